"use strict";
exports.id = 7891;
exports.ids = [7891];
exports.modules = {

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

/***/ 4032:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runKnownBadAdd: () => (/* binding */ runKnownBadAdd)
/* harmony export */ });
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5553);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4105);
/* harmony import */ var _new_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7731);
/* harmony import */ var _place_record_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2754);
/* harmony import */ var _status_of_new_js__WEBPACK_IMPORTED_MODULE_19__ = __webpack_require__(2922);
/* harmony import */ var _list_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8504);
/* harmony import */ var _read_snapshots_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6537);
/* harmony import */ var _reviewers_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8137);
/* harmony import */ var _forge_js__WEBPACK_IMPORTED_MODULE_21__ = __webpack_require__(7874);
/* harmony import */ var _branches_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4889);
/* harmony import */ var _document_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(4120);
/* harmony import */ var _listing_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(1409);
/* harmony import */ var _print_within_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(904);
/* harmony import */ var _proposal2_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(4853);
/* harmony import */ var _repository_path_js__WEBPACK_IMPORTED_MODULE_20__ = __webpack_require__(5045);
/* harmony import */ var _print_terminal_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(4683);
/* harmony import */ var _chain_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(4632);
/* harmony import */ var _wrap_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(7869);
/* harmony import */ var _color_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(6626);
/* harmony import */ var _learn_files_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(5105);
/* harmony import */ var _overlay_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(6065);
/* harmony import */ var _plain_argument_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(8833);






















// src/commands/known-bad/draft-incident.ts
const INCIDENT = "Incident";
function draftIncident(input, gate, graph, paths) {
	const { nodeKinds } = gate.ontology;
	const kind = nodeKinds.get(INCIDENT);
	if (nodeKinds.size > 0 && !kind) return { refusal: `No incident was drafted: the ontology has no kind ${INCIDENT}.` };
	const folder = (0,_place_record_js__WEBPACK_IMPORTED_MODULE_3__.u)(INCIDENT, gate, graph, paths) ?? standardFolder(gate);
	const layoutClass = folder === void 0 ? void 0 : (0,_place_record_js__WEBPACK_IMPORTED_MODULE_3__.l)(`${folder}x.md`, INCIDENT, gate);
	if (folder === void 0 || !layoutClass) return { refusal: `No incident was drafted: the layout "${gate.layout.name}" has no place for one in Markdown.` };
	const owners = input.owners ?? incidentOwners(input.records, gate, graph);
	if (owners.length === 0) return { refusal: "No incident was drafted: it would have no owner; name one with --owner." };
	const day = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.$)(input.now);
	const [first] = input.records;
	const what = first === void 0 ? "" : ` of ${first}${input.records.length > 1 ? " and others" : ""}`;
	const { id, path } = freeName((0,_place_record_js__WEBPACK_IMPORTED_MODULE_3__.p)(`${day}-bad-memory${what}`), folder, {
		prefix: kind?.prefix,
		gate,
		graph,
		paths
	});
	const title = `Bad memory${what}, ${day}`;
	const fields = (0,_place_record_js__WEBPACK_IMPORTED_MODULE_3__.r)(layoutClass, [
		["id", id],
		["kind", INCIDENT],
		["title", title],
		["status", (0,_status_of_new_js__WEBPACK_IMPORTED_MODULE_19__.t)(INCIDENT, gate.ontology)],
		["owners", owners],
		["updatedAt", (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.et)(input.now)]
	]);
	return {
		id,
		file: {
			path,
			before: void 0,
			bytes: Buffer.from((0,_place_record_js__WEBPACK_IMPORTED_MODULE_3__.h)(incidentBody(title, input), fields))
		}
	};
}
function standardFolder(gate) {
	const folder = `${gate.layout.root}incidents/`;
	return (0,_place_record_js__WEBPACK_IMPORTED_MODULE_3__.l)(`${folder}x.md`, INCIDENT, gate) ? folder : void 0;
}
function freeName(slug, folder, { prefix = "incident", gate, graph, paths }) {
	const taken = new Set(paths.map((path) => path.toLowerCase()));
	const ids = new Set(graph.declarations.map(({ id }) => id?.toLowerCase()));
	for (let count = 1;; count++) {
		const name = count === 1 ? slug : `${slug}-${count}`;
		const path = `${folder}${name}.md`;
		const id = (0,_place_record_js__WEBPACK_IMPORTED_MODULE_3__.a)(path, `${prefix}:${name}`, gate);
		if (!ids.has(id.toLowerCase()) && !taken.has(path.toLowerCase())) return {
			id,
			path
		};
	}
}
function incidentBody(title, { state, reason, records }) {
	return `# ${title}

## What happened

${reason}

## What is affected

${["snapshot" in state ? `- snapshot \`${state.snapshot}\`` : `- commits from \`${state.commits.from}\`${state.commits.to === void 0 ? " on" : ` to \`${state.commits.to}\``}`, ...records.map((id) => `- record \`${id.replaceAll("`", "'")}\``)].join("\n")}

## What follows

- [ ] The change is taken back or mended.
- [ ] Whoever used this memory is told.
`;
}
function incidentOwners(records, gate, graph) {
	const own = records.flatMap((id) => graph.records.get(id)?.declarations ?? []).flatMap(({ owners }) => owners);
	return own.length > 0 ? [...new Set(own)] : gate.ontology.owners.memory ?? [];
}
// src/commands/known-bad/known-bad-file.ts
async function readKnownBadText(tree, gate) {
	const path = gate.layout.root + _check_js__WEBPACK_IMPORTED_MODULE_0__.nn;
	const [found] = await (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Qi)(new Set([path]), tree);
	const bytes = found && await (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.ca)(tree, found);
	if (bytes && (0,_list_file_js__WEBPACK_IMPORTED_MODULE_4__.n)(textOf(bytes), LIST)) return {
		path,
		bytes,
		entries: []
	};
	const { file } = await (0,_read_snapshots_js__WEBPACK_IMPORTED_MODULE_5__.n)(tree, gate);
	return {
		path,
		bytes,
		entries: file?.knownBad ?? []
	};
}
function withEntry({ path, bytes, entries }, entry) {
	const text = (0,_list_file_js__WEBPACK_IMPORTED_MODULE_4__.r)({
		path,
		text: bytes && textOf(bytes),
		count: entries.length
	}, LIST, entry);
	return {
		path,
		before: bytes,
		bytes: Buffer.from(text)
	};
}
function withEnd({ path, bytes }, index, to) {
	const text = bytes ? textOf(bytes) : "";
	const edit = {
		kind: "set",
		pointer: [
			"knownBad",
			index,
			"commits",
			"to"
		],
		value: to
	};
	return {
		path,
		before: bytes,
		bytes: Buffer.from((0,_list_file_js__WEBPACK_IMPORTED_MODULE_4__.t)(path, text, edit))
	};
}
function textOf(bytes) {
	return Buffer.from(bytes).toString("utf8");
}
const LIST = {
	member: "knownBad",
	head: "# States of the memory that nobody should use any more. Nothing that exists is changed by it.\nknownBad:\n"
};
// src/commands/known-bad/still-bad.ts
const MAX_NAMED = 3;
async function stillBad({ to, last, before, records }, gate, now) {
	const read = (tree) => (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.xn)(tree, gate, _check_js__WEBPACK_IMPORTED_MODULE_0__.Cn, now.files);
	const bad = await read(last);
	const good = before && await read(before);
	const named = new Set(records);
	const ids = [...bad.files.values()].filter(({ path, oid }) => now.files.get(path)?.oid === oid && good?.files.get(path)?.oid !== oid).flatMap(({ declarations }) => declarations.flatMap(({ id }) => id === void 0 ? [] : [id])).filter((id) => named.size === 0 || named.has(id));
	if (ids.length === 0) return [];
	const what = (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.bt)(ids, MAX_NAMED, (id) => JSON.stringify(id));
	return [`The mark ends at ${(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.xi)(to)}, and the memory still holds ${what} as there: what is merged later is not marked, so agents get that again. Leave --to out until the fault is mended.`];
}
// src/commands/known-bad/known-bad.ts
const SHORTEST_REASON = 10;
const ADVICE = "Say in a sentence what is wrong, so that whoever used it can judge what it means for them";
const NO_INCIDENT = "--owner was not used: it names the owners of the incident that is drafted, and with --remediation none is.";
async function addKnownBad(input) {
	const { tree, state } = input;
	if (input.reason !== void 0) refuseShort(input.reason);
	const gate = await (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.wi)(tree, input.gate);
	const memory = await (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.xn)(tree, gate, _check_js__WEBPACK_IMPORTED_MODULE_0__.Cn);
	const graph = (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.In)(memory);
	const known = await readKnownBadText(tree, gate);
	refuseRepetition(known, state);
	const open = openEntry(known, state);
	const { reason, records = [] } = open?.entry ?? {
		reason: reasonOf(input),
		records: input.records
	};
	const warnings = [
		...open ? unused(input, open.entry) : await unknownRecords(input, gate, memory, graph),
		...input.remediation === void 0 || open ? [] : unwritten(input.remediation, graph),
		...input.remediation === void 0 || open || input.owners === void 0 ? [] : [NO_INCIDENT],
		...await endsTooEarly({
			...input,
			records
		}, gate, memory)
	];
	const draft = input.remediation === void 0 && !open ? draftIncident({
		...input,
		reason
	}, gate, graph, memory.entries.map(({ path }) => path)) : void 0;
	const incident = draft && "id" in draft ? draft : void 0;
	const remediation = input.remediation ?? incident?.id;
	const entry = {
		...state,
		...records.length > 0 && { records: [...records] },
		reason,
		...remediation !== void 0 && { remediation }
	};
	const files = [open ? withEnd(known, open.index, open.to) : withEntry(known, entry), ...incident ? [incident.file] : []];
	const { root, now, onSecret } = input;
	const common = {
		root,
		gate: input.gate,
		now,
		secrets: { onValue: onSecret },
		digestSources: false
	};
	const before = await (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.lt)({
		...common,
		subject: { tree }
	});
	const after = await (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.lt)({
		...common,
		subject: { tree: await input.overlay(tree, files) },
		similar: before
	});
	return {
		files,
		ended: open !== void 0,
		reason,
		records,
		...incident && { incident: incident.id },
		...draft && "refusal" in draft && { withoutIncident: draft.refusal },
		warnings,
		owners: ownersToTell(records, gate, graph),
		errors: (0,_new_errors_js__WEBPACK_IMPORTED_MODULE_2__.t)(before.report.findings, after.report.findings)
	};
}
function refuseShort(reason) {
	if (reason.trim().length >= SHORTEST_REASON) return;
	throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.st(`The reason has fewer than ${SHORTEST_REASON} characters.`, ADVICE);
}
function reasonOf({ reason }) {
	if (reason === void 0) throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.st("A new entry needs a reason.", `${ADVICE}: --reason "\u2026"`);
	return reason.trim();
}
async function unknownRecords({ records, bad, before }, gate, memory, graph) {
	const ids = new Set(graph.records.keys());
	for (const tree of before ? [...bad, before] : bad) {
		if (records.every((id) => ids.has(id))) break;
		const then = (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.In)(await (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.xn)(tree, gate, _check_js__WEBPACK_IMPORTED_MODULE_0__.Cn, memory.files));
		for (const id of then.records.keys()) ids.add(id);
	}
	return records.filter((id) => !ids.has(id)).map((id) => {
		const near = (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.va)(id, ids);
		const rest = near ? `Was ${JSON.stringify(near.name)} meant?` : "Correct its id, unless it stood there before.";
		return `There is no record ${JSON.stringify(id)}, neither now nor in the bad state. ${rest}`;
	});
}
function unwritten(remediation, graph) {
	if (graph.records.has(remediation)) return [];
	const near = (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.va)(remediation, graph.records.keys());
	const rest = near ? `Was ${JSON.stringify(near.name)} meant?` : "Write it in the same change, or the check names it.";
	return [`There is no record ${JSON.stringify(remediation)}, which is to tell what was done about it. ${rest}`];
}
async function endsTooEarly({ state, bad, before, records }, gate, memory) {
	const last = bad.at(-1);
	if ("snapshot" in state || state.commits.to === void 0 || !last) return [];
	return stillBad({
		to: state.commits.to,
		last,
		before,
		records
	}, gate, memory);
}
function openEntry({ entries }, state) {
	if ("snapshot" in state || state.commits.to === void 0) return void 0;
	const { from, to } = state.commits;
	const index = entries.findIndex(({ commits }) => commits?.from === from && commits.to === void 0);
	const entry = entries[index];
	return entry && {
		index,
		entry,
		to
	};
}
function unused({ reason, records, remediation, owners }, entry) {
	const written = new Set(entry.records);
	const options = [
		...reason === void 0 || reason.trim() === entry.reason ? [] : ["--reason"],
		...records.every((id) => written.has(id)) ? [] : ["--record"],
		...remediation === void 0 || remediation === entry.remediation ? [] : ["--remediation"],
		...owners === void 0 ? [] : ["--owner"]
	];
	if (options.length === 0) return [];
	const were = options.length === 1 ? "was" : "were";
	return [`${(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Gr)(options, "and")} ${were} not used: of an entry that is there only the end is written. To change more of it, edit ${_check_js__WEBPACK_IMPORTED_MODULE_0__.nn}.`];
}
function refuseRepetition({ entries }, state) {
	if (!entries.find((entry) => "snapshot" in state ? entry.snapshot === state.snapshot : entry.commits?.from === state.commits.from && entry.commits.to === state.commits.to)) return;
	throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.st(`${"snapshot" in state ? state.snapshot : (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.xi)(state.commits.from)} is known to be bad already.`, `Edit its entry in ${_check_js__WEBPACK_IMPORTED_MODULE_0__.nn}`);
}
function declarationsOf(id, graph) {
	return graph.records.get(id)?.declarations ?? [];
}
function ownersToTell(records, { ontology }, graph) {
	const touched = records.flatMap((id) => {
		const declarations = declarationsOf(id, graph);
		const owners = [...new Set(declarations.flatMap((declaration) => declaration.owners))];
		const sensitivity = declarations.map((declaration) => declaration.sensitivity ?? "internal");
		return declarations.length === 0 ? [] : [{
			id,
			owners,
			kinds: [],
			classes: [],
			sensitivity
		}];
	});
	const { named } = (0,_reviewers_js__WEBPACK_IMPORTED_MODULE_6__.t)({
		records: touched,
		editsGate: false,
		ontology
	}, { organization: "" });
	const memory = (ontology.owners.memory ?? []).map((name) => ({
		name,
		reason: "owns the memory"
	}));
	return named.length > 0 ? named : memory;
}
// src/report/known-bad-text.ts
const CLAUSE_LIMIT = 2e3;
const MAX_LISTED = 50;
function renderKnownBadMarkdown(story, root, bytes) {
	const { files, errors } = story;
	const placed = {
		...story,
		files: (0,_repository_path_js__WEBPACK_IMPORTED_MODULE_20__.n)(files, root),
		errors: (0,_repository_path_js__WEBPACK_IMPORTED_MODULE_20__.n)(errors, root)
	};
	return (0,_print_within_js__WEBPACK_IMPORTED_MODULE_10__.t)(knownBadDocument(placed), bytes);
}
function renderKnownBadPretty(story, color, width) {
	return (0,_print_terminal_js__WEBPACK_IMPORTED_MODULE_12__.t)(knownBadDocument(story), color, width);
}
function knownBadTitle({ state }) {
	const { name, then, last } = stateWords(state);
	return `Mark ${name}${then}${last} as known to be bad`;
}
function stateWords(state) {
	if ("snapshot" in state) return {
		name: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.it)(state.snapshot, 120),
		then: "",
		last: ""
	};
	const { from, to } = state.commits;
	if (to === void 0) return {
		name: (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.xi)(from),
		then: " and what holds it",
		last: ""
	};
	return {
		name: (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.xi)(from),
		then: " to ",
		last: (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.xi)(to)
	};
}
function stateLine(state) {
	const { name, then, last } = stateWords(state);
	return [
		(0,_document_js__WEBPACK_IMPORTED_MODULE_8__.n)(name),
		...then === "" ? [] : [(0,_document_js__WEBPACK_IMPORTED_MODULE_8__.p)(then)],
		...last === "" ? [] : [(0,_document_js__WEBPACK_IMPORTED_MODULE_8__.n)(last)]
	];
}
function knownBadDocument({ state, reach, reason, records, incident, withoutIncident, files, warnings, owners, errors }) {
	return [
		(0,_document_js__WEBPACK_IMPORTED_MODULE_8__.o)(2, (0,_document_js__WEBPACK_IMPORTED_MODULE_8__.p)("Known to be bad: "), ...stateLine(state)),
		(0,_document_js__WEBPACK_IMPORTED_MODULE_8__.l)((0,_document_js__WEBPACK_IMPORTED_MODULE_8__.u)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.it)(reason, CLAUSE_LIMIT))),
		...records.length === 0 ? [] : [(0,_document_js__WEBPACK_IMPORTED_MODULE_8__.l)((0,_document_js__WEBPACK_IMPORTED_MODULE_8__.p)("Records that are wrong there: "), ...(0,_listing_js__WEBPACK_IMPORTED_MODULE_9__.r)(records, MAX_LISTED))],
		(0,_document_js__WEBPACK_IMPORTED_MODULE_8__.l)((0,_document_js__WEBPACK_IMPORTED_MODULE_8__.p)("Once this is merged, resolving passes over the state and says so; asking for it by name gives it with this reason. Nothing that exists is changed.")),
		(0,_document_js__WEBPACK_IMPORTED_MODULE_8__.l)((0,_document_js__WEBPACK_IMPORTED_MODULE_8__.u)(reach)),
		...warnings.map((warning) => (0,_document_js__WEBPACK_IMPORTED_MODULE_8__.l)((0,_document_js__WEBPACK_IMPORTED_MODULE_8__.d)((0,_document_js__WEBPACK_IMPORTED_MODULE_8__.p)("Warning: ")), (0,_document_js__WEBPACK_IMPORTED_MODULE_8__.u)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.it)(warning, CLAUSE_LIMIT)))),
		...incident === void 0 ? [] : [(0,_document_js__WEBPACK_IMPORTED_MODULE_8__.l)((0,_document_js__WEBPACK_IMPORTED_MODULE_8__.p)("The incident is drafted as "), (0,_document_js__WEBPACK_IMPORTED_MODULE_8__.n)(incident), (0,_document_js__WEBPACK_IMPORTED_MODULE_8__.p)(": complete it before the merge."))],
		...withoutIncident === void 0 ? [] : [(0,_document_js__WEBPACK_IMPORTED_MODULE_8__.l)((0,_document_js__WEBPACK_IMPORTED_MODULE_8__.p)(withoutIncident))],
		(0,_document_js__WEBPACK_IMPORTED_MODULE_8__.l)((0,_document_js__WEBPACK_IMPORTED_MODULE_8__.p)("Files: "), ...(0,_listing_js__WEBPACK_IMPORTED_MODULE_9__.r)(files.map(({ path }) => path), MAX_LISTED)),
		...(0,_proposal2_js__WEBPACK_IMPORTED_MODULE_11__.s)(owners),
		...(0,_proposal2_js__WEBPACK_IMPORTED_MODULE_11__.o)("Errors that this would bring", errors)
	];
}
// src/terminal/known-bad.ts
async function runKnownBadAdd(dir, options) {
	(0,_plain_argument_js__WEBPACK_IMPORTED_MODULE_18__.t)("--reason", [options.reason ?? ""], "prose");
	(0,_plain_argument_js__WEBPACK_IMPORTED_MODULE_18__.t)("--record", options.record ?? [], "name");
	(0,_plain_argument_js__WEBPACK_IMPORTED_MODULE_18__.t)("--remediation", [options.remediation ?? ""], "name");
	(0,_plain_argument_js__WEBPACK_IMPORTED_MODULE_18__.t)("--owner", options.owner ?? [], "name");
	const repository = await (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.H)(dir);
	try {
		const { state, commits } = await stateOf(repository, options);
		const target = options.propose ? await (0,_proposal2_js__WEBPACK_IMPORTED_MODULE_11__.r)(repository, options) : void 0;
		const { record: records = [] } = options;
		const tree = target?.tree ?? await repository.workingTree();
		const bad = await Promise.all(commits.map((commit) => repository.commitTree(commit)));
		const before = await treeBefore(commits[0], repository);
		for (const then of before ? [...bad, before] : bad) await (0,_learn_files_js__WEBPACK_IMPORTED_MODULE_16__.t)(tree, then);
		const result = await addKnownBad({
			tree,
			root: repository.root,
			gate: (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.g)(dir, options, repository),
			overlay: (0,_overlay_js__WEBPACK_IMPORTED_MODULE_17__.t)(repository),
			now: new Date(),
			state,
			bad,
			...before && { before },
			records,
			...options.reason !== void 0 && { reason: options.reason },
			...options.remediation !== void 0 && { remediation: options.remediation },
			...options.owner !== void 0 && { owners: options.owner },
			onSecret: _start_js__WEBPACK_IMPORTED_MODULE_1__.k.learn
		});
		const story = {
			...result,
			state,
			reach: reachOf(state, result.ended)
		};
		process.stdout.write(renderKnownBadPretty(story, (0,_color_js__WEBPACK_IMPORTED_MODULE_15__.n)(), (0,_wrap_js__WEBPACK_IMPORTED_MODULE_14__.n)(process.stdout.columns)));
		if (options.write) process.stdout.write(`\n${(0,_proposal2_js__WEBPACK_IMPORTED_MODULE_11__.i)(dir, result.files)}`);
		else if (!target) process.stdout.write((0,_proposal2_js__WEBPACK_IMPORTED_MODULE_11__.t)());
		if (target) {
			const said = await (0,_proposal2_js__WEBPACK_IMPORTED_MODULE_11__.n)(target, repository.prefix, result.files, {
				branch: (0,_branches_js__WEBPACK_IMPORTED_MODULE_7__.i)(branchName(state)),
				title: knownBadTitle(story),
				message: result.reason,
				body: renderKnownBadMarkdown(story, repository.root, _forge_js__WEBPACK_IMPORTED_MODULE_21__.t)
			});
			process.stdout.write(`\n${said}`);
		}
		return result.errors.length > 0 ? 1 : 0;
	} catch (error) {
		throw await (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.o)(error, dir);
	} finally {
		await repository.close();
	}
}
async function stateOf(repository, { snapshot, from, to }) {
	if (snapshot !== void 0) {
		const name = snapshot.startsWith("memory/snapshots/") ? snapshot : _check_js__WEBPACK_IMPORTED_MODULE_0__.sn + snapshot;
		const full = `${_check_js__WEBPACK_IMPORTED_MODULE_0__.cn}${name.slice(_check_js__WEBPACK_IMPORTED_MODULE_0__.sn.length)}`;
		const history = repository.history();
		const tag = (await history.refs()).find((ref) => ref.name === full);
		if (!tag) throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.st(`There is no snapshot ${name} in this clone.`, "Check its name, or fetch the tags");
		const [text] = await history.tagTexts([tag.object]);
		const fault = (0,_chain_js__WEBPACK_IMPORTED_MODULE_13__.n)({
			tag: name,
			object: tag.object,
			text
		});
		if (fault === void 0) return {
			state: { snapshot: name },
			commits: tag.commit === void 0 ? [] : [tag.commit]
		};
		throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.st(`The tag ${name} is no snapshot: ${fault}. Marking it would keep nobody from using anything.`, "Name a snapshot that `snapshot list` shows, or commits with --from");
	}
	if (from === void 0) throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.st("Neither a snapshot nor a commit is named.", "Name what is bad with --snapshot, or with --from");
	const first = await repository.resolve(from);
	if (to === void 0) return {
		state: { commits: { from: first } },
		commits: [first]
	};
	const last = await repository.resolve(to);
	if (await (0,_proposal2_js__WEBPACK_IMPORTED_MODULE_11__.a)(repository, {
		id: last,
		name: to
	}, {
		id: first,
		name: from
	})) return {
		state: { commits: {
			from: first,
			to: last
		} },
		commits: [first, last]
	};
	throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.st(`${to} does not hold ${from}.`, "Name the commit that brought the fault first, and a later one last");
}
async function treeBefore(first, repository) {
	if (first === void 0) return void 0;
	try {
		return await repository.commitTree(`${first}~1`);
	} catch (error) {
		if (error instanceof _start_js__WEBPACK_IMPORTED_MODULE_1__.st) return void 0;
		throw error;
	}
}
function reachOf(state, ended) {
	if ("snapshot" in state) return "This marks the one snapshot: later snapshots and commits with the same content are not marked. Where they have the fault too, name the commit that brought it with --from.";
	if (ended) return "The entry that begins there had no end and gets this one, and keeps its reason, its records and its incident: later commits, the one that mends it first of all, are no longer marked.";
	return state.commits.to === void 0 ? "This marks the commit and every later one that holds it, the one that mends it too: once it is mended, call this again with the last bad commit as --to, which ends the entry." : "This marks the commits from the one to the other; the same content elsewhere is not marked.";
}
function branchName(state) {
	return "snapshot" in state ? state.snapshot.slice(_check_js__WEBPACK_IMPORTED_MODULE_0__.sn.length) : (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.xi)(state.commits.from);
}



/***/ }),

/***/ 8504:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ saysNothing),
/* harmony export */   r: () => (/* binding */ withItem),
/* harmony export */   t: () => (/* binding */ editedList)
/* harmony export */ });
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4105);
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5553);


// src/commands/check/list-file.ts
const BLANK_OR_COMMENT = /^[ \t]*(#.*)?$/;
function saysNothing(text, { member }) {
	const lines = text.split(/\r?\n/).filter((line) => !BLANK_OR_COMMENT.test(line));
	return lines.length === 0 || lines.length === 1 && emptyList(member).test(lines[0] ?? "");
}
function withItem({ path, text: before = "", count }, list, item) {
	const { member } = list;
	const text = count > 0 ? before : withList(before, list);
	const edited = editedList(path, text, count > 0 ? {
		kind: "set",
		pointer: [member, count],
		value: item
	} : {
		kind: "set",
		pointer: [member],
		value: [item]
	});
	return count > 0 ? edited : withLostComments(text, edited, member);
}
function editedList(path, text, edit) {
	const made = (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.vr)(path, "yaml", Buffer.from(text), {
		path,
		document: 0
	}, edit);
	if (!made) throw new _start_js__WEBPACK_IMPORTED_MODULE_0__.st(`${path} cannot be edited.`, "Write its list on lines of its own, one entry under the other");
	return (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.xr)(text, [made]);
}
function emptyList(member) {
	return new RegExp(`^${member}:[ \\t]*(#.*)?$`);
}
function withList(text, { member, head }) {
	if (text.trim() === "") return head;
	const end = (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.La)(text);
	if (text.split(/\r?\n/).some((line) => !BLANK_OR_COMMENT.test(line))) {
		const commented = new RegExp(`^${member}:[ \\t]+(#[^\\r\\n]*)$`, "m");
		return text.replace(commented, (_, comment) => `${comment}${end}${member}:`);
	}
	return `${text}${text.endsWith("\n") ? "" : end}${member}:${end}`;
}
function withLostComments(before, after, member) {
	const kept = new Set(commentsOf(after));
	const lost = commentsOf(before).filter((comment) => !kept.has(comment));
	const at = Math.max(after.search(new RegExp(`^["']?${member}\\b`, "m")), 0);
	const end = (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.La)(before);
	return after.slice(0, at) + lost.map((comment) => comment + end).join("") + after.slice(at);
}
function commentsOf(text) {
	return text.match(/#[^\r\n]*/g) ?? [];
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

/***/ 6537:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ readKnownBad),
/* harmony export */   t: () => (/* binding */ readChain)
/* harmony export */ });
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5553);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4105);
/* harmony import */ var _chain_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4632);



// src/commands/snapshot/read-snapshots.ts
async function readChain(history, refs, line) {
	const tags = refs.filter(({ name }) => name.startsWith(_check_js__WEBPACK_IMPORTED_MODULE_0__.cn));
	const annotated = tags.filter(({ isAnnotated }) => isAnnotated);
	const texts = await history.tagTexts(annotated.map(({ object }) => object));
	const textOf = new Map(annotated.map(({ name }, index) => [name, texts[index]]));
	return (0,_chain_js__WEBPACK_IMPORTED_MODULE_2__.t)(tags.map(({ name, object }) => ({
		tag: name.slice(10),
		object,
		text: textOf.get(name)
	})), line);
}
async function readKnownBad(tree, { layout }, states) {
	const files = new _check_js__WEBPACK_IMPORTED_MODULE_0__.Wi(tree);
	const path = layout.root + _check_js__WEBPACK_IMPORTED_MODULE_0__.nn;
	const obstacle = await files.obstacle(path);
	if (obstacle) throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.st((0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Di)(obstacle, path), `Put a plain file in its place. ${UNKNOWN}`);
	const strays = (await (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.tn)(files, layout.root)).filter(({ meant }) => meant === path).map(_check_js__WEBPACK_IMPORTED_MODULE_0__.en);
	if (!await files.has(path)) return {
		file: void 0,
		warnings: strays
	};
	const file = await files.readRequired(path, "knownBad", "list of what is known to be bad", UNKNOWN);
	const idle = states ? [...(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.on)(file), ...await (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.an)(file, states)] : [];
	const locator = idle.length > 0 ? await files.locatorOf(path) : void 0;
	const warnings = idle.slice(0, MAX_WARNINGS).map(({ pointer, message }) => {
		const line = locator?.range({
			path,
			document: 0,
			pointer
		}).start.line ?? 1;
		return `${path}:${line}: ${message}`;
	});
	const rest = idle.length - warnings.length;
	const more = rest > 0 ? [`${path}: ${(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.ro)(rest, "more entry", "more entries")} of no effect; the check lists them.`] : [];
	return {
		file,
		warnings: [
			...strays,
			...warnings,
			...more
		]
	};
}
const MAX_WARNINGS = 20;
const UNKNOWN = "As long as it cannot be read, nobody knows what is known to be bad.";



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



/***/ }),

/***/ 2922:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ statusOfNew)
/* harmony export */ });
// src/commands/propose/status-of-new.ts
const UNSEEN = [
	"candidate",
	"draft",
	"proposed"
];
function statusOfNew(kind, { nodeKinds, statuses }) {
	const known = nodeKinds.get(kind)?.statuses ?? statuses;
	return known === void 0 ? "draft" : UNSEEN.find((status) => known.includes(status));
}



/***/ })

};
;