export const id = 2850;
export const ids = [2850];
export const modules = {

/***/ 52850:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  z: () => (/* binding */ check)
});

// EXTERNAL MODULE: ./build/src/indexes/not-local.js
var not_local = __webpack_require__(21741);
// EXTERNAL MODULE: ./build/src/load/gate.js + 6 modules
var load_gate = __webpack_require__(87346);
// EXTERNAL MODULE: ./build/src/load/locate-findings.js
var locate_findings = __webpack_require__(92145);
// EXTERNAL MODULE: ./build/src/load/located-file.js
var located_file = __webpack_require__(78767);
// EXTERNAL MODULE: ./build/src/load/source-digest.js
var source_digest = __webpack_require__(71206);
// EXTERNAL MODULE: ./build/src/memory/user-error.js
var user_error = __webpack_require__(90989);
// EXTERNAL MODULE: ./build/src/rules/gate/verdict-change.js
var verdict_change = __webpack_require__(84425);
// EXTERNAL MODULE: ./build/src/rules/registry.js + 99 modules
var registry = __webpack_require__(1029);
// EXTERNAL MODULE: ./build/src/indexes/committed-index.js
var committed_index = __webpack_require__(41153);
// EXTERNAL MODULE: ./build/src/load/git-ids.js
var git_ids = __webpack_require__(36109);
// EXTERNAL MODULE: ./build/src/memory/index-paths.js
var index_paths = __webpack_require__(38500);
// EXTERNAL MODULE: ./build/src/memory/tree.js
var memory_tree = __webpack_require__(85037);
// EXTERNAL MODULE: ./build/src/memory/tree-lookup.js
var tree_lookup = __webpack_require__(15280);
// EXTERNAL MODULE: ./build/src/commands/make-index.js + 6 modules
var make_index = __webpack_require__(37137);
;// CONCATENATED MODULE: ./build/src/commands/edited-index.js







const MAX_EDITED = 20;
async function editedIndexFiles(change, gate) {
    const { base, judged, root, options } = change;
    const [before, after] = await Promise.all([base, judged].map((tree) => indexEntries(tree, gate)));
    if (!before || !after)
        return [];
    const touched = [...new Set([...before.keys(), ...after.keys()])].filter((path) => {
        const [was, is] = [before.get(path), after.get(path)];
        return was?.oid !== is?.oid || was?.mode !== is?.mode;
    });
    if (touched.length === 0)
        return [];
    const expected = await generate({ tree: judged, root, gate: options }, gate);
    const format = (0,git_ids/* formatOfId */.cm)([...after.values(), ...before.values()][0]?.oid ?? "");
    return touched
        .filter((path) => {
        const text = expected?.get(path);
        const is = after.get(path);
        if (text === undefined)
            return expected === undefined || is !== undefined;
        return is?.mode !== "100644" || is.oid !== (0,git_ids/* blobId */.zA)(Buffer.from(text), format);
    })
        .sort(memory_tree/* comparePaths */.cD)
        .slice(0, MAX_EDITED)
        .map((path) => ({ path, edited: after.has(path) ? "written" : "removed" }));
}
async function generate(input, gate) {
    const lookup = new tree_lookup/* TreeLookup */.Tg(input.tree);
    let source = { time: new Date(0) };
    for (const path of [index_paths/* ONTOLOGY_REPORT_PATH */.BN, index_paths/* DOOR_PATH */.Fw]) {
        const entry = await lookup.file(gate.layout.root + path);
        if (entry)
            source = (0,committed_index/* builtFrom */.d)(await (0,memory_tree/* readFile */.TA)(input.tree, entry)) ?? source;
    }
    try {
        return (await (0,make_index/* makeIndex */.H)({ ...input, source })).files;
    }
    catch (error) {
        if (error instanceof user_error/* UserError */.y)
            return undefined;
        throw error;
    }
}
async function indexEntries(tree, { layout }) {
    const entries = (await tree.entries()).filter(({ path }) => (0,index_paths/* isIndexPath */.oj)(path, layout.root));
    return new Map(entries.map((entry) => [entry.path, entry]));
}

// EXTERNAL MODULE: ./build/src/commands/generated-files.js
var generated_files = __webpack_require__(5279);
// EXTERNAL MODULE: ./build/src/commands/judgement.js + 2 modules
var commands_judgement = __webpack_require__(54897);
// EXTERNAL MODULE: ./build/src/commands/misnamed-rules.js
var misnamed_rules = __webpack_require__(3516);
;// CONCATENATED MODULE: ./build/src/commands/index-files.js



function indexFilesIn(tree, root) {
    const lookup = new tree_lookup/* TreeLookup */.Tg(tree);
    const filesBelow = async (folder) => {
        const files = [...(await lookup.folder(folder))].map(async ([name, { mode, oid }]) => {
            const path = `${folder}/${name}`;
            return mode === "040000" ? filesBelow(path) : [{ path, mode, oid }];
        });
        return (await Promise.all(files)).flat();
    };
    return {
        async read(path) {
            const entry = await lookup.file(root + path);
            if (!entry)
                return undefined;
            try {
                return Buffer.from(await (0,memory_tree/* readFile */.TA)(tree, entry));
            }
            catch (error) {
                throw (0,not_local/* brokenIndex */.S)(`${entry.path} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
            }
        },
        async id(path) {
            const full = root + path;
            return (await lookup.folder((0,tree_lookup/* parentOf */.gN)(full))).get(full.slice(full.lastIndexOf("/") + 1))?.oid;
        },
        async names(folder) {
            const entries = await lookup.folder(root + folder);
            return new Set([...entries.values()].map(({ name, mode }) => (mode === "040000" ? `${name}/` : name)));
        },
        async visitAll(folder, visit) {
            await tree.read(await filesBelow(root + folder), (entry, bytes) => {
                if (bytes instanceof Error)
                    throw (0,not_local/* brokenIndex */.S)(`${entry.path} cannot be read: ${bytes.message}`);
                visit(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length));
            });
        },
    };
}

// EXTERNAL MODULE: ./build/src/indexes/deadline.js
var deadline = __webpack_require__(55716);
// EXTERNAL MODULE: ./build/src/indexes/record-line.js
var record_line = __webpack_require__(36012);
// EXTERNAL MODULE: ./build/src/indexes/shards.js
var shards = __webpack_require__(55701);
// EXTERNAL MODULE: ./build/src/indexes/stored-finding.js
var stored_finding = __webpack_require__(38107);
;// CONCATENATED MODULE: ./build/src/indexes/base-index.js







const MAX_CITED = 64;
const NEWLINE = 0x0a;
class BaseIndex {
    door;
    #files;
    #declarations = new Map();
    #shards = new Map();
    #names = new Map();
    constructor(door, files) {
        this.door = door;
        this.#files = files;
    }
    async verifyContents() {
        const { contents } = this.door;
        for (const path of index_paths/* BOUND_PATHS */.K_) {
            const id = Object.hasOwn(contents, nameBelow(path)) ? contents[nameBelow(path)] : undefined;
            if ((await this.#files.id(path)) !== id)
                throw (0,not_local/* brokenIndex */.S)(`${path} is not as it was written`);
        }
    }
    declarations(key) {
        let declarations = this.#declarations.get(key);
        if (!declarations)
            this.#declarations.set(key, (declarations = this.#declared(key)));
        return declarations;
    }
    async #declared(key) {
        const path = await this.#shardOf((0,shards/* hashDigits */.ZP)(key));
        if (path === undefined)
            return [];
        let shard = this.#shards.get(path);
        if (!shard)
            this.#shards.set(path, (shard = this.#readShard(path)));
        return ((await shard).get(key) ?? []).map(record_line/* parseRecordLine */.pF);
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
                const declaration = (0,record_line/* parseRecordLine */.pF)(bytes.toString("utf8", start, end === -1 ? bytes.length : end));
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
                    visit((0,record_line/* parseRecordLine */.pF)(line));
        });
    }
    async findings(now) {
        const findings = [];
        await this.#files.visitAll(index_paths/* FINDINGS_FOLDER */.EL, (bytes) => {
            for (const finding of (0,stored_finding/* parseFindings */.S)(bytes.toString("utf8"))) {
                const { until } = finding.problem;
                if (until === undefined || now < until)
                    findings.push(finding);
            }
        });
        return findings.sort((a, b) => (0,memory_tree/* comparePaths */.cD)(a.problem.at.path, b.problem.at.path));
    }
    async due(now) {
        const last = (0,deadline/* deadlineMonth */.tI)(now);
        const due = new Set();
        const take = (bytes) => {
            for (const path of (0,deadline/* parsePast */.u6)(bytes.toString("utf8"), now))
                due.add(path);
        };
        for (const name of await this.#files.names(index_paths/* DEADLINES_FOLDER */.Xe)) {
            if ((0,deadline/* monthOfName */.pl)(name) > last)
                continue;
            const path = `${index_paths/* DEADLINES_FOLDER */.Xe}/${name}`;
            if (name.endsWith("/"))
                await this.#files.visitAll(path.slice(0, -1), take);
            else
                take((await this.#files.read(path)) ?? Buffer.alloc(0));
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
            const key = (0,record_line/* keyOfLine */.hX)(line);
            const group = byKey.get(key);
            if (group)
                group.push(line);
            else
                byKey.set(key, [line]);
        }
        return byKey;
    }
}
function nameBelow(path) {
    return path.slice(index_paths/* INDEX_FOLDER */.gt.length + 1);
}

// EXTERNAL MODULE: ./build/src/indexes/door.js
var indexes_door = __webpack_require__(112);
// EXTERNAL MODULE: ./build/src/memory/case-fold.js
var case_fold = __webpack_require__(78173);
// EXTERNAL MODULE: ./build/src/memory/graph.js
var memory_graph = __webpack_require__(76961);
// EXTERNAL MODULE: ./build/src/memory/ontology.js
var memory_ontology = __webpack_require__(39456);
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
var compare_memory = __webpack_require__(79088);
// EXTERNAL MODULE: ./build/src/load/graph-of.js
var graph_of = __webpack_require__(83162);
// EXTERNAL MODULE: ./build/src/load/read-memory.js + 23 modules
var read_memory = __webpack_require__(83141);
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
        if ((0,index_paths/* isIndexFile */.pO)(path, root))
            return true;
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

// EXTERNAL MODULE: ./build/src/rules/judge.js + 1 modules
var judge = __webpack_require__(74041);
// EXTERNAL MODULE: ./build/src/rules/nearest-target.js
var nearest_target = __webpack_require__(43669);
// EXTERNAL MODULE: ./build/src/rules/retired.js
var retired = __webpack_require__(63496);
// EXTERNAL MODULE: ./build/src/commands/gate-digest.js
var gate_digest = __webpack_require__(19014);
// EXTERNAL MODULE: ./build/src/commands/version.js + 1 modules
var version = __webpack_require__(82792);
;// CONCATENATED MODULE: ./build/src/commands/judge-locally.js






















const MAX_DIFFERENCES = 2000;
const MAX_DUE = 2000;
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
    const inspect = (0,judge/* recordInspector */.p8)((0,commands_judgement/* recordContext */.pD)(gate, now));
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
        const stated = (0,commands_judgement/* stateByGraph */.vl)(await contextOf(input, present, entries, graph, change), {
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
    const weighed = (0,commands_judgement/* weigh */.vi)(problems, gate, now).map((item) => {
        const known = places.get(item.problem);
        return known ? { ...item, places: known } : item;
    });
    const { editCharacters } = index.door;
    const elsewhere = async (of) => {
        const keys = [...new Set(of.map(({ record, path }) => (0,shards/* shardKey */.kQ)(record, path)))];
        return (await Promise.all(keys.map((key) => index.declarations(key)))).flat();
    };
    return { memory, graph, change, problems: weighed, tallies, editCharacters, elsewhere };
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
    const door = (0,indexes_door/* parseDoor */.Un)(text.toString("utf8"));
    if (!door)
        throw new not_local/* NotLocal */.X("the index of the base is of another format");
    if (door.steward !== version/* STEWARD_LINE */.u)
        throw new not_local/* NotLocal */.X("another version wrote the index of the base");
    if (door.gateDigest !== (0,gate_digest/* gateDigest */.U)(gate))
        throw new not_local/* NotLocal */.X("the index of the base was made by another gate");
    if (now.getTime() < Date.parse(door.generatedAt))
        throw new not_local/* NotLocal */.X("the index of the base is of a later time");
    if (door.sourceDigest !== (await (0,source_digest/* sourceDigest */.c)(base, gate)) ||
        door.generatedDigest !== (await (0,source_digest/* generatedDigest */.G)(base, gate))) {
        throw new not_local/* NotLocal */.X("the index of the base is stale");
    }
    if (door.withheld !== undefined)
        throw new not_local/* NotLocal */.X("the index of the base withholds what must not be repeated");
    if (!(0,indexes_door/* isSharded */.EG)(door))
        throw new not_local/* NotLocal */.X("the memory is small");
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
    if (all.some(({ path }) => (0,index_paths/* isIndexPath */.oj)(path, gate.layout.root)))
        throw new not_local/* NotLocal */.X("it changes generated files");
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
async function contextOf({ gate, now, comparison: { judged } }, present, entries, graph, change) {
    const asked = new Set([...gate.files.keys(), ...change.vanished.map(({ before }) => before.primary.path)]);
    for (const { edges } of graph.declarations) {
        for (const { form, target } of edges)
            if (form === "link")
                asked.add(target);
    }
    for (const path of asked)
        await present.has(path);
    return {
        ...(0,commands_judgement/* recordContext */.pD)(gate, now),
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
        generated: await (0,generated_files/* generatedFiles */.R)(judged, gate),
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

// EXTERNAL MODULE: ./build/src/commands/report-of.js
var report_of = __webpack_require__(32376);
// EXTERNAL MODULE: ./build/src/commands/require-memory.js
var require_memory = __webpack_require__(42291);
// EXTERNAL MODULE: ./build/src/commands/secrets-of.js + 1 modules
var secrets_of = __webpack_require__(61673);
// EXTERNAL MODULE: ./build/src/commands/statistics.js
var statistics = __webpack_require__(98589);
;// CONCATENATED MODULE: ./build/src/commands/check.js


















async function check(input) {
    const comparison = "comparison" in input.subject ? input.subject.comparison : undefined;
    const judged = "comparison" in input.subject ? input.subject.comparison.judged : input.subject.tree;
    const shown = comparison?.head ?? judged;
    const seek = seekOnce(judged, comparison, input.secrets);
    let outcome = comparison
        ? await judgeComparison(comparison, input, seek)
        : await judgeWhole(judged, undefined, input, seek);
    const budget = { spent: 0 };
    let findings = await (0,locate_findings/* locateFindings */.H)(outcome.judgement.problems, judged, outcome.gate.layout, shown, budget);
    if (outcome.editCharacters !== undefined && outcome.editCharacters + budget.spent > located_file/* EDIT_CHARACTERS */.e) {
        const readAllBecause = "there are more problems than edits are made for";
        outcome = { ...(await judgeWhole(judged, comparison, input, seek)), readAllBecause };
        findings = await (0,locate_findings/* locateFindings */.H)(outcome.judgement.problems, judged, outcome.gate.layout, shown);
    }
    const { gate, judgement, tallies, readAllBecause } = outcome;
    const report = (0,report_of/* reportOf */.E)({
        root: input.root,
        gate,
        sourceDigest: await (0,source_digest/* sourceDigest */.c)(judged, gate),
        tallies,
        findings,
        ...(comparison && { comparison }),
    });
    const salt = (0,secrets_of/* saltOf */.um)(gate, input.secrets === false ? {} : (input.secrets ?? {}));
    return { report, shown, gate, judgement, readAllBecause, salt };
}
function seekOnce(judged, comparison, options = {}) {
    let stated;
    const seek = async (gate) => {
        if (options === false)
            return secrets_of/* NO_SECRETS */.g1;
        if (comparison)
            return await (0,secrets_of/* secretsOfChange */.BD)(comparison, gate, options);
        return { ...secrets_of/* NO_SECRETS */.g1, problems: await (0,secrets_of/* secretsOfTree */.tD)(judged, await judged.entries(), gate, options) };
    };
    return (gate) => (stated ??= seek(gate));
}
function placed(judgement, places) {
    if (places.size === 0)
        return judgement;
    const problems = judgement.problems.map((item) => {
        const known = places.get(item.problem);
        return known ? { ...item, places: known } : item;
    });
    return { ...judgement, problems };
}
async function judgeComparison(comparison, input, seek) {
    if (input.useIndex === false)
        return await judgeWhole(comparison.judged, comparison, input, seek);
    try {
        const { target } = comparison;
        const gate = await attempt(target, input.gate);
        if (gate instanceof user_error/* UserError */.y)
            throw new not_local/* NotLocal */.X("the target branch has no usable gate");
        const secrets = await seek(gate);
        const judgement = await judgeLocally({
            comparison,
            gate,
            problems: [...gate.problems, ...(0,misnamed_rules/* misnamedRules */.W)(gate), ...secrets.problems],
            now: input.now,
            files: indexFilesIn(target, gate.layout.root),
        });
        const { tallies, editCharacters } = judgement;
        return { gate, judgement: placed(judgement, secrets.places), tallies, editCharacters };
    }
    catch (error) {
        if (!(error instanceof not_local/* NotLocal */.X))
            throw error;
        return { ...(await judgeWhole(comparison.judged, comparison, input, seek)), readAllBecause: error.message };
    }
}
async function judgeWhole(judged, comparison, input, seek) {
    const { gate, proposed, problems } = await gatesOf(judged, comparison, input.gate);
    await (0,require_memory/* requireMemory */.F)(comparison ? [judged, comparison.target] : [judged], gate);
    const generated = comparison
        ? [
            ...(await (0,generated_files/* generatedFiles */.R)(judged, gate)),
            ...(await editedIndexFiles({ base: comparison.changeBase, judged, root: input.root, options: input.gate }, gate)),
        ]
        : await (0,generated_files/* generatedFiles */.R)(judged, gate);
    const secrets = await seek(gate);
    const gateFiles = new Set([...gate.files.keys(), ...(proposed?.files.keys() ?? []), gate.baselinePath]);
    const misnamed = (0,misnamed_rules/* misnamedRules */.W)(proposed ?? gate);
    const common = {
        judged,
        gateFiles,
        ...(comparison && { base: comparison.changeBase, conflicts: comparison.conflicts }),
        generated,
        now: input.now,
        ...(input.onProgress && { onProgress: input.onProgress }),
    };
    let judgement = await (0,commands_judgement/* judge */.S4)({
        ...common,
        gate,
        proposedOntology: proposed?.ontology ?? gate.ontology,
        problems: [...problems, ...misnamed, ...secrets.problems],
    });
    if (proposed && editsGate(gate, proposed)) {
        const own = await (0,commands_judgement/* judge */.S4)({
            ...common,
            gate: proposed,
            proposedOntology: proposed.ontology,
            problems: [...problems, ...misnamed, ...secrets.problems],
        });
        const verdictChange = verdictChangeOf(judgement, own, gate, proposed);
        if (verdictChange) {
            judgement = await (0,commands_judgement/* judge */.S4)({
                ...common,
                gate,
                proposedOntology: proposed.ontology,
                problems: [...problems, ...misnamed, ...secrets.problems, verdictChange],
            });
        }
    }
    const tallies = (0,statistics/* talliesOf */.MP)(judgement.memory, judgement.graph);
    return { gate, judgement: placed(judgement, secrets.places), tallies };
}
async function gatesOf(judged, comparison, options) {
    if (!comparison) {
        const gate = await (0,load_gate/* loadGate */.W)(judged, options);
        return { gate, proposed: undefined, problems: gate.problems };
    }
    const [base, own] = await Promise.all([attempt(comparison.target, options), attempt(judged, options)]);
    if (base instanceof user_error/* UserError */.y) {
        if (own instanceof user_error/* UserError */.y)
            throw own;
        const problem = {
            rule: "gate/base-unusable",
            message: `The target branch has no usable gate, so this change is judged by its own. ${base.message}`,
            at: { path: own.files.keys().next().value ?? "memory-steward.yml" },
        };
        return { gate: withoutAcceptedSecrets(own), proposed: undefined, problems: [...own.problems, problem] };
    }
    if (own instanceof user_error/* UserError */.y) {
        const problem = {
            rule: "gate/invalid-file",
            message: own.message,
            at: { path: base.files.keys().next().value ?? "memory-steward.yml" },
        };
        return { gate: base, proposed: undefined, problems: [problem] };
    }
    return { gate: base, proposed: own, problems: own.problems };
}
function withoutAcceptedSecrets(gate) {
    const baseline = { ...gate.baseline, secrets: new Map(), salt: undefined };
    const waivers = gate.waivers.filter(({ rule, fingerprint }) => !rule.startsWith("secret/") && fingerprint === undefined);
    return { ...gate, baseline, waivers };
}
async function attempt(tree, options) {
    try {
        return await (0,load_gate/* loadGate */.W)(tree, options);
    }
    catch (error) {
        if (error instanceof user_error/* UserError */.y)
            return error;
        throw error;
    }
}
function editsGate(gate, proposed) {
    return editedFiles(gate, proposed).length > 0;
}
function editedFiles(gate, proposed) {
    const paths = new Set([...gate.files.keys(), ...proposed.files.keys()]);
    return [...paths].filter((path) => gate.files.get(path) !== proposed.files.get(path)).sort();
}
function verdictChangeOf(now, then, gate, proposed) {
    const open = (judgement) => judgement.problems.filter(({ accepted }) => accepted === undefined).map(plain);
    const weakened = weakenings(now, then, gate, proposed);
    const message = (0,verdict_change/* describeVerdictChange */.h)(open(now), open(then), weakened);
    const [path] = editedFiles(gate, proposed);
    if (path === undefined)
        return undefined;
    return { rule: "gate/verdict-change", message, at: { path }, ...(weakened.length > 0 && { severity: "warning" }) };
}
function weakenings(now, then, gate, proposed) {
    const clauses = [];
    const unread = [...now.memory.files.keys()].filter((path) => !then.memory.files.has(path)).length;
    if (unread > 0)
        clauses.push(`${unread} of ${now.memory.files.size} files would no longer be read`);
    const loosened = registry/* RULES */.y.filter(({ id, severity }) => {
        const was = RANK[gate.severities.get(id) ?? severity];
        return RANK[proposed.severities.get(id) ?? severity] > was;
    });
    if (loosened.length > 0) {
        clauses.push(`less weight would be given to ${loosened.map(({ id }) => id).join(", ")}`);
    }
    return clauses;
}
const RANK = { error: 0, warning: 1, note: 2, off: 3 };
function plain({ problem, severity, fingerprint }) {
    return { rule: problem.rule, severity, message: problem.message, path: problem.at.path, fingerprint };
}


/***/ }),

/***/ 5279:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ generatedFiles)
/* harmony export */ });
/* harmony import */ var _indexes_committed_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(41153);
/* harmony import */ var _load_source_digest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71206);
/* harmony import */ var _memory_index_paths_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38500);
/* harmony import */ var _memory_tree_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(85037);
/* harmony import */ var _memory_tree_lookup_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15280);





async function generatedFiles(tree, gate) {
    const lookup = new _memory_tree_lookup_js__WEBPACK_IMPORTED_MODULE_2__/* .TreeLookup */ .Tg(tree);
    const entry = (await lookup.file(gate.layout.root + _memory_index_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .DOOR_PATH */ .Fw)) ?? (await lookup.file(gate.layout.root + _memory_index_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .ONTOLOGY_REPORT_PATH */ .BN));
    if (!entry)
        return [];
    const digests = { sourceDigest: await (0,_load_source_digest_js__WEBPACK_IMPORTED_MODULE_0__/* .sourceDigest */ .c)(tree, gate), ontologyDigest: gate.ontologyDigest };
    return [{ path: entry.path, stale: (0,_indexes_committed_index_js__WEBPACK_IMPORTED_MODULE_3__/* .isStale */ .Q)(await (0,_memory_tree_js__WEBPACK_IMPORTED_MODULE_4__/* .readFile */ .TA)(tree, entry), digests) }];
}


/***/ }),

/***/ 61673:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  g1: () => (/* binding */ NO_SECRETS),
  um: () => (/* binding */ saltOf),
  BD: () => (/* binding */ secretsOfChange),
  tD: () => (/* binding */ secretsOfTree)
});

// EXTERNAL MODULE: ./build/src/memory/place.js
var place = __webpack_require__(31314);
// EXTERNAL MODULE: ./build/src/memory/tree-lookup.js
var tree_lookup = __webpack_require__(15280);
// EXTERNAL MODULE: ./build/src/secrets/formats/index.js + 13 modules
var formats = __webpack_require__(70325);
// EXTERNAL MODULE: ./build/src/secrets/structures/index.js + 8 modules
var structures = __webpack_require__(64833);
// EXTERNAL MODULE: ./build/src/rules/phrases.js
var phrases = __webpack_require__(77711);
;// CONCATENATED MODULE: ./build/src/rules/secret/state.js



const BY_ID = new Map(formats/* FORMATS */.h.map((format) => [format.id, format]));
const REVOKING = new Map([...formats/* FORMATS */.h, ...structures/* STRUCTURES */.R].map(({ id, revoke }) => [id, revoke]));
const COMMITS_NAMED = 20;
function secretProblem(secret, words) {
    const { rule, severity, match } = secret;
    const kind = kindOf(secret);
    const isPast = rule === "secret/in-history";
    const added = secret.commits.length > 0 ? ` Commits that add it: ${commitList(secret.commits)}.` : "";
    return {
        rule,
        severity,
        message: `${kind} of ${match.length} characters ${placeOf(secret, words, isPast)}.${added}`,
        at: anchorOf(secret, words, isPast),
        subject: match.fingerprint,
        suggestion: adviceOn(secret),
    };
}
function unscannedProblem({ source, path, reason, commits }, words) {
    const what = source === "file" ? "This file" : `The ${NOUNS[source]}`;
    const where = commits.length > 0 ? ` (commit ${commitList(commits)})` : "";
    return {
        rule: "secret/incomplete-scan",
        message: `${what}${where} was not searched for secrets to its end: ${reason}.`,
        at: { path: source === "file" ? words.shown(path) : words.elsewhere },
        subject: source,
    };
}
function allowCommentProblem({ path, range, words }, shown) {
    return {
        rule: "secret/allow-comment",
        message: `${(0,phrases/* quote */.hD)(words)} tells another scanner to look away. It allows nothing here.`,
        at: { path: shown(path), range },
        subject: words,
    };
}
const NOUNS = {
    file: "file",
    path: "name of a file",
    message: "message of a commit",
    branch: "name of the branch",
};
function kindOf({ match }) {
    const format = BY_ID.get(match.format);
    if (match.tier === 3)
        return format ? `Text like a secret of ${format.provider}` : "Text that looks random";
    if (format)
        return `A secret of ${format.provider} (${match.format})`;
    return match.tier === 2 ? `A value that looks like a secret (${match.format})` : `A secret (${match.format})`;
}
function placeOf({ source, path, commits }, { shown }, isPast) {
    switch (source) {
        case "file":
            return isPast ? "was here and is gone, but stays in the history" : "stands here";
        case "path":
            return isPast ? "was in the name of this file" : "is in the name of this file";
        case "message":
            return `is in the message of commit ${commitList(commits)}`;
        case "branch":
            return `is in the name of the branch ${(0,phrases/* quote */.hD)(shown(path))}`;
    }
}
function anchorOf({ source, path, range }, words, isPast) {
    if (source === "message" || source === "branch")
        return { path: words.elsewhere };
    return source === "file" && !isPast ? { path: words.shown(path), range } : { path: words.shown(path) };
}
function adviceOn({ match, commits, source }) {
    const revoke = REVOKING.get(match.format)?.replace(/\.$/, "");
    if (match.tier === 3) {
        return {
            message: "Look at it: if it is a secret, revoke it first; if not, accept its fingerprint in the baseline",
            certain: false,
        };
    }
    const first = `Revoke it first${revoke === undefined ? " where it was issued" : ` (${revoke})`}`;
    const then = source === "branch"
        ? "then rename the branch"
        : commits.length > 0
            ? `then rewrite the history without it (${commitList(commits)}): a commit that deletes it, and squashing, leave it in what was pushed`
            : "then take it out, here and of the history";
    return { message: `${first}; ${then}`, certain: false };
}
function commitList(commits) {
    const named = commits.slice(0, COMMITS_NAMED).map((id) => (/^[0-9a-f]{40,64}$/.test(id) ? id.slice(0, 12) : id));
    const more = commits.length - named.length;
    return named.join(", ") + (more > 0 ? ` and ${more} more` : "");
}

// EXTERNAL MODULE: ./build/src/secrets/hidden-names.js
var hidden_names = __webpack_require__(55382);
// EXTERNAL MODULE: ./build/src/secrets/search.js + 3 modules
var secrets_search = __webpack_require__(95187);
// EXTERNAL MODULE: ./build/src/secrets/standing.js
var standing = __webpack_require__(52539);
;// CONCATENATED MODULE: ./build/src/commands/secrets-of.js






const NO_SECRETS = { problems: [], places: new Map() };
function saltOf({ baseline }, { newSalt = "" }) {
    return baseline.salt ?? newSalt;
}
async function secretsOfTree(tree, entries, gate, options) {
    const search = await (0,secrets_search/* searchTree */.v)(tree, entries, searchOptions(gate, options));
    const words = wordsFor(search, gate);
    return [
        ...(0,standing/* standingSecrets */.M)(search.secrets, () => true).map((secret) => secretProblem(secret, words)),
        ...search.comments.map((comment) => allowCommentProblem(comment, words.shown)),
        ...search.unscanned.map((missed) => unscannedProblem(missed, words)),
    ];
}
async function secretsOfChange(comparison, gate, options) {
    const settings = searchOptions(gate, options);
    const { branch } = options;
    const search = await (0,secrets_search/* searchAdded */.J)(await comparison.added(), { ...settings, ...(branch !== undefined && { branch }) });
    const head = new tree_lookup/* TreeLookup */.Tg(comparison.storedHead);
    const stands = new Set();
    for (const found of [...search.secrets, ...search.comments]) {
        if (await isThere(found, head))
            stands.add(found);
    }
    const known = await knownAtTarget(search, comparison.target, settings);
    const words = wordsFor(search, gate);
    const problems = [];
    const places = new Map();
    const state = (problem) => {
        problems.push(problem);
        places.set(problem, { at: problem.at.range ?? place/* START_OF_FILE */.a, related: [] });
    };
    for (const secret of (0,standing/* standingSecrets */.M)(search.secrets, (found) => stands.has(found))) {
        if (!known.has(keyOf(secret)))
            state(secretProblem(secret, words));
    }
    for (const comment of search.comments) {
        if (stands.has(comment) && !known.has(`${comment.path}\0${comment.words}`)) {
            state(allowCommentProblem(comment, words.shown));
        }
    }
    for (const missed of search.unscanned)
        state(unscannedProblem(missed, words));
    return { problems, places };
}
function searchOptions(gate, options) {
    const { onValue } = options;
    return { salt: saltOf(gate, options), ...(onValue && { onValue }) };
}
function wordsFor(search, { files }) {
    return { shown: (0,hidden_names/* nameHider */.i)(search.secrets), elsewhere: files.keys().next().value ?? "memory-steward.yml" };
}
async function isThere(found, head) {
    const source = "source" in found ? found.source : "file";
    if (source === "message" || source === "branch")
        return source === "branch";
    const entry = await head.entry(found.path);
    return entry !== undefined && (source === "path" || entry.oid === found.oid);
}
function keyOf({ source, path, match }) {
    return `${path}\0${source}\0${match.fingerprint}`;
}
async function knownAtTarget(search, target, options) {
    const paths = new Set([...search.secrets, ...search.comments].map(({ path }) => path));
    const lookup = new tree_lookup/* TreeLookup */.Tg(target);
    const entries = [];
    for (const path of paths) {
        const entry = path === "" ? undefined : await lookup.file(path);
        if (entry)
            entries.push(entry);
    }
    const there = await (0,secrets_search/* searchTree */.v)(target, entries, options);
    return new Set([...there.secrets.map(keyOf), ...there.comments.map(({ path, words }) => `${path}\0${words}`)]);
}


/***/ }),

/***/ 41153:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ isStale),
/* harmony export */   d: () => (/* binding */ builtFrom)
/* harmony export */ });
/* harmony import */ var _door_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(112);
/* harmony import */ var _shape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94483);


const REPORT_FORMAT = "memory-steward.report/v1";
function isStale(bytes, current) {
    const file = read(bytes);
    return ((file["schema"] !== REPORT_FORMAT && file["schema"] !== _door_js__WEBPACK_IMPORTED_MODULE_0__/* .INDEX_FORMAT */ .B7) ||
        file["sourceDigest"] !== current.sourceDigest ||
        file["ontologyDigest"] !== current.ontologyDigest);
}
function builtFrom(bytes) {
    const { generatedAt, sourceCommit } = read(bytes);
    const time = new Date((0,_shape_js__WEBPACK_IMPORTED_MODULE_1__/* .isText */ .KH)(generatedAt) ? Date.parse(generatedAt) : NaN);
    if (Number.isNaN(time.getTime()))
        return undefined;
    return { time, ...((0,_shape_js__WEBPACK_IMPORTED_MODULE_1__/* .isText */ .KH)(sourceCommit) && { commit: sourceCommit }) };
}
function read(bytes) {
    const value = (0,_shape_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJson */ .qF)(new TextDecoder().decode(bytes));
    return (0,_shape_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(value) ? value : {};
}


/***/ }),

/***/ 55382:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ nameHider)
/* harmony export */ });
function nameHider(secrets) {
    const hidden = new Map();
    for (const { source, path, match } of secrets) {
        if (source !== "path" && source !== "branch")
            continue;
        const spans = hidden.get(path);
        if (spans)
            spans.push(match);
        else
            hidden.set(path, [match]);
    }
    return (name) => withoutSpans(name, hidden.get(name) ?? []);
}
const HIDDEN = "[hidden]";
function withoutSpans(text, spans) {
    if (spans.length === 0)
        return text;
    const bytes = Buffer.from(text);
    const parts = [];
    let at = 0;
    for (const { start, end } of [...spans].sort((a, b) => a.start - b.start)) {
        if (start > at)
            parts.push(bytes.toString("utf8", at, start));
        if (end > at)
            parts.push(HIDDEN);
        at = Math.max(at, end);
    }
    return parts.join("") + bytes.toString("utf8", at);
}


/***/ }),

/***/ 95187:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  J: () => (/* binding */ searchAdded),
  v: () => (/* binding */ searchTree)
});

// EXTERNAL MODULE: ./build/src/memory/tree.js
var memory_tree = __webpack_require__(85037);
;// CONCATENATED MODULE: ./build/src/secrets/allow-comments.js
const WORDS = [
    "gitleaks:allow",
    "betterleaks:allow",
    "pragma: allowlist secret",
    "pragma: allowlist nextline secret",
    "pragma: whitelist secret",
    "trufflehog:ignore",
    "kingfisher:ignore",
    "secretlint-disable",
    "ggignore",
    "ggshield:ignore",
];
const MAX_COMMENTS = 50;
function findAllowComments(bytes) {
    const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
    const found = [];
    for (const words of WORDS) {
        let start = buffer.indexOf(words, 0, "latin1");
        for (let count = 0; start !== -1 && count < MAX_COMMENTS; count++) {
            found.push({ words, start, end: start + words.length });
            start = buffer.indexOf(words, start + words.length, "latin1");
        }
    }
    return found.sort((a, b) => a.start - b.start);
}

;// CONCATENATED MODULE: ./build/src/secrets/positions.js
const FEED = 0x0a;
class Positions {
    #bytes;
    #unit;
    #feedAt;
    #at;
    #line = 1;
    #column = 1;
    constructor(bytes) {
        this.#bytes = bytes;
        const isLittle = bytes[0] === 0xff && bytes[1] === 0xfe;
        const isBig = bytes[0] === 0xfe && bytes[1] === 0xff;
        this.#unit = isLittle || isBig ? 2 : 1;
        this.#feedAt = isBig ? 1 : 0;
        this.#at = this.#unit === 2 ? 2 : bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? 3 : 0;
    }
    position(offset) {
        const end = Math.min(offset, this.#bytes.length);
        if (this.#unit === 2)
            this.#walkUnits(end);
        else
            this.#walkBytes(end);
        return { line: this.#line, column: this.#column };
    }
    #walkBytes(end) {
        for (; this.#at < end; this.#at++) {
            const byte = this.#bytes[this.#at] ?? 0;
            if (byte === FEED)
                this.#newLine();
            else if ((byte & 0xc0) !== 0x80)
                this.#column += byte >= 0xf0 ? 2 : 1;
        }
    }
    #walkUnits(end) {
        for (; this.#at + 1 < end; this.#at += 2) {
            const isFeed = this.#bytes[this.#at + this.#feedAt] === FEED && this.#bytes[this.#at + 1 - this.#feedAt] === 0;
            if (isFeed)
                this.#newLine();
            else
                this.#column++;
        }
    }
    #newLine() {
        this.#line++;
        this.#column = 1;
    }
}
function rangesOf(bytes, parts) {
    if (parts.length === 0)
        return [];
    const offsets = [...new Set(parts.flatMap(({ start, end }) => [start, end]))].sort((a, b) => a - b);
    const walk = new Positions(bytes);
    const positions = new Map(offsets.map((offset) => [offset, walk.position(offset)]));
    const at = (offset) => positions.get(offset) ?? { line: 1, column: 1 };
    return parts.map(({ start, end }) => ({ start: at(start), end: at(end) }));
}

// EXTERNAL MODULE: ./build/src/secrets/scan.js + 35 modules
var scan = __webpack_require__(69323);
;// CONCATENATED MODULE: ./build/src/secrets/searcher.js



const MAX_TIME = 15 * 60 * 1000;
const ENCODER = new TextEncoder();
class Searcher {
    #options;
    #end;
    #secrets = [];
    #comments = [];
    #unscanned = [];
    #files = 0;
    #bytes = 0;
    constructor(options) {
        this.#options = options;
        this.#end = performance.now() + (options.maxTime ?? MAX_TIME);
    }
    file(bytes, holders) {
        const shown = holders.slice(0, MOST_PATHS);
        if (bytes instanceof Error) {
            this.#miss(shown, bytes.message);
            return;
        }
        this.#files++;
        this.#search(shown, bytes);
        const comments = findAllowComments(bytes);
        const ranges = rangesOf(bytes, comments);
        for (const [index, { words }] of comments.entries()) {
            const range = ranges[index];
            if (range)
                this.#comments.push(...shown.map(({ path, commits, oid }) => ({
                    path,
                    commits,
                    words,
                    range,
                    ...(oid !== undefined && { oid }),
                })));
        }
    }
    message(holder, bytes) {
        this.#search([holder], bytes);
    }
    names(holders) {
        for (let from = 0; from < holders.length; from += NAMES_AT_A_TIME) {
            const some = holders.slice(from, from + NAMES_AT_A_TIME);
            const text = some.map(({ path }) => path).join("\n\n");
            const { salt } = this.#options;
            const { matches, incomplete } = (0,scan/* scanText */.F)(text, { salt, path: "" });
            if (matches.length === 0 && incomplete === undefined)
                continue;
            for (const holder of some)
                this.#search([holder], ENCODER.encode(holder.path));
        }
    }
    result() {
        return {
            secrets: this.#secrets,
            comments: this.#comments,
            unscanned: this.#unscanned,
            files: this.#files,
            bytes: this.#bytes,
        };
    }
    #search(holders, bytes) {
        if (performance.now() > this.#end) {
            this.#miss(holders, "the time for the search was over");
            return;
        }
        this.#bytes += bytes.length;
        const { salt, onValue } = this.#options;
        const path = holders[0]?.path ?? "";
        const { matches, incomplete } = (0,scan/* scanBytes */.v)(bytes, { salt, path, ...(onValue && { onValue }) });
        const ranges = rangesOf(bytes, matches);
        for (const [index, match] of matches.entries()) {
            const range = ranges[index];
            if (range)
                this.#secrets.push(...holders.map((holder) => ({ ...holder, match, range })));
        }
        if (incomplete !== undefined)
            this.#miss(holders, incomplete);
    }
    #miss(holders, reason) {
        this.#unscanned.push(...holders.map((holder) => ({ ...holder, reason })));
    }
}
const NAMES_AT_A_TIME = 200;
const MOST_PATHS = 20;

;// CONCATENATED MODULE: ./build/src/secrets/search.js


async function searchTree(tree, entries, options) {
    const searcher = new Searcher(options);
    searcher.names(entries.map(({ path }) => ({ source: "path", path, commits: [] })));
    const files = entries.filter(({ mode }) => (0,memory_tree/* isRegular */.$W)(mode));
    let done = 0;
    await tree.read(files, ({ path }, bytes) => {
        searcher.file(bytes, [{ source: "file", path, commits: [] }]);
        if (++done % 1000 === 0)
            options.onProgress?.(done, files.length);
    });
    return searcher.result();
}
async function searchAdded(added, options) {
    const { isWanted = () => true, branch } = options;
    const searcher = new Searcher(options);
    const holders = new Map();
    for (const blob of added.blobs) {
        const wanted = holdersOf(blob).filter(({ path }) => isWanted(path));
        if (wanted.length > 0)
            holders.set(blob, wanted);
    }
    searcher.names(distinctPaths([...holders.values()].flat()));
    await added.read([...holders.keys()], (blob, bytes) => {
        searcher.file(bytes, holders.get(blob) ?? []);
    });
    for (const { id, message } of added.commits) {
        if (message.length > 0)
            searcher.message({ source: "message", path: "", commits: [id] }, message);
    }
    if (branch !== undefined)
        searcher.names([{ source: "branch", path: branch, commits: [] }]);
    return searcher.result();
}
function holdersOf({ oid, places }) {
    const commits = new Map();
    for (const { path, commit } of places) {
        const known = commits.get(path);
        if (!known)
            commits.set(path, [commit]);
        else if (!known.includes(commit))
            known.push(commit);
    }
    return [...commits].map(([path, of]) => ({ source: "file", path, commits: of, oid }));
}
function distinctPaths(holders) {
    const byPath = new Map();
    for (const { path, commits } of holders) {
        const known = byPath.get(path);
        if (!known)
            byPath.set(path, new Set(commits));
        else
            for (const commit of commits)
                known.add(commit);
    }
    return [...byPath].map(([path, commits]) => ({ source: "path", path, commits: [...commits] }));
}


/***/ }),

/***/ 52539:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ standingSecrets)
/* harmony export */ });
const RULES = {
    1: "secret/provider-token",
    2: "secret/assigned-value",
    3: "secret/high-entropy",
};
const IN_HISTORY = "secret/in-history";
function severityOf(tier) {
    return tier === 3 ? "warning" : "error";
}
function standingSecrets(secrets, stands) {
    const groups = new Map();
    for (const found of secrets) {
        const key = [found.source, found.source === "message" ? found.commits[0] : found.path, found.match.fingerprint];
        const group = groups.get(key.join("\0"));
        if (group)
            group.push(found);
        else
            groups.set(key.join("\0"), [found]);
    }
    return [...groups.values()].flatMap((group) => {
        const commits = [...new Set(group.flatMap((found) => found.commits))];
        const standing = group.filter(stands);
        const [first] = group;
        if (standing.length === 0)
            return first ? [{ ...first, commits, ...weight(first, IN_HISTORY) }] : [];
        return standing.map((found) => ({ ...found, commits, ...weight(found, RULES[found.match.tier]) }));
    });
}
function weight({ match }, rule) {
    return { rule, severity: severityOf(match.tier) };
}


/***/ })

};
