"use strict";
exports.id = 9284;
exports.ids = [9284];
exports.modules = {

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

/***/ 377:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ forgeAccess),
/* harmony export */   t: () => (/* binding */ defaultBranchOf)
/* harmony export */ });
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4105);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7045);


// src/actions/forge-access.ts
async function forgeAccess(environment, token, log) {
	if (token === void 0) throw new _start_js__WEBPACK_IMPORTED_MODULE_0__.at("There is no token to publish with.", "Leave the input `token` at its default, or give one.");
	const [{ context }, { connectGitHub }, { makePullClone }] = await Promise.all([
		Promise.all(/* import() */[__webpack_require__.e(3485), __webpack_require__.e(1351)]).then(__webpack_require__.bind(__webpack_require__, 1351)),
		Promise.all(/* import() */[__webpack_require__.e(3485), __webpack_require__.e(56), __webpack_require__.e(9118)]).then(__webpack_require__.bind(__webpack_require__, 9118)),
		__webpack_require__.e(/* import() */ 5862).then(__webpack_require__.bind(__webpack_require__, 5862)).then((n) => n.n)
	]);
	const place = repositoryOf(environment["GITHUB_REPOSITORY"]);
	const server = withoutSlash(context.serverUrl);
	const fetch = await proxyFetch(environment);
	const forgeAt = ({ owner, name }) => connectGitHub({
		token,
		apiUrl: withoutSlash(context.apiUrl),
		owner,
		repository: name,
		version: _version_js__WEBPACK_IMPORTED_MODULE_1__.n,
		redactor: _start_js__WEBPACK_IMPORTED_MODULE_0__.k,
		log,
		...fetch && { fetch }
	});
	const own = forgeAt(place);
	const repository = `${place.owner}/${place.name}`;
	return {
		forge: own,
		forgeOf: (name) => Promise.resolve((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.ot)(name, repository) ? own : forgeAt(repositoryOf(name))),
		server,
		repository,
		run: {
			id: context.runId || 0,
			attempt: context.runAttempt || 1
		},
		clone: (directory, checkout) => makePullClone({
			url: `${server}/${repository}.git`,
			token,
			directory,
			checkout
		})
	};
}
function defaultBranchOf({ forge }, known) {
	let branch;
	const read = async () => known ?? (await forge.repository()).defaultBranch;
	return () => branch ??= read();
}
function repositoryOf(name = "") {
	const parsed = (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.st)(name);
	if (parsed) return parsed;
	throw new _start_js__WEBPACK_IMPORTED_MODULE_0__.at("The run does not say which repository it belongs to.", "Run the Action in a workflow.");
}
async function proxyFetch(environment) {
	if ([
		"https_proxy",
		"HTTPS_PROXY",
		"http_proxy",
		"HTTP_PROXY"
	].every((name) => (environment[name] ?? "") === "")) return void 0;
	const { defaults } = await Promise.all(/* import() */[__webpack_require__.e(3485), __webpack_require__.e(2032)]).then(__webpack_require__.bind(__webpack_require__, 2032));
	const fetch = defaults.request?.fetch;
	return isFetch(fetch) ? fetch : void 0;
}
function isFetch(value) {
	return typeof value === "function";
}
function withoutSlash(url) {
	return url.replace(/\/+$/, "");
}



/***/ }),

/***/ 4162:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ withForgeClone)
/* harmony export */ });
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5553);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4105);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_2__);



// src/actions/directory.ts
function directoryOf(input) {
	const directory = node_path__WEBPACK_IMPORTED_MODULE_2__.posix.normalize(input.replaceAll("\\", "/")).replace(/\/$/, "");
	if (directory === ".") return "";
	if (!directory.startsWith("/") && !directory.startsWith("..") && !(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Ra)(directory)) return directory;
	throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.at(`${input} is not a folder of the repository.`, "Name it from the top of the repository.");
}
// src/actions/forge-clone.ts
async function withForgeClone(access, { inputs, workspace }, work) {
	const directory = directoryOf(inputs.directory);
	const clone = await access.clone(directory, workspace);
	try {
		return await work({
			clone,
			directory,
			gateOptions: () => (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.g)(node_path__WEBPACK_IMPORTED_MODULE_2__.posix.join(workspace, directory), inputs, {
				isGit: true,
				top: workspace
			})
		});
	} finally {
		await clone.close();
	}
}



/***/ }),

/***/ 8328:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ plainSummary)
/* harmony export */ });
/* harmony import */ var _document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4120);
/* harmony import */ var _print_markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(366);


// src/report/plain-summary.ts
function plainSummary(title, lines) {
	return `${(0,_print_markdown_js__WEBPACK_IMPORTED_MODULE_1__.n)([(0,_document_js__WEBPACK_IMPORTED_MODULE_0__.o)(2, (0,_document_js__WEBPACK_IMPORTED_MODULE_0__.p)(title)), {
		kind: "code",
		language: "text",
		lines
	}])}\n`;
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
	return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.nt)(text || "\u00b7", LABEL_LIMIT).replace(new RegExp("[^\\p{L}\\p{N} :._/\u2026-]|\\p{Default_Ignorable_Code_Point}", "gu"), "\u00b7").replaceAll(" ", "\xA0");
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

/***/ 9284:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runSnapshotStep: () => (/* binding */ runSnapshotStep)
/* harmony export */ });
/* harmony import */ var _snapshot_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7461);
/* harmony import */ var _plain_summary_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8328);
/* harmony import */ var _forge_access_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(377);
/* harmony import */ var _forge_clone_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4162);
/* harmony import */ var _log_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7379);
/* harmony import */ var _action_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8027);






// src/actions/snapshot-step.ts
async function runSnapshotStep(input, onlyIfConfigured) {
	const access = await (0,_forge_access_js__WEBPACK_IMPORTED_MODULE_2__.n)(input.environment, input.inputs.token, _log_js__WEBPACK_IMPORTED_MODULE_4__.t);
	return await (0,_forge_clone_js__WEBPACK_IMPORTED_MODULE_3__.t)(access, input, async ({ clone, directory, gateOptions }) => {
		const result = await (0,_snapshot_js__WEBPACK_IMPORTED_MODULE_0__.o)({
			forge: access.forge,
			source: clone,
			options: gateOptions(),
			directory,
			now: new Date(),
			isDryRun: false,
			onlyIfConfigured
		});
		if (result.latest !== void 0) (0,_action_js__WEBPACK_IMPORTED_MODULE_5__.r)("snapshot", result.latest);
		(0,_action_js__WEBPACK_IMPORTED_MODULE_5__.r)("snapshots-made", result.made.length);
		(0,_action_js__WEBPACK_IMPORTED_MODULE_5__.r)("unapproved-commits", result.unapproved.length);
		const problems = (0,_snapshot_js__WEBPACK_IMPORTED_MODULE_0__.t)(result);
		for (const line of (0,_snapshot_js__WEBPACK_IMPORTED_MODULE_0__.a)({
			...result,
			unapproved: [],
			failing: [],
			faults: []
		}, false)) (0,_log_js__WEBPACK_IMPORTED_MODULE_4__.t)(line);
		for (const line of problems) (0,_log_js__WEBPACK_IMPORTED_MODULE_4__.t)(line, "warning");
		(0,_action_js__WEBPACK_IMPORTED_MODULE_5__.i)((0,_plain_summary_js__WEBPACK_IMPORTED_MODULE_1__.t)("Snapshots", (0,_snapshot_js__WEBPACK_IMPORTED_MODULE_0__.a)(result, false)));
		return problems.length > 0 ? 1 : 0;
	});
}



/***/ })

};
;