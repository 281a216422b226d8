exports.id = 4032;
exports.ids = [4032,6626];
exports.modules = {

/***/ 4889:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

"use strict";
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ revertBranch),
/* harmony export */   i: () => (/* binding */ proposalKind),
/* harmony export */   n: () => (/* binding */ branchPrefix),
/* harmony export */   r: () => (/* binding */ knownBadBranch),
/* harmony export */   t: () => (/* binding */ INDEX_BRANCH)
/* harmony export */ });
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5553);

// src/memory/branches.ts
const INDEX_BRANCH = "memory/indexes";
function branchPrefix(kind) {
	return `memory/${kind}/`;
}
function proposalKind(branch) {
	return ["update", "import"].find((kind) => branch.startsWith(branchPrefix(kind)));
}
function revertBranch(commit, part) {
	return `memory/revert/${(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Ir)(commit)}${part === void 0 ? "" : `-${part}`}`;
}
function knownBadBranch(state) {
	return `memory/known-bad/${state}`;
}



/***/ }),

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

/***/ 2267:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

"use strict";
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ connect)
/* harmony export */ });
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4105);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7045);


// src/terminal/connect.ts
async function connect(name, need) {
	const repository = name ?? process.env["GITHUB_REPOSITORY"] ?? "";
	const token = process.env["GITHUB_TOKEN"] ?? process.env["GH_TOKEN"] ?? "";
	const place = (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.it)(repository);
	if (!place || token === "") throw lacking(place ? void 0 : repository, token === "", need);
	const { connectGitHub } = await Promise.all(/* import() */[__webpack_require__.e(3485), __webpack_require__.e(56), __webpack_require__.e(9118), __webpack_require__.e(9695)]).then(__webpack_require__.bind(__webpack_require__, 9118));
	return connectGitHub({
		token,
		apiUrl: (process.env["GITHUB_API_URL"] ?? "https://api.github.com").replace(/\/+$/, ""),
		owner: place.owner,
		repository: place.name,
		version: _version_js__WEBPACK_IMPORTED_MODULE_1__.n,
		redactor: _start_js__WEBPACK_IMPORTED_MODULE_0__.O,
		log: (line) => process.stderr.write(`${(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.M)(line)}\n`)
	});
}
function lacking(repository, withoutToken, need) {
	const messages = [...repository === void 0 ? [] : [repository === "" ? "no repository on GitHub is named" : `"${repository}" is not a repository`], ...withoutToken ? [`there is no token for GitHub${need ? `: ${need.why}` : ""}`] : []].join(", and ");
	const advice = [...repository === void 0 ? [] : ["name it as owner/name with --repository, or in GITHUB_REPOSITORY"], ...withoutToken ? ["set GITHUB_TOKEN"] : []].join("; ");
	return new _start_js__WEBPACK_IMPORTED_MODULE_0__.nt(`${capital(messages)}.`, `${capital(advice)}${need ? `. ${need.without}` : ""}`);
}
function capital(sentence) {
	return sentence.slice(0, 1).toUpperCase() + sentence.slice(1);
}



/***/ }),

/***/ 4120:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

"use strict";
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

/***/ 1322:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

"use strict";
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ changeFilesBelow),
/* harmony export */   r: () => (/* binding */ occupant),
/* harmony export */   t: () => (/* binding */ assertWritable)
/* harmony export */ });
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5553);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4105);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_2__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_3__);




// src/terminal/files-below.ts
function occupant(folder, path) {
	const found = (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.lstatSync)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(folder, path), { throwIfNoEntry: false });
	if (!found) return "nothing";
	if (found.isSymbolicLink()) return "symlink";
	return found.isFile() ? "file" : found.isDirectory() ? "folder" : "other";
}
function assertWritable(folder, path) {
	const segments = path.split("/");
	if (segments.some((segment) => segment === "" || segment === "." || segment === "..")) throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.nt(`"${shown(path)}" is not a path below ${folder}.`);
	for (let count = 1; count <= segments.length; count++) {
		const part = segments.slice(0, count).join("/");
		const found = occupant(folder, part);
		if (found === "nothing") return;
		const wanted = count === segments.length ? "file" : "folder";
		if (found !== wanted) throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.nt(`${shown(part)} is a ${found === "other" ? "special file" : found}, where a ${wanted} is wanted. Nothing was written.`, found === "symlink" ? "Name the place that the symlink leads to, or replace the symlink." : "Move it out of the way.");
	}
}
function changeFilesBelow(folder, changes) {
	for (const change of changes) assertUnchanged(folder, change);
	const done = [];
	for (const change of changes) {
		try {
			assertUnchanged(folder, change);
			changeFile(folder, change);
		} catch (error) {
			const told = (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.l)(change.path, error);
			throw done.length > 0 && told instanceof _start_js__WEBPACK_IMPORTED_MODULE_1__.nt ? stoppedAfter(done, changes.length, told) : told;
		}
		done.push(change.path);
	}
}
function changeFile(folder, { path, before, after, mode }) {
	const target = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(folder, path);
	if (after === void 0) (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.rmSync)(target, { force: true });
	else if (before !== void 0 && occupant(folder, path) === "file") (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.d)(target, after);
	else if (!(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.u)(target, after)) throw isThere(path);
	if (after !== void 0 && mode !== void 0) setRunnable(target, mode === "100755");
}
function setRunnable(target, isRunnable) {
	const found = (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.lstatSync)(target);
	const { mode } = found;
	if (!found.isFile() || (mode & 64) !== 0 === isRunnable) return;
	(0,node_fs__WEBPACK_IMPORTED_MODULE_2__.chmodSync)(target, isRunnable ? mode | (mode & 292) >> 2 : mode & -74);
}
function assertUnchanged(folder, change) {
	const { path, before } = change;
	assertWritable(folder, path);
	const found = occupant(folder, path);
	if (before === void 0) {
		if (found !== "nothing") throw isThere(path);
	} else if (found === "nothing") {
		if (change.after !== void 0) return;
		throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.nt(`${shown(path)} is to be removed, and the working directory does not have it.`, "Where a sparse checkout leaves it out, remove it with `git rm --sparse`");
	} else if (Buffer.compare((0,node_fs__WEBPACK_IMPORTED_MODULE_2__.readFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(folder, path)), before) !== 0) throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.nt(`${shown(path)} changed while it was being looked at.`, "Run the command again.");
}
function isThere(path) {
	return new _start_js__WEBPACK_IMPORTED_MODULE_1__.nt(`${shown(path)} is there already, and is left as it is.`, "Move it away, or choose another file.");
}
function stoppedAfter(done, all, { message, advice }) {
	const named = (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.gt)(done, MAX_NAMED, shown);
	return new _start_js__WEBPACK_IMPORTED_MODULE_1__.nt(`${message} Of ${all} files ${done.length} were changed before: ${named}.`, advice);
}
const MAX_NAMED = 20;
function shown(path) {
	return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.N)(path, 500);
}



/***/ }),

/***/ 7874:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

"use strict";
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ always),
/* harmony export */   r: () => (/* binding */ isNewerRun),
/* harmony export */   t: () => (/* binding */ COMMENT_BYTES)
/* harmony export */ });
// src/memory/forge.ts
const always = () => Promise.resolve();
function isNewerRun(left, right) {
	return left.id > right.id || left.id === right.id && left.attempt > right.attempt;
}
const COMMENT_BYTES = 65280;



/***/ }),

/***/ 4032:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

"use strict";
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runKnownBadAdd: () => (/* binding */ runKnownBadAdd)
/* harmony export */ });
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5553);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4105);
/* harmony import */ var _new_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7731);
/* harmony import */ var _place_record_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2754);
/* harmony import */ var _list_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8504);
/* harmony import */ var _read_snapshots_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6537);
/* harmony import */ var _reviewers_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8137);
/* harmony import */ var _forge_js__WEBPACK_IMPORTED_MODULE_19__ = __webpack_require__(7874);
/* harmony import */ var _branches_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4889);
/* harmony import */ var _document_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(4120);
/* harmony import */ var _listing_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(1409);
/* harmony import */ var _print_within_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(904);
/* harmony import */ var _print_terminal_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(4683);
/* harmony import */ var _chain_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(4632);
/* harmony import */ var _wrap_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(7869);
/* harmony import */ var _color_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(6626);
/* harmony import */ var _proposal2_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(4853);
/* harmony import */ var _learn_files_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(5105);
/* harmony import */ var _overlay_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(6065);
/* harmony import */ var _plain_argument_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(8833);




















// src/commands/known-bad/draft-incident.ts
const INCIDENT = "Incident";
function draftIncident(input, gate, graph, paths) {
	const { nodeKinds } = gate.ontology;
	const kind = nodeKinds.get(INCIDENT);
	if (nodeKinds.size > 0 && !kind) return { refusal: `No incident was drafted: the ontology has no kind ${INCIDENT}.` };
	const folder = (0,_place_record_js__WEBPACK_IMPORTED_MODULE_3__.i)(INCIDENT, gate, graph, paths) ?? standardFolder(gate);
	const layoutClass = folder === void 0 ? void 0 : (0,_place_record_js__WEBPACK_IMPORTED_MODULE_3__.r)(`${folder}x.md`, INCIDENT, gate);
	if (folder === void 0 || !layoutClass) return { refusal: `No incident was drafted: the layout "${gate.layout.name}" has no place for one in Markdown.` };
	const owners = input.owners ?? incidentOwners(input.records, gate, graph);
	if (owners.length === 0) return { refusal: "No incident was drafted: it would have no owner; name one with --owner." };
	const day = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.G)(input.now);
	const [first] = input.records;
	const what = first === void 0 ? "" : ` of ${first}${input.records.length > 1 ? " and others" : ""}`;
	const { id, path } = freeName((0,_place_record_js__WEBPACK_IMPORTED_MODULE_3__.o)(`${day}-bad-memory${what}`), folder, kind?.prefix, graph, paths);
	const title = `Bad memory${what}, ${day}`;
	const fields = (0,_place_record_js__WEBPACK_IMPORTED_MODULE_3__.n)(layoutClass, [
		["id", id],
		["kind", INCIDENT],
		["title", title],
		["status", "draft"],
		["owners", owners],
		["updatedAt", (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.K)(input.now)]
	]);
	return {
		id,
		file: {
			path,
			before: void 0,
			bytes: Buffer.from((0,_place_record_js__WEBPACK_IMPORTED_MODULE_3__.c)(incidentBody(title, input), fields))
		}
	};
}
function standardFolder(gate) {
	const folder = `${gate.layout.root}incidents/`;
	return (0,_place_record_js__WEBPACK_IMPORTED_MODULE_3__.r)(`${folder}x.md`, INCIDENT, gate) ? folder : void 0;
}
function freeName(slug, folder, prefix = "incident", graph, paths) {
	const taken = new Set(paths.map((path) => path.toLowerCase()));
	const ids = new Set(graph.declarations.map(({ id }) => id?.toLowerCase()));
	for (let count = 1;; count++) {
		const name = count === 1 ? slug : `${slug}-${count}`;
		const [id, path] = [`${prefix}:${name}`, `${folder}${name}.md`];
		if (!ids.has(id) && !taken.has(path.toLowerCase())) return {
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
<<<<<<< HEAD:dist/7891.index.js
	const path = gate.layout.root + _check_js__WEBPACK_IMPORTED_MODULE_0__.$t;
	const [found] = await (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Ei)(new Set([path]), tree);
	const bytes = found && await (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Fi)(tree, found);
=======
	const path = gate.layout.root + _check_js__WEBPACK_IMPORTED_MODULE_0__.qt;
	const [found] = await (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.mi)(new Set([path]), tree);
	const bytes = found && await (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Ci)(tree, found);
>>>>>>> h47B:dist/4032.index.js
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
	const read = (tree) => (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.yn)(tree, gate, _check_js__WEBPACK_IMPORTED_MODULE_0__.xn, now.files);
	const bad = await read(last);
	const good = before && await read(before);
	const named = new Set(records);
	const ids = [...bad.files.values()].filter(({ path, oid }) => now.files.get(path)?.oid === oid && good?.files.get(path)?.oid !== oid).flatMap(({ declarations }) => declarations.flatMap(({ id }) => id === void 0 ? [] : [id])).filter((id) => named.size === 0 || named.has(id));
	if (ids.length === 0) return [];
	const what = (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.gt)(ids, MAX_NAMED, (id) => JSON.stringify(id));
<<<<<<< HEAD:dist/7891.index.js
	return [`The mark ends at ${(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Jr)(to)}, and the memory still holds ${what} as there: what is merged later is not marked, so agents get that again. Leave --to out until the fault is mended.`];
=======
	return [`The mark ends at ${(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Ir)(to)}, and the memory still holds ${what} as there: what is merged later is not marked, so agents get that again. Leave --to out until the fault is mended.`];
>>>>>>> h47B:dist/4032.index.js
}
// src/commands/known-bad/known-bad.ts
const SHORTEST_REASON = 10;
const NO_INCIDENT = "--owner was not used: it names the owners of the incident that is drafted, and with --remediation none is.";
async function addKnownBad(input) {
	const { tree, state } = input;
	const told = input.reason.trim();
<<<<<<< HEAD:dist/7891.index.js
	if (told.length < SHORTEST_REASON) throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.$(`The reason has fewer than ${SHORTEST_REASON} characters.`, "Say in a sentence what is wrong, so that whoever used it can judge what it means for them");
	const gate = await (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Xr)(tree, input.gate);
	const memory = await (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.yn)(tree, gate, _check_js__WEBPACK_IMPORTED_MODULE_0__.xn);
	const graph = (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.An)(memory);
=======
	if (told.length < SHORTEST_REASON) throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.nt(`The reason has fewer than ${SHORTEST_REASON} characters.`, "Say in a sentence what is wrong, so that whoever used it can judge what it means for them");
	const gate = await (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Rr)(tree, input.gate);
	const memory = await (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.un)(tree, gate, _check_js__WEBPACK_IMPORTED_MODULE_0__.fn);
	const graph = (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.xn)(memory);
>>>>>>> h47B:dist/4032.index.js
	const known = await readKnownBadText(tree, gate);
	refuseRepetition(known, state);
	const open = openEntry(known, state);
	const { reason, records = [] } = open?.entry ?? {
		reason: told,
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
	const common = {
		root: input.root,
		gate: input.gate,
		now: input.now,
		secrets: { onValue: input.onSecret }
	};
	const [before, after] = [await (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.at)({
		...common,
		subject: { tree }
	}), await (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.at)({
		...common,
		subject: { tree: await input.overlay(tree, files) }
	})];
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
async function unknownRecords({ records, bad, before }, gate, memory, graph) {
	const ids = new Set(graph.records.keys());
	for (const tree of before ? [...bad, before] : bad) {
		if (records.every((id) => ids.has(id))) break;
		const then = (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.An)(await (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.yn)(tree, gate, _check_js__WEBPACK_IMPORTED_MODULE_0__.xn, memory.files));
		for (const id of then.records.keys()) ids.add(id);
	}
	return records.filter((id) => !ids.has(id)).map((id) => {
<<<<<<< HEAD:dist/7891.index.js
		const near = (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Ui)(id, ids);
=======
		const near = (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.ji)(id, ids);
>>>>>>> h47B:dist/4032.index.js
		const rest = near ? `Was ${JSON.stringify(near.name)} meant?` : "Correct its id, unless it stood there before.";
		return `There is no record ${JSON.stringify(id)}, neither now nor in the bad state. ${rest}`;
	});
}
function unwritten(remediation, graph) {
	if (graph.records.has(remediation)) return [];
<<<<<<< HEAD:dist/7891.index.js
	const near = (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Ui)(remediation, graph.records.keys());
=======
	const near = (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.ji)(remediation, graph.records.keys());
>>>>>>> h47B:dist/4032.index.js
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
		...reason.trim() === entry.reason ? [] : ["--reason"],
		...records.every((id) => written.has(id)) ? [] : ["--record"],
		...remediation === void 0 || remediation === entry.remediation ? [] : ["--remediation"],
		...owners === void 0 ? [] : ["--owner"]
	];
	if (options.length === 0) return [];
	const were = options.length === 1 ? "was" : "were";
<<<<<<< HEAD:dist/7891.index.js
	return [`${(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.gr)(options, "and")} ${were} not used: of an entry that is there only the end is written. To change more of it, edit ${_check_js__WEBPACK_IMPORTED_MODULE_0__.$t}.`];
}
function refuseRepetition({ entries }, state) {
	if (!entries.find((entry) => "snapshot" in state ? entry.snapshot === state.snapshot : entry.commits?.from === state.commits.from && entry.commits.to === state.commits.to)) return;
	throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.$(`${"snapshot" in state ? state.snapshot : (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Jr)(state.commits.from)} is known to be bad already.`, `Edit its entry in ${_check_js__WEBPACK_IMPORTED_MODULE_0__.$t}`);
=======
	return [`${(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.or)(options, "and")} ${were} not used: of an entry that is there only the end is written. To change more of it, edit ${_check_js__WEBPACK_IMPORTED_MODULE_0__.qt}.`];
}
function refuseRepetition({ entries }, state) {
	if (!entries.find((entry) => "snapshot" in state ? entry.snapshot === state.snapshot : entry.commits?.from === state.commits.from && entry.commits.to === state.commits.to)) return;
	throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.nt(`${"snapshot" in state ? state.snapshot : (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Ir)(state.commits.from)} is known to be bad already.`, `Edit its entry in ${_check_js__WEBPACK_IMPORTED_MODULE_0__.qt}`);
}
function draftIncident(input, gate, graph, paths) {
	const { nodeKinds } = gate.ontology;
	const kind = nodeKinds.get(INCIDENT);
	if (nodeKinds.size > 0 && !kind) return { refusal: `No incident was drafted: the ontology has no kind ${INCIDENT}.` };
	const folder = (0,_place_record_js__WEBPACK_IMPORTED_MODULE_2__.i)(INCIDENT, gate, graph, paths) ?? standardFolder(gate);
	const layoutClass = folder === void 0 ? void 0 : (0,_place_record_js__WEBPACK_IMPORTED_MODULE_2__.r)(`${folder}x.md`, INCIDENT, gate);
	if (folder === void 0 || !layoutClass) return { refusal: `No incident was drafted: the layout "${gate.layout.name}" has no place for one in Markdown.` };
	const owners = input.owners ?? incidentOwners(input.records, gate, graph);
	if (owners.length === 0) return { refusal: "No incident was drafted: it would have no owner; name one with --owner." };
	const day = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.J)(input.now);
	const [first] = input.records;
	const what = first === void 0 ? "" : ` of ${first}${input.records.length > 1 ? " and others" : ""}`;
	const { id, path } = freeName((0,_place_record_js__WEBPACK_IMPORTED_MODULE_2__.o)(`${day}-bad-memory${what}`), folder, kind?.prefix, graph, paths);
	const title = `Bad memory${what}, ${day}`;
	const fields = (0,_place_record_js__WEBPACK_IMPORTED_MODULE_2__.n)(layoutClass, [
		["id", id],
		["kind", INCIDENT],
		["title", title],
		["status", "draft"],
		["owners", owners],
		["updatedAt", (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Y)(input.now)]
	]);
	return {
		id,
		file: {
			path,
			before: void 0,
			bytes: Buffer.from((0,_place_record_js__WEBPACK_IMPORTED_MODULE_2__.c)(incidentBody(title, input), fields))
		}
	};
}
function standardFolder(gate) {
	const folder = `${gate.layout.root}incidents/`;
	return (0,_place_record_js__WEBPACK_IMPORTED_MODULE_2__.r)(`${folder}x.md`, INCIDENT, gate) ? folder : void 0;
}
function freeName(slug, folder, prefix = "incident", graph, paths) {
	const taken = new Set(paths.map((path) => path.toLowerCase()));
	const ids = new Set(graph.declarations.map(({ id }) => id?.toLowerCase()));
	for (let count = 1;; count++) {
		const name = count === 1 ? slug : `${slug}-${count}`;
		const [id, path] = [`${prefix}:${name}`, `${folder}${name}.md`];
		if (!ids.has(id) && !taken.has(path.toLowerCase())) return {
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
	const own = records.flatMap((id) => declarationsOf(id, graph).flatMap(({ owners }) => owners));
	return own.length > 0 ? [...new Set(own)] : gate.ontology.owners.memory ?? [];
>>>>>>> h47B:dist/4032.index.js
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
function renderKnownBadMarkdown(story, bytes) {
	return (0,_print_within_js__WEBPACK_IMPORTED_MODULE_10__.t)(knownBadDocument(story), bytes);
}
function renderKnownBadPretty(story, color, width) {
	return (0,_print_terminal_js__WEBPACK_IMPORTED_MODULE_11__.t)(knownBadDocument(story), color, width);
}
function knownBadTitle({ state }) {
	return `Mark ${state} as known to be bad`;
}
function knownBadDocument({ state, reach, reason, records, incident, withoutIncident, files, warnings, owners, errors }) {
	return [
		(0,_document_js__WEBPACK_IMPORTED_MODULE_8__.o)(2, (0,_document_js__WEBPACK_IMPORTED_MODULE_8__.p)("Known to be bad: "), (0,_document_js__WEBPACK_IMPORTED_MODULE_8__.n)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.$)(state, 120))),
		(0,_document_js__WEBPACK_IMPORTED_MODULE_8__.l)((0,_document_js__WEBPACK_IMPORTED_MODULE_8__.u)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.$)(reason, CLAUSE_LIMIT))),
		...records.length === 0 ? [] : [(0,_document_js__WEBPACK_IMPORTED_MODULE_8__.l)((0,_document_js__WEBPACK_IMPORTED_MODULE_8__.p)("Records that are wrong there: "), ...(0,_listing_js__WEBPACK_IMPORTED_MODULE_9__.n)(records, MAX_LISTED))],
		(0,_document_js__WEBPACK_IMPORTED_MODULE_8__.l)((0,_document_js__WEBPACK_IMPORTED_MODULE_8__.p)("Once this is merged, resolving passes over the state and says so; asking for it by name gives it with this reason. Nothing that exists is changed.")),
		(0,_document_js__WEBPACK_IMPORTED_MODULE_8__.l)((0,_document_js__WEBPACK_IMPORTED_MODULE_8__.u)(reach)),
		...warnings.map((warning) => (0,_document_js__WEBPACK_IMPORTED_MODULE_8__.l)((0,_document_js__WEBPACK_IMPORTED_MODULE_8__.d)((0,_document_js__WEBPACK_IMPORTED_MODULE_8__.p)("Warning: ")), (0,_document_js__WEBPACK_IMPORTED_MODULE_8__.u)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.$)(warning, CLAUSE_LIMIT)))),
		...incident === void 0 ? [] : [(0,_document_js__WEBPACK_IMPORTED_MODULE_8__.l)((0,_document_js__WEBPACK_IMPORTED_MODULE_8__.p)("The incident is drafted as "), (0,_document_js__WEBPACK_IMPORTED_MODULE_8__.n)(incident), (0,_document_js__WEBPACK_IMPORTED_MODULE_8__.p)(": complete it before the merge."))],
		...withoutIncident === void 0 ? [] : [(0,_document_js__WEBPACK_IMPORTED_MODULE_8__.l)((0,_document_js__WEBPACK_IMPORTED_MODULE_8__.p)(withoutIncident))],
		(0,_document_js__WEBPACK_IMPORTED_MODULE_8__.l)((0,_document_js__WEBPACK_IMPORTED_MODULE_8__.p)("Files: "), ...(0,_listing_js__WEBPACK_IMPORTED_MODULE_9__.n)(files.map(({ path }) => path), MAX_LISTED)),
		...list("Owners to notify", owners.map(({ name, reason: why }) => [
			(0,_document_js__WEBPACK_IMPORTED_MODULE_8__.n)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.$)(name, 120)),
			(0,_document_js__WEBPACK_IMPORTED_MODULE_8__.p)(" "),
			(0,_document_js__WEBPACK_IMPORTED_MODULE_8__.u)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.$)(why, 300))
		])),
		...list("Errors that this would bring", errors.map(({ path, message }) => [
			(0,_document_js__WEBPACK_IMPORTED_MODULE_8__.n)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.$)(path, 120)),
			(0,_document_js__WEBPACK_IMPORTED_MODULE_8__.p)(" "),
			(0,_document_js__WEBPACK_IMPORTED_MODULE_8__.u)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.$)(message, 300))
		]))
	];
}
function list(title, items) {
	return items.length === 0 ? [] : [(0,_document_js__WEBPACK_IMPORTED_MODULE_8__.o)(3, (0,_document_js__WEBPACK_IMPORTED_MODULE_8__.p)(title)), (0,_listing_js__WEBPACK_IMPORTED_MODULE_9__.t)(items, MAX_LISTED)];
}
// src/terminal/known-bad.ts
async function runKnownBadAdd(dir, options) {
	(0,_plain_argument_js__WEBPACK_IMPORTED_MODULE_18__.t)("--reason", [options.reason], "prose");
	(0,_plain_argument_js__WEBPACK_IMPORTED_MODULE_18__.t)("--record", options.record ?? [], "name");
	(0,_plain_argument_js__WEBPACK_IMPORTED_MODULE_18__.t)("--remediation", [options.remediation ?? ""], "name");
	(0,_plain_argument_js__WEBPACK_IMPORTED_MODULE_18__.t)("--owner", options.owner ?? [], "name");
	const repository = await (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.B)(dir);
	try {
		const { state, commits } = await stateOf(repository, options);
		const target = options.propose ? await (0,_proposal2_js__WEBPACK_IMPORTED_MODULE_15__.r)(repository, options) : void 0;
		const { record: records = [], reason } = options;
		const tree = target?.tree ?? await repository.workingTree();
		const bad = await Promise.all(commits.map((commit) => repository.commitTree(commit)));
		const before = await treeBefore(commits[0], repository);
		for (const then of before ? [...bad, before] : bad) await (0,_learn_files_js__WEBPACK_IMPORTED_MODULE_16__.t)(tree, then);
		const result = await addKnownBad({
			tree,
			root: repository.root,
			gate: (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.h)(dir, options, repository),
			overlay: (0,_overlay_js__WEBPACK_IMPORTED_MODULE_17__.t)(repository),
			now: new Date(),
			state,
			bad,
			...before && { before },
			reason,
			records,
			...options.remediation !== void 0 && { remediation: options.remediation },
			...options.owner !== void 0 && { owners: options.owner },
			onSecret: _start_js__WEBPACK_IMPORTED_MODULE_1__.O.learn
		});
		const story = {
			...result,
			state: nameOf(state),
			reach: reachOf(state, result.ended)
		};
		process.stdout.write(renderKnownBadPretty(story, (0,_color_js__WEBPACK_IMPORTED_MODULE_14__.n)(), (0,_wrap_js__WEBPACK_IMPORTED_MODULE_13__.n)(process.stdout.columns)));
		if (options.write) process.stdout.write(`\n${(0,_proposal2_js__WEBPACK_IMPORTED_MODULE_15__.i)(dir, result.files)}`);
		else if (!target) process.stdout.write((0,_proposal2_js__WEBPACK_IMPORTED_MODULE_15__.t)());
		if (target) {
			const said = await (0,_proposal2_js__WEBPACK_IMPORTED_MODULE_15__.n)(target, repository.prefix, result.files, {
				branch: (0,_branches_js__WEBPACK_IMPORTED_MODULE_7__.r)(branchName(state)),
				title: knownBadTitle(story),
				message: result.reason,
				body: renderKnownBadMarkdown(story, _forge_js__WEBPACK_IMPORTED_MODULE_19__.t)
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
		const name = snapshot.startsWith("memory/snapshots/") ? snapshot : _check_js__WEBPACK_IMPORTED_MODULE_0__["in"] + snapshot;
		const full = `${_check_js__WEBPACK_IMPORTED_MODULE_0__.an}${name.slice(_check_js__WEBPACK_IMPORTED_MODULE_0__["in"].length)}`;
		const history = repository.history();
		const tag = (await history.refs()).find((ref) => ref.name === full);
		if (!tag) throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.nt(`There is no snapshot ${name} in this clone.`, "Check its name, or fetch the tags");
		const [text] = await history.tagTexts([tag.object]);
		const fault = (0,_chain_js__WEBPACK_IMPORTED_MODULE_12__.n)({
			tag: name,
			object: tag.object,
			text
		});
		if (fault === void 0) return {
			state: { snapshot: name },
			commits: tag.commit === void 0 ? [] : [tag.commit]
		};
		throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.nt(`The tag ${name} is no snapshot: ${fault}. Marking it would keep nobody from using anything.`, "Name a snapshot that `snapshot list` shows, or commits with --from");
	}
	if (from === void 0) throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.nt("Neither a snapshot nor a commit is named.", "Name what is bad with --snapshot, or with --from");
	const first = await repository.resolve(from);
	if (to === void 0) return {
		state: { commits: { from: first } },
		commits: [first]
	};
	const last = await repository.resolve(to);
	if (await (0,_proposal2_js__WEBPACK_IMPORTED_MODULE_15__.a)(repository, {
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
	throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.nt(`${to} does not hold ${from}.`, "Name the commit that brought the fault first, and a later one last");
}
function nameOf(state) {
	if ("snapshot" in state) return state.snapshot;
	const { from, to } = state.commits;
<<<<<<< HEAD:dist/7891.index.js
	return to === void 0 ? `${(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Jr)(from)} and what holds it` : `${(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Jr)(from)} to ${(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Jr)(to)}`;
=======
	return to === void 0 ? `${(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Ir)(from)} and what holds it` : `${(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Ir)(from)} to ${(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Ir)(to)}`;
>>>>>>> h47B:dist/4032.index.js
}
async function treeBefore(first, repository) {
	if (first === void 0) return void 0;
	try {
		return await repository.commitTree(`${first}~1`);
	} catch (error) {
		if (error instanceof _start_js__WEBPACK_IMPORTED_MODULE_1__.nt) return void 0;
		throw error;
	}
}
function reachOf(state, ended) {
	if ("snapshot" in state) return "This marks the one snapshot: later snapshots and commits with the same content are not marked. Where they have the fault too, name the commit that brought it with --from.";
	if (ended) return "The entry that begins there had no end and gets this one, and keeps its reason, its records and its incident: later commits, the one that mends it first of all, are no longer marked.";
	return state.commits.to === void 0 ? "This marks the commit and every later one that holds it, the one that mends it too: once it is mended, call this again with the last bad commit as --to, which ends the entry." : "This marks the commits from the one to the other; the same content elsewhere is not marked.";
}
function branchName(state) {
<<<<<<< HEAD:dist/7891.index.js
	return "snapshot" in state ? state.snapshot.slice(_check_js__WEBPACK_IMPORTED_MODULE_0__["in"].length) : (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Jr)(state.commits.from);
=======
	return "snapshot" in state ? state.snapshot.slice(_check_js__WEBPACK_IMPORTED_MODULE_0__.Qt.length) : (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Ir)(state.commits.from);
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
	await learn(tree, await (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.mi)(new Set(paths), tree));
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
	await tree.read(entries.filter(({ mode }) => (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.xi)(mode)), (_entry, bytes) => {
		if (!(bytes instanceof Error)) (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.E)(bytes);
	});
>>>>>>> h47B:dist/4032.index.js
}



/***/ }),

/***/ 8504:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

"use strict";
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
<<<<<<< HEAD:dist/7891.index.js
	const made = (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.Pr)(path, "yaml", Buffer.from(text), {
		path,
		document: 0
	}, edit);
	if (!made) throw new _start_js__WEBPACK_IMPORTED_MODULE_0__.$(`${path} cannot be edited.`, "Write its list on lines of its own, one entry under the other");
	return (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.Lr)(text, [made]);
=======
	const made = (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.Sr)(path, "yaml", Buffer.from(text), {
		path,
		document: 0
	}, edit);
	if (!made) throw new _start_js__WEBPACK_IMPORTED_MODULE_0__.nt(`${path} cannot be edited.`, "Write its list on lines of its own, one entry under the other");
	return (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.Tr)(text, [made]);
>>>>>>> h47B:dist/4032.index.js
}
function emptyList(member) {
	return new RegExp(`^${member}:[ \\t]*(#.*)?$`);
}
function withList(text, { member, head }) {
	if (text.trim() === "") return head;
	const end = endOf(text);
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
	const end = endOf(before);
	return after.slice(0, at) + lost.map((comment) => comment + end).join("") + after.slice(at);
}
function commentsOf(text) {
	return text.match(/#[^\r\n]*/g) ?? [];
}
function endOf(text) {
	return text.includes("\r\n") ? "\r\n" : "\n";
}



/***/ }),

/***/ 1409:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

"use strict";
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

/***/ 7731:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

"use strict";
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ newFindings),
/* harmony export */   t: () => (/* binding */ newErrors)
/* harmony export */ });
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5553);

// src/commands/check/new-errors.ts
function newErrors(before, after) {
	return newFindings(before, after, "error");
}
function newFindings(before, after, severity) {
	const known = openGroups(before, severity);
	const fingerprints = new Set(before.map(({ fingerprint }) => fingerprint));
	const open = new Set(before.filter(isOpen).map(({ fingerprint }) => fingerprint));
	const result = [];
	for (const [group, findings] of openGroups(after, severity)) {
		if (findings[0]?.rule.startsWith("secret/") === true) {
			(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.ca)(result, findings.filter(({ fingerprint }) => !open.has(fingerprint)));
			continue;
		}
		if (numberOf(findings) <= numberOf(known.get(group) ?? [])) continue;
		const fresh = findings.filter(({ fingerprint }) => !fingerprints.has(fingerprint));
		(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.ca)(result, fresh.length > 0 ? fresh : findings);
	}
	return result;
}
function openGroups(findings, severity) {
	const open = findings.filter((finding) => finding.severity === severity && isOpen(finding));
	return (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.ar)(open, ({ rule, path }) => `${rule}\0${path}`);
}
function numberOf(findings) {
	return findings.reduce((sum, { more = 1 }) => sum + more, 0);
}
function isOpen({ accepted }) {
	return accepted === void 0;
}



/***/ }),

/***/ 6065:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

"use strict";
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ overlayOf)
/* harmony export */ });
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5553);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4105);


// src/git/overlay-tree.ts
const MAX_PATH = 4096;
async function overlayTree(base, changes, format, label = `${base.label} with ${changes.length} changes`) {
	const byPath = new Map();
	for (const change of changes) {
		refuseOddPath(change.path);
		if (byPath.has(change.path)) throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.nt(`"${change.path}" is changed twice.`, "Name each path once");
		byPath.set(change.path, change);
	}
	const entries = [];
	const absent = new Set(changes.filter(({ action }) => action === "delete").map(({ path }) => path));
	for (const entry of await base.entries()) if (byPath.has(entry.path) && entry.undecodable !== true) absent.delete(entry.path);
	else entries.push(entry);
	for (const path of absent) throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.nt(`"${path}" cannot be deleted: there is no such file.`);
	const upserts = new Map();
	for (const change of byPath.values()) {
		if (change.action === "delete") continue;
		upserts.set(change.path, change);
		const { path, bytes, mode = "100644" } = change;
		entries.push({
			path,
			mode,
			oid: (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.U)(bytes, format),
			size: bytes.length
		});
	}
	entries.sort((a, b) => (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.vi)(a.path, b.path));
	for (const path of upserts.keys()) refuseFileInPlaceOfFolder(entries, path);
	return new OverlayTree(base, entries, upserts, label);
}
var OverlayTree = class {
	label;
	#base;
	#entries;
	#upserts;
	constructor(base, entries, upserts, label) {
		this.#base = base;
		this.#entries = entries;
		this.#upserts = upserts;
		this.label = label;
	}
	entries() {
		return Promise.resolve(this.#entries);
	}
	async read(entries, visit) {
		let next = 0;
		const visitChanges = () => {
			for (; next < entries.length; next++) {
				const entry = entries[next];
				const change = entry && this.#change(entry);
				if (!entry || !change) return;
				visit(entry, change.bytes);
			}
		};
		visitChanges();
		await this.#base.read(entries.filter((entry) => !this.#change(entry)), (entry, bytes) => {
			visit(entry, bytes);
			next++;
			visitChanges();
		});
	}
	#change(entry) {
		return entry.undecodable === true ? void 0 : this.#upserts.get(entry.path);
	}
};
function refuseOddPath(path) {
	if (path.includes("\0") || path.split("/").some((name) => name === "" || name === "." || name === "..") || path.length > MAX_PATH || (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.na)(path)) throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.nt(`${JSON.stringify(path.slice(0, 100))} is not a path of a tree.`, "Write it relative to the root, without `.`, `..` and `.git`");
}
function refuseFileInPlaceOfFolder(sorted, path) {
	const below = sorted[(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.yi)(sorted, `${path}/`)]?.path;
	if (below?.startsWith(`${path}/`)) refuse(path, below);
	for (let slash = path.indexOf("/"); slash !== -1; slash = path.indexOf("/", slash + 1)) {
		const folder = path.slice(0, slash);
		if (sorted[(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.yi)(sorted, folder)]?.path === folder) refuse(folder, path);
	}
}
function refuse(file, below) {
	throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.nt(`"${file}" cannot be a file and the folder of "${below}" at once.`, "Delete or rename one of them");
}
// src/terminal/overlay.ts
function overlayOf({ format }) {
	return (base, files) => overlayTree(base, files.map(({ path, bytes, ...mode }) => bytes ? {
		action: "upsert",
		path,
		bytes,
		...mode
	} : {
		action: "delete",
		path
	}), format);
}



/***/ }),

/***/ 2754:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

"use strict";
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ recordPlace),
/* harmony export */   c: () => (/* binding */ withFrontMatter),
/* harmony export */   i: () => (/* binding */ recordFolder),
/* harmony export */   n: () => (/* binding */ fieldValues),
/* harmony export */   o: () => (/* binding */ slugOf),
/* harmony export */   r: () => (/* binding */ recordClass),
/* harmony export */   s: () => (/* binding */ rewriteFrontMatter),
/* harmony export */   t: () => (/* binding */ commonFolder)
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
<<<<<<< HEAD:dist/7891.index.js
	const frame = (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.aa)(text);
=======
	const frame = (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.qi)(text);
>>>>>>> h47B:dist/4032.index.js
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
<<<<<<< HEAD:dist/7891.index.js
		const file = new _check_js__WEBPACK_IMPORTED_MODULE_1__.Qi("record.md", "markdown", node_buffer__WEBPACK_IMPORTED_MODULE_2__.Buffer.from(`${FENCE}${text}${FENCE}`));
		const content = file.content(0)?.value;
		const [key = "", ...inner] = path;
		if (!(0,_check_js__WEBPACK_IMPORTED_MODULE_1__.ra)(content)) return void 0;
		if ((0,node_util__WEBPACK_IMPORTED_MODULE_4__.isDeepStrictEqual)((0,_check_js__WEBPACK_IMPORTED_MODULE_1__.ia)(content, path), value)) continue;
		if ((0,_check_js__WEBPACK_IMPORTED_MODULE_1__.ia)(content, [key]) === void 0 || inner.length > 0 && (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.ia)(content, [key]) === null) {
			const below = inner.reduceRight((sum, step) => ({ [step]: sum }), value);
			const present = fresh.get(key);
			fresh.set(key, (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.ra)(present) && (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.ra)(below) ? {
=======
		const file = new _check_js__WEBPACK_IMPORTED_MODULE_1__.Bi("record.md", "markdown", node_buffer__WEBPACK_IMPORTED_MODULE_2__.Buffer.from(`${FENCE}${text}${FENCE}`));
		const content = file.content(0)?.value;
		const [key = "", ...inner] = path;
		if (!(0,_check_js__WEBPACK_IMPORTED_MODULE_1__.Gi)(content)) return void 0;
		if ((0,node_util__WEBPACK_IMPORTED_MODULE_4__.isDeepStrictEqual)((0,_check_js__WEBPACK_IMPORTED_MODULE_1__.Ki)(content, path), value)) continue;
		if ((0,_check_js__WEBPACK_IMPORTED_MODULE_1__.Ki)(content, [key]) === void 0 || inner.length > 0 && (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.Ki)(content, [key]) === null) {
			const below = inner.reduceRight((sum, step) => ({ [step]: sum }), value);
			const present = fresh.get(key);
			fresh.set(key, (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.Gi)(present) && (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.Gi)(below) ? {
>>>>>>> h47B:dist/4032.index.js
				...present,
				...below
			} : below);
			continue;
		}
<<<<<<< HEAD:dist/7891.index.js
		const edit = (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.Nr)(file, 0, {
=======
		const edit = (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.xr)(file, 0, {
>>>>>>> h47B:dist/4032.index.js
			kind: "set",
			pointer: path,
			value
		});
		if (!edit) return void 0;
<<<<<<< HEAD:dist/7891.index.js
		text = (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.Lr)(file.text, [edit]).slice(FENCE.length, -FENCE.length);
=======
		text = (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.Tr)(file.text, [edit]).slice(FENCE.length, -FENCE.length);
>>>>>>> h47B:dist/4032.index.js
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
<<<<<<< HEAD:dist/7891.index.js
	return (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.ra)(value) ? value : void 0;
=======
	return (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.Gi)(value) ? value : void 0;
>>>>>>> h47B:dist/4032.index.js
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
<<<<<<< HEAD:dist/7891.index.js
		throw new _start_js__WEBPACK_IMPORTED_MODULE_0__.$(`The front matter cannot be rewritten: ${(0,_check_js__WEBPACK_IMPORTED_MODULE_1__._i)(error)}.`, "Write out what its aliases stand for.");
=======
		throw new _start_js__WEBPACK_IMPORTED_MODULE_0__.nt(`The front matter cannot be rewritten: ${(0,_check_js__WEBPACK_IMPORTED_MODULE_1__.ai)(error)}.`, "Write out what its aliases stand for.");
>>>>>>> h47B:dist/4032.index.js
	}
}
function makeRoom(map, path) {
	for (let length = 1; length < path.length; length++) {
		const above = path.slice(0, length);
		const value = map.getIn(above, true);
		if (value === void 0 || (0,_parse_yaml_library_cjs__WEBPACK_IMPORTED_MODULE_3__.isMap)(value)) continue;
		if (plain(value) !== null) throw new _start_js__WEBPACK_IMPORTED_MODULE_0__.nt(`"${above.join(".")}" in the front matter is no mapping.`, "Write it as kind: [ids].");
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
	return text.slice(0, 320).normalize("NFKD").replace(/\p{M}+/gu, "").toLowerCase().replace(/[^a-z0-9]+/g, "-").replace(/^-/, "").slice(0, SLUG_LENGTH).replace(/-$/, "");
}
function recordClass(path, kind, { layout }) {
	const found = layout.classOf(path);
	if (!found || found.generated || found.appendOnly || found.kinds && !found.kinds.has(kind)) return void 0;
	if (found.records !== "always" && found.records !== "identified") return void 0;
	return found.format === "markdown" || found.format === void 0 && path.endsWith(".md") ? found : void 0;
}
function fieldValues({ shapes }, fields) {
	const shape = shapes.at(-1);
	return fields.flatMap(([name, value]) => {
		if (value === void 0 || Array.isArray(value) && value.length === 0) return [];
<<<<<<< HEAD:dist/7891.index.js
		const pointer = (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.tr)(shape, name);
=======
		const pointer = (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.qn)(shape, name);
>>>>>>> h47B:dist/4032.index.js
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
<<<<<<< HEAD:dist/7891.index.js
	for (const [path, [only, ...others]] of (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.hr)(graph.declarations, (declaration) => declaration.path)) {
=======
	for (const [path, [only, ...others]] of (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.ar)(graph.declarations, (declaration) => declaration.path)) {
>>>>>>> h47B:dist/4032.index.js
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
	if (!found || found.generated || found.appendOnly || found.kinds && !found.kinds.has(kind)) return false;
<<<<<<< HEAD:dist/7891.index.js
	if (!(0,_check_js__WEBPACK_IMPORTED_MODULE_1__.qi)(found, layout)) return false;
	const named = (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.Ji)(path);
=======
	if (!(0,_check_js__WEBPACK_IMPORTED_MODULE_1__.Fi)(found, layout)) return false;
	const named = (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.Ii)(path);
>>>>>>> h47B:dist/4032.index.js
	return (named === "yaml" || named === "json") && (found.format === void 0 || found.format === named);
}
function commonFolder(kind, gate) {
	return gate.ontology.pathPolicy.flatMap(({ paths }) => paths.map((glob) => gate.layout.root + beginning(glob))).find((folder) => recordClass(`${folder}x.md`, kind, gate)?.records === "identified");
}
function siblings(kind, graph) {
	const counts = new Map();
	for (const declaration of graph.declarations) {
		if (declaration.role !== "record" || declaration.kind !== kind || !declaration.path.endsWith(".md")) continue;
		const folder = folderOf(declaration.path);
		counts.set(folder, (counts.get(folder) ?? 0) + 1);
	}
	return [...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).map(([folder]) => folder);
}
function beginning(glob) {
	return /^(?:[^*?{}/]*\/)*/.exec(glob)?.[0] ?? "";
}
function folderOf(path) {
	return path.slice(0, path.lastIndexOf("/") + 1);
}
function depth(folder) {
	return folder.split("/").length;
}



/***/ }),

/***/ 8833:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

"use strict";
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ assertPlain)
/* harmony export */ });
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5553);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4105);


// src/terminal/plain-argument.ts
function assertPlain(option, values, use) {
	const [found] = values.flatMap((value) => (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.ia)(value, use));
	if (found) throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.nt(`The value of ${option} holds the ${found.kind} ${found.code}, which acts on a terminal or hides from readers of what is written.`, "Write it without, in characters that are seen");
	for (const value of values) assertNoSecret(option, value);
}
function assertNoSecret(option, value) {
	const shown = _start_js__WEBPACK_IMPORTED_MODULE_1__.O.text(value);
	if (shown === value) return;
	const [written, clean] = [Array.from(value), Array.from(shown)];
	const place = written.findIndex((character, at) => character !== clean[at]);
	throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.nt(`The value of ${option} holds a secret, which begins at character ${place + 1}: all who read the memory would read it. Nothing was written.`, "Say what it is without its value. If it is in use, revoke it: the history of your shell holds it too");
}



/***/ }),

/***/ 366:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

"use strict";
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
	return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.$)(text || "\u00b7", LABEL_LIMIT).replace(/[^\p{L}\p{N} :._/\u2026-]|\p{Default_Ignorable_Code_Point}/gu, "\u00b7").replaceAll(" ", "\xA0");
}
// src/report/comment/print-markdown.ts
const ADDRESS = /^https?:\/\/[\w.:-]+(?:\/[\w%.~:@!$&+,;=/?#-]*)?$/;
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
			if (!ADDRESS.test(inline.url)) return content;
			return place === "html" ? `<a href="${inline.url.replaceAll("&", "&amp;")}">${content}</a>` : `[${content}](${inline.url})`;
		}
		case "break": return "<br>";
	}
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

/***/ 904:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

"use strict";
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ printWithin)
/* harmony export */ });
/* harmony import */ var _document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4120);
/* harmony import */ var _print_markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(366);
/* harmony import */ var _room_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9574);



// src/report/comment/print-within.ts
const REST = (0,_document_js__WEBPACK_IMPORTED_MODULE_0__.l)((0,_document_js__WEBPACK_IMPORTED_MODULE_0__.p)("More was found than fits here."));
function printWithin(document, bytes) {
	const whole = `${(0,_print_markdown_js__WEBPACK_IMPORTED_MODULE_1__.n)(document)}\n`;
	if (Buffer.byteLength(whole) <= bytes) return whole;
	const room = new _room_js__WEBPACK_IMPORTED_MODULE_2__.t(bytes - (0,_room_js__WEBPACK_IMPORTED_MODULE_2__.n)([REST]) - 1);
	const shown = document.filter((block) => room.take([block]));
	return `${(0,_print_markdown_js__WEBPACK_IMPORTED_MODULE_1__.n)([...shown, REST])}\n`;
}



/***/ }),

/***/ 4853:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

"use strict";
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ holdsCommit),
/* harmony export */   i: () => (/* binding */ writeFiles),
/* harmony export */   n: () => (/* binding */ propose),
/* harmony export */   r: () => (/* binding */ targetOf),
/* harmony export */   t: () => (/* binding */ nothingWritten)
/* harmony export */ });
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4105);
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5553);
/* harmony import */ var _wrap_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7869);
/* harmony import */ var _connect_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2267);
/* harmony import */ var _same_bytes_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(9629);
/* harmony import */ var _files_below_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1322);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_5___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_5__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_6___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_6__);








// src/terminal/holds-commit.ts
async function holdsCommit(repository, last, first) {
	const ancestry = await repository.history().ancestry(first.id, last.id);
	if (ancestry !== "cut") return ancestry === "yes";
	throw new _start_js__WEBPACK_IMPORTED_MODULE_0__.nt(`This clone is shallow: whether ${last.name} holds ${first.name} cannot be told.`, _check_js__WEBPACK_IMPORTED_MODULE_1__.Yt);
}
// src/terminal/proposal.ts
function nothingWritten() {
	return `\n${(0,_wrap_js__WEBPACK_IMPORTED_MODULE_2__.r)("Nothing was written: --write writes the files, --propose makes a pull request of them.", (0,_wrap_js__WEBPACK_IMPORTED_MODULE_2__.n)(process.stdout.columns)).join("\n")}\n`;
}
async function targetOf(repository, { repository: name, branch }) {
	const forge = await (0,_connect_js__WEBPACK_IMPORTED_MODULE_3__.t)(name);
	const target = branch ?? (await forge.repository()).defaultBranch;
	const head = await forge.branchHead(target);
	if (head === void 0) throw new _start_js__WEBPACK_IMPORTED_MODULE_0__.nt(`The repository has no branch ${target}.`, "Name another with --branch");
	return {
		forge,
		branch: target,
		head,
		tree: await repository.commitTree(head)
	};
}
async function propose({ forge, branch, head }, prefix, files, words) {
	const { pull, outcome } = await forge.proposeFiles({
		branch: words.branch,
		base: {
			branch,
			head
		},
		commit: {
			headline: words.title,
			body: words.message
		},
		changes: files.map(({ path, bytes, mode }) => ({
			path: prefix + path,
			bytes,
			...mode && { mode }
		})),
		title: words.title,
		body: words.body
	});
	return `Pull request ${pull.number} was ${outcome === "unchanged" ? "left as it is" : outcome}.\n`;
}
function asCheckedOut(dir, change) {
	const { path, before, after } = change;
	if (before === void 0 || (0,_files_below_js__WEBPACK_IMPORTED_MODULE_4__.r)(dir, path) !== "file") return change;
	const onDisk = (0,node_fs__WEBPACK_IMPORTED_MODULE_5__.readFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_6__.join)(dir, path));
	if (onDisk.length === before.length || !(0,_same_bytes_js__WEBPACK_IMPORTED_MODULE_7__.t)(withFeeds(onDisk), before)) return change;
	return {
		path,
		before: onDisk,
		after: after === void 0 ? void 0 : withReturns(after)
	};
}
function withFeeds(bytes) {
	return Buffer.from(Buffer.from(bytes).toString("latin1").replaceAll("\r\n", "\n"), "latin1");
}
function withReturns(bytes) {
	return Buffer.from(Buffer.from(bytes).toString("latin1").replaceAll(/\r?\n/g, "\r\n"), "latin1");
}
function writeFiles(dir, files) {
	(0,_files_below_js__WEBPACK_IMPORTED_MODULE_4__.n)(dir, files.map(({ path, before, bytes, mode }) => ({
		...asCheckedOut(dir, {
			path,
			before,
			after: bytes
		}),
		...mode && { mode }
	})));
	return `Wrote ${files.length} file${files.length === 1 ? "" : "s"}; nothing was committed.\n`;
}



/***/ }),

/***/ 6537:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

"use strict";
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ readKnownBad),
/* harmony export */   t: () => (/* binding */ readChain)
/* harmony export */ });
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5553);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4105);
/* harmony import */ var _chain_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4632);



// src/commands/snapshot/read-snapshots.ts
async function readChain(history, refs, line) {
	const tags = refs.filter(({ name }) => name.startsWith(_check_js__WEBPACK_IMPORTED_MODULE_0__.an));
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
<<<<<<< HEAD:dist/7891.index.js
	const files = new _check_js__WEBPACK_IMPORTED_MODULE_0__.yi(tree);
	const path = layout.root + _check_js__WEBPACK_IMPORTED_MODULE_0__.$t;
	const obstacle = await files.obstacle(path);
	if (obstacle) throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.$((0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Qr)(obstacle, path), `Put a plain file in its place. ${UNKNOWN}`);
	const strays = (await (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Qt)(files, layout.root)).filter(({ meant }) => meant === path).map(_check_js__WEBPACK_IMPORTED_MODULE_0__.Zt);
=======
	const files = new _check_js__WEBPACK_IMPORTED_MODULE_0__.si(tree);
	const path = layout.root + _check_js__WEBPACK_IMPORTED_MODULE_0__.qt;
	const obstacle = await files.obstacle(path);
	if (obstacle) throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.nt((0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Br)(obstacle, path), `Put a plain file in its place. ${UNKNOWN}`);
	const strays = (await (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Kt)(files, layout.root)).filter(({ meant }) => meant === path).map(_check_js__WEBPACK_IMPORTED_MODULE_0__.Gt);
>>>>>>> h47B:dist/4032.index.js
	if (!await files.has(path)) return {
		file: void 0,
		warnings: strays
	};
	const file = await files.readRequired(path, "knownBad", "list of what is known to be bad", UNKNOWN);
	const idle = states ? [...(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.rn)(file), ...await (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.nn)(file, states)] : [];
	const warnings = await Promise.all(idle.map(async ({ pointer, message }) => `${path}:${await files.lineOf(path, pointer)}: ${message}`));
	return {
		file,
		warnings: [...strays, ...warnings]
	};
}
const UNKNOWN = "As long as it cannot be read, nobody knows what is known to be bad.";



/***/ }),

/***/ 8137:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

"use strict";
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
	const restricted = records.some(({ sensitivity }) => sensitivity.some(_check_js__WEBPACK_IMPORTED_MODULE_0__.gn));
	const extent = others.length === 0 ? `owns ${first?.id ?? ""}` : `owns ${records.length} of the records`;
	return restricted ? `${extent}, restricted` : extent;
}



/***/ }),

/***/ 9574:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

"use strict";
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ sizeOf),
/* harmony export */   t: () => (/* binding */ Room)
/* harmony export */ });
/* harmony import */ var _print_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(366);

// src/report/comment/room.ts
var Room = class {
	#left;
	constructor(bytes) {
		this.#left = bytes;
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
		if (fits === 0) return void 0;
		const block = wrap(parts.slice(0, fits));
		return this.take([block]) ? block : void 0;
	}
};
function sizeOf(blocks) {
	return blocks.reduce((sum, block) => sum + Buffer.byteLength((0,_print_markdown_js__WEBPACK_IMPORTED_MODULE_0__.t)(block)) + 2, 0);
}



/***/ }),

/***/ 9629:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

"use strict";
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ sameBytes)
/* harmony export */ });
// src/memory/same-bytes.ts
function sameBytes(one, other) {
	if (!one || !other) return one === other;
	return one.length === other.length && one.every((byte, index) => byte === other[index]);
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