export const id = 854;
export const ids = [854];
export const modules = {

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

/***/ 1504:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ gateOptions)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _load_load_layout_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9832);
/* harmony import */ var _memory_user_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(989);




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

/***/ 2327:
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

/***/ 6854:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runReindex: () => (/* binding */ runReindex)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/src/indexes/deadline.js
var deadline = __webpack_require__(5716);
// EXTERNAL MODULE: ./build/src/indexes/door.js
var indexes_door = __webpack_require__(112);
// EXTERNAL MODULE: ./build/src/indexes/record-line.js
var record_line = __webpack_require__(6012);
// EXTERNAL MODULE: ./build/src/indexes/shards.js
var shards = __webpack_require__(5701);
// EXTERNAL MODULE: ./build/src/indexes/stored-finding.js
var stored_finding = __webpack_require__(8107);
// EXTERNAL MODULE: ./build/src/load/gate.js + 7 modules
var load_gate = __webpack_require__(9296);
// EXTERNAL MODULE: ./build/src/load/git-ids.js
var git_ids = __webpack_require__(6109);
// EXTERNAL MODULE: ./build/src/load/locate-findings.js
var locate_findings = __webpack_require__(2145);
// EXTERNAL MODULE: ./build/src/load/located-file.js
var located_file = __webpack_require__(8767);
// EXTERNAL MODULE: ./build/src/load/source-digest.js
var source_digest = __webpack_require__(1206);
// EXTERNAL MODULE: ./build/src/memory/index-paths.js
var index_paths = __webpack_require__(8500);
// EXTERNAL MODULE: ./build/src/memory/tree.js
var memory_tree = __webpack_require__(5037);
// EXTERNAL MODULE: ./build/src/memory/tree-lookup.js
var tree_lookup = __webpack_require__(5280);
// EXTERNAL MODULE: ./build/src/rules/judge.js + 1 modules
var judge = __webpack_require__(4041);
// EXTERNAL MODULE: ./build/src/rules/nearest-target.js
var nearest_target = __webpack_require__(3669);
// EXTERNAL MODULE: ./build/src/commands/judge-locally.js + 3 modules
var judge_locally = __webpack_require__(4307);
// EXTERNAL MODULE: ./build/src/commands/judgement.js + 3 modules
var judgement = __webpack_require__(1964);
// EXTERNAL MODULE: ./build/src/commands/statistics.js
var statistics = __webpack_require__(8589);
// EXTERNAL MODULE: ./build/src/commands/version.js + 1 modules
var version = __webpack_require__(2792);
;// CONCATENATED MODULE: ./build/src/commands/reindex.js



















async function reindex({ tree, gate: options, now, onProgress }) {
    const gate = await (0,load_gate/* loadGate */.W)(tree, options);
    const { root } = gate.layout;
    const deadlines = [];
    const stated = await (0,judgement/* stateProblems */.Yk)({
        judged: tree,
        base: tree,
        gate,
        gateFiles: new Set(gate.files.keys()),
        proposedOntology: gate.ontology,
        problems: [],
        now,
        ...(onProgress && { onProgress }),
    }, (since, path) => deadlines.push({ since, path }));
    const byGraph = stated.graph.filter(({ rule }) => (0,judge/* findRule */.Il)(rule)?.about !== "gate");
    const problems = [...stated.files, ...byGraph];
    const budget = { spent: 0 };
    const places = await (0,locate_findings/* locateProblems */.D)(problems, tree, gate.layout, tree, budget);
    const findings = problems
        .map((problem, index) => {
        const place = places[index];
        if (!place)
            throw new Error(`${problem.at.path} has a problem without a place`);
        return { by: index < stated.files.length ? "file" : "graph", problem, places: place };
    })
        .sort((a, b) => (0,memory_tree/* comparePaths */.cD)(a.problem.at.path, b.problem.at.path));
    const { declarations } = stated.whole;
    const files = new Map([[index_paths/* FINDINGS_PATH */.v4, findings.map(stored_finding/* findingLine */.m).join("")]]);
    for (const [name, text] of (0,deadline/* deadlineFiles */.IL)(deadlines))
        files.set(`${index_paths/* DEADLINES_FOLDER */.Xe}/${name}`, text);
    for (const [path, text] of (0,shards/* makeShards */.OJ)(declarations.map(shardItem), shardLine))
        files.set(path, text);
    const door = {
        schema: indexes_door/* INDEX_FORMAT */.B,
        steward: version/* STEWARD_VERSION */.m,
        asOf: now.getTime(),
        sourceDigest: await (0,source_digest/* sourceDigest */.c)(tree, gate),
        generatedDigest: await (0,source_digest/* generatedDigest */.G)(tree, gate),
        gateDigest: (0,judge_locally/* gateDigest */.U)(gate),
        contents: await contentsOf(files, tree),
        editCharacters: (0,nearest_target/* isSearchCutShort */.R$)(stated.whole) ? located_file/* EDIT_CHARACTERS */.e + 1 : budget.spent,
        tallies: (0,statistics/* talliesOf */.MP)(stated.memory, stated.whole).data(),
    };
    files.set(index_paths/* DOOR_PATH */.Fw, `${JSON.stringify(door, null, 1)}\n`);
    return {
        files: new Map([...files].map(([path, text]) => [root + path, text])),
        root,
        declarations: declarations.length,
    };
}
async function contentsOf(files, tree) {
    const format = (0,git_ids/* formatOfId */.cm)((await tree.entries())[0]?.oid ?? "");
    const entries = [...files].map(([path, text]) => {
        return { path, mode: "100644", oid: (0,git_ids/* blobId */.zA)(Buffer.from(text), format) };
    });
    entries.sort((a, b) => (0,memory_tree/* comparePaths */.cD)(a.path, b.path));
    const lookup = new tree_lookup/* TreeLookup */.Tg(listOf(entries));
    const findings = (await lookup.file(index_paths/* FINDINGS_PATH */.v4))?.oid ?? "";
    const [records, deadlines] = await Promise.all([(0,git_ids/* treeId */.Mh)(lookup, index_paths/* RECORDS_FOLDER */.g6), (0,git_ids/* treeId */.Mh)(lookup, index_paths/* DEADLINES_FOLDER */.Xe)]);
    return {
        findings,
        ...(records !== undefined && { records }),
        ...(deadlines !== undefined && { deadlines }),
    };
}
function listOf(entries) {
    return { label: "index", entries: () => Promise.resolve(entries), read: () => Promise.resolve() };
}
function shardItem(value) {
    return { digits: (0,shards/* hashDigits */.ZP)((0,shards/* shardKey */.kQ)(value.id, value.path)), value };
}
function shardLine(declaration) {
    const { id, path, document, root } = declaration;
    const place = [document, ...root].map((part) => String(part).padStart(6, "0")).join("/");
    return { order: `${id ?? ""}\0${path}\0${place}`, text: (0,record_line/* recordLine */.I)(declaration) };
}

// EXTERNAL MODULE: ./build/src/git/repository.js + 17 modules
var git_repository = __webpack_require__(827);
// EXTERNAL MODULE: ./build/src/terminal/files-below.js
var files_below = __webpack_require__(7945);
// EXTERNAL MODULE: ./build/src/terminal/gate-options.js
var gate_options = __webpack_require__(1504);
// EXTERNAL MODULE: ./build/src/terminal/output.js
var output = __webpack_require__(5997);
// EXTERNAL MODULE: ./build/src/terminal/progress.js
var terminal_progress = __webpack_require__(2327);
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
        const old = [index_paths/* RECORDS_FOLDER */.g6, index_paths/* DEADLINES_FOLDER */.Xe].flatMap((folder) => filesBelow(dir, root + folder));
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
