"use strict";
exports.id = 7106;
exports.ids = [7106];
exports.modules = {

/***/ 7622:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ grown),
/* harmony export */   t: () => (/* binding */ ByteTable)
/* harmony export */ });
// src/layouts/byte-table.ts
const FIRST_WORDS = 64;
const HEADER = 3;
const KEYS = [randomOdd(), randomOdd()];
function randomOdd() {
	return Math.random() * 2 ** 32 | 1;
}
var ByteTable = class {
	size = 0;
	#key;
	#secondKey;
	#words = new Int32Array(FIRST_WORDS);
	#length = 0;
	#slots = new Int32Array(32);
	#bytes = new Uint8Array(0);
	#view = new DataView(this.#bytes.buffer);
	constructor([key, secondKey] = KEYS) {
		this.#key = key;
		this.#secondKey = secondKey;
	}
	numberOf(bytes, start, end, context = 0) {
		if (bytes !== this.#bytes) {
			this.#bytes = bytes;
			this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
		}
		const hash = this.#hashOf(start, end) ^ context;
		const slots = this.#slots;
		const mask = slots.length - 2;
		let slot = hash << 1 & mask;
		for (let held = slots[slot + 1] ?? 0; held > 0; held = slots[slot + 1] ?? 0) {
			if (slots[slot] === hash && this.#is(held - 1, start, end, context)) return this.#words[held - 1] ?? 0;
			slot = slot + 2 & mask;
		}
		slots[slot] = hash;
		slots[slot + 1] = this.#length + 1;
		return this.#add(start, end, context);
	}
	#hashOf(start, end) {
		const view = this.#view;
		const key = this.#key;
		const secondKey = this.#secondKey;
		let hash = 0;
		let at = start;
		for (; at + 4 <= end; at += 4) {
			hash = Math.imul(hash ^ view.getInt32(at, true), key);
			hash = Math.imul(hash ^ hash >>> 15, secondKey);
		}
		if (at < end) {
			hash = Math.imul(hash ^ lastWord(view, at, end), key);
			hash = Math.imul(hash ^ hash >>> 15, secondKey);
		}
		return hash ^ hash >>> 15;
	}
	#is(header, start, end, context) {
		const words = this.#words;
		if (words[header + 1] !== context || words[header + 2] !== end - start) return false;
		const view = this.#view;
		let own = header + HEADER;
		let at = start;
		for (; at + 4 <= end; at += 4) if (view.getInt32(at, true) !== words[own++]) return false;
		return at === end || lastWord(view, at, end) === words[own];
	}
	#add(start, end, context) {
		const length = this.#length + HEADER + (end - start + 3 >> 2);
		if (length > this.#words.length) this.#words = grown(this.#words, new Int32Array(Math.max(length, this.#words.length * 2)));
		const words = this.#words;
		const view = this.#view;
		let own = this.#length;
		words[own++] = this.size;
		words[own++] = context;
		words[own++] = end - start;
		let at = start;
		for (; at + 4 <= end; at += 4) words[own++] = view.getInt32(at, true);
		if (at < end) words[own] = lastWord(view, at, end);
		this.#length = length;
		const number = this.size++;
		if (this.size * 4 > this.#slots.length) this.#spread();
		return number;
	}
	#spread() {
		const before = this.#slots;
		const slots = new Int32Array(before.length * 2);
		const mask = slots.length - 2;
		for (let held = 0; held < before.length; held += 2) {
			const header = before[held + 1] ?? 0;
			if (header === 0) continue;
			const hash = before[held] ?? 0;
			let slot = hash << 1 & mask;
			while ((slots[slot + 1] ?? 0) > 0) slot = slot + 2 & mask;
			slots[slot] = hash;
			slots[slot + 1] = header;
		}
		this.#slots = slots;
	}
};
function lastWord(view, start, end) {
	let word = 0;
	for (let at = end - 1; at >= start; at--) word = word << 8 | view.getUint8(at);
	return word;
}
function grown(list, larger) {
	larger.set(list);
	return larger;
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



/***/ }),

/***/ 7106:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ makeIndex)
/* harmony export */ });
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5553);
/* harmony import */ var _edge_order_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1449);
/* harmony import */ var _byte_table_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7622);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4105);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7045);





// src/indexes/causes.ts
function causesOf(problems, declarations) {
	const places = new Map();
	for (const { at, record } of problems) places.set((0,_check_js__WEBPACK_IMPORTED_MODULE_0__.mi)(at.path, record), []);
	for (const declaration of declarations) places.get((0,_check_js__WEBPACK_IMPORTED_MODULE_0__.mi)(declaration.path, declaration.id))?.push(declaration);
	const causes = new Map();
	for (const problem of problems) {
		const cause = causeOf(problem, places.get((0,_check_js__WEBPACK_IMPORTED_MODULE_0__.mi)(problem.at.path, problem.record)) ?? []);
		if (cause !== void 0) causes.set(problem, cause);
	}
	return causes;
}
function causeOf({ subject, more }, declarations) {
	if (more) return void 0;
	for (const { id, role, edges, owners } of declarations) {
		if (role === "extension" || role === "patch") return id;
		if (subject === void 0) continue;
		const edge = edges.find((each) => subject === (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.pi)(each));
		if (edge) return edge.target;
		if (owners.includes(subject)) return subject;
	}
}
// src/indexes/graph-view.ts
function nameOf({ id, path }) {
	return id ?? path;
}
function isWithheld({ sensitivity }, policy) {
	return policy !== "full" && (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Dn)(sensitivity);
}
function graphView(graph, declarations, policy) {
	const shown = new Set(declarations);
	const records = [...graph.records.values()].filter(({ primary }) => shown.has(primary));
	const edges = declarations.flatMap((from) => from.edges.map(({ kind, target, derived }) => ({
		from: nameOf(from),
		kind,
		to: target,
		...derived !== void 0 && { derived: true }
	})));
	return {
		records: Object.fromEntries(records.map(({ id, primary }) => [id, recordView(primary, policy)]).sort(([a], [b]) => (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.na)(a, b))),
		edges: edges.sort(_edge_order_js__WEBPACK_IMPORTED_MODULE_1__.t),
		paths: namesOf(declarations.map((declaration) => ({
			name: declaration.path,
			of: declaration.id ?? ""
		})))
	};
}
function recordView(declaration, policy) {
	const { kind, title, status, path, owners, aliases, tags, updatedAt, sensitivity, sourceRefs } = declaration;
	const hides = isWithheld(declaration, policy);
	return {
		...kind !== void 0 && { kind },
		...title !== void 0 && !hides && { title },
		...status !== void 0 && { status },
		path,
		...owners.length > 0 && { owners: [...owners] },
		...aliases.length > 0 && !hides && { aliases: [...aliases] },
		...tags.length > 0 && !hides && { tags: [...tags] },
		...updatedAt !== void 0 && { updatedAt },
		...sensitivity !== void 0 && { sensitivity },
		...sourceRefs.length > 0 && !hides && { sourceRefs: [...sourceRefs] }
	};
}
const ownersIn = ({ owners }) => owners;
function repositoriesIn(prefix) {
	const start = `${prefix}:`;
	return (declaration) => targetsOf(declaration).filter((target) => target.startsWith(start));
}
function targetsIn(repositoryPrefix) {
	const start = `${repositoryPrefix}:`;
	return (declaration) => {
		const { owners } = declaration;
		return targetsOf(declaration).filter((target) => !target.startsWith(start) && !owners.includes(target));
	};
}
function targetsOf(declaration) {
	const { brief } = declaration;
	return brief ? Array.from({ length: brief.edgeCount }, (_, index) => brief.nameOf(index).text) : declaration.edges.map(({ target }) => target);
}
function tagsIn(policy) {
	return (declaration) => isWithheld(declaration, policy) ? [] : declaration.tags;
}
function pairsOf(declarations, namesIn) {
	return declarations.flatMap((declaration) => namesIn(declaration).map((name) => ({
		name,
		of: nameOf(declaration)
	})));
}
function namesOf(pairs) {
	const names = new Map();
	for (const { name, of } of pairs) {
		let group = names.get(name);
		if (!group) names.set(name, group = new Set());
		if (of !== "") group.add(of);
	}
	return Object.fromEntries([...names].sort(([a], [b]) => (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.na)(a, b)).map(([name, group]) => [name, [...group].sort(_check_js__WEBPACK_IMPORTED_MODULE_0__.na)]));
}
// src/indexes/key-table.ts
const FIRST_KEYS = 256;
var KeyTable = class {
	#numbers = new Map();
	#texts = [];
	#hashes = new Float64Array(FIRST_KEYS);
	numberOf(text) {
		const known = this.#numbers.get(text);
		if (known !== void 0) return known;
		const number = this.#texts.push(text) - 1;
		this.#numbers.set(text, number);
		if (number === this.#hashes.length) this.#hashes = (0,_byte_table_js__WEBPACK_IMPORTED_MODULE_2__.n)(this.#hashes, new Float64Array(number * 2));
		this.#hashes[number] = (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Lt)(text);
		return number;
	}
	textOf(number) {
		return this.#texts[number] ?? "";
	}
	hashOf(number) {
		return this.#hashes[number] ?? 0;
	}
};
// src/indexes/name-files.ts
const NAME_LEAF = 256;
const FIRST_PAIRS = 256;
var NamedRecords = class {
	#declarations;
	#keys;
	#called;
	#repeated;
	constructor(declarations, keys) {
		this.#declarations = declarations;
		this.#keys = keys;
		this.#called = Int32Array.from(declarations, (declaration) => keys.numberOf(nameOf(declaration)));
		const sorted = this.#called.toSorted();
		this.#repeated = new Set(sorted.filter((number, index) => index > 0 && number === sorted[index - 1]));
	}
	files(folder, namesIn) {
		const { names, records, length } = this.#pairs(namesIn);
		const keys = this.#keys;
		const numbers = new Float64Array(length).map((_, pair) => (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Bt)(keys.hashOf(names[pair] ?? 0), keys.hashOf(records[pair] ?? 0)));
		const pairOf = (pair) => ({
			name: keys.textOf(names[pair] ?? 0),
			of: keys.textOf(records[pair] ?? 0)
		});
		const write = (pairs) => nameLines(Array.from(pairs, pairOf));
		return (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Rt)(numbers, write, {
			folder,
			leaf: NAME_LEAF,
			digits: 12
		});
	}
	#pairs(namesIn) {
		const several = new Map();
		let names = new Int32Array(FIRST_PAIRS);
		let records = new Int32Array(FIRST_PAIRS);
		let length = 0;
		this.#declarations.forEach((declaration, index) => {
			const record = this.#called[index] ?? 0;
			const known = several.get(record) ?? new Set();
			if (this.#repeated.has(record)) several.set(record, known);
			for (const name of namesIn(declaration)) {
				if (known.has(name)) continue;
				known.add(name);
				if (length === names.length) {
					names = (0,_byte_table_js__WEBPACK_IMPORTED_MODULE_2__.n)(names, new Int32Array(length * 2));
					records = (0,_byte_table_js__WEBPACK_IMPORTED_MODULE_2__.n)(records, new Int32Array(length * 2));
				}
				names[length] = this.#keys.numberOf(name);
				records[length++] = record;
			}
		});
		return {
			names,
			records,
			length
		};
	}
};
function nameLines(pairs) {
	return Object.entries(namesOf(pairs)).flatMap(([name, [first, ...others]]) => {
		if (first === void 0) return [];
		const item = [
			name,
			first,
			...others
		];
		return [{
			order: name,
			text: JSON.stringify(item)
		}];
	});
}
// src/indexes/search-entry.ts
function searchEntry({ path, oid, declarations, headings }, policy) {
	const ids = distinct(declarations.flatMap(({ id }) => id ?? []));
	const entry = {
		path,
		oid
	};
	if (ids.length > 0) entry.ids = ids;
	if (declarations.some((declaration) => isWithheld(declaration, policy))) return {
		...entry,
		restricted: true
	};
	const titles = distinct(declarations.flatMap(({ title }) => title ?? []));
	if (titles.length > 0) entry.titles = titles;
	if (headings.length > 0) entry.headings = [...headings];
	const tags = distinct(declarations.flatMap((declaration) => declaration.tags));
	if (tags.length > 0) entry.tags = tags;
	const aliases = distinct(declarations.flatMap((declaration) => declaration.aliases));
	if (aliases.length > 0) entry.aliases = aliases;
	return entry;
}
function distinct(texts) {
	return texts.length < 2 ? texts : [...new Set(texts)];
}
// src/indexes/graph-files.ts
const MANIFEST_FORMAT = "memory-steward.search-manifest/v1";
function graphFiles(input) {
	return {
		stats: statsOf(input.declarations),
		...input.isSharded ? shardedFiles(input) : inlineFiles(input)
	};
}
function statsOf(declarations) {
	const records = new Map();
	let edges = 0;
	let notes = 0;
	for (const declaration of declarations) {
		const { id, role } = declaration;
		edges += writtenEdges(declaration);
		if (role === "note") notes++;
		if (role === "record" && id !== void 0 && !records.has(id)) records.set(id, declaration);
	}
	const markdown = [...records.values()].filter(({ path }) => /\.(md|mdx|markdown)$/i.test(path));
	return {
		records: records.size,
		edges,
		markdownRecords: markdown.length,
		freeFormDocuments: notes
	};
}
function writtenEdges(declaration) {
	let written = 0;
	const count = ({ derived }) => {
		if (derived === void 0) written++;
	};
	if (declaration.brief) declaration.brief.forEachEdge(count);
	else declaration.edges.forEach(count);
	return written;
}
function inlineFiles(input) {
	const { graph, declarations, policy, repositoryPrefix, sourceDigest } = input;
	const { records, edges, paths } = graphView(graph, declarations, policy);
	const manifest = {
		schema: MANIFEST_FORMAT,
		sourceDigest,
		files: firstsOf(declarations).map(searchOf(input))
	};
	return {
		header: {
			records,
			edges: [...edges],
			pathIndex: paths,
			ownerIndex: namesOf(pairsOf(declarations, ownersIn)),
			repoIndex: namesOf(pairsOf(declarations, repositoriesIn(repositoryPrefix))),
			tagIndex: namesOf(pairsOf(declarations, tagsIn(policy)))
		},
		manifest,
		files: []
	};
}
function shardedFiles(input) {
	const { declarations, policy, repositoryPrefix, sourceDigest } = input;
	const manifest = {
		schema: MANIFEST_FORMAT,
		sourceDigest,
		files: { shards: "search" }
	};
	const keys = new KeyTable();
	const named = new NamedRecords(declarations, keys);
	return {
		header: {
			records: shards("records"),
			edges: shards("records"),
			pathIndex: shards("search"),
			ownerIndex: shards("owners"),
			repoIndex: shards("repositories"),
			tagIndex: shards("tags"),
			targetIndex: shards("targets")
		},
		manifest,
		files: [
			...recordFiles(declarations, keys),
			...searchFiles(input),
			...named.files(_check_js__WEBPACK_IMPORTED_MODULE_0__.co, ownersIn),
			...named.files(_check_js__WEBPACK_IMPORTED_MODULE_0__.uo, repositoriesIn(repositoryPrefix)),
			...named.files(_check_js__WEBPACK_IMPORTED_MODULE_0__.po, tagsIn(policy)),
			...named.files(_check_js__WEBPACK_IMPORTED_MODULE_0__.mo, targetsIn(repositoryPrefix))
		]
	};
}
function recordFiles(declarations, keys) {
	const keyOf = ({ id, path }) => {
		const key = (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Vt)(id, path);
		return key === id ? keys.hashOf(keys.numberOf(id)) : (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Lt)(key);
	};
	return (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.zt)(declarations, keyOf, recordShardLine, { folder: _check_js__WEBPACK_IMPORTED_MODULE_0__.lo });
}
function searchFiles(input) {
	const { declarations } = input;
	const entryAt = searchOf(input);
	const lineAt = (first) => {
		const entry = entryAt(first);
		return {
			order: entry.path,
			text: JSON.stringify(entry)
		};
	};
	const keyOf = (first) => (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Lt)(declarations[first]?.path ?? "");
	return (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.zt)(firstsOf(declarations), keyOf, lineAt, { folder: _check_js__WEBPACK_IMPORTED_MODULE_0__["do"] });
}
function firstsOf(declarations) {
	return [...declarations.keys()].filter((index) => declarations[index]?.path !== declarations[index - 1]?.path);
}
function searchOf({ files, declarations, headings, policy }) {
	return (first) => {
		const path = declarations[first]?.path ?? "";
		let end = first + 1;
		while (declarations[end]?.path === path) end++;
		const file = files.get(path);
		if (!file) throw new Error(`${path} declares something and was not read`);
		const own = declarations.slice(first, end);
		return searchEntry({
			path,
			oid: file.oid,
			declarations: own,
			headings: headings.get(path) ?? []
		}, policy);
	};
}
function recordShardLine(declaration) {
	const { id, path, document, root } = declaration;
	const place = [document, ...root].map((part) => String(part).padStart(6, "0")).join("/");
	return {
		order: `${id ?? ""}\0${path}\0${place}`,
		text: (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Pt)(declaration)
	};
}
function shards(name) {
	return { shards: name };
}
// src/report/ontology-report.ts
function renderOntologyReport({ report, governance, omitted }, built) {
	const { withoutOwners, stale, dangling, sensitive } = governance;
	return (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.D)({
		...(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.T)(report),
		generatedAt: built.generatedAt,
		sourceCommit: built.sourceCommit,
		governance: {
			withoutOwners,
			stale,
			dangling,
			sensitive
		},
		omitted,
		findings: (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.w)(report)
	});
}
// src/commands/reindex/committed-report.ts
const MAX_FINDINGS = 20;
const MAX_IDS = 50;
function committedReport(report, graph, options) {
	const { policy, isLarge, memory } = options;
	const restricted = policy === "full" ? void 0 : (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.ot)(memory, [graph]);
	const speaksOfRestricted = ({ record, path, related }) => restricted !== void 0 && (record !== void 0 && restricted.ids.has(record) || restricted.paths.has(path) || related.some((place) => restricted.paths.has(place.path)));
	const told = report.findings.flatMap((finding) => {
		if (!speaksOfRestricted(finding)) return [finding];
		return policy === "hidden" ? [] : [withoutText(finding)];
	});
	const findings = isLarge ? told.toSorted(_check_js__WEBPACK_IMPORTED_MODULE_0__.Or).slice(0, MAX_FINDINGS).sort(_check_js__WEBPACK_IMPORTED_MODULE_0__.Tr) : told;
	const omitted = report.findings.length - findings.length;
	const group = (names) => groupOf(names, isLarge ? MAX_IDS : void 0);
	const shown = graph.declarations.filter((each) => policy !== "hidden" || !isWithheld(each, policy));
	const isShown = new Set(shown.map(nameOf));
	const open = report.findings.filter(({ accepted }) => accepted === void 0);
	const of = (rule) => {
		return open.filter((finding) => finding.rule === rule).map(({ record, path }) => record ?? path).filter((name) => isShown.has(name));
	};
	const records = [...graph.records.values()].filter(({ primary }) => primary.role === "record");
	const sensitive = records.filter(({ primary }) => (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Dn)(primary.sensitivity));
	return {
		report: {
			...report,
			steward: _version_js__WEBPACK_IMPORTED_MODULE_4__.t,
			findings
		},
		...omitted > 0 && { omitted },
		governance: {
			withoutOwners: group(records.filter(({ id, primary }) => primary.owners.length === 0 && isShown.has(id)).map(({ id }) => id)),
			stale: group(of("record/stale")),
			dangling: group(of("graph/dangling-edge")),
			sensitive: {
				count: sensitive.length,
				ids: policy === "hidden" ? [] : group(sensitive.map(({ id }) => id)).ids
			}
		}
	};
}
function groupOf(names, limit) {
	const ids = [...new Set(names)].sort(_check_js__WEBPACK_IMPORTED_MODULE_0__.na);
	return {
		count: ids.length,
		ids: ids.slice(0, limit)
	};
}
function withoutText({ suggestion: _, subject: _subject, ...finding }) {
	return {
		...finding,
		message: "What is said of a restricted record is not repeated here.",
		related: []
	};
}
// src/load/headings.ts
const LIMITS = {
	count: 100,
	length: 200
};
async function watchHeadings(tree, gate) {
	const found = new Map();
	const entries = (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Sn)(await tree.entries(), gate).filter(({ path }) => (gate.layout.classOf(path)?.format ?? (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Ca)(path)) === "markdown");
	return {
		tree: new _check_js__WEBPACK_IMPORTED_MODULE_0__._t(tree, entries, ({ path }, bytes) => {
			if (bytes instanceof Error || bytes.length > gate.limits.fileBytes) return;
			const text = (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Pa)(path, bytes).text ?? "";
			const frame = (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.ja)(text);
			const headings = (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Na)(frame.kind === "framed" ? text.slice(frame.body) : text, LIMITS);
			if (headings.length > 0) found.set(path, headings);
		}),
		headings: found
	};
}
// src/commands/reindex/judge-sources.ts
async function judgeSources(input, now) {
	const { tree, root } = input;
	const gate = await (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.wi)(tree, input.gate);
	await (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Ct)([tree], gate);
	const deadlines = [];
	const watched = await watchHeadings(tree, gate);
	const judgement = judgementOf({
		...input,
		tree: watched.tree
	}, gate, now);
	const found = await (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Jt)(judgement, (since, path) => deadlines.push({
		since,
		path
	}));
	const located = await locate(found, tree, gate);
	const tallies = (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Et)(found.memory, found.whole);
	const digest = await (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.ar)(tree, gate);
	const ofSnapshots = await (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.$t)(tree, gate, (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Qt)(found.whole, found.lost));
	const ofGate = [
		...gate.problems,
		...(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Ut)(gate),
		...ofSnapshots
	];
	const rated = (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Gt)([
		...ofGate,
		...found.files,
		...found.graph
	], gate, now);
	const findings = await (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.pr)(rated.map((item) => ({
		...item,
		...located.placesOf(item.problem)
	})), tree, gate.layout, tree, located.budget);
	const report = (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.wt)({
		root,
		gate,
		sourceDigest: digest,
		tallies,
		findings
	});
	const { headings } = watched;
	return {
		tree,
		gate,
		found,
		headings,
		deadlines,
		located,
		rated,
		tallies,
		sourceDigest: digest,
		report
	};
}
function judgementOf({ tree, onProgress }, gate, now) {
	return {
		judged: tree,
		base: tree,
		gate,
		proposedOntology: gate.ontology,
		now,
		...onProgress && { onProgress }
	};
}
async function locate(found, tree, gate) {
	const byGraph = found.graph.filter(({ rule }) => (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.er)(rule)?.about !== "gate");
	const problems = [...found.files, ...byGraph];
	const budget = { spent: 0 };
	const places = await (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.mr)(problems, tree, gate.layout, tree, budget);
	const known = new Map(problems.map((problem, index) => [problem, places[index]]));
	return {
		stored: problems.map((problem, index) => {
			const place = places[index];
			if (!place) throw new Error(`${problem.at.path} has a problem without a place`);
			return {
				by: index < found.files.length ? "file" : "graph",
				problem,
				places: place
			};
		}).sort((a, b) => (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.na)(a.problem.at.path, b.problem.at.path)),
		budget,
		spent: budget.spent,
		placesOf: (problem) => {
			const place = known.get(problem);
			return place ? { places: place } : {};
		}
	};
}
// src/commands/reindex/make-index.ts
async function makeIndex(input) {
	const { tree, source } = input;
	const { others } = source;
	const now = new Date(Math.floor(source.time.getTime() / 1e3) * 1e3);
	const judged = await judgeSources(input, now);
	const { gate, sourceDigest, tallies } = judged;
	const view = viewOf(judged);
	const graph = graphOfSources(judged, view);
	const built = {
		generatedAt: (0,_start_js__WEBPACK_IMPORTED_MODULE_3__.et)(now),
		...source.commit !== void 0 && { sourceCommit: source.commit }
	};
	const bound = [
		...graph.files,
		{
			path: _check_js__WEBPACK_IMPORTED_MODULE_0__.fo,
			text: () => (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.D)(graph.manifest, 1)
		},
		{
			path: _check_js__WEBPACK_IMPORTED_MODULE_0__.so,
			text: () => reportText(judged, view, built)
		},
		...view.isSharded ? takenOverFiles(judged, view) : []
	];
	const generated = await (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.ir)(tree, gate);
	const headerOf = (contents, redacted) => {
		const left = view.withheld + redacted + view.closed.length;
		return {
			schema: _check_js__WEBPACK_IMPORTED_MODULE_0__.Xn,
			...built,
			sourceDigest,
			ontologyDigest: gate.ontologyDigest,
			generatedDigest: generated,
			gateDigest: (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Ar)(gate),
			judgeDigest: source.judgeDigest ?? "sha256:e9d5c0d70ede6ff451d9d18aef6e574750a4412ae6efbd5b663168465b0a32b6",
			steward: _version_js__WEBPACK_IMPORTED_MODULE_4__.t,
			stats: {
				...graph.stats,
				parseErrors: tallies.parseErrors
			},
			...left > 0 && { withheld: left },
			...graph.header,
			contents,
			...view.isSharded && {
				editCharacters: editCharactersOf(judged),
				tallies: tallies.data()
			}
		};
	};
	const { root } = gate.layout;
	return {
		paths: [...bound.map(({ path }) => path), _check_js__WEBPACK_IMPORTED_MODULE_0__.oo].map((path) => root + path),
		files: () => madeFiles(judged, bound, headerOf),
		root,
		holds: tallies.all.statistics(),
		sourceDigest,
		...others && { others: async (named) => (await others(named)).map((each) => ({
			...input,
			source: each
		})) }
	};
}
async function* madeFiles({ tree, gate, rated }, bound, headerOf) {
	const { root } = gate.layout;
	const format = (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.cr)((await tree.entries())[0]?.oid ?? "");
	const redactor = await redactorOf(tree, rated.map(({ problem }) => problem.at.path));
	const entries = [];
	let redacted = 0;
	for (const file of bound) {
		const { path } = file;
		const whole = file.text();
		const clean = redactor.json(whole);
		if (clean !== whole) redacted++;
		const bytes = Buffer.from(clean);
		const oid = (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.or)(bytes, format);
		entries.push({
			path,
			mode: "100644",
			oid
		});
		yield {
			path: root + path,
			bytes,
			oid
		};
	}
	const header = headerOf(await contentsOf(entries), redacted);
	const bytes = Buffer.from((0,_start_js__WEBPACK_IMPORTED_MODULE_3__.A)().json((0,_check_js__WEBPACK_IMPORTED_MODULE_0__.D)(header, 1)));
	yield {
		path: root + _check_js__WEBPACK_IMPORTED_MODULE_0__.oo,
		bytes,
		oid: (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.or)(bytes, format)
	};
}
function viewOf({ found, gate }) {
	const { declarations } = found.whole;
	const policy = gate.indexes.restricted;
	const shown = policy === "hidden" ? declarations.filter((each) => !isRestricted(each)) : declarations;
	const isSharded = declarations.length > gate.indexes.inline;
	const closed = isSharded && policy !== "full" ? (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.it)(found.memory.files) : [];
	return {
		policy,
		shown,
		withheld: declarations.length - shown.length,
		closed,
		isSharded
	};
}
function isRestricted({ sensitivity }) {
	return (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Dn)(sensitivity);
}
function graphOfSources({ found, headings, gate, sourceDigest }, view) {
	const { policy, isSharded } = view;
	return graphFiles({
		graph: found.whole,
		declarations: view.shown,
		files: found.memory.files,
		headings,
		policy,
		isSharded,
		repositoryPrefix: gate.ontology.nodeKinds.get("Repository")?.prefix ?? "repository",
		sourceDigest
	});
}
function reportText({ report, found }, { policy, isSharded: isLarge }, built) {
	return renderOntologyReport(committedReport(report, found.whole, {
		policy,
		isLarge,
		memory: found.memory
	}), built);
}
function takenOverFiles({ found, located, deadlines }, { policy, closed }) {
	const { declarations } = found.whole;
	const restricted = policy === "hidden" ? declarations.filter(isRestricted).map(({ path }) => path) : [];
	const hidden = new Set([...restricted, ...closed]);
	const isOpen = (path) => !hidden.has(path);
	const open = located.stored.filter(({ problem }) => isOpen(problem.at.path));
	const byCitation = open.flatMap(({ by, problem }) => {
		const about = by === "graph" ? (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.er)(problem.rule)?.about : void 0;
		return about === "declaration" || about === "edge" ? [problem] : [];
	});
	return [...(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Nt)(open, causesOf(byCitation, declarations)), ...(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Ft)(deadlines.filter(({ path }) => isOpen(path)))];
}
function editCharactersOf({ found, located }) {
	return (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Hr)(found.whole) || (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Vr)(found.whole) ? _check_js__WEBPACK_IMPORTED_MODULE_0__.gr + 1 : located.spent;
}
async function redactorOf(tree, paths) {
	const redactor = (0,_start_js__WEBPACK_IMPORTED_MODULE_3__.A)();
	const quoted = new Set(paths);
	const entries = (await tree.entries()).filter(({ path, mode }) => (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.aa)(mode) && quoted.has(path));
	await tree.read(entries, (_entry, bytes) => {
		if (!(bytes instanceof Error)) redactor.text(Buffer.from(bytes).toString("utf8"));
	});
	return redactor;
}
async function contentsOf(entries) {
	entries.sort((a, b) => (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.na)(a.path, b.path));
	const lookup = new _check_js__WEBPACK_IMPORTED_MODULE_0__.Yi(listOf(entries));
	const contents = {};
	for (const path of _check_js__WEBPACK_IMPORTED_MODULE_0__.io) {
		const oid = (await lookup.file(path))?.oid ?? await (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.sr)(lookup, path);
		if (oid !== void 0) contents[path.slice(_check_js__WEBPACK_IMPORTED_MODULE_0__.ao.length + 1)] = oid;
	}
	return contents;
}
function listOf(entries) {
	return {
		label: "index",
		entries: () => Promise.resolve(entries),
		read: () => Promise.resolve()
	};
}



/***/ })

};
;