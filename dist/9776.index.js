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
	let result = (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.L)(text).trim();
	for (const [pattern, replacement] of LIVE) result = result.replace(pattern, replacement);
	return result.replace(COMMIT_ID, (id) => id.replace(COMMIT_ID_PIECE, `$&\u200b`)).replace(SYNTAX, entity).replace(BLOCK_START, (start) => entity(start.slice(0, 1)) + start.slice(1));
}
function entity(character) {
	return `&#${character.charCodeAt(0)};`;
}
const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFE\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;
const [ISOLATE, END_OF_ISOLATE] = ["\u2068", "\u2069"];
function codeSpan(text) {
	const content = (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.L)(text);
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
	for (const [index, segment] of (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.L)(text).trim().split(MARKED).entries()) {
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
	const shown = (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.L)(text);
	if (shown.trim() === "") return shown === "" ? "" : " ";
	const [before, after] = [/^\s/.test(shown) ? " " : "", /\s$/.test(shown) ? " " : ""];
	return before + escapeMarkdown(shown) + after;
}
function codeBlock(language, lines) {
	const content = lines.map(_start_js__WEBPACK_IMPORTED_MODULE_0__.L);
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
/* harmony import */ var _by_design_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(1095);
/* harmony import */ var _repository_path_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(5045);
/* harmony import */ var _restore_command_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(335);
/* harmony import */ var _pretty_finding_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4225);
/* harmony import */ var _source_text_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(3554);
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
	return `\n### ${(0,_markdown_escape_js__WEBPACK_IMPORTED_MODULE_4__.r)((0,_start_js__WEBPACK_IMPORTED_MODULE_2__.it)((0,_repository_path_js__WEBPACK_IMPORTED_MODULE_8__.r)(root, path), PATH_LIMIT))}\n\n| | Place | Problem | Mend |\n| --- | --- | --- | --- |`;
}
function findingRow(finding, { url, isDeleted, restoring, remedy = "" }) {
	const { severity, range, rule, record, message, suggestion } = finding;
	const place = isDeleted ? _check_js__WEBPACK_IMPORTED_MODULE_1__.k : (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.I)(range.start);
	const mend = suggestion ? (0,_markdown_escape_js__WEBPACK_IMPORTED_MODULE_4__.o)((0,_start_js__WEBPACK_IMPORTED_MODULE_2__.it)(suggestion.message, MESSAGE_LIMIT)) : ownWords(remedy);
	const names = [rule, ...record === void 0 ? [] : [record]].map((name) => (0,_markdown_escape_js__WEBPACK_IMPORTED_MODULE_4__.n)((0,_start_js__WEBPACK_IMPORTED_MODULE_2__.it)(name, NAME_LIMIT)));
	return row([
		`${MARKS[severity]} ${severity}`,
		url === void 0 ? place : `[${place}](${url})`,
		`${(0,_markdown_escape_js__WEBPACK_IMPORTED_MODULE_4__.o)((0,_start_js__WEBPACK_IMPORTED_MODULE_2__.it)(message, MESSAGE_LIMIT))}<br>${names.join(" \u00b7 ")}`,
		restoring === void 0 ? mend : `${mend}<br>${(0,_markdown_escape_js__WEBPACK_IMPORTED_MODULE_4__.n)(restoring)}`
	]);
}
function ownWords(value) {
	return value.split("`").map((part, at) => at % 2 === 0 ? (0,_markdown_escape_js__WEBPACK_IMPORTED_MODULE_4__.a)(part) : (0,_markdown_escape_js__WEBPACK_IMPORTED_MODULE_4__.n)(part)).join("");
}
const REPEATS_HEAD = "\n### More of the same\n\n| | More | Shared | First places |\n| --- | ---: | --- | --- |";
function repeatRow({ severity, rule, cause, message = cause, leftOut, first }, root) {
	const places = first.slice(0, REPEAT_PLACES).map(({ path, range }) => (0,_markdown_escape_js__WEBPACK_IMPORTED_MODULE_4__.n)(`${(0,_start_js__WEBPACK_IMPORTED_MODULE_2__.it)((0,_repository_path_js__WEBPACK_IMPORTED_MODULE_8__.r)(root, path), NAME_LIMIT)}:${(0,_check_js__WEBPACK_IMPORTED_MODULE_1__.I)(range.start)}`));
	return row([
		`${MARKS[severity]} ${severity}`,
		(0,_check_js__WEBPACK_IMPORTED_MODULE_1__.R)(leftOut),
		`${(0,_markdown_escape_js__WEBPACK_IMPORTED_MODULE_4__.n)((0,_start_js__WEBPACK_IMPORTED_MODULE_2__.it)(message, NAME_LIMIT))}<br>${(0,_markdown_escape_js__WEBPACK_IMPORTED_MODULE_4__.n)((0,_start_js__WEBPACK_IMPORTED_MODULE_2__.it)(rule, NAME_LIMIT))}`,
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
		rows: [...rules].sort(([a, x], [b, y]) => y.error - x.error || y.warning - x.warning || y.note - x.note || (a < b ? -1 : 1)).map(([rule, counts]) => row([(0,_markdown_escape_js__WEBPACK_IMPORTED_MODULE_4__.n)((0,_start_js__WEBPACK_IMPORTED_MODULE_2__.it)(rule, NAME_LIMIT)), ...[
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
	for (const hunk of hunks) lines.push(`@@ ${(0,_start_js__WEBPACK_IMPORTED_MODULE_2__.it)((0,_repository_path_js__WEBPACK_IMPORTED_MODULE_8__.r)(root, hunk.path), PATH_LIMIT)}:${hunk.line} @@`, ...(0,_restore_command_js__WEBPACK_IMPORTED_MODULE_5__.r)(hunk, DIFF_COLUMNS));
	const shown = lines.slice(0, DIFF_LINES);
	if (shown.length < lines.length) shown.push(`\u2026 ${(0,_check_js__WEBPACK_IMPORTED_MODULE_1__.z)(lines.length - shown.length, "more line")}`);
	return `\n${(0,_markdown_escape_js__WEBPACK_IMPORTED_MODULE_4__.r)((0,_start_js__WEBPACK_IMPORTED_MODULE_2__.it)(rule, NAME_LIMIT))}\n\n${(0,_markdown_escape_js__WEBPACK_IMPORTED_MODULE_4__.t)("diff", shown)}`;
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
function renderMarkdown(whole, options = {}) {
	const { report, line: byDesign } = (0,_by_design_js__WEBPACK_IMPORTED_MODULE_9__.n)(whole);
	const findings = report.findings.filter(({ accepted }) => accepted === void 0);
	const footer = footerOf(report);
	const fixed = [
		...headOf(report, byDesign),
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
		...headOf(report, byDesign),
		...body,
		...rules,
		...lines,
		...repeats,
		...edits,
		footer
	].join("\n") + "\n";
}
function headOf(report, byDesign) {
	const { counts, comparison, verdict } = report;
	const accepted = (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.A)(counts);
	const lines = [
		`## ${verdict === "fail" ? "\u274c" : "\u2705"} Memory check: ${verdict}`,
		"",
		(0,_check_js__WEBPACK_IMPORTED_MODULE_1__.F)(report) ? "**No records yet.**" : `**${(0,_check_js__WEBPACK_IMPORTED_MODULE_1__.P)(counts).replace("no ", "No ")}** ${(0,_check_js__WEBPACK_IMPORTED_MODULE_1__.N)(report)}.${accepted ? ` Accepted: ${accepted}.` : ""}`
	];
	const fixed = report.findings.filter(_pretty_finding_js__WEBPACK_IMPORTED_MODULE_6__.n).length;
	if (fixed > 0) lines.push(`\`memory-steward fix\` mends ${(0,_check_js__WEBPACK_IMPORTED_MODULE_1__.R)(fixed)} of them.`);
	if (comparison) lines.push(`${(0,_check_js__WEBPACK_IMPORTED_MODULE_1__.j)(comparison, (commit) => (0,_markdown_escape_js__WEBPACK_IMPORTED_MODULE_4__.r)((0,_start_js__WEBPACK_IMPORTED_MODULE_2__.it)(commit, 80)))}.`);
	if (byDesign !== void 0) lines.push(byDesign);
	return lines;
}
function shownLine(shown, total, repeated, longest) {
	const rest = [...repeated > 0 || longest ? [`${(0,_check_js__WEBPACK_IMPORTED_MODULE_1__.R)(repeated)} repeat a cause`] : [], ...total - shown - repeated > 0 || longest ? [`${(0,_check_js__WEBPACK_IMPORTED_MODULE_1__.R)(total - shown - repeated)} left out`] : []];
	return `\n${(0,_check_js__WEBPACK_IMPORTED_MODULE_1__.R)(shown)} of ${(0,_check_js__WEBPACK_IMPORTED_MODULE_1__.R)(total)} findings shown, worst first (${rest.join(", ")}).`;
}
function footerOf(report) {
	const [sources, ontology] = [(0,_check_js__WEBPACK_IMPORTED_MODULE_1__.V)(report), report.ontologyDigest].map((digest) => (0,_markdown_escape_js__WEBPACK_IMPORTED_MODULE_4__.r)(digest.slice(0, 19)));
	const layout = (0,_markdown_escape_js__WEBPACK_IMPORTED_MODULE_4__.r)((0,_start_js__WEBPACK_IMPORTED_MODULE_2__.it)(report.layout, 200));
	const rules = `[what each rule means](${(0,_start_js__WEBPACK_IMPORTED_MODULE_2__.rt)("docs/rules/README.md")})`;
	return `\nmemory-steward ${report.steward}, ${rules}, layout ${layout}, sources ${sources}, ontology ${ontology}`;
}
function ruleRows(findings, budget) {
	const { head, rows } = ruleTable(findings);
	return fitting(head, rows, rows.length, budget, (count) => `\n${(0,_check_js__WEBPACK_IMPORTED_MODULE_1__.z)(count, "further rule")}`);
}
function rowOf(findings, { root, comparison }, { files = _placed_files_js__WEBPACK_IMPORTED_MODULE_3__.t, remedyOf = () => void 0 }) {
	const remedies = new Map((0,_selection_js__WEBPACK_IMPORTED_MODULE_7__.t)(findings).flatMap(([, list]) => [...(0,_source_text_js__WEBPACK_IMPORTED_MODULE_10__.i)(list, remedyOf)]));
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
		return text === void 0 ? void 0 : new _source_text_js__WEBPACK_IMPORTED_MODULE_10__.t(text);
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



/***/ })

};
;