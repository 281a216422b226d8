"use strict";
exports.id = 6454;
exports.ids = [6454];
exports.modules = {

/***/ 6454:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runImportBaseline: () => (/* binding */ runImportBaseline)
/* harmony export */ });
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5553);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4105);
/* harmony import */ var _plain_argument_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8833);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_3___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_3__);




// build/src/terminal/import-baseline.js
const MAX_LISTED = 50;
const ADVICE = "Name a .gitleaksignore or a .secrets.baseline.";
async function runImportBaseline(dir, file, options) {
	const { actor, reason, expires } = options;
	if (reason.length < 10) throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.K("The reason is too short.", "Say in a few words why they may stand");
	(0,_plain_argument_js__WEBPACK_IMPORTED_MODULE_2__.t)("--reason", [reason], "prose");
	(0,_plain_argument_js__WEBPACK_IMPORTED_MODULE_2__.t)("--actor", [actor], "name");
	const repository = await (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.K)(dir);
	try {
		const result = await (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.n)({
			repository,
			tree: await repository.workingTree(),
			prefix: repository.prefix,
			gate: (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.x)(dir, options, repository),
			text: Buffer.from((0,_check_js__WEBPACK_IMPORTED_MODULE_0__.S)({
				file,
				advice: ADVICE
			})).toString("utf8"),
			name: file,
			answer: {
				actor,
				reason,
				expires
			},
			newSalt: (0,node_crypto__WEBPACK_IMPORTED_MODULE_3__.randomBytes)(16).toString("hex"),
			onSecret: _start_js__WEBPACK_IMPORTED_MODULE_1__.T.learn
		});
		const { path, text, before } = result.file;
		(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.s)(dir, [{
			path,
			before,
			after: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.w)(text)
		}]);
		process.stdout.write(`Wrote ${(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.A)(path, 500)}: a secret was found for ${(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.U)(result.matched, "entry").replace(/entrys$/, "entries")}.\n`);
		process.stdout.write(await (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.a)(repository, path));
		for (const { label, reason: why } of result.left.slice(0, MAX_LISTED)) process.stdout.write(`Not imported: ${(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.A)(label, 300)}: ${why}.\n`);
		const more = result.left.length - MAX_LISTED;
		if (more > 0) process.stdout.write(`And ${more} more ${more === 1 ? "was" : "were"} not imported.\n`);
		return 0;
	} catch (error) {
		throw (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.p)(error, dir, `baseline import ${file}`);
	} finally {
		await repository.close();
	}
}



/***/ }),

/***/ 8833:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ assertPlain)
/* harmony export */ });
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5553);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4105);


// build/src/terminal/plain-argument.js
function assertPlain(option, values, use) {
	const [found] = values.flatMap((value) => (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Di)(value, use));
	if (found) throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.K(`The value of ${option} holds the ${found.kind} ${found.code}, which acts on a terminal or hides from readers of what is written.`, "Write it without, in characters that are seen");
	for (const value of values) assertNoSecret(option, value);
}
function assertNoSecret(option, value) {
	const shown = _start_js__WEBPACK_IMPORTED_MODULE_1__.T.text(value);
	if (shown === value) return;
	const [written, clean] = [Array.from(value), Array.from(shown)];
	const place = written.findIndex((character, at) => character !== clean[at]);
	throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.K(`The value of ${option} holds a secret, which begins at character ${place + 1}: all who read the memory would read it. Nothing was written.`, "Say what it is without its value. If it is in use, revoke it: the history of your shell holds it too");
}



/***/ })

};
;