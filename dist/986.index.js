export const id = 986;
export const ids = [986];
export const modules = {

/***/ 42291:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ requireMemory)
/* harmony export */ });
/* harmony import */ var _memory_tree_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(85037);
/* harmony import */ var _memory_user_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90989);


async function requireMemory(trees, { layout, isExcluded }) {
    for (const tree of trees) {
        if ((await tree.entries()).some(({ path }) => layout.classOf(path) !== undefined && !isExcluded(path)))
            return;
    }
    throw new _memory_user_error_js__WEBPACK_IMPORTED_MODULE_0__/* .NoMemoryError */ .T(`No file of ${trees[0] ? (0,_memory_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .nameInSentence */ ._2)(trees[0]) : "the tree"} belongs to the layout "${layout.name}", so there is nothing to check.`, "Check the folder, the layout and its root; `memory-steward init` starts a memory.");
}


/***/ }),

/***/ 79088:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  b: () => (/* binding */ compareMemories)
});

// EXTERNAL MODULE: ./build/src/memory/tree.js
var tree = __webpack_require__(85037);
// EXTERNAL MODULE: ./build/src/load/graph-of.js
var graph_of = __webpack_require__(83162);
;// CONCATENATED MODULE: ./build/src/load/likeness-index.js
const MAX_SHARING = 48;
const BUDGET = 20_000_000;
class LikenessIndex {
    #sharing = new Map();
    #sizes = new Map();
    #budget = BUDGET;
    constructor(items) {
        for (const [item, { features }] of items) {
            this.#sizes.set(item, features.size);
            for (const feature of features) {
                const list = this.#sharing.get(feature);
                if (list)
                    list.push(item);
                else
                    this.#sharing.set(feature, [item]);
            }
        }
    }
    alike({ features }) {
        const shared = new Map();
        for (const feature of features) {
            const sharing = this.#sharing.get(feature);
            if (!sharing || sharing.length > MAX_SHARING || this.#budget < 0)
                continue;
            this.#budget -= sharing.length;
            for (const item of sharing)
                shared.set(item, (shared.get(item) ?? 0) + 1);
        }
        return [...shared].map(([item, count]) => {
            const all = features.size + (this.#sizes.get(item) ?? 0) - count;
            return { item, score: count / all };
        });
    }
}

;// CONCATENATED MODULE: ./build/src/load/promotions.js

const ALIKE = 0.4;
function findPromotions(input) {
    if (input.gone.length === 0)
        return [];
    const records = input.added.filter(({ primary }) => primary.role === "record");
    const present = [...records, ...input.changed];
    const byPath = new Map(present.map((record) => [record.primary.path, record]));
    const citing = citations(present);
    const index = new LikenessIndex(records.flatMap((record) => {
        const likeness = input.likenessOfRecord(record);
        return likeness ? [[record, likeness]] : [];
    }));
    return input.gone.flatMap((note) => {
        const likeness = input.likenessOfNote(note);
        const alike = likeness ? index.alike(likeness).filter(({ score }) => score >= ALIKE) : [];
        const [best] = alike.sort((a, b) => b.score - a.score || (a.item.id < b.item.id ? -1 : 1));
        const cited = citing.get(note.path) ?? (note.id === undefined ? undefined : citing.get(note.id));
        const record = byPath.get(note.path) ?? cited ?? best?.item;
        return record ? [{ note, record }] : [];
    });
}
function citations(records) {
    const citing = new Map();
    for (const record of records) {
        for (const { sourceRefs, edges } of record.declarations) {
            for (const source of [...sourceRefs, ...edges.map(({ target }) => target)]) {
                if (!citing.has(source))
                    citing.set(source, record);
            }
        }
    }
    return citing;
}

// EXTERNAL MODULE: ./build/src/load/read-memory.js + 3 modules
var read_memory = __webpack_require__(51989);
// EXTERNAL MODULE: ./build/src/load/record-content.js
var record_content = __webpack_require__(17409);
// EXTERNAL MODULE: ./build/src/load/visit-records.js
var visit_records = __webpack_require__(96942);
;// CONCATENATED MODULE: ./build/src/load/record-pairs.js


function likeForLike(before, after) {
    const was = fullDeclarations(before);
    const is = fullDeclarations(after);
    if (was.length < 2 && is.length < 2)
        return { before, after };
    for (const declaration of was) {
        const there = is.filter(({ path }) => path === declaration.path);
        const same = there.find(({ document }) => document === declaration.document) ?? there[0];
        if (same)
            return { before: only(declaration, before), after: only(same, after) };
    }
    return { before, after };
}
function fullDeclarations({ declarations }) {
    return declarations.filter(({ role }) => role === "record" || role === "note");
}
function only(primary, { id, declarations }) {
    const others = declarations.filter(({ role }) => role !== "record" && role !== "note");
    return { id, kind: primary.kind, primary, declarations: [primary, ...others] };
}
async function differingRecords(pairs, touched, before, after, gate) {
    const parts = ({ declarations }) => declarations.filter(({ path }) => touched.has(path));
    const paths = (side) => new Set(pairs.flatMap((pair) => parts(pair[side]).map(({ path }) => path)));
    const [was, is] = await Promise.all([digests(before, paths("before"), gate), digests(after, paths("after"), gate)]);
    const content = (record, known) => parts(record)
        .map((declaration) => known.get((0,record_content/* placeOf */.$t)(declaration)) ?? "")
        .sort()
        .join();
    return pairs.filter((pair) => content(pair.before, was) !== content(pair.after, is));
}
async function digests(memory, paths, gate) {
    const result = new Map();
    await (0,visit_records/* visitRecords */.O)(memory, paths, gate, (inspected, body) => {
        result.set((0,record_content/* placeOf */.$t)(inspected.declaration), (0,record_content/* contentDigest */.eZ)(inspected, body));
    });
    return result;
}

;// CONCATENATED MODULE: ./build/src/load/renames.js

const renames_ALIKE = 0.6;
const ALIKE_IN_ONE_FILE = 0.4;
function findRenames(input) {
    const renames = new Map();
    const taken = new Set();
    const waysToFind = [...exactWays(input, taken), alikeWay(input, taken)];
    for (const way of waysToFind) {
        const rest = input.vanished.filter(({ id }) => !renames.has(id));
        if (rest.length === 0)
            break;
        const find = way();
        for (const before of rest) {
            const after = find(before);
            if (!after)
                continue;
            renames.set(before.id, after);
            taken.add(after);
        }
    }
    return renames;
}
function exactWays(input, taken) {
    const twin = (record, likeness) => likeness && `${roleAndKind(record)}\0${likeness.twin}`;
    const twinThere = (record, likeness) => likeness && `${twin(record, likeness) ?? ""}\0${record.primary.path}`;
    const there = (record) => input.isAlone(record) ? `${roleAndKind(record)}\0${record.primary.path}` : undefined;
    return [twinThere, twin, there].map((keyOf) => () => {
        const queues = new Map();
        for (const after of input.added) {
            const key = keyOf(after, input.likenessAfter(after));
            const queue = key === undefined ? undefined : queues.get(key);
            if (queue)
                queue.push(after);
            else if (key !== undefined)
                queues.set(key, [after]);
        }
        return (before) => {
            const queue = queues.get(keyOf(before, input.likenessBefore(before)) ?? "");
            while (queue?.[0] && taken.has(queue[0]))
                queue.shift();
            return queue?.[0];
        };
    });
}
function alikeWay(input, taken) {
    return () => {
        const index = new LikenessIndex(input.added.flatMap((after) => {
            const likeness = taken.has(after) ? undefined : input.likenessAfter(after);
            return likeness ? [[after, likeness]] : [];
        }));
        return (before) => {
            const likeness = input.likenessBefore(before);
            if (!likeness)
                return undefined;
            const [best] = index
                .alike(likeness)
                .filter(({ item }) => !taken.has(item) && roleAndKind(item) === roleAndKind(before))
                .filter(({ item, score }) => score >= (item.primary.path === before.primary.path ? ALIKE_IN_ONE_FILE : renames_ALIKE))
                .sort((a, b) => b.score - a.score || (a.item.id < b.item.id ? -1 : 1));
            return best?.item;
        };
    };
}
function roleAndKind({ kind, primary }) {
    return `${primary.role}\0${kind ?? ""}`;
}

;// CONCATENATED MODULE: ./build/src/load/compare-memory.js








async function compareMemories(before, after, gate) {
    const graphs = { before: (0,graph_of/* graphOf */.c)(before), after: (0,graph_of/* graphOf */.c)(after) };
    const files = before === after ? [] : differingFiles(before.entries, after.entries);
    const touched = new Set(files.map(({ path }) => path));
    const added = [];
    const gone = [];
    const unreadable = [];
    const kept = [];
    for (const id of touchedIds(before, after, files)) {
        const was = graphs.before.records.get(id);
        const is = graphs.after.records.get(id);
        if (was && is)
            kept.push(gate.layout.mergeDeclarations ? { before: was, after: is } : likeForLike(was, is));
        else if (was && isBrokenAt(was.primary.path, after))
            unreadable.push(was);
        else if (was)
            gone.push(was);
        else if (is && !isBrokenAt(is.primary.path, before))
            added.push(is);
    }
    const changed = await differingRecords(kept, touched, before, after, gate);
    const goneNotes = files.flatMap(({ path }) => {
        if (isBrokenAt(path, after) || after.files.get(path)?.declarations.some(({ role }) => role === "note"))
            return [];
        return (before.files.get(path)?.declarations ?? []).filter(({ role }) => role === "note");
    });
    const wanted = added.length > 0 && (gone.length > 0 || goneNotes.length > 0);
    const [likenessBefore, likenessAfter] = wanted
        ? await Promise.all([
            likenesses(before, new Set([...gone.map(({ primary }) => primary.path), ...goneNotes.map(({ path }) => path)]), gate),
            likenesses(after, new Set(added.map(({ primary }) => primary.path)), gate),
        ])
        : [new Map(), new Map()];
    const renames = findRenames({
        vanished: gone,
        added,
        likenessBefore: ({ primary }) => likenessBefore.get((0,record_content/* placeOf */.$t)(primary)),
        likenessAfter: ({ primary }) => likenessAfter.get((0,record_content/* placeOf */.$t)(primary)),
        isAlone: ({ primary: { path } }) => before.files.get(path)?.declarations.length === 1 && after.files.get(path)?.declarations.length === 1,
    });
    const promoted = findPromotions({
        gone: goneNotes,
        added,
        changed: changed.map((pair) => pair.after),
        likenessOfNote: (note) => likenessBefore.get((0,record_content/* placeOf */.$t)(note)),
        likenessOfRecord: ({ primary }) => likenessAfter.get((0,record_content/* placeOf */.$t)(primary)),
    });
    const vanished = gone.map((record) => {
        const renamedTo = renames.get(record.id);
        return { before: record, ...(renamedTo && { renamedTo }) };
    });
    return { ...graphs, files, added, changed, vanished, unreadable, promoted };
}
function differingFiles(before, after) {
    const files = [];
    let b = 0;
    let a = 0;
    for (;;) {
        const was = before[b];
        const is = after[a];
        if (!was && !is)
            return files;
        const order = !was ? 1 : !is ? -1 : (0,tree/* comparePaths */.cD)(was.path, is.path);
        if (was && order < 0)
            files.push({ path: was.path, kind: "deleted" });
        else if (is && order > 0)
            files.push({ path: is.path, kind: "added" });
        else if (was && is && (was.oid !== is.oid || was.mode !== is.mode))
            files.push({ path: is.path, kind: "modified" });
        if (order <= 0)
            b++;
        if (order >= 0)
            a++;
    }
}
function touchedIds(before, after, files) {
    const ids = new Set();
    for (const { path } of files) {
        for (const memory of [before, after]) {
            for (const { id } of memory.files.get(path)?.declarations ?? [])
                if (id !== undefined)
                    ids.add(id);
        }
    }
    return [...ids].sort(tree/* comparePaths */.cD);
}
function isBrokenAt(path, { files }) {
    const file = files.get(path);
    return file !== undefined && (0,read_memory/* isBroken */.Qr)(file);
}
async function likenesses(memory, paths, gate) {
    const result = new Map();
    await (0,visit_records/* visitRecords */.O)(memory, paths, gate, (inspected, body) => {
        result.set((0,record_content/* placeOf */.$t)(inspected.declaration), (0,record_content/* likenessOf */.mg)(inspected, body));
    });
    return result;
}


/***/ }),

/***/ 83162:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ graphOf)
/* harmony export */ });
/* harmony import */ var _memory_graph_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76961);

const GRAPHS = new WeakMap();
function graphOf(memory) {
    let graph = GRAPHS.get(memory);
    if (!graph) {
        const declarations = [];
        for (const file of memory.files.values()) {
            for (const declaration of file.declarations)
                declarations.push(declaration);
        }
        graph = new _memory_graph_js__WEBPACK_IMPORTED_MODULE_0__/* .Graph */ .T(declarations, memory.beyond);
        GRAPHS.set(memory, graph);
    }
    return graph;
}


/***/ }),

/***/ 17409:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $t: () => (/* binding */ placeOf),
/* harmony export */   eZ: () => (/* binding */ contentDigest),
/* harmony export */   ij: () => (/* binding */ canonicalValue),
/* harmony export */   mg: () => (/* binding */ likenessOf)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);

function placeOf({ path, document, root }) {
    return `${path}\0${document}\0${root.join("/")}`;
}
function contentDigest(inspected, body) {
    return digest(canonical(inspected, []) + body);
}
const MAX_FEATURES = 600;
const COMMON = ["id", "kind", "status", "owners", "updatedAt", "sensitivity"];
function likenessOf(inspected, body) {
    const { declaration, value, shape } = inspected;
    const features = new Set();
    if (declaration.title !== undefined)
        features.add(`title=${declaration.title.toLowerCase()}`);
    addFeatures(features, value, "", COMMON.flatMap((field) => pathsOf(shape, field)));
    addText(features, "", body);
    return {
        twin: digest(canonical(inspected, [...pathsOf(shape, "id"), ...pathsOf(shape, "updatedAt")]) + body),
        features,
    };
}
function pathsOf(shape, field) {
    return (shape.fields[field] ?? []).flatMap((source) => (source.from === "record" ? [source.path] : []));
}
function below(paths, key) {
    return paths.filter(([first]) => first === key).map((path) => path.slice(1));
}
function isOmitted(paths, key) {
    return paths.some((path) => path.length === 1 && path[0] === key);
}
function digest(text) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(text).digest("hex");
}
function canonical({ declaration, document, value }, omitted) {
    return write(value, [...declaration.root], omitted, document);
}
function canonicalValue(value) {
    return write(value, [], [], undefined);
}
function write(value, at, omitted, document) {
    if (Array.isArray(value)) {
        const items = value.map((item, index) => within(at, index, () => write(item, at, [], document)));
        return `[${items.join(",")}]`;
    }
    if (typeof value === "object" && value !== null) {
        const members = [];
        for (const key of Object.keys(value).sort()) {
            if (isOmitted(omitted, key))
                continue;
            const member = value[key];
            const text = within(at, key, () => write(member, at, below(omitted, key), document));
            members.push(`${JSON.stringify(key)}:${text}`);
        }
        return `{${members.join(",")}}`;
    }
    if (typeof value === "number" && !(Math.abs(value) <= Number.MAX_SAFE_INTEGER)) {
        return document?.scalarText(at) ?? String(value);
    }
    return JSON.stringify(value);
}
function within(at, key, run) {
    at.push(key);
    const result = run();
    at.pop();
    return result;
}
function addFeatures(features, value, key, omitted) {
    if (features.size >= MAX_FEATURES)
        return;
    if (Array.isArray(value)) {
        for (const item of value)
            addFeatures(features, item, key, []);
    }
    else if (typeof value === "object" && value !== null) {
        for (const [name, member] of Object.entries(value)) {
            if (!isOmitted(omitted, name))
                addFeatures(features, member, name, below(omitted, name));
        }
    }
    else if (typeof value === "string") {
        addText(features, key, value);
    }
    else if (typeof value === "number" || typeof value === "boolean") {
        features.add(`${key}=${String(value)}`);
    }
}
function addText(features, key, text) {
    const words = text
        .slice(0, 50_000)
        .toLowerCase()
        .match(/[\p{L}\p{N}:./_-]+/gu) ?? [];
    if (words.length === 0)
        return;
    if (words.length < 6) {
        features.add(`${key}=${words.join(" ")}`);
        return;
    }
    for (let i = 0; i + 2 < words.length && features.size < MAX_FEATURES; i++) {
        features.add(words.slice(i, i + 3).join(" "));
    }
}


/***/ }),

/***/ 76961:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ Graph),
/* harmony export */   k: () => (/* binding */ NeedsWholeGraph)
/* harmony export */ });
/* harmony import */ var _tree_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85037);

class NeedsWholeGraph extends Error {
    name = "NeedsWholeGraph";
}
class Graph {
    declarations;
    records;
    #incoming;
    #kindSets = new Map();
    #beyond;
    constructor(declarations, beyond) {
        this.#beyond = beyond;
        this.declarations = inOrder(declarations);
        const records = new Map();
        for (const declaration of this.declarations) {
            const { id } = declaration;
            if (id === undefined)
                continue;
            const group = records.get(id);
            if (group)
                group.add(declaration);
            else
                records.set(id, new Group(id, declaration));
        }
        for (const group of records.values())
            if (!declares(group.primary))
                records.delete(group.id);
        this.records = records;
    }
    *edges() {
        for (const from of this.declarations)
            for (const edge of from.edges)
                yield { from, edge };
    }
    incoming(id) {
        if (!this.#incoming) {
            const incoming = new Map();
            for (const stated of this.edges()) {
                const list = incoming.get(stated.edge.target);
                if (list)
                    list.push(stated);
                else
                    incoming.set(stated.edge.target, [stated]);
            }
            this.#incoming = incoming;
        }
        return this.#incoming.get(id) ?? [];
    }
    kindsOf(id) {
        const record = this.records.get(id);
        return record ? this.kindsOfRecord(record) : NO_KINDS;
    }
    kindsOfRecord(record) {
        if (record.declarations.length === 1)
            return this.#only(record.kind);
        const kinds = new Set();
        for (const { role, kind } of record.declarations) {
            if (role !== "extension" && kind !== undefined)
                kinds.add(kind);
        }
        return kinds;
    }
    isJudged(declaration) {
        return this.#beyond?.isJudged(declaration) ?? true;
    }
    ids() {
        if (this.#beyond)
            throw new NeedsWholeGraph();
        return [...this.records.keys()].sort();
    }
    hasKind(kind) {
        if (this.#beyond)
            return this.#beyond.countOf(kind) > 0;
        return this.declarations.some((declaration) => declaration.kind === kind);
    }
    idsOfKind(kind) {
        if (this.#beyond)
            throw new NeedsWholeGraph();
        return [...this.records.values()].filter((record) => this.kindsOfRecord(record).has(kind)).map(({ id }) => id);
    }
    #only(kind) {
        if (kind === undefined)
            return NO_KINDS;
        let set = this.#kindSets.get(kind);
        if (!set)
            this.#kindSets.set(kind, (set = new Set([kind])));
        return set;
    }
}
const NO_KINDS = new Set();
class Group {
    id;
    kind;
    primary;
    declarations;
    constructor(id, first) {
        this.id = id;
        this.kind = first.kind;
        this.primary = first;
        this.declarations = [first];
    }
    add(declaration) {
        this.declarations.push(declaration);
        const isBetter = declaration.role === "record" ? this.primary.role !== "record" : !declares(this.primary);
        if (!isBetter || !declares(declaration))
            return;
        this.primary = declaration;
        this.kind = declaration.kind;
    }
}
function declares({ role }) {
    return role === "record" || role === "note";
}
function inOrder(declarations) {
    for (let i = 1; i < declarations.length; i++) {
        const before = declarations[i - 1];
        const declaration = declarations[i];
        if (before && declaration && compareDeclarations(before, declaration) > 0) {
            return [...declarations].sort(compareDeclarations);
        }
    }
    return declarations;
}
function compareDeclarations(a, b) {
    return (0,_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .comparePaths */ .cD)(a.path, b.path) || a.document - b.document || compareRoots(a, b);
}
function compareRoots(a, b) {
    const left = a.root.at(-1);
    const right = b.root.at(-1);
    return typeof left === "number" && typeof right === "number" ? left - right : 0;
}


/***/ })

};
