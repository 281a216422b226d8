"use strict";
exports.id = 5938;
exports.ids = [5938,6626];
exports.modules = {

/***/ 6626:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

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

/***/ 5938:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runFix: () => (/* binding */ runFix)
/* harmony export */ });
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5553);
/* harmony import */ var _new_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7731);
/* harmony import */ var _overlay_comparison_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(8239);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4105);
/* harmony import */ var _unified_diff_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9791);
/* harmony import */ var _color_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6626);
/* harmony import */ var _files_below_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1322);
/* harmony import */ var _framing_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1479);
/* harmony import */ var _learn_files_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5105);
/* harmony import */ var _overlay_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(6065);
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(4573);
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_9___default = /*#__PURE__*/__webpack_require__.n(node_buffer__WEBPACK_IMPORTED_MODULE_9__);
/* harmony import */ var picocolors__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(7336);
/* harmony import */ var picocolors__WEBPACK_IMPORTED_MODULE_12___default = /*#__PURE__*/__webpack_require__.n(picocolors__WEBPACK_IMPORTED_MODULE_12__);
/* harmony import */ var node_readline_promises__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(6848);
/* harmony import */ var node_readline_promises__WEBPACK_IMPORTED_MODULE_10___default = /*#__PURE__*/__webpack_require__.n(node_readline_promises__WEBPACK_IMPORTED_MODULE_10__);













// src/commands/fix/choose-mends.ts
function hasCertainMend({ suggestion, accepted }) {
	if (accepted !== void 0 || suggestion?.certain !== true) return false;
	const [first, ...rest] = suggestion.edits;
	return first !== void 0 && rest.every(({ path }) => path === first.path);
}
function chooseMends(findings) {
	const wanted = findings.filter(hasCertainMend).flatMap((finding, mend) => {
		return (finding.suggestion?.edits ?? []).map((edit) => ({
			edit,
			mend,
			finding
		}));
	});
	wanted.sort((a, b) => compareEdits(a.edit, b.edit) || a.mend - b.mend);
	const dropped = new Set();
	let last;
	for (const { edit, mend } of wanted) if (last && clash(last, edit)) dropped.add(mend);
	else last = edit;
	const files = new Map();
	for (const { edit, mend, finding } of wanted) {
		if (dropped.has(mend)) continue;
		const file = files.get(edit.path) ?? {
			edits: [],
			findings: new Set()
		};
		const before = file.edits.at(-1);
		if (!before || !isSame(before, edit)) file.edits.push(edit);
		file.findings.add(finding);
		files.set(edit.path, file);
	}
	return [...files].map(([path, file]) => ({
		path,
		edits: file.edits,
		findings: [...file.findings]
	}));
}
function clash(first, second) {
	if (first.path !== second.path || isSame(first, second)) return false;
	const gap = (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.to)(second.range.start, first.range.end);
	return gap < 0 || gap === 0 && (isInsertion(first) || isInsertion(second));
}
function isInsertion({ range }) {
	return (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.to)(range.start, range.end) === 0;
}
function isSame(a, b) {
	return compareEdits(a, b) === 0 && a.newText === b.newText;
}
function compareEdits(a, b) {
	if (a.path !== b.path) return a.path < b.path ? -1 : 1;
	return (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.no)(a.range, b.range);
}
// src/commands/fix/faults.ts
function harmOf({ rule, message }) {
	return `its mend would bring a new error, ${rule}: ${message}`;
}
function faultsOf(mends, before, after) {
	const parts = new Map(mends.map(({ path, findings }) => [path, new Set(findings.map(partOf))]));
	const blamed = new Map();
	let elsewhere;
	for (const harm of (0,_new_errors_js__WEBPACK_IMPORTED_MODULE_1__.t)(before, after)) {
		const fault = harmOf(harm);
		const named = blamedFor(harm, parts);
		for (const part of named) if (!blamed.has(part)) blamed.set(part, fault);
		if (named.length === 0) elsewhere ??= fault;
	}
	for (const { path, findings } of mends) {
		const kinds = new Set(findings.map(kindOf));
		const count = (list) => list.filter((finding) => kinds.has(kindOf(finding))).length;
		if (count(after) < count(before)) continue;
		for (const part of parts.get(path) ?? []) if (!blamed.has(part)) blamed.set(part, "its mend does not mend what it is for");
	}
	return {
		blamed,
		elsewhere
	};
}
function blamedFor(harm, parts) {
	const own = (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.mi)(harm.path, harm.record);
	if (parts.get(harm.path)?.has(own)) return [own];
	const path = [harm, ...harm.related].map(({ path }) => path).find((path) => parts.has(path));
	return path === void 0 ? [] : [...parts.get(path) ?? []];
}
function kindOf({ rule, path }) {
	return `${rule}\0${path}`;
}
function partOf({ path, record, suggestion }) {
	return (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.mi)(suggestion?.edits[0]?.path ?? path, record);
}
function pathOfPart(part) {
	return part.slice(0, part.indexOf("\0"));
}
function errorOnMendedLine({ path, edits }, after) {
	const lines = new Set(edits.map(({ range }) => range.start.line));
	return after.find((finding) => finding.path === path && finding.severity === "error" && finding.accepted === void 0 && lines.has(finding.range.start.line) && !hasCertainMend(finding) && !isUnknownOwner(finding));
}
function isUnknownOwner({ rule, subject = "" }) {
	return rule === "record/invalid-owner" && /^\S+$/.test(subject);
}
// src/commands/fix/mend-parts.ts
async function mendParts(trials, state, waiting) {
	return await new PartMending(trials, state, waiting).run();
}
const LAST_CHECKS = 4;
const NO_CHECK_LEFT = "too many other mends were refused to try its own";
var PartMending = class {
	#trials;
	#waiting;
	#mended;
	#parts;
	#left = new Map();
	#state;
	constructor(trials, state, waiting) {
		this.#trials = trials;
		this.#state = state;
		this.#waiting = waiting;
		const findings = waiting(state);
		this.#mended = new Set(findings.map(({ fingerprint }) => fingerprint));
		this.#parts = [...new Set(findings.map(partOf))];
	}
	async run() {
		await this.#settle(this.#parts);
		await this.#settleAside();
		await this.#settleWithin();
		return {
			state: this.#state,
			left: new Map([...this.#left].map(([part, { fault }]) => [part, fault]))
		};
	}
	async #settle(parts) {
		if (parts.length === 0) return;
		const left = this.#left;
		const wanted = new Set(parts);
		const trial = await this.#try(this.#findings().filter((finding) => wanted.has(partOf(finding))));
		if (!trial) {
			for (const part of parts) if (!left.has(part)) left.set(part, {
				fault: NO_CHECK_LEFT,
				alone: true
			});
			return;
		}
		const { blamed, elsewhere } = trial.faults;
		const alone = parts.length === 1;
		for (const part of parts) {
			const fault = blamed.get(part) ?? (alone ? elsewhere : void 0);
			if (fault !== void 0) left.set(part, {
				fault,
				alone
			});
		}
		if (blamed.size > 0) await this.#settle(parts.filter((part) => !blamed.has(part)));
		else if (elsewhere === void 0) {
			for (const part of parts) left.delete(part);
			this.#state = trial.state;
		} else for (const half of halves(parts)) await this.#settle(half);
	}
	async #settleAside() {
		const isAside = (part) => this.#left.get(part)?.alone === false;
		const parts = [...this.#left.keys()].filter(isAside);
		await this.#settle(parts);
		for (let digit = 1; digit < parts.length; digit *= 2) for (const side of [0, digit]) {
			const half = parts.filter((part, number) => (number & digit) === side && isAside(part));
			await this.#settle(half);
		}
	}
	async #settleWithin() {
		let harmless = await this.#harmlessMends();
		while (harmless.length > 0) {
			const trial = await this.#try(harmless);
			if (!trial) return;
			const { blamed, elsewhere } = trial.faults;
			if (blamed.size === 0 && elsewhere === void 0) this.#state = trial.state;
			if (blamed.size === 0) return;
			harmless = harmless.filter((finding) => !blamed.has(partOf(finding)));
		}
	}
	async #harmlessMends() {
		const mends = (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.ma)(this.#findings(), partOf);
		const groups = halvesOfEach([...this.#left.keys()].map((part) => mends.get(part) ?? []));
		const faults = new Map();
		const harmless = [];
		for (let group = groups.shift(); group; group = groups.shift()) {
			const trial = await this.#try(group.flat(), LAST_CHECKS);
			if (!trial) break;
			const { blamed, elsewhere } = trial.faults;
			const faultOf = ([first]) => (first && blamed.get(partOf(first))) ?? (blamed.size === 0 ? elsewhere : void 0);
			for (const some of group) {
				const [first, second] = some;
				const fault = faultOf(some);
				if (fault === void 0) harmless.push(...some);
				else if (first && !second && !faults.has(partOf(first))) faults.set(partOf(first), fault);
			}
			groups.push(...halvesOfEach(group.filter((some) => faultOf(some) !== void 0)));
		}
		for (const [part, fault] of faults) this.#left.set(part, {
			fault,
			alone: true
		});
		return harmless;
	}
	#try(findings, kept) {
		return this.#trials.try(findings, this.#state, kept);
	}
	#findings() {
		return this.#waiting(this.#state).filter(({ fingerprint }) => this.#mended.has(fingerprint));
	}
};
function halves(list) {
	const half = Math.ceil(list.length / 2);
	return list.length < 2 ? [] : [list.slice(0, half), list.slice(half)];
}
function halvesOfEach(lists) {
	const pairs = lists.filter(({ length }) => length > 1).map(halves);
	return pairs.length === 0 ? [] : [0, 1].map((side) => pairs.flatMap((pair) => pair.slice(side, side + 1)));
}
// src/commands/fix/refused-times.ts
const NO_MESSAGE = new Uint8Array();
var RefusedTimes = class {
	#input;
	#known = new Set();
	#refused = new Map();
	constructor(input) {
		this.#input = input;
	}
	async lookAt(findings, present) {
		const { root, gate, now, earlier } = this.#input;
		const times = findings.filter((finding) => finding.rule === "record/invalid-timestamp" && hasCertainMend(finding));
		if (!earlier || times.every(({ path }) => this.#known.has(path))) return;
		for (const { path } of times) this.#known.add(path);
		const tree = await present();
		for (const state of await earlier()) {
			const comparison = (0,_overlay_comparison_js__WEBPACK_IMPORTED_MODULE_11__.t)(state.tree, tree, [], {
				id: "",
				message: NO_MESSAGE
			});
			const { report } = await (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.lt)({
				subject: { comparison },
				root,
				gate,
				now,
				secrets: false
			});
			for (const finding of report.findings) {
				const { path } = finding;
				if ((0,_check_js__WEBPACK_IMPORTED_MODULE_0__._n)(finding) && this.#known.has(path) && !this.#refused.has(keyOf(finding))) this.#refused.set(keyOf(finding), {
					path,
					reason: reasonOf(state)
				});
			}
		}
	}
	has(finding) {
		return finding.rule === "record/invalid-timestamp" && this.#refused.has(keyOf(finding));
	}
	get reasons() {
		return new Map([...this.#refused.values()].map(({ path, reason }) => [path, reason]));
	}
};
function keyOf({ path, record }) {
	return (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.mi)(path, record);
}
function reasonOf({ where }) {
	return `the time that can be meant is before the record's time ${where}, which change/updated-at does not accept; write the time of your change`;
}
// src/commands/propose/draft.ts
var Draft = class Draft {
	#base;
	#overlay;
	#files;
	#tree;
	constructor(base, overlay, files = new Map()) {
		this.#base = base;
		this.#overlay = overlay;
		this.#files = files;
	}
	get files() {
		return [...this.#files.values()].filter(({ before, after }) => Buffer.compare(before, after) !== 0).sort((a, b) => a.path < b.path ? -1 : 1);
	}
	tree() {
		this.#tree ??= this.#overlaid();
		return this.#tree;
	}
	async with(edits) {
		const entries = new Map((await this.#base.entries()).map((entry) => [entry.path, entry]));
		const files = new Map(this.#files);
		for (const { path, edits: own } of edits) {
			const file = files.get(path) ?? await this.#open(path, entries.get(path));
			const after = Buffer.from((0,_check_js__WEBPACK_IMPORTED_MODULE_0__.xr)(Buffer.from(file.after).toString("utf8"), own));
			files.set(path, {
				...file,
				after
			});
		}
		return new Draft(this.#base, this.#overlay, files);
	}
	#overlaid() {
		const files = this.files.map(({ path, after, mode }) => ({
			path,
			bytes: after,
			mode
		}));
		return files.length === 0 ? Promise.resolve(this.#base) : this.#overlay(this.#base, files);
	}
	async #open(path, entry) {
		if (entry && (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.aa)(entry.mode)) {
			const before = await (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.ca)(this.#base, entry).catch(() => void 0);
			if (before && (0,node_buffer__WEBPACK_IMPORTED_MODULE_9__.isUtf8)(before)) return {
				path,
				mode: entry.mode,
				before,
				after: before
			};
		}
		throw new _start_js__WEBPACK_IMPORTED_MODULE_2__.st(`"${path}" changed while it was being looked at.`, "Run the command again.");
	}
};
// src/commands/fix/trials.ts
const MAX_CHECKS = 64;
var Trials = class {
	#input;
	#checks = 0;
	#last;
	constructor(input) {
		this.#input = input;
	}
	async start() {
		return await this.#judge(new Draft(this.#input.tree, this.#input.overlay), 0);
	}
	async make(mends, { draft, edits }) {
		const more = mends.reduce((sum, file) => sum + file.edits.length, 0);
		return await this.#judge(await draft.with(mends), edits + more);
	}
	async try(findings, from, kept = 0) {
		if (!this.#hasCheck(kept)) return void 0;
		const mends = chooseMends(findings);
		const before = from.report.findings;
		const first = await this.make(mends, from);
		const paths = new Set(mends.map(({ path }) => path));
		const brought = (0,_new_errors_js__WEBPACK_IMPORTED_MODULE_1__.t)(before, first.report.findings).filter(({ path }) => paths.has(path));
		const further = this.#hasCheck(kept) ? chooseMends(brought) : [];
		const state = further.length > 0 ? await this.make(further, first) : first;
		return {
			state,
			faults: faultsOf(mends, before, state.report.findings)
		};
	}
	#hasCheck(kept) {
		return this.#checks < MAX_CHECKS - kept;
	}
	async #judge(draft, edits) {
		const { root, gate, now, onProgress } = this.#input;
		this.#checks++;
		const tree = await draft.tree();
		const result = await (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.lt)({
			subject: { tree },
			root,
			gate,
			now,
			digestSources: false,
			...this.#last && { similar: this.#last },
			...onProgress && { onProgress }
		});
		this.#last = result;
		const { report, judgement } = result;
		return {
			draft,
			edits,
			report,
			graph: judgement.graph
		};
	}
};
// src/commands/fix/fix.ts
const MAX_ROUNDS = 5;
async function fix(input) {
	const trials = new Trials(input);
	const mending = new Mending(trials, await trials.start(), new RefusedTimes(input));
	for (let round = 0; round < MAX_ROUNDS; round++) {
		const read = await mending.mendUnreadable();
		const mended = await mending.mendReadable();
		if (!read && !mended) break;
	}
	return mending.result();
}
var Mending = class {
	#trials;
	#times;
	#before;
	#refused = new Map();
	#leftOut = new Set();
	#state;
	constructor(trials, state, times) {
		this.#trials = trials;
		this.#times = times;
		this.#before = state.graph;
		this.#state = state;
	}
	result() {
		const { draft, edits, report, graph } = this.#state;
		const { files } = draft;
		const waiting = this.#mendable(report.findings).length;
		const refused = new Map(this.#times.reasons);
		for (const [part, reason] of [...this.#refused].reverse()) refused.set(pathOfPart(part), reason);
		const sorted = new Map([...refused].sort(([a], [b]) => a < b ? -1 : 1));
		const shown = [...files.map(({ path }) => path), ...sorted.keys()];
		return {
			files,
			edits,
			refused: sorted,
			report,
			waiting,
			restricted: (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.at)([this.#before, graph], shown)
		};
	}
	async mendUnreadable() {
		const state = this.#state;
		const unreadable = state.report.findings.filter(isParseError);
		const mends = chooseMends(this.#mendable(unreadable));
		if (mends.length === 0) return false;
		const next = await this.#trials.make(mends, state);
		const same = new Set(next.report.findings.filter(isParseError).map(spotOf));
		const useless = new Set(unreadable.filter((finding) => same.has(spotOf(finding))).map(({ path }) => path));
		const useful = mends.filter((mend) => {
			const harm = errorOnMendedLine(mend, next.report.findings);
			const fault = useless.has(mend.path) ? "its mend leaves it as unreadable as it is" : harm && harmOf(harm);
			if (fault !== void 0) for (const finding of mend.findings) this.#refuse(finding, fault);
			return fault === void 0;
		});
		if (useful.length === mends.length) this.#state = next;
		else if (useful.length > 0) this.#state = await this.#trials.make(useful, state);
		return true;
	}
	async mendReadable() {
		const { report, draft } = this.#state;
		await this.#times.lookAt(report.findings, () => draft.tree());
		const tried = new Set(this.#readable(this.#state).map(({ fingerprint }) => fingerprint));
		if (tried.size === 0) return false;
		const { state, left } = await mendParts(this.#trials, this.#state, (reached) => this.#readable(reached));
		this.#state = state;
		for (const finding of this.#readable(state)) {
			const fault = left.get(partOf(finding));
			if (fault !== void 0 && tried.has(finding.fingerprint)) this.#refuse(finding, fault);
		}
		return true;
	}
	#refuse(finding, fault) {
		this.#refused.set(partOf(finding), fault);
		this.#leftOut.add(finding.fingerprint);
	}
	#readable({ report: { findings } }) {
		const unreadable = new Set(findings.filter(isParseError).map(({ path }) => path));
		return this.#mendable(findings).filter(({ path }) => !unreadable.has(path));
	}
	#mendable(findings) {
		return findings.filter((finding) => hasCertainMend(finding) && !this.#leftOut.has(finding.fingerprint) && !this.#times.has(finding));
	}
};
function isParseError({ rule, severity, accepted }) {
	return rule.startsWith("parse/") && severity === "error" && accepted === void 0;
}
function spotOf({ path, rule, message, range }) {
	return JSON.stringify([
		path,
		rule,
		message,
		range.start
	]);
}
// src/terminal/fix.ts
async function runFix(dir, options, terminal = {
	input: process.stdin,
	output: process.stdout
}) {
	const { base } = options;
	const repository = await (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.H)(dir, base === void 0 ? [] : [base]);
	const progress = (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.m)(process.stderr);
	try {
		const comparison = base === void 0 ? void 0 : await repository.compare(base, void 0);
		const tree = await repository.workingTree();
		const result = await fix({
			tree,
			earlier: () => earlierStates(repository, comparison && {
				tree: comparison.changeBase,
				where: `in ${base}`
			}),
			root: repository.root,
			gate: (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.g)(dir, options, repository),
			now: new Date(),
			overlay: (0,_overlay_js__WEBPACK_IMPORTED_MODULE_8__.t)(repository),
			onProgress: progress.update
		});
		progress.clear();
		await (0,_learn_files_js__WEBPACK_IMPORTED_MODULE_7__.n)(tree, [...result.files.map(({ path }) => path), ...result.refused.keys()]);
		return await settle(dir, result, options, terminal);
	} catch (error) {
		throw await (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.o)(error, dir);
	} finally {
		progress.clear();
		await repository.close();
	}
}
async function earlierStates(repository, base) {
	const head = await repository.headCommit();
	if (head === void 0) return [];
	const states = new Map([[head, "in the last commit"]]);
	const branch = base === void 0 ? await repository.defaultBranch() : void 0;
	for (const folder of branch === void 0 ? [] : ["refs/remotes/origin/", "refs/heads/"]) {
		const left = await mergeBaseOf(repository, `${folder}${branch}`, head);
		if (left !== void 0 && !states.has(left)) states.set(left, `where this branch left ${branch}`);
	}
	const trees = [...states].map(async ([commit, where]) => ({
		tree: await repository.commitTree(commit),
		where
	}));
	return [...await Promise.all(trees), ...base ? [base] : []];
}
async function mergeBaseOf(repository, branch, head) {
	try {
		return (await repository.compare(branch, head)).mergeBase;
	} catch (error) {
		if (error instanceof _start_js__WEBPACK_IMPORTED_MODULE_2__.st) return void 0;
		throw error;
	}
}
async function settle(dir, result, options, terminal) {
	const { files, edits, report } = result;
	const say = (...lines) => terminal.output.write(lines.map((line) => `${line}\n`).join(""));
	const extent = `${(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.z)(edits, "edit")} to ${(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.z)(files.length, "file")}`;
	const hidden = (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.b)(process.env) ? result.restricted : void 0;
	for (const file of files) if (hidden?.paths.has(file.path)) say(`Mended: ${(0,_start_js__WEBPACK_IMPORTED_MODULE_2__.R)(file.path, 500)}: the diff is ${_check_js__WEBPACK_IMPORTED_MODULE_0__.y}`, "");
	else say(...diffOf(file), "");
	const mended = new Set(files.map(({ path }) => path));
	for (const [path, reason] of result.refused) {
		const why = hidden && hidden.paths.size > 0 ? `the reason is ${_check_js__WEBPACK_IMPORTED_MODULE_0__.y}` : (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.R)(reason, 600);
		say(`Left alone${mended.has(path) ? " in part" : ""}: ${(0,_start_js__WEBPACK_IMPORTED_MODULE_2__.R)(path, 500)}: ${why}`);
	}
	if (files.length === 0) {
		say(result.refused.size > 0 ? "Nothing was fixed: mend by hand what is named above, then run it again." : "Nothing to fix: no finding has a mend that is certain.", await toldNow("Findings", dir, options, result));
		return result.refused.size > 0 ? 1 : 0;
	}
	if (options.dryRun) {
		const how = options.base === void 0 ? "" : ", judged without the base";
		say(`${extent}. Dry run: nothing was written.`, `It would leave ${(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.P)(report.counts)}${how}.`);
		return 1;
	}
	if (!options.yes && !await agreed(terminal, `Apply ${extent}? [y/N] `)) {
		say(isInteractive(terminal) ? "Nothing was written." : `${extent}. Nothing was written: run "memory-steward fix --yes" to write.`);
		return 1;
	}
	for (const { path, after } of files) await (0,_framing_js__WEBPACK_IMPORTED_MODULE_6__.t)(path, after);
	(0,_files_below_js__WEBPACK_IMPORTED_MODULE_5__.n)(dir, files);
	say(`Applied ${extent}. ${await toldNow("Left", dir, options, result)}`);
	if (result.waiting > 0) say(`${(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.z)(result.waiting, "finding")} more can be mended: run it again.`);
	return result.refused.size > 0 || result.waiting > 0 ? 1 : 0;
}
async function toldNow(title, dir, options, { report }) {
	const { base } = options;
	if (base !== void 0) return `${title}, compared with ${(0,_start_js__WEBPACK_IMPORTED_MODULE_2__.R)(base, 200)}: ${countsOrNone(await countsAgainst(base, dir, options))}.`;
	return `${title}${report.verdict === "pass" ? "" : ", judged without a base"}: ${countsOrNone(report.counts)}.`;
}
function countsOrNone(counts) {
	return counts.error + counts.warning + counts.note === 0 ? "none" : (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.P)(counts);
}
async function countsAgainst(base, dir, options) {
	const repository = await (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.H)(dir, [base]);
	try {
		const input = await (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.t)(dir, options, repository);
		return (await (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.lt)({
			...input,
			digestSources: false
		})).report.counts;
	} finally {
		await repository.close();
	}
}
function isInteractive({ input, output }) {
	return input.isTTY === true && output.isTTY === true;
}
async function agreed(terminal, question) {
	if (!isInteractive(terminal)) return false;
	const reader = (0,node_readline_promises__WEBPACK_IMPORTED_MODULE_10__.createInterface)({
		input: terminal.input,
		output: terminal.output
	});
	const ended = new Promise((resolve) => {
		reader.once("close", () => {
			resolve("");
		});
	});
	const answer = await Promise.race([reader.question(question), ended]);
	reader.close();
	return /^y(es)?$/i.test(answer.trim());
}
function diffOf({ path, before, after }) {
	const colors = picocolors__WEBPACK_IMPORTED_MODULE_12___default().createColors((0,_color_js__WEBPACK_IMPORTED_MODULE_4__.n)());
	const paint = {
		header: colors.bold,
		hunk: colors.cyan,
		added: colors.green,
		removed: colors.red,
		context: (text) => text
	};
	const decoder = new TextDecoder("utf-8", { ignoreBOM: true });
	return (0,_unified_diff_js__WEBPACK_IMPORTED_MODULE_3__.t)(path, decoder.decode(before), decoder.decode(after)).map(({ kind, text }) => paint[kind](text));
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

/***/ 5105:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

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

/***/ 8239:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ overlayComparison)
/* harmony export */ });
// src/commands/check/overlay-comparison.ts
function overlayComparison(base, judged, files, commit) {
	return {
		target: base,
		head: judged,
		judged,
		changeBase: base,
		mergeBase: base.commit ?? "",
		conflicts: [],
		added: () => addedBy(judged, files, commit)
	};
}
async function addedBy(judged, files, commit) {
	const entries = new Map((await judged.entries()).map((entry) => [entry.path, entry]));
	const added = files.flatMap(({ path, bytes, label = commit.id }) => {
		const entry = entries.get(path);
		if (!entry || !bytes) return [];
		return [{
			blob: {
				oid: entry.oid,
				mode: entry.mode,
				places: [{
					commit: label,
					path
				}]
			},
			bytes
		}];
	});
	const bytesOf = new Map(added.map(({ blob, bytes }) => [blob.oid, bytes]));
	return {
		commits: [commit],
		blobs: added.map(({ blob }) => blob),
		read(blobs, visit) {
			for (const blob of blobs) visit(blob, bytesOf.get(blob.oid) ?? new Error("it is no file of the change"));
			return Promise.resolve();
		}
	};
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



/***/ })

};
;