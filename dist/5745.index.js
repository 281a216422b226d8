export const id = 5745;
export const ids = [5745];
export const modules = {

/***/ 25745:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runRules: () => (/* binding */ runRules)
/* harmony export */ });
/* harmony import */ var _report_rule_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(11642);
/* harmony import */ var _rules_registry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5039);


function runRules() {
    process.stdout.write((0,_report_rule_text_js__WEBPACK_IMPORTED_MODULE_0__/* .ruleTable */ .B2)(_rules_registry_js__WEBPACK_IMPORTED_MODULE_1__/* .RULES */ .y));
    return 0;
}


/***/ })

};
