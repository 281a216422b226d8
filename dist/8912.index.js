"use strict";
exports.id = 8912;
exports.ids = [8912,5862,9695];
exports.modules = {

/***/ 4889:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ proposalKind),
/* harmony export */   i: () => (/* binding */ knownBadBranch),
/* harmony export */   n: () => (/* binding */ branchPrefix),
/* harmony export */   o: () => (/* binding */ revertBranch),
/* harmony export */   r: () => (/* binding */ isOfProposal),
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
function isOfProposal({ head, base }) {
	return head.repositoryId === base.repositoryId && proposalKind(head.branch) !== void 0;
}
function revertBranch(commit, part) {
	return `memory/revert/${(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.xi)(commit)}${part === void 0 ? "" : `-${part}`}`;
}
function knownBadBranch(state) {
	return `memory/known-bad/${state}`;
}



/***/ }),

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

/***/ 2267:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ connect)
/* harmony export */ });
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5553);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4105);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7045);



// src/terminal/connect.ts
async function connect(name, need) {
	const repository = name ?? process.env["GITHUB_REPOSITORY"] ?? "";
	const token = process.env["GITHUB_TOKEN"] ?? process.env["GH_TOKEN"] ?? "";
	const place = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.lt)(repository);
	if (!place || token === "") throw lacking(place ? void 0 : repository, token === "", need);
	const { connectGitHub } = await Promise.all(/* import() */[__webpack_require__.e(3485), __webpack_require__.e(56), __webpack_require__.e(9118), __webpack_require__.e(9695)]).then(__webpack_require__.bind(__webpack_require__, 9118));
	return connectGitHub({
		token,
		apiUrl: (process.env["GITHUB_API_URL"] ?? "https://api.github.com").replace(/\/+$/, ""),
		owner: place.owner,
		repository: place.name,
		version: _version_js__WEBPACK_IMPORTED_MODULE_2__.n,
		redactor: _start_js__WEBPACK_IMPORTED_MODULE_1__.k,
		log: (line) => process.stderr.write(`${(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.L)(line)}\n`)
	});
}
function lacking(repository, withoutToken, need) {
	const messages = [...repository === void 0 ? [] : [repository === "" ? "no repository on GitHub is named" : `"${repository}" is not a repository`], ...withoutToken ? [`there is no token for GitHub${need ? `: ${need.why}` : ""}`] : []].join(", and ");
	const advice = [...repository === void 0 ? [] : ["name it as owner/name with --repository, or in GITHUB_REPOSITORY"], ...withoutToken ? ["set GITHUB_TOKEN"] : []].join("; ");
	return new _start_js__WEBPACK_IMPORTED_MODULE_1__.st(`${(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Ir)(messages)}.`, `${(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Ir)(advice)}${need ? `. ${need.without}` : ""}`);
}



/***/ }),

/***/ 4120:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ factTable),
/* harmony export */   c: () => (/* binding */ ownWords),
/* harmony export */   d: () => (/* binding */ strong),
/* harmony export */   f: () => (/* binding */ table),
/* harmony export */   i: () => (/* binding */ dotted),
/* harmony export */   l: () => (/* binding */ paragraph),
/* harmony export */   n: () => (/* binding */ code),
/* harmony export */   o: () => (/* binding */ heading),
/* harmony export */   p: () => (/* binding */ text),
/* harmony export */   r: () => (/* binding */ commas),
/* harmony export */   s: () => (/* binding */ linked),
/* harmony export */   t: () => (/* binding */ BREAK),
/* harmony export */   u: () => (/* binding */ prose)
/* harmony export */ });
// src/report/comment/document.ts
const BREAK = { kind: "break" };
function text(value) {
	return {
		kind: "text",
		text: value
	};
}
function prose(value) {
	return {
		kind: "prose",
		text: value
	};
}
function code(value) {
	return {
		kind: "code",
		text: value
	};
}
function strong(...content) {
	return {
		kind: "strong",
		content
	};
}
function ownWords(value) {
	return value.split("`").flatMap((part, at) => part === "" ? [] : [at % 2 === 0 ? text(part) : code(part)]);
}
function linked(url, content) {
	return url === void 0 ? content : {
		kind: "link",
		url,
		content: [content]
	};
}
function paragraph(...line) {
	return {
		kind: "paragraph",
		line
	};
}
function heading(level, ...line) {
	return {
		kind: "heading",
		level,
		line
	};
}
function table(head, rows) {
	return {
		kind: "table",
		head: head.map((cell) => [text(cell)]),
		rows
	};
}
function factTable(value, facts) {
	return table(["What", value], facts.map(([name, line]) => [[text(name)], line]));
}
function dotted(parts) {
	return separated(parts, " \u00b7 ");
}
function commas(parts) {
	return separated(parts, ", ");
}
function separated(parts, separator) {
	return parts.flatMap((part, at) => at === 0 ? [part] : [text(separator), part]);
}



/***/ }),

/***/ 4546:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ withForgeClone)
/* harmony export */ });
/* harmony import */ var _pull_clone_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5862);
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5553);
/* harmony import */ var _connect_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2267);



// src/terminal/forge-clone.ts
async function withForgeClone(dir, name, work, need) {
	const forge = await (0,_connect_js__WEBPACK_IMPORTED_MODULE_2__.t)(name, need);
	const repository = await forge.repository();
	const local = await (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.H)(dir);
	const server = (process.env["GITHUB_SERVER_URL"] ?? "https://github.com").replace(/\/+$/, "");
	const root = local.root;
	let clone;
	try {
		clone = await (0,_pull_clone_js__WEBPACK_IMPORTED_MODULE_0__.t)({
			url: `${server}/${repository.owner}/${repository.name}.git`,
			token: process.env["GITHUB_TOKEN"] ?? process.env["GH_TOKEN"] ?? "",
			directory: root,
			...local.isGit && { checkout: local.top }
		});
	} finally {
		await local.close();
	}
	try {
		return await work({
			forge,
			repository,
			clone,
			local,
			root,
			server
		});
	} finally {
		await clone.close();
	}
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
var ForgeRefusal = class extends _start_js__WEBPACK_IMPORTED_MODULE_0__.st {};
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
var BranchProtected = class extends _start_js__WEBPACK_IMPORTED_MODULE_0__.st {};



/***/ }),

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

/***/ 366:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ printMarkdown),
/* harmony export */   r: () => (/* binding */ NODE_WORDS),
/* harmony export */   t: () => (/* binding */ printBlock)
/* harmony export */ });
/* harmony import */ var _markdown_escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(214);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4105);


// src/report/comment/mermaid.ts
const NODE_WORDS = {
	added: "new",
	changed: "changed",
	deleted: "deleted",
	unreadable: "unreadable",
	missing: "does not exist",
	outside: "outside the memory",
	unchanged: ""
};
const ARROWS = {
	added: "-->",
	removed: "-.->",
	broken: "--x"
};
const STROKES = {
	added: "#1a7f37",
	removed: "#9a6700",
	broken: "#cf222e"
};
const CLASSES = [
	"classDef added fill:#dafbe1,stroke:#1a7f37,color:#1f2328",
	"classDef changed fill:#ddf4ff,stroke:#0969da,color:#1f2328",
	"classDef deleted fill:#ffebe9,stroke:#cf222e,color:#1f2328,stroke-dasharray:4 3",
	"classDef unreadable fill:#fff8c5,stroke:#9a6700,color:#1f2328",
	"classDef missing fill:#ffebe9,stroke:#cf222e,color:#1f2328,stroke-dasharray:4 3",
	"classDef outside fill:#f6f8fa,stroke:#818b98,color:#1f2328,stroke-dasharray:4 3",
	"classDef unchanged fill:#f6f8fa,stroke:#818b98,color:#1f2328"
];
const LABEL_LIMIT = 48;
function mermaidLines({ nodes, edges }) {
	const used = new Set(nodes.map(({ state }) => state));
	return [
		"flowchart LR",
		...nodes.map((node, at) => `  n${at}["${nodeLabel(node)}"]:::${node.state}`),
		...edges.map(({ from, to, kind, state }) => `  n${from} ${ARROWS[state]}|"${label(kind)}<br/>${state}"| n${to}`),
		...CLASSES.filter((line) => used.has(line.split(" ")[1] ?? "")).map((line) => `  ${line}`),
		...edges.map(({ state }, at) => `  linkStyle ${at} stroke:${STROKES[state]}`)
	];
}
function nodeLabel({ id, title, state }) {
	return [
		label(id),
		...title === void 0 ? [] : [label(title)],
		NODE_WORDS[state]
	].filter((part) => part !== "").join("<br/>");
}
function label(text) {
	return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.it)(text || "\u00b7", LABEL_LIMIT).replace(new RegExp("[^\\p{L}\\p{N} :._/\u2026-]|\\p{Default_Ignorable_Code_Point}", "gu"), "\u00b7").replaceAll(" ", "\xA0");
}
// src/report/comment/print-markdown.ts
const HTML_COMMENT = /<!--/g;
function printMarkdown(document) {
	return document.map(printBlock).join("\n\n");
}
function printBlock(block) {
	return blockText(block).replace(HTML_COMMENT, "<\u200b!--");
}
function blockText(block) {
	switch (block.kind) {
		case "heading": return `${"#".repeat(block.level)} ${printLine(block.line, "line")}`;
		case "paragraph": return printLine(block.line, "line");
		case "list": return block.items.map((item) => `- ${printLine(item, "line")}`).join("\n");
		case "table": return [
			block.head,
			block.head.map(() => RULE),
			...block.rows
		].map(tableRow).join("\n");
		case "code": return (0,_markdown_escape_js__WEBPACK_IMPORTED_MODULE_0__.t)(block.language, block.lines);
		case "details": return `<details><summary>${printLine(block.summary, "html")}</summary>\n\n${block.blocks.map(blockText).join("\n\n")}\n\n</details>`;
		case "drawing": return (0,_markdown_escape_js__WEBPACK_IMPORTED_MODULE_0__.t)("mermaid", mermaidLines(block.drawing));
		case "small": return `<sub>${printLine(block.line, "line")}</sub>`;
	}
}
const RULE = [{
	kind: "text",
	text: "---"
}];
function tableRow(cells) {
	return `| ${cells.map((cell) => cell === RULE ? "---" : printLine(cell, "cell")).join(" | ")} |`;
}
function printLine(line, place) {
	const parts = [];
	let before;
	for (const inline of joined(line)) {
		if (before === "code" && inline.kind === "code") parts.push(" ");
		if (before === "prose" && inline.kind === "text" && /^[^\s,]/.test(inline.text)) parts.push("\u200b");
		parts.push(printInline(inline, place));
		before = inline.kind;
	}
	return parts.join("").trim();
}
function joined(line) {
	const result = [];
	for (const inline of line) {
		const last = result.at(-1);
		if (inline.kind === "text" && last?.kind === "text") result[result.length - 1] = {
			kind: "text",
			text: last.text + inline.text
		};
		else result.push(inline);
	}
	return result;
}
function printInline(inline, place) {
	switch (inline.kind) {
		case "text": return (0,_markdown_escape_js__WEBPACK_IMPORTED_MODULE_0__.a)(inline.text);
		case "prose": return place === "html" ? (0,_markdown_escape_js__WEBPACK_IMPORTED_MODULE_0__.a)(inline.text) : place === "cell" ? (0,_markdown_escape_js__WEBPACK_IMPORTED_MODULE_0__.o)(inline.text) : (0,_markdown_escape_js__WEBPACK_IMPORTED_MODULE_0__.s)(inline.text);
		case "code":
			if (place === "html") return `<code>${(0,_markdown_escape_js__WEBPACK_IMPORTED_MODULE_0__.i)(inline.text) || "\"\""}</code>`;
			return place === "cell" ? (0,_markdown_escape_js__WEBPACK_IMPORTED_MODULE_0__.n)(inline.text) : (0,_markdown_escape_js__WEBPACK_IMPORTED_MODULE_0__.r)(inline.text);
		case "strong": {
			const content = printLine(inline.content, place);
			if (content === "") return "";
			return place === "html" ? `<b>${content}</b>` : `**${content}**`;
		}
		case "link": {
			const content = printLine(inline.content, place);
			if (!(0,_markdown_escape_js__WEBPACK_IMPORTED_MODULE_0__.u)(inline.url)) return content;
			return place === "html" ? `<a href="${inline.url.replaceAll("&", "&amp;")}">${content}</a>` : `[${content}](${inline.url})`;
		}
		case "break": return "<br>";
	}
}



/***/ }),

/***/ 6153:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ proposalLines)
/* harmony export */ });
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5553);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4105);


// src/report/proposal/proposal-lines.ts
const WORDS = {
	untouched: "stays as it is",
	told: "was told how it stands",
	laid: "was laid on main",
	closed: "was closed",
	approved: "may merge by itself"
};
const TEXT_LIMIT = 500;
function proposalLines({ main, proposals, notes }) {
	const lines = proposals.map(({ pull, outcome, reasons, failure }) => {
		if (failure !== void 0) return `#${pull} is left to the next run: ${(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.R)(failure, TEXT_LIMIT)}`;
		const why = reasons.length === 0 ? "" : `: ${(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.R)(reasons.join("; "), TEXT_LIMIT)}`;
		return `#${pull} ${WORDS[outcome]}${why}`;
	});
	const last = main === void 0 ? "No proposal is open." : `${(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.z)(proposals.length, "open proposal")} judged on ${(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.xi)(main)}.`;
	return [
		...lines,
		...notes.map((note) => (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.R)(note, TEXT_LIMIT)),
		last
	];
}



/***/ }),

/***/ 3230:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runProposals: () => (/* binding */ runProposals)
/* harmony export */ });
/* harmony import */ var _proposals_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4534);
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5553);
/* harmony import */ var _proposal_lines_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6153);
/* harmony import */ var _forge_clone2_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4546);
/* harmony import */ var _overlay_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6065);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4105);






// src/terminal/proposals.ts
async function runProposals(dir, options) {
	return await (0,_forge_clone2_js__WEBPACK_IMPORTED_MODULE_3__.t)(dir, options.repository, async ({ forge, clone, local, root, server }) => {
		const result = await (0,_proposals_js__WEBPACK_IMPORTED_MODULE_0__.t)({
			forge,
			source: clone,
			gate: (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.g)(dir, options, local),
			root,
			overlay: (0,_overlay_js__WEBPACK_IMPORTED_MODULE_4__.t)(clone.repository),
			now: new Date(),
			onSecret: _start_js__WEBPACK_IMPORTED_MODULE_5__.k.learn,
			server
		});
		const text = options.format === "json" ? (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.D)(result) : `${(0,_proposal_lines_js__WEBPACK_IMPORTED_MODULE_2__.t)(result).join("\n")}\n`;
		process.stdout.write(text);
		return result.proposals.some(({ failure }) => failure !== void 0) ? 1 : 0;
	});
}



/***/ }),

/***/ 5862:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ pull_clone_exports),
/* harmony export */   t: () => (/* binding */ makePullClone)
/* harmony export */ });
/* harmony import */ var _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3495);
/* harmony import */ var _forge_refusal_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9695);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4105);
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5553);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_4___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_4__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_5___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_5__);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8161);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_6___default = /*#__PURE__*/__webpack_require__.n(node_os__WEBPACK_IMPORTED_MODULE_6__);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1455);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_7___default = /*#__PURE__*/__webpack_require__.n(node_fs_promises__WEBPACK_IMPORTED_MODULE_7__);








// src/git/fetch-within.ts
const BOUNDED = { GIT_ALLOC_LIMIT: String(_check_js__WEBPACK_IMPORTED_MODULE_3__.$ + 16777216) };
const SPARING = [
	"pack.threads=1",
	"core.deltaBaseCacheLimit=16m",
	"core.bigFileThreshold=16m"
];
async function fetchWithin(place, { args, refs, limits }) {
	const packs = new NewPacks((0,node_path__WEBPACK_IMPORTED_MODULE_5__.join)(place.folder, ".git", "objects", "pack"));
	const isOver = () => packs.bytes() > limits.bytes;
	const watch = () => isOver() ? "it brings more than is wanted of it" : void 0;
	try {
		const settings = SPARING.flatMap((setting) => ["-c", setting]);
		await (0,_check_js__WEBPACK_IMPORTED_MODULE_3__.tt)((0,_check_js__WEBPACK_IMPORTED_MODULE_3__.nt)(place, BOUNDED), [...settings, ...args], {
			maxSilenceMs: limits.ms,
			watch
		});
		if (!isOver()) return true;
	} catch (error) {
		if (!(error instanceof _check_js__WEBPACK_IMPORTED_MODULE_3__.et)) throw error;
	}
	await forget(place, refs);
	packs.remove();
	return false;
}
async function forget(place, refs) {
	try {
		await (0,_check_js__WEBPACK_IMPORTED_MODULE_3__.tt)(place, ["update-ref", "--stdin"], { input: refs.map((ref) => `delete ${ref}\n`).join("") });
	} catch (error) {
		if (!(error instanceof _check_js__WEBPACK_IMPORTED_MODULE_3__.et)) throw error;
	}
}
var NewPacks = class {
	#folder;
	#known;
	constructor(folder) {
		this.#folder = folder;
		this.#known = new Set(namesIn(folder));
	}
	bytes() {
		return this.#paths().reduce((sum, path) => sum + ((0,node_fs__WEBPACK_IMPORTED_MODULE_4__.statSync)(path, { throwIfNoEntry: false })?.size ?? 0), 0);
	}
	remove() {
		for (const path of this.#paths()) (0,node_fs__WEBPACK_IMPORTED_MODULE_4__.rmSync)(path, { force: true });
	}
	#paths() {
		return namesIn(this.#folder).filter((name) => !this.#known.has(name)).map((name) => (0,node_path__WEBPACK_IMPORTED_MODULE_5__.join)(this.#folder, name));
	}
};
function namesIn(folder) {
	try {
		return (0,node_fs__WEBPACK_IMPORTED_MODULE_4__.readdirSync)(folder);
	} catch (error) {
		if ((0,_check_js__WEBPACK_IMPORTED_MODULE_3__.Ao)(error) === "ENOENT") return [];
		throw error;
	}
}
// src/git/pull-clone.ts
var pull_clone_exports = (0,_rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__.t)({ makePullClone: () => makePullClone });
async function makePullClone(options) {
	const scratch = (0,_check_js__WEBPACK_IMPORTED_MODULE_3__.J)();
	try {
		const top = (0,node_path__WEBPACK_IMPORTED_MODULE_5__.join)(scratch, "clone");
		const place = (0,_check_js__WEBPACK_IMPORTED_MODULE_3__.Z)(scratch, node_os__WEBPACK_IMPORTED_MODULE_6__.devNull, new Set());
		const format = await borrow(options.checkout);
		const template = ["--template=", `--object-format=${format?.format ?? "sha1"}`];
		await (0,_check_js__WEBPACK_IMPORTED_MODULE_3__.tt)(place, [
			"init",
			"--quiet",
			...template,
			"--initial-branch=none",
			"--",
			top
		]);
		if (format) await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_7__.writeFile)((0,node_path__WEBPACK_IMPORTED_MODULE_5__.join)(top, ".git", "objects", "info", "alternates"), `${(0,_check_js__WEBPACK_IMPORTED_MODULE_3__.Y)(format.objects)}\n`);
		await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_7__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_5__.join)(top, options.directory), { recursive: true });
		const network = (0,_check_js__WEBPACK_IMPORTED_MODULE_3__.nt)({
			folder: top,
			env: place.env
		}, networkVariables(options, place));
		const repository = await (0,_check_js__WEBPACK_IMPORTED_MODULE_3__.H)((0,node_path__WEBPACK_IMPORTED_MODULE_5__.join)(top, options.directory));
		return {
			repository,
			history: repository.history(),
			fetchRefs: () => fetchAll(network, options),
			fetchSnapshots: (branch) => fetchSnapshots(network, options, branch),
			fetch: (branch, numbers) => fetchPulls(network, options, branch, numbers),
			fetchNeighbours: (numbers, limits) => fetchNeighbours(network, options, numbers, limits),
			async close() {
				await repository.close();
				await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_7__.rm)(top, {
					recursive: true,
					force: true
				});
				(0,_check_js__WEBPACK_IMPORTED_MODULE_3__.X)(scratch);
			}
		};
	} catch (error) {
		(0,_check_js__WEBPACK_IMPORTED_MODULE_3__.X)(scratch);
		throw error;
	}
}
async function borrow(checkout) {
	if (checkout === void 0) return void 0;
	try {
		const settings = await (0,_check_js__WEBPACK_IMPORTED_MODULE_3__.Q)(checkout);
		const location = (await (0,_check_js__WEBPACK_IMPORTED_MODULE_3__.G)((0,_check_js__WEBPACK_IMPORTED_MODULE_3__.Z)(checkout, node_os__WEBPACK_IMPORTED_MODULE_6__.devNull, settings.filters)))?.location;
		if (!location || settings.partial) return void 0;
		const { stdout } = await (0,_check_js__WEBPACK_IMPORTED_MODULE_3__.tt)((0,_check_js__WEBPACK_IMPORTED_MODULE_3__.Z)(checkout, node_os__WEBPACK_IMPORTED_MODULE_6__.devNull, settings.filters), ["rev-parse", "--is-shallow-repository"]);
		return stdout.toString("latin1").trim() === "false" ? location : void 0;
	} catch (error) {
		if (error instanceof _start_js__WEBPACK_IMPORTED_MODULE_2__.st || error instanceof _check_js__WEBPACK_IMPORTED_MODULE_3__.et) return void 0;
		throw error;
	}
}
function networkVariables({ url, token }, place) {
	const { protocol, origin } = addressOf(url);
	const scheme = protocol.slice(0, -1);
	const credential = Buffer.from(`x-access-token:${token}`).toString("base64");
	const keys = [
		[`protocol.${scheme}.allow`, "always"],
		[`http.${origin}/.extraheader`, `AUTHORIZATION: basic ${credential}`],
		["http.followRedirects", "false"],
		["credential.helper", ""],
		["fetch.unpackLimit", "1"],
		["fetch.recurseSubmodules", "false"],
		["fetch.writeCommitGraph", "false"],
		["submodule.recurse", "false"]
	];
	const first = Number(place.env["GIT_CONFIG_COUNT"]);
	const variables = {
		GIT_ALLOW_PROTOCOL: scheme,
		GIT_CONFIG_COUNT: String(first + keys.length),
		GIT_ASKPASS: "",
		SSH_ASKPASS: ""
	};
	keys.forEach(([key, value], index) => {
		variables[`GIT_CONFIG_KEY_${first + index}`] = key;
		variables[`GIT_CONFIG_VALUE_${first + index}`] = value;
	});
	return variables;
}
function addressOf(url) {
	const address = new URL(url);
	if (!/^https?:$/.test(address.protocol) || address.username !== "" || address.password !== "") throw new _start_js__WEBPACK_IMPORTED_MODULE_2__.st("The forge's address must be plain http or https.", "Correct GITHUB_SERVER_URL");
	return address;
}
async function fetchPulls(place, { url, token }, branch, numbers) {
	const base = "refs/steward/base";
	const refspecs = [`+refs/heads/${branchName(branch)}:${base}`, ...numbers.map(refspecOf)];
	try {
		await fetchRefs(place, url, refspecs);
	} catch (error) {
		if (!(error instanceof _check_js__WEBPACK_IMPORTED_MODULE_3__.et)) throw error;
		if (numbers.length < 2 || !/couldn't find remote ref/i.test(error.stderr)) throw failure(error, token);
		await fetchRefs(place, url, refspecs.slice(0, 1)).catch((again) => {
			throw again instanceof _check_js__WEBPACK_IMPORTED_MODULE_3__.et ? failure(again, token) : again;
		});
		for (const refspec of refspecs.slice(1)) await fetchRefs(place, url, [refspec]).catch((gone) => {
			if (!(gone instanceof _check_js__WEBPACK_IMPORTED_MODULE_3__.et)) throw gone;
		});
	}
	const oids = await fetchedRefs(place);
	const tip = oids.get(base);
	if (tip === void 0) throw new _start_js__WEBPACK_IMPORTED_MODULE_2__.st(`The branch ${branch} was not delivered.`, "Run the job again");
	return {
		base: tip,
		heads: headsAmong(oids, numbers)
	};
}
async function fetchNeighbours(place, { url }, numbers, { together, each }) {
	const isFetched = async (some, limits) => {
		return await fetchWithin(place, {
			args: [...fetchArguments(url), ...some.map(refspecOf)],
			refs: some.map(refOf),
			limits
		});
	};
	const until = performance.now() + 2 * together.ms;
	if (numbers.length > 0 && !await isFetched(numbers, together)) for (const number of numbers) {
		const ms = Math.min(each.ms, until - performance.now());
		if (ms > 0) await isFetched([number], {
			...each,
			ms
		});
	}
	return headsAmong(await fetchedRefs(place), numbers);
}
async function fetchedRefs(place) {
	const listed = await (0,_check_js__WEBPACK_IMPORTED_MODULE_3__.tt)(place, [
		"for-each-ref",
		"--format=%(objectname) %(refname)",
		"refs/steward"
	]);
	const oids = new Map();
	for (const line of listed.stdout.toString("latin1").split("\n")) {
		const [oid, name] = line.split(" ");
		if (oid !== void 0 && name !== void 0) oids.set(name, oid);
	}
	return oids;
}
function headsAmong(oids, numbers) {
	const heads = new Map();
	for (const number of numbers) {
		const oid = oids.get(refOf(number));
		if (oid !== void 0) heads.set(number, oid);
	}
	return heads;
}
async function fetchAll(place, { url, token }) {
	try {
		await fetchRefs(place, url, ["+refs/heads/*:refs/remotes/origin/*", "+refs/tags/*:refs/tags/*"]);
	} catch (error) {
		throw error instanceof _check_js__WEBPACK_IMPORTED_MODULE_3__.et ? failure(error, token) : error;
	}
}
async function fetchSnapshots(place, { url, token }, branch) {
	const base = "refs/steward/base";
	const tags = "refs/tags/memory/snapshots/*";
	try {
		await fetchRefs(place, url, [`+refs/heads/${branchName(branch)}:${base}`, `+${tags}:${tags}`]);
		const { stdout } = await (0,_check_js__WEBPACK_IMPORTED_MODULE_3__.tt)(place, [
			"rev-parse",
			"--verify",
			"--end-of-options",
			base
		]);
		return stdout.toString("latin1").trim();
	} catch (error) {
		throw error instanceof _check_js__WEBPACK_IMPORTED_MODULE_3__.et ? failure(error, token) : error;
	}
}
const MAX_FETCH_MS = 18e5;
async function fetchRefs(place, url, refspecs) {
	await (0,_check_js__WEBPACK_IMPORTED_MODULE_3__.tt)(place, [...fetchArguments(url), ...refspecs], { maxSilenceMs: MAX_FETCH_MS });
}
function fetchArguments(url) {
	return [
		"fetch",
		...[
			"--quiet",
			"--no-tags",
			"--no-write-fetch-head",
			"--no-auto-maintenance",
			"--no-recurse-submodules"
		],
		"--end-of-options",
		url
	];
}
function refOf(number) {
	return `refs/steward/pull/${number}`;
}
function refspecOf(number) {
	if (!Number.isSafeInteger(number) || number < 1) throw new Error(`${number} is not a pull request's number`);
	return `+refs/pull/${number}/head:${refOf(number)}`;
}
function branchName(branch) {
	if (branch !== "" && branch.length <= 1e3 && !new RegExp("[\\p{Cc} ~^:?*[\\\\]|\\.\\.|@\\{|^[-/]|\\/$", "u").test(branch)) return branch;
	throw new _start_js__WEBPACK_IMPORTED_MODULE_2__.st(`${JSON.stringify(branch.slice(0, 100))} is not a branch.`);
}
function failure(error, token) {
	const credential = Buffer.from(`x-access-token:${token}`).toString("base64");
	const reason = error.reason.replaceAll(credential, "***").replaceAll(token === "" ? "\0" : token, "***");
	const advice = /\b(401|403)\b|Authentication|could not read Username/i.test(reason) ? "Add the line `contents: read # fetches the repository` under `permissions:` of the job" : "Run the job again";
	return new _forge_refusal_js__WEBPACK_IMPORTED_MODULE_1__.r(`The repository cannot be fetched: ${reason}`, advice);
}



/***/ }),

/***/ 4157:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ refusal)
/* harmony export */ });
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4105);

// src/updates/refusal.ts
const REFUSALS = {
	TOO_LARGE: "Send a smaller update: one claim with its evidence, not a dump of the run.",
	NOT_TEXT: "Write the file as UTF-8 without NUL or unpaired surrogates.",
	NOT_JSON: "Write one JSON value that RFC 8259 allows, without trailing commas or comments.",
	TOO_DEEP: "Nest values less deeply.",
	DUPLICATE_KEY: "Name each member once.",
	RESERVED_KEY: "Use another name for the member.",
	INVALID: `Follow ${(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.rt)("schemas/memory-update.schema.json")}`,
	UNKNOWN_FORMAT: "Write \"schema\": \"memory-steward.update/v1\", which this steward reads.",
	WRONG_REPOSITORY: "Send the update to the memory that it names.",
	WRONG_RUN: "Name the run that sends the update: repository and id are compared with those of the run.",
	DIGEST_MISMATCH: "Send the file again: what arrived is not what was announced.",
	UNKNOWN_BASE: "Name a commit of the memory's default branch as baseCommit.",
	UNSAFE_PATH: "Write the path relative to the memory's root, with plain names, without dot files and `..`.",
	PROTECTED_PATH: "Leave configuration, ontology, indexes, snapshots and workflows to people.",
	NOT_PROPOSABLE: "Put the file where the layout takes proposals.",
	PATH_COLLISION: "Use the spelling of the file that is there already.",
	NOT_A_FILE: "Name a regular file.",
	CHANGED_TWICE: "Name each file and each record once.",
	NO_SUCH_FILE: "Delete only what is there.",
	NO_SUCH_RECORD: "Name an id of the memory, in a deletion too; a new record also needs its kind, as `kind` or `nodeKind`, or where the layout reads it.",
	NO_PLACE: "Send the file with its path instead of the record.",
	NOT_EDITABLE: "Send the whole file by its path, on the present state of the memory, with each value written out.",
	WRONG_ID: "Keep the id of the record that the file holds; let the id of a new record begin with the prefix of its kind.",
	CONFLICT: "Read the memory again and send the update on its present state.",
	BREAKS_CHECK: "Mend what the check says.",
	SECRET: "Take the secret out of the update; if it is real, revoke it where it was issued.",
	POISON: "Write for a reader; leave out text that steers an agent or hides.",
	BEFORE: "Leave it: it was rejected. To have it judged again, remove its entry from memory-steward.rejections.yaml by a pull request.",
	NOTHING_NEW: "Send nothing: the memory says this already.",
	SOURCE_FORK: "Run the agent where no fork's pull request starts it; what a fork has to say comes as its own pull request.",
	SOURCE_NOT_LISTED: "Name the repository under `proposals.sources` in memory-steward.yml of the default branch.",
	WORKFLOW_NOT_LISTED: "Name the workflow under `proposals.workflows` in memory-steward.yml of the default branch.",
	UNKNOWN_RUN: "Name a run of the source repository that the token may see.",
	RUN_NOT_FINISHED: "Send the update when the run has ended.",
	UNREADABLE_REQUEST: `Send \`update\`, or \`repository\` and \`run\`, as ${(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.rt)("docs/sources.md")} describes them.`,
	ARTIFACT_MISSING: "Upload memory-update.json as an artifact of the name memory-update.",
	ARTIFACT_TWICE: "Upload one artifact of the name memory-update in one run.",
	ARTIFACT_EXPIRED: "Run the agent again, or keep its artifact longer.",
	ARTIFACT_TOO_SLOW: "Run the job again.",
	ARCHIVE_DAMAGED: "Upload the file with actions/upload-artifact.",
	ARCHIVE_CONTRADICTORY: "Upload the file with actions/upload-artifact, and let nothing change the archive.",
	ARCHIVE_UNREAD_FORM: "Upload the file with actions/upload-artifact, or tell the tool the size of the file before it writes.",
	ARCHIVE_ENCRYPTED: "Upload the file without a password.",
	ARCHIVE_TOO_LARGE: "Send a smaller update: one claim with its evidence, not a dump of the run.",
	ARCHIVE_TOO_MANY_FILES: "Upload memory-update.json alone.",
	ARCHIVE_UNSAFE_PATH: "Upload memory-update.json from the folder that holds it.",
	ARCHIVE_NOT_A_FILE: "Upload a regular file, no link.",
	ARCHIVE_DUPLICATE_PATH: "Upload memory-update.json once.",
	ARCHIVE_WRONG_FILE: "Name the one file of the artifact memory-update.json."
};
function refusal(name, message, where = {}) {
	return {
		code: `MEMORY_REJECTED_${name}`,
		message,
		advice: REFUSALS[name],
		...where
	};
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

/***/ 1422:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ wholeSentence)
/* harmony export */ });
// src/memory/whole-sentence.ts
function wholeSentence(text) {
	return /[.!?\u2026]["'\u201d\u2019)\]]*$/u.test(text) ? text : `${text}.`;
}



/***/ }),

/***/ 3102:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ Diff)
/* harmony export */ });
class Diff {
    diff(oldStr, newStr, 
    // Type below is not accurate/complete - see above for full possibilities - but it compiles
    options = {}) {
        let callback;
        if (typeof options === 'function') {
            callback = options;
            options = {};
        }
        else if ('callback' in options) {
            callback = options.callback;
        }
        // Allow subclasses to massage the input prior to running
        const oldString = this.castInput(oldStr, options);
        const newString = this.castInput(newStr, options);
        const oldTokens = this.removeEmpty(this.tokenize(oldString, options));
        const newTokens = this.removeEmpty(this.tokenize(newString, options));
        return this.diffWithOptionsObj(oldTokens, newTokens, options, callback);
    }
    diffWithOptionsObj(oldTokens, newTokens, options, callback) {
        var _a;
        const done = (value) => {
            value = this.postProcess(value, options);
            if (callback) {
                setTimeout(function () { callback(value); }, 0);
                return undefined;
            }
            else {
                return value;
            }
        };
        const newLen = newTokens.length, oldLen = oldTokens.length;
        let editLength = 1;
        let maxEditLength = newLen + oldLen;
        if (options.maxEditLength != null) {
            maxEditLength = Math.min(maxEditLength, options.maxEditLength);
        }
        const maxExecutionTime = (_a = options.timeout) !== null && _a !== void 0 ? _a : Infinity;
        const abortAfterTimestamp = Date.now() + maxExecutionTime;
        const bestPath = [{ oldPos: -1, lastComponent: undefined }];
        // Seed editLength = 0, i.e. the content starts with the same values
        let newPos = this.extractCommon(bestPath[0], newTokens, oldTokens, 0, options);
        if (bestPath[0].oldPos + 1 >= oldLen && newPos + 1 >= newLen) {
            // Identity per the equality and tokenizer
            return done(this.buildValues(bestPath[0].lastComponent, newTokens, oldTokens));
        }
        // Once we hit the right edge of the edit graph on some diagonal k, we can
        // definitely reach the end of the edit graph in no more than k edits, so
        // there's no point in considering any moves to diagonal k+1 any more (from
        // which we're guaranteed to need at least k+1 more edits).
        // Similarly, once we've reached the bottom of the edit graph, there's no
        // point considering moves to lower diagonals.
        // We record this fact by setting minDiagonalToConsider and
        // maxDiagonalToConsider to some finite value once we've hit the edge of
        // the edit graph.
        // This optimization is not faithful to the original algorithm presented in
        // Myers's paper, which instead pointlessly extends D-paths off the end of
        // the edit graph - see page 7 of Myers's paper which notes this point
        // explicitly and illustrates it with a diagram. This has major performance
        // implications for some common scenarios. For instance, to compute a diff
        // where the new text simply appends d characters on the end of the
        // original text of length n, the true Myers algorithm will take O(n+d^2)
        // time while this optimization needs only O(n+d) time.
        let minDiagonalToConsider = -Infinity, maxDiagonalToConsider = Infinity;
        // Main worker method. checks all permutations of a given edit length for acceptance.
        const execEditLength = () => {
            for (let diagonalPath = Math.max(minDiagonalToConsider, -editLength); diagonalPath <= Math.min(maxDiagonalToConsider, editLength); diagonalPath += 2) {
                let basePath;
                const removePath = bestPath[diagonalPath - 1], addPath = bestPath[diagonalPath + 1];
                if (removePath) {
                    // No one else is going to attempt to use this value, clear it
                    // @ts-expect-error - perf optimisation. This type-violating value will never be read.
                    bestPath[diagonalPath - 1] = undefined;
                }
                let canAdd = false;
                if (addPath) {
                    // what newPos will be after we do an insertion:
                    const addPathNewPos = addPath.oldPos - diagonalPath;
                    canAdd = addPath && 0 <= addPathNewPos && addPathNewPos < newLen;
                }
                const canRemove = removePath && removePath.oldPos + 1 < oldLen;
                if (!canAdd && !canRemove) {
                    // If this path is a terminal then prune
                    // @ts-expect-error - perf optimisation. This type-violating value will never be read.
                    bestPath[diagonalPath] = undefined;
                    continue;
                }
                // Select the diagonal that we want to branch from. We select the prior
                // path whose position in the old string is the farthest from the origin
                // and does not pass the bounds of the diff graph
                if (!canRemove || (canAdd && removePath.oldPos < addPath.oldPos)) {
                    basePath = this.addToPath(addPath, true, false, 0, options);
                }
                else {
                    basePath = this.addToPath(removePath, false, true, 1, options);
                }
                newPos = this.extractCommon(basePath, newTokens, oldTokens, diagonalPath, options);
                if (basePath.oldPos + 1 >= oldLen && newPos + 1 >= newLen) {
                    // If we have hit the end of both strings, then we are done
                    return done(this.buildValues(basePath.lastComponent, newTokens, oldTokens)) || true;
                }
                else {
                    bestPath[diagonalPath] = basePath;
                    if (basePath.oldPos + 1 >= oldLen) {
                        maxDiagonalToConsider = Math.min(maxDiagonalToConsider, diagonalPath - 1);
                    }
                    if (newPos + 1 >= newLen) {
                        minDiagonalToConsider = Math.max(minDiagonalToConsider, diagonalPath + 1);
                    }
                }
            }
            editLength++;
        };
        // Performs the length of edit iteration. Is a bit fugly as this has to support the
        // sync and async mode which is never fun. Loops over execEditLength until a value
        // is produced, or until the edit length exceeds options.maxEditLength (if given),
        // in which case it will return undefined.
        if (callback) {
            (function exec() {
                setTimeout(function () {
                    if (editLength > maxEditLength || Date.now() > abortAfterTimestamp) {
                        return callback(undefined);
                    }
                    if (!execEditLength()) {
                        exec();
                    }
                }, 0);
            }());
        }
        else {
            while (editLength <= maxEditLength && Date.now() <= abortAfterTimestamp) {
                const ret = execEditLength();
                if (ret) {
                    return ret;
                }
            }
        }
    }
    addToPath(path, added, removed, oldPosInc, options) {
        const last = path.lastComponent;
        if (last && !options.oneChangePerToken && last.added === added && last.removed === removed) {
            return {
                oldPos: path.oldPos + oldPosInc,
                lastComponent: { count: last.count + 1, added: added, removed: removed, previousComponent: last.previousComponent }
            };
        }
        else {
            return {
                oldPos: path.oldPos + oldPosInc,
                lastComponent: { count: 1, added: added, removed: removed, previousComponent: last }
            };
        }
    }
    extractCommon(basePath, newTokens, oldTokens, diagonalPath, options) {
        const newLen = newTokens.length, oldLen = oldTokens.length;
        let oldPos = basePath.oldPos, newPos = oldPos - diagonalPath, commonCount = 0;
        while (newPos + 1 < newLen && oldPos + 1 < oldLen && this.equals(oldTokens[oldPos + 1], newTokens[newPos + 1], options)) {
            newPos++;
            oldPos++;
            commonCount++;
            if (options.oneChangePerToken) {
                basePath.lastComponent = { count: 1, previousComponent: basePath.lastComponent, added: false, removed: false };
            }
        }
        if (commonCount && !options.oneChangePerToken) {
            basePath.lastComponent = { count: commonCount, previousComponent: basePath.lastComponent, added: false, removed: false };
        }
        basePath.oldPos = oldPos;
        return newPos;
    }
    equals(left, right, options) {
        if (options.comparator) {
            return options.comparator(left, right);
        }
        else {
            return left === right
                || (!!options.ignoreCase && left.toLowerCase() === right.toLowerCase());
        }
    }
    removeEmpty(array) {
        const ret = [];
        for (let i = 0; i < array.length; i++) {
            if (array[i]) {
                ret.push(array[i]);
            }
        }
        return ret;
    }
    // eslint-disable-next-line @typescript-eslint/no-unused-vars
    castInput(value, options) {
        return value;
    }
    // eslint-disable-next-line @typescript-eslint/no-unused-vars
    tokenize(value, options) {
        return Array.from(value);
    }
    join(chars) {
        // Assumes ValueT is string, which is the case for most subclasses.
        // When it's false, e.g. in diffArrays, this method needs to be overridden (e.g. with a no-op)
        // Yes, the casts are verbose and ugly, because this pattern - of having the base class SORT OF
        // assume tokens and values are strings, but not completely - is weird and janky.
        return chars.join('');
    }
    postProcess(changeObjects, 
    // eslint-disable-next-line @typescript-eslint/no-unused-vars
    options) {
        return changeObjects;
    }
    get useLongestToken() {
        return false;
    }
    buildValues(lastComponent, newTokens, oldTokens) {
        // First we convert our linked list of components in reverse order to an
        // array in the right order:
        const components = [];
        let nextComponent;
        while (lastComponent) {
            components.push(lastComponent);
            nextComponent = lastComponent.previousComponent;
            delete lastComponent.previousComponent;
            lastComponent = nextComponent;
        }
        components.reverse();
        const componentLen = components.length;
        let componentPos = 0, newPos = 0, oldPos = 0;
        for (; componentPos < componentLen; componentPos++) {
            const component = components[componentPos];
            if (!component.removed) {
                if (!component.added && this.useLongestToken) {
                    let value = newTokens.slice(newPos, newPos + component.count);
                    value = value.map(function (value, i) {
                        const oldValue = oldTokens[oldPos + i];
                        return oldValue.length > value.length ? oldValue : value;
                    });
                    component.value = this.join(value);
                }
                else {
                    component.value = this.join(newTokens.slice(newPos, newPos + component.count));
                }
                newPos += component.count;
                // Common case
                if (!component.added) {
                    oldPos += component.count;
                }
            }
            else {
                component.value = this.join(oldTokens.slice(oldPos, oldPos + component.count));
                oldPos += component.count;
            }
        }
        return components;
    }
}


/***/ })

};
;