export const id = 9921;
export const ids = [9921,4911];
export const modules = {

/***/ 7336:
/***/ ((module) => {

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


/***/ }),

/***/ 3050:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ revertBranch),
/* harmony export */   i: () => (/* binding */ proposalKind),
/* harmony export */   n: () => (/* binding */ branchPrefix),
/* harmony export */   r: () => (/* binding */ knownBadBranch),
/* harmony export */   t: () => (/* binding */ INDEX_BRANCH)
/* harmony export */ });
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1804);

// build/src/memory/branches.js
const INDEX_BRANCH = "memory/indexes";
function branchPrefix(kind) {
	return `memory/${kind}/`;
}
function proposalKind(branch) {
	return ["update", "import"].find((kind) => branch.startsWith(branchPrefix(kind)));
}
function revertBranch(commit) {
	return `memory/revert/${(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.ar)(commit)}`;
}
function knownBadBranch(state) {
	return `memory/known-bad/${state}`;
}



/***/ }),

/***/ 4911:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ useColor),
/* harmony export */   t: () => (/* binding */ color_exports)
/* harmony export */ });
/* harmony import */ var _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1588);

// build/src/terminal/color.js
var color_exports = (0,_rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__.t)({ useColor: () => useColor });
function useColor() {
	if (process.env["NO_COLOR"]) return false;
	return [process.env["FORCE_COLOR"], process.stdout.isTTY].some(Boolean);
}



/***/ }),

/***/ 5466:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ connect)
/* harmony export */ });
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(796);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7316);


// build/src/terminal/connect.js
async function connect(name, need) {
	const repository = name ?? process.env["GITHUB_REPOSITORY"] ?? "";
	const token = process.env["GITHUB_TOKEN"] ?? process.env["GH_TOKEN"] ?? "";
	const place = (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.q)(repository);
	if (!place) throw new _start_js__WEBPACK_IMPORTED_MODULE_0__.G(repository === "" ? "No repository on GitHub is named." : `"${repository}" is not a repository.`, `Name it as owner/name with --repository, or in GITHUB_REPOSITORY${need ? `. ${need.without}` : ""}`);
	if (token === "") throw new _start_js__WEBPACK_IMPORTED_MODULE_0__.G(need ? `There is no token for GitHub: ${need.why}.` : "There is no token for GitHub.", need ? `Set GITHUB_TOKEN. ${need.without}` : "Set GITHUB_TOKEN");
	const { connectGitHub } = await Promise.all(/* import() */[__webpack_require__.e(8439), __webpack_require__.e(56), __webpack_require__.e(5445), __webpack_require__.e(690)]).then(__webpack_require__.bind(__webpack_require__, 5445));
	return connectGitHub({
		token,
		apiUrl: (process.env["GITHUB_API_URL"] ?? "https://api.github.com").replace(/\/+$/, ""),
		owner: place.owner,
		repository: place.name,
		version: _version_js__WEBPACK_IMPORTED_MODULE_1__.n,
		redactor: _start_js__WEBPACK_IMPORTED_MODULE_0__.w,
		log: (line) => process.stderr.write(`${(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.O)(line)}\n`)
	});
}



/***/ }),

/***/ 2175:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ isNewerRun),
/* harmony export */   t: () => (/* binding */ COMMENT_BYTES)
/* harmony export */ });
// build/src/memory/forge.js
function isNewerRun(left, right) {
	return left.id > right.id || left.id === right.id && left.attempt > right.attempt;
}
const COMMENT_BYTES = 65280;



/***/ }),

/***/ 9921:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runKnownBadAdd: () => (/* binding */ runKnownBadAdd)
/* harmony export */ });
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1804);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(796);
/* harmony import */ var _place_record_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4125);
/* harmony import */ var _new_errors_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(2016);
/* harmony import */ var _read_snapshots_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6118);
/* harmony import */ var _reviewers_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3528);
/* harmony import */ var _branches_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3050);
/* harmony import */ var _print_markdown_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9565);
/* harmony import */ var _print_terminal_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8032);
/* harmony import */ var _chain_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(2985);
/* harmony import */ var _color_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(4911);
/* harmony import */ var _learn_files_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(5516);
/* harmony import */ var _overlay_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(3832);
/* harmony import */ var _plain_argument_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(930);
/* harmony import */ var _proposal2_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(2028);















// build/src/commands/snapshot/known-bad.js
const SHORTEST_REASON = 10;
const INCIDENT = "Incident";
async function addKnownBad(input) {
	const { tree, state, records } = input;
	const reason = input.reason.trim();
	if (reason.length < SHORTEST_REASON) throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.G(`The reason has fewer than ${SHORTEST_REASON} characters.`, "Say in a sentence what is wrong, so that whoever used it can judge what it means for them");
	const gate = await (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.or)(tree, input.gate);
	const memory = await (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.ln)(tree, gate, ({ declaration }) => declaration);
	const graph = (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.gn)(memory);
	const { file: known } = await (0,_read_snapshots_js__WEBPACK_IMPORTED_MODULE_3__.n)(tree, gate);
	refuseRepetition(known, state);
	const warnings = [...await unknownRecords(input, gate, memory, graph), ...input.remediation === void 0 ? [] : unwritten(input.remediation, graph)];
	const draft = input.remediation === void 0 ? draftIncident({
		...input,
		reason
	}, gate, graph, memory.entries.map(({ path }) => path)) : void 0;
	const incident = draft && "id" in draft ? draft : void 0;
	const remediation = input.remediation ?? incident?.id;
	const files = [await entryFile(tree, gate, known, {
		...state,
		...records.length > 0 && { records: [...records] },
		reason,
		...remediation !== void 0 && { remediation }
	}), ...incident ? [incident.file] : []];
	const common = {
		root: input.root,
		gate: input.gate,
		now: input.now,
		secrets: { onValue: input.onSecret }
	};
	const [before, after] = [await (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.ct)({
		...common,
		subject: { tree }
	}), await (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.ct)({
		...common,
		subject: { tree: await input.overlay(tree, files) }
	})];
	return {
		files,
		...incident && { incident: incident.id },
		...draft && "refusal" in draft && { withoutIncident: draft.refusal },
		warnings,
		owners: ownersToTell(records, gate, graph),
		errors: (0,_new_errors_js__WEBPACK_IMPORTED_MODULE_14__.t)(before.report.findings, after.report.findings)
	};
}
async function unknownRecords({ records, bad }, gate, memory, graph) {
	const ids = new Set(graph.records.keys());
	for (const tree of bad) {
		if (records.every((id) => ids.has(id))) break;
		const then = (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.gn)(await (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.ln)(tree, gate, ({ declaration }) => declaration, memory.files));
		for (const id of then.records.keys()) ids.add(id);
	}
	return records.filter((id) => !ids.has(id)).map((id) => {
		const near = (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.jr)(id, ids);
		const rest = near ? `Was ${JSON.stringify(near.name)} meant?` : "Correct its id, unless it stood there before.";
		return `There is no record ${JSON.stringify(id)}, neither now nor in the bad state. ${rest}`;
	});
}
function unwritten(remediation, graph) {
	if (graph.records.has(remediation)) return [];
	const near = (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.jr)(remediation, graph.records.keys());
	const rest = near ? `Was ${JSON.stringify(near.name)} meant?` : "Write it in the same change, or the check names it.";
	return [`There is no record ${JSON.stringify(remediation)}, which is to tell what was done about it. ${rest}`];
}
function refuseRepetition(known, state) {
	if (!known?.knownBad.find((entry) => "snapshot" in state ? entry.snapshot === state.snapshot : entry.commits?.from === state.commits.from && entry.commits.to === state.commits.to)) return;
	throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.G(`${"snapshot" in state ? state.snapshot : (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.ar)(state.commits.from)} is known to be bad already.`, `Edit its entry in ${_check_js__WEBPACK_IMPORTED_MODULE_0__.Wt}`);
}
async function entryFile(tree, { layout }, known, entry) {
	const path = layout.root + _check_js__WEBPACK_IMPORTED_MODULE_0__.Wt;
	const [found] = await (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.br)(new Set([path]), tree);
	const count = known?.knownBad.length ?? 0;
	const before = found && await (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Or)(tree, found);
	const bytes = before ?? Buffer.from(HEAD);
	const edit = (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.qn)(path, "yaml", bytes, {
		path,
		document: 0
	}, count > 0 ? {
		kind: "set",
		pointer: ["knownBad", count],
		value: entry
	} : {
		kind: "set",
		pointer: ["knownBad"],
		value: [entry]
	});
	if (!edit) throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.G(`${path} cannot be edited.`, "Write its list on lines of its own, one entry under the other");
	const text = Buffer.from(bytes).toString("utf8");
	const edited = (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Xn)(text, [edit]);
	return {
		path,
		before,
		bytes: Buffer.from(count > 0 ? edited : withLostComments(text, edited))
	};
}
function withLostComments(before, after) {
	const kept = new Set(commentsOf(after));
	const lost = commentsOf(before).filter((comment) => !kept.has(comment));
	const at = Math.max(after.search(/^["']?knownBad\b/m), 0);
	const end = before.includes("\r\n") ? "\r\n" : "\n";
	return after.slice(0, at) + lost.map((comment) => comment + end).join("") + after.slice(at);
}
function commentsOf(text) {
	return text.match(/#[^\r\n]*/g) ?? [];
}
const HEAD = "# States of the memory that nobody should use any more. Nothing that exists is changed by it.\nknownBad:\n";
function draftIncident(input, gate, graph, paths) {
	const { nodeKinds } = gate.ontology;
	const kind = nodeKinds.get(INCIDENT);
	if (nodeKinds.size > 0 && !kind) return { refusal: `No incident was drafted: the ontology has no kind ${INCIDENT}.` };
	const folder = (0,_place_record_js__WEBPACK_IMPORTED_MODULE_2__.i)(INCIDENT, gate, graph, paths) ?? standardFolder(gate);
	const layoutClass = folder === void 0 ? void 0 : (0,_place_record_js__WEBPACK_IMPORTED_MODULE_2__.r)(`${folder}x.md`, INCIDENT, gate);
	if (folder === void 0 || !layoutClass) return { refusal: `No incident was drafted: the layout "${gate.layout.name}" has no place for one in Markdown.` };
	const owners = input.owners ?? incidentOwners(input.records, gate, graph);
	if (owners.length === 0) return { refusal: "No incident was drafted: it would have no owner; name one with --owner." };
	const day = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.H)(input.now);
	const [first] = input.records;
	const what = first === void 0 ? "" : ` of ${first}${input.records.length > 1 ? " and others" : ""}`;
	const { id, path } = freeName((0,_place_record_js__WEBPACK_IMPORTED_MODULE_2__.a)(`${day}-bad-memory${what}`), folder, kind?.prefix, graph, paths);
	const title = `Bad memory${what}, ${day}`;
	const fields = (0,_place_record_js__WEBPACK_IMPORTED_MODULE_2__.n)(layoutClass, [
		["id", id],
		["kind", INCIDENT],
		["title", title],
		["status", "draft"],
		["owners", owners],
		["updatedAt", (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.U)(input.now)]
	]);
	return {
		id,
		file: {
			path,
			before: void 0,
			bytes: Buffer.from((0,_place_record_js__WEBPACK_IMPORTED_MODULE_2__.s)(incidentBody(title, input), fields))
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
	const { named } = (0,_reviewers_js__WEBPACK_IMPORTED_MODULE_4__.t)({
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
// build/src/report/known-bad-text.js
const NAME_LIMIT = 120;
const CLAUSE_LIMIT = 2e3;
const LISTED = 50;
function renderKnownBadMarkdown(story) {
	return `${(0,_print_markdown_js__WEBPACK_IMPORTED_MODULE_6__.n)(knownBadDocument(story))}\n`;
}
function renderKnownBadPretty(story, color) {
	return (0,_print_terminal_js__WEBPACK_IMPORTED_MODULE_7__.t)(knownBadDocument(story), color);
}
function knownBadTitle({ state }) {
	return `Mark ${state} as known to be bad`;
}
function knownBadDocument({ state, reach, reason, records, incident, withoutIncident, files, warnings, owners, errors }) {
	const names = (list) => (0,_print_markdown_js__WEBPACK_IMPORTED_MODULE_6__.a)(list.slice(0, LISTED).map((name) => (0,_print_markdown_js__WEBPACK_IMPORTED_MODULE_6__.i)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.I)(name, NAME_LIMIT))));
	return [
		(0,_print_markdown_js__WEBPACK_IMPORTED_MODULE_6__.s)(2, (0,_print_markdown_js__WEBPACK_IMPORTED_MODULE_6__.p)("Known to be bad: "), (0,_print_markdown_js__WEBPACK_IMPORTED_MODULE_6__.i)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.I)(state, NAME_LIMIT))),
		(0,_print_markdown_js__WEBPACK_IMPORTED_MODULE_6__.u)((0,_print_markdown_js__WEBPACK_IMPORTED_MODULE_6__.d)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.I)(reason, CLAUSE_LIMIT))),
		...records.length === 0 ? [] : [(0,_print_markdown_js__WEBPACK_IMPORTED_MODULE_6__.u)((0,_print_markdown_js__WEBPACK_IMPORTED_MODULE_6__.p)("Records that are wrong there: "), ...names(records))],
		(0,_print_markdown_js__WEBPACK_IMPORTED_MODULE_6__.u)((0,_print_markdown_js__WEBPACK_IMPORTED_MODULE_6__.p)("Once this is merged, resolving passes over the state and says so; asking for it by name gives it with this reason. Nothing that exists is changed.")),
		(0,_print_markdown_js__WEBPACK_IMPORTED_MODULE_6__.u)((0,_print_markdown_js__WEBPACK_IMPORTED_MODULE_6__.d)(reach)),
		...warnings.map((warning) => (0,_print_markdown_js__WEBPACK_IMPORTED_MODULE_6__.u)((0,_print_markdown_js__WEBPACK_IMPORTED_MODULE_6__.f)((0,_print_markdown_js__WEBPACK_IMPORTED_MODULE_6__.p)("Warning: ")), (0,_print_markdown_js__WEBPACK_IMPORTED_MODULE_6__.d)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.I)(warning, CLAUSE_LIMIT)))),
		...incident === void 0 ? [] : [(0,_print_markdown_js__WEBPACK_IMPORTED_MODULE_6__.u)((0,_print_markdown_js__WEBPACK_IMPORTED_MODULE_6__.p)("The incident is drafted as "), (0,_print_markdown_js__WEBPACK_IMPORTED_MODULE_6__.i)(incident), (0,_print_markdown_js__WEBPACK_IMPORTED_MODULE_6__.p)(": complete it before the merge."))],
		...withoutIncident === void 0 ? [] : [(0,_print_markdown_js__WEBPACK_IMPORTED_MODULE_6__.u)((0,_print_markdown_js__WEBPACK_IMPORTED_MODULE_6__.p)(withoutIncident))],
		(0,_print_markdown_js__WEBPACK_IMPORTED_MODULE_6__.u)((0,_print_markdown_js__WEBPACK_IMPORTED_MODULE_6__.p)("Files: "), ...names(files.map(({ path }) => path))),
		...list("Owners to notify", owners.map(({ name, reason: why }) => [
			(0,_print_markdown_js__WEBPACK_IMPORTED_MODULE_6__.i)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.I)(name, NAME_LIMIT)),
			(0,_print_markdown_js__WEBPACK_IMPORTED_MODULE_6__.p)(" "),
			(0,_print_markdown_js__WEBPACK_IMPORTED_MODULE_6__.d)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.I)(why, 300))
		])),
		...list("Errors that this would bring", errors.map(({ path, message }) => [
			(0,_print_markdown_js__WEBPACK_IMPORTED_MODULE_6__.i)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.I)(path, NAME_LIMIT)),
			(0,_print_markdown_js__WEBPACK_IMPORTED_MODULE_6__.p)(" "),
			(0,_print_markdown_js__WEBPACK_IMPORTED_MODULE_6__.d)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.I)(message, 300))
		]))
	];
}
function list(title, items) {
	return items.length === 0 ? [] : [(0,_print_markdown_js__WEBPACK_IMPORTED_MODULE_6__.s)(3, (0,_print_markdown_js__WEBPACK_IMPORTED_MODULE_6__.p)(title)), {
		kind: "list",
		items: items.slice(0, LISTED)
	}];
}
// build/src/terminal/known-bad.js
async function runKnownBadAdd(dir, options) {
	(0,_plain_argument_js__WEBPACK_IMPORTED_MODULE_12__.t)("--reason", [options.reason], "prose");
	(0,_plain_argument_js__WEBPACK_IMPORTED_MODULE_12__.t)("--record", options.record ?? [], "name");
	(0,_plain_argument_js__WEBPACK_IMPORTED_MODULE_12__.t)("--remediation", [options.remediation ?? ""], "name");
	(0,_plain_argument_js__WEBPACK_IMPORTED_MODULE_12__.t)("--owner", options.owner ?? [], "name");
	const repository = await (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.G)(dir);
	try {
		const { state, commits } = await stateOf(repository, options);
		const target = options.propose ? await (0,_proposal2_js__WEBPACK_IMPORTED_MODULE_13__.r)(repository, options) : void 0;
		const { record: records = [], reason } = options;
		const tree = target?.tree ?? await repository.workingTree();
		const bad = await treesAround(commits, repository);
		if (records.length > 0) for (const then of bad) await (0,_learn_files_js__WEBPACK_IMPORTED_MODULE_10__.t)(tree, then);
		const result = await addKnownBad({
			tree,
			root: repository.prefix.replace(/\/$/, ""),
			gate: (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.y)(dir, options, repository),
			overlay: (0,_overlay_js__WEBPACK_IMPORTED_MODULE_11__.t)(repository),
			now: new Date(),
			state,
			bad,
			reason,
			records,
			...options.remediation !== void 0 && { remediation: options.remediation },
			...options.owner !== void 0 && { owners: options.owner },
			onSecret: _start_js__WEBPACK_IMPORTED_MODULE_1__.w.learn
		});
		const story = {
			...result,
			state: nameOf(state),
			reach: reachOf(state),
			reason,
			records
		};
		process.stdout.write(renderKnownBadPretty(story, (0,_color_js__WEBPACK_IMPORTED_MODULE_9__.n)()));
		if (options.write) process.stdout.write(`\n${(0,_proposal2_js__WEBPACK_IMPORTED_MODULE_13__.i)(dir, result.files)}`);
		else if (!target) process.stdout.write(_proposal2_js__WEBPACK_IMPORTED_MODULE_13__.t);
		if (target) {
			const said = await (0,_proposal2_js__WEBPACK_IMPORTED_MODULE_13__.n)(target, repository.prefix, result.files, {
				branch: (0,_branches_js__WEBPACK_IMPORTED_MODULE_5__.r)(branchName(state)),
				title: knownBadTitle(story),
				message: reason,
				body: renderKnownBadMarkdown(story)
			});
			process.stdout.write(`\n${said}`);
		}
		return result.errors.length > 0 ? 1 : 0;
	} catch (error) {
		throw (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.d)(error, dir, "known-bad add --dir");
	} finally {
		await repository.close();
	}
}
async function stateOf(repository, { snapshot, from, to }) {
	if (snapshot !== void 0) {
		const name = snapshot.startsWith("memory/snapshots/") ? snapshot : _check_js__WEBPACK_IMPORTED_MODULE_0__.Yt + snapshot;
		const full = `${_check_js__WEBPACK_IMPORTED_MODULE_0__.Xt}${name.slice(_check_js__WEBPACK_IMPORTED_MODULE_0__.Yt.length)}`;
		const history = repository.history();
		const tag = (await history.refs()).find((ref) => ref.name === full);
		if (!tag) throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.G(`There is no snapshot ${name} in this clone.`, "Check its name, or fetch the tags");
		const [text] = await history.tagTexts([tag.object]);
		const fault = (0,_chain_js__WEBPACK_IMPORTED_MODULE_8__.n)({
			tag: name,
			object: tag.object,
			text
		});
		if (fault === void 0) return {
			state: { snapshot: name },
			commits: tag.commit === void 0 ? [] : [tag.commit]
		};
		throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.G(`The tag ${name} is no snapshot: ${fault}. Marking it would keep nobody from using anything.`, "Name a snapshot that `snapshot list` shows, or commits with --from");
	}
	if (from === void 0) throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.G("Neither a snapshot nor a commit is named.", "Name what is bad with --snapshot, or with --from");
	const first = await repository.resolve(from);
	if (to === void 0) return {
		state: { commits: { from: first } },
		commits: [first]
	};
	const last = await repository.resolve(to);
	const ancestry = await repository.history().ancestry(first, last);
	if (ancestry === "yes") return {
		state: { commits: {
			from: first,
			to: last
		} },
		commits: [first, last]
	};
	if (ancestry === "cut") throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.G(`This clone is shallow: whether ${to} holds ${from} cannot be told.`, _check_js__WEBPACK_IMPORTED_MODULE_0__.Kt);
	throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.G(`${to} does not hold ${from}.`, "Name the commit that brought the fault first, and a later one last");
}
function nameOf(state) {
	if ("snapshot" in state) return state.snapshot;
	const { from, to } = state.commits;
	return to === void 0 ? `${(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.ar)(from)} and what holds it` : `${(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.ar)(from)} to ${(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.ar)(to)}`;
}
async function treesAround(commits, repository) {
	const [first] = commits;
	const trees = await Promise.all(commits.map((commit) => repository.commitTree(commit)));
	if (first === void 0) return trees;
	try {
		return [...trees, await repository.commitTree(`${first}~1`)];
	} catch (error) {
		if (error instanceof _start_js__WEBPACK_IMPORTED_MODULE_1__.G) return trees;
		throw error;
	}
}
function reachOf(state) {
	if ("snapshot" in state) return "This marks the one snapshot: later snapshots and commits with the same content are not marked. Where they have the fault too, name the commit that brought it with --from.";
	return state.commits.to === void 0 ? "This marks the commit and every later one that holds it, the one that mends it too: once it is mended, give the entry the last bad commit as its to." : "This marks the commits from the one to the other; the same content elsewhere is not marked.";
}
function branchName(state) {
	return "snapshot" in state ? state.snapshot.slice(_check_js__WEBPACK_IMPORTED_MODULE_0__.Yt.length) : (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.ar)(state.commits.from);
}



/***/ }),

/***/ 5516:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ learnFiles),
/* harmony export */   t: () => (/* binding */ learnChanges)
/* harmony export */ });
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1804);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(796);


// build/src/terminal/learn-files.js
async function learnFiles(tree, paths) {
	const wanted = new Set(paths);
	await learn(tree, (await tree.entries()).filter(({ path }) => wanted.has(path)));
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
	await tree.read(entries.filter(({ mode }) => (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Er)(mode)), (_entry, bytes) => {
		if (!(bytes instanceof Error)) (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.S)(bytes);
	});
}



/***/ }),

/***/ 3451:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

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
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(796);

const LIVE = [
	[/@/g, `@​`],
	[/#/g, `#​`],
	[/\b(GH)-/gi, `$1​-`],
	[/:(?=\/\/)/g, `:​`],
	[/\b(www)\./gi, `$1​.`],
	[/:(?=[\w+-]+:)/g, `:​`]
];
const COMMIT_ID = /\b[0-9a-f]{7,40}\b/gi;
const COMMIT_ID_PIECE = /.{6}(?=.)/g;
const SYNTAX = /[\\`*_{}[\]<>&!|~$^#@]/g;
const BLOCK_START = /^(?:[-+=]|\d{1,9}(?=[.)]))/;
function escapeMarkdown(text) {
	let result = (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.O)(text).trim();
	for (const [pattern, replacement] of LIVE) result = result.replace(pattern, replacement);
	return result.replace(COMMIT_ID, (id) => id.replace(COMMIT_ID_PIECE, `$&​`)).replace(SYNTAX, entity).replace(BLOCK_START, (start) => entity(start.slice(0, 1)) + start.slice(1));
}
function entity(character) {
	return `&#${character.charCodeAt(0)};`;
}
function codeSpan(text) {
	const content = (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.O)(text);
	if (content.trim() === "") return "`\"\"`";
	const fence = "`".repeat(longestRun(content) + 1);
	const pad = /^[` ]|[` ]$/.test(content) ? " " : "";
	return fence + pad + content + pad + fence;
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
	for (const [at, word] of (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.O)(text).trim().split(" ").entries()) {
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
	const shown = (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.O)(text);
	if (shown.trim() === "") return shown === "" ? "" : " ";
	const [before, after] = [/^\s/.test(shown) ? " " : "", /\s$/.test(shown) ? " " : ""];
	return before + escapeMarkdown(shown) + after;
}
function codeBlock(language, lines) {
	const content = lines.map(_start_js__WEBPACK_IMPORTED_MODULE_0__.O);
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

/***/ 2016:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ newFindings),
/* harmony export */   t: () => (/* binding */ newErrors)
/* harmony export */ });
// build/src/commands/check/new-errors.js
function newErrors(before, after) {
	return newFindings(before, after, "error");
}
function newFindings(before, after, severity) {
	const known = grouped(before, severity);
	const fingerprints = new Set(before.map(({ fingerprint }) => fingerprint));
	const open = new Set(before.filter(isOpen).map(({ fingerprint }) => fingerprint));
	const result = [];
	for (const [group, findings] of grouped(after, severity)) {
		if (findings[0]?.rule.startsWith("secret/") === true) {
			result.push(...findings.filter(({ fingerprint }) => !open.has(fingerprint)));
			continue;
		}
		if (findings.length <= (known.get(group)?.length ?? 0)) continue;
		const fresh = findings.filter(({ fingerprint }) => !fingerprints.has(fingerprint));
		result.push(...fresh.length > 0 ? fresh : findings);
	}
	return result;
}
function grouped(findings, severity) {
	const groups = new Map();
	for (const finding of findings) {
		if (finding.severity !== severity || !isOpen(finding)) continue;
		const key = `${finding.rule}\0${finding.path}`;
		const group = groups.get(key);
		if (group) group.push(finding);
		else groups.set(key, [finding]);
	}
	return groups;
}
function isOpen({ accepted }) {
	return accepted === void 0;
}



/***/ }),

/***/ 3832:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ overlayOf)
/* harmony export */ });
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1804);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(796);


// build/src/git/overlay-tree.js
const MAX_PATH = 4096;
async function overlayTree(base, changes, format, label = `${base.label} with ${changes.length} changes`) {
	const byPath = new Map();
	for (const change of changes) {
		refuseOddPath(change.path);
		if (byPath.has(change.path)) throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.G(`"${change.path}" is changed twice.`, "Name each path once");
		byPath.set(change.path, change);
	}
	const entries = [];
	const absent = new Set(changes.filter(({ action }) => action === "delete").map(({ path }) => path));
	for (const entry of await base.entries()) if (byPath.has(entry.path) && entry.undecodable !== true) absent.delete(entry.path);
	else entries.push(entry);
	for (const path of absent) throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.G(`"${path}" cannot be deleted: there is no such file.`);
	const upserts = new Map();
	for (const change of byPath.values()) {
		if (change.action === "delete") continue;
		upserts.set(change.path, change);
		const { path, bytes, mode = "100644" } = change;
		entries.push({
			path,
			mode,
			oid: (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.J)(bytes, format),
			size: bytes.length
		});
	}
	entries.sort((a, b) => (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Cr)(a.path, b.path));
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
	if (path.includes("\0") || path.split("/").some((name) => name === "" || name === "." || name === "..") || path.length > MAX_PATH || (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Qr)(path)) throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.G(`${JSON.stringify(path.slice(0, 100))} is not a path of a tree.`, "Write it relative to the root, without `.`, `..` and `.git`");
}
function refuseFileInPlaceOfFolder(sorted, path) {
	const below = sorted[(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.wr)(sorted, `${path}/`)]?.path;
	if (below?.startsWith(`${path}/`)) refuse(path, below);
	for (let slash = path.indexOf("/"); slash !== -1; slash = path.indexOf("/", slash + 1)) {
		const folder = path.slice(0, slash);
		if (sorted[(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.wr)(sorted, folder)]?.path === folder) refuse(folder, path);
	}
}
function refuse(file, below) {
	throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.G(`"${file}" cannot be a file and the folder of "${below}" at once.`, "Delete or rename one of them");
}
// build/src/terminal/overlay.js
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

/***/ 4125:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ slugOf),
/* harmony export */   i: () => (/* binding */ recordFolder),
/* harmony export */   n: () => (/* binding */ fieldValues),
/* harmony export */   o: () => (/* binding */ rewriteFrontMatter),
/* harmony export */   r: () => (/* binding */ recordClass),
/* harmony export */   s: () => (/* binding */ withFrontMatter),
/* harmony export */   t: () => (/* binding */ commonFolder)
/* harmony export */ });
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(796);
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1804);
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4573);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7975);
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8815);





// build/src/parse/member-lines.js
function memberLines(text, map) {
	if (map.flow || map.items.length === 0) return void 0;
	const spans = [];
	for (const { key, value } of map.items) {
		if (!(0,yaml__WEBPACK_IMPORTED_MODULE_4__.isScalar)(key) || typeof key.value !== "string" || !key.range) return void 0;
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
	if (((0,yaml__WEBPACK_IMPORTED_MODULE_4__.isMap)(value) || (0,yaml__WEBPACK_IMPORTED_MODULE_4__.isSeq)(value)) && value.flow !== true && value.items.length > 0) {
		const last = value.items.at(-1);
		if (!(0,yaml__WEBPACK_IMPORTED_MODULE_4__.isMap)(value)) return lastEnd(last);
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
// build/src/parse/rewrite-front-matter.js
function rewriteFrontMatter(text, values) {
	const frame = (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.Ur)(text);
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
		const file = new _check_js__WEBPACK_IMPORTED_MODULE_1__.Ir("record.md", "markdown", node_buffer__WEBPACK_IMPORTED_MODULE_2__.Buffer.from(`${FENCE}${text}${FENCE}`));
		const content = file.content(0)?.value;
		const [key = "", ...inner] = path;
		if (!(0,_check_js__WEBPACK_IMPORTED_MODULE_1__.Vr)(content)) return void 0;
		if ((0,node_util__WEBPACK_IMPORTED_MODULE_3__.isDeepStrictEqual)((0,_check_js__WEBPACK_IMPORTED_MODULE_1__.Hr)(content, path), value)) continue;
		if ((0,_check_js__WEBPACK_IMPORTED_MODULE_1__.Hr)(content, [key]) === void 0 || inner.length > 0 && (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.Hr)(content, [key]) === null) {
			const below = inner.reduceRight((sum, step) => ({ [step]: sum }), value);
			const present = fresh.get(key);
			fresh.set(key, (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.Vr)(present) && (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.Vr)(below) ? {
				...present,
				...below
			} : below);
			continue;
		}
		const edit = (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.Kn)(file, 0, {
			kind: "set",
			pointer: path,
			value
		});
		if (!edit) return void 0;
		text = (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.Xn)(file.text, [edit]).slice(FENCE.length, -FENCE.length);
	}
	return reordered(text, fresh, [...new Set(values.map(([[key = ""]]) => key))]);
}
const FENCE = "---\n";
function reordered(text, fresh, names) {
	const { contents } = (0,yaml__WEBPACK_IMPORTED_MODULE_4__.parseDocument)(text, { version: "1.2" });
	const lines = (0,yaml__WEBPACK_IMPORTED_MODULE_4__.isMap)(contents) ? memberLines(text, contents) : void 0;
	if (!lines) return void 0;
	const written = new Map(lines.members.map(({ key, text: own }) => [key, own]));
	for (const [key, value] of fresh) written.set(key, (0,yaml__WEBPACK_IMPORTED_MODULE_4__.stringify)({ [key]: value }, WRITTEN));
	const order = new Set([...names.filter((name) => written.has(name)), ...written.keys()]);
	const result = lines.head + [...order].map((key) => written.get(key)).join("") + lines.tail;
	const meant = {
		...parsed(text),
		...Object.fromEntries(fresh)
	};
	return (0,node_util__WEBPACK_IMPORTED_MODULE_3__.isDeepStrictEqual)(parsed(result), meant) ? result : void 0;
}
function parsed(text) {
	const document = (0,yaml__WEBPACK_IMPORTED_MODULE_4__.parseDocument)(text, { version: "1.2" });
	if (document.errors.length > 0) return void 0;
	const value = document.toJS();
	return (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.Vr)(value) ? value : void 0;
}
function writtenAnew(block, values) {
	const document = (0,yaml__WEBPACK_IMPORTED_MODULE_4__.parseDocument)(block, { version: "1.2" });
	const map = (0,yaml__WEBPACK_IMPORTED_MODULE_4__.isMap)(document.contents) ? document.contents : new yaml__WEBPACK_IMPORTED_MODULE_4__.YAMLMap(document.schema);
	for (const [path, value] of values) {
		if (JSON.stringify(plain(map.getIn(path))) === JSON.stringify(value)) continue;
		makeRoom(map, path);
		map.setIn(path, document.createNode(value));
	}
	const order = new Map(values.map(([[key = ""]], index) => [key, index]));
	const rank = (key) => order.get(String(key instanceof yaml__WEBPACK_IMPORTED_MODULE_4__.Scalar ? key.value : key)) ?? order.size;
	map.items.sort((a, b) => rank(a.key) - rank(b.key));
	document.contents = map;
	try {
		return document.toString(WRITTEN);
	} catch (error) {
		throw new _start_js__WEBPACK_IMPORTED_MODULE_0__.G(`The front matter cannot be written anew: ${error instanceof Error ? error.message : ""}.`, "Write out what its aliases stand for.");
	}
}
function makeRoom(map, path) {
	for (let length = 1; length < path.length; length++) {
		const above = path.slice(0, length);
		const value = map.getIn(above, true);
		if (value === void 0 || (0,yaml__WEBPACK_IMPORTED_MODULE_4__.isMap)(value)) continue;
		if (plain(value) !== null) throw new _start_js__WEBPACK_IMPORTED_MODULE_0__.G(`"${above.join(".")}" in the front matter is no mapping.`, "Write it as kind: [ids].");
		map.deleteIn(above);
	}
}
function plain(value) {
	if (value instanceof yaml__WEBPACK_IMPORTED_MODULE_4__.Scalar) return value.value;
	return value instanceof yaml__WEBPACK_IMPORTED_MODULE_4__.YAMLMap || hasItems(value) ? value.toJSON() : value;
}
function hasItems(value) {
	return typeof value === "object" && value !== null && "items" in value && "toJSON" in value;
}
// build/src/commands/propose/place-record.js
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
		const source = shape?.fields[name]?.find(({ from }) => from === "record");
		return source?.from === "record" ? [[source.path, value]] : [];
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

/***/ 930:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ assertPlain)
/* harmony export */ });
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1804);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(796);


// build/src/terminal/plain-argument.js
function assertPlain(option, values, use) {
	const [found] = values.flatMap((value) => (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.ei)(value, use));
	if (!found) return;
	throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.G(`The value of ${option} holds the ${found.kind} ${found.code}, which acts on a terminal or hides from readers of what is written.`, "Write it without, in characters that are seen");
}



/***/ }),

/***/ 9565:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ commas),
/* harmony export */   c: () => (/* binding */ linked),
/* harmony export */   d: () => (/* binding */ prose),
/* harmony export */   f: () => (/* binding */ strong),
/* harmony export */   i: () => (/* binding */ code),
/* harmony export */   l: () => (/* binding */ ownWords),
/* harmony export */   m: () => (/* binding */ NODE_WORDS),
/* harmony export */   n: () => (/* binding */ printMarkdown),
/* harmony export */   o: () => (/* binding */ dotted),
/* harmony export */   p: () => (/* binding */ text),
/* harmony export */   r: () => (/* binding */ BREAK),
/* harmony export */   s: () => (/* binding */ heading),
/* harmony export */   t: () => (/* binding */ printBlock),
/* harmony export */   u: () => (/* binding */ paragraph)
/* harmony export */ });
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(796);
/* harmony import */ var _markdown_escape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3451);


// build/src/report/comment/mermaid.js
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
	return (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.I)(text || "·", LABEL_LIMIT).replace(/[^\p{L}\p{N} :._/…-]|\p{Default_Ignorable_Code_Point}/gu, "·").replaceAll(" ", "\xA0");
}
// build/src/report/comment/document.js
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
function dotted(parts) {
	return separated(parts, " · ");
}
function commas(parts) {
	return separated(parts, ", ");
}
function separated(parts, separator) {
	return parts.flatMap((part, at) => at === 0 ? [part] : [text(separator), part]);
}
// build/src/report/comment/print-markdown.js
const ADDRESS = /^https?:\/\/[\w.:-]+(?:\/[\w%.~:@!$&+,;=/?#-]*)?$/;
const HTML_COMMENT = /<!--/g;
function printMarkdown(document) {
	return document.map(printBlock).join("\n\n");
}
function printBlock(block) {
	return blockText(block).replace(HTML_COMMENT, "<​!--");
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
		case "code": return (0,_markdown_escape_js__WEBPACK_IMPORTED_MODULE_1__.t)(block.language, block.lines);
		case "details": return `<details><summary>${printLine(block.summary, "html")}</summary>\n\n${block.blocks.map(blockText).join("\n\n")}\n\n</details>`;
		case "drawing": return (0,_markdown_escape_js__WEBPACK_IMPORTED_MODULE_1__.t)("mermaid", mermaidLines(block.drawing));
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
		if (before === "prose" && inline.kind === "text" && /^[^\s,]/.test(inline.text)) parts.push("​");
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
		case "text": return (0,_markdown_escape_js__WEBPACK_IMPORTED_MODULE_1__.a)(inline.text);
		case "prose": return place === "html" ? (0,_markdown_escape_js__WEBPACK_IMPORTED_MODULE_1__.a)(inline.text) : place === "cell" ? (0,_markdown_escape_js__WEBPACK_IMPORTED_MODULE_1__.o)(inline.text) : (0,_markdown_escape_js__WEBPACK_IMPORTED_MODULE_1__.s)(inline.text);
		case "code":
			if (place === "html") return `<code>${(0,_markdown_escape_js__WEBPACK_IMPORTED_MODULE_1__.i)(inline.text) || "\"\""}</code>`;
			return place === "cell" ? (0,_markdown_escape_js__WEBPACK_IMPORTED_MODULE_1__.n)(inline.text) : (0,_markdown_escape_js__WEBPACK_IMPORTED_MODULE_1__.r)(inline.text);
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

/***/ 8032:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ printTerminal)
/* harmony export */ });
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(796);
/* harmony import */ var picocolors__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7336);


// build/src/report/print-terminal.js
const WIDEST_COLUMN = 60;
const GAP = "  ";
function printTerminal(document, color) {
	const colors = picocolors__WEBPACK_IMPORTED_MODULE_1__.createColors(color);
	const strong = (text) => colors.bold(text);
	const faint = (text) => colors.dim(text);
	return `${document.map((block) => blockLines(block, strong, faint).join("\n")).join("\n\n")}\n`;
}
function blockLines(block, strong, faint) {
	switch (block.kind) {
		case "heading": return [strong(plain(block.line))];
		case "paragraph":
		case "small": return [plain(block.line)];
		case "list": return block.items.map((item) => `- ${plain(item)}`);
		case "table": return tableLines(block.head, block.rows, faint);
		case "code": return block.lines.map((line) => `  ${(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.O)(line)}`);
		case "details": return [strong(plain(block.summary)), ...block.blocks.flatMap((inner) => blockLines(inner, strong, faint))];
		case "drawing": return [];
	}
}
function tableLines(head, rows, faint) {
	const cells = rows.map((row) => row.map(pieces));
	const titles = head.map((cell) => plain(cell));
	const widths = titles.map((title, column) => Math.min(WIDEST_COLUMN, Math.max(title.length, ...cells.map((row) => Math.max(0, ...(row[column] ?? []).map(length))))));
	const lineOf = (texts) => `  ${texts.map((text, column) => text.padEnd(widths[column] ?? 0)).join(GAP)}`.trimEnd();
	return [faint(lineOf(titles)), ...cells.flatMap((row) => {
		const height = Math.max(...row.map(({ length }) => length));
		return Array.from({ length: height }, (_, at) => lineOf(row.map((cell) => cell[at] ?? "")));
	})];
}
function length(text) {
	return text.length;
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
		case "code": return (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.O)(inline.text);
		case "strong":
		case "link": return inline.content.map(inlineText).join("");
		case "break": return " ";
	}
}



/***/ }),

/***/ 2028:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ writeFiles),
/* harmony export */   n: () => (/* binding */ propose),
/* harmony export */   r: () => (/* binding */ targetOf),
/* harmony export */   t: () => (/* binding */ NOTHING_WRITTEN)
/* harmony export */ });
/* harmony import */ var _forge_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2175);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(796);
/* harmony import */ var _connect_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5466);
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1804);




// build/src/terminal/proposal.js
const NOTHING_WRITTEN = "\nNothing was written: --write writes the files, --propose makes a pull request of them.\n";
async function targetOf(repository, { repository: name, branch }) {
	const forge = await (0,_connect_js__WEBPACK_IMPORTED_MODULE_1__.t)(name);
	const target = branch ?? (await forge.repository()).defaultBranch;
	const head = await forge.branchHead(target);
	if (head === void 0) throw new _start_js__WEBPACK_IMPORTED_MODULE_0__.G(`The repository has no branch ${target}.`, "Name another with --branch");
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
		body: (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.D)(words.body, _forge_js__WEBPACK_IMPORTED_MODULE_3__.t)
	});
	return `Pull request ${pull.number} was ${outcome === "unchanged" ? "left as it is" : outcome}.\n`;
}
function writeFiles(dir, files) {
	(0,_check_js__WEBPACK_IMPORTED_MODULE_2__.i)(dir, files.map(({ path, before, bytes, mode }) => ({
		path,
		before,
		after: bytes,
		...mode && { mode }
	})));
	return `Wrote ${files.length} file${files.length === 1 ? "" : "s"}; nothing was committed.\n`;
}



/***/ }),

/***/ 6118:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ readKnownBad),
/* harmony export */   t: () => (/* binding */ readChain)
/* harmony export */ });
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1804);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(796);
/* harmony import */ var _chain_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2985);



// build/src/commands/snapshot/read-snapshots.js
async function readChain(history, refs, line) {
	const tags = refs.filter(({ name }) => name.startsWith(_check_js__WEBPACK_IMPORTED_MODULE_0__.Xt));
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
	const files = new _check_js__WEBPACK_IMPORTED_MODULE_0__.pr(tree);
	const path = layout.root + _check_js__WEBPACK_IMPORTED_MODULE_0__.Wt;
	const obstacle = await files.obstacle(path);
	if (obstacle) throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.G((0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Bt)(obstacle, path), `Put a plain file in its place: ${UNKNOWN}`);
	const strays = (await (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Ut)(files, layout.root)).filter(({ meant }) => meant === path).map(_check_js__WEBPACK_IMPORTED_MODULE_0__.Ht);
	if (!await files.has(path)) return {
		file: void 0,
		warnings: strays
	};
	const file = await files.readValid(path, "knownBad");
	if (!file) throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.G(files.problems[0]?.message ?? `${path} cannot be read.`, `Mend it: ${UNKNOWN}`);
	const idle = states ? [...(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Jt)(file), ...await (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.qt)(file, states)] : [];
	const warnings = await Promise.all(idle.map(async ({ pointer, message }) => `${path}:${await files.lineOf(path, pointer)}: ${message}`));
	return {
		file,
		warnings: [...strays, ...warnings]
	};
}
const UNKNOWN = "as long as it cannot be read, nobody knows what is known to be bad";



/***/ }),

/***/ 3528:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ reviewersOf)
/* harmony export */ });
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1804);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(796);


// build/src/commands/publish/reviewers.js
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
	for (const { owner, reason } of owners) for (const name of Object.hasOwn(accounts, owner) ? accounts[owner] ?? [] : [owner]) if (!(author !== void 0 && (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.K)(name, author.login)) && !asked.has(name)) asked.set(name, reason);
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
	const restricted = records.some(({ sensitivity }) => sensitivity.some(_check_js__WEBPACK_IMPORTED_MODULE_0__.mn));
	const extent = others.length === 0 ? `owns ${first?.id ?? ""}` : `owns ${records.length} of the records`;
	return restricted ? `${extent}, restricted` : extent;
}



/***/ })

};
