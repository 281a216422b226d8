"use strict";
exports.id = 3860;
exports.ids = [3860];
exports.modules = {

/***/ 3860:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   outsideLines: () => (/* binding */ outsideLines)
/* harmony export */ });
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5553);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4105);


// src/commands/check/outside-layout.ts
async function outsideRemarks({ layout, ontology }) {
	const { outside } = layout;
	if (!outside) return [];
	const ofRules = (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Wt)((0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Ti)(layout.severities.keys(), outside.label));
	const placed = [
		...outside.problems,
		...ofRules,
		...(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Lr)(layout, ontology, outside.label)
	].map(async ({ at, message, suggestion }) => {
		return {
			start: await outside.startOf(at),
			message,
			advice: suggestion?.message
		};
	});
	const remarks = await Promise.all(placed);
	remarks.sort(({ start: a }, { start: b }) => a.line - b.line || a.column - b.column);
	return remarks.map(({ start, ...said }) => ({
		place: `${outside.label}:${start.line}:${start.column}`,
		...said
	}));
}
// src/terminal/outside-lines.ts
async function outsideLines(gate) {
	return (await outsideRemarks(gate)).map(({ place, message, advice }) => {
		const mend = advice === void 0 ? "" : `  ${(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.R)(advice, 600)}\n`;
		return `${(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.R)(place, 500)}: warning: ${(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.R)(message, 600)}\n${mend}`;
	}).join("");
}



/***/ })

};
;