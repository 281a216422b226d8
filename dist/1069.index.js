export const id = 1069;
export const ids = [1069];
export const modules = {

/***/ 34538:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ directoryOf)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _memory_user_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90989);


function directoryOf(input) {
    const directory = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.normalize(input.replaceAll("\\", "/")).replace(/\/$/, "");
    if (directory === ".")
        return "";
    if (!directory.startsWith("/") && !directory.startsWith("..") && !/(^|\/)\.git(\/|$)/i.test(directory))
        return directory;
    throw new _memory_user_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y(`${input} is not a folder of the repository.`, "Name it from the top of the repository.");
}


/***/ }),

/***/ 57397:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ defaultBranchOf),
/* harmony export */   s: () => (/* binding */ forgeAccess)
/* harmony export */ });
/* harmony import */ var _commands_admit_run_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9221);
/* harmony import */ var _memory_user_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90989);
/* harmony import */ var _commands_version_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(82792);
/* harmony import */ var _terminal_redaction_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(44771);




async function forgeAccess(environment, token, log) {
    if (token === undefined) {
        throw new _memory_user_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y("There is no token to publish with.", "Leave the input `token` at its default, or give one.");
    }
    const [{ context }, { connectGitHub }, { makePullClone }] = await Promise.all([
        Promise.all(/* import() */[__webpack_require__.e(8439), __webpack_require__.e(1351)]).then(__webpack_require__.bind(__webpack_require__, 61351)),
        Promise.all(/* import() */[__webpack_require__.e(8439), __webpack_require__.e(56), __webpack_require__.e(1107)]).then(__webpack_require__.bind(__webpack_require__, 41107)),
        __webpack_require__.e(/* import() */ 1811).then(__webpack_require__.bind(__webpack_require__, 51811)),
    ]);
    const { owner, repo } = repositoryOf(environment["GITHUB_REPOSITORY"]);
    const server = withoutSlash(context.serverUrl);
    const fetch = await proxyFetch(environment);
    const forgeAt = (place) => connectGitHub({
        token,
        apiUrl: withoutSlash(context.apiUrl),
        owner: place.owner,
        repository: place.repo,
        version: _commands_version_js__WEBPACK_IMPORTED_MODULE_2__/* .STEWARD_VERSION */ .m,
        redactor: _terminal_redaction_js__WEBPACK_IMPORTED_MODULE_3__/* .redactor */ .$p,
        log,
        ...(fetch && { fetch }),
    });
    const own = forgeAt({ owner, repo });
    return {
        forge: own,
        forgeOf: (name) => Promise.resolve((0,_commands_admit_run_js__WEBPACK_IMPORTED_MODULE_0__/* .isSameName */ .yS)(name, `${owner}/${repo}`) ? own : forgeAt(repositoryOf(name))),
        server,
        repository: `${owner}/${repo}`,
        run: { id: context.runId || 0, attempt: context.runAttempt || 1 },
        clone: (directory, checkout) => makePullClone({ url: `${server}/${owner}/${repo}.git`, token, directory, checkout }),
    };
}
function defaultBranchOf({ forge }, known) {
    let branch;
    const read = async () => known ?? (await forge.repository()).defaultBranch;
    return () => (branch ??= read());
}
function repositoryOf(name = "") {
    const [, owner, repo] = /^([A-Za-z0-9_-]+)\/([A-Za-z0-9._-]+)$/.exec(name) ?? [];
    if (owner !== undefined && repo !== undefined)
        return { owner, repo };
    throw new _memory_user_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y("The run does not say which repository it belongs to.", "Run the Action in a workflow.");
}
async function proxyFetch(environment) {
    const names = ["https_proxy", "HTTPS_PROXY", "http_proxy", "HTTP_PROXY"];
    if (names.every((name) => (environment[name] ?? "") === ""))
        return undefined;
    const { defaults } = await Promise.all(/* import() */[__webpack_require__.e(8439), __webpack_require__.e(2032)]).then(__webpack_require__.bind(__webpack_require__, 22032));
    const fetch = defaults.request?.fetch;
    return isFetch(fetch) ? fetch : undefined;
}
function isFetch(value) {
    return typeof value === "function";
}
function withoutSlash(url) {
    return url.replace(/\/+$/, "");
}


/***/ }),

/***/ 91069:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runLinkBack: () => (/* binding */ runLinkBack)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./node_modules/@actions/core/lib/core.js + 14 modules
var core = __webpack_require__(96421);
// EXTERNAL MODULE: ./build/src/commands/admit-run.js
var admit_run = __webpack_require__(9221);
// EXTERNAL MODULE: ./build/src/memory/forge.js
var forge = __webpack_require__(59402);
// EXTERNAL MODULE: ./build/src/memory/proposal.js
var proposal = __webpack_require__(26139);
;// CONCATENATED MODULE: ./build/src/commands/link-back.js



async function linkBack(input) {
    const source = sourceOf(await input.forge.ownComment(input.pull, "proposal"));
    if (source?.issue === undefined)
        return { outcome: "nothing-named" };
    const { repository, issue } = source;
    const name = `${repository}#${issue}`;
    const isOwn = (0,admit_run/* isSameName */.yS)(repository, input.memory.name);
    if (!isOwn && (0,admit_run/* refuseRepository */.Pz)(repository, await input.policy())) {
        return { outcome: "not-linked", source: name, because: "the memory does not list the repository" };
    }
    try {
        const forge = isOwn ? input.forge : await input.forgeOf(repository);
        const { memory, pull } = input;
        const outcome = await forge.linkOnce(issue, `${memory.name}#${pull}`, textOf(input));
        if (outcome === undefined)
            return { outcome: "not-linked", source: name, because: "there is no such issue" };
        return outcome === "created" ? { outcome: "linked", source: name } : { outcome: "linked-before", source: name };
    }
    catch (error) {
        if (!(error instanceof forge/* MissingPermission */.cb))
            throw error;
        return { outcome: "not-linked", source: name, because: error.message };
    }
}
function sourceOf(comment) {
    return comment && (0,proposal/* readBlock */.Gr)(comment.body)?.source;
}
function textOf({ memory, pull, commit, server }) {
    const place = `${server}/${memory.name}`;
    return `What this run learned was merged into the memory: [\`${memory.name}@${commit.slice(0, 12)}\`](${place}/commit/${commit}), by [pull request ${pull}](${place}/pull/${pull}).\n`;
}

// EXTERNAL MODULE: ./build/src/report/log-sink.js
var log_sink = __webpack_require__(94468);
// EXTERNAL MODULE: ./build/src/terminal/gate-options.js
var gate_options = __webpack_require__(91504);
// EXTERNAL MODULE: ./build/src/actions/directory.js
var actions_directory = __webpack_require__(34538);
// EXTERNAL MODULE: ./build/src/actions/event.js
var actions_event = __webpack_require__(61201);
// EXTERNAL MODULE: ./build/src/actions/forge-access.js
var forge_access = __webpack_require__(57397);
// EXTERNAL MODULE: ./build/src/actions/runner.js
var runner = __webpack_require__(88363);
;// CONCATENATED MODULE: ./build/src/actions/link-back-step.js










async function runLinkBack({ inputs, event, environment, workspace }) {
    (0,runner/* setOutput */.uH)("verdict", "pass");
    const { number, mergeCommit } = event;
    if (number === undefined || mergeCommit === undefined)
        return;
    const access = await (0,forge_access/* forgeAccess */.s)(environment, inputs.token, say);
    const directory = (0,actions_directory/* directoryOf */.j)(inputs.directory);
    const clone = await access.clone(directory, workspace);
    try {
        const { id, defaultBranch } = (0,actions_event/* eventRepository */.n)(environment);
        const gate = (0,gate_options/* gateOptions */.O)(external_node_path_.posix.join(workspace, directory), inputs, { isGit: true, top: workspace });
        const branch = async () => defaultBranch ?? (await access.forge.repository()).defaultBranch;
        const { forge, forgeOf, server, repository } = access;
        const result = await linkBack({
            forge,
            forgeOf,
            server,
            memory: { id, name: repository },
            policy: (0,admit_run/* policyOf */.US)(clone, branch, gate),
            pull: number,
            commit: mergeCommit,
        });
        if (result.outcome === "nothing-named")
            say(`Pull request ${number}: its run names no issue to link from.`);
        else if (result.outcome === "linked")
            say(`Linked ${result.source} to ${mergeCommit.slice(0, 12)}.`);
        else if (result.outcome === "linked-before")
            say(`${result.source} has its link already.`);
        else
            core/* warning */.$e((0,log_sink/* sanitizeLogLine */.O)(`${result.source} got no link: ${result.because}`));
    }
    finally {
        await clone.close();
    }
}
function say(line) {
    core/* info */.pq((0,log_sink/* sanitizeLogLine */.O)(line));
}


/***/ })

};
