export const id = 4862;
export const ids = [4862];
export const modules = {

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

/***/ 34862:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runHealthStep: () => (/* binding */ runHealthStep)
/* harmony export */ });
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96421);
/* harmony import */ var _report_log_sink_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94468);
/* harmony import */ var _terminal_health_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(23871);
/* harmony import */ var _check_step_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(57644);
/* harmony import */ var _forge_access_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(57397);
/* harmony import */ var _runner_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(88363);






async function runHealthStep(inputs, workspace, environment) {
    const { forge } = await (0,_forge_access_js__WEBPACK_IMPORTED_MODULE_4__/* .forgeAccess */ .s)(environment, inputs.token, (line) => {
        _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .info */ .pq((0,_report_log_sink_js__WEBPACK_IMPORTED_MODULE_1__/* .sanitizeLogLine */ .O)(line));
    });
    const result = await (0,_terminal_health_js__WEBPACK_IMPORTED_MODULE_2__/* .writeHealth */ .U)((0,_check_step_js__WEBPACK_IMPORTED_MODULE_3__/* .memoryFolder */ .uX)(inputs, workspace), forge, {
        ref: "HEAD",
        format: "md",
        issue: true,
        ...(inputs.dashboardFile !== undefined && { dashboard: inputs.dashboardFile }),
        ...(inputs.indexBuild !== undefined && { indexBuild: inputs.indexBuild }),
        ...(inputs.layout !== undefined && { layout: inputs.layout }),
        ...(inputs.config !== undefined && { config: inputs.config }),
    });
    for (const { name, severity, message } of result.alerts) {
        const line = (0,_report_log_sink_js__WEBPACK_IMPORTED_MODULE_1__/* .sanitizeLogLine */ .O)(`${name}: ${message}`);
        if (severity === "critical")
            _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .error */ .z3(line);
        else
            _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .warning */ .$e(line);
    }
    const isCritical = result.alerts.some(({ severity }) => severity === "critical");
    (0,_runner_js__WEBPACK_IMPORTED_MODULE_5__/* .setOutput */ .uH)("verdict", isCritical ? "fail" : "pass");
    return isCritical ? 1 : 0;
}


/***/ })

};
