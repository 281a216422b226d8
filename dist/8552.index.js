"use strict";
exports.id = 8552;
exports.ids = [8552];
exports.modules = {

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
	const { start: first } = _check_js__WEBPACK_IMPORTED_MODULE_0__.eo;
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
	const message = (0,_start_js__WEBPACK_IMPORTED_MODULE_3__.R)(finding.message, MESSAGE_LIMIT);
	const from = origin(finding);
	const hanging = " ".repeat(11 + place.length + 2);
	const first = `${INDENT}${style[finding.severity](finding.severity.padEnd(7))}  ${place}  `;
	if (hanging.length + (0,_wrap_js__WEBPACK_IMPORTED_MODULE_1__.i)(message) + 2 + (0,_wrap_js__WEBPACK_IMPORTED_MODULE_1__.i)(from) <= style.width) return [`${first}${style.strong(message)}  ${style.faint(from)}`];
	return [...(0,_wrap_js__WEBPACK_IMPORTED_MODULE_1__.r)(message, style.width - hanging.length).map((line) => style.strong(line)).map((line, at) => (at === 0 ? first : hanging) + line), hanging + style.faint(from)];
}
function origin({ rule, record, accepted }) {
	const parts = [rule, ...record === void 0 ? [] : [(0,_start_js__WEBPACK_IMPORTED_MODULE_3__.R)(record, 120)]];
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
	const text = (0,_wrap_js__WEBPACK_IMPORTED_MODULE_1__.r)((0,_start_js__WEBPACK_IMPORTED_MODULE_3__.R)(suggestion.message, MESSAGE_LIMIT), style.width - HANGING.length);
	const lines = labelled(style.good(isFixed(finding) ? "fix " : "mend"), text);
	const hunks = (0,_restore_command_js__WEBPACK_IMPORTED_MODULE_2__.i)(suggestion.edits, sourceOf);
	const changed = hunks.reduce((sum, { removed, added }) => sum + removed.length + added.length, 0);
	let room = (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.L)(changed, DIFF_LINES);
	let hidden = 0;
	for (const hunk of hunks) {
		const size = hunk.removed.length + hunk.added.length;
		if (room <= 0) hidden += size;
		else {
			if (hunk.path !== path) lines.push(`${INDENT}      ${style.faint(`${(0,_start_js__WEBPACK_IMPORTED_MODULE_3__.R)(hunk.path, 500)}:${hunk.line}`)}`);
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
		const place = `${path === finding.path ? "" : `${(0,_start_js__WEBPACK_IMPORTED_MODULE_3__.R)(path, 500)}:`}${(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.I)(range.start)}`;
		const text = (0,_start_js__WEBPACK_IMPORTED_MODULE_3__.R)(message, 300);
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
			if ((0,_check_js__WEBPACK_IMPORTED_MODULE_1__.to)(edit.range.start, last.range.end) < 0) return [];
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
	const row = (sign, line) => from > 0 && line.length > WHOLE_LINE ? `${sign}\u2026${(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.it)(line.slice(from), limit - 1)}` : sign + (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.it)(line, limit);
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
	return (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.no)(a.range, b.range);
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
const JOINS = new Set([
	"\u200d",
	"\ufe0f",
	"\ud83c"
]);
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
	const joined = JOINS.has(line.charAt(at + length)) ? (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.I)(line, at) : 0;
	if (joined > 0) return {
		text: line.slice(at, at + joined),
		width: 2,
		length: joined
	};
	if (character >= " " && character <= "~") return {
		text: character,
		width: 1,
		length
	};
	const isAbove = ZERO_WIDTH.test(character);
	const before = isAbove ? line.slice(Math.max(0, at - 16), at) : "";
	const text = (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.L)(before + character).slice((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.L)(before).length);
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