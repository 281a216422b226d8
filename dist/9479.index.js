exports.id = 9479;
exports.ids = [9479,6626];
exports.modules = {

/***/ 4889:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

"use strict";
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

/***/ 1322:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

"use strict";
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ changeFilesBelow),
/* harmony export */   r: () => (/* binding */ occupant),
/* harmony export */   t: () => (/* binding */ assertWritable)
/* harmony export */ });
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5553);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4105);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_2__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_3__);




// src/terminal/files-below.ts
function occupant(folder, path) {
	const found = (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.lstatSync)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(folder, path), { throwIfNoEntry: false });
	if (!found) return "nothing";
	if (found.isSymbolicLink()) return "symlink";
	return found.isFile() ? "file" : found.isDirectory() ? "folder" : "other";
}
function assertWritable(folder, path) {
	const segments = path.split("/");
	if (segments.some((segment) => segment === "" || segment === "." || segment === "..")) throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.st(`"${shown(path)}" is not a path below ${folder}.`);
	for (let count = 1; count <= segments.length; count++) {
		const part = segments.slice(0, count).join("/");
		const found = occupant(folder, part);
		if (found === "nothing") return;
		const wanted = count === segments.length ? "file" : "folder";
		if (found !== wanted) throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.st(`${shown(part)} is a ${found === "other" ? "special file" : found}, where a ${wanted} is wanted. Nothing was written.`, found === "symlink" ? "Name the place that the symlink leads to, or replace the symlink." : "Move it out of the way.");
	}
}
function changeFilesBelow(folder, changes) {
	for (const change of changes) assertUnchanged(folder, change);
	const done = [];
	for (const change of changes) {
		try {
			assertUnchanged(folder, change);
			changeFile(folder, change);
		} catch (error) {
			const told = (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.l)(change.path, error);
			throw done.length > 0 && told instanceof _start_js__WEBPACK_IMPORTED_MODULE_1__.st ? stoppedAfter(done, changes.length, told) : told;
		}
		done.push(change.path);
	}
}
function changeFile(folder, { path, before, after, mode }) {
	const target = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(folder, path);
	if (after === void 0) (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.rmSync)(target, { force: true });
	else if (before !== void 0 && occupant(folder, path) === "file") (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.d)(target, after);
	else if (!(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.u)(target, after)) throw isThere(path);
	if (after !== void 0 && mode !== void 0) setRunnable(target, mode === "100755");
}
function setRunnable(target, isRunnable) {
	const found = (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.lstatSync)(target);
	const { mode } = found;
	if (!found.isFile() || (mode & 64) !== 0 === isRunnable) return;
	(0,node_fs__WEBPACK_IMPORTED_MODULE_2__.chmodSync)(target, isRunnable ? mode | (mode & 292) >> 2 : mode & -74);
}
function assertUnchanged(folder, change) {
	const { path, before } = change;
	assertWritable(folder, path);
	const found = occupant(folder, path);
	if (before === void 0) {
		if (found !== "nothing") throw isThere(path);
	} else if (found === "nothing") {
		if (change.after !== void 0) return;
		throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.st(`${shown(path)} is to be removed, and the working directory does not have it.`, "Where a sparse checkout leaves it out, remove it with `git rm --sparse`");
	} else if (Buffer.compare((0,node_fs__WEBPACK_IMPORTED_MODULE_2__.readFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(folder, path)), before) !== 0) throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.st(`${shown(path)} changed while it was being looked at.`, "Run the command again.");
}
function isThere(path) {
	return new _start_js__WEBPACK_IMPORTED_MODULE_1__.st(`${shown(path)} is there already, and is left as it is.`, "Move it away, or choose another file.");
}
function stoppedAfter(done, all, { message, advice }) {
	const named = (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.bt)(done, MAX_NAMED, shown);
	return new _start_js__WEBPACK_IMPORTED_MODULE_1__.st(`${message} Of ${all} files ${done.length} ${done.length === 1 ? "was" : "were"} changed before: ${named}.`, advice);
}
const MAX_NAMED = 20;
function shown(path) {
	return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.R)(path, 500);
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

/***/ 7731:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

"use strict";
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ newFindings),
/* harmony export */   r: () => (/* binding */ numberOf),
/* harmony export */   t: () => (/* binding */ newErrors)
/* harmony export */ });
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5553);

// src/commands/check/new-errors.ts
function newErrors(before, after) {
	return newFindings(before, after, "error");
}
function newFindings(before, after, severity) {
	const known = openGroups(before, severity);
	const fingerprints = new Set(before.map(({ fingerprint }) => fingerprint));
	const open = new Set(before.filter(isOpen).map(({ fingerprint }) => fingerprint));
	const result = [];
	for (const [group, findings] of openGroups(after, severity)) {
		if (findings[0]?.rule.startsWith("secret/") === true) {
			(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Xa)(result, findings.filter(({ fingerprint }) => !open.has(fingerprint)));
			continue;
		}
		if (numberOf(findings) <= numberOf(known.get(group) ?? [])) continue;
		const fresh = findings.filter(({ fingerprint }) => !fingerprints.has(fingerprint));
		(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Xa)(result, fresh.length > 0 ? fresh : findings);
	}
	return result;
}
function openGroups(findings, severity) {
	const open = findings.filter((finding) => finding.severity === severity && isOpen(finding));
	return (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.ma)(open, ({ rule, path }) => `${rule}\0${path}`);
}
function numberOf(findings) {
	return findings.reduce((sum, { more = 1 }) => sum + more, 0);
}
function isOpen({ accepted }) {
	return accepted === void 0;
}



/***/ }),

/***/ 6065:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

"use strict";
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

/***/ 8833:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

"use strict";
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ assertPlain)
/* harmony export */ });
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5553);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4105);


// src/terminal/plain-argument.ts
function assertPlain(option, values, use) {
	const [found] = values.flatMap((value) => (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Ua)(value, use));
	if (found) throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.st(`The value of ${option} holds the ${found.kind} ${found.code}, which acts on a terminal or hides from readers of what is written.`, "Write it without, in characters that are seen");
	for (const value of values) assertNoSecret(option, value);
}
function assertNoSecret(option, value) {
	const shown = _start_js__WEBPACK_IMPORTED_MODULE_1__.k.text(value);
	if (shown === value) return;
	const [written, clean] = [Array.from(value), Array.from(shown)];
	const place = written.findIndex((character, at) => character !== clean[at]);
	throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.st(`The value of ${option} holds a secret, which begins at character ${place + 1}: all who read the memory would read it. Nothing was written.`, "Say what it is without its value. If it is in use, revoke it: the history of your shell holds it too");
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

/***/ 4853:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

"use strict";
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ holdsCommit),
/* harmony export */   i: () => (/* binding */ writeFiles),
/* harmony export */   n: () => (/* binding */ propose),
/* harmony export */   o: () => (/* binding */ findingsBlocks),
/* harmony export */   r: () => (/* binding */ targetOf),
/* harmony export */   s: () => (/* binding */ ownersBlocks),
/* harmony export */   t: () => (/* binding */ nothingWritten)
/* harmony export */ });
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4105);
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5553);
/* harmony import */ var _wrap_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7869);
/* harmony import */ var _document_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4120);
/* harmony import */ var _listing_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1409);
/* harmony import */ var _connect_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2267);
/* harmony import */ var _same_bytes_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(9629);
/* harmony import */ var _files_below_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1322);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_7___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_7__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_8___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_8__);










// src/report/consequences.ts
const MAX_LISTED = 50;
const CLAUSE_LIMIT = 300;
function findingsBlocks(title, findings) {
	return (0,_listing_js__WEBPACK_IMPORTED_MODULE_4__.n)(title, findings.map(({ path, message, suggestion }) => [...nameAndClause(path, message), ...suggestion ? [(0,_document_js__WEBPACK_IMPORTED_MODULE_3__.p)(" Mend: "), (0,_document_js__WEBPACK_IMPORTED_MODULE_3__.u)((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.it)(suggestion.message, CLAUSE_LIMIT))] : []]), MAX_LISTED);
}
function ownersBlocks(owners) {
	return (0,_listing_js__WEBPACK_IMPORTED_MODULE_4__.n)("Owners to notify", owners.map(({ name, reason }) => nameAndClause(name, reason)), MAX_LISTED);
}
function nameAndClause(name, clause) {
	return [
		(0,_document_js__WEBPACK_IMPORTED_MODULE_3__.n)((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.it)(name, 120)),
		(0,_document_js__WEBPACK_IMPORTED_MODULE_3__.p)(" "),
		(0,_document_js__WEBPACK_IMPORTED_MODULE_3__.u)((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.it)(clause, CLAUSE_LIMIT))
	];
}
// src/terminal/holds-commit.ts
async function holdsCommit(repository, last, first) {
	const ancestry = await repository.history().ancestry(first.id, last.id);
	if (ancestry !== "cut") return ancestry === "yes";
	throw new _start_js__WEBPACK_IMPORTED_MODULE_0__.st(`This clone is shallow: whether ${last.name} holds ${first.name} cannot be told.`, _check_js__WEBPACK_IMPORTED_MODULE_1__["in"]);
}
// src/terminal/proposal.ts
function nothingWritten() {
	return `\n${(0,_wrap_js__WEBPACK_IMPORTED_MODULE_2__.r)("Nothing was written: --write writes the files, --propose makes a pull request of them.", (0,_wrap_js__WEBPACK_IMPORTED_MODULE_2__.n)(process.stdout.columns)).join("\n")}\n`;
}
async function targetOf(repository, { repository: name, branch }) {
	const forge = await (0,_connect_js__WEBPACK_IMPORTED_MODULE_5__.t)(name);
	const target = branch ?? (await forge.repository()).defaultBranch;
	const head = await forge.branchHead(target);
	if (head === void 0) throw new _start_js__WEBPACK_IMPORTED_MODULE_0__.st(`The repository has no branch ${target}.`, "Name another with --branch");
	return {
		forge,
		branch: target,
		head,
		tree: await repository.commitTree(head)
	};
}
async function propose({ forge, branch, head }, prefix, files, words) {
	const { pull, outcome } = await forge.proposeFiles({
		branch: words.branch,
		base: {
			branch,
			head
		},
		commit: {
			headline: words.title,
			body: words.message
		},
		changes: files.map(({ path, bytes, mode }) => ({
			path: prefix + path,
			bytes,
			...mode && { mode }
		})),
		title: words.title,
		body: words.body
	});
	return `Pull request ${pull.number} was ${outcome === "unchanged" ? "left as it is" : outcome}.\n`;
}
function asCheckedOut(dir, change) {
	const { path, before, after } = change;
	if (before === void 0 || (0,_files_below_js__WEBPACK_IMPORTED_MODULE_6__.r)(dir, path) !== "file") return change;
	const onDisk = (0,node_fs__WEBPACK_IMPORTED_MODULE_7__.readFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_8__.join)(dir, path));
	if (onDisk.length === before.length || !(0,_same_bytes_js__WEBPACK_IMPORTED_MODULE_9__.t)(withFeeds(onDisk), before)) return change;
	return {
		path,
		before: onDisk,
		after: after === void 0 ? void 0 : withReturns(after)
	};
}
function withFeeds(bytes) {
	return Buffer.from(Buffer.from(bytes).toString("latin1").replaceAll("\r\n", "\n"), "latin1");
}
function withReturns(bytes) {
	return Buffer.from(Buffer.from(bytes).toString("latin1").replaceAll(/\r?\n/g, "\r\n"), "latin1");
}
function writeFiles(dir, files) {
	(0,_files_below_js__WEBPACK_IMPORTED_MODULE_6__.n)(dir, files.map(({ path, before, bytes, mode }) => ({
		...asCheckedOut(dir, {
			path,
			before,
			after: bytes
		}),
		...mode && { mode }
	})));
	return `Wrote ${(0,_check_js__WEBPACK_IMPORTED_MODULE_1__.ro)(files.length, "file")}; nothing was committed.\n`;
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

/***/ 8137:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

"use strict";
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ reviewersOf)
/* harmony export */ });
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5553);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4105);


// src/commands/publish/reviewers.ts
const MAX_REVIEWERS = 10;
function reviewersOf({ records, editsGate, ontology }, { author, organization }) {
	const { accounts = {}, memory = [] } = ontology.owners;
	const owned = new Map();
	for (const record of records) for (const owner of record.owners) (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.pa)(owned, owner, record);
	const guards = editsGate ? memory : [];
	const owners = [...guards.map((owner) => ({
		owner,
		reason: "owns the memory, whose rules this change edits"
	})), ...[...owned].filter(([owner]) => !guards.includes(owner)).sort(([, a], [, b]) => b.length - a.length).map(([owner, list]) => ({
		owner,
		reason: reasonOf(list)
	}))];
	const asked = new Map();
	for (const { owner, reason } of owners) for (const name of Object.hasOwn(accounts, owner) ? accounts[owner] ?? [] : [owner]) if (!(author !== void 0 && (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ct)(name, author.login)) && !asked.has(name)) asked.set(name, reason);
	const named = [...asked].slice(0, MAX_REVIEWERS).map(([name, reason]) => ({
		name,
		reason
	}));
	const names = named.map(({ name }) => name).filter((name) => !name.includes(":"));
	const teamPrefix = `${organization.toLowerCase()}/`;
	return {
		named,
		users: names.filter((name) => !name.includes("/")),
		teams: names.filter((name) => name.toLowerCase().startsWith(teamPrefix)).map((name) => name.slice(teamPrefix.length))
	};
}
function reasonOf(records) {
	const [first, ...others] = records;
	const restricted = records.some(({ sensitivity }) => sensitivity.some(_check_js__WEBPACK_IMPORTED_MODULE_0__.Dn));
	const extent = others.length === 0 ? `owns ${first?.id ?? ""}` : `owns ${records.length} of the records`;
	return restricted ? `${extent}, restricted` : extent;
}



/***/ }),

/***/ 9629:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

"use strict";
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ sameBytes)
/* harmony export */ });
// src/memory/same-bytes.ts
function sameBytes(one, other) {
	if (!one || !other) return one === other;
	return one.length === other.length && one.every((byte, index) => byte === other[index]);
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