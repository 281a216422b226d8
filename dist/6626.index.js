"use strict";
exports.id = 6626;
exports.ids = [6626];
exports.modules = {

/***/ 6626:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ useColor),
/* harmony export */   t: () => (/* binding */ color_exports)
/* harmony export */ });
/* harmony import */ var _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3495);

// src/terminal/color.ts
var color_exports = (0,_rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__.t)({ useColor: () => useColor });
function useColor() {
	if (process.env["NO_COLOR"]) return false;
	if (process.env["FORCE_COLOR"]) return true;
	return process.env["TERM"] !== "dumb" && [process.stdout.isTTY].some(Boolean);
}



/***/ })

};
;