exports.id = 4861;
exports.ids = [4861,940,8559];
exports.modules = {

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

/***/ 6953:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

"use strict";
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ findingPlaces)
/* harmony export */ });
// src/report/finding-places.ts
function findingPlaces(findings) {
	return findings.map(({ rule, severity, path, range: { start } }) => {
		return {
			rule,
			severity,
			path,
			line: start.line,
			column: start.column
		};
	});
}



/***/ }),

/***/ 792:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

"use strict";
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runImportRun: () => (/* binding */ runImportRun),
/* harmony export */   runsAndMemory: () => (/* binding */ runsAndMemory)
/* harmony export */ });
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5553);
/* harmony import */ var _run_folder_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3617);
/* harmony import */ var _new_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7731);
/* harmony import */ var _finding_places_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(6953);
/* harmony import */ var _update_pretty_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9997);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4105);
/* harmony import */ var _color_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6626);
/* harmony import */ var _files_below_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1322);
/* harmony import */ var _find_memory_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(940);
/* harmony import */ var _overlay_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(6065);
/* harmony import */ var _rule_descriptions_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(3863);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_10___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_10__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_11___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_11__);
/* harmony import */ var picocolors__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(7336);
/* harmony import */ var picocolors__WEBPACK_IMPORTED_MODULE_12___default = /*#__PURE__*/__webpack_require__.n(picocolors__WEBPACK_IMPORTED_MODULE_12__);














// src/commands/import-run/import-runs.ts
async function importRuns(sources, input) {
	const results = new Map();
	const opened = [];
	for (const [index, source] of sources.entries()) {
		const run = await (0,_run_folder_js__WEBPACK_IMPORTED_MODULE_1__.i)(source);
		if ("outcome" in run) results.set(index, run);
		else opened.push({
			...run,
			index
		});
	}
	if (opened.length > 0) {
		let memory = {
			tree: input.tree,
			current: await (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.lt)((0,_run_folder_js__WEBPACK_IMPORTED_MODULE_1__.a)(input, input.tree))
		};
		for (const group of withoutNamesakes(opened)) {
			const outcome = await importGroup(group, memory, input);
			for (const [index, result] of outcome.results) results.set(index, result);
			memory = outcome.memory;
		}
	}
	return sources.flatMap((_, index) => results.get(index) ?? []);
}
function withoutNamesakes(runs) {
	const groups = [];
	let names = new Set();
	for (const run of runs) {
		const name = (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.vo)((0,_run_folder_js__WEBPACK_IMPORTED_MODULE_1__.o)(run.read.run.id));
		const last = names.has(name) ? void 0 : groups.at(-1);
		if (last) last.push(run);
		else {
			groups.push([run]);
			names = new Set();
		}
		names.add(name);
	}
	return groups;
}
async function importGroup(runs, memory, input) {
	const errors = new Map();
	for (;;) {
		const { results, tree } = await applyAll(runs, memory, input, errors);
		if (tree === memory.tree) return {
			results,
			memory
		};
		const current = await (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.lt)({
			...(0,_run_folder_js__WEBPACK_IMPORTED_MODULE_1__.a)(input, tree),
			similar: memory.current
		});
		const found = (0,_new_errors_js__WEBPACK_IMPORTED_MODULE_2__.t)(memory.current.report.findings, current.report.findings);
		if (found.length === 0) return {
			results,
			memory: {
				tree,
				current
			}
		};
		const own = errorsByRun(found, results);
		if (own.size === 0) return await oneByOne(runs, memory, input);
		for (const [index, findings] of own) errors.set(index, findings);
	}
}
async function applyAll(runs, { tree: start, current }, input, errors) {
	const results = new Map();
	const laid = new Map();
	let tree = start;
	for (const run of runs) {
		const { index } = run;
		const result = await (0,_run_folder_js__WEBPACK_IMPORTED_MODULE_1__.n)(run, current, {
			...input,
			tree
		}, () => Promise.resolve(errors.get(index) ?? []));
		results.set(index, result);
		if (result.files.length === 0) continue;
		for (const file of result.files) laid.set(file.path, file);
		const files = [...laid.values()].map(({ path, after }) => ({
			path,
			bytes: after,
			mode: "100644"
		}));
		tree = await input.overlay(start, files);
	}
	return {
		results,
		tree
	};
}
function errorsByRun(found, results) {
	const writers = new Map();
	for (const [index, { files }] of results) for (const { path } of files) writers.set(path, [...writers.get(path) ?? [], index]);
	const errors = new Map();
	for (const finding of found) {
		const [writer, second] = writers.get(finding.path) ?? [];
		if (writer === void 0 || second !== void 0) continue;
		errors.set(writer, [...errors.get(writer) ?? [], finding]);
	}
	return errors;
}
async function oneByOne(runs, before, input) {
	const results = new Map();
	let memory = before;
	for (const run of runs) {
		let current = memory.current;
		const result = await (0,_run_folder_js__WEBPACK_IMPORTED_MODULE_1__.n)(run, memory.current, {
			...input,
			tree: memory.tree
		}, async (tree) => {
			current = await (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.lt)({
				...(0,_run_folder_js__WEBPACK_IMPORTED_MODULE_1__.a)(input, tree),
				similar: memory.current
			});
			return (0,_new_errors_js__WEBPACK_IMPORTED_MODULE_2__.t)(memory.current.report.findings, current.report.findings);
		});
		results.set(run.index, result);
		if (result.applied) memory = {
			tree: result.applied.tree,
			current
		};
	}
	return {
		results,
		memory
	};
}
// src/report/import-run.ts
const TEXT_LIMIT = 500;
function renderImportPretty(shown, view) {
	const { outcome, files, run } = shown;
	const paint = picocolors__WEBPACK_IMPORTED_MODULE_12___default().createColors(view.color);
	const lines = files.map(({ path, before }) => `${(before ? "modify" : "add").padEnd(7)}  ${(0,_start_js__WEBPACK_IMPORTED_MODULE_4__.R)(path, TEXT_LIMIT)}`);
	lines.push(...troubles(shown, paint, view.remedyOf));
	if (lines.length > 0) lines.push("");
	lines.push(verdict());
	return `${lines.join("\n")}\n`;
	function verdict() {
		if (outcome === "blocked") return `${paint.bold(paint.red("BLOCKED"))}  ${(0,_start_js__WEBPACK_IMPORTED_MODULE_4__.R)(run, TEXT_LIMIT)}`;
		if (outcome === "present") return `${paint.bold(paint.green("PRESENT"))}  The memory holds this run already.`;
		const done = view.write ? "written" : "to be written; add --write to write";
		return `${paint.bold(paint.green(view.write ? "IMPORTED" : "IMPORTABLE"))}  ${(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.z)(files.length, "file")} ${done}`;
	}
}
function renderImportsPretty(imports, view) {
	const paint = picocolors__WEBPACK_IMPORTED_MODULE_12___default().createColors(view.color);
	const done = view.write ? "imported" : "importable";
	const lines = imports.flatMap((shown) => {
		const { outcome, files, run } = shown;
		const word = outcome === "import" ? done : outcome;
		const color = outcome === "blocked" ? paint.red : paint.green;
		const count = outcome === "import" ? `: ${(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.z)(files.length, "file")}` : "";
		const said = troubles(shown, paint, view.remedyOf).map((line) => `  ${line}`);
		return [`${color(word.padEnd(10))}  ${(0,_start_js__WEBPACK_IMPORTED_MODULE_4__.R)(run, TEXT_LIMIT)}${count}`, ...said];
	});
	const number = (wanted) => imports.filter(({ outcome }) => outcome === wanted).length;
	const [brought, present, blocked] = [
		number("import"),
		number("present"),
		number("blocked")
	];
	const counts = [
		...brought > 0 ? [`${brought} ${done}`] : [],
		...present > 0 ? [`${present} present already`] : [],
		...blocked > 0 ? [`${blocked} blocked`] : []
	];
	const next = brought > 0 && !view.write ? "; add --write to write" : "";
	const verdict = blocked > 0 ? paint.red("BLOCKED") : paint.green(brought > 0 ? done.toUpperCase() : "PRESENT");
	return [
		...lines,
		"",
		`${paint.bold(verdict)}  ${(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.z)(imports.length, "run")}: ${counts.join(", ")}${next}`,
		""
	].join("\n");
}
function troubles({ conflicts, refusals, findings }, paint, remedyOf) {
	const lines = [];
	for (const { path, resolution } of conflicts) {
		const said = resolution === "kept" ? "what the memory says stays" : "what people decided stays, the rest is the run's";
		lines.push(`${paint.yellow("conflict")} ${(0,_start_js__WEBPACK_IMPORTED_MODULE_4__.R)(path, TEXT_LIMIT)}: ${said}`);
	}
	lines.push(...(0,_update_pretty_js__WEBPACK_IMPORTED_MODULE_3__.t)(findings, paint, remedyOf));
	for (const { code, message, advice } of refusals) lines.push(`${paint.red("blocked")}  ${paint.bold(code)}`, `         ${(0,_start_js__WEBPACK_IMPORTED_MODULE_4__.R)(message, TEXT_LIMIT)}`, `         ${advice}`);
	return lines;
}
function renderImportJson(shown) {
	return (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.D)(importValue(shown));
}
function renderImportsJson(imports) {
	return (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.D)({
		schema: "memory-steward.run-import-results/v1",
		runs: imports.map((shown) => ({
			folder: shown.run,
			result: importValue(shown)
		}))
	});
}
function importValue({ outcome, manifest, files, conflicts, refusals, findings }) {
	return {
		schema: "memory-steward.run-import-result/v1",
		outcome,
		manifest: manifest ?? null,
		files: files.map(({ path, before }) => ({
			path,
			action: before ? "modify" : "add"
		})),
		conflicts,
		refusals: refusals.map(({ code, message, advice }) => ({
			code,
			message,
			advice
		})),
		findings: (0,_finding_places_js__WEBPACK_IMPORTED_MODULE_13__.t)(findings)
	};
}
// src/terminal/import-run.ts
function runsAndMemory(paths) {
	const last = paths.at(-1) ?? ".";
	return paths.length > 1 && !isRun(last) ? {
		runs: paths.slice(0, -1),
		dir: last
	} : {
		runs: paths,
		dir: "."
	};
}
function isRun(path) {
	const holds = (...names) => names.some((name) => (0,node_fs__WEBPACK_IMPORTED_MODULE_10__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_11__.join)(path, name)));
	return holds("run.json", "journal") && !holds(".git", ..._find_memory_js__WEBPACK_IMPORTED_MODULE_7__/* .CONFIGURATIONS */ .S9);
}
async function runImportRun(runs, folder, options) {
	const { tier, repository: about, write = false } = options;
	const sources = runs.map((run) => (0,_run_folder_js__WEBPACK_IMPORTED_MODULE_1__.t)((0,node_path__WEBPACK_IMPORTED_MODULE_11__.resolve)(run), run));
	const repository = await (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.H)(folder);
	try {
		const results = await importRuns(sources, {
			tree: await repository.workingTree(),
			root: repository.root,
			gate: (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.g)(folder, options, repository),
			now: new Date(),
			onSecret: _start_js__WEBPACK_IMPORTED_MODULE_4__.k.learn,
			overlay: (0,_overlay_js__WEBPACK_IMPORTED_MODULE_8__.t)(repository),
			...tier !== void 0 && { tier },
			...about !== void 0 && { repository: about }
		});
		if (write) (0,_files_below_js__WEBPACK_IMPORTED_MODULE_6__.n)(folder, together(results));
		process.stdout.write(render(results.map((result, index) => ({
			...result,
			refusals: about === void 0 ? result.refusals.map(withOption) : result.refusals,
			run: runs[index] ?? ""
		})), options));
		return results.some(({ outcome }) => outcome === "blocked") ? 1 : 0;
	} catch (error) {
		throw await (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.o)(error, folder);
	} finally {
		await repository.close();
	}
}
function withOption(refusal) {
	return refusal.code === "MEMORY_REJECTED_UNKNOWN_REPOSITORY" ? {
		...refusal,
		advice: `${refusal.advice} For this run alone, --repository names it.`
	} : refusal;
}
function render(imports, { format, write = false }) {
	const [only, second] = imports;
	const isOne = only !== void 0 && second === void 0;
	if (format === "json") return isOne ? renderImportJson(only) : renderImportsJson(imports);
	const view = {
		color: (0,_color_js__WEBPACK_IMPORTED_MODULE_5__.n)(),
		write,
		remedyOf: _rule_descriptions_js__WEBPACK_IMPORTED_MODULE_9__.t
	};
	return isOne ? renderImportPretty(only, view) : renderImportsPretty(imports, view);
}
function together(results) {
	const changes = new Map();
	for (const file of results.flatMap(manifestLast)) {
		const first = changes.get(file.path);
		changes.set(file.path, first ? {
			...file,
			before: first.before
		} : file);
	}
	return [...changes.values()];
}
function manifestLast({ files }) {
	const isManifest = ({ path }) => path.endsWith("/import.json");
	return [...files.filter((file) => !isManifest(file)), ...files.filter(isManifest)];
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

/***/ 1364:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

"use strict";
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ percent)
/* harmony export */ });
// src/memory/percent.ts
function percent(tenThousandths) {
	return `${(tenThousandths / 100).toFixed(2)} %`;
}



/***/ }),

/***/ 1416:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

"use strict";
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ yamlText)
/* harmony export */ });
/* harmony import */ var _parse_yaml_library_cjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7011);
/* harmony import */ var _parse_yaml_library_cjs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(_parse_yaml_library_cjs__WEBPACK_IMPORTED_MODULE_0__);

// src/parse/write-yaml.ts
function yamlText(value) {
	return (0,_parse_yaml_library_cjs__WEBPACK_IMPORTED_MODULE_0__.stringify)(value, {
		version: "1.2",
		lineWidth: 0,
		flowCollectionPadding: false,
		aliasDuplicateObjects: false
	});
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