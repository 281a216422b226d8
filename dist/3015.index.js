export const id = 3015;
export const ids = [3015,9402];
export const modules = {

/***/ 73015:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runInActions: () => (/* binding */ runInActions)
});

// EXTERNAL MODULE: ./node_modules/@actions/core/lib/core.js + 14 modules
var core = __webpack_require__(96421);
// EXTERNAL MODULE: ./build/src/commands/admit-run.js
var admit_run = __webpack_require__(9221);
// EXTERNAL MODULE: ./build/src/memory/proposal.js
var proposal = __webpack_require__(26139);
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
            if (event.action !== undefined && event.action !== "completed") {
                return nothing("A run that has only begun has nothing to publish yet.");
            }
            return finishedPlan(event.run);
        case "repository_dispatch":
            if (event.type === "memory-update")
                return { commands: ["propose"], notes: [] };
            if (event.type === "memory-run")
                return { commands: ["import-run"], notes: [] };
            return nothing(`A dispatch of the type ${quoted(event.type)} means nothing to the steward.`);
        case "workflow_dispatch":
            return dispatchPlan(event.command);
        case "other":
            return nothing(`The event ${quoted(event.event)} asks for nothing.`);
    }
}
function pullRequestPlan(event) {
    const { action, isSameRepository } = event;
    if (action === "closed")
        return closedPlan(event);
    if (action !== undefined && !PUBLISHED_ACTIONS.has(action))
        return { commands: ["check"], notes: [] };
    if (isSameRepository)
        return { commands: ["check", "publish"], notes: [] };
    const note = "A fork's run can only read: a second workflow, on workflow_run, publishes its report.";
    return { commands: ["check"], notes: [note] };
}
function finishedPlan({ event, repositoryId, head }) {
    if (event === "pull_request")
        return { commands: ["publish"], notes: [] };
    if (head.repositoryId !== repositoryId || (0,admit_run/* hidesItsCause */.nq)(event)) {
        return nothing(`The run was started by ${event}, and a fork may stand behind it: there is nothing to publish, and what it left is not taken.`);
    }
    return { commands: ["propose", "import-run"], notes: [] };
}
function closedPlan({ isSameRepository, headRef, mergeCommit }) {
    if (!isSameRepository || !isProposalBranch(headRef ?? ""))
        return nothing("What was closed is no proposal of ours.");
    if (mergeCommit === undefined)
        return nothing("A proposal that was rejected is remembered with the next index.");
    return { commands: ["link-back"], notes: [] };
}
function pushPlan({ ref, isDefault, isDeletion }) {
    if (isDeletion)
        return nothing("A deleted branch has nothing to check.");
    if (ref !== undefined && !ref.startsWith("refs/heads/"))
        return nothing("Tags are not checked.");
    if (!isDefault)
        return { commands: ["check"], notes: [] };
    return { commands: ["check", "reindex", "snapshot", "proposals"], notes: [] };
}
const BY_HAND = ["check", "reindex", "health", "propose", "import-run", "proposals"];
function dispatchPlan(command) {
    if (command === undefined || command === "") {
        return nothing("The workflow was started by hand without an input `command`.");
    }
    const known = BY_HAND.find((name) => name === command);
    if (known)
        return { commands: [known], notes: [] };
    return nothing(notBuilt(`The command ${quoted(command)}, when started by hand,`));
}
function isProposalBranch(branch) {
    return branch.startsWith((0,proposal/* branchPrefix */.$j)("update")) || branch.startsWith((0,proposal/* branchPrefix */.$j)("import"));
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
// EXTERNAL MODULE: ./build/src/actions/event.js
var actions_event = __webpack_require__(61201);
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
        updateFile: input(environment, "update-file"),
        runDirectory: input(environment, "run-directory"),
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
    proposals: () => ({ commands: ["proposals"], notes: [] }),
    propose: () => ({ commands: ["propose"], notes: [] }),
    "import-run": () => ({ commands: ["import-run"], notes: [] }),
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
    const writing = { inputs, environment: process.env, workspace };
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
            const { runReindex } = await Promise.all(/* import() */[__webpack_require__.e(2125), __webpack_require__.e(9270)]).then(__webpack_require__.bind(__webpack_require__, 49270));
            const code = await orTell(step !== undefined && "the index is not written", async () => {
                await runReindex(writing);
                return 0;
            });
            indexBuild = { indexBuild: code === 0 ? "success" : "failure" };
            exitCode = Math.max(exitCode, code);
        }
        if (commands.includes("resolve")) {
            const { runResolve } = await Promise.all(/* import() */[__webpack_require__.e(384), __webpack_require__.e(642), __webpack_require__.e(2092)]).then(__webpack_require__.bind(__webpack_require__, 92092));
            await runResolve(inputs, process.env, workspace);
        }
        const isWanted = inputs.command !== "auto" || step?.result.gate.snapshots !== undefined || !step;
        if (commands.includes("snapshot") && isWanted) {
            const { runSnapshot } = await Promise.all(/* import() */[__webpack_require__.e(384), __webpack_require__.e(2125), __webpack_require__.e(1942), __webpack_require__.e(88)]).then(__webpack_require__.bind(__webpack_require__, 20088));
            const code = await orTell(step !== undefined && "no snapshot is made", () => runSnapshot(writing));
            exitCode = Math.max(exitCode, code);
        }
        if (commands.includes("proposals")) {
            const { runProposals } = await Promise.all(/* import() */[__webpack_require__.e(8878), __webpack_require__.e(7946), __webpack_require__.e(5782), __webpack_require__.e(133), __webpack_require__.e(3179)]).then(__webpack_require__.bind(__webpack_require__, 25721));
            const without = step !== undefined && "open proposals are not judged again";
            exitCode = Math.max(exitCode, await orTell(without, () => runProposals(writing)));
        }
        if (commands.includes("health")) {
            const { runHealthStep } = await Promise.all(/* import() */[__webpack_require__.e(384), __webpack_require__.e(3871), __webpack_require__.e(4862)]).then(__webpack_require__.bind(__webpack_require__, 34862));
            exitCode = Math.max(exitCode, await runHealthStep({ ...inputs, ...indexBuild }, workspace, process.env));
        }
        if (commands.includes("propose")) {
            const { runPropose } = await Promise.all(/* import() */[__webpack_require__.e(8878), __webpack_require__.e(6295), __webpack_require__.e(2909), __webpack_require__.e(7946), __webpack_require__.e(5782), __webpack_require__.e(133), __webpack_require__.e(3515), __webpack_require__.e(358)]).then(__webpack_require__.bind(__webpack_require__, 10358));
            exitCode = Math.max(exitCode, await runPropose({ inputs, event, environment: process.env, workspace }));
        }
        if (commands.includes("link-back") && event.name === "pull_request") {
            const { runLinkBack } = await __webpack_require__.e(/* import() */ 1069).then(__webpack_require__.bind(__webpack_require__, 91069));
            await runLinkBack({ inputs, event, environment: process.env, workspace });
        }
        if (commands.includes("import-run") && exitCode === 0) {
            const { runImport } = await Promise.all(/* import() */[__webpack_require__.e(8878), __webpack_require__.e(6295), __webpack_require__.e(2909), __webpack_require__.e(1415), __webpack_require__.e(6268)]).then(__webpack_require__.bind(__webpack_require__, 77285));
            exitCode = await runImport({ inputs, event, environment: process.env, workspace });
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
async function orTell(without, run) {
    try {
        return await run();
    }
    catch (error) {
        if (!(error instanceof user_error/* UserError */.y))
            throw error;
        return tellRefused([error], without);
    }
}
function tellRefused(refused, besideCheck) {
    let exitCode = 0;
    for (const error of refused) {
        const line = (0,log_sink/* sanitizeLogLine */.O)(`${error.message}${error.advice === undefined ? "" : ` ${error.advice}.`}`);
        if (besideCheck !== false && error instanceof forge/* MissingPermission */.cb) {
            if (typeof besideCheck === "string")
                core/* notice */.lm(`The check counts, but ${besideCheck}. ${line}`);
            else
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
/* harmony import */ var _commands_check_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58709);
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
    const report = (0,_terminal_audience_js__WEBPACK_IMPORTED_MODULE_9__/* .isReadByAll */ .$)(process.env) ? (0,_report_public_report_js__WEBPACK_IMPORTED_MODULE_17__/* .publicReport */ ._p)(result.report, await (0,_commands_guarded_of_js__WEBPACK_IMPORTED_MODULE_3__/* .guardedOf */ .I)(result)) : result.report;
    const temporary = process.env["RUNNER_TEMP"] ?? workspace;
    const reportPath = file(inputs.reportFile, "memory-steward-report.json");
    const sarifPath = file(inputs.sarifFile, "memory-steward.sarif");
    (0,_terminal_write_output_js__WEBPACK_IMPORTED_MODULE_13__/* .writeOutput */ .z)(workspace, reportPath, (0,_report_json_js__WEBPACK_IMPORTED_MODULE_18__/* .renderJson */ .hF)(report));
    (0,_terminal_write_output_js__WEBPACK_IMPORTED_MODULE_13__/* .writeOutput */ .z)(workspace, sarifPath, (0,_report_sarif_js__WEBPACK_IMPORTED_MODULE_8__.renderSarif)(report, (0,_terminal_rule_descriptions_js__WEBPACK_IMPORTED_MODULE_12__.ruleDescriptions)()));
    for (const line of (0,_report_annotations_js__WEBPACK_IMPORTED_MODULE_6__.renderAnnotations)(report))
        process.stdout.write(`${line}\n`);
    await (0,_runner_js__WEBPACK_IMPORTED_MODULE_15__/* .writeSummary */ .Sy)((0,_report_markdown_js__WEBPACK_IMPORTED_MODULE_7__.renderMarkdown)(report));
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

/***/ 61201:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ readEvent),
/* harmony export */   n: () => (/* binding */ eventRepository)
/* harmony export */ });
/* harmony import */ var _payload_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(39519);

function readEvent(environment) {
    const name = environment["GITHUB_EVENT_NAME"] ?? "";
    const read = () => (0,_payload_js__WEBPACK_IMPORTED_MODULE_0__/* .readPayload */ .rD)(environment["GITHUB_EVENT_PATH"]);
    switch (name) {
        case "pull_request":
        case "pull_request_target":
            return pullRequestEvent(read());
        case "merge_group": {
            const group = (0,_payload_js__WEBPACK_IMPORTED_MODULE_0__.at)(read(), "merge_group");
            return { name, base: (0,_payload_js__WEBPACK_IMPORTED_MODULE_0__/* .commit */ .cd)((0,_payload_js__WEBPACK_IMPORTED_MODULE_0__.at)(group, "base_sha")), head: (0,_payload_js__WEBPACK_IMPORTED_MODULE_0__/* .commit */ .cd)((0,_payload_js__WEBPACK_IMPORTED_MODULE_0__.at)(group, "head_sha")) };
        }
        case "pull_request_review": {
            const payload = read();
            const number = (0,_payload_js__WEBPACK_IMPORTED_MODULE_0__.id)((0,_payload_js__WEBPACK_IMPORTED_MODULE_0__.at)(payload, "pull_request", "number"));
            return { name, number, isSameRepository: isSameRepository(payload) };
        }
        case "push": {
            const payload = read();
            const ref = (0,_payload_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)((0,_payload_js__WEBPACK_IMPORTED_MODULE_0__.at)(payload, "ref"));
            const branch = (0,_payload_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)((0,_payload_js__WEBPACK_IMPORTED_MODULE_0__.at)(payload, "repository", "default_branch"));
            const isDefault = branch !== undefined && ref === `refs/heads/${branch}`;
            return { name, ref, isDefault, isDeletion: (0,_payload_js__WEBPACK_IMPORTED_MODULE_0__.at)(payload, "deleted") === true };
        }
        case "workflow_run": {
            const payload = read();
            const run = (0,_payload_js__WEBPACK_IMPORTED_MODULE_0__.at)(payload, "workflow_run");
            return { name, action: (0,_payload_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)((0,_payload_js__WEBPACK_IMPORTED_MODULE_0__.at)(payload, "action")), id: (0,_payload_js__WEBPACK_IMPORTED_MODULE_0__.id)((0,_payload_js__WEBPACK_IMPORTED_MODULE_0__.at)(run, "id")), run: finishedRun(run) };
        }
        case "workflow_dispatch":
            return { name, command: (0,_payload_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)((0,_payload_js__WEBPACK_IMPORTED_MODULE_0__.at)(read(), "inputs", "command")) };
        case "repository_dispatch": {
            const payload = read();
            return { name, type: (0,_payload_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)((0,_payload_js__WEBPACK_IMPORTED_MODULE_0__.at)(payload, "action")), payload: (0,_payload_js__WEBPACK_IMPORTED_MODULE_0__.at)(payload, "client_payload") };
        }
        case "schedule":
            return { name };
        default:
            return { name: "other", event: name };
    }
}
function eventRepository(environment) {
    const repository = (0,_payload_js__WEBPACK_IMPORTED_MODULE_0__.at)((0,_payload_js__WEBPACK_IMPORTED_MODULE_0__/* .readPayload */ .rD)(environment["GITHUB_EVENT_PATH"]), "repository");
    return {
        id: (0,_payload_js__WEBPACK_IMPORTED_MODULE_0__/* .required */ .mw)((0,_payload_js__WEBPACK_IMPORTED_MODULE_0__.id)((0,_payload_js__WEBPACK_IMPORTED_MODULE_0__.at)(repository, "id"))),
        isPublic: (0,_payload_js__WEBPACK_IMPORTED_MODULE_0__.at)(repository, "private") !== true,
        defaultBranch: (0,_payload_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)((0,_payload_js__WEBPACK_IMPORTED_MODULE_0__.at)(repository, "default_branch")),
    };
}
function pullRequestEvent(payload) {
    const pull = (0,_payload_js__WEBPACK_IMPORTED_MODULE_0__.at)(payload, "pull_request");
    return {
        name: "pull_request",
        action: (0,_payload_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)((0,_payload_js__WEBPACK_IMPORTED_MODULE_0__.at)(payload, "action")),
        number: (0,_payload_js__WEBPACK_IMPORTED_MODULE_0__.id)((0,_payload_js__WEBPACK_IMPORTED_MODULE_0__.at)(pull, "number")),
        base: (0,_payload_js__WEBPACK_IMPORTED_MODULE_0__/* .commit */ .cd)((0,_payload_js__WEBPACK_IMPORTED_MODULE_0__.at)(pull, "base", "sha")),
        baseRef: (0,_payload_js__WEBPACK_IMPORTED_MODULE_0__/* .required */ .mw)((0,_payload_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)((0,_payload_js__WEBPACK_IMPORTED_MODULE_0__.at)(pull, "base", "ref"))),
        headRef: (0,_payload_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)((0,_payload_js__WEBPACK_IMPORTED_MODULE_0__.at)(pull, "head", "ref")),
        head: (0,_payload_js__WEBPACK_IMPORTED_MODULE_0__/* .commit */ .cd)((0,_payload_js__WEBPACK_IMPORTED_MODULE_0__.at)(pull, "head", "sha")),
        isSameRepository: isSameRepository(payload),
        mergeCommit: (0,_payload_js__WEBPACK_IMPORTED_MODULE_0__.at)(pull, "merged") === true ? (0,_payload_js__WEBPACK_IMPORTED_MODULE_0__/* .commit */ .cd)((0,_payload_js__WEBPACK_IMPORTED_MODULE_0__.at)(pull, "merge_commit_sha")) : undefined,
    };
}
function isSameRepository(payload) {
    const head = (0,_payload_js__WEBPACK_IMPORTED_MODULE_0__.id)((0,_payload_js__WEBPACK_IMPORTED_MODULE_0__.at)(payload, "pull_request", "head", "repo", "id"));
    return head !== undefined && head === (0,_payload_js__WEBPACK_IMPORTED_MODULE_0__.id)((0,_payload_js__WEBPACK_IMPORTED_MODULE_0__.at)(payload, "pull_request", "base", "repo", "id"));
}
function finishedRun(run) {
    const repositoryId = (0,_payload_js__WEBPACK_IMPORTED_MODULE_0__/* .required */ .mw)((0,_payload_js__WEBPACK_IMPORTED_MODULE_0__.id)((0,_payload_js__WEBPACK_IMPORTED_MODULE_0__.at)(run, "repository", "id")));
    const own = (0,_payload_js__WEBPACK_IMPORTED_MODULE_0__/* .list */ .p_)((0,_payload_js__WEBPACK_IMPORTED_MODULE_0__.at)(run, "pull_requests")).filter((pull) => (0,_payload_js__WEBPACK_IMPORTED_MODULE_0__.id)((0,_payload_js__WEBPACK_IMPORTED_MODULE_0__.at)(pull, "base", "repo", "id")) === repositoryId);
    return {
        event: (0,_payload_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)((0,_payload_js__WEBPACK_IMPORTED_MODULE_0__.at)(run, "event")) ?? "",
        conclusion: (0,_payload_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)((0,_payload_js__WEBPACK_IMPORTED_MODULE_0__.at)(run, "conclusion")),
        repositoryId,
        head: {
            sha: (0,_payload_js__WEBPACK_IMPORTED_MODULE_0__/* .commit */ .cd)((0,_payload_js__WEBPACK_IMPORTED_MODULE_0__.at)(run, "head_sha")),
            branch: (0,_payload_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)((0,_payload_js__WEBPACK_IMPORTED_MODULE_0__.at)(run, "head_branch")),
            repositoryId: (0,_payload_js__WEBPACK_IMPORTED_MODULE_0__.id)((0,_payload_js__WEBPACK_IMPORTED_MODULE_0__.at)(run, "head_repository", "id")),
            owner: (0,_payload_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)((0,_payload_js__WEBPACK_IMPORTED_MODULE_0__.at)(run, "head_repository", "owner", "login")),
        },
        pullRequests: own.flatMap((pull) => (0,_payload_js__WEBPACK_IMPORTED_MODULE_0__.id)((0,_payload_js__WEBPACK_IMPORTED_MODULE_0__.at)(pull, "number")) ?? []),
    };
}


/***/ }),

/***/ 39519:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Qq: () => (/* binding */ text),
/* harmony export */   at: () => (/* binding */ at),
/* harmony export */   cd: () => (/* binding */ commit),
/* harmony export */   id: () => (/* binding */ id),
/* harmony export */   mw: () => (/* binding */ required),
/* harmony export */   p_: () => (/* binding */ list),
/* harmony export */   rD: () => (/* binding */ readPayload)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _memory_user_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90989);


function readPayload(path) {
    if (path === undefined)
        throw broken();
    try {
        return JSON.parse((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, "utf8"));
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
function text(value) {
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
    return new _memory_user_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y("The payload of the event cannot be read or lacks its commits.", "Run the Action on pull_request, push or merge_group, or give `base` and `head` as inputs.");
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

/***/ 9221:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Pz: () => (/* binding */ refuseRepository),
/* harmony export */   Rf: () => (/* binding */ admitRun),
/* harmony export */   US: () => (/* binding */ policyOf),
/* harmony export */   nq: () => (/* binding */ hidesItsCause),
/* harmony export */   yS: () => (/* binding */ isSameName)
/* harmony export */ });
/* harmony import */ var _load_gate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87346);
/* harmony import */ var _updates_refusal_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56340);


const HIDES_ITS_CAUSE = new Set(["pull_request_target", "workflow_run"]);
function hidesItsCause(event) {
    return HIDES_ITS_CAUSE.has(event);
}
async function admitRun({ run, memory, policy: readPolicy }) {
    if (!run)
        return (0,_updates_refusal_js__WEBPACK_IMPORTED_MODULE_1__/* .refusal */ .x)("UNKNOWN_RUN", "The source repository has no such run.");
    if (run.headRepositoryId !== run.repository.id || hidesItsCause(run.event)) {
        return (0,_updates_refusal_js__WEBPACK_IMPORTED_MODULE_1__/* .refusal */ .x)("SOURCE_FORK", "A fork's pull request started the run, or may have.");
    }
    const policy = await readPolicy();
    const unlisted = run.repository.id === memory.id ? undefined : refuseRepository(run.repository.name, policy);
    if (unlisted)
        return unlisted;
    if (isListedWorkflow(run.workflow, policy))
        return run;
    return (0,_updates_refusal_js__WEBPACK_IMPORTED_MODULE_1__/* .refusal */ .x)("WORKFLOW_NOT_LISTED", "The workflow of the run may not send updates.");
}
function policyOf(source, branch, options) {
    let policy;
    const read = async () => {
        const { base } = await source.fetch(await branch(), []);
        return (await (0,_load_gate_js__WEBPACK_IMPORTED_MODULE_0__/* .loadGate */ .W)(await source.repository.commitTree(base), options)).proposals;
    };
    return () => (policy ??= read());
}
function refuseRepository(name, { sources = [] }) {
    if (sources.some((source) => isSameName(source, name)))
        return undefined;
    return (0,_updates_refusal_js__WEBPACK_IMPORTED_MODULE_1__/* .refusal */ .x)("SOURCE_NOT_LISTED", "The source repository may not send updates.");
}
function isSameName(left, right) {
    return left.toLowerCase() === right.toLowerCase();
}
function isListedWorkflow(path, { workflows }) {
    return workflows === undefined || workflows.some((name) => path === `.github/workflows/${name}`);
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

/***/ 59402:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A5: () => (/* binding */ BranchMoved),
/* harmony export */   GJ: () => (/* binding */ COMMENT_BYTES),
/* harmony export */   VZ: () => (/* binding */ isNewerRun),
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
function isNewerRun(left, right) {
    return left.id > right.id || (left.id === right.id && left.attempt > right.attempt);
}
const COMMENT_BYTES = 65_536 - 256;
class BranchMoved extends Error {
    name = "BranchMoved";
}
class BranchProtected extends _user_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y {
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

/***/ 26139:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $j: () => (/* binding */ branchPrefix),
/* harmony export */   B4: () => (/* binding */ blockLines),
/* harmony export */   FJ: () => (/* binding */ decisionLabel),
/* harmony export */   Gr: () => (/* binding */ readBlock),
/* harmony export */   Yv: () => (/* binding */ DECISIONS),
/* harmony export */   j6: () => (/* binding */ PROPOSAL_LABELS),
/* harmony export */   mS: () => (/* binding */ writeTrailers),
/* harmony export */   rT: () => (/* binding */ STANDING_LABELS),
/* harmony export */   t8: () => (/* binding */ readTrailers)
/* harmony export */ });
/* harmony import */ var _plain_data_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85742);

const DECISIONS = ["accept", "merge", "supersede", "reject"];
const PROPOSAL_LABELS = {
    update: "memory-update",
    import: "memory-import",
    choice: "memory-needs-choice",
    conflict: "memory-conflict",
};
const STANDING_LABELS = {
    duplicate: "memory-duplicate",
    competing: "memory-competing",
    broken: "memory-broken",
    outdated: "memory-outdated",
    auto: "memory-auto",
};
function decisionLabel(decision) {
    return `memory-decision-${decision}`;
}
function branchPrefix(kind) {
    return `memory/${kind}/`;
}
const DIGEST = /^sha256:[0-9a-f]{64}$/;
const REPOSITORY = /^[A-Za-z0-9][A-Za-z0-9-]{0,38}\/[A-Za-z0-9._-]{1,100}$/;
const RUN = /^[A-Za-z0-9](?:[A-Za-z0-9._-]{0,98}[A-Za-z0-9])?$/;
const COMMIT = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;
function writeTrailers({ kind, decision, digest, idempotencyKey, source, run }) {
    return [
        `Memory-Proposal: ${kind}`,
        `Memory-Decision: ${decision}`,
        `Memory-Digest: ${digest}`,
        `Memory-Source-Run: ${source.repository}@${source.id}`,
        `Memory-Idempotency-Key: ${idempotencyKey}`,
        `Memory-Steward-Run: ${run.id}.${run.attempt}`,
    ].join("\n");
}
function readTrailers(message) {
    const last = message.replaceAll("\r\n", "\n").trimEnd().slice(-LAST_PARAGRAPH).split("\n\n").at(-1) ?? "";
    const values = new Map();
    for (const line of last.split("\n")) {
        const [, name, value] = /^(Memory-[A-Za-z-]{1,40}): (\S.{0,400})$/.exec(line) ?? [];
        if (name !== undefined && value !== undefined && !values.has(name))
            values.set(name, value);
    }
    const kind = kindOf(values.get("Memory-Proposal"));
    const decision = decisionOf(values.get("Memory-Decision"));
    const digest = textOf(values.get("Memory-Digest"), DIGEST);
    const idempotencyKey = textOf(values.get("Memory-Idempotency-Key"), DIGEST);
    const [, repository, id] = /^([^@]+)@(.+)$/.exec(values.get("Memory-Source-Run") ?? "") ?? [];
    const source = sourceOf({ repository, id });
    const [, run, attempt] = /^(\d{1,15})\.(\d{1,6})$/.exec(values.get("Memory-Steward-Run") ?? "") ?? [];
    if (!kind || !decision || !digest || !idempotencyKey || !source || run === undefined)
        return undefined;
    return { kind, decision, digest, idempotencyKey, source, run: { id: Number(run), attempt: Number(attempt) } };
}
const LAST_PARAGRAPH = 4000;
const BLOCK_LIMIT = 32_000;
function blockLines(block) {
    const { records } = block;
    for (let shown = records.length;; shown = Math.floor(shown / 2)) {
        const part = shown === records.length
            ? block
            : { ...block, records: records.slice(0, shown), moreRecords: records.length - shown };
        const text = JSON.stringify(part, null, 2).replace(/[^\n -;=-_a-~]/g, escaped);
        if (text.length <= BLOCK_LIMIT || shown === 0)
            return text.split("\n");
    }
}
function escaped(character) {
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
}
const BLOCK = /^```json\n(\{\n(?:.*\n)*?\})\n```$/gm;
function readBlock(comment) {
    const found = [...comment.replaceAll("\r\n", "\n").matchAll(BLOCK)].at(-1)?.[1];
    if (found === undefined)
        return undefined;
    try {
        return blockOf(JSON.parse(found));
    }
    catch (error) {
        if (error instanceof SyntaxError)
            return undefined;
        throw error;
    }
}
function blockOf(value) {
    if (!(0,_plain_data_js__WEBPACK_IMPORTED_MODULE_0__/* .isMapping */ .p)(value) || value["schema"] !== "memory-steward.proposal/v1")
        return undefined;
    const kind = kindOf(value["kind"]);
    const decision = decisionOf(value["decision"]);
    const handling = value["handling"];
    const digest = textOf(value["digest"], DIGEST);
    const idempotencyKey = textOf(value["idempotencyKey"], DIGEST);
    const source = sourceOf(value["source"]);
    const base = textOf(value["base"], COMMIT);
    const records = Array.isArray(value["records"]) ? value["records"].map(recordOf) : undefined;
    if (!kind || !decision || (handling !== "person" && handling !== "auto") || !digest || !idempotencyKey)
        return undefined;
    if (!source || !base || !records)
        return undefined;
    const read = records.filter((record) => record !== undefined);
    if (read.length < records.length)
        return undefined;
    const more = value["moreRecords"];
    return {
        ...(typeof more === "number" && more > 0 && { moreRecords: more }),
        schema: "memory-steward.proposal/v1",
        kind,
        decision,
        handling,
        digest,
        idempotencyKey,
        source,
        base,
        records: read,
    };
}
function recordOf(value) {
    if (!(0,_plain_data_js__WEBPACK_IMPORTED_MODULE_0__/* .isMapping */ .p)(value))
        return undefined;
    const { id, path, relation, reason, targets, claim } = value;
    const decision = decisionOf(value["decision"]);
    if (typeof id !== "string" || typeof path !== "string" || !decision)
        return undefined;
    if (typeof relation !== "string" || typeof reason !== "string" || !Array.isArray(targets))
        return undefined;
    const names = targets.filter((target) => typeof target === "string");
    const digest = textOf(claim, DIGEST);
    return { id, path, decision, relation, reason, targets: names, ...(digest !== undefined && { claim: digest }) };
}
function sourceOf(value) {
    if (!(0,_plain_data_js__WEBPACK_IMPORTED_MODULE_0__/* .isMapping */ .p)(value))
        return undefined;
    const { url, issue } = value;
    const repository = textOf(value["repository"], REPOSITORY);
    const id = textOf(value["id"], RUN);
    if (!repository || !id)
        return undefined;
    return {
        repository,
        id,
        ...(typeof url === "string" && /^https:\/\/[!-~]{1,2000}$/.test(url) && { url }),
        ...(typeof issue === "number" && Number.isSafeInteger(issue) && issue > 0 && { issue }),
    };
}
function kindOf(value) {
    return value === "update" || value === "import" ? value : undefined;
}
function decisionOf(value) {
    return DECISIONS.find((decision) => decision === value);
}
function textOf(value, pattern) {
    return typeof value === "string" && pattern.test(value) ? value : undefined;
}


/***/ }),

/***/ 35594:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   renderAnnotations: () => (/* binding */ renderAnnotations)
/* harmony export */ });
/* harmony import */ var _memory_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20548);
/* harmony import */ var _by_design_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(81554);
/* harmony import */ var _repository_path_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(48788);
/* harmony import */ var _selection_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(67230);
/* harmony import */ var _source_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(98551);
/* harmony import */ var _visible_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(36672);
/* harmony import */ var _wording_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(71272);







const LEVELS = { error: "error", warning: "warning", note: "notice" };
const MESSAGE_BYTES = 4096;
function renderAnnotations(report, { perLevel, total } = { perLevel: 10, total: 50 }) {
    const open = report.findings.filter((finding) => finding.accepted === undefined && !(0,_by_design_js__WEBPACK_IMPORTED_MODULE_4__/* .isByDesign */ .Y)(finding));
    const shown = _memory_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .SEVERITIES */ .oC.flatMap((severity) => (0,_selection_js__WEBPACK_IMPORTED_MODULE_1__/* .spread */ .il)(open.filter((finding) => finding.severity === severity), ({ path }) => path).slice(0, perLevel)).slice(0, total);
    return [
        ...shown.map((finding) => command(finding, report.root)),
        `${(0,_wording_js__WEBPACK_IMPORTED_MODULE_3__/* .number */ .ai)(shown.length)} of ${(0,_wording_js__WEBPACK_IMPORTED_MODULE_3__/* .number */ .ai)(open.length)} findings shown as annotations, worst first.`,
    ];
}
function command(finding, root) {
    const { start, end } = finding.range;
    const properties = [
        ["file", (0,_visible_text_js__WEBPACK_IMPORTED_MODULE_2__/* .visible */ .RK)((0,_repository_path_js__WEBPACK_IMPORTED_MODULE_5__/* .repositoryPath */ .S)(root, finding.path))],
        ["line", String(start.line)],
        ["endLine", String((0,_source_text_js__WEBPACK_IMPORTED_MODULE_6__/* .lastLineOf */ .S)(finding.range))],
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

/***/ 81554:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ isByDesign)
/* harmony export */ });
function isByDesign({ rule, severity }) {
    return rule === "index/stale" && severity === "note";
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

/***/ 62507:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ exampleBlocks)
/* harmony export */ });
/* unused harmony export exampleMarkdown */
/* harmony import */ var _markdown_escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34003);
/* harmony import */ var _visible_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(36672);


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
    return shownBlocks(example, at).map((block) => ({
        ...block,
        lines: block.lines.map((line) => (example.hidden ?? []).reduce((text, value) => text.replaceAll(value, HIDDEN), line)),
    }));
}
const HIDDEN = "[a secret]";
function shownBlocks(example, at) {
    const place = at === undefined ? undefined : parsePlace(at);
    const { before, files } = example;
    const blocks = [];
    for (const [path, text] of Object.entries(before ?? {})) {
        if (files[path] !== text)
            blocks.push(textBlock(path, text, ", on the target branch"));
    }
    for (const [path, text] of Object.entries(example.between ?? {})) {
        blocks.push(textBlock(path, text, ", in a commit of the change"));
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

/***/ 8194:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AD: () => (/* binding */ rulePageAddress),
/* harmony export */   lg: () => (/* binding */ byArea)
/* harmony export */ });
/* unused harmony exports rulePagePath, rulePage, ruleIndex */
/* harmony import */ var _rule_example_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(62507);
/* harmony import */ var _wording_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71272);


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
function waiverAdvice({ id, waivedDetail }) {
    const detail = waivedDetail === undefined ? "" : `\n    detail: ${waivedDetail}`;
    return `## Accept one place for a time

In \`memory-steward.waivers.yaml\`; [configuration](../configuration.md) describes the file:

\`\`\`yaml
waivers:
  - rule: ${id}
    subject: ${SUBJECT} # id of the record, or path of the file${detail}
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

/***/ 25429:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  renderSarif: () => (/* binding */ renderSarif)
});

// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(38522);
// EXTERNAL MODULE: ./build/src/memory/finding.js
var finding = __webpack_require__(20548);
// EXTERNAL MODULE: ./build/src/report/json-text.js
var json_text = __webpack_require__(25714);
// EXTERNAL MODULE: ./build/src/report/repository-path.js
var repository_path = __webpack_require__(48788);
// EXTERNAL MODULE: ./build/src/report/visible-text.js
var visible_text = __webpack_require__(36672);
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
var wording = __webpack_require__(71272);
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

/***/ 62260:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ruleDescriptions: () => (/* binding */ ruleDescriptions)
/* harmony export */ });
/* harmony import */ var _report_rule_page_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8194);
/* harmony import */ var _rules_registry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5039);


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


/***/ }),

/***/ 56340:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ refusal)
/* harmony export */ });
/* unused harmony export REFUSALS */
const REFUSALS = {
    TOO_LARGE: "Send a smaller update: one claim with its evidence, not a dump of the run.",
    NOT_TEXT: "Write the file as UTF-8 without NUL or unpaired surrogates.",
    NOT_JSON: "Write one JSON value that RFC 8259 allows, without trailing commas or comments.",
    TOO_DEEP: "Nest values less deeply.",
    DUPLICATE_KEY: "Name each member once.",
    RESERVED_KEY: "Use another name for the member.",
    INVALID: "Follow schemas/memory-update.schema.json.",
    UNKNOWN_FORMAT: 'Write "schema": "memory-steward.update/v1", which this steward reads.',
    WRONG_REPOSITORY: "Send the update to the memory that it names.",
    WRONG_RUN: "Name the run that sends the update: repository and id are compared with those of the run.",
    DIGEST_MISMATCH: "Send the file again: what arrived is not what was announced.",
    UNKNOWN_BASE: "Name a commit of the memory's default branch as baseCommit.",
    UNSAFE_PATH: "Write the path relative to the memory's root, with plain names, without dot files and `..`.",
    PROTECTED_PATH: "Leave configuration, ontology, indexes, snapshots and workflows to people.",
    NOT_PROPOSABLE: "Put the file where the layout takes proposals.",
    PATH_COLLISION: "Use the spelling of the file that is there already.",
    NOT_A_FILE: "Name a regular file.",
    CHANGED_TWICE: "Name each file and each record once.",
    NO_SUCH_FILE: "Delete only what is there.",
    NO_SUCH_RECORD: "Name an id of the memory.",
    NO_PLACE: "Send the file with its path instead of the record.",
    WRONG_ID: "Keep the id of the record that the file holds.",
    CONFLICT: "Read the memory again and send the update on its present state.",
    BREAKS_CHECK: "Mend what the check says.",
    SECRET: "Revoke the secret, then send the update without it.",
    POISON: "Write for a reader; leave out text that steers an agent or hides.",
    BEFORE: "Leave it: it was rejected. To have it judged anew, remove its entry from memory-steward.rejections.yaml by a pull request.",
    NOTHING_NEW: "Send nothing: the memory says this already.",
    SOURCE_FORK: "Run the agent where no fork's pull request starts it; what a fork has to say comes as its own pull request.",
    SOURCE_NOT_LISTED: "Name the repository under `proposals.sources` in memory-steward.yml of the default branch.",
    WORKFLOW_NOT_LISTED: "Name the workflow under `proposals.workflows` in memory-steward.yml of the default branch.",
    UNKNOWN_RUN: "Name a run of the source repository that the token may see.",
    RUN_NOT_FINISHED: "Send the update when the run has ended.",
    UNREADABLE_REQUEST: "Send `update`, or `repository` and `run`, as docs/sources.md describes them.",
    ARTIFACT_MISSING: "Upload memory-update.json as an artifact of the name memory-update.",
    ARTIFACT_TWICE: "Upload one artifact of the name memory-update in one run.",
    ARTIFACT_EXPIRED: "Run the agent again, or keep its artifact longer.",
    ARTIFACT_TOO_SLOW: "Run the job again.",
    ARCHIVE_DAMAGED: "Upload the file with actions/upload-artifact.",
    ARCHIVE_ENCRYPTED: "Upload the file without a password.",
    ARCHIVE_TOO_LARGE: "Send a smaller update: one claim with its evidence, not a dump of the run.",
    ARCHIVE_TOO_MANY_FILES: "Upload memory-update.json alone.",
    ARCHIVE_UNSAFE_PATH: "Upload memory-update.json from the folder that holds it.",
    ARCHIVE_NOT_A_FILE: "Upload a regular file, no link.",
    ARCHIVE_DUPLICATE_PATH: "Upload memory-update.json once.",
    ARCHIVE_WRONG_FILE: "Name the one file of the artifact memory-update.json.",
};
function refusal(name, message, where = {}) {
    return { code: `MEMORY_REJECTED_${name}`, message, advice: REFUSALS[name], ...where };
}


/***/ })

};
