export const id = 2364;
export const ids = [2364,2175];
export const modules = {

/***/ 690:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ IssuesDisabled),
/* harmony export */   i: () => (/* binding */ HeadMoved),
/* harmony export */   n: () => (/* binding */ BranchProtected),
/* harmony export */   o: () => (/* binding */ MissingPermission),
/* harmony export */   r: () => (/* binding */ ForgeRefusal),
/* harmony export */   t: () => (/* binding */ BranchMoved)
/* harmony export */ });
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(796);

// build/src/memory/forge-refusal.js
var HeadMoved = class extends Error {
	name = "HeadMoved";
};
var ForgeRefusal = class extends _start_js__WEBPACK_IMPORTED_MODULE_0__.M {};
var IssuesDisabled = class extends ForgeRefusal {};
var MissingPermission = class extends ForgeRefusal {
	permission;
	constructor(message, permission, advice) {
		super(message, advice);
		this.permission = permission;
	}
};
var BranchMoved = class extends Error {
	name = "BranchMoved";
};
var BranchProtected = class extends _start_js__WEBPACK_IMPORTED_MODULE_0__.M {};



/***/ }),

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
