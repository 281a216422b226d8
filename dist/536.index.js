export const id = 536;
export const ids = [536];
export const modules = {

/***/ 1865:
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

/***/ 1536:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runFix: () => (/* binding */ runFix)
});

// EXTERNAL MODULE: external "node:readline/promises"
var promises_ = __webpack_require__(6848);
// EXTERNAL MODULE: ./node_modules/picocolors/picocolors.js
var picocolors = __webpack_require__(7336);
// EXTERNAL MODULE: ./build/src/commands/check.js + 1 modules
var check = __webpack_require__(5830);
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
var tree = __webpack_require__(5037);
// EXTERNAL MODULE: ./build/src/memory/user-error.js
var user_error = __webpack_require__(989);
// EXTERNAL MODULE: ./build/src/parse/edit.js + 6 modules
var edit = __webpack_require__(5017);
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

// EXTERNAL MODULE: ./build/src/commands/new-errors.js
var new_errors = __webpack_require__(2256);
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
    #checks = 0;
    constructor(input) {
        this.#input = input;
    }
    async start() {
        this.#state = await this.#judge(new Draft(this.#input.tree, this.#input.overlay), 0);
    }
    result() {
        const { draft, edits, report } = this.#current();
        const waiting = this.#mendable(report.findings).length;
        return { files: draft.files, edits, refused: this.#refused, report, waiting };
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
        const { report } = await (0,check/* check */.z)({ subject: { tree }, root, gate, now, ...(onProgress && { onProgress }) });
        return { draft, edits, report };
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

// EXTERNAL MODULE: ./build/src/git/overlay-tree.js
var overlay_tree = __webpack_require__(7431);
// EXTERNAL MODULE: ./build/src/git/repository.js + 17 modules
var git_repository = __webpack_require__(827);
// EXTERNAL MODULE: ./node_modules/diff/libesm/patch/create.js + 2 modules
var create = __webpack_require__(7291);
// EXTERNAL MODULE: ./build/src/report/visible-text.js
var visible_text = __webpack_require__(6672);
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
var wording = __webpack_require__(1272);
// EXTERNAL MODULE: ./build/src/terminal/color.js
var color = __webpack_require__(1865);
// EXTERNAL MODULE: ./build/src/terminal/files-below.js
var files_below = __webpack_require__(7945);
// EXTERNAL MODULE: ./build/src/terminal/framing.js + 1 modules
var framing = __webpack_require__(8942);
// EXTERNAL MODULE: ./build/src/terminal/find-memory.js
var find_memory = __webpack_require__(2339);
// EXTERNAL MODULE: ./build/src/terminal/gate-options.js
var gate_options = __webpack_require__(1504);
// EXTERNAL MODULE: ./build/src/terminal/progress.js
var terminal_progress = __webpack_require__(2327);
;// CONCATENATED MODULE: ./build/src/terminal/fix.js














async function runFix(dir, options, terminal = { input: process.stdin, output: process.stdout }) {
    const repository = await (0,git_repository/* openRepository */.h)(dir);
    const progress = (0,terminal_progress/* progressLine */.o)(process.stderr);
    try {
        const result = await fix({
            tree: await repository.workingTree(),
            root: repository.prefix.replace(/\/$/, ""),
            gate: (0,gate_options/* gateOptions */.O)(dir, options, repository),
            now: new Date(),
            overlay: (base, files) => (0,overlay_tree/* overlayTree */.t)(base, files.map((file) => ({ action: "upsert", ...file })), repository.format),
            onProgress: progress.update,
        });
        progress.clear();
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
    for (const file of files)
        say(...diffOf(file), "");
    for (const [path, reason] of result.refused) {
        say(`Left alone: ${(0,visible_text/* visibleStart */.db)(path, 500)}: ${(0,visible_text/* visibleStart */.db)(reason, 600)}`);
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
    const colors = picocolors.createColors((0,color/* useColor */.b)());
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

/***/ 1504:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ gateOptions)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _load_load_layout_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9832);
/* harmony import */ var _memory_user_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(989);




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

/***/ 2327:
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
