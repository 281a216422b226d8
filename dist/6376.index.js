"use strict";
exports.id = 6376;
exports.ids = [6376];
exports.modules = {

/***/ 6376:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   addNotes: () => (/* binding */ addNotes)
/* harmony export */ });
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4105);
/* harmony import */ var _wrap_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7869);


// src/terminal/command-notes.ts
const SNAPSHOT = "memory/snapshots/2026-05-08T120000Z";
const NOTES = new Map([
	["check", {
		zero: "no finding of error level; with --shard and --update-baseline, whatever is found",
		one: "findings of error level",
		examples: [
			"check",
			"check --base main",
			"check --format sarif --output memory.sarif",
			"check --shard 1/2 --output ../part-1.jsonl"
		],
		page: "docs/quickstart.md"
	}],
	["merge-reports", {
		zero: "no finding of error level",
		one: "findings of error level",
		examples: ["merge-reports ../part-1.jsonl ../part-2.jsonl"],
		page: "docs/scale.md"
	}],
	["scan", {
		zero: "no secret of error level, and everything was searched",
		one: "a secret, or something that could not be searched",
		examples: [
			"scan",
			"scan notes/ memory-update.json",
			"scan --range origin/main..HEAD"
		],
		page: "docs/scan.md"
	}],
	["baseline import", {
		zero: "the baseline was written; entries that accept nothing are listed",
		examples: ["baseline import .gitleaksignore --actor user:ada \\\n      --expires 2027-01-31 --reason \"Keys of the test server alone\""],
		page: "docs/scan.md"
	}],
	["accept", {
		zero: "the waiver was written",
		two: "nothing of the kind is found, or it may not be waived: nothing is written",
		examples: ["accept graph/dangling-edge service:registry-mirror \\\n      --actor team:platform --reason \"Its record follows with the move\""],
		page: "docs/configuration.md#waivers"
	}],
	["fix", {
		zero: "nothing certain is left to write, whatever else is found",
		one: "something certain was not written",
		examples: ["fix --dry-run", "fix --base origin/main --yes"],
		page: "docs/quickstart.md"
	}],
	["rules", {
		zero: "always",
		examples: ["rules"],
		page: "docs/rules/README.md"
	}],
	["explain", {
		zero: "the rule is explained",
		examples: ["explain graph/dangling-edge"],
		page: "docs/rules/README.md"
	}],
	["import-run", {
		zero: "every run can be imported, was written or is there already",
		one: "a run cannot be imported, and nothing of it is written; others are",
		examples: [
			"import-run .a5c/runs/01M2F0V3K8XJ7QH4T6N9R5C1ZB",
			"import-run .a5c/runs/01M2F0V3K8XJ7QH4T6N9R5C1ZB --write",
			"import-run .a5c/runs/* ../memory --write"
		],
		page: "docs/import-run.md"
	}],
	["promote", {
		zero: "the record was written",
		one: "nothing was written: the record would bring errors, or repeat a secret",
		examples: ["promote notes/mirror.md --kind Runbook --owner team:build"],
		page: "docs/promote.md"
	}],
	["update validate", {
		zero: "the memory would take it",
		one: "it is refused",
		examples: ["update validate memory-update.json", "update validate memory-update.json --dir ../memory --on main"],
		page: "docs/updates.md"
	}],
	["update new", {
		zero: "the artifact was written, or there is nothing to propose",
		one: "nothing was written: what was read cannot be used, or the extractor failed",
		examples: ["update new --memory acme/memory --run run-42 \\\n      --source acme/shop --kind Decision", "update new --memory acme/memory --run run-42 \\\n      --source acme/shop --memories memories.json --owner team:build"],
		page: "docs/updates.md"
	}],
	["review", {
		zero: "always: every decision is an answer",
		examples: ["review runbooks/cache.md", "review /tmp/cache.md . --as runbooks/cache.md"],
		page: "docs/reviewer.md"
	}],
	["propose", {
		zero: "it is proposed, or there is nothing to propose",
		one: "it is refused",
		two: "GitHub did not let a part of it be done",
		examples: ["propose memory-update.json --repository acme/memory --dry-run", "propose memory-update.json --repository acme/memory"],
		page: "docs/propose.md"
	}],
	["proposals", {
		zero: "every open proposal was judged and treated",
		one: "GitHub did not let something be done",
		examples: ["proposals --repository acme/memory"],
		page: "docs/proposals.md"
	}],
	["resolve", {
		zero: "the request means a commit",
		two: "the request means none",
		examples: [
			"resolve",
			"resolve --at 2026-05-08T12:00:00Z",
			`resolve --snapshot ${SNAPSHOT}`
		],
		page: "docs/snapshots.md#resolving"
	}],
	["snapshot make", {
		zero: "what was approved is tagged, or would be",
		one: "something is not approved, fails its check or was tampered with",
		examples: ["snapshot --repository acme/memory --dry-run", "snapshot --repository acme/memory"],
		page: "docs/snapshots.md"
	}],
	["snapshot list", {
		zero: "every tag is as it should be",
		one: "a tag is not",
		examples: ["snapshot list"],
		page: "docs/snapshots.md"
	}],
	["snapshot show", {
		zero: "the tag is shown",
		examples: [`snapshot show ${SNAPSHOT}`],
		page: "docs/snapshots.md"
	}],
	["diff", {
		zero: "always, whatever differs",
		examples: ["diff main HEAD", "diff v1..v2 --format markdown --output diff.md"],
		page: "docs/diff.md"
	}],
	["revert", {
		zero: "everything is taken back, or would be",
		one: "conflicts are left, or the revert would bring errors",
		examples: ["revert 1a2b3c4d", "revert 1a2b3c4d --write"],
		page: "docs/recovery.md"
	}],
	["known-bad add", {
		zero: "the entry is shown, written or proposed",
		one: "the files bring errors",
		examples: [`known-bad add --snapshot ${SNAPSHOT} \\\n      --reason "The runbook of the mirror names the wrong host"`, "known-bad add --from 1a2b3c4d --to 5e6f7a8b --write \\\n      --reason \"The limits of the mirror were taken from another one\""],
		page: "docs/recovery.md"
	}],
	["mirror verify", {
		zero: "both hold the same memory",
		one: "they differ",
		examples: ["mirror verify memory ../mirror"],
		page: "docs/recovery.md"
	}],
	["health", {
		zero: "no alert is critical",
		one: "an alert is critical",
		examples: ["health", "health --forge --repository acme/memory --dashboard health.html"],
		page: "docs/health.md"
	}],
	["init", {
		zero: "the files are there: made now, or before",
		examples: ["init", "init my-memory"],
		page: "docs/quickstart.md"
	}],
	["doctor", {
		zero: "nothing was found that surely keeps memory-steward from working; there may be warnings (!) and notes",
		one: "something surely does (\u2717): a job fails, or is waited for in vain",
		two: "GitHub was asked and does not tell its settings",
		examples: ["doctor", "doctor --repository acme/memory"],
		page: "docs/pull-requests.md"
	}],
	["reindex", {
		zero: "the index was written, or is current",
		one: "with --check: the index is stale or absent",
		examples: ["reindex --write", "reindex --check"],
		page: "docs/indexes.md"
	}]
]);
const FIRST_STEPS = `First steps:
  memory-steward init                a new memory, in this folder
  memory-steward check               all of the memory in this folder
  memory-steward check --base main   what this branch changes, before a push
  memory-steward explain <rule>      why a finding matters, and what to do`;
const MORE = `memory-steward <command> --help tells more of each, with examples.
All pages: ${(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.rt)("README.md")}`;
const MOST_COLUMNS = 80;
const MISTAKE = "a mistake in the call or the configuration";
const FAULT = "a fault of memory-steward itself";
function addNotes(program) {
	const text = exitCodes({
		zero: "clean",
		one: "findings of error level"
	});
	program.addHelpText("after", `\n${FIRST_STEPS}\n\n${text}\n\n${MORE}`);
	for (const command of program.commands) addNotesOf(command, command.name());
}
function addNotesOf(command, words) {
	for (const below of command.commands) addNotesOf(below, `${words} ${below.name()}`);
	const notes = NOTES.get(words);
	if (!notes) return;
	const examples = notes.examples.map((example) => `  memory-steward ${example}`).join("\n");
	command.addHelpText("after", `\n${exitCodes(notes)}\n\nExample${notes.examples.length === 1 ? "" : "s"}:\n${examples}\n\nMore: ${(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.rt)(notes.page)}`);
}
function exitCodes({ zero, one, two }) {
	const columns = Math.min(MOST_COLUMNS, (0,_wrap_js__WEBPACK_IMPORTED_MODULE_1__.t)(process.stdout.columns));
	return ["Exit codes:", ...[
		zero,
		one,
		two === void 0 ? MISTAKE : `${MISTAKE}, or ${two}`,
		FAULT
	].flatMap((meaning, code) => meaning === void 0 ? [] : (0,_wrap_js__WEBPACK_IMPORTED_MODULE_1__.r)(meaning, columns - 5).map((line, at) => `  ${at === 0 ? String(code) : " "}  ${line}`))].join("\n");
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