export const id = 685;
export const ids = [685];
export const modules = {

/***/ 1685:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runInActions: () => (/* binding */ runInActions)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./node_modules/@actions/core/lib/core.js + 14 modules
var core = __webpack_require__(6421);
// EXTERNAL MODULE: ./build/src/commands/check.js + 33 modules
var check = __webpack_require__(7687);
// EXTERNAL MODULE: ./build/src/commands/version.js + 1 modules
var version = __webpack_require__(2792);
// EXTERNAL MODULE: ./build/src/memory/user-error.js
var user_error = __webpack_require__(989);
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

;// CONCATENATED MODULE: ./build/src/actions/event.js


function readEvent(environment) {
    const name = environment["GITHUB_EVENT_NAME"];
    if (name !== "pull_request" && name !== "pull_request_target" && name !== "merge_group")
        return { name: "other" };
    const payload = readPayload(environment["GITHUB_EVENT_PATH"]);
    if (name === "merge_group") {
        const group = member(payload, "merge_group");
        return { name, base: commit(member(group, "base_sha")), head: commit(member(group, "head_sha")) };
    }
    const pull = member(payload, "pull_request");
    const base = member(pull, "base");
    const ref = member(base, "ref");
    if (typeof ref !== "string")
        throw broken();
    return {
        name: "pull_request",
        base: commit(member(base, "sha")),
        baseRef: ref,
        head: commit(member(member(pull, "head"), "sha")),
    };
}
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
function member(value, name) {
    if (typeof value !== "object" || value === null || !Object.hasOwn(value, name))
        throw broken();
    return value[name];
}
function commit(value) {
    if (typeof value !== "string" || !/^[0-9a-f]{40}([0-9a-f]{24})?$/.test(value))
        throw broken();
    return value;
}
function broken() {
    return new user_error/* UserError */.y("The payload of the event cannot be read or lacks its commits.", "Run the Action on pull_request, push or merge_group, or give `base` and `head` as inputs.");
}

;// CONCATENATED MODULE: ./build/src/actions/inputs.js

function readInputs(environment) {
    const optional = {
        layout: input(environment, "layout"),
        config: input(environment, "config"),
        base: input(environment, "base"),
        head: input(environment, "head"),
        reportFile: input(environment, "report-file"),
        sarifFile: input(environment, "sarif-file"),
    };
    return {
        command: input(environment, "command") ?? "check",
        directory: input(environment, "directory") ?? ".",
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

// EXTERNAL MODULE: ./build/src/git/repository.js + 20 modules
var git_repository = __webpack_require__(6601);
// EXTERNAL MODULE: ./build/src/report/annotations.js
var annotations = __webpack_require__(5594);
// EXTERNAL MODULE: ./build/src/report/failure.js
var report_failure = __webpack_require__(1522);
// EXTERNAL MODULE: ./build/src/report/json.js
var json = __webpack_require__(7912);
// EXTERNAL MODULE: ./build/src/report/visible-text.js
var visible_text = __webpack_require__(6672);
;// CONCATENATED MODULE: ./build/src/report/log-sink.js

function sanitizeLogLine(line) {
    return (0,visible_text/* visible */.RK)(line)
        .replace(/^(\s*):(?=:)/u, "$1: ")
        .replace(/##(?=\[)/g, "# #");
}
function sanitizeLog(text) {
    return text.split("\n").map(sanitizeLogLine).join("\n");
}

// EXTERNAL MODULE: ./build/src/report/markdown.js + 2 modules
var markdown = __webpack_require__(4531);
// EXTERNAL MODULE: ./build/src/report/sarif.js + 1 modules
var sarif = __webpack_require__(5429);
// EXTERNAL MODULE: ./build/src/terminal/gate-options.js
var gate_options = __webpack_require__(1504);
// EXTERNAL MODULE: ./build/src/terminal/rule-descriptions.js
var rule_descriptions = __webpack_require__(2260);
// EXTERNAL MODULE: ./build/src/terminal/progress.js
var progress = __webpack_require__(2327);
// EXTERNAL MODULE: ./build/src/terminal/write-output.js
var write_output = __webpack_require__(4987);
;// CONCATENATED MODULE: ./build/src/action.js




















async function runInActions() {
    try {
        core/* setOutput */.uH("verdict", "fail");
        const inputs = readInputs(process.env);
        if (inputs.command !== "check") {
            throw new user_error/* UserError */.y(`There is no command "${inputs.command}" in this version.`, "Use `command: check`.");
        }
        return await runCheck(inputs);
    }
    catch (error) {
        const failure = (0,report_failure/* describeFailure */.I)(error, version/* STEWARD_VERSION */.m);
        core/* error */.z3(sanitizeLog(failure.text.trimEnd()));
        return failure.exitCode;
    }
}
async function runCheck(inputs) {
    const workspace = process.env["GITHUB_WORKSPACE"] ?? process.cwd();
    const dir = (0,external_node_path_.resolve)(workspace, inputs.directory);
    if (!(0,external_node_fs_.statSync)(dir, { throwIfNoEntry: false })?.isDirectory()) {
        throw new user_error/* UserError */.y(`There is no folder ${inputs.directory} in the workspace.`, "Check the repository out first, and name its folder of memory as `directory`.");
    }
    const repository = await (0,git_repository/* openRepository */.h)(dir);
    try {
        const result = await (0,check/* check */.z)({
            subject: await checkSubject(repository, readEvent(process.env), inputs),
            root: repository.prefix.replace(/\/$/, ""),
            gate: (0,gate_options/* gateOptions */.O)(dir, inputs, repository),
            now: new Date(),
            onProgress: (0,progress/* progressLine */.o)(process.stdout).update,
        });
        await publish(result, inputs, workspace);
        return result.report.verdict === "fail" ? 1 : 0;
    }
    finally {
        await repository.close();
    }
}
async function publish({ report }, inputs, workspace) {
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


/***/ })

};
