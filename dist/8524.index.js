"use strict";
exports.id = 8524;
exports.ids = [8524];
exports.modules = {

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

/***/ 8524:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ sarif_exports),
/* harmony export */   t: () => (/* binding */ renderSarif)
/* harmony export */ });
/* harmony import */ var _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3495);
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5553);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4105);
/* harmony import */ var _whole_sentence_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1422);
/* harmony import */ var _repository_path_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5045);
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8522);
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_3___default = /*#__PURE__*/__webpack_require__.n(node_zlib__WEBPACK_IMPORTED_MODULE_3__);






// src/report/sarif-result.ts
const MESSAGE_LIMIT = 1e3;
const NAME_LIMIT = 300;
const RELATED_LIMIT = 100;
const FIX_LIMIT = 1e4;
function sarifResult(finding, ruleIndex, root) {
	const { rule, severity, message, path, range, record, suggestion, related, accepted, fingerprint } = finding;
	return {
		ruleId: rule,
		ruleIndex,
		level: severity,
		message: { text: plain(suggestion ? `${(0,_whole_sentence_js__WEBPACK_IMPORTED_MODULE_4__.t)(message)} ${suggestion.message}` : message) },
		locations: [{
			physicalLocation: physicalLocation(root, path, range),
			...record !== void 0 && { logicalLocations: [{
				fullyQualifiedName: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.R)(record, NAME_LIMIT),
				kind: "record"
			}] }
		}],
		...related.length > 0 && { relatedLocations: related.slice(0, RELATED_LIMIT).map((place, index) => ({
			id: index + 1,
			message: { text: plain(place.message) },
			physicalLocation: physicalLocation(root, place.path, place.range)
		})) },
		partialFingerprints: { "memorySteward/v1": fingerprint },
		...suggestion && isShort(suggestion.edits) && { fixes: [fixOf(suggestion.message, suggestion.edits, root)] },
		...accepted && { suppressions: [{
			kind: "external",
			status: "accepted",
			justification: accepted === "baseline" ? "In the baseline." : "Waived."
		}] }
	};
}
function plain(text) {
	return (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.R)(text, MESSAGE_LIMIT).replace(/\](?=\()/g, "] ");
}
function physicalLocation(root, path, range) {
	return {
		artifactLocation: artifactLocation(root, path),
		region: regionOf(range)
	};
}
function artifactLocation(root, path) {
	return {
		uri: (0,_repository_path_js__WEBPACK_IMPORTED_MODULE_5__.t)((0,_repository_path_js__WEBPACK_IMPORTED_MODULE_5__.r)(root, path)),
		uriBaseId: "%SRCROOT%"
	};
}
function regionOf({ start, end }) {
	return {
		startLine: start.line,
		startColumn: start.column,
		endLine: end.line,
		endColumn: end.column
	};
}
function isShort(edits) {
	return edits.length > 0 && !edits.some(_check_js__WEBPACK_IMPORTED_MODULE_1__.kr) && edits.reduce((sum, { newText }) => sum + newText.length, 0) <= FIX_LIMIT;
}
function fixOf(message, edits, root) {
	return {
		description: { text: plain(message) },
		artifactChanges: [...(0,_check_js__WEBPACK_IMPORTED_MODULE_1__.ma)(edits, ({ path }) => path)].map(([path, list]) => ({
			artifactLocation: artifactLocation(root, path),
			replacements: list.map(({ range, newText }) => ({
				deletedRegion: regionOf(range),
				...newText !== "" && { insertedContent: { text: newText } }
			}))
		}))
	};
}
// src/report/sarif.ts
var sarif_exports = (0,_rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__.t)({ renderSarif: () => renderSarif });
const GITHUB_LIMITS = {
	results: 25e3,
	gzipBytes: 1e7
};
function renderSarif(report, rules, limits = GITHUB_LIMITS) {
	let count = Math.min(limits.results, report.findings.length);
	for (;;) {
		const text = sarifText(report, rules, count);
		if (count === 0 || text.length * 3 <= limits.gzipBytes) return text;
		const size = (0,node_zlib__WEBPACK_IMPORTED_MODULE_3__.gzipSync)(text).length;
		if (size <= limits.gzipBytes) return text;
		count = Math.floor(count * Math.min(.9, limits.gzipBytes / size * .95));
	}
}
function sarifText(report, rules, count) {
	const shown = [...report.findings].sort(_check_js__WEBPACK_IMPORTED_MODULE_1__.Or).slice(0, count);
	const descriptors = rules.map(descriptorOf);
	const indexes = new Map(rules.map(({ id }, index) => [id, index]));
	for (const { rule } of shown) if (!indexes.has(rule)) indexes.set(rule, descriptors.push({ id: rule }) - 1);
	const log = {
		$schema: "https://json.schemastore.org/sarif-2.1.0.json",
		version: "2.1.0",
		runs: [{
			tool: { driver: {
				name: "memory-steward",
				semanticVersion: report.steward,
				informationUri: _start_js__WEBPACK_IMPORTED_MODULE_2__.tt,
				rules: descriptors
			} },
			columnKind: "utf16CodeUnits",
			invocations: [{
				executionSuccessful: true,
				toolExecutionNotifications: notifications(count, report.findings.length)
			}],
			results: shown.map((finding) => sarifResult(finding, indexes.get(finding.rule) ?? -1, report.root))
		}]
	};
	return (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.D)(log, 1);
}
function descriptorOf(rule) {
	const { documentation } = rule;
	const page = documentation?.startsWith("https://") ? documentation : void 0;
	return {
		id: rule.id,
		shortDescription: { text: rule.title },
		fullDescription: { text: rule.rationale },
		help: {
			text: `${rule.rationale}\n\nMend: ${rule.remedy}`,
			markdown: `${rule.rationale}\n\n**Mend.** ${rule.remedy}${page ? `\n\n[Documentation](${page})` : ""}`
		},
		...page !== void 0 && { helpUri: page },
		defaultConfiguration: { level: rule.severity },
		properties: { tags: ["memory", rule.id.split("/", 1)[0] ?? rule.id] }
	};
}
function notifications(shown, total) {
	if (shown === total) return [];
	return [{
		level: "warning",
		message: { text: `${(0,_check_js__WEBPACK_IMPORTED_MODULE_1__.R)(shown)} of ${(0,_check_js__WEBPACK_IMPORTED_MODULE_1__.R)(total)} findings are in this file, the worst first; the limits of the format's readers leave no room for the others.` }
	}];
}



/***/ }),

/***/ 1422:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ wholeSentence)
/* harmony export */ });
// src/memory/whole-sentence.ts
function wholeSentence(text) {
	return /[.!?\u2026]["'\u201d\u2019)\]]*$/u.test(text) ? text : `${text}.`;
}



/***/ })

};
;