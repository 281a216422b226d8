"use strict";
exports.id = 8559;
exports.ids = [8559,940];
exports.modules = {

/***/ 940:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S9: () => (/* binding */ CONFIGURATIONS),
/* harmony export */   elsewhere: () => (/* binding */ elsewhere),
/* harmony export */   j5: () => (/* binding */ findMemory),
/* harmony export */   noFolder: () => (/* binding */ noFolder),
/* harmony export */   ru: () => (/* binding */ memoryAround)
/* harmony export */ });
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5553);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4105);
/* harmony import */ var _other_folder_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3396);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_3___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_3__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_4___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_4__);





// src/terminal/find-memory.ts
const CONFIGURATIONS = ["memory-steward.yml", "memory-steward.yaml"];
function findMemory(file) {
	const folder = memoryAround(file);
	if (folder !== void 0) return folder;
	throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.st(`${file} belongs to no memory: no folder above it has a memory-steward.yml or a known layout.`, "Start a memory with \"memory-steward init\", or add a memory-steward.yml that names its layout. Where a sparse checkout leaves that file out, let it in.");
}
function elsewhere(error, dir) {
	const folder = memoryAround((0,node_path__WEBPACK_IMPORTED_MODULE_4__.join)(dir, "file"));
	const name = fromHere(dir);
	const named = name === "." ? error : error.in(name);
	if (folder !== void 0 && folder !== dir) return new _other_folder_js__WEBPACK_IMPORTED_MODULE_2__.t(named.message, dir, "There is one above", [fromHere(folder)]);
	const below = folder === dir ? [] : memoriesBelow(dir);
	if (below.length === 0) return named;
	return new _other_folder_js__WEBPACK_IMPORTED_MODULE_2__.t(named.message, dir, "There is one below", below.map(fromHere));
}
function noFolder(name) {
	const path = (0,node_path__WEBPACK_IMPORTED_MODULE_4__.resolve)(name);
	if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_3__.existsSync)(path)) return new _start_js__WEBPACK_IMPORTED_MODULE_1__.st(`There is no folder ${name}.`, "Name the folder of a memory repository.");
	const folder = memoryAround(path);
	const message = `${name} is no folder; a memory is checked as a whole.`;
	return folder === void 0 ? new _start_js__WEBPACK_IMPORTED_MODULE_1__.st(message, "Name the folder of a memory repository.") : new _other_folder_js__WEBPACK_IMPORTED_MODULE_2__.t(message, path, "Its memory", [fromHere(folder)]);
}
const MAX_DEPTH = 4;
const MOST_FOLDERS = 2e3;
const MOST_MEMORIES = 3;
const PASSED_BY = /^(?:\.|node_modules$|vendor$)/;
const PLAIN = new RegExp("^[\\p{L}\\p{M}\\p{N}_][\\p{L}\\p{M}\\p{N}._+-]*$", "u");
function memoriesBelow(dir) {
	const found = [];
	let level = [dir];
	for (let depth = 0, seen = 0; depth < MAX_DEPTH && level.length > 0; depth++) {
		const next = [];
		for (const folder of level) {
			if (++seen > MOST_FOLDERS) return found;
			for (const name of foldersIn(folder)) {
				const path = (0,node_path__WEBPACK_IMPORTED_MODULE_4__.join)(folder, name);
				if (isConfigured(path) || recognisedRoots(path).length > 0) found.push(path);
				else next.push(path);
				if (found.length === MOST_MEMORIES) return found;
			}
		}
		level = next;
	}
	return found;
}
function foldersIn(folder) {
	try {
		return (0,node_fs__WEBPACK_IMPORTED_MODULE_3__.readdirSync)(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory()).map(({ name }) => name).filter((name) => PLAIN.test(name) && !PASSED_BY.test(name)).sort(_check_js__WEBPACK_IMPORTED_MODULE_0__._a);
	} catch {
		return [];
	}
}
function fromHere(folder) {
	return (0,node_path__WEBPACK_IMPORTED_MODULE_4__.relative)(process.cwd(), folder) || ".";
}
function memoryAround(file) {
	let recognised;
	for (let folder = (0,node_path__WEBPACK_IMPORTED_MODULE_4__.dirname)(file);; folder = (0,node_path__WEBPACK_IMPORTED_MODULE_4__.dirname)(folder)) {
		if (isConfigured(folder)) return folder;
		if (recognisedRoots(folder).some((root) => file.startsWith((0,node_path__WEBPACK_IMPORTED_MODULE_4__.join)(root, "/")))) recognised = folder;
		if ((0,node_fs__WEBPACK_IMPORTED_MODULE_3__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_4__.join)(folder, ".git")) || (0,node_path__WEBPACK_IMPORTED_MODULE_4__.dirname)(folder) === folder) return recognised;
	}
}
function isConfigured(folder) {
	return CONFIGURATIONS.some((name) => (0,node_fs__WEBPACK_IMPORTED_MODULE_3__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_4__.join)(folder, name)));
}
function recognisedRoots(folder) {
	return Object.values(_check_js__WEBPACK_IMPORTED_MODULE_0__.Ui).flatMap(({ marker, roots = ["."] }) => marker === void 0 ? [] : roots.map((root) => (0,node_path__WEBPACK_IMPORTED_MODULE_4__.join)(folder, root)).filter((root) => (0,node_fs__WEBPACK_IMPORTED_MODULE_3__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_4__.join)(root, marker))));
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



/***/ })

};
;