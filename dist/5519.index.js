export const id = 5519;
export const ids = [5519];
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

/***/ 98435:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ valueAt)
/* harmony export */ });
function valueAt(value, path) {
    let current = value;
    for (const key of path) {
        if (typeof current !== "object" || current === null || !Object.hasOwn(current, key))
            return undefined;
        current = current[key];
    }
    return current;
}


/***/ }),

/***/ 65571:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SO: () => (/* binding */ compileGlob),
/* harmony export */   fi: () => (/* binding */ compileFolders),
/* harmony export */   tG: () => (/* binding */ compileMayMatchBelow),
/* harmony export */   tI: () => (/* binding */ compileGlobs),
/* harmony export */   v4: () => (/* binding */ compileMatchesAllBelow)
/* harmony export */ });
const MAX_ALTERNATIVES = 64;
function compileGlob(glob) {
    const alternatives = expandBraces(glob).map(compileAlternative);
    const [only] = alternatives;
    if (alternatives.length === 1 && only)
        return only;
    return (path) => alternatives.some((matches) => matches(path));
}
const EVERYTHING_BELOW = /^((?:[^*?]*\/)?)\*\*\/\*([^*?/]*)$/;
const ONE_NAME_BELOW = /^((?:[^*?]*\/)?)\*\*\/([^*?/]+)$/;
function compileAlternative(written) {
    const pattern = written.replace(/(^|\/)\*\*$/, "$1**/*");
    const simple = EVERYTHING_BELOW.exec(pattern);
    if (simple) {
        const [, prefix = "", suffix = ""] = simple;
        const least = prefix.length + suffix.length;
        return (path) => path.length >= least && path.startsWith(prefix) && path.endsWith(suffix);
    }
    const named = ONE_NAME_BELOW.exec(pattern);
    if (named) {
        const [, prefix = "", name = ""] = named;
        const [direct, below] = [prefix + name, `/${name}`];
        return (path) => path.endsWith(name) && (path === direct || (path.startsWith(prefix) && path.endsWith(below)));
    }
    if (!/[*?]/.test(pattern))
        return (path) => path === pattern;
    const prefix = /^[^*?]*/.exec(pattern)?.[0] ?? "";
    const segments = pattern.split("/");
    const literal = pattern
        .split(/[*?/]+/)
        .reduce((longest, part) => (part.length > longest.length ? part : longest), "");
    return (path) => path.startsWith(prefix) && path.includes(literal) && matchSegments(segments, path.split("/"));
}
function compileGlobs(include, exclude = []) {
    const includes = include.map(compileGlob);
    const excludes = exclude.map(compileGlob);
    return (path) => includes.some((match) => match(path)) && !excludes.some((match) => match(path));
}
function compileFolders(globs) {
    const beginnings = new Set();
    for (const glob of globs.flatMap(expandBraces)) {
        const segments = glob.split("/");
        for (let count = 1; count < segments.length; count++) {
            const beginning = segments.slice(0, count);
            if (beginning.some((segment) => !/[*?]/.test(segment)))
                beginnings.add(beginning.join("/"));
        }
    }
    const matchers = [...beginnings].map(compileGlob);
    return (folder) => matchers.some((matches) => matches(folder));
}
function compileMayMatchBelow(globs) {
    const beginnings = globs.flatMap(expandBraces).map((glob) => /^[^*?]*/.exec(glob)?.[0] ?? "");
    return (folder) => beginnings.some((beginning) => `${folder}/`.startsWith(beginning) || beginning.startsWith(`${folder}/`));
}
function compileMatchesAllBelow(globs) {
    const folders = globs.flatMap(expandBraces).flatMap((glob) => /^([^*?]*\/)\*\*(?:\/\*)?$/.exec(glob)?.[1] ?? []);
    return (folder) => folders.some((beginning) => `${folder}/`.startsWith(beginning));
}
function expandBraces(glob) {
    const open = glob.indexOf("{");
    if (open === -1) {
        if (glob.includes("}"))
            throw new RangeError(`"${glob}" closes a brace that it never opened`);
        return [glob];
    }
    const close = glob.indexOf("}", open);
    const inner = glob.slice(open + 1, close === -1 ? undefined : close);
    if (close === -1 || inner.includes("{"))
        throw new RangeError(`"${glob}" has unbalanced or nested braces`);
    const rests = expandBraces(glob.slice(close + 1));
    const result = inner.split(",").flatMap((choice) => rests.map((rest) => glob.slice(0, open) + choice + rest));
    if (result.length > MAX_ALTERNATIVES) {
        throw new RangeError(`"${glob}" stands for more than ${MAX_ALTERNATIVES} patterns`);
    }
    return result;
}
function matchSegments(pattern, path) {
    let p = 0;
    let s = 0;
    let starAt = -1;
    let resumeAt = 0;
    while (s < path.length) {
        const want = pattern[p];
        if (want === "**") {
            starAt = p++;
            resumeAt = s;
        }
        else if (want !== undefined && matchSegment(want, path[s] ?? "")) {
            p++;
            s++;
        }
        else if (starAt !== -1) {
            p = starAt + 1;
            s = ++resumeAt;
        }
        else {
            return false;
        }
    }
    while (pattern[p] === "**")
        p++;
    return p === pattern.length;
}
function matchSegment(pattern, text) {
    let p = 0;
    let t = 0;
    let starAt = -1;
    let resumeAt = 0;
    while (t < text.length) {
        const want = pattern[p];
        if (want === "*") {
            starAt = p++;
            resumeAt = t;
        }
        else if (want !== undefined && (want === "?" || want === text[t])) {
            p++;
            t++;
        }
        else if (starAt !== -1) {
            p = starAt + 1;
            t = ++resumeAt;
        }
        else {
            return false;
        }
    }
    while (pattern[p] === "*")
        p++;
    return p === pattern.length;
}


/***/ }),

/***/ 39456:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HA: () => (/* binding */ kindPrefixes),
/* harmony export */   qj: () => (/* binding */ NO_ONTOLOGY),
/* harmony export */   v6: () => (/* binding */ isExternalTarget)
/* harmony export */ });
const NO_ONTOLOGY = {
    origin: "none",
    source: null,
    version: undefined,
    nodeKinds: new Map(),
    edgeKinds: new Map(),
    statuses: undefined,
    sensitivity: undefined,
    owners: {},
    tags: undefined,
    transitions: undefined,
    severities: new Map(),
    severityPlaces: [],
    staleAfterDays: undefined,
    externalNamespaces: new Set(),
    pathPolicy: [],
    approvals: [],
};
function isExternalTarget(target, ontology, prefixes) {
    if (/^[a-z][a-z0-9+.-]*:\/\//i.test(target) || target.startsWith("mailto:"))
        return true;
    const colon = target.indexOf(":");
    if (colon <= 0)
        return false;
    const namespace = target.slice(0, colon);
    return ontology.externalNamespaces.has(namespace) && !prefixes.has(namespace);
}
function kindPrefixes(ontology) {
    const prefixes = new Set();
    for (const kind of ontology.nodeKinds.values())
        if (kind.prefix !== undefined)
            prefixes.add(kind.prefix);
    return prefixes;
}


/***/ }),

/***/ 31314:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ START_OF_FILE)
/* harmony export */ });
const START_OF_FILE = { start: { line: 1, column: 1 }, end: { line: 1, column: 1 } };


/***/ }),

/***/ 85742:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ canonicalJson),
/* harmony export */   p: () => (/* binding */ isMapping)
/* harmony export */ });
function isMapping(value) {
    return typeof value === "object" && value !== null && !Array.isArray(value);
}
function canonicalJson(value) {
    if (Array.isArray(value))
        return `[${value.map(canonicalJson).join(",")}]`;
    if (!isMapping(value))
        return value === undefined ? "" : JSON.stringify(value);
    const keys = Object.keys(value).sort();
    return `{${keys.map((key) => `${JSON.stringify(key)}:${canonicalJson(value[key])}`).join(",")}}`;
}


/***/ }),

/***/ 85037:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $W: () => (/* binding */ isRegular),
/* harmony export */   TA: () => (/* binding */ readFile),
/* harmony export */   _2: () => (/* binding */ nameInSentence),
/* harmony export */   a6: () => (/* binding */ hasPath),
/* harmony export */   cD: () => (/* binding */ comparePaths),
/* harmony export */   kL: () => (/* binding */ WORKING_DIRECTORY),
/* harmony export */   nT: () => (/* binding */ firstFrom)
/* harmony export */ });
/* unused harmony export MemoryTree */
function isRegular(mode) {
    return mode === "100644" || mode === "100755";
}
function nameInSentence({ label }) {
    return label === WORKING_DIRECTORY ? `the ${label}` : label;
}
const WORKING_DIRECTORY = "working directory";
function comparePaths(left, right) {
    return left < right ? -1 : left > right ? 1 : 0;
}
function firstFrom(entries, path) {
    let low = 0;
    let high = entries.length;
    while (low < high) {
        const middle = (low + high) >> 1;
        if (comparePaths(entries[middle]?.path ?? "", path) < 0)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}
function hasPath(entries, path) {
    const plain = path.replace(/\/$/, "");
    if (plain === "" || entries[firstFrom(entries, plain)]?.path === plain)
        return true;
    const folder = `${plain}/`;
    return entries[firstFrom(entries, folder)]?.path.startsWith(folder) === true;
}
async function readFile(tree, entry) {
    let result;
    await tree.read([entry], (_, bytes) => {
        result = bytes instanceof Error ? bytes : new Uint8Array(bytes);
    });
    if (result === undefined)
        throw new Error(`tree ${tree.label} did not deliver ${entry.path}`);
    if (result instanceof Error)
        throw result;
    return result;
}
class MemoryTree {
    label;
    #contents = new Map();
    #entries;
    constructor(files, hash, label = "memory") {
        this.label = label;
        const encoder = new TextEncoder();
        const entries = [];
        for (const [path, file] of Object.entries(files)) {
            const { content, mode = "100644", undecodable } = isPlain(file) ? { content: file } : file;
            const bytes = typeof content === "string" ? encoder.encode(content) : content;
            this.#contents.set(path, bytes);
            const known = bytes instanceof Error ? encoder.encode(bytes.message) : bytes;
            const size = bytes instanceof Error ? {} : { size: bytes.length };
            entries.push({ path, mode, oid: hash(known), ...size, ...(undecodable && { undecodable }) });
        }
        this.#entries = entries.sort((a, b) => comparePaths(a.path, b.path));
    }
    entries() {
        return Promise.resolve(this.#entries);
    }
    read(entries, visit) {
        for (const entry of entries) {
            visit(entry, this.#contents.get(entry.path) ?? new Error(`no file ${entry.path}`));
        }
        return Promise.resolve();
    }
}
function isPlain(file) {
    return typeof file === "string" || file instanceof Uint8Array;
}


/***/ }),

/***/ 99397:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Nf: () => (/* binding */ windowStart),
/* harmony export */   PL: () => (/* binding */ columnsOf),
/* harmony export */   Vr: () => (/* binding */ lineWindow)
/* harmony export */ });
/* harmony import */ var _visible_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36672);

const TAB_STOP = 4;
const CUT = "…";
const CHARACTERS_PER_COLUMN = 8;
const ZERO_WIDTH = /^[\p{Mn}\p{Me}\uFE0F]$/u;
const WIDE = /^(?:[\u1100-\u115F\u2E80-\u303E\u3041-\uA4CF\uA960-\uA97C\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF01-\uFF60\uFFE0-\uFFE6\u{20000}-\u{3FFFD}]|(?![\u{1F1E6}-\u{1F1FF}])\p{Emoji_Presentation})$/u;
function windowStart(line, focus, columns) {
    if (line.length <= columns * CHARACTERS_PER_COLUMN && fits(line, columns))
        return 0;
    let start = Math.min(focus, line.length);
    let room = Math.floor(columns / 3);
    const floor = Math.max(0, start - columns * CHARACTERS_PER_COLUMN);
    while (start > floor && room > 0) {
        start -= isPair(line, start - 2) ? 2 : 1;
        room -= cellOf(line, start, 0).width;
    }
    return Math.max(0, start);
}
function lineWindow(line, from, columns) {
    const starts = [];
    const places = [];
    let text = from > 0 && line.length > 0 ? CUT : "";
    let width = text.length;
    let at = Math.min(from, line.length);
    const end = Math.min(line.length, from + columns * CHARACTERS_PER_COLUMN);
    while (at < end) {
        const cell = cellOf(line, at, width);
        const last = at + cell.length >= line.length;
        if (width + cell.width > columns - (last ? 0 : CUT.length))
            break;
        starts.push(at);
        places.push(width);
        text += cell.text;
        width += cell.width;
        at += cell.length;
    }
    const stop = at;
    if (stop < line.length)
        text += CUT;
    return {
        text,
        columnOf(offset) {
            if (offset >= stop)
                return width;
            const cell = starts.findLastIndex((start) => start <= offset);
            return cell === -1 ? 0 : (places[cell] ?? 0);
        },
    };
}
function fits(line, columns) {
    let width = 0;
    for (let at = 0; at < line.length;) {
        const cell = cellOf(line, at, width);
        width += cell.width;
        if (width > columns)
            return false;
        at += cell.length;
    }
    return true;
}
function columnsOf(text) {
    let width = 0;
    for (let at = 0; at < text.length;) {
        const cell = cellOf(text, at, width);
        width += cell.width;
        at += cell.length;
    }
    return width;
}
function cellOf(line, at, column) {
    const length = isPair(line, at) ? 2 : 1;
    const character = line.slice(at, at + length);
    if (character === "\t") {
        const width = TAB_STOP - (column % TAB_STOP);
        return { text: "→".padEnd(width), width, length };
    }
    if (character >= " " && character <= "~")
        return { text: character, width: 1, length };
    const before = line.slice(Math.max(0, at - 2), at);
    const text = character === "\uFE0F" ? (0,_visible_text_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(before + character).slice((0,_visible_text_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(before).length) : (0,_visible_text_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(character);
    if (text !== character)
        return { text, width: text.length, length };
    return { text, width: ZERO_WIDTH.test(text) ? 0 : WIDE.test(text) ? 2 : 1, length };
}
function isPair(line, at) {
    return at >= 0 && (line.codePointAt(at) ?? 0) > 0xffff;
}


/***/ }),

/***/ 34003:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DV: () => (/* binding */ codeBlock),
/* harmony export */   FV: () => (/* binding */ escapeMarkdown),
/* harmony export */   Hj: () => (/* binding */ escapeWithin),
/* harmony export */   MZ: () => (/* binding */ codeCell),
/* harmony export */   SS: () => (/* binding */ codeSpan),
/* harmony export */   aV: () => (/* binding */ proseLine),
/* harmony export */   kG: () => (/* binding */ proseParts),
/* harmony export */   qy: () => (/* binding */ proseCell),
/* harmony export */   sP: () => (/* binding */ BREAK)
/* harmony export */ });
/* harmony import */ var _visible_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36672);

const BREAK = "\u200B";
const LIVE = [
    [/@/g, `@${BREAK}`],
    [/#/g, `#${BREAK}`],
    [/\b(GH)-/gi, `$1${BREAK}-`],
    [/:(?=\/\/)/g, `:${BREAK}`],
    [/\b(www)\./gi, `$1${BREAK}.`],
    [/:(?=[\w+-]+:)/g, `:${BREAK}`],
];
const COMMIT_ID = /\b[0-9a-f]{7,40}\b/gi;
const COMMIT_ID_PIECE = /.{6}(?=.)/g;
const SYNTAX = /[\\`*_{}[\]<>&!|~$^#@]/g;
const BLOCK_START = /^(?:[-+=]|\d{1,9}(?=[.)]))/;
function escapeMarkdown(text) {
    let result = (0,_visible_text_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(text).trim();
    for (const [pattern, replacement] of LIVE)
        result = result.replace(pattern, replacement);
    return result
        .replace(COMMIT_ID, (id) => id.replace(COMMIT_ID_PIECE, `$&${BREAK}`))
        .replace(SYNTAX, entity)
        .replace(BLOCK_START, (start) => entity(start.slice(0, 1)) + start.slice(1));
}
function entity(character) {
    return `&#${character.charCodeAt(0)};`;
}
function codeSpan(text) {
    const content = (0,_visible_text_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(text);
    if (content.trim() === "")
        return '`""`';
    const fence = "`".repeat(longestRun(content) + 1);
    const pad = /^[` ]|[` ]$/.test(content) ? " " : "";
    return fence + pad + content + pad + fence;
}
function codeCell(text) {
    return codeSpan(text.replaceAll("|", "\\x7C"));
}
const ID = /^[\p{L}\p{N}][\p{L}\p{N}.-]*:[\p{L}\p{N}][^\s]*$/u;
const PATH = /^(?=[^.-]*[.-])[\w.-]+(?:\/[\w.-]+)+$/;
const COMMIT_LIKE = /\b(?=[a-f]*\d)[0-9a-f]{7,40}\b/i;
const OPENING = /^["'(]*/;
const CLOSING = /["'),.;:!?]*$/;
function proseCell(text) {
    return markdownOf(proseParts(text), codeCell);
}
function proseLine(text) {
    return markdownOf(proseParts(text), codeSpan);
}
function proseParts(text) {
    const parts = [];
    let prose = "";
    for (const [at, word] of (0,_visible_text_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(text).trim().split(" ").entries()) {
        if (at > 0)
            prose += " ";
        const found = codeIn(word);
        if (!found)
            prose += word;
        else {
            parts.push({ text: prose + found.before, isCode: false }, { text: found.core, isCode: true });
            prose = found.after;
        }
    }
    return [...parts, { text: prose, isCode: false }].filter((part) => part.text !== "");
}
function codeIn(word) {
    const opening = OPENING.exec(word)?.[0] ?? "";
    const closing = CLOSING.exec(word.slice(opening.length))?.[0] ?? "";
    const core = word.slice(opening.length, word.length - closing.length);
    const isLive = LIVE.some(([pattern]) => core.search(pattern) !== -1);
    if (!isLive && !ID.test(core) && !PATH.test(core) && !COMMIT_LIKE.test(core))
        return undefined;
    const isQuoted = opening.endsWith('"') && closing.startsWith('"');
    const [before, after] = isQuoted ? [opening.slice(0, -1), closing.slice(1)] : [opening, closing];
    return { before, core, after };
}
function markdownOf(parts, code) {
    return parts.map(({ text, isCode }) => (isCode ? code(text) : escapeWithin(text))).join("");
}
function escapeWithin(text) {
    const shown = (0,_visible_text_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(text);
    if (shown.trim() === "")
        return shown === "" ? "" : " ";
    const [before, after] = [/^\s/.test(shown) ? " " : "", /\s$/.test(shown) ? " " : ""];
    return before + escapeMarkdown(shown) + after;
}
function codeBlock(language, lines) {
    const content = lines.map(_visible_text_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK);
    const fence = "`".repeat(Math.max(3, ...content.map((line) => longestRun(line) + 1)));
    return [fence + language, ...content, fence].join("\n");
}
function longestRun(text) {
    let longest = 0;
    for (const [run] of text.matchAll(/`+/g))
        longest = Math.max(longest, run.length);
    return longest;
}


/***/ }),

/***/ 62507:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ exampleBlocks)
/* harmony export */ });
/* unused harmony export exampleMarkdown */
/* harmony import */ var _markdown_escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34003);
/* harmony import */ var _visible_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(36672);


const LANGUAGES = new Map([
    ["yaml", "yaml"],
    ["yml", "yaml"],
    ["md", "markdown"],
    ["json", "json"],
    ["jsonl", "json"],
]);
const BYTES_SHOWN = 16;
const LINES_SHOWN = 60;
function exampleBlocks(example, at) {
    return shownBlocks(example, at).map((block) => ({
        ...block,
        lines: block.lines.map((line) => (example.hidden ?? []).reduce((text, value) => text.replaceAll(value, HIDDEN), line)),
    }));
}
const HIDDEN = "[a secret]";
function shownBlocks(example, at) {
    const place = at === undefined ? undefined : parsePlace(at);
    const { before, files } = example;
    const blocks = [];
    for (const [path, text] of Object.entries(before ?? {})) {
        if (files[path] !== text)
            blocks.push(textBlock(path, text, ", on the target branch"));
    }
    for (const [path, text] of Object.entries(example.between ?? {})) {
        blocks.push(textBlock(path, text, ", in a commit of the change"));
    }
    const suffix = before ? ", in the change" : "";
    for (const [path, text] of Object.entries(files)) {
        const side = before?.[path] === text ? ", on both sides" : suffix;
        blocks.push(textBlock(path, text, side, place?.path === path ? place : undefined));
    }
    for (const path of Object.keys(before ?? {})) {
        if (!Object.hasOwn(files, path))
            blocks.push(textBlock(path, null, suffix));
    }
    for (const [path, file] of Object.entries(example.oddFiles ?? {}))
        blocks.push(oddBlock(path, file, suffix));
    for (const path of example.conflicts ?? []) {
        blocks.push({
            title: (0,_visible_text_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .RK)(path),
            language: "",
            lines: ["changed on the target branch and here, in ways that do not merge"],
        });
    }
    return blocks.length > 0 ? blocks : [{ title: "none of these files", language: "", lines: [] }];
}
function exampleMarkdown(blocks) {
    return blocks
        .map(({ title, language, lines }) => lines.length === 0 ? `${title}\n` : `\`${title}\`\n\n${codeBlock(language, lines)}\n`)
        .join("\n");
}
function parsePlace(at) {
    const match = /^(.*):(\d+):(\d+)$/s.exec(at);
    if (!match)
        throw new Error(`not a place: ${at}`);
    return { path: match[1] ?? "", line: Number(match[2]), column: Number(match[3]) };
}
function textBlock(path, text, suffix, place) {
    const title = (0,_visible_text_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .RK)(path) + suffix;
    if (text === null)
        return { title, language: "", lines: ["(removed)"] };
    const all = text.replace(/\n$/, "").split("\n");
    const from = Math.max(0, Math.min((place?.line ?? 1) - LINES_SHOWN / 2, all.length - LINES_SHOWN));
    const lines = [];
    all.slice(from, from + LINES_SHOWN).forEach((line, index) => {
        const shown = (0,_visible_text_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .RK)(line);
        lines.push(shown);
        if (place?.line !== from + index + 1)
            return;
        lines.push(`${" ".repeat((0,_visible_text_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .RK)(line.slice(0, place.column - 1)).length)}^`);
    });
    if (from > 0)
        lines.unshift("…");
    if (from + LINES_SHOWN < all.length)
        lines.push("…");
    return { title, language: LANGUAGES.get(path.slice(path.lastIndexOf(".") + 1)) ?? "", lines };
}
function oddBlock(path, { content, mode }, suffix) {
    const title = (0,_visible_text_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .RK)(path) + suffix;
    if (content instanceof Error)
        return { title, language: "", lines: [`(cannot be read: ${(0,_visible_text_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .RK)(content.message)})`] };
    if (mode === "120000" && typeof content === "string")
        return { title, language: "", lines: [`(symlink to ${(0,_visible_text_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .RK)(content)})`] };
    if (mode === "160000")
        return { title, language: "", lines: ["(submodule)"] };
    if (typeof content === "string")
        return textBlock(path, content, suffix);
    const bytes = [...content.slice(0, BYTES_SHOWN)].map((byte) => byte.toString(16).toUpperCase().padStart(2, "0"));
    const rest = content.length > BYTES_SHOWN ? " …" : "";
    return { title, language: "", lines: [`(bytes ${bytes.join(" ")}${rest})`] };
}


/***/ }),

/***/ 8194:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AD: () => (/* binding */ rulePageAddress),
/* harmony export */   lg: () => (/* binding */ byArea)
/* harmony export */ });
/* unused harmony exports rulePagePath, rulePage, ruleIndex */
/* harmony import */ var _rule_example_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(62507);
/* harmony import */ var _wording_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71272);


const DOCUMENTATION = "https://github.com/memory-steward/memory-steward/blob/main/";
const NOTICE = "<!-- Generated from the rules by scripts/generate-docs.ts. Do not edit. -->\n";
function rulePagePath(id) {
    return `docs/rules/${pageName(id)}`;
}
function rulePageAddress(id) {
    return DOCUMENTATION + rulePagePath(id);
}
function rulePage(rule) {
    const { id, title, severity, rationale, remedy, source, locked, mends, bad, good } = rule;
    return `${NOTICE}
# ${title}

| | |
| --- | --- |
| Rule | \`${id}\` |
| Severity | ${severity}${locked ? ", locked: no setting lowers it" : ""} |
| Asked for by | ${source} |
| Mended by \`fix\` | ${mends ?? "no"} |

## Why

${rationale}

## What to do

${remedy}

## Bad

${exampleMarkdown(exampleBlocks(bad, bad.at))}
Reported at \`${bad.at}\`.

## Good

${exampleMarkdown(exampleBlocks(good))}
${locked ? lockedAdvice(rule) : settingAdvice(rule)}
${waiverAdvice(rule)}`;
}
function settingAdvice({ id, severity }) {
    const other = severity === "warning" ? "error" : "warning";
    return `## Give it another weight

In \`ontology/validation-rules.yaml\`, or in \`memory-steward.yml\`, which wins:

\`\`\`yaml
severities:
  ${id}: ${other} # error, warning, note or off
\`\`\`
`;
}
function lockedAdvice({ id }) {
    return `## Its weight is locked

\`severities\` does not reach \`${id}\`, and the baseline does not accept it. One place can be waived, for a time and by name.
`;
}
function waiverAdvice({ id, waivedDetail }) {
    const detail = waivedDetail === undefined ? "" : `\n    detail: ${waivedDetail}`;
    return `## Accept one place for a time

In \`memory-steward.waivers.yaml\`; [configuration](../configuration.md) describes the file:

\`\`\`yaml
waivers:
  - rule: ${id}
    subject: ${SUBJECT} # id of the record, or path of the file${detail}
    actor: team:platform
    reason: Why it may stand until then.
    expires: 2027-03-31
\`\`\`
`;
}
const SUBJECT = "service:registry-mirror";
function ruleIndex(rules) {
    const tables = [...byArea(rules)].map(([area, list]) => {
        const rows = list.map(({ id, severity, locked, mends, title }) => `| [\`${id}\`](${pageName(id)}) | ${severity}${locked ? ", locked" : ""} | ${mends === undefined ? "" : "yes"} | ${title} |`);
        return `## ${area}\n\n| Rule | Severity | Mended by \`fix\` | What is wrong |\n| --- | --- | --- | --- |\n${rows.join("\n")}\n`;
    });
    return `${NOTICE}
# Rules

${plural(rules.length, "rule")}. \`memory-steward explain RULE\` prints a page of these on the terminal, \`memory-steward rules\` the table.
An error makes the check fail, a warning shows, a note informs. [Configuration](../configuration.md) says how to give a rule
another weight, and how to accept what it finds.

${tables.join("\n")}`;
}
function byArea(rules) {
    const areas = new Map();
    for (const rule of rules) {
        const area = rule.id.slice(0, rule.id.indexOf("/"));
        const list = areas.get(area);
        if (list)
            list.push(rule);
        else
            areas.set(area, [rule]);
    }
    return areas;
}
function pageName(id) {
    return `${id.replace("/", "-")}.md`;
}


/***/ }),

/***/ 11642:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B2: () => (/* binding */ ruleTable),
/* harmony export */   CW: () => (/* binding */ nearestRules),
/* harmony export */   Y3: () => (/* binding */ ruleText)
/* harmony export */ });
/* harmony import */ var picocolors__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(57336);
/* harmony import */ var _memory_nearest_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(77023);
/* harmony import */ var _rule_example_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(62507);
/* harmony import */ var _rule_page_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8194);
/* harmony import */ var _wording_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(71272);
/* harmony import */ var _wrap_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(60238);






const WIDTH = 100;
const NEAR = 6;
const SHORTEST_WORD = 3;
const HOLDING = 12;
function ruleText(rule, options) {
    const { bold, dim } = picocolors__WEBPACK_IMPORTED_MODULE_4__.createColors(options.color);
    const { id, title, severity, rationale, remedy, locked, mends, bad, good } = rule;
    const section = (name, text) => [bold(name), ...(0,_wrap_js__WEBPACK_IMPORTED_MODULE_3__/* .wrap */ .L)(text, WIDTH - 2).map((line) => `  ${line}`), ""];
    const examples = (name, blocks) => blocks.flatMap((block) => [
        `${bold(name)}  ${block.title}`,
        ...block.lines.map((line) => `  ${line}`.trimEnd()),
        "",
    ]);
    const lines = [
        bold(title),
        dim(`${id} · ${severity}${locked ? ", locked: no setting lowers it" : ""}`),
        "",
        ...section("Why", rationale),
        ...section("What to do", remedy),
        ...(mends === undefined ? [] : section("Mended by fix", mends)),
        ...examples("Bad", (0,_rule_example_js__WEBPACK_IMPORTED_MODULE_0__/* .exampleBlocks */ .j)(bad, bad.at)),
        ...examples("Good", (0,_rule_example_js__WEBPACK_IMPORTED_MODULE_0__/* .exampleBlocks */ .j)(good)),
        `${bold("Read on")}  ${(0,_rule_page_js__WEBPACK_IMPORTED_MODULE_1__/* .rulePageAddress */ .AD)(id)}`,
    ];
    return `${lines.join("\n")}\n`;
}
function ruleTable(rules) {
    const width = Math.max(0, ...rules.map(({ id }) => id.length));
    const lines = [];
    for (const [area, list] of (0,_rule_page_js__WEBPACK_IMPORTED_MODULE_1__/* .byArea */ .lg)(rules)) {
        lines.push(area);
        for (const { id, severity, mends, title } of list) {
            lines.push(`  ${id.padEnd(width)}  ${severity.padEnd(7)}  ${mends === undefined ? "   " : "fix"}  ${title}`);
        }
        lines.push("");
    }
    const mended = rules.filter(({ mends }) => mends !== undefined).length;
    lines.push(`${(0,_wording_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)(rules.length, "rule")}; fix: memory-steward fix mends what is certain (${mended} of them)`);
    return `${lines.join("\n")}\n`;
}
function nearestRules(id, rules) {
    const wanted = id.toLowerCase().slice(0, 100);
    const holding = rules.map((rule) => rule.id).filter((rule) => rule.includes(wanted));
    if (wanted.length >= SHORTEST_WORD && holding.length > 0)
        return holding.sort().slice(0, HOLDING);
    const distance = (rule) => Math.min((0,_memory_nearest_js__WEBPACK_IMPORTED_MODULE_5__/* .editDistance */ .YC)(wanted, rule, NEAR), (0,_memory_nearest_js__WEBPACK_IMPORTED_MODULE_5__/* .editDistance */ .YC)(wanted, rule.slice(rule.indexOf("/") + 1), NEAR));
    return rules
        .map((rule) => ({ id: rule.id, distance: distance(rule.id) }))
        .filter((candidate) => candidate.distance <= Math.min(NEAR, wanted.length / 2))
        .sort((a, b) => a.distance - b.distance || (a.id < b.id ? -1 : 1))
        .slice(0, 3)
        .map((candidate) => candidate.id);
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

/***/ 60238:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ wrap)
/* harmony export */ });
/* harmony import */ var _line_window_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99397);

function wrap(text, columns) {
    const lines = [];
    let line;
    let width = 0;
    for (const word of text.split(" ")) {
        const wordWidth = (0,_line_window_js__WEBPACK_IMPORTED_MODULE_0__/* .columnsOf */ .PL)(word);
        if (line !== undefined && width + 1 + wordWidth > columns) {
            lines.push(line.trimEnd());
            line = undefined;
        }
        width = line === undefined ? wordWidth : width + 1 + wordWidth;
        line = line === undefined ? word : `${line} ${word}`;
    }
    return [...lines, line ?? ""];
}


/***/ })

};
