"use strict";
exports.id = 5225;
exports.ids = [5225];
exports.modules = {

/***/ 5225:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   editedIndexFiles: () => (/* binding */ editedIndexFiles)
/* harmony export */ });
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5553);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4105);
/* harmony import */ var _make_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7106);



// src/commands/reindex/edited-index.ts
const MAX_EDITED = 20;
async function editedIndexFiles(change, gate) {
	const { base, judged, root, options } = change;
	const [before, after] = await Promise.all([base, judged].map((tree) => indexEntries(tree, gate)));
	if (!before || !after) return [];
	const touched = [...new Set([...before.keys(), ...after.keys()])].filter((path) => {
		const [was, is] = [before.get(path), after.get(path)];
		return !(is === void 0 && !(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.ho)(path, gate.layout.root)) && (was?.oid !== is?.oid || was?.mode !== is?.mode);
	});
	if (touched.length === 0) return [];
	const expected = await generatedIds({
		tree: judged,
		root,
		gate: options
	}, gate);
	return touched.filter((path) => {
		const oid = expected?.get(path);
		const is = after.get(path);
		if (oid === void 0) return expected === void 0 || is !== void 0;
		return is?.mode !== "100644" || is.oid !== oid;
	}).sort(_check_js__WEBPACK_IMPORTED_MODULE_0__.na).slice(0, MAX_EDITED).map((path) => {
		if (!(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.ho)(path, gate.layout.root)) return {
			path,
			edited: "collides"
		};
		if (after.has(path) && !(0,_check_js__WEBPACK_IMPORTED_MODULE_0__._o)(path, gate.layout.root)) return {
			path,
			edited: "foreign"
		};
		return {
			path,
			edited: !after.has(path) ? "removed" : before.has(path) ? "written" : "added"
		};
	});
}
async function generatedIds(input, gate) {
	const lookup = new _check_js__WEBPACK_IMPORTED_MODULE_0__.Yi(input.tree);
	let source = { time: new Date(0) };
	for (const path of [_check_js__WEBPACK_IMPORTED_MODULE_0__.so, _check_js__WEBPACK_IMPORTED_MODULE_0__.oo]) {
		const entry = await lookup.file(gate.layout.root + path);
		if (entry) source = (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Yn)(await (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.ca)(input.tree, entry)) ?? source;
	}
	try {
		const ids = new Map();
		const index = await (0,_make_index_js__WEBPACK_IMPORTED_MODULE_2__.t)({
			...input,
			source
		});
		for await (const { path, oid } of index.files()) ids.set(path, oid);
		return ids;
	} catch (error) {
		if (error instanceof _start_js__WEBPACK_IMPORTED_MODULE_1__.st) return void 0;
		throw error;
	}
}
async function indexEntries(tree, { layout }) {
	const entries = (await tree.entries()).filter(({ path }) => (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.go)(path, layout.root));
	return new Map(entries.map((entry) => [entry.path, entry]));
}



/***/ })

};
;