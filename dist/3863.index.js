"use strict";
exports.id = 3863;
exports.ids = [3863];
exports.modules = {

/***/ 3863:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ ruleDescriptions),
/* harmony export */   r: () => (/* binding */ rule_descriptions_exports),
/* harmony export */   t: () => (/* binding */ remedyOf)
/* harmony export */ });
/* harmony import */ var _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3495);
/* harmony import */ var _rule_page_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3259);
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5553);



// src/terminal/rule-descriptions.ts
var rule_descriptions_exports = (0,_rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__.t)({
	remedyOf: () => remedyOf,
	ruleDescriptions: () => ruleDescriptions
});
function ruleDescriptions() {
	return _check_js__WEBPACK_IMPORTED_MODULE_2__.jr.map(({ id, title, severity, rationale, remedy }) => ({
		id,
		title,
		severity,
		rationale,
		remedy,
		documentation: (0,_rule_page_js__WEBPACK_IMPORTED_MODULE_1__.n)(id)
	}));
}
function remedyOf(id) {
	return _check_js__WEBPACK_IMPORTED_MODULE_2__.jr.find((rule) => rule.id === id)?.remedy;
}



/***/ }),

/***/ 3259:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ rulePageAddress),
/* harmony export */   t: () => (/* binding */ byArea)
/* harmony export */ });
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5553);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4105);


// src/report/rule-page.ts
function rulePagePath(id) {
	return `docs/rules/${pageName(id)}`;
}
function rulePageAddress(id) {
	return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.rt)(rulePagePath(id));
}
function byArea(rules) {
	return (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.ma)(rules, ({ id }) => id.slice(0, id.indexOf("/")));
}
function pageName(id) {
	return `${id.replace("/", "-")}.md`;
}



/***/ })

};
;