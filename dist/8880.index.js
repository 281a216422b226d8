exports.id = 8880;
exports.ids = [8880,940,8559,6626];
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

/***/ 940:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

"use strict";
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S9: () => (/* binding */ CONFIGURATIONS),
/* harmony export */   elsewhere: () => (/* binding */ elsewhere),
/* harmony export */   j5: () => (/* binding */ findMemory),
/* harmony export */   noFolder: () => (/* binding */ noFolder),
/* harmony export */   ru: () => (/* binding */ memoryAround)
/* harmony export */ });
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5553);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4105);
/* harmony import */ var _other_folder_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3396);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_3___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_3__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_4___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_4__);





// src/terminal/find-memory.ts
const CONFIGURATIONS = ["memory-steward.yml", "memory-steward.yaml"];
function findMemory(file) {
	const folder = memoryAround(file);
	if (folder !== void 0) return folder;
	throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.st(`${file} belongs to no memory: no folder above it has a memory-steward.yml or a known layout.`, "Start a memory with \"memory-steward init\", or add a memory-steward.yml that names its layout. Where a sparse checkout leaves that file out, let it in.");
}
function elsewhere(error, dir) {
	const folder = memoryAround((0,node_path__WEBPACK_IMPORTED_MODULE_4__.join)(dir, "file"));
	const name = fromHere(dir);
	const named = name === "." ? error : error.in(name);
	if (folder !== void 0 && folder !== dir) return new _other_folder_js__WEBPACK_IMPORTED_MODULE_2__.t(named.message, dir, "There is one above", [fromHere(folder)]);
	const below = folder === dir ? [] : memoriesBelow(dir);
	if (below.length === 0) return named;
	return new _other_folder_js__WEBPACK_IMPORTED_MODULE_2__.t(named.message, dir, "There is one below", below.map(fromHere));
}
function noFolder(name) {
	const path = (0,node_path__WEBPACK_IMPORTED_MODULE_4__.resolve)(name);
	if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_3__.existsSync)(path)) return new _start_js__WEBPACK_IMPORTED_MODULE_1__.st(`There is no folder ${name}.`, "Name the folder of a memory repository.");
	const folder = memoryAround(path);
	const message = `${name} is no folder; a memory is checked as a whole.`;
	return folder === void 0 ? new _start_js__WEBPACK_IMPORTED_MODULE_1__.st(message, "Name the folder of a memory repository.") : new _other_folder_js__WEBPACK_IMPORTED_MODULE_2__.t(message, path, "Its memory", [fromHere(folder)]);
}
const MAX_DEPTH = 4;
const MOST_FOLDERS = 2e3;
const MOST_MEMORIES = 3;
const PASSED_BY = /^(?:\.|node_modules$|vendor$)/;
const PLAIN = new RegExp("^[\\p{L}\\p{M}\\p{N}_][\\p{L}\\p{M}\\p{N}._+-]*$", "u");
function memoriesBelow(dir) {
	const found = [];
	let level = [dir];
	for (let depth = 0, seen = 0; depth < MAX_DEPTH && level.length > 0; depth++) {
		const next = [];
		for (const folder of level) {
			if (++seen > MOST_FOLDERS) return found;
			for (const name of foldersIn(folder)) {
				const path = (0,node_path__WEBPACK_IMPORTED_MODULE_4__.join)(folder, name);
				if (isConfigured(path) || recognisedRoots(path).length > 0) found.push(path);
				else next.push(path);
				if (found.length === MOST_MEMORIES) return found;
			}
		}
		level = next;
	}
	return found;
}
function foldersIn(folder) {
	try {
		return (0,node_fs__WEBPACK_IMPORTED_MODULE_3__.readdirSync)(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory()).map(({ name }) => name).filter((name) => PLAIN.test(name) && !PASSED_BY.test(name)).sort(_check_js__WEBPACK_IMPORTED_MODULE_0__._a);
	} catch {
		return [];
	}
}
function fromHere(folder) {
	return (0,node_path__WEBPACK_IMPORTED_MODULE_4__.relative)(process.cwd(), folder) || ".";
}
function memoryAround(file) {
	let recognised;
	for (let folder = (0,node_path__WEBPACK_IMPORTED_MODULE_4__.dirname)(file);; folder = (0,node_path__WEBPACK_IMPORTED_MODULE_4__.dirname)(folder)) {
		if (isConfigured(folder)) return folder;
		if (recognisedRoots(folder).some((root) => file.startsWith((0,node_path__WEBPACK_IMPORTED_MODULE_4__.join)(root, "/")))) recognised = folder;
		if ((0,node_fs__WEBPACK_IMPORTED_MODULE_3__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_4__.join)(folder, ".git")) || (0,node_path__WEBPACK_IMPORTED_MODULE_4__.dirname)(folder) === folder) return recognised;
	}
}
function isConfigured(folder) {
	return CONFIGURATIONS.some((name) => (0,node_fs__WEBPACK_IMPORTED_MODULE_3__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_4__.join)(folder, name)));
}
function recognisedRoots(folder) {
	return Object.values(_check_js__WEBPACK_IMPORTED_MODULE_0__.Ui).flatMap(({ marker, roots = ["."] }) => marker === void 0 ? [] : roots.map((root) => (0,node_path__WEBPACK_IMPORTED_MODULE_4__.join)(folder, root)).filter((root) => (0,node_fs__WEBPACK_IMPORTED_MODULE_3__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_4__.join)(root, marker))));
}



/***/ }),

/***/ 3396:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

"use strict";
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ OtherFolderError)
/* harmony export */ });
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4105);

// src/terminal/other-folder.ts
var OtherFolderError = class extends _start_js__WEBPACK_IMPORTED_MODULE_0__.st {
	named;
	#opening;
	#folders;
	constructor(message, named, opening, folders) {
		super(message);
		this.named = named;
		this.#opening = opening;
		this.#folders = folders;
	}
	withCalls(callWith) {
		return new _start_js__WEBPACK_IMPORTED_MODULE_0__.st(this.message, `${this.#opening}: ${this.#folders.map(callWith).join(", or ")}`);
	}
};



/***/ }),

/***/ 8880:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

"use strict";
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runScan: () => (/* binding */ runScan)
/* harmony export */ });
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5553);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4105);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7045);
/* harmony import */ var _color_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6626);
/* harmony import */ var _find_memory_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(940);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_5___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_5__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_6___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_6__);
/* harmony import */ var picocolors__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7336);
/* harmony import */ var picocolors__WEBPACK_IMPORTED_MODULE_7___default = /*#__PURE__*/__webpack_require__.n(picocolors__WEBPACK_IMPORTED_MODULE_7__);








// src/commands/scan.ts
const MOST_RANDOM = 1e5;
async function scan(input) {
	const { subject, isWanted, onSecret, onProgress } = input;
	const gate = await gateOf(input.gate.tree);
	const { folder } = input.gate;
	const options = {
		salt: gate?.baseline.salt ?? "",
		folder,
		mostRandom: MOST_RANDOM,
		...onSecret && { onValue: onSecret }
	};
	const judge = {
		acceptanceOf: gate && (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.vn)(gate, input.now),
		folder
	};
	if ("tree" in subject) {
		const entries = (await subject.tree.entries()).filter(({ path }) => isWanted(path));
		const search = await (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.gt)(subject.tree, entries, {
			...options,
			...onProgress && { onProgress }
		});
		return reportOf(search, (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.pt)(search.secrets, () => true), judge);
	}
	const { added, head, range } = subject;
	const marks = new _check_js__WEBPACK_IMPORTED_MODULE_0__.mt();
	const onValue = (match, forms) => {
		marks.take(match, forms);
		onSecret?.(match, forms);
	};
	const search = await (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.ht)(added, {
		...options,
		isWanted,
		onValue
	});
	return {
		...reportOf(search, (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.pt)(search.secrets, standsIn(await head.entries()), marks), judge),
		range: {
			...range,
			commits: added.commits.length
		}
	};
}
async function gateOf(tree) {
	try {
		return await (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.wi)(tree);
	} catch (error) {
		if (error instanceof _start_js__WEBPACK_IMPORTED_MODULE_1__.st) return void 0;
		throw error;
	}
}
function standsIn(entries) {
	const oids = new Map(entries.map(({ path, oid }) => [path, oid]));
	return ({ source, path, oid }) => {
		if (source === "file") return oids.get(path) === oid;
		return source === "branch" || source === "path" && oids.has(path);
	};
}
function reportOf(search, secrets, judge) {
	const { files, bytes } = search;
	const shown = (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.yt)(search.secrets);
	const findings = secrets.map((secret) => findingOf(secret, shown, judge)).sort(compare);
	const comments = search.comments.map((comment) => ({
		...comment,
		path: shown(comment.path)
	}));
	const unscanned = search.unscanned.map((missed) => ({
		...missed,
		path: shown(missed.path)
	}));
	return {
		verdict: findings.some(({ severity, accepted }) => severity === "error" && accepted === void 0) || unscanned.length > 0 ? "fail" : "pass",
		steward: _version_js__WEBPACK_IMPORTED_MODULE_2__.n,
		files,
		bytes,
		findings,
		comments,
		unscanned
	};
}
function findingOf(secret, shown, judge) {
	const { rule, severity, source, match, range, commits } = secret;
	const { tier, format, start, end, length, views, fingerprint } = match;
	const path = shown(secret.path);
	const accepted = acceptanceIn(judge, secret, path);
	return {
		rule,
		severity,
		tier,
		format,
		source,
		path,
		start,
		end,
		range,
		length,
		views,
		commits,
		fingerprint,
		...accepted && { accepted }
	};
}
function acceptanceIn({ acceptanceOf, folder }, { rule, source, match }, path) {
	const isFile = source === "file" || source === "path";
	if (!acceptanceOf || isFile && !path.startsWith(folder)) return void 0;
	const { fingerprint } = match;
	return acceptanceOf({
		problem: {
			rule,
			at: { path: isFile ? path.slice(folder.length) : path },
			subject: fingerprint
		},
		fingerprint
	});
}
function compare(left, right) {
	return (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.na)(left.path, right.path) || left.start - right.start || left.end - right.end || (0,_check_js__WEBPACK_IMPORTED_MODULE_0__._a)(left.rule, right.rule) || (0,_check_js__WEBPACK_IMPORTED_MODULE_0__._a)(left.commits[0] ?? "", right.commits[0] ?? "");
}
// src/report/scan-json.ts
function renderScanJson(report) {
	const { range } = report;
	return (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.D)({
		schema: "memory-steward.scan/v1",
		verdict: report.verdict,
		steward: report.steward,
		range: range && {
			base: range.base,
			head: range.head,
			commits: range.commits
		},
		files: report.files,
		bytes: report.bytes,
		findings: report.findings.map((finding) => ({
			rule: finding.rule,
			severity: finding.severity,
			tier: finding.tier,
			format: finding.format,
			source: finding.source,
			path: finding.path,
			start: finding.start,
			end: finding.end,
			range: (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.O)(finding.range),
			length: finding.length,
			views: finding.views,
			commits: finding.commits,
			fingerprint: finding.fingerprint,
			accepted: finding.accepted
		})),
		allowComments: report.comments.map(({ path, range: place, words, commits }) => ({
			path,
			range: (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.O)(place),
			words,
			commits
		})),
		unscanned: report.unscanned.map(({ source, path, commits, reason }) => ({
			source,
			path,
			commits,
			reason
		}))
	});
}
// src/report/scan-pretty.ts
const PATH_LIMIT = 500;
const COMMITS_SHOWN = 5;
const FINDINGS_SHOWN = 200;
const GUIDE = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.rt)("docs/scan.md");
function renderScanPretty(report, color) {
	const paint = picocolors__WEBPACK_IMPORTED_MODULE_7___default().createColors(color);
	const paints = {
		error: paint.red,
		warning: paint.yellow,
		note: paint.cyan
	};
	const lines = [];
	const open = report.findings.filter(({ accepted }) => accepted === void 0);
	for (const finding of open.slice(0, FINDINGS_SHOWN)) {
		const { severity, rule, tier, format, length, fingerprint } = finding;
		lines.push(`${paints[severity](severity.padEnd(7))}  ${placeOf(finding)}  ${paint.bold(format)}`);
		lines.push(paint.dim(`         ${rule} \u00b7 tier ${tier} \u00b7 ${(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.z)(length, "character")} \u00b7 ${fingerprint}`));
		const commits = finding.commits.filter((commit) => !(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.oa)(commit));
		if (commits.length > 0) lines.push(`         added in ${commitsOf(commits)}`);
	}
	lines.push(...moreOf(open, "more finding"));
	for (const { path, range, words } of report.comments.slice(0, FINDINGS_SHOWN)) {
		const place = `${(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.R)(path, PATH_LIMIT)}:${(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.I)(range.start)}`;
		lines.push(`${paint.cyan("note   ")}  ${place}  "${(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.R)(words, PATH_LIMIT)}" allows nothing here`);
	}
	lines.push(...moreOf(report.comments, "more comment that allows nothing here", "more comments that allow nothing here"));
	for (const { source, path, commits, reason } of report.unscanned.slice(0, FINDINGS_SHOWN)) {
		const place = nameOf({
			source,
			path,
			commits
		});
		lines.push(`${paint.red("error  ")}  ${place}  not searched: ${(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.R)(reason, PATH_LIMIT)}`);
	}
	lines.push(...moreOf(report.unscanned, "more not searched", "more not searched"));
	if (lines.length > 0) lines.push("");
	const fails = report.verdict === "fail";
	const verdict = paint.bold((fails ? paint.red : paint.green)(fails ? "FAIL" : "PASS"));
	lines.push(`${verdict}  ${countsOf(report)} in ${(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.z)(report.files, "file")}${commitCount(report)}`);
	if (fails && open.length > 0) lines.push(adviceOn(report));
	return `${lines.join("\n")}\n`;
}
function moreOf(all, noun, nouns) {
	const more = all.length - FINDINGS_SHOWN;
	return more > 0 ? [`and ${(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.z)(more, noun, nouns)}`] : [];
}
function placeOf(finding) {
	const name = nameOf(finding);
	return finding.source === "file" ? `${name}:${(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.I)(finding.range.start)}` : name;
}
function nameOf({ source, path, commits }) {
	switch (source) {
		case "file": return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.R)(path, PATH_LIMIT);
		case "path": return `name of ${(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.R)(path, PATH_LIMIT)}`;
		case "branch": return `name of the branch ${(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.R)(path, PATH_LIMIT)}`;
		case "message":
		case "author":
		case "committer": return `${source} of ${(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.xi)(commits[0] ?? "")}`;
	}
}
function commitsOf(commits) {
	const more = commits.length - COMMITS_SHOWN;
	const shown = commits.slice(0, COMMITS_SHOWN).map(_check_js__WEBPACK_IMPORTED_MODULE_0__.xi).join(", ");
	return more > 0 ? `${shown} and ${(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.R)(more)} more` : shown;
}
function countsOf({ findings, unscanned }) {
	const open = findings.filter(({ accepted }) => accepted === void 0);
	const errors = open.filter(({ severity }) => severity === "error").length;
	const warnings = open.length - errors;
	const accepted = findings.length - open.length;
	const parts = [
		...errors > 0 ? [(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.z)(errors, "secret")] : [],
		...warnings > 0 ? [`${(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.R)(warnings)} to review`] : [],
		...accepted > 0 ? [`${(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.R)(accepted)} accepted`] : [],
		...unscanned.length > 0 ? [`${(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.R)(unscanned.length)} not searched`] : []
	];
	return parts.length > 0 ? parts.join(", ") : "no secret found";
}
function commitCount({ range }) {
	if (!range) return "";
	return (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.oa)(range.head) ? ", as staged" : ` of ${(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.z)(range.commits, "commit")}`;
}
function adviceOn({ range }) {
	if (range && (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.oa)(range.head)) return `Take out what was found before you commit. What was shared before needs to be revoked: see ${GUIDE}`;
	return `Revoke what was found first. Then remove it, from every commit that is named: see ${GUIDE}`;
}
// src/terminal/scan.ts
async function runScan(paths, { range, staged, format }) {
	const wanted = (paths.length === 0 ? ["."] : paths).map((path) => (0,node_path__WEBPACK_IMPORTED_MODULE_6__.resolve)(path));
	const folder = wanted.every((path) => isBelow(process.cwd(), path)) ? process.cwd() : commonFolder(wanted);
	const here = await (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.H)(folder);
	const opened = [here];
	const open = async (dir) => {
		const repository = dir === here.top && here.prefix === "" ? here : await (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.H)(dir);
		opened.push(repository);
		return repository;
	};
	const progress = (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.m)(process.stderr);
	try {
		const source = {
			repository: here,
			folder,
			names: wanted.map((path) => (0,node_path__WEBPACK_IMPORTED_MODULE_6__.relative)(folder, path).replaceAll("\\", "/"))
		};
		const ends = staged ? stagedEnds : range === void 0 ? void 0 : rangeEnds(range);
		const report = await scan({
			...!ends ? await filesOf(source) : paths.length > 0 ? await addedBy(ends, source, here) : await addedAnywhere(ends, here, open),
			now: new Date(),
			onSecret: _start_js__WEBPACK_IMPORTED_MODULE_1__.k.learn,
			onProgress: progress.update
		});
		progress.clear();
		process.stdout.write(format === "json" ? renderScanJson(report) : renderScanPretty(report, (0,_color_js__WEBPACK_IMPORTED_MODULE_3__.n)()));
		return report.verdict === "fail" ? 1 : 0;
	} finally {
		progress.clear();
		for (const repository of new Set(opened)) await repository.close();
	}
}
async function filesOf({ repository, folder, names }) {
	const tree = await repository.workingTree();
	const entries = await tree.entries();
	for (const name of names) refuseUnsearchable(name, entries, folder);
	const missing = names.find((name) => !(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.ia)(entries, name));
	if (missing !== void 0) {
		if (!isOnDisk(folder, missing)) throw nothingAt(missing);
		throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.st(`${missing} is no file or folder that Git tracks or would add.`, "Name one that is, or take it out of .gitignore");
	}
	return {
		subject: { tree },
		gate: {
			tree,
			folder: ""
		},
		isWanted: below(names)
	};
}
async function addedAnywhere(ends, here, open) {
	const memory = here.isGit ? (0,_find_memory_js__WEBPACK_IMPORTED_MODULE_4__/* .memoryAround */ .ru)((0,node_path__WEBPACK_IMPORTED_MODULE_6__.join)(process.cwd(), "file")) : void 0;
	const gates = memory !== void 0 && isBelow(here.top, memory) ? await open(memory) : void 0;
	const top = await open(here.top);
	return await addedBy(ends, {
		repository: top,
		folder: here.top,
		names: [""]
	}, gates ?? top);
}
async function addedBy(ends, { repository, folder, names }, gates) {
	const { from, to } = await ends(repository);
	const added = await repository.addedContent(from, to);
	const tree = await repository.commitTree(to);
	const start = from === void 0 ? tree : await repository.commitTree(from);
	for (const name of names.filter((path) => !isOnDisk(folder, path))) {
		const isWanted = below([name]);
		if (!((0,_check_js__WEBPACK_IMPORTED_MODULE_0__.ia)(await tree.entries(), name) || (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.ia)(await start.entries(), name) || added.blobs.some(({ places }) => places.some(({ path }) => isWanted(path))))) throw nothingAt(name, ", and no commit of the range has one");
	}
	return {
		subject: {
			added,
			head: tree,
			range: {
				head: tree.commit ?? tree.label,
				...from !== void 0 && { base: from }
			}
		},
		gate: {
			tree: gates === repository ? start : await gates.commitTree(from ?? (await ends(gates)).to),
			folder: gates.prefix.slice(repository.prefix.length)
		},
		isWanted: below(names)
	};
}
function below(names) {
	return (path) => names.some((name) => name === "" || path === name || path.startsWith(`${name}/`));
}
function isOnDisk(folder, name) {
	return (0,node_fs__WEBPACK_IMPORTED_MODULE_5__.lstatSync)((0,node_path__WEBPACK_IMPORTED_MODULE_6__.join)(folder, name), { throwIfNoEntry: false }) !== void 0;
}
function nothingAt(name, nowhereElse = "") {
	return new _start_js__WEBPACK_IMPORTED_MODULE_1__.st(`There is no file or folder ${name}${nowhereElse}.`, "Name one that exists");
}
function refuseUnsearchable(name, entries, folder) {
	const mode = entries.find(({ path }) => path === name)?.mode;
	const what = (mode === void 0 ? void 0 : UNSEARCHABLE[mode]) ?? kindOnDisk((0,node_path__WEBPACK_IMPORTED_MODULE_6__.join)(folder, name));
	if (name === "" || what === void 0) return;
	throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.st(`${name} is ${what}, which is not searched.`, "Name the file or folder itself that is to be searched");
}
const UNSEARCHABLE = {
	"120000": "a symlink",
	"160000": "another repository",
	special: "a pipe, a socket or a device"
};
function kindOnDisk(path) {
	const found = (0,node_fs__WEBPACK_IMPORTED_MODULE_5__.lstatSync)(path, { throwIfNoEntry: false });
	if (!found || found.isFile() || found.isDirectory()) return void 0;
	return UNSEARCHABLE[found.isSymbolicLink() ? "120000" : "special"];
}
function rangeEnds(range) {
	const ends = (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.q)(range);
	if (ends?.isSinceParting) throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.st(`${JSON.stringify(range)} has three dots.`, "Name a range as A..B: what B has and A has not");
	return async (repository) => ({
		from: ends && await repository.resolve(ends.from),
		to: await repository.resolve(ends ? ends.to : range)
	});
}
async function stagedEnds(repository) {
	return {
		from: await repository.headCommit(),
		to: await repository.stagedCommit()
	};
}
function isBelow(folder, path) {
	const below = (0,node_path__WEBPACK_IMPORTED_MODULE_6__.relative)(folder, path);
	return below !== ".." && !/^\.\.[\\/]/.test(below) && !(0,node_path__WEBPACK_IMPORTED_MODULE_6__.isAbsolute)(below);
}
function commonFolder(paths) {
	const folders = paths.map((path) => {
		const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_5__.statSync)(path, { throwIfNoEntry: false }) ?? (0,node_fs__WEBPACK_IMPORTED_MODULE_5__.lstatSync)(path, { throwIfNoEntry: false });
		if (!stats) throw nothingAt(path);
		return stats.isDirectory() ? path : (0,node_path__WEBPACK_IMPORTED_MODULE_6__.dirname)(path);
	});
	let [folder = ""] = folders;
	while (!folders.every((path) => isBelow(folder, path))) folder = (0,node_path__WEBPACK_IMPORTED_MODULE_6__.dirname)(folder);
	return folder;
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