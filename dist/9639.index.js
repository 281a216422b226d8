export const id = 9639;
export const ids = [9639];
export const modules = {

/***/ 29639:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runMerge: () => (/* binding */ runMerge),
/* harmony export */   runShard: () => (/* binding */ runShard)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _commands_check_shard_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(69805);
/* harmony import */ var _commands_merge_reports_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(21545);
/* harmony import */ var _git_repository_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9204);
/* harmony import */ var _memory_user_error_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(90989);
/* harmony import */ var _terminal_audience_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(20974);
/* harmony import */ var _terminal_gate_options_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(91504);
/* harmony import */ var _terminal_progress_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(82327);
/* harmony import */ var _terminal_read_part_file_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(13323);
/* harmony import */ var _terminal_redaction_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(44771);
/* harmony import */ var _terminal_write_output_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(74987);
/* harmony import */ var _check_step_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(57644);
/* harmony import */ var _check_subject_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(86876);
/* harmony import */ var _runner_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(88363);















async function runShard({ shard, of }, inputs, event, workspace) {
    const dir = (0,_check_step_js__WEBPACK_IMPORTED_MODULE_11__/* .memoryFolder */ .uX)(inputs, workspace);
    const repository = await (0,_git_repository_js__WEBPACK_IMPORTED_MODULE_4__/* .openRepository */ .h)(dir);
    try {
        const { bytes, files, problems } = await (0,_commands_check_shard_js__WEBPACK_IMPORTED_MODULE_2__/* .checkShard */ .Fo)({
            tree: await wholeTree(repository, event, inputs),
            root: repository.prefix.replace(/\/$/, ""),
            gate: (0,_terminal_gate_options_js__WEBPACK_IMPORTED_MODULE_7__/* .gateOptions */ .O)(dir, inputs, repository),
            shard,
            of,
            now: new Date(),
            secrets: { onValue: _terminal_redaction_js__WEBPACK_IMPORTED_MODULE_9__/* .redactor */ .$p.learn },
            isPublic: (0,_terminal_audience_js__WEBPACK_IMPORTED_MODULE_6__/* .isReadByAll */ .$)(process.env),
            onProgress: (0,_terminal_progress_js__WEBPACK_IMPORTED_MODULE_14__/* .progressLine */ .o)(process.stdout).update,
        });
        const name = `memory-steward-part-${shard}-of-${of}.jsonl`;
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(workspace, inputs.partFile ?? (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(process.env["RUNNER_TEMP"] ?? workspace, name));
        (0,_terminal_write_output_js__WEBPACK_IMPORTED_MODULE_10__/* .writeOutput */ .z)(workspace, path, bytes);
        (0,_runner_js__WEBPACK_IMPORTED_MODULE_13__/* .setOutput */ .uH)("part-path", path);
        process.stdout.write(`Part ${shard} of ${of}: files ${files}, problems in them ${problems}.\n`);
    }
    finally {
        await repository.close();
    }
}
async function runMerge(inputs, event, workspace) {
    const dir = (0,_check_step_js__WEBPACK_IMPORTED_MODULE_11__/* .memoryFolder */ .uX)(inputs, workspace);
    const repository = await (0,_git_repository_js__WEBPACK_IMPORTED_MODULE_4__/* .openRepository */ .h)(dir);
    try {
        const result = await (0,_commands_merge_reports_js__WEBPACK_IMPORTED_MODULE_3__/* .mergeReports */ .C)({
            tree: await wholeTree(repository, event, inputs),
            root: repository.prefix.replace(/\/$/, ""),
            gate: (0,_terminal_gate_options_js__WEBPACK_IMPORTED_MODULE_7__/* .gateOptions */ .O)(dir, inputs, repository),
            parts: partFiles(inputs.parts, workspace).map((file) => ({ label: file, read: () => (0,_terminal_read_part_file_js__WEBPACK_IMPORTED_MODULE_8__/* .readPartFile */ .U)(file) })),
            onSecret: _terminal_redaction_js__WEBPACK_IMPORTED_MODULE_9__/* .redactor */ .$p.learn,
        });
        await (0,_check_step_js__WEBPACK_IMPORTED_MODULE_11__/* .report */ .z8)(result, inputs, workspace);
        return { result, repository };
    }
    catch (error) {
        await repository.close();
        throw error;
    }
}
async function wholeTree(repository, event, inputs) {
    const subject = await (0,_check_subject_js__WEBPACK_IMPORTED_MODULE_12__/* .checkSubject */ .j)(repository, event, inputs);
    if ("tree" in subject)
        return subject.tree;
    throw new _memory_user_error_js__WEBPACK_IMPORTED_MODULE_5__/* .UserError */ .y("A change against a base is not checked in shards: what it does not touch is not read anyway.", "Run `check` without `shard` on pull requests and merge queues, and shards on a schedule or on push.");
}
function partFiles(folder, workspace) {
    const advice = "Download the parts of all shards into one folder, and name it as `parts`.";
    if (folder === undefined)
        throw new _memory_user_error_js__WEBPACK_IMPORTED_MODULE_5__/* .UserError */ .y("The input `parts` names no folder.", advice);
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(workspace, folder);
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { throwIfNoEntry: false })?.isDirectory()) {
        throw new _memory_user_error_js__WEBPACK_IMPORTED_MODULE_5__/* .UserError */ .y(`There is no folder ${folder} with parts.`, advice);
    }
    const names = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(path).filter((name) => name.endsWith(".jsonl"));
    if (names.length === 0)
        throw new _memory_user_error_js__WEBPACK_IMPORTED_MODULE_5__/* .UserError */ .y(`No file in ${folder} ends in .jsonl.`, advice);
    return names.sort().map((name) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(path, name));
}


/***/ }),

/***/ 69805:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AD: () => (/* binding */ filesDigest),
/* harmony export */   Fo: () => (/* binding */ checkShard),
/* harmony export */   jf: () => (/* binding */ WINDOW)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _indexes_part_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(11025);
/* harmony import */ var _indexes_part_of_path_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(79243);
/* harmony import */ var _indexes_record_line_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(36012);
/* harmony import */ var _indexes_tallies_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(7605);
/* harmony import */ var _load_gate_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(87346);
/* harmony import */ var _load_locate_findings_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(92145);
/* harmony import */ var _load_read_memory_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(51989);
/* harmony import */ var _memory_guarded_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(641);
/* harmony import */ var _memory_place_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(31314);
/* harmony import */ var _rules_judge_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(74041);
/* harmony import */ var _gate_digest_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(19014);
/* harmony import */ var _judgement_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(54897);
/* harmony import */ var _require_memory_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(42291);
/* harmony import */ var _secrets_of_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(61673);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(82792);
















const WINDOW = 24 * 60 * 60 * 1000;
async function checkShard(input) {
    const { tree, shard, of, root, now, onProgress, secrets = {}, isPublic = false } = input;
    const gate = await (0,_load_gate_js__WEBPACK_IMPORTED_MODULE_3__/* .loadGate */ .W)(tree, input.gate);
    await (0,_require_memory_js__WEBPACK_IMPORTED_MODULE_11__/* .requireMemory */ .F)([tree], gate);
    const listed = await (0,_load_read_memory_js__WEBPACK_IMPORTED_MODULE_5__/* .recordEntries */ .mG)(tree, gate, (path) => (0,_indexes_part_of_path_js__WEBPACK_IMPORTED_MODULE_14__/* .partOfPath */ .wQ)(path, of) === shard);
    const entries = listed.filter(({ path }, index) => listed[index + 1]?.path !== path);
    const inspect = (0,_rules_judge_js__WEBPACK_IMPORTED_MODULE_8__/* .recordInspector */ .p8)((0,_judgement_js__WEBPACK_IMPORTED_MODULE_10__/* .recordContext */ .pD)(gate, new Date(Math.min(now.getTime() + WINDOW, MAX_TIME))));
    const tallies = new _indexes_tallies_js__WEBPACK_IMPORTED_MODULE_15__/* .Tallies */ .T();
    const problems = [];
    const declarations = new LineBuffer();
    const withheld = new Set();
    let done = 0;
    await (0,_load_read_memory_js__WEBPACK_IMPORTED_MODULE_5__/* .visitFiles */ .Hy)(tree, entries, gate, inspect, (file) => {
        tallies.addFile(file.className, file.documents, file.declarations, (0,_load_read_memory_js__WEBPACK_IMPORTED_MODULE_5__/* .isBroken */ .Qr)(file));
        for (const declaration of file.declarations)
            declarations.add((0,_indexes_record_line_js__WEBPACK_IMPORTED_MODULE_2__/* .recordLine */ .IK)(declaration));
        if (isPublic && (0,_memory_guarded_js__WEBPACK_IMPORTED_MODULE_6__/* .declaresGuarded */ .Ao)(file.declarations))
            withheld.add(file.path);
        for (const problem of withheld.has(file.path) ? [] : file.problems) {
            if ((0,_rules_judge_js__WEBPACK_IMPORTED_MODULE_8__/* .severityOf */ .xJ)(problem, gate.severities) !== "off")
                problems.push(problem);
        }
        if (++done % 1000 === 0)
            onProgress?.(done, entries.length);
    });
    if (secrets !== false) {
        const own = (await tree.entries()).filter(({ path }) => (0,_indexes_part_of_path_js__WEBPACK_IMPORTED_MODULE_14__/* .partOfPath */ .wQ)(path, of) === shard);
        for (const problem of await (0,_secrets_of_js__WEBPACK_IMPORTED_MODULE_12__/* .secretsOfTree */ .tD)(tree, own, gate, secrets)) {
            if (!withheld.has(problem.at.path) && (0,_rules_judge_js__WEBPACK_IMPORTED_MODULE_8__/* .severityOf */ .xJ)(problem, gate.severities) !== "off")
                problems.push(problem);
        }
    }
    const header = (0,_indexes_part_js__WEBPACK_IMPORTED_MODULE_1__/* .partHeaderLine */ .T_)({
        steward: _version_js__WEBPACK_IMPORTED_MODULE_13__/* .STEWARD_VERSION */ .m,
        shard,
        of,
        root,
        gateDigest: (0,_gate_digest_js__WEBPACK_IMPORTED_MODULE_9__/* .gateDigest */ .U)(gate),
        filesDigest: filesDigest(listed),
        asOf: now.getTime(),
        declarations: declarations.count,
        problems: problems.length,
        ...(isPublic && { withheld: { secrets: secrets !== false } }),
        tallies: tallies.data(),
    });
    const places = await (0,_load_locate_findings_js__WEBPACK_IMPORTED_MODULE_4__/* .locateProblems */ .D)(problems, tree, gate.layout);
    const said = new LineBuffer();
    for (const [index, problem] of problems.entries()) {
        said.add((0,_indexes_part_js__WEBPACK_IMPORTED_MODULE_1__/* .partProblemLine */ .Lz)(problem, places[index] ?? { at: _memory_place_js__WEBPACK_IMPORTED_MODULE_7__/* .START_OF_FILE */ .a, related: [] }));
    }
    const bytes = Buffer.concat([Buffer.from(`${header}\n`), ...declarations.chunks(), ...said.chunks()]);
    return { bytes, files: entries.length, problems: problems.length };
}
const MAX_TIME = 8.64e15;
class LineBuffer {
    count = 0;
    #chunks = [];
    #lines = [];
    add(line) {
        this.#lines.push(line, "\n");
        this.count++;
        if (this.#lines.length >= LINES_AT_A_TIME)
            this.#flush();
    }
    chunks() {
        this.#flush();
        return this.#chunks;
    }
    #flush() {
        this.#chunks.push(Buffer.from(this.#lines.join("")));
        this.#lines = [];
    }
}
const LINES_AT_A_TIME = 512;
function filesDigest(entries) {
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256");
    for (const { path, mode, oid } of entries)
        hash.update(`${path}\0${mode}\0${oid}\n`);
    return `sha256:${hash.digest("hex")}`;
}


/***/ }),

/***/ 21545:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  C: () => (/* binding */ mergeReports)
});

// EXTERNAL MODULE: ./build/src/load/gate.js + 6 modules
var load_gate = __webpack_require__(87346);
// EXTERNAL MODULE: ./build/src/load/locate-findings.js
var locate_findings = __webpack_require__(92145);
// EXTERNAL MODULE: ./build/src/load/source-digest.js
var source_digest = __webpack_require__(71206);
// EXTERNAL MODULE: ./build/src/memory/graph.js
var memory_graph = __webpack_require__(76961);
// EXTERNAL MODULE: ./build/src/commands/generated-files.js
var generated_files = __webpack_require__(5279);
// EXTERNAL MODULE: ./build/src/commands/judgement.js + 2 modules
var commands_judgement = __webpack_require__(54897);
// EXTERNAL MODULE: ./build/src/commands/misnamed-rules.js
var misnamed_rules = __webpack_require__(3516);
// EXTERNAL MODULE: ./build/src/indexes/part.js
var part = __webpack_require__(11025);
// EXTERNAL MODULE: ./build/src/indexes/part-of-path.js
var part_of_path = __webpack_require__(79243);
// EXTERNAL MODULE: ./build/src/indexes/tallies.js + 1 modules
var indexes_tallies = __webpack_require__(7605);
// EXTERNAL MODULE: ./build/src/load/read-memory.js + 3 modules
var read_memory = __webpack_require__(51989);
// EXTERNAL MODULE: ./build/src/memory/guarded.js
var guarded = __webpack_require__(641);
// EXTERNAL MODULE: ./build/src/memory/tree.js
var tree = __webpack_require__(85037);
// EXTERNAL MODULE: ./build/src/memory/user-error.js
var user_error = __webpack_require__(90989);
// EXTERNAL MODULE: ./build/src/rules/judge.js + 1 modules
var judge = __webpack_require__(74041);
// EXTERNAL MODULE: ./build/src/commands/check-shard.js
var check_shard = __webpack_require__(69805);
// EXTERNAL MODULE: ./build/src/commands/gate-digest.js
var gate_digest = __webpack_require__(19014);
// EXTERNAL MODULE: ./build/src/commands/version.js + 1 modules
var version = __webpack_require__(82792);
;// CONCATENATED MODULE: ./build/src/commands/read-parts.js











const AGAIN = "Check every shard again, all of the same commit, and merge what they write.";
async function readParts(sources, checked) {
    const entries = await (0,read_memory/* recordEntries */.mG)(checked.tree, checked.gate, () => true);
    const declarations = [];
    const problems = [];
    const tallies = new indexes_tallies/* Tallies */.T();
    const known = new Map();
    const [withheld, withheldSecrets] = [new Set(), new Set()];
    for (const source of sources) {
        const { label } = source;
        let declared = new PathWalk(label, []);
        let found = declared;
        let leftOut;
        await (0,part/* readPart */.on)(label, source.read(), {
            header(header) {
                refuseBeside(known, label, header);
                const files = entries.filter(({ path }) => (0,part_of_path/* partOfPath */.wQ)(path, header.of) === header.shard);
                refuseOther(label, header, files, checked);
                [declared, found] = [new PathWalk(label, files), new PathWalk(label, files)];
                known.set(header.shard, { label, header });
                leftOut = header.withheld;
                tallies.add(header.tallies);
            },
            declaration(declaration) {
                declared.reach(declaration.path);
                declarations.push(declaration);
                if (!leftOut || !(0,guarded/* declaresGuarded */.Ao)([declaration]))
                    return;
                withheld.add(declaration.path);
                if (leftOut.secrets)
                    withheldSecrets.add(declaration.path);
            },
            problem(problem) {
                const { rule, at } = problem.problem;
                if (!rule.startsWith("secret/"))
                    found.reach(at.path);
                if (!(0,judge/* findRule */.Il)(rule))
                    throw new user_error/* UserError */.y(`${label} names a rule that does not exist.`, AGAIN);
                problems.push(problem);
            },
        });
    }
    const now = timeOf([...known.values()]);
    const holds = ({ problem: { since, until } }) => (since === undefined || now > since) && (until === undefined || now < until);
    return {
        declarations,
        problems: problems.filter(holds),
        tallies,
        withheld,
        withheldSecrets,
        now: new Date(now),
    };
}
function refuseBeside(known, label, { shard, of }) {
    const [first] = known.values();
    if (first && first.header.of !== of) {
        throw new user_error/* UserError */.y(`${label} is one of ${of} parts, ${first.label} one of ${first.header.of}: they are not of one check.`, AGAIN);
    }
    const twin = known.get(shard);
    if (twin)
        throw new user_error/* UserError */.y(`${label} is part ${shard} of ${of}, and so is ${twin.label}.`, "Name each part once.");
}
function refuseOther(label, { steward, root, gateDigest: judge, filesDigest: digest }, files, checked) {
    const refuse = (why, advice = AGAIN) => new user_error/* UserError */.y(`${label} ${why}.`, advice);
    if (steward !== version/* STEWARD_VERSION */.m) {
        throw refuse(`was written by another version of the steward than this, ${version/* STEWARD_VERSION */.m}`, "Use one version for all jobs.");
    }
    if (root !== checked.root)
        throw refuse("is of another folder of the repository");
    if (judge !== (0,gate_digest/* gateDigest */.U)(checked.gate)) {
        throw refuse("was judged by another gate: another layout, configuration, ontology, baseline or waivers", "Give the same --layout and --config to all, and check one commit out.");
    }
    if (digest !== (0,check_shard/* filesDigest */.AD)(files))
        throw refuse(`is of other files than ${(0,tree/* nameInSentence */._2)(checked.tree)} has`);
}
function timeOf(parts) {
    const of = parts[0]?.header.of ?? 1;
    const present = new Set(parts.map(({ header: { shard } }) => shard));
    const missing = Array.from({ length: of }, (_, index) => index + 1).filter((shard) => !present.has(shard));
    if (missing.length > 0) {
        const some = missing.slice(0, 5).join(", ") + (missing.length > 5 ? ` and ${missing.length - 5} more` : "");
        throw new user_error/* UserError */.y(`Of ${of} parts ${missing.length === 1 ? "one is" : `${missing.length} are`} missing: ${some}.`, "Name the parts of all shards.");
    }
    const now = Math.max(...parts.map(({ header }) => header.asOf));
    const old = parts.find(({ header }) => now - header.asOf > check_shard/* WINDOW */.jf);
    if (old)
        throw new user_error/* UserError */.y(`${old.label} was made more than a day before another part.`, AGAIN);
    return now;
}
const HIDDEN_NAME = "The name of a file looks like a secret. Check without shards, which tells where, and give the file another name.";
class PathWalk {
    #label;
    #files;
    #at = 0;
    constructor(label, files) {
        this.#label = label;
        this.#files = files;
    }
    reach(path) {
        while (this.#at < this.#files.length && this.#files[this.#at]?.path !== path)
            this.#at++;
        if (this.#at === this.#files.length) {
            throw new user_error/* UserError */.y(`${this.#label} speaks of files that are not its own, or in another order.`, path.includes("REDACTED") ? HIDDEN_NAME : AGAIN);
        }
    }
}

// EXTERNAL MODULE: ./build/src/commands/report-of.js
var report_of = __webpack_require__(32376);
// EXTERNAL MODULE: ./build/src/commands/require-memory.js
var require_memory = __webpack_require__(42291);
// EXTERNAL MODULE: ./build/src/commands/secrets-of.js + 1 modules
var secrets_of = __webpack_require__(61673);
// EXTERNAL MODULE: ./build/src/commands/snapshot-files.js
var snapshot_files = __webpack_require__(98700);
// EXTERNAL MODULE: ./build/src/commands/statistics.js
var statistics = __webpack_require__(98589);
;// CONCATENATED MODULE: ./build/src/commands/withheld-problems.js




async function withheldProblems(tree, gate, { withheld, withheldSecrets, now }, secrets) {
    if (withheld.size === 0)
        return [];
    const entries = (await tree.entries()).filter(({ path }) => withheld.has(path));
    const files = await (0,read_memory/* readFiles */.Ul)(tree, entries, gate, (0,judge/* recordInspector */.p8)((0,commands_judgement/* recordContext */.pD)(gate, now)));
    const searched = entries.filter(({ path }) => withheldSecrets.has(path));
    return [
        ...[...files.values()].flatMap(({ problems }) => problems),
        ...(await (0,secrets_of/* secretsOfTree */.tD)(tree, searched, gate, secrets)),
    ];
}

;// CONCATENATED MODULE: ./build/src/commands/merge-reports.js














async function mergeReports({ tree, root, gate: options, parts, onSecret }) {
    const gate = await (0,load_gate/* loadGate */.W)(tree, options);
    await (0,require_memory/* requireMemory */.F)([tree], gate);
    const whole = await readParts(parts, { tree, root, gate });
    const { declarations, problems: said, tallies, now } = whole;
    const again = await withheldProblems(tree, gate, whole, onSecret ? { onValue: onSecret } : {});
    const memory = {
        tree,
        entries: (await tree.entries()).filter(({ path }) => path.startsWith(gate.layout.root) && !gate.isExcluded(path)),
        files: new Map(),
    };
    const graph = new memory_graph/* Graph */.T(declarations);
    (0,statistics/* countIds */.Es)(tallies, graph);
    const context = await (0,commands_judgement/* graphContext */.gU)(memory, graph, {
        gate,
        now,
        proposedOntology: gate.ontology,
        generated: await (0,generated_files/* generatedFiles */.R)(tree, gate),
    });
    const stated = (0,commands_judgement/* stateByGraph */.vl)(context, { gateFiles: new Set([...gate.files.keys(), gate.baselinePath]) });
    const places = new Map(said.map((each) => [each.problem, each.places]));
    const ofSnapshots = await (0,snapshot_files/* snapshotFileProblems */.H)(tree, gate, (id) => graph.records.has(id));
    const ofGate = [...gate.problems, ...(0,misnamed_rules/* misnamedRules */.W)(gate), ...ofSnapshots];
    const all = [...ofGate, ...said.map(({ problem }) => problem), ...again, ...stated.graph];
    const problems = (0,commands_judgement/* weigh */.vi)(all, gate, now).map((item) => {
        const known = places.get(item.problem);
        return known ? { ...item, places: known } : item;
    });
    const findings = await (0,locate_findings/* locateFindings */.H)(problems, tree, gate.layout);
    const report = (0,report_of/* reportOf */.E)({ root, gate, sourceDigest: await (0,source_digest/* sourceDigest */.c)(tree, gate), tallies, findings });
    const judgement = { memory, graph, change: undefined, problems };
    return { report, shown: tree, gate, judgement, readAllBecause: undefined, salt: (0,secrets_of/* saltOf */.um)(gate, {}) };
}


/***/ }),

/***/ 11025:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lz: () => (/* binding */ partProblemLine),
/* harmony export */   PO: () => (/* binding */ MAX_PART),
/* harmony export */   T_: () => (/* binding */ partHeaderLine),
/* harmony export */   on: () => (/* binding */ readPart)
/* harmony export */ });
/* harmony import */ var _memory_user_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90989);
/* harmony import */ var _part_of_path_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(79243);
/* harmony import */ var _not_local_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(21741);
/* harmony import */ var _record_line_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(36012);




const PART_FORMAT = "memory-steward.part/v1";
const MAX_PART = 1024 * 1024 * 1024;
const MAX_LINE = 64 * 1024 * 1024;
const NEWLINE = 0x0a;
function partHeaderLine(header) {
    return JSON.stringify({ schema: PART_FORMAT, ...header });
}
function partProblemLine(problem, places) {
    const { rule, message, at, record, subject, severity, suggestion, related, since, until } = problem;
    const { effort, edit } = places;
    const line = {
        problem: {
            rule,
            message,
            at: { path: at.path },
            ...(record !== undefined && { record }),
            ...(subject !== undefined && { subject }),
            ...(severity !== undefined && { severity }),
            ...(suggestion && { suggestion: { message: suggestion.message, certain: suggestion.certain } }),
            ...(related && { related: related.map((place) => ({ message: place.message, at: { path: place.at.path } })) }),
            ...(since !== undefined && { since }),
            ...(until !== undefined && { until }),
        },
        places: { at: places.at, related: places.related, ...(edit && { edit }), ...(effort && { effort }) },
    };
    return JSON.stringify(line);
}
async function readPart(label, bytes, reader) {
    const validators = await __webpack_require__.e(/* import() */ 3130).then(__webpack_require__.t.bind(__webpack_require__, 53130, 19));
    if (bytes.length > MAX_PART)
        throw broken(label, `it is larger than ${MAX_PART} bytes`);
    const lines = linesOf(label, bytes);
    const next = (what) => {
        const line = lines.next();
        if (line.done)
            throw broken(label, `it ends before ${what}`);
        return line.value;
    };
    const headerText = next("its header");
    refuseOtherFormat(label, headerText);
    const header = valid(label, 1, headerText, validators.partHeader);
    if (header.shard > header.of)
        throw broken(label, `it says it is number ${header.shard} of ${header.of}`);
    reader.header(header);
    for (let index = 0; index < header.declarations; index++) {
        const text = next(`declaration ${index + 1} of ${header.declarations}`);
        reader.declaration(declarationIn(label, index + 2, text));
    }
    for (let index = 0; index < header.problems; index++) {
        const text = next(`problem ${index + 1} of ${header.problems}`);
        reader.problem(valid(label, header.declarations + index + 2, text, validators.partProblem));
    }
    if (!lines.next().done)
        throw broken(label, "it goes on after its last line");
}
function* linesOf(label, bytes) {
    const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
    for (let start = 0, number = 1; start < buffer.length; number++) {
        const end = buffer.indexOf(NEWLINE, start);
        if (end === -1)
            throw broken(label, "its last line is cut off");
        if (end - start > MAX_LINE)
            throw broken(label, `line ${number} is longer than ${MAX_LINE} bytes`);
        yield buffer.toString("utf8", start, end);
        start = end + 1;
    }
    return undefined;
}
function valid(label, number, text, validate) {
    const value = jsonOf(text);
    if (validate(value))
        return value;
    const [error] = validate.errors ?? [];
    const where = error && error.instancePath !== "" ? ` at ${error.instancePath.slice(0, 100)}` : "";
    throw broken(label, `line ${number}${where} ${error?.message ?? "is not what it should be"}`);
}
function declarationIn(label, number, text) {
    try {
        return (0,_record_line_js__WEBPACK_IMPORTED_MODULE_1__/* .parseRecordLine */ .pF)(text);
    }
    catch (error) {
        if (error instanceof _not_local_js__WEBPACK_IMPORTED_MODULE_2__/* .NotLocal */ .X)
            throw broken(label, `line ${number} declares nothing`);
        throw error;
    }
}
function refuseOtherFormat(label, text) {
    const value = jsonOf(text);
    const schema = typeof value === "object" && value !== null && "schema" in value ? value.schema : undefined;
    if (schema === PART_FORMAT)
        return;
    throw broken(label, `its first line does not say that it is ${PART_FORMAT}`);
}
function jsonOf(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}
function broken(label, why) {
    return new _memory_user_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y(`${label} is no part that can be merged: ${why}.`, `Make it with "memory-steward check --shard i/n --output", n up to ${_part_of_path_js__WEBPACK_IMPORTED_MODULE_3__/* .MAX_SHARDS */ .hH}, and pass the file on as it is.`);
}


/***/ }),

/***/ 13323:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ readPartFile)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _indexes_part_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(11025);
/* harmony import */ var _memory_user_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(90989);



function readPartFile(file) {
    const found = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(file, { throwIfNoEntry: false });
    if (!found?.isFile())
        throw new _memory_user_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y(`There is no file ${file}.`, "Name the parts that the shards wrote.");
    if (found.size > _indexes_part_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_PART */ .PO)
        throw new _memory_user_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y(`${file} is larger than a part may be.`, "Use more shards.");
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(file);
}


/***/ })

};
