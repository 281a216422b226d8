export const id = 6293;
export const ids = [6293];
export const modules = {

/***/ 6293:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runProposeStep: () => (/* binding */ runProposeStep)
/* harmony export */ });
/* harmony import */ var _action_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6060);
/* harmony import */ var _proposed_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7536);
/* harmony import */ var _update_origin_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5494);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(796);
/* harmony import */ var _refusals_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9491);
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1804);
/* harmony import */ var _overlay_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3832);
/* harmony import */ var _read_artifact_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2589);
/* harmony import */ var _directory_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(679);
/* harmony import */ var _forge_access_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(2110);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(6760);











// build/src/actions/propose-step.js
async function runProposeStep(input) {
	const { inputs, environment, workspace } = input;
	(0,_action_js__WEBPACK_IMPORTED_MODULE_0__.i)("decision", "");
	(0,_action_js__WEBPACK_IMPORTED_MODULE_0__.i)("codes", "");
	const access = await (0,_forge_access_js__WEBPACK_IMPORTED_MODULE_9__.n)(environment, inputs.token, _action_js__WEBPACK_IMPORTED_MODULE_0__.t);
	const directory = (0,_directory_js__WEBPACK_IMPORTED_MODULE_8__.t)(inputs.directory);
	const clone = await access.clone(directory, workspace);
	try {
		const gate = (0,_check_js__WEBPACK_IMPORTED_MODULE_5__.y)(node_path__WEBPACK_IMPORTED_MODULE_10__.posix.join(workspace, directory), inputs, {
			isGit: true,
			top: workspace
		});
		const { id, defaultBranch } = (0,_action_js__WEBPACK_IMPORTED_MODULE_0__.s)(environment);
		const branch = (0,_forge_access_js__WEBPACK_IMPORTED_MODULE_9__.t)(access, defaultBranch);
		const received = await receive(input, access, {
			id,
			policy: (0,_action_js__WEBPACK_IMPORTED_MODULE_0__.f)(clone, branch, gate)
		});
		if (received === void 0) {
			(0,_action_js__WEBPACK_IMPORTED_MODULE_0__.i)("verdict", "pass");
			(0,_action_js__WEBPACK_IMPORTED_MODULE_0__.t)("The run left no artifact of the name memory-update: there is nothing to propose.", "notice");
			return 0;
		}
		if (!("bytes" in received)) return await tell({
			...NOTHING,
			refusals: received
		});
		return await tell(await (0,_proposed_js__WEBPACK_IMPORTED_MODULE_1__.i)({
			forge: access.forge,
			source: clone,
			root: directory,
			target: await branch(),
			run: access.run,
			artifact: received,
			memoryRepository: access.repository,
			gate,
			overlay: (0,_overlay_js__WEBPACK_IMPORTED_MODULE_6__.t)(clone.repository),
			now: new Date(),
			onSecret: _start_js__WEBPACK_IMPORTED_MODULE_3__.T.learn,
			server: access.server
		}));
	} finally {
		await clone.close();
	}
}
async function receive({ inputs, event, workspace }, { repository, forgeOf }, { id, policy }) {
	if (inputs.updateFile !== void 0) return { bytes: (0,_read_artifact_js__WEBPACK_IMPORTED_MODULE_7__.t)((0,node_path__WEBPACK_IMPORTED_MODULE_10__.resolve)(workspace, inputs.updateFile)) };
	if (event.name !== "workflow_run" && event.name !== "repository_dispatch") throw new _start_js__WEBPACK_IMPORTED_MODULE_3__.G("The event brings no update.", "Run `propose` on workflow_run or repository_dispatch, or name a file as `update-file`.");
	const memory = {
		id,
		name: repository
	};
	return await (0,_update_origin_js__WEBPACK_IMPORTED_MODULE_2__.r)({
		origin: (0,_update_origin_js__WEBPACK_IMPORTED_MODULE_2__.t)(event, repository),
		memory,
		forgeOf,
		policy
	});
}
const NOTHING = {
	outcome: "refused",
	refusals: [],
	notes: [],
	failures: []
};
async function tell(proposed) {
	const { outcome, decision, pull, refusals, failures } = proposed;
	const isRefused = outcome === "refused";
	(0,_action_js__WEBPACK_IMPORTED_MODULE_0__.i)("verdict", isRefused ? "fail" : "pass");
	(0,_action_js__WEBPACK_IMPORTED_MODULE_0__.i)("decision", isRefused ? "refused" : decision ?? "reject");
	(0,_action_js__WEBPACK_IMPORTED_MODULE_0__.i)("codes", [...new Set(refusals.map(({ code }) => code))].join(","));
	if (pull !== void 0) (0,_action_js__WEBPACK_IMPORTED_MODULE_0__.i)("pull-request", pull);
	for (const each of refusals) (0,_action_js__WEBPACK_IMPORTED_MODULE_0__.t)((0,_refusals_js__WEBPACK_IMPORTED_MODULE_4__.t)(each), "error");
	for (const { message } of failures) (0,_action_js__WEBPACK_IMPORTED_MODULE_0__.t)(message, "warning");
	for (const line of (0,_proposed_js__WEBPACK_IMPORTED_MODULE_1__.t)({
		...proposed,
		refusals: [],
		failures: []
	})) (0,_action_js__WEBPACK_IMPORTED_MODULE_0__.t)(line);
	await (0,_action_js__WEBPACK_IMPORTED_MODULE_0__.a)((0,_proposed_js__WEBPACK_IMPORTED_MODULE_1__.n)(proposed));
	return isRefused ? 1 : 0;
}



/***/ })

};
