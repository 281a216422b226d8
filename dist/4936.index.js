"use strict";
exports.id = 4936;
exports.ids = [4936];
exports.modules = {

/***/ 863:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ withMembers),
/* harmony export */   n: () => (/* binding */ mergeRecord),
/* harmony export */   r: () => (/* binding */ recordContent),
/* harmony export */   t: () => (/* binding */ mergeFields)
/* harmony export */ });
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5553);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4105);
/* harmony import */ var _value_edits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6144);



// src/updates/merge-record.ts
function recordContent(path, format, bytes) {
	const file = new _check_js__WEBPACK_IMPORTED_MODULE_0__.Da(path, format, bytes);
	const value = file.content(0)?.value;
	if (file.slices.length !== 1 || !(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Co)(value)) return void 0;
	return {
		fields: value,
		body: format === "markdown" ? file.text.slice(file.body) : ""
	};
}
function withMembers({ fields, body }, members, text) {
	return {
		fields: assign(fields, members),
		body: text ?? body
	};
}
function assign(fields, members) {
	const result = new Map(Object.entries(fields));
	for (const [name, member] of Object.entries(members)) {
		const was = result.get(name);
		if (member === null) result.delete(name);
		else result.set(name, (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Co)(was) && (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Co)(member) ? assign(was, member) : member);
	}
	return Object.fromEntries(result);
}
function mergeFields(sides) {
	const { base, main, proposed, time, memberName } = sides;
	const merged = (0,_value_edits_js__WEBPACK_IMPORTED_MODULE_2__.o)(base, main, proposed, memberName ? { memberName } : {});
	const places = new ListPlaces(sides, merged.value);
	const { value, conflicts } = withLaterTimes(merged, (pointer) => time && (0,_value_edits_js__WEBPACK_IMPORTED_MODULE_2__.a)(pointer, time) ? time : places.timeAt(pointer));
	return {
		value,
		conflicts: conflicts.map(({ label, now, wanted }) => ({
			field: label.join("."),
			main: now,
			proposed: wanted
		})),
		fields: {
			proposed: (0,_value_edits_js__WEBPACK_IMPORTED_MODULE_2__.t)(base, proposed, [], "whole").length,
			left: new Set(conflicts.map(({ pointer }) => fieldOf(pointer))).size
		}
	};
}
function mergeRecord(path, format, sides) {
	const { base, main, proposed } = sides;
	const merged = mergeFields({
		base: base.fields,
		main: main.fields,
		proposed: proposed.fields,
		time: sides.time,
		memberName: sides.memberName,
		listTimes: sides.listTimes
	});
	const edited = (lists) => applyEdits(path, format, sides.bytes, (0,_value_edits_js__WEBPACK_IMPORTED_MODULE_2__.t)(main.fields, merged.value, [], lists, sides.memberName));
	const bytes = edited("members") ?? edited("whole");
	if (!bytes) return void 0;
	const fit = lineEndsOf(Buffer.from(sides.bytes).toString("utf8"));
	const [was, wanted] = [fit(base.body), fit(proposed.body)];
	const isTextChanged = wanted !== was;
	const conflicts = [...merged.conflicts];
	const fields = {
		proposed: merged.fields.proposed + Number(isTextChanged),
		left: merged.fields.left
	};
	if (wanted === main.body || !isTextChanged) return {
		bytes,
		conflicts,
		fields
	};
	if (format !== "markdown") return void 0;
	const lines = (0,_value_edits_js__WEBPACK_IMPORTED_MODULE_2__.r)(was, main.body, wanted);
	if (!lines?.isClean) {
		conflicts.push({
			field: "body",
			main: main.body,
			proposed: proposed.body
		});
		fields.left++;
	}
	const body = lines?.value ?? main.body;
	const { text, body: start } = new _check_js__WEBPACK_IMPORTED_MODULE_0__.Da(path, format, bytes);
	const head = text.slice(0, start);
	const end = body === "" || head === "" || head.endsWith("\n") ? "" : fit("\n");
	return {
		bytes: new TextEncoder().encode((0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Fa)(bytes) + head + end + body),
		conflicts,
		fields
	};
}
function withLaterTimes(merged, timeAt) {
	let { value } = merged;
	const conflicts = merged.conflicts.filter((conflict) => {
		const [now, wanted] = [timeOf(conflict.now), timeOf(conflict.wanted)];
		const pointer = now === void 0 || wanted === void 0 ? void 0 : timeAt(conflict.pointer);
		if (!pointer || now === void 0 || wanted === void 0) return true;
		if (wanted <= now) return false;
		const edited = (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Sr)(value, {
			kind: "set",
			pointer,
			value: conflict.wanted
		});
		if (edited) ({value} = edited);
		return !edited;
	});
	return {
		value,
		conflicts
	};
}
var ListPlaces = class {
	#main;
	#result;
	#nameOf;
	#times;
	#places = new Map();
	constructor({ main, memberName, listTimes }, result) {
		this.#main = main;
		this.#result = result;
		this.#nameOf = memberName ?? (() => void 0);
		this.#times = listTimes ?? [];
	}
	timeAt(pointer) {
		for (const place of this.#times) {
			const { list, time } = place;
			const index = pointer[list.length];
			if (typeof index !== "number" || !(0,_value_edits_js__WEBPACK_IMPORTED_MODULE_2__.a)(pointer, [
				...list,
				index,
				...time
			])) continue;
			const name = this.#nameOf((0,_check_js__WEBPACK_IMPORTED_MODULE_0__.To)(this.#main, [...list, index]), list);
			const now = name === void 0 ? void 0 : this.#placesIn(place).get(name);
			if (now !== void 0) return [
				...list,
				now,
				...time
			];
		}
	}
	#placesIn(place) {
		const known = this.#places.get(place);
		if (known) return known;
		const places = new Map();
		const members = (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.To)(this.#result, place.list);
		for (const [index, member] of Array.isArray(members) ? members.entries() : []) {
			const name = this.#nameOf(member, place.list);
			if (name !== void 0) places.set(name, places.has(name) ? void 0 : index);
		}
		this.#places.set(place, places);
		return places;
	}
};
function timeOf(value) {
	return typeof value === "string" ? (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.X)(value)?.time : void 0;
}
function fieldOf(pointer) {
	const list = pointer.findIndex((step) => typeof step === "number");
	return JSON.stringify(list === -1 ? pointer : pointer.slice(0, list));
}
function lineEndsOf(text) {
	const all = text.split("\n").length - 1;
	const windows = text.split("\r\n").length - 1;
	if (all === 0 || windows > 0 && windows < all) return (other) => other;
	return (other) => other.replace(/\r?\n/g, windows > 0 ? "\r\n" : "\n");
}
function applyEdits(path, format, bytes, edits) {
	if (edits.length === 0) return bytes;
	const edited = (0,_value_edits_js__WEBPACK_IMPORTED_MODULE_2__.i)(path, format, Buffer.from(bytes).toString("utf8"), 0, edits);
	return edited === void 0 ? void 0 : new TextEncoder().encode(edited);
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


/***/ })

};
;