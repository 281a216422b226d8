export const id = 1865;
export const ids = [1865];
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


/***/ })

};
