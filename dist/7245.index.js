exports.id = 7245;
exports.ids = [7245];
exports.modules = {

/***/ 5154:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

"use strict";
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

"use strict";
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

/***/ 7245:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

"use strict";
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   renderPretty: () => (/* binding */ renderPretty)
/* harmony export */ });
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5553);
/* harmony import */ var _placed_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5154);
/* harmony import */ var _pretty_finding_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4225);
/* harmony import */ var _source_text_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3554);
/* harmony import */ var _restore_command_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(335);
/* harmony import */ var _selection_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2247);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4105);
/* harmony import */ var _wrap_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7869);
/* harmony import */ var picocolors__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(7336);
/* harmony import */ var picocolors__WEBPACK_IMPORTED_MODULE_8___default = /*#__PURE__*/__webpack_require__.n(picocolors__WEBPACK_IMPORTED_MODULE_8__);









// src/report/pretty.ts
const REPEATS_SHOWN = 3;
const UNCLASSIFIED_SHOWN = 5;
const CAUSES_LISTED = 20;
const MAX_FINDINGS = 200;
function renderPretty(report, options) {
	const { maxFindings = MAX_FINDINGS, files: placed = _placed_files_js__WEBPACK_IMPORTED_MODULE_1__.t } = options;
	const findings = options.showAccepted ? report.findings : report.findings.filter((f) => f.accepted === void 0);
	const selection = (0,_selection_js__WEBPACK_IMPORTED_MODULE_4__.n)(findings, {
		findings: maxFindings,
		repeats: REPEATS_SHOWN
	});
	const style = {
		...painters(options.color),
		width: (0,_wrap_js__WEBPACK_IMPORTED_MODULE_6__.t)(options.width)
	};
	const before = (0,_restore_command_js__WEBPACK_IMPORTED_MODULE_3__.t)(report.comparison);
	const { remedyOf = () => void 0, unclassified = [], emptyClasses = [], emptyLowTrust = [] } = options;
	const files = (0,_selection_js__WEBPACK_IMPORTED_MODULE_4__.t)(selection.shown);
	const remedies = new Map(files.flatMap(([, list]) => [...(0,_source_text_js__WEBPACK_IMPORTED_MODULE_7__.i)(list, remedyOf)]));
	const lines = [];
	for (const [path, list] of files) {
		const sourceOf = remembering(options.sourceLines);
		lines.push(style.strong((0,_start_js__WEBPACK_IMPORTED_MODULE_5__.L)(path, 500)), "");
		for (const finding of list) lines.push(...(0,_pretty_finding_js__WEBPACK_IMPORTED_MODULE_2__.r)(finding, {
			sourceOf,
			root: report.root,
			isDeleted: placed.isDeleted,
			before,
			style,
			remedy: remedies.get(finding)
		}), "");
	}
	lines.push(...repeatBlock(selection.repeats, style), ...closing(report, findings, selection, {
		maxFindings,
		remedyOf,
		unclassified,
		emptyClasses,
		emptyLowTrust
	}, style));
	return `${lines.join("\n")}\n`;
}
function painters(enabled) {
	const colors = picocolors__WEBPACK_IMPORTED_MODULE_8___default().createColors(enabled);
	return {
		strong: (text) => colors.bold(text),
		faint: (text) => colors.dim(text),
		error: (text) => colors.red(text),
		warning: (text) => colors.yellow(text),
		note: (text) => colors.cyan(text),
		good: (text) => colors.green(text)
	};
}
function remembering(textOf) {
	const known = new Map();
	return (path) => {
		if (!known.has(path)) {
			const text = textOf(path);
			known.set(path, text === void 0 ? void 0 : new _source_text_js__WEBPACK_IMPORTED_MODULE_7__.t(text));
		}
		return known.get(path);
	};
}
function repeatBlock(repeats, style) {
	if (repeats.length === 0) return [];
	const lines = [style.strong("More of the same"), ""];
	for (const { severity, rule, cause, message = cause, leftOut, first } of repeats.slice(0, CAUSES_LISTED)) {
		lines.push(`  ${style[severity](severity.padEnd(7))}  ${(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.R)(leftOut)} more  ${(0,_start_js__WEBPACK_IMPORTED_MODULE_5__.L)(message, 120)}  ${style.faint(rule)}`);
		const places = first.map((f) => `${(0,_start_js__WEBPACK_IMPORTED_MODULE_5__.L)(f.path, 200)}:${(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.I)(f.range.start)}`);
		for (const place of places) lines.push(`    ${place}`);
		if (leftOut > places.length) lines.push(style.faint(`    and ${(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.R)(leftOut - places.length)} more`));
	}
	const unlisted = repeats.slice(CAUSES_LISTED);
	if (unlisted.length > 0) {
		const hidden = unlisted.reduce((sum, { leftOut }) => sum + leftOut, 0);
		lines.push(style.faint(`  ${(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.z)(unlisted.length, "further cause")} with ${(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.R)(hidden)} more`));
	}
	return [...lines, ""];
}
function closing(report, findings, selection, { maxFindings, remedyOf, unclassified, emptyClasses, emptyLowTrust }, style) {
	const lines = [];
	const { comparison } = report;
	if (selection.shown.length < selection.total) {
		const rest = [...selection.repeated > 0 ? [`${(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.R)(selection.repeated)} repeat a cause`] : [], ...selection.beyond > 0 ? [`${(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.R)(selection.beyond)} are beyond the limit of ${(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.R)(maxFindings)}`] : []];
		lines.push(`${(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.R)(selection.shown.length)} of ${(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.R)(selection.total)} findings shown, worst first: ${rest.join(", ")}.`, ...byRule(findings, style.width));
	}
	const fixed = findings.filter(_pretty_finding_js__WEBPACK_IMPORTED_MODULE_2__.n).length;
	if (fixed > 0) lines.push(`memory-steward fix mends ${(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.R)(fixed)} of ${(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.z)(findings.length, "finding")}, marked "fix".`);
	const example = selection.shown.find(({ rule }) => remedyOf(rule) !== void 0);
	if (example) lines.push(`Explain a rule: memory-steward explain ${example.rule}`);
	if (comparison) lines.push(style.faint(`${(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.j)(comparison, (commit) => (0,_start_js__WEBPACK_IMPORTED_MODULE_5__.L)(commit, 80))}.`));
	if (unclassified.length > 0) lines.push(style.faint(unclassifiedLine(unclassified)));
	if (emptyClasses.length > 0) lines.push(style.faint(emptyClassesLine(emptyClasses)));
	if (emptyLowTrust.length > 0) lines.push(style.faint(emptyLowTrustLine(emptyLowTrust)));
	const [verdict, of] = (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.B)(report, unclassified.length);
	const paint = report.verdict === "fail" ? style.error : style.good;
	return [...lines, `${style.strong(paint(verdict))}${of}`];
}
const MAX_RULES_NAMED = 10;
function byRule(findings, width) {
	const most = (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Sa)((0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Ca)(findings.map(({ rule }) => rule)));
	const named = most.slice(0, MAX_RULES_NAMED).map(([rule, count]) => `${(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.R)(count)}${TIED}${rule}`);
	const more = most.slice(MAX_RULES_NAMED).reduce((sum, [, count]) => sum + count, 0);
	const all = [...named, ...more > 0 ? [`${(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.R)(more)} of other rules`] : []].join(", ");
	return (0,_wrap_js__WEBPACK_IMPORTED_MODULE_6__.r)(`By rule: ${all}.`, width - INDENT.length).map((line, index) => (index > 0 ? INDENT : "") + line.replaceAll(TIED, " "));
}
const INDENT = "  ";
const TIED = "\xA0";
function unclassifiedLine(files) {
	return `No class takes ${someOf(files.map(({ path, meant }) => ({
		name: path,
		more: meant === void 0 ? "" : ` (was ${(0,_start_js__WEBPACK_IMPORTED_MODULE_5__.L)(meant, 80)} meant?)`
	})))}, so ${files.length === 1 ? "it is" : "they are"} not read.`;
}
function emptyClassesLine(names) {
	const [classes, their] = names.length === 1 ? ["class", "its"] : ["classes", "their"];
	return `The layout's ${classes} ${someOf(names.map((name) => ({
		name,
		more: ""
	})))} ${names.length === 1 ? "takes" : "take"} no file: if there are such files, mend ${their} \`files\`.`;
}
function emptyLowTrustLine(patterns) {
	return `No file matches ${someOf(patterns.map((name) => ({
		name,
		more: ""
	})))} under \`lowTrust\`: if there are such files, mend the ${patterns.length === 1 ? "pattern" : "patterns"}.`;
}
function someOf(names) {
	const shown = names.slice(0, UNCLASSIFIED_SHOWN).map(({ name, more }) => (0,_start_js__WEBPACK_IMPORTED_MODULE_5__.L)(name, 80) + more);
	const rest = names.length - shown.length;
	return `${shown.join(", ")}${rest > 0 ? ` and ${(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.R)(rest)} more` : ""}`;
}



/***/ }),

/***/ 5045:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

"use strict";
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

"use strict";
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

"use strict";
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

"use strict";
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

"use strict";
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



/***/ }),

/***/ 7336:
/***/ (function (module) {

let p = process || {}, argv = p.argv || [], env = p.env || {}
let isColorSupported =
	!(!!env.NO_COLOR || argv.includes("--no-color")) &&
	(!!env.FORCE_COLOR || argv.includes("--color") || p.platform === "win32" || ((p.stdout || {}).isTTY && env.TERM !== "dumb") || !!env.CI)

let formatter = (open, close, replace = open) =>
	input => {
		let string = "" + input, index = string.indexOf(close, open.length)
		return ~index ? open + replaceClose(string, close, replace, index) + close : open + string + close
	}

let replaceClose = (string, close, replace, index) => {
	let result = "", cursor = 0
	do {
		result += string.substring(cursor, index) + replace
		cursor = index + close.length
		index = string.indexOf(close, cursor)
	} while (~index)
	return result + string.substring(cursor)
}

let createColors = (enabled = isColorSupported) => {
	let f = enabled ? formatter : () => String
	return {
		isColorSupported: enabled,
		reset: f("\x1b[0m", "\x1b[0m"),
		bold: f("\x1b[1m", "\x1b[22m", "\x1b[22m\x1b[1m"),
		dim: f("\x1b[2m", "\x1b[22m", "\x1b[22m\x1b[2m"),
		italic: f("\x1b[3m", "\x1b[23m"),
		underline: f("\x1b[4m", "\x1b[24m"),
		inverse: f("\x1b[7m", "\x1b[27m"),
		hidden: f("\x1b[8m", "\x1b[28m"),
		strikethrough: f("\x1b[9m", "\x1b[29m"),

		black: f("\x1b[30m", "\x1b[39m"),
		red: f("\x1b[31m", "\x1b[39m"),
		green: f("\x1b[32m", "\x1b[39m"),
		yellow: f("\x1b[33m", "\x1b[39m"),
		blue: f("\x1b[34m", "\x1b[39m"),
		magenta: f("\x1b[35m", "\x1b[39m"),
		cyan: f("\x1b[36m", "\x1b[39m"),
		white: f("\x1b[37m", "\x1b[39m"),
		gray: f("\x1b[90m", "\x1b[39m"),

		bgBlack: f("\x1b[40m", "\x1b[49m"),
		bgRed: f("\x1b[41m", "\x1b[49m"),
		bgGreen: f("\x1b[42m", "\x1b[49m"),
		bgYellow: f("\x1b[43m", "\x1b[49m"),
		bgBlue: f("\x1b[44m", "\x1b[49m"),
		bgMagenta: f("\x1b[45m", "\x1b[49m"),
		bgCyan: f("\x1b[46m", "\x1b[49m"),
		bgWhite: f("\x1b[47m", "\x1b[49m"),

		blackBright: f("\x1b[90m", "\x1b[39m"),
		redBright: f("\x1b[91m", "\x1b[39m"),
		greenBright: f("\x1b[92m", "\x1b[39m"),
		yellowBright: f("\x1b[93m", "\x1b[39m"),
		blueBright: f("\x1b[94m", "\x1b[39m"),
		magentaBright: f("\x1b[95m", "\x1b[39m"),
		cyanBright: f("\x1b[96m", "\x1b[39m"),
		whiteBright: f("\x1b[97m", "\x1b[39m"),

		bgBlackBright: f("\x1b[100m", "\x1b[49m"),
		bgRedBright: f("\x1b[101m", "\x1b[49m"),
		bgGreenBright: f("\x1b[102m", "\x1b[49m"),
		bgYellowBright: f("\x1b[103m", "\x1b[49m"),
		bgBlueBright: f("\x1b[104m", "\x1b[49m"),
		bgMagentaBright: f("\x1b[105m", "\x1b[49m"),
		bgCyanBright: f("\x1b[106m", "\x1b[49m"),
		bgWhiteBright: f("\x1b[107m", "\x1b[49m"),
	}
}

module.exports = createColors()
module.exports.createColors = createColors


/***/ })

};
;