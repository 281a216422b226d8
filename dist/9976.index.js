export const id = 9976;
export const ids = [9976,1865,9402];
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

/***/ 52256:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ newErrors)
/* harmony export */ });
function newErrors(before, after) {
    const known = grouped(before);
    const fingerprints = new Set(before.map(({ fingerprint }) => fingerprint));
    const result = [];
    for (const [group, findings] of grouped(after)) {
        if (findings.length <= (known.get(group)?.length ?? 0))
            continue;
        const fresh = findings.filter(({ fingerprint }) => !fingerprints.has(fingerprint));
        result.push(...(fresh.length > 0 ? fresh : findings));
    }
    return result;
}
function grouped(findings) {
    const groups = new Map();
    for (const finding of findings) {
        if (finding.severity !== "error" || finding.accepted !== undefined)
            continue;
        const key = `${finding.rule}\0${finding.path}`;
        const group = groups.get(key);
        if (group)
            group.push(finding);
        else
            groups.set(key, [finding]);
    }
    return groups;
}


/***/ }),

/***/ 56136:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ reviewersOf)
/* harmony export */ });
const MOST_REVIEWERS = 10;
const GUARDED = new Set(["restricted", "secret-metadata"]);
function reviewersOf({ records, editsGate, ontology }, { author, organization }) {
    const { accounts = {}, memory = [] } = ontology.owners;
    const owned = new Map();
    for (const record of records) {
        for (const owner of record.owners) {
            const list = owned.get(owner);
            if (list)
                list.push(record);
            else
                owned.set(owner, [record]);
        }
    }
    const guards = editsGate ? memory : [];
    const owners = [
        ...guards.map((owner) => ({ owner, reason: "owns the memory, whose rules this change edits" })),
        ...[...owned]
            .filter(([owner]) => !guards.includes(owner))
            .sort(([, a], [, b]) => b.length - a.length)
            .map(([owner, list]) => ({ owner, reason: reasonOf(list) })),
    ];
    const asked = new Map();
    for (const { owner, reason } of owners) {
        for (const name of Object.hasOwn(accounts, owner) ? (accounts[owner] ?? []) : [owner]) {
            const isAuthor = name.toLowerCase() === author.login.toLowerCase();
            if (!isAuthor && !asked.has(name))
                asked.set(name, reason);
        }
    }
    const named = [...asked].slice(0, MOST_REVIEWERS).map(([name, reason]) => ({ name, reason }));
    const names = named.map(({ name }) => name).filter((name) => !name.includes(":"));
    const teamPrefix = `${organization.toLowerCase()}/`;
    return {
        named,
        users: names.filter((name) => !name.includes("/")),
        teams: names
            .filter((name) => name.toLowerCase().startsWith(teamPrefix))
            .map((name) => name.slice(teamPrefix.length)),
    };
}
function reasonOf(records) {
    const [first, ...others] = records;
    const guarded = records.some(({ sensitivity }) => sensitivity.some((word) => GUARDED.has(word)));
    const extent = others.length === 0 ? `owns ${first?.id ?? ""}` : `owns ${records.length} of the records`;
    return guarded ? `${extent}, restricted` : extent;
}


/***/ }),

/***/ 59402:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A5: () => (/* binding */ BranchMoved),
/* harmony export */   GJ: () => (/* binding */ COMMENT_BYTES),
/* harmony export */   VZ: () => (/* binding */ isNewerRun),
/* harmony export */   X5: () => (/* binding */ BranchProtected),
/* harmony export */   YQ: () => (/* binding */ HeadMoved),
/* harmony export */   cb: () => (/* binding */ MissingPermission)
/* harmony export */ });
/* harmony import */ var _user_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90989);

class HeadMoved extends Error {
    name = "HeadMoved";
}
class MissingPermission extends _user_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y {
    permission;
    constructor(message, permission, advice) {
        super(message, advice);
        this.permission = permission;
    }
}
function isNewerRun(left, right) {
    return left.id > right.id || (left.id === right.id && left.attempt > right.attempt);
}
const COMMENT_BYTES = 65_536 - 256;
class BranchMoved extends Error {
    name = "BranchMoved";
}
class BranchProtected extends _user_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y {
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

/***/ 93208:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ printTerminal)
/* harmony export */ });
/* harmony import */ var picocolors__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57336);
/* harmony import */ var _visible_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36672);


const WIDEST_COLUMN = 60;
const GAP = "  ";
function printTerminal(document, color) {
    const colors = picocolors__WEBPACK_IMPORTED_MODULE_1__.createColors(color);
    const strong = (text) => colors.bold(text);
    const faint = (text) => colors.dim(text);
    return `${document.map((block) => blockLines(block, strong, faint).join("\n")).join("\n\n")}\n`;
}
function blockLines(block, strong, faint) {
    switch (block.kind) {
        case "heading":
            return [strong(plain(block.line))];
        case "paragraph":
        case "small":
            return [plain(block.line)];
        case "list":
            return block.items.map((item) => `- ${plain(item)}`);
        case "table":
            return tableLines(block.head, block.rows, faint);
        case "code":
            return block.lines.map((line) => `  ${(0,_visible_text_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(line)}`);
        case "details":
            return [strong(plain(block.summary)), ...block.blocks.flatMap((inner) => blockLines(inner, strong, faint))];
        case "drawing":
            return [];
    }
}
function tableLines(head, rows, faint) {
    const cells = rows.map((row) => row.map(pieces));
    const titles = head.map((cell) => plain(cell));
    const widths = titles.map((title, column) => Math.min(WIDEST_COLUMN, Math.max(title.length, ...cells.map((row) => Math.max(0, ...(row[column] ?? []).map(length))))));
    const lineOf = (texts) => `  ${texts.map((text, column) => text.padEnd(widths[column] ?? 0)).join(GAP)}`.trimEnd();
    return [
        faint(lineOf(titles)),
        ...cells.flatMap((row) => {
            const height = Math.max(...row.map(({ length }) => length));
            return Array.from({ length: height }, (_, at) => lineOf(row.map((cell) => cell[at] ?? "")));
        }),
    ];
}
function length(text) {
    return text.length;
}
function pieces(line) {
    const parts = [[]];
    for (const inline of line) {
        if (inline.kind === "break")
            parts.push([]);
        else
            parts.at(-1)?.push(inline);
    }
    return parts.map(plain);
}
function plain(line) {
    return line.map(inlineText).join("").trim();
}
function inlineText(inline) {
    switch (inline.kind) {
        case "text":
        case "prose":
        case "code":
            return (0,_visible_text_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(inline.text);
        case "strong":
        case "link":
            return inline.content.map(inlineText).join("");
        case "break":
            return " ";
    }
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

/***/ 22392:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ connect)
/* harmony export */ });
/* harmony import */ var _commands_version_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82792);
/* harmony import */ var _memory_user_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90989);
/* harmony import */ var _report_visible_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(36672);
/* harmony import */ var _redaction_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(44771);




async function connect(name) {
    const repository = name ?? process.env["GITHUB_REPOSITORY"] ?? "";
    const token = process.env["GITHUB_TOKEN"] ?? process.env["GH_TOKEN"] ?? "";
    const [, owner, repo] = /^([A-Za-z0-9_-]+)\/([A-Za-z0-9._-]+)$/.exec(repository) ?? [];
    if (owner === undefined || repo === undefined) {
        throw new _memory_user_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y(repository === "" ? "No repository of the forge is named." : `"${repository}" is not a repository.`, "Name it as owner/name with --repository, or in GITHUB_REPOSITORY");
    }
    if (token === "")
        throw new _memory_user_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y("There is no token for the forge.", "Set GITHUB_TOKEN");
    const { connectGitHub } = await Promise.all(/* import() */[__webpack_require__.e(8439), __webpack_require__.e(56), __webpack_require__.e(1107), __webpack_require__.e(9402)]).then(__webpack_require__.bind(__webpack_require__, 41107));
    return connectGitHub({
        token,
        apiUrl: (process.env["GITHUB_API_URL"] ?? "https://api.github.com").replace(/\/+$/, ""),
        owner,
        repository: repo,
        version: _commands_version_js__WEBPACK_IMPORTED_MODULE_0__/* .STEWARD_VERSION */ .m,
        redactor: _redaction_js__WEBPACK_IMPORTED_MODULE_3__/* .redactor */ .$p,
        log: (line) => process.stderr.write(`${(0,_report_visible_text_js__WEBPACK_IMPORTED_MODULE_2__/* .visible */ .RK)(line)}\n`),
    });
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

/***/ 1551:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  k: () => (/* binding */ overlayOf)
});

// EXTERNAL MODULE: ./build/src/memory/tree.js
var tree = __webpack_require__(85037);
// EXTERNAL MODULE: ./build/src/memory/user-error.js
var user_error = __webpack_require__(90989);
// EXTERNAL MODULE: ./build/src/git/blob-oid.js
var blob_oid = __webpack_require__(80606);
;// CONCATENATED MODULE: ./build/src/git/overlay-tree.js



const MAX_PATH = 4096;
async function overlayTree(base, changes, format, label = `${base.label} with ${changes.length} changes`) {
    const byPath = new Map();
    for (const change of changes) {
        refuseOddPath(change.path);
        if (byPath.has(change.path))
            throw new user_error/* UserError */.y(`"${change.path}" is changed twice.`, "Name each path once");
        byPath.set(change.path, change);
    }
    const entries = [];
    const absent = new Set(changes.filter(({ action }) => action === "delete").map(({ path }) => path));
    for (const entry of await base.entries()) {
        if (byPath.has(entry.path) && entry.undecodable !== true)
            absent.delete(entry.path);
        else
            entries.push(entry);
    }
    for (const path of absent)
        throw new user_error/* UserError */.y(`"${path}" cannot be deleted: there is no such file.`);
    const upserts = new Map();
    for (const change of byPath.values()) {
        if (change.action === "delete")
            continue;
        upserts.set(change.path, change);
        const { path, bytes, mode = "100644" } = change;
        entries.push({ path, mode, oid: (0,blob_oid/* blobOid */.I)(bytes, format), size: bytes.length });
    }
    entries.sort((a, b) => (0,tree/* comparePaths */.cD)(a.path, b.path));
    for (const path of upserts.keys())
        refuseFileInPlaceOfFolder(entries, path);
    return new OverlayTree(base, entries, upserts, label);
}
class OverlayTree {
    label;
    #base;
    #entries;
    #upserts;
    constructor(base, entries, upserts, label) {
        this.#base = base;
        this.#entries = entries;
        this.#upserts = upserts;
        this.label = label;
    }
    entries() {
        return Promise.resolve(this.#entries);
    }
    async read(entries, visit) {
        let next = 0;
        const visitChanges = () => {
            for (; next < entries.length; next++) {
                const entry = entries[next];
                const change = entry && this.#change(entry);
                if (!entry || !change)
                    return;
                visit(entry, change.bytes);
            }
        };
        visitChanges();
        await this.#base.read(entries.filter((entry) => !this.#change(entry)), (entry, bytes) => {
            visit(entry, bytes);
            next++;
            visitChanges();
        });
    }
    #change(entry) {
        return entry.undecodable === true ? undefined : this.#upserts.get(entry.path);
    }
}
function refuseOddPath(path) {
    const isOdd = path.includes("\0") || path.split("/").some((name) => name === "" || name === "." || name === "..");
    if (isOdd || path.length > MAX_PATH) {
        throw new user_error/* UserError */.y(`${JSON.stringify(path.slice(0, 100))} is not a path of a tree.`, "Write it relative to the root, without `.` and `..`");
    }
}
function refuseFileInPlaceOfFolder(sorted, path) {
    const below = sorted[firstFrom(sorted, `${path}/`)]?.path;
    if (below?.startsWith(`${path}/`))
        refuse(path, below);
    for (let slash = path.indexOf("/"); slash !== -1; slash = path.indexOf("/", slash + 1)) {
        const folder = path.slice(0, slash);
        if (sorted[firstFrom(sorted, folder)]?.path === folder)
            refuse(folder, path);
    }
}
function firstFrom(sorted, path) {
    let low = 0;
    let high = sorted.length;
    while (low < high) {
        const middle = (low + high) >>> 1;
        if ((0,tree/* comparePaths */.cD)(sorted[middle]?.path ?? "", path) < 0)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}
function refuse(file, below) {
    throw new user_error/* UserError */.y(`"${file}" cannot be a file and the folder of "${below}" at once.`, "Delete or rename one of them");
}

;// CONCATENATED MODULE: ./build/src/terminal/overlay.js

function overlayOf({ format }) {
    return (base, files) => overlayTree(base, files.map(({ path, bytes, ...mode }) => bytes ? { action: "upsert", path, bytes, ...mode } : { action: "delete", path }), format);
}


/***/ }),

/***/ 24034:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $r: () => (/* binding */ targetOf),
/* harmony export */   BM: () => (/* binding */ propose),
/* harmony export */   hV: () => (/* binding */ writeFiles)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _memory_forge_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(59402);
/* harmony import */ var _memory_user_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(90989);
/* harmony import */ var _report_visible_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(36672);
/* harmony import */ var _connect_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(22392);
/* harmony import */ var _files_below_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(37945);
/* harmony import */ var _output_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(15997);








async function targetOf(repository, { repository: name, branch }) {
    const forge = await (0,_connect_js__WEBPACK_IMPORTED_MODULE_5__/* .connect */ .N)(name);
    const target = branch ?? (await forge.repository()).defaultBranch;
    const head = await forge.branchHead(target);
    if (head === undefined)
        throw new _memory_user_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y(`The repository has no branch ${target}.`, "Name another with --branch");
    return { forge, branch: target, head, tree: await repository.commitTree(head) };
}
async function propose({ forge, branch, head }, prefix, files, words) {
    const { pull, outcome } = await forge.proposeFiles({
        branch: words.branch,
        base: { branch, head },
        commit: { headline: words.title, body: words.message },
        changes: files.map(({ path, bytes }) => ({ path: prefix + path, bytes })),
        title: words.title,
        body: (0,_report_visible_text_js__WEBPACK_IMPORTED_MODULE_4__/* .clipBytes */ .Wp)(words.body, _memory_forge_js__WEBPACK_IMPORTED_MODULE_2__/* .COMMENT_BYTES */ .GJ),
    });
    return `Pull request ${pull.number} was ${outcome === "unchanged" ? "left as it is" : outcome}.\n`;
}
function writeFiles(dir, files) {
    for (const { path } of files)
        (0,_files_below_js__WEBPACK_IMPORTED_MODULE_6__/* .assertWritable */ .Bz)(dir, path);
    for (const { path, bytes } of files) {
        if (bytes)
            (0,_output_js__WEBPACK_IMPORTED_MODULE_7__/* .writeFileWhole */ .t)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dir, path), bytes);
        else
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dir, path), { force: true });
    }
    return `Wrote ${files.length} file${files.length === 1 ? "" : "s"}; nothing was committed.\n`;
}


/***/ })

};
