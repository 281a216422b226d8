export const id = 9895;
export const ids = [9895,2339,1865];
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

/***/ 80802:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   El: () => (/* binding */ rejectedBefore),
/* harmony export */   KA: () => (/* binding */ newClaims),
/* harmony export */   xX: () => (/* binding */ rejectionText)
/* harmony export */ });
/* harmony import */ var _load_review_subjects_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(60928);
/* harmony import */ var _review_claim_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77994);


function newClaims(files, gate) {
    const claimsIn = (path, bytes) => bytes ? (0,_load_review_subjects_js__WEBPACK_IMPORTED_MODULE_0__/* .candidateSubjects */ .N)(path, bytes, gate).map((subject) => ({ claim: (0,_review_claim_js__WEBPACK_IMPORTED_MODULE_1__/* .claimOf */ ._)(subject), subject })) : [];
    const known = new Set(files.flatMap(({ path, before }) => claimsIn(path, before).map(({ claim }) => claim)));
    return files.flatMap(({ path, after }) => claimsIn(path, after).filter(({ claim }) => !known.has(claim)));
}
function rejectedBefore(files, gate) {
    if (gate.rejections.claims.size === 0)
        return [];
    return newClaims(files, gate).flatMap((claim) => {
        const rejection = gate.rejections.claims.get(claim.claim);
        return rejection ? [{ ...claim, rejection }] : [];
    });
}
function rejectionText({ by, at, pullRequest, reason }) {
    const who = by === undefined ? "" : ` by ${by}`;
    const where = pullRequest === undefined ? "" : ` in pull request #${pullRequest}`;
    return `was rejected${who} on ${at.slice(0, 10)}${where}${reason === undefined ? ", without a reason" : `: ${reason}`}`;
}


/***/ }),

/***/ 60928:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ reviewSubjects),
/* harmony export */   N: () => (/* binding */ candidateSubjects)
/* harmony export */ });
/* harmony import */ var _layouts_values_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(98435);
/* harmony import */ var _memory_plain_data_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(85742);
/* harmony import */ var _read_memory_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51989);
/* harmony import */ var _visit_records_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(96942);




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
async function reviewSubjects(tree, gate, now) {
    const entries = await (0,_read_memory_js__WEBPACK_IMPORTED_MODULE_0__/* .recordEntries */ .mG)(tree, gate, () => true);
    const subjects = [];
    const paths = new Set(entries.map(({ path }) => path));
    const broken = await (0,_visit_records_js__WEBPACK_IMPORTED_MODULE_1__/* .visitRecords */ .O)({ tree, entries }, paths, gate, (inspected, body) => {
        const subject = subjectOf(inspected, body, gate);
        if (subject)
            subjects.push(hasEnded(subject.until, now) ? { ...subject, status: "out" } : subject);
    });
    return { subjects, broken };
}
function hasEnded(until, now) {
    if (until === undefined)
        return false;
    const end = Date.parse(/^\d{4}-\d{2}-\d{2}$/.test(until) ? `${until}T23:59:59.999Z` : until);
    return end < now.getTime();
}
function candidateSubjects(path, bytes, gate) {
    const subjects = [];
    (0,_visit_records_js__WEBPACK_IMPORTED_MODULE_1__/* .visitFile */ .o)(path, bytes, gate, (inspected, body) => {
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
    const until = firstText(value, ["valid_until", "expires"]);
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
        ...(until !== undefined && { until }),
        routing: ROUTING.filter((name) => isSaid(value[name] ?? (0,_layouts_values_js__WEBPACK_IMPORTED_MODULE_2__/* .valueAt */ .f)(value, ["attributes", name]))),
        isWithheld: declaration.sensitivity === "restricted" || declaration.sensitivity === "secret-metadata",
        supersedes: declaration.edges.filter(({ kind }) => kind === "supersedes").map(({ target }) => target),
    };
}
const ROUTING = [
    "required_skills",
    "recommended_skills",
    "suppressed_skills",
    "skill_trigger_tasks",
    "skill_trigger_paths",
    "invocation_mode",
    "risk_level",
];
function isSaid(member) {
    return Array.isArray(member) ? member.length > 0 : member !== undefined && member !== null && member !== "";
}
function isRetired(value) {
    const by = (0,_layouts_values_js__WEBPACK_IMPORTED_MODULE_2__/* .valueAt */ .f)(value, ["superseded_by"]);
    return value["stale"] === true || (typeof by === "string" && by !== "");
}
function firstText(value, names) {
    for (const name of names) {
        for (const found of [value[name], (0,_layouts_values_js__WEBPACK_IMPORTED_MODULE_2__/* .valueAt */ .f)(value, ["attributes", name])]) {
            if (typeof found === "string" && found.trim() !== "")
                return found;
        }
    }
    return undefined;
}
function listAt(value, name) {
    const found = value[name] ?? (0,_layouts_values_js__WEBPACK_IMPORTED_MODULE_2__/* .valueAt */ .f)(value, ["attributes", name]);
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
        else if ((0,_memory_plain_data_js__WEBPACK_IMPORTED_MODULE_3__/* .isMapping */ .p)(member))
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


/***/ }),

/***/ 60242:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ findingPlaces)
/* harmony export */ });
function findingPlaces(findings) {
    return findings.map(({ rule, severity, path, range: { start } }) => {
        return { rule, severity, path, line: start.line, column: start.column };
    });
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

/***/ 71272:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ax: () => (/* binding */ shortCommit),
/* harmony export */   Im: () => (/* binding */ isEmpty),
/* harmony export */   KE: () => (/* binding */ listed),
/* harmony export */   LS: () => (/* binding */ plural),
/* harmony export */   Xx: () => (/* binding */ extent),
/* harmony export */   ai: () => (/* binding */ number),
/* harmony export */   iF: () => (/* binding */ comparisonLine),
/* harmony export */   q1: () => (/* binding */ lineAndColumn),
/* harmony export */   s_: () => (/* binding */ findingCounts),
/* harmony export */   xM: () => (/* binding */ listedOf),
/* harmony export */   y_: () => (/* binding */ acceptedCounts)
/* harmony export */ });
/* harmony import */ var _memory_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20548);
/* harmony import */ var _memory_tree_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(85037);


function listedOf(count, limit) {
    return count <= limit + 1 ? count : limit;
}
function number(value) {
    return Number.isSafeInteger(value) ? String(value).replace(/\B(?=(?:\d{3})+$)/g, ",") : value.toLocaleString("en-US");
}
function plural(value, noun) {
    return `${number(value)} ${noun}${value === 1 ? "" : "s"}`;
}
function listed(noun, counts) {
    return counts
        .filter(([count]) => count > 0)
        .map(([count, what], at) => `${at === 0 ? plural(count, noun) : number(count)} ${what}`)
        .join(", ");
}
function findingCounts(counts) {
    const parts = _memory_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .SEVERITIES */ .oC.filter((severity) => counts[severity] > 0).map((severity) => plural(counts[severity], severity));
    return parts.length > 0 ? parts.join(", ") : "no findings";
}
function acceptedCounts(counts) {
    const parts = [
        ...(counts.baseline > 0 ? [`${number(counts.baseline)} in the baseline`] : []),
        ...(counts.waived > 0 ? [`${number(counts.waived)} waived`] : []),
    ];
    return parts.length > 0 ? parts.join(", ") : undefined;
}
function extent({ statistics }) {
    return `in ${plural(statistics.files, "file")}, ${plural(statistics.records, "record")}`;
}
function isEmpty({ statistics, findings }) {
    return statistics.records === 0 && statistics.notes === 0 && findings.length === 0;
}
function comparisonLine({ base, head, conflicts }, name) {
    const newer = head === _memory_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .WORKING_DIRECTORY */ .kL ? `the ${head}` : name(shortCommit(head));
    const extra = conflicts.length > 0 ? `, ${plural(conflicts.length, "path")} with conflicts` : "";
    return `Compared ${newer} with ${name(shortCommit(base))}${extra}`;
}
function lineAndColumn(position) {
    return `${position.line}:${position.column}`;
}
function shortCommit(name) {
    return /^[0-9a-f]{40,64}$/.test(name) ? name.slice(0, 12) : name;
}


/***/ }),

/***/ 77994:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ claimOf)
/* harmony export */ });
/* harmony import */ var _subject_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48006);

function claimOf(subject) {
    const { title, summary, detail, scopeIdentity } = (0,_subject_js__WEBPACK_IMPORTED_MODULE_0__/* .featuresOf */ .H)(subject);
    return (0,_subject_js__WEBPACK_IMPORTED_MODULE_0__/* .digestOf */ .o)("claim/v1", subject.type, scopeIdentity, title.normal, summary.normal, detail.normal);
}


/***/ }),

/***/ 11592:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $W: () => (/* binding */ isTitleContrast),
/* harmony export */   Ok: () => (/* binding */ marksOf),
/* harmony export */   j7: () => (/* binding */ MARKS),
/* harmony export */   nz: () => (/* binding */ markChanges)
/* harmony export */ });
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
const MARKS = [NEGATION, VALUE, IDENTIFIER, NEGATING].map(String);
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


/***/ }),

/***/ 14366:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FK: () => (/* binding */ isInside),
/* harmony export */   M2: () => (/* binding */ withParents),
/* harmony export */   jO: () => (/* binding */ scopeRelation),
/* harmony export */   zt: () => (/* binding */ scopeEntries)
/* harmony export */ });
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
function isInside(inner, outer) {
    return inner.length > 0
        ? inner.every((entry) => outer.some((above) => entry === above || entry.startsWith(`${above}/`)))
        : outer.length === 0;
}
function withParents(entry) {
    const found = [entry];
    for (let slash = entry.lastIndexOf("/"); slash > 0; slash = entry.lastIndexOf("/", slash - 1)) {
        found.push(entry.slice(0, slash));
    }
    return found;
}


/***/ }),

/***/ 48006:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ featuresOf),
/* harmony export */   o: () => (/* binding */ digestOf)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _marks_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(11592);
/* harmony import */ var _scope_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(14366);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(31383);




const LONGEST_DETAIL = 100_000;
function featuresOf(subject) {
    const written = subject.detail.slice(0, LONGEST_DETAIL);
    const title = (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .comparedText */ .lp)(subject.title);
    const summary = (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .once */ .Oo)(() => (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .comparedText */ .lp)(subject.summary ?? ""));
    const detail = (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .once */ .Oo)(() => (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .comparedText */ .lp)(written));
    const digest = (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .once */ .Oo)(() => digestOf(title.normal, summary().normal, detail().normal));
    const scope = (0,_scope_js__WEBPACK_IMPORTED_MODULE_3__/* .scopeEntries */ .zt)(subject.scope);
    return {
        subject,
        title,
        get summary() {
            return summary();
        },
        get detail() {
            return detail();
        },
        slug: (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .slugOf */ .tF)(title.normal),
        scope,
        scopeIdentity: scope.length === 0 ? "global" : scope.join("|"),
        tags: new Set(subject.tags),
        marks: (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .once */ .Oo)(() => (0,_marks_js__WEBPACK_IMPORTED_MODULE_1__/* .marksOf */ .Ok)([subject.title, subject.summary ?? "", written].join("\n"))),
        sentences: (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .once */ .Oo)(() => (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .sentencesOf */ .cj)(subject.summary ?? "", written)),
        get digest() {
            return digest();
        },
    };
}
function digestOf(...texts) {
    return `sha256:${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(texts.join("\0")).digest("hex")}`;
}


/***/ }),

/***/ 31383:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $R: () => (/* binding */ likeness),
/* harmony export */   IN: () => (/* binding */ normalForm),
/* harmony export */   Oo: () => (/* binding */ once),
/* harmony export */   cj: () => (/* binding */ sentencesOf),
/* harmony export */   k8: () => (/* binding */ tokensOf),
/* harmony export */   lp: () => (/* binding */ comparedText),
/* harmony export */   mm: () => (/* binding */ weightOf),
/* harmony export */   tF: () => (/* binding */ slugOf)
/* harmony export */ });
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
    return { normal, tokens: tokensOf(normal), pairs: once(() => pairsOf(normal)) };
}
function once(make) {
    let made;
    return () => (made ??= { value: make() }).value;
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
function sentencesOf(...texts) {
    const sentences = new Map();
    for (const written of texts.join("\n").split(/(?<=[.!?])\s+|\n+|(?<=[\u3002\uFF01\uFF1F])/)) {
        const normal = normalForm(written);
        if (normal !== "" && !sentences.has(normal))
            sentences.set(normal, written.trim());
    }
    return sentences;
}
function likeness(one, other, longText) {
    if (one.normal === "" || other.normal === "")
        return 0;
    if (one.normal === other.normal)
        return 10_000;
    const words = jaccard(one.tokens, other.tokens);
    const isLong = one.normal.length + other.normal.length > longText;
    return isLong ? words : Math.max(words, dice(one.pairs(), other.normal));
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
    const left = one.counts.slice();
    let shared = 0;
    const total = eachPair(other, (pair) => {
        const place = one.places.get(pair);
        if (place === undefined || left[place] === 0)
            return;
        left[place] = (left[place] ?? 0) - 1;
        shared++;
    });
    return ratio(2 * shared, one.total + total);
}
function pairsOf(normal) {
    const found = new Map();
    const total = eachPair(normal, (pair) => found.set(pair, (found.get(pair) ?? 0) + 1));
    const places = new Map([...found.keys()].map((pair, place) => [pair, place]));
    return { total, places, counts: Uint32Array.from(found.values()) };
}
const BLANK = 32;
function eachPair(normal, visit) {
    let before = -1;
    let total = 0;
    for (let at = 0; at < normal.length; at++) {
        const code = normal.charCodeAt(at);
        if (code === BLANK)
            continue;
        if (before !== -1) {
            visit(before * 65_536 + code);
            total++;
        }
        before = code;
    }
    if (total > 0 || before === -1)
        return total;
    visit(before);
    return 1;
}
function ratio(part, whole) {
    return whole === 0 ? 0 : Math.round((part * 10_000) / whole);
}


/***/ }),

/***/ 81865:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   useColor: () => (/* binding */ useColor)
/* harmony export */ });
function useColor() {
    if (process.env["NO_COLOR"])
        return false;
    return [process.env["FORCE_COLOR"], process.stdout.isTTY].some(Boolean);
}


/***/ }),

/***/ 37945:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bz: () => (/* binding */ assertWritable),
/* harmony export */   Dm: () => (/* binding */ replaceFilesBelow),
/* harmony export */   i8: () => (/* binding */ createFileBelow),
/* harmony export */   oG: () => (/* binding */ occupant)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _memory_user_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(90989);
/* harmony import */ var _report_visible_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(36672);
/* harmony import */ var _output_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(15997);





function occupant(folder, path) {
    const found = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, path), { throwIfNoEntry: false });
    if (!found)
        return "nothing";
    if (found.isSymbolicLink())
        return "symlink";
    return found.isFile() ? "file" : found.isDirectory() ? "folder" : "other";
}
function assertWritable(folder, path) {
    const segments = path.split("/");
    if (segments.some((segment) => segment === "" || segment === "." || segment === "..")) {
        throw new _memory_user_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y(`"${shown(path)}" is not a path below ${folder}.`);
    }
    for (let count = 1; count <= segments.length; count++) {
        const part = segments.slice(0, count).join("/");
        const found = occupant(folder, part);
        if (found === "nothing")
            return;
        const wanted = count === segments.length ? "file" : "folder";
        if (found !== wanted) {
            throw new _memory_user_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y(`${shown(part)} is a ${found === "other" ? "special file" : found}, where a ${wanted} is wanted. Nothing was written.`, found === "symlink"
                ? "Name the place that the symlink leads to, or replace the symlink."
                : "Move it out of the way.");
        }
    }
}
function createFileBelow(folder, path, content) {
    assertWritable(folder, path);
    const target = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, path);
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(target), { recursive: true });
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(target, content, { flag: "wx" });
    }
    catch (error) {
        if (error instanceof Error && "code" in error && error.code === "EEXIST") {
            throw new _memory_user_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y(`${shown(path)} is there already, and is left as it is.`, "Choose another file.");
        }
        throw error;
    }
}
function replaceFilesBelow(folder, files) {
    for (const file of files)
        assertUnchanged(folder, file);
    for (const file of files) {
        assertUnchanged(folder, file);
        const target = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, file.path);
        (0,_output_js__WEBPACK_IMPORTED_MODULE_4__/* .writeFileWhole */ .t)(target, file.after, (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(target).mode & 0o7777);
    }
}
function assertUnchanged(folder, { path, before }) {
    assertWritable(folder, path);
    const changed = occupant(folder, path) === "nothing" || Buffer.compare((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, path)), before) !== 0;
    if (changed)
        throw new _memory_user_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y(`${shown(path)} changed while it was being looked at.`, "Run the command again.");
}
function shown(path) {
    return (0,_report_visible_text_js__WEBPACK_IMPORTED_MODULE_3__/* .visibleStart */ .db)(path, 500);
}


/***/ }),

/***/ 82339:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ withMemoryAbove),
/* harmony export */   j: () => (/* binding */ findMemory),
/* harmony export */   noFolder: () => (/* binding */ noFolder)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _generated_layouts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(23872);
/* harmony import */ var _memory_user_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(90989);




const CONFIGURATIONS = ["memory-steward.yml", "memory-steward.yaml"];
function findMemory(file) {
    const folder = memoryAround(file);
    if (folder !== undefined)
        return folder;
    throw new _memory_user_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y(`${file} belongs to no memory: no folder above it has a memory-steward.yml or a known layout.`, 'Start a memory with "memory-steward init", or add a memory-steward.yml that names its layout.');
}
function withMemoryAbove(error, dir, command) {
    if (!(error instanceof Error))
        return new Error(String(error));
    if (!(error instanceof _memory_user_error_js__WEBPACK_IMPORTED_MODULE_3__/* .NoMemoryError */ .T))
        return error;
    const folder = memoryAround((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dir, "file"));
    if (folder === undefined || folder === dir)
        return error;
    return new _memory_user_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y(error.message, `There is one above: memory-steward ${command} ${fromHere(folder)}`);
}
function noFolder(name, command) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(name);
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path))
        return new _memory_user_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y(`There is no folder ${name}.`, "Name the folder of a memory repository.");
    const folder = memoryAround(path);
    return new _memory_user_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y(`${name} is no folder; a memory is checked as a whole.`, folder === undefined
        ? "Name the folder of a memory repository."
        : `Its memory: memory-steward ${command} ${fromHere(folder)}`);
}
function fromHere(folder) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(process.cwd(), folder) || ".";
}
function memoryAround(file) {
    let recognised;
    for (let folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(file);; folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder)) {
        if (CONFIGURATIONS.some((name) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name))))
            return folder;
        if (isRecognised(folder, file))
            recognised = folder;
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, ".git")) || (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder) === folder)
            return recognised;
    }
}
function isRecognised(folder, file) {
    return Object.values(_generated_layouts_js__WEBPACK_IMPORTED_MODULE_2__/* .LAYOUTS */ .m).some(({ marker, roots = ["."] }) => marker !== undefined &&
        roots.some((root) => file.startsWith((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, root, "/")) && (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, root, marker))));
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

/***/ 15997:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ writeFileWhole)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);



function writeFileWhole(path, content, mode) {
    const found = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.statSync)(path, { throwIfNoEntry: false });
    if (found && !found.isFile() && !found.isDirectory()) {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)(path, content);
        return;
    }
    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path), { recursive: true });
    const temporary = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path), `.${(0,node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(path).slice(0, 200)}.${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(6).toString("hex")}.part`);
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)(temporary, content, { flag: "wx" });
        if (mode !== undefined)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.chmodSync)(temporary, mode);
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.renameSync)(temporary, path);
    }
    catch (error) {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(temporary, { force: true });
        throw error;
    }
}


/***/ }),

/***/ 70439:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ readArtifact)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _memory_user_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(90989);
/* harmony import */ var _updates_read_update_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(89218);
/* harmony import */ var _redaction_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(44771);





function readArtifact(file) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(file);
    const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { throwIfNoEntry: false });
    if (!stats)
        throw new _memory_user_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y(`There is no file ${file}.`, "Name the artifact, such as memory-update.json.");
    if (!stats.isFile())
        throw new _memory_user_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y(`${file} is no file.`, "Name the artifact, such as memory-update.json.");
    if (stats.size > _updates_read_update_js__WEBPACK_IMPORTED_MODULE_3__/* .MAX_UPDATE_BYTES */ .J)
        return new Uint8Array(_updates_read_update_js__WEBPACK_IMPORTED_MODULE_3__/* .MAX_UPDATE_BYTES */ .J + 1);
    const bytes = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path);
    (0,_redaction_js__WEBPACK_IMPORTED_MODULE_4__/* .learnFrom */ .Pz)(bytes);
    return bytes;
}


/***/ }),

/***/ 33243:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runUpdateNew: () => (/* binding */ runUpdateNew),
  runUpdateValidate: () => (/* binding */ runUpdateValidate)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/src/commands/judge-update.js + 2 modules
var judge_update = __webpack_require__(27930);
// EXTERNAL MODULE: ./build/src/git/repository.js + 20 modules
var git_repository = __webpack_require__(9204);
// EXTERNAL MODULE: ./build/src/memory/user-error.js
var user_error = __webpack_require__(90989);
// EXTERNAL MODULE: ./build/src/report/finding-places.js
var finding_places = __webpack_require__(60242);
// EXTERNAL MODULE: ./build/src/report/json-text.js
var json_text = __webpack_require__(25714);
;// CONCATENATED MODULE: ./build/src/report/update-json.js


function renderUpdateJson({ digest, changes, refusals, findings }) {
    return (0,json_text/* jsonText */.s)({
        schema: "memory-steward.update-verdict/v1",
        verdict: refusals.length === 0 ? "acceptable" : "refused",
        digest: digest ?? null,
        changes: changes.map(({ change, path, before, after, conflicts }) => ({
            change,
            path,
            action: after === undefined ? "delete" : before === undefined ? "add" : "modify",
            conflicts: conflicts.map(({ field }) => field),
        })),
        refusals: refusals.map(({ code, message, advice, at, change }) => ({
            code,
            message,
            advice,
            ...(at && { line: at.line, column: at.column }),
            ...(change !== undefined && { change }),
        })),
        findings: (0,finding_places/* findingPlaces */.g)(findings),
    });
}

// EXTERNAL MODULE: ./node_modules/picocolors/picocolors.js
var picocolors = __webpack_require__(57336);
// EXTERNAL MODULE: ./build/src/report/visible-text.js
var visible_text = __webpack_require__(36672);
// EXTERNAL MODULE: ./build/src/report/wording.js
var wording = __webpack_require__(71272);
;// CONCATENATED MODULE: ./build/src/report/update-pretty.js



const LIMIT = 500;
const MAX_SHOWN = 50;
function renderUpdatePretty(judged, color) {
    const { digest, changes, refusals, findings } = judged;
    const paint = picocolors.createColors(color);
    const lines = [];
    for (const { path, before, after, conflicts } of changes) {
        const word = after === undefined ? "delete" : before === undefined ? "add" : "modify";
        lines.push(`${word.padEnd(7)}  ${(0,visible_text/* visibleStart */.db)(path, LIMIT)}`);
        for (const { field } of conflicts) {
            lines.push(`         ${paint.yellow("conflict")} in ${(0,visible_text/* visibleStart */.db)(field, LIMIT)}: main went on; its value stays`);
        }
    }
    for (const { rule, severity, path, range, message } of findings.slice(0, MAX_SHOWN)) {
        lines.push(`${severity.padEnd(7)}  ${(0,visible_text/* visibleStart */.db)(path, LIMIT)}:${(0,wording/* lineAndColumn */.q1)(range.start)}  ${paint.bold(rule)}`);
        lines.push(`         ${(0,visible_text/* visibleStart */.db)(message, LIMIT)}`);
    }
    if (findings.length > MAX_SHOWN)
        lines.push(`and ${(0,wording/* plural */.LS)(findings.length - MAX_SHOWN, "more finding")}`);
    for (const { code, message, advice, at } of refusals) {
        lines.push(`${paint.red("refused")}  ${paint.bold(code)}${at ? `  ${(0,wording/* lineAndColumn */.q1)(at)}` : ""}`);
        lines.push(`         ${(0,visible_text/* visibleStart */.db)(message, LIMIT)}`, `         ${advice}`);
    }
    if (lines.length > 0)
        lines.push("");
    const fails = refusals.length > 0;
    const verdict = paint.bold((fails ? paint.red : paint.green)(fails ? "REFUSED" : "ACCEPTABLE"));
    lines.push(`${verdict}  ${(0,wording/* plural */.LS)(changes.length, "changed file")}${digest === undefined ? "" : ` · ${digest}`}`);
    return `${lines.join("\n")}\n`;
}

;// CONCATENATED MODULE: ./build/src/updates/new-update.js
function newUpdate({ memoryRepository, run, sourceRepository, baseCommit, now }) {
    const update = {
        $schema: "https://raw.githubusercontent.com/memory-steward/memory-steward/main/schemas/memory-update.schema.json",
        schema: "memory-steward.update/v1",
        memoryRepository,
        sourceRun: { id: run, repository: sourceRepository },
        baseCommit,
        rationale: "Say in one paragraph what was learned and why it is worth keeping.",
        evidence: [],
        changes: [
            {
                action: "upsert",
                reason: "Say why this record is right.",
                record: {
                    id: "runbook:replace-me",
                    kind: "Runbook",
                    title: "Replace me",
                    status: "draft",
                    owners: ["team:replace-me"],
                    updatedAt: now.toISOString().replace(/\.\d+Z$/, "Z"),
                },
                body: "# Replace me\n",
            },
        ],
        redactionStatus: "not-checked",
    };
    return `${JSON.stringify(update, null, 2)}\n`;
}

// EXTERNAL MODULE: ./build/src/terminal/color.js
var color = __webpack_require__(81865);
// EXTERNAL MODULE: ./build/src/terminal/find-memory.js
var find_memory = __webpack_require__(82339);
// EXTERNAL MODULE: ./build/src/terminal/gate-options.js
var gate_options = __webpack_require__(91504);
// EXTERNAL MODULE: ./build/src/terminal/overlay.js + 1 modules
var overlay = __webpack_require__(1551);
// EXTERNAL MODULE: ./build/src/terminal/read-artifact.js
var read_artifact = __webpack_require__(70439);
// EXTERNAL MODULE: ./build/src/terminal/write-output.js
var write_output = __webpack_require__(74987);
;// CONCATENATED MODULE: ./build/src/terminal/update.js














async function runUpdateValidate(file, options) {
    const bytes = (0,read_artifact/* readArtifact */.R)(file);
    const dir = (0,external_node_path_.resolve)(options.dir);
    const repository = await (0,git_repository/* openRepository */.h)(dir);
    try {
        const result = await (0,judge_update/* judgeUpdate */.p)({
            bytes,
            repository,
            main: options.on,
            ...(options.repository !== undefined && { memoryRepository: options.repository }),
            overlay: (0,overlay/* overlayOf */.k)(repository),
            root: repository.prefix.replace(/\/$/, ""),
            gate: (0,gate_options/* gateOptions */.O)(dir, options, repository),
            now: new Date(),
        });
        process.stdout.write(print(result, options));
        return result.refusals.length === 0 ? 0 : 1;
    }
    catch (error) {
        throw (0,find_memory/* withMemoryAbove */.$)(error, dir, "update validate");
    }
    finally {
        await repository.close();
    }
}
function print(result, { format }) {
    return format === "json" ? renderUpdateJson(result) : renderUpdatePretty(result, (0,color.useColor)());
}
async function runUpdateNew({ dir, memory, run, source, output }) {
    const path = (0,external_node_path_.resolve)(output);
    if ((0,external_node_fs_.existsSync)(path))
        throw new user_error/* UserError */.y(`${output} is there already.`, "Name another file with --output.");
    const repository = await (0,git_repository/* openRepository */.h)((0,external_node_path_.resolve)(dir));
    try {
        const baseCommit = await repository.resolve("HEAD");
        (0,write_output/* writeOutput */.z)((0,external_node_path_.resolve)(dir), path, newUpdate({ memoryRepository: memory, run, sourceRepository: source, baseCommit, now: new Date() }));
        process.stdout.write(`Wrote ${output}. Fill in the rationale and the changes, then run\n  memory-steward update validate ${output}\n`);
        return 0;
    }
    finally {
        await repository.close();
    }
}


/***/ }),

/***/ 74987:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ writeOutput)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _files_below_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37945);
/* harmony import */ var _output_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15997);
/* harmony import */ var _redaction_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(44771);




function writeOutput(folder, path, content) {
    const below = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(folder, path).replaceAll("\\", "/");
    if (!below.startsWith("../") && !(0,node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute)(below))
        (0,_files_below_js__WEBPACK_IMPORTED_MODULE_1__/* .assertWritable */ .Bz)(folder, below);
    (0,_output_js__WEBPACK_IMPORTED_MODULE_2__/* .writeFileWhole */ .t)(path, (0,_redaction_js__WEBPACK_IMPORTED_MODULE_3__/* .redactedContent */ .C9)(content));
}


/***/ }),

/***/ 56340:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ refusal)
/* harmony export */ });
/* unused harmony export REFUSALS */
const REFUSALS = {
    TOO_LARGE: "Send a smaller update: one claim with its evidence, not a dump of the run.",
    NOT_TEXT: "Write the file as UTF-8 without NUL or unpaired surrogates.",
    NOT_JSON: "Write one JSON value that RFC 8259 allows, without trailing commas or comments.",
    TOO_DEEP: "Nest values less deeply.",
    DUPLICATE_KEY: "Name each member once.",
    RESERVED_KEY: "Use another name for the member.",
    INVALID: "Follow schemas/memory-update.schema.json.",
    UNKNOWN_FORMAT: 'Write "schema": "memory-steward.update/v1", which this steward reads.',
    WRONG_REPOSITORY: "Send the update to the memory that it names.",
    WRONG_RUN: "Name the run that sends the update: repository and id are compared with those of the run.",
    DIGEST_MISMATCH: "Send the file again: what arrived is not what was announced.",
    UNKNOWN_BASE: "Name a commit of the memory's default branch as baseCommit.",
    UNSAFE_PATH: "Write the path relative to the memory's root, with plain names, without dot files and `..`.",
    PROTECTED_PATH: "Leave configuration, ontology, indexes, snapshots and workflows to people.",
    NOT_PROPOSABLE: "Put the file where the layout takes proposals.",
    PATH_COLLISION: "Use the spelling of the file that is there already.",
    NOT_A_FILE: "Name a regular file.",
    CHANGED_TWICE: "Name each file and each record once.",
    NO_SUCH_FILE: "Delete only what is there.",
    NO_SUCH_RECORD: "Name an id of the memory.",
    NO_PLACE: "Send the file with its path instead of the record.",
    WRONG_ID: "Keep the id of the record that the file holds.",
    CONFLICT: "Read the memory again and send the update on its present state.",
    BREAKS_CHECK: "Mend what the check says.",
    SECRET: "Revoke the secret, then send the update without it.",
    POISON: "Write for a reader; leave out text that steers an agent or hides.",
    BEFORE: "Leave it: it was rejected. To have it judged anew, remove its entry from memory-steward.rejections.yaml by a pull request.",
    NOTHING_NEW: "Send nothing: the memory says this already.",
    SOURCE_FORK: "Run the agent where no fork's pull request starts it; what a fork has to say comes as its own pull request.",
    SOURCE_NOT_LISTED: "Name the repository under `proposals.sources` in memory-steward.yml of the default branch.",
    WORKFLOW_NOT_LISTED: "Name the workflow under `proposals.workflows` in memory-steward.yml of the default branch.",
    UNKNOWN_RUN: "Name a run of the source repository that the token may see.",
    RUN_NOT_FINISHED: "Send the update when the run has ended.",
    UNREADABLE_REQUEST: "Send `update`, or `repository` and `run`, as docs/sources.md describes them.",
    ARTIFACT_MISSING: "Upload memory-update.json as an artifact of the name memory-update.",
    ARTIFACT_TWICE: "Upload one artifact of the name memory-update in one run.",
    ARTIFACT_EXPIRED: "Run the agent again, or keep its artifact longer.",
    ARTIFACT_TOO_SLOW: "Run the job again.",
    ARCHIVE_DAMAGED: "Upload the file with actions/upload-artifact.",
    ARCHIVE_ENCRYPTED: "Upload the file without a password.",
    ARCHIVE_TOO_LARGE: "Send a smaller update: one claim with its evidence, not a dump of the run.",
    ARCHIVE_TOO_MANY_FILES: "Upload memory-update.json alone.",
    ARCHIVE_UNSAFE_PATH: "Upload memory-update.json from the folder that holds it.",
    ARCHIVE_NOT_A_FILE: "Upload a regular file, no link.",
    ARCHIVE_DUPLICATE_PATH: "Upload memory-update.json once.",
    ARCHIVE_WRONG_FILE: "Name the one file of the artifact memory-update.json.",
};
function refusal(name, message, where = {}) {
    return { code: `MEMORY_REJECTED_${name}`, message, advice: REFUSALS[name], ...where };
}


/***/ })

};
