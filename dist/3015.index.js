export const id = 3015;
export const ids = [3015];
export const modules = {

/***/ 73015:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runInActions: () => (/* binding */ runInActions)
});

// EXTERNAL MODULE: ./node_modules/@actions/core/lib/core.js + 14 modules
var core = __webpack_require__(96421);
;// CONCATENATED MODULE: ./build/src/actions/auto.js
const PUBLISHED_ACTIONS = new Set(["opened", "synchronize", "reopened", "ready_for_review"]);
function planFor(event) {
    switch (event.name) {
        case "pull_request":
            return pullRequestPlan(event);
        case "merge_group":
            return { commands: ["check"], notes: [] };
        case "pull_request_review":
            return event.isSameRepository
                ? { commands: ["approvals"], notes: [] }
                : nothing("A run about a review of a fork's pull request can only read: its approvals are counted with the next report.");
        case "push":
            return pushPlan(event);
        case "schedule":
            return { commands: ["reindex", "snapshot", "health"], notes: [] };
        case "workflow_run":
            return event.action === undefined || event.action === "completed"
                ? { commands: ["publish"], notes: [] }
                : nothing("A run that has only begun has nothing to publish yet.");
        case "repository_dispatch":
            if (event.type === "memory-update")
                return nothing(notBuilt("Proposing an update"));
            if (event.type === "memory-run")
                return nothing(notBuilt("Importing a run"));
            return nothing(`A dispatch of the type ${quoted(event.type)} means nothing to the steward.`);
        case "workflow_dispatch":
            return dispatchPlan(event.command);
        case "other":
            return nothing(`The event ${quoted(event.event)} asks for nothing.`);
    }
}
function pullRequestPlan({ action, isSameRepository }) {
    if (action === "closed")
        return nothing(notBuilt("Following up a proposal that was merged or closed"));
    if (action !== undefined && !PUBLISHED_ACTIONS.has(action))
        return { commands: ["check"], notes: [] };
    if (isSameRepository)
        return { commands: ["check", "publish"], notes: [] };
    const note = "A fork's run can only read: a second workflow, on workflow_run, publishes its report.";
    return { commands: ["check"], notes: [note] };
}
function pushPlan({ ref, isDefault, isDeletion }) {
    if (isDeletion)
        return nothing("A deleted branch has nothing to check.");
    if (ref !== undefined && !ref.startsWith("refs/heads/"))
        return nothing("Tags are not checked.");
    if (!isDefault)
        return { commands: ["check"], notes: [] };
    return {
        commands: ["check", "reindex", "snapshot"],
        notes: [notBuilt("Judging open proposals again")],
    };
}
function dispatchPlan(command) {
    if (command === undefined || command === "") {
        return nothing("The workflow was started by hand without an input `command`.");
    }
    if (command === "check" || command === "reindex" || command === "health")
        return { commands: [command], notes: [] };
    return nothing(notBuilt(`The command ${quoted(command)}, when started by hand,`));
}
function nothing(note) {
    return { commands: [], notes: [note] };
}
function notBuilt(what) {
    return `${what} is not part of this version.`;
}
function quoted(value) {
    return JSON.stringify((value ?? "").slice(0, 100));
}

// EXTERNAL MODULE: ./build/src/actions/check-step.js
var check_step = __webpack_require__(57644);
// EXTERNAL MODULE: ./build/src/actions/event.js + 1 modules
var actions_event = __webpack_require__(6752);
// EXTERNAL MODULE: ./build/src/indexes/part-of-path.js
var part_of_path = __webpack_require__(79243);
// EXTERNAL MODULE: ./build/src/memory/user-error.js
var user_error = __webpack_require__(90989);
;// CONCATENATED MODULE: ./build/src/actions/inputs.js


function readInputs(environment) {
    const optional = {
        layout: input(environment, "layout"),
        config: input(environment, "config"),
        base: input(environment, "base"),
        head: input(environment, "head"),
        shard: shardInput(input(environment, "shard")),
        partFile: input(environment, "part-file"),
        parts: input(environment, "parts"),
        reportFile: input(environment, "report-file"),
        sarifFile: input(environment, "sarif-file"),
        token: input(environment, "token"),
        checkRun: choice(environment, "check-run"),
        ref: input(environment, "ref"),
        at: input(environment, "at"),
        snapshot: input(environment, "snapshot"),
        failLabel: label(input(environment, "fail-label")),
        dashboardFile: input(environment, "dashboard-file"),
        indexBuild: outcome(input(environment, "index-build")),
    };
    return {
        command: input(environment, "command") ?? "check",
        directory: input(environment, "directory") ?? ".",
        comment: choice(environment, "comment") ?? true,
        requireApprovedCommit: choice(environment, "require-approved-commit") ?? true,
        sarif: choice(environment, "sarif") ?? false,
        requestReviewers: choice(environment, "request-reviewers") ?? false,
        ...Object.fromEntries(Object.entries(optional).filter(([, value]) => value !== undefined)),
    };
}
function input(environment, name) {
    const value = environment[`INPUT_${name.toUpperCase()}`]?.replace(/^[ \t\r\n]+|[ \t\r\n]+$/g, "");
    if (value === undefined || value === "")
        return undefined;
    if (/[\u0000-\u001f\u007f]/.test(value)) {
        throw new user_error/* UserError */.y(`The input "${name}" holds a control character.`, "Give it as one line of plain text.");
    }
    return value;
}
function shardInput(value) {
    const shard = value === undefined ? undefined : (0,part_of_path/* parseShard */.uK)(value);
    if (value === undefined || shard)
        return shard;
    throw new user_error/* UserError */.y('The input "shard" names no part.', `Give one of up to ${part_of_path/* MAX_SHARDS */.hH} parts, such as 1/4; matrix.shard with strategy.job-total makes them.`);
}
function choice(environment, name) {
    const value = input(environment, name)?.toLowerCase();
    if (value === undefined)
        return undefined;
    if (value === "true" || value === "false")
        return value === "true";
    throw new user_error/* UserError */.y(`The input "${name}" is neither true nor false.`, "Give one of the two.");
}
function outcome(value) {
    return value === "success" || value === "failure" ? value : undefined;
}
function label(value) {
    if (value !== undefined && value.length > 50) {
        throw new user_error/* UserError */.y(`The input "fail-label" is longer than the 50 characters of a label.`, "Shorten it.");
    }
    return value;
}

// EXTERNAL MODULE: ./build/src/actions/runner.js
var runner = __webpack_require__(88363);
// EXTERNAL MODULE: ./build/src/commands/version.js + 1 modules
var version = __webpack_require__(82792);
// EXTERNAL MODULE: ./build/src/memory/forge.js
var forge = __webpack_require__(59402);
// EXTERNAL MODULE: ./build/src/report/failure.js
var report_failure = __webpack_require__(71522);
// EXTERNAL MODULE: ./build/src/report/log-sink.js
var log_sink = __webpack_require__(94468);
// EXTERNAL MODULE: ./build/src/terminal/redaction.js
var redaction = __webpack_require__(44771);
;// CONCATENATED MODULE: ./build/src/action.js












async function runInActions() {
    const unguard = (0,redaction/* guardStreams */.dl)((forms, write) => {
        write((0,runner/* maskCommands */.vu)(forms));
    });
    try {
        (0,runner/* setOutput */.uH)("verdict", "fail");
        const inputs = readInputs(process.env);
        const event = (0,actions_event/* readEvent */.j)(process.env);
        const plan = planOf(inputs, event);
        for (const note of plan.notes)
            core/* notice */.lm((0,log_sink/* sanitizeLogLine */.O)(note));
        return await follow(plan, inputs, event);
    }
    catch (error) {
        const failure = (0,report_failure/* describeFailure */.I)(error, version/* STEWARD_VERSION */.m);
        core/* error */.z3((0,log_sink/* sanitizeLog */.m)(failure.text.trimEnd()));
        return failure.exitCode;
    }
    finally {
        unguard();
    }
}
const COMMANDS = {
    auto: planFor,
    check: () => ({ commands: ["check"], notes: [] }),
    "merge-reports": () => ({ commands: ["merge-reports"], notes: [] }),
    publish: () => ({ commands: ["publish"], notes: [] }),
    reindex: () => ({ commands: ["reindex"], notes: [] }),
    snapshot: () => ({ commands: ["snapshot"], notes: [] }),
    resolve: () => ({ commands: ["resolve"], notes: [] }),
    health: () => ({ commands: ["health"], notes: [] }),
};
function planOf({ command }, event) {
    const plan = Object.hasOwn(COMMANDS, command) ? COMMANDS[command] : undefined;
    if (plan)
        return plan(event);
    throw new user_error/* UserError */.y(`There is no command "${command}" in this version.`, `Use one of ${Object.keys(COMMANDS).join(", ")} as \`command\`.`);
}
async function follow({ commands }, inputs, event) {
    const workspace = process.env["GITHUB_WORKSPACE"] ?? process.cwd();
    let step;
    try {
        let exitCode = 0;
        let indexBuild = {};
        if (commands.includes("merge-reports")) {
            const { runMerge } = await __webpack_require__.e(/* import() */ 9639).then(__webpack_require__.bind(__webpack_require__, 29639));
            step = await runMerge(inputs, event, workspace);
            exitCode = step.result.report.verdict === "fail" ? 1 : 0;
        }
        if (commands.includes("check") && inputs.shard) {
            const { runShard } = await __webpack_require__.e(/* import() */ 9639).then(__webpack_require__.bind(__webpack_require__, 29639));
            await runShard(inputs.shard, inputs, event, workspace);
            return 0;
        }
        if (commands.includes("check")) {
            step = await (0,check_step/* runCheck */.k_)(inputs, event, workspace);
            exitCode = step.result.report.verdict === "fail" ? 1 : 0;
        }
        if (commands.includes("reindex")) {
            const code = await runReindexing(inputs, workspace, step !== undefined);
            indexBuild = { indexBuild: code === 0 ? "success" : "failure" };
            exitCode = Math.max(exitCode, code);
        }
        if (commands.includes("resolve")) {
            const { runResolve } = await Promise.all(/* import() */[__webpack_require__.e(384), __webpack_require__.e(642), __webpack_require__.e(2092)]).then(__webpack_require__.bind(__webpack_require__, 92092));
            await runResolve(inputs, process.env, workspace);
        }
        const isWanted = inputs.command !== "auto" || step?.result.gate.snapshots !== undefined || !step;
        if (commands.includes("snapshot") && isWanted) {
            exitCode = Math.max(exitCode, await runSnapshots(inputs, workspace, step !== undefined));
        }
        if (commands.includes("health")) {
            const { runHealthStep } = await Promise.all(/* import() */[__webpack_require__.e(384), __webpack_require__.e(3871), __webpack_require__.e(4862)]).then(__webpack_require__.bind(__webpack_require__, 34862));
            exitCode = Math.max(exitCode, await runHealthStep({ ...inputs, ...indexBuild }, workspace, process.env));
        }
        const approvalsAlone = commands.includes("approvals");
        if (approvalsAlone || commands.includes("publish")) {
            const { runPublish } = await Promise.all(/* import() */[__webpack_require__.e(6295), __webpack_require__.e(2909), __webpack_require__.e(8321), __webpack_require__.e(2631)]).then(__webpack_require__.bind(__webpack_require__, 62631));
            const checked = step && { checked: step.result };
            const input = { inputs, event, environment: process.env, workspace, approvalsAlone, ...checked };
            const { refused, verdict } = await runPublish(input);
            exitCode = Math.max(exitCode, tellRefused(refused, step !== undefined));
            if (verdict !== undefined)
                (0,runner/* setOutput */.uH)("verdict", verdict);
            if (approvalsAlone && verdict === "fail")
                exitCode = Math.max(exitCode, 1);
        }
        return exitCode;
    }
    finally {
        await step?.repository.close();
    }
}
async function runReindexing(inputs, workspace, besideCheck) {
    const { runReindex } = await __webpack_require__.e(/* import() */ 1971).then(__webpack_require__.bind(__webpack_require__, 41971));
    try {
        await runReindex({ inputs, environment: process.env, workspace });
        return 0;
    }
    catch (error) {
        if (!(error instanceof user_error/* UserError */.y))
            throw error;
        return tellRefused([error], besideCheck);
    }
}
async function runSnapshots(inputs, workspace, besideCheck) {
    const { runSnapshot } = await Promise.all(/* import() */[__webpack_require__.e(384), __webpack_require__.e(3542), __webpack_require__.e(88)]).then(__webpack_require__.bind(__webpack_require__, 20088));
    try {
        return await runSnapshot({ inputs, environment: process.env, workspace });
    }
    catch (error) {
        if (!(error instanceof user_error/* UserError */.y))
            throw error;
        return tellRefused([error], besideCheck);
    }
}
function tellRefused(refused, besideCheck) {
    let exitCode = 0;
    for (const error of refused) {
        const line = (0,log_sink/* sanitizeLogLine */.O)(`${error.message}${error.advice === undefined ? "" : ` ${error.advice}.`}`);
        if (besideCheck && error instanceof forge/* MissingPermission */.cb) {
            core/* warning */.$e(line);
        }
        else {
            core/* error */.z3(line);
            exitCode = 2;
        }
    }
    return exitCode;
}


/***/ }),

/***/ 57644:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k_: () => (/* binding */ runCheck),
/* harmony export */   uX: () => (/* binding */ memoryFolder),
/* harmony export */   z8: () => (/* binding */ report)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _commands_check_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(52850);
/* harmony import */ var _commands_guarded_of_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(93068);
/* harmony import */ var _git_repository_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9204);
/* harmony import */ var _memory_user_error_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(90989);
/* harmony import */ var _report_annotations_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(35594);
/* harmony import */ var _report_json_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(47912);
/* harmony import */ var _report_markdown_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(14531);
/* harmony import */ var _report_public_report_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(59210);
/* harmony import */ var _report_sarif_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(25429);
/* harmony import */ var _terminal_audience_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(20974);
/* harmony import */ var _terminal_gate_options_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(91504);
/* harmony import */ var _terminal_progress_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(82327);
/* harmony import */ var _terminal_redaction_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(44771);
/* harmony import */ var _terminal_rule_descriptions_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(62260);
/* harmony import */ var _terminal_write_output_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(74987);
/* harmony import */ var _check_subject_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(86876);
/* harmony import */ var _runner_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(88363);



















function memoryFolder(inputs, workspace) {
    const dir = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(workspace, inputs.directory);
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(dir, { throwIfNoEntry: false })?.isDirectory())
        return dir;
    throw new _memory_user_error_js__WEBPACK_IMPORTED_MODULE_5__/* .UserError */ .y(`There is no folder ${inputs.directory} in the workspace.`, "Check the repository out first, and name its folder of memory as `directory`.");
}
async function runCheck(inputs, event, workspace) {
    const dir = memoryFolder(inputs, workspace);
    const repository = await (0,_git_repository_js__WEBPACK_IMPORTED_MODULE_4__/* .openRepository */ .h)(dir);
    try {
        const result = await (0,_commands_check_js__WEBPACK_IMPORTED_MODULE_2__/* .check */ .z)({
            subject: await (0,_check_subject_js__WEBPACK_IMPORTED_MODULE_14__/* .checkSubject */ .j)(repository, event, inputs),
            root: repository.prefix.replace(/\/$/, ""),
            gate: (0,_terminal_gate_options_js__WEBPACK_IMPORTED_MODULE_10__/* .gateOptions */ .O)(dir, inputs, repository),
            now: new Date(),
            secrets: { onValue: _terminal_redaction_js__WEBPACK_IMPORTED_MODULE_11__/* .redactor */ .$p.learn, ...branchOf(event) },
            onProgress: (0,_terminal_progress_js__WEBPACK_IMPORTED_MODULE_16__/* .progressLine */ .o)(process.stdout).update,
        });
        await report(result, inputs, workspace);
        return { result, repository };
    }
    catch (error) {
        await repository.close();
        throw error;
    }
}
function branchOf(event) {
    return event.name === "pull_request" && event.headRef !== undefined ? { branch: event.headRef } : {};
}
async function report(result, inputs, workspace) {
    const report = (0,_terminal_audience_js__WEBPACK_IMPORTED_MODULE_9__/* .isReadByAll */ .$)(process.env) ? (0,_report_public_report_js__WEBPACK_IMPORTED_MODULE_17__/* .publicReport */ ._)(result.report, await (0,_commands_guarded_of_js__WEBPACK_IMPORTED_MODULE_3__/* .guardedOf */ .I)(result)) : result.report;
    const temporary = process.env["RUNNER_TEMP"] ?? workspace;
    const reportPath = file(inputs.reportFile, "memory-steward-report.json");
    const sarifPath = file(inputs.sarifFile, "memory-steward.sarif");
    (0,_terminal_write_output_js__WEBPACK_IMPORTED_MODULE_13__/* .writeOutput */ .z)(workspace, reportPath, (0,_report_json_js__WEBPACK_IMPORTED_MODULE_18__/* .renderJson */ .hF)(report));
    (0,_terminal_write_output_js__WEBPACK_IMPORTED_MODULE_13__/* .writeOutput */ .z)(workspace, sarifPath, (0,_report_sarif_js__WEBPACK_IMPORTED_MODULE_8__/* .renderSarif */ .W)(report, (0,_terminal_rule_descriptions_js__WEBPACK_IMPORTED_MODULE_12__/* .ruleDescriptions */ .U)()));
    for (const line of (0,_report_annotations_js__WEBPACK_IMPORTED_MODULE_6__/* .renderAnnotations */ .H)(report))
        process.stdout.write(`${line}\n`);
    await (0,_runner_js__WEBPACK_IMPORTED_MODULE_15__/* .writeSummary */ .Sy)((0,_report_markdown_js__WEBPACK_IMPORTED_MODULE_7__/* .renderMarkdown */ .G)(report));
    const outputs = {
        verdict: report.verdict,
        errors: report.counts.error,
        warnings: report.counts.warning,
        notes: report.counts.note,
        "report-path": reportPath,
        "sarif-path": sarifPath,
        layout: report.layout,
        "source-digest": report.sourceDigest,
        "ontology-digest": report.ontologyDigest,
    };
    for (const [name, value] of Object.entries(outputs))
        (0,_runner_js__WEBPACK_IMPORTED_MODULE_15__/* .setOutput */ .uH)(name, value);
    function file(input, name) {
        return input === undefined ? (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(temporary, name) : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(workspace, input);
    }
}


/***/ }),

/***/ 86876:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ checkSubject)
/* harmony export */ });
/* harmony import */ var _memory_user_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90989);

async function checkSubject(repository, event, inputs) {
    if (inputs.base !== undefined)
        return { comparison: await repository.compare(inputs.base, inputs.head) };
    if (event.name === "merge_group")
        return { comparison: await repository.compare(event.base, inputs.head ?? event.head) };
    if (event.name === "pull_request") {
        const tip = `refs/remotes/origin/${event.baseRef}`;
        const base = (await isKnown(repository, tip)) ? tip : event.base;
        return { comparison: await repository.compare(base, inputs.head ?? event.head) };
    }
    if (inputs.head !== undefined)
        return { tree: await repository.commitTree(inputs.head) };
    return { tree: repository.isGit ? await repository.commitTree("HEAD") : await repository.workingTree() };
}
async function isKnown(repository, revision) {
    try {
        await repository.resolve(revision);
        return true;
    }
    catch (error) {
        if (error instanceof _memory_user_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y)
            return false;
        throw error;
    }
}


/***/ }),

/***/ 6752:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  n: () => (/* binding */ eventRepository),
  j: () => (/* binding */ readEvent)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./build/src/memory/user-error.js
var user_error = __webpack_require__(90989);
;// CONCATENATED MODULE: ./build/src/actions/payload.js


function readPayload(path) {
    if (path === undefined)
        throw broken();
    try {
        return JSON.parse((0,external_node_fs_.readFileSync)(path, "utf8"));
    }
    catch {
        throw broken();
    }
}
function at(value, ...keys) {
    let current = value;
    for (const key of keys) {
        if (typeof current !== "object" || current === null || !Object.hasOwn(current, key))
            return undefined;
        current = current[key];
    }
    return current;
}
function payload_text(value) {
    return typeof value === "string" ? value : undefined;
}
function id(value) {
    return typeof value === "number" && Number.isSafeInteger(value) && value > 0 ? value : undefined;
}
function list(value) {
    return Array.isArray(value) ? value : [];
}
function commit(value) {
    if (typeof value !== "string" || !/^[0-9a-f]{40}([0-9a-f]{24})?$/.test(value))
        throw broken();
    return value;
}
function required(value) {
    if (value === undefined)
        throw broken();
    return value;
}
function broken() {
    return new user_error/* UserError */.y("The payload of the event cannot be read or lacks its commits.", "Run the Action on pull_request, push or merge_group, or give `base` and `head` as inputs.");
}

;// CONCATENATED MODULE: ./build/src/actions/event.js

function readEvent(environment) {
    const name = environment["GITHUB_EVENT_NAME"] ?? "";
    const read = () => readPayload(environment["GITHUB_EVENT_PATH"]);
    switch (name) {
        case "pull_request":
        case "pull_request_target":
            return pullRequestEvent(read());
        case "merge_group": {
            const group = at(read(), "merge_group");
            return { name, base: commit(at(group, "base_sha")), head: commit(at(group, "head_sha")) };
        }
        case "pull_request_review": {
            const payload = read();
            const number = id(at(payload, "pull_request", "number"));
            return { name, number, isSameRepository: isSameRepository(payload) };
        }
        case "push": {
            const payload = read();
            const ref = payload_text(at(payload, "ref"));
            const branch = payload_text(at(payload, "repository", "default_branch"));
            const isDefault = branch !== undefined && ref === `refs/heads/${branch}`;
            return { name, ref, isDefault, isDeletion: at(payload, "deleted") === true };
        }
        case "workflow_run": {
            const payload = read();
            return { name, action: payload_text(at(payload, "action")), run: finishedRun(at(payload, "workflow_run")) };
        }
        case "workflow_dispatch":
            return { name, command: payload_text(at(read(), "inputs", "command")) };
        case "repository_dispatch":
            return { name, type: payload_text(at(read(), "action")) };
        case "schedule":
            return { name };
        default:
            return { name: "other", event: name };
    }
}
function eventRepository(environment) {
    const repository = at(readPayload(environment["GITHUB_EVENT_PATH"]), "repository");
    return { id: required(id(at(repository, "id"))), isPublic: at(repository, "private") !== true };
}
function pullRequestEvent(payload) {
    const pull = at(payload, "pull_request");
    return {
        name: "pull_request",
        action: payload_text(at(payload, "action")),
        number: id(at(pull, "number")),
        base: commit(at(pull, "base", "sha")),
        baseRef: required(payload_text(at(pull, "base", "ref"))),
        headRef: payload_text(at(pull, "head", "ref")),
        head: commit(at(pull, "head", "sha")),
        isSameRepository: isSameRepository(payload),
    };
}
function isSameRepository(payload) {
    const head = id(at(payload, "pull_request", "head", "repo", "id"));
    return head !== undefined && head === id(at(payload, "pull_request", "base", "repo", "id"));
}
function finishedRun(run) {
    const repositoryId = required(id(at(run, "repository", "id")));
    const own = list(at(run, "pull_requests")).filter((pull) => id(at(pull, "base", "repo", "id")) === repositoryId);
    return {
        event: payload_text(at(run, "event")) ?? "",
        conclusion: payload_text(at(run, "conclusion")),
        repositoryId,
        head: {
            sha: commit(at(run, "head_sha")),
            branch: payload_text(at(run, "head_branch")),
            repositoryId: id(at(run, "head_repository", "id")),
            owner: payload_text(at(run, "head_repository", "owner", "login")),
        },
        pullRequests: own.flatMap((pull) => id(at(pull, "number")) ?? []),
    };
}


/***/ }),

/***/ 88363:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Sy: () => (/* binding */ writeSummary),
/* harmony export */   uH: () => (/* binding */ setOutput),
/* harmony export */   vu: () => (/* binding */ maskCommands)
/* harmony export */ });
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96421);
/* harmony import */ var _terminal_redaction_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44771);


const SHORTEST_MASK = 8;
function setOutput(name, value) {
    _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .setOutput */ .uH(name, typeof value === "number" ? value : _terminal_redaction_js__WEBPACK_IMPORTED_MODULE_1__/* .redactor */ .$p.text(value));
}
async function writeSummary(markdown) {
    await _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .summary */ .z.addRaw(_terminal_redaction_js__WEBPACK_IMPORTED_MODULE_1__/* .redactor */ .$p.text(markdown)).write();
}
function maskCommands(forms) {
    const lines = new Set(forms.flatMap((form) => form.split(/[\r\n]+/)).map((line) => line.trim()));
    return [...lines]
        .filter((line) => line.length >= SHORTEST_MASK)
        .map((line) => `::add-mask::${line.replaceAll("%", "%25")}\n`)
        .join("");
}


/***/ }),

/***/ 59402:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A5: () => (/* binding */ BranchMoved),
/* harmony export */   GJ: () => (/* binding */ COMMENT_BYTES),
/* harmony export */   X5: () => (/* binding */ BranchProtected),
/* harmony export */   YQ: () => (/* binding */ HeadMoved),
/* harmony export */   cb: () => (/* binding */ MissingPermission)
/* harmony export */ });
/* harmony import */ var _user_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90989);

class HeadMoved extends Error {
    name = "HeadMoved";
}
class MissingPermission extends _user_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y {
    permission;
    constructor(message, permission, advice) {
        super(message, advice);
        this.permission = permission;
    }
}
const COMMENT_BYTES = 65_536 - 256;
class BranchMoved extends Error {
    name = "BranchMoved";
}
class BranchProtected extends _user_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y {
}


/***/ }),

/***/ 94468:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ sanitizeLogLine),
/* harmony export */   m: () => (/* binding */ sanitizeLog)
/* harmony export */ });
/* harmony import */ var _visible_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36672);

function sanitizeLogLine(line) {
    return (0,_visible_text_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(line)
        .replace(/^(\s*):(?=:)/u, "$1: ")
        .replace(/##(?=\[)/g, "# #");
}
function sanitizeLog(text) {
    return text.split("\n").map(sanitizeLogLine).join("\n");
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


/***/ })

};
