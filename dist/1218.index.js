"use strict";
exports.id = 1218;
exports.ids = [1218];
exports.modules = {

/***/ 1218:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   compileWithAjv: () => (/* binding */ compileWithAjv)
/* harmony export */ });
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5553);
/* harmony import */ var ajv_dist_2020_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2210);
/* harmony import */ var ajv_dist_2020_js__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(ajv_dist_2020_js__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var re2js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2856);



// src/layouts/gathered-errors.ts
const COPIED = /vErrors = vErrors === null \? ([\w.]+\.errors) : vErrors\.concat\(\1\)/g;
function withGatheredErrors(code) {
	return code.replace(COPIED, "if(vErrors === null){vErrors = $1;}else {for(const each of $1){vErrors.push(each);}}");
}
// src/layouts/unique-items.ts
const UNIQUE_ITEMS = {
	keyword: "uniqueItems",
	type: "array",
	schemaType: "boolean",
	errors: false,
	validate: (isAsked, items) => !isAsked || new Set(items.map(textOf)).size === items.length
};
function textOf(value) {
	if (Array.isArray(value)) return `[${value.map(textOf).join(",")}]`;
	if (!(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Ea)(value)) return typeof value === "string" ? JSON.stringify(value) : String(value);
	return `{${Object.keys(value).sort().map((key) => `${JSON.stringify(key)}:${textOf(value[key])}`).join(",")}}`;
}
// src/layouts/schema-compiler.ts
const ASYNC = "$async";
function compileWithAjv(schema) {
	if (Object.hasOwn(schema, ASYNC)) throw new _check_js__WEBPACK_IMPORTED_MODULE_0__.sa(`"${ASYNC}" is no keyword of JSON Schema, and would let every value pass`, [ASYNC]);
	const ajv = new ajv_dist_2020_js__WEBPACK_IMPORTED_MODULE_1__.Ajv2020({
		allErrors: true,
		strict: false,
		validateFormats: false,
		code: {
			regExp: LINEAR,
			process: withGatheredErrors
		}
	});
	ajv.removeKeyword("uniqueItems").addKeyword(UNIQUE_ITEMS);
	if (ajv.validateSchema(schema) !== true) {
		const [first] = ajv.errors ?? [];
		const { instancePath = "" } = first ?? {};
		const pointer = (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.ca)(instancePath);
		const name = pointer.length > 0 ? `"${pointer.join(".")}"` : "it";
		throw new _check_js__WEBPACK_IMPORTED_MODULE_0__.sa(`${name} ${first ? (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.la)(first) : "is not valid"}`, pointer);
	}
	try {
		return ajv.compile(schema);
	} catch (error) {
		if (!(error instanceof ajv_dist_2020_js__WEBPACK_IMPORTED_MODULE_1__.MissingRefError)) throw new _check_js__WEBPACK_IMPORTED_MODULE_0__.sa(error.message, []);
		throw new _check_js__WEBPACK_IMPORTED_MODULE_0__.sa(`it refers to "${error.missingRef}", but a schema is read alone: no other file, and nothing from the network`, []);
	}
}
const LINEAR = Object.assign((pattern) => {
	const expression = re2js__WEBPACK_IMPORTED_MODULE_2__.RE2JS.compile(pattern);
	return {
		test: (text) => expression.matcher(text).find(),
		toString: () => pattern
	};
}, { code: "new RegExp" });



/***/ })

};
;