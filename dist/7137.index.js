export const id = 7137;
export const ids = [7137];
export const modules = {

/***/ 37137:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  H: () => (/* binding */ makeIndex)
});

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
    return policy !== "full" && (0,memory_guarded/* isGuardedLevel */.p)(sensitivity);
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
const NAME_LEAF = 512;
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
    ];
    return {
        door: {
            records: graph_files_shards("records"),
            edges: graph_files_shards("records"),
            pathIndex: graph_files_shards("search"),
            ownerIndex: graph_files_shards("owners"),
            repoIndex: graph_files_shards("repositories"),
            tagIndex: graph_files_shards("tags"),
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
    const line = ({ name, of }) => {
        const item = [name, of];
        const text = JSON.stringify(item);
        return { order: text, text };
    };
    return (0,shards/* makeShards */.OJ)(items, line, { folder, leaf: NAME_LEAF });
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
// EXTERNAL MODULE: ./build/src/parse/parse-file.js + 6 modules
var parse_file = __webpack_require__(72789);
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
    const guarded = policy === "full" ? undefined : (0,memory_guarded/* guardedRecords */.F)([graph]);
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
    const sensitive = records.filter(({ primary }) => (0,memory_guarded/* isGuardedLevel */.p)(primary.sensitivity));
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
    const weighed = (0,judgement/* weigh */.vi)([...gate.problems, ...(0,misnamed_rules/* misnamedRules */.W)(gate), ...stated.files, ...stated.graph], gate, now);
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
        for (const [path, text] of (0,stored_finding/* findingFiles */.H)(located.stored.filter(({ problem }) => isOpen(problem.at.path))))
            made.set(path, text);
        for (const [path, text] of (0,deadline/* deadlineFiles */.IL)(deadlines.filter(({ path }) => isOpen(path))))
            made.set(path, text);
    }
    const files = withoutSecrets(made);
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
function withoutSecrets(files) {
    const redactor = (0,secrets_redactor/* makeRedactor */.$)();
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
    return (0,memory_guarded/* isGuardedLevel */.p)(sensitivity);
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


/***/ }),

/***/ 3516:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ misnamedRules)
/* harmony export */ });
/* harmony import */ var _rules_judge_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74041);
/* harmony import */ var _rules_nearest_name_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(63835);
/* harmony import */ var _rules_registry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1029);



function misnamedRules(gate) {
    const problems = [];
    for (const { rule, at } of gate.severitySettings) {
        const found = (0,_rules_judge_js__WEBPACK_IMPORTED_MODULE_0__/* .findRule */ .Il)(rule);
        if (!found)
            problems.push({ rule: "gate/invalid-file", message: noSuchRule(rule), at, subject: rule });
        else if (found.locked === true) {
            problems.push({
                rule: "gate/invalid-file",
                message: `No setting moves ${rule}: it stays an error unless a waiver accepts one finding.`,
                at,
                subject: rule,
            });
        }
    }
    for (const { rule, path, pointer } of gate.waivers) {
        if ((0,_rules_judge_js__WEBPACK_IMPORTED_MODULE_0__/* .findRule */ .Il)(rule))
            continue;
        const at = { path, document: 0, pointer: [...pointer, "rule"] };
        problems.push({ rule: "gate/invalid-file", message: noSuchRule(rule), at, subject: `waiver ${rule}` });
    }
    return problems;
}
function noSuchRule(rule) {
    const nearest = (0,_rules_nearest_name_js__WEBPACK_IMPORTED_MODULE_2__/* .nearestName */ .q)(rule, _rules_registry_js__WEBPACK_IMPORTED_MODULE_1__/* .RULES */ .y.map(({ id }) => id));
    return `There is no rule "${rule}"${nearest ? `; did you mean ${nearest.name}?` : "."}`;
}


/***/ }),

/***/ 32376:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ reportOf)
/* harmony export */ });
/* harmony import */ var _statistics_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98589);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82792);


function reportOf({ root, gate, sourceDigest, tallies, findings, comparison }) {
    const open = findings.filter(({ accepted }) => accepted === undefined);
    const count = (severity) => open.filter((finding) => finding.severity === severity).length;
    const counts = {
        error: count("error"),
        warning: count("warning"),
        note: count("note"),
        baseline: findings.filter(({ accepted }) => accepted === "baseline").length,
        waived: findings.filter(({ accepted }) => accepted === "waived").length,
    };
    return {
        verdict: counts.error > 0 ? "fail" : "pass",
        steward: _version_js__WEBPACK_IMPORTED_MODULE_1__/* .STEWARD_VERSION */ .m,
        root,
        layout: gate.layout.name,
        sourceDigest,
        ontologyDigest: gate.ontologyDigest,
        ...(comparison && {
            comparison: {
                base: comparison.target.commit ?? comparison.target.label,
                head: comparison.head.commit ?? comparison.head.label,
                mergeBase: comparison.mergeBase,
                conflicts: comparison.conflicts,
            },
        }),
        counts,
        statistics: (0,_statistics_js__WEBPACK_IMPORTED_MODULE_0__/* .statisticsOf */ .jm)(tallies, gate),
        findings,
    };
}


/***/ }),

/***/ 98589:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Es: () => (/* binding */ countIds),
/* harmony export */   MP: () => (/* binding */ talliesOf),
/* harmony export */   jm: () => (/* binding */ statisticsOf)
/* harmony export */ });
/* harmony import */ var _indexes_tallies_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7605);
/* harmony import */ var _load_read_memory_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83141);


function talliesOf(memory, graph) {
    const tallies = new _indexes_tallies_js__WEBPACK_IMPORTED_MODULE_1__/* .Tallies */ .T();
    for (const file of memory.files.values()) {
        tallies.addFile(file.className, file.documents, file.declarations, (0,_load_read_memory_js__WEBPACK_IMPORTED_MODULE_0__/* .isBroken */ .Qr)(file));
    }
    countIds(tallies, graph);
    return tallies;
}
function countIds(tallies, graph) {
    const orphans = new Map();
    for (const declaration of graph.declarations) {
        const { id, role } = declaration;
        if (role !== "patch" || id === undefined || graph.records.has(id))
            continue;
        const group = orphans.get(id);
        if (group)
            group.push(declaration);
        else
            orphans.set(id, [declaration]);
    }
    for (const { declarations } of graph.records.values())
        tallies.addId(declarations);
    for (const declarations of orphans.values())
        tallies.addId(declarations);
}
function statisticsOf(tallies, { ontology }) {
    const total = tallies.all.statistics();
    const classes = [...tallies.classes()].map(([name, tally]) => [name, tally.statistics()]);
    return {
        ...total,
        nodeKinds: { used: total.nodeKinds, declared: ontology.nodeKinds.size },
        edgeKinds: { used: total.edgeKinds, declared: ontology.edgeKinds.size },
        parseErrors: tallies.parseErrors,
        declarations: total.records + total.patches,
        classes: Object.fromEntries(classes),
    };
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

/***/ 112:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B7: () => (/* binding */ INDEX_FORMAT),
/* harmony export */   EG: () => (/* binding */ isSharded),
/* harmony export */   Tc: () => (/* binding */ timeText),
/* harmony export */   Un: () => (/* binding */ parseDoor)
/* harmony export */ });
/* harmony import */ var _shape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94483);

const INDEX_FORMAT = "memory-steward.graph-index/v1";
function isSharded(door) {
    return door.tallies !== undefined && door.editCharacters !== undefined;
}
function timeText(time) {
    return `${time.toISOString().slice(0, -5)}Z`;
}
function parseDoor(text) {
    const door = (0,_shape_js__WEBPACK_IMPORTED_MODULE_0__/* .parseJson */ .qF)(text);
    return isDoor(door) ? door : undefined;
}
function isDoor(door) {
    if (!(0,_shape_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(door) || door["schema"] !== INDEX_FORMAT)
        return false;
    const { steward, generatedAt, sourceCommit, sourceDigest, ontologyDigest, generatedDigest, gateDigest } = door;
    const { contents, withheld, editCharacters, tallies } = door;
    return ([steward, sourceDigest, ontologyDigest, generatedDigest, gateDigest].every(_shape_js__WEBPACK_IMPORTED_MODULE_0__/* .isText */ .KH) &&
        (0,_shape_js__WEBPACK_IMPORTED_MODULE_0__/* .isText */ .KH)(generatedAt) &&
        Number.isFinite(Date.parse(generatedAt)) &&
        (0,_shape_js__WEBPACK_IMPORTED_MODULE_0__/* .isOptional */ .dK)(sourceCommit, _shape_js__WEBPACK_IMPORTED_MODULE_0__/* .isText */ .KH) &&
        (0,_shape_js__WEBPACK_IMPORTED_MODULE_0__/* .isOptional */ .dK)(withheld, _shape_js__WEBPACK_IMPORTED_MODULE_0__/* .isCount */ .my) &&
        (0,_shape_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(contents) &&
        Object.values(contents).every(_shape_js__WEBPACK_IMPORTED_MODULE_0__/* .isText */ .KH) &&
        (0,_shape_js__WEBPACK_IMPORTED_MODULE_0__/* .isOptional */ .dK)(editCharacters, _shape_js__WEBPACK_IMPORTED_MODULE_0__/* .isCount */ .my) &&
        (0,_shape_js__WEBPACK_IMPORTED_MODULE_0__/* .isOptional */ .dK)(tallies, isTallies));
}
function isTallies(tallies) {
    return ((0,_shape_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(tallies) &&
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





function findingFiles(findings) {
    const items = findings.map((finding, index) => ({
        digits: (0,_shards_js__WEBPACK_IMPORTED_MODULE_2__/* .hashDigits */ .ZP)(finding.problem.at.path),
        value: { finding, order: `${finding.problem.at.path}\0${String(index).padStart(9, "0")}` },
    }));
    const line = ({ finding, order }) => ({
        order,
        text: JSON.stringify(finding),
    });
    return (0,_shards_js__WEBPACK_IMPORTED_MODULE_2__/* .makeShards */ .OJ)(items, line, { folder: _memory_index_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .FINDINGS_FOLDER */ .EL });
}
function parseFindings(text) {
    const lines = text.split("\n");
    if (lines.pop() !== "")
        throw (0,_not_local_js__WEBPACK_IMPORTED_MODULE_3__/* .brokenIndex */ .S)("its findings are cut short");
    return lines.map((line) => {
        const finding = (0,_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .parseJson */ .qF)(line);
        if (!isFinding(finding))
            throw (0,_not_local_js__WEBPACK_IMPORTED_MODULE_3__/* .brokenIndex */ .S)("a line of its findings is none");
        return finding;
    });
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


/***/ }),

/***/ 36109:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Mh: () => (/* binding */ treeId),
/* harmony export */   cm: () => (/* binding */ formatOfId),
/* harmony export */   zA: () => (/* binding */ blobId)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);

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

/***/ 71206:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ generatedDigest),
/* harmony export */   c: () => (/* binding */ sourceDigest)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _memory_index_paths_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38500);
/* harmony import */ var _memory_tree_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(85037);
/* harmony import */ var _memory_tree_lookup_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(15280);
/* harmony import */ var _git_ids_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(36109);





async function sourceDigest(tree, gate) {
    const { layout, isExcluded } = gate;
    const { isPure, isGenerated } = foldersOf(gate);
    const lookup = new _memory_tree_lookup_js__WEBPACK_IMPORTED_MODULE_3__/* .TreeLookup */ .Tg(tree);
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update("memory-steward.source/v1\n");
    const add = async (folder) => {
        for (const { path, entry } of await sorted(lookup, folder)) {
            if (entry.mode !== "040000") {
                if (!isExcluded(path) && !layout.isGenerated(path))
                    addLine(hash, path, entry);
            }
            else if (isPure(path)) {
                const oid = entry.oid === "" ? await (0,_git_ids_js__WEBPACK_IMPORTED_MODULE_2__/* .treeId */ .Mh)(lookup, path) : entry.oid;
                if (oid !== undefined)
                    addLine(hash, path, { mode: entry.mode, oid });
            }
            else if (!isGenerated(path) && !(0,_memory_index_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .isIndexPath */ .oj)(path, layout.root)) {
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
    const lookup = new _memory_tree_lookup_js__WEBPACK_IMPORTED_MODULE_3__/* .TreeLookup */ .Tg(tree);
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update("memory-steward.generated/v1\n");
    const add = async (folder, isBelow) => {
        for (const { path, entry } of await sorted(lookup, folder)) {
            if (entry.mode !== "040000") {
                if (!isExcluded(path) && (isBelow || layout.isGenerated(path)))
                    addLine(hash, path, { mode: entry.mode, oid: "" });
            }
            else if (!isPure(path) && !(0,_memory_index_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .isIndexPath */ .oj)(path, layout.root)) {
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

/***/ 641:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ guardedRecords),
/* harmony export */   p: () => (/* binding */ isGuardedLevel)
/* harmony export */ });
const GUARDED_LEVELS = new Set(["restricted", "secret-metadata"]);
function isGuardedLevel(sensitivity) {
    return sensitivity !== undefined && GUARDED_LEVELS.has(sensitivity);
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

/***/ 25714:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ jsonText)
/* harmony export */ });
const ACTING = /[\u007F-\u009F\p{Cf}\p{Zl}\p{Zp}]|##(?=\[)/gu;
function jsonText(value, indent = 2) {
    return `${JSON.stringify(value, null, indent).replace(ACTING, escapeUnits)}\n`;
}
function escapeUnits(text) {
    if (text === "##")
        return "#\\u0023";
    let escaped = "";
    for (let at = 0; at < text.length; at++)
        escaped += `\\u${text.charCodeAt(at).toString(16).padStart(4, "0")}`;
    return escaped;
}


/***/ }),

/***/ 47912:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Uo: () => (/* binding */ headOf),
/* harmony export */   WX: () => (/* binding */ findingsOf),
/* harmony export */   hF: () => (/* binding */ renderJson)
/* harmony export */ });
/* harmony import */ var _json_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25714);

function renderJson(report) {
    return (0,_json_text_js__WEBPACK_IMPORTED_MODULE_0__/* .jsonText */ .s)({ ...headOf(report), findings: findingsOf(report) });
}
function headOf(report) {
    const { comparison } = report;
    return {
        schema: "memory-steward.report/v1",
        verdict: report.verdict,
        steward: report.steward,
        root: report.root,
        layout: report.layout,
        sourceDigest: report.sourceDigest,
        ontologyDigest: report.ontologyDigest,
        comparison: comparison && {
            base: comparison.base,
            head: comparison.head,
            mergeBase: comparison.mergeBase,
            conflicts: comparison.conflicts,
        },
        counts: countsOf(report.counts),
        statistics: statisticsOf(report.statistics),
    };
}
function findingsOf({ findings }) {
    return findings.map(findingOf);
}
function countsOf({ error, warning, note, baseline, waived }) {
    return { error, warning, note, baseline, waived };
}
function statisticsOf(statistics) {
    const { nodeKinds, edgeKinds } = statistics;
    return {
        files: statistics.files,
        documents: statistics.documents,
        records: statistics.records,
        notes: statistics.notes,
        ids: statistics.ids,
        edges: statistics.edges,
        parseErrors: statistics.parseErrors,
        nodeKinds: { used: nodeKinds.used, declared: nodeKinds.declared },
        edgeKinds: { used: edgeKinds.used, declared: edgeKinds.declared },
        edgeForms: edgeFormsOf(statistics.edgeForms),
        declarations: statistics.declarations,
        patches: statistics.patches,
        extensions: statistics.extensions,
        classes: Object.fromEntries(Object.entries(statistics.classes)
            .sort(([a], [b]) => (a < b ? -1 : 1))
            .map(([name, counts]) => [name, classOf(counts)])),
    };
}
function classOf(counts) {
    return {
        files: counts.files,
        documents: counts.documents,
        records: counts.records,
        notes: counts.notes,
        patches: counts.patches,
        extensions: counts.extensions,
        ids: counts.ids,
        nodeKinds: counts.nodeKinds,
        edges: counts.edges,
        edgeKinds: counts.edgeKinds,
        edgeForms: edgeFormsOf(counts.edgeForms),
    };
}
function edgeFormsOf({ string, target, attributes, link }) {
    return { string, target, attributes, link };
}
function findingOf(finding) {
    const { suggestion } = finding;
    return {
        rule: finding.rule,
        severity: finding.severity,
        message: finding.message,
        path: finding.path,
        range: rangeOf(finding.range),
        record: finding.record,
        subject: finding.subject,
        fingerprint: finding.fingerprint,
        suggestion: suggestion && {
            message: suggestion.message,
            certain: suggestion.certain,
            edits: suggestion.edits.map(({ path, range, newText }) => ({ path, range: rangeOf(range), newText })),
        },
        related: finding.related.map(({ message, path, range }) => ({ message, path, range: rangeOf(range) })),
        accepted: finding.accepted,
    };
}
function rangeOf({ start, end }) {
    return {
        start: { line: start.line, column: start.column },
        end: { line: end.line, column: end.column },
    };
}


/***/ })

};
