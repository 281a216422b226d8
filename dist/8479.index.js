exports.id = 8479;
exports.ids = [8479,6626];
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

/***/ 9590:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

"use strict";
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runDiff: () => (/* binding */ runDiff)
/* harmony export */ });
/* harmony import */ var _diff_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6014);
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5553);
/* harmony import */ var _blocks_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1343);
/* harmony import */ var _print_markdown_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(366);
/* harmony import */ var _room_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9574);
/* harmony import */ var _print_terminal_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4683);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4105);
/* harmony import */ var _wrap_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7869);
/* harmony import */ var _color_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(6626);
/* harmony import */ var _learn_files_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(5105);
/* harmony import */ var _parent_of_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(7987);
/* harmony import */ var _shell_word_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(1744);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_12___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_12__);













// src/report/diff/diff-json.ts
const STATES = [
	"added",
	"changed",
	"renamed",
	"moved",
	"removed",
	"unreadable"
];
function renderDiffJson(diff) {
	const { before, after, records, edges, ontology, otherFiles } = diff;
	const edgeCount = (state) => edges.filter((edge) => edge.state === state).length;
	return (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.D)({
		schema: "memory-steward.diff/v1",
		before: {
			label: before.label,
			commit: before.commit
		},
		after: {
			label: after.label,
			commit: after.commit
		},
		counts: {
			records: Object.fromEntries(STATES.map((state) => [state, records.filter((r) => r.state === state).length])),
			edges: {
				added: edgeCount("added"),
				removed: edgeCount("removed"),
				broken: edgeCount("broken")
			},
			otherFiles: otherFiles.length
		},
		records: records.map(recordOf),
		statusMoves: (0,_blocks_js__WEBPACK_IMPORTED_MODULE_2__.a)(diff).map((move) => ({
			before: move.before,
			after: move.after,
			ids: move.ids
		})),
		edges: edges.map(({ state, from, kind, to }) => ({
			state,
			from,
			kind,
			to
		})),
		ontology: ontology && {
			before: ontology.before,
			after: ontology.after,
			edited: ontology.edited,
			members: ontology.members,
			added: ontology.added,
			removed: ontology.removed
		},
		otherFiles: otherFiles.map(({ path, kind }) => ({
			path,
			kind
		}))
	});
}
function recordOf(record) {
	return {
		id: record.id,
		state: record.state,
		kind: record.kind,
		title: record.title,
		path: record.path,
		formerPath: record.formerPath,
		formerId: record.formerId,
		status: record.status && {
			before: record.status.before,
			after: record.status.after
		},
		restricted: record.restricted,
		fields: record.fields.map(fieldOf),
		moreFields: record.moreFields
	};
}
function fieldOf(change) {
	const { field, role, kind } = change;
	switch (change.kind) {
		case "value": return {
			field,
			role,
			kind,
			before: change.before,
			after: change.after
		};
		case "list": return {
			field,
			role,
			kind,
			added: change.added,
			removed: change.removed,
			more: change.more
		};
		case "text": return {
			field,
			role,
			kind,
			added: change.added,
			removed: change.removed
		};
		case "withheld": return {
			field,
			role,
			kind
		};
	}
}
// src/report/diff/render-diff.ts
const PAGE_BYTES = 524288;
const MAX_ROWS = 50;
function renderDiffMarkdown(diff, { rows = MAX_ROWS } = {}) {
	return `${(0,_print_markdown_js__WEBPACK_IMPORTED_MODULE_3__.n)((0,_blocks_js__WEBPACK_IMPORTED_MODULE_2__.n)(diff, {
		rows,
		room: new _room_js__WEBPACK_IMPORTED_MODULE_4__.t(PAGE_BYTES)
	}))}\n`;
}
function renderDiffPretty(diff, { rows = MAX_ROWS, color = false, width }) {
	return (0,_print_terminal_js__WEBPACK_IMPORTED_MODULE_5__.t)((0,_blocks_js__WEBPACK_IMPORTED_MODULE_2__.n)(diff, {
		rows,
		room: new _room_js__WEBPACK_IMPORTED_MODULE_4__.t(PAGE_BYTES)
	}), color, width);
}
// src/terminal/diff.ts
async function runDiff(dir, first, second, options) {
	const repository = await (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.H)(dir);
	const progress = (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.m)(process.stderr);
	try {
		const [before, after] = await endsOf(repository, dir, first, second);
		const trees = {
			before: await repository.commitTree(before),
			after: await repository.commitTree(after)
		};
		const result = await (0,_diff_js__WEBPACK_IMPORTED_MODULE_0__.t)({
			...trees,
			gate: (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.g)(dir, options, repository),
			useIndex: options.index !== false,
			onProgress: progress.update
		});
		progress.clear();
		for (const tree of [trees.before, trees.after]) await (0,_learn_files_js__WEBPACK_IMPORTED_MODULE_9__.n)(tree, result.differing);
		const text = render(result.diff, options);
		if (options.output === void 0) process.stdout.write(text);
		else (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.c)((0,node_path__WEBPACK_IMPORTED_MODULE_12__.resolve)(options.output), text);
		return 0;
	} catch (error) {
		throw await (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.o)(error, dir);
	} finally {
		progress.clear();
		await repository.close();
	}
}
async function endsOf(repository, dir, first, second) {
	if (second !== void 0) return [first, second];
	const range = (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.q)(first);
	if (range && !range.isSinceParting) return [range.from, range.to];
	if (range) throw new _start_js__WEBPACK_IMPORTED_MODULE_6__.st(`diff compares two revisions, and ${first} is Git's form for what a branch changed since it left another.`, `Name both in its place: ${(0,_shell_word_js__WEBPACK_IMPORTED_MODULE_11__.t)(range, dir).join(" ")}`);
	const commit = await repository.resolve(first);
	const isLast = commit === await repository.resolve("HEAD");
	if (isLast) await (0,_parent_of_js__WEBPACK_IMPORTED_MODULE_10__.t)(repository, commit, "Commit a change, and compare that with it");
	const name = (0,_shell_word_js__WEBPACK_IMPORTED_MODULE_11__.r)(first);
	throw new _start_js__WEBPACK_IMPORTED_MODULE_6__.st(`diff compares two revisions, and ${first} is one.`, `Name both in its place: ${isLast ? `${name}~1 ${name}` : `${name} HEAD`}`);
}
function render(difference, { format, output, rows }) {
	const page = rows === void 0 ? {} : { rows };
	switch (format) {
		case "json": return renderDiffJson(difference);
		case "markdown": return renderDiffMarkdown(difference, page);
		case "pretty": return renderDiffPretty(difference, {
			...page,
			...output === void 0 && {
				color: (0,_color_js__WEBPACK_IMPORTED_MODULE_8__.n)(),
				width: (0,_wrap_js__WEBPACK_IMPORTED_MODULE_7__.n)(process.stdout.columns)
			}
		});
	}
}



/***/ }),

/***/ 5105:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

"use strict";
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ learnFiles),
/* harmony export */   t: () => (/* binding */ learnChanges)
/* harmony export */ });
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5553);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4105);


// src/terminal/learn-files.ts
async function learnFiles(tree, paths) {
	await learn(tree, await (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Qi)(new Set(paths), tree));
}
async function learnChanges(before, after) {
	const [old, young] = [await before.entries(), await after.entries()];
	await learn(before, filesWithout(old, young));
	await learn(after, filesWithout(young, old));
}
function filesWithout(entries, others) {
	const known = new Set(others.map(({ oid }) => oid));
	return entries.filter(({ mode, oid }) => (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.aa)(mode) && !known.has(oid));
}
async function learn(tree, files) {
	await tree.read(files, (_entry, bytes) => {
		if (!(bytes instanceof Error)) (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.E)(bytes);
	});
}



/***/ }),

/***/ 214:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

"use strict";
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

/***/ 7987:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

"use strict";
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ parentOf)
/* harmony export */ });
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5553);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4105);


// src/terminal/parent-of.ts
async function parentOf(repository, commit, advice) {
	try {
		return await repository.resolve(`${commit}^1`);
	} catch (error) {
		if (!(error instanceof _start_js__WEBPACK_IMPORTED_MODULE_1__.st) || repository.isShallow()) throw error;
		throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.st(`${(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.xi)(commit)} is the first commit of this history: there is nothing before it.`, advice);
	}
}



/***/ }),

/***/ 4683:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

"use strict";
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

/***/ 1744:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

"use strict";
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ gitIn),
/* harmony export */   r: () => (/* binding */ shellWord),
/* harmony export */   t: () => (/* binding */ endsOfRange)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);

// src/terminal/shell-word.ts
function shellWord(text) {
	return /^[\w@%+=:,./-][\w@%+=:,./~-]*$/.test(text) ? text : `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
function gitIn(dir) {
	const here = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(process.cwd(), dir);
	return here === "" ? "git" : `git -C ${shellWord(here)}`;
}
function endsOfRange({ from, to, isSinceParting }, dir) {
	const [first, last] = [shellWord(from), shellWord(to)];
	return [isSinceParting ? `"$(${gitIn(dir)} merge-base ${first} ${last})"` : first, last];
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