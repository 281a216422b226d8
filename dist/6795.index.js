"use strict";
exports.id = 6795;
exports.ids = [6795,9695];
exports.modules = {

/***/ 4889:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ revertBranch),
/* harmony export */   i: () => (/* binding */ proposalKind),
/* harmony export */   n: () => (/* binding */ branchPrefix),
/* harmony export */   r: () => (/* binding */ knownBadBranch),
/* harmony export */   t: () => (/* binding */ INDEX_BRANCH)
/* harmony export */ });
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5553);

// src/memory/branches.ts
const INDEX_BRANCH = "memory/indexes";
function branchPrefix(kind) {
	return `memory/${kind}/`;
}
function proposalKind(branch) {
	return ["update", "import"].find((kind) => branch.startsWith(branchPrefix(kind)));
}
function revertBranch(commit, part) {
	return `memory/revert/${(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Fr)(commit)}${part === void 0 ? "" : `-${part}`}`;
}
function knownBadBranch(state) {
	return `memory/known-bad/${state}`;
}



/***/ }),

/***/ 9695:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ IssuesDisabled),
/* harmony export */   i: () => (/* binding */ HeadMoved),
/* harmony export */   n: () => (/* binding */ BranchProtected),
/* harmony export */   o: () => (/* binding */ MissingPermission),
/* harmony export */   r: () => (/* binding */ ForgeRefusal),
/* harmony export */   t: () => (/* binding */ BranchMoved)
/* harmony export */ });
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4105);

// src/memory/forge-refusal.ts
var HeadMoved = class extends Error {
	name = "HeadMoved";
};
var ForgeRefusal = class extends _start_js__WEBPACK_IMPORTED_MODULE_0__.q {};
var IssuesDisabled = class extends ForgeRefusal {};
var MissingPermission = class extends ForgeRefusal {
	permission;
	constructor(message, permission, advice) {
		super(message, advice);
		this.permission = permission;
	}
};
var BranchMoved = class extends Error {
	name = "BranchMoved";
};
var BranchProtected = class extends _start_js__WEBPACK_IMPORTED_MODULE_0__.q {};



/***/ }),

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
	let result = (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.k)(text).trim();
	for (const [pattern, replacement] of LIVE) result = result.replace(pattern, replacement);
	return result.replace(COMMIT_ID, (id) => id.replace(COMMIT_ID_PIECE, `$&\u200b`)).replace(SYNTAX, entity).replace(BLOCK_START, (start) => entity(start.slice(0, 1)) + start.slice(1));
}
function entity(character) {
	return `&#${character.charCodeAt(0)};`;
}
const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFE\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;
const [ISOLATE, END_OF_ISOLATE] = ["\u2068", "\u2069"];
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

/***/ 7782:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ summaryRoom),
/* harmony export */   t: () => (/* binding */ addToSummary)
/* harmony export */ });
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4105);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_1__);


// src/terminal/step-summary.ts
const MAX_BYTES = 1048576;
const LEFT_OUT = "\n\nMore belongs here, but a summary of more than 1 MiB is not shown at all: the log of this step has the rest.\n";
function summaryRoom({ GITHUB_STEP_SUMMARY: path = "" } = process.env) {
	const size = path === "" ? void 0 : (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.statSync)(path, { throwIfNoEntry: false })?.size;
	return size === void 0 ? 0 : Math.max(0, MAX_BYTES - size - Buffer.byteLength(LEFT_OUT));
}
function addToSummary(markdown, environment = process.env) {
	const path = environment["GITHUB_STEP_SUMMARY"] ?? "";
	if (path === "") return "the runner names no file for it (GITHUB_STEP_SUMMARY)";
	try {
		const size = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.statSync)(path).size;
		const text = _start_js__WEBPACK_IMPORTED_MODULE_0__.T.text(markdown);
		if (Buffer.byteLength(text) <= summaryRoom(environment)) (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.appendFileSync)(path, text);
		else if (size + Buffer.byteLength(LEFT_OUT) <= MAX_BYTES) (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.appendFileSync)(path, LEFT_OUT);
		return;
	} catch (error) {
		return error instanceof Error ? error.message : String(error);
	}
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
const ZERO_WIDTH = /^[\p{Mn}\p{Me}\uFE0F\u1160-\u11FF\uD7B0-\uD7FB]$/u;
const WIDE = /^(?:[\u1100-\u115F\u2E80-\u303E\u3041-\uA4CF\uA960-\uA97C\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF01-\uFF60\uFFE0-\uFFE6\u{20000}-\u{3FFFD}]|(?![\u{1F1E6}-\u{1F1FF}])\p{Emoji_Presentation})$/u;
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
	const text = (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.k)(before + character).slice((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.k)(before).length);
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
function lineWidth(terminalColumns = WIDTH) {
	return Math.max(NARROWEST, terminalColumns);
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