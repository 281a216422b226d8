export const id = 9363;
export const ids = [9363,1865];
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

/***/ 64813:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ acceptanceOf)
/* harmony export */ });
/* harmony import */ var _memory_acceptance_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(63882);
/* harmony import */ var _rules_judge_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74041);


function acceptanceOf({ problem, fingerprint }, baseline, waivers, now) {
    if (waivers.some((waiver) => concerns(waiver, problem) && !(0,_memory_acceptance_js__WEBPACK_IMPORTED_MODULE_1__/* .isExpired */ ._)(waiver, now)))
        return "waived";
    if ((0,_rules_judge_js__WEBPACK_IMPORTED_MODULE_0__/* .findRule */ .Il)(problem.rule)?.locked === true)
        return undefined;
    const { subject } = problem;
    const isAccepted = subject !== undefined && (0,_memory_acceptance_js__WEBPACK_IMPORTED_MODULE_1__/* .isSecret */ .$)(subject) ? baseline.secrets.has(subject) : baseline.findings.has(fingerprint);
    return isAccepted ? "baseline" : undefined;
}
function concerns(waiver, { rule, record, at, subject }) {
    if (waiver.fingerprint !== undefined)
        return waiver.fingerprint === subject;
    if (waiver.rule !== rule || (waiver.subject !== record && waiver.subject !== at.path))
        return false;
    return waiver.detail === subject || (waiver.detail === undefined && !(0,_memory_acceptance_js__WEBPACK_IMPORTED_MODULE_1__/* .isSecret */ .$)(subject));
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

/***/ 74041:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Il: () => (/* binding */ findRule),
  sx: () => (/* binding */ judgeChange),
  Ko: () => (/* binding */ judgeGraph),
  p8: () => (/* binding */ recordInspector),
  xJ: () => (/* binding */ severityOf)
});

// EXTERNAL MODULE: ./build/src/rules/missing-attributes.js
var missing_attributes = __webpack_require__(2259);
// EXTERNAL MODULE: ./build/src/rules/registry.js + 99 modules
var registry = __webpack_require__(5039);
;// CONCATENATED MODULE: ./build/src/rules/walk-edges.js
function walkEdges({ declarations, records }, passes) {
    const byKind = new Map();
    for (const from of declarations) {
        for (const edge of from.edges) {
            let concerned = byKind.get(edge.kind);
            if (!concerned) {
                concerned = passes.filter(({ concerns }) => concerns?.(edge.kind) !== false);
                byKind.set(edge.kind, concerned);
            }
            if (concerned.length === 0)
                continue;
            const target = records.get(edge.target);
            for (const pass of concerned)
                pass.visit(from, edge, target);
        }
    }
    for (const pass of passes)
        pass.finish?.();
}

;// CONCATENATED MODULE: ./build/src/rules/judge.js



const BY_ID = new Map(registry/* RULES */.y.map((rule) => [rule.id, rule]));
function findRule(id) {
    return BY_ID.get(id);
}
function recordInspector(context) {
    let reportProblem;
    const rules = registry/* RULES */.y.flatMap(({ id, record }) => {
        const report = (problem) => {
            reportProblem({ rule: id, ...problem });
        };
        return record ? [{ record, report }] : [];
    });
    return (inspected, report) => {
        reportProblem = report;
        for (const rule of rules)
            rule.record(inspected, context, rule.report);
        const missing = (0,missing_attributes/* missingAttributes */.I)(inspected, context.ontology);
        return missing.length === 0 ? inspected.declaration : { ...inspected.declaration, missing };
    };
}
function judgeGraph(context) {
    const passes = [];
    const byRule = registry/* RULES */.y.map((rule) => {
        const problems = [];
        const report = (problem) => problems.push({ rule: rule.id, ...problem });
        rule.graph?.(context, report);
        const pass = rule.edges?.(context, report);
        if (pass)
            passes.push(pass);
        return problems;
    });
    walkEdges(context.graph, passes);
    return byRule.flat();
}
function judgeChange(context) {
    const problems = [];
    for (const rule of registry/* RULES */.y) {
        rule.change?.(context, (problem) => problems.push({ rule: rule.id, ...problem }));
    }
    return problems;
}
function severityOf(problem, settings) {
    const rule = BY_ID.get(problem.rule);
    if (!rule)
        throw new Error(`no rule "${problem.rule}" is registered`);
    const natural = problem.severity ?? rule.severity;
    if (rule.locked)
        return natural;
    return settings.get(problem.rule) ?? natural;
}


/***/ }),

/***/ 55382:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ nameHider)
/* harmony export */ });
function nameHider(secrets) {
    const hidden = new Map();
    for (const { source, path, match } of secrets) {
        if (source !== "path" && source !== "branch")
            continue;
        const spans = hidden.get(path);
        if (spans)
            spans.push(match);
        else
            hidden.set(path, [match]);
    }
    return (name) => withoutSpans(name, hidden.get(name) ?? []);
}
const HIDDEN = "[hidden]";
function withoutSpans(text, spans) {
    if (spans.length === 0)
        return text;
    const bytes = Buffer.from(text);
    const parts = [];
    let at = 0;
    for (const { start, end } of [...spans].sort((a, b) => a.start - b.start)) {
        if (start > at)
            parts.push(bytes.toString("utf8", at, start));
        if (end > at)
            parts.push(HIDDEN);
        at = Math.max(at, end);
    }
    return parts.join("") + bytes.toString("utf8", at);
}


/***/ }),

/***/ 34720:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  J: () => (/* binding */ searchAdded),
  v: () => (/* binding */ searchTree)
});

// EXTERNAL MODULE: ./build/src/memory/tree.js
var memory_tree = __webpack_require__(85037);
;// CONCATENATED MODULE: ./build/src/secrets/allow-comments.js
const WORDS = [
    "gitleaks:allow",
    "betterleaks:allow",
    "pragma: allowlist secret",
    "pragma: allowlist nextline secret",
    "pragma: whitelist secret",
    "trufflehog:ignore",
    "kingfisher:ignore",
    "secretlint-disable",
    "ggignore",
    "ggshield:ignore",
];
const MAX_COMMENTS = 50;
function findAllowComments(bytes) {
    const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
    const found = [];
    for (const words of WORDS) {
        let start = buffer.indexOf(words, 0, "latin1");
        for (let count = 0; start !== -1 && count < MAX_COMMENTS; count++) {
            found.push({ words, start, end: start + words.length });
            start = buffer.indexOf(words, start + words.length, "latin1");
        }
    }
    return found.sort((a, b) => a.start - b.start);
}

;// CONCATENATED MODULE: ./build/src/secrets/packed.js
const ARCHIVES = [
    ["a ZIP archive", [0x50, 0x4b, 0x03, 0x04]],
    ["a gzip file", [0x1f, 0x8b, 0x08]],
    ["a bzip2 file", [0x42, 0x5a, 0x68]],
    ["an xz file", [0xfd, 0x37, 0x7a, 0x58, 0x5a, 0x00]],
    ["a Zstandard file", [0x28, 0xb5, 0x2f, 0xfd]],
    ["a 7z archive", [0x37, 0x7a, 0xbc, 0xaf, 0x27, 0x1c]],
    ["a RAR archive", [0x52, 0x61, 0x72, 0x21, 0x1a, 0x07]],
];
const LFS = Buffer.from("version https://git-lfs.github.com/spec/");
const BZIP2_BLOCK = [0x31, 0x41, 0x59, 0x26];
function packedReason(bytes) {
    if (LFS.equals(bytes.subarray(0, LFS.length)))
        return "Git LFS keeps its content elsewhere";
    const archive = ARCHIVES.find(([, start]) => startsWith(bytes, 0, start));
    if (!archive)
        return undefined;
    const [name] = archive;
    if (name === "a bzip2 file" && !startsWith(bytes, 4, BZIP2_BLOCK))
        return undefined;
    return `it is ${name}, which is not unpacked`;
}
function startsWith(bytes, from, start) {
    return start.every((byte, index) => bytes[from + index] === byte);
}

;// CONCATENATED MODULE: ./build/src/secrets/positions.js
const FEED = 0x0a;
class Positions {
    #bytes;
    #unit;
    #feedAt;
    #at;
    #line = 1;
    #column = 1;
    constructor(bytes) {
        this.#bytes = bytes;
        const isLittle = bytes[0] === 0xff && bytes[1] === 0xfe;
        const isBig = bytes[0] === 0xfe && bytes[1] === 0xff;
        this.#unit = isLittle || isBig ? 2 : 1;
        this.#feedAt = isBig ? 1 : 0;
        this.#at = this.#unit === 2 ? 2 : bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? 3 : 0;
    }
    position(offset) {
        const end = Math.min(offset, this.#bytes.length);
        if (this.#unit === 2)
            this.#walkUnits(end);
        else
            this.#walkBytes(end);
        return { line: this.#line, column: this.#column };
    }
    #walkBytes(end) {
        for (; this.#at < end; this.#at++) {
            const byte = this.#bytes[this.#at] ?? 0;
            if (byte === FEED)
                this.#newLine();
            else if ((byte & 0xc0) !== 0x80)
                this.#column += byte >= 0xf0 ? 2 : 1;
        }
    }
    #walkUnits(end) {
        for (; this.#at + 1 < end; this.#at += 2) {
            const isFeed = this.#bytes[this.#at + this.#feedAt] === FEED && this.#bytes[this.#at + 1 - this.#feedAt] === 0;
            if (isFeed)
                this.#newLine();
            else
                this.#column++;
        }
    }
    #newLine() {
        this.#line++;
        this.#column = 1;
    }
}
function rangesOf(bytes, parts) {
    if (parts.length === 0)
        return [];
    const offsets = [...new Set(parts.flatMap(({ start, end }) => [start, end]))].sort((a, b) => a - b);
    const walk = new Positions(bytes);
    const positions = new Map(offsets.map((offset) => [offset, walk.position(offset)]));
    const at = (offset) => positions.get(offset) ?? { line: 1, column: 1 };
    return parts.map(({ start, end }) => ({ start: at(start), end: at(end) }));
}

// EXTERNAL MODULE: ./build/src/secrets/scan.js + 35 modules
var scan = __webpack_require__(69323);
;// CONCATENATED MODULE: ./build/src/secrets/searcher.js




const MAX_TIME = 15 * 60 * 1000;
const ENCODER = new TextEncoder();
class Searcher {
    #options;
    #end;
    #secrets = [];
    #comments = [];
    #unscanned = [];
    #files = 0;
    #bytes = 0;
    constructor(options) {
        this.#options = options;
        this.#end = performance.now() + (options.maxTime ?? MAX_TIME);
    }
    file(bytes, holders) {
        const shown = holders.slice(0, MOST_PATHS);
        if (bytes instanceof Error) {
            this.#miss(shown, bytes.message);
            return;
        }
        this.#files++;
        this.#search(shown, bytes);
        const packed = packedReason(bytes);
        if (packed !== undefined)
            this.#miss(shown, packed);
        const comments = findAllowComments(bytes);
        const ranges = rangesOf(bytes, comments);
        for (const [index, { words }] of comments.entries()) {
            const range = ranges[index];
            if (range)
                this.#comments.push(...shown.map(({ path, commits, oid }) => ({
                    path,
                    commits,
                    words,
                    range,
                    ...(oid !== undefined && { oid }),
                })));
        }
    }
    message(holder, bytes) {
        this.#search([holder], bytes);
    }
    names(holders) {
        for (let from = 0; from < holders.length; from += NAMES_AT_A_TIME) {
            const some = holders.slice(from, from + NAMES_AT_A_TIME);
            const text = some.map(({ path }) => path).join("\n\n");
            const { salt } = this.#options;
            const { matches, incomplete } = (0,scan/* scanText */.F)(text, { salt, path: "" });
            if (matches.length === 0 && incomplete === undefined)
                continue;
            for (const holder of some)
                this.#search([holder], ENCODER.encode(holder.path));
        }
    }
    result() {
        return {
            secrets: this.#secrets,
            comments: this.#comments,
            unscanned: this.#unscanned,
            files: this.#files,
            bytes: this.#bytes,
        };
    }
    #search(holders, bytes) {
        if (performance.now() > this.#end) {
            this.#miss(holders, "the time for the search was over");
            return;
        }
        this.#bytes += bytes.length;
        const { salt, onValue } = this.#options;
        const path = holders[0]?.path ?? "";
        const maxTime = this.#end - performance.now();
        const { matches, incomplete } = (0,scan/* scanBytes */.v)(bytes, { salt, path, maxTime, ...(onValue && { onValue }) });
        const ranges = rangesOf(bytes, matches);
        for (const [index, match] of matches.entries()) {
            const range = ranges[index];
            if (range)
                this.#secrets.push(...holders.map((holder) => ({ ...holder, match, range })));
        }
        if (incomplete !== undefined)
            this.#miss(holders, incomplete);
    }
    #miss(holders, reason) {
        this.#unscanned.push(...holders.map((holder) => ({ ...holder, reason })));
    }
}
const NAMES_AT_A_TIME = 200;
const MOST_PATHS = 20;

;// CONCATENATED MODULE: ./build/src/secrets/search.js


async function searchTree(tree, entries, options) {
    const searcher = new Searcher(options);
    searcher.names(entries.map(({ path }) => ({ source: "path", path, commits: [] })));
    const files = entries.filter(({ mode }) => (0,memory_tree/* isRegular */.$W)(mode));
    let done = 0;
    await tree.read(files, ({ path }, bytes) => {
        searcher.file(bytes, [{ source: "file", path, commits: [] }]);
        if (++done % 1000 === 0)
            options.onProgress?.(done, files.length);
    });
    return searcher.result();
}
async function searchAdded(added, options) {
    const { isWanted = () => true, branch } = options;
    const searcher = new Searcher(options);
    const holders = new Map();
    for (const blob of added.blobs) {
        const wanted = holdersOf(blob).filter(({ path }) => isWanted(path));
        if (wanted.length > 0)
            holders.set(blob, wanted);
    }
    searcher.names(distinctPaths([...holders.values()].flat()));
    await added.read([...holders.keys()], (blob, bytes) => {
        searcher.file(bytes, holders.get(blob) ?? []);
    });
    for (const { id, message } of added.commits) {
        if (message.length > 0)
            searcher.message({ source: "message", path: "", commits: [id] }, message);
    }
    if (branch !== undefined)
        searcher.names([{ source: "branch", path: branch, commits: [] }]);
    return searcher.result();
}
function holdersOf({ oid, places }) {
    const commits = new Map();
    for (const { path, commit } of places) {
        const known = commits.get(path);
        if (!known)
            commits.set(path, [commit]);
        else if (!known.includes(commit))
            known.push(commit);
    }
    return [...commits].map(([path, of]) => ({ source: "file", path, commits: of, oid }));
}
function distinctPaths(holders) {
    const byPath = new Map();
    for (const { path, commits } of holders) {
        const known = byPath.get(path);
        if (!known)
            byPath.set(path, new Set(commits));
        else
            for (const commit of commits)
                known.add(commit);
    }
    return [...byPath].map(([path, commits]) => ({ source: "path", path, commits: [...commits] }));
}


/***/ }),

/***/ 52539:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ standingSecrets)
/* harmony export */ });
const RULES = {
    1: "secret/provider-token",
    2: "secret/assigned-value",
    3: "secret/high-entropy",
};
const IN_HISTORY = "secret/in-history";
function severityOf(tier) {
    return tier === 3 ? "warning" : "error";
}
function standingSecrets(secrets, stands) {
    const groups = new Map();
    for (const found of secrets) {
        const key = [found.source, found.source === "message" ? found.commits[0] : found.path, found.match.fingerprint];
        const group = groups.get(key.join("\0"));
        if (group)
            group.push(found);
        else
            groups.set(key.join("\0"), [found]);
    }
    return [...groups.values()].flatMap((group) => {
        const commits = [...new Set(group.flatMap((found) => found.commits))];
        const standing = group.filter(stands);
        const [first] = group;
        if (standing.length === 0)
            return first ? [{ ...first, commits, ...weight(first, IN_HISTORY) }] : [];
        return standing.map((found) => ({ ...found, commits, ...weight(found, RULES[found.match.tier]) }));
    });
}
function weight({ match }, rule) {
    return { rule, severity: severityOf(match.tier) };
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

/***/ 82327:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ progressLine)
/* harmony export */ });
const FIRST_AFTER = 1000;
const TERMINAL_EVERY = 100;
const LOG_EVERY = 5000;
function progressLine(stream) {
    const started = Date.now();
    let last = started;
    let shown = false;
    return {
        update(done, total) {
            const now = Date.now();
            if (now - started < FIRST_AFTER || now - last < (stream.isTTY ? TERMINAL_EVERY : LOG_EVERY))
                return;
            last = now;
            const text = `read ${done} of ${total} files`;
            if (stream.isTTY) {
                stream.write(`\r\x1b[K${text}`);
                shown = true;
            }
            else {
                stream.write(`${text}\n`);
            }
        },
        clear() {
            if (shown)
                stream.write("\r\x1b[K");
            shown = false;
        },
    };
}


/***/ }),

/***/ 59363:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runScan: () => (/* binding */ runScan)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/src/load/gate.js + 6 modules
var gate = __webpack_require__(87346);
// EXTERNAL MODULE: ./build/src/memory/tree.js
var memory_tree = __webpack_require__(85037);
// EXTERNAL MODULE: ./build/src/secrets/hidden-names.js
var hidden_names = __webpack_require__(55382);
// EXTERNAL MODULE: ./build/src/secrets/search.js + 4 modules
var secrets_search = __webpack_require__(34720);
// EXTERNAL MODULE: ./build/src/secrets/standing.js
var standing = __webpack_require__(52539);
// EXTERNAL MODULE: ./build/src/memory/user-error.js
var user_error = __webpack_require__(90989);
// EXTERNAL MODULE: ./build/src/commands/acceptance.js
var acceptance = __webpack_require__(64813);
// EXTERNAL MODULE: ./build/src/commands/version.js + 1 modules
var version = __webpack_require__(82792);
;// CONCATENATED MODULE: ./build/src/commands/scan.js








async function scan(input) {
    const { subject, isWanted, onSecret, onProgress } = input;
    const gate = await gateOf(input.gateTree);
    const options = { salt: gate?.baseline.salt ?? "", ...(onSecret && { onValue: onSecret }) };
    const judge = { gate, now: input.now };
    if ("tree" in subject) {
        const entries = (await subject.tree.entries()).filter(({ path }) => isWanted(path));
        const search = await (0,secrets_search/* searchTree */.v)(subject.tree, entries, { ...options, ...(onProgress && { onProgress }) });
        const secrets = (0,standing/* standingSecrets */.M)(search.secrets, () => true);
        return reportOf(search, secrets, judge);
    }
    const { added, head, range } = subject;
    const search = await (0,secrets_search/* searchAdded */.J)(added, { ...options, isWanted });
    const secrets = (0,standing/* standingSecrets */.M)(search.secrets, standsIn(await head.entries()));
    return { ...reportOf(search, secrets, judge), range: { ...range, commits: added.commits.length } };
}
async function gateOf(tree) {
    try {
        return await (0,gate/* loadGate */.W)(tree);
    }
    catch (error) {
        if (error instanceof user_error/* UserError */.y)
            return undefined;
        throw error;
    }
}
function standsIn(entries) {
    const oids = new Map(entries.map(({ path, oid }) => [path, oid]));
    return ({ source, path, oid }) => {
        if (source === "file")
            return oids.get(path) === oid;
        return source === "branch" || (source === "path" && oids.has(path));
    };
}
function reportOf(search, secrets, judge) {
    const { files, bytes } = search;
    const shown = (0,hidden_names/* nameHider */.i)(search.secrets);
    const findings = secrets.map((secret) => findingOf(secret, shown, judge)).sort(compare);
    const comments = search.comments.map((comment) => ({ ...comment, path: shown(comment.path) }));
    const unscanned = search.unscanned.map((missed) => ({ ...missed, path: shown(missed.path) }));
    const fails = findings.some(({ severity, accepted }) => severity === "error" && accepted === undefined) || unscanned.length > 0;
    return { verdict: fails ? "fail" : "pass", steward: version/* STEWARD_VERSION */.m, files, bytes, findings, comments, unscanned };
}
function findingOf(secret, shown, { gate, now }) {
    const { rule, severity, source, match, range, commits } = secret;
    const { tier, format, start, end, length, views, fingerprint } = match;
    const path = shown(secret.path);
    const problem = { rule, message: "", at: { path }, subject: fingerprint };
    const accepted = gate && (0,acceptance/* acceptanceOf */.B)({ problem, severity, fingerprint }, gate.baseline, gate.waivers, now);
    const place = { source, path, start, end, range, length, views, commits };
    return { rule, severity, tier, format, ...place, fingerprint, ...(accepted && { accepted }) };
}
function compare(left, right) {
    return ((0,memory_tree/* comparePaths */.cD)(left.path, right.path) ||
        left.start - right.start ||
        left.end - right.end ||
        (0,memory_tree/* comparePaths */.cD)(left.rule, right.rule) ||
        (0,memory_tree/* comparePaths */.cD)(left.commits[0] ?? "", right.commits[0] ?? ""));
}

// EXTERNAL MODULE: ./build/src/git/repository.js + 20 modules
var git_repository = __webpack_require__(9204);
// EXTERNAL MODULE: ./build/src/report/json-text.js
var json_text = __webpack_require__(25714);
;// CONCATENATED MODULE: ./build/src/report/scan-json.js

function renderScanJson(report) {
    const { range } = report;
    return (0,json_text/* jsonText */.s)({
        schema: "memory-steward.scan/v1",
        verdict: report.verdict,
        steward: report.steward,
        range: range && { base: range.base, head: range.head, commits: range.commits },
        files: report.files,
        bytes: report.bytes,
        findings: report.findings.map((finding) => ({
            rule: finding.rule,
            severity: finding.severity,
            tier: finding.tier,
            format: finding.format,
            source: finding.source,
            path: finding.path,
            start: finding.start,
            end: finding.end,
            range: rangeOf(finding.range),
            length: finding.length,
            views: finding.views,
            commits: finding.commits,
            fingerprint: finding.fingerprint,
            accepted: finding.accepted,
        })),
        allowComments: report.comments.map(({ path, range: place, words, commits }) => ({
            path,
            range: rangeOf(place),
            words,
            commits,
        })),
        unscanned: report.unscanned.map(({ source, path, commits, reason }) => ({ source, path, commits, reason })),
    });
}
function rangeOf({ start, end }) {
    return {
        start: { line: start.line, column: start.column },
        end: { line: end.line, column: end.column },
    };
}

// EXTERNAL MODULE: ./node_modules/picocolors/picocolors.js
var picocolors = __webpack_require__(57336);
// EXTERNAL MODULE: ./build/src/report/visible-text.js
var visible_text = __webpack_require__(36672);
// EXTERNAL MODULE: ./build/src/report/wording.js
var wording = __webpack_require__(71272);
;// CONCATENATED MODULE: ./build/src/report/scan-pretty.js



const PATH_LIMIT = 500;
const COMMITS_SHOWN = 5;
const FINDINGS_SHOWN = 200;
function renderScanPretty(report, color) {
    const paint = picocolors.createColors(color);
    const paints = { error: paint.red, warning: paint.yellow, note: paint.cyan };
    const lines = [];
    const open = report.findings.filter(({ accepted }) => accepted === undefined);
    for (const finding of open.slice(0, FINDINGS_SHOWN)) {
        const { severity, rule, tier, format, length, fingerprint } = finding;
        lines.push(`${paints[severity](severity.padEnd(7))}  ${placeOf(finding)}  ${paint.bold(format)}`);
        lines.push(paint.dim(`         ${rule} · tier ${tier} · ${(0,wording/* plural */.LS)(length, "character")} · ${fingerprint}`));
        if (finding.commits.length > 0)
            lines.push(`         added in ${commitsOf(finding.commits)}`);
    }
    const more = open.length - FINDINGS_SHOWN;
    if (more > 0)
        lines.push(`and ${(0,wording/* plural */.LS)(more, "more finding")}`);
    for (const { path, range, words } of report.comments.slice(0, FINDINGS_SHOWN)) {
        const place = `${(0,visible_text/* visibleStart */.db)(path, PATH_LIMIT)}:${(0,wording/* lineAndColumn */.q1)(range.start)}`;
        lines.push(`${paint.cyan("note   ")}  ${place}  "${words}" allows nothing here`);
    }
    for (const { source, path, commits, reason } of report.unscanned.slice(0, FINDINGS_SHOWN)) {
        const place = nameOf({ source, path, commits });
        lines.push(`${paint.red("error  ")}  ${place}  not searched: ${(0,visible_text/* visibleStart */.db)(reason, PATH_LIMIT)}`);
    }
    if (lines.length > 0)
        lines.push("");
    const fails = report.verdict === "fail";
    const verdict = paint.bold((fails ? paint.red : paint.green)(fails ? "FAIL" : "PASS"));
    lines.push(`${verdict}  ${countsOf(report)} in ${(0,wording/* plural */.LS)(report.files, "file")}${commitCount(report)}`);
    if (fails && open.length > 0) {
        lines.push("Revoke what was found first. Then remove it, from every commit that is named: see docs/scan.md");
    }
    return `${lines.join("\n")}\n`;
}
function placeOf(finding) {
    const name = nameOf(finding);
    return finding.source === "file" ? `${name}:${(0,wording/* lineAndColumn */.q1)(finding.range.start)}` : name;
}
function nameOf({ source, path, commits }) {
    switch (source) {
        case "file":
            return (0,visible_text/* visibleStart */.db)(path, PATH_LIMIT);
        case "path":
            return `name of ${(0,visible_text/* visibleStart */.db)(path, PATH_LIMIT)}`;
        case "branch":
            return `name of the branch ${(0,visible_text/* visibleStart */.db)(path, PATH_LIMIT)}`;
        case "message":
            return `message of ${(0,wording/* shortCommit */.Ax)(commits[0] ?? "")}`;
    }
}
function commitsOf(commits) {
    const more = commits.length - COMMITS_SHOWN;
    const shown = commits.slice(0, COMMITS_SHOWN).map(wording/* shortCommit */.Ax).join(", ");
    return more > 0 ? `${shown} and ${(0,wording/* number */.ai)(more)} more` : shown;
}
function countsOf({ findings, unscanned }) {
    const open = findings.filter(({ accepted }) => accepted === undefined);
    const errors = open.filter(({ severity }) => severity === "error").length;
    const warnings = open.length - errors;
    const accepted = findings.length - open.length;
    const parts = [
        ...(errors > 0 ? [(0,wording/* plural */.LS)(errors, "secret")] : []),
        ...(warnings > 0 ? [`${(0,wording/* number */.ai)(warnings)} to review`] : []),
        ...(accepted > 0 ? [`${(0,wording/* number */.ai)(accepted)} accepted`] : []),
        ...(unscanned.length > 0 ? [`${(0,wording/* number */.ai)(unscanned.length)} not searched`] : []),
    ];
    return parts.length > 0 ? parts.join(", ") : "no secret found";
}
function commitCount({ range }) {
    return range ? ` of ${(0,wording/* plural */.LS)(range.commits, "commit")}` : "";
}

// EXTERNAL MODULE: ./build/src/terminal/color.js
var color = __webpack_require__(81865);
// EXTERNAL MODULE: ./build/src/terminal/progress.js
var terminal_progress = __webpack_require__(82327);
// EXTERNAL MODULE: ./build/src/terminal/redaction.js
var redaction = __webpack_require__(44771);
;// CONCATENATED MODULE: ./build/src/terminal/scan.js











async function runScan(paths, { range, format }) {
    const wanted = (paths.length === 0 ? ["."] : paths).map((path) => (0,external_node_path_.resolve)(path));
    const folder = wanted.every((path) => isBelow(process.cwd(), path)) ? process.cwd() : commonFolder(wanted);
    const repository = await (0,git_repository/* openRepository */.h)(folder);
    const progress = (0,terminal_progress/* progressLine */.o)(process.stderr);
    try {
        const names = wanted.map((path) => (0,external_node_path_.relative)(folder, path).replaceAll("\\", "/"));
        const isWanted = (path) => names.some((name) => name === "" || path === name || path.startsWith(`${name}/`));
        const report = await scan({
            ...(await subjectOf(repository, names, range)),
            now: new Date(),
            isWanted,
            onSecret: redaction/* redactor */.$p.learn,
            onProgress: progress.update,
        });
        progress.clear();
        process.stdout.write(format === "json" ? renderScanJson(report) : renderScanPretty(report, (0,color.useColor)()));
        return report.verdict === "fail" ? 1 : 0;
    }
    finally {
        progress.clear();
        await repository.close();
    }
}
async function subjectOf(repository, names, range) {
    if (range === undefined) {
        const tree = await repository.workingTree();
        const entries = await tree.entries();
        const missing = names.find((name) => name !== "" && !(0,memory_tree/* hasPath */.a6)(entries, name));
        if (missing === undefined)
            return { subject: { tree }, gateTree: tree };
        throw new user_error/* UserError */.y(`${missing} is no file or folder that Git tracks or would add.`, "Name one that is, or take it out of .gitignore");
    }
    const { base, head } = endsOf(range);
    const [from, to] = [base === undefined ? undefined : await repository.resolve(base), await repository.resolve(head)];
    const added = await repository.addedContent(from, to);
    const tree = await repository.commitTree(to);
    const named = { head: to, ...(from !== undefined && { base: from }) };
    return {
        subject: { added, head: tree, range: named },
        gateTree: from === undefined ? tree : await repository.commitTree(from),
    };
}
function endsOf(range) {
    const dots = range.indexOf("..");
    if (dots === -1)
        return { head: range };
    const [base, head] = [range.slice(0, dots), range.slice(dots + 2)];
    if (head.startsWith(".")) {
        throw new user_error/* UserError */.y(`${JSON.stringify(range)} has three dots.`, "Name a range as A..B: what B has and A has not");
    }
    return { base: base || "HEAD", head: head || "HEAD" };
}
function isBelow(folder, path) {
    const below = (0,external_node_path_.relative)(folder, path);
    return below !== ".." && !/^\.\.[\\/]/.test(below) && !(0,external_node_path_.isAbsolute)(below);
}
function commonFolder(paths) {
    const folders = paths.map((path) => {
        const stats = (0,external_node_fs_.statSync)(path, { throwIfNoEntry: false });
        if (!stats)
            throw new user_error/* UserError */.y(`There is no file or folder ${path}.`, "Name one that exists");
        return stats.isDirectory() ? path : (0,external_node_path_.dirname)(path);
    });
    let [folder = ""] = folders;
    while (!folders.every((path) => isBelow(folder, path)))
        folder = (0,external_node_path_.dirname)(folder);
    return folder;
}


/***/ })

};
