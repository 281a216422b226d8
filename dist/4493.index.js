"use strict";
exports.id = 4493;
exports.ids = [4493,5862,9695];
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

/***/ 5107:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runPropose: () => (/* binding */ runPropose)
/* harmony export */ });
/* harmony import */ var _proposed_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7047);
/* harmony import */ var _print_terminal_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4683);
/* harmony import */ var _unified_diff_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9791);
/* harmony import */ var _update_pretty_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9997);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4105);
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5553);
/* harmony import */ var _wrap_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7869);
/* harmony import */ var _color_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6626);
/* harmony import */ var _forge_clone2_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(4546);
/* harmony import */ var _overlay_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(6065);
/* harmony import */ var _read_artifact_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(7444);
/* harmony import */ var _rule_descriptions_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(3863);
/* harmony import */ var _shown_lines_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(110);
/* harmony import */ var picocolors__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(7336);
/* harmony import */ var picocolors__WEBPACK_IMPORTED_MODULE_13___default = /*#__PURE__*/__webpack_require__.n(picocolors__WEBPACK_IMPORTED_MODULE_13__);














// src/report/proposed-terminal.ts
const MAX_FILES = 20;
const MAX_LINES = 100;
function renderProposed(proposed, { color, lines, width, remedyOf }) {
	const { draft, refusals, findings = [] } = proposed;
	const paint = picocolors__WEBPACK_IMPORTED_MODULE_13___default().createColors(color);
	const said = (0,_proposed_js__WEBPACK_IMPORTED_MODULE_0__.t)({
		...proposed,
		refusals: []
	}).flatMap((line) => (0,_wrap_js__WEBPACK_IMPORTED_MODULE_6__.r)((0,_start_js__WEBPACK_IMPORTED_MODULE_4__.L)(line), width));
	return [
		...draft ? draftedLines(draft, paint, width) : [],
		...(0,_update_pretty_js__WEBPACK_IMPORTED_MODULE_3__.t)(findings, paint, remedyOf),
		...(0,_update_pretty_js__WEBPACK_IMPORTED_MODULE_3__.n)(refusals, paint, lines),
		...refusals.length > 0 ? [""] : [],
		...said,
		""
	].join("\n");
}
function draftedLines({ title, page, files }, paint, width) {
	const rest = files.length - MAX_FILES;
	return [
		...(0,_wrap_js__WEBPACK_IMPORTED_MODULE_6__.r)((0,_start_js__WEBPACK_IMPORTED_MODULE_4__.L)(title), width).map(paint.bold),
		"",
		...(0,_print_terminal_js__WEBPACK_IMPORTED_MODULE_1__.t)(page, paint.isColorSupported, width).trimEnd().split("\n"),
		"",
		...files.length > 0 ? [paint.bold("What it would write"), ""] : [],
		...files.slice(0, MAX_FILES).flatMap((file) => [...fileLines(file, paint), ""]),
		...rest > 0 ? [`and ${(0,_check_js__WEBPACK_IMPORTED_MODULE_5__.z)(rest, "more file")}`, ""] : []
	];
}
function fileLines({ path, before, after }, paint) {
	if (after === void 0) return [`${paint.red("deleted")}  ${(0,_start_js__WEBPACK_IMPORTED_MODULE_4__.L)(path)}`];
	const diff = (0,_unified_diff_js__WEBPACK_IMPORTED_MODULE_2__.t)(path, before && textOf(before), textOf(after));
	const rest = diff.length - MAX_LINES;
	const shown = diff.slice(0, MAX_LINES).map((line) => painted(line, paint));
	return rest > 0 ? [...shown, `and ${(0,_check_js__WEBPACK_IMPORTED_MODULE_5__.z)(rest, "more line")}`] : shown;
}
function painted({ kind, text }, paint) {
	if (kind === "added") return paint.green(text);
	if (kind === "removed") return paint.red(text);
	return kind === "context" ? text : paint.dim(text);
}
function textOf(bytes) {
	return Buffer.from(bytes).toString("utf8");
}
// src/terminal/propose.ts
async function runPropose(dir, file, options) {
	const bytes = await (0,_read_artifact_js__WEBPACK_IMPORTED_MODULE_10__.n)(file);
	const work = async ({ forge, repository, clone, local, root, server }) => {
		const result = await (0,_proposed_js__WEBPACK_IMPORTED_MODULE_0__.r)({
			forge,
			source: clone,
			root,
			target: options.branch ?? repository.defaultBranch,
			run: NO_RUN,
			artifact: { bytes },
			memoryRepository: `${repository.owner}/${repository.name}`,
			gate: (0,_check_js__WEBPACK_IMPORTED_MODULE_5__.g)(dir, options, local),
			overlay: (0,_overlay_js__WEBPACK_IMPORTED_MODULE_9__.t)(clone.repository),
			now: new Date(),
			onSecret: _start_js__WEBPACK_IMPORTED_MODULE_4__.k.learn,
			server,
			...options.dryRun && { isDryRun: true }
		});
		(0,_start_js__WEBPACK_IMPORTED_MODULE_4__.E)(bytes);
		for (const { before, after } of result.draft?.files ?? []) for (const each of [before, after]) if (each) (0,_start_js__WEBPACK_IMPORTED_MODULE_4__.E)(each);
		const lines = (0,_shown_lines_js__WEBPACK_IMPORTED_MODULE_12__.t)(bytes, file);
		const width = (0,_wrap_js__WEBPACK_IMPORTED_MODULE_6__.n)(process.stdout.columns);
		process.stdout.write(renderProposed(result, {
			color: (0,_color_js__WEBPACK_IMPORTED_MODULE_7__.n)(),
			width,
			remedyOf: _rule_descriptions_js__WEBPACK_IMPORTED_MODULE_11__.t,
			...lines && { lines }
		}));
		return exitCodeOf(result);
	};
	return await (0,_forge_clone2_js__WEBPACK_IMPORTED_MODULE_8__.t)(dir, options.repository, work, options.dryRun && needOf(file));
}
function needOf(file) {
	return {
		why: "--dry-run writes nothing, but reads the branch that the pull request would be for, as the forge has it now",
		without: `Without a token, \`memory-steward update validate ${file}\` judges the same file on this clone, with what is decided of each record`
	};
}
const NO_RUN = {
	id: 0,
	attempt: 1
};
function exitCodeOf({ outcome, failures }) {
	if (outcome === "refused") return 1;
	return failures.length > 0 ? 2 : 0;
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

/***/ 110:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ shownLines)
/* harmony export */ });
/* harmony import */ var _source_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3554);
/* harmony import */ var _wrap_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7869);
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4573);
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_buffer__WEBPACK_IMPORTED_MODULE_1__);



// src/terminal/shown-lines.ts
function shownLines(bytes, file) {
	if (!(0,node_buffer__WEBPACK_IMPORTED_MODULE_1__.isUtf8)(bytes)) return void 0;
	return {
		name: file === "-" ? "standard input" : file,
		source: new _source_text_js__WEBPACK_IMPORTED_MODULE_2__.t(new TextDecoder().decode(bytes)),
		width: (0,_wrap_js__WEBPACK_IMPORTED_MODULE_0__.t)(process.stdout.columns)
	};
}



/***/ }),

/***/ 9791:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ unifiedDiff)
/* harmony export */ });
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4105);
/* harmony import */ var diff__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5725);


// src/report/unified-diff.ts
const MAX_EDIT_LENGTH = 1e3;
const CONTEXT = 3;
function unifiedDiff(path, before, after) {
	const name = (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.L)(path);
	const header = [{
		kind: "header",
		text: before === void 0 ? "--- /dev/null" : `--- a/${name}`
	}, {
		kind: "header",
		text: `+++ b/${name}`
	}];
	const patch = (0,diff__WEBPACK_IMPORTED_MODULE_1__/* .structuredPatch */ .YB)("a", "b", before ?? "", after, void 0, void 0, {
		context: CONTEXT,
		maxEditLength: MAX_EDIT_LENGTH
	});
	if (!patch) return [...header, {
		kind: "hunk",
		text: `@@ more than ${MAX_EDIT_LENGTH} changed lines, not shown @@`
	}];
	const isWindows = [before ?? after, after].every((text) => text.includes("\r\n") && !/(?<!\r)\n/.test(text));
	return [...header, ...patch.hunks.flatMap(({ oldStart, oldLines, newStart, newLines, lines }) => [{
		kind: "hunk",
		text: `@@ -${span(oldStart, oldLines)} +${span(newStart, newLines)} @@`
	}, ...lines.map((line) => diffLine(isWindows ? line.replace(/\r$/, "") : line))])];
}
function span(start, lines) {
	return `${lines === 0 ? start - 1 : start},${lines}`;
}
function diffLine(line) {
	const text = line.split("	").map(_start_js__WEBPACK_IMPORTED_MODULE_0__.L).join("	");
	return {
		kind: line.startsWith("+") ? "added" : line.startsWith("-") ? "removed" : "context",
		text
	};
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



/***/ })

};
;