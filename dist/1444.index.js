export const id = 1444;
export const ids = [1444];
export const modules = {

/***/ 1485:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ judgeUpdate),
/* harmony export */   t: () => (/* binding */ checkChanges)
/* harmony export */ });
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(796);
/* harmony import */ var _read_update_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(634);
/* harmony import */ var _refusal_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9548);
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1804);
/* harmony import */ var _place_record_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4125);
/* harmony import */ var _lay_on_file_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8341);
/* harmony import */ var _new_errors_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(2016);
/* harmony import */ var _rejected_before_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(562);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7598);









// build/src/updates/path-policy.js
const PROTECTED = /^(?:ontology|indexes|snapshots|schemas)\//;
const PROTECTED_FILE = /^(?:memory-steward\.[^/]*|(?:[^/]+\/)*codeowners)$/;
const UNUSUAL_START = /^[.~-]/;
const ODD_CHARACTER = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/u;
var PathPolicy = class {
	#input;
	#entries;
	#spellings = new Map();
	constructor(input) {
		this.#input = input;
		this.#entries = new Map(input.entries.map((entry) => [entry.path, entry]));
		for (const { path } of input.entries) this.#spell(path);
	}
	admit(path, change) {
		const { layout, isExcluded, isGate } = this.#input;
		const no = (name, message) => (0,_refusal_js__WEBPACK_IMPORTED_MODULE_2__.t)(name, `Change ${change} ${message}.`, { change });
		if (isUnsafe(path)) return no("UNSAFE_PATH", "names a path that is not safe");
		const below = path.slice(layout.root.length);
		const folded = (0,_check_js__WEBPACK_IMPORTED_MODULE_3__.Or)(below);
		if (PROTECTED.test(folded) || PROTECTED_FILE.test(folded) || (0,_check_js__WEBPACK_IMPORTED_MODULE_3__.Wr)(path, layout.root) || isGate(path)) return no("PROTECTED_PATH", "names a file that updates may not touch");
		const layoutClass = layout.classOf(path);
		if (!layoutClass?.proposable || layoutClass.generated || layoutClass.appendOnly || isExcluded(path)) return no("NOT_PROPOSABLE", "names a file that is not of a class that takes proposals");
		const entry = this.#entries.get(path);
		if (entry && entry.mode !== "100644") return no("NOT_A_FILE", "names what is not a plain file");
		if (!this.#agrees(path)) return no("PATH_COLLISION", "names a file that differs from another in spelling alone");
		if (!entry && this.#isFolder(path)) return no("NOT_A_FILE", "names a folder, or a file below a file");
		this.#spell(path);
		return entry;
	}
	#spell(path) {
		for (let end = path.length; end > 0; end = path.lastIndexOf("/", end - 1)) {
			const part = path.slice(0, end);
			const folded = (0,_check_js__WEBPACK_IMPORTED_MODULE_3__.Or)(part);
			if (this.#spellings.has(folded)) return;
			this.#spellings.set(folded, part);
		}
	}
	#agrees(path) {
		for (let end = path.length; end > 0; end = path.lastIndexOf("/", end - 1)) {
			const part = path.slice(0, end);
			if ((this.#spellings.get((0,_check_js__WEBPACK_IMPORTED_MODULE_3__.Or)(part)) ?? part) !== part) return false;
		}
		return true;
	}
	#isFolder(path) {
		if (this.#spellings.has((0,_check_js__WEBPACK_IMPORTED_MODULE_3__.Or)(path))) return true;
		for (let end = path.lastIndexOf("/"); end > 0; end = path.lastIndexOf("/", end - 1)) if (this.#entries.has(path.slice(0, end))) return true;
		return false;
	}
};
function isUnsafe(path) {
	if (ODD_CHARACTER.test(path) || path.normalize("NFC") !== path) return true;
	return path.split("/").some((name) => UNUSUAL_START.test(name) || (0,_check_js__WEBPACK_IMPORTED_MODULE_3__.wr)(name));
}
// build/src/commands/lay-update.js
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
			this.#refuse((0,_refusal_js__WEBPACK_IMPORTED_MODULE_2__.t)("CHANGED_TWICE", `Change ${number} names what an earlier one names.`, { change: number }));
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
		const before = entry && await (0,_check_js__WEBPACK_IMPORTED_MODULE_3__.hr)(main, entry);
		const baseEntry = this.#baseEntries.get(path);
		const was = baseEntry && await (0,_check_js__WEBPACK_IMPORTED_MODULE_3__.hr)(base, baseEntry);
		const isUnmoved = entry?.oid === baseEntry?.oid;
		if (action === "delete") {
			if (!before) return (0,_refusal_js__WEBPACK_IMPORTED_MODULE_2__.t)("NO_SUCH_FILE", `Change ${change} deletes a file that is not there.`, { change });
			if (!isUnmoved) return (0,_refusal_js__WEBPACK_IMPORTED_MODULE_2__.t)("CONFLICT", `Change ${change} deletes a file that changed meanwhile.`, { change });
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
		const laid = before && (0,_lay_on_file_js__WEBPACK_IMPORTED_MODULE_5__.t)(path, {
			main: before,
			base: was,
			propose: contentOf(record, body, content)
		});
		if (laid) return {
			before,
			...laid
		};
		return (0,_refusal_js__WEBPACK_IMPORTED_MODULE_2__.t)("CONFLICT", `Change ${change} cannot be laid on the file as it is now.`, { change });
	}
	async #pathOf(record, action, change) {
		const { gate, graph } = this.#input;
		const { ontology, layout } = gate;
		const held = graph.records.get(record.id);
		if (held) {
			const { path, root, document } = held.primary;
			if (graph.declarations.filter((declaration) => declaration.path === path).length === 1 && root.length === 0 && document === 0) return path;
			return (0,_refusal_js__WEBPACK_IMPORTED_MODULE_2__.t)("NO_PLACE", `Change ${change} names a record that shares its file with others.`, { change });
		}
		if (action === "delete") return (0,_refusal_js__WEBPACK_IMPORTED_MODULE_2__.t)("NO_SUCH_RECORD", `Change ${change} deletes a record that is not there.`, { change });
		if ((await this.#gone()).has(record.id)) return deletedMeanwhile(change);
		const kind = record["kind"] ?? record["nodeKind"];
		const prefix = typeof kind === "string" ? ontology.nodeKinds.get(kind)?.prefix : void 0;
		if (prefix !== void 0 && !record.id.startsWith(`${prefix}:`)) return (0,_refusal_js__WEBPACK_IMPORTED_MODULE_2__.t)("WRONG_ID", `Change ${change} gives a record an id that is not of its kind.`, { change });
		const slug = (0,_place_record_js__WEBPACK_IMPORTED_MODULE_4__.a)(record.id.slice(record.id.indexOf(":") + 1));
		const paths = this.#entries.map(({ path }) => path).filter((path) => layout.classOf(path));
		const folder = typeof kind === "string" ? (0,_place_record_js__WEBPACK_IMPORTED_MODULE_4__.i)(kind, gate, graph, paths) : void 0;
		if (folder === void 0 || slug === "" || this.#entries.some(({ path }) => path === `${folder}${slug}.md`)) return (0,_refusal_js__WEBPACK_IMPORTED_MODULE_2__.t)("NO_PLACE", `Change ${change} brings a record that no file is known for.`, { change });
		return `${folder}${slug}.md`;
	}
	#gone() {
		return this.#goneIds ??= this.#readGone();
	}
	async #readGone() {
		const { base, gate, graph } = this.#input;
		const oids = new Map(this.#entries.map(({ path, oid }) => [path, oid]));
		const differing = await (0,_check_js__WEBPACK_IMPORTED_MODULE_3__.dn)(base, gate, (path) => oids.get(path) !== this.#baseEntries.get(path)?.oid);
		const ids = [...(await (0,_check_js__WEBPACK_IMPORTED_MODULE_3__.ln)(base, differing, gate, ({ declaration }) => declaration, false)).values()].flatMap(({ declarations }) => declarations.flatMap(({ id }) => id ?? []));
		return new Set(ids.filter((id) => !graph.records.has(id)));
	}
};
function deletedMeanwhile(change) {
	return (0,_refusal_js__WEBPACK_IMPORTED_MODULE_2__.t)("CONFLICT", `Change ${change} edits what was deleted meanwhile.`, { change });
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
	return new TextEncoder().encode((0,_place_record_js__WEBPACK_IMPORTED_MODULE_4__.o)(text, values.map(([name, value]) => [[name], value])));
}
// build/src/commands/judge-update.js
async function judgeUpdate(input) {
	const { bytes, repository, root, now } = input;
	const wrong = announced(input);
	const read = wrong ? [wrong] : await (0,_read_update_js__WEBPACK_IMPORTED_MODULE_1__.n)(bytes);
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
		refusals: [(0,_refusal_js__WEBPACK_IMPORTED_MODULE_2__.t)("UNKNOWN_BASE", "The memory has no such commit as baseCommit names.")]
	};
	const current = input.current ?? await (0,_check_js__WEBPACK_IMPORTED_MODULE_3__.rt)({
		subject: { tree: main },
		root,
		gate: input.gate,
		now
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
		refusals: [(0,_refusal_js__WEBPACK_IMPORTED_MODULE_2__.t)("NOTHING_NEW", "The memory says all of this already.")]
	};
	const rejected = (0,_rejected_before_js__WEBPACK_IMPORTED_MODULE_6__.n)(laid.changes, gate);
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
async function checkChanges({ bytes, overlay, root, gate: options, now }, { main, current }, changes) {
	const tree = await overlay(main, changes.map(({ path, after }) => ({
		path,
		bytes: after
	})));
	const { report, judgement } = await (0,_check_js__WEBPACK_IMPORTED_MODULE_3__.rt)({
		subject: { comparison: comparisonOf(main, tree, changes, bytes) },
		root,
		gate: options,
		now
	});
	const twice = secretsSaidTwice(judgement.problems, new Set(changes.map(({ path }) => path)));
	const findings = report.findings.filter(({ accepted, fingerprint }) => accepted === void 0 && !twice.has(fingerprint));
	const fresh = freshOf(current.report.findings, findings);
	return {
		tree,
		changes,
		refusals: refusalsFor(fresh, (0,_new_errors_js__WEBPACK_IMPORTED_MODULE_8__.t)(current.report.findings, findings), changes, current.gate),
		findings: fresh
	};
}
function rejectedRefusal({ subject, rejection }, changes) {
	const change = changes.find(({ path }) => path === subject.path)?.change ?? 1;
	return (0,_refusal_js__WEBPACK_IMPORTED_MODULE_2__.t)("BEFORE", `What change ${change} says ${(0,_rejected_before_js__WEBPACK_IMPORTED_MODULE_6__.r)(rejection)}`, { change });
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
	return `sha256:${(0,node_crypto__WEBPACK_IMPORTED_MODULE_7__.createHash)("sha256").update(bytes).digest("hex")}` === announcedDigest ? void 0 : (0,_refusal_js__WEBPACK_IMPORTED_MODULE_2__.t)("DIGEST_MISMATCH", "The file is not the one announced.");
}
function strange(update, { memoryRepository, sourceRun }) {
	const refusals = [];
	if (memoryRepository !== void 0 && !isSameName(update.memoryRepository, memoryRepository)) refusals.push((0,_refusal_js__WEBPACK_IMPORTED_MODULE_2__.t)("WRONG_REPOSITORY", "The update is for another memory."));
	const { id, repository } = update.sourceRun;
	if (sourceRun && (id !== sourceRun.id || !isSameName(repository, sourceRun.repository))) refusals.push((0,_refusal_js__WEBPACK_IMPORTED_MODULE_2__.t)("WRONG_RUN", "The update names another run than the one that sent it."));
	return refusals;
}
function isSameName(left, right) {
	return left.toLowerCase() === right.toLowerCase();
}
async function baseOf(repository, commit) {
	try {
		return await repository.commitTree(commit);
	} catch (error) {
		if (error instanceof _start_js__WEBPACK_IMPORTED_MODULE_0__.k) return void 0;
		throw error;
	}
}
function comparisonOf(main, judged, changes, artifact) {
	return {
		target: main,
		head: judged,
		storedHead: judged,
		judged,
		changeBase: main,
		mergeBase: main.commit ?? "",
		conflicts: [],
		added: () => addedBy(judged, changes, artifact)
	};
}
async function addedBy(judged, changes, artifact) {
	const commit = "memory-update.json";
	const entries = new Map((await judged.entries()).map((entry) => [entry.path, entry]));
	const files = changes.flatMap(({ path, after }) => {
		const entry = entries.get(path);
		return entry && after ? [{
			blob: {
				oid: entry.oid,
				mode: entry.mode,
				places: [{
					commit,
					path
				}]
			},
			bytes: after
		}] : [];
	});
	const bytesOf = new Map(files.map(({ blob, bytes }) => [blob.oid, bytes]));
	return {
		commits: [{
			id: commit,
			message: artifact
		}],
		blobs: files.map(({ blob }) => blob),
		read(blobs, visit) {
			for (const blob of blobs) visit(blob, bytesOf.get(blob.oid) ?? new Error("it is no file of the update"));
			return Promise.resolve();
		}
	};
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
		told.set(key, (0,_refusal_js__WEBPACK_IMPORTED_MODULE_2__.t)(nameOf(finding.rule), `The check finds ${finding.rule} ${where}.`, place));
	}
	return [...told.values()];
}
function nameOf(rule) {
	if (rule.startsWith("secret/")) return "SECRET";
	return rule.startsWith("poison/") ? "POISON" : "BREAKS_CHECK";
}



/***/ }),

/***/ 8341:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ layOnFile)
/* harmony export */ });
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1804);
/* harmony import */ var _lay_record_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(750);


// build/src/updates/lay-on-file.js
const NOTHING = {
	fields: {},
	body: ""
};
function layOnFile(path, { main, base, propose }) {
	const format = (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Jn)(path);
	if (!format) return void 0;
	const present = (0,_lay_record_js__WEBPACK_IMPORTED_MODULE_1__.n)(path, format, main);
	const read = base ? (0,_lay_record_js__WEBPACK_IMPORTED_MODULE_1__.n)(path, format, base) : NOTHING;
	if (!present || !read) return void 0;
	const proposed = "bytes" in propose ? (0,_lay_record_js__WEBPACK_IMPORTED_MODULE_1__.n)(path, format, propose.bytes) : (0,_lay_record_js__WEBPACK_IMPORTED_MODULE_1__.r)(base ? read : present, propose.members, propose.body);
	const laid = proposed && (0,_lay_record_js__WEBPACK_IMPORTED_MODULE_1__.t)(path, format, {
		base: read,
		main: present,
		bytes: main,
		proposed
	});
	if (!laid) return void 0;
	const unseen = "members" in propose ? unseenMembers(read.fields, present.fields, propose.members) : [];
	return {
		after: laid.bytes,
		conflicts: [...laid.conflicts, ...unseen.filter(isNew(laid.conflicts))]
	};
}
function unseenMembers(base, main, members, above = "") {
	if (!(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.vr)(main)) return [];
	const seen = (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.vr)(base) ? base : {};
	return Object.entries(members).flatMap(([name, member]) => {
		const field = above + name;
		if (!Object.hasOwn(main, name)) return [];
		if ((0,_check_js__WEBPACK_IMPORTED_MODULE_0__.vr)(member)) return unseenMembers(own(seen, name), main[name], member, `${field}.`);
		return member === null && !Object.hasOwn(seen, name) ? [{
			field,
			main: main[name],
			proposed: void 0
		}] : [];
	});
}
function isNew(known) {
	return ({ field }) => !known.some((other) => field === other.field || field.startsWith(`${other.field}.`));
}
function own(mapping, name) {
	return Object.hasOwn(mapping, name) ? mapping[name] : void 0;
}



/***/ }),

/***/ 2016:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ newErrors)
/* harmony export */ });
// build/src/commands/new-errors.js
function newErrors(before, after) {
	const known = grouped(before);
	const fingerprints = new Set(before.map(({ fingerprint }) => fingerprint));
	const result = [];
	for (const [group, findings] of grouped(after)) {
		if (findings.length <= (known.get(group)?.length ?? 0)) continue;
		const fresh = findings.filter(({ fingerprint }) => !fingerprints.has(fingerprint));
		result.push(...fresh.length > 0 ? fresh : findings);
	}
	return result;
}
function grouped(findings) {
	const groups = new Map();
	for (const finding of findings) {
		if (finding.severity !== "error" || finding.accepted !== void 0) continue;
		const key = `${finding.rule}\0${finding.path}`;
		const group = groups.get(key);
		if (group) group.push(finding);
		else groups.set(key, [finding]);
	}
	return groups;
}



/***/ }),

/***/ 3832:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ overlayOf)
/* harmony export */ });
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1804);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(796);


// build/src/git/overlay-tree.js
const MAX_PATH = 4096;
async function overlayTree(base, changes, format, label = `${base.label} with ${changes.length} changes`) {
	const byPath = new Map();
	for (const change of changes) {
		refuseOddPath(change.path);
		if (byPath.has(change.path)) throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.k(`"${change.path}" is changed twice.`, "Name each path once");
		byPath.set(change.path, change);
	}
	const entries = [];
	const absent = new Set(changes.filter(({ action }) => action === "delete").map(({ path }) => path));
	for (const entry of await base.entries()) if (byPath.has(entry.path) && entry.undecodable !== true) absent.delete(entry.path);
	else entries.push(entry);
	for (const path of absent) throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.k(`"${path}" cannot be deleted: there is no such file.`);
	const upserts = new Map();
	for (const change of byPath.values()) {
		if (change.action === "delete") continue;
		upserts.set(change.path, change);
		const { path, bytes, mode = "100644" } = change;
		entries.push({
			path,
			mode,
			oid: (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.U)(bytes, format),
			size: bytes.length
		});
	}
	entries.sort((a, b) => (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.dr)(a.path, b.path));
	for (const path of upserts.keys()) refuseFileInPlaceOfFolder(entries, path);
	return new OverlayTree(base, entries, upserts, label);
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
	if (path.includes("\0") || path.split("/").some((name) => name === "" || name === "." || name === "..") || path.length > MAX_PATH || (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Tr)(path)) throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.k(`${JSON.stringify(path.slice(0, 100))} is not a path of a tree.`, "Write it relative to the root, without `.`, `..` and `.git`");
}
function refuseFileInPlaceOfFolder(sorted, path) {
	const below = sorted[firstFrom(sorted, `${path}/`)]?.path;
	if (below?.startsWith(`${path}/`)) refuse(path, below);
	for (let slash = path.indexOf("/"); slash !== -1; slash = path.indexOf("/", slash + 1)) {
		const folder = path.slice(0, slash);
		if (sorted[firstFrom(sorted, folder)]?.path === folder) refuse(folder, path);
	}
}
function firstFrom(sorted, path) {
	let low = 0;
	let high = sorted.length;
	while (low < high) {
		const middle = low + high >>> 1;
		if ((0,_check_js__WEBPACK_IMPORTED_MODULE_0__.dr)(sorted[middle]?.path ?? "", path) < 0) low = middle + 1;
		else high = middle;
	}
	return low;
}
function refuse(file, below) {
	throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.k(`"${file}" cannot be a file and the folder of "${below}" at once.`, "Delete or rename one of them");
}
// build/src/terminal/overlay.js
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

/***/ 634:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ unknownMember),
/* harmony export */   n: () => (/* binding */ readUpdate),
/* harmony export */   r: () => (/* binding */ isTellable),
/* harmony export */   t: () => (/* binding */ MAX_UPDATE_BYTES)
/* harmony export */ });
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1804);
/* harmony import */ var _refusal_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9548);
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4573);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7598);




// build/src/updates/member-name.js
const PLAIN = /^[A-Za-z_$]{1,24}$/;
function isTellable(name) {
	return PLAIN.test(name);
}
function unknownMember(name) {
	return isTellable(name) ? `has an unknown member "${name}"` : "has an unknown member, whose name is not repeated here";
}
// build/src/updates/read-update.js
const MAX_UPDATE_BYTES = 4194304;
const LIMITS = {
	..._check_js__WEBPACK_IMPORTED_MODULE_0__.Kr,
	fileBytes: MAX_UPDATE_BYTES,
	depth: 24,
	documents: 1
};
const MAX_TOLD = 20;
async function readUpdate(bytes) {
	if (bytes.length > 4194304) return [(0,_refusal_js__WEBPACK_IMPORTED_MODULE_1__.t)("TOO_LARGE", `The update has more than ${MAX_UPDATE_BYTES / 1024 / 1024} MiB.`)];
	if (!(0,node_buffer__WEBPACK_IMPORTED_MODULE_2__.isUtf8)(bytes) || bytes.includes(0)) return [(0,_refusal_js__WEBPACK_IMPORTED_MODULE_1__.t)("NOT_TEXT", "The update is not plain UTF-8 text.")];
	const parsed = (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Yn)(PATH, "json", bytes, LIMITS);
	const locator = (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Zn)(PATH, "json", bytes);
	if (parsed.problems.length > 0) return parsed.problems.slice(0, MAX_TOLD).map((problem) => faultOf(problem, locator));
	const value = parsed.documents[0]?.value;
	const odd = oddity(new _check_js__WEBPACK_IMPORTED_MODULE_0__.Qn(PATH, "json", bytes, LIMITS), locator);
	if (odd) return [odd];
	if ((0,_check_js__WEBPACK_IMPORTED_MODULE_0__.vr)(value) && value["schema"] !== SCHEMA) return [(0,_refusal_js__WEBPACK_IMPORTED_MODULE_1__.t)("UNKNOWN_FORMAT", "The update is of a format that this steward does not read.")];
	const errors = await (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.gr)("memoryUpdate", value);
	if (errors.length > 0) return errors.slice(0, MAX_TOLD).map((error) => invalid(error, locator));
	return {
		update: value,
		digest: updateDigest(value)
	};
}
const PATH = "memory-update.json";
const SCHEMA = "memory-steward.update/v1";
function updateDigest(value) {
	return `sha256:${(0,node_crypto__WEBPACK_IMPORTED_MODULE_3__.createHash)("sha256").update((0,_check_js__WEBPACK_IMPORTED_MODULE_0__._r)(value)).digest("hex")}`;
}
function faultOf({ rule, at, related }, locator) {
	const where = { at: locator.range(at).start };
	if (related) return (0,_refusal_js__WEBPACK_IMPORTED_MODULE_1__.t)("DUPLICATE_KEY", "A member stands twice in one object.", where);
	if (rule === "parse/limit-exceeded") return (0,_refusal_js__WEBPACK_IMPORTED_MODULE_1__.t)("TOO_DEEP", "The update nests or holds too many values.", where);
	return (0,_refusal_js__WEBPACK_IMPORTED_MODULE_1__.t)("NOT_JSON", "The update is not valid JSON.", where);
}
function oddity(file, locator) {
	const root = file.tree(0);
	const pending = root ? [root] : [];
	for (let node = pending.pop(); node; node = pending.pop()) for (const { key, value } of node.entries) {
		if (key && RESERVED.has(key.name)) return (0,_refusal_js__WEBPACK_IMPORTED_MODULE_1__.t)("RESERVED_KEY", `A member has the name "${key.name}", which is not allowed.`, { at: file.lines.range(key.start, key.end).start });
		pending.push(value);
	}
	const content = file.content(0)?.value;
	const pointer = unpaired(content, []);
	return pointer && (0,_refusal_js__WEBPACK_IMPORTED_MODULE_1__.t)("NOT_TEXT", "A text holds half a character.", { at: placeOf(pointer, locator) });
}
const RESERVED = new Set([
	"__proto__",
	"constructor",
	"prototype"
]);
function unpaired(value, pointer) {
	if (typeof value === "string") return /\p{Surrogate}/u.test(value) ? pointer : void 0;
	if (typeof value !== "object" || value === null) return void 0;
	for (const [name, member] of Object.entries(value)) {
		if (/\p{Surrogate}/u.test(name)) return pointer;
		const found = unpaired(member, [...pointer, Array.isArray(value) ? Number(name) : name]);
		if (found) return found;
	}
}
function invalid({ pointer, objection, unknown }, locator) {
	const subject = subjectOf(unknown === void 0 ? pointer : pointer.slice(0, -1));
	const told = unknown === void 0 ? objection : unknownMember(unknown);
	const change = pointer[0] === "changes" && typeof pointer[1] === "number" ? { change: pointer[1] + 1 } : {};
	return (0,_refusal_js__WEBPACK_IMPORTED_MODULE_1__.t)("INVALID", `${subject} ${told}.`, {
		at: placeOf(pointer, locator),
		...change
	});
}
const LISTS = {
	changes: "change",
	evidence: "evidence"
};
function subjectOf(pointer) {
	const [list, index] = pointer;
	const word = typeof list === "string" && Object.hasOwn(LISTS, list) ? LISTS[list] : void 0;
	const entry = word !== void 0 && typeof index === "number" ? `${word} ${index + 1}` : void 0;
	const names = (entry === void 0 ? pointer : pointer.slice(2)).filter((step) => isTellable(String(step)));
	if (names.length > 0) return `"${names.join(".")}"${entry === void 0 ? "" : ` of ${entry}`}`;
	return entry === void 0 ? "The update" : `${entry.charAt(0).toUpperCase()}${entry.slice(1)}`;
}
function placeOf(pointer, locator) {
	return locator.range({
		path: PATH,
		document: 0,
		pointer
	}).start;
}



/***/ })

};
