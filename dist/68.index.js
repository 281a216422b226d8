"use strict";
exports.id = 68;
exports.ids = [68];
exports.modules = {

/***/ 484:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ readPart),
/* harmony export */   i: () => (/* binding */ MAX_PART),
/* harmony export */   n: () => (/* binding */ checkShard),
/* harmony export */   o: () => (/* binding */ SharedEdges),
/* harmony export */   r: () => (/* binding */ filesDigest),
/* harmony export */   t: () => (/* binding */ WINDOW)
/* harmony export */ });
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5553);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4105);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7045);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_3___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_3__);




// src/indexes/part-declarations.ts
var DeclarationWriter = class {
	#texts = new Map();
	#manners = new _check_js__WEBPACK_IMPORTED_MODULE_0__.Wn();
	#mannerNumbers = new Map();
	line(file, declaration) {
		const { id, className, kind, status, owners, updatedAt = null } = declaration;
		const line = [
			file,
			this.#optional(id),
			this.#text(className),
			this.#optional(kind),
			this.#optional(status),
			owners.map((owner) => this.#text(owner)),
			updatedAt,
			this.#edges(declaration)
		];
		const rarer = rarerOf(declaration);
		return JSON.stringify(rarer ? [...line, rarer] : line);
	}
	#edges(declaration) {
		const { brief } = declaration;
		if (!brief) return declaration.edges.map((edge) => this.#edge(edge, edge.target, edge.slot, edge.written));
		const items = [];
		brief.forEachEdge((manner, { text }, slot) => items.push(this.#edge(manner, text, slot, void 0)));
		return items;
	}
	#edge(manner, target, slot, written) {
		if (written !== void 0) return [
			this.#manner(manner),
			this.#text(target),
			slot,
			written
		];
		return slot === 0 ? [this.#manner(manner), this.#text(target)] : [
			this.#manner(manner),
			this.#text(target),
			slot
		];
	}
	#manner({ kind, field, form, key, derived }) {
		const shared = this.#manners.of(kind, field, form, key, derived);
		const known = this.#mannerNumbers.get(shared);
		if (known !== void 0) return known;
		this.#mannerNumbers.set(shared, this.#mannerNumbers.size);
		return {
			kind,
			field,
			form,
			...key !== void 0 && { key },
			...derived !== void 0 && { derived }
		};
	}
	#optional(text) {
		return text === void 0 ? null : this.#text(text);
	}
	#text(text) {
		const known = this.#texts.get(text);
		if (known !== void 0) return known;
		this.#texts.set(text, this.#texts.size);
		return text;
	}
};
var SharedEdges = class {
	#manners = new _check_js__WEBPACK_IMPORTED_MODULE_0__.Wn();
	#names = new _check_js__WEBPACK_IMPORTED_MODULE_0__.Gn();
	manner({ kind, field, form, key, derived }) {
		return this.#manners.of(kind, field, form, key, derived);
	}
	name(target) {
		return this.#names.of(target);
	}
};
var UnknownNumber = class extends Error {};
var DeclarationReader = class {
	#shared;
	#pathOf;
	#texts = [];
	#names = [];
	#manners = [];
	constructor(shared, pathOf) {
		this.#shared = shared;
		this.#pathOf = pathOf;
	}
	read([file, id, className, kind, status, owners, updatedAt, edges, rarer = {}]) {
		return {
			path: known(this.#pathOf(file)),
			id: this.#optional(id),
			className: this.#text(className),
			kind: this.#optional(kind),
			status: this.#optional(status),
			owners: owners.map((owner) => this.#text(owner)),
			updatedAt: updatedAt ?? void 0,
			edges: edges.map((edge) => this.#edge(edge)),
			role: rarer.role ?? "record",
			shape: rarer.shape ?? 0,
			document: rarer.document ?? 0,
			root: rarer.root ?? [],
			sensitivity: rarer.sensitivity,
			sourceRefs: rarer.sourceRefs ?? [],
			...rarer.missing && { missing: rarer.missing },
			title: void 0,
			tags: [],
			aliases: []
		};
	}
	#edge([manner, target, slot = 0, written]) {
		return (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.qn)(this.#manner(manner), this.#name(target), slot, written);
	}
	#name(target) {
		const text = this.#text(target);
		const number = typeof target === "number" ? target : this.#texts.length - 1;
		return this.#names[number] ??= this.#shared.name(text);
	}
	#manner(manner) {
		if (typeof manner === "number") return known(this.#manners[manner]);
		const shared = this.#shared.manner(manner);
		this.#manners.push(shared);
		return shared;
	}
	#optional(text) {
		return text === null ? void 0 : this.#text(text);
	}
	#text(text) {
		if (typeof text === "number") return known(this.#texts[text]);
		this.#texts.push(text);
		this.#names.push(void 0);
		return text;
	}
};
function known(thing) {
	if (thing === void 0) throw new UnknownNumber();
	return thing;
}
function rarerOf({ role, shape, document, root, sensitivity, sourceRefs, missing = [] }) {
	const rarer = {};
	if (role !== "record") rarer.role = role;
	if (shape !== 0) rarer.shape = shape;
	if (document !== 0) rarer.document = document;
	if (root.length > 0) rarer.root = [...root];
	if (sensitivity !== void 0) rarer.sensitivity = sensitivity;
	if (sourceRefs.length > 0) rarer.sourceRefs = [...sourceRefs];
	if (missing.length > 0) rarer.missing = [...missing];
	return Object.keys(rarer).length > 0 ? rarer : void 0;
}
// src/indexes/part.ts
const PART_FORMAT = "memory-steward.part/v1";
const MAX_PART = 1073741824;
const MAX_LINE = 67108864;
const NEWLINE = 10;
function partHeaderLine(header) {
	return JSON.stringify({
		schema: PART_FORMAT,
		...header
	});
}
function partProblemLine(problem, places) {
	const { rule, message, at, record, subject, severity, suggestion, related, since, until, more } = problem;
	const { effort, edit } = places;
	const line = {
		problem: {
			rule,
			message,
			at: {
				path: at.path,
				...at.document !== void 0 && { document: at.document },
				...at.pointer && { pointer: at.pointer },
				...at.part && { part: at.part }
			},
			...record !== void 0 && { record },
			...subject !== void 0 && { subject },
			...severity !== void 0 && { severity },
			...suggestion && { suggestion: {
				message: suggestion.message,
				certain: suggestion.certain
			} },
			...related && { related: related.map((place) => ({
				message: place.message,
				at: { path: place.at.path }
			})) },
			...since !== void 0 && { since },
			...until !== void 0 && { until },
			...more && { more }
		},
		places: {
			at: places.at,
			related: places.related,
			...edit && { edit },
			...effort && { effort }
		}
	};
	return JSON.stringify(line);
}
async function readPart(label, bytes, reader, shared = new SharedEdges()) {
	const { validate: validHeader } = await __webpack_require__.e(/* import() */ 8601).then(__webpack_require__.t.bind(__webpack_require__, 8601, 19));
	const { validate: validDeclaration } = await __webpack_require__.e(/* import() */ 3318).then(__webpack_require__.t.bind(__webpack_require__, 3318, 19));
	const { validate: validProblem } = await __webpack_require__.e(/* import() */ 4435).then(__webpack_require__.t.bind(__webpack_require__, 4435, 19));
	if (bytes.length > 1073741824) throw broken(label, `it is larger than ${MAX_PART} bytes`);
	const lines = linesOf(label, bytes);
	const next = (what) => {
		const line = lines.next();
		if (line.done) throw broken(label, `it ends before ${what}`);
		return line.value;
	};
	const headerText = next("its header");
	refuseOtherFormat(label, headerText);
	const header = valid(label, 1, headerText, validHeader);
	if (header.shard > header.of) throw broken(label, `it says it is number ${header.shard} of ${header.of}`);
	const declarations = new DeclarationReader(shared, reader.header(header));
	for (let index = 0; index < header.declarations; index++) {
		const text = next(`declaration ${index + 1} of ${header.declarations}`);
		const line = valid(label, index + 2, text, validDeclaration);
		reader.declaration(declarationIn(label, index + 2, line, declarations), text);
	}
	for (let index = 0; index < header.problems; index++) {
		const text = next(`problem ${index + 1} of ${header.problems}`);
		reader.problem(valid(label, header.declarations + index + 2, text, validProblem), text);
	}
	if (!lines.next().done) throw broken(label, "it goes on after its last line");
}
function* linesOf(label, bytes) {
	const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
	for (let start = 0, number = 1; start < buffer.length; number++) {
		const end = buffer.indexOf(NEWLINE, start);
		if (end === -1) throw broken(label, "its last line is cut off");
		if (end - start > MAX_LINE) throw broken(label, `line ${number} is longer than ${MAX_LINE} bytes`);
		yield buffer.toString("utf8", start, end);
		start = end + 1;
	}
}
function valid(label, number, text, validate) {
	const value = (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Qn)(text);
	if (validate(value)) return value;
	const [error] = validate.errors ?? [];
	throw broken(label, `line ${number}${error && error.instancePath !== "" ? ` at ${error.instancePath.slice(0, 100)}` : ""} ${error?.message ?? "is not what it should be"}`);
}
function declarationIn(label, number, line, reader) {
	try {
		return reader.read(line);
	} catch (error) {
		if (error instanceof UnknownNumber) throw broken(label, `line ${number} counts on what is not before it`);
		throw error;
	}
}
function refuseOtherFormat(label, text) {
	const value = (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Qn)(text);
	if ((typeof value === "object" && value !== null && "schema" in value ? value.schema : void 0) === PART_FORMAT) return;
	throw broken(label, `its first line does not say that it is ${PART_FORMAT}`);
}
function broken(label, why) {
	return new _start_js__WEBPACK_IMPORTED_MODULE_1__.st(`${label} is no part that can be merged: ${why}.`, `Make it with "memory-steward check --shard i/n --output", n up to 256, and pass the file on as it is.`);
}
// src/commands/check/check-shard.ts
const WINDOW = _start_js__WEBPACK_IMPORTED_MODULE_1__.q;
const MAX_CLOSINGS = 5;
async function checkShard(input) {
	const { tree, shard, of, isClean = () => true } = input;
	await (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.fr)();
	const gate = await (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.wi)(tree, input.gate);
	await (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Ct)([tree], gate);
	const own = (await tree.entries()).filter(({ path }) => (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.w)(path, of) === shard);
	const closed = new Set();
	for (let time = 0; time <= MAX_CLOSINGS; time++) {
		const part = await makePart(input, gate, own, closed);
		if (isClean(part.bytes)) return part;
		const known = closed.size;
		for (const path of await uncleanPaths(part.bytes, own, isClean)) closed.add(path);
		if (closed.size === known) break;
	}
	throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.st("What the files of this shard declare cannot be written to a part, since it looks like a secret.", "Check without --shard, which tells where.");
}
async function makePart(input, gate, own, closed) {
	const { tree, shard, of, root, now, secrets, isPublic = false } = input;
	const { files, tallies, declarations, problems, unsaid, holders } = await readShard(input, gate, own, closed);
	const header = partHeaderLine({
		steward: _version_js__WEBPACK_IMPORTED_MODULE_2__.n,
		shard,
		of,
		root,
		gateDigest: (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Ar)(gate),
		judgeDigest: _check_js__WEBPACK_IMPORTED_MODULE_0__.It,
		filesDigest: filesDigest(own),
		secrets: secrets !== false,
		asOf: now.getTime(),
		declarations: declarations.count,
		problems: problems.length,
		...isPublic && { withheld: true },
		...unsaid.size > 0 && { closed: numbersOf(own, unsaid) },
		...holders.size > 0 && { holders: numbersOf(own, holders) },
		tallies: tallies.data()
	});
	const places = await (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.mr)(problems, tree, gate.layout);
	const said = new LineBuffer();
	for (const [index, problem] of problems.entries()) said.add(partProblemLine(problem, places[index] ?? {
		at: _check_js__WEBPACK_IMPORTED_MODULE_0__.eo,
		related: []
	}));
	return {
		bytes: Buffer.concat([
			Buffer.from(`${header}\n`),
			...declarations.chunks(),
			...said.chunks()
		]),
		files,
		problems: problems.length
	};
}
async function readShard(input, gate, own, closed) {
	const { tree, now, onProgress, secrets = {}, isPublic = false } = input;
	const listed = (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Sn)(own, gate);
	const entries = listed.filter(({ path }, index) => listed[index + 1]?.path !== path);
	const inspect = (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.tr)((0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Xt)(gate, new Date(Math.min(now.getTime() + WINDOW, _start_js__WEBPACK_IMPORTED_MODULE_1__.J))));
	const tallies = new _check_js__WEBPACK_IMPORTED_MODULE_0__.At();
	const problems = [];
	const addUnlessOff = (problem) => {
		if ((0,_check_js__WEBPACK_IMPORTED_MODULE_0__.nr)(problem, gate.severities) !== "off") problems.push(problem);
	};
	const declarations = new LineBuffer();
	const writer = new DeclarationWriter();
	const numbers = new Map(own.map(({ path }, number) => [path, number]));
	const unsaid = new Set(closed);
	const withheld = new Set();
	let done = 0;
	const search = secrets === false ? void 0 : (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.dt)(tree, own, gate, secrets);
	await (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.wn)(search?.tree ?? tree, entries, gate, inspect, (file) => {
		if (++done % 1e3 === 0) onProgress?.(done, entries.length);
		if (isPublic && file.mayBeRestricted) unsaid.add(file.path);
		if (unsaid.has(file.path)) return;
		tallies.addFile(file.className, file.documents, file.declarations, (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Fn)(file));
		const number = numbers.get(file.path);
		if (number === void 0) throw new Error(`${file.path} was visited and is no file of the shard`);
		for (const declaration of file.declarations) declarations.add(writer.line(number, declaration));
		if (isPublic && (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.En)(file.declarations)) withheld.add(file.path);
		if (!withheld.has(file.path)) file.problems.forEach(addUnlessOff);
	});
	const found = await search?.found();
	const holders = found?.holders ?? new Set();
	if (found) {
		const isSaid = (path) => !withheld.has(path) && !unsaid.has(path) && !holders.has(path);
		for (const problem of (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.$a)(found.problems(isSaid), (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.kn)(gate))) addUnlessOff(problem);
	}
	return {
		files: entries.length,
		tallies,
		declarations,
		problems,
		unsaid,
		holders
	};
}
function numbersOf(entries, paths) {
	return entries.flatMap(({ path }, index) => paths.has(path) ? [index] : []);
}
async function uncleanPaths(bytes, own, isClean) {
	const paths = new Set();
	const visit = (path, ...lines) => {
		if (!lines.every((line) => isClean(Buffer.from(line)))) paths.add(path);
	};
	await readPart("The part", bytes, {
		header: () => (file) => own[file]?.path,
		declaration(declaration, line) {
			visit(declaration.path, line, new DeclarationWriter().line(0, declaration));
		},
		problem({ problem }, line) {
			visit(problem.at.path, line);
		}
	});
	return paths;
}
var LineBuffer = class {
	count = 0;
	#chunks = [];
	#lines = [];
	add(line) {
		this.#lines.push(line, "\n");
		this.count++;
		if (this.#lines.length >= LINES_AT_A_TIME) this.#flush();
	}
	chunks() {
		this.#flush();
		return this.#chunks;
	}
	#flush() {
		this.#chunks.push(Buffer.from(this.#lines.join("")));
		this.#lines = [];
	}
};
const LINES_AT_A_TIME = 512;
function filesDigest(entries) {
	const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_3__.createHash)("sha256");
	for (const { path, mode, oid } of entries) hash.update(`${path}\0${mode}\0${oid}\n`);
	return (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Mi)(hash);
}



/***/ }),

/***/ 68:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   assertOfShard: () => (/* binding */ assertOfShard),
/* harmony export */   runCheckShard: () => (/* binding */ runCheckShard)
/* harmony export */ });
/* harmony import */ var _check_shard_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(484);
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5553);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4105);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_3__);




// src/terminal/check-shard.ts
const OF_THE_REPORT = [
	"format",
	"maxFindings",
	"showAccepted"
];
const OF_A_WHOLE_CHECK = [
	"staged",
	"updateBaseline",
	"verifyIncremental"
];
function assertOfShard(command) {
	for (const option of command.options) {
		const name = option.attributeName();
		const advice = OF_THE_REPORT.includes(name) ? `a part is no report. Give ${option.long ?? name} to merge-reports, which makes the report of all parts` : "it takes a check of everything in one run";
		if (!(OF_THE_REPORT.includes(name) || OF_A_WHOLE_CHECK.includes(name)) || command.getOptionValueSource(name) !== "cli") continue;
		command.error(`error: option '--shard <i/n>' cannot be used with option '${option.flags}': ${advice}.`, { code: "commander.conflictingOption" });
	}
}
async function runCheckShard(dir, options) {
	if (options.base !== void 0) throw new _start_js__WEBPACK_IMPORTED_MODULE_2__.st("A change against a base is not checked in shards: what it does not touch is not read anyway.", "Leave out --shard to judge the change, or --base to judge all of the memory.");
	const { shard, of } = options.shard;
	const repository = await (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.H)(dir);
	const progress = (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.m)(process.stderr);
	try {
		const { head } = options;
		const { bytes, files, problems } = await (0,_check_shard_js__WEBPACK_IMPORTED_MODULE_0__.n)({
			tree: head === void 0 ? await repository.partialWorkingTree() : await repository.commitTree(head),
			root: repository.root,
			gate: (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.g)(dir, options, repository),
			shard,
			of,
			now: options.asOf ?? new Date(),
			secrets: options.secrets !== false && { onValue: _start_js__WEBPACK_IMPORTED_MODULE_2__.k.learn },
			isPublic: (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.b)(process.env),
			isClean: (bytes) => _start_js__WEBPACK_IMPORTED_MODULE_2__.k.isClean(bytes),
			onProgress: progress.update
		});
		progress.clear();
		if (options.output === void 0) process.stdout.write(bytes);
		else {
			(0,_check_js__WEBPACK_IMPORTED_MODULE_1__.c)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.resolve)(options.output), bytes);
			const said = (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.ro)(problems, "problem");
			process.stdout.write(`Wrote part ${shard} of ${of}: ${(0,_check_js__WEBPACK_IMPORTED_MODULE_1__.ro)(files, "file")}, ${said} in them.\n`);
		}
		return 0;
	} catch (error) {
		throw await (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.o)(error, dir);
	} finally {
		progress.clear();
		await repository.close();
	}
}



/***/ })

};
;