export const id = 7393;
export const ids = [7393];
export const modules = {

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

/***/ 38145:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ touchedRecords)
/* harmony export */ });
/* harmony import */ var _memory_tree_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85037);

function touchedRecords({ added, changed, vanished, unreadable }) {
    return [
        ...added.map((record) => touched([record])),
        ...changed.map(({ before, after }) => touched([before, after])),
        ...vanished.map(({ before, renamedTo }) => touched(renamedTo ? [before, renamedTo] : [before])),
        ...unreadable.map((record) => touched([record])),
    ].sort((a, b) => (0,_memory_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .comparePaths */ .cD)(a.id, b.id));
}
function touched(sides) {
    const declarations = sides.flatMap((side) => side.declarations);
    const distinct = (values) => [
        ...new Set(values.filter((value) => value !== undefined)),
    ];
    return {
        id: sides[0]?.id ?? "",
        owners: distinct(declarations.flatMap(({ owners }) => owners)),
        kinds: distinct(declarations.map(({ kind }) => kind)),
        classes: distinct(declarations.map(({ className }) => className)),
        sensitivity: distinct(declarations.map(({ sensitivity }) => sensitivity ?? "internal")),
    };
}


/***/ }),

/***/ 59402:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A5: () => (/* binding */ BranchMoved),
/* harmony export */   GJ: () => (/* binding */ COMMENT_BYTES),
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
    const { connectGitHub } = await Promise.all(/* import() */[__webpack_require__.e(8439), __webpack_require__.e(56), __webpack_require__.e(2253)]).then(__webpack_require__.bind(__webpack_require__, 62253));
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


/***/ }),

/***/ 97295:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runRevert: () => (/* binding */ runRevert)
});

// EXTERNAL MODULE: ./build/src/load/compare-memory.js + 4 modules
var compare_memory = __webpack_require__(79088);
// EXTERNAL MODULE: ./build/src/load/graph-of.js
var graph_of = __webpack_require__(83162);
// EXTERNAL MODULE: ./build/src/load/gate.js + 6 modules
var load_gate = __webpack_require__(87346);
// EXTERNAL MODULE: ./build/src/load/read-memory.js + 23 modules
var read_memory = __webpack_require__(83141);
// EXTERNAL MODULE: ./build/src/memory/guarded.js
var memory_guarded = __webpack_require__(641);
// EXTERNAL MODULE: ./build/src/memory/tree.js
var memory_tree = __webpack_require__(85037);
// EXTERNAL MODULE: ./build/src/memory/tree-lookup.js
var tree_lookup = __webpack_require__(15280);
// EXTERNAL MODULE: ./build/src/memory/user-error.js
var user_error = __webpack_require__(90989);
// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
// EXTERNAL MODULE: ./build/src/updates/merge-lines.js + 1 modules
var merge_lines = __webpack_require__(50948);
// EXTERNAL MODULE: ./build/src/memory/plain-data.js
var plain_data = __webpack_require__(85742);
// EXTERNAL MODULE: ./build/src/memory/three-way.js
var three_way = __webpack_require__(68583);
// EXTERNAL MODULE: ./build/src/updates/value-edits.js
var value_edits = __webpack_require__(94377);
// EXTERNAL MODULE: ./build/src/layouts/extract.js + 4 modules
var extract = __webpack_require__(79743);
// EXTERNAL MODULE: ./build/src/layouts/values.js
var values = __webpack_require__(98435);
// EXTERNAL MODULE: ./build/src/parse/decode.js
var decode = __webpack_require__(34215);
// EXTERNAL MODULE: ./build/src/parse/edit.js + 6 modules
var parse_edit = __webpack_require__(65017);
// EXTERNAL MODULE: ./build/src/parse/open-file.js + 1 modules
var open_file = __webpack_require__(96893);
// EXTERNAL MODULE: ./build/src/parse/parse-file.js + 6 modules
var parse_file = __webpack_require__(72789);
;// CONCATENATED MODULE: ./build/src/updates/working-file.js







function formOf(path, layout, limits) {
    const layoutClass = layout.classOf(path);
    if (!layoutClass || layoutClass.records === "none")
        return undefined;
    return { path, format: layoutClass.format ?? (0,parse_file/* formatOf */.b)(path) ?? "yaml", layoutClass, layout, limits };
}
function declarationsIn(form, bytes) {
    const parsed = (0,parse_file/* parseFile */.C)(form.path, form.format, bytes, form.limits);
    if (parsed.problems.some(({ severity }) => severity !== "warning"))
        return undefined;
    return (0,extract/* extract */.o)(parsed, form.layoutClass, form.layout);
}
function bodyOf({ path, format }, bytes) {
    if (format !== "markdown")
        return "";
    const file = new open_file/* OpenFile */.T(path, format, bytes);
    return file.text.slice(file.body);
}
function documentText({ path, format }, bytes, document) {
    const file = new open_file/* OpenFile */.T(path, format, bytes);
    const slice = file.slices[document];
    return slice ? file.text.slice(slice.start, slice.end) : "";
}
class WorkingFile {
    form;
    before;
    #texts;
    #gone = { now: false, wanted: false };
    constructor(form, bytes) {
        this.form = form;
        this.before = (0,decode/* decode */.D)(form.path, bytes).text ?? "";
        this.#texts = { now: this.before, wanted: this.before };
    }
    text(side) {
        return this.#gone[side] ? undefined : this.#texts[side];
    }
    edit(side, document, edits) {
        const { path, format } = this.form;
        let text = this.#texts[side];
        for (const edit of edits) {
            const change = (0,parse_edit/* editToText */.vG)(path, format, external_node_buffer_.Buffer.from(text), { path, document }, edit);
            if (!change)
                return false;
            text = (0,parse_edit/* applyTextEdits */.nz)(text, [change]);
        }
        this.#texts[side] = text;
        return true;
    }
    replaceDocument(side, document, by) {
        const file = this.#open(side);
        const slice = file.slices[document];
        if (!slice)
            return;
        this.#set(side, this.#texts[side].slice(0, slice.start) + by + this.#texts[side].slice(slice.end));
    }
    setBody(side, body) {
        const file = this.#open(side);
        this.#texts[side] = file.text.slice(0, file.body) + body;
    }
    delete(side, document, root) {
        if (root.length > 0)
            return this.edit(side, document, [{ kind: "delete", pointer: root }]);
        if (this.form.format === "yaml" || this.form.format === "jsonl")
            this.replaceDocument(side, document, "");
        else
            this.#gone[side] = true;
        return true;
    }
    append(side, document) {
        if (this.form.format !== "yaml")
            return false;
        const text = this.#texts[side];
        const start = text === "" || text.endsWith("\n") ? text : `${text}\n`;
        this.#texts[side] = start + (document.startsWith("---") ? document : `---\n${document}`);
        return true;
    }
    appendItem(side, document, root, value) {
        const list = (0,values/* valueAt */.f)(this.#open(side).content(document)?.value, root.slice(0, -1));
        if (!Array.isArray(list))
            return false;
        return this.edit(side, document, [{ kind: "set", pointer: [...root.slice(0, -1), list.length], value }]);
    }
    #open(side) {
        return new open_file/* OpenFile */.T(this.form.path, this.form.format, external_node_buffer_.Buffer.from(this.#texts[side]));
    }
    #set(side, text) {
        this.#texts[side] = text;
        this.#gone[side] = this.#open(side).slices.length === 0;
    }
}

;// CONCATENATED MODULE: ./build/src/updates/revert-records.js





function revertRecords(changed, context) {
    const { form } = changed;
    const was = keyed(form, changed.before);
    const is = keyed(form, changed.after);
    if (!was || !is)
        return undefined;
    const conflicts = [];
    const gone = [];
    const deletions = [];
    const restored = [];
    const keys = [...new Set([...was.keys(), ...is.keys()])];
    const idOf = (key) => (was.get(key) ?? is.get(key))?.declaration.id ?? "";
    const places = new Map(keys.map((key) => [key, findPresent(key, idOf(key), form.path, context)]));
    if ([...places.values()].includes("unreadable"))
        return undefined;
    for (const key of keys) {
        const before = was.get(key);
        const after = is.get(key);
        const record = idOf(key);
        const conflict = (path, reason, field) => {
            conflicts.push({ path, record, ...(field !== undefined && { field }), reason });
        };
        const isBodyChanged = form.format === "markdown" && bodiesDiffer(changed);
        if (before && after && (0,three_way/* isSame */.F)(before.value, after.value) && !isBodyChanged)
            continue;
        const present = places.get(key);
        if (present === "unreadable")
            continue;
        if (before && after) {
            if (!present)
                gone.push(record);
            else
                revertFields({ before, after, present, changed, conflict });
        }
        else if (after) {
            if (!present)
                continue;
            const isSameStill = (0,three_way/* isSame */.F)(present.inspected.value, after.value) && !isBodyOther(present, changed.after, form);
            if (!isSameStill)
                conflict(present.file.form.path, "the change added it, and it was changed again since");
            deletions.push({
                file: present.file,
                declaration: present.inspected.declaration,
                sides: isSameStill ? ["now", "wanted"] : ["wanted"],
            });
        }
        else if (before) {
            if (present) {
                if ((0,three_way/* isSame */.F)(present.inspected.value, before.value))
                    continue;
                conflict(present.file.form.path, "the change removed it, and it was written anew since");
                replaceWhole(present, before, changed);
            }
            else {
                restored.push(before);
            }
        }
    }
    for (const before of restored) {
        const { id, document, root } = before.declaration;
        const file = context.open(form.path);
        const isBack = ["now", "wanted"].every((side) => root.length > 0
            ? file?.appendItem(side, document, root, before.value)
            : file?.append(side, textOf(before, changed)));
        if (!isBack) {
            conflicts.push({
                path: form.path,
                record: id ?? "",
                reason: "the change removed it, and there is no room for it in the file as it is now",
            });
        }
    }
    for (const { file, declaration, sides } of lastFirst(deletions)) {
        const { id, document, root } = declaration;
        if (sides.every((side) => file.delete(side, document, root)))
            continue;
        conflicts.push({ path: file.form.path, record: id ?? "", reason: "it cannot be cut out of the text of the file" });
    }
    return { conflicts, gone };
}
function findPresent(key, id, path, { open, whereNow }) {
    for (const candidate of new Set([path, whereNow(id)])) {
        if (candidate === undefined)
            continue;
        const file = open(candidate);
        if (!file)
            continue;
        const found = keyed(file.form, Buffer.from(file.before));
        if (!found)
            return "unreadable";
        const inspected = found.get(key);
        if (inspected)
            return { file, inspected };
    }
    return undefined;
}
function revertFields({ before, after, present, changed, conflict }) {
    const { file, inspected } = present;
    const { document, root } = inspected.declaration;
    const { path } = file.form;
    const merged = (0,three_way/* threeWay */.K)(after.value, inspected.value, before.value);
    const done = ["now", "wanted"].every((side) => file.edit(side, document, (0,value_edits/* editsBetween */.y)(inspected.value, side === "now" ? merged.value : merged.wanted, root)));
    if (!done) {
        conflict(path, "its text cannot be edited field by field");
        replaceWhole(present, before, changed);
        return;
    }
    for (const { pointer } of merged.conflicts)
        conflict(path, "it was changed again since", fieldOf(pointer));
    if (file.form.format !== "markdown" || !changed.before || !changed.after)
        return;
    const [was, is] = [bodyOf(changed.form, changed.before), bodyOf(changed.form, changed.after)];
    const now = bodyOf(file.form, Buffer.from(file.before));
    const body = (0,merge_lines/* mergeLines */.A)(is, now, was) ?? { value: now, wanted: was, isClean: false };
    file.setBody("now", body.value);
    file.setBody("wanted", body.wanted);
    if (!body.isClean)
        conflict(path, "its text was changed again since in the same lines", "text");
}
function replaceWhole({ file, inspected }, before, { form, before: bytes }) {
    if (!bytes || inspected.declaration.root.length > 0 || form.format !== file.form.format)
        return;
    file.replaceDocument("wanted", inspected.declaration.document, documentText(form, bytes, before.declaration.document));
}
function textOf({ declaration }, { form, before }) {
    return before ? documentText(form, before, declaration.document) : "";
}
function lastFirst(deletions) {
    const place = ({ declaration: { document, root } }) => [document, Number(root.at(-1) ?? 0)];
    return [...deletions].sort((a, b) => {
        const [left, right] = [place(a), place(b)];
        return right[0] - left[0] || right[1] - left[1];
    });
}
function keyed(form, bytes) {
    const result = new Map();
    if (!bytes)
        return result;
    const declarations = declarationsIn(form, bytes);
    if (!declarations)
        return undefined;
    for (const inspected of declarations) {
        const { id, role } = inspected.declaration;
        if (id === undefined || hasInexactNumber(inspected.value))
            return undefined;
        for (let count = 1;; count++) {
            const key = `${role}\0${id}\0${count}`;
            if (result.has(key))
                continue;
            result.set(key, inspected);
            break;
        }
    }
    return result;
}
function hasInexactNumber(value) {
    if (typeof value === "number")
        return !(Math.abs(value) <= Number.MAX_SAFE_INTEGER);
    if (Array.isArray(value))
        return value.some(hasInexactNumber);
    return (0,plain_data/* isMapping */.p)(value) && Object.values(value).some(hasInexactNumber);
}
function bodiesDiffer({ form, before, after }) {
    return (before ? bodyOf(form, before) : "") !== (after ? bodyOf(form, after) : "");
}
function isBodyOther({ file }, after, form) {
    return bodyOf(file.form, Buffer.from(file.before)) !== (after ? bodyOf(form, after) : "");
}
function fieldOf(pointer) {
    return pointer.map(String).join(".");
}

;// CONCATENATED MODULE: ./build/src/updates/revert-change.js





function revertChange(input) {
    const { touched, elsewhere, whereNow, layout, limits, names } = input;
    const files = new Map();
    const conflicts = [];
    const gone = [];
    const working = new Map();
    const present = new Map([...elsewhere, ...touched.flatMap(({ path, now }) => (now ? [[path, now]] : []))]);
    const open = (path) => {
        const known = working.get(path);
        if (known)
            return known;
        const bytes = present.get(path);
        const form = formOf(path, layout, limits);
        if (!bytes || !form || !(0,external_node_buffer_.isUtf8)(bytes))
            return undefined;
        const file = new WorkingFile(form, bytes);
        working.set(path, file);
        return file;
    };
    const asText = [];
    for (const file of touched) {
        const { path, before, after, now } = file;
        if (isSame(now, before))
            continue;
        if (isSame(now, after)) {
            files.set(path, before);
            continue;
        }
        const form = formOf(path, layout, limits);
        const records = form && revertRecords({ form, before, after }, { open, whereNow });
        if (!records) {
            asText.push(file);
            continue;
        }
        conflicts.push(...records.conflicts);
        gone.push(...records.gone);
    }
    for (const [path, file] of working) {
        const [now, wanted] = [file.text("now"), file.text("wanted")];
        const text = now === wanted ? now : (0,merge_lines/* markedText */.u)(now ?? "", wanted ?? "", names);
        if (text !== file.before)
            files.set(path, text === undefined ? undefined : Buffer.from(text));
    }
    for (const file of asText) {
        const text = revertText(file, names);
        if (text.gone)
            gone.push(file.path);
        if (text.reason !== undefined)
            conflicts.push({ path: file.path, reason: text.reason });
        if (text.bytes)
            files.set(file.path, text.bytes);
    }
    return {
        files: [...files].map(([path, bytes]) => ({ path, bytes })).sort((a, b) => (0,memory_tree/* comparePaths */.cD)(a.path, b.path)),
        conflicts,
        gone,
    };
}
function revertText({ before, after, now }, names) {
    if (!now)
        return before && after ? { gone: true } : { reason: "it was removed since" };
    if (![before, after, now].every((bytes) => bytes === undefined || (0,external_node_buffer_.isUtf8)(bytes))) {
        return { reason: "it is no text, and it was changed again since" };
    }
    const [was, is, text] = [before, after, now].map((bytes) => (bytes ? Buffer.from(bytes).toString("utf8") : ""));
    const merged = (0,merge_lines/* mergeLines */.A)(is ?? "", text ?? "", was ?? "");
    if (before && after && merged?.isClean)
        return { bytes: Buffer.from(merged.value) };
    const [value, wanted] = before && after && merged ? [merged.value, merged.wanted] : [text ?? "", was ?? ""];
    const reason = !before ? "the change added it" : !after ? "the change removed it" : "the change edited it";
    return { bytes: Buffer.from((0,merge_lines/* markedText */.u)(value, wanted, names)), reason: `${reason}, and it was changed since` };
}
function isSame(left, right) {
    return left === undefined || right === undefined ? left === right : Buffer.compare(left, right) === 0;
}

// EXTERNAL MODULE: ./build/src/commands/check.js + 6 modules
var check = __webpack_require__(52850);
// EXTERNAL MODULE: ./build/src/commands/diff.js + 3 modules
var diff = __webpack_require__(42909);
// EXTERNAL MODULE: ./build/src/commands/new-errors.js
var new_errors = __webpack_require__(52256);
// EXTERNAL MODULE: ./build/src/commands/reviewers.js
var reviewers = __webpack_require__(56136);
// EXTERNAL MODULE: ./build/src/commands/touched-records.js
var touched_records = __webpack_require__(38145);
;// CONCATENATED MODULE: ./build/src/commands/revert.js














async function revert(input) {
    const { before, after, now, overlay } = input;
    const gate = await (0,load_gate/* loadGate */.W)(now, input.gate);
    const inspect = ({ declaration }) => declaration;
    const present = await (0,read_memory/* readMemory */.S1)(now, gate, inspect);
    const [was, is] = [
        await (0,read_memory/* readMemory */.S1)(before, gate, inspect, present.files),
        await (0,read_memory/* readMemory */.S1)(after, gate, inspect, present.files),
    ];
    const change = await (0,compare_memory/* compareMemories */.b)(was, is, gate);
    const { paths, leftOut } = touchedPaths(was.entries, is.entries, gate);
    if (paths.length === 0) {
        throw new user_error/* UserError */.y(`Nothing of the memory differs between ${before.label} and ${after.label}.`, "Name the commit of a change of the memory, such as the merge of its pull request");
    }
    const graph = (0,graph_of/* graphOf */.c)(present);
    const touched = await bytesOf(paths, before, after, now);
    const whereNow = (id) => graph.records.get(id)?.primary.path;
    const ids = paths
        .flatMap((path) => [was, is].flatMap(({ files }) => files.get(path)?.declarations ?? []))
        .flatMap(({ id }) => id ?? []);
    const others = new Set(ids.flatMap((id) => whereNow(id) ?? []).filter((path) => !paths.includes(path)));
    const reverted = revertChange({
        touched,
        elsewhere: await contents(now, others),
        whereNow,
        layout: gate.layout,
        limits: gate.limits,
        names: { now: "now", wanted: `before ${after.label}` },
    });
    const marked = new Set(reverted.conflicts.map(({ path }) => path));
    const settled = reverted.files.filter(({ path }) => !marked.has(path));
    const result = await overlay(now, settled);
    const judged = await (0,check/* check */.z)({ subject: { tree: result }, root: input.root, gate: input.gate, now: input.time });
    const today = await (0,check/* check */.z)({ subject: { tree: now }, root: input.root, gate: input.gate, now: input.time });
    const future = await (0,read_memory/* readMemory */.S1)(result, gate, inspect, present.files);
    const guarded = (0,memory_guarded/* guardedRecords */.F)([graph, change.before, change.after]);
    const basis = { records: (0,touched_records/* touchedRecords */.X)(change), editsGate: false, ontology: gate.ontology };
    return {
        ...reverted,
        diff: await (0,diff/* memoryDiff */.Rs)({
            change: await (0,compare_memory/* compareMemories */.b)(present, future, gate),
            before: present,
            after: future,
            gate,
            guarded,
        }),
        errors: (0,new_errors/* newErrors */.K)(today.report.findings, judged.report.findings),
        owners: (0,reviewers/* reviewersOf */.G)(basis, { author: NOBODY, organization: "" }).named,
        leftOut,
    };
}
const NOBODY = { id: 0, login: "", isBot: false };
function touchedPaths(before, after, { layout }) {
    const was = new Map(before.map((entry) => [entry.path, entry]));
    const is = new Map(after.map((entry) => [entry.path, entry]));
    const paths = [];
    const leftOut = [];
    for (const path of [...new Set([...was.keys(), ...is.keys()])].sort()) {
        const [left, right] = [was.get(path), is.get(path)];
        if (layout.isGenerated(path) || (left?.oid === right?.oid && left?.mode === right?.mode))
            continue;
        const isPlain = [left, right].every((entry) => entry === undefined || ((0,memory_tree/* isRegular */.$W)(entry.mode) && !entry.undecodable));
        (isPlain ? paths : leftOut).push(path);
    }
    return { paths, leftOut };
}
async function bytesOf(paths, before, after, now) {
    const wanted = new Set(paths);
    const [was, is, present] = await Promise.all([before, after, now].map((tree) => contents(tree, wanted)));
    return paths.map((path) => ({ path, before: was?.get(path), after: is?.get(path), now: present?.get(path) }));
}
async function contents(tree, paths) {
    const result = new Map();
    for (const entry of await (0,tree_lookup/* filesAt */.Tl)(paths, tree))
        result.set(entry.path, await (0,memory_tree/* readFile */.TA)(tree, entry));
    return result;
}

// EXTERNAL MODULE: ./build/src/git/repository.js + 20 modules
var git_repository = __webpack_require__(9204);
// EXTERNAL MODULE: ./build/src/memory/forge.js
var forge = __webpack_require__(59402);
// EXTERNAL MODULE: ./build/src/report/comment/document.js
var comment_document = __webpack_require__(35649);
// EXTERNAL MODULE: ./build/src/report/comment/print-markdown.js
var print_markdown = __webpack_require__(77299);
// EXTERNAL MODULE: ./build/src/report/comment/room.js
var comment_room = __webpack_require__(82267);
// EXTERNAL MODULE: ./build/src/report/diff/blocks.js + 2 modules
var blocks = __webpack_require__(44337);
// EXTERNAL MODULE: ./build/src/report/diff/words.js
var words = __webpack_require__(42071);
// EXTERNAL MODULE: ./build/src/report/print-terminal.js
var print_terminal = __webpack_require__(93208);
// EXTERNAL MODULE: ./build/src/report/visible-text.js
var visible_text = __webpack_require__(36672);
// EXTERNAL MODULE: ./build/src/report/wording.js
var wording = __webpack_require__(71272);
;// CONCATENATED MODULE: ./build/src/report/revert-text.js








const NAME_LIMIT = 120;
const CLAUSE_LIMIT = 300;
const LISTED = 50;
const DIFF_ROWS = 30;
function renderRevertMarkdown(story, bytes) {
    return `${(0,print_markdown/* printMarkdown */.x)(revertDocument(story, bytes))}\n`;
}
function renderRevertPretty(story, color) {
    return (0,print_terminal/* printTerminal */.Y)(revertDocument(story, 512 * 1024), color);
}
function revertTitle({ change, conflicts }) {
    const open = conflicts.length === 0 ? "" : ` (${(0,wording/* plural */.LS)(conflicts.length, "conflict")} to resolve)`;
    return `Revert the memory change ${change}${open}`;
}
function revertDocument(story, bytes) {
    const { conflicts, gone, errors, owners, leftOut, diff } = story;
    const head = [
        (0,comment_document/* heading */.R_)(2, (0,comment_document/* text */.Qq)("Taking back "), (0,comment_document/* code */.aY)((0,visible_text/* clip */.$Q)(story.change, NAME_LIMIT))),
        ...(story.reason === undefined ? [] : [(0,comment_document/* paragraph */.FY)((0,comment_document/* prose */.CS)((0,visible_text/* clip */.$Q)(story.reason, CLAUSE_LIMIT)))]),
        (0,comment_document/* paragraph */.FY)((0,comment_document/* text */.Qq)(`${summary(story)} ${(0,words/* diffWords */.b)(diff)}.`)),
        ...conflictBlocks(conflicts),
        ...listBlocks("Errors that this would bring", errors.map(({ path, message }) => [
            (0,comment_document/* code */.aY)((0,visible_text/* clip */.$Q)(path, NAME_LIMIT)),
            (0,comment_document/* text */.Qq)(" "),
            (0,comment_document/* prose */.CS)((0,visible_text/* clip */.$Q)(message, CLAUSE_LIMIT)),
        ])),
        ...listBlocks("Owners to notify", owners.map(({ name, reason }) => [
            (0,comment_document/* code */.aY)((0,visible_text/* clip */.$Q)(name, NAME_LIMIT)),
            (0,comment_document/* text */.Qq)(" "),
            (0,comment_document/* prose */.CS)((0,visible_text/* clip */.$Q)(reason, CLAUSE_LIMIT)),
        ])),
        ...namesBlocks("Taken away since, so that there is nothing to take back", gone),
        ...namesBlocks("Not taken back, since they are no plain files", leftOut),
    ];
    const room = new comment_room/* Room */.W(bytes - (0,comment_room/* sizeOf */.$)(head) - 200);
    return [...head, ...(0,blocks/* diffBlocks */.C)(diff, { rows: DIFF_ROWS, room })];
}
function summary({ files, conflicts }) {
    if (files.length === 0)
        return "Nothing is left of the change.";
    if (conflicts.length === 0)
        return "All of it is taken back, and what came later stays.";
    return `${(0,wording/* plural */.LS)(conflicts.length, "place")} could not be settled and ${conflicts.length === 1 ? "is" : "are"} for you to decide; the rest is taken back, and what came later stays.`;
}
function conflictBlocks(conflicts) {
    if (conflicts.length === 0)
        return [];
    const rows = conflicts
        .slice(0, LISTED)
        .map(({ path, record, field, reason }) => [
        record === undefined ? [] : [(0,comment_document/* code */.aY)((0,visible_text/* clip */.$Q)(record, NAME_LIMIT))],
        field === undefined ? [] : [(0,comment_document/* code */.aY)((0,visible_text/* clip */.$Q)(field, NAME_LIMIT))],
        [(0,comment_document/* code */.aY)((0,visible_text/* clip */.$Q)(path, NAME_LIMIT))],
        [(0,comment_document/* prose */.CS)((0,visible_text/* clip */.$Q)(reason, CLAUSE_LIMIT))],
    ]);
    const shown = rows.length < conflicts.length ? `, ${(0,wording/* number */.ai)(rows.length)} of ${(0,wording/* number */.ai)(conflicts.length)}` : "";
    return [
        (0,comment_document/* heading */.R_)(3, (0,comment_document/* text */.Qq)(`Conflicts${shown}`)),
        (0,comment_document/* paragraph */.FY)((0,comment_document/* text */.Qq)("The files hold both sides between the marks "), (0,comment_document/* code */.aY)("<<<<<<<"), (0,comment_document/* text */.Qq)(" and "), (0,comment_document/* code */.aY)(">>>>>>>"), (0,comment_document/* text */.Qq)(": what is now comes first. The check fails until one of them is left.")),
        { kind: "table", head: ["Record", "Field", "File", "Why"].map((cell) => [(0,comment_document/* text */.Qq)(cell)]), rows },
    ];
}
function listBlocks(title, items) {
    if (items.length === 0)
        return [];
    const rest = items.length - LISTED;
    const more = rest > 0 ? [[(0,comment_document/* text */.Qq)(`and ${(0,wording/* number */.ai)(rest)} more`)]] : [];
    return [(0,comment_document/* heading */.R_)(3, (0,comment_document/* text */.Qq)(title)), { kind: "list", items: [...items.slice(0, LISTED), ...more] }];
}
function namesBlocks(title, names) {
    if (names.length === 0)
        return [];
    const rest = names.length - LISTED;
    const more = rest > 0 ? [(0,comment_document/* text */.Qq)(` and ${(0,wording/* number */.ai)(rest)} more`)] : [];
    const shown = (0,comment_document/* commas */.Rm)(names.slice(0, LISTED).map((name) => (0,comment_document/* code */.aY)((0,visible_text/* clip */.$Q)(name, NAME_LIMIT))));
    return [(0,comment_document/* heading */.R_)(3, (0,comment_document/* text */.Qq)(title)), (0,comment_document/* paragraph */.FY)(...shown, ...more)];
}

// EXTERNAL MODULE: ./build/src/terminal/color.js
var color = __webpack_require__(81865);
// EXTERNAL MODULE: ./build/src/terminal/gate-options.js
var gate_options = __webpack_require__(91504);
// EXTERNAL MODULE: ./build/src/terminal/overlay.js + 1 modules
var overlay = __webpack_require__(1551);
// EXTERNAL MODULE: ./build/src/terminal/proposal.js
var proposal = __webpack_require__(24034);
;// CONCATENATED MODULE: ./build/src/terminal/revert.js









async function runRevert(dir, revision, options) {
    const repository = await (0,git_repository/* openRepository */.h)(dir);
    try {
        const commit = await repository.resolve(revision);
        const after = await repository.commitTree(commit);
        const before = await repository.commitTree(options.from ?? (await parentOf(repository, commit)));
        const target = options.propose ? await (0,proposal/* targetOf */.$r)(repository, options) : undefined;
        const now = target?.tree ?? (await repository.workingTree());
        const result = await revert({
            before,
            after,
            now,
            root: repository.prefix.replace(/\/$/, ""),
            gate: (0,gate_options/* gateOptions */.O)(dir, options, repository),
            overlay: (0,overlay/* overlayOf */.k)(repository),
            time: new Date(),
        });
        const story = {
            ...result,
            change: commit.slice(0, 12),
            ...(options.reason !== undefined && { reason: options.reason }),
        };
        process.stdout.write(renderRevertPretty(story, (0,color/* useColor */.b)()));
        if (result.files.length > 0 && options.write)
            process.stdout.write(`\n${(0,proposal/* writeFiles */.hV)(dir, result.files)}`);
        if (result.files.length > 0 && target) {
            const title = revertTitle(story);
            const said = await (0,proposal/* propose */.BM)(target, repository.prefix, result.files, {
                branch: `memory/revert/${commit.slice(0, 12)}`,
                title,
                message: `Reverts ${commit} record by record.`,
                body: renderRevertMarkdown(story, forge/* COMMENT_BYTES */.GJ),
            });
            process.stdout.write(`\n${said}`);
        }
        return result.conflicts.length > 0 || result.errors.length > 0 ? 1 : 0;
    }
    finally {
        await repository.close();
    }
}
async function parentOf(repository, commit) {
    try {
        return await repository.resolve(`${commit}^1`);
    }
    catch (error) {
        if (!(error instanceof user_error/* UserError */.y) || repository.isShallow())
            throw error;
        throw new user_error/* UserError */.y(`${commit.slice(0, 12)} is the first commit of this history: there is nothing before it.`, "Name a later commit");
    }
}


/***/ })

};
