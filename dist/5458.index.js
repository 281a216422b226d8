"use strict";
exports.id = 5458;
exports.ids = [5458];
exports.modules = {

/***/ 5458:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   jH: () => (/* binding */ addHelpCommands),
/* harmony export */   nU: () => (/* binding */ tellDefaultOptions),
/* harmony export */   qy: () => (/* binding */ refuseMisspeltCommands),
/* harmony export */   refuseUnknownCommands: () => (/* binding */ refuseUnknownCommands)
/* harmony export */ });
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4105);
/* harmony import */ var _wrap_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7869);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_2__);



// src/terminal/help.ts
function addHelpCommands(group) {
	const below = [...group.commands];
	group.command("help").argument("[command...]", "names of a command, such as known-bad add").description("show the help of a command").action(async (words) => {
		(await commandOf(group, words)).help();
	});
	for (const command of below) if (command.commands.length > 0) addHelpCommands(command);
}
async function commandOf(group, [word, ...rest]) {
	if (word === void 0) return group;
	const found = group.commands.find((command) => command.name() === word);
	if (found) return commandOf(found, rest);
	return unknownCommand(group, word, "", await nearestCommand(group, word));
}
function refuseMisspeltCommands(group) {
	HAS_DEFAULT.add(group);
	group.hook("preSubcommand", async () => {
		const [word = ""] = group.args;
		const isCommand = group.commands.some((command) => command.name() === word);
		if (word === "" || word.startsWith("-") || isCommand || (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.existsSync)(word)) return;
		const near = await nearestCommand(group, word);
		if (near !== void 0) unknownCommand(group, word, NO_FOLDER, near);
	});
}
async function refuseUnknownCommands(group, [word = "", ...rest]) {
	if (word === "" || word.startsWith("-") || group.commands.length === 0) return;
	const found = group.commands.find((command) => command.name() === word);
	if (found) {
		await refuseUnknownCommands(found, rest);
		return;
	}
	const near = await nearestCommand(group, word);
	if (!HAS_DEFAULT.has(group)) unknownCommand(group, word, "", near);
	if (near !== void 0 && !(0,node_fs__WEBPACK_IMPORTED_MODULE_2__.existsSync)(word)) unknownCommand(group, word, NO_FOLDER, near);
}
const HAS_DEFAULT = new WeakSet();
const NO_FOLDER = ", and there is no folder of that name";
function tellDefaultOptions(group, name) {
	group.addHelpText("after", () => {
		const options = group.commands.find((command) => command.name() === name)?.options ?? [];
		const words = `memory-steward ${group.name()}`;
		const text = `Without the name of a command, ${name} is meant: ${words} [dir] takes its options ${options.map(({ flags }) => flags).join(", ")}.`;
		return `\n${[...(0,_wrap_js__WEBPACK_IMPORTED_MODULE_1__.r)(text, COLUMNS), `${words} ${name} --help tells what they mean.`].join("\n")}`;
	});
}
const COLUMNS = 80;
function unknownCommand(group, word, more, near) {
	const meant = near === void 0 ? "" : `\n(Did you mean ${near}?)`;
	return group.error(`error: unknown command '${(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.R)(word, 100)}'${more}${meant}`, { code: "commander.unknownCommand" });
}
async function nearestCommand(group, word) {
	const names = group.commands.map((command) => command.name());
	const { editDistance } = await __webpack_require__.e(/* import() */ 5553).then(__webpack_require__.bind(__webpack_require__, 5553)).then((n) => n.ba);
	const limit = Math.min(3, Math.floor(word.length / 2));
	const [best] = names.map((name) => ({
		name,
		distance: editDistance(word, name, limit)
	})).filter(({ distance }) => distance <= limit).sort((a, b) => a.distance - b.distance);
	return best?.name;
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