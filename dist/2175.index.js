export const id = 2175;
export const ids = [2175];
export const modules = {

/***/ 2175:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ MissingPermission),
/* harmony export */   i: () => (/* binding */ HeadMoved),
/* harmony export */   n: () => (/* binding */ BranchProtected),
/* harmony export */   o: () => (/* binding */ isNewerRun),
/* harmony export */   r: () => (/* binding */ COMMENT_BYTES),
/* harmony export */   t: () => (/* binding */ BranchMoved)
/* harmony export */ });
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(796);

// build/src/memory/forge.js
var HeadMoved = class extends Error {
	name = "HeadMoved";
};
var MissingPermission = class extends _start_js__WEBPACK_IMPORTED_MODULE_0__.A {
	permission;
	constructor(message, permission, advice) {
		super(message, advice);
		this.permission = permission;
	}
};
function isNewerRun(left, right) {
	return left.id > right.id || left.id === right.id && left.attempt > right.attempt;
}
const COMMENT_BYTES = 65280;
var BranchMoved = class extends Error {
	name = "BranchMoved";
};
var BranchProtected = class extends _start_js__WEBPACK_IMPORTED_MODULE_0__.A {};



/***/ })

};
