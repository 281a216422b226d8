export const id = 5721;
export const ids = [5721];
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

/***/ 25721:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runProposals: () => (/* binding */ runProposals)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(96421);
/* harmony import */ var _commands_proposals_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(60133);
/* harmony import */ var _report_log_sink_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(94468);
/* harmony import */ var _report_proposal_proposal_lines_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(72455);
/* harmony import */ var _terminal_gate_options_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(91504);
/* harmony import */ var _terminal_overlay_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1551);
/* harmony import */ var _directory_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(34538);
/* harmony import */ var _forge_access_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(57397);
/* harmony import */ var _runner_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(88363);










async function runProposals({ inputs, environment, workspace }) {
    const access = await (0,_forge_access_js__WEBPACK_IMPORTED_MODULE_8__/* .forgeAccess */ .s)(environment, inputs.token, say);
    const directory = (0,_directory_js__WEBPACK_IMPORTED_MODULE_7__/* .directoryOf */ .j)(inputs.directory);
    const clone = await access.clone(directory, workspace);
    try {
        const result = await (0,_commands_proposals_js__WEBPACK_IMPORTED_MODULE_2__/* .proposals */ .K)({
            forge: access.forge,
            source: clone,
            gate: (0,_terminal_gate_options_js__WEBPACK_IMPORTED_MODULE_5__/* .gateOptions */ .O)(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(workspace, directory), inputs, { isGit: true, top: workspace }),
            root: directory,
            overlay: (0,_terminal_overlay_js__WEBPACK_IMPORTED_MODULE_6__/* .overlayOf */ .k)(clone.repository),
            now: new Date(),
            server: access.server,
        });
        for (const line of (0,_report_proposal_proposal_lines_js__WEBPACK_IMPORTED_MODULE_4__/* .proposalLines */ .w)(result))
            say(line);
        const failed = result.proposals.filter(({ failure }) => failure !== undefined);
        for (const { pull, failure } of failed)
            _actions_core__WEBPACK_IMPORTED_MODULE_1__/* .warning */ .$e((0,_report_log_sink_js__WEBPACK_IMPORTED_MODULE_3__/* .sanitizeLogLine */ .O)(`Pull request ${pull}: ${failure ?? ""}`));
        (0,_runner_js__WEBPACK_IMPORTED_MODULE_9__/* .setOutput */ .uH)("proposals-judged", result.proposals.length);
        (0,_runner_js__WEBPACK_IMPORTED_MODULE_9__/* .setOutput */ .uH)("proposals-closed", result.proposals.filter(({ outcome }) => outcome === "closed").length);
        return failed.length > 0 ? 1 : 0;
    }
    finally {
        await clone.close();
    }
}
function say(line) {
    _actions_core__WEBPACK_IMPORTED_MODULE_1__/* .info */ .pq((0,_report_log_sink_js__WEBPACK_IMPORTED_MODULE_3__/* .sanitizeLogLine */ .O)(line));
}


/***/ })

};
