"use strict";
exports.id = 3351;
exports.ids = [3351];
exports.modules = {

/***/ 352:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ replacements),
/* harmony export */   c: () => (/* binding */ SIDES),
/* harmony export */   d: () => (/* binding */ declarationsIn),
/* harmony export */   f: () => (/* binding */ documentTexts),
/* harmony export */   h: () => (/* binding */ recordTexts),
/* harmony export */   i: () => (/* binding */ renames),
/* harmony export */   l: () => (/* binding */ WorkingFile),
/* harmony export */   m: () => (/* binding */ hasDocuments),
/* harmony export */   n: () => (/* binding */ keyed),
/* harmony export */   o: () => (/* binding */ timeSince),
/* harmony export */   p: () => (/* binding */ formOf),
/* harmony export */   r: () => (/* binding */ keyedBefore),
/* harmony export */   s: () => (/* binding */ withTimeOf),
/* harmony export */   t: () => (/* binding */ isNameless),
/* harmony export */   u: () => (/* binding */ bodyOf)
/* harmony export */ });
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5553);
/* harmony import */ var _value_edits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6144);
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4573);
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(node_buffer__WEBPACK_IMPORTED_MODULE_2__);
/* harmony import */ var diff__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1318);




// src/updates/working-file.ts
function formOf(path, layout, limits) {
	const layoutClass = layout.classOf(path);
	if (!layoutClass || layoutClass.records === "none") return void 0;
	return {
		path,
		format: layoutClass.format ?? (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Ca)(path) ?? "yaml",
		layoutClass,
		layout,
		limits
	};
}
function declarationsIn(form, bytes) {
	const parsed = (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.wa)(form.path, form.format, bytes, form.limits);
	if (parsed.problems.some(({ severity }) => severity !== "warning")) return void 0;
	return (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Bn)(parsed, {
		...form.layoutClass,
		text: []
	}, form.layout);
}
function bodyOf({ path, format }, bytes) {
	if (format !== "markdown") return "";
	const file = new _check_js__WEBPACK_IMPORTED_MODULE_0__.Da(path, format, bytes);
	return file.text.slice(file.body);
}
function documentTexts({ path, format }, bytes) {
	const file = new _check_js__WEBPACK_IMPORTED_MODULE_0__.Da(path, format, bytes);
	return file.slices.map(({ start, end }) => file.text.slice(start, end));
}
function recordTexts(form, bytes) {
	return hasDocuments(form) ? documentTexts(form, bytes) : [(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Pa)(form.path, bytes).text ?? ""];
}
function hasDocuments({ format }) {
	return format === "yaml" || format === "jsonl";
}
const SIDES = ["now", "wanted"];
const MOST_AT_ONCE = 2e3;
const LEADING_COMMENTS = /^(?:[ \t\r\n]*\n|[ \t]*#[^\n]*\n)*/;
var WorkingFile = class {
	form;
	before;
	mark;
	#documentsBefore;
	#pieces;
	#gone = {
		now: false,
		wanted: false
	};
	constructor(form, bytes) {
		this.form = form;
		this.before = (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Pa)(form.path, bytes).text ?? "";
		this.mark = (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Fa)(bytes);
		const pieces = piecesOf(form, this.before);
		this.#documentsBefore = pieces.documents.map(({ text }) => text);
		this.#pieces = {
			now: pieces,
			wanted: structuredClone(pieces)
		};
	}
	text(side) {
		return this.#gone[side] ? void 0 : this.#whole(side);
	}
	edit(side, document, edits) {
		const { path, format } = this.form;
		const piece = this.#pieces[side].documents[document];
		const text = piece && (0,_value_edits_js__WEBPACK_IMPORTED_MODULE_1__.i)(path, format, piece.text, 0, edits);
		if (!piece || text === void 0) return edits.length === 0;
		piece.text = text;
		return true;
	}
	editWherePossible(side, edits) {
		for (const [document, all] of edits) {
			if (this.edit(side, document, all)) continue;
			for (const each of all) this.edit(side, document, [each]);
		}
	}
	replaceDocument(side, document, by) {
		const piece = this.#pieces[side].documents[document];
		if (!piece) return;
		const [slice] = this.form.format === "markdown" ? this.#open(piece).slices : [{
			start: 0,
			end: piece.text.length
		}];
		if (!slice) return;
		piece.text = piece.text.slice(0, slice.start) + by + piece.text.slice(slice.end);
		this.#gone[side] = isEmpty(this.#pieces[side]);
	}
	setBody(side, body) {
		this.#pieces[side].tail = body;
	}
	delete(side, document, root, isOfChange) {
		if (root.length > 0) return this.edit(side, document, [{
			kind: "delete",
			pointer: root
		}]);
		if (this.form.format === "yaml" && document === 0) this.#deleteFirst(side, isOfChange);
		else if (this.form.format === "yaml") this.replaceDocument(side, document, "");
		else if (this.form.format === "jsonl") this.#deleteLine(side, document);
		else this.#gone[side] = true;
		return true;
	}
	#deleteFirst(side, isOfChange) {
		const pieces = this.#pieces[side];
		const [first, ...others] = pieces.documents;
		if (!first) return;
		const [lead = ""] = LEADING_COMMENTS.exec(first.text) ?? [];
		const lines = lead.match(/[^\n]*\n/g) ?? [];
		const hasMarker = first.text.slice(lead.length).startsWith("---");
		first.before = lines.filter((line) => !isOfChange(line.trimEnd())).join("");
		first.text = "";
		const next = others.find(({ text }) => text !== "");
		if (next && !hasMarker) next.text = next.text.replace(/^---[ \t]*\r?\n/, "");
		this.#gone[side] = isEmpty(pieces);
	}
	#deleteLine(side, document) {
		this.replaceDocument(side, document, "");
		const { documents } = this.#pieces[side];
		const [piece, next] = [documents[document], documents.findIndex(({ text }) => text !== "")];
		if (piece && document > 0) piece.before = "";
		const first = documents[next];
		if (first && next > document) first.before = first.before.replace(/^\r?\n/, "");
	}
	append(side, document) {
		const pieces = this.#pieces[side];
		const { format } = this.form;
		if (isBlank(pieces)) {
			const isLine = format === "jsonl" && !document.endsWith("\n");
			this.#pieces[side] = piecesOf(this.form, isLine ? `${document}\n` : document);
			return true;
		}
		if (format !== "yaml" && format !== "jsonl") return false;
		const end = pieces.end ??= (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.La)(document);
		if (format === "jsonl") {
			pieces.documents.push({
				before: ended(pieces.tail, end),
				text: document.trimEnd()
			});
			pieces.tail = end;
			return true;
		}
		const last = pieces.tail === "" ? pieces.documents.findLast(({ text }) => text !== "") : void 0;
		if (last && !last.text.endsWith("\n")) last.text += end;
		const before = pieces.tail === "" ? "" : ended(pieces.tail, end);
		const text = document.startsWith("---") ? document : `---${end}${document}`;
		pieces.documents.push({
			before,
			text
		});
		pieces.tail = "";
		return true;
	}
	recordTextBefore(document) {
		return hasDocuments(this.form) ? this.#documentsBefore[document] ?? "" : this.before;
	}
	recordText(side, document) {
		if (!hasDocuments(this.form)) return this.#whole(side);
		return this.#pieces[side].documents[document]?.text ?? "";
	}
	valueAt(side, document, pointer) {
		const piece = this.#pieces[side].documents[document];
		return piece && (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.To)(this.#open(piece).content(0)?.value, pointer);
	}
	appendItems(side, document, list, values) {
		const length = this.#lengthOf(side, document, list);
		if (length === void 0) return values.map(() => false);
		if (values.length === 1) return [this.edit(side, document, [{
			kind: "set",
			pointer: [...list, length],
			value: values[0]
		}])];
		const edits = values.map((value) => ({
			kind: "insert",
			pointer: list,
			key: String(length),
			value
		}));
		if (values.length <= MOST_AT_ONCE && this.edit(side, document, edits.reverse())) return values.map(() => true);
		const middle = Math.ceil(values.length / 2);
		return [values.slice(0, middle), values.slice(middle)].flatMap((half) => half.length > 0 ? this.appendItems(side, document, list, half) : []);
	}
	#lengthOf(side, document, list) {
		const value = this.valueAt(side, document, list);
		return Array.isArray(value) ? value.length : void 0;
	}
	#whole(side) {
		const { documents, tail } = this.#pieces[side];
		return documents.map(({ before, text }) => before + text).join("") + tail;
	}
	#open(piece) {
		const { path, format } = this.form;
		if (piece.open?.text !== piece.text) piece.open = new _check_js__WEBPACK_IMPORTED_MODULE_0__.Da(path, format, node_buffer__WEBPACK_IMPORTED_MODULE_2__.Buffer.from(piece.text));
		return piece.open;
	}
};
function piecesOf({ path, format }, whole) {
	const file = new _check_js__WEBPACK_IMPORTED_MODULE_0__.Da(path, format, node_buffer__WEBPACK_IMPORTED_MODULE_2__.Buffer.from(whole));
	const slices = format === "markdown" ? [{
		start: 0,
		end: file.body
	}] : file.slices;
	let end = 0;
	return {
		documents: slices.map((slice) => {
			const before = whole.slice(end, slice.start);
			end = slice.end;
			return {
				before,
				text: whole.slice(slice.start, end)
			};
		}),
		tail: whole.slice(end),
		end: whole === "" ? void 0 : (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.La)(whole)
	};
}
function ended(text, end) {
	return text.endsWith("\n") ? text : text + end;
}
function isBlank({ documents, tail }) {
	return tail === "" && documents.every(({ before, text }) => before === "" && text === "");
}
function isEmpty({ documents }) {
	return documents.every(({ text }) => text === "");
}
// src/updates/keyed-records.ts
function keyed(form, bytes, isNamelessKept = false) {
	const result = new Map();
	if (!bytes) return result;
	const declarations = declarationsIn(form, bytes);
	if (!declarations) return void 0;
	const counts = new Map();
	for (const inspected of declarations) {
		const { id, role } = inspected.declaration;
		if (id === void 0 && !(isNamelessKept && isWhole(inspected))) return void 0;
		if (hasInexactNumber(inspected.value)) return void 0;
		const name = id === void 0 ? `${NAMELESS}${role}\0${(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.So)(inspected.value)}` : `${role}\0${id}`;
		const count = (counts.get(name) ?? 0) + 1;
		counts.set(name, count);
		result.set(`${name}\0${count}`, inspected);
	}
	return result;
}
function isWhole({ oddities }) {
	return oddities.every(({ kind }) => kind !== "not-a-mapping");
}
const NAMELESS = "\0";
function isNameless(key) {
	return key.startsWith(NAMELESS);
}
const OF_FILES = new WeakMap();
function keyedBefore(file) {
	let known = OF_FILES.get(file);
	if (!known) {
		known = { records: keyed(file.form, Buffer.from(file.before)) };
		OF_FILES.set(file, known);
	}
	return known.records;
}
function hasInexactNumber(value) {
	if (typeof value === "number") return !(Math.abs(value) <= Number.MAX_SAFE_INTEGER);
	if (Array.isArray(value)) return value.some(hasInexactNumber);
	return (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Co)(value) && Object.values(value).some(hasInexactNumber);
}
function renames(was, is, isPresent) {
	const formers = new Map();
	for (const [key, before] of was) {
		if (is.has(key) || isPresent(key)) continue;
		const content = contentOf(before);
		(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.pa)(formers, content, key);
	}
	const result = new Map();
	const taken = new Set();
	for (const [key, after] of is) {
		if (was.has(key) || !isPresent(key)) continue;
		const [former, other] = formers.get(contentOf(after)) ?? [];
		if (former === void 0 || other !== void 0 || taken.has(former)) continue;
		taken.add(former);
		result.set(key, former);
	}
	return result;
}
const MAX_DIFFERENCES = 4e3;
function replacements(was, is) {
	const result = new Map();
	if (![...is.keys()].some((key) => isNameless(key) && !was.has(key))) return result;
	const parts = (0,diff__WEBPACK_IMPORTED_MODULE_3__/* .diffArrays */ .E)([...was.keys()], [...is.keys()], { maxEditLength: MAX_DIFFERENCES }) ?? [];
	for (const [index, gone] of parts.entries()) {
		const come = parts[index + 1];
		if (!gone.removed || !come?.added || gone.count !== come.count) continue;
		if ([...gone.value, ...come.value].every(isNameless)) come.value.forEach((key, at) => result.set(key, gone.value[at] ?? ""));
	}
	return result;
}
function contentOf({ declaration, shape, value }) {
	const pointers = [(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Zr)(shape, "id"), (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Zr)(shape, "updatedAt")];
	let rest = value;
	for (const pointer of pointers) if (pointer && (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.To)(rest, pointer) !== void 0) rest = (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Sr)(rest, {
		kind: "set",
		pointer,
		value: null
	})?.value;
	return (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.So)([
		declaration.role,
		pointers.map((pointer) => pointer ?? null),
		rest
	]);
}
function withTimeOf(inspected, after, before) {
	const time = timeSince(inspected, after, before);
	if (!time) return [after, before];
	const set = {
		kind: "set",
		...time
	};
	return [(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Sr)(after, set)?.value, (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Sr)(before, set)?.value];
}
function timeSince({ shape, value }, after, before) {
	const pointer = (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Zr)(shape, "updatedAt");
	if (!pointer) return void 0;
	const [now, is, was] = [
		value,
		after,
		before
	].map((side) => (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.To)(side, pointer));
	if (typeof now !== "string" || typeof is !== "string" || typeof was !== "string" || now === is) return void 0;
	return {
		pointer,
		value: now
	};
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


// src/memory/proposal.ts
const DECISIONS = [
	"accept",
	"merge",
	"supersede",
	"reject"
];
function decidedTogether(records, begins) {
	const weight = Math.max(0, ...records.map(({ record }) => DECISIONS.indexOf(record.decision)));
	const areAll = (handling) => records.every(({ review }) => review?.handling === handling);
	return {
		decision: DECISIONS[weight] ?? "accept",
		handling: areAll("closed") ? "closed" : areAll("auto") && !begins ? "auto" : "person"
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
	const digest = textOf(values.get("Memory-Digest"), _check_js__WEBPACK_IMPORTED_MODULE_1__.ji);
	const idempotencyKey = textOf(values.get("Memory-Idempotency-Key"), _check_js__WEBPACK_IMPORTED_MODULE_1__.ji);
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
		const text = JSON.stringify(part, null, 2).replace(/[^\n -;=-_a-~]/g, _start_js__WEBPACK_IMPORTED_MODULE_0__.j);
		if (text.length <= BLOCK_LIMIT || shown === 0) return text.split("\n");
	}
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
	if (!(0,_check_js__WEBPACK_IMPORTED_MODULE_1__.Co)(value) || value["schema"] !== "memory-steward.proposal/v1") return void 0;
	const kind = kindOf(value["kind"]);
	const decision = decisionOf(value["decision"]);
	const handling = value["handling"];
	const digest = textOf(value["digest"], _check_js__WEBPACK_IMPORTED_MODULE_1__.ji);
	const idempotencyKey = textOf(value["idempotencyKey"], _check_js__WEBPACK_IMPORTED_MODULE_1__.ji);
	const source = sourceOf(value["source"]);
	const { base } = value;
	const records = Array.isArray(value["records"]) ? value["records"].map(recordOf) : void 0;
	if (!kind || !decision || handling !== "person" && handling !== "auto" || !digest || !idempotencyKey) return void 0;
	if (!source || typeof base !== "string" || !(0,_check_js__WEBPACK_IMPORTED_MODULE_1__.bi)(base) || !records) return void 0;
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
	if (!(0,_check_js__WEBPACK_IMPORTED_MODULE_1__.Co)(value)) return void 0;
	const { id, path, relation, reason, targets, claim } = value;
	const decision = decisionOf(value["decision"]);
	if (typeof id !== "string" || typeof path !== "string" || !decision) return void 0;
	if (typeof relation !== "string" || typeof reason !== "string" || !Array.isArray(targets)) return void 0;
	const names = targets.filter((target) => typeof target === "string");
	const digest = textOf(claim, _check_js__WEBPACK_IMPORTED_MODULE_1__.ji);
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
	if (!(0,_check_js__WEBPACK_IMPORTED_MODULE_1__.Co)(value)) return void 0;
	const { url, issue } = value;
	const repository = value["repository"];
	const id = textOf(value["id"], _start_js__WEBPACK_IMPORTED_MODULE_0__.S);
	if (typeof repository !== "string" || !(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.lt)(repository) || !id) return void 0;
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
/* harmony export */   a: () => (/* binding */ isTellable),
/* harmony export */   c: () => (/* binding */ hostileLimits),
/* harmony export */   d: () => (/* binding */ unreadable),
/* harmony export */   i: () => (/* binding */ UpdatePlaces),
/* harmony export */   l: () => (/* binding */ oddityOf),
/* harmony export */   n: () => (/* binding */ readUpdate),
/* harmony export */   o: () => (/* binding */ unknownMember),
/* harmony export */   r: () => (/* binding */ UPDATE_FILE),
/* harmony export */   s: () => (/* binding */ MAX_HOSTILE_BYTES),
/* harmony export */   t: () => (/* binding */ MAX_UPDATE_BYTES),
/* harmony export */   u: () => (/* binding */ unreadJson)
/* harmony export */ });
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5553);
/* harmony import */ var _refusal_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4157);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_2__);
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4573);
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_3___default = /*#__PURE__*/__webpack_require__.n(node_buffer__WEBPACK_IMPORTED_MODULE_3__);




// src/updates/hostile-json.ts
const MAX_HOSTILE_BYTES = 4194304;
function hostileLimits(depth) {
	return {
		..._check_js__WEBPACK_IMPORTED_MODULE_0__.bo,
		fileBytes: MAX_HOSTILE_BYTES,
		depth,
		documents: 1
	};
}
function unreadable(bytes) {
	if (bytes.length > 4194304) return "too large";
	return (0,node_buffer__WEBPACK_IMPORTED_MODULE_3__.isUtf8)(bytes) && !bytes.includes(0) ? void 0 : "no text";
}
function unreadJson({ rule }) {
	if (rule === "parse/byte-order-mark") return "begins with a byte-order mark: save it as UTF-8 without one";
	if (rule !== "parse/inexact-number") return void 0;
	return "holds a number with more digits than programs keep: write it as a text, between quotes";
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
	return typeof text === "string" && new RegExp("\\p{Surrogate}", "u").test(text);
}
// src/updates/member-name.ts
const PLAIN = /^[A-Za-z_$-]{1,24}$/;
const SLIP = /^[\w$.-]{1,40}$/;
function isTellable(name) {
	return PLAIN.test(name);
}
function unknownMember(name, near) {
	return isTellable(name) || near !== void 0 && SLIP.test(name) ? `has an unknown member "${name}"` : "has an unknown member, whose name is no plain word";
}
// src/updates/update-places.ts
const UPDATE_FILE = "memory-update.json";
const NO_MEMBER = "\0";
var UpdatePlaces = class {
	#locator;
	constructor(bytes) {
		this.#locator = (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Ji)(UPDATE_FILE, "json", bytes);
	}
	at(anchor) {
		return this.#locator.range(anchor).start;
	}
	of(pointer, part = "value") {
		return this.#range(pointer, part).start;
	}
	inChange(number, names, part) {
		return this.of([
			"changes",
			number - 1,
			...names
		], part);
	}
	subject(number) {
		const id = ["record", "id"];
		const isOfRecord = this.#locator.scalarText(0, [
			"changes",
			number - 1,
			...id
		]) !== void 0;
		return this.inChange(number, isOfRecord ? id : ["path"]);
	}
	inRecord(number, { pointer = [], part, link, range }, isNew) {
		const [names, at] = link !== void 0 || range !== void 0 && range !== _check_js__WEBPACK_IMPORTED_MODULE_0__.eo ? [[], ["body"]] : [["record"], pointer];
		const index = isNew ? -1 : at.findIndex((step) => typeof step === "number");
		const steps = index === -1 ? at : at.slice(0, index);
		const [first] = steps;
		const above = [
			"changes",
			number - 1,
			...names
		];
		if (first === void 0 || isSame(this.of([...above, first]), this.of([...above, NO_MEMBER]))) return void 0;
		return this.of([...above, ...steps], steps.length === at.length ? part : "value");
	}
	change(number) {
		return this.#range(["changes", number - 1], "value");
	}
	#range(pointer, part) {
		return this.#locator.range({
			path: UPDATE_FILE,
			document: 0,
			pointer,
			part
		});
	}
};
function isSame(one, other) {
	return one.line === other.line && one.column === other.column;
}
// src/updates/read-update.ts
const MAX_UPDATE_BYTES = MAX_HOSTILE_BYTES;
const LIMITS = hostileLimits(24);
async function readUpdate(bytes) {
	const reason = unreadable(bytes);
	if (reason === "too large") return [(0,_refusal_js__WEBPACK_IMPORTED_MODULE_1__.t)("TOO_LARGE", `The update has more than 4 MiB.`)];
	if (reason === "no text") return [(0,_refusal_js__WEBPACK_IMPORTED_MODULE_1__.t)("NOT_TEXT", "The update is not plain UTF-8 text.")];
	const parsed = (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.wa)(UPDATE_FILE, "json", bytes, LIMITS);
	const places = new UpdatePlaces(bytes);
	if (parsed.problems.length > 0) return parsed.problems.slice(0, 20).map((problem) => faultOf(problem, places));
	const read = parsed.documents[0]?.value;
	const oddity = oddityOf(read);
	if (oddity) return [odd(oddity, places)];
	if ((0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Co)(read) && read["schema"] !== SCHEMA) return [(0,_refusal_js__WEBPACK_IMPORTED_MODULE_1__.t)("UNKNOWN_FORMAT", "The update is of a format that this steward does not read.")];
	const { value, errors } = await (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.da)("memoryUpdate", shortened(read));
	if (errors) return withoutSubject(errors, read).slice(0, 20).map((error) => invalid(error, places));
	return {
		update: value,
		digest: updateDigest(value)
	};
}
const SCHEMA = "memory-steward.update/v1";
const TOO_MANY = 101;
function shortened(read) {
	if (!(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Co)(read)) return read;
	const lists = Object.entries(read).flatMap(([name, list]) => Array.isArray(list) && list.length > TOO_MANY ? [[name, list.slice(0, TOO_MANY)]] : []);
	return lists.length === 0 ? read : {
		...read,
		...Object.fromEntries(lists)
	};
}
function updateDigest(value) {
	return (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Mi)((0,node_crypto__WEBPACK_IMPORTED_MODULE_2__.createHash)("sha256").update((0,_check_js__WEBPACK_IMPORTED_MODULE_0__.So)(value)));
}
function faultOf(problem, places) {
	const { rule, at, related, message, suggestion } = problem;
	const where = { at: places.at(at) };
	const unread = unreadJson(problem);
	if (unread !== void 0) return (0,_refusal_js__WEBPACK_IMPORTED_MODULE_1__.t)("NOT_JSON", `The update ${unread}.`, where);
	if (related) return (0,_refusal_js__WEBPACK_IMPORTED_MODULE_1__.t)("DUPLICATE_KEY", "A member stands twice in one object.", where);
	if (rule === "parse/limit-exceeded") return (0,_refusal_js__WEBPACK_IMPORTED_MODULE_1__.t)("TOO_DEEP", "The update nests or holds too many values.", where);
	const told = rule === "parse/invalid-syntax" ? ` ${message}${suggestion ? ` ${suggestion.message}.` : ""}` : "";
	return (0,_refusal_js__WEBPACK_IMPORTED_MODULE_1__.t)("NOT_JSON", `The update is not valid JSON.${told}`, where);
}
function odd(oddity, places) {
	if (oddity.kind === "unpaired") return (0,_refusal_js__WEBPACK_IMPORTED_MODULE_1__.t)("NOT_TEXT", "A text or a name holds an unpaired surrogate.", { at: places.of(oddity.pointer) });
	const at = places.of(oddity.pointer, "key");
	return (0,_refusal_js__WEBPACK_IMPORTED_MODULE_1__.t)("RESERVED_KEY", `A member has the name "${oddity.name}", which is not allowed.`, { at });
}
function withoutSubject(errors, read) {
	const told = new Set();
	return errors.flatMap((error) => {
		const { pointer, objection } = error;
		const change = (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.To)(read, pointer);
		if (pointer.length !== 2 || pointer[0] !== "changes" || !(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Co)(change)) return [error];
		if (!/"(?:path|content)"/.test(objection) || ["record", "path"].some((name) => Object.hasOwn(change, name))) return [error];
		if (told.has(change)) return [];
		told.add(change);
		return [{
			...error,
			objection: "names neither a \"record\" nor a file by its \"path\""
		}];
	});
}
function invalid(error, places) {
	const { pointer, objection, unknown, near, part } = error;
	const subject = subjectOf(unknown === void 0 ? pointer : pointer.slice(0, -1));
	const told = unknown === void 0 ? objection : unknownMember(unknown, near);
	const change = pointer[0] === "changes" && typeof pointer[1] === "number" ? { change: pointer[1] + 1 } : {};
	return (0,_refusal_js__WEBPACK_IMPORTED_MODULE_1__.t)("INVALID", `${subject} ${told}${(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.ua)(error)}`, {
		at: places.of(pointer, part),
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



/***/ }),

/***/ 3084:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ timePointerIn),
/* harmony export */   r: () => (/* binding */ mergeIntoFile),
/* harmony export */   t: () => (/* binding */ timePointer)
/* harmony export */ });
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5553);
/* harmony import */ var _value_edits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6144);
/* harmony import */ var _merge_record_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(863);
/* harmony import */ var _keyed_records_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(352);




// src/updates/merge-records.ts
function mergeRecords(form, { main, base, wanted }) {
	const [was, is, goal] = [
		base,
		main,
		wanted
	].map((bytes) => recordOfEach(form, bytes));
	if (!was || !is || !goal || isAnyLost({
		was,
		is,
		goal
	})) return void 0;
	return new RecordMerge(new _keyed_records_js__WEBPACK_IMPORTED_MODULE_3__.l(form, main), {
		was,
		is,
		goal
	}).run(wanted);
}
function recordOfEach(form, bytes) {
	const records = (0,_keyed_records_js__WEBPACK_IMPORTED_MODULE_3__.n)(form, bytes, form.format === "jsonl");
	if (!records || !bytes) return records;
	return [...records.values()].every(({ declaration, value }, index) => {
		return declaration.root.length === 0 && declaration.document === index && (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Co)(value);
	}) && (0,_keyed_records_js__WEBPACK_IMPORTED_MODULE_3__.f)(form, bytes).length === records.size ? records : void 0;
}
function isAnyLost({ was, is, goal }) {
	return [...was.keys()].some((key) => (0,_keyed_records_js__WEBPACK_IMPORTED_MODULE_3__.t)(key) && !is.has(key) && !goal.has(key)) && [...is.keys(), ...goal.keys()].some((key) => !was.has(key) && !(is.has(key) && goal.has(key)));
}
var RecordMerge = class {
	#file;
	#records;
	#conflicts = [];
	#proposed = 0;
	#left = 0;
	constructor(file, records) {
		this.#file = file;
		this.#records = records;
	}
	run(wanted) {
		const { was, is, goal } = this.#records;
		const texts = (0,_keyed_records_js__WEBPACK_IMPORTED_MODULE_3__.f)(this.#file.form, wanted);
		const replaced = (0,_keyed_records_js__WEBPACK_IMPORTED_MODULE_3__.a)(was, goal);
		const kept = new Set();
		for (const [key, record] of goal) {
			const [before, now] = [was.get(key), is.get(key)];
			if (before && (0,_value_edits_js__WEBPACK_IMPORTED_MODULE_1__.a)(before.value, record.value)) continue;
			const former = replaced.get(key) ?? "";
			const place = now ? void 0 : is.get(former);
			if (place) {
				this.#replace(place, texts[record.declaration.document] ?? "");
				kept.add(former);
				continue;
			}
			if (now && !this.#edit(before, now, record)) return void 0;
			if (!now && before) this.#leave(record, void 0, record.value);
			if (!now && !before && !this.#append(texts[record.declaration.document] ?? "")) return void 0;
		}
		const removed = [...was].flatMap(([key, before]) => {
			const now = goal.has(key) || kept.has(key) ? void 0 : is.get(key);
			return now ? [{
				before,
				now
			}] : [];
		});
		removed.sort((a, b) => b.now.declaration.document - a.now.declaration.document);
		for (const { before, now } of removed) this.#remove(before, now);
		const { mark } = this.#file;
		return {
			bytes: new TextEncoder().encode(mark + (this.#file.text("now") ?? "")),
			conflicts: this.#conflicts,
			fields: {
				proposed: this.#proposed,
				left: this.#left
			}
		};
	}
	#edit(before, now, record) {
		const { value, conflicts, fields } = (0,_merge_record_js__WEBPACK_IMPORTED_MODULE_2__.t)({
			base: fieldsOf(before),
			main: fieldsOf(now),
			proposed: fieldsOf(record),
			time: (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Zr)(now.shape, "updatedAt")
		});
		(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Xa)(this.#conflicts, conflicts.map((conflict) => ({
			...conflict,
			field: `${idOf(now)}.${conflict.field}`
		})));
		this.#proposed += fields.proposed;
		this.#left += fields.left;
		return ["members", "whole"].some((lists) => {
			return this.#file.edit("now", now.declaration.document, (0,_value_edits_js__WEBPACK_IMPORTED_MODULE_1__.t)(now.value, value, [], lists));
		});
	}
	#replace(former, text) {
		this.#proposed++;
		const { document } = former.declaration;
		const before = this.#file.recordText("now", document);
		this.#file.replaceDocument("now", document, text.trimEnd() + before.slice(before.trimEnd().length));
	}
	#append(text) {
		this.#proposed++;
		return this.#file.append("now", text);
	}
	#remove(before, now) {
		if (!(0,_value_edits_js__WEBPACK_IMPORTED_MODULE_1__.a)(before.value, now.value)) this.#leave(now, now.value, void 0);
		else {
			this.#proposed++;
			this.#file.delete("now", now.declaration.document, [], () => false);
		}
	}
	#leave(record, main, proposed) {
		this.#conflicts.push({
			field: idOf(record),
			main,
			proposed
		});
		this.#proposed++;
		this.#left++;
	}
};
function fieldsOf(record) {
	return (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Co)(record?.value) ? record.value : {};
}
function idOf({ declaration }) {
	return declaration.id ?? "";
}
// src/updates/record-names.ts
function listTimes({ layoutClass }) {
	return listsOf(layoutClass).flatMap(({ list, shape }) => {
		const time = (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Zr)(shape, "updatedAt");
		return time ? [{
			list,
			time
		}] : [];
	});
}
function listsOf({ shapes, inner }) {
	return [...shapes.flatMap((shape) => shape.each ? [{
		list: shape.each,
		shape
	}] : []), ...inner.flatMap((own) => own.shapes.flatMap((shape) => own.each ? [{
		list: own.each,
		shape
	}] : []))];
}
function recordNames({ layoutClass }) {
	const places = listsOf(layoutClass).flatMap(({ list, shape: { role, fields } }) => role === "extension" ? [] : (fields.id ?? []).flatMap((source) => source.from === "record" ? [{
		list,
		id: source.path
	}] : []));
	return (member, list) => {
		for (const place of places) {
			const name = (0,_value_edits_js__WEBPACK_IMPORTED_MODULE_1__.a)(place.list, list) ? (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.To)(member, place.id) : void 0;
			if (typeof name === "string" || typeof name === "number") return String(name);
		}
	};
}
// src/updates/odd-numbers.ts
function keepsOddNumbers(path, format, sides) {
	const [main, base, wanted, merged] = [
		sides.main,
		sides.base,
		sides.wanted,
		sides.merged
	].map((bytes) => {
		return bytes ? oddNumbers(new _check_js__WEBPACK_IMPORTED_MODULE_0__.Da(path, format, bytes)) : new Map();
	});
	const count = (numbers, text) => numbers?.get(text) ?? 0;
	return [
		main,
		base,
		wanted,
		merged
	].flatMap((numbers) => [...numbers?.keys() ?? []]).every((text) => {
		const meant = count(main, text) + count(wanted, text) - count(base, text);
		return count(merged, text) === Math.max(0, meant);
	});
}
function oddNumbers(file) {
	const numbers = new Map();
	for (const document of file.slices.keys()) {
		const content = file.content(document);
		const count = (value, at) => {
			if (Array.isArray(value)) value.forEach((item, index) => {
				count(item, [...at, index]);
			});
			else if ((0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Co)(value)) for (const [key, member] of Object.entries(value)) count(member, [...at, key]);
			if (typeof value !== "number") return;
			const text = content?.scalarText(at) ?? String(value);
			if (text !== String(value)) numbers.set(text, (numbers.get(text) ?? 0) + 1);
		};
		count(content?.value, []);
	}
	return numbers;
}
// src/updates/merge-into-file.ts
const NOTHING = {
	fields: {},
	body: ""
};
function mergeIntoFile(path, sides) {
	const merged = mergeByForm(path, sides);
	const format = sides.form?.format ?? (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Ca)(path);
	if (!merged || !format || !("bytes" in sides.propose)) return merged;
	const { main, base, propose } = sides;
	return keepsOddNumbers(path, format, {
		main,
		base,
		wanted: propose.bytes,
		merged: merged.after
	}) ? merged : void 0;
}
function mergeByForm(path, sides) {
	if (sides.form?.format === "jsonl") return mergeIntoRecords(sides) ?? mergeIntoRecord(path, sides);
	return mergeIntoRecord(path, sides) ?? mergeIntoRecords(sides);
}
function mergeIntoRecords({ main, base, propose, form }) {
	if (!form || !(0,_keyed_records_js__WEBPACK_IMPORTED_MODULE_3__.m)(form) || !("bytes" in propose)) return void 0;
	const merged = mergeRecords(form, {
		main,
		base,
		wanted: propose.bytes
	});
	if (!merged) return void 0;
	const { bytes, ...told } = merged;
	return {
		after: bytes,
		...told
	};
}
function mergeIntoRecord(path, { main, base, propose, time, form }) {
	const format = (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Ca)(path);
	if (!format) return void 0;
	const present = (0,_merge_record_js__WEBPACK_IMPORTED_MODULE_2__.r)(path, format, main);
	const read = base ? (0,_merge_record_js__WEBPACK_IMPORTED_MODULE_2__.r)(path, format, base) : NOTHING;
	if (!present || !read) return void 0;
	const proposed = "bytes" in propose ? (0,_merge_record_js__WEBPACK_IMPORTED_MODULE_2__.r)(path, format, propose.bytes) : (0,_merge_record_js__WEBPACK_IMPORTED_MODULE_2__.i)(base ? read : present, propose.members, framed(propose.body, (base ? read : present).body));
	const names = form && {
		memberName: recordNames(form),
		listTimes: listTimes(form)
	};
	const sides = proposed && {
		base: read,
		main: present,
		bytes: main,
		proposed,
		...time && { time },
		...names
	};
	const merged = sides && (0,_merge_record_js__WEBPACK_IMPORTED_MODULE_2__.n)(path, format, sides);
	if (!merged) return void 0;
	const { bytes, conflicts, fields } = merged;
	const unseen = ("members" in propose ? unseenMembers(read.fields, present.fields, propose.members) : []).filter(isNew(conflicts));
	return {
		after: bytes,
		conflicts: [...conflicts, ...unseen],
		fields: {
			proposed: fields.proposed + unseen.length,
			left: fields.left + unseen.length
		}
	};
}
function framed(text, present) {
	if (text === void 0 || text.trim() === "" || text === present) return text;
	return (/^[ \t]*\r?\n/.test(text) ? "" : present.trim() === "" ? "\n" : /^[ \t\r\n]*\n/.exec(present)?.[0] ?? "") + text + (text.endsWith("\n") ? "" : "\n");
}
function unseenMembers(base, main, members, above = "") {
	if (!(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Co)(main)) return [];
	const seen = (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Co)(base) ? base : {};
	return Object.entries(members).flatMap(([name, member]) => {
		const field = above + name;
		if (!Object.hasOwn(main, name)) return [];
		if ((0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Co)(member)) return unseenMembers((0,_check_js__WEBPACK_IMPORTED_MODULE_0__.wo)(seen, name), main[name], member, `${field}.`);
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
// src/commands/propose/time-pointer.ts
function timePointer(path, { declarations }, layout) {
	const declaration = declarations.find((each) => each.path === path);
	if (!declaration || declaration.root.length > 0) return void 0;
	const pointer = (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Yr)(declaration, "updatedAt", layout);
	return pointer.length > 0 ? pointer : void 0;
}
function timePointerIn(path, bytes, gate) {
	const pointers = [];
	(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Rn)(path, bytes, gate, ({ declaration, shape }) => {
		pointers.push(declaration.root.length > 0 ? void 0 : (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Zr)(shape, "updatedAt"));
	});
	return pointers[0];
}



/***/ }),

/***/ 1416:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

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



/***/ })

};
;