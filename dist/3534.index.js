"use strict";
exports.id = 3534;
exports.ids = [3534];
exports.modules = {

/***/ 6014:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ changePicture),
/* harmony export */   n: () => (/* binding */ gateChange),
/* harmony export */   r: () => (/* binding */ memoryDiff),
/* harmony export */   t: () => (/* binding */ diff)
/* harmony export */ });
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5553);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4105);


// src/load/compare/written.ts
function memberOf({ value, at, inspected }, key) {
	return {
		value: (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Wi)(value) && Object.hasOwn(value, key) ? value[key] : void 0,
		at: [...at, key],
		inspected
	};
}
function itemsOf({ value, at, inspected }) {
	return Array.isArray(value) ? value.map((item, index) => ({
		value: item,
		at: [...at, index],
		inspected
	})) : [];
}
function textOf(written) {
	const { value } = written;
	if (typeof value === "string") return value;
	return value === void 0 ? "" : json(written, (keys) => keys);
}
function canonicalText(written) {
	return json(written, (keys) => keys.sort());
}
function json(written, order) {
	const { value, at, inspected } = written;
	if (Array.isArray(value)) return `[${itemsOf(written).map((item) => json(item, order)).join(",")}]`;
	if ((0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Wi)(value)) return `{${order(Object.keys(value)).map((key) => `${JSON.stringify(key)}:${json(memberOf(written, key), order)}`).join(",")}}`;
	if (typeof value !== "number") return JSON.stringify(value);
	return inspected?.document?.scalarText([...inspected.declaration.root, ...at]) ?? String(value);
}
// src/load/compare/field-changes.ts
const MAX_FIELDS = 100;
const MAX_MEMBERS = 20;
const LONG_TEXT = 200;
const IDENTITIES = [
	"id",
	"target",
	"to",
	"name",
	"key",
	"path",
	"url"
];
function fieldChanges(before, after) {
	const walk = new Walk(before?.inspected, after?.inspected);
	if (!before || !after) walk.addDeclaration();
	const top = (side) => ({
		value: side?.inspected.value,
		at: [],
		inspected: side?.inspected
	});
	walk.compare([], top(before), top(after), false);
	const [was, is] = [before?.body ?? "", after?.body ?? ""];
	if (was !== is) walk.add(lineChange("$body", was, is));
	return {
		fields: walk.fields,
		more: walk.more
	};
}
var Walk = class {
	fields = [];
	more = 0;
	#before;
	#after;
	#edgePaths;
	#names;
	#roles;
	constructor(before, after) {
		this.#before = before;
		this.#after = after;
		const sides = [before, after].filter((side) => side !== void 0);
		this.#edgePaths = new Set(sides.flatMap(edgePathsOf));
		this.#names = new Set(sides.flatMap((side) => [...namesOf(side, "id"), ...namesOf(side, "kind")]));
		this.#roles = new Map(sides.flatMap((side) => ROLES.flatMap((role) => namesOf(side, role).map((name) => [name, role]))));
	}
	add(change) {
		if (this.fields.length === MAX_FIELDS) {
			this.more++;
			return;
		}
		const role = this.#roles.get(change.field);
		this.fields.push(role ? {
			...change,
			role
		} : change);
	}
	addDeclaration() {
		const paths = (side) => side ? [side.declaration.path] : [];
		const [added, removed] = [paths(this.#after), paths(this.#before)];
		this.add({
			field: "$declarations",
			kind: "list",
			added,
			removed,
			more: 0
		});
	}
	compare(name, before, after, isEdge) {
		if (isSame(before, after)) return;
		const field = nameOf(name);
		const isEdgeField = isEdge || this.#edgePaths.has(field);
		if ((0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Wi)(before.value) && (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Wi)(after.value)) for (const key of keysOf(after, before)) this.compare([...name, key], memberOf(before, key), memberOf(after, key), isEdgeField);
		else if (name.length === 0) {
			for (const key of keysOf(after, before)) if (!this.#names.has(key)) this.compare([key], memberOf(before, key), memberOf(after, key), false);
		} else if (Array.isArray(before.value) && Array.isArray(after.value)) this.#compareLists(name, itemsOf(before), itemsOf(after), isEdgeField);
		else if (!isEdgeField) this.add(valueChange(field, before, after));
	}
	#compareLists(name, before, after, isEdge) {
		const { come, gone } = differingItems(before, after);
		const formers = byIdentity(gone);
		const paired = new Set();
		const added = [];
		for (const [identity, item] of entriesByIdentity(come)) {
			const former = identity === void 0 ? void 0 : formers.get(identity);
			if (identity === void 0 || former === void 0 || paired.has(former)) {
				added.push(item);
				continue;
			}
			paired.add(former);
			for (const key of keysOf(item, former)) this.compare([
				...name,
				`[${(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.$)(identity, 80)}]`,
				key
			], memberOf(former, key), memberOf(item, key), false);
		}
		if (isEdge) return;
		const removed = gone.filter((item) => !paired.has(item));
		if (added.length + removed.length === 0 && paired.size > 0) return;
		this.add({
			field: nameOf(name),
			kind: "list",
			added: memberTexts(added.slice(0, MAX_MEMBERS), removed),
			removed: memberTexts(removed.slice(0, MAX_MEMBERS), added),
			more: Math.max(0, added.length - MAX_MEMBERS) + Math.max(0, removed.length - MAX_MEMBERS)
		});
	}
};
function isSame(before, after) {
	const [was, is] = [before.value, after.value];
	if (was === is) return typeof was !== "number" || textOf(before) === textOf(after);
	return Array.isArray(was) && Array.isArray(is) && canonicalText(before) === canonicalText(after);
}
function valueChange(field, before, after) {
	if (typeof before.value === "string" && typeof after.value === "string" && (isLong(before.value) || isLong(after.value))) return lineChange(field, before.value, after.value);
	const texts = [textOf(before), textOf(after)];
	const isQuoted = texts[0].trim() === texts[1].trim() || isBlank(before) || isBlank(after);
	const [was, is] = [shown(before, isQuoted), shown(after, isQuoted)];
	return {
		field,
		kind: "value",
		...was !== void 0 && { before: was },
		...is !== void 0 && { after: is }
	};
}
function edgePathsOf({ layoutClass, shape }) {
	return shape.edges.flatMap((index) => {
		const source = layoutClass.edgeSources[index];
		return source && ![
			"links",
			"text-links",
			"wikilinks"
		].includes(source.form) && source.derived === false ? [nameOf(source.path)] : [];
	});
}
const ROLES = ["status", "updatedAt"];
function namesOf({ shape }, field) {
	return (shape.fields[field] ?? []).flatMap((source) => source.from === "record" ? [nameOf(source.path)] : []);
}
function nameOf(at) {
	let name = "";
	for (const part of at) {
		const key = typeof part === "string" && part.startsWith("[") ? part : (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.$)(String(part), 120);
		name += key.startsWith("[") ? key : `${name === "" ? "" : "."}${/^[^.\s]+$/u.test(key) ? key : JSON.stringify(key)}`;
	}
	return name;
}
function lineChange(field, before, after) {
	const counts = new Map();
	for (const line of linesOf(before)) counts.set(line, (counts.get(line) ?? 0) + 1);
	let added = 0;
	for (const line of linesOf(after)) {
		const count = counts.get(line) ?? 0;
		if (count > 0) counts.set(line, count - 1);
		else added++;
	}
	let removed = 0;
	for (const count of counts.values()) removed += count;
	return {
		field,
		kind: "text",
		added,
		removed
	};
}
function linesOf(text) {
	return text === "" ? [] : text.split("\n");
}
function isLong(text) {
	return text.length > LONG_TEXT || text.trimEnd().includes("\n");
}
function shown(written, isQuoted) {
	const { value } = written;
	if (value === void 0) return void 0;
	return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.$)(isQuoted && typeof value === "string" ? JSON.stringify(value) : textOf(written), 300);
}
function isBlank({ value }) {
	return typeof value === "string" && value.trim() === "";
}
function memberTexts(members, others) {
	const across = new Set(others.map((other) => textOf(other).trim()));
	return members.map((member) => shown(member, isBlank(member) || across.has(textOf(member).trim())) ?? "");
}
function keysOf({ value: first }, { value: second }) {
	const keys = new Set((0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Wi)(first) ? Object.keys(first) : []);
	if ((0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Wi)(second)) for (const key of Object.keys(second)) keys.add(key);
	return [...keys];
}
function identityOf(item) {
	const key = IDENTITIES.find((name) => typeof memberOf(item, name).value === "string");
	if (key === void 0) return void 0;
	const { value: kind } = memberOf(item, "kind");
	return `${typeof kind === "string" ? `${kind} ` : ""}${String(memberOf(item, key).value)}`;
}
function differingItems(before, after) {
	const counts = new Map();
	const take = (item) => {
		const text = canonicalText(item);
		const count = counts.get(text) ?? 0;
		if (count > 0) counts.set(text, count - 1);
		return count > 0;
	};
	for (const item of before) {
		const text = canonicalText(item);
		counts.set(text, (counts.get(text) ?? 0) + 1);
	}
	return {
		come: after.filter((item) => !take(item)),
		gone: before.filter(take)
	};
}
function entriesByIdentity(items) {
	return items.map((item) => [identityOf(item), item]);
}
function byIdentity(items) {
	const result = new Map();
	for (const [identity, item] of entriesByIdentity(items)) if (identity !== void 0 && !result.has(identity)) result.set(identity, item);
	return result;
}
// src/load/compare/record-diffs.ts
const AT_A_TIME = 2e3;
async function recordDiffs(input) {
	const { change, restricted } = input;
	const touched = new Set(change.files.map(({ path }) => path));
	const renames = change.vanished.flatMap(({ before, renamedTo }) => renamedTo ? [{
		before,
		after: renamedTo
	}] : []);
	const taken = new Set(renames.map(({ after }) => after));
	const alone = (record, state) => bare(record, state, restricted);
	const result = [
		...change.added.filter((record) => !taken.has(record)).map((record) => alone(record, "added")),
		...change.vanished.flatMap(({ before, renamedTo }) => renamedTo ? [] : [alone(before, "removed")]),
		...change.unreadable.map((record) => alone(record, "unreadable")),
		...movedRecords(change, touched).map(({ before, after }) => withFormer(alone(after, "moved"), before))
	];
	const pairs = [...change.changed.map((pair) => ({
		state: "changed",
		...pair
	})), ...renames.map((pair) => ({
		state: "renamed",
		...pair
	}))].sort((a, b) => (0,_check_js__WEBPACK_IMPORTED_MODULE_0__._i)(a.after.primary.path, b.after.primary.path));
	for (let start = 0; start < pairs.length; start += AT_A_TIME) {
		const part = pairs.slice(start, start + AT_A_TIME);
		const [was, is] = await Promise.all([stated(part.map(({ before }) => before), touched, input.before, input.gate), stated(part.map(({ after }) => after), touched, input.after, input.gate)]);
		for (const pair of part) result.push(pairDiff(pair, was, is, restricted));
	}
	return result.sort((a, b) => (0,_check_js__WEBPACK_IMPORTED_MODULE_0__._i)(a.id, b.id));
}
function movedRecords({ before, after, changed }, touched) {
	const told = new Set(changed.map(({ after }) => after.id));
	const moved = [];
	for (const [id, was] of before.records) {
		if (!touched.has(was.primary.path) || told.has(id)) continue;
		const is = after.records.get(id);
		if (!is || is.declarations.some(({ path }) => path === was.primary.path)) continue;
		moved.push({
			before: was,
			after: is
		});
	}
	return moved;
}
function bare(record, state, restricted) {
	const { id, kind, primary } = record;
	const isRestricted = restricted.ids.has(id);
	return {
		id,
		state,
		...kind !== void 0 && { kind },
		...primary.title !== void 0 && !isRestricted && { title: primary.title },
		...!isRestricted && { path: primary.path },
		fields: [],
		moreFields: 0,
		restricted: isRestricted
	};
}
function withFormer(diff, { id, primary }) {
	return {
		...diff,
		...!diff.restricted && primary.path !== diff.path && { formerPath: primary.path },
		...id !== diff.id && { formerId: id }
	};
}
async function stated(records, touched, source, gate) {
	const wanted = new Set();
	const paths = new Set();
	for (const { declarations } of records) for (const declaration of declarations) {
		if (!touched.has(declaration.path)) continue;
		wanted.add((0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Zn)(declaration));
		paths.add(declaration.path);
	}
	const result = new Map();
	await (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.zn)(source, paths, gate, (inspected, body) => {
		const place = (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Zn)(inspected.declaration);
		if (wanted.has(place)) result.set(place, {
			inspected,
			body
		});
	});
	return result;
}
function pairDiff({ state, before, after }, was, is, restricted) {
	const fields = [];
	let moreFields = 0;
	for (const [left, right] of counterparts(before, after, was, is)) {
		const found = fieldChanges(left, right);
		fields.push(...found.fields);
		moreFields += found.more;
	}
	const { status: wasStatus } = before.primary;
	const { status: isStatus } = after.primary;
	const diff = withFormer(bare(after, state, restricted.ids.has(before.id) ? onlyOf(after.id) : restricted), before);
	return {
		...diff,
		...wasStatus !== isStatus && { status: {
			...wasStatus !== void 0 && { before: wasStatus },
			...isStatus !== void 0 && { after: isStatus }
		} },
		fields: diff.restricted ? fields.map(({ field, role }) => ({
			field,
			...role && { role },
			kind: "withheld"
		})) : fields,
		moreFields
	};
}
function onlyOf(id) {
	return {
		ids: new Set([id]),
		paths: new Set()
	};
}
function counterparts(before, after, was, is) {
	const known = (declarations, by) => declarations.flatMap((declaration) => by.get((0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Zn)(declaration)) ?? []);
	const left = known(before.declarations, was);
	const queues = (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.bn)(known(after.declarations, is), ({ inspected }) => inspected.declaration.path);
	const pairs = [];
	const unmatched = [];
	for (const item of left) {
		const other = queues.get(item.inspected.declaration.path)?.shift();
		if (other) pairs.push([item, other]);
		else unmatched.push(item);
	}
	const rest = [...queues.values()].flat();
	for (let at = 0; at < Math.max(unmatched.length, rest.length); at++) pairs.push([unmatched[at], rest[at]]);
	return pairs;
}
// src/memory/change-picture.ts
function changePicture(change, ontology) {
	const changed = change.changed.map(({ after }) => after);
	const gone = change.vanished.map(({ before }) => before);
	const touched = new Set([
		...change.added,
		...changed,
		...gone
	].map(({ id }) => id));
	const deletedFiles = new Set(change.files.filter(({ kind }) => kind === "deleted").map(({ path }) => path));
	const edges = [...pictureEdges(change, touched, leadsNowhere(ontology)), ...brokenLinks(change, deletedFiles)].sort((a, b) => (0,_check_js__WEBPACK_IMPORTED_MODULE_0__._i)(a.from, b.from) || (0,_check_js__WEBPACK_IMPORTED_MODULE_0__._i)(a.kind, b.kind) || (0,_check_js__WEBPACK_IMPORTED_MODULE_0__._i)(a.to, b.to));
	return {
		added: sorted(change.added),
		changed: sorted(changed),
		deleted: sorted(gone),
		unreadable: sorted(change.unreadable),
		edges,
		neighbours: neighboursOf(edges, change.after, touched),
		files: change.files.length,
		deletedFiles
	};
}
function leadsNowhere(ontology) {
	const prefixes = (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.la)(ontology);
	return ({ kind, target }, graph) => !graph.records.has(target) && ontology.edgeKinds.get(kind)?.external !== true && !(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.ca)(target, ontology, prefixes);
}
function pictureEdges(change, touched, isBroken) {
	const gone = change.vanished.map(({ before }) => before);
	const edges = [
		...change.added.flatMap((record) => differingEdges(void 0, record, change, isBroken)),
		...change.changed.flatMap(({ before, after }) => differingEdges(before, after, change, isBroken)),
		...gone.flatMap((record) => differingEdges(record, void 0, change, isBroken))
	];
	for (const { id } of gone) for (const { from, edge } of change.after.incoming(id)) {
		if (from.id === void 0 || touched.has(from.id) || !isWritten(edge) || !isBroken(edge, change.after)) continue;
		edges.push({
			from: from.id,
			kind: edge.kind,
			to: id,
			state: "broken"
		});
	}
	return edges;
}
function brokenLinks({ after, vanished }, deletedFiles) {
	const edges = new Map();
	for (const { before: gone } of vanished) {
		if (!deletedFiles.has(gone.primary.path)) continue;
		for (const { from, edge } of after.incoming(gone.primary.path)) {
			if (edge.form !== "link" || from.id === void 0) continue;
			const broken = {
				from: from.id,
				kind: edge.kind,
				to: gone.id,
				state: "broken"
			};
			edges.set(JSON.stringify(broken), broken);
		}
	}
	return [...edges.values()];
}
function differingEdges(before, after, change, isBroken) {
	const [was, is] = [writtenEdges(before), writtenEdges(after)];
	const from = (after ?? before)?.id ?? "";
	const pictured = ({ kind, target }, state) => ({
		from,
		kind,
		to: target,
		state
	});
	const edges = [];
	for (const [key, edge] of is) {
		const known = was.get(key);
		if (isBroken(edge, change.after)) {
			if (!known || !isBroken(known, change.before)) edges.push(pictured(edge, "broken"));
		} else if (!known) edges.push(pictured(edge, "added"));
	}
	for (const [key, edge] of was) if (!is.has(key)) edges.push(pictured(edge, "removed"));
	return edges;
}
function neighboursOf(edges, graph, touched) {
	const neighbours = new Map();
	for (const id of edges.flatMap(({ from, to }) => [from, to])) {
		const record = graph.records.get(id);
		if (record && !touched.has(id)) neighbours.set(id, pictureRecord(record));
	}
	return neighbours;
}
function writtenEdges(record) {
	const edges = new Map();
	for (const declaration of record?.declarations ?? []) for (const edge of declaration.edges) if (isWritten(edge)) edges.set(`${edge.kind}\0${edge.target}`, edge);
	return edges;
}
function isWritten({ form, derived }) {
	return form !== "link" && derived === void 0;
}
function pictureRecord({ id, primary }) {
	return {
		id,
		title: primary.title
	};
}
function sorted(records) {
	return records.map(pictureRecord).sort((a, b) => (0,_check_js__WEBPACK_IMPORTED_MODULE_0__._i)(a.id, b.id));
}
// src/commands/diff.ts
async function diff({ before, after, gate: options, onProgress }) {
	const [was, is] = await Promise.all([(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Rr)(before, options), (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Rr)(after, options)]);
	const gate = laterOf(was, is);
	await (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.vt)([before, after], gate);
	const first = await (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Sn)(before, gate, _check_js__WEBPACK_IMPORTED_MODULE_0__.wn, void 0, onProgress);
	const second = await (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Sn)(after, gate, _check_js__WEBPACK_IMPORTED_MODULE_0__.wn, first.files, onProgress);
	const change = await (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Nn)(first, second, gate);
	const ontology = was instanceof _start_js__WEBPACK_IMPORTED_MODULE_1__.nt || is instanceof _start_js__WEBPACK_IMPORTED_MODULE_1__.nt ? void 0 : gateChange(was, is);
	return { diff: await memoryDiff({
		change,
		before: first,
		after: second,
		gate,
		restricted: (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.kn)([change.before, change.after]),
		...ontology && { ontology }
	}) };
}
function laterOf(was, is) {
	if (!(is instanceof _start_js__WEBPACK_IMPORTED_MODULE_1__.nt)) return is;
	if (was instanceof _start_js__WEBPACK_IMPORTED_MODULE_1__.nt) throw is;
	return was;
}
async function memoryDiff(input) {
	const { change, gate, restricted, ontology } = input;
	const records = await recordDiffs(input);
	const told = new Set([...records.flatMap(({ path, formerPath }) => [path, formerPath]), ...restricted.paths]);
	return {
		before: sideOf(input.before.tree),
		after: sideOf(input.after.tree),
		records,
		edges: changePicture(change, gate.ontology).edges,
		...ontology && { ontology },
		otherFiles: change.files.filter(({ path }) => !told.has(path))
	};
}
function gateChange(before, after) {
	const edited = (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Ir)(before, after);
	return edited.length === 0 ? void 0 : (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.cr)(before.ontology, after.ontology, edited);
}
function sideOf({ label, commit }) {
	return {
		label,
		...commit !== void 0 && { commit }
	};
}



/***/ }),

/***/ 1409:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ namesOf),
/* harmony export */   t: () => (/* binding */ listOf)
/* harmony export */ });
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4105);
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5553);
/* harmony import */ var _document_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4120);



function listOf(items, most, noun) {
	const rest = items.length - most;
	const more = noun === void 0 ? `${(0,_check_js__WEBPACK_IMPORTED_MODULE_1__.I)(rest)} more` : (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.L)(rest, `more ${noun}`);
	return {
		kind: "list",
		items: [...items.slice(0, most), ...rest > 0 ? [[(0,_document_js__WEBPACK_IMPORTED_MODULE_2__.p)(`and ${more}`)]] : []]
	};
}
function namesOf(names, most) {
	const rest = names.length - most;
	const shown = (0,_document_js__WEBPACK_IMPORTED_MODULE_2__.r)(names.slice(0, most).map((name) => (0,_document_js__WEBPACK_IMPORTED_MODULE_2__.n)((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.$)(name, 120))));
	return rest > 0 ? [...shown, (0,_document_js__WEBPACK_IMPORTED_MODULE_2__.p)(` and ${(0,_check_js__WEBPACK_IMPORTED_MODULE_1__.I)(rest)} more`)] : shown;
}



/***/ }),

/***/ 7785:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ WHY_LEFT_OUT),
/* harmony export */   n: () => (/* binding */ reviewerBlocks),
/* harmony export */   r: () => (/* binding */ uncomparedBlocks),
/* harmony export */   t: () => (/* binding */ collisionBlocks)
/* harmony export */ });
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4105);
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5553);
/* harmony import */ var _document_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4120);



// src/report/comment/comment-input.ts
const WHY_LEFT_OUT = "its commits are gone, share no history with the target branch, or exceed the limit";
// src/report/comment/people-blocks.ts
const MAX_LISTED = 10;
const NAME_LIMIT = 120;
const CLAUSE_LIMIT = 300;
function collisionBlocks({ collisions = [] }, { pull }, room) {
	const byPull = (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.bn)(collisions, (collision) => collision.pull);
	const others = byPull.size === 1 ? "another open pull request" : "other open pull requests";
	const items = [...byPull].map(([other, told]) => [
		(0,_document_js__WEBPACK_IMPORTED_MODULE_2__.s)(pull(other), (0,_document_js__WEBPACK_IMPORTED_MODULE_2__.d)((0,_document_js__WEBPACK_IMPORTED_MODULE_2__.p)(`Pull request ${other}`))),
		(0,_document_js__WEBPACK_IMPORTED_MODULE_2__.p)(": "),
		...told.flatMap(({ message }, at) => [...at === 0 ? [] : [(0,_document_js__WEBPACK_IMPORTED_MODULE_2__.p)(", ")], (0,_document_js__WEBPACK_IMPORTED_MODULE_2__.u)((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.$)(message, CLAUSE_LIMIT))])
	]);
	return listUnder((0,_document_js__WEBPACK_IMPORTED_MODULE_2__.o)(3, (0,_document_js__WEBPACK_IMPORTED_MODULE_2__.p)(`\u26a0\ufe0f Collides with ${others}`)), items, "pull request", room);
}
function uncomparedBlocks({ uncompared = [] }, { pull }, room) {
	if (uncompared.length === 0) return [];
	const shown = uncompared.slice(0, MAX_LISTED);
	const rest = uncompared.length - shown.length;
	const line = (0,_document_js__WEBPACK_IMPORTED_MODULE_2__.l)((0,_document_js__WEBPACK_IMPORTED_MODULE_2__.p)("Not compared with this one: "), ...shown.flatMap((other, at) => [(0,_document_js__WEBPACK_IMPORTED_MODULE_2__.p)(at === 0 ? "" : ", "), (0,_document_js__WEBPACK_IMPORTED_MODULE_2__.s)(pull(other), (0,_document_js__WEBPACK_IMPORTED_MODULE_2__.p)(`pull request ${other}`))]), (0,_document_js__WEBPACK_IMPORTED_MODULE_2__.p)(`${rest > 0 ? ` and ${(0,_check_js__WEBPACK_IMPORTED_MODULE_1__.L)(rest, "other")}` : ""}. For each of them, ${WHY_LEFT_OUT}.`));
	return room.take([line]) ? [line] : [];
}
function reviewerBlocks({ reviewers = [] }, room) {
	const items = reviewers.map(({ name, reason }) => [
		(0,_document_js__WEBPACK_IMPORTED_MODULE_2__.n)(`${name.includes(":") ? "" : "@"}${(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.$)(name, NAME_LIMIT)}`),
		(0,_document_js__WEBPACK_IMPORTED_MODULE_2__.p)(" "),
		(0,_document_js__WEBPACK_IMPORTED_MODULE_2__.u)((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.$)(reason, CLAUSE_LIMIT))
	]);
	const [only] = items;
	if (only && items.length === 1) {
		const line = (0,_document_js__WEBPACK_IMPORTED_MODULE_2__.l)((0,_document_js__WEBPACK_IMPORTED_MODULE_2__.d)((0,_document_js__WEBPACK_IMPORTED_MODULE_2__.p)("Reviewer:")), (0,_document_js__WEBPACK_IMPORTED_MODULE_2__.p)(" "), ...only);
		return room.take([line]) ? [line] : [];
	}
	return listUnder((0,_document_js__WEBPACK_IMPORTED_MODULE_2__.l)((0,_document_js__WEBPACK_IMPORTED_MODULE_2__.d)((0,_document_js__WEBPACK_IMPORTED_MODULE_2__.p)("Reviewers"))), items, "reviewer", room);
}
function listUnder(title, items, noun, room) {
	if (items.length === 0 || !room.take([title])) return [];
	const list = room.fill(items, MAX_LISTED, (shown) => {
		const rest = items.length - shown.length;
		const more = rest > 0 ? [[(0,_document_js__WEBPACK_IMPORTED_MODULE_2__.p)(`and ${(0,_check_js__WEBPACK_IMPORTED_MODULE_1__.L)(rest, `more ${noun}`)}`)]] : [];
		return {
			kind: "list",
			items: [...shown, ...more]
		};
	});
	return list ? [title, list] : [];
}



/***/ }),

/***/ 2584:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ renderRefusals),
/* harmony export */   t: () => (/* binding */ refusalLine)
/* harmony export */ });
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5553);

// src/report/refusals.ts
function refusalLine({ code, message, advice, at }) {
	return `${code}${at ? ` at ${(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.P)(at)}` : ""}: ${message} ${advice}`;
}
function renderRefusals(refusals) {
	return `## Memory update refused\n\nNothing was written.\n\n| Code | Place | What is wrong | What to do |\n| --- | --- | --- | --- |\n${refusals.map(({ code, message, advice, at }) => `| \`${code}\` | ${at ? (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.P)(at) : ""} | ${message} | ${advice} |`).join("\n")}\n`;
}



/***/ }),

/***/ 8137:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ reviewersOf)
/* harmony export */ });
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5553);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4105);


// src/commands/publish/reviewers.ts
const MAX_REVIEWERS = 10;
function reviewersOf({ records, editsGate, ontology }, { author, organization }) {
	const { accounts = {}, memory = [] } = ontology.owners;
	const owned = new Map();
	for (const record of records) for (const owner of record.owners) {
		const list = owned.get(owner);
		if (list) list.push(record);
		else owned.set(owner, [record]);
	}
	const guards = editsGate ? memory : [];
	const owners = [...guards.map((owner) => ({
		owner,
		reason: "owns the memory, whose rules this change edits"
	})), ...[...owned].filter(([owner]) => !guards.includes(owner)).sort(([, a], [, b]) => b.length - a.length).map(([owner, list]) => ({
		owner,
		reason: reasonOf(list)
	}))];
	const asked = new Map();
	for (const { owner, reason } of owners) for (const name of Object.hasOwn(accounts, owner) ? accounts[owner] ?? [] : [owner]) if (!(author !== void 0 && (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.rt)(name, author.login)) && !asked.has(name)) asked.set(name, reason);
	const named = [...asked].slice(0, MAX_REVIEWERS).map(([name, reason]) => ({
		name,
		reason
	}));
	const names = named.map(({ name }) => name).filter((name) => !name.includes(":"));
	const teamPrefix = `${organization.toLowerCase()}/`;
	return {
		named,
		users: names.filter((name) => !name.includes("/")),
		teams: names.filter((name) => name.toLowerCase().startsWith(teamPrefix)).map((name) => name.slice(teamPrefix.length))
	};
}
function reasonOf(records) {
	const [first, ...others] = records;
	const restricted = records.some(({ sensitivity }) => sensitivity.some(_check_js__WEBPACK_IMPORTED_MODULE_0__.On));
	const extent = others.length === 0 ? `owns ${first?.id ?? ""}` : `owns ${records.length} of the records`;
	return restricted ? `${extent}, restricted` : extent;
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
	].sort((a, b) => (0,_check_js__WEBPACK_IMPORTED_MODULE_0__._i)(a.id, b.id));
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

/***/ 8654:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ updateBranch),
/* harmony export */   i: () => (/* binding */ importBranch),
/* harmony export */   n: () => (/* binding */ blockOf),
/* harmony export */   r: () => (/* binding */ submitProposal),
/* harmony export */   t: () => (/* binding */ updateDiff)
/* harmony export */ });
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4105);
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5553);
/* harmony import */ var _branches_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4889);
/* harmony import */ var _forge_refusal_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9695);
/* harmony import */ var _forge_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(7874);
/* harmony import */ var _proposal_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8787);
/* harmony import */ var _same_bytes_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(9629);
/* harmony import */ var _keyed_records_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(352);
/* harmony import */ var _time_pointer_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3084);
/* harmony import */ var _merge_into_branch_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7073);
/* harmony import */ var _diff_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(6014);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(7598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_9___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_9__);












// src/updates/proposal-names.ts
const MAX_PART_CHARACTERS = 60;
function updateBranch({ repository, id }) {
	const name = repository.toLowerCase();
	const parts = [...name.split("/"), id].map(refPart);
	return `${(0,_branches_js__WEBPACK_IMPORTED_MODULE_2__.n)("update")}${parts.join("-")}-${hashOf([name, id]).digest("hex").slice(0, 8)}`;
}
function importBranch(run, digest) {
	return `${(0,_branches_js__WEBPACK_IMPORTED_MODULE_2__.n)("import")}${refPart(run)}-${digest.replace(/^sha256:/, "").slice(0, 12)}`;
}
function idempotencyKey(branch, digest) {
	return (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.Wr)(hashOf([branch, digest]));
}
function refPart(name) {
	return name.replace(/[^A-Za-z0-9._-]+/g, "-").replace(/\.{2,}/g, ".").replace(/^[.-]+|[.-]+$/g, "").slice(0, MAX_PART_CHARACTERS).replace(/[.-]+$/, "") || "run";
}
function hashOf(names) {
	return (0,node_crypto__WEBPACK_IMPORTED_MODULE_9__.createHash)("sha256").update(JSON.stringify(names));
}
// src/commands/propose/proposal-commit.ts
async function proposalCommit(input) {
	const { repository, main, base, changes, state } = input;
	const head = await repository.commitTree(state.head);
	const fork = await repository.commitTree(state.mergeBase);
	const left = input.left === void 0 ? fork : await repository.commitTree(input.left);
	const [byPeople, byUs] = [await differences(fork, head), await differences(fork, left)];
	const joins = state.mergeBase !== base && isPlain(input, byPeople);
	const paths = new Set([
		...changes,
		...byUs,
		...joins ? byPeople : []
	].map(({ path }) => path));
	const [was, is, now] = [
		await (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.fi)(paths, left),
		await (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.fi)(paths, head),
		await (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.fi)(paths, main)
	];
	const wanted = new Map(now);
	for (const { path, bytes } of changes) if (bytes) wanted.set(path, bytes);
	else wanted.delete(path);
	const files = [];
	const conflicts = [];
	let differs = false;
	for (const path of [...paths].sort()) {
		const [head, proposed] = [is.get(path), wanted.get(path)];
		const time = proposed && (0,_time_pointer_js__WEBPACK_IMPORTED_MODULE_6__.n)(path, proposed, input.gate);
		const form = (0,_keyed_records_js__WEBPACK_IMPORTED_MODULE_5__.d)(path, input.gate.layout, input.gate.limits);
		const sides = {
			path,
			left: was.get(path),
			head,
			wanted: proposed,
			time,
			form
		};
		const merged = (0,_merge_into_branch_js__WEBPACK_IMPORTED_MODULE_7__.t)(sides);
		(0,_check_js__WEBPACK_IMPORTED_MODULE_1__.sa)(conflicts, merged.conflicts.map((conflict) => ({
			path,
			...conflict
		})));
		if (!(0,_same_bytes_js__WEBPACK_IMPORTED_MODULE_10__.t)(merged.bytes, head)) differs = true;
		if (!(0,_same_bytes_js__WEBPACK_IMPORTED_MODULE_10__.t)(merged.bytes, (joins ? now : is).get(path))) files.push({
			path,
			bytes: merged.bytes
		});
	}
	if (!differs && !joins) return {
		parents: [state.head],
		onto: state.head,
		changes: [],
		conflicts
	};
	return joins ? {
		parents: [state.head, base],
		onto: base,
		changes: files,
		conflicts
	} : {
		parents: [state.head],
		onto: state.head,
		changes: files,
		conflicts
	};
}
async function holdsExactly({ repository, state, changes, prefix }) {
	const wanted = new Map(changes.map(({ path, bytes }) => [path, bytes]));
	if (state.paths?.length !== wanted.size || !state.paths.every((path) => path.startsWith(prefix))) return false;
	const head = await repository.commitTree(state.head);
	const made = await differences(await repository.commitTree(state.mergeBase), head);
	const is = await (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.fi)(new Set(wanted.keys()), head);
	return made.length === wanted.size && made.every(({ path, after }) => {
		return (after === void 0 || after.mode === "100644") && wanted.has(path) && (0,_same_bytes_js__WEBPACK_IMPORTED_MODULE_10__.t)(is.get(path), wanted.get(path));
	});
}
function isPlain({ state, prefix }, byPeople) {
	return (state.paths?.every((path) => path.startsWith(prefix)) ?? false) && byPeople.every(({ after }) => after === void 0 || after.mode === "100644");
}
async function differences(before, after) {
	const known = await before.stored?.differences(after);
	if (known) return known;
	const was = new Map((await before.entries()).map((entry) => [entry.path, entry]));
	const is = new Map((await after.entries()).map((entry) => [entry.path, entry]));
	return [...new Set([...was.keys(), ...is.keys()])].flatMap((path) => {
		const [one, other] = [was.get(path), is.get(path)];
		if (one?.oid === other?.oid && one?.mode === other?.mode) return [];
		return [{
			path,
			...one && { before: one },
			...other && { after: other }
		}];
	});
}
// src/commands/propose/submit-proposal.ts
const MAX_ATTEMPTS = 5;
function blockOf({ branch, main, block }) {
	return {
		...block,
		schema: _proposal_js__WEBPACK_IMPORTED_MODULE_4__.r,
		idempotencyKey: idempotencyKey(branch, block.digest),
		base: main.commit ?? ""
	};
}
async function submitProposal(submission, place) {
	const { branch } = submission;
	const block = blockOf(submission);
	const result = {
		branch,
		conflicts: [],
		refused: []
	};
	const { known, ...earlier } = await saidBefore(submission, block, place);
	if ("outcome" in earlier) return {
		...result,
		...earlier
	};
	const written = await advance(submission, block, place, known);
	if (written === "newer") return {
		...result,
		outcome: "newer",
		pull: void 0
	};
	const { conflicts, isNew, head, own } = written;
	const { comment, ...text } = submission.words(block, conflicts);
	const { pull, outcome } = await place.forge.upsertPull(branch, place.target, text);
	const refused = [...await attempt("labels", () => setLabels(place.forge, pull, labelsOf(submission, conflicts))), ...await attempt("reviewers", () => place.forge.requestReviewers(pull, submission.reviewers, _forge_js__WEBPACK_IMPORTED_MODULE_11__.n))];
	const { forge, run } = place;
	await forge.upsertComment(pull.number, {
		subject: "proposal",
		body: comment,
		head,
		run,
		own
	}, _forge_js__WEBPACK_IMPORTED_MODULE_11__.n);
	const isOld = outcome !== "created" && !isNew;
	return {
		...result,
		outcome: outcome === "created" ? "proposed" : isOld ? "unchanged" : "updated",
		pull: pull.number,
		conflicts,
		refused
	};
}
const MAX_CLOSED = 5;
async function saidBefore(submission, { idempotencyKey: key }, { forge, target, run }) {
	const pulls = (await forge.branchPulls(submission.branch)).filter(({ pull }) => pull.base.branch === target);
	const open = pulls.find(({ pull }) => pull.isOpen)?.pull;
	const comment = open && await forge.ownComment(open.number, "proposal");
	if (open && comment && (0,_proposal_js__WEBPACK_IMPORTED_MODULE_4__.c)(comment.body)?.idempotencyKey === key) {
		if (!comment.isOnly) return { known: comment.own };
		return {
			outcome: "unchanged",
			pull: open.number,
			...await missingLabels(submission, open, forge)
		};
	}
	if (open && comment && (0,_forge_js__WEBPACK_IMPORTED_MODULE_11__.r)(comment.run, run)) return {
		outcome: "newer",
		pull: open.number
	};
	for (const { pull, isMerged } of pulls.filter((each) => !each.pull.isOpen).slice(0, MAX_CLOSED)) {
		const said = await forge.ownComment(pull.number, "proposal");
		if (said && (0,_proposal_js__WEBPACK_IMPORTED_MODULE_4__.c)(said.body)?.idempotencyKey === key) return {
			outcome: isMerged ? "unchanged" : "closed",
			pull: pull.number
		};
	}
	if (open) await forge.setAutoMerge(open, false, _forge_js__WEBPACK_IMPORTED_MODULE_11__.n);
	return { known: comment?.own };
}
async function missingLabels(submission, pull, forge) {
	if (pull.labels.includes(_proposal_js__WEBPACK_IMPORTED_MODULE_4__.n[submission.block.kind])) return {};
	return { refused: await attempt("labels", () => setLabels(forge, pull, labelsOf(submission, []))) };
}
async function advance(submission, block, place, known) {
	const { branch } = submission;
	for (let tries = 1; tries <= MAX_ATTEMPTS; tries++) {
		const state = await place.forge.branchState(branch, block.base);
		const left = state && lastOwn(state, submission);
		if (state && left?.trailers.idempotencyKey === block.idempotencyKey) {
			const isOwn = state.head === known || await isExactly(submission, state, place);
			return {
				head: state.head,
				isNew: false,
				conflicts: [],
				own: isOwn ? state.head : void 0
			};
		}
		if (left && (0,_forge_js__WEBPACK_IMPORTED_MODULE_11__.r)(left.trailers.run, place.run)) return "newer";
		try {
			return await commit(submission, block, place, {
				state,
				left: left?.commit,
				known
			});
		} catch (error) {
			if (!(error instanceof _forge_refusal_js__WEBPACK_IMPORTED_MODULE_3__.t)) throw error;
		}
	}
	throw new _start_js__WEBPACK_IMPORTED_MODULE_0__.nt(`The branch ${branch} moved ${MAX_ATTEMPTS} times while the proposal was laid on it. Nothing was written.`, "Run the job again");
}
function lastOwn({ commits }, { branch, block: { kind } }) {
	for (const commit of [...commits].reverse()) {
		const trailers = commit.isOurs ? (0,_proposal_js__WEBPACK_IMPORTED_MODULE_4__.l)(commit.message) : void 0;
		if (trailers?.kind === kind && trailers.idempotencyKey === idempotencyKey(branch, trailers.digest)) return {
			commit,
			trailers
		};
	}
}
async function isExactly({ branch, changes }, state, { source, root }) {
	if ((await source.fetch(branch, [])).base !== state.head) return false;
	return await holdsExactly({
		repository: source.repository,
		state,
		changes,
		prefix: root === "" ? "" : `${root}/`
	});
}
async function commit({ branch, main, gate, changes, headline }, block, { forge, source, root, run }, { state, left, known }) {
	const { base } = block;
	const prefix = root === "" ? "" : `${root}/`;
	const text = {
		headline,
		body: (0,_proposal_js__WEBPACK_IMPORTED_MODULE_4__.u)({
			...block,
			run
		})
	};
	const fromTop = (files) => files.map(({ path, bytes }) => ({
		path: prefix + path,
		bytes
	}));
	if (!state) {
		const request = {
			branch,
			expectedHead: void 0,
			parents: [base],
			onto: base,
			text,
			changes: fromTop(changes)
		};
		const head = await forge.advanceBranch(request);
		return {
			head,
			isNew: true,
			conflicts: [],
			own: head
		};
	}
	const { base: tip } = await source.fetch(branch, []);
	if (tip !== state.head) throw new _forge_refusal_js__WEBPACK_IMPORTED_MODULE_3__.t(`the branch ${branch} has moved`);
	const made = await proposalCommit({
		repository: source.repository,
		gate,
		main,
		base,
		changes,
		state,
		left: left?.sha,
		prefix
	});
	const { conflicts } = made;
	const isOwn = state.head === known;
	if (made.changes.length === 0 && made.onto === state.head) return {
		head: state.head,
		isNew: false,
		conflicts,
		own: isOwn ? known : void 0
	};
	const request = {
		branch,
		expectedHead: state.head,
		...made,
		text,
		changes: fromTop(made.changes)
	};
	const head = await forge.advanceBranch(request);
	return {
		head,
		isNew: true,
		conflicts,
		own: isOwn ? head : void 0
	};
}
function labelsOf({ labels, block }, conflicts) {
	const conflict = conflicts.length > 0 ? [_proposal_js__WEBPACK_IMPORTED_MODULE_4__.n.conflict] : [];
	return [
		_proposal_js__WEBPACK_IMPORTED_MODULE_4__.n[block.kind],
		(0,_proposal_js__WEBPACK_IMPORTED_MODULE_4__.s)(block.decision),
		...labels,
		...conflict
	];
}
async function setLabels(forge, pull, add) {
	const own = [
		..._proposal_js__WEBPACK_IMPORTED_MODULE_4__.t.map(_proposal_js__WEBPACK_IMPORTED_MODULE_4__.s),
		_proposal_js__WEBPACK_IMPORTED_MODULE_4__.n.choice,
		_proposal_js__WEBPACK_IMPORTED_MODULE_4__.n.conflict
	];
	const labels = {
		add: [...new Set(add)],
		remove: own.filter((label) => !add.includes(label))
	};
	await forge.setLabels(pull, labels, _forge_js__WEBPACK_IMPORTED_MODULE_11__.n);
}
async function attempt(output, write) {
	try {
		await write();
		return [];
	} catch (error) {
		if (!(error instanceof _start_js__WEBPACK_IMPORTED_MODULE_0__.nt)) throw error;
		return [{
			output,
			error
		}];
	}
}
// src/commands/propose/update-diff.ts
async function updateDiff({ current: { gate, judgement } }, tree) {
	const before = judgement.memory;
	const after = await (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.Sn)(tree, gate, _check_js__WEBPACK_IMPORTED_MODULE_1__.wn, before.files);
	const change = await (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.Nn)(before, after, gate);
	const restricted = (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.kn)([change.before, change.after]);
	return {
		change,
		diff: await (0,_diff_js__WEBPACK_IMPORTED_MODULE_8__.r)({
			change,
			before,
			after,
			gate,
			restricted
		})
	};
}



/***/ })

};
;