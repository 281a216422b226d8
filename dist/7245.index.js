exports.id = 7245;
exports.ids = [7245];
exports.modules = {

/***/ 7245:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

"use strict";
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   renderPretty: () => (/* binding */ renderPretty)
/* harmony export */ });
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5553);
/* harmony import */ var _placed_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5154);
/* harmony import */ var _by_design_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1095);
/* harmony import */ var _pretty_finding_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4225);
/* harmony import */ var _source_text_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(3554);
/* harmony import */ var _restore_command_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(335);
/* harmony import */ var _selection_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2247);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4105);
/* harmony import */ var _wrap_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7869);
/* harmony import */ var picocolors__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(7336);
/* harmony import */ var picocolors__WEBPACK_IMPORTED_MODULE_9___default = /*#__PURE__*/__webpack_require__.n(picocolors__WEBPACK_IMPORTED_MODULE_9__);










// src/report/pretty.ts
const REPEATS_SHOWN = 3;
const UNCLASSIFIED_SHOWN = 5;
const CAUSES_LISTED = 20;
const MAX_FINDINGS = 200;
function renderPretty(whole, options) {
	const { report, line: byDesign } = (0,_by_design_js__WEBPACK_IMPORTED_MODULE_7__.n)(whole);
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
	const remedies = new Map(files.flatMap(([, list]) => [...(0,_source_text_js__WEBPACK_IMPORTED_MODULE_8__.i)(list, remedyOf)]));
	const lines = [];
	for (const [path, list] of files) {
		const sourceOf = remembering(options.sourceLines);
		lines.push(style.strong((0,_start_js__WEBPACK_IMPORTED_MODULE_5__.R)(path, 500)), "");
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
	}, byDesign, style));
	return `${lines.join("\n")}\n`;
}
function painters(enabled) {
	const colors = picocolors__WEBPACK_IMPORTED_MODULE_9___default().createColors(enabled);
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
			known.set(path, text === void 0 ? void 0 : new _source_text_js__WEBPACK_IMPORTED_MODULE_8__.t(text));
		}
		return known.get(path);
	};
}
function repeatBlock(repeats, style) {
	if (repeats.length === 0) return [];
	const lines = [style.strong("More of the same"), ""];
	for (const { severity, rule, cause, message = cause, leftOut, first } of repeats.slice(0, CAUSES_LISTED)) {
		lines.push(`  ${style[severity](severity.padEnd(7))}  ${(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.R)(leftOut)} more  ${(0,_start_js__WEBPACK_IMPORTED_MODULE_5__.R)(message, 120)}  ${style.faint(rule)}`);
		const places = first.map((f) => `${(0,_start_js__WEBPACK_IMPORTED_MODULE_5__.R)(f.path, 200)}:${(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.I)(f.range.start)}`);
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
function closing(report, findings, selection, { maxFindings, remedyOf, unclassified, emptyClasses, emptyLowTrust }, byDesign, style) {
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
	if (comparison) lines.push(style.faint(`${(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.j)(comparison, (commit) => (0,_start_js__WEBPACK_IMPORTED_MODULE_5__.R)(commit, 80))}.`));
	if (byDesign !== void 0) lines.push(style.faint(byDesign));
	if (unclassified.length > 0) lines.push(style.faint(unclassifiedLine(unclassified)));
	if (emptyClasses.length > 0) lines.push(style.faint(emptyClassesLine(emptyClasses)));
	if (emptyLowTrust.length > 0) lines.push(style.faint(emptyLowTrustLine(emptyLowTrust)));
	const [verdict, of] = (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.B)(report, unclassified.length);
	const paint = report.verdict === "fail" ? style.error : style.good;
	return [...lines, `${style.strong(paint(verdict))}${of}`];
}
const MAX_RULES_NAMED = 10;
function byRule(findings, width) {
	const most = (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.ha)((0,_check_js__WEBPACK_IMPORTED_MODULE_0__.ga)(findings.map(({ rule }) => rule)));
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
		more: meant === void 0 ? "" : ` (was ${(0,_start_js__WEBPACK_IMPORTED_MODULE_5__.R)(meant, 80)} meant?)`
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
	const shown = names.slice(0, UNCLASSIFIED_SHOWN).map(({ name, more }) => (0,_start_js__WEBPACK_IMPORTED_MODULE_5__.R)(name, 80) + more);
	const rest = names.length - shown.length;
	return `${shown.join(", ")}${rest > 0 ? ` and ${(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.R)(rest)} more` : ""}`;
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