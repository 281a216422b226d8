export const id = 4911;
export const ids = [4911];
export const modules = {

/***/ 4911:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   useColor: () => (/* binding */ useColor)
/* harmony export */ });
// build/src/terminal/color.js
function useColor() {
	if (process.env["NO_COLOR"]) return false;
	return [process.env["FORCE_COLOR"], process.stdout.isTTY].some(Boolean);
}



/***/ })

};
