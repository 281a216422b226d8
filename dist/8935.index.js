"use strict";
exports.id = 8935;
exports.ids = [8935];
exports.modules = {

/***/ 6967:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ diffInRepository)
/* harmony export */ });
/* harmony import */ var _repository_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5045);

// src/report/diff/in-repository.ts
function diffInRepository(diff, root) {
	if (root === "") return diff;
	const { ontology } = diff;
	return {
		...diff,
		records: diff.records.map((record) => recordInRepository(record, root)),
		otherFiles: diff.otherFiles.map((file) => ({
			...file,
			path: (0,_repository_path_js__WEBPACK_IMPORTED_MODULE_0__.r)(root, file.path)
		})),
		...ontology && { ontology: {
			...ontology,
			edited: ontology.edited.map((path) => (0,_repository_path_js__WEBPACK_IMPORTED_MODULE_0__.r)(root, path))
		} }
	};
}
function recordInRepository(record, root) {
	const { path, formerPath } = record;
	return {
		...record,
		...path !== void 0 && { path: (0,_repository_path_js__WEBPACK_IMPORTED_MODULE_0__.r)(root, path) },
		...formerPath !== void 0 && { formerPath: (0,_repository_path_js__WEBPACK_IMPORTED_MODULE_0__.r)(root, formerPath) }
	};
}



/***/ }),

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

/***/ 7987:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ parentOf)
/* harmony export */ });
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5553);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4105);


// src/terminal/parent-of.ts
async function parentOf(repository, commit, advice) {
	try {
		return await repository.resolve(`${commit}^1`);
	} catch (error) {
		if (!(error instanceof _start_js__WEBPACK_IMPORTED_MODULE_1__.st) || repository.isShallow()) throw error;
		throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.st(`${(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.xi)(commit)} is the first commit of this history: there is nothing before it.`, advice);
	}
}



/***/ }),

/***/ 8935:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runRevert: () => (/* binding */ runRevert)
/* harmony export */ });
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5553);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4105);
/* harmony import */ var _same_bytes_js__WEBPACK_IMPORTED_MODULE_26__ = __webpack_require__(9629);
/* harmony import */ var _keyed_records_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(352);
/* harmony import */ var _value_edits_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6144);
/* harmony import */ var _overlay_comparison_js__WEBPACK_IMPORTED_MODULE_27__ = __webpack_require__(8239);
/* harmony import */ var _diff_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6014);
/* harmony import */ var _new_errors_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7731);
/* harmony import */ var _touched_records_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7636);
/* harmony import */ var _reviewers_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8137);
/* harmony import */ var _branches_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(4889);
/* harmony import */ var _forge_js__WEBPACK_IMPORTED_MODULE_30__ = __webpack_require__(7874);
/* harmony import */ var _document_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(4120);
/* harmony import */ var _listing_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(1409);
/* harmony import */ var _print_within_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(904);
/* harmony import */ var _room_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(9574);
/* harmony import */ var _proposal2_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(4853);
/* harmony import */ var _blocks_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(1343);
/* harmony import */ var _in_repository_js__WEBPACK_IMPORTED_MODULE_29__ = __webpack_require__(6967);
/* harmony import */ var _repository_path_js__WEBPACK_IMPORTED_MODULE_28__ = __webpack_require__(5045);
/* harmony import */ var _print_terminal_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(4683);
/* harmony import */ var _wrap_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(7869);
/* harmony import */ var _color_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(6626);
/* harmony import */ var _shell_word_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(1744);
/* harmony import */ var _learn_files_js__WEBPACK_IMPORTED_MODULE_19__ = __webpack_require__(5105);
/* harmony import */ var _overlay_js__WEBPACK_IMPORTED_MODULE_20__ = __webpack_require__(6065);
/* harmony import */ var _parent_of_js__WEBPACK_IMPORTED_MODULE_21__ = __webpack_require__(7987);
/* harmony import */ var _plain_argument_js__WEBPACK_IMPORTED_MODULE_22__ = __webpack_require__(8833);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_23__ = __webpack_require__(7598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_23___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_23__);
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_24__ = __webpack_require__(4573);
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_24___default = /*#__PURE__*/__webpack_require__.n(node_buffer__WEBPACK_IMPORTED_MODULE_24__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_25__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_25___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_25__);































// src/updates/changed-file.ts
var ChangedFile = class {
	form;
	before;
	after;
	#records = new Map();
	#recordTexts = new Map();
	#documentsBefore;
	#lines;
	constructor({ form, before, after }) {
		this.form = form;
		this.before = before;
		this.after = after;
	}
	records(side) {
		if (!this.#records.has(side)) this.#records.set(side, (0,_keyed_records_js__WEBPACK_IMPORTED_MODULE_2__.n)(this.form, this[side]));
		return this.#records.get(side);
	}
	recordText(side, document) {
		const bytes = this[side];
		const texts = this.#recordTexts.get(side) ?? (bytes ? (0,_keyed_records_js__WEBPACK_IMPORTED_MODULE_2__.h)(this.form, bytes) : []);
		this.#recordTexts.set(side, texts);
		return texts[document] ?? "";
	}
	documentBefore(document) {
		this.#documentsBefore ??= this.before ? (0,_keyed_records_js__WEBPACK_IMPORTED_MODULE_2__.f)(this.form, this.before) : [];
		return this.#documentsBefore[document] ?? "";
	}
	isBrought(line) {
		this.#lines ??= {
			before: linesOf(this.before),
			after: linesOf(this.after)
		};
		return this.#lines.after.has(line) && !this.#lines.before.has(line);
	}
};
function linesOf(bytes) {
	return new Set(bytes ? Buffer.from(bytes).toString("utf8").split(/\r?\n/) : []);
}
// src/updates/edit-lists.ts
function editLists(all) {
	const made = new Map(all.map((each) => [each, new Set()]));
	for (const group of byDocument(all)) {
		if (group.length < 2) continue;
		for (const side of _keyed_records_js__WEBPACK_IMPORTED_MODULE_2__.c) {
			const due = group.filter((each) => {
				const at = each.sides.indexOf(side);
				return at !== -1 && made.get(each)?.size === at;
			});
			for (const each of madeOf(due, side)) made.get(each)?.add(side);
		}
	}
	return made;
}
function madeOf(group, side) {
	const [first, second] = group;
	if (!first || !second) return [];
	const edits = group.flatMap((each) => each.edits(side));
	if (edits.length <= MAX_EDITS_AT_ONCE && first.file.edit(side, first.document, edits)) return group;
	const middle = Math.ceil(group.length / 2);
	return [...madeOf(group.slice(0, middle), side), ...madeOf(group.slice(middle), side)];
}
const MAX_EDITS_AT_ONCE = 2e3;
function byDocument(all) {
	return [...(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.ma)(all, ({ file }) => file).values()].flatMap((ofFile) => [...(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.ma)(ofFile, ({ document }) => document).values()]);
}
function appendToLists(all) {
	const left = new Set();
	for (const group of byDocument(all)) {
		const lists = (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.ma)(group, ({ list }) => JSON.stringify(list));
		for (const items of lists.values()) for (const item of notBack(items)) left.add(item);
	}
	return left;
}
function notBack(items) {
	let back = items;
	for (const side of _keyed_records_js__WEBPACK_IMPORTED_MODULE_2__.c) {
		const [first] = back;
		if (!first) break;
		const { file, document, list } = first;
		const done = file.appendItems(side, document, list, back.map((item) => item.value(side)));
		back = back.filter((_, index) => done[index]);
	}
	const isBack = new Set(back);
	return items.filter((item) => !isBack.has(item));
}
// src/updates/present-record.ts
function findPresent(key, id, path, { open, whereNow }) {
	for (const candidate of new Set([path, whereNow(id)])) {
		if (candidate === void 0) continue;
		const file = open(candidate);
		if (!file) continue;
		const found = (0,_keyed_records_js__WEBPACK_IMPORTED_MODULE_2__.r)(file);
		if (!found) return "unreadable";
		const inspected = found.get(key);
		if (inspected) return {
			file,
			inspected
		};
	}
}
// src/updates/revert-fields.ts
var RevertedFields = class {
	merged;
	#inspected;
	constructor(before, after, inspected) {
		const [is, was] = (0,_keyed_records_js__WEBPACK_IMPORTED_MODULE_2__.s)(inspected, after.value, before.value);
		this.merged = (0,_value_edits_js__WEBPACK_IMPORTED_MODULE_3__.o)(is, inspected.value, was, { texts: textsByLine });
		this.#inspected = inspected;
	}
	edits(side, lists) {
		const { value, declaration } = this.#inspected;
		return (0,_value_edits_js__WEBPACK_IMPORTED_MODULE_3__.t)(value, side === "now" ? this.merged.value : this.merged.wanted, declaration.root, lists);
	}
};
function editRecordsOfLists(changes) {
	const edits = changes.flatMap(({ before, after, present: { file, inspected } }) => {
		const { document, root } = inspected.declaration;
		if (root.length === 0 || (0,_value_edits_js__WEBPACK_IMPORTED_MODULE_3__.a)(before.value, after.value)) return [];
		const fields = new RevertedFields(before, after, inspected);
		return [{
			inspected,
			file,
			document,
			edits: (side) => fields.edits(side, "members"),
			sides: _keyed_records_js__WEBPACK_IMPORTED_MODULE_2__.c
		}];
	});
	return new Map([...editLists(edits)].map(([{ inspected }, sides]) => [inspected, sides]));
}
function revertFields({ before, after, present, changed, conflict, edited }) {
	const { file, inspected } = present;
	const { document } = inspected.declaration;
	const { path } = file.form;
	const fields = new RevertedFields(before, after, inspected);
	if (!_keyed_records_js__WEBPACK_IMPORTED_MODULE_2__.c.every((side) => {
		const edit = (lists) => file.edit(side, document, fields.edits(side, lists));
		return edited?.has(side) === true || edit("members") || edit("whole");
	})) {
		conflict(path, "its text cannot be edited field by field");
		return false;
	}
	for (const { pointer } of fields.merged.conflicts) conflict(path, "it was changed again since", fieldOf(pointer));
	if (file.form.format !== "markdown" || !changed.before || !changed.after) return true;
	const [old, bad] = [(0,_keyed_records_js__WEBPACK_IMPORTED_MODULE_2__.u)(changed.form, changed.before), (0,_keyed_records_js__WEBPACK_IMPORTED_MODULE_2__.u)(changed.form, changed.after)];
	const now = (0,_keyed_records_js__WEBPACK_IMPORTED_MODULE_2__.u)(file.form, Buffer.from(file.before));
	const body = (0,_value_edits_js__WEBPACK_IMPORTED_MODULE_3__.r)(bad, now, old) ?? {
		value: now,
		wanted: old,
		isClean: false
	};
	file.setBody("now", body.value);
	file.setBody("wanted", body.wanted);
	if (!body.isClean) conflict(path, "its text was changed again since in the same lines", "text");
	return true;
}
function textsByLine(base, now, wanted) {
	return [
		base,
		now,
		wanted
	].every((text) => text.trimEnd().includes("\n")) ? (0,_value_edits_js__WEBPACK_IMPORTED_MODULE_3__.r)(base, now, wanted) : void 0;
}
function replaceWhole({ file, inspected }, before, from) {
	const { document, root } = inspected.declaration;
	if (!from.before || root.length > 0 || from.form.format !== file.form.format) return;
	file.replaceDocument("wanted", document, from.documentBefore(before.declaration.document));
}
function fieldOf(pointer) {
	return pointer.map(String).join(".");
}
// src/updates/revert-moves.ts
function movesOf(files) {
	const [was, is] = ["before", "after"].map((side) => {
		const places = new Map();
		for (const file of files) for (const [key, inspected] of file.records(side) ?? []) (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.pa)(places, key, {
			file,
			inspected
		});
		return places;
	});
	return [...was ?? []].flatMap(([key, places]) => {
		const [[from, other], [to, another]] = [places, is?.get(key) ?? []];
		if (!from || !to || other || another || from.file === to.file) return [];
		return [{
			key,
			from: from.file,
			to: to.file,
			before: from.inspected,
			after: to.inspected
		}];
	});
}
function renamedFiles(moves, open) {
	const result = new Map();
	const [leaving, coming] = [(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.ma)(moves, ({ from }) => from), (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.ma)(moves, ({ to }) => to)];
	for (const [from, own] of leaving) {
		const targets = new Set(own.map(({ to }) => to));
		const [[to, otherTo], [file, otherFile]] = [[...targets], [from, ...targets].flatMap(({ form }) => open(form.path) ?? [])];
		if (!to || otherTo || !file || otherFile || from.after || to.before) continue;
		if (!(from.form.layoutClass === to.form.layoutClass && from.form.format === to.form.format) || coming.get(to)?.length !== own.length) continue;
		const moved = new Set(own.map(({ key }) => key));
		if ([
			from.records("before"),
			to.records("after"),
			(0,_keyed_records_js__WEBPACK_IMPORTED_MODULE_2__.r)(file)
		].every((records) => records && [...records.keys()].every((key) => moved.has(key)))) result.set(to.form.path, from.form.path);
	}
	return result;
}
function linkedBy(moves) {
	const groups = new Map();
	for (const { from, to } of moves) {
		const [left, right] = [from, to].map(({ form: { path } }) => groups.get(path) ?? new Set([path]));
		const [small, large] = (left?.size ?? 0) < (right?.size ?? 0) ? [left, right] : [right, left];
		if (!small || !large || small === large) continue;
		for (const path of small) large.add(path);
		for (const path of [
			...small,
			from.form.path,
			to.form.path
		]) groups.set(path, large);
	}
	return groups;
}
function hasStrayed(changed, context, isMoved) {
	const { path } = changed.form;
	const [was, is] = [changed.records("before"), changed.records("after")];
	if (!was || !is) return false;
	return [...was, ...is].some(([key, { declaration }]) => {
		if (was.has(key) && is.has(key) || isMoved(key)) return false;
		const present = findPresent(key, declaration.id ?? "", path, context);
		return present !== void 0 && present !== "unreadable" && present.file.form.path !== path;
	});
}
function revertMoves(moves, context) {
	const conflicts = [];
	const gone = [];
	const deletions = [];
	const items = [];
	const found = moves.map((move) => ({
		move,
		present: presentOf(move, context)
	}));
	const edited = editRecordsOfLists(found.flatMap(({ move, present }) => present && present !== "unreadable" && isOneFormat(move) && !isInText(move, context) ? [{
		...move,
		present
	}] : []));
	for (const { move, present } of found) {
		const record = move.before.declaration.id ?? "";
		if (!present) gone.push(record);
		else if (present === "unreadable" || isInText(move, context)) conflicts.push({
			path: move.to.form.path,
			record,
			reason: UNREADABLE
		});
		else {
			const reverted = revertMove(move, present, edited.get(present.inspected), context);
			conflicts.push(...reverted.conflicts);
			if (reverted.item) items.push(reverted.item);
			if (reverted.deletion) deletions.push(reverted.deletion);
		}
	}
	appendToLists(items);
	return {
		conflicts,
		gone,
		deletions
	};
}
function revertMove(move, present, edited, context) {
	const { from, to, before, after } = move;
	const record = before.declaration.id ?? "";
	const isLeft = isWhereLeft(move, present, context);
	const home = isLeft ? roomFor(move, present, context) : void 0;
	const isStuck = isLeft && !home;
	const conflicts = [];
	const conflict = (path, reason, field) => {
		conflicts.push({
			path: home?.form.path ?? path,
			record,
			...field !== void 0 && { field },
			reason
		});
	};
	if (hasSameFields(move)) {
		if (!revertFields({
			before,
			after,
			present,
			changed: {
				form: to.form,
				before: from.before,
				after: to.after
			},
			conflict,
			edited
		})) replaceWhole(present, before, from);
	} else if (!isStuck && !home && present.file.form.path !== from.form.path) conflict(present.file.form.path, OTHER_FORMAT);
	if (isStuck) conflict(present.file.form.path, NO_ROOM);
	if (!home) return { conflicts };
	const item = bringBack(move, present, home, context);
	const { file, inspected } = present;
	const isOfChange = (line) => to.isBrought(line);
	return {
		conflicts,
		item,
		deletion: {
			file,
			declaration: inspected.declaration,
			sides: _keyed_records_js__WEBPACK_IMPORTED_MODULE_2__.c,
			isOfChange
		}
	};
}
function presentOf({ key, from, to, before }, context) {
	const record = before.declaration.id ?? "";
	return findPresent(key, record, to.form.path, context) ?? findPresent(key, record, from.form.path, context);
}
function isOneFormat({ from, to }) {
	return from.form.format === to.form.format;
}
function isInText({ from, to }, { isText }) {
	return [from, to].some(({ form }) => isText(form.path));
}
const UNREADABLE = "the change moved it to another file, and a file that it may be in cannot be read record by record";
const NO_ROOM = "the change moved it to another file, and there is no way back for it as it is now";
const OTHER_FORMAT = "the change wrote it in another format, and it was moved again since, so that nobody can tell what the change did in it";
function hasSameFields(move) {
	const { from, to, before, after } = move;
	if (isOneFormat(move)) return true;
	return [from, to].every(({ form }) => form.format !== "markdown") && (0,_value_edits_js__WEBPACK_IMPORTED_MODULE_3__.a)(before.shape.fields, after.shape.fields);
}
function isWhereLeft({ key, from, to }, { file }, { open }) {
	const former = open(from.form.path);
	const isThere = former && (0,_keyed_records_js__WEBPACK_IMPORTED_MODULE_2__.r)(former)?.has(key);
	return file.form.path === to.form.path && !isThere;
}
function roomFor({ from, to, before, after }, present, { create }) {
	const isText = before.declaration.root.length === 0;
	const isAsLeft = (0,_value_edits_js__WEBPACK_IMPORTED_MODULE_3__.a)(present.inspected.value, after.value);
	if (from.form.format !== to.form.format && !isAsLeft) return void 0;
	if (isText && present.inspected.declaration.root.length > 0 && !isAsLeft) return void 0;
	const home = create(from.form.path);
	if (!home || isText && home.before !== "" && !(0,_keyed_records_js__WEBPACK_IMPORTED_MODULE_2__.m)(home.form)) return void 0;
	const list = isText ? [] : home.valueAt("now", before.declaration.document, before.declaration.root.slice(0, -1));
	return Array.isArray(list) ? home : void 0;
}
function bringBack({ from, to, before, after }, { file, inspected }, home, { byRecords }) {
	const { document, root } = inspected.declaration;
	const [was, is] = [before.declaration, after.declaration];
	const isAsLeft = plain(file.recordTextBefore(document)) === plain(to.recordText("after", is.document));
	if (!isAsLeft) byRecords.add(home);
	const isOther = from.form.format !== to.form.format;
	if (was.root.length > 0) {
		const [now, wanted] = _keyed_records_js__WEBPACK_IMPORTED_MODULE_2__.c.map((side) => isOther ? before.value : file.valueAt(side, document, root));
		const value = (side) => side === "now" ? now : wanted;
		return {
			file: home,
			document: was.document,
			list: was.root.slice(0, -1),
			value
		};
	}
	const isFormer = isAsLeft || isOther || root.length > 0;
	for (const side of _keyed_records_js__WEBPACK_IMPORTED_MODULE_2__.c) home.append(side, isFormer ? from.recordText("before", was.document) : file.recordText(side, document));
}
function plain(text) {
	return text.replace(/^---[ \t]*\r?\n/, "").trim();
}
// src/updates/joined-moves.ts
function joinedMoves(touched, changedFile, open) {
	const byPath = new Map(touched.map((file) => [file.path, file]));
	const all = movesOf(touched.flatMap((file) => changedFile(file) ?? []));
	const paths = renamedFiles(all, open);
	const joined = new Map();
	const renamed = new Map();
	for (const [to, from] of paths) {
		const [was, is] = [byPath.get(from), byPath.get(to)];
		const file = is?.now ? is : was;
		if (!file) continue;
		for (const path of [from, to]) joined.set(path, void 0);
		joined.set(file.path, {
			...file,
			before: was?.before,
			after: is?.after
		});
		if (file === is) renamed.set(to, from);
	}
	return {
		joined: touched.flatMap((file) => joined.has(file.path) ? joined.get(file.path) ?? [] : [file]),
		moves: all.filter(({ to }) => !paths.has(to.form.path)),
		renamed
	};
}
// src/updates/revert-deletions.ts
function makeDeletions(deletions) {
	const sorted = lastFirst(deletions);
	const ofLists = sorted.flatMap((deletion) => {
		const { document, root } = deletion.declaration;
		const edits = () => [{
			kind: "delete",
			pointer: root
		}];
		return root.length > 0 ? [{
			deletion,
			file: deletion.file,
			document,
			edits,
			sides: deletion.sides
		}] : [];
	});
	const made = new Map([...editLists(ofLists)].map(([{ deletion }, sides]) => [deletion, sides]));
	return sorted.flatMap((deletion) => {
		const { file, declaration, sides, isOfChange } = deletion;
		const { id = "", document, root } = declaration;
		const isCut = (side) => made.get(deletion)?.has(side) === true || file.delete(side, document, root, isOfChange);
		if (sides.every(isCut)) return [];
		return [{
			path: file.form.path,
			record: id,
			reason: "it cannot be cut out of the text of the file"
		}];
	});
}
function lastFirst(deletions) {
	const place = ({ declaration: { document, root } }) => [document, Number(root.at(-1) ?? 0)];
	return [...deletions].sort((a, b) => {
		const [left, right] = [place(a), place(b)];
		return right[0] - left[0] || right[1] - left[1];
	});
}
// src/parse/comments.ts
function commentsOf(path, format, text) {
	if (format === "json" || format === "jsonl") return [];
	const [frame] = format === "markdown" ? new _check_js__WEBPACK_IMPORTED_MODULE_0__.Da(path, format, Buffer.from(text)).slices : [];
	if (format === "markdown" && !frame) return [];
	const source = frame ? text.slice(frame.start, frame.end) : text;
	return [...(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Ta)(source)].flatMap(({ text, kind }) => kind === "comment" ? [text.trimEnd()] : []);
}
// src/updates/revert-lines.ts
function revertLines(file, changes) {
	const { form } = file;
	const [now, wanted] = [file.text("now"), file.text("wanted")];
	if (now === void 0 || wanted === void 0) return void 0;
	for (const meeting of ["touching", "overlapping"]) {
		const sides = mergedSides(file, changes, meeting);
		if (!sides || !saySame(form, sides.now, now) || !saySame(form, sides.wanted, wanted)) continue;
		return now === wanted && changes.every((change) => isSameOfChange(form, sides, change)) ? {
			now: sides.now,
			wanted: sides.now
		} : sides;
	}
}
function mergedSides(file, changes, meeting) {
	let sides = {
		now: file.before,
		wanted: file.before
	};
	for (const change of changes) {
		const [was, is] = [textOf(change, "before", file), textOf(change, "after", file)];
		if (was === void 0 || is === void 0 || change.form.format !== file.form.format) return void 0;
		const merged = (0,_value_edits_js__WEBPACK_IMPORTED_MODULE_3__.r)(is, sides.now, was, meeting);
		const other = sides.now === sides.wanted ? merged : (0,_value_edits_js__WEBPACK_IMPORTED_MODULE_3__.r)(is, sides.wanted, was, meeting);
		if (!merged || !other) return void 0;
		sides = {
			now: merged.value,
			wanted: other.wanted
		};
	}
	return sides;
}
function textOf(change, side, present) {
	const { form, [side]: bytes } = change;
	if (!bytes) return void 0;
	const file = new _keyed_records_js__WEBPACK_IMPORTED_MODULE_2__.l(form, bytes);
	const [was, is] = [change.records("before"), change.records("after")];
	const edits = new Map();
	for (const [key, inspected] of (0,_keyed_records_js__WEBPACK_IMPORTED_MODULE_2__.r)(present) ?? []) {
		const [left, right] = [was?.get(key), is?.get(key)];
		const time = left && right && (0,_keyed_records_js__WEBPACK_IMPORTED_MODULE_2__.o)(inspected, right.value, left.value);
		const written = side === "before" ? left : right;
		if (!time || !written) continue;
		const { document, root } = written.declaration;
		const edit = {
			kind: "set",
			pointer: [...root, ...time.pointer],
			value: time.value
		};
		(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.pa)(edits, document, edit);
	}
	file.editWherePossible("now", edits);
	return file.text("now");
}
function saySame(form, text, other) {
	const [left, right] = [Buffer.from(text), Buffer.from(other)];
	const [ours, theirs] = [(0,_keyed_records_js__WEBPACK_IMPORTED_MODULE_2__.n)(form, left), (0,_keyed_records_js__WEBPACK_IMPORTED_MODULE_2__.n)(form, right)];
	if (ours?.size !== theirs?.size || !ours || !theirs || (0,_keyed_records_js__WEBPACK_IMPORTED_MODULE_2__.u)(form, left) !== (0,_keyed_records_js__WEBPACK_IMPORTED_MODULE_2__.u)(form, right)) return false;
	return [...ours].every(([key, { value }]) => {
		const its = theirs.get(key);
		return its !== void 0 && (0,_value_edits_js__WEBPACK_IMPORTED_MODULE_3__.a)(value, its.value);
	});
}
function leftComments(form, sides, change) {
	const [was, is] = commentsOfChange(change);
	const both = [sides.now, sides.wanted].map((text) => (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.ga)(commentsOf(form.path, form.format, text)));
	const count = (comments, comment) => comments.get(comment) ?? 0;
	const isMore = (comment) => both.every((present) => count(present, comment) > count(was, comment));
	const isLess = (comment) => both.every((present) => count(present, comment) < count(was, comment));
	return {
		path: form.path,
		standing: [...is.keys()].filter((text) => count(is, text) > count(was, text) && isMore(text)),
		missing: [...was.keys()].filter((text) => count(was, text) > count(is, text) && isLess(text))
	};
}
function isSameOfChange(form, { now, wanted }, change) {
	const [was, is] = commentsOfChange(change);
	const [left, right] = [now, wanted].map((text) => (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.ga)(commentsOf(form.path, form.format, text)));
	return [...was.keys(), ...is.keys()].every((comment) => was.get(comment) === is.get(comment) || left?.get(comment) === right?.get(comment));
}
function commentsOfChange({ form, before, after }) {
	const textIn = (bytes) => bytes ? (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Pa)(form.path, bytes).text ?? "" : "";
	const countedIn = (bytes) => (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.ga)(commentsOf(form.path, form.format, textIn(bytes)));
	return [countedIn(before), countedIn(after)];
}
// src/updates/revert-records.ts
function revertRecords(changed, context, isMoved) {
	const [was, is] = ["before", "after"].map((side) => {
		const records = changed.records(side);
		return records && new Map([...records].filter(([key]) => !isMoved(key)));
	});
	if (!was || !is) return void 0;
	const keys = [...new Set([...was.keys(), ...is.keys()])];
	const present = presentRecords(keys, {
		was,
		is
	}, changed.form.path, context);
	return present && new RecordRevert({
		was,
		is,
		present
	}, changed, context).run(keys);
}
var RecordRevert = class {
	#records;
	#changed;
	#context;
	#isBodyChanged;
	#conflicts = [];
	#gone = [];
	#deletions = [];
	#restored = [];
	#edited = new Map();
	constructor(records, changed, context) {
		this.#records = records;
		this.#changed = changed;
		this.#context = context;
		this.#isBodyChanged = changed.form.format === "markdown" && bodiesDiffer(changed);
	}
	run(keys) {
		const { was, is, present } = this.#records;
		const formerKeys = (0,_keyed_records_js__WEBPACK_IMPORTED_MODULE_2__.i)(was, is, (key) => present.has(key));
		this.#editLists(keys, formerKeys);
		for (const [key, formerKey] of formerKeys) this.#revertRename(key, formerKey);
		const renamed = new Set([...formerKeys].flat());
		for (const key of keys) if (!renamed.has(key)) this.#revertRecord(key);
		this.#restoreAll();
		const homes = new Set([...present.values()].map(({ file }) => file.form.path));
		return {
			conflicts: this.#conflicts,
			gone: this.#gone,
			homes: [...homes],
			deletions: this.#deletions
		};
	}
	#editLists(keys, formerKeys) {
		const { was, is, present } = this.#records;
		const changes = keys.flatMap((key) => {
			const [before, after, now] = [
				was.get(formerKeys.get(key) ?? key),
				is.get(key),
				present.get(key)
			];
			return before && after && now ? [{
				before,
				after,
				present: now
			}] : [];
		});
		for (const [inspected, sides] of editRecordsOfLists(changes)) this.#edited.set(inspected, sides);
	}
	#revertRename(key, formerKey) {
		const { was, is, present } = this.#records;
		const [before, after, now] = [
			was.get(formerKey),
			is.get(key),
			present.get(key)
		];
		if (before && after && now) this.#revertEdit(before, after, now);
	}
	#revertRecord(key) {
		const { was, is, present } = this.#records;
		const [before, after, now] = [
			was.get(key),
			is.get(key),
			present.get(key)
		];
		if (before && after) {
			if ((0,_value_edits_js__WEBPACK_IMPORTED_MODULE_3__.a)(before.value, after.value) && !this.#isBodyChanged) return;
			if (now) this.#revertEdit(before, after, now);
			else this.#gone.push(idOf(before));
		} else if (after) {
			if (now) this.#revertAddition(after, now);
		} else if (before) this.#revertRemoval(before, now);
	}
	#revertEdit(before, after, present) {
		const conflict = (path, reason, field) => {
			this.#conflicts.push({
				path,
				record: idOf(present.inspected),
				...field !== void 0 && { field },
				reason
			});
		};
		const edited = this.#edited.get(present.inspected);
		if (!revertFields({
			before,
			after,
			present,
			changed: this.#changed,
			conflict,
			edited
		})) replaceWhole(present, before, this.#changed);
	}
	#revertAddition(after, { file, inspected }) {
		const { form, after: bytes } = this.#changed;
		const isSameStill = (0,_value_edits_js__WEBPACK_IMPORTED_MODULE_3__.a)(inspected.value, after.value) && !isBodyOther(file, bytes, form);
		if (!isSameStill) this.#conflict(file, after, "the change added it, and it was changed again since");
		const { declaration } = inspected;
		const isOfChange = (line) => this.#changed.isBrought(line);
		this.#deletions.push({
			file,
			declaration,
			sides: isSameStill ? _keyed_records_js__WEBPACK_IMPORTED_MODULE_2__.c : ["wanted"],
			isOfChange
		});
	}
	#revertRemoval(before, present) {
		if (!present) this.#restored.push(before);
		else if (!(0,_value_edits_js__WEBPACK_IMPORTED_MODULE_3__.a)(present.inspected.value, before.value)) {
			this.#conflict(present.file, before, "the change removed it, and it was written again since");
			replaceWhole(present, before, this.#changed);
		}
	}
	#restoreAll() {
		const file = this.#restored.length > 0 ? this.#context.create(this.#changed.form.path) : void 0;
		const items = this.#restored.flatMap((before) => {
			const { document, root } = before.declaration;
			if (!file || root.length === 0) return [];
			return [{
				before,
				file,
				document,
				list: root.slice(0, -1),
				value: () => before.value
			}];
		});
		const left = new Set([...appendToLists(items)].map(({ before }) => before));
		for (const before of this.#restored) this.#restore(before, file, left);
	}
	#restore(before, file, left) {
		const { path } = this.#changed.form;
		const { document, root } = before.declaration;
		const append = (side) => file?.append(side, this.#changed.recordText("before", document));
		if (root.length > 0 ? file && !left.has(before) : _keyed_records_js__WEBPACK_IMPORTED_MODULE_2__.c.every(append)) return;
		this.#conflicts.push({
			path,
			record: idOf(before),
			reason: "the change removed it, and there is no room for it in the file as it is now"
		});
	}
	#conflict(file, record, reason) {
		this.#conflicts.push({
			path: file.form.path,
			record: idOf(record),
			reason
		});
	}
};
function idOf({ declaration }) {
	return declaration.id ?? "";
}
function presentRecords(keys, { was, is }, path, context) {
	const present = new Map();
	for (const key of keys) {
		const record = was.get(key) ?? is.get(key);
		const found = record && findPresent(key, idOf(record), path, context);
		if (found === "unreadable") return void 0;
		if (found) present.set(key, found);
	}
	return present;
}
function bodiesDiffer({ form, before, after }) {
	return (before ? (0,_keyed_records_js__WEBPACK_IMPORTED_MODULE_2__.u)(form, before) : "") !== (after ? (0,_keyed_records_js__WEBPACK_IMPORTED_MODULE_2__.u)(form, after) : "");
}
function isBodyOther(file, after, form) {
	return (0,_keyed_records_js__WEBPACK_IMPORTED_MODULE_2__.u)(file.form, Buffer.from(file.before)) !== (after ? (0,_keyed_records_js__WEBPACK_IMPORTED_MODULE_2__.u)(form, after) : "");
}
// src/updates/touched-file.ts
function revertText({ before, after, now }, names, kept) {
	if (!now) return before && after ? { gone: true } : { reason: "it was removed since" };
	if (![
		before,
		after,
		now
	].every((bytes) => bytes === void 0 || (0,node_buffer__WEBPACK_IMPORTED_MODULE_24__.isUtf8)(bytes))) return { reason: "it is no text, and it was changed again since" };
	const [was, is, text] = [
		before,
		after,
		now
	].map((bytes) => bytes ? Buffer.from(bytes).toString("utf8") : "");
	const merged = (0,_value_edits_js__WEBPACK_IMPORTED_MODULE_3__.r)(is ?? "", text ?? "", was ?? "");
	if (before && after && merged?.isClean) return { bytes: Buffer.from(kept(merged.value)) };
	const [value, wanted] = before && after && merged ? [merged.value, merged.wanted] : [text ?? "", was ?? ""];
	const reason = !before ? "the change added it" : !after ? "the change removed it" : "the change edited it";
	return {
		bytes: Buffer.from((0,_value_edits_js__WEBPACK_IMPORTED_MODULE_3__.n)(kept(value), kept(wanted), names)),
		reason: `${reason}, and it was changed since`
	};
}
// src/updates/revert-change.ts
function revertChange(input) {
	return new ChangeRevert(input).run();
}
var ChangeRevert = class {
	#input;
	#present;
	#working = new Map();
	#changed = new Map();
	#moves;
	#groups;
	#moved;
	#changes = new Map();
	#results = new Map();
	#conflicts = [];
	#comments = [];
	#gone = [];
	#deletions = [];
	#context;
	constructor(input) {
		this.#input = input;
		const { elsewhere, touched, whereNow } = input;
		this.#present = new Map([...elsewhere, ...touched.flatMap(({ path, now }) => now ? [[path, now]] : [])]);
		this.#context = {
			open: (path) => this.#open(path),
			create: (path) => this.#create(path),
			whereNow
		};
		this.#moves = joinedMoves(touched, (file) => this.#changedFile(file), this.#context.open);
		this.#groups = linkedBy(this.#moves.moves);
		this.#moved = new Set(this.#moves.moves.map(({ key }) => key));
	}
	run() {
		const { joined } = this.#moves;
		const untouched = this.#untouched(joined);
		const settled = new Set();
		const asText = [];
		for (const file of joined) if (untouched(file)) {
			settled.add(file.path);
			this.#takeWhole(file);
		} else if (!this.#takeByRecord(file)) asText.push(file);
		const byRecords = this.#takeMovesBack(settled, asText);
		(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Xa)(this.#conflicts, makeDeletions(this.#deletions));
		for (const [path, file] of this.#working) this.#settle(path, file, byRecords.has(file));
		for (const file of asText) this.#takeAsText(file);
		this.#takeModesBack();
		this.#takePathsBack();
		return this.#result();
	}
	#result() {
		const { modes } = this.#input;
		const conflicts = this.#underFormerPath(this.#conflicts);
		return {
			files: [...this.#results].map(([path, bytes]) => ({
				path,
				bytes,
				before: this.#present.get(path),
				mode: modeOf(path, modes)
			})).sort((a, b) => (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.na)(a.path, b.path)),
			conflicts,
			undecided: this.#undecided(conflicts),
			gone: this.#gone,
			comments: this.#underFormerPath(this.#comments)
		};
	}
	#untouched(files) {
		const byPath = new Map(files.map((file) => [file.path, file]));
		const known = new Map();
		const areAs = (group, side) => group.every((file) => (0,_same_bytes_js__WEBPACK_IMPORTED_MODULE_26__.t)(file.now, file[side]));
		return ({ path }) => {
			const paths = this.#groups.get(path) ?? new Set([path]);
			const group = known.has(paths) ? [] : [...paths].flatMap((other) => byPath.get(other) ?? []);
			const is = known.get(paths) ?? ((areAs(group, "before") || areAs(group, "after")) && !group.some((file) => this.#hasStrayed(file)));
			known.set(paths, is);
			return is;
		};
	}
	#hasStrayed(file) {
		const changed = this.#changedFile(file);
		return changed !== void 0 && hasStrayed(changed, this.#context, (key) => this.#moved.has(key));
	}
	#takeWhole({ path, before, now }) {
		if (!(0,_same_bytes_js__WEBPACK_IMPORTED_MODULE_26__.t)(now, before)) this.#results.set(path, before && this.#input.keepTimes(path, before));
	}
	#takeByRecord(file) {
		const changed = this.#changedFile(file);
		const records = changed && revertRecords(changed, this.#context, (key) => this.#moved.has(key));
		if (!records) return false;
		(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Xa)(this.#conflicts, records.conflicts);
		(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Xa)(this.#gone, records.gone);
		(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Xa)(this.#deletions, records.deletions);
		for (const home of file.now ? [file.path] : records.homes) {
			if (!this.#open(home)) continue;
			(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.pa)(this.#changes, home, changed);
		}
		return true;
	}
	#takeMovesBack(settled, asText) {
		const byRecords = new Set();
		const texts = new Set(asText.map(({ path }) => path));
		const back = revertMoves(this.#moves.moves.filter(({ from }) => !settled.has(from.form.path)), {
			...this.#context,
			byRecords,
			isText: (path) => texts.has(path)
		});
		(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Xa)(this.#conflicts, back.conflicts);
		(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Xa)(this.#gone, back.gone);
		(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Xa)(this.#deletions, back.deletions);
		return byRecords;
	}
	#changedFile(file) {
		if (!this.#changed.has(file)) {
			const form = (0,_keyed_records_js__WEBPACK_IMPORTED_MODULE_2__.p)(file.path, this.#input.layout, this.#input.limits);
			this.#changed.set(file, form && new ChangedFile({
				form,
				before: file.before,
				after: file.after
			}));
		}
		return this.#changed.get(file);
	}
	#open(path) {
		const known = this.#working.get(path);
		if (known) return known;
		const bytes = this.#present.get(path);
		const form = (0,_keyed_records_js__WEBPACK_IMPORTED_MODULE_2__.p)(path, this.#input.layout, this.#input.limits);
		if (!bytes || !form || !(0,node_buffer__WEBPACK_IMPORTED_MODULE_24__.isUtf8)(bytes)) return void 0;
		const file = new _keyed_records_js__WEBPACK_IMPORTED_MODULE_2__.l(form, bytes);
		this.#working.set(path, file);
		return file;
	}
	#create(path) {
		const form = (0,_keyed_records_js__WEBPACK_IMPORTED_MODULE_2__.p)(path, this.#input.layout, this.#input.limits);
		if (this.#present.has(path) || !form) return this.#open(path);
		const file = this.#working.get(path) ?? new _keyed_records_js__WEBPACK_IMPORTED_MODULE_2__.l(form, new Uint8Array());
		this.#working.set(path, file);
		return file;
	}
	#settle(path, file, isByRecords) {
		const changes = this.#changes.get(path) ?? [];
		const lines = isByRecords ? void 0 : revertLines(file, changes);
		const isDecided = file.text("now") === file.text("wanted");
		if (lines && isDecided && lines.now !== lines.wanted) this.#conflicts.push({
			path,
			reason: COMMENT_MET
		});
		const [now, wanted] = _keyed_records_js__WEBPACK_IMPORTED_MODULE_2__.c.map((side) => {
			const text = lines ? lines[side] : file.text(side);
			return text === void 0 ? void 0 : this.#withTimesKept(path, text);
		});
		const text = now === wanted ? now : (0,_value_edits_js__WEBPACK_IMPORTED_MODULE_3__.n)(now ?? "", wanted ?? "", this.#input.names);
		if (!lines && text !== void 0) {
			const sides = {
				now: now ?? "",
				wanted: wanted ?? ""
			};
			for (const change of changes) (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Xa)(this.#comments, placed(text, leftComments(file.form, sides, change)));
		}
		if (text !== file.before) this.#results.set(path, text === void 0 ? void 0 : Buffer.from(file.mark + text));
	}
	#takeAsText(file) {
		const { path } = file;
		if (this.#groups.has(path)) {
			this.#conflicts.push({
				path,
				reason: NOT_READ
			});
			return;
		}
		const { bytes, reason, gone } = revertText(file, this.#input.names, (text) => this.#withTimesKept(path, text));
		if (gone) this.#gone.push(path);
		if (reason !== void 0) this.#conflicts.push({
			path,
			reason
		});
		if (bytes) this.#results.set(path, bytes);
	}
	#takeModesBack() {
		const { touched, modes } = this.#input;
		for (const { path, now } of touched) if (now && !this.#results.has(path) && modeOf(path, modes) !== modes.now.get(path)) this.#results.set(path, now);
	}
	#takePathsBack() {
		for (const [path, former] of this.#moves.renamed) {
			const bytes = this.#results.has(path) ? this.#results.get(path) : this.#present.get(path);
			if (bytes) this.#results.set(former, bytes);
			this.#results.set(path, void 0);
		}
	}
	#underFormerPath(list) {
		return list.map((each) => ({
			...each,
			path: this.#moves.renamed.get(each.path) ?? each.path
		}));
	}
	#undecided(conflicts) {
		const met = new Set(conflicts.map(({ path }) => path));
		const result = new Set([...met].flatMap((path) => [path, ...this.#groups.get(path) ?? []]));
		for (const [path, former] of this.#moves.renamed) if (result.has(former)) result.add(path);
		return result;
	}
	#withTimesKept(path, text) {
		return Buffer.from(this.#input.keepTimes(path, Buffer.from(text))).toString("utf8");
	}
};
function placed(text, { path, standing, missing }) {
	return [...text.split("\n").map((line) => line.trimEnd()).flatMap((line, index) => standing.some((comment) => line.endsWith(comment)) ? [index + 1] : []).map((line) => ({
		path,
		line
	})), ...missing.map(() => ({ path }))];
}
const NOT_READ = "the change moved records from it or to it, and it cannot be read record by record now, such as where conflicts are left in it";
const COMMENT_MET = "a comment that the change edited, or a line beside it, was changed again since";
function modeOf(path, { before, after, now }) {
	const [was, is, present] = [
		before,
		after,
		now
	].map((modes) => modes.get(path));
	return (is === present ? was : void 0) ?? present ?? was ?? "100644";
}
// src/commands/revert/named-records.ts
function namedRecords(named, paths, change, [was, is]) {
	const idsAt = (path) => [was, is].flatMap(({ files }) => files.get(path)?.declarations ?? []).flatMap(({ id }) => id ?? []);
	const ids = withFormerIds(named, change);
	const all = paths.map((path) => ({
		path,
		ids: idsAt(path)
	}));
	const known = new Set(all.flatMap((file) => file.ids));
	for (const id of named) if (!known.has(id)) throw untouched(id, change, known);
	const chosen = all.filter((file) => file.ids.some((id) => ids.has(id)));
	const touched = new Set((0,_touched_records_js__WEBPACK_IMPORTED_MODULE_6__.n)(change).map(({ id }) => id));
	const others = new Set(chosen.flatMap((file) => file.ids.filter((id) => touched.has(id) && !ids.has(id))));
	if (others.size > 0) throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.st(`The change also touched ${(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.qr)(others)} in the same file, so that what is named cannot be taken back alone.`, "Name these with --record too, or edit the file by hand");
	return {
		paths: chosen.map(({ path }) => path),
		ids
	};
}
function withFormerIds(named, { vanished }) {
	const ids = new Set(named);
	for (const { before, renamedTo } of vanished) {
		if (!renamedTo || !(ids.has(before.id) || ids.has(renamedTo.id))) continue;
		ids.add(before.id);
		ids.add(renamedTo.id);
	}
	return ids;
}
function untouched(id, change, known) {
	const near = (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.va)(id, known);
	const touched = (0,_touched_records_js__WEBPACK_IMPORTED_MODULE_6__.n)(change).map((record) => record.id);
	const advice = near ? `Was ${JSON.stringify(near.name)} meant?` : touched.length > 0 ? `It touched ${(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.qr)(touched)}.` : "It touched no record: leave --record out.";
	return new _start_js__WEBPACK_IMPORTED_MODULE_1__.st(`The change did not touch the record ${JSON.stringify(id)}.`, advice);
}
// src/commands/revert/revert-times.ts
function timeKeeping({ graph, layout, limits, now }) {
	const present = new PresentRecords(graph);
	return (path, bytes) => {
		const form = (0,_keyed_records_js__WEBPACK_IMPORTED_MODULE_2__.p)(path, layout, limits);
		const records = form && (0,_keyed_records_js__WEBPACK_IMPORTED_MODULE_2__.d)(form, bytes);
		if (!records) return bytes;
		const ids = new Set(records.map(({ declaration }) => declaration.id));
		const edits = new Map();
		for (const { declaration, shape, value } of records) {
			const time = timeToKeep(declaration, present.of(declaration, ids), now);
			const field = (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Zr)(shape, "updatedAt");
			if (time === void 0 || !field || typeof (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.To)(value, field) !== "string") continue;
			const { document, root } = declaration;
			const edit = {
				kind: "set",
				pointer: [...root, ...field],
				value: time
			};
			(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.pa)(edits, document, edit);
		}
		return edits.size === 0 ? bytes : edited(new _keyed_records_js__WEBPACK_IMPORTED_MODULE_2__.l(form, bytes), edits);
	};
}
function withTimesMoved(files, findings) {
	const edits = (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.ma)(findings.filter(({ rule, subject, accepted }) => rule === TIME_RULE && subject === "still" && accepted === void 0).flatMap(({ suggestion }) => suggestion?.edits ?? []), ({ path }) => path);
	if (edits.size === 0) return files;
	return files.map((file) => {
		const own = edits.get(file.path);
		if (!own || !file.bytes) return file;
		return {
			...file,
			bytes: Buffer.from((0,_check_js__WEBPACK_IMPORTED_MODULE_0__.xr)(Buffer.from(file.bytes).toString("utf8"), own))
		};
	});
}
const TIME_RULE = "change/updated-at";
function timeToKeep({ updatedAt }, present, now) {
	const was = present?.updatedAt ?? "";
	if (!((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Z)(updatedAt ?? "") < (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Z)(was))) return void 0;
	const text = ((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.X)(was)?.dateOnly === true ? _start_js__WEBPACK_IMPORTED_MODULE_1__.$ : _start_js__WEBPACK_IMPORTED_MODULE_1__.et)(now);
	return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Z)(text) > (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Z)(was) ? text : was;
}
function edited(file, edits) {
	file.editWherePossible("now", edits);
	return Buffer.from(file.mark + (file.text("now") ?? ""));
}
var PresentRecords = class {
	#graph;
	#byPlace;
	constructor(graph) {
		this.#graph = graph;
	}
	of(declaration, ids) {
		return this.#sameId(declaration) ?? this.#inPlace(placeOf(declaration)).find(({ id }) => !ids.has(id));
	}
	#sameId({ id, path, role }) {
		const record = id === void 0 ? void 0 : this.#graph.records.get(id);
		return record?.declarations.find((other) => other.path === path && other.role === role) ?? record?.primary;
	}
	#inPlace(place) {
		this.#byPlace ??= (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.ma)(this.#graph.declarations, placeOf);
		return this.#byPlace.get(place) ?? [];
	}
};
function placeOf({ path, document, root, role, kind }) {
	return JSON.stringify([
		path,
		document,
		root,
		role,
		kind
	]);
}
// src/commands/revert/revert.ts
async function revert(input) {
	const { before, after, now } = input;
	const gate = await (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.wi)(now, input.gate);
	const present = await (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.xn)(now, gate, _check_js__WEBPACK_IMPORTED_MODULE_0__.Cn);
	const memories = {
		before: await (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.xn)(before, gate, _check_js__WEBPACK_IMPORTED_MODULE_0__.Cn, present.files),
		after: await (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.xn)(after, gate, _check_js__WEBPACK_IMPORTED_MODULE_0__.Cn, present.files),
		present
	};
	const change = await (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.An)(memories.before, memories.after, gate);
	const { paths: all, leftOut } = touchedPaths(memories, gate);
	if (all.length === 0) throw await nothingToRevert(input, leftOut);
	const named = input.records && namedRecords(input.records, all, change, [memories.before, memories.after]);
	const reverted = revertChange(await changeToRevert(input, {
		paths: named?.paths ?? all,
		all
	}, memories, gate));
	const { conflicts, gone, comments } = reverted;
	const { files, result, today, judged } = await judgedFiles(input, reverted);
	const future = await (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.xn)(result, gate, _check_js__WEBPACK_IMPORTED_MODULE_0__.Cn, present.files);
	const mayBe = (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.it)(future.files);
	const restricted = (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.st)((0,_check_js__WEBPACK_IMPORTED_MODULE_0__.ot)(present, [
		(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.In)(present),
		change.before,
		change.after
	]), mayBe);
	const basis = {
		records: (0,_touched_records_js__WEBPACK_IMPORTED_MODULE_6__.n)(change).filter(({ id }) => named?.ids.has(id) ?? true),
		editsGate: false,
		ontology: gate.ontology
	};
	return {
		files,
		conflicts,
		gone,
		comments,
		diff: await (0,_diff_js__WEBPACK_IMPORTED_MODULE_4__.r)({
			change: await (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.An)(present, future, gate),
			before: present,
			after: future,
			gate,
			restricted
		}),
		errors: (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.x)((0,_new_errors_js__WEBPACK_IMPORTED_MODULE_5__.t)(today, judged), restricted),
		warnings: (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.x)((0,_new_errors_js__WEBPACK_IMPORTED_MODULE_5__.n)(today, judged, "warning"), restricted),
		owners: (0,_reviewers_js__WEBPACK_IMPORTED_MODULE_7__.t)(basis, { organization: "" }).named,
		leftOut: named ? [] : leftOut
	};
}
async function nothingToRevert({ before, after, root }, leftOut) {
	if (root !== "" && (await before.entries()).length === 0 && (await after.entries()).length === 0) return new _start_js__WEBPACK_IMPORTED_MODULE_1__.st(`Neither ${before.label} nor ${after.label} has anything in the folder ${root}.`, "Name the folder that held the memory then, with --dir, or a later commit");
	if (leftOut.length === 0) return new _start_js__WEBPACK_IMPORTED_MODULE_1__.st(`Nothing of the memory differs between ${before.label} and ${after.label}.`, "Name the commit of a change of the memory, such as the merge of its pull request");
	const named = leftOut.slice(0, MAX_NAMED).join(", ") + (leftOut.length > MAX_NAMED ? " and others" : "");
	return new _start_js__WEBPACK_IMPORTED_MODULE_1__.st(`Between ${before.label} and ${after.label} nothing differs that can be taken back here: ${named} ${leftOut.length === 1 ? "is no plain file" : "are no plain files"}.`, "Take it back by hand, such as with `git checkout <commit> -- <path>`");
}
async function changeToRevert({ before, after, now, time }, { paths, all }, memories, { layout, limits }) {
	const graph = (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.In)(memories.present);
	const touched = new Set(all);
	const isBeside = (id, path) => !touched.has(path) && memories.after.files.get(path)?.declarations.some((declaration) => declaration.id === id);
	const whereNow = (id) => {
		const path = graph.records.get(id)?.primary.path;
		return path === void 0 || isBeside(id, path) ? void 0 : path;
	};
	const ids = paths.flatMap((path) => [memories.before, memories.after].flatMap(({ files }) => files.get(path)?.declarations ?? [])).flatMap(({ id }) => id ?? []);
	const others = new Set(ids.flatMap((id) => whereNow(id) ?? []).filter((path) => !paths.includes(path)));
	return {
		touched: await bytesOf(paths, before, after, now),
		elsewhere: await (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Xi)(others, now),
		modes: {
			before: modesOf(memories.before.entries),
			after: modesOf(memories.after.entries),
			now: modesOf(memories.present.entries)
		},
		whereNow,
		layout,
		limits,
		names: {
			now: "now",
			wanted: `before ${after.label}`
		},
		keepTimes: timeKeeping({
			graph,
			layout,
			limits,
			now: time
		})
	};
}
async function judgedFiles(input, { files: all, undecided }) {
	const { now, root, gate, time, onSecret, overlay } = input;
	const common = {
		root,
		gate,
		now: time,
		secrets: { onValue: onSecret },
		digestSources: false
	};
	const judge = async (files) => {
		const settled = files.filter(({ path }) => !undecided.has(path));
		const result = await overlay(now, settled);
		const comparison = (0,_overlay_comparison_js__WEBPACK_IMPORTED_MODULE_27__.t)(now, result, settled, NO_COMMIT);
		return {
			result,
			judged: (await (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.lt)({
				...common,
				subject: { comparison },
				similar: today
			})).report.findings
		};
	};
	const today = await (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.lt)({
		...common,
		subject: { tree: now }
	});
	const first = await judge(all);
	const files = withTimesMoved(all, first.judged);
	return {
		files,
		today: today.report.findings,
		...files === all ? first : await judge(files)
	};
}
const MAX_NAMED = 10;
const NO_COMMIT = {
	id: _check_js__WEBPACK_IMPORTED_MODULE_0__.ta,
	message: Buffer.alloc(0)
};
function touchedPaths(memories, { layout }) {
	const byPath = ({ entries }) => new Map(entries.map((entry) => [entry.path, entry]));
	const [was, is, present] = [
		byPath(memories.before),
		byPath(memories.after),
		byPath(memories.present)
	];
	const paths = [];
	const leftOut = [];
	for (const path of [...new Set([...was.keys(), ...is.keys()])].sort()) {
		const [left, right] = [was.get(path), is.get(path)];
		if (layout.isGenerated(path) || isSame(left, right)) continue;
		if ([left, right].every((entry) => entry === void 0 || (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.aa)(entry.mode) && !entry.undecodable)) paths.push(path);
		else if (!isSame(left, present.get(path))) leftOut.push(path);
	}
	return {
		paths,
		leftOut
	};
}
function isSame(left, right) {
	return left?.oid === right?.oid && left?.mode === right?.mode;
}
function modesOf(entries) {
	return new Map(entries.flatMap(({ path, mode }) => (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.aa)(mode) ? [[path, mode]] : []));
}
async function bytesOf(paths, before, after, now) {
	const wanted = new Set(paths);
	const [was, is, present] = await Promise.all([
		before,
		after,
		now
	].map((tree) => (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Xi)(wanted, tree)));
	return paths.map((path) => ({
		path,
		before: was?.get(path),
		after: is?.get(path),
		now: present?.get(path)
	}));
}
// src/report/revert-text.ts
const CLAUSE_LIMIT = 300;
const MAX_LISTED = 50;
const DIFF_ROWS = 30;
function renderRevertMarkdown(story, root, bytes) {
	const placed = {
		...story,
		conflicts: (0,_repository_path_js__WEBPACK_IMPORTED_MODULE_28__.n)(story.conflicts, root),
		diff: (0,_in_repository_js__WEBPACK_IMPORTED_MODULE_29__.t)(story.diff, root),
		errors: (0,_repository_path_js__WEBPACK_IMPORTED_MODULE_28__.n)(story.errors, root),
		warnings: (0,_repository_path_js__WEBPACK_IMPORTED_MODULE_28__.n)(story.warnings, root),
		leftOut: story.leftOut.map((path) => (0,_repository_path_js__WEBPACK_IMPORTED_MODULE_28__.r)(root, path)),
		comments: (0,_repository_path_js__WEBPACK_IMPORTED_MODULE_28__.n)(story.comments, root)
	};
	return (0,_print_within_js__WEBPACK_IMPORTED_MODULE_11__.t)(revertDocument(placed, bytes), bytes);
}
function renderRevertPretty(story, color, width) {
	return (0,_print_terminal_js__WEBPACK_IMPORTED_MODULE_15__.t)(revertDocument(story, 524288), color, width);
}
function revertTitle({ change, conflicts }) {
	return `Revert the memory change ${change}${conflicts.length === 0 ? "" : ` (${(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.z)(conflicts.length, "conflict")} to resolve)`}`;
}
function revertDocument(story, bytes) {
	const { conflicts, gone, errors, warnings, owners, leftOut, comments, diff } = story;
	const head = [
		(0,_document_js__WEBPACK_IMPORTED_MODULE_9__.o)(2, (0,_document_js__WEBPACK_IMPORTED_MODULE_9__.p)("Taking back "), (0,_document_js__WEBPACK_IMPORTED_MODULE_9__.n)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.it)(story.change, 120))),
		...story.reason === void 0 ? [] : [(0,_document_js__WEBPACK_IMPORTED_MODULE_9__.l)((0,_document_js__WEBPACK_IMPORTED_MODULE_9__.u)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.it)(story.reason, CLAUSE_LIMIT)))],
		...story.records === void 0 ? [] : [(0,_document_js__WEBPACK_IMPORTED_MODULE_9__.l)((0,_document_js__WEBPACK_IMPORTED_MODULE_9__.p)("Of these records alone: "), ...(0,_listing_js__WEBPACK_IMPORTED_MODULE_10__.r)(story.records, MAX_LISTED))],
		(0,_document_js__WEBPACK_IMPORTED_MODULE_9__.l)((0,_document_js__WEBPACK_IMPORTED_MODULE_9__.p)(`${summary(story)} ${difference(story)}`)),
		...conflictBlocks(conflicts),
		...(0,_proposal2_js__WEBPACK_IMPORTED_MODULE_13__.o)("Errors that this would bring", errors),
		...(0,_proposal2_js__WEBPACK_IMPORTED_MODULE_13__.o)("Warnings that this would bring", warnings),
		...(0,_proposal2_js__WEBPACK_IMPORTED_MODULE_13__.s)(owners),
		...namesBlocks("Taken away since, so that there is nothing to take back", gone),
		...namesBlocks("Not taken back, since they are no plain files", leftOut),
		...(0,_listing_js__WEBPACK_IMPORTED_MODULE_10__.n)("Comments that are not taken back, since lines around them changed", comments.map(({ path, line }) => [(0,_document_js__WEBPACK_IMPORTED_MODULE_9__.n)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.it)(path, 120)), (0,_document_js__WEBPACK_IMPORTED_MODULE_9__.p)(line === void 0 ? " one that the change removed" : ` line ${(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.R)(line)}`)]), MAX_LISTED)
	];
	const room = new _room_js__WEBPACK_IMPORTED_MODULE_12__.t(bytes - (0,_room_js__WEBPACK_IMPORTED_MODULE_12__.n)(head) - 200);
	return [...head, ...(0,_blocks_js__WEBPACK_IMPORTED_MODULE_14__.t)(diff, {
		rows: DIFF_ROWS,
		room
	})];
}
function summary({ files, conflicts, leftOut, comments, records }) {
	const left = [...leftOut.length > 0 ? [(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.z)(leftOut.length, "path")] : [], ...comments.length > 0 ? [(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.z)(comments.length, "comment")] : []].join(" and ");
	if (files.length === 0 && conflicts.length === 0) return left === "" ? `Nothing is left of the change${records ? " in them" : ""}.` : `${left} of the change ${leftOut.length + comments.length === 1 ? "is" : "are"} left, for you to take back by hand.`;
	if (conflicts.length === 0) {
		const but = left === "" ? "" : ` but ${left}, left for you to take back by hand,`;
		return `${records ? "What the change did to them" : "All of it"}${but} is taken back, and what came later stays.`;
	}
	const but = left === "" ? "" : ` but ${left}`;
	return `${(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.z)(conflicts.length, "place")} could not be settled and ${conflicts.length === 1 ? "is" : "are"} for you to decide; the rest${but} is taken back, and what came later stays.`;
}
function difference({ conflicts, diff }) {
	const words = (0,_blocks_js__WEBPACK_IMPORTED_MODULE_14__.i)(diff);
	if (conflicts.length === 0) return `${(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Ir)(words)}.`;
	if (words === "Nothing differs") return "Apart from the files with conflicts nothing differs.";
	return `Apart from the files with conflicts: ${words}.`;
}
function conflictBlocks(conflicts) {
	if (conflicts.length === 0) return [];
	const rows = conflicts.slice(0, MAX_LISTED).map(({ path, record, field, reason }) => [
		record === void 0 ? [] : [(0,_document_js__WEBPACK_IMPORTED_MODULE_9__.n)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.it)(record, 120))],
		field === void 0 ? [] : [(0,_document_js__WEBPACK_IMPORTED_MODULE_9__.n)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.it)(field, 120))],
		[(0,_document_js__WEBPACK_IMPORTED_MODULE_9__.n)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.it)(path, 120))],
		[(0,_document_js__WEBPACK_IMPORTED_MODULE_9__.u)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.it)(reason, CLAUSE_LIMIT))]
	]);
	const shown = rows.length < conflicts.length ? `, ${(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.R)(rows.length)} of ${(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.R)(conflicts.length)}` : "";
	return [
		(0,_document_js__WEBPACK_IMPORTED_MODULE_9__.o)(3, (0,_document_js__WEBPACK_IMPORTED_MODULE_9__.p)(`Conflicts${shown}`)),
		(0,_document_js__WEBPACK_IMPORTED_MODULE_9__.l)((0,_document_js__WEBPACK_IMPORTED_MODULE_9__.p)("The files hold both sides between the marks "), (0,_document_js__WEBPACK_IMPORTED_MODULE_9__.n)("<<<<<<<"), (0,_document_js__WEBPACK_IMPORTED_MODULE_9__.p)(" and "), (0,_document_js__WEBPACK_IMPORTED_MODULE_9__.n)(">>>>>>>"), (0,_document_js__WEBPACK_IMPORTED_MODULE_9__.p)(": what is now comes first. The check fails until one of them is left.")),
		(0,_document_js__WEBPACK_IMPORTED_MODULE_9__.f)([
			"Record",
			"Field",
			"File",
			"Why"
		], rows)
	];
}
function namesBlocks(title, names) {
	return names.length === 0 ? [] : [(0,_document_js__WEBPACK_IMPORTED_MODULE_9__.o)(3, (0,_document_js__WEBPACK_IMPORTED_MODULE_9__.p)(title)), (0,_document_js__WEBPACK_IMPORTED_MODULE_9__.l)(...(0,_listing_js__WEBPACK_IMPORTED_MODULE_10__.r)(names, MAX_LISTED))];
}
// src/terminal/commit-of-change.ts
async function commitOfChange(repository, dir, revision, gate) {
	try {
		return await repository.resolve(revision);
	} catch (error) {
		if (!(error instanceof _start_js__WEBPACK_IMPORTED_MODULE_1__.st) || !LIKE_A_NAME.test(revision)) throw error;
		throw await notACommit(repository, dir, revision, gate) ?? severalCommits(revision, dir) ?? error;
	}
}
const LIKE_A_NAME = new RegExp("^[^\\p{Cc}\\u2028\\u2029]{1,1000}$", "u");
async function notACommit(repository, dir, name, options) {
	const { prefix } = repository;
	const fromTop = name.startsWith(prefix) ? [trimmed(name.slice(prefix.length))] : [];
	const places = [
		trimmed(name),
		...fromTop,
		trimmed((0,node_path__WEBPACK_IMPORTED_MODULE_25__.relative)(dir, (0,node_path__WEBPACK_IMPORTED_MODULE_25__.resolve)(name)))
	];
	for (const tree of await treesOf(repository)) {
		const entries = await tree.entries();
		const path = places.find((each) => each !== "" && (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.ia)(entries, each));
		if (path !== void 0) return wantsCommit(name, entries.some((entry) => entry.path === path) ? "a file" : "a folder", path, dir);
		const file = await fileOfRecord(tree, name, options);
		if (file !== void 0) return wantsCommit(name, "a record", file, dir);
	}
}
async function treesOf(repository) {
	const trees = [
		() => repository.workingTree(),
		() => repository.commitTree("HEAD"),
		() => repository.commitTree("HEAD^1")
	].map(async (read) => {
		try {
			return [await read()];
		} catch (error) {
			if (error instanceof _start_js__WEBPACK_IMPORTED_MODULE_1__.st) return [];
			throw error;
		}
	});
	return (await Promise.all(trees)).flat();
}
async function fileOfRecord(tree, id, options) {
	try {
		const gate = await (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.wi)(tree, options);
		return (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.In)(await (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.xn)(tree, gate, _check_js__WEBPACK_IMPORTED_MODULE_0__.Cn)).records.get(id)?.primary.path;
	} catch (error) {
		if (error instanceof _start_js__WEBPACK_IMPORTED_MODULE_1__.st) return void 0;
		throw error;
	}
}
function wantsCommit(name, what, path, dir) {
	return new _start_js__WEBPACK_IMPORTED_MODULE_1__.st(`${JSON.stringify(name)} is ${what}; revert takes the commit of a change.`, `Find it in the history of ${what === "a record" ? "the record's file" : `this ${what.slice(2)}`}, and name it: ${(0,_shell_word_js__WEBPACK_IMPORTED_MODULE_18__.n)(dir)} log --oneline -- ${(0,_shell_word_js__WEBPACK_IMPORTED_MODULE_18__.r)(path.startsWith(":") ? `./${path}` : path)}`);
}
function severalCommits(name, dir) {
	const range = (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.q)(name);
	if (!range) return void 0;
	const [from, last] = (0,_shell_word_js__WEBPACK_IMPORTED_MODULE_18__.t)(range, dir);
	return new _start_js__WEBPACK_IMPORTED_MODULE_1__.st(`${JSON.stringify(name)} is a range; revert takes the last commit of a change.`, `Name that one, and as --from the last one before the change: ${last} --from ${from}`);
}
function trimmed(path) {
	return path.replace(/^(\.\/)+/, "").replace(/\/+$/, "");
}
// src/terminal/revert.ts
async function timeOf(repository, target) {
	const now = Date.now();
	return new Date(target ? Math.min(now, await repository.history().commitSeconds(target.head) * 1e3) : now);
}
async function runRevert(dir, revision, options) {
	const { record: records } = options;
	(0,_plain_argument_js__WEBPACK_IMPORTED_MODULE_22__.t)("--reason", [options.reason ?? ""], "prose");
	(0,_plain_argument_js__WEBPACK_IMPORTED_MODULE_22__.t)("--record", records ?? [], "name");
	const repository = await (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.H)(dir);
	try {
		const gate = (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.g)(dir, options, repository);
		const commit = await commitOfChange(repository, dir, revision, gate);
		const from = options.from && await commitOfChange(repository, dir, options.from, gate);
		if (from) await requireBefore(repository, {
			id: from,
			name: options.from
		}, {
			id: commit,
			name: revision
		});
		const after = await repository.commitTree(commit);
		const before = await repository.commitTree(from ?? await (0,_parent_of_js__WEBPACK_IMPORTED_MODULE_21__.t)(repository, commit, "Name a later commit"));
		const target = options.propose ? await (0,_proposal2_js__WEBPACK_IMPORTED_MODULE_13__.r)(repository, options) : void 0;
		const now = target?.tree ?? await repository.committableTree();
		await (0,_learn_files_js__WEBPACK_IMPORTED_MODULE_19__.t)(before, after);
		const result = await revert({
			before,
			after,
			now,
			root: repository.root,
			gate,
			overlay: (0,_overlay_js__WEBPACK_IMPORTED_MODULE_20__.t)(repository),
			time: await timeOf(repository, target),
			...records && { records },
			onSecret: _start_js__WEBPACK_IMPORTED_MODULE_1__.k.learn
		});
		const story = {
			...result,
			change: (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.xi)(commit),
			...records && { records },
			...options.reason !== void 0 && { reason: options.reason }
		};
		process.stdout.write(renderRevertPretty(story, (0,_color_js__WEBPACK_IMPORTED_MODULE_17__.n)(), (0,_wrap_js__WEBPACK_IMPORTED_MODULE_16__.n)(process.stdout.columns)));
		if (result.files.length > 0) {
			const mend = result.errors.length > 0 ? mendThem(dir, options) : "";
			if (options.write) process.stdout.write(`\n${(0,_proposal2_js__WEBPACK_IMPORTED_MODULE_13__.i)(dir, result.files)}${mend}`);
			else if (!target) process.stdout.write((0,_proposal2_js__WEBPACK_IMPORTED_MODULE_13__.t)() + mend);
			if (target) {
				const said = await (0,_proposal2_js__WEBPACK_IMPORTED_MODULE_13__.n)(target, repository.prefix, result.files, {
					branch: (0,_branches_js__WEBPACK_IMPORTED_MODULE_8__.o)(commit, records && partOf(records)),
					title: revertTitle(story),
					message: `Reverts ${commit} record by record.`,
					body: renderRevertMarkdown(story, repository.root, _forge_js__WEBPACK_IMPORTED_MODULE_30__.t)
				});
				process.stdout.write(`\n${said}`);
			}
		}
		return result.conflicts.length > 0 || result.errors.length > 0 ? 1 : 0;
	} catch (error) {
		throw await (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.o)(error, dir);
	} finally {
		await repository.close();
	}
}
function mendThem(dir, options) {
	const { layout, config } = options;
	const here = (0,node_path__WEBPACK_IMPORTED_MODULE_25__.relative)(process.cwd(), dir);
	const words = [
		"memory-steward check",
		...here === "" ? [] : [(0,_shell_word_js__WEBPACK_IMPORTED_MODULE_18__.r)(here)],
		...layout === void 0 ? [] : ["--layout", (0,_shell_word_js__WEBPACK_IMPORTED_MODULE_18__.r)(layout)],
		...config === void 0 ? [] : ["--config", (0,_shell_word_js__WEBPACK_IMPORTED_MODULE_18__.r)(config)],
		"--base HEAD"
	];
	return `${options.write ? "Now mend" : "Once they are written, mend"} in the files what the errors above ask for. This says what is left:\n  ${(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.L)(words.join(" "))}\n`;
}
async function requireBefore(repository, from, last) {
	if (from.id !== last.id && await (0,_proposal2_js__WEBPACK_IMPORTED_MODULE_13__.a)(repository, last, from)) return;
	throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.st(`${from.name} does not come before ${last.name}.`, "Name the last commit of the change first, and as --from the last one before it");
}
function partOf(records) {
	return (0,node_crypto__WEBPACK_IMPORTED_MODULE_23__.createHash)("sha256").update(JSON.stringify([...new Set(records)].sort())).digest("hex").slice(0, 8);
}



/***/ }),

/***/ 1744:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ gitIn),
/* harmony export */   r: () => (/* binding */ shellWord),
/* harmony export */   t: () => (/* binding */ endsOfRange)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);

// src/terminal/shell-word.ts
function shellWord(text) {
	return /^[\w@%+=:,./-][\w@%+=:,./~-]*$/.test(text) ? text : `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
function gitIn(dir) {
	const here = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(process.cwd(), dir);
	return here === "" ? "git" : `git -C ${shellWord(here)}`;
}
function endsOfRange({ from, to, isSinceParting }, dir) {
	const [first, last] = [shellWord(from), shellWord(to)];
	return [isSinceParting ? `"$(${gitIn(dir)} merge-base ${first} ${last})"` : first, last];
}



/***/ }),

/***/ 7636:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ touchedRecords),
/* harmony export */   t: () => (/* binding */ ownedBy)
/* harmony export */ });
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5553);

// src/commands/publish/touched-records.ts
function touchedRecords({ added, changed, vanished, unreadable, mended }) {
	return [
		...[...added, ...mended].map((record) => touched(void 0, record)),
		...changed.map(({ before, after }) => touched(before, after)),
		...vanished.map(({ before, renamedTo }) => touched(before, renamedTo)),
		...unreadable.map((record) => touched(record, void 0))
	].sort((a, b) => (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.na)(a.id, b.id));
}
function touched(before, after) {
	const sides = [before, after].filter((side) => side !== void 0);
	const declarations = sides.flatMap((side) => side.declarations);
	return {
		id: sides[0]?.id ?? "",
		...ownedBy(before, after),
		kinds: distinct(declarations.map(({ kind }) => kind)),
		classes: distinct(declarations.map(({ className }) => className)),
		sensitivity: distinct(declarations.map(({ sensitivity }) => sensitivity ?? "internal"))
	};
}
function ownedBy(before, after) {
	const ownersOf = (side) => distinct((side?.declarations ?? []).flatMap(({ owners }) => owners));
	const formerOwners = ownersOf(before);
	return {
		owners: distinct([...formerOwners, ...ownersOf(after)]),
		...before && { formerOwners }
	};
}
function distinct(values) {
	return [...new Set(values.filter((value) => value !== void 0))];
}



/***/ }),

/***/ 6144:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ isSame),
/* harmony export */   i: () => (/* binding */ editTogether),
/* harmony export */   n: () => (/* binding */ markedText),
/* harmony export */   o: () => (/* binding */ threeWay),
/* harmony export */   r: () => (/* binding */ mergeLines),
/* harmony export */   t: () => (/* binding */ editsBetween)
/* harmony export */ });
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5553);
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4573);
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_buffer__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7975);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(node_util__WEBPACK_IMPORTED_MODULE_2__);
/* harmony import */ var diff__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1318);




// src/memory/three-way.ts
function threeWay(base, now, wanted, options = {}) {
	return merge(base, now, wanted, {
		...options,
		pointer: [],
		label: []
	});
}
function merge(base, now, wanted, at) {
	if (isSame(base, wanted) || isSame(now, wanted)) return {
		value: now,
		wanted: now,
		conflicts: []
	};
	if (isSame(base, now)) return {
		value: wanted,
		wanted,
		conflicts: []
	};
	if ((0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Co)(base) && (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Co)(now) && (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Co)(wanted)) return mappings(base, now, wanted, at);
	if (Array.isArray(base) && Array.isArray(now) && Array.isArray(wanted)) return lists(base, now, wanted, at);
	const { pointer, label, texts } = at;
	if (typeof base === "string" && typeof now === "string" && typeof wanted === "string") {
		const merged = texts?.(base, now, wanted);
		if (merged) {
			const { value, wanted: other, isClean } = merged;
			return {
				value,
				wanted: other,
				conflicts: isClean ? [] : [{
					pointer,
					label,
					now,
					wanted
				}]
			};
		}
	}
	return {
		value: now,
		wanted,
		conflicts: [{
			pointer,
			label,
			now,
			wanted
		}]
	};
}
function inside(at, key) {
	return {
		...at,
		pointer: [...at.pointer, key],
		label: [...at.label, key]
	};
}
function within(at, index, member) {
	const { pointer, memberName } = at;
	const name = memberName?.(member, pointer);
	return name === void 0 ? inside(at, index) : {
		...at,
		pointer: [...pointer, index],
		label: [name]
	};
}
function mappings(base, now, wanted, at) {
	const value = new Map();
	const other = new Map();
	const conflicts = [];
	for (const key of new Set([...Object.keys(now), ...Object.keys(wanted)])) {
		const merged = merge((0,_check_js__WEBPACK_IMPORTED_MODULE_0__.wo)(base, key), (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.wo)(now, key), (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.wo)(wanted, key), inside(at, key));
		if (merged.value !== void 0) value.set(key, merged.value);
		if (merged.wanted !== void 0) other.set(key, merged.wanted);
		(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Xa)(conflicts, merged.conflicts);
	}
	return {
		value: Object.fromEntries(value),
		wanted: Object.fromEntries(other),
		conflicts
	};
}
function lists(base, now, wanted, at) {
	const nameOf = namesAt(at);
	const [was, is, goal] = [
		base,
		now,
		wanted
	].map((list) => list.map(nameOf));
	const merged = members(base, now, wanted, at);
	if (!was || !is || !goal || [
		was,
		is,
		goal
	].some((names) => new Set(names).size < names.length)) return merged;
	const isMoved = inOtherOrder(was, goal);
	if (isMoved && inOtherOrder(was, is) && inOtherOrder(is, goal) || bothReplace(was, is, goal)) {
		const { pointer, label } = at;
		return {
			value: now,
			wanted,
			conflicts: [{
				pointer,
				label,
				now,
				wanted
			}]
		};
	}
	const [lead, follow] = isMoved ? [goal, is] : [is, goal];
	const [value, other] = [merged.value, merged.wanted].map((list) => Array.isArray(list) ? arranged(list, nameOf, lead, follow) : list);
	return {
		...merged,
		value,
		wanted: other
	};
}
function bothReplace(was, is, goal) {
	const [inWas, inIs, inGoal] = [
		new Set(was),
		new Set(is),
		new Set(goal)
	];
	return was.some((name) => !inIs.has(name) && !inGoal.has(name)) && is.some((name) => !inWas.has(name) && !inGoal.has(name)) && goal.some((name) => !inWas.has(name) && !inIs.has(name));
}
function inOtherOrder(left, right) {
	const [inLeft, inRight] = [new Set(left), new Set(right)];
	const order = right.filter((name) => inLeft.has(name));
	return left.filter((name) => inRight.has(name)).some((name, index) => name !== order[index]);
}
function arranged(items, nameOf, lead, follow) {
	const byName = new Map(items.map((item) => [nameOf(item), item]));
	if (byName.size < items.length) return items;
	const [inLead, inFollow] = [new Set(lead), new Set(follow)];
	const behind = new Map();
	const atEnd = [];
	const lastShared = follow.findLastIndex((name) => inLead.has(name));
	let shared;
	follow.forEach((name, index) => {
		if (inLead.has(name)) shared = name;
		else if (index > lastShared) atEnd.push(name);
		else (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.pa)(behind, shared, name);
	});
	const order = [];
	let waiting = behind.get(void 0) ?? [];
	for (const name of lead) {
		if (inFollow.has(name)) {
			for (const each of waiting) order.push(each);
			waiting = behind.get(name) ?? [];
		}
		order.push(name);
	}
	const result = [
		...order,
		...waiting,
		...atEnd
	].filter((name) => byName.has(name));
	return result.length === items.length ? result.map((name) => byName.get(name)) : items;
}
function members(base, now, wanted, at) {
	const nameOf = namesAt(at);
	const old = new Members(base, nameOf);
	const goal = new Members(wanted, nameOf);
	const conflicts = [];
	const value = [];
	const other = [];
	const met = new Set();
	now.forEach((item, index) => {
		const name = nameOf(item);
		const [was, is] = [old.take(name), goal.take(name)];
		met.add(name);
		const here = within(at, index, item);
		const { pointer, label } = here;
		if (was === ABSENT && is === ABSENT) {
			value.push(item);
			other.push(item);
		} else if (is === ABSENT) {
			if (isSame(was, item)) return;
			conflicts.push({
				pointer,
				label,
				now: item,
				wanted: void 0
			});
			value.push(item);
		} else if (was === ABSENT) {
			if (!isSame(is, item)) conflicts.push({
				pointer,
				label,
				now: item,
				wanted: is
			});
			value.push(item);
			other.push(is);
		} else {
			const merged = merge(was, item, is, here);
			(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Xa)(conflicts, merged.conflicts);
			value.push(merged.value);
			other.push(merged.wanted);
		}
	});
	for (const item of wanted) {
		const name = nameOf(item);
		const left = goal.take(name);
		if (left === ABSENT) continue;
		const was = old.take(name);
		if (was === ABSENT) {
			value.push(left);
			other.push(left);
		} else if (!isSame(was, left)) {
			const { pointer, label } = within(at, now.length, left);
			conflicts.push({
				pointer,
				label,
				now: void 0,
				wanted: left
			});
			other.push(left);
		}
	}
	return {
		value,
		wanted: other,
		conflicts
	};
}
const ABSENT = Symbol("absent");
var Members = class {
	#byName;
	constructor(list, nameOf) {
		this.#byName = (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.ma)(list, nameOf);
		for (const queue of this.#byName.values()) queue.reverse();
	}
	take(name) {
		const queue = this.#byName.get(name);
		return queue === void 0 || queue.length === 0 ? ABSENT : queue.pop();
	}
};
const NAMING_KEYS = [
	"id",
	"target",
	"to",
	"name",
	"key",
	"path",
	"url"
];
function namesAt({ pointer, memberName }) {
	return (item) => {
		const name = memberName?.(item, pointer);
		return name === void 0 ? commonName(item) : JSON.stringify([name]);
	};
}
function commonName(item) {
	if ((0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Co)(item)) {
		const key = NAMING_KEYS.find((name) => typeof (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.wo)(item, name) === "string");
		if (key !== void 0) return JSON.stringify([(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.wo)(item, "kind"), (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.wo)(item, key)]);
	}
	return (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.So)(item);
}
function isSame(a, b) {
	return Object.is(a, b) || typeof a === "object" && typeof b === "object" && (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.So)(a) === (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.So)(b);
}
// src/parse/edit-together.ts
const MAX_READ = 16777216;
const COST_OF_READING = 16384;
const COST_OF_EDIT = 512;
const MAX_EDITS$2 = 5e3;
function editTogether(path, format, text, document, edits) {
	if (edits.length > MAX_EDITS$2) return void 0;
	const mark = text.startsWith("\ufeff") ? "\ufeff" : "";
	const budget = { left: MAX_READ };
	const edited = editedText(path, format, text.slice(mark.length), document, edits, budget);
	return edited === void 0 ? void 0 : mark + edited;
}
function editedText(path, format, text, document, edits, budget) {
	const [first] = edits;
	if (!first) return text;
	if (budget.left <= 0) return void 0;
	budget.left -= COST_OF_READING + text.length + COST_OF_EDIT * edits.length;
	const file = new _check_js__WEBPACK_IMPORTED_MODULE_0__.Da(path, format, node_buffer__WEBPACK_IMPORTED_MODULE_1__.Buffer.from(text));
	if (edits.length === 1) {
		const edit = (0,_check_js__WEBPACK_IMPORTED_MODULE_0__._r)(file, document, first);
		return edit && (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.xr)(text, [edit]);
	}
	const whole = atOnce(file, document, edits);
	if (whole !== void 0) return whole;
	const middle = Math.ceil(edits.length / 2);
	const half = editedText(path, format, text, document, edits.slice(0, middle), budget);
	return half === void 0 ? void 0 : editedText(path, format, half, document, edits.slice(middle), budget);
}
function joined(text, region, plans) {
	const parts = [];
	let from = region.start;
	let isCut = false;
	for (const plan of plans) {
		const isDeletion = plan.text === "";
		if (plan.start >= from) {
			if (plan.start > from || !isDeletion) parts.push(text.slice(from, plan.start), plan.text);
		} else {
			if (!isDeletion || !isCut || plan.end < from) return void 0;
			const kept = parts.findLastIndex((part) => part !== "");
			parts[kept] = withoutComma(parts[kept] ?? "");
		}
		isCut = isDeletion;
		from = plan.end;
	}
	return parts.join("") + text.slice(from, region.end);
}
function withoutComma(text) {
	const trimmed = text.trimEnd();
	return trimmed.endsWith(",") && !trimmed.slice(trimmed.lastIndexOf("\n") + 1).includes("#") ? trimmed.slice(0, -1) : trimmed;
}
function atOnce(file, document, edits) {
	const value = file.content(document)?.value;
	const region = (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.br)(file, document);
	const meant = region && (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Cr)(structuredClone(value), edits);
	if (!meant) return void 0;
	const plans = [];
	for (const [index, edit] of edits.entries()) {
		const plan = (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.yr)(file, document, edit);
		if (!plan) return void 0;
		plans.push({
			...plan,
			index,
			isItem: edit.kind === "insert" && /^\d+$/.test(edit.key)
		});
	}
	plans.sort((a, b) => a.start - b.start || (a.isItem && b.isItem ? b.index - a.index : a.index - b.index));
	const edited = joined(file.text, region, plans);
	if (edited === void 0) return void 0;
	const after = file.withText(edited);
	if (after.slices.length !== 1 || !(0,node_util__WEBPACK_IMPORTED_MODULE_2__.isDeepStrictEqual)(after.content(0)?.value, meant.value)) return void 0;
	return file.text.slice(0, region.start) + edited + file.text.slice(region.end);
}
// src/updates/merge-lines.ts
const MAX_EDITS$1 = 4e3;
function mergeLines(base, now, wanted, meeting = "touching") {
	if (base === wanted || now === wanted) return {
		value: now,
		wanted: now,
		isClean: true
	};
	if (base === now) return {
		value: wanted,
		wanted,
		isClean: true
	};
	const old = linesOf(base);
	const cut = (changes) => meeting === "overlapping" ? changes?.flatMap(byLine) : changes;
	const [came, asked] = [cut(hunks(old, linesOf(now))), cut(hunks(old, linesOf(wanted)))];
	if (!came || !asked) return void 0;
	return new LineMerge(old, withoutRepeated(came, asked), withoutRepeated(asked, came), meeting).run();
}
var LineMerge = class {
	#old;
	#ours;
	#theirs;
	#meeting;
	#value = [];
	#other = [];
	#isClean = true;
	#at = 0;
	#left = 0;
	#right = 0;
	constructor(old, ours, theirs, meeting) {
		this.#old = old;
		this.#ours = ours;
		this.#theirs = theirs;
		this.#meeting = meeting;
	}
	run() {
		while (this.#left < this.#ours.length || this.#right < this.#theirs.length) {
			const [mine, its] = [this.#ours[this.#left], this.#theirs[this.#right]];
			const start = Math.min(mine?.start ?? Infinity, its?.start ?? Infinity);
			this.#pushBoth(this.#old.slice(this.#at, start));
			this.#at = start;
			if (this.#meeting === "touching" || !this.#pushWhatStoodFirst(mine, its)) this.#pushMeeting(start);
		}
		this.#pushBoth(this.#old.slice(this.#at));
		return {
			value: this.#value.join(""),
			wanted: this.#other.join(""),
			isClean: this.#isClean
		};
	}
	#pushWhatStoodFirst(mine, its) {
		if (!its || mine?.start !== its.start) return false;
		if (standsBefore(its, mine)) {
			this.#pushBoth(its.lines);
			this.#right++;
			return true;
		}
		if (!standsBefore(mine, its)) return false;
		this.#pushBoth(mine.lines);
		this.#left++;
		return true;
	}
	#pushMeeting(start) {
		const [firstLeft, firstRight] = [this.#left, this.#right];
		const end = this.#endOfMeeting(start);
		const mine = replaced(this.#old, start, end, this.#ours.slice(firstLeft, this.#left));
		const its = replaced(this.#old, start, end, this.#theirs.slice(firstRight, this.#right));
		if (firstLeft === this.#left) this.#pushBoth(its);
		else if (firstRight === this.#right || mine.join("") === its.join("")) this.#pushBoth(mine);
		else {
			(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Xa)(this.#value, mine);
			(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Xa)(this.#other, its);
			this.#isClean = false;
		}
		this.#at = end;
	}
	#endOfMeeting(start) {
		let end = start;
		const isMet = (hunk) => hunk !== void 0 && (hunk.start < end || hunk.start === start);
		for (;;) {
			const [mine, its] = [this.#ours[this.#left], this.#theirs[this.#right]];
			if (isMet(mine)) {
				end = Math.max(end, mine.end);
				this.#left++;
			} else if (isMet(its)) {
				end = Math.max(end, its.end);
				this.#right++;
			} else return end;
		}
	}
	#pushBoth(lines) {
		for (const line of lines) {
			this.#value.push(line);
			this.#other.push(line);
		}
	}
};
function markedText(now, wanted, names) {
	const old = linesOf(now);
	const differing = hunks(old, linesOf(wanted)) ?? [{
		start: 0,
		end: old.length,
		lines: linesOf(wanted)
	}];
	const result = [];
	let at = 0;
	for (const { start, end, lines } of differing) {
		(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Xa)(result, old.slice(at, start));
		result.push(`<<<<<<< ${names.now}\n`);
		(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Xa)(result, ended(old.slice(start, end)));
		result.push("=======\n");
		(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Xa)(result, ended(lines));
		result.push(`>>>>>>> ${names.wanted}\n`);
		at = end;
	}
	(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Xa)(result, old.slice(at));
	return result.join("");
}
function withoutRepeated(hunks, others) {
	const byEnd = new Map(others.filter(({ start, end }) => start < end).map((other) => [other.end, other.lines]));
	return hunks.filter(({ start, end, lines }) => {
		return (start === end ? byEnd.get(start)?.slice(-lines.length) : void 0)?.join("") !== lines.join("");
	});
}
function standsBefore(first, second) {
	const last = first.lines.at(-1) ?? "";
	if (first.start < first.end || !last.endsWith("\n") || first.lines.join("") === second.lines.join("")) return false;
	return second.start < second.end && second.lines.length > 0 || !/^\s*#/.test(last);
}
function byLine({ start, end, lines }) {
	if (lines.length !== end - start) return [{
		start,
		end,
		lines
	}];
	return lines.map((line, index) => ({
		start: start + index,
		end: start + index + 1,
		lines: [line]
	}));
}
function hunks(old, fresh) {
	const texts = [];
	const [was, is] = numbered([old, fresh], texts);
	if (!was || !is || differ(was, is, texts.length) > MAX_EDITS$1) return void 0;
	const changes = (0,diff__WEBPACK_IMPORTED_MODULE_3__/* .diffArrays */ .E)(was, is, { maxEditLength: MAX_EDITS$1 });
	if (!changes) return void 0;
	const result = [];
	let at = 0;
	for (const { value: numbers, added, removed } of changes) {
		const value = numbers.map((number) => texts[number] ?? "");
		const last = result.at(-1);
		if (added) {
			if (last?.end === at) (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Xa)(last.lines, value);
			else result.push({
				start: at,
				end: at,
				lines: [...value]
			});
		} else {
			if (removed) {
				if (last?.end === at) last.end += value.length;
				else result.push({
					start: at,
					end: at + value.length,
					lines: []
				});
			}
			at += value.length;
		}
	}
	return result;
}
function numbered(sides, texts) {
	const numbers = new Map();
	return sides.map((lines) => lines.map((line) => {
		let number = numbers.get(line);
		if (number === void 0) numbers.set(line, number = texts.push(line) - 1);
		return number;
	}));
}
function differ(was, is, count) {
	const more = new Int32Array(count);
	for (const number of was) more[number] = (more[number] ?? 0) - 1;
	for (const number of is) more[number] = (more[number] ?? 0) + 1;
	return more.reduce((sum, each) => sum + Math.abs(each), 0);
}
function replaced(old, start, end, by) {
	const result = [];
	let at = start;
	for (const hunk of by) {
		(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Xa)(result, old.slice(at, hunk.start));
		(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Xa)(result, hunk.lines);
		at = hunk.end;
	}
	(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Xa)(result, old.slice(at, end));
	return result;
}
function linesOf(text) {
	return text.match(/[^\n]*\n|[^\n]+$/g) ?? [];
}
function ended(lines) {
	return lines.map((line) => line.endsWith("\n") ? line : `${line}\n`);
}
// src/updates/value-edits.ts
const MAX_EDITS = 50;
function editsBetween(before, after, at, lists = "members", memberName) {
	if (isSame(before, after)) return [];
	const whole = [{
		kind: "set",
		pointer: at,
		value: after
	}];
	if (Array.isArray(before) && Array.isArray(after)) {
		const sides = {
			before,
			after,
			at,
			memberName
		};
		const edits = lists === "members" ? inPlace(sides) ?? comeAndGone(sides) : void 0;
		return edits && edits.length <= MAX_EDITS ? edits : whole;
	}
	if (!(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Co)(before) || !(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Co)(after)) return whole;
	const edits = [];
	for (const key of Object.keys(before)) if (!Object.hasOwn(after, key)) edits.push({
		kind: "delete",
		pointer: [...at, key]
	});
	else (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Xa)(edits, editsBetween(before[key], after[key], [...at, key], lists, memberName));
	for (const key of Object.keys(after)) if (!Object.hasOwn(before, key)) edits.push({
		kind: "insert",
		pointer: at,
		key,
		value: after[key]
	});
	return edits;
}
function inPlace({ before, after, at, memberName }) {
	if (before.length !== after.length) return void 0;
	const [was, is] = numbers(before, after, _check_js__WEBPACK_IMPORTED_MODULE_0__.So);
	const others = new Set(is);
	const differing = [...was.keys()].filter((index) => was[index] !== is[index]);
	if (differing.length > MAX_EDITS || differing.some((index) => others.has(was[index] ?? -1))) return void 0;
	const nameOf = namesAt({
		pointer: at,
		memberName
	});
	const isOther = (was, is) => (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Co)(was) && (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Co)(is) && hasName(was, nameOf) && hasName(is, nameOf) && nameOf(was) !== nameOf(is);
	if (differing.some((index) => isOther(before[index], after[index]))) return void 0;
	return differing.flatMap((index) => editsBetween(before[index], after[index], [...at, index], "members", memberName));
}
function comeAndGone({ before, after, at, memberName }) {
	const [was, is] = numbers(before, after, namesAt({
		pointer: at,
		memberName
	}));
	const parts = (0,diff__WEBPACK_IMPORTED_MODULE_3__/* .diffArrays */ .E)(was, is, { maxEditLength: MAX_EDITS });
	if (!parts?.some(({ added, removed }) => !added && !removed)) return void 0;
	const edits = [];
	let [left, right] = [before.length, after.length];
	for (const { added, removed, count } of parts.reverse()) for (let each = 0; each < count; each++) {
		if (added) edits.push({
			kind: "insert",
			pointer: at,
			key: String(left),
			value: after[--right]
		});
		else if (removed) edits.push({
			kind: "delete",
			pointer: [...at, --left]
		});
		else (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Xa)(edits, editsBetween(before[--left], after[--right], [...at, left], "members", memberName));
		if (edits.length > MAX_EDITS) return edits;
	}
	return edits;
}
function hasName(member, nameOf) {
	return nameOf(member) !== (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.So)(member);
}
function numbers(before, after, naming) {
	const names = new Map();
	const nameOf = (item) => {
		const text = naming(item);
		const name = names.get(text) ?? names.size;
		names.set(text, name);
		return name;
	};
	return [before.map(nameOf), after.map(nameOf)];
}



/***/ }),

/***/ 1318:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ diffArrays)
/* harmony export */ });
/* unused harmony export arrayDiff */
/* harmony import */ var _base_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3102);

class ArrayDiff extends _base_js__WEBPACK_IMPORTED_MODULE_0__/* ["default"] */ .A {
    tokenize(value) {
        return value.slice();
    }
    join(value) {
        return value;
    }
    removeEmpty(value) {
        return value;
    }
}
const arrayDiff = new ArrayDiff();
function diffArrays(oldArr, newArr, options) {
    return arrayDiff.diff(oldArr, newArr, options);
}


/***/ }),

/***/ 3102:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ Diff)
/* harmony export */ });
class Diff {
    diff(oldStr, newStr, 
    // Type below is not accurate/complete - see above for full possibilities - but it compiles
    options = {}) {
        let callback;
        if (typeof options === 'function') {
            callback = options;
            options = {};
        }
        else if ('callback' in options) {
            callback = options.callback;
        }
        // Allow subclasses to massage the input prior to running
        const oldString = this.castInput(oldStr, options);
        const newString = this.castInput(newStr, options);
        const oldTokens = this.removeEmpty(this.tokenize(oldString, options));
        const newTokens = this.removeEmpty(this.tokenize(newString, options));
        return this.diffWithOptionsObj(oldTokens, newTokens, options, callback);
    }
    diffWithOptionsObj(oldTokens, newTokens, options, callback) {
        var _a;
        const done = (value) => {
            value = this.postProcess(value, options);
            if (callback) {
                setTimeout(function () { callback(value); }, 0);
                return undefined;
            }
            else {
                return value;
            }
        };
        const newLen = newTokens.length, oldLen = oldTokens.length;
        let editLength = 1;
        let maxEditLength = newLen + oldLen;
        if (options.maxEditLength != null) {
            maxEditLength = Math.min(maxEditLength, options.maxEditLength);
        }
        const maxExecutionTime = (_a = options.timeout) !== null && _a !== void 0 ? _a : Infinity;
        const abortAfterTimestamp = Date.now() + maxExecutionTime;
        const bestPath = [{ oldPos: -1, lastComponent: undefined }];
        // Seed editLength = 0, i.e. the content starts with the same values
        let newPos = this.extractCommon(bestPath[0], newTokens, oldTokens, 0, options);
        if (bestPath[0].oldPos + 1 >= oldLen && newPos + 1 >= newLen) {
            // Identity per the equality and tokenizer
            return done(this.buildValues(bestPath[0].lastComponent, newTokens, oldTokens));
        }
        // Once we hit the right edge of the edit graph on some diagonal k, we can
        // definitely reach the end of the edit graph in no more than k edits, so
        // there's no point in considering any moves to diagonal k+1 any more (from
        // which we're guaranteed to need at least k+1 more edits).
        // Similarly, once we've reached the bottom of the edit graph, there's no
        // point considering moves to lower diagonals.
        // We record this fact by setting minDiagonalToConsider and
        // maxDiagonalToConsider to some finite value once we've hit the edge of
        // the edit graph.
        // This optimization is not faithful to the original algorithm presented in
        // Myers's paper, which instead pointlessly extends D-paths off the end of
        // the edit graph - see page 7 of Myers's paper which notes this point
        // explicitly and illustrates it with a diagram. This has major performance
        // implications for some common scenarios. For instance, to compute a diff
        // where the new text simply appends d characters on the end of the
        // original text of length n, the true Myers algorithm will take O(n+d^2)
        // time while this optimization needs only O(n+d) time.
        let minDiagonalToConsider = -Infinity, maxDiagonalToConsider = Infinity;
        // Main worker method. checks all permutations of a given edit length for acceptance.
        const execEditLength = () => {
            for (let diagonalPath = Math.max(minDiagonalToConsider, -editLength); diagonalPath <= Math.min(maxDiagonalToConsider, editLength); diagonalPath += 2) {
                let basePath;
                const removePath = bestPath[diagonalPath - 1], addPath = bestPath[diagonalPath + 1];
                if (removePath) {
                    // No one else is going to attempt to use this value, clear it
                    // @ts-expect-error - perf optimisation. This type-violating value will never be read.
                    bestPath[diagonalPath - 1] = undefined;
                }
                let canAdd = false;
                if (addPath) {
                    // what newPos will be after we do an insertion:
                    const addPathNewPos = addPath.oldPos - diagonalPath;
                    canAdd = addPath && 0 <= addPathNewPos && addPathNewPos < newLen;
                }
                const canRemove = removePath && removePath.oldPos + 1 < oldLen;
                if (!canAdd && !canRemove) {
                    // If this path is a terminal then prune
                    // @ts-expect-error - perf optimisation. This type-violating value will never be read.
                    bestPath[diagonalPath] = undefined;
                    continue;
                }
                // Select the diagonal that we want to branch from. We select the prior
                // path whose position in the old string is the farthest from the origin
                // and does not pass the bounds of the diff graph
                if (!canRemove || (canAdd && removePath.oldPos < addPath.oldPos)) {
                    basePath = this.addToPath(addPath, true, false, 0, options);
                }
                else {
                    basePath = this.addToPath(removePath, false, true, 1, options);
                }
                newPos = this.extractCommon(basePath, newTokens, oldTokens, diagonalPath, options);
                if (basePath.oldPos + 1 >= oldLen && newPos + 1 >= newLen) {
                    // If we have hit the end of both strings, then we are done
                    return done(this.buildValues(basePath.lastComponent, newTokens, oldTokens)) || true;
                }
                else {
                    bestPath[diagonalPath] = basePath;
                    if (basePath.oldPos + 1 >= oldLen) {
                        maxDiagonalToConsider = Math.min(maxDiagonalToConsider, diagonalPath - 1);
                    }
                    if (newPos + 1 >= newLen) {
                        minDiagonalToConsider = Math.max(minDiagonalToConsider, diagonalPath + 1);
                    }
                }
            }
            editLength++;
        };
        // Performs the length of edit iteration. Is a bit fugly as this has to support the
        // sync and async mode which is never fun. Loops over execEditLength until a value
        // is produced, or until the edit length exceeds options.maxEditLength (if given),
        // in which case it will return undefined.
        if (callback) {
            (function exec() {
                setTimeout(function () {
                    if (editLength > maxEditLength || Date.now() > abortAfterTimestamp) {
                        return callback(undefined);
                    }
                    if (!execEditLength()) {
                        exec();
                    }
                }, 0);
            }());
        }
        else {
            while (editLength <= maxEditLength && Date.now() <= abortAfterTimestamp) {
                const ret = execEditLength();
                if (ret) {
                    return ret;
                }
            }
        }
    }
    addToPath(path, added, removed, oldPosInc, options) {
        const last = path.lastComponent;
        if (last && !options.oneChangePerToken && last.added === added && last.removed === removed) {
            return {
                oldPos: path.oldPos + oldPosInc,
                lastComponent: { count: last.count + 1, added: added, removed: removed, previousComponent: last.previousComponent }
            };
        }
        else {
            return {
                oldPos: path.oldPos + oldPosInc,
                lastComponent: { count: 1, added: added, removed: removed, previousComponent: last }
            };
        }
    }
    extractCommon(basePath, newTokens, oldTokens, diagonalPath, options) {
        const newLen = newTokens.length, oldLen = oldTokens.length;
        let oldPos = basePath.oldPos, newPos = oldPos - diagonalPath, commonCount = 0;
        while (newPos + 1 < newLen && oldPos + 1 < oldLen && this.equals(oldTokens[oldPos + 1], newTokens[newPos + 1], options)) {
            newPos++;
            oldPos++;
            commonCount++;
            if (options.oneChangePerToken) {
                basePath.lastComponent = { count: 1, previousComponent: basePath.lastComponent, added: false, removed: false };
            }
        }
        if (commonCount && !options.oneChangePerToken) {
            basePath.lastComponent = { count: commonCount, previousComponent: basePath.lastComponent, added: false, removed: false };
        }
        basePath.oldPos = oldPos;
        return newPos;
    }
    equals(left, right, options) {
        if (options.comparator) {
            return options.comparator(left, right);
        }
        else {
            return left === right
                || (!!options.ignoreCase && left.toLowerCase() === right.toLowerCase());
        }
    }
    removeEmpty(array) {
        const ret = [];
        for (let i = 0; i < array.length; i++) {
            if (array[i]) {
                ret.push(array[i]);
            }
        }
        return ret;
    }
    // eslint-disable-next-line @typescript-eslint/no-unused-vars
    castInput(value, options) {
        return value;
    }
    // eslint-disable-next-line @typescript-eslint/no-unused-vars
    tokenize(value, options) {
        return Array.from(value);
    }
    join(chars) {
        // Assumes ValueT is string, which is the case for most subclasses.
        // When it's false, e.g. in diffArrays, this method needs to be overridden (e.g. with a no-op)
        // Yes, the casts are verbose and ugly, because this pattern - of having the base class SORT OF
        // assume tokens and values are strings, but not completely - is weird and janky.
        return chars.join('');
    }
    postProcess(changeObjects, 
    // eslint-disable-next-line @typescript-eslint/no-unused-vars
    options) {
        return changeObjects;
    }
    get useLongestToken() {
        return false;
    }
    buildValues(lastComponent, newTokens, oldTokens) {
        // First we convert our linked list of components in reverse order to an
        // array in the right order:
        const components = [];
        let nextComponent;
        while (lastComponent) {
            components.push(lastComponent);
            nextComponent = lastComponent.previousComponent;
            delete lastComponent.previousComponent;
            lastComponent = nextComponent;
        }
        components.reverse();
        const componentLen = components.length;
        let componentPos = 0, newPos = 0, oldPos = 0;
        for (; componentPos < componentLen; componentPos++) {
            const component = components[componentPos];
            if (!component.removed) {
                if (!component.added && this.useLongestToken) {
                    let value = newTokens.slice(newPos, newPos + component.count);
                    value = value.map(function (value, i) {
                        const oldValue = oldTokens[oldPos + i];
                        return oldValue.length > value.length ? oldValue : value;
                    });
                    component.value = this.join(value);
                }
                else {
                    component.value = this.join(newTokens.slice(newPos, newPos + component.count));
                }
                newPos += component.count;
                // Common case
                if (!component.added) {
                    oldPos += component.count;
                }
            }
            else {
                component.value = this.join(oldTokens.slice(oldPos, oldPos + component.count));
                oldPos += component.count;
            }
        }
        return components;
    }
}


/***/ })

};
;