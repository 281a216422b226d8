exports.id = 2003;
exports.ids = [2003,6626];
exports.modules = {

/***/ 1212:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

"use strict";
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ strangeTagFault),
/* harmony export */   r: () => (/* binding */ strangeTagFaults),
/* harmony export */   t: () => (/* binding */ chainFaults)
/* harmony export */ });
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4105);
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5553);
/* harmony import */ var _chain_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4632);



// src/snapshots/chain-faults.ts
const MAX_SINGLY = 3;
const MAX_TOLD = 50;
function chainFaults({ links, strangers }) {
	return few([...links.flatMap((link) => (0,_chain_js__WEBPACK_IMPORTED_MODULE_2__.r)(link) ? [] : [link.fault]), ...byReason(strangers)]);
}
function strangeTagFaults(strange) {
	return few(byReason(strange));
}
function strangeTagFault({ tag, reason }) {
	return `${tag} is no snapshot: ${reason}.`;
}
function byReason(strange) {
	return [...(0,_check_js__WEBPACK_IMPORTED_MODULE_1__.ma)(strange, ({ reason }) => reason)].flatMap(([reason, group]) => {
		if (group.length <= MAX_SINGLY) return group.map(strangeTagFault);
		const tags = group.map(({ tag }) => tag);
		const names = (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.bt)(tags, MAX_SINGLY, (tag) => (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.it)(tag, 200));
		return [`${tags.length} tags are no snapshots, each because ${reason}: ${names}.`];
	});
}
function few(sentences) {
	const rest = sentences.length - MAX_TOLD;
	return rest > 0 ? [...sentences.slice(0, MAX_TOLD), `${rest} more sentences about tags are left out.`] : sentences;
}



/***/ }),

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

/***/ 2267:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

"use strict";
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

"use strict";
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

/***/ 3219:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

"use strict";
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ fileInMemoryLine)
/* harmony export */ });
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5553);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4105);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_2__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_3__);




// src/terminal/file-in-memory.ts
async function fileInMemoryLine({ repository, dir, gate }, file, option) {
	const written = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.resolve)(file);
	if ((0,node_fs__WEBPACK_IMPORTED_MODULE_2__.statSync)(written, { throwIfNoEntry: false })?.isFile() !== true) return "";
	const path = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.relative)((0,node_fs__WEBPACK_IMPORTED_MODULE_2__.realpathSync)(dir), (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.realpathSync)(written)).replaceAll("\\", "/");
	if (path.startsWith("../") || (0,node_path__WEBPACK_IMPORTED_MODULE_3__.isAbsolute)(path)) return "";
	const tree = await repository.workingTree();
	if (!(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.ia)(await tree.entries(), path)) return "";
	if (!(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.yn)(path, await (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.wi)(tree, gate))) return "";
	const name = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.R)((0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Zi)(path), 200);
	return `${name} lies in the memory: as long as it does, the check takes it for one of its files, and the index for out of date. Name a place outside, such as ${option} ../${name}, or let Git ignore it.\n`;
}



/***/ }),

/***/ 9218:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

"use strict";
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ defaultBranch),
/* harmony export */   r: () => (/* binding */ nearRefs),
/* harmony export */   t: () => (/* binding */ commitOfRef)
/* harmony export */ });
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5553);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4105);


// src/snapshots/find-ref.ts
function foldersIn(refs) {
	return [
		"",
		"refs/",
		HEADS,
		"refs/tags/",
		...forgeFolders(refs),
		REMOTES
	];
}
const HEADS = "refs/heads/";
const REMOTES = "refs/remotes/";
function forgeFolders(refs) {
	const below = refs.filter(({ name }) => name.startsWith(REMOTES)).map(({ name }) => name);
	const known = below.filter((name) => name.endsWith("/HEAD")).map((name) => name.slice(0, -4));
	const others = below.filter((name) => !known.some((folder) => name.startsWith(folder))).map((name) => name.slice(0, name.indexOf("/", 13) + 1));
	const folders = [...new Set([...known, ...others])].filter((folder) => folder.length > 13);
	const origin = `${REMOTES}origin/`;
	return folders.includes(origin) ? [origin] : folders;
}
function commitOfRef(name, refs) {
	const full = new Set(foldersIn(refs).map((folder) => folder + name));
	const found = refs.filter((ref) => full.has(ref.name));
	const commits = new Set(found.map(({ commit }) => commit));
	const [commit] = commits;
	if (found.length === 0) return void 0;
	if (commits.size > 1) throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.st(`"${name}" is ambiguous: ${meaningsOf(found)}.`, "Write the one that is meant in full");
	if (commit === void 0) throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.st(`"${name}" leads to no commit.`, "Name a branch, a tag or a commit");
	return commit;
}
const MAX_EDITS = 3;
const MAX_NAMED = 5;
const MAX_COMPARED = 2e3;
function shortNames(refs) {
	const folders = [
		HEADS,
		"refs/tags/",
		...forgeFolders(refs),
		REMOTES
	];
	const short = new Set(refs.map(({ name: full }) => full.slice(folders.find((folder) => full.startsWith(folder))?.length ?? 0)));
	short.delete("HEAD");
	return [...short];
}
function nearRefs(name, refs) {
	return shortNames(refs).slice(0, MAX_COMPARED).map((candidate) => ({
		candidate,
		distance: distanceOf(name, candidate)
	})).filter(({ distance }) => distance <= MAX_EDITS).sort((a, b) => a.distance - b.distance || (a.candidate < b.candidate ? -1 : 1)).slice(0, 3).map(({ candidate }) => candidate);
}
function distanceOf(name, candidate) {
	const [a, b] = [name.toLowerCase(), candidate.toLowerCase()];
	return b.endsWith(`/${a}`) || a.length > 2 && b.startsWith(a) ? 1 : (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.ya)(a, b, MAX_EDITS);
}
function defaultBranch(refs, asked) {
	if (refs.length === 0) throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.st("This repository has no commit yet.", "Commit first, or fetch");
	const byName = new Map(refs.map((ref) => [ref.name, ref]));
	const folders = forgeFolders(refs);
	const targets = new Set(folders.flatMap((folder) => {
		const target = byName.get(`${folder}HEAD`)?.target;
		return target?.startsWith(folder) === true ? target.slice(folder.length) : [];
	}));
	const hasBranch = (name) => [...folders, HEADS].some((folder) => byName.has(folder + name));
	const [name, second] = asked !== void 0 ? [asked] : targets.size > 0 ? [...targets] : ["main", "master"].filter(hasBranch);
	if (name === void 0 || second !== void 0) throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.st("This clone does not say which branch is the default one.", "Name it with --branch");
	const ofForge = folders.flatMap((folder) => byName.get(folder + name) ?? []);
	if (new Set(ofForge.map(({ commit }) => commit)).size > 1) throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.st(`This clone has several remotes and none called origin, so ${JSON.stringify(name)} may be ${meaningsOf(ofForge)}.`, `Name the one that is meant, as in --branch ${ofForge[0]?.name.slice(13) ?? name}`);
	const ref = ofForge[0] ?? byName.get(REMOTES + name) ?? byName.get(HEADS + name);
	if (ref?.commit !== void 0) return {
		name,
		commit: ref.commit
	};
	throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.st(`There is no branch ${JSON.stringify(name)} in this clone.`, adviceOn(name, refs));
}
function adviceOn(name, refs) {
	const branches = refs.filter((ref) => [HEADS, REMOTES].some((folder) => ref.name.startsWith(folder)));
	const near = nearRefs(name, branches);
	if (near.length > 0) return `Near it: ${near.join(", ")}`;
	const remotes = branches.some((ref) => ref.name.startsWith(REMOTES)) ? forgeFolders(refs) : [];
	const names = shortNames(branches);
	const ways = [...names.length > 0 ? [`Name one that is there: ${(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.bt)(names, MAX_NAMED)}`] : [], ...remotes.slice(0, 1).map((folder) => `Fetch it: git fetch ${folder.slice(13, -1)} ${name}`)];
	return ways.length > 0 ? ways.join(". ") : "Fetch it first";
}
function meaningsOf(refs) {
	return refs.map(({ name, commit, object }) => `${name} at ${(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.xi)(commit ?? object)}`).join(", ");
}



/***/ }),

/***/ 7874:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

"use strict";
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ always),
/* harmony export */   r: () => (/* binding */ isNewerRun),
/* harmony export */   t: () => (/* binding */ COMMENT_BYTES)
/* harmony export */ });
// src/memory/forge.ts
const always = () => Promise.resolve();
function isNewerRun(left, right) {
	return left.id > right.id || left.id === right.id && left.attempt > right.attempt;
}
const COMMENT_BYTES = 65280;



/***/ }),

/***/ 2003:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

"use strict";
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ tellHealth),
/* harmony export */   U: () => (/* binding */ writeHealth),
/* harmony export */   runHealth: () => (/* binding */ runHealth)
/* harmony export */ });
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5553);
/* harmony import */ var _branches_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4889);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4105);
/* harmony import */ var _chain_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4632);
/* harmony import */ var _chain_faults_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1212);
/* harmony import */ var _find_ref_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9218);
/* harmony import */ var _read_snapshots_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6537);
/* harmony import */ var _forge_js__WEBPACK_IMPORTED_MODULE_22__ = __webpack_require__(7874);
/* harmony import */ var _forge_refusal_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(9695);
/* harmony import */ var _markdown_escape_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(214);
/* harmony import */ var _print_markdown_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(366);
/* harmony import */ var _wrap_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(7869);
/* harmony import */ var _document_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(4120);
/* harmony import */ var _listing_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(1409);
/* harmony import */ var _print_within_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(904);
/* harmony import */ var _print_terminal_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(4683);
/* harmony import */ var _color_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(6626);
/* harmony import */ var _connect_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(2267);
/* harmony import */ var _file_in_memory_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(3219);
/* harmony import */ var _step_summary_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(7782);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_19__ = __webpack_require__(7598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_19___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_19__);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_20__ = __webpack_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_20___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_20__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_21__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_21___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_21__);























// src/commands/health.ts
async function health(input) {
	const { tree, commit, now, history } = input;
	const judged = await attempt(() => (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.lt)({
		subject: { tree },
		root: input.root,
		gate: input.gate,
		now,
		...input.secrets !== void 0 && { secrets: input.secrets }
	}));
	if (input.mustHold && judged instanceof _check_js__WEBPACK_IMPORTED_MODULE_0__.Ri) throw judged;
	const result = judged instanceof _start_js__WEBPACK_IMPORTED_MODULE_2__.st ? void 0 : judged;
	const chain = await attempt(async () => (0,_read_snapshots_js__WEBPACK_IMPORTED_MODULE_6__.t)(history, await history.refs(), await lineOf(input)));
	const { forge } = input;
	const work = forge && await attempt(() => workOf(forge, now));
	const header = await indexHeaderOf(tree, input.gate);
	const isStale = header !== void 0 && result !== void 0 && header.sourceDigest !== result.report.sourceDigest;
	const state = {
		header,
		isStale
	};
	const lists = result ? await listsOf(result) : NOTHING;
	return {
		at: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.et)(now),
		commit,
		layout: result?.report.layout,
		alerts: [
			...indexAlerts(input, state),
			...ontologyAlerts(judged, result),
			...secretAlerts(lists.secrets),
			...unreachableAlerts(work),
			...staleAlerts(state),
			...historyAlerts(chain)
		],
		counts: result?.report.counts,
		records: result?.report.statistics.records ?? 0,
		index: {
			state: header === void 0 ? "absent" : isStale ? "stale" : "current",
			...header && { generatedAt: header.generatedAt },
			...header?.sourceCommit !== void 0 && { sourceCommit: header.sourceCommit }
		},
		...lists,
		snapshots: chain instanceof _start_js__WEBPACK_IMPORTED_MODULE_2__.st ? [] : factsOf(chain),
		work: work instanceof _start_js__WEBPACK_IMPORTED_MODULE_2__.st ? void 0 : work
	};
}
async function lineOf({ commit, history, isAnyCommit }) {
	const line = await history.line(commit);
	if (!isAnyCommit) return line;
	const refs = await history.refs();
	const branch = await attempt(() => Promise.resolve((0,_find_ref_js__WEBPACK_IMPORTED_MODULE_5__.n)(refs, void 0)));
	if (branch instanceof _start_js__WEBPACK_IMPORTED_MODULE_2__.st || line.positions.has(branch.commit)) return line;
	return await history.line(branch.commit);
}
async function attempt(run) {
	try {
		return await run();
	} catch (error) {
		if (error instanceof _start_js__WEBPACK_IMPORTED_MODULE_2__.st && !(error instanceof _start_js__WEBPACK_IMPORTED_MODULE_2__.ot)) return error;
		throw error;
	}
}
const NOTHING = {
	withoutOwners: [],
	stale: [],
	lostOwners: [],
	dangling: [],
	secrets: [],
	unsearched: []
};
const UNSEARCHED = "secret/incomplete-scan";
const NO_SECRET = new Set([UNSEARCHED, "secret/allow-comment"]);
async function listsOf(result) {
	const { ids, paths } = await (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.rt)(result);
	const open = result.report.findings.filter(({ accepted }) => accepted === void 0);
	const nameOf = ({ record, path }) => record ?? (paths.has(path) ? "a restricted file" : path);
	const named = (isMeant) => [...new Set(open.filter(isMeant).map(nameOf))];
	const secrets = open.filter(({ rule, severity }) => rule.startsWith("secret/") && !NO_SECRET.has(rule) && severity !== "note");
	return {
		withoutOwners: named(({ rule, subject = "" }) => rule === "record/missing-field" ? /(?:^|\.)owners$/.test(subject) : rule === "record/without-owner"),
		stale: named(({ rule }) => rule === "record/stale"),
		lostOwners: named(({ rule }) => rule === "record/invalid-owner"),
		dangling: named(({ rule }) => rule === "graph/dangling-edge"),
		secrets: [...new Set(secrets.map((finding) => paths.has(finding.path) || finding.record !== void 0 && ids.has(finding.record) ? nameOf(finding) : `${finding.path}:${finding.range.start.line}`))],
		unsearched: named(({ rule }) => rule === UNSEARCHED)
	};
}
async function indexHeaderOf(tree, options) {
	const gate = await attempt(() => (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.wi)(tree, options));
	if (gate instanceof _start_js__WEBPACK_IMPORTED_MODULE_2__.st) return void 0;
	const [entry] = await (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Qi)(new Set([gate.layout.root + _check_js__WEBPACK_IMPORTED_MODULE_0__.oo]), tree);
	return entry && (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Zn)(Buffer.from(await (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.ca)(tree, entry)).toString("utf8"));
}
function indexAlerts({ indexBuild, now }, { header }) {
	if (indexBuild !== "failure") return [];
	return [{
		name: "index-build-failed",
		severity: (header ? now.getTime() - (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Z)(header.generatedAt) : Infinity) > 864e5 ? "critical" : "warning",
		message: `The index could not be made; the last one is ${header ? `of ${header.generatedAt}` : "not there"}.`,
		response: "Look at the parse errors of the check, and hold back merges as long as the index is stale."
	}];
}
function ontologyAlerts(judged, result) {
	const response = "Merge no updates until it is mended: what is judged by it cannot be relied on.";
	const alert = (message) => ({
		name: "ontology-invalid",
		severity: "critical",
		message,
		response
	});
	if (judged instanceof _start_js__WEBPACK_IMPORTED_MODULE_2__.st) return [alert(judged.message)];
	if (!result) return [];
	const { report, gate } = result;
	const errors = report.findings.filter(({ rule, path, severity, accepted }) => severity === "error" && accepted === void 0 && (/^(?:ontology|gate)\//.test(rule) || rule.startsWith("parse/") && gate.files.has(path)));
	const [first] = errors;
	if (!first) return [];
	const more = errors.length > 1 ? ` (and ${errors.length - 1} more)` : "";
	return [alert(`The ontology is not valid: ${first.path}:${first.range.start.line}:${first.range.start.column}: ${first.message}${more}`)];
}
function secretAlerts(secrets) {
	if (secrets.length === 0) return [];
	return [{
		name: "secret-found",
		severity: "critical",
		message: `${secrets.length} place${secrets.length === 1 ? " looks" : "s look"} like a secret.`,
		response: "Revoke what has leaked first, then take it out of the memory, and tell the owners."
	}];
}
function unreachableAlerts(work) {
	if (!(work instanceof _start_js__WEBPACK_IMPORTED_MODULE_2__.st)) return [];
	return [{
		name: "repository-unreachable",
		severity: "warning",
		message: `The forge did not answer: ${work.message}`,
		response: "Hold back runs that cannot do without memory; let the others go on with a warning until it answers again."
	}];
}
function staleAlerts({ header, isStale }) {
	if (!header || !isStale) return [];
	return [{
		name: "stale-indexes",
		severity: "warning",
		message: `The index is out of date: sources have changed since it was made (of ${(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.xi)(header.sourceCommit ?? header.generatedAt)}).`,
		response: "Regenerate the index, and compare its source commit."
	}];
}
function historyAlerts(chain) {
	const response = "Hold back runs that ask for that time until the tag is what it was; compare with a mirror.";
	const alert = (message) => ({
		name: "historical-ref-unresolvable",
		severity: "warning",
		message,
		response
	});
	if (chain instanceof _start_js__WEBPACK_IMPORTED_MODULE_2__.st) return [alert(chain.message)];
	return (0,_chain_faults_js__WEBPACK_IMPORTED_MODULE_4__.t)(chain).map(alert);
}
function factsOf({ links }) {
	return links.filter(_chain_js__WEBPACK_IMPORTED_MODULE_3__.r).map(({ tag, manifest }) => ({
		tag,
		approvedAt: manifest.approvedAt,
		records: manifest.statistics.records,
		edges: manifest.statistics.edges
	}));
}
async function workOf(forge, now) {
	const { pulls, more } = await forge.openPullRequests(100);
	const isOld = (time) => time !== void 0 && now.getTime() - Date.parse(time) > 12096e5;
	return {
		pulls: pulls.length,
		more,
		updates: pulls.filter(_branches_js__WEBPACK_IMPORTED_MODULE_1__.r).map(({ number }) => number),
		stale: pulls.filter(({ updatedAt }) => isOld(updatedAt)).map(({ number }) => number)
	};
}
// src/report/html/escape-html.ts
const ENTITIES = {
	"&": "&amp;",
	"<": "&lt;",
	">": "&gt;",
	"\"": "&quot;",
	"'": "&#39;"
};
function escapeHtml(text) {
	return (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.L)(text).replace(/[&<>"']/g, (character) => ENTITIES[character] ?? "");
}
// src/report/html/styles.ts
const STYLES = `
:root {
  color-scheme: light dark;
  --page: #ffffff; --panel: #ffffff; --soft: #f6f8fa; --ink: #1f2328; --faint: #59636e; --line: #d1d9e0; --link: #0969da;
  --green: #1a7f37; --green-soft: #dafbe1; --red: #cf222e; --red-soft: #ffebe9; --amber: #9a6700; --amber-soft: #fff8c5;
  --blue-soft: #ddf4ff; --shade: #1f232833;
}
@media (prefers-color-scheme: dark) {
  :root {
    --page: #0d1117; --panel: #0d1117; --soft: #151b23; --ink: #f0f6fc; --faint: #9198a1; --line: #3d444d; --link: #4493f8;
    --green: #3fb950; --green-soft: #12261e; --red: #f85149; --red-soft: #25171c; --amber: #d29922; --amber-soft: #272115;
    --blue-soft: #121d2f; --shade: #f0f6fc33;
  }
}
* { box-sizing: border-box; }
body {
  margin: 0; background: var(--page); color: var(--ink);
  font: 14px/1.5 -apple-system, BlinkMacSystemFont, "Segoe UI", "Noto Sans", "Liberation Sans", Helvetica, Arial, sans-serif, "Noto Color Emoji";
  overflow-wrap: anywhere;
}
main { max-width: 880px; margin: 0 auto; padding: 16px; }
a { color: var(--link); text-underline-offset: 0.2em; }
:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; }
h1 { font-size: 26px; line-height: 1.25; margin: 0 0 8px; }
h2 { font-size: 20px; line-height: 1.25; margin: 32px 0 12px; }
h3 { font-size: 16px; margin: 24px 0 8px; }
h4 { font-size: 14px; margin: 22px 0 6px; }
h4 code { font-size: 13px; }
p, ul, pre, table, details, .wide, .trends { margin: 0 0 12px; }
.wide table { margin: 0; }
ul { padding-left: 24px; }
code, pre { font: 12px/1.5 ui-monospace, SFMono-Regular, "Liberation Mono", Menlo, Consolas, monospace; }
code { background: var(--soft); border-radius: 6px; padding: 2px 5px; unicode-bidi: isolate; }
a code { color: inherit; }
pre { background: var(--soft); border-radius: 6px; padding: 12px 0; overflow-x: auto; }
pre code { display: block; width: max-content; min-width: 100%; padding: 0 14px; background: none; border-radius: 0; white-space: pre; }
pre code.added { background: var(--green-soft); color: var(--green); }
pre code.removed { background: var(--red-soft); color: var(--red); }
pre code.hunk, pre code.header { color: var(--faint); }
/* What scrolls has a shade at the side on which there is more: the two covers move with the content, the shades stay. */
.wide {
  overflow-x: auto;
  background:
    linear-gradient(to right, var(--panel) 14px, transparent) left / 28px 100% no-repeat local,
    linear-gradient(to left, var(--panel) 14px, transparent) right / 28px 100% no-repeat local,
    linear-gradient(to right, var(--shade), transparent) left / 12px 100% no-repeat scroll,
    linear-gradient(to left, var(--shade), transparent) right / 12px 100% no-repeat scroll;
}
table { border-collapse: collapse; }
th, td { border: 1px solid var(--line); padding: 6px 11px; text-align: left; vertical-align: top; min-width: 3em; }
tbody tr:nth-child(even) { background: var(--soft); }
/* Where a table has no room it scrolls: a number or a word in it is not cut. */
th, td { overflow-wrap: break-word; }
td strong { white-space: nowrap; }
summary { cursor: pointer; }
details > *:nth-child(2) { margin-top: 10px; }
.small { font-size: 12px; color: var(--faint); }
.box { border: 1px solid var(--line); border-radius: 6px; background: var(--panel); }
* + .box, .box + * { margin-top: 16px; }
.box > header {
  background: var(--soft); border-bottom: 1px solid var(--line); border-radius: 6px 6px 0 0; padding: 8px 16px; color: var(--faint);
}
.box > header strong { color: var(--ink); }
.box > .body { padding: 16px; }
.box > .body > :first-child { margin-top: 0; }
.box > .body > :last-child { margin-bottom: 0; }
.comment h2 { padding-bottom: 6px; border-bottom: 1px solid var(--line); }
.badge { border: 1px solid var(--line); border-radius: 2em; padding: 0 8px; font-size: 12px; font-weight: 500; color: var(--faint); margin-left: 6px; }
.fail { color: var(--red); }
.pass { color: var(--green); }
.neutral { color: var(--faint); }
.chapter { border-left: 2px solid var(--line); padding: 0 0 8px 20px; margin-left: 6px; }
.chapter > h2 { margin-top: 0; padding-top: 4px; }
.number { color: var(--faint); font-weight: 400; }
.annotation { border-left: 3px solid var(--line); padding: 4px 12px; margin: 0 0 10px; white-space: pre-line; }
.annotation.failure { border-color: var(--red); }
.annotation.warning { border-color: var(--amber); }
.facts td:first-child, .calls td:first-child { white-space: nowrap; }
svg { font: 12px "Liberation Sans", Arial, sans-serif; display: block; max-width: 100%; height: auto; }
.drawing svg.broad { max-width: none; }
svg text { fill: var(--ink); }
svg .id { font-weight: 600; }
svg .title { fill: var(--faint); }
svg .node rect { fill: var(--soft); stroke: var(--faint); }
svg .added rect { fill: var(--green-soft); stroke: var(--green); }
svg .changed rect { fill: var(--blue-soft); stroke: var(--link); }
svg .unreadable rect { fill: var(--amber-soft); stroke: var(--amber); }
svg .deleted rect, svg .missing rect { fill: var(--red-soft); stroke: var(--red); stroke-dasharray: 4 3; }
svg .outside rect { stroke-dasharray: 4 3; }
svg .state { font-size: 11px; fill: var(--faint); }
svg .added .state { fill: var(--green); }
svg .changed .state { fill: var(--link); }
svg .deleted .state, svg .missing .state { fill: var(--red); }
svg .edge, svg .head { fill: none; stroke-width: 1.5; }
svg .edge.removed { stroke-dasharray: 5 4; }
svg path.added { stroke: var(--green); }
svg path.removed { stroke: var(--amber); }
svg path.broken { stroke: var(--red); }
svg .caption rect { fill: var(--panel); stroke: none; opacity: 0.92; }
svg .caption text { text-anchor: middle; font-size: 11px; }
svg .caption.added text { fill: var(--green); }
svg .caption.removed text { fill: var(--amber); }
svg .caption.broken text { fill: var(--red); }
.trends { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(260px, 100%), 1fr)); gap: 12px; }
figure { margin: 0; border: 1px solid var(--line); border-radius: 6px; padding: 12px; }
svg.trend { width: 100%; height: 60px; margin-bottom: 8px; }
svg.trend polyline { fill: none; stroke: var(--link); stroke-width: 2; vector-effect: non-scaling-stroke; }
@media (max-width: 520px) {
  main { padding: 16px 10px 32px; }
  .chapter { border-left: 0; padding-left: 0; margin-left: 0; }
  .box > .body { padding: 12px; }
  th, td { padding: 6px 8px; min-width: 0; }
  .drawing svg:not(.slight) { max-width: none; }
}
@media print {
  main { max-width: none; padding: 0; }
  details::details-content { content-visibility: visible; display: block; }
  pre code { width: auto; white-space: pre-wrap; }
  .wide, pre { overflow: visible; }
  .wide { background: none; }
  .drawing svg.broad { max-width: 100%; }
  tr, pre, figure, svg, .annotation { break-inside: avoid; }
  h1, h2, h3, h4, .box > header { break-after: avoid; }
}
`;
// src/report/html/page.ts
const POLICY = `default-src 'none'; style-src 'sha256-${(0,node_crypto__WEBPACK_IMPORTED_MODULE_19__.createHash)("sha256").update(STYLES).digest("base64")}'; base-uri 'none'; form-action 'none'`;
function htmlPage(title, body) {
	return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="referrer" content="no-referrer">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>${STYLES}</style>
</head>
<body>
<main>
${body}
</main>
</body>
</html>
`;
}
// src/report/html/drawing-layout.ts
const COLUMN_GAP = 140;
const ROW_GAP = 18;
const MARGIN = 12;
const SWEEPS = 6;
const PASSAGE = {
	width: 0,
	height: 14
};
function layOut({ nodes, edges }, sizes) {
	const columnOf = columns(nodes.length, edges);
	const allSizes = [...sizes];
	const steps = [];
	const passages = edges.map(({ from, to }) => {
		const way = [];
		for (let column = (columnOf[from] ?? 0) + 1; column < (columnOf[to] ?? 0); column++) {
			way.push(allSizes.push(PASSAGE) - 1);
			columnOf.push(column);
		}
		const stops = [
			from,
			...way,
			to
		];
		for (let at = 1; at < stops.length; at++) steps.push({
			from: stops[at - 1] ?? from,
			to: stops[at] ?? to
		});
		return way;
	});
	const boxes = placed(ordered(columnOf, steps), allSizes);
	const right = Math.max(0, ...boxes.map(({ x, width }) => x + width));
	const bottom = Math.max(0, ...boxes.map(({ y, height }) => y + height));
	return {
		boxes: boxes.slice(0, nodes.length),
		ways: passages.map((way) => way.flatMap((node) => {
			const box = boxes[node];
			return box ? [{
				x: box.x,
				y: box.y + box.height / 2
			}, {
				x: box.x + box.width,
				y: box.y + box.height / 2
			}] : [];
		})),
		width: right + MARGIN,
		height: bottom + MARGIN
	};
}
function columns(count, edges) {
	const forward = [];
	const reaches = (from, to, seen) => {
		if (from === to) return true;
		if (seen.has(from)) return false;
		seen.add(from);
		return forward.some((edge) => edge.from === from && reaches(edge.to, to, seen));
	};
	for (const { from, to } of edges) if (!reaches(to, from, new Set())) forward.push({
		from,
		to
	});
	const column = Array.from({ length: count }, () => 0);
	for (let round = 1; round < count; round++) for (const { from, to } of forward) column[to] = Math.max(column[to] ?? 0, (column[from] ?? 0) + 1);
	for (let node = 0; node < count; node++) {
		const next = forward.filter(({ from }) => from === node).map(({ to }) => column[to] ?? 0);
		if (next.length > 0 && !forward.some(({ to }) => to === node)) column[node] = Math.min(...next) - 1;
	}
	return column;
}
function ordered(columnOf, steps) {
	const members = Array.from({ length: Math.max(0, ...columnOf) + 1 }, () => []);
	for (const [node, column] of columnOf.entries()) members[column]?.push(node);
	const order = new Map();
	const remember = (column) => {
		for (const [at, node] of column.entries()) order.set(node, at - column.length / 2);
	};
	members.forEach(remember);
	for (let sweep = 0; sweep < SWEEPS; sweep++) for (const column of sweep % 2 === 0 ? members : [...members].reverse()) {
		const weights = new Map(column.map((node) => [node, middleOfNeighbours(node, steps, order)]));
		column.sort((a, b) => (weights.get(a) ?? 0) - (weights.get(b) ?? 0) || a - b);
		remember(column);
	}
	return members;
}
function middleOfNeighbours(node, steps, order) {
	const places = steps.flatMap(({ from, to }) => from === node ? [to] : to === node ? [from] : []).map((other) => order.get(other) ?? 0);
	return places.length === 0 ? order.get(node) ?? 0 : places.reduce((sum, place) => sum + place, 0) / places.length;
}
function placed(members, sizes) {
	const sizeOf = (node) => sizes[node] ?? PASSAGE;
	const heights = members.map((column) => column.reduce((sum, node) => sum + sizeOf(node).height + ROW_GAP, -18));
	const tallest = Math.max(0, ...heights);
	const boxes = [];
	let x = MARGIN;
	for (const [at, column] of members.entries()) {
		const width = Math.max(0, ...column.map((node) => sizeOf(node).width));
		let y = MARGIN + (tallest - (heights[at] ?? 0)) / 2;
		for (const node of column) {
			const { height } = sizeOf(node);
			boxes[node] = {
				x,
				y,
				width,
				height
			};
			y += height + ROW_GAP;
		}
		x += width + COLUMN_GAP;
	}
	return boxes;
}
// src/report/html/drawing-svg.ts
const LABEL_LIMIT = 48;
const CAPTION_LIMIT = 24;
const LINE_HEIGHT = 17;
const PADDING = 9;
const CHARACTER = 6.9;
const SLIGHT = 520;
const BROAD = 1200;
function drawingSvg(drawing) {
	const labels = drawing.nodes.map(labelLines);
	const { boxes, ways, width, height } = layOut(drawing, labels.map((lines) => ({
		width: Math.max(...lines.map(({ text }) => (0,_wrap_js__WEBPACK_IMPORTED_MODULE_10__.i)(text))) * CHARACTER + 18,
		height: lines.length * LINE_HEIGHT + 18 - 4
	})));
	const [w, h] = [Math.ceil(width), Math.ceil(height)];
	const into = (node) => drawing.edges.filter(({ to }) => to === node).length;
	const outOf = (node) => drawing.edges.filter(({ from }) => from === node).length;
	const lines = drawing.edges.map((edge, at) => edgeOf(edge, boxes, ways[at] ?? [], into(edge.to) > outOf(edge.from)));
	return [
		`<svg xmlns="http://www.w3.org/2000/svg"${classOf(w)} viewBox="0 0 ${w} ${h}" width="${w}" height="${h}" role="img">`,
		"<title>Changed records and the edges around them</title>",
		...lines.map(({ path }) => path),
		...drawing.nodes.map((node, at) => nodeOf(node, labels[at] ?? [], boxes[at])),
		...lines.map(({ label }) => label),
		"</svg>"
	].join("\n");
}
function classOf(width) {
	return width <= SLIGHT ? " class=\"slight\"" : width > BROAD ? " class=\"broad\"" : "";
}
function labelLines({ id, title, state }) {
	return [
		{
			text: shown(id),
			kind: "id"
		},
		{
			text: shown(title ?? ""),
			kind: "title"
		},
		{
			text: _print_markdown_js__WEBPACK_IMPORTED_MODULE_9__.r[state],
			kind: "state"
		}
	].filter(({ text }) => text !== "");
}
function shown(text) {
	return (0,_wrap_js__WEBPACK_IMPORTED_MODULE_10__.a)(text, 0, LABEL_LIMIT).text;
}
function nodeOf({ state }, lines, box) {
	if (!box) return "";
	const { x, y, width, height } = box;
	const rows = lines.map(({ text, kind }, at) => `<text class="${kind}" x="${round(x + PADDING)}" y="${round(y + PADDING + 11 + at * LINE_HEIGHT)}">${escapeHtml(text)}</text>`);
	return `<g class="node ${state}">${`<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" rx="6"/>`}${rows.join("")}</g>`;
}
function edgeOf({ from, to, kind, state }, boxes, way, isShared) {
	const [a, b] = [boxes[from], boxes[to]];
	if (!a || !b) return {
		path: "",
		label: ""
	};
	const isForward = b.x > a.x;
	const start = {
		x: a.x + a.width,
		y: a.y + a.height / 2
	};
	const end = {
		x: isForward ? b.x : b.x + b.width,
		y: b.y + b.height / 2
	};
	const stops = [
		start,
		...way,
		end
	];
	const curves = stops.slice(1).map((stop, at) => curve(stops[at] ?? start, stop, isForward));
	const path = `M${pair(start)}${curves.map(([, c1, c2, stop]) => `C${pair(c1)} ${pair(c2)} ${pair(stop)}`).join("")}`;
	const tip = isForward ? -1 : 1;
	const head = state === "broken" ? `M${pair({
		x: end.x - 5 + tip * 6,
		y: end.y - 5
	})}l10 10m0 -10l-10 10` : `M${pair({
		x: end.x + tip * 8,
		y: end.y - 4
	})}L${pair(end)}l${tip * 8} 4`;
	const caption = `${SIGNS[state]} ${(0,_wrap_js__WEBPACK_IMPORTED_MODULE_10__.a)(kind, 0, CAPTION_LIMIT).text}`;
	const width = (0,_wrap_js__WEBPACK_IMPORTED_MODULE_10__.i)(caption) * 6.3 + 8;
	const [first = curve(start, end, isForward)] = curves;
	const at = pointOn(first, isShared ? .35 : .6);
	return {
		path: `<path class="edge ${state}" d="${path}"/><path class="head ${state}" d="${head}"/>`,
		label: [
			`<g class="caption ${state}">`,
			`<rect x="${round(at.x - width / 2)}" y="${round(at.y - 8)}" width="${round(width)}" height="16" rx="4"/>`,
			`<text x="${round(at.x)}" y="${round(at.y + 4)}">${escapeHtml(caption)}</text>`,
			"</g>"
		].join("")
	};
}
const SIGNS = {
	added: "+",
	removed: "\u2212",
	broken: "\u2717"
};
function curve(start, end, isForward) {
	const bend = isForward ? (end.x - start.x) / 2 : 70;
	const c2 = isForward ? end.x - bend : end.x + bend;
	return [
		start,
		{
			x: start.x + bend,
			y: start.y
		},
		{
			x: c2,
			y: end.y
		},
		end
	];
}
function pointOn([a, b, c, d], t) {
	const of = (axis) => (1 - t) ** 3 * a[axis] + 3 * (1 - t) ** 2 * t * b[axis] + 3 * (1 - t) * t ** 2 * c[axis] + t ** 3 * d[axis];
	return {
		x: of("x"),
		y: of("y")
	};
}
function pair({ x, y }) {
	return `${round(x)} ${round(y)}`;
}
function round(value) {
	return Math.round(value * 10) / 10;
}
// src/report/html/print-html.ts
function printHtml(document) {
	return document.map(printBlock).join("\n");
}
function printBlock(block) {
	switch (block.kind) {
		case "heading": return `<h${block.level}>${printLine(block.line)}</h${block.level}>`;
		case "paragraph": return `<p>${printLine(block.line)}</p>`;
		case "list": return `<ul>${block.items.map((item) => `<li>${printLine(item)}</li>`).join("")}</ul>`;
		case "table": {
			const row = (cells, start, end) => `<tr>${cells.map((cell) => start + printLine(cell) + end).join("")}</tr>`;
			return scrolling("wide", "Table", `<table><thead>${row(block.head, "<th scope=\"col\">", "</th>")}</thead><tbody>${block.rows.map((cells) => row(cells, "<td>", "</td>")).join("")}</tbody></table>`);
		}
		case "code": return `<pre>${block.lines.map((line) => codeLine(line, block.language)).join("")}</pre>`;
		case "details": return `<details><summary>${printLine(block.summary)}</summary>\n${printHtml(block.blocks)}\n</details>`;
		case "drawing": return scrolling("wide drawing", "Drawing", drawingSvg(block.drawing));
		case "small": return `<p class="small">${printLine(block.line)}</p>`;
	}
}
function scrolling(classes, label, content) {
	return `<div class="${classes}" role="region" aria-label="${label}" tabindex="0">${content}</div>`;
}
const DIFF_CLASSES = {
	"+": "added",
	"-": "removed",
	"@": "hunk"
};
function codeLine(line, language) {
	const kind = language === "diff" ? DIFF_CLASSES[line.slice(0, 1)] : void 0;
	return `<code${kind === void 0 ? "" : ` class="${kind}"`}>${escapeHtml(line)}\n</code>`;
}
function printLine(line) {
	return line.map(printInline).join("").trim();
}
function printInline(inline) {
	switch (inline.kind) {
		case "text": return escapeHtml(inline.text);
		case "prose": return (0,_markdown_escape_js__WEBPACK_IMPORTED_MODULE_8__.c)(inline.text).map(({ text, isCode }) => isCode ? `<code>${escapeHtml(text)}</code>` : escapeHtml(text)).join("");
		case "code": return `<code>${escapeHtml(inline.text)}</code>`;
		case "strong": return `<strong>${inline.content.map(printInline).join("")}</strong>`;
		case "link": return link(inline.url, inline.content.map(printInline).join(""));
		case "break": return "<br>";
	}
}
function link(url, content) {
	if (!/^https?:\/\//.test(url)) return content;
	return `<a href="${escapeHtml(url)}" rel="noopener noreferrer">${content}</a>`;
}
// src/report/health/blocks.ts
const CLAUSE_LIMIT = 500;
const MAX_LISTED = 20;
function renderHealthMarkdown(health) {
	return `${(0,_print_markdown_js__WEBPACK_IMPORTED_MODULE_9__.n)(healthDocument(health, markedWords(health)))}\n`;
}
function renderHealthIssue(health, bytes) {
	return (0,_print_within_js__WEBPACK_IMPORTED_MODULE_13__.t)(healthDocument(health, markedWords(health)), bytes);
}
function renderHealthPretty(health, color, width) {
	return (0,_print_terminal_js__WEBPACK_IMPORTED_MODULE_14__.t)(healthDocument(health, healthWords(health)), color, width);
}
function healthDocument(health, title) {
	const foot = {
		kind: "small",
		line: [(0,_document_js__WEBPACK_IMPORTED_MODULE_11__.p)("memory-steward, of commit "), (0,_document_js__WEBPACK_IMPORTED_MODULE_11__.n)((0,_check_js__WEBPACK_IMPORTED_MODULE_0__.xi)(health.commit))]
	};
	return [
		...alertBlocks(health, title),
		...factBlocks(health),
		...driftBlocks(health),
		...snapshotBlocks(health),
		foot
	];
}
function healthWords({ alerts, counts }) {
	if (alerts.length === 0) {
		const errors = counts?.error ?? 0;
		return errors === 0 ? "No alert" : `No alert, but the check finds ${(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.z)(errors, "error")}`;
	}
	const critical = alerts.filter(({ severity }) => severity === "critical").length;
	return `${(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.z)(alerts.length, "alert")}${critical > 0 ? `, ${(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.R)(critical)} critical` : ""}`;
}
function markedWords(health) {
	const { alerts, counts } = health;
	const isWell = alerts.length === 0 && (counts?.error ?? 0) === 0;
	return `${alerts.some(({ severity }) => severity === "critical") ? "\u274c" : isWell ? "\u2705" : "\u26a0\ufe0f"} ${healthWords(health)}`;
}
function alertBlocks({ alerts }, title) {
	const first = (0,_document_js__WEBPACK_IMPORTED_MODULE_11__.o)(2, (0,_document_js__WEBPACK_IMPORTED_MODULE_11__.p)(title));
	if (alerts.length === 0) return [first];
	const rows = [...alerts].sort((a, b) => rank(a) - rank(b)).slice(0, MAX_LISTED).map(alertRow);
	const rest = alerts.length - rows.length;
	return [
		first,
		(0,_document_js__WEBPACK_IMPORTED_MODULE_11__.f)([
			"Severity",
			"Alert",
			"What",
			"What to do"
		], rows),
		...rest > 0 ? [(0,_document_js__WEBPACK_IMPORTED_MODULE_11__.l)((0,_document_js__WEBPACK_IMPORTED_MODULE_11__.p)(`and ${(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.z)(rest, "more alert")}`))] : []
	];
}
function alertRow({ name, severity, message, response }) {
	return [
		[(0,_document_js__WEBPACK_IMPORTED_MODULE_11__.d)((0,_document_js__WEBPACK_IMPORTED_MODULE_11__.p)(severity))],
		[(0,_document_js__WEBPACK_IMPORTED_MODULE_11__.n)(name)],
		[(0,_document_js__WEBPACK_IMPORTED_MODULE_11__.u)((0,_start_js__WEBPACK_IMPORTED_MODULE_2__.it)(message, CLAUSE_LIMIT))],
		[(0,_document_js__WEBPACK_IMPORTED_MODULE_11__.u)(response)]
	];
}
function rank({ severity }) {
	return severity === "critical" ? 0 : 1;
}
function factBlocks({ commit, counts, records, index, work, layout }) {
	const accepted = counts && (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.A)(counts);
	const judged = counts === void 0 ? "could not be judged" : `${(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.z)(counts.error, "error")}, ${(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.z)(counts.warning, "warning")}${accepted === void 0 ? "" : ` (${accepted})`}`;
	const made = index.generatedAt === void 0 ? [] : [(0,_document_js__WEBPACK_IMPORTED_MODULE_11__.p)(", of "), (0,_document_js__WEBPACK_IMPORTED_MODULE_11__.n)(index.generatedAt)];
	const facts = [
		["Commit", [(0,_document_js__WEBPACK_IMPORTED_MODULE_11__.n)((0,_check_js__WEBPACK_IMPORTED_MODULE_0__.xi)(commit))]],
		["Memory", [(0,_document_js__WEBPACK_IMPORTED_MODULE_11__.p)(`${(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.z)(records, "record")}${layout === void 0 ? "" : `, layout ${(0,_start_js__WEBPACK_IMPORTED_MODULE_2__.it)(layout, 120)}`}`)]],
		["Check", [(0,_document_js__WEBPACK_IMPORTED_MODULE_11__.p)(judged)]],
		["Index", [(0,_document_js__WEBPACK_IMPORTED_MODULE_11__.p)(index.state), ...made]],
		...work ? [
			["Pending updates", pullLine(work.updates)],
			["Stale pull requests", pullLine(work.stale)],
			["Open pull requests", [(0,_document_js__WEBPACK_IMPORTED_MODULE_11__.p)(`${(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.R)(work.pulls)}${work.more ? " or more" : ""}`)]]
		] : []
	];
	return [(0,_document_js__WEBPACK_IMPORTED_MODULE_11__.a)("State", facts)];
}
function pullLine(numbers) {
	if (numbers.length === 0) return [(0,_document_js__WEBPACK_IMPORTED_MODULE_11__.p)("none")];
	return [(0,_document_js__WEBPACK_IMPORTED_MODULE_11__.p)(`${(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.R)(numbers.length)}: `), ...(0,_listing_js__WEBPACK_IMPORTED_MODULE_12__.r)(numbers.map(String), MAX_LISTED)];
}
function driftBlocks({ withoutOwners, stale, lostOwners, dangling, secrets, unsearched }) {
	return [
		...listed("Secrets", secrets),
		...listed("Not searched for secrets to the end", unsearched),
		...listed("Records without owners", withoutOwners),
		...listed("Records whose owners nobody declares", lostOwners),
		...listed("Records that have become stale", stale),
		...listed("Records with edges that lead nowhere", dangling)
	];
}
function listed(title, items) {
	return items.length === 0 ? [] : [(0,_document_js__WEBPACK_IMPORTED_MODULE_11__.o)(3, (0,_document_js__WEBPACK_IMPORTED_MODULE_11__.p)(`${title}: ${(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.R)(items.length)}`)), (0,_document_js__WEBPACK_IMPORTED_MODULE_11__.l)(...(0,_listing_js__WEBPACK_IMPORTED_MODULE_12__.r)(items, MAX_LISTED))];
}
function snapshotBlocks({ snapshots }) {
	if (snapshots.length === 0) return [(0,_document_js__WEBPACK_IMPORTED_MODULE_11__.o)(3, (0,_document_js__WEBPACK_IMPORTED_MODULE_11__.p)("No snapshot yet"))];
	const newest = snapshots.slice(-10).reverse();
	const shown = newest.length < snapshots.length ? `, the newest ${newest.length} of ${(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.R)(snapshots.length)}` : "";
	return [(0,_document_js__WEBPACK_IMPORTED_MODULE_11__.o)(3, (0,_document_js__WEBPACK_IMPORTED_MODULE_11__.p)(`Snapshots${shown}`)), (0,_document_js__WEBPACK_IMPORTED_MODULE_11__.f)([
		"Approved",
		"Tag",
		"Records",
		"Edges"
	], newest.map(({ approvedAt, tag, records, edges }) => [
		[(0,_document_js__WEBPACK_IMPORTED_MODULE_11__.n)(approvedAt)],
		[(0,_document_js__WEBPACK_IMPORTED_MODULE_11__.n)((0,_start_js__WEBPACK_IMPORTED_MODULE_2__.it)(tag, 120))],
		[(0,_document_js__WEBPACK_IMPORTED_MODULE_11__.p)((0,_check_js__WEBPACK_IMPORTED_MODULE_0__.R)(records))],
		[(0,_document_js__WEBPACK_IMPORTED_MODULE_11__.p)((0,_check_js__WEBPACK_IMPORTED_MODULE_0__.R)(edges))]
	]))];
}
// src/report/health/dashboard.ts
function renderDashboard(health) {
	return htmlPage("Memory health", [
		"<h1>Memory health</h1>",
		`<p class="small">As of ${escapeHtml(health.at)}</p>`,
		printHtml(alertBlocks(health, markedWords(health))),
		printHtml(factBlocks(health)),
		printHtml(driftBlocks(health)),
		trend(health.snapshots.slice(-MAX_SNAPSHOTS)),
		printHtml(snapshotBlocks(health))
	].filter((part) => part !== "").join("\n"));
}
const MAX_SNAPSHOTS = 30;
const WIDTH = 300;
const HEIGHT = 60;
const EDGE = 3;
function trend(snapshots) {
	const [first] = snapshots;
	const last = snapshots.at(-1);
	if (!first || !last || snapshots.length < 2) return "";
	return `<h3>Records and edges over the last ${(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.R)(snapshots.length)} snapshots</h3>
<div class="trends">
${chart("Records", snapshots.map(({ records }) => records))}
${chart("Edges", snapshots.map(({ edges }) => edges))}
</div>
<p class="small">${escapeHtml(first.approvedAt)} to ${escapeHtml(last.approvedAt)}</p>`;
}
function chart(name, values) {
	const [low, high] = [Math.min(...values), Math.max(...values)];
	const words = `${(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.R)(values[0] ?? 0)} \u2192 ${(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.R)(values.at(-1) ?? 0)}`;
	const bounds = low === high ? "always the same" : `lowest ${(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.R)(low)}, highest ${(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.R)(high)}`;
	return `<figure><svg class="trend" viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="none" aria-hidden="true"><polyline points="${points(values, low, high)}"/></svg>
<figcaption><strong>${name} ${words}</strong> <span class="small">${bounds}</span></figcaption></figure>`;
}
function points(values, low, high) {
	const step = 294 / (values.length - 1);
	const y = (value) => high === low ? HEIGHT / 2 : 57 - (value - low) / (high - low) * 54;
	return values.map((value, at) => `${(EDGE + at * step).toFixed(1)},${y(value).toFixed(1)}`).join(" ");
}
// src/terminal/health.ts
async function runHealth(dir, options) {
	const forge = options.forge || options.issue ? await (0,_connect_js__WEBPACK_IMPORTED_MODULE_16__.t)(options.repository) : void 0;
	let result;
	try {
		result = await writeHealth(dir, forge, {
			...options,
			mustHold: true
		});
		if (options.dashboard !== void 0) await tellPlace(dir, options.dashboard, options);
	} catch (error) {
		throw await (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.o)(error, dir);
	}
	return result.alerts.some(({ severity }) => severity === "critical") ? 1 : 0;
}
async function tellPlace(dir, dashboard, options) {
	const repository = await (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.H)(dir);
	try {
		const memory = {
			repository,
			dir,
			gate: (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.g)(dir, options, repository)
		};
		process.stderr.write(await (0,_file_in_memory_js__WEBPACK_IMPORTED_MODULE_17__.t)(memory, dashboard, "--dashboard"));
	} finally {
		await repository.close();
	}
}
async function writeHealth(dir, forge, options) {
	const repository = await (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.H)(dir);
	try {
		if (!repository.isGit) throw new _start_js__WEBPACK_IMPORTED_MODULE_2__.st(`${dir} is not in a Git repository, and health is that of a commit and its history.`, "Name the folder of a clone; `memory-steward check` judges a folder as it is");
		return await tellHealth({
			repository,
			commit: await repository.resolve(options.ref),
			gate: (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.g)(dir, options, repository)
		}, forge, {
			...options,
			isAnyCommit: true
		});
	} finally {
		await repository.close();
	}
}
async function tellHealth({ repository, commit, gate }, forge, options) {
	const result = await health({
		tree: await repository.commitTree(commit),
		commit,
		history: repository.history(),
		root: repository.root,
		gate,
		now: new Date(),
		secrets: { onValue: _start_js__WEBPACK_IMPORTED_MODULE_2__.k.learn },
		...options.indexBuild !== void 0 && { indexBuild: options.indexBuild },
		...forge && { forge },
		...options.mustHold && { mustHold: true },
		...options.isAnyCommit && { isAnyCommit: true }
	});
	process.stdout.write(render(result, options.format));
	if (options.dashboard !== void 0) (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.c)((0,node_path__WEBPACK_IMPORTED_MODULE_21__.resolve)(options.dashboard), renderDashboard(result));
	let issue;
	try {
		if (forge && options.issue) {
			if (isUnreachable(result)) tellError("The health issue is not written, because the forge does not answer. Run this again later.");
			else issue = await writeIssue(forge, result);
		}
	} catch (error) {
		if (error instanceof _forge_refusal_js__WEBPACK_IMPORTED_MODULE_7__.a) (options.warn ?? tellError)(`The health issue is not written. ${error.message} ${error.advice ?? ""}.`);
		else if (options.issue === "where-allowed" && error instanceof _forge_refusal_js__WEBPACK_IMPORTED_MODULE_7__.o) tellError(`The health issue is not written. ${error.message}`);
		else throw error;
	} finally {
		tellRunner(result, issue, options.dashboard);
	}
	return result;
}
function render(result, format) {
	switch (format) {
		case "json": return (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.D)(result);
		case "markdown": return renderHealthMarkdown(result);
		case "pretty": return renderHealthPretty(result, (0,_color_js__WEBPACK_IMPORTED_MODULE_15__.n)(), (0,_wrap_js__WEBPACK_IMPORTED_MODULE_10__.t)(process.stdout.columns));
	}
}
function tellError(line) {
	process.stderr.write(`${line}\n`);
}
function isUnreachable({ alerts }) {
	return alerts.some(({ name }) => name === "repository-unreachable");
}
async function writeIssue(forge, result) {
	const { number, outcome } = await forge.upsertHealthIssue({
		title: `Memory health: ${healthWords(result)}`,
		body: renderHealthIssue(result, _forge_js__WEBPACK_IMPORTED_MODULE_22__.t),
		isUnwell: result.alerts.length > 0
	});
	process.stderr.write(`Issue ${number} was ${outcome === "unchanged" ? "left as it is" : outcome}.\n`);
	return number;
}
function tellRunner({ alerts, ...rest }, issue, dashboard) {
	const { GITHUB_OUTPUT: outputs = "", GITHUB_STEP_SUMMARY: summary = "" } = process.env;
	const critical = alerts.some(({ severity }) => severity === "critical");
	const lines = [
		`alerts=${[...new Set(alerts.map(({ name }) => name))].join(",")}`,
		`critical=${String(critical)}`,
		...issue === void 0 ? [] : [`issue=${issue}`],
		...dashboard === void 0 || /[\r\n]/.test(dashboard) ? [] : [`dashboard=${_start_js__WEBPACK_IMPORTED_MODULE_2__.k.text(dashboard)}`]
	];
	if (outputs !== "") (0,node_fs__WEBPACK_IMPORTED_MODULE_20__.appendFileSync)(outputs, lines.map((line) => `${line}\n`).join(""));
	const refusal = summary === "" ? void 0 : (0,_step_summary_js__WEBPACK_IMPORTED_MODULE_18__.t)(renderHealthMarkdown({
		alerts,
		...rest
	}));
	if (refusal !== void 0) tellError(`The summary of this step is not written: ${refusal}.`);
}



/***/ }),

/***/ 1409:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

"use strict";
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ listUnder),
/* harmony export */   r: () => (/* binding */ namesOf),
/* harmony export */   t: () => (/* binding */ listOf)
/* harmony export */ });
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4105);
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5553);
/* harmony import */ var _document_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4120);



function listOf(items, most, noun) {
	const rest = items.length - most;
	const more = noun === void 0 ? `${(0,_check_js__WEBPACK_IMPORTED_MODULE_1__.R)(rest)} more` : (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.z)(rest, `more ${noun}`);
	return {
		kind: "list",
		items: [...items.slice(0, most), ...rest > 0 ? [[(0,_document_js__WEBPACK_IMPORTED_MODULE_2__.p)(`and ${more}`)]] : []]
	};
}
function listUnder(title, items, most) {
	return items.length === 0 ? [] : [(0,_document_js__WEBPACK_IMPORTED_MODULE_2__.o)(3, (0,_document_js__WEBPACK_IMPORTED_MODULE_2__.p)(title)), listOf(items, most)];
}
function namesOf(names, most) {
	const rest = names.length - most;
	const shown = (0,_document_js__WEBPACK_IMPORTED_MODULE_2__.r)(names.slice(0, most).map((name) => (0,_document_js__WEBPACK_IMPORTED_MODULE_2__.n)((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.it)(name, 120))));
	return rest > 0 ? [...shown, (0,_document_js__WEBPACK_IMPORTED_MODULE_2__.p)(` and ${(0,_check_js__WEBPACK_IMPORTED_MODULE_1__.R)(rest)} more`)] : shown;
}



/***/ }),

/***/ 366:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

"use strict";
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

/***/ 904:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

"use strict";
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ printWithin)
/* harmony export */ });
/* harmony import */ var _document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4120);
/* harmony import */ var _print_markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(366);
/* harmony import */ var _room_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9574);



// src/report/comment/print-within.ts
const REST = (0,_document_js__WEBPACK_IMPORTED_MODULE_0__.l)((0,_document_js__WEBPACK_IMPORTED_MODULE_0__.p)("More was found than fits here."));
function printWithin(document, bytes) {
	const whole = `${(0,_print_markdown_js__WEBPACK_IMPORTED_MODULE_1__.n)(document)}\n`;
	if (Buffer.byteLength(whole) <= bytes) return whole;
	const room = new _room_js__WEBPACK_IMPORTED_MODULE_2__.t(bytes - (0,_room_js__WEBPACK_IMPORTED_MODULE_2__.n)([REST]) - 1);
	const shown = document.filter((block) => room.take([block]));
	return `${(0,_print_markdown_js__WEBPACK_IMPORTED_MODULE_1__.n)([...shown, REST])}\n`;
}



/***/ }),

/***/ 6537:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

"use strict";
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ readKnownBad),
/* harmony export */   t: () => (/* binding */ readChain)
/* harmony export */ });
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5553);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4105);
/* harmony import */ var _chain_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4632);



// src/commands/snapshot/read-snapshots.ts
async function readChain(history, refs, line) {
	const tags = refs.filter(({ name }) => name.startsWith(_check_js__WEBPACK_IMPORTED_MODULE_0__.cn));
	const annotated = tags.filter(({ isAnnotated }) => isAnnotated);
	const texts = await history.tagTexts(annotated.map(({ object }) => object));
	const textOf = new Map(annotated.map(({ name }, index) => [name, texts[index]]));
	return (0,_chain_js__WEBPACK_IMPORTED_MODULE_2__.t)(tags.map(({ name, object }) => ({
		tag: name.slice(10),
		object,
		text: textOf.get(name)
	})), line);
}
async function readKnownBad(tree, { layout }, states) {
	const files = new _check_js__WEBPACK_IMPORTED_MODULE_0__.Wi(tree);
	const path = layout.root + _check_js__WEBPACK_IMPORTED_MODULE_0__.nn;
	const obstacle = await files.obstacle(path);
	if (obstacle) throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.st((0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Di)(obstacle, path), `Put a plain file in its place. ${UNKNOWN}`);
	const strays = (await (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.tn)(files, layout.root)).filter(({ meant }) => meant === path).map(_check_js__WEBPACK_IMPORTED_MODULE_0__.en);
	if (!await files.has(path)) return {
		file: void 0,
		warnings: strays
	};
	const file = await files.readRequired(path, "knownBad", "list of what is known to be bad", UNKNOWN);
	const idle = states ? [...(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.on)(file), ...await (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.an)(file, states)] : [];
	const locator = idle.length > 0 ? await files.locatorOf(path) : void 0;
	const warnings = idle.slice(0, MAX_WARNINGS).map(({ pointer, message }) => {
		const line = locator?.range({
			path,
			document: 0,
			pointer
		}).start.line ?? 1;
		return `${path}:${line}: ${message}`;
	});
	const rest = idle.length - warnings.length;
	const more = rest > 0 ? [`${path}: ${(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.ro)(rest, "more entry", "more entries")} of no effect; the check lists them.`] : [];
	return {
		file,
		warnings: [
			...strays,
			...warnings,
			...more
		]
	};
}
const MAX_WARNINGS = 20;
const UNKNOWN = "As long as it cannot be read, nobody knows what is known to be bad.";



/***/ }),

/***/ 9574:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

"use strict";
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ sizeOf),
/* harmony export */   t: () => (/* binding */ Room)
/* harmony export */ });
/* harmony import */ var _print_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(366);

// src/report/comment/room.ts
var Room = class {
	#left;
	#isShort = false;
	constructor(bytes) {
		this.#left = bytes;
	}
	get isShort() {
		return this.#isShort;
	}
	take(blocks) {
		const size = sizeOf(blocks);
		if (size > this.#left) return false;
		this.#left -= size;
		return true;
	}
	fill(parts, limit, wrap) {
		let fits = 0;
		let tooMany = Math.min(parts.length, limit) + 1;
		while (tooMany - fits > 1) {
			const middle = Math.floor((fits + tooMany) / 2);
			if (sizeOf([wrap(parts.slice(0, middle))]) <= this.#left) fits = middle;
			else tooMany = middle;
		}
		if (fits < Math.min(parts.length, limit)) this.#isShort = true;
		if (fits === 0) return void 0;
		const block = wrap(parts.slice(0, fits));
		return this.take([block]) ? block : void 0;
	}
};
function sizeOf(blocks) {
	return blocks.reduce((sum, block) => sum + Buffer.byteLength((0,_print_markdown_js__WEBPACK_IMPORTED_MODULE_0__.t)(block)) + 2, 0);
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