"use strict";
exports.id = 4883;
exports.ids = [4883];
exports.modules = {

/***/ 4883:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ renderAnnotations),
/* harmony export */   t: () => (/* binding */ annotations_exports)
/* harmony export */ });
/* harmony import */ var _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3495);
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5553);
/* harmony import */ var _by_design_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1095);
/* harmony import */ var _source_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3554);
/* harmony import */ var _repository_path_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5045);
/* harmony import */ var _selection_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2247);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4105);







// src/report/annotations.ts
var annotations_exports = (0,_rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__.t)({ renderAnnotations: () => renderAnnotations });
const LEVELS = {
	error: "error",
	warning: "warning",
	note: "notice"
};
const MESSAGE_BYTES = 4096;
const LIMITS = {
	perLevel: 10,
	total: 50
};
function renderAnnotations(report, { limits: { perLevel, total } = LIMITS, remedyOf = () => void 0 } = {}) {
	const open = report.findings.filter((finding) => finding.accepted === void 0 && !(0,_by_design_js__WEBPACK_IMPORTED_MODULE_4__.t)(finding));
	const shown = _check_js__WEBPACK_IMPORTED_MODULE_1__.wr.flatMap((severity) => (0,_selection_js__WEBPACK_IMPORTED_MODULE_2__.r)(open.filter((finding) => finding.severity === severity), ({ path }) => path).slice(0, perLevel)).slice(0, total);
	if (open.length === 0) return ["No open findings to show as annotations."];
	return [...shown.map((finding) => command(finding, report.root, remedyOf)), `${(0,_check_js__WEBPACK_IMPORTED_MODULE_1__.R)(shown.length)} of ${(0,_check_js__WEBPACK_IMPORTED_MODULE_1__.R)(open.length)} findings shown as annotations, worst first.`];
}
function command(finding, root, remedyOf) {
	const { start, end } = finding.range;
	const properties = [
		["file", (0,_start_js__WEBPACK_IMPORTED_MODULE_3__.L)((0,_repository_path_js__WEBPACK_IMPORTED_MODULE_5__.r)(root, finding.path))],
		["line", String(start.line)],
		["endLine", String((0,_source_text_js__WEBPACK_IMPORTED_MODULE_6__.n)(finding.range))]
	];
	if (start.line === end.line) properties.push(["col", String(start.column)], ["endColumn", String(Math.max(start.column, end.column - 1))]);
	properties.push(["title", (0,_start_js__WEBPACK_IMPORTED_MODULE_3__.R)(finding.rule, 200)]);
	const list = properties.map(([name, value]) => `${name}=${escapeProperty(value)}`).join(",");
	return `::${LEVELS[finding.severity]} ${list}::${escapeData(messageOf(finding, root, (0,_source_text_js__WEBPACK_IMPORTED_MODULE_6__.a)(finding, remedyOf)))}`;
}
function messageOf({ message, suggestion, record, related }, root, remedy) {
	const rest = [
		...suggestion ? [`\nMend: ${(0,_start_js__WEBPACK_IMPORTED_MODULE_3__.F)((0,_start_js__WEBPACK_IMPORTED_MODULE_3__.L)(suggestion.message), 1e3)}`] : [],
		...remedy === void 0 ? [] : [`\nMend: ${remedy}`],
		...related.slice(0, 1).map((place) => `\nSee: ${seen(place, root)}`),
		...record === void 0 ? [] : [`\nRecord: ${(0,_start_js__WEBPACK_IMPORTED_MODULE_3__.F)((0,_start_js__WEBPACK_IMPORTED_MODULE_3__.L)(record), 400)}`]
	].join("");
	return (0,_start_js__WEBPACK_IMPORTED_MODULE_3__.F)((0,_start_js__WEBPACK_IMPORTED_MODULE_3__.L)(message), MESSAGE_BYTES - Buffer.byteLength(rest)) + rest;
}
function seen({ path, range, message }, root) {
	return `${`${(0,_start_js__WEBPACK_IMPORTED_MODULE_3__.F)((0,_start_js__WEBPACK_IMPORTED_MODULE_3__.L)((0,_repository_path_js__WEBPACK_IMPORTED_MODULE_5__.r)(root, path)), 1e3)}:${(0,_check_js__WEBPACK_IMPORTED_MODULE_1__.I)(range.start)}`} ${(0,_start_js__WEBPACK_IMPORTED_MODULE_3__.F)((0,_start_js__WEBPACK_IMPORTED_MODULE_3__.L)(message), 400)}`;
}
function escapeData(text) {
	return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}
function escapeProperty(text) {
	return escapeData(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}



/***/ }),

/***/ 1095:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ withoutByDesign),
/* harmony export */   t: () => (/* binding */ isByDesign)
/* harmony export */ });
// src/report/by-design.ts
function isByDesign({ rule, severity }) {
	return rule === "index/stale" && severity === "note";
}
const LINE = "The index does not know this yet: it is written on the default branch, afterwards.";
function withoutByDesign(report) {
	const { findings, counts } = report;
	const left = findings.filter((finding) => finding.accepted !== void 0 || !isByDesign(finding));
	const told = findings.length - left.length;
	if (told === 0) return { report };
	return {
		report: {
			...report,
			findings: left,
			counts: {
				...counts,
				note: counts.note - told
			}
		},
		line: LINE
	};
}



/***/ }),

/***/ 5045:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ inRepository),
/* harmony export */   r: () => (/* binding */ repositoryPath),
/* harmony export */   t: () => (/* binding */ encodePath)
/* harmony export */ });
// src/report/repository-path.ts
function repositoryPath(root, path) {
	return root === "" ? path : `${root}/${path}`;
}
function inRepository(placed, root) {
	return placed.map((one) => ({
		...one,
		path: repositoryPath(root, one.path)
	}));
}
function encodePath(path) {
	return path.replace(new RegExp("\\p{Cs}", "gu"), "\ufffd").split("/").map((segment) => encodeURIComponent(segment).replace(/[!'()*~]/g, percent)).join("/");
}
function percent(character) {
	return `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
}



/***/ }),

/***/ 2247:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ select),
/* harmony export */   r: () => (/* binding */ spread),
/* harmony export */   t: () => (/* binding */ byFile)
/* harmony export */ });
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5553);

// src/report/selection.ts
const PLACES_KEPT = 10;
function select(findings, limits) {
	const causes = new Map();
	const candidates = [];
	for (const finding of [...findings].sort(_check_js__WEBPACK_IMPORTED_MODULE_0__.Or)) {
		const cause = finding.subject ?? finding.message;
		const key = JSON.stringify([
			finding.severity,
			finding.rule,
			cause
		]);
		let entry = causes.get(key);
		if (!entry) causes.set(key, entry = {
			seen: 0,
			rest: [],
			leftOut: 0,
			sample: finding,
			cause,
			isOne: true
		});
		entry.isOne &&= finding.message === entry.sample.message;
		if (entry.seen++ < limits.repeats) candidates.push(finding);
		else {
			entry.leftOut++;
			if (entry.rest.length < PLACES_KEPT) entry.rest.push(finding);
		}
	}
	const shown = spread(candidates, (finding) => finding.rule).slice(0, limits.findings);
	return {
		shown,
		repeats: [...causes.values()].filter(({ leftOut }) => leftOut > 0).sort((a, b) => (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Dr)(a.sample, b.sample) || b.leftOut - a.leftOut || (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Tr)(a.sample, b.sample)).map(({ sample, cause, isOne, leftOut, rest }) => ({
			rule: sample.rule,
			severity: sample.severity,
			cause,
			...isOne && { message: sample.message },
			leftOut,
			first: rest
		})),
		repeated: findings.length - candidates.length,
		beyond: candidates.length - shown.length,
		total: findings.length
	};
}
function spread(findings, groupOf) {
	const turns = new Map();
	return [...findings].sort(_check_js__WEBPACK_IMPORTED_MODULE_0__.Or).map((finding) => {
		const key = `${finding.severity} ${groupOf(finding)}`;
		const turn = turns.get(key) ?? 0;
		turns.set(key, turn + 1);
		return {
			finding,
			turn
		};
	}).sort((a, b) => (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Dr)(a.finding, b.finding) || a.turn - b.turn || (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Tr)(a.finding, b.finding)).map(({ finding }) => finding);
}
function byFile(findings) {
	return [...(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.ma)([...findings].sort(_check_js__WEBPACK_IMPORTED_MODULE_0__.Or), ({ path }) => path)];
}



/***/ }),

/***/ 3554:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ remedyFor),
/* harmony export */   i: () => (/* binding */ remediesFor),
/* harmony export */   n: () => (/* binding */ lastLineOf),
/* harmony export */   r: () => (/* binding */ furtherSentences),
/* harmony export */   t: () => (/* binding */ SourceText)
/* harmony export */ });
// src/report/remedies.ts
function firstSentence(remedy) {
	const end = remedy.search(/[.] (?=[A-Z`])/);
	return end === -1 ? remedy : remedy.slice(0, end + 1);
}
function furtherSentences(remedy) {
	return remedy.slice(firstSentence(remedy).length).trimStart();
}
function remedyFor({ rule, suggestion, accepted }, remedyOf) {
	if (suggestion !== void 0 || accepted !== void 0) return void 0;
	const remedy = remedyOf(rule);
	return remedy === void 0 ? void 0 : firstSentence(remedy);
}
function remediesFor(findings, remedyOf, told = new Set()) {
	const known = new Set(told);
	const remedies = new Map();
	for (const finding of findings) {
		const remedy = known.has(finding.rule) ? void 0 : remedyFor(finding, remedyOf);
		if (remedy === void 0) continue;
		known.add(finding.rule);
		remedies.set(finding, remedy);
	}
	return remedies;
}
// src/report/source-text.ts
var SourceText = class {
	#text;
	#starts = [0];
	constructor(text) {
		this.#text = text;
		for (let at = text.indexOf("\n"); at !== -1; at = text.indexOf("\n", at + 1)) this.#starts.push(at + 1);
	}
	get lineCount() {
		return this.#starts.length;
	}
	line(line) {
		const start = this.#starts[line - 1];
		if (start === void 0) return void 0;
		const next = this.#starts[line];
		const end = next === void 0 ? this.#text.length : next - 1;
		return this.#text.slice(start, this.#text[end - 1] === "\r" && next !== void 0 ? end - 1 : end);
	}
};
function lastLineOf({ start, end }) {
	return end.column === 1 && end.line > start.line ? end.line - 1 : Math.max(start.line, end.line);
}



/***/ })

};
;