export const id = 7235;
export const ids = [7235,4911];
export const modules = {

/***/ 7336:
/***/ ((module) => {

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


/***/ }),

/***/ 4911:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ useColor),
/* harmony export */   t: () => (/* binding */ color_exports)
/* harmony export */ });
/* harmony import */ var _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1588);

// build/src/terminal/color.js
var color_exports = (0,_rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__.t)({ useColor: () => useColor });
function useColor() {
	if (process.env["NO_COLOR"]) return false;
	return [process.env["FORCE_COLOR"], process.stdout.isTTY].some(Boolean);
}



/***/ }),

/***/ 3898:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ findingPlaces)
/* harmony export */ });
// build/src/report/finding-places.js
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

/***/ 1485:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ judgeUpdate),
/* harmony export */   t: () => (/* binding */ checkChanges)
/* harmony export */ });
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(796);
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1804);
/* harmony import */ var _read_update_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(634);
/* harmony import */ var _refusal_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9548);
/* harmony import */ var _place_record_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4125);
/* harmony import */ var _lay_on_file_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8341);
/* harmony import */ var _overlay_comparison_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(384);
/* harmony import */ var _new_errors_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2016);
/* harmony import */ var _rejected_before_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(562);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(7598);










// build/src/updates/path-policy.js
const PROTECTED = /^(?:ontology|indexes|snapshots|schemas)\//;
const PROTECTED_FILE = /^(?:memory-steward\.[^/]*|(?:[^/]+\/)*codeowners)$/;
const UNUSUAL_START = /^[.~-]/;
const ODD_CHARACTER = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/u;
var PathPolicy = class {
	#input;
	#entries;
	#spellings = new Map();
	#admitted = new Set();
	constructor(input) {
		this.#input = input;
		this.#entries = new Map(input.entries.map((entry) => [entry.path, entry]));
		for (const { path } of input.entries) this.#spell(path);
	}
	admit(path, change) {
		const { layout, isExcluded, isGate } = this.#input;
		const no = (name, message) => (0,_refusal_js__WEBPACK_IMPORTED_MODULE_3__.t)(name, `Change ${change} ${message}.`, { change });
		if (isUnsafe(path)) return no("UNSAFE_PATH", "names a path that is not safe");
		const below = path.slice(layout.root.length);
		const folded = (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.oi)(below);
		if (PROTECTED.test(folded) || PROTECTED_FILE.test(folded) || (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.Si)(path, layout.root) || isGate(path)) return no("PROTECTED_PATH", "names a file that updates may not touch");
		const layoutClass = layout.classOf(path);
		if (!layoutClass?.proposable || layoutClass.generated || layoutClass.appendOnly || isExcluded(path)) return no("NOT_PROPOSABLE", "is for a file whose class takes no proposals (`proposable` in the layout)");
		const entry = this.#entries.get(path);
		if (entry && entry.mode !== "100644") return no("NOT_A_FILE", "names what is not a plain file");
		if (!this.#agrees(path)) return no("PATH_COLLISION", "names a file that differs from another in spelling alone");
		if (!entry && this.#isFolder(path)) return no("NOT_A_FILE", "names a folder, or a file below a file");
		this.#spell(path);
		this.#admitted.add(path);
		return entry;
	}
	#spell(path) {
		for (let end = path.length; end > 0; end = path.lastIndexOf("/", end - 1)) {
			const part = path.slice(0, end);
			const folded = (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.oi)(part);
			if (this.#spellings.has(folded)) return;
			this.#spellings.set(folded, part);
		}
	}
	#agrees(path) {
		for (let end = path.length; end > 0; end = path.lastIndexOf("/", end - 1)) {
			const part = path.slice(0, end);
			if ((this.#spellings.get((0,_check_js__WEBPACK_IMPORTED_MODULE_1__.oi)(part)) ?? part) !== part) return false;
		}
		return true;
	}
	#isFolder(path) {
		if (this.#spellings.has((0,_check_js__WEBPACK_IMPORTED_MODULE_1__.oi)(path))) return true;
		for (let end = path.lastIndexOf("/"); end > 0; end = path.lastIndexOf("/", end - 1)) {
			const above = path.slice(0, end);
			if (this.#entries.has(above) || this.#admitted.has(above)) return true;
		}
		return false;
	}
};
function isUnsafe(path) {
	if (ODD_CHARACTER.test(path) || path.normalize("NFC") !== path) return true;
	return path.split("/").some((name) => UNUSUAL_START.test(name) || (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.ni)(name));
}
// build/src/commands/propose/lay-update.js
async function layUpdate(input) {
	const laying = new Laying(input, await input.main.entries(), await input.base.entries());
	for (const [index, change] of input.update.changes.entries()) await laying.lay(change, index + 1);
	return laying;
}
var Laying = class {
	changes = [];
	refusals = [];
	#input;
	#policy;
	#entries;
	#baseEntries;
	#touched = new Set();
	#goneIds;
	constructor(input, entries, baseEntries) {
		const { gate } = input;
		this.#input = input;
		this.#entries = entries;
		this.#baseEntries = new Map(baseEntries.map((entry) => [entry.path, entry]));
		this.#policy = new PathPolicy({
			layout: gate.layout,
			entries,
			isExcluded: gate.isExcluded,
			isGate: (path) => gate.files.has(path) || gate.mayDependOn(path) || path === gate.baselinePath
		});
	}
	async lay(change, number) {
		const path = change.record ? await this.#pathOf(change.record, change.action, number) : this.#fromRoot(change.path);
		if (typeof path !== "string") {
			this.#refuse(path);
			return;
		}
		if (this.#touched.has(path)) {
			this.#refuse((0,_refusal_js__WEBPACK_IMPORTED_MODULE_3__.t)("CHANGED_TWICE", `Change ${number} names what an earlier one names.`, { change: number }));
			return;
		}
		const entry = this.#policy.admit(path, number);
		if (entry && "code" in entry) {
			this.#refuse(entry);
			return;
		}
		this.#touched.add(path);
		const laid = await this.#bytes(change, number, path, entry);
		if ("code" in laid) {
			this.#refuse(laid);
			return;
		}
		const { before, after, conflicts } = laid;
		if ((before && after ? Buffer.compare(before, after) === 0 : before === after) && conflicts.length === 0) return;
		this.changes.push({
			change: number,
			path,
			before,
			after,
			reason: change.reason,
			conflicts
		});
	}
	#refuse(refused) {
		this.refusals.push(refused);
	}
	#fromRoot(path = "") {
		return this.#input.gate.layout.root + path;
	}
	async #bytes({ action, record, body, content }, change, path, entry) {
		const { main, base } = this.#input;
		const before = entry && await (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.Mr)(main, entry);
		const baseEntry = this.#baseEntries.get(path);
		const was = baseEntry && await (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.Mr)(base, baseEntry);
		const isUnmoved = entry?.oid === baseEntry?.oid;
		if (action === "delete") {
			if (!before) return (0,_refusal_js__WEBPACK_IMPORTED_MODULE_3__.t)("NO_SUCH_FILE", `Change ${change} deletes a file that is not there.`, { change });
			if (!isUnmoved) return (0,_refusal_js__WEBPACK_IMPORTED_MODULE_3__.t)("CONFLICT", `Change ${change} deletes a file that changed meanwhile.`, { change });
			return {
				before,
				after: void 0,
				conflicts: []
			};
		}
		if (!before && baseEntry) return deletedMeanwhile(change);
		if (content !== void 0 && (isUnmoved || !before)) return {
			before,
			after: new TextEncoder().encode(content),
			conflicts: []
		};
		if (record && !before) return {
			before,
			after: newRecord(record, body),
			conflicts: []
		};
		const hasText = (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.zr)(path) === "markdown";
		if (!hasText && record && body !== void 0 && body.trim() !== "") {
			const message = `Change ${change} has a "body", and its record is no Markdown file: there is no text below the fields. Put the text into a field of the record.`;
			return (0,_refusal_js__WEBPACK_IMPORTED_MODULE_3__.t)("INVALID", message, { change });
		}
		const propose = contentOf(record, hasText ? body : void 0, content);
		const laid = before && (0,_lay_on_file_js__WEBPACK_IMPORTED_MODULE_5__.t)(path, {
			main: before,
			base: was,
			propose
		});
		if (laid) return {
			before,
			...laid
		};
		return (0,_refusal_js__WEBPACK_IMPORTED_MODULE_3__.t)("CONFLICT", `Change ${change} cannot be laid on the file as it is now.`, { change });
	}
	async #pathOf(record, action, change) {
		const { gate, graph } = this.#input;
		const { ontology, layout } = gate;
		const held = graph.records.get(record.id);
		if (held) {
			const { path, root, document } = held.primary;
			if (graph.declarations.filter((declaration) => declaration.path === path).length === 1 && root.length === 0 && document === 0) return path;
			return (0,_refusal_js__WEBPACK_IMPORTED_MODULE_3__.t)("NO_PLACE", `Change ${change} names a record that shares its file with others.`, { change });
		}
		if (action === "delete") return (0,_refusal_js__WEBPACK_IMPORTED_MODULE_3__.t)("NO_SUCH_RECORD", `Change ${change} deletes a record that is not there.`, { change });
		if ((await this.#gone()).has(record.id)) return deletedMeanwhile(change);
		const kind = record["kind"] ?? record["nodeKind"];
		if (kind === void 0) {
			const message = `Change ${change} names a record that is not there, and no kind for a new one.`;
			return (0,_refusal_js__WEBPACK_IMPORTED_MODULE_3__.t)("NO_SUCH_RECORD", message, { change });
		}
		const declared = typeof kind === "string" ? ontology.nodeKinds.get(kind) : void 0;
		if (declared?.prefix !== void 0 && !record.id.startsWith(`${declared.prefix}:`)) {
			const message = `Change ${change} gives a record an id that is not of its kind: that of a ${declared.name} begins with "${declared.prefix}:".`;
			return (0,_refusal_js__WEBPACK_IMPORTED_MODULE_3__.t)("WRONG_ID", message, { change });
		}
		const slug = (0,_place_record_js__WEBPACK_IMPORTED_MODULE_4__.a)(record.id.slice(record.id.indexOf(":") + 1));
		const paths = this.#entries.map(({ path }) => path).filter((path) => layout.classOf(path));
		const folder = typeof kind === "string" ? (0,_place_record_js__WEBPACK_IMPORTED_MODULE_4__.i)(kind, gate, graph, paths) : void 0;
		if (folder === void 0 || slug === "") {
			const message = `Change ${change} brings a record of a kind, or with an id, that the layout has no file for.`;
			return (0,_refusal_js__WEBPACK_IMPORTED_MODULE_3__.t)("NO_PLACE", message, { change });
		}
		if (this.#entries.some(({ path }) => path === `${folder}${slug}.md`)) {
			const message = `Change ${change} brings a record whose file is there already, for something else.`;
			return (0,_refusal_js__WEBPACK_IMPORTED_MODULE_3__.t)("NO_PLACE", message, { change });
		}
		return `${folder}${slug}.md`;
	}
	#gone() {
		return this.#goneIds ??= this.#readGone();
	}
	async #readGone() {
		const { base, gate, graph } = this.#input;
		const oids = new Map(this.#entries.map(({ path, oid }) => [path, oid]));
		const others = (await base.entries()).filter(({ path }) => oids.get(path) !== this.#baseEntries.get(path)?.oid);
		const differing = (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.cn)(others, gate);
		const ids = [...(await (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.on)(base, differing, gate, ({ declaration }) => declaration, false)).values()].flatMap(({ declarations }) => declarations.flatMap(({ id }) => id ?? []));
		return new Set(ids.filter((id) => !graph.records.has(id)));
	}
};
function deletedMeanwhile(change) {
	return (0,_refusal_js__WEBPACK_IMPORTED_MODULE_3__.t)("CONFLICT", `Change ${change} edits what was deleted meanwhile.`, { change });
}
function contentOf(record, body, content) {
	if (record) return {
		members: record,
		body
	};
	return { bytes: new TextEncoder().encode(content ?? "") };
}
function newRecord(record, body = "") {
	const values = Object.entries(record).filter(([, value]) => value !== null);
	const text = body === "" || body.endsWith("\n") ? body : `${body}\n`;
	return new TextEncoder().encode((0,_place_record_js__WEBPACK_IMPORTED_MODULE_4__.s)(text, values.map(([name, value]) => [[name], value])));
}
// build/src/commands/propose/judge-update.js
async function judgeUpdate(input) {
	const { bytes, repository, root, now } = input;
	const wrong = announced(input);
	const read = wrong ? [wrong] : await (0,_read_update_js__WEBPACK_IMPORTED_MODULE_2__.n)(bytes);
	if (!("update" in read)) return {
		...NOTHING,
		refusals: read
	};
	const { update, digest } = read;
	const known = {
		...NOTHING,
		update,
		digest
	};
	const strangers = strange(update, input);
	if (strangers.length > 0) return {
		...known,
		refusals: strangers
	};
	const main = await repository.commitTree(input.main);
	const base = await baseOf(repository, update.baseCommit);
	if (!base) return {
		...known,
		refusals: [(0,_refusal_js__WEBPACK_IMPORTED_MODULE_3__.t)("UNKNOWN_BASE", "The memory has no such commit as baseCommit names.")]
	};
	const current = input.current ?? await (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.ot)({
		subject: { tree: main },
		root,
		gate: input.gate,
		now,
		secrets: { onValue: input.onSecret }
	});
	const { gate, judgement } = current;
	const basis = {
		main,
		current
	};
	const laid = await layUpdate({
		update,
		main,
		base,
		gate,
		graph: judgement.graph
	});
	if (laid.refusals.length > 0) return {
		...known,
		basis,
		refusals: laid.refusals
	};
	if (laid.changes.length === 0) return {
		...known,
		basis,
		refusals: [(0,_refusal_js__WEBPACK_IMPORTED_MODULE_3__.t)("NOTHING_NEW", "The memory says all of this already.")]
	};
	const rejected = (0,_rejected_before_js__WEBPACK_IMPORTED_MODULE_7__.n)(laid.changes, gate);
	if (rejected.length > 0) return {
		...known,
		basis,
		refusals: rejected.map((claim) => rejectedRefusal(claim, laid.changes))
	};
	return {
		...known,
		basis,
		...await checkChanges(input, basis, laid.changes)
	};
}
async function checkChanges(input, { main, current }, changes) {
	const { bytes, overlay, root, gate, now, onSecret } = input;
	const files = changes.map(({ path, after }) => ({
		path,
		bytes: after
	}));
	const tree = await overlay(main, files);
	const { report, judgement } = await (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.ot)({
		subject: { comparison: (0,_overlay_comparison_js__WEBPACK_IMPORTED_MODULE_9__.t)(main, tree, files, {
			id: "memory-update.json",
			message: bytes
		}) },
		root,
		gate,
		now,
		secrets: { onValue: onSecret }
	});
	const twice = secretsSaidTwice(judgement.problems, new Set(changes.map(({ path }) => path)));
	const findings = report.findings.filter(({ accepted, fingerprint }) => accepted === void 0 && !twice.has(fingerprint));
	const fresh = freshOf(current.report.findings, findings);
	return {
		tree,
		changes,
		refusals: refusalsFor(fresh, (0,_new_errors_js__WEBPACK_IMPORTED_MODULE_6__.t)(current.report.findings, findings), changes, current.gate),
		findings: fresh
	};
}
function rejectedRefusal({ subject, rejection }, changes) {
	const change = changes.find(({ path }) => path === subject.path)?.change ?? 1;
	return (0,_refusal_js__WEBPACK_IMPORTED_MODULE_3__.t)("BEFORE", `What change ${change} says ${(0,_rejected_before_js__WEBPACK_IMPORTED_MODULE_7__.r)(rejection)}`, { change });
}
const NOTHING = {
	update: void 0,
	digest: void 0,
	basis: void 0,
	tree: void 0,
	changes: [],
	refusals: [],
	findings: []
};
function announced({ bytes, announcedDigest }) {
	if (announcedDigest === void 0) return void 0;
	return (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.mr)((0,node_crypto__WEBPACK_IMPORTED_MODULE_8__.createHash)("sha256").update(bytes)) === announcedDigest ? void 0 : (0,_refusal_js__WEBPACK_IMPORTED_MODULE_3__.t)("DIGEST_MISMATCH", "The file is not the one announced.");
}
function strange(update, { memoryRepository, sourceRun }) {
	const refusals = [];
	if (memoryRepository !== void 0 && !(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.K)(update.memoryRepository, memoryRepository)) refusals.push((0,_refusal_js__WEBPACK_IMPORTED_MODULE_3__.t)("WRONG_REPOSITORY", `The update is for another memory than ${memoryRepository}.`));
	const { id, repository } = update.sourceRun;
	if (sourceRun && (id !== sourceRun.id || !(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.K)(repository, sourceRun.repository))) refusals.push((0,_refusal_js__WEBPACK_IMPORTED_MODULE_3__.t)("WRONG_RUN", "The update names another run than the one that sent it."));
	return refusals;
}
async function baseOf(repository, commit) {
	try {
		return await repository.commitTree(commit);
	} catch (error) {
		if (error instanceof _start_js__WEBPACK_IMPORTED_MODULE_0__.G) return void 0;
		throw error;
	}
}
function secretsSaidTwice(problems, paths) {
	const secrets = problems.filter(({ problem: { rule } }) => rule.startsWith("secret/"));
	const inFiles = new Set(secrets.filter(({ problem: { at } }) => paths.has(at.path)).map(({ problem }) => problem.subject));
	const elsewhere = secrets.filter(({ problem: { at, subject } }) => !paths.has(at.path) && inFiles.has(subject));
	return new Set(elsewhere.map(({ fingerprint }) => fingerprint));
}
function freshOf(before, after) {
	const known = new Set(before.map(({ fingerprint }) => fingerprint));
	return after.filter(({ fingerprint }) => !known.has(fingerprint));
}
function refusalsFor(fresh, errors, changes, { layout }) {
	const poison = fresh.filter(({ rule }) => rule.startsWith("poison/"));
	const told = new Map();
	for (const finding of new Set([...errors, ...poison])) {
		const change = changes.find(({ path }) => path === finding.path)?.change;
		const where = change === void 0 ? `elsewhere below ${layout.root || "the root"}` : `in change ${change}`;
		const key = `${finding.rule}\0${change}`;
		if (told.has(key)) continue;
		const place = change === void 0 ? {} : { change };
		told.set(key, (0,_refusal_js__WEBPACK_IMPORTED_MODULE_3__.t)(nameOf(finding.rule), `The check finds ${finding.rule} ${where}.`, place));
	}
	return [...told.values()];
}
function nameOf(rule) {
	if (rule.startsWith("secret/")) return "SECRET";
	return rule.startsWith("poison/") ? "POISON" : "BREAKS_CHECK";
}



/***/ }),

/***/ 384:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ overlayComparison)
/* harmony export */ });
// build/src/commands/check/overlay-comparison.js
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
	const added = files.flatMap(({ path, bytes }) => {
		const entry = entries.get(path);
		if (!entry || !bytes) return [];
		return [{
			blob: {
				oid: entry.oid,
				mode: entry.mode,
				places: [{
					commit: commit.id,
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

/***/ 2589:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ readRunText),
/* harmony export */   t: () => (/* binding */ readArtifact)
/* harmony export */ });
/* harmony import */ var _read_update_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(634);
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1804);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(796);



// build/src/terminal/read-artifact.js
const ADVICE = "Name the artifact, such as memory-update.json.";
function readArtifact(file) {
	const input = {
		file,
		advice: ADVICE
	};
	if ((0,_check_js__WEBPACK_IMPORTED_MODULE_1__.x)(input) > _read_update_js__WEBPACK_IMPORTED_MODULE_0__.t) return new Uint8Array(_read_update_js__WEBPACK_IMPORTED_MODULE_0__.t + 1);
	const bytes = (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.b)(input);
	(0,_start_js__WEBPACK_IMPORTED_MODULE_2__.C)(bytes);
	return bytes;
}
function readRunText(file) {
	const bytes = (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.b)({
		file,
		advice: "Name a file with what the run said.",
		maxBytes: _read_update_js__WEBPACK_IMPORTED_MODULE_0__.t
	});
	(0,_start_js__WEBPACK_IMPORTED_MODULE_2__.C)(bytes);
	return Buffer.from(bytes).toString("utf8");
}



/***/ }),

/***/ 9548:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ refusal)
/* harmony export */ });
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1804);

// build/src/updates/refusal.js
const REFUSALS = {
	TOO_LARGE: "Send a smaller update: one claim with its evidence, not a dump of the run.",
	NOT_TEXT: "Write the file as UTF-8 without NUL or unpaired surrogates.",
	NOT_JSON: "Write one JSON value that RFC 8259 allows, without trailing commas or comments.",
	TOO_DEEP: "Nest values less deeply.",
	DUPLICATE_KEY: "Name each member once.",
	RESERVED_KEY: "Use another name for the member.",
	INVALID: `Follow ${(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.xr)("schemas/memory-update.schema.json")}`,
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
	NO_SUCH_RECORD: "Name an id of the memory; a new record also needs its kind, as `kind` or `nodeKind`.",
	NO_PLACE: "Send the file with its path instead of the record.",
	WRONG_ID: "Keep the id of the record that the file holds; let the id of a new record begin with the prefix of its kind.",
	CONFLICT: "Read the memory again and send the update on its present state.",
	BREAKS_CHECK: "Mend what the check says.",
	SECRET: "Revoke the secret, then send the update without it.",
	POISON: "Write for a reader; leave out text that steers an agent or hides.",
	BEFORE: "Leave it: it was rejected. To have it judged again, remove its entry from memory-steward.rejections.yaml by a pull request.",
	NOTHING_NEW: "Send nothing: the memory says this already.",
	SOURCE_FORK: "Run the agent where no fork's pull request starts it; what a fork has to say comes as its own pull request.",
	SOURCE_NOT_LISTED: "Name the repository under `proposals.sources` in memory-steward.yml of the default branch.",
	WORKFLOW_NOT_LISTED: "Name the workflow under `proposals.workflows` in memory-steward.yml of the default branch.",
	UNKNOWN_RUN: "Name a run of the source repository that the token may see.",
	RUN_NOT_FINISHED: "Send the update when the run has ended.",
	UNREADABLE_REQUEST: `Send \`update\`, or \`repository\` and \`run\`, as ${(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.xr)("docs/sources.md")} describes them.`,
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

/***/ 7511:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ requireProposable)
/* harmony export */ });
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(796);

// build/src/updates/require-proposable.js
function requireProposable({ name, classes }) {
	if ([...classes.values()].some((each) => each.proposable && !each.generated && !each.appendOnly)) return;
	throw new _start_js__WEBPACK_IMPORTED_MODULE_0__.G(`The layout "${name}" has no class that takes proposals (\`proposable: true\`), so this memory would refuse every update. Nothing was written.`, "Say `proposable: true` of a class in a layout file of your own (docs/layouts.md), or change the records in a pull request");
}



/***/ }),

/***/ 7235:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runUpdateNew: () => (/* binding */ runUpdateNew),
/* harmony export */   runUpdateValidate: () => (/* binding */ runUpdateValidate)
/* harmony export */ });
/* harmony import */ var _judge_update_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1485);
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1804);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(796);
/* harmony import */ var _finding_places_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(3898);
/* harmony import */ var _require_proposable_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7511);
/* harmony import */ var _color_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4911);
/* harmony import */ var _overlay_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3832);
/* harmony import */ var _read_artifact_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2589);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(6760);
/* harmony import */ var picocolors__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(7336);











// build/src/report/update-json.js
function renderUpdateJson({ digest, changes, refusals, findings }) {
	return (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.A)({
		schema: "memory-steward.update-verdict/v1",
		verdict: refusals.length === 0 ? "acceptable" : "refused",
		digest: digest ?? null,
		changes: changes.map(({ change, path, before, after, conflicts }) => ({
			change,
			path,
			action: after === void 0 ? "delete" : before === void 0 ? "add" : "modify",
			conflicts: conflicts.map(({ field }) => field)
		})),
		refusals: refusals.map(({ code, message, advice, at, change }) => ({
			code,
			message,
			advice,
			...at && {
				line: at.line,
				column: at.column
			},
			...change !== void 0 && { change }
		})),
		findings: (0,_finding_places_js__WEBPACK_IMPORTED_MODULE_9__.t)(findings)
	});
}
// build/src/report/update-pretty.js
const LIMIT = 500;
const MAX_SHOWN = 50;
function renderUpdatePretty(judged, color) {
	const { digest, changes, refusals, findings } = judged;
	const paint = picocolors__WEBPACK_IMPORTED_MODULE_10__.createColors(color);
	const lines = [];
	for (const { path, before, after, conflicts } of changes) {
		const word = after === void 0 ? "delete" : before === void 0 ? "add" : "modify";
		lines.push(`${word.padEnd(7)}  ${(0,_start_js__WEBPACK_IMPORTED_MODULE_2__.A)(path, LIMIT)}`);
		for (const { field } of conflicts) lines.push(`         ${paint.yellow("conflict")} in ${(0,_start_js__WEBPACK_IMPORTED_MODULE_2__.A)(field, LIMIT)}: main went on; its value stays`);
	}
	for (const { rule, severity, path, range, message, suggestion } of findings.slice(0, MAX_SHOWN)) {
		lines.push(`${severity.padEnd(7)}  ${(0,_start_js__WEBPACK_IMPORTED_MODULE_2__.A)(path, LIMIT)}:${(0,_check_js__WEBPACK_IMPORTED_MODULE_1__.L)(range.start)}  ${paint.bold(rule)}`);
		lines.push(`         ${(0,_start_js__WEBPACK_IMPORTED_MODULE_2__.A)(message, LIMIT)}`);
		if (suggestion) lines.push(`         ${paint.cyan("mend")}  ${(0,_start_js__WEBPACK_IMPORTED_MODULE_2__.A)(suggestion.message, LIMIT)}`);
	}
	if (findings.length > MAX_SHOWN) lines.push(`and ${(0,_check_js__WEBPACK_IMPORTED_MODULE_1__.V)(findings.length - MAX_SHOWN, "more finding")}`);
	for (const [index, { code, message, advice, at }] of refusals.entries()) {
		lines.push(`${paint.red("refused")}  ${paint.bold(code)}${at ? `  ${(0,_check_js__WEBPACK_IMPORTED_MODULE_1__.L)(at)}` : ""}`);
		lines.push(`         ${(0,_start_js__WEBPACK_IMPORTED_MODULE_2__.A)(message, LIMIT)}`);
		if (refusals[index + 1]?.advice !== advice) lines.push(`         ${advice}`);
	}
	if (lines.length > 0) lines.push("");
	const fails = refusals.length > 0;
	const verdict = paint.bold((fails ? paint.red : paint.green)(fails ? "REFUSED" : "ACCEPTABLE"));
	lines.push(`${verdict}  ${(0,_check_js__WEBPACK_IMPORTED_MODULE_1__.V)(changes.length, "changed file")}${digest === void 0 ? "" : ` · ${digest}`}`);
	return `${lines.join("\n")}\n`;
}
// build/src/updates/new-update.js
function newUpdate({ memoryRepository, run, sourceRepository, baseCommit, now }) {
	const update = {
		$schema: "https://raw.githubusercontent.com/memory-steward/memory-steward/main/schemas/memory-update.schema.json",
		schema: "memory-steward.update/v1",
		memoryRepository,
		sourceRun: {
			id: run,
			repository: sourceRepository
		},
		baseCommit,
		rationale: "Say in one paragraph what was learned and why it is worth keeping.",
		evidence: [],
		changes: [{
			action: "upsert",
			reason: "Say why this record is right.",
			record: {
				id: "runbook:replace-me",
				kind: "Runbook",
				title: "Replace me",
				status: "draft",
				owners: ["team:replace-me"],
				updatedAt: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.U)(now)
			},
			body: "# Replace me\n"
		}],
		redactionStatus: "not-checked"
	};
	return `${JSON.stringify(update, null, 2)}\n`;
}
// build/src/terminal/update.js
async function runUpdateValidate(file, options) {
	const bytes = (0,_read_artifact_js__WEBPACK_IMPORTED_MODULE_6__.t)(file);
	const dir = (0,node_path__WEBPACK_IMPORTED_MODULE_8__.resolve)(options.dir);
	const repository = await (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.U)(dir);
	try {
		const result = await (0,_judge_update_js__WEBPACK_IMPORTED_MODULE_0__.n)({
			bytes,
			repository,
			main: options.on,
			...options.repository !== void 0 && { memoryRepository: options.repository },
			overlay: (0,_overlay_js__WEBPACK_IMPORTED_MODULE_5__.t)(repository),
			root: repository.prefix.replace(/\/$/, ""),
			gate: (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.y)(dir, options, repository),
			now: new Date(),
			onSecret: _start_js__WEBPACK_IMPORTED_MODULE_2__.T.learn
		});
		process.stdout.write(print(result, options));
		return result.refusals.length === 0 ? 0 : 1;
	} catch (error) {
		throw (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.d)(error, dir, `update validate ${file} --dir`);
	} finally {
		await repository.close();
	}
}
function print(result, { format }) {
	return format === "json" ? renderUpdateJson(result) : renderUpdatePretty(result, (0,_color_js__WEBPACK_IMPORTED_MODULE_4__.n)());
}
async function runUpdateNew(options) {
	const { dir, memory, run, source, output } = options;
	const path = (0,node_path__WEBPACK_IMPORTED_MODULE_8__.resolve)(output);
	if ((0,node_fs__WEBPACK_IMPORTED_MODULE_7__.existsSync)(path)) throw new _start_js__WEBPACK_IMPORTED_MODULE_2__.G(`${output} is there already.`, "Name another file with --output.");
	const repository = await (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.U)((0,node_path__WEBPACK_IMPORTED_MODULE_8__.resolve)(dir));
	try {
		const baseCommit = await repository.resolve("HEAD");
		const gate = await (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.ur)(await repository.commitTree("HEAD"), (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.y)((0,node_path__WEBPACK_IMPORTED_MODULE_8__.resolve)(dir), options, repository));
		(0,_require_proposable_js__WEBPACK_IMPORTED_MODULE_3__.t)(gate.layout);
		(0,_check_js__WEBPACK_IMPORTED_MODULE_1__.f)(path, newUpdate({
			memoryRepository: memory,
			run,
			sourceRepository: source,
			baseCommit,
			now: new Date()
		}));
		const shown = (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.k)(output);
		process.stdout.write(`Wrote ${shown}. Fill in the rationale and the changes, then run\n  memory-steward update validate ${shown}\n`);
		return 0;
	} catch (error) {
		throw (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.d)(error, (0,node_path__WEBPACK_IMPORTED_MODULE_8__.resolve)(dir), "update new --dir");
	} finally {
		await repository.close();
	}
}



/***/ })

};
