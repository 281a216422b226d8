export const id = 3751;
export const ids = [3751];
export const modules = {

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

/***/ 19014:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ gateDigest)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _rules_registry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5039);


function gateDigest({ files, ontologyDigest }) {
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(ontologyDigest);
    for (const { id, severity } of _rules_registry_js__WEBPACK_IMPORTED_MODULE_1__/* .RULES */ .y)
        hash.update(`\n${id} ${severity}`);
    for (const [path, oid] of [...files].sort(([a], [b]) => (a < b ? -1 : 1)))
        hash.update(`\n${path}\0${oid}`);
    return `sha256:${hash.digest("hex")}`;
}


/***/ }),

/***/ 54897:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  gU: () => (/* binding */ graphContext),
  S4: () => (/* binding */ judgement_judge),
  pD: () => (/* binding */ recordContext),
  vl: () => (/* binding */ stateByGraph),
  Yk: () => (/* binding */ stateProblems),
  vi: () => (/* binding */ weigh)
});

// EXTERNAL MODULE: ./build/src/layouts/values.js
var values = __webpack_require__(98435);
// EXTERNAL MODULE: ./build/src/memory/plain-data.js
var plain_data = __webpack_require__(85742);
// EXTERNAL MODULE: ./build/src/memory/tree.js
var tree = __webpack_require__(85037);
// EXTERNAL MODULE: ./build/src/load/record-content.js
var record_content = __webpack_require__(17409);
// EXTERNAL MODULE: ./build/src/load/visit-records.js
var visit_records = __webpack_require__(96942);
;// CONCATENATED MODULE: ./build/src/load/merge-declarations.js





const FIRST_COUNTS = new Set(["displayName", "description"]);
async function findDisagreements(memory, graph, gate) {
    const several = new Map();
    for (const { id, kind, declarations } of graph.records.values()) {
        const full = declarations.filter((declaration) => declaration.role === "record" && declaration.kind === kind);
        if (full.length > 1)
            several.set(id, full);
    }
    const wanted = new Set([...several.values()].flat().map(record_content/* placeOf */.$t));
    const paths = new Set([...several.values()].flat().map(({ path }) => path));
    const said = new Map();
    await (0,visit_records/* visitRecords */.O)(memory, paths, gate, (inspected) => {
        const place = (0,record_content/* placeOf */.$t)(inspected.declaration);
        if (wanted.has(place))
            said.set(place, scalarsOf(inspected));
    });
    return [...several.keys()].sort(tree/* comparePaths */.cD).flatMap((id) => compare(id, several.get(id) ?? [], said));
}
function compare(id, declarations, said) {
    const first = new Map();
    const disagreements = new Map();
    for (const declaration of declarations) {
        for (const { attribute, text, pointer } of said.get((0,record_content/* placeOf */.$t)(declaration)) ?? []) {
            const { path, document } = declaration;
            const place = { path, document, pointer };
            const known = first.get(attribute);
            if (!known)
                first.set(attribute, { text, place });
            else if (known.text !== text && !disagreements.has(attribute)) {
                disagreements.set(attribute, { id, attribute, first: known.place, second: place });
            }
        }
    }
    return [...disagreements.values()];
}
function scalarsOf({ declaration, value, shape, layoutClass, document }) {
    const scalars = [];
    const collect = (current, at, names) => {
        if ((0,plain_data/* isMapping */.p)(current)) {
            for (const [key, member] of Object.entries(current))
                collect(member, [...at, key], [...names, key]);
        }
        else if (!Array.isArray(current) && current !== null && current !== undefined && current !== "") {
            const exact = typeof current === "number" ? document?.scalarText(at) : undefined;
            scalars.push({ attribute: names.join("."), text: exact ?? JSON.stringify(current), pointer: at });
        }
    };
    const attributes = (shape.fields.attributes ?? []).flatMap((source) => source.from === "record" ? [source.path] : []);
    const held = attributes.find((path) => (0,plain_data/* isMapping */.p)((0,values/* valueAt */.f)(value, path)));
    const envelope = new Set([
        ...["id", "kind"].flatMap((field) => (shape.fields[field] ?? []).map((source) => (source.from === "record" ? source.path[0] : undefined))),
        ...shape.edges.map((index) => layoutClass.edgeSources[index]?.path[0]),
        ...shape.patchWhen.map(([key]) => key),
    ]);
    const source = held ? (0,values/* valueAt */.f)(value, held) : value;
    for (const [key, member] of Object.entries((0,plain_data/* isMapping */.p)(source) ? source : {})) {
        if (FIRST_COUNTS.has(key) || (!held && envelope.has(key)))
            continue;
        collect(member, [...declaration.root, ...(held ?? []), key], [key]);
    }
    return scalars;
}

// EXTERNAL MODULE: ./build/src/load/compare-memory.js + 4 modules
var compare_memory = __webpack_require__(79088);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
;// CONCATENATED MODULE: ./build/src/load/fingerprint.js


function fingerprint(problem) {
    return digest([problem.rule, problem.record ?? problem.at.path, problem.subject ?? ""].join("\0"));
}
function distinctFingerprints(weighed) {
    const seen = new Map();
    return [...weighed]
        .sort((a, b) => (0,tree/* comparePaths */.cD)(a.problem.at.path, b.problem.at.path))
        .map((item) => {
        const count = (seen.get(item.fingerprint) ?? 0) + 1;
        seen.set(item.fingerprint, count);
        return count === 1 ? item : { ...item, fingerprint: digest(`${item.fingerprint}\0${count}`) };
    });
}
function digest(text) {
    return (0,external_node_crypto_.createHash)("sha256").update(text).digest("hex").slice(0, 32);
}

// EXTERNAL MODULE: ./build/src/load/graph-of.js
var graph_of = __webpack_require__(83162);
// EXTERNAL MODULE: ./build/src/load/read-memory.js + 3 modules
var read_memory = __webpack_require__(51989);
// EXTERNAL MODULE: ./build/src/memory/index-paths.js
var index_paths = __webpack_require__(38500);
// EXTERNAL MODULE: ./build/src/rules/judge.js + 1 modules
var judge = __webpack_require__(74041);
// EXTERNAL MODULE: ./build/src/commands/acceptance.js
var acceptance = __webpack_require__(64813);
// EXTERNAL MODULE: ./build/src/commands/snapshot-files.js
var snapshot_files = __webpack_require__(98700);
;// CONCATENATED MODULE: ./build/src/commands/judgement.js










async function judgement_judge(input) {
    const { memory, whole, compared, files, graph, change } = await stateProblems(input);
    const ofSnapshots = await (0,snapshot_files/* snapshotFileProblems */.H)(input.judged, input.gate, (id) => whole.records.has(id));
    const problems = weigh([...input.problems, ...ofSnapshots, ...files, ...graph, ...change], input.gate, input.now);
    return { memory, graph: whole, change: compared, problems };
}
async function stateProblems(input, later) {
    const { gate } = input;
    const inspect = later ? farSighted(gate, input.now, later) : (0,judge/* recordInspector */.p8)(recordContext(gate, input.now));
    const isOneTree = input.base === input.judged;
    const other = isOneTree ? undefined : input.base && (await (0,read_memory/* readMemory */.S1)(input.base, gate, inspect));
    const memory = await (0,read_memory/* readMemory */.S1)(input.judged, gate, inspect, other?.files, input.onProgress);
    const before = isOneTree ? memory : other;
    const graph = (0,graph_of/* graphOf */.c)(memory);
    const change = before && (await (0,compare_memory/* compareMemories */.b)(before, memory, gate));
    const files = [];
    for (const file of memory.files.values())
        for (const problem of file.problems)
            files.push(problem);
    const context = { ...(await graphContext(memory, graph, input)), ...(change && { change }) };
    return { memory, whole: graph, compared: change, files, ...stateByGraph(context, input) };
}
async function graphContext(memory, graph, { gate, now, proposedOntology, generated }) {
    return {
        ...recordContext(gate, now),
        graph,
        entries: memory.entries,
        hasPath: (path) => (0,index_paths/* isIndexFile */.pO)(path, gate.layout.root) || (0,tree/* hasPath */.a6)(memory.entries, path),
        disagreements: gate.layout.mergeDeclarations ? await findDisagreements(memory, graph, gate) : [],
        waivers: gate.waivers,
        proposedOntology,
        generated: generated ?? [],
    };
}
const FAR = new Date(8.64e15);
function farSighted(gate, now, later) {
    const inspect = (0,judge/* recordInspector */.p8)(recordContext(gate, FAR));
    return (inspected, report) => inspect(inspected, (problem) => {
        const { since, at } = problem;
        if (since === undefined || now.getTime() > since)
            report(problem);
        else
            later(since, at.path);
    });
}
function stateByGraph(context, { conflicts = [], gateFiles }) {
    const { change } = context;
    return {
        graph: (0,judge/* judgeGraph */.Ko)(context),
        change: change ? (0,judge/* judgeChange */.sx)({ ...context, change, conflicts, gateFiles }) : [],
    };
}
function recordContext(gate, now) {
    const { layout, ontology, prefixes, schemasFor, attributeSchema, idPattern } = gate;
    return { layout, ontology, prefixes, schemasFor, attributeSchema, idPattern, now };
}
function weigh(problems, gate, now) {
    const weighed = [];
    for (const problem of problems) {
        const severity = (0,judge/* severityOf */.xJ)(problem, gate.severities);
        if (severity !== "off")
            weighed.push({ problem, severity, fingerprint: fingerprint(problem) });
    }
    return distinctFingerprints(weighed).map((item) => {
        const accepted = (0,acceptance/* acceptanceOf */.B)(item, gate.baseline, gate.waivers, now);
        return accepted ? { ...item, accepted } : item;
    });
}


/***/ }),

/***/ 98700:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ snapshotFileProblems)
/* harmony export */ });
/* harmony import */ var _load_gate_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1577);
/* harmony import */ var _snapshots_attestations_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9980);
/* harmony import */ var _snapshots_known_bad_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(46258);



async function snapshotFileProblems(tree, { layout }, hasRecord) {
    const files = new _load_gate_files_js__WEBPACK_IMPORTED_MODULE_0__/* .GateFiles */ .j(tree);
    const path = layout.root + _snapshots_known_bad_js__WEBPACK_IMPORTED_MODULE_1__/* .KNOWN_BAD_PATH */ .i;
    const knownBad = await files.readValid(path, "knownBad");
    await files.readValid(layout.root + _snapshots_attestations_js__WEBPACK_IMPORTED_MODULE_2__/* .ATTESTATIONS_PATH */ .S, "attestations");
    const unknown = [];
    for (const [index, { records = [], remediation }] of (knownBad?.knownBad ?? []).entries()) {
        const at = (...keys) => ({ path, document: 0, pointer: ["knownBad", index, ...keys] });
        for (const [place, id] of records.entries()) {
            if (await hasRecord(id))
                continue;
            const message = `There is no record ${JSON.stringify(id)} any more, which is known to be bad.`;
            unknown.push({ rule: RULE, message, at: at("records", place), subject: id, severity: "note" });
        }
        if (remediation !== undefined && !(await hasRecord(remediation))) {
            const message = `There is no record ${JSON.stringify(remediation)}, which is to tell what was done about it.`;
            unknown.push({ rule: RULE, message, at: at("remediation"), subject: remediation });
        }
    }
    return [...files.problems, ...unknown];
}
const RULE = "gate/unknown-record";


/***/ }),

/***/ 21741:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ brokenIndex),
/* harmony export */   X: () => (/* binding */ NotLocal)
/* harmony export */ });
class NotLocal extends Error {
    name = "NotLocal";
}
function brokenIndex(what) {
    return new NotLocal(`the index of the base is broken: ${what}`);
}


/***/ }),

/***/ 36012:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IK: () => (/* binding */ recordLine),
/* harmony export */   hX: () => (/* binding */ keyOfLine),
/* harmony export */   pF: () => (/* binding */ parseRecordLine)
/* harmony export */ });
/* harmony import */ var _not_local_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(21741);
/* harmony import */ var _shards_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55701);
/* harmony import */ var _shape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94483);



const FORMS = ["string", "target", "attributes", "link"];
const FORM_NUMBERS = { string: 0, target: 1, attributes: 2, link: 3 };
const ROLES = new Set(["record", "patch", "extension", "note", undefined]);
function recordLine(declaration) {
    const { id, role, kind, className, shape, path, document, root, status, owners, updatedAt, sensitivity } = declaration;
    const { sourceRefs, missing = [], edges } = declaration;
    const line = {
        ...(id !== undefined && { id }),
        ...(role !== "record" && { role }),
        ...(kind !== undefined && { kind }),
        class: className,
        ...(shape !== 0 && { shape }),
        path,
        ...(document !== 0 && { document }),
        ...(root.length > 0 && { root: [...root] }),
        ...(status !== undefined && { status }),
        ...(owners.length > 0 && { owners: [...owners] }),
        ...(updatedAt !== undefined && { updatedAt }),
        ...(sensitivity !== undefined && { sensitivity }),
        ...(sourceRefs.length > 0 && { sourceRefs: [...sourceRefs] }),
        ...(missing.length > 0 && { missing: [...missing] }),
    };
    const text = JSON.stringify(line);
    return edges.length === 0 ? text : `${text.slice(0, -1)},"edges":[${edges.map(edgeText).join(",")}]}`;
}
function parseRecordLine(text) {
    const line = (0,_shape_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJson */ .qF)(text);
    if (!isRecordLine(line))
        throw (0,_not_local_js__WEBPACK_IMPORTED_MODULE_2__/* .brokenIndex */ .S)("a line of its records declares nothing");
    return {
        role: line.role ?? "record",
        id: line.id,
        kind: line.kind,
        className: line.class,
        shape: line.shape ?? 0,
        path: line.path,
        document: line.document ?? 0,
        root: line.root ?? [],
        title: undefined,
        status: line.status,
        owners: line.owners ?? [],
        updatedAt: line.updatedAt,
        tags: [],
        sensitivity: line.sensitivity,
        aliases: [],
        sourceRefs: line.sourceRefs ?? [],
        edges: (line.edges ?? []).map(edgeOf),
        ...(line.missing && { missing: line.missing }),
    };
}
const ID_START = '{"id":"';
function keyOfLine(text) {
    const end = text.startsWith(ID_START) ? text.indexOf('"', ID_START.length) : -1;
    const id = text.slice(ID_START.length, Math.max(end, 0));
    if (end !== -1 && !id.includes("\\"))
        return (0,_shards_js__WEBPACK_IMPORTED_MODULE_0__/* .shardKey */ .kQ)(id, "");
    const { id: parsed, path } = parseRecordLine(text);
    return (0,_shards_js__WEBPACK_IMPORTED_MODULE_0__/* .shardKey */ .kQ)(parsed, path);
}
function isRecordLine(line) {
    if (!(0,_shape_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(line))
        return false;
    const { id, kind, status, updatedAt, sensitivity, shape, document, root, owners, sourceRefs, missing, edges } = line;
    return ((0,_shape_js__WEBPACK_IMPORTED_MODULE_1__/* .isText */ .KH)(line["class"]) &&
        (0,_shape_js__WEBPACK_IMPORTED_MODULE_1__/* .isText */ .KH)(line["path"]) &&
        ROLES.has(line["role"]) &&
        [id, kind, status, updatedAt, sensitivity].every((member) => (0,_shape_js__WEBPACK_IMPORTED_MODULE_1__/* .isOptional */ .dK)(member, _shape_js__WEBPACK_IMPORTED_MODULE_1__/* .isText */ .KH)) &&
        (0,_shape_js__WEBPACK_IMPORTED_MODULE_1__/* .isOptional */ .dK)(shape, _shape_js__WEBPACK_IMPORTED_MODULE_1__/* .isCount */ .my) &&
        (0,_shape_js__WEBPACK_IMPORTED_MODULE_1__/* .isOptional */ .dK)(document, _shape_js__WEBPACK_IMPORTED_MODULE_1__/* .isCount */ .my) &&
        (0,_shape_js__WEBPACK_IMPORTED_MODULE_1__/* .isOptional */ .dK)(root, _shape_js__WEBPACK_IMPORTED_MODULE_1__/* .isPointer */ ._V) &&
        [owners, sourceRefs, missing].every((member) => (0,_shape_js__WEBPACK_IMPORTED_MODULE_1__/* .isOptional */ .dK)(member, _shape_js__WEBPACK_IMPORTED_MODULE_1__/* .isTexts */ .VP)) &&
        (0,_shape_js__WEBPACK_IMPORTED_MODULE_1__/* .isOptional */ .dK)(edges, (list) => Array.isArray(list) && list.every(isEdgeItem)));
}
function isEdgeItem(item) {
    if (!Array.isArray(item))
        return false;
    const [kind, target, field, slot, form, rest] = item;
    return ((0,_shape_js__WEBPACK_IMPORTED_MODULE_1__/* .isText */ .KH)(kind) &&
        (0,_shape_js__WEBPACK_IMPORTED_MODULE_1__/* .isText */ .KH)(target) &&
        (0,_shape_js__WEBPACK_IMPORTED_MODULE_1__/* .isCount */ .my)(field) &&
        (slot === -1 || (0,_shape_js__WEBPACK_IMPORTED_MODULE_1__/* .isCount */ .my)(slot)) &&
        (0,_shape_js__WEBPACK_IMPORTED_MODULE_1__/* .isCount */ .my)(form) &&
        form < FORMS.length &&
        (0,_shape_js__WEBPACK_IMPORTED_MODULE_1__/* .isOptional */ .dK)(rest, (more) => (0,_shape_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(more) &&
            (0,_shape_js__WEBPACK_IMPORTED_MODULE_1__/* .isOptional */ .dK)(more["written"], _shape_js__WEBPACK_IMPORTED_MODULE_1__/* .isText */ .KH) &&
            [undefined, "to", "id"].includes(more["key"]) &&
            [undefined, true, "owner"].includes(more["derived"])));
}
function edgeText({ kind, target, field, slot, form, written, key, derived }) {
    const start = `[${JSON.stringify(kind)},${JSON.stringify(target)},${field},${slot},${FORM_NUMBERS[form]}`;
    if (written === undefined && key === undefined) {
        return derived === undefined ? `${start}]` : `${start},{"derived":${JSON.stringify(derived)}}]`;
    }
    return `${start},${JSON.stringify({ written, key, derived })}]`;
}
function edgeOf([kind, target, field, slot, form, rest]) {
    return {
        kind,
        target,
        field,
        slot,
        form: FORMS[form],
        written: rest?.written,
        key: rest?.key,
        derived: rest?.derived,
    };
}


/***/ }),

/***/ 94483:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gv: () => (/* binding */ isObject),
/* harmony export */   K8: () => (/* binding */ isTime),
/* harmony export */   KH: () => (/* binding */ isText),
/* harmony export */   VP: () => (/* binding */ isTexts),
/* harmony export */   _V: () => (/* binding */ isPointer),
/* harmony export */   dK: () => (/* binding */ isOptional),
/* harmony export */   my: () => (/* binding */ isCount),
/* harmony export */   qF: () => (/* binding */ parseJson)
/* harmony export */ });
function isObject(value) {
    return typeof value === "object" && value !== null && !Array.isArray(value);
}
function isText(value) {
    return typeof value === "string";
}
function isCount(value) {
    return typeof value === "number" && Number.isSafeInteger(value) && value >= 0;
}
function isTime(value) {
    return typeof value === "number";
}
function isTexts(value) {
    return Array.isArray(value) && value.every(isText);
}
function isPointer(value) {
    return Array.isArray(value) && value.every((part) => typeof part === "string" || typeof part === "number");
}
function isOptional(value, is) {
    return value === undefined || is(value);
}
function parseJson(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}


/***/ }),

/***/ 55701:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $g: () => (/* binding */ pairDigits),
/* harmony export */   Dx: () => (/* binding */ linesOf),
/* harmony export */   OJ: () => (/* binding */ makeShards),
/* harmony export */   S_: () => (/* binding */ nameDigits),
/* harmony export */   ZP: () => (/* binding */ hashDigits),
/* harmony export */   jb: () => (/* binding */ LEAF),
/* harmony export */   kQ: () => (/* binding */ shardKey),
/* harmony export */   oj: () => (/* binding */ makeJointShards)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _memory_case_fold_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78173);
/* harmony import */ var _memory_tree_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(85037);



const LEAF = 128;
const MAX_DIGITS = 8;
const NAME_DIGITS = 4;
function shardKey(id, path) {
    return id === undefined ? `\0${path}` : (0,_memory_case_fold_js__WEBPACK_IMPORTED_MODULE_1__/* .caseFolded */ .V)(id);
}
function hashDigits(key) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(key).digest("hex").slice(0, MAX_DIGITS);
}
function nameDigits(name) {
    return hashDigits(name).slice(0, NAME_DIGITS);
}
function pairDigits(name, key) {
    return nameDigits(name) + hashDigits(key);
}
function shardPath(folder, digits) {
    return `${folder}/${(digits.match(/..?/g) ?? []).join("/")}.jsonl`;
}
function makeShards(items, write, options) {
    return makeJointShards(items, (values) => values.map(write), options);
}
function makeJointShards(items, write, { folder, leaf = LEAF }) {
    const shards = new Map();
    const split = (group, depth) => {
        const digits = group[0]?.digits ?? "";
        if (depth > 0 && (group.length <= leaf || depth === digits.length)) {
            shards.set(shardPath(folder, digits.slice(0, depth)), linesOf(write(group.map(({ value }) => value))));
            return;
        }
        const children = new Map();
        for (const item of group) {
            const digit = item.digits[depth] ?? "";
            const child = children.get(digit);
            if (child)
                child.push(item);
            else
                children.set(digit, [item]);
        }
        for (const child of children.values())
            split(child, depth + 1);
    };
    if (items.length > 0)
        split(items, 0);
    return shards;
}
function linesOf(lines) {
    return lines
        .toSorted((a, b) => (0,_memory_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .comparePaths */ .cD)(a.order, b.order))
        .map(({ text }) => `${text}\n`)
        .join("");
}


/***/ }),

/***/ 7605:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  T: () => (/* binding */ Tallies)
});

;// CONCATENATED MODULE: ./build/src/indexes/tally.js
class Tally {
    #files;
    #documents;
    #ids;
    #roles;
    #forms;
    #nodeKinds;
    #edgeKinds;
    constructor(data) {
        this.#files = data?.files ?? 0;
        this.#documents = data?.documents ?? 0;
        this.#ids = data?.ids ?? 0;
        this.#roles = { record: 0, patch: 0, extension: 0, note: 0, ...data?.roles };
        this.#forms = { string: 0, target: 0, attributes: 0, link: 0, ...data?.forms };
        this.#nodeKinds = new Map(Object.entries(data?.nodeKinds ?? {}));
        this.#edgeKinds = new Map(Object.entries(data?.edgeKinds ?? {}));
    }
    addFile(documents, sign = 1) {
        this.#files += sign;
        this.#documents += sign * documents;
    }
    add({ role, kind, edges }, sign = 1) {
        this.#roles[role] = (this.#roles[role] ?? 0) + sign;
        if (kind !== undefined)
            count(this.#nodeKinds, kind, sign);
        for (const edge of edges) {
            if (edge.derived)
                continue;
            this.#forms[edge.form] = (this.#forms[edge.form] ?? 0) + sign;
            count(this.#edgeKinds, edge.kind, sign);
        }
    }
    addCounts({ files, documents, ids, roles, forms, nodeKinds, edgeKinds }) {
        this.#files += files;
        this.#documents += documents;
        this.#ids += ids;
        for (const [role, sum] of Object.entries(roles))
            this.#roles[role] = (this.#roles[role] ?? 0) + sum;
        for (const [form, sum] of Object.entries(forms))
            this.#forms[form] = (this.#forms[form] ?? 0) + sum;
        for (const [kind, sum] of Object.entries(nodeKinds))
            count(this.#nodeKinds, kind, sum);
        for (const [kind, sum] of Object.entries(edgeKinds))
            count(this.#edgeKinds, kind, sum);
    }
    addIds(ids) {
        this.#ids += ids;
    }
    get files() {
        return this.#files;
    }
    countOf(kind) {
        return this.#nodeKinds.get(kind) ?? 0;
    }
    data() {
        return {
            files: this.#files,
            documents: this.#documents,
            ids: this.#ids,
            roles: this.#roles,
            forms: this.#forms,
            nodeKinds: sorted(this.#nodeKinds),
            edgeKinds: sorted(this.#edgeKinds),
        };
    }
    statistics() {
        const forms = this.#forms;
        const of = (counts, name) => counts[name] ?? 0;
        return {
            files: this.#files,
            documents: this.#documents,
            records: of(this.#roles, "record"),
            notes: of(this.#roles, "note"),
            patches: of(this.#roles, "patch"),
            extensions: of(this.#roles, "extension"),
            ids: this.#ids,
            nodeKinds: this.#nodeKinds.size,
            edges: of(forms, "string") + of(forms, "target") + of(forms, "attributes") + of(forms, "link"),
            edgeKinds: this.#edgeKinds.size,
            edgeForms: {
                string: of(forms, "string"),
                target: of(forms, "target"),
                attributes: of(forms, "attributes"),
                link: of(forms, "link"),
            },
        };
    }
}
function count(counts, name, sign) {
    const sum = (counts.get(name) ?? 0) + sign;
    if (sum === 0)
        counts.delete(name);
    else
        counts.set(name, sum);
}
function sorted(counts) {
    return Object.fromEntries([...counts].sort(([a], [b]) => (a < b ? -1 : 1)));
}

;// CONCATENATED MODULE: ./build/src/indexes/tallies.js

class Tallies {
    all;
    #classes;
    parseErrors;
    constructor(data) {
        this.all = new Tally(data?.all);
        this.#classes = new Map(Object.entries(data?.classes ?? {}).map(([name, tally]) => [name, new Tally(tally)]));
        this.parseErrors = data?.parseErrors ?? 0;
    }
    *classes() {
        for (const name of [...this.#classes.keys()].sort()) {
            const tally = this.#classes.get(name);
            if (tally && tally.files > 0)
                yield [name, tally];
        }
    }
    addFile(className, documents, declarations, isBroken, sign = 1) {
        const tally = this.#of(className);
        for (const each of [this.all, tally]) {
            each.addFile(documents, sign);
            for (const declaration of declarations)
                each.add(declaration, sign);
        }
        if (isBroken)
            this.parseErrors += sign;
    }
    addId(group, sign = 1) {
        const [only] = group;
        const classes = only && group.length === 1 && only.role !== "extension"
            ? [only.className]
            : new Set(group.flatMap(({ role, className }) => (role === "extension" ? [] : [className])));
        let isDeclared = false;
        for (const className of classes) {
            this.#of(className).addIds(sign);
            isDeclared = true;
        }
        if (isDeclared)
            this.all.addIds(sign);
    }
    add({ all, classes, parseErrors }) {
        this.all.addCounts(all);
        for (const [name, tally] of Object.entries(classes))
            this.#of(name).addCounts(tally);
        this.parseErrors += parseErrors;
    }
    data() {
        const classes = Object.fromEntries([...this.classes()].map(([name, tally]) => [name, tally.data()]));
        return { all: this.all.data(), classes, parseErrors: this.parseErrors };
    }
    #of(className) {
        let tally = this.#classes.get(className);
        if (!tally)
            this.#classes.set(className, (tally = new Tally()));
        return tally;
    }
}


/***/ }),

/***/ 92145:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ locateProblems),
/* harmony export */   H: () => (/* binding */ locateFindings)
/* harmony export */ });
/* harmony import */ var _memory_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20548);
/* harmony import */ var _memory_place_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(31314);
/* harmony import */ var _memory_tree_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(85037);
/* harmony import */ var _memory_tree_lookup_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(15280);
/* harmony import */ var _parse_parse_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73670);
/* harmony import */ var _located_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(78767);






async function locateFindings(weighed, tree, layout, shown = tree, budget = { spent: 0 }) {
    const unknown = weighed.filter(({ places }) => !places).map(({ problem }) => problem);
    const found = (await locateProblems(unknown, tree, layout, shown, budget)).values();
    const places = weighed.map((item) => item.places ?? found.next().value ?? { at: unread(item.problem.at), related: [] });
    const settled = weighed.some((item) => item.places?.effort) ? withinBudget(places) : places;
    return weighed
        .map((item, index) => findingOf(item, settled[index] ?? { at: unread(item.problem.at), related: [] }))
        .sort(_memory_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .compareFindings */ .Eg);
}
function withinBudget(places) {
    const result = [...places];
    const asked = places
        .flatMap(({ effort }, index) => (effort ? [{ effort, index }] : []))
        .sort((a, b) => (0,_memory_tree_js__WEBPACK_IMPORTED_MODULE_4__/* .comparePaths */ .cD)(a.effort.path, b.effort.path) || a.index - b.index);
    let spent = 0;
    for (const { effort, index } of asked) {
        const known = places[index];
        if (spent >= _located_file_js__WEBPACK_IMPORTED_MODULE_3__/* .EDIT_CHARACTERS */ .e && known)
            result[index] = { at: known.at, related: known.related };
        spent += effort.characters;
    }
    return result;
}
async function locateProblems(problems, tree, layout, shown = tree, budget = { spent: 0 }) {
    const questions = new Map();
    const ask = (path, question) => {
        const list = questions.get(path);
        if (list)
            list.push(question);
        else
            questions.set(path, [question]);
    };
    const drafts = problems.map((problem) => new Draft(problem, ask, budget));
    const judged = shown === tree
        ? undefined
        : new Map((await (0,_memory_tree_lookup_js__WEBPACK_IMPORTED_MODULE_5__/* .filesAt */ .Tl)(new Set(questions.keys()), tree)).map(({ path, oid }) => [path, oid]));
    for (const source of shown === tree ? [tree] : [shown, tree]) {
        await source.read(await (0,_memory_tree_lookup_js__WEBPACK_IMPORTED_MODULE_5__/* .filesAt */ .Tl)(new Set(questions.keys()), source), (entry, bytes) => {
            if (bytes instanceof Error)
                return;
            const { path } = entry;
            const format = layout.classOf(path)?.format ?? (0,_parse_parse_file_js__WEBPACK_IMPORTED_MODULE_2__/* .formatOf */ .b)(path);
            const file = new _located_file_js__WEBPACK_IMPORTED_MODULE_3__/* .LocatedFile */ .z(path, format, bytes, !judged || judged.get(path) === entry.oid);
            for (const question of questions.get(path) ?? [])
                question(file);
            questions.delete(path);
        });
    }
    return drafts;
}
class Draft {
    at;
    edit;
    related;
    #effort;
    constructor(problem, ask, budget) {
        const { at, suggestion, related = [] } = problem;
        this.at = unread(at);
        ask(at.path, (file) => (this.at = file.range(at)));
        this.related = related.map((place) => unread(place.at));
        for (const [index, place] of related.entries()) {
            ask(place.at.path, (file) => (this.related[index] = file.range(place.at)));
        }
        const edit = suggestion?.edit;
        if (!edit)
            return;
        const place = suggestion.at ?? at;
        ask(place.path, (file) => {
            const before = budget.spent;
            const found = file.edit(place, edit, budget);
            if (found)
                this.edit = found;
            if (budget.spent > before)
                this.#effort = { path: place.path, characters: budget.spent - before };
        });
    }
    get effort() {
        return this.#effort;
    }
}
function findingOf({ problem, severity, accepted, fingerprint }, places) {
    const related = (problem.related ?? []).map(({ message, at }, index) => ({
        message,
        path: at.path,
        range: places.related[index] ?? unread(at),
    }));
    return {
        rule: problem.rule,
        severity,
        message: problem.message,
        path: problem.at.path,
        range: places.at,
        ...(problem.record !== undefined && { record: problem.record }),
        ...(problem.subject !== undefined && { subject: problem.subject }),
        fingerprint,
        ...(problem.suggestion && { suggestion: suggestionOf(problem.suggestion, places.edit) }),
        related,
        ...(accepted && { accepted }),
    };
}
function suggestionOf({ message, certain }, edit) {
    return { message, certain: certain && edit !== undefined, edits: edit ? [edit] : [] };
}
function unread(at) {
    return at.range ?? _memory_place_js__WEBPACK_IMPORTED_MODULE_1__/* .START_OF_FILE */ .a;
}


/***/ }),

/***/ 78767:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ EDIT_CHARACTERS),
/* harmony export */   z: () => (/* binding */ LocatedFile)
/* harmony export */ });
/* harmony import */ var _memory_place_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31314);
/* harmony import */ var _parse_edit_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65017);
/* harmony import */ var _parse_locate_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(16687);
/* harmony import */ var _parse_open_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(36505);




const EDIT_CHARACTERS = 16 * 1024 * 1024;
class LocatedFile {
    #path;
    #file;
    #range;
    #isJudged;
    constructor(path, format, bytes, isJudged) {
        this.#path = path;
        this.#isJudged = isJudged;
        this.#file = format && new _parse_open_file_js__WEBPACK_IMPORTED_MODULE_3__/* .OpenFile */ .T(path, format, bytes);
        const locator = this.#file && (0,_parse_locate_js__WEBPACK_IMPORTED_MODULE_2__/* .locatorOf */ .e)(this.#file);
        this.#range = (at) => locator?.range(at) ?? _memory_place_js__WEBPACK_IMPORTED_MODULE_0__/* .START_OF_FILE */ .a;
    }
    range(at) {
        if (at.range)
            return this.#isJudged ? at.range : _memory_place_js__WEBPACK_IMPORTED_MODULE_0__/* .START_OF_FILE */ .a;
        return this.#range(at);
    }
    edit(at, edit, budget) {
        if (edit.kind === "text") {
            return this.#isJudged ? { path: this.#path, range: edit.range, newText: edit.text } : undefined;
        }
        const slice = this.#file?.slices[at.document ?? 0];
        if (!this.#file || !slice || budget.spent >= EDIT_CHARACTERS)
            return undefined;
        budget.spent += slice.end - slice.start;
        return (0,_parse_edit_js__WEBPACK_IMPORTED_MODULE_1__/* .editOpenFile */ .tT)(this.#file, at.document ?? 0, edit);
    }
}


/***/ }),

/***/ 65017:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  nz: () => (/* reexport */ applyTextEdits),
  tT: () => (/* binding */ editOpenFile),
  vG: () => (/* binding */ editToText)
});

// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
// EXTERNAL MODULE: ./build/src/parse/lines.js
var parse_lines = __webpack_require__(55406);
// EXTERNAL MODULE: ./build/src/parse/scalar-texts.js
var scalar_texts = __webpack_require__(17320);
// EXTERNAL MODULE: ./build/src/parse/tree.js
var tree = __webpack_require__(1221);
;// CONCATENATED MODULE: ./build/src/parse/edit-plan.js



function planEdit(text, root, edit, writer) {
    return new Planner(text, writer).plan(root, edit);
}
const DASH = "- ";
class Planner {
    #text;
    #writer;
    constructor(text, writer) {
        this.#text = text;
        this.#writer = writer;
    }
    plan(root, edit) {
        const steps = (0,tree/* walk */.G)(root, edit.pointer);
        const last = steps.at(-1) ?? { node: root };
        const found = steps.length === edit.pointer.length + 1;
        const parent = steps.at(-2)?.node;
        const add = (value) => this.#add(last, parent, edit.pointer, steps.length, value);
        switch (edit.kind) {
            case "set":
                return found ? this.#replace(last, parent, edit.value) : add(edit.value);
            case "insert":
                return found ? this.#insert(last, parent, edit.key, edit.value) : add(mappingOf(edit.key, edit.value));
            case "rename-key":
                return found && last.entry?.key ? [this.#rename(last.entry.key, parent, edit.key)] : [];
            case "delete":
                return found && last.entry && parent ? this.#remove(last.entry, parent, steps.at(-2)?.entry) : [];
        }
    }
    #rename(key, parent, name) {
        return { start: key.start, end: key.end, text: this.#writer.key(name, key.style, parent?.flow ?? false) };
    }
    #add(last, parent, pointer, known, value) {
        const step = pointer[known - 1];
        if (step === undefined || known !== pointer.length)
            return [];
        if (typeof step === "string")
            return this.#insert(last, parent, step, value);
        return last.node.kind === "seq" && step === last.node.entries.length ? this.#append(last.node, value) : [];
    }
    #replace({ node, entry }, parent, value) {
        const { start, end } = node;
        if (parent?.flow || (node.flow && !parent))
            return [{ start, end, text: this.#nested(value, start) }];
        const lines = this.#writer.block(value);
        if (!lines) {
            const line = this.#writer.line(value, node.kind === "scalar" ? node.style : "plain");
            const from = entry && node.kind !== "scalar" && !node.flow ? entry.opened : start;
            return [{ start: from, end, text: from === start && !(0,tree/* isAbsent */.W)(node) ? line : ` ${line}` }];
        }
        const inPlace = { start, end, text: this.#indented(lines, this.#column(start)) };
        if (!entry)
            return [inPlace];
        const column = this.#column(entry.start) + this.#writer.indent;
        const below = entry.key ? `\n${" ".repeat(column)}` : " ";
        const anew = { start: entry.opened, end, text: below + this.#indented(lines, column) };
        const block = !node.flow && node.entries.length > 0;
        return (0,tree/* isAbsent */.W)(node) || (entry.key && !block) ? [anew] : [inPlace, anew];
    }
    #insert({ node, entry }, parent, key, value) {
        if (node.kind === "alias")
            return [];
        if (node.kind !== "map")
            return this.#replace({ node, ...(entry && { entry }) }, parent, mappingOf(key, value));
        if (node.flow) {
            const name = this.#writer.key(key, "plain", true) + this.#writer.colon;
            return [this.#intoBrackets(node, (column) => name + this.#nested(value, column))];
        }
        const first = node.entries[0];
        const last = node.entries.at(-1);
        if (!first || !last)
            return [];
        const column = this.#column(first.start);
        const written = this.#entry(key, value, column);
        const behind = (0,parse_lines/* lineEnd */.kd)(this.#text, node.end);
        return [
            { start: behind, end: behind, text: `\n${" ".repeat(column)}${written}` },
            { start: first.start, end: first.start, text: `${written}\n${" ".repeat(column)}` },
        ];
    }
    #append(node, value) {
        if (node.flow)
            return [this.#intoBrackets(node, (column) => this.#nested(value, column))];
        const first = node.entries[0];
        if (!first)
            return [];
        const column = this.#column(first.start);
        const lines = this.#writer.block(value) ?? [this.#writer.line(value, "plain")];
        const behind = (0,parse_lines/* lineEnd */.kd)(this.#text, node.end);
        return [
            {
                start: behind,
                end: behind,
                text: `\n${" ".repeat(column)}${DASH}${this.#indented(lines, column + DASH.length)}`,
            },
        ];
    }
    #intoBrackets(node, write) {
        const [first] = node.entries;
        const last = node.entries.at(-1);
        if (!first || !last)
            return { start: node.start + 1, end: node.end - 1, text: write(node.start) };
        const ownLine = this.#text.slice(node.start, first.start).includes("\n");
        const column = this.#column(first.start);
        const gap = ownLine ? `,\n${" ".repeat(column)}` : this.#writer.comma;
        const end = Math.max(last.value.end, last.opened);
        return { start: end, end, text: gap + write(ownLine ? first.start : node.start) };
    }
    #remove(entry, parent, above) {
        const index = parent.entries.indexOf(entry);
        const next = parent.entries[index + 1];
        const before = parent.entries[index - 1];
        const end = Math.max(entry.value.end, entry.opened);
        if (!next && !before)
            return [this.#empty(parent, above)];
        if (parent.flow) {
            if (next)
                return [{ start: entry.start, end: next.start, text: "" }];
            return [{ start: before ? Math.max(before.value.end, before.opened) : entry.start, end, text: "" }];
        }
        const start = (0,parse_lines/* lineStart */.PT)(this.#text, entry.start);
        const ownLine = this.#text.slice(start, entry.start).trim() === "";
        if (!ownLine)
            return next ? [{ start: entry.start, end: next.start, text: "" }] : [];
        const feed = this.#text.indexOf("\n", end);
        if (feed !== -1)
            return [{ start, end: feed + 1, text: "" }];
        return [{ start: (0,parse_lines/* lineEnd */.kd)(this.#text, (0,parse_lines/* lineStart */.PT)(this.#text, start - 1)), end: this.#text.length, text: "" }];
    }
    #empty(node, above) {
        const text = node.kind === "map" ? "{}" : "[]";
        if (node.flow || !above)
            return { start: node.start, end: node.end, text };
        return { start: above.opened, end: node.end, text: ` ${text}` };
    }
    #entry(key, value, column) {
        const name = this.#writer.key(key, "plain", false);
        const lines = this.#writer.block(value);
        if (!lines)
            return `${name}: ${this.#writer.line(value, "plain")}`;
        const inner = column + this.#writer.indent;
        return `${name}:\n${" ".repeat(inner)}${this.#indented(lines, inner)}`;
    }
    #nested(value, at) {
        const line = (0,parse_lines/* lineStart */.PT)(this.#text, at);
        const indent = this.#text.slice(line, at + 1).search(/[^ ]/);
        return this.#indented(this.#writer.nested(value), Math.max(indent, 0));
    }
    #indented(lines, column) {
        return lines.map((line, index) => (index === 0 || line === "" ? line : " ".repeat(column) + line)).join("\n");
    }
    #column(offset) {
        return offset - (0,parse_lines/* lineStart */.PT)(this.#text, offset);
    }
}
function mappingOf(key, value) {
    const mapping = {};
    (0,scalar_texts/* setOwn */.P)(mapping, key, value);
    return mapping;
}

;// CONCATENATED MODULE: ./build/src/parse/edit-value.js

function editValue(root, edit) {
    switch (edit.kind) {
        case "set":
            return editAt(root, edit.pointer, () => ({ value: edit.value }));
        case "insert":
            return editAt(root, edit.pointer, (value) => insertKey(value, edit.key, edit.value));
        case "rename-key":
            return editParent(root, edit.pointer, (parent, step) => renameKey(parent, String(step), edit.key));
        case "delete":
            return editParent(root, edit.pointer, removeAt);
    }
}
function editAt(value, pointer, change) {
    const [step, ...rest] = pointer;
    if (step === undefined)
        return change(value);
    if (Array.isArray(value)) {
        if (typeof step !== "number" || step > value.length)
            return undefined;
        const items = Array.from(value);
        const edited = editAt(items[step], rest, change);
        if (!edited)
            return undefined;
        items[step] = edited.value;
        return { value: items };
    }
    if (!isMapping(value))
        return undefined;
    const edited = editAt(Object.hasOwn(value, step) ? Reflect.get(value, step) : undefined, rest, change);
    return (edited && {
        value: copyWith(value, (key, own) => [key, key === String(step) ? edited.value : own], step, edited.value),
    });
}
function editParent(root, pointer, change) {
    const last = pointer.at(-1);
    return last === undefined ? undefined : editAt(root, pointer.slice(0, -1), (parent) => change(parent, last));
}
function insertKey(value, key, inserted) {
    const mapping = value ?? {};
    if (!isMapping(mapping) || Object.hasOwn(mapping, key))
        return undefined;
    return { value: copyWith(mapping, (name, own) => [name, own], key, inserted) };
}
function renameKey(parent, from, to) {
    if (!isMapping(parent) || !Object.hasOwn(parent, from) || Object.hasOwn(parent, to))
        return undefined;
    return { value: copyWith(parent, (name, own) => [name === from ? to : name, own]) };
}
function removeAt(parent, step) {
    if (Array.isArray(parent)) {
        return typeof step === "number" && step < parent.length ? { value: parent.toSpliced(step, 1) } : undefined;
    }
    if (!isMapping(parent) || !Object.hasOwn(parent, step))
        return undefined;
    const copy = copyWith(parent, (name, own) => [name, own]);
    Reflect.deleteProperty(copy, step);
    return { value: copy };
}
function copyWith(value, entry, added, addedValue) {
    const copy = {};
    for (const [name, own] of Object.entries(value))
        (0,scalar_texts/* setOwn */.P)(copy, ...entry(name, own));
    if (added !== undefined && !Object.hasOwn(copy, added))
        (0,scalar_texts/* setOwn */.P)(copy, String(added), addedValue);
    return copy;
}
function isMapping(value) {
    return typeof value === "object" && value !== null && !Array.isArray(value);
}

;// CONCATENATED MODULE: ./build/src/parse/writer.js
const LINE_WIDTH = 100;
function isShallow(value) {
    if (typeof value !== "object" || value === null)
        return true;
    if (!Array.isArray(value))
        return Object.keys(value).length === 0;
    return value.every((item) => typeof item !== "object" || item === null);
}

;// CONCATENATED MODULE: ./build/src/parse/json-writer.js

class JsonWriter {
    indent;
    colon;
    comma;
    constructor(indent, spaced) {
        this.indent = indent;
        this.colon = spaced ? ": " : ":";
        this.comma = spaced ? ", " : ",";
    }
    nested(value) {
        const line = this.line(value);
        if (this.indent === 0 || (isShallow(value) && line.length <= LINE_WIDTH))
            return [line];
        return JSON.stringify(value, null, this.indent).split("\n");
    }
    line(value) {
        if (typeof value !== "object" || value === null)
            return JSON.stringify(value);
        if (Array.isArray(value))
            return `[${value.map((item) => this.line(item)).join(this.comma)}]`;
        const entries = Object.entries(value).map(([name, item]) => this.key(name) + this.colon + this.line(item));
        return `{${entries.join(this.comma)}}`;
    }
    block() {
        return undefined;
    }
    key(name) {
        return JSON.stringify(name);
    }
}

// EXTERNAL MODULE: ./build/src/parse/open-file.js + 2 modules
var open_file = __webpack_require__(36505);
// EXTERNAL MODULE: ./build/src/parse/yaml-library.cjs
var yaml_library = __webpack_require__(90176);
;// CONCATENATED MODULE: ./build/src/parse/yaml-writer.js


class YamlWriter {
    indent;
    colon = ": ";
    comma = ", ";
    constructor(indent) {
        this.indent = indent;
    }
    nested(value) {
        return [this.#flow(value)];
    }
    line(value, style) {
        if (typeof value !== "string")
            return this.#flow(value);
        return this.#entry("k", this.#scalar(value, style)).slice("k: ".length);
    }
    block(value) {
        if (isShallow(value) && this.#flow(value).length <= LINE_WIDTH)
            return undefined;
        const document = documentOf(value);
        (0,yaml_library.visit)(document, {
            Seq: (_, node) => {
                const item = node.toJSON();
                node.flow = node !== document.contents && isShallow(item) && this.#flow(item).length <= LINE_WIDTH;
            },
        });
        return document.toString(this.#options()).trimEnd().split("\n");
    }
    key(name, style, flow) {
        if (!flow)
            return this.#entry(this.#scalar(name, style), null).slice(0, -": null".length);
        const written = this.#flow(new Map([[this.#scalar(name, style), null]]));
        return written.slice(1, written.lastIndexOf(":"));
    }
    #flow(value) {
        const document = documentOf([value]);
        (0,yaml_library.visit)(document, {
            Collection: (_, node) => {
                node.flow = true;
            },
            Scalar: (_, node) => {
                if (typeof node.value === "string" && node.value.includes("\n"))
                    node.type = yaml_library.Scalar.QUOTE_DOUBLE;
            },
        });
        return document.toString(this.#options()).trimEnd().slice(1, -1);
    }
    #scalar(value, style) {
        const scalar = new yaml_library.Scalar(value);
        if (style === "single")
            scalar.type = yaml_library.Scalar.QUOTE_SINGLE;
        else if (style === "double" || value.includes("\n"))
            scalar.type = yaml_library.Scalar.QUOTE_DOUBLE;
        else
            scalar.type = yaml_library.Scalar.PLAIN;
        return scalar;
    }
    #entry(key, value) {
        return (0,yaml_library.stringify)(new Map([[key, value]]), this.#options()).trimEnd();
    }
    #options() {
        return { indent: this.indent, lineWidth: 0, flowCollectionPadding: false };
    }
}
function documentOf(value) {
    return new yaml_library.Document(value, { version: "1.2", aliasDuplicateObjects: false });
}

;// CONCATENATED MODULE: ./build/src/parse/text-edits.js

const BYTE_ORDER_MARK = "\uFEFF";
function applyTextEdits(text, edits) {
    const marked = text.startsWith(BYTE_ORDER_MARK);
    const lines = new parse_lines/* LineIndex */.rr(marked ? text.slice(1) : text);
    const places = edits.map(({ range, newText }) => {
        const start = lines.offset(range.start);
        return { start, end: Math.max(lines.offset(range.end), start), newText };
    });
    places.sort((a, b) => a.start - b.start || a.end - b.end);
    let result = marked ? BYTE_ORDER_MARK : "";
    let from = 0;
    let last;
    for (const place of places) {
        const again = last?.start === place.start && last.end === place.end && last.newText === place.newText;
        if (again || place.start < from)
            continue;
        result += lines.text.slice(from, place.start) + place.newText;
        from = place.end;
        last = place;
    }
    return result + lines.text.slice(from);
}

;// CONCATENATED MODULE: ./build/src/parse/edit.js








function editToText(path, format, bytes, anchor, edit) {
    if (edit.kind === "text")
        return { path, range: edit.range, newText: edit.text };
    return editOpenFile(new open_file/* OpenFile */.T(path, format, bytes), anchor.document ?? 0, edit);
}
function editOpenFile(file, document, edit) {
    const content = file.content(document);
    const root = file.tree(document);
    const meant = content && editValue(content.value, edit);
    if (!meant || !root)
        return undefined;
    const plans = planEdit(file.text, root, edit, writerFor(file, root)).map((plan) => withLineEnds(file.text, plan));
    const plan = plans.find((candidate) => gives(file, document, candidate, meant.value));
    if (!plan)
        return undefined;
    return { path: file.path, range: file.lines.range(plan.start, plan.end), newText: plan.text };
}
function gives(file, document, { start, end, text }, meant) {
    const slice = file.slices[document];
    if (!slice)
        return false;
    const region = file.format === "markdown" ? { start: 0, end: file.body } : slice;
    if (!file.mayReadAgain(region.end - region.start))
        return false;
    const edited = file.text.slice(region.start, start) + text + file.text.slice(end, region.end);
    const after = file.withText(edited);
    return after.slices.length === 1 && (0,external_node_util_.isDeepStrictEqual)(after.content(0)?.value, meant);
}
function withLineEnds(text, plan) {
    const feed = text.indexOf("\n");
    return feed > 0 && text[feed - 1] === "\r" ? { ...plan, text: plan.text.replaceAll("\n", "\r\n") } : plan;
}
function writerFor({ format, text }, root) {
    const indent = indentOf(text, root);
    if (format === "yaml" || format === "markdown")
        return new YamlWriter(Math.max(indent, 2));
    const key = root.entries[0];
    const spaced = !key || text[key.opened] === " " || root.kind === "seq";
    return new JsonWriter(indent, spaced);
}
function indentOf(text, root) {
    const nodes = [root];
    for (const node of nodes) {
        const [first] = node.entries;
        if (!first)
            continue;
        const inner = ownColumn(text, first.start);
        if (node.flow && inner !== undefined)
            return Math.max(inner - lineIndent(text, node.start), 0);
        const child = node.entries.find(({ value }) => !value.flow && value.entries.length > 0 && value.kind === "map");
        const below = child && ownColumn(text, child.value.start);
        if (child && below !== undefined)
            return Math.max(below - lineIndent(text, child.start), 0);
        for (const { value } of node.entries)
            if (nodes.length < 64)
                nodes.push(value);
    }
    return 0;
}
function ownColumn(text, offset) {
    const line = (0,parse_lines/* lineStart */.PT)(text, offset);
    return line > 0 && text.slice(line, offset).trim() === "" ? offset - line : undefined;
}
function lineIndent(text, offset) {
    const line = (0,parse_lines/* lineStart */.PT)(text, offset);
    return Math.max(text.slice(line, offset + 1).search(/[^ ]/), 0);
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

/***/ 9980:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ ATTESTATIONS_PATH)
/* harmony export */ });
const ATTESTATIONS_PATH = "snapshots/attestations.yaml";


/***/ }),

/***/ 46258:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ KnownBadList),
/* harmony export */   i: () => (/* binding */ KNOWN_BAD_PATH)
/* harmony export */ });
const KNOWN_BAD_PATH = "snapshots/known-bad.yaml";
class KnownBadList {
    #entries;
    #history;
    #positions;
    #answers = new Map();
    constructor(file, history, line) {
        this.#entries = file?.knownBad ?? [];
        this.#history = history;
        this.#positions = line.positions;
    }
    async of(commit, tag) {
        const matches = await Promise.all(this.#entries.map((entry) => this.#speaksOf(entry, commit, tag)));
        return this.#entries
            .filter((_, index) => matches[index])
            .map(({ records = [], reason, remediation }) => ({
            records,
            reason,
            ...(remediation !== undefined && { remediation }),
        }));
    }
    async #speaksOf({ snapshot, commits }, commit, tag) {
        if (snapshot !== undefined)
            return snapshot === tag;
        if (!commits || !(await this.#isAncestor(commits.from, commit)))
            return false;
        return commits.to === undefined || (await this.#isAncestor(commit, commits.to));
    }
    #isAncestor(ancestor, commit) {
        const [above, below] = [this.#positions.get(ancestor), this.#positions.get(commit)];
        if (above !== undefined && below !== undefined)
            return above >= below;
        const key = `${ancestor} ${commit}`;
        let answer = this.#answers.get(key);
        if (!answer)
            this.#answers.set(key, (answer = this.#history.isAncestor(ancestor, commit)));
        return answer;
    }
}


/***/ })

};
