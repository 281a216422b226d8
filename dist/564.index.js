export const id = 564;
export const ids = [564];
export const modules = {

/***/ 4564:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runInActions: () => (/* binding */ runInActions)
});

// EXTERNAL MODULE: ../../../work/main/node_modules/@actions/core/lib/core.js + 14 modules
var core = __webpack_require__(1755);
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
            return nothing("Regenerating indexes, snapshots and the drift report are not part of this version.");
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
        commands: ["check"],
        notes: ["Regenerating indexes, snapshots and judging open proposals again are not part of this version."],
    };
}
function dispatchPlan(command) {
    if (command === undefined || command === "") {
        return nothing("The workflow was started by hand without an input `command`.");
    }
    if (command === "check")
        return { commands: ["check"], notes: [] };
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

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/src/commands/check.js + 18 modules
var check = __webpack_require__(9440);
// EXTERNAL MODULE: ./build/src/git/repository.js + 17 modules
var git_repository = __webpack_require__(1402);
// EXTERNAL MODULE: ./build/src/memory/user-error.js
var user_error = __webpack_require__(9785);
// EXTERNAL MODULE: ./build/src/report/annotations.js
var annotations = __webpack_require__(2086);
// EXTERNAL MODULE: ./build/src/report/json.js
var json = __webpack_require__(196);
// EXTERNAL MODULE: ./build/src/report/markdown.js + 2 modules
var markdown = __webpack_require__(7670);
// EXTERNAL MODULE: ./build/src/report/sarif.js + 1 modules
var sarif = __webpack_require__(1257);
// EXTERNAL MODULE: ./build/src/terminal/gate-options.js
var gate_options = __webpack_require__(1228);
// EXTERNAL MODULE: ./build/src/terminal/progress.js
var progress = __webpack_require__(3083);
// EXTERNAL MODULE: ./build/src/terminal/rule-descriptions.js
var rule_descriptions = __webpack_require__(5152);
// EXTERNAL MODULE: ./build/src/terminal/write-output.js
var write_output = __webpack_require__(3263);
;// CONCATENATED MODULE: ./build/src/actions/check-subject.js

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
        if (error instanceof user_error/* UserError */.y)
            return false;
        throw error;
    }
}

;// CONCATENATED MODULE: ./build/src/actions/check-step.js















async function runCheck(inputs, event, workspace) {
    const dir = (0,external_node_path_.resolve)(workspace, inputs.directory);
    if (!(0,external_node_fs_.statSync)(dir, { throwIfNoEntry: false })?.isDirectory()) {
        throw new user_error/* UserError */.y(`There is no folder ${inputs.directory} in the workspace.`, "Check the repository out first, and name its folder of memory as `directory`.");
    }
    const repository = await (0,git_repository/* openRepository */.h)(dir);
    try {
        const result = await (0,check/* check */.z)({
            subject: await checkSubject(repository, event, inputs),
            root: repository.prefix.replace(/\/$/, ""),
            gate: (0,gate_options/* gateOptions */.O)(dir, inputs, repository),
            now: new Date(),
            onProgress: (0,progress/* progressLine */.o)(process.stdout).update,
        });
        await report(result, inputs, workspace);
        return { result, repository };
    }
    catch (error) {
        await repository.close();
        throw error;
    }
}
async function report({ report }, inputs, workspace) {
    const temporary = process.env["RUNNER_TEMP"] ?? workspace;
    const reportPath = file(inputs.reportFile, "memory-steward-report.json");
    const sarifPath = file(inputs.sarifFile, "memory-steward.sarif");
    (0,write_output/* writeOutput */.z)(workspace, reportPath, (0,json/* renderJson */.h)(report));
    (0,write_output/* writeOutput */.z)(workspace, sarifPath, (0,sarif/* renderSarif */.W)(report, (0,rule_descriptions/* ruleDescriptions */.U)()));
    for (const line of (0,annotations/* renderAnnotations */.H)(report))
        process.stdout.write(`${line}\n`);
    await core/* summary */.z.addRaw((0,markdown/* renderMarkdown */.G)(report)).write();
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
        core/* setOutput */.uH(name, value);
    function file(input, name) {
        return input === undefined ? (0,external_node_path_.join)(temporary, name) : (0,external_node_path_.resolve)(workspace, input);
    }
}

// EXTERNAL MODULE: ./build/src/actions/event.js + 1 modules
var actions_event = __webpack_require__(2628);
;// CONCATENATED MODULE: ./build/src/actions/inputs.js

function readInputs(environment) {
    const optional = {
        layout: input(environment, "layout"),
        config: input(environment, "config"),
        base: input(environment, "base"),
        head: input(environment, "head"),
        reportFile: input(environment, "report-file"),
        sarifFile: input(environment, "sarif-file"),
        token: input(environment, "token"),
        checkRun: choice(environment, "check-run"),
        failLabel: label(input(environment, "fail-label")),
    };
    return {
        command: input(environment, "command") ?? "check",
        directory: input(environment, "directory") ?? ".",
        comment: choice(environment, "comment") ?? true,
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
function choice(environment, name) {
    const value = input(environment, name)?.toLowerCase();
    if (value === undefined)
        return undefined;
    if (value === "true" || value === "false")
        return value === "true";
    throw new user_error/* UserError */.y(`The input "${name}" is neither true nor false.`, "Give one of the two.");
}
function label(value) {
    if (value !== undefined && value.length > 50) {
        throw new user_error/* UserError */.y(`The input "fail-label" is longer than the 50 characters of a label.`, "Shorten it.");
    }
    return value;
}

// EXTERNAL MODULE: ./build/src/commands/version.js + 1 modules
var version = __webpack_require__(545);
// EXTERNAL MODULE: ./build/src/memory/forge.js
var forge = __webpack_require__(326);
// EXTERNAL MODULE: ./build/src/report/failure.js
var report_failure = __webpack_require__(1446);
// EXTERNAL MODULE: ./build/src/report/log-sink.js
var log_sink = __webpack_require__(2808);
;// CONCATENATED MODULE: ./build/src/action.js










async function runInActions() {
    try {
        core/* setOutput */.uH("verdict", "fail");
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
}
const COMMANDS = {
    auto: planFor,
    check: () => ({ commands: ["check"], notes: [] }),
    publish: () => ({ commands: ["publish"], notes: [] }),
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
        if (commands.includes("check")) {
            step = await runCheck(inputs, event, workspace);
            exitCode = step.result.report.verdict === "fail" ? 1 : 0;
        }
        if (commands.includes("publish")) {
            const { runPublish } = await __webpack_require__.e(/* import() */ 908).then(__webpack_require__.bind(__webpack_require__, 9908));
            const checked = step && { checked: step.result };
            const refused = await runPublish({ inputs, event, environment: process.env, workspace, ...checked });
            exitCode = Math.max(exitCode, tellRefused(refused, step !== undefined));
        }
        return exitCode;
    }
    finally {
        await step?.repository.close();
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

/***/ 2628:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  n: () => (/* binding */ eventRepository),
  j: () => (/* binding */ readEvent)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: ./build/src/memory/user-error.js
var user_error = __webpack_require__(9785);
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
    return { id: required(id(at(repository, "id"))), isPublic: at(repository, "private") === false };
}
function pullRequestEvent(payload) {
    const pull = at(payload, "pull_request");
    return {
        name: "pull_request",
        action: payload_text(at(payload, "action")),
        number: id(at(pull, "number")),
        base: commit(at(pull, "base", "sha")),
        baseRef: required(payload_text(at(pull, "base", "ref"))),
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

/***/ 326:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GJ: () => (/* binding */ COMMENT_BYTES),
/* harmony export */   YQ: () => (/* binding */ HeadMoved),
/* harmony export */   cb: () => (/* binding */ MissingPermission)
/* harmony export */ });
/* harmony import */ var _user_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9785);

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


/***/ }),

/***/ 2808:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ sanitizeLogLine),
/* harmony export */   m: () => (/* binding */ sanitizeLog)
/* harmony export */ });
/* harmony import */ var _visible_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9652);

function sanitizeLogLine(line) {
    return (0,_visible_text_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(line)
        .replace(/^(\s*):(?=:)/u, "$1: ")
        .replace(/##(?=\[)/g, "# #");
}
function sanitizeLog(text) {
    return text.split("\n").map(sanitizeLogLine).join("\n");
}


/***/ })

};
