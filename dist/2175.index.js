export const id = 2175;
export const ids = [2175];
export const modules = {

/***/ 2175:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ isNewerRun),
/* harmony export */   t: () => (/* binding */ COMMENT_BYTES)
/* harmony export */ });
// build/src/memory/forge.js
function isNewerRun(left, right) {
	return left.id > right.id || left.id === right.id && left.attempt > right.attempt;
}
const COMMENT_BYTES = 65280;



/***/ })

};
