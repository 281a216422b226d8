export const id = 2125;
export const ids = [2125];
export const modules = {

/***/ 22125:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  H: () => (/* binding */ makeIndex)
});

;// CONCATENATED MODULE: ./build/src/indexes/causes.js
function causesOf(problems, declarations) {
    const places = new Map();
    for (const { at, record } of problems)
        places.set(placeKey(at.path, record), []);
    for (const declaration of declarations)
        places.get(placeKey(declaration.path, declaration.id))?.push(declaration);
    const causes = new Map();
    for (const problem of problems) {
        const cause = causeOf(problem, places.get(placeKey(problem.at.path, problem.record)) ?? []);
        if (cause !== undefined)
            causes.set(problem, cause);
    }
    return causes;
}
function causeOf({ subject }, declarations) {
    for (const { id, role, edges, owners } of declarations) {
        if (role === "extension" || role === "patch")
            return id;
        if (subject === undefined)
            continue;
        const edge = edges.find(({ kind, target }) => subject === `${kind} ${target}` || subject === target);
        if (edge)
            return edge.target;
        if (owners.includes(subject))
            return subject;
    }
    return undefined;
}
function placeKey(path, id) {
    return `${path}\0${id ?? ""}`;
}

// EXTERNAL MODULE: ./build/src/indexes/deadline.js
var deadline = __webpack_require__(55716);
// EXTERNAL MODULE: ./build/src/indexes/door.js
var indexes_door = __webpack_require__(112);
// EXTERNAL MODULE: ./build/src/memory/index-paths.js
var index_paths = __webpack_require__(38500);
// EXTERNAL MODULE: ./build/src/memory/guarded.js
var memory_guarded = __webpack_require__(641);
// EXTERNAL MODULE: ./build/src/memory/tree.js
var memory_tree = __webpack_require__(85037);
;// CONCATENATED MODULE: ./build/src/indexes/graph-view.js


function nameOf({ id, path }) {
    return id ?? path;
}
function isWithheld({ sensitivity }, policy) {
    return policy !== "full" && (0,memory_guarded/* isGuardedLevel */.pv)(sensitivity);
}
function graphView(graph, declarations, policy) {
    const shown = new Set(declarations);
    const records = [...graph.records.values()].filter(({ primary }) => shown.has(primary));
    const edges = declarations.flatMap((from) => from.edges.map(({ kind, target, derived }) => ({
        from: nameOf(from),
        kind,
        to: target,
        ...(derived !== undefined && { derived: true }),
    })));
    return {
        records: Object.fromEntries(records
            .map(({ id, primary }) => [id, recordView(primary, policy)])
            .sort(([a], [b]) => (0,memory_tree/* comparePaths */.cD)(a, b))),
        edges: edges.sort((a, b) => (0,memory_tree/* comparePaths */.cD)(a.from, b.from) || (0,memory_tree/* comparePaths */.cD)(a.kind, b.kind) || (0,memory_tree/* comparePaths */.cD)(a.to, b.to)),
        paths: namesOf(declarations.map((declaration) => ({ name: declaration.path, of: declaration.id ?? "" }))),
    };
}
function recordView(declaration, policy) {
    const { kind, title, status, path, owners, aliases, tags, updatedAt, sensitivity, sourceRefs } = declaration;
    const hides = isWithheld(declaration, policy);
    return {
        ...(kind !== undefined && { kind }),
        ...(title !== undefined && !hides && { title }),
        ...(status !== undefined && { status }),
        path,
        ...(owners.length > 0 && { owners: [...owners] }),
        ...(aliases.length > 0 && !hides && { aliases: [...aliases] }),
        ...(tags.length > 0 && !hides && { tags: [...tags] }),
        ...(updatedAt !== undefined && { updatedAt }),
        ...(sensitivity !== undefined && { sensitivity }),
        ...(sourceRefs.length > 0 && !hides && { sourceRefs: [...sourceRefs] }),
    };
}
function ownerPairs(declarations) {
    return distinct(declarations, ({ owners }) => owners);
}
function repositoryPairs(declarations, prefix) {
    const start = `${prefix}:`;
    return distinct(declarations, ({ edges }) => edges.filter(({ target }) => target.startsWith(start)).map(({ target }) => target));
}
function targetPairs(declarations, repositoryPrefix) {
    const start = `${repositoryPrefix}:`;
    return distinct(declarations, ({ edges, owners }) => edges.map(({ target }) => target).filter((target) => !target.startsWith(start) && !owners.includes(target)));
}
function tagPairs(declarations, policy) {
    return distinct(declarations, (declaration) => (isWithheld(declaration, policy) ? [] : declaration.tags));
}
function distinct(declarations, namesIn) {
    const pairs = new Map();
    for (const declaration of declarations) {
        for (const name of namesIn(declaration)) {
            const pair = { name, of: nameOf(declaration) };
            pairs.set(JSON.stringify([pair.name, pair.of]), pair);
        }
    }
    return [...pairs.values()];
}
function namesOf(pairs) {
    const names = new Map();
    for (const { name, of } of pairs) {
        let group = names.get(name);
        if (!group)
            names.set(name, (group = new Set()));
        if (of !== "")
            group.add(of);
    }
    return Object.fromEntries([...names].sort(([a], [b]) => (0,memory_tree/* comparePaths */.cD)(a, b)).map(([name, group]) => [name, [...group].sort(memory_tree/* comparePaths */.cD)]));
}

// EXTERNAL MODULE: ./build/src/indexes/record-line.js
var record_line = __webpack_require__(36012);
;// CONCATENATED MODULE: ./build/src/indexes/search-entry.js

function searchEntry({ path, oid, declarations, headings }, policy) {
    const ids = search_entry_distinct(declarations.flatMap(({ id }) => id ?? []));
    const entry = { path, oid, ...(ids.length > 0 && { ids }) };
    if (declarations.some((declaration) => isWithheld(declaration, policy)))
        return { ...entry, restricted: true };
    const texts = {
        titles: search_entry_distinct(declarations.flatMap(({ title }) => title ?? [])),
        headings: [...headings],
        tags: search_entry_distinct(declarations.flatMap(({ tags }) => tags)),
        aliases: search_entry_distinct(declarations.flatMap(({ aliases }) => aliases)),
    };
    return { ...entry, ...Object.fromEntries(Object.entries(texts).filter(([, list]) => list.length > 0)) };
}
function search_entry_distinct(texts) {
    return [...new Set(texts)];
}

// EXTERNAL MODULE: ./build/src/indexes/shards.js
var shards = __webpack_require__(55701);
;// CONCATENATED MODULE: ./build/src/indexes/graph-files.js





const MANIFEST_FORMAT = "memory-steward.search-manifest/v1";
const NAME_LEAF = 256;
function graphFiles(input) {
    return { stats: statsOf(input.declarations), ...(input.isSharded ? shardedFiles(input) : inlineFiles(input)) };
}
function statsOf(declarations) {
    const records = new Map();
    let edges = 0;
    let notes = 0;
    for (const declaration of declarations) {
        const { id, role } = declaration;
        for (const { derived } of declaration.edges)
            if (derived === undefined)
                edges++;
        if (role === "note")
            notes++;
        if (role === "record" && id !== undefined && !records.has(id))
            records.set(id, declaration);
    }
    const markdown = [...records.values()].filter(({ path }) => /\.(md|mdx|markdown)$/i.test(path));
    return { records: records.size, edges, markdownRecords: markdown.length, freeFormDocuments: notes };
}
function inlineFiles(input) {
    const { graph, declarations, policy, repositoryPrefix, sourceDigest } = input;
    const { records, edges, paths } = graphView(graph, declarations, policy);
    const manifest = { schema: MANIFEST_FORMAT, sourceDigest, files: searchEntries(input) };
    return {
        door: {
            records,
            edges: [...edges],
            pathIndex: paths,
            ownerIndex: namesOf(ownerPairs(declarations)),
            repoIndex: namesOf(repositoryPairs(declarations, repositoryPrefix)),
            tagIndex: namesOf(tagPairs(declarations, policy)),
        },
        manifest,
        files: new Map(),
    };
}
function shardedFiles(input) {
    const { declarations, policy, repositoryPrefix, sourceDigest } = input;
    const manifest = { schema: MANIFEST_FORMAT, sourceDigest, files: { shards: "search" } };
    const records = declarations.map((value) => ({ digits: (0,shards/* hashDigits */.ZP)((0,shards/* shardKey */.kQ)(value.id, value.path)), value }));
    const search = searchEntries(input).map((value) => ({ digits: (0,shards/* hashDigits */.ZP)(value.path), value }));
    const names = [
        [index_paths/* OWNERS_FOLDER */.iJ, ownerPairs(declarations)],
        [index_paths/* REPOSITORIES_FOLDER */.cI, repositoryPairs(declarations, repositoryPrefix)],
        [index_paths/* TAGS_FOLDER */.hS, tagPairs(declarations, policy)],
        [index_paths/* TARGETS_FOLDER */.KB, targetPairs(declarations, repositoryPrefix)],
    ];
    return {
        door: {
            records: graph_files_shards("records"),
            edges: graph_files_shards("records"),
            pathIndex: graph_files_shards("search"),
            ownerIndex: graph_files_shards("owners"),
            repoIndex: graph_files_shards("repositories"),
            tagIndex: graph_files_shards("tags"),
            targetIndex: graph_files_shards("targets"),
        },
        manifest,
        files: new Map([
            ...(0,shards/* makeShards */.OJ)(records, shardLine, { folder: index_paths/* RECORDS_FOLDER */.g6 }),
            ...(0,shards/* makeShards */.OJ)(search, (entry) => ({ order: entry.path, text: JSON.stringify(entry) }), { folder: index_paths/* SEARCH_FOLDER */.G1 }),
            ...names.flatMap(([folder, pairs]) => [...nameShards(folder, pairs)]),
        ]),
    };
}
function searchEntries({ files, declarations, headings, policy }) {
    const byPath = new Map();
    for (const declaration of declarations) {
        const group = byPath.get(declaration.path);
        if (group)
            group.push(declaration);
        else
            byPath.set(declaration.path, [declaration]);
    }
    return files.flatMap(({ path, oid }) => {
        const own = byPath.get(path);
        return own ? [searchEntry({ path, oid, declarations: own, headings: headings.get(path) ?? [] }, policy)] : [];
    });
}
function nameShards(folder, pairs) {
    const items = pairs.map((value) => ({ digits: (0,shards/* pairDigits */.$g)(value.name, value.of), value }));
    return (0,shards/* makeJointShards */.oj)(items, nameLines, { folder, leaf: NAME_LEAF });
}
function nameLines(pairs) {
    return Object.entries(namesOf(pairs)).flatMap(([name, [first, ...others]]) => {
        if (first === undefined)
            return [];
        const item = [name, first, ...others];
        return [{ order: name, text: JSON.stringify(item) }];
    });
}
function shardLine(declaration) {
    const { id, path, document, root } = declaration;
    const place = [document, ...root].map((part) => String(part).padStart(6, "0")).join("/");
    return { order: `${id ?? ""}\0${path}\0${place}`, text: (0,record_line/* recordLine */.IK)(declaration) };
}
function graph_files_shards(name) {
    return { shards: name };
}

// EXTERNAL MODULE: ./build/src/indexes/stored-finding.js
var stored_finding = __webpack_require__(38107);
// EXTERNAL MODULE: ./build/src/parse/decode.js
var decode = __webpack_require__(34215);
// EXTERNAL MODULE: ./build/src/parse/frame.js
var parse_frame = __webpack_require__(95876);
// EXTERNAL MODULE: ./build/src/parse/markdown-body.js + 5 modules
var markdown_body = __webpack_require__(17602);
// EXTERNAL MODULE: ./build/src/parse/parse-file.js + 7 modules
var parse_file = __webpack_require__(73670);
;// CONCATENATED MODULE: ./build/src/load/headings.js





const LIMITS = { count: 100, length: 200 };
async function readHeadingsOf(memory, gate) {
    const found = new Map();
    const entries = memory.entries.filter(({ path, mode }) => (0,memory_tree/* isRegular */.$W)(mode) && memory.files.has(path) && (gate.layout.classOf(path)?.format ?? (0,parse_file/* formatOf */.b)(path)) === "markdown");
    await memory.tree.read(entries, ({ path }, bytes) => {
        if (bytes instanceof Error || bytes.length > gate.limits.fileBytes)
            return;
        const text = (0,decode/* decode */.D)(path, bytes).text ?? "";
        const frame = (0,parse_frame/* splitFrontMatter */.v)(text);
        const headings = (0,markdown_body/* readHeadings */.IM)(frame.kind === "framed" ? text.slice(frame.body) : text, LIMITS);
        if (headings.length > 0)
            found.set(path, headings);
    });
    return found;
}

// EXTERNAL MODULE: ./build/src/load/gate.js + 6 modules
var load_gate = __webpack_require__(87346);
// EXTERNAL MODULE: ./build/src/load/git-ids.js
var git_ids = __webpack_require__(36109);
// EXTERNAL MODULE: ./build/src/load/locate-findings.js
var locate_findings = __webpack_require__(92145);
// EXTERNAL MODULE: ./build/src/load/located-file.js
var located_file = __webpack_require__(78767);
// EXTERNAL MODULE: ./build/src/load/source-digest.js
var source_digest = __webpack_require__(71206);
// EXTERNAL MODULE: ./build/src/memory/tree-lookup.js
var tree_lookup = __webpack_require__(15280);
// EXTERNAL MODULE: ./build/src/report/json-text.js
var json_text = __webpack_require__(25714);
// EXTERNAL MODULE: ./build/src/report/json.js
var json = __webpack_require__(47912);
;// CONCATENATED MODULE: ./build/src/report/ontology-report.js


function renderOntologyReport({ report, governance, omitted }, built) {
    const { withoutOwners, stale, dangling, sensitive } = governance;
    return (0,json_text/* jsonText */.s)({
        ...(0,json/* headOf */.Uo)(report),
        generatedAt: built.generatedAt,
        sourceCommit: built.sourceCommit,
        governance: { withoutOwners, stale, dangling, sensitive },
        omitted,
        findings: (0,json/* findingsOf */.WX)(report),
    });
}

// EXTERNAL MODULE: ./build/src/rules/judge.js + 1 modules
var judge = __webpack_require__(74041);
// EXTERNAL MODULE: ./build/src/rules/nearest-target.js
var nearest_target = __webpack_require__(43669);
// EXTERNAL MODULE: ./build/src/secrets/redactor.js + 5 modules
var secrets_redactor = __webpack_require__(58799);
// EXTERNAL MODULE: ./build/src/memory/finding.js
var finding = __webpack_require__(20548);
// EXTERNAL MODULE: ./build/src/commands/version.js + 1 modules
var version = __webpack_require__(82792);
;// CONCATENATED MODULE: ./build/src/commands/committed-report.js





const MAX_FINDINGS = 20;
const MAX_IDS = 50;
function committedReport(report, graph, options) {
    const { policy, isLarge } = options;
    const guarded = policy === "full" ? undefined : (0,memory_guarded/* guardedRecords */.Ff)([graph]);
    const speaksOfGuarded = ({ record, path, related }) => guarded !== undefined &&
        ((record !== undefined && guarded.ids.has(record)) ||
            guarded.paths.has(path) ||
            related.some((place) => guarded.paths.has(place.path)));
    const told = report.findings.flatMap((finding) => {
        if (!speaksOfGuarded(finding))
            return [finding];
        return policy === "hidden" ? [] : [withoutText(finding)];
    });
    const findings = isLarge ? told.toSorted(finding/* compareWorstFirst */.bu).slice(0, MAX_FINDINGS).sort(finding/* compareFindings */.Eg) : told;
    const omitted = report.findings.length - findings.length;
    const group = (names) => groupOf(names, isLarge ? MAX_IDS : undefined);
    const shown = graph.declarations.filter((each) => policy !== "hidden" || !isWithheld(each, policy));
    const isShown = new Set(shown.map(nameOf));
    const open = report.findings.filter(({ accepted }) => accepted === undefined);
    const of = (rule) => {
        const names = open.filter((finding) => finding.rule === rule).map(({ record, path }) => record ?? path);
        return names.filter((name) => isShown.has(name));
    };
    const records = [...graph.records.values()].filter(({ primary }) => primary.role === "record");
    const sensitive = records.filter(({ primary }) => (0,memory_guarded/* isGuardedLevel */.pv)(primary.sensitivity));
    return {
        report: { ...report, steward: version/* STEWARD_LINE */.u, findings },
        ...(omitted > 0 && { omitted }),
        governance: {
            withoutOwners: group(records.filter(({ id, primary }) => primary.owners.length === 0 && isShown.has(id)).map(({ id }) => id)),
            stale: group(of("record/stale")),
            dangling: group(of("graph/dangling-edge")),
            sensitive: {
                count: sensitive.length,
                ids: policy === "hidden" ? [] : group(sensitive.map(({ id }) => id)).ids,
            },
        },
    };
}
function groupOf(names, limit) {
    const ids = [...new Set(names)].sort(memory_tree/* comparePaths */.cD);
    return { count: ids.length, ids: ids.slice(0, limit) };
}
function withoutText({ suggestion: _, subject: _subject, ...finding }) {
    return { ...finding, message: "What is said of a restricted record is not repeated here.", related: [] };
}

// EXTERNAL MODULE: ./build/src/commands/gate-digest.js
var gate_digest = __webpack_require__(19014);
// EXTERNAL MODULE: ./build/src/commands/judgement.js + 2 modules
var judgement = __webpack_require__(54897);
// EXTERNAL MODULE: ./build/src/commands/misnamed-rules.js
var misnamed_rules = __webpack_require__(3516);
// EXTERNAL MODULE: ./build/src/commands/report-of.js
var report_of = __webpack_require__(32376);
// EXTERNAL MODULE: ./build/src/commands/require-memory.js
var require_memory = __webpack_require__(42291);
// EXTERNAL MODULE: ./build/src/commands/snapshot-files.js
var snapshot_files = __webpack_require__(98700);
// EXTERNAL MODULE: ./build/src/commands/statistics.js
var statistics = __webpack_require__(98589);
;// CONCATENATED MODULE: ./build/src/commands/make-index.js





























async function makeIndex(input) {
    const { tree, source } = input;
    const gate = await (0,load_gate/* loadGate */.W)(tree, input.gate);
    await (0,require_memory/* requireMemory */.F)([tree], gate);
    const { root } = gate.layout;
    const now = new Date(Math.floor(source.time.getTime() / 1000) * 1000);
    const deadlines = [];
    const stated = await (0,judgement/* stateProblems */.Yk)(judgementOf(input, gate, now), (since, path) => deadlines.push({ since, path }));
    const located = await locate(stated, tree, gate);
    const { policy, shown, withheld } = shownDeclarations(stated, gate);
    const isSharded = stated.whole.declarations.length > gate.indexes.inline;
    const tallies = (0,statistics/* talliesOf */.MP)(stated.memory, stated.whole);
    const digests = { sourceDigest: await (0,source_digest/* sourceDigest */.c)(tree, gate), ontologyDigest: gate.ontologyDigest };
    const ofSnapshots = await (0,snapshot_files/* snapshotFileProblems */.H)(tree, gate, (id) => stated.whole.records.has(id));
    const ofGate = [...gate.problems, ...(0,misnamed_rules/* misnamedRules */.W)(gate), ...ofSnapshots];
    const weighed = (0,judgement/* weigh */.vi)([...ofGate, ...stated.files, ...stated.graph], gate, now);
    const findings = await (0,locate_findings/* locateFindings */.H)(weighed.map((item) => ({ ...item, ...located.placesOf(item.problem) })), tree, gate.layout, tree, located.budget);
    const report = (0,report_of/* reportOf */.E)({ root: input.root, gate, sourceDigest: digests.sourceDigest, tallies, findings });
    const built = { generatedAt: (0,indexes_door/* timeText */.Tc)(now), ...(source.commit !== undefined && { sourceCommit: source.commit }) };
    const graph = graphFiles({
        graph: stated.whole,
        declarations: shown,
        files: [...stated.memory.files.values()].map(({ path, oid }) => ({ path, oid })),
        headings: await readHeadingsOf(stated.memory, gate),
        policy,
        isSharded,
        repositoryPrefix: gate.ontology.nodeKinds.get("Repository")?.prefix ?? "repository",
        sourceDigest: digests.sourceDigest,
    });
    const made = new Map([...graph.files, [index_paths/* SEARCH_PATH */.pU, (0,json_text/* jsonText */.s)(graph.manifest, 1)]]);
    made.set(index_paths/* ONTOLOGY_REPORT_PATH */.BN, renderOntologyReport(committedReport(report, stated.whole, { policy, isLarge: isSharded }), built));
    if (isSharded) {
        const hidden = new Set(policy === "hidden" ? stated.whole.declarations.filter(isGuarded).map(({ path }) => path) : []);
        const isOpen = (path) => !hidden.has(path);
        const open = located.stored.filter(({ problem }) => isOpen(problem.at.path));
        const byCitation = open.flatMap(({ by, problem }) => by === "graph" && (0,judge/* findRule */.Il)(problem.rule)?.about === "declaration" ? [problem] : []);
        for (const [path, text] of (0,stored_finding/* findingFiles */.H)(open, causesOf(byCitation, stated.whole.declarations)))
            made.set(path, text);
        for (const [path, text] of (0,deadline/* deadlineFiles */.IL)(deadlines.filter(({ path }) => isOpen(path))))
            made.set(path, text);
    }
    const files = withoutSecrets(made, await redactorOf(tree, weighed.map(({ problem }) => problem.at.path)));
    const redacted = [...files].filter(([path, text]) => made.get(path) !== text).length;
    const door = {
        schema: indexes_door/* INDEX_FORMAT */.B7,
        ...built,
        ...digests,
        generatedDigest: await (0,source_digest/* generatedDigest */.G)(tree, gate),
        gateDigest: (0,gate_digest/* gateDigest */.U)(gate),
        steward: version/* STEWARD_LINE */.u,
        stats: { ...graph.stats, parseErrors: tallies.parseErrors },
        ...(withheld + redacted > 0 && { withheld: withheld + redacted }),
        ...graph.door,
        contents: await contentsOf(files, tree),
        ...(isSharded && {
            editCharacters: (0,nearest_target/* isSearchCutShort */.R$)(stated.whole) ? located_file/* EDIT_CHARACTERS */.e + 1 : located.spent,
            tallies: tallies.data(),
        }),
    };
    files.set(index_paths/* DOOR_PATH */.Fw, (0,secrets_redactor/* makeRedactor */.$)().json((0,json_text/* jsonText */.s)(door, 1)));
    return {
        files: new Map([...files].map(([path, text]) => [root + path, text])),
        root,
        declarations: stated.whole.declarations.length,
        sourceDigest: digests.sourceDigest,
    };
}
async function redactorOf(tree, paths) {
    const redactor = (0,secrets_redactor/* makeRedactor */.$)();
    const quoted = new Set(paths);
    const entries = (await tree.entries()).filter(({ path, mode }) => (0,memory_tree/* isRegular */.$W)(mode) && quoted.has(path));
    await tree.read(entries, (_entry, bytes) => {
        if (!(bytes instanceof Error))
            redactor.text(Buffer.from(bytes).toString("utf8"));
    });
    return redactor;
}
function withoutSecrets(files, redactor) {
    return new Map([...files].map(([path, text]) => [path, redactor.json(text)]));
}
function judgementOf({ tree, onProgress }, gate, now) {
    return {
        judged: tree,
        base: tree,
        gate,
        gateFiles: new Set(gate.files.keys()),
        proposedOntology: gate.ontology,
        problems: [],
        now,
        ...(onProgress && { onProgress }),
    };
}
async function locate(stated, tree, gate) {
    const byGraph = stated.graph.filter(({ rule }) => (0,judge/* findRule */.Il)(rule)?.about !== "gate");
    const problems = [...stated.files, ...byGraph];
    const budget = { spent: 0 };
    const places = await (0,locate_findings/* locateProblems */.D)(problems, tree, gate.layout, tree, budget);
    const known = new Map(problems.map((problem, index) => [problem, places[index]]));
    const stored = problems
        .map((problem, index) => {
        const place = places[index];
        if (!place)
            throw new Error(`${problem.at.path} has a problem without a place`);
        return { by: index < stated.files.length ? "file" : "graph", problem, places: place };
    })
        .sort((a, b) => (0,memory_tree/* comparePaths */.cD)(a.problem.at.path, b.problem.at.path));
    return {
        stored,
        budget,
        spent: budget.spent,
        placesOf: (problem) => {
            const place = known.get(problem);
            return place ? { places: place } : {};
        },
    };
}
function isGuarded({ sensitivity }) {
    return (0,memory_guarded/* isGuardedLevel */.pv)(sensitivity);
}
function shownDeclarations({ whole }, { indexes: { restricted } }) {
    const shown = restricted === "hidden" ? whole.declarations.filter((each) => !isGuarded(each)) : whole.declarations;
    return { policy: restricted, shown, withheld: whole.declarations.length - shown.length };
}
async function contentsOf(files, tree) {
    const format = (0,git_ids/* formatOfId */.cm)((await tree.entries())[0]?.oid ?? "");
    const entries = [...files].map(([path, text]) => {
        return { path, mode: "100644", oid: (0,git_ids/* blobId */.zA)(Buffer.from(text), format) };
    });
    entries.sort((a, b) => (0,memory_tree/* comparePaths */.cD)(a.path, b.path));
    const lookup = new tree_lookup/* TreeLookup */.Tg(listOf(entries));
    const contents = {};
    for (const path of index_paths/* BOUND_PATHS */.K_) {
        const oid = (await lookup.file(path))?.oid ?? (await (0,git_ids/* treeId */.Mh)(lookup, path));
        if (oid !== undefined)
            contents[path.slice(index_paths/* INDEX_FOLDER */.gt.length + 1)] = oid;
    }
    return contents;
}
function listOf(entries) {
    return { label: "index", entries: () => Promise.resolve(entries), read: () => Promise.resolve() };
}


/***/ })

};
