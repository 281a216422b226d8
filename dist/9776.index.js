"use strict";
exports.id = 9776;
exports.ids = [9776];
exports.modules = {

/***/ 214:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ escapeWithin),
/* harmony export */   c: () => (/* binding */ proseParts),
/* harmony export */   i: () => (/* binding */ escapeMarkdown),
/* harmony export */   n: () => (/* binding */ codeCell),
/* harmony export */   o: () => (/* binding */ proseCell),
/* harmony export */   r: () => (/* binding */ codeSpan),
/* harmony export */   s: () => (/* binding */ proseLine),
/* harmony export */   t: () => (/* binding */ codeBlock)
/* harmony export */ });
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4105);

const LIVE = [
	[/@/g, `@​`],
	[/#/g, `#​`],
	[/\b(GH)-/gi, `$1​-`],
	[/:(?=\/\/)/g, `:​`],
	[/\b(www)\./gi, `$1​.`],
	[/:(?=[\w+-]+:)/g, `:​`]
];
const COMMIT_ID = /\b[0-9a-f]{7,40}\b/gi;
const COMMIT_ID_PIECE = /.{6}(?=.)/g;
const SYNTAX = /[\\`*_{}[\]<>&!|~$^#@]/g;
const BLOCK_START = /^(?:[-+=]|\d{1,9}(?=[.)]))/;
function escapeMarkdown(text) {
	let result = (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.k)(text).trim();
	for (const [pattern, replacement] of LIVE) result = result.replace(pattern, replacement);
	return result.replace(COMMIT_ID, (id) => id.replace(COMMIT_ID_PIECE, `$&​`)).replace(SYNTAX, entity).replace(BLOCK_START, (start) => entity(start.slice(0, 1)) + start.slice(1));
}
function entity(character) {
	return `&#${character.charCodeAt(0)};`;
}
const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFE\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;
const [ISOLATE, END_OF_ISOLATE] = ["⁨", "⁩"];
function codeSpan(text) {
	const content = (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.k)(text);
	if (content.trim() === "") return "`\"\"`";
	const fence = "`".repeat(longestRun(content) + 1);
	const pad = /^[` ]|[` ]$/.test(content) ? " " : "";
	const span = fence + pad + content + pad + fence;
	return RIGHT_TO_LEFT.test(content) ? ISOLATE + span + END_OF_ISOLATE : span;
}
function codeCell(text) {
	return codeSpan(text.replaceAll("|", "\\x7C"));
}
const ID = /^[\p{L}\p{N}][\p{L}\p{N}.-]*:[\p{L}\p{N}][^\s]*$/u;
const PATH = /^(?=[^.-]*[.-])[\w.-]+(?:\/[\w.-]+)+$/;
const COMMIT_LIKE = /\b(?=[a-f]*\d)[0-9a-f]{7,40}\b/i;
const OPENING = /^["'(]*/;
const CLOSING = /["'),.;:!?]*$/;
function proseCell(text) {
	return markdownOf(proseParts(text), codeCell);
}
function proseLine(text) {
	return markdownOf(proseParts(text), codeSpan);
}
function proseParts(text) {
	const parts = [];
	let prose = "";
	for (const [at, word] of (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.k)(text).trim().split(" ").entries()) {
		if (at > 0) prose += " ";
		const found = codeIn(word);
		if (!found) prose += word;
		else {
			parts.push({
				text: prose + found.before,
				isCode: false
			}, {
				text: found.core,
				isCode: true
			});
			prose = found.after;
		}
	}
	return [...parts, {
		text: prose,
		isCode: false
	}].filter((part) => part.text !== "");
}
function codeIn(word) {
	const opening = OPENING.exec(word)?.[0] ?? "";
	const closing = CLOSING.exec(word.slice(opening.length))?.[0] ?? "";
	const core = word.slice(opening.length, word.length - closing.length);
	if (!LIVE.some(([pattern]) => core.search(pattern) !== -1) && !ID.test(core) && !PATH.test(core) && !COMMIT_LIKE.test(core)) return void 0;
	const [before, after] = opening.endsWith("\"") && closing.startsWith("\"") ? [opening.slice(0, -1), closing.slice(1)] : [opening, closing];
	return {
		before,
		core,
		after
	};
}
function markdownOf(parts, code) {
	return parts.map(({ text, isCode }) => isCode ? code(text) : escapeWithin(text)).join("");
}
function escapeWithin(text) {
	const shown = (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.k)(text);
	if (shown.trim() === "") return shown === "" ? "" : " ";
	const [before, after] = [/^\s/.test(shown) ? " " : "", /\s$/.test(shown) ? " " : ""];
	return before + escapeMarkdown(shown) + after;
}
function codeBlock(language, lines) {
	const content = lines.map(_start_js__WEBPACK_IMPORTED_MODULE_0__.k);
	const fence = "`".repeat(Math.max(3, ...content.map((line) => longestRun(line) + 1)));
	return [
		fence + language,
		...content,
		fence
	].join("\n");
}
function longestRun(text) {
	let longest = 0;
	for (const [run] of text.matchAll(/`+/g)) longest = Math.max(longest, run.length);
	return longest;
}



/***/ }),

/***/ 9776:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ markdown_exports),
/* harmony export */   r: () => (/* binding */ renderMarkdown),
/* harmony export */   t: () => (/* binding */ JOB_SUMMARY_BYTES)
/* harmony export */ });
/* harmony import */ var _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3495);
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5553);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4105);
/* harmony import */ var _markdown_escape_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(214);
/* harmony import */ var _repository_path_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5045);
/* harmony import */ var _suggestion_diff_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(141);
/* harmony import */ var _selection_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2247);
/* harmony import */ var _source_text_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3554);








// build/src/report/budget.js
var Budget = class {
	#left;
	constructor(bytes) {
		this.#left = bytes;
	}
	take(piece) {
		const size = Buffer.byteLength(piece) + 1;
		if (size > this.#left) return false;
		this.#left -= size;
		return true;
	}
};
// build/src/report/markdown-rows.js
const MARKS = {
	error: "❌",
	warning: "⚠️",
	note: "ℹ️"
};
const MESSAGE_LIMIT = 500;
const NAME_LIMIT = 200;
const PATH_LIMIT = 300;
const DIFF_LINES = 20;
const DIFF_COLUMNS = 200;
const REPEAT_PLACES = 3;
function fileHead(path) {
	return `\n### ${(0,_markdown_escape_js__WEBPACK_IMPORTED_MODULE_3__.r)((0,_start_js__WEBPACK_IMPORTED_MODULE_2__.U)(path, PATH_LIMIT))}\n\n| | Place | Problem | Mend |\n| --- | --- | --- | --- |`;
}
function findingRow(finding, lineUrl, remedy = "") {
	const { severity, path, range, rule, record, message, suggestion } = finding;
	const place = (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.B)(range.start);
	const url = lineUrl(path, range.start.line);
	const names = [rule, ...record === void 0 ? [] : [record]].map((name) => (0,_markdown_escape_js__WEBPACK_IMPORTED_MODULE_3__.n)((0,_start_js__WEBPACK_IMPORTED_MODULE_2__.U)(name, NAME_LIMIT)));
	return row([
		`${MARKS[severity]} ${severity}`,
		url === void 0 ? place : `[${place}](${url})`,
		`${(0,_markdown_escape_js__WEBPACK_IMPORTED_MODULE_3__.o)((0,_start_js__WEBPACK_IMPORTED_MODULE_2__.U)(message, MESSAGE_LIMIT))}<br>${names.join(" · ")}`,
		suggestion ? (0,_markdown_escape_js__WEBPACK_IMPORTED_MODULE_3__.o)((0,_start_js__WEBPACK_IMPORTED_MODULE_2__.U)(suggestion.message, MESSAGE_LIMIT)) : ownWords(remedy)
	]);
}
function ownWords(value) {
	return value.split("`").map((part, at) => at % 2 === 0 ? (0,_markdown_escape_js__WEBPACK_IMPORTED_MODULE_3__.a)(part) : (0,_markdown_escape_js__WEBPACK_IMPORTED_MODULE_3__.n)(part)).join("");
}
const REPEATS_HEAD = "\n### More of the same\n\n| | More | Shared | First places |\n| --- | ---: | --- | --- |";
function repeatRow({ severity, rule, cause, message = cause, leftOut, first }) {
	const places = first.slice(0, REPEAT_PLACES).map(({ path, range }) => (0,_markdown_escape_js__WEBPACK_IMPORTED_MODULE_3__.n)(`${(0,_start_js__WEBPACK_IMPORTED_MODULE_2__.U)(path, NAME_LIMIT)}:${(0,_check_js__WEBPACK_IMPORTED_MODULE_1__.B)(range.start)}`));
	return row([
		`${MARKS[severity]} ${severity}`,
		(0,_check_js__WEBPACK_IMPORTED_MODULE_1__.H)(leftOut),
		`${(0,_markdown_escape_js__WEBPACK_IMPORTED_MODULE_3__.n)((0,_start_js__WEBPACK_IMPORTED_MODULE_2__.U)(message, NAME_LIMIT))}<br>${(0,_markdown_escape_js__WEBPACK_IMPORTED_MODULE_3__.n)((0,_start_js__WEBPACK_IMPORTED_MODULE_2__.U)(rule, NAME_LIMIT))}`,
		places.join("<br>")
	]);
}
function ruleTable(findings) {
	const rules = new Map();
	for (const { rule, severity } of findings) {
		const counts = rules.get(rule) ?? {
			error: 0,
			warning: 0,
			note: 0
		};
		counts[severity]++;
		rules.set(rule, counts);
	}
	return {
		head: "\n| Rule | Errors | Warnings | Notes |\n| --- | ---: | ---: | ---: |",
		rows: [...rules].sort(([a, x], [b, y]) => y.error - x.error || y.warning - x.warning || y.note - x.note || (a < b ? -1 : 1)).map(([rule, counts]) => row([(0,_markdown_escape_js__WEBPACK_IMPORTED_MODULE_3__.n)((0,_start_js__WEBPACK_IMPORTED_MODULE_2__.U)(rule, NAME_LIMIT)), ...[
			counts.error,
			counts.warning,
			counts.note
		].map((count) => count > 0 ? (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.H)(count) : "")]))
	};
}
function suggestionBlock({ suggestion, rule }, sourceOf) {
	const hunks = suggestion ? (0,_suggestion_diff_js__WEBPACK_IMPORTED_MODULE_5__.t)(suggestion.edits, sourceOf) : [];
	if (hunks.length === 0) return void 0;
	const lines = [];
	for (const { path, line, removed, added } of hunks) {
		lines.push(`@@ ${(0,_start_js__WEBPACK_IMPORTED_MODULE_2__.U)(path, PATH_LIMIT)}:${line} @@`);
		for (const text of removed) lines.push(`-${(0,_start_js__WEBPACK_IMPORTED_MODULE_2__.U)(text, DIFF_COLUMNS)}`);
		for (const text of added) lines.push(`+${(0,_start_js__WEBPACK_IMPORTED_MODULE_2__.U)(text, DIFF_COLUMNS)}`);
	}
	const shown = lines.slice(0, DIFF_LINES);
	if (shown.length < lines.length) shown.push(`… ${(0,_check_js__WEBPACK_IMPORTED_MODULE_1__.U)(lines.length - shown.length, "more line")}`);
	return `\n${(0,_markdown_escape_js__WEBPACK_IMPORTED_MODULE_3__.r)((0,_start_js__WEBPACK_IMPORTED_MODULE_2__.U)(rule, NAME_LIMIT))}\n\n${(0,_markdown_escape_js__WEBPACK_IMPORTED_MODULE_3__.t)("diff", shown)}`;
}
function lineUrls(base, root) {
	return (path, line) => {
		const whole = (0,_repository_path_js__WEBPACK_IMPORTED_MODULE_6__.n)(root, path);
		const leavesBase = whole.split("/").some((segment) => segment === "." || segment === "..");
		if (base === void 0 || leavesBase) return void 0;
		return `${base}/${(0,_repository_path_js__WEBPACK_IMPORTED_MODULE_6__.t)(whole)}#L${line}`;
	};
}
function row(cells) {
	return `| ${cells.join(" | ")} |`;
}
// build/src/report/markdown.js
var markdown_exports = (0,_rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__.t)({ renderMarkdown: () => renderMarkdown });
const JOB_SUMMARY_BYTES = 983040;
const SMALLEST_BYTES = 8192;
const MAX_FINDINGS = 500;
const REPEATS_SHOWN = 10;
const CAUSES_LISTED = 50;
const DIFFS_SHOWN = 20;
const RULE_TABLE_FROM = 12;
function renderMarkdown(report, options = {}) {
	const findings = report.findings.filter(({ accepted }) => accepted === void 0);
	const footer = footerOf(report);
	const fixed = [
		...headOf(report),
		shownLine(findings.length, findings.length, findings.length, true),
		footer
	].join("\n");
	const budget = new Budget(Math.max(SMALLEST_BYTES, options.bytes ?? 983040) - Buffer.byteLength(fixed) - 1024);
	const rules = findings.length < RULE_TABLE_FROM ? [] : ruleRows(findings, budget);
	const limits = {
		findings: options.maxFindings ?? MAX_FINDINGS,
		repeats: REPEATS_SHOWN
	};
	const selection = (0,_selection_js__WEBPACK_IMPORTED_MODULE_4__.n)(findings, limits);
	const { lines, shown } = fileSections(selection.shown, rowOf(selection.shown, report.root, options), budget);
	const repeats = repeatRows(selection.repeats, budget);
	const edits = options.textOf ? editSection(selection.shown.slice(0, shown), options.textOf, budget) : [];
	const body = shown < findings.length ? [shownLine(shown, findings.length, selection.repeated, false)] : [];
	return [
		...headOf(report),
		...body,
		...rules,
		...lines,
		...repeats,
		...edits,
		footer
	].join("\n") + "\n";
}
function headOf(report) {
	const { counts, comparison, verdict } = report;
	const accepted = (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.P)(counts);
	const lines = [
		`## ${verdict === "fail" ? "❌" : "✅"} Memory check: ${verdict}`,
		"",
		(0,_check_js__WEBPACK_IMPORTED_MODULE_1__.z)(report) ? "**No records yet.**" : `**${(0,_check_js__WEBPACK_IMPORTED_MODULE_1__.R)(counts).replace("no ", "No ")}** ${(0,_check_js__WEBPACK_IMPORTED_MODULE_1__.L)(report)}.${accepted ? ` Accepted: ${accepted}.` : ""}`
	];
	if (comparison) lines.push(`${(0,_check_js__WEBPACK_IMPORTED_MODULE_1__.F)(comparison, (commit) => (0,_markdown_escape_js__WEBPACK_IMPORTED_MODULE_3__.r)((0,_start_js__WEBPACK_IMPORTED_MODULE_2__.U)(commit, 80)))}.`);
	return lines;
}
function shownLine(shown, total, repeated, longest) {
	const rest = [...repeated > 0 || longest ? [`${(0,_check_js__WEBPACK_IMPORTED_MODULE_1__.H)(repeated)} repeat a cause`] : [], ...total - shown - repeated > 0 || longest ? [`${(0,_check_js__WEBPACK_IMPORTED_MODULE_1__.H)(total - shown - repeated)} left out`] : []];
	return `\n${(0,_check_js__WEBPACK_IMPORTED_MODULE_1__.H)(shown)} of ${(0,_check_js__WEBPACK_IMPORTED_MODULE_1__.H)(total)} findings shown, worst first (${rest.join(", ")}).`;
}
function footerOf(report) {
	const [sources, ontology] = [(0,_check_js__WEBPACK_IMPORTED_MODULE_1__.G)(report), report.ontologyDigest].map((digest) => (0,_markdown_escape_js__WEBPACK_IMPORTED_MODULE_3__.r)(digest.slice(0, 19)));
	const layout = (0,_markdown_escape_js__WEBPACK_IMPORTED_MODULE_3__.r)((0,_start_js__WEBPACK_IMPORTED_MODULE_2__.U)(report.layout, 200));
	return `\nmemory-steward ${report.steward}, layout ${layout}, sources ${sources}, ontology ${ontology}`;
}
function ruleRows(findings, budget) {
	const { head, rows } = ruleTable(findings);
	return fitting(head, rows, rows.length, budget, (count) => `\n${(0,_check_js__WEBPACK_IMPORTED_MODULE_1__.U)(count, "further rule")}`);
}
function rowOf(findings, root, { linkBase, remedyOf = () => void 0 }) {
	const lineUrl = lineUrls(linkBase, root);
	const asRead = (0,_selection_js__WEBPACK_IMPORTED_MODULE_4__.t)(findings).flatMap(([, list]) => list);
	const remedies = (0,_selection_js__WEBPACK_IMPORTED_MODULE_4__.a)(asRead, remedyOf);
	return (finding) => findingRow(finding, lineUrl, remedies.get(finding));
}
function fileSections(findings, rowFor, budget) {
	const rows = new Map();
	const heads = new Set();
	for (const finding of findings) {
		const row = rowFor(finding);
		const isNew = !heads.has(finding.path);
		if (!budget.take(isNew ? `${fileHead(finding.path)}\n${row}` : row)) break;
		heads.add(finding.path);
		rows.set(finding, row);
	}
	return {
		lines: (0,_selection_js__WEBPACK_IMPORTED_MODULE_4__.t)([...rows.keys()]).flatMap(([path, list]) => [fileHead(path), ...list.map((finding) => rows.get(finding) ?? "")]),
		shown: rows.size
	};
}
function repeatRows(repeats, budget) {
	const rows = repeats.map(repeatRow);
	return fitting(REPEATS_HEAD, rows, CAUSES_LISTED, budget, (count) => `\n${(0,_check_js__WEBPACK_IMPORTED_MODULE_1__.U)(count, "further cause")}`);
}
function editSection(findings, textOf, budget) {
	const withEdits = findings.filter(({ suggestion }) => suggestion !== void 0 && suggestion.edits.length > 0);
	const sourceOf = (path) => {
		const text = textOf(path);
		return text === void 0 ? void 0 : new _source_text_js__WEBPACK_IMPORTED_MODULE_7__.t(text);
	};
	const headOf = (count) => `\n<details><summary>${(0,_check_js__WEBPACK_IMPORTED_MODULE_1__.H)(count)} of ${(0,_check_js__WEBPACK_IMPORTED_MODULE_1__.U)(withEdits.length, "suggested edit")}</summary>`;
	const tail = "\n</details>";
	const blocks = [];
	if (!budget.take(`${headOf(withEdits.length)}\n${tail}`)) return [];
	for (const finding of withEdits) {
		const block = suggestionBlock(finding, sourceOf);
		if (block === void 0) continue;
		if (blocks.length === DIFFS_SHOWN || !budget.take(block)) break;
		blocks.push(block);
	}
	return blocks.length === 0 ? [] : [
		headOf(blocks.length),
		...blocks,
		tail
	];
}
function fitting(head, rows, limit, budget, restOf) {
	if (rows.length === 0 || !budget.take(`${head}\n${restOf(rows.length)}`)) return [];
	const shown = [];
	for (const row of rows.slice(0, limit)) {
		if (!budget.take(row)) break;
		shown.push(row);
	}
	const rest = rows.length - shown.length;
	if (shown.length === 0) return [];
	return [
		head,
		...shown,
		...rest > 0 ? [restOf(rest)] : []
	];
}



/***/ }),

/***/ 5045:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ repositoryPath),
/* harmony export */   t: () => (/* binding */ encodePath)
/* harmony export */ });
// build/src/report/repository-path.js
function repositoryPath(root, path) {
	return root === "" ? path : `${root}/${path}`;
}
function encodePath(path) {
	return path.replace(/\p{Cs}/gu, "�").split("/").map((segment) => encodeURIComponent(segment).replace(/[!'()*~]/g, percent)).join("/");
}
function percent(character) {
	return `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
}



/***/ }),

/***/ 2247:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ remediesFor),
/* harmony export */   i: () => (/* binding */ furtherSentences),
/* harmony export */   n: () => (/* binding */ select),
/* harmony export */   o: () => (/* binding */ remedyFor),
/* harmony export */   r: () => (/* binding */ spread),
/* harmony export */   t: () => (/* binding */ byFile)
/* harmony export */ });
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5553);

// build/src/report/remedies.js
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
// build/src/report/selection.js
const PLACES_KEPT = 10;
function select(findings, limits) {
	const causes = new Map();
	const candidates = [];
	for (const finding of [...findings].sort(_check_js__WEBPACK_IMPORTED_MODULE_0__.gr)) {
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
		repeats: [...causes.values()].filter(({ leftOut }) => leftOut > 0).sort((a, b) => (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.hr)(a.sample, b.sample) || b.leftOut - a.leftOut || (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.mr)(a.sample, b.sample)).map(({ sample, cause, isOne, leftOut, rest }) => ({
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
	return [...findings].sort(_check_js__WEBPACK_IMPORTED_MODULE_0__.gr).map((finding) => {
		const key = `${finding.severity} ${groupOf(finding)}`;
		const turn = turns.get(key) ?? 0;
		turns.set(key, turn + 1);
		return {
			finding,
			turn
		};
	}).sort((a, b) => (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.hr)(a.finding, b.finding) || a.turn - b.turn || (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.mr)(a.finding, b.finding)).map(({ finding }) => finding);
}
function byFile(findings) {
	return [...(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Gn)([...findings].sort(_check_js__WEBPACK_IMPORTED_MODULE_0__.gr), ({ path }) => path)].map(([path, list]) => [path, list.sort(_check_js__WEBPACK_IMPORTED_MODULE_0__.mr)]);
}



/***/ }),

/***/ 3554:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ lastLineOf),
/* harmony export */   t: () => (/* binding */ SourceText)
/* harmony export */ });
// build/src/report/source-text.js
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



/***/ }),

/***/ 141:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ suggestionDiff)
/* harmony export */ });
// build/src/report/suggestion-diff.js
function suggestionDiff(edits, sourceOf) {
	const sorted = [...edits].sort((a, b) => a.path < b.path ? -1 : a.path > b.path ? 1 : before(a, b));
	const groups = [];
	for (const edit of sorted) {
		const group = groups.at(-1);
		const last = group?.at(-1);
		if (group && last?.path === edit.path && edit.range.start.line <= last.range.end.line) {
			if (comparePositions(edit.range.start, last.range.end) < 0) return [];
			group.push(edit);
		} else groups.push([edit]);
	}
	const hunks = [];
	for (const group of groups) {
		const hunk = hunkOf(group, sourceOf);
		if (!hunk) return [];
		hunks.push(hunk);
	}
	return hunks;
}
function hunkOf(edits, sourceOf) {
	const first = edits[0];
	const last = edits.at(-1);
	const source = first && sourceOf(first.path);
	if (!first || !last || !source) return void 0;
	const removed = [];
	const lastLine = Math.min(last.range.end.line, source.lineCount);
	for (let line = first.range.start.line; line <= lastLine; line++) removed.push(source.line(line) ?? "");
	let text = "";
	let at = {
		line: first.range.start.line,
		column: 1
	};
	for (const { range, newText } of edits) {
		text += between(source, at, range.start) + newText;
		at = range.end;
	}
	text += (source.line(at.line) ?? "").slice(at.column - 1);
	const added = text.split(/\r?\n/);
	let same = 0;
	while (same < Math.min(removed.length, added.length) && removed[same] === added[same]) same++;
	let tail = 0;
	const limit = Math.min(removed.length, added.length) - same;
	while (tail < limit && removed.at(-1 - tail) === added.at(-1 - tail)) tail++;
	return {
		path: first.path,
		line: first.range.start.line + same,
		removed: removed.slice(same, removed.length - tail),
		added: added.slice(same, added.length - tail)
	};
}
function between(source, from, to) {
	if (from.line === to.line) return (source.line(from.line) ?? "").slice(from.column - 1, to.column - 1);
	const lines = [(source.line(from.line) ?? "").slice(from.column - 1)];
	for (let line = from.line + 1; line < to.line; line++) lines.push(source.line(line) ?? "");
	lines.push((source.line(to.line) ?? "").slice(0, to.column - 1));
	return lines.join("\n");
}
function before(a, b) {
	return comparePositions(a.range.start, b.range.start) || comparePositions(a.range.end, b.range.end);
}
function comparePositions(a, b) {
	return a.line - b.line || a.column - b.column;
}



/***/ })

};
;