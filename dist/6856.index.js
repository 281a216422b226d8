"use strict";
exports.id = 6856;
exports.ids = [6856,3863,6626];
exports.modules = {

/***/ 6626:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ useColor),
/* harmony export */   t: () => (/* binding */ color_exports)
/* harmony export */ });
/* harmony import */ var _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3495);

// src/terminal/color.ts
var color_exports = (0,_rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__.t)({ useColor: () => useColor });
function useColor() {
	if (process.env["NO_COLOR"]) return false;
	if (process.env["FORCE_COLOR"]) return true;
	return process.env["TERM"] !== "dumb" && [process.stdout.isTTY].some(Boolean);
}



/***/ }),

/***/ 2558:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ isWithheld),
/* harmony export */   i: () => (/* binding */ notAloneBlocks),
/* harmony export */   n: () => (/* binding */ decisionLine),
/* harmony export */   o: () => (/* binding */ decisionWord),
/* harmony export */   r: () => (/* binding */ decisionParts),
/* harmony export */   s: () => (/* binding */ memoryBegins),
/* harmony export */   t: () => (/* binding */ byHandBlocks)
/* harmony export */ });
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4105);
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5553);
/* harmony import */ var _document_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4120);
/* harmony import */ var _percent_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1364);




// src/report/memory-begins.ts
function memoryBegins(layout) {
	if (layout === void 0) return [];
	return [`The memory begins with this: main has no file of the layout "${layout}" yet. See whether the paths are where it is to be.`];
}
// src/report/decision-word.ts
function decisionWord(decision, handling) {
	return decision === "reject" && handling === "person" ? "unclear" : decision;
}
// src/report/proposal/story.ts
function isWithheld({ diff }) {
	return diff.records.some(({ restricted }) => restricted);
}
// src/report/proposal/decision-blocks.ts
const NAME_LIMIT = 120;
const VALUE_LIMIT = 200;
const SUMMARY_LIMIT = 400;
const LISTED_MATCHES = 5;
const LISTED_RECORDS = 20;
const VALUES_LIMIT = 1e3;
function decisionParts({ records }) {
	return records.map(({ record, review }) => {
		if (review) return reviewBlocks(review);
		const why = WORDS[record.reason] ?? "";
		return [(0,_document_js__WEBPACK_IMPORTED_MODULE_2__.l)((0,_document_js__WEBPACK_IMPORTED_MODULE_2__.d)((0,_document_js__WEBPACK_IMPORTED_MODULE_2__.p)(record.decision)), (0,_document_js__WEBPACK_IMPORTED_MODULE_2__.p)(" "), name(record.id), (0,_document_js__WEBPACK_IMPORTED_MODULE_2__.p)(`: ${why}`))];
	});
}
const WORDS = {
	edit_of_known_record: "an edit of a record that is known, which is compared with no other; a person decides.",
	removal: "it goes; a person decides.",
	no_record: "a file without a record that could be compared; a person decides."
};
function decisionLine({ record, review }, isOpened = true) {
	const said = review ? (isOpened ? summaryWords : wordsAlone)(review) : WORDS[record.reason] ?? "";
	const decision = decisionWord(record.decision, review?.handling);
	return [
		(0,_document_js__WEBPACK_IMPORTED_MODULE_2__.d)((0,_document_js__WEBPACK_IMPORTED_MODULE_2__.p)(decision)),
		(0,_document_js__WEBPACK_IMPORTED_MODULE_2__.p)(" "),
		name(record.id),
		(0,_document_js__WEBPACK_IMPORTED_MODULE_2__.p)(": "),
		(0,_document_js__WEBPACK_IMPORTED_MODULE_2__.u)((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.it)(said, SUMMARY_LIMIT))
	];
}
function summaryWords(review) {
	return wordsAlone(review).replace("; nothing is opened).", "; alone it would not have come).");
}
function wordsAlone({ summary }) {
	return summary.replace(/^[a-z]+: /, "");
}
function notAloneBlocks({ records }) {
	const closed = records.flatMap(({ review }) => review?.handling === "closed" ? [review] : []);
	if (closed.length === 0) return [];
	const items = closed.slice(0, LISTED_RECORDS).map((review) => [
		name(review.candidate.id),
		(0,_document_js__WEBPACK_IMPORTED_MODULE_2__.p)(": "),
		(0,_document_js__WEBPACK_IMPORTED_MODULE_2__.u)((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.it)(summaryWords(review), SUMMARY_LIMIT))
	]);
	const rest = closed.length - items.length;
	return [(0,_document_js__WEBPACK_IMPORTED_MODULE_2__.l)((0,_document_js__WEBPACK_IMPORTED_MODULE_2__.d)((0,_document_js__WEBPACK_IMPORTED_MODULE_2__.p)("An update comes as a whole.")), (0,_document_js__WEBPACK_IMPORTED_MODULE_2__.p)(" Take out what brings nothing:")), {
		kind: "list",
		items: [...items, ...rest > 0 ? [[(0,_document_js__WEBPACK_IMPORTED_MODULE_2__.p)((0,_check_js__WEBPACK_IMPORTED_MODULE_1__.z)(rest, "more record"))]] : []]
	}];
}
function byHandBlocks(story) {
	const { unwritten, records } = story;
	if (unwritten.length === 0) return [];
	const items = records.flatMap(({ record, review }) => unwritten.includes(record.id) && !isWithheld(story) ? review?.operations ?? [] : []).slice(0, LISTED_RECORDS).map(({ operation, record, values }) => [
		name(record),
		(0,_document_js__WEBPACK_IMPORTED_MODULE_2__.p)(`: ${operation.replaceAll("-", " ")}: `),
		(0,_document_js__WEBPACK_IMPORTED_MODULE_2__.u)((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.it)(values.join(" "), VALUES_LIMIT))
	]);
	const reviews = records.flatMap(({ record, review }) => review && unwritten.includes(record.id) ? [review] : []);
	return [(0,_document_js__WEBPACK_IMPORTED_MODULE_2__.l)((0,_document_js__WEBPACK_IMPORTED_MODULE_2__.p)("The decision on these could not be written into the records; they stand beside what is known:")), {
		kind: "list",
		items: [...reviews.slice(0, LISTED_RECORDS).map(unwrittenItem), ...items]
	}];
}
function unwrittenItem(review) {
	const words = review.matches.find(({ id }) => id === review.targets[0])?.changes.find(({ flag, target, candidate }) => flag === "words_changed" && target.length + candidate.length > 0);
	return [
		name(review.candidate.id),
		(0,_document_js__WEBPACK_IMPORTED_MODULE_2__.p)(": "),
		(0,_document_js__WEBPACK_IMPORTED_MODULE_2__.u)((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.it)(summaryWords(review), SUMMARY_LIMIT)),
		...words ? [
			(0,_document_js__WEBPACK_IMPORTED_MODULE_2__.p)(" Words: "),
			...values(words.target),
			(0,_document_js__WEBPACK_IMPORTED_MODULE_2__.p)(" \u2192 "),
			...values(words.candidate)
		] : []
	];
}
function reviewBlocks(review) {
	const { candidate, decision, matches, related, retrieval } = review;
	const facts = [
		`relation ${review.relation.replaceAll("_", " ")}`,
		`rule ${review.rule}`,
		`handling ${review.handling}`,
		`confidence ${(0,_percent_js__WEBPACK_IMPORTED_MODULE_3__.t)(review.confidence)}`,
		`compared with ${retrieval.compared} of ${(0,_check_js__WEBPACK_IMPORTED_MODULE_1__.z)(retrieval.records, "record")}`
	];
	const shown = matches.slice(0, LISTED_MATCHES);
	const rest = matches.length - shown.length;
	const items = [
		...candidate.signals.map(({ signal, phrase }) => [(0,_document_js__WEBPACK_IMPORTED_MODULE_2__.p)(`wording: ${signal} `), (0,_document_js__WEBPACK_IMPORTED_MODULE_2__.n)((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.it)(phrase, NAME_LIMIT))]),
		...related.slice(0, LISTED_MATCHES).map(({ id, status }) => [
			(0,_document_js__WEBPACK_IMPORTED_MODULE_2__.p)("same text in "),
			name(id),
			(0,_document_js__WEBPACK_IMPORTED_MODULE_2__.p)(` (${status})`)
		]),
		...shown.flatMap(matchItems),
		...rest > 0 ? [[(0,_document_js__WEBPACK_IMPORTED_MODULE_2__.p)(`and ${(0,_check_js__WEBPACK_IMPORTED_MODULE_1__.z)(rest, "weaker match")}`)]] : []
	];
	return [
		(0,_document_js__WEBPACK_IMPORTED_MODULE_2__.l)((0,_document_js__WEBPACK_IMPORTED_MODULE_2__.d)((0,_document_js__WEBPACK_IMPORTED_MODULE_2__.p)(decisionWord(decision, review.handling))), (0,_document_js__WEBPACK_IMPORTED_MODULE_2__.p)(" "), name(candidate.id), (0,_document_js__WEBPACK_IMPORTED_MODULE_2__.p)(": "), (0,_document_js__WEBPACK_IMPORTED_MODULE_2__.n)(review.reason), (0,_document_js__WEBPACK_IMPORTED_MODULE_2__.p)(` \u00b7 ${facts.join(" \u00b7 ")}`)),
		...shown.length > 0 ? [matchTable(shown)] : [],
		...items.length > 0 ? [{
			kind: "list",
			items
		}] : []
	];
}
function matchTable(matches) {
	return (0,_document_js__WEBPACK_IMPORTED_MODULE_2__.f)([
		"Record",
		"Relation",
		"Confidence",
		"Title",
		"Summary",
		"Detail",
		"Scope",
		"Status"
	], matches.map((match) => [
		[name(match.id)],
		[(0,_document_js__WEBPACK_IMPORTED_MODULE_2__.p)(match.relation.replaceAll("_", " "))],
		[(0,_document_js__WEBPACK_IMPORTED_MODULE_2__.p)((0,_percent_js__WEBPACK_IMPORTED_MODULE_3__.t)(match.confidence))],
		[(0,_document_js__WEBPACK_IMPORTED_MODULE_2__.p)((0,_percent_js__WEBPACK_IMPORTED_MODULE_3__.t)(match.title))],
		[(0,_document_js__WEBPACK_IMPORTED_MODULE_2__.p)((0,_percent_js__WEBPACK_IMPORTED_MODULE_3__.t)(match.summary))],
		[(0,_document_js__WEBPACK_IMPORTED_MODULE_2__.p)((0,_percent_js__WEBPACK_IMPORTED_MODULE_3__.t)(match.detail))],
		[(0,_document_js__WEBPACK_IMPORTED_MODULE_2__.p)(match.scopeRelation)],
		[(0,_document_js__WEBPACK_IMPORTED_MODULE_2__.p)((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.it)(match.status, NAME_LIMIT))]
	]));
}
function matchItems(match) {
	const buckets = Object.entries(match.evidence).map(([bucket, sum]) => `${bucket} ${bucketText(sum)}`);
	return [
		[name(match.id), (0,_document_js__WEBPACK_IMPORTED_MODULE_2__.p)(`: points: ${buckets.join(" \u00b7 ")}`)],
		...match.failedBefore.map(({ relation, failed }) => [name(match.id), (0,_document_js__WEBPACK_IMPORTED_MODULE_2__.p)(`: not ${relation}: ${failed}`)]),
		...match.changes.map(({ flag, target, candidate }) => [
			name(match.id),
			(0,_document_js__WEBPACK_IMPORTED_MODULE_2__.p)(`: ${flag}: `),
			...values(target),
			(0,_document_js__WEBPACK_IMPORTED_MODULE_2__.p)(" \u2192 "),
			...values(candidate)
		])
	];
}
function bucketText({ sum, items }) {
	const parts = items.map(({ code: what, weight }) => `${what} ${weight}`);
	return parts.length === 0 ? `${sum}` : `${sum} (${parts.join(", ")})`;
}
function values(list) {
	if (list.length === 0) return [(0,_document_js__WEBPACK_IMPORTED_MODULE_2__.p)("nothing")];
	return (0,_document_js__WEBPACK_IMPORTED_MODULE_2__.r)(list.slice(0, 10).map((value) => (0,_document_js__WEBPACK_IMPORTED_MODULE_2__.n)((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.it)(value, VALUE_LIMIT))));
}
function name(id) {
	return (0,_document_js__WEBPACK_IMPORTED_MODULE_2__.n)((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.it)(id, NAME_LIMIT));
}



/***/ }),

/***/ 8148:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ mainFails),
/* harmony export */   r: () => (/* binding */ mainFailsWords),
/* harmony export */   t: () => (/* binding */ MAIN_FAILS_PAGE)
/* harmony export */ });
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4105);
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5553);


// src/report/main-fails.ts
const MAIN_FAILS_PAGE = `${(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.rt)("docs/pull-requests.md")}#when-main-itself-fails`;
function mainFailsWords(errors) {
	return `Main fails the check by itself, with ${(0,_check_js__WEBPACK_IMPORTED_MODULE_1__.z)(errors, "error")}: the pull request will be red until main is mended`;
}
function mainFails(errors) {
	return errors === 0 ? [] : [`${mainFailsWords(errors)} (${MAIN_FAILS_PAGE}).`];
}



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

/***/ 4683:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ printTerminal)
/* harmony export */ });
/* harmony import */ var _wrap_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7869);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4105);
/* harmony import */ var picocolors__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7336);
/* harmony import */ var picocolors__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(picocolors__WEBPACK_IMPORTED_MODULE_2__);



// src/report/print-terminal.ts
const WIDEST_COLUMN = 60;
const MARGIN = "  ";
const GAP = "  ";
function printTerminal(document, color, width = Infinity) {
	const colors = picocolors__WEBPACK_IMPORTED_MODULE_2___default().createColors(color);
	const style = {
		strong: (text) => colors.bold(text),
		faint: (text) => colors.dim(text),
		width
	};
	return `${document.map((block) => blockLines(block, style).join("\n")).join("\n\n")}\n`;
}
function blockLines(block, style) {
	const { strong, faint, width } = style;
	switch (block.kind) {
		case "heading": return (0,_wrap_js__WEBPACK_IMPORTED_MODULE_0__.r)(plain(block.line), width).map(strong);
		case "paragraph":
		case "small": return [...(0,_wrap_js__WEBPACK_IMPORTED_MODULE_0__.r)(plain(block.line), width)];
		case "list": return block.items.flatMap((item) => (0,_wrap_js__WEBPACK_IMPORTED_MODULE_0__.r)(plain(item), width - 2).map((line, at) => `${at === 0 ? "- " : "  "}${line}`));
		case "table": return tableLines(block.head, block.rows, faint, width);
		case "code": return block.lines.map((line) => `  ${(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.L)(line)}`);
		case "details": return [...(0,_wrap_js__WEBPACK_IMPORTED_MODULE_0__.r)(plain(block.summary), width).map(strong), ...block.blocks.flatMap((inner) => blockLines(inner, style))];
		case "drawing": return [];
	}
}
function tableLines(head, rows, faint, width) {
	const titles = head.map((cell) => plain(cell));
	const whole = rows.map((row) => row.map(pieces));
	const widths = fitted(titles, whole, width - 2 - 2 * (titles.length - 1));
	const cells = width === Infinity ? whole : whole.map((row) => row.map((cell, column) => cell.flatMap((text) => (0,_wrap_js__WEBPACK_IMPORTED_MODULE_0__.r)(text, widths[column] ?? 0))));
	const lineOf = (texts) => `${MARGIN}${texts.map((text, column) => padded(text, widths[column] ?? 0)).join(GAP)}`.trimEnd();
	return [faint(lineOf(titles)), ...cells.flatMap((row) => {
		const height = Math.max(...row.map(({ length }) => length));
		return Array.from({ length: height }, (_, at) => lineOf(row.map((cell) => cell[at] ?? "")));
	})];
}
function fitted(titles, rows, room) {
	const texts = titles.map((title, column) => [title, ...rows.flatMap((row) => row[column] ?? [])]);
	if (room === Infinity) return texts.map((column) => Math.min(WIDEST_COLUMN, widest(column)));
	const widths = texts.map(widest);
	const least = texts.map((column) => widest(column.flatMap((text) => text.split(" "))));
	for (let excess = sum(widths) - room; excess > 0; excess--) {
		const free = widths.map((width, column) => width > (least[column] ?? 0) ? width : 0);
		const column = free.indexOf(Math.max(...free));
		const width = free[column] ?? 0;
		if (width === 0) break;
		widths[column] = width - 1;
	}
	return widths;
}
function widest(texts) {
	return texts.reduce((most, text) => Math.max(most, (0,_wrap_js__WEBPACK_IMPORTED_MODULE_0__.i)(text)), 0);
}
function sum(numbers) {
	return numbers.reduce((total, each) => total + each, 0);
}
function padded(text, width) {
	return text + " ".repeat(Math.max(0, width - (0,_wrap_js__WEBPACK_IMPORTED_MODULE_0__.i)(text)));
}
function pieces(line) {
	const parts = [[]];
	for (const inline of line) if (inline.kind === "break") parts.push([]);
	else parts.at(-1)?.push(inline);
	return parts.map(plain);
}
function plain(line) {
	return line.map(inlineText).join("").trim();
}
function inlineText(inline) {
	switch (inline.kind) {
		case "text":
		case "prose":
		case "code": return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.L)(inline.text);
		case "strong":
		case "link": return inline.content.map(inlineText).join("");
		case "break": return " ";
	}
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

/***/ 3863:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ ruleDescriptions),
/* harmony export */   r: () => (/* binding */ rule_descriptions_exports),
/* harmony export */   t: () => (/* binding */ remedyOf)
/* harmony export */ });
/* harmony import */ var _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3495);
/* harmony import */ var _rule_page_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3259);
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5553);



// src/terminal/rule-descriptions.ts
var rule_descriptions_exports = (0,_rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__.t)({
	remedyOf: () => remedyOf,
	ruleDescriptions: () => ruleDescriptions
});
function ruleDescriptions() {
	return _check_js__WEBPACK_IMPORTED_MODULE_2__.jr.map(({ id, title, severity, rationale, remedy }) => ({
		id,
		title,
		severity,
		rationale,
		remedy,
		documentation: (0,_rule_page_js__WEBPACK_IMPORTED_MODULE_1__.n)(id)
	}));
}
function remedyOf(id) {
	return _check_js__WEBPACK_IMPORTED_MODULE_2__.jr.find((rule) => rule.id === id)?.remedy;
}



/***/ }),

/***/ 3259:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ rulePageAddress),
/* harmony export */   t: () => (/* binding */ byArea)
/* harmony export */ });
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5553);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4105);


// src/report/rule-page.ts
function rulePagePath(id) {
	return `docs/rules/${pageName(id)}`;
}
function rulePageAddress(id) {
	return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.rt)(rulePagePath(id));
}
function byArea(rules) {
	return (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.ma)(rules, ({ id }) => id.slice(0, id.indexOf("/")));
}
function pageName(id) {
	return `${id.replace("/", "-")}.md`;
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

/***/ 9997:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ refusalLines),
/* harmony export */   r: () => (/* binding */ renderUpdatePretty),
/* harmony export */   t: () => (/* binding */ findingLines)
/* harmony export */ });
/* harmony import */ var _decision_blocks_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2558);
/* harmony import */ var _main_fails_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8148);
/* harmony import */ var _print_terminal_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4683);
/* harmony import */ var _pretty_finding_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4225);
/* harmony import */ var _source_text_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(3554);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4105);
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5553);
/* harmony import */ var _wrap_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7869);
/* harmony import */ var picocolors__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7336);
/* harmony import */ var picocolors__WEBPACK_IMPORTED_MODULE_7___default = /*#__PURE__*/__webpack_require__.n(picocolors__WEBPACK_IMPORTED_MODULE_7__);









// src/report/update-pretty.ts
const TEXT_LIMIT = 500;
const MAX_SHOWN = 50;
function renderUpdatePretty(judged, color, shown, remedyOf) {
	const { digest, changes, refusals, findings, decided, mainErrors = 0 } = judged;
	const paint = picocolors__WEBPACK_IMPORTED_MODULE_7___default().createColors(color);
	const lines = [];
	for (const { path, before, after, conflicts } of changes) {
		const word = after === void 0 ? "delete" : before === void 0 ? "add" : "modify";
		lines.push(`${word.padEnd(7)}  ${(0,_start_js__WEBPACK_IMPORTED_MODULE_4__.R)(path, TEXT_LIMIT)}`);
		for (const { field } of conflicts) lines.push(`         ${paint.yellow("conflict")} in ${(0,_start_js__WEBPACK_IMPORTED_MODULE_4__.R)(field, TEXT_LIMIT)}: main went on; its value stays`);
	}
	lines.push(...findingLines(findings, paint, remedyOf), ...refusalLines(refusals, paint, shown));
	if (decided) lines.push("", ...decidedLines(decided, color, shown?.width));
	if (decided && decided.handling !== "closed") for (const line of [...(0,_decision_blocks_js__WEBPACK_IMPORTED_MODULE_0__.s)(judged.begins), ...(0,_main_fails_js__WEBPACK_IMPORTED_MODULE_1__.n)(mainErrors)]) lines.push(...(0,_wrap_js__WEBPACK_IMPORTED_MODULE_6__.r)(line, shown?.width ?? (0,_wrap_js__WEBPACK_IMPORTED_MODULE_6__.n)(void 0)));
	if (lines.length > 0) lines.push("");
	const fails = refusals.length > 0;
	const [word, inColor] = fails ? ["REFUSED", paint.red] : decided?.handling === "closed" ? ["NOTHING TO PROPOSE", paint.yellow] : ["CAN BE PROPOSED", paint.green];
	const verdict = paint.bold(inColor(word));
	const counts = (0,_check_js__WEBPACK_IMPORTED_MODULE_5__.z)(changes.length, "changed file") + (fails ? "" : leftFields(changes));
	lines.push(`${verdict}  ${counts}${digest === void 0 ? "" : ` \u00b7 ${digest}`}`);
	return `${lines.join("\n")}\n`;
}
function leftFields(changes) {
	const sum = (name) => changes.reduce((total, { fields }) => total + (fields?.[name] ?? 0), 0);
	const left = sum("left");
	return left === 0 ? "" : `, ${(0,_check_js__WEBPACK_IMPORTED_MODULE_5__.R)(left)} of ${(0,_check_js__WEBPACK_IMPORTED_MODULE_5__.z)(sum("proposed"), "field")} not taken`;
}
const THEN = {
	closed: ". `propose` would open no pull request.",
	person: "; a person decides. `propose` would open a pull request.",
	auto: ". `propose` would open a pull request, which may pass by itself where proposals.autoApprove allows that."
};
function decidedLines({ decision, handling, records }, color, width = (0,_wrap_js__WEBPACK_IMPORTED_MODULE_6__.n)(void 0)) {
	const items = records.slice(0, MAX_SHOWN).map((record) => (0,_decision_blocks_js__WEBPACK_IMPORTED_MODULE_0__.n)(record, handling !== "closed"));
	const rest = records.length - items.length;
	return [
		...(0,_print_terminal_js__WEBPACK_IMPORTED_MODULE_2__.t)([{
			kind: "list",
			items
		}], color, width).trimEnd().split("\n"),
		...rest > 0 ? [`and ${(0,_check_js__WEBPACK_IMPORTED_MODULE_5__.z)(rest, "more record")}`] : [],
		"",
		...(0,_wrap_js__WEBPACK_IMPORTED_MODULE_6__.r)(`Decision: ${(0,_decision_blocks_js__WEBPACK_IMPORTED_MODULE_0__.o)(decision, handling)}${THEN[handling]}`, width)
	];
}
function findingLines(findings, paint, remedyOf = () => void 0) {
	const lines = [];
	const remedies = (0,_source_text_js__WEBPACK_IMPORTED_MODULE_8__.i)(findings, remedyOf);
	for (const finding of findings.slice(0, MAX_SHOWN)) {
		const { rule, severity, path, range, message, suggestion } = finding;
		const mend = suggestion?.message ?? remedies.get(finding);
		lines.push(`${severity.padEnd(7)}  ${(0,_start_js__WEBPACK_IMPORTED_MODULE_4__.R)(path, TEXT_LIMIT)}:${(0,_check_js__WEBPACK_IMPORTED_MODULE_5__.I)(range.start)}  ${paint.bold(rule)}`);
		lines.push(`         ${(0,_start_js__WEBPACK_IMPORTED_MODULE_4__.R)(message, TEXT_LIMIT)}`);
		if (mend !== void 0) lines.push(`         ${paint.cyan("mend")}  ${(0,_start_js__WEBPACK_IMPORTED_MODULE_4__.R)(mend, TEXT_LIMIT)}`);
	}
	if (findings.length > MAX_SHOWN) lines.push(`and ${(0,_check_js__WEBPACK_IMPORTED_MODULE_5__.z)(findings.length - MAX_SHOWN, "more finding")}`);
	return lines;
}
function refusalLines(refusals, paint, shown) {
	const lines = [];
	const framed = new Set();
	for (const [index, { code, message, advice, at }] of refusals.entries()) {
		const next = refusals[index + 1];
		const name = shown ? `${(0,_start_js__WEBPACK_IMPORTED_MODULE_4__.R)(shown.name, TEXT_LIMIT)}:` : "";
		lines.push(`${paint.red("refused")}  ${paint.bold(code)}${at ? `  ${name}${(0,_check_js__WEBPACK_IMPORTED_MODULE_5__.I)(at)}` : ""}`);
		lines.push(`         ${(0,_start_js__WEBPACK_IMPORTED_MODULE_4__.R)(message, TEXT_LIMIT)}`);
		const place = at && (0,_check_js__WEBPACK_IMPORTED_MODULE_5__.I)(at);
		if (shown && at && place !== void 0 && !framed.has(place) && place !== (next?.at && (0,_check_js__WEBPACK_IMPORTED_MODULE_5__.I)(next.at))) {
			framed.add(place);
			lines.push(...(0,_pretty_finding_js__WEBPACK_IMPORTED_MODULE_3__.t)(shown.source, placeOf(at), {
				...shown,
				faint: paint.dim
			}, paint.red));
		}
		if (next?.advice !== advice) lines.push(`         ${advice}`);
	}
	return lines;
}
function placeOf({ line, column }) {
	return {
		start: {
			line,
			column
		},
		end: {
			line,
			column: column + 1
		}
	};
}



/***/ })

};
;