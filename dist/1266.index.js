"use strict";
exports.id = 1266;
exports.ids = [1266];
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

/***/ 1266:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runReindex: () => (/* binding */ runReindex)
/* harmony export */ });
/* harmony import */ var _index_changes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7693);
/* harmony import */ var _index_source_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(719);
/* harmony import */ var _make_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7106);
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5553);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4105);
/* harmony import */ var _files_below_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1322);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_6___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_6__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_7___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_7__);








// src/terminal/merge-driver.ts
const ATTRIBUTES = "`indexes/*.json merge=memory-index` and `indexes/*/** merge=memory-index`";
const GUARD = "MEMORY_STEWARD_MERGE";
async function mergeIndexFile(dir, files, options) {
	const [result, path] = files;
	if (result === void 0 || path === void 0 || files.length !== 2) throw new _start_js__WEBPACK_IMPORTED_MODULE_4__.st("A merge driver needs two files.", "Configure it as `reindex --merge-driver %A %P`");
	if (!(0,_check_js__WEBPACK_IMPORTED_MODULE_3__.ho)(path, rootOf(path))) {
		process.stderr.write(`${(0,_start_js__WEBPACK_IMPORTED_MODULE_4__.L)(path)}: this is no file of the index, so it is to be merged by hand. Let .gitattributes name the index alone: ${ATTRIBUTES}.\n`);
		return 1;
	}
	if (process.env[GUARD] !== void 0) return 0;
	const repository = await (0,_check_js__WEBPACK_IMPORTED_MODULE_3__.H)(dir);
	try {
		const bytes = await generated(repository, path.slice(repository.prefix.length), (0,_check_js__WEBPACK_IMPORTED_MODULE_3__.g)(dir, options, repository));
		if (bytes) (0,_check_js__WEBPACK_IMPORTED_MODULE_3__.d)((0,node_path__WEBPACK_IMPORTED_MODULE_7__.resolve)(result), bytes);
		else process.stderr.write(`${(0,_start_js__WEBPACK_IMPORTED_MODULE_4__.L)(path)}: regenerate the index when the merge is done, with reindex --write.\n`);
		return 0;
	} finally {
		await repository.close();
	}
}
const MERGED_HEAD = new RegExp(`^GITHEAD_(${_check_js__WEBPACK_IMPORTED_MODULE_3__.yi})$`);
async function generated(repository, path, gate) {
	const ours = await repository.headCommit();
	const [theirs, ...more] = Object.keys(process.env).flatMap((name) => MERGED_HEAD.exec(name)?.[1] ?? []);
	if (ours === void 0 || theirs === void 0 || more.length > 0) return void 0;
	process.env[GUARD] = "1";
	const { tree, conflicts } = await repository.mergedTree(ours, theirs);
	if (conflicts.some((each) => !(0,_check_js__WEBPACK_IMPORTED_MODULE_3__.ho)(each, rootOf(each)))) return void 0;
	const source = await (0,_index_source_js__WEBPACK_IMPORTED_MODULE_1__.n)(repository, ours, theirs);
	const index = await (0,_make_index_js__WEBPACK_IMPORTED_MODULE_2__.t)({
		tree,
		root: repository.root,
		gate,
		source
	});
	for await (const file of index.files()) if (file.path === path) return file.bytes;
}
function rootOf(path) {
	return path.slice(0, Math.max(0, path.lastIndexOf("indexes/")));
}
// src/terminal/reindex.ts
async function runReindex(dir, options) {
	if (options.mergeDriver) return await mergeIndexFile(dir, options.mergeDriver, options);
	if (!options.write && !options.check) throw new _start_js__WEBPACK_IMPORTED_MODULE_4__.st("reindex was not told what to do with the index.", "Give --write to write it, or --check to compare it; on GitHub the Action's `command: reindex` commits it");
	const repository = await (0,_check_js__WEBPACK_IMPORTED_MODULE_3__.H)(dir);
	const progress = (0,_check_js__WEBPACK_IMPORTED_MODULE_3__.m)(process.stderr);
	try {
		const tree = await repository.storedWorkingTree();
		const gate = (0,_check_js__WEBPACK_IMPORTED_MODULE_3__.g)(dir, options, repository);
		const source = options.asOf ? { time: options.asOf } : await (0,_index_source_js__WEBPACK_IMPORTED_MODULE_1__.t)(repository, tree, gate, new Date());
		const made = await (0,_make_index_js__WEBPACK_IMPORTED_MODULE_2__.t)({
			tree,
			root: repository.root,
			gate,
			source,
			onProgress: progress.update
		});
		progress.clear();
		if (options.write) {
			await write(dir, made, await tree.entries());
			const { files, unstorable } = await repository.untracked();
			tellUntracked(await (0,_index_source_js__WEBPACK_IMPORTED_MODULE_1__.r)(files, tree, gate));
			tellUnstorable(await (0,_index_source_js__WEBPACK_IMPORTED_MODULE_1__.r)(unstorable, tree, gate));
			return 0;
		}
		return await tellDifferences(tree, made, repository.isGit && !options.asOf && source.commit === void 0 ? "Its sources are not committed, so the time that it names is that of now: write it with reindex --write, commit both, and check again." : repository.isGit || options.asOf ? "Write it with reindex --write." : "Outside a Git repository the time that it names is that of now: give the same --as-of to reindex --write and to this check.") ? 1 : 0;
	} catch (error) {
		throw await (0,_check_js__WEBPACK_IMPORTED_MODULE_3__.o)(error, dir);
	} finally {
		progress.clear();
		await repository.close();
	}
}
async function tellDifferences(tree, made, advice) {
	const where = (0,_start_js__WEBPACK_IMPORTED_MODULE_4__.L)(`${made.root}${_check_js__WEBPACK_IMPORTED_MODULE_3__.ao}/`);
	if (!(await tree.entries()).some(({ path }) => (0,_check_js__WEBPACK_IMPORTED_MODULE_3__.ho)(path, made.root))) {
		process.stdout.write(`There is no index below ${where} yet. Write it with reindex --write.\n`);
		return true;
	}
	const changes = await (0,_index_changes_js__WEBPACK_IMPORTED_MODULE_0__.n)(tree, made);
	for (const { path, isGone } of changes.slice(0, MAX_NAMED)) process.stdout.write(`${(0,_start_js__WEBPACK_IMPORTED_MODULE_4__.L)(path)} ${isGone ? "is a file of an older index" : "is not what generating it gives"}\n`);
	process.stdout.write(changes.length === 0 ? `The index below ${where} is what generating it gives.\n` : `The index below ${where} is not what generating it gives: ${(0,_check_js__WEBPACK_IMPORTED_MODULE_3__.z)(changes.length, "file differs", "files differ")}. ${advice}\n`);
	return changes.length > 0;
}
const MAX_NAMED = 20;
const MAX_UNTRACKED = 3;
function refuseOthers(entries, { root }) {
	const others = entries.filter(({ path, mode }) => mode !== "160000" && (0,_check_js__WEBPACK_IMPORTED_MODULE_3__.ho)(path, root) && !(0,_check_js__WEBPACK_IMPORTED_MODULE_3__._o)(path, root) && !(0,_check_js__WEBPACK_IMPORTED_MODULE_3__.W)(path));
	if (others.length === 0) return;
	const named = others.slice(0, MAX_NAMED).map(({ path }) => (0,_start_js__WEBPACK_IMPORTED_MODULE_4__.L)(path));
	throw new _start_js__WEBPACK_IMPORTED_MODULE_4__.st(`No file of the index, but in a folder that holds nothing else: ${named.join(", ")}${others.length > MAX_NAMED ? " and others" : ""}. Nothing was written.`, "Move it away, or ignore it in .gitignore");
}
async function write(dir, made, entries) {
	const { paths, root } = made;
	for (const path of paths) (0,_files_below_js__WEBPACK_IMPORTED_MODULE_5__.t)(dir, path);
	refuseOthers(entries, made);
	const old = filesBelow(dir, root + _check_js__WEBPACK_IMPORTED_MODULE_3__.ao).filter((path) => (0,_check_js__WEBPACK_IMPORTED_MODULE_3__._o)(path, root));
	let written = 0;
	for await (const { path, bytes } of made.files()) {
		if ((0,_files_below_js__WEBPACK_IMPORTED_MODULE_5__.r)(dir, path) === "file" && (0,node_fs__WEBPACK_IMPORTED_MODULE_6__.readFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_7__.join)(dir, path)).equals(bytes)) continue;
		(0,_check_js__WEBPACK_IMPORTED_MODULE_3__.d)((0,node_path__WEBPACK_IMPORTED_MODULE_7__.join)(dir, path), bytes);
		written++;
	}
	const wanted = new Set(paths);
	const gone = old.filter((path) => !wanted.has(path));
	for (const path of gone) (0,node_fs__WEBPACK_IMPORTED_MODULE_6__.rmSync)((0,node_path__WEBPACK_IMPORTED_MODULE_7__.join)(dir, path));
	process.stdout.write(`Indexed ${heldBy(made)} in ${(0,_check_js__WEBPACK_IMPORTED_MODULE_3__.z)(paths.length, "file")} below ${(0,_start_js__WEBPACK_IMPORTED_MODULE_4__.L)(root)}indexes/: ${written} written, ${gone.length} removed.\n`);
}
function heldBy({ holds: { records, notes, patches, extensions } }) {
	const counted = [
		[notes, "note"],
		[
			patches,
			"patch",
			"patches"
		],
		[extensions, "extension"]
	].filter(([count]) => count > 0).map(([count, noun, nouns]) => (0,_check_js__WEBPACK_IMPORTED_MODULE_3__.z)(count, noun, nouns));
	return [(0,_check_js__WEBPACK_IMPORTED_MODULE_3__.z)(records, "record"), ...counted].join(", ");
}
function tellUntracked(paths) {
	if (paths.length === 0) return;
	const [it, is] = paths.length === 1 ? ["it", "is"] : ["them", "are"];
	process.stdout.write(`${(0,_check_js__WEBPACK_IMPORTED_MODULE_3__.z)(paths.length, "file")} that it was made from ${is} not in Git yet: ${firstOf(paths)}. Add ${it} in the same commit, or the next check finds the index stale.\n`);
}
function tellUnstorable(paths) {
	if (paths.length === 0) return;
	const is = paths.length === 1 ? "is" : "are";
	process.stdout.write(`${(0,_check_js__WEBPACK_IMPORTED_MODULE_3__.z)(paths.length, "path")} ${is} left out, a fifo, a socket or a device, which Git cannot hold: ${firstOf(paths)}.\n`);
}
function firstOf(paths) {
	return (0,_check_js__WEBPACK_IMPORTED_MODULE_3__.bt)(paths, MAX_UNTRACKED, (path) => (0,_start_js__WEBPACK_IMPORTED_MODULE_4__.R)(path, 200));
}
function filesBelow(dir, folder) {
	if ((0,_files_below_js__WEBPACK_IMPORTED_MODULE_5__.r)(dir, folder) !== "folder") return [];
	if ((0,_files_below_js__WEBPACK_IMPORTED_MODULE_5__.r)(dir, `${folder}/.git`) !== "nothing") throw new _start_js__WEBPACK_IMPORTED_MODULE_4__.st(`${(0,_start_js__WEBPACK_IMPORTED_MODULE_4__.L)(folder)} is a Git repository of its own, and the index of this one cannot stand in it. Nothing was written.`, "Move it away");
	return (0,node_fs__WEBPACK_IMPORTED_MODULE_6__.readdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_7__.join)(dir, folder), { withFileTypes: true }).flatMap((entry) => {
		const path = `${folder}/${entry.name}`;
		if (entry.isDirectory()) return filesBelow(dir, path);
		return entry.isFile() ? [path] : [];
	});
}



/***/ })

};
;