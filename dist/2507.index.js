export const id = 2507;
export const ids = [2507];
export const modules = {

/***/ 679:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ directoryOf)
/* harmony export */ });
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1804);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(796);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);



// build/src/actions/directory.js
function directoryOf(input) {
	const directory = node_path__WEBPACK_IMPORTED_MODULE_2__.posix.normalize(input.replaceAll("\\", "/")).replace(/\/$/, "");
	if (directory === ".") return "";
	if (!directory.startsWith("/") && !directory.startsWith("..") && !(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.zr)(directory)) return directory;
	throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.M(`${input} is not a folder of the repository.`, "Name it from the top of the repository.");
}



/***/ }),

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

/***/ 2507:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runLinkBackStep: () => (/* binding */ runLinkBackStep)
/* harmony export */ });
/* harmony import */ var _action_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6060);
/* harmony import */ var _forge_refusal_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(690);
/* harmony import */ var _proposal_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2684);
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1804);
/* harmony import */ var _directory_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(679);
/* harmony import */ var _forge_access_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2110);
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6421);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6760);








// build/src/commands/propose/link-back.js
async function linkBack(input) {
	const source = sourceOf(await input.forge.ownComment(input.pull, "proposal"));
	if (source?.issue === void 0) return { outcome: "nothing-named" };
	const { repository, issue } = source;
	const name = `${repository}#${issue}`;
	const isOwn = (0,_action_js__WEBPACK_IMPORTED_MODULE_0__.f)(repository, input.memory.name);
	if (!isOwn && (0,_action_js__WEBPACK_IMPORTED_MODULE_0__.m)(repository, await input.policy())) return {
		outcome: "not-linked",
		source: name,
		because: "the memory does not list the repository"
	};
	try {
		const forge = isOwn ? input.forge : await input.forgeOf(repository);
		const { memory, pull } = input;
		const outcome = await forge.linkOnce(issue, `${memory.name}#${pull}`, textOf(input));
		if (outcome === void 0) return {
			outcome: "not-linked",
			source: name,
			because: "there is no such issue"
		};
		return outcome === "created" ? {
			outcome: "linked",
			source: name
		} : {
			outcome: "linked-before",
			source: name
		};
	} catch (error) {
		if (!(error instanceof _forge_refusal_js__WEBPACK_IMPORTED_MODULE_1__.o)) throw error;
		return {
			outcome: "not-linked",
			source: name,
			because: error.message
		};
	}
}
function sourceOf(comment) {
	return comment && (0,_proposal_js__WEBPACK_IMPORTED_MODULE_2__.s)(comment.body)?.source;
}
function textOf({ memory, pull, commit, server }) {
	const place = `${server}/${memory.name}`;
	return `What this run learned was merged into the memory: [\`${memory.name}@${commit.slice(0, 12)}\`](${place}/commit/${commit}), by [pull request ${pull}](${place}/pull/${pull}).\n`;
}
// build/src/actions/link-back-step.js
async function runLinkBackStep({ inputs, event, environment, workspace }) {
	const { number, mergeCommit } = event;
	if (number === void 0 || mergeCommit === void 0) return;
	const access = await (0,_forge_access_js__WEBPACK_IMPORTED_MODULE_5__.n)(environment, inputs.token, say);
	const directory = (0,_directory_js__WEBPACK_IMPORTED_MODULE_4__.t)(inputs.directory);
	const clone = await access.clone(directory, workspace);
	try {
		const { id, defaultBranch } = (0,_action_js__WEBPACK_IMPORTED_MODULE_0__.n)(environment);
		const gate = (0,_check_js__WEBPACK_IMPORTED_MODULE_3__._)(node_path__WEBPACK_IMPORTED_MODULE_7__.posix.join(workspace, directory), inputs, {
			isGit: true,
			top: workspace
		});
		const branch = async () => defaultBranch ?? (await access.forge.repository()).defaultBranch;
		const { forge, forgeOf, server, repository } = access;
		const result = await linkBack({
			forge,
			forgeOf,
			server,
			memory: {
				id,
				name: repository
			},
			policy: (0,_action_js__WEBPACK_IMPORTED_MODULE_0__.p)(clone, branch, gate),
			pull: number,
			commit: mergeCommit
		});
		if (result.outcome === "nothing-named") say(`Pull request ${number}: its run names no issue to link from.`);
		else if (result.outcome === "linked") say(`Linked ${result.source} to ${mergeCommit.slice(0, 12)}.`);
		else if (result.outcome === "linked-before") say(`${result.source} has its link already.`);
		else _actions_core__WEBPACK_IMPORTED_MODULE_6__/* .warning */ .$e((0,_action_js__WEBPACK_IMPORTED_MODULE_0__.t)(`${result.source} got no link: ${result.because}`));
	} finally {
		await clone.close();
	}
}
function say(line) {
	_actions_core__WEBPACK_IMPORTED_MODULE_6__/* .info */ .pq((0,_action_js__WEBPACK_IMPORTED_MODULE_0__.t)(line));
}



/***/ })

};
