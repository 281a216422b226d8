export const id = 9402;
export const ids = [9402];
export const modules = {

/***/ 59402:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A5: () => (/* binding */ BranchMoved),
/* harmony export */   GJ: () => (/* binding */ COMMENT_BYTES),
/* harmony export */   VZ: () => (/* binding */ isNewerRun),
/* harmony export */   X5: () => (/* binding */ BranchProtected),
/* harmony export */   YQ: () => (/* binding */ HeadMoved),
/* harmony export */   cb: () => (/* binding */ MissingPermission)
/* harmony export */ });
/* harmony import */ var _user_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90989);

class HeadMoved extends Error {
    name = "HeadMoved";
}
class MissingPermission extends _user_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y {
    permission;
    constructor(message, permission, advice) {
        super(message, advice);
        this.permission = permission;
    }
}
function isNewerRun(left, right) {
    return left.id > right.id || (left.id === right.id && left.attempt > right.attempt);
}
const COMMENT_BYTES = 65_536 - 256;
class BranchMoved extends Error {
    name = "BranchMoved";
}
class BranchProtected extends _user_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y {
}


/***/ })

};
