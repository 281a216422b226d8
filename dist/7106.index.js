"use strict";
exports.id = 7106;
exports.ids = [7106];
exports.modules = {

/***/ 7106:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ makeIndex)
/* harmony export */ });
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5553);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4105);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7045);



// src/indexes/causes.ts
function causesOf(problems, declarations) {
	const places = new Map();
	for (const { at, record } of problems) places.set((0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Mr)(at.path, record), []);
	for (const declaration of declarations) places.get((0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Mr)(declaration.path, declaration.id))?.push(declaration);
	const causes = new Map();
	for (const problem of problems) {
		const cause = causeOf(problem, places.get((0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Mr)(problem.at.path, problem.record)) ?? []);
		if (cause !== void 0) causes.set(problem, cause);
	}
	return causes;
}
function causeOf({ subject, more }, declarations) {
	if (more) return void 0;
	for (const { id, role, edges, owners } of declarations) {
		if (role === "extension" || role === "patch") return id;
		if (subject === void 0) continue;
		const edge = edges.find((each) => subject === (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.jr)(each));
		if (edge) return edge.target;
		if (owners.includes(subject)) return subject;
	}
}
// src/indexes/graph-view.ts
function nameOf({ id, path }) {
	return id ?? path;
}
function isWithheld({ sensitivity }, policy) {
	return policy !== "full" && (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.kn)(sensitivity);
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
		records: Object.fromEntries(records.map(({ id, primary }) => [id, recordView(primary, policy)]).sort(([a], [b]) => (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Xi)(a, b))),
		edges: edges.sort((a, b) => (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Xi)(a.from, b.from) || (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Xi)(a.kind, b.kind) || (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Xi)(a.to, b.to)),
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
function ownerPairs(declarations) {
	return distinct$1(declarations, ({ owners }) => owners);
}
function repositoryPairs(declarations, prefix) {
	const start = `${prefix}:`;
	return distinct$1(declarations, (declaration) => targetsOf(declaration).filter((target) => target.startsWith(start)));
}
function targetPairs(declarations, repositoryPrefix) {
	const start = `${repositoryPrefix}:`;
	return distinct$1(declarations, (declaration) => targetsOf(declaration).filter((target) => !target.startsWith(start) && !declaration.owners.includes(target)));
}
function targetsOf(declaration) {
	const { brief } = declaration;
	return brief ? Array.from({ length: brief.edgeCount }, (_, index) => brief.nameOf(index).text) : declaration.edges.map(({ target }) => target);
}
function tagPairs(declarations, policy) {
	return distinct$1(declarations, (declaration) => isWithheld(declaration, policy) ? [] : declaration.tags);
}
function distinct$1(declarations, namesIn) {
	const namesByRecord = new Map();
	for (const declaration of declarations) {
		const of = nameOf(declaration);
		let names = namesByRecord.get(of);
		if (!names) namesByRecord.set(of, names = new Set());
		for (const name of namesIn(declaration)) names.add(name);
	}
	const pairs = [];
	namesByRecord.forEach((names, of) => {
		names.forEach((name) => pairs.push({
			name,
			of
		}));
	});
	return pairs;
}
function namesOf(pairs) {
	const names = new Map();
	for (const { name, of } of pairs) {
		let group = names.get(name);
		if (!group) names.set(name, group = new Set());
		if (of !== "") group.add(of);
	}
	return Object.fromEntries([...names].sort(([a], [b]) => (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Xi)(a, b)).map(([name, group]) => [name, [...group].sort(_check_js__WEBPACK_IMPORTED_MODULE_0__.Xi)]));
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
const NAME_LEAF = 256;
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
		for (const { derived } of declaration.edges) if (derived === void 0) edges++;
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
function inlineFiles(input) {
	const { graph, declarations, policy, repositoryPrefix, sourceDigest } = input;
	const { records, edges, paths } = graphView(graph, declarations, policy);
	const manifest = {
		schema: MANIFEST_FORMAT,
		sourceDigest,
		files: searchEntries(input)
	};
	return {
		header: {
			records,
			edges: [...edges],
			pathIndex: paths,
			ownerIndex: namesOf(ownerPairs(declarations)),
			repoIndex: namesOf(repositoryPairs(declarations, repositoryPrefix)),
			tagIndex: namesOf(tagPairs(declarations, policy))
		},
		manifest,
		files: new Map()
	};
}
function shardedFiles(input) {
	const { declarations, policy, repositoryPrefix, sourceDigest } = input;
	const manifest = {
		schema: MANIFEST_FORMAT,
		sourceDigest,
		files: { shards: "search" }
	};
	const digitsOf = (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Vt)();
	const records = () => declarations.map((value) => ({
		digits: digitsOf((0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Ht)(value.id, value.path)),
		value
	}));
	const search = () => searchEntries(input).map((value) => ({
		digits: (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Lt)(value.path),
		value
	}));
	const named = (folder, pairs) => nameShards(folder, pairs, digitsOf);
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
		files: new Map([
			...(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.zt)(records(), shardLine, { folder: _check_js__WEBPACK_IMPORTED_MODULE_0__.to }),
			...(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.zt)(search(), searchLine, { folder: _check_js__WEBPACK_IMPORTED_MODULE_0__.ro }),
			...named(_check_js__WEBPACK_IMPORTED_MODULE_0__.eo, ownerPairs(declarations)),
			...named(_check_js__WEBPACK_IMPORTED_MODULE_0__.no, repositoryPairs(declarations, repositoryPrefix)),
			...named(_check_js__WEBPACK_IMPORTED_MODULE_0__.ao, tagPairs(declarations, policy)),
			...named(_check_js__WEBPACK_IMPORTED_MODULE_0__.oo, targetPairs(declarations, repositoryPrefix))
		])
	};
}
function searchEntries({ files, declarations, headings, policy }) {
	const byPath = (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.da)(declarations, ({ path }) => path);
	return files.flatMap(({ path, oid }) => {
		const own = byPath.get(path);
		return own ? [searchEntry({
			path,
			oid,
			declarations: own,
			headings: headings.get(path) ?? []
		}, policy)] : [];
	});
}
function nameShards(folder, pairs, digitsOf) {
	const items = pairs.map((value) => ({
		digits: (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Bt)(value.name, value.of, digitsOf),
		value
	}));
	return (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Rt)(items, nameLines, {
		folder,
		leaf: NAME_LEAF
	});
}
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
function searchLine(entry) {
	return {
		order: entry.path,
		text: JSON.stringify(entry)
	};
}
function shardLine(declaration) {
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
	const restricted = policy === "full" ? void 0 : (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.at)(memory, [graph]);
	const speaksOfRestricted = ({ record, path, related }) => restricted !== void 0 && (record !== void 0 && restricted.ids.has(record) || restricted.paths.has(path) || related.some((place) => restricted.paths.has(place.path)));
	const told = report.findings.flatMap((finding) => {
		if (!speaksOfRestricted(finding)) return [finding];
		return policy === "hidden" ? [] : [withoutText(finding)];
	});
	const findings = isLarge ? told.toSorted(_check_js__WEBPACK_IMPORTED_MODULE_0__.ci).slice(0, MAX_FINDINGS).sort(_check_js__WEBPACK_IMPORTED_MODULE_0__.oi) : told;
	const omitted = report.findings.length - findings.length;
	const group = (names) => groupOf(names, isLarge ? MAX_IDS : void 0);
	const shown = graph.declarations.filter((each) => policy !== "hidden" || !isWithheld(each, policy));
	const isShown = new Set(shown.map(nameOf));
	const open = report.findings.filter(({ accepted }) => accepted === void 0);
	const of = (rule) => {
		return open.filter((finding) => finding.rule === rule).map(({ record, path }) => record ?? path).filter((name) => isShown.has(name));
	};
	const records = [...graph.records.values()].filter(({ primary }) => primary.role === "record");
	const sensitive = records.filter(({ primary }) => (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.kn)(primary.sensitivity));
	return {
		report: {
			...report,
			steward: _version_js__WEBPACK_IMPORTED_MODULE_2__.t,
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
	const ids = [...new Set(names)].sort(_check_js__WEBPACK_IMPORTED_MODULE_0__.Xi);
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
	const entries = (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.wn)(await tree.entries(), gate).filter(({ path }) => (gate.layout.classOf(path)?.format ?? (0,_check_js__WEBPACK_IMPORTED_MODULE_0__._a)(path)) === "markdown");
	return {
		tree: new _check_js__WEBPACK_IMPORTED_MODULE_0__.gt(tree, entries, ({ path }, bytes) => {
			if (bytes instanceof Error || bytes.length > gate.limits.fileBytes) return;
			const text = (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.ja)(path, bytes).text ?? "";
			const frame = (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Oa)(text);
			const headings = (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Aa)(frame.kind === "framed" ? text.slice(frame.body) : text, LIMITS);
			if (headings.length > 0) found.set(path, headings);
		}),
		headings: found
	};
}
// src/commands/reindex/judge-sources.ts
async function judgeSources(input, now) {
	const { tree, root } = input;
	const gate = await (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.hi)(tree, input.gate);
	await (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.xt)([tree], gate);
	const deadlines = [];
	const watched = await watchHeadings(tree, gate);
	const judgement = judgementOf({
		...input,
		tree: watched.tree
	}, gate, now);
	const found = await (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Xt)(judgement, (since, path) => deadlines.push({
		since,
		path
	}));
	const located = await locate(found, tree, gate);
	const tallies = (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.wt)(found.memory, found.whole);
	const digest = await (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Br)(tree, gate);
	const ofSnapshots = await (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.tn)(tree, gate, (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.en)(found.whole, found.lost));
	const ofGate = [
		...gate.problems,
		...(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Gt)(gate),
		...ofSnapshots
	];
	const rated = (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.qt)([
		...ofGate,
		...found.files,
		...found.graph
	], gate, now);
	const findings = await (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Jr)(rated.map((item) => ({
		...item,
		...located.placesOf(item.problem)
	})), tree, gate.layout, tree, located.budget);
	const report = (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.St)({
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
	const places = await (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Yr)(problems, tree, gate.layout, tree, budget);
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
		}).sort((a, b) => (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Xi)(a.problem.at.path, b.problem.at.path)),
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
	const { gate, rated, sourceDigest, tallies } = judged;
	const view = viewOf(judged);
	const graph = graphOfSources(judged, view);
	const built = {
		generatedAt: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Q)(now),
		...source.commit !== void 0 && { sourceCommit: source.commit }
	};
	const made = new Map([...graph.files, [_check_js__WEBPACK_IMPORTED_MODULE_0__.io, (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.D)(graph.manifest, 1)]]);
	made.set(_check_js__WEBPACK_IMPORTED_MODULE_0__.$a, reportText(judged, view, built));
	if (view.isSharded) for (const [path, text] of takenOverFiles(judged, view)) made.set(path, text);
	const files = withoutSecrets(made, await redactorOf(tree, rated.map(({ problem }) => problem.at.path)));
	const redacted = [...files].filter(([path, text]) => made.get(path) !== text).length;
	const left = view.withheld + redacted + view.closed.length;
	const header = {
		schema: _check_js__WEBPACK_IMPORTED_MODULE_0__.Zn,
		...built,
		sourceDigest,
		ontologyDigest: gate.ontologyDigest,
		generatedDigest: await (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.zr)(tree, gate),
		gateDigest: (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.jt)(gate),
		judgeDigest: source.judgeDigest ?? "sha256:6f3ae0694c9cab4b223b38b83d9e5b829c3af141a252fe56275f71550201b9df",
		steward: _version_js__WEBPACK_IMPORTED_MODULE_2__.t,
		stats: {
			...graph.stats,
			parseErrors: tallies.parseErrors
		},
		...left > 0 && { withheld: left },
		...graph.header,
		contents: await contentsOf(files, tree),
		...view.isSharded && {
			editCharacters: editCharactersOf(judged),
			tallies: tallies.data()
		}
	};
	files.set(_check_js__WEBPACK_IMPORTED_MODULE_0__.Qa, (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.A)().json((0,_check_js__WEBPACK_IMPORTED_MODULE_0__.D)(header, 1)));
	const { root } = gate.layout;
	return {
		files: new Map([...files].map(([path, text]) => [root + path, text])),
		root,
		holds: tallies.all.statistics(),
		sourceDigest,
		...others && { others: async (named) => (await others(named)).map((each) => ({
			...input,
			source: each
		})) }
	};
}
function viewOf({ found, gate }) {
	const { declarations } = found.whole;
	const policy = gate.indexes.restricted;
	const shown = policy === "hidden" ? declarations.filter((each) => !isRestricted(each)) : declarations;
	const isSharded = declarations.length > gate.indexes.inline;
	const closed = isSharded && policy !== "full" ? (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.rt)(found.memory.files) : [];
	return {
		policy,
		shown,
		withheld: declarations.length - shown.length,
		closed,
		isSharded
	};
}
function isRestricted({ sensitivity }) {
	return (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.kn)(sensitivity);
}
function graphOfSources({ found, headings, gate, sourceDigest }, view) {
	const { policy, isSharded } = view;
	return graphFiles({
		graph: found.whole,
		declarations: view.shown,
		files: [...found.memory.files.values()].map(({ path, oid }) => ({
			path,
			oid
		})),
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
function* takenOverFiles({ found, located, deadlines }, { policy, closed }) {
	const { declarations } = found.whole;
	const restricted = policy === "hidden" ? declarations.filter(isRestricted).map(({ path }) => path) : [];
	const hidden = new Set([...restricted, ...closed]);
	const isOpen = (path) => !hidden.has(path);
	const open = located.stored.filter(({ problem }) => isOpen(problem.at.path));
	const byCitation = open.flatMap(({ by, problem }) => {
		const about = by === "graph" ? (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.er)(problem.rule)?.about : void 0;
		return about === "declaration" || about === "edge" ? [problem] : [];
	});
	yield* (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Mt)(open, causesOf(byCitation, declarations));
	yield* (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Ft)(deadlines.filter(({ path }) => isOpen(path)));
}
function editCharactersOf({ found, located }) {
	return (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.ur)(found.whole) || (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.lr)(found.whole) ? _check_js__WEBPACK_IMPORTED_MODULE_0__.Zr + 1 : located.spent;
}
async function redactorOf(tree, paths) {
	const redactor = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.A)();
	const quoted = new Set(paths);
	const entries = (await tree.entries()).filter(({ path, mode }) => (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.$i)(mode) && quoted.has(path));
	await tree.read(entries, (_entry, bytes) => {
		if (!(bytes instanceof Error)) redactor.text(Buffer.from(bytes).toString("utf8"));
	});
	return redactor;
}
function withoutSecrets(files, redactor) {
	return new Map([...files].map(([path, text]) => [path, redactor.json(text)]));
}
async function contentsOf(files, tree) {
	const format = (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Ur)((await tree.entries())[0]?.oid ?? "");
	const entries = [...files].map(([path, text]) => {
		return {
			path,
			mode: "100644",
			oid: (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Vr)(Buffer.from(text), format)
		};
	});
	entries.sort((a, b) => (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Xi)(a.path, b.path));
	const lookup = new _check_js__WEBPACK_IMPORTED_MODULE_0__.Wi(listOf(entries));
	const contents = {};
	for (const path of _check_js__WEBPACK_IMPORTED_MODULE_0__.Xa) {
		const oid = (await lookup.file(path))?.oid ?? await (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Hr)(lookup, path);
		if (oid !== void 0) contents[path.slice(_check_js__WEBPACK_IMPORTED_MODULE_0__.Za.length + 1)] = oid;
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