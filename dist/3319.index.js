"use strict";
exports.id = 3319;
exports.ids = [3319];
exports.modules = {

/***/ 3319:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ sourcesFor),
/* harmony export */   r: () => (/* binding */ sources_exports),
/* harmony export */   t: () => (/* binding */ readSources)
/* harmony export */ });
/* harmony import */ var _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3495);
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5553);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4105);



// src/terminal/masked-around.ts
const LONG = 1 << 20;
const AROUND = 1 << 17;
function maskedAround(text, places, masked) {
	if (text.length <= LONG) return masked(text);
	let result = "";
	let written = 0;
	for (const [start, end] of spansAround(text, places)) {
		result += blank(text.slice(written, start)) + masked(text.slice(start, end));
		written = end;
	}
	return result + blank(text.slice(written));
}
function blank(text) {
	return text.replace(/[^\r\n]+/g, (line) => "*".repeat(line.length));
}
function spansAround(text, places) {
	const starts = lineStarts(text);
	const offsetOf = ({ line, column }) => (starts[line - 1] ?? text.length) + column - 1;
	const spans = places.map(({ range: { start, end } }) => [Math.max(0, offsetOf(start) - AROUND), Math.min(text.length, offsetOf(end) + AROUND)]).sort(([a], [b]) => a - b);
	const apart = [];
	for (const [start, end] of spans) {
		const last = apart.at(-1);
		if (last && start <= last[1]) last[1] = Math.max(last[1], end);
		else apart.push([Math.min(start, text.length), end]);
	}
	return apart;
}
function lineStarts(text) {
	const starts = [0];
	for (let at = text.indexOf("\n"); at !== -1; at = text.indexOf("\n", at + 1)) starts.push(at + 1);
	return starts;
}
// src/terminal/sources.ts
var sources_exports = (0,_rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__.t)({ sourcesFor: () => sourcesFor });
async function readSources({ report, shown, judgement }) {
	const paths = new Set(report.findings.map(({ path }) => path));
	const texts = new Map();
	const decoder = new TextDecoder();
	for (const tree of new Set([shown, judgement.memory.tree])) {
		const missing = new Set([...paths].filter((path) => !texts.has(path)));
		await tree.read(await (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.Qi)(missing, tree), (entry, bytes) => {
			if (!(bytes instanceof Error)) texts.set(entry.path, decoder.decode(bytes));
		});
	}
	const places = placesOf(report.findings);
	const clean = new Map();
	return (path) => {
		const text = texts.get(path);
		const known = clean.get(path);
		if (text === void 0 || known !== void 0) return known;
		const masked = maskedAround(text, places.get(path) ?? [], (part) => _start_js__WEBPACK_IMPORTED_MODULE_2__.k.masked(part));
		clean.set(path, masked);
		return masked;
	};
}
function placesOf(findings) {
	return (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.ma)(findings.flatMap(({ path, range, suggestion }) => [{
		path,
		range
	}, ...suggestion?.edits ?? []]), ({ path }) => path);
}
async function sourcesFor(result, restricted) {
	const textOf = await readSources(result);
	return restricted ? (path) => restricted.paths.has(path) ? void 0 : textOf(path) : textOf;
}



/***/ })

};
;