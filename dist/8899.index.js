"use strict";
exports.id = 8899;
exports.ids = [8899];
exports.modules = {

/***/ 8899:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runMergeReportsStep: () => (/* binding */ runMergeReportsStep),
/* harmony export */   runShardStep: () => (/* binding */ runShardStep)
/* harmony export */ });
/* harmony import */ var _check_shard_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(484);
/* harmony import */ var _read_part_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7170);
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5553);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4105);
/* harmony import */ var _action_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8027);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_5___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_5__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_6___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_6__);







// src/actions/shard-steps.ts
async function runShardStep({ shard, of }, inputs, event, workspace) {
	const dir = (0,_action_js__WEBPACK_IMPORTED_MODULE_4__.t)(inputs, workspace);
	const repository = await (0,_check_js__WEBPACK_IMPORTED_MODULE_2__.H)(dir);
	try {
		const { bytes, files, problems } = await (0,_check_shard_js__WEBPACK_IMPORTED_MODULE_0__.n)({
			tree: await wholeTree(repository, event, inputs),
			root: repository.root,
			gate: (0,_check_js__WEBPACK_IMPORTED_MODULE_2__.g)(dir, inputs, repository),
			shard,
			of,
			now: new Date(),
			secrets: { onValue: _start_js__WEBPACK_IMPORTED_MODULE_3__.k.learn },
			isPublic: (0,_check_js__WEBPACK_IMPORTED_MODULE_2__.b)(process.env),
			isClean: (bytes) => _start_js__WEBPACK_IMPORTED_MODULE_3__.k.isClean(bytes),
			onProgress: (0,_check_js__WEBPACK_IMPORTED_MODULE_2__.m)(process.stdout).update
		});
		const name = `memory-steward-part-${shard}-of-${of}.jsonl`;
		const path = (0,node_path__WEBPACK_IMPORTED_MODULE_6__.resolve)(workspace, inputs.partFile ?? (0,node_path__WEBPACK_IMPORTED_MODULE_6__.join)(process.env["RUNNER_TEMP"] ?? workspace, name));
		(0,_check_js__WEBPACK_IMPORTED_MODULE_2__.c)(path, bytes);
		(0,_action_js__WEBPACK_IMPORTED_MODULE_4__.r)("part-path", path);
		process.stdout.write(`Part ${shard} of ${of}: files ${files}, problems in them ${problems}.\n`);
	} finally {
		await repository.close();
	}
}
async function runMergeReportsStep(inputs, event, workspace) {
	const dir = (0,_action_js__WEBPACK_IMPORTED_MODULE_4__.t)(inputs, workspace);
	const repository = await (0,_check_js__WEBPACK_IMPORTED_MODULE_2__.H)(dir);
	try {
		const result = await (0,_read_part_file_js__WEBPACK_IMPORTED_MODULE_1__.r)({
			tree: await wholeTree(repository, event, inputs),
			root: repository.root,
			gate: (0,_check_js__WEBPACK_IMPORTED_MODULE_2__.g)(dir, inputs, repository),
			parts: partFiles(inputs.parts, workspace).map((file) => ({
				label: file,
				read: () => (0,_read_part_file_js__WEBPACK_IMPORTED_MODULE_1__.t)(file)
			})),
			...repository.isGit && { history: repository.history() },
			secrets: { onValue: _start_js__WEBPACK_IMPORTED_MODULE_3__.k.learn }
		});
		await (0,_action_js__WEBPACK_IMPORTED_MODULE_4__.n)(result, inputs, workspace);
		return {
			result,
			repository
		};
	} catch (error) {
		await repository.close();
		throw error;
	}
}
async function wholeTree(repository, event, inputs) {
	const subject = await (0,_action_js__WEBPACK_IMPORTED_MODULE_4__.a)(repository, event, inputs);
	if ("tree" in subject) return subject.tree;
	throw new _start_js__WEBPACK_IMPORTED_MODULE_3__.st("A change against a base is not checked in shards: what it does not touch is not read anyway.", "Run `check` without `shard` on pull requests and merge queues, and shards on a schedule or on push.");
}
function partFiles(folder, workspace) {
	const advice = "Download the parts of all shards into one folder, and name it as `parts`.";
	if (folder === void 0) throw new _start_js__WEBPACK_IMPORTED_MODULE_3__.st("The input `parts` names no folder.", advice);
	const path = (0,node_path__WEBPACK_IMPORTED_MODULE_6__.resolve)(workspace, folder);
	if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_5__.statSync)(path, { throwIfNoEntry: false })?.isDirectory()) throw new _start_js__WEBPACK_IMPORTED_MODULE_3__.st(`There is no folder ${folder} with parts.`, advice);
	const names = (0,node_fs__WEBPACK_IMPORTED_MODULE_5__.readdirSync)(path).filter((name) => name.endsWith(".jsonl"));
	if (names.length === 0) throw new _start_js__WEBPACK_IMPORTED_MODULE_3__.st(`No file in ${folder} ends in .jsonl.`, advice);
	return names.sort().map((name) => (0,node_path__WEBPACK_IMPORTED_MODULE_6__.join)(path, name));
}



/***/ })

};
;