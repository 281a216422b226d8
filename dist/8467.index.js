"use strict";
exports.id = 8467;
exports.ids = [8467];
exports.modules = {

/***/ 8467:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runMergeReports: () => (/* binding */ runMergeReports)
/* harmony export */ });
/* harmony import */ var _read_part_file_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7170);
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5553);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4105);



// src/terminal/merge-reports.ts
async function runMergeReports(dir, parts, options) {
	for (const file of parts) (0,_read_part_file_js__WEBPACK_IMPORTED_MODULE_0__.n)(file);
	const repository = await (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.H)(dir);
	try {
		const { head } = options;
		const result = await (0,_read_part_file_js__WEBPACK_IMPORTED_MODULE_0__.r)({
			tree: head === void 0 ? await repository.workingTree() : await repository.commitTree(head),
			root: repository.root,
			gate: (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.g)(dir, options, repository),
			parts: parts.map((file) => ({
				label: file,
				read: () => (0,_read_part_file_js__WEBPACK_IMPORTED_MODULE_0__.t)(file)
			})),
			...repository.isGit && { history: repository.history() },
			secrets: options.secrets !== false && {
				onValue: _start_js__WEBPACK_IMPORTED_MODULE_2__.k.learn,
				...head === void 0 && (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.r)(repository)
			},
			digestSources: (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.a)(options.format)
		});
		await (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.i)(result, options);
		return result.report.verdict === "fail" ? 1 : 0;
	} catch (error) {
		throw await (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.o)(error, dir);
	} finally {
		await repository.close();
	}
}



/***/ })

};
;