"use strict";
exports.id = 7170;
exports.ids = [7170];
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

/***/ 7170:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ requirePartFile),
/* harmony export */   r: () => (/* binding */ mergeReports),
/* harmony export */   t: () => (/* binding */ readPartFile)
/* harmony export */ });
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7045);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4105);
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5553);
/* harmony import */ var _check_shard_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(484);




// src/commands/check/left-out-files.ts
async function readLeftOutFiles(tree, gate, { withheld, closed, holders, now, tallies }, secrets) {
	if (withheld.size + closed.size + holders.size === 0) return {
		files: new Map(),
		declarations: [],
		problems: []
	};
	const isUnsaid = ({ path }) => closed.has(path) || withheld.has(path);
	const all = await tree.entries();
	const read = await (0,_check_js__WEBPACK_IMPORTED_MODULE_2__.bn)(tree, all.filter(isUnsaid), gate, (0,_check_js__WEBPACK_IMPORTED_MODULE_2__.tr)((0,_check_js__WEBPACK_IMPORTED_MODULE_2__.Xt)(gate, now)));
	const files = [...read.values()];
	const unsaid = files.filter(({ path }) => closed.has(path));
	for (const file of unsaid) tallies.addFile(file.className, file.documents, file.declarations, (0,_check_js__WEBPACK_IMPORTED_MODULE_2__.Fn)(file));
	const searched = all.filter((entry) => isUnsaid(entry) || holders.has(entry.path));
	return {
		files: read,
		declarations: unsaid.flatMap((file) => file.declarations),
		problems: [...files.flatMap(({ problems }) => problems), ...secrets === false ? [] : await (0,_check_js__WEBPACK_IMPORTED_MODULE_2__.ft)(tree, searched, gate, secrets)]
	};
}
// src/commands/check/read-parts.ts
const AGAIN = "Check every shard again, all of the same commit, and merge what they write.";
const OUTSIDE = "Keep the parts outside the folder that is checked: what lies in it is one of its files.";
async function readParts(sources, checked) {
	const shares = new Shares(await checked.tree.entries());
	const declarations = [];
	const problems = [];
	const tallies = new _check_js__WEBPACK_IMPORTED_MODULE_2__.At();
	const known = new Map();
	const withheld = new Set();
	const closed = new Set();
	const holders = new Set();
	const shared = new _check_shard_js__WEBPACK_IMPORTED_MODULE_3__.o();
	for (const source of sources) {
		const { label } = source;
		let declared = new PathWalk(label, []);
		let found = declared;
		let leftOut;
		await (0,_check_shard_js__WEBPACK_IMPORTED_MODULE_3__.a)(label, source.read(), {
			header(header) {
				refuseBeside(known, label, header);
				const share = shares.of(header);
				refuseOther(label, header, share, checked);
				const files = (0,_check_js__WEBPACK_IMPORTED_MODULE_2__.Sn)(share, checked.gate);
				[declared, found] = [new PathWalk(label, files), new PathWalk(label, files)];
				known.set(header.shard, {
					label,
					header
				});
				leftOut = header.withheld;
				addNumbered(header.closed, share, closed);
				addNumbered(header.holders, share, holders);
				tallies.add(header.tallies);
				return (file) => share[file]?.path;
			},
			declaration(declaration) {
				declared.reach(declaration.path);
				declarations.push(declaration);
				if (leftOut && (0,_check_js__WEBPACK_IMPORTED_MODULE_2__.En)([declaration])) withheld.add(declaration.path);
			},
			problem({ problem, places }) {
				if (!problem.rule.startsWith("secret/")) found.reach(problem.at.path);
				const rule = (0,_check_js__WEBPACK_IMPORTED_MODULE_2__.er)(problem.rule)?.id;
				if (rule === void 0) throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.st(`${label} names a rule that does not exist.`, AGAIN);
				problems.push({
					problem: {
						...problem,
						rule
					},
					places
				});
			}
		}, shared);
	}
	const now = timeOf([...known.values()]);
	const holds = ({ problem: { since, until } }) => (since === void 0 || now > since) && (until === void 0 || now < until);
	return {
		declarations,
		problems: problems.filter(holds),
		tallies,
		withheld,
		closed,
		holders,
		now: new Date(now)
	};
}
function refuseBeside(known, label, { shard, of, secrets }) {
	const [first] = known.values();
	if (first && first.header.of !== of) throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.st(`${label} is one of ${of} parts, ${first.label} one of ${first.header.of}: they are not of one check.`, AGAIN);
	if (first && first.header.secrets !== secrets) {
		const [without, sought] = secrets ? [first.label, label] : [label, first.label];
		throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.st(`${without} was made with --no-secrets, ${sought} was not: they are not of one check.`, "Give --no-secrets to all shards or to none.");
	}
	const twin = known.get(shard);
	if (twin) throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.st(`${label} is part ${shard} of ${of}, and so is ${twin.label}.`, "Name each part once.");
}
function refuseOther(label, { steward, root, gateDigest: judgedBy, judgeDigest, filesDigest: digest, secrets }, files, checked) {
	const refuse = (why, advice = AGAIN) => new _start_js__WEBPACK_IMPORTED_MODULE_1__.st(`${label} ${why}.`, advice);
	if (steward !== _version_js__WEBPACK_IMPORTED_MODULE_0__.n) throw refuse(`was written by another version of the steward than this, ${_version_js__WEBPACK_IMPORTED_MODULE_0__.n}`, "Use one version for all jobs.");
	if (judgeDigest !== "sha256:e9d5c0d70ede6ff451d9d18aef6e574750a4412ae6efbd5b663168465b0a32b6") throw refuse("was written by another build of the steward than this", "Use one commit of it for all jobs.");
	if (root !== checked.root) throw refuse("is of another folder of the repository");
	if (judgedBy !== (0,_check_js__WEBPACK_IMPORTED_MODULE_2__.Ar)(checked.gate)) throw refuse("was judged by another gate: another layout, configuration, ontology, baseline or waivers", "Give the same --layout and --config to all, and check one commit out.");
	if (digest !== (0,_check_shard_js__WEBPACK_IMPORTED_MODULE_3__.r)(files)) throw refuse(`is of other files than ${(0,_check_js__WEBPACK_IMPORTED_MODULE_2__.sa)(checked.tree)} has`, `${AGAIN} ${OUTSIDE}`);
	if (secrets === checked.secrets) return;
	throw secrets ? refuse("was made with the search for secrets, which is to be left out here", "Merge without --no-secrets.") : refuse("was made with --no-secrets, so nobody looked for secrets in its files", "Make the parts without it; or give it to merge-reports too, for a report that says nothing of secrets.");
}
function addNumbered(numbers = [], share, paths) {
	for (const number of numbers) {
		const path = share[number]?.path;
		if (path !== void 0) paths.add(path);
	}
}
var Shares = class {
	#entries;
	#shares;
	constructor(entries) {
		this.#entries = entries;
	}
	of({ shard, of }) {
		this.#shares ??= this.#divide(of);
		return this.#shares[shard - 1] ?? [];
	}
	#divide(of) {
		const shares = Array.from({ length: of }, () => []);
		for (const entry of this.#entries) shares[(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.w)(entry.path, of) - 1]?.push(entry);
		return shares;
	}
};
const MAX_NAMED = 5;
function timeOf(parts) {
	const of = parts[0]?.header.of ?? 1;
	const present = new Set(parts.map(({ header: { shard } }) => shard));
	const missing = Array.from({ length: of }, (_, index) => index + 1).filter((shard) => !present.has(shard));
	if (missing.length > 0) {
		const some = (0,_check_js__WEBPACK_IMPORTED_MODULE_2__.bt)(missing.map(String), MAX_NAMED);
		throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.st(`Of ${of} parts ${missing.length === 1 ? "one is" : `${missing.length} are`} missing: ${some}.`, "Name the parts of all shards.");
	}
	const now = Math.max(...parts.map(({ header }) => header.asOf));
	const old = parts.find(({ header }) => now - header.asOf > _check_shard_js__WEBPACK_IMPORTED_MODULE_3__.t);
	if (old) throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.st(`${old.label} was made more than a day before another part.`, AGAIN);
	return now;
}
var PathWalk = class {
	#label;
	#files;
	#at = 0;
	constructor(label, files) {
		this.#label = label;
		this.#files = files;
	}
	reach(path) {
		while (this.#at < this.#files.length && this.#files[this.#at]?.path !== path) this.#at++;
		if (this.#at === this.#files.length) throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.st(`${this.#label} speaks of files that are not its own, or in another order.`, AGAIN);
	}
};
// src/commands/check/merge-reports.ts
async function mergeReports({ tree, root, gate: options, parts, history, secrets = {}, digestSources = true }) {
	await (0,_check_js__WEBPACK_IMPORTED_MODULE_2__.dr)();
	const gate = await (0,_check_js__WEBPACK_IMPORTED_MODULE_2__.wi)(tree, options);
	await (0,_check_js__WEBPACK_IMPORTED_MODULE_2__.Ct)([tree], gate);
	const whole = await readParts(parts, {
		tree,
		root,
		gate,
		secrets: secrets !== false
	});
	const { declarations, problems: said, tallies, now } = whole;
	await refuseOtherFiles(said, tree);
	const leftOut = await readLeftOutFiles(tree, gate, whole, secrets);
	const memory = {
		tree,
		entries: (await tree.entries()).filter(({ path }) => (0,_check_js__WEBPACK_IMPORTED_MODULE_2__.yn)(path, gate)),
		files: leftOut.files
	};
	const graph = new _check_js__WEBPACK_IMPORTED_MODULE_2__.Pr([...declarations, ...leftOut.declarations]);
	(0,_check_js__WEBPACK_IMPORTED_MODULE_2__.Tt)(tallies, graph);
	const ofFiles = [...said.map(({ problem }) => problem), ...leftOut.problems];
	const context = await (0,_check_js__WEBPACK_IMPORTED_MODULE_2__.Yt)(memory, graph, ofFiles, {
		gate,
		now,
		proposedOntology: gate.ontology,
		generated: await (0,_check_js__WEBPACK_IMPORTED_MODULE_2__.Jn)(tree, gate)
	});
	const found = (0,_check_js__WEBPACK_IMPORTED_MODULE_2__.qt)(context);
	const places = new Map(said.map((each) => [each.problem, each.places]));
	const ofSnapshots = await (0,_check_js__WEBPACK_IMPORTED_MODULE_2__.$t)(tree, gate, (0,_check_js__WEBPACK_IMPORTED_MODULE_2__.Qt)(graph, context));
	const ofStates = await (0,_check_js__WEBPACK_IMPORTED_MODULE_2__.Zt)(tree, gate, history);
	const all = [
		...[
			...gate.problems,
			...(0,_check_js__WEBPACK_IMPORTED_MODULE_2__.Ut)(gate),
			...ofStates,
			...ofSnapshots
		],
		...ofFiles,
		...found.graph
	];
	const problems = (0,_check_js__WEBPACK_IMPORTED_MODULE_2__.hr)((0,_check_js__WEBPACK_IMPORTED_MODULE_2__.Kt)(all, gate, now), places);
	const findings = await (0,_check_js__WEBPACK_IMPORTED_MODULE_2__.pr)(problems, tree, gate.layout);
	const digest = digestSources ? await (0,_check_js__WEBPACK_IMPORTED_MODULE_2__.ar)(tree, gate) : void 0;
	return {
		report: (0,_check_js__WEBPACK_IMPORTED_MODULE_2__.wt)({
			root,
			gate,
			sourceDigest: digest,
			tallies,
			findings
		}),
		shown: tree,
		gate,
		judgement: {
			memory,
			graph,
			change: void 0,
			problems
		},
		readAllBecause: void 0,
		salt: (0,_check_js__WEBPACK_IMPORTED_MODULE_2__.ut)(gate, secrets === false ? {} : secrets)
	};
}
async function refuseOtherFiles(said, tree) {
	const odd = said.flatMap(({ problem, places }) => {
		const edited = places.edit?.path ?? problem.at.path;
		return [...edited === problem.at.path ? [] : [edited], ...isOfSecrets(problem) ? [problem.at.path] : []];
	});
	if (odd.length === 0) return;
	const known = new Set((await tree.entries()).map(({ path }) => path));
	if (odd.every((path) => known.has(path))) return;
	throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.st(`A part speaks of files that ${(0,_check_js__WEBPACK_IMPORTED_MODULE_2__.sa)(tree)} does not have.`, "Check every shard again, all of the same commit, and merge what they write.");
}
function isOfSecrets({ rule }) {
	return rule.startsWith("secret/");
}
// src/terminal/read-part-file.ts
function readPartFile(file) {
	return (0,_check_js__WEBPACK_IMPORTED_MODULE_2__._)(partFile(file));
}
function requirePartFile(file) {
	(0,_check_js__WEBPACK_IMPORTED_MODULE_2__.v)(partFile(file));
}
function partFile(file) {
	return {
		file,
		advice: "Name the parts that the shards wrote.",
		maxBytes: _check_shard_js__WEBPACK_IMPORTED_MODULE_3__.i
	};
}



/***/ })

};
;