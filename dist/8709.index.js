export const id = 8709;
export const ids = [8709];
export const modules = {

/***/ 58709:
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
var registry = __webpack_require__(5039);
// EXTERNAL MODULE: ./build/src/commands/generated-files.js
var generated_files = __webpack_require__(5279);
// EXTERNAL MODULE: ./build/src/commands/judgement.js + 2 modules
var commands_judgement = __webpack_require__(54897);
// EXTERNAL MODULE: ./build/src/commands/misnamed-rules.js
var misnamed_rules = __webpack_require__(3516);
// EXTERNAL MODULE: ./build/src/memory/tree.js
var memory_tree = __webpack_require__(85037);
// EXTERNAL MODULE: ./build/src/memory/tree-lookup.js
var tree_lookup = __webpack_require__(15280);
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

// EXTERNAL MODULE: ./build/src/memory/index-paths.js
var index_paths = __webpack_require__(38500);
// EXTERNAL MODULE: ./build/src/indexes/deadline.js
var deadline = __webpack_require__(55716);
// EXTERNAL MODULE: ./build/src/indexes/shape.js
var shape = __webpack_require__(94483);
;// CONCATENATED MODULE: ./build/src/indexes/names.js


function parseNames(bytes) {
    const byName = new Map();
    const lines = (bytes?.toString("utf8") ?? "").split("\n");
    if (lines.pop() !== "")
        throw (0,not_local/* brokenIndex */.S)("its names are cut short");
    for (const line of lines) {
        const item = (0,shape/* parseJson */.qF)(line);
        if (!isName(item))
            throw (0,not_local/* brokenIndex */.S)("a line of its names is none");
        const [name, ...records] = item;
        byName.set(name, records);
    }
    return byName;
}
function isName(item) {
    return (0,shape/* isTexts */.VP)(item) && item.length >= 2;
}

// EXTERNAL MODULE: ./build/src/indexes/record-line.js
var record_line = __webpack_require__(36012);
// EXTERNAL MODULE: ./build/src/indexes/shards.js
var shards = __webpack_require__(55701);
// EXTERNAL MODULE: ./build/src/indexes/stored-finding.js
var stored_finding = __webpack_require__(38107);
;// CONCATENATED MODULE: ./build/src/indexes/base-index.js








const MAX_CITED = 512;
const MAX_CITING = 5000;
const CITATIONS = [index_paths/* TARGETS_FOLDER */.KB, index_paths/* REPOSITORIES_FOLDER */.cI, index_paths/* OWNERS_FOLDER */.iJ];
class BaseIndex {
    door;
    #files;
    #declarations = new Map();
    #shards = new Map();
    #nameLines = new Map();
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
        const lists = await Promise.all([...names].flatMap((name) => CITATIONS.map((folder) => this.#named(folder, name))));
        const citers = new Set(lists.flat());
        if (citers.size > MAX_CITING)
            throw new not_local/* NotLocal */.X(`more than ${MAX_CITING} records cite what it touches`);
        const cites = ({ edges, owners }) => edges.some(({ target }) => names.has(target)) || owners.some((owner) => names.has(owner));
        const groups = await Promise.all([...citers].map(async (citer) => {
            const byId = (await this.declarations((0,shards/* shardKey */.kQ)(citer, ""))).filter((each) => each.id === citer && cites(each));
            const isId = byId.length > 0 && /^[^:/.]+:[^/.]*$/.test(citer);
            const byPath = isId ? [] : await this.declarations((0,shards/* shardKey */.kQ)(undefined, citer));
            return [...byId, ...byPath.filter((each) => each.id === undefined && cites(each))];
        }));
        return groups.flat();
    }
    async #named(folder, name) {
        const found = [];
        for (const path of await this.#shardsBelow(folder, (0,shards/* nameDigits */.S_)(name))) {
            let lines = this.#nameLines.get(path);
            if (!lines)
                this.#nameLines.set(path, (lines = this.#files.read(path).then(parseNames)));
            found.push(...((await lines).get(name) ?? []));
        }
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
        const causes = [];
        await this.#files.visitAll(index_paths/* FINDINGS_FOLDER */.EL, (bytes) => {
            const stored = (0,stored_finding/* parseFindings */.S)(bytes.toString("utf8"));
            causes.push(...stored.causes);
            for (const finding of stored.findings) {
                const { until } = finding.problem;
                if (until === undefined || now < until)
                    findings.push(finding);
            }
        });
        return { findings: findings.sort((a, b) => (0,memory_tree/* comparePaths */.cD)(a.problem.at.path, b.problem.at.path)), causes };
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
        const [path] = await this.#shardsBelow(index_paths/* RECORDS_FOLDER */.g6, digits);
        return path;
    }
    async #shardsBelow(root, digits) {
        let folder = root;
        for (let at = 0; at < digits.length; at += 2) {
            const names = await this.#namesIn(folder);
            for (const part of [digits.slice(at, at + 1), digits.slice(at, at + 2)]) {
                if (names.has(`${part}.jsonl`))
                    return [`${folder}/${part}.jsonl`];
            }
            const next = digits.slice(at, at + 2);
            if (!names.has(`${next}/`))
                return [];
            folder = `${folder}/${next}`;
        }
        return await this.#shardsIn(folder);
    }
    async #shardsIn(folder) {
        const below = [...(await this.#namesIn(folder))].map(async (name) => {
            return name.endsWith("/") ? await this.#shardsIn(`${folder}/${name.slice(0, -1)}`) : [`${folder}/${name}`];
        });
        return (await Promise.all(below)).flat();
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
        await region.#gatherCauses();
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
    async #gatherCauses() {
        const { causes } = this.#input;
        for (const cause of causes) {
            this.#disturbed.add(cause);
            for (const declaration of await this.#unchanged(cause)) {
                if (declaration.role === "extension" || declaration.role === "patch")
                    this.#judge(declaration);
            }
        }
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
        const isJudged = ({ path, id }) => this.#judged.has(placeKey(path, id));
        const nameless = [...this.context.values()].filter((each) => each.id === undefined && isJudged(each));
        for (const { path } of nameless)
            await this.#unchanged(undefined, path);
        const judged = [...this.context.values()].filter(isJudged);
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
// EXTERNAL MODULE: ./build/src/load/read-memory.js + 3 modules
var read_memory = __webpack_require__(51989);
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
// EXTERNAL MODULE: ./build/src/commands/snapshot-files.js
var snapshot_files = __webpack_require__(98700);
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
    const { findings, causes } = await index.findings(now.getTime());
    if (findings.some(({ problem }) => !(0,judge/* findRule */.Il)(problem.rule)))
        throw (0,not_local/* brokenIndex */.S)("a rule of its findings is none");
    const inspect = (0,judge/* recordInspector */.p8)((0,commands_judgement/* recordContext */.pD)(gate, now));
    const [was, is] = await Promise.all([
        (0,read_memory/* readFiles */.Ul)(changeBase, sideOf(differences, "before"), gate, inspect, false),
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
        causes,
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
    const hasRecord = async (id) => {
        if (graph.records.has(id))
            return true;
        const elsewhere = (await index.declarations((0,shards/* shardKey */.kQ)(id, ""))).filter(({ path }) => !changed.has(path));
        return new memory_graph/* Graph */.T(elsewhere).records.has(id);
    };
    const problems = [
        ...input.problems,
        ...(await (0,snapshot_files/* snapshotFileProblems */.H)(judged, gate, hasRecord)),
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
    return await (0,read_memory/* readFiles */.Ul)(changeBase, await (0,tree_lookup/* filesAt */.Tl)(due, changeBase), gate, inspect, false);
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
    const generated = [...(await (0,generated_files/* generatedFiles */.R)(judged, gate))];
    if (comparison) {
        const { editedIndexFiles } = await Promise.all(/* import() */[__webpack_require__.e(2125), __webpack_require__.e(1637)]).then(__webpack_require__.bind(__webpack_require__, 27110));
        const change = { base: comparison.changeBase, judged, root: input.root, options: input.gate };
        generated.push(...(await editedIndexFiles(change, gate)));
    }
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

/***/ 55716:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IL: () => (/* binding */ deadlineFiles),
/* harmony export */   pl: () => (/* binding */ monthOfName),
/* harmony export */   tI: () => (/* binding */ deadlineMonth),
/* harmony export */   u6: () => (/* binding */ parsePast)
/* harmony export */ });
/* harmony import */ var _memory_index_paths_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38500);
/* harmony import */ var _memory_tree_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(85037);
/* harmony import */ var _not_local_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(21741);
/* harmony import */ var _shape_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(94483);
/* harmony import */ var _shards_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(55701);





const LAST_TIME = 8.64e15;
function deadlineMonth(since) {
    const month = Math.abs(since) <= LAST_TIME ? new Date(since).toISOString().slice(0, -17) : "+";
    return /^\d{4}-/.test(month) ? month : since < 0 ? "0000-01" : "later";
}
function monthOfName(name) {
    return name.replace(/\.jsonl$|\/$/, "");
}
function deadlineFiles(deadlines) {
    const months = new Map();
    let last;
    for (const deadline of deadlines.toSorted((a, b) => a.since - b.since || (0,_memory_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .comparePaths */ .cD)(a.path, b.path))) {
        if (deadline.since === last?.since && deadline.path === last.path)
            continue;
        last = deadline;
        const month = deadlineMonth(deadline.since);
        const group = months.get(month);
        if (group)
            group.push(deadline);
        else
            months.set(month, [deadline]);
    }
    const files = new Map();
    for (const [month, group] of months) {
        const path = `${_memory_index_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .DEADLINES_FOLDER */ .Xe}/${month}`;
        if (group.length <= _shards_js__WEBPACK_IMPORTED_MODULE_1__/* .LEAF */ .jb) {
            files.set(`${path}.jsonl`, (0,_shards_js__WEBPACK_IMPORTED_MODULE_1__/* .linesOf */ .Dx)(group.map(lineOf)));
            continue;
        }
        const items = group.map((value) => ({ digits: (0,_shards_js__WEBPACK_IMPORTED_MODULE_1__/* .hashDigits */ .ZP)(value.path), value }));
        for (const [shard, text] of (0,_shards_js__WEBPACK_IMPORTED_MODULE_1__/* .makeShards */ .OJ)(items, lineOf, { folder: path }))
            files.set(shard, text);
    }
    return files;
}
function lineOf({ since, path }) {
    const item = [since, path];
    return { order: path, text: JSON.stringify(item) };
}
function parsePast(text, now) {
    const paths = [];
    const lines = text.split("\n");
    if (lines.pop() !== "")
        throw (0,_not_local_js__WEBPACK_IMPORTED_MODULE_3__/* .brokenIndex */ .S)("its deadlines are cut short");
    for (const line of lines) {
        const item = (0,_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .parseJson */ .qF)(line);
        if (!isDeadline(item))
            throw (0,_not_local_js__WEBPACK_IMPORTED_MODULE_3__/* .brokenIndex */ .S)("a line of its deadlines is none");
        const [since, path] = item;
        if (now > since)
            paths.push(path);
    }
    return paths;
}
function isDeadline(item) {
    return Array.isArray(item) && item.length === 2 && (0,_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .isTime */ .K8)(item[0]) && (0,_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .isText */ .KH)(item[1]);
}


/***/ }),

/***/ 38107:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ findingFiles),
/* harmony export */   S: () => (/* binding */ parseFindings)
/* harmony export */ });
/* harmony import */ var _memory_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20548);
/* harmony import */ var _memory_index_paths_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38500);
/* harmony import */ var _not_local_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(21741);
/* harmony import */ var _shape_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(94483);
/* harmony import */ var _shards_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(55701);





const MAX_STORED = 16;
const FINDING_LEAF = 32;
function findingFiles(findings, causes) {
    const caused = findings.map((finding) => ({ finding, cause: causes.get(finding.problem) }));
    const counts = new Map();
    for (const { cause } of caused)
        if (cause !== undefined)
            counts.set(cause, (counts.get(cause) ?? 0) + 1);
    const many = new Set([...counts].flatMap(([cause, count]) => (count > MAX_STORED ? [cause] : [])));
    const items = [];
    caused.forEach(({ finding, cause }, index) => {
        if (cause !== undefined && many.has(cause))
            return;
        const { path } = finding.problem.at;
        const order = `${path}\0${String(index).padStart(9, "0")}`;
        const digits = (0,_shards_js__WEBPACK_IMPORTED_MODULE_2__/* .pairDigits */ .$g)(cause ?? path, path);
        items.push({ digits, value: { order, text: JSON.stringify(finding) } });
    });
    for (const cause of many) {
        const item = { cause };
        items.push({ digits: (0,_shards_js__WEBPACK_IMPORTED_MODULE_2__/* .pairDigits */ .$g)(cause, cause), value: { order: `\0${cause}`, text: JSON.stringify(item) } });
    }
    return (0,_shards_js__WEBPACK_IMPORTED_MODULE_2__/* .makeShards */ .OJ)(items, (line) => line, { folder: _memory_index_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .FINDINGS_FOLDER */ .EL, leaf: FINDING_LEAF });
}
function parseFindings(text) {
    const lines = text.split("\n");
    if (lines.pop() !== "")
        throw (0,_not_local_js__WEBPACK_IMPORTED_MODULE_3__/* .brokenIndex */ .S)("its findings are cut short");
    const findings = [];
    const causes = [];
    for (const line of lines) {
        const item = (0,_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .parseJson */ .qF)(line);
        if (isFinding(item))
            findings.push(item);
        else if ((0,_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .isObject */ .Gv)(item) && (0,_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .isText */ .KH)(item["cause"]))
            causes.push(item["cause"]);
        else
            throw (0,_not_local_js__WEBPACK_IMPORTED_MODULE_3__/* .brokenIndex */ .S)("a line of its findings is none");
    }
    return { findings, causes };
}
function isFinding(finding) {
    if (!(0,_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .isObject */ .Gv)(finding) || (finding["by"] !== "file" && finding["by"] !== "graph"))
        return false;
    const { problem, places } = finding;
    if (!isProblem(problem) || !(0,_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .isObject */ .Gv)(places))
        return false;
    const { at, related, edit } = places;
    return (isRange(at) &&
        Array.isArray(related) &&
        related.length === (problem.related ?? []).length &&
        related.every(isRange) &&
        (0,_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .isOptional */ .dK)(edit, (text) => (0,_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .isObject */ .Gv)(text) && (0,_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .isText */ .KH)(text["path"]) && isRange(text["range"]) && (0,_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .isText */ .KH)(text["newText"])));
}
function isProblem(problem) {
    if (!(0,_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .isObject */ .Gv)(problem))
        return false;
    const { rule, message, at, record, subject, severity, suggestion, related, since, until } = problem;
    return ((0,_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .isText */ .KH)(rule) &&
        (0,_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .isText */ .KH)(message) &&
        isAnchor(at) &&
        (0,_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .isOptional */ .dK)(record, _shape_js__WEBPACK_IMPORTED_MODULE_4__/* .isText */ .KH) &&
        (0,_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .isOptional */ .dK)(subject, _shape_js__WEBPACK_IMPORTED_MODULE_4__/* .isText */ .KH) &&
        (0,_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .isOptional */ .dK)(severity, (word) => _memory_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .SEVERITIES */ .oC.some((known) => known === word)) &&
        (0,_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .isOptional */ .dK)(suggestion, isSuggestion) &&
        (0,_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .isOptional */ .dK)(related, (list) => Array.isArray(list) && list.every(isRelated)) &&
        (0,_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .isOptional */ .dK)(since, _shape_js__WEBPACK_IMPORTED_MODULE_4__/* .isTime */ .K8) &&
        (0,_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .isOptional */ .dK)(until, _shape_js__WEBPACK_IMPORTED_MODULE_4__/* .isTime */ .K8));
}
function isSuggestion(suggestion) {
    if (!(0,_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .isObject */ .Gv)(suggestion))
        return false;
    const { message, certain, edit, at } = suggestion;
    return (0,_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .isText */ .KH)(message) && typeof certain === "boolean" && (0,_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .isOptional */ .dK)(at, isAnchor) && (0,_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .isOptional */ .dK)(edit, isEdit);
}
function isEdit(edit) {
    if (!(0,_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .isObject */ .Gv)(edit))
        return false;
    const { kind, pointer, key, range, text } = edit;
    if (kind === "text")
        return isRange(range) && (0,_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .isText */ .KH)(text);
    if (!(0,_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .isPointer */ ._V)(pointer))
        return false;
    if (kind === "insert" || kind === "rename-key")
        return (0,_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .isText */ .KH)(key);
    return kind === "set" || kind === "delete";
}
function isRelated(place) {
    return (0,_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .isObject */ .Gv)(place) && (0,_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .isText */ .KH)(place["message"]) && isAnchor(place["at"]);
}
function isAnchor(anchor) {
    if (!(0,_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .isObject */ .Gv)(anchor))
        return false;
    const { path, document, pointer, part, link, range } = anchor;
    return ((0,_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .isText */ .KH)(path) &&
        (0,_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .isOptional */ .dK)(document, _shape_js__WEBPACK_IMPORTED_MODULE_4__/* .isCount */ .my) &&
        (0,_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .isOptional */ .dK)(pointer, _shape_js__WEBPACK_IMPORTED_MODULE_4__/* .isPointer */ ._V) &&
        (part === undefined || part === "key" || part === "value") &&
        (0,_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .isOptional */ .dK)(link, _shape_js__WEBPACK_IMPORTED_MODULE_4__/* .isCount */ .my) &&
        (0,_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .isOptional */ .dK)(range, isRange));
}
function isRange(range) {
    return (0,_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .isObject */ .Gv)(range) && isPosition(range["start"]) && isPosition(range["end"]);
}
function isPosition(position) {
    return (0,_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .isObject */ .Gv)(position) && (0,_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .isCount */ .my)(position["line"]) && (0,_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .isCount */ .my)(position["column"]);
}


/***/ })

};
