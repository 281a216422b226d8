exports.id = 1529;
exports.ids = [1529];
exports.modules = {

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

/***/ 6953:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

"use strict";
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ findingPlaces)
/* harmony export */ });
// src/report/finding-places.ts
function findingPlaces(findings) {
	return findings.map(({ rule, severity, path, range: { start } }) => {
		return {
			rule,
			severity,
			path,
			line: start.line,
			column: start.column
		};
	});
}



/***/ }),

/***/ 7444:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

"use strict";
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ readNamedArtifact),
/* harmony export */   r: () => (/* binding */ readRunText),
/* harmony export */   t: () => (/* binding */ readArtifact)
/* harmony export */ });
/* harmony import */ var _read_update_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9815);
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5553);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4105);



// src/terminal/read-standard-input.ts
async function readStandardInput({ advice, maxBytes }) {
	const { stdin } = process;
	if (stdin.isTTY) throw new _start_js__WEBPACK_IMPORTED_MODULE_2__.nt("- stands for the standard input, and that is a terminal.", advice);
	const chunks = [];
	let size = 0;
	try {
		for await (const chunk of stdin) {
			const bytes = Buffer.from(chunk);
			chunks.push(bytes);
			size += bytes.length;
			if (size > maxBytes) break;
		}
	} catch (error) {
		throw new _start_js__WEBPACK_IMPORTED_MODULE_2__.nt(`The standard input cannot be read: ${(0,_check_js__WEBPACK_IMPORTED_MODULE_1__.ii)(error)}`, advice);
	}
	return Buffer.concat(chunks).subarray(0, maxBytes + 1);
}
// src/terminal/read-artifact.ts
const ADVICE = "Name the artifact, such as memory-update.json, or send it to the standard input of -.";
function readArtifact(file) {
	const input = {
		file,
		advice: ADVICE
	};
	if ((0,_check_js__WEBPACK_IMPORTED_MODULE_1__._)(input) > _read_update_js__WEBPACK_IMPORTED_MODULE_0__.t) return new Uint8Array(_read_update_js__WEBPACK_IMPORTED_MODULE_0__.t + 1);
	const bytes = (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.g)(input);
	(0,_start_js__WEBPACK_IMPORTED_MODULE_2__.C)(bytes);
	return bytes;
}
async function readNamedArtifact(file) {
	if (file !== "-") return readArtifact(file);
	const bytes = await readStandardInput({
		advice: ADVICE,
		maxBytes: _read_update_js__WEBPACK_IMPORTED_MODULE_0__.t
	});
	(0,_start_js__WEBPACK_IMPORTED_MODULE_2__.C)(bytes);
	return bytes;
}
function readRunText(file) {
	const bytes = (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.g)({
		file,
		advice: "Name a file with what the run said.",
		maxBytes: _read_update_js__WEBPACK_IMPORTED_MODULE_0__.t
	});
	(0,_start_js__WEBPACK_IMPORTED_MODULE_2__.C)(bytes);
	return Buffer.from(bytes).toString("utf8");
}



/***/ }),

/***/ 4157:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

"use strict";
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ refusal)
/* harmony export */ });
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4105);

// src/updates/refusal.ts
const REFUSALS = {
	TOO_LARGE: "Send a smaller update: one claim with its evidence, not a dump of the run.",
	NOT_TEXT: "Write the file as UTF-8 without NUL or unpaired surrogates.",
	NOT_JSON: "Write one JSON value that RFC 8259 allows, without trailing commas or comments.",
	TOO_DEEP: "Nest values less deeply.",
	DUPLICATE_KEY: "Name each member once.",
	RESERVED_KEY: "Use another name for the member.",
	INVALID: `Follow ${(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Q)("schemas/memory-update.schema.json")}`,
	UNKNOWN_FORMAT: "Write \"schema\": \"memory-steward.update/v1\", which this steward reads.",
	WRONG_REPOSITORY: "Send the update to the memory that it names.",
	WRONG_RUN: "Name the run that sends the update: repository and id are compared with those of the run.",
	DIGEST_MISMATCH: "Send the file again: what arrived is not what was announced.",
	UNKNOWN_BASE: "Name a commit of the memory's default branch as baseCommit.",
	UNSAFE_PATH: "Write the path relative to the memory's root, with plain names, without dot files and `..`.",
	PROTECTED_PATH: "Leave configuration, ontology, indexes, snapshots and workflows to people.",
	NOT_PROPOSABLE: "Put the file where the layout takes proposals.",
	PATH_COLLISION: "Use the spelling of the file that is there already.",
	NOT_A_FILE: "Name a regular file.",
	CHANGED_TWICE: "Name each file and each record once.",
	NO_SUCH_FILE: "Delete only what is there.",
	NO_SUCH_RECORD: "Name an id of the memory, in a deletion too; a new record also needs its kind, as `kind` or `nodeKind`.",
	NO_PLACE: "Send the file with its path instead of the record.",
	NOT_EDITABLE: "Send the whole file by its path, on the present state of the memory, with each value written out.",
	WRONG_ID: "Keep the id of the record that the file holds; let the id of a new record begin with the prefix of its kind.",
	CONFLICT: "Read the memory again and send the update on its present state.",
	BREAKS_CHECK: "Mend what the check says.",
	SECRET: "Take the secret out of the update; if it is real, revoke it where it was issued.",
	POISON: "Write for a reader; leave out text that steers an agent or hides.",
	BEFORE: "Leave it: it was rejected. To have it judged again, remove its entry from memory-steward.rejections.yaml by a pull request.",
	NOTHING_NEW: "Send nothing: the memory says this already.",
	SOURCE_FORK: "Run the agent where no fork's pull request starts it; what a fork has to say comes as its own pull request.",
	SOURCE_NOT_LISTED: "Name the repository under `proposals.sources` in memory-steward.yml of the default branch.",
	WORKFLOW_NOT_LISTED: "Name the workflow under `proposals.workflows` in memory-steward.yml of the default branch.",
	UNKNOWN_RUN: "Name a run of the source repository that the token may see.",
	RUN_NOT_FINISHED: "Send the update when the run has ended.",
	UNREADABLE_REQUEST: `Send \`update\`, or \`repository\` and \`run\`, as ${(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Q)("docs/sources.md")} describes them.`,
	ARTIFACT_MISSING: "Upload memory-update.json as an artifact of the name memory-update.",
	ARTIFACT_TWICE: "Upload one artifact of the name memory-update in one run.",
	ARTIFACT_EXPIRED: "Run the agent again, or keep its artifact longer.",
	ARTIFACT_TOO_SLOW: "Run the job again.",
	ARCHIVE_DAMAGED: "Upload the file with actions/upload-artifact.",
	ARCHIVE_CONTRADICTORY: "Upload the file with actions/upload-artifact, and let nothing change the archive.",
	ARCHIVE_UNREAD_FORM: "Upload the file with actions/upload-artifact, or tell the tool the size of the file before it writes.",
	ARCHIVE_ENCRYPTED: "Upload the file without a password.",
	ARCHIVE_TOO_LARGE: "Send a smaller update: one claim with its evidence, not a dump of the run.",
	ARCHIVE_TOO_MANY_FILES: "Upload memory-update.json alone.",
	ARCHIVE_UNSAFE_PATH: "Upload memory-update.json from the folder that holds it.",
	ARCHIVE_NOT_A_FILE: "Upload a regular file, no link.",
	ARCHIVE_DUPLICATE_PATH: "Upload memory-update.json once.",
	ARCHIVE_WRONG_FILE: "Name the one file of the artifact memory-update.json."
};
function refusal(name, message, where = {}) {
	return {
		code: `MEMORY_REJECTED_${name}`,
		message,
		advice: REFUSALS[name],
		...where
	};
}



/***/ }),

/***/ 110:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

"use strict";
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ shownLines)
/* harmony export */ });
/* harmony import */ var _source_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3554);
/* harmony import */ var _wrap_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7869);
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4573);
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_buffer__WEBPACK_IMPORTED_MODULE_1__);



// src/terminal/shown-lines.ts
function shownLines(bytes, file) {
	if (!(0,node_buffer__WEBPACK_IMPORTED_MODULE_1__.isUtf8)(bytes)) return void 0;
	return {
		name: file === "-" ? "standard input" : file,
		source: new _source_text_js__WEBPACK_IMPORTED_MODULE_2__.t(new TextDecoder().decode(bytes)),
		width: (0,_wrap_js__WEBPACK_IMPORTED_MODULE_0__.t)(process.stdout.columns)
	};
}



/***/ }),

/***/ 6108:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

"use strict";
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runUpdateNew: () => (/* binding */ runUpdateNew),
/* harmony export */   runUpdateValidate: () => (/* binding */ runUpdateValidate)
/* harmony export */ });
/* harmony import */ var _proposal_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8787);
/* harmony import */ var _review_changes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(345);
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5553);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4105);
/* harmony import */ var _place_record_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2754);
/* harmony import */ var _finding_places_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(6953);
/* harmony import */ var _update_pretty_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9997);
/* harmony import */ var _write_artifact_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2609);
/* harmony import */ var _color_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6626);
/* harmony import */ var _overlay_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(6065);
/* harmony import */ var _read_artifact_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(7444);
/* harmony import */ var _shown_lines_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(110);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_11___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_11__);













// src/commands/propose/validate-update.ts
async function validateUpdate(input) {
	const judged = await (0,_review_changes_js__WEBPACK_IMPORTED_MODULE_1__.i)(input);
	const { basis, changes, refusals } = judged;
	if (refusals.length > 0 || !basis) return judged;
	const records = (0,_review_changes_js__WEBPACK_IMPORTED_MODULE_1__.n)(changes, basis, await (0,_review_changes_js__WEBPACK_IMPORTED_MODULE_1__.t)(basis, input.now), input.now).map(({ change, ...decided }) => ({
		...decided,
		change: change.change
	}));
	return {
		...judged,
		decided: {
			...(0,_proposal_js__WEBPACK_IMPORTED_MODULE_0__.o)(records),
			records
		}
	};
}
// src/commands/draft-update/kind-of-new.ts
const USUAL = {
	kind: "Runbook",
	prefix: "runbook",
	status: "draft"
};
async function kindOfNew(asked, tree, gate) {
	const { nodeKinds } = gate.ontology;
	if (asked === void 0 && nodeKinds.size === 0) return USUAL;
	const declared = asked === void 0 ? void 0 : nodeKinds.get(asked);
	if (asked !== void 0 && nodeKinds.size > 0 && (!declared || declared.deprecated)) throw unknownKind(asked, declared !== void 0, gate);
	const memory = await (0,_check_js__WEBPACK_IMPORTED_MODULE_2__.Sn)(tree, gate, _check_js__WEBPACK_IMPORTED_MODULE_2__.wn);
	const paths = memory.entries.map(({ path }) => path).filter((path) => gate.layout.classOf(path));
	const graph = (0,_check_js__WEBPACK_IMPORTED_MODULE_2__.Fn)(memory);
	const placeOf = (kind) => (0,_place_record_js__WEBPACK_IMPORTED_MODULE_4__.a)(kind, gate, graph, paths);
	const kind = asked ?? unasked(gate, (name) => placeOf(name) !== void 0);
	const place = placeOf(kind);
	if (place) return described(kind, place, gate);
	throw new _start_js__WEBPACK_IMPORTED_MODULE_3__.nt(`The layout "${gate.layout.name}" has no folder for a new ${kind} in Markdown, and no file holds one in YAML or JSON. Nothing was written.`, `Name another kind, or write the change as a file with \`path\` and \`content\` (${(0,_start_js__WEBPACK_IMPORTED_MODULE_3__.Q)("docs/updates.md")})`);
}
function described(kind, { folder, extension }, { ontology, layout }) {
	const { nodeKinds, statuses } = ontology;
	const declared = nodeKinds.get(kind);
	const known = declared?.statuses ?? statuses;
	const status = known === void 0 || known.includes("draft") ? "draft" : known[0] ?? "draft";
	const shape = extension === ".md" ? void 0 : layout.classOf(`${folder}x${extension}`)?.shapes.at(-1);
	return {
		kind,
		prefix: declared?.prefix,
		status,
		...shape && { data: shape }
	};
}
function unasked(gate, hasPlace) {
	const names = namesOf(gate);
	if (names.includes(USUAL.kind)) return USUAL.kind;
	const placed = names.filter(hasPlace);
	const [only, second] = placed;
	if (only !== void 0 && second === void 0) return only;
	throw new _start_js__WEBPACK_IMPORTED_MODULE_3__.nt(`The ontology declares no ${USUAL.kind}, which a new update begins with unless told. Nothing was written.`, `Name with --kind what it is to begin with, one of ${(only === void 0 ? names : placed).join(", ")}`);
}
function namesOf({ ontology }) {
	return [...ontology.nodeKinds.values()].filter(({ deprecated }) => !deprecated).map(({ name }) => name);
}
function unknownKind(asked, isDeprecated, gate) {
	const names = namesOf(gate);
	const near = (0,_check_js__WEBPACK_IMPORTED_MODULE_2__.Ai)(asked, names)?.name;
	return new _start_js__WEBPACK_IMPORTED_MODULE_3__.nt(`The ontology ${isDeprecated ? "has deprecated" : "declares no"} kind ${JSON.stringify(asked)}. Nothing was written.`, near === void 0 ? `Name one of ${names.join(", ")}` : `Did you mean ${near}?`);
}
// src/report/update-json.ts
function renderUpdateJson({ digest, changes, refusals, findings, decided }) {
	return (0,_check_js__WEBPACK_IMPORTED_MODULE_2__.E)({
		schema: "memory-steward.update-verdict/v1",
		verdict: refusals.length === 0 ? "acceptable" : "refused",
		digest: digest ?? null,
		changes: changes.map(({ change, path, before, after, conflicts }) => ({
			change,
			path,
			action: after === void 0 ? "delete" : before === void 0 ? "add" : "modify",
			conflicts: conflicts.map(({ field }) => field)
		})),
		refusals: refusals.map(({ code, message, advice, at, change }) => ({
			code,
			message,
			advice,
			...at && {
				line: at.line,
				column: at.column
			},
			...change !== void 0 && { change }
		})),
		findings: (0,_finding_places_js__WEBPACK_IMPORTED_MODULE_12__.t)(findings),
		...decided && {
			decision: decided.decision,
			handling: decided.handling,
			records: decided.records.map(({ change, record: { id, path, decision, relation, reason, targets } }) => ({
				change,
				id,
				path,
				decision,
				relation,
				reason,
				targets
			}))
		}
	});
}
// src/updates/new-update.ts
function newUpdate({ memoryRepository, run, sourceRepository, baseCommit, now, record, owners }) {
	const update = {
		$schema: "https://raw.githubusercontent.com/memory-steward/memory-steward/main/schemas/memory-update.schema.json",
		schema: "memory-steward.update/v1",
		memoryRepository,
		sourceRun: {
			id: run,
			repository: sourceRepository
		},
		baseCommit,
		rationale: "Say in one paragraph what was learned and why it is worth keeping.",
		evidence: [],
		changes: [{
			action: "upsert",
			reason: "Say why this record is right.",
			record: {
				id: record.prefix === void 0 ? "replace-me" : `${record.prefix}:replace-me`,
				...placed(record.data, {
					kind: record.kind,
					title: "Replace me",
					status: record.status,
					owners: owners.length > 0 ? [...owners] : ["team:replace-me"],
					updatedAt: (0,_start_js__WEBPACK_IMPORTED_MODULE_3__.Y)(now)
				})
			},
			...record.data ? {} : { body: "# Replace me\n" }
		}],
		redactionStatus: "not-checked"
	};
	return `${JSON.stringify(update, null, 2)}\n`;
}
function placed(shape, fields) {
	if (!shape) return { ...fields };
	const members = {};
	for (const [name, value] of Object.entries(fields)) {
		const [last, ...outer] = [...(0,_check_js__WEBPACK_IMPORTED_MODULE_2__.$n)(shape, name) ?? (name === "kind" ? ["kind"] : [])].reverse();
		if (last === void 0) continue;
		let holder = members;
		for (const key of outer.reverse()) {
			const present = Object.hasOwn(holder, key) ? holder[key] : void 0;
			holder = (0,_check_js__WEBPACK_IMPORTED_MODULE_2__.Wi)(present) ? present : holder[key] = {};
		}
		holder[last] = value;
	}
	return members;
}
// src/terminal/update.ts
async function runUpdateValidate(file, options) {
	const bytes = await (0,_read_artifact_js__WEBPACK_IMPORTED_MODULE_9__.n)(file);
	const dir = (0,node_path__WEBPACK_IMPORTED_MODULE_11__.resolve)(options.dir);
	const repository = await (0,_check_js__WEBPACK_IMPORTED_MODULE_2__.B)(dir);
	try {
		const result = await validateUpdate({
			bytes,
			repository,
			main: options.on,
			...options.repository !== void 0 && { memoryRepository: options.repository },
			overlay: (0,_overlay_js__WEBPACK_IMPORTED_MODULE_8__.t)(repository),
			root: repository.root,
			gate: (0,_check_js__WEBPACK_IMPORTED_MODULE_2__.h)(dir, options, repository),
			now: new Date(),
			onSecret: _start_js__WEBPACK_IMPORTED_MODULE_3__.E.learn
		});
		(0,_start_js__WEBPACK_IMPORTED_MODULE_3__.C)(bytes);
		process.stdout.write(print(result, (0,_shown_lines_js__WEBPACK_IMPORTED_MODULE_10__.t)(bytes, file), options));
		return result.refusals.length === 0 ? 0 : 1;
	} catch (error) {
		throw await (0,_check_js__WEBPACK_IMPORTED_MODULE_2__.o)(error, dir);
	} finally {
		await repository.close();
	}
}
function print(result, shown, { format }) {
	if (format === "json") return renderUpdateJson(result);
	return (0,_update_pretty_js__WEBPACK_IMPORTED_MODULE_5__.r)(result, (0,_color_js__WEBPACK_IMPORTED_MODULE_7__.n)(), shown);
}
async function runUpdateNew(options) {
	const { dir, memory, run, source, output } = options;
	const kind = oneKind(options.kind);
	(0,_write_artifact_js__WEBPACK_IMPORTED_MODULE_6__.n)(output);
	const repository = await (0,_check_js__WEBPACK_IMPORTED_MODULE_2__.B)((0,node_path__WEBPACK_IMPORTED_MODULE_11__.resolve)(dir));
	try {
		const baseCommit = await repository.resolve("HEAD");
		const tree = await repository.commitTree("HEAD");
		const gate = await (0,_check_js__WEBPACK_IMPORTED_MODULE_2__.Lr)(tree, (0,_check_js__WEBPACK_IMPORTED_MODULE_2__.h)((0,node_path__WEBPACK_IMPORTED_MODULE_11__.resolve)(dir), options, repository));
		(0,_write_artifact_js__WEBPACK_IMPORTED_MODULE_6__.i)(gate.layout);
		const record = await kindOfNew(kind, tree, gate);
		(0,_write_artifact_js__WEBPACK_IMPORTED_MODULE_6__.r)(output, newUpdate({
			memoryRepository: memory,
			run,
			sourceRepository: source,
			baseCommit,
			now: new Date(),
			record,
			owners: options.owner ?? []
		}));
		const [wrote, file] = (0,_write_artifact_js__WEBPACK_IMPORTED_MODULE_6__.t)(output);
		const where = dir === "." ? "" : ` --dir ${(0,_start_js__WEBPACK_IMPORTED_MODULE_3__.M)(dir)}`;
		process.stderr.write(`${wrote}. Fill in the rationale and the changes, then run\n  memory-steward update validate ${file}${where}\n`);
		return 0;
	} catch (error) {
		throw await (0,_check_js__WEBPACK_IMPORTED_MODULE_2__.o)(error, (0,node_path__WEBPACK_IMPORTED_MODULE_11__.resolve)(dir));
	} finally {
		await repository.close();
	}
}
function oneKind(written = []) {
	const [kind, ...others] = written;
	if (others.length === 0 && kind?.includes("=") !== true) return kind;
	throw new _start_js__WEBPACK_IMPORTED_MODULE_3__.nt(`--kind ${written.join(" ")} names more than the kind of one record.`, "Name one, such as --kind Decision; types of memories have kinds with --memories and --extract alone");
}



/***/ }),

/***/ 2609:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

"use strict";
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ requireProposable),
/* harmony export */   n: () => (/* binding */ assertNew),
/* harmony export */   r: () => (/* binding */ writeArtifact),
/* harmony export */   t: () => (/* binding */ artifactNames)
/* harmony export */ });
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4105);
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5553);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_2__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_3__);




// src/updates/require-proposable.ts
function requireProposable({ name, classes }) {
	if ([...classes.values()].some((each) => each.proposable && !each.generated && !each.appendOnly)) return;
	throw new _start_js__WEBPACK_IMPORTED_MODULE_0__.nt(`The layout "${name}" has no class that takes proposals (\`proposable: true\`), so this memory would refuse every update. Nothing was written.`, `Say \`proposable: true\` of a class in a layout file of your own (${(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Q)("docs/layouts.md")}), or change the records in a pull request`);
}
// src/terminal/write-artifact.ts
const STANDARD = "-";
function assertNew(output) {
	if (output === STANDARD || !(0,node_fs__WEBPACK_IMPORTED_MODULE_2__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.resolve)(output))) return;
	throw new _start_js__WEBPACK_IMPORTED_MODULE_0__.nt(`${output} is there already.`, "Name another file with --output, or - for the standard output.");
}
function writeArtifact(output, text) {
	if (output === STANDARD) process.stdout.write(text);
	else (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.s)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.resolve)(output), text);
}
function artifactNames(output) {
	if (output === STANDARD) return ["Wrote the artifact", "FILE"];
	return [`Wrote ${(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.M)(output)}`, (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.M)(output)];
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


/***/ }),

/***/ 3102:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

"use strict";
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ Diff)
/* harmony export */ });
class Diff {
    diff(oldStr, newStr, 
    // Type below is not accurate/complete - see above for full possibilities - but it compiles
    options = {}) {
        let callback;
        if (typeof options === 'function') {
            callback = options;
            options = {};
        }
        else if ('callback' in options) {
            callback = options.callback;
        }
        // Allow subclasses to massage the input prior to running
        const oldString = this.castInput(oldStr, options);
        const newString = this.castInput(newStr, options);
        const oldTokens = this.removeEmpty(this.tokenize(oldString, options));
        const newTokens = this.removeEmpty(this.tokenize(newString, options));
        return this.diffWithOptionsObj(oldTokens, newTokens, options, callback);
    }
    diffWithOptionsObj(oldTokens, newTokens, options, callback) {
        var _a;
        const done = (value) => {
            value = this.postProcess(value, options);
            if (callback) {
                setTimeout(function () { callback(value); }, 0);
                return undefined;
            }
            else {
                return value;
            }
        };
        const newLen = newTokens.length, oldLen = oldTokens.length;
        let editLength = 1;
        let maxEditLength = newLen + oldLen;
        if (options.maxEditLength != null) {
            maxEditLength = Math.min(maxEditLength, options.maxEditLength);
        }
        const maxExecutionTime = (_a = options.timeout) !== null && _a !== void 0 ? _a : Infinity;
        const abortAfterTimestamp = Date.now() + maxExecutionTime;
        const bestPath = [{ oldPos: -1, lastComponent: undefined }];
        // Seed editLength = 0, i.e. the content starts with the same values
        let newPos = this.extractCommon(bestPath[0], newTokens, oldTokens, 0, options);
        if (bestPath[0].oldPos + 1 >= oldLen && newPos + 1 >= newLen) {
            // Identity per the equality and tokenizer
            return done(this.buildValues(bestPath[0].lastComponent, newTokens, oldTokens));
        }
        // Once we hit the right edge of the edit graph on some diagonal k, we can
        // definitely reach the end of the edit graph in no more than k edits, so
        // there's no point in considering any moves to diagonal k+1 any more (from
        // which we're guaranteed to need at least k+1 more edits).
        // Similarly, once we've reached the bottom of the edit graph, there's no
        // point considering moves to lower diagonals.
        // We record this fact by setting minDiagonalToConsider and
        // maxDiagonalToConsider to some finite value once we've hit the edge of
        // the edit graph.
        // This optimization is not faithful to the original algorithm presented in
        // Myers's paper, which instead pointlessly extends D-paths off the end of
        // the edit graph - see page 7 of Myers's paper which notes this point
        // explicitly and illustrates it with a diagram. This has major performance
        // implications for some common scenarios. For instance, to compute a diff
        // where the new text simply appends d characters on the end of the
        // original text of length n, the true Myers algorithm will take O(n+d^2)
        // time while this optimization needs only O(n+d) time.
        let minDiagonalToConsider = -Infinity, maxDiagonalToConsider = Infinity;
        // Main worker method. checks all permutations of a given edit length for acceptance.
        const execEditLength = () => {
            for (let diagonalPath = Math.max(minDiagonalToConsider, -editLength); diagonalPath <= Math.min(maxDiagonalToConsider, editLength); diagonalPath += 2) {
                let basePath;
                const removePath = bestPath[diagonalPath - 1], addPath = bestPath[diagonalPath + 1];
                if (removePath) {
                    // No one else is going to attempt to use this value, clear it
                    // @ts-expect-error - perf optimisation. This type-violating value will never be read.
                    bestPath[diagonalPath - 1] = undefined;
                }
                let canAdd = false;
                if (addPath) {
                    // what newPos will be after we do an insertion:
                    const addPathNewPos = addPath.oldPos - diagonalPath;
                    canAdd = addPath && 0 <= addPathNewPos && addPathNewPos < newLen;
                }
                const canRemove = removePath && removePath.oldPos + 1 < oldLen;
                if (!canAdd && !canRemove) {
                    // If this path is a terminal then prune
                    // @ts-expect-error - perf optimisation. This type-violating value will never be read.
                    bestPath[diagonalPath] = undefined;
                    continue;
                }
                // Select the diagonal that we want to branch from. We select the prior
                // path whose position in the old string is the farthest from the origin
                // and does not pass the bounds of the diff graph
                if (!canRemove || (canAdd && removePath.oldPos < addPath.oldPos)) {
                    basePath = this.addToPath(addPath, true, false, 0, options);
                }
                else {
                    basePath = this.addToPath(removePath, false, true, 1, options);
                }
                newPos = this.extractCommon(basePath, newTokens, oldTokens, diagonalPath, options);
                if (basePath.oldPos + 1 >= oldLen && newPos + 1 >= newLen) {
                    // If we have hit the end of both strings, then we are done
                    return done(this.buildValues(basePath.lastComponent, newTokens, oldTokens)) || true;
                }
                else {
                    bestPath[diagonalPath] = basePath;
                    if (basePath.oldPos + 1 >= oldLen) {
                        maxDiagonalToConsider = Math.min(maxDiagonalToConsider, diagonalPath - 1);
                    }
                    if (newPos + 1 >= newLen) {
                        minDiagonalToConsider = Math.max(minDiagonalToConsider, diagonalPath + 1);
                    }
                }
            }
            editLength++;
        };
        // Performs the length of edit iteration. Is a bit fugly as this has to support the
        // sync and async mode which is never fun. Loops over execEditLength until a value
        // is produced, or until the edit length exceeds options.maxEditLength (if given),
        // in which case it will return undefined.
        if (callback) {
            (function exec() {
                setTimeout(function () {
                    if (editLength > maxEditLength || Date.now() > abortAfterTimestamp) {
                        return callback(undefined);
                    }
                    if (!execEditLength()) {
                        exec();
                    }
                }, 0);
            }());
        }
        else {
            while (editLength <= maxEditLength && Date.now() <= abortAfterTimestamp) {
                const ret = execEditLength();
                if (ret) {
                    return ret;
                }
            }
        }
    }
    addToPath(path, added, removed, oldPosInc, options) {
        const last = path.lastComponent;
        if (last && !options.oneChangePerToken && last.added === added && last.removed === removed) {
            return {
                oldPos: path.oldPos + oldPosInc,
                lastComponent: { count: last.count + 1, added: added, removed: removed, previousComponent: last.previousComponent }
            };
        }
        else {
            return {
                oldPos: path.oldPos + oldPosInc,
                lastComponent: { count: 1, added: added, removed: removed, previousComponent: last }
            };
        }
    }
    extractCommon(basePath, newTokens, oldTokens, diagonalPath, options) {
        const newLen = newTokens.length, oldLen = oldTokens.length;
        let oldPos = basePath.oldPos, newPos = oldPos - diagonalPath, commonCount = 0;
        while (newPos + 1 < newLen && oldPos + 1 < oldLen && this.equals(oldTokens[oldPos + 1], newTokens[newPos + 1], options)) {
            newPos++;
            oldPos++;
            commonCount++;
            if (options.oneChangePerToken) {
                basePath.lastComponent = { count: 1, previousComponent: basePath.lastComponent, added: false, removed: false };
            }
        }
        if (commonCount && !options.oneChangePerToken) {
            basePath.lastComponent = { count: commonCount, previousComponent: basePath.lastComponent, added: false, removed: false };
        }
        basePath.oldPos = oldPos;
        return newPos;
    }
    equals(left, right, options) {
        if (options.comparator) {
            return options.comparator(left, right);
        }
        else {
            return left === right
                || (!!options.ignoreCase && left.toLowerCase() === right.toLowerCase());
        }
    }
    removeEmpty(array) {
        const ret = [];
        for (let i = 0; i < array.length; i++) {
            if (array[i]) {
                ret.push(array[i]);
            }
        }
        return ret;
    }
    // eslint-disable-next-line @typescript-eslint/no-unused-vars
    castInput(value, options) {
        return value;
    }
    // eslint-disable-next-line @typescript-eslint/no-unused-vars
    tokenize(value, options) {
        return Array.from(value);
    }
    join(chars) {
        // Assumes ValueT is string, which is the case for most subclasses.
        // When it's false, e.g. in diffArrays, this method needs to be overridden (e.g. with a no-op)
        // Yes, the casts are verbose and ugly, because this pattern - of having the base class SORT OF
        // assume tokens and values are strings, but not completely - is weird and janky.
        return chars.join('');
    }
    postProcess(changeObjects, 
    // eslint-disable-next-line @typescript-eslint/no-unused-vars
    options) {
        return changeObjects;
    }
    get useLongestToken() {
        return false;
    }
    buildValues(lastComponent, newTokens, oldTokens) {
        // First we convert our linked list of components in reverse order to an
        // array in the right order:
        const components = [];
        let nextComponent;
        while (lastComponent) {
            components.push(lastComponent);
            nextComponent = lastComponent.previousComponent;
            delete lastComponent.previousComponent;
            lastComponent = nextComponent;
        }
        components.reverse();
        const componentLen = components.length;
        let componentPos = 0, newPos = 0, oldPos = 0;
        for (; componentPos < componentLen; componentPos++) {
            const component = components[componentPos];
            if (!component.removed) {
                if (!component.added && this.useLongestToken) {
                    let value = newTokens.slice(newPos, newPos + component.count);
                    value = value.map(function (value, i) {
                        const oldValue = oldTokens[oldPos + i];
                        return oldValue.length > value.length ? oldValue : value;
                    });
                    component.value = this.join(value);
                }
                else {
                    component.value = this.join(newTokens.slice(newPos, newPos + component.count));
                }
                newPos += component.count;
                // Common case
                if (!component.added) {
                    oldPos += component.count;
                }
            }
            else {
                component.value = this.join(oldTokens.slice(oldPos, oldPos + component.count));
                oldPos += component.count;
            }
        }
        return components;
    }
}


/***/ })

};
;