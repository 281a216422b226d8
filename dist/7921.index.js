exports.id = 7921;
exports.ids = [7921];
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
/* harmony import */ var _meant_names_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9175);
/* harmony import */ var _write_artifact_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2609);
/* harmony import */ var _place_record_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2754);
/* harmony import */ var _status_of_new_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(2922);
/* harmony import */ var _finding_places_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(6953);
/* harmony import */ var _update_pretty_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(9997);
/* harmony import */ var _color_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(6626);
/* harmony import */ var _overlay_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(6065);
/* harmony import */ var _read_artifact_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(7444);
/* harmony import */ var _rule_descriptions_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(3863);
/* harmony import */ var _shown_lines_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(110);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_13___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_13__);
















// src/commands/propose/validate-update.ts
async function validateUpdate(input) {
	const judged = await (0,_review_changes_js__WEBPACK_IMPORTED_MODULE_1__.i)(input);
	const { basis, changes, refusals } = judged;
	if (refusals.length > 0 || !basis) return judged;
	const records = (0,_review_changes_js__WEBPACK_IMPORTED_MODULE_1__.n)(changes, basis, await (0,_review_changes_js__WEBPACK_IMPORTED_MODULE_1__.t)(basis, input.now), input.now).map(({ change, ...decided }) => ({
		...decided,
		change: change.change
	}));
	const begins = basis.isEmpty && { begins: basis.current.gate.layout.name };
	return {
		...judged,
		...begins,
		decided: {
			...(0,_proposal_js__WEBPACK_IMPORTED_MODULE_0__.o)(records, basis.isEmpty),
			records
		}
	};
}
// src/commands/draft-update/draft-record.ts
const NAME = "replace-me";
const USUAL = "Runbook";
async function draftRecord(input) {
	const { kind: asked, tree, gate, now } = input;
	const { nodeKinds } = gate.ontology;
	const owners = input.owners.length > 0 ? [...input.owners] : [`team:${NAME}`];
	const common = {
		title: _write_artifact_js__WEBPACK_IMPORTED_MODULE_5__.o,
		owners,
		updatedAt: (0,_start_js__WEBPACK_IMPORTED_MODULE_3__.et)(now)
	};
	if (asked === void 0 && namesOf(gate).length === 0) {
		const { title, ...others } = common;
		return {
			id: `runbook:${NAME}`,
			members: {
				kind: USUAL,
				title,
				status: "draft",
				...others
			},
			hasText: true
		};
	}
	const declared = asked === void 0 ? void 0 : nodeKinds.get(asked);
	if (asked !== void 0 && nodeKinds.size > 0 && (!declared || declared.deprecated)) throw unknownKind(asked, declared !== void 0, gate);
	const memory = await (0,_check_js__WEBPACK_IMPORTED_MODULE_2__.xn)(tree, gate, _check_js__WEBPACK_IMPORTED_MODULE_2__.Cn);
	const paths = memory.entries.map(({ path }) => path).filter((path) => gate.layout.classOf(path));
	const graph = (0,_check_js__WEBPACK_IMPORTED_MODULE_2__.In)(memory);
	const placeOf = (kind) => (0,_review_changes_js__WEBPACK_IMPORTED_MODULE_1__.o)(kind, gate, graph, paths);
	const kind = asked ?? unasked(gate, (name) => placeOf(name) !== void 0);
	const place = placeOf(kind);
	if (place) return drafted(kind, place, {
		...common,
		status: statusOf(kind, gate)
	}, gate, now);
	throw new _start_js__WEBPACK_IMPORTED_MODULE_3__.st(`${whyNoPlace(kind, gate)} Nothing was written.`, `Name another kind, or write the change as a file with \`path\` and \`content\` (${(0,_start_js__WEBPACK_IMPORTED_MODULE_3__.rt)("docs/updates.md")})`);
}
function whyNoPlace(kind, { layout }) {
	const own = [...layout.classes.values()].find(({ kinds, shapes }) => {
		const [source] = shapes.at(-1)?.fields.kind ?? [];
		return kinds?.has(kind) === true || source?.from === "constant" && source.value === kind;
	});
	if (own?.each) return `A new ${kind} has no file of its own: it is an item of the list "${own.each.join(".")}" in another record's file.`;
	if (own?.files.some((glob) => glob.startsWith("*"))) return `The layout "${layout.name}" takes a ${kind} from any folder (${own.files.join(", ")}), so no place is meant for a new one.`;
	return `The layout "${layout.name}" has no folder for a new ${kind} in Markdown, and no file holds one in YAML or JSON.`;
}
function drafted(kind, { layoutClass, fileOf, idOf }, values, gate, now) {
	const id = idOf(NAME);
	const schemas = gate.schemasFor(layoutClass.name, kind);
	const named = (0,_meant_names_js__WEBPACK_IMPORTED_MODULE_4__.r)({
		id,
		kind
	}, layoutClass.shapes.at(-1), true);
	const shape = (0,_check_js__WEBPACK_IMPORTED_MODULE_2__.Vn)(layoutClass, named);
	const wanted = (0,_write_artifact_js__WEBPACK_IMPORTED_MODULE_5__.s)(named, schemas, now);
	let members = named;
	for (const field of [
		"title",
		"status",
		"owners",
		"updatedAt"
	]) {
		const path = (0,_write_artifact_js__WEBPACK_IMPORTED_MODULE_5__.c)(field, shape, wanted, named);
		if (path && values[field] !== void 0) members = (0,_meant_names_js__WEBPACK_IMPORTED_MODULE_4__.i)(members, path, values[field]);
	}
	const filled = (0,_write_artifact_js__WEBPACK_IMPORTED_MODULE_5__.s)(members, schemas, now);
	const hasText = fileOf(id)?.endsWith(".md") === true;
	return {
		id,
		members: asTold(kind, filled, layoutClass),
		hasText
	};
}
function asTold(kind, members, { shapes }) {
	const fields = shapes.at(-1)?.fields;
	const idAt = fields?.id?.find(({ from }) => from === "record");
	const [idKey, ...inner] = idAt?.from === "record" ? idAt.path : [];
	const others = Object.entries(members).filter(([key]) => key !== idKey || inner.length > 0);
	return {
		...!(fields?.kind?.some(({ from }) => from === "record") === true) && { kind },
		...Object.fromEntries(others)
	};
}
function statusOf(kind, { ontology }) {
	const { nodeKinds, statuses } = ontology;
	const known = nodeKinds.get(kind)?.statuses ?? statuses;
	if (known) return (0,_status_of_new_js__WEBPACK_IMPORTED_MODULE_14__.t)(kind, ontology) ?? known[0];
	return [...nodeKinds.values()].some((other) => other.statuses) ? void 0 : "draft";
}
function unasked(gate, hasPlace) {
	const names = namesOf(gate);
	if (names.includes(USUAL)) return USUAL;
	const placed = names.filter(hasPlace);
	const [only, second] = placed;
	if (only !== void 0 && second === void 0) return only;
	const who = gate.ontology.nodeKinds.size > 0 ? "ontology declares" : `layout "${gate.layout.name}" names`;
	throw new _start_js__WEBPACK_IMPORTED_MODULE_3__.st(`The ${who} no ${USUAL}, which a new update begins with unless told. Nothing was written.`, `Name with --kind what it is to begin with, one of ${(only === void 0 ? names : placed).join(", ")}`);
}
function namesOf({ ontology, layout }) {
	if (ontology.nodeKinds.size === 0) return (0,_place_record_js__WEBPACK_IMPORTED_MODULE_6__.s)(layout);
	return [...ontology.nodeKinds.values()].filter(({ deprecated }) => !deprecated).map(({ name }) => name);
}
function unknownKind(asked, isDeprecated, gate) {
	const names = namesOf(gate);
	const near = (0,_check_js__WEBPACK_IMPORTED_MODULE_2__.va)(asked, names)?.name;
	return new _start_js__WEBPACK_IMPORTED_MODULE_3__.st(`The ontology ${isDeprecated ? "has deprecated" : "declares no"} kind ${JSON.stringify(asked)}. Nothing was written.`, near === void 0 ? `Name one of ${names.join(", ")}` : `Did you mean ${near}?`);
}
// src/report/update-json.ts
function renderUpdateJson({ digest, changes, refusals, findings, decided, mainErrors = 0, begins }) {
	return (0,_check_js__WEBPACK_IMPORTED_MODULE_2__.D)({
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
		findings: (0,_finding_places_js__WEBPACK_IMPORTED_MODULE_15__.t)(findings),
		...decided && {
			decision: decided.decision,
			handling: decided.handling,
			mainErrors,
			...begins !== void 0 && { begins: true },
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
function newUpdate({ memoryRepository, run, sourceRepository, baseCommit, record }) {
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
				id: record.id,
				...record.members
			},
			...record.hasText && { body: `# Replace me\n` }
		}],
		redactionStatus: "not-checked"
	};
	return `${JSON.stringify(update, null, 2)}\n`;
}
// src/terminal/update.ts
async function runUpdateValidate(file, options) {
	const bytes = await (0,_read_artifact_js__WEBPACK_IMPORTED_MODULE_10__.n)(file);
	const dir = (0,node_path__WEBPACK_IMPORTED_MODULE_13__.resolve)(options.dir);
	const repository = await (0,_check_js__WEBPACK_IMPORTED_MODULE_2__.H)(dir);
	try {
		const result = await validateUpdate({
			bytes,
			repository,
			main: options.on,
			...options.repository !== void 0 && { memoryRepository: options.repository },
			overlay: (0,_overlay_js__WEBPACK_IMPORTED_MODULE_9__.t)(repository),
			root: repository.root,
			gate: (0,_check_js__WEBPACK_IMPORTED_MODULE_2__.g)(dir, options, repository),
			now: new Date(),
			onSecret: _start_js__WEBPACK_IMPORTED_MODULE_3__.k.learn
		});
		(0,_start_js__WEBPACK_IMPORTED_MODULE_3__.E)(bytes);
		process.stdout.write(print(result, (0,_shown_lines_js__WEBPACK_IMPORTED_MODULE_12__.t)(bytes, file), options));
		return result.refusals.length === 0 ? 0 : 1;
	} catch (error) {
		throw await (0,_check_js__WEBPACK_IMPORTED_MODULE_2__.o)(error, dir);
	} finally {
		await repository.close();
	}
}
function print(result, shown, { format }) {
	if (format === "json") return renderUpdateJson(result);
	return (0,_update_pretty_js__WEBPACK_IMPORTED_MODULE_7__.r)(result, (0,_color_js__WEBPACK_IMPORTED_MODULE_8__.n)(), shown, _rule_descriptions_js__WEBPACK_IMPORTED_MODULE_11__.t);
}
async function runUpdateNew(options) {
	const { dir, memory, run, source, output } = options;
	const kind = oneKind(options.kind);
	(0,_write_artifact_js__WEBPACK_IMPORTED_MODULE_5__.r)(output);
	const repository = await (0,_check_js__WEBPACK_IMPORTED_MODULE_2__.H)((0,node_path__WEBPACK_IMPORTED_MODULE_13__.resolve)(dir));
	try {
		const baseCommit = await repository.resolve("HEAD");
		const tree = await repository.commitTree("HEAD");
		const reading = (0,_check_js__WEBPACK_IMPORTED_MODULE_2__.g)((0,node_path__WEBPACK_IMPORTED_MODULE_13__.resolve)(dir), options, repository);
		const gate = await (0,_check_js__WEBPACK_IMPORTED_MODULE_2__.wi)(tree, reading);
		(0,_write_artifact_js__WEBPACK_IMPORTED_MODULE_5__.a)(gate.layout);
		const record = await draftRecord({
			kind,
			tree,
			gate,
			owners: options.owner ?? [],
			now: new Date()
		});
		(0,_write_artifact_js__WEBPACK_IMPORTED_MODULE_5__.i)(output, newUpdate({
			memoryRepository: memory,
			run,
			sourceRepository: source,
			baseCommit,
			record
		}));
		const [wrote, file] = (0,_write_artifact_js__WEBPACK_IMPORTED_MODULE_5__.t)(output);
		const where = dir === "." ? "" : ` --dir ${(0,_start_js__WEBPACK_IMPORTED_MODULE_3__.L)(dir)}`;
		process.stderr.write(`${wrote}. Fill in the rationale and the changes, then run\n  memory-steward update validate ${file}${where}\n`);
		process.stderr.write(await (0,_write_artifact_js__WEBPACK_IMPORTED_MODULE_5__.n)({
			repository,
			dir: (0,node_path__WEBPACK_IMPORTED_MODULE_13__.resolve)(dir),
			gate: reading
		}, output));
		return 0;
	} catch (error) {
		throw await (0,_check_js__WEBPACK_IMPORTED_MODULE_2__.o)(error, (0,node_path__WEBPACK_IMPORTED_MODULE_13__.resolve)(dir));
	} finally {
		await repository.close();
	}
}
function oneKind(written = []) {
	const [kind, ...others] = written;
	if (others.length === 0 && kind?.includes("=") !== true) return kind;
	throw new _start_js__WEBPACK_IMPORTED_MODULE_3__.st(`--kind ${written.join(" ")} names more than the kind of one record.`, "Name one, such as --kind Decision; types of memories have kinds with --memories and --extract alone");
}



/***/ }),

/***/ 1422:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

"use strict";
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ wholeSentence)
/* harmony export */ });
// src/memory/whole-sentence.ts
function wholeSentence(text) {
	return /[.!?\u2026]["'\u201d\u2019)\]]*$/u.test(text) ? text : `${text}.`;
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