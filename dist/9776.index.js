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
/* harmony export */   l: () => (/* binding */ addresses),
/* harmony export */   n: () => (/* binding */ codeCell),
/* harmony export */   o: () => (/* binding */ proseCell),
/* harmony export */   r: () => (/* binding */ codeSpan),
/* harmony export */   s: () => (/* binding */ proseLine),
/* harmony export */   t: () => (/* binding */ codeBlock),
/* harmony export */   u: () => (/* binding */ isPlainAddress)
/* harmony export */ });
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4105);
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5553);
/* harmony import */ var _repository_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5045);



// src/report/addresses.ts
function addresses({ server, repository: name, run }, root, files) {
	const repository = `${server}/${(0,_repository_path_js__WEBPACK_IMPORTED_MODULE_2__.t)(name)}`;
	return {
		root,
		whole: (path) => (0,_repository_path_js__WEBPACK_IMPORTED_MODULE_2__.r)(root, path),
		line(path, line) {
			const whole = (0,_repository_path_js__WEBPACK_IMPORTED_MODULE_2__.r)(root, path);
			if (whole.split("/").some((segment) => segment === "." || segment === ".." || segment === "")) return void 0;
			const commit = files.commitOf(path);
			if (commit === void 0 || whole.length > MAX_PATH_LENGTH) return void 0;
			return `${repository}/blob/${(0,_repository_path_js__WEBPACK_IMPORTED_MODULE_2__.t)(commit)}/${(0,_repository_path_js__WEBPACK_IMPORTED_MODULE_2__.t)(whole)}#L${line}`;
		},
		commit: (id) => (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.bi)(id) ? `${repository}/commit/${id}` : void 0,
		pull: (number) => `${repository}/pull/${number}`,
		run: run === void 0 ? void 0 : `${repository}/actions/runs/${run}`
	};
}
const MAX_PATH_LENGTH = 1e3;
const ADDRESS = /^https?:\/\/[\w.:-]+(?:\/[\w%.~:@!$&+,;=/?#-]*)?$/;
function isPlainAddress(url) {
	return ADDRESS.test(url);
}
const LIVE = [
	[/@/g, `@\u200b`],
	[/#/g, `#\u200b`],
	[/\b(GH)-/gi, `$1\u200b-`],
	[/:(?=\/\/)/g, `:\u200b`],
	[/\b(www)\./gi, `$1\u200b.`],
	[/:(?=[\w+-]+:)/g, `:\u200b`]
];
const COMMIT_ID = /\b[0-9a-f]{7,40}\b/gi;
const COMMIT_ID_PIECE = /.{6}(?=.)/g;
const SYNTAX = /[\\`*_{}[\]<>&!|~$^#@]/g;
const BLOCK_START = /^(?:[-+=]|\d{1,9}(?=[.)]))/;
function escapeMarkdown(text) {
	let result = (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.I)(text).trim();
	for (const [pattern, replacement] of LIVE) result = result.replace(pattern, replacement);
	return result.replace(COMMIT_ID, (id) => id.replace(COMMIT_ID_PIECE, `$&\u200b`)).replace(SYNTAX, entity).replace(BLOCK_START, (start) => entity(start.slice(0, 1)) + start.slice(1));
}
function entity(character) {
	return `&#${character.charCodeAt(0)};`;
}
const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFE\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;
const [ISOLATE, END_OF_ISOLATE] = ["\u2068", "\u2069"];
function codeSpan(text) {
	const content = (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.I)(text);
	if (content.trim() === "") return "`\"\"`";
	const fence = "`".repeat(longestRun(content) + 1);
	const pad = /^[` ]|[` ]$/.test(content) ? " " : "";
	const span = fence + pad + content + pad + fence;
	return RIGHT_TO_LEFT.test(content) ? ISOLATE + span + END_OF_ISOLATE : span;
}
function codeCell(text) {
	return codeSpan(text.replaceAll("|", "\\x7C"));
}
const ID = new RegExp("^[\\p{L}\\p{N}][\\p{L}\\p{N}.-]*:[\\p{L}\\p{N}][^\\s]*$", "u");
const PATH = /^(?=[^.-]*[.-])[\w.-]+(?:\/[\w.-]+)+$/;
const COMMIT_LIKE = /\b(?=[a-f]*\d)[0-9a-f]{7,40}\b/i;
const MARKED = new RegExp("(?<=^|[\\s(])(`[^`]{1,200}`|\"[\\p{L}\\p{N}][\\p{L}\\p{N}.-]*:[^\\s\"`]{1,200}\\s[^\"`]{0,200}\")(?=$|[\\s),.;:!?])", "u");
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
	const add = (before, core, after) => {
		parts.push({
			text: prose + before,
			isCode: false
		}, {
			text: core,
			isCode: true
		});
		prose = after;
	};
	for (const [index, segment] of (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.I)(text).trim().split(MARKED).entries()) {
		if (index % 2 === 1) {
			add("", segment.slice(1, -1), "");
			continue;
		}
		for (const [at, word] of segment.split(" ").entries()) {
			if (at > 0) prose += " ";
			const found = codeIn(word);
			if (!found) prose += word;
			else add(found.before, found.core, found.after);
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
	const shown = (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.I)(text);
	if (shown.trim() === "") return shown === "" ? "" : " ";
	const [before, after] = [/^\s/.test(shown) ? " " : "", /\s$/.test(shown) ? " " : ""];
	return before + escapeMarkdown(shown) + after;
}
function codeBlock(language, lines) {
	const content = lines.map(_start_js__WEBPACK_IMPORTED_MODULE_0__.I);
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
/* harmony import */ var _placed_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5154);
/* harmony import */ var _markdown_escape_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(214);
/* harmony import */ var _repository_path_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(5045);
/* harmony import */ var _restore_command_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(335);
/* harmony import */ var _pretty_finding_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4225);
/* harmony import */ var _source_text_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(3554);
/* harmony import */ var _selection_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2247);










// src/report/budget.ts
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
// src/report/markdown-rows.ts
const MARKS = {
	error: "\u274c",
	warning: "\u26a0\ufe0f",
	note: "\u2139\ufe0f"
};
const MESSAGE_LIMIT = 500;
const NAME_LIMIT = 200;
const PATH_LIMIT = 300;
const DIFF_LINES = 20;
const DIFF_COLUMNS = 200;
const REPEAT_PLACES = 3;
function fileHead(path, root) {
	return `\n### ${(0,_markdown_escape_js__WEBPACK_IMPORTED_MODULE_4__.r)((0,_start_js__WEBPACK_IMPORTED_MODULE_2__.rt)((0,_repository_path_js__WEBPACK_IMPORTED_MODULE_8__.r)(root, path), PATH_LIMIT))}\n\n| | Place | Problem | Mend |\n| --- | --- | --- | --- |`;
}
function findingRow(finding, { url, isDeleted, restoring, remedy = "" }) {
	const { severity, range, rule, record, message, suggestion } = finding;
	const place = isDeleted ? _check_js__WEBPACK_IMPORTED_MODULE_1__.k : (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.I)(range.start);
	const mend = suggestion ? (0,_markdown_escape_js__WEBPACK_IMPORTED_MODULE_4__.o)((0,_start_js__WEBPACK_IMPORTED_MODULE_2__.rt)(suggestion.message, MESSAGE_LIMIT)) : ownWords(remedy);
	const names = [rule, ...record === void 0 ? [] : [record]].map((name) => (0,_markdown_escape_js__WEBPACK_IMPORTED_MODULE_4__.n)((0,_start_js__WEBPACK_IMPORTED_MODULE_2__.rt)(name, NAME_LIMIT)));
	return row([
		`${MARKS[severity]} ${severity}`,
		url === void 0 ? place : `[${place}](${url})`,
		`${(0,_markdown_escape_js__WEBPACK_IMPORTED_MODULE_4__.o)((0,_start_js__WEBPACK_IMPORTED_MODULE_2__.rt)(message, MESSAGE_LIMIT))}<br>${names.join(" \u00b7 ")}`,
		restoring === void 0 ? mend : `${mend}<br>${(0,_markdown_escape_js__WEBPACK_IMPORTED_MODULE_4__.n)(restoring)}`
	]);
}
function ownWords(value) {
	return value.split("`").map((part, at) => at % 2 === 0 ? (0,_markdown_escape_js__WEBPACK_IMPORTED_MODULE_4__.a)(part) : (0,_markdown_escape_js__WEBPACK_IMPORTED_MODULE_4__.n)(part)).join("");
}
const REPEATS_HEAD = "\n### More of the same\n\n| | More | Shared | First places |\n| --- | ---: | --- | --- |";
function repeatRow({ severity, rule, cause, message = cause, leftOut, first }, root) {
	const places = first.slice(0, REPEAT_PLACES).map(({ path, range }) => (0,_markdown_escape_js__WEBPACK_IMPORTED_MODULE_4__.n)(`${(0,_start_js__WEBPACK_IMPORTED_MODULE_2__.rt)((0,_repository_path_js__WEBPACK_IMPORTED_MODULE_8__.r)(root, path), NAME_LIMIT)}:${(0,_check_js__WEBPACK_IMPORTED_MODULE_1__.I)(range.start)}`));
	return row([
		`${MARKS[severity]} ${severity}`,
		(0,_check_js__WEBPACK_IMPORTED_MODULE_1__.R)(leftOut),
		`${(0,_markdown_escape_js__WEBPACK_IMPORTED_MODULE_4__.n)((0,_start_js__WEBPACK_IMPORTED_MODULE_2__.rt)(message, NAME_LIMIT))}<br>${(0,_markdown_escape_js__WEBPACK_IMPORTED_MODULE_4__.n)((0,_start_js__WEBPACK_IMPORTED_MODULE_2__.rt)(rule, NAME_LIMIT))}`,
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
		rows: [...rules].sort(([a, x], [b, y]) => y.error - x.error || y.warning - x.warning || y.note - x.note || (a < b ? -1 : 1)).map(([rule, counts]) => row([(0,_markdown_escape_js__WEBPACK_IMPORTED_MODULE_4__.n)((0,_start_js__WEBPACK_IMPORTED_MODULE_2__.rt)(rule, NAME_LIMIT)), ...[
			counts.error,
			counts.warning,
			counts.note
		].map((count) => count > 0 ? (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.R)(count) : "")]))
	};
}
function suggestionBlock({ suggestion, rule }, sourceOf, root) {
	const hunks = suggestion ? (0,_restore_command_js__WEBPACK_IMPORTED_MODULE_5__.i)(suggestion.edits, sourceOf) : [];
	if (hunks.length === 0) return void 0;
	const lines = [];
	for (const hunk of hunks) lines.push(`@@ ${(0,_start_js__WEBPACK_IMPORTED_MODULE_2__.rt)((0,_repository_path_js__WEBPACK_IMPORTED_MODULE_8__.r)(root, hunk.path), PATH_LIMIT)}:${hunk.line} @@`, ...(0,_restore_command_js__WEBPACK_IMPORTED_MODULE_5__.r)(hunk, DIFF_COLUMNS));
	const shown = lines.slice(0, DIFF_LINES);
	if (shown.length < lines.length) shown.push(`\u2026 ${(0,_check_js__WEBPACK_IMPORTED_MODULE_1__.z)(lines.length - shown.length, "more line")}`);
	return `\n${(0,_markdown_escape_js__WEBPACK_IMPORTED_MODULE_4__.r)((0,_start_js__WEBPACK_IMPORTED_MODULE_2__.rt)(rule, NAME_LIMIT))}\n\n${(0,_markdown_escape_js__WEBPACK_IMPORTED_MODULE_4__.t)("diff", shown)}`;
}
function row(cells) {
	return `| ${cells.join(" | ")} |`;
}
// src/report/markdown.ts
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
	const selection = (0,_selection_js__WEBPACK_IMPORTED_MODULE_7__.n)(findings, limits);
	const rowFor = rowOf(selection.shown, report, options);
	const shown = withinRoom(selection.shown, rowFor, report.root, budget);
	const repeats = repeatRows(selection.repeats, report.root, budget);
	const { textOf } = options;
	const edits = textOf ? editSection(shown, {
		textOf,
		root: report.root
	}, budget) : [];
	const lines = fileSections(shown, rowFor, linksOf(shown, report.root, options, budget), report.root);
	const body = shown.length < findings.length ? [shownLine(shown.length, findings.length, selection.repeated, false)] : [];
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
	const accepted = (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.A)(counts);
	const lines = [
		`## ${verdict === "fail" ? "\u274c" : "\u2705"} Memory check: ${verdict}`,
		"",
		(0,_check_js__WEBPACK_IMPORTED_MODULE_1__.F)(report) ? "**No records yet.**" : `**${(0,_check_js__WEBPACK_IMPORTED_MODULE_1__.P)(counts).replace("no ", "No ")}** ${(0,_check_js__WEBPACK_IMPORTED_MODULE_1__.N)(report)}.${accepted ? ` Accepted: ${accepted}.` : ""}`
	];
	const fixed = report.findings.filter(_pretty_finding_js__WEBPACK_IMPORTED_MODULE_6__.n).length;
	if (fixed > 0) lines.push(`\`memory-steward fix\` mends ${(0,_check_js__WEBPACK_IMPORTED_MODULE_1__.R)(fixed)} of them.`);
	if (comparison) lines.push(`${(0,_check_js__WEBPACK_IMPORTED_MODULE_1__.j)(comparison, (commit) => (0,_markdown_escape_js__WEBPACK_IMPORTED_MODULE_4__.r)((0,_start_js__WEBPACK_IMPORTED_MODULE_2__.rt)(commit, 80)))}.`);
	return lines;
}
function shownLine(shown, total, repeated, longest) {
	const rest = [...repeated > 0 || longest ? [`${(0,_check_js__WEBPACK_IMPORTED_MODULE_1__.R)(repeated)} repeat a cause`] : [], ...total - shown - repeated > 0 || longest ? [`${(0,_check_js__WEBPACK_IMPORTED_MODULE_1__.R)(total - shown - repeated)} left out`] : []];
	return `\n${(0,_check_js__WEBPACK_IMPORTED_MODULE_1__.R)(shown)} of ${(0,_check_js__WEBPACK_IMPORTED_MODULE_1__.R)(total)} findings shown, worst first (${rest.join(", ")}).`;
}
function footerOf(report) {
	const [sources, ontology] = [(0,_check_js__WEBPACK_IMPORTED_MODULE_1__.V)(report), report.ontologyDigest].map((digest) => (0,_markdown_escape_js__WEBPACK_IMPORTED_MODULE_4__.r)(digest.slice(0, 19)));
	const layout = (0,_markdown_escape_js__WEBPACK_IMPORTED_MODULE_4__.r)((0,_start_js__WEBPACK_IMPORTED_MODULE_2__.rt)(report.layout, 200));
	const rules = `[what each rule means](${(0,_start_js__WEBPACK_IMPORTED_MODULE_2__.nt)("docs/rules/README.md")})`;
	return `\nmemory-steward ${report.steward}, ${rules}, layout ${layout}, sources ${sources}, ontology ${ontology}`;
}
function ruleRows(findings, budget) {
	const { head, rows } = ruleTable(findings);
	return fitting(head, rows, rows.length, budget, (count) => `\n${(0,_check_js__WEBPACK_IMPORTED_MODULE_1__.z)(count, "further rule")}`);
}
function rowOf(findings, { root, comparison }, { files = _placed_files_js__WEBPACK_IMPORTED_MODULE_3__.t, remedyOf = () => void 0 }) {
	const remedies = new Map((0,_selection_js__WEBPACK_IMPORTED_MODULE_7__.t)(findings).flatMap(([, list]) => [...(0,_source_text_js__WEBPACK_IMPORTED_MODULE_9__.i)(list, remedyOf)]));
	const before = (0,_restore_command_js__WEBPACK_IMPORTED_MODULE_5__.t)(comparison);
	return (finding, url) => {
		const isDeleted = files.isDeleted(finding.path);
		return findingRow(finding, {
			url,
			isDeleted,
			restoring: isDeleted ? (0,_restore_command_js__WEBPACK_IMPORTED_MODULE_5__.n)(finding, root, before) : void 0,
			remedy: remedies.get(finding)
		});
	};
}
function withinRoom(findings, rowFor, root, budget) {
	const heads = new Set();
	for (const [at, finding] of findings.entries()) {
		const row = rowFor(finding);
		const isNew = !heads.has(finding.path);
		if (!budget.take(isNew ? `${fileHead(finding.path, root)}\n${row}` : row)) return findings.slice(0, at);
		heads.add(finding.path);
	}
	return findings;
}
function linksOf(findings, root, { repository, files = _placed_files_js__WEBPACK_IMPORTED_MODULE_3__.t }, budget) {
	const links = new Map();
	if (!repository) return links;
	const { line } = (0,_markdown_escape_js__WEBPACK_IMPORTED_MODULE_4__.l)(repository, root, files);
	for (const finding of findings) {
		const url = line(finding.path, finding.range.start.line);
		if (url === void 0 || !(0,_markdown_escape_js__WEBPACK_IMPORTED_MODULE_4__.u)(url)) continue;
		if (!budget.take(`[](${url})`)) break;
		links.set(finding, url);
	}
	return links;
}
function fileSections(findings, rowFor, links, root) {
	return (0,_selection_js__WEBPACK_IMPORTED_MODULE_7__.t)(findings).flatMap(([path, list]) => [fileHead(path, root), ...list.map((finding) => rowFor(finding, links.get(finding)))]);
}
function repeatRows(repeats, root, budget) {
	const rows = repeats.map((repeat) => repeatRow(repeat, root));
	return fitting(REPEATS_HEAD, rows, CAUSES_LISTED, budget, (count) => `\n${(0,_check_js__WEBPACK_IMPORTED_MODULE_1__.z)(count, "further cause")}`);
}
function editSection(findings, { textOf, root }, budget) {
	const withEdits = findings.filter(({ suggestion }) => suggestion !== void 0 && suggestion.edits.length > 0);
	const sourceOf = (path) => {
		const text = textOf(path);
		return text === void 0 ? void 0 : new _source_text_js__WEBPACK_IMPORTED_MODULE_9__.t(text);
	};
	const headOf = (count) => `\n<details><summary>${(0,_check_js__WEBPACK_IMPORTED_MODULE_1__.R)(count)} of ${(0,_check_js__WEBPACK_IMPORTED_MODULE_1__.z)(withEdits.length, "suggested edit")}</summary>`;
	const tail = "\n</details>";
	const blocks = [];
	if (!budget.take(`${headOf(withEdits.length)}\n${tail}`)) return [];
	for (const finding of withEdits) {
		const block = suggestionBlock(finding, sourceOf, root);
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

/***/ 5154:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ UNPLACED)
/* harmony export */ });
// src/memory/placed-files.ts
const UNPLACED = {
	isDeleted: () => false,
	commitOf: () => void 0
};



/***/ }),

/***/ 4225:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ isFixed),
/* harmony export */   r: () => (/* binding */ prettyFinding),
/* harmony export */   t: () => (/* binding */ frame)
/* harmony export */ });
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5553);
/* harmony import */ var _wrap_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7869);
/* harmony import */ var _source_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3554);
/* harmony import */ var _restore_command_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(335);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4105);





// src/report/code-frame.ts
const CONTEXT_LINES = 2;
const RANGE_LINES = 4;
function codeFrame(source, range, columns) {
	const marked = source.line(range.start.line);
	if (marked === void 0 || isStartOfFile(range)) return [];
	const startOffset = range.start.column - 1;
	const from = (0,_wrap_js__WEBPACK_IMPORTED_MODULE_1__.o)(marked, startOffset, columns);
	const rows = [];
	const show = (kind, line) => {
		const text = source.line(line) ?? "";
		const isLeftOfWindow = from > 0 && text.length <= from;
		if (kind === "context" && isLeftOfWindow) return;
		rows.push({
			kind,
			line,
			text: (0,_wrap_js__WEBPACK_IMPORTED_MODULE_1__.a)(text, from, columns).text
		});
	};
	for (let line = Math.max(1, range.start.line - CONTEXT_LINES); line < range.start.line; line++) show("context", line);
	show("marked", range.start.line);
	rows.push({
		kind: "marker",
		text: marker(marked, range, from, columns)
	});
	const last = Math.min((0,_source_text_js__WEBPACK_IMPORTED_MODULE_4__.n)(range), source.lineCount);
	const lastShown = Math.min(last, range.start.line + RANGE_LINES - 1);
	for (let line = range.start.line + 1; line <= lastShown; line++) show("marked", line);
	if (lastShown < last) return [...rows, {
		kind: "gap",
		text: `${last - lastShown} more`
	}];
	for (let line = last + 1; line <= Math.min(last + CONTEXT_LINES, source.lineCount); line++) if (!(line === source.lineCount && source.line(line) === "")) show("context", line);
	return rows;
}
function marker(line, range, from, columns) {
	const window = (0,_wrap_js__WEBPACK_IMPORTED_MODULE_1__.a)(line, from, columns);
	const start = window.columnOf(range.start.column - 1);
	const endOffset = range.end.line > range.start.line ? line.length : range.end.column - 1;
	const end = window.columnOf(Math.min(endOffset, line.length));
	return " ".repeat(start) + "^".repeat(Math.max(1, end - start));
}
function isStartOfFile({ start, end }) {
	const { start: first } = _check_js__WEBPACK_IMPORTED_MODULE_0__["do"];
	return [start, end].every(({ line, column }) => line === first.line && column === first.column);
}
// src/report/pretty-finding.ts
const MESSAGE_LIMIT = 600;
const DIFF_LINES = 6;
const RELATED_LIMIT = 3;
const INDENT = "  ";
const HANGING = " ".repeat(10);
function isFixed({ suggestion, accepted }) {
	return accepted === void 0 && suggestion?.certain === true && suggestion.edits.length > 0;
}
function prettyFinding(finding, surroundings) {
	const { sourceOf, root, isDeleted, before, style, remedy } = surroundings;
	const source = sourceOf(finding.path);
	const isGone = isDeleted(finding.path);
	const restoring = isGone ? (0,_restore_command_js__WEBPACK_IMPORTED_MODULE_2__.n)(finding, root, before) : void 0;
	return [
		...heading(finding, isGone ? _check_js__WEBPACK_IMPORTED_MODULE_0__.k : (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.I)(finding.range.start), style),
		...source ? frame(source, finding.range, style, style[finding.severity]) : [],
		...mend(finding, sourceOf, style),
		...remedy === void 0 ? [] : labelled(style.good("mend"), (0,_wrap_js__WEBPACK_IMPORTED_MODULE_1__.r)(remedy, style.width - HANGING.length)),
		...restoring === void 0 ? [] : [`${HANGING}${style.faint(restoring)}`],
		...related(finding, style)
	];
}
function heading(finding, place, style) {
	const message = (0,_start_js__WEBPACK_IMPORTED_MODULE_3__.L)(finding.message, MESSAGE_LIMIT);
	const from = origin(finding);
	const hanging = " ".repeat(11 + place.length + 2);
	const first = `${INDENT}${style[finding.severity](finding.severity.padEnd(7))}  ${place}  `;
	if (hanging.length + (0,_wrap_js__WEBPACK_IMPORTED_MODULE_1__.i)(message) + 2 + (0,_wrap_js__WEBPACK_IMPORTED_MODULE_1__.i)(from) <= style.width) return [`${first}${style.strong(message)}  ${style.faint(from)}`];
	return [...(0,_wrap_js__WEBPACK_IMPORTED_MODULE_1__.r)(message, style.width - hanging.length).map((line) => style.strong(line)).map((line, at) => (at === 0 ? first : hanging) + line), hanging + style.faint(from)];
}
function origin({ rule, record, accepted }) {
	const parts = [rule, ...record === void 0 ? [] : [(0,_start_js__WEBPACK_IMPORTED_MODULE_3__.L)(record, 120)]];
	if (accepted) parts.push(accepted === "baseline" ? "in the baseline" : "waived");
	return parts.join(" \u00b7 ");
}
function frame(source, range, style, paint) {
	const digits = String(range.end.line + 2).length;
	return codeFrame(source, range, style.width - digits - 10).map((row) => frameRow(row, digits, style, paint)).map((row) => row.trimEnd());
}
function frameRow({ kind, line, text }, digits, style, paint) {
	const label = String(line ?? "").padStart(digits);
	switch (kind) {
		case "context": return `${INDENT}    ${style.faint(`${label} \u2502 ${text}`.trimEnd())}`;
		case "marked": return `${INDENT}  ${paint(">")} ${label} ${style.faint("\u2502")} ${text}`;
		case "marker": return `${INDENT}    ${label} ${style.faint("\u2502")} ${text.replace(/\^+/, paint)}`;
		case "gap": return `${INDENT}    ${label} ${style.faint(`\u2502 \u2026 ${text}`)}`;
	}
}
function mend(finding, sourceOf, style) {
	const { suggestion, path } = finding;
	if (!suggestion) return [];
	const text = (0,_wrap_js__WEBPACK_IMPORTED_MODULE_1__.r)((0,_start_js__WEBPACK_IMPORTED_MODULE_3__.L)(suggestion.message, MESSAGE_LIMIT), style.width - HANGING.length);
	const lines = labelled(style.good(isFixed(finding) ? "fix " : "mend"), text);
	const hunks = (0,_restore_command_js__WEBPACK_IMPORTED_MODULE_2__.i)(suggestion.edits, sourceOf);
	const changed = hunks.reduce((sum, { removed, added }) => sum + removed.length + added.length, 0);
	let room = (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.L)(changed, DIFF_LINES);
	let hidden = 0;
	for (const hunk of hunks) {
		const size = hunk.removed.length + hunk.added.length;
		if (room <= 0) hidden += size;
		else {
			if (hunk.path !== path) lines.push(`${INDENT}      ${style.faint(`${(0,_start_js__WEBPACK_IMPORTED_MODULE_3__.L)(hunk.path, 500)}:${hunk.line}`)}`);
			const shown = diffLines(hunk, room, style);
			lines.push(...shown);
			hidden += size - shown.length;
			room -= size;
		}
	}
	if (hidden > 0) lines.push(`${INDENT}      ${style.faint(`and ${(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.z)(hidden, "more changed line")}`)}`);
	return lines;
}
function diffLines({ removed, added }, limit, style) {
	const columns = style.width - 10;
	const from = (0,_wrap_js__WEBPACK_IMPORTED_MODULE_1__.o)(removed[0] ?? added[0] ?? "", firstDifference(removed[0], added[0]), columns);
	const show = (sign, line) => `${INDENT}      ${sign} ${(0,_wrap_js__WEBPACK_IMPORTED_MODULE_1__.a)(line, from, columns).text}`.trimEnd();
	return [...removed.slice(0, limit).map((line) => style.error(show("-", line))), ...added.slice(0, Math.max(0, limit - removed.length)).map((line) => style.good(show("+", line)))];
}
function firstDifference(left = "", right = "") {
	let at = 0;
	while (at < left.length && left[at] === right[at]) at++;
	return at;
}
function related(finding, style) {
	const shown = finding.related.slice(0, (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.L)(finding.related.length, RELATED_LIMIT));
	const lines = shown.flatMap(({ message, path, range }) => {
		const place = `${path === finding.path ? "" : `${(0,_start_js__WEBPACK_IMPORTED_MODULE_3__.L)(path, 500)}:`}${(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.I)(range.start)}`;
		const text = (0,_start_js__WEBPACK_IMPORTED_MODULE_3__.L)(message, 300);
		const columns = style.width - HANGING.length;
		return (0,_wrap_js__WEBPACK_IMPORTED_MODULE_1__.i)(place) + 2 + (0,_wrap_js__WEBPACK_IMPORTED_MODULE_1__.i)(text) <= columns ? labelled(style.note("see "), [`${place}  ${style.faint(text)}`]) : labelled(style.note("see "), [place, ...(0,_wrap_js__WEBPACK_IMPORTED_MODULE_1__.r)(text, columns).map(style.faint)]);
	});
	const more = finding.related.length - shown.length;
	if (more > 0) lines.push(`${HANGING}${style.faint(`and ${(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.z)(more, "more place")}`)}`);
	return lines;
}
function labelled(label, lines) {
	return lines.map((line, at) => (at === 0 ? `${INDENT}  ${label}  ` : HANGING) + line);
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

/***/ 335:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ suggestionDiff),
/* harmony export */   n: () => (/* binding */ restoringOf),
/* harmony export */   r: () => (/* binding */ diffRows),
/* harmony export */   t: () => (/* binding */ commitBefore)
/* harmony export */ });
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4105);
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5553);
/* harmony import */ var _repository_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5045);



// src/report/suggestion-diff.ts
function suggestionDiff(edits, sourceOf) {
	const sorted = [...edits].sort((a, b) => a.path < b.path ? -1 : a.path > b.path ? 1 : before(a, b));
	const groups = [];
	for (const edit of sorted) {
		const group = groups.at(-1);
		const last = group?.at(-1);
		if (group && last?.path === edit.path && edit.range.start.line <= last.range.end.line) {
			if ((0,_check_js__WEBPACK_IMPORTED_MODULE_1__.fo)(edit.range.start, last.range.end) < 0) return [];
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
const WHOLE_LINE = 80;
const LEAD = 30;
function diffRows({ removed, added }, limit) {
	const from = startOfWindow(removed[0] ?? "", added[0] ?? "");
	const row = (sign, line) => from > 0 && line.length > WHOLE_LINE ? `${sign}\u2026${(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.rt)(line.slice(from), limit - 1)}` : sign + (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.rt)(line, limit);
	return [...removed.map((line) => row("-", line)), ...added.map((line) => row("+", line))];
}
function startOfWindow(left, right) {
	if (Math.max(left.length, right.length) <= WHOLE_LINE) return 0;
	let same = 0;
	while (same < left.length && left[same] === right[same]) same++;
	const from = same - LEAD;
	if (from <= LEAD) return 0;
	return /[\uDC00-\uDFFF]/.test(left[from] ?? "") ? from - 1 : from;
}
function hunkOf(edits, sourceOf) {
	const first = edits[0];
	const last = edits.at(-1);
	const source = first && sourceOf(first.path);
	if (!first || !last || !source) return void 0;
	const removed = [];
	const lastLine = Math.min(last.range.end.line, source.lineCount);
	for (let line = first.range.start.line; line <= lastLine; line++) removed.push(source.line(line) ?? "");
	if (edits.some(_check_js__WEBPACK_IMPORTED_MODULE_1__.kr)) removed[0] = `\uFEFF${removed[0] ?? ""}`;
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
	return (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.po)(a.range, b.range);
}
// src/report/restore-command.ts
const DELETIONS = new Set([
	"change/deleted-record",
	"change/journal-rewritten",
	"change/renamed-id",
	"index/hand-edited"
]);
const PLAIN_PATH = /^[\w.][\w./+-]*$/;
function commitBefore(comparison) {
	return comparison && (comparison.conflicts.length > 0 ? comparison.mergeBase : comparison.base);
}
function restoringOf({ rule, path }, root, before) {
	if (before === void 0 || !DELETIONS.has(rule)) return void 0;
	return restoreCommand((0,_repository_path_js__WEBPACK_IMPORTED_MODULE_2__.r)(root, path), before);
}
function restoreCommand(path, commit) {
	return PLAIN_PATH.test(path) && (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.bi)(commit) ? `git restore --source=${(0,_check_js__WEBPACK_IMPORTED_MODULE_1__.xi)(commit)} :/${path}` : void 0;
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
	return [...(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.xa)([...findings].sort(_check_js__WEBPACK_IMPORTED_MODULE_0__.Or), ({ path }) => path)];
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



/***/ }),

/***/ 7869:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ lineWindow),
/* harmony export */   i: () => (/* binding */ columnsOf),
/* harmony export */   n: () => (/* binding */ pageWidth),
/* harmony export */   o: () => (/* binding */ windowStart),
/* harmony export */   r: () => (/* binding */ wrap),
/* harmony export */   t: () => (/* binding */ lineWidth)
/* harmony export */ });
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4105);

// src/report/line-window.ts
const TAB_STOP = 4;
const CUT = "\u2026";
const CHARACTERS_PER_COLUMN = 8;
const ZERO_WIDTH = new RegExp("^[\\p{Mn}\\p{Me}\\uFE0F\\u1160-\\u11FF\\uD7B0-\\uD7FB]$", "u");
const WIDE = new RegExp("^(?:[\\u1100-\\u115F\\u2E80-\\u303E\\u3041-\\uA4CF\\uA960-\\uA97C\\uAC00-\\uD7A3\\uF900-\\uFAFF\\uFE30-\\uFE6F\\uFF01-\\uFF60\\uFFE0-\\uFFE6\\u{20000}-\\u{3FFFD}]|(?![\\u{1F1E6}-\\u{1F1FF}])\\p{Emoji_Presentation})$", "u");
function windowStart(line, focus, columns) {
	if (line.length <= columns * CHARACTERS_PER_COLUMN && fits(line, columns)) return 0;
	let start = Math.min(focus, line.length);
	let room = Math.floor(columns / 3);
	const floor = Math.max(0, start - columns * CHARACTERS_PER_COLUMN);
	while (start > floor && room > 0) {
		start -= isPair(line, start - 2) ? 2 : 1;
		room -= cellOf(line, start, 0).width;
	}
	return Math.max(0, start);
}
function lineWindow(line, from, columns) {
	const starts = [];
	const places = [];
	let text = from > 0 && line.length > 0 ? CUT : "";
	let width = text.length;
	let at = Math.min(from, line.length);
	const end = Math.min(line.length, from + columns * CHARACTERS_PER_COLUMN);
	while (at < end) {
		const cell = cellOf(line, at, width);
		const last = at + cell.length >= line.length;
		if (width + cell.width > columns - (last ? 0 : 1)) break;
		starts.push(at);
		places.push(width);
		text += cell.text;
		width += cell.width;
		at += cell.length;
	}
	const stop = at;
	if (stop < line.length) text += CUT;
	return {
		text,
		columnOf(offset) {
			if (offset >= stop) return width;
			const cell = starts.findLastIndex((start) => start <= offset);
			return cell === -1 ? 0 : places[cell] ?? 0;
		}
	};
}
function fits(line, columns) {
	let width = 0;
	for (let at = 0; at < line.length;) {
		const cell = cellOf(line, at, width);
		width += cell.width;
		if (width > columns) return false;
		at += cell.length;
	}
	return true;
}
function columnsOf(text) {
	let width = 0;
	for (let at = 0; at < text.length;) {
		const cell = cellOf(text, at, width);
		width += cell.width;
		at += cell.length;
	}
	return width;
}
function cellOf(line, at, column) {
	const length = isPair(line, at) ? 2 : 1;
	const character = line.slice(at, at + length);
	if (character === "	") {
		const width = TAB_STOP - column % TAB_STOP;
		return {
			text: "\u2192".padEnd(width),
			width,
			length
		};
	}
	if (character >= " " && character <= "~") return {
		text: character,
		width: 1,
		length
	};
	const isAbove = ZERO_WIDTH.test(character);
	const before = isAbove ? line.slice(Math.max(0, at - 16), at) : "";
	const text = (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.I)(before + character).slice((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.I)(before).length);
	if (text !== character) return {
		text,
		width: text.length,
		length
	};
	return {
		text,
		width: isAbove ? 0 : WIDE.test(text) ? 2 : 1,
		length
	};
}
function isPair(line, at) {
	return at >= 0 && (line.codePointAt(at) ?? 0) > 65535;
}
// src/report/wrap.ts
const WIDTH = 100;
const NARROWEST = 40;
function lineWidth(terminalColumns) {
	return Math.max(NARROWEST, terminalColumns === void 0 || terminalColumns === 0 ? WIDTH : terminalColumns);
}
function pageWidth(terminalColumns) {
	return terminalColumns === void 0 ? Infinity : lineWidth(terminalColumns);
}
function wrap(text, columns) {
	const lines = [];
	let line;
	let width = 0;
	for (const word of text.split(" ")) {
		const wordWidth = columnsOf(word);
		if (line !== void 0 && width + 1 + wordWidth > columns) {
			lines.push(line.trimEnd());
			line = void 0;
		}
		width = line === void 0 ? wordWidth : width + 1 + wordWidth;
		line = line === void 0 ? word : `${line} ${word}`;
	}
	return [...lines, line ?? ""];
}



/***/ })

};
;