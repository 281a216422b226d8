export const id = 498;
export const ids = [498];
export const modules = {

/***/ 5279:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ generatedFiles)
/* harmony export */ });
/* harmony import */ var _indexes_ontology_report_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(325);
/* harmony import */ var _load_source_digest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1206);
/* harmony import */ var _memory_tree_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5037);



async function generatedFiles(tree, entries, gate, regenerate) {
    const files = [];
    for (const entry of entries) {
        if (!(0,_memory_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .isRegular */ .$W)(entry.mode) || !gate.layout.isGenerated(entry.path))
            continue;
        const file = { path: entry.path, oid: entry.oid };
        if (entry.path !== gate.layout.root + _indexes_ontology_report_index_js__WEBPACK_IMPORTED_MODULE_0__/* .ONTOLOGY_REPORT_PATH */ .BN) {
            files.push(file);
            continue;
        }
        const bytes = await (0,_memory_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .readFile */ .TA)(tree, entry);
        const digests = { sourceDigest: await (0,_load_source_digest_js__WEBPACK_IMPORTED_MODULE_1__/* .sourceDigest */ .c)(tree, gate), ontologyDigest: gate.ontologyDigest };
        const stale = (0,_indexes_ontology_report_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isStaleReport */ .wv)(bytes, digests);
        const expected = stale || !regenerate ? "unknown" : (0,_indexes_ontology_report_index_js__WEBPACK_IMPORTED_MODULE_0__/* .saysTheSame */ .Yq)(bytes, await regenerate()) ? "same" : "different";
        files.push({ ...file, stale, expected });
    }
    return files;
}


/***/ }),

/***/ 4307:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  U: () => (/* binding */ gateDigest),
  o: () => (/* binding */ judgeLocally)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./build/src/memory/index-paths.js
var index_paths = __webpack_require__(8500);
// EXTERNAL MODULE: ./build/src/indexes/deadline.js
var deadline = __webpack_require__(5716);
// EXTERNAL MODULE: ./build/src/indexes/not-local.js
var not_local = __webpack_require__(1741);
// EXTERNAL MODULE: ./build/src/indexes/record-line.js
var record_line = __webpack_require__(6012);
// EXTERNAL MODULE: ./build/src/indexes/shards.js
var shards = __webpack_require__(5701);
// EXTERNAL MODULE: ./build/src/indexes/stored-finding.js
var stored_finding = __webpack_require__(8107);
;// CONCATENATED MODULE: ./build/src/indexes/base-index.js






const MAX_CITED = 64;
const NEWLINE = 0x0a;
class BaseIndex {
    door;
    #files;
    #shards = new Map();
    #names = new Map();
    constructor(door, files) {
        this.door = door;
        this.#files = files;
    }
    async verifyContents() {
        const { findings, records, deadlines } = this.door.contents;
        const wanted = [
            [index_paths/* FINDINGS_PATH */.v4, findings],
            [index_paths/* RECORDS_FOLDER */.g6, records],
            [index_paths/* DEADLINES_FOLDER */.Xe, deadlines],
        ];
        for (const [path, id] of wanted) {
            if ((await this.#files.id(path)) !== id)
                throw (0,not_local/* brokenIndex */.S)(`${path} is not as it was written`);
        }
    }
    async declarations(key) {
        const path = await this.#shardOf((0,shards/* hashDigits */.ZP)(key));
        if (path === undefined)
            return [];
        let shard = this.#shards.get(path);
        if (!shard)
            this.#shards.set(path, (shard = this.#readShard(path)));
        return (await shard).get(key) ?? [];
    }
    async prefetch(keys) {
        await Promise.all([...keys].map((key) => this.declarations(key)));
    }
    async citing(names) {
        const found = [];
        const wanted = [...names].map((name) => Buffer.from(JSON.stringify(name)));
        await this.#files.visitAll(index_paths/* RECORDS_FOLDER */.g6, (bytes) => {
            const lines = new Set();
            for (const name of wanted) {
                for (let at = bytes.indexOf(name); at !== -1; at = bytes.indexOf(name, at + 1)) {
                    lines.add(bytes.lastIndexOf(NEWLINE, at) + 1);
                }
            }
            for (const start of lines) {
                const end = bytes.indexOf(NEWLINE, start);
                const declaration = (0,record_line/* parseRecordLine */.p)(bytes.toString("utf8", start, end === -1 ? bytes.length : end));
                const { edges, owners } = declaration;
                if (edges.some(({ target }) => names.has(target)) || owners.some((owner) => names.has(owner))) {
                    found.push(declaration);
                }
            }
        });
        return found;
    }
    async everyDeclaration(visit) {
        await this.#files.visitAll(index_paths/* RECORDS_FOLDER */.g6, (bytes) => {
            for (const line of bytes.toString("utf8").split("\n"))
                if (line !== "")
                    visit((0,record_line/* parseRecordLine */.p)(line));
        });
    }
    async findings(now) {
        const text = (await this.#files.read(index_paths/* FINDINGS_PATH */.v4))?.toString("utf8") ?? "";
        return (0,stored_finding/* parseFindings */.S)(text).filter(({ problem }) => problem.until === undefined || now < problem.until);
    }
    async due(now) {
        const last = (0,deadline/* deadlineName */._n)(now);
        const due = new Set();
        for (const name of await this.#files.names(index_paths/* DEADLINES_FOLDER */.Xe)) {
            if (name > last)
                continue;
            const text = (await this.#files.read(`${index_paths/* DEADLINES_FOLDER */.Xe}/${name}`))?.toString("utf8") ?? "";
            for (const path of (0,deadline/* parsePast */.u6)(text, now))
                due.add(path);
        }
        return due;
    }
    async #shardOf(digits) {
        let folder = index_paths/* RECORDS_FOLDER */.g6;
        for (let at = 0; at < digits.length; at += 2) {
            const names = await this.#namesIn(folder);
            for (const part of [digits.slice(at, at + 1), digits.slice(at, at + 2)]) {
                if (names.has(`${part}.jsonl`))
                    return `${folder}/${part}.jsonl`;
            }
            const next = digits.slice(at, at + 2);
            if (!names.has(`${next}/`))
                return undefined;
            folder = `${folder}/${next}`;
        }
        return undefined;
    }
    #namesIn(folder) {
        let names = this.#names.get(folder);
        if (!names)
            this.#names.set(folder, (names = this.#files.names(folder)));
        return names;
    }
    async #readShard(path) {
        const text = (await this.#files.read(path))?.toString("utf8") ?? "";
        const byKey = new Map();
        for (const line of text.split("\n")) {
            if (line === "")
                continue;
            const declaration = (0,record_line/* parseRecordLine */.p)(line);
            const key = (0,shards/* shardKey */.kQ)(declaration.id, declaration.path);
            const group = byKey.get(key);
            if (group)
                group.push(declaration);
            else
                byKey.set(key, [declaration]);
        }
        return byKey;
    }
}

// EXTERNAL MODULE: ./build/src/indexes/door.js
var indexes_door = __webpack_require__(112);
// EXTERNAL MODULE: ./build/src/indexes/ontology-report-index.js
var ontology_report_index = __webpack_require__(325);
// EXTERNAL MODULE: ./build/src/memory/case-fold.js
var case_fold = __webpack_require__(8173);
// EXTERNAL MODULE: ./build/src/memory/graph.js
var memory_graph = __webpack_require__(6961);
// EXTERNAL MODULE: ./build/src/memory/ontology.js
var memory_ontology = __webpack_require__(9456);
;// CONCATENATED MODULE: ./build/src/indexes/region.js






const GUESSING = new Set([
    "graph/dangling-edge",
    "record/invalid-owner",
    "record/invalid-extension",
]);
const MAX_FOLLOWED = 5000;
class Region {
    context = new Map();
    cycleKinds = new Set();
    #input;
    #judged = new Set();
    #ids = new Set();
    #spellings = new Set();
    #disturbed = new Set();
    constructor(input) {
        this.#input = input;
    }
    static async around(input) {
        const region = new Region(input);
        await region.#gatherTouchedIds();
        await region.#gatherOtherEnds();
        region.#disturbPaths();
        await region.#gatherCitations();
        await region.#gatherRelated();
        await region.#followCycles();
        await region.#gatherSurroundings();
        return region;
    }
    isJudged({ path, id }) {
        return this.#input.changed.has(path) || this.#judged.has(placeKey(path, id));
    }
    isTouched({ at, record, subject }, about) {
        if (about === "cycle")
            return [...this.cycleKinds].some((kind) => subject?.startsWith(`${kind} `));
        if (this.#input.changed.has(at.path))
            return true;
        if (about === "id")
            return record !== undefined && this.#ids.has(record);
        if (about === "spelling")
            return record !== undefined && this.#spellings.has((0,case_fold/* caseFolded */.V)(record));
        return this.#judged.has(placeKey(at.path, record));
    }
    async #unchanged(id, path = "") {
        const group = await this.#input.index.declarations((0,shards/* shardKey */.kQ)(id, path));
        const unchanged = group.filter((declaration) => !this.#input.changed.has(declaration.path));
        for (const declaration of unchanged)
            this.context.set(exactPlace(declaration), declaration);
        return unchanged;
    }
    async #prefetch(ids) {
        await this.#input.index.prefetch([...ids].map((id) => (0,shards/* shardKey */.kQ)(id, "")));
    }
    #judge(declaration) {
        this.#judged.add(placeKey(declaration.path, declaration.id));
        this.context.set(exactPlace(declaration), declaration);
    }
    async #gatherTouchedIds() {
        const { was, is, retired } = this.#input;
        const touched = new Set([...was, ...is].flatMap(({ id }) => id ?? []));
        await this.#prefetch(touched);
        let guessesDiffer = false;
        for (const id of touched) {
            this.#ids.add(id);
            this.#spellings.add((0,case_fold/* caseFolded */.V)(id));
            const unchanged = await this.#unchanged(id);
            for (const declaration of unchanged)
                this.#judge(declaration);
            const before = faceOf(id, [...unchanged, ...was]);
            const after = faceOf(id, [...unchanged, ...is]);
            guessesDiffer ||= before.kinds !== after.kinds;
            const isSeenAlike = before.text === after.text;
            if (isSeenAlike && before.path === after.path)
                continue;
            if (isSeenAlike || !(before.exists || (await this.#mayBeCitedInSilence(id)))) {
                await this.#judgeFindings(({ subject }) => subject === id || subject?.endsWith(` ${id}`) === true);
            }
            else {
                this.#disturbed.add(id);
            }
        }
        if (guessesDiffer)
            await this.#judgeFindings(({ rule }) => GUESSING.has(rule));
        for (const target of differing(was, is, approvedSuccessors)) {
            const group = [...(await this.#unchanged(target)), ...was, ...is].filter(({ id }) => id === target);
            if (group.some(({ status }) => status !== undefined && retired.includes(status)))
                this.#disturbed.add(target);
        }
    }
    async #mayBeCitedInSilence(id) {
        const { index, ontology, prefixes, wasPath } = this.#input;
        const { roles, forms } = index.door.tallies.all;
        if ((0,memory_ontology/* isExternalTarget */.v6)(id, ontology, prefixes) || hasExternalKind(ontology))
            return true;
        if ((forms["link"] ?? 0) > 0 && (await wasPath(id)))
            return true;
        const { origin, owners } = ontology;
        if ((origin === "none" || origin === "layout") && !owners.teams && !owners.users)
            return true;
        if ((roles["extension"] ?? 0) > 0)
            return true;
        return /^(?:team|user):/.test(id) || owners.teams?.has(id) === true || owners.users?.has(id) === true;
    }
    async #gatherOtherEnds() {
        const { was, is, ontology } = this.#input;
        const inverses = new Set();
        const limited = new Set();
        for (const { name, inverse, symmetric, cardinality } of ontology.edgeKinds.values()) {
            if (symmetric === true)
                inverses.add(name);
            if (inverse !== undefined)
                inverses.add(name).add(inverse);
            if (cardinality === "1:N" || cardinality === "1:1")
                limited.add(name);
        }
        for (const target of differing(was, is, (from, edge) => inverses.has(edge.kind) && [from.id, edge.kind])) {
            for (const declaration of await this.#unchanged(target))
                this.#judge(declaration);
        }
        if (limited.size === 0)
            return;
        for (const { id, edges } of [...was, ...is]) {
            if (id !== undefined)
                this.#disturbed.add(id);
            for (const { kind, target } of edges) {
                if (!limited.has(kind))
                    continue;
                this.#ids.add(target);
                this.#disturbed.add(target);
                await this.#unchanged(target);
            }
        }
    }
    #disturbPaths() {
        const { gonePaths, index } = this.#input;
        if ((index.door.tallies.all.forms["link"] ?? 0) === 0)
            return;
        for (const path of gonePaths)
            this.#disturbed.add(path);
    }
    async #gatherCitations() {
        const { index, changed, newPaths } = this.#input;
        if (this.#disturbed.size > MAX_CITED)
            throw new not_local/* NotLocal */.X("it touches names that many records may cite");
        if (this.#disturbed.size > 0) {
            for (const declaration of await index.citing(this.#disturbed)) {
                if (!changed.has(declaration.path))
                    this.#judge(declaration);
            }
        }
        const lengths = new Set([...newPaths].map(({ length }) => length));
        await this.#judgeFindings(({ subject = "" }) => [...lengths].some((length) => subject.at(-length - 1) === " " && newPaths.has(subject.slice(-length))));
    }
    async #gatherRelated() {
        const { changed } = this.#input;
        await this.#judgeFindings(({ related = [], suggestion }) => related.some(({ at }) => changed.has(at.path)) || changed.has(suggestion?.at?.path ?? ""));
    }
    async #judgeFindings(isConcerned) {
        const { findings, changed } = this.#input;
        for (const { by, problem } of findings) {
            if (by !== "graph" || changed.has(problem.at.path) || !isConcerned(problem))
                continue;
            for (const declaration of await this.#unchanged(problem.record, problem.at.path))
                this.#judge(declaration);
        }
    }
    async #followCycles() {
        const { was, is, ontology, findings } = this.#input;
        for (const { name, acyclic } of ontology.edgeKinds.values()) {
            if (acyclic !== true)
                continue;
            const states = ({ edges }) => edges.some(({ kind }) => kind === name);
            if (!was.some(states) && !is.some(states))
                continue;
            if (findings.some(({ problem }) => problem.rule === "graph/cycle" && problem.subject?.startsWith(`${name} `))) {
                throw new not_local/* NotLocal */.X(`the base has cycles of ${name}`);
            }
            const known = new Set(was.flatMap((from) => from.edges.map((edge) => linkKey(from, edge))));
            const isNew = (from, edge) => edge.kind === name && !known.has(linkKey(from, edge));
            const sources = is.filter((from) => from.edges.some((edge) => isNew(from, edge))).flatMap(({ id }) => id ?? []);
            if (await this.#leadsBack(name, new Set(sources)))
                this.cycleKinds.add(name);
        }
    }
    async #leadsBack(kind, sources) {
        const { is } = this.#input;
        const seen = new Set();
        let closes = false;
        let frontier = [...sources];
        while (frontier.length > 0) {
            const next = [];
            await this.#prefetch(frontier);
            for (const id of frontier) {
                if (seen.has(id))
                    continue;
                seen.add(id);
                if (seen.size > MAX_FOLLOWED)
                    throw new not_local/* NotLocal */.X(`more than ${MAX_FOLLOWED} records follow by ${kind}`);
                const group = [...(await this.#unchanged(id)), ...is].filter((declaration) => declaration.id === id);
                for (const edge of group.flatMap(({ edges }) => edges)) {
                    if (edge.kind !== kind || edge.form === "link")
                        continue;
                    if (sources.has(edge.target))
                        closes = true;
                    next.push(edge.target);
                }
            }
            frontier = next;
        }
        return closes;
    }
    async #gatherSurroundings() {
        const { is, index, changed, ontology, retired } = this.#input;
        const judged = [...this.context.values()].filter(({ path, id }) => this.#judged.has(placeKey(path, id)));
        const targets = new Set();
        for (const { id, edges, owners } of [...is, ...judged]) {
            if (id !== undefined)
                targets.add(id);
            for (const edge of edges)
                if (edge.form !== "link" || looksBehindLinks(edge.kind, ontology))
                    targets.add(edge.target);
            for (const owner of owners)
                targets.add(owner);
        }
        const abandoned = new Set();
        await this.#prefetch(targets);
        for (const target of targets) {
            const group = [...(await this.#unchanged(target)), ...is].filter(({ id }) => id === target);
            if (group.some(({ status }) => status !== undefined && retired.includes(status)))
                abandoned.add(target);
        }
        const unknown = new Set([...abandoned].filter((name) => !this.#disturbed.has(name)));
        if (unknown.size > MAX_CITED)
            throw new not_local/* NotLocal */.X("it cites many retired records");
        if (unknown.size > 0) {
            for (const declaration of await index.citing(unknown)) {
                if (!changed.has(declaration.path))
                    this.context.set(exactPlace(declaration), declaration);
            }
        }
    }
}
function faceOf(id, declarations) {
    const graph = new memory_graph/* Graph */.T(declarations.filter((declaration) => declaration.id === id));
    const record = graph.records.get(id);
    if (!record)
        return { exists: false, text: "", kinds: "", path: undefined };
    const { role, status, path } = record.primary;
    const kinds = JSON.stringify([...graph.kindsOf(id)]);
    return { exists: true, text: JSON.stringify([role, record.kind, status, kinds]), kinds, path };
}
function differing(was, is, interest) {
    const targetsOf = (side) => {
        const targets = new Map();
        for (const from of side) {
            for (const edge of from.edges) {
                const key = interest(from, edge);
                if (key !== false)
                    targets.set(JSON.stringify([...key, edge.target]), edge.target);
            }
        }
        return targets;
    };
    const before = targetsOf(was);
    const after = targetsOf(is);
    const result = new Set();
    for (const [key, target] of before)
        if (!after.has(key))
            result.add(target);
    for (const [key, target] of after)
        if (!before.has(key))
            result.add(target);
    return result;
}
function approvedSuccessors({ id, status }, edge) {
    return edge.kind === "supersedes" && status === "approved" && [id];
}
function linkKey({ id }, { kind, target }) {
    return JSON.stringify([id, kind, target]);
}
function hasExternalKind(ontology) {
    return [...ontology.edgeKinds.values()].some(({ external }) => external === true);
}
function looksBehindLinks(name, { edgeKinds }) {
    const kind = edgeKinds.get(name);
    return (name === "supersedes" || [kind?.from, kind?.to, kind?.inverse, kind?.symmetric].some((each) => each !== undefined));
}
function placeKey(path, id) {
    return `${path}\0${id ?? ""}`;
}
function exactPlace({ path, document, root }) {
    return `${path}\0${document}\0${root.join("/")}`;
}

// EXTERNAL MODULE: ./build/src/indexes/tallies.js + 1 modules
var indexes_tallies = __webpack_require__(7605);
// EXTERNAL MODULE: ./build/src/load/compare-memory.js + 4 modules
var compare_memory = __webpack_require__(9088);
// EXTERNAL MODULE: ./build/src/load/graph-of.js
var graph_of = __webpack_require__(3162);
// EXTERNAL MODULE: ./build/src/load/read-memory.js
var read_memory = __webpack_require__(9526);
// EXTERNAL MODULE: ./build/src/memory/tree-lookup.js
var tree_lookup = __webpack_require__(5280);
;// CONCATENATED MODULE: ./build/src/load/present-paths.js

class PresentPaths {
    #lookup;
    #gate;
    #known = new Map();
    constructor(lookup, gate) {
        this.#lookup = lookup;
        this.#gate = gate;
    }
    async has(path) {
        const plain = withoutSlash(path);
        let known = this.#known.get(plain);
        if (known === undefined)
            this.#known.set(plain, (known = await this.#find(plain)));
        return known;
    }
    hasKnown(path) {
        return this.#known.get(withoutSlash(path));
    }
    async #find(path) {
        const { root } = this.#gate.layout;
        if (path === "")
            return true;
        if (root.startsWith(`${path}/`))
            return await this.#holdsAny(withoutSlash(root));
        if (!path.startsWith(root))
            return false;
        const found = (await this.#lookup.folder((0,tree_lookup/* parentOf */.gN)(path))).get(path.slice(path.lastIndexOf("/") + 1));
        if (!found)
            return false;
        return found.mode === "040000" ? await this.#holdsAny(path) : !this.#gate.isExcluded(path);
    }
    async #holdsAny(folder) {
        const { isExcluded, mayExcludeBelow } = this.#gate;
        const open = [folder];
        for (let next = open.pop(); next !== undefined; next = open.pop()) {
            const mayExclude = mayExcludeBelow(next);
            for (const { name, mode } of (await this.#lookup.folder(next)).values()) {
                const path = next === "" ? name : `${next}/${name}`;
                if (mode === "040000")
                    open.push(path);
                else if (!mayExclude || !isExcluded(path))
                    return true;
            }
        }
        return false;
    }
}
function withoutSlash(path) {
    return path.replace(/\/$/, "");
}

// EXTERNAL MODULE: ./build/src/load/source-digest.js
var source_digest = __webpack_require__(1206);
// EXTERNAL MODULE: ./build/src/rules/judge.js + 1 modules
var judge = __webpack_require__(4041);
// EXTERNAL MODULE: ./build/src/rules/nearest-target.js
var nearest_target = __webpack_require__(3669);
// EXTERNAL MODULE: ./build/src/rules/retired.js
var retired = __webpack_require__(3496);
// EXTERNAL MODULE: ./build/src/commands/generated-files.js
var generated_files = __webpack_require__(5279);
// EXTERNAL MODULE: ./build/src/commands/judgement.js + 3 modules
var judgement = __webpack_require__(1964);
// EXTERNAL MODULE: ./build/src/commands/version.js + 1 modules
var version = __webpack_require__(2792);
;// CONCATENATED MODULE: ./build/src/commands/judge-locally.js






















const MAX_DIFFERENCES = 2000;
const MAX_DUE = 2000;
function gateDigest({ files, ontologyDigest }) {
    const hash = (0,external_node_crypto_.createHash)("sha256").update(ontologyDigest);
    for (const [path, oid] of [...files].sort(([a], [b]) => (a < b ? -1 : 1)))
        hash.update(`\n${path}\0${oid}`);
    return `sha256:${hash.digest("hex")}`;
}
async function judgeLocally(input) {
    const { comparison, gate, now, files } = input;
    const { judged, changeBase } = comparison;
    if (comparison.conflicts.length > 0)
        throw new not_local/* NotLocal */.X("it does not merge with the target branch");
    if (gate.layout.mergeDeclarations)
        throw new not_local/* NotLocal */.X("the layout merges declarations");
    if (!changeBase.stored)
        throw new not_local/* NotLocal */.X("the trees are not both stored in Git");
    const index = await openIndex(files, changeBase, gate, now);
    const differences = await differencesOf(changeBase, judged, gate);
    const changed = new Set(differences.map(({ path }) => path));
    const findings = await index.findings(now.getTime());
    if (findings.some(({ problem }) => !(0,judge/* findRule */.Il)(problem.rule)))
        throw (0,not_local/* brokenIndex */.S)("a rule of its findings is none");
    const inspect = (0,judge/* recordInspector */.p8)((0,judgement/* recordContext */.pD)(gate, now));
    const [was, is] = await Promise.all([
        (0,read_memory/* readFiles */.Ul)(changeBase, sideOf(differences, "before"), gate, inspect),
        (0,read_memory/* readFiles */.Ul)(judged, sideOf(differences, "after"), gate, inspect),
    ]);
    const due = await dueStates(index, changed, input, inspect);
    const lookup = new tree_lookup/* TreeLookup */.Tg(judged);
    const present = new PresentPaths(lookup, gate);
    const wasPresent = new PresentPaths(new tree_lookup/* TreeLookup */.Tg(changeBase), gate);
    const paths = await pathsOf(differences, lookup, present);
    refuseOddPaths(differences, findings, paths.collides);
    const region = await Region.around({
        index,
        findings,
        was: declarationsOf(was),
        is: declarationsOf(is),
        changed,
        gonePaths: paths.gone,
        newPaths: paths.come,
        ontology: gate.ontology,
        prefixes: gate.prefixes,
        retired: (0,retired/* retiredStatuses */.M)(gate.ontology),
        wasPath: (path) => wasPresent.has(path),
    });
    const tallies = new indexes_tallies/* Tallies */.T(index.door.tallies);
    await countChange(tallies, index, was, is);
    if (tallies.all.files === 0)
        throw new not_local/* NotLocal */.X("no file of the memory is left");
    const before = new indexes_tallies/* Tallies */.T(index.door.tallies);
    if (before.all.countOf("Team") > 0 !== tallies.all.countOf("Team") > 0)
        throw new not_local/* NotLocal */.X("teams come or go altogether");
    const sides = (context, beyond) => ({
        before: memoryOf(changeBase, sideOf(differences, "before"), was, context, beyond),
        after: memoryOf(judged, sideOf(differences, "after"), is, context, beyond),
    });
    const state = async (context, beyond) => {
        const memories = sides(context, beyond);
        const change = await (0,compare_memory/* compareMemories */.b)(memories.before, memories.after, gate);
        const graph = (0,graph_of/* graphOf */.c)(memories.after);
        const entries = sideOf(differences.filter(isOtherEntry), "after");
        const stated = (0,judgement/* stateByGraph */.vl)(await contextOf(input, lookup, present, entries, graph, change), {
            gateFiles: new Set([...gate.files.keys(), gate.baselinePath]),
        });
        return { memory: memories.after, graph, change, stated };
    };
    const { memory, graph, change, stated } = await state([...region.context.values()], {
        countOf: (kind) => tallies.all.countOf(kind),
        isJudged: (declaration) => region.isJudged(declaration),
    }).catch(async (error) => {
        if (!(error instanceof memory_graph/* NeedsWholeGraph */.k))
            throw error;
        return await state(await everythingElse(index, changed), undefined);
    });
    if ((0,nearest_target/* isSearchCutShort */.R$)(graph))
        throw new not_local/* NotLocal */.X("too many names lead nowhere");
    const otherEntries = new Set(differences.filter(isOtherEntry).map(({ path }) => path));
    const isTouched = ({ by, problem }) => {
        if (by === "file")
            return changed.has(problem.at.path);
        const about = (0,judge/* findRule */.Il)(problem.rule)?.about ?? "declaration";
        if (about === "gate")
            return true;
        return about === "path" ? otherEntries.has(problem.at.path) : region.isTouched(problem, about);
    };
    const places = new Map();
    const moved = await movedPaths(comparison, changed);
    const kept = findings.filter((finding) => !isTouched(finding) && !(finding.problem.since !== undefined && due.has(finding.problem.at.path)));
    for (const finding of kept) {
        if (placesOf(finding.problem).every((path) => !moved.has(path)))
            places.set(finding.problem, finding.places);
    }
    const keptBy = (by) => kept.filter((finding) => finding.by === by).map(({ problem }) => problem);
    const problems = [
        ...input.problems,
        ...keptBy("file"),
        ...[...due.values()].flatMap((file) => file.problems.filter(({ since }) => since !== undefined)),
        ...[...is.values()].flatMap((file) => file.problems),
        ...keptBy("graph"),
        ...stated.graph.filter((problem) => isTouched({ by: "graph", problem })),
        ...stated.change,
    ];
    const weighed = (0,judgement/* weigh */.vi)(problems, gate, now).map((item) => {
        const known = places.get(item.problem);
        return known ? { ...item, places: known } : item;
    });
    return { memory, graph, change, problems: weighed, tallies, editCharacters: index.door.editCharacters };
}
async function dueStates(index, changed, { comparison: { changeBase }, gate, now }, inspect) {
    const due = new Set([...(await index.due(now.getTime()))].filter((path) => !changed.has(path)));
    if (due.size > MAX_DUE)
        throw new not_local/* NotLocal */.X(`more than ${MAX_DUE} files have come of age since the index was made`);
    return await (0,read_memory/* readFiles */.Ul)(changeBase, await (0,tree_lookup/* filesAt */.Tl)(due, changeBase), gate, inspect);
}
async function openIndex(files, base, gate, now) {
    const text = await files.read(index_paths/* DOOR_PATH */.Fw);
    if (!text)
        throw new not_local/* NotLocal */.X("the base has no index");
    const door = (0,indexes_door/* parseDoor */.U)(text.toString("utf8"));
    if (!door)
        throw new not_local/* NotLocal */.X("the index of the base is of another format");
    if (door.steward !== version/* STEWARD_VERSION */.m)
        throw new not_local/* NotLocal */.X("another version wrote the index of the base");
    if (door.gateDigest !== gateDigest(gate))
        throw new not_local/* NotLocal */.X("the index of the base was made by another gate");
    if (now.getTime() < door.asOf)
        throw new not_local/* NotLocal */.X("the index of the base is of a later time");
    if (door.sourceDigest !== (await (0,source_digest/* sourceDigest */.c)(base, gate)) ||
        door.generatedDigest !== (await (0,source_digest/* generatedDigest */.G)(base, gate))) {
        throw new not_local/* NotLocal */.X("the index of the base is stale");
    }
    const index = new BaseIndex(door, files);
    await index.verifyContents();
    return index;
}
async function differencesOf(base, judged, gate) {
    const all = await base.stored?.differences(judged);
    if (!all)
        throw new not_local/* NotLocal */.X("the trees are not both stored in Git");
    if (all.length > MAX_DIFFERENCES)
        throw new not_local/* NotLocal */.X(`more than ${MAX_DIFFERENCES} files differ`);
    if (all.some(({ path }) => gate.mayDependOn(path)))
        throw new not_local/* NotLocal */.X("it changes what judges");
    const differences = all.filter(({ path }) => path.startsWith(gate.layout.root) && !gate.isExcluded(path));
    if (differences.some(({ path }) => gate.layout.classOf(path)?.generated))
        throw new not_local/* NotLocal */.X("it changes generated files");
    return differences;
}
function isOtherEntry({ before, after }) {
    return before?.mode !== after?.mode;
}
function sideOf(differences, side) {
    return differences.flatMap((difference) => difference[side] ?? []);
}
async function pathsOf(differences, lookup, present) {
    const gone = new Set();
    const come = new Set();
    let collides = false;
    for (const { path, before, after } of differences) {
        if (before && after)
            continue;
        for (let part = path; part !== ""; part = (0,tree_lookup/* parentOf */.gN)(part)) {
            if (after) {
                if (come.has(part))
                    break;
                come.add(part);
                const siblings = await lookup.folder((0,tree_lookup/* parentOf */.gN)(part));
                const name = part.slice(part.lastIndexOf("/") + 1);
                const folded = (0,case_fold/* caseFolded */.V)(name);
                collides ||= [...siblings.keys()].some((other) => other !== name && (0,case_fold/* caseFolded */.V)(other) === folded);
            }
            else if (!(await present.has(part))) {
                gone.add(part);
            }
        }
    }
    return { gone, come, collides };
}
function refuseOddPaths(differences, findings, collides) {
    if (collides)
        throw new not_local/* NotLocal */.X("paths collide");
    const odd = findings.some(({ problem: { rule } }) => rule === "tree/path-collision" || rule === "tree/unsafe-path");
    if (odd && differences.some(isOtherEntry))
        throw new not_local/* NotLocal */.X("the base has unsafe paths");
}
function declarationsOf(files) {
    return [...files.values()].flatMap(({ declarations }) => declarations);
}
async function countChange(tallies, index, was, is) {
    for (const [files, sign] of [[was, -1], [is, 1]]) {
        for (const file of files.values()) {
            tallies.addFile(file.className, file.documents, file.declarations, (0,read_memory/* isBroken */.Qr)(file), sign);
        }
    }
    const [before, after] = [declarationsOf(was), declarationsOf(is)];
    for (const id of new Set([...before, ...after].flatMap((declaration) => declaration.id ?? []))) {
        const group = (await index.declarations((0,case_fold/* caseFolded */.V)(id))).filter((each) => each.id === id && !was.has(each.path));
        tallies.addId([...group, ...before.filter((each) => each.id === id)], -1);
        tallies.addId([...group, ...after.filter((each) => each.id === id)]);
    }
}
async function everythingElse(index, changed) {
    const declarations = [];
    await index.everyDeclaration((declaration) => {
        if (!changed.has(declaration.path))
            declarations.push(declaration);
    });
    return declarations;
}
function memoryOf(tree, entries, files, context, beyond) {
    const all = new Map(files);
    const around = new Map();
    for (const declaration of context) {
        const group = around.get(declaration.path);
        if (group)
            group.push(declaration);
        else
            around.set(declaration.path, [declaration]);
    }
    for (const [path, declarations] of around) {
        const className = declarations[0]?.className ?? "";
        all.set(path, { path, oid: "", className, declarations, documents: 0, problems: [] });
    }
    return { tree, entries, files: all, ...(beyond && { beyond }) };
}
async function contextOf({ gate, now, comparison: { judged } }, lookup, present, entries, graph, change) {
    const asked = new Set([...gate.files.keys(), ...change.vanished.map(({ before }) => before.primary.path)]);
    for (const { edges } of graph.declarations) {
        for (const { form, target } of edges)
            if (form === "link")
                asked.add(target);
    }
    for (const path of asked)
        await present.has(path);
    const reportPath = gate.layout.root + ontology_report_index/* ONTOLOGY_REPORT_PATH */.BN;
    const report = gate.isExcluded(reportPath) ? undefined : await lookup.file(reportPath);
    return {
        ...(0,judgement/* recordContext */.pD)(gate, now),
        graph,
        entries,
        hasPath: (path) => {
            const has = present.hasKnown(path);
            if (has === undefined)
                throw new not_local/* NotLocal */.X("a rule asks for a path elsewhere");
            return has;
        },
        disagreements: [],
        waivers: gate.waivers,
        proposedOntology: gate.ontology,
        generated: await (0,generated_files/* generatedFiles */.R)(judged, report ? [report] : [], gate, undefined),
        change,
    };
}
async function movedPaths({ judged, storedHead }, changed) {
    if (judged === storedHead)
        return changed;
    const differences = await judged.stored?.differences(storedHead);
    if (!differences)
        throw new not_local/* NotLocal */.X("the proposal is not stored in Git");
    return new Set([...changed, ...differences.map(({ path }) => path)]);
}
function placesOf({ at, related = [], suggestion }) {
    return [at.path, ...related.map((place) => place.at.path), ...(suggestion?.at ? [suggestion.at.path] : [])];
}


/***/ }),

/***/ 1964:
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
var values = __webpack_require__(8435);
// EXTERNAL MODULE: ./build/src/memory/tree.js
var tree = __webpack_require__(5037);
// EXTERNAL MODULE: ./build/src/load/record-content.js
var record_content = __webpack_require__(7409);
// EXTERNAL MODULE: ./build/src/load/visit-records.js
var visit_records = __webpack_require__(6942);
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
        if ((0,values/* isMapping */.p)(current)) {
            for (const [key, member] of Object.entries(current))
                collect(member, [...at, key], [...names, key]);
        }
        else if (!Array.isArray(current) && current !== null && current !== undefined && current !== "") {
            const exact = typeof current === "number" ? document?.scalarText(at) : undefined;
            scalars.push({ attribute: names.join("."), text: exact ?? JSON.stringify(current), pointer: at });
        }
    };
    const attributes = (shape.fields.attributes ?? []).flatMap((source) => source.from === "record" ? [source.path] : []);
    const held = attributes.find((path) => (0,values/* isMapping */.p)((0,values/* valueAt */.f)(value, path)));
    const envelope = new Set([
        ...["id", "kind"].flatMap((field) => (shape.fields[field] ?? []).map((source) => (source.from === "record" ? source.path[0] : undefined))),
        ...shape.edges.map((index) => layoutClass.edgeSources[index]?.path[0]),
        ...shape.patchWhen.map(([key]) => key),
    ]);
    const source = held ? (0,values/* valueAt */.f)(value, held) : value;
    for (const [key, member] of Object.entries((0,values/* isMapping */.p)(source) ? source : {})) {
        if (FIRST_COUNTS.has(key) || (!held && envelope.has(key)))
            continue;
        collect(member, [...declaration.root, ...(held ?? []), key], [key]);
    }
    return scalars;
}

// EXTERNAL MODULE: ./build/src/load/compare-memory.js + 4 modules
var compare_memory = __webpack_require__(9088);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
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
var graph_of = __webpack_require__(3162);
// EXTERNAL MODULE: ./build/src/load/read-memory.js
var read_memory = __webpack_require__(9526);
// EXTERNAL MODULE: ./build/src/rules/judge.js + 1 modules
var judge = __webpack_require__(4041);
// EXTERNAL MODULE: ./build/src/memory/acceptance.js
var acceptance = __webpack_require__(3882);
;// CONCATENATED MODULE: ./build/src/commands/acceptance.js


function acceptanceOf({ problem, fingerprint }, baseline, waivers, now) {
    const subjects = [problem.record, problem.at.path];
    const waived = waivers.some((waiver) => waiver.rule === problem.rule &&
        subjects.includes(waiver.subject) &&
        (waiver.detail === undefined || waiver.detail === problem.subject) &&
        !(0,acceptance/* isExpired */._)(waiver, now));
    if (waived)
        return "waived";
    return baseline.has(fingerprint) && (0,judge/* findRule */.Il)(problem.rule)?.locked !== true ? "baseline" : undefined;
}

;// CONCATENATED MODULE: ./build/src/commands/judgement.js








async function judgement_judge(input) {
    const { memory, whole, compared, files, graph, change } = await stateProblems(input);
    const problems = weigh([...input.problems, ...files, ...graph, ...change], input.gate, input.now);
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
        hasPath: (path) => (0,tree/* hasPath */.a6)(memory.entries, path),
        disagreements: gate.layout.mergeDeclarations ? await findDisagreements(memory, graph, gate) : [],
        waivers: gate.waivers,
        proposedOntology,
        generated: (await generated?.(memory)) ?? [],
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
        const accepted = acceptanceOf(item, gate.baseline, gate.waivers, now);
        return accepted ? { ...item, accepted } : item;
    });
}


/***/ }),

/***/ 5716:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IL: () => (/* binding */ deadlineFiles),
/* harmony export */   _n: () => (/* binding */ deadlineName),
/* harmony export */   u6: () => (/* binding */ parsePast)
/* harmony export */ });
/* harmony import */ var _memory_tree_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5037);
/* harmony import */ var _not_local_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1741);
/* harmony import */ var _shape_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4483);



const LAST_TIME = 8.64e15;
function deadlineName(since) {
    const month = Math.abs(since) <= LAST_TIME ? new Date(since).toISOString().slice(0, -17) : "+";
    return /^\d{4}-/.test(month) ? `${month}.jsonl` : since < 0 ? "0000-01.jsonl" : "later.jsonl";
}
function deadlineFiles(deadlines) {
    const files = new Map();
    let last;
    for (const deadline of [...deadlines].sort((a, b) => a.since - b.since || (0,_memory_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .comparePaths */ .cD)(a.path, b.path))) {
        const { since, path } = deadline;
        if (since === last?.since && path === last.path)
            continue;
        last = deadline;
        const item = [since, path];
        const name = deadlineName(since);
        files.set(name, `${files.get(name) ?? ""}${JSON.stringify(item)}\n`);
    }
    return files;
}
function parsePast(text, now) {
    const paths = [];
    for (let at = 0; at < text.length;) {
        const end = text.indexOf("\n", at);
        if (end === -1)
            throw (0,_not_local_js__WEBPACK_IMPORTED_MODULE_1__/* .brokenIndex */ .S)("its deadlines are cut short");
        const item = (0,_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .parseJson */ .qF)(text.slice(at, end));
        if (!isDeadline(item))
            throw (0,_not_local_js__WEBPACK_IMPORTED_MODULE_1__/* .brokenIndex */ .S)("a line of its deadlines is none");
        const [since, path] = item;
        if (now <= since)
            return paths;
        paths.push(path);
        at = end + 1;
    }
    return paths;
}
function isDeadline(item) {
    return Array.isArray(item) && item.length === 2 && (0,_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .isTime */ .K8)(item[0]) && (0,_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .isText */ .KH)(item[1]);
}


/***/ }),

/***/ 112:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ INDEX_FORMAT),
/* harmony export */   U: () => (/* binding */ parseDoor)
/* harmony export */ });
/* harmony import */ var _shape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4483);

const INDEX_FORMAT = "memory-steward.graph-index/v1";
function parseDoor(text) {
    const door = (0,_shape_js__WEBPACK_IMPORTED_MODULE_0__/* .parseJson */ .qF)(text);
    return isDoor(door) ? door : undefined;
}
function isDoor(door) {
    if (!(0,_shape_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(door) || door["schema"] !== INDEX_FORMAT)
        return false;
    const { steward, asOf, sourceDigest, generatedDigest, gateDigest, contents, editCharacters, tallies } = door;
    return ([steward, sourceDigest, generatedDigest, gateDigest].every(_shape_js__WEBPACK_IMPORTED_MODULE_0__/* .isText */ .KH) &&
        (0,_shape_js__WEBPACK_IMPORTED_MODULE_0__/* .isTime */ .K8)(asOf) &&
        (0,_shape_js__WEBPACK_IMPORTED_MODULE_0__/* .isCount */ .my)(editCharacters) &&
        (0,_shape_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(contents) &&
        (0,_shape_js__WEBPACK_IMPORTED_MODULE_0__/* .isText */ .KH)(contents["findings"]) &&
        (0,_shape_js__WEBPACK_IMPORTED_MODULE_0__/* .isOptional */ .dK)(contents["records"], _shape_js__WEBPACK_IMPORTED_MODULE_0__/* .isText */ .KH) &&
        (0,_shape_js__WEBPACK_IMPORTED_MODULE_0__/* .isOptional */ .dK)(contents["deadlines"], _shape_js__WEBPACK_IMPORTED_MODULE_0__/* .isText */ .KH) &&
        (0,_shape_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(tallies) &&
        isTally(tallies["all"]) &&
        (0,_shape_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(tallies["classes"]) &&
        Object.values(tallies["classes"]).every(isTally) &&
        (0,_shape_js__WEBPACK_IMPORTED_MODULE_0__/* .isCount */ .my)(tallies["parseErrors"]));
}
function isTally(tally) {
    if (!(0,_shape_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(tally))
        return false;
    const { files, documents, ids, roles, forms, nodeKinds, edgeKinds } = tally;
    return ([files, documents, ids].every(_shape_js__WEBPACK_IMPORTED_MODULE_0__/* .isCount */ .my) &&
        [roles, forms, nodeKinds, edgeKinds].every((counts) => (0,_shape_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(counts) && Object.values(counts).every(_shape_js__WEBPACK_IMPORTED_MODULE_0__/* .isCount */ .my)));
}


/***/ }),

/***/ 1741:
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

/***/ 325:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BN: () => (/* binding */ ONTOLOGY_REPORT_PATH),
/* harmony export */   Yq: () => (/* binding */ saysTheSame),
/* harmony export */   wv: () => (/* binding */ isStaleReport)
/* harmony export */ });
const ONTOLOGY_REPORT_PATH = "indexes/ontology-report.json";
const FORMAT = "memory-steward.report/v1";
function isStaleReport(bytes, current) {
    const report = readJson(bytes);
    return (report["schema"] !== FORMAT ||
        report["sourceDigest"] !== current.sourceDigest ||
        report["ontologyDigest"] !== current.ontologyDigest);
}
const PASSING = new Set([
    "gate/expired-waiver",
    "index/hand-edited",
    "index/stale",
    "record/stale",
    "record/updated-in-future",
]);
function saysTheSame(committed, generated) {
    return JSON.stringify(lasting(readJson(committed))) === JSON.stringify(lasting(readJson(generated)));
}
function lasting({ steward: _, verdict: _verdict, counts: _counts, findings, ...rest }) {
    const list = Array.isArray(findings) ? findings : [];
    return [rest, list.filter((finding) => !PASSING.has(ruleOf(finding)))];
}
function ruleOf(finding) {
    const rule = typeof finding === "object" && finding !== null && "rule" in finding ? finding.rule : undefined;
    return typeof rule === "string" ? rule : "";
}
function readJson(bytes) {
    try {
        const value = JSON.parse(new TextDecoder().decode(bytes));
        return typeof value === "object" && value !== null ? value : {};
    }
    catch {
        return {};
    }
}


/***/ }),

/***/ 6012:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ recordLine),
/* harmony export */   p: () => (/* binding */ parseRecordLine)
/* harmony export */ });
/* harmony import */ var _not_local_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1741);
/* harmony import */ var _shape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4483);


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
    const line = (0,_shape_js__WEBPACK_IMPORTED_MODULE_0__/* .parseJson */ .qF)(text);
    if (!isRecordLine(line))
        throw (0,_not_local_js__WEBPACK_IMPORTED_MODULE_1__/* .brokenIndex */ .S)("a line of its records declares nothing");
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
function isRecordLine(line) {
    if (!(0,_shape_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(line))
        return false;
    const { id, kind, status, updatedAt, sensitivity, shape, document, root, owners, sourceRefs, missing, edges } = line;
    return ((0,_shape_js__WEBPACK_IMPORTED_MODULE_0__/* .isText */ .KH)(line["class"]) &&
        (0,_shape_js__WEBPACK_IMPORTED_MODULE_0__/* .isText */ .KH)(line["path"]) &&
        ROLES.has(line["role"]) &&
        [id, kind, status, updatedAt, sensitivity].every((member) => (0,_shape_js__WEBPACK_IMPORTED_MODULE_0__/* .isOptional */ .dK)(member, _shape_js__WEBPACK_IMPORTED_MODULE_0__/* .isText */ .KH)) &&
        (0,_shape_js__WEBPACK_IMPORTED_MODULE_0__/* .isOptional */ .dK)(shape, _shape_js__WEBPACK_IMPORTED_MODULE_0__/* .isCount */ .my) &&
        (0,_shape_js__WEBPACK_IMPORTED_MODULE_0__/* .isOptional */ .dK)(document, _shape_js__WEBPACK_IMPORTED_MODULE_0__/* .isCount */ .my) &&
        (0,_shape_js__WEBPACK_IMPORTED_MODULE_0__/* .isOptional */ .dK)(root, _shape_js__WEBPACK_IMPORTED_MODULE_0__/* .isPointer */ ._V) &&
        [owners, sourceRefs, missing].every((member) => (0,_shape_js__WEBPACK_IMPORTED_MODULE_0__/* .isOptional */ .dK)(member, _shape_js__WEBPACK_IMPORTED_MODULE_0__/* .isTexts */ .VP)) &&
        (0,_shape_js__WEBPACK_IMPORTED_MODULE_0__/* .isOptional */ .dK)(edges, (list) => Array.isArray(list) && list.every(isEdgeItem)));
}
function isEdgeItem(item) {
    if (!Array.isArray(item))
        return false;
    const [kind, target, field, slot, form, rest] = item;
    return ((0,_shape_js__WEBPACK_IMPORTED_MODULE_0__/* .isText */ .KH)(kind) &&
        (0,_shape_js__WEBPACK_IMPORTED_MODULE_0__/* .isText */ .KH)(target) &&
        (0,_shape_js__WEBPACK_IMPORTED_MODULE_0__/* .isCount */ .my)(field) &&
        (slot === -1 || (0,_shape_js__WEBPACK_IMPORTED_MODULE_0__/* .isCount */ .my)(slot)) &&
        (0,_shape_js__WEBPACK_IMPORTED_MODULE_0__/* .isCount */ .my)(form) &&
        form < FORMS.length &&
        (0,_shape_js__WEBPACK_IMPORTED_MODULE_0__/* .isOptional */ .dK)(rest, (more) => (0,_shape_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(more) &&
            (0,_shape_js__WEBPACK_IMPORTED_MODULE_0__/* .isOptional */ .dK)(more["written"], _shape_js__WEBPACK_IMPORTED_MODULE_0__/* .isText */ .KH) &&
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

/***/ 4483:
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

/***/ 5701:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OJ: () => (/* binding */ makeShards),
/* harmony export */   ZP: () => (/* binding */ hashDigits),
/* harmony export */   kQ: () => (/* binding */ shardKey)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var _memory_case_fold_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8173);
/* harmony import */ var _memory_index_paths_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8500);
/* harmony import */ var _memory_tree_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5037);




const LEAF = 128;
const MAX_DIGITS = 8;
function shardKey(id, path) {
    return id === undefined ? `\0${path}` : (0,_memory_case_fold_js__WEBPACK_IMPORTED_MODULE_1__/* .caseFolded */ .V)(id);
}
function hashDigits(key) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(key).digest("hex").slice(0, MAX_DIGITS);
}
function shardPath(digits) {
    return `${_memory_index_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .RECORDS_FOLDER */ .g6}/${(digits.match(/..?/g) ?? []).join("/")}.jsonl`;
}
function makeShards(items, write) {
    const shards = new Map();
    const split = (group, depth) => {
        if (depth > 0 && (group.length <= LEAF || depth === MAX_DIGITS)) {
            const lines = group.map(({ value }) => write(value)).sort((a, b) => (0,_memory_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .comparePaths */ .cD)(a.order, b.order));
            shards.set(shardPath(group[0]?.digits.slice(0, depth) ?? ""), lines.map(({ text }) => `${text}\n`).join(""));
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


/***/ }),

/***/ 8107:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ parseFindings),
/* harmony export */   m: () => (/* binding */ findingLine)
/* harmony export */ });
/* harmony import */ var _memory_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(548);
/* harmony import */ var _not_local_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1741);
/* harmony import */ var _shape_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4483);



function findingLine(finding) {
    return `${JSON.stringify(finding)}\n`;
}
function parseFindings(text) {
    const lines = text.split("\n");
    if (lines.pop() !== "")
        throw (0,_not_local_js__WEBPACK_IMPORTED_MODULE_1__/* .brokenIndex */ .S)("its findings are cut short");
    return lines.map((line) => {
        const finding = (0,_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .parseJson */ .qF)(line);
        if (!isFinding(finding))
            throw (0,_not_local_js__WEBPACK_IMPORTED_MODULE_1__/* .brokenIndex */ .S)("a line of its findings is none");
        return finding;
    });
}
function isFinding(finding) {
    if (!(0,_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(finding) || (finding["by"] !== "file" && finding["by"] !== "graph"))
        return false;
    const { problem, places } = finding;
    if (!isProblem(problem) || !(0,_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(places))
        return false;
    const { at, related, edit } = places;
    return (isRange(at) &&
        Array.isArray(related) &&
        related.length === (problem.related ?? []).length &&
        related.every(isRange) &&
        (0,_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .isOptional */ .dK)(edit, (text) => (0,_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(text) && (0,_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .isText */ .KH)(text["path"]) && isRange(text["range"]) && (0,_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .isText */ .KH)(text["newText"])));
}
function isProblem(problem) {
    if (!(0,_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(problem))
        return false;
    const { rule, message, at, record, subject, severity, suggestion, related, since, until } = problem;
    return ((0,_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .isText */ .KH)(rule) &&
        (0,_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .isText */ .KH)(message) &&
        isAnchor(at) &&
        (0,_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .isOptional */ .dK)(record, _shape_js__WEBPACK_IMPORTED_MODULE_2__/* .isText */ .KH) &&
        (0,_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .isOptional */ .dK)(subject, _shape_js__WEBPACK_IMPORTED_MODULE_2__/* .isText */ .KH) &&
        (0,_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .isOptional */ .dK)(severity, (word) => _memory_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .SEVERITIES */ .oC.some((known) => known === word)) &&
        (0,_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .isOptional */ .dK)(suggestion, isSuggestion) &&
        (0,_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .isOptional */ .dK)(related, (list) => Array.isArray(list) && list.every(isRelated)) &&
        (0,_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .isOptional */ .dK)(since, _shape_js__WEBPACK_IMPORTED_MODULE_2__/* .isTime */ .K8) &&
        (0,_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .isOptional */ .dK)(until, _shape_js__WEBPACK_IMPORTED_MODULE_2__/* .isTime */ .K8));
}
function isSuggestion(suggestion) {
    if (!(0,_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(suggestion))
        return false;
    const { message, certain, edit, at } = suggestion;
    return (0,_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .isText */ .KH)(message) && typeof certain === "boolean" && (0,_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .isOptional */ .dK)(at, isAnchor) && (0,_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .isOptional */ .dK)(edit, isEdit);
}
function isEdit(edit) {
    if (!(0,_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(edit))
        return false;
    const { kind, pointer, key, range, text } = edit;
    if (kind === "text")
        return isRange(range) && (0,_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .isText */ .KH)(text);
    if (!(0,_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .isPointer */ ._V)(pointer))
        return false;
    if (kind === "insert" || kind === "rename-key")
        return (0,_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .isText */ .KH)(key);
    return kind === "set" || kind === "delete";
}
function isRelated(place) {
    return (0,_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(place) && (0,_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .isText */ .KH)(place["message"]) && isAnchor(place["at"]);
}
function isAnchor(anchor) {
    if (!(0,_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(anchor))
        return false;
    const { path, document, pointer, part, link, range } = anchor;
    return ((0,_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .isText */ .KH)(path) &&
        (0,_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .isOptional */ .dK)(document, _shape_js__WEBPACK_IMPORTED_MODULE_2__/* .isCount */ .my) &&
        (0,_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .isOptional */ .dK)(pointer, _shape_js__WEBPACK_IMPORTED_MODULE_2__/* .isPointer */ ._V) &&
        (part === undefined || part === "key" || part === "value") &&
        (0,_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .isOptional */ .dK)(link, _shape_js__WEBPACK_IMPORTED_MODULE_2__/* .isCount */ .my) &&
        (0,_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .isOptional */ .dK)(range, isRange));
}
function isRange(range) {
    return (0,_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(range) && isPosition(range["start"]) && isPosition(range["end"]);
}
function isPosition(position) {
    return (0,_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(position) && (0,_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .isCount */ .my)(position["line"]) && (0,_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .isCount */ .my)(position["column"]);
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

/***/ 9743:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  o: () => (/* binding */ extract)
});

// EXTERNAL MODULE: ./build/src/layouts/values.js
var values = __webpack_require__(8435);
;// CONCATENATED MODULE: ./build/src/layouts/field-reader.js

class FieldReader {
    file;
    layout;
    document;
    value;
    root;
    fields;
    constructor(file, layout, document, value, root, fields) {
        this.file = file;
        this.layout = layout;
        this.document = document;
        this.value = value;
        this.root = root;
        this.fields = fields;
    }
    text(name) {
        for (const source of this.fields[name] ?? []) {
            const text = this.fromSource(source);
            if (text !== undefined)
                return text;
        }
        return undefined;
    }
    word(name) {
        const text = this.text(name);
        return text === undefined ? undefined : shared(text, this.layout.words);
    }
    list(name) {
        for (const source of this.fields[name] ?? []) {
            if (source.from !== "record") {
                const text = this.fromSource(source);
                if (text !== undefined)
                    return [text];
                continue;
            }
            const value = (0,values/* valueAt */.f)(this.value, source.path);
            if (Array.isArray(value))
                return this.texts(value, source.path);
            const text = this.scalar(value, source.path);
            if (text !== undefined)
                return [text];
        }
        return NONE;
    }
    words(name) {
        return sharedList(this.list(name), this.layout);
    }
    scalar(value, path) {
        if (typeof value === "string")
            return value === "" ? undefined : value;
        if (typeof value !== "number" && typeof value !== "boolean")
            return undefined;
        return this.document?.scalarText([...this.root, ...path]) ?? String(value);
    }
    texts(list, path) {
        const texts = [];
        for (let index = 0; index < list.length; index++) {
            const item = list[index];
            const text = typeof item === "string" ? item : this.scalar(item, [...path, index]);
            if (text !== undefined && text !== "")
                texts.push(text);
        }
        return texts.length === 0 ? NONE : texts.slice();
    }
    fromSource(source) {
        switch (source.from) {
            case "constant":
                return source.value;
            case "record":
                return this.scalar((0,values/* valueAt */.f)(this.value, source.path), source.path);
            case "file":
                return fileText(this.file, this.layout.root, source.what);
        }
    }
}
const NONE = Object.freeze([]);
function sharedList(list, { lists, words }) {
    const [first] = list;
    if (first === undefined)
        return NONE;
    const key = list.length === 1 ? first : list.join("\0");
    let known = lists.get(key);
    if (!known)
        lists.set(key, (known = Object.freeze(list.map((text) => shared(text, words)))));
    return known;
}
function shared(text, words) {
    const known = words.get(text);
    if (known !== undefined)
        return known;
    words.set(text, text);
    return text;
}
function fileText(file, memoryRoot, what) {
    const path = file.path.slice(memoryRoot.length);
    const slash = path.lastIndexOf("/");
    const name = path.slice(slash + 1);
    const dot = name.lastIndexOf(".");
    const stem = dot > 0 ? name.slice(0, dot) : name;
    switch (what) {
        case "$path":
            return path.slice(0, slash + 1) + stem;
        case "$stem":
            return stem;
        case "$folder":
            return slash <= 0 ? undefined : path.slice(path.lastIndexOf("/", slash - 1) + 1, slash);
        case "$heading":
            return file.body?.().heading;
    }
}

;// CONCATENATED MODULE: ./build/src/layouts/layout.js
function resolveAlias(written, ids) {
    for (const { prefix, use, ignoreCase } of ids.aliases) {
        const start = written.slice(0, prefix.length);
        if (start === prefix || (ignoreCase && start.toLowerCase() === prefix.toLowerCase())) {
            return use + written.slice(prefix.length);
        }
    }
    return written;
}

// EXTERNAL MODULE: ./build/src/layouts/links.js
var links = __webpack_require__(9772);
;// CONCATENATED MODULE: ./build/src/layouts/read-edge.js
function mannerOf(kind, field, form, key, derived, known) {
    let ofKind = known.get(kind);
    if (!ofKind)
        known.set(kind, (ofKind = []));
    for (const manner of ofKind) {
        if (manner.form === form && manner.field === field && manner.key === key && manner.derived === derived) {
            return manner;
        }
    }
    const manner = { kind, field, form, key, derived, implied: new Map() };
    ofKind.push(manner);
    return manner;
}
function edgeOf(manner, target, slot, written) {
    if (written !== undefined)
        return new RewrittenEdge(manner, target, slot, written);
    if (manner.derived === undefined || slot > 0)
        return new ReadEdge(manner, target, slot);
    const key = slot === 0 ? target : `\0${target}`;
    let edge = manner.implied.get(key);
    if (!edge)
        manner.implied.set(key, (edge = new ReadEdge(manner, target, slot)));
    return edge;
}
class ReadEdge {
    manner;
    target;
    slot;
    constructor(manner, target, slot) {
        this.manner = manner;
        this.target = target;
        this.slot = slot;
    }
    get kind() {
        return this.manner.kind;
    }
    get written() {
        return undefined;
    }
    get field() {
        return this.manner.field;
    }
    get form() {
        return this.manner.form;
    }
    get key() {
        return this.manner.key;
    }
    get derived() {
        return this.manner.derived;
    }
}
class RewrittenEdge extends ReadEdge {
    #written;
    constructor(manner, target, slot, written) {
        super(manner, target, slot);
        this.#written = written;
    }
    get written() {
        return this.#written;
    }
}

;// CONCATENATED MODULE: ./build/src/layouts/read-edges.js





function readEdges(source, field, reading) {
    if (source.form === "links") {
        readLinks(source, field, reading);
        return;
    }
    const value = (0,values/* valueAt */.f)(reading.value, source.path);
    if (value === undefined || value === null)
        return;
    if (source.form === "targets") {
        readTargets(source.kind ?? "", value, source.path, source, field, reading);
        return;
    }
    if (source.form === "map") {
        if (!(0,values/* isMapping */.p)(value)) {
            const instead = Array.isArray(value) ? listAsMap(value) : undefined;
            reading.oddities.push({
                kind: "edge-field",
                pointer: source.path,
                expected: "map",
                ...(instead !== undefined && { instead }),
            });
            if (Array.isArray(value))
                readList(value, source, field, reading);
            return;
        }
        for (const [kind, targets] of Object.entries(value)) {
            if (targets !== null)
                readTargets(kind, targets, [...source.path, kind], source, field, reading);
        }
        return;
    }
    if (Array.isArray(value))
        readList(value, source, field, reading);
    else
        reading.oddities.push({ kind: "edge-field", pointer: source.path, expected: "list" });
}
function readTargets(kind, value, path, source, field, reading) {
    if (!Array.isArray(value)) {
        addEdge(kind, value, path, -1, source, field, reading);
        return;
    }
    for (let slot = 0; slot < value.length; slot++)
        addEdge(kind, value[slot], path, slot, source, field, reading);
}
function itemPointer(path, slot) {
    return slot === -1 ? path : [...path, slot];
}
function readList(list, source, field, reading) {
    list.forEach((item, slot) => {
        const kind = (0,values/* isMapping */.p)(item) ? item["kind"] : undefined;
        if (typeof kind === "string") {
            addEdge(shared(kind, reading.layout.words), item, source.path, slot, source, field, reading);
        }
        else {
            reading.oddities.push({ kind: "edge-item", pointer: [...source.path, slot] });
        }
    });
}
const TARGET_KEYS = ["target", "to", "id"];
function addEdge(kind, item, path, slot, source, field, reading) {
    let written;
    let form = "string";
    let key;
    if ((0,values/* isMapping */.p)(item)) {
        const found = TARGET_KEYS.find((name) => item[name] !== undefined);
        const value = found && item[found];
        if (typeof value === "string")
            written = value;
        else if (found)
            written = reading.reader.scalar(value, [...itemPointer(path, slot), found]);
        if (found !== "target")
            key = found;
        const described = source.form === "list" ? 2 : 1;
        form = Object.keys(item).length > described ? "attributes" : "target";
    }
    else {
        written = typeof item === "string" ? item : reading.reader.scalar(item, itemPointer(path, slot));
    }
    if (written === undefined || written === "") {
        if (item !== null)
            reading.oddities.push({ kind: "edge-item", pointer: itemPointer(path, slot) });
        return;
    }
    const { ids, manners } = reading.layout;
    const target = resolveAlias(written, ids);
    const derived = source.derived === false ? undefined : source.derived;
    const manner = mannerOf(kind, field, form, key, derived, manners);
    reading.edges.push(edgeOf(manner, target, slot, target === written ? undefined : written));
}
function listAsMap(list) {
    const map = {};
    for (const item of list) {
        if (!(0,values/* isMapping */.p)(item))
            return undefined;
        const { kind, ...rest } = item;
        if (typeof kind !== "string" || kind === "__proto__" || typeof rest["target"] !== "string")
            return undefined;
        (map[kind] ??= []).push(rest);
    }
    return list.length > 0 ? map : undefined;
}
function readLinks(source, field, reading) {
    const { file, layout, edges } = reading;
    const manner = mannerOf(source.kind ?? "links_to", field, "link", undefined, undefined, layout.manners);
    file.body?.().links.forEach((link, slot) => {
        const target = (0,links/* linkTarget */.C)(file.path, link.target, layout.root);
        if (target === undefined)
            return;
        edges.push(edgeOf(manner, target, slot, target === link.target ? undefined : link.target));
    });
}

;// CONCATENATED MODULE: ./build/src/layouts/extract.js



const TOP = Object.freeze([]);
function extract(file, layoutClass, layout) {
    if (layoutClass.records === "none")
        return [];
    const result = [];
    if (file.format === "markdown" && file.documents.length === 0) {
        const own = layoutClass.shapes.at(-1);
        if (!own || file.problems.some((problem) => problem.severity !== "warning"))
            return [];
        const oddities = layoutClass.records === "always" ? [{ kind: "no-front-matter" }] : [];
        result.push(declare(file, undefined, {}, TOP, own, layoutClass, layout, oddities));
        return result;
    }
    for (const document of file.documents) {
        const { value } = document;
        if (value === null || value === undefined)
            continue;
        const shape = layoutClass.shapes.find((candidate) => !candidate.when || holds(candidate.when, value));
        if (!shape || shape.role === "ignored")
            continue;
        if (shape.each) {
            const list = (0,values/* valueAt */.f)(value, shape.each);
            if (Array.isArray(list)) {
                list.forEach((item, index) => {
                    const root = [...(shape.each ?? []), index];
                    result.push(inspect(file, document, item, root, shape, layoutClass, layout));
                });
            }
        }
        else {
            result.push(inspect(file, document, value, TOP, shape, layoutClass, layout));
        }
    }
    return result;
}
function inspect(file, document, value, root, shape, layoutClass, layout) {
    if ((0,values/* isMapping */.p)(value))
        return declare(file, document, value, root, shape, layoutClass, layout, []);
    return declare(file, document, {}, root, shape, layoutClass, layout, [{ kind: "not-a-mapping" }]);
}
function declare(file, document, value, root, shape, layoutClass, layout, oddities) {
    const reader = new FieldReader(file, layout, document, value, root, shape.fields);
    const id = reader.text("id");
    const kind = reader.word("kind");
    for (const path of shape.forbidden) {
        if ((0,values/* valueAt */.f)(value, path) !== undefined)
            oddities.push({ kind: "forbidden", pointer: path });
    }
    const edges = [];
    for (const field of shape.edges) {
        const source = layoutClass.edgeSources[field];
        if (source)
            readEdges(source, field, { file, value, reader, layout, edges, oddities });
    }
    const declaration = {
        role: roleOf(layoutClass, shape, value, id, kind),
        id,
        kind,
        className: layoutClass.name,
        shape: layoutClass.shapes.indexOf(shape),
        path: file.path,
        document: document?.index ?? 0,
        root,
        title: reader.text("title"),
        status: reader.word("status"),
        owners: reader.words("owners"),
        updatedAt: reader.text("updatedAt"),
        tags: reader.words("tags"),
        sensitivity: reader.word("sensitivity"),
        aliases: reader.list("aliases"),
        sourceRefs: reader.list("sourceRefs"),
        edges: edges.slice(),
    };
    return { declaration, value, document, layoutClass, shape, oddities, format: file.format };
}
function roleOf(layoutClass, shape, value, id, kind) {
    if (layoutClass.records === "never")
        return "note";
    if (layoutClass.records === "identified" && id === undefined && kind === undefined)
        return "note";
    if (shape.patchWhen.some((path) => (0,values/* valueAt */.f)(value, path) === true))
        return "patch";
    return shape.role === "ignored" ? "record" : shape.role;
}
function holds(condition, value) {
    return (condition.has.every((path) => (0,values/* valueAt */.f)(value, path) !== undefined) &&
        condition.equals.every(([path, expected]) => (0,values/* valueAt */.f)(value, path) === expected));
}


/***/ }),

/***/ 8675:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ compilePattern),
/* harmony export */   J: () => (/* binding */ PatternError)
/* harmony export */ });
class PatternError extends Error {
    name = "PatternError";
}
async function compilePattern(source, trusted) {
    if (trusted) {
        const expression = new RegExp(source, "u");
        return { source, test: (text) => expression.test(text) };
    }
    const { RE2JS } = await __webpack_require__.e(/* import() */ 856).then(__webpack_require__.bind(__webpack_require__, 2856));
    try {
        const expression = RE2JS.compile(source);
        return { source, test: (text) => expression.matcher(text).find() };
    }
    catch (error) {
        throw new PatternError(`"${source}" is not a pattern that RE2 accepts: ${error.message}`);
    }
}


/***/ }),

/***/ 9088:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  b: () => (/* binding */ compareMemories)
});

// EXTERNAL MODULE: ./build/src/memory/tree.js
var tree = __webpack_require__(5037);
// EXTERNAL MODULE: ./build/src/load/graph-of.js
var graph_of = __webpack_require__(3162);
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

// EXTERNAL MODULE: ./build/src/load/read-memory.js
var read_memory = __webpack_require__(9526);
// EXTERNAL MODULE: ./build/src/load/record-content.js
var record_content = __webpack_require__(7409);
// EXTERNAL MODULE: ./build/src/load/visit-records.js
var visit_records = __webpack_require__(6942);
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

/***/ 1577:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ schemaErrors),
/* harmony export */   j: () => (/* binding */ GateFiles)
/* harmony export */ });
/* harmony import */ var _memory_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9360);
/* harmony import */ var _layouts_values_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8435);
/* harmony import */ var _memory_tree_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5037);
/* harmony import */ var _memory_tree_lookup_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5280);
/* harmony import */ var _memory_user_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(989);
/* harmony import */ var _parse_locate_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6687);
/* harmony import */ var _parse_parse_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2789);







const ARTICLES = {
    layout: "a layout",
    config: "the configuration",
    ontology: "an ontology file",
    baseline: "a baseline",
    waivers: "a waivers file",
};
class GateFiles {
    label;
    used = new Map();
    problems = [];
    #lookup;
    #asked = new Set();
    #listed = new Set();
    #values = new Map();
    constructor(tree) {
        this.#lookup = new _memory_tree_lookup_js__WEBPACK_IMPORTED_MODULE_4__/* .TreeLookup */ .Tg(tree);
        this.label = (0,_memory_tree_js__WEBPACK_IMPORTED_MODULE_5__/* .nameInSentence */ ._2)(tree);
    }
    mayDependOn(path) {
        return this.#asked.has(path) || this.#listed.has((0,_memory_tree_lookup_js__WEBPACK_IMPORTED_MODULE_4__/* .parentOf */ .gN)(path));
    }
    async has(path) {
        this.#asked.add(path);
        return (await this.#lookup.file(path)) !== undefined;
    }
    async inFolder(folder) {
        const path = folder.replace(/\/$/, "");
        this.#listed.add(path);
        const entries = await this.#lookup.folder(path);
        const files = [...entries.values()].filter(({ mode }) => mode === "100644" || mode === "100755");
        return files.map(({ name }) => folder + name).sort(_memory_tree_js__WEBPACK_IMPORTED_MODULE_5__/* .comparePaths */ .cD);
    }
    async read(path) {
        this.#asked.add(path);
        const entry = await this.#lookup.file(path);
        if (!entry)
            return undefined;
        if (this.#values.has(path))
            return this.#values.get(path);
        this.used.set(path, entry.oid);
        const bytes = await (0,_memory_tree_js__WEBPACK_IMPORTED_MODULE_5__/* .readFile */ .TA)(this.#lookup.tree, entry);
        const format = (0,_parse_parse_file_js__WEBPACK_IMPORTED_MODULE_3__/* .formatOf */ .b)(path) ?? "yaml";
        const parsed = (0,_parse_parse_file_js__WEBPACK_IMPORTED_MODULE_3__/* .parseFile */ .C)(path, format, bytes, _memory_document_js__WEBPACK_IMPORTED_MODULE_0__/* .DEFAULT_LIMITS */ .d);
        this.problems.push(...parsed.problems);
        const broken = parsed.problems.some((problem) => problem.severity !== "warning");
        const value = broken ? undefined : (parsed.documents[0]?.value ?? {});
        this.#values.set(path, value);
        return value;
    }
    async readValid(path, kind) {
        const value = await this.read(path);
        if (value === undefined)
            return undefined;
        const errors = await schemaErrors(kind, value);
        for (const { pointer, message } of errors) {
            this.problems.push({
                rule: "gate/invalid-file",
                message: `${path} is not ${ARTICLES[kind]} the steward can read: ${message}.`,
                at: { path, document: 0, pointer },
                subject: pointer.join("/"),
            });
        }
        return errors.length === 0 ? value : undefined;
    }
    async readRequired(path, kind, noun) {
        const before = this.problems.length;
        const value = await this.readValid(path, kind);
        if (value !== undefined)
            return value;
        const problem = this.problems[before];
        const entry = await this.#lookup.file(path);
        if (!problem || !entry)
            throw new _memory_user_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y(`There is no ${noun} ${path} in ${this.label}.`);
        const { start } = (0,_parse_locate_js__WEBPACK_IMPORTED_MODULE_2__/* .openLocator */ .D)(path, (0,_parse_parse_file_js__WEBPACK_IMPORTED_MODULE_3__/* .formatOf */ .b)(path) ?? "yaml", await (0,_memory_tree_js__WEBPACK_IMPORTED_MODULE_5__/* .readFile */ .TA)(this.#lookup.tree, entry)).range(problem.at);
        throw new _memory_user_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y(`${path}:${start.line}:${start.column}: ${problem.message}`, `Correct the ${noun}; its format is described in docs/ and in schemas/${kind}.schema.json.`);
    }
}
async function schemaErrors(kind, value) {
    const validators = await __webpack_require__.e(/* import() */ 384).then(__webpack_require__.t.bind(__webpack_require__, 384, 19));
    const validate = validators[kind];
    if (validate(value))
        return [];
    return (validate.errors ?? []).map((error) => {
        const pointer = pointerOf(error.instancePath, value);
        const extra = error.params["additionalProperty"];
        const where = pointer.length > 0 ? `"${pointer.join(".")}" ` : "";
        if (typeof extra === "string")
            return { pointer: [...pointer, extra], message: `${where}has no member "${extra}"` };
        return { pointer, message: `${where}${error.message ?? error.keyword}` };
    });
}
function pointerOf(path, root) {
    const pointer = [];
    let current = root;
    for (const part of path.split("/").slice(1)) {
        const key = part.replaceAll("~1", "/").replaceAll("~0", "~");
        pointer.push(Array.isArray(current) ? Number(key) : key);
        current = (0,_layouts_values_js__WEBPACK_IMPORTED_MODULE_6__/* .valueAt */ .f)(current, [key]);
    }
    return pointer;
}


/***/ }),

/***/ 9296:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  W: () => (/* binding */ loadGate)
});

// EXTERNAL MODULE: ./build/src/memory/document.js
var memory_document = __webpack_require__(9360);
// EXTERNAL MODULE: ./build/src/memory/index-paths.js
var index_paths = __webpack_require__(8500);
// EXTERNAL MODULE: ./build/src/memory/ontology.js
var memory_ontology = __webpack_require__(9456);
// EXTERNAL MODULE: ./build/src/memory/glob.js
var memory_glob = __webpack_require__(5571);
// EXTERNAL MODULE: ./build/src/memory/user-error.js
var user_error = __webpack_require__(989);
;// CONCATENATED MODULE: ./build/src/load/acceptance.js
async function readBaseline(files, path) {
    const file = (await files.has(path)) ? await files.readValid(path, "baseline") : undefined;
    return new Set((file?.findings ?? []).map(({ fingerprint }) => fingerprint));
}
async function readWaivers(files, path) {
    const file = (await files.has(path)) ? await files.readValid(path, "waivers") : undefined;
    return (file?.waivers ?? []).map((waiver, index) => ({
        rule: waiver.rule,
        subject: waiver.subject,
        detail: waiver.detail,
        actor: waiver.actor,
        reason: waiver.reason,
        expires: waiver.expires,
        path,
        index,
    }));
}

// EXTERNAL MODULE: ./build/src/load/gate-files.js
var gate_files = __webpack_require__(1577);
// EXTERNAL MODULE: ./build/src/load/load-layout.js + 1 modules
var load_layout = __webpack_require__(9832);
// EXTERNAL MODULE: ./build/src/generated/layouts.js
var layouts = __webpack_require__(3872);
;// CONCATENATED MODULE: ./build/src/layouts/ontology-folder.js


const ONTOLOGY_MAJOR = 1;
function ontologyFromParts(parts, origin, base, prefix = []) {
    const baseParts = (base === undefined ? [] : (layouts/* ONTOLOGIES */.G[base] ?? [])).map(({ file, value }) => ({
        path: `ontology/${file}`,
        value,
    }));
    const all = [...parts, ...baseParts];
    function member(name) {
        for (const part of all) {
            const value = part.value[name];
            if (value !== undefined)
                return { part, value };
        }
        return undefined;
    }
    const at = (part, list, index) => ({
        path: part.path,
        document: 0,
        pointer: [...prefix, list, index, "name"],
    });
    const nodeKinds = new Map();
    const nodes = member("nodeKinds");
    nodes?.value.forEach((kind, index) => {
        nodeKinds.set(kind.name, {
            name: kind.name,
            required: kind.required ?? [],
            hasExample: (kind.example ?? null) !== null,
            hasRule: [kind.required, kind.attributes, kind.idPattern, kind.statuses, kind.transitions].some((rule) => rule !== undefined),
            at: at(nodes.part, "nodeKinds", index),
            ...optional({
                prefix: kind.prefix,
                purpose: kind.purpose,
                attributes: kind.attributes,
                idPattern: kind.idPattern,
                statuses: kind.statuses,
                transitions: kind.transitions,
                staleAfterDays: kind.staleAfterDays,
                deprecated: deprecation(kind.deprecated),
            }),
        });
    });
    const edgeKinds = new Map();
    const edges = member("edgeKinds");
    edges?.value.forEach((kind, index) => {
        edgeKinds.set(kind.name, {
            name: kind.name,
            hasExample: (kind.example ?? null) !== null,
            at: at(edges.part, "edgeKinds", index),
            ...optional({
                purpose: kind.purpose,
                from: kind.from && new Set(kind.from),
                to: kind.to && new Set(kind.to),
                cardinality: kind.cardinality,
                inverse: kind.inverse,
                acyclic: kind.acyclic,
                symmetric: kind.symmetric,
                external: kind.external,
                deprecated: deprecation(kind.deprecated),
            }),
        });
    });
    const tags = member("tags")?.value;
    const owners = member("owners")?.value;
    return {
        origin,
        source: all.map(({ value }) => value),
        version: member("version")?.value,
        nodeKinds,
        edgeKinds,
        statuses: member("statuses")?.value,
        sensitivity: member("sensitivity")?.value,
        owners: optional({
            teams: owners?.teams && new Set(owners.teams),
            users: owners?.users && new Set(owners.users),
            accounts: owners?.accounts,
            memory: owners?.memory,
        }),
        tags: tags && {
            names: new Set(Array.isArray(tags) ? tags : tags.names),
            closed: Array.isArray(tags) ? false : (tags.closed ?? false),
        },
        transitions: member("transitions")?.value,
        severities: new Map(Object.entries(member("severities")?.value ?? {})),
        severityPlaces: origin === "files" ? placesOf(member("severities")) : [],
        staleAfterDays: member("staleAfterDays")?.value,
        externalNamespaces: new Set(member("externalNamespaces")?.value ?? []),
        pathPolicy: member("pathPolicy")?.value ?? [],
        approvals: member("approvals")?.value ?? [],
    };
}
function builtInOntology(base) {
    return base === undefined ? memory_ontology/* NO_ONTOLOGY */.qj : ontologyFromParts([], "built-in", base);
}
function placesOf(found) {
    return Object.keys(found?.value ?? {}).map((rule) => ({
        rule,
        at: { path: found?.part.path ?? "", document: 0, pointer: ["severities", rule], part: "key" },
    }));
}
function deprecation(value) {
    if (value === true)
        return {};
    return typeof value === "object" && value !== null ? value : undefined;
}
function optional(members) {
    return Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined));
}

// EXTERNAL MODULE: ./build/src/layouts/values.js
var values = __webpack_require__(8435);
;// CONCATENATED MODULE: ./build/src/layouts/ontology-manifest.js


function manifestFiles(value) {
    const manifest = (0,values/* isMapping */.p)(value) ? value : {};
    const edgeKindFile = manifest["edgeKindFile"];
    return {
        nodeKindFiles: strings(manifest["nodeKindFiles"]),
        edgeKindFile: typeof edgeKindFile === "string" ? edgeKindFile : undefined,
    };
}
const ANY_KIND = "NodeKind";
function ontologyFromManifest(manifest, files) {
    const nodeKinds = new Map();
    const edgeKinds = new Map();
    for (const { path, value } of files) {
        if (!(0,values/* isMapping */.p)(value))
            continue;
        list(value["nodeKinds"]).forEach((item, index) => {
            const kind = (0,values/* isMapping */.p)(item) ? nodeKind(item, path, index) : undefined;
            if (kind && !nodeKinds.has(kind.name))
                nodeKinds.set(kind.name, kind);
        });
        list(value["edgeKinds"]).forEach((item, index) => {
            const kind = (0,values/* isMapping */.p)(item) ? edgeKind(item, path, index) : undefined;
            if (kind)
                edgeKinds.set(kind.name, union(edgeKinds.get(kind.name), kind));
        });
    }
    const version = (0,values/* isMapping */.p)(manifest) ? manifest["catalogSchemaVersion"] : undefined;
    return {
        ...memory_ontology/* NO_ONTOLOGY */.qj,
        origin: "files",
        source: [manifest, ...files.map(({ value }) => value)],
        version: typeof version === "string" ? version : undefined,
        nodeKinds,
        edgeKinds,
    };
}
function nodeKind(item, path, index) {
    const name = item["name"];
    if (typeof name !== "string")
        return undefined;
    const required = [];
    for (const attribute of list(item["attributes"])) {
        if ((0,values/* isMapping */.p)(attribute) && attribute["required"] === true && typeof attribute["name"] === "string") {
            required.push(attribute["name"]);
        }
    }
    const prefix = item["prefix"];
    return {
        name,
        required,
        hasExample: list(item["examples"]).length > 0,
        hasRule: list(item["attributes"]).length > 0,
        at: { path, document: 0, pointer: ["nodeKinds", index, "name"] },
        ...(typeof prefix === "string" && { prefix }),
    };
}
function edgeKind(item, path, index) {
    const name = item["name"];
    if (typeof name !== "string")
        return undefined;
    const from = ends(item["source"]);
    const to = ends(item["target"]);
    const cardinality = cardinalityOf(item["cardinality"]);
    const inverse = item["inverse"];
    return {
        name,
        hasExample: true,
        at: { path, document: 0, pointer: ["edgeKinds", index, "name"] },
        ...(from && { from }),
        ...(to && { to }),
        ...(cardinality && { cardinality }),
        ...(typeof inverse === "string" && { inverse }),
        ...(item["symmetric"] === true && { symmetric: true }),
    };
}
function union(known, next) {
    if (!known)
        return next;
    const { from: _from, to: _to, cardinality: _cardinality, ...rest } = known;
    const from = known.from && next.from && new Set([...known.from, ...next.from]);
    const to = known.to && next.to && new Set([...known.to, ...next.to]);
    return {
        ...rest,
        ...(from && { from }),
        ...(to && { to }),
        ...(known.cardinality !== undefined &&
            known.cardinality === next.cardinality && { cardinality: known.cardinality }),
    };
}
function cardinalityOf(value) {
    if (value === 61 || value === "61")
        return "1:1";
    return value === "1:1" || value === "1:N" || value === "N:1" || value === "N:N" ? value : undefined;
}
function ends(value) {
    const names = strings(value);
    return names.length === 0 || names.includes(ANY_KIND) ? undefined : new Set(names);
}
function list(value) {
    return Array.isArray(value) ? value : [];
}
function strings(value) {
    return list(value).filter((item) => typeof item === "string");
}

;// CONCATENATED MODULE: ./build/src/load/load-ontology.js






async function loadOntology(files, layout, config) {
    const ontology = await fromSource(files, layout);
    return {
        ...ontology,
        staleAfterDays: config.staleAfterDays ?? ontology.staleAfterDays,
        externalNamespaces: new Set([...ontology.externalNamespaces, ...(config.externalNamespaces ?? [])]),
    };
}
async function fromSource(files, layout) {
    const source = layout.ontology;
    if (!source)
        return memory_ontology/* NO_ONTOLOGY */.qj;
    switch (source.from) {
        case "inline": {
            const [error] = await (0,gate_files/* schemaErrors */.d)("ontology", source.value);
            if (error) {
                throw new user_error/* UserError */.y(`The ontology inside the layout "${layout.name}" is not valid: ${error.message}.`, "Correct the layout's ontology; schemas/ontology.schema.json describes it.");
            }
            return ontologyFromParts([{ path: "", value: source.value }], "layout", undefined);
        }
        case "manifest":
            return await fromManifest(files, layout.root, source.manifest);
        case "folder":
            return await fromFolder(files, `${layout.root}${source.folder}/`, source.base);
    }
}
async function fromFolder(files, folder, base) {
    const paths = (await files.inFolder(folder)).filter((path) => /\.ya?ml$/.test(path));
    if (paths.length === 0)
        return builtInOntology(base);
    const parts = [];
    for (const path of paths) {
        const value = await files.read(path);
        const major = formatMajor(value);
        if (major !== undefined && major !== ONTOLOGY_MAJOR) {
            files.problems.push({
                rule: "ontology/unsupported-version",
                message: `${path} is written in ontology format v${major}; this steward reads v${ONTOLOGY_MAJOR}. Nothing is judged by this ontology.`,
                at: { path, document: 0, pointer: ["ontology"] },
            });
            return memory_ontology/* NO_ONTOLOGY */.qj;
        }
        const valid = value === undefined ? undefined : await files.readValid(path, "ontology");
        if (!valid)
            continue;
        parts.push({ path, value: valid });
        files.problems.push(...unusableGlobs(path, valid));
    }
    return ontologyFromParts(parts, "files", base);
}
function unusableGlobs(path, { pathPolicy = [] }) {
    const problems = [];
    pathPolicy.forEach(({ paths }, entry) => {
        paths.forEach((glob, index) => {
            try {
                (0,memory_glob/* compileGlob */.SO)(glob);
            }
            catch (error) {
                if (!(error instanceof RangeError))
                    throw error;
                problems.push({
                    rule: "gate/invalid-file",
                    message: `The path policy holds a pattern that cannot be used: ${error.message}.`,
                    at: { path, document: 0, pointer: ["pathPolicy", entry, "paths", index] },
                    subject: glob,
                });
            }
        });
    });
    return problems;
}
function formatMajor(value) {
    const format = typeof value === "object" && value !== null ? value.ontology : undefined;
    const match = typeof format === "string" ? /^memory-steward\.ontology\/v(\d+)$/.exec(format) : null;
    return match ? Number(match[1]) : undefined;
}
async function fromManifest(files, root, manifestPath) {
    const path = root + manifestPath;
    if (!(await files.has(path)))
        return memory_ontology/* NO_ONTOLOGY */.qj;
    const manifest = await files.read(path);
    const { nodeKindFiles, edgeKindFile } = manifestFiles(manifest);
    const parts = [];
    for (const name of [...nodeKindFiles, ...(edgeKindFile === undefined ? [] : [edgeKindFile])]) {
        const part = root + name;
        if (await files.has(part)) {
            parts.push({ path: part, value: await files.read(part) });
        }
        else {
            files.problems.push({
                rule: "gate/invalid-file",
                message: `${path} names ${name}, which does not exist.`,
                at: { path, document: 0 },
                subject: name,
            });
        }
    }
    return ontologyFromManifest(manifest, parts);
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
;// CONCATENATED MODULE: ./build/src/load/ontology-digest.js

function ontologyDigest(layout, ontology) {
    const { source, staleAfterDays, externalNamespaces } = ontology;
    const text = canonical({
        layout: layout.source,
        ontology: source,
        staleAfterDays,
        externalNamespaces: [...externalNamespaces],
    });
    return `sha256:${(0,external_node_crypto_.createHash)("sha256").update(text).digest("hex")}`;
}
function canonical(value) {
    return JSON.stringify(value, (_, member) => {
        if (typeof member !== "object" || member === null || Array.isArray(member))
            return member;
        return Object.fromEntries(Object.entries(member).sort(([a], [b]) => (a < b ? -1 : 1)));
    });
}

// EXTERNAL MODULE: ./build/src/layouts/pattern.js
var pattern = __webpack_require__(8675);
;// CONCATENATED MODULE: ./build/src/layouts/record-schemas.js
const BUILT_IN = {
    "company-brain-graph-record": "companyBrainGraphRecord",
    "company-brain-markdown-record": "companyBrainMarkdownRecord",
    "company-brain-note": "companyBrainNote",
};
async function builtInSchema(name) {
    if (!Object.hasOwn(BUILT_IN, name))
        return undefined;
    const validators = await __webpack_require__.e(/* import() */ 384).then(__webpack_require__.t.bind(__webpack_require__, 384, 19));
    const validator = validators[BUILT_IN[name]];
    return checkWith(validator);
}
async function compileSchema(schema) {
    const { compileWithAjv } = await Promise.all(/* import() */[__webpack_require__.e(856), __webpack_require__.e(210), __webpack_require__.e(122)]).then(__webpack_require__.bind(__webpack_require__, 9122));
    return checkWith(compileWithAjv(schema));
}
function checkWith(validator) {
    return (value) => (validator(value) === true ? NONE : (validator.errors ?? []).map(describe));
}
const NONE = [];
function describe(error) {
    return {
        pointer: error.instancePath
            .split("/")
            .slice(1)
            .map((part) => part.replaceAll("~1", "/").replaceAll("~0", "~")),
        keyword: error.keyword,
        params: error.params,
        message: error.message ?? error.keyword,
    };
}

;// CONCATENATED MODULE: ./build/src/load/load-schemas.js




const KNOWN_PATTERNS = new Set(Object.values(layouts/* ONTOLOGIES */.G).flatMap((files) => files.flatMap(({ value }) => (value.nodeKinds ?? []).flatMap(({ idPattern }) => idPattern ?? []))));
async function loadPatterns(files, ontology) {
    const patterns = new Map();
    for (const kind of ontology.nodeKinds.values()) {
        if (kind.idPattern === undefined)
            continue;
        try {
            patterns.set(kind.name, await (0,pattern/* compilePattern */.E)(kind.idPattern, KNOWN_PATTERNS.has(kind.idPattern)));
        }
        catch (error) {
            if (!(error instanceof pattern/* PatternError */.J))
                throw error;
            report(files, kind.at, `The id pattern of ${kind.name} cannot be used: ${error.message}.`, kind.name);
        }
    }
    return (kind) => patterns.get(kind);
}
async function loadSchemas(files, layout) {
    const named = new Map();
    for (const layoutClass of layout.classes.values()) {
        for (const name of [layoutClass.schema, ...layoutClass.schemaByKind.values()]) {
            if (name !== undefined && !named.has(name))
                named.set(name, await loadSchema(files, layout, name));
        }
    }
    const byClass = new Map();
    return (className, kind) => {
        let byKind = byClass.get(className);
        if (!byKind)
            byClass.set(className, (byKind = new Map()));
        let checks = byKind.get(kind);
        if (!checks) {
            const layoutClass = layout.classes.get(className);
            const names = [layoutClass?.schema, kind === undefined ? undefined : layoutClass?.schemaByKind.get(kind)];
            checks = names
                .map((name) => (name === undefined ? undefined : named.get(name)))
                .filter((check) => check !== undefined);
            byKind.set(kind, checks);
        }
        return checks;
    };
}
async function loadAttributeSchemas(files, ontology) {
    const ofKinds = new Map();
    for (const kind of ontology.nodeKinds.values()) {
        if (!kind.attributes || Object.keys(kind.attributes).length === 0)
            continue;
        try {
            ofKinds.set(kind.name, await compileSchema({ type: "object", properties: kind.attributes }));
        }
        catch (error) {
            report(files, kind.at, `The attributes of ${kind.name} are not JSON Schemas: ${error.message}.`, kind.name);
        }
    }
    return (kind) => ofKinds.get(kind);
}
async function loadSchema(files, layout, name) {
    const builtIn = await builtInSchema(name);
    if (builtIn)
        return builtIn;
    const path = layout.root + name;
    if (!(await files.has(path))) {
        throw new user_error/* UserError */.y(`The layout "${layout.name}" names the schema ${name}, which is neither built in nor a file of ${files.label}.`, "Add the file or correct the name in the layout.");
    }
    const value = await files.read(path);
    try {
        if (typeof value !== "object" || value === null)
            throw new Error("it is not an object");
        return await compileSchema(value);
    }
    catch (error) {
        throw new user_error/* UserError */.y(`${path} is not a JSON Schema that can be used: ${error.message}.`, "Correct the schema file.");
    }
}
function report(files, at, message, subject) {
    files.problems.push({ rule: "gate/invalid-file", message, at, subject });
}

;// CONCATENATED MODULE: ./build/src/load/gate.js











const CONFIG_NAMES = ["memory-steward.yml", "memory-steward.yaml"];
async function loadGate(tree, options = {}) {
    const files = new gate_files/* GateFiles */.j(tree);
    const { config, path: configFile } = await loadConfig(files, options.config);
    const layout = await (0,load_layout/* loadLayout */.f)(files, options.layout, config);
    const { root } = layout;
    const ontology = await loadOntology(files, layout, config);
    const baselinePath = root + ownFile(config.baseline ?? "memory-steward.baseline.json", "baseline");
    const waiversPath = root + ownFile(config.waivers ?? "memory-steward.waivers.yaml", "waivers");
    const isExcluded = exclusion(config.exclude ?? [], root);
    const mayExcludeBelow = (0,memory_glob/* compileMayMatchBelow */.tG)((config.exclude ?? []).map((glob) => root + glob));
    const idPattern = await loadPatterns(files, ontology);
    const schemasFor = await loadSchemas(files, layout);
    const attributeSchema = await loadAttributeSchemas(files, ontology);
    return {
        layout,
        ontology,
        prefixes: (0,memory_ontology/* kindPrefixes */.HA)(ontology),
        limits: { ...memory_document/* DEFAULT_LIMITS */.d, ...config.limits },
        isExcluded: (path) => (0,index_paths/* isIndexPath */.oj)(path, root) || isExcluded(path),
        mayExcludeBelow: (folder) => (0,index_paths/* mayHoldIndex */.fR)(folder, root) || mayExcludeBelow(folder),
        severities: new Map([...layout.severities, ...ontology.severities, ...Object.entries(config.severities ?? {})]),
        severitySettings: [...severitySettings(config, configFile), ...ontology.severityPlaces],
        schemasFor,
        attributeSchema,
        idPattern,
        baseline: await readBaseline(files, baselinePath),
        baselinePath,
        waivers: await readWaivers(files, waiversPath),
        files: files.used,
        mayDependOn: (path) => files.mayDependOn(path),
        problems: files.problems,
        ontologyDigest: ontologyDigest(layout, ontology),
    };
}
async function loadConfig(files, path) {
    const [found, second] = path === undefined ? await presentNames(files) : [path];
    if (found === undefined)
        return { config: {} };
    if (second !== undefined) {
        throw new user_error/* UserError */.y(`There are two configurations, ${CONFIG_NAMES.join(" and ")}.`, "Keep one of them.");
    }
    if (!(await files.has(found))) {
        throw new user_error/* UserError */.y(`There is no configuration file ${found} in ${files.label}.`, "Name a file that exists, relative to the folder that is checked.");
    }
    return { config: await files.readRequired(found, "config", "configuration"), path: found };
}
async function presentNames(files) {
    const present = await Promise.all(CONFIG_NAMES.map((name) => files.has(name)));
    return CONFIG_NAMES.filter((_, index) => present[index]);
}
function exclusion(globs, root) {
    try {
        return (0,memory_glob/* compileGlobs */.tI)(globs.map((glob) => root + glob));
    }
    catch (error) {
        if (!(error instanceof RangeError))
            throw error;
        throw new user_error/* UserError */.y(`The configuration excludes by a pattern that cannot be used: ${error.message}.`, "Correct it under `exclude`.");
    }
}
function severitySettings(config, path = "") {
    return Object.keys(config.severities ?? {}).map((rule) => ({
        rule,
        at: { path, document: 0, pointer: ["severities", rule], part: "key" },
    }));
}
function ownFile(path, member) {
    const segments = path.split("/");
    const isInside = segments.every((segment) => segment !== "" && segment !== ".." && segment.toLowerCase() !== ".git");
    if (isInside && (member === "baseline" ? path.endsWith(".json") : /\.ya?ml$/.test(path)))
        return path;
    throw new user_error/* UserError */.y(`The configuration names "${path}" as ${member}, which cannot be one.`, `Name a ${member === "baseline" ? ".json" : ".yaml"} file below the folder of the memory.`);
}


/***/ }),

/***/ 6109:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Mh: () => (/* binding */ treeId),
/* harmony export */   cm: () => (/* binding */ formatOfId),
/* harmony export */   zA: () => (/* binding */ blobId)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);

function formatOfId(oid) {
    return oid.length === 64 ? "sha256" : "sha1";
}
function blobId(bytes, format) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)(format).update(`blob ${bytes.length}\0`).update(bytes).digest("hex");
}
async function treeId(lookup, folder) {
    const items = [];
    let format = "sha1";
    for (const { name, mode, oid: known } of (await lookup.folder(folder)).values()) {
        if (mode === "special")
            continue;
        const isFolder = mode === "040000";
        const oid = isFolder ? await treeId(lookup, folder === "" ? name : `${folder}/${name}`) : known;
        if (oid === undefined)
            continue;
        format = formatOfId(oid);
        items.push({
            key: Buffer.from(isFolder ? `${name}/` : name),
            bytes: Buffer.concat([Buffer.from(`${isFolder ? "40000" : mode} ${name}\0`), Buffer.from(oid, "hex")]),
        });
    }
    if (items.length === 0)
        return undefined;
    const bytes = Buffer.concat(items.sort((a, b) => Buffer.compare(a.key, b.key)).map((item) => item.bytes));
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)(format).update(`tree ${bytes.length}\0`).update(bytes).digest("hex");
}


/***/ }),

/***/ 3162:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ graphOf)
/* harmony export */ });
/* harmony import */ var _memory_graph_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6961);

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

/***/ 9832:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  $: () => (/* binding */ BUILT_IN_LAYOUTS),
  f: () => (/* binding */ loadLayout)
});

// EXTERNAL MODULE: ./build/src/generated/layouts.js
var layouts = __webpack_require__(3872);
// EXTERNAL MODULE: ./build/src/memory/glob.js
var glob = __webpack_require__(5571);
// EXTERNAL MODULE: ./build/src/layouts/pattern.js
var pattern = __webpack_require__(8675);
;// CONCATENATED MODULE: ./build/src/layouts/compile.js


const INDEX = {
    name: "index",
    definition: {
        files: [
            "indexes/{graph-index,ontology-report}.json",
            "indexes/findings.jsonl",
            "indexes/{records,deadlines}/**/*.jsonl",
        ],
        records: "none",
        generated: true,
    },
};
async function compileLayout(layout, trusted, root) {
    const classes = new Map();
    for (const [name, definition] of Object.entries(layout.classes))
        classes.set(name, compileClass(name, definition));
    if (![...classes.values()].some(({ generated }) => generated) && !classes.has(INDEX.name)) {
        classes.set(INDEX.name, compileClass(INDEX.name, INDEX.definition));
    }
    const ids = layout.ids ?? {};
    const list = [...classes.values()];
    const generated = list.filter((candidate) => candidate.generated);
    const classOf = (path) => {
        if (!path.startsWith(root))
            return undefined;
        const below = path.slice(root.length);
        return list.find((candidate) => candidate.matches(below));
    };
    return {
        name: layout.name,
        source: layout,
        root,
        ontology: ontologySource(layout),
        ids: {
            pattern: ids.pattern === undefined ? undefined : await (0,pattern/* compilePattern */.E)(ids.pattern, trusted),
            strictPattern: ids.strictPattern === undefined ? undefined : await (0,pattern/* compilePattern */.E)(ids.strictPattern, trusted),
            kindPrefix: ids.kindPrefix ?? false,
            aliases: (ids.aliases ?? []).map(({ prefix, use, ignoreCase }) => ({
                prefix,
                use,
                ignoreCase: ignoreCase ?? false,
            })),
        },
        words: new Map(),
        lists: new Map(),
        manners: new Map(),
        mergeDeclarations: layout.mergeDeclarations ?? false,
        severities: new Map(Object.entries(layout.severities ?? {})),
        classes,
        classOf,
        isGenerated: (path) => path.startsWith(root) &&
            generated.some((candidate) => candidate.matches(path.slice(root.length))) &&
            classOf(path)?.generated === true,
    };
}
function ontologySource(layout) {
    const source = layout.ontology;
    if (!source)
        return undefined;
    if ("folder" in source)
        return { from: "folder", folder: source.folder, base: source.base };
    if ("manifest" in source)
        return { from: "manifest", manifest: source.manifest };
    return { from: "inline", value: source.inline };
}
function compileClass(name, definition) {
    const own = {
        ...(definition.fields && { fields: definition.fields }),
        ...(definition.edges && { edges: definition.edges }),
        ...(definition.required && { required: definition.required }),
    };
    const edgeSources = [];
    const shapes = (definition.documents ?? []).map((shape) => compileShape({ ...own, ...shape, fields: { ...own.fields, ...shape.fields } }, edgeSources));
    shapes.push(compileShape(own, edgeSources));
    return {
        name,
        matches: (0,glob/* compileGlobs */.tI)(definition.files, definition.exclude),
        reaches: (0,glob/* compileFolders */.fi)(definition.files),
        mayMatchBelow: (0,glob/* compileMayMatchBelow */.tG)(definition.files),
        matchesAllBelow: definition.exclude ? () => false : (0,glob/* compileMatchesAllBelow */.v4)(definition.files),
        format: definition.format,
        records: definition.records ?? "always",
        generated: definition.generated ?? false,
        appendOnly: definition.appendOnly ?? false,
        proposable: definition.proposable ?? false,
        shapes,
        edgeSources,
        schema: definition.schema,
        schemaByKind: new Map(Object.entries(definition.schemaByKind ?? {})),
        kinds: definition.kinds && new Set(definition.kinds),
        bodyAttribute: definition.bodyAttribute,
    };
}
function compileShape(shape, edgeSources) {
    const edges = (shape.edges ?? []).map((edge) => {
        const source = "map" in edge
            ? { form: "map", path: split(edge.map), kind: undefined, derived: edge.derived ?? false }
            : "list" in edge
                ? { form: "list", path: split(edge.list), kind: undefined, derived: edge.derived ?? false }
                : "field" in edge
                    ? { form: "targets", path: split(edge.field), kind: edge.kind, derived: derivation(edge, shape.fields) }
                    : { form: "links", path: [], kind: edge.links, derived: false };
        return edgeSources.push(source) - 1;
    });
    return {
        when: shape.when && compileCondition(shape.when),
        role: shape.role ?? "record",
        each: shape.each === undefined ? undefined : split(shape.each),
        patchWhen: (shape.patchWhen ?? []).map(split),
        fields: compileFields(shape.fields ?? {}),
        edges,
        forbidden: (shape.forbidden ?? []).map(split),
        required: (shape.required ?? []).filter(isFieldName),
    };
}
function derivation(edge, fields = {}) {
    if (edge.derived !== true)
        return false;
    return [fields.owners].flat().includes(edge.field) ? "owner" : true;
}
function compileCondition(when) {
    return {
        has: (when.has ?? []).map(split),
        equals: Object.entries(when.equals ?? {}).map(([path, value]) => [split(path), value]),
    };
}
function compileFields(fields) {
    const result = {};
    for (const name of FIELD_NAMES) {
        const field = fields[name];
        if (field !== undefined)
            result[name] = compileField(field);
    }
    return result;
}
function compileField(field) {
    if (typeof field === "object" && "value" in field)
        return [{ from: "constant", value: field.value }];
    return (typeof field === "string" ? [field] : field).map((text) => {
        if (text === "$path" || text === "$stem" || text === "$folder" || text === "$heading")
            return { from: "file", what: text };
        return { from: "record", path: split(text) };
    });
}
function split(path) {
    return path.split(".");
}
const FIELD_NAMES = [
    "id",
    "kind",
    "title",
    "status",
    "owners",
    "updatedAt",
    "tags",
    "sensitivity",
    "aliases",
    "sourceRefs",
    "attributes",
];
function isFieldName(name) {
    return FIELD_NAMES.some((known) => known === name);
}

// EXTERNAL MODULE: ./build/src/memory/user-error.js
var user_error = __webpack_require__(989);
// EXTERNAL MODULE: ./build/src/parse/parse-file.js + 6 modules
var parse_file = __webpack_require__(2789);
// EXTERNAL MODULE: ./build/src/memory/document.js
var memory_document = __webpack_require__(9360);
// EXTERNAL MODULE: ./build/src/load/gate-files.js
var gate_files = __webpack_require__(1577);
;// CONCATENATED MODULE: ./build/src/load/load-layout.js







const BUILT_IN_LAYOUTS = Object.keys(layouts/* LAYOUTS */.m).sort();
async function loadLayout(files, choice, config) {
    const wanted = choice ?? (config.layout === undefined ? undefined : { name: config.layout });
    if (wanted === undefined)
        return await detect(files, config);
    if ("text" in wanted)
        return await compile(await fromText(wanted.text, wanted.label), files, config, false);
    const builtIn = Object.hasOwn(layouts/* LAYOUTS */.m, wanted.name) ? layouts/* LAYOUTS */.m[wanted.name] : undefined;
    if (builtIn)
        return await compile(builtIn, files, config, true);
    if (!(await files.has(wanted.name))) {
        throw new user_error/* UserError */.y(`There is no layout "${wanted.name}": it is neither built in nor a file of ${files.label}.`, `Use one of ${BUILT_IN_LAYOUTS.join(", ")}, or the path of a layout file.`);
    }
    return await compile(await files.readRequired(wanted.name, "layout", "layout"), files, config, false);
}
async function detect(files, config) {
    for (const name of BUILT_IN_LAYOUTS.toReversed()) {
        const layout = layouts/* LAYOUTS */.m[name];
        if (layout?.marker !== undefined && (await findRoot(files, layout)) !== undefined)
            return await compile(layout, files, config, true);
    }
    throw new user_error/* NoMemoryError */.T(`No memory was recognised in ${files.label}: there is no memory-steward.yml, and no built-in layout fits.`, `Name one with --layout (${BUILT_IN_LAYOUTS.join(", ")}, or the path of a layout file), or start a memory with "memory-steward init".`);
}
async function compile(layout, files, config, trusted) {
    const root = config.root === undefined ? ((await findRoot(files, layout)) ?? "") : folder(config.root);
    if (root.split("/").includes("..")) {
        throw new user_error/* UserError */.y(`The root "${config.root ?? root}" leads out of the repository.`, "Name a folder of the repository as `root`.");
    }
    try {
        return await compileLayout(layout, trusted, root);
    }
    catch (error) {
        if (error instanceof RangeError || error instanceof pattern/* PatternError */.J) {
            throw new user_error/* UserError */.y(`The layout "${layout.name}" cannot be used: ${error.message}.`, "Correct the layout; docs/layouts.md describes the format.");
        }
        throw error;
    }
}
async function findRoot(files, layout) {
    const { marker } = layout;
    const roots = (layout.roots ?? ["."]).map(folder);
    if (marker === undefined)
        return roots[0];
    for (const root of roots)
        if (await files.has(root + marker))
            return root;
    return undefined;
}
function folder(root) {
    const trimmed = root.replace(/^(\.?\/)+/, "").replace(/\/+$/, "");
    return trimmed === "" || trimmed === "." ? "" : `${trimmed}/`;
}
async function fromText(text, label) {
    const parsed = (0,parse_file/* parseFile */.C)(label, label.endsWith(".json") ? "json" : "yaml", text, memory_document/* DEFAULT_LIMITS */.d);
    const broken = parsed.problems.find((problem) => problem.severity !== "warning");
    const value = parsed.documents[0]?.value;
    const [error] = broken ? [] : await (0,gate_files/* schemaErrors */.d)("layout", value);
    if (broken || error) {
        const line = broken?.at.range ? `:${broken.at.range.start.line}:${broken.at.range.start.column}` : "";
        throw new user_error/* UserError */.y(`${label}${line}: not a layout the steward can read: ${broken?.message ?? error?.message ?? ""}`, "Correct the layout; docs/layouts.md describes the format.");
    }
    return value;
}


/***/ }),

/***/ 2145:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ locateProblems),
/* harmony export */   H: () => (/* binding */ locateFindings)
/* harmony export */ });
/* harmony import */ var _memory_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(548);
/* harmony import */ var _memory_place_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1314);
/* harmony import */ var _memory_tree_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5037);
/* harmony import */ var _memory_tree_lookup_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5280);
/* harmony import */ var _parse_parse_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2789);
/* harmony import */ var _located_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8767);






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

/***/ 8767:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ EDIT_CHARACTERS),
/* harmony export */   z: () => (/* binding */ LocatedFile)
/* harmony export */ });
/* harmony import */ var _memory_place_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1314);
/* harmony import */ var _parse_edit_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5017);
/* harmony import */ var _parse_locate_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6687);
/* harmony import */ var _parse_open_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6893);




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

/***/ 9526:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hy: () => (/* binding */ visitFiles),
/* harmony export */   Qr: () => (/* binding */ isBroken),
/* harmony export */   S1: () => (/* binding */ readMemory),
/* harmony export */   Ul: () => (/* binding */ readFiles),
/* harmony export */   mG: () => (/* binding */ recordEntries)
/* harmony export */ });
/* harmony import */ var _layouts_extract_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9743);
/* harmony import */ var _memory_tree_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5037);
/* harmony import */ var _parse_parse_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2789);



function isBroken({ problems }) {
    return problems.some(({ rule, severity }) => rule.startsWith("parse/") && severity !== "warning");
}
async function readMemory(tree, gate, inspect, known, onProgress) {
    const entries = (await tree.entries()).filter(({ path }) => path.startsWith(gate.layout.root) && !gate.isExcluded(path));
    const files = new Map();
    const toRead = [];
    const classes = [];
    for (const entry of entries) {
        const layoutClass = recordClassOf(entry, gate);
        if (!layoutClass)
            continue;
        const same = known?.get(entry.path);
        if (same?.oid === entry.oid) {
            files.set(entry.path, same);
            continue;
        }
        toRead.push(entry);
        classes.push(layoutClass);
    }
    let done = 0;
    await tree.read(toRead, (entry, bytes) => {
        const layoutClass = classes[done];
        if (!layoutClass)
            throw new Error(`${entry.path} was not asked for`);
        files.set(entry.path, readFileState(entry, bytes, layoutClass, gate, inspect));
        if (++done % 1000 === 0)
            onProgress?.(done, toRead.length);
    });
    return { tree, entries, files };
}
async function recordEntries(tree, gate, isWanted) {
    return (await tree.entries()).filter((entry) => entry.path.startsWith(gate.layout.root) &&
        isWanted(entry.path) &&
        !gate.isExcluded(entry.path) &&
        recordClassOf(entry, gate) !== undefined);
}
async function readFiles(tree, entries, gate, inspect) {
    const files = new Map();
    const toRead = entries.filter((entry) => recordClassOf(entry, gate) !== undefined);
    await visitFiles(tree, toRead, gate, inspect, (file) => files.set(file.path, file));
    return files;
}
async function visitFiles(tree, entries, gate, inspect, visit) {
    await tree.read(entries, (entry, bytes) => {
        const layoutClass = recordClassOf(entry, gate);
        if (layoutClass)
            visit(readFileState(entry, bytes, layoutClass, gate, inspect));
    });
}
function recordClassOf({ mode, path }, { layout }) {
    const layoutClass = (0,_memory_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .isRegular */ .$W)(mode) ? layout.classOf(path) : undefined;
    return layoutClass?.records === "none" ? undefined : layoutClass;
}
const NO_PROBLEMS = [];
function readFileState(entry, bytes, layoutClass, gate, inspect) {
    const { path, oid } = entry;
    const className = layoutClass.name;
    if (bytes instanceof Error) {
        const problem = {
            rule: "parse/unreadable-file",
            message: `This file cannot be read: ${bytes.message}.`,
            at: { path },
        };
        return { path, oid, className, declarations: [], documents: 0, problems: [problem] };
    }
    const format = layoutClass.format ?? (0,_parse_parse_file_js__WEBPACK_IMPORTED_MODULE_1__/* .formatOf */ .b)(path) ?? "yaml";
    const parsed = (0,_parse_parse_file_js__WEBPACK_IMPORTED_MODULE_1__/* .parseFile */ .C)(path, format, bytes, gate.limits);
    let problems = NO_PROBLEMS;
    const report = (problem) => {
        if (problems === NO_PROBLEMS)
            problems = [];
        problems.push(problem);
    };
    parsed.problems.forEach(report);
    const declarations = (0,_layouts_extract_js__WEBPACK_IMPORTED_MODULE_0__/* .extract */ .o)(parsed, layoutClass, gate.layout).map((inspected) => inspect(inspected, report));
    return { path, oid, className, declarations, documents: parsed.documents.length, problems };
}


/***/ }),

/***/ 7409:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $t: () => (/* binding */ placeOf),
/* harmony export */   eZ: () => (/* binding */ contentDigest),
/* harmony export */   mg: () => (/* binding */ likenessOf)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);

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

/***/ 1206:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ generatedDigest),
/* harmony export */   c: () => (/* binding */ sourceDigest)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var _memory_index_paths_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8500);
/* harmony import */ var _memory_tree_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5037);
/* harmony import */ var _memory_tree_lookup_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5280);
/* harmony import */ var _git_ids_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6109);





async function sourceDigest(tree, gate) {
    const { layout, isExcluded } = gate;
    const { isPure, isGenerated } = foldersOf(gate);
    const lookup = new _memory_tree_lookup_js__WEBPACK_IMPORTED_MODULE_2__/* .TreeLookup */ .Tg(tree);
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update("memory-steward.source/v1\n");
    const add = async (folder) => {
        for (const { path, entry } of await sorted(lookup, folder)) {
            if (entry.mode !== "040000") {
                if (!isExcluded(path) && !layout.isGenerated(path))
                    addLine(hash, path, entry);
            }
            else if (isPure(path)) {
                const oid = entry.oid === "" ? await (0,_git_ids_js__WEBPACK_IMPORTED_MODULE_1__/* .treeId */ .Mh)(lookup, path) : entry.oid;
                if (oid !== undefined)
                    addLine(hash, path, { mode: entry.mode, oid });
            }
            else if (!isGenerated(path) && !(0,_memory_index_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .isIndexPath */ .oj)(path, layout.root)) {
                await add(path);
            }
        }
    };
    await add(withoutSlash(layout.root));
    return `sha256:${hash.digest("hex")}`;
}
async function generatedDigest(tree, gate) {
    const { layout, isExcluded } = gate;
    const { isPure, isGenerated } = foldersOf(gate);
    const lookup = new _memory_tree_lookup_js__WEBPACK_IMPORTED_MODULE_2__/* .TreeLookup */ .Tg(tree);
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update("memory-steward.generated/v1\n");
    const add = async (folder, isBelow) => {
        for (const { path, entry } of await sorted(lookup, folder)) {
            if (entry.mode !== "040000") {
                if (!isExcluded(path) && (isBelow || layout.isGenerated(path)))
                    addLine(hash, path, { mode: entry.mode, oid: "" });
            }
            else if (!isPure(path) && !(0,_memory_index_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .isIndexPath */ .oj)(path, layout.root)) {
                await add(path, isBelow || isGenerated(path));
            }
        }
    };
    const top = withoutSlash(layout.root);
    await add(top, isGenerated(top));
    return `sha256:${hash.digest("hex")}`;
}
function foldersOf({ layout, mayExcludeBelow }) {
    const { root } = layout;
    const classes = [...layout.classes.values()];
    return {
        isPure: (folder) => folder.length >= root.length - 1 &&
            !mayExcludeBelow(folder) &&
            !classes.some(({ generated, mayMatchBelow }) => generated && mayMatchBelow(folder.slice(root.length))),
        isGenerated: (folder) => {
            if (!folder.startsWith(root))
                return false;
            const below = folder.slice(root.length);
            const first = classes.find(({ generated, records, mayMatchBelow }) => (generated || records !== "none") && mayMatchBelow(below));
            return first?.generated === true && first.matchesAllBelow(below);
        },
    };
}
async function sorted(lookup, folder) {
    return [...(await lookup.folder(folder)).values()]
        .sort((a, b) => (0,_memory_tree_js__WEBPACK_IMPORTED_MODULE_4__/* .comparePaths */ .cD)(a.name, b.name))
        .map((entry) => ({ path: folder === "" ? entry.name : `${folder}/${entry.name}`, entry }));
}
function addLine(hash, path, { mode, oid }) {
    hash.update(`${path}\0${mode}\0${oid}\n`);
}
function withoutSlash(root) {
    return root.replace(/\/$/, "");
}


/***/ }),

/***/ 6942:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ visitRecords)
/* harmony export */ });
/* harmony import */ var _layouts_extract_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9743);
/* harmony import */ var _memory_tree_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5037);
/* harmony import */ var _parse_decode_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4215);
/* harmony import */ var _parse_frame_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5876);
/* harmony import */ var _parse_parse_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2789);





async function visitRecords(memory, paths, gate, visit) {
    if (paths.size === 0)
        return;
    const entries = memory.entries.filter(({ path, mode }) => paths.has(path) && (0,_memory_tree_js__WEBPACK_IMPORTED_MODULE_4__/* .isRegular */ .$W)(mode));
    await memory.tree.read(entries, ({ path }, bytes) => {
        const layoutClass = gate.layout.classOf(path);
        if (bytes instanceof Error || !layoutClass)
            return;
        const format = layoutClass.format ?? (0,_parse_parse_file_js__WEBPACK_IMPORTED_MODULE_3__/* .formatOf */ .b)(path) ?? "yaml";
        const body = format === "markdown" ? bodyText(path, bytes) : "";
        for (const inspected of (0,_layouts_extract_js__WEBPACK_IMPORTED_MODULE_0__/* .extract */ .o)((0,_parse_parse_file_js__WEBPACK_IMPORTED_MODULE_3__/* .parseFile */ .C)(path, format, bytes, gate.limits), layoutClass, gate.layout)) {
            visit(inspected, body);
        }
    });
}
function bodyText(path, bytes) {
    const text = (0,_parse_decode_js__WEBPACK_IMPORTED_MODULE_1__/* .decode */ .D)(path, bytes).text ?? "";
    const frame = (0,_parse_frame_js__WEBPACK_IMPORTED_MODULE_2__/* .splitFrontMatter */ .v)(text);
    return (frame.kind === "framed" ? text.slice(frame.body) : text).replaceAll("\r\n", "\n").trim();
}


/***/ }),

/***/ 6961:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ Graph),
/* harmony export */   k: () => (/* binding */ NeedsWholeGraph)
/* harmony export */ });
/* harmony import */ var _tree_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5037);

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


/***/ }),

/***/ 8500:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fw: () => (/* binding */ DOOR_PATH),
/* harmony export */   Xe: () => (/* binding */ DEADLINES_FOLDER),
/* harmony export */   fR: () => (/* binding */ mayHoldIndex),
/* harmony export */   g6: () => (/* binding */ RECORDS_FOLDER),
/* harmony export */   oj: () => (/* binding */ isIndexPath),
/* harmony export */   v4: () => (/* binding */ FINDINGS_PATH)
/* harmony export */ });
const INDEX_FOLDER = "indexes";
const DOOR_PATH = `${INDEX_FOLDER}/graph-index.json`;
const FINDINGS_PATH = `${INDEX_FOLDER}/findings.jsonl`;
const RECORDS_FOLDER = `${INDEX_FOLDER}/records`;
const DEADLINES_FOLDER = `${INDEX_FOLDER}/deadlines`;
function isIndexPath(path, root) {
    if (!path.startsWith(INDEX_FOLDER, root.length) || !path.startsWith(root))
        return false;
    const below = path.slice(root.length);
    if (below === DOOR_PATH || below === FINDINGS_PATH)
        return true;
    return [RECORDS_FOLDER, DEADLINES_FOLDER].some((folder) => below === folder || below.startsWith(`${folder}/`));
}
function mayHoldIndex(folder, root) {
    return folder === root + INDEX_FOLDER || isIndexPath(folder, root);
}


/***/ }),

/***/ 5280:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Tg: () => (/* binding */ TreeLookup),
/* harmony export */   Tl: () => (/* binding */ filesAt),
/* harmony export */   gN: () => (/* binding */ parentOf)
/* harmony export */ });
/* harmony import */ var _tree_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5037);

class TreeLookup {
    tree;
    #known = new Map();
    constructor(tree) {
        this.tree = tree;
    }
    async folder(path) {
        const known = this.#known.get(path);
        if (known)
            return known;
        const folder = await this.#read(path);
        this.#known.set(path, folder);
        return folder;
    }
    async entry(path) {
        const folder = await this.folder(parentOf(path));
        const found = folder.get(nameOf(path));
        return found && asEntry(path, found);
    }
    async file(path) {
        const entry = await this.entry(path);
        return entry && (0,_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .isRegular */ .$W)(entry.mode) ? entry : undefined;
    }
    async #read(path) {
        const { stored } = this.tree;
        if (stored)
            return new Map((await stored.folder(path)).map((entry) => [entry.name, entry]));
        return listFolder(path, await this.tree.entries());
    }
}
const FEW = 1000;
async function filesAt(paths, tree) {
    if (tree.stored && paths.size <= FEW) {
        const lookup = new TreeLookup(tree);
        const found = await Promise.all([...paths].sort(_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .comparePaths */ .cD).map((path) => lookup.file(path)));
        return found.filter((entry) => entry !== undefined);
    }
    return (await tree.entries()).filter(({ path, mode }) => (0,_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .isRegular */ .$W)(mode) && paths.has(path));
}
function parentOf(path) {
    return path.slice(0, Math.max(0, path.lastIndexOf("/")));
}
function asEntry(path, found) {
    if (found instanceof ListedEntry)
        return found.entry;
    const { mode, oid, undecodable } = found;
    if (mode === "040000")
        return undefined;
    return undecodable ? { path, mode, oid, undecodable } : { path, mode, oid };
}
function listFolder(path, entries) {
    const prefix = path === "" ? "" : `${path}/`;
    const folder = new Map();
    for (let index = (0,_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .firstFrom */ .nT)(entries, prefix); index < entries.length;) {
        const entry = entries[index];
        if (entry?.path.startsWith(prefix) !== true)
            break;
        const slash = entry.path.indexOf("/", prefix.length);
        if (slash === -1) {
            const listed = new ListedEntry(entry);
            if ((0,_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .isRegular */ .$W)(listed.mode) || !folder.has(listed.name))
                folder.set(listed.name, listed);
            index++;
        }
        else {
            const name = entry.path.slice(prefix.length, slash);
            if (!folder.has(name))
                folder.set(name, { name, mode: "040000", oid: "" });
            index = (0,_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .firstFrom */ .nT)(entries, `${prefix}${name}0`);
        }
    }
    return folder;
}
function nameOf(path) {
    return path.slice(path.lastIndexOf("/") + 1);
}
class ListedEntry {
    name;
    mode;
    undecodable;
    entry;
    constructor(entry) {
        this.name = nameOf(entry.path);
        this.mode = entry.mode;
        if (entry.undecodable)
            this.undecodable = true;
        this.entry = entry;
    }
    get oid() {
        return this.entry.oid;
    }
}


/***/ }),

/***/ 5017:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  nz: () => (/* reexport */ applyTextEdits),
  tT: () => (/* binding */ editOpenFile)
});

// UNUSED EXPORTS: editToText

// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(7975);
// EXTERNAL MODULE: ./build/src/parse/lines.js
var parse_lines = __webpack_require__(5406);
// EXTERNAL MODULE: ./build/src/parse/scalar-texts.js
var scalar_texts = __webpack_require__(7320);
// EXTERNAL MODULE: ./build/src/parse/tree.js
var tree = __webpack_require__(1221);
;// CONCATENATED MODULE: ./build/src/parse/edit-plan.js



function planEdit(text, root, edit, writer) {
    return new Planner(text, writer).plan(root, edit);
}
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
                text: `\n${" ".repeat(column)}- ${this.#indented(lines, column + this.#writer.indent)}`,
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

// EXTERNAL MODULE: ./build/src/parse/open-file.js + 1 modules
var open_file = __webpack_require__(6893);
// EXTERNAL MODULE: ./build/src/parse/yaml-library.cjs
var yaml_library = __webpack_require__(176);
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
    return editOpenFile(new OpenFile(path, format, bytes), anchor.document ?? 0, edit);
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

/***/ 6687:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ openLocator),
/* harmony export */   e: () => (/* binding */ locatorOf)
/* harmony export */ });
/* harmony import */ var _lines_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5406);
/* harmony import */ var _markdown_body_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7602);
/* harmony import */ var _open_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6893);
/* harmony import */ var _tree_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1221);




function openLocator(path, format, bytes) {
    return locatorOf(new _open_file_js__WEBPACK_IMPORTED_MODULE_1__/* .OpenFile */ .T(path, format, bytes));
}
function locatorOf(file) {
    return new FileLocator(file);
}
class FileLocator {
    #file;
    #links;
    constructor(file) {
        this.#file = file;
    }
    range(anchor) {
        if (anchor.range)
            return anchor.range;
        const { start, end } = this.#span(anchor) ?? { start: 0, end: (0,_lines_js__WEBPACK_IMPORTED_MODULE_2__/* .lineEnd */ .kd)(this.#file.text, 0) };
        return this.#file.lines.range(start, end);
    }
    scalarText(document, pointer) {
        return this.#file.content(document)?.scalarText(pointer);
    }
    #span({ document, pointer, part, link }) {
        if (link !== undefined)
            return this.#link(link);
        if (document === undefined && pointer === undefined)
            return undefined;
        const root = this.#file.tree(document ?? 0);
        if (root && !(0,_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .isAbsent */ .W)(root))
            return spanOf(root, pointer ?? [], part ?? "value");
        const slice = this.#file.slices[document ?? 0];
        return slice && this.#firstLine(slice);
    }
    #link(index) {
        const { text, body } = this.#file;
        this.#links ??= (0,_markdown_body_js__WEBPACK_IMPORTED_MODULE_0__/* .locateLinks */ .Q)(text.slice(body));
        const link = this.#links[index];
        return link && { start: link.start + body, end: link.end + body };
    }
    #firstLine({ start, end }) {
        const { text } = this.#file;
        const content = /\S/.exec(text.slice(start, end).replace(/^---/, "   "));
        const first = start + (content?.index ?? 0);
        return { start: first, end: Math.min((0,_lines_js__WEBPACK_IMPORTED_MODULE_2__/* .lineEnd */ .kd)(text, first), end) };
    }
}
function spanOf(root, pointer, part) {
    const steps = (0,_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .walk */ .G)(root, pointer);
    const found = steps.length === pointer.length + 1;
    const { node, entry } = steps.at(-1) ?? { node: root };
    const written = !(0,_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .isAbsent */ .W)(node);
    if (found && pointer.length > 0 && written && (part === "value" || !entry?.key))
        return node;
    if (!found && written && node.entries.length === 0 && node.kind !== "map" && node.kind !== "seq")
        return node;
    if (entry?.key)
        return entry.key;
    const first = node.entries[0];
    if (first?.key && node.kind === "map")
        return first.key;
    return written ? node : { start: entry?.start ?? node.start, end: entry?.opened ?? node.end };
}


/***/ }),

/***/ 1221:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ walk),
/* harmony export */   W: () => (/* binding */ isAbsent)
/* harmony export */ });
function walk(root, pointer) {
    const steps = [{ node: root }];
    let node = root;
    for (const step of pointer) {
        const entry = entryAt(node, step);
        if (!entry)
            break;
        node = entry.value;
        steps.push({ node, entry });
    }
    return steps;
}
function entryAt(node, step) {
    if (node.kind === "seq")
        return typeof step === "number" ? node.entries[step] : undefined;
    return node.kind === "map" ? node.entries.find(({ key }) => key?.name === String(step)) : undefined;
}
function isAbsent(node) {
    return node.start === node.end;
}


/***/ }),

/***/ 4041:
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
// EXTERNAL MODULE: ./build/src/rules/registry.js + 84 modules
var registry = __webpack_require__(8068);
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

/***/ 7945:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bz: () => (/* binding */ assertWritable),
/* harmony export */   Dm: () => (/* binding */ replaceFilesBelow),
/* harmony export */   i8: () => (/* binding */ createFileBelow),
/* harmony export */   oG: () => (/* binding */ occupant)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _memory_user_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(989);
/* harmony import */ var _report_visible_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6672);
/* harmony import */ var _output_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5997);





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

/***/ 5997:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ writeFileWhole)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);



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


/***/ })

};
