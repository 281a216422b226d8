export const id = 1536;
export const ids = [1536,2339,1865];
export const modules = {

/***/ 93068:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ guardedOf),
/* harmony export */   K: () => (/* binding */ guardedIn)
/* harmony export */ });
/* harmony import */ var _memory_guarded_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(641);
/* harmony import */ var _memory_graph_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76961);


function guardedIn(graphs, files) {
    const known = new Set(graphs.flatMap(({ declarations }) => declarations.map(({ path }) => path)));
    const { ids, paths } = (0,_memory_guarded_js__WEBPACK_IMPORTED_MODULE_0__/* .guardedRecords */ .Ff)(graphs);
    return { ids, paths: new Set([...paths, ...files.filter((path) => !known.has(path))]) };
}
async function guardedOf({ judgement, report }) {
    const { change, graph, elsewhere } = judgement;
    const graphs = change ? [change.before, graph] : [graph];
    if (!elsewhere)
        return (0,_memory_guarded_js__WEBPACK_IMPORTED_MODULE_0__/* .guardedRecords */ .Ff)(graphs);
    const read = new Set(graphs.flatMap(({ declarations }) => declarations.map(({ path }) => path)));
    const unread = report.findings.filter(({ path }) => !read.has(path) && !judgement.memory.files.has(path));
    const around = new _memory_graph_js__WEBPACK_IMPORTED_MODULE_1__/* .Graph */ .T(await elsewhere(unread));
    return guardedIn([...graphs, around], unread.map(({ path }) => path));
}


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

/***/ 641:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ao: () => (/* binding */ declaresGuarded),
/* harmony export */   Ff: () => (/* binding */ guardedRecords),
/* harmony export */   pv: () => (/* binding */ isGuardedLevel)
/* harmony export */ });
const GUARDED_LEVELS = new Set(["restricted", "secret-metadata"]);
function isGuardedLevel(sensitivity) {
    return sensitivity !== undefined && GUARDED_LEVELS.has(sensitivity);
}
function declaresGuarded(declarations) {
    return declarations.some(({ sensitivity }) => isGuardedLevel(sensitivity));
}
function guardedRecords(graphs) {
    const ids = new Set();
    const paths = new Set();
    for (const { declarations } of graphs) {
        for (const { id, path, sensitivity } of declarations) {
            if (!isGuardedLevel(sensitivity))
                continue;
            if (id !== undefined)
                ids.add(id);
            paths.add(path);
        }
    }
    return { ids, paths };
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

/***/ 20974:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ isReadByAll),
/* harmony export */   i: () => (/* binding */ WITHHELD)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);

const WITHHELD = "withheld, since restricted records may be concerned and everybody can read this.";
function isReadByAll(environment) {
    return environment["GITHUB_ACTIONS"] === "true" && !isPrivate(environment["GITHUB_EVENT_PATH"]);
}
function isPrivate(path) {
    if (path === undefined)
        return false;
    try {
        const event = JSON.parse((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, "utf8"));
        return memberOf(memberOf(event, "repository"), "private") === true;
    }
    catch {
        return false;
    }
}
function memberOf(value, name) {
    return typeof value === "object" && value !== null ? new Map(Object.entries(value)).get(name) : undefined;
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

/***/ 21536:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runFix: () => (/* binding */ runFix)
});

// EXTERNAL MODULE: external "node:readline/promises"
var promises_ = __webpack_require__(26848);
// EXTERNAL MODULE: ./node_modules/picocolors/picocolors.js
var picocolors = __webpack_require__(57336);
// EXTERNAL MODULE: ./build/src/commands/check.js + 6 modules
var check = __webpack_require__(58709);
;// CONCATENATED MODULE: ./build/src/commands/choose-mends.js
function hasCertainMend({ suggestion, accepted }) {
    if (accepted !== undefined || suggestion?.certain !== true)
        return false;
    const [first, ...rest] = suggestion.edits;
    return first !== undefined && rest.every(({ path }) => path === first.path);
}
function chooseMends(findings) {
    const wanted = findings.filter(hasCertainMend).flatMap((finding, mend) => {
        return (finding.suggestion?.edits ?? []).map((edit) => ({ edit, mend, finding }));
    });
    wanted.sort((a, b) => compareEdits(a.edit, b.edit) || a.mend - b.mend);
    const dropped = new Set();
    let last;
    for (const { edit, mend } of wanted) {
        if (last && clash(last, edit))
            dropped.add(mend);
        else
            last = edit;
    }
    const files = new Map();
    for (const { edit, mend, finding } of wanted) {
        if (dropped.has(mend))
            continue;
        const file = files.get(edit.path) ?? { edits: [], findings: new Set() };
        const before = file.edits.at(-1);
        if (!before || !isSame(before, edit))
            file.edits.push(edit);
        file.findings.add(finding);
        files.set(edit.path, file);
    }
    return [...files].map(([path, file]) => ({ path, edits: file.edits, findings: [...file.findings] }));
}
function clash(first, second) {
    if (first.path !== second.path || isSame(first, second))
        return false;
    const gap = comparePositions(second.range.start, first.range.end);
    return gap < 0 || (gap === 0 && (isInsertion(first) || isInsertion(second)));
}
function isInsertion({ range }) {
    return comparePositions(range.start, range.end) === 0;
}
function isSame(a, b) {
    return compareEdits(a, b) === 0 && a.newText === b.newText;
}
function compareEdits(a, b) {
    if (a.path !== b.path)
        return a.path < b.path ? -1 : 1;
    return comparePositions(a.range.start, b.range.start) || comparePositions(a.range.end, b.range.end);
}
function comparePositions(a, b) {
    return a.line - b.line || a.column - b.column;
}

// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
// EXTERNAL MODULE: ./build/src/memory/tree.js
var tree = __webpack_require__(85037);
// EXTERNAL MODULE: ./build/src/memory/user-error.js
var user_error = __webpack_require__(90989);
// EXTERNAL MODULE: ./build/src/parse/edit.js + 6 modules
var edit = __webpack_require__(65017);
;// CONCATENATED MODULE: ./build/src/commands/draft.js




class Draft {
    #base;
    #overlay;
    #files;
    #tree;
    constructor(base, overlay, files = new Map()) {
        this.#base = base;
        this.#overlay = overlay;
        this.#files = files;
    }
    get files() {
        return [...this.#files.values()]
            .filter(({ before, after }) => Buffer.compare(before, after) !== 0)
            .sort((a, b) => (a.path < b.path ? -1 : 1));
    }
    tree() {
        this.#tree ??= this.#laid();
        return this.#tree;
    }
    async with(edits) {
        const entries = new Map((await this.#base.entries()).map((entry) => [entry.path, entry]));
        const files = new Map(this.#files);
        for (const { path, edits: own } of edits) {
            const file = files.get(path) ?? (await this.#open(path, entries.get(path)));
            const after = Buffer.from((0,edit/* applyTextEdits */.nz)(Buffer.from(file.after).toString("utf8"), own));
            files.set(path, { ...file, after });
        }
        return new Draft(this.#base, this.#overlay, files);
    }
    #laid() {
        const files = this.files.map(({ path, after, mode }) => ({ path, bytes: after, mode }));
        return files.length === 0 ? Promise.resolve(this.#base) : this.#overlay(this.#base, files);
    }
    async #open(path, entry) {
        if (entry && (entry.mode === "100644" || entry.mode === "100755")) {
            const before = await (0,tree/* readFile */.TA)(this.#base, entry).catch(() => undefined);
            if (before && (0,external_node_buffer_.isUtf8)(before))
                return { path, mode: entry.mode, before, after: before };
        }
        throw new user_error/* UserError */.y(`"${path}" changed while it was being looked at.`, "Run the command again.");
    }
}

// EXTERNAL MODULE: ./build/src/commands/guarded-of.js
var guarded_of = __webpack_require__(93068);
// EXTERNAL MODULE: ./build/src/commands/new-errors.js
var new_errors = __webpack_require__(52256);
;// CONCATENATED MODULE: ./build/src/commands/fix.js





const ROUNDS = 5;
const CHECKS = 64;
async function fix(input) {
    const mending = new Mending(input);
    await mending.start();
    for (let round = 0; round < ROUNDS; round++) {
        const read = await mending.mendUnreadable();
        const mended = await mending.mendReadable();
        if (!read && !mended)
            break;
    }
    return mending.result();
}
class Mending {
    #input;
    #refused = new Map();
    #state;
    #before;
    #checks = 0;
    constructor(input) {
        this.#input = input;
    }
    async start() {
        this.#state = await this.#judge(new Draft(this.#input.tree, this.#input.overlay), 0);
        this.#before = this.#state.graph;
    }
    result() {
        const { draft, edits, report, graph } = this.#current();
        const { files } = draft;
        const waiting = this.#mendable(report.findings).length;
        const shown = [...files.map(({ path }) => path), ...this.#refused.keys()];
        const guarded = (0,guarded_of/* guardedIn */.K)(this.#before ? [this.#before, graph] : [graph], shown);
        return { files, edits, refused: this.#refused, report, waiting, guarded };
    }
    async mendUnreadable() {
        const { report } = this.#current();
        const unreadable = report.findings.filter(isParseError);
        const mends = chooseMends(this.#mendable(unreadable));
        if (mends.length === 0)
            return false;
        const next = await this.#attempt(mends);
        const same = new Set(next.report.findings.filter(isParseError).map(spotOf));
        const useless = new Set(unreadable.filter((finding) => same.has(spotOf(finding))).map(({ path }) => path));
        const useful = mends.filter(({ path }) => !useless.has(path));
        for (const { path } of mends)
            if (useless.has(path))
                this.#refused.set(path, "its mend leaves it as unreadable as it is");
        if (useful.length === mends.length)
            this.#state = next;
        else if (useful.length > 0)
            this.#state = await this.#attempt(useful);
        return true;
    }
    async mendReadable() {
        const { report } = this.#current();
        const unreadable = new Set(report.findings.filter(isParseError).map(({ path }) => path));
        const mends = chooseMends(this.#mendable(report.findings).filter(({ path }) => !unreadable.has(path)));
        await this.#settle(mends);
        return mends.length > 0;
    }
    async #settle(mends) {
        const [first] = mends;
        if (!first)
            return;
        if (this.#checks >= CHECKS) {
            for (const { path } of mends)
                this.#refused.set(path, "too many other mends were refused to try its own");
            return;
        }
        const next = await this.#attempt(mends);
        const fault = faultOf(mends, this.#current().report.findings, next.report.findings);
        if (fault === undefined) {
            this.#state = next;
        }
        else if (mends.length === 1) {
            this.#refused.set(first.path, fault);
        }
        else {
            const half = Math.ceil(mends.length / 2);
            await this.#settle(mends.slice(0, half));
            await this.#settle(mends.slice(half));
        }
    }
    #mendable(findings) {
        return findings.filter((finding) => hasCertainMend(finding) && !this.#refused.has(finding.suggestion?.edits[0]?.path ?? ""));
    }
    async #attempt(mends) {
        const { draft, edits } = this.#current();
        const more = mends.reduce((sum, file) => sum + file.edits.length, 0);
        return await this.#judge(await draft.with(mends), edits + more);
    }
    async #judge(draft, edits) {
        const { root, gate, now, onProgress } = this.#input;
        this.#checks++;
        const tree = await draft.tree();
        const { report, judgement } = await (0,check/* check */.z)({
            subject: { tree },
            root,
            gate,
            now,
            ...(onProgress && { onProgress }),
        });
        return { draft, edits, report, graph: judgement.graph };
    }
    #current() {
        if (!this.#state)
            throw new Error("nothing was checked yet");
        return this.#state;
    }
}
function isParseError({ rule, severity, accepted }) {
    return rule.startsWith("parse/") && severity === "error" && accepted === undefined;
}
function spotOf({ path, rule, message, range }) {
    return JSON.stringify([path, rule, message, range.start]);
}
function faultOf(mends, before, after) {
    const [harm] = (0,new_errors/* newErrors */.K)(before, after);
    if (harm)
        return `its mend would bring a new error, ${harm.rule}: ${harm.message}`;
    const useless = mends.some(({ findings }) => {
        const kinds = new Set(findings.map(kindOf));
        const count = (list) => list.filter((finding) => kinds.has(kindOf(finding))).length;
        return count(after) >= count(before);
    });
    return useless ? "its mend does not mend what it is for" : undefined;
}
function kindOf({ rule, path }) {
    return `${rule}\0${path}`;
}

// EXTERNAL MODULE: ./build/src/git/repository.js + 20 modules
var git_repository = __webpack_require__(9204);
// EXTERNAL MODULE: ./node_modules/diff/libesm/patch/create.js + 1 modules
var create = __webpack_require__(85725);
// EXTERNAL MODULE: ./build/src/report/visible-text.js
var visible_text = __webpack_require__(36672);
;// CONCATENATED MODULE: ./build/src/report/unified-diff.js


const MAX_EDIT_LENGTH = 1000;
const CONTEXT = 3;
function unifiedDiff(path, before, after) {
    const name = (0,visible_text/* visible */.RK)(path);
    const header = [
        { kind: "header", text: `--- a/${name}` },
        { kind: "header", text: `+++ b/${name}` },
    ];
    const options = { context: CONTEXT, maxEditLength: MAX_EDIT_LENGTH };
    const patch = (0,create/* structuredPatch */.YB)("a", "b", before, after, undefined, undefined, options);
    if (!patch)
        return [...header, { kind: "hunk", text: `@@ more than ${MAX_EDIT_LENGTH} changed lines, not shown @@` }];
    return [
        ...header,
        ...patch.hunks.flatMap(({ oldStart, oldLines, newStart, newLines, lines }) => [
            { kind: "hunk", text: `@@ -${oldStart},${oldLines} +${newStart},${newLines} @@` },
            ...lines.map((line) => diffLine(line)),
        ]),
    ];
}
function diffLine(line) {
    const text = line.split("\t").map(visible_text/* visible */.RK).join("\t");
    return { kind: line.startsWith("+") ? "added" : line.startsWith("-") ? "removed" : "context", text };
}

// EXTERNAL MODULE: ./build/src/report/wording.js
var wording = __webpack_require__(71272);
// EXTERNAL MODULE: ./build/src/terminal/audience.js
var audience = __webpack_require__(20974);
// EXTERNAL MODULE: ./build/src/terminal/color.js
var color = __webpack_require__(81865);
// EXTERNAL MODULE: ./build/src/terminal/files-below.js
var files_below = __webpack_require__(37945);
// EXTERNAL MODULE: ./build/src/terminal/framing.js + 1 modules
var framing = __webpack_require__(68942);
// EXTERNAL MODULE: ./build/src/terminal/find-memory.js
var find_memory = __webpack_require__(82339);
// EXTERNAL MODULE: ./build/src/terminal/gate-options.js
var gate_options = __webpack_require__(91504);
// EXTERNAL MODULE: ./build/src/terminal/learn-files.js
var learn_files = __webpack_require__(29510);
// EXTERNAL MODULE: ./build/src/terminal/progress.js
var terminal_progress = __webpack_require__(82327);
// EXTERNAL MODULE: ./build/src/terminal/overlay.js + 1 modules
var overlay = __webpack_require__(1551);
;// CONCATENATED MODULE: ./build/src/terminal/fix.js
















async function runFix(dir, options, terminal = { input: process.stdin, output: process.stdout }) {
    const repository = await (0,git_repository/* openRepository */.h)(dir);
    const progress = (0,terminal_progress/* progressLine */.o)(process.stderr);
    try {
        const tree = await repository.workingTree();
        const result = await fix({
            tree,
            root: repository.prefix.replace(/\/$/, ""),
            gate: (0,gate_options/* gateOptions */.O)(dir, options, repository),
            now: new Date(),
            overlay: (0,overlay/* overlayOf */.k)(repository),
            onProgress: progress.update,
        });
        progress.clear();
        await (0,learn_files/* learnFiles */.k)(tree, [...result.files.map(({ path }) => path), ...result.refused.keys()]);
        return await settle(dir, result, options, terminal);
    }
    catch (error) {
        throw (0,find_memory/* withMemoryAbove */.$)(error, dir, "fix");
    }
    finally {
        progress.clear();
        await repository.close();
    }
}
async function settle(dir, result, options, terminal) {
    const { files, edits, report } = result;
    const say = (...lines) => terminal.output.write(lines.map((line) => `${line}\n`).join(""));
    const extent = `${(0,wording/* plural */.LS)(edits, "edit")} to ${(0,wording/* plural */.LS)(files.length, "file")}`;
    const hidden = (0,audience/* isReadByAll */.$)(process.env) ? result.guarded : undefined;
    for (const file of files) {
        if (hidden?.paths.has(file.path))
            say(`Mended: ${(0,visible_text/* visibleStart */.db)(file.path, 500)}: the diff is ${audience/* WITHHELD */.i}`, "");
        else
            say(...diffOf(file), "");
    }
    for (const [path, reason] of result.refused) {
        const why = hidden && hidden.paths.size > 0 ? `the reason is ${audience/* WITHHELD */.i}` : (0,visible_text/* visibleStart */.db)(reason, 600);
        say(`Left alone: ${(0,visible_text/* visibleStart */.db)(path, 500)}: ${why}`);
    }
    if (files.length === 0) {
        say("Nothing to fix: no finding has a mend that is certain.", `Findings: ${(0,wording/* findingCounts */.s_)(report.counts)}.`);
        return 0;
    }
    if (options.dryRun) {
        say(`${extent}. Dry run: nothing was written.`, `It would leave ${(0,wording/* findingCounts */.s_)(report.counts)}.`);
        return 1;
    }
    if (!options.yes && !(await agreed(terminal, `Apply ${extent}? [y/N] `))) {
        const asked = isInteractive(terminal);
        say(asked ? "Nothing was written." : `${extent}. Nothing was written: run "memory-steward fix --yes" to write.`);
        return 1;
    }
    for (const { path, after } of files)
        await (0,framing/* assertSameFraming */.X)(path, after);
    (0,files_below/* replaceFilesBelow */.Dm)(dir, files);
    say(`Applied ${extent}. ${left(report)}`);
    if (result.waiting > 0)
        say(`${(0,wording/* plural */.LS)(result.waiting, "finding")} more can be mended: run it again.`);
    return 0;
}
function left({ counts, verdict }) {
    return verdict === "pass"
        ? `Left: ${(0,wording/* findingCounts */.s_)(counts)}.`
        : `Left, judged without a base: ${(0,wording/* findingCounts */.s_)(counts)}.`;
}
function isInteractive({ input, output }) {
    return input.isTTY === true && output.isTTY === true;
}
async function agreed(terminal, question) {
    if (!isInteractive(terminal))
        return false;
    const reader = (0,promises_.createInterface)({ input: terminal.input, output: terminal.output });
    const ended = new Promise((resolve) => {
        reader.once("close", () => {
            resolve("");
        });
    });
    const answer = await Promise.race([reader.question(question), ended]);
    reader.close();
    return /^y(es)?$/i.test(answer.trim());
}
function diffOf({ path, before, after }) {
    const colors = picocolors.createColors((0,color.useColor)());
    const paint = {
        header: colors.bold,
        hunk: colors.cyan,
        added: colors.green,
        removed: colors.red,
        context: (text) => text,
    };
    const decoder = new TextDecoder("utf-8", { ignoreBOM: true });
    return unifiedDiff(path, decoder.decode(before), decoder.decode(after)).map(({ kind, text }) => paint[kind](text));
}


/***/ }),

/***/ 68942:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  X: () => (/* binding */ assertSameFraming)
});

// EXTERNAL MODULE: ./build/src/memory/user-error.js
var user_error = __webpack_require__(90989);
// EXTERNAL MODULE: ./build/src/memory/document.js
var memory_document = __webpack_require__(29360);
// EXTERNAL MODULE: ./build/src/parse/flaw.js
var flaw = __webpack_require__(6927);
// EXTERNAL MODULE: ./build/src/parse/frame.js
var parse_frame = __webpack_require__(95876);
// EXTERNAL MODULE: ./build/src/parse/yaml-compose.js
var yaml_compose = __webpack_require__(69587);
// EXTERNAL MODULE: ./build/src/parse/yaml-read.js + 1 modules
var yaml_read = __webpack_require__(63893);
;// CONCATENATED MODULE: ./build/src/parse/front-matter.js





const BLANK_STEPS = 20_000_000;
const OTHER_LANGUAGES = ["coffee", "coffeescript", "cson", "javascript", "js", "json", "json5", "toml", "yml"];
async function frameWithGrayMatter(text) {
    const refusal = refuseRawText(text);
    if (refusal)
        return { kind: "refused", flaw: refusal };
    const frame = (0,parse_frame/* splitFrontMatter */.v)(text);
    if (frame.kind !== "framed")
        return frame;
    const block = text.slice(frame.block.start, frame.block.end);
    if (blankSteps(block) > BLANK_STEPS)
        return { kind: "refused", flaw: tooBlank() };
    const { default: matter } = await __webpack_require__.e(/* import() */ 1910).then(__webpack_require__.t.bind(__webpack_require__, 61910, 19));
    const cage = new Cage();
    const file = matter(text, {
        language: "yaml",
        delimiters: "---",
        excerpt: false,
        engines: { ...cage.refusals, yaml: { parse: (yaml) => cage.parse(yaml), stringify: refuse } },
    });
    const agreed = file.language === "yaml" &&
        file.matter === text.slice(3, frame.block.end - 1) &&
        file.content === text.slice(frame.body) &&
        cage.ranAsExpected(file.data, block);
    return agreed ? frame : { kind: "refused", flaw: disagreement(frame.block.start) };
}
class Cage {
    refusals = Object.fromEntries(OTHER_LANGUAGES.map((name) => [name, { parse: refuse, stringify: refuse }]));
    #results = [];
    parse(yaml) {
        const result = { read: (0,yaml_read/* readYaml */.g)(yaml, memory_document/* DEFAULT_LIMITS */.d, (0,yaml_compose/* fileTokens */.x)()) };
        this.#results.push(result);
        return result;
    }
    ranAsExpected(data, block) {
        if (this.#results.length === 1)
            return data === this.#results[0];
        return this.#results.length === 0 && (0,yaml_read/* readYaml */.g)(block, memory_document/* DEFAULT_LIMITS */.d, (0,yaml_compose/* fileTokens */.x)()).content?.empty === true;
    }
}
function refuse() {
    throw new Error("front matter is read as YAML alone");
}
function refuseRawText(text) {
    const advice = { certain: false, message: "Save the file as UTF-8 without a byte-order mark" };
    if (text.startsWith("\uFEFF")) {
        return {
            rule: flaw/* RULE */.xZ.byteOrderMark,
            start: 0,
            end: 1,
            message: "The text begins with a byte-order mark.",
            mend: advice,
        };
    }
    const nul = text.indexOf("\0");
    if (nul === -1)
        return undefined;
    const mend = { certain: false, message: "Remove the NUL character" };
    return { rule: flaw/* RULE */.xZ.encoding, start: nul, end: nul + 1, message: "The text holds a NUL character.", mend };
}
function blankSteps(block) {
    let steps = 0;
    for (const [run] of block.matchAll(/\s{2,}/g)) {
        const lines = run.length - run.replace(/[\n\r\u2028\u2029]/g, "").length;
        steps += (lines + 1) * run.length;
    }
    return steps;
}
function tooBlank() {
    const mend = { certain: false, message: "Remove the blank lines" };
    return { rule: flaw/* RULE */.xZ.limit, start: 0, end: 3, message: "The front matter holds too many blank lines in a row.", mend };
}
function disagreement(start) {
    return {
        rule: flaw/* RULE */.xZ.unsafeFrontMatter,
        start: 0,
        end: Math.max(start - 1, 0),
        message: "Readers of front matter disagree about where this front matter stands or whether it is empty.",
        mend: { certain: false, message: "Write the front matter in plain YAML between lines that are exactly `---`" },
    };
}

// EXTERNAL MODULE: ./build/src/report/visible-text.js
var visible_text = __webpack_require__(36672);
;// CONCATENATED MODULE: ./build/src/terminal/framing.js



async function assertSameFraming(path, content) {
    if (!/\.(md|markdown)$/i.test(path))
        return;
    const text = new TextDecoder().decode(typeof content === "string" ? new TextEncoder().encode(content) : content);
    const frame = await frameWithGrayMatter(text);
    if (frame.kind !== "refused")
        return;
    throw new user_error/* UserError */.y(`${(0,visible_text/* visibleStart */.db)(path, 500)} would be framed otherwise by other readers: ${frame.flaw.message} Nothing was written.`, "Mend the front matter by hand.");
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

/***/ 29510:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ learnChanges),
/* harmony export */   k: () => (/* binding */ learnFiles)
/* harmony export */ });
/* harmony import */ var _memory_tree_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(85037);
/* harmony import */ var _redaction_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44771);


async function learnFiles(tree, paths) {
    const wanted = new Set(paths);
    await learn(tree, (await tree.entries()).filter(({ path }) => wanted.has(path)));
}
async function learnChanges(before, after) {
    const [old, young] = [await before.entries(), await after.entries()];
    await learn(before, without(old, young));
    await learn(after, without(young, old));
}
function without(entries, others) {
    const known = new Set(others.map(({ oid }) => oid));
    return entries.filter(({ oid }) => !known.has(oid));
}
async function learn(tree, entries) {
    await tree.read(entries.filter(({ mode }) => (0,_memory_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .isRegular */ .$W)(mode)), (_entry, bytes) => {
        if (!(bytes instanceof Error))
            (0,_redaction_js__WEBPACK_IMPORTED_MODULE_0__/* .learnFrom */ .Pz)(bytes);
    });
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


/***/ })

};
