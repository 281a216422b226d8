export const id = 280;
export const ids = [280];
export const modules = {

/***/ 2256:
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

/***/ 7431:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ overlayTree)
/* harmony export */ });
/* harmony import */ var _memory_tree_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5037);
/* harmony import */ var _memory_user_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(989);
/* harmony import */ var _blob_oid_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(606);



const MAX_PATH = 4096;
async function overlayTree(base, changes, format, label = `${base.label} with ${changes.length} changes`) {
    const byPath = new Map();
    for (const change of changes) {
        refuseOddPath(change.path);
        if (byPath.has(change.path))
            throw new _memory_user_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y(`"${change.path}" is changed twice.`, "Name each path once");
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
        throw new _memory_user_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y(`"${path}" cannot be deleted: there is no such file.`);
    const upserts = new Map();
    for (const change of byPath.values()) {
        if (change.action === "delete")
            continue;
        upserts.set(change.path, change);
        const { path, bytes, mode = "100644" } = change;
        entries.push({ path, mode, oid: (0,_blob_oid_js__WEBPACK_IMPORTED_MODULE_1__/* .blobOid */ .I)(bytes, format), size: bytes.length });
    }
    entries.sort((a, b) => (0,_memory_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .comparePaths */ .cD)(a.path, b.path));
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
        throw new _memory_user_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y(`${JSON.stringify(path.slice(0, 100))} is not a path of a tree.`, "Write it relative to the root, without `.` and `..`");
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
        if ((0,_memory_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .comparePaths */ .cD)(sorted[middle]?.path ?? "", path) < 0)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}
function refuse(file, below) {
    throw new _memory_user_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y(`"${file}" cannot be a file and the folder of "${below}" at once.`, "Delete or rename one of them");
}


/***/ }),

/***/ 3280:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runFix: () => (/* binding */ runFix)
});

// EXTERNAL MODULE: external "node:readline/promises"
var promises_ = __webpack_require__(6848);
// EXTERNAL MODULE: ./node_modules/picocolors/picocolors.js
var picocolors = __webpack_require__(7336);
// EXTERNAL MODULE: ./build/src/commands/check.js + 33 modules
var check = __webpack_require__(7687);
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
// EXTERNAL MODULE: ./build/src/git/repository.js + 20 modules
var git_repository = __webpack_require__(6601);
;// CONCATENATED MODULE: ./node_modules/diff/libesm/diff/base.js
class Diff {
    diff(oldStr, newStr, 
    // Type below is not accurate/complete - see above for full possibilities - but it compiles
    options = {}) {
        let callback;
        if (typeof options === 'function') {
            callback = options;
            options = {};
        }
        else if ('callback' in options) {
            callback = options.callback;
        }
        // Allow subclasses to massage the input prior to running
        const oldString = this.castInput(oldStr, options);
        const newString = this.castInput(newStr, options);
        const oldTokens = this.removeEmpty(this.tokenize(oldString, options));
        const newTokens = this.removeEmpty(this.tokenize(newString, options));
        return this.diffWithOptionsObj(oldTokens, newTokens, options, callback);
    }
    diffWithOptionsObj(oldTokens, newTokens, options, callback) {
        var _a;
        const done = (value) => {
            value = this.postProcess(value, options);
            if (callback) {
                setTimeout(function () { callback(value); }, 0);
                return undefined;
            }
            else {
                return value;
            }
        };
        const newLen = newTokens.length, oldLen = oldTokens.length;
        let editLength = 1;
        let maxEditLength = newLen + oldLen;
        if (options.maxEditLength != null) {
            maxEditLength = Math.min(maxEditLength, options.maxEditLength);
        }
        const maxExecutionTime = (_a = options.timeout) !== null && _a !== void 0 ? _a : Infinity;
        const abortAfterTimestamp = Date.now() + maxExecutionTime;
        const bestPath = [{ oldPos: -1, lastComponent: undefined }];
        // Seed editLength = 0, i.e. the content starts with the same values
        let newPos = this.extractCommon(bestPath[0], newTokens, oldTokens, 0, options);
        if (bestPath[0].oldPos + 1 >= oldLen && newPos + 1 >= newLen) {
            // Identity per the equality and tokenizer
            return done(this.buildValues(bestPath[0].lastComponent, newTokens, oldTokens));
        }
        // Once we hit the right edge of the edit graph on some diagonal k, we can
        // definitely reach the end of the edit graph in no more than k edits, so
        // there's no point in considering any moves to diagonal k+1 any more (from
        // which we're guaranteed to need at least k+1 more edits).
        // Similarly, once we've reached the bottom of the edit graph, there's no
        // point considering moves to lower diagonals.
        // We record this fact by setting minDiagonalToConsider and
        // maxDiagonalToConsider to some finite value once we've hit the edge of
        // the edit graph.
        // This optimization is not faithful to the original algorithm presented in
        // Myers's paper, which instead pointlessly extends D-paths off the end of
        // the edit graph - see page 7 of Myers's paper which notes this point
        // explicitly and illustrates it with a diagram. This has major performance
        // implications for some common scenarios. For instance, to compute a diff
        // where the new text simply appends d characters on the end of the
        // original text of length n, the true Myers algorithm will take O(n+d^2)
        // time while this optimization needs only O(n+d) time.
        let minDiagonalToConsider = -Infinity, maxDiagonalToConsider = Infinity;
        // Main worker method. checks all permutations of a given edit length for acceptance.
        const execEditLength = () => {
            for (let diagonalPath = Math.max(minDiagonalToConsider, -editLength); diagonalPath <= Math.min(maxDiagonalToConsider, editLength); diagonalPath += 2) {
                let basePath;
                const removePath = bestPath[diagonalPath - 1], addPath = bestPath[diagonalPath + 1];
                if (removePath) {
                    // No one else is going to attempt to use this value, clear it
                    // @ts-expect-error - perf optimisation. This type-violating value will never be read.
                    bestPath[diagonalPath - 1] = undefined;
                }
                let canAdd = false;
                if (addPath) {
                    // what newPos will be after we do an insertion:
                    const addPathNewPos = addPath.oldPos - diagonalPath;
                    canAdd = addPath && 0 <= addPathNewPos && addPathNewPos < newLen;
                }
                const canRemove = removePath && removePath.oldPos + 1 < oldLen;
                if (!canAdd && !canRemove) {
                    // If this path is a terminal then prune
                    // @ts-expect-error - perf optimisation. This type-violating value will never be read.
                    bestPath[diagonalPath] = undefined;
                    continue;
                }
                // Select the diagonal that we want to branch from. We select the prior
                // path whose position in the old string is the farthest from the origin
                // and does not pass the bounds of the diff graph
                if (!canRemove || (canAdd && removePath.oldPos < addPath.oldPos)) {
                    basePath = this.addToPath(addPath, true, false, 0, options);
                }
                else {
                    basePath = this.addToPath(removePath, false, true, 1, options);
                }
                newPos = this.extractCommon(basePath, newTokens, oldTokens, diagonalPath, options);
                if (basePath.oldPos + 1 >= oldLen && newPos + 1 >= newLen) {
                    // If we have hit the end of both strings, then we are done
                    return done(this.buildValues(basePath.lastComponent, newTokens, oldTokens)) || true;
                }
                else {
                    bestPath[diagonalPath] = basePath;
                    if (basePath.oldPos + 1 >= oldLen) {
                        maxDiagonalToConsider = Math.min(maxDiagonalToConsider, diagonalPath - 1);
                    }
                    if (newPos + 1 >= newLen) {
                        minDiagonalToConsider = Math.max(minDiagonalToConsider, diagonalPath + 1);
                    }
                }
            }
            editLength++;
        };
        // Performs the length of edit iteration. Is a bit fugly as this has to support the
        // sync and async mode which is never fun. Loops over execEditLength until a value
        // is produced, or until the edit length exceeds options.maxEditLength (if given),
        // in which case it will return undefined.
        if (callback) {
            (function exec() {
                setTimeout(function () {
                    if (editLength > maxEditLength || Date.now() > abortAfterTimestamp) {
                        return callback(undefined);
                    }
                    if (!execEditLength()) {
                        exec();
                    }
                }, 0);
            }());
        }
        else {
            while (editLength <= maxEditLength && Date.now() <= abortAfterTimestamp) {
                const ret = execEditLength();
                if (ret) {
                    return ret;
                }
            }
        }
    }
    addToPath(path, added, removed, oldPosInc, options) {
        const last = path.lastComponent;
        if (last && !options.oneChangePerToken && last.added === added && last.removed === removed) {
            return {
                oldPos: path.oldPos + oldPosInc,
                lastComponent: { count: last.count + 1, added: added, removed: removed, previousComponent: last.previousComponent }
            };
        }
        else {
            return {
                oldPos: path.oldPos + oldPosInc,
                lastComponent: { count: 1, added: added, removed: removed, previousComponent: last }
            };
        }
    }
    extractCommon(basePath, newTokens, oldTokens, diagonalPath, options) {
        const newLen = newTokens.length, oldLen = oldTokens.length;
        let oldPos = basePath.oldPos, newPos = oldPos - diagonalPath, commonCount = 0;
        while (newPos + 1 < newLen && oldPos + 1 < oldLen && this.equals(oldTokens[oldPos + 1], newTokens[newPos + 1], options)) {
            newPos++;
            oldPos++;
            commonCount++;
            if (options.oneChangePerToken) {
                basePath.lastComponent = { count: 1, previousComponent: basePath.lastComponent, added: false, removed: false };
            }
        }
        if (commonCount && !options.oneChangePerToken) {
            basePath.lastComponent = { count: commonCount, previousComponent: basePath.lastComponent, added: false, removed: false };
        }
        basePath.oldPos = oldPos;
        return newPos;
    }
    equals(left, right, options) {
        if (options.comparator) {
            return options.comparator(left, right);
        }
        else {
            return left === right
                || (!!options.ignoreCase && left.toLowerCase() === right.toLowerCase());
        }
    }
    removeEmpty(array) {
        const ret = [];
        for (let i = 0; i < array.length; i++) {
            if (array[i]) {
                ret.push(array[i]);
            }
        }
        return ret;
    }
    // eslint-disable-next-line @typescript-eslint/no-unused-vars
    castInput(value, options) {
        return value;
    }
    // eslint-disable-next-line @typescript-eslint/no-unused-vars
    tokenize(value, options) {
        return Array.from(value);
    }
    join(chars) {
        // Assumes ValueT is string, which is the case for most subclasses.
        // When it's false, e.g. in diffArrays, this method needs to be overridden (e.g. with a no-op)
        // Yes, the casts are verbose and ugly, because this pattern - of having the base class SORT OF
        // assume tokens and values are strings, but not completely - is weird and janky.
        return chars.join('');
    }
    postProcess(changeObjects, 
    // eslint-disable-next-line @typescript-eslint/no-unused-vars
    options) {
        return changeObjects;
    }
    get useLongestToken() {
        return false;
    }
    buildValues(lastComponent, newTokens, oldTokens) {
        // First we convert our linked list of components in reverse order to an
        // array in the right order:
        const components = [];
        let nextComponent;
        while (lastComponent) {
            components.push(lastComponent);
            nextComponent = lastComponent.previousComponent;
            delete lastComponent.previousComponent;
            lastComponent = nextComponent;
        }
        components.reverse();
        const componentLen = components.length;
        let componentPos = 0, newPos = 0, oldPos = 0;
        for (; componentPos < componentLen; componentPos++) {
            const component = components[componentPos];
            if (!component.removed) {
                if (!component.added && this.useLongestToken) {
                    let value = newTokens.slice(newPos, newPos + component.count);
                    value = value.map(function (value, i) {
                        const oldValue = oldTokens[oldPos + i];
                        return oldValue.length > value.length ? oldValue : value;
                    });
                    component.value = this.join(value);
                }
                else {
                    component.value = this.join(newTokens.slice(newPos, newPos + component.count));
                }
                newPos += component.count;
                // Common case
                if (!component.added) {
                    oldPos += component.count;
                }
            }
            else {
                component.value = this.join(oldTokens.slice(oldPos, oldPos + component.count));
                oldPos += component.count;
            }
        }
        return components;
    }
}

;// CONCATENATED MODULE: ./node_modules/diff/libesm/diff/line.js


class LineDiff extends Diff {
    constructor() {
        super(...arguments);
        this.tokenize = tokenize;
    }
    equals(left, right, options) {
        // If we're ignoring whitespace, we need to normalise lines by stripping
        // whitespace before checking equality. (This has an annoying interaction
        // with newlineIsToken that requires special handling: if newlines get their
        // own token, then we DON'T want to trim the *newline* tokens down to empty
        // strings, since this would cause us to treat whitespace-only line content
        // as equal to a separator between lines, which would be weird and
        // inconsistent with the documented behavior of the options.)
        if (options.ignoreWhitespace) {
            if (!options.newlineIsToken || !left.includes('\n')) {
                left = left.trim();
            }
            if (!options.newlineIsToken || !right.includes('\n')) {
                right = right.trim();
            }
        }
        else if (options.ignoreNewlineAtEof && !options.newlineIsToken) {
            if (left.endsWith('\n')) {
                left = left.slice(0, -1);
            }
            if (right.endsWith('\n')) {
                right = right.slice(0, -1);
            }
        }
        return super.equals(left, right, options);
    }
}
const lineDiff = new LineDiff();
function diffLines(oldStr, newStr, options) {
    return lineDiff.diff(oldStr, newStr, options);
}
function diffTrimmedLines(oldStr, newStr, options) {
    options = generateOptions(options, { ignoreWhitespace: true });
    return lineDiff.diff(oldStr, newStr, options);
}
// Exported standalone so it can be used from jsonDiff too.
function tokenize(value, options) {
    if (options.stripTrailingCr) {
        // remove one \r before \n to match GNU diff's --strip-trailing-cr behavior
        value = value.replace(/\r\n/g, '\n');
    }
    const retLines = [], linesAndNewlines = value.split(/(\n|\r\n)/);
    // Ignore the final empty token that occurs if the string ends with a new line
    if (!linesAndNewlines[linesAndNewlines.length - 1]) {
        linesAndNewlines.pop();
    }
    // Merge the content and line separators into single tokens
    for (let i = 0; i < linesAndNewlines.length; i++) {
        const line = linesAndNewlines[i];
        if (i % 2 && !options.newlineIsToken) {
            retLines[retLines.length - 1] += line;
        }
        else {
            retLines.push(line);
        }
    }
    return retLines;
}

;// CONCATENATED MODULE: ./node_modules/diff/libesm/patch/create.js

/**
 * Returns true if the filename contains characters that require C-style
 * quoting (as used by Git and GNU diffutils in diff output).
 */
function needsQuoting(s) {
    for (let i = 0; i < s.length; i++) {
        if (s[i] < '\x20' || s[i] > '\x7e' || s[i] === '"' || s[i] === '\\') {
            return true;
        }
    }
    return false;
}
/**
 * C-style quotes a filename, encoding special characters as escape sequences
 * and non-ASCII bytes as octal escapes. This is the inverse of
 * `parseQuotedFileName` in parse.ts.
 *
 * Non-ASCII bytes are encoded as UTF-8 before being emitted as octal escapes.
 * This matches the behaviour of both Git and GNU diffutils, which always emit
 * UTF-8 octal escapes regardless of the underlying filesystem encoding (e.g.
 * Git for Windows converts from NTFS's UTF-16 to UTF-8 internally).
 *
 * If the filename doesn't need quoting, returns it as-is.
 */
function quoteFileNameIfNeeded(s) {
    if (!needsQuoting(s)) {
        return s;
    }
    let result = '"';
    const bytes = new TextEncoder().encode(s);
    let i = 0;
    while (i < bytes.length) {
        const b = bytes[i];
        // See https://en.wikipedia.org/wiki/Escape_sequences_in_C#Escape_sequences
        if (b === 0x07) {
            result += '\\a';
        }
        else if (b === 0x08) {
            result += '\\b';
        }
        else if (b === 0x09) {
            result += '\\t';
        }
        else if (b === 0x0a) {
            result += '\\n';
        }
        else if (b === 0x0b) {
            result += '\\v';
        }
        else if (b === 0x0c) {
            result += '\\f';
        }
        else if (b === 0x0d) {
            result += '\\r';
        }
        else if (b === 0x22) {
            result += '\\"';
        }
        else if (b === 0x5c) {
            result += '\\\\';
        }
        else if (b >= 0x20 && b <= 0x7e) {
            // Just a printable ASCII character that is neither a double quote nor a
            // backslash; no need to escape it.
            result += String.fromCharCode(b);
        }
        else {
            // Either part of a non-ASCII character or a control character without a
            // special escape sequence; needs escaping as a 3-digit octal escape
            result += '\\' + b.toString(8).padStart(3, '0');
        }
        i++;
    }
    result += '"';
    return result;
}
const INCLUDE_HEADERS = {
    includeIndex: true,
    includeUnderline: true,
    includeFileHeaders: true
};
const FILE_HEADERS_ONLY = {
    includeIndex: false,
    includeUnderline: false,
    includeFileHeaders: true
};
const OMIT_HEADERS = {
    includeIndex: false,
    includeUnderline: false,
    includeFileHeaders: false
};
function structuredPatch(oldFileName, newFileName, oldStr, newStr, oldHeader, newHeader, options) {
    let optionsObj;
    if (!options) {
        optionsObj = {};
    }
    else if (typeof options === 'function') {
        optionsObj = { callback: options };
    }
    else {
        optionsObj = options;
    }
    if (typeof optionsObj.context === 'undefined') {
        optionsObj.context = 4;
    }
    // We copy this into its own variable to placate TypeScript, which thinks
    // optionsObj.context might be undefined in the callbacks below.
    const context = optionsObj.context;
    // @ts-expect-error (runtime check for something that is correctly a static type error)
    if (optionsObj.newlineIsToken) {
        throw new Error('newlineIsToken may not be used with patch-generation functions, only with diffing functions');
    }
    if (!optionsObj.callback) {
        return diffLinesResultToPatch(diffLines(oldStr, newStr, optionsObj));
    }
    else {
        const { callback } = optionsObj;
        diffLines(oldStr, newStr, Object.assign(Object.assign({}, optionsObj), { callback: (diff) => {
                const patch = diffLinesResultToPatch(diff);
                // TypeScript is unhappy without the cast because it does not understand that `patch` may
                // be undefined here only if `callback` is StructuredPatchCallbackAbortable:
                callback(patch);
            } }));
    }
    function diffLinesResultToPatch(diff) {
        // STEP 1: Build up the patch with no "\ No newline at end of file" lines and with the arrays
        //         of lines containing trailing newline characters. We'll tidy up later...
        if (!diff) {
            return;
        }
        diff.push({ value: '', lines: [] }); // Append an empty value to make cleanup easier
        function contextLines(lines) {
            return lines.map(function (entry) { return ' ' + entry; });
        }
        const hunks = [];
        let oldRangeStart = 0, newRangeStart = 0, curRange = [], oldLine = 1, newLine = 1;
        for (let i = 0; i < diff.length; i++) {
            const current = diff[i], lines = current.lines || splitLines(current.value);
            current.lines = lines;
            if (current.added || current.removed) {
                // If we have previous context, start with that
                if (!oldRangeStart) {
                    const prev = diff[i - 1];
                    oldRangeStart = oldLine;
                    newRangeStart = newLine;
                    if (prev) {
                        curRange = context > 0 ? contextLines(prev.lines.slice(-context)) : [];
                        oldRangeStart -= curRange.length;
                        newRangeStart -= curRange.length;
                    }
                }
                // Output our changes
                for (const line of lines) {
                    curRange.push((current.added ? '+' : '-') + line);
                }
                // Track the updated file position
                if (current.added) {
                    newLine += lines.length;
                }
                else {
                    oldLine += lines.length;
                }
            }
            else {
                // Identical context lines. Track line changes
                if (oldRangeStart) {
                    // Close out any changes that have been output (or join overlapping)
                    if (lines.length <= context * 2 && i < diff.length - 2) {
                        // Overlapping
                        for (const line of contextLines(lines)) {
                            curRange.push(line);
                        }
                    }
                    else {
                        // end the range and output
                        const contextSize = Math.min(lines.length, context);
                        for (const line of contextLines(lines.slice(0, contextSize))) {
                            curRange.push(line);
                        }
                        const hunk = {
                            oldStart: oldRangeStart,
                            oldLines: (oldLine - oldRangeStart + contextSize),
                            newStart: newRangeStart,
                            newLines: (newLine - newRangeStart + contextSize),
                            lines: curRange
                        };
                        hunks.push(hunk);
                        oldRangeStart = 0;
                        newRangeStart = 0;
                        curRange = [];
                    }
                }
                oldLine += lines.length;
                newLine += lines.length;
            }
        }
        // Step 2: eliminate the trailing `\n` from each line of each hunk, and, where needed, add
        //         "\ No newline at end of file".
        for (const hunk of hunks) {
            for (let i = 0; i < hunk.lines.length; i++) {
                if (hunk.lines[i].endsWith('\n')) {
                    hunk.lines[i] = hunk.lines[i].slice(0, -1);
                }
                else {
                    hunk.lines.splice(i + 1, 0, '\\ No newline at end of file');
                    i++; // Skip the line we just added, then continue iterating
                }
            }
        }
        return {
            oldFileName: oldFileName, newFileName: newFileName,
            oldHeader: oldHeader, newHeader: newHeader,
            hunks: hunks
        };
    }
}
/**
 * creates a unified diff patch.
 *
 * @param patch either a single structured patch object (as returned by `structuredPatch`) or an
 *   array of them (as returned by `parsePatch`).
 * @param headerOptions behaves the same as the `headerOptions` option of `createTwoFilesPatch`.
 *   Ignored for patches where `isGit` is `true`.
 *
 * When a patch has `isGit: true`, `formatPatch` output is changed to more closely match Git's
 * output: it emits a `diff --git` header, emits Git extended headers as appropriate based on
 * properties like `isRename`, `isCreate`, `newMode`, etc, and will omit `---`/`+++` file
 * headers for patches with no hunks (e.g. renames without content changes).
 */
function formatPatch(patch, headerOptions) {
    var _a, _b, _c, _d, _e, _f;
    if (!headerOptions) {
        headerOptions = INCLUDE_HEADERS;
    }
    if (Array.isArray(patch)) {
        if (patch.length > 1 && !headerOptions.includeFileHeaders && !patch.every(p => p.isGit)) {
            throw new Error('Cannot omit file headers on a multi-file patch. '
                + '(The result would be unparseable; how would a tool trying to apply '
                + 'the patch know which changes are to which file?)');
        }
        return patch.map(p => formatPatch(p, headerOptions)).join('\n');
    }
    const ret = [];
    // Git patches have a fixed header format (diff --git, extended headers,
    // and ---/+++ when hunks are present), so headerOptions is ignored.
    if (patch.isGit) {
        headerOptions = INCLUDE_HEADERS;
        // Emit Git-style diff --git header and extended headers.
        // Git never puts /dev/null in the "diff --git" line; for file
        // creations/deletions it uses the real filename on both sides.
        if (!patch.oldFileName) {
            throw new Error('oldFileName must be specified for Git patches');
        }
        if (!patch.newFileName) {
            throw new Error('newFileName must be specified for Git patches');
        }
        let gitOldName = patch.oldFileName;
        let gitNewName = patch.newFileName;
        if (patch.isCreate && gitOldName === '/dev/null') {
            gitOldName = gitNewName.replace(/^b\//, 'a/');
        }
        else if (patch.isDelete && gitNewName === '/dev/null') {
            gitNewName = gitOldName.replace(/^a\//, 'b/');
        }
        ret.push('diff --git ' + quoteFileNameIfNeeded(gitOldName) + ' ' + quoteFileNameIfNeeded(gitNewName));
        if (patch.isDelete) {
            ret.push('deleted file mode ' + ((_a = patch.oldMode) !== null && _a !== void 0 ? _a : '100644'));
        }
        if (patch.isCreate) {
            ret.push('new file mode ' + ((_b = patch.newMode) !== null && _b !== void 0 ? _b : '100644'));
        }
        if (patch.oldMode && patch.newMode && !patch.isDelete && !patch.isCreate) {
            ret.push('old mode ' + patch.oldMode);
            ret.push('new mode ' + patch.newMode);
        }
        if (patch.isRename) {
            ret.push('rename from ' + quoteFileNameIfNeeded(((_c = patch.oldFileName) !== null && _c !== void 0 ? _c : '').replace(/^a\//, '')));
            ret.push('rename to ' + quoteFileNameIfNeeded(((_d = patch.newFileName) !== null && _d !== void 0 ? _d : '').replace(/^b\//, '')));
        }
        if (patch.isCopy) {
            ret.push('copy from ' + quoteFileNameIfNeeded(((_e = patch.oldFileName) !== null && _e !== void 0 ? _e : '').replace(/^a\//, '')));
            ret.push('copy to ' + quoteFileNameIfNeeded(((_f = patch.newFileName) !== null && _f !== void 0 ? _f : '').replace(/^b\//, '')));
        }
    }
    else {
        if (headerOptions.includeIndex && patch.oldFileName == patch.newFileName && patch.oldFileName !== undefined) {
            ret.push('Index: ' + patch.oldFileName);
        }
        if (headerOptions.includeUnderline) {
            ret.push('===================================================================');
        }
    }
    // Emit --- / +++ file headers. For Git patches with no hunks (e.g.
    // pure renames, mode-only changes), Git omits these, so we do too.
    const hasHunks = patch.hunks.length > 0;
    if (headerOptions.includeFileHeaders && patch.oldFileName !== undefined && patch.newFileName !== undefined
        && (!patch.isGit || hasHunks)) {
        ret.push('--- ' + quoteFileNameIfNeeded(patch.oldFileName) + (patch.oldHeader ? '\t' + patch.oldHeader : ''));
        ret.push('+++ ' + quoteFileNameIfNeeded(patch.newFileName) + (patch.newHeader ? '\t' + patch.newHeader : ''));
    }
    for (let i = 0; i < patch.hunks.length; i++) {
        const hunk = patch.hunks[i];
        // Unified Diff Format quirk: If the chunk size is 0,
        // the first number is one lower than one would expect.
        // https://www.artima.com/weblogs/viewpost.jsp?thread=164293
        const oldStart = hunk.oldLines === 0 ? hunk.oldStart - 1 : hunk.oldStart;
        const newStart = hunk.newLines === 0 ? hunk.newStart - 1 : hunk.newStart;
        ret.push('@@ -' + oldStart + ',' + hunk.oldLines
            + ' +' + newStart + ',' + hunk.newLines
            + ' @@');
        for (const line of hunk.lines) {
            ret.push(line);
        }
    }
    return ret.join('\n') + '\n';
}
function createTwoFilesPatch(oldFileName, newFileName, oldStr, newStr, oldHeader, newHeader, options) {
    if (typeof options === 'function') {
        options = { callback: options };
    }
    if (!(options === null || options === void 0 ? void 0 : options.callback)) {
        const patchObj = structuredPatch(oldFileName, newFileName, oldStr, newStr, oldHeader, newHeader, options);
        if (!patchObj) {
            return;
        }
        return formatPatch(patchObj, options === null || options === void 0 ? void 0 : options.headerOptions);
    }
    else {
        const { callback } = options;
        structuredPatch(oldFileName, newFileName, oldStr, newStr, oldHeader, newHeader, Object.assign(Object.assign({}, options), { callback: patchObj => {
                if (!patchObj) {
                    callback(undefined);
                }
                else {
                    callback(formatPatch(patchObj, options.headerOptions));
                }
            } }));
    }
}
function createPatch(fileName, oldStr, newStr, oldHeader, newHeader, options) {
    return createTwoFilesPatch(fileName, fileName, oldStr, newStr, oldHeader, newHeader, options);
}
/**
 * Split `text` into an array of lines, including the trailing newline character (where present)
 */
function splitLines(text) {
    const hasTrailingNl = text.endsWith('\n');
    const result = text.split('\n').map(line => line + '\n');
    if (hasTrailingNl) {
        result.pop();
    }
    else {
        result.push(result.pop().slice(0, -1));
    }
    return result;
}

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
    const patch = structuredPatch("a", "b", before, after, undefined, undefined, options);
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


/***/ })

};
