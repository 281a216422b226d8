export const id = 2909;
export const ids = [2909];
export const modules = {

/***/ 42909:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Ui: () => (/* binding */ diff),
  cq: () => (/* binding */ gateChange),
  Rs: () => (/* binding */ memoryDiff)
});

// EXTERNAL MODULE: ./build/src/load/compare-memory.js + 4 modules
var compare_memory = __webpack_require__(79088);
// EXTERNAL MODULE: ./build/src/load/gate.js + 6 modules
var gate = __webpack_require__(87346);
// EXTERNAL MODULE: ./build/src/load/read-memory.js + 3 modules
var read_memory = __webpack_require__(51989);
// EXTERNAL MODULE: ./build/src/memory/tree.js
var tree = __webpack_require__(85037);
// EXTERNAL MODULE: ./build/src/memory/plain-data.js
var plain_data = __webpack_require__(85742);
// EXTERNAL MODULE: ./build/src/memory/memory-diff.js
var memory_diff = __webpack_require__(43000);
// EXTERNAL MODULE: ./build/src/load/record-content.js
var record_content = __webpack_require__(17409);
;// CONCATENATED MODULE: ./build/src/load/field-changes.js



const MAX_FIELDS = 100;
const MAX_MEMBERS = 20;
const LONG_TEXT = 200;
const IDENTITIES = ["id", "target", "to", "name", "key", "path", "url"];
function fieldChanges(before, after) {
    const walk = new Walk(before?.inspected, after?.inspected);
    if (!before || !after)
        walk.addDeclaration();
    walk.compare([], before?.inspected.value, after?.inspected.value, false);
    const [was, is] = [before?.body ?? "", after?.body ?? ""];
    if (was !== is)
        walk.add(lineChange("$body", was, is));
    return { fields: walk.fields, more: walk.more };
}
class Walk {
    fields = [];
    more = 0;
    #before;
    #after;
    #edgePaths;
    #names;
    #roles;
    constructor(before, after) {
        this.#before = before;
        this.#after = after;
        const sides = [before, after].filter((side) => side !== undefined);
        this.#edgePaths = new Set(sides.flatMap(edgePathsOf));
        this.#names = new Set(sides.flatMap((side) => [...namesOf(side, "id"), ...namesOf(side, "kind")]));
        this.#roles = new Map(sides.flatMap((side) => ROLES.flatMap((role) => namesOf(side, role).map((name) => [name, role]))));
    }
    add(change) {
        if (this.fields.length === MAX_FIELDS) {
            this.more++;
            return;
        }
        const role = this.#roles.get(change.field);
        this.fields.push(role ? { ...change, role } : change);
    }
    addDeclaration() {
        const paths = (side) => (side ? [side.declaration.path] : []);
        const [added, removed] = [paths(this.#after), paths(this.#before)];
        this.add({ field: "$declarations", kind: "list", added, removed, more: 0 });
    }
    compare(at, before, after, isEdge) {
        if (this.#isSame(at, before, after))
            return;
        const field = nameOf(at);
        const isEdgeField = isEdge || this.#edgePaths.has(field);
        if ((0,plain_data/* isMapping */.p)(before) && (0,plain_data/* isMapping */.p)(after)) {
            for (const key of keysOf(after, before))
                this.compare([...at, key], own(before, key), own(after, key), isEdgeField);
        }
        else if (at.length === 0) {
            for (const key of keysOf(asMapping(after), asMapping(before))) {
                if (this.#names.has(key))
                    continue;
                this.compare([key], own(asMapping(before), key), own(asMapping(after), key), false);
            }
        }
        else if (Array.isArray(before) && Array.isArray(after)) {
            this.#compareLists(at, before, after, isEdgeField);
        }
        else if (!isEdgeField) {
            this.add(this.#valueChange(at, before, after));
        }
    }
    #valueChange(at, before, after) {
        const field = nameOf(at);
        if (typeof before === "string" && typeof after === "string" && (isLong(before) || isLong(after))) {
            return lineChange(field, before, after);
        }
        const was = textOf(before, at, this.#before);
        const is = textOf(after, at, this.#after);
        return { field, kind: "value", ...(was !== undefined && { before: was }), ...(is !== undefined && { after: is }) };
    }
    #compareLists(at, before, after, isEdge) {
        const counts = new Map();
        for (const item of before) {
            const text = (0,record_content/* canonicalValue */.ij)(item);
            counts.set(text, (counts.get(text) ?? 0) + 1);
        }
        const come = [];
        for (const item of after) {
            const text = (0,record_content/* canonicalValue */.ij)(item);
            const count = counts.get(text) ?? 0;
            if (count > 0)
                counts.set(text, count - 1);
            else
                come.push(item);
        }
        const gone = [];
        for (const item of before) {
            const text = (0,record_content/* canonicalValue */.ij)(item);
            const count = counts.get(text) ?? 0;
            if (count === 0)
                continue;
            counts.set(text, count - 1);
            gone.push(item);
        }
        const formers = byIdentity(gone);
        const paired = new Set();
        const added = [];
        for (const [identity, item] of entriesByIdentity(come)) {
            const former = identity === undefined ? undefined : formers.get(identity);
            if (identity === undefined || former === undefined || paired.has(former)) {
                added.push(item);
                continue;
            }
            paired.add(former);
            for (const key of keysOf(asMapping(item), asMapping(former))) {
                this.compare([...at, `[${cut(identity, 80)}]`, key], own(asMapping(former), key), own(asMapping(item), key), false);
            }
        }
        if (isEdge)
            return;
        const removed = gone.filter((item) => !paired.has(item));
        if (added.length + removed.length === 0 && paired.size > 0)
            return;
        this.add({
            field: nameOf(at),
            kind: "list",
            added: added.slice(0, MAX_MEMBERS).map(memberText),
            removed: removed.slice(0, MAX_MEMBERS).map(memberText),
            more: Math.max(0, added.length - MAX_MEMBERS) + Math.max(0, removed.length - MAX_MEMBERS),
        });
    }
    #isSame(at, before, after) {
        if (before === after)
            return typeof before !== "number" || scalar(before, at, this.#before) === scalar(after, at, this.#after);
        if (typeof before !== "object" || typeof after !== "object" || before === null || after === null)
            return false;
        return !(0,plain_data/* isMapping */.p)(before) && (0,record_content/* canonicalValue */.ij)(before) === (0,record_content/* canonicalValue */.ij)(after);
    }
}
function edgePathsOf({ layoutClass, shape }) {
    return shape.edges.flatMap((index) => {
        const source = layoutClass.edgeSources[index];
        return source && source.form !== "links" && source.derived === false ? [nameOf(source.path)] : [];
    });
}
const ROLES = ["status", "updatedAt"];
function namesOf({ shape }, field) {
    return (shape.fields[field] ?? []).flatMap((source) => (source.from === "record" ? [nameOf(source.path)] : []));
}
function nameOf(at) {
    let name = "";
    for (const part of at) {
        const key = typeof part === "string" && part.startsWith("[") ? part : cut(String(part), 120);
        name += key.startsWith("[")
            ? key
            : `${name === "" ? "" : "."}${/^[^.\s]+$/u.test(key) ? key : JSON.stringify(key)}`;
    }
    return name;
}
function lineChange(field, before, after) {
    const counts = new Map();
    for (const line of linesOf(before))
        counts.set(line, (counts.get(line) ?? 0) + 1);
    let added = 0;
    for (const line of linesOf(after)) {
        const count = counts.get(line) ?? 0;
        if (count > 0)
            counts.set(line, count - 1);
        else
            added++;
    }
    let removed = 0;
    for (const count of counts.values())
        removed += count;
    return { field, kind: "text", added, removed };
}
function linesOf(text) {
    return text === "" ? [] : text.split("\n");
}
function isLong(text) {
    return text.length > LONG_TEXT || text.trimEnd().includes("\n");
}
function textOf(value, at, inspected) {
    return value === undefined ? undefined : cut(scalar(value, at, inspected), memory_diff/* VALUE_LIMIT */.W);
}
function scalar(value, at, inspected) {
    if (typeof value === "string")
        return value;
    if (typeof value === "number" && inspected) {
        return inspected.document?.scalarText([...inspected.declaration.root, ...at]) ?? String(value);
    }
    return value === undefined ? "" : JSON.stringify(value);
}
function memberText(value) {
    return cut(scalar(value, [], undefined), memory_diff/* VALUE_LIMIT */.W);
}
function cut(text, limit) {
    if (text.length <= limit)
        return text;
    const last = text.charCodeAt(limit - 2);
    return `${text.slice(0, last >= 0xd800 && last <= 0xdbff ? limit - 2 : limit - 1)}…`;
}
function asMapping(value) {
    return (0,plain_data/* isMapping */.p)(value) ? value : {};
}
function own(mapping, key) {
    return Object.hasOwn(mapping, key) ? mapping[key] : undefined;
}
function keysOf(first, second) {
    return [...Object.keys(first), ...Object.keys(second).filter((key) => !Object.hasOwn(first, key))];
}
function identityOf(item) {
    if (!(0,plain_data/* isMapping */.p)(item))
        return undefined;
    const key = IDENTITIES.find((name) => typeof own(item, name) === "string");
    if (key === undefined)
        return undefined;
    const kind = own(item, "kind");
    return `${typeof kind === "string" ? `${kind} ` : ""}${String(own(item, key))}`;
}
function entriesByIdentity(items) {
    return items.map((item) => [identityOf(item), item]);
}
function byIdentity(items) {
    const result = new Map();
    for (const [identity, item] of entriesByIdentity(items)) {
        if (identity !== undefined && !result.has(identity))
            result.set(identity, item);
    }
    return result;
}

// EXTERNAL MODULE: ./build/src/load/visit-records.js
var visit_records = __webpack_require__(96942);
;// CONCATENATED MODULE: ./build/src/load/record-diffs.js




const AT_A_TIME = 2000;
async function recordDiffs(input) {
    const { change, guarded } = input;
    const touched = new Set(change.files.map(({ path }) => path));
    const renames = change.vanished.flatMap(({ before, renamedTo }) => (renamedTo ? [{ before, after: renamedTo }] : []));
    const taken = new Set(renames.map(({ after }) => after));
    const alone = (record, state) => bare(record, state, guarded);
    const result = [
        ...change.added.filter((record) => !taken.has(record)).map((record) => alone(record, "added")),
        ...change.vanished.flatMap(({ before, renamedTo }) => (renamedTo ? [] : [alone(before, "removed")])),
        ...change.unreadable.map((record) => alone(record, "unreadable")),
        ...movedRecords(change, touched).map(({ before, after }) => withFormer(alone(after, "moved"), before)),
    ];
    const pairs = [
        ...change.changed.map((pair) => ({ state: "changed", ...pair })),
        ...renames.map((pair) => ({ state: "renamed", ...pair })),
    ].sort((a, b) => (0,tree/* comparePaths */.cD)(a.after.primary.path, b.after.primary.path));
    for (let start = 0; start < pairs.length; start += AT_A_TIME) {
        const part = pairs.slice(start, start + AT_A_TIME);
        const [was, is] = await Promise.all([
            stated(part.map(({ before }) => before), touched, input.before, input.gate),
            stated(part.map(({ after }) => after), touched, input.after, input.gate),
        ]);
        for (const pair of part)
            result.push(pairDiff(pair, was, is, guarded));
    }
    return result.sort((a, b) => (0,tree/* comparePaths */.cD)(a.id, b.id));
}
function movedRecords({ before, after, changed }, touched) {
    const told = new Set(changed.map(({ after }) => after.id));
    const moved = [];
    for (const [id, was] of before.records) {
        if (!touched.has(was.primary.path) || told.has(id))
            continue;
        const is = after.records.get(id);
        if (!is || is.declarations.some(({ path }) => path === was.primary.path))
            continue;
        moved.push({ before: was, after: is });
    }
    return moved;
}
function bare(record, state, guarded) {
    const { id, kind, primary } = record;
    const restricted = guarded.ids.has(id);
    return {
        id,
        state,
        ...(kind !== undefined && { kind }),
        ...(primary.title !== undefined && !restricted && { title: primary.title }),
        ...(!restricted && { path: primary.path }),
        fields: [],
        moreFields: 0,
        restricted,
    };
}
function withFormer(diff, { id, primary }) {
    return {
        ...diff,
        ...(!diff.restricted && primary.path !== diff.path && { formerPath: primary.path }),
        ...(id !== diff.id && { formerId: id }),
    };
}
async function stated(records, touched, source, gate) {
    const wanted = new Set();
    const paths = new Set();
    for (const { declarations } of records) {
        for (const declaration of declarations) {
            if (!touched.has(declaration.path))
                continue;
            wanted.add((0,record_content/* placeOf */.$t)(declaration));
            paths.add(declaration.path);
        }
    }
    const result = new Map();
    await (0,visit_records/* visitRecords */.O)(source, paths, gate, (inspected, body) => {
        const place = (0,record_content/* placeOf */.$t)(inspected.declaration);
        if (wanted.has(place))
            result.set(place, { inspected, body });
    });
    return result;
}
function pairDiff({ state, before, after }, was, is, guarded) {
    const fields = [];
    let moreFields = 0;
    for (const [left, right] of counterparts(before, after, was, is)) {
        const found = fieldChanges(left, right);
        fields.push(...found.fields);
        moreFields += found.more;
    }
    const { status: wasStatus } = before.primary;
    const { status: isStatus } = after.primary;
    const diff = withFormer(bare(after, state, guarded.ids.has(before.id) ? guardAlso(after.id) : guarded), before);
    const { restricted } = diff;
    return {
        ...diff,
        ...(wasStatus !== isStatus && {
            status: {
                ...(wasStatus !== undefined && { before: wasStatus }),
                ...(isStatus !== undefined && { after: isStatus }),
            },
        }),
        fields: restricted ? fields.map(({ field, role }) => ({ field, ...(role && { role }), kind: "withheld" })) : fields,
        moreFields,
    };
}
function guardAlso(id) {
    return { ids: new Set([id]), paths: new Set() };
}
function counterparts(before, after, was, is) {
    const known = (declarations, by) => declarations.flatMap((declaration) => by.get((0,record_content/* placeOf */.$t)(declaration)) ?? []);
    const left = known(before.declarations, was);
    const queues = new Map();
    for (const item of known(after.declarations, is)) {
        const { path } = item.inspected.declaration;
        const queue = queues.get(path);
        if (queue)
            queue.push(item);
        else
            queues.set(path, [item]);
    }
    const pairs = [];
    const unmatched = [];
    for (const item of left) {
        const other = queues.get(item.inspected.declaration.path)?.shift();
        if (other)
            pairs.push([item, other]);
        else
            unmatched.push(item);
    }
    const rest = [...queues.values()].flat();
    for (let at = 0; at < Math.max(unmatched.length, rest.length); at++)
        pairs.push([unmatched[at], rest[at]]);
    return pairs;
}

// EXTERNAL MODULE: ./build/src/memory/change-picture.js
var change_picture = __webpack_require__(97626);
// EXTERNAL MODULE: ./build/src/memory/guarded.js
var memory_guarded = __webpack_require__(641);
;// CONCATENATED MODULE: ./build/src/memory/ontology-change.js
function ontologyChange(before, after, edited) {
    const was = new Set(wordsOf(before));
    const is = new Set(wordsOf(after));
    return {
        ...(before.version !== undefined && { before: before.version }),
        ...(after.version !== undefined && { after: after.version }),
        edited: [...edited].sort(),
        added: [...is].filter((word) => !was.has(word)),
        removed: [...was].filter((word) => !is.has(word)),
    };
}
function wordsOf({ nodeKinds, edgeKinds, statuses = [], sensitivity = [], tags, owners }) {
    return [
        ...[...nodeKinds.values()].flatMap((kind) => [`node kind ${kind.name}`, ...demandsOf(kind)]),
        ...[...edgeKinds.keys()].map((name) => `edge kind ${name}`),
        ...statuses.map((name) => `status ${name}`),
        ...sensitivity.map((name) => `sensitivity ${name}`),
        ...[...(tags?.names ?? [])].map((name) => `tag ${name}`),
        ...[...(owners.teams ?? []), ...(owners.users ?? [])].map((id) => `owner ${id}`),
    ];
}
function demandsOf({ name, required, deprecated }) {
    return [
        ...required.map((attribute) => `required attribute ${attribute} of ${name}`),
        ...(deprecated ? [`deprecation of ${name}`] : []),
    ];
}

// EXTERNAL MODULE: ./build/src/memory/user-error.js
var user_error = __webpack_require__(90989);
// EXTERNAL MODULE: ./build/src/commands/require-memory.js
var require_memory = __webpack_require__(42291);
;// CONCATENATED MODULE: ./build/src/commands/diff.js









async function diff({ before, after, gate: options, onProgress }) {
    const [was, is] = await Promise.all([attempt(before, options), attempt(after, options)]);
    const gate = laterOf(was, is);
    await (0,require_memory/* requireMemory */.F)([before, after], gate);
    const inspect = ({ declaration }) => declaration;
    const first = await (0,read_memory/* readMemory */.S1)(before, gate, inspect, undefined, onProgress);
    const second = await (0,read_memory/* readMemory */.S1)(after, gate, inspect, first.files, onProgress);
    const change = await (0,compare_memory/* compareMemories */.b)(first, second, gate);
    const ontology = was instanceof user_error/* UserError */.y || is instanceof user_error/* UserError */.y ? undefined : gateChange(was, is);
    const guarded = (0,memory_guarded/* guardedRecords */.Ff)([change.before, change.after]);
    return {
        diff: await memoryDiff({ change, before: first, after: second, gate, guarded, ...(ontology && { ontology }) }),
    };
}
function laterOf(was, is) {
    if (!(is instanceof user_error/* UserError */.y))
        return is;
    if (was instanceof user_error/* UserError */.y)
        throw is;
    return was;
}
async function memoryDiff(input) {
    const { change, gate, guarded, ontology } = input;
    const records = await recordDiffs(input);
    const told = new Set([...records.flatMap(({ path, formerPath }) => [path, formerPath]), ...guarded.paths]);
    return {
        before: sideOf(input.before.tree),
        after: sideOf(input.after.tree),
        records,
        edges: (0,change_picture/* changePicture */.b)(change, gate.ontology).edges,
        ...(ontology && { ontology }),
        otherFiles: change.files.filter(({ path }) => !told.has(path)),
    };
}
function gateChange(before, after) {
    const paths = new Set([...before.files.keys(), ...after.files.keys()]);
    const edited = [...paths].filter((path) => before.files.get(path) !== after.files.get(path));
    return edited.length === 0 ? undefined : ontologyChange(before.ontology, after.ontology, edited);
}
function sideOf({ label, commit }) {
    return { label, ...(commit !== undefined && { commit }) };
}
async function attempt(tree, options) {
    try {
        return await (0,gate/* loadGate */.W)(tree, options);
    }
    catch (error) {
        if (error instanceof user_error/* UserError */.y)
            return error;
        throw error;
    }
}


/***/ }),

/***/ 97626:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ changePicture)
/* harmony export */ });
/* harmony import */ var _ontology_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(39456);
/* harmony import */ var _tree_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(85037);


function changePicture(change, ontology) {
    const prefixes = (0,_ontology_js__WEBPACK_IMPORTED_MODULE_0__/* .kindPrefixes */ .HA)(ontology);
    const isBroken = ({ kind, target }, graph) => !graph.records.has(target) &&
        ontology.edgeKinds.get(kind)?.external !== true &&
        !(0,_ontology_js__WEBPACK_IMPORTED_MODULE_0__/* .isExternalTarget */ .v6)(target, ontology, prefixes);
    const edges = [];
    const compareEdges = (before, after) => {
        const was = writtenEdges(before);
        const is = writtenEdges(after);
        const id = (after ?? before)?.id ?? "";
        const state = (edge, state) => edges.push({ from: id, kind: edge.kind, to: edge.target, state });
        for (const [key, edge] of is) {
            const known = was.get(key);
            if (isBroken(edge, change.after)) {
                if (!known || !isBroken(known, change.before))
                    state(edge, "broken");
            }
            else if (!known)
                state(edge, "added");
        }
        for (const [key, edge] of was)
            if (!is.has(key))
                state(edge, "removed");
    };
    const gone = change.vanished.map(({ before }) => before);
    for (const record of change.added)
        compareEdges(undefined, record);
    for (const { before, after } of change.changed)
        compareEdges(before, after);
    for (const record of gone)
        compareEdges(record, undefined);
    const touched = new Set([...change.added, ...change.changed.map(({ after }) => after), ...gone].map(({ id }) => id));
    for (const { id } of gone) {
        for (const { from, edge } of change.after.incoming(id)) {
            if (from.id === undefined || touched.has(from.id) || !isWritten(edge) || !isBroken(edge, change.after))
                continue;
            edges.push({ from: from.id, kind: edge.kind, to: id, state: "broken" });
        }
    }
    edges.sort((a, b) => (0,_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .comparePaths */ .cD)(a.from, b.from) || (0,_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .comparePaths */ .cD)(a.kind, b.kind) || (0,_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .comparePaths */ .cD)(a.to, b.to));
    const neighbours = new Map();
    for (const id of edges.flatMap(({ from, to }) => [from, to])) {
        const record = change.after.records.get(id);
        if (record && !touched.has(id))
            neighbours.set(id, pictureRecord(record));
    }
    return {
        added: sorted(change.added),
        changed: sorted(change.changed.map(({ after }) => after)),
        deleted: sorted(gone),
        unreadable: sorted(change.unreadable),
        edges,
        neighbours,
        files: change.files.length,
        deletedFiles: new Set(change.files.filter(({ kind }) => kind === "deleted").map(({ path }) => path)),
    };
}
function writtenEdges(record) {
    const edges = new Map();
    for (const declaration of record?.declarations ?? []) {
        for (const edge of declaration.edges)
            if (isWritten(edge))
                edges.set(`${edge.kind}\0${edge.target}`, edge);
    }
    return edges;
}
function isWritten({ form, derived }) {
    return form !== "link" && derived === undefined;
}
function pictureRecord({ id, primary }) {
    return { id, title: primary.title };
}
function sorted(records) {
    return records.map(pictureRecord).sort((a, b) => (0,_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .comparePaths */ .cD)(a.id, b.id));
}


/***/ })

};
