export const id = 647;
export const ids = [647];
export const modules = {

/***/ 647:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   compileWithAjv: () => (/* binding */ compileWithAjv)
/* harmony export */ });
/* harmony import */ var ajv_dist_2020_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2210);
/* harmony import */ var re2js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2856);


// build/src/layouts/schema-compiler.js
function compileWithAjv(schema) {
	return new ajv_dist_2020_js__WEBPACK_IMPORTED_MODULE_0__.Ajv2020({
		allErrors: true,
		strict: false,
		validateFormats: false,
		code: { regExp: LINEAR }
	}).compile(schema);
}
const LINEAR = Object.assign((pattern) => {
	const expression = re2js__WEBPACK_IMPORTED_MODULE_1__.RE2JS.compile(pattern);
	return {
		test: (text) => expression.matcher(text).find(),
		toString: () => pattern
	};
}, { code: "new RegExp" });



/***/ })

};
