export const id = 1072;
export const ids = [1072,2339];
export const modules = {

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

/***/ 93068:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ guardedOf),
/* harmony export */   K: () => (/* binding */ guardedIn)
/* harmony export */ });
/* harmony import */ var _memory_guarded_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(641);
/* harmony import */ var _memory_graph_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76961);


function guardedIn(graphs, files) {
    const known = new Set(graphs.flatMap(({ declarations }) => declarations.map(({ path }) => path)));
    const { ids, paths } = (0,_memory_guarded_js__WEBPACK_IMPORTED_MODULE_0__/* .guardedRecords */ .Ff)(graphs);
    return { ids, paths: new Set([...paths, ...files.filter((path) => !known.has(path))]) };
}
async function guardedOf({ judgement, report }) {
    const { change, graph, elsewhere } = judgement;
    const graphs = change ? [change.before, graph] : [graph];
    if (!elsewhere)
        return (0,_memory_guarded_js__WEBPACK_IMPORTED_MODULE_0__/* .guardedRecords */ .Ff)(graphs);
    const read = new Set(graphs.flatMap(({ declarations }) => declarations.map(({ path }) => path)));
    const unread = report.findings.filter(({ path }) => !read.has(path) && !judgement.memory.files.has(path));
    const around = new _memory_graph_js__WEBPACK_IMPORTED_MODULE_1__/* .Graph */ .T(await elsewhere(unread));
    return guardedIn([...graphs, around], unread.map(({ path }) => path));
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

/***/ 641:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ao: () => (/* binding */ declaresGuarded),
/* harmony export */   Ff: () => (/* binding */ guardedRecords),
/* harmony export */   pv: () => (/* binding */ isGuardedLevel)
/* harmony export */ });
const GUARDED_LEVELS = new Set(["restricted", "secret-metadata"]);
function isGuardedLevel(sensitivity) {
    return sensitivity !== undefined && GUARDED_LEVELS.has(sensitivity);
}
function declaresGuarded(declarations) {
    return declarations.some(({ sensitivity }) => isGuardedLevel(sensitivity));
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


/***/ }),

/***/ 59210:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Oj: () => (/* binding */ publicFindings),
/* harmony export */   _p: () => (/* binding */ publicReport),
/* harmony export */   vR: () => (/* binding */ speaksOfGuarded)
/* harmony export */ });
const WITHHELD = "What this finding says is withheld, since the record is restricted and the report public.";
function speaksOfGuarded({ record, path, related }, { ids, paths }) {
    if (record !== undefined && ids.has(record))
        return true;
    return paths.has(path) || related.some((place) => paths.has(place.path));
}
function publicReport(report, guarded) {
    return { ...report, findings: publicFindings(report.findings, guarded) };
}
function publicFindings(findings, guarded) {
    return findings.map((finding) => (speaksOfGuarded(finding, guarded) ? withheld(finding) : finding));
}
function withheld({ rule, severity, path, range, record, fingerprint, accepted }) {
    return {
        ...{ rule, severity, message: WITHHELD, path, range, fingerprint, related: [] },
        ...(record !== undefined && { record }),
        ...(accepted && { accepted }),
    };
}


/***/ }),

/***/ 20974:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ isReadByAll),
/* harmony export */   i: () => (/* binding */ WITHHELD)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);

const WITHHELD = "withheld, since restricted records may be concerned and everybody can read this.";
function isReadByAll(environment) {
    return environment["GITHUB_ACTIONS"] === "true" && !isPrivate(environment["GITHUB_EVENT_PATH"]);
}
function isPrivate(path) {
    if (path === undefined)
        return false;
    try {
        const event = JSON.parse((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, "utf8"));
        return memberOf(memberOf(event, "repository"), "private") === true;
    }
    catch {
        return false;
    }
}
function memberOf(value, name) {
    return typeof value === "object" && value !== null ? new Map(Object.entries(value)).get(name) : undefined;
}


/***/ }),

/***/ 37945:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bz: () => (/* binding */ assertWritable),
/* harmony export */   Dm: () => (/* binding */ replaceFilesBelow),
/* harmony export */   i8: () => (/* binding */ createFileBelow),
/* harmony export */   oG: () => (/* binding */ occupant)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _memory_user_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(90989);
/* harmony import */ var _report_visible_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(36672);
/* harmony import */ var _output_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(15997);





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

/***/ 82339:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ withMemoryAbove),
/* harmony export */   j: () => (/* binding */ findMemory),
/* harmony export */   noFolder: () => (/* binding */ noFolder)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _generated_layouts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(23872);
/* harmony import */ var _memory_user_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(90989);




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

/***/ 91504:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ gateOptions)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _load_load_layout_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9832);
/* harmony import */ var _memory_user_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(90989);




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

/***/ 91072:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runMergeReports: () => (/* binding */ runMergeReports)
/* harmony export */ });
/* harmony import */ var _commands_merge_reports_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(21545);
/* harmony import */ var _git_repository_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9204);
/* harmony import */ var _find_memory_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(82339);
/* harmony import */ var _gate_options_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(91504);
/* harmony import */ var _print_report_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(39724);
/* harmony import */ var _read_part_file_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(13323);
/* harmony import */ var _redaction_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(44771);







async function runMergeReports(dir, parts, options) {
    const repository = await (0,_git_repository_js__WEBPACK_IMPORTED_MODULE_1__/* .openRepository */ .h)(dir);
    try {
        const { head } = options;
        const result = await (0,_commands_merge_reports_js__WEBPACK_IMPORTED_MODULE_0__/* .mergeReports */ .C)({
            tree: head === undefined ? await repository.workingTree() : await repository.commitTree(head),
            root: repository.prefix.replace(/\/$/, ""),
            gate: (0,_gate_options_js__WEBPACK_IMPORTED_MODULE_3__/* .gateOptions */ .O)(dir, options, repository),
            parts: parts.map((file) => ({ label: file, read: () => (0,_read_part_file_js__WEBPACK_IMPORTED_MODULE_5__/* .readPartFile */ .U)(file) })),
            onSecret: _redaction_js__WEBPACK_IMPORTED_MODULE_6__/* .redactor */ .$p.learn,
        });
        await (0,_print_report_js__WEBPACK_IMPORTED_MODULE_4__/* .printReport */ .Y)(dir, result, options);
        return result.report.verdict === "fail" ? 1 : 0;
    }
    catch (error) {
        throw (0,_find_memory_js__WEBPACK_IMPORTED_MODULE_2__/* .withMemoryAbove */ .$)(error, dir, "merge-reports");
    }
    finally {
        await repository.close();
    }
}


/***/ }),

/***/ 15997:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ writeFileWhole)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);



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

/***/ 39724:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ printReport)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _commands_guarded_of_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(93068);
/* harmony import */ var _report_json_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(47912);
/* harmony import */ var _report_public_report_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(59210);
/* harmony import */ var _audience_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(20974);
/* harmony import */ var _write_output_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(74987);






async function printReport(dir, result, options) {
    const text = await render(result, options);
    if (options.output === undefined)
        process.stdout.write(text);
    else
        (0,_write_output_js__WEBPACK_IMPORTED_MODULE_3__/* .writeOutput */ .z)(dir, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(options.output), text);
}
async function render(result, options) {
    const guarded = (0,_audience_js__WEBPACK_IMPORTED_MODULE_2__/* .isReadByAll */ .$)(process.env) ? await (0,_commands_guarded_of_js__WEBPACK_IMPORTED_MODULE_1__/* .guardedOf */ .I)(result) : undefined;
    const report = guarded ? (0,_report_public_report_js__WEBPACK_IMPORTED_MODULE_4__/* .publicReport */ ._p)(result.report, guarded) : result.report;
    switch (options.format) {
        case "json":
            return (0,_report_json_js__WEBPACK_IMPORTED_MODULE_5__/* .renderJson */ .hF)(report);
        case "sarif": {
            const { renderSarif } = await __webpack_require__.e(/* import() */ 5429).then(__webpack_require__.bind(__webpack_require__, 25429));
            const { ruleDescriptions } = await __webpack_require__.e(/* import() */ 2260).then(__webpack_require__.bind(__webpack_require__, 62260));
            return renderSarif(report, ruleDescriptions());
        }
        case "github": {
            const { renderAnnotations } = await __webpack_require__.e(/* import() */ 5594).then(__webpack_require__.bind(__webpack_require__, 35594));
            return renderAnnotations(report)
                .map((line) => `${line}\n`)
                .join("");
        }
        case "markdown": {
            const { renderMarkdown } = await __webpack_require__.e(/* import() */ 4531).then(__webpack_require__.bind(__webpack_require__, 14531));
            return renderMarkdown(report);
        }
        case "pretty": {
            const { renderPretty } = await __webpack_require__.e(/* import() */ 9931).then(__webpack_require__.bind(__webpack_require__, 19931));
            const { useColor } = await __webpack_require__.e(/* import() */ 1865).then(__webpack_require__.bind(__webpack_require__, 81865));
            return renderPretty(report, {
                color: options.output === undefined && useColor(),
                sourceLines: await sourcesFor(result, guarded),
                width: process.stdout.columns,
                ...(options.maxFindings !== undefined && { maxFindings: options.maxFindings }),
                ...(options.showAccepted && { showAccepted: true }),
            });
        }
    }
}
async function sourcesFor(result, guarded) {
    const { readSources } = await __webpack_require__.e(/* import() */ 288).then(__webpack_require__.bind(__webpack_require__, 20288));
    const textOf = await readSources(result);
    return guarded ? (path) => (guarded.paths.has(path) ? undefined : textOf(path)) : textOf;
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


/***/ }),

/***/ 74987:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ writeOutput)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _files_below_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37945);
/* harmony import */ var _output_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15997);
/* harmony import */ var _redaction_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(44771);




function writeOutput(folder, path, content) {
    const below = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(folder, path).replaceAll("\\", "/");
    if (!below.startsWith("../") && !(0,node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute)(below))
        (0,_files_below_js__WEBPACK_IMPORTED_MODULE_1__/* .assertWritable */ .Bz)(folder, below);
    (0,_output_js__WEBPACK_IMPORTED_MODULE_2__/* .writeFileWhole */ .t)(path, (0,_redaction_js__WEBPACK_IMPORTED_MODULE_3__/* .redactedContent */ .C9)(content));
}


/***/ })

};
