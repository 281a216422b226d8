export const id = 1713;
export const ids = [1713];
export const modules = {

/***/ 57336:
/***/ ((module) => {

let p = process || {}, argv = p.argv || [], env = p.env || {}
let isColorSupported =
	!(!!env.NO_COLOR || argv.includes("--no-color")) &&
	(!!env.FORCE_COLOR || argv.includes("--color") || p.platform === "win32" || ((p.stdout || {}).isTTY && env.TERM !== "dumb") || !!env.CI)

let formatter = (open, close, replace = open) =>
	input => {
		let string = "" + input, index = string.indexOf(close, open.length)
		return ~index ? open + replaceClose(string, close, replace, index) + close : open + string + close
	}

let replaceClose = (string, close, replace, index) => {
	let result = "", cursor = 0
	do {
		result += string.substring(cursor, index) + replace
		cursor = index + close.length
		index = string.indexOf(close, cursor)
	} while (~index)
	return result + string.substring(cursor)
}

let createColors = (enabled = isColorSupported) => {
	let f = enabled ? formatter : () => String
	return {
		isColorSupported: enabled,
		reset: f("\x1b[0m", "\x1b[0m"),
		bold: f("\x1b[1m", "\x1b[22m", "\x1b[22m\x1b[1m"),
		dim: f("\x1b[2m", "\x1b[22m", "\x1b[22m\x1b[2m"),
		italic: f("\x1b[3m", "\x1b[23m"),
		underline: f("\x1b[4m", "\x1b[24m"),
		inverse: f("\x1b[7m", "\x1b[27m"),
		hidden: f("\x1b[8m", "\x1b[28m"),
		strikethrough: f("\x1b[9m", "\x1b[29m"),

		black: f("\x1b[30m", "\x1b[39m"),
		red: f("\x1b[31m", "\x1b[39m"),
		green: f("\x1b[32m", "\x1b[39m"),
		yellow: f("\x1b[33m", "\x1b[39m"),
		blue: f("\x1b[34m", "\x1b[39m"),
		magenta: f("\x1b[35m", "\x1b[39m"),
		cyan: f("\x1b[36m", "\x1b[39m"),
		white: f("\x1b[37m", "\x1b[39m"),
		gray: f("\x1b[90m", "\x1b[39m"),

		bgBlack: f("\x1b[40m", "\x1b[49m"),
		bgRed: f("\x1b[41m", "\x1b[49m"),
		bgGreen: f("\x1b[42m", "\x1b[49m"),
		bgYellow: f("\x1b[43m", "\x1b[49m"),
		bgBlue: f("\x1b[44m", "\x1b[49m"),
		bgMagenta: f("\x1b[45m", "\x1b[49m"),
		bgCyan: f("\x1b[46m", "\x1b[49m"),
		bgWhite: f("\x1b[47m", "\x1b[49m"),

		blackBright: f("\x1b[90m", "\x1b[39m"),
		redBright: f("\x1b[91m", "\x1b[39m"),
		greenBright: f("\x1b[92m", "\x1b[39m"),
		yellowBright: f("\x1b[93m", "\x1b[39m"),
		blueBright: f("\x1b[94m", "\x1b[39m"),
		magentaBright: f("\x1b[95m", "\x1b[39m"),
		cyanBright: f("\x1b[96m", "\x1b[39m"),
		whiteBright: f("\x1b[97m", "\x1b[39m"),

		bgBlackBright: f("\x1b[100m", "\x1b[49m"),
		bgRedBright: f("\x1b[101m", "\x1b[49m"),
		bgGreenBright: f("\x1b[102m", "\x1b[49m"),
		bgYellowBright: f("\x1b[103m", "\x1b[49m"),
		bgBlueBright: f("\x1b[104m", "\x1b[49m"),
		bgMagentaBright: f("\x1b[105m", "\x1b[49m"),
		bgCyanBright: f("\x1b[106m", "\x1b[49m"),
		bgWhiteBright: f("\x1b[107m", "\x1b[49m"),
	}
}

module.exports = createColors()
module.exports.createColors = createColors


/***/ }),

/***/ 29772:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ linkTarget),
/* harmony export */   v: () => (/* binding */ edgeAnchor)
/* harmony export */ });
/* harmony import */ var _memory_record_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(24792);

const SCHEME = /^[A-Za-z][A-Za-z0-9+.-]*:/;
function linkTarget(from, link, root) {
    if (SCHEME.test(link) || link.startsWith("//") || link.startsWith("#") || link.startsWith("?"))
        return undefined;
    const bare = decode(link.replace(/[#?].*$/s, ""));
    if (bare === "")
        return undefined;
    const start = bare.startsWith("/") ? root.split("/").slice(0, -1) : from.split("/").slice(0, -1);
    const segments = start;
    for (const segment of bare.split("/")) {
        if (segment === "" || segment === ".")
            continue;
        if (segment === ".." && segments.length > 0 && segments.at(-1) !== "..")
            segments.pop();
        else
            segments.push(segment);
    }
    return segments.join("/");
}
function decode(text) {
    try {
        return decodeURIComponent(text);
    }
    catch {
        return text;
    }
}
function edgeAnchor(declaration, edge, layoutClass, part = "target") {
    const source = layoutClass?.edgeSources[edge.field];
    if (!source)
        return (0,_memory_record_js__WEBPACK_IMPORTED_MODULE_0__/* .fieldAnchor */ .O)(declaration, []);
    const item = edge.slot === -1 ? [] : [edge.slot];
    const target = edge.form === "string" ? [] : [edge.key ?? "target"];
    switch (source.form) {
        case "links":
            return { path: declaration.path, link: edge.slot };
        case "map":
            return part === "kind"
                ? (0,_memory_record_js__WEBPACK_IMPORTED_MODULE_0__/* .fieldAnchor */ .O)(declaration, [...source.path, edge.kind], "key")
                : (0,_memory_record_js__WEBPACK_IMPORTED_MODULE_0__/* .fieldAnchor */ .O)(declaration, [...source.path, edge.kind, ...item, ...target]);
        case "list":
            return (0,_memory_record_js__WEBPACK_IMPORTED_MODULE_0__/* .fieldAnchor */ .O)(declaration, [...source.path, ...item, ...(part === "kind" ? ["kind"] : target)]);
        case "targets":
            return part === "kind"
                ? (0,_memory_record_js__WEBPACK_IMPORTED_MODULE_0__/* .fieldAnchor */ .O)(declaration, source.path, "key")
                : (0,_memory_record_js__WEBPACK_IMPORTED_MODULE_0__/* .fieldAnchor */ .O)(declaration, [...source.path, ...item, ...target]);
    }
}


/***/ }),

/***/ 24792:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ fieldAnchor)
/* harmony export */ });
function fieldAnchor(declaration, pointer, part = "value") {
    return {
        path: declaration.path,
        document: declaration.document,
        pointer: [...declaration.root, ...pointer],
        part,
    };
}


/***/ }),

/***/ 25714:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ jsonText)
/* harmony export */ });
const ACTING = /[\u007F-\u009F\p{Cf}\p{Zl}\p{Zp}]|##(?=\[)/gu;
function jsonText(value, indent = 2) {
    return `${JSON.stringify(value, null, indent).replace(ACTING, escapeUnits)}\n`;
}
function escapeUnits(text) {
    if (text === "##")
        return "#\\u0023";
    let escaped = "";
    for (let at = 0; at < text.length; at++)
        escaped += `\\u${text.charCodeAt(at).toString(16).padStart(4, "0")}`;
    return escaped;
}


/***/ }),

/***/ 81865:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ useColor)
/* harmony export */ });
function useColor() {
    if (process.env["NO_COLOR"])
        return false;
    return [process.env["FORCE_COLOR"], process.stdout.isTTY].some(Boolean);
}


/***/ }),

/***/ 91504:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ gateOptions)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _load_load_layout_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9832);
/* harmony import */ var _memory_user_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(90989);




function gateOptions(dir, options, repository) {
    const top = repository.isGit ? repository.top : undefined;
    return {
        ...(options.layout !== undefined && { layout: layoutChoice(dir, options.layout, top) }),
        ...(options.config !== undefined && { config: configPath(dir, options.config) }),
    };
}
function layoutChoice(dir, layout, top) {
    if (_load_load_layout_js__WEBPACK_IMPORTED_MODULE_2__/* .BUILT_IN_LAYOUTS */ .$.includes(layout))
        return { name: layout };
    const inside = pathInside(dir, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(layout)) ?? pathInside(dir, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(dir, layout));
    if (inside !== undefined)
        return { name: inside };
    try {
        if (top !== undefined && pathInside(top, (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(layout)) !== undefined) {
            throw new _memory_user_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y(`The layout ${layout} is a file of the repository that is checked, but not of the folder.`, "Keep it below the folder of the memory, so that it can be read from the target branch.");
        }
        return { text: (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(layout), label: layout };
    }
    catch (error) {
        if (error instanceof _memory_user_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y)
            throw error;
        throw new _memory_user_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y(`There is no layout "${layout}": it is neither built in nor a file that can be read.`, `Use one of ${_load_load_layout_js__WEBPACK_IMPORTED_MODULE_2__/* .BUILT_IN_LAYOUTS */ .$.join(", ")}, or the path of a layout file.`);
    }
}
function configPath(dir, config) {
    const inside = pathInside(dir, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(config)) ?? pathInside(dir, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(dir, config));
    if (inside === undefined) {
        throw new _memory_user_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y(`The configuration ${config} lies outside ${dir}.`, "Keep the configuration in the repository that it configures.");
    }
    return inside;
}
function pathInside(dir, file) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(dir, file);
    return path === "" || path.startsWith("..") || (0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(path) ? undefined : path.replaceAll("\\", "/");
}


/***/ }),

/***/ 74308:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runReview: () => (/* binding */ runReview)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/src/load/gate.js + 6 modules
var load_gate = __webpack_require__(87346);
// EXTERNAL MODULE: ./build/src/layouts/values.js
var values = __webpack_require__(98435);
// EXTERNAL MODULE: ./build/src/memory/plain-data.js
var plain_data = __webpack_require__(85742);
// EXTERNAL MODULE: ./build/src/load/read-memory.js + 23 modules
var read_memory = __webpack_require__(83141);
// EXTERNAL MODULE: ./build/src/load/visit-records.js
var visit_records = __webpack_require__(96942);
;// CONCATENATED MODULE: ./build/src/load/review-subjects.js




const STATUSES = {
    draft: "candidate",
    candidate: "candidate",
    proposed: "candidate",
    review: "candidate",
    done: "done",
    deprecated: "out",
    archived: "out",
    superseded: "out",
    stale: "out",
    rejected: "out",
    retracted: "out",
};
async function reviewSubjects(tree, gate) {
    const entries = await (0,read_memory/* recordEntries */.mG)(tree, gate, () => true);
    const subjects = [];
    await (0,visit_records/* visitRecords */.O)({ tree, entries }, new Set(entries.map(({ path }) => path)), gate, (inspected, body) => {
        const subject = subjectOf(inspected, body, gate);
        if (subject)
            subjects.push(subject);
    });
    return subjects;
}
function candidateSubjects(path, bytes, gate) {
    const subjects = [];
    (0,visit_records/* visitFile */.o)(path, bytes, gate, (inspected, body) => {
        const subject = subjectOf(inspected, body, gate);
        if (subject)
            subjects.push(subject);
    });
    return subjects;
}
function subjectOf(inspected, body, { layout }) {
    const { declaration, layoutClass, value } = inspected;
    if (declaration.role === "patch" || declaration.role === "extension" || layoutClass.generated)
        return undefined;
    const isSelective = [...layout.classes.values()].some(({ proposable }) => proposable);
    if (isSelective && !layoutClass.proposable)
        return undefined;
    const summary = firstText(value, ["summary", "description", "purpose"]) ?? firstParagraph(body);
    return {
        id: declaration.id ?? declaration.path,
        path: declaration.path,
        type: declaration.kind ?? declaration.className,
        status: isRetired(value) ? "out" : (STATUSES[declaration.status?.toLowerCase() ?? ""] ?? "active"),
        title: declaration.title ?? "",
        ...(summary !== undefined && { summary }),
        detail: body === "" ? textsOf(value) : body,
        tags: declaration.tags,
        scope: [...listAt(value, "path_scope"), ...scopeEdges(inspected)],
        ...(declaration.updatedAt !== undefined && { updated: declaration.updatedAt }),
        isWithheld: declaration.sensitivity === "restricted" || declaration.sensitivity === "secret-metadata",
        supersedes: declaration.edges.filter(({ kind }) => kind === "supersedes").map(({ target }) => target),
    };
}
function isRetired(value) {
    const by = (0,values/* valueAt */.f)(value, ["superseded_by"]);
    return value["stale"] === true || (typeof by === "string" && by !== "");
}
function firstText(value, names) {
    for (const name of names) {
        for (const found of [value[name], (0,values/* valueAt */.f)(value, ["attributes", name])]) {
            if (typeof found === "string" && found.trim() !== "")
                return found;
        }
    }
    return undefined;
}
function listAt(value, name) {
    const found = value[name] ?? (0,values/* valueAt */.f)(value, ["attributes", name]);
    return (Array.isArray(found) ? found : [found]).filter((entry) => typeof entry === "string");
}
function scopeEdges({ declaration }) {
    return declaration.edges.filter(({ kind }) => kind.startsWith("applies_to")).map(({ target }) => target);
}
function firstParagraph(body) {
    const paragraph = body
        .slice(0, 8000)
        .split(/\n[ \t]*\n/)
        .map((block) => block.replace(/^#{1,6} [^\n]*\n?/, "").trim())
        .find((block) => block !== "" && !/^(?:```|~~~|[-*+] |\||<!--)/.test(block));
    return paragraph === undefined || paragraph === "" ? undefined : paragraph;
}
const ABOUT = new Set([
    "id",
    "nodeKind",
    "kind",
    "type",
    "status",
    "owners",
    "updatedAt",
    "tags",
    "edges",
    "title",
    "sensitivity",
]);
const MOST_TEXTS = 2000;
function textsOf(value) {
    const texts = [];
    const visit = (member) => {
        if (texts.length >= MOST_TEXTS)
            return;
        if (typeof member === "string")
            texts.push(member);
        else if (typeof member === "number")
            texts.push(String(member));
        else if (Array.isArray(member))
            member.forEach(visit);
        else if ((0,plain_data/* isMapping */.p)(member))
            visitMembers(member);
    };
    const visitMembers = (mapping) => {
        for (const key of Object.keys(mapping).sort())
            if (!ABOUT.has(key))
                visit(mapping[key]);
    };
    visitMembers(value);
    return texts.join("\n");
}

// EXTERNAL MODULE: ./build/src/memory/user-error.js
var user_error = __webpack_require__(90989);
;// CONCATENATED MODULE: ./build/src/review/constants.js
const REVIEWER = "1";
const LIKENESS = {
    longText: 400,
    comparable: { title: 5800, summary: 3600, detail: 3600 },
    elsewhere: { title: 9000, overlap: 70 },
    duplicate: { title: 9000, summary: 7800, detail: 6600 },
    replacement: { title: 9500, detail: 4200, overlap: 32, wording: 42 },
    additive: { title: 6800, overlap: 44, wording: 32 },
    sameText: { summary: 7800, detail: 6600 },
    split: { overlap: 50 },
    replacedText: 4800,
};
const IDENTITY = {
    limit: 58,
    slug: 42,
    title: [
        [9200, 28],
        [7500, 18],
    ],
    summary: [
        [7000, 20],
        [4800, 12],
    ],
    detail: [[6200, 12]],
    scopeAndTitle: { title: 7200, weight: 8 },
    tag: 6,
};
const SCOPE = { same: 65, overlapping: 35, disjoint: -45 };
const OVERLAP = {
    strong: 7800,
    moderate: 4800,
    title: [32, 18],
    summary: [30, 16],
    detail: [22, 10],
};
const REPLACEMENT = { replacement: 72, additive: -12, partial: -18, split: -28 };
const RECENCY = { newer: 24, notOlder: 16, older: -22, newerDays: 7 };
const LINEAGE = { active: 20, candidate: 8, done: -8, supersedes: -4 };
const CONFIDENCE = {
    duplicate: [42, 20, 30, 0, 0, 8],
    full_replacement: [28, 14, 18, 24, 10, 6],
    additive_update: [26, 16, 32, 14, 0, 12],
    possible_split: [18, 18, 18, 28, 6, 12],
    ambiguous_overlap: [18, 18, 22, 0, 0, 8],
};
const TOTAL = [28, 18, 26, 14, 8, 6];
const DECISION = {
    leastTokens: 8,
    leastSummary: 18,
    leastDetail: 48,
    supersede: 5600,
    merge: 5800,
    rival: 600,
    neighbour: 800,
    split: 2800,
    listed: 2500,
    near: 1200,
    single: 3500,
    thin: 9800,
    temporary: 9700,
    novel: 8400,
    novelRange: [5500, 9200],
};
const RETRIEVAL = {
    bucket: 128,
    elsewhere: 32,
    steps: 300_000,
};

;// CONCATENATED MODULE: ./build/src/review/marks.js
const NEGATION = /(?<![\p{L}\p{N}])(?:not|no|never|none|neither|nor|without|cannot|avoid(?:s|ed|ing)?|forbid(?:s|den)?|prohibit(?:s|ed)?|disable[sd]?|disabling|den(?:y|ies|ied)|nicht|nie|niemals|ohne|kein(?:e[mnrs]?)?|verboten|ne|pas|jamais|sans|aucune?|interdit|nunca|jamás|sin|prohibido|não|sem|proibido|non|mai|senza|vietato|niet|geen|nooit|zonder|nie|bez|nigdy|не|нет|ни|никогда|без|нельзя|değil|asla|لا|لم|ليس|नहीं|मत|không|tidak|jangan)(?![\p{L}\p{N}])|\p{L}n['\u2019]t(?!\p{L})|[不勿未禁無无没沒莫]|避免|ない|ません|ず(?=に)|禁止|않|없|금지|ไม่|ห้าม/giu;
const VALUE = /(?<![\p{L}\p{N}.])[-+]?\d+(?:[.,:/-]\d+){0,8}\s?%?/gu;
const IDENTIFIER = /`[^`\n]{1,200}`|\bhttps?:\/\/[^\s)>\]"']{1,400}|(?<![\w/])(?:\.{0,2}\/)?[\w.-]{1,80}(?:\/[\w.*-]{1,80}){1,20}|\b[\w-]{1,60}\.(?:ts|js|py|go|rs|java|md|ya?ml|json|toml|sh|sql|proto|tf)\b/g;
function marksOf(text) {
    const plain = text.normalize("NFKC");
    return {
        negations: sorted(plain.match(NEGATION), (mark) => (/n['\u2019]t$/i.test(mark) ? "n't" : mark.toLowerCase())),
        values: sorted(plain.match(VALUE), (value) => value.replace(/\s/g, "").replace(/[.,:/-]$/, "")),
        identifiers: sorted(plain.match(IDENTIFIER), (name) => name.replace(/^`|`$|[.,;:]+$/g, "")),
    };
}
function markChanges(candidate, target) {
    const changes = [];
    for (const [flag, of] of [
        ["polarity_changed", (marks) => marks.negations],
        ["value_changed", (marks) => marks.values],
        ["identifier_changed", (marks) => marks.identifiers],
    ]) {
        const change = { flag, candidate: without(of(candidate), of(target)), target: without(of(target), of(candidate)) };
        if (change.candidate.length + change.target.length > 0)
            changes.push(change);
    }
    return changes;
}
const MOST_LISTED = 20;
function without(values, others) {
    const counts = new Map();
    for (const other of others)
        counts.set(other, (counts.get(other) ?? 0) + 1);
    const left = values.filter((value) => {
        const count = counts.get(value) ?? 0;
        counts.set(value, count - 1);
        return count <= 0;
    });
    return left.slice(0, MOST_LISTED);
}
function sorted(found, as) {
    return (found ?? []).map(as).sort();
}
const NEGATING = /^(?:in|im|ir|il|un|non|dis|de)/;
function isTitleContrast(one, other) {
    const own = [...one].filter((token) => !other.has(token));
    const others = [...other].filter((token) => !one.has(token));
    const [first, second] = [own[0], others[0]];
    if (own.length !== 1 || others.length !== 1 || first === undefined || second === undefined)
        return false;
    if (one.size < 2 || other.size < 2)
        return false;
    if (/\d/.test(first) || /\d/.test(second))
        return true;
    if (isNegated(first, second) || isNegated(second, first))
        return true;
    return distance(first.slice(0, 60), second.slice(0, 60)) * 3 > Math.max(first.length, second.length);
}
function isNegated(word, other) {
    const prefix = NEGATING.exec(word)?.[0];
    return prefix !== undefined && word.slice(prefix.length) === other;
}
function distance(one, other) {
    let row = Array.from({ length: other.length + 1 }, (_, index) => index);
    for (let at = 1; at <= one.length; at++) {
        const next = [at];
        for (let to = 1; to <= other.length; to++) {
            const same = one[at - 1] === other[to - 1] ? 0 : 1;
            next.push(Math.min((row[to] ?? 0) + 1, (next[to - 1] ?? 0) + 1, (row[to - 1] ?? 0) + same));
        }
        row = next;
    }
    return row[other.length] ?? 0;
}

;// CONCATENATED MODULE: ./build/src/review/scope.js
function scopeEntries(written) {
    const entries = written.map(normalEntry).filter((entry) => !/^(?:|\.|\*|\*\*)$/.test(entry));
    return [...new Set(entries)].sort();
}
function normalEntry(written) {
    let entry = written.trim().replaceAll("\\", "/").toLowerCase();
    if (entry.startsWith("./"))
        entry = entry.slice(2);
    if (entry.endsWith("/**"))
        entry = entry.slice(0, -3);
    else if (entry.endsWith("/*"))
        entry = entry.slice(0, -2);
    if (entry.startsWith("/"))
        entry = entry.slice(1);
    return entry.endsWith("/") ? entry.slice(0, -1) : entry;
}
function scopeRelation(one, other) {
    if (one.join("|") === other.join("|"))
        return "same";
    const meets = one.some((entry) => other.some((second) => entry === second || entry.startsWith(`${second}/`) || second.startsWith(`${entry}/`)));
    return meets ? "overlapping" : "disjoint";
}
function withParents(entry) {
    const found = [entry];
    for (let slash = entry.lastIndexOf("/"); slash > 0; slash = entry.lastIndexOf("/", slash - 1)) {
        found.push(entry.slice(0, slash));
    }
    return found;
}

;// CONCATENATED MODULE: ./build/src/review/text.js
const UNSPACED = /[\u0E00-\u0EFF\u1000-\u109F\u1780-\u17FF\u3005-\u3007\u3040-\u30FF\u31F0-\u31FF\u3400-\u4DBF\u4E00-\u9FFF\uA9E0-\uA9FF\uAA60-\uAA7F\uF900-\uFAFF\u{20000}-\u{3FFFF}]/u;
const UNSPACED_RUN = new RegExp(`${UNSPACED.source}+|(?:(?!${UNSPACED.source}).)+`, "gsu");
const HANGUL = /[\u1100-\u11FF\u3130-\u318F\uAC00-\uD7A3]/u;
const WORD = /[\p{L}\p{M}\p{N}]+/gu;
const ASCII = /^[\u0000-\u007F]*$/;
function normalForm(text) {
    if (ASCII.test(text))
        return (text.toLowerCase().match(/[a-z0-9]+/g) ?? []).join(" ");
    return (text.normalize("NFKC").toLowerCase().match(WORD) ?? []).join(" ");
}
function tokensOf(normal) {
    if (ASCII.test(normal))
        return new Set(normal === "" ? [] : normal.split(" "));
    const tokens = new Set();
    for (const word of normal.split(" ")) {
        if (word === "")
            continue;
        if (!UNSPACED.test(word)) {
            tokens.add(word);
            continue;
        }
        for (const run of word.match(UNSPACED_RUN) ?? [])
            addRun(tokens, run);
    }
    return tokens;
}
function addRun(tokens, run) {
    const characters = Array.from(run);
    if (characters.length === 1 || !UNSPACED.test(run))
        tokens.add(run);
    else
        for (let at = 0; at + 1 < characters.length; at++)
            tokens.add(`${characters[at] ?? ""}${characters[at + 1] ?? ""}`);
}
function comparedText(text) {
    const normal = normalForm(text);
    return { normal, tokens: tokensOf(normal) };
}
function weightOf(normal) {
    let weight = 0;
    for (const character of normal)
        weight += UNSPACED.test(character) || HANGUL.test(character) ? 2 : 1;
    return weight;
}
function slugOf(normal) {
    return normal.replaceAll(" ", "-").slice(0, 48);
}
function likeness(one, other, longText) {
    if (one.normal === "" || other.normal === "")
        return 0;
    if (one.normal === other.normal)
        return 10_000;
    const words = jaccard(one.tokens, other.tokens);
    const isLong = one.normal.length + other.normal.length > longText;
    return isLong ? words : Math.max(words, dice(one.normal, other.normal));
}
function jaccard(one, other) {
    const [small, large] = one.size <= other.size ? [one, other] : [other, one];
    let shared = 0;
    for (const token of small)
        if (large.has(token))
            shared++;
    return ratio(shared, one.size + other.size - shared);
}
function dice(one, other) {
    const counts = new Map();
    const first = pairsOf(one);
    const second = pairsOf(other);
    for (const pair of first)
        counts.set(pair, (counts.get(pair) ?? 0) + 1);
    let shared = 0;
    for (const pair of second) {
        const left = counts.get(pair) ?? 0;
        if (left === 0)
            continue;
        shared++;
        counts.set(pair, left - 1);
    }
    return ratio(2 * shared, first.length + second.length);
}
function pairsOf(normal) {
    const text = normal.replaceAll(" ", "");
    if (text.length < 2)
        return text === "" ? [] : [text];
    const pairs = [];
    for (let at = 0; at + 1 < text.length; at++)
        pairs.push(text.slice(at, at + 2));
    return pairs;
}
function ratio(part, whole) {
    return whole === 0 ? 0 : Math.round((part * 10_000) / whole);
}

;// CONCATENATED MODULE: ./build/src/review/evidence.js




function likenesses(candidate, target) {
    return {
        title: likeness(candidate.title, target.title, LIKENESS.longText),
        summary: likeness(candidate.summary, target.summary, LIKENESS.longText),
        detail: likeness(candidate.detail, target.detail, LIKENESS.longText),
    };
}
function evidenceOf(candidate, wording, target, { title, summary, detail }, now) {
    const relation = scopeRelation(candidate.scope, target.scope);
    const identity = bucket([
        ...(candidate.slug !== "" && candidate.slug === target.slug
            ? [{ code: "equal slug", weight: IDENTITY.slug }]
            : []),
        ...graded("title", title, IDENTITY.title),
        ...graded("summary", summary, IDENTITY.summary),
        ...graded("detail", detail, IDENTITY.detail),
        ...(relation === "same" && title >= IDENTITY.scopeAndTitle.title
            ? [{ code: "same scope and title", weight: IDENTITY.scopeAndTitle.weight, value: title }]
            : []),
        ...([...candidate.tags].some((tag) => target.tags.has(tag))
            ? [{ code: "shared tag", weight: IDENTITY.tag }]
            : []),
    ], 0);
    const titleContrast = !wording.additive && isTitleContrast(candidate.title.tokens, target.title.tokens);
    const age = ageOf(candidate.subject.updated, target.subject.updated, now);
    return {
        title,
        summary,
        detail,
        scopeRelation: relation,
        identity,
        scope: bucket([{ code: relation, weight: SCOPE[relation] }], -100),
        overlap: bucket([...overlap("title", title), ...overlap("summary", summary), ...overlap("detail", detail)], 0),
        replacement: bucket(["replacement", "additive", "partial", "split"].flatMap((code) => wording[code] ? [{ code: `${code} wording`, weight: REPLACEMENT[code] }] : []), -100),
        recency: bucket([age], -100),
        lineage: bucket(lineage(target), -100),
        sameIdentity: identity.sum >= IDENTITY.limit && !titleContrast,
        titleContrast,
        notOlder: age.weight >= 0,
        equalTexts: candidate.digest === target.digest,
        changes: markChanges(candidate.marks(), target.marks()),
    };
}
function bucket(items, least) {
    const sum = items.reduce((all, { weight }) => all + weight, 0);
    return { sum: Math.min(Math.max(sum, least), 100), items };
}
function graded(code, value, grades) {
    const grade = grades.find(([least]) => value >= least);
    return grade ? [{ code: `${code} alike`, weight: grade[1], value }] : [];
}
function overlap(code, value) {
    const [strong, moderate] = OVERLAP[code];
    if (value >= OVERLAP.strong)
        return [{ code: `${code} strong`, weight: strong, value }];
    return value >= OVERLAP.moderate ? [{ code: `${code} moderate`, weight: moderate, value }] : [];
}
const DAY = 86_400_000;
function ageOf(candidate, target, now) {
    const own = instantOf(candidate, now);
    const other = instantOf(target, now);
    const days = own !== undefined && other !== undefined ? Math.round((own - other) / DAY) : undefined;
    const isNotOlder = days === undefined ? (candidate ?? "") >= (target ?? "") : (own ?? 0) >= (other ?? 0);
    if (!isNotOlder)
        return { code: "older", weight: RECENCY.older, ...(days !== undefined && { value: days }) };
    const isNewer = days !== undefined && days >= RECENCY.newerDays;
    return {
        code: isNewer ? "newer" : "not older",
        weight: isNewer ? RECENCY.newer : RECENCY.notOlder,
        ...(days !== undefined && { value: days }),
    };
}
function instantOf(written, now) {
    if (written === undefined || !/^\d{4}-\d{2}-\d{2}/.test(written))
        return undefined;
    const time = Date.parse(/^\d{4}-\d{2}-\d{2}$/.test(written) ? `${written}T00:00:00Z` : written);
    return Number.isNaN(time) ? undefined : Math.min(time, now.getTime());
}
function lineage({ subject }) {
    const { status, supersedes } = subject;
    const items = status === "out" ? [] : [{ code: `target ${status}`, weight: LINEAGE[status] }];
    if (supersedes.length > 0)
        items.push({ code: "target supersedes another", weight: LINEAGE.supersedes });
    return items;
}

;// CONCATENATED MODULE: ./build/src/review/relation.js

function matchOf(evidence, wording, target) {
    const { relation, failedBefore, flags } = relate(evidence, wording, target.subject.status);
    return {
        target,
        evidence,
        relation,
        failedBefore,
        confidence: confidenceOf(relation, evidence),
        total: clamp(weigh(TOTAL, evidence, evidence.replacement.sum)),
        flags,
    };
}
function relate(evidence, wording, status) {
    const failedBefore = [];
    const changed = evidence.changes.map(({ flag }) => flag);
    const flags = evidence.titleContrast ? ["title_contrast"] : [];
    const ambiguous = (more) => ({
        relation: "ambiguous_overlap",
        failedBefore,
        flags: [...flags, ...more],
    });
    if (evidence.titleContrast) {
        failedBefore.push({ relation: "duplicate", failed: "the titles name different things" });
        return ambiguous(evidence.equalTexts ? changed : []);
    }
    for (const [relation, conditions] of rulesOf(evidence, wording, status)) {
        const broken = conditions.find(([holds]) => !holds);
        if (broken) {
            failedBefore.push({ relation, failed: broken[1] });
            continue;
        }
        const saysTheSame = relation === "duplicate" ||
            (relation === "additive_update" &&
                !wording.additive &&
                evidence.summary >= LIKENESS.sameText.summary &&
                evidence.detail >= LIKENESS.sameText.detail);
        if (saysTheSame && changed.length > 0) {
            failedBefore.push({ relation, failed: `a text that is otherwise the same has ${changed.join(", ")}` });
            return ambiguous(changed);
        }
        return { relation, failedBefore, flags };
    }
    return ambiguous([]);
}
function rulesOf(evidence, wording, status) {
    const { title, summary, detail, overlap, replacement, scopeRelation, sameIdentity, notOlder } = evidence;
    const isSame = scopeRelation === "same";
    const isNear = scopeRelation !== "disjoint";
    const least = (name, value, wanted) => [
        value >= wanted,
        `${name} ${value} < ${wanted}`,
    ];
    const scope = [isSame, `scope ${scopeRelation} ≠ same`];
    const near = [isNear, "scope disjoint"];
    const identity = [sameIdentity, `identity ${evidence.identity.sum} < 58`];
    const { duplicate, replacement: full, additive } = LIKENESS;
    return [
        [
            "duplicate",
            evidence.equalTexts
                ? [scope, [status !== "done", "target is done"]]
                : [
                    [status !== "done", "target is done"],
                    scope,
                    identity,
                    least("title", title, duplicate.title),
                    least("summary", summary, duplicate.summary),
                    least("detail", detail, duplicate.detail),
                    [!wording.replacement, "replacement wording"],
                    [!wording.split, "split wording"],
                ],
        ],
        [
            "full_replacement",
            [
                [status === "active", `target ${status} ≠ active`],
                scope,
                identity,
                [notOlder, "candidate is older"],
                least("replacement", replacement.sum, full.wording),
                [
                    overlap.sum >= full.overlap || detail >= full.detail || title >= full.title,
                    `overlap ${overlap.sum} < ${full.overlap}, detail ${detail} < ${full.detail}, title ${title} < ${full.title}`,
                ],
            ],
        ],
        [
            "additive_update",
            [
                near,
                [
                    sameIdentity || (isSame && title >= additive.title),
                    `identity ${evidence.identity.sum} < 58, title ${title} < ${additive.title} or another scope`,
                ],
                least("overlap", overlap.sum, additive.overlap),
                [replacement.sum < additive.wording, `replacement ${replacement.sum} ≥ ${additive.wording}`],
                [!wording.split, "split wording"],
            ],
        ],
        [
            "possible_split",
            [
                near,
                [
                    wording.split ||
                        wording.partial ||
                        (scopeRelation === "overlapping" && replacement.sum >= LIKENESS.replacement.wording),
                    "no split or partial wording, no replacement in an overlapping scope",
                ],
                [
                    sameIdentity || overlap.sum >= LIKENESS.split.overlap,
                    `identity ${evidence.identity.sum} < 58, overlap ${overlap.sum} < ${LIKENESS.split.overlap}`,
                ],
            ],
        ],
    ];
}
function confidenceOf(relation, evidence) {
    const { sum } = evidence.replacement;
    const wording = relation === "additive_update" ? Math.max(0, 100 - sum) : relation === "possible_split" ? Math.abs(sum) : sum;
    return clamp(weigh(CONFIDENCE[relation], evidence, wording));
}
function weigh([i, s, o, r, c, l], { identity, scope, overlap, recency, lineage }, replacement) {
    return i * identity.sum + s * scope.sum + o * overlap.sum + r * replacement + c * recency.sum + l * lineage.sum;
}
function clamp(value) {
    return Math.min(Math.max(value, 0), 10_000);
}
const STATUS_RANK = { active: 3, candidate: 2, done: 1, out: 0 };
function statusRank({ target }) {
    return STATUS_RANK[target.subject.status];
}
function compareMatches(a, b) {
    return (b.confidence - a.confidence ||
        Number(b.evidence.scopeRelation === "same") - Number(a.evidence.scopeRelation === "same") ||
        statusRank(b) - statusRank(a) ||
        b.total - a.total ||
        compare(b.target.subject.updated ?? "", a.target.subject.updated ?? "") ||
        compare(a.target.subject.id, b.target.subject.id));
}
function compare(a, b) {
    return a < b ? -1 : a > b ? 1 : 0;
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
;// CONCATENATED MODULE: ./build/src/review/subject.js




const LONGEST_DETAIL = 100_000;
function featuresOf(subject) {
    const title = comparedText(subject.title);
    const summary = comparedText(subject.summary ?? "");
    const detail = comparedText(subject.detail.slice(0, LONGEST_DETAIL));
    const scope = scopeEntries(subject.scope);
    return {
        subject,
        title,
        summary,
        detail,
        slug: slugOf(title.normal),
        scope,
        scopeIdentity: scope.length === 0 ? "global" : scope.join("|"),
        tags: new Set(subject.tags),
        marks: once(() => marksOf([subject.title, subject.summary ?? "", subject.detail.slice(0, LONGEST_DETAIL)].join("\n"))),
        digest: digestOf(title.normal, summary.normal, detail.normal),
    };
}
function once(make) {
    let made;
    return () => (made ??= { value: make() }).value;
}
function digestOf(...texts) {
    return `sha256:${(0,external_node_crypto_.createHash)("sha256").update(texts.join("\0")).digest("hex")}`;
}

;// CONCATENATED MODULE: ./build/src/review/wording.js

const PHRASES = {
    replacement: [
        ...[
            "replace",
            "replaces",
            "replaced",
            "replacing",
            "supersede",
            "supersedes",
            "superseded",
            "deprecate",
            "deprecates",
        ],
        ...["deprecated", "obsolete", "instead of", "no longer", "migrate to", "migrated to", "migrating to", "switch to"],
        ...[
            "switched to",
            "改为",
            "替换",
            "废弃",
            "不再使用",
            "迁移到",
            "廃止",
            "置き換え",
            "대체",
            "더 이상",
            "ersetzt",
            "statt",
            "nicht mehr",
        ],
        ...["reemplaza", "ya no", "remplace", "ne plus", "substitui", "заменяет", "больше не", "вместо"],
    ],
    additive: [
        ...[
            "also",
            "extend",
            "extends",
            "additional",
            "broaden",
            "broader",
            "cover",
            "covers",
            "include",
            "includes",
            "in addition",
        ],
        ...[
            "applies to",
            "along with",
            "another case",
            "补充",
            "扩展",
            "另外",
            "同时",
            "也要",
            "也适用",
            "また",
            "さらに",
            "또한",
        ],
        ...["auch", "zusätzlich", "también", "además", "aussi", "également", "também", "также"],
    ],
    partial: [
        ...["partial", "specific", "only for", "subset", "subpath", "one branch", "one module", "one case", "except"],
        ...[
            "部分",
            "只针对",
            "子集",
            "某个模块",
            "例外",
            "nur für",
            "außer",
            "solo para",
            "sauf",
            "только для",
            "кроме",
            "のみ",
            "제외",
        ],
    ],
    split: [
        ...[
            "split",
            "separate",
            "separately",
            "two memories",
            "multiple memories",
            "different cases",
            "拆分",
            "分开",
            "多条",
            "两条",
        ],
        ...["getrennt", "por separado", "séparément", "отдельно", "分割"],
    ],
};
const FIXED_TEMPORARY = ["for now", "one off", "until release", "today only", "debug only", "一次性", "仅用于调试"];
const QUALIFIED = "rule|fix|workaround|hack|measure|setting|change|override|patch|note|logging";
const STRONG_TEMPORARY = new RegExp(`(?:^| )(?:temporary|temp)(?: \\S{1,40})? (?:${QUALIFIED})s?(?: |$)`);
const MENTIONED = [
    "temporary",
    "temp",
    "wip",
    "todo",
    "临时",
    "暂时",
    "vorläufig",
    "temporal",
    "temporaire",
    "временно",
    "一時的",
    "임시",
];
const OPENING = /^\s{0,8}(?:[-*+#>]{1,6}\s{1,4})?(?:todo|wip)\b|\b(?:todo|wip)\s?[:(]/im;
function wordingOf(title, summary, detail) {
    const raw = [title, summary, detail].join("\n");
    const lines = raw.split("\n").map((line) => ` ${normalForm(line)} `);
    const text = lines.join("\n");
    const found = [];
    const look = (signal, phrases) => {
        const phrase = phrases.find((candidate) => stands(text, candidate));
        if (phrase !== undefined)
            found.push({ signal, phrase });
        return phrase !== undefined;
    };
    const gapped = (signal, first, last) => {
        const stood = lines.some((line) => {
            const start = line.indexOf(first);
            return start !== -1 && line.lastIndexOf(last) >= start + first.length - 1;
        });
        if (stood)
            found.push({ signal, phrase: `${first.trim()} … ${last.trim()}` });
        return stood;
    };
    const strong = look("temporary", FIXED_TEMPORARY) ||
        lines.some((line) => STRONG_TEMPORARY.test(line)) ||
        OPENING.test(raw) ||
        /\b(?:todo|wip)\b/i.test(title);
    return {
        replacement: look("replacement", PHRASES.replacement),
        additive: look("additive", PHRASES.additive),
        partial: look("partial", PHRASES.partial) || gapped("partial", " for ", " only "),
        split: look("split", PHRASES.split) || gapped("split", " one for ", " and one for "),
        temporary: strong,
        temporaryMention: strong || look("temporary mention", MENTIONED),
        found,
    };
}
function stands(text, phrase) {
    return /^[\u0000-\u052F]/.test(phrase) ? text.includes(` ${normalForm(phrase)} `) : text.includes(normalForm(phrase));
}

;// CONCATENATED MODULE: ./build/src/review/decide.js







function review(subject, index, now) {
    const candidate = featuresOf(subject);
    const wording = wordingOf(subject.title, subject.summary ?? "", subject.detail);
    const { targets, bucket, equals } = index.find(candidate, subject.supersedes);
    const matches = targets
        .flatMap((target) => {
        const alike = likenesses(candidate, target);
        if (!mayCompare(candidate, target, alike))
            return [];
        const evidence = evidenceOf(candidate, wording, target, alike, now);
        if (!isComparable(alike, evidence.sameIdentity, evidence.overlap.sum, evidence.scopeRelation))
            return [];
        return [matchOf(evidence, wording, target)];
    })
        .sort(compareMatches);
    const verdict = decide(candidate, wording, matches, equals);
    const retrieval = { records: index.size, bucket, compared: targets.length };
    return { ...verdict, candidate, wording, matches, equals, retrieval };
}
function mayCompare(candidate, target, { title, summary, detail }) {
    const { comparable, elsewhere } = LIKENESS;
    if (scopeRelation(candidate.scope, target.scope) === "disjoint")
        return title >= elsewhere.title;
    return (title >= comparable.title ||
        summary >= comparable.summary ||
        detail >= comparable.detail ||
        candidate.slug === target.slug);
}
function isComparable(alike, sameIdentity, overlap, scope) {
    const { comparable, elsewhere } = LIKENESS;
    if (scope === "disjoint")
        return sameIdentity && alike.title >= elsewhere.title && overlap >= elsewhere.overlap;
    return (alike.title >= comparable.title ||
        alike.summary >= comparable.summary ||
        alike.detail >= comparable.detail ||
        sameIdentity);
}
function decide(candidate, wording, matches, equals) {
    const of = (relation) => matches.filter((match) => match.relation === relation);
    const person = (rule, decision, reason, relation, targets) => ({
        decision,
        reason,
        relation,
        rule,
        handling: "person",
        targets,
        confidence: targets[0]?.confidence ?? 0,
    });
    if (isThin(candidate)) {
        return decide_closed(1, "reject", "insufficient_signal", "none", [], DECISION.thin);
    }
    if (wording.temporary && candidate.subject.type !== "working") {
        return decide_closed(2, "reject", "temporary_detail", "none", [], DECISION.temporary);
    }
    const duplicates = of("duplicate");
    if (duplicates[0]) {
        return decide_closed(3, "merge", "duplicate_memory", "duplicate", duplicates, duplicates[0].confidence);
    }
    const replacements = of("full_replacement");
    const [newer] = replacements;
    if (newer && newer.confidence >= DECISION.supersede && !hasRival(newer, replacements, DECISION.rival)) {
        return person(4, "supersede", "newer_memory_replaces_older", "full_replacement", [newer]);
    }
    const additions = of("additive_update");
    const [addition] = additions;
    const near = matches.filter(({ evidence }) => evidence.scopeRelation !== "disjoint");
    if (addition &&
        addition.confidence >= DECISION.merge &&
        !hasRival(addition, additions, DECISION.rival) &&
        !hasRival(addition, near, DECISION.neighbour)) {
        return person(5, "merge", "same_scope_summary_overlap", "additive_update", [addition]);
    }
    const splits = of("possible_split").filter(({ confidence }) => confidence >= DECISION.split);
    if (splits[0])
        return person(6, "reject", "possible_scope_split", "possible_split", splits);
    const listed = matches.filter(({ confidence }) => confidence >= DECISION.listed);
    const [first, second] = near.filter(({ confidence }) => confidence >= DECISION.listed);
    if (listed.length > 1 && first && second && first.confidence - second.confidence <= DECISION.near) {
        return person(7, "reject", "ambiguous_existing_overlap", "ambiguous_overlap", listed);
    }
    const single = near.filter(({ confidence, evidence, relation }) => confidence >= DECISION.single ||
        evidence.sameIdentity ||
        (confidence >= DECISION.listed && relation !== "ambiguous_overlap"));
    if (single[0])
        return person(8, "reject", "ambiguous_existing_overlap", "ambiguous_overlap", single);
    const replaced = wording.replacement ? near.filter(({ evidence }) => isReplacedText(evidence)) : [];
    if (replaced[0])
        return person(9, "reject", "ambiguous_existing_overlap", "ambiguous_overlap", replaced);
    const widened = matches.filter(({ target }) => isWidened(candidate, target));
    if (widened[0])
        return person(10, "reject", "ambiguous_existing_overlap", "ambiguous_overlap", widened);
    const [best] = matches;
    const [least, most] = DECISION.novelRange;
    const confidence = best ? Math.min(Math.max(10_000 - Math.round(best.confidence / 2), least), most) : DECISION.novel;
    const isRelated = listed.length > 0 || equals.length > 0;
    const isPlain = !wording.temporaryMention && !wording.replacement && !wording.split && !wording.partial;
    return {
        decision: "accept",
        reason: "novel_memory",
        relation: "none",
        rule: 11,
        handling: isRelated || !isPlain || candidate.subject.type === "working" ? "person" : "auto",
        targets: [],
        confidence,
    };
}
function decide_closed(rule, decision, reason, relation, targets, confidence) {
    return { decision, reason, relation, rule, handling: "closed", targets, confidence };
}
function isThin({ title, summary, detail, subject }) {
    const tokens = new Set([...title.tokens, ...summary.tokens, ...detail.tokens]);
    return (tokens.size < DECISION.leastTokens ||
        (subject.summary !== undefined && weightOf(summary.normal) < DECISION.leastSummary) ||
        weightOf(detail.normal) < DECISION.leastDetail);
}
function hasRival(best, others, margin) {
    return others.some((other) => other !== best && best.confidence - other.confidence <= margin && statusRank(other) >= statusRank(best));
}
function isReplacedText({ title, summary, detail }) {
    return [title, summary, detail].filter((value) => value >= LIKENESS.replacedText).length >= 2;
}
function isWidened(candidate, target) {
    return (candidate.summary.normal === target.summary.normal &&
        candidate.detail.normal === target.detail.normal &&
        (candidate.scope.length === 0) !== (target.scope.length === 0));
}

;// CONCATENATED MODULE: ./build/src/review/record-review.js


const LEAST_SHOWN = 3;
const MOST_SHOWN = 50;
function recordReview(reviewed) {
    const { candidate, wording, decision, reason, relation, rule, handling, targets, confidence } = reviewed;
    const { subject, scopeIdentity, digest } = candidate;
    const shown = reviewed.matches.filter((match, index) => index < LEAST_SHOWN || match.confidence >= DECISION.listed);
    return {
        candidate: {
            id: subject.id,
            path: subject.path,
            type: subject.type,
            scope: scopeIdentity,
            digest,
            signals: wording.found,
        },
        decision,
        reason,
        relation,
        rule,
        handling,
        targets: targets.map(({ target }) => target.subject.id),
        confidence,
        matches: shown.slice(0, MOST_SHOWN).map((match) => matchReport(match, isRestricted(reviewed))),
        related: reviewed.equals
            .filter(({ id }) => !targets.some(({ target }) => target.subject.id === id))
            .slice(0, MOST_SHOWN)
            .map(({ id, path, status }) => ({ id, path, status })),
        operations: operationsOf(reviewed),
        retrieval: reviewed.retrieval,
        summary: summaryOf(reviewed),
    };
}
function isRestricted({ candidate }) {
    return candidate.subject.isWithheld;
}
function matchReport({ target, evidence, ...match }, isWithheld) {
    const { subject, scopeIdentity } = target;
    const { identity, scope, overlap, replacement, recency, lineage } = evidence;
    return {
        id: subject.id,
        path: subject.path,
        status: subject.status,
        ...(subject.updated !== undefined && { updated: subject.updated }),
        scopeRelation: evidence.scopeRelation,
        scope: scopeIdentity,
        title: evidence.title,
        summary: evidence.summary,
        detail: evidence.detail,
        evidence: { identity, scope, overlap, replacement, recency, lineage },
        sameIdentity: evidence.sameIdentity,
        notOlder: evidence.notOlder,
        relation: match.relation,
        failedBefore: match.failedBefore,
        confidence: match.confidence,
        total: match.total,
        flags: match.flags,
        ...(!isWithheld && !subject.isWithheld && { changes: evidence.changes }),
    };
}
const MOST_SENTENCES = 50;
function operationsOf({ candidate, decision, relation, targets }) {
    const target = targets[0]?.target;
    if (!target || candidate.subject.isWithheld || target.subject.isWithheld)
        return [];
    const { id } = target.subject;
    if (decision === "supersede") {
        return [
            { operation: "add-edge", record: candidate.subject.id, field: "supersedes", values: [id] },
            { operation: "set-status", record: id, field: "status", values: ["deprecated"] },
        ];
    }
    if (decision !== "merge" || relation !== "additive_update")
        return [];
    const known = new Set(sentencesOf(target.subject.detail).map(normalForm));
    const sentences = sentencesOf(candidate.subject.detail).filter((sentence) => !known.has(normalForm(sentence)));
    const tags = [...candidate.tags].filter((tag) => !target.tags.has(tag)).sort();
    return [
        ...(sentences.length > 0
            ? [{ operation: "append", record: id, values: sentences.slice(0, MOST_SENTENCES) }]
            : []),
        ...(tags.length > 0 ? [{ operation: "add-tags", record: id, field: "tags", values: tags }] : []),
    ];
}
function sentencesOf(text) {
    return text
        .split(/(?<=[.!?])\s+|\n+|(?<=[\u3002\uFF01\uFF1F])/)
        .map((sentence) => sentence.trim())
        .filter((sentence) => normalForm(sentence) !== "");
}
function summaryOf({ decision, reason, handling, targets, rule }) {
    const ids = targets.slice(0, 3).map(({ target }) => target.subject.id);
    const names = ids.length === 0 ? "" : ` with ${ids.join(", ")}`;
    const who = {
        closed: "nothing is opened",
        person: "a person decides",
        auto: "may pass by itself",
        refused: "refused",
    };
    return `${decision}: ${SENTENCES[reason]}${names} (rule ${rule}; ${who[handling]}).`;
}
const SENTENCES = {
    insufficient_signal: "the text says too little to be compared or kept",
    temporary_detail: "the text calls itself temporary",
    duplicate_memory: "the memory says this already",
    newer_memory_replaces_older: "it takes the place of what is known",
    same_scope_summary_overlap: "it adds to what is known",
    possible_scope_split: "it may split what is known into two",
    ambiguous_existing_overlap: "it overlaps with what is known, and how is not clear",
    novel_memory: "nothing known says this",
};

;// CONCATENATED MODULE: ./build/src/review/review-index.js




const INDEXED_DETAIL = 2000;
class ReviewIndex {
    size;
    #entries = [];
    #features = new Map();
    #buckets = new Map();
    #words = new Map();
    #byDigest = new Map();
    #byId = new Map();
    constructor(subjects) {
        const sorted = [...subjects].sort((a, b) => review_index_compare(a.id, b.id) || review_index_compare(a.path, b.path));
        this.size = sorted.length;
        sorted.forEach((subject, index) => {
            const scope = scopeEntries(subject.scope);
            this.#entries.push({ subject, scope });
            this.#byId.set(subject.id, index);
            const title = normalForm(subject.title);
            const summary = normalForm(subject.summary ?? "");
            const detail = normalForm(subject.detail.slice(0, INDEXED_DETAIL));
            push(this.#byDigest, digestOf(title, summary, detail), index);
            if (subject.status === "out")
                return;
            for (const entry of scope.length === 0 ? [""] : scope)
                push(this.#buckets, `${subject.type}\0${entry}`, index);
            for (const above of new Set(scope.flatMap((entry) => withParents(entry).slice(1)))) {
                push(this.#buckets, `${subject.type}\0${above}\0below`, index);
            }
            const words = this.#words.get(subject.type) ?? new Map();
            this.#words.set(subject.type, words);
            const tokens = tokensOf(title);
            for (const token of tokensOf(summary))
                tokens.add(token);
            for (const token of tokensOf(detail))
                tokens.add(token);
            for (const token of tokens)
                push(words, token, index);
        });
    }
    find(candidate, named) {
        const { type } = candidate.subject;
        const bucket = this.#bucketOf(type, candidate.scope);
        const chosen = new Set();
        if (bucket.size <= RETRIEVAL.bucket)
            for (const index of bucket)
                chosen.add(index);
        const ranked = this.#ranked(candidate);
        let inside = bucket.size <= RETRIEVAL.bucket ? RETRIEVAL.bucket : 0;
        let outside = 0;
        for (const index of ranked) {
            if (bucket.has(index) ? inside++ < RETRIEVAL.bucket : outside++ < RETRIEVAL.elsewhere)
                chosen.add(index);
            if (inside >= RETRIEVAL.bucket && outside >= RETRIEVAL.elsewhere)
                break;
        }
        const equal = (this.#byDigest.get(this.#digestOf(candidate)) ?? []).filter((index) => this.#isOther(index, candidate));
        for (const index of [...equal, ...named.flatMap((id) => this.#byId.get(id) ?? [])]) {
            const { subject } = this.#entries[index] ?? {};
            if (subject?.type === type && subject.status !== "out")
                chosen.add(index);
        }
        const targets = [...chosen]
            .filter((index) => this.#isOther(index, candidate))
            .sort((a, b) => a - b)
            .map((index) => this.#featuresAt(index));
        return {
            targets: targets.filter((target) => target !== undefined),
            bucket: bucket.size,
            equals: equal.flatMap((index) => this.#entries[index]?.subject ?? []),
        };
    }
    #digestOf({ subject, title, summary }) {
        return digestOf(title.normal, summary.normal, normalForm(subject.detail.slice(0, INDEXED_DETAIL)));
    }
    #isOther(index, { subject }) {
        const entry = this.#entries[index]?.subject;
        return entry?.path !== subject.path || entry.id !== subject.id;
    }
    #bucketOf(type, scope) {
        const found = new Set();
        const add = (key) => {
            for (const index of this.#buckets.get(`${type}\0${key}`) ?? [])
                found.add(index);
        };
        if (scope.length === 0)
            add("");
        for (const entry of scope) {
            for (const above of withParents(entry))
                add(above);
            add(`${entry}\0below`);
        }
        return found;
    }
    #ranked(candidate) {
        const words = this.#words.get(candidate.subject.type);
        if (!words)
            return [];
        const lists = [];
        for (const [tokens, factor] of [
            [candidate.title.tokens, 3],
            [candidate.summary.tokens, 2],
            [candidate.detail.tokens, 1],
        ]) {
            for (const token of tokens) {
                const list = words.get(token);
                if (list)
                    lists.push({ list, weight: factor * Math.round(Math.log2(1 + this.size / list.length) * 100) });
            }
        }
        lists.sort((a, b) => a.list.length - b.list.length);
        const scores = new Map();
        let steps = 0;
        for (const { list, weight } of lists) {
            steps += list.length;
            if (steps > RETRIEVAL.steps)
                break;
            for (const index of list)
                scores.set(index, (scores.get(index) ?? 0) + weight);
        }
        return [...scores].sort(([a, one], [b, other]) => other - one || a - b).map(([index]) => index);
    }
    #featuresAt(index) {
        const known = this.#features.get(index);
        if (known)
            return known;
        const entry = this.#entries[index];
        if (!entry)
            return undefined;
        const features = featuresOf(entry.subject);
        this.#features.set(index, features);
        return features;
    }
}
function push(lists, key, index) {
    const list = lists.get(key);
    if (list)
        list.push(index);
    else
        lists.set(key, [index]);
}
function review_index_compare(a, b) {
    return a < b ? -1 : a > b ? 1 : 0;
}

;// CONCATENATED MODULE: ./build/src/commands/review.js







async function reviewCandidate({ tree, gate: options, candidate, now }) {
    const gate = await (0,load_gate/* loadGate */.W)(tree, options);
    const proposed = candidateSubjects(candidate.path, candidate.bytes, gate);
    if (proposed.length === 0) {
        throw new user_error/* UserError */.y(`${candidate.path} holds no record that the layout ${gate.layout.name} would compare.`, "Name a file of records; where it lies outside of the memory, say with --as where it would stand.");
    }
    const known = (await reviewSubjects(tree, gate)).filter(({ path }) => path !== candidate.path);
    const reviews = [];
    const joined = [...known];
    let index = new ReviewIndex(joined);
    for (const subject of proposed) {
        const reviewed = review(subject, index, now);
        reviews.push(recordReview(reviewed));
        if (reviewed.decision !== "accept" || proposed.length === 1)
            continue;
        joined.push({ ...subject, status: "candidate" });
        index = new ReviewIndex(joined);
    }
    return { schema: "memory-steward.review/v1", reviewer: REVIEWER, now: now.toISOString(), reviews };
}

// EXTERNAL MODULE: ./build/src/git/repository.js + 20 modules
var git_repository = __webpack_require__(9204);
// EXTERNAL MODULE: ./build/src/report/json-text.js
var json_text = __webpack_require__(25714);
;// CONCATENATED MODULE: ./build/src/report/review-json.js

function renderReviewJson(report) {
    return (0,json_text/* jsonText */.s)(report);
}

// EXTERNAL MODULE: ./node_modules/picocolors/picocolors.js
var picocolors = __webpack_require__(57336);
// EXTERNAL MODULE: ./build/src/report/visible-text.js
var visible_text = __webpack_require__(36672);
;// CONCATENATED MODULE: ./build/src/report/review-pretty.js


const TEXT_LIMIT = 300;
function renderReviewPretty({ reviews }, color) {
    const paint = picocolors.createColors(color);
    return reviews.map((review) => `${linesOf(review, paint).join("\n")}\n`).join("\n");
}
function linesOf(review, paint) {
    const { candidate, decision, handling, matches, related, retrieval } = review;
    const lines = [
        `${paint.bold(decision.toUpperCase())}  ${safe(candidate.id)}  ${paint.dim(safe(candidate.path))}`,
        `  ${safe(review.summary)}`,
        `  reason ${review.reason} · relation ${review.relation} · handling ${handling} · confidence ${share(review.confidence)}`,
        `  type ${safe(candidate.type)} · scope ${safe(candidate.scope)} · compared with ${retrieval.compared} of ${retrieval.records} records`,
    ];
    for (const { signal, phrase } of candidate.signals)
        lines.push(`  wording: ${signal} (${safe(phrase)})`);
    for (const match of matches)
        lines.push(...matchLines(match, paint));
    for (const { id, status } of related)
        lines.push(`  same text in ${safe(id)} (${status})`);
    for (const { operation, record, values } of review.operations) {
        lines.push(`  would ${operation} on ${safe(record)}: ${safe(values.join(" · "))}`);
    }
    return lines;
}
function matchLines(match, paint) {
    const { evidence, flags } = match;
    const buckets = Object.entries(evidence).map(([name, bucket]) => `${name} ${sumOf(bucket)}`);
    const flagged = flags.length === 0 ? "" : ` · ${flags.join(", ")}`;
    return [
        `  ${paint.bold(safe(match.id))}  ${match.relation} ${share(match.confidence)}${flagged}`,
        `    title ${share(match.title)} · summary ${share(match.summary)} · detail ${share(match.detail)} · scope ${match.scopeRelation}`,
        `    ${buckets.join(" · ")}`,
        ...match.failedBefore.map(({ relation, failed }) => paint.dim(`    not ${relation}: ${failed}`)),
        ...(match.changes ?? []).map(({ flag, candidate, target }) => `    ${flag}: ${safe(target.join(", ")) || "nothing"} → ${safe(candidate.join(", ")) || "nothing"}`),
    ];
}
function sumOf({ sum }) {
    return (sum / 100).toFixed(2);
}
function share(tenThousandths) {
    return (tenThousandths / 10_000).toFixed(4);
}
function safe(text) {
    return (0,visible_text/* visibleStart */.db)(text, TEXT_LIMIT);
}

// EXTERNAL MODULE: ./build/src/terminal/color.js
var color = __webpack_require__(81865);
// EXTERNAL MODULE: ./build/src/terminal/gate-options.js
var gate_options = __webpack_require__(91504);
;// CONCATENATED MODULE: ./build/src/terminal/review.js









async function runReview(dir, file, options) {
    const bytes = readCandidate(file);
    const path = options.as ?? pathBelow(dir, file);
    const repository = await (0,git_repository/* openRepository */.h)(dir);
    try {
        const report = await reviewCandidate({
            tree: await repository.workingTree(),
            gate: (0,gate_options/* gateOptions */.O)(dir, options, repository),
            candidate: { path, bytes },
            now: options.asOf ?? new Date(),
        });
        process.stdout.write(options.format === "json" ? renderReviewJson(report) : renderReviewPretty(report, (0,color/* useColor */.b)()));
        return 0;
    }
    finally {
        await repository.close();
    }
}
function readCandidate(file) {
    try {
        return (0,external_node_fs_.readFileSync)(file);
    }
    catch {
        throw new user_error/* UserError */.y(`There is no file ${file} that can be read.`, "Name the file of the proposed record.");
    }
}
function pathBelow(dir, file) {
    const path = (0,external_node_path_.relative)((0,external_node_path_.resolve)(dir), (0,external_node_path_.resolve)(file));
    if (path !== "" && !path.startsWith("..") && !(0,external_node_path_.isAbsolute)(path))
        return path.replaceAll("\\", "/");
    throw new user_error/* UserError */.y(`${file} lies outside of the memory, so its layout does not say what it is.`, "Say with --as where it would stand, such as --as runbooks/cache.md.");
}


/***/ })

};
