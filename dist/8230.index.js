exports.id = 8230;
exports.ids = [8230,6626];
exports.modules = {

/***/ 6626:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

"use strict";
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

/***/ 8230:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

"use strict";
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runExplain: () => (/* binding */ runExplain)
/* harmony export */ });
/* harmony import */ var _rule_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8735);
/* harmony import */ var _nearest_rules_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4977);
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5553);
/* harmony import */ var _color_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6626);




// src/terminal/explain.ts
function runExplain(id) {
	const rule = _check_js__WEBPACK_IMPORTED_MODULE_2__.jr.find((candidate) => candidate.id === id);
	if (!rule) throw (0,_nearest_rules_js__WEBPACK_IMPORTED_MODULE_1__.t)(id, _check_js__WEBPACK_IMPORTED_MODULE_2__.jr);
	process.stdout.write((0,_rule_text_js__WEBPACK_IMPORTED_MODULE_0__.n)(rule, { color: (0,_color_js__WEBPACK_IMPORTED_MODULE_3__.n)() }));
	return 0;
}



/***/ }),

/***/ 4977:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

"use strict";
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ noSuchRule)
/* harmony export */ });
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5553);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4105);


// src/rules/nearest-rules.ts
const MAX_EDITS = 6;
const SHORTEST_WORD = 3;
const MAX_HOLDING = 12;
function noSuchRule(id, rules) {
	const near = nearestRules(id, rules);
	return new _start_js__WEBPACK_IMPORTED_MODULE_1__.st(`There is no rule ${(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Kr)(id)}.`, near.length > 0 ? `Did you mean ${(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Gr)(near, "or")}?` : "memory-steward rules lists them all.");
}
function nearestRules(id, rules) {
	const wanted = id.toLowerCase().slice(0, 100);
	const holding = rules.map((rule) => rule.id).filter((rule) => rule.includes(wanted));
	if (wanted.length >= SHORTEST_WORD && holding.length > 0) return holding.sort().slice(0, MAX_HOLDING);
	const spelt = rules.map((rule) => rule.id).filter((rule) => hasWordsOf(rule, wanted));
	if (spelt.length > 0) return spelt.sort().slice(0, MAX_HOLDING);
	const limit = Math.min(MAX_EDITS, Math.max(1, Math.floor(wanted.length / 4)));
	const distance = (rule) => Math.min((0,_check_js__WEBPACK_IMPORTED_MODULE_0__.ya)(wanted, rule, limit), (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.ya)(wanted, rule.slice(rule.indexOf("/") + 1), limit));
	return rules.map((rule) => ({
		id: rule.id,
		distance: distance(rule.id)
	})).filter((candidate) => candidate.distance <= limit).sort((a, b) => a.distance - b.distance || (a.id < b.id ? -1 : 1)).slice(0, 3).map((candidate) => candidate.id);
}
function hasWordsOf(id, wanted) {
	const words = id.split(/[/-]/);
	return wanted.split(/[/-]/).every((word) => {
		const limit = word.length > 4 ? Math.floor(word.length / 4) : 0;
		return words.some((known) => (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.ya)(word, known, limit) <= limit);
	});
}



/***/ }),

/***/ 3259:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

"use strict";
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

/***/ 8735:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

"use strict";
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ ruleText),
/* harmony export */   t: () => (/* binding */ ruleTable)
/* harmony export */ });
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4105);
/* harmony import */ var _rule_page_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3259);
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5553);
/* harmony import */ var _wrap_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7869);
/* harmony import */ var picocolors__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7336);
/* harmony import */ var picocolors__WEBPACK_IMPORTED_MODULE_4___default = /*#__PURE__*/__webpack_require__.n(picocolors__WEBPACK_IMPORTED_MODULE_4__);





// src/report/rule-example.ts
const LANGUAGES = new Map([
	["yaml", "yaml"],
	["yml", "yaml"],
	["md", "markdown"],
	["json", "json"],
	["jsonl", "json"]
]);
const BYTES_SHOWN = 16;
const LINES_SHOWN = 60;
function exampleBlocks(example, at) {
	return shownBlocks(example, at).map((block) => ({
		...block,
		lines: block.lines.map((line) => (example.hidden ?? []).reduce((text, value) => text.replaceAll(value, HIDDEN), line))
	}));
}
const HIDDEN = "[a secret]";
function shownBlocks(example, at) {
	const place = at === void 0 ? void 0 : parsePlace(at);
	const { before, files } = example;
	const blocks = [];
	for (const [path, text] of Object.entries(before ?? {})) if (files[path] !== text) blocks.push(textBlock(path, text, ", on the target branch"));
	for (const [path, text] of Object.entries(example.between ?? {})) blocks.push(textBlock(path, text, ", in a commit of the change"));
	const suffix = before ? ", in the change" : "";
	for (const [path, text] of Object.entries(files)) {
		const side = before?.[path] === text ? ", on both sides" : suffix;
		blocks.push(textBlock(path, text, side, place?.path === path ? place : void 0));
	}
	for (const path of Object.keys(before ?? {})) if (!Object.hasOwn(files, path)) blocks.push(textBlock(path, null, suffix));
	for (const [path, file] of Object.entries(example.oddFiles ?? {})) blocks.push(oddBlock(path, file, suffix));
	for (const path of example.conflicts ?? []) blocks.push({
		title: (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.L)(path),
		language: "",
		lines: ["changed on the target branch and here, in ways that do not merge"]
	});
	return blocks.length > 0 ? blocks : [{
		title: "none of these files",
		language: "",
		lines: []
	}];
}
function parsePlace(at) {
	const match = /^(.*):(\d+):(\d+)$/s.exec(at);
	if (!match) throw new Error(`not a place: ${at}`);
	return {
		path: match[1] ?? "",
		line: Number(match[2]),
		column: Number(match[3])
	};
}
function textBlock(path, text, suffix, place) {
	const title = (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.L)(path) + suffix;
	if (text === null) return {
		title,
		language: "",
		lines: ["(removed)"]
	};
	const all = text.replace(/\n$/, "").split("\n");
	const from = Math.max(0, Math.min((place?.line ?? 1) - LINES_SHOWN / 2, all.length - LINES_SHOWN));
	const lines = [];
	all.slice(from, from + LINES_SHOWN).forEach((line, index) => {
		const shown = (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.L)(line);
		lines.push(shown);
		if (place?.line !== from + index + 1) return;
		lines.push(`${" ".repeat((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.L)(line.slice(0, place.column - 1)).length)}^`);
	});
	if (from > 0) lines.unshift("\u2026");
	if (from + LINES_SHOWN < all.length) lines.push("\u2026");
	return {
		title,
		language: LANGUAGES.get(path.slice(path.lastIndexOf(".") + 1)) ?? "",
		lines
	};
}
function oddBlock(path, { content, mode }, suffix) {
	const title = (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.L)(path) + suffix;
	if (content instanceof Error) return {
		title,
		language: "",
		lines: [`(cannot be read: ${(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.L)(content.message)})`]
	};
	if (mode === "120000" && typeof content === "string") return {
		title,
		language: "",
		lines: [`(symlink to ${(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.L)(content)})`]
	};
	if (mode === "160000") return {
		title,
		language: "",
		lines: ["(submodule)"]
	};
	if (typeof content === "string") return textBlock(path, content, suffix);
	const bytes = [...content.slice(0, BYTES_SHOWN)].map((byte) => byte.toString(16).toUpperCase().padStart(2, "0"));
	const rest = content.length > BYTES_SHOWN ? " \u2026" : "";
	return {
		title,
		language: "",
		lines: [`(bytes ${bytes.join(" ")}${rest})`]
	};
}
// src/report/rule-text.ts
function ruleText(rule, options) {
	const { bold, dim } = picocolors__WEBPACK_IMPORTED_MODULE_4___default().createColors(options.color);
	const { id, title, severity, rationale, remedy, locked, mends, bad, good } = rule;
	const section = (name, text) => [
		bold(name),
		...(0,_wrap_js__WEBPACK_IMPORTED_MODULE_3__.r)(text, 98).map((line) => `  ${line}`),
		""
	];
	const examples = (name, blocks) => blocks.flatMap((block) => [
		`${bold(name)}  ${block.title}`,
		...block.lines.map((line) => `  ${line}`.trimEnd()),
		""
	]);
	return `${[
		bold(title),
		dim(`${id} \u00b7 ${severity}${locked ? ", locked: no setting lowers it" : ""}`),
		"",
		...section("Why", rationale),
		...section("What to do", remedy),
		...mends === void 0 ? [] : section("Mended by fix", mends),
		...examples("Bad", exampleBlocks(bad, bad.at)),
		...examples("Good", exampleBlocks(good)),
		`${bold("Read on")}  ${(0,_rule_page_js__WEBPACK_IMPORTED_MODULE_1__.n)(id)}`
	].join("\n")}\n`;
}
function ruleTable(rules) {
	const width = Math.max(0, ...rules.map(({ id }) => id.length));
	const lines = [];
	for (const [area, list] of (0,_rule_page_js__WEBPACK_IMPORTED_MODULE_1__.t)(rules)) {
		lines.push(area);
		for (const { id, severity, mends, title } of list) lines.push(`  ${id.padEnd(width)}  ${severity.padEnd(7)}  ${mends === void 0 ? "   " : "fix"}  ${title}`);
		lines.push("");
	}
	const mended = rules.filter(({ mends }) => mends !== void 0).length;
	lines.push(`${(0,_check_js__WEBPACK_IMPORTED_MODULE_2__.z)(rules.length, "rule")}; fix: memory-steward fix mends what is certain (${mended} of them)`);
	return `${lines.join("\n")}\n`;
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