export const id = 273;
export const ids = [273];
export const modules = {

/***/ 8432:
/***/ ((__unused_webpack_module, exports, __webpack_require__) => {


/*
 * The `yaml` package, loaded at its first use: nearly every file is read without it. An import would load it with the
 * program; `require` inside a function is the one way to load it late and at once.
 */
let library;
const yaml = () => (library ??= __webpack_require__(8905));

Object.defineProperty(exports, "Dk", ({ enumerable: true, get: () => yaml().Composer }));
Object.defineProperty(exports, "DB", ({ enumerable: true, get: () => yaml().CST }));
Object.defineProperty(exports, "yo", ({ enumerable: true, get: () => yaml().Document }));
Object.defineProperty(exports, "JG", ({ enumerable: true, get: () => yaml().Lexer }));
Object.defineProperty(exports, "iX", ({ enumerable: true, get: () => yaml().Parser }));
Object.defineProperty(exports, "X5", ({ enumerable: true, get: () => yaml().Scalar }));
Object.defineProperty(exports, "Vj", ({ enumerable: true, get: () => yaml().isAlias }));
Object.defineProperty(exports, "jh", ({ enumerable: true, get: () => yaml().isMap }));
Object.defineProperty(exports, "jn", ({ enumerable: true, get: () => yaml().isScalar }));
Object.defineProperty(exports, "oP", ({ enumerable: true, get: () => yaml().isSeq }));
Object.defineProperty(exports, "As", ({ enumerable: true, get: () => yaml().stringify }));
Object.defineProperty(exports, "YR", ({ enumerable: true, get: () => yaml().visit }));


/***/ }),

/***/ 5993:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  z: () => (/* binding */ check)
});

// EXTERNAL MODULE: ./build/src/indexes/region.js
var region = __webpack_require__(6924);
// EXTERNAL MODULE: ./build/src/load/gate.js + 7 modules
var load_gate = __webpack_require__(505);
// EXTERNAL MODULE: ./build/src/load/locate-findings.js + 1 modules
var locate_findings = __webpack_require__(4417);
// EXTERNAL MODULE: ./build/src/load/source-digest.js
var source_digest = __webpack_require__(8570);
// EXTERNAL MODULE: ./build/src/memory/tree.js
var memory_tree = __webpack_require__(9433);
// EXTERNAL MODULE: ./build/src/memory/user-error.js
var user_error = __webpack_require__(9785);
// EXTERNAL MODULE: ./build/src/report/json.js
var json = __webpack_require__(196);
// EXTERNAL MODULE: ./build/src/rules/gate/verdict-change.js
var verdict_change = __webpack_require__(357);
// EXTERNAL MODULE: ./build/src/rules/registry.js + 85 modules
var registry = __webpack_require__(733);
// EXTERNAL MODULE: ./build/src/commands/generated-files.js
var generated_files = __webpack_require__(667);
// EXTERNAL MODULE: ./build/src/commands/judgement.js + 3 modules
var commands_judgement = __webpack_require__(6381);
// EXTERNAL MODULE: ./build/src/rules/judge.js + 1 modules
var judge = __webpack_require__(7836);
// EXTERNAL MODULE: ./build/src/rules/nearest-name.js
var nearest_name = __webpack_require__(7055);
;// CONCATENATED MODULE: ./build/src/commands/misnamed-rules.js



function misnamedRules(gate) {
    const problems = [];
    for (const { rule, at } of gate.severitySettings) {
        const found = (0,judge/* findRule */.Il)(rule);
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
    for (const { rule, path, index } of gate.waivers) {
        if ((0,judge/* findRule */.Il)(rule))
            continue;
        const at = { path, document: 0, pointer: ["waivers", index, "rule"] };
        problems.push({ rule: "gate/invalid-file", message: noSuchRule(rule), at, subject: `waiver ${rule}` });
    }
    return problems;
}
function noSuchRule(rule) {
    const nearest = (0,nearest_name/* nearestName */.q)(rule, registry/* RULES */.y.map(({ id }) => id));
    return `There is no rule "${rule}"${nearest ? `; did you mean ${nearest.name}?` : "."}`;
}

// EXTERNAL MODULE: ./build/src/memory/tree-lookup.js
var tree_lookup = __webpack_require__(956);
;// CONCATENATED MODULE: ./build/src/commands/index-files.js


function indexFilesIn(tree, root) {
    const lookup = new tree_lookup/* TreeLookup */.Tg(tree);
    const filesBelow = async (folder) => {
        const files = [];
        for (const [name, { mode, oid }] of await lookup.folder(folder)) {
            const path = `${folder}/${name}`;
            if (mode === "040000")
                files.push(...(await filesBelow(path)));
            else
                files.push({ path, mode, oid });
        }
        return files;
    };
    return {
        async read(path) {
            const entry = await lookup.file(root + path);
            return entry && Buffer.from(await (0,memory_tree/* readFile */.TA)(tree, entry));
        },
        async names(folder) {
            const entries = await lookup.folder(root + folder);
            return new Set([...entries.values()].map(({ name, mode }) => (mode === "040000" ? `${name}/` : name)));
        },
        async visitAll(folder, visit) {
            await tree.read(await filesBelow(root + folder), (entry, bytes) => {
                if (bytes instanceof Error)
                    throw new Error(`${entry.path} cannot be read: ${bytes.message}`);
                visit(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length));
            });
        },
    };
}

// EXTERNAL MODULE: ./build/src/commands/judge-locally.js
var judge_locally = __webpack_require__(5662);
// EXTERNAL MODULE: ./build/src/commands/statistics.js
var statistics = __webpack_require__(5425);
// EXTERNAL MODULE: ./build/src/commands/version.js + 1 modules
var version = __webpack_require__(545);
;// CONCATENATED MODULE: ./build/src/commands/check.js
















async function check(input) {
    const comparison = "comparison" in input.subject ? input.subject.comparison : undefined;
    const judged = "comparison" in input.subject ? input.subject.comparison.judged : input.subject.tree;
    const shown = comparison?.head ?? judged;
    const { gate, judgement, tallies, readAllBecause } = comparison
        ? await judgeComparison(comparison, input)
        : await judgeWhole(judged, undefined, input);
    const findings = await (0,locate_findings/* locateFindings */.H)(judgement.problems, judged, gate.layout, shown);
    const open = findings.filter(({ accepted }) => accepted === undefined);
    const count = (severity) => open.filter((finding) => finding.severity === severity).length;
    const counts = {
        error: count("error"),
        warning: count("warning"),
        note: count("note"),
        baseline: findings.filter(({ accepted }) => accepted === "baseline").length,
        waived: findings.filter(({ accepted }) => accepted === "waived").length,
    };
    const report = {
        verdict: counts.error > 0 ? "fail" : "pass",
        steward: version/* STEWARD_VERSION */.m,
        root: input.root,
        layout: gate.layout.name,
        sourceDigest: await (0,source_digest/* sourceDigest */.c)(judged, gate),
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
        statistics: (0,statistics/* statisticsOf */.j)(tallies, gate),
        findings,
    };
    return { report, shown, gate, judgement, readAllBecause };
}
async function judgeComparison(comparison, input) {
    if (input.useIndex === false)
        return await judgeWhole(comparison.judged, comparison, input);
    try {
        const { target } = comparison;
        const gate = await attempt(target, input.gate);
        if (gate instanceof user_error/* UserError */.y)
            throw new region/* NotLocal */.X("the target branch has no usable gate");
        const judgement = await (0,judge_locally/* judgeLocally */.o)({
            comparison,
            gate,
            problems: [...gate.problems, ...misnamedRules(gate)],
            now: input.now,
            files: indexFilesIn(target, gate.layout.root),
        });
        return { gate, judgement, tallies: judgement.tallies };
    }
    catch (error) {
        if (!(error instanceof region/* NotLocal */.X))
            throw error;
        return { ...(await judgeWhole(comparison.judged, comparison, input)), readAllBecause: error.message };
    }
}
async function judgeWhole(judged, comparison, input) {
    const { gate, proposed, problems } = await gatesOf(judged, comparison, input.gate);
    await requireMemory(comparison ? [judged, comparison.target] : [judged], gate);
    const regenerate = async () => {
        const own = await check({ ...input, subject: { tree: judged } });
        return new TextEncoder().encode((0,json/* renderJson */.h)(own.report));
    };
    const gateFiles = new Set([...gate.files.keys(), ...(proposed?.files.keys() ?? []), gate.baselinePath]);
    const misnamed = misnamedRules(proposed ?? gate);
    const common = {
        judged,
        gateFiles,
        ...(comparison && { base: comparison.changeBase, conflicts: comparison.conflicts }),
        generated: ({ tree, entries }) => (0,generated_files/* generatedFiles */.R)(tree, entries, gate, comparison && regenerate),
        now: input.now,
        ...(input.onProgress && { onProgress: input.onProgress }),
    };
    let judgement = await (0,commands_judgement/* judge */.S4)({
        ...common,
        gate,
        proposedOntology: proposed?.ontology ?? gate.ontology,
        problems: [...problems, ...misnamed],
    });
    if (proposed && editsGate(gate, proposed)) {
        const own = await (0,commands_judgement/* judge */.S4)({
            ...common,
            gate: proposed,
            proposedOntology: proposed.ontology,
            problems: [...problems, ...misnamed],
        });
        const verdictChange = verdictChangeOf(judgement, own, gate, proposed);
        if (verdictChange) {
            judgement = await (0,commands_judgement/* judge */.S4)({
                ...common,
                gate,
                proposedOntology: proposed.ontology,
                problems: [...problems, ...misnamed, verdictChange],
            });
        }
    }
    return { gate, judgement, tallies: (0,statistics/* talliesOf */.M)(judgement.memory, judgement.graph) };
}
async function requireMemory(trees, { layout, isExcluded }) {
    for (const tree of trees) {
        if ((await tree.entries()).some(({ path }) => layout.classOf(path) !== undefined && !isExcluded(path)))
            return;
    }
    throw new user_error/* NoMemoryError */.T(`No file of ${trees[0] ? (0,memory_tree/* nameInSentence */._2)(trees[0]) : "the tree"} belongs to the layout "${layout.name}", so there is nothing to check.`, "Check the folder, the layout and its root; `memory-steward init` starts a memory.");
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
        return { gate: own, proposed: undefined, problems: [...own.problems, problem] };
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

/***/ 667:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ generatedFiles)
/* harmony export */ });
/* harmony import */ var _indexes_ontology_report_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8481);
/* harmony import */ var _load_source_digest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8570);
/* harmony import */ var _memory_tree_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9433);



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

/***/ 5662:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ gateDigest),
/* harmony export */   o: () => (/* binding */ judgeLocally)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var _indexes_base_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(968);
/* harmony import */ var _indexes_door_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(4788);
/* harmony import */ var _indexes_ontology_report_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8481);
/* harmony import */ var _indexes_region_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6924);
/* harmony import */ var _indexes_tallies_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(6310);
/* harmony import */ var _load_compare_memory_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3938);
/* harmony import */ var _load_graph_of_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5206);
/* harmony import */ var _load_read_memory_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7906);
/* harmony import */ var _load_source_digest_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8570);
/* harmony import */ var _memory_case_fold_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(9497);
/* harmony import */ var _memory_graph_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(2837);
/* harmony import */ var _memory_tree_lookup_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(956);
/* harmony import */ var _rules_judge_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(7836);
/* harmony import */ var _rules_retired_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(276);
/* harmony import */ var _generated_files_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(667);
/* harmony import */ var _judgement_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(6381);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(545);


















const MAX_DIFFERENCES = 2000;
function gateDigest({ files, ontologyDigest }) {
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(ontologyDigest);
    for (const [path, oid] of [...files].sort(([a], [b]) => (a < b ? -1 : 1)))
        hash.update(`\n${path}\0${oid}`);
    return `sha256:${hash.digest("hex")}`;
}
async function judgeLocally(input) {
    const { comparison, gate, now, files } = input;
    const { judged, changeBase } = comparison;
    if (comparison.conflicts.length > 0)
        throw new _indexes_region_js__WEBPACK_IMPORTED_MODULE_3__/* .NotLocal */ .X("it does not merge with the target branch");
    if (gate.layout.mergeDeclarations)
        throw new _indexes_region_js__WEBPACK_IMPORTED_MODULE_3__/* .NotLocal */ .X("the layout merges declarations");
    const index = await openIndex(files, changeBase, gate, now);
    const differences = await differencesOf(changeBase, judged, gate);
    const findings = await index.findings(now.getTime());
    const inspect = (0,_rules_judge_js__WEBPACK_IMPORTED_MODULE_9__/* .recordInspector */ .p8)((0,_judgement_js__WEBPACK_IMPORTED_MODULE_11__/* .recordContext */ .pD)(gate, now));
    const [was, is] = await Promise.all([
        (0,_load_read_memory_js__WEBPACK_IMPORTED_MODULE_6__/* .readFiles */ .Ul)(changeBase, sideOf(differences, "before"), gate, inspect),
        (0,_load_read_memory_js__WEBPACK_IMPORTED_MODULE_6__/* .readFiles */ .Ul)(judged, sideOf(differences, "after"), gate, inspect),
    ]);
    const lookup = new _memory_tree_lookup_js__WEBPACK_IMPORTED_MODULE_13__/* .TreeLookup */ .Tg(judged);
    const paths = await pathsOf(differences, lookup);
    refuseOddPaths(differences, findings, paths.collides);
    const region = await _indexes_region_js__WEBPACK_IMPORTED_MODULE_3__/* .Region */ .T.around({
        index,
        findings,
        was: declarationsOf(was),
        is: declarationsOf(is),
        changed: new Set(differences.map(({ path }) => path)),
        gonePaths: paths.gone,
        newPaths: paths.come,
        ontology: gate.ontology,
        prefixes: gate.prefixes,
        retired: (0,_rules_retired_js__WEBPACK_IMPORTED_MODULE_14__/* .retiredStatuses */ .M)(gate.ontology),
    });
    const tallies = new _indexes_tallies_js__WEBPACK_IMPORTED_MODULE_15__/* .Tallies */ .T(index.door.tallies);
    await countChange(tallies, index, was, is);
    if (tallies.all.files === 0)
        throw new _indexes_region_js__WEBPACK_IMPORTED_MODULE_3__/* .NotLocal */ .X("no file of the memory is left");
    const before = new _indexes_tallies_js__WEBPACK_IMPORTED_MODULE_15__/* .Tallies */ .T(index.door.tallies);
    if (before.all.countOf("Team") > 0 !== tallies.all.countOf("Team") > 0)
        throw new _indexes_region_js__WEBPACK_IMPORTED_MODULE_3__/* .NotLocal */ .X("teams come or go altogether");
    const sides = (context, beyond) => ({
        before: memoryOf(changeBase, sideOf(differences, "before"), was, context, beyond),
        after: memoryOf(judged, sideOf(differences, "after"), is, context, beyond),
    });
    const state = async (context, beyond) => {
        const memories = sides(context, beyond);
        const change = await (0,_load_compare_memory_js__WEBPACK_IMPORTED_MODULE_4__/* .compareMemories */ .b)(memories.before, memories.after, gate);
        const graph = (0,_load_graph_of_js__WEBPACK_IMPORTED_MODULE_5__/* .graphOf */ .c)(memories.after);
        const entries = sideOf(differences.filter(isOtherEntry), "after");
        const stated = (0,_judgement_js__WEBPACK_IMPORTED_MODULE_11__/* .stateByGraph */ .vl)(await contextOf(input, lookup, entries, graph, change), {
            gateFiles: new Set([...gate.files.keys(), gate.baselinePath]),
        });
        return { memory: memories.after, graph, change, stated };
    };
    const { memory, graph, change, stated } = await state([...region.context.values()], {
        countOf: (kind) => tallies.all.countOf(kind),
        isJudged: (declaration) => region.isJudged(declaration),
    }).catch(async (error) => {
        if (!(error instanceof _memory_graph_js__WEBPACK_IMPORTED_MODULE_8__/* .NeedsWholeGraph */ .k))
            throw error;
        return await state(await everythingElse(index, differences), undefined);
    });
    const changed = new Set(differences.map(({ path }) => path));
    const otherEntries = new Set(differences.filter(isOtherEntry).map(({ path }) => path));
    const isTouched = ({ by, problem }) => {
        if (by === "file")
            return changed.has(problem.at.path);
        const about = (0,_rules_judge_js__WEBPACK_IMPORTED_MODULE_9__/* .findRule */ .Il)(problem.rule)?.about ?? "declaration";
        if (about === "gate")
            return true;
        return about === "path" ? otherEntries.has(problem.at.path) : region.isTouched(problem, about);
    };
    const places = new Map();
    const moved = await movedPaths(comparison, changed);
    const kept = findings.filter((finding) => !isTouched(finding));
    for (const finding of kept) {
        if (placesOf(finding.problem).every((path) => !moved.has(path)))
            places.set(finding.problem, finding.places);
    }
    const keptBy = (by) => kept.filter((finding) => finding.by === by).map(({ problem }) => problem);
    const problems = [
        ...input.problems,
        ...keptBy("file"),
        ...[...is.values()].flatMap((file) => file.problems),
        ...keptBy("graph"),
        ...stated.graph.filter((problem) => isTouched({ by: "graph", problem })),
        ...stated.change,
    ];
    const weighed = (0,_judgement_js__WEBPACK_IMPORTED_MODULE_11__/* .weigh */ .vi)(problems, gate, now).map((item) => {
        const known = places.get(item.problem);
        return known ? { ...item, places: known } : item;
    });
    return { memory, graph, change, problems: weighed, tallies };
}
async function openIndex(files, base, gate, now) {
    const text = await files.read(_indexes_door_js__WEBPACK_IMPORTED_MODULE_16__/* .DOOR_PATH */ .Fw);
    if (!text)
        throw new _indexes_region_js__WEBPACK_IMPORTED_MODULE_3__/* .NotLocal */ .X("the base has no index");
    const door = (0,_indexes_door_js__WEBPACK_IMPORTED_MODULE_16__/* .parseDoor */ .Un)(text.toString("utf8"));
    if (!door)
        throw new _indexes_region_js__WEBPACK_IMPORTED_MODULE_3__/* .NotLocal */ .X("the index of the base is of another format");
    if (door.steward !== _version_js__WEBPACK_IMPORTED_MODULE_12__/* .STEWARD_VERSION */ .m)
        throw new _indexes_region_js__WEBPACK_IMPORTED_MODULE_3__/* .NotLocal */ .X("another version wrote the index of the base");
    if (door.gateDigest !== gateDigest(gate))
        throw new _indexes_region_js__WEBPACK_IMPORTED_MODULE_3__/* .NotLocal */ .X("the index of the base was made by another gate");
    if (now.getTime() < door.asOf)
        throw new _indexes_region_js__WEBPACK_IMPORTED_MODULE_3__/* .NotLocal */ .X("the index of the base is of a later time");
    if (door.sourceDigest !== (await (0,_load_source_digest_js__WEBPACK_IMPORTED_MODULE_7__/* .sourceDigest */ .c)(base, gate)))
        throw new _indexes_region_js__WEBPACK_IMPORTED_MODULE_3__/* .NotLocal */ .X("the index of the base is stale");
    return new _indexes_base_index_js__WEBPACK_IMPORTED_MODULE_1__/* .BaseIndex */ .k(door, files);
}
async function differencesOf(base, judged, gate) {
    const all = await base.stored?.differences(judged);
    if (!all)
        throw new _indexes_region_js__WEBPACK_IMPORTED_MODULE_3__/* .NotLocal */ .X("the trees are not both stored in Git");
    if (all.length > MAX_DIFFERENCES)
        throw new _indexes_region_js__WEBPACK_IMPORTED_MODULE_3__/* .NotLocal */ .X(`more than ${MAX_DIFFERENCES} files differ`);
    if (all.some(({ path }) => gate.mayDependOn(path)))
        throw new _indexes_region_js__WEBPACK_IMPORTED_MODULE_3__/* .NotLocal */ .X("it changes what judges");
    const differences = all.filter(({ path }) => path.startsWith(gate.layout.root) && !gate.isExcluded(path));
    if (differences.some(({ path }) => gate.layout.classOf(path)?.generated))
        throw new _indexes_region_js__WEBPACK_IMPORTED_MODULE_3__/* .NotLocal */ .X("it changes generated files");
    return differences;
}
function isOtherEntry({ before, after }) {
    return before?.mode !== after?.mode;
}
function sideOf(differences, side) {
    return differences.flatMap((difference) => difference[side] ?? []);
}
async function pathsOf(differences, lookup) {
    const gone = new Set();
    const come = new Set();
    let collides = false;
    for (const { path, before, after } of differences) {
        if (before && after)
            continue;
        for (let part = path; part !== ""; part = (0,_memory_tree_lookup_js__WEBPACK_IMPORTED_MODULE_13__/* .parentOf */ .gN)(part)) {
            const siblings = await lookup.folder((0,_memory_tree_lookup_js__WEBPACK_IMPORTED_MODULE_13__/* .parentOf */ .gN)(part));
            const name = part.slice(part.lastIndexOf("/") + 1);
            if (after) {
                if (come.has(part))
                    break;
                come.add(part);
                const folded = (0,_memory_case_fold_js__WEBPACK_IMPORTED_MODULE_17__/* .caseFolded */ .V)(name);
                collides ||= [...siblings.keys()].some((other) => other !== name && (0,_memory_case_fold_js__WEBPACK_IMPORTED_MODULE_17__/* .caseFolded */ .V)(other) === folded);
            }
            else if (!siblings.has(name)) {
                gone.add(part);
            }
        }
    }
    return { gone, come, collides };
}
function refuseOddPaths(differences, findings, collides) {
    if (collides)
        throw new _indexes_region_js__WEBPACK_IMPORTED_MODULE_3__/* .NotLocal */ .X("paths collide");
    const odd = findings.some(({ problem: { rule } }) => rule === "tree/path-collision" || rule === "tree/unsafe-path");
    if (odd && differences.some(isOtherEntry))
        throw new _indexes_region_js__WEBPACK_IMPORTED_MODULE_3__/* .NotLocal */ .X("the base has unsafe paths");
}
function declarationsOf(files) {
    return [...files.values()].flatMap(({ declarations }) => declarations);
}
async function countChange(tallies, index, was, is) {
    for (const [files, sign] of [[was, -1], [is, 1]]) {
        for (const file of files.values()) {
            tallies.addFile(file.className, file.documents, file.declarations, (0,_load_read_memory_js__WEBPACK_IMPORTED_MODULE_6__/* .isBroken */ .Qr)(file), sign);
        }
    }
    const [before, after] = [declarationsOf(was), declarationsOf(is)];
    for (const id of new Set([...before, ...after].flatMap((declaration) => declaration.id ?? []))) {
        const group = (await index.declarations((0,_memory_case_fold_js__WEBPACK_IMPORTED_MODULE_17__/* .caseFolded */ .V)(id))).filter((each) => each.id === id && !was.has(each.path));
        tallies.addId([...group, ...before.filter((each) => each.id === id)], -1);
        tallies.addId([...group, ...after.filter((each) => each.id === id)]);
    }
}
async function everythingElse(index, differences) {
    const changed = new Set(differences.map(({ path }) => path));
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
async function contextOf({ gate, now, comparison: { judged } }, lookup, entries, graph, change) {
    const asked = new Set([...gate.files.keys(), ...change.vanished.map(({ before }) => before.primary.path)]);
    for (const { edges } of graph.declarations) {
        for (const { form, target } of edges)
            if (form === "link")
                asked.add(target.replace(/\/$/, ""));
    }
    for (const path of asked)
        await lookup.folder((0,_memory_tree_lookup_js__WEBPACK_IMPORTED_MODULE_13__/* .parentOf */ .gN)(path));
    const report = await lookup.file(gate.layout.root + _indexes_ontology_report_index_js__WEBPACK_IMPORTED_MODULE_2__/* .ONTOLOGY_REPORT_PATH */ .BN);
    return {
        ...(0,_judgement_js__WEBPACK_IMPORTED_MODULE_11__/* .recordContext */ .pD)(gate, now),
        graph,
        entries,
        hasPath: (path) => {
            const has = lookup.hasKnown(path.replace(/\/$/, ""));
            if (has === undefined)
                throw new _indexes_region_js__WEBPACK_IMPORTED_MODULE_3__/* .NotLocal */ .X("a rule asks for a path elsewhere");
            return has;
        },
        disagreements: [],
        waivers: gate.waivers,
        proposedOntology: gate.ontology,
        generated: await (0,_generated_files_js__WEBPACK_IMPORTED_MODULE_10__/* .generatedFiles */ .R)(judged, report ? [report] : [], gate, undefined),
        change,
    };
}
async function movedPaths({ judged, storedHead }, changed) {
    if (judged === storedHead)
        return changed;
    const differences = await judged.stored?.differences(storedHead);
    if (!differences)
        throw new _indexes_region_js__WEBPACK_IMPORTED_MODULE_3__/* .NotLocal */ .X("the proposal is not stored in Git");
    return new Set([...changed, ...differences.map(({ path }) => path)]);
}
function placesOf({ at, related = [], suggestion }) {
    return [at.path, ...related.map((place) => place.at.path), ...(suggestion?.at ? [suggestion.at.path] : [])];
}


/***/ }),

/***/ 6381:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  S4: () => (/* binding */ judgement_judge),
  pD: () => (/* binding */ recordContext),
  vl: () => (/* binding */ stateByGraph),
  Yk: () => (/* binding */ stateProblems),
  vi: () => (/* binding */ weigh)
});

// EXTERNAL MODULE: ./build/src/layouts/values.js
var values = __webpack_require__(1343);
// EXTERNAL MODULE: ./build/src/memory/tree.js
var tree = __webpack_require__(9433);
// EXTERNAL MODULE: ./build/src/load/record-content.js
var record_content = __webpack_require__(7901);
// EXTERNAL MODULE: ./build/src/load/visit-records.js
var visit_records = __webpack_require__(3602);
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
var compare_memory = __webpack_require__(3938);
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
var graph_of = __webpack_require__(5206);
// EXTERNAL MODULE: ./build/src/load/read-memory.js
var read_memory = __webpack_require__(7906);
// EXTERNAL MODULE: ./build/src/rules/judge.js + 1 modules
var judge = __webpack_require__(7836);
// EXTERNAL MODULE: ./build/src/memory/acceptance.js
var acceptance = __webpack_require__(8350);
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
async function stateProblems(input, agesAt = input.now) {
    const { gate } = input;
    const inspect = (0,judge/* recordInspector */.p8)(recordContext(gate, agesAt));
    const before = input.base && (await (0,read_memory/* readMemory */.S1)(input.base, gate, inspect));
    const memory = await (0,read_memory/* readMemory */.S1)(input.judged, gate, inspect, before?.files, input.onProgress);
    const graph = (0,graph_of/* graphOf */.c)(memory);
    const change = before && (await (0,compare_memory/* compareMemories */.b)(before, memory, gate));
    const files = [];
    for (const file of memory.files.values())
        for (const problem of file.problems)
            files.push(problem);
    const context = {
        ...recordContext(gate, input.now),
        graph,
        entries: memory.entries,
        hasPath: (path) => (0,tree/* hasPath */.a6)(memory.entries, path),
        disagreements: gate.layout.mergeDeclarations ? await findDisagreements(memory, graph, gate) : [],
        waivers: gate.waivers,
        proposedOntology: input.proposedOntology,
        generated: (await input.generated?.(memory)) ?? [],
        ...(change && { change }),
    };
    return { memory, whole: graph, compared: change, files, ...stateByGraph(context, input) };
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

/***/ 5425:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ talliesOf),
/* harmony export */   j: () => (/* binding */ statisticsOf)
/* harmony export */ });
/* harmony import */ var _indexes_tallies_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6310);
/* harmony import */ var _load_read_memory_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7906);


function talliesOf(memory, graph) {
    const tallies = new _indexes_tallies_js__WEBPACK_IMPORTED_MODULE_1__/* .Tallies */ .T();
    const orphans = new Map();
    for (const file of memory.files.values()) {
        tallies.addFile(file.className, file.documents, file.declarations, (0,_load_read_memory_js__WEBPACK_IMPORTED_MODULE_0__/* .isBroken */ .Qr)(file));
        for (const declaration of file.declarations) {
            const { id, role } = declaration;
            if (role !== "patch" || id === undefined || graph.records.has(id))
                continue;
            const group = orphans.get(id);
            if (group)
                group.push(declaration);
            else
                orphans.set(id, [declaration]);
        }
    }
    for (const { declarations } of graph.records.values())
        tallies.addId(declarations);
    for (const declarations of orphans.values())
        tallies.addId(declarations);
    return tallies;
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

/***/ 5276:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ ONTOLOGIES),
/* harmony export */   m: () => (/* binding */ LAYOUTS)
/* harmony export */ });
const LAYOUTS = {
    "atlas": {
        "layout": "memory-steward.layout/v1",
        "name": "atlas",
        "description": "A catalog graph whose ontology is a schema folder of its own; several documents in a file, patches and side documents.",
        "roots": [
            ".",
            "graph",
            "packages/atlas/graph"
        ],
        "marker": "schema/ontology-schema.yaml",
        "ontology": {
            "manifest": "schema/ontology-schema.yaml"
        },
        "mergeDeclarations": true,
        "ids": {
            "pattern": "^[A-Za-z][A-Za-z0-9-]*:[A-Za-z0-9][A-Za-z0-9._@/:+-]*$",
            "strictPattern": "^[a-z][a-z0-9-]*:[a-z0-9][a-z0-9-]*(@[A-Za-z0-9._-]+)?$",
            "kindPrefix": true
        },
        "severities": {
            "record/id-prefix": "warning",
            "record/missing-attribute": "warning",
            "graph/edge-endpoint": "warning",
            "graph/cardinality": "warning",
            "graph/missing-inverse": "off"
        },
        "classes": {
            "page": {
                "description": "Wiki pages, in front matter.",
                "files": [
                    "wiki/**/*.md"
                ],
                "records": "identified",
                "fields": {
                    "id": "id",
                    "kind": "nodeKind",
                    "title": "title"
                },
                "bodyAttribute": "article",
                "edges": [
                    {
                        "field": "documents",
                        "kind": "documents"
                    }
                ]
            },
            "other": {
                "description": "The schema and what is about the graph rather than in it.",
                "files": [
                    "{schema,tools,wiki,migration,process,tests}/**"
                ],
                "records": "none"
            },
            "record": {
                "files": [
                    "**/*.{yaml,yml}"
                ],
                "fields": {
                    "id": "id",
                    "kind": "nodeKind",
                    "title": [
                        "attributes.displayName",
                        "attributes.title",
                        "attributes.name"
                    ],
                    "status": "attributes.status",
                    "tags": "attributes.tags",
                    "attributes": "attributes"
                },
                "required": [
                    "id",
                    "kind"
                ],
                "edges": [
                    {
                        "map": "edges"
                    }
                ],
                "documents": [
                    {
                        "when": {
                            "has": [
                                "extendsNode"
                            ]
                        },
                        "role": "extension",
                        "fields": {
                            "id": "extendsNode.id",
                            "kind": "extendsNode.nodeKind"
                        },
                        "forbidden": [
                            "attributes"
                        ]
                    },
                    {
                        "when": {
                            "equals": {
                                "kind": "NodeDocument"
                            }
                        },
                        "each": "nodes",
                        "patchWhen": [
                            "patch"
                        ],
                        "fields": {
                            "id": "id",
                            "kind": "kind",
                            "title": [
                                "displayName",
                                "title",
                                "name"
                            ],
                            "status": "status",
                            "tags": "tags"
                        }
                    },
                    {
                        "when": {
                            "has": [
                                "nodeKind"
                            ]
                        },
                        "patchWhen": [
                            "patch",
                            "attributes.patch"
                        ]
                    }
                ]
            }
        }
    },
    "company-brain": {
        "layout": "memory-steward.layout/v1",
        "name": "company-brain",
        "description": "A team's shared memory in YAML graph records, Markdown records and free-form notes, held to an ontology.",
        "roots": [
            ".",
            ".company-brain"
        ],
        "marker": "ontology/node-kinds.yaml",
        "ontology": {
            "folder": "ontology",
            "base": "company-brain"
        },
        "ids": {
            "pattern": "^([a-z][a-z0-9-]*:[a-z0-9][a-z0-9.-]*|(babysitter-run|babysitter-session|run-journal-event|run-task-result|run-retrospective):[A-Za-z0-9][A-Za-z0-9.-]*|run-journal-event:[A-Za-z0-9][A-Za-z0-9.-]*:[0-9]{6})$",
            "kindPrefix": true
        },
        "classes": {
            "entrypoint": {
                "description": "Introductions for people. They hold no records and miss no fields.",
                "files": [
                    "**/README.md"
                ],
                "records": "none"
            },
            "orchestration-entrypoint": {
                "description": "Stable practices for future runs. A fact that other records cite is promoted to a record with an id.",
                "files": [
                    "babysitter/MEMORY.md"
                ],
                "records": "none",
                "proposable": true
            },
            "index": {
                "description": "Indexes that the steward generates from the sources.",
                "files": [
                    "indexes/**/*"
                ],
                "records": "none",
                "generated": true
            },
            "ontology": {
                "description": "Kinds, edge kinds, words and rules that records are judged by.",
                "files": [
                    "ontology/**/*.yaml",
                    "ontology/**/*.yml"
                ],
                "records": "none"
            },
            "imported-journal": {
                "description": "Events of a run, one file each. Once merged they never change and never go.",
                "files": [
                    "babysitter/runs/*/journal/*.yaml",
                    "babysitter/runs/*/journal/*.yml"
                ],
                "appendOnly": true,
                "schema": "company-brain-graph-record",
                "fields": {
                    "id": "id",
                    "kind": "nodeKind",
                    "title": "attributes.title",
                    "status": "attributes.status",
                    "owners": "attributes.owners",
                    "updatedAt": "attributes.updatedAt",
                    "tags": "attributes.tags",
                    "sensitivity": "attributes.sensitivity",
                    "aliases": "attributes.aliases",
                    "sourceRefs": "attributes.sourceRefs",
                    "attributes": "attributes"
                },
                "required": [
                    "id",
                    "kind",
                    "title",
                    "status",
                    "owners",
                    "updatedAt"
                ],
                "edges": [
                    {
                        "map": "edges"
                    },
                    {
                        "field": "attributes.owners",
                        "kind": "owned_by",
                        "derived": true
                    }
                ]
            },
            "artifact-manifest": {
                "description": "Names, sizes and digests of what a run produced. No kind describes a manifest, so it needs no id.",
                "files": [
                    "babysitter/runs/*/artifacts/**/*.yaml",
                    "babysitter/runs/*/artifacts/**/*.yml"
                ],
                "records": "identified",
                "fields": {
                    "id": "id",
                    "kind": "nodeKind",
                    "title": [
                        "attributes.title",
                        "title",
                        "$stem"
                    ],
                    "status": "attributes.status",
                    "owners": "attributes.owners",
                    "updatedAt": "attributes.updatedAt",
                    "attributes": "attributes"
                },
                "required": [
                    "id",
                    "kind",
                    "title",
                    "status",
                    "owners",
                    "updatedAt"
                ],
                "edges": [
                    {
                        "map": "edges"
                    },
                    {
                        "field": "attributes.owners",
                        "kind": "owned_by",
                        "derived": true
                    }
                ]
            },
            "run-memory": {
                "description": "Runs and the results of their tasks.",
                "files": [
                    "babysitter/runs/**/*.yaml",
                    "babysitter/runs/**/*.yml"
                ],
                "schema": "company-brain-graph-record",
                "fields": {
                    "id": "id",
                    "kind": "nodeKind",
                    "title": "attributes.title",
                    "status": "attributes.status",
                    "owners": "attributes.owners",
                    "updatedAt": "attributes.updatedAt",
                    "tags": "attributes.tags",
                    "sensitivity": "attributes.sensitivity",
                    "aliases": "attributes.aliases",
                    "sourceRefs": "attributes.sourceRefs",
                    "attributes": "attributes"
                },
                "required": [
                    "id",
                    "kind",
                    "title",
                    "status",
                    "owners",
                    "updatedAt"
                ],
                "edges": [
                    {
                        "map": "edges"
                    },
                    {
                        "field": "attributes.owners",
                        "kind": "owned_by",
                        "derived": true
                    }
                ]
            },
            "graph-record": {
                "description": "Records in YAML. A file may hold several documents, each one record.",
                "files": [
                    "graph/**/*.yaml",
                    "graph/**/*.yml"
                ],
                "proposable": true,
                "schema": "company-brain-graph-record",
                "fields": {
                    "id": "id",
                    "kind": "nodeKind",
                    "title": "attributes.title",
                    "status": "attributes.status",
                    "owners": "attributes.owners",
                    "updatedAt": "attributes.updatedAt",
                    "tags": "attributes.tags",
                    "sensitivity": "attributes.sensitivity",
                    "aliases": "attributes.aliases",
                    "sourceRefs": "attributes.sourceRefs",
                    "attributes": "attributes"
                },
                "required": [
                    "id",
                    "kind",
                    "title",
                    "status",
                    "owners",
                    "updatedAt"
                ],
                "edges": [
                    {
                        "map": "edges"
                    },
                    {
                        "field": "attributes.owners",
                        "kind": "owned_by",
                        "derived": true
                    }
                ]
            },
            "markdown-record": {
                "description": "Records in Markdown, their fields in front matter.",
                "files": [
                    "runbooks/**/*.md",
                    "decisions/**/*.md",
                    "incidents/**/*.md",
                    "repositories/**/*.md",
                    "babysitter/sessions/**/*.md",
                    "babysitter/retrospectives/**/*.md"
                ],
                "proposable": true,
                "schema": "company-brain-markdown-record",
                "fields": {
                    "id": "id",
                    "kind": "kind",
                    "title": "title",
                    "status": "status",
                    "owners": "owners",
                    "updatedAt": "updatedAt",
                    "tags": "tags",
                    "sensitivity": "sensitivity",
                    "aliases": "aliases",
                    "sourceRefs": "sourceRefs"
                },
                "required": [
                    "id",
                    "kind",
                    "title",
                    "status",
                    "owners",
                    "updatedAt"
                ],
                "edges": [
                    {
                        "map": "related"
                    },
                    {
                        "field": "repoRefs",
                        "kind": "applies_to_repo",
                        "derived": true
                    },
                    {
                        "field": "owners",
                        "kind": "owned_by",
                        "derived": true
                    }
                ]
            },
            "page": {
                "description": "Pages that are records when they carry an id or a kind, and notes otherwise.",
                "files": [
                    "pages/**/*.md",
                    "agents/**/*.md"
                ],
                "records": "identified",
                "proposable": true,
                "schema": "company-brain-markdown-record",
                "fields": {
                    "id": "id",
                    "kind": "kind",
                    "title": [
                        "title",
                        "$heading"
                    ],
                    "status": "status",
                    "owners": "owners",
                    "updatedAt": "updatedAt",
                    "tags": "tags",
                    "sensitivity": "sensitivity",
                    "aliases": "aliases",
                    "sourceRefs": "sourceRefs"
                },
                "required": [
                    "id",
                    "kind",
                    "title",
                    "status",
                    "owners",
                    "updatedAt"
                ],
                "edges": [
                    {
                        "map": "related"
                    },
                    {
                        "field": "repoRefs",
                        "kind": "applies_to_repo",
                        "derived": true
                    },
                    {
                        "field": "owners",
                        "kind": "owned_by",
                        "derived": true
                    }
                ]
            },
            "note": {
                "description": "Free-form notes. Front matter is welcome but optional; an id makes a note a target of edges.",
                "files": [
                    "notes/**/*.md",
                    "meetings/**/*.md",
                    "scratch/**/*.md",
                    "babysitter/process-notes/**/*.md"
                ],
                "records": "never",
                "proposable": true,
                "schema": "company-brain-note",
                "fields": {
                    "id": "id",
                    "kind": "kind",
                    "title": [
                        "title",
                        "$heading"
                    ],
                    "status": "status",
                    "owners": "owners",
                    "updatedAt": "updatedAt",
                    "tags": "tags",
                    "sensitivity": "sensitivity",
                    "aliases": "aliases",
                    "sourceRefs": "sourceRefs"
                },
                "edges": [
                    {
                        "map": "related"
                    },
                    {
                        "field": "repoRefs",
                        "kind": "applies_to_repo",
                        "derived": true
                    },
                    {
                        "field": "owners",
                        "kind": "owned_by",
                        "derived": true
                    }
                ]
            }
        }
    },
    "okf": {
        "layout": "memory-steward.layout/v1",
        "name": "okf",
        "description": "An Open Knowledge Format 0.2 bundle; every Markdown file but index.md and log.md is a concept.",
        "ontology": {
            "inline": {
                "statuses": [
                    "draft",
                    "stable",
                    "deprecated"
                ]
            }
        },
        "severities": {
            "graph/dangling-edge": "warning",
            "status/unknown": "warning",
            "record/schema": "warning"
        },
        "classes": {
            "reserved": {
                "description": "Directory listings and update histories.",
                "files": [
                    "**/index.md",
                    "**/log.md"
                ],
                "records": "never",
                "fields": {
                    "title": [
                        "title",
                        "$heading"
                    ]
                },
                "edges": [
                    {
                        "links": "links_to"
                    }
                ]
            },
            "concept": {
                "files": [
                    "**/*.md"
                ],
                "fields": {
                    "id": "$path",
                    "kind": "type",
                    "title": [
                        "title",
                        "$heading",
                        "$stem"
                    ],
                    "status": "status",
                    "updatedAt": "generated.at",
                    "tags": "tags"
                },
                "required": [
                    "kind"
                ],
                "edges": [
                    {
                        "links": "links_to"
                    }
                ]
            }
        }
    }
};
const ONTOLOGIES = {
    "company-brain": [
        {
            "file": "controlled-vocabulary.yaml",
            "value": {
                "statuses": [
                    "draft",
                    "approved",
                    "deprecated",
                    "archived"
                ],
                "sensitivity": [
                    "public",
                    "internal",
                    "restricted",
                    "secret-metadata"
                ]
            }
        },
        {
            "file": "edge-kinds.yaml",
            "value": {
                "edgeKinds": [
                    {
                        "name": "documents",
                        "purpose": "A page or record describes another record.",
                        "example": {
                            "from": "runbook:restart-the-mirror",
                            "documents": "service:registry-mirror"
                        }
                    },
                    {
                        "name": "implements",
                        "purpose": "A service or package carries out a decision or offers a capability.",
                        "from": [
                            "Service",
                            "Package",
                            "Repository",
                            "Tool",
                            "Skill"
                        ],
                        "example": {
                            "from": "service:registry-mirror",
                            "implements": "decision:pull-through-mirror"
                        }
                    },
                    {
                        "name": "depends_on",
                        "purpose": "Needs the target in order to work.",
                        "acyclic": true,
                        "example": {
                            "from": "service:registry-mirror",
                            "depends_on": "service:artifact-store"
                        }
                    },
                    {
                        "name": "supersedes",
                        "purpose": "Takes the place of an older record of the same kind, which becomes deprecated or archived.",
                        "acyclic": true,
                        "example": {
                            "from": "decision:one-lockfile-per-workspace",
                            "supersedes": "decision:lockfile-per-package"
                        }
                    },
                    {
                        "name": "owned_by",
                        "purpose": "A team or user answers for it.",
                        "to": [
                            "Team"
                        ],
                        "example": {
                            "from": "service:registry-mirror",
                            "owned_by": "team:platform"
                        }
                    },
                    {
                        "name": "applies_to_repo",
                        "purpose": "Holds in a repository.",
                        "to": [
                            "Repository"
                        ],
                        "example": {
                            "from": "decision:one-lockfile-per-workspace",
                            "applies_to_repo": "repository:checkout-api"
                        }
                    },
                    {
                        "name": "applies_to_stack",
                        "purpose": "Holds for an agent stack.",
                        "external": true,
                        "example": {
                            "from": "agent-practice:prefer-focused-tests-first",
                            "applies_to_stack": "stack:ci-triage"
                        }
                    },
                    {
                        "name": "mentions",
                        "purpose": "Speaks of the target in passing.",
                        "example": {
                            "from": "incident:2026-01-mirror-outage",
                            "mentions": "term:deploy-freeze"
                        }
                    },
                    {
                        "name": "derived_from",
                        "purpose": "Taken from a run, issue, pull request, incident or note.",
                        "example": {
                            "from": "agent-practice:prefer-focused-tests-first",
                            "derived_from": "incident:2026-01-mirror-outage"
                        }
                    },
                    {
                        "name": "requires_secret",
                        "purpose": "Needs a named secret to be granted.",
                        "from": [
                            "Tool",
                            "Skill",
                            "Runbook",
                            "Service"
                        ],
                        "external": true,
                        "example": {
                            "from": "tool:test-index",
                            "requires_secret": "secret:test-index-reader"
                        }
                    },
                    {
                        "name": "requires_config",
                        "purpose": "Needs a named setting to be granted.",
                        "from": [
                            "Tool",
                            "Skill",
                            "Runbook",
                            "Service"
                        ],
                        "external": true,
                        "example": {
                            "from": "tool:test-index",
                            "requires_config": "config:test-index-url"
                        }
                    },
                    {
                        "name": "safe_for_trigger",
                        "purpose": "May be used for events of a source or trust level.",
                        "external": true,
                        "example": {
                            "from": "prompt-fragment:first-look-at-a-failed-build",
                            "safe_for_trigger": "trigger:nightly-build"
                        }
                    },
                    {
                        "name": "resolved_by",
                        "purpose": "What ended an incident - a runbook, a decision, a run, or a pull request by its URL.",
                        "from": [
                            "Incident"
                        ],
                        "to": [
                            "Runbook",
                            "Decision",
                            "BabysitterRun"
                        ],
                        "example": {
                            "from": "incident:2026-01-mirror-outage",
                            "resolved_by": "runbook:restart-the-mirror"
                        }
                    },
                    {
                        "name": "has_journal_event",
                        "purpose": "A run holds an event of its journal.",
                        "from": [
                            "BabysitterRun"
                        ],
                        "to": [
                            "RunJournalEvent"
                        ],
                        "example": {
                            "from": "babysitter-run:01JZ8Q4T3M9V6N0X7C2B5D1EFG",
                            "has_journal_event": "run-journal-event:01JZ8Q4T3M9V6N0X7C2B5D1EFG:000001"
                        }
                    },
                    {
                        "name": "has_task_result",
                        "purpose": "A run holds the result of a task.",
                        "from": [
                            "BabysitterRun"
                        ],
                        "to": [
                            "RunTaskResult"
                        ],
                        "example": {
                            "from": "babysitter-run:01JZ8Q4T3M9V6N0X7C2B5D1EFG",
                            "has_task_result": "run-task-result:01JZ8Q4T3M9V6N0X7C2B5D1EFG.rewrite-pull-urls"
                        }
                    },
                    {
                        "name": "summarized_by",
                        "purpose": "A run or session is summed up in Markdown.",
                        "from": [
                            "BabysitterRun",
                            "BabysitterSession"
                        ],
                        "example": {
                            "from": "babysitter-run:01JZ8Q4T3M9V6N0X7C2B5D1EFG",
                            "summarized_by": "babysitter-session:2026-01-12-cache-migration"
                        }
                    },
                    {
                        "name": "produced_artifact",
                        "purpose": "A run or task made a file that is kept elsewhere, named here.",
                        "from": [
                            "BabysitterRun",
                            "RunTaskResult"
                        ],
                        "external": true,
                        "example": {
                            "from": "run-task-result:01JZ8Q4T3M9V6N0X7C2B5D1EFG.rewrite-pull-urls",
                            "produced_artifact": "artifact:rewrite-pull-urls.diff"
                        }
                    },
                    {
                        "name": "learned_from",
                        "purpose": "A practice, runbook or retrospective comes out of a run or session.",
                        "from": [
                            "AgentPractice",
                            "Skill",
                            "Runbook",
                            "Decision",
                            "RunRetrospective"
                        ],
                        "to": [
                            "BabysitterRun",
                            "BabysitterSession",
                            "RunTaskResult",
                            "RunRetrospective"
                        ],
                        "example": {
                            "from": "run-retrospective:01JZ8Q4T3M9V6N0X7C2B5D1EFG",
                            "learned_from": "babysitter-run:01JZ8Q4T3M9V6N0X7C2B5D1EFG"
                        }
                    }
                ]
            }
        },
        {
            "file": "node-kinds.yaml",
            "value": {
                "ontology": "memory-steward.ontology/v1",
                "version": "1.0.0",
                "nodeKinds": [
                    {
                        "name": "Organization",
                        "prefix": "organization",
                        "purpose": "A company or a unit of it.",
                        "required": [],
                        "example": {
                            "nodeKind": "Organization",
                            "id": "organization:example",
                            "attributes": {
                                "title": "Example",
                                "status": "draft",
                                "owners": [
                                    "team:platform"
                                ],
                                "updatedAt": "2026-01-12T09:00:00Z"
                            }
                        }
                    },
                    {
                        "name": "Team",
                        "prefix": "team",
                        "purpose": "People who own, review or operate things together.",
                        "required": [],
                        "example": {
                            "nodeKind": "Team",
                            "id": "team:platform",
                            "attributes": {
                                "title": "Platform",
                                "status": "draft",
                                "owners": [
                                    "team:platform"
                                ],
                                "updatedAt": "2026-01-12T09:00:00Z"
                            }
                        }
                    },
                    {
                        "name": "Repository",
                        "prefix": "repository",
                        "purpose": "A code repository and the practices that hold in it.",
                        "required": [],
                        "example": {
                            "nodeKind": "Repository",
                            "id": "repository:checkout-api",
                            "attributes": {
                                "title": "Checkout API",
                                "status": "draft",
                                "owners": [
                                    "team:platform"
                                ],
                                "updatedAt": "2026-01-12T09:00:00Z"
                            }
                        }
                    },
                    {
                        "name": "Service",
                        "prefix": "service",
                        "purpose": "A deployed service or component.",
                        "required": [],
                        "example": {
                            "nodeKind": "Service",
                            "id": "service:registry-mirror",
                            "attributes": {
                                "title": "Registry mirror",
                                "status": "draft",
                                "owners": [
                                    "team:platform"
                                ],
                                "updatedAt": "2026-01-12T09:00:00Z"
                            },
                            "edges": {
                                "depends_on": [
                                    {
                                        "target": "service:artifact-store"
                                    }
                                ]
                            }
                        }
                    },
                    {
                        "name": "Package",
                        "prefix": "package",
                        "purpose": "A package, library or module - who owns it and how it is used.",
                        "required": [],
                        "example": {
                            "nodeKind": "Package",
                            "id": "package:cache-client",
                            "attributes": {
                                "title": "Cache client",
                                "status": "draft",
                                "owners": [
                                    "team:platform"
                                ],
                                "updatedAt": "2026-01-12T09:00:00Z"
                            }
                        }
                    },
                    {
                        "name": "Runbook",
                        "prefix": "runbook",
                        "purpose": "Steps that operate or repair something.",
                        "required": [],
                        "example": {
                            "nodeKind": "Runbook",
                            "id": "runbook:restart-the-mirror",
                            "attributes": {
                                "title": "Restart the mirror",
                                "status": "draft",
                                "owners": [
                                    "team:platform"
                                ],
                                "updatedAt": "2026-01-12T09:00:00Z"
                            },
                            "edges": {
                                "documents": [
                                    {
                                        "target": "service:registry-mirror"
                                    }
                                ]
                            }
                        }
                    },
                    {
                        "name": "Decision",
                        "prefix": "decision",
                        "purpose": "A choice of architecture, product or process, with its reasons.",
                        "required": [],
                        "example": {
                            "nodeKind": "Decision",
                            "id": "decision:one-lockfile-per-workspace",
                            "attributes": {
                                "title": "One lockfile per workspace",
                                "status": "draft",
                                "owners": [
                                    "team:platform"
                                ],
                                "updatedAt": "2026-01-12T09:00:00Z"
                            },
                            "edges": {
                                "applies_to_repo": [
                                    {
                                        "target": "repository:checkout-api"
                                    }
                                ]
                            }
                        }
                    },
                    {
                        "name": "Incident",
                        "prefix": "incident",
                        "purpose": "What went wrong, how it was mended, and what follows from it.",
                        "required": [],
                        "example": {
                            "nodeKind": "Incident",
                            "id": "incident:2026-01-mirror-outage",
                            "attributes": {
                                "title": "Mirror outage",
                                "status": "draft",
                                "owners": [
                                    "team:platform"
                                ],
                                "updatedAt": "2026-01-12T09:00:00Z"
                            },
                            "edges": {
                                "resolved_by": [
                                    {
                                        "target": "runbook:restart-the-mirror"
                                    }
                                ]
                            }
                        }
                    },
                    {
                        "name": "AgentPractice",
                        "prefix": "agent-practice",
                        "purpose": "A lesson that agents apply again in later work.",
                        "required": [],
                        "example": {
                            "nodeKind": "AgentPractice",
                            "id": "agent-practice:prefer-focused-tests-first",
                            "attributes": {
                                "title": "Prefer focused tests first",
                                "status": "draft",
                                "owners": [
                                    "team:platform"
                                ],
                                "updatedAt": "2026-01-12T09:00:00Z"
                            },
                            "edges": {
                                "applies_to_stack": [
                                    {
                                        "target": "stack:ci-triage"
                                    }
                                ]
                            }
                        }
                    },
                    {
                        "name": "Skill",
                        "prefix": "skill",
                        "purpose": "What an agent can be taught to do, and what it needs for that.",
                        "required": [],
                        "example": {
                            "nodeKind": "Skill",
                            "id": "skill:focused-test-selection",
                            "attributes": {
                                "title": "Focused test selection",
                                "status": "draft",
                                "owners": [
                                    "team:platform"
                                ],
                                "updatedAt": "2026-01-12T09:00:00Z"
                            },
                            "edges": {
                                "depends_on": [
                                    {
                                        "target": "tool:test-index"
                                    }
                                ]
                            }
                        }
                    },
                    {
                        "name": "Tool",
                        "prefix": "tool",
                        "purpose": "A tool that agents may call, native or by protocol, and its limits.",
                        "required": [],
                        "example": {
                            "nodeKind": "Tool",
                            "id": "tool:test-index",
                            "attributes": {
                                "title": "Test index",
                                "status": "draft",
                                "owners": [
                                    "team:platform"
                                ],
                                "updatedAt": "2026-01-12T09:00:00Z"
                            },
                            "edges": {
                                "requires_config": [
                                    {
                                        "target": "config:test-index-url"
                                    }
                                ]
                            }
                        }
                    },
                    {
                        "name": "Customer",
                        "prefix": "customer",
                        "purpose": "Context about a customer, where it may be kept. Give it a `sensitivity`.",
                        "required": [],
                        "example": {
                            "nodeKind": "Customer",
                            "id": "customer:pilot-retailer",
                            "attributes": {
                                "title": "Pilot retailer",
                                "status": "draft",
                                "owners": [
                                    "team:platform"
                                ],
                                "updatedAt": "2026-01-12T09:00:00Z",
                                "sensitivity": "restricted"
                            }
                        }
                    },
                    {
                        "name": "ProductArea",
                        "prefix": "product-area",
                        "purpose": "A part of the product or of the domain that groups other records.",
                        "required": [],
                        "example": {
                            "nodeKind": "ProductArea",
                            "id": "product-area:payments",
                            "attributes": {
                                "title": "Payments",
                                "status": "draft",
                                "owners": [
                                    "team:platform"
                                ],
                                "updatedAt": "2026-01-12T09:00:00Z"
                            }
                        }
                    },
                    {
                        "name": "Term",
                        "prefix": "term",
                        "purpose": "A word that the team uses in a certain sense, with its other names as `aliases`.",
                        "required": [],
                        "example": {
                            "nodeKind": "Term",
                            "id": "term:deploy-freeze",
                            "attributes": {
                                "title": "Deploy freeze",
                                "status": "draft",
                                "owners": [
                                    "team:platform"
                                ],
                                "updatedAt": "2026-01-12T09:00:00Z",
                                "aliases": [
                                    "code freeze"
                                ]
                            }
                        }
                    },
                    {
                        "name": "PromptFragment",
                        "prefix": "prompt-fragment",
                        "purpose": "Reviewed text that may be put before an agent.",
                        "required": [],
                        "example": {
                            "nodeKind": "PromptFragment",
                            "id": "prompt-fragment:first-look-at-a-failed-build",
                            "attributes": {
                                "title": "First look at a failed build",
                                "status": "draft",
                                "owners": [
                                    "team:platform"
                                ],
                                "updatedAt": "2026-01-12T09:00:00Z"
                            },
                            "edges": {
                                "safe_for_trigger": [
                                    {
                                        "target": "trigger:nightly-build"
                                    }
                                ]
                            }
                        }
                    },
                    {
                        "name": "BabysitterRun",
                        "prefix": "babysitter-run",
                        "purpose": "One orchestration run of the organization - its process, its repository, its outcome.",
                        "required": [
                            "repository",
                            "process",
                            "runStatus"
                        ],
                        "example": {
                            "nodeKind": "BabysitterRun",
                            "id": "babysitter-run:01JZ8Q4T3M9V6N0X7C2B5D1EFG",
                            "attributes": {
                                "title": "Move checkout-api to the pull-through cache",
                                "status": "draft",
                                "owners": [
                                    "team:platform"
                                ],
                                "updatedAt": "2026-01-12T09:00:00Z",
                                "repository": "repository:checkout-api",
                                "process": "cache-migration",
                                "runStatus": "completed",
                                "retentionTier": "summary-only"
                            },
                            "edges": {
                                "applies_to_repo": [
                                    {
                                        "target": "repository:checkout-api"
                                    }
                                ]
                            }
                        }
                    },
                    {
                        "name": "BabysitterSession",
                        "prefix": "babysitter-session",
                        "purpose": "Summary of a session that belongs to one or more runs.",
                        "required": [],
                        "example": {
                            "nodeKind": "BabysitterSession",
                            "id": "babysitter-session:2026-01-12-cache-migration",
                            "attributes": {
                                "title": "Cache migration",
                                "status": "draft",
                                "owners": [
                                    "team:platform"
                                ],
                                "updatedAt": "2026-01-12T09:00:00Z"
                            }
                        }
                    },
                    {
                        "name": "RunJournalEvent",
                        "prefix": "run-journal-event",
                        "purpose": "One event of a run's journal. Its id ends in the six digits of its sequence.",
                        "required": [
                            "sequence",
                            "eventType"
                        ],
                        "idPattern": "^run-journal-event:[A-Za-z0-9][A-Za-z0-9.-]*:[0-9]{6}$",
                        "example": {
                            "nodeKind": "RunJournalEvent",
                            "id": "run-journal-event:01JZ8Q4T3M9V6N0X7C2B5D1EFG:000001",
                            "attributes": {
                                "title": "Run created",
                                "status": "draft",
                                "owners": [
                                    "team:platform"
                                ],
                                "updatedAt": "2026-01-12T09:00:00Z",
                                "sequence": 1,
                                "eventType": "run.created"
                            }
                        }
                    },
                    {
                        "name": "RunTaskResult",
                        "prefix": "run-task-result",
                        "purpose": "What a task of a run gave - result, evidence, artifacts, validation.",
                        "required": [
                            "taskId",
                            "resultStatus"
                        ],
                        "example": {
                            "nodeKind": "RunTaskResult",
                            "id": "run-task-result:01JZ8Q4T3M9V6N0X7C2B5D1EFG.rewrite-pull-urls",
                            "attributes": {
                                "title": "Rewrite pull URLs",
                                "status": "draft",
                                "owners": [
                                    "team:platform"
                                ],
                                "updatedAt": "2026-01-12T09:00:00Z",
                                "taskId": "rewrite-pull-urls",
                                "resultStatus": "ok"
                            },
                            "edges": {
                                "produced_artifact": [
                                    {
                                        "target": "artifact:rewrite-pull-urls.diff"
                                    }
                                ]
                            }
                        }
                    },
                    {
                        "name": "RunRetrospective",
                        "prefix": "run-retrospective",
                        "purpose": "A lasting lesson from a run, or a better process.",
                        "required": [],
                        "example": {
                            "nodeKind": "RunRetrospective",
                            "id": "run-retrospective:01JZ8Q4T3M9V6N0X7C2B5D1EFG",
                            "attributes": {
                                "title": "What the cache migration taught",
                                "status": "draft",
                                "owners": [
                                    "team:platform"
                                ],
                                "updatedAt": "2026-01-12T09:00:00Z"
                            },
                            "edges": {
                                "learned_from": [
                                    {
                                        "target": "babysitter-run:01JZ8Q4T3M9V6N0X7C2B5D1EFG"
                                    }
                                ]
                            }
                        }
                    }
                ]
            }
        },
        {
            "file": "validation-rules.yaml",
            "value": {
                "transitions": {
                    "draft": [
                        "approved",
                        "archived"
                    ],
                    "approved": [
                        "deprecated"
                    ],
                    "deprecated": [
                        "archived",
                        "approved"
                    ],
                    "archived": []
                },
                "staleAfterDays": 180,
                "externalNamespaces": [
                    "user",
                    "org",
                    "stack",
                    "secret",
                    "config",
                    "trigger"
                ],
                "pathPolicy": [
                    {
                        "kinds": [
                            "Runbook"
                        ],
                        "paths": [
                            "graph/**/*",
                            "runbooks/**/*",
                            "repositories/**/*",
                            "pages/**/*",
                            "agents/**/*"
                        ]
                    },
                    {
                        "kinds": [
                            "Decision"
                        ],
                        "paths": [
                            "graph/**/*",
                            "decisions/**/*",
                            "repositories/**/*",
                            "pages/**/*"
                        ]
                    },
                    {
                        "kinds": [
                            "Incident"
                        ],
                        "paths": [
                            "graph/**/*",
                            "incidents/**/*",
                            "repositories/**/*",
                            "pages/**/*"
                        ]
                    },
                    {
                        "kinds": [
                            "Repository"
                        ],
                        "paths": [
                            "graph/**/*",
                            "repositories/**/*",
                            "pages/**/*"
                        ]
                    },
                    {
                        "kinds": [
                            "BabysitterRun",
                            "RunJournalEvent",
                            "RunTaskResult"
                        ],
                        "paths": [
                            "graph/**/*",
                            "babysitter/runs/**/*"
                        ]
                    },
                    {
                        "kinds": [
                            "BabysitterSession"
                        ],
                        "paths": [
                            "graph/**/*",
                            "babysitter/sessions/**/*",
                            "babysitter/runs/**/*"
                        ]
                    },
                    {
                        "kinds": [
                            "RunRetrospective"
                        ],
                        "paths": [
                            "graph/**/*",
                            "babysitter/retrospectives/**/*",
                            "babysitter/runs/**/*"
                        ]
                    }
                ]
            }
        }
    ]
};


/***/ }),

/***/ 466:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ blobOid),
/* harmony export */   c: () => (/* binding */ nullOid)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);

function blobOid(bytes, format) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)(format).update(`blob ${bytes.length}\0`).update(bytes).digest("hex");
}
function nullOid(format) {
    return "0".repeat(format === "sha1" ? 40 : 64);
}


/***/ }),

/***/ 3439:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   YR: () => (/* binding */ closedPlace),
/* harmony export */   iD: () => (/* binding */ writeUserSettings),
/* harmony export */   sb: () => (/* binding */ readSettings)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8161);
/* harmony import */ var _git_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1274);
/* harmony import */ var _memory_user_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9785);




const CLOSED_VARIABLES = {
    LC_ALL: "C",
    GIT_CONFIG_NOSYSTEM: "1",
    GIT_ATTR_NOSYSTEM: "1",
    GIT_TERMINAL_PROMPT: "0",
    GIT_OPTIONAL_LOCKS: "0",
    GIT_LITERAL_PATHSPECS: "1",
    GIT_NO_REPLACE_OBJECTS: "1",
    GIT_NO_LAZY_FETCH: "1",
    GIT_ALLOW_PROTOCOL: "none",
};
const CLOSED_KEYS = [
    ["core.hooksPath", node_os__WEBPACK_IMPORTED_MODULE_1__.devNull],
    ["core.fsmonitor", "false"],
    ["core.splitIndex", "false"],
    ["core.safecrlf", "false"],
    ["core.warnAmbiguousRefs", "true"],
    ["safe.bareRepository", "explicit"],
    ["protocol.allow", "never"],
    ["protocol.file.allow", "never"],
    ["gc.auto", "0"],
    ["core.looseCompression", "0"],
    ["maintenance.auto", "false"],
    ["merge.renameLimit", "1000"],
];
const USER_KEYS = "safe\\.directory|core\\.(excludesfile|attributesfile|autocrlf|eol|filemode|symlinks|ignorecase|precomposeunicode" +
    "|checkstat|trustctime|longpaths)";
const REPOSITORY_KEYS = "filter\\..*|extensions\\.partialclone|remote\\..*\\.promisor";
async function readSettings(folder) {
    const place = { folder, env: { ...inherited(/^GIT_(?!CONFIG)/i), LC_ALL: "C" } };
    const pattern = `^(${USER_KEYS}|${REPOSITORY_KEYS})$`;
    let output;
    try {
        const answer = await (0,_git_js__WEBPACK_IMPORTED_MODULE_2__/* .runGit */ .EO)(place, ["config", "--null", "--show-scope", "--get-regexp", pattern], {
            accept: [0, 1],
        });
        output = answer.stdout;
    }
    catch (error) {
        if (!(error instanceof _git_js__WEBPACK_IMPORTED_MODULE_2__/* .GitError */ .XS))
            throw error;
        throw new _memory_user_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y(`Git cannot work in ${folder}: ${error.reason}`, "Mend what it names");
    }
    return parseSettings(output.toString("utf8"));
}
function parseSettings(text) {
    const user = [];
    const filters = new Set();
    let partial = false;
    let symlinks = true;
    const fields = text.split("\0");
    for (let i = 0; i + 1 < fields.length; i += 2) {
        const scope = fields[i] ?? "";
        const entry = fields[i + 1] ?? "";
        const end = entry.indexOf("\n");
        const key = end === -1 ? entry : entry.slice(0, end);
        const value = end === -1 ? undefined : entry.slice(end + 1);
        if (key === "core.symlinks")
            symlinks = !/^(false|no|off|0|)$/i.test(value ?? "true");
        if (key.startsWith("filter."))
            filters.add(key.slice("filter.".length, key.lastIndexOf(".")));
        else if (key.startsWith("remote.") || key.startsWith("extensions."))
            partial = true;
        else if (scope !== "local" && scope !== "worktree")
            user.push([key, value]);
    }
    return { user, filters, partial, symlinks };
}
async function writeUserSettings(file, settings) {
    const lines = settings.user.map(([key, value]) => {
        const dot = key.indexOf(".");
        const name = key.slice(dot + 1);
        return `[${key.slice(0, dot)}]\n\t${value === undefined ? name : `${name} = ${quoteValue(value)}`}\n`;
    });
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)(file, lines.join(""));
}
function closedPlace(folder, globalConfig, filters) {
    const keys = [...CLOSED_KEYS];
    for (const name of filters) {
        for (const key of ["clean", "smudge", "process"])
            keys.push([`filter.${name}.${key}`, ""]);
        keys.push([`filter.${name}.required`, "false"]);
    }
    const env = { ...inherited(/^GIT_/i), ...CLOSED_VARIABLES };
    env["GIT_CONFIG_GLOBAL"] = globalConfig;
    env["GIT_CONFIG_COUNT"] = String(keys.length);
    keys.forEach(([key, value], index) => {
        env[`GIT_CONFIG_KEY_${index}`] = key;
        env[`GIT_CONFIG_VALUE_${index}`] = value;
    });
    return { folder, env };
}
function inherited(drop) {
    const env = {};
    for (const [name, value] of Object.entries(process.env)) {
        if (value !== undefined && !drop.test(name))
            env[name] = value;
    }
    return env;
}
function quoteValue(value) {
    const escaped = value.replace(/[\\"]/g, "\\$&").replaceAll("\n", "\\n").replaceAll("\t", "\\t");
    return `"${escaped}"`;
}


/***/ }),

/***/ 1274:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $q: () => (/* binding */ MAX_OUTPUT_BYTES),
/* harmony export */   EO: () => (/* binding */ runGit),
/* harmony export */   FB: () => (/* binding */ feedFromGit),
/* harmony export */   TM: () => (/* binding */ GitOutputTooLarge),
/* harmony export */   XS: () => (/* binding */ GitError),
/* harmony export */   bJ: () => (/* binding */ runGitSync),
/* harmony export */   rh: () => (/* binding */ GitMissing),
/* harmony export */   sO: () => (/* binding */ withVariables),
/* harmony export */   t1: () => (/* binding */ streamGit),
/* harmony export */   zY: () => (/* binding */ openGit)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1421);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6760);
/* harmony import */ var _memory_user_error_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9785);





function withVariables(place, variables) {
    return { folder: place.folder, env: { ...place.env, ...variables } };
}
class GitError extends Error {
    name = "GitError";
    code;
    stderr;
    reason;
    constructor(args, code, stderr) {
        const end = code === undefined ? "git was ended by a signal" : `git ended with status ${code}`;
        const reason = stderr === "" ? end : stderr;
        super(`git ${args[0] ?? ""} failed: ${reason}`);
        this.code = code;
        this.stderr = stderr;
        this.reason = reason;
    }
}
class GitMissing extends _memory_user_error_js__WEBPACK_IMPORTED_MODULE_4__/* .UserError */ .y {
    constructor() {
        super("Git is not installed, or not on the PATH.", "Install Git 2.38 or newer");
    }
}
class GitOutputTooLarge extends Error {
    name = "GitOutputTooLarge";
}
const MAX_OUTPUT_BYTES = 128 * 1024 * 1024;
const MAX_STDERR_BYTES = 4096;
const MAX_MEMORY_BYTES = 1024 * 1024 * 1024;
const MEMORY_CHECK_MS = 200;
const MAX_SILENCE_MS = 300_000;
const NEUTRAL_FOLDER = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.parse)((0,node_os__WEBPACK_IMPORTED_MODULE_2__.tmpdir)()).root;
function streamGit(place, args, options) {
    return new Promise((resolve, reject) => {
        const child = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)("git", ["-C", place.folder, ...args], {
            cwd: NEUTRAL_FOLDER,
            env: place.env,
            stdio: ["pipe", "toFile" in options ? options.toFile : "pipe", "pipe"],
            windowsHide: true,
        });
        const { stdin, stderr } = child;
        if (stdin === null || stderr === null)
            throw new Error("git was started without pipes");
        const errors = [];
        let errorBytes = 0;
        let stopped = false;
        const stop = () => {
            stopped = true;
            child.kill("SIGKILL");
        };
        const giveUp = (reason) => {
            stop();
            reject(new GitError(args, undefined, reason));
        };
        const maxSilenceMs = options.maxSilenceMs ?? MAX_SILENCE_MS;
        const silence = setTimeout(() => {
            giveUp(`no answer for ${maxSilenceMs / 1000} seconds`);
        }, maxSilenceMs);
        const memory = setInterval(() => {
            if (ownMemory(child.pid) > MAX_MEMORY_BYTES)
                giveUp("it needs too much memory");
        }, MEMORY_CHECK_MS);
        const release = () => {
            clearTimeout(silence);
            clearInterval(memory);
        };
        child.stdout?.on("data", (chunk) => {
            if (stopped || "toFile" in options)
                return;
            silence.refresh();
            try {
                if (!options.onData(chunk))
                    stop();
            }
            catch (error) {
                stop();
                reject(error instanceof Error ? error : new Error(String(error)));
            }
        });
        stderr.on("data", (chunk) => {
            if (errorBytes < MAX_STDERR_BYTES)
                errors.push(chunk);
            errorBytes += chunk.length;
        });
        stdin.on("error", () => undefined);
        child.on("error", (error) => {
            release();
            reject(asStartError(error));
        });
        child.on("close", (code) => {
            release();
            resolve({ code: code ?? undefined, stderr: errorText(Buffer.concat(errors)), stopped });
        });
        stdin.end(options.input ?? "");
    });
}
function openGit(place, args, onData, onEnd) {
    const child = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)("git", ["-C", place.folder, ...args], {
        cwd: NEUTRAL_FOLDER,
        env: place.env,
        stdio: ["pipe", "pipe", "pipe"],
        windowsHide: true,
    });
    let errors = "";
    const ended = new Promise((resolve) => {
        child.on("error", (error) => {
            onEnd(asStartError(error));
            resolve();
        });
        child.on("close", (code) => {
            onEnd(new GitError(args, code ?? undefined, errors.trim()));
            resolve();
        });
    });
    child.stdout.on("data", onData);
    child.stderr.on("data", (chunk) => {
        if (errors.length < MAX_STDERR_BYTES)
            errors += chunk.toString("utf8").slice(0, MAX_STDERR_BYTES);
    });
    child.stdin.on("error", () => undefined);
    return {
        ask: (text) => void child.stdin.write(text),
        close: () => {
            child.stdin.end();
            return ended;
        },
    };
}
async function feedFromGit(place, args, options, onChunk) {
    const { accept = [0], maxBytes = MAX_OUTPUT_BYTES, ...rest } = options;
    let bytes = 0;
    const exit = await streamGit(place, args, {
        ...rest,
        onData: (chunk) => {
            bytes += chunk.length;
            if (bytes > maxBytes)
                return false;
            onChunk(chunk);
            return true;
        },
    });
    if (exit.stopped)
        throw new GitOutputTooLarge(`git ${args[0] ?? ""} printed more than ${maxBytes} bytes`);
    const { code, stderr } = exit;
    if (code === undefined || !accept.includes(code))
        throw new GitError(args, code, stderr);
    return { code, stderr };
}
async function runGit(place, args, options = {}) {
    const chunks = [];
    const answer = await feedFromGit(place, args, options, (chunk) => chunks.push(chunk));
    return { ...answer, stdout: Buffer.concat(chunks) };
}
function runGitSync(place, args) {
    const result = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawnSync)("git", ["-C", place.folder, ...args], {
        cwd: NEUTRAL_FOLDER,
        env: place.env,
        maxBuffer: MAX_OUTPUT_BYTES,
        timeout: MAX_SILENCE_MS,
        windowsHide: true,
    });
    if (result.error)
        throw asStartError(result.error);
    if (result.status !== 0)
        throw new GitError(args, result.status ?? undefined, errorText(result.stderr));
    return result.stdout;
}
function ownMemory(pid) {
    if (process.platform !== "linux" || pid === undefined)
        return 0;
    try {
        const status = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(`/proc/${pid}/status`, "latin1");
        return Number(/^RssAnon:\s*(\d+) kB$/m.exec(status)?.[1] ?? 0) * 1024;
    }
    catch {
        return 0;
    }
}
function asStartError(error) {
    return "code" in error && error.code === "ENOENT" ? new GitMissing() : error;
}
function errorText(bytes) {
    return bytes.subarray(0, MAX_STDERR_BYTES).toString("utf8").trim();
}


/***/ }),

/***/ 6996:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KD: () => (/* binding */ MAX_PATHS),
/* harmony export */   g$: () => (/* binding */ tooLarge),
/* harmony export */   gZ: () => (/* binding */ MAX_FILE_BYTES)
/* harmony export */ });
const MAX_FILE_BYTES = 64 * 1024 * 1024;
function tooLarge() {
    return new Error(`it is larger than ${MAX_FILE_BYTES / 1024 / 1024} MiB`);
}
const MAX_PATHS = 750_000;


/***/ }),

/***/ 4278:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ findGit),
/* harmony export */   e: () => (/* binding */ requireVersion)
/* harmony export */ });
/* harmony import */ var _memory_user_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9785);
/* harmony import */ var _git_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1274);


async function findGit(place) {
    const questions = ["--show-toplevel", "--git-dir", "--git-path", "objects", "--git-path", "shallow"];
    const args = ["rev-parse", "--path-format=absolute", ...questions, "--show-object-format"];
    let answer;
    try {
        const { stdout } = await (0,_git_js__WEBPACK_IMPORTED_MODULE_1__/* .runGit */ .EO)(place, args);
        answer = stdout.toString("utf8");
    }
    catch (error) {
        if (!(error instanceof _git_js__WEBPACK_IMPORTED_MODULE_1__/* .GitError */ .XS))
            throw error;
        if (error.stderr.includes("not a git repository (or any"))
            return undefined;
        throw refusal(place.folder, error);
    }
    const [top, gitDir, objects, shallow, format, ...rest] = answer.trimEnd().split("\n");
    const isFormat = format === "sha1" || format === "sha256";
    if (!top || !gitDir || !objects || !shallow || !isFormat || rest.length > 0) {
        throw new _memory_user_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y(`Git describes the repository of ${place.folder} in a way that cannot be read.`, "Use Git 2.38 or newer, and a path without line breaks");
    }
    return { top, gitDir, objects, shallow, format };
}
function refusal(folder, error) {
    if (error.stderr.includes("dubious ownership")) {
        return new _memory_user_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y(`Git refuses the repository of ${folder}, because another user owns it.`, `If you trust it, run: git config --global --add safe.directory ${/in repository at '(.*)'/.exec(error.stderr)?.[1] ?? folder}`);
    }
    if (/must be run in a work tree|bare repository/.test(error.stderr)) {
        return new _memory_user_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y(`${folder} is not in the work tree of a repository.`, "Name a folder of a checkout");
    }
    return new _memory_user_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y(`Git cannot open the repository of ${folder}: ${error.reason}`, "Mend the repository first");
}
async function requireVersion(place) {
    const { stdout } = await (0,_git_js__WEBPACK_IMPORTED_MODULE_1__/* .runGit */ .EO)(place, ["version"]);
    const text = stdout.toString("latin1").trim();
    const [, major, minor] = /(\d+)\.(\d+)/.exec(text) ?? [];
    if (Number(major) > 2 || (Number(major) === 2 && Number(minor) >= 38))
        return;
    throw new _memory_user_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y(`A comparison needs Git 2.38 or newer; this is ${text}.`, "Install a newer Git");
}


/***/ }),

/***/ 5204:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  cp: () => (/* binding */ adviceFor),
  hB: () => (/* binding */ createObjectStore),
  lP: () => (/* binding */ makeScratch),
  WG: () => (/* binding */ quotePath),
  ZU: () => (/* binding */ removeScratch),
  Cf: () => (/* binding */ unreadableHistory)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/src/memory/user-error.js
var user_error = __webpack_require__(9785);
// EXTERNAL MODULE: ./build/src/git/closed-config.js
var closed_config = __webpack_require__(3439);
// EXTERNAL MODULE: ./build/src/git/git.js
var git_git = __webpack_require__(1274);
// EXTERNAL MODULE: ./build/src/git/limits.js
var limits = __webpack_require__(6996);
;// CONCATENATED MODULE: ./build/src/git/object-reader.js


const NEWLINE = 0x0a;
class ObjectReader {
    #place;
    #questions = [];
    #git;
    #unsent = "";
    #chunks = [];
    #bytes = 0;
    #answer;
    constructor(place) {
        this.#place = place;
    }
    read(name) {
        if (name.includes("\n"))
            return Promise.resolve(undefined);
        return new Promise((resolve, reject) => {
            this.#questions.push({ resolve, reject });
            this.#git ??= this.#open();
            if (this.#unsent === "") {
                queueMicrotask(() => {
                    this.#git?.ask(this.#unsent);
                    this.#unsent = "";
                });
            }
            this.#unsent += `${name}\n`;
        });
    }
    async close() {
        await this.#git?.close();
    }
    #open() {
        const git = (0,git_git/* openGit */.zY)(this.#place, ["cat-file", "--batch"], (chunk) => {
            if (this.#git === git)
                this.#take(chunk);
        }, (error) => {
            if (this.#git === git)
                this.#fail(error);
        });
        return git;
    }
    #take(chunk) {
        this.#chunks.push(chunk);
        this.#bytes += chunk.length;
        if (this.#answer && this.#bytes < this.#answer.end)
            return;
        let held = this.#chunks.length === 1 ? chunk : Buffer.concat(this.#chunks);
        while (held.length > 0) {
            if (!this.#answer) {
                const end = held.indexOf(NEWLINE);
                if (end === -1)
                    break;
                const header = held.toString("latin1", 0, end);
                const match = /^([0-9a-f]{40,64}) ([a-z]+) (\d+)$/.exec(header);
                if (!match) {
                    held = held.subarray(end + 1);
                    this.#questions.shift()?.resolve(undefined);
                    continue;
                }
                const [, oid = "", type = "", size = ""] = match;
                if (Number(size) > limits/* MAX_FILE_BYTES */.gZ) {
                    this.#fail((0,limits/* tooLarge */.g$)());
                    return;
                }
                this.#answer = { oid, type, start: end + 1, end: end + 1 + Number(size) + 1 };
            }
            const { oid, type, start, end } = this.#answer;
            if (held.length < end)
                break;
            const bytes = Buffer.from(held.subarray(start, end - 1));
            held = held.subarray(end);
            this.#answer = undefined;
            this.#questions.shift()?.resolve({ oid, type, bytes });
        }
        this.#chunks = held.length === 0 ? [] : [held];
        this.#bytes = held.length;
    }
    #fail(error) {
        void this.#git?.close();
        this.#git = undefined;
        this.#unsent = "";
        this.#answer = undefined;
        this.#chunks = [];
        this.#bytes = 0;
        for (const question of this.#questions.splice(0))
            question.reject(error);
    }
}

;// CONCATENATED MODULE: ./build/src/git/object-store.js







async function makeScratch() {
    try {
        return await (0,promises_.mkdtemp)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), "memory-steward-"));
    }
    catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        throw new user_error/* UserError */.y(`No temporary folder can be made: ${reason}`, "Set TMPDIR to a folder that can be written to");
    }
}
async function removeScratch(scratch) {
    await (0,promises_.rm)(scratch, { recursive: true, force: true });
}
async function createObjectStore(scratch, borrowed) {
    const folder = (0,external_node_path_.join)(scratch, "store");
    const objects = (0,external_node_path_.join)(folder, "objects");
    await (0,promises_.mkdir)((0,external_node_path_.join)(objects, "info"), { recursive: true });
    await (0,promises_.mkdir)((0,external_node_path_.join)(folder, "refs"));
    await (0,promises_.writeFile)((0,external_node_path_.join)(folder, "HEAD"), "ref: refs/heads/none\n");
    await (0,promises_.writeFile)((0,external_node_path_.join)(folder, "config"), `[core]\n\trepositoryformatversion = 1\n\tbare = true\n[extensions]\n\tobjectformat = ${borrowed.format}\n`);
    await (0,promises_.writeFile)((0,external_node_path_.join)(objects, "info", "alternates"), `${quotePath(borrowed.objects)}\n`);
    const boundary = await readIfPresent(borrowed.shallow);
    if (boundary !== "")
        await (0,promises_.writeFile)((0,external_node_path_.join)(folder, "shallow"), boundary);
    const place = (0,git_git/* withVariables */.sO)((0,closed_config/* closedPlace */.YR)(folder, external_node_os_.devNull, new Set()), { GIT_DIR: folder });
    return {
        place,
        reader: new ObjectReader(place),
        scratch,
        objects,
        format: borrowed.format,
        shallow: new Set(boundary.split("\n").filter((line) => line !== "")),
        partial: borrowed.partial,
    };
}
function adviceFor(store) {
    return store.partial
        ? "Use a full clone: this one is partial, and nothing is fetched while checking"
        : "Run `git fsck` to find what is broken";
}
function unreadableHistory(store, error) {
    return new user_error/* UserError */.y(`The history cannot be read: ${error.reason}`, adviceFor(store));
}
async function readIfPresent(path) {
    try {
        return await (0,promises_.readFile)(path, "utf8");
    }
    catch (error) {
        if (error instanceof Error && "code" in error && error.code === "ENOENT")
            return "";
        throw error;
    }
}
function quotePath(path) {
    return `"${path.replace(/[\\"]/g, "\\$&").replaceAll("\n", "\\n")}"`;
}


/***/ }),

/***/ 4388:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  h: () => (/* binding */ openRepository)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/src/memory/user-error.js
var user_error = __webpack_require__(9785);
// EXTERNAL MODULE: ./build/src/memory/tree.js
var tree = __webpack_require__(9433);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
;// CONCATENATED MODULE: ./build/src/git/batch-answers.js
const NEWLINE = 0x0a;
class BatchAnswers {
    count = 0;
    #oids;
    #visit;
    #held = Buffer.alloc(0);
    #heldBytes = 0;
    #want;
    constructor(oids, visit) {
        this.#oids = oids;
        this.#visit = visit;
    }
    take(chunk) {
        let at = 0;
        while (at < chunk.length) {
            if (this.#want === undefined) {
                const end = chunk.indexOf(NEWLINE, at);
                if (end === -1) {
                    this.#hold(chunk, at, chunk.length);
                    return true;
                }
                const header = this.#release(chunk, at, end).toString("latin1");
                const [oid, type, size] = header.split(" ");
                if (oid !== this.#oids[this.count] || type !== "blob")
                    return false;
                this.#want = Number(size) + 1;
                at = end + 1;
                continue;
            }
            const end = at + this.#want - this.#heldBytes;
            if (end > chunk.length) {
                this.#hold(chunk, at, chunk.length);
                return true;
            }
            const bytes = this.#release(chunk, at, end);
            at = end;
            this.#want = undefined;
            this.#visit(this.count++, bytes.subarray(0, bytes.length - 1));
        }
        return true;
    }
    #hold(chunk, start, end) {
        const bytes = this.#heldBytes + end - start;
        if (bytes > this.#held.length) {
            const larger = Buffer.allocUnsafeSlow(Math.max(bytes, this.#want ?? 0));
            this.#held.copy(larger, 0, 0, this.#heldBytes);
            this.#held = larger;
        }
        chunk.copy(this.#held, this.#heldBytes, start, end);
        this.#heldBytes = bytes;
    }
    #release(chunk, start, end) {
        if (this.#heldBytes === 0)
            return chunk.subarray(start, end);
        this.#hold(chunk, start, end);
        const bytes = this.#held.subarray(0, this.#heldBytes);
        this.#heldBytes = 0;
        return bytes;
    }
}

// EXTERNAL MODULE: ./build/src/git/git.js
var git = __webpack_require__(1274);
// EXTERNAL MODULE: ./build/src/git/limits.js
var limits = __webpack_require__(6996);
;// CONCATENATED MODULE: ./build/src/git/cat-file.js





const WINDOW_BYTES = 32 * 1024 * 1024;
const HEADER_BYTES = 80;
const READ_BYTES = 1024 * 1024;
const MAX_FAILURES = 100;
async function catBlobs(store, oids, visit) {
    const sizes = await blobSizes(store, oids);
    let next = 0;
    const visitUnreadable = (end) => {
        for (; next < end; next++) {
            const size = sizes[next];
            if (size instanceof Error)
                visit(next, size);
        }
    };
    const reader = new WindowReader(store, oids, (index, bytes) => {
        visitUnreadable(index);
        next = index + 1;
        visit(index, bytes);
    });
    const [first, ...windows] = makeWindows(sizes);
    let window = first;
    let written = window && reader.write(window);
    try {
        while (window && written) {
            const spool = await written;
            const following = windows.shift();
            written = following && reader.write(following);
            written?.catch(() => undefined);
            await reader.read(window, spool);
            window = following;
        }
    }
    finally {
        (await written?.catch(() => undefined))?.close();
    }
    visitUnreadable(oids.length);
}
async function blobSizes(store, oids) {
    const sizes = [];
    let rest = "";
    const exit = await (0,git/* streamGit */.t1)(store.place, ["cat-file", "--batch-check", "--buffer"], {
        input: oids.map((oid) => `${oid}\n`).join(""),
        onData: (chunk) => {
            const lines = (rest + chunk.toString("latin1")).split("\n");
            rest = lines.pop() ?? "";
            for (const line of lines)
                sizes.push(sizeOf(line, store.partial));
            return true;
        },
    });
    while (sizes.length < oids.length)
        sizes.push(unreadable(exit));
    return sizes;
}
function sizeOf(line, partial) {
    const [oid = "", type = "", size = ""] = line.split(" ");
    if (type === "missing") {
        return new Error(partial
            ? `blob ${oid} is not in this partial clone, and nothing is fetched while checking: use a full clone`
            : `blob ${oid} is missing from this repository`);
    }
    if (type !== "blob")
        return new Error(`object ${oid} is a ${type}, not a file`);
    return Number(size) > limits/* MAX_FILE_BYTES */.gZ ? (0,limits/* tooLarge */.g$)() : Number(size);
}
function makeWindows(sizes) {
    const windows = [];
    let window = [];
    let bytes = 0;
    for (const [index, size] of sizes.entries()) {
        if (size instanceof Error)
            continue;
        if (bytes > 0 && bytes + size > WINDOW_BYTES) {
            windows.push(window);
            window = [];
            bytes = 0;
        }
        window.push(index);
        bytes += size + HEADER_BYTES;
    }
    if (window.length > 0)
        windows.push(window);
    return windows;
}
class WindowReader {
    #store;
    #oids;
    #visit;
    #buffer;
    #failures = 0;
    constructor(store, oids, visit) {
        this.#store = store;
        this.#oids = oids;
        this.#visit = visit;
    }
    async write(window) {
        const spool = new Spool(this.#store.scratch);
        try {
            const input = window.map((index) => `${this.#oid(index)}\n`).join("");
            const args = ["cat-file", "--batch", "--buffer"];
            spool.exit = await (0,git/* streamGit */.t1)(this.#store.place, args, { input, toFile: spool.file });
            return spool;
        }
        catch (error) {
            spool.close();
            throw error;
        }
    }
    async read(window, spool) {
        const count = this.#readAnswers(window, spool);
        const failed = window[count];
        if (failed === undefined)
            return;
        this.#failures++;
        this.#visit(failed, unreadable(spool.exit));
        const rest = window.slice(count + 1);
        if (this.#failures < MAX_FAILURES) {
            if (rest.length > 0)
                await this.read(rest, await this.write(rest));
        }
        else {
            for (const index of rest)
                this.#visit(index, new Error("too many objects of this repository cannot be read"));
        }
    }
    #readAnswers(window, spool) {
        const oids = window.map((index) => this.#oid(index));
        const answers = new BatchAnswers(oids, (position, bytes) => {
            const index = window[position];
            if (index !== undefined)
                this.#visit(index, bytes);
        });
        this.#buffer ??= Buffer.allocUnsafeSlow(READ_BYTES);
        try {
            for (let at = 0;;) {
                const bytes = (0,external_node_fs_.readSync)(spool.file, this.#buffer, 0, this.#buffer.length, at);
                if (bytes === 0 || !answers.take(this.#buffer.subarray(0, bytes)))
                    return answers.count;
                at += bytes;
            }
        }
        finally {
            spool.close();
        }
    }
    #oid(index) {
        return this.#oids[index] ?? "";
    }
}
let spools = 0;
class Spool {
    file;
    exit;
    #path;
    #isOpen = true;
    constructor(scratch) {
        this.#path = (0,external_node_path_.join)(scratch, `blobs-${spools++}`);
        this.file = (0,external_node_fs_.openSync)(this.#path, "wx+");
    }
    close() {
        if (!this.#isOpen)
            return;
        this.#isOpen = false;
        (0,external_node_fs_.closeSync)(this.file);
        (0,external_node_fs_.rmSync)(this.#path, { force: true });
    }
}
function unreadable(exit) {
    const words = exit?.stderr ?? "";
    return new Error(`Git cannot read it: ${words === "" ? "git cat-file ended early" : words}`);
}

;// CONCATENATED MODULE: ./build/src/git/file-mode.js
function fileMode(octal) {
    if (octal === "100644" || octal === "100755" || octal === "120000" || octal === "160000")
        return octal;
    if (!/^100[0-7]{3}$/.test(octal))
        return "special";
    return (Number.parseInt(octal, 8) & 0o100) === 0 ? "100644" : "100755";
}

// EXTERNAL MODULE: ./build/src/git/object-store.js + 1 modules
var object_store = __webpack_require__(5204);
// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
;// CONCATENATED MODULE: ./build/src/git/records.js


const NOTHING = Buffer.alloc(0);
async function runRecords(place, args, visit, options = {}) {
    let rest = NOTHING;
    const answer = await (0,git/* feedFromGit */.FB)(place, args, options, (chunk) => {
        const bytes = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
        const end = bytes.lastIndexOf(0) + 1;
        eachRecord(bytes.subarray(0, end), visit);
        rest = end === bytes.length ? NOTHING : Buffer.from(bytes.subarray(end));
    });
    eachRecord(rest, visit);
    return answer;
}
function eachRecord(output, visit) {
    if ((0,external_node_buffer_.isUtf8)(output)) {
        const whole = output.toString("utf8");
        for (let start = 0; start < whole.length;) {
            const end = whole.indexOf("\0", start);
            visit(whole.slice(start, end === -1 ? undefined : end), undefined);
            if (end === -1)
                return;
            start = end + 1;
        }
        return;
    }
    for (let start = 0; start < output.length;) {
        const end = output.indexOf(0, start);
        const raw = output.subarray(start, end === -1 ? undefined : end);
        visit(raw.toString("utf8"), (0,external_node_buffer_.isUtf8)(raw) ? undefined : raw);
        if (end === -1)
            return;
        start = end + 1;
    }
}
function rawPath(raw) {
    return raw.subarray(raw.indexOf(0x09) + 1);
}

;// CONCATENATED MODULE: ./build/src/git/sorted.js

function sortByPath(entries) {
    for (let i = 1; i < entries.length; i++) {
        const before = entries[i - 1];
        const entry = entries[i];
        if (before && entry && (0,tree/* comparePaths */.cD)(before.path, entry.path) > 0) {
            return entries.sort((a, b) => (0,tree/* comparePaths */.cD)(a.path, b.path));
        }
    }
    return entries;
}

;// CONCATENATED MODULE: ./build/src/git/tree-object.js


const SPACE = 0x20;
function parseTree(bytes, format) {
    const idBytes = format === "sha1" ? 20 : 32;
    const entries = [];
    for (let at = 0; at < bytes.length;) {
        const space = bytes.indexOf(SPACE, at);
        const end = bytes.indexOf(0, space);
        if (space === -1 || end === -1 || end + idBytes >= bytes.length + 1)
            throw new Error("a tree object is cut short");
        const octal = bytes.toString("latin1", at, space);
        const raw = bytes.subarray(space + 1, end);
        const oid = bytes.toString("hex", end + 1, end + 1 + idBytes);
        const mode = octal === "40000" || octal === "040000" ? "040000" : fileMode(octal);
        const name = raw.toString("utf8");
        entries.push((0,external_node_buffer_.isUtf8)(raw) ? { name, mode, oid } : { name, mode, oid, undecodable: true });
        at = end + 1 + idBytes;
    }
    return entries;
}

;// CONCATENATED MODULE: ./build/src/git/commit-tree.js
var _a;










const FEW = 100;
class CommitTree {
    label;
    commit;
    stored;
    #store;
    #oid;
    #prefix;
    #entries;
    constructor(store, oid, options) {
        this.#store = store;
        this.#oid = oid;
        this.#prefix = options.prefix;
        this.label = options.label;
        if (options.isCommit)
            this.commit = oid;
        const folders = new Map();
        this.stored = {
            folder: (path) => {
                let folder = folders.get(path);
                if (!folder)
                    folders.set(path, (folder = this.#folder(path)));
                return folder;
            },
            differences: (after) => this.#differences(after),
        };
    }
    entries() {
        this.#entries ??= this.#list();
        return this.#entries;
    }
    async read(entries, visit) {
        const few = await this.#readFew(entries);
        if (few) {
            for (const [index, entry] of entries.entries())
                visit(entry, few[index] ?? commit_tree_unreadable(entry));
            return;
        }
        const asked = [];
        const oids = [];
        let next = 0;
        const visitUpTo = (index) => {
            for (; next < index; next++) {
                const entry = entries[next];
                if (entry && !isReadable(entry))
                    visit(entry, commit_tree_unreadable(entry));
            }
            next = index + 1;
        };
        const positions = [];
        entries.forEach((entry, index) => {
            if (!isReadable(entry))
                return;
            asked.push(entry);
            oids.push(entry.oid);
            positions.push(index);
        });
        await catBlobs(this.#store, oids, (index, bytes) => {
            visitUpTo(positions[index] ?? 0);
            const entry = asked[index];
            if (entry)
                visit(entry, bytes);
        });
        visitUpTo(entries.length);
    }
    async #readFew(entries) {
        if (entries.length > FEW || !entries.every(isReadable))
            return undefined;
        const answers = await Promise.allSettled(entries.map(({ oid }) => this.#store.reader.read(oid)));
        const blobs = [];
        for (const answer of answers) {
            if (answer.status === "rejected" || answer.value?.type !== "blob")
                return undefined;
            blobs.push(answer.value.bytes);
        }
        return blobs;
    }
    async #folder(path) {
        const folder = await this.#object(`${this.#oid}:${this.#prefix}${path}`);
        return folder?.type === "tree" ? parseTree(folder.bytes, this.#store.format) : [];
    }
    async #object(name) {
        try {
            return await this.#store.reader.read(name);
        }
        catch (error) {
            if (!(error instanceof git/* GitError */.XS))
                throw error;
            throw new user_error/* UserError */.y(`The tree of ${this.label} cannot be read: ${error.reason}`, (0,object_store/* adviceFor */.cp)(this.#store));
        }
    }
    async #differences(after) {
        if (!(after instanceof _a) || after.#store !== this.#store || after.#prefix !== this.#prefix) {
            return undefined;
        }
        const [from, to] = await Promise.all([this.#root(), after.#root()]);
        if (from === undefined || to === undefined)
            return undefined;
        const differences = [];
        let fields;
        await runRecords(this.#store.place, ["diff-tree", "-r", "-z", "--no-renames", from, to], (text, raw) => {
            if (!fields) {
                fields = text.slice(1).split(" ");
                return;
            }
            const [oldMode = "", newMode = "", oldOid = "", newOid = ""] = fields;
            const undecodable = raw !== undefined && { undecodable: true };
            differences.push({
                path: text,
                ...(oldMode !== "000000" && { before: { path: text, mode: fileMode(oldMode), oid: oldOid, ...undecodable } }),
                ...(newMode !== "000000" && { after: { path: text, mode: fileMode(newMode), oid: newOid, ...undecodable } }),
            });
            fields = undefined;
        });
        return differences.sort((a, b) => (0,tree/* comparePaths */.cD)(a.path, b.path));
    }
    async #list() {
        try {
            const root = await this.#root();
            if (root === undefined)
                return [];
            const entries = [];
            await runRecords(this.#store.place, ["ls-tree", "-r", "-z", "--full-tree", root], (text, raw) => {
                if (entries.length === limits/* MAX_PATHS */.KD)
                    throw this.#tooManyPaths();
                entries.push(parseEntry(text, raw !== undefined));
            });
            return sortByPath(entries);
        }
        catch (error) {
            if (error instanceof git/* GitOutputTooLarge */.TM)
                throw this.#tooManyPaths();
            if (!(error instanceof git/* GitError */.XS))
                throw error;
            throw new user_error/* UserError */.y(`The tree of ${this.label} cannot be read: ${error.reason}`, (0,object_store/* adviceFor */.cp)(this.#store));
        }
    }
    #tooManyPaths() {
        return new user_error/* UserError */.y(`The tree of ${this.label} has more than ${limits/* MAX_PATHS */.KD} paths.`, "Check a folder of it");
    }
    async #root() {
        if (this.#prefix === "")
            return this.#oid;
        const folder = this.#prefix.slice(0, -1);
        const { stdout } = await (0,git/* runGit */.EO)(this.#store.place, ["ls-tree", "-z", "--full-tree", this.#oid, "--", folder]);
        return /^040000 tree ([0-9a-f]+)\t/.exec(stdout.toString("latin1"))?.[1];
    }
}
_a = CommitTree;
function parseEntry(text, undecodable) {
    const tab = text.indexOf("\t");
    const mode = fileMode(text.slice(0, 6));
    const oid = text.slice(text.lastIndexOf(" ", tab) + 1, tab);
    const path = text.slice(tab + 1);
    return undecodable ? { path, mode, oid, undecodable } : { path, mode, oid };
}
function isReadable(entry) {
    return (0,tree/* isRegular */.$W)(entry.mode) && entry.undecodable !== true;
}
function commit_tree_unreadable(entry) {
    return new Error(entry.undecodable === true ? "its path is not valid UTF-8" : "it is not a regular file");
}

;// CONCATENATED MODULE: ./build/src/git/branch-change.js





const MAX_FILES = 3000;
async function branchChange(store, target, head, prefix) {
    const { code, stdout } = await (0,git/* runGit */.EO)(store.place, ["merge-base", target, head], { accept: [0, 1] });
    if (code !== 0)
        return undefined;
    const mergeBase = stdout.toString("latin1").trim();
    const before = [];
    const after = [];
    let status = "";
    let isStatus = true;
    await runRecords(store.place, ["diff-tree", "-r", "-z", "--no-renames", mergeBase, head], (text, raw) => {
        if (isStatus)
            status = text;
        else if (text.startsWith(prefix) && raw === undefined) {
            const [modeBefore = "", modeAfter = "", oidBefore = "", oidAfter = ""] = status.slice(1).split(" ");
            const path = text.slice(prefix.length);
            if (modeBefore !== NO_FILE)
                before.push({ path, mode: fileMode(modeBefore), oid: oidBefore });
            if (modeAfter !== NO_FILE)
                after.push({ path, mode: fileMode(modeAfter), oid: oidAfter });
        }
        isStatus = !isStatus;
    });
    if (before.length > MAX_FILES || after.length > MAX_FILES)
        return undefined;
    const slice = (commit, entries) => new SliceTree(store, commit, sortByPath(entries));
    return { before: slice(mergeBase, before), after: slice(head, after) };
}
const NO_FILE = "000000";
class SliceTree {
    label;
    #entries;
    #commit;
    constructor(store, commit, entries) {
        this.label = commit.slice(0, 7);
        this.#entries = entries;
        this.#commit = new CommitTree(store, commit, { prefix: "", label: this.label, isCommit: false });
    }
    entries() {
        return Promise.resolve(this.#entries);
    }
    read(entries, visit) {
        return this.#commit.read(entries, visit);
    }
}

// EXTERNAL MODULE: ./build/src/git/closed-config.js
var closed_config = __webpack_require__(3439);
// EXTERNAL MODULE: ./build/src/git/locate.js
var locate = __webpack_require__(4278);
;// CONCATENATED MODULE: ./build/src/git/revision.js


const DEEPEN = "Fetch the whole history: `fetch-depth: 0` for actions/checkout, `git fetch --unshallow` on your own machine";
function deepen(message) {
    return new user_error/* UserError */.y(message, DEEPEN);
}
async function resolveCommit(place, revision, isShallow) {
    if (revision === "" || revision.length > 1000 || /[\p{Cc}\u2028\u2029]/u.test(revision)) {
        throw new user_error/* UserError */.y(`${quote(revision)} is not a revision.`, "Name a branch, a tag or a commit");
    }
    const args = ["rev-parse", "--verify", "--end-of-options", `${revision}^{commit}`];
    const { code, stdout, stderr } = await (0,git/* runGit */.EO)(place, args, { accept: [0, 1, 128] });
    const commit = stdout.toString("latin1").trim();
    if (stderr.includes(" is ambiguous") && !/^[0-9a-f]{40,64}$/.test(revision)) {
        throw new user_error/* UserError */.y(`Revision ${quote(revision)} is ambiguous.`, "Write `refs/heads/<branch>`, `refs/tags/<tag>` or the full commit id");
    }
    if (code === 0 && /^[0-9a-f]{40,64}$/.test(commit))
        return commit;
    if (isShallow)
        throw deepen(`Revision ${quote(revision)} is not in this clone, which is shallow.`);
    throw new user_error/* UserError */.y(`Revision ${quote(revision)} is not a commit of this repository.`, "Check its spelling, or fetch it first");
}
async function headCommit(place) {
    try {
        const { stdout } = await (0,git/* runGit */.EO)(place, ["rev-parse", "--verify", "--quiet", "HEAD^{commit}"]);
        return stdout.toString("latin1").trim();
    }
    catch (error) {
        if (error instanceof git/* GitError */.XS)
            return undefined;
        throw error;
    }
}
function quote(revision) {
    return JSON.stringify(revision.length > 100 ? `${revision.slice(0, 100)}...` : revision);
}

;// CONCATENATED MODULE: ./build/src/git/compare.js








async function compareCommits(store, target, head, prefix) {
    const commitTree = (oid) => new CommitTree(store, oid, { prefix, label: oid.slice(0, 7), isCommit: true });
    const storeTree = (oid, label) => new CommitTree(store, oid, { prefix, label, isCommit: false });
    const mergeBase = await findMergeBase(store, target, head.commit).catch((error) => {
        throw error instanceof git/* GitError */.XS ? (0,object_store/* unreadableHistory */.Cf)(store, error) : error;
    });
    const headTree = head.tree.commit === undefined ? storeTree(head.commit, head.tree.label) : head.tree;
    const common = { target: commitTree(target), head: head.tree, storedHead: headTree, mergeBase };
    if (mergeBase === target)
        return { ...common, judged: headTree, changeBase: common.target, conflicts: [] };
    const merge = await mergeTrees(store, target, head.commit);
    const conflicts = merge.conflicts
        .filter((path) => path.startsWith(prefix))
        .map((path) => path.slice(prefix.length))
        .sort(tree/* comparePaths */.cD);
    if (conflicts.length > 0)
        return { ...common, judged: headTree, changeBase: commitTree(mergeBase), conflicts };
    const judged = storeTree(merge.tree, `merge of ${head.tree.label} into ${common.target.label}`);
    return { ...common, judged, changeBase: common.target, conflicts };
}
async function findMergeBase(store, target, head) {
    const args = ["merge-base", target, head];
    const { code, stdout, stderr } = await (0,git/* runGit */.EO)(store.place, args, { accept: [0, 1] });
    if (/^error:/m.test(stderr))
        throw new git/* GitError */.XS(args, code, stderr);
    const base = stdout.toString("latin1").trim();
    const unknown = "This clone is too shallow to know where the two commits parted.";
    if (code !== 0) {
        if (store.shallow.size > 0)
            throw deepen(unknown);
        throw new user_error/* UserError */.y("The two commits have no common ancestor.", "Name a base from which the proposal was made: the two histories are unrelated");
    }
    if (base !== target && store.shallow.size > 0) {
        const lines = await (0,git/* runGit */.EO)(store.place, ["rev-list", target, head, "--not", base]);
        const commits = lines.stdout.toString("latin1").split("\n");
        if (commits.some((commit) => store.shallow.has(commit)))
            throw deepen(unknown);
    }
    return base;
}
async function mergeTrees(store, target, head) {
    await (0,locate/* requireVersion */.e)(store.place);
    const args = ["merge-tree", "--write-tree", "-z", "--name-only", "--no-messages", target, head];
    try {
        const records = [];
        const { code } = await runRecords(store.place, args, (text) => records.push(text), { accept: [0, 1] });
        const [tree = "", ...paths] = records;
        if (!/^[0-9a-f]{40,64}$/.test(tree) || (code === 1) !== paths.length > 0) {
            throw new git/* GitError */.XS(args, code, "it printed what was not expected");
        }
        return { tree, conflicts: [...new Set(paths)] };
    }
    catch (error) {
        if (!(error instanceof git/* GitError */.XS))
            throw error;
        throw new user_error/* UserError */.y(`The two commits cannot be merged: ${error.reason}`, (0,object_store/* adviceFor */.cp)(store));
    }
}

;// CONCATENATED MODULE: ./build/src/git/disk.js

function kindOf(node) {
    if (node.isFile())
        return "file";
    if (node.isDirectory())
        return "folder";
    return node.isSymbolicLink() ? "link" : "special";
}
function lstat(path) {
    try {
        return (0,external_node_fs_.lstatSync)(path);
    }
    catch {
        return undefined;
    }
}
const MAX_PATH = 4096;
class Disk {
    specials = new Set();
    #root;
    #folders = new Map();
    #lastFolder;
    #lastListing;
    constructor(root) {
        this.#root = root;
    }
    kindOf(path) {
        if (path.length > MAX_PATH)
            return undefined;
        const slash = path.lastIndexOf("/");
        const folder = slash === -1 ? "" : path.slice(0, slash);
        if (folder !== this.#lastFolder) {
            this.#forgetAllBut(folder);
            this.#lastListing = this.#list(folder);
            this.#lastFolder = folder;
        }
        const listing = this.#lastListing;
        if (listing === undefined)
            return undefined;
        if (listing === "closed")
            return "unknown";
        const kind = listing.get(path.slice(slash + 1));
        if (kind !== undefined)
            return kind;
        const stats = lstat(`${this.#root}/${path}`);
        return stats && kindOf(stats);
    }
    #forgetAllBut(folder) {
        for (const known of this.#folders.keys()) {
            if (known !== "" && known !== folder && !folder.startsWith(`${known}/`))
                this.#folders.delete(known);
        }
    }
    #list(folder) {
        if (this.#folders.has(folder))
            return this.#folders.get(folder);
        const kind = folder === "" ? "folder" : this.#folderKind(folder);
        const listing = kind === "folder" ? this.#read(folder) : kind;
        this.#folders.set(folder, listing);
        return listing;
    }
    #folderKind(folder) {
        const slash = folder.lastIndexOf("/");
        const parent = this.#list(slash === -1 ? "" : folder.slice(0, slash));
        if (parent === undefined || parent === "closed")
            return parent;
        const kind = parent.get(folder.slice(slash + 1));
        const isFolder = kind === undefined ? lstat(`${this.#root}/${folder}`)?.isDirectory() : kind === "folder";
        return isFolder === true ? "folder" : undefined;
    }
    #read(folder) {
        try {
            const nodes = (0,external_node_fs_.readdirSync)(folder === "" ? this.#root : `${this.#root}/${folder}`, { withFileTypes: true });
            const listing = new Map();
            for (const node of nodes) {
                const kind = kindOf(node);
                listing.set(node.name, kind);
                if (kind === "special")
                    this.specials.add(folder === "" ? node.name : `${folder}/${node.name}`);
            }
            return listing;
        }
        catch (error) {
            const gone = error instanceof Error && "code" in error && (error.code === "ENOENT" || error.code === "ENOTDIR");
            return gone ? undefined : "closed";
        }
    }
}

;// CONCATENATED MODULE: ./build/src/git/git-work-files.js





class GitWorkFiles {
    #place;
    #symlinks;
    #untracked = [];
    #changes;
    #changed;
    constructor(place, symlinks) {
        this.#place = place;
        this.#symlinks = symlinks;
    }
    async list(add) {
        const tracked = new Set();
        const disk = new Disk(this.#place.folder);
        disk.kindOf(".gitignore");
        await this.#listTracked(disk, (file) => {
            if (file.mode === "special")
                tracked.add(file.path);
            add(file);
        });
        refuseSpecialSettings(disk.specials);
        await this.#listUntracked(disk, add);
        const untracked = [...disk.specials].filter((path) => !tracked.has(path));
        for (const path of await this.#notIgnored(untracked))
            add({ path, mode: "special" });
    }
    untracked() {
        return this.#untracked;
    }
    changed() {
        this.#changed ??= new Set(this.changes().map(({ path }) => path));
        return this.#changed;
    }
    changes() {
        this.#changes ??= this.#diffFiles();
        return this.#changes;
    }
    async #listTracked(disk, add) {
        let last;
        await runRecords(this.#place, ["ls-files", "--stage", "-v", "-z"], (text, raw) => {
            const path = text.slice(text.indexOf("\t") + 1);
            const bytes = raw && rawPath(raw);
            const name = bytes === undefined ? path : bytes.toString("latin1");
            if (name === last)
                return;
            last = name;
            const kind = bytes === undefined ? disk.kindOf(path) : this.#kindOfBytes(bytes);
            const mode = this.#modeOnDisk(fileMode(text.slice(2, 8)), kind);
            if (mode === undefined)
                return;
            const isVouched = text.startsWith("H");
            const common = isVouched ? { path, mode, indexOid: text.slice(9, text.indexOf(" ", 9)) } : { path, mode };
            add(bytes === undefined ? common : { ...common, undecodable: true });
        });
    }
    async #listUntracked(disk, add) {
        const untracked = [];
        await runRecords(this.#place, ["ls-files", "--others", "--exclude-standard", "-z"], (text, raw) => {
            const rest = raw === undefined ? {} : { undecodable: true };
            if (text.endsWith("/")) {
                add({ path: text.slice(0, -1), mode: "160000", ...rest });
                return;
            }
            if (raw === undefined)
                disk.kindOf(text);
            const stats = lstat(raw === undefined ? `${this.#place.folder}/${text}` : this.#absolute(raw));
            if (stats?.isFile()) {
                add({ path: text, mode: (stats.mode & 0o100) === 0 ? "100644" : "100755", size: stats.size, ...rest });
            }
            else if (stats?.isSymbolicLink()) {
                add({ path: text, mode: "120000", ...rest });
            }
            else {
                return;
            }
            untracked.push(raw === undefined ? Buffer.from(text) : Buffer.from(raw));
        });
        this.#untracked = untracked;
    }
    async #notIgnored(paths) {
        const kept = new Set(paths);
        if (kept.size === 0)
            return kept;
        const input = paths.map((path) => `./${path}\0`).join("");
        const place = (0,git/* withVariables */.sO)(this.#place, { GIT_LITERAL_PATHSPECS: "0" });
        const forget = (path) => kept.delete(path.slice(2));
        await runRecords(place, ["check-ignore", "-z", "--stdin"], forget, { input, accept: [0, 1] });
        return kept;
    }
    #modeOnDisk(recorded, kind) {
        switch (kind) {
            case undefined:
                return undefined;
            case "unknown":
                return recorded;
            case "folder":
                return recorded === "160000" ? recorded : undefined;
            case "special":
                return "special";
            case "link":
                return "120000";
            case "file":
                if (recorded === "120000" && !this.#symlinks)
                    return recorded;
                return recorded === "100755" ? recorded : "100644";
        }
    }
    #kindOfBytes(path) {
        const stats = lstat(this.#absolute(path));
        return stats && kindOf(stats);
    }
    #absolute(path) {
        return Buffer.concat([Buffer.from(`${this.#place.folder}/`), path]);
    }
    #diffFiles() {
        const stdout = (0,git/* runGitSync */.bJ)(this.#place, ["diff-files", "--raw", "-z", "--relative", "--ignore-submodules=all"]);
        const changes = [];
        let status;
        eachRecord(stdout, (text, raw) => {
            if (status === undefined) {
                status = text.slice(text.lastIndexOf(" ") + 1);
                return;
            }
            changes.push({ path: text, bytes: raw ?? Buffer.from(text), isDeleted: status === "D" });
            status = undefined;
        });
        return changes;
    }
}
function refuseSpecialSettings(specials) {
    for (const path of specials) {
        if (/(?:^|\/)\.git(?:ignore|attributes|modules)$/.test(path)) {
            throw new user_error/* UserError */.y(`"${path}" is a fifo, a socket or a device, and Git would wait for it.`, "Remove it");
        }
    }
}

;// CONCATENATED MODULE: ./build/src/git/plain-work-files.js




const MODES = {
    file: "100644",
    link: "120000",
    special: "special",
};
const NONE = new Set();
class PlainWorkFiles {
    #root;
    constructor(root) {
        this.#root = root;
    }
    list(add) {
        return new Promise((resolve) => {
            walk(this.#root, add);
            resolve();
        });
    }
    changed() {
        return NONE;
    }
}
function walk(root, add) {
    const folders = [{ at: root, prefix: "", undecodable: false }];
    for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
        const { prefix } = folder;
        const things = list(folder);
        if (things === undefined) {
            if (prefix === "")
                throw new user_error/* UserError */.y(`The folder ${root} cannot be listed.`, "Check its permissions");
            add(found(prefix.slice(0, -1), "special", folder.undecodable));
            continue;
        }
        for (const { name, at, kind, undecodable } of things) {
            if (name === ".git")
                continue;
            const path = prefix + name;
            if (kind === "folder")
                folders.push({ at, prefix: `${path}/`, undecodable });
            else
                add(found(path, MODES[kind], undecodable));
        }
    }
}
function found(path, mode, undecodable) {
    return undecodable ? { path, mode, undecodable } : { path, mode };
}
function list(folder) {
    try {
        if (typeof folder.at === "string") {
            const at = folder.at;
            const nodes = (0,external_node_fs_.readdirSync)(at, { withFileTypes: true });
            if (!nodes.some((node) => node.name.includes("\uFFFD"))) {
                return nodes.map((node) => ({
                    name: node.name,
                    at: (0,external_node_path_.join)(at, node.name),
                    kind: kindOf(node),
                    undecodable: folder.undecodable,
                }));
            }
        }
        return listBytes(folder);
    }
    catch {
        return undefined;
    }
}
function listBytes(folder) {
    const at = Buffer.from(folder.at);
    const nodes = (0,external_node_fs_.readdirSync)(at, { withFileTypes: true, encoding: "buffer" });
    return nodes.map((node) => {
        const name = node.name.toString("utf8");
        const decodes = Buffer.from(name).equals(node.name);
        return {
            name,
            at: Buffer.concat([at, Buffer.from("/"), node.name]),
            kind: kindOf(node),
            undecodable: folder.undecodable || !decodes,
        };
    });
}

;// CONCATENATED MODULE: ./build/src/git/source-commit.js




async function findSourceCommit(store, from, prefix, isSource) {
    try {
        const answer = await readLog(store, from, new FirstParentLog(prefix, isSource));
        const isCutOff = answer === undefined ? await endsShallow(store, from) : store.shallow.has(answer.commit);
        if (isCutOff)
            throw deepen("This clone is too shallow to know which commit changed the sources last.");
        return answer;
    }
    catch (error) {
        throw error instanceof git/* GitError */.XS ? (0,object_store/* unreadableHistory */.Cf)(store, error) : error;
    }
}
async function readLog(store, from, log) {
    const args = ["log", "--first-parent", "--diff-merges=first-parent", "--root", "--raw", "-r", "-z", "--no-renames"];
    const limit = log.prefix === "" ? [] : [log.prefix.slice(0, -1)];
    const exit = await (0,git/* streamGit */.t1)(store.place, [...args, "--format=commit %H %ct", from, "--", ...limit], {
        onData: (chunk) => log.take(chunk),
    });
    if (!exit.stopped && exit.code !== 0)
        throw new git/* GitError */.XS(args, exit.code, exit.stderr);
    return log.found;
}
async function endsShallow(store, from) {
    if (store.shallow.size === 0)
        return false;
    let last = "";
    const exit = await (0,git/* streamGit */.t1)(store.place, ["rev-list", "--first-parent", from], {
        onData: (chunk) => {
            last = (last + chunk.toString("latin1")).slice(-200);
            return true;
        },
    });
    if (exit.code !== 0)
        throw new git/* GitError */.XS(["rev-list"], exit.code, exit.stderr);
    return store.shallow.has(last.trim().split("\n").at(-1) ?? "");
}
class FirstParentLog {
    found;
    prefix;
    #isSource;
    #rest = Buffer.alloc(0);
    #commit = "";
    #seconds = 0;
    #bytes = 0;
    #expectsPath = false;
    constructor(prefix, isSource) {
        this.prefix = prefix;
        this.#isSource = isSource;
    }
    take(chunk) {
        this.#bytes += chunk.length;
        if (this.#bytes > git/* MAX_OUTPUT_BYTES */.$q) {
            throw new user_error/* UserError */.y(`Commit ${this.#commit} and those around it change too many paths to be read.`);
        }
        const bytes = this.#rest.length === 0 ? chunk : Buffer.concat([this.#rest, chunk]);
        let start = 0;
        for (let end = bytes.indexOf(0); end !== -1; end = bytes.indexOf(0, start)) {
            if (this.#record(bytes.toString("utf8", start, end)))
                return false;
            start = end + 1;
        }
        this.#rest = Buffer.from(bytes.subarray(start));
        return true;
    }
    #record(text) {
        if (this.#expectsPath) {
            this.#expectsPath = false;
            if (!text.startsWith(this.prefix) || !this.#isSource(text.slice(this.prefix.length)))
                return false;
            this.found = { commit: this.#commit, time: new Date(this.#seconds * 1000) };
            return true;
        }
        if (/^\n?:/.test(text)) {
            this.#expectsPath = true;
            return false;
        }
        const [, commit, seconds] = /^\n?commit ([0-9a-f]+) (-?\d+)$/.exec(text) ?? [];
        if (commit === undefined)
            throw new Error(`git log printed an unexpected record: ${text}`);
        this.#commit = commit;
        this.#seconds = Number(seconds);
        this.#bytes = 0;
        return false;
    }
}

// EXTERNAL MODULE: ./build/src/git/blob-oid.js
var blob_oid = __webpack_require__(466);
;// CONCATENATED MODULE: ./build/src/git/file-reader.js


const NO_FOLLOW = "O_NOFOLLOW" in external_node_fs_.constants ? external_node_fs_.constants.O_NOFOLLOW : 0;
const NON_BLOCK = "O_NONBLOCK" in external_node_fs_.constants ? external_node_fs_.constants.O_NONBLOCK : 0;
const FLAGS = external_node_fs_.constants.O_RDONLY | NO_FOLLOW | NON_BLOCK;
const FIRST_BUFFER_BYTES = 256 * 1024;
const REASONS = {
    ENOENT: "it vanished while the tree was read",
    ENOTDIR: "it vanished while the tree was read",
    ELOOP: "it is a symbolic link",
    EMLINK: "it is a symbolic link",
    EISDIR: "it is a folder",
    ESPIPE: "it is not a regular file",
    ENXIO: "it is not a regular file",
    EACCES: "permission denied",
    EPERM: "permission denied",
};
class FileReader {
    #root;
    #buffer = Buffer.allocUnsafeSlow(FIRST_BUFFER_BYTES);
    #folders = new Map([["", undefined]]);
    #lastFolder = "";
    constructor(root) {
        this.#root = `${root}/`;
    }
    read(path) {
        if (!path.startsWith(this.#lastFolder) || path.includes("/", this.#lastFolder.length)) {
            const end = path.lastIndexOf("/");
            const problem = this.#checkFolder(path.slice(0, Math.max(0, end)));
            if (problem)
                return problem;
            this.#lastFolder = path.slice(0, end + 1);
        }
        let file;
        try {
            file = (0,external_node_fs_.openSync)(this.#root + path, FLAGS);
            return this.#readOpen(file);
        }
        catch (error) {
            return readError(error);
        }
        finally {
            if (file !== undefined)
                (0,external_node_fs_.closeSync)(file);
        }
    }
    #readOpen(file) {
        const bytes = (0,external_node_fs_.readSync)(file, this.#buffer, 0, this.#buffer.length, 0);
        if (bytes < this.#buffer.length)
            return this.#buffer.subarray(0, bytes);
        const before = (0,external_node_fs_.fstatSync)(file);
        if (!before.isFile())
            return new Error("it is not a regular file");
        if (before.size > limits/* MAX_FILE_BYTES */.gZ)
            return (0,limits/* tooLarge */.g$)();
        if (before.size >= this.#buffer.length)
            this.#buffer = Buffer.allocUnsafeSlow(before.size + 1);
        let filled = 0;
        for (;;) {
            const more = (0,external_node_fs_.readSync)(file, this.#buffer, filled, this.#buffer.length - filled, filled);
            if (more === 0)
                break;
            filled += more;
        }
        const after = (0,external_node_fs_.fstatSync)(file);
        const unchanged = filled === before.size && after.size === before.size && after.mtimeMs === before.mtimeMs;
        return unchanged ? this.#buffer.subarray(0, filled) : new Error("it changed while it was read");
    }
    #checkFolder(folder) {
        if (this.#folders.has(folder))
            return this.#folders.get(folder);
        const problem = this.#checkFolder(folder.slice(0, Math.max(0, folder.lastIndexOf("/")))) ?? this.#lstat(folder);
        this.#folders.set(folder, problem);
        return problem;
    }
    #lstat(folder) {
        try {
            return (0,external_node_fs_.lstatSync)(this.#root + folder).isDirectory() ? undefined : new Error("its folder is a symbolic link");
        }
        catch (error) {
            return readError(error);
        }
    }
}
function readError(error) {
    const code = error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : "";
    const reason = REASONS[code] ?? (error instanceof Error ? error.message : String(error));
    return new Error(reason, { cause: error });
}

;// CONCATENATED MODULE: ./build/src/git/work-tree.js





class WorkTree {
    label = "working directory";
    #root;
    #format;
    #files;
    #entries;
    #hasher;
    constructor(root, format, files) {
        this.#root = root;
        this.#format = format;
        this.#files = files;
    }
    entries() {
        this.#entries ??= this.#list();
        return this.#entries;
    }
    read(entries, visit) {
        return new Promise((resolve) => {
            const reader = new FileReader(this.#root);
            for (const entry of entries) {
                if (entry.undecodable === true)
                    visit(entry, new Error("its path is not valid UTF-8"));
                else if (!(0,tree/* isRegular */.$W)(entry.mode))
                    visit(entry, new Error("it is not a regular file"));
                else
                    visit(entry, reader.read(entry.path));
            }
            resolve();
        });
    }
    async #list() {
        const oidOf = (entry) => this.#oidOf(entry);
        const entries = [];
        await this.#files.list((file) => entries.push(new WorkEntry(file, oidOf)));
        return sortByPath(entries);
    }
    #oidOf({ path, mode, indexOid, undecodable }) {
        if (indexOid !== undefined && !this.#files.changed().has(path))
            return indexOid;
        const bytes = undecodable === true ? undefined : this.#bytesOf(path, mode);
        return bytes === undefined ? (0,blob_oid/* nullOid */.c)(this.#format) : (0,blob_oid/* blobOid */.I)(bytes, this.#format);
    }
    #bytesOf(path, mode) {
        if ((0,tree/* isRegular */.$W)(mode)) {
            this.#hasher ??= new FileReader(this.#root);
            const bytes = this.#hasher.read(path);
            return bytes instanceof Error ? undefined : bytes;
        }
        if (mode !== "120000")
            return undefined;
        try {
            return (0,external_node_fs_.readlinkSync)(`${this.#root}/${path}`, "buffer");
        }
        catch {
            return undefined;
        }
    }
}
class WorkEntry {
    path;
    mode;
    size;
    undecodable;
    indexOid;
    #oidOf;
    #oid;
    constructor(file, oidOf) {
        this.path = file.path;
        this.mode = file.mode;
        this.indexOid = file.indexOid;
        if (file.size !== undefined)
            this.size = file.size;
        if (file.undecodable)
            this.undecodable = true;
        this.#oidOf = oidOf;
    }
    get oid() {
        this.#oid ??= this.#oidOf(this);
        return this.#oid;
    }
}

;// CONCATENATED MODULE: ./build/src/git/working-commit.js







async function commitWorkingTree(state, store) {
    const index = (0,external_node_path_.join)(store.scratch, "index");
    await copyIndex((0,external_node_path_.join)(state.gitDir, "index"), index);
    const place = (0,git/* withVariables */.sO)(state.place, { GIT_INDEX_FILE: index, GIT_OBJECT_DIRECTORY: store.objects });
    const { removed, added } = plan(state);
    try {
        await updateIndex(place, ["--force-remove"], removed);
        await updateIndex(place, ["--add", "--replace", "--remove"], added);
        const { stdout } = await (0,git/* runGit */.EO)(place, ["write-tree", "--missing-ok"]);
        return await commitTree(store, stdout.toString("latin1").trim(), await parents(state));
    }
    catch (error) {
        if (!(error instanceof git/* GitError */.XS))
            throw error;
        throw new user_error/* UserError */.y(`Git cannot store the working directory: ${error.reason}`, "Mend the file that it names");
    }
}
function plan({ files, place }) {
    const plan = { removed: [], added: [] };
    const root = Buffer.from(`${place.folder}/`);
    for (const bytes of files.untracked()) {
        if (fate(Buffer.concat([root, bytes])) === "add")
            plan.added.push(bytes);
    }
    for (const { bytes, isDeleted } of files.changes()) {
        const what = isDeleted ? "remove" : fate(Buffer.concat([root, bytes]));
        if (what === "remove")
            plan.removed.push(bytes);
        if (what === "add")
            plan.added.push(bytes);
    }
    return plan;
}
function fate(path) {
    const stats = lstat(path);
    if (stats === undefined)
        return "leave";
    if (stats.isSymbolicLink())
        return "add";
    if (!stats.isFile())
        return "remove";
    if (stats.size > limits/* MAX_FILE_BYTES */.gZ)
        return "leave";
    try {
        (0,external_node_fs_.accessSync)(path, external_node_fs_.constants.R_OK);
        return "add";
    }
    catch {
        return "leave";
    }
}
async function updateIndex(place, options, paths) {
    if (paths.length === 0)
        return;
    const end = Buffer.from([0]);
    await (0,git/* runGit */.EO)(place, ["update-index", ...options, "-z", "--stdin"], {
        input: Buffer.concat(paths.flatMap((path) => [path, end])),
    });
}
async function parents(state) {
    let merging = "";
    try {
        merging = await (0,promises_.readFile)((0,external_node_path_.join)(state.gitDir, "MERGE_HEAD"), "latin1");
    }
    catch {
    }
    return [state.head, ...merging.split("\n").filter((line) => /^[0-9a-f]{40,64}$/.test(line))];
}
async function commitTree(store, tree, parentCommits) {
    const person = { NAME: "memory-steward", EMAIL: "memory-steward@localhost", DATE: "1000000000 +0000" };
    const variables = {};
    for (const [key, value] of Object.entries(person)) {
        variables[`GIT_AUTHOR_${key}`] = value;
        variables[`GIT_COMMITTER_${key}`] = value;
    }
    const args = ["commit-tree", tree, ...parentCommits.flatMap((commit) => ["-p", commit]), "-m", "working directory"];
    const { stdout } = await (0,git/* runGit */.EO)((0,git/* withVariables */.sO)(store.place, variables), args);
    return stdout.toString("latin1").trim();
}
async function copyIndex(from, to) {
    try {
        const { mtimeMs } = await (0,promises_.stat)(from);
        await (0,promises_.copyFile)(from, to);
        const seconds = Math.floor(mtimeMs / 1000);
        await (0,promises_.utimes)(to, seconds, seconds);
    }
    catch (error) {
        if (!(error instanceof Error && "code" in error && error.code === "ENOENT"))
            throw error;
    }
}

;// CONCATENATED MODULE: ./build/src/git/repository.js
















async function openRepository(dir) {
    const root = await realFolder(dir);
    const scratch = await (0,object_store/* makeScratch */.lP)();
    try {
        const config = (0,external_node_path_.join)(scratch, "gitconfig");
        const settings = await (0,closed_config/* readSettings */.sb)(root);
        await (0,closed_config/* writeUserSettings */.iD)(config, settings);
        const place = (0,closed_config/* closedPlace */.YR)(root, config, settings.filters);
        const location = await (0,locate/* findGit */.C)(place);
        if (location === undefined) {
            await (0,object_store/* removeScratch */.ZU)(scratch);
            return new PlainFolder(root);
        }
        await refuseLinkInside(dir, location.top);
        const store = await (0,object_store/* createObjectStore */.hB)(scratch, { ...location, partial: settings.partial });
        return new Clone({ root, place, location, store, settings });
    }
    catch (error) {
        await (0,object_store/* removeScratch */.ZU)(scratch);
        if (error instanceof git/* GitMissing */.rh && !(await isInRepository(root)))
            return new PlainFolder(root);
        throw error;
    }
}
async function refuseLinkInside(dir, top) {
    const parts = [];
    for (let path = (0,external_node_path_.resolve)(dir); (await (0,promises_.realpath)(path)) !== top; path = (0,external_node_path_.dirname)(path)) {
        if ((0,external_node_path_.dirname)(path) === path)
            return;
        parts.push(path);
    }
    for (const path of parts) {
        if ((await (0,promises_.lstat)(path)).isSymbolicLink()) {
            throw new user_error/* UserError */.y(`${path} is a symlink inside the repository, and is not followed.`, "Name the folder that it leads to.");
        }
    }
}
async function realFolder(dir) {
    try {
        const root = await (0,promises_.realpath)(dir);
        if ((await (0,promises_.stat)(root)).isDirectory())
            return root;
    }
    catch (error) {
        const code = error instanceof Error && "code" in error ? error.code : undefined;
        if (code !== "ENOENT" && code !== "ENOTDIR") {
            throw new user_error/* UserError */.y(`The folder ${dir} cannot be opened: ${error instanceof Error ? error.message : ""}`);
        }
    }
    throw new user_error/* UserError */.y(`There is no folder ${dir}.`, "Name the folder that holds the memory");
}
async function isInRepository(root) {
    for (let folder = root;; folder = (0,external_node_path_.join)(folder, "..")) {
        try {
            await (0,promises_.stat)((0,external_node_path_.join)(folder, ".git"));
            return true;
        }
        catch {
            if ((0,external_node_path_.join)(folder, "..") === folder)
                return false;
        }
    }
}
class PlainFolder {
    isGit = false;
    prefix = "";
    format = "sha1";
    top;
    constructor(root) {
        this.top = root;
    }
    isShallow() {
        return false;
    }
    workingTree() {
        return Promise.resolve(new WorkTree(this.top, this.format, new PlainWorkFiles(this.top)));
    }
    commitTree() {
        return this.#refuse();
    }
    compare() {
        return this.#refuse();
    }
    resolve() {
        return this.#refuse();
    }
    sourceCommit() {
        return this.#refuse();
    }
    branchChange() {
        return this.#refuse();
    }
    close() {
        return Promise.resolve();
    }
    #refuse() {
        const error = new user_error/* UserError */.y(`${this.top} is not in a Git repository.`, "Check it without a base, or run `git init`");
        return Promise.reject(error);
    }
}
class Clone {
    isGit = true;
    top;
    prefix;
    format;
    #parts;
    constructor(parts) {
        this.#parts = parts;
        this.top = parts.location.top;
        this.format = parts.location.format;
        const below = (0,external_node_path_.relative)(this.top, parts.root);
        this.prefix = below === "" ? "" : `${below.split(external_node_path_.sep).join("/")}/`;
    }
    isShallow() {
        return this.#parts.store.shallow.size > 0;
    }
    workingTree() {
        return Promise.resolve(this.#workTree(this.#workFiles()));
    }
    async commitTree(revision) {
        return this.#commitTree(await this.resolve(revision));
    }
    resolve(revision) {
        return resolveCommit(this.#parts.place, revision, this.isShallow());
    }
    async compare(base, head) {
        const target = await this.resolve(base);
        const proposal = head === undefined ? await this.#workingProposal() : await this.#committed(head);
        return compareCommits(this.#parts.store, target, proposal, this.prefix);
    }
    async sourceCommit(isSource, from = "HEAD") {
        return findSourceCommit(this.#parts.store, await this.resolve(from), this.prefix, isSource);
    }
    branchChange(target, head) {
        return branchChange(this.#parts.store, target, head, this.prefix);
    }
    async close() {
        await this.#parts.store.reader.close();
        await (0,object_store/* removeScratch */.ZU)(this.#parts.store.scratch);
    }
    async #committed(revision) {
        const commit = await this.resolve(revision);
        return { commit, tree: this.#commitTree(commit) };
    }
    async #workingProposal() {
        const { place, location, store } = this.#parts;
        const head = await headCommit(place);
        if (head === undefined) {
            throw new user_error/* UserError */.y("This repository has no commit yet, so there is nothing to compare.", "Commit first");
        }
        const files = this.#workFiles();
        const tree = this.#workTree(files);
        await tree.entries();
        const commit = await commitWorkingTree({ place, gitDir: location.gitDir, files, head }, store);
        return { commit, tree };
    }
    #workFiles() {
        return new GitWorkFiles(this.#parts.place, this.#parts.settings.symlinks);
    }
    #workTree(files) {
        return new WorkTree(this.#parts.root, this.format, files);
    }
    #commitTree(commit) {
        const label = commit.slice(0, 7);
        return new CommitTree(this.#parts.store, commit, { prefix: this.prefix, label, isCommit: true });
    }
}


/***/ }),

/***/ 968:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ BaseIndex),
/* harmony export */   p: () => (/* binding */ MAX_CITED)
/* harmony export */ });
/* harmony import */ var _record_line_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9496);
/* harmony import */ var _shards_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(905);
/* harmony import */ var _stored_finding_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6583);



const MAX_CITED = 64;
const NEWLINE = 0x0a;
class BaseIndex {
    door;
    #files;
    #shards = new Map();
    constructor(door, files) {
        this.door = door;
        this.#files = files;
    }
    async declarations(key) {
        const path = await this.#shardOf((0,_shards_js__WEBPACK_IMPORTED_MODULE_0__/* .hashDigits */ .ZP)(key));
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
        await this.#files.visitAll(_shards_js__WEBPACK_IMPORTED_MODULE_0__/* .RECORDS_FOLDER */ .g6, (bytes) => {
            const lines = new Set();
            for (const name of wanted) {
                for (let at = bytes.indexOf(name); at !== -1; at = bytes.indexOf(name, at + 1)) {
                    lines.add(bytes.lastIndexOf(NEWLINE, at) + 1);
                }
            }
            for (const start of lines) {
                const declaration = (0,_record_line_js__WEBPACK_IMPORTED_MODULE_1__/* .parseRecordLine */ .p)(bytes.toString("utf8", start, bytes.indexOf(NEWLINE, start)));
                const { edges, owners } = declaration;
                if (edges.some(({ target }) => names.has(target)) || owners.some((owner) => names.has(owner))) {
                    found.push(declaration);
                }
            }
        });
        return found;
    }
    async everyDeclaration(visit) {
        await this.#files.visitAll(_shards_js__WEBPACK_IMPORTED_MODULE_0__/* .RECORDS_FOLDER */ .g6, (bytes) => {
            for (const line of bytes.toString("utf8").split("\n"))
                if (line !== "")
                    visit((0,_record_line_js__WEBPACK_IMPORTED_MODULE_1__/* .parseRecordLine */ .p)(line));
        });
    }
    async findings(now) {
        const lasting = (0,_stored_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .parseFindings */ .Sn)((await this.#files.read(_stored_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .FINDINGS_PATH */ .v4))?.toString("utf8") ?? "");
        const holding = lasting.filter(({ problem }) => problem.until === undefined || now < problem.until);
        const last = (0,_stored_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .deadlineName */ ._n)(now);
        for (const name of await this.#files.names(_stored_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .DEADLINES_FOLDER */ .Xe)) {
            if (name > last)
                continue;
            const text = (await this.#files.read(`${_stored_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .DEADLINES_FOLDER */ .Xe}/${name}`))?.toString("utf8") ?? "";
            for (const finding of (0,_stored_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .parseFindings */ .Sn)(text))
                if (now > (finding.problem.since ?? 0))
                    holding.push(finding);
        }
        return holding;
    }
    async #shardOf(digits) {
        let folder = _shards_js__WEBPACK_IMPORTED_MODULE_0__/* .RECORDS_FOLDER */ .g6;
        for (let at = 0; at < digits.length; at += 2) {
            const names = await this.#files.names(folder);
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
    async #readShard(path) {
        const text = (await this.#files.read(path))?.toString("utf8") ?? "";
        const byKey = new Map();
        for (const line of text.split("\n")) {
            if (line === "")
                continue;
            const declaration = (0,_record_line_js__WEBPACK_IMPORTED_MODULE_1__/* .parseRecordLine */ .p)(line);
            const key = (0,_shards_js__WEBPACK_IMPORTED_MODULE_0__/* .shardKey */ .kQ)(declaration.id, declaration.path);
            const group = byKey.get(key);
            if (group)
                group.push(declaration);
            else
                byKey.set(key, [declaration]);
        }
        return byKey;
    }
}


/***/ }),

/***/ 4788:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B7: () => (/* binding */ INDEX_FORMAT),
/* harmony export */   Fw: () => (/* binding */ DOOR_PATH),
/* harmony export */   Un: () => (/* binding */ parseDoor)
/* harmony export */ });
const DOOR_PATH = "indexes/graph-index.json";
const INDEX_FORMAT = "memory-steward.graph-index/v1";
function parseDoor(text) {
    try {
        const door = JSON.parse(text);
        return door?.schema === INDEX_FORMAT ? door : undefined;
    }
    catch {
        return undefined;
    }
}


/***/ }),

/***/ 8481:
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

/***/ 9496:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ recordLine),
/* harmony export */   p: () => (/* binding */ parseRecordLine)
/* harmony export */ });
const FORMS = ["string", "target", "attributes", "link"];
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
        ...(root.length > 0 && { root }),
        ...(status !== undefined && { status }),
        ...(owners.length > 0 && { owners }),
        ...(updatedAt !== undefined && { updatedAt }),
        ...(sensitivity !== undefined && { sensitivity }),
        ...(sourceRefs.length > 0 && { sourceRefs }),
        ...(missing.length > 0 && { missing }),
        ...(edges.length > 0 && { edges: edges.map(edgeItem) }),
    };
    return JSON.stringify(line);
}
function parseRecordLine(text) {
    const line = JSON.parse(text);
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
function edgeItem({ kind, target, field, slot, form, written, key, derived }) {
    const item = [kind, target, field, slot, FORMS.indexOf(form)];
    if (written === undefined && key === undefined && derived === undefined)
        return item;
    return [
        ...item,
        {
            ...(written !== undefined && { written }),
            ...(key !== undefined && { key }),
            ...(derived !== undefined && { derived }),
        },
    ];
}
function edgeOf([kind, target, field, slot, form, rest]) {
    return {
        kind,
        target,
        field,
        slot,
        form: FORMS[form] ?? "string",
        written: rest?.written,
        key: rest?.key,
        derived: rest?.derived,
    };
}


/***/ }),

/***/ 6924:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ Region),
/* harmony export */   X: () => (/* binding */ NotLocal)
/* harmony export */ });
/* harmony import */ var _memory_case_fold_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9497);
/* harmony import */ var _memory_graph_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2837);
/* harmony import */ var _memory_ontology_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(636);
/* harmony import */ var _base_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(968);
/* harmony import */ var _shards_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(905);





class NotLocal extends Error {
    name = "NotLocal";
}
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
            return this.cycleKinds.has(subject?.slice(0, subject.indexOf(" ")) ?? "");
        if (this.#input.changed.has(at.path))
            return true;
        if (about === "id")
            return record !== undefined && this.#ids.has((0,_memory_case_fold_js__WEBPACK_IMPORTED_MODULE_4__/* .caseFolded */ .V)(record));
        return this.#judged.has(placeKey(at.path, record));
    }
    async #unchanged(id, path = "") {
        const group = await this.#input.index.declarations((0,_shards_js__WEBPACK_IMPORTED_MODULE_3__/* .shardKey */ .kQ)(id, path));
        const unchanged = group.filter((declaration) => !this.#input.changed.has(declaration.path));
        for (const declaration of unchanged)
            this.context.set(exactPlace(declaration), declaration);
        return unchanged;
    }
    async #prefetch(ids) {
        await this.#input.index.prefetch([...ids].map((id) => (0,_shards_js__WEBPACK_IMPORTED_MODULE_3__/* .shardKey */ .kQ)(id, "")));
    }
    #judge(declaration) {
        this.#judged.add(placeKey(declaration.path, declaration.id));
        this.context.set(exactPlace(declaration), declaration);
    }
    async #gatherTouchedIds() {
        const { was, is, ontology, prefixes, retired } = this.#input;
        const touched = new Set([...was, ...is].flatMap(({ id }) => id ?? []));
        await this.#prefetch(touched);
        let idsDiffer = false;
        for (const id of touched) {
            this.#ids.add((0,_memory_case_fold_js__WEBPACK_IMPORTED_MODULE_4__/* .caseFolded */ .V)(id));
            const unchanged = await this.#unchanged(id);
            for (const declaration of unchanged)
                this.#judge(declaration);
            const before = faceOf(id, [...unchanged, ...was]);
            const after = faceOf(id, [...unchanged, ...is]);
            idsDiffer ||= before.exists !== after.exists;
            if (before.text === after.text)
                continue;
            if (before.exists || (0,_memory_ontology_js__WEBPACK_IMPORTED_MODULE_1__/* .isExternalTarget */ .v6)(id, ontology, prefixes) || hasExternalKind(ontology))
                this.#disturbed.add(id);
            else
                await this.#judgeFindings(({ subject }) => subject === id || subject?.endsWith(` ${id}`) === true);
        }
        if (idsDiffer)
            await this.#judgeFindings(({ rule }) => GUESSING.has(rule));
        for (const target of differing(was, is, approvedSuccessors)) {
            const group = [...(await this.#unchanged(target)), ...was, ...is].filter(({ id }) => id === target);
            if (group.some(({ status }) => status !== undefined && retired.includes(status)))
                this.#disturbed.add(target);
        }
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
                this.#ids.add((0,_memory_case_fold_js__WEBPACK_IMPORTED_MODULE_4__/* .caseFolded */ .V)(target));
                this.#disturbed.add(target);
            }
        }
    }
    #disturbPaths() {
        const { gonePaths, index } = this.#input;
        if ((index.door.tallies.all.forms["link"] ?? 0) === 0)
            return;
        for (const path of gonePaths)
            this.#disturbed.add(path).add(`${path}/`);
    }
    async #gatherCitations() {
        const { index, changed, newPaths } = this.#input;
        if (this.#disturbed.size > _base_index_js__WEBPACK_IMPORTED_MODULE_2__/* .MAX_CITED */ .p)
            throw new NotLocal("it touches names that many records may cite");
        if (this.#disturbed.size > 0) {
            for (const declaration of await index.citing(this.#disturbed)) {
                if (!changed.has(declaration.path))
                    this.#judge(declaration);
            }
        }
        if (newPaths.size > 0) {
            await this.#judgeFindings(({ subject }) => newPaths.has(subject?.slice(subject.indexOf(" ") + 1).replace(/\/$/, "") ?? ""));
        }
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
                throw new NotLocal(`the base has cycles of ${name}`);
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
                    throw new NotLocal(`more than ${MAX_FOLLOWED} records follow by ${kind}`);
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
        const { is, index, changed, retired } = this.#input;
        const judged = [...this.context.values()].filter(({ path, id }) => this.#judged.has(placeKey(path, id)));
        const targets = new Set();
        for (const { id, edges, owners } of [...is, ...judged]) {
            if (id !== undefined)
                targets.add(id);
            for (const edge of edges)
                if (edge.form !== "link")
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
        if (unknown.size > _base_index_js__WEBPACK_IMPORTED_MODULE_2__/* .MAX_CITED */ .p)
            throw new NotLocal("it cites many retired records");
        if (unknown.size > 0) {
            for (const declaration of await index.citing(unknown)) {
                if (!changed.has(declaration.path))
                    this.context.set(exactPlace(declaration), declaration);
            }
        }
    }
}
function faceOf(id, declarations) {
    const graph = new _memory_graph_js__WEBPACK_IMPORTED_MODULE_0__/* .Graph */ .T(declarations.filter((declaration) => declaration.id === id));
    const record = graph.records.get(id);
    if (!record)
        return { exists: false, text: "" };
    const { role, status } = record.primary;
    return { exists: true, text: JSON.stringify([role, record.kind, status, [...graph.kindsOf(id)]]) };
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
function placeKey(path, id) {
    return `${path}\0${id ?? ""}`;
}
function exactPlace({ path, document, root }) {
    return `${path}\0${document}\0${root.join("/")}`;
}


/***/ }),

/***/ 905:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OJ: () => (/* binding */ makeShards),
/* harmony export */   ZP: () => (/* binding */ hashDigits),
/* harmony export */   g6: () => (/* binding */ RECORDS_FOLDER),
/* harmony export */   kQ: () => (/* binding */ shardKey)
/* harmony export */ });
/* unused harmony export shardPath */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var _memory_case_fold_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9497);
/* harmony import */ var _memory_tree_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9433);



const RECORDS_FOLDER = "indexes/records";
const LEAF = 128;
const MAX_DIGITS = 8;
function shardKey(id, path) {
    return id === undefined ? `\0${path}` : (0,_memory_case_fold_js__WEBPACK_IMPORTED_MODULE_1__/* .caseFolded */ .V)(id);
}
function hashDigits(key) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(key).digest("hex").slice(0, MAX_DIGITS);
}
function shardPath(digits) {
    return `${RECORDS_FOLDER}/${(digits.match(/..?/g) ?? []).join("/")}.jsonl`;
}
function makeShards(lines) {
    const shards = new Map();
    const split = (group, depth) => {
        if (depth > 0 && (group.length <= LEAF || depth === MAX_DIGITS)) {
            const sorted = [...group].sort((a, b) => (0,_memory_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .comparePaths */ .cD)(a.order, b.order));
            shards.set(shardPath(group[0]?.digits.slice(0, depth) ?? ""), sorted.map(({ text }) => `${text}\n`).join(""));
            return;
        }
        const children = new Map();
        for (const line of group) {
            const digit = line.digits[depth] ?? "";
            const child = children.get(digit);
            if (child)
                child.push(line);
            else
                children.set(digit, [line]);
        }
        for (const child of children.values())
            split(child, depth + 1);
    };
    if (lines.length > 0)
        split(lines, 0);
    return shards;
}


/***/ }),

/***/ 6583:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Sn: () => (/* binding */ parseFindings),
/* harmony export */   Xe: () => (/* binding */ DEADLINES_FOLDER),
/* harmony export */   _n: () => (/* binding */ deadlineName),
/* harmony export */   mC: () => (/* binding */ findingLine),
/* harmony export */   v4: () => (/* binding */ FINDINGS_PATH)
/* harmony export */ });
const FINDINGS_PATH = "indexes/findings.jsonl";
const DEADLINES_FOLDER = "indexes/deadlines";
function deadlineName(since) {
    return `${new Date(since).toISOString().slice(0, -17)}.jsonl`;
}
function findingLine(finding) {
    return `${JSON.stringify(finding)}\n`;
}
function parseFindings(text) {
    return text
        .split("\n")
        .filter((line) => line !== "")
        .map((line) => JSON.parse(line));
}


/***/ }),

/***/ 6310:
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

/***/ 3391:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  o: () => (/* binding */ extract)
});

// EXTERNAL MODULE: ./build/src/layouts/values.js
var values = __webpack_require__(1343);
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
var links = __webpack_require__(9328);
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



function extract(file, layoutClass, layout) {
    if (layoutClass.records === "none")
        return [];
    const result = [];
    if (file.format === "markdown" && file.documents.length === 0) {
        const own = layoutClass.shapes.at(-1);
        if (!own || file.problems.some((problem) => problem.severity !== "warning"))
            return [];
        const oddities = layoutClass.records === "always" ? [{ kind: "no-front-matter" }] : [];
        result.push(declare(file, undefined, {}, [], own, layoutClass, layout, oddities));
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
            result.push(inspect(file, document, value, [], shape, layoutClass, layout));
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

/***/ 9328:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ linkTarget),
/* harmony export */   v: () => (/* binding */ edgeAnchor)
/* harmony export */ });
/* harmony import */ var _memory_record_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7972);

const SCHEME = /^[A-Za-z][A-Za-z0-9+.-]*:/;
function linkTarget(from, link, root) {
    if (SCHEME.test(link) || link.startsWith("//") || link.startsWith("#") || link.startsWith("?"))
        return undefined;
    const bare = decode(link.replace(/[#?].*$/s, ""));
    if (bare === "")
        return undefined;
    const start = bare.startsWith("/") ? root.split("/").slice(0, -1) : from.split("/").slice(0, -1);
    const segments = start;
    for (const segment of bare.split("/")) {
        if (segment === "" || segment === ".")
            continue;
        if (segment === ".." && segments.length > 0 && segments.at(-1) !== "..")
            segments.pop();
        else
            segments.push(segment);
    }
    return segments.join("/");
}
function decode(text) {
    try {
        return decodeURIComponent(text);
    }
    catch {
        return text;
    }
}
function edgeAnchor(declaration, edge, layoutClass, part = "target") {
    const source = layoutClass?.edgeSources[edge.field];
    if (!source)
        return (0,_memory_record_js__WEBPACK_IMPORTED_MODULE_0__/* .fieldAnchor */ .O)(declaration, []);
    const item = edge.slot === -1 ? [] : [edge.slot];
    const target = edge.form === "string" ? [] : [edge.key ?? "target"];
    switch (source.form) {
        case "links":
            return { path: declaration.path, link: edge.slot };
        case "map":
            return part === "kind"
                ? (0,_memory_record_js__WEBPACK_IMPORTED_MODULE_0__/* .fieldAnchor */ .O)(declaration, [...source.path, edge.kind], "key")
                : (0,_memory_record_js__WEBPACK_IMPORTED_MODULE_0__/* .fieldAnchor */ .O)(declaration, [...source.path, edge.kind, ...item, ...target]);
        case "list":
            return (0,_memory_record_js__WEBPACK_IMPORTED_MODULE_0__/* .fieldAnchor */ .O)(declaration, [...source.path, ...item, ...(part === "kind" ? ["kind"] : target)]);
        case "targets":
            return part === "kind"
                ? (0,_memory_record_js__WEBPACK_IMPORTED_MODULE_0__/* .fieldAnchor */ .O)(declaration, source.path, "key")
                : (0,_memory_record_js__WEBPACK_IMPORTED_MODULE_0__/* .fieldAnchor */ .O)(declaration, [...source.path, ...item, ...target]);
    }
}


/***/ }),

/***/ 2663:
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
    const { RE2JS } = await __webpack_require__.e(/* import() */ 114).then(__webpack_require__.bind(__webpack_require__, 7114));
    try {
        const expression = RE2JS.compile(source);
        return { source, test: (text) => expression.matcher(text).find() };
    }
    catch (error) {
        throw new PatternError(`"${source}" is not a pattern that RE2 accepts: ${error.message}`);
    }
}


/***/ }),

/***/ 1343:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ valueAt),
/* harmony export */   p: () => (/* binding */ isMapping)
/* harmony export */ });
function isMapping(value) {
    return typeof value === "object" && value !== null && !Array.isArray(value);
}
function valueAt(value, path) {
    let current = value;
    for (const key of path) {
        if (typeof current !== "object" || current === null || !Object.hasOwn(current, key))
            return undefined;
        current = current[key];
    }
    return current;
}


/***/ }),

/***/ 3938:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  b: () => (/* binding */ compareMemories)
});

// EXTERNAL MODULE: ./build/src/memory/tree.js
var tree = __webpack_require__(9433);
// EXTERNAL MODULE: ./build/src/load/graph-of.js
var graph_of = __webpack_require__(5206);
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
var read_memory = __webpack_require__(7906);
// EXTERNAL MODULE: ./build/src/load/record-content.js
var record_content = __webpack_require__(7901);
// EXTERNAL MODULE: ./build/src/load/visit-records.js
var visit_records = __webpack_require__(3602);
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
    const files = differingFiles(before.entries, after.entries);
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

/***/ 4733:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ schemaErrors),
/* harmony export */   j: () => (/* binding */ GateFiles)
/* harmony export */ });
/* harmony import */ var _memory_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4172);
/* harmony import */ var _layouts_values_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1343);
/* harmony import */ var _memory_tree_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9433);
/* harmony import */ var _memory_tree_lookup_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(956);
/* harmony import */ var _memory_user_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9785);
/* harmony import */ var _parse_locate_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8115);
/* harmony import */ var _parse_parse_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(706);







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
    const validators = await __webpack_require__.e(/* import() */ 112).then(__webpack_require__.t.bind(__webpack_require__, 4112, 19));
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

/***/ 505:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  W: () => (/* binding */ loadGate)
});

// EXTERNAL MODULE: ./build/src/memory/document.js
var memory_document = __webpack_require__(4172);
// EXTERNAL MODULE: ./build/src/memory/ontology.js
var memory_ontology = __webpack_require__(636);
// EXTERNAL MODULE: ./build/src/memory/glob.js
var memory_glob = __webpack_require__(1327);
// EXTERNAL MODULE: ./build/src/memory/user-error.js
var user_error = __webpack_require__(9785);
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
var gate_files = __webpack_require__(4733);
// EXTERNAL MODULE: ./build/src/load/load-layout.js + 1 modules
var load_layout = __webpack_require__(9581);
// EXTERNAL MODULE: ./build/src/generated/layouts.js
var layouts = __webpack_require__(5276);
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
var values = __webpack_require__(1343);
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
var pattern = __webpack_require__(2663);
;// CONCATENATED MODULE: ./build/src/layouts/record-schemas.js
const BUILT_IN = {
    "company-brain-graph-record": "companyBrainGraphRecord",
    "company-brain-markdown-record": "companyBrainMarkdownRecord",
    "company-brain-note": "companyBrainNote",
};
async function builtInSchema(name) {
    if (!Object.hasOwn(BUILT_IN, name))
        return undefined;
    const validators = await __webpack_require__.e(/* import() */ 112).then(__webpack_require__.t.bind(__webpack_require__, 4112, 19));
    const validator = validators[BUILT_IN[name]];
    return checkWith(validator);
}
async function compileSchema(schema) {
    const { compileWithAjv } = await Promise.all(/* import() */[__webpack_require__.e(114), __webpack_require__.e(524), __webpack_require__.e(142)]).then(__webpack_require__.bind(__webpack_require__, 4142));
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
    const idPattern = await loadPatterns(files, ontology);
    const schemasFor = await loadSchemas(files, layout);
    const attributeSchema = await loadAttributeSchemas(files, ontology);
    return {
        layout,
        ontology,
        prefixes: (0,memory_ontology/* kindPrefixes */.HA)(ontology),
        limits: { ...memory_document/* DEFAULT_LIMITS */.d, ...config.limits },
        isExcluded,
        mayExcludeBelow: (0,memory_glob/* compileMayMatchBelow */.tG)((config.exclude ?? []).map((glob) => root + glob)),
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

/***/ 5206:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ graphOf)
/* harmony export */ });
/* harmony import */ var _memory_graph_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2837);

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

/***/ 9581:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  $: () => (/* binding */ BUILT_IN_LAYOUTS),
  f: () => (/* binding */ loadLayout)
});

// EXTERNAL MODULE: ./build/src/generated/layouts.js
var layouts = __webpack_require__(5276);
// EXTERNAL MODULE: ./build/src/memory/glob.js
var glob = __webpack_require__(1327);
// EXTERNAL MODULE: ./build/src/layouts/pattern.js
var pattern = __webpack_require__(2663);
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
var user_error = __webpack_require__(9785);
// EXTERNAL MODULE: ./build/src/parse/parse-file.js + 18 modules
var parse_file = __webpack_require__(706);
// EXTERNAL MODULE: ./build/src/memory/document.js
var memory_document = __webpack_require__(4172);
// EXTERNAL MODULE: ./build/src/load/gate-files.js
var gate_files = __webpack_require__(4733);
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

/***/ 4417:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  H: () => (/* binding */ locateFindings),
  D: () => (/* binding */ locateProblems)
});

// EXTERNAL MODULE: ./build/src/memory/finding.js
var finding = __webpack_require__(8104);
// EXTERNAL MODULE: ./build/src/memory/place.js
var place = __webpack_require__(5086);
// EXTERNAL MODULE: ./build/src/memory/tree-lookup.js
var tree_lookup = __webpack_require__(956);
// EXTERNAL MODULE: ./build/src/parse/parse-file.js + 18 modules
var parse_file = __webpack_require__(706);
// EXTERNAL MODULE: ./build/src/parse/edit.js + 6 modules
var parse_edit = __webpack_require__(6223);
// EXTERNAL MODULE: ./build/src/parse/locate.js
var locate = __webpack_require__(8115);
// EXTERNAL MODULE: ./build/src/parse/open-file.js + 1 modules
var open_file = __webpack_require__(8258);
;// CONCATENATED MODULE: ./build/src/load/located-file.js




class LocatedFile {
    #path;
    #file;
    #range;
    #isJudged;
    constructor(path, format, bytes, isJudged) {
        this.#path = path;
        this.#isJudged = isJudged;
        this.#file = format && new open_file/* OpenFile */.T(path, format, bytes);
        const locator = this.#file && (0,locate/* locatorOf */.e)(this.#file);
        this.#range = (at) => locator?.range(at) ?? place/* START_OF_FILE */.a;
    }
    range(at) {
        if (at.range)
            return this.#isJudged ? at.range : place/* START_OF_FILE */.a;
        return this.#range(at);
    }
    edit(at, edit, budget) {
        if (edit.kind === "text") {
            return this.#isJudged ? { path: this.#path, range: edit.range, newText: edit.text } : undefined;
        }
        const slice = this.#file?.slices[at.document ?? 0];
        if (!this.#file || !slice || budget.characters <= 0)
            return undefined;
        budget.characters -= slice.end - slice.start;
        return (0,parse_edit/* editOpenFile */.tT)(this.#file, at.document ?? 0, edit);
    }
}

;// CONCATENATED MODULE: ./build/src/load/locate-findings.js





const EDIT_CHARACTERS = 16 * 1024 * 1024;
async function locateFindings(weighed, tree, layout, shown = tree) {
    const unknown = weighed.filter(({ places }) => !places).map(({ problem }) => problem);
    const found = (await locateProblems(unknown, tree, layout, shown)).values();
    return weighed
        .map((item) => findingOf(item, item.places ?? found.next().value ?? { at: unread(item.problem.at), related: [] }))
        .sort(finding/* compareFindings */.Eg);
}
async function locateProblems(problems, tree, layout, shown = tree) {
    const questions = new Map();
    const ask = (path, question) => {
        const list = questions.get(path);
        if (list)
            list.push(question);
        else
            questions.set(path, [question]);
    };
    const budget = { characters: EDIT_CHARACTERS };
    const drafts = problems.map((problem) => new Draft(problem, ask, budget));
    const judged = shown === tree
        ? undefined
        : new Map((await (0,tree_lookup/* filesAt */.Tl)(new Set(questions.keys()), tree)).map(({ path, oid }) => [path, oid]));
    for (const source of shown === tree ? [tree] : [shown, tree]) {
        await source.read(await (0,tree_lookup/* filesAt */.Tl)(new Set(questions.keys()), source), (entry, bytes) => {
            if (bytes instanceof Error)
                return;
            const { path } = entry;
            const format = layout.classOf(path)?.format ?? (0,parse_file/* formatOf */.b)(path);
            const file = new LocatedFile(path, format, bytes, !judged || judged.get(path) === entry.oid);
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
            const found = file.edit(place, edit, budget);
            if (found)
                this.edit = found;
        });
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
    return at.range ?? place/* START_OF_FILE */.a;
}


/***/ }),

/***/ 7906:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Qr: () => (/* binding */ isBroken),
/* harmony export */   S1: () => (/* binding */ readMemory),
/* harmony export */   Ul: () => (/* binding */ readFiles)
/* harmony export */ });
/* harmony import */ var _layouts_extract_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3391);
/* harmony import */ var _memory_tree_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9433);
/* harmony import */ var _parse_parse_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(706);



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
async function readFiles(tree, entries, gate, inspect) {
    const files = new Map();
    const toRead = entries.filter((entry) => recordClassOf(entry, gate) !== undefined);
    await tree.read(toRead, (entry, bytes) => {
        const layoutClass = recordClassOf(entry, gate);
        if (layoutClass)
            files.set(entry.path, readFileState(entry, bytes, layoutClass, gate, inspect));
    });
    return files;
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

/***/ 7901:
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

/***/ 8570:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ sourceDigest)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var _memory_tree_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9433);
/* harmony import */ var _memory_tree_lookup_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(956);



const FORMAT = "memory-steward.source/v1\n";
async function sourceDigest(tree, gate) {
    const { layout, isExcluded, mayExcludeBelow } = gate;
    const classes = [...layout.classes.values()];
    const isGenerated = (folder) => {
        const below = folder.slice(layout.root.length);
        const first = folder.startsWith(layout.root) &&
            classes.find(({ generated, records, mayMatchBelow }) => (generated || records !== "none") && mayMatchBelow(below));
        return first && first.generated && first.matchesAllBelow(below);
    };
    const isPure = (folder) => folder.length >= layout.root.length - 1 &&
        !mayExcludeBelow(folder) &&
        !classes.some(({ generated, mayMatchBelow }) => generated && mayMatchBelow(folder.slice(layout.root.length)));
    const lookup = new _memory_tree_lookup_js__WEBPACK_IMPORTED_MODULE_1__/* .TreeLookup */ .Tg(tree);
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(FORMAT);
    const add = async (folder) => {
        const entries = [...(await lookup.folder(folder)).values()].sort((a, b) => (0,_memory_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .comparePaths */ .cD)(a.name, b.name));
        for (const entry of entries) {
            const path = folder === "" ? entry.name : `${folder}/${entry.name}`;
            if (entry.mode !== "040000") {
                if (!isExcluded(path) && !layout.isGenerated(path))
                    hash.update(line(path, entry));
            }
            else if (isGenerated(path)) {
                continue;
            }
            else if (isPure(path)) {
                const oid = entry.oid === "" ? await treeOid(lookup, path) : entry.oid;
                if (oid !== undefined)
                    hash.update(line(path, { mode: entry.mode, oid }));
            }
            else {
                await add(path);
            }
        }
    };
    await add(layout.root.replace(/\/$/, ""));
    return `sha256:${hash.digest("hex")}`;
}
function line(path, { mode, oid }) {
    return `${path}\0${mode}\0${oid}\n`;
}
async function treeOid(lookup, folder) {
    const items = [];
    let format = "sha1";
    for (const { name, mode, oid: known } of (await lookup.folder(folder)).values()) {
        if (mode === "special")
            continue;
        const isFolder = mode === "040000";
        const oid = isFolder ? await treeOid(lookup, `${folder}/${name}`) : known;
        if (oid === undefined)
            continue;
        if (oid.length === 64)
            format = "sha256";
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

/***/ 3602:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ visitRecords)
/* harmony export */ });
/* harmony import */ var _layouts_extract_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3391);
/* harmony import */ var _memory_tree_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9433);
/* harmony import */ var _parse_decode_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8803);
/* harmony import */ var _parse_frame_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3736);
/* harmony import */ var _parse_parse_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(706);





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

/***/ 8350:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ isExpired)
/* harmony export */ });
/* harmony import */ var _clock_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5779);

function isExpired({ expires }, now) {
    const instant = (0,_clock_js__WEBPACK_IMPORTED_MODULE_0__/* .parseInstant */ .n)(expires);
    if (!instant)
        return true;
    return now.getTime() >= instant.time + (instant.dateOnly ? DAY : 0);
}
const DAY = 24 * 60 * 60 * 1000;


/***/ }),

/***/ 9497:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ caseFolded)
/* harmony export */ });
function caseFolded(text) {
    if (FOLDED.test(text))
        return text;
    if (ASCII.test(text))
        return text.toLowerCase();
    return text.normalize("NFC").toLowerCase().toUpperCase().toLowerCase().normalize("NFC");
}
const FOLDED = /^[\0-@[-\x7f]*$/;
const ASCII = /^[\0-\x7f]*$/;


/***/ }),

/***/ 5779:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ parseInstant)
/* harmony export */ });
const RFC3339 = /^(\d{4})-(\d{2})-(\d{2})(?:[Tt ](\d{2}):(\d{2}):(\d{2})(\.\d{1,9})?([Zz]|[+-]\d{2}:\d{2}))?$/;
function parseInstant(text) {
    const usual = usualInstant(text);
    if (usual)
        return usual;
    const match = RFC3339.exec(text);
    if (!match)
        return undefined;
    const [, year, month, day, hour, minute, second, fraction, zone] = match;
    const dateOnly = hour === undefined;
    const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
    if (date.getUTCMonth() !== Number(month) - 1 || date.getUTCDate() !== Number(day))
        return undefined;
    if (dateOnly)
        return { time: date.getTime(), dateOnly };
    if (Number(hour) > 23 || Number(minute) > 59 || Number(second) > 60)
        return undefined;
    const clock = (Number(hour) * 3600 + Number(minute) * 60 + Number(second)) * 1000;
    const milliseconds = fraction === undefined ? 0 : Math.floor(Number(`0${fraction}`) * 1000);
    return { time: date.getTime() + clock + milliseconds - offsetOf(zone ?? "Z"), dateOnly };
}
const USUAL = "0000-00-00T00:00:00Z";
function usualInstant(text) {
    if (text.length !== USUAL.length)
        return undefined;
    for (let at = 0; at < USUAL.length; at++) {
        const unit = text.charCodeAt(at);
        const wanted = USUAL.charCodeAt(at);
        if (unit !== wanted && (wanted !== ZERO || unit < ZERO || unit > ZERO + 9))
            return undefined;
    }
    const hour = twoDigits(text, 11);
    const minute = twoDigits(text, 14);
    const second = twoDigits(text, 17);
    const day = twoDigits(text, 8);
    if (text.charCodeAt(0) === ZERO || day < 1 || day > 28 || hour > 23 || minute > 59 || second > 59)
        return undefined;
    const month = twoDigits(text, 5);
    if (month < 1 || month > 12)
        return undefined;
    const year = twoDigits(text, 0) * 100 + twoDigits(text, 2);
    return { time: Date.UTC(year, month - 1, day, hour, minute, second), dateOnly: false };
}
const ZERO = 0x30;
function twoDigits(text, at) {
    return (text.charCodeAt(at) - ZERO) * 10 + text.charCodeAt(at + 1) - ZERO;
}
function offsetOf(zone) {
    if (zone === "Z" || zone === "z")
        return 0;
    const minutes = Number(zone.slice(1, 3)) * 60 + Number(zone.slice(4, 6));
    return (zone.startsWith("-") ? -minutes : minutes) * 60_000;
}


/***/ }),

/***/ 4172:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ DEFAULT_LIMITS)
/* harmony export */ });
const DEFAULT_LIMITS = { fileBytes: 4 * 1024 * 1024, depth: 64, aliases: 20, documents: 10_000 };


/***/ }),

/***/ 8104:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Eg: () => (/* binding */ compareFindings),
/* harmony export */   bu: () => (/* binding */ compareWorstFirst),
/* harmony export */   oC: () => (/* binding */ SEVERITIES)
/* harmony export */ });
const SEVERITIES = ["error", "warning", "note"];
const RANK = { error: 0, warning: 1, note: 2 };
function compareFindings(left, right) {
    return (compare(left.path, right.path) ||
        left.range.start.line - right.range.start.line ||
        left.range.start.column - right.range.start.column ||
        compare(left.rule, right.rule) ||
        compare(left.subject ?? "", right.subject ?? "") ||
        compare(left.message, right.message));
}
function compareWorstFirst(left, right) {
    return RANK[left.severity] - RANK[right.severity] || compareFindings(left, right);
}
function compare(left, right) {
    return left < right ? -1 : left > right ? 1 : 0;
}


/***/ }),

/***/ 1327:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SO: () => (/* binding */ compileGlob),
/* harmony export */   fi: () => (/* binding */ compileFolders),
/* harmony export */   tG: () => (/* binding */ compileMayMatchBelow),
/* harmony export */   tI: () => (/* binding */ compileGlobs),
/* harmony export */   v4: () => (/* binding */ compileMatchesAllBelow)
/* harmony export */ });
const MAX_ALTERNATIVES = 64;
function compileGlob(glob) {
    const alternatives = expandBraces(glob).map(compileAlternative);
    const [only] = alternatives;
    if (alternatives.length === 1 && only)
        return only;
    return (path) => alternatives.some((matches) => matches(path));
}
const EVERYTHING_BELOW = /^((?:[^*?]*\/)?)\*\*\/\*([^*?/]*)$/;
const ONE_NAME_BELOW = /^((?:[^*?]*\/)?)\*\*\/([^*?/]+)$/;
function compileAlternative(written) {
    const pattern = written.replace(/(^|\/)\*\*$/, "$1**/*");
    const simple = EVERYTHING_BELOW.exec(pattern);
    if (simple) {
        const [, prefix = "", suffix = ""] = simple;
        const least = prefix.length + suffix.length;
        return (path) => path.length >= least && path.startsWith(prefix) && path.endsWith(suffix);
    }
    const named = ONE_NAME_BELOW.exec(pattern);
    if (named) {
        const [, prefix = "", name = ""] = named;
        const [direct, below] = [prefix + name, `/${name}`];
        return (path) => path.endsWith(name) && (path === direct || (path.startsWith(prefix) && path.endsWith(below)));
    }
    if (!/[*?]/.test(pattern))
        return (path) => path === pattern;
    const prefix = /^[^*?]*/.exec(pattern)?.[0] ?? "";
    const segments = pattern.split("/");
    return (path) => path.startsWith(prefix) && matchSegments(segments, path.split("/"));
}
function compileGlobs(include, exclude = []) {
    const includes = include.map(compileGlob);
    const excludes = exclude.map(compileGlob);
    return (path) => includes.some((match) => match(path)) && !excludes.some((match) => match(path));
}
function compileFolders(globs) {
    const beginnings = new Set();
    for (const glob of globs.flatMap(expandBraces)) {
        const segments = glob.split("/");
        for (let count = 1; count < segments.length; count++) {
            const beginning = segments.slice(0, count);
            if (beginning.some((segment) => !/[*?]/.test(segment)))
                beginnings.add(beginning.join("/"));
        }
    }
    const matchers = [...beginnings].map(compileGlob);
    return (folder) => matchers.some((matches) => matches(folder));
}
function compileMayMatchBelow(globs) {
    const beginnings = globs.flatMap(expandBraces).map((glob) => /^[^*?]*/.exec(glob)?.[0] ?? "");
    return (folder) => beginnings.some((beginning) => `${folder}/`.startsWith(beginning) || beginning.startsWith(`${folder}/`));
}
function compileMatchesAllBelow(globs) {
    const folders = globs.flatMap(expandBraces).flatMap((glob) => /^([^*?]*\/)\*\*(?:\/\*)?$/.exec(glob)?.[1] ?? []);
    return (folder) => folders.some((beginning) => `${folder}/`.startsWith(beginning));
}
function expandBraces(glob) {
    const open = glob.indexOf("{");
    if (open === -1) {
        if (glob.includes("}"))
            throw new RangeError(`"${glob}" closes a brace that it never opened`);
        return [glob];
    }
    const close = glob.indexOf("}", open);
    const inner = glob.slice(open + 1, close === -1 ? undefined : close);
    if (close === -1 || inner.includes("{"))
        throw new RangeError(`"${glob}" has unbalanced or nested braces`);
    const rests = expandBraces(glob.slice(close + 1));
    const result = inner.split(",").flatMap((choice) => rests.map((rest) => glob.slice(0, open) + choice + rest));
    if (result.length > MAX_ALTERNATIVES) {
        throw new RangeError(`"${glob}" stands for more than ${MAX_ALTERNATIVES} patterns`);
    }
    return result;
}
function matchSegments(pattern, path) {
    let p = 0;
    let s = 0;
    let starAt = -1;
    let resumeAt = 0;
    while (s < path.length) {
        const want = pattern[p];
        if (want === "**") {
            starAt = p++;
            resumeAt = s;
        }
        else if (want !== undefined && matchSegment(want, path[s] ?? "")) {
            p++;
            s++;
        }
        else if (starAt !== -1) {
            p = starAt + 1;
            s = ++resumeAt;
        }
        else {
            return false;
        }
    }
    while (pattern[p] === "**")
        p++;
    return p === pattern.length;
}
function matchSegment(pattern, text) {
    let p = 0;
    let t = 0;
    let starAt = -1;
    let resumeAt = 0;
    while (t < text.length) {
        const want = pattern[p];
        if (want === "*") {
            starAt = p++;
            resumeAt = t;
        }
        else if (want !== undefined && (want === "?" || want === text[t])) {
            p++;
            t++;
        }
        else if (starAt !== -1) {
            p = starAt + 1;
            t = ++resumeAt;
        }
        else {
            return false;
        }
    }
    while (pattern[p] === "*")
        p++;
    return p === pattern.length;
}


/***/ }),

/***/ 2837:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ Graph),
/* harmony export */   k: () => (/* binding */ NeedsWholeGraph)
/* harmony export */ });
/* harmony import */ var _tree_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9433);

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

/***/ 6155:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   YC: () => (/* binding */ editDistance),
/* harmony export */   d0: () => (/* binding */ foldedForm),
/* harmony export */   ut: () => (/* binding */ hasSameWords)
/* harmony export */ });
function foldedForm(text) {
    const plain = text.normalize("NFKC").toLowerCase();
    const colon = plain.indexOf(":");
    return colon === -1 ? folded(plain) : `${folded(plain.slice(0, colon))}:${folded(plain.slice(colon + 1))}`;
}
function hasSameWords(a, b) {
    return words(a) === words(b);
}
function words(id) {
    const slug = id.slice(id.indexOf(":") + 1);
    return slug
        .normalize("NFKC")
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]+/gu, "-");
}
function folded(text) {
    return text.replace(/[^\p{L}\p{N}]+/gu, ".").replace(/(?<!\p{N})\.|\.(?!\p{N})/gu, "");
}
const LONGEST = 512;
function editDistance(a, b, limit) {
    if (a === b)
        return 0;
    if (Math.abs(a.length - b.length) > limit || Math.max(a.length, b.length) > LONGEST)
        return limit + 1;
    const width = b.length + 1;
    let beforeLast = new Array(width).fill(0);
    let last = Array.from({ length: width }, (_, i) => i);
    let current = new Array(width).fill(0);
    for (let i = 1; i <= a.length; i++) {
        let best = i;
        const from = Math.max(1, i - limit);
        const to = Math.min(b.length, i + limit);
        current[from - 1] = from === 1 ? i : limit + 1;
        if (to < b.length)
            current[to + 1] = limit + 1;
        for (let j = from; j <= to; j++) {
            const same = a.charCodeAt(i - 1) === b.charCodeAt(j - 1);
            let cost = Math.min((last[j - 1] ?? 0) + (same ? 0 : 1), (last[j] ?? limit) + 1, (current[j - 1] ?? limit) + 1);
            if (i > 1 &&
                j > 1 &&
                a.charCodeAt(i - 1) === b.charCodeAt(j - 2) &&
                a.charCodeAt(i - 2) === b.charCodeAt(j - 1)) {
                cost = Math.min(cost, (beforeLast[j - 2] ?? limit) + 1);
            }
            current[j] = cost;
            if (cost < best)
                best = cost;
        }
        if (best > limit)
            return limit + 1;
        [beforeLast, last, current] = [last, current, beforeLast];
    }
    return Math.min(last[b.length] ?? limit + 1, limit + 1);
}


/***/ }),

/***/ 636:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HA: () => (/* binding */ kindPrefixes),
/* harmony export */   qj: () => (/* binding */ NO_ONTOLOGY),
/* harmony export */   v6: () => (/* binding */ isExternalTarget)
/* harmony export */ });
const NO_ONTOLOGY = {
    origin: "none",
    source: null,
    version: undefined,
    nodeKinds: new Map(),
    edgeKinds: new Map(),
    statuses: undefined,
    sensitivity: undefined,
    owners: {},
    tags: undefined,
    transitions: undefined,
    severities: new Map(),
    severityPlaces: [],
    staleAfterDays: undefined,
    externalNamespaces: new Set(),
    pathPolicy: [],
    approvals: [],
};
function isExternalTarget(target, ontology, prefixes) {
    if (/^[a-z][a-z0-9+.-]*:\/\//i.test(target) || target.startsWith("mailto:"))
        return true;
    const colon = target.indexOf(":");
    if (colon <= 0)
        return false;
    const namespace = target.slice(0, colon);
    return ontology.externalNamespaces.has(namespace) && !prefixes.has(namespace);
}
function kindPrefixes(ontology) {
    const prefixes = new Set();
    for (const kind of ontology.nodeKinds.values())
        if (kind.prefix !== undefined)
            prefixes.add(kind.prefix);
    return prefixes;
}


/***/ }),

/***/ 5086:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ START_OF_FILE)
/* harmony export */ });
const START_OF_FILE = { start: { line: 1, column: 1 }, end: { line: 1, column: 1 } };


/***/ }),

/***/ 7972:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ fieldAnchor)
/* harmony export */ });
function fieldAnchor(declaration, pointer, part = "value") {
    return {
        path: declaration.path,
        document: declaration.document,
        pointer: [...declaration.root, ...pointer],
        part,
    };
}


/***/ }),

/***/ 956:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Tg: () => (/* binding */ TreeLookup),
/* harmony export */   Tl: () => (/* binding */ filesAt),
/* harmony export */   gN: () => (/* binding */ parentOf)
/* harmony export */ });
/* harmony import */ var _tree_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9433);

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
    hasKnown(path) {
        if (path === "")
            return true;
        return this.#known.get(parentOf(path))?.has(nameOf(path));
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

/***/ 9433:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $W: () => (/* binding */ isRegular),
/* harmony export */   TA: () => (/* binding */ readFile),
/* harmony export */   _2: () => (/* binding */ nameInSentence),
/* harmony export */   a6: () => (/* binding */ hasPath),
/* harmony export */   cD: () => (/* binding */ comparePaths),
/* harmony export */   kL: () => (/* binding */ WORKING_DIRECTORY),
/* harmony export */   nT: () => (/* binding */ firstFrom)
/* harmony export */ });
/* unused harmony export MemoryTree */
function isRegular(mode) {
    return mode === "100644" || mode === "100755";
}
function nameInSentence({ label }) {
    return label === WORKING_DIRECTORY ? `the ${label}` : label;
}
const WORKING_DIRECTORY = "working directory";
function comparePaths(left, right) {
    return left < right ? -1 : left > right ? 1 : 0;
}
function firstFrom(entries, path) {
    let low = 0;
    let high = entries.length;
    while (low < high) {
        const middle = (low + high) >> 1;
        if (comparePaths(entries[middle]?.path ?? "", path) < 0)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}
function hasPath(entries, path) {
    const plain = path.replace(/\/$/, "");
    if (plain === "" || entries[firstFrom(entries, plain)]?.path === plain)
        return true;
    const folder = `${plain}/`;
    return entries[firstFrom(entries, folder)]?.path.startsWith(folder) === true;
}
async function readFile(tree, entry) {
    let result;
    await tree.read([entry], (_, bytes) => {
        result = bytes instanceof Error ? bytes : new Uint8Array(bytes);
    });
    if (result === undefined)
        throw new Error(`tree ${tree.label} did not deliver ${entry.path}`);
    if (result instanceof Error)
        throw result;
    return result;
}
class MemoryTree {
    label;
    #contents = new Map();
    #entries;
    constructor(files, hash, label = "memory") {
        this.label = label;
        const encoder = new TextEncoder();
        const entries = [];
        for (const [path, file] of Object.entries(files)) {
            const { content, mode = "100644", undecodable } = isPlain(file) ? { content: file } : file;
            const bytes = typeof content === "string" ? encoder.encode(content) : content;
            this.#contents.set(path, bytes);
            const known = bytes instanceof Error ? encoder.encode(bytes.message) : bytes;
            const size = bytes instanceof Error ? {} : { size: bytes.length };
            entries.push({ path, mode, oid: hash(known), ...size, ...(undecodable && { undecodable }) });
        }
        this.#entries = entries.sort((a, b) => comparePaths(a.path, b.path));
    }
    entries() {
        return Promise.resolve(this.#entries);
    }
    read(entries, visit) {
        for (const entry of entries) {
            visit(entry, this.#contents.get(entry.path) ?? new Error(`no file ${entry.path}`));
        }
        return Promise.resolve();
    }
}
function isPlain(file) {
    return typeof file === "string" || file instanceof Uint8Array;
}


/***/ }),

/***/ 9785:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ NoMemoryError),
/* harmony export */   y: () => (/* binding */ UserError)
/* harmony export */ });
class UserError extends Error {
    name = "UserError";
    advice;
    constructor(message, advice) {
        super(message);
        this.advice = advice;
    }
}
class NoMemoryError extends UserError {
}


/***/ }),

/***/ 8803:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ decode)
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
/* harmony import */ var _flaw_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4395);
/* harmony import */ var _lines_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5106);



const BYTE_ORDER_MARK = [0xef, 0xbb, 0xbf];
function decode(path, bytes) {
    const problems = [];
    const marked = BYTE_ORDER_MARK.every((byte, index) => bytes[index] === byte);
    if (marked)
        problems.push(byteOrderMark(path));
    const content = marked ? bytes.subarray(BYTE_ORDER_MARK.length) : bytes;
    const bad = encodingProblem(path, content);
    if (bad)
        return { text: undefined, problems: [...problems, bad] };
    return { text: utf8(content), problems };
}
function encodingProblem(path, bytes) {
    const [first, second] = bytes;
    if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) {
        return encoding(path, bytes, 0, "The file is UTF-16", "Save the file as UTF-8 without a byte-order mark");
    }
    const nul = bytes.indexOf(0);
    const valid = (0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes);
    const invalid = valid ? -1 : firstInvalidByte(bytes);
    if (invalid !== -1 && (nul === -1 || invalid < nul)) {
        const hex = (bytes[invalid] ?? 0).toString(16).toUpperCase().padStart(2, "0");
        return encoding(path, bytes, invalid, `Byte ${invalid} (0x${hex}) is not valid UTF-8`, "Save the file as UTF-8");
    }
    if (nul === -1)
        return undefined;
    return encoding(path, bytes, nul, `Byte ${nul} is NUL, which no text file holds`, "Remove the NUL character");
}
function encoding(path, bytes, offset, message, advice) {
    const before = utf8(bytes.subarray(0, offset));
    const start = new _lines_js__WEBPACK_IMPORTED_MODULE_2__/* .LineIndex */ .rr(before).position(before.length);
    const end = { line: start.line, column: start.column + 1 };
    return {
        rule: _flaw_js__WEBPACK_IMPORTED_MODULE_1__/* .RULE */ .xZ.encoding,
        message: `${message}. The file was not read.`,
        at: { path, range: { start, end } },
        suggestion: { message: advice, certain: false },
    };
}
function byteOrderMark(path) {
    const start = { line: 1, column: 1 };
    return {
        rule: _flaw_js__WEBPACK_IMPORTED_MODULE_1__/* .RULE */ .xZ.byteOrderMark,
        severity: "warning",
        message: "The file begins with a byte-order mark, which many tools take for text.",
        at: { path, range: { start, end: start } },
        suggestion: { message: "Save the file as UTF-8 without a byte-order mark", certain: false },
    };
}
function utf8(bytes) {
    return node_buffer__WEBPACK_IMPORTED_MODULE_0__.Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("utf8");
}
function firstInvalidByte(bytes) {
    for (let at = 0; at < bytes.length;) {
        const length = sequenceLength(bytes, at);
        if (length === 0)
            return at;
        at += length;
    }
    return -1;
}
function sequenceLength(bytes, at) {
    const lead = bytes[at] ?? 0;
    if (lead < 0x80)
        return 1;
    const follows = lead >= 0xc2 && lead <= 0xdf ? 1 : lead >= 0xe0 && lead <= 0xef ? 2 : lead >= 0xf0 && lead <= 0xf4 ? 3 : 0;
    if (follows === 0)
        return 0;
    const second = bytes[at + 1] ?? 0;
    const lowest = lead === 0xe0 ? 0xa0 : lead === 0xf0 ? 0x90 : 0x80;
    const highest = lead === 0xed ? 0x9f : lead === 0xf4 ? 0x8f : 0xbf;
    if (second < lowest || second > highest)
        return 0;
    for (let next = 2; next <= follows; next++)
        if (((bytes[at + next] ?? 0) & 0xc0) !== 0x80)
            return 0;
    return follows + 1;
}


/***/ }),

/***/ 6223:
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
var parse_lines = __webpack_require__(5106);
// EXTERNAL MODULE: ./build/src/parse/scalar-texts.js
var scalar_texts = __webpack_require__(2980);
// EXTERNAL MODULE: ./build/src/parse/tree.js
var tree = __webpack_require__(321);
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
var open_file = __webpack_require__(8258);
// EXTERNAL MODULE: ./build/src/parse/yaml-library.cjs
var yaml_library = __webpack_require__(8432);
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
        (0,yaml_library/* visit */.YR)(document, {
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
        (0,yaml_library/* visit */.YR)(document, {
            Collection: (_, node) => {
                node.flow = true;
            },
            Scalar: (_, node) => {
                if (typeof node.value === "string" && node.value.includes("\n"))
                    node.type = yaml_library/* Scalar */.X5.QUOTE_DOUBLE;
            },
        });
        return document.toString(this.#options()).trimEnd().slice(1, -1);
    }
    #scalar(value, style) {
        const scalar = new yaml_library/* Scalar */.X5(value);
        if (style === "single")
            scalar.type = yaml_library/* Scalar */.X5.QUOTE_SINGLE;
        else if (style === "double" || value.includes("\n"))
            scalar.type = yaml_library/* Scalar */.X5.QUOTE_DOUBLE;
        else
            scalar.type = yaml_library/* Scalar */.X5.PLAIN;
        return scalar;
    }
    #entry(key, value) {
        return (0,yaml_library/* stringify */.As)(new Map([[key, value]]), this.#options()).trimEnd();
    }
    #options() {
        return { indent: this.indent, lineWidth: 0, flowCollectionPadding: false };
    }
}
function documentOf(value) {
    return new yaml_library/* Document */.yo(value, { version: "1.2", aliasDuplicateObjects: false });
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

/***/ 4395:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ZG: () => (/* binding */ flawToProblem),
/* harmony export */   pY: () => (/* binding */ shiftFlaw),
/* harmony export */   xZ: () => (/* binding */ RULE)
/* harmony export */ });
const RULE = {
    syntax: "parse/invalid-syntax",
    encoding: "parse/invalid-encoding",
    byteOrderMark: "parse/byte-order-mark",
    limit: "parse/limit-exceeded",
    unsafeFrontMatter: "parse/unsafe-front-matter",
};
function shiftFlaw(flaw, by) {
    if (by === 0)
        return flaw;
    const { mend, related } = flaw;
    return {
        ...flaw,
        ...shiftSpan(flaw, by),
        ...(mend?.edit ? { mend: { ...mend, edit: { ...mend.edit, ...shiftSpan(mend.edit, by) } } } : {}),
        ...(related ? { related: related.map((place) => ({ ...place, ...shiftSpan(place, by) })) } : {}),
    };
}
function flawToProblem(path, lines, flaw) {
    return {
        rule: flaw.rule,
        message: flaw.message,
        at: { path, range: lines.range(flaw.start, flaw.end) },
        ...(flaw.severity ? { severity: flaw.severity } : {}),
        ...(flaw.subject === undefined ? {} : { subject: flaw.subject }),
        ...(flaw.mend ? { suggestion: suggestionOf(lines, flaw.mend) } : {}),
        ...(flaw.related
            ? {
                related: flaw.related.map(({ message, start, end }) => ({
                    message,
                    at: { path, range: lines.range(start, end) },
                })),
            }
            : {}),
    };
}
function suggestionOf(lines, { message, certain, edit }) {
    if (!edit)
        return { message, certain: false };
    return { message, certain, edit: { kind: "text", range: lines.range(edit.start, edit.end), text: edit.text } };
}
function shiftSpan({ start, end }, by) {
    return { start: start + by, end: end + by };
}


/***/ }),

/***/ 3736:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ loneCarriageReturn),
/* harmony export */   v: () => (/* binding */ splitFrontMatter)
/* harmony export */ });
/* harmony import */ var _flaw_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4395);
/* harmony import */ var _lines_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5106);


const FENCE = "---";
const BLANKS = /^---[ \t]+$/;
function splitFrontMatter(text) {
    if (!text.startsWith(FENCE) || text[FENCE.length] === "-")
        return { kind: "none" };
    const opening = (0,_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .lineEnd */ .kd)(text, 0);
    const first = text.slice(0, opening);
    if (first !== FENCE)
        return { kind: "refused", flaw: openingFlaw(first) };
    const start = afterLine(text, opening);
    const close = findClosing(text, opening);
    if (typeof close === "object")
        return { kind: "refused", flaw: close };
    if (close === -1)
        return { kind: "refused", flaw: unclosed(text) };
    const carriage = loneCarriageReturn(text, start, close);
    if (carriage)
        return { kind: "refused", flaw: carriage };
    return { kind: "framed", block: { start, end: close }, body: afterLine(text, close + FENCE.length) };
}
function loneCarriageReturn(text, start, end) {
    for (let at = text.indexOf("\r", start); at !== -1 && at < end; at = text.indexOf("\r", at + 1)) {
        if (text[at + 1] === "\n")
            continue;
        return {
            rule: _flaw_js__WEBPACK_IMPORTED_MODULE_0__/* .RULE */ .xZ.encoding,
            start: at,
            end: at + 1,
            message: "A carriage return without a line feed stands here; readers disagree whether it ends the line.",
            mend: { message: "Save the file with LF or CRLF line ends", certain: false },
        };
    }
    return undefined;
}
function findClosing(text, from) {
    const feed = text.indexOf("\n---", from);
    if (feed === -1)
        return -1;
    const start = feed + 1;
    const end = (0,_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .lineEnd */ .kd)(text, start);
    const line = text.slice(start, end);
    if (line === FENCE)
        return start;
    if (BLANKS.test(line))
        return trailingBlanks(start, end, "closes");
    return {
        rule: _flaw_js__WEBPACK_IMPORTED_MODULE_0__/* .RULE */ .xZ.unsafeFrontMatter,
        start,
        end,
        message: "A line in the front matter begins with `---` but is not exactly `---`. Some readers end the front matter here, others do not.",
        mend: { message: "Close the front matter with a line that is exactly `---`, or indent this line", certain: false },
    };
}
function openingFlaw(first) {
    const carriage = loneCarriageReturn(first, 0, first.length);
    if (carriage)
        return carriage;
    if (BLANKS.test(first))
        return trailingBlanks(0, first.length, "opens");
    return {
        rule: _flaw_js__WEBPACK_IMPORTED_MODULE_0__/* .RULE */ .xZ.unsafeFrontMatter,
        start: 0,
        end: first.length,
        message: "The opening fence names a language. Only YAML between lines that are exactly `---` is read; some tools run such a block as code.",
        mend: { message: "Write the front matter in YAML and open it with a line that is exactly `---`", certain: false },
    };
}
function trailingBlanks(start, end, verb) {
    return {
        rule: _flaw_js__WEBPACK_IMPORTED_MODULE_0__/* .RULE */ .xZ.syntax,
        start,
        end,
        message: `The line that ${verb} the front matter has blanks behind \`---\`, so some readers do not see it.`,
        mend: {
            message: "Remove the blanks behind `---`",
            certain: true,
            edit: { start: start + FENCE.length, end, text: "" },
        },
    };
}
function unclosed(text) {
    const dots = /\n\.\.\.[ \t]*(?:\r?\n|$)/.test(text);
    return {
        rule: _flaw_js__WEBPACK_IMPORTED_MODULE_0__/* .RULE */ .xZ.syntax,
        start: 0,
        end: FENCE.length,
        message: "The first line opens front matter with `---`, but no later line closes it.",
        mend: {
            message: dots
                ? "Close the front matter with a line that is exactly `---`; `...` does not close it"
                : "Add a line that is exactly `---` behind the front matter, or write `***` if the first line is a rule",
            certain: false,
        },
    };
}
function afterLine(text, end) {
    const feed = text.indexOf("\n", end);
    return feed === -1 ? text.length : feed + 1;
}


/***/ }),

/***/ 3129:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ readJsonDocument),
/* harmony export */   i: () => (/* binding */ sliceLines)
/* harmony export */ });
/* harmony import */ var _json_reader_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(832);
/* harmony import */ var _scalar_texts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2980);


function readJsonDocument(text, span, index, limits) {
    const { root, flaws } = (0,_json_reader_js__WEBPACK_IMPORTED_MODULE_0__/* .readJson */ .V)(text, span.start, span.end, limits);
    if (!root)
        return { documents: [], flaws: flaws.map((flaw) => proven(flaw, text, span, limits)) };
    const value = JSON.parse(text.slice(span.start, span.end));
    const texts = new _scalar_texts_js__WEBPACK_IMPORTED_MODULE_1__/* .ScalarTexts */ .r();
    noteNumbers(text, root, value, texts, []);
    return { documents: [{ index, value, scalarText: (pointer) => texts.textAt(value, pointer) }], flaws: [] };
}
function sliceLines(text, atMost) {
    const slices = [];
    for (let start = 0; start < text.length && slices.length < atMost;) {
        const feed = text.indexOf("\n", start);
        const end = feed === -1 ? text.length : feed;
        if (/[^ \t\r]/.test(text.slice(start, end)))
            slices.push({ start, end });
        start = end + 1;
    }
    return slices;
}
function proven(flaw, text, { start, end }, limits) {
    const edit = flaw.mend?.edit;
    if (!flaw.mend || !edit)
        return flaw;
    const mended = text.slice(start, edit.start) + edit.text + text.slice(edit.end, end);
    const whole = (0,_json_reader_js__WEBPACK_IMPORTED_MODULE_0__/* .readJson */ .V)(mended, 0, mended.length, limits).root !== undefined;
    return { ...flaw, mend: { ...flaw.mend, certain: whole } };
}
function noteNumbers(text, node, value, texts, path) {
    if (node.kind === "scalar") {
        if (typeof value === "number")
            texts.note(path, value, text.slice(node.start, node.end));
        return;
    }
    if (typeof value !== "object" || value === null)
        return;
    for (const [index, { key, value: child }] of node.entries.entries()) {
        const step = key?.name ?? index;
        path.push(step);
        noteNumbers(text, child, Reflect.get(value, step), texts, path);
        path.pop();
    }
}


/***/ }),

/***/ 832:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  V: () => (/* binding */ readJson)
});

// EXTERNAL MODULE: ./build/src/parse/flaw.js
var flaw = __webpack_require__(4395);
;// CONCATENATED MODULE: ./build/src/parse/json-scalars.js
const ESCAPED = new Set('"\\/bfnrt');
function scanString(text, start, limit) {
    for (let at = start + 1; at < limit; at++) {
        const code = text.charCodeAt(at);
        if (code === 0x22)
            return { end: at + 1 };
        if (code === 0x0a || code === 0x0d)
            break;
        if (code < 0x20) {
            return fault(at, at + 1, "A control character stands in a string.", "Write it as an escape, such as \\t");
        }
        if (code !== 0x5c)
            continue;
        const next = text.charAt(at + 1);
        if (ESCAPED.has(next)) {
            at++;
        }
        else if (next === "u" && /^[0-9a-fA-F]{4}$/.test(text.slice(at + 2, at + 6))) {
            at += 5;
        }
        else {
            return fault(at, Math.min(at + 2, limit), "This escape is not one that JSON has.", "Write a backslash twice to mean one");
        }
    }
    return fault(start, start + 1, "The quote that opens here is never closed on its line.", "Close the quote");
}
const NUMBER = /-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?/y;
const NUMBER_LIKE = /[-+.0-9a-zA-Z]+/y;
function scanNumber(text, start) {
    NUMBER.lastIndex = start;
    NUMBER_LIKE.lastIndex = start;
    const end = NUMBER.test(text) ? NUMBER.lastIndex : start;
    const written = NUMBER_LIKE.test(text) ? NUMBER_LIKE.lastIndex : start;
    if (end === written && end > start)
        return { end };
    return fault(start, Math.max(written, start + 1), "This is not a number that JSON has.", "Write it plainly, or as a string in double quotes");
}
function fault(start, end, message, advice) {
    return { fault: { start, end, message, advice } };
}

// EXTERNAL MODULE: ./build/src/parse/yaml-fault.js
var yaml_fault = __webpack_require__(2279);
;// CONCATENATED MODULE: ./build/src/parse/json-reader.js



const MAX_VALUES = 250_000;
const MAX_DUPLICATES = 100;
const LITERALS = ["true", "false", "null"];
const WORD = /[^\s,:[\]{}"]+/y;
function readJson(text, start, end, limits) {
    return new JsonReader(text, start, end, limits).read();
}
class Fault extends Error {
    flaw;
    constructor(flaw) {
        super(flaw.message);
        this.flaw = flaw;
    }
}
class JsonReader {
    #text;
    #end;
    #limits;
    #stack = [];
    #duplicates = [];
    #at;
    #values = 0;
    #root;
    constructor(text, start, end, limits) {
        this.#text = text;
        this.#at = start;
        this.#end = end;
        this.#limits = limits;
    }
    read() {
        try {
            let expected = "value";
            for (;;) {
                this.#skipBlanks();
                if (this.#at >= this.#end)
                    break;
                if (this.#root)
                    throw this.#fault(this.#word(), "Text stands behind the end of the value.", "Remove it, or put each value on its own line in a .jsonl file");
                expected = this.#step(expected);
            }
            if (!this.#root)
                throw this.#unfinished();
            return this.#duplicates.length > 0 ? { flaws: this.#duplicates } : { root: this.#root, flaws: [] };
        }
        catch (error) {
            if (error instanceof Fault)
                return { flaws: [error.flaw] };
            throw error;
        }
    }
    #step(expected) {
        const top = this.#stack.at(-1);
        const char = this.#text.charAt(this.#at);
        if (char === "/")
            this.#comment();
        if (expected === "after")
            return this.#separator(char);
        if (top && expected === "first" && char === closer(top))
            return this.#close();
        if (top?.kind === "map" && top.key === undefined)
            return this.#key(top, char);
        return this.#value(char, expected);
    }
    #separator(char) {
        const top = this.#stack.at(-1);
        if (top && char === closer(top))
            return this.#close();
        if (char !== ",") {
            if (char === "]" || char === "}")
                throw this.#fault(one(this.#at), "This bracket closes one of the other kind.", "Correct the brackets");
            throw this.#fault(this.#word(), "A comma is missing before this.", "Put a comma before it");
        }
        const comma = this.#at++;
        this.#skipBlanks();
        const next = this.#text.charAt(this.#at);
        if (this.#at < this.#end && (next === "]" || next === "}")) {
            const edit = { ...one(comma), text: "" };
            throw this.#fault(one(comma), "A comma stands before the closing bracket.", "Remove the comma", edit);
        }
        return top?.kind === "map" ? "key" : "value";
    }
    #key(top, char) {
        if (char !== '"') {
            throw this.#fault(this.#word(), "A key stands between double quotes.", "Put the key between double quotes");
        }
        const start = this.#at;
        const end = this.#accept(scanString(this.#text, start, this.#end));
        const written = this.#text.slice(start, end);
        const decoded = written.includes("\\") ? JSON.parse(written) : written.slice(1, -1);
        const name = String(decoded);
        const first = top.names.get(name);
        if (first)
            this.#duplicate(name, { start, end }, first);
        else
            top.names.set(name, { start, end });
        top.key = { start, end, name, style: "double" };
        this.#skipBlanks();
        if (this.#text.charAt(this.#at) !== ":" || this.#at >= this.#end) {
            throw this.#fault({ start, end }, "This key has no colon behind it.", "Put a colon and a value behind the key");
        }
        top.opened = ++this.#at;
        return "value";
    }
    #value(char, expected) {
        if (++this.#values > MAX_VALUES) {
            throw new Fault({
                rule: flaw/* RULE */.xZ.limit,
                ...one(this.#at),
                message: `The document holds more than ${MAX_VALUES} values.`,
            });
        }
        const start = this.#at;
        if (char === "{" || char === "[")
            return this.#open(char);
        if (char === '"')
            this.#accept(scanString(this.#text, start, this.#end));
        else if (/[-+.0-9]/.test(char))
            this.#accept(scanNumber(this.#text, start));
        else
            this.#literal(expected);
        const style = char === '"' ? "double" : "plain";
        return this.#attach({ kind: "scalar", flow: true, style, start, end: this.#at, entries: [] });
    }
    #open(char) {
        if (this.#stack.length >= this.#limits.depth) {
            const message = `The document nests collections more than ${this.#limits.depth} deep.`;
            throw new Fault({ rule: flaw/* RULE */.xZ.limit, ...one(this.#at), message });
        }
        const kind = char === "{" ? "map" : "seq";
        this.#stack.push({ kind, start: this.#at++, entries: [], names: new Map(), key: undefined, opened: 0 });
        return "first";
    }
    #close() {
        const top = this.#stack.pop();
        if (!top)
            throw new Error("a bracket was closed that none opened");
        this.#at++;
        return this.#attach({
            kind: top.kind,
            flow: true,
            style: "plain",
            start: top.start,
            end: this.#at,
            entries: top.entries,
        });
    }
    #attach(node) {
        const parent = this.#stack.at(-1);
        if (!parent)
            this.#root = node;
        else if (parent.key)
            parent.entries.push({ key: parent.key, start: parent.key.start, opened: parent.opened, value: node });
        else
            parent.entries.push({ start: node.start, opened: node.start, value: node });
        if (parent)
            parent.key = undefined;
        return "after";
    }
    #literal(expected) {
        const literal = LITERALS.find((word) => this.#text.startsWith(word, this.#at));
        const word = this.#word();
        if (literal?.length === word.end - word.start) {
            this.#at = word.end;
            return;
        }
        const char = this.#text.charAt(this.#at);
        if (char === "'")
            throw this.#fault(word, "A string stands between double quotes.", "Use double quotes");
        if (/[\]},:]/.test(char)) {
            const mend = expected === "first" ? "Correct the brackets" : "Write the value";
            throw this.#fault(one(this.#at), "A value is missing here.", mend);
        }
        throw this.#fault(word, "This is not a JSON value.", "Put text between double quotes; other words are true, false and null alone");
    }
    #comment() {
        const next = this.#text.charAt(this.#at + 1);
        if (next !== "/" && next !== "*")
            throw this.#fault(one(this.#at), "This is not a JSON value.", "Put text between double quotes");
        throw this.#fault({ start: this.#at, end: this.#at + 2 }, "JSON has no comments.", "Remove the comment");
    }
    #unfinished() {
        const top = this.#stack.at(-1);
        if (!top)
            return this.#fault({ start: this.#end, end: this.#end }, "The file holds no value.", "Write a JSON value, or delete the file");
        const bracket = top.kind === "map" ? "{" : "[";
        return this.#fault(one(top.start), `The bracket \`${bracket}\` that opens here is never closed.`, `Close it with \`${closer(top)}\``);
    }
    #accept(scanned) {
        if ("fault" in scanned)
            throw this.#fault(scanned.fault, scanned.fault.message, scanned.fault.advice);
        this.#at = scanned.end;
        return scanned.end;
    }
    #duplicate(name, span, first) {
        if (this.#duplicates.length >= MAX_DUPLICATES)
            return;
        const path = this.#stack.slice(0, -1).map(({ key, entries }) => key?.name ?? entries.length);
        this.#duplicates.push({
            rule: flaw/* RULE */.xZ.syntax,
            ...span,
            message: `The key "${(0,yaml_fault/* shorten */.m)(name)}" stands twice in one mapping.`,
            subject: [...path, name].join("."),
            mend: { message: "Remove one of the two, or join their values under one key", certain: false },
            related: [{ ...first, message: "It stands here first" }],
        });
    }
    #fault({ start, end }, message, advice, edit) {
        const mend = { message: advice, certain: edit !== undefined, ...(edit ? { edit } : {}) };
        return new Fault({ rule: flaw/* RULE */.xZ.syntax, start, end, message, mend });
    }
    #word() {
        WORD.lastIndex = this.#at;
        const end = WORD.test(this.#text) ? Math.min(WORD.lastIndex, this.#end) : this.#at + 1;
        return { start: this.#at, end };
    }
    #skipBlanks() {
        while (this.#at < this.#end) {
            const code = this.#text.charCodeAt(this.#at);
            if (code !== 0x20 && code !== 0x0a && code !== 0x0d && code !== 0x09)
                return;
            this.#at++;
        }
    }
}
function closer({ kind }) {
    return kind === "map" ? "}" : "]";
}
function one(at) {
    return { start: at, end: at + 1 };
}


/***/ }),

/***/ 5106:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   PT: () => (/* binding */ lineStart),
/* harmony export */   kd: () => (/* binding */ lineEnd),
/* harmony export */   rr: () => (/* binding */ LineIndex)
/* harmony export */ });
class LineIndex {
    text;
    #starts = [0];
    constructor(text) {
        this.text = text;
        for (let at = text.indexOf("\n"); at !== -1; at = text.indexOf("\n", at + 1))
            this.#starts.push(at + 1);
    }
    position(offset) {
        const bounded = Math.min(Math.max(offset, 0), this.text.length);
        let low = 0;
        let high = this.#starts.length - 1;
        while (low < high) {
            const middle = (low + high + 1) >> 1;
            if ((this.#starts[middle] ?? 0) <= bounded)
                low = middle;
            else
                high = middle - 1;
        }
        return { line: low + 1, column: bounded - (this.#starts[low] ?? 0) + 1 };
    }
    range(start, end) {
        return { start: this.position(start), end: this.position(end) };
    }
    offset(position) {
        const start = this.#starts[position.line - 1];
        if (start === undefined)
            return this.text.length;
        const next = this.#starts[position.line];
        const lineEnd = next === undefined ? this.text.length : next - 1;
        return Math.min(start + Math.max(position.column - 1, 0), lineEnd);
    }
}
function lineStart(text, offset) {
    return offset === 0 ? 0 : text.lastIndexOf("\n", offset - 1) + 1;
}
function lineEnd(text, offset) {
    const feed = text.indexOf("\n", offset);
    const end = feed === -1 ? text.length : feed;
    return end > offset && text[end - 1] === "\r" ? end - 1 : end;
}


/***/ }),

/***/ 8115:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ openLocator),
/* harmony export */   e: () => (/* binding */ locatorOf)
/* harmony export */ });
/* harmony import */ var _lines_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5106);
/* harmony import */ var _markdown_body_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9197);
/* harmony import */ var _open_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8258);
/* harmony import */ var _tree_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(321);




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

/***/ 9197:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Q: () => (/* binding */ locateLinks),
  k: () => (/* binding */ readMarkdownBody)
});

;// CONCATENATED MODULE: ./build/src/parse/markdown-lists.js
const TAB = 4;
const MARKER = /^(?:[-+*]|[0-9]{1,9}[.)])(?=[ \t]|$)/;
function indentOf(text, start, end, column = 0) {
    let at = start;
    let columns = column;
    for (; at < end; at++) {
        if (text[at] === " ")
            columns++;
        else if (text[at] === "\t")
            columns += TAB - (columns % TAB);
        else
            break;
    }
    return { at, columns };
}
function leadingMarker(rest) {
    return MARKER.exec(rest)?.[0].length;
}
class ListContext {
    #offsets = [];
    get offset() {
        return this.#offsets.at(-1) ?? 0;
    }
    leave(column) {
        while (this.offset > column)
            this.#offsets.pop();
    }
    enter(markEnd, content, end) {
        const near = content.at < end && content.columns - markEnd <= TAB;
        this.#offsets.push(near ? content.columns : markEnd + 1);
    }
}

;// CONCATENATED MODULE: ./build/src/parse/markdown-blocks.js

const ATX = /^(#{1,6})(?:[ \t]+|$)/;
const FENCE = /^(?:(`{3,})[^`]*|(~{3,}).*)$/;
const BREAK = /^(?:(?:\*[ \t]*){3,}|(?:-[ \t]*){3,}|(?:_[ \t]*){3,})$/;
const UNDERLINE = /^(?:(=+)|-+)[ \t]*$/;
const LABEL = /^\[((?:[^[\]\\]|\\.){1,999})\]:[ \t]*/;
const DESTINATION = /^(?:<([^<>]*)>|(\S+))(?=[ \t]|$)/;
const HTML = /^<(?:(!--)|(script|pre|style|textarea)(?=[\s>]|$))/i;
const MAX_LABEL = 999;
const MAX_MARKS = 32;
function normaliseLabel(label) {
    return label.trim().replace(/\s+/g, " ").toLowerCase();
}
function scanBlocks(text) {
    const scanner = new BlockScanner(text);
    for (let start = 0; start < text.length;) {
        const feed = text.indexOf("\n", start);
        const end = feed === -1 ? text.length : feed;
        scanner.line(start, end > start && text[end - 1] === "\r" ? end - 1 : end);
        start = end + 1;
    }
    return scanner.finish();
}
class BlockScanner {
    #text;
    #prose = [];
    #definitions = new Map();
    #lists = new ListContext();
    #paragraph = [];
    #quotes = 0;
    #titled = false;
    #pending;
    #fence;
    #htmlEnd;
    constructor(text) {
        this.#text = text;
    }
    line(start, end) {
        const { at, quotes } = this.#skipQuotes(start, end);
        if (this.#fence && quotes >= this.#fence.quotes) {
            if (closesFence(this.#text.slice(at, end), this.#fence))
                this.#fence = undefined;
            return;
        }
        this.#fence = undefined;
        if (this.#htmlEnd !== undefined) {
            this.#html(at, end, this.#htmlEnd);
            return;
        }
        if (quotes > this.#quotes)
            this.#endParagraph();
        const blank = this.#text.slice(at, end).trim() === "";
        if (blank) {
            this.#endParagraph();
            this.#quotes = quotes;
            return;
        }
        this.#quotes = Math.max(quotes, this.#paragraph.length > 0 ? this.#quotes : 0);
        this.#content(at, end);
    }
    finish() {
        this.#endParagraph();
        return { prose: this.#prose, definitions: this.#definitions };
    }
    #content(from, end) {
        let at = from;
        let indent = indentOf(this.#text, at, end);
        const lazy = this.#paragraph.length > 0;
        if (!lazy)
            this.#lists.leave(indent.columns);
        for (let marks = 0;; marks++) {
            const relative = indent.columns - this.#lists.offset;
            if (relative >= 4) {
                if (lazy && at === from)
                    this.#paragraph.push({ start: indent.at, end });
                return;
            }
            const rest = this.#text.slice(indent.at, end);
            if (this.#closing(rest, at === from))
                return;
            const marker = marks < MAX_MARKS ? leadingMarker(rest) : undefined;
            if (marker === undefined)
                break;
            this.#endParagraph();
            this.#lists.leave(indent.columns);
            at = indent.at + marker;
            const inner = indentOf(this.#text, at, end, indent.columns + marker);
            this.#lists.enter(indent.columns + marker, inner, end);
            if (inner.at >= end)
                return;
            indent = inner;
        }
        this.#leaf(indent.at, end);
    }
    #closing(rest, wholeLine) {
        const underline = wholeLine && this.#paragraph.length > 0 ? UNDERLINE.exec(rest) : null;
        if (underline) {
            this.#add(this.#paragraph, underline[1] === undefined ? 2 : 1);
            this.#paragraph = [];
            return true;
        }
        if (!BREAK.test(rest))
            return false;
        this.#endParagraph();
        return true;
    }
    #leaf(start, end) {
        const rest = this.#text.slice(start, end);
        const heading = ATX.exec(rest);
        if (heading) {
            this.#endParagraph();
            const from = start + heading[0].length;
            this.#add([{ start: from, end: from + withoutClosing(rest.slice(heading[0].length)).length }], heading[1]?.length ?? 1);
            return;
        }
        const fence = FENCE.exec(rest);
        if (fence) {
            this.#endParagraph();
            const run = fence[1] ?? fence[2] ?? "";
            this.#fence = { char: run.charAt(0), length: run.length, quotes: this.#quotes };
            return;
        }
        const html = HTML.exec(rest);
        if (html) {
            this.#endParagraph();
            this.#html(start, end, html[1] ? "-->" : `</${html[2] ?? ""}>`.toLowerCase());
            return;
        }
        if (!this.#definition(start, rest))
            this.#paragraph.push({ start, end });
    }
    #definition(start, rest) {
        const pending = this.#pending;
        this.#pending = undefined;
        if (pending !== undefined) {
            this.#paragraph = [];
            if (this.#define(pending, start, rest))
                return true;
        }
        const written = this.#paragraph.length === 0 ? LABEL.exec(rest) : null;
        const label = written?.[1];
        if (!written || label === undefined || label.startsWith("^") || label.trim() === "")
            return false;
        const behind = written[0].length;
        if (behind < rest.trimEnd().length)
            return this.#define(label, start + behind, rest.slice(behind));
        this.#pending = label;
        return false;
    }
    #define(label, start, rest) {
        const match = DESTINATION.exec(rest);
        if (!match)
            return false;
        const target = match[1] ?? match[2] ?? "";
        const at = match[1] === undefined ? start : start + 1;
        const name = normaliseLabel(label);
        if (!this.#definitions.has(name))
            this.#definitions.set(name, { target, start: at, end: at + target.length });
        return true;
    }
    #html(start, end, until) {
        const line = this.#text.slice(start, end).toLowerCase();
        this.#htmlEnd = line.includes(until) ? undefined : until;
    }
    #endParagraph() {
        this.#pending = undefined;
        if (this.#paragraph.length > 0)
            this.#add(this.#paragraph, 0);
        this.#paragraph = [];
    }
    #add(lines, level) {
        const shown = this.#quotes === 0 && this.#lists.offset === 0 ? level : 0;
        const title = shown === 1 && !this.#titled;
        if (title)
            this.#titled = true;
        if (title || lines.some(({ start, end }) => this.#text.slice(start, end).includes("["))) {
            this.#prose.push({ lines, title });
        }
    }
    #skipQuotes(start, end) {
        let at = start;
        let quotes = 0;
        for (;;) {
            let mark = at;
            while (mark < at + 3 && this.#text[mark] === " ")
                mark++;
            if (mark >= end || this.#text[mark] !== ">")
                return { at, quotes };
            quotes++;
            at = this.#text[mark + 1] === " " ? mark + 2 : mark + 1;
        }
    }
}
function closesFence(rest, { char, length }) {
    const line = rest.trim();
    return line.length >= length && line === char.repeat(line.length);
}
function withoutClosing(text) {
    const trimmed = text.trimEnd();
    let end = trimmed.length;
    while (end > 0 && trimmed[end - 1] === "#")
        end--;
    const closed = end === 0 || trimmed[end - 1] === " " || trimmed[end - 1] === "\t";
    return closed ? trimmed.slice(0, end).trimEnd() : trimmed;
}

;// CONCATENATED MODULE: ./build/src/parse/markdown-code.js
class CodeRuns {
    #prose;
    #starts = new Map();
    constructor(prose) {
        this.#prose = prose;
        for (let at = prose.indexOf("`"); at !== -1;) {
            const length = runLength(prose, at);
            const runs = this.#starts.get(length);
            if (runs)
                runs.at.push(at);
            else
                this.#starts.set(length, { at: [at], passed: 0 });
            at = prose.indexOf("`", at + length);
        }
    }
    skip(at) {
        const length = runLength(this.#prose, at);
        const runs = this.#starts.get(length);
        while (runs && (runs.at[runs.passed] ?? Infinity) <= at)
            runs.passed++;
        return (runs?.at[runs.passed] ?? at) + length;
    }
}
function runLength(prose, at) {
    let end = at;
    while (prose[end] === "`")
        end++;
    return end - at;
}

;// CONCATENATED MODULE: ./build/src/parse/markdown-destination.js
const MAX_PARENTHESES = 32;
const CLOSERS = { '"': '"', "'": "'", "(": ")" };
function readDestination(prose, open) {
    const start = skipSpace(prose, open + 1);
    const place = prose[start] === "<" ? angled(prose, start) : bare(prose, start);
    if (!place || place.end === place.start)
        return undefined;
    const behind = prose[start] === "<" ? place.end + 1 : place.end;
    let at = skipSpace(prose, behind);
    const closer = CLOSERS[prose[at] ?? ""];
    if (closer !== undefined && at > behind) {
        const titleEnd = skipTitle(prose, at + 1, closer);
        if (titleEnd === -1)
            return undefined;
        at = skipSpace(prose, titleEnd);
    }
    return prose[at] === ")" ? { place, end: at + 1 } : undefined;
}
function angled(prose, open) {
    for (let at = open + 1; at < prose.length; at++) {
        const char = prose[at];
        if (char === ">")
            return { start: open + 1, end: at };
        if (char === "<" || char === "\n")
            return undefined;
        if (char === "\\")
            at++;
    }
    return undefined;
}
function bare(prose, start) {
    let depth = 0;
    let at = start;
    for (; at < prose.length; at++) {
        const code = prose.charCodeAt(at);
        if (code <= 0x20 || code === 0x7f)
            break;
        if (code === 0x28 && ++depth > MAX_PARENTHESES)
            return undefined;
        if (code === 0x29 && depth-- === 0)
            break;
        if (code === 0x5c && prose.charCodeAt(at + 1) > 0x20)
            at++;
    }
    return { start, end: Math.min(at, prose.length) };
}
function skipTitle(prose, from, closer) {
    for (let at = from; at < prose.length; at++) {
        if (prose[at] === closer)
            return at + 1;
        if (closer === ")" && prose[at] === "(")
            return -1;
        if (prose[at] === "\\")
            at++;
    }
    return -1;
}
function skipSpace(prose, from) {
    let at = from;
    while (prose[at] === " " || prose[at] === "\t" || prose[at] === "\n" || prose[at] === "\r")
        at++;
    return at;
}

;// CONCATENATED MODULE: ./build/src/parse/markdown-inline.js



const TAG = /<\/?[A-Za-z][^<>]*>/y;
const COMMENT = "<!--";
const MAX_OPEN = 1_000;
function scanInline(prose, definitions, emit) {
    if (prose.includes("["))
        new InlineScanner(prose, definitions, emit).scan();
}
class InlineScanner {
    #prose;
    #definitions;
    #runs;
    #emit;
    #openers = [];
    #noCommentEnd = false;
    constructor(prose, definitions, emit) {
        this.#prose = prose;
        this.#emit = emit;
        this.#definitions = definitions;
        this.#runs = new CodeRuns(prose);
    }
    scan() {
        for (let at = 0; at < this.#prose.length;)
            at = this.#step(at);
    }
    #step(at) {
        const next = this.#prose[at + 1];
        switch (this.#prose.charAt(at)) {
            case "\\":
                return at + 2;
            case "`":
                return this.#runs.skip(at);
            case "<":
                return this.#skipHtml(at);
            case "!":
                if (next !== "[")
                    return at + 1;
                this.#open({ at, image: true, nested: false });
                return at + 2;
            case "[":
                this.#open({ at, image: false, nested: false });
                return at + 1;
            case "]":
                return this.#close(at);
            default:
                return at + 1;
        }
    }
    #open(opener) {
        if (this.#openers.length >= MAX_OPEN)
            this.#openers = [];
        this.#openers.push(opener);
    }
    #close(at) {
        const opener = this.#openers.pop();
        if (!opener)
            return at + 1;
        const parent = this.#openers.at(-1);
        if (parent)
            parent.nested = true;
        const link = this.#inline(opener, at) ?? this.#reference(opener, at);
        if (!link)
            return at + 1;
        this.#emit(link);
        if (!opener.image)
            this.#openers = [];
        return link.end;
    }
    #inline(opener, close) {
        if (this.#prose[close + 1] !== "(")
            return undefined;
        const destination = readDestination(this.#prose, close + 1);
        if (!destination)
            return undefined;
        const { place, end } = destination;
        return this.#link(opener, close, end, this.#prose.slice(place.start, place.end), place.start);
    }
    #reference(opener, close) {
        const own = opener.nested ? "" : this.#label(textStart(opener), close);
        const behind = this.#prose[close + 1] === "[" ? this.#prose.indexOf("]", close + 2) : -1;
        const written = behind === -1 ? "" : this.#label(close + 2, behind);
        const named = written !== "" && !written.includes("[");
        const definition = this.#definition(named ? written : own);
        const end = named || behind === close + 2 ? behind + 1 : close + 1;
        return definition && this.#link(opener, close, end, definition.target, definition);
    }
    #label(start, end) {
        return end - start > MAX_LABEL ? "" : this.#prose.slice(start, end);
    }
    #definition(label) {
        return label === "" ? undefined : this.#definitions.get(normaliseLabel(label));
    }
    #link(opener, close, end, target, source) {
        const text = this.#prose.slice(textStart(opener), close).replace(/\s+/g, " ").trim();
        return { start: opener.at, end, image: opener.image, text, target, source };
    }
    #skipHtml(at) {
        if (this.#prose.startsWith(COMMENT, at)) {
            const end = this.#noCommentEnd ? -1 : this.#prose.indexOf("-->", at + COMMENT.length);
            if (end !== -1)
                return end + 3;
            this.#noCommentEnd = true;
            return at + COMMENT.length;
        }
        TAG.lastIndex = at;
        return TAG.test(this.#prose) ? TAG.lastIndex : at + 1;
    }
}
function textStart({ at, image }) {
    return at + (image ? 2 : 1);
}

;// CONCATENATED MODULE: ./build/src/parse/markdown-body.js


function readMarkdownBody(text) {
    const { prose, definitions } = scanBlocks(text);
    const links = [];
    for (const run of prose) {
        scanInline(joined(text, run), definitions, ({ image, target, text }) => {
            if (!image)
                links.push({ target, text });
        });
    }
    const run = prose.find(({ title }) => title);
    return { heading: run && (plainText(joined(text, run), definitions) || undefined), links };
}
function locateLinks(text) {
    const { prose, definitions } = scanBlocks(text);
    const links = [];
    for (const run of prose) {
        let line = 0;
        let passed = 0;
        scanInline(joined(text, run), definitions, ({ image, target, text: words, source }) => {
            if (image)
                return;
            if (typeof source === "object") {
                links.push({ target, text: words, start: source.start, end: source.end });
                return;
            }
            for (let span = run.lines[line]; span && source > passed + width(span); span = run.lines[++line]) {
                passed += width(span) + 1;
            }
            const start = (run.lines[line]?.start ?? 0) + source - passed;
            links.push({ target, text: words, start, end: start + target.length });
        });
    }
    return links;
}
function joined(text, { lines }) {
    return lines.map(({ start, end }) => text.slice(start, end)).join("\n");
}
function width({ start, end }) {
    return end - start;
}
function plainText(prose, definitions) {
    let plain = "";
    let from = 0;
    scanInline(prose, definitions, ({ start, end, text }) => {
        if (start < from)
            return;
        plain += prose.slice(from, start) + text;
        from = end;
    });
    plain += prose.slice(from);
    return plain
        .replace(/`+|\*\*/g, "")
        .replace(/\\([!-/:-@[-`{-~])/g, "$1")
        .replace(/\s+/g, " ")
        .trim();
}


/***/ }),

/***/ 8258:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  T: () => (/* binding */ OpenFile)
});

// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
// EXTERNAL MODULE: ./build/src/memory/document.js
var memory_document = __webpack_require__(4172);
// EXTERNAL MODULE: ./build/src/parse/decode.js
var decode = __webpack_require__(8803);
// EXTERNAL MODULE: ./build/src/parse/frame.js
var parse_frame = __webpack_require__(3736);
// EXTERNAL MODULE: ./build/src/parse/json-document.js
var json_document = __webpack_require__(3129);
// EXTERNAL MODULE: ./build/src/parse/json-reader.js + 1 modules
var json_reader = __webpack_require__(832);
// EXTERNAL MODULE: ./build/src/parse/lines.js
var lines = __webpack_require__(5106);
// EXTERNAL MODULE: ./build/src/parse/yaml-compose.js
var yaml_compose = __webpack_require__(559);
// EXTERNAL MODULE: ./build/src/parse/yaml-read.js + 1 modules
var yaml_read = __webpack_require__(3595);
// EXTERNAL MODULE: ./build/src/parse/yaml-slices.js
var yaml_slices = __webpack_require__(5972);
// EXTERNAL MODULE: ./build/src/parse/yaml-library.cjs
var yaml_library = __webpack_require__(8432);
;// CONCATENATED MODULE: ./build/src/parse/yaml-tree.js

const STYLES = {
    BLOCK_FOLDED: "block",
    BLOCK_LITERAL: "block",
    QUOTE_DOUBLE: "double",
    QUOTE_SINGLE: "single",
};
function yamlTree(document, source, base) {
    return new TreeBuilder(source, base).node(document.contents, document.range[0]);
}
class TreeBuilder {
    #source;
    #base;
    constructor(source, base) {
        this.#source = source;
        this.#base = base;
    }
    node(node, fallback) {
        if ((0,yaml_library/* isMap */.jh)(node))
            return this.#collection("map", node, this.#mapEntries(node));
        if ((0,yaml_library/* isSeq */.oP)(node))
            return this.#collection("seq", node, this.#seqEntries(node));
        const range = (0,yaml_library/* isScalar */.jn)(node) || (0,yaml_library/* isAlias */.Vj)(node) ? node.range : undefined;
        const [start, end] = range && range[1] > range[0] ? range : [fallback, fallback];
        const style = (0,yaml_library/* isScalar */.jn)(node) ? (STYLES[node.type ?? ""] ?? "plain") : "plain";
        const tight = style === "block" ? this.#trimmed(start, end) : end;
        return this.#place({
            kind: (0,yaml_library/* isAlias */.Vj)(node) ? "alias" : "scalar",
            flow: false,
            style,
            start,
            end: tight,
            entries: [],
        });
    }
    #collection(kind, node, entries) {
        const [start, end] = node.range ?? [0, 0];
        const flow = node.flow === true;
        const last = entries.at(-1);
        const tight = flow || !last ? end : Math.max(last.value.end, last.opened, last.key?.end ?? 0) - this.#base;
        return this.#place({ kind, flow, style: "plain", start, end: tight, entries });
    }
    #mapEntries(map) {
        return map.items.map((pair) => {
            const key = this.#key(pair);
            const colon = tokenEnd(pair.srcToken?.sep, "map-value-ind");
            const opened = colon === undefined ? key.end : colon + this.#base;
            return { key, start: key.start, opened, value: this.node(pair.value, opened - this.#base) };
        });
    }
    #key({ key }) {
        const { start, end, style } = this.node(key, 0);
        const name = (0,yaml_library/* isScalar */.jn)(key) && typeof key.value === "string" ? key.value : "";
        return { start, end, style, name };
    }
    #seqEntries(seq) {
        const token = seq.srcToken;
        const tokens = token && "items" in token && token.type === "block-seq" ? token.items.filter(isWritten) : [];
        return seq.items.map((item, index) => {
            const dash = tokenEnd(tokens[index]?.start, "seq-item-ind");
            const value = this.node(item, dash ?? 0);
            const opened = dash === undefined ? value.start : dash + this.#base;
            return { start: dash === undefined ? value.start : opened - 1, opened, value };
        });
    }
    #trimmed(start, end) {
        let tight = end;
        while (tight > start && /\s/.test(this.#source[tight - 1] ?? ""))
            tight--;
        return tight;
    }
    #place(node) {
        return { ...node, start: node.start + this.#base, end: node.end + this.#base };
    }
}
function isWritten({ start, value }) {
    return value !== undefined || tokenEnd(start, "seq-item-ind") !== undefined;
}
function tokenEnd(tokens, type) {
    const token = tokens?.find((candidate) => candidate.type === type);
    return token && token.offset + token.source.length;
}

;// CONCATENATED MODULE: ./build/src/parse/open-file.js











const EDITING_CHARACTERS = 2 * 1024 * 1024;
class OpenFile {
    path;
    format;
    text;
    slices;
    body;
    #limits;
    #trees = new Map();
    #contents = new Map();
    #lines;
    #editing = EDITING_CHARACTERS;
    constructor(path, format, bytes, limits = memory_document/* DEFAULT_LIMITS */.d) {
        this.path = path;
        this.format = format;
        this.#limits = limits;
        this.text = (bytes.length > limits.fileBytes ? undefined : (0,decode/* decode */.D)(path, bytes).text) ?? "";
        const frame = format === "markdown" ? (0,parse_frame/* splitFrontMatter */.v)(this.text) : undefined;
        this.slices = frame ? (frame.kind === "framed" ? [frame.block] : []) : sliceText(this.text, format, limits);
        this.body = frame?.kind === "framed" ? frame.body : 0;
    }
    get lines() {
        this.#lines ??= new lines/* LineIndex */.rr(this.text);
        return this.#lines;
    }
    tree(document) {
        if (!this.#trees.has(document))
            this.#trees.set(document, this.#readTree(document));
        return this.#trees.get(document);
    }
    content(document) {
        if (!this.#contents.has(document))
            this.#contents.set(document, this.#readContent(document));
        return this.#contents.get(document);
    }
    withText(text) {
        return new OpenFile(this.path, this.format, external_node_buffer_.Buffer.from(text), this.#limits);
    }
    mayReadAgain(characters) {
        this.#editing -= characters;
        return this.#editing >= 0;
    }
    #readContent(document) {
        const slice = this.slices[document];
        if (!slice)
            return undefined;
        if (this.#isJson)
            return (0,json_document/* readJsonDocument */.E)(this.text, slice, document, this.#limits).documents[0];
        const { content } = (0,yaml_read/* readYaml */.g)(this.text.slice(slice.start, slice.end), this.#limits, (0,yaml_compose/* fileTokens */.x)());
        return content && { value: content.value, scalarText: (pointer) => content.texts.textAt(content.value, pointer) };
    }
    #readTree(document) {
        const slice = this.slices[document];
        if (!slice)
            return undefined;
        if (this.#isJson)
            return (0,json_reader/* readJson */.V)(this.text, slice.start, slice.end, this.#limits).root;
        const source = this.text.slice(slice.start, slice.end);
        const composed = (0,yaml_compose/* composeYaml */.e)(source, this.#limits, (0,yaml_compose/* fileTokens */.x)(), true);
        return composed.document && yamlTree(composed.document, source, slice.start);
    }
    get #isJson() {
        return this.format === "json" || this.format === "jsonl";
    }
}
function sliceText(text, format, { documents }) {
    if (format === "yaml")
        return (0,yaml_slices/* sliceStream */.B)(text, 0, text.length, documents);
    return format === "jsonl" ? (0,json_document/* sliceLines */.i)(text, documents) : [{ start: 0, end: text.length }];
}


/***/ }),

/***/ 706:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  b: () => (/* binding */ formatOf),
  C: () => (/* binding */ parseFile)
});

// EXTERNAL MODULE: ./build/src/memory/place.js
var place = __webpack_require__(5086);
// EXTERNAL MODULE: ./build/src/parse/decode.js
var decode = __webpack_require__(8803);
// EXTERNAL MODULE: ./build/src/parse/flaw.js
var parse_flaw = __webpack_require__(4395);
// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
// EXTERNAL MODULE: ./build/src/parse/markdown-body.js + 5 modules
var markdown_body = __webpack_require__(9197);
// EXTERNAL MODULE: ./build/src/parse/open-file.js + 1 modules
var open_file = __webpack_require__(8258);
;// CONCATENATED MODULE: ./build/src/parse/strict-scan.js
const NEWLINE = 0x0a;
const SPACE = 0x20;
const QUOTE = 0x22;
const HASH = 0x23;
const APOSTROPHE = 0x27;
const PLUS = 0x2b;
const COMMA = 0x2c;
const DASH = 0x2d;
const DOT = 0x2e;
const COLON = 0x3a;
const GREATER = 0x3e;
const OPEN_BRACKET = 0x5b;
const BACKSLASH = 0x5c;
const CLOSE_BRACKET = 0x5d;
const OPEN_BRACE = 0x7b;
const BAR = 0x7c;
const CLOSE_BRACE = 0x7d;
const GIVE_UP = 0;
const IN_TEXT = 1;
const IN_PLAIN = 2;
const IN_FLOW = 4;
const IN_SINGLE = 8;
const IN_DOUBLE = 16;
const ODD = 32;
const BYTES = byteTable();
function byteTable() {
    const table = new Uint8Array(256);
    table.fill(IN_TEXT | IN_PLAIN | IN_FLOW | IN_SINGLE | IN_DOUBLE, 0, SPACE);
    table[0x7f] = table[0] ?? 0;
    table.fill(ODD, 0x80);
    table[APOSTROPHE] = IN_SINGLE;
    table[QUOTE] = table[BACKSLASH] = IN_DOUBLE | ODD;
    table[COLON] = table[HASH] = IN_PLAIN | IN_FLOW;
    for (const byte of [COMMA, OPEN_BRACKET, CLOSE_BRACKET, OPEN_BRACE, CLOSE_BRACE])
        table[byte] = IN_FLOW;
    return table;
}
const AT_END = -1;
const AT_DOCUMENT_START = -2;
const AT_DOCUMENT_END = -3;
const MAX_DEPTH = 64;
const MAX_KEYS = 4096;
class Scan {
    src = Buffer.alloc(0);
    pos = 0;
    end = 0;
    line = 0;
    indent = 0;
    gap = false;
    out = Buffer.allocUnsafeSlow(1 << 16);
    o = 0;
    column = 0;
    top = -1;
    columns = new Int32Array(MAX_DEPTH);
    sequences = new Uint8Array(MAX_DEPTH);
    keyBases = new Int32Array(MAX_DEPTH);
    keys = 0;
    keySignatures = new Int32Array(MAX_KEYS);
    keyStarts = new Int32Array(MAX_KEYS);
    keyEnds = new Int32Array(MAX_KEYS);
    reset(src, start, end) {
        this.src = src;
        this.pos = start;
        this.end = end;
        this.o = 0;
        this.keys = 0;
    }
}

;// CONCATENATED MODULE: ./build/src/parse/strict-text.js

const LETTER_N = 0x6e;
const LETTER_U = 0x75;
function copyText(s, stop) {
    const { src, out, end } = s;
    const special = stop | ODD;
    let i = s.pos;
    let o = s.o;
    let ended = NEWLINE;
    while (i < end) {
        const c = src[i] ?? 0;
        if (((BYTES[c] ?? 0) & special) === 0) {
            out[o++] = c;
            i++;
        }
        else if (((BYTES[c] ?? 0) & stop) !== 0) {
            ended = c;
            break;
        }
        else {
            s.o = o;
            const length = copyOdd(s, i, c);
            if (length === 0)
                return GIVE_UP;
            i += length;
            o = s.o;
        }
    }
    s.pos = i;
    s.o = o;
    return ended;
}
function copyOdd(s, at, c) {
    const { src, out } = s;
    if (c < 0x80) {
        out[s.o++] = BACKSLASH;
        out[s.o++] = c;
        return 1;
    }
    const length = wideLength(src, at, s.end);
    if (length === 0)
        return 0;
    let point = c & (0x7f >> length);
    for (let i = 1; i < length; i++)
        point = (point << 6) | ((src[at + i] ?? 0) & 0x3f);
    if (point < 0x100) {
        out[s.o++] = point;
    }
    else if (point < 0x10000) {
        writeEscape(s, point);
    }
    else {
        writeEscape(s, 0xd7c0 + (point >> 10));
        writeEscape(s, 0xdc00 | (point & 0x3ff));
    }
    return length;
}
function writeEscape(s, unit) {
    const out = s.out;
    out[s.o++] = BACKSLASH;
    out[s.o++] = LETTER_U;
    for (let shift = 12; shift >= 0; shift -= 4) {
        const digit = (unit >> shift) & 15;
        out[s.o++] = digit + (digit < 10 ? 0x30 : 0x57);
    }
}
function wideLength(src, at, end) {
    const lead = src[at] ?? 0;
    const length = lead < 0xc2 ? 0 : lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : lead < 0xf5 ? 4 : 0;
    if (at + length > end)
        return 0;
    for (let i = 1; i < length; i++) {
        if (((src[at + i] ?? 0) & 0xc0) !== 0x80)
            return 0;
    }
    const second = src[at + 1] ?? 0;
    switch (lead) {
        case 0xc2:
        case 0xe0:
            return second < 0xa0 ? 0 : length;
        case 0xe2:
            return second === 0x80 && ((src[at + 2] ?? 0) | 1) === 0xa9 ? 0 : length;
        case 0xed:
            return second > 0x9f ? 0 : length;
        case 0xef:
            return second > 0xba ? 0 : length;
        case 0xf0:
            return second < 0x90 ? 0 : length;
        case 0xf4:
            return second > 0x8f ? 0 : length;
        default:
            return length;
    }
}
function writeNewlines(s, count) {
    const { out, o } = s;
    for (let i = 0; i < 2 * count; i += 2) {
        out[o + i] = BACKSLASH;
        out[o + i + 1] = LETTER_N;
    }
    s.o = o + 2 * count;
}

;// CONCATENATED MODULE: ./build/src/parse/strict-lines.js


const MAX_GAP = 128;
function isBlank(s, at) {
    if (at >= s.end)
        return true;
    const c = s.src[at];
    return c === SPACE || c === NEWLINE;
}
function atDash(s) {
    return s.src[s.pos] === DASH && isBlank(s, s.pos + 1);
}
function nextLine(s, behindValue) {
    const { src, end } = s;
    let behind = behindValue;
    let line = s.pos;
    let lines = behind ? -1 : 0;
    for (;;) {
        let i = line;
        while (i < end && src[i] === SPACE)
            i++;
        if (i >= end) {
            s.pos = end;
            s.indent = AT_END;
            return true;
        }
        const c = src[i] ?? 0;
        if (c === NEWLINE) {
            line = i + 1;
        }
        else if (c === HASH) {
            if (behind && i === line && src[i - 1] !== SPACE)
                return false;
            i = commentEnd(s, i);
            if (i < 0)
                return false;
            line = i < end ? i + 1 : end;
        }
        else {
            if (behind)
                return false;
            s.pos = i;
            s.line = line;
            s.gap = lines > 0;
            s.indent = i - line;
            return i > line || (c !== DASH && c !== DOT) || atMargin(s, c);
        }
        behind = false;
        if (++lines > MAX_GAP)
            return false;
    }
}
function atMargin(s, c) {
    const at = s.pos;
    if (at + 2 >= s.end || s.src[at + 1] !== c || s.src[at + 2] !== c)
        return true;
    s.indent = c === DASH ? AT_DOCUMENT_START : AT_DOCUMENT_END;
    return isBlank(s, at + 3);
}
function commentEnd(s, at) {
    const { src, end } = s;
    let i = at;
    while (i < end) {
        const c = src[i] ?? 0;
        if (c >= SPACE && c < 0x7f) {
            i++;
        }
        else if (c === NEWLINE) {
            break;
        }
        else {
            const length = wideLength(src, i, end);
            if (length === 0)
                return -1;
            i += length;
        }
    }
    return i;
}
function foldLine(s, at, parent) {
    const { src, end } = s;
    let line = at + 1;
    let breaks = 0;
    let i = line;
    for (; i < end; i++) {
        const c = src[i] ?? 0;
        if (c === NEWLINE) {
            breaks++;
            line = i + 1;
        }
        else if (c !== SPACE) {
            break;
        }
    }
    if (i >= end || i - line <= parent)
        return -1;
    if (breaks === 0)
        s.out[s.o++] = SPACE;
    else
        writeNewlines(s, breaks);
    return i;
}

;// CONCATENATED MODULE: ./build/src/parse/strict-block-text.js



function copyBlockText(s, parent) {
    const { src, end } = s;
    const literal = src[s.pos] === BAR;
    let i = s.pos + 1;
    const chomp = i < end ? (src[i] ?? 0) : NEWLINE;
    if (chomp === DASH || chomp === PLUS)
        i++;
    let text = skipSpaces(src, i, end);
    if (text >= end || src[text] !== NEWLINE)
        return false;
    let breaks = -1;
    let widest = 0;
    while (text < end && src[text] === NEWLINE) {
        if (breaks >= 0 && text - i > widest)
            widest = text - i;
        breaks++;
        i = text + 1;
        text = skipSpaces(src, i, end);
    }
    const indent = text - i;
    if (text >= end || indent <= parent || widest > indent)
        return false;
    s.out[s.o++] = QUOTE;
    writeNewlines(s, breaks);
    for (;;) {
        s.pos = i + indent;
        if (!literal && src[s.pos] === SPACE)
            return false;
        if (copyText(s, IN_TEXT) !== NEWLINE)
            return false;
        breaks = 0;
        i = text = s.pos;
        while (text < end && src[text] === NEWLINE) {
            breaks++;
            i = text + 1;
            text = skipSpaces(src, i, end);
            if (text - i > indent && (text >= end || src[text] === NEWLINE))
                return false;
        }
        if (text >= end || text - i < indent)
            break;
        if (literal)
            writeNewlines(s, breaks);
        else if (breaks > 1)
            writeNewlines(s, breaks - 1);
        else
            s.out[s.o++] = SPACE;
    }
    if ((text >= end && text > i) || breaks > MAX_GAP)
        return false;
    if (chomp === PLUS)
        writeNewlines(s, breaks > 1 ? breaks : 1);
    else if (chomp !== DASH)
        writeNewlines(s, 1);
    s.out[s.o++] = QUOTE;
    s.pos = i;
    return nextLine(s, false);
}
function skipSpaces(src, from, end) {
    let i = from;
    while (i < end && src[i] === SPACE)
        i++;
    return i;
}

;// CONCATENATED MODULE: ./build/src/parse/strict-keys.js

const MAX_MAPPING_KEYS = 512;
const MAX_KEY_BYTES = 512;
const UNDERSCORE = 0x5f;
const PROTO_BYTES = 9;
function closeKey(s, quote, base) {
    const out = s.out;
    const start = quote + 1;
    const end = s.o;
    const length = end - start;
    if (length === 0 || length > MAX_KEY_BYTES)
        return false;
    const first = out[start] ?? 0;
    const last = out[end - 1] ?? 0;
    if (length === PROTO_BYTES && first === UNDERSCORE && last === UNDERSCORE)
        return false;
    const signature = (length << 24) ^ (first << 16) ^ (last << 8) ^ (out[start + (length >> 1)] ?? 0);
    const signatures = s.keySignatures;
    const top = s.keys;
    for (let i = base; i < top; i++) {
        if (signatures[i] === signature && sameText(s, i, start, end))
            return false;
    }
    if (top - base >= MAX_MAPPING_KEYS || top >= signatures.length)
        return false;
    signatures[top] = signature;
    s.keyStarts[top] = start;
    s.keyEnds[top] = end;
    s.keys = top + 1;
    out[end] = QUOTE;
    out[end + 1] = COLON;
    s.o = end + 2;
    return true;
}
function sameText(s, index, start, end) {
    const out = s.out;
    const shift = (s.keyStarts[index] ?? 0) - start;
    if ((s.keyEnds[index] ?? 0) - end !== shift)
        return false;
    for (let i = start; i < end; i++) {
        if (out[i] !== out[i + shift])
            return false;
    }
    return true;
}

;// CONCATENATED MODULE: ./build/src/parse/strict-values.js

const INDICATOR = 0;
const TEXT = 1;
const NUMERIC = 2;
const WORD = 3;
const FIRST = firstTable();
function firstTable() {
    const table = new Uint8Array(256).fill(TEXT);
    table.fill(INDICATOR, 0, SPACE + 1);
    table[0x7f] = INDICATOR;
    for (const indicator of "!\"#%&'*,:>?@[]`{|}")
        table[indicator.charCodeAt(0)] = INDICATOR;
    for (const digit of "0123456789+-.")
        table[digit.charCodeAt(0)] = NUMERIC;
    for (const letter of "tTfFnN~")
        table[letter.charCodeAt(0)] = WORD;
    return table;
}
function closePlain(s, quote) {
    const kind = FIRST[s.out[quote + 1] ?? 0];
    if (kind === NUMERIC) {
        const shape = numberShape(s.out, quote + 1, s.o);
        if (shape === INDICATOR)
            return false;
        if (shape === TEXT)
            s.out[s.o++] = QUOTE;
        else
            s.out[quote] = SPACE;
    }
    else if (kind !== WORD || !closeWord(s, quote)) {
        s.out[s.o++] = QUOTE;
    }
    return true;
}
const ZERO = 0x30;
const LETTER_E = 0x65;
const LETTER_O = 0x6f;
const LETTER_X = 0x78;
function numberShape(out, from, to) {
    const first = out[from] ?? 0;
    const start = first === DASH || first === PLUS ? from + 1 : from;
    let i = digitsEnd(out, start, to);
    const whole = i - start;
    const odd = first === PLUS || whole === 0 || whole > 15 || (whole > 1 && out[start] === ZERO);
    let digits = whole;
    if (i < to && out[i] === DOT) {
        const fraction = i + 1;
        i = digitsEnd(out, fraction, to);
        digits += i - fraction;
        if (digits === 0 && to - i === 3)
            return INDICATOR;
        if (i === fraction && i === to && whole > 0)
            return INDICATOR;
    }
    if (digits === 0)
        return TEXT;
    if (i === to)
        return odd ? INDICATOR : NUMERIC;
    const letter = (out[i] ?? 0) | 0x20;
    if (letter === LETTER_E) {
        const exponent = out[i + 1] === DASH || out[i + 1] === PLUS ? i + 2 : i + 1;
        return exponent < to && digitsEnd(out, exponent, to) === to ? INDICATOR : TEXT;
    }
    return (letter === LETTER_X || letter === LETTER_O) && whole === 1 && out[start] === ZERO ? INDICATOR : TEXT;
}
function digitsEnd(out, from, to) {
    let i = from;
    while (i < to && (out[i] ?? 0) >= ZERO && (out[i] ?? 0) <= ZERO + 9)
        i++;
    return i;
}
const strict_values_LETTER_N = 0x6e;
const TILDE = 0x7e;
function closeWord(s, quote) {
    const out = s.out;
    const length = s.o - quote - 1;
    const first = out[quote + 1] ?? 0;
    if (length === 1)
        return first === TILDE && writeWord(s, quote, "null");
    if (length !== 4 && length !== 5)
        return false;
    const word = length === 5 ? "false" : (first | 0x20) === strict_values_LETTER_N ? "null" : "true";
    const capital = first < 0x60;
    const shout = capital && (out[quote + 2] ?? 0) < 0x60;
    for (let i = 0; i < length; i++) {
        const letter = word.charCodeAt(i);
        if (out[quote + 1 + i] !== ((i === 0 ? capital : shout) ? letter - 0x20 : letter))
            return false;
    }
    return writeWord(s, quote, word);
}
function writeWord(s, at, word) {
    for (let i = 0; i < word.length; i++)
        s.out[at + i] = word.charCodeAt(i);
    s.o = at + word.length;
    return true;
}

;// CONCATENATED MODULE: ./build/src/parse/strict-scalars.js




function copyPlain(s, context, further) {
    const { src, out } = s;
    if (!further) {
        const first = src[s.pos] ?? 0;
        if (FIRST[first] === INDICATOR)
            return GIVE_UP;
        if (first === DASH && endsIndicator(s, s.pos + 1, context))
            return GIVE_UP;
        out[s.o++] = QUOTE;
    }
    for (;;) {
        const c = copyText(s, context);
        if (c === NEWLINE)
            break;
        if (c === COLON) {
            if (isBlank(s, s.pos + 1))
                break;
            if (endsIndicator(s, s.pos + 1, context))
                return GIVE_UP;
        }
        else if (c === HASH) {
            if (src[s.pos - 1] === SPACE)
                break;
        }
        else if (((BYTES[c] ?? 0) & IN_TEXT) === 0) {
            break;
        }
        else {
            return GIVE_UP;
        }
        out[s.o++] = c;
        s.pos++;
    }
    while (out[s.o - 1] === SPACE)
        s.o--;
    return s.pos < s.end ? (src[s.pos] ?? 0) : NEWLINE;
}
function endsIndicator(s, at, context) {
    if (isBlank(s, at))
        return true;
    return context === IN_FLOW && ((BYTES[s.src[at] ?? 0] ?? 0) & (IN_FLOW | IN_PLAIN)) === IN_FLOW;
}
const SAME_ESCAPE = new Uint8Array(256);
for (const escape of '"\\bfnrt')
    SAME_ESCAPE[escape.charCodeAt(0)] = 1;
function copyQuoted(s, context, parent) {
    const { src, out } = s;
    const quote = src[s.pos++] ?? 0;
    const stop = quote === QUOTE ? IN_DOUBLE : IN_SINGLE;
    let folded = false;
    out[s.o++] = QUOTE;
    for (;;) {
        const c = copyText(s, stop);
        const next = s.pos + 1;
        if (next > s.end)
            return GIVE_UP;
        if (c === quote) {
            if (c === QUOTE || next === s.end || src[next] !== APOSTROPHE)
                break;
            out[s.o++] = c;
            s.pos += 2;
        }
        else if (c === BACKSLASH) {
            const escape = next < s.end ? (src[next] ?? 0) : NEWLINE;
            if (SAME_ESCAPE[escape] === 0)
                return GIVE_UP;
            out[s.o++] = c;
            out[s.o++] = escape;
            s.pos += 2;
        }
        else if (c === NEWLINE) {
            while (out[s.o - 1] === SPACE)
                s.o--;
            s.pos = foldLine(s, s.pos, parent);
            if (s.pos < 0)
                return GIVE_UP;
            folded = true;
        }
        else {
            return GIVE_UP;
        }
    }
    s.pos++;
    return afterQuoted(s, context, folded);
}
function afterQuoted(s, context, folded) {
    const { src, end } = s;
    const from = s.pos;
    let i = from;
    while (i < end && src[i] === SPACE)
        i++;
    s.pos = i;
    if (i >= end)
        return NEWLINE;
    const c = src[i] ?? 0;
    if (c === NEWLINE)
        return c;
    if (c === COLON)
        return !folded && (context === IN_FLOW ? i === from : isBlank(s, i + 1)) ? c : GIVE_UP;
    if (context === IN_FLOW)
        return ((BYTES[c] ?? 0) & (IN_FLOW | IN_PLAIN)) === IN_FLOW ? c : GIVE_UP;
    return c === HASH && i > from ? c : GIVE_UP;
}
function endPlain(s, quote, parent, ended) {
    const at = s.pos;
    if (!nextLine(s, true))
        return false;
    if (s.indent <= parent)
        return closePlain(s, quote);
    if (ended !== NEWLINE)
        return false;
    s.pos = at;
    return foldPlain(s, parent) && nextLine(s, true);
}
function foldPlain(s, parent) {
    let ended = NEWLINE;
    while (ended === NEWLINE && s.pos < s.end) {
        const o = s.o;
        const next = foldLine(s, s.pos, parent);
        if (next < 0 || s.src[next] === HASH) {
            s.o = o;
            break;
        }
        s.pos = next;
        ended = copyPlain(s, IN_PLAIN, true);
    }
    s.out[s.o++] = QUOTE;
    return ended === NEWLINE || ended === HASH;
}

;// CONCATENATED MODULE: ./build/src/parse/strict-flow.js




function copyFlow(s, parent, depth) {
    if (depth <= 0)
        return false;
    const mapping = s.src[s.pos] === OPEN_BRACE;
    const close = mapping ? CLOSE_BRACE : CLOSE_BRACKET;
    const keyBase = s.keys;
    s.out[s.o++] = mapping ? OPEN_BRACE : OPEN_BRACKET;
    s.pos++;
    let c = toToken(s, parent);
    while (c !== close) {
        if (mapping) {
            if (!copyKey(s, c, parent, keyBase))
                return false;
            c = toToken(s, parent);
        }
        const collection = c === OPEN_BRACKET || c === OPEN_BRACE;
        if (!(collection ? copyFlow(s, parent, depth - 1) : copyValue(s, c, parent)))
            return false;
        c = toToken(s, parent);
        if (c === COMMA) {
            s.pos++;
            c = toToken(s, parent);
            if (c !== close)
                s.out[s.o++] = COMMA;
        }
        else if (c !== close) {
            return false;
        }
    }
    s.keys = keyBase;
    s.out[s.o++] = close;
    s.pos++;
    return true;
}
function copyKey(s, c, parent, keyBase) {
    const quote = s.o;
    if (copyScalar(s, c, parent) !== COLON || !closeKey(s, quote, keyBase))
        return false;
    s.pos++;
    return true;
}
function copyValue(s, c, parent) {
    const quote = s.o;
    const ended = copyScalar(s, c, parent);
    if (ended === GIVE_UP || ended === COLON || ended === HASH)
        return false;
    if (c !== QUOTE && c !== APOSTROPHE)
        return closePlain(s, quote);
    s.out[s.o++] = QUOTE;
    return true;
}
function copyScalar(s, c, parent) {
    if (c === GIVE_UP)
        return GIVE_UP;
    return c === QUOTE || c === APOSTROPHE ? copyQuoted(s, IN_FLOW, parent) : copyPlain(s, IN_FLOW, false);
}
function toToken(s, parent) {
    const { src, end } = s;
    let i = s.pos;
    let line = -1;
    for (; i < end; i++) {
        const c = src[i] ?? 0;
        if (c === NEWLINE) {
            line = i + 1;
        }
        else if (c !== SPACE) {
            s.pos = i;
            return line >= 0 && i - line <= parent ? GIVE_UP : c;
        }
    }
    return GIVE_UP;
}

;// CONCATENATED MODULE: ./build/src/parse/strict-blocks.js






const FRESH = 1;
const ITEM = 2;
const VALUE = 3;
const ENTRY = 4;
function copyDocument(s) {
    s.top = -1;
    s.column = 0;
    let want = FRESH;
    for (;;) {
        want = want !== VALUE && atDash(s) ? copyDash(s, want) : copyNode(s, want);
        if (want === ITEM || want === VALUE)
            want = toContent(s, want);
        if (want === GIVE_UP)
            return false;
        if (want === ENTRY) {
            closeDeeper(s);
            if (s.top < 0)
                return s.indent < 0;
            if (s.columns[s.top] !== s.indent)
                return false;
            s.out[s.o++] = COMMA;
        }
    }
}
function copyDash(s, want) {
    if (want === ENTRY) {
        if (s.sequences[s.top] === 0)
            return GIVE_UP;
    }
    else {
        if (!strict_blocks_open(s, 1))
            return GIVE_UP;
        s.out[s.o++] = OPEN_BRACKET;
    }
    s.pos++;
    return ITEM;
}
function copyNode(s, want) {
    const c = s.src[s.pos] ?? 0;
    const parent = s.top < 0 ? 0 : (s.columns[s.top] ?? 0);
    const keyOnly = want === ENTRY || (want === FRESH && (s.top < 0 || s.gap));
    if (!keyOnly) {
        if (c === OPEN_BRACKET || c === OPEN_BRACE) {
            return copyFlow(s, parent, MAX_DEPTH - 1 - s.top) && nextLine(s, true) ? ENTRY : GIVE_UP;
        }
        if (c === BAR || c === GREATER)
            return want !== FRESH && copyBlockText(s, parent) ? ENTRY : GIVE_UP;
    }
    if (want <= ITEM)
        s.out[s.o++] = OPEN_BRACE;
    const quote = s.o;
    const quoted = c === QUOTE || c === APOSTROPHE;
    const ended = quoted ? copyQuoted(s, IN_PLAIN, parent) : copyPlain(s, IN_PLAIN, false);
    if (ended === COLON) {
        if (want === VALUE || (want !== ENTRY && !strict_blocks_open(s, 0)))
            return GIVE_UP;
        s.pos++;
        return closeKey(s, quote, s.keyBases[s.top] ?? 0) ? VALUE : GIVE_UP;
    }
    if (ended === GIVE_UP || keyOnly)
        return GIVE_UP;
    if (want === ITEM || want === FRESH)
        s.out[quote - 1] = SPACE;
    if (!quoted)
        return endPlain(s, quote, parent, ended) ? ENTRY : GIVE_UP;
    s.out[s.o++] = QUOTE;
    return nextLine(s, true) ? ENTRY : GIVE_UP;
}
function strict_blocks_open(s, sequence) {
    if (s.top + 1 >= MAX_DEPTH)
        return false;
    s.top++;
    s.columns[s.top] = s.column;
    s.sequences[s.top] = sequence;
    s.keyBases[s.top] = s.keys;
    return true;
}
function toContent(s, behind) {
    const { src, end } = s;
    let i = s.pos;
    while (i < end && src[i] === SPACE)
        i++;
    s.pos = i;
    const c = i < end ? (src[i] ?? 0) : NEWLINE;
    if (c !== NEWLINE && c !== HASH) {
        s.column = i - s.line;
        return behind;
    }
    if (!nextLine(s, true))
        return GIVE_UP;
    const parent = s.columns[s.top] ?? 0;
    if (s.indent > parent || (s.indent === parent && behind === VALUE && atDash(s))) {
        s.column = s.indent;
        return FRESH;
    }
    writeNull(s);
    return ENTRY;
}
function closeDeeper(s) {
    const { columns, sequences, indent } = s;
    let top = s.top;
    while (top >= 0) {
        const column = columns[top] ?? 0;
        const sequence = sequences[top] === 1;
        if (column < indent || (column === indent && !(sequence && !atDash(s))))
            break;
        s.keys = s.keyBases[top] ?? 0;
        s.out[s.o++] = sequence ? CLOSE_BRACKET : CLOSE_BRACE;
        top--;
    }
    s.top = top;
}
function writeNull(s) {
    const { out, o } = s;
    out[o] = 0x6e;
    out[o + 1] = 0x75;
    out[o + 2] = 0x6c;
    out[o + 3] = 0x6c;
    s.o = o + 4;
}

;// CONCATENATED MODULE: ./build/src/parse/strict-primer.js
const PRIMER = `# é ✓
---
plain: a:b#c/d "x" \\ é ✓ 😀 # note
"double": "a\\n\\"b\\" \\\\ é"
'single' : 'it''s "x" \\ é'
flow: [1, -2, 0.5, true, ~, "a", 'b', [], {}, {"a":1, b: c,}, x:y, -x, é]
words: [True, null, FALSE, nil, tiger, 1.2.3, 2026-05-08, 1e, .envs, 12e4f, 0b1]
nothing:
list:
- a
-   b: c
    d: e # note
-
  - x
  - - y
    - z
-

# gap
- k: v
below:
  first line
    and more

    ✓ more
  # note
single lines: 'over
  lines

  and more'
double lines: "over \\t
  lines"
flow lines: [a,
  b, {c: d,
   e: 'f'}]
literal: |

  one "two" \\ é ✓
    three

  four

strip: >-
  one
  two

  three
keep: |+
  one

last: é
---
--- # note
- 1
...
`;

;// CONCATENATED MODULE: ./build/src/parse/strict-subset.js




const GROWTH = 4;
const MAX_BYTES = 1 << 18;
const PRIMED_CALL = 32;
const scan = new Scan();
let calls = 0;
function parseStrictSubset(bytes, start, end) {
    if (++calls === PRIMED_CALL)
        read(Buffer.from(PRIMER), 0, Buffer.byteLength(PRIMER));
    return read(bytes, start, end);
}
function read(bytes, start, end) {
    if (end - start > MAX_BYTES)
        return undefined;
    const needed = (end - start) * GROWTH + 64;
    if (scan.out.length < needed)
        scan.out = Buffer.allocUnsafeSlow(needed * 2);
    scan.reset(bytes, start, end);
    if (!copyStream(scan))
        return undefined;
    const json = scan.out.toString("latin1", 0, scan.o);
    const documents = JSON.parse(json);
    return Array.isArray(documents) ? documents : undefined;
}
function copyStream(s) {
    const out = s.out;
    out[s.o++] = OPEN_BRACKET;
    if (!nextLine(s, false))
        return false;
    for (let count = 0; s.indent !== AT_END; count++) {
        if (count > 0)
            out[s.o++] = COMMA;
        if (s.indent === AT_DOCUMENT_START) {
            s.pos += 3;
            if (!nextLine(s, true))
                return false;
        }
        else if (count > 0 || s.indent === AT_DOCUMENT_END) {
            return false;
        }
        if (s.indent < 0)
            writeNull(s);
        else if (s.indent > 0 || !copyDocument(s))
            return false;
        if (s.indent === AT_DOCUMENT_END) {
            s.pos += 3;
            if (!nextLine(s, true))
                return false;
        }
    }
    out[s.o++] = CLOSE_BRACKET;
    return true;
}

;// CONCATENATED MODULE: ./build/src/parse/fast-read.js




const SUBSET_DEPTH = 64;
function readFast(path, format, bytes, limits) {
    if ((format !== "yaml" && format !== "markdown") || limits.depth < SUBSET_DEPTH)
        return undefined;
    const framed = format === "markdown" ? fast_read_frame(bytes) : { start: 0, end: bytes.length, body: bytes.length };
    if (!framed || !isPlain(bytes, framed.body))
        return undefined;
    const values = parseStrictSubset(bytes, framed.start, framed.end);
    if (!values || values.length > limits.documents || (format === "markdown" && values.length !== 1))
        return undefined;
    let full;
    const documents = values.map((value, index) => ({
        index,
        value,
        scalarText(pointer) {
            full ??= new open_file/* OpenFile */.T(path, format, bytes, limits);
            return full.content(index)?.scalarText(pointer);
        },
    }));
    return {
        path,
        format,
        documents,
        body: format === "markdown" ? () => (0,markdown_body/* readMarkdownBody */.k)(fast_read_text(bytes.subarray(framed.body))) : undefined,
        problems: [],
    };
}
const FEED = 10;
const fast_read_DASH = 45;
function fast_read_frame(bytes) {
    if (!isFence(bytes, 0) || bytes[3] !== FEED)
        return undefined;
    for (let feed = 3; feed !== -1; feed = bytes.indexOf(FEED, feed + 1)) {
        if (!isFence(bytes, feed + 1))
            continue;
        const after = bytes[feed + 4];
        if (after !== FEED && after !== undefined)
            return undefined;
        return { start: 4, end: feed + 1, body: Math.min(feed + 5, bytes.length) };
    }
    return undefined;
}
function isFence(bytes, at) {
    return bytes[at] === fast_read_DASH && bytes[at + 1] === fast_read_DASH && bytes[at + 2] === fast_read_DASH;
}
function isPlain(bytes, from) {
    if (from === bytes.length)
        return true;
    const rest = bytes.subarray(from);
    return !rest.includes(0) && (0,external_node_buffer_.isUtf8)(rest);
}
function fast_read_text(bytes) {
    return external_node_buffer_.Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString("utf8");
}

// EXTERNAL MODULE: ./build/src/parse/frame.js
var parse_frame = __webpack_require__(3736);
// EXTERNAL MODULE: ./build/src/parse/json-document.js
var json_document = __webpack_require__(3129);
// EXTERNAL MODULE: ./build/src/parse/lines.js
var parse_lines = __webpack_require__(5106);
// EXTERNAL MODULE: ./build/src/parse/yaml-compose.js
var yaml_compose = __webpack_require__(559);
// EXTERNAL MODULE: ./build/src/parse/yaml-fault.js
var yaml_fault = __webpack_require__(2279);
// EXTERNAL MODULE: ./build/src/parse/yaml-library.cjs
var yaml_library = __webpack_require__(8432);
;// CONCATENATED MODULE: ./build/src/parse/yaml-lexemes.js

function* lexemes(source) {
    let start = 0;
    let scalar = false;
    for (const text of new yaml_library/* Lexer */.JG().lex(source)) {
        if (!scalar && (text === yaml_library/* CST */.DB.SCALAR || text === yaml_library/* CST */.DB.DOCUMENT || text === yaml_library/* CST */.DB.FLOW_END)) {
            scalar = text === yaml_library/* CST */.DB.SCALAR;
            continue;
        }
        const kind = scalar ? "plain" : kindOf(text[0] ?? "");
        scalar = false;
        yield { text, kind, start, end: start + text.length };
        start += text.length;
    }
}
function kindOf(first) {
    if (first === '"' || first === "'")
        return "quoted";
    if (first === "[" || first === "{")
        return "open";
    return first === "]" || first === "}" ? "close" : "other";
}
function quotedBefore(source, offset) {
    let last;
    for (const lexeme of lexemes(source)) {
        if (lexeme.start > offset)
            break;
        if (lexeme.kind === "quoted")
            last = lexeme;
    }
    return last;
}
function openBracketAt(source, offset) {
    const open = [];
    for (const lexeme of lexemes(source)) {
        if (lexeme.start >= offset)
            break;
        if (lexeme.kind === "open")
            open.push(lexeme);
        else if (lexeme.kind === "close")
            open.pop();
    }
    return open.at(-1);
}
function plainAt(source, offset) {
    for (const lexeme of lexemes(source)) {
        if (lexeme.kind === "plain" && lexeme.start === offset)
            return lexeme;
        if (lexeme.start > offset)
            break;
    }
    return undefined;
}

;// CONCATENATED MODULE: ./build/src/parse/yaml-line.js

function readLine(source, offset) {
    const start = (0,parse_lines/* lineStart */.PT)(source, offset);
    const end = (0,parse_lines/* lineEnd */.kd)(source, start);
    let at = skipBlanks(source, start, end);
    const first = at;
    while (source[at] === "-" && yaml_line_isBlank(source[at + 1]))
        at = skipBlanks(source, at + 1, end);
    const item = at > first;
    const keyEnd = findKeyEnd(source, at, end);
    const key = keyEnd === -1 ? undefined : source.slice(at, keyEnd).trimEnd();
    const valueStart = keyEnd === -1 ? at : skipBlanks(source, keyEnd + 1, end);
    let valueEnd = end;
    while (valueEnd > valueStart && yaml_line_isBlank(source[valueEnd - 1]))
        valueEnd--;
    const text = source.slice(valueStart, valueEnd);
    return {
        line: { start, end },
        key,
        value: { start: valueStart, end: valueEnd },
        comment: text.includes(" #") || text.includes("\t#"),
        item,
    };
}
function findKeyEnd(source, start, end) {
    const quote = source[start];
    let at = start;
    if (quote === '"' || quote === "'") {
        at = source.indexOf(quote, start + 1);
        if (at === -1 || at >= end)
            return -1;
        at = skipBlanks(source, at + 1, end);
        return source[at] === ":" && (at + 1 === end || yaml_line_isBlank(source[at + 1])) ? at : -1;
    }
    for (; at < end; at++) {
        if (source[at] === ":" && (at + 1 === end || yaml_line_isBlank(source[at + 1])))
            return at === start ? -1 : at;
        if (source[at] === "#" && yaml_line_isBlank(source[at - 1]))
            return -1;
    }
    return -1;
}
function skipBlanks(source, from, end) {
    let at = from;
    while (at < end && yaml_line_isBlank(source[at]))
        at++;
    return at;
}
function yaml_line_isBlank(char) {
    return char === " " || char === "\t";
}

;// CONCATENATED MODULE: ./build/src/parse/yaml-explain-structure.js




const RELEX_LIMIT = 128 * 1024;
function explainNested(source, place) {
    const { line, value, key } = readLine(source, place.start);
    const rest = source.slice(value.start, value.end);
    if (rest.includes(": ") || rest.includes(":\t") || rest.endsWith(":")) {
        const name = key === undefined ? "The value" : `The value of "${(0,yaml_fault/* shorten */.m)(key)}"`;
        const message = `${name} holds a colon, which would begin a mapping inside it.`;
        return { ...value, message, advice: "Quote the whole value" };
    }
    return {
        ...firstTextAfter(source, line.end),
        message: "This line is indented as part of the line above, which already has its value.",
        advice: "Give the line the same indent as its neighbours",
    };
}
function explainNoKey(source, place) {
    const { line } = readLine(source, place.start);
    const text = source.slice(line.start, line.end);
    const { start } = firstTextAfter(source, line.start);
    const here = { start, end: Math.max(line.end, start) };
    if (text.trimStart().startsWith("- ")) {
        const advice = "Indent the list under its key, or write the key";
        return { ...here, message: "A list item stands where a key is expected.", advice };
    }
    if (/^\s*[^\s:#]+:[^\s/]/.test(text)) {
        const advice = "Put a space behind the colon";
        return { ...here, message: "A colon without a space behind it does not end a key.", advice };
    }
    return {
        ...here,
        message: "This line has no colon, so it is neither a key nor part of a value.",
        advice: "Indent the line under the value it belongs to, or write it as `key: value`",
    };
}
function explainIndent(source, place) {
    return {
        ...firstTextAfter(source, (0,parse_lines/* lineStart */.PT)(source, place.end)),
        message: "The indent of this line matches none of the lines above.",
        advice: "Give the line the same indent as its neighbours",
    };
}
function explainBracket(source, place) {
    const bracket = source.length <= RELEX_LIMIT ? openBracketAt(source, place.start) : undefined;
    if (!bracket) {
        return { ...place, message: "A bracket that opens before this is never closed.", advice: "Close the bracket" };
    }
    const open = source.charAt(bracket.start);
    const close = open === "{" ? "}" : "]";
    return {
        ...bracket,
        message: `The bracket \`${open}\` that opens here is never closed.`,
        advice: `Close it with \`${close}\`, or quote the value if the bracket belongs to its text`,
    };
}
function explainMissing(source, words, place) {
    if (words.includes("closing"))
        return explainQuote(source, place);
    if (words.includes("end with a"))
        return explainBracket(source, place);
    if (words.startsWith("Implicit map keys"))
        return explainNoKey(source, place);
    if (words.startsWith("Comments must")) {
        const advice = "Put a space before the `#`, or quote the whole value";
        return { ...place, message: "A `#` must have a blank before it to begin a comment.", advice };
    }
    if (words.includes("between flow")) {
        return { ...place, message: "A comma is missing between two items.", advice: "Put a comma before this item" };
    }
    return plainly(words, place);
}
function explainQuote(source, place) {
    const quote = source.length <= RELEX_LIMIT ? quotedBefore(source, place.start) : undefined;
    const advice = "Close the quote, or quote the whole value with the other kind";
    if (!quote)
        return { ...place, message: "A quote that opens before this is never closed.", advice };
    const message = "The quote that opens here is never closed.";
    return { start: quote.start, end: quote.start + 1, message, advice };
}
function explainUnexpected(source, words, place) {
    const { value } = readLine(source, place.start);
    if (words.includes("block-seq-ind on same line")) {
        const advice = "Put the list on the next line, or quote the whole value";
        return { ...value, message: "A list cannot begin on the line of its key.", advice };
    }
    if (words.startsWith("Block scalar header") || words.startsWith("Not a YAML token")) {
        const advice = "Put the text on the next line, or quote the whole value";
        return { ...value, message: "Behind `|` or `>` the text must begin on the next line.", advice };
    }
    if (words.includes("at node end"))
        return explainTrailing(source, value, place);
    if (words.includes("flow-seq-end") || words.includes("flow-map-end")) {
        const advice = "Remove it, or quote the whole value";
        return { ...place, message: "A bracket closes here that none opened.", advice };
    }
    return plainly(words, place);
}
function explainTrailing(source, value, place) {
    if (source.startsWith("...", (0,parse_lines/* lineStart */.PT)(source, place.start))) {
        return {
            ...place,
            message: "Text stands behind `...`, which ends the document.",
            advice: "Put it on the next line",
        };
    }
    const gap = source.slice(Math.max(place.start - 2, 0), place.start).trimEnd();
    const before = gap.charAt(gap.length - 1);
    const sameLine = place.start > value.start;
    if (sameLine && (before === '"' || before === "'")) {
        const message = "Text stands behind the closing quote of a value.";
        return { ...value, message, advice: "Quote the whole value" };
    }
    if (sameLine && (before === "]" || before === "}")) {
        const message = "Text stands behind the closing bracket of a value.";
        return { ...value, message, advice: "Quote the whole value" };
    }
    const advice = "Correct the indent, or quote the whole value";
    return { ...place, message: "This stands behind the end of the value before it.", advice };
}
function plainly(words, place) {
    const [first = ""] = words.split(":");
    const message = `This is not valid YAML: ${first.charAt(0).toLowerCase()}${first.slice(1).trim()}.`;
    return { ...place, message, advice: "Correct the YAML here" };
}
function firstTextAfter(source, offset) {
    let start = offset;
    while (start < source.length && /\s/.test(source.charAt(start)))
        start++;
    return { start, end: Math.max((0,parse_lines/* lineEnd */.kd)(source, start), start) };
}

;// CONCATENATED MODULE: ./build/src/parse/yaml-explain.js





const OURS = "<<<<<<< ";
function explainFault(source, fault) {
    const { start, end } = fault;
    if (fault.code === "LIMIT") {
        const mend = { message: fault.advice ?? "Split the document", certain: false };
        return { rule: parse_flaw/* RULE */.xZ.limit, start, end, message: `The document ${fault.message}.`, mend };
    }
    if (fault.duplicate)
        return explainDuplicate(fault, fault.duplicate);
    const explain = EXPLAINERS[fault.code] ?? ((_source, { message }, place) => plainly(message, place));
    const { message, advice, ...place } = explainConflict(source) ?? explain(source, fault, { start, end });
    const { key } = readLine(source, place.start);
    return {
        rule: parse_flaw/* RULE */.xZ.syntax,
        ...place,
        message,
        ...(key === undefined ? {} : { subject: (0,yaml_fault/* shorten */.m)(key) }),
        mend: { message: advice, certain: false },
    };
}
const EXPLAINERS = {
    ALIAS_TARGET: (_source, { message }, place) => ({
        ...place,
        message: `A value that begins with \`*\` is an alias, and this one ${message}.`,
        advice: "Quote the value if the sign belongs to its text",
    }),
    BAD_ALIAS: constant("This alias or anchor has no usable name.", "Quote the value if the sign belongs to its text"),
    BAD_COLLECTION_TYPE: (_source, _fault, place) => explainTag(place),
    BAD_DIRECTIVE: (_source, _fault, place) => explainDirective(place),
    BAD_DQ_ESCAPE: (source, _fault, { start }) => ({
        start,
        end: Math.min(start + 2, source.length),
        message: "Between double quotes a backslash begins an escape, and this is not one.",
        advice: "Write the backslash twice, or use single quotes",
    }),
    BAD_INDENT: (source, { message }, place) => message.includes("end with a") ? explainBracket(source, place) : explainIndent(source, place),
    BAD_SCALAR_START: explainStart,
    BLOCK_AS_IMPLICIT_KEY: (source, _fault, place) => explainNested(source, place),
    BLOCK_IN_FLOW: constant("A value inside brackets holds a second colon.", "Quote the value"),
    DIRECTIVE: (_source, _fault, place) => explainDirective(place),
    KEY_OVER_1024_CHARS: constant("A key is longer than 1,024 characters.", "Quote the text if it is a value"),
    MISSING_CHAR: (source, { message }, place) => explainMissing(source, message, place),
    MULTILINE_IMPLICIT_KEY: (source, _fault, place) => explainNoKey(source, place),
    MULTIPLE_DOCS: constant("Text stands behind `...`, which ends the document.", "Put it on the next line"),
    NAMELESS_KEY: constant("A colon stands here without a key before it.", "Quote the whole value, or write the key before the colon"),
    NON_STRING_KEY: constant("A key must be text; this one is a list or a mapping.", "Quote the key"),
    TAB_AS_INDENT: explainTab,
    TAG_RESOLVE_FAILED: (_source, _fault, place) => explainTag(place),
    UNEXPECTED_TOKEN: (source, { message }, place) => explainUnexpected(source, message, place),
};
function constant(message, advice) {
    return (_source, _fault, place) => ({ ...place, message, advice });
}
function explainDuplicate({ start, end, message }, { path, first }) {
    return {
        rule: parse_flaw/* RULE */.xZ.syntax,
        start,
        end,
        message: `The key "${(0,yaml_fault/* shorten */.m)(message)}" stands twice in one mapping.`,
        subject: path.join("."),
        mend: { message: "Remove one of the two, or join their values under one key", certain: false },
        related: [{ ...first, message: "It stands here first" }],
    };
}
function explainConflict(source) {
    const at = source.startsWith(OURS) ? 0 : source.indexOf(`\n${OURS}`) + 1;
    if (!source.startsWith(OURS, at))
        return undefined;
    return {
        start: at,
        end: (0,parse_lines/* lineEnd */.kd)(source, at),
        message: "A merge conflict was left in the file.",
        advice: "Settle the conflict: keep one side and remove the lines of `<`, `=` and `>`",
    };
}
function explainStart(source, _fault, place) {
    const { value } = readLine(source, place.start);
    const char = source.charAt(place.start);
    return {
        ...(value.start === place.start ? value : place),
        message: `A value cannot begin with ${char === "`" ? "a backtick" : `\`${char}\``} unless it is quoted.`,
        advice: "Quote the whole value",
    };
}
function explainTab(source, _fault, { start }) {
    let end = start + 1;
    while (source[end] === "\t")
        end++;
    const message = "A tab indents this line. YAML allows spaces alone.";
    return { start, end, message, advice: "Indent with spaces" };
}
function explainTag(place) {
    return {
        ...place,
        message: "A value that begins with `!` is tagged, and only the tags of text, numbers, lists and mappings are read.",
        advice: "Remove the tag, or quote the value if the sign belongs to its text",
    };
}
function explainDirective(place) {
    return {
        ...place,
        message: "No directive is read but `%YAML 1.2`.",
        advice: "Remove the line, or quote the value if the sign belongs to its text",
    };
}

;// CONCATENATED MODULE: ./build/src/parse/yaml-mend.js


const NEEDS_QUOTES = new Set(["@", "`", "%", ","]);
const MENDERS = {
    ALIAS_TARGET: quoteStarred,
    BAD_DQ_ESCAPE: singleQuotes,
    BAD_SCALAR_START: quoteBadStart,
    BLOCK_AS_IMPLICIT_KEY: quoteColon,
    MISSING_CHAR: (source, fault) => fault.message.includes("closing") ? closeQuote(source, fault) : spaceColon(source, fault),
    MULTILINE_IMPLICIT_KEY: spaceColon,
    NAMELESS_KEY: quoteColon,
    TAG_RESOLVE_FAILED: (source, fault) => quoteLine(readLine(source, fault.start), source, false),
    UNEXPECTED_TOKEN: mendUnexpected,
};
function mendOf(source, fault) {
    return MENDERS[fault.code]?.(source, fault);
}
function quoted(text) {
    return text.includes('"') || text.includes("\\") ? `'${text.replaceAll("'", "''")}'` : `"${text}"`;
}
function quoteBadStart(source, fault) {
    const line = readLine(source, fault.start);
    const certain = NEEDS_QUOTES.has(source[fault.start] ?? "");
    if (line.value.start === fault.start)
        return quoteLine(line, source, certain);
    const plain = plainAt(source, fault.start);
    if (!plain || source.slice(plain.start, plain.end).includes("\n"))
        return undefined;
    return quoteSpan(source, plain, certain);
}
function quoteColon(source, fault) {
    const line = readLine(source, fault.start);
    if (fault.start < line.value.start || line.key === undefined)
        return undefined;
    const text = source.slice(line.value.start, line.value.end);
    if (!text.includes(": ") && !text.includes(":\t") && !text.endsWith(":"))
        return undefined;
    const plain = !/^["'[{|>&*!#?-]/.test(text) || fault.code === "NAMELESS_KEY";
    const mapping = !line.item || hasSibling(source, line);
    return quoteLine(line, source, plain && mapping);
}
function hasSibling(source, { line, value, key }) {
    const next = source.indexOf("\n", value.end) + 1;
    if (next === 0 || key === undefined)
        return false;
    const column = source.indexOf(key, line.start) - line.start;
    const below = readLine(source, next);
    const indent = source.slice(next, below.line.end).search(/[^ ]/);
    return !below.item && below.key !== undefined && indent === column;
}
function quoteStarred(source, fault) {
    const line = readLine(source, fault.start);
    if (line.value.start !== fault.start)
        return undefined;
    const text = source.slice(line.value.start + 1, line.value.end);
    return quoteLine(line, source, text.includes("*") && !/(?:^|\s)&\S/.test(source));
}
function mendUnexpected(source, fault) {
    const line = readLine(source, fault.start);
    if (!fault.message.includes("at node end")) {
        const opens = /^[-|>]/.test(source.slice(line.value.start, line.value.end));
        return opens && line.key !== undefined ? quoteLine(line, source, false) : undefined;
    }
    const first = source[line.value.start];
    const last = source[line.value.end - 1];
    if (fault.start <= line.value.start)
        return undefined;
    if (first === "*")
        return quoteStarred(source, { ...fault, start: line.value.start });
    if (first === "[" || first === "{")
        return quoteLine(line, source, false);
    if (first !== '"' && first !== "'")
        return undefined;
    if (last !== first)
        return quoteLine(line, source, true);
    const inner = source.slice(line.value.start + 1, line.value.end - 1);
    const apostrophes = first === "'" && !/["\\]/.test(inner) && !/(?:^|[^\p{L}\p{N}])'|'(?:$|[^\p{L}\p{N}])/u.test(inner);
    return {
        ...line.value,
        text: quoted(inner),
        message: apostrophes ? "Use double quotes around a text with apostrophes" : "Quote the whole value once",
        certain: apostrophes && !line.comment,
    };
}
function closeQuote(source, fault) {
    const open = quotedBefore(source, fault.start);
    if (!open)
        return undefined;
    const { value } = readLine(source, open.start);
    if (value.start !== open.start)
        return undefined;
    const quote = source.charAt(open.start);
    return { start: value.end, end: value.end, text: quote, message: "Close the quote", certain: false };
}
function spaceColon(source, fault) {
    const { line } = readLine(source, fault.start);
    const text = source.slice(line.start, line.end);
    const match = /^[ ]*(?:- )*[^\s:#"'[\]{}]+:(?=[^\s/:])/.exec(text);
    if (!match)
        return undefined;
    const at = line.start + match[0].length;
    return { start: at, end: at, text: " ", message: "Put a space behind the colon", certain: false };
}
function singleQuotes(source, fault) {
    const line = readLine(source, fault.start);
    const text = source.slice(line.value.start, line.value.end);
    const inner = text.slice(1, -1);
    if (!text.startsWith('"') || !text.endsWith('"') || text.length < 2 || /["']/.test(inner))
        return undefined;
    return { ...line.value, text: `'${inner}'`, message: "Use single quotes, which keep backslashes", certain: false };
}
function quoteLine(line, source, certain) {
    if (line.value.end === line.value.start)
        return undefined;
    return quoteSpan(source, line.value, certain && !line.comment, line.key);
}
function quoteSpan(source, { start, end }, certain, key) {
    const message = key === undefined ? "Quote the whole value" : `Quote the value of "${key}"`;
    return { start, end, text: quoted(source.slice(start, end)), message, certain };
}

// EXTERNAL MODULE: ./build/src/parse/yaml-read.js + 1 modules
var yaml_read = __webpack_require__(3595);
;// CONCATENATED MODULE: ./build/src/parse/yaml-document.js




const MENDING_CHARACTERS = 128 * 1024;
const MAX_MENDS = 20;
function yamlBudget(limits) {
    return { limits, tokens: (0,yaml_compose/* fileTokens */.x)(), mending: MENDING_CHARACTERS };
}
function readYamlDocument(source, budget) {
    const { content, faults } = (0,yaml_read/* readYaml */.g)(source, budget.limits, budget.tokens);
    const [first] = faults;
    if (!first)
        return content ? { content, flaws: [] } : { flaws: [] };
    const duplicates = faults.filter(({ code }) => code === "DUPLICATE_KEY");
    if (duplicates.length === faults.length)
        return { flaws: duplicates.map((fault) => explainFault(source, fault)) };
    return { flaws: mendedFlaws(source, first, budget) };
}
function mendedFlaws(source, first, budget) {
    const flaws = [];
    let text = source;
    let fault = first;
    while (fault && flaws.length < MAX_MENDS && text.length <= budget.mending) {
        const edit = mendOf(text, fault);
        if (!edit)
            break;
        budget.mending -= text.length;
        const shift = source.length - text.length;
        const mended = text.slice(0, edit.start) + edit.text + text.slice(edit.end);
        const next = (0,yaml_read/* readYaml */.g)(mended, budget.limits, (0,yaml_compose/* fileTokens */.x)()).faults[0];
        if (next && next.start < edit.start + edit.text.length)
            break;
        const { message, certain } = edit;
        const explained = explainFault(text, fault);
        flaws.push({
            ...explained,
            start: explained.start + shift,
            end: explained.end + shift,
            mend: { message, certain, edit: { start: edit.start + shift, end: edit.end + shift, text: edit.text } },
        });
        text = mended;
        fault = next;
    }
    if (!fault)
        return flaws;
    const [flaw] = flaws;
    return [flaw?.mend ? { ...flaw, mend: { ...flaw.mend, certain: false } } : explainFault(source, first)];
}

// EXTERNAL MODULE: ./build/src/parse/yaml-slices.js
var yaml_slices = __webpack_require__(5972);
;// CONCATENATED MODULE: ./build/src/parse/parse-file.js










const FORMATS = {
    ".yaml": "yaml",
    ".yml": "yaml",
    ".md": "markdown",
    ".markdown": "markdown",
    ".json": "json",
    ".jsonl": "jsonl",
};
function formatOf(path) {
    if (path.endsWith(".md"))
        return "markdown";
    if (path.endsWith(".yaml"))
        return "yaml";
    const dot = path.lastIndexOf(".");
    const extension = path.slice(dot).toLowerCase();
    return dot > path.lastIndexOf("/") && Object.hasOwn(FORMATS, extension) ? FORMATS[extension] : undefined;
}
function parseFile(path, format, bytes, limits) {
    const nothing = { path, format, documents: [], body: undefined };
    if (bytes.length > limits.fileBytes)
        return { ...nothing, problems: [tooLarge(path, bytes.length, limits)] };
    const fast = readFast(path, format, bytes, limits);
    if (fast)
        return fast;
    const { text, problems } = (0,decode/* decode */.D)(path, bytes);
    if (text === undefined)
        return { ...nothing, problems };
    const { documents, flaws, body } = READERS[format](text, limits);
    if (flaws.length === 0)
        return { path, format, documents, body, problems };
    const lines = new parse_lines/* LineIndex */.rr(text);
    const found = flaws.map((flaw) => (0,parse_flaw/* flawToProblem */.ZG)(path, lines, flaw));
    return { path, format, documents, body, problems: [...problems, ...found] };
}
const READERS = {
    yaml: readStream,
    markdown: readMarkdown,
    json: (text, limits) => ({ ...(0,json_document/* readJsonDocument */.E)(text, { start: 0, end: text.length }, 0, limits), body: undefined }),
    jsonl: readLines,
};
function readStream(text, limits) {
    const carriage = (0,parse_frame/* loneCarriageReturn */.d)(text, 0, text.length);
    if (carriage)
        return { documents: [], flaws: [carriage], body: undefined };
    const slices = (0,yaml_slices/* sliceStream */.B)(text, 0, text.length, limits.documents + 1);
    const budget = yamlBudget(limits);
    const documents = [];
    const flaws = [];
    for (const [index, slice] of slices.slice(0, limits.documents).entries()) {
        const read = readSlice(text, slice, index, budget);
        documents.push(...read.documents);
        flaws.push(...read.flaws);
    }
    return { documents, flaws: [...flaws, ...tooMany(slices, limits)], body: undefined };
}
function readMarkdown(text, limits) {
    const frame = (0,parse_frame/* splitFrontMatter */.v)(text);
    if (frame.kind === "refused")
        return { documents: [], flaws: [frame.flaw], body: undefined };
    if (frame.kind === "none")
        return { documents: [], flaws: [], body: () => (0,markdown_body/* readMarkdownBody */.k)(text) };
    const { block } = frame;
    const body = () => (0,markdown_body/* readMarkdownBody */.k)(text.slice(frame.body));
    const [slice = block, second] = (0,yaml_slices/* sliceStream */.B)(text, block.start, block.end);
    if (second)
        return { documents: [], flaws: [secondDocument(text, second)], body };
    const { documents, flaws, empty } = readSlice(text, slice, 0, yamlBudget(limits));
    return empty ? { documents: [], flaws: [emptyFrontMatter(block)], body } : { documents, flaws, body };
}
function readLines(text, limits) {
    const slices = (0,json_document/* sliceLines */.i)(text, limits.documents + 1);
    const read = slices.slice(0, limits.documents).map((slice, index) => (0,json_document/* readJsonDocument */.E)(text, slice, index, limits));
    return {
        documents: read.flatMap(({ documents }) => documents),
        flaws: [...read.flatMap(({ flaws }) => flaws), ...tooMany(slices, limits)],
        body: undefined,
    };
}
function readSlice(text, { start, end }, index, budget) {
    const { content, flaws } = readYamlDocument(text.slice(start, end), budget);
    if (!content && flaws.length === 0) {
        return { documents: [{ index, value: null, scalarText: () => undefined }], flaws: [], empty: true };
    }
    if (!content)
        return { documents: [], flaws: flaws.map((flaw) => (0,parse_flaw/* shiftFlaw */.pY)(flaw, start)), empty: false };
    const { value, texts, empty } = content;
    return { documents: [{ index, value, scalarText: (pointer) => texts.textAt(value, pointer) }], flaws: [], empty };
}
function tooMany(slices, limits) {
    const next = slices[limits.documents];
    if (!next)
        return [];
    const message = `The file holds more than ${limits.documents} documents. Those from here on were not read.`;
    const mend = { message: "Split the file, or raise the limit in memory-steward.yml", certain: false };
    return [{ rule: parse_flaw/* RULE */.xZ.limit, start: next.start, end: next.start, message, mend }];
}
function secondDocument(text, { start }) {
    return {
        rule: parse_flaw/* RULE */.xZ.syntax,
        start,
        end: Math.max(text.indexOf("\n", start), start),
        message: "The front matter holds a second YAML document behind `...`.",
        mend: { message: "Remove the line `...`", certain: false },
    };
}
function emptyFrontMatter({ start, end }) {
    return {
        rule: parse_flaw/* RULE */.xZ.syntax,
        severity: "warning",
        start,
        end,
        message: "The front matter is empty.",
        mend: { message: "Write the record's fields, or remove the two lines of `---`", certain: false },
    };
}
function tooLarge(path, bytes, limits) {
    return {
        rule: parse_flaw/* RULE */.xZ.limit,
        message: `The file has ${bytes} bytes; files of up to ${limits.fileBytes} bytes are read.`,
        at: { path, range: place/* START_OF_FILE */.a },
        suggestion: { message: "Split the file, or raise the limit in memory-steward.yml", certain: false },
    };
}


/***/ }),

/***/ 2980:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ setOwn),
/* harmony export */   r: () => (/* binding */ ScalarTexts)
/* harmony export */ });
class ScalarTexts {
    #texts = new Map();
    note(pointer, value, text) {
        if (String(value) !== text)
            this.#texts.set(JSON.stringify(pointer), text);
    }
    textAt(root, pointer) {
        const value = valueAt(root, pointer);
        if (typeof value === "string")
            return value;
        if (typeof value !== "number" && typeof value !== "boolean" && value !== null)
            return undefined;
        return this.#texts.get(JSON.stringify(pointer)) ?? String(value);
    }
}
function valueAt(root, pointer) {
    let value = root;
    for (const step of pointer) {
        if (typeof value !== "object" || value === null || !Object.hasOwn(value, step))
            return undefined;
        value = Reflect.get(value, step);
    }
    return value;
}
function setOwn(target, key, value) {
    if (key === "__proto__") {
        Object.defineProperty(target, key, { value, writable: true, enumerable: true, configurable: true });
    }
    else {
        Reflect.set(target, key, value);
    }
}


/***/ }),

/***/ 321:
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

/***/ 559:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ composeYaml),
/* harmony export */   x: () => (/* binding */ fileTokens)
/* harmony export */ });
/* harmony import */ var _yaml_library_cjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8432);
/* harmony import */ var _yaml_fault_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2279);


const DOCUMENT_TOKENS = 300_000;
const FILE_TOKENS = 1_000_000;
const LOOK_BACKS = 10_000_000;
const LONG_SCALAR = 1_000;
const SPLIT = "Split the document";
const RAISE = "Write it more simply, or raise the limit in memory-steward.yml";
const OPTIONS = {
    version: "1.2",
    merge: false,
    resolveKnownTags: false,
    strict: true,
    stringKeys: true,
    uniqueKeys: false,
};
const HARMLESS_DIRECTIVE = /^%YAML[ \t]+1\.2[ \t]*$/;
class Stop extends Error {
    fault;
    constructor(fault) {
        super(fault.message);
        this.fault = fault;
    }
}
function fileTokens() {
    return { tokens: FILE_TOKENS };
}
function composeYaml(source, limits, budget, keepSourceTokens = false) {
    const composer = new _yaml_library_cjs__WEBPACK_IMPORTED_MODULE_0__/* .Composer */ .Dk({ ...OPTIONS, keepSourceTokens });
    const faults = [];
    const add = (fault) => {
        faults.push(fault);
        if (faults.length >= _yaml_fault_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_FAULTS */ .J)
            throw new Stop(fault);
    };
    observeErrors(composer, add);
    const documents = [];
    try {
        for (const token of boundedTokens(source, limits, budget)) {
            if (token.type === "error") {
                add(faultOf("UNEXPECTED_TOKEN", token.message, token.offset, token.source));
            }
            else {
                if (token.type === "directive" && !HARMLESS_DIRECTIVE.test(token.source)) {
                    add(faultOf("DIRECTIVE", "Directives are not read", token.offset, token.source));
                }
                documents.push(...composer.next(token));
            }
        }
        documents.push(...composer.end(true, source.length));
    }
    catch (error) {
        if (!(error instanceof Stop))
            throw error;
        return { document: undefined, faults: error.fault.code === "LIMIT" ? [error.fault] : faults.slice(0, 1) };
    }
    const [document, extra] = documents;
    if (extra)
        faults.push({ code: "MULTIPLE_DOCS", message: "Text behind `...`", ...rangeOf(extra) });
    return { document, faults };
}
function* boundedTokens(source, limits, budget) {
    const parser = new _yaml_library_cjs__WEBPACK_IMPORTED_MODULE_0__/* .Parser */ .iX();
    const stop = (message, advice, start = parser.offset) => {
        throw new Stop({ code: "LIMIT", message, advice, start, end: start + 1 });
    };
    let left = Math.min(DOCUMENT_TOKENS, budget.tokens);
    let aliases = 0;
    let scalar = false;
    let lookBack = 0;
    let leading = 0;
    let commented = false;
    for (const lexeme of new _yaml_library_cjs__WEBPACK_IMPORTED_MODULE_0__/* .Lexer */ .JG().lex(source)) {
        const weight = lexeme.length > LONG_SCALAR ? 1 + countLines(lexeme) : 1;
        budget.tokens -= weight;
        left -= weight;
        if (left < 0)
            stop("is too dense: it holds more keys, values and marks than are read", SPLIT);
        if (scalar) {
            scalar = false;
        }
        else {
            const first = lexeme[0];
            scalar = lexeme === _yaml_library_cjs__WEBPACK_IMPORTED_MODULE_0__/* .CST */ .DB.SCALAR;
            if (first === "*" && ++aliases > limits.aliases)
                stop(`holds more than ${limits.aliases} aliases`, RAISE);
            if (first === "\n" || first === "\r" || first === " " || first === "\t") {
                if (!commented)
                    leading++;
            }
            else if (first === "#") {
                commented = true;
                lookBack += leading;
                if (lookBack > LOOK_BACKS)
                    stop("holds too many comments behind too many blank lines", SPLIT);
            }
            else {
                leading = 0;
                commented = false;
            }
        }
        yield* parser.next(lexeme);
        const beyond = parser.stack[limits.depth + 1];
        if (_yaml_library_cjs__WEBPACK_IMPORTED_MODULE_0__/* .CST */ .DB.isCollection(beyond))
            stop(`nests collections more than ${limits.depth} deep`, RAISE, beyond.offset);
    }
    yield* parser.end();
}
function observeErrors(composer, add) {
    const handler = (place, code, message) => {
        if (typeof place === "number")
            add({ code, message, start: place, end: place + 1 });
        else if ("offset" in place)
            add(faultOf(code, message, place.offset, place.source));
        else
            add({ code, message, start: place[0], end: place[1] });
    };
    if (!Reflect.has(composer, "onError"))
        throw new Error("the yaml package no longer reports errors through onError");
    Reflect.set(composer, "onError", handler);
}
function faultOf(code, message, offset, source) {
    return { code, message, start: offset, end: offset + Math.max(source?.length ?? 1, 1) };
}
function countLines(text) {
    let lines = 0;
    for (let at = text.indexOf("\n"); at !== -1; at = text.indexOf("\n", at + 1))
        lines++;
    return lines;
}
function rangeOf(document) {
    const [start, end] = document.contents?.range ?? document.range;
    return { start, end };
}


/***/ }),

/***/ 2279:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ MAX_FAULTS),
/* harmony export */   m: () => (/* binding */ shorten)
/* harmony export */ });
const MAX_FAULTS = 100;
function shorten(text) {
    return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}


/***/ }),

/***/ 3595:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  g: () => (/* binding */ readYaml)
});

// EXTERNAL MODULE: ./build/src/parse/yaml-compose.js
var yaml_compose = __webpack_require__(559);
// EXTERNAL MODULE: ./build/src/parse/yaml-library.cjs
var yaml_library = __webpack_require__(8432);
// EXTERNAL MODULE: ./build/src/parse/scalar-texts.js
var scalar_texts = __webpack_require__(2980);
// EXTERNAL MODULE: ./build/src/parse/yaml-fault.js
var yaml_fault = __webpack_require__(2279);
;// CONCATENATED MODULE: ./build/src/parse/yaml-value.js



const EXPANDED_NODES = 10_000;
function readYamlValue(document, limits) {
    const reader = new ValueReader(limits);
    const value = reader.read(document.contents);
    return { value, faults: reader.faults, texts: reader.texts };
}
class ValueReader {
    faults = [];
    texts = new scalar_texts/* ScalarTexts */.r();
    #limits;
    #anchors = new Map();
    #targets = new Map();
    #path = [];
    #expanding = 0;
    #alias;
    #expanded = 0;
    constructor(limits) {
        this.#limits = limits;
    }
    read(node) {
        if (this.#expanding > 0 && ++this.#expanded > EXPANDED_NODES)
            return null;
        if ((0,yaml_library/* isAlias */.Vj)(node))
            return this.#readAlias(node);
        if (!(0,yaml_library/* isScalar */.jn)(node) && !(0,yaml_library/* isMap */.jh)(node) && !(0,yaml_library/* isSeq */.oP)(node))
            return null;
        const anchor = node.anchor === undefined || this.#expanding > 0 ? undefined : { node, open: true };
        if (anchor && node.anchor !== undefined)
            this.#anchors.set(node.anchor, anchor);
        const value = (0,yaml_library/* isScalar */.jn)(node) ? this.#readScalar(node) : this.#readCollection(node);
        if (anchor)
            anchor.open = false;
        return value;
    }
    #readScalar(node) {
        const { value, source } = node;
        if (typeof value === "number" || typeof value === "boolean" || value === null) {
            this.texts.note(this.#path, value, source ?? "");
        }
        return value;
    }
    #readCollection(node) {
        const depth = this.#path.length + 1;
        if (depth > this.#limits.depth) {
            this.#limit(this.#alias ?? node, `nests collections more than ${this.#limits.depth} deep`);
            return null;
        }
        if ((0,yaml_library/* isSeq */.oP)(node)) {
            return node.items.map((item, index) => this.#readAt(index, item));
        }
        const result = {};
        const keys = new Map();
        for (const { key, value } of (0,yaml_library/* isMap */.jh)(node) ? node.items : []) {
            if (!(0,yaml_library/* isScalar */.jn)(key) || typeof key.value !== "string")
                continue;
            const name = key.value;
            if (key.anchor !== undefined && this.#expanding === 0)
                this.#anchors.set(key.anchor, { node: key, open: false });
            const span = spanOf(key);
            const first = keys.get(name);
            if (first)
                this.#duplicate(name, span, first);
            else
                keys.set(name, span);
            if (span.end === span.start) {
                this.#add({ code: "NAMELESS_KEY", message: "", start: span.start, end: span.start + 1 });
            }
            (0,scalar_texts/* setOwn */.P)(result, name, this.#readAt(name, value));
        }
        return result;
    }
    #readAt(step, node) {
        this.#path.push(step);
        const value = this.read(node);
        this.#path.pop();
        return value;
    }
    #readAlias(node) {
        const known = this.#targets.get(node);
        const target = known ?? this.#anchors.get(node.source);
        if (!target || target.open) {
            const message = target ? "stands inside the value that it names" : "names no anchor that stands before it";
            this.#add({ code: "ALIAS_TARGET", message, ...spanOf(node) });
            return null;
        }
        if (!known)
            this.#targets.set(node, target);
        if (this.#expanding++ === 0)
            this.#alias = node;
        const value = this.read(target.node);
        if (--this.#expanding === 0 && this.#expanded > EXPANDED_NODES) {
            this.#limit(node, `grows by more than ${EXPANDED_NODES} values through its aliases`);
        }
        return value;
    }
    #duplicate(name, span, first) {
        if (this.#expanding > 0)
            return;
        const path = [...this.#path, name];
        this.#add({ code: "DUPLICATE_KEY", message: name, ...span, duplicate: { path, first } });
    }
    #add(fault) {
        if (this.faults.length < yaml_fault/* MAX_FAULTS */.J)
            this.faults.push(fault);
    }
    #limit(node, message) {
        if (this.faults.some(({ code }) => code === "LIMIT"))
            return;
        const advice = "Write it more simply: nest less, and repeat values in place of naming them with aliases";
        this.#add({ code: "LIMIT", message, advice, ...spanOf(node) });
    }
}
function spanOf(node) {
    const [start, end] = node.range ?? [0, 0];
    return { start, end };
}

;// CONCATENATED MODULE: ./build/src/parse/yaml-read.js


function readYaml(source, limits, tokens) {
    const { document, faults } = (0,yaml_compose/* composeYaml */.e)(source, limits, tokens);
    if (faults.length > 0 || !document)
        return { faults };
    const read = readYamlValue(document, limits);
    if (read.faults.length > 0)
        return { faults: read.faults };
    const range = document.contents?.range;
    return { content: { ...read, empty: !range || range[0] === range[1] }, faults };
}


/***/ }),

/***/ 5972:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ sliceStream)
/* harmony export */ });
const MARKER = /(?:^|\n)(---|\.\.\.)(?=[ \t\r\n]|$)/g;
function sliceStream(text, start = 0, end = text.length, atMost = Infinity) {
    const region = start === 0 && end === text.length ? text : text.slice(start, end);
    const slices = [];
    let from = 0;
    let opened = false;
    for (const match of region.matchAll(MARKER)) {
        if (slices.length >= atMost)
            return slices;
        const at = match.index + (match[0].length - 3);
        if (match[1] === "...") {
            const feed = region.indexOf("\n", at);
            const next = feed === -1 ? region.length : feed + 1;
            slices.push({ start: start + from, end: start + next });
            from = next;
            opened = false;
        }
        else {
            if (opened || !isPrelude(region, from, at)) {
                slices.push({ start: start + from, end: start + at });
                from = at;
            }
            opened = true;
        }
    }
    if (opened || !isPrelude(region, from, region.length) || hasDirective(region, from)) {
        slices.push({ start: start + from, end: start + region.length });
    }
    return slices;
}
function isPrelude(text, from, to) {
    for (let at = from; at < to;) {
        const feed = text.indexOf("\n", at);
        const next = feed === -1 ? to : feed + 1;
        if (text[at] !== "%") {
            let first = at;
            while (text[first] === " " || text[first] === "\t")
                first++;
            const char = text[first];
            const blank = first >= to || char === "\n" || (char === "\r" && first + 1 === feed);
            if (!blank && char !== "#")
                return false;
        }
        at = next;
    }
    return true;
}
function hasDirective(text, from) {
    return text[from] === "%" || text.includes("\n%", from);
}


/***/ }),

/***/ 2086:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ renderAnnotations)
/* harmony export */ });
/* harmony import */ var _memory_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8104);
/* harmony import */ var _repository_path_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1800);
/* harmony import */ var _selection_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3906);
/* harmony import */ var _source_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8659);
/* harmony import */ var _visible_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9652);
/* harmony import */ var _wording_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(244);






const LEVELS = { error: "error", warning: "warning", note: "notice" };
const MESSAGE_BYTES = 4096;
function renderAnnotations(report, { perLevel, total } = { perLevel: 10, total: 50 }) {
    const open = report.findings.filter(({ accepted }) => accepted === undefined);
    const shown = _memory_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .SEVERITIES */ .oC.flatMap((severity) => (0,_selection_js__WEBPACK_IMPORTED_MODULE_1__/* .spread */ .il)(open.filter((finding) => finding.severity === severity), ({ path }) => path).slice(0, perLevel)).slice(0, total);
    return [
        ...shown.map((finding) => command(finding, report.root)),
        `${(0,_wording_js__WEBPACK_IMPORTED_MODULE_3__/* .number */ .ai)(shown.length)} of ${(0,_wording_js__WEBPACK_IMPORTED_MODULE_3__/* .number */ .ai)(open.length)} findings shown as annotations, worst first.`,
    ];
}
function command(finding, root) {
    const { start, end } = finding.range;
    const properties = [
        ["file", (0,_visible_text_js__WEBPACK_IMPORTED_MODULE_2__/* .visible */ .RK)((0,_repository_path_js__WEBPACK_IMPORTED_MODULE_4__/* .repositoryPath */ .S)(root, finding.path))],
        ["line", String(start.line)],
        ["endLine", String((0,_source_text_js__WEBPACK_IMPORTED_MODULE_5__/* .lastLineOf */ .S)(finding.range))],
    ];
    if (start.line === end.line) {
        properties.push(["col", String(start.column)], ["endColumn", String(Math.max(start.column, end.column - 1))]);
    }
    properties.push(["title", (0,_visible_text_js__WEBPACK_IMPORTED_MODULE_2__/* .visibleStart */ .db)(finding.rule, 200)]);
    const list = properties.map(([name, value]) => `${name}=${escapeProperty(value)}`).join(",");
    return `::${LEVELS[finding.severity]} ${list}::${escapeData(messageOf(finding))}`;
}
function messageOf({ message, suggestion, record }) {
    const rest = [
        ...(suggestion ? [`\nMend: ${(0,_visible_text_js__WEBPACK_IMPORTED_MODULE_2__/* .clipBytes */ .Wp)((0,_visible_text_js__WEBPACK_IMPORTED_MODULE_2__/* .visible */ .RK)(suggestion.message), 1000)}`] : []),
        ...(record === undefined ? [] : [`\nRecord: ${(0,_visible_text_js__WEBPACK_IMPORTED_MODULE_2__/* .clipBytes */ .Wp)((0,_visible_text_js__WEBPACK_IMPORTED_MODULE_2__/* .visible */ .RK)(record), 400)}`]),
    ].join("");
    return (0,_visible_text_js__WEBPACK_IMPORTED_MODULE_2__/* .clipBytes */ .Wp)((0,_visible_text_js__WEBPACK_IMPORTED_MODULE_2__/* .visible */ .RK)(message), MESSAGE_BYTES - Buffer.byteLength(rest)) + rest;
}
function escapeData(text) {
    return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}
function escapeProperty(text) {
    return escapeData(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}


/***/ }),

/***/ 1446:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ describeFailure)
/* harmony export */ });
/* harmony import */ var _visible_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9652);
/* harmony import */ var _memory_user_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9785);


function describeFailure(error, version) {
    if (error instanceof _memory_user_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y) {
        const advice = error.advice === undefined ? "" : `  ${harmless(error.advice)}\n`;
        return { text: `memory-steward: ${harmless(error.message)}\n${advice}`, exitCode: 2 };
    }
    const detail = error instanceof Error ? (error.stack ?? error.message) : String(error);
    const lines = detail.split("\n", STACK_LINES).map(harmless);
    return {
        text: `memory-steward ${version} failed by a fault of its own; nothing was written after this point.\nPlease report it with these lines:\n${lines.join("\n")}\n`,
        exitCode: 3,
    };
}
const LONGEST = 4000;
const STACK_LINES = 40;
function harmless(text) {
    return (0,_visible_text_js__WEBPACK_IMPORTED_MODULE_0__/* .visibleStart */ .db)(text, LONGEST);
}


/***/ }),

/***/ 5766:
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

/***/ 196:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ renderJson)
/* harmony export */ });
/* harmony import */ var _json_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5766);

function renderJson(report) {
    const { comparison } = report;
    return (0,_json_text_js__WEBPACK_IMPORTED_MODULE_0__/* .jsonText */ .s)({
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
        findings: report.findings.map(findingOf),
    });
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


/***/ }),

/***/ 4407:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DV: () => (/* binding */ codeBlock),
/* harmony export */   FV: () => (/* binding */ escapeMarkdown),
/* harmony export */   Hj: () => (/* binding */ escapeWithin),
/* harmony export */   MZ: () => (/* binding */ codeCell),
/* harmony export */   SS: () => (/* binding */ codeSpan),
/* harmony export */   aV: () => (/* binding */ proseLine),
/* harmony export */   qy: () => (/* binding */ proseCell),
/* harmony export */   sP: () => (/* binding */ BREAK)
/* harmony export */ });
/* unused harmony export proseParts */
/* harmony import */ var _visible_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9652);

const BREAK = "\u200B";
const LIVE = [
    [/@/g, `@${BREAK}`],
    [/#/g, `#${BREAK}`],
    [/\b(GH)-/gi, `$1${BREAK}-`],
    [/:(?=\/\/)/g, `:${BREAK}`],
    [/\b(www)\./gi, `$1${BREAK}.`],
    [/:(?=[\w+-]+:)/g, `:${BREAK}`],
];
const COMMIT_ID = /\b[0-9a-f]{7,40}\b/gi;
const COMMIT_ID_PIECE = /.{6}(?=.)/g;
const SYNTAX = /[\\`*_{}[\]<>&!|~$^#@]/g;
const BLOCK_START = /^(?:[-+=]|\d{1,9}(?=[.)]))/;
function escapeMarkdown(text) {
    let result = (0,_visible_text_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(text).trim();
    for (const [pattern, replacement] of LIVE)
        result = result.replace(pattern, replacement);
    return result
        .replace(COMMIT_ID, (id) => id.replace(COMMIT_ID_PIECE, `$&${BREAK}`))
        .replace(SYNTAX, entity)
        .replace(BLOCK_START, (start) => entity(start.slice(0, 1)) + start.slice(1));
}
function entity(character) {
    return `&#${character.charCodeAt(0)};`;
}
function codeSpan(text) {
    const content = (0,_visible_text_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(text);
    if (content.trim() === "")
        return '`""`';
    const fence = "`".repeat(longestRun(content) + 1);
    const pad = /^[` ]|[` ]$/.test(content) ? " " : "";
    return fence + pad + content + pad + fence;
}
function codeCell(text) {
    return codeSpan(text.replaceAll("|", "\\x7C"));
}
const ID = /^[\p{L}\p{N}][\p{L}\p{N}.-]*:[\p{L}\p{N}][^\s]*$/u;
const PATH = /^(?=[^.-]*[.-])[\w.-]+(?:\/[\w.-]+)+$/;
const COMMIT_LIKE = /\b(?=[a-f]*\d)[0-9a-f]{7,40}\b/i;
const OPENING = /^["'(]*/;
const CLOSING = /["'),.;:!?]*$/;
function proseCell(text) {
    return markdownOf(proseParts(text), codeCell);
}
function proseLine(text) {
    return markdownOf(proseParts(text), codeSpan);
}
function proseParts(text) {
    const parts = [];
    let prose = "";
    for (const [at, word] of (0,_visible_text_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(text).trim().split(" ").entries()) {
        if (at > 0)
            prose += " ";
        const found = codeIn(word);
        if (!found)
            prose += word;
        else {
            parts.push({ text: prose + found.before, isCode: false }, { text: found.core, isCode: true });
            prose = found.after;
        }
    }
    return [...parts, { text: prose, isCode: false }].filter((part) => part.text !== "");
}
function codeIn(word) {
    const opening = OPENING.exec(word)?.[0] ?? "";
    const closing = CLOSING.exec(word.slice(opening.length))?.[0] ?? "";
    const core = word.slice(opening.length, word.length - closing.length);
    const isLive = LIVE.some(([pattern]) => core.search(pattern) !== -1);
    if (!isLive && !ID.test(core) && !PATH.test(core) && !COMMIT_LIKE.test(core))
        return undefined;
    const isQuoted = opening.endsWith('"') && closing.startsWith('"');
    const [before, after] = isQuoted ? [opening.slice(0, -1), closing.slice(1)] : [opening, closing];
    return { before, core, after };
}
function markdownOf(parts, code) {
    return parts.map(({ text, isCode }) => (isCode ? code(text) : escapeWithin(text))).join("");
}
function escapeWithin(text) {
    const shown = (0,_visible_text_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(text);
    if (shown.trim() === "")
        return shown === "" ? "" : " ";
    const [before, after] = [/^\s/.test(shown) ? " " : "", /\s$/.test(shown) ? " " : ""];
    return before + escapeMarkdown(shown) + after;
}
function codeBlock(language, lines) {
    const content = lines.map(_visible_text_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK);
    const fence = "`".repeat(Math.max(3, ...content.map((line) => longestRun(line) + 1)));
    return [fence + language, ...content, fence].join("\n");
}
function longestRun(text) {
    let longest = 0;
    for (const [run] of text.matchAll(/`+/g))
        longest = Math.max(longest, run.length);
    return longest;
}


/***/ }),

/***/ 7670:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  G: () => (/* binding */ renderMarkdown)
});

// UNUSED EXPORTS: JOB_SUMMARY_BYTES

;// CONCATENATED MODULE: ./build/src/report/budget.js
class Budget {
    #left;
    constructor(bytes) {
        this.#left = bytes;
    }
    take(piece) {
        const size = Buffer.byteLength(piece) + 1;
        if (size > this.#left)
            return false;
        this.#left -= size;
        return true;
    }
}

// EXTERNAL MODULE: ./build/src/report/markdown-escape.js
var markdown_escape = __webpack_require__(4407);
// EXTERNAL MODULE: ./build/src/report/repository-path.js
var repository_path = __webpack_require__(1800);
// EXTERNAL MODULE: ./build/src/report/suggestion-diff.js
var suggestion_diff = __webpack_require__(848);
// EXTERNAL MODULE: ./build/src/report/visible-text.js
var visible_text = __webpack_require__(9652);
// EXTERNAL MODULE: ./build/src/report/wording.js
var wording = __webpack_require__(244);
;// CONCATENATED MODULE: ./build/src/report/markdown-rows.js





const MARKS = { error: "❌", warning: "⚠️", note: "ℹ️" };
const MESSAGE_LIMIT = 500;
const NAME_LIMIT = 200;
const PATH_LIMIT = 300;
const DIFF_LINES = 20;
const DIFF_COLUMNS = 200;
const REPEAT_PLACES = 3;
function fileHead(path) {
    const title = (0,markdown_escape/* codeSpan */.SS)((0,visible_text/* clip */.$Q)(path, PATH_LIMIT));
    return `\n### ${title}\n\n| | Place | Problem | Mend |\n| --- | --- | --- | --- |`;
}
function findingRow(finding, lineUrl) {
    const { severity, path, range, rule, record, message, suggestion } = finding;
    const place = (0,wording/* lineAndColumn */.q1)(range.start);
    const url = lineUrl(path, range.start.line);
    const names = [rule, ...(record === undefined ? [] : [record])].map((name) => (0,markdown_escape/* codeCell */.MZ)((0,visible_text/* clip */.$Q)(name, NAME_LIMIT)));
    return row([
        `${MARKS[severity]} ${severity}`,
        url === undefined ? place : `[${place}](${url})`,
        `${(0,markdown_escape/* proseCell */.qy)((0,visible_text/* clip */.$Q)(message, MESSAGE_LIMIT))}<br>${names.join(" · ")}`,
        suggestion ? (0,markdown_escape/* proseCell */.qy)((0,visible_text/* clip */.$Q)(suggestion.message, MESSAGE_LIMIT)) : "",
    ]);
}
const REPEATS_HEAD = "\n### More of the same\n\n| | More | Shared | First places |\n| --- | ---: | --- | --- |";
function repeatRow({ severity, rule, cause, leftOut, first }) {
    const places = first
        .slice(0, REPEAT_PLACES)
        .map(({ path, range }) => (0,markdown_escape/* codeCell */.MZ)(`${(0,visible_text/* clip */.$Q)(path, NAME_LIMIT)}:${(0,wording/* lineAndColumn */.q1)(range.start)}`));
    return row([
        `${MARKS[severity]} ${severity}`,
        (0,wording/* number */.ai)(leftOut),
        `${(0,markdown_escape/* codeCell */.MZ)((0,visible_text/* clip */.$Q)(cause, NAME_LIMIT))}<br>${(0,markdown_escape/* codeCell */.MZ)((0,visible_text/* clip */.$Q)(rule, NAME_LIMIT))}`,
        places.join("<br>"),
    ]);
}
function ruleTable(findings) {
    const rules = new Map();
    for (const { rule, severity } of findings) {
        const counts = rules.get(rule) ?? { error: 0, warning: 0, note: 0 };
        counts[severity]++;
        rules.set(rule, counts);
    }
    const rows = [...rules]
        .sort(([a, x], [b, y]) => y.error - x.error || y.warning - x.warning || y.note - x.note || (a < b ? -1 : 1))
        .map(([rule, counts]) => row([
        (0,markdown_escape/* codeCell */.MZ)((0,visible_text/* clip */.$Q)(rule, NAME_LIMIT)),
        ...[counts.error, counts.warning, counts.note].map((count) => (count > 0 ? (0,wording/* number */.ai)(count) : "")),
    ]));
    return { head: "\n| Rule | Errors | Warnings | Notes |\n| --- | ---: | ---: | ---: |", rows };
}
function suggestionBlock({ suggestion, rule }, sourceOf) {
    const hunks = suggestion ? (0,suggestion_diff/* suggestionDiff */.q)(suggestion.edits, sourceOf) : [];
    if (hunks.length === 0)
        return undefined;
    const lines = [];
    for (const { path, line, removed, added } of hunks) {
        lines.push(`@@ ${(0,visible_text/* clip */.$Q)(path, PATH_LIMIT)}:${line} @@`);
        for (const text of removed)
            lines.push(`-${(0,visible_text/* clip */.$Q)(text, DIFF_COLUMNS)}`);
        for (const text of added)
            lines.push(`+${(0,visible_text/* clip */.$Q)(text, DIFF_COLUMNS)}`);
    }
    const shown = lines.slice(0, DIFF_LINES);
    if (shown.length < lines.length)
        shown.push(`… ${(0,wording/* number */.ai)(lines.length - shown.length)} more lines`);
    return `\n${(0,markdown_escape/* codeSpan */.SS)((0,visible_text/* clip */.$Q)(rule, NAME_LIMIT))}\n\n${(0,markdown_escape/* codeBlock */.DV)("diff", shown)}`;
}
function lineUrls(base, root) {
    return (path, line) => {
        const whole = (0,repository_path/* repositoryPath */.S)(root, path);
        const leavesBase = whole.split("/").some((segment) => segment === "." || segment === "..");
        if (base === undefined || leavesBase)
            return undefined;
        return `${base}/${(0,repository_path/* encodePath */.O)(whole)}#L${line}`;
    };
}
function row(cells) {
    return `| ${cells.join(" | ")} |`;
}

// EXTERNAL MODULE: ./build/src/report/selection.js
var report_selection = __webpack_require__(3906);
// EXTERNAL MODULE: ./build/src/report/source-text.js
var source_text = __webpack_require__(8659);
;// CONCATENATED MODULE: ./build/src/report/markdown.js







const JOB_SUMMARY_BYTES = 1024 * 1024 - 64 * 1024;
const SMALLEST_BYTES = 8 * 1024;
const MAX_FINDINGS = 500;
const REPEATS_SHOWN = 10;
const CAUSES_LISTED = 50;
const DIFFS_SHOWN = 20;
const RULE_TABLE_FROM = 12;
function renderMarkdown(report, options = {}) {
    const findings = report.findings.filter(({ accepted }) => accepted === undefined);
    const footer = footerOf(report);
    const fixed = [...headOf(report), shownLine(findings.length, findings.length, findings.length, true), footer].join("\n");
    const bytes = Math.max(SMALLEST_BYTES, options.bytes ?? JOB_SUMMARY_BYTES);
    const budget = new Budget(bytes - Buffer.byteLength(fixed) - 1024);
    const rules = findings.length < RULE_TABLE_FROM ? [] : ruleRows(findings, budget);
    const limits = { findings: options.maxFindings ?? MAX_FINDINGS, repeats: REPEATS_SHOWN };
    const selection = (0,report_selection/* select */.Lt)(findings, limits);
    const { lines, shown } = fileSections(selection.shown, lineUrls(options.linkBase, report.root), budget);
    const repeats = repeatRows(selection.repeats, budget);
    const edits = options.textOf ? editSection(selection.shown.slice(0, shown), options.textOf, budget) : [];
    const isCut = shown < findings.length;
    const body = isCut ? [shownLine(shown, findings.length, selection.repeated, false)] : [];
    return [...headOf(report), ...body, ...rules, ...lines, ...repeats, ...edits, footer].join("\n") + "\n";
}
function headOf(report) {
    const { counts, comparison, verdict } = report;
    const accepted = (0,wording/* acceptedCounts */.y_)(counts);
    const lines = [
        `## ${verdict === "fail" ? "❌" : "✅"} Memory check: ${verdict}`,
        "",
        (0,wording/* isEmpty */.Im)(report)
            ? "**No records yet.**"
            : `**${(0,wording/* findingCounts */.s_)(counts).replace("no ", "No ")}** ${(0,wording/* extent */.Xx)(report)}.${accepted ? ` Accepted: ${accepted}.` : ""}`,
    ];
    if (comparison)
        lines.push(`${(0,wording/* comparisonLine */.iF)(comparison, (commit) => (0,markdown_escape/* codeSpan */.SS)((0,visible_text/* clip */.$Q)(commit, 80)))}.`);
    return lines;
}
function shownLine(shown, total, repeated, longest) {
    const rest = [
        ...(repeated > 0 || longest ? [`${(0,wording/* number */.ai)(repeated)} repeat a cause`] : []),
        ...(total - shown - repeated > 0 || longest ? [`${(0,wording/* number */.ai)(total - shown - repeated)} left out`] : []),
    ];
    return `\n${(0,wording/* number */.ai)(shown)} of ${(0,wording/* number */.ai)(total)} findings shown, worst first (${rest.join(", ")}).`;
}
function footerOf(report) {
    const digests = [report.sourceDigest, report.ontologyDigest].map((digest) => (0,markdown_escape/* codeSpan */.SS)(digest.slice(0, 19)));
    const [sources, ontology] = digests;
    const layout = (0,markdown_escape/* codeSpan */.SS)((0,visible_text/* clip */.$Q)(report.layout, 200));
    return `\nmemory-steward ${report.steward}, layout ${layout}, sources ${sources}, ontology ${ontology}`;
}
function ruleRows(findings, budget) {
    const { head, rows } = ruleTable(findings);
    return fitting(head, rows, rows.length, budget, (count) => `\n${(0,wording/* plural */.LS)(count, "further rule")}`);
}
function fileSections(findings, lineUrl, budget) {
    const rows = new Map();
    const heads = new Set();
    for (const finding of findings) {
        const row = findingRow(finding, lineUrl);
        const isNew = !heads.has(finding.path);
        if (!budget.take(isNew ? `${fileHead(finding.path)}\n${row}` : row))
            break;
        heads.add(finding.path);
        rows.set(finding, row);
    }
    const lines = (0,report_selection/* byFile */.y9)([...rows.keys()]).flatMap(([path, list]) => [
        fileHead(path),
        ...list.map((finding) => rows.get(finding) ?? ""),
    ]);
    return { lines, shown: rows.size };
}
function repeatRows(repeats, budget) {
    const rows = repeats.map(repeatRow);
    return fitting(REPEATS_HEAD, rows, CAUSES_LISTED, budget, (count) => `\n${(0,wording/* plural */.LS)(count, "further cause")}`);
}
function editSection(findings, textOf, budget) {
    const withEdits = findings.filter(({ suggestion }) => suggestion !== undefined && suggestion.edits.length > 0);
    const sourceOf = (path) => {
        const text = textOf(path);
        return text === undefined ? undefined : new source_text/* SourceText */.D(text);
    };
    const headOf = (count) => `\n<details><summary>${(0,wording/* number */.ai)(count)} of ${(0,wording/* plural */.LS)(withEdits.length, "suggested edit")}</summary>`;
    const tail = "\n</details>";
    const blocks = [];
    if (!budget.take(`${headOf(withEdits.length)}\n${tail}`))
        return [];
    for (const finding of withEdits) {
        const block = suggestionBlock(finding, sourceOf);
        if (block === undefined)
            continue;
        if (blocks.length === DIFFS_SHOWN || !budget.take(block))
            break;
        blocks.push(block);
    }
    return blocks.length === 0 ? [] : [headOf(blocks.length), ...blocks, tail];
}
function fitting(head, rows, limit, budget, restOf) {
    if (rows.length === 0 || !budget.take(`${head}\n${restOf(rows.length)}`))
        return [];
    const shown = [];
    for (const row of rows.slice(0, limit)) {
        if (!budget.take(row))
            break;
        shown.push(row);
    }
    const rest = rows.length - shown.length;
    if (shown.length === 0)
        return [];
    return [head, ...shown, ...(rest > 0 ? [restOf(rest)] : [])];
}


/***/ }),

/***/ 1800:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ encodePath),
/* harmony export */   S: () => (/* binding */ repositoryPath)
/* harmony export */ });
function repositoryPath(root, path) {
    return root === "" ? path : `${root}/${path}`;
}
function encodePath(path) {
    return path
        .replace(/\p{Cs}/gu, "\uFFFD")
        .split("/")
        .map((segment) => encodeURIComponent(segment).replace(/[!'()*~]/g, percent))
        .join("/");
}
function percent(character) {
    return `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
}


/***/ }),

/***/ 6279:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ exampleBlocks)
/* harmony export */ });
/* unused harmony export exampleMarkdown */
/* harmony import */ var _markdown_escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4407);
/* harmony import */ var _visible_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9652);


const LANGUAGES = new Map([
    ["yaml", "yaml"],
    ["yml", "yaml"],
    ["md", "markdown"],
    ["json", "json"],
    ["jsonl", "json"],
]);
const BYTES_SHOWN = 16;
const LINES_SHOWN = 60;
function exampleBlocks(example, at) {
    const place = at === undefined ? undefined : parsePlace(at);
    const { before, files } = example;
    const blocks = [];
    for (const [path, text] of Object.entries(before ?? {})) {
        if (files[path] !== text)
            blocks.push(textBlock(path, text, ", on the target branch"));
    }
    const suffix = before ? ", in the change" : "";
    for (const [path, text] of Object.entries(files)) {
        const side = before?.[path] === text ? ", on both sides" : suffix;
        blocks.push(textBlock(path, text, side, place?.path === path ? place : undefined));
    }
    for (const path of Object.keys(before ?? {})) {
        if (!Object.hasOwn(files, path))
            blocks.push(textBlock(path, null, suffix));
    }
    for (const [path, file] of Object.entries(example.oddFiles ?? {}))
        blocks.push(oddBlock(path, file, suffix));
    for (const path of example.conflicts ?? []) {
        blocks.push({
            title: (0,_visible_text_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .RK)(path),
            language: "",
            lines: ["changed on the target branch and here, in ways that do not merge"],
        });
    }
    return blocks.length > 0 ? blocks : [{ title: "none of these files", language: "", lines: [] }];
}
function exampleMarkdown(blocks) {
    return blocks
        .map(({ title, language, lines }) => lines.length === 0 ? `${title}\n` : `\`${title}\`\n\n${codeBlock(language, lines)}\n`)
        .join("\n");
}
function parsePlace(at) {
    const match = /^(.*):(\d+):(\d+)$/s.exec(at);
    if (!match)
        throw new Error(`not a place: ${at}`);
    return { path: match[1] ?? "", line: Number(match[2]), column: Number(match[3]) };
}
function textBlock(path, text, suffix, place) {
    const title = (0,_visible_text_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .RK)(path) + suffix;
    if (text === null)
        return { title, language: "", lines: ["(removed)"] };
    const all = text.replace(/\n$/, "").split("\n");
    const from = Math.max(0, Math.min((place?.line ?? 1) - LINES_SHOWN / 2, all.length - LINES_SHOWN));
    const lines = [];
    all.slice(from, from + LINES_SHOWN).forEach((line, index) => {
        const shown = (0,_visible_text_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .RK)(line);
        lines.push(shown);
        if (place?.line !== from + index + 1)
            return;
        lines.push(`${" ".repeat((0,_visible_text_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .RK)(line.slice(0, place.column - 1)).length)}^`);
    });
    if (from > 0)
        lines.unshift("…");
    if (from + LINES_SHOWN < all.length)
        lines.push("…");
    return { title, language: LANGUAGES.get(path.slice(path.lastIndexOf(".") + 1)) ?? "", lines };
}
function oddBlock(path, { content, mode }, suffix) {
    const title = (0,_visible_text_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .RK)(path) + suffix;
    if (content instanceof Error)
        return { title, language: "", lines: [`(cannot be read: ${(0,_visible_text_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .RK)(content.message)})`] };
    if (mode === "120000" && typeof content === "string")
        return { title, language: "", lines: [`(symlink to ${(0,_visible_text_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .RK)(content)})`] };
    if (mode === "160000")
        return { title, language: "", lines: ["(submodule)"] };
    if (typeof content === "string")
        return textBlock(path, content, suffix);
    const bytes = [...content.slice(0, BYTES_SHOWN)].map((byte) => byte.toString(16).toUpperCase().padStart(2, "0"));
    const rest = content.length > BYTES_SHOWN ? " …" : "";
    return { title, language: "", lines: [`(bytes ${bytes.join(" ")}${rest})`] };
}


/***/ }),

/***/ 1110:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AD: () => (/* binding */ rulePageAddress),
/* harmony export */   lg: () => (/* binding */ byArea)
/* harmony export */ });
/* unused harmony exports rulePagePath, rulePage, ruleIndex */
/* harmony import */ var _rule_example_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6279);
/* harmony import */ var _wording_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(244);


const DOCUMENTATION = "https://github.com/memory-steward/memory-steward/blob/main/";
const NOTICE = "<!-- Generated from the rules by scripts/generate-docs.ts. Do not edit. -->\n";
function rulePagePath(id) {
    return `docs/rules/${pageName(id)}`;
}
function rulePageAddress(id) {
    return DOCUMENTATION + rulePagePath(id);
}
function rulePage(rule) {
    const { id, title, severity, rationale, remedy, source, locked, mends, bad, good } = rule;
    return `${NOTICE}
# ${title}

| | |
| --- | --- |
| Rule | \`${id}\` |
| Severity | ${severity}${locked ? ", locked: no setting lowers it" : ""} |
| Asked for by | ${source} |
| Mended by \`fix\` | ${mends ?? "no"} |

## Why

${rationale}

## What to do

${remedy}

## Bad

${exampleMarkdown(exampleBlocks(bad, bad.at))}
Reported at \`${bad.at}\`.

## Good

${exampleMarkdown(exampleBlocks(good))}
${locked ? lockedAdvice(rule) : settingAdvice(rule)}
${waiverAdvice(rule)}`;
}
function settingAdvice({ id, severity }) {
    const other = severity === "warning" ? "error" : "warning";
    return `## Give it another weight

In \`ontology/validation-rules.yaml\`, or in \`memory-steward.yml\`, which wins:

\`\`\`yaml
severities:
  ${id}: ${other} # error, warning, note or off
\`\`\`
`;
}
function lockedAdvice({ id }) {
    return `## Its weight is locked

\`severities\` does not reach \`${id}\`, and the baseline does not accept it. One place can be waived, for a time and by name.
`;
}
function waiverAdvice({ id }) {
    return `## Accept one place for a time

In \`memory-steward.waivers.yaml\`; [configuration](../configuration.md) describes the file:

\`\`\`yaml
waivers:
  - rule: ${id}
    subject: ${SUBJECT} # id of the record, or path of the file
    actor: team:platform
    reason: Why it may stand until then.
    expires: 2027-03-31
\`\`\`
`;
}
const SUBJECT = "service:registry-mirror";
function ruleIndex(rules) {
    const tables = [...byArea(rules)].map(([area, list]) => {
        const rows = list.map(({ id, severity, locked, mends, title }) => `| [\`${id}\`](${pageName(id)}) | ${severity}${locked ? ", locked" : ""} | ${mends === undefined ? "" : "yes"} | ${title} |`);
        return `## ${area}\n\n| Rule | Severity | Mended by \`fix\` | What is wrong |\n| --- | --- | --- | --- |\n${rows.join("\n")}\n`;
    });
    return `${NOTICE}
# Rules

${plural(rules.length, "rule")}. \`memory-steward explain RULE\` prints a page of these on the terminal, \`memory-steward rules\` the table.
An error makes the check fail, a warning shows, a note informs. [Configuration](../configuration.md) says how to give a rule
another weight, and how to accept what it finds.

${tables.join("\n")}`;
}
function byArea(rules) {
    const areas = new Map();
    for (const rule of rules) {
        const area = rule.id.slice(0, rule.id.indexOf("/"));
        const list = areas.get(area);
        if (list)
            list.push(rule);
        else
            areas.set(area, [rule]);
    }
    return areas;
}
function pageName(id) {
    return `${id.replace("/", "-")}.md`;
}


/***/ }),

/***/ 1257:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  W: () => (/* binding */ renderSarif)
});

// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(8522);
// EXTERNAL MODULE: ./build/src/memory/finding.js
var finding = __webpack_require__(8104);
// EXTERNAL MODULE: ./build/src/report/json-text.js
var json_text = __webpack_require__(5766);
// EXTERNAL MODULE: ./build/src/report/repository-path.js
var repository_path = __webpack_require__(1800);
// EXTERNAL MODULE: ./build/src/report/visible-text.js
var visible_text = __webpack_require__(9652);
;// CONCATENATED MODULE: ./build/src/report/sarif-result.js


const MESSAGE_LIMIT = 1000;
const NAME_LIMIT = 300;
const RELATED_LIMIT = 100;
const FIX_LIMIT = 10_000;
function sarifResult(finding, ruleIndex, root) {
    const { rule, severity, message, path, range, record, suggestion, related, accepted, fingerprint } = finding;
    return {
        ruleId: rule,
        ruleIndex,
        level: severity,
        message: { text: plain(suggestion ? `${sentence(message)} ${suggestion.message}` : message) },
        locations: [
            {
                physicalLocation: physicalLocation(root, path, range),
                ...(record !== undefined && {
                    logicalLocations: [{ fullyQualifiedName: (0,visible_text/* visibleStart */.db)(record, NAME_LIMIT), kind: "record" }],
                }),
            },
        ],
        ...(related.length > 0 && {
            relatedLocations: related.slice(0, RELATED_LIMIT).map((place, index) => ({
                id: index + 1,
                message: { text: plain(place.message) },
                physicalLocation: physicalLocation(root, place.path, place.range),
            })),
        }),
        partialFingerprints: { "memorySteward/v1": fingerprint },
        ...(suggestion && isShort(suggestion.edits) && { fixes: [fixOf(suggestion.message, suggestion.edits, root)] }),
        ...(accepted && {
            suppressions: [
                {
                    kind: "external",
                    status: "accepted",
                    justification: accepted === "baseline" ? "In the baseline." : "Waived.",
                },
            ],
        }),
    };
}
function plain(text) {
    return (0,visible_text/* visibleStart */.db)(text, MESSAGE_LIMIT).replace(/\](?=\()/g, "] ");
}
function sentence(text) {
    return /[.!?]$/.test(text) ? text : `${text}.`;
}
function physicalLocation(root, path, range) {
    return { artifactLocation: artifactLocation(root, path), region: regionOf(range) };
}
function artifactLocation(root, path) {
    return { uri: (0,repository_path/* encodePath */.O)((0,repository_path/* repositoryPath */.S)(root, path)), uriBaseId: "%SRCROOT%" };
}
function regionOf({ start, end }) {
    return { startLine: start.line, startColumn: start.column, endLine: end.line, endColumn: end.column };
}
function isShort(edits) {
    return edits.length > 0 && edits.reduce((sum, { newText }) => sum + newText.length, 0) <= FIX_LIMIT;
}
function fixOf(message, edits, root) {
    const byPath = new Map();
    for (const edit of edits) {
        const list = byPath.get(edit.path);
        if (list)
            list.push(edit);
        else
            byPath.set(edit.path, [edit]);
    }
    return {
        description: { text: plain(message) },
        artifactChanges: [...byPath].map(([path, list]) => ({
            artifactLocation: artifactLocation(root, path),
            replacements: list.map(({ range, newText }) => ({
                deletedRegion: regionOf(range),
                ...(newText !== "" && { insertedContent: { text: newText } }),
            })),
        })),
    };
}

// EXTERNAL MODULE: ./build/src/report/wording.js
var wording = __webpack_require__(244);
;// CONCATENATED MODULE: ./build/src/report/sarif.js





const GITHUB_LIMITS = { results: 25_000, gzipBytes: 10_000_000 };
function renderSarif(report, rules, limits = GITHUB_LIMITS) {
    let count = Math.min(limits.results, report.findings.length);
    for (;;) {
        const text = sarifText(report, rules, count);
        if (count === 0 || text.length * 3 <= limits.gzipBytes)
            return text;
        const size = (0,external_node_zlib_.gzipSync)(text).length;
        if (size <= limits.gzipBytes)
            return text;
        count = Math.floor(count * Math.min(0.9, (limits.gzipBytes / size) * 0.95));
    }
}
function sarifText(report, rules, count) {
    const shown = [...report.findings].sort(finding/* compareWorstFirst */.bu).slice(0, count);
    const descriptors = rules.map(descriptorOf);
    const indexes = new Map(rules.map(({ id }, index) => [id, index]));
    for (const { rule } of shown) {
        if (!indexes.has(rule))
            indexes.set(rule, descriptors.push({ id: rule }) - 1);
    }
    const log = {
        $schema: "https://json.schemastore.org/sarif-2.1.0.json",
        version: "2.1.0",
        runs: [
            {
                tool: {
                    driver: {
                        name: "memory-steward",
                        semanticVersion: report.steward,
                        informationUri: "https://github.com/memory-steward/memory-steward",
                        rules: descriptors,
                    },
                },
                columnKind: "utf16CodeUnits",
                invocations: [
                    { executionSuccessful: true, toolExecutionNotifications: notifications(count, report.findings.length) },
                ],
                results: shown.map((finding) => sarifResult(finding, indexes.get(finding.rule) ?? -1, report.root)),
            },
        ],
    };
    return (0,json_text/* jsonText */.s)(log, 1);
}
function descriptorOf(rule) {
    const { documentation } = rule;
    const page = documentation?.startsWith("https://") ? documentation : undefined;
    const descriptor = {
        id: rule.id,
        shortDescription: { text: rule.title },
        fullDescription: { text: rule.rationale },
        help: {
            text: `${rule.rationale}\n\nMend: ${rule.remedy}`,
            markdown: `${rule.rationale}\n\n**Mend.** ${rule.remedy}${page ? `\n\n[Documentation](${page})` : ""}`,
        },
        ...(page !== undefined && { helpUri: page }),
        defaultConfiguration: { level: rule.severity },
        properties: { tags: ["memory", rule.id.split("/", 1)[0] ?? rule.id] },
    };
    return descriptor;
}
function notifications(shown, total) {
    if (shown === total)
        return [];
    const text = `${(0,wording/* number */.ai)(shown)} of ${(0,wording/* number */.ai)(total)} findings are in this file, the worst first; the limits of the format's readers leave no room for the others.`;
    return [{ level: "warning", message: { text } }];
}


/***/ }),

/***/ 3906:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lt: () => (/* binding */ select),
/* harmony export */   il: () => (/* binding */ spread),
/* harmony export */   y9: () => (/* binding */ byFile)
/* harmony export */ });
/* harmony import */ var _memory_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8104);

const PLACES_KEPT = 10;
function select(findings, limits) {
    const causes = new Map();
    const candidates = [];
    for (const finding of [...findings].sort(_memory_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .compareWorstFirst */ .bu)) {
        const cause = finding.subject ?? finding.message;
        const key = JSON.stringify([finding.severity, finding.rule, cause]);
        let entry = causes.get(key);
        if (!entry)
            causes.set(key, (entry = { seen: 0, rest: [], leftOut: 0, sample: finding, cause }));
        if (entry.seen++ < limits.repeats)
            candidates.push(finding);
        else {
            entry.leftOut++;
            if (entry.rest.length < PLACES_KEPT)
                entry.rest.push(finding);
        }
    }
    const shown = spread(candidates, (finding) => finding.rule).slice(0, limits.findings);
    const repeats = [...causes.values()]
        .filter(({ leftOut }) => leftOut > 0)
        .sort((a, b) => bySeverity(a.sample, b.sample) || b.leftOut - a.leftOut || (0,_memory_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .compareFindings */ .Eg)(a.sample, b.sample))
        .map(({ sample, cause, leftOut, rest }) => ({
        rule: sample.rule,
        severity: sample.severity,
        cause,
        leftOut,
        first: rest,
    }));
    const repeated = findings.length - candidates.length;
    return { shown, repeats, repeated, beyond: candidates.length - shown.length, total: findings.length };
}
function spread(findings, groupOf) {
    const turns = new Map();
    return [...findings]
        .sort(_memory_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .compareWorstFirst */ .bu)
        .map((finding) => {
        const key = `${finding.severity} ${groupOf(finding)}`;
        const turn = turns.get(key) ?? 0;
        turns.set(key, turn + 1);
        return { finding, turn };
    })
        .sort((a, b) => bySeverity(a.finding, b.finding) || a.turn - b.turn || (0,_memory_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .compareFindings */ .Eg)(a.finding, b.finding))
        .map(({ finding }) => finding);
}
function byFile(findings) {
    const files = new Map();
    for (const finding of [...findings].sort(_memory_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .compareWorstFirst */ .bu)) {
        const list = files.get(finding.path);
        if (list)
            list.push(finding);
        else
            files.set(finding.path, [finding]);
    }
    return [...files].map(([path, list]) => [path, list.sort(_memory_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .compareFindings */ .Eg)]);
}
function bySeverity(left, right) {
    return _memory_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .SEVERITIES */ .oC.indexOf(left.severity) - _memory_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .SEVERITIES */ .oC.indexOf(right.severity);
}


/***/ }),

/***/ 8659:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ SourceText),
/* harmony export */   S: () => (/* binding */ lastLineOf)
/* harmony export */ });
class SourceText {
    #text;
    #starts = [0];
    constructor(text) {
        this.#text = text;
        for (let at = text.indexOf("\n"); at !== -1; at = text.indexOf("\n", at + 1))
            this.#starts.push(at + 1);
    }
    get lineCount() {
        return this.#starts.length;
    }
    line(line) {
        const start = this.#starts[line - 1];
        if (start === undefined)
            return undefined;
        const next = this.#starts[line];
        const end = next === undefined ? this.#text.length : next - 1;
        return this.#text.slice(start, this.#text[end - 1] === "\r" && next !== undefined ? end - 1 : end);
    }
}
function lastLineOf({ start, end }) {
    return end.column === 1 && end.line > start.line ? end.line - 1 : Math.max(start.line, end.line);
}


/***/ }),

/***/ 848:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ suggestionDiff)
/* harmony export */ });
function suggestionDiff(edits, sourceOf) {
    const sorted = [...edits].sort((a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : before(a, b)));
    const groups = [];
    for (const edit of sorted) {
        const group = groups.at(-1);
        const last = group?.at(-1);
        if (group && last?.path === edit.path && edit.range.start.line <= last.range.end.line) {
            if (comparePositions(edit.range.start, last.range.end) < 0)
                return [];
            group.push(edit);
        }
        else
            groups.push([edit]);
    }
    const hunks = [];
    for (const group of groups) {
        const hunk = hunkOf(group, sourceOf);
        if (!hunk)
            return [];
        hunks.push(hunk);
    }
    return hunks;
}
function hunkOf(edits, sourceOf) {
    const first = edits[0];
    const last = edits.at(-1);
    const source = first && sourceOf(first.path);
    if (!first || !last || !source)
        return undefined;
    const removed = [];
    const lastLine = Math.min(last.range.end.line, source.lineCount);
    for (let line = first.range.start.line; line <= lastLine; line++)
        removed.push(source.line(line) ?? "");
    let text = "";
    let at = { line: first.range.start.line, column: 1 };
    for (const { range, newText } of edits) {
        text += between(source, at, range.start) + newText;
        at = range.end;
    }
    text += (source.line(at.line) ?? "").slice(at.column - 1);
    const added = text.split(/\r?\n/);
    let same = 0;
    while (same < Math.min(removed.length, added.length) && removed[same] === added[same])
        same++;
    let tail = 0;
    const limit = Math.min(removed.length, added.length) - same;
    while (tail < limit && removed.at(-1 - tail) === added.at(-1 - tail))
        tail++;
    return {
        path: first.path,
        line: first.range.start.line + same,
        removed: removed.slice(same, removed.length - tail),
        added: added.slice(same, added.length - tail),
    };
}
function between(source, from, to) {
    if (from.line === to.line)
        return (source.line(from.line) ?? "").slice(from.column - 1, to.column - 1);
    const lines = [(source.line(from.line) ?? "").slice(from.column - 1)];
    for (let line = from.line + 1; line < to.line; line++)
        lines.push(source.line(line) ?? "");
    lines.push((source.line(to.line) ?? "").slice(0, to.column - 1));
    return lines.join("\n");
}
function before(a, b) {
    return comparePositions(a.range.start, b.range.start) || comparePositions(a.range.end, b.range.end);
}
function comparePositions(a, b) {
    return a.line - b.line || a.column - b.column;
}


/***/ }),

/***/ 9652:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $Q: () => (/* binding */ clip),
/* harmony export */   RK: () => (/* binding */ visible),
/* harmony export */   Wp: () => (/* binding */ clipBytes),
/* harmony export */   db: () => (/* binding */ visibleStart)
/* harmony export */ });
const ACTING = /((?<=\p{Extended_Pictographic})\uFE0F)|[\p{Cc}\p{Cs}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/gu;
const SHORT = new Map([
    ["\n", "\\n"],
    ["\r", "\\r"],
    ["\t", "\\t"],
]);
function visible(text) {
    return text.replace(ACTING, (character, kept) => kept ?? SHORT.get(character) ?? escapeOf(character));
}
function escapeOf(character) {
    const code = character.codePointAt(0) ?? 0;
    const hex = code.toString(16).toUpperCase();
    if (code <= 0xff)
        return `\\x${hex.padStart(2, "0")}`;
    return code <= 0xffff ? `\\u${hex.padStart(4, "0")}` : `\\u{${hex}}`;
}
function clip(text, limit) {
    if (text.length <= limit)
        return text;
    return `${wholeCharacters(text.slice(0, Math.max(0, limit - 1)))}…`;
}
const ELLIPSIS_BYTES = 3;
function clipBytes(text, limit) {
    if (Buffer.byteLength(text) <= limit)
        return text;
    let bytes = 0;
    let end = 0;
    for (const character of text) {
        bytes += Buffer.byteLength(character);
        if (bytes > limit - ELLIPSIS_BYTES)
            break;
        end += character.length;
    }
    return `${text.slice(0, end)}…`;
}
function visibleStart(text, limit) {
    return clip(visible(clip(text, limit)), limit * 2);
}
function wholeCharacters(text) {
    const last = text.charCodeAt(text.length - 1);
    return last >= 0xd800 && last <= 0xdbff ? text.slice(0, -1) : text;
}


/***/ }),

/***/ 244:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Im: () => (/* binding */ isEmpty),
/* harmony export */   LS: () => (/* binding */ plural),
/* harmony export */   Xx: () => (/* binding */ extent),
/* harmony export */   ai: () => (/* binding */ number),
/* harmony export */   iF: () => (/* binding */ comparisonLine),
/* harmony export */   q1: () => (/* binding */ lineAndColumn),
/* harmony export */   s_: () => (/* binding */ findingCounts),
/* harmony export */   xM: () => (/* binding */ listedOf),
/* harmony export */   y_: () => (/* binding */ acceptedCounts)
/* harmony export */ });
/* harmony import */ var _memory_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8104);
/* harmony import */ var _memory_tree_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9433);


const FORMAT = new Intl.NumberFormat("en-US");
function listedOf(count, limit) {
    return count <= limit + 1 ? count : limit;
}
function number(value) {
    return FORMAT.format(value);
}
function plural(value, noun) {
    return `${number(value)} ${noun}${value === 1 ? "" : "s"}`;
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

/***/ 357:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ verdictChange),
/* harmony export */   h: () => (/* binding */ describeVerdictChange)
/* harmony export */ });
/* harmony import */ var _phrases_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6259);
/* harmony import */ var _wording_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1885);


const verdictChange = {
    id: "gate/verdict-change",
    title: "Change of the rules that the memory is judged by",
    severity: "note",
    rationale: "A change is judged by the rules of the branch it wants to join, never by the ones it brings. Whoever reviews it " +
        "should see what its edit would do to the verdict once it is merged.",
    remedy: "Nothing to mend: review the edit with its effect in mind.",
    source: "Decision 31; record families 1.10",
    bad: {
        before: {},
        files: { "memory-steward.yml": "staleAfterDays: 10\n" },
        at: "memory-steward.yml:1:1",
    },
    good: {
        before: { "memory-steward.yml": "staleAfterDays: 90\n" },
        files: { "memory-steward.yml": "staleAfterDays: 90\n" },
    },
};
const MAX_SHOWN = 3;
const ABOUT_THE_EDIT = /^(gate|ontology)\//;
function describeVerdictChange(findingsBefore, findingsAfter, weakened = []) {
    const before = findingsBefore.filter(({ rule }) => !ABOUT_THE_EDIT.test(rule));
    const after = findingsAfter.filter(({ rule }) => !ABOUT_THE_EDIT.test(rule));
    const was = new Map(before.map((finding) => [finding.fingerprint, finding]));
    const is = new Map(after.map((finding) => [finding.fingerprint, finding]));
    const appear = after.filter(({ fingerprint }) => !was.has(fingerprint));
    const vanish = before.filter(({ fingerprint }) => !is.has(fingerprint));
    const reweighed = after.filter(({ fingerprint, severity }) => {
        const known = was.get(fingerprint);
        return known !== undefined && known.severity !== severity;
    });
    const parts = [
        ...weakened,
        part(appear, "would appear"),
        part(vanish, "would vanish"),
        part(reweighed, "would weigh differently"),
    ].filter((text) => text !== "");
    const head = "This change edits what the memory is judged by; it is judged by the target branch's version.";
    if (parts.length === 0)
        return `${head} By its own version the findings would be the same.`;
    const turns = verdict(before) === verdict(after) ? "" : ` The check would ${verdict(after)} rather than ${verdict(before)}.`;
    return `${head} By its own version ${parts.join("; ")}.${turns}`;
}
function part(findings, verb) {
    if (findings.length === 0)
        return "";
    const sorted = [...findings].sort((a, b) => weight(a) - weight(b) || compare(a, b));
    const shown = sorted.slice(0, MAX_SHOWN).map(({ rule, path }) => `${rule} in ${path}`);
    const rest = findings.length - shown.length;
    const errors = findings.filter(({ severity }) => severity === "error").length;
    const names = (0,_phrases_js__WEBPACK_IMPORTED_MODULE_0__/* .listed */ .KE)(rest > 0 ? [...shown, `${rest} more`] : shown, "and");
    return `${(0,_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(findings.length, "finding")} (${(0,_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(errors, "error")}) ${verb}: ${names}`;
}
const WEIGHTS = { error: 0, warning: 1, note: 2 };
function weight({ severity }) {
    return WEIGHTS[severity];
}
function compare(a, b) {
    const left = `${a.path}\0${a.rule}\0${a.fingerprint}`;
    const right = `${b.path}\0${b.rule}\0${b.fingerprint}`;
    return left < right ? -1 : left > right ? 1 : 0;
}
function verdict(findings) {
    return findings.some(({ severity }) => severity === "error") ? "fail" : "pass";
}


/***/ }),

/***/ 7836:
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
var missing_attributes = __webpack_require__(5983);
// EXTERNAL MODULE: ./build/src/rules/registry.js + 85 modules
var registry = __webpack_require__(733);
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

/***/ 5983:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ missingAttributes),
/* harmony export */   T: () => (/* binding */ attributesOf)
/* harmony export */ });
/* harmony import */ var _layouts_values_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1343);

function attributesOf({ value, shape }) {
    for (const source of shape.fields.attributes ?? []) {
        if (source.from !== "record")
            continue;
        const values = (0,_layouts_values_js__WEBPACK_IMPORTED_MODULE_0__/* .valueAt */ .f)(value, source.path);
        return { path: source.path, values: (0,_layouts_values_js__WEBPACK_IMPORTED_MODULE_0__/* .isMapping */ .p)(values) ? values : {} };
    }
    return { path: [], values: value };
}
function missingAttributes(inspected, ontology) {
    const { declaration, value } = inspected;
    if (declaration.role !== "record" && declaration.role !== "patch")
        return [];
    const required = declaration.kind === undefined ? undefined : ontology.nodeKinds.get(declaration.kind)?.required;
    if (!required || required.length === 0)
        return [];
    const { values } = attributesOf(inspected);
    const { bodyAttribute } = inspected.layoutClass;
    return required.filter((name) => name !== bodyAttribute && isAbsent((0,_layouts_values_js__WEBPACK_IMPORTED_MODULE_0__/* .valueAt */ .f)(values, [name])) && isAbsent((0,_layouts_values_js__WEBPACK_IMPORTED_MODULE_0__/* .valueAt */ .f)(value, [name])));
}
function isAbsent(value) {
    return value === undefined || value === null || value === "";
}


/***/ }),

/***/ 7055:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ nearestName)
/* harmony export */ });
/* harmony import */ var _memory_nearest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6155);

function nearestName(name, declared) {
    const limit = Math.min(3, Math.max(1, Math.floor(name.length / 4)));
    const folded = (0,_memory_nearest_js__WEBPACK_IMPORTED_MODULE_0__/* .foldedForm */ .d0)(name);
    const same = [];
    let near = [];
    let best = limit;
    for (const candidate of declared) {
        const form = (0,_memory_nearest_js__WEBPACK_IMPORTED_MODULE_0__/* .foldedForm */ .d0)(candidate);
        if (form === folded)
            same.push(candidate);
        const distance = (0,_memory_nearest_js__WEBPACK_IMPORTED_MODULE_0__/* .editDistance */ .YC)(folded, form, best);
        if (distance > best)
            continue;
        if (distance < best)
            near = [];
        best = distance;
        near.push(candidate);
    }
    const [only] = same;
    if (same.length === 1 && only !== undefined)
        return { name: only, certain: true };
    const [nearest] = near;
    return near.length === 1 && nearest !== undefined ? { name: nearest, certain: false } : undefined;
}


/***/ }),

/***/ 6259:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KE: () => (/* binding */ listed),
/* harmony export */   hD: () => (/* binding */ quote),
/* harmony export */   kc: () => (/* binding */ lighterOnNotes),
/* harmony export */   wx: () => (/* binding */ meant),
/* harmony export */   xH: () => (/* binding */ nameOfType),
/* harmony export */   zv: () => (/* binding */ recordOf)
/* harmony export */ });
const LONGEST_QUOTE = 100;
function quote(text) {
    return text.length <= LONGEST_QUOTE ? `"${text}"` : `"${text.slice(0, LONGEST_QUOTE - 1)}…"`;
}
function listed(words, conjunction) {
    const last = words.at(-1) ?? "";
    return words.length <= 1 ? last : `${words.slice(0, -1).join(", ")} ${conjunction} ${last}`;
}
function meant({ name, certain }) {
    return certain ? `Write ${name}` : `Did you mean ${name}?`;
}
function nameOfType(value) {
    if (value === null || value === undefined)
        return "nothing";
    if (Array.isArray(value))
        return "a list";
    if (typeof value === "object")
        return "a mapping";
    if (typeof value === "string")
        return "text";
    return typeof value === "boolean" ? "true or false" : "a number";
}
function recordOf({ id }) {
    return id === undefined ? {} : { record: id };
}
function lighterOnNotes({ role }) {
    return role === "note" ? { severity: "warning" } : {};
}


/***/ }),

/***/ 733:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  y: () => (/* binding */ RULES)
});

// EXTERNAL MODULE: ./build/src/memory/place.js
var place = __webpack_require__(5086);
// EXTERNAL MODULE: ./build/src/memory/ontology.js
var ontology = __webpack_require__(636);
;// CONCATENATED MODULE: ./build/src/rules/broken-edge.js

function isDangling({ edge }, context) {
    if (edge.form === "link")
        return !context.hasPath(edge.target);
    if (context.graph.records.has(edge.target))
        return false;
    if (context.ontology.edgeKinds.get(edge.kind)?.external === true)
        return false;
    if (edge.derived === "owner")
        return false;
    return !(0,ontology/* isExternalTarget */.v6)(edge.target, context.ontology, context.prefixes);
}
const LOST = new WeakMap();
function isLostInChange(id, { change }) {
    if (!change)
        return false;
    let lost = LOST.get(change);
    if (!lost) {
        lost = new Set([
            ...change.vanished.map(({ before }) => before.id),
            ...change.unreadable.map((record) => record.id),
        ]);
        LOST.set(change, lost);
    }
    return lost.has(id);
}
function edgesBrokenBy(id, context) {
    const isListed = context.ontology.owners.teams?.has(id) === true;
    return context.graph.incoming(id).filter((stated) => {
        const { form, derived, target } = stated.edge;
        if (form === "link")
            return false;
        if (derived === "owner" && target.startsWith("team:"))
            return !isListed && !context.graph.records.has(id);
        return isDangling(stated, context);
    });
}

// EXTERNAL MODULE: ./build/src/layouts/links.js
var layouts_links = __webpack_require__(9328);
;// CONCATENATED MODULE: ./build/src/rules/edge-places.js

function edgePlaces(edges, layout, message) {
    return edges.map(({ from, edge }) => ({ message, at: (0,layouts_links/* edgeAnchor */.v)(from, edge, layout.classes.get(from.className)) }));
}

// EXTERNAL MODULE: ./build/src/rules/phrases.js
var phrases = __webpack_require__(6259);
// EXTERNAL MODULE: ./build/src/rules/wording.js
var wording = __webpack_require__(1885);
;// CONCATENATED MODULE: ./build/src/rules/change/deleted-record.js





const STORE = `nodeKind: Service
id: service:store
attributes:
  { title: Store, status: approved, owners: [team:build], updatedAt: "2026-06-03T08:20:00Z" }
`;
const MIRROR = `nodeKind: Service
id: service:mirror
attributes:
  { title: Mirror, status: approved, owners: [team:build], updatedAt: "2026-06-03T08:20:00Z" }
edges:
  depends_on: [{ target: service:store }]
`;
const deletedRecord = {
    id: "change/deleted-record",
    title: "Record deleted that others or readers rely on",
    severity: "error",
    rationale: "Deleting a record breaks every edge that leads to it, in files that the change does not touch, and answers that " +
        "were built on it lose their source. An approved record that nothing points at is archived rather than deleted: " +
        "that is a warning.",
    remedy: "Put the record back and archive it, or change every edge that is listed.",
    source: "Schema specification, ID conventions and validation rules; decision 12",
    bad: {
        before: { "graph/services/store.yaml": STORE, "graph/services/mirror.yaml": MIRROR },
        files: { "graph/services/mirror.yaml": MIRROR },
        at: "graph/services/store.yaml:1:1",
    },
    good: {
        before: { "graph/services/store.yaml": STORE, "graph/services/mirror.yaml": MIRROR },
        files: {
            "graph/services/store.yaml": STORE,
            "graph/services/mirror.yaml": `nodeKind: Service
id: service:mirror
attributes:
  { title: Mirror, status: approved, owners: [team:build], updatedAt: "2026-06-20T08:20:00Z" }
`,
        },
    },
    change(context, report) {
        const { change, layout } = context;
        for (const { before, renamedTo } of change.vanished) {
            const { id, primary } = before;
            if (renamedTo || layout.classes.get(primary.className)?.appendOnly === true)
                continue;
            const broken = edgesBrokenBy(id, context);
            const isFileGone = !context.hasPath(primary.path);
            const back = isFileGone ? "Put the file back" : `Put ${id} back`;
            const common = { at: { path: primary.path, range: place/* START_OF_FILE */.a }, record: id };
            if (broken.length > 0) {
                const sources = new Set(broken.map(({ from }) => from.id ?? from.path));
                report({
                    ...common,
                    message: `${(0,phrases/* quote */.hD)(id)} is deleted, and ${(0,wording/* counted */.hS)(broken.length, "edge")} of ${(0,wording/* counted */.hS)(sources.size, "record")} still lead${broken.length === 1 ? "s" : ""} to it: from ${(0,wording/* quoted */.TL)(sources)}.`,
                    suggestion: { message: `${back} and set the status to archived, or change the edges`, certain: false },
                    related: edgePlaces(broken, layout, "this edge leads to the deleted record"),
                });
            }
            else if (primary.status === "approved") {
                report({
                    ...common,
                    severity: "warning",
                    message: `${(0,phrases/* quote */.hD)(id)} is approved and is deleted; its id stays in snapshots and in what was built on it.`,
                    suggestion: { message: `${back} and retire it by the status`, certain: false },
                });
            }
        }
    },
};

;// CONCATENATED MODULE: ./build/src/rules/change/journal-rewritten.js




const EVENT = `nodeKind: RunJournalEvent
id: run-journal-event:01JZ8Q4T3M9V6N0X7C2B5D1EFG:000001
attributes:
  title: Run created
  status: draft
  owners: [team:build]
  updatedAt: "2026-06-02T17:45:00Z"
  sequence: 1
  eventType: run.created
`;
const PATH = "babysitter/runs/01JZ8Q4T3M9V6N0X7C2B5D1EFG/journal/000001.yaml";
const journalRewritten = {
    id: "change/journal-rewritten",
    title: "Journal changed after it was merged",
    severity: "error",
    rationale: "A journal is evidence of what a run did. Evidence that can be edited afterwards proves nothing, so its files are " +
        "only ever added.",
    remedy: "Restore the file. What must be corrected is said in a record that cites the event.",
    source: "Record families 1.10 and 1.12; layout format: appendOnly",
    bad: {
        before: { [PATH]: EVENT },
        files: {
            [PATH]: `nodeKind: RunJournalEvent
id: run-journal-event:01JZ8Q4T3M9V6N0X7C2B5D1EFG:000001
attributes:
  title: Run created by hand
  status: draft
  owners: [team:build]
  updatedAt: "2026-06-02T17:45:00Z"
  sequence: 1
  eventType: run.created
`,
        },
        at: `${PATH}:1:1`,
    },
    good: {
        before: { [PATH]: EVENT },
        files: {
            [PATH]: EVENT,
            "babysitter/runs/01JZ8Q4T3M9V6N0X7C2B5D1EFG/journal/000002.yaml": `nodeKind: RunJournalEvent
id: run-journal-event:01JZ8Q4T3M9V6N0X7C2B5D1EFG:000002
attributes:
  title: Run completed
  status: draft
  owners: [team:build]
  updatedAt: "2026-06-02T17:58:00Z"
  sequence: 2
  eventType: run.completed
`,
        },
    },
    change(context, report) {
        const brokenBy = brokenByPath(context);
        for (const file of context.change.files) {
            if (file.kind === "added" || context.layout.classOf(file.path)?.appendOnly !== true)
                continue;
            const broken = brokenBy.get(file.path) ?? [];
            const edges = broken.length === 0 ? "" : ` ${(0,wording/* counted */.hS)(broken.length, "edge")} led to what it held.`;
            report({
                message: `This journal file is ${file.kind === "deleted" ? "deleted" : "changed"}; once merged it never changes.${edges}`,
                at: { path: file.path, range: place/* START_OF_FILE */.a },
                suggestion: { message: "Restore the file as the target branch has it", certain: false },
                related: edgePlaces(broken, context.layout, "this edge leads to a record that the file held"),
            });
        }
    },
};
function brokenByPath(context) {
    const byPath = new Map();
    for (const { before } of context.change.vanished) {
        const { path } = before.primary;
        byPath.set(path, (byPath.get(path) ?? []).concat(edgesBrokenBy(before.id, context)));
    }
    return byPath;
}

// EXTERNAL MODULE: ./build/src/memory/record.js
var memory_record = __webpack_require__(7972);
// EXTERNAL MODULE: ./build/src/layouts/values.js
var values = __webpack_require__(1343);
;// CONCATENATED MODULE: ./build/src/rules/field-pointer.js

function fieldPointer(declaration, field, layout) {
    const shapes = layout.classes.get(declaration.className)?.shapes ?? [];
    const shape = shapes[declaration.shape] ?? shapes.at(-1);
    const source = shape?.fields[field]?.find(({ from }) => from === "record");
    return source?.from === "record" ? source.path : [];
}
function writtenPointer({ shape, value }, field) {
    for (const source of shape.fields[field] ?? []) {
        if (source.from !== "record")
            continue;
        const written = (0,values/* valueAt */.f)(value, source.path);
        if (written !== undefined && written !== null && written !== "")
            return source.path;
    }
    return undefined;
}
function writtenItems(inspected, field) {
    const path = writtenPointer(inspected, field);
    if (path === undefined)
        return [];
    const written = (0,values/* valueAt */.f)(inspected.value, path);
    if (!Array.isArray(written))
        return typeof written === "string" ? [{ text: written, pointer: path }] : [];
    return written.flatMap((text, index) => typeof text === "string" && text !== "" ? [{ text, pointer: [...path, index] }] : []);
}

;// CONCATENATED MODULE: ./build/src/rules/set-field.js


function setField(declaration, field, value, layout) {
    const pointer = fieldPointer(declaration, field, layout);
    const key = pointer.at(-1);
    if (typeof key !== "string")
        return {};
    const full = [...declaration.root, ...pointer];
    const at = (0,memory_record/* fieldAnchor */.O)(declaration, pointer);
    if (declaration[field] !== undefined)
        return { at, edit: { kind: "set", pointer: full, value } };
    return { at, edit: { kind: "insert", pointer: full.slice(0, -1), key, value } };
}

;// CONCATENATED MODULE: ./build/src/rules/change/kind-changed.js




const BEFORE = `---
id: decision:one-lockfile
kind: Decision
title: Keep one lockfile per workspace
status: approved
owners: [team:build]
updatedAt: "2026-06-04T10:00:00Z"
---
Installing the workspace at once spares the mirror.
`;
const kindChanged = {
    id: "change/kind-changed",
    title: "Record of another kind than before",
    severity: "error",
    rationale: "The kind says what an id stands for. Edges to it were judged by that kind, and queries by kind lose the record.",
    remedy: "Keep the kind. Where the kind was wrong, add a record of the right kind under an id of its own and let it supersede this one.",
    source: "Record families 1.10; decision 12",
    bad: {
        before: { "decisions/one-lockfile.md": BEFORE },
        files: {
            "decisions/one-lockfile.md": `---
id: decision:one-lockfile
kind: Runbook
title: Keep one lockfile per workspace
status: approved
owners: [team:build]
updatedAt: "2026-06-20T10:00:00Z"
---
Installing the workspace at once spares the mirror.
`,
        },
        at: "decisions/one-lockfile.md:3:7",
    },
    good: {
        before: { "decisions/one-lockfile.md": BEFORE },
        files: {
            "decisions/one-lockfile.md": `---
id: decision:one-lockfile
kind: Decision
title: Keep one lockfile per workspace
status: approved
owners: [team:build]
updatedAt: "2026-06-20T10:00:00Z"
---
Installing the workspace at once spares the mirror and the disk.
`,
        },
    },
    change({ change, layout }, report) {
        for (const { before, after } of change.changed) {
            const was = before.kind;
            const is = after.kind;
            if (was === undefined || is === undefined || was === is)
                continue;
            report({
                message: `${(0,phrases/* quote */.hD)(after.id)} was of the kind "${was}" and is now of the kind "${is}".`,
                at: (0,memory_record/* fieldAnchor */.O)(after.primary, fieldPointer(after.primary, "kind", layout)),
                record: after.id,
                subject: `${was} ${is}`,
                suggestion: {
                    message: `Keep the kind ${was}`,
                    certain: false,
                    ...setField(after.primary, "kind", was, layout),
                },
            });
        }
    },
};

;// CONCATENATED MODULE: ./build/src/rules/change/note-lost-sources.js




const NOTE = `---
title: Mirror throttling in the nightly builds
sourceRefs: ["https://example.org/checkout-api/pull/88"]
---
The mirror refuses the ninth parallel install of the nightly builds.
Warming one shared cache before the install jobs made the failures go away.
`;
const BODY = `The mirror refuses the ninth parallel install of the nightly builds.
Warming one shared cache before the install jobs made the failures go away.
`;
const noteLostSources = {
    id: "change/note-lost-sources",
    title: "Record made from a note without naming its sources",
    severity: "warning",
    rationale: "A promoted note becomes a fact that others cite. Without the note or the note's own sources nobody can tell where " +
        "the fact comes from, and the note itself is gone.",
    remedy: "Carry the note's `sourceRefs` over, or name the note among the record's `sourceRefs`.",
    source: "Schema specification, free-form Markdown; record families 1.3 and 1.10",
    bad: {
        before: { "notes/mirror-throttling.md": NOTE },
        files: {
            "decisions/warm-the-cache.md": `---
id: decision:warm-the-cache
kind: Decision
title: Mirror throttling in the nightly builds
status: draft
owners: [team:build]
updatedAt: "2026-06-20T10:00:00Z"
---
${BODY}`,
        },
        at: "decisions/warm-the-cache.md:2:1",
    },
    good: {
        before: { "notes/mirror-throttling.md": NOTE },
        files: {
            "decisions/warm-the-cache.md": `---
id: decision:warm-the-cache
kind: Decision
title: Mirror throttling in the nightly builds
status: draft
owners: [team:build]
sourceRefs: ["https://example.org/checkout-api/pull/88"]
updatedAt: "2026-06-20T10:00:00Z"
---
${BODY}`,
        },
    },
    change({ change, layout }, report) {
        for (const { note, record } of change.promoted) {
            if (keepsSources(note, record))
                continue;
            const { primary } = record;
            const sources = note.sourceRefs.length > 0 ? note.sourceRefs : [note.path];
            report({
                message: note.sourceRefs.length > 0
                    ? `${(0,phrases/* quote */.hD)(record.id)} took the place of the note ${(0,phrases/* quote */.hD)(note.path)} and does not name its sources ${(0,wording/* quoted */.TL)(note.sourceRefs)}.`
                    : `${(0,phrases/* quote */.hD)(record.id)} took the place of the note ${(0,phrases/* quote */.hD)(note.path)} and does not name it as its source.`,
                at: (0,memory_record/* fieldAnchor */.O)(primary, fieldPointer(primary, "sourceRefs", layout), "key"),
                record: record.id,
                subject: note.path,
                suggestion: { message: `Add ${(0,wording/* quoted */.TL)(sources)} to the record's sourceRefs`, certain: false },
            });
        }
    },
};
function keepsSources(note, { declarations }) {
    const named = new Set(declarations.flatMap(({ sourceRefs, edges }) => [
        ...sourceRefs,
        ...edges.filter(({ kind }) => kind === "derived_from").map(({ target }) => target),
    ]));
    if (named.has(note.path) || (note.id !== undefined && named.has(note.id)))
        return true;
    const carriedOver = note.sourceRefs.every((source) => named.has(source));
    const samePlace = declarations.some(({ path }) => path === note.path);
    return carriedOver && (samePlace || note.sourceRefs.length > 0);
}

;// CONCATENATED MODULE: ./build/src/rules/change/owners-changed.js



const TEAM = `nodeKind: Team
id: team:platform
attributes:
  { title: Platform, status: approved, owners: [team:platform], updatedAt: "2026-06-01T09:00:00Z" }
`;
const owners_changed_BEFORE = `nodeKind: Tool
id: tool:lockfile-linter
attributes:
  title: Lockfile linter
  status: approved
  owners: [team:build]
  updatedAt: "2026-06-03T08:20:00Z"
`;
const ownersChanged = {
    id: "change/owners-changed",
    title: "Other owners than before",
    severity: "note",
    rationale: "Who answers for a record changes hands: both the old and the new owners should know of it.",
    remedy: "Ask the old and the new owners to review the change.",
    source: "Record families 1.10: owners changed",
    bad: {
        before: { "graph/teams/platform.yaml": TEAM, "graph/tools/lockfile-linter.yaml": owners_changed_BEFORE },
        files: {
            "graph/teams/platform.yaml": TEAM,
            "graph/tools/lockfile-linter.yaml": `nodeKind: Tool
id: tool:lockfile-linter
attributes:
  title: Lockfile linter
  status: approved
  owners: [team:platform]
  updatedAt: "2026-06-20T08:20:00Z"
`,
        },
        at: "graph/tools/lockfile-linter.yaml:6:11",
    },
    good: {
        before: { "graph/teams/platform.yaml": TEAM, "graph/tools/lockfile-linter.yaml": owners_changed_BEFORE },
        files: {
            "graph/teams/platform.yaml": TEAM,
            "graph/tools/lockfile-linter.yaml": `nodeKind: Tool
id: tool:lockfile-linter
attributes:
  title: Linter of lockfiles
  status: approved
  owners: [team:build]
  updatedAt: "2026-06-20T08:20:00Z"
`,
        },
    },
    change({ change, layout }, report) {
        for (const { before, after } of change.changed) {
            const was = new Set(before.primary.owners);
            const is = new Set(after.primary.owners);
            const left = [...was].filter((owner) => !is.has(owner));
            const came = [...is].filter((owner) => !was.has(owner));
            if (left.length === 0 && came.length === 0)
                continue;
            const parts = [
                ...(left.length > 0 ? [`no longer ${(0,wording/* quoted */.TL)(left)}`] : []),
                ...(came.length > 0 ? [`now ${was.size > left.length ? "also " : ""}${(0,wording/* quoted */.TL)(came)}`] : []),
            ];
            report({
                message: `The owners changed: ${parts.join(", ")}.`,
                at: (0,memory_record/* fieldAnchor */.O)(after.primary, fieldPointer(after.primary, "owners", layout)),
                record: after.id,
                subject: [...is].join(" "),
            });
        }
    },
};

;// CONCATENATED MODULE: ./build/src/rules/change/renamed-id.js







const renamed_id_BEFORE = `---
id: decision:one-lockfile
kind: Decision
title: Keep one lockfile per workspace
status: approved
owners: [team:build]
updatedAt: "2026-06-04T10:00:00Z"
---
Installing the workspace at once spares the mirror.
`;
const renamedId = {
    id: "change/renamed-id",
    title: "Record under another id than before",
    severity: "error",
    rationale: "Ids never change: edges, snapshots, waivers and what agents remember point at them. A better name goes into the " +
        "title, and the old one into the aliases.",
    remedy: "Keep the id. For a new record in its place, put the old one back as deprecated and let the new one supersede it.",
    source: "Schema specification, ID conventions; decision 12",
    bad: {
        before: { "decisions/one-lockfile.md": renamed_id_BEFORE },
        files: {
            "decisions/one-lockfile.md": `---
id: decision:single-lockfile
kind: Decision
title: Keep one lockfile per workspace
status: approved
owners: [team:build]
updatedAt: "2026-06-20T10:00:00Z"
---
Installing the workspace at once spares the mirror.
`,
        },
        at: "decisions/one-lockfile.md:2:5",
    },
    good: {
        before: { "decisions/one-lockfile.md": renamed_id_BEFORE },
        files: {
            "decisions/one-lockfile.md": `---
id: decision:one-lockfile
kind: Decision
title: Keep a single lockfile
status: approved
owners: [team:build]
aliases: [Keep one lockfile per workspace]
updatedAt: "2026-06-20T10:00:00Z"
---
Installing the workspace at once spares the mirror.
`,
        },
    },
    change(context, report) {
        const { layout } = context;
        for (const vanished of context.change.vanished) {
            if (!isRename(vanished))
                continue;
            const { before, renamedTo } = vanished;
            if (layout.classes.get(before.primary.className)?.appendOnly === true)
                continue;
            const broken = edgesBrokenBy(before.id, context);
            const edges = broken.length === 0
                ? ""
                : ` ${(0,wording/* counted */.hS)(broken.length, "edge")} still point${broken.length === 1 ? "s" : ""} at the old id.`;
            const { edit, at } = setField(renamedTo.primary, "id", before.id, layout);
            report({
                message: `${(0,phrases/* quote */.hD)(before.id)} is now ${(0,phrases/* quote */.hD)(renamedTo.id)}; ids never change.${edges}`,
                at: (0,memory_record/* fieldAnchor */.O)(renamedTo.primary, fieldPointer(renamedTo.primary, "id", layout)),
                record: renamedTo.id,
                subject: before.id,
                suggestion: {
                    message: edit
                        ? `Keep the id ${before.id}; or put the old record back as deprecated and add "supersedes: ${before.id}" here`
                        : `Move the file back to ${before.primary.path}; or put the old record back as deprecated and let this one supersede it`,
                    certain: false,
                    ...(edit && { edit }),
                    ...(edit && at && { at }),
                },
                related: edgePlaces(broken, layout, "this edge points at the old id"),
            });
        }
    },
};
function isRename(vanished) {
    return vanished.renamedTo !== undefined;
}

;// CONCATENATED MODULE: ./build/src/rules/change/sensitivity-lowered.js



const DEFAULT = "internal";
const sensitivity_lowered_BEFORE = `nodeKind: Customer
id: customer:pilot-retailer
attributes:
  title: Pilot retailer
  status: approved
  owners: [team:build]
  sensitivity: restricted
  updatedAt: "2026-06-03T08:20:00Z"
`;
const sensitivityLowered = {
    id: "change/sensitivity-lowered",
    title: "Record less sensitive than before",
    severity: "error",
    rationale: "Sensitivity decides who and which agent may read a record. Lowering it opens what was closed, and once read it " +
        "cannot be closed again. A record that says nothing is internal.",
    remedy: "Keep the sensitivity. Where the content was made harmless, an owner waives this for the change.",
    source: "Record families 1.10; decision 29",
    bad: {
        before: { "graph/customers/pilot-retailer.yaml": sensitivity_lowered_BEFORE },
        files: {
            "graph/customers/pilot-retailer.yaml": `nodeKind: Customer
id: customer:pilot-retailer
attributes:
  title: Pilot retailer
  status: approved
  owners: [team:build]
  sensitivity: public
  updatedAt: "2026-06-20T08:20:00Z"
`,
        },
        at: "graph/customers/pilot-retailer.yaml:7:16",
    },
    good: {
        before: { "graph/customers/pilot-retailer.yaml": sensitivity_lowered_BEFORE },
        files: {
            "graph/customers/pilot-retailer.yaml": `nodeKind: Customer
id: customer:pilot-retailer
attributes:
  title: Pilot retailer in the north
  status: approved
  owners: [team:build]
  sensitivity: restricted
  updatedAt: "2026-06-20T08:20:00Z"
`,
        },
    },
    change({ change, layout, ontology }, report) {
        const levels = ontology.sensitivity;
        if (!levels)
            return;
        for (const { before, after } of change.changed) {
            const was = before.primary.sensitivity ?? DEFAULT;
            const is = after.primary.sensitivity ?? DEFAULT;
            const from = levels.indexOf(was);
            const to = levels.indexOf(is);
            if (from === -1 || to === -1 || to >= from)
                continue;
            const says = after.primary.sensitivity === undefined ? `it no longer says so and counts as "${is}"` : `it is "${is}"`;
            report({
                message: `The record was "${was}", and now ${says}.`,
                at: (0,memory_record/* fieldAnchor */.O)(after.primary, fieldPointer(after.primary, "sensitivity", layout)),
                record: after.id,
                subject: `${was} ${is}`,
                suggestion: {
                    message: `Keep the sensitivity ${was}`,
                    certain: false,
                    ...setField(after.primary, "sensitivity", was, layout),
                },
            });
        }
    },
};

;// CONCATENATED MODULE: ./build/src/rules/change/unmerged.js

const unmerged_NOTE = "# Mirror\n\nThe mirror refuses the ninth parallel install.\n";
const unmerged = {
    id: "change/unmerged",
    title: "File that does not merge with the target branch",
    severity: "error",
    rationale: "Both branches changed the file in the same place, so nobody knows yet what will stand there after the merge. The " +
        "change was judged as it is, against the commit where the branches parted.",
    remedy: "Merge the target branch into this one, or rebase, and solve the conflict.",
    source: "Decision 31",
    bad: {
        before: { "notes/mirror.md": unmerged_NOTE },
        files: { "notes/mirror.md": unmerged_NOTE },
        conflicts: ["notes/mirror.md"],
        at: "notes/mirror.md:1:1",
    },
    good: {
        before: { "notes/mirror.md": unmerged_NOTE },
        files: { "notes/mirror.md": unmerged_NOTE },
    },
    change({ conflicts }, report) {
        for (const path of conflicts) {
            report({
                message: "This file was changed here and on the target branch, and the two changes do not merge.",
                at: { path, range: place/* START_OF_FILE */.a },
                suggestion: { message: "Merge the target branch and solve the conflict in this file", certain: false },
            });
        }
    },
};

// EXTERNAL MODULE: ./build/src/memory/clock.js
var clock = __webpack_require__(5779);
;// CONCATENATED MODULE: ./build/src/rules/time-text.js
function timeText(time, dateOnly = false) {
    const text = time.toISOString();
    return dateOnly ? text.slice(0, 10) : `${text.slice(0, 19)}Z`;
}

;// CONCATENATED MODULE: ./build/src/rules/transitions.js
function forbiddenMove(before, after, ontology) {
    if (before.primary.role !== "record" || after.primary.role !== "record")
        return undefined;
    const was = before.primary.status;
    const is = after.primary.status;
    const transitions = transitionsOf(after, ontology);
    if (!transitions || was === undefined || is === undefined || was === is)
        return undefined;
    const words = wordsOf(transitions);
    if (!words.has(was) || !words.has(is))
        return undefined;
    const next = Object.hasOwn(transitions, was) ? (transitions[was] ?? []) : [];
    return next.includes(is) ? undefined : { was, is, next };
}
function transitionsOf({ kind }, ontology) {
    return (kind === undefined ? undefined : ontology.nodeKinds.get(kind)?.transitions) ?? ontology.transitions;
}
function wordsOf(transitions) {
    return new Set([...Object.keys(transitions), ...Object.values(transitions).flat()]);
}
function initialStatuses(transitions) {
    const followers = new Set(Object.entries(transitions).flatMap(([from, to]) => to.filter((next) => next !== from)));
    const first = Object.keys(transitions).filter((status) => !followers.has(status));
    const leadsOn = (status) => Object.hasOwn(transitions, status) && (transitions[status] ?? []).length > 0;
    return new Set([...first, ...first.flatMap((status) => (transitions[status] ?? []).filter(leadsOn))]);
}

;// CONCATENATED MODULE: ./build/src/rules/change/updated-at.js







const updated_at_BEFORE = `---
id: decision:one-lockfile
kind: Decision
title: Keep one lockfile per workspace
status: approved
owners: [team:build]
updatedAt: "2026-06-04T10:00:00Z"
---
Installing the workspace at once spares the mirror.
`;
const updatedAt = {
    id: "change/updated-at",
    title: "Content changed, and its time did not move on",
    severity: "warning",
    rationale: "Readers weigh records by `updatedAt`: a new text under an old time is taken for the old text, and is reported as " +
        "stale too soon. A time that goes back is an error.",
    remedy: "Set `updatedAt` to the time of this change.",
    source: "Record families 1.10: content changed",
    bad: {
        before: { "decisions/one-lockfile.md": updated_at_BEFORE },
        files: {
            "decisions/one-lockfile.md": `---
id: decision:one-lockfile
kind: Decision
title: Keep one lockfile per workspace
status: approved
owners: [team:build]
updatedAt: "2026-06-04T10:00:00Z"
---
Installing the workspace at once spares the mirror and the disk.
`,
        },
        at: "decisions/one-lockfile.md:7:12",
    },
    good: {
        before: { "decisions/one-lockfile.md": updated_at_BEFORE },
        files: {
            "decisions/one-lockfile.md": `---
id: decision:one-lockfile
kind: Decision
title: Keep one lockfile per workspace
status: approved
owners: [team:build]
updatedAt: "2026-06-20T10:00:00Z"
---
Installing the workspace at once spares the mirror and the disk.
`,
        },
    },
    change({ change, layout, ontology, now: present }, report) {
        for (const { before, after } of change.changed) {
            const { primary } = after;
            if (layout.classes.get(primary.className)?.appendOnly === true)
                continue;
            const was = before.primary.updatedAt;
            const is = primary.updatedAt;
            if (was === undefined || is === undefined)
                continue;
            const then = (0,clock/* parseInstant */.n)(was);
            const now = (0,clock/* parseInstant */.n)(is);
            const stands = was === is || (then !== undefined && then.time === now?.time);
            const goesBack = then !== undefined && now !== undefined && now.time < then.time;
            if (!stands && !goesBack)
                continue;
            if (stands && forbiddenMove(before, after, ontology))
                continue;
            const time = timeText(present, then?.dateOnly === true);
            const movesOn = then !== undefined && ((0,clock/* parseInstant */.n)(time)?.time ?? 0) > then.time;
            const common = {
                at: (0,memory_record/* fieldAnchor */.O)(primary, fieldPointer(primary, "updatedAt", layout)),
                record: after.id,
                suggestion: {
                    message: "Set the time to that of this change",
                    certain: false,
                    ...(movesOn && setField(primary, "updatedAt", time, layout)),
                },
            };
            if (goesBack) {
                report({
                    ...common,
                    severity: "error",
                    subject: "back",
                    message: `The time went back from ${(0,phrases/* quote */.hD)(was)} to ${(0,phrases/* quote */.hD)(is)}.`,
                });
            }
            else {
                report({
                    ...common,
                    subject: "still",
                    message: `${(0,phrases/* quote */.hD)(after.id)} changed, and its time is still ${(0,phrases/* quote */.hD)(is)}.`,
                });
            }
        }
    },
};

;// CONCATENATED MODULE: ./build/src/rules/gate/base-unusable.js
const baseUnusable = {
    id: "gate/base-unusable",
    title: "Target branch without a gate that can be used",
    severity: "warning",
    rationale: "A change is judged by the rules of the branch it wants to join. Where those cannot be read, the change's own are " +
        "used, so it may have loosened the rules that it is judged by.",
    remedy: "Review the configuration and the ontology of this change by eye, or mend the target branch first.",
    source: "Decision 31",
    bad: {
        before: { "memory-steward.yml": "staleAfterDays: soon\n" },
        files: { "memory-steward.yml": "staleAfterDays: 90\n" },
        at: "memory-steward.yml:1:1",
    },
    good: {
        before: { "memory-steward.yml": "staleAfterDays: 90\n" },
        files: { "memory-steward.yml": "staleAfterDays: 90\n" },
    },
};

// EXTERNAL MODULE: ./build/src/memory/acceptance.js
var acceptance = __webpack_require__(8350);
;// CONCATENATED MODULE: ./build/src/rules/gate/expired-waiver.js



const expiredWaiver = {
    id: "gate/expired-waiver",
    title: "Waiver that has expired",
    severity: "warning",
    rationale: "A waiver accepts a problem for a time. When the time is over the problem counts again; the waiver is named so that " +
        "somebody decides: mend, waive anew, or drop the entry.",
    remedy: "Mend what was waived and remove the entry, or give it a new reason and date in a reviewed change.",
    source: "Decision 16",
    bad: {
        files: {
            "memory-steward.waivers.yaml": `waivers:
  - rule: record/stale
    subject: runbook:mirror-throttling
    actor: team:build
    reason: The mirror moves to another host in May.
    expires: "2026-05-31"
`,
        },
        at: "memory-steward.waivers.yaml:6:14",
    },
    good: {
        files: {
            "memory-steward.waivers.yaml": `waivers:
  - rule: record/stale
    subject: runbook:mirror-throttling
    actor: team:build
    reason: The mirror moves to another host in August.
    expires: "2026-08-31"
`,
        },
    },
    about: "gate",
    graph({ waivers, now }, report) {
        for (const waiver of waivers) {
            if (!(0,acceptance/* isExpired */._)(waiver, now))
                continue;
            const { rule, subject, detail, actor, reason, expires, path, index } = waiver;
            const when = (0,clock/* parseInstant */.n)(expires) ? `expired on ${expires}` : `has no date that can be read (${(0,phrases/* quote */.hD)(expires)})`;
            report({
                message: `The waiver of ${rule} for ${(0,phrases/* quote */.hD)(subject)} ${when}. Given by ${(0,phrases/* quote */.hD)(actor)}, with the reason ${(0,phrases/* quote */.hD)(reason.replace(/\.$/, ""))}.`,
                at: { path, document: 0, pointer: ["waivers", index, "expires"] },
                subject: [rule, subject, detail ?? ""].join(" ").trim(),
            });
        }
    },
};

;// CONCATENATED MODULE: ./build/src/rules/gate/invalid-file.js
const invalidFile = {
    id: "gate/invalid-file",
    title: "File of the gate that cannot be used",
    severity: "error",
    locked: true,
    rationale: "Configuration, layout, ontology, baseline and waivers decide what is judged and how. A file that is not read as " +
        "its author meant changes the verdict without a word.",
    remedy: "Correct the file by its schema, which is published under schemas/.",
    source: "Decisions 8 and 16",
    bad: {
        files: {
            "ontology/controlled-vocabulary.yaml": `statuses: [draft, approved, deprecated, archived]
sensitivity: internal
`,
        },
        at: "ontology/controlled-vocabulary.yaml:2:14",
    },
    good: {
        files: {
            "ontology/controlled-vocabulary.yaml": `statuses: [draft, approved, deprecated, archived]
sensitivity: [public, internal, restricted]
`,
        },
    },
};

// EXTERNAL MODULE: ./build/src/rules/gate/verdict-change.js
var verdict_change = __webpack_require__(357);
;// CONCATENATED MODULE: ./build/src/rules/graph/aliased-target.js

const LAYOUT = `layout: memory-steward.layout/v1
name: tasks
ids:
  aliases: [{ prefix: "task-", use: "T-" }]
classes:
  task:
    files: ["tasks/*.md"]
    fields: { id: id, title: title }
    required: [id, title]
    edges: [{ field: dependencies, kind: depends_on }]
`;
const FIRST = `---
id: T-1
title: Measure the mirror
---
Count what it refuses.
`;
const aliasedTarget = {
    id: "graph/aliased-target",
    title: "Target written with a former prefix",
    severity: "note",
    rationale: "The layout reads the former spelling as the present one, so nothing is broken. Search by the present id does not " +
        "find it, and other tools may not know the former prefix.",
    remedy: "Write the id as the record has it.",
    source: "Layout format: ids.aliases",
    mends: "writes the target as the layout spells it today",
    bad: {
        bare: true,
        layout: "tasks.layout.yaml",
        files: {
            "tasks.layout.yaml": LAYOUT,
            "tasks/T-1.md": FIRST,
            "tasks/T-2.md": `---
id: T-2
title: Warm the cache
dependencies: [task-1]
---
Fill it before the nightly builds.
`,
        },
        at: "tasks/T-2.md:4:16",
    },
    good: {
        bare: true,
        layout: "tasks.layout.yaml",
        files: {
            "tasks.layout.yaml": LAYOUT,
            "tasks/T-1.md": FIRST,
            "tasks/T-2.md": `---
id: T-2
title: Warm the cache
dependencies: [T-1]
---
Fill it before the nightly builds.
`,
        },
    },
    about: "declaration",
    edges({ layout }, report) {
        if (layout.ids.aliases.length === 0)
            return undefined;
        return {
            visit(from, edge, target) {
                if (edge.written === undefined || edge.form === "link" || !target)
                    return;
                const at = (0,layouts_links/* edgeAnchor */.v)(from, edge, layout.classes.get(from.className));
                report({
                    message: `"${edge.written}" is a former spelling of "${edge.target}".`,
                    at,
                    subject: `${edge.kind} ${edge.target}`,
                    ...(from.id !== undefined && { record: from.id }),
                    suggestion: {
                        message: `Write ${edge.target}`,
                        certain: true,
                        ...(at.pointer && { edit: { kind: "set", pointer: at.pointer, value: edge.target } }),
                    },
                });
            },
        };
    },
};

;// CONCATENATED MODULE: ./build/src/rules/graph/cardinality.js


const MAX_RELATED = 10;
const cardinality = {
    id: "graph/cardinality",
    title: "More edges than the edge kind allows",
    severity: "error",
    rationale: "Where the ontology says that there is one, readers take the first they find. A second makes the answer depend on " +
        "who asks.",
    remedy: "Keep the edge that holds and remove the others, or loosen the cardinality in the ontology.",
    source: "Decision 8, edge kinds: cardinality, read from the source's side",
    bad: {
        files: {
            "ontology/edge-kinds.yaml": `edgeKinds:
  - name: hosted_on
    purpose: A tool runs on a service.
    cardinality: "N:1"
    example: { from: tool:linter, hosted_on: service:build-farm }
`,
            "graph/build-farms.yaml": `nodeKind: Service
id: service:farm-east
attributes:
  { title: Farm east, status: approved, owners: [team:build], updatedAt: "2026-06-03T08:20:00Z" }
---
nodeKind: Service
id: service:farm-west
attributes:
  { title: Farm west, status: approved, owners: [team:build], updatedAt: "2026-06-03T08:20:00Z" }
`,
            "graph/tools/linter.yaml": `nodeKind: Tool
id: tool:linter
attributes:
  { title: Linter, status: approved, owners: [team:build], updatedAt: "2026-06-03T08:20:00Z" }
edges:
  hosted_on:
    - target: service:farm-east
    - target: service:farm-west
`,
        },
        at: "graph/tools/linter.yaml:8:15",
    },
    good: {
        files: {
            "ontology/edge-kinds.yaml": `edgeKinds:
  - name: hosted_on
    purpose: A tool runs on a service.
    cardinality: "N:1"
    example: { from: tool:linter, hosted_on: service:build-farm }
`,
            "graph/build-farms.yaml": `nodeKind: Service
id: service:farm-east
attributes:
  { title: Farm east, status: approved, owners: [team:build], updatedAt: "2026-06-03T08:20:00Z" }
`,
            "graph/tools/linter.yaml": `nodeKind: Tool
id: tool:linter
attributes:
  { title: Linter, status: approved, owners: [team:build], updatedAt: "2026-06-03T08:20:00Z" }
edges:
  hosted_on:
    - target: service:farm-east
`,
        },
    },
    about: "id",
    edges(context, report) {
        const bySource = new Ends();
        const byTarget = new Ends();
        const limitOf = (kind) => context.ontology.edgeKinds.get(kind)?.cardinality ?? "N:N";
        return {
            concerns: (kind) => limitOf(kind) !== "N:N",
            visit(from, edge) {
                if (from.id === undefined)
                    return;
                const limit = limitOf(edge.kind);
                if (limit !== "1:N")
                    bySource.add(edge.kind, from.id, edge.target, { from, edge });
                if (limit !== "N:1")
                    byTarget.add(edge.kind, edge.target, from.id, { from, edge });
            },
            finish() {
                for (const { kind, end, edges } of bySource.exceeded()) {
                    report({
                        message: `"${end}" has ${(0,wording/* counted */.hS)(edges.length, "edge")} "${kind}" to different targets, and may have one.`,
                        ...placed(edges, context),
                        record: end,
                        subject: kind,
                    });
                }
                for (const { kind, end, edges } of byTarget.exceeded()) {
                    report({
                        message: `${(0,wording/* counted */.hS)(edges.length, "record")} lead to "${end}" by "${kind}", and one may.`,
                        ...placed(edges, context),
                        record: end,
                        subject: `${kind} (incoming)`,
                    });
                }
            },
        };
    },
};
class Ends {
    #groups = new Map();
    add(kind, end, other, stated) {
        const key = `${kind}\0${end}`;
        const group = this.#groups.get(key);
        if (!group)
            this.#groups.set(key, { kind, end, others: new Map([[other, stated]]) });
        else if (!group.others.has(other))
            group.others.set(other, stated);
    }
    *exceeded() {
        for (const { kind, end, others } of this.#groups.values()) {
            if (others.size > 1)
                yield { kind, end, edges: [...others.values()] };
        }
    }
}
function placed(edges, { layout }) {
    const anchors = edges.map(({ from, edge }) => (0,layouts_links/* edgeAnchor */.v)(from, edge, layout.classes.get(from.className)));
    const [last, ...others] = anchors.toReversed();
    if (!last)
        throw new Error("a group of edges is empty");
    const related = others.reverse().slice(0, MAX_RELATED);
    return { at: last, related: related.map((at) => ({ message: "another one stands here", at })) };
}

;// CONCATENATED MODULE: ./build/src/rules/cycles.js
function findCycles(successors) {
    const cycles = [];
    for (const component of components(successors)) {
        const start = component.reduce((first, node) => (node < first ? node : first));
        cycles.push(shortestCycle(start, new Set(component), successors));
    }
    return cycles.sort(([a], [b]) => ((a ?? "") < (b ?? "") ? -1 : 1));
}
function mayCycle(links) {
    const numbers = new Map();
    for (const { from } of links)
        if (!numbers.has(from))
            numbers.set(from, numbers.size);
    const sources = Int32Array.from(links, ({ from }) => numbers.get(from) ?? -1);
    const targets = Int32Array.from(links, ({ to }) => numbers.get(to) ?? -1);
    const firstInto = new Int32Array(numbers.size).fill(-1);
    const nextInto = new Int32Array(links.length);
    const open = new Int32Array(numbers.size);
    for (const [link, target] of targets.entries()) {
        if (target < 0)
            continue;
        nextInto[link] = firstInto[target] ?? -1;
        firstInto[target] = link;
        increase(open, sources[link], 1);
    }
    const ended = [];
    for (const [node, count] of open.entries())
        if (count === 0)
            ended.push(node);
    for (let node = ended.pop(); node !== undefined; node = ended.pop()) {
        for (let link = firstInto[node] ?? -1; link >= 0; link = nextInto[link] ?? -1) {
            const source = sources[link] ?? -1;
            increase(open, source, -1);
            if (open[source] === 0)
                ended.push(source);
        }
    }
    return links.filter((_, link) => (open[targets[link] ?? -1] ?? 0) > 0);
}
function increase(counts, index, by) {
    if (index !== undefined)
        counts[index] = (counts[index] ?? 0) + by;
}
function components(successors) {
    const found = [];
    const order = new Map();
    const low = new Map();
    const open = new Set();
    const stack = [];
    for (const root of successors.keys()) {
        if (order.has(root))
            continue;
        const path = [];
        const enter = (node) => {
            order.set(node, order.size);
            low.set(node, order.size - 1);
            open.add(node);
            stack.push(node);
            path.push({ node, next: (successors.get(node) ?? NONE).values() });
        };
        enter(root);
        for (let frame = path.at(-1); frame; frame = path.at(-1)) {
            const { node, next } = frame;
            const step = next.next();
            if (step.done !== true) {
                if (!order.has(step.value))
                    enter(step.value);
                else if (open.has(step.value))
                    lower(low, node, order.get(step.value));
                continue;
            }
            path.pop();
            const parent = path.at(-1);
            if (parent)
                lower(low, parent.node, low.get(node));
            if (low.get(node) !== order.get(node))
                continue;
            const component = stack.splice(stack.lastIndexOf(node));
            for (const member of component)
                open.delete(member);
            if (component.length > 1 || successors.get(node)?.has(node))
                found.push(component);
        }
    }
    return found;
}
const NONE = new Set();
function lower(low, node, value) {
    if (value !== undefined && value < (low.get(node) ?? Infinity))
        low.set(node, value);
}
function shortestCycle(start, within, successors) {
    const cameFrom = new Map();
    let level = [start];
    while (level.length > 0) {
        const next = [];
        for (const node of level) {
            for (const successor of [...(successors.get(node) ?? NONE)].sort()) {
                if (successor === start)
                    return walkBack(node, cameFrom);
                if (!within.has(successor) || cameFrom.has(successor))
                    continue;
                cameFrom.set(successor, node);
                next.push(successor);
            }
        }
        level = next;
    }
    throw new Error(`${start} is in no cycle`);
}
function walkBack(last, cameFrom) {
    const path = [];
    for (let node = last; node !== undefined; node = cameFrom.get(node))
        path.push(node);
    return path.reverse();
}

;// CONCATENATED MODULE: ./build/src/rules/graph/cycle.js


const MAX_SHOWN = 8;
const cycle = {
    id: "graph/cycle",
    title: "Edges that lead back to where they began",
    severity: "error",
    rationale: "An edge kind declared acyclic promises an end: the newest of several decisions, the first thing to start. In a " +
        "cycle there is none, and a reader that follows the edges never stops.",
    remedy: "Remove or turn round one edge of the cycle.",
    source: "Decision 8, edge kinds: acyclic; decision 13",
    bad: {
        files: {
            "graph/services/mirror.yaml": `nodeKind: Service
id: service:mirror
attributes:
  { title: Mirror, status: approved, owners: [team:build], updatedAt: "2026-06-03T08:20:00Z" }
edges:
  depends_on: [{ target: service:store }]
`,
            "graph/services/store.yaml": `nodeKind: Service
id: service:store
attributes:
  { title: Store, status: approved, owners: [team:build], updatedAt: "2026-06-03T08:20:00Z" }
edges:
  depends_on: [{ target: service:mirror }]
`,
        },
        at: "graph/services/mirror.yaml:6:26",
    },
    good: {
        files: {
            "graph/services/mirror.yaml": `nodeKind: Service
id: service:mirror
attributes:
  { title: Mirror, status: approved, owners: [team:build], updatedAt: "2026-06-03T08:20:00Z" }
edges:
  depends_on: [{ target: service:store }]
`,
            "graph/services/store.yaml": `nodeKind: Service
id: service:store
attributes:
  { title: Store, status: approved, owners: [team:build], updatedAt: "2026-06-03T08:20:00Z" }
`,
        },
    },
    about: "cycle",
    edges({ layout, ontology }, report) {
        const byKind = new Map();
        return {
            concerns: (kind) => ontology.edgeKinds.get(kind)?.acyclic === true,
            visit(from, edge) {
                if (from.id === undefined || edge.form === "link")
                    return;
                const links = byKind.get(edge.kind);
                const link = { from: from.id, to: edge.target, stated: { from, edge } };
                if (links)
                    links.push(link);
                else
                    byKind.set(edge.kind, [link]);
            },
            finish() {
                for (const kind of ontology.edgeKinds.keys()) {
                    const links = firstLinks(mayCycle(byKind.get(kind) ?? []));
                    const successors = new Map([...links].map(([id, targets]) => [id, new Set(targets.keys())]));
                    for (const ids of findCycles(successors)) {
                        const edges = ids.flatMap((id, i) => links.get(id)?.get(ids[(i + 1) % ids.length] ?? "") ?? []);
                        const [first, ...others] = edges.map(({ from, edge }) => (0,layouts_links/* edgeAnchor */.v)(from, edge, layout.classes.get(from.className)));
                        const [start] = ids;
                        if (!first || start === undefined)
                            continue;
                        report({
                            message: `"${kind}" must not lead back to where it began: ${shown(ids)}.`,
                            at: first,
                            record: start,
                            subject: `${kind} ${ids.slice(0, MAX_SHOWN).join(" ")}`,
                            related: others.slice(0, MAX_SHOWN).map((at) => ({ message: "the cycle goes on here", at })),
                        });
                    }
                }
            },
        };
    },
};
function firstLinks(all) {
    const links = new Map();
    for (const { from, to, stated } of all) {
        const targets = links.get(from);
        if (!targets)
            links.set(from, new Map([[to, stated]]));
        else if (!targets.has(to))
            targets.set(to, stated);
    }
    return links;
}
function shown(ids) {
    const [start = ""] = ids;
    if (ids.length === 1)
        return `"${start}" points at itself`;
    const rest = ids.length - MAX_SHOWN;
    const steps = rest > 0 ? [...ids.slice(0, MAX_SHOWN), `(${rest} more)`] : ids;
    return [...steps, start].join(" → ");
}

// EXTERNAL MODULE: ./build/src/memory/nearest.js
var nearest = __webpack_require__(6155);
;// CONCATENATED MODULE: ./build/src/rules/nearest-target.js


const MAX_OFFERED = 3;
function nearestTarget({ from, edge }, context) {
    const nearest = edge.form === "link" || !context.graph.isJudged(from) ? undefined : likeliest(edge, context);
    return nearest?.ids.some((id) => id === from.id) ? undefined : nearest;
}
function likeliest(edge, { graph, ontology }) {
    const range = ontology.edgeKinds.get(edge.kind)?.to;
    const candidates = candidatesOf(graph);
    const same = candidates.byFoldedForm.get((0,nearest/* foldedForm */.d0)(edge.target)) ?? [];
    if (same.length > 0)
        return offer(same, isOneSpelling(same, edge.target));
    const fits = (id) => !range || [...graph.kindsOf(id)].some((kind) => range.has(kind));
    const moved = (candidates.bySlug.get(parts(edge.target).slug) ?? []).filter(fits);
    if (moved.length === 1)
        return offer(moved, false);
    return similar(edge.target, candidates) ?? offer(prefixed(edge.target, graph, ontology, range), false);
}
function nearestId(id, graph) {
    const candidates = candidatesOf(graph);
    const same = candidates.byFoldedForm.get((0,nearest/* foldedForm */.d0)(id)) ?? [];
    return same.length > 0 ? offer(same, isOneSpelling(same, id)) : similar(id, candidates);
}
function askFor({ ids, certain }) {
    const [id, ...others] = ids;
    return { message: (0,phrases/* meant */.wx)({ name: ids.join(" or "), certain }), id: others.length === 0 ? id : undefined };
}
function isOneSpelling([id, ...others], written) {
    return id !== undefined && others.length === 0 && (0,nearest/* hasSameWords */.ut)(id, written);
}
function offer(ids, certain) {
    const [first, ...others] = ids;
    return first === undefined || ids.length > MAX_OFFERED ? undefined : { ids: [first, ...others], certain };
}
const CANDIDATES = new WeakMap();
const BUDGET = 100_000_000;
const COST = 200;
const COUNTED = /^(\p{L}*[-_]?|[^:]+:)\d+(\.\d+)*$/u;
function similar(target, candidates) {
    if (COUNTED.test(target))
        return undefined;
    const { found } = candidates;
    if (!found.has(target))
        found.set(target, closest(target, candidates) ?? longerOrShorter(target, candidates));
    return found.get(target);
}
function closest(target, candidates) {
    const { namespace, slug } = parts(target);
    const limit = Math.min(6, Math.max(1, Math.floor(slug.length / 4)));
    const letters = lettersOf(slug);
    let best = limit;
    let near = [];
    for (const candidate of candidates.byNamespace.get(namespace) ?? []) {
        if (candidates.budget-- < 0)
            return undefined;
        if (Math.abs(candidate.slug.length - slug.length) > best)
            continue;
        if (bitCount(candidate.letters ^ letters) > 2 * best)
            continue;
        candidates.budget -= COST;
        const distance = (0,nearest/* editDistance */.YC)(slug, candidate.slug, best);
        if (distance > best)
            continue;
        if (distance < best)
            near = [];
        best = distance;
        near.push(candidate.id);
    }
    return near.length === 0 ? undefined : offer(nearestByNumbers(target, near), false);
}
function nearestByNumbers(target, ids) {
    const { words, values } = numbersOf(target);
    let least;
    let nearest = [];
    for (const id of ids) {
        const other = numbersOf(id);
        if (other.words !== words)
            return ids;
        const distances = other.values.map((value, i) => Math.abs(value - (values[i] ?? 0)));
        const order = least ? compareNumbers(distances, least) : -1;
        if (order > 0)
            continue;
        if (order < 0)
            nearest = [];
        least = distances;
        nearest.push(id);
    }
    return nearest;
}
function compareNumbers(a, b) {
    const at = a.findIndex((value, i) => value !== b[i]);
    return at === -1 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
}
function numbersOf(id) {
    return { words: id.replace(/\d+/g, "0"), values: (id.match(/\d+/g) ?? []).map(Number) };
}
function longerOrShorter(target, candidates) {
    const { namespace, slug } = parts(target);
    const ids = [];
    for (const candidate of candidates.byNamespace.get(namespace) ?? []) {
        if (candidates.budget-- < 0)
            return undefined;
        const [short, long] = slug.length < candidate.slug.length ? [slug, candidate.slug] : [candidate.slug, slug];
        if (short.length >= 4 && extendsByWords(long, short))
            ids.push(candidate.id);
    }
    return offer(ids, false);
}
function extendsByWords(long, short) {
    const isSeparator = (character) => character !== undefined && "-_./@:".includes(character);
    return ((long.startsWith(short) && isSeparator(long[short.length])) ||
        (long.endsWith(short) && isSeparator(long[long.length - short.length - 1])));
}
function prefixed(target, graph, ontology, range) {
    const { slug } = parts(target);
    const found = new Set();
    for (const name of range ?? ontology.nodeKinds.keys()) {
        const id = `${ontology.nodeKinds.get(name)?.prefix ?? ""}:${slug}`;
        if (graph.records.has(id))
            found.add(id);
    }
    return found.size === 1 ? [...found] : [];
}
function candidatesOf(graph) {
    let candidates = CANDIDATES.get(graph);
    if (!candidates) {
        const byFoldedForm = new Map();
        const byNamespace = new Map();
        const bySlug = new Map();
        for (const id of graph.ids()) {
            const { namespace, slug } = parts(id);
            push(byFoldedForm, (0,nearest/* foldedForm */.d0)(id), id);
            push(byNamespace, namespace, { id, slug, letters: lettersOf(slug) });
            push(bySlug, slug, id);
        }
        candidates = { byFoldedForm, byNamespace, bySlug, found: new Map(), budget: BUDGET };
        CANDIDATES.set(graph, candidates);
    }
    return candidates;
}
function push(map, key, value) {
    const list = map.get(key);
    if (list)
        list.push(value);
    else
        map.set(key, [value]);
}
function parts(id) {
    const colon = id.indexOf(":");
    return { namespace: colon === -1 ? "" : id.slice(0, colon), slug: id.slice(colon + 1) };
}
function lettersOf(text) {
    let bits = 0;
    for (let i = 0; i < text.length; i++)
        bits |= 1 << (text.charCodeAt(i) & 31);
    return bits;
}
function bitCount(bits) {
    let count = 0;
    for (let rest = bits; rest !== 0; rest &= rest - 1)
        count++;
    return count;
}

;// CONCATENATED MODULE: ./build/src/rules/graph/dangling-edge.js



const danglingEdge = {
    id: "graph/dangling-edge",
    title: "Edge to a record that does not exist",
    severity: "error",
    rationale: "An agent that follows the edge finds nothing and cannot tell a typing mistake from a record that was removed. " +
        "Edges are judged on the whole graph: deleting a record breaks edges in files that the change never touched.",
    remedy: "Point the edge at an existing id, add the missing record, or remove the edge. Namespaces that lie outside the " +
        "memory are declared under externalNamespaces.",
    source: "Schema specification, validation rules; decisions 10 and 15",
    mends: "writes the id of the record where letter case, hyphens and the like are all that differs, and one record alone fits",
    bad: {
        files: {
            "graph/tools/lockfile-linter.yaml": `nodeKind: Tool
id: tool:lockfile-linter
attributes:
  title: Lockfile linter
  status: approved
  owners: [team:build]
  updatedAt: "2026-06-03T08:20:00Z"
edges:
  applies_to_repo:
    - target: repository:checkout-apy
`,
        },
        at: "graph/tools/lockfile-linter.yaml:10:15",
    },
    good: {
        files: {
            "graph/tools/lockfile-linter.yaml": `nodeKind: Tool
id: tool:lockfile-linter
attributes:
  title: Lockfile linter
  status: approved
  owners: [team:build]
  updatedAt: "2026-06-03T08:20:00Z"
edges:
  applies_to_repo:
    - target: repository:checkout-api
`,
        },
    },
    about: "declaration",
    edges(context, report) {
        return {
            visit(from, edge, target) {
                if (target && edge.form !== "link")
                    return;
                const stated = { from, edge };
                if (!isDangling(stated, context))
                    return;
                if (edge.form !== "link" && isLostInChange(edge.target, context))
                    return;
                const written = edge.written ?? edge.target;
                const suggestion = suggest(stated, context);
                report({
                    message: `"${edge.kind}" points at "${written}", which does not exist.`,
                    at: (0,layouts_links/* edgeAnchor */.v)(from, edge, context.layout.classes.get(from.className)),
                    subject: `${edge.kind} ${edge.target}`,
                    ...(from.id !== undefined && { record: from.id }),
                    ...(suggestion && { suggestion }),
                });
            },
        };
    },
};
function suggest(stated, context) {
    const { from, edge } = stated;
    const nearest = nearestTarget(stated, context);
    if (!nearest)
        return undefined;
    const { message, id } = askFor(nearest);
    const { pointer } = (0,layouts_links/* edgeAnchor */.v)(from, edge, context.layout.classes.get(from.className));
    return {
        message,
        certain: nearest.certain,
        ...(pointer && id !== undefined && { edit: { kind: "set", pointer, value: id } }),
    };
}

// EXTERNAL MODULE: ./build/src/rules/retired.js
var rules_retired = __webpack_require__(276);
;// CONCATENATED MODULE: ./build/src/rules/graph/deprecated-dependency.js


const HISTORICAL = new Set([
    "supersedes",
    "mentions",
    "documents",
    "derived_from",
    "learned_from",
    "summarized_by",
    "has_journal_event",
    "has_task_result",
    "produced_artifact",
]);
const deprecatedDependency = {
    id: "graph/deprecated-dependency",
    title: "Approved record that relies on a retired one",
    severity: "warning",
    rationale: "An approved record is read as true today. If it depends on something deprecated or archived, following it leads " +
        "to what the team has given up.",
    remedy: "Point the edge at the successor, or deprecate the record as well.",
    source: "Schema specification, governance; decision 11",
    bad: {
        files: {
            "graph/services.yaml": `nodeKind: Service
id: service:mirror
attributes:
  { title: Mirror, status: approved, owners: [team:build], updatedAt: "2026-06-03T08:20:00Z" }
edges:
  depends_on: [{ target: service:disk-store }]
---
nodeKind: Service
id: service:disk-store
attributes:
  { title: Disk store, status: deprecated, owners: [team:build], updatedAt: "2026-06-03T08:20:00Z" }
`,
        },
        at: "graph/services.yaml:6:26",
    },
    good: {
        files: {
            "graph/services.yaml": `nodeKind: Service
id: service:mirror
attributes:
  { title: Mirror, status: approved, owners: [team:build], updatedAt: "2026-06-03T08:20:00Z" }
edges:
  depends_on: [{ target: service:disk-store }]
---
nodeKind: Service
id: service:disk-store
attributes:
  { title: Disk store, status: approved, owners: [team:build], updatedAt: "2026-06-03T08:20:00Z" }
`,
        },
    },
    about: "declaration",
    edges({ graph, layout, ontology }, report) {
        const retired = (0,rules_retired/* retiredStatuses */.M)(ontology);
        if (retired.length === 0)
            return undefined;
        const successors = new Map();
        return {
            concerns: (kind) => !HISTORICAL.has(kind),
            visit(from, edge, target) {
                if (!target || from.status !== "approved" || edge.form === "link")
                    return;
                const { status } = target.primary;
                if (status === undefined || !retired.includes(status))
                    return;
                if (!successors.has(target.id))
                    successors.set(target.id, successorsOf(target.id, graph));
                const suggestion = deprecated_dependency_suggest({ from, edge }, successors.get(target.id), layout);
                report({
                    message: `This record is approved, and "${target.id}", to which "${edge.kind}" leads, is ${status}.`,
                    at: (0,layouts_links/* edgeAnchor */.v)(from, edge, layout.classes.get(from.className)),
                    subject: `${edge.kind} ${edge.target}`,
                    ...(from.id !== undefined && { record: from.id }),
                    ...(suggestion && { suggestion }),
                });
            },
        };
    },
};
function successorsOf(id, graph) {
    const successors = new Set();
    for (const { from, edge } of graph.incoming(id)) {
        if (edge.kind === "supersedes" && from.status === "approved" && from.id !== undefined)
            successors.add(from.id);
    }
    return successors;
}
function deprecated_dependency_suggest({ from, edge }, successors, layout) {
    const [only, ...others] = successors ?? [];
    if (only === undefined || others.length > 0 || only === from.id)
        return undefined;
    const { pointer } = (0,layouts_links/* edgeAnchor */.v)(from, edge, layout.classes.get(from.className));
    return {
        message: `Point the edge at ${only}, which supersedes it`,
        certain: false,
        ...(pointer && { edit: { kind: "set", pointer, value: only } }),
    };
}

;// CONCATENATED MODULE: ./build/src/rules/written-edges.js
const WRITTEN = new WeakMap();
function writtenEdges(declaration) {
    let written = WRITTEN.get(declaration);
    if (!written) {
        const kinds = new Set(declaration.edges.map(({ kind }) => kind));
        written = { kinds, first: declaration.edges.find(({ derived, form }) => derived === undefined && form !== "link") };
        WRITTEN.set(declaration, written);
    }
    return written;
}

;// CONCATENATED MODULE: ./build/src/rules/graph/deprecated-edge-kind.js


const ONTOLOGY = `edgeKinds:
  - name: applies_to_repo
    purpose: Holds in a repository.
    example: { from: tool:linter, applies_to_repo: repository:checkout-api }
  - name: used_in
    purpose: Is used in a repository.
    deprecated: { use: applies_to_repo, reason: The two meant the same. }
    example: { from: tool:linter, used_in: repository:checkout-api }
`;
const WITHOUT_EDGE = `nodeKind: Tool
id: tool:linter
attributes:
  { title: Linter, status: approved, owners: [team:build], updatedAt: "2026-06-03T08:20:00Z" }
`;
const deprecatedEdgeKind = {
    id: "graph/deprecated-edge-kind",
    title: "New edge of a deprecated kind",
    severity: "warning",
    rationale: "A deprecated kind stays readable until nothing uses it. New uses put that day off. Without a base to compare " +
        "with, every use is a note.",
    remedy: "Use the kind that replaces it.",
    source: "Schema specification, governance",
    bad: {
        before: { "ontology/edge-kinds.yaml": ONTOLOGY, "graph/tools/linter.yaml": WITHOUT_EDGE },
        files: {
            "ontology/edge-kinds.yaml": ONTOLOGY,
            "graph/tools/linter.yaml": `nodeKind: Tool
id: tool:linter
attributes:
  { title: Linter, status: approved, owners: [team:build], updatedAt: "2026-06-14T08:20:00Z" }
edges:
  used_in: [{ target: repository:checkout-api }]
`,
        },
        at: "graph/tools/linter.yaml:6:3",
    },
    good: {
        before: { "ontology/edge-kinds.yaml": ONTOLOGY, "graph/tools/linter.yaml": WITHOUT_EDGE },
        files: {
            "ontology/edge-kinds.yaml": ONTOLOGY,
            "graph/tools/linter.yaml": `nodeKind: Tool
id: tool:linter
attributes:
  { title: Linter, status: approved, owners: [team:build], updatedAt: "2026-06-14T08:20:00Z" }
edges:
  applies_to_repo: [{ target: repository:checkout-api }]
`,
        },
    },
    about: "declaration",
    edges(context, report) {
        const deprecated = [...context.ontology.edgeKinds.values()].some((kind) => kind.deprecated);
        if (!deprecated)
            return undefined;
        const known = context.change && edgesOf(context.change.before, context);
        return {
            concerns: (kind) => isDeprecated(kind, context),
            visit(from, edge) {
                if (!known?.has(key({ from, edge })))
                    state({ from, edge }, context, report);
            },
        };
    },
};
function edgesOf(graph, context) {
    const keys = new Set();
    for (const stated of graph.edges())
        if (isDeprecated(stated.edge.kind, context))
            keys.add(key(stated));
    return keys;
}
function isDeprecated(kind, { ontology }) {
    return ontology.edgeKinds.get(kind)?.deprecated !== undefined;
}
function key({ from, edge }) {
    return `${from.id ?? from.path}\0${edge.kind}\0${edge.target}`;
}
function state({ from, edge }, context, report) {
    const { use, reason } = context.ontology.edgeKinds.get(edge.kind)?.deprecated ?? {};
    const layoutClass = context.layout.classes.get(from.className);
    const at = (0,layouts_links/* edgeAnchor */.v)(from, edge, layoutClass, "kind");
    const alone = use !== undefined && !writtenEdges(from).kinds.has(use);
    const isKey = layoutClass?.edgeSources[edge.field]?.form === "map" && alone;
    report({
        message: `The edge kind "${edge.kind}" is deprecated${reason === undefined ? "" : `: ${reason.replace(/\.$/, "")}`}.`,
        at,
        subject: `${edge.kind} ${edge.target}`,
        ...(context.change ? {} : { severity: "note" }),
        ...(from.id !== undefined && { record: from.id }),
        ...(use !== undefined && {
            suggestion: {
                message: `Use ${use}`,
                certain: false,
                ...(isKey && at.pointer && { edit: { kind: "rename-key", pointer: at.pointer, key: use } }),
            },
        }),
    });
}

;// CONCATENATED MODULE: ./build/src/rules/graph/edge-endpoint.js


const edgeEndpoint = {
    id: "graph/edge-endpoint",
    title: "Edge between kinds that it may not connect",
    severity: "error",
    rationale: "The ontology says from which kinds an edge starts and to which it leads. An edge elsewhere usually points at the " +
        "wrong record, points the wrong way, or is of the wrong kind.",
    remedy: "Correct the target or the edge kind, turn the edge round, or widen `from` or `to` in the ontology.",
    source: "Decision 8, edge kinds: from and to",
    bad: {
        files: {
            "incidents/mirror-outage.md": `---
id: incident:mirror-outage
kind: Incident
title: The mirror refused every pull
status: approved
owners: [team:build]
updatedAt: "2026-06-03T08:20:00Z"
related:
  resolved_by: [repository:checkout-api]
---
Nightly builds failed for two hours.
`,
        },
        at: "incidents/mirror-outage.md:9:17",
    },
    good: {
        files: {
            "incidents/mirror-outage.md": `---
id: incident:mirror-outage
kind: Incident
title: The mirror refused every pull
status: approved
owners: [team:build]
updatedAt: "2026-06-03T08:20:00Z"
related:
  resolved_by: [runbook:mirror-throttling]
---
Nightly builds failed for two hours.
`,
        },
    },
    about: "declaration",
    edges(context, report) {
        const { graph, ontology } = context;
        const sources = sourceKinds(graph);
        return {
            concerns(kind) {
                const definition = ontology.edgeKinds.get(kind);
                return definition?.from !== undefined || definition?.to !== undefined;
            },
            visit(from, edge, target) {
                const kind = ontology.edgeKinds.get(edge.kind);
                if (!kind || edge.derived === "owner")
                    return;
                const ends = { sources: sources(from), targets: target ? graph.kindsOfRecord(target) : NO_KINDS };
                if (fits(ends.sources, kind.from) && fits(ends.targets, kind.to))
                    return;
                const suggestion = edge_endpoint_suggest({ from, edge }, kind, context);
                report({
                    message: wrongSides(edge, kind, ends).join(" "),
                    at: (0,layouts_links/* edgeAnchor */.v)(from, edge, context.layout.classes.get(from.className)),
                    subject: `${edge.kind} ${edge.target}`,
                    ...(from.id !== undefined && { record: from.id }),
                    ...(suggestion && { suggestion }),
                });
            },
        };
    },
};
const NO_KINDS = new Set();
function wrongSides(edge, kind, { sources, targets }) {
    const sides = [];
    if (!fits(sources, kind.from)) {
        sides.push(`"${edge.kind}" starts from ${(0,wording/* quoted */.TL)(kind.from ?? [], "or")}, not from ${(0,wording/* quoted */.TL)(sources, "or")}.`);
    }
    if (!fits(targets, kind.to)) {
        sides.push(`"${edge.kind}" leads to ${(0,wording/* quoted */.TL)(kind.to ?? [], "or")}, and "${edge.target}" is of the kind ${(0,wording/* quoted */.TL)(targets, "or")}.`);
    }
    return sides;
}
function sourceKinds(graph) {
    let last;
    let kinds = NO_KINDS;
    return (from) => {
        if (from !== last) {
            last = from;
            const record = from.id === undefined ? undefined : graph.records.get(from.id);
            kinds = record ? graph.kindsOfRecord(record) : new Set(from.kind === undefined ? [] : [from.kind]);
        }
        return kinds;
    };
}
function fits(kinds, allowed) {
    if (!allowed || kinds.size === 0)
        return true;
    for (const kind of kinds)
        if (allowed.has(kind))
            return true;
    return false;
}
function edge_endpoint_suggest({ from, edge }, kind, { graph }) {
    if (from.id === undefined)
        return undefined;
    const turned = fits(graph.kindsOf(edge.target), kind.from) && fits(graph.kindsOf(from.id), kind.to);
    if (!turned)
        return undefined;
    return { message: `Turn the edge round: state it on ${edge.target}, towards ${from.id}`, certain: false };
}

;// CONCATENATED MODULE: ./build/src/rules/graph/malformed-edge.js

const malformedEdge = {
    id: "graph/malformed-edge",
    title: "Edge that is not written as the layout says",
    severity: "error",
    rationale: "An edge in another form is read by some tools and skipped by others without a word, so the graph differs from " +
        "reader to reader.",
    remedy: "Write a mapping from each edge kind to a list of targets; every item is an id or has a `target`.",
    source: "Schema specification, graph YAML schema and Markdown front matter schema",
    mends: "writes a list of edges as the mapping that it stands for",
    bad: {
        files: {
            "graph/tools/lockfile-linter.yaml": `nodeKind: Tool
id: tool:lockfile-linter
attributes:
  title: Lockfile linter
  status: approved
  owners: [team:build]
  updatedAt: "2026-06-03T08:20:00Z"
edges:
  - kind: applies_to_repo
    target: repository:checkout-api
`,
        },
        at: "graph/tools/lockfile-linter.yaml:8:1",
    },
    good: {
        files: {
            "graph/tools/lockfile-linter.yaml": `nodeKind: Tool
id: tool:lockfile-linter
attributes:
  title: Lockfile linter
  status: approved
  owners: [team:build]
  updatedAt: "2026-06-03T08:20:00Z"
edges:
  applies_to_repo:
    - target: repository:checkout-api
`,
        },
    },
    record({ declaration, oddities }, _context, report) {
        for (const oddity of oddities) {
            if (oddity.kind !== "edge-field" && oddity.kind !== "edge-item")
                continue;
            const name = oddity.pointer.join(".");
            const common = {
                subject: oddity.pointer.join("/"),
                ...(declaration.id !== undefined && { record: declaration.id }),
            };
            if (oddity.kind === "edge-item") {
                report({
                    ...common,
                    message: `The edge "${name}" names no target.`,
                    at: (0,memory_record/* fieldAnchor */.O)(declaration, oddity.pointer),
                });
                continue;
            }
            const form = oddity.expected === "map" ? "a mapping from edge kinds to targets" : "a list of edges";
            report({
                ...common,
                message: `"${name}" is not ${form}.`,
                at: (0,memory_record/* fieldAnchor */.O)(declaration, oddity.pointer, "key"),
                ...(oddity.instead !== undefined && {
                    suggestion: {
                        message: "Write the same edges as a mapping",
                        certain: true,
                        edit: { kind: "set", pointer: [...declaration.root, ...oddity.pointer], value: oddity.instead },
                    },
                }),
            });
        }
    },
};

;// CONCATENATED MODULE: ./build/src/rules/graph/missing-inverse.js



const missing_inverse_ONTOLOGY = `edgeKinds:
  - name: applies_to_repo
    purpose: Holds in a repository.
    example: { from: tool:linter, applies_to_repo: repository:checkout-api }
  - name: mentions
    purpose: Speaks of the target in passing.
    example: { from: tool:linter, mentions: runbook:mirror-throttling }
  - name: part_of
    purpose: Belongs to a larger service.
    inverse: has_part
    example: { from: service:mirror-cache, part_of: service:mirror }
  - name: has_part
    purpose: Consists of smaller services.
    inverse: part_of
    example: { from: service:mirror, has_part: service:mirror-cache }
`;
const missingInverse = {
    id: "graph/missing-inverse",
    title: "Edge whose inverse is not stated",
    severity: "warning",
    rationale: "Where the ontology names an inverse, readers start from either end. An edge that only one side states is missed " +
        "by half of them.",
    remedy: "State the inverse edge on the target, or remove this one.",
    source: "Decision 8, edge kinds: inverse; decision 15",
    bad: {
        files: {
            "ontology/edge-kinds.yaml": missing_inverse_ONTOLOGY,
            "graph/services/mirror.yaml": `nodeKind: Service
id: service:mirror
attributes:
  { title: Mirror, status: approved, owners: [team:build], updatedAt: "2026-06-03T08:20:00Z" }
edges:
  mentions: [{ target: runbook:mirror-throttling }]
`,
            "graph/services/mirror-cache.yaml": `nodeKind: Service
id: service:mirror-cache
attributes:
  { title: Mirror cache, status: approved, owners: [team:build], updatedAt: "2026-06-03T08:20:00Z" }
edges:
  part_of: [{ target: service:mirror }]
`,
        },
        at: "graph/services/mirror-cache.yaml:6:23",
    },
    good: {
        files: {
            "ontology/edge-kinds.yaml": missing_inverse_ONTOLOGY,
            "graph/services/mirror.yaml": `nodeKind: Service
id: service:mirror
attributes:
  { title: Mirror, status: approved, owners: [team:build], updatedAt: "2026-06-03T08:20:00Z" }
edges:
  mentions: [{ target: runbook:mirror-throttling }]
  has_part: [{ target: service:mirror-cache }]
`,
            "graph/services/mirror-cache.yaml": `nodeKind: Service
id: service:mirror-cache
attributes:
  { title: Mirror cache, status: approved, owners: [team:build], updatedAt: "2026-06-03T08:20:00Z" }
edges:
  part_of: [{ target: service:mirror }]
`,
        },
    },
    about: "declaration",
    edges(context, report) {
        const inverses = inverseKinds(context);
        if (inverses.size === 0)
            return undefined;
        const asked = new Set(inverses.values());
        const stated = new Set();
        const waiting = [];
        return {
            concerns: (kind) => inverses.has(kind) || asked.has(kind),
            visit(from, edge, target) {
                if (from.id === undefined)
                    return;
                if (asked.has(edge.kind))
                    stated.add(triple(from.id, edge.kind, edge.target));
                if (!target || edge.derived !== undefined || edge.target === from.id || !inverses.has(edge.kind))
                    return;
                waiting.push({ from, edge, target: target.primary });
            },
            finish() {
                for (const { from, edge, target } of waiting) {
                    const inverse = inverses.get(edge.kind);
                    if (inverse === undefined || from.id === undefined)
                        continue;
                    const wanted = triple(edge.target, inverse, from.id);
                    if (stated.has(wanted))
                        continue;
                    stated.add(wanted);
                    report({
                        message: `"${edge.target}" does not say "${inverse}" of "${from.id}", the inverse of "${edge.kind}".`,
                        at: (0,layouts_links/* edgeAnchor */.v)(from, edge, context.layout.classes.get(from.className)),
                        record: from.id,
                        subject: `${edge.kind} ${edge.target}`,
                        related: [{ message: "the other side", at: (0,memory_record/* fieldAnchor */.O)(target, []) }],
                        suggestion: missing_inverse_suggest(from, inverse, target, context),
                    });
                }
            },
        };
    },
};
function inverseKinds({ ontology }) {
    const inverses = new Map();
    for (const { name, inverse, symmetric } of ontology.edgeKinds.values()) {
        if (symmetric === true)
            inverses.set(name, name);
        else if (inverse !== undefined && ontology.edgeKinds.has(inverse))
            inverses.set(name, inverse);
    }
    return inverses;
}
function triple(from, kind, to) {
    return `${from}\0${kind}\0${to}`;
}
function missing_inverse_suggest(from, inverse, target, context) {
    const message = `Add ${inverse}: ${from.id ?? ""} to ${target.id ?? target.path}`;
    const sources = context.layout.classes.get(target.className)?.edgeSources ?? [];
    const { first, kinds } = writtenEdges(target);
    const source = first && sources[first.field];
    if (source?.form !== "map" || kinds.has(inverse))
        return { message, certain: false };
    const item = first?.form === "string" ? from.id : { target: from.id };
    const at = (0,memory_record/* fieldAnchor */.O)(target, source.path);
    const pointer = [...target.root, ...source.path];
    return { message, certain: false, at, edit: { kind: "insert", pointer, key: inverse, value: [item] } };
}

;// CONCATENATED MODULE: ./build/src/rules/graph/superseded-not-retired.js







const supersededNotRetired = {
    id: "graph/superseded-not-retired",
    title: "Superseded record that is still in force",
    severity: "error",
    rationale: "Two records that both claim to hold leave every reader to choose. What is superseded is deprecated or archived in " +
        "the same change, and only a record of the same kind can take another's place.",
    remedy: "Deprecate or archive the superseded record, or remove the edge.",
    source: "Schema specification, ID conventions; decision 13",
    bad: {
        files: {
            "decisions/lockfile-per-package.md": `---
id: decision:lockfile-per-package
kind: Decision
title: Keep a lockfile in every package
status: approved
owners: [team:build]
updatedAt: "2026-05-04T10:00:00Z"
---
Packages are installed one by one.
`,
            "decisions/one-lockfile.md": `---
id: decision:one-lockfile
kind: Decision
title: Keep one lockfile per workspace
status: approved
owners: [team:build]
updatedAt: "2026-06-04T10:00:00Z"
related:
  supersedes: [decision:lockfile-per-package]
---
Installing the workspace at once spares the mirror.
`,
        },
        at: "decisions/one-lockfile.md:9:16",
    },
    good: {
        files: {
            "decisions/lockfile-per-package.md": `---
id: decision:lockfile-per-package
kind: Decision
title: Keep a lockfile in every package
status: deprecated
owners: [team:build]
updatedAt: "2026-06-04T10:00:00Z"
---
Packages are installed one by one.
`,
            "decisions/one-lockfile.md": `---
id: decision:one-lockfile
kind: Decision
title: Keep one lockfile per workspace
status: approved
owners: [team:build]
updatedAt: "2026-06-04T10:00:00Z"
related:
  supersedes: [decision:lockfile-per-package]
---
Installing the workspace at once spares the mirror.
`,
        },
    },
    about: "declaration",
    edges({ graph, layout, ontology }, report) {
        const retired = (0,rules_retired/* retiredStatuses */.M)(ontology);
        if (retired.length === 0)
            return undefined;
        return {
            concerns: (kind) => kind === "supersedes",
            visit(from, edge, target) {
                if (!target || edge.target === from.id)
                    return;
                const common = {
                    at: (0,layouts_links/* edgeAnchor */.v)(from, edge, layout.classes.get(from.className)),
                    subject: `${edge.kind} ${edge.target}`,
                    ...(from.id !== undefined && { record: from.id }),
                };
                const kinds = graph.kindsOfRecord(target);
                if (from.kind !== undefined && kinds.size > 0 && !kinds.has(from.kind)) {
                    report({
                        ...common,
                        message: `"${target.id}" is of the kind ${(0,wording/* quoted */.TL)(kinds, "or")}; only a record of the same kind can supersede it, and this one is of the kind "${from.kind}".`,
                    });
                    return;
                }
                const { status } = target.primary;
                if (status !== undefined && retired.includes(status))
                    return;
                const word = (0,rules_retired/* retiringStatus */.V)(target, ontology);
                report({
                    ...common,
                    message: `"${target.id}" is superseded and ${status === undefined ? "has no status" : `still "${status}"`}; it must be ${(0,phrases/* listed */.KE)(retired, "or")}.`,
                    related: [
                        {
                            message: "the superseded record",
                            at: (0,memory_record/* fieldAnchor */.O)(target.primary, fieldPointer(target.primary, "status", layout)),
                        },
                    ],
                    suggestion: {
                        message: `Set the status of ${target.id} to ${word}`,
                        certain: false,
                        ...setField(target.primary, "status", word, layout),
                    },
                });
            },
        };
    },
};

// EXTERNAL MODULE: ./build/src/rules/nearest-name.js
var nearest_name = __webpack_require__(7055);
;// CONCATENATED MODULE: ./build/src/rules/graph/unknown-edge-kind.js




const unknownEdgeKind = {
    id: "graph/unknown-edge-kind",
    title: "Edge of a kind that the ontology does not declare",
    severity: "error",
    rationale: "A kind that nobody declared has no meaning that two readers share: no direction, no inverse, no rule about where " +
        "it may lead. Queries by edge kind pass such edges by.",
    remedy: "Use a declared edge kind, or declare this one with a purpose and an example.",
    source: "Schema specification, validation rules and initial edge kinds; decision 15",
    mends: "writes the declared edge kind where letter case, hyphens and the like are all that differs",
    bad: {
        files: {
            "graph/tools/lockfile-linter.yaml": `nodeKind: Tool
id: tool:lockfile-linter
attributes:
  title: Lockfile linter
  status: approved
  owners: [team:build]
  updatedAt: "2026-06-03T08:20:00Z"
edges:
  applies-to-repo:
    - target: repository:checkout-api
`,
        },
        at: "graph/tools/lockfile-linter.yaml:9:3",
    },
    good: {
        files: {
            "graph/tools/lockfile-linter.yaml": `nodeKind: Tool
id: tool:lockfile-linter
attributes:
  title: Lockfile linter
  status: approved
  owners: [team:build]
  updatedAt: "2026-06-03T08:20:00Z"
edges:
  applies_to_repo:
    - target: repository:checkout-api
`,
        },
    },
    record(inspected, { ontology }, report) {
        const { declaration, layoutClass } = inspected;
        if (ontology.edgeKinds.size === 0)
            return;
        for (const edge of declaration.edges) {
            const form = layoutClass.edgeSources[edge.field]?.form;
            if (ontology.edgeKinds.has(edge.kind) || form === "targets" || form === "links")
                continue;
            const near = unknown_edge_kind_nearest(edge.kind, ontology);
            const at = (0,layouts_links/* edgeAnchor */.v)(declaration, edge, layoutClass, "kind");
            report({
                message: `The ontology declares no edge kind "${edge.kind}".`,
                at,
                subject: `${edge.kind} ${edge.target}`,
                ...(declaration.id !== undefined && { record: declaration.id }),
                ...(near && { suggestion: unknown_edge_kind_suggest(near, edge, at, inspected) }),
            });
        }
    },
};
function unknown_edge_kind_suggest({ name, certain }, edge, at, inspected) {
    const source = inspected.layoutClass.edgeSources[edge.field];
    const field = (0,values/* valueAt */.f)(inspected.value, source?.path ?? []);
    const message = (0,phrases/* meant */.wx)({ name, certain });
    if (source?.form === "list" && at.pointer) {
        return { message, certain, edit: { kind: "set", pointer: at.pointer, value: name } };
    }
    if (source?.form !== "map" || Array.isArray(field) || !at.pointer)
        return { message, certain: false };
    if ((0,values/* valueAt */.f)(field, [name]) !== undefined) {
        return { message: `Move the targets to ${name}, which stands beside it`, certain: false };
    }
    return { message, certain, edit: { kind: "rename-key", pointer: at.pointer, key: name } };
}
const MAX_LOOKED_UP = 1000;
const NEAREST = new WeakMap();
function unknown_edge_kind_nearest(kind, ontology) {
    let known = NEAREST.get(ontology);
    if (!known)
        NEAREST.set(ontology, (known = new Map()));
    if (!known.has(kind) && known.size < MAX_LOOKED_UP)
        known.set(kind, (0,nearest_name/* nearestName */.q)(kind, ontology.edgeKinds.keys()));
    return known.get(kind);
}

;// CONCATENATED MODULE: ./build/src/rules/hand-edited.js
function isHandEdited({ path, stale, expected }, { change }) {
    if (expected === "same")
        return false;
    const differs = expected === "different" || stale === true;
    return differs && change !== undefined && changedPaths(change).has(path);
}
const CHANGED = new WeakMap();
function changedPaths(change) {
    let paths = CHANGED.get(change);
    if (!paths)
        CHANGED.set(change, (paths = new Set(change.files.map((file) => file.path))));
    return paths;
}

;// CONCATENATED MODULE: ./build/src/rules/index/hand-edited.js


const handEdited = {
    id: "index/hand-edited",
    title: "Generated index that generation does not give",
    severity: "error",
    rationale: "An index is rebuilt from the sources. What was written into it by hand is lost at the next build, and until then " +
        "it answers questions that no record answers.",
    remedy: "Take the file out of the change; the index is generated after the merge. Put what it said into a record.",
    source: "Decision 7; record families 1.10",
    bad: {
        before: {},
        files: {
            "indexes/ontology-report.json": `{
  "schema": "memory-steward.report/v1",
  "sourceDigest": "sha256:0000000000000000000000000000000000000000000000000000000000000000"
}
`,
        },
        at: "indexes/ontology-report.json:1:1",
    },
    good: { before: {}, files: {} },
    about: "gate",
    graph(context, report) {
        for (const file of context.generated) {
            if (!isHandEdited(file, context))
                continue;
            report({
                message: "This generated file is changed here, and generating it from the sources does not give these bytes.",
                at: { path: file.path, range: place/* START_OF_FILE */.a },
                suggestion: { message: "Restore the file as the target branch has it", certain: false },
            });
        }
    },
};

;// CONCATENATED MODULE: ./build/src/rules/index/stale.js


const stale = {
    id: "index/stale",
    title: "Generated index that is out of date",
    severity: "warning",
    rationale: "The index speaks of other sources or another ontology than those at hand, so what it answers may no longer hold. " +
        "In a pull request this is a note: indexes are written on the default branch, after the merge.",
    remedy: "Generate the indexes again on the default branch.",
    source: "Schema specification, validation rules; decisions 6 and 7",
    bad: {
        files: {
            "indexes/ontology-report.json": `{
  "schema": "memory-steward.report/v1",
  "sourceDigest": "sha256:0000000000000000000000000000000000000000000000000000000000000000"
}
`,
        },
        at: "indexes/ontology-report.json:1:1",
    },
    good: { files: {} },
    about: "gate",
    graph(context, report) {
        for (const file of context.generated) {
            if (file.stale !== true || isHandEdited(file, context))
                continue;
            report({
                message: "This index was made from other sources, another ontology or in another format than those at hand.",
                at: { path: file.path, range: place/* START_OF_FILE */.a },
                ...(context.change && { severity: "note" }),
                suggestion: { message: "Generate the indexes again on the default branch", certain: false },
            });
        }
    },
};

;// CONCATENATED MODULE: ./build/src/rules/narrowings.js
function narrowings(before, after) {
    const found = [];
    for (const kind of before.nodeKinds.values()) {
        const next = after.nodeKinds.get(kind.name);
        if (!next)
            found.push({ text: `the node kind "${kind.name}" is removed` });
        else
            for (const what of nodeNarrowings(kind, next))
                found.push({ text: `"${kind.name}" ${what}`, at: next.at });
    }
    for (const kind of before.edgeKinds.values()) {
        const next = after.edgeKinds.get(kind.name);
        if (!next)
            found.push({ text: `the edge kind "${kind.name}" is removed` });
        else
            for (const what of edgeNarrowings(kind, next))
                found.push({ text: `"${kind.name}" ${what}`, at: next.at });
    }
    return found;
}
function nodeNarrowings(before, after) {
    const required = after.required.filter((name) => !before.required.includes(name));
    const attributes = Object.keys(after.attributes ?? {}).filter((name) => narrowsSchema(before, after, name));
    const transitions = after.transitions !== undefined && !allowsAll(before.transitions, after.transitions);
    return [
        ...required.map((name) => `requires "${name}"`),
        ...attributes.map((name) => `holds "${name}" to another form`),
        ...(narrowsSet(before.statuses, after.statuses) ? ["allows fewer statuses"] : []),
        ...(transitions ? ["allows fewer transitions"] : []),
        ...(after.idPattern !== undefined && after.idPattern !== before.idPattern ? ["has another id pattern"] : []),
        ...(after.prefix !== undefined && after.prefix !== before.prefix ? ["has another id prefix"] : []),
    ];
}
function edgeNarrowings(before, after) {
    return [
        ...(narrowsSet(before.from, after.from) ? ["starts from fewer kinds"] : []),
        ...(narrowsSet(before.to, after.to) ? ["leads to fewer kinds"] : []),
        ...(narrowsCardinality(before, after) ? [`has the cardinality ${after.cardinality ?? ""}`] : []),
        ...(after.acyclic === true && before.acyclic !== true ? ["must not form cycles"] : []),
        ...(before.external === true && after.external !== true ? ["no longer leads outside"] : []),
    ];
}
function narrowsSet(before, after) {
    if (after === undefined)
        return false;
    if (before === undefined)
        return true;
    const allowed = new Set(after);
    return [...before].some((name) => !allowed.has(name));
}
function narrowsCardinality({ cardinality: before = "N:N" }, { cardinality: after = "N:N" }) {
    const [sources, targets] = after.split(":");
    const [sourcesBefore, targetsBefore] = before.split(":");
    return (sources === "1" && sourcesBefore !== "1") || (targets === "1" && targetsBefore !== "1");
}
function allowsAll(before, after) {
    if (before === undefined)
        return false;
    return Object.entries(before).every(([from, to]) => {
        const next = Object.hasOwn(after, from) ? after[from] : undefined;
        return to.every((status) => next?.includes(status) === true);
    });
}
function narrowsSchema(before, after, name) {
    const next = after.attributes?.[name];
    const known = before.attributes && Object.hasOwn(before.attributes, name) ? before.attributes[name] : undefined;
    if (JSON.stringify(known) === JSON.stringify(next))
        return false;
    const allowed = onlyEnum(next);
    const allowedBefore = onlyEnum(known);
    if (!allowed || !allowedBefore)
        return true;
    const texts = new Set(allowed.map((value) => JSON.stringify(value)));
    return allowedBefore.some((value) => !texts.has(JSON.stringify(value)));
}
function onlyEnum(schema) {
    if (typeof schema !== "object" || schema === null)
        return undefined;
    const entries = Object.entries(schema);
    const [entry] = entries;
    return entries.length === 1 && entry?.[0] === "enum" && Array.isArray(entry[1]) ? entry[1] : undefined;
}

;// CONCATENATED MODULE: ./build/src/rules/ontology/breaking-change.js


const breaking_change_BEFORE = {
    "ontology/node-kinds.yaml": `ontology: memory-steward.ontology/v1
version: 1.2.0
`,
    "ontology/edge-kinds.yaml": `edgeKinds:
  - name: applies_to_repo
    purpose: Holds in a repository.
    example: { from: tool:linter, applies_to_repo: repository:checkout-api }
  - name: tested_by
    purpose: Is tested by the target.
    example: { from: service:mirror, tested_by: tool:linter }
`,
};
const breaking_change_MAX_SHOWN = 4;
const breakingChange = {
    id: "ontology/breaking-change",
    title: "Ontology narrowed without a new major version",
    severity: "error",
    rationale: "Removing a kind or narrowing what it allows turns records that were right into wrong ones, here and wherever the " +
        "ontology is used. The major version is how others learn of it.",
    remedy: "Raise the major number of `version`, or keep what was allowed.",
    source: "Decision 9; record families 1.7",
    bad: {
        before: breaking_change_BEFORE,
        files: {
            "ontology/node-kinds.yaml": `ontology: memory-steward.ontology/v1
version: 1.3.0
`,
            "ontology/edge-kinds.yaml": `edgeKinds:
  - name: applies_to_repo
    purpose: Holds in a repository.
    example: { from: tool:linter, applies_to_repo: repository:checkout-api }
`,
        },
        at: "ontology/node-kinds.yaml:2:10",
    },
    good: { before: breaking_change_BEFORE, files: breaking_change_BEFORE },
    change(context, report) {
        const { ontology: known, proposedOntology: proposed } = context;
        const stands = ({ origin }) => origin === "files" || origin === "built-in";
        if (known === proposed || !stands(known) || !stands(proposed))
            return;
        if (isNewMajor(known.version, proposed.version))
            return;
        const breaks = narrowings(known, proposed);
        if (breaks.length === 0)
            return;
        const texts = breaks.map(({ text }) => text);
        const shown = texts.slice(0, breaking_change_MAX_SHOWN);
        const rest = texts.length - shown.length;
        const version = proposed.version === undefined
            ? "states no version"
            : `is version ${proposed.version} (before: ${known.version ?? "none"})`;
        report({
            message: `The ontology ${version}, and ${(0,phrases/* listed */.KE)(rest > 0 ? [...shown, `${rest} more changes narrow it`] : shown, "and")}. That takes a new major version.`,
            at: versionAnchor(context),
            subject: texts.join("; "),
            ...suggestion(context),
            related: breaks.flatMap(({ at, text }) => (at && context.hasPath(at.path) ? [{ message: text, at }] : [])),
        });
    },
};
function isNewMajor(known, proposed) {
    const before = majorOf(known);
    const after = majorOf(proposed);
    return after !== undefined && (before === undefined || after > before);
}
function majorOf(version) {
    const match = /^(\d+)\.(\d+)/.exec(version ?? "");
    if (!match)
        return undefined;
    const major = Number(match[1]);
    return major > 0 ? major * 1_000_000 : Number(match[2]);
}
function versionAnchor({ layout, proposedOntology, hasPath }) {
    if (layout.ontology?.from === "manifest") {
        return { path: layout.root + layout.ontology.manifest, document: 0, pointer: ["catalogSchemaVersion"] };
    }
    const [kind] = proposedOntology.nodeKinds.values();
    const folder = layout.ontology?.from === "folder" ? layout.ontology.folder : "ontology";
    const path = kind && hasPath(kind.at.path) ? kind.at.path : `${layout.root}${folder}/node-kinds.yaml`;
    return { path, document: 0, pointer: ["version"] };
}
function suggestion(context) {
    const { proposedOntology, ontology } = context;
    const major = Number(/^\d+/.exec(ontology.version ?? "")?.[0] ?? Number.NaN);
    const { pointer } = versionAnchor(context);
    if (Number.isNaN(major) || proposedOntology.version === undefined || !pointer)
        return {};
    const next = `${major + 1}.0.0`;
    return {
        suggestion: { message: `Set the version to ${next}`, certain: false, edit: { kind: "set", pointer, value: next } },
    };
}

;// CONCATENATED MODULE: ./build/src/rules/ontology/undocumented-kind.js

const EDGE_KINDS = `edgeKinds:
  - name: applies_to_repo
    purpose: Holds in a repository.
    example: { from: tool:linter, applies_to_repo: repository:checkout-api }
`;
const undocumentedKind = {
    id: "ontology/undocumented-kind",
    title: "Kind without an example or without a rule",
    severity: "error",
    rationale: "A kind that comes without an example is used in as many ways as there are authors, and one without a rule can " +
        "never be wrong. In a change only new kinds are judged; without a base every kind is, as a warning.",
    remedy: "Give a node kind `example` and `required` (or another rule: attributes, idPattern, statuses), and an edge kind " +
        "`purpose` and `example`.",
    source: "Schema specification, governance; decision 8",
    bad: {
        before: { "ontology/edge-kinds.yaml": EDGE_KINDS },
        files: {
            "ontology/edge-kinds.yaml": `${EDGE_KINDS}  - name: tested_by
    purpose: Is tested by the target.
`,
        },
        at: "ontology/edge-kinds.yaml:5:11",
    },
    good: {
        files: {
            "ontology/edge-kinds.yaml": `${EDGE_KINDS}  - name: tested_by
    purpose: Is tested by the target.
    example: { from: service:mirror, tested_by: tool:linter }
`,
        },
    },
    about: "gate",
    graph(context, report) {
        const { proposedOntology: proposed, ontology: known, change } = context;
        if (!isOurFormat(proposed, context))
            return;
        const state = (kind, noun, missing) => {
            if (missing.length === 0 || !context.hasPath(kind.at.path))
                return;
            report({
                message: `The ${change ? "new " : ""}${noun} kind "${kind.name}" has no ${(0,phrases/* listed */.KE)(missing, "and")}.`,
                at: kind.at,
                subject: `${noun} ${kind.name}`,
                ...(change ? {} : { severity: "warning" }),
            });
        };
        for (const kind of proposed.nodeKinds.values()) {
            if (change && known.nodeKinds.has(kind.name))
                continue;
            state(kind, "node", [...(kind.hasExample ? [] : ["example"]), ...(kind.hasRule ? [] : ["rule"])]);
        }
        for (const kind of proposed.edgeKinds.values()) {
            if (change && known.edgeKinds.has(kind.name))
                continue;
            state(kind, "edge", [
                ...(kind.purpose === undefined ? ["purpose"] : []),
                ...(kind.hasExample ? [] : ["example"]),
            ]);
        }
    },
};
function isOurFormat({ origin }, { layout }) {
    return origin === "files" && layout.ontology?.from === "folder";
}

;// CONCATENATED MODULE: ./build/src/rules/ontology/unknown-reference.js


const unknownReference = {
    id: "ontology/unknown-reference",
    title: "Kind that the ontology names and does not declare",
    severity: "warning",
    rationale: "An end, an inverse or a replacement that nobody declares never applies: the edge kind is looser or stricter than " +
        "its author thinks.",
    remedy: "Correct the name, or declare the kind.",
    source: "Decision 8, edge kinds",
    mends: "writes the declared kind where letter case, hyphens and the like are all that differs",
    bad: {
        files: {
            "ontology/edge-kinds.yaml": `edgeKinds:
  - name: applies_to_repo
    purpose: Holds in a repository.
    to: [Repositry]
    example: { from: tool:linter, applies_to_repo: repository:checkout-api }
`,
            "runbooks/mirror-throttling.md": null,
        },
        at: "ontology/edge-kinds.yaml:4:9",
    },
    good: {
        files: {
            "ontology/edge-kinds.yaml": `edgeKinds:
  - name: applies_to_repo
    purpose: Holds in a repository.
    to: [Repository]
    example: { from: tool:linter, applies_to_repo: repository:checkout-api }
`,
        },
    },
    about: "gate",
    graph(context, report) {
        const { proposedOntology: ontology } = context;
        if (ontology.origin !== "files")
            return;
        const nodes = ontology.nodeKinds;
        const edges = ontology.edgeKinds;
        const check = (kind, member, name, declared) => {
            if (declared.has(name) || !context.hasPath(kind.at.path))
                return;
            const at = memberAnchor(kind.at, member, context);
            report({
                message: `"${kind.name}" names ${(0,phrases/* quote */.hD)(name)} as its ${NOUNS[member]}, and the ontology declares no such kind.`,
                at,
                subject: `${kind.name} ${member} ${name}`,
                ...unknown_reference_suggestion(name, member, at, declared),
            });
        };
        for (const kind of nodes.values()) {
            if (kind.deprecated?.use !== undefined)
                check(kind, "use", kind.deprecated.use, nodes);
        }
        for (const kind of edges.values()) {
            for (const name of kind.from ?? [])
                check(kind, "from", name, nodes);
            for (const name of kind.to ?? [])
                check(kind, "to", name, nodes);
            if (kind.inverse !== undefined)
                check(kind, "inverse", kind.inverse, edges);
            if (kind.deprecated?.use !== undefined)
                check(kind, "use", kind.deprecated.use, edges);
        }
    },
};
const NOUNS = {
    from: "source",
    to: "target",
    inverse: "inverse",
    use: "replacement",
};
const KEYS = {
    from: ["from"],
    to: ["to"],
    inverse: ["inverse"],
    use: ["deprecated", "use"],
};
const MANIFEST_KEYS = { ...KEYS, from: ["source"], to: ["target"] };
function memberAnchor(at, member, { layout }) {
    const keys = layout.ontology?.from === "manifest" ? MANIFEST_KEYS : KEYS;
    return { ...at, pointer: [...(at.pointer ?? []).slice(0, -1), ...keys[member]] };
}
function unknown_reference_suggestion(name, member, at, declared) {
    const near = (0,nearest_name/* nearestName */.q)(name, declared.keys());
    if (!near)
        return {};
    const message = (0,phrases/* meant */.wx)(near);
    if (member === "from" || member === "to" || !at.pointer)
        return { suggestion: { message, certain: false } };
    return {
        suggestion: { message, certain: near.certain, edit: { kind: "set", pointer: at.pointer, value: near.name } },
    };
}

;// CONCATENATED MODULE: ./build/src/rules/ontology/unsupported-version.js
const unsupportedVersion = {
    id: "ontology/unsupported-version",
    title: "Ontology in a format that this steward does not read",
    severity: "error",
    locked: true,
    rationale: "A newer format may say things that this steward would silently skip. It judges nothing by an ontology that it " +
        "reads only in part.",
    remedy: "Update the steward, or write the ontology in a format that it reads.",
    source: "Schema specification, validation rules; decision 9",
    bad: {
        files: {
            "ontology/node-kinds.yaml": `ontology: memory-steward.ontology/v9
version: 1.0.0
`,
        },
        at: "ontology/node-kinds.yaml:1:11",
    },
    good: {
        files: {
            "ontology/node-kinds.yaml": `ontology: memory-steward.ontology/v1
version: 1.0.0
`,
        },
    },
};

;// CONCATENATED MODULE: ./build/src/rules/parse/byte-order-mark.js
const TEXT = `---
id: decision:one-lockfile
kind: Decision
title: Keep one lockfile per workspace
status: approved
owners: [team:build]
updatedAt: "2026-06-04T10:00:00Z"
---
Why a root lockfile made throttling worse.
`;
const byteOrderMark = {
    id: "parse/byte-order-mark",
    title: "Byte-order mark at the beginning of a file",
    severity: "warning",
    rationale: "UTF-8 needs no byte-order mark, and it does not show. Tools that do not expect it see text before the first " +
        "line, so that front matter does not begin where it must and a first key has another name.",
    remedy: "Save the file as UTF-8 without a byte-order mark.",
    source: "Record families, section 0.1, front matter",
    bad: { files: { "decisions/one-lockfile.md": `\uFEFF${TEXT}` }, at: "decisions/one-lockfile.md:1:1" },
    good: { files: { "decisions/one-lockfile.md": TEXT } },
};

// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
;// CONCATENATED MODULE: ./build/src/rules/parse/invalid-encoding.js

const before = `---
id: decision:one-lockfile
kind: Decision
title: Keep one lockfile per workspace
status: approved
owners: [team:build]
updatedAt: "2026-06-04T10:00:00Z"
---
`;
const invalid_encoding_text = `${before}Decided in the caf\u00E9\n`;
const invalidEncoding = {
    id: "parse/invalid-encoding",
    title: "File that is not UTF-8 text",
    severity: "error",
    rationale: "Bytes that are not UTF-8 are read by one tool as one text and by the next as another, and digests of the text " +
        "cannot be compared. NUL and lone carriage returns end the text or the line for some readers and not for others.",
    remedy: "Save the file as UTF-8 with LF or CRLF line ends.",
    source: "Record families, section 0.1, text hygiene; decision 15",
    locked: true,
    bad: {
        files: {},
        oddFiles: { "decisions/one-lockfile.md": { content: external_node_buffer_.Buffer.from(invalid_encoding_text, "latin1") } },
        at: "decisions/one-lockfile.md:9:19",
    },
    good: { files: { "decisions/one-lockfile.md": invalid_encoding_text } },
};

;// CONCATENATED MODULE: ./build/src/rules/parse/invalid-syntax.js
const invalidSyntax = {
    id: "parse/invalid-syntax",
    title: "File that cannot be parsed",
    severity: "error",
    rationale: "Nothing in a broken document can be read, so its records are missing for everybody, and edges to them lead " +
        "nowhere. What YAML, front matter or JSON allows is not a matter of taste, so no setting makes this less than an " +
        "error.",
    remedy: "Correct the text at the place that is named. The commonest cause is a colon in a value without quotes.",
    source: "Schema specification, validation rules; decisions 15, 23 and 30",
    locked: true,
    mends: "quotes a value where a missing pair of quotes is all that is wrong, and removes blanks behind a fence",
    bad: {
        files: {
            "decisions/one-lockfile.md": `---
id: decision:one-lockfile
kind: Decision
title: Lockfiles: keep one per workspace
status: approved
owners: [team:build]
updatedAt: "2026-06-04T10:00:00Z"
---
Why a root lockfile made throttling worse.
`,
        },
        at: "decisions/one-lockfile.md:4:8",
    },
    good: {
        files: {
            "decisions/one-lockfile.md": `---
id: decision:one-lockfile
kind: Decision
title: "Lockfiles: keep one per workspace"
status: approved
owners: [team:build]
updatedAt: "2026-06-04T10:00:00Z"
---
Why a root lockfile made throttling worse.
`,
        },
    },
};

;// CONCATENATED MODULE: ./build/src/rules/parse/limit-exceeded.js
const tool = (nested) => `nodeKind: Tool
id: tool:lockfile-linter
attributes:
  title: Lockfile linter
  status: approved
  owners: [team:build]
  updatedAt: "2026-06-03T08:20:00Z"
  limits: ${nested}
`;
const limitExceeded = {
    id: "parse/limit-exceeded",
    title: "File beyond a limit",
    severity: "error",
    rationale: "A few bytes of YAML can stand for gigabytes, and deep nesting exhausts a reader's stack. A file beyond a limit " +
        "is not read, so that it cannot stop the check of the others.",
    remedy: "Split the file, nest less, or write aliases out. Limits are set under `limits` in memory-steward.yml.",
    source: "Decisions 15 and 23",
    locked: true,
    bad: {
        files: { "graph/tools/lockfile-linter.yaml": tool(`${"[".repeat(70)}${"]".repeat(70)}`) },
        at: "graph/tools/lockfile-linter.yaml:8:73",
    },
    good: { files: { "graph/tools/lockfile-linter.yaml": tool("[[1, 2], [3, 4]]") } },
};

;// CONCATENATED MODULE: ./build/src/rules/parse/unreadable-file.js
const unreadableFile = {
    id: "parse/unreadable-file",
    title: "File that cannot be opened",
    severity: "error",
    rationale: "The file is listed, but its content is not to be had: a missing permission, a file that went away while it was " +
        "read, an object that the clone does not hold. Nobody knows what is in it, so it cannot pass.",
    remedy: "Give the check the right to read the file, or fetch what the clone lacks.",
    source: "Decision 15, parse errors",
    locked: true,
    bad: {
        files: {},
        oddFiles: { "notes/mirror.md": { content: new Error("permission denied") } },
        at: "notes/mirror.md:1:1",
    },
    good: { files: { "notes/mirror.md": `# Mirror latency\n\nSlow on Mondays, whatever the load.\n` } },
};

;// CONCATENATED MODULE: ./build/src/rules/parse/unsafe-front-matter.js
const unsafeFrontMatter = {
    id: "parse/unsafe-front-matter",
    title: "Front matter that others would read as something else",
    severity: "error",
    rationale: "Widely used readers run front matter as code where its first line names a language, and end it at any line that " +
        "begins with `---`. Such a file says one thing to the check and does another elsewhere.",
    remedy: "Open and close the front matter with a line that is exactly `---`, and write it in YAML.",
    source: "Decision 23; security rules 37 and 38",
    locked: true,
    bad: {
        files: {
            "decisions/one-lockfile.md": `---js
{ id: "decision:one-lockfile", title: String(process.env.HOME) }
---
Why a root lockfile made throttling worse.
`,
        },
        at: "decisions/one-lockfile.md:1:1",
    },
    good: {
        files: {
            "decisions/one-lockfile.md": `---
id: decision:one-lockfile
kind: Decision
title: Keep one lockfile per workspace
status: approved
owners: [team:build]
updatedAt: "2026-06-04T10:00:00Z"
---
Why a root lockfile made throttling worse.
`,
        },
    },
};

// EXTERNAL MODULE: ./build/src/memory/glob.js
var memory_glob = __webpack_require__(1327);
;// CONCATENATED MODULE: ./build/src/rules/path/policy.js





const pathPolicy = {
    id: "path/policy",
    title: "Record in a folder that is not for its kind",
    severity: "error",
    rationale: "People look for runbooks among the runbooks, and owners of folders are asked about what is in them. The " +
        "ontology says under `pathPolicy` where records of a kind may stand.",
    remedy: "Move the file to a folder for its kind. Its id stays the same.",
    source: "Schema specification, validation rules; decision 8",
    bad: {
        files: {
            "runbooks/one-lockfile.md": `---
id: decision:one-lockfile
kind: Decision
title: Keep one lockfile per workspace
status: approved
owners: [team:build]
updatedAt: "2026-06-04T10:00:00Z"
---
Why a root lockfile made throttling worse.
`,
        },
        at: "runbooks/one-lockfile.md:3:7",
    },
    good: {
        files: {
            "decisions/one-lockfile.md": `---
id: decision:one-lockfile
kind: Decision
title: Keep one lockfile per workspace
status: approved
owners: [team:build]
updatedAt: "2026-06-04T10:00:00Z"
---
Why a root lockfile made throttling worse.
`,
        },
    },
    record(inspected, { layout, ontology }, report) {
        const { declaration } = inspected;
        const { kind, role, path } = declaration;
        if (kind === undefined || role !== "record")
            return;
        const places = placesOf(ontology).get(kind);
        if (!places)
            return;
        const below = path.slice(layout.root.length);
        if (places.matchers.some((matches) => matches(below)))
            return;
        const better = betterPath(below, places.globs, inspected, layout);
        report({
            message: `${upper((0,wording/* withArticle */.vJ)(kind))} stands in ${(0,phrases/* listed */.KE)(places.globs, "or")}, not here.`,
            at: (0,memory_record/* fieldAnchor */.O)(declaration, fieldPointer(declaration, "kind", layout)),
            subject: kind,
            ...(0,phrases/* recordOf */.zv)(declaration),
            ...(better !== undefined && { suggestion: { message: `Move the file to ${better}`, certain: false } }),
        });
    },
};
const PLACES = new WeakMap();
function placesOf(ontology) {
    const known = PLACES.get(ontology);
    if (known)
        return known;
    const places = new Map();
    for (const { kinds, paths } of ontology.pathPolicy) {
        const matchers = paths.map(compileOrAny);
        for (const kind of kinds) {
            const place = places.get(kind) ?? { globs: [], matchers: [] };
            place.globs.push(...paths);
            place.matchers.push(...matchers);
            places.set(kind, place);
        }
    }
    PLACES.set(ontology, places);
    return places;
}
function compileOrAny(glob) {
    try {
        return (0,memory_glob/* compileGlob */.SO)(glob);
    }
    catch (error) {
        if (error instanceof RangeError)
            return () => true;
        throw error;
    }
}
function betterPath(below, globs, { layoutClass, shape }, layout) {
    const name = below.slice(below.lastIndexOf("/") + 1);
    for (const glob of globs) {
        const folder = /^(?:[^*?{]*\/)?/.exec(glob)?.[0] ?? "";
        const path = layout.root + folder + name;
        const other = layout.classOf(path);
        if (!other || folder === "")
            continue;
        const keys = JSON.stringify(other.shapes.at(-1)?.fields.kind);
        if (other === layoutClass || keys === JSON.stringify(shape.fields.kind))
            return path;
    }
    return undefined;
}
function upper(text) {
    return text.charAt(0).toUpperCase() + text.slice(1);
}

// EXTERNAL MODULE: ./build/src/memory/tree.js
var tree = __webpack_require__(9433);
;// CONCATENATED MODULE: ./build/src/rules/path/yml-extension.js


const LINTER = `nodeKind: Tool
id: tool:lockfile-linter
attributes:
  title: Lockfile linter
  status: approved
  owners: [team:build]
  updatedAt: "2026-06-03T08:20:00Z"
`;
const ymlExtension = {
    id: "path/yml-extension",
    title: "Record file that ends in .yml",
    severity: "warning",
    rationale: "The file is read like one that ends in .yaml. Tools that follow the specification to the letter look for .yaml " +
        "alone and pass it by.",
    remedy: "Rename the file so that it ends in .yaml.",
    source: "Schema specification, file classes; record families, section 1.1",
    bad: { files: { "graph/tools/lockfile-linter.yml": LINTER }, at: "graph/tools/lockfile-linter.yml:1:1" },
    good: { files: { "graph/tools/lockfile-linter.yaml": LINTER } },
    about: "path",
    graph({ entries, layout }, report) {
        for (const { path, mode } of entries) {
            if (!path.endsWith(".yml") || !(0,tree/* isRegular */.$W)(mode))
                continue;
            const layoutClass = layout.classOf(path);
            if (!layoutClass || layoutClass.records === "none")
                continue;
            const renamed = `${path.slice(0, -".yml".length)}.yaml`;
            if (layout.classOf(renamed) !== layoutClass)
                continue;
            report({
                message: "Record files end in .yaml; this one ends in .yml.",
                at: { path, range: place/* START_OF_FILE */.a },
                suggestion: { message: `Rename it to ${renamed}`, certain: false },
            });
        }
    },
};

;// CONCATENATED MODULE: ./build/src/rules/record/deprecated-kind.js


const KINDS = `nodeKinds:
  - name: Team
    prefix: team
    purpose: People who own, review or operate things together.
    required: []
    example: { nodeKind: Team, id: team:build }
  - name: Term
    prefix: term
    purpose: A word that the team uses in a certain sense.
    required: []
    example: { nodeKind: Term, id: term:deploy-freeze }
  - name: Glossary
    prefix: glossary
    purpose: Several words in one record.
    required: []
    example: { nodeKind: Glossary, id: glossary:build }
    deprecated: { use: Term, reason: One record for each word can be linked to. }
`;
const deprecated_kind_TEAM = `nodeKind: Team
id: team:build
attributes:
  title: Build
  status: approved
  owners: [team:build]
  updatedAt: "2026-06-01T09:00:00Z"
`;
const deprecatedKind = {
    id: "record/deprecated-kind",
    title: "New record of a deprecated kind",
    severity: "warning",
    rationale: "A deprecated kind stays readable until nothing uses it, which never comes about while new records take it up. " +
        "Records that had the kind before are noted and no more.",
    remedy: "Use the kind that replaces it.",
    source: "Schema specification, governance",
    bad: {
        bare: true,
        before: { "ontology/node-kinds.yaml": KINDS, "graph/teams/build.yaml": deprecated_kind_TEAM },
        files: {
            "ontology/node-kinds.yaml": KINDS,
            "graph/teams/build.yaml": deprecated_kind_TEAM,
            "graph/glossaries/build.yaml": `nodeKind: Glossary
id: glossary:build
attributes:
  title: Words of the build
  status: approved
  owners: [team:build]
  updatedAt: "2026-06-03T08:20:00Z"
`,
        },
        at: "graph/glossaries/build.yaml:1:11",
    },
    good: {
        bare: true,
        before: { "ontology/node-kinds.yaml": KINDS, "graph/teams/build.yaml": deprecated_kind_TEAM },
        files: {
            "ontology/node-kinds.yaml": KINDS,
            "graph/teams/build.yaml": deprecated_kind_TEAM,
            "graph/terms/deploy-freeze.yaml": `nodeKind: Term
id: term:deploy-freeze
attributes:
  title: Deploy freeze
  status: approved
  owners: [team:build]
  updatedAt: "2026-06-03T08:20:00Z"
`,
        },
    },
    about: "id",
    graph(context, report) {
        const { graph, layout, ontology } = context;
        for (const record of graph.records.values()) {
            const { primary, kind = "" } = record;
            const deprecated = ontology.nodeKinds.get(kind)?.deprecated;
            if (!deprecated || primary.role === "note")
                continue;
            const isNew = isNewUse(record, context);
            report({
                message: describe(kind, deprecated),
                at: (0,memory_record/* fieldAnchor */.O)(primary, fieldPointer(primary, "kind", layout)),
                record: record.id,
                subject: kind,
                ...(!isNew && { severity: "note" }),
                ...(deprecated.use !== undefined && {
                    suggestion: { message: `Write a record of the kind ${deprecated.use}`, certain: false },
                }),
            });
        }
    },
};
function isNewUse({ id, kind }, { change }) {
    return change !== undefined && !change.before.kindsOf(id).has(kind ?? "");
}
function describe(kind, { use, reason }) {
    const instead = use === undefined ? "" : `; "${use}" takes its place`;
    return `The kind "${kind}" is deprecated${instead}.${reason === undefined ? "" : ` ${reason}`}`;
}

;// CONCATENATED MODULE: ./build/src/rules/record/duplicate-id.js



const duplicateId = {
    id: "record/duplicate-id",
    title: "One id declared more than once",
    severity: "error",
    rationale: "Every edge to the id is ambiguous: readers take one declaration or the other, and not all the same one. Where a " +
        "layout merges declarations on purpose, this is a note.",
    remedy: "Give one of the records another id, or merge the two into one.",
    source: "Schema specification, validation rules; decision 15",
    bad: {
        files: {
            "graph/teams/platform.yaml": `nodeKind: Team
id: team:build
attributes:
  title: Platform
  status: approved
  owners: [team:build]
  updatedAt: "2026-06-03T08:20:00Z"
`,
        },
        at: "graph/teams/platform.yaml:2:5",
    },
    good: {
        files: {
            "graph/teams/platform.yaml": `nodeKind: Team
id: team:platform
attributes:
  title: Platform
  status: approved
  owners: [team:build]
  updatedAt: "2026-06-03T08:20:00Z"
`,
        },
    },
    about: "id",
    graph({ graph, layout, change }, report) {
        const touched = new Set(change?.files.map(({ path }) => path));
        for (const { id, declarations } of graph.records.values()) {
            if (declarations.length < 2)
                continue;
            const full = declarations.filter(({ role }) => role === "record" || role === "note");
            const blamed = full.findLast(({ path }) => touched.has(path)) ?? full.at(-1);
            if (full.length < 2 || !blamed)
                continue;
            const place = (declaration) => (0,memory_record/* fieldAnchor */.O)(declaration, fieldPointer(declaration, "id", layout));
            report({
                message: `The id ${(0,phrases/* quote */.hD)(id)} is declared ${full.length} times${layout.mergeDeclarations ? "; the declarations are read as one record" : ""}.`,
                at: place(blamed),
                record: id,
                ...(layout.mergeDeclarations && { severity: "note" }),
                related: full
                    .filter((declaration) => declaration !== blamed)
                    .map((declaration) => ({ message: "also declared here", at: place(declaration) })),
            });
        }
    },
};

// EXTERNAL MODULE: ./build/src/memory/case-fold.js
var case_fold = __webpack_require__(9497);
;// CONCATENATED MODULE: ./build/src/rules/record/id-case.js





const idCase = {
    id: "record/id-case",
    title: "Ids that differ in letter case alone",
    severity: "error",
    rationale: "Ids are compared byte for byte, so these are two records; people, file systems and search engines take them for " +
        "one. Sooner or later an edge points at the wrong one. The same holds for two Unicode forms of one text.",
    remedy: "Merge the records, or give one of them an id of its own.",
    source: "Record families, section 0.1",
    bad: {
        files: {
            "babysitter/runs/01jz8q4t3m/run.yaml": `nodeKind: BabysitterRun
id: babysitter-run:01jz8q4t3m
attributes:
  title: Move checkout-api to the shared cache
  status: draft
  owners: [team:build]
  updatedAt: "2026-06-02T17:45:00Z"
  repository: repository:checkout-api
  process: cache-migration
  runStatus: completed
---
nodeKind: BabysitterRun
id: babysitter-run:01JZ8Q4T3M
attributes:
  title: Move checkout-api back
  status: draft
  owners: [team:build]
  updatedAt: "2026-06-03T17:45:00Z"
  repository: repository:checkout-api
  process: cache-migration
  runStatus: failed
`,
        },
        at: "babysitter/runs/01jz8q4t3m/run.yaml:13:5",
    },
    good: {
        files: {
            "babysitter/runs/01JZ8Q4T3M/run.yaml": `nodeKind: BabysitterRun
id: babysitter-run:01JZ8Q4T3M
attributes:
  title: Move checkout-api to the shared cache
  status: draft
  owners: [team:build]
  updatedAt: "2026-06-02T17:45:00Z"
  repository: repository:checkout-api
  process: cache-migration
  runStatus: completed
`,
        },
    },
    about: "id",
    graph({ graph, layout }, report) {
        for (const group of groupsOf(graph).values()) {
            const last = group.at(-1);
            if (group.length < 2 || !last)
                continue;
            const place = ({ primary }) => (0,memory_record/* fieldAnchor */.O)(primary, fieldPointer(primary, "id", layout));
            const ids = group.map(({ id }) => id);
            report({
                message: `The ids ${(0,wording/* quoted */.TL)(ids)} differ only in letter case or Unicode form.`,
                at: place(last),
                record: last.id,
                subject: [...ids].sort().join(" "),
                related: group
                    .slice(0, -1)
                    .map((record) => ({ message: `${(0,phrases/* quote */.hD)(record.id)} stands here`, at: place(record) })),
            });
        }
    },
};
function groupsOf({ records }) {
    const groups = new Map();
    for (const id of records.keys()) {
        const key = (0,case_fold/* caseFolded */.V)(id);
        if (key !== id && !groups.has(key))
            groups.set(key, []);
    }
    if (groups.size === 0)
        return groups;
    for (const record of records.values())
        groups.get((0,case_fold/* caseFolded */.V)(record.id))?.push(record);
    return groups;
}

;// CONCATENATED MODULE: ./build/src/rules/id-form.js
function idFault(id, kind, context) {
    const { pattern, strictPattern } = context.layout.ids;
    if (pattern && !pattern.test(id))
        return { pattern: pattern.source, whose: "layout" };
    const ofKind = kind === undefined ? undefined : context.idPattern(kind);
    if (ofKind && !ofKind.test(id))
        return { pattern: ofKind.source, whose: "kind" };
    if (strictPattern && !strictPattern.test(id))
        return { pattern: strictPattern.source, whose: "convention" };
    return undefined;
}
function missingPrefix(id, kind, context) {
    if (!context.layout.ids.kindPrefix || kind === undefined)
        return undefined;
    const prefix = context.ontology.nodeKinds.get(kind)?.prefix;
    if (prefix === undefined || (id.startsWith(prefix) && id[prefix.length] === ":"))
        return undefined;
    return prefix;
}
function withPrefix(id, prefix) {
    return `${prefix}:${id.slice(id.indexOf(":") + 1)}`;
}
const LONGEST_ID = 200;
function mendedId(id, kind, context) {
    if (id.length > LONGEST_ID)
        return undefined;
    const plain = id
        .normalize("NFKD")
        .replace(/\p{M}+/gu, "")
        .trim();
    const parted = plain.includes(":") ? plain : plain.replace("/", ":");
    const words = parted.replace(/([a-z0-9])([A-Z])/g, "$1-$2").toLowerCase();
    const slug = words.replace(/[^a-z0-9.@:]+/g, "-").replace(/(^|:)-+|-+(?=:|$)/g, "$1");
    const prefix = missingPrefix(slug, kind, context);
    const mended = prefix === undefined ? slug : withPrefix(slug, prefix);
    return mended !== id && !idFault(mended, kind, context) ? mended : undefined;
}

;// CONCATENATED MODULE: ./build/src/rules/record/id-prefix.js




const idPrefix = {
    id: "record/id-prefix",
    title: "Id with the prefix of another kind",
    severity: "error",
    rationale: "An edge shows only the id of its target, and its prefix tells the reader what kind of thing that is. A wrong " +
        "prefix misleads, and hides the record from whoever writes the id that it should have.",
    remedy: "Give the id the prefix that the ontology declares for the kind, or correct the kind.",
    source: "Schema specification, id conventions; record families, sections 1.5 and 2",
    bad: {
        files: {
            "graph/tools/lockfile-linter.yaml": `nodeKind: Tool
id: skill:lockfile-linter
attributes:
  title: Lockfile linter
  status: approved
  owners: [team:build]
  updatedAt: "2026-06-03T08:20:00Z"
`,
        },
        at: "graph/tools/lockfile-linter.yaml:2:5",
    },
    good: {
        files: {
            "graph/tools/lockfile-linter.yaml": `nodeKind: Tool
id: tool:lockfile-linter
attributes:
  title: Lockfile linter
  status: approved
  owners: [team:build]
  updatedAt: "2026-06-03T08:20:00Z"
`,
        },
    },
    record({ declaration }, context, report) {
        const { id, kind, role, root } = declaration;
        if (id === undefined || role === "extension" || role === "note")
            return;
        const prefix = missingPrefix(id, kind, context);
        if (prefix === undefined || context.layout.ids.pattern?.test(id) === false)
            return;
        const written = id.slice(0, Math.max(0, id.indexOf(":")));
        const owner = [...context.ontology.nodeKinds.values()].find((other) => other.prefix === written);
        const pointer = fieldPointer(declaration, "id", context.layout);
        const better = withPrefix(id, prefix);
        report({
            message: `The id ${(0,phrases/* quote */.hD)(id)} of a ${kind ?? ""} starts with ${(0,phrases/* quote */.hD)(`${written}:`)}` +
                `${owner ? `, the prefix of ${owner.name},` : ""} and not with "${prefix}:".`,
            at: (0,memory_record/* fieldAnchor */.O)(declaration, pointer),
            record: id,
            ...(pointer.length > 0 && {
                suggestion: {
                    message: `Name it ${better}, and change what points at it`,
                    certain: false,
                    edit: { kind: "set", pointer: [...root, ...pointer], value: better },
                },
            }),
        });
    },
};

;// CONCATENATED MODULE: ./build/src/rules/record/invalid-extension.js




const invalid_extension_ONTOLOGY = {
    "schema/ontology-schema.yaml": `catalogSchemaVersion: "1.0.0"
nodeKindFiles: [schema/node-kinds/services.yaml]
edgeKindFile: schema/edge-kinds.yaml
`,
    "schema/node-kinds/services.yaml": `nodeKinds:
  - name: Service
    prefix: service
    attributes: [{ name: displayName, type: string }]
`,
    "schema/edge-kinds.yaml": `edgeKinds:
  - { name: depends_on, source: [Service], target: [Service] }
`,
    "services/store.yaml": `nodeKind: Service
id: service:store
attributes: { displayName: Store }
---
nodeKind: Service
id: service:mirror
attributes: { displayName: Mirror }
`,
};
const invalidExtension = {
    id: "record/invalid-extension",
    title: "Extension or patch of a record that does not fit it",
    severity: "error",
    rationale: "A document that adds to a record elsewhere works only if that record exists and is of the kind it thinks. " +
        "Otherwise what it says belongs to nothing.",
    remedy: "Correct the id or the kind, or move what an extension may not hold into the record itself.",
    source: "Record families 2: sidecars and patches",
    mends: "writes the id of the record where letter case, hyphens and the like are all that differs",
    bad: {
        bare: true,
        layout: "atlas",
        files: {
            ...invalid_extension_ONTOLOGY,
            "services/mirror-edges.yaml": `extendsNode: { id: "service:miror", nodeKind: Service }
edges:
  depends_on: [service:store]
`,
        },
        at: "services/mirror-edges.yaml:1:20",
    },
    good: {
        bare: true,
        layout: "atlas",
        files: {
            ...invalid_extension_ONTOLOGY,
            "services/mirror-edges.yaml": `extendsNode: { id: "service:mirror", nodeKind: Service }
edges:
  depends_on: [service:store]
`,
        },
    },
    record({ declaration, oddities }, _context, report) {
        for (const oddity of oddities) {
            if (oddity.kind !== "forbidden")
                continue;
            report({
                message: `${capital(noun(declaration))} must not have "${oddity.pointer.join(".")}".`,
                at: (0,memory_record/* fieldAnchor */.O)(declaration, oddity.pointer, "key"),
                subject: oddity.pointer.join("."),
                ...(declaration.id !== undefined && { record: declaration.id }),
            });
        }
    },
    about: "declaration",
    graph(context, report) {
        for (const declaration of context.graph.declarations) {
            if (declaration.role === "patch" || declaration.role === "extension")
                compare(declaration, context, report);
        }
    },
};
function compare(declaration, { graph, layout }, report) {
    const { id, kind } = declaration;
    if (id === undefined)
        return;
    const record = graph.records.get(id);
    if (!record) {
        const near = graph.isJudged(declaration) ? nearestId(id, graph) : undefined;
        const asked = near && askFor(near);
        const pointer = fieldPointer(declaration, "id", layout);
        report({
            message: `This is ${noun(declaration)} of "${id}", which no file declares.`,
            at: (0,memory_record/* fieldAnchor */.O)(declaration, pointer),
            record: id,
            ...(asked && {
                suggestion: {
                    message: asked.message,
                    certain: near.certain,
                    ...(asked.id !== undefined && {
                        edit: { kind: "set", pointer: [...declaration.root, ...pointer], value: asked.id },
                    }),
                },
            }),
        });
        return;
    }
    const kinds = new Set(record.declarations.flatMap((other) => (other.role === "record" ? (other.kind ?? []) : [])));
    if (kind === undefined || kinds.size === 0 || kinds.has(kind))
        return;
    const pointer = fieldPointer(declaration, "kind", layout);
    report({
        message: `This is ${noun(declaration)} of "${id}" as ${(0,wording/* withArticle */.vJ)(kind)}, and the record is of the kind ${(0,wording/* quoted */.TL)(kinds, "or")}.`,
        at: (0,memory_record/* fieldAnchor */.O)(declaration, pointer),
        record: id,
        subject: "kind",
        related: [{ message: "the record", at: (0,memory_record/* fieldAnchor */.O)(record.primary, fieldPointer(record.primary, "kind", layout)) }],
        ...(record.kind !== undefined && {
            suggestion: {
                message: `Write ${record.kind}`,
                certain: false,
                edit: { kind: "set", pointer: [...declaration.root, ...pointer], value: record.kind },
            },
        }),
    });
}
function noun({ role }) {
    return role === "patch" ? "a patch" : "an extension";
}
function capital(text) {
    return text.charAt(0).toUpperCase() + text.slice(1);
}

;// CONCATENATED MODULE: ./build/src/memory/invisible.js
const UNSEEN = /([\p{Cc}\p{Cs}\p{Zl}\p{Zp}])|(\p{Bidi_Control})|[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu;
const NEEDED = new RegExp([
    "(?<=[\\p{Extended_Pictographic}#*0-9])\\uFE0F",
    "(?<=[\\p{Extended_Pictographic}\\p{Emoji_Modifier}\\uFE0F])\\u200D(?=\\p{Extended_Pictographic})",
    "(?<=(?!LATIN)[\\p{L}\\p{M}])[\\u200C\\u200D](?=(?!LATIN)[\\p{L}\\p{M}])",
]
    .join("|")
    .replaceAll("LATIN", "\\p{Script=Latin}|\\p{Script=Greek}|\\p{Script=Cyrillic}"), "gu");
const PLAIN = /^[ -~]*$/;
function unseenCharacters(text, use) {
    if (PLAIN.test(text))
        return [];
    const needed = use === "prose" ? new Set([...text.matchAll(NEEDED)].map(({ index }) => index)) : undefined;
    const found = [];
    for (const match of text.matchAll(UNSEEN)) {
        const [character, control, direction] = match;
        if (needed && (needed.has(match.index) || /[\t\n\r]/.test(character)))
            continue;
        const hex = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0");
        const kind = control ? "control character" : direction ? "text-direction character" : "invisible character";
        found.push({ kind, code: `U+${hex}`, index: match.index });
    }
    return found;
}

;// CONCATENATED MODULE: ./build/src/rules/record/invalid-id.js





const LONGEST_PATTERN = 90;
const invalidId = {
    id: "record/invalid-id",
    title: "Id of a wrong form",
    severity: "error",
    rationale: "Ids are typed by hand, stand in URLs, file names and commit messages, and never change once others point at " +
        "them. One form for all keeps two people from writing one id in two ways.",
    remedy: "Write the id in the form that the layout asks for, before anything points at it.",
    source: "Schema specification, id conventions; record families, sections 1.5 and 2",
    bad: {
        files: {
            "graph/tools/lockfile-linter.yaml": `nodeKind: Tool
id: tool:Lockfile Linter
attributes:
  title: Lockfile linter
  status: approved
  owners: [team:build]
  updatedAt: "2026-06-03T08:20:00Z"
`,
        },
        at: "graph/tools/lockfile-linter.yaml:2:5",
    },
    good: {
        files: {
            "graph/tools/lockfile-linter.yaml": `nodeKind: Tool
id: tool:lockfile-linter
attributes:
  title: Lockfile linter
  status: approved
  owners: [team:build]
  updatedAt: "2026-06-03T08:20:00Z"
`,
        },
    },
    record({ declaration }, context, report) {
        const { id, kind, role, root } = declaration;
        if (id === undefined || role === "extension" || role === "patch")
            return;
        const fault = idFault(id, kind, context);
        if (!fault || unseenCharacters(id, "name").length > 0)
            return;
        const prefix = missingPrefix(id, kind, context);
        if (fault.whose === "convention" && prefix !== undefined && !idFault(withPrefix(id, prefix), kind, context))
            return;
        const pointer = fieldPointer(declaration, "id", context.layout);
        const mended = pointer.length > 0 ? mendedId(id, kind, context) : undefined;
        const asked = { layout: "the layout asks for", kind: `a ${kind ?? ""} has`, convention: "is the convention here" };
        const form = fault.pattern.length <= LONGEST_PATTERN ? `: ${fault.pattern}` : ".";
        report({
            message: `The id ${(0,phrases/* quote */.hD)(id)} does not have the form that ${asked[fault.whose]}${form}`,
            at: (0,memory_record/* fieldAnchor */.O)(declaration, pointer),
            record: id,
            ...(fault.whose === "convention" && { severity: "warning" }),
            ...(mended !== undefined && {
                suggestion: {
                    message: `Name it ${mended}, and change what points at it`,
                    certain: false,
                    edit: { kind: "set", pointer: [...root, ...pointer], value: mended },
                },
            }),
        });
    },
};

;// CONCATENATED MODULE: ./build/src/rules/nearest-known.js

const ANSWERS = new WeakMap();
function nearestKnown(word, names) {
    let answers = ANSWERS.get(names);
    if (!answers)
        ANSWERS.set(names, (answers = new Map()));
    if (!answers.has(word))
        answers.set(word, (0,nearest_name/* nearestName */.q)(word, names.keys()));
    return answers.get(word);
}

;// CONCATENATED MODULE: ./build/src/rules/record/invalid-owner.js






const invalidOwner = {
    id: "record/invalid-owner",
    title: "Owner that is no team and no user",
    severity: "error",
    rationale: "Owners are asked for review and told of changes. An owner that names nobody leaves the record to no one, and no " +
        "reader sees it.",
    remedy: "Write `team:<slug>` for a team of the vocabulary or of the Team records, or `user:<slug>` for a person. Add the " +
        "team if it is new.",
    source: "Schema specification, validation rules; record families, sections 1.6 and 1.8",
    mends: "writes the known owner where letter case, hyphens and the like are all that differs",
    bad: {
        files: {
            "graph/tools/lockfile-linter.yaml": `nodeKind: Tool
id: tool:lockfile-linter
attributes:
  title: Lockfile linter
  status: approved
  owners: [team:build, team:biuld]
  updatedAt: "2026-06-03T08:20:00Z"
`,
        },
        at: "graph/tools/lockfile-linter.yaml:6:24",
    },
    good: {
        files: {
            "graph/tools/lockfile-linter.yaml": `nodeKind: Tool
id: tool:lockfile-linter
attributes:
  title: Lockfile linter
  status: approved
  owners: [team:build, user:build-oncall]
  updatedAt: "2026-06-03T08:20:00Z"
`,
        },
    },
    about: "declaration",
    graph(context, report) {
        const known = knownOwners(context.graph, context.ontology);
        if (!known)
            return;
        for (const declaration of context.graph.declarations) {
            if (declaration.role === "extension")
                continue;
            declaration.owners.forEach((owner, index) => {
                const fault = faultOf(owner, known);
                if (fault === undefined || isLostInChange(owner, context))
                    return;
                const { at, exact } = placeOf(declaration, owner, index, context);
                const near = context.graph.isJudged(declaration) ? invalid_owner_nearest(owner, known) : undefined;
                const suggestion = near && {
                    message: (0,phrases/* meant */.wx)(near),
                    certain: near.certain,
                    ...(exact && at.pointer && { edit: { kind: "set", pointer: at.pointer, value: near.name } }),
                };
                report({
                    message: fault,
                    at,
                    subject: owner,
                    ...(0,phrases/* recordOf */.zv)(declaration),
                    ...(0,phrases/* lighterOnNotes */.kc)(declaration),
                    ...(suggestion && { suggestion }),
                });
            });
        }
    },
};
function knownOwners(graph, ontology) {
    const { teams, users } = ontology.owners;
    const free = ontology.origin === "none" || ontology.origin === "layout";
    if (free && !teams && !users)
        return undefined;
    let everyone;
    return {
        isTeam: teams ? (owner) => teams.has(owner) : (owner) => graph.kindsOf(owner).has("Team"),
        hasTeams: teams !== undefined || graph.hasKind("Team"),
        users,
        listed: teams !== undefined,
        everyone: () => (everyone ??= new Set([...(teams ?? graph.idsOfKind("Team")), ...(users ?? [])])),
    };
}
const OWNER = /^(team|user):[\p{L}\p{N}][\p{L}\p{N}._@+-]*$/u;
function faultOf(owner, { isTeam, hasTeams, users, listed }) {
    if (isTeam(owner) || users?.has(owner))
        return undefined;
    const namespace = OWNER.exec(owner)?.[1];
    if (namespace === undefined)
        return `${(0,phrases/* quote */.hD)(owner)} is no owner: owners are team:<slug> or user:<slug>.`;
    if (namespace === "user")
        return users ? `The vocabulary has no user ${(0,phrases/* quote */.hD)(owner)}.` : undefined;
    if (!hasTeams)
        return undefined;
    return listed ? `The vocabulary has no team ${(0,phrases/* quote */.hD)(owner)}.` : `No Team record has the id ${(0,phrases/* quote */.hD)(owner)}.`;
}
function invalid_owner_nearest(owner, known) {
    const everyone = known.everyone();
    if (owner.includes(":"))
        return nearestKnown(owner, everyone);
    const named = [`team:${owner}`, `user:${owner}`].filter((id) => everyone.has(id));
    const [only] = named;
    return named.length === 1 && only !== undefined ? { name: only, certain: false } : undefined;
}
function placeOf(declaration, owner, index, { layout }) {
    const layoutClass = layout.classes.get(declaration.className);
    const pointer = fieldPointer(declaration, "owners", layout);
    for (const edge of declaration.edges) {
        const source = layoutClass?.edgeSources[edge.field];
        if (source?.path.join("\0") === pointer.join("\0") && (edge.written ?? edge.target) === owner) {
            return { at: (0,layouts_links/* edgeAnchor */.v)(declaration, edge, layoutClass), exact: true };
        }
    }
    return { at: (0,memory_record/* fieldAnchor */.O)(declaration, [...pointer, index]), exact: false };
}

;// CONCATENATED MODULE: ./build/src/rules/record/invalid-timestamp.js




const invalidTimestamp = {
    id: "record/invalid-timestamp",
    title: "Time that cannot be read",
    severity: "error",
    rationale: "Age, order and approval of records are computed from their times. A time without an offset is another instant " +
        "in every time zone. A date alone is read as midnight in UTC, with a warning.",
    remedy: "Write an RFC 3339 time with an offset: `2026-06-03T08:20:00Z`.",
    source: "Schema specification, required graph fields; record families, section 1.2",
    mends: "writes a time that is only loosely written as RFC 3339 wants it; a time without an offset is left alone",
    bad: {
        files: {
            "graph/tools/lockfile-linter.yaml": `nodeKind: Tool
id: tool:lockfile-linter
attributes:
  title: Lockfile linter
  status: approved
  owners: [team:build]
  updatedAt: 3 June 2026
`,
        },
        at: "graph/tools/lockfile-linter.yaml:7:14",
    },
    good: {
        files: {
            "graph/tools/lockfile-linter.yaml": `nodeKind: Tool
id: tool:lockfile-linter
attributes:
  title: Lockfile linter
  status: approved
  owners: [team:build]
  updatedAt: "2026-06-03T08:20:00Z"
`,
        },
    },
    record(inspected, _context, report) {
        const { declaration } = inspected;
        const { updatedAt } = declaration;
        if (updatedAt === undefined)
            return;
        const instant = (0,clock/* parseInstant */.n)(updatedAt);
        if (instant && !instant.dateOnly)
            return;
        const pointer = writtenPointer(inspected, "updatedAt");
        const light = instant !== undefined || !inspected.shape.required.includes("updatedAt");
        const mended = instant ? { text: `${updatedAt}T00:00:00Z`, certain: true } : mend(updatedAt);
        report({
            message: instant
                ? `${(0,phrases/* quote */.hD)(updatedAt)} is a date without a time; it is read as midnight in UTC.`
                : `${(0,phrases/* quote */.hD)(updatedAt)} is not an RFC 3339 time with an offset.`,
            at: (0,memory_record/* fieldAnchor */.O)(declaration, pointer ?? []),
            ...(0,phrases/* recordOf */.zv)(declaration),
            ...(light && { severity: "warning" }),
            ...(mended &&
                pointer && {
                suggestion: {
                    message: `Write ${mended.text}`,
                    certain: mended.certain,
                    edit: { kind: "set", pointer: [...declaration.root, ...pointer], value: mended.text },
                },
            }),
        });
    },
};
const ALMOST = /^(\d{4}-\d{2}-\d{2})[Tt ](\d{2}:\d{2})(:\d{2}(?:\.\d{1,9})?)? ?([Zz]|[+-]\d{2}:?\d{2})?$/;
function mend(text) {
    const match = ALMOST.exec(text);
    if (!match)
        return undefined;
    const [, date = "", minutes = "", seconds = ":00", offset = ""] = match;
    const zone = offset === "" ? "Z" : offset.toUpperCase().replace(/^([+-]\d{2})(\d{2})$/, "$1:$2");
    const mended = `${date}T${minutes}${seconds}${zone}`;
    return (0,clock/* parseInstant */.n)(mended) ? { text: mended, certain: offset !== "" } : undefined;
}

;// CONCATENATED MODULE: ./build/src/rules/record/kind-conflict.js



const ATLAS = {
    "schema/ontology-schema.yaml": `catalogSchemaVersion: 1.0.0
nodeKindFiles: [schema/node-kinds.yaml]
edgeKindFile: schema/edge-kinds.yaml
`,
    "schema/node-kinds.yaml": `nodeKinds:
  - { name: Tool, prefix: tool }
  - { name: ToolServer, prefix: tool }
`,
    "schema/edge-kinds.yaml": `edgeKinds: []
`,
};
const kindConflict = {
    id: "record/kind-conflict",
    title: "One id, two kinds",
    severity: "error",
    rationale: "Declarations of one id are parts of one record, and a record has one kind. With two, neither the required " +
        "attributes nor the edges that it may have are known.",
    remedy: "Give all declarations the same kind, or one of them another id.",
    source: "Record families, section 2, merge mode",
    bad: {
        bare: true,
        layout: "atlas",
        files: {
            ...ATLAS,
            "catalog/linter.yaml": `nodeKind: Tool
id: tool:linter
attributes: { displayName: Linter }
---
nodeKind: ToolServer
id: tool:linter
attributes: { displayName: Linter }
`,
        },
        at: "catalog/linter.yaml:5:11",
    },
    good: {
        bare: true,
        layout: "atlas",
        files: {
            ...ATLAS,
            "catalog/linter.yaml": `nodeKind: Tool
id: tool:linter
attributes: { displayName: Linter }
---
nodeKind: ToolServer
id: tool:linter-server
attributes: { displayName: Linter server }
`,
        },
    },
    about: "id",
    graph({ graph, layout }, report) {
        if (!layout.mergeDeclarations)
            return;
        for (const record of graph.records.values()) {
            if (graph.kindsOfRecord(record).size < 2)
                continue;
            const { id, kind, primary, declarations } = record;
            const other = declarations.find((each) => each.role !== "extension" && each.kind !== undefined && each.kind !== kind);
            if (!other)
                continue;
            report({
                message: `${(0,phrases/* quote */.hD)(id)} is declared as ${(0,phrases/* quote */.hD)(kind ?? "")} and as ${(0,phrases/* quote */.hD)(other.kind ?? "")}.`,
                at: (0,memory_record/* fieldAnchor */.O)(other, fieldPointer(other, "kind", layout)),
                record: id,
                related: [
                    {
                        message: `declared as ${(0,phrases/* quote */.hD)(kind ?? "")} here`,
                        at: (0,memory_record/* fieldAnchor */.O)(primary, fieldPointer(primary, "kind", layout)),
                    },
                ],
            });
        }
    },
};

;// CONCATENATED MODULE: ./build/src/rules/record/merge-conflict.js


const merge_conflict_ATLAS = {
    "schema/ontology-schema.yaml": `catalogSchemaVersion: 1.0.0
nodeKindFiles: [schema/node-kinds.yaml]
edgeKindFile: schema/edge-kinds.yaml
`,
    "schema/node-kinds.yaml": `nodeKinds:
  - { name: Tool, prefix: tool }
`,
    "schema/edge-kinds.yaml": `edgeKinds: []
`,
};
const MOST_PLACES = 10;
const mergeConflict = {
    id: "record/merge-conflict",
    title: "Declarations of one record that disagree",
    severity: "error",
    rationale: "Declarations of one id are merged, and two values for one attribute cannot be. Which one a reader gets depends " +
        "on the order in which it reads the files.",
    remedy: "Make the values equal, leave the attribute to one declaration, or mark the one that amends as a patch.",
    source: "Record families, section 2, merge mode",
    bad: {
        bare: true,
        layout: "atlas",
        files: {
            ...merge_conflict_ATLAS,
            "catalog/linter.yaml": `nodeKind: Tool
id: tool:linter
attributes: { displayName: Linter, license: MIT }
`,
            "vendor/linter.yaml": `nodeKind: Tool
id: tool:linter
attributes: { displayName: Linter, license: Apache-2.0 }
`,
        },
        at: "vendor/linter.yaml:3:45",
    },
    good: {
        bare: true,
        layout: "atlas",
        files: {
            ...merge_conflict_ATLAS,
            "catalog/linter.yaml": `nodeKind: Tool
id: tool:linter
attributes: { displayName: Linter, license: MIT }
`,
        },
    },
    about: "id",
    graph({ disagreements }, report) {
        const byId = new Map();
        for (const disagreement of disagreements) {
            const group = byId.get(disagreement.id);
            if (group)
                group.push(disagreement);
            else
                byId.set(disagreement.id, [disagreement]);
        }
        for (const [id, group] of byId) {
            const [first] = group;
            if (!first)
                continue;
            const attributes = [...new Set(group.map(({ attribute }) => attribute))];
            report({
                message: `The declarations of ${(0,phrases/* quote */.hD)(id)} in ${first.first.path} and ${first.second.path} ` +
                    `disagree about ${(0,wording/* quoted */.TL)(attributes)}.`,
                at: merge_conflict_anchor(first.second),
                record: id,
                related: [
                    ...group.slice(0, MOST_PLACES).map((each) => ({
                        message: `another value of ${(0,phrases/* quote */.hD)(each.attribute)}`,
                        at: merge_conflict_anchor(each.first),
                    })),
                    ...group.slice(1, MOST_PLACES).map((each) => ({
                        message: `disagrees about ${(0,phrases/* quote */.hD)(each.attribute)} as well`,
                        at: merge_conflict_anchor(each.second),
                    })),
                ],
            });
        }
    },
};
function merge_conflict_anchor(place) {
    return { path: place.path, document: place.document, pointer: place.pointer };
}

;// CONCATENATED MODULE: ./build/src/rules/record/missing-attribute.js



const missingAttribute = {
    id: "record/missing-attribute",
    title: "Attribute missing that the kind requires",
    severity: "error",
    rationale: "The ontology names the attributes without which a record of the kind is of no use. They are looked for in all " +
        "declarations of the id together, so a patch may bring what the record itself leaves open.",
    remedy: "Add the attribute, or drop it from the kind's `required` in the ontology.",
    source: "Schema specification, validation rules; decisions 8 and 15",
    bad: {
        files: {
            "babysitter/runs/01JZ8Q4T3M/run.yaml": `nodeKind: BabysitterRun
id: babysitter-run:01JZ8Q4T3M
attributes:
  title: Move checkout-api to the shared cache
  status: draft
  owners: [team:build]
  updatedAt: "2026-06-02T17:45:00Z"
  repository: repository:checkout-api
  runStatus: completed
`,
        },
        at: "babysitter/runs/01JZ8Q4T3M/run.yaml:3:1",
    },
    good: {
        files: {
            "babysitter/runs/01JZ8Q4T3M/run.yaml": `nodeKind: BabysitterRun
id: babysitter-run:01JZ8Q4T3M
attributes:
  title: Move checkout-api to the shared cache
  status: draft
  owners: [team:build]
  updatedAt: "2026-06-02T17:45:00Z"
  repository: repository:checkout-api
  process: cache-migration
  runStatus: completed
`,
        },
    },
    about: "id",
    graph({ graph, layout }, report) {
        for (const record of graph.records.values()) {
            const { id, primary, kind } = record;
            if (primary.missing === undefined || kind === undefined)
                continue;
            const shape = layout.classes.get(primary.className)?.shapes[primary.shape];
            const fields = new Set((shape?.required ?? []).map((field) => fieldPointer(primary, field, layout).at(-1)));
            const mapping = fieldPointer(primary, "attributes", layout);
            for (const name of primary.missing) {
                if (fields.has(name) || !isMissingEverywhere(name, record))
                    continue;
                report({
                    message: `${(0,phrases/* quote */.hD)(id)} lacks the attribute "${name}", which its kind ${(0,phrases/* quote */.hD)(kind)} requires.`,
                    at: (0,memory_record/* fieldAnchor */.O)(primary, [...mapping, name], "key"),
                    record: id,
                    subject: name,
                });
            }
        }
    },
};
function isMissingEverywhere(name, { kind, declarations }) {
    return declarations
        .filter((each) => (each.role === "record" || each.role === "patch") && (each.kind === kind || each.kind === undefined))
        .every(({ missing = [] }) => missing.includes(name));
}

;// CONCATENATED MODULE: ./build/src/rules/missing-fields.js



function missingFields(inspected, layout) {
    const { declaration, value, shape, oddities } = inspected;
    if (declaration.role === "note")
        return [];
    if (oddities.some(({ kind }) => kind === "not-a-mapping" || kind === "no-front-matter"))
        return [];
    const absent = shape.required.filter((field) => !isRead(declaration, field));
    if (absent.length === 0)
        return [];
    const result = [];
    const byMapping = new Map();
    for (const field of absent) {
        const pointer = fieldPointer(declaration, field, layout);
        if (isPresent(inspected, field, pointer))
            continue;
        const mapping = absentMapping(value, pointer);
        if (mapping) {
            const key = mapping.join("\0");
            const group = byMapping.get(key);
            if (group)
                group.fields.push(field);
            else
                byMapping.set(key, { pointer: mapping, fields: [field] });
        }
        else {
            result.push(missing([field], pointer, inspected, layout));
        }
    }
    for (const { fields, pointer } of byMapping.values())
        result.push(missing(fields, pointer, inspected, layout));
    return result;
}
function isRead(declaration, field) {
    if (field === "attributes")
        return false;
    const read = declaration[field];
    return typeof read === "string" || (read !== undefined && read.length > 0);
}
function isPresent({ value, oddities }, field, pointer) {
    if (field === "attributes")
        return (0,values/* isMapping */.p)((0,values/* valueAt */.f)(value, pointer));
    return oddities.some((oddity) => oddity.kind === "edge-item" && startsWith(oddity.pointer, pointer));
}
function absentMapping(value, pointer) {
    for (let length = 1; length < pointer.length; length++) {
        const place = pointer.slice(0, length);
        if (!(0,values/* isMapping */.p)((0,values/* valueAt */.f)(value, place)))
            return place;
    }
    return undefined;
}
function missing(fields, pointer, { declaration, value, shape }, layout) {
    const written = (0,values/* valueAt */.f)(value, pointer);
    const name = String(pointer.at(-1) ?? fields[0]);
    const beside = (0,values/* valueAt */.f)(value, pointer.slice(0, -1));
    const known = new Set();
    for (const sources of Object.values(shape.fields)) {
        for (const source of sources)
            if (source.from === "record")
                known.add(source.path.at(-1));
    }
    const [field] = fields;
    const elsewhere = fields.length === 1 && field !== undefined ? namesOf(field, layout) : missing_fields_NONE;
    const misspelt = written === undefined && (0,values/* isMapping */.p)(beside) ? findMisspelt(name, beside, known, elsewhere) : undefined;
    const nested = fields.map((each) => fieldPointer(declaration, each, layout)).filter(({ length }) => length > 1);
    const keys = nested.map((path) => String(path.at(-1)));
    return {
        fields,
        pointer,
        written,
        ...(misspelt && { misspelt }),
        misplaced: keys.filter((key) => Object.hasOwn(value, key)),
    };
}
const missing_fields_NONE = new Set();
function namesOf(field, layout) {
    const names = new Set();
    for (const { shapes } of layout.classes.values()) {
        for (const { fields } of shapes) {
            for (const source of fields[field] ?? []) {
                const name = source.from === "record" ? source.path.at(-1) : undefined;
                if (name !== undefined)
                    names.add(name);
            }
        }
    }
    return names;
}
function findMisspelt(name, beside, known, elsewhere) {
    const keys = Object.keys(beside).filter((key) => !known.has(key));
    const same = keys.find((key) => (0,nearest/* foldedForm */.d0)(key) === (0,nearest/* foldedForm */.d0)(name) || elsewhere.has(key));
    if (same !== undefined)
        return { key: same, certain: true };
    const limit = Math.min(2, Math.floor(name.length / 4));
    const near = keys.filter((key) => (0,nearest/* editDistance */.YC)(key, name, limit) <= limit);
    const [only] = near;
    return near.length === 1 && only !== undefined ? { key: only, certain: false } : undefined;
}
function startsWith(pointer, outer) {
    return pointer.length >= outer.length && outer.every((key, index) => String(pointer[index]) === String(key));
}

;// CONCATENATED MODULE: ./build/src/rules/record/missing-field.js





const missingField = {
    id: "record/missing-field",
    title: "Required field missing",
    severity: "error",
    rationale: "Kind, title, status, owners and time are what lets a reader judge a record without opening it: whether it holds, " +
        "who answers for it, how old it is. A field that is there but empty says as little as one that is not.",
    remedy: "Add the field. Owners are a list of one or more.",
    source: "Schema specification, required graph fields and front matter fields; decision 15",
    mends: "renames a key that differs from the missing one by letter case or hyphens alone",
    bad: {
        files: {
            "decisions/one-lockfile.md": `---
id: decision:one-lockfile
kind: Decision
title: Keep one lockfile per workspace
status: approved
updatedAt: "2026-06-04T10:00:00Z"
---
Why a root lockfile made throttling worse.
`,
        },
        at: "decisions/one-lockfile.md:2:1",
    },
    good: {
        files: {
            "decisions/one-lockfile.md": `---
id: decision:one-lockfile
kind: Decision
title: Keep one lockfile per workspace
status: approved
owners: [team:build]
updatedAt: "2026-06-04T10:00:00Z"
---
Why a root lockfile made throttling worse.
`,
        },
    },
    record(inspected, context, report) {
        const { declaration } = inspected;
        for (const missing of missingFields(inspected, context.layout)) {
            const { fields, pointer, misspelt } = missing;
            const [field = ""] = fields;
            const suggestion = missing_field_suggest(missing, inspected, context);
            const shown = misspelt ? [...pointer.slice(0, -1), misspelt.key] : pointer;
            report({
                message: missing_field_describe(missing),
                at: (0,memory_record/* fieldAnchor */.O)(declaration, shown, "key"),
                subject: fields.length === 1 ? field : pointer.join("."),
                ...(0,phrases/* recordOf */.zv)(declaration),
                ...(suggestion && { suggestion }),
            });
        }
    },
};
function missing_field_describe({ fields, pointer, written }) {
    const place = pointer.length > 0 ? pointer.join(".") : fields.join(", ");
    const required = fields.length > 1 ? `, and with it ${(0,phrases/* listed */.KE)(fields, "and")}, which are required` : "";
    if (written === undefined) {
        return required === "" ? `The required field "${place}" is missing.` : `"${place}" is missing${required}.`;
    }
    const empty = written === null || written === "" || (Array.isArray(written) && written.length === 0);
    if (empty)
        return required === "" ? `The required field "${place}" is empty.` : `"${place}" is empty${required}.`;
    if (required === "")
        return `The required field "${place}" holds ${(0,phrases/* nameOfType */.xH)(written)} without any usable text.`;
    return `"${place}" holds ${(0,phrases/* nameOfType */.xH)(written)} where a mapping with ${(0,phrases/* listed */.KE)(fields, "and")} belongs.`;
}
function missing_field_suggest(missing, inspected, context) {
    const { pointer, misspelt, misplaced } = missing;
    const { root } = inspected.declaration;
    const name = String(pointer.at(-1));
    const parent = pointer.slice(0, -1);
    if (misspelt) {
        return {
            message: `Rename "${misspelt.key}" to "${name}"`,
            certain: misspelt.certain,
            edit: { kind: "rename-key", pointer: [...root, ...parent, misspelt.key], key: name },
        };
    }
    if (misplaced.length > 0) {
        const mapping = missing.fields.length > 1 ? name : parent.join(".");
        return { message: `Move ${(0,phrases/* listed */.KE)(misplaced, "and")} under "${mapping}"`, certain: false };
    }
    const value = likelyValue(missing, inspected, context);
    if (value === undefined)
        return undefined;
    const at = [...root, ...pointer];
    const holder = (0,values/* valueAt */.f)(inspected.value, parent);
    return {
        message: value.message,
        certain: false,
        ...(missing.written !== undefined
            ? { edit: { kind: "set", pointer: at, value: value.text } }
            : (0,values/* isMapping */.p)(holder) && {
                edit: { kind: "insert", pointer: [...root, ...parent], key: name, value: value.text },
            }),
    };
}
function likelyValue({ fields }, { declaration }, context) {
    const { ontology, layout, now } = context;
    const [field] = fields;
    if (fields.length !== 1)
        return undefined;
    if (field === "status" && (ontology.statuses ?? []).includes("draft")) {
        return { text: "draft", message: `Give it the status "draft" until it is reviewed` };
    }
    if (field === "updatedAt")
        return { text: timeText(now), message: "Write the time of this change" };
    if (field === "kind" && layout.ids.kindPrefix && declaration.id !== undefined) {
        const prefix = declaration.id.slice(0, Math.max(0, declaration.id.indexOf(":")));
        const kinds = [...ontology.nodeKinds.values()].filter((kind) => kind.prefix === prefix);
        const [only] = kinds;
        if (kinds.length === 1 && only)
            return { text: only.name, message: `Its id says that it is a ${only.name}` };
    }
    return undefined;
}

;// CONCATENATED MODULE: ./build/src/rules/record/missing-front-matter.js



const missingFrontMatter = {
    id: "record/missing-front-matter",
    title: "Record without front matter",
    severity: "error",
    rationale: "In this folder a Markdown file is a record, and its front matter says which: without it no edge can reach the " +
        "file, and nobody knows whether it still holds.",
    remedy: "Begin the file with front matter between two lines `---`, or move it to a folder for notes.",
    source: "Schema specification, file classes and Markdown front matter schema",
    bad: {
        files: { "runbooks/clear-the-cache.md": `# Clear the cache\n\nStop the workers first.\n` },
        at: "runbooks/clear-the-cache.md:1:1",
    },
    good: {
        files: {
            "runbooks/clear-the-cache.md": `---
id: runbook:clear-the-cache
kind: Runbook
title: Clear the cache
status: draft
owners: [team:build]
updatedAt: "2026-06-03T08:20:00Z"
---
Stop the workers first.
`,
        },
    },
    record({ declaration, shape, oddities }, { layout }, report) {
        if (!oddities.some(({ kind }) => kind === "no-front-matter"))
            return;
        const names = shape.required.map((field) => fieldPointer(declaration, field, layout).join(".")).filter(Boolean);
        const fields = names.length > 0 ? ` with ${(0,phrases/* listed */.KE)(names, "and")}` : "";
        report({
            message: "This file holds a record, but it has no front matter.",
            at: { path: declaration.path, range: place/* START_OF_FILE */.a },
            suggestion: { message: `Begin the file with front matter${fields} between two lines "---"`, certain: false },
        });
    },
};

;// CONCATENATED MODULE: ./build/src/rules/record/missing-title.js



const missingTitle = {
    id: "record/missing-title",
    title: "Note without a title",
    severity: "warning",
    rationale: "Search results and lists show the title. A note that has neither a title nor a heading of the first level goes " +
        "by the name of its file.",
    remedy: "Give the note a first heading, or a `title` in front matter.",
    source: "Schema specification, Markdown front matter schema; record families, section 1.3",
    bad: {
        files: { "notes/mirror-latency.md": `Slow on Mondays, whatever the load.\n` },
        at: "notes/mirror-latency.md:1:1",
    },
    good: {
        files: { "notes/mirror-latency.md": `# Mirror latency\n\nSlow on Mondays, whatever the load.\n` },
    },
    record({ declaration, shape, oddities, document }, { layout }, report) {
        const { role, title, path, root } = declaration;
        if (role !== "note" || title !== undefined || shape.fields.title === undefined)
            return;
        if (oddities.some(({ kind }) => kind === "not-a-mapping"))
            return;
        const stem = path.slice(path.lastIndexOf("/") + 1).replace(/\.[^.]*$/, "");
        const pointer = fieldPointer(declaration, "title", layout);
        const [key] = pointer;
        const words = stem.replace(/[-_]+/g, " ").trim();
        const readable = `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
        report({
            message: `This note has no title, so it goes by the name of its file, "${stem}".`,
            at: (0,memory_record/* fieldAnchor */.O)(declaration, document ? pointer : [], "key"),
            ...(0,phrases/* recordOf */.zv)(declaration),
            ...(document &&
                pointer.length === 1 &&
                typeof key === "string" && {
                suggestion: {
                    message: `Title it "${readable}"`,
                    certain: false,
                    edit: { kind: "insert", pointer: root, key, value: readable },
                },
            }),
        });
    },
};

;// CONCATENATED MODULE: ./build/src/rules/record/not-a-record.js



const notARecord = {
    id: "record/not-a-record",
    title: "Document that is not a mapping",
    severity: "error",
    rationale: "A record is a mapping of fields to values. A list or a bare text in a record's place has no id and no kind, so " +
        "nothing in it can be found or judged.",
    remedy: "Write the fields as `key: value`; separate several records of a file by a line `---`.",
    source: "Schema specification, graph YAML and front matter schemas",
    bad: {
        files: {
            "graph/terms.yaml": `- nodeKind: Term
  id: term:deploy-freeze
`,
        },
        at: "graph/terms.yaml:1:1",
    },
    good: {
        files: {
            "graph/terms.yaml": `nodeKind: Term
id: term:deploy-freeze
attributes:
  title: Deploy freeze
  status: approved
  owners: [team:build]
  updatedAt: "2026-06-03T08:20:00Z"
`,
        },
    },
    record({ declaration, document, oddities, format }, _context, report) {
        if (!oddities.some(({ kind }) => kind === "not-a-mapping"))
            return;
        const written = (0,phrases/* nameOfType */.xH)((0,values/* valueAt */.f)(document?.value, declaration.root));
        const what = format === "markdown" ? "The front matter" : declaration.root.length > 0 ? "This item" : "This document";
        report({
            message: `${what} is ${written}, not a mapping of fields to values.`,
            at: (0,memory_record/* fieldAnchor */.O)(declaration, []),
            subject: [declaration.document, ...declaration.root].join("."),
            ...(0,phrases/* lighterOnNotes */.kc)(declaration),
        });
    },
};

// EXTERNAL MODULE: ./build/src/rules/missing-attributes.js
var missing_attributes = __webpack_require__(5983);
;// CONCATENATED MODULE: ./build/src/rules/schema-errors.js




function schemaErrors(inspected, context) {
    const { declaration, oddities, value } = inspected;
    if (declaration.role === "extension" ||
        oddities.some(({ kind }) => kind === "not-a-mapping" || kind === "no-front-matter")) {
        return [];
    }
    const errors = [];
    if (declaration.role !== "patch") {
        for (const check of context.schemasFor(declaration.className, declaration.kind)) {
            for (const error of check(value))
                errors.push({ ...error, pointer: typed(error.pointer, value) });
        }
    }
    const checkAttributes = context.attributeSchema(declaration.kind ?? "");
    if (checkAttributes) {
        const attributes = (0,missing_attributes/* attributesOf */.T)(inspected);
        for (const error of checkAttributes(attributes.values)) {
            errors.push({ ...error, pointer: typed([...attributes.path, ...error.pointer], value) });
        }
    }
    return errors.length === 0 ? errors : withoutRepeats(errors.filter(notSaidElsewhere(inspected, context)));
}
const JUDGED_AS_TEXT = ["id", "kind", "status", "updatedAt", "sensitivity"];
function notSaidElsewhere(inspected, { layout }) {
    const { layoutClass, shape, oddities } = inspected;
    const missing = missingFields(inspected, layout);
    const required = shape.required.flatMap((field) => (shape.fields[field] ?? []).flatMap((source) => (source.from === "record" ? [source.path] : [])));
    const settled = missing.map(({ pointer }) => pointer);
    for (const oddity of oddities)
        if ("pointer" in oddity)
            settled.push(oddity.pointer);
    for (const index of shape.edges) {
        const source = layoutClass.edgeSources[index];
        if (source && !source.derived && source.path.length > 0)
            settled.push(source.path);
    }
    for (const field of JUDGED_AS_TEXT) {
        const pointer = writtenPointer(inspected, field);
        if (pointer)
            settled.push(pointer);
    }
    const claimed = new Set();
    for (const { pointer, misspelt, misplaced } of missing) {
        if (misspelt)
            claimed.add([...pointer.slice(0, -1), misspelt.key].join("\0"));
        for (const key of misplaced)
            claimed.add(key);
    }
    return ({ pointer, keyword, params }) => {
        const absent = keyword === "required" ? params["missingProperty"] : undefined;
        if (typeof absent === "string") {
            const place = [...pointer, absent];
            if (required.some((path) => startsWith(path, place)))
                return false;
        }
        const extra = keyword === "additionalProperties" ? params["additionalProperty"] : undefined;
        if (typeof extra === "string" && claimed.has([...pointer, extra].join("\0")))
            return false;
        return !settled.some((place) => startsWith(pointer, place));
    };
}
function withoutRepeats(errors) {
    const choices = errors.filter(({ keyword }) => keyword === "anyOf" || keyword === "oneOf");
    const seen = new Set();
    return errors.filter((error) => {
        if (error.keyword === "if")
            return false;
        if (choices.some((choice) => choice !== error && startsWith(error.pointer, choice.pointer)))
            return false;
        const key = JSON.stringify([error.pointer, error.keyword, error.params]);
        return !seen.has(key) && seen.add(key);
    });
}
function typed(pointer, value) {
    return pointer.map((key, index) => (Array.isArray((0,values/* valueAt */.f)(value, pointer.slice(0, index))) ? Number(key) : key));
}

;// CONCATENATED MODULE: ./build/src/rules/record/schema.js





const MOST_ERRORS = 20;
const schema = {
    id: "record/schema",
    title: "Value of a wrong form",
    severity: "error",
    rationale: "Readers rely on the form of a field: a list that is sometimes a text breaks whoever goes through it. The form " +
        "comes from the JSON Schema of the class of files and from the attributes that the ontology gives the kind.",
    remedy: "Write the value in the form that the schema asks for.",
    source: "Schema specification, graph YAML and front matter schemas; record families, section 1.2",
    mends: "writes one value as a list of one, puts a number or a word such as `true` in quotes where text is wanted, and renames a key that differs from a known one by letter case or hyphens alone",
    bad: {
        files: {
            "graph/tools/lockfile-linter.yaml": `nodeKind: Tool
id: tool:lockfile-linter
attributes:
  title: Lockfile linter
  status: approved
  owners: team:build
  updatedAt: "2026-06-03T08:20:00Z"
`,
        },
        at: "graph/tools/lockfile-linter.yaml:6:11",
    },
    good: {
        files: {
            "graph/tools/lockfile-linter.yaml": `nodeKind: Tool
id: tool:lockfile-linter
attributes:
  title: Lockfile linter
  status: approved
  owners: [team:build]
  updatedAt: "2026-06-03T08:20:00Z"
`,
        },
    },
    record(inspected, context, report) {
        const { declaration } = inspected;
        const errors = schemaErrors(inspected, context);
        for (const error of errors.slice(0, MOST_ERRORS)) {
            const extra = extraKey(error);
            const pointer = extra === undefined ? error.pointer : [...error.pointer, extra];
            const suggestion = schema_suggest(error, inspected);
            report({
                message: schema_describe(error, (0,values/* valueAt */.f)(inspected.value, error.pointer)),
                at: (0,memory_record/* fieldAnchor */.O)(declaration, pointer, extra === undefined ? "value" : "key"),
                subject: `${pointer.join(".")} ${error.keyword}`,
                ...(0,phrases/* recordOf */.zv)(declaration),
                ...(0,phrases/* lighterOnNotes */.kc)(declaration),
                ...(suggestion && { suggestion }),
            });
        }
        if (errors.length > MOST_ERRORS) {
            report({
                message: `The schema objects to ${errors.length - MOST_ERRORS} more places of this record.`,
                at: (0,memory_record/* fieldAnchor */.O)(declaration, []),
                subject: "more",
                ...(0,phrases/* recordOf */.zv)(declaration),
                ...(0,phrases/* lighterOnNotes */.kc)(declaration),
            });
        }
    },
};
function extraKey({ keyword, params }) {
    if (keyword !== "additionalProperties" && keyword !== "unevaluatedProperties")
        return undefined;
    const key = params["additionalProperty"] ?? params["unevaluatedProperty"];
    return typeof key === "string" ? key : undefined;
}
function schema_describe(error, value) {
    const { pointer, keyword, params } = error;
    const extra = extraKey(error);
    const place = pointer.length > 0 ? (0,phrases/* quote */.hD)(pointer.join(".")) : "The record";
    if (extra !== undefined) {
        return `${place} has no field ${(0,phrases/* quote */.hD)(extra)}.`;
    }
    const shown = typeof value === "string" || typeof value === "number" ? (0,phrases/* quote */.hD)(String(value)) : (0,phrases/* nameOfType */.xH)(value);
    switch (keyword) {
        case "type":
            return `${place} must be ${(0,phrases/* listed */.KE)([params["type"]].flat().map(nameOfJsonType), "or")}, not ${(0,phrases/* nameOfType */.xH)(value)}.`;
        case "required":
            return `${place} lacks "${String(params["missingProperty"])}".`;
        case "enum":
            return `${place} is ${shown}; it must be one of ${[params["allowedValues"]].flat().map(String).join(", ")}.`;
        case "const":
            return `${place} is ${shown}; it must be ${(0,phrases/* quote */.hD)(String(params["allowedValue"]))}.`;
        case "pattern":
            return `${place} is ${shown}, which does not match ${String(params["pattern"])}.`;
        case "minLength":
            return `${place} is ${value === "" ? "empty" : `too short: ${shown}`}.`;
        case "anyOf":
        case "oneOf":
            return `${place} has none of the forms that its schema allows.`;
        default:
            return `${place} is ${shown}, but ${error.message}.`;
    }
}
const JSON_TYPES = {
    array: "a list",
    object: "a mapping",
    string: "text",
    number: "a number",
    integer: "a whole number",
    boolean: "true or false",
    null: "empty",
};
function nameOfJsonType(type) {
    return JSON_TYPES[String(type)] ?? String(type);
}
function schema_suggest(error, inspected) {
    const { root } = inspected.declaration;
    const { pointer, keyword, params } = error;
    const at = [...root, ...pointer];
    const extra = extraKey(error);
    if (extra !== undefined) {
        const near = (0,nearest_name/* nearestName */.q)(extra, knownKeys(inspected, pointer));
        if (!near || Object.hasOwn(inspected.value, near.name))
            return undefined;
        return {
            message: `Rename ${(0,phrases/* quote */.hD)(extra)} to "${near.name}"`,
            certain: near.certain,
            edit: { kind: "rename-key", pointer: [...at, extra], key: near.name },
        };
    }
    if (keyword !== "type")
        return undefined;
    const value = (0,values/* valueAt */.f)(inspected.value, pointer);
    if (params["type"] === "array" && typeof value === "string" && value !== "") {
        return { message: "Write a list of one", certain: true, edit: { kind: "set", pointer: at, value: [value] } };
    }
    const text = inspected.document?.scalarText(at);
    if (params["type"] === "string" && text !== undefined && (typeof value === "number" || typeof value === "boolean")) {
        return { message: "Put the value in quotes", certain: true, edit: { kind: "set", pointer: at, value: text } };
    }
    return undefined;
}
function knownKeys({ shape, layoutClass }, pointer) {
    const keys = new Set();
    if (pointer.length > 0)
        return keys;
    for (const sources of Object.values(shape.fields)) {
        for (const source of sources)
            if (source.from === "record" && source.path[0] !== undefined)
                keys.add(source.path[0]);
    }
    for (const index of shape.edges) {
        const [key] = layoutClass.edgeSources[index]?.path ?? [];
        if (key !== undefined)
            keys.add(key);
    }
    return keys;
}

;// CONCATENATED MODULE: ./build/src/rules/approved.js
const EQUIVALENTS = new Set(["accepted", "active", "stable"]);
function isApproved(status, kind, ontology) {
    if (status === undefined)
        return false;
    if (status === "approved")
        return true;
    const statuses = ontology.nodeKinds.get(kind ?? "")?.statuses ?? ontology.statuses ?? [];
    return EQUIVALENTS.has(status) && statuses.includes(status) && !statuses.includes("approved");
}

;// CONCATENATED MODULE: ./build/src/rules/record/stale.js





const DAY = 24 * 60 * 60 * 1000;
const staleRecord = {
    id: "record/stale",
    title: "Approved record that nobody has touched for long",
    severity: "warning",
    rationale: "Agents rely on approved records without asking. What nobody has looked at for months may no longer be so, and " +
        "nothing else in the record shows it.",
    remedy: "Read the record again and bring `updatedAt` forward, or deprecate it. The limit is `staleAfterDays`.",
    source: "Schema specification, governance; decisions 6 and 15",
    bad: {
        files: {
            "graph/tools/lockfile-linter.yaml": `nodeKind: Tool
id: tool:lockfile-linter
attributes:
  title: Lockfile linter
  status: approved
  owners: [team:build]
  updatedAt: "2025-11-03T08:20:00Z"
`,
        },
        at: "graph/tools/lockfile-linter.yaml:7:14",
    },
    good: {
        files: {
            "graph/tools/lockfile-linter.yaml": `nodeKind: Tool
id: tool:lockfile-linter
attributes:
  title: Lockfile linter
  status: approved
  owners: [team:build]
  updatedAt: "2026-05-03T08:20:00Z"
`,
        },
    },
    record(inspected, { ontology, now }, report) {
        const { declaration, layoutClass } = inspected;
        const { kind, status, updatedAt } = declaration;
        const days = ontology.nodeKinds.get(kind ?? "")?.staleAfterDays ?? ontology.staleAfterDays;
        if (days === undefined || updatedAt === undefined || layoutClass.appendOnly)
            return;
        if (!isApproved(status, kind, ontology))
            return;
        const instant = (0,clock/* parseInstant */.n)(updatedAt);
        const since = instant && instant.time + days * DAY;
        if (since === undefined || now.getTime() <= since)
            return;
        report({
            message: `This record is ${(0,phrases/* quote */.hD)(status ?? "")} and was last updated at ${(0,phrases/* quote */.hD)(updatedAt)}, more than ${days} days ago.`,
            at: (0,memory_record/* fieldAnchor */.O)(declaration, writtenPointer(inspected, "updatedAt") ?? []),
            ...(0,phrases/* recordOf */.zv)(declaration),
            since,
            suggestion: {
                message: "Read it again; if it still holds, set updatedAt to today, else retire it by its status",
                certain: false,
            },
        });
    },
};

;// CONCATENATED MODULE: ./build/src/rules/record/unknown-kind.js




const unknownKind = {
    id: "record/unknown-kind",
    title: "Record of a kind that the ontology does not declare",
    severity: "error",
    rationale: "The kind says what a record is about, which attributes it has and where its edges may lead. A record of an " +
        "undeclared kind is held to nothing, and whoever asks for all records of a kind does not get it.",
    remedy: "Use a declared kind, or declare this one in the ontology with an example and a rule.",
    source: "Schema specification, validation rules and initial node kinds; decision 15",
    mends: "writes the declared kind where letter case, hyphens and the like are all that differs",
    bad: {
        files: {
            "graph/tools/lockfile-linter.yaml": `nodeKind: tool
id: tool:lockfile-linter
attributes:
  title: Lockfile linter
  status: approved
  owners: [team:build]
  updatedAt: "2026-06-03T08:20:00Z"
`,
        },
        at: "graph/tools/lockfile-linter.yaml:1:11",
    },
    good: {
        files: {
            "graph/tools/lockfile-linter.yaml": `nodeKind: Tool
id: tool:lockfile-linter
attributes:
  title: Lockfile linter
  status: approved
  owners: [team:build]
  updatedAt: "2026-06-03T08:20:00Z"
`,
        },
    },
    record({ declaration, layoutClass }, { layout, ontology }, report) {
        const { kind, role, root } = declaration;
        if (kind === undefined || role === "note")
            return;
        const allowed = layoutClass.kinds;
        const declared = ontology.nodeKinds.size === 0 || ontology.nodeKinds.has(kind);
        if (declared && (!allowed || allowed.has(kind)))
            return;
        const pointer = fieldPointer(declaration, "kind", layout);
        const near = declared ? undefined : nearestKnown(kind, ontology.nodeKinds);
        const suggestion = near && {
            message: (0,phrases/* meant */.wx)(near),
            certain: near.certain,
            ...(pointer.length > 0 && { edit: { kind: "set", pointer: [...root, ...pointer], value: near.name } }),
        };
        report({
            message: declared
                ? `Files of the class "${layoutClass.name}" hold records of the kind ${(0,phrases/* listed */.KE)([...(allowed ?? [])], "or")}, not ${(0,phrases/* quote */.hD)(kind)}.`
                : `The ontology declares no kind ${(0,phrases/* quote */.hD)(kind)}.`,
            at: (0,memory_record/* fieldAnchor */.O)(declaration, pointer),
            subject: kind,
            ...(0,phrases/* recordOf */.zv)(declaration),
            ...(suggestion && { suggestion }),
        });
    },
};

;// CONCATENATED MODULE: ./build/src/rules/record/unknown-sensitivity.js




const unknownSensitivity = {
    id: "record/unknown-sensitivity",
    title: "Sensitivity outside the vocabulary",
    severity: "error",
    rationale: "Readers decide by this word who may see the record. One that they do not know is passed over, and a record " +
        "that was meant to be restricted is shown like any other.",
    remedy: "Use a word of the vocabulary. A record that says nothing is internal.",
    source: "Schema specification, Markdown front matter schema; decision 29",
    mends: "writes the word of the vocabulary where letter case, hyphens and the like are all that differs",
    bad: {
        files: {
            "graph/customers/pilot.yaml": `nodeKind: Customer
id: customer:pilot
attributes:
  title: Pilot customer
  status: approved
  owners: [team:build]
  updatedAt: "2026-06-03T08:20:00Z"
  sensitivity: confidential
`,
        },
        at: "graph/customers/pilot.yaml:8:16",
    },
    good: {
        files: {
            "graph/customers/pilot.yaml": `nodeKind: Customer
id: customer:pilot
attributes:
  title: Pilot customer
  status: approved
  owners: [team:build]
  updatedAt: "2026-06-03T08:20:00Z"
  sensitivity: restricted
`,
        },
    },
    record(inspected, { ontology }, report) {
        const { declaration } = inspected;
        const { sensitivity } = declaration;
        if (sensitivity === undefined || !ontology.sensitivity || ontology.sensitivity.includes(sensitivity))
            return;
        const pointer = writtenPointer(inspected, "sensitivity");
        const near = pointer && (0,nearest_name/* nearestName */.q)(sensitivity, ontology.sensitivity);
        report({
            message: `${(0,phrases/* quote */.hD)(sensitivity)} is no sensitivity; the vocabulary has ${(0,phrases/* listed */.KE)(ontology.sensitivity, "and")}.`,
            at: (0,memory_record/* fieldAnchor */.O)(declaration, pointer ?? []),
            subject: sensitivity,
            ...(0,phrases/* recordOf */.zv)(declaration),
            ...(near && {
                suggestion: {
                    message: (0,phrases/* meant */.wx)(near),
                    certain: near.certain,
                    edit: { kind: "set", pointer: [...declaration.root, ...pointer], value: near.name },
                },
            }),
        });
    },
};

;// CONCATENATED MODULE: ./build/src/rules/record/unknown-tag.js




const VOCABULARY = `tags:
  names: [ci, registry]
  closed: true
`;
const unknownTag = {
    id: "record/unknown-tag",
    title: "Tag outside the vocabulary",
    severity: "note",
    rationale: "Records are found by their tags, and two spellings of one tag find half of them each. A vocabulary is a " +
        "preference unless it says `closed: true`: then a tag outside it is an error.",
    remedy: "Use a tag of the vocabulary, or add this one to `ontology/controlled-vocabulary.yaml`.",
    source: "Schema specification, Markdown front matter schema; record families, section 1.3",
    mends: "writes the tag of the vocabulary where letter case, hyphens and the like are all that differs",
    bad: {
        files: {
            "ontology/controlled-vocabulary.yaml": VOCABULARY,
            "graph/tools/lockfile-linter.yaml": `nodeKind: Tool
id: tool:lockfile-linter
attributes:
  title: Lockfile linter
  status: approved
  owners: [team:build]
  updatedAt: "2026-06-03T08:20:00Z"
  tags: [ci, registries]
`,
        },
        at: "graph/tools/lockfile-linter.yaml:8:14",
    },
    good: {
        files: {
            "ontology/controlled-vocabulary.yaml": VOCABULARY,
            "graph/tools/lockfile-linter.yaml": `nodeKind: Tool
id: tool:lockfile-linter
attributes:
  title: Lockfile linter
  status: approved
  owners: [team:build]
  updatedAt: "2026-06-03T08:20:00Z"
  tags: [ci, registry]
`,
        },
    },
    record(inspected, { ontology }, report) {
        const { tags } = ontology;
        const { declaration } = inspected;
        if (!tags || declaration.tags.every((tag) => tags.names.has(tag)))
            return;
        for (const { text, pointer } of writtenItems(inspected, "tags")) {
            if (tags.names.has(text))
                continue;
            const near = nearestKnown(text, tags.names);
            report({
                message: `The vocabulary has no tag ${(0,phrases/* quote */.hD)(text)}.`,
                at: (0,memory_record/* fieldAnchor */.O)(declaration, pointer),
                subject: text,
                ...(tags.closed && { severity: "error" }),
                ...(0,phrases/* recordOf */.zv)(declaration),
                ...(near && {
                    suggestion: {
                        message: (0,phrases/* meant */.wx)(near),
                        certain: near.certain,
                        edit: { kind: "set", pointer: [...declaration.root, ...pointer], value: near.name },
                    },
                }),
            });
        }
    },
};

;// CONCATENATED MODULE: ./build/src/rules/record/unsafe-text.js





const unsafeText = {
    id: "record/unsafe-text",
    title: "Hidden character in an id or title",
    severity: "error",
    rationale: "Characters that control a terminal, turn the direction of the text or do not show at all make a reader see " +
        "another name than a program does. Two ids that look the same are not, and hidden text reaches an agent unseen.",
    remedy: "Remove the characters.",
    source: "Record families, section 0.1, text hygiene",
    mends: "removes invisible characters from a title",
    bad: {
        files: {
            "graph/tools/lockfile-linter.yaml": `nodeKind: Tool
id: tool:lockfile-linter
attributes:
  title: "Lockfile \\u202Eretnil"
  status: approved
  owners: [team:build]
  updatedAt: "2026-06-03T08:20:00Z"
`,
        },
        at: "graph/tools/lockfile-linter.yaml:4:10",
    },
    good: {
        files: {
            "graph/tools/lockfile-linter.yaml": `nodeKind: Tool
id: tool:lockfile-linter
attributes:
  title: "Lockfile linter \\U0001F468\\u200D\\U0001F527"
  status: approved
  owners: [team:build]
  updatedAt: "2026-06-03T08:20:00Z"
`,
        },
    },
    record(inspected, _context, report) {
        const { declaration } = inspected;
        for (const field of ["id", "title"]) {
            const pointer = writtenPointer(inspected, field);
            const text = pointer && (0,values/* valueAt */.f)(inspected.value, pointer);
            if (typeof text !== "string")
                continue;
            const found = unseenCharacters(text, field === "id" ? "name" : "prose");
            const [first] = found;
            if (!pointer || !first)
                continue;
            const more = found.length > 1 ? ` and ${found.length - 1} more of the like` : "";
            const clean = without(text, found);
            report({
                message: `The ${field} holds the ${first.kind} ${first.code}${more}.`,
                at: (0,memory_record/* fieldAnchor */.O)(declaration, pointer),
                subject: field,
                ...(0,phrases/* recordOf */.zv)(declaration),
                ...(clean.trim() !== "" && {
                    suggestion: {
                        message: "Remove what does not show",
                        certain: field === "title" && found.every(({ kind }) => kind === "invisible character"),
                        edit: { kind: "set", pointer: [...declaration.root, ...pointer], value: clean },
                    },
                }),
            });
        }
    },
};
function without(text, characters) {
    let result = "";
    let from = 0;
    for (const { index } of characters) {
        result += text.slice(from, index);
        from = index + String.fromCodePoint(text.codePointAt(index) ?? 0).length;
    }
    return result + text.slice(from);
}

;// CONCATENATED MODULE: ./build/src/rules/record/updated-in-future.js




const TOLERANCE = 24 * 60 * 60 * 1000;
const updatedInFuture = {
    id: "record/updated-in-future",
    title: "Time of the last change that lies in the future",
    severity: "warning",
    rationale: "A record from the future wins every comparison by time and never grows stale. Up to 24 hours ahead are allowed, " +
        "since clocks and time zones differ.",
    remedy: "Set `updatedAt` to the time of the last change.",
    source: "Record families 1.10: content changed",
    bad: {
        files: {
            "graph/tools/lockfile-linter.yaml": `nodeKind: Tool
id: tool:lockfile-linter
attributes:
  title: Lockfile linter
  status: approved
  owners: [team:build]
  updatedAt: "2062-06-03T08:20:00Z"
`,
        },
        at: "graph/tools/lockfile-linter.yaml:7:14",
    },
    good: {
        files: {
            "graph/tools/lockfile-linter.yaml": `nodeKind: Tool
id: tool:lockfile-linter
attributes:
  title: Lockfile linter
  status: approved
  owners: [team:build]
  updatedAt: "2026-06-03T08:20:00Z"
`,
        },
    },
    about: "declaration",
    graph({ graph, layout, now }, report) {
        for (const declaration of graph.declarations) {
            if (declaration.updatedAt === undefined)
                continue;
            const instant = (0,clock/* parseInstant */.n)(declaration.updatedAt);
            if (!instant || instant.time <= now.getTime() + TOLERANCE)
                continue;
            report({
                message: `The time ${(0,phrases/* quote */.hD)(declaration.updatedAt)} lies in the future.`,
                at: (0,memory_record/* fieldAnchor */.O)(declaration, fieldPointer(declaration, "updatedAt", layout)),
                ...(0,phrases/* recordOf */.zv)(declaration),
                until: instant.time - TOLERANCE,
            });
        }
    },
};

;// CONCATENATED MODULE: ./build/src/rules/record/without-owner.js



const without_owner_LAYOUT = `layout: memory-steward.layout/v1
name: proposals
classes:
  proposal:
    files: ["proposals/*.md"]
    fields: { id: $stem, title: title, owners: author }
`;
const withoutOwner = {
    id: "record/without-owner",
    title: "Record that nobody owns",
    severity: "warning",
    rationale: "A record without an owner is one that nobody keeps true, and nobody can be asked about. Layouts that require " +
        "owners make it an error (record/missing-field); notes may do without.",
    remedy: "Name the team or the person who answers for it.",
    source: "Schema specification, governance",
    bad: {
        bare: true,
        layout: "layout.yaml",
        files: {
            "layout.yaml": without_owner_LAYOUT,
            "proposals/0007.md": `---
title: One lockfile per workspace
---
Why and how.
`,
        },
        at: "proposals/0007.md:2:1",
    },
    good: {
        bare: true,
        layout: "layout.yaml",
        files: {
            "layout.yaml": without_owner_LAYOUT,
            "proposals/0007.md": `---
title: One lockfile per workspace
author: team:build
---
Why and how.
`,
        },
    },
    record({ declaration, shape }, { layout }, report) {
        const { role, owners } = declaration;
        if (role !== "record" || owners.length > 0)
            return;
        if (shape.fields.owners === undefined || shape.required.includes("owners"))
            return;
        report({
            message: "This record has no owner.",
            at: (0,memory_record/* fieldAnchor */.O)(declaration, fieldPointer(declaration, "owners", layout), "key"),
            ...(0,phrases/* recordOf */.zv)(declaration),
        });
    },
};

;// CONCATENATED MODULE: ./build/src/rules/record/without-source.js






const DERIVING_EDGES = new Set(["derived_from", "learned_from"]);
const DERIVED_KINDS = new Set(["BabysitterSession", "RunRetrospective"]);
const withoutSource = {
    id: "record/without-source",
    title: "Derived record without a source",
    severity: "warning",
    rationale: "A record that was taken from a run, an incident, an issue or a pull request is only as good as its source. " +
        "Source references, or an edge to the record that it came from, let a reader go back and see.",
    remedy: "Add `sourceRefs`: URLs, ids or paths of what it was taken from; or an edge `derived_from` to the record.",
    source: "Schema specification, governance; record families, sections 1.8 and 1.12",
    bad: {
        files: {
            "graph/retrospectives/cache-migration.yaml": `nodeKind: RunRetrospective
id: run-retrospective:cache-migration
attributes:
  title: What the cache migration taught
  status: approved
  owners: [team:build]
  updatedAt: "2026-06-03T08:20:00Z"
`,
        },
        at: "graph/retrospectives/cache-migration.yaml:3:1",
    },
    good: {
        files: {
            "graph/retrospectives/cache-migration.yaml": `nodeKind: RunRetrospective
id: run-retrospective:cache-migration
attributes:
  title: What the cache migration taught
  status: approved
  owners: [team:build]
  updatedAt: "2026-06-03T08:20:00Z"
edges:
  derived_from:
    - target: runbook:mirror-throttling
`,
        },
    },
    about: "declaration",
    graph(context, report) {
        const { graph, layout } = context;
        for (const declaration of graph.declarations) {
            const { role, kind = "", edges, sourceRefs } = declaration;
            if (role !== "record" || sourceRefs.length > 0)
                continue;
            const first = edges.find((edge) => DERIVING_EDGES.has(edge.kind));
            if (!first && !DERIVED_KINDS.has(kind))
                continue;
            const deriving = edges.filter((edge) => DERIVING_EDGES.has(edge.kind));
            const pointer = fieldPointer(declaration, "sourceRefs", layout);
            if (pointer.length === 0)
                continue;
            const hasSource = deriving.some((edge) => !isDangling({ from: declaration, edge }, context) || isLostInChange(edge.target, context));
            if (hasSource)
                continue;
            const kinds = new Set(deriving.map((edge) => edge.kind));
            const targets = new Set(deriving.map(({ written, target }) => written ?? target));
            report({
                message: first
                    ? `This record has no source references, and ${(0,wording/* quoted */.TL)(kinds)} lead${kinds.size === 1 ? "s" : ""} to nothing that exists: ${(0,wording/* quoted */.TL)(targets, "and", 3)}.`
                    : `${without_source_capital((0,wording/* withArticle */.vJ)(kind))} sums up something else, but this one names no source.`,
                at: first
                    ? (0,layouts_links/* edgeAnchor */.v)(declaration, first, layout.classes.get(declaration.className))
                    : (0,memory_record/* fieldAnchor */.O)(declaration, pointer, "key"),
                ...(0,phrases/* recordOf */.zv)(declaration),
                suggestion: {
                    message: first
                        ? `Mend the edge, or add ${pointer.join(".")}: URLs, ids or paths of what it was taken from`
                        : `Add ${pointer.join(".")}: URLs, ids or paths of what it was taken from`,
                    certain: false,
                },
            });
        }
    },
};
function without_source_capital(text) {
    return text.slice(0, 1).toUpperCase() + text.slice(1);
}

;// CONCATENATED MODULE: ./build/src/rules/status/forbidden-transition.js






const forbiddenTransition = {
    id: "status/forbidden-transition",
    title: "Status that may not follow the one before",
    severity: "error",
    rationale: "Status says how far a record may be trusted, and others have acted on it. Moving it back rewrites what they " +
        "relied on; skipping review makes trust out of nothing.",
    remedy: "Keep the status. To change an approved record, write a new one that supersedes it and deprecate the old.",
    source: "Schema specification, validation rules; decision 11",
    bad: {
        before: {
            "decisions/one-lockfile.md": `---
id: decision:one-lockfile
kind: Decision
title: Keep one lockfile per workspace
status: approved
owners: [team:build]
updatedAt: "2026-06-04T10:00:00Z"
---
Installing the workspace at once spares the mirror.
`,
        },
        files: {
            "decisions/one-lockfile.md": `---
id: decision:one-lockfile
kind: Decision
title: Keep one lockfile per workspace
status: draft
owners: [team:build]
updatedAt: "2026-06-20T10:00:00Z"
---
Installing the workspace at once spares the mirror.
`,
        },
        at: "decisions/one-lockfile.md:5:9",
    },
    good: {
        before: {
            "decisions/one-lockfile.md": `---
id: decision:one-lockfile
kind: Decision
title: Keep one lockfile per workspace
status: approved
owners: [team:build]
updatedAt: "2026-06-04T10:00:00Z"
---
Installing the workspace at once spares the mirror.
`,
        },
        files: {
            "decisions/one-lockfile.md": `---
id: decision:one-lockfile
kind: Decision
title: Keep one lockfile per workspace
status: deprecated
owners: [team:build]
updatedAt: "2026-06-20T10:00:00Z"
---
Installing the workspace at once spares the mirror.
`,
        },
    },
    change(context, report) {
        const { change } = context;
        for (const { before, after } of change.changed) {
            moved(before, after, context, report);
        }
        const renamed = new Set(change.vanished.map(({ renamedTo }) => renamedTo?.id));
        for (const record of change.added) {
            if (record.primary.role === "record" && !renamed.has(record.id))
                started(record, context, report);
        }
    },
};
function moved(before, after, { ontology, layout }, report) {
    const move = forbiddenMove(before, after, ontology);
    if (!move)
        return;
    const { was, is, next } = move;
    const allowed = next.length === 0 ? `nothing may follow "${was}"` : `"${was}" may become ${(0,wording/* quoted */.TL)(next, "or")}`;
    report({
        message: `The status went from "${was}" to "${is}"; ${allowed}.`,
        at: (0,memory_record/* fieldAnchor */.O)(after.primary, fieldPointer(after.primary, "status", layout)),
        subject: `${was} ${is}`,
        ...(0,phrases/* recordOf */.zv)(after.primary),
        suggestion: {
            message: `Keep the status ${was}`,
            certain: false,
            ...setField(after.primary, "status", was, layout),
        },
    });
}
function started(record, { ontology, layout }, report) {
    const { status } = record.primary;
    const transitions = transitionsOf(record, ontology);
    if (!transitions || status === undefined || !wordsOf(transitions).has(status))
        return;
    const initial = initialStatuses(transitions);
    if (initial.size === 0 || initial.has(status))
        return;
    report({
        message: `A new record starts as ${(0,wording/* quoted */.TL)(initial, "or")}, and ${(0,phrases/* quote */.hD)(record.id)} starts as "${status}".`,
        at: (0,memory_record/* fieldAnchor */.O)(record.primary, fieldPointer(record.primary, "status", layout)),
        subject: status,
        ...(0,phrases/* recordOf */.zv)(record.primary),
    });
}

;// CONCATENATED MODULE: ./build/src/rules/status/unknown.js





const unknownStatus = {
    id: "status/unknown",
    title: "Status outside the vocabulary",
    severity: "error",
    rationale: "Whether a record may be relied on hangs on its status. A word that nobody declared means something else to every " +
        "reader, and no transition to or from it can be judged. How a run ended is its `runStatus`, not its status.",
    remedy: "Use a status of the vocabulary.",
    source: "Schema specification, required graph fields; decisions 11 and 14",
    mends: "writes the status of the vocabulary where letter case, hyphens and the like are all that differs",
    bad: {
        files: {
            "graph/tools/lockfile-linter.yaml": `nodeKind: Tool
id: tool:lockfile-linter
attributes:
  title: Lockfile linter
  status: Approved
  owners: [team:build]
  updatedAt: "2026-06-03T08:20:00Z"
`,
        },
        at: "graph/tools/lockfile-linter.yaml:5:11",
    },
    good: {
        files: {
            "graph/tools/lockfile-linter.yaml": `nodeKind: Tool
id: tool:lockfile-linter
attributes:
  title: Lockfile linter
  status: approved
  owners: [team:build]
  updatedAt: "2026-06-03T08:20:00Z"
`,
        },
    },
    record(inspected, { ontology }, report) {
        const { declaration } = inspected;
        const { kind = "", status } = declaration;
        const ofKind = ontology.nodeKinds.get(kind)?.statuses;
        const statuses = ofKind ?? ontology.statuses;
        if (status === undefined || !statuses || statuses.includes(status))
            return;
        const pointer = writtenPointer(inspected, "status");
        const suggestion = pointer && unknown_suggest(status, statuses, pointer, inspected);
        report({
            message: `${(0,phrases/* quote */.hD)(status)} is no status${ofKind ? ` of a ${kind}` : ""}; it is one of ${(0,phrases/* listed */.KE)(statuses, "or")}.`,
            at: (0,memory_record/* fieldAnchor */.O)(declaration, pointer ?? []),
            subject: status,
            ...(0,phrases/* recordOf */.zv)(declaration),
            ...(0,phrases/* lighterOnNotes */.kc)(declaration),
            ...(suggestion && { suggestion }),
        });
    },
};
const OUTCOMES = new Set([
    ...["cancelled", "canceled", "completed", "done", "error", "failed", "halted", "ok"],
    ...["pending", "running", "skipped", "succeeded", "success"],
]);
const OUTCOME_OF = new Map([
    ["BabysitterRun", "runStatus"],
    ["RunTaskResult", "resultStatus"],
]);
function unknown_suggest(status, statuses, pointer, { declaration, value }) {
    const { kind = "", root } = declaration;
    const at = [...root, ...pointer];
    const outcome = OUTCOME_OF.get(kind);
    if (outcome !== undefined && OUTCOMES.has(status.toLowerCase())) {
        const message = `How it ended is its ${outcome}; the status says whether the record was reviewed`;
        const written = (0,values/* valueAt */.f)(value, [...pointer.slice(0, -1), outcome]);
        return written === undefined
            ? { message, certain: false, edit: { kind: "rename-key", pointer: at, key: outcome } }
            : { message, certain: false, edit: { kind: "set", pointer: at, value: "draft" } };
    }
    const near = (0,nearest_name/* nearestName */.q)(status, statuses);
    if (!near)
        return undefined;
    return {
        message: (0,phrases/* meant */.wx)(near),
        certain: near.certain,
        edit: { kind: "set", pointer: at, value: near.name },
    };
}

;// CONCATENATED MODULE: ./build/src/rules/tree/path-collision.js




const note = (title) => `# ${title}\n\nSlow on Mondays, whatever the load.\n`;
const pathCollision = {
    id: "tree/path-collision",
    title: "Paths that are one path on some machines",
    severity: "error",
    rationale: "On file systems that do not tell letter case or Unicode forms apart, Git can check out only one of the files, " +
        "and which one is chance. The other looks deleted or changed, and gets committed so.",
    remedy: "Rename one of them.",
    source: "Record families, section 0.1; decision 19",
    bad: {
        files: { "notes/Mirror.md": note("Mirror latency"), "notes/mirror.md": note("The mirror is slow") },
        at: "notes/mirror.md:1:1",
    },
    good: {
        files: { "notes/mirror-latency.md": note("Mirror latency"), "notes/mirror.md": note("The mirror is slow") },
    },
    about: "path",
    graph({ entries, layout }, report) {
        for (const group of path_collision_groupsOf(entries).values()) {
            const last = group.at(-1);
            const [first] = group;
            if (group.length < 2 || !first || !last)
                continue;
            const concerned = group.some(({ path }) => layout.classOf(path) !== undefined);
            const others = group.slice(0, -1).map(({ path }) => path);
            report({
                message: `${(0,phrases/* quote */.hD)(last.path)} collides with ${(0,wording/* quoted */.TL)(others)} where letter case and Unicode form do not count.`,
                at: { path: last.path, range: place/* START_OF_FILE */.a },
                subject: [...new Set(others)].sort().join("\n"),
                ...(!concerned && { severity: "note" }),
                related: others.map((path) => ({ message: "collides with this path", at: { path, range: place/* START_OF_FILE */.a } })),
            });
        }
    },
};
function path_collision_groupsOf(entries) {
    const folders = [...foldersIn(entries)];
    const groups = new Map();
    const open = (path) => {
        const key = (0,case_fold/* caseFolded */.V)(path);
        if (!groups.has(key))
            groups.set(key, []);
    };
    let before;
    for (const { path } of entries) {
        if (path === before || (0,case_fold/* caseFolded */.V)(path) !== path)
            open(path);
        before = path;
    }
    for (const { folder } of folders)
        open(folder);
    for (const entry of entries)
        groups.get((0,case_fold/* caseFolded */.V)(entry.path))?.push(entry);
    for (const { folder, entry } of folders) {
        const group = groups.get(folder);
        if (group && group.length > 0)
            group.push(entry);
    }
    return groups;
}
function* foldersIn(entries) {
    const seen = new Set();
    let last = "";
    for (const entry of entries) {
        const { path } = entry;
        if (path.lastIndexOf("/") === last.length && path.startsWith(last))
            continue;
        last = path.slice(0, Math.max(0, path.lastIndexOf("/")));
        for (let slash = entry.path.lastIndexOf("/"); slash > 0; slash = entry.path.lastIndexOf("/", slash - 1)) {
            const folder = entry.path.slice(0, slash);
            if (seen.has(folder))
                break;
            seen.add(folder);
            yield { folder: (0,case_fold/* caseFolded */.V)(folder), entry };
        }
    }
}

;// CONCATENATED MODULE: ./build/src/rules/tree/special-file.js

const specialFile = {
    id: "tree/special-file",
    title: "Link, submodule or executable among the records",
    severity: "error",
    rationale: "A memory is made of plain files. A symbolic link shows other content on another machine, or content from outside " +
        "the repository; a submodule is another repository; neither is ever followed, so what lies behind is not checked. " +
        "A record is text and needs no right to run.",
    remedy: "Put a plain file in its place. Take the executable bit away with `git update-index --chmod=-x`.",
    source: "Record families, section 0.1; security rule 27; decision 19",
    bad: {
        files: {},
        oddFiles: { "runbooks/cache.md": { content: "../../elsewhere/cache.md", mode: "120000" } },
        at: "runbooks/cache.md:1:1",
    },
    good: {
        files: {
            "runbooks/cache.md": `---
id: runbook:clear-the-cache
kind: Runbook
title: Clear the cache
status: draft
owners: [team:build]
updatedAt: "2026-06-03T08:20:00Z"
---
Stop the workers first.
`,
        },
    },
    about: "path",
    graph({ entries, layout }, report) {
        for (const { path, mode } of entries) {
            if (mode === "100644")
                continue;
            const at = { path, range: place/* START_OF_FILE */.a };
            if (mode === "100755") {
                const layoutClass = layout.classOf(path);
                if (!layoutClass || layoutClass.records === "none")
                    continue;
                report({ message: "This record file is marked as executable.", at, severity: "warning", subject: mode });
                continue;
            }
            const concerned = isMemory(path, layout);
            report({
                message: `This is ${NAMES[mode]}. ${concerned ? "It stands where records are read, and is never followed." : "It is never followed."}`,
                at,
                subject: mode,
                ...(!concerned && { severity: "note" }),
            });
        }
    },
};
const NAMES = {
    "120000": "a symbolic link",
    "160000": "a submodule",
    special: "neither a file nor a folder",
};
function isMemory(path, layout) {
    if (layout.classOf(path))
        return true;
    const below = path.slice(layout.root.length);
    return [...layout.classes.values()].some((layoutClass) => layoutClass.reaches(below));
}

;// CONCATENATED MODULE: ./build/src/rules/tree/unsafe-path.js



const unsafe_path_NOTE = `# Mirror latency\n\nSlow on Mondays, whatever the load.\n`;
const unsafePath = {
    id: "tree/unsafe-path",
    title: "Path that reads one way and acts another",
    severity: "error",
    rationale: "Line breaks and control characters in a path forge lines of a log, hidden characters make two paths look the " +
        "same, a backslash parts folders on Windows, and trailing dots and spaces are lost there.",
    remedy: "Rename the file or folder.",
    source: "Record families, section 0.1; security rules 16 and 27",
    bad: { files: { "notes/mirror\u202Edm.md": unsafe_path_NOTE }, at: "notes/mirror\u202Edm.md:1:1" },
    good: { files: { "notes/mirror.md": unsafe_path_NOTE } },
    about: "path",
    graph({ entries, layout }, report) {
        const found = new Map();
        for (const entry of entries) {
            const fault = firstFault(entry);
            if (!fault)
                continue;
            const concerned = unsafe_path_isMemory(entry.path, layout);
            const known = found.get(fault.upTo);
            if (known)
                known.concerned ||= concerned;
            else
                found.set(fault.upTo, { path: entry.path, segment: fault.segment, faults: fault.faults, concerned });
        }
        for (const [upTo, { path, segment, faults, concerned }] of found) {
            report({
                message: `The name ${(0,phrases/* quote */.hD)(segment)} in this path holds ${(0,phrases/* listed */.KE)(faults, "and")}.`,
                at: { path, range: place/* START_OF_FILE */.a },
                subject: upTo,
                ...(!concerned && { severity: "note" }),
            });
        }
    },
};
const HARMLESS = /^[!-.0-[\]-~]+(?:\/[!-.0-[\]-~]+)*$/;
function firstFault({ path, undecodable }) {
    if (!undecodable && HARMLESS.test(path) && !/\.(?:\/|$)/.test(path))
        return undefined;
    const segments = path.split("/");
    for (const [index, segment] of segments.entries()) {
        const faults = faultsOf(segment, undecodable === true);
        if (faults.length > 0)
            return { upTo: segments.slice(0, index + 1).join("/"), segment, faults };
    }
    return undefined;
}
function faultsOf(segment, undecodable) {
    const faults = new Set();
    if (segment === ".." || segment === "." || segment === "")
        return ["a step that leads elsewhere"];
    if (undecodable && segment.includes("\uFFFD"))
        faults.add("bytes that are not UTF-8");
    if (/[\n\r]/.test(segment))
        faults.add("a line break");
    if (segment.includes("\t"))
        faults.add("a tab");
    for (const { kind, code } of unseenCharacters(segment, "prose").slice(0, 5))
        faults.add(`the ${kind} ${code}`);
    if (segment.includes("\\"))
        faults.add("a backslash");
    if (/[. ]$/.test(segment))
        faults.add("a dot or space at its end");
    return [...faults];
}
function unsafe_path_isMemory(path, layout) {
    const meant = path
        .replace(/[\p{Cc}\p{Cf}]+/gu, "")
        .replaceAll("\\", "/")
        .replace(/[. ]+(?=\/|$)/g, "");
    return layout.classOf(path) !== undefined || layout.classOf(meant) !== undefined;
}

;// CONCATENATED MODULE: ./build/src/rules/change/became-note.js



const RECORD = `---
id: decision:one-lockfile
kind: Decision
title: Keep one lockfile per workspace
status: approved
owners: [team:build]
updatedAt: "2026-06-04T10:00:00Z"
---
Installing the workspace at once spares the mirror.
`;
const becameNote = {
    id: "change/became-note",
    title: "Record moved to where notes are",
    severity: "error",
    rationale: "Edges still lead to the id, but nothing holds a note to its kind, its owners or its status. A move would take a record " +
        "out of the gate without a word.",
    remedy: "Keep the file among the records. A record that no longer holds is deprecated or archived, not turned into a note.",
    source: "Record families 1.1; decision 12",
    bad: {
        before: { "decisions/one-lockfile.md": RECORD },
        files: { "notes/one-lockfile.md": RECORD },
        at: "notes/one-lockfile.md:2:5",
    },
    good: {
        before: { "decisions/one-lockfile.md": RECORD },
        files: { "decisions/workspaces/one-lockfile.md": RECORD },
    },
    change({ change, layout }, report) {
        for (const { id, primary } of change.after.records.values()) {
            const was = change.before.records.get(id)?.primary;
            if (primary.role !== "note" || was?.role !== "record")
                continue;
            report({
                message: `${(0,phrases/* quote */.hD)(id)} was a record in ${was.path} and is a note here.`,
                at: (0,memory_record/* fieldAnchor */.O)(primary, fieldPointer(primary, "id", layout)),
                record: id,
                suggestion: { message: `Move the file back to ${was.path}`, certain: false },
            });
        }
    },
};

;// CONCATENATED MODULE: ./build/src/rules/path/unclassified-file.js

const unclassified_file_NOTE = "# Mirror throttling\n\nNine parallel installs trip the limit.\n";
const unclassifiedFile = {
    id: "path/unclassified-file",
    title: "New file that no class of the layout takes",
    severity: "warning",
    rationale: "It looks like memory by its extension, but nothing reads it: no rule judges it, and no agent finds it. Often the folder " +
        "or the extension is misspelt.",
    remedy: "Move the file to a folder of the layout, add a class for it, or list it under `exclude`.",
    source: "Schema specification, file classes",
    bad: {
        before: {},
        files: { "runbook/mirror.md": unclassified_file_NOTE },
        at: "runbook/mirror.md:1:1",
    },
    good: { before: {}, files: { "notes/mirror.md": unclassified_file_NOTE } },
    change({ change, layout, gateFiles }, report) {
        for (const { path, kind } of change.files) {
            const below = path.slice(layout.root.length);
            if (kind !== "added" || !LIKE_MEMORY.test(below) || gateFiles.has(path) || layout.classOf(path))
                continue;
            report({
                message: `No class of the layout "${layout.name}" takes this file, so nothing reads it.`,
                at: { path, range: place/* START_OF_FILE */.a },
            });
        }
    },
};
const LIKE_MEMORY = /^(?!\.)(?!.*\/\.).*\.(md|markdown|ya?ml|jsonl?)$/i;

;// CONCATENATED MODULE: ./build/src/rules/registry.js





































































const RULES = [
    byteOrderMark,
    invalidEncoding,
    invalidSyntax,
    limitExceeded,
    unreadableFile,
    unsafeFrontMatter,
    pathCollision,
    specialFile,
    unsafePath,
    pathPolicy,
    unclassifiedFile,
    ymlExtension,
    deprecatedKind,
    duplicateId,
    idCase,
    idPrefix,
    invalidExtension,
    invalidId,
    invalidOwner,
    invalidTimestamp,
    kindConflict,
    mergeConflict,
    missingAttribute,
    missingField,
    missingFrontMatter,
    missingTitle,
    notARecord,
    schema,
    staleRecord,
    unknownKind,
    unknownSensitivity,
    unknownTag,
    unsafeText,
    updatedInFuture,
    withoutOwner,
    withoutSource,
    forbiddenTransition,
    unknownStatus,
    aliasedTarget,
    cardinality,
    cycle,
    danglingEdge,
    deprecatedDependency,
    deprecatedEdgeKind,
    edgeEndpoint,
    malformedEdge,
    missingInverse,
    supersededNotRetired,
    unknownEdgeKind,
    becameNote,
    deletedRecord,
    journalRewritten,
    kindChanged,
    noteLostSources,
    ownersChanged,
    renamedId,
    sensitivityLowered,
    unmerged,
    updatedAt,
    handEdited,
    stale,
    breakingChange,
    undocumentedKind,
    unknownReference,
    unsupportedVersion,
    baseUnusable,
    expiredWaiver,
    invalidFile,
    verdict_change/* verdictChange */.Q,
];


/***/ }),

/***/ 276:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ retiredStatuses),
/* harmony export */   V: () => (/* binding */ retiringStatus)
/* harmony export */ });
const RETIRED = ["deprecated", "archived"];
function retiredStatuses({ statuses }) {
    return RETIRED.filter((status) => statuses?.includes(status));
}
function retiringStatus({ kind, primary }, ontology) {
    const words = retiredStatuses(ontology);
    const transitions = (kind === undefined ? undefined : ontology.nodeKinds.get(kind)?.transitions) ?? ontology.transitions;
    const status = primary.status ?? "";
    const allowed = transitions && Object.hasOwn(transitions, status) ? transitions[status] : undefined;
    return words.find((word) => allowed?.includes(word)) ?? words[0] ?? "deprecated";
}


/***/ }),

/***/ 1885:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TL: () => (/* binding */ quoted),
/* harmony export */   hS: () => (/* binding */ counted),
/* harmony export */   vJ: () => (/* binding */ withArticle)
/* harmony export */ });
/* harmony import */ var _phrases_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6259);

function counted(count, noun) {
    return `${count} ${noun}${count === 1 ? "" : "s"}`;
}
function quoted(names, word = "and", limit = 5) {
    const all = [...names];
    const rest = all.length - limit;
    const shown = all.slice(0, limit).map(_phrases_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD);
    return (0,_phrases_js__WEBPACK_IMPORTED_MODULE_0__/* .listed */ .KE)(rest > 0 ? [...shown, `${rest} ${rest === 1 ? "other" : "others"}`] : shown, word);
}
function withArticle(noun) {
    return `${/^[AEIOU]/i.test(noun) ? "an" : "a"} ${noun}`;
}


/***/ }),

/***/ 1293:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bz: () => (/* binding */ assertWritable),
/* harmony export */   Dm: () => (/* binding */ replaceFilesBelow),
/* harmony export */   i8: () => (/* binding */ createFileBelow),
/* harmony export */   oG: () => (/* binding */ occupant)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _memory_user_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9785);
/* harmony import */ var _report_visible_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9652);
/* harmony import */ var _output_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2529);





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

/***/ 1228:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ gateOptions)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _load_load_layout_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9581);
/* harmony import */ var _memory_user_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9785);




function gateOptions(dir, options, repository) {
    const top = repository.isGit ? repository.top : undefined;
    return {
        ...(options.layout !== undefined && { layout: layoutChoice(dir, options.layout, top) }),
        ...(options.config !== undefined && { config: configPath(dir, options.config) }),
    };
}
function layoutChoice(dir, layout, top) {
    if (_load_load_layout_js__WEBPACK_IMPORTED_MODULE_2__/* .BUILT_IN_LAYOUTS */ .$.includes(layout))
        return { name: layout };
    const inside = pathInside(dir, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(layout)) ?? pathInside(dir, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(dir, layout));
    if (inside !== undefined)
        return { name: inside };
    try {
        if (top !== undefined && pathInside(top, (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(layout)) !== undefined) {
            throw new _memory_user_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y(`The layout ${layout} is a file of the repository that is checked, but not of the folder.`, "Keep it below the folder of the memory, so that it can be read from the target branch.");
        }
        return { text: (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(layout), label: layout };
    }
    catch (error) {
        if (error instanceof _memory_user_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y)
            throw error;
        throw new _memory_user_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y(`There is no layout "${layout}": it is neither built in nor a file that can be read.`, `Use one of ${_load_load_layout_js__WEBPACK_IMPORTED_MODULE_2__/* .BUILT_IN_LAYOUTS */ .$.join(", ")}, or the path of a layout file.`);
    }
}
function configPath(dir, config) {
    const inside = pathInside(dir, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(config)) ?? pathInside(dir, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(dir, config));
    if (inside === undefined) {
        throw new _memory_user_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y(`The configuration ${config} lies outside ${dir}.`, "Keep the configuration in the repository that it configures.");
    }
    return inside;
}
function pathInside(dir, file) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(dir, file);
    return path === "" || path.startsWith("..") || (0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(path) ? undefined : path.replaceAll("\\", "/");
}


/***/ }),

/***/ 2529:
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


/***/ }),

/***/ 3083:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ progressLine)
/* harmony export */ });
const FIRST_AFTER = 1000;
const TERMINAL_EVERY = 100;
const LOG_EVERY = 5000;
function progressLine(stream) {
    const started = Date.now();
    let last = started;
    let shown = false;
    return {
        update(done, total) {
            const now = Date.now();
            if (now - started < FIRST_AFTER || now - last < (stream.isTTY ? TERMINAL_EVERY : LOG_EVERY))
                return;
            last = now;
            const text = `read ${done} of ${total} files`;
            if (stream.isTTY) {
                stream.write(`\r\x1b[K${text}`);
                shown = true;
            }
            else {
                stream.write(`${text}\n`);
            }
        },
        clear() {
            if (shown)
                stream.write("\r\x1b[K");
            shown = false;
        },
    };
}


/***/ }),

/***/ 5152:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ ruleDescriptions)
/* harmony export */ });
/* harmony import */ var _report_rule_page_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1110);
/* harmony import */ var _rules_registry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(733);


function ruleDescriptions() {
    return _rules_registry_js__WEBPACK_IMPORTED_MODULE_1__/* .RULES */ .y.map(({ id, title, severity, rationale, remedy }) => ({
        id,
        title,
        severity,
        rationale,
        remedy,
        documentation: (0,_report_rule_page_js__WEBPACK_IMPORTED_MODULE_0__/* .rulePageAddress */ .AD)(id),
    }));
}


/***/ }),

/***/ 3263:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ writeOutput)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _files_below_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1293);
/* harmony import */ var _output_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2529);



function writeOutput(folder, path, content) {
    const below = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(folder, path).replaceAll("\\", "/");
    if (!below.startsWith("../") && !(0,node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute)(below))
        (0,_files_below_js__WEBPACK_IMPORTED_MODULE_1__/* .assertWritable */ .Bz)(folder, below);
    (0,_output_js__WEBPACK_IMPORTED_MODULE_2__/* .writeFileWhole */ .t)(path, content);
}


/***/ })

};
