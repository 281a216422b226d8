export const id = 5100;
export const ids = [5100];
export const modules = {

/***/ 55100:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ readsInFull),
/* harmony export */   useFullParser: () => (/* binding */ useFullParser)
/* harmony export */ });
let isFull = false;
function useFullParser(always) {
    isFull = always;
}
function readsInFull() {
    return isFull;
}


/***/ })

};
