export const id = 3614;
export const ids = [3614];
export const modules = {

/***/ 2110:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ forgeAccess),
/* harmony export */   t: () => (/* binding */ defaultBranchOf)
/* harmony export */ });
/* harmony import */ var _action_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6060);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(796);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7316);



// build/src/actions/forge-access.js
async function forgeAccess(environment, token, log) {
	if (token === void 0) throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.M("There is no token to publish with.", "Leave the input `token` at its default, or give one.");
	const [{ context }, { connectGitHub }, { makePullClone }] = await Promise.all([
		Promise.all(/* import() */[__webpack_require__.e(8439), __webpack_require__.e(1351)]).then(__webpack_require__.bind(__webpack_require__, 1351)),
		Promise.all(/* import() */[__webpack_require__.e(8439), __webpack_require__.e(56), __webpack_require__.e(5445), __webpack_require__.e(2175)]).then(__webpack_require__.bind(__webpack_require__, 5445)),
		__webpack_require__.e(/* import() */ 4049).then(__webpack_require__.bind(__webpack_require__, 4049)).then((n) => n.n)
	]);
	const { owner, repo } = repositoryOf(environment["GITHUB_REPOSITORY"]);
	const server = withoutSlash(context.serverUrl);
	const fetch = await proxyFetch(environment);
	const forgeAt = (place) => connectGitHub({
		token,
		apiUrl: withoutSlash(context.apiUrl),
		owner: place.owner,
		repository: place.repo,
		version: _version_js__WEBPACK_IMPORTED_MODULE_2__.n,
		redactor: _start_js__WEBPACK_IMPORTED_MODULE_1__.m,
		log,
		...fetch && { fetch }
	});
	const own = forgeAt({
		owner,
		repo
	});
	return {
		forge: own,
		forgeOf: (name) => Promise.resolve((0,_action_js__WEBPACK_IMPORTED_MODULE_0__.f)(name, `${owner}/${repo}`) ? own : forgeAt(repositoryOf(name))),
		server,
		repository: `${owner}/${repo}`,
		run: {
			id: context.runId || 0,
			attempt: context.runAttempt || 1
		},
		clone: (directory, checkout) => makePullClone({
			url: `${server}/${owner}/${repo}.git`,
			token,
			directory,
			checkout
		})
	};
}
function defaultBranchOf({ forge }, known) {
	let branch;
	const read = async () => known ?? (await forge.repository()).defaultBranch;
	return () => branch ??= read();
}
function repositoryOf(name = "") {
	const [, owner, repo] = /^([A-Za-z0-9_-]+)\/([A-Za-z0-9._-]+)$/.exec(name) ?? [];
	if (owner !== void 0 && repo !== void 0) return {
		owner,
		repo
	};
	throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.M("The run does not say which repository it belongs to.", "Run the Action in a workflow.");
}
async function proxyFetch(environment) {
	if ([
		"https_proxy",
		"HTTPS_PROXY",
		"http_proxy",
		"HTTP_PROXY"
	].every((name) => (environment[name] ?? "") === "")) return void 0;
	const { defaults } = await Promise.all(/* import() */[__webpack_require__.e(8439), __webpack_require__.e(2032)]).then(__webpack_require__.bind(__webpack_require__, 2032));
	const fetch = defaults.request?.fetch;
	return isFetch(fetch) ? fetch : void 0;
}
function isFetch(value) {
	return typeof value === "function";
}
function withoutSlash(url) {
	return url.replace(/\/+$/, "");
}



/***/ }),

/***/ 3614:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   holdMerge: () => (/* binding */ holdMerge)
/* harmony export */ });
/* harmony import */ var _merge_request_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(672);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(796);
/* harmony import */ var _action_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6060);
/* harmony import */ var _forge_access_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2110);
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6421);





// build/src/actions/hold-merge.js
async function holdMerge(inputs, event, environment) {
	if (event.name !== "pull_request" || !event.mergesItself || !event.isSameRepository) return 0;
	if (event.number === void 0 || (0,_merge_request_js__WEBPACK_IMPORTED_MODULE_0__.n)(event.headRef ?? "") === void 0) return 0;
	try {
		const { forge } = await (0,_forge_access_js__WEBPACK_IMPORTED_MODULE_3__.n)(environment, inputs.token, say);
		const pull = await read(event.number, () => forge.pullRequest(event.number ?? 0));
		if (pull.isOpen && pull.head.sha === event.head && await (0,_merge_request_js__WEBPACK_IMPORTED_MODULE_0__.a)(forge, pull)) _actions_core__WEBPACK_IMPORTED_MODULE_4__/* .notice */ .lm(`Pull request ${pull.number} waits for a person: its head is not what GitHub was asked to merge.`);
		return 0;
	} catch (error) {
		if (!(error instanceof _start_js__WEBPACK_IMPORTED_MODULE_1__.M)) throw error;
		_actions_core__WEBPACK_IMPORTED_MODULE_4__/* .error */ .z3((0,_action_js__WEBPACK_IMPORTED_MODULE_2__.t)(`${error.message} ${error.advice ?? ""}`.trim()));
		return 1;
	}
}
async function read(number, find) {
	let cause;
	try {
		const pull = await find();
		if (pull) return pull;
	} catch (error) {
		if (!(error instanceof _start_js__WEBPACK_IMPORTED_MODULE_1__.M)) throw error;
		cause = error;
	}
	throw (0,_merge_request_js__WEBPACK_IMPORTED_MODULE_0__.r)(number, cause);
}
function say(line) {
	_actions_core__WEBPACK_IMPORTED_MODULE_4__/* .info */ .pq((0,_action_js__WEBPACK_IMPORTED_MODULE_2__.t)(line));
}



/***/ }),

/***/ 672:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ takeBackUnjudged),
/* harmony export */   i: () => (/* binding */ takeBackRequest),
/* harmony export */   n: () => (/* binding */ proposalKind),
/* harmony export */   r: () => (/* binding */ stands),
/* harmony export */   t: () => (/* binding */ isStewardsRequest)
/* harmony export */ });
/* harmony import */ var _forge_refusal_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(690);
/* harmony import */ var _proposal_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2684);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(796);



// build/src/commands/publish/merge-request.js
function proposalKind(branch) {
	return ["update", "import"].find((kind) => branch.startsWith((0,_proposal_js__WEBPACK_IMPORTED_MODULE_1__.a)(kind)));
}
async function isStewardsRequest(forge, pull) {
	const by = pull.mergesItself?.by;
	if (!by) return false;
	if (isNamed(by, (await forge.identity()).login)) return true;
	return by.isBot && await forge.ownComment(pull.number, "proposal", by) !== void 0;
}
async function takeBackRequest(forge, pull) {
	if (!await isStewardsRequest(forge, pull)) return false;
	await withdraw(forge, pull);
	return true;
}
async function takeBackUnjudged(forge, pull) {
	const by = pull.mergesItself?.by;
	const isOwnBranch = pull.head.repositoryId === pull.base.repositoryId;
	if (!by || !isOwnBranch || proposalKind(pull.head.branch) === void 0) return false;
	try {
		if (!await isStewardsRequest(forge, pull)) return false;
		if ((await forge.ownComment(pull.number, "proposal", by))?.own === pull.head.sha) return false;
		await withdraw(forge, pull);
		return true;
	} catch (error) {
		if (!(error instanceof _start_js__WEBPACK_IMPORTED_MODULE_2__.M)) throw error;
		throw stands(pull.number, error);
	}
}
function stands(number, cause) {
	const why = cause === void 0 ? "it cannot be read" : cause.message.replace(/\.$/, "");
	const missing = cause instanceof _forge_refusal_js__WEBPACK_IMPORTED_MODULE_0__.o && cause.advice !== void 0 ? ` ${cause.advice}, or` : "";
	return new _start_js__WEBPACK_IMPORTED_MODULE_2__.M(`GitHub would merge pull request ${number} by itself once its checks pass, and its head may be what nobody judged: ${why}.`, `${missing} turn auto-merge off on its page and run this job again`.trim());
}
async function withdraw(forge, pull) {
	await forge.setAutoMerge(pull, false, always);
	try {
		await forge.setLabels(pull, {
			add: [],
			remove: [_proposal_js__WEBPACK_IMPORTED_MODULE_1__.r.auto]
		}, always);
	} catch (error) {
		if (!(error instanceof _start_js__WEBPACK_IMPORTED_MODULE_2__.M)) throw error;
	}
}
function isNamed({ login, isBot }, own) {
	return (isBot ? [own, `${own}[bot]`] : [own]).some((name) => name.toLowerCase() === login.toLowerCase());
}
function always() {
	return Promise.resolve();
}



/***/ })

};
