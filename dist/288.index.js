export const id = 288;
export const ids = [288];
export const modules = {

/***/ 20288:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readSources: () => (/* binding */ readSources)
/* harmony export */ });
/* harmony import */ var _memory_tree_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(85037);
/* harmony import */ var _redaction_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44771);


async function readSources({ report, shown, judgement, }) {
    const paths = new Set(report.findings.map(({ path }) => path));
    const texts = new Map();
    const decoder = new TextDecoder();
    for (const tree of new Set([shown, judgement.memory.tree])) {
        const wanted = (await tree.entries()).filter(({ path, mode }) => (0,_memory_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .isRegular */ .$W)(mode) && paths.has(path) && !texts.has(path));
        await tree.read(wanted, (entry, bytes) => {
            if (!(bytes instanceof Error))
                texts.set(entry.path, decoder.decode(bytes));
        });
    }
    const clean = new Map();
    return (path) => {
        const text = clean.get(path) ?? masked(texts.get(path));
        if (text !== undefined)
            clean.set(path, text);
        return text;
    };
}
function masked(text) {
    return text === undefined ? undefined : _redaction_js__WEBPACK_IMPORTED_MODULE_0__/* .redactor */ .$p.masked(text);
}


/***/ })

};
