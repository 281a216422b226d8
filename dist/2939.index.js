"use strict";
exports.id = 2939;
exports.ids = [2939];
exports.modules = {

/***/ 7455:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ mergeIntoFile)
/* harmony export */ });
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5553);
/* harmony import */ var _merge_record_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(863);


// build/src/updates/merge-into-file.js
const NOTHING = {
	fields: {},
	body: ""
};
function mergeIntoFile(path, { main, base, propose }) {
	const format = (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.li)(path);
	if (!format) return void 0;
	const present = (0,_merge_record_js__WEBPACK_IMPORTED_MODULE_1__.n)(path, format, main);
	const read = base ? (0,_merge_record_js__WEBPACK_IMPORTED_MODULE_1__.n)(path, format, base) : NOTHING;
	if (!present || !read) return void 0;
	const proposed = "bytes" in propose ? (0,_merge_record_js__WEBPACK_IMPORTED_MODULE_1__.n)(path, format, propose.bytes) : (0,_merge_record_js__WEBPACK_IMPORTED_MODULE_1__.r)(base ? read : present, propose.members, framed(propose.body, (base ? read : present).body));
	const merged = proposed && (0,_merge_record_js__WEBPACK_IMPORTED_MODULE_1__.t)(path, format, {
		base: read,
		main: present,
		bytes: main,
		proposed
	});
	if (!merged) return void 0;
	const unseen = "members" in propose ? unseenMembers(read.fields, present.fields, propose.members) : [];
	return {
		after: merged.bytes,
		conflicts: [...merged.conflicts, ...unseen.filter(isNew(merged.conflicts))]
	};
}
function framed(text, present) {
	if (text === void 0 || text.trim() === "" || text === present) return text;
	return (/^[ \t]*\r?\n/.test(text) ? "" : present.trim() === "" ? "\n" : /^(?:[ \t]*\r?\n)+/.exec(present)?.[0] ?? "") + text + (text.endsWith("\n") ? "" : "\n");
}
function unseenMembers(base, main, members, above = "") {
	if (!(0,_check_js__WEBPACK_IMPORTED_MODULE_0__._i)(main)) return [];
	const seen = (0,_check_js__WEBPACK_IMPORTED_MODULE_0__._i)(base) ? base : {};
	return Object.entries(members).flatMap(([name, member]) => {
		const field = above + name;
		if (!Object.hasOwn(main, name)) return [];
		if ((0,_check_js__WEBPACK_IMPORTED_MODULE_0__._i)(member)) return unseenMembers(own(seen, name), main[name], member, `${field}.`);
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

/***/ 7731:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ newFindings),
/* harmony export */   t: () => (/* binding */ newErrors)
/* harmony export */ });
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5553);

// build/src/commands/check/new-errors.js
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
			(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Pi)(result, findings.filter(({ fingerprint }) => !open.has(fingerprint)));
			continue;
		}
		if (numberOf(findings) <= numberOf(known.get(group) ?? [])) continue;
		const fresh = findings.filter(({ fingerprint }) => !fingerprints.has(fingerprint));
		(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Pi)(result, fresh.length > 0 ? fresh : findings);
	}
	return result;
}
function openGroups(findings, severity) {
	const open = findings.filter((finding) => finding.severity === severity && isOpen(finding));
	return (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.qn)(open, ({ rule, path }) => `${rule}\0${path}`);
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

/***/ 6065:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ overlayOf)
/* harmony export */ });
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5553);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4105);


// build/src/git/overlay-tree.js
const MAX_PATH = 4096;
async function overlayTree(base, changes, format, label = `${base.label} with ${changes.length} changes`) {
	const byPath = new Map();
	for (const change of changes) {
		refuseOddPath(change.path);
		if (byPath.has(change.path)) throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.K(`"${change.path}" is changed twice.`, "Name each path once");
		byPath.set(change.path, change);
	}
	const entries = [];
	const absent = new Set(changes.filter(({ action }) => action === "delete").map(({ path }) => path));
	for (const entry of await base.entries()) if (byPath.has(entry.path) && entry.undecodable !== true) absent.delete(entry.path);
	else entries.push(entry);
	for (const path of absent) throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.K(`"${path}" cannot be deleted: there is no such file.`);
	const upserts = new Map();
	for (const change of byPath.values()) {
		if (change.action === "delete") continue;
		upserts.set(change.path, change);
		const { path, bytes, mode = "100644" } = change;
		entries.push({
			path,
			mode,
			oid: (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.G)(bytes, format),
			size: bytes.length
		});
	}
	entries.sort((a, b) => (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Yr)(a.path, b.path));
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
	if (path.includes("\0") || path.split("/").some((name) => name === "" || name === "." || name === "..") || path.length > MAX_PATH || (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Oi)(path)) throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.K(`${JSON.stringify(path.slice(0, 100))} is not a path of a tree.`, "Write it relative to the root, without `.`, `..` and `.git`");
}
function refuseFileInPlaceOfFolder(sorted, path) {
	const below = sorted[(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Xr)(sorted, `${path}/`)]?.path;
	if (below?.startsWith(`${path}/`)) refuse(path, below);
	for (let slash = path.indexOf("/"); slash !== -1; slash = path.indexOf("/", slash + 1)) {
		const folder = path.slice(0, slash);
		if (sorted[(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Xr)(sorted, folder)]?.path === folder) refuse(folder, path);
	}
}
function refuse(file, below) {
	throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.K(`"${file}" cannot be a file and the folder of "${below}" at once.`, "Delete or rename one of them");
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

/***/ 8787:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ blockLines),
/* harmony export */   c: () => (/* binding */ readBlock),
/* harmony export */   i: () => (/* binding */ STANDING_LABELS),
/* harmony export */   l: () => (/* binding */ readTrailers),
/* harmony export */   n: () => (/* binding */ PROPOSAL_LABELS),
/* harmony export */   o: () => (/* binding */ decidedTogether),
/* harmony export */   r: () => (/* binding */ PROPOSAL_SCHEMA),
/* harmony export */   s: () => (/* binding */ decisionLabel),
/* harmony export */   t: () => (/* binding */ DECISIONS),
/* harmony export */   u: () => (/* binding */ writeTrailers)
/* harmony export */ });
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4105);
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5553);


// build/src/memory/proposal.js
const DECISIONS = [
	"accept",
	"merge",
	"supersede",
	"reject"
];
function decidedTogether(records) {
	const weight = Math.max(0, ...records.map(({ record }) => DECISIONS.indexOf(record.decision)));
	const areAll = (handling) => records.every(({ review }) => review?.handling === handling);
	return {
		decision: DECISIONS[weight] ?? "accept",
		handling: areAll("closed") ? "closed" : areAll("auto") ? "auto" : "person"
	};
}
const PROPOSAL_SCHEMA = "memory-steward.proposal/v1";
const PROPOSAL_LABELS = {
	update: "memory-update",
	import: "memory-import",
	choice: "memory-needs-choice",
	conflict: "memory-conflict"
};
const STANDING_LABELS = {
	duplicate: "memory-duplicate",
	competing: "memory-competing",
	broken: "memory-broken",
	outdated: "memory-outdated",
	auto: "memory-auto"
};
function decisionLabel(decision) {
	return `memory-decision-${decision}`;
}
function writeTrailers({ kind, decision, digest, idempotencyKey, source, run }) {
	return [
		`Memory-Proposal: ${kind}`,
		`Memory-Decision: ${decision}`,
		`Memory-Digest: ${digest}`,
		`Memory-Source-Run: ${source.repository}@${source.id}`,
		`Memory-Idempotency-Key: ${idempotencyKey}`,
		`Memory-Steward-Run: ${run.id}.${run.attempt}`
	].join("\n");
}
function readTrailers(message) {
	const last = message.replaceAll("\r\n", "\n").trimEnd().slice(-LAST_PARAGRAPH).split("\n\n").at(-1) ?? "";
	const values = new Map();
	for (const line of last.split("\n")) {
		const [, name, value] = /^(Memory-[A-Za-z-]{1,40}): (\S.{0,400})$/.exec(line) ?? [];
		if (name !== void 0 && value !== void 0 && !values.has(name)) values.set(name, value);
	}
	const kind = kindOf(values.get("Memory-Proposal"));
	const decision = decisionOf(values.get("Memory-Decision"));
	const digest = textOf(values.get("Memory-Digest"), _check_js__WEBPACK_IMPORTED_MODULE_1__.Ar);
	const idempotencyKey = textOf(values.get("Memory-Idempotency-Key"), _check_js__WEBPACK_IMPORTED_MODULE_1__.Ar);
	const [, repository, id] = /^([^@]+)@(.+)$/.exec(values.get("Memory-Source-Run") ?? "") ?? [];
	const source = sourceOf({
		repository,
		id
	});
	const [, run, attempt] = /^(\d{1,15})\.(\d{1,6})$/.exec(values.get("Memory-Steward-Run") ?? "") ?? [];
	if (!kind || !decision || !digest || !idempotencyKey || !source || run === void 0) return void 0;
	return {
		kind,
		decision,
		digest,
		idempotencyKey,
		source,
		run: {
			id: Number(run),
			attempt: Number(attempt)
		}
	};
}
const LAST_PARAGRAPH = 4e3;
const BLOCK_LIMIT = 32e3;
function blockLines(block) {
	const { records } = block;
	for (let shown = records.length;; shown = Math.floor(shown / 2)) {
		const part = shown === records.length ? block : {
			...block,
			records: records.slice(0, shown),
			moreRecords: records.length - shown
		};
		const text = JSON.stringify(part, null, 2).replace(/[^\n -;=-_a-~]/g, escaped);
		if (text.length <= BLOCK_LIMIT || shown === 0) return text.split("\n");
	}
}
function escaped(character) {
	return `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
}
const BLOCK = /^```json\n(\{\n(?:.*\n)*?\})\n```$/gm;
function readBlock(comment) {
	const found = [...comment.replaceAll("\r\n", "\n").matchAll(BLOCK)].at(-1)?.[1];
	if (found === void 0) return void 0;
	try {
		return blockOf(JSON.parse(found));
	} catch (error) {
		if (error instanceof SyntaxError) return void 0;
		throw error;
	}
}
function blockOf(value) {
	if (!(0,_check_js__WEBPACK_IMPORTED_MODULE_1__._i)(value) || value["schema"] !== "memory-steward.proposal/v1") return void 0;
	const kind = kindOf(value["kind"]);
	const decision = decisionOf(value["decision"]);
	const handling = value["handling"];
	const digest = textOf(value["digest"], _check_js__WEBPACK_IMPORTED_MODULE_1__.Ar);
	const idempotencyKey = textOf(value["idempotencyKey"], _check_js__WEBPACK_IMPORTED_MODULE_1__.Ar);
	const source = sourceOf(value["source"]);
	const { base } = value;
	const records = Array.isArray(value["records"]) ? value["records"].map(recordOf) : void 0;
	if (!kind || !decision || handling !== "person" && handling !== "auto" || !digest || !idempotencyKey) return void 0;
	if (!source || typeof base !== "string" || !(0,_check_js__WEBPACK_IMPORTED_MODULE_1__.Sr)(base) || !records) return void 0;
	const read = records.filter((record) => record !== void 0);
	if (read.length < records.length) return void 0;
	const more = value["moreRecords"];
	return {
		...typeof more === "number" && more > 0 && { moreRecords: more },
		schema: PROPOSAL_SCHEMA,
		kind,
		decision,
		handling,
		digest,
		idempotencyKey,
		source,
		base,
		records: read
	};
}
function recordOf(value) {
	if (!(0,_check_js__WEBPACK_IMPORTED_MODULE_1__._i)(value)) return void 0;
	const { id, path, relation, reason, targets, claim } = value;
	const decision = decisionOf(value["decision"]);
	if (typeof id !== "string" || typeof path !== "string" || !decision) return void 0;
	if (typeof relation !== "string" || typeof reason !== "string" || !Array.isArray(targets)) return void 0;
	const names = targets.filter((target) => typeof target === "string");
	const digest = textOf(claim, _check_js__WEBPACK_IMPORTED_MODULE_1__.Ar);
	return {
		id,
		path,
		decision,
		relation,
		reason,
		targets: names,
		...digest !== void 0 && { claim: digest }
	};
}
function sourceOf(value) {
	if (!(0,_check_js__WEBPACK_IMPORTED_MODULE_1__._i)(value)) return void 0;
	const { url, issue } = value;
	const repository = value["repository"];
	const id = textOf(value["id"], _start_js__WEBPACK_IMPORTED_MODULE_0__.y);
	if (typeof repository !== "string" || !(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.J)(repository) || !id) return void 0;
	return {
		repository,
		id,
		...typeof url === "string" && /^https:\/\/[!-~]{1,2000}$/.test(url) && { url },
		...typeof issue === "number" && Number.isSafeInteger(issue) && issue > 0 && { issue }
	};
}
function kindOf(value) {
	return value === "update" || value === "import" ? value : void 0;
}
function decisionOf(value) {
	return DECISIONS.find((decision) => decision === value);
}
function textOf(value, pattern) {
	return typeof value === "string" && pattern.test(value) ? value : void 0;
}



/***/ }),

/***/ 9815:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ MAX_HOSTILE_BYTES),
/* harmony export */   c: () => (/* binding */ unreadable),
/* harmony export */   i: () => (/* binding */ unknownMember),
/* harmony export */   n: () => (/* binding */ readUpdate),
/* harmony export */   o: () => (/* binding */ hostileLimits),
/* harmony export */   r: () => (/* binding */ isTellable),
/* harmony export */   s: () => (/* binding */ oddityOf),
/* harmony export */   t: () => (/* binding */ MAX_UPDATE_BYTES)
/* harmony export */ });
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5553);
/* harmony import */ var _refusal_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4157);
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4573);
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(node_buffer__WEBPACK_IMPORTED_MODULE_2__);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_3___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_3__);




// build/src/updates/hostile-json.js
const MAX_HOSTILE_BYTES = 4194304;
function hostileLimits(depth) {
	return {
		..._check_js__WEBPACK_IMPORTED_MODULE_0__.$i,
		fileBytes: MAX_HOSTILE_BYTES,
		depth,
		documents: 1
	};
}
function unreadable(bytes) {
	if (bytes.length > 4194304) return "too large";
	return (0,node_buffer__WEBPACK_IMPORTED_MODULE_2__.isUtf8)(bytes) && !bytes.includes(0) ? void 0 : "no text";
}
const RESERVED = new Set([
	"__proto__",
	"constructor",
	"prototype"
]);
function oddityOf(value) {
	return find(value, [], reserved) ?? find(value, [], unpaired);
}
function find(value, pointer, look) {
	if (typeof value !== "object" || value === null) return look(void 0, value, pointer);
	for (const [name, member] of Object.entries(value)) {
		const at = [...pointer, Array.isArray(value) ? Number(name) : name];
		const found = look(Array.isArray(value) ? void 0 : name, void 0, at) ?? find(member, at, look);
		if (found) return found;
	}
}
const reserved = (name, _, pointer) => name !== void 0 && RESERVED.has(name) ? {
	kind: "reserved",
	name,
	pointer
} : void 0;
const unpaired = (name, value, pointer) => isUnpaired(name) || isUnpaired(value) ? {
	kind: "unpaired",
	pointer
} : void 0;
function isUnpaired(text) {
	return typeof text === "string" && /\p{Surrogate}/u.test(text);
}
// build/src/updates/member-name.js
const PLAIN = /^[A-Za-z_$]{1,24}$/;
function isTellable(name) {
	return PLAIN.test(name);
}
function unknownMember(name) {
	return isTellable(name) ? `has an unknown member "${name}"` : "has an unknown member, whose name is not repeated here";
}
// build/src/updates/read-update.js
const MAX_UPDATE_BYTES = MAX_HOSTILE_BYTES;
const LIMITS = hostileLimits(24);
async function readUpdate(bytes) {
	const reason = unreadable(bytes);
	if (reason === "too large") return [(0,_refusal_js__WEBPACK_IMPORTED_MODULE_1__.t)("TOO_LARGE", `The update has more than 4 MiB.`)];
	if (reason === "no text") return [(0,_refusal_js__WEBPACK_IMPORTED_MODULE_1__.t)("NOT_TEXT", "The update is not plain UTF-8 text.")];
	const parsed = (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.ui)(PATH, "json", bytes, LIMITS);
	const locator = (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.zr)(PATH, "json", bytes);
	if (parsed.problems.length > 0) return parsed.problems.slice(0, 20).map((problem) => faultOf(problem, locator));
	const read = parsed.documents[0]?.value;
	const oddity = oddityOf(read);
	if (oddity) return [odd(oddity, locator)];
	if ((0,_check_js__WEBPACK_IMPORTED_MODULE_0__._i)(read) && read["schema"] !== SCHEMA) return [(0,_refusal_js__WEBPACK_IMPORTED_MODULE_1__.t)("UNKNOWN_FORMAT", "The update is of a format that this steward does not read.")];
	const { value, errors } = await (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.ni)("memoryUpdate", read);
	if (errors) return withoutSubject(errors, read).slice(0, 20).map((error) => invalid(error, locator));
	return {
		update: value,
		digest: updateDigest(value)
	};
}
const PATH = "memory-update.json";
const SCHEMA = "memory-steward.update/v1";
function updateDigest(value) {
	return (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.jr)((0,node_crypto__WEBPACK_IMPORTED_MODULE_3__.createHash)("sha256").update((0,_check_js__WEBPACK_IMPORTED_MODULE_0__.gi)(value)));
}
function faultOf({ rule, at, related, message, suggestion }, locator) {
	const where = { at: locator.range(at).start };
	if (related) return (0,_refusal_js__WEBPACK_IMPORTED_MODULE_1__.t)("DUPLICATE_KEY", "A member stands twice in one object.", where);
	if (rule === "parse/limit-exceeded") return (0,_refusal_js__WEBPACK_IMPORTED_MODULE_1__.t)("TOO_DEEP", "The update nests or holds too many values.", where);
	const told = rule === "parse/invalid-syntax" ? ` ${message}${suggestion ? ` ${suggestion.message}.` : ""}` : "";
	return (0,_refusal_js__WEBPACK_IMPORTED_MODULE_1__.t)("NOT_JSON", `The update is not valid JSON.${told}`, where);
}
function odd(oddity, locator) {
	const at = placeOf(oddity.pointer, locator);
	if (oddity.kind === "unpaired") return (0,_refusal_js__WEBPACK_IMPORTED_MODULE_1__.t)("NOT_TEXT", "A text or a name holds an unpaired surrogate.", { at });
	const key = locator.range({
		path: PATH,
		document: 0,
		pointer: oddity.pointer,
		part: "key"
	}).start;
	return (0,_refusal_js__WEBPACK_IMPORTED_MODULE_1__.t)("RESERVED_KEY", `A member has the name "${oddity.name}", which is not allowed.`, { at: key });
}
function withoutSubject(errors, read) {
	const told = new Set();
	return errors.flatMap((error) => {
		const { pointer, objection } = error;
		const change = (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.vi)(read, pointer);
		if (pointer.length !== 2 || pointer[0] !== "changes" || !(0,_check_js__WEBPACK_IMPORTED_MODULE_0__._i)(change)) return [error];
		if (!/"(?:path|content)"/.test(objection) || ["record", "path"].some((name) => Object.hasOwn(change, name))) return [error];
		if (told.has(change)) return [];
		told.add(change);
		return [{
			...error,
			objection: "names neither a \"record\" nor a file by its \"path\""
		}];
	});
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



/***/ }),

/***/ 345:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ judgeUpdate),
/* harmony export */   n: () => (/* binding */ reviewChanges),
/* harmony export */   r: () => (/* binding */ checkChanges),
/* harmony export */   t: () => (/* binding */ knownRecords)
/* harmony export */ });
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4105);
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5553);
/* harmony import */ var _refusal_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4157);
/* harmony import */ var _read_update_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9815);
/* harmony import */ var _place_record_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2754);
/* harmony import */ var _write_yaml_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1416);
/* harmony import */ var _merge_record_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(863);
/* harmony import */ var _new_errors_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7731);
/* harmony import */ var _merge_into_file_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(7455);
/* harmony import */ var _rejected_before_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(6891);
/* harmony import */ var _review_index_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(8268);
/* harmony import */ var _overlay_comparison_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(8239);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(7598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_11___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_11__);













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
		const no = (name, message) => (0,_refusal_js__WEBPACK_IMPORTED_MODULE_2__.t)(name, `Change ${change} ${message}.`, { change });
		if (isUnsafe(path)) return no("UNSAFE_PATH", "names a path that is not safe");
		const below = path.slice(layout.root.length);
		const folded = (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.ji)(below);
		if (PROTECTED.test(folded) || PROTECTED_FILE.test(folded) || (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.Zi)(path, layout.root) || isGate(path)) return no("PROTECTED_PATH", "names a file that updates may not touch");
		const layoutClass = layout.classOf(path);
		if (!layoutClass) return no("NOT_PROPOSABLE", `is for a file that no class of the layout "${layout.name}" takes`);
		if (!layoutClass.proposable || layoutClass.generated || layoutClass.appendOnly || isExcluded(path)) return no("NOT_PROPOSABLE", "is for a file whose class takes no proposals (`proposable` in the layout)");
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
			const folded = (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.ji)(part);
			if (this.#spellings.has(folded)) return;
			this.#spellings.set(folded, part);
		}
	}
	#agrees(path) {
		for (let end = path.length; end > 0; end = path.lastIndexOf("/", end - 1)) {
			const part = path.slice(0, end);
			if ((this.#spellings.get((0,_check_js__WEBPACK_IMPORTED_MODULE_1__.ji)(part)) ?? part) !== part) return false;
		}
		return true;
	}
	#isFolder(path) {
		if (this.#spellings.has((0,_check_js__WEBPACK_IMPORTED_MODULE_1__.ji)(path))) return true;
		for (let end = path.lastIndexOf("/"); end > 0; end = path.lastIndexOf("/", end - 1)) {
			const above = path.slice(0, end);
			if (this.#entries.has(above) || this.#admitted.has(above)) return true;
		}
		return false;
	}
};
function isUnsafe(path) {
	if (ODD_CHARACTER.test(path) || path.normalize("NFC") !== path) return true;
	return path.split("/").some((name) => UNUSUAL_START.test(name) || (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.Di)(name));
}
// build/src/commands/propose/apply-update.js
async function applyUpdate(input) {
	const application = new Application(input, await input.main.entries(), await input.base.entries());
	for (const [index, change] of input.update.changes.entries()) await application.apply(change, index + 1);
	return application;
}
var Application = class {
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
	async apply(change, number) {
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
		const content = await this.#bytes(change, number, path, entry);
		if ("code" in content) {
			this.#refuse(content);
			return;
		}
		const { before, after, conflicts } = content;
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
		const before = entry && await (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.ei)(main, entry);
		const baseEntry = this.#baseEntries.get(path);
		const was = baseEntry && await (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.ei)(base, baseEntry);
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
		const hasText = (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.li)(path) === "markdown";
		if (hasText && hasBodyField(record) && !(before && hasBodyField((0,_merge_record_js__WEBPACK_IMPORTED_MODULE_6__.n)(path, "markdown", before)?.fields))) {
			const message = `Change ${change} has a "body" inside its "record", where it would be a field of the front matter. Write the text of the record as "body" beside "record".`;
			return (0,_refusal_js__WEBPACK_IMPORTED_MODULE_2__.t)("INVALID", message, { change });
		}
		if (!hasText && record && body !== void 0 && body.trim() !== "") {
			const message = `Change ${change} has a "body", and its record is no Markdown file: there is no text below the fields. Put the text into a field of the record.`;
			return (0,_refusal_js__WEBPACK_IMPORTED_MODULE_2__.t)("INVALID", message, { change });
		}
		if (record && !before) return {
			before,
			after: hasText ? newRecord(record, body) : newData(record, path),
			conflicts: []
		};
		const propose = contentOf(record, hasText ? body : void 0, content);
		const merged = before && (0,_merge_into_file_js__WEBPACK_IMPORTED_MODULE_8__.t)(path, {
			main: before,
			base: was,
			propose
		});
		if (merged) return {
			before,
			...merged
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
		if (kind === void 0) {
			const message = `Change ${change} names a record that is not there, and no kind for a new one.`;
			return (0,_refusal_js__WEBPACK_IMPORTED_MODULE_2__.t)("NO_SUCH_RECORD", message, { change });
		}
		const declared = typeof kind === "string" ? ontology.nodeKinds.get(kind) : void 0;
		if (declared?.prefix !== void 0 && !record.id.startsWith(`${declared.prefix}:`)) {
			const message = `Change ${change} gives a record an id that is not of its kind: that of a ${declared.name} begins with "${declared.prefix}:".`;
			return (0,_refusal_js__WEBPACK_IMPORTED_MODULE_2__.t)("WRONG_ID", message, { change });
		}
		const slug = (0,_place_record_js__WEBPACK_IMPORTED_MODULE_4__.o)(record.id.slice(record.id.indexOf(":") + 1));
		const paths = this.#entries.map(({ path }) => path).filter((path) => layout.classOf(path));
		const isData = record["kind"] === void 0 || (0,_check_js__WEBPACK_IMPORTED_MODULE_1__._i)(record["attributes"]);
		const place = typeof kind === "string" ? (0,_place_record_js__WEBPACK_IMPORTED_MODULE_4__.a)(kind, gate, graph, paths, isData) : void 0;
		if (place === void 0 || slug === "") {
			const message = `Change ${change} brings a record of a kind, or with an id, that the layout has no file for.`;
			return (0,_refusal_js__WEBPACK_IMPORTED_MODULE_2__.t)("NO_PLACE", message, { change });
		}
		const file = `${place.folder}${slug}${place.extension}`;
		if (this.#entries.some(({ path }) => path === file)) {
			const message = `Change ${change} brings a record whose file is there already, for something else.`;
			return (0,_refusal_js__WEBPACK_IMPORTED_MODULE_2__.t)("NO_PLACE", message, { change });
		}
		return file;
	}
	#gone() {
		return this.#goneIds ??= this.#readGone();
	}
	async #readGone() {
		const { base, gate, graph } = this.#input;
		const oids = new Map(this.#entries.map(({ path, oid }) => [path, oid]));
		const others = (await base.entries()).filter(({ path }) => oids.get(path) !== this.#baseEntries.get(path)?.oid);
		const differing = (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.sn)(others, gate);
		const ids = [...(await (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.an)(base, differing, gate, ({ declaration }) => declaration, false)).values()].flatMap(({ declarations }) => declarations.flatMap(({ id }) => id ?? []));
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
function hasBodyField(fields) {
	return fields?.["body"] !== void 0 && fields["body"] !== null;
}
function newData(record, path) {
	const members = Object.fromEntries(Object.entries(record).filter(([, value]) => value !== null));
	const text = (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.li)(path) === "json" ? `${JSON.stringify(members, null, 2)}\n` : (0,_write_yaml_js__WEBPACK_IMPORTED_MODULE_5__.t)(members);
	return new TextEncoder().encode(text);
}
function newRecord(record, body = "") {
	const values = Object.entries(record).filter(([, value]) => value !== null);
	const text = body === "" || body.endsWith("\n") ? body : `${body}\n`;
	return new TextEncoder().encode((0,_place_record_js__WEBPACK_IMPORTED_MODULE_4__.c)(text, values.map(([name, value]) => [[name], value])));
}
// build/src/commands/propose/judge-update.js
async function judgeUpdate(input) {
	const { bytes, repository, root, now } = input;
	const wrong = announced(input);
	const read = wrong ? [wrong] : await (0,_read_update_js__WEBPACK_IMPORTED_MODULE_3__.n)(bytes);
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
	const applied = await applyUpdate({
		update,
		main,
		base,
		gate,
		graph: judgement.graph
	});
	if (applied.refusals.length > 0) return {
		...known,
		basis,
		refusals: applied.refusals
	};
	if (applied.changes.length === 0) return {
		...known,
		basis,
		refusals: [(0,_refusal_js__WEBPACK_IMPORTED_MODULE_2__.t)("NOTHING_NEW", "The memory says all of this already.")]
	};
	const rejected = (0,_rejected_before_js__WEBPACK_IMPORTED_MODULE_9__.n)(applied.changes, gate);
	if (rejected.length > 0) return {
		...known,
		basis,
		refusals: rejected.map((claim) => rejectedRefusal(claim, applied.changes))
	};
	return {
		...known,
		basis,
		...await checkChanges(input, basis, applied.changes)
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
		subject: { comparison: (0,_overlay_comparison_js__WEBPACK_IMPORTED_MODULE_12__.t)(main, tree, files, {
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
	const paths = new Set(changes.map(({ path }) => path));
	const isOfOwnText = ({ rule, path }) => rule.startsWith("secret/") && !paths.has(path);
	const fresh = freshOf(current.report.findings, findings).filter((finding) => !isOfOwnText(finding));
	const errors = (0,_new_errors_js__WEBPACK_IMPORTED_MODULE_7__.t)(current.report.findings, findings);
	const inFiles = errors.filter((finding) => !isOfOwnText(finding));
	const refusals = refusalsFor(fresh, inFiles, changes, current.gate);
	const isToldOfSecret = inFiles.some(({ rule }) => rule.startsWith("secret/"));
	if (inFiles.length < errors.length && !isToldOfSecret) refusals.push(ownTextRefusal(bytes));
	return {
		tree,
		changes,
		refusals,
		findings: fresh
	};
}
function ownTextRefusal(bytes) {
	const [match] = (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.j)(bytes, {
		salt: "",
		path: "memory-update.json"
	}).matches;
	const before = Buffer.from(bytes.subarray(0, match?.start)).toString("utf8").split("\n");
	const at = match && {
		line: before.length,
		column: (before.at(-1)?.length ?? 0) + 1
	};
	return (0,_refusal_js__WEBPACK_IMPORTED_MODULE_2__.t)("SECRET", "The update holds a secret beside the text of its records, such as in a reason or a path: pull request and commit would quote it.", at && { at });
}
function rejectedRefusal({ subject, rejection }, changes) {
	const change = changes.find(({ path }) => path === subject.path)?.change ?? 1;
	return (0,_refusal_js__WEBPACK_IMPORTED_MODULE_2__.t)("BEFORE", `What change ${change} says ${(0,_rejected_before_js__WEBPACK_IMPORTED_MODULE_9__.r)(rejection)}`, { change });
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
	return (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.jr)((0,node_crypto__WEBPACK_IMPORTED_MODULE_11__.createHash)("sha256").update(bytes)) === announcedDigest ? void 0 : (0,_refusal_js__WEBPACK_IMPORTED_MODULE_2__.t)("DIGEST_MISMATCH", "The file is not the one announced.");
}
function strange(update, { memoryRepository, sourceRun }) {
	const refusals = [];
	if (memoryRepository !== void 0 && !(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.q)(update.memoryRepository, memoryRepository)) refusals.push((0,_refusal_js__WEBPACK_IMPORTED_MODULE_2__.t)("WRONG_REPOSITORY", `The update is for another memory than ${memoryRepository}.`));
	const { id, repository } = update.sourceRun;
	if (sourceRun && (id !== sourceRun.id || !(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.q)(repository, sourceRun.repository))) refusals.push((0,_refusal_js__WEBPACK_IMPORTED_MODULE_2__.t)("WRONG_RUN", "The update names another run than the one that sent it."));
	return refusals;
}
async function baseOf(repository, commit) {
	try {
		return await repository.commitTree(commit);
	} catch (error) {
		if (error instanceof _start_js__WEBPACK_IMPORTED_MODULE_0__.K) return void 0;
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
		told.set(key, (0,_refusal_js__WEBPACK_IMPORTED_MODULE_2__.t)(nameOf(finding.rule), `The check finds ${finding.rule} ${where}.`, place));
	}
	return [...told.values()];
}
function nameOf(rule) {
	if (rule.startsWith("secret/")) return "SECRET";
	return rule.startsWith("poison/") ? "POISON" : "BREAKS_CHECK";
}
// build/src/commands/propose/review-changes.js
async function knownRecords({ main, current }, now) {
	const { subjects, broken } = await (0,_rejected_before_js__WEBPACK_IMPORTED_MODULE_9__.T)(main, current.gate, now);
	return {
		index: new _review_index_js__WEBPACK_IMPORTED_MODULE_10__.t(subjects),
		broken
	};
}
function reviewChanges(changes, { current: { gate, judgement } }, known, now) {
	const joined = [];
	return changes.flatMap((change) => {
		const { path, before, after } = change;
		const subjects = (0,_rejected_before_js__WEBPACK_IMPORTED_MODULE_9__.w)(path, after ?? before ?? new Uint8Array(), gate);
		if (subjects.length === 0) return [{
			change,
			record: unreviewed(path, path, after ? "no_record" : "removal")
		}];
		return subjects.map((subject) => {
			if (!after || judgement.graph.records.has(subject.id)) return {
				change,
				record: unreviewed(subject.id, path, after ? "edit_of_known_record" : "removal")
			};
			let found = (0,_review_index_js__WEBPACK_IMPORTED_MODULE_10__.r)(subject, known.index, now, known.broken);
			if (found.decision === "accept" && joined.length > 0) {
				const among = (0,_review_index_js__WEBPACK_IMPORTED_MODULE_10__.r)(subject, new _review_index_js__WEBPACK_IMPORTED_MODULE_10__.t(joined), now, known.broken);
				if (among.decision !== "accept") found = among;
			}
			if (found.decision === "accept") joined.push({
				...subject,
				status: "candidate"
			});
			const said = (0,_review_index_js__WEBPACK_IMPORTED_MODULE_10__.n)(found);
			return {
				change,
				record: {
					...recordOf(said),
					claim: (0,_rejected_before_js__WEBPACK_IMPORTED_MODULE_9__.i)(subject)
				},
				review: said
			};
		});
	});
}
function unreviewed(id, path, reason) {
	return {
		id,
		path,
		decision: "accept",
		relation: "none",
		reason,
		targets: []
	};
}
function recordOf({ candidate, decision, relation, reason, targets }) {
	return {
		id: candidate.id,
		path: candidate.path,
		decision,
		relation,
		reason,
		targets
	};
}



/***/ }),

/***/ 1416:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ yamlText)
/* harmony export */ });
/* harmony import */ var _parse_yaml_library_cjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7011);
/* harmony import */ var _parse_yaml_library_cjs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(_parse_yaml_library_cjs__WEBPACK_IMPORTED_MODULE_0__);

// build/src/parse/write-yaml.js
function yamlText(value) {
	return (0,_parse_yaml_library_cjs__WEBPACK_IMPORTED_MODULE_0__.stringify)(value, {
		version: "1.2",
		lineWidth: 0,
		flowCollectionPadding: false,
		aliasDuplicateObjects: false
	});
}



/***/ })

};
;