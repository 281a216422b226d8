exports.id = 8479;
exports.ids = [8479,6626];
exports.modules = {

/***/ 6626:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

"use strict";
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
	return [process.env["FORCE_COLOR"], process.stdout.isTTY].some(Boolean);
}



/***/ }),

/***/ 6014:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

"use strict";
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

/***/ 9590:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

"use strict";
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runDiff: () => (/* binding */ runDiff)
/* harmony export */ });
/* harmony import */ var _diff_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6014);
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5553);
/* harmony import */ var _blocks_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1343);
/* harmony import */ var _print_markdown_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(366);
/* harmony import */ var _room_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9574);
/* harmony import */ var _print_terminal_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4683);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4105);
/* harmony import */ var _wrap_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7869);
/* harmony import */ var _color_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(6626);
/* harmony import */ var _learn_files_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(5105);
/* harmony import */ var _shell_word_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(1744);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_11___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_11__);












// src/report/diff/diff-json.ts
const STATES = [
	"added",
	"changed",
	"renamed",
	"moved",
	"removed",
	"unreadable"
];
function renderDiffJson(diff) {
	const { before, after, records, edges, ontology, otherFiles } = diff;
	const edgeCount = (state) => edges.filter((edge) => edge.state === state).length;
	return (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.E)({
		schema: "memory-steward.diff/v1",
		before: {
			label: before.label,
			commit: before.commit
		},
		after: {
			label: after.label,
			commit: after.commit
		},
		counts: {
			records: Object.fromEntries(STATES.map((state) => [state, records.filter((r) => r.state === state).length])),
			edges: {
				added: edgeCount("added"),
				removed: edgeCount("removed"),
				broken: edgeCount("broken")
			},
			otherFiles: otherFiles.length
		},
		records: records.map(recordOf),
		statusMoves: (0,_blocks_js__WEBPACK_IMPORTED_MODULE_2__.a)(diff).map((move) => ({
			before: move.before,
			after: move.after,
			ids: move.ids
		})),
		edges: edges.map(({ state, from, kind, to }) => ({
			state,
			from,
			kind,
			to
		})),
		ontology: ontology && {
			before: ontology.before,
			after: ontology.after,
			edited: ontology.edited,
			members: ontology.members,
			added: ontology.added,
			removed: ontology.removed
		},
		otherFiles: otherFiles.map(({ path, kind }) => ({
			path,
			kind
		}))
	});
}
function recordOf(record) {
	return {
		id: record.id,
		state: record.state,
		kind: record.kind,
		title: record.title,
		path: record.path,
		formerPath: record.formerPath,
		formerId: record.formerId,
		status: record.status && {
			before: record.status.before,
			after: record.status.after
		},
		restricted: record.restricted,
		fields: record.fields.map(fieldOf),
		moreFields: record.moreFields
	};
}
function fieldOf(change) {
	const { field, role, kind } = change;
	switch (change.kind) {
		case "value": return {
			field,
			role,
			kind,
			before: change.before,
			after: change.after
		};
		case "list": return {
			field,
			role,
			kind,
			added: change.added,
			removed: change.removed,
			more: change.more
		};
		case "text": return {
			field,
			role,
			kind,
			added: change.added,
			removed: change.removed
		};
		case "withheld": return {
			field,
			role,
			kind
		};
	}
}
// src/report/diff/render-diff.ts
const PAGE_BYTES = 524288;
const MAX_ROWS = 50;
function renderDiffMarkdown(diff, { rows = MAX_ROWS } = {}) {
	return `${(0,_print_markdown_js__WEBPACK_IMPORTED_MODULE_3__.n)((0,_blocks_js__WEBPACK_IMPORTED_MODULE_2__.n)(diff, {
		rows,
		room: new _room_js__WEBPACK_IMPORTED_MODULE_4__.t(PAGE_BYTES)
	}))}\n`;
}
function renderDiffPretty(diff, { rows = MAX_ROWS, color = false, width }) {
	return (0,_print_terminal_js__WEBPACK_IMPORTED_MODULE_5__.t)((0,_blocks_js__WEBPACK_IMPORTED_MODULE_2__.n)(diff, {
		rows,
		room: new _room_js__WEBPACK_IMPORTED_MODULE_4__.t(PAGE_BYTES)
	}), color, width);
}
// src/terminal/diff.ts
async function runDiff(dir, first, second, options) {
	if (options.rows !== void 0 && options.format === "json") throw new _start_js__WEBPACK_IMPORTED_MODULE_6__.nt("--rows does nothing with --format json, which has every record.", "Leave it out, or take pretty or markdown");
	const repository = await (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.B)(dir);
	const progress = (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.m)(process.stderr);
	try {
		const [before, after] = await endsOf(repository, dir, first, second);
		const trees = {
			before: await repository.commitTree(before),
			after: await repository.commitTree(after)
		};
		const result = await (0,_diff_js__WEBPACK_IMPORTED_MODULE_0__.t)({
			...trees,
			gate: (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.h)(dir, options, repository),
			onProgress: progress.update
		});
		progress.clear();
		await (0,_learn_files_js__WEBPACK_IMPORTED_MODULE_9__.t)(trees.before, trees.after);
		const text = render(result.diff, options);
		if (options.output === void 0) process.stdout.write(text);
		else (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.c)((0,node_path__WEBPACK_IMPORTED_MODULE_11__.resolve)(options.output), text);
		return 0;
	} catch (error) {
		throw await (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.o)(error, dir);
	} finally {
		progress.clear();
		await repository.close();
	}
}
async function endsOf(repository, dir, first, second) {
	if (second !== void 0) return [first, second];
	const range = (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.W)(first);
	if (range && !range.isSinceParting) return [range.from, range.to];
	if (range) throw new _start_js__WEBPACK_IMPORTED_MODULE_6__.nt(`diff compares two revisions, and ${first} is Git's form for what a branch changed since it left another.`, `Name both in its place: ${(0,_shell_word_js__WEBPACK_IMPORTED_MODULE_10__.t)(range, dir).join(" ")}`);
	const isLast = await repository.resolve(first) === await repository.resolve("HEAD");
	const name = (0,_shell_word_js__WEBPACK_IMPORTED_MODULE_10__.r)(first);
	throw new _start_js__WEBPACK_IMPORTED_MODULE_6__.nt(`diff compares two revisions, and ${first} is one.`, `Name both in its place: ${isLast ? `${name}~1 ${name}` : `${name} HEAD`}`);
}
function render(difference, { format, output, rows }) {
	const page = rows === void 0 ? {} : { rows };
	switch (format) {
		case "json": return renderDiffJson(difference);
		case "markdown": return renderDiffMarkdown(difference, page);
		case "pretty": return renderDiffPretty(difference, {
			...page,
			...output === void 0 && {
				color: (0,_color_js__WEBPACK_IMPORTED_MODULE_8__.n)(),
				width: (0,_wrap_js__WEBPACK_IMPORTED_MODULE_7__.n)(process.stdout.columns)
			}
		});
	}
}



/***/ }),

/***/ 5105:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

"use strict";
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ learnFiles),
/* harmony export */   t: () => (/* binding */ learnChanges)
/* harmony export */ });
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5553);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4105);


// src/terminal/learn-files.ts
async function learnFiles(tree, paths) {
	await learn(tree, await (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.pi)(new Set(paths), tree));
}
async function learnChanges(before, after) {
	const [old, young] = [await before.entries(), await after.entries()];
	await learn(before, without(old, young));
	await learn(after, without(young, old));
}
function without(entries, others) {
	const known = new Set(others.map(({ oid }) => oid));
	return entries.filter(({ oid }) => !known.has(oid));
}
async function learn(tree, entries) {
	await tree.read(entries.filter(({ mode }) => (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.bi)(mode)), (_entry, bytes) => {
		if (!(bytes instanceof Error)) (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.C)(bytes);
	});
}



/***/ }),

/***/ 214:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

"use strict";
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ escapeWithin),
/* harmony export */   c: () => (/* binding */ proseParts),
/* harmony export */   i: () => (/* binding */ escapeMarkdown),
/* harmony export */   n: () => (/* binding */ codeCell),
/* harmony export */   o: () => (/* binding */ proseCell),
/* harmony export */   r: () => (/* binding */ codeSpan),
/* harmony export */   s: () => (/* binding */ proseLine),
/* harmony export */   t: () => (/* binding */ codeBlock)
/* harmony export */ });
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4105);

const LIVE = [
	[/@/g, `@\u200b`],
	[/#/g, `#\u200b`],
	[/\b(GH)-/gi, `$1\u200b-`],
	[/:(?=\/\/)/g, `:\u200b`],
	[/\b(www)\./gi, `$1\u200b.`],
	[/:(?=[\w+-]+:)/g, `:\u200b`]
];
const COMMIT_ID = /\b[0-9a-f]{7,40}\b/gi;
const COMMIT_ID_PIECE = /.{6}(?=.)/g;
const SYNTAX = /[\\`*_{}[\]<>&!|~$^#@]/g;
const BLOCK_START = /^(?:[-+=]|\d{1,9}(?=[.)]))/;
function escapeMarkdown(text) {
	let result = (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.M)(text).trim();
	for (const [pattern, replacement] of LIVE) result = result.replace(pattern, replacement);
	return result.replace(COMMIT_ID, (id) => id.replace(COMMIT_ID_PIECE, `$&\u200b`)).replace(SYNTAX, entity).replace(BLOCK_START, (start) => entity(start.slice(0, 1)) + start.slice(1));
}
function entity(character) {
	return `&#${character.charCodeAt(0)};`;
}
const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFE\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;
const [ISOLATE, END_OF_ISOLATE] = ["\u2068", "\u2069"];
function codeSpan(text) {
	const content = (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.M)(text);
	if (content.trim() === "") return "`\"\"`";
	const fence = "`".repeat(longestRun(content) + 1);
	const pad = /^[` ]|[` ]$/.test(content) ? " " : "";
	const span = fence + pad + content + pad + fence;
	return RIGHT_TO_LEFT.test(content) ? ISOLATE + span + END_OF_ISOLATE : span;
}
function codeCell(text) {
	return codeSpan(text.replaceAll("|", "\\x7C"));
}
const ID = /^[\p{L}\p{N}][\p{L}\p{N}.-]*:[\p{L}\p{N}][^\s]*$/u;
const PATH = /^(?=[^.-]*[.-])[\w.-]+(?:\/[\w.-]+)+$/;
const COMMIT_LIKE = /\b(?=[a-f]*\d)[0-9a-f]{7,40}\b/i;
const OPENING = /^["'(]*/;
const CLOSING = /["'),.;:!?]*$/;
function proseCell(text) {
	return markdownOf(proseParts(text), codeCell);
}
function proseLine(text) {
	return markdownOf(proseParts(text), codeSpan);
}
function proseParts(text) {
	const parts = [];
	let prose = "";
	for (const [at, word] of (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.M)(text).trim().split(" ").entries()) {
		if (at > 0) prose += " ";
		const found = codeIn(word);
		if (!found) prose += word;
		else {
			parts.push({
				text: prose + found.before,
				isCode: false
			}, {
				text: found.core,
				isCode: true
			});
			prose = found.after;
		}
	}
	return [...parts, {
		text: prose,
		isCode: false
	}].filter((part) => part.text !== "");
}
function codeIn(word) {
	const opening = OPENING.exec(word)?.[0] ?? "";
	const closing = CLOSING.exec(word.slice(opening.length))?.[0] ?? "";
	const core = word.slice(opening.length, word.length - closing.length);
	if (!LIVE.some(([pattern]) => core.search(pattern) !== -1) && !ID.test(core) && !PATH.test(core) && !COMMIT_LIKE.test(core)) return void 0;
	const [before, after] = opening.endsWith("\"") && closing.startsWith("\"") ? [opening.slice(0, -1), closing.slice(1)] : [opening, closing];
	return {
		before,
		core,
		after
	};
}
function markdownOf(parts, code) {
	return parts.map(({ text, isCode }) => isCode ? code(text) : escapeWithin(text)).join("");
}
function escapeWithin(text) {
	const shown = (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.M)(text);
	if (shown.trim() === "") return shown === "" ? "" : " ";
	const [before, after] = [/^\s/.test(shown) ? " " : "", /\s$/.test(shown) ? " " : ""];
	return before + escapeMarkdown(shown) + after;
}
function codeBlock(language, lines) {
	const content = lines.map(_start_js__WEBPACK_IMPORTED_MODULE_0__.M);
	const fence = "`".repeat(Math.max(3, ...content.map((line) => longestRun(line) + 1)));
	return [
		fence + language,
		...content,
		fence
	].join("\n");
}
function longestRun(text) {
	let longest = 0;
	for (const [run] of text.matchAll(/`+/g)) longest = Math.max(longest, run.length);
	return longest;
}



/***/ }),

/***/ 4683:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

"use strict";
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ printTerminal)
/* harmony export */ });
/* harmony import */ var _wrap_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7869);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4105);
/* harmony import */ var picocolors__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7336);
/* harmony import */ var picocolors__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(picocolors__WEBPACK_IMPORTED_MODULE_2__);



// src/report/print-terminal.ts
const WIDEST_COLUMN = 60;
const MARGIN = "  ";
const GAP = "  ";
function printTerminal(document, color, width = Infinity) {
	const colors = picocolors__WEBPACK_IMPORTED_MODULE_2___default().createColors(color);
	const style = {
		strong: (text) => colors.bold(text),
		faint: (text) => colors.dim(text),
		width
	};
	return `${document.map((block) => blockLines(block, style).join("\n")).join("\n\n")}\n`;
}
function blockLines(block, style) {
	const { strong, faint, width } = style;
	switch (block.kind) {
		case "heading": return (0,_wrap_js__WEBPACK_IMPORTED_MODULE_0__.r)(plain(block.line), width).map(strong);
		case "paragraph":
		case "small": return [...(0,_wrap_js__WEBPACK_IMPORTED_MODULE_0__.r)(plain(block.line), width)];
		case "list": return block.items.flatMap((item) => (0,_wrap_js__WEBPACK_IMPORTED_MODULE_0__.r)(plain(item), width - 2).map((line, at) => `${at === 0 ? "- " : "  "}${line}`));
		case "table": return tableLines(block.head, block.rows, faint, width);
		case "code": return block.lines.map((line) => `  ${(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.M)(line)}`);
		case "details": return [...(0,_wrap_js__WEBPACK_IMPORTED_MODULE_0__.r)(plain(block.summary), width).map(strong), ...block.blocks.flatMap((inner) => blockLines(inner, style))];
		case "drawing": return [];
	}
}
function tableLines(head, rows, faint, width) {
	const titles = head.map((cell) => plain(cell));
	const whole = rows.map((row) => row.map(pieces));
	const widths = fitted(titles, whole, width - 2 - 2 * (titles.length - 1));
	const cells = width === Infinity ? whole : whole.map((row) => row.map((cell, column) => cell.flatMap((text) => (0,_wrap_js__WEBPACK_IMPORTED_MODULE_0__.r)(text, widths[column] ?? 0))));
	const lineOf = (texts) => `${MARGIN}${texts.map((text, column) => padded(text, widths[column] ?? 0)).join(GAP)}`.trimEnd();
	return [faint(lineOf(titles)), ...cells.flatMap((row) => {
		const height = Math.max(...row.map(({ length }) => length));
		return Array.from({ length: height }, (_, at) => lineOf(row.map((cell) => cell[at] ?? "")));
	})];
}
function fitted(titles, rows, room) {
	const texts = titles.map((title, column) => [title, ...rows.flatMap((row) => row[column] ?? [])]);
	if (room === Infinity) return texts.map((column) => Math.min(WIDEST_COLUMN, widest(column)));
	const widths = texts.map(widest);
	const least = texts.map((column) => widest(column.flatMap((text) => text.split(" "))));
	for (let excess = sum(widths) - room; excess > 0; excess--) {
		const free = widths.map((width, column) => width > (least[column] ?? 0) ? width : 0);
		const column = free.indexOf(Math.max(...free));
		const width = free[column] ?? 0;
		if (width === 0) break;
		widths[column] = width - 1;
	}
	return widths;
}
function widest(texts) {
	return texts.reduce((most, text) => Math.max(most, (0,_wrap_js__WEBPACK_IMPORTED_MODULE_0__.i)(text)), 0);
}
function sum(numbers) {
	return numbers.reduce((total, each) => total + each, 0);
}
function padded(text, width) {
	return text + " ".repeat(Math.max(0, width - (0,_wrap_js__WEBPACK_IMPORTED_MODULE_0__.i)(text)));
}
function pieces(line) {
	const parts = [[]];
	for (const inline of line) if (inline.kind === "break") parts.push([]);
	else parts.at(-1)?.push(inline);
	return parts.map(plain);
}
function plain(line) {
	return line.map(inlineText).join("").trim();
}
function inlineText(inline) {
	switch (inline.kind) {
		case "text":
		case "prose":
		case "code": return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.M)(inline.text);
		case "strong":
		case "link": return inline.content.map(inlineText).join("");
		case "break": return " ";
	}
}



/***/ }),

/***/ 1744:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

"use strict";
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

/***/ 7336:
/***/ (function (module) {

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


/***/ })

};
;