export const id = 217;
export const ids = [217];
export const modules = {

/***/ 3015:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runInActions: () => (/* binding */ runInActions)
});

// EXTERNAL MODULE: ./node_modules/@actions/core/lib/core.js + 14 modules
var core = __webpack_require__(6421);
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

// EXTERNAL MODULE: ./build/src/actions/check-step.js
var check_step = __webpack_require__(7644);
// EXTERNAL MODULE: ./build/src/actions/event.js + 1 modules
var actions_event = __webpack_require__(1990);
// EXTERNAL MODULE: ./build/src/indexes/part-of-path.js
var part_of_path = __webpack_require__(9243);
// EXTERNAL MODULE: ./build/src/memory/user-error.js
var user_error = __webpack_require__(989);
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
function label(value) {
    if (value !== undefined && value.length > 50) {
        throw new user_error/* UserError */.y(`The input "fail-label" is longer than the 50 characters of a label.`, "Shorten it.");
    }
    return value;
}

// EXTERNAL MODULE: ./build/src/commands/version.js + 1 modules
var version = __webpack_require__(2792);
// EXTERNAL MODULE: ./build/src/memory/forge.js
var forge = __webpack_require__(9402);
// EXTERNAL MODULE: ./build/src/report/failure.js
var report_failure = __webpack_require__(1522);
// EXTERNAL MODULE: ./build/src/report/log-sink.js
var log_sink = __webpack_require__(4468);
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
    "merge-reports": () => ({ commands: ["merge-reports"], notes: [] }),
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
        if (commands.includes("merge-reports")) {
            const { runMerge } = await __webpack_require__.e(/* import() */ 639).then(__webpack_require__.bind(__webpack_require__, 9639));
            step = await runMerge(inputs, event, workspace);
            exitCode = step.result.report.verdict === "fail" ? 1 : 0;
        }
        if (commands.includes("check") && inputs.shard) {
            const { runShard } = await __webpack_require__.e(/* import() */ 639).then(__webpack_require__.bind(__webpack_require__, 9639));
            await runShard(inputs.shard, inputs, event, workspace);
            return 0;
        }
        if (commands.includes("check")) {
            step = await (0,check_step/* runCheck */.k_)(inputs, event, workspace);
            exitCode = step.result.report.verdict === "fail" ? 1 : 0;
        }
        const approvalsAlone = commands.includes("approvals");
        if (approvalsAlone || commands.includes("publish")) {
            const { runPublish } = await Promise.all(/* import() */[__webpack_require__.e(321), __webpack_require__.e(242)]).then(__webpack_require__.bind(__webpack_require__, 3242));
            const checked = step && { checked: step.result };
            const input = { inputs, event, environment: process.env, workspace, approvalsAlone, ...checked };
            const { refused, verdict } = await runPublish(input);
            exitCode = Math.max(exitCode, tellRefused(refused, step !== undefined));
            if (verdict !== undefined)
                core/* setOutput */.uH("verdict", verdict);
            if (approvalsAlone && verdict === "fail")
                exitCode = Math.max(exitCode, 1);
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

/***/ 7644:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k_: () => (/* binding */ runCheck),
/* harmony export */   uX: () => (/* binding */ memoryFolder),
/* harmony export */   z8: () => (/* binding */ report)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6421);
/* harmony import */ var _commands_check_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5830);
/* harmony import */ var _git_repository_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(827);
/* harmony import */ var _memory_user_error_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(989);
/* harmony import */ var _report_annotations_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5594);
/* harmony import */ var _report_json_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(7912);
/* harmony import */ var _report_markdown_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4531);
/* harmony import */ var _report_sarif_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(5429);
/* harmony import */ var _terminal_gate_options_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(1504);
/* harmony import */ var _terminal_progress_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(2327);
/* harmony import */ var _terminal_rule_descriptions_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(2260);
/* harmony import */ var _terminal_write_output_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(4987);
/* harmony import */ var _check_subject_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(6876);















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
        const result = await (0,_commands_check_js__WEBPACK_IMPORTED_MODULE_3__/* .check */ .z)({
            subject: await (0,_check_subject_js__WEBPACK_IMPORTED_MODULE_12__/* .checkSubject */ .j)(repository, event, inputs),
            root: repository.prefix.replace(/\/$/, ""),
            gate: (0,_terminal_gate_options_js__WEBPACK_IMPORTED_MODULE_9__/* .gateOptions */ .O)(dir, inputs, repository),
            now: new Date(),
            onProgress: (0,_terminal_progress_js__WEBPACK_IMPORTED_MODULE_13__/* .progressLine */ .o)(process.stdout).update,
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
    (0,_terminal_write_output_js__WEBPACK_IMPORTED_MODULE_11__/* .writeOutput */ .z)(workspace, reportPath, (0,_report_json_js__WEBPACK_IMPORTED_MODULE_14__/* .renderJson */ .h)(report));
    (0,_terminal_write_output_js__WEBPACK_IMPORTED_MODULE_11__/* .writeOutput */ .z)(workspace, sarifPath, (0,_report_sarif_js__WEBPACK_IMPORTED_MODULE_8__/* .renderSarif */ .W)(report, (0,_terminal_rule_descriptions_js__WEBPACK_IMPORTED_MODULE_10__/* .ruleDescriptions */ .U)()));
    for (const line of (0,_report_annotations_js__WEBPACK_IMPORTED_MODULE_6__/* .renderAnnotations */ .H)(report))
        process.stdout.write(`${line}\n`);
    await _actions_core__WEBPACK_IMPORTED_MODULE_2__/* .summary */ .z.addRaw((0,_report_markdown_js__WEBPACK_IMPORTED_MODULE_7__/* .renderMarkdown */ .G)(report)).write();
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
        _actions_core__WEBPACK_IMPORTED_MODULE_2__/* .setOutput */ .uH(name, value);
    function file(input, name) {
        return input === undefined ? (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(temporary, name) : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(workspace, input);
    }
}


/***/ }),

/***/ 6876:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ checkSubject)
/* harmony export */ });
/* harmony import */ var _memory_user_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(989);

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

/***/ 1990:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  n: () => (/* binding */ eventRepository),
  j: () => (/* binding */ readEvent)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: ./build/src/memory/user-error.js
var user_error = __webpack_require__(989);
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

/***/ 9243:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   hH: () => (/* binding */ MAX_SHARDS),
/* harmony export */   uK: () => (/* binding */ parseShard),
/* harmony export */   wQ: () => (/* binding */ partOfPath)
/* harmony export */ });
const MAX_SHARDS = 256;
function parseShard(text) {
    const [, shard = 0, of = 0] = (/^([0-9]{1,3})\/([0-9]{1,3})$/.exec(text) ?? []).map(Number);
    return shard >= 1 && shard <= of && of <= MAX_SHARDS ? { shard, of } : undefined;
}
function partOfPath(path, count) {
    let hash = 0x811c9dc5;
    for (let i = 0; i < path.length; i++)
        hash = Math.imul(hash ^ path.charCodeAt(i), 0x01000193);
    hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
    hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
    return Math.floor((((hash ^ (hash >>> 16)) >>> 0) * count) / 2 ** 32) + 1;
}


/***/ }),

/***/ 8359:
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

/***/ 9402:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GJ: () => (/* binding */ COMMENT_BYTES),
/* harmony export */   YQ: () => (/* binding */ HeadMoved),
/* harmony export */   cb: () => (/* binding */ MissingPermission)
/* harmony export */ });
/* harmony import */ var _user_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(989);

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

/***/ 989:
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

/***/ 1522:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ describeFailure)
/* harmony export */ });
/* harmony import */ var _visible_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6672);
/* harmony import */ var _memory_user_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(989);


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

/***/ 4468:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ sanitizeLogLine),
/* harmony export */   m: () => (/* binding */ sanitizeLog)
/* harmony export */ });
/* harmony import */ var _visible_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6672);

function sanitizeLogLine(line) {
    return (0,_visible_text_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(line)
        .replace(/^(\s*):(?=:)/u, "$1: ")
        .replace(/##(?=\[)/g, "# #");
}
function sanitizeLog(text) {
    return text.split("\n").map(sanitizeLogLine).join("\n");
}


/***/ }),

/***/ 6672:
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


/***/ })

};
