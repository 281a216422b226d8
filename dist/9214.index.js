export const id = 9214;
export const ids = [9214,2339];
export const modules = {

/***/ 86989:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ baselineText),
/* harmony export */   _: () => (/* binding */ baselineFile)
/* harmony export */ });
/* harmony import */ var _memory_acceptance_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(63882);
/* harmony import */ var _rules_judge_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74041);


function baselineFile({ report, gate, salt }) {
    const findings = [];
    const secrets = new Map();
    for (const finding of report.findings) {
        const known = finding.subject === undefined ? undefined : gate.baseline.secrets.get(finding.subject);
        if (known)
            secrets.set(known.fingerprint, known);
        else if (!isAcceptable(finding))
            continue;
        else if ((0,_memory_acceptance_js__WEBPACK_IMPORTED_MODULE_1__/* .isSecret */ .$)(finding.subject))
            secrets.set(finding.subject ?? "", acceptedSecret(finding));
        else
            findings.push(acceptedFinding(finding));
    }
    return baselineText(gate.baselinePath, findings, [...secrets.values()], gate.baseline.salt ?? salt);
}
function baselineText(path, findings, secrets, salt) {
    const members = [
        `"baseline": "memory-steward.baseline/v1"`,
        ...(secrets.length > 0 ? [`"salt": ${JSON.stringify(salt)}`] : []),
        `"findings": ${list(findings)}`,
        ...(secrets.length > 0 ? [`"secrets": ${list(secrets.map(inOrder))}`] : []),
    ];
    return { path, text: `{\n  ${members.join(",\n  ")}\n}\n`, count: findings.length + secrets.length };
}
function isAcceptable({ severity, accepted, rule }) {
    return severity !== "note" && accepted !== "waived" && (0,_rules_judge_js__WEBPACK_IMPORTED_MODULE_0__/* .findRule */ .Il)(rule)?.locked !== true;
}
function acceptedFinding({ fingerprint, rule, path, record, subject }) {
    return {
        fingerprint,
        rule,
        path,
        ...(record !== undefined && { record }),
        ...(subject !== undefined && { subject }),
    };
}
function acceptedSecret({ subject = "", rule, path }) {
    return { fingerprint: subject, rule, path };
}
function inOrder({ fingerprint, rule, path, actor, reason, expires }) {
    return { fingerprint, rule, path, actor, reason, expires };
}
function list(entries) {
    if (entries.length === 0)
        return "[]";
    const lines = entries.map((entry) => `    ${JSON.stringify(entry)}`).sort();
    return `[\n${lines.join(",\n")}\n  ]`;
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

/***/ 69214:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runCheck: () => (/* binding */ runCheck)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/src/commands/baseline.js
var baseline = __webpack_require__(86989);
// EXTERNAL MODULE: ./build/src/commands/check.js + 6 modules
var check = __webpack_require__(58709);
// EXTERNAL MODULE: ./build/src/memory/user-error.js
var user_error = __webpack_require__(90989);
// EXTERNAL MODULE: ./build/src/report/json.js
var json = __webpack_require__(47912);
;// CONCATENATED MODULE: ./build/src/terminal/verify-incremental.js



async function verifyIncremental(input, result) {
    if (!("comparison" in input.subject)) {
        throw new user_error/* UserError */.y("Without a base there is no incremental check.", "Name one with --base.");
    }
    if (result.readAllBecause !== undefined) {
        process.stderr.write(`Everything was read, because ${result.readAllBecause}. There is nothing to compare.\n`);
        return;
    }
    const whole = await (0,check/* check */.z)({ ...input, useIndex: false });
    const [incremental, full] = [(0,json/* renderJson */.hF)(result.report).split("\n"), (0,json/* renderJson */.hF)(whole.report).split("\n")];
    const at = full.findIndex((line, index) => line !== incremental[index]);
    if (at === -1 && full.length === incremental.length) {
        process.stderr.write("The incremental check and the full check give the same report.\n");
        return;
    }
    throw new Error(`the incremental check differs from the full one at line ${at + 1} of the report as JSON: ` +
        `${incremental[at]?.trim() ?? "the end"} instead of ${full[at]?.trim() ?? "the end"}`);
}

// EXTERNAL MODULE: ./build/src/git/repository.js + 20 modules
var git_repository = __webpack_require__(9204);
// EXTERNAL MODULE: ./build/src/terminal/find-memory.js
var find_memory = __webpack_require__(82339);
// EXTERNAL MODULE: ./build/src/terminal/gate-options.js
var gate_options = __webpack_require__(91504);
// EXTERNAL MODULE: ./build/src/terminal/print-report.js
var print_report = __webpack_require__(39724);
// EXTERNAL MODULE: ./build/src/terminal/progress.js
var terminal_progress = __webpack_require__(82327);
// EXTERNAL MODULE: ./build/src/terminal/redaction.js
var redaction = __webpack_require__(44771);
// EXTERNAL MODULE: ./build/src/terminal/write-output.js
var write_output = __webpack_require__(74987);
;// CONCATENATED MODULE: ./build/src/terminal/check.js












async function runCheck(dir, options) {
    const repository = await (0,git_repository/* openRepository */.h)(dir);
    const progress = (0,terminal_progress/* progressLine */.o)(process.stderr);
    try {
        const subject = options.base !== undefined
            ? { comparison: await repository.compare(options.base, options.head) }
            : {
                tree: options.head !== undefined ? await repository.commitTree(options.head) : await repository.workingTree(),
            };
        const input = {
            subject,
            root: repository.prefix.replace(/\/$/, ""),
            gate: (0,gate_options/* gateOptions */.O)(dir, options, repository),
            now: options.asOf ?? new Date(),
            useIndex: options.index !== false,
            secrets: options.secrets !== false && {
                onValue: redaction/* redactor */.$p.learn,
                ...(options.updateBaseline && { newSalt: (0,external_node_crypto_.randomBytes)(16).toString("hex") }),
            },
            onProgress: progress.update,
        };
        const result = await (0,check/* check */.z)(input);
        if (options.verifyIncremental)
            await verifyIncremental(input, result);
        progress.clear();
        if (options.updateBaseline) {
            const { path, text, count } = (0,baseline/* baselineFile */._)(result);
            (0,write_output/* writeOutput */.z)(dir, (0,external_node_path_.resolve)(dir, path), text);
            process.stdout.write(`Wrote ${path} with ${count} accepted finding${count === 1 ? "" : "s"}.\n`);
            return 0;
        }
        await (0,print_report/* printReport */.Y)(dir, result, options);
        return result.report.verdict === "fail" ? 1 : 0;
    }
    catch (error) {
        throw (0,find_memory/* withMemoryAbove */.$)(error, dir, "check");
    }
    finally {
        progress.clear();
        await repository.close();
    }
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

/***/ 82327:
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
