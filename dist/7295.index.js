export const id = 7295;
export const ids = [7295];
export const modules = {

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
// EXTERNAL MODULE: ./build/src/load/read-memory.js + 3 modules
var read_memory = __webpack_require__(51989);
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
// EXTERNAL MODULE: ./build/src/parse/open-file.js + 2 modules
var open_file = __webpack_require__(36505);
// EXTERNAL MODULE: ./build/src/parse/parse-file.js + 7 modules
var parse_file = __webpack_require__(73670);
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
var check = __webpack_require__(58709);
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
    const guarded = (0,memory_guarded/* guardedRecords */.Ff)([graph, change.before, change.after]);
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
// EXTERNAL MODULE: ./build/src/terminal/learn-files.js
var learn_files = __webpack_require__(29510);
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
        await (0,learn_files/* learnChanges */.Y)(before, after);
        const story = {
            ...result,
            change: commit.slice(0, 12),
            ...(options.reason !== undefined && { reason: options.reason }),
        };
        process.stdout.write(renderRevertPretty(story, (0,color.useColor)()));
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
