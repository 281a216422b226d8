"use strict";
exports.id = 2338;
exports.ids = [2338];
exports.modules = {

/***/ 1212:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ strangeTagFault),
/* harmony export */   r: () => (/* binding */ strangeTagFaults),
/* harmony export */   t: () => (/* binding */ chainFaults)
/* harmony export */ });
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4105);
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5553);
/* harmony import */ var _chain_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4632);



// src/snapshots/chain-faults.ts
const MAX_SINGLY = 3;
const MAX_TOLD = 50;
function chainFaults({ links, strangers }) {
	return few([...links.flatMap((link) => (0,_chain_js__WEBPACK_IMPORTED_MODULE_2__.r)(link) ? [] : [link.fault]), ...byReason(strangers)]);
}
function strangeTagFaults(strange) {
	return few(byReason(strange));
}
function strangeTagFault({ tag, reason }) {
	return `${tag} is no snapshot: ${reason}.`;
}
function byReason(strange) {
	return [...(0,_check_js__WEBPACK_IMPORTED_MODULE_1__.ma)(strange, ({ reason }) => reason)].flatMap(([reason, group]) => {
		if (group.length <= MAX_SINGLY) return group.map(strangeTagFault);
		const tags = group.map(({ tag }) => tag);
		const names = (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.bt)(tags, MAX_SINGLY, (tag) => (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.it)(tag, 200));
		return [`${tags.length} tags are no snapshots, each because ${reason}: ${names}.`];
	});
}
function few(sentences) {
	const rest = sentences.length - MAX_TOLD;
	return rest > 0 ? [...sentences.slice(0, MAX_TOLD), `${rest} more sentences about tags are left out.`] : sentences;
}



/***/ }),

/***/ 9486:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ indexDigest)
/* harmony export */ });
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5553);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_1__);


// src/load/index-digest.ts
const FOLDER = "indexes";
async function indexDigest(tree, root) {
	const lookup = new _check_js__WEBPACK_IMPORTED_MODULE_0__.Yi(tree);
	const folder = (await lookup.folder(root.replace(/\/$/, ""))).get(FOLDER);
	if (folder?.mode !== "040000") return null;
	const oid = folder.oid === "" ? await (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.sr)(lookup, root + FOLDER) : folder.oid;
	return (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Mi)((0,node_crypto__WEBPACK_IMPORTED_MODULE_1__.createHash)("sha256").update(`memory-steward.index/v1\n${oid ?? ""}\n`));
}



/***/ }),

/***/ 2338:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runVerifyMirror: () => (/* binding */ runVerifyMirror)
/* harmony export */ });
/* harmony import */ var _index_digest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9486);
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5553);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4105);
/* harmony import */ var _chain_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4632);
/* harmony import */ var _chain_faults_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1212);





// src/commands/verify-mirror.ts
async function verifyMirror(left, right, gate) {
	const [a, b] = await Promise.all([stateOf(left, gate), stateOf(right, gate)]);
	const names = [...new Set([...a.facts.keys(), ...b.facts.keys()])];
	const differences = names.map((what) => ({
		what,
		left: a.facts.get(what),
		right: b.facts.get(what)
	})).filter((each) => each.left !== each.right);
	const strange = new Map([...a.strange, ...b.strange]);
	const tags = names.filter((name) => name.startsWith(SNAPSHOT) && !strange.has(name.slice(SNAPSHOT.length))).length;
	const different = new Set(differences.map(({ what }) => what));
	return {
		differences,
		passedOver: [...strange].filter(([tag]) => !different.has(SNAPSHOT + tag)).map(([tag, why]) => ({
			tag,
			why
		})),
		compared: [...FACTS, `${(0,_check_js__WEBPACK_IMPORTED_MODULE_1__.ro)(tags, "snapshot")} with ${tags === 1 ? "its manifest" : "their manifests"}`]
	};
}
const SNAPSHOT = "snapshot ";
const FACTS = [
	"commit",
	"source digest",
	"ontology digest",
	"index digest"
];
async function stateOf(side, options) {
	const { folder } = side;
	try {
		return await readState(side, options);
	} catch (error) {
		if (error instanceof _check_js__WEBPACK_IMPORTED_MODULE_1__.Ri) throw error.in(folder);
		if (error instanceof _start_js__WEBPACK_IMPORTED_MODULE_2__.st) throw new _start_js__WEBPACK_IMPORTED_MODULE_2__.st(`${folder}: ${error.message}`, error.advice);
		throw error;
	}
}
async function readState({ repository, history, revision }, options) {
	const commit = await history.resolve(revision);
	const tree = await repository.commitTree(commit);
	const gate = await (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.wi)(tree, options);
	const facts = [
		commit,
		await (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.ar)(tree, gate),
		gate.ontologyDigest,
		await (0,_index_digest_js__WEBPACK_IMPORTED_MODULE_0__.t)(tree, gate.layout.root) ?? "no index"
	];
	const state = new Map(FACTS.map((name, at) => [name, facts[at] ?? ""]));
	const strange = new Map();
	const tags = (await history.refs()).filter(({ name }) => name.startsWith(_check_js__WEBPACK_IMPORTED_MODULE_1__.cn));
	const texts = await history.tagTexts(tags.map(({ object }) => object));
	tags.forEach(({ name, object, commit: target }, at) => {
		const text = texts[at];
		const tag = name.slice(10);
		const fault = (0,_chain_js__WEBPACK_IMPORTED_MODULE_3__.n)({
			tag,
			object,
			text
		});
		if (fault !== void 0) strange.set(tag, fault);
		const read = typeof text === "string" ? (0,_chain_js__WEBPACK_IMPORTED_MODULE_3__.a)(text) : void 0;
		const told = typeof read !== "object" ? read ?? fault ?? "" : `source ${read.manifest.sourceDigest}, ontology ${read.manifest.ontologyDigest}, index ${read.manifest.indexDigest ?? "none"}`;
		const words = `tag ${object} of commit ${target ?? "none"}: ${told}`;
		state.set(SNAPSHOT + tag, words);
	});
	return {
		facts: state,
		strange
	};
}
// src/terminal/verify-mirror.ts
async function runVerifyMirror(first, second, options) {
	const left = await (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.H)(first);
	try {
		const right = await (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.H)(second);
		try {
			const side = (dir, repository) => ({
				folder: dir,
				repository,
				history: repository.history(),
				revision: options.ref
			});
			const result = await verifyMirror(side(first, left), side(second, right), (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.g)(first, options, left));
			const isEqual = result.differences.length === 0;
			process.stdout.write(options.format === "json" ? (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.D)({
				schema: "memory-steward.mirror/v1",
				equal: isEqual,
				...result
			}) : pretty(result));
			return isEqual ? 0 : 1;
		} finally {
			await right.close();
		}
	} finally {
		await left.close();
	}
}
const MAX_SHOWN = 100;
function pretty({ differences, compared, passedOver }) {
	const left = (0,_chain_faults_js__WEBPACK_IMPORTED_MODULE_4__.r)(passedOver.map(({ tag, why }) => ({
		tag,
		reason: why
	}))).map((fault) => `Passed over, but for the tag itself: ${(0,_start_js__WEBPACK_IMPORTED_MODULE_2__.R)(fault, 1e3)}\n`);
	if (differences.length === 0) return [`Equal in ${compared.join(", ")}.\n`, ...left].join("");
	const show = (value) => value === void 0 ? "not there" : (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.R)(value, 600);
	return [
		`${(0,_check_js__WEBPACK_IMPORTED_MODULE_1__.ro)(differences.length, "difference")}:`,
		...differences.slice(0, MAX_SHOWN).flatMap(({ what, left, right }) => [
			`- ${(0,_start_js__WEBPACK_IMPORTED_MODULE_2__.R)(what, 200)}`,
			`    ${show(left)}`,
			`    ${show(right)}`
		]),
		...differences.length > MAX_SHOWN ? [`- ${differences.length - MAX_SHOWN} more: --format json lists all`] : [],
		...left.map((line) => line.trimEnd()),
		""
	].join("\n");
}



/***/ })

};
;