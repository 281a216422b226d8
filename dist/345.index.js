"use strict";
exports.id = 345;
exports.ids = [345];
exports.modules = {

/***/ 9175:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ withMember),
/* harmony export */   n: () => (/* binding */ meantRecord),
/* harmony export */   r: () => (/* binding */ fileMembers),
/* harmony export */   t: () => (/* binding */ meantFile)
/* harmony export */ });
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5553);

// src/updates/file-members.ts
function fileMembers(record, shape, isNew) {
	return moved(moved(record, "kind", shape, isNew), "id", shape, isNew);
}
function moved(record, name, shape, isNew) {
	const sources = shape?.fields[name];
	const paths = (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Qr)(sources);
	const isThere = paths.some((path) => path.length === 1 && path[0] === name);
	if (!sources || isThere || !Object.hasOwn(record, name)) return record;
	const { [name]: value, ...others } = record;
	const [path] = paths;
	if (!isNew || !path || (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.To)(others, path) !== void 0) return others;
	return path.length === 1 ? {
		...withMember({}, path, value),
		...others
	} : withMember(others, path, value);
}
function withMember(members, path, value) {
	const [key = "", ...inner] = path;
	if (inner.length === 0) return {
		...members,
		[key]: value
	};
	const holder = (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Co)(members[key]) ? members[key] : {};
	return {
		...members,
		[key]: withMember(holder, inner, value)
	};
}
// src/commands/propose/meant-names.ts
const TELLABLE_ID = new RegExp("^[\\p{L}\\p{N}_:./-]{1,200}$", "u");
function meantRecord(id, graph) {
	const near = (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Ur)(id, graph);
	const isTold = (each) => TELLABLE_ID.test(each) && !(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.En)(graph.records.get(each)?.declarations ?? []);
	return near?.ids.every(isTold) ? ` Did you mean ${(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Gr)(near.ids, "or")}?` : "";
}
const MAX_SEARCHED = 5e3;
function meantFile(path, graph, root) {
	const [folder, name] = [path.slice(0, path.lastIndexOf("/") + 1), (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Zi)(path)];
	const restricted = (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.On)([graph]).paths;
	const files = [...new Set(graph.declarations.map((declaration) => declaration.path))].filter((file) => !restricted.has(file) && file.startsWith(root) && TELLABLE_ID.test(file));
	const beside = files.filter((file) => file.lastIndexOf("/") + 1 === folder.length && file.startsWith(folder));
	const near = beside.length > MAX_SEARCHED ? void 0 : (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.va)(path, beside)?.name;
	const namesakes = files.filter((file) => file.endsWith(`/${name}`));
	const meant = near ?? (namesakes.length === 1 ? namesakes[0] : void 0);
	return meant === void 0 ? "" : ` Did you mean ${meant.slice(root.length)}?`;
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

/***/ 345:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ updateBasis),
/* harmony export */   i: () => (/* binding */ judgeUpdate),
/* harmony export */   n: () => (/* binding */ reviewChanges),
/* harmony export */   o: () => (/* binding */ newRecordPlace),
/* harmony export */   r: () => (/* binding */ checkChanges),
/* harmony export */   t: () => (/* binding */ knownRecords)
/* harmony export */ });
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4105);
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5553);
/* harmony import */ var _refusal_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4157);
/* harmony import */ var _whole_sentence_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(1422);
/* harmony import */ var _read_update_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9815);
/* harmony import */ var _place_record_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2754);
/* harmony import */ var _write_yaml_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1416);
/* harmony import */ var _merge_record_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(863);
/* harmony import */ var _new_errors_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7731);
/* harmony import */ var _keyed_records_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(352);
/* harmony import */ var _time_pointer_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(3084);
/* harmony import */ var _rejected_before_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(6891);
/* harmony import */ var _review_index_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(8268);
/* harmony import */ var _meant_names_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(9175);
/* harmony import */ var _overlay_comparison_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(8239);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(7598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_13___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_13__);
















// src/updates/path-policy.ts
const PROTECTED = /^(?:ontology|indexes|snapshots|schemas)\//;
const PROTECTED_FILE = /^(?:memory-steward\.[^/]*|(?:[^/]+\/)*codeowners)$/;
const FORGE_FOLDER = ".github/";
const UNUSUAL_START = /^[.~-]/;
const ODD_CHARACTER = new RegExp("[\\p{Cc}\\p{Cf}\\p{Zl}\\p{Zp}\\p{Cs}]", "u");
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
		const below = path.slice(layout.root.length);
		const folded = (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.vo)(below);
		const isOfForge = folded.startsWith(FORGE_FOLDER);
		if (isUnsafe(isOfForge ? below.replace(/^[^/]*\//, "") : below)) return no("UNSAFE_PATH", "names a path that is not safe");
		if (isOfForge || PROTECTED.test(folded) || PROTECTED_FILE.test(folded) || isGate(path)) return no("PROTECTED_PATH", "names a file that updates may not touch");
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
			const folded = (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.vo)(part);
			if (this.#spellings.has(folded)) return;
			this.#spellings.set(folded, part);
		}
	}
	#agrees(path) {
		for (let end = path.length; end > 0; end = path.lastIndexOf("/", end - 1)) {
			const part = path.slice(0, end);
			if ((this.#spellings.get((0,_check_js__WEBPACK_IMPORTED_MODULE_1__.vo)(part)) ?? part) !== part) return false;
		}
		return true;
	}
	#isFolder(path) {
		if (this.#spellings.has((0,_check_js__WEBPACK_IMPORTED_MODULE_1__.vo)(path))) return true;
		for (let end = path.lastIndexOf("/"); end > 0; end = path.lastIndexOf("/", end - 1)) {
			const above = path.slice(0, end);
			if (this.#entries.has(above) || this.#admitted.has(above)) return true;
		}
		return false;
	}
};
function isUnsafe(path) {
	if (ODD_CHARACTER.test(path) || path.normalize("NFC") !== path) return true;
	return path.split("/").some((name) => UNUSUAL_START.test(name) || (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.Ba)(name));
}
// src/commands/propose/not-editable.ts
function notEditable(path, bytes, change) {
	const tree = new _check_js__WEBPACK_IMPORTED_MODULE_1__.Da(path, (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.Ca)(path) ?? "yaml", bytes).tree(0);
	const why = tree && hasAlias(tree) ? "the file gives one value to several fields, by an anchor of YAML (\"&name\", \"*name\"), and all of them would change" : "something else in the text of its file would change with them";
	return (0,_refusal_js__WEBPACK_IMPORTED_MODULE_2__.t)("NOT_EDITABLE", `Change ${change} sets fields that cannot be set alone: ${why}.`, { change });
}
function hasAlias({ kind, entries }) {
	return kind === "alias" || entries.some(({ value }) => hasAlias(value));
}
// src/commands/propose/new-record-place.ts
function newRecordPlace(kind, gate, graph, paths, isData = false) {
	const candidates = classesFor(kind, gate);
	const place = namedByFolder(kind, gate, graph, candidates) ?? (0,_place_record_js__WEBPACK_IMPORTED_MODULE_4__.f)(kind, gate, graph, paths, isData) ?? namedById(gate, candidates);
	const layoutClass = place && gate.layout.classOf(`${place.folder}${place.name ?? `x${place.extension}`}`);
	if (!layoutClass) return void 0;
	const named = (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.gi)(layoutClass);
	const { root } = gate.layout;
	const prefix = gate.ontology.nodeKinds.get(kind)?.prefix;
	return {
		layoutClass,
		fileOf: (id) => fileOf(id, place, named, root),
		idOf: (word) => {
			if (named === "$file" || named === "$path") return `${place.folder.slice(root.length)}${word}${named === "$file" ? place.extension : ""}`;
			return prefix === void 0 ? word : `${prefix}:${word}`;
		}
	};
}
function fileOf(id, place, named, root) {
	const { folder, extension, name } = place;
	switch (named) {
		case "$file": return root + id;
		case "$path": return root + id + extension;
		case "$stem": return id.includes("/") ? void 0 : folder + id + extension;
		case "$folder": return id.includes("/") ? void 0 : `${folder}${id}/${name ?? ""}`;
		case void 0: {
			const slug = (0,_place_record_js__WEBPACK_IMPORTED_MODULE_4__.p)(id.slice(id.indexOf(":") + 1));
			return slug === "" ? void 0 : folder + slug + extension;
		}
	}
}
function classesFor(kind, { layout }) {
	return [...layout.classes.values()].filter((each) => {
		if (each.generated || each.appendOnly || !(0,_check_js__WEBPACK_IMPORTED_MODULE_1__.Sa)(each, layout)) return false;
		return (each.records === "always" || each.records === "identified") && (0,_place_record_js__WEBPACK_IMPORTED_MODULE_4__.c)(kind, each);
	});
}
function namedByFolder(kind, gate, graph, candidates) {
	for (const layoutClass of candidates.filter((each) => (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.gi)(each) === "$folder")) for (const glob of layoutClass.files) {
		const name = /(?:^|\/)([^/*?{}[\]]+)$/.exec(glob)?.[1];
		if (name === void 0) continue;
		return {
			folder: mostAbove(kind, graph, name) ?? gate.layout.root + (0,_place_record_js__WEBPACK_IMPORTED_MODULE_4__.t)(glob),
			extension: "",
			name
		};
	}
}
function mostAbove(kind, graph, name) {
	const paths = (0,_place_record_js__WEBPACK_IMPORTED_MODULE_4__.d)(kind, graph).filter((path) => path.endsWith(`/${name}`));
	return (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.ha)((0,_check_js__WEBPACK_IMPORTED_MODULE_1__.ga)(paths.map((path) => (0,_place_record_js__WEBPACK_IMPORTED_MODULE_4__.i)((0,_place_record_js__WEBPACK_IMPORTED_MODULE_4__.i)(path).slice(0, -1)))))[0]?.[0];
}
function namedById({ layout }, candidates) {
	for (const layoutClass of candidates.filter((each) => (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.gi)(each) !== void 0)) for (const glob of layoutClass.files) {
		const extension = /\.[A-Za-z0-9]+$/.exec(glob)?.[0];
		const folder = layout.root + (0,_place_record_js__WEBPACK_IMPORTED_MODULE_4__.t)(glob);
		if (extension !== void 0 && layout.classOf(`${folder}x${extension}`) === layoutClass) return {
			folder,
			extension
		};
	}
}
// src/commands/propose/unread-attributes.ts
const NAME = "attributes";
const MAX_NAMED = 10;
function readsAttributes(path, kind, { layout, schemasFor }) {
	const found = layout.classOf(path);
	if (!found) return true;
	return isInLayout(found) || schemasFor(found.name, kind).some(({ members }) => members.has(NAME));
}
function isInLayout({ shapes, edgeSources, bodyAttribute }) {
	const paths = [...shapes.flatMap(pathsOf), ...edgeSources.map(({ path }) => path)];
	return bodyAttribute === NAME || paths.some(([first]) => first === NAME);
}
function pathsOf({ when, each, patchWhen, fields }) {
	const sources = Object.values(fields).flat();
	return [
		...when?.has ?? [],
		...(when?.equals ?? []).map(([path]) => path),
		...each ? [each] : [],
		...patchWhen,
		...sources.flatMap(_check_js__WEBPACK_IMPORTED_MODULE_1__.Xr)
	];
}
function besideId(attributes) {
	const names = (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.Co)(attributes) ? Object.keys(attributes) : [];
	return `Write ${names.length > 0 && names.length <= MAX_NAMED && names.every(_read_update_js__WEBPACK_IMPORTED_MODULE_3__.a) ? (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.Gr)(names.map((name) => `"${name}"`), "and") : "what is in it"} beside "id".`;
}
// src/commands/propose/apply-update.ts
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
			isGate: (path) => (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.Ci)(gate, path) || path === gate.baselinePath
		});
	}
	async apply(change, number) {
		const path = change.record ? await this.#pathOf(change.record, change.action, number) : this.#fromRoot(change.path);
		if (typeof path !== "string") {
			this.#refuse(number, path);
			return;
		}
		if (this.#touched.has(path)) {
			const message = `Change ${number} names what an earlier one names.`;
			this.#refuse(number, (0,_refusal_js__WEBPACK_IMPORTED_MODULE_2__.t)("CHANGED_TWICE", message, { change: number }));
			return;
		}
		const entry = this.#policy.admit(path, number);
		if (entry && "code" in entry) {
			this.#refuse(number, entry);
			return;
		}
		this.#touched.add(path);
		const content = await this.#bytes(change, number, path, entry);
		if ("code" in content) {
			this.#refuse(number, content);
			return;
		}
		const { before, after, conflicts } = content;
		if ((before && after ? Buffer.compare(before, after) === 0 : before === after) && conflicts.length === 0) return;
		this.changes.push({
			change: number,
			path,
			reason: change.reason,
			...content
		});
	}
	#refuse(number, refused) {
		this.refusals.push({
			at: this.#input.places.subject(number),
			...refused
		});
	}
	#fromRoot(path = "") {
		return this.#input.gate.layout.root + path;
	}
	async #bytes({ action, record, body, content }, change, path, entry) {
		const { main, base, gate, graph, places } = this.#input;
		const before = entry && await (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.ca)(main, entry);
		const baseEntry = this.#baseEntries.get(path);
		const was = baseEntry && await (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.ca)(base, baseEntry);
		const isUnmoved = entry?.oid === baseEntry?.oid;
		if (action === "delete") {
			if (!before) {
				const message = `Change ${change} deletes a file that is not there.${(0,_meant_names_js__WEBPACK_IMPORTED_MODULE_12__.t)(path, graph, gate.layout.root)}`;
				return (0,_refusal_js__WEBPACK_IMPORTED_MODULE_2__.t)("NO_SUCH_FILE", message, { change });
			}
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
		const hasText = (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.Ca)(path) === "markdown";
		const present = hasText && before ? (0,_merge_record_js__WEBPACK_IMPORTED_MODULE_6__.r)(path, "markdown", before)?.fields : void 0;
		if (hasText && hasField(record, "body") && !hasField(present, "body")) {
			const message = `Change ${change} has a "body" inside its "record", where it would be a field of the front matter. Write the text of the record as "body" beside "record".`;
			return (0,_refusal_js__WEBPACK_IMPORTED_MODULE_2__.t)("INVALID", message, {
				change,
				at: places.inChange(change, ["record", "body"], "key")
			});
		}
		if (hasText && hasField(record, "attributes") && !hasField(present, "attributes")) {
			const kind = graph.records.get(record?.id ?? "")?.kind ?? record?.["kind"];
			if (!readsAttributes(path, typeof kind === "string" ? kind : void 0, gate)) {
				const message = `Change ${change} has "attributes" inside its "record", which nothing would read: the fields of this Markdown record stand at the top of its front matter. ${besideId(record?.["attributes"])}`;
				return (0,_refusal_js__WEBPACK_IMPORTED_MODULE_2__.t)("INVALID", message, {
					change,
					at: places.inChange(change, ["record", "attributes"], "key")
				});
			}
		}
		if (!hasText && record && body !== void 0 && body.trim() !== "") {
			const message = `Change ${change} has a "body", and its record is no Markdown file: there is no text below the fields. Put the text into a field of the record.`;
			return (0,_refusal_js__WEBPACK_IMPORTED_MODULE_2__.t)("INVALID", message, {
				change,
				at: places.inChange(change, ["body"], "key")
			});
		}
		const members = record && (0,_meant_names_js__WEBPACK_IMPORTED_MODULE_12__.r)(record, this.#shapeOf(record, path), !before);
		if (members && !before) return {
			before,
			after: hasText ? newRecord(members, body) : newData(members, path),
			conflicts: []
		};
		const propose = contentOf(members, hasText ? body : void 0, content);
		const time = (0,_time_pointer_js__WEBPACK_IMPORTED_MODULE_9__.t)(path, graph, gate.layout);
		const form = (0,_keyed_records_js__WEBPACK_IMPORTED_MODULE_8__.p)(path, gate.layout, gate.limits);
		const sides = before && {
			main: before,
			propose,
			time,
			form
		};
		const merged = sides && (0,_time_pointer_js__WEBPACK_IMPORTED_MODULE_9__.r)(path, {
			...sides,
			base: was
		});
		if (merged) return {
			before,
			...merged
		};
		if (record && sides && !(0,_time_pointer_js__WEBPACK_IMPORTED_MODULE_9__.r)(path, {
			...sides,
			base: before
		})) return notEditable(path, before, change);
		return (0,_refusal_js__WEBPACK_IMPORTED_MODULE_2__.t)("CONFLICT", `Change ${change} cannot be laid on the file as it is now.`, { change });
	}
	#shapeOf(record, path) {
		const { gate, graph } = this.#input;
		const layoutClass = gate.layout.classOf(path);
		const held = graph.records.get(record.id)?.primary;
		return layoutClass && (held ? layoutClass.shapes[held.shape] : (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.Vn)(layoutClass, record));
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
		if (action === "delete") {
			const message = `Change ${change} deletes a record that is not there.${(0,_meant_names_js__WEBPACK_IMPORTED_MODULE_12__.n)(record.id, graph)}`;
			return (0,_refusal_js__WEBPACK_IMPORTED_MODULE_2__.t)("NO_SUCH_RECORD", message, { change });
		}
		if ((await this.#gone()).has(record.id)) return deletedMeanwhile(change);
		const kind = record["kind"] ?? record["nodeKind"] ?? (0,_place_record_js__WEBPACK_IMPORTED_MODULE_4__.o)(record, layout);
		if (kind === void 0) {
			const message = `Change ${change} names a record that is not there, and no kind for a new one.${(0,_meant_names_js__WEBPACK_IMPORTED_MODULE_12__.n)(record.id, graph)}`;
			return (0,_refusal_js__WEBPACK_IMPORTED_MODULE_2__.t)("NO_SUCH_RECORD", message, { change });
		}
		const declared = typeof kind === "string" ? ontology.nodeKinds.get(kind) : void 0;
		if (declared?.prefix !== void 0 && !record.id.startsWith(`${declared.prefix}:`)) {
			const message = `Change ${change} gives a record an id that is not of its kind: that of ${(0,_check_js__WEBPACK_IMPORTED_MODULE_1__.Jr)(declared.name)} begins with "${declared.prefix}:".`;
			return (0,_refusal_js__WEBPACK_IMPORTED_MODULE_2__.t)("WRONG_ID", message, { change });
		}
		const paths = this.#entries.map(({ path }) => path).filter((path) => layout.classOf(path));
		const isData = record["kind"] === void 0 || (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.Co)(record["attributes"]);
		const file = (typeof kind === "string" ? newRecordPlace(kind, gate, graph, paths, isData) : void 0)?.fileOf(record.id);
		if (file === void 0) {
			const message = `Change ${change} brings a record of a kind, or with an id, that the layout has no file for.`;
			return (0,_refusal_js__WEBPACK_IMPORTED_MODULE_2__.t)("NO_PLACE", message, { change });
		}
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
		const ids = [...(await (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.bn)(base, others, gate, _check_js__WEBPACK_IMPORTED_MODULE_1__.Cn, false)).values()].flatMap(({ declarations }) => declarations.flatMap(({ id }) => id ?? []));
		return new Set(ids.filter((id) => !graph.records.has(id)));
	}
};
function deletedMeanwhile(change) {
	return (0,_refusal_js__WEBPACK_IMPORTED_MODULE_2__.t)("CONFLICT", `Change ${change} edits what was deleted meanwhile.`, { change });
}
function contentOf(members, body, content) {
	if (members) return {
		members,
		body
	};
	return { bytes: new TextEncoder().encode(content ?? "") };
}
function hasField(fields, name) {
	return fields?.[name] !== void 0 && fields[name] !== null;
}
function newData(members, path) {
	const set = Object.fromEntries(Object.entries(members).filter(([, value]) => value !== null));
	const text = (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.Ca)(path) === "json" ? `${JSON.stringify(set, null, 2)}\n` : (0,_write_yaml_js__WEBPACK_IMPORTED_MODULE_5__.t)(set);
	return new TextEncoder().encode(text);
}
function newRecord(members, body = "") {
	const values = Object.entries(members).filter(([, value]) => value !== null);
	const text = body === "" || body.endsWith("\n") ? body : `${body}\n`;
	return new TextEncoder().encode((0,_place_record_js__WEBPACK_IMPORTED_MODULE_4__.h)(text, values.map(([name, value]) => [[name], value])));
}
// src/commands/propose/secrets-in-update.ts
var SecretsInUpdate = class {
	#bytes;
	#salt;
	#sightings;
	constructor(bytes, salt) {
		this.#bytes = bytes;
		this.#salt = salt;
	}
	first() {
		return this.#all()[0]?.at;
	}
	inChange(number, fingerprint, places) {
		const { start, end } = places.change(number);
		const inside = this.#all().filter(({ at }) => isBefore(start, at) && isBefore(at, end));
		const format = fingerprint.split(":")[1];
		return (inside.find((each) => each.fingerprint === fingerprint) ?? inside.find((each) => each.format === format))?.at;
	}
	#all() {
		this.#sightings ??= this.#search();
		return this.#sightings;
	}
	#search() {
		const { matches } = (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.z)(this.#bytes, {
			salt: this.#salt,
			path: _read_update_js__WEBPACK_IMPORTED_MODULE_3__.r
		});
		const ranges = (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.vt)(this.#bytes, matches);
		return matches.flatMap(({ format, fingerprint }, index) => {
			const at = ranges[index]?.start;
			return at ? [{
				format,
				fingerprint,
				at
			}] : [];
		});
	}
};
function isBefore(one, other) {
	return one.line < other.line || one.line === other.line && one.column < other.column;
}
// src/commands/propose/judge-update.ts
async function updateBasis(main, { root, gate, now, onSecret }) {
	const current = await (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.lt)({
		subject: { tree: main },
		root,
		gate,
		now,
		secrets: { onValue: onSecret },
		mayBeEmpty: true
	});
	return {
		main,
		current,
		isEmpty: !await (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.St)([main], current.gate)
	};
}
async function judgeUpdate(input) {
	const { bytes, repository } = input;
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
	const places = new _read_update_js__WEBPACK_IMPORTED_MODULE_3__.i(bytes);
	const strangers = strange(update, input, places);
	if (strangers.length > 0) return {
		...known,
		refusals: strangers
	};
	const main = await repository.commitTree(input.main);
	const base = await baseOf(repository, update.baseCommit);
	if (!base) {
		const at = places.of(["baseCommit"]);
		return {
			...known,
			refusals: [(0,_refusal_js__WEBPACK_IMPORTED_MODULE_2__.t)("UNKNOWN_BASE", "The memory has no such commit as baseCommit names.", { at })]
		};
	}
	const basis = await updateBasis(main, input);
	const { gate, judgement } = basis.current;
	const applied = await applyUpdate({
		update,
		main,
		base,
		gate,
		graph: judgement.graph,
		places
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
	const fresh = newRecords(applied.changes, basis);
	if (fresh > 500) {
		const message = `The update brings ${fresh} new records; up to 500 are compared with the memory.`;
		return {
			...known,
			basis,
			refusals: [(0,_refusal_js__WEBPACK_IMPORTED_MODULE_2__.t)("TOO_LARGE", message)]
		};
	}
	const rejected = (0,_rejected_before_js__WEBPACK_IMPORTED_MODULE_10__.n)(applied.changes, gate);
	if (rejected.length > 0) return {
		...known,
		basis,
		refusals: rejected.map((claim) => rejectedRefusal(claim, applied.changes, places))
	};
	return {
		...known,
		basis,
		...await checkChanges(input, basis, applied.changes)
	};
}
function newRecords(changes, { current: { gate, judgement } }) {
	return changes.flatMap(({ path, after }) => after ? (0,_rejected_before_js__WEBPACK_IMPORTED_MODULE_10__.T)(path, after, gate) : []).filter(({ id }) => !judgement.graph.records.has(id)).length;
}
async function checkChanges(input, { main, current }, changes) {
	const { bytes, overlay, root, gate, now, onSecret } = input;
	const isOnBranch = bytes.length === 0;
	const files = changes.map(({ change, path, after }) => {
		return {
			path,
			bytes: after,
			...!isOnBranch && { label: (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.xt)(change) }
		};
	});
	const tree = await overlay(main, files);
	const { report, judgement } = await (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.lt)({
		subject: { comparison: (0,_overlay_comparison_js__WEBPACK_IMPORTED_MODULE_14__.t)(main, tree, files, {
			id: "",
			message: bytes
		}) },
		similar: current,
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
	const secrets = new SecretsInUpdate(bytes, (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.ut)(current.gate, {}));
	const problems = new Map(judgement.problems.map(({ fingerprint, problem }) => [fingerprint, problem]));
	const places = new _read_update_js__WEBPACK_IMPORTED_MODULE_3__.i(bytes);
	const placeOf = ({ rule, fingerprint }, { change, before }) => {
		const problem = problems.get(fingerprint);
		return (rule.startsWith("secret/") ? secrets.inChange(change, problem?.subject ?? "", places) : problem && places.inRecord(change, problem.at, before === void 0)) ?? places.subject(change);
	};
	const refusals = refusalsFor({
		fresh,
		errors: inFiles,
		changes,
		gate: current.gate,
		placeOf
	});
	const isToldOfSecret = inFiles.some(({ rule }) => rule.startsWith("secret/"));
	if (inFiles.length < errors.length && !isToldOfSecret) refusals.push(ownTextRefusal(secrets.first()));
	return {
		tree,
		changes,
		refusals,
		findings: fresh,
		mainErrors: (0,_new_errors_js__WEBPACK_IMPORTED_MODULE_7__.r)(findings.filter(({ severity }) => severity === "error")) - (0,_new_errors_js__WEBPACK_IMPORTED_MODULE_7__.r)(errors)
	};
}
function ownTextRefusal(at) {
	return (0,_refusal_js__WEBPACK_IMPORTED_MODULE_2__.t)("SECRET", "The update holds a secret beside the text of its records, such as in a reason or a path: pull request and commit would quote it.", at && { at });
}
function rejectedRefusal({ subject, rejection }, changes, places) {
	const change = changes.find(({ path }) => path === subject.path)?.change ?? 1;
	return (0,_refusal_js__WEBPACK_IMPORTED_MODULE_2__.t)("BEFORE", (0,_whole_sentence_js__WEBPACK_IMPORTED_MODULE_15__.t)(`What change ${change} says ${(0,_rejected_before_js__WEBPACK_IMPORTED_MODULE_10__.r)(rejection)}`), {
		change,
		at: places.subject(change)
	});
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
	return (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.Mi)((0,node_crypto__WEBPACK_IMPORTED_MODULE_13__.createHash)("sha256").update(bytes)) === announcedDigest ? void 0 : (0,_refusal_js__WEBPACK_IMPORTED_MODULE_2__.t)("DIGEST_MISMATCH", "The file is not the one announced.");
}
function strange(update, { memoryRepository, sourceRun }, places) {
	const refusals = [];
	if (memoryRepository !== void 0 && !(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.ct)(update.memoryRepository, memoryRepository)) {
		const at = places.of(["memoryRepository"]);
		refusals.push((0,_refusal_js__WEBPACK_IMPORTED_MODULE_2__.t)("WRONG_REPOSITORY", `The update is for another memory than ${memoryRepository}.`, { at }));
	}
	const { id, repository } = update.sourceRun;
	if (sourceRun && (id !== sourceRun.id || !(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.ct)(repository, sourceRun.repository))) {
		const at = places.of(["sourceRun", id === sourceRun.id ? "repository" : "id"]);
		refusals.push((0,_refusal_js__WEBPACK_IMPORTED_MODULE_2__.t)("WRONG_RUN", "The update names another run than the one that sent it.", { at }));
	}
	return refusals;
}
async function baseOf(repository, commit) {
	try {
		return await repository.commitTree(commit);
	} catch (error) {
		if (error instanceof _start_js__WEBPACK_IMPORTED_MODULE_0__.st) return void 0;
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
function refusalsFor({ fresh, errors, changes, gate: { layout }, placeOf }) {
	const poison = fresh.filter(({ rule }) => rule.startsWith("poison/"));
	const told = new Map();
	for (const finding of new Set([...errors, ...poison])) {
		const applied = changes.find(({ path }) => path === finding.path);
		const change = applied?.change;
		const where = change === void 0 ? `elsewhere below ${layout.root || "the root"}` : `in change ${change}`;
		const key = `${finding.rule}\0${change}`;
		if (told.has(key)) continue;
		const place = applied ? {
			change: applied.change,
			at: placeOf(finding, applied)
		} : {};
		told.set(key, (0,_refusal_js__WEBPACK_IMPORTED_MODULE_2__.t)(nameOf(finding.rule), `The check finds ${finding.rule} ${where}.`, place));
	}
	return [...told.values()];
}
function nameOf(rule) {
	if (rule.startsWith("secret/")) return "SECRET";
	return rule.startsWith("poison/") ? "POISON" : "BREAKS_CHECK";
}
// src/commands/propose/review-changes.ts
async function knownRecords({ main, current }, now) {
	const { subjects, broken } = await (0,_rejected_before_js__WEBPACK_IMPORTED_MODULE_10__.E)(main, current.gate, now);
	return {
		index: new _review_index_js__WEBPACK_IMPORTED_MODULE_11__.t(subjects),
		broken
	};
}
function reviewChanges(changes, { current: { gate, judgement } }, known, now) {
	const joined = new _review_index_js__WEBPACK_IMPORTED_MODULE_11__.t([]);
	return changes.flatMap((change) => {
		const { path, before, after } = change;
		const subjects = (0,_rejected_before_js__WEBPACK_IMPORTED_MODULE_10__.T)(path, after ?? before ?? new Uint8Array(), gate);
		if (subjects.length === 0) return [{
			change,
			record: unreviewed(path, path, after ? "no_record" : "removal")
		}];
		return subjects.map((subject) => {
			if (!after || judgement.graph.records.has(subject.id)) return {
				change,
				record: unreviewed(subject.id, path, after ? "edit_of_known_record" : "removal")
			};
			let found = (0,_review_index_js__WEBPACK_IMPORTED_MODULE_11__.r)(subject, known.index, now, known.broken);
			if (found.decision === "accept" && joined.size > 0) {
				const among = (0,_review_index_js__WEBPACK_IMPORTED_MODULE_11__.r)(subject, joined, now, known.broken);
				const losesPass = found.handling === "auto" && among.handling !== "auto";
				if (among.decision !== "accept" || losesPass) found = among;
			}
			if (found.decision === "accept") joined.add({
				...subject,
				status: "candidate"
			});
			const said = (0,_review_index_js__WEBPACK_IMPORTED_MODULE_11__.n)(found);
			return {
				change,
				record: {
					...recordOf(said),
					claim: (0,_rejected_before_js__WEBPACK_IMPORTED_MODULE_10__.i)(subject)
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



/***/ })

};
;