"use strict";
exports.id = 6014;
exports.ids = [6014];
exports.modules = {

/***/ 6014:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ pictureOfChange),
/* harmony export */   n: () => (/* binding */ gateChange),
/* harmony export */   r: () => (/* binding */ memoryDiff),
/* harmony export */   t: () => (/* binding */ diff)
/* harmony export */ });
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5553);
/* harmony import */ var _edge_order_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1449);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4105);



// src/memory/change-picture.ts
function changePicture(change, ontology, notePath) {
	const changed = change.changed.map(({ after }) => after);
	const gone = change.vanished.map(({ before }) => before);
	const touched = new Set([
		...change.added,
		...changed,
		...gone
	].map(({ id }) => id));
	const deletedFiles = new Set(change.files.filter(({ kind }) => kind === "deleted").map(({ path }) => path));
	const namesNote = (target) => {
		const path = notePath(target);
		return path !== void 0 && !deletedFiles.has(path);
	};
	const edges = [...pictureEdges(change, touched, leadsNowhere(ontology, namesNote)), ...brokenLinks(change, deletedFiles)].sort(_edge_order_js__WEBPACK_IMPORTED_MODULE_1__.t);
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
function leadsNowhere(ontology, namesNote) {
	const prefixes = (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Za)(ontology);
	return ({ kind, target }, graph) => !graph.records.has(target) && !(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Qa)({
		kind,
		target
	}, ontology, prefixes) && !namesNote(target);
}
function pictureEdges(change, touched, isBroken) {
	const gone = change.vanished.map(({ before }) => before);
	const former = new Map(change.vanished.map(({ before, renamedTo }) => [renamedTo, before]));
	const edges = [
		...change.added.flatMap((record) => differingEdges(void 0, record, change, isBroken, brokenThroughout(former.get(record), record, change, isBroken))),
		...change.changed.flatMap(({ before, after }) => differingEdges(before, after, change, isBroken)),
		...change.vanished.flatMap(({ before, renamedTo }) => differingEdges(before, void 0, change, isBroken, brokenThroughout(before, renamedTo, change, isBroken)))
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
function brokenThroughout(before, after, change, isBroken) {
	if (!before || !after) return NONE;
	const is = writtenEdges(after);
	const stayed = [...writtenEdges(before)].filter(([key, edge]) => is.has(key) && isBroken(edge, change.before) && isBroken(edge, change.after));
	return new Set(stayed.map(([key]) => key));
}
const NONE = new Set();
function differingEdges(before, after, change, isBroken, unchanged = NONE) {
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
		if (unchanged.has(key)) continue;
		const known = was.get(key);
		if (isBroken(edge, change.after)) {
			if (!known || !isBroken(known, change.before)) edges.push(pictured(edge, "broken"));
		} else if (!known) edges.push(pictured(edge, "added"));
	}
	for (const [key, edge] of was) if (!is.has(key) && !unchanged.has(key)) edges.push(pictured(edge, "removed"));
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
	return records.map(pictureRecord).sort((a, b) => (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.na)(a.id, b.id));
}
// src/load/compare/picture-of-change.ts
function pictureOfChange(change, { ontology, layout }) {
	return changePicture(change, ontology, (target) => (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.oi)(target, layout));
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
	if (isOneEdge(before ?? after)) return {
		fields: [],
		more: 0
	};
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
function isOneEdge(side) {
	const { layoutClass, shape } = side?.inspected ?? {};
	return shape?.edges.some((index) => (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.hi)(layoutClass?.edgeSources[index])) === true;
}
var Walk = class {
	fields = [];
	more = 0;
	#before;
	#after;
	#edgePaths;
	#lists;
	#names;
	#roles;
	constructor(before, after) {
		this.#before = before;
		this.#after = after;
		const sides = [before, after].filter((side) => side !== void 0);
		this.#edgePaths = new Set(sides.flatMap(edgePathsOf));
		this.#lists = new Set(sides.flatMap(({ layoutClass }) => layoutClass.inner.map(({ each = [] }) => nameOf(each))));
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
		if (this.#lists.has(field)) return;
		const isEdgeField = isEdge || this.#edgePaths.has(field);
		if ((0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Co)(before.value) && (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Co)(after.value)) for (const key of keysOf(after, before)) this.compare([...name, key], (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Nn)(before, key), (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Nn)(after, key), isEdgeField);
		else if (name.length === 0) {
			for (const key of keysOf(after, before)) if (!this.#names.has(key)) this.compare([key], (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Nn)(before, key), (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Nn)(after, key), false);
		} else if (Array.isArray(before.value) && Array.isArray(after.value)) this.#compareLists(name, (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Mn)(before), (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Mn)(after), isEdgeField);
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
				`[${(0,_start_js__WEBPACK_IMPORTED_MODULE_2__.it)(identity, 80)}]`,
				key
			], (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Nn)(former, key), (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Nn)(item, key), false);
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
	if (was === is) return typeof was !== "number" || (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Pn)(before) === (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Pn)(after);
	return Array.isArray(was) && Array.isArray(is) && (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.jn)(before) === (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.jn)(after);
}
function valueChange(field, before, after) {
	if (typeof before.value === "string" && typeof after.value === "string" && (isLong(before.value) || isLong(after.value))) return lineChange(field, before.value, after.value);
	const texts = [(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Pn)(before), (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Pn)(after)];
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
		const key = typeof part === "string" && part.startsWith("[") ? part : (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.it)(String(part), 120);
		name += key.startsWith("[") ? key : `${name === "" ? "" : "."}${/^[^.\s]+$/u.test(key) ? key : JSON.stringify(key)}`;
	}
	return name;
}
function lineChange(field, before, after) {
	const counts = (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.ga)(linesOf(before));
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
	return (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.it)(isQuoted && typeof value === "string" ? JSON.stringify(value) : (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Pn)(written), 300);
}
function isBlank({ value }) {
	return typeof value === "string" && value.trim() === "";
}
function memberTexts(members, others) {
	const across = new Set(others.map((other) => (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Pn)(other).trim()));
	return members.map((member) => shown(member, isBlank(member) || across.has((0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Pn)(member).trim())) ?? "");
}
function keysOf({ value: first }, { value: second }) {
	const keys = new Set((0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Co)(first) ? Object.keys(first) : []);
	if ((0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Co)(second)) for (const key of Object.keys(second)) keys.add(key);
	return [...keys];
}
function identityOf(item) {
	const key = IDENTITIES.find((name) => typeof (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Nn)(item, name).value === "string");
	if (key === void 0) return void 0;
	const { value: kind } = (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Nn)(item, "kind");
	return `${typeof kind === "string" ? `${kind} ` : ""}${String((0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Nn)(item, key).value)}`;
}
function differingItems(before, after) {
	const counts = (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.ga)(before.map(_check_js__WEBPACK_IMPORTED_MODULE_0__.jn));
	const take = (item) => {
		const text = (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.jn)(item);
		const count = counts.get(text) ?? 0;
		if (count > 0) counts.set(text, count - 1);
		return count > 0;
	};
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
	}))].sort((a, b) => (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.na)(a.after.primary.path, b.after.primary.path));
	for (let start = 0; start < pairs.length; start += AT_A_TIME) {
		const part = pairs.slice(start, start + AT_A_TIME);
		const [was, is] = await Promise.all([stated(part.map(({ before }) => before), touched, input.before, input.gate), stated(part.map(({ after }) => after), touched, input.after, input.gate)]);
		for (const pair of part) {
			const diff = pairDiff(pair, was, is, restricted);
			if (!isOfListsAlone(pair, diff, input.gate)) result.push(diff);
		}
	}
	return result.sort((a, b) => (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.na)(a.id, b.id));
}
function isOfListsAlone({ state, after }, { fields, status }, { layout }) {
	const layoutClass = layout.classes.get(after.primary.className);
	if (state !== "changed" || fields.length > 0 || status || !layoutClass || layoutClass.inner.length === 0) return false;
	return layoutClass.edgeSources.length === 0;
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
		wanted.add((0,_check_js__WEBPACK_IMPORTED_MODULE_0__.fi)(declaration));
		paths.add(declaration.path);
	}
	const result = new Map();
	await (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.zn)(source, paths, gate, (inspected, body) => {
		const place = (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.fi)(inspected.declaration);
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
	const known = (declarations, by) => declarations.flatMap((declaration) => by.get((0,_check_js__WEBPACK_IMPORTED_MODULE_0__.fi)(declaration)) ?? []);
	const left = known(before.declarations, was);
	const placeOf = ({ inspected: { declaration } }) => `${declaration.path}\0${declaration.className}`;
	const queues = (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.ma)(known(after.declarations, is), placeOf);
	const pairs = [];
	const unmatched = [];
	for (const item of left) {
		const other = queues.get(placeOf(item))?.shift();
		if (other) pairs.push([item, other]);
		else unmatched.push(item);
	}
	const rest = [...queues.values()].flat();
	for (let at = 0; at < Math.max(unmatched.length, rest.length); at++) pairs.push([unmatched[at], rest[at]]);
	return pairs;
}
// src/commands/compare-by-index.ts
const UNKNOWN = {
	countOf: () => {
		throw new _check_js__WEBPACK_IMPORTED_MODULE_0__.Fr();
	},
	isJudged: () => false
};
async function compareByIndex(before, after, gate) {
	try {
		const difference = await (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Mt)(before, after, gate, (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Ht)(before, gate.layout.root));
		const context = [...(await (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Ot)(difference, await (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.kt)(difference))).context.values()];
		const parts = (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Dt)(difference, {
			context,
			beyond: UNKNOWN
		});
		const others = await otherFilesOf(difference, parts.before);
		const sides = {
			before: withFiles(parts.before, others),
			after: withFiles(parts.after, others)
		};
		return {
			...sides,
			change: await (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.An)(sides.before, sides.after, gate)
		};
	} catch (error) {
		if (error instanceof _check_js__WEBPACK_IMPORTED_MODULE_0__.vi) return void 0;
		throw error;
	}
}
async function otherFilesOf({ base, gate, filesBefore, filesAfter, changed }, { files }) {
	const touched = new Set([...(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.jt)(filesBefore), ...(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.jt)(filesAfter)].map(({ id }) => id));
	const paths = new Set();
	for (const [path, { declarations }] of files) if (!changed.has(path) && declarations.some(({ id }) => id !== void 0 && touched.has(id))) paths.add(path);
	return await (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.bn)(base, await (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Qi)(paths, base), gate, _check_js__WEBPACK_IMPORTED_MODULE_0__.Cn, false);
}
function withFiles(memory, files) {
	return {
		...memory,
		files: new Map([...memory.files, ...files])
	};
}
// src/commands/diff.ts
async function diff(input) {
	const { before, after, gate: options, useIndex = true } = input;
	await (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.lr)();
	const [was, is] = await Promise.all([(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Ei)(before, options), (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Ei)(after, options)]);
	const gate = laterOf(was, is);
	const areAlike = !(was instanceof _start_js__WEBPACK_IMPORTED_MODULE_2__.st) && !(is instanceof _start_js__WEBPACK_IMPORTED_MODULE_2__.st) && (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Si)(was, is).length === 0;
	const compared = (useIndex && areAlike ? await compareByIndex(before, after, gate) : void 0) ?? await compareByReading(input, gate);
	const ontology = was instanceof _start_js__WEBPACK_IMPORTED_MODULE_2__.st || is instanceof _start_js__WEBPACK_IMPORTED_MODULE_2__.st ? void 0 : gateChange(was, is);
	const restricted = (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.On)([compared.change.before, compared.change.after]);
	return {
		diff: await memoryDiff({
			...compared,
			gate,
			restricted,
			...ontology && { ontology }
		}),
		differing: new Set(compared.change.files.map(({ path }) => path))
	};
}
async function compareByReading({ before, after, onProgress }, gate) {
	(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.ur)();
	await (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.fr)();
	await (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Ct)([before, after], gate);
	const first = await (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.xn)(before, gate, _check_js__WEBPACK_IMPORTED_MODULE_0__.Cn, void 0, onProgress);
	const second = await (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.xn)(after, gate, _check_js__WEBPACK_IMPORTED_MODULE_0__.Cn, first.files, onProgress);
	return {
		before: first,
		after: second,
		change: await (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.An)(first, second, gate)
	};
}
function laterOf(was, is) {
	if (!(is instanceof _start_js__WEBPACK_IMPORTED_MODULE_2__.st)) return is;
	if (was instanceof _start_js__WEBPACK_IMPORTED_MODULE_2__.st) throw is;
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
		edges: pictureOfChange(change, gate).edges,
		...ontology && { ontology },
		otherFiles: change.files.filter(({ path }) => !told.has(path))
	};
}
function gateChange(before, after) {
	const edited = (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Si)(before, after);
	return edited.length === 0 ? void 0 : (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.rr)(before.ontology, after.ontology, edited);
}
function sideOf({ label, commit }) {
	return {
		label,
		...commit !== void 0 && { commit }
	};
}



/***/ }),

/***/ 1449:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ compareEdges)
/* harmony export */ });
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5553);

// src/memory/edge-order.ts
function compareEdges(a, b) {
	return (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.na)(a.from, b.from) || (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.na)(a.kind, b.kind) || (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.na)(a.to, b.to);
}



/***/ })

};
;