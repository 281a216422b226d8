export const id = 386;
export const ids = [386];
export const modules = {

/***/ 1386:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runReindex: () => (/* binding */ runReindex)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/src/indexes/door.js
var indexes_door = __webpack_require__(4788);
// EXTERNAL MODULE: ./build/src/indexes/record-line.js
var record_line = __webpack_require__(9496);
// EXTERNAL MODULE: ./build/src/indexes/shards.js
var shards = __webpack_require__(905);
// EXTERNAL MODULE: ./build/src/indexes/stored-finding.js
var stored_finding = __webpack_require__(6583);
// EXTERNAL MODULE: ./build/src/load/gate.js + 7 modules
var load_gate = __webpack_require__(505);
// EXTERNAL MODULE: ./build/src/load/locate-findings.js + 1 modules
var locate_findings = __webpack_require__(4417);
// EXTERNAL MODULE: ./build/src/load/source-digest.js
var source_digest = __webpack_require__(8570);
// EXTERNAL MODULE: ./build/src/memory/tree.js
var memory_tree = __webpack_require__(9433);
// EXTERNAL MODULE: ./build/src/rules/judge.js + 1 modules
var judge = __webpack_require__(7836);
// EXTERNAL MODULE: ./build/src/commands/judge-locally.js
var judge_locally = __webpack_require__(5662);
// EXTERNAL MODULE: ./build/src/commands/judgement.js + 3 modules
var judgement = __webpack_require__(6381);
// EXTERNAL MODULE: ./build/src/commands/statistics.js
var statistics = __webpack_require__(5425);
// EXTERNAL MODULE: ./build/src/commands/version.js + 1 modules
var version = __webpack_require__(545);
;// CONCATENATED MODULE: ./build/src/commands/reindex.js













const FAR = new Date(8.64e15);
async function reindex({ tree, gate: options, now, onProgress }) {
    const gate = await (0,load_gate/* loadGate */.W)(tree, options);
    const { root } = gate.layout;
    const stated = await (0,judgement/* stateProblems */.Yk)({
        judged: tree,
        base: tree,
        gate,
        gateFiles: new Set(gate.files.keys()),
        proposedOntology: gate.ontology,
        problems: [],
        now,
        ...(onProgress && { onProgress }),
    }, FAR);
    const byGraph = stated.graph.filter(({ rule }) => (0,judge/* findRule */.Il)(rule)?.about !== "gate");
    const problems = [...stated.files, ...byGraph];
    const places = await (0,locate_findings/* locateProblems */.D)(problems, tree, gate.layout);
    const files = new Map();
    const append = (path, text) => files.set(root + path, (files.get(root + path) ?? "") + text);
    const inPathOrder = problems
        .map((problem, index) => {
        const by = index < stated.files.length ? "file" : "graph";
        return { by, problem, places: places[index] ?? { at: { start: ORIGIN, end: ORIGIN }, related: [] } };
    })
        .sort((a, b) => (0,memory_tree/* comparePaths */.cD)(a.problem.at.path, b.problem.at.path));
    append(stored_finding/* FINDINGS_PATH */.v4, "");
    for (const finding of inPathOrder) {
        const { since } = finding.problem;
        append(since === undefined ? stored_finding/* FINDINGS_PATH */.v4 : `${stored_finding/* DEADLINES_FOLDER */.Xe}/${(0,stored_finding/* deadlineName */._n)(since)}`, (0,stored_finding/* findingLine */.mC)(finding));
    }
    const { declarations } = stated.whole;
    for (const [path, text] of (0,shards/* makeShards */.OJ)(declarations.map(shardLine)))
        files.set(root + path, text);
    const door = {
        schema: indexes_door/* INDEX_FORMAT */.B7,
        steward: version/* STEWARD_VERSION */.m,
        asOf: now.getTime(),
        sourceDigest: await (0,source_digest/* sourceDigest */.c)(tree, gate),
        gateDigest: (0,judge_locally/* gateDigest */.U)(gate),
        tallies: (0,statistics/* talliesOf */.M)(stated.memory, stated.whole).data(),
    };
    files.set(root + indexes_door/* DOOR_PATH */.Fw, `${JSON.stringify(door, null, 1)}\n`);
    return { files, root, declarations: declarations.length };
}
const ORIGIN = { line: 1, column: 1 };
function shardLine(declaration) {
    const { id, path, document, root } = declaration;
    return {
        digits: (0,shards/* hashDigits */.ZP)((0,shards/* shardKey */.kQ)(id, path)),
        order: `${id ?? ""}\0${path}\0${String(document).padStart(6, "0")}\0${root.map((part) => String(part).padStart(6, "0")).join("/")}`,
        text: (0,record_line/* recordLine */.I)(declaration),
    };
}

// EXTERNAL MODULE: ./build/src/git/repository.js + 17 modules
var git_repository = __webpack_require__(4388);
// EXTERNAL MODULE: ./build/src/terminal/files-below.js
var files_below = __webpack_require__(1293);
// EXTERNAL MODULE: ./build/src/terminal/gate-options.js
var gate_options = __webpack_require__(1228);
// EXTERNAL MODULE: ./build/src/terminal/output.js
var output = __webpack_require__(2529);
// EXTERNAL MODULE: ./build/src/terminal/progress.js
var terminal_progress = __webpack_require__(3083);
;// CONCATENATED MODULE: ./build/src/terminal/reindex.js










async function runReindex(dir, options) {
    const repository = await (0,git_repository/* openRepository */.h)(dir);
    const progress = (0,terminal_progress/* progressLine */.o)(process.stderr);
    try {
        const { files, root, declarations } = await reindex({
            tree: await repository.workingTree(),
            gate: (0,gate_options/* gateOptions */.O)(dir, options, repository),
            now: options.asOf ?? new Date(),
            onProgress: progress.update,
        });
        progress.clear();
        for (const path of files.keys())
            (0,files_below/* assertWritable */.Bz)(dir, path);
        let written = 0;
        for (const [path, text] of files) {
            if ((0,files_below/* occupant */.oG)(dir, path) === "file" && (0,external_node_fs_.readFileSync)((0,external_node_path_.join)(dir, path), "utf8") === text)
                continue;
            (0,output/* writeFileWhole */.t)((0,external_node_path_.join)(dir, path), text);
            written++;
        }
        const old = [shards/* RECORDS_FOLDER */.g6, stored_finding/* DEADLINES_FOLDER */.Xe].flatMap((folder) => filesBelow(dir, root + folder));
        const gone = old.filter((path) => !files.has(path));
        for (const path of gone)
            (0,external_node_fs_.rmSync)((0,external_node_path_.join)(dir, path));
        process.stdout.write(`Indexed ${declarations} declarations in ${files.size} files below ${root}indexes/: ${written} written, ${gone.length} removed.\n`);
        return 0;
    }
    finally {
        progress.clear();
        await repository.close();
    }
}
function filesBelow(dir, folder) {
    if ((0,files_below/* occupant */.oG)(dir, folder) !== "folder")
        return [];
    return (0,external_node_fs_.readdirSync)((0,external_node_path_.join)(dir, folder), { withFileTypes: true }).flatMap((entry) => {
        const path = `${folder}/${entry.name}`;
        if (entry.isDirectory())
            return filesBelow(dir, path);
        return entry.isFile() ? [path] : [];
    });
}


/***/ })

};
