"use strict";
exports.id = 9695;
exports.ids = [9695];
exports.modules = {

/***/ 9695:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ IssuesDisabled),
/* harmony export */   i: () => (/* binding */ HeadMoved),
/* harmony export */   n: () => (/* binding */ BranchProtected),
/* harmony export */   o: () => (/* binding */ MissingPermission),
/* harmony export */   r: () => (/* binding */ ForgeRefusal),
/* harmony export */   t: () => (/* binding */ BranchMoved)
/* harmony export */ });
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4105);

// src/memory/forge-refusal.ts
var HeadMoved = class extends Error {
	name = "HeadMoved";
};
var ForgeRefusal = class extends _start_js__WEBPACK_IMPORTED_MODULE_0__.st {};
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
var BranchProtected = class extends _start_js__WEBPACK_IMPORTED_MODULE_0__.st {};



/***/ })

};
;