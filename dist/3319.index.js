"use strict";
exports.id = 3319;
exports.ids = [3319];
exports.modules = {

/***/ 3319:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ sourcesFor),
/* harmony export */   r: () => (/* binding */ sources_exports),
/* harmony export */   t: () => (/* binding */ readSources)
/* harmony export */ });
/* harmony import */ var _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3495);
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5553);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4105);



// src/terminal/sources.ts
var sources_exports = (0,_rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__.t)({ sourcesFor: () => sourcesFor });
async function readSources({ report, shown, judgement }) {
	const paths = new Set(report.findings.map(({ path }) => path));
	const texts = new Map();
	const decoder = new TextDecoder();
	for (const tree of new Set([shown, judgement.memory.tree])) {
		const missing = new Set([...paths].filter((path) => !texts.has(path)));
		await tree.read(await (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.qi)(missing, tree), (entry, bytes) => {
			if (!(bytes instanceof Error)) texts.set(entry.path, decoder.decode(bytes));
		});
	}
	const clean = new Map();
	return (path) => {
		const text = clean.get(path) ?? masked(texts.get(path));
		if (text !== void 0) clean.set(path, text);
		return text;
	};
}
function masked(text) {
	return text === void 0 ? void 0 : _start_js__WEBPACK_IMPORTED_MODULE_2__.k.masked(text);
}
async function sourcesFor(result, restricted) {
	const textOf = await readSources(result);
	return restricted ? (path) => restricted.paths.has(path) ? void 0 : textOf(path) : textOf;
}



/***/ })

};
;