export const id = 949;
export const ids = [949,339];
export const modules = {

/***/ 5830:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  z: () => (/* binding */ check)
});

// EXTERNAL MODULE: ./build/src/indexes/not-local.js
var not_local = __webpack_require__(1741);
// EXTERNAL MODULE: ./build/src/load/gate.js + 7 modules
var load_gate = __webpack_require__(9296);
// EXTERNAL MODULE: ./build/src/load/locate-findings.js
var locate_findings = __webpack_require__(2145);
// EXTERNAL MODULE: ./build/src/load/located-file.js
var located_file = __webpack_require__(8767);
// EXTERNAL MODULE: ./build/src/load/source-digest.js
var source_digest = __webpack_require__(1206);
// EXTERNAL MODULE: ./build/src/memory/user-error.js
var user_error = __webpack_require__(989);
// EXTERNAL MODULE: ./build/src/report/json.js
var json = __webpack_require__(7912);
// EXTERNAL MODULE: ./build/src/rules/gate/verdict-change.js
var verdict_change = __webpack_require__(4425);
// EXTERNAL MODULE: ./build/src/rules/registry.js + 84 modules
var registry = __webpack_require__(8068);
// EXTERNAL MODULE: ./build/src/commands/generated-files.js
var generated_files = __webpack_require__(5279);
// EXTERNAL MODULE: ./build/src/commands/judgement.js + 3 modules
var commands_judgement = __webpack_require__(1964);
// EXTERNAL MODULE: ./build/src/commands/misnamed-rules.js
var misnamed_rules = __webpack_require__(3516);
// EXTERNAL MODULE: ./build/src/memory/tree.js
var memory_tree = __webpack_require__(5037);
// EXTERNAL MODULE: ./build/src/memory/tree-lookup.js
var tree_lookup = __webpack_require__(5280);
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

// EXTERNAL MODULE: ./build/src/commands/judge-locally.js + 3 modules
var judge_locally = __webpack_require__(4307);
// EXTERNAL MODULE: ./build/src/commands/report-of.js
var report_of = __webpack_require__(2376);
// EXTERNAL MODULE: ./build/src/commands/require-memory.js
var require_memory = __webpack_require__(2291);
// EXTERNAL MODULE: ./build/src/commands/statistics.js
var statistics = __webpack_require__(8589);
;// CONCATENATED MODULE: ./build/src/commands/check.js

















async function check(input) {
    const comparison = "comparison" in input.subject ? input.subject.comparison : undefined;
    const judged = "comparison" in input.subject ? input.subject.comparison.judged : input.subject.tree;
    const shown = comparison?.head ?? judged;
    let outcome = comparison ? await judgeComparison(comparison, input) : await judgeWhole(judged, undefined, input);
    const budget = { spent: 0 };
    let findings = await (0,locate_findings/* locateFindings */.H)(outcome.judgement.problems, judged, outcome.gate.layout, shown, budget);
    if (outcome.editCharacters !== undefined && outcome.editCharacters + budget.spent > located_file/* EDIT_CHARACTERS */.e) {
        const readAllBecause = "there are more problems than edits are made for";
        outcome = { ...(await judgeWhole(judged, comparison, input)), readAllBecause };
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
    return { report, shown, gate, judgement, readAllBecause };
}
async function judgeComparison(comparison, input) {
    if (input.useIndex === false)
        return await judgeWhole(comparison.judged, comparison, input);
    try {
        const { target } = comparison;
        const gate = await attempt(target, input.gate);
        if (gate instanceof user_error/* UserError */.y)
            throw new not_local/* NotLocal */.X("the target branch has no usable gate");
        const judgement = await (0,judge_locally/* judgeLocally */.o)({
            comparison,
            gate,
            problems: [...gate.problems, ...(0,misnamed_rules/* misnamedRules */.W)(gate)],
            now: input.now,
            files: indexFilesIn(target, gate.layout.root),
        });
        const { tallies, editCharacters } = judgement;
        return { gate, judgement, tallies, editCharacters };
    }
    catch (error) {
        if (!(error instanceof not_local/* NotLocal */.X))
            throw error;
        return { ...(await judgeWhole(comparison.judged, comparison, input)), readAllBecause: error.message };
    }
}
async function judgeWhole(judged, comparison, input) {
    const { gate, proposed, problems } = await gatesOf(judged, comparison, input.gate);
    await (0,require_memory/* requireMemory */.F)(comparison ? [judged, comparison.target] : [judged], gate);
    const regenerate = async () => {
        const own = await check({ ...input, subject: { tree: judged } });
        return new TextEncoder().encode((0,json/* renderJson */.h)(own.report));
    };
    const gateFiles = new Set([...gate.files.keys(), ...(proposed?.files.keys() ?? []), gate.baselinePath]);
    const misnamed = (0,misnamed_rules/* misnamedRules */.W)(proposed ?? gate);
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
    return { gate, judgement, tallies: (0,statistics/* talliesOf */.MP)(judgement.memory, judgement.graph) };
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

/***/ 3516:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ misnamedRules)
/* harmony export */ });
/* harmony import */ var _rules_judge_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4041);
/* harmony import */ var _rules_nearest_name_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3835);
/* harmony import */ var _rules_registry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8068);



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
    for (const { rule, path, index } of gate.waivers) {
        if ((0,_rules_judge_js__WEBPACK_IMPORTED_MODULE_0__/* .findRule */ .Il)(rule))
            continue;
        const at = { path, document: 0, pointer: ["waivers", index, "rule"] };
        problems.push({ rule: "gate/invalid-file", message: noSuchRule(rule), at, subject: `waiver ${rule}` });
    }
    return problems;
}
function noSuchRule(rule) {
    const nearest = (0,_rules_nearest_name_js__WEBPACK_IMPORTED_MODULE_2__/* .nearestName */ .q)(rule, _rules_registry_js__WEBPACK_IMPORTED_MODULE_1__/* .RULES */ .y.map(({ id }) => id));
    return `There is no rule "${rule}"${nearest ? `; did you mean ${nearest.name}?` : "."}`;
}


/***/ }),

/***/ 2256:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ newErrors)
/* harmony export */ });
function newErrors(before, after) {
    const known = grouped(before);
    const fingerprints = new Set(before.map(({ fingerprint }) => fingerprint));
    const result = [];
    for (const [group, findings] of grouped(after)) {
        if (findings.length <= (known.get(group)?.length ?? 0))
            continue;
        const fresh = findings.filter(({ fingerprint }) => !fingerprints.has(fingerprint));
        result.push(...(fresh.length > 0 ? fresh : findings));
    }
    return result;
}
function grouped(findings) {
    const groups = new Map();
    for (const finding of findings) {
        if (finding.severity !== "error" || finding.accepted !== undefined)
            continue;
        const key = `${finding.rule}\0${finding.path}`;
        const group = groups.get(key);
        if (group)
            group.push(finding);
        else
            groups.set(key, [finding]);
    }
    return groups;
}


/***/ }),

/***/ 2376:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ reportOf)
/* harmony export */ });
/* harmony import */ var _statistics_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8589);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2792);


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

/***/ 2291:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ requireMemory)
/* harmony export */ });
/* harmony import */ var _memory_tree_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5037);
/* harmony import */ var _memory_user_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(989);


async function requireMemory(trees, { layout, isExcluded }) {
    for (const tree of trees) {
        if ((await tree.entries()).some(({ path }) => layout.classOf(path) !== undefined && !isExcluded(path)))
            return;
    }
    throw new _memory_user_error_js__WEBPACK_IMPORTED_MODULE_0__/* .NoMemoryError */ .T(`No file of ${trees[0] ? (0,_memory_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .nameInSentence */ ._2)(trees[0]) : "the tree"} belongs to the layout "${layout.name}", so there is nothing to check.`, "Check the folder, the layout and its root; `memory-steward init` starts a memory.");
}


/***/ }),

/***/ 8589:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Es: () => (/* binding */ countIds),
/* harmony export */   MP: () => (/* binding */ talliesOf),
/* harmony export */   jm: () => (/* binding */ statisticsOf)
/* harmony export */ });
/* harmony import */ var _indexes_tallies_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7605);
/* harmony import */ var _load_read_memory_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9526);


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

/***/ 7431:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ overlayTree)
/* harmony export */ });
/* harmony import */ var _memory_tree_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5037);
/* harmony import */ var _memory_user_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(989);
/* harmony import */ var _blob_oid_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(606);



const MAX_PATH = 4096;
async function overlayTree(base, changes, format, label = `${base.label} with ${changes.length} changes`) {
    const byPath = new Map();
    for (const change of changes) {
        refuseOddPath(change.path);
        if (byPath.has(change.path))
            throw new _memory_user_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y(`"${change.path}" is changed twice.`, "Name each path once");
        byPath.set(change.path, change);
    }
    const entries = [];
    const absent = new Set(changes.filter(({ action }) => action === "delete").map(({ path }) => path));
    for (const entry of await base.entries()) {
        if (byPath.has(entry.path) && entry.undecodable !== true)
            absent.delete(entry.path);
        else
            entries.push(entry);
    }
    for (const path of absent)
        throw new _memory_user_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y(`"${path}" cannot be deleted: there is no such file.`);
    const upserts = new Map();
    for (const change of byPath.values()) {
        if (change.action === "delete")
            continue;
        upserts.set(change.path, change);
        const { path, bytes, mode = "100644" } = change;
        entries.push({ path, mode, oid: (0,_blob_oid_js__WEBPACK_IMPORTED_MODULE_1__/* .blobOid */ .I)(bytes, format), size: bytes.length });
    }
    entries.sort((a, b) => (0,_memory_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .comparePaths */ .cD)(a.path, b.path));
    for (const path of upserts.keys())
        refuseFileInPlaceOfFolder(entries, path);
    return new OverlayTree(base, entries, upserts, label);
}
class OverlayTree {
    label;
    #base;
    #entries;
    #upserts;
    constructor(base, entries, upserts, label) {
        this.#base = base;
        this.#entries = entries;
        this.#upserts = upserts;
        this.label = label;
    }
    entries() {
        return Promise.resolve(this.#entries);
    }
    async read(entries, visit) {
        let next = 0;
        const visitChanges = () => {
            for (; next < entries.length; next++) {
                const entry = entries[next];
                const change = entry && this.#change(entry);
                if (!entry || !change)
                    return;
                visit(entry, change.bytes);
            }
        };
        visitChanges();
        await this.#base.read(entries.filter((entry) => !this.#change(entry)), (entry, bytes) => {
            visit(entry, bytes);
            next++;
            visitChanges();
        });
    }
    #change(entry) {
        return entry.undecodable === true ? undefined : this.#upserts.get(entry.path);
    }
}
function refuseOddPath(path) {
    const isOdd = path.includes("\0") || path.split("/").some((name) => name === "" || name === "." || name === "..");
    if (isOdd || path.length > MAX_PATH) {
        throw new _memory_user_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y(`${JSON.stringify(path.slice(0, 100))} is not a path of a tree.`, "Write it relative to the root, without `.` and `..`");
    }
}
function refuseFileInPlaceOfFolder(sorted, path) {
    const below = sorted[firstFrom(sorted, `${path}/`)]?.path;
    if (below?.startsWith(`${path}/`))
        refuse(path, below);
    for (let slash = path.indexOf("/"); slash !== -1; slash = path.indexOf("/", slash + 1)) {
        const folder = path.slice(0, slash);
        if (sorted[firstFrom(sorted, folder)]?.path === folder)
            refuse(folder, path);
    }
}
function firstFrom(sorted, path) {
    let low = 0;
    let high = sorted.length;
    while (low < high) {
        const middle = (low + high) >>> 1;
        if ((0,_memory_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .comparePaths */ .cD)(sorted[middle]?.path ?? "", path) < 0)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}
function refuse(file, below) {
    throw new _memory_user_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y(`"${file}" cannot be a file and the folder of "${below}" at once.`, "Delete or rename one of them");
}


/***/ }),

/***/ 5714:
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

/***/ 7912:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ renderJson)
/* harmony export */ });
/* harmony import */ var _json_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5714);

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

/***/ 1272:
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
/* harmony import */ var _memory_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(548);
/* harmony import */ var _memory_tree_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5037);


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

/***/ 2339:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ withMemoryAbove),
/* harmony export */   j: () => (/* binding */ findMemory),
/* harmony export */   noFolder: () => (/* binding */ noFolder)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _generated_layouts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3872);
/* harmony import */ var _memory_user_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(989);




const CONFIGURATIONS = ["memory-steward.yml", "memory-steward.yaml"];
function findMemory(file) {
    const folder = memoryAround(file);
    if (folder !== undefined)
        return folder;
    throw new _memory_user_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y(`${file} belongs to no memory: no folder above it has a memory-steward.yml or a known layout.`, 'Start a memory with "memory-steward init", or add a memory-steward.yml that names its layout.');
}
function withMemoryAbove(error, dir, command) {
    if (!(error instanceof Error))
        return new Error(String(error));
    if (!(error instanceof _memory_user_error_js__WEBPACK_IMPORTED_MODULE_3__/* .NoMemoryError */ .T))
        return error;
    const folder = memoryAround((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dir, "file"));
    if (folder === undefined || folder === dir)
        return error;
    return new _memory_user_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y(error.message, `There is one above: memory-steward ${command} ${fromHere(folder)}`);
}
function noFolder(name, command) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(name);
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path))
        return new _memory_user_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y(`There is no folder ${name}.`, "Name the folder of a memory repository.");
    const folder = memoryAround(path);
    return new _memory_user_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y(`${name} is no folder; a memory is checked as a whole.`, folder === undefined
        ? "Name the folder of a memory repository."
        : `Its memory: memory-steward ${command} ${fromHere(folder)}`);
}
function fromHere(folder) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(process.cwd(), folder) || ".";
}
function memoryAround(file) {
    let recognised;
    for (let folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(file);; folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder)) {
        if (CONFIGURATIONS.some((name) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name))))
            return folder;
        if (isRecognised(folder, file))
            recognised = folder;
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, ".git")) || (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder) === folder)
            return recognised;
    }
}
function isRecognised(folder, file) {
    return Object.values(_generated_layouts_js__WEBPACK_IMPORTED_MODULE_2__/* .LAYOUTS */ .m).some(({ marker, roots = ["."] }) => marker !== undefined &&
        roots.some((root) => file.startsWith((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, root, "/")) && (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, root, marker))));
}


/***/ }),

/***/ 8942:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  X: () => (/* binding */ assertSameFraming)
});

// EXTERNAL MODULE: ./build/src/memory/user-error.js
var user_error = __webpack_require__(989);
// EXTERNAL MODULE: ./build/src/memory/document.js
var memory_document = __webpack_require__(9360);
// EXTERNAL MODULE: ./build/src/parse/flaw.js
var flaw = __webpack_require__(6927);
// EXTERNAL MODULE: ./build/src/parse/frame.js
var parse_frame = __webpack_require__(5876);
// EXTERNAL MODULE: ./build/src/parse/yaml-compose.js
var yaml_compose = __webpack_require__(9587);
// EXTERNAL MODULE: ./build/src/parse/yaml-read.js + 1 modules
var yaml_read = __webpack_require__(3893);
;// CONCATENATED MODULE: ./build/src/parse/front-matter.js





const BLANK_STEPS = 20_000_000;
const OTHER_LANGUAGES = ["coffee", "coffeescript", "cson", "javascript", "js", "json", "json5", "toml", "yml"];
async function frameWithGrayMatter(text) {
    const refusal = refuseRawText(text);
    if (refusal)
        return { kind: "refused", flaw: refusal };
    const frame = (0,parse_frame/* splitFrontMatter */.v)(text);
    if (frame.kind !== "framed")
        return frame;
    const block = text.slice(frame.block.start, frame.block.end);
    if (blankSteps(block) > BLANK_STEPS)
        return { kind: "refused", flaw: tooBlank() };
    const { default: matter } = await __webpack_require__.e(/* import() */ 910).then(__webpack_require__.t.bind(__webpack_require__, 1910, 19));
    const cage = new Cage();
    const file = matter(text, {
        language: "yaml",
        delimiters: "---",
        excerpt: false,
        engines: { ...cage.refusals, yaml: { parse: (yaml) => cage.parse(yaml), stringify: refuse } },
    });
    const agreed = file.language === "yaml" &&
        file.matter === text.slice(3, frame.block.end - 1) &&
        file.content === text.slice(frame.body) &&
        cage.ranAsExpected(file.data, block);
    return agreed ? frame : { kind: "refused", flaw: disagreement(frame.block.start) };
}
class Cage {
    refusals = Object.fromEntries(OTHER_LANGUAGES.map((name) => [name, { parse: refuse, stringify: refuse }]));
    #results = [];
    parse(yaml) {
        const result = { read: (0,yaml_read/* readYaml */.g)(yaml, memory_document/* DEFAULT_LIMITS */.d, (0,yaml_compose/* fileTokens */.x)()) };
        this.#results.push(result);
        return result;
    }
    ranAsExpected(data, block) {
        if (this.#results.length === 1)
            return data === this.#results[0];
        return this.#results.length === 0 && (0,yaml_read/* readYaml */.g)(block, memory_document/* DEFAULT_LIMITS */.d, (0,yaml_compose/* fileTokens */.x)()).content?.empty === true;
    }
}
function refuse() {
    throw new Error("front matter is read as YAML alone");
}
function refuseRawText(text) {
    const advice = { certain: false, message: "Save the file as UTF-8 without a byte-order mark" };
    if (text.startsWith("\uFEFF")) {
        return {
            rule: flaw/* RULE */.xZ.byteOrderMark,
            start: 0,
            end: 1,
            message: "The text begins with a byte-order mark.",
            mend: advice,
        };
    }
    const nul = text.indexOf("\0");
    if (nul === -1)
        return undefined;
    const mend = { certain: false, message: "Remove the NUL character" };
    return { rule: flaw/* RULE */.xZ.encoding, start: nul, end: nul + 1, message: "The text holds a NUL character.", mend };
}
function blankSteps(block) {
    let steps = 0;
    for (const [run] of block.matchAll(/\s{2,}/g)) {
        const lines = run.length - run.replace(/[\n\r\u2028\u2029]/g, "").length;
        steps += (lines + 1) * run.length;
    }
    return steps;
}
function tooBlank() {
    const mend = { certain: false, message: "Remove the blank lines" };
    return { rule: flaw/* RULE */.xZ.limit, start: 0, end: 3, message: "The front matter holds too many blank lines in a row.", mend };
}
function disagreement(start) {
    return {
        rule: flaw/* RULE */.xZ.unsafeFrontMatter,
        start: 0,
        end: Math.max(start - 1, 0),
        message: "Readers of front matter disagree about where this front matter stands or whether it is empty.",
        mend: { certain: false, message: "Write the front matter in plain YAML between lines that are exactly `---`" },
    };
}

// EXTERNAL MODULE: ./build/src/report/visible-text.js
var visible_text = __webpack_require__(6672);
;// CONCATENATED MODULE: ./build/src/terminal/framing.js



async function assertSameFraming(path, content) {
    if (!/\.(md|markdown)$/i.test(path))
        return;
    const text = new TextDecoder().decode(typeof content === "string" ? new TextEncoder().encode(content) : content);
    const frame = await frameWithGrayMatter(text);
    if (frame.kind !== "refused")
        return;
    throw new user_error/* UserError */.y(`${(0,visible_text/* visibleStart */.db)(path, 500)} would be framed otherwise by other readers: ${frame.flaw.message} Nothing was written.`, "Mend the front matter by hand.");
}


/***/ })

};
