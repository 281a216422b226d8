"use strict";
exports.id = 6157;
exports.ids = [6157,940,8559];
exports.modules = {

/***/ 1322:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

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

/***/ 1479:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ assertSameFraming)
/* harmony export */ });
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4105);
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5553);


// src/parse/front-matter.ts
const BLANK_STEPS = 2e7;
const OTHER_LANGUAGES = [
	"coffee",
	"coffeescript",
	"cson",
	"javascript",
	"js",
	"json",
	"json5",
	"toml",
	"yml"
];
async function frameWithGrayMatter(text) {
	const refusal = refuseRawText(text);
	if (refusal) return {
		kind: "refused",
		flaw: refusal
	};
	const frame = (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.ja)(text);
	if (frame.kind !== "framed") return frame;
	const block = text.slice(frame.block.start, frame.block.end);
	if (blankSteps(block) > BLANK_STEPS) return {
		kind: "refused",
		flaw: tooBlank()
	};
	const { default: matter } = await __webpack_require__.e(/* import() */ 1910).then(__webpack_require__.t.bind(__webpack_require__, 1910, 23));
	const cage = new Cage();
	const file = matter(text, {
		language: "yaml",
		delimiters: "---",
		excerpt: false,
		engines: {
			...cage.refusals,
			yaml: {
				parse: (yaml) => cage.parse(yaml),
				stringify: refuse
			}
		}
	});
	return file.language === "yaml" && file.matter === text.slice(3, frame.block.end - 1) && file.content === text.slice(frame.body) && cage.ranAsExpected(file.data, block) ? frame : {
		kind: "refused",
		flaw: disagreement(frame.block.start)
	};
}
var Cage = class {
	refusals = Object.fromEntries(OTHER_LANGUAGES.map((name) => [name, {
		parse: refuse,
		stringify: refuse
	}]));
	#results = [];
	parse(yaml) {
		const result = { read: (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.Oa)(yaml, _check_js__WEBPACK_IMPORTED_MODULE_1__.bo, (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.ka)()) };
		this.#results.push(result);
		return result;
	}
	ranAsExpected(data, block) {
		if (this.#results.length === 1) return data === this.#results[0];
		return this.#results.length === 0 && (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.Oa)(block, _check_js__WEBPACK_IMPORTED_MODULE_1__.bo, (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.ka)()).content?.empty === true;
	}
};
function refuse() {
	throw new Error("front matter is read as YAML alone");
}
function refuseRawText(text) {
	const advice = {
		certain: false,
		message: "Save the file as UTF-8 without a byte-order mark"
	};
	if (text.startsWith("\ufeff")) return {
		rule: _check_js__WEBPACK_IMPORTED_MODULE_1__.Ra.byteOrderMark,
		start: 0,
		end: 1,
		message: "The text begins with a byte-order mark.",
		mend: advice
	};
	const nul = text.indexOf("\0");
	if (nul === -1) return void 0;
	return {
		rule: _check_js__WEBPACK_IMPORTED_MODULE_1__.Ra.encoding,
		start: nul,
		end: nul + 1,
		message: "The text holds a NUL character.",
		mend: {
			certain: false,
			message: "Remove the NUL character"
		}
	};
}
function blankSteps(block) {
	let steps = 0;
	for (const [run] of block.matchAll(/\s{2,}/g)) {
		const lines = run.length - run.replace(/[\n\r\u2028\u2029]/g, "").length;
		steps += (lines + 1) * run.length;
	}
	return steps;
}
function tooBlank() {
	return {
		rule: _check_js__WEBPACK_IMPORTED_MODULE_1__.Ra.limit,
		start: 0,
		end: 3,
		message: "The front matter holds too many blank lines in a row.",
		mend: {
			certain: false,
			message: "Remove the blank lines"
		}
	};
}
function disagreement(start) {
	return {
		rule: _check_js__WEBPACK_IMPORTED_MODULE_1__.Ra.unsafeFrontMatter,
		start: 0,
		end: Math.max(start - 1, 0),
		message: "Readers of front matter disagree about where this front matter stands or whether it is empty.",
		mend: {
			certain: false,
			message: "Write the front matter in plain YAML between lines that are exactly `---`"
		}
	};
}
// src/terminal/framing.ts
async function assertSameFraming(path, content) {
	if (!/\.(md|markdown)$/i.test(path)) return;
	const frame = await frameWithGrayMatter(new TextDecoder().decode(typeof content === "string" ? new TextEncoder().encode(content) : content));
	if (frame.kind !== "refused") return;
	throw new _start_js__WEBPACK_IMPORTED_MODULE_0__.st(`${(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.R)(path, 500)} would be framed otherwise by other readers: ${frame.flaw.message} Nothing was written.`, "Mend the front matter by hand.");
}



/***/ }),

/***/ 7731:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

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

/***/ 2754:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ idAt),
/* harmony export */   c: () => (/* binding */ mayHold),
/* harmony export */   d: () => (/* binding */ recordPathsOf),
/* harmony export */   f: () => (/* binding */ recordPlace),
/* harmony export */   h: () => (/* binding */ withFrontMatter),
/* harmony export */   i: () => (/* binding */ folderOf),
/* harmony export */   l: () => (/* binding */ recordClass),
/* harmony export */   m: () => (/* binding */ rewriteFrontMatter),
/* harmony export */   n: () => (/* binding */ commonFolder),
/* harmony export */   o: () => (/* binding */ kindByLayout),
/* harmony export */   p: () => (/* binding */ slugOf),
/* harmony export */   r: () => (/* binding */ fieldValues),
/* harmony export */   s: () => (/* binding */ kindsOfProposals),
/* harmony export */   t: () => (/* binding */ beginning),
/* harmony export */   u: () => (/* binding */ recordFolder)
/* harmony export */ });
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4105);
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5553);
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4573);
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(node_buffer__WEBPACK_IMPORTED_MODULE_2__);
/* harmony import */ var _parse_yaml_library_cjs__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7011);
/* harmony import */ var _parse_yaml_library_cjs__WEBPACK_IMPORTED_MODULE_3___default = /*#__PURE__*/__webpack_require__.n(_parse_yaml_library_cjs__WEBPACK_IMPORTED_MODULE_3__);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7975);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_4___default = /*#__PURE__*/__webpack_require__.n(node_util__WEBPACK_IMPORTED_MODULE_4__);





// src/parse/member-lines.ts
function memberLines(text, map) {
	if (map.flow || map.items.length === 0) return void 0;
	const spans = [];
	for (const { key, value } of map.items) {
		if (!(0,_parse_yaml_library_cjs__WEBPACK_IMPORTED_MODULE_3__.isScalar)(key) || typeof key.value !== "string" || !key.range) return void 0;
		const [start] = key.range;
		if (start > 0 && text[start - 1] !== "\n") return void 0;
		spans.push({
			key: key.value,
			start,
			end: endOfLines(text, Math.max(key.range[1], lastEnd(value)))
		});
	}
	const first = spans[0]?.start ?? 0;
	const head = headOf(text.slice(0, first));
	return {
		head,
		members: spans.map(({ key, end }, index) => {
			return {
				key,
				text: text.slice(spans[index - 1]?.end ?? head.length, end)
			};
		}),
		tail: text.slice(spans.at(-1)?.end ?? 0)
	};
}
function headOf(above) {
	const blank = above.lastIndexOf("\n\n");
	return blank === -1 ? "" : above.slice(0, blank + 2);
}
function lastEnd(value) {
	if (((0,_parse_yaml_library_cjs__WEBPACK_IMPORTED_MODULE_3__.isMap)(value) || (0,_parse_yaml_library_cjs__WEBPACK_IMPORTED_MODULE_3__.isSeq)(value)) && value.flow !== true && value.items.length > 0) {
		const last = value.items.at(-1);
		if (!(0,_parse_yaml_library_cjs__WEBPACK_IMPORTED_MODULE_3__.isMap)(value)) return lastEnd(last);
		const pair = value.items.at(-1);
		return Math.max(lastEnd(pair?.key), lastEnd(pair?.value));
	}
	const { range } = value ?? {};
	return range?.[1] ?? 0;
}
function endOfLines(text, offset) {
	let end = offset;
	if (text[offset - 1] !== "\n") {
		const feed = text.indexOf("\n", offset);
		end = feed === -1 ? text.length : feed + 1;
	}
	const [comments = ""] = /^(?:[ \t]+#[^\n]*\n)*/.exec(text.slice(end)) ?? [];
	return end + comments.length;
}
// src/parse/rewrite-front-matter.ts
function rewriteFrontMatter(text, values) {
	const frame = (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.ja)(text);
	if (frame.kind === "refused") throw new Error("the front matter has not been read");
	const block = frame.kind === "framed" ? text.slice(frame.block.start, frame.block.end) : "";
	const body = frame.kind === "framed" ? text.slice(frame.body) : text;
	return joined(rewriteMapping(block.replaceAll("\r\n", "\n"), values), body);
}
function withFrontMatter(body, values) {
	return joined(rewriteMapping("", values), body);
}
function joined(yaml, body) {
	const head = `---\n${yaml}---\n${/^\r?\n/.test(body) || body === "" ? "" : "\n"}`;
	return (body.includes("\r\n") ? head.replaceAll("\n", "\r\n") : head) + body;
}
const WRITTEN = {
	version: "1.2",
	lineWidth: 0,
	flowCollectionPadding: false
};
function rewriteMapping(block, values) {
	return keptLines(block, values) ?? writtenAnew(block, values);
}
function keptLines(block, values) {
	let text = block;
	const fresh = new Map();
	for (const [path, value] of values) {
		const file = new _check_js__WEBPACK_IMPORTED_MODULE_1__.Da("record.md", "markdown", node_buffer__WEBPACK_IMPORTED_MODULE_2__.Buffer.from(`${FENCE}${text}${FENCE}`));
		const content = file.content(0)?.value;
		const [key = "", ...inner] = path;
		if (!(0,_check_js__WEBPACK_IMPORTED_MODULE_1__.Co)(content)) return void 0;
		if ((0,node_util__WEBPACK_IMPORTED_MODULE_4__.isDeepStrictEqual)((0,_check_js__WEBPACK_IMPORTED_MODULE_1__.To)(content, path), value)) continue;
		if ((0,_check_js__WEBPACK_IMPORTED_MODULE_1__.To)(content, [key]) === void 0 || inner.length > 0 && (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.To)(content, [key]) === null) {
			const below = inner.reduceRight((sum, step) => ({ [step]: sum }), value);
			const present = fresh.get(key);
			fresh.set(key, (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.Co)(present) && (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.Co)(below) ? {
				...present,
				...below
			} : below);
			continue;
		}
		const edit = (0,_check_js__WEBPACK_IMPORTED_MODULE_1__._r)(file, 0, {
			kind: "set",
			pointer: path,
			value
		});
		if (!edit) return void 0;
		text = (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.xr)(file.text, [edit]).slice(FENCE.length, -FENCE.length);
	}
	return reordered(text, fresh, [...new Set(values.map(([[key = ""]]) => key))]);
}
const FENCE = "---\n";
function reordered(text, fresh, names) {
	const { contents } = (0,_parse_yaml_library_cjs__WEBPACK_IMPORTED_MODULE_3__.parseDocument)(text, { version: "1.2" });
	const lines = (0,_parse_yaml_library_cjs__WEBPACK_IMPORTED_MODULE_3__.isMap)(contents) ? memberLines(text, contents) : void 0;
	if (!lines) return void 0;
	const written = new Map(lines.members.map(({ key, text: own }) => [key, own]));
	for (const [key, value] of fresh) written.set(key, (0,_parse_yaml_library_cjs__WEBPACK_IMPORTED_MODULE_3__.stringify)({ [key]: value }, WRITTEN));
	const order = new Set([...names.filter((name) => written.has(name)), ...written.keys()]);
	const result = lines.head + [...order].map((key) => written.get(key)).join("") + lines.tail;
	const meant = {
		...parsed(text),
		...Object.fromEntries(fresh)
	};
	return (0,node_util__WEBPACK_IMPORTED_MODULE_4__.isDeepStrictEqual)(parsed(result), meant) ? result : void 0;
}
function parsed(text) {
	const document = (0,_parse_yaml_library_cjs__WEBPACK_IMPORTED_MODULE_3__.parseDocument)(text, { version: "1.2" });
	if (document.errors.length > 0) return void 0;
	const value = document.toJS();
	return (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.Co)(value) ? value : void 0;
}
function writtenAnew(block, values) {
	const document = (0,_parse_yaml_library_cjs__WEBPACK_IMPORTED_MODULE_3__.parseDocument)(block, { version: "1.2" });
	const map = (0,_parse_yaml_library_cjs__WEBPACK_IMPORTED_MODULE_3__.isMap)(document.contents) ? document.contents : new _parse_yaml_library_cjs__WEBPACK_IMPORTED_MODULE_3__.YAMLMap(document.schema);
	for (const [path, value] of values) {
		if (JSON.stringify(plain(map.getIn(path))) === JSON.stringify(value)) continue;
		makeRoom(map, path);
		map.setIn(path, document.createNode(value));
	}
	const order = new Map(values.map(([[key = ""]], index) => [key, index]));
	const rank = (key) => order.get(String(key instanceof _parse_yaml_library_cjs__WEBPACK_IMPORTED_MODULE_3__.Scalar ? key.value : key)) ?? order.size;
	map.items.sort((a, b) => rank(a.key) - rank(b.key));
	document.contents = map;
	try {
		return document.toString(WRITTEN);
	} catch (error) {
		throw new _start_js__WEBPACK_IMPORTED_MODULE_0__.st(`The front matter cannot be rewritten: ${(0,_check_js__WEBPACK_IMPORTED_MODULE_1__.jo)(error)}.`, "Write out what its aliases stand for.");
	}
}
function makeRoom(map, path) {
	for (let length = 1; length < path.length; length++) {
		const above = path.slice(0, length);
		const value = map.getIn(above, true);
		if (value === void 0 || (0,_parse_yaml_library_cjs__WEBPACK_IMPORTED_MODULE_3__.isMap)(value)) continue;
		if (plain(value) !== null) throw new _start_js__WEBPACK_IMPORTED_MODULE_0__.st(`"${above.join(".")}" in the front matter is no mapping.`, "Write it as kind: [ids].");
		map.deleteIn(above);
	}
}
function plain(value) {
	if (value instanceof _parse_yaml_library_cjs__WEBPACK_IMPORTED_MODULE_3__.Scalar) return value.value;
	return value instanceof _parse_yaml_library_cjs__WEBPACK_IMPORTED_MODULE_3__.YAMLMap || hasItems(value) ? value.toJSON() : value;
}
function hasItems(value) {
	return typeof value === "object" && value !== null && "items" in value && "toJSON" in value;
}
// src/commands/propose/place-record.ts
const SLUG_LENGTH = 80;
function slugOf(text) {
	return text.slice(0, 320).normalize("NFKD").replace(new RegExp("\\p{M}+", "gu"), "").toLowerCase().replace(/[^a-z0-9]+/g, "-").replace(/^-/, "").slice(0, SLUG_LENGTH).replace(/-$/, "");
}
function kindByLayout(record, layout) {
	for (const layoutClass of layout.classes.values()) {
		const pointer = (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.Sa)(layoutClass, layout) && (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.Zr)(layoutClass.shapes.at(-1), "kind");
		const kind = pointer ? (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.To)(record, pointer) : void 0;
		if (typeof kind === "string") return kind;
	}
}
function recordClass(path, kind, { layout }) {
	const found = layout.classOf(path);
	if (!found || found.generated || found.appendOnly || !mayHold(kind, found)) return void 0;
	if (found.records !== "always" && found.records !== "identified") return void 0;
	return found.format === "markdown" || found.format === void 0 && path.endsWith(".md") ? found : void 0;
}
function mayHold(kind, { kinds, shapes }) {
	const [source] = shapes.at(-1)?.fields.kind ?? [];
	if (source?.from === "constant" && source.value !== kind) return false;
	return !kinds || kinds.has(kind);
}
function idAt(path, own, { layout }) {
	const [source] = layout.classOf(path)?.shapes.at(-1)?.fields.id ?? [];
	if (source?.from !== "file" || source.what === "$heading") return own;
	return (0,_check_js__WEBPACK_IMPORTED_MODULE_1__._i)(path, layout.root, source.what) ?? own;
}
function kindsOfProposals(layout) {
	const kinds = [...layout.classes.values()].flatMap((layoutClass) => {
		const [source] = layoutClass.shapes.at(-1)?.fields.kind ?? [];
		return (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.Sa)(layoutClass, layout) && source?.from === "constant" ? [source.value] : [];
	});
	return [...new Set(kinds)];
}
function fieldValues({ shapes }, fields) {
	const shape = shapes.at(-1);
	return fields.flatMap(([name, value]) => {
		if (value === void 0 || Array.isArray(value) && value.length === 0) return [];
		const pointer = (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.Zr)(shape, name);
		return pointer ? [[pointer, value]] : [];
	});
}
function recordFolder(kind, gate, graph, paths) {
	const { layout, ontology } = gate;
	const classOf = (folder) => recordClass(`${folder}x.md`, kind, gate);
	const named = ontology.pathPolicy.filter(({ kinds }) => kinds.includes(kind)).flatMap(({ paths: globs }) => globs);
	if (named.length > 0) return named.map((glob) => layout.root + beginning(glob)).find(classOf);
	const folders = [...new Set(paths.map(folderOf))].sort((a, b) => depth(a) - depth(b) || (a < b ? -1 : 1));
	const kept = ontology.pathPolicy.flatMap((policy) => policy.paths.map((glob) => layout.root + beginning(glob)));
	return siblings(kind, graph).find(classOf) ?? folders.find((folder) => classOf(folder)?.records === "identified") ?? folders.find((folder) => classOf(folder) && !kept.some((other) => other !== "" && folder.startsWith(other)));
}
function recordPlace(kind, gate, graph, paths, isData = false) {
	const beside = isData ? dataPlace(kind, gate, graph) : void 0;
	if (beside) return beside;
	const folder = recordFolder(kind, gate, graph, paths);
	return folder === void 0 ? dataPlace(kind, gate, graph) : {
		folder,
		extension: ".md"
	};
}
function dataPlace(kind, gate, graph) {
	const counts = new Map();
	for (const [path, [only, ...others]] of (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.ma)(graph.declarations, (declaration) => declaration.path)) {
		if (!only || others.length > 0 || only.role !== "record" || only.kind !== kind) continue;
		if (only.root.length > 0 || only.document !== 0 || !takesData(path, kind, gate)) continue;
		const place = {
			folder: folderOf(path),
			extension: path.slice(path.lastIndexOf("."))
		};
		const key = place.folder + place.extension;
		const known = counts.get(key);
		if (known) known.count++;
		else counts.set(key, {
			place,
			count: 1
		});
	}
	return [...counts].sort(([a, one], [b, other]) => other.count - one.count || (a < b ? -1 : 1))[0]?.[1].place;
}
function takesData(path, kind, { layout }) {
	const found = layout.classOf(path);
	if (!found || found.generated || found.appendOnly || !mayHold(kind, found)) return false;
	if (!(0,_check_js__WEBPACK_IMPORTED_MODULE_1__.Sa)(found, layout)) return false;
	const named = (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.Ca)(path);
	return (named === "yaml" || named === "json") && (found.format === void 0 || found.format === named);
}
function commonFolder(kind, gate) {
	return gate.ontology.pathPolicy.flatMap(({ paths }) => paths.map((glob) => gate.layout.root + beginning(glob))).find((folder) => recordClass(`${folder}x.md`, kind, gate)?.records === "identified");
}
function siblings(kind, graph) {
	const paths = recordPathsOf(kind, graph).filter((path) => path.endsWith(".md"));
	return (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.ha)((0,_check_js__WEBPACK_IMPORTED_MODULE_1__.ga)(paths.map(folderOf))).map(([folder]) => folder);
}
function beginning(glob) {
	return /^(?:[^*?{}/]*\/)*/.exec(glob)?.[0] ?? "";
}
function recordPathsOf(kind, { declarations }) {
	return declarations.flatMap(({ role, kind: own, path }) => role === "record" && own === kind ? [path] : []);
}
function folderOf(path) {
	return path.slice(0, path.lastIndexOf("/") + 1);
}
function depth(folder) {
	return folder.split("/").length;
}



/***/ }),

/***/ 6157:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runPromote: () => (/* binding */ runPromote)
/* harmony export */ });
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5553);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4105);
/* harmony import */ var _place_record_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2754);
/* harmony import */ var _new_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7731);
/* harmony import */ var _status_of_new_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(2922);
/* harmony import */ var _files_below_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1322);
/* harmony import */ var _framing_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1479);
/* harmony import */ var _find_memory_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(940);
/* harmony import */ var _overlay_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6065);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_8___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_8__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_9___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_9__);











// src/commands/promote/misspelt-owners.ts
function misspeltOwners(text, kind, layoutClass, gate) {
	const shape = layoutClass.shapes.at(-1);
	const place = (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Zr)(shape, "owners");
	const name = place?.at(-1);
	if (!shape || !place || name === void 0) return void 0;
	const beside = (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.To)(opened(text).content(0)?.value, place.slice(0, -1));
	if (!(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Co)(beside) || beside[name] !== void 0) return void 0;
	const isOwn = (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Nr)(kind, shape, layoutClass, gate);
	const names = (value) => typeof value === "string" || Array.isArray(value);
	const found = (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.zr)(name, Object.keys(beside).filter((key) => !isOwn(key) && names(beside[key])));
	return found && {
		key: found.key,
		name,
		pointer: [...place.slice(0, -1), found.key]
	};
}
function withOwnersRenamed(text, { pointer, name }) {
	const file = opened(text);
	const edit = (0,_check_js__WEBPACK_IMPORTED_MODULE_0__._r)(file, 0, {
		kind: "rename-key",
		pointer,
		key: name
	});
	return edit ? (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.xr)(file.text, [edit]) : text;
}
function opened(text) {
	return new _check_js__WEBPACK_IMPORTED_MODULE_0__.Da("note.md", "markdown", Buffer.from(text));
}
// src/commands/promote/read-note.ts
async function readNote(tree, path, { gate, judgement }) {
	const entry = judgement.memory.entries.find((candidate) => candidate.path === path);
	if (!entry || !(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.aa)(entry.mode) || entry.undecodable) throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.st(`There is no note ${path} in the memory.`, "Name a Markdown file of the memory that is neither ignored nor excluded.");
	const problem = judgement.memory.files.get(path)?.problems.find((found) => found.rule.startsWith("parse/"));
	if (problem && problem.severity !== "warning") throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.st(`${path} cannot be read: ${problem.message}`, "Mend it first; \"memory-steward fix\" may do so.");
	const declaration = judgement.graph.declarations.find((found) => found.path === path);
	if (!declaration || !path.endsWith(".md")) throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.st(`${path} is no note by the layout "${gate.layout.name}".`, "Name a free-form note in Markdown.");
	if (declaration.role !== "note") {
		const name = declaration.id ?? declaration.kind ?? "a record";
		throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.st(`${path} is a record already (${name}).`, "Name a free-form note.");
	}
	const bytes = await (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.ca)(tree, entry);
	const { text } = (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Pa)(path, bytes);
	const title = declaration.title ?? (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.wa)(path, "markdown", bytes, _check_js__WEBPACK_IMPORTED_MODULE_0__.bo).body?.().heading;
	if (text === void 0 || title === void 0 || title.trim() === "") throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.st(`${path} has no title.`, "Give it a heading, or a title in its front matter.");
	return {
		text,
		title: title.trim(),
		declaration
	};
}
const DERIVED = "derived_from";
// src/commands/promote/name-record.ts
async function nameRecord(wanted, tree, { gate, judgement: { graph, memory } }, note) {
	const { kind, to } = wanted;
	if (to !== void 0) refuseOddNames(to);
	const ids = new Set(graph.declarations.map(({ id }) => id?.toLowerCase()));
	const files = new Set((await tree.entries()).map(({ path }) => path.toLowerCase()));
	const slug = (0,_place_record_js__WEBPACK_IMPORTED_MODULE_2__.p)(wanted.id === void 0 ? note.title : wanted.id.slice(wanted.id.indexOf(":") + 1));
	if (slug === "") throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.st("No id can be made from the title.", "Name one with --id, and a file with --to.");
	if (wanted.id !== void 0 && ids.has(wanted.id.toLowerCase())) throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.st(`The id ${wanted.id} is taken.`, "Ids are unique, whatever the case of their letters.");
	const paths = memory.entries.map(({ path }) => path);
	const folder = to === void 0 ? (0,_place_record_js__WEBPACK_IMPORTED_MODULE_2__.u)(kind, gate, graph, paths) : "";
	if (folder === void 0) throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.st(`No folder of the layout "${gate.layout.name}" is known for ${kind}.`, "Name a file with --to.");
	const prefix = gate.ontology.nodeKinds.get(kind)?.prefix;
	for (let count = 1;; count++) {
		const numbered = count === 1 ? slug : `${slug}-${count}`;
		const path = to ?? `${folder}${numbered}.md`;
		const id = (0,_place_record_js__WEBPACK_IMPORTED_MODULE_2__.a)(path, wanted.id ?? (prefix === void 0 ? numbered : `${prefix}:${numbered}`), gate);
		const fileTaken = files.has(path.toLowerCase()) || to === void 0 && (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Ba)(`${numbered}.md`);
		if (fileTaken && to !== void 0) throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.st(`${to} is there already.`, "Name a file that is not there.");
		if (!fileTaken && (wanted.id !== void 0 || !ids.has(id.toLowerCase()))) return {
			id,
			path
		};
		if (wanted.id === void 0 && to === void 0) refuseSecond(graph, {
			id,
			path,
			kind
		}, note);
	}
}
function refuseSecond(graph, { id, path, kind }, note) {
	const isMeant = (found) => found.path.toLowerCase() === path.toLowerCase() || found.id?.toLowerCase() === id.toLowerCase();
	const present = graph.declarations.find((found) => found.role === "record" && found.kind === kind && isMeant(found) && isMadeOf(found, note));
	if (!present) return;
	throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.st(`${note.declaration.path} is promoted already: ${present.path} (${present.id ?? id}) names it as its source.`, "Edit that record; to make a second one, name its id with --id.");
}
function isMadeOf({ sourceRefs, edges }, { declaration: { id, path } }) {
	return sourceRefs.includes(path) || edges.some(({ kind, target }) => kind === "derived_from" && target === id);
}
function refuseOddNames(path) {
	if ((0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Va)(path)) throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.st(`${path} lies in a folder that Git keeps for itself: nobody would ever see the record.`, "Name a file outside of it with --to.");
	for (const name of path.split("/")) {
		const [oddity] = (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Ha)(name);
		if (oddity === void 0) continue;
		throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.st(`The name "${name}" in ${path} holds ${oddity}, so not everybody could check the record out.`, "Name another file with --to.");
	}
}
// src/commands/promote/relink.ts
function relinked(text, from, to) {
	if (node_path__WEBPACK_IMPORTED_MODULE_9__.posix.dirname(from) === node_path__WEBPACK_IMPORTED_MODULE_9__.posix.dirname(to)) return {
		text,
		count: 0
	};
	const [former, present] = [(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.$r)(from), (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.$r)(to)];
	const places = new Map((0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Ma)(text).map((place) => [place.start, place]));
	let result = "";
	let at = 0;
	let count = 0;
	for (const { start, end } of [...places.values()].sort((a, b) => a.start - b.start)) {
		const written = relink(text.slice(start, end), former, present);
		if (written === void 0 || start < at) continue;
		result += text.slice(at, start) + written;
		at = end;
		count++;
	}
	return {
		text: result + text.slice(at),
		count
	};
}
function relink(target, from, to) {
	const address = (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.ri)(target);
	if (address.startsWith("/") || (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.ei)("", address, "") === void 0) return void 0;
	const path = withPlainSegments((0,_check_js__WEBPACK_IMPORTED_MODULE_0__.ni)(target).path);
	const segments = from.split("/").slice(0, -1);
	for (const segment of path.split("/")) {
		if (segment === "" || segment === ".") continue;
		if (segment !== "..") segments.push(segment);
		else if (segments.pop() === void 0) return void 0;
	}
	const slash = path.endsWith("/") ? "/" : "";
	return (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.ti)(to, segments.join("/") + slash, target);
}
function withPlainSegments(path) {
	return path.split("/").every((segment) => {
		const name = (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.ri)(segment);
		return name === segment || !/^\.{1,2}$|\//.test(name);
	}) ? path : (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.ri)(path).replace(/[^%]+/g, _check_js__WEBPACK_IMPORTED_MODULE_0__.$r);
}
// src/commands/promote/promote.ts
async function promote(input) {
	const { tree, root, now, kind, overlay } = input;
	const common = {
		root,
		gate: input.gate,
		now,
		secrets: false,
		digestSources: false
	};
	const before = await (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.lt)({
		...common,
		subject: { tree }
	});
	const note = await readNote(tree, input.note, before);
	const held = (await secretsAt(tree, note.declaration.path, before.gate, now)).filter((finding) => finding.accepted === void 0 && (finding.severity === "error" || isInTitle(finding, note)));
	if (held.length > 0) return {
		kind: "refused",
		errors: held,
		restricted: (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.On)([before.judgement.graph])
	};
	assertKind(kind, before.gate);
	const { id, path } = await nameRecord(input, tree, before, note);
	const layoutClass = (0,_place_record_js__WEBPACK_IMPORTED_MODULE_2__.l)(path, kind, before.gate);
	if (!layoutClass) throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.st(`The layout "${before.gate.layout.name}" reads no Markdown record of kind ${kind} at ${path}.`, "Name another file with --to.");
	const misspelt = note.declaration.owners.length > 0 ? void 0 : misspeltOwners(note.text, kind, layoutClass, before.gate);
	const owners = ownersOf(input, note, misspelt);
	const values = frontMatter(input, before.gate, layoutClass, note, {
		id,
		owners
	});
	const { text, count } = withLinks((0,_place_record_js__WEBPACK_IMPORTED_MODULE_2__.m)(misspelt ? withOwnersRenamed(note.text, misspelt) : note.text, values), input, path);
	const overlaid = await overlay(tree, [{
		path,
		bytes: new TextEncoder().encode(text),
		mode: "100644"
	}]);
	const after = await (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.lt)({
		...common,
		subject: { tree: overlaid },
		similar: before
	});
	const findings = [...after.report.findings, ...await secretsAt(overlaid, path, after.gate, now)];
	return {
		kind: "promoted",
		id,
		path,
		text,
		relinked: count,
		...misspelt && { misspelt },
		errors: (0,_new_errors_js__WEBPACK_IMPORTED_MODULE_3__.t)(before.report.findings, findings),
		remarks: findings.filter((finding) => finding.path === path && finding.severity !== "error" && finding.accepted === void 0),
		restricted: (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.On)([before.judgement.graph, after.judgement.graph])
	};
}
function withLinks(text, { root, note }, path) {
	const frame = (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.ja)(text);
	const start = frame.kind === "framed" ? frame.body : 0;
	const [from, to] = [note, path].map((each) => root === "" ? each : `${root}/${each}`);
	const body = relinked(text.slice(start), from ?? note, to ?? path);
	return {
		text: text.slice(0, start) + body.text,
		count: body.count
	};
}
async function secretsAt(tree, path, gate, now) {
	const problems = await (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.ft)(tree, await (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Qi)(new Set([path]), tree), gate, {});
	return await (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.pr)((0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Gt)(problems, gate, now), tree, gate.layout);
}
function isInTitle({ range }, { text, title }) {
	const lines = new _check_js__WEBPACK_IMPORTED_MODULE_0__.Ia(text);
	const found = text.slice(lines.offset(range.start), lines.offset(range.end));
	return found !== "" && title.includes(found);
}
function assertKind(kind, { ontology }) {
	if (ontology.nodeKinds.size === 0) return;
	const found = ontology.nodeKinds.get(kind);
	if (!found) {
		const near = (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.va)(kind, ontology.nodeKinds.keys())?.name;
		throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.st(`There is no kind "${kind}" in the ontology.`, near === void 0 ? `Use one of ${[...ontology.nodeKinds.keys()].join(", ")}.` : `Did you mean ${near}?`);
	}
	if (found.deprecated) {
		const use = found.deprecated.use;
		throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.st(`The kind ${kind} is deprecated.`, use === void 0 ? "Use another." : `Use ${use}.`);
	}
}
function ownersOf(input, { declaration }, misspelt) {
	const owners = input.owners ?? declaration.owners;
	if (owners.length > 0) return owners;
	if (!misspelt) throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.st(`${input.note} names no owners.`, "Name who answers for the record with --owner.");
	const { key, name } = misspelt;
	throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.st(`${input.note} names no owners: the key "${key}" of its front matter was probably meant for "${name}".`, `Rename it to "${name}" in the note, or name who answers for the record with --owner.`);
}
function frontMatter(input, gate, layoutClass, { title, declaration }, { id, owners }) {
	const known = [
		["id", id],
		["kind", input.kind],
		["title", title],
		["status", (0,_status_of_new_js__WEBPACK_IMPORTED_MODULE_10__.t)(input.kind, gate.ontology)],
		["owners", owners],
		["tags", declaration.tags],
		["aliases", declaration.aliases],
		["sensitivity", declaration.sensitivity],
		["sourceRefs", [...new Set([...declaration.sourceRefs, declaration.path])]],
		["updatedAt", (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.et)(input.now)]
	];
	const values = (0,_place_record_js__WEBPACK_IMPORTED_MODULE_2__.r)(layoutClass, known);
	const { id: noteId } = declaration;
	const map = layoutClass.edgeSources.find(({ form, derived }) => form === "map" && !derived);
	const { edgeKinds } = gate.ontology;
	if (noteId !== void 0 && map && (edgeKinds.size === 0 || edgeKinds.has("derived_from"))) {
		const present = declaration.edges.filter(({ kind }) => kind === DERIVED).map(({ written, target }) => written ?? target);
		values.push([[...map.path, DERIVED], [...new Set([...present, noteId])]]);
	}
	return values;
}
// src/terminal/promote.ts
async function runPromote(note, options, now = new Date()) {
	const file = existingFile(note);
	const folder = (0,_find_memory_js__WEBPACK_IMPORTED_MODULE_6__/* .findMemory */ .j5)(file);
	const to = options.to === void 0 ? void 0 : below(folder, (0,node_path__WEBPACK_IMPORTED_MODULE_9__.resolve)(options.to));
	if (to !== void 0) (0,_files_below_js__WEBPACK_IMPORTED_MODULE_4__.t)(folder, to);
	const repository = await (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.H)(folder);
	try {
		const whole = await promote({
			tree: await repository.workingTree(),
			root: repository.root,
			gate: {},
			now,
			overlay: (0,_overlay_js__WEBPACK_IMPORTED_MODULE_7__.t)(repository),
			note: below(folder, file),
			kind: options.kind,
			...options.id !== void 0 && { id: options.id },
			...options.owner !== void 0 && { owners: options.owner },
			...to !== void 0 && { to }
		});
		const hidden = (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.b)(process.env) ? whole.restricted : void 0;
		if (whole.kind === "refused") {
			const errors = hidden ? (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.x)(whole.errors, hidden) : whole.errors;
			say(`${(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.L)(note)} holds what the record would repeat:`, "");
			say(...errors.map(findingLine), "");
			say("Nothing was written. Next: take that out of the note, revoke it if it is a secret, and promote the note again.");
			return 1;
		}
		const result = hidden ? {
			...whole,
			errors: (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.x)(whole.errors, hidden),
			remarks: (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.x)(whole.remarks, hidden)
		} : whole;
		if (result.errors.length > 0) {
			say(`${(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.L)(result.path)} was not written, since it would bring ${(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.z)(result.errors.length, "error")}:`, "");
			say(...result.errors.map(findingLine), "");
			say("Nothing was written. Next: mend that in the note, or by --kind, --id, --owner or --to, and promote the note again.");
			return 1;
		}
		await (0,_framing_js__WEBPACK_IMPORTED_MODULE_5__.t)(result.path, result.text);
		(0,_files_below_js__WEBPACK_IMPORTED_MODULE_4__.n)(folder, [{
			path: result.path,
			before: void 0,
			after: result.text
		}]);
		say(...summary(result, note, hidden?.paths.has(result.path) ?? false), "", ...nextSteps(result, options.kind, folder));
		return 0;
	} finally {
		await repository.close();
	}
}
function existingFile(note) {
	const path = (0,node_path__WEBPACK_IMPORTED_MODULE_9__.resolve)(note);
	try {
		return (0,node_path__WEBPACK_IMPORTED_MODULE_9__.join)((0,node_fs__WEBPACK_IMPORTED_MODULE_8__.realpathSync)((0,node_path__WEBPACK_IMPORTED_MODULE_9__.dirname)(path)), (0,node_path__WEBPACK_IMPORTED_MODULE_9__.basename)(path));
	} catch {
		throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.st(`There is no file ${note}.`, "Name the Markdown file of a note.");
	}
}
function below(folder, file) {
	const path = (0,node_path__WEBPACK_IMPORTED_MODULE_9__.relative)(folder, file);
	if (path === "" || path === ".." || path.startsWith(`..${node_path__WEBPACK_IMPORTED_MODULE_9__.sep}`) || (0,node_path__WEBPACK_IMPORTED_MODULE_9__.isAbsolute)(path)) throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.st(`${file} lies outside the memory in ${folder}.`, "Name a file of the memory.");
	return path.split(node_path__WEBPACK_IMPORTED_MODULE_9__.sep).join("/");
}
function summary({ path, text, relinked, misspelt, remarks }, note, isHidden) {
	const frontMatter = text.slice(0, text.indexOf("\n---", 3) + 4).split(/\r?\n/);
	return [
		`Wrote ${(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.L)(path)}:`,
		"",
		...(isHidden ? [`what it says is ${_check_js__WEBPACK_IMPORTED_MODULE_0__.y}`] : frontMatter).map((line) => `  ${(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.L)(line)}`),
		"",
		"Below it stands the text of the note.",
		...relinked > 0 ? [`${(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.z)(relinked, "relative link")} of it ${relinked === 1 ? "was" : "were"} rewritten for the record's place.`] : [],
		...misspelt ? [`The note's key "${(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.L)(misspelt.key)}" was probably meant for "${misspelt.name}": the record does not repeat it.`] : [],
		`Nothing else was written: ${(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.L)(note)} stays as it is, the record names it as its source, and nothing is committed.`,
		...remarks.length > 0 ? ["The check says of the record:", ...remarks.map(findingLine)] : []
	];
}
function nextSteps({ id, path }, kind, folder) {
	const there = (0,node_path__WEBPACK_IMPORTED_MODULE_9__.relative)(process.cwd(), folder);
	return [
		"Next:",
		`  1. Read ${(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.L)((0,node_path__WEBPACK_IMPORTED_MODULE_9__.join)(there, path))}, and make its text that of ${(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.L)((0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Jr)(kind))}.`,
		`  2. Check it: memory-steward check${there === "" ? "" : ` ${(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.L)(there)}`}`,
		`  3. Commit it on a branch, and let ${(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.L)(id)} be approved in a pull request.`
	];
}
function findingLine({ severity, path, range, message, rule }) {
	return `  ${severity}  ${(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.R)(path, 500)}:${(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.I)(range.start)}  ${(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.R)(message, 600)}  ${rule}`;
}
function say(...lines) {
	process.stdout.write(lines.map((line) => `${line}\n`).join(""));
}



/***/ }),

/***/ 2922:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ statusOfNew)
/* harmony export */ });
// src/commands/propose/status-of-new.ts
const UNSEEN = [
	"candidate",
	"draft",
	"proposed"
];
function statusOfNew(kind, { nodeKinds, statuses }) {
	const known = nodeKinds.get(kind)?.statuses ?? statuses;
	return known === void 0 ? "draft" : UNSEEN.find((status) => known.includes(status));
}



/***/ })

};
;