export const id = 7239;
export const ids = [7239];
export const modules = {

/***/ 7229:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ indexDigest)
/* harmony export */ });
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1804);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7598);


// build/src/load/index-digest.js
const FOLDER = "indexes";
async function indexDigest(tree, root) {
	const lookup = new _check_js__WEBPACK_IMPORTED_MODULE_0__.Rn(tree);
	const folder = (await lookup.folder(root.replace(/\/$/, ""))).get(FOLDER);
	if (folder?.mode !== "040000") return null;
	const oid = folder.oid === "" ? await (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.un)(lookup, root + FOLDER) : folder.oid;
	return `sha256:${(0,node_crypto__WEBPACK_IMPORTED_MODULE_1__.createHash)("sha256").update(`memory-steward.index/v1\n${oid ?? ""}\n`).digest("hex")}`;
}



/***/ }),

/***/ 7239:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runVerifyMirror: () => (/* binding */ runVerifyMirror)
/* harmony export */ });
/* harmony import */ var _index_digest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7229);
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1804);
/* harmony import */ var _tag_name_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6466);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(796);




// build/src/commands/verify-mirror.js
async function verifyMirror(left, right, gate) {
	const [a, b] = await Promise.all([stateOf(left, gate), stateOf(right, gate)]);
	const names = [...new Set([...a.keys(), ...b.keys()])];
	const differences = names.map((what) => ({
		what,
		left: a.get(what),
		right: b.get(what)
	})).filter((each) => each.left !== each.right);
	const tags = names.filter((name) => name.startsWith(SNAPSHOT)).length;
	return {
		differences,
		compared: [...FACTS, `${tags} snapshot${tags === 1 ? "" : "s"} with ${tags === 1 ? "its manifest" : "their manifests"}`]
	};
}
const SNAPSHOT = "snapshot ";
const FACTS = [
	"commit",
	"source digest",
	"ontology digest",
	"index digest"
];
async function stateOf({ repository, history, revision }, options) {
	const commit = await history.resolve(revision);
	const tree = await repository.commitTree(commit);
	const gate = await (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.bn)(tree, options);
	const facts = [
		commit,
		await (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.sn)(tree, gate),
		gate.ontologyDigest,
		await (0,_index_digest_js__WEBPACK_IMPORTED_MODULE_0__.t)(tree, gate.layout.root) ?? "no index"
	];
	const state = new Map(FACTS.map((name, at) => [name, facts[at] ?? ""]));
	const tags = (await history.refs()).filter(({ name }) => name.startsWith(_tag_name_js__WEBPACK_IMPORTED_MODULE_2__.n));
	const texts = await history.tagTexts(tags.map(({ object }) => object));
	tags.forEach(({ name, object, commit: target }, at) => {
		const text = texts[at];
		const read = text === void 0 ? "not an annotated tag" : (0,_tag_name_js__WEBPACK_IMPORTED_MODULE_2__.s)(text);
		const told = typeof read === "string" ? read : `source ${read.manifest.sourceDigest}, ontology ${read.manifest.ontologyDigest}, index ${read.manifest.indexDigest ?? "none"}`;
		const words = `tag ${object} of commit ${target ?? "none"}: ${told}`;
		state.set(`${SNAPSHOT}${name.slice(10)}`, words);
	});
	return state;
}
// build/src/terminal/verify-mirror.js
async function runVerifyMirror(first, second, options) {
	const left = await (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.L)(first);
	try {
		const right = await (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.L)(second);
		try {
			const side = (repository) => ({
				repository,
				history: repository.history(),
				revision: options.ref
			});
			const result = await verifyMirror(side(left), side(right), (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.m)(first, options, left));
			const isEqual = result.differences.length === 0;
			process.stdout.write(options.format === "json" ? (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.T)({
				schema: "memory-steward.mirror/v1",
				equal: isEqual,
				...result
			}) : pretty(result.differences, result.compared));
			return isEqual ? 0 : 1;
		} finally {
			await right.close();
		}
	} finally {
		await left.close();
	}
}
function pretty(differences, compared) {
	if (differences.length === 0) return `Equal in ${compared.join(", ")}.\n`;
	const show = (value) => value === void 0 ? "not there" : (0,_start_js__WEBPACK_IMPORTED_MODULE_3__._)(value, 600);
	return [
		`${differences.length} difference${differences.length === 1 ? "" : "s"}:`,
		...differences.flatMap(({ what, left, right }) => [
			`- ${(0,_start_js__WEBPACK_IMPORTED_MODULE_3__._)(what, 200)}`,
			`    ${show(left)}`,
			`    ${show(right)}`
		]),
		""
	].join("\n");
}



/***/ })

};
