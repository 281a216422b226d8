"use strict";
exports.id = 9664;
exports.ids = [9664,817];
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

/***/ 9664:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runResolveStep: () => (/* binding */ runResolveStep)
/* harmony export */ });
/* harmony import */ var _resolve_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(817);
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5553);
/* harmony import */ var _plain_summary_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8328);
/* harmony import */ var _forge_access_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(377);
/* harmony import */ var _forge_clone_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4162);
/* harmony import */ var _log_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7379);
/* harmony import */ var _action_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8027);







// src/actions/resolve-step.ts
async function runResolveStep(input) {
	const access = await (0,_forge_access_js__WEBPACK_IMPORTED_MODULE_3__.n)(input.environment, input.inputs.token);
	await (0,_forge_clone_js__WEBPACK_IMPORTED_MODULE_4__.t)(access, input, async ({ clone, gateOptions }) => {
		const { defaultBranch } = await access.forge.repository();
		await clone.fetchRefs();
		const resolution = await (0,_resolve_js__WEBPACK_IMPORTED_MODULE_0__.n)({
			repository: clone.repository,
			history: clone.history,
			prefix: clone.repository.prefix,
			gate: gateOptions(),
			request: (0,_resolve_js__WEBPACK_IMPORTED_MODULE_0__/* .resolveRequest */ .M)(input.inputs),
			branch: defaultBranch,
			now: new Date()
		});
		const { digests, snapshot, knownBad, warnings } = resolution;
		const outputs = {
			"resolved-commit": resolution.resolvedCommit,
			"resolved-at": resolution.resolvedAt,
			"current-commit": resolution.currentCommit,
			"stale-by": resolution.staleBy ?? "",
			approved: String(resolution.approved),
			snapshot: snapshot?.tag ?? "",
			"source-digest": digests.source,
			"ontology-digest": digests.ontology,
			"index-digest": digests.index ?? "",
			"known-bad": String(knownBad.length > 0),
			resolution: (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.D)(resolution, 0).trimEnd()
		};
		for (const [name, value] of Object.entries(outputs)) (0,_action_js__WEBPACK_IMPORTED_MODULE_6__.r)(name, value);
		for (const line of (0,_resolve_js__WEBPACK_IMPORTED_MODULE_0__.t)({
			...resolution,
			warnings: []
		}).trimEnd().split("\n")) (0,_log_js__WEBPACK_IMPORTED_MODULE_5__.t)(line);
		(0,_action_js__WEBPACK_IMPORTED_MODULE_6__.i)((0,_plain_summary_js__WEBPACK_IMPORTED_MODULE_2__.t)("Resolved memory", (0,_resolve_js__WEBPACK_IMPORTED_MODULE_0__.t)(resolution).trimEnd().split("\n")));
		for (const { reason } of knownBad) (0,_log_js__WEBPACK_IMPORTED_MODULE_5__.t)(`This memory is known to be bad: ${reason}`, "warning");
		for (const warning of warnings) (0,_log_js__WEBPACK_IMPORTED_MODULE_5__.t)(warning, "warning");
	});
}



/***/ }),

/***/ 817:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ resolveRequest),
/* harmony export */   n: () => (/* binding */ resolve),
/* harmony export */   runResolve: () => (/* binding */ runResolve),
/* harmony export */   t: () => (/* binding */ renderResolution)
/* harmony export */ });
/* harmony import */ var _index_digest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9486);
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5553);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4105);
/* harmony import */ var _at_time_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5168);
/* harmony import */ var _chain_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4632);
/* harmony import */ var _chain_faults_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1212);
/* harmony import */ var _find_ref_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9218);
/* harmony import */ var _find_snapshot_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8335);
/* harmony import */ var _read_snapshots_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(6537);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(7045);










// src/snapshots/duration.ts
const UNITS = [
	["d", 86400],
	["h", 3600],
	["m", 60],
	["s", 1]
];
function durationText(seconds) {
	let rest = Math.max(0, Math.floor(seconds));
	const first = UNITS.findIndex(([, size]) => rest >= size);
	if (first === -1) return "0s";
	let text = "";
	for (const [name, size] of UNITS.slice(first, first + 2)) {
		const count = Math.floor(rest / size);
		if (count > 0) text += `${count}${name}`;
		rest -= count * size;
	}
	return text;
}
// src/commands/snapshot/resolve.ts
async function resolve(input) {
	const { history, repository, request, now } = input;
	const refs = await history.refs();
	const branch = (0,_find_ref_js__WEBPACK_IMPORTED_MODULE_6__.n)(refs, input.branch);
	const [line, currentTree] = await Promise.all([history.line(branch.commit), repository.commitTree(branch.commit)]);
	const chain = await (0,_read_snapshots_js__WEBPACK_IMPORTED_MODULE_8__.t)(history, refs, line);
	const currentGate = await (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.wi)(currentTree, input.gate);
	const known = await (0,_read_snapshots_js__WEBPACK_IMPORTED_MODULE_8__.n)(currentTree, currentGate, {
		history,
		tags: (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.dn)(refs),
		line
	});
	const bad = new _check_js__WEBPACK_IMPORTED_MODULE_1__.rn(known.file, history, line);
	const snapshots = snapshotsByCommit(chain);
	const choice = await choose({
		...input,
		refs,
		current: branch.commit,
		line,
		chain,
		snapshots,
		bad
	}, branch.name);
	const { commit } = choice;
	const snapshot = snapshots.get(commit);
	const isCurrent = commit === branch.commit;
	const tree = isCurrent ? currentTree : await repository.commitTree(commit);
	const digests = await digestsOf(tree, isCurrent ? currentGate : await (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.wi)(tree, input.gate));
	const contradictions = snapshot ? contradictionsOf(snapshot, digests, input.prefix) : [];
	const seconds = await secondsOf(commit, snapshot, history);
	const currentSeconds = await secondsOf(branch.commit, snapshots.get(branch.commit), history);
	const strange = (0,_chain_faults_js__WEBPACK_IMPORTED_MODULE_5__.r)(chain.strangers);
	return {
		schema: "memory-steward.resolution/v1",
		requested: choice.requested,
		mode: request.mode,
		...choice.time !== void 0 && { requestedTime: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.et)(choice.time) },
		...request.mode === "ref-at-time" && {
			resolutionPolicy: "latest-commit-before-or-at",
			requireApprovedCommit: request.requireApprovedCommit
		},
		resolvedCommit: commit,
		resolvedAt: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.et)(now.getTime()),
		commitTime: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.et)(seconds * 1e3),
		approved: snapshot !== void 0,
		currentCommit: branch.commit,
		staleBy: isCurrent ? null : durationText(currentSeconds - seconds),
		commitsBehind: line.positions.get(commit) ?? null,
		digests,
		snapshot: snapshot ? {
			tag: snapshot.tag,
			object: snapshot.object,
			approvedAt: snapshot.manifest.approvedAt,
			mergeCommit: snapshot.manifest.mergeCommit
		} : null,
		knownBad: await bad.of(commit, snapshot?.tag),
		skipped: choice.skipped,
		warnings: [
			...choice.warnings,
			...snapshot ? (0,_at_time_js__WEBPACK_IMPORTED_MODULE_3__.r)(snapshot, chain) : [],
			...contradictions,
			...known.warnings,
			...strange
		]
	};
}
async function choose(ground, branch) {
	const { request } = ground;
	switch (request.mode) {
		case "current": return await newestGood(ground, 0, {
			requested: branch,
			warnings: []
		});
		case "explicit-ref": return {
			commit: await explicit(request.ref, ground),
			requested: request.ref,
			skipped: [],
			warnings: []
		};
		case "snapshot-tag": {
			const { manifest } = requireOnLine((0,_find_snapshot_js__WEBPACK_IMPORTED_MODULE_7__.t)(request.tag, ground.chain), ground);
			return {
				commit: manifest.commit,
				requested: request.tag,
				skipped: [],
				warnings: []
			};
		}
		case "ref-at-time": return await atTime(request, ground);
	}
}
const STEPS = /^([^~^]+)((?:[~^]\d{0,9})+)$/;
async function explicit(name, ground) {
	const [, start, steps] = STEPS.exec(name) ?? [];
	if (start === void 0 || steps === void 0) return await named(name, ground);
	const commit = await named(start, ground);
	try {
		return await ground.history.resolve(commit + steps);
	} catch (error) {
		if (!(error instanceof _start_js__WEBPACK_IMPORTED_MODULE_2__.st)) throw error;
		const from = `${JSON.stringify(start.slice(0, 100))} (${(0,_check_js__WEBPACK_IMPORTED_MODULE_1__.xi)(commit)})`;
		throw new _start_js__WEBPACK_IMPORTED_MODULE_2__.st(`In this clone no commit lies ${steps.slice(0, 100)} from ${from}.`, error.advice);
	}
}
async function named(name, { refs, history }) {
	const isId = /^[0-9a-f]{4,64}$/.test(name);
	const commit = (0,_find_ref_js__WEBPACK_IMPORTED_MODULE_6__.t)(name, refs);
	if (commit !== void 0 && !isId) return commit;
	if (commit !== void 0) throw new _start_js__WEBPACK_IMPORTED_MODULE_2__.st(`"${name}" is ambiguous: a ref is named like the id of a commit.`, "Write the ref in full");
	if (isId || name === "HEAD") return await history.resolve(name);
	const near = (0,_find_ref_js__WEBPACK_IMPORTED_MODULE_6__.r)(name, refs);
	throw new _start_js__WEBPACK_IMPORTED_MODULE_2__.st(`There is no branch, tag or commit ${JSON.stringify(name.slice(0, 100))} in this clone.`, near.length > 0 ? `Near it: ${near.join(", ")}` : adviceOn(name));
}
function adviceOn(name) {
	return /[:{}]/.test(name) || (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.q)(name) ? "Give a branch, a tag or the id of a commit, with ~1 or ^2 behind it where a parent is meant; for a time, --at" : "Check its spelling, or fetch it first";
}
async function atTime(request, ground) {
	const { now, chain, line, bad } = ground;
	const time = (0,_at_time_js__WEBPACK_IMPORTED_MODULE_3__.c)(request.at, now);
	if (!request.requireApprovedCommit) {
		if (time > now.getTime()) throw (0,_at_time_js__WEBPACK_IMPORTED_MODULE_3__.s)(time, now, "");
		return {
			...await newestGood(ground, (0,_at_time_js__WEBPACK_IMPORTED_MODULE_3__.i)(line, time), {
				requested: request.at,
				warnings: ["Approval was not asked for: the time is the committer's word."]
			}),
			time
		};
	}
	const skipped = [];
	for (const snapshot of (0,_at_time_js__WEBPACK_IMPORTED_MODULE_3__.a)(chain, time, now)) {
		const [last] = skipped.slice(-1);
		if (!(0,_chain_js__WEBPACK_IMPORTED_MODULE_4__.r)(snapshot)) throw (0,_at_time_js__WEBPACK_IMPORTED_MODULE_3__.n)(`What was approved before ${last?.snapshot ?? "it"}`, snapshot);
		const { commit } = requireOnLine(snapshot, ground).manifest;
		const [reason] = await bad.of(commit, snapshot.tag);
		if (!reason) return {
			commit,
			requested: request.at,
			skipped,
			warnings: [],
			time
		};
		skipped.push({
			commit,
			snapshot: snapshot.tag,
			reason: reason.reason
		});
	}
	throw allBad(`Every snapshot at or before ${(0,_start_js__WEBPACK_IMPORTED_MODULE_2__.et)(time)}`);
}
async function newestGood({ line, bad, snapshots }, from, rest) {
	const skipped = [];
	for (const { commit } of line.commits.slice(from)) {
		const tag = snapshots.get(commit)?.tag;
		const [reason] = await bad.of(commit, tag);
		if (!reason) return {
			...rest,
			commit,
			skipped
		};
		skipped.push({
			commit,
			...tag !== void 0 && { snapshot: tag },
			reason: reason.reason
		});
	}
	throw allBad("Every commit of the line");
}
function allBad(what) {
	return new _start_js__WEBPACK_IMPORTED_MODULE_2__.st(`${what} is known to be bad.`, "Name a commit or a snapshot to get it all the same");
}
function snapshotsByCommit({ links }) {
	const found = new Map();
	for (const link of links) if ((0,_chain_js__WEBPACK_IMPORTED_MODULE_4__.r)(link) && !found.has(link.manifest.commit)) found.set(link.manifest.commit, link);
	return found;
}
function requireOnLine(snapshot, { line, prefix }) {
	if (snapshot.position === void 0 && line.isCut) throw new _start_js__WEBPACK_IMPORTED_MODULE_2__.st(`This clone is shallow, and ${snapshot.tag} lies before its beginning.`, _check_js__WEBPACK_IMPORTED_MODULE_1__["in"]);
	const { directory } = snapshot.manifest;
	if (directory !== prefix.replace(/\/$/, "")) throw new _start_js__WEBPACK_IMPORTED_MODULE_2__.st(`${snapshot.tag} is a snapshot of the memory in ${directory === "" ? "the top folder" : directory}.`, "Name that folder");
	return snapshot;
}
async function digestsOf(tree, gate) {
	const [source, index] = await Promise.all([(0,_check_js__WEBPACK_IMPORTED_MODULE_1__.ar)(tree, gate), (0,_index_digest_js__WEBPACK_IMPORTED_MODULE_0__.t)(tree, gate.layout.root)]);
	return {
		source,
		ontology: gate.ontologyDigest,
		index
	};
}
function contradictionsOf({ tag, manifest }, digests, prefix) {
	if (manifest.directory !== prefix.replace(/\/$/, "")) return [];
	const differing = [
		[
			"source",
			manifest.sourceDigest,
			digests.source
		],
		[
			"ontology",
			manifest.ontologyDigest,
			digests.ontology
		],
		[
			"index",
			manifest.indexDigest,
			digests.index
		]
	].filter(([, stated, found]) => stated !== found).map(([name]) => name);
	if (differing.length === 0) return [];
	const message = `The manifest of ${tag} does not match its commit in the digest of ${differing.join(", ")}`;
	if (manifest.steward === _version_js__WEBPACK_IMPORTED_MODULE_9__.n) throw new _start_js__WEBPACK_IMPORTED_MODULE_2__.st(`${message}.`, "Do not use this tag: find out who made it");
	return [`${message}; it was made by version ${manifest.steward}, this is ${_version_js__WEBPACK_IMPORTED_MODULE_9__.n}.`];
}
async function secondsOf(commit, snapshot, history) {
	return snapshot ? snapshot.time / 1e3 : await history.commitSeconds(commit);
}
// src/report/resolution.ts
function renderResolution(resolution) {
	const { snapshot, digests, knownBad, skipped, warnings } = resolution;
	const lines = [
		["requested", `${resolution.requested} (${resolution.mode})`],
		...resolution.requestedTime === void 0 ? [] : [["time", resolution.requestedTime]],
		["commit", resolution.resolvedCommit],
		["snapshot", snapshot ? `${snapshot.tag}, approved at ${snapshot.approvedAt}` : "none: this commit is not approved"],
		["current", resolution.staleBy === null ? "the same" : `${resolution.currentCommit}, ${behind(resolution)}`],
		["sources", digests.source],
		["ontology", digests.ontology],
		["index", digests.index ?? "none"]
	].map(([name, value]) => `${name.padEnd(10)} ${(0,_start_js__WEBPACK_IMPORTED_MODULE_2__.L)(value)}\n`);
	const banner = knownBad.map(({ reason, records, remediation }) => {
		const about = records.length > 0 ? ` (${records.join(", ")})` : "";
		const mend = remediation === void 0 ? "" : `${/[.!?]$/.test(reason) ? "" : "."} See ${remediation}.`;
		return `!!! KNOWN TO BE BAD${(0,_start_js__WEBPACK_IMPORTED_MODULE_2__.L)(about)}: ${(0,_start_js__WEBPACK_IMPORTED_MODULE_2__.L)(reason)}${(0,_start_js__WEBPACK_IMPORTED_MODULE_2__.L)(mend)}\n`;
	});
	const passed = together(skipped).map((several) => {
		const are = several.length === 1 ? "is" : "are";
		return `! passed over ${(0,_start_js__WEBPACK_IMPORTED_MODULE_2__.L)(namesOf(several))}, which ${are} known to be bad: ${(0,_start_js__WEBPACK_IMPORTED_MODULE_2__.L)(several[0]?.reason ?? "")}\n`;
	});
	return [
		...banner,
		...lines,
		...passed,
		...warnings.map((warning) => `! ${(0,_start_js__WEBPACK_IMPORTED_MODULE_2__.L)(warning)}\n`)
	].join("");
}
function together(skipped) {
	const groups = [];
	for (const one of skipped) {
		const last = groups.at(-1);
		if (last?.[0]?.reason === one.reason) last.push(one);
		else groups.push([one]);
	}
	return groups;
}
function namesOf(several) {
	const [newest, oldest] = [several[0], several.at(-1)];
	if (newest === void 0 || oldest === void 0) return "";
	if (several.length === 1) return nameOf(newest);
	const tagged = several.filter(({ snapshot }) => snapshot !== void 0).length;
	const areSnapshots = tagged === several.length;
	const some = areSnapshots || tagged === 0 ? "" : `, ${tagged} of them ${tagged === 1 ? "a snapshot" : "snapshots"}`;
	return `${(0,_check_js__WEBPACK_IMPORTED_MODULE_1__.z)(several.length, areSnapshots ? "snapshot" : "commit")} from ${nameOf(oldest)} to ${nameOf(newest)}${some}`;
}
function nameOf({ commit, snapshot }) {
	return snapshot ?? (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.xi)(commit);
}
function behind({ staleBy, commitsBehind }) {
	return `${commitsBehind === null ? "not on its line" : `${(0,_check_js__WEBPACK_IMPORTED_MODULE_1__.z)(commitsBehind, "commit")} behind`}, stale by ${staleBy ?? "0s"}`;
}
// src/terminal/resolve.ts
async function runResolve(dir, options) {
	const repository = await (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.H)(dir);
	try {
		const resolution = await resolve({
			repository,
			history: repository.history(),
			prefix: repository.prefix,
			gate: (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.g)(dir, options, repository),
			request: resolveRequest(options),
			branch: options.branch,
			now: new Date()
		});
		process.stdout.write(options.format === "json" ? (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.D)(resolution) : renderResolution(resolution));
		return 0;
	} catch (error) {
		throw await (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.o)(error, dir);
	} finally {
		await repository.close();
	}
}
function resolveRequest({ ref, at, snapshot, requireApprovedCommit }) {
	if ([
		ref,
		at,
		snapshot
	].filter((given) => given !== void 0).length > 1) throw new _start_js__WEBPACK_IMPORTED_MODULE_2__.st("More than one of ref, at and snapshot was given.", "Ask for one state of the memory at a time");
	if (ref !== void 0) return {
		mode: "explicit-ref",
		ref
	};
	if (snapshot !== void 0) return {
		mode: "snapshot-tag",
		tag: snapshot
	};
	return at === void 0 ? { mode: "current" } : {
		mode: "ref-at-time",
		at,
		requireApprovedCommit
	};
}



/***/ })

};
;