"use strict";
exports.id = 244;
exports.ids = [244];
exports.modules = {

/***/ 1343:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ statusMoves),
/* harmony export */   i: () => (/* binding */ diffWords),
/* harmony export */   n: () => (/* binding */ diffDocument),
/* harmony export */   t: () => (/* binding */ diffBlocks)
/* harmony export */ });
/* unused harmony export r */
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5553);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4105);
/* harmony import */ var _document_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4120);



// src/memory/memory-diff.ts
function statusMoves({ records }) {
	const moves = new Map();
	for (const { id, status } of records) {
		if (!status) continue;
		const key = JSON.stringify([status.before ?? null, status.after ?? null]);
		const move = moves.get(key);
		if (move) move.ids.push(id);
		else moves.set(key, {
			...status,
			ids: [id]
		});
	}
	return [...moves.entries()].sort(([a, left], [b, right]) => right.ids.length - left.ids.length || (a < b ? -1 : 1)).map(([, move]) => move);
}
// src/report/diff/field-line.ts
const NAME_LIMIT$1 = 120;
const SHOWN_VALUE = 80;
const SHOWN_LEAD = 20;
const SHOWN_MEMBERS$1 = 3;
function fieldLine(change) {
	const name = nameOf(change.field);
	switch (change.kind) {
		case "value": return [name, ...valueWords(change.before, change.after)];
		case "list": return [
			name,
			(0,_document_js__WEBPACK_IMPORTED_MODULE_2__.p)(" "),
			...listWords(change)
		];
		case "text": return [name, (0,_document_js__WEBPACK_IMPORTED_MODULE_2__.p)(` ${lineWords(change.added, change.removed)}`)];
		case "withheld": return change.role === "updatedAt" ? [name, (0,_document_js__WEBPACK_IMPORTED_MODULE_2__.p)(" alone")] : [name];
	}
}
function valueWords(before, after) {
	if (before === void 0) return [(0,_document_js__WEBPACK_IMPORTED_MODULE_2__.p)(" added "), value(after ?? "")];
	if (after === void 0) return [(0,_document_js__WEBPACK_IMPORTED_MODULE_2__.p)(" removed "), value(before)];
	const start = differenceStart(before, after);
	return [
		(0,_document_js__WEBPACK_IMPORTED_MODULE_2__.p)(" "),
		value(before, start),
		(0,_document_js__WEBPACK_IMPORTED_MODULE_2__.p)(" \u2192 "),
		value(after, start)
	];
}
function differenceStart(before, after) {
	if (before === after || (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.it)(before, SHOWN_VALUE) !== (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.it)(after, SHOWN_VALUE)) return 0;
	let start = 0;
	for (const character of before) {
		if (!after.startsWith(character, start)) break;
		start += character.length;
	}
	const [lead = ""] = new RegExp(`[^]{0,${SHOWN_LEAD}}$`, "u").exec(before.slice(0, start)) ?? [];
	return start - lead.length;
}
function listWords({ added, removed, more }) {
	if (added.length === 0 && removed.length === 0) return [(0,_document_js__WEBPACK_IMPORTED_MODULE_2__.p)("in another order")];
	const shown = [...removed.map((item) => ["\u2212", item]), ...added.map((item) => ["+", item])];
	const rest = shown.length - SHOWN_MEMBERS$1 - 1 > 0 ? shown.length - SHOWN_MEMBERS$1 : 0;
	const words = shown.slice(0, shown.length - rest).flatMap(([sign, item], at) => [(0,_document_js__WEBPACK_IMPORTED_MODULE_2__.p)(`${at === 0 ? "" : ", "}${sign} `), value(item)]);
	return rest + more > 0 ? [...words, (0,_document_js__WEBPACK_IMPORTED_MODULE_2__.p)(` and ${(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.R)(rest + more)} more`)] : words;
}
function lineWords(added, removed) {
	if (added === 0 && removed === 0) return "differs in its layout";
	return [...added > 0 ? [`${(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.z)(added, "line")} added`] : [], ...removed > 0 ? [`${(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.z)(removed, "line")} removed`] : []].join(", ");
}
function value(content, start = 0) {
	return (0,_document_js__WEBPACK_IMPORTED_MODULE_2__.n)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.it)(start > 0 ? `\u2026${content.slice(start)}` : content, SHOWN_VALUE));
}
function nameOf(field) {
	if (field === "$body") return (0,_document_js__WEBPACK_IMPORTED_MODULE_2__.p)("text");
	return field === "$declarations" ? (0,_document_js__WEBPACK_IMPORTED_MODULE_2__.p)("declared in") : (0,_document_js__WEBPACK_IMPORTED_MODULE_2__.n)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.it)(field, NAME_LIMIT$1));
}
// src/report/diff/groups.ts
const SAME_FROM = 3;
function groupChanges({ records }) {
	const changed = records.filter((record) => record.state === "changed" && !isStatusAlone(record));
	const same = groupsOf(changed, tellingFields, ({ moreFields }) => moreFields).filter(({ records, fields }) => records.length >= SAME_FROM && isShared(fields));
	const told = new Set(same.flatMap(({ records }) => records));
	return {
		same,
		single: changed.filter((record) => !told.has(record))
	};
}
function groupByFields(records) {
	return groupsOf(records, (record) => tellingFields(record).map(({ field }) => field));
}
function groupsOf(records, fieldsOf, alsoBy = () => void 0) {
	return [...(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.ma)(records, (record) => JSON.stringify([fieldsOf(record), alsoBy(record)])).values()].map((members) => ({
		fields: members.slice(0, 1).flatMap(fieldsOf),
		records: members
	})).sort((a, b) => b.records.length - a.records.length || compareFirstIds(a.records, b.records));
}
function compareFirstIds([a], [b]) {
	return (a?.id ?? "") < (b?.id ?? "") ? -1 : 1;
}
function tellingFields({ fields }) {
	const telling = fields.filter(({ role }) => role !== "updatedAt");
	return telling.length > 0 ? telling : fields.map((change) => ({
		field: change.field,
		role: "updatedAt",
		kind: "withheld"
	}));
}
function isStatusAlone({ status, fields, moreFields }) {
	return status !== void 0 && moreFields === 0 && fields.length > 0 && fields.every(({ role }) => role !== void 0);
}
function isShared(fields) {
	return fields.every(({ kind }) => kind !== "text");
}
// src/report/diff/words.ts
const STATES = [
	["added", "added"],
	["changed", "changed"],
	["renamed", "renamed"],
	["moved", "moved to another file"],
	["removed", "removed"],
	["unreadable", "no longer readable"]
];
const NOTHING_DIFFERS = "Nothing differs";
function diffWords(diff) {
	const { records, edges, otherFiles, ontology } = diff;
	const counts = (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.ga)(records.map(({ state }) => state));
	const edgeCount = (state) => edges.filter((edge) => edge.state === state).length;
	const moved = statusMoves(diff).reduce((sum, { ids }) => sum + ids.length, 0);
	const parts = [
		(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.M)("record", STATES.map(([state, words]) => [counts.get(state) ?? 0, words])),
		(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.M)("edge", [
			[edgeCount("added"), "added"],
			[edgeCount("removed"), "removed"],
			[edgeCount("broken"), "broken"]
		]),
		moved > 0 ? `${(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.R)(moved)} status ${moved === 1 ? "move" : "moves"}` : "",
		ontology ? editedRules(ontology.members) : ""
	].filter((part) => part !== "");
	if (parts.length > 0) return parts.join(" \u00b7 ");
	return otherFiles.length === 0 ? NOTHING_DIFFERS : `No record differs; ${(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.z)(otherFiles.length, "file")} ${otherFiles.length === 1 ? "does" : "do"}`;
}
const SHOWN_MEMBERS = 5;
function editedRules(members) {
	if (members.length === 0) return "the ontology or another rule edited";
	const rest = members.length - SHOWN_MEMBERS;
	return `the ontology edited (${[...members.slice(0, SHOWN_MEMBERS), ...rest > 0 ? [`${(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.R)(rest)} more`] : []].join(", ")})`;
}
// src/report/diff/blocks.ts
const NAME_LIMIT = 120;
const SHOWN_IDS = 5;
const SHOWN_FIELDS = 8;
function diffDocument(diff, options) {
	return [
		(0,_document_js__WEBPACK_IMPORTED_MODULE_2__.o)(2, (0,_document_js__WEBPACK_IMPORTED_MODULE_2__.p)("Memory from "), sideName(diff.before), (0,_document_js__WEBPACK_IMPORTED_MODULE_2__.p)(" to "), sideName(diff.after)),
		(0,_document_js__WEBPACK_IMPORTED_MODULE_2__.l)((0,_document_js__WEBPACK_IMPORTED_MODULE_2__.p)(`${(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Ir)(diffWords(diff))}.`)),
		...diffBlocks(diff, options)
	];
}
function diffBlocks(diff, { rows, room }) {
	const { records, edges } = diff;
	const of = (...states) => records.filter(({ state }) => states.includes(state));
	const section = (title, items, head, row) => sectionBlocks(title, items, head, row, rows, room);
	const { same, single } = groupChanges(diff);
	const broken = edges.filter(({ state }) => state === "broken");
	const shownSingles = single.slice(0, rows);
	return [
		...ontologyBlocks(diff, room),
		...brokenBlocks(broken, section),
		...section("No longer readable", of("unreadable"), ["Record", "File"], fileRow),
		...section("Removed", of("removed"), [
			"Record",
			"Kind",
			"File"
		], kindRow),
		...section("Renamed", of("renamed"), [
			"Before",
			"Now",
			"What else differs"
		], renamedRow),
		...section("Status", statusMoves(diff), [
			"From",
			"To",
			"Records",
			""
		], ({ before, after, ids }) => [
			status(before),
			status(after),
			[(0,_document_js__WEBPACK_IMPORTED_MODULE_2__.p)((0,_check_js__WEBPACK_IMPORTED_MODULE_0__.R)(ids.length))],
			someIds(ids)
		]),
		...section("Changed in the same way", same, [
			"Records",
			"What changed",
			""
		], (group) => [
			[(0,_document_js__WEBPACK_IMPORTED_MODULE_2__.p)((0,_check_js__WEBPACK_IMPORTED_MODULE_0__.R)(group.records.length))],
			fieldLines(group.fields, 0),
			someIds(group.records.map(({ id }) => id))
		]),
		...section("Changed", single, ["Record", "What changed"], (record) => [recordName(record), fieldLines(record.fields, record.moreFields)]),
		...shownSingles.length < single.length ? section("Changed, by field", groupByFields(single), [
			"Records",
			"Fields",
			""
		], (group) => [
			[(0,_document_js__WEBPACK_IMPORTED_MODULE_2__.p)((0,_check_js__WEBPACK_IMPORTED_MODULE_0__.R)(group.records.length))],
			fieldNames(group.fields),
			someIds(group.records.map(({ id }) => id))
		]) : [],
		...section("Added", of("added"), [
			"Record",
			"Kind",
			"File"
		], kindRow),
		...section("Moved to another file", of("moved"), [
			"Record",
			"From",
			"To"
		], movedRow),
		...edgeBlocks(edges, section),
		...kindBlocks(records, section),
		...section("Other files that differ", diff.otherFiles, ["File", ""], ({ path, kind }) => [[(0,_document_js__WEBPACK_IMPORTED_MODULE_2__.n)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.it)(path, NAME_LIMIT))], [(0,_document_js__WEBPACK_IMPORTED_MODULE_2__.p)(kind)]])
	];
}
function sectionBlocks(title, items, head, row, limit, room) {
	if (items.length === 0) return [];
	const titleFor = (shown) => (0,_document_js__WEBPACK_IMPORTED_MODULE_2__.o)(3, (0,_document_js__WEBPACK_IMPORTED_MODULE_2__.p)(shown < items.length ? `${title}, ${(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.R)(shown)} of ${(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.R)(items.length)}` : title));
	if (!room.take([titleFor(0)])) return [];
	const shownRows = items.slice(0, limit).map(row);
	let shown = 0;
	const table = room.fill(shownRows, limit, (part) => {
		shown = part.length;
		return {
			kind: "table",
			head: head.map((cell) => cell === "" ? [] : [(0,_document_js__WEBPACK_IMPORTED_MODULE_2__.p)(cell)]),
			rows: part
		};
	});
	if (table?.kind === "table") shown = table.rows.length;
	return table ? [titleFor(shown), table] : [titleFor(0)];
}
function ontologyBlocks({ ontology }, room) {
	if (!ontology) return [];
	const { before, after, added, removed, edited, members } = ontology;
	const version = before === after ? [] : [(0,_document_js__WEBPACK_IMPORTED_MODULE_2__.p)(`, version ${before ?? "none"} to ${after ?? "none"}`)];
	const words = (verb, list) => list.length === 0 ? [] : [[
		(0,_document_js__WEBPACK_IMPORTED_MODULE_2__.p)(`${verb} `),
		...(0,_document_js__WEBPACK_IMPORTED_MODULE_2__.r)(list.slice(0, SHOWN_MANY).map((word) => (0,_document_js__WEBPACK_IMPORTED_MODULE_2__.n)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.it)(word, NAME_LIMIT)))),
		...andMore(list, SHOWN_MANY)
	]];
	const files = (0,_document_js__WEBPACK_IMPORTED_MODULE_2__.r)(edited.slice(0, SHOWN_IDS).map((path) => (0,_document_js__WEBPACK_IMPORTED_MODULE_2__.n)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.it)(path, NAME_LIMIT))));
	const blocks = [(0,_document_js__WEBPACK_IMPORTED_MODULE_2__.l)((0,_document_js__WEBPACK_IMPORTED_MODULE_2__.d)((0,_document_js__WEBPACK_IMPORTED_MODULE_2__.p)("Rules of the memory")), ...version, (0,_document_js__WEBPACK_IMPORTED_MODULE_2__.p)(": "), ...files, ...andMore(edited, SHOWN_IDS))];
	const items = [
		...words("edits", members),
		...words("gains", added),
		...words("loses", removed)
	];
	if (items.length > 0) blocks.push({
		kind: "list",
		items
	});
	return room.take(blocks) ? blocks : [];
}
const SHOWN_MANY = 20;
function brokenBlocks(broken, section) {
	const title = "Edges that lead nowhere now";
	if (broken.length <= FEW_EDGES) return section(title, broken, [
		"From",
		"Edge",
		"To"
	], edgeRow);
	const rows = [...(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.ma)(broken, ({ to }) => to)].sort(([a, x], [b, y]) => y.length - x.length || (a < b ? -1 : 1));
	return section(`${title}, by where they lead`, rows, [
		"Edges",
		"To",
		"From"
	], ([to, edges]) => [
		[(0,_document_js__WEBPACK_IMPORTED_MODULE_2__.p)((0,_check_js__WEBPACK_IMPORTED_MODULE_0__.R)(edges.length))],
		[(0,_document_js__WEBPACK_IMPORTED_MODULE_2__.n)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.it)(to, NAME_LIMIT))],
		someIds(edges.map(({ from }) => from))
	]);
}
function edgeBlocks(edges, section) {
	const settled = edges.filter(({ state }) => state !== "broken");
	if (settled.length <= FEW_EDGES) return section("Edges", settled, [
		"",
		"From",
		"Edge",
		"To"
	], (edge) => [[(0,_document_js__WEBPACK_IMPORTED_MODULE_2__.p)(edge.state)], ...edgeRow(edge)]);
	const kinds = new Map();
	for (const { kind, state } of settled) {
		const entry = kinds.get(kind) ?? {
			kind,
			added: 0,
			removed: 0
		};
		entry[state === "added" ? "added" : "removed"]++;
		kinds.set(kind, entry);
	}
	return section("Edges by kind", [...kinds.values()].sort((a, b) => b.added + b.removed - a.added - a.removed || (a.kind < b.kind ? -1 : 1)), [
		"Edge",
		"Added",
		"Removed"
	], ({ kind, added, removed }) => [
		[(0,_document_js__WEBPACK_IMPORTED_MODULE_2__.n)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.it)(kind, NAME_LIMIT))],
		count(added),
		count(removed)
	]);
}
const FEW_EDGES = 20;
function kindBlocks(records, section) {
	if (records.length <= FEW_RECORDS) return [];
	const kinds = new Map();
	for (const { kind = "", state } of records) {
		const entry = kinds.get(kind) ?? {
			added: 0,
			changed: 0,
			removed: 0,
			other: 0
		};
		entry[state === "added" || state === "changed" || state === "removed" ? state : "other"]++;
		kinds.set(kind, entry);
	}
	const total = ([, { added, changed, removed, other }]) => (added ?? 0) + (changed ?? 0) + (removed ?? 0) + (other ?? 0);
	return section("Records by kind", [...kinds].sort((a, b) => total(b) - total(a) || (a[0] < b[0] ? -1 : 1)), [
		"Kind",
		"Added",
		"Changed",
		"Removed",
		"Other"
	], ([kind, counts]) => [
		kind === "" ? [(0,_document_js__WEBPACK_IMPORTED_MODULE_2__.p)("none")] : [(0,_document_js__WEBPACK_IMPORTED_MODULE_2__.n)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.it)(kind, NAME_LIMIT))],
		count(counts.added),
		count(counts.changed),
		count(counts.removed),
		count(counts.other)
	]);
}
const FEW_RECORDS = 20;
function edgeRow({ from, kind, to }) {
	return [
		from,
		kind,
		to
	].map((name) => [(0,_document_js__WEBPACK_IMPORTED_MODULE_2__.n)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.it)(name, NAME_LIMIT))]);
}
function fileRow(record) {
	return [recordName(record), fileName(record.path)];
}
function kindRow(record) {
	const [name = [], file = []] = fileRow(record);
	return [
		name,
		record.kind === void 0 ? [] : [(0,_document_js__WEBPACK_IMPORTED_MODULE_2__.n)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.it)(record.kind, NAME_LIMIT))],
		file
	];
}
function renamedRow(record) {
	return [
		[(0,_document_js__WEBPACK_IMPORTED_MODULE_2__.n)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.it)(record.formerId ?? "", NAME_LIMIT))],
		recordName(record),
		fieldLines(record.fields, record.moreFields)
	];
}
function movedRow(record) {
	return [
		recordName(record),
		fileName(record.formerPath),
		fileName(record.path)
	];
}
function fileName(path) {
	return path === void 0 ? [] : [(0,_document_js__WEBPACK_IMPORTED_MODULE_2__.n)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.it)(path, NAME_LIMIT))];
}
function recordName({ id, title, restricted }) {
	const name = (0,_document_js__WEBPACK_IMPORTED_MODULE_2__.n)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.it)(id, NAME_LIMIT));
	if (restricted) return [name, (0,_document_js__WEBPACK_IMPORTED_MODULE_2__.p)(" (restricted)")];
	if (title === void 0 || title === id) return [name];
	const shown = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.it)(title, NAME_LIMIT);
	return [name, (0,_document_js__WEBPACK_IMPORTED_MODULE_2__.p)(/\s/.test(id) ? ` (${shown})` : ` ${shown}`)];
}
function fieldLines(fields, more) {
	const shown = fields.slice(0, SHOWN_FIELDS).map(fieldLine);
	const rest = fields.length - shown.length + more;
	if (rest > 0) shown.push([(0,_document_js__WEBPACK_IMPORTED_MODULE_2__.p)(`and ${(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.z)(rest, "more field")}`)]);
	if (shown.length === 0) return [(0,_document_js__WEBPACK_IMPORTED_MODULE_2__.p)("only edges, or their order")];
	return shown.flatMap((line, at) => at === 0 ? line : [_document_js__WEBPACK_IMPORTED_MODULE_2__.t, ...line]);
}
function fieldNames(fields) {
	if (fields.length === 0) return [(0,_document_js__WEBPACK_IMPORTED_MODULE_2__.p)("only edges, or their order")];
	return [...(0,_document_js__WEBPACK_IMPORTED_MODULE_2__.r)(fields.slice(0, SHOWN_FIELDS).map((name) => (0,_document_js__WEBPACK_IMPORTED_MODULE_2__.n)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.it)(name, NAME_LIMIT)))), ...andMore(fields, SHOWN_FIELDS)];
}
function someIds(ids) {
	return [...(0,_document_js__WEBPACK_IMPORTED_MODULE_2__.r)(ids.slice(0, SHOWN_IDS).map((id) => (0,_document_js__WEBPACK_IMPORTED_MODULE_2__.n)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.it)(id, NAME_LIMIT)))), ...andMore(ids, SHOWN_IDS)];
}
function andMore(all, shown) {
	return all.length > shown ? [(0,_document_js__WEBPACK_IMPORTED_MODULE_2__.p)(` and ${(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.R)(all.length - shown)} more`)] : [];
}
function status(name) {
	return name === void 0 ? [(0,_document_js__WEBPACK_IMPORTED_MODULE_2__.p)("none")] : [(0,_document_js__WEBPACK_IMPORTED_MODULE_2__.n)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.it)(name, NAME_LIMIT))];
}
function count(value) {
	return value === 0 ? [] : [(0,_document_js__WEBPACK_IMPORTED_MODULE_2__.p)((0,_check_js__WEBPACK_IMPORTED_MODULE_0__.R)(value))];
}
function sideName({ label }) {
	return (0,_document_js__WEBPACK_IMPORTED_MODULE_2__.n)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.it)(label, NAME_LIMIT));
}



/***/ }),

/***/ 4120:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ factTable),
/* harmony export */   c: () => (/* binding */ ownWords),
/* harmony export */   d: () => (/* binding */ strong),
/* harmony export */   f: () => (/* binding */ table),
/* harmony export */   i: () => (/* binding */ dotted),
/* harmony export */   l: () => (/* binding */ paragraph),
/* harmony export */   n: () => (/* binding */ code),
/* harmony export */   o: () => (/* binding */ heading),
/* harmony export */   p: () => (/* binding */ text),
/* harmony export */   r: () => (/* binding */ commas),
/* harmony export */   s: () => (/* binding */ linked),
/* harmony export */   t: () => (/* binding */ BREAK),
/* harmony export */   u: () => (/* binding */ prose)
/* harmony export */ });
// src/report/comment/document.ts
const BREAK = { kind: "break" };
function text(value) {
	return {
		kind: "text",
		text: value
	};
}
function prose(value) {
	return {
		kind: "prose",
		text: value
	};
}
function code(value) {
	return {
		kind: "code",
		text: value
	};
}
function strong(...content) {
	return {
		kind: "strong",
		content
	};
}
function ownWords(value) {
	return value.split("`").flatMap((part, at) => part === "" ? [] : [at % 2 === 0 ? text(part) : code(part)]);
}
function linked(url, content) {
	return url === void 0 ? content : {
		kind: "link",
		url,
		content: [content]
	};
}
function paragraph(...line) {
	return {
		kind: "paragraph",
		line
	};
}
function heading(level, ...line) {
	return {
		kind: "heading",
		level,
		line
	};
}
function table(head, rows) {
	return {
		kind: "table",
		head: head.map((cell) => [text(cell)]),
		rows
	};
}
function factTable(value, facts) {
	return table(["What", value], facts.map(([name, line]) => [[text(name)], line]));
}
function dotted(parts) {
	return separated(parts, " \u00b7 ");
}
function commas(parts) {
	return separated(parts, ", ");
}
function separated(parts, separator) {
	return parts.flatMap((part, at) => at === 0 ? [part] : [text(separator), part]);
}



/***/ }),

/***/ 366:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ printMarkdown),
/* harmony export */   r: () => (/* binding */ NODE_WORDS),
/* harmony export */   t: () => (/* binding */ printBlock)
/* harmony export */ });
/* harmony import */ var _markdown_escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(214);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4105);


// src/report/comment/mermaid.ts
const NODE_WORDS = {
	added: "new",
	changed: "changed",
	deleted: "deleted",
	unreadable: "unreadable",
	missing: "does not exist",
	outside: "outside the memory",
	unchanged: ""
};
const ARROWS = {
	added: "-->",
	removed: "-.->",
	broken: "--x"
};
const STROKES = {
	added: "#1a7f37",
	removed: "#9a6700",
	broken: "#cf222e"
};
const CLASSES = [
	"classDef added fill:#dafbe1,stroke:#1a7f37,color:#1f2328",
	"classDef changed fill:#ddf4ff,stroke:#0969da,color:#1f2328",
	"classDef deleted fill:#ffebe9,stroke:#cf222e,color:#1f2328,stroke-dasharray:4 3",
	"classDef unreadable fill:#fff8c5,stroke:#9a6700,color:#1f2328",
	"classDef missing fill:#ffebe9,stroke:#cf222e,color:#1f2328,stroke-dasharray:4 3",
	"classDef outside fill:#f6f8fa,stroke:#818b98,color:#1f2328,stroke-dasharray:4 3",
	"classDef unchanged fill:#f6f8fa,stroke:#818b98,color:#1f2328"
];
const LABEL_LIMIT = 48;
function mermaidLines({ nodes, edges }) {
	const used = new Set(nodes.map(({ state }) => state));
	return [
		"flowchart LR",
		...nodes.map((node, at) => `  n${at}["${nodeLabel(node)}"]:::${node.state}`),
		...edges.map(({ from, to, kind, state }) => `  n${from} ${ARROWS[state]}|"${label(kind)}<br/>${state}"| n${to}`),
		...CLASSES.filter((line) => used.has(line.split(" ")[1] ?? "")).map((line) => `  ${line}`),
		...edges.map(({ state }, at) => `  linkStyle ${at} stroke:${STROKES[state]}`)
	];
}
function nodeLabel({ id, title, state }) {
	return [
		label(id),
		...title === void 0 ? [] : [label(title)],
		NODE_WORDS[state]
	].filter((part) => part !== "").join("<br/>");
}
function label(text) {
	return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.it)(text || "\u00b7", LABEL_LIMIT).replace(new RegExp("[^\\p{L}\\p{N} :._/\u2026-]|\\p{Default_Ignorable_Code_Point}", "gu"), "\u00b7").replaceAll(" ", "\xA0");
}
// src/report/comment/print-markdown.ts
const HTML_COMMENT = /<!--/g;
function printMarkdown(document) {
	return document.map(printBlock).join("\n\n");
}
function printBlock(block) {
	return blockText(block).replace(HTML_COMMENT, "<\u200b!--");
}
function blockText(block) {
	switch (block.kind) {
		case "heading": return `${"#".repeat(block.level)} ${printLine(block.line, "line")}`;
		case "paragraph": return printLine(block.line, "line");
		case "list": return block.items.map((item) => `- ${printLine(item, "line")}`).join("\n");
		case "table": return [
			block.head,
			block.head.map(() => RULE),
			...block.rows
		].map(tableRow).join("\n");
		case "code": return (0,_markdown_escape_js__WEBPACK_IMPORTED_MODULE_0__.t)(block.language, block.lines);
		case "details": return `<details><summary>${printLine(block.summary, "html")}</summary>\n\n${block.blocks.map(blockText).join("\n\n")}\n\n</details>`;
		case "drawing": return (0,_markdown_escape_js__WEBPACK_IMPORTED_MODULE_0__.t)("mermaid", mermaidLines(block.drawing));
		case "small": return `<sub>${printLine(block.line, "line")}</sub>`;
	}
}
const RULE = [{
	kind: "text",
	text: "---"
}];
function tableRow(cells) {
	return `| ${cells.map((cell) => cell === RULE ? "---" : printLine(cell, "cell")).join(" | ")} |`;
}
function printLine(line, place) {
	const parts = [];
	let before;
	for (const inline of joined(line)) {
		if (before === "code" && inline.kind === "code") parts.push(" ");
		if (before === "prose" && inline.kind === "text" && /^[^\s,]/.test(inline.text)) parts.push("\u200b");
		parts.push(printInline(inline, place));
		before = inline.kind;
	}
	return parts.join("").trim();
}
function joined(line) {
	const result = [];
	for (const inline of line) {
		const last = result.at(-1);
		if (inline.kind === "text" && last?.kind === "text") result[result.length - 1] = {
			kind: "text",
			text: last.text + inline.text
		};
		else result.push(inline);
	}
	return result;
}
function printInline(inline, place) {
	switch (inline.kind) {
		case "text": return (0,_markdown_escape_js__WEBPACK_IMPORTED_MODULE_0__.a)(inline.text);
		case "prose": return place === "html" ? (0,_markdown_escape_js__WEBPACK_IMPORTED_MODULE_0__.a)(inline.text) : place === "cell" ? (0,_markdown_escape_js__WEBPACK_IMPORTED_MODULE_0__.o)(inline.text) : (0,_markdown_escape_js__WEBPACK_IMPORTED_MODULE_0__.s)(inline.text);
		case "code":
			if (place === "html") return `<code>${(0,_markdown_escape_js__WEBPACK_IMPORTED_MODULE_0__.i)(inline.text) || "\"\""}</code>`;
			return place === "cell" ? (0,_markdown_escape_js__WEBPACK_IMPORTED_MODULE_0__.n)(inline.text) : (0,_markdown_escape_js__WEBPACK_IMPORTED_MODULE_0__.r)(inline.text);
		case "strong": {
			const content = printLine(inline.content, place);
			if (content === "") return "";
			return place === "html" ? `<b>${content}</b>` : `**${content}**`;
		}
		case "link": {
			const content = printLine(inline.content, place);
			if (!(0,_markdown_escape_js__WEBPACK_IMPORTED_MODULE_0__.u)(inline.url)) return content;
			return place === "html" ? `<a href="${inline.url.replaceAll("&", "&amp;")}">${content}</a>` : `[${content}](${inline.url})`;
		}
		case "break": return "<br>";
	}
}



/***/ }),

/***/ 9574:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ sizeOf),
/* harmony export */   t: () => (/* binding */ Room)
/* harmony export */ });
/* harmony import */ var _print_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(366);

// src/report/comment/room.ts
var Room = class {
	#left;
	#isShort = false;
	constructor(bytes) {
		this.#left = bytes;
	}
	get isShort() {
		return this.#isShort;
	}
	take(blocks) {
		const size = sizeOf(blocks);
		if (size > this.#left) return false;
		this.#left -= size;
		return true;
	}
	fill(parts, limit, wrap) {
		let fits = 0;
		let tooMany = Math.min(parts.length, limit) + 1;
		while (tooMany - fits > 1) {
			const middle = Math.floor((fits + tooMany) / 2);
			if (sizeOf([wrap(parts.slice(0, middle))]) <= this.#left) fits = middle;
			else tooMany = middle;
		}
		if (fits < Math.min(parts.length, limit)) this.#isShort = true;
		if (fits === 0) return void 0;
		const block = wrap(parts.slice(0, fits));
		return this.take([block]) ? block : void 0;
	}
};
function sizeOf(blocks) {
	return blocks.reduce((sum, block) => sum + Buffer.byteLength((0,_print_markdown_js__WEBPACK_IMPORTED_MODULE_0__.t)(block)) + 2, 0);
}



/***/ })

};
;