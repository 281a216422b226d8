"use strict";
exports.id = 6669;
exports.ids = [6669];
exports.modules = {

/***/ 6669:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   withCall: () => (/* binding */ withCall)
/* harmony export */ });
/* harmony import */ var _other_folder_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3396);
/* harmony import */ var _shell_word_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1744);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_2__);



// src/terminal/call.ts
function withCall(error, call) {
	const { command } = call;
	if (!(error instanceof _other_folder_js__WEBPACK_IMPORTED_MODULE_0__.t) || !command) return error;
	return error.withCalls((folder) => callWith(folder, error.named, command, call));
}
function callWith(folder, named, command, call) {
	const hasOption = command.options.some(({ long }) => long === "--dir");
	const operands = hasOption ? command.args : withOperand(command, named, folder);
	const options = call.options.filter(({ option }) => option.long !== "--dir").map(wordsOf);
	const words = operands.map(_shell_word_js__WEBPACK_IMPORTED_MODULE_1__.r);
	const given = [...options, ...hasOption ? [`--dir ${(0,_shell_word_js__WEBPACK_IMPORTED_MODULE_1__.r)(folder)}`] : []];
	const isBehind = operands.some((operand) => operand.startsWith("-"));
	return [...namesOf(command), ...isBehind ? [
		...given,
		"--",
		...words
	] : [...words, ...given]].join(" ");
}
function wordsOf({ option, value }) {
	const name = option.long ?? option.flags;
	if (value === void 0) return name;
	return value.startsWith("-") ? `${name}=${(0,_shell_word_js__WEBPACK_IMPORTED_MODULE_1__.r)(value)}` : `${name} ${(0,_shell_word_js__WEBPACK_IMPORTED_MODULE_1__.r)(value)}`;
}
const FOLDERS = new Set(["dir", "mirror"]);
function withOperand({ args, registeredArguments }, named, folder) {
	const first = registeredArguments.findIndex((argument) => FOLDERS.has(argument.name()));
	const from = first === -1 ? registeredArguments.length : first;
	const at = args.findLastIndex((operand, index) => index >= from && (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(operand) === named);
	return at === -1 ? [...args, folder] : args.with(at, folder);
}
function namesOf(command) {
	return [...command.parent ? namesOf(command.parent) : [], command.name()];
}



/***/ }),

/***/ 3396:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ OtherFolderError)
/* harmony export */ });
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4105);

// src/terminal/other-folder.ts
var OtherFolderError = class extends _start_js__WEBPACK_IMPORTED_MODULE_0__.st {
	named;
	#opening;
	#folders;
	constructor(message, named, opening, folders) {
		super(message);
		this.named = named;
		this.#opening = opening;
		this.#folders = folders;
	}
	withCalls(callWith) {
		return new _start_js__WEBPACK_IMPORTED_MODULE_0__.st(this.message, `${this.#opening}: ${this.#folders.map(callWith).join(", or ")}`);
	}
};



/***/ }),

/***/ 1744:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ gitIn),
/* harmony export */   r: () => (/* binding */ shellWord),
/* harmony export */   t: () => (/* binding */ endsOfRange)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);

// src/terminal/shell-word.ts
function shellWord(text) {
	return /^[\w@%+=:,./-][\w@%+=:,./~-]*$/.test(text) ? text : `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
function gitIn(dir) {
	const here = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(process.cwd(), dir);
	return here === "" ? "git" : `git -C ${shellWord(here)}`;
}
function endsOfRange({ from, to, isSinceParting }, dir) {
	const [first, last] = [shellWord(from), shellWord(to)];
	return [isSinceParting ? `"$(${gitIn(dir)} merge-base ${first} ${last})"` : first, last];
}



/***/ })

};
;