"use strict";
exports.id = 6233;
exports.ids = [6233];
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
/* harmony import */ var _log_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7379);



// src/actions/forge-access.ts
async function forgeAccess(environment, token) {
	if (token === void 0) throw new _start_js__WEBPACK_IMPORTED_MODULE_0__.st("There is no token to publish with.", "Leave the input `token` at its default, or give one.");
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
		log: _log_js__WEBPACK_IMPORTED_MODULE_2__.t,
		...fetch && { fetch }
	});
	const own = forgeAt(place);
	const repository = `${place.owner}/${place.name}`;
	return {
		forge: own,
		forgeOf: (name) => Promise.resolve((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.ct)(name, repository) ? own : forgeAt(repositoryOf(name))),
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
	const parsed = (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.lt)(name);
	if (parsed) return parsed;
	throw new _start_js__WEBPACK_IMPORTED_MODULE_0__.st("The run does not say which repository it belongs to.", "Run the Action in a workflow.");
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
	if (!directory.startsWith("/") && !directory.startsWith("..") && !(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Va)(directory)) return directory;
	throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.st(`${input} is not a folder of the repository.`, "Name it from the top of the repository.");
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

/***/ 7693:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ indexDifferences),
/* harmony export */   t: () => (/* binding */ indexChanges)
/* harmony export */ });
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5553);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4105);
/* harmony import */ var _make_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7106);



// src/commands/reindex/index-changes.ts
async function indexChanges(tree, made) {
	return await changesBy((change) => change, tree, made);
}
async function indexDifferences(tree, made) {
	return await changesBy(({ path, bytes }) => ({
		path,
		isGone: !bytes
	}), tree, made);
}
async function changesBy(keep, tree, made) {
	const changes = [];
	for await (const change of changesTo(tree, made)) changes.push(keep(change));
	if (changes.length === 0 || await isAsOfOthers(tree, made)) return [];
	return changes.sort((a, b) => (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.na)(a.path, b.path));
}
async function isAsOfOthers(tree, made) {
	if (!made.others) return false;
	const [header] = await (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Qi)(new Set([made.root + _check_js__WEBPACK_IMPORTED_MODULE_0__.oo]), tree);
	const named = header && (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Yn)(await (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.ca)(tree, header));
	if (!named) return false;
	for (const input of await made.others(named)) {
		const { time, commit } = input.source;
		if (commit !== named.commit || (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.et)(time) !== (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.et)(named.time)) continue;
		const { done } = await changesTo(tree, await (0,_make_index_js__WEBPACK_IMPORTED_MODULE_2__.t)(input)).next();
		if (done === true) return true;
	}
	return false;
}
async function* changesTo(tree, made) {
	const { root } = made;
	const entries = (await tree.entries()).filter(({ path }) => (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.ho)(path, root));
	const present = new Map(entries.map((entry) => [entry.path, entry]));
	for await (const { path, bytes, oid } of made.files()) {
		const entry = present.get(path);
		present.delete(path);
		if (entry?.mode !== "100644" || entry.oid !== oid) yield {
			path,
			bytes
		};
	}
	for (const path of present.keys()) yield {
		path,
		bytes: void 0
	};
}



/***/ }),

/***/ 719:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ sourceBeforeMerge),
/* harmony export */   r: () => (/* binding */ sourcesAmong),
/* harmony export */   t: () => (/* binding */ indexSource)
/* harmony export */ });
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5553);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4105);


// src/commands/reindex/index-source.ts
async function indexSource(repository, tree, options, now) {
	const commit = tree.commit ?? await headOf(repository, tree, options);
	if (commit === void 0) return { time: now };
	const source = await sourceCommitOf(repository, await (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.wi)(tree, options), commit);
	if (!source) return { time: now };
	return tree.commit === void 0 ? {
		...source,
		others: (named) => otherSources(repository, tree, options, source, named)
	} : source;
}
async function otherSources(repository, tree, options, { commit, time }, named) {
	const [ours, theirs, ...more] = await parentsOf(repository, commit);
	if (more.length > 0) return [];
	if (ours?.commit === void 0 || theirs?.commit === void 0) return ((ours?.commit === void 0 ? void 0 : await repository.sourceCommit(() => true, ours.commit))?.time ?? named.time) <= named.time && named.time <= time ? [{ time: named.time }] : [];
	const sources = [await sourceBeforeMerge(repository, ours.commit, theirs.commit)];
	if (await digestOf(tree, options) === await digestOf(theirs, options)) {
		const own = await sourceCommitOf(repository, await (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.wi)(theirs, options), theirs.commit);
		if (own) sources.push(own);
	}
	return sources;
}
async function sourceBeforeMerge(repository, ours, theirs) {
	const times = await Promise.all([ours, theirs].map((head) => repository.sourceCommit(() => true, head)));
	return { time: new Date(Math.max(...times.map((commit) => commit?.time.getTime() ?? 0))) };
}
async function parentsOf(repository, commit) {
	const parents = [
		1,
		2,
		3
	].map((number) => orAbsent(repository.commitTree(`${commit}^${number}`)));
	return (await Promise.all(parents)).filter((tree) => tree !== void 0);
}
function digestOf(tree, options) {
	return orAbsent((0,_check_js__WEBPACK_IMPORTED_MODULE_0__.wi)(tree, options).then((gate) => (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.ar)(tree, gate)));
}
function orAbsent(asked) {
	return asked.catch((error) => {
		if (error instanceof _start_js__WEBPACK_IMPORTED_MODULE_1__.st && !(error instanceof _start_js__WEBPACK_IMPORTED_MODULE_1__.ot)) return void 0;
		throw error;
	});
}
async function sourcesAmong(paths, tree, options) {
	return paths.length === 0 ? [] : paths.filter(sourceTest(await (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.wi)(tree, options)));
}
function sourceCommitOf(repository, gate, commit) {
	return repository.sourceCommit(sourceTest(gate), commit);
}
function sourceTest(gate) {
	return (path) => (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.yn)(path, gate) && !gate.layout.isGenerated(path);
}
async function headOf(repository, tree, options) {
	const head = await repository.headCommit();
	if (head === void 0) return void 0;
	return await (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.ar)(tree, await (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.wi)(tree, options)) === await digestOf(await repository.commitTree(head), options) ? head : void 0;
}



/***/ }),

/***/ 6065:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ overlayOf)
/* harmony export */ });
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5553);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4105);


// src/git/overlay-tree.ts
const MAX_PATH = 4096;
async function overlayTree(base, changes, format) {
	const byPath = new Map();
	for (const change of changes) {
		refuseOddPath(change.path);
		if (byPath.has(change.path)) throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.st(`"${change.path}" is changed twice.`, "Name each path once");
		byPath.set(change.path, change);
	}
	const entries = [];
	const absent = new Set(changes.filter(({ action }) => action === "delete").map(({ path }) => path));
	for (const entry of await base.entries()) if (byPath.has(entry.path) && entry.undecodable !== true) absent.delete(entry.path);
	else entries.push(entry);
	for (const path of absent) throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.st(`"${path}" cannot be deleted: there is no such file.`);
	const upserts = new Map();
	for (const change of byPath.values()) {
		if (change.action === "delete") continue;
		upserts.set(change.path, change);
		const { path, bytes, mode = "100644" } = change;
		entries.push({
			path,
			mode,
			oid: (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.K)(bytes, format),
			size: bytes.length
		});
	}
	entries.sort((a, b) => (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.na)(a.path, b.path));
	for (const path of upserts.keys()) refuseFileInPlaceOfFolder(entries, path);
	return new OverlayTree(base, entries, upserts, `${(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.sa)(base)} with ${(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.ro)(changes.length, "change")}`);
}
var OverlayTree = class {
	label;
	#base;
	#entries;
	#upserts;
	constructor(base, entries, upserts, label) {
		this.#base = base;
		this.#entries = entries;
		this.#upserts = upserts;
		this.label = label;
	}
	entries() {
		return Promise.resolve(this.#entries);
	}
	async read(entries, visit) {
		let next = 0;
		const visitChanges = () => {
			for (; next < entries.length; next++) {
				const entry = entries[next];
				const change = entry && this.#change(entry);
				if (!entry || !change) return;
				visit(entry, change.bytes);
			}
		};
		visitChanges();
		await this.#base.read(entries.filter((entry) => !this.#change(entry)), (entry, bytes) => {
			visit(entry, bytes);
			next++;
			visitChanges();
		});
	}
	#change(entry) {
		return entry.undecodable === true ? void 0 : this.#upserts.get(entry.path);
	}
};
function refuseOddPath(path) {
	if (path.includes("\0") || path.split("/").some((name) => name === "" || name === "." || name === "..") || path.length > MAX_PATH || (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Va)(path)) throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.st(`${JSON.stringify(path.slice(0, 100))} is not a path of a tree.`, "Write it relative to the root, without `.`, `..` and `.git`");
}
function refuseFileInPlaceOfFolder(sorted, path) {
	const below = sorted[(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.ra)(sorted, `${path}/`)]?.path;
	if (below?.startsWith(`${path}/`)) refuse(path, below);
	for (let slash = path.indexOf("/"); slash !== -1; slash = path.indexOf("/", slash + 1)) {
		const folder = path.slice(0, slash);
		if (sorted[(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.ra)(sorted, folder)]?.path === folder) refuse(folder, path);
	}
}
function refuse(file, below) {
	throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.st(`"${file}" cannot be a file and the folder of "${below}" at once.`, "Delete or rename one of them");
}
// src/terminal/overlay.ts
function overlayOf({ format }) {
	return (base, files) => overlayTree(base, files.map(({ path, bytes, ...mode }) => bytes ? {
		action: "upsert",
		path,
		bytes,
		...mode
	} : {
		action: "delete",
		path
	}), format);
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

/***/ 8787:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ blockLines),
/* harmony export */   c: () => (/* binding */ readBlock),
/* harmony export */   i: () => (/* binding */ STANDING_LABELS),
/* harmony export */   l: () => (/* binding */ readTrailers),
/* harmony export */   n: () => (/* binding */ PROPOSAL_LABELS),
/* harmony export */   o: () => (/* binding */ decidedTogether),
/* harmony export */   r: () => (/* binding */ PROPOSAL_SCHEMA),
/* harmony export */   s: () => (/* binding */ decisionLabel),
/* harmony export */   t: () => (/* binding */ DECISIONS),
/* harmony export */   u: () => (/* binding */ writeTrailers)
/* harmony export */ });
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4105);
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5553);


// src/memory/proposal.ts
const DECISIONS = [
	"accept",
	"merge",
	"supersede",
	"reject"
];
function decidedTogether(records, begins) {
	const weight = Math.max(0, ...records.map(({ record }) => DECISIONS.indexOf(record.decision)));
	const areAll = (handling) => records.every(({ review }) => review?.handling === handling);
	return {
		decision: DECISIONS[weight] ?? "accept",
		handling: areAll("closed") ? "closed" : areAll("auto") && !begins ? "auto" : "person"
	};
}
const PROPOSAL_SCHEMA = "memory-steward.proposal/v1";
const PROPOSAL_LABELS = {
	update: "memory-update",
	import: "memory-import",
	choice: "memory-needs-choice",
	conflict: "memory-conflict"
};
const STANDING_LABELS = {
	duplicate: "memory-duplicate",
	competing: "memory-competing",
	broken: "memory-broken",
	outdated: "memory-outdated",
	auto: "memory-auto"
};
function decisionLabel(decision) {
	return `memory-decision-${decision}`;
}
function writeTrailers({ kind, decision, digest, idempotencyKey, source, run }) {
	return [
		`Memory-Proposal: ${kind}`,
		`Memory-Decision: ${decision}`,
		`Memory-Digest: ${digest}`,
		`Memory-Source-Run: ${source.repository}@${source.id}`,
		`Memory-Idempotency-Key: ${idempotencyKey}`,
		`Memory-Steward-Run: ${run.id}.${run.attempt}`
	].join("\n");
}
function readTrailers(message) {
	const last = message.replaceAll("\r\n", "\n").trimEnd().slice(-LAST_PARAGRAPH).split("\n\n").at(-1) ?? "";
	const values = new Map();
	for (const line of last.split("\n")) {
		const [, name, value] = /^(Memory-[A-Za-z-]{1,40}): (\S.{0,400})$/.exec(line) ?? [];
		if (name !== void 0 && value !== void 0 && !values.has(name)) values.set(name, value);
	}
	const kind = kindOf(values.get("Memory-Proposal"));
	const decision = decisionOf(values.get("Memory-Decision"));
	const digest = textOf(values.get("Memory-Digest"), _check_js__WEBPACK_IMPORTED_MODULE_1__.ji);
	const idempotencyKey = textOf(values.get("Memory-Idempotency-Key"), _check_js__WEBPACK_IMPORTED_MODULE_1__.ji);
	const [, repository, id] = /^([^@]+)@(.+)$/.exec(values.get("Memory-Source-Run") ?? "") ?? [];
	const source = sourceOf({
		repository,
		id
	});
	const [, run, attempt] = /^(\d{1,15})\.(\d{1,6})$/.exec(values.get("Memory-Steward-Run") ?? "") ?? [];
	if (!kind || !decision || !digest || !idempotencyKey || !source || run === void 0) return void 0;
	return {
		kind,
		decision,
		digest,
		idempotencyKey,
		source,
		run: {
			id: Number(run),
			attempt: Number(attempt)
		}
	};
}
const LAST_PARAGRAPH = 4e3;
const BLOCK_LIMIT = 32e3;
function blockLines(block) {
	const { records } = block;
	for (let shown = records.length;; shown = Math.floor(shown / 2)) {
		const part = shown === records.length ? block : {
			...block,
			records: records.slice(0, shown),
			moreRecords: records.length - shown
		};
		const text = JSON.stringify(part, null, 2).replace(/[^\n -;=-_a-~]/g, _start_js__WEBPACK_IMPORTED_MODULE_0__.j);
		if (text.length <= BLOCK_LIMIT || shown === 0) return text.split("\n");
	}
}
const BLOCK = /^```json\n(\{\n(?:.*\n)*?\})\n```$/gm;
function readBlock(comment) {
	const found = [...comment.replaceAll("\r\n", "\n").matchAll(BLOCK)].at(-1)?.[1];
	if (found === void 0) return void 0;
	try {
		return blockOf(JSON.parse(found));
	} catch (error) {
		if (error instanceof SyntaxError) return void 0;
		throw error;
	}
}
function blockOf(value) {
	if (!(0,_check_js__WEBPACK_IMPORTED_MODULE_1__.Co)(value) || value["schema"] !== "memory-steward.proposal/v1") return void 0;
	const kind = kindOf(value["kind"]);
	const decision = decisionOf(value["decision"]);
	const handling = value["handling"];
	const digest = textOf(value["digest"], _check_js__WEBPACK_IMPORTED_MODULE_1__.ji);
	const idempotencyKey = textOf(value["idempotencyKey"], _check_js__WEBPACK_IMPORTED_MODULE_1__.ji);
	const source = sourceOf(value["source"]);
	const { base } = value;
	const records = Array.isArray(value["records"]) ? value["records"].map(recordOf) : void 0;
	if (!kind || !decision || handling !== "person" && handling !== "auto" || !digest || !idempotencyKey) return void 0;
	if (!source || typeof base !== "string" || !(0,_check_js__WEBPACK_IMPORTED_MODULE_1__.bi)(base) || !records) return void 0;
	const read = records.filter((record) => record !== void 0);
	if (read.length < records.length) return void 0;
	const more = value["moreRecords"];
	return {
		...typeof more === "number" && more > 0 && { moreRecords: more },
		schema: PROPOSAL_SCHEMA,
		kind,
		decision,
		handling,
		digest,
		idempotencyKey,
		source,
		base,
		records: read
	};
}
function recordOf(value) {
	if (!(0,_check_js__WEBPACK_IMPORTED_MODULE_1__.Co)(value)) return void 0;
	const { id, path, relation, reason, targets, claim } = value;
	const decision = decisionOf(value["decision"]);
	if (typeof id !== "string" || typeof path !== "string" || !decision) return void 0;
	if (typeof relation !== "string" || typeof reason !== "string" || !Array.isArray(targets)) return void 0;
	const names = targets.filter((target) => typeof target === "string");
	const digest = textOf(claim, _check_js__WEBPACK_IMPORTED_MODULE_1__.ji);
	return {
		id,
		path,
		decision,
		relation,
		reason,
		targets: names,
		...digest !== void 0 && { claim: digest }
	};
}
function sourceOf(value) {
	if (!(0,_check_js__WEBPACK_IMPORTED_MODULE_1__.Co)(value)) return void 0;
	const { url, issue } = value;
	const repository = value["repository"];
	const id = textOf(value["id"], _start_js__WEBPACK_IMPORTED_MODULE_0__.S);
	if (typeof repository !== "string" || !(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.lt)(repository) || !id) return void 0;
	return {
		repository,
		id,
		...typeof url === "string" && /^https:\/\/[!-~]{1,2000}$/.test(url) && { url },
		...typeof issue === "number" && Number.isSafeInteger(issue) && issue > 0 && { issue }
	};
}
function kindOf(value) {
	return value === "update" || value === "import" ? value : void 0;
}
function decisionOf(value) {
	return DECISIONS.find((decision) => decision === value);
}
function textOf(value, pattern) {
	return typeof value === "string" && pattern.test(value) ? value : void 0;
}



/***/ }),

/***/ 6233:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runReindexStep: () => (/* binding */ runReindexStep)
/* harmony export */ });
/* harmony import */ var _branches_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4889);
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5553);
/* harmony import */ var _forge_refusal_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9695);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4105);
/* harmony import */ var _index_changes_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7693);
/* harmony import */ var _index_source_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(719);
/* harmony import */ var _make_index_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7106);
/* harmony import */ var _proposal_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8787);
/* harmony import */ var _rejected_before_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(6891);
/* harmony import */ var _standing_comment_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(4453);
/* harmony import */ var _overlay_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(6065);
/* harmony import */ var _forge_access_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(377);
/* harmony import */ var _forge_clone_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(4162);
/* harmony import */ var _log_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(7379);
/* harmony import */ var _action_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(8027);















// src/commands/propose/remember-rejections.ts
const NO_HEADS = {
	base: "",
	heads: new Map()
};
const NOTHING = {
	file: void 0,
	added: 0
};
const MAX_MS = 6e4;
async function rememberRejections(tree, input) {
	try {
		const gate = await (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.wi)(tree, input.gate);
		if (gate.problems.some(({ at }) => at.path === gate.layout.root + "memory-steward.rejections.yaml")) throw new _start_js__WEBPACK_IMPORTED_MODULE_3__.st(`${_check_js__WEBPACK_IMPORTED_MODULE_1__.za} cannot be read.`);
		return await remember(tree, gate, input);
	} catch (error) {
		if (!(error instanceof _start_js__WEBPACK_IMPORTED_MODULE_3__.st)) throw error;
		input.log(`Which proposals were rejected could not be remembered: ${error.message}`);
		return NOTHING;
	}
}
async function remember(tree, gate, input) {
	const { forge, source, branch } = input;
	const { closedUntil, closedThen, claims } = gate.rejections;
	const isSeen = ({ closedAt, number }) => closedAt === closedUntil && (closedThen?.includes(number) ?? true);
	const closed = (await forge.closedPullRequests(closedUntil)).filter((pull) => (0,_branches_js__WEBPACK_IMPORTED_MODULE_0__.a)(pull.head.branch) !== void 0 && !isSeen(pull));
	const pulls = firstOf(closed);
	if (pulls.length === 0) return NOTHING;
	const { login } = await forge.identity();
	const known = new Set(claims.keys());
	const entries = [];
	const rejected = [];
	for (const pull of pulls) {
		const closing = await forge.closing(pull.number);
		if (!isSuperfluous(pull, closing) && await isRejected(closing, login, forge)) rejected.push({
			pull,
			closing
		});
	}
	const numbers = rejected.map(({ pull }) => pull.number);
	const { base, heads } = numbers.length === 0 ? NO_HEADS : await source.fetch(branch, numbers);
	for (const { pull, closing } of rejected) {
		const head = heads.get(pull.number);
		if (head === void 0) continue;
		const files = await changedFiles(source.repository, base, head, gate);
		const reason = await reasonOf(pull, closing, forge);
		for (const { claim, subject } of (0,_rejected_before_js__WEBPACK_IMPORTED_MODULE_8__.t)(files, gate)) {
			if (known.has(claim)) continue;
			known.add(claim);
			const title = subject.isWithheld ? void 0 : cleanLine(subject.title, TITLE_LIMIT);
			const record = cleanLine(subject.id, ID_LIMIT);
			entries.push({
				claim,
				...record !== void 0 && { record },
				...title !== void 0 && { title },
				...reason !== void 0 && { reason },
				...closing.by && { by: closing.by.login },
				at: pull.closedAt,
				pullRequest: pull.number
			});
		}
	}
	const last = pulls.at(-1);
	if (!last || entries.length === 0 && pulls.length === closed.length) return NOTHING;
	const then = pulls.filter(({ closedAt }) => closedAt === last.closedAt).map(({ number }) => number);
	const seen = last.closedAt === closedUntil ? [...closedThen ?? [], ...then] : then;
	return {
		file: await written(tree, gate, entries, {
			until: last.closedAt,
			seen
		}),
		added: entries.length
	};
}
function firstOf(closed) {
	const last = closed[29]?.closedAt;
	return last === void 0 ? closed : closed.filter(({ closedAt }) => closedAt <= last);
}
function isSuperfluous({ labels }, { by, comments }) {
	if (!labels.includes(_proposal_js__WEBPACK_IMPORTED_MODULE_7__.i.duplicate)) return false;
	return comments.some(({ author, text }) => author.id === by?.id && (0,_standing_comment_js__WEBPACK_IMPORTED_MODULE_9__.t)(text));
}
async function isRejected({ by }, own, forge) {
	if (!by || by.isBot || (0,_start_js__WEBPACK_IMPORTED_MODULE_3__.ct)(by.login, own)) return false;
	return await forge.mayWrite(by.login);
}
const COMMAND = /^\/reject[ \t]+(\S[^]*)$/;
const TOGETHER_MS = 6e4;
async function reasonOf({ closedAt }, { by, comments }, forge) {
	const asked = new Map();
	const mayWrite = async ({ login, isBot }) => {
		const known = isBot ? false : by && (0,_start_js__WEBPACK_IMPORTED_MODULE_3__.ct)(login, by.login) ? true : asked.get(login);
		if (known !== void 0) return known;
		if (asked.size >= MAX_ASKED) return false;
		const answer = await forge.mayWrite(login);
		asked.set(login, answer);
		return answer;
	};
	for (const { author, text } of [...comments].reverse()) {
		const [, reason] = COMMAND.exec(text.trim()) ?? [];
		if (reason !== void 0 && await mayWrite(author)) return cleanLine(reason, REASON_LIMIT);
	}
	const words = comments.findLast(({ author, at }) => by?.id === author.id && Math.abs(Date.parse(at) - Date.parse(closedAt)) <= TOGETHER_MS);
	return words && cleanLine(words.text, REASON_LIMIT);
}
const MAX_ASKED = 3;
const TITLE_LIMIT = 200;
const REASON_LIMIT = 1e3;
const ID_LIMIT = 1e3;
function cleanLine(text, limit) {
	const line = (0,_start_js__WEBPACK_IMPORTED_MODULE_3__.A)().text(text.slice(0, 4 * limit)).replaceAll(new RegExp("[\\p{Cc}\\p{Cf}\\p{Zl}\\p{Zp}\\s]+", "gu"), " ").trim();
	if (line === "" || (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.Tn)(line).length > 0) return void 0;
	return Array.from(line).slice(0, limit).join("").trim();
}
async function changedFiles(repository, base, head, gate) {
	const change = await repository.branchChange(base, head, MAX_MS);
	if (!change) return [];
	const { isExcluded, layout } = gate;
	const read = async (tree) => {
		const entries = (await tree.entries()).filter(({ path }) => layout.classOf(path) && !isExcluded(path));
		const contents = new Map();
		await tree.read(entries, ({ path }, bytes) => {
			if (!(bytes instanceof Error)) contents.set(path, bytes);
		});
		return contents;
	};
	const [before, after] = [await read(change.before), await read(change.after)];
	return [...new Set([...before.keys(), ...after.keys()])].map((path) => ({
		path,
		before: before.get(path),
		after: after.get(path)
	}));
}
const HEAD = `# What was proposed and rejected: it is not proposed again. The steward adds entries with the index.
# To let a claim in again, remove its entry by a pull request and leave the rest as it is.
closedUntil: 1970-01-01T00:00:00Z
closedThen: []
rejections:
`;
async function written(tree, { layout }, entries, closed) {
	const path = layout.root + _check_js__WEBPACK_IMPORTED_MODULE_1__.za;
	const [found] = await (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.Qi)(new Set([path]), tree);
	const present = found && Buffer.from(await (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.ca)(tree, found)).toString("utf8");
	const count = present === void 0 ? 0 : listIn(path, present).length;
	let text;
	if (present === void 0) text = set(path, HEAD, ["rejections"], entries);
	else if (count === 0) text = set(path, present, ["rejections"], entries);
	else {
		text = `${present.trimEnd()}\n${set(path, HEAD, ["rejections"], entries).slice(HEAD.length)}`;
		if (listIn(path, text).length !== count + entries.length) text = entries.reduce((sum, entry, index) => set(path, sum, ["rejections", count + index], entry), present);
	}
	const told = set(path, text, ["closedUntil"], closed.until);
	return {
		path,
		bytes: Buffer.from(set(path, told, ["closedThen"], closed.seen))
	};
}
function listIn(path, text) {
	const { documents, problems } = (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.wa)(path, "yaml", Buffer.from(text), _check_js__WEBPACK_IMPORTED_MODULE_1__.bo);
	const value = documents[0]?.value;
	const list = problems.length === 0 && (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.Co)(value) ? value["rejections"] : void 0;
	return Array.isArray(list) ? list : [];
}
function set(path, text, pointer, value) {
	const edit = (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.vr)(path, "yaml", Buffer.from(text), {
		path,
		document: 0
	}, {
		kind: "set",
		pointer,
		value
	});
	if (edit) return (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.xr)(text, [edit]);
	throw new _start_js__WEBPACK_IMPORTED_MODULE_3__.st(`${path} cannot be edited.`, "Write its list on lines of its own, one entry under the other");
}
// src/commands/reindex/reindex.ts
const MAX_ATTEMPTS = 5;
async function reindex(input) {
	const { forge, source, branch, log } = input;
	for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt++) {
		const { base: head } = await source.fetch(branch, []);
		const { changes, text, rejections } = await prepare(input, head);
		const result = {
			head,
			files: changes.length,
			rejections
		};
		if (changes.length === 0) return {
			...result,
			outcome: "unchanged"
		};
		try {
			const commit = await forge.commitFiles({
				branch,
				expectedHead: head,
				text,
				changes
			});
			return {
				...result,
				outcome: "committed",
				commit
			};
		} catch (error) {
			if (error instanceof _forge_refusal_js__WEBPACK_IMPORTED_MODULE_2__.n) return {
				...result,
				...await propose(input, head, changes, text, error)
			};
			if (!(error instanceof _forge_refusal_js__WEBPACK_IMPORTED_MODULE_2__.t)) throw error;
			log(`${branch} has moved on from ${(0,_check_js__WEBPACK_IMPORTED_MODULE_1__.xi)(head)}: the index is regenerated.`);
		}
	}
	throw new _start_js__WEBPACK_IMPORTED_MODULE_3__.st(`The branch ${branch} moved ${MAX_ATTEMPTS} times while its index was made. Nothing was written.`, "Nothing needs to be done where each push starts a job; else run the job again");
}
async function prepare(input, head) {
	const { gate, root, onProgress, overlay } = input;
	const { repository } = input.source;
	const stored = await repository.commitTree(head);
	const { file, added } = await rememberRejections(stored, input);
	const tree = file ? await overlay(stored, [file]) : stored;
	const source = await (0,_index_source_js__WEBPACK_IMPORTED_MODULE_5__.t)(repository, stored, gate, new Date(0));
	const made = await (0,_make_index_js__WEBPACK_IMPORTED_MODULE_6__.t)({
		tree,
		root,
		gate,
		source,
		...onProgress && { onProgress }
	});
	const changes = [...file ? [file] : [], ...await (0,_index_changes_js__WEBPACK_IMPORTED_MODULE_4__.t)(tree, made)];
	const prefix = root === "" ? "" : `${root}/`;
	await refuseOccupied(stored, changes, prefix);
	const lines = [...source.commit === void 0 ? [] : [`Source-Commit: ${source.commit}`]];
	return {
		changes: changes.map(({ path, bytes }) => ({
			path: prefix + path,
			bytes
		})),
		text: {
			headline: "Index the memory",
			body: [...lines, `Source-Digest: ${made.sourceDigest}`].join("\n")
		},
		rejections: added
	};
}
async function refuseOccupied(tree, changes, prefix) {
	const files = new _check_js__WEBPACK_IMPORTED_MODULE_1__.Wi(tree);
	for (const { path } of changes.filter(({ bytes }) => bytes)) {
		const found = await files.obstacle(path);
		if (!found) continue;
		const isAbove = found.path !== path;
		if (!isAbove && found.noun !== "a folder") continue;
		throw new _start_js__WEBPACK_IMPORTED_MODULE_3__.st(`${prefix}${found.path} is ${found.noun}, where a ${isAbove ? "folder" : "file"} is wanted. Nothing was written.`, "Move it out of the way");
	}
}
async function propose({ forge, branch }, head, changes, commit, because) {
	try {
		const { pull, outcome: written } = await forge.proposeFiles({
			branch: _branches_js__WEBPACK_IMPORTED_MODULE_0__.t,
			base: {
				branch,
				head
			},
			commit,
			changes,
			title: "Index the memory",
			body: BODY
		});
		return {
			outcome: "proposed",
			pull: pull.number,
			written,
			because
		};
	} catch (error) {
		if (!(error instanceof _start_js__WEBPACK_IMPORTED_MODULE_3__.st)) throw error;
		throw new _start_js__WEBPACK_IMPORTED_MODULE_3__.st(`${because.message} Nor could the index be proposed by a pull request: ${error.message}`, because.advice);
	}
}
const BODY = `The index, made from the head of the branch by memory-steward. Nobody's hand wrote it, so there is nothing to review in it but that it is
what generation gives, which the check of this pull request tells. It changes files below \`indexes/\` and the list of rejections alone: where you see
another one, somebody else has written to the branch. Review what they wrote, or run the job again, which regenerates the branch.

When the branch moves on, the next run regenerates it here: a conflict needs no mending. To spare these pull requests, let a GitHub App bypass
the branch's rule, and give its token to the job.
`;
// src/actions/reindex-step.ts
async function runReindexStep(input) {
	const access = await (0,_forge_access_js__WEBPACK_IMPORTED_MODULE_11__.n)(input.environment, input.inputs.token);
	return await (0,_forge_clone_js__WEBPACK_IMPORTED_MODULE_12__.t)(access, input, async ({ clone, directory, gateOptions }) => {
		const { defaultBranch } = await access.forge.repository();
		const result = await reindex({
			forge: access.forge,
			source: clone,
			gate: gateOptions(),
			root: directory,
			branch: defaultBranch,
			log: _log_js__WEBPACK_IMPORTED_MODULE_13__.t,
			overlay: (0,_overlay_js__WEBPACK_IMPORTED_MODULE_10__.t)(clone.repository),
			onProgress: (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.m)(process.stdout).update
		});
		(0,_action_js__WEBPACK_IMPORTED_MODULE_14__.r)("index-outcome", result.outcome);
		if (result.outcome === "committed") (0,_action_js__WEBPACK_IMPORTED_MODULE_14__.r)("index-commit", result.commit);
		if (result.outcome === "proposed") (0,_action_js__WEBPACK_IMPORTED_MODULE_14__.r)("index-pull-request", result.pull);
		tell(result, defaultBranch);
		return result;
	});
}
function tell(result, branch) {
	if (result.rejections > 0) (0,_log_js__WEBPACK_IMPORTED_MODULE_13__.t)(`${(0,_check_js__WEBPACK_IMPORTED_MODULE_1__.ro)(result.rejections, "rejected claim")} ${result.rejections === 1 ? "is" : "are"} remembered from now on.`);
	const at = (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.xi)(result.head);
	const files = (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.ro)(result.files, "file");
	if (result.outcome === "unchanged") (0,_log_js__WEBPACK_IMPORTED_MODULE_13__.t)(`The index of ${branch} is that of ${at} already.`);
	else if (result.outcome === "committed") (0,_log_js__WEBPACK_IMPORTED_MODULE_13__.t)(`Indexed ${branch} at ${at}: ${files} in ${(0,_check_js__WEBPACK_IMPORTED_MODULE_1__.xi)(result.commit)}.`);
	else {
		const { pull, written, because } = result;
		(0,_log_js__WEBPACK_IMPORTED_MODULE_13__.t)(`The index is in pull request ${pull} (${written}), ${files}. ${because.message}`, "notice");
	}
}



/***/ }),

/***/ 4453:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ withStanding),
/* harmony export */   r: () => (/* binding */ renderStanding),
/* harmony export */   t: () => (/* binding */ tellsOfClosing)
/* harmony export */ });
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4105);
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5553);
/* harmony import */ var _whole_sentence_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1422);
/* harmony import */ var _document_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4120);
/* harmony import */ var _print_markdown_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(366);
/* harmony import */ var _repository_path_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5045);







// src/report/proposal/standing.ts
const CLOSED_WORDS = "so this pull request is closed";
const MAX_LISTED = 10;
const VALUE_LIMIT = 200;
const NAME_LIMIT = 120;
function renderStanding(story) {
	const blocks = standingBlocks(story);
	return blocks.length === 0 ? "" : (0,_print_markdown_js__WEBPACK_IMPORTED_MODULE_3__.n)([(0,_document_js__WEBPACK_IMPORTED_MODULE_2__.o)(3, (0,_document_js__WEBPACK_IMPORTED_MODULE_2__.p)("On main today")), ...blocks]);
}
function standingBlocks(story) {
	const { duplicates, isHeld, main, repository } = story;
	if (duplicates.length > 0) {
		const names = duplicates.slice(0, MAX_LISTED).map((record) => recordLink(record, story));
		return [(0,_document_js__WEBPACK_IMPORTED_MODULE_2__.l)((0,_document_js__WEBPACK_IMPORTED_MODULE_2__.p)(`The memory says this already, ${CLOSED_WORDS}: `), ...(0,_document_js__WEBPACK_IMPORTED_MODULE_2__.r)(names), (0,_document_js__WEBPACK_IMPORTED_MODULE_2__.p)("."))];
	}
	if (isHeld) {
		const commit = (0,_document_js__WEBPACK_IMPORTED_MODULE_2__.s)(`${repository}/commit/${main}`, (0,_document_js__WEBPACK_IMPORTED_MODULE_2__.n)((0,_check_js__WEBPACK_IMPORTED_MODULE_1__.xi)(main)));
		return [(0,_document_js__WEBPACK_IMPORTED_MODULE_2__.l)((0,_document_js__WEBPACK_IMPORTED_MODULE_2__.p)("Main holds all of this, as of "), commit, (0,_document_js__WEBPACK_IMPORTED_MODULE_2__.p)(`, ${CLOSED_WORDS}.`))];
	}
	return [
		...baseBlocks(story),
		...conflictBlocks(story),
		...findingBlocks(story),
		...rivalBlocks(story),
		...rejectionBlocks(story),
		...unmetBlocks(story)
	];
}
function baseBlocks({ isUpdated, hasPeoplesCommits }) {
	if (!isUpdated && !hasPeoplesCommits) return [];
	return [(0,_document_js__WEBPACK_IMPORTED_MODULE_2__.l)((0,_document_js__WEBPACK_IMPORTED_MODULE_2__.p)(`Main has changed files that this changes too. ${isUpdated ? "It was laid on main as it is." : "People have committed to this branch, so it is left to them: merge main into it."}`))];
}
function conflictBlocks({ conflicts, root }) {
	if (conflicts.length === 0) return [];
	const rows = conflicts.slice(0, MAX_LISTED).map(({ path, field, values }) => [
		[(0,_document_js__WEBPACK_IMPORTED_MODULE_2__.n)((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.it)((0,_repository_path_js__WEBPACK_IMPORTED_MODULE_4__.r)(root, path), NAME_LIMIT))],
		[(0,_document_js__WEBPACK_IMPORTED_MODULE_2__.n)((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.it)(field, NAME_LIMIT))],
		[values ? valueOf(values.main) : (0,_document_js__WEBPACK_IMPORTED_MODULE_2__.p)("withheld")],
		[values ? valueOf(values.proposed) : (0,_document_js__WEBPACK_IMPORTED_MODULE_2__.p)("withheld")]
	]);
	return [
		(0,_document_js__WEBPACK_IMPORTED_MODULE_2__.l)((0,_document_js__WEBPACK_IMPORTED_MODULE_2__.p)("Main and this proposal have changed the same to different ends. The branch is left as it is: a person chooses.")),
		(0,_document_js__WEBPACK_IMPORTED_MODULE_2__.f)([
			"File",
			"Field",
			"Main",
			"Proposed"
		], rows),
		...rest(conflicts.length, "conflict")
	];
}
function valueOf(value) {
	if (value === void 0) return (0,_document_js__WEBPACK_IMPORTED_MODULE_2__.p)("nothing");
	return (0,_document_js__WEBPACK_IMPORTED_MODULE_2__.n)((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.it)(typeof value === "string" ? value : JSON.stringify(value), VALUE_LIMIT));
}
function findingBlocks({ findings, root }) {
	if (findings.length === 0) return [];
	const items = findings.slice(0, MAX_LISTED).map(({ rule, path, message }) => {
		const where = [
			(0,_document_js__WEBPACK_IMPORTED_MODULE_2__.n)(rule),
			(0,_document_js__WEBPACK_IMPORTED_MODULE_2__.p)(" in "),
			(0,_document_js__WEBPACK_IMPORTED_MODULE_2__.n)((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.it)((0,_repository_path_js__WEBPACK_IMPORTED_MODULE_4__.r)(root, path), NAME_LIMIT))
		];
		return message === void 0 ? where : [
			...where,
			(0,_document_js__WEBPACK_IMPORTED_MODULE_2__.p)(": "),
			(0,_document_js__WEBPACK_IMPORTED_MODULE_2__.u)((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.it)(message, 300))
		];
	});
	return [
		(0,_document_js__WEBPACK_IMPORTED_MODULE_2__.l)((0,_document_js__WEBPACK_IMPORTED_MODULE_2__.p)("By main's rules as they are today this does not pass any more:")),
		{
			kind: "list",
			items
		},
		...rest(findings.length, "finding")
	];
}
function rivalBlocks({ rivals, repository }) {
	if (rivals.length === 0) return [];
	const items = rivals.slice(0, MAX_LISTED).map(({ pull, records }) => [
		(0,_document_js__WEBPACK_IMPORTED_MODULE_2__.s)(`${repository}/pull/${pull}`, (0,_document_js__WEBPACK_IMPORTED_MODULE_2__.p)(`Pull request ${pull}`)),
		(0,_document_js__WEBPACK_IMPORTED_MODULE_2__.p)(": "),
		...(0,_document_js__WEBPACK_IMPORTED_MODULE_2__.r)(records.slice(0, MAX_LISTED).map((id) => (0,_document_js__WEBPACK_IMPORTED_MODULE_2__.n)((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.it)(id, NAME_LIMIT)))),
		(0,_document_js__WEBPACK_IMPORTED_MODULE_2__.p)(records.length > MAX_LISTED ? " and others" : "")
	]);
	return [
		(0,_document_js__WEBPACK_IMPORTED_MODULE_2__.l)((0,_document_js__WEBPACK_IMPORTED_MODULE_2__.p)("Other proposals are about the same. Look at them together:")),
		{
			kind: "list",
			items
		},
		...rest(rivals.length, "proposal")
	];
}
function rejectionBlocks({ rejection }) {
	return rejection === void 0 ? [] : [(0,_document_js__WEBPACK_IMPORTED_MODULE_2__.l)((0,_document_js__WEBPACK_IMPORTED_MODULE_2__.p)("The same "), (0,_document_js__WEBPACK_IMPORTED_MODULE_2__.u)((0,_whole_sentence_js__WEBPACK_IMPORTED_MODULE_5__.t)((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.it)(rejection, 600))))];
}
function unmetBlocks({ unmet }) {
	return unmet === void 0 || unmet.length === 0 ? [] : [(0,_document_js__WEBPACK_IMPORTED_MODULE_2__.l)((0,_document_js__WEBPACK_IMPORTED_MODULE_2__.p)(`It waits for a person: ${unmet.join("; ")}.`))];
}
function rest(count, noun) {
	return count > MAX_LISTED ? [(0,_document_js__WEBPACK_IMPORTED_MODULE_2__.l)((0,_document_js__WEBPACK_IMPORTED_MODULE_2__.p)(`And ${(0,_check_js__WEBPACK_IMPORTED_MODULE_1__.z)(count - MAX_LISTED, `more ${noun}`)}.`))] : [];
}
function recordLink(record, { repository, root, main }) {
	const path = (0,_repository_path_js__WEBPACK_IMPORTED_MODULE_4__.r)(root, record.path);
	const isPlain = path.length <= 1e3 && path.split("/").every((part) => ![
		"",
		".",
		".."
	].includes(part));
	return (0,_document_js__WEBPACK_IMPORTED_MODULE_2__.s)(isPlain ? `${repository}/blob/${main}/${(0,_repository_path_js__WEBPACK_IMPORTED_MODULE_4__.t)(path)}` : void 0, (0,_document_js__WEBPACK_IMPORTED_MODULE_2__.n)((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.it)(record.id, NAME_LIMIT)));
}
// src/commands/propose/standing-comment.ts
const MARK = "<!-- memory-steward:standing -->";
const OWN_MARKER = /^<!-- memory-steward:proposal [^\n]*-->\n/;
function withStanding(comment, standing) {
	const body = comment.replaceAll("\r\n", "\n").replace(OWN_MARKER, "").trimEnd();
	const at = body.indexOf(`\n${MARK}`);
	const words = (at === -1 ? body : body.slice(0, at)).trimEnd();
	const next = standing === "" ? words : `${words}\n\n${MARK}\n${standing.trimEnd()}`;
	if (Buffer.byteLength(next) > 65280) return void 0;
	return {
		text: `${next}\n`,
		isNew: next !== body
	};
}
function tellsOfClosing(comment) {
	const text = comment.replaceAll("\r\n", "\n");
	const at = text.indexOf(`\n${MARK}`);
	return OWN_MARKER.test(text) && at !== -1 && text.slice(at).includes("so this pull request is closed");
}



/***/ })

};
;