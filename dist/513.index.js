export const id = 513;
export const ids = [513,1865];
export const modules = {

/***/ 81865:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   useColor: () => (/* binding */ useColor)
/* harmony export */ });
function useColor() {
    if (process.env["NO_COLOR"])
        return false;
    return [process.env["FORCE_COLOR"], process.stdout.isTTY].some(Boolean);
}


/***/ }),

/***/ 513:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runExplain: () => (/* binding */ runExplain)
/* harmony export */ });
/* harmony import */ var _memory_user_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90989);
/* harmony import */ var _report_rule_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(11642);
/* harmony import */ var _report_visible_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(36672);
/* harmony import */ var _rules_registry_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5039);
/* harmony import */ var _color_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(81865);





function runExplain(id) {
    const rule = _rules_registry_js__WEBPACK_IMPORTED_MODULE_3__/* .RULES */ .y.find((candidate) => candidate.id === id);
    if (!rule) {
        const near = (0,_report_rule_text_js__WEBPACK_IMPORTED_MODULE_1__/* .nearestRules */ .CW)(id, _rules_registry_js__WEBPACK_IMPORTED_MODULE_3__/* .RULES */ .y);
        throw new _memory_user_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y(`There is no rule "${(0,_report_visible_text_js__WEBPACK_IMPORTED_MODULE_2__/* .visibleStart */ .db)(id, 100)}".`, near.length > 0
            ? `Did you mean ${near.join(", ").replace(/, (?=[^,]*$)/, " or ")}?`
            : "memory-steward rules lists them all.");
    }
    process.stdout.write((0,_report_rule_text_js__WEBPACK_IMPORTED_MODULE_1__/* .ruleText */ .Y3)(rule, { color: (0,_color_js__WEBPACK_IMPORTED_MODULE_4__.useColor)() }));
    return 0;
}


/***/ })

};
