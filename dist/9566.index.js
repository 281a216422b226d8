"use strict";
exports.id = 9566;
exports.ids = [9566];
exports.modules = {

/***/ 1322:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

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
	if (segments.some((segment) => segment === "" || segment === "." || segment === "..")) throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.st(`"${shown(path)}" is not a path below ${folder}.`);
	for (let count = 1; count <= segments.length; count++) {
		const part = segments.slice(0, count).join("/");
		const found = occupant(folder, part);
		if (found === "nothing") return;
		const wanted = count === segments.length ? "file" : "folder";
		if (found !== wanted) throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.st(`${shown(part)} is a ${found === "other" ? "special file" : found}, where a ${wanted} is wanted. Nothing was written.`, found === "symlink" ? "Name the place that the symlink leads to, or replace the symlink." : "Move it out of the way.");
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
			throw done.length > 0 && told instanceof _start_js__WEBPACK_IMPORTED_MODULE_1__.st ? stoppedAfter(done, changes.length, told) : told;
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
		throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.st(`${shown(path)} is to be removed, and the working directory does not have it.`, "Where a sparse checkout leaves it out, remove it with `git rm --sparse`");
	} else if (Buffer.compare((0,node_fs__WEBPACK_IMPORTED_MODULE_2__.readFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(folder, path)), before) !== 0) throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.st(`${shown(path)} changed while it was being looked at.`, "Run the command again.");
}
function isThere(path) {
	return new _start_js__WEBPACK_IMPORTED_MODULE_1__.st(`${shown(path)} is there already, and is left as it is.`, "Move it away, or choose another file.");
}
function stoppedAfter(done, all, { message, advice }) {
	const named = (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.bt)(done, MAX_NAMED, shown);
	return new _start_js__WEBPACK_IMPORTED_MODULE_1__.st(`${message} Of ${all} files ${done.length} ${done.length === 1 ? "was" : "were"} changed before: ${named}.`, advice);
}
const MAX_NAMED = 20;
function shown(path) {
	return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.R)(path, 500);
}



/***/ }),

/***/ 6670:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ ignoredLine)
/* harmony export */ });
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5553);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4105);


// src/terminal/ignored-file.ts
async function ignoredLine(repository, path) {
	const tree = await repository.workingTree();
	if ((0,_check_js__WEBPACK_IMPORTED_MODULE_0__.ia)(await tree.entries(), path)) return "";
	return `Git ignores ${(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.R)(path, 500)}, so it does not count: no check reads it. Take it out of .gitignore, then commit it.\n`;
}



/***/ }),

/***/ 6454:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ baselineFile),
/* harmony export */   n: () => (/* binding */ ownBaseline),
/* harmony export */   r: () => (/* binding */ validBaseline),
/* harmony export */   t: () => (/* binding */ importBaseline)
/* harmony export */ });
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5553);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4105);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_2__);



// src/load/foreign-baseline.ts
const MAX_ENTRIES = 1e5;
function readForeignBaseline(text, name) {
	const entries = /^\s*\{/.test(text) ? detectSecretsEntries(text, name) : gitleaksEntries(text, name);
	if (entries.length <= MAX_ENTRIES) return entries;
	throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.st(`${name} has more than ${MAX_ENTRIES} entries.`, "Import it in parts");
}
function gitleaksEntries(text, name) {
	return text.split(/\r?\n/).flatMap((raw, index) => {
		const label = raw.trim();
		if (label === "" || label.startsWith("#")) return [];
		const lineAt = label.lastIndexOf(":");
		const ruleAt = label.lastIndexOf(":", lineAt - 1);
		const line = Number(label.slice(lineAt + 1));
		if (lineAt < 1 || ruleAt < 1 || !Number.isSafeInteger(line)) throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.st(`${name}:${index + 1} is no fingerprint of gitleaks.`, "A line is <path>:<rule>:<line>, or that with <commit>: in front");
		const place = label.slice(0, ruleAt);
		const commit = /^([0-9a-f]{40}(?:[0-9a-f]{24})?):/.exec(place)?.[1];
		return [{
			path: commit === void 0 ? place : place.slice(commit.length + 1),
			line,
			label,
			...commit !== void 0 && { commit }
		}];
	});
}
function detectSecretsEntries(text, name) {
	const results = memberOf(parsed(text), "results");
	if (!(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Co)(results)) throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.st(`${name} is no baseline of detect-secrets: it has no results.`, "Name a .gitleaksignore or a .secrets.baseline");
	return Object.entries(results).flatMap(([path, list]) => (Array.isArray(list) ? list : []).flatMap((entry) => {
		const sha1 = memberOf(entry, "hashed_secret");
		if (typeof sha1 !== "string" || !/^[0-9a-f]{40}$/.test(sha1)) return [];
		const line = memberOf(entry, "line_number");
		return [{
			path,
			sha1,
			label: typeof line === "number" ? `${path}:${line}` : path,
			...memberOf(entry, "is_secret") === true && { isReal: true }
		}];
	}));
}
function parsed(text) {
	try {
		return JSON.parse(text);
	} catch {
		return;
	}
}
function memberOf(value, name) {
	return (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Co)(value) && Object.hasOwn(value, name) ? value[name] : void 0;
}
// src/commands/check/baseline.ts
function baselineFile({ report, gate, salt }) {
	const findings = [];
	const secrets = new Map();
	const newSecrets = new Map();
	const left = new Map();
	let ofIndex = 0;
	for (const finding of report.findings) {
		const known = (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.ai)(finding) ? gate.baseline.secrets.get(finding.subject ?? "") : void 0;
		if (known) secrets.set(known.fingerprint, known);
		else if (!isAcceptable(finding)) {
			if (finding.severity === "error" && finding.accepted !== "waived") left.set(finding.rule, (left.get(finding.rule) ?? 0) + 1);
		} else if (finding.rule.startsWith("index/")) ofIndex++;
		else if ((0,_check_js__WEBPACK_IMPORTED_MODULE_0__.ai)(finding)) {
			const { subject = "" } = finding;
			secrets.set(subject, acceptedSecret(finding));
			if (!newSecrets.has(subject)) newSecrets.set(subject, finding);
		} else findings.push(acceptedFinding(finding));
	}
	const text = baselineText(gate.baselinePath, findings, [...secrets.values()], gate.baseline.salt ?? salt);
	const byName = new Map([...left].sort(([a], [b]) => (0,_check_js__WEBPACK_IMPORTED_MODULE_0__._a)(a, b)));
	const byRule = countedByRule([...findings, ...secrets.values()]);
	return {
		...text,
		byRule,
		left: byName,
		ofIndex,
		secrets: [...newSecrets.values()]
	};
}
function countedByRule(entries) {
	return new Map((0,_check_js__WEBPACK_IMPORTED_MODULE_0__.ha)((0,_check_js__WEBPACK_IMPORTED_MODULE_0__.ga)(entries.map(({ rule }) => rule))));
}
function baselineText(path, findings, secrets, salt) {
	const text = `{\n  ${[
		`"baseline": "memory-steward.baseline/v1"`,
		...secrets.length > 0 ? [`"salt": ${JSON.stringify(salt)}`] : [],
		`"findings": ${list(findings)}`,
		...secrets.length > 0 ? [`"secrets": ${list(secrets.map(inOrder))}`] : []
	].join(",\n  ")}\n}\n`;
	refuseUnreadable(path, Buffer.byteLength(text));
	return {
		path,
		text,
		count: findings.length + secrets.length
	};
}
function refuseUnreadable(path, bytes) {
	const most = _check_js__WEBPACK_IMPORTED_MODULE_0__.yo.fileBytes;
	if (bytes <= most) return;
	throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.st(`${path} would have ${bytes} bytes, and up to ${most} of a baseline are read. Nothing was written.`, "Mend first what one rule finds most, or set its severity to note in memory-steward.yml until then: notes need no acceptance");
}
function isAcceptable(finding) {
	const { severity, accepted, rule, more } = finding;
	if (more !== void 0 || (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Br)(finding)) return false;
	return severity !== "note" && accepted !== "waived" && (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.er)(rule)?.locked !== true;
}
function acceptedFinding({ fingerprint, rule, path, record, subject }) {
	return {
		fingerprint,
		rule,
		path,
		...record !== void 0 && { record },
		...subject !== void 0 && { subject }
	};
}
function acceptedSecret({ subject = "", rule, path }) {
	return {
		fingerprint: subject,
		rule,
		path
	};
}
function inOrder({ fingerprint, rule, path, actor, reason, expires }) {
	return {
		fingerprint,
		rule,
		path,
		actor,
		reason,
		expires
	};
}
function list(entries) {
	if (entries.length === 0) return "[]";
	return `[\n${entries.map((entry) => `    ${JSON.stringify(entry)}`).sort().join(",\n")}\n  ]`;
}
// src/commands/check/import-baseline.ts
async function importBaseline(input) {
	const { tree, prefix, answer } = input;
	const gate = await (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.wi)(tree, input.gate);
	const own = await ownBaseline(tree, gate);
	const salt = gate.baseline.salt ?? input.newSalt;
	const entries = readForeignBaseline(input.text, input.name);
	const found = new SecretsByPlace(input, salt);
	const secrets = new Map(gate.baseline.secrets);
	const left = [];
	let matched = 0;
	for (const entry of entries) {
		const { label, path } = entry;
		if (entry.isReal) {
			left.push({
				label,
				reason: "it is marked as a real secret: revoke it"
			});
			continue;
		}
		if (!path.startsWith(prefix)) {
			left.push({
				label,
				reason: "it lies outside the folder"
			});
			continue;
		}
		const fitting = await found.matching({
			...entry,
			path: path.slice(prefix.length)
		});
		if (fitting.length > 0) matched++;
		else left.push({
			label,
			reason: "nothing is found there"
		});
		for (const { rule, path: place, match } of fitting) secrets.set(match.fingerprint, {
			fingerprint: match.fingerprint,
			rule,
			path: place,
			...answer
		});
	}
	return {
		file: {
			...baselineText(gate.baselinePath, own?.file.findings ?? [], [...secrets.values()], salt),
			before: own?.bytes
		},
		matched,
		left
	};
}
var SecretsByPlace = class {
	#input;
	#salt;
	#known = new Map();
	#sha1s = new Map();
	constructor(input, salt) {
		this.#input = input;
		this.#salt = salt;
	}
	async matching({ path, commit, line, sha1 }) {
		const key = `${commit ?? ""}\0${path}`;
		let secrets = this.#known.get(key);
		if (!secrets) this.#known.set(key, secrets = this.#indexed(path, commit));
		const { byLine, bySha1 } = await secrets;
		if (sha1 !== void 0) return bySha1.get(sha1) ?? [];
		return line === void 0 ? [] : byLine.get(line) ?? [];
	}
	async #indexed(path, commit) {
		const byLine = new Map();
		const bySha1 = new Map();
		for (const secret of await this.#search(path, commit)) {
			const { range, match } = secret;
			for (let line = range.start.line; line <= range.end.line; line++) (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.pa)(byLine, line, secret);
			for (const sha1 of this.#sha1s.get(match.fingerprint) ?? []) (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.pa)(bySha1, sha1, secret);
		}
		return {
			byLine,
			bySha1
		};
	}
	async #search(path, commit) {
		const tree = await this.#treeOf(commit);
		const entry = await (tree && new _check_js__WEBPACK_IMPORTED_MODULE_0__.Yi(tree).file(path));
		if (!tree || !entry) return [];
		const { secrets } = await (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.gt)(tree, [entry], {
			salt: this.#salt,
			onValue: (match, forms) => {
				this.#input.onSecret?.(match, forms);
				const hashes = this.#sha1s.get(match.fingerprint) ?? new Set();
				for (const form of forms) hashes.add((0,node_crypto__WEBPACK_IMPORTED_MODULE_2__.createHash)("sha1").update(form).digest("hex"));
				this.#sha1s.set(match.fingerprint, hashes);
			}
		});
		return (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.pt)(secrets, () => true).filter(({ source }) => source === "file");
	}
	async #treeOf(commit) {
		if (commit === void 0) return this.#input.tree;
		try {
			return await this.#input.repository.commitTree(commit);
		} catch (error) {
			if (error instanceof _start_js__WEBPACK_IMPORTED_MODULE_1__.st) return void 0;
			throw error;
		}
	}
};
async function ownBaseline(tree, { baselinePath }) {
	const entry = await new _check_js__WEBPACK_IMPORTED_MODULE_0__.Yi(tree).file(baselinePath);
	if (!entry) return void 0;
	const bytes = await (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.ca)(tree, entry);
	return {
		file: await validBaseline(baselinePath, bytes),
		bytes
	};
}
async function validBaseline(baselinePath, bytes) {
	const { documents, problems } = (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.wa)(baselinePath, "json", bytes, _check_js__WEBPACK_IMPORTED_MODULE_0__.yo);
	const { value } = problems.length > 0 ? {} : await (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.da)("baseline", documents[0]?.value);
	if (value) return value;
	throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.st(`${baselinePath} is not a baseline that can be added to, and is left as it is.`, "Mend what `check` says of it first, or name another file as `baseline` in the configuration");
}



/***/ }),

/***/ 9566:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runImportBaseline: () => (/* binding */ runImportBaseline)
/* harmony export */ });
/* harmony import */ var _import_baseline_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6454);
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5553);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4105);
/* harmony import */ var _files_below_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1322);
/* harmony import */ var _ignored_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6670);
/* harmony import */ var _plain_argument_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8833);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_6___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_6__);







// src/terminal/import-baseline.ts
const MAX_LISTED = 50;
const ADVICE = "Name a .gitleaksignore or a .secrets.baseline.";
async function runImportBaseline(dir, file, options) {
	const { actor, reason, expires } = options;
	if (reason.length < 10) throw new _start_js__WEBPACK_IMPORTED_MODULE_2__.st("The reason is too short.", "Say in a few words why they may stand");
	(0,_plain_argument_js__WEBPACK_IMPORTED_MODULE_5__.t)("--reason", [reason], "prose");
	(0,_plain_argument_js__WEBPACK_IMPORTED_MODULE_5__.t)("--actor", [actor], "name");
	const repository = await (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.H)(dir);
	try {
		const result = await (0,_import_baseline_js__WEBPACK_IMPORTED_MODULE_0__.t)({
			repository,
			tree: await repository.workingTree(),
			prefix: repository.prefix,
			gate: (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.g)(dir, options, repository),
			text: Buffer.from((0,_check_js__WEBPACK_IMPORTED_MODULE_1__._)({
				file,
				advice: ADVICE
			})).toString("utf8"),
			name: file,
			answer: {
				actor,
				reason,
				expires
			},
			newSalt: (0,node_crypto__WEBPACK_IMPORTED_MODULE_6__.randomBytes)(16).toString("hex"),
			onSecret: _start_js__WEBPACK_IMPORTED_MODULE_2__.k.learn
		});
		const { path, text, before } = result.file;
		(0,_files_below_js__WEBPACK_IMPORTED_MODULE_3__.n)(dir, [{
			path,
			before,
			after: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.O)(text)
		}]);
		process.stdout.write(`Wrote ${(0,_start_js__WEBPACK_IMPORTED_MODULE_2__.R)(path, 500)}: a secret was found for ${(0,_check_js__WEBPACK_IMPORTED_MODULE_1__.z)(result.matched, "entry").replace(/entrys$/, "entries")}.\n`);
		process.stdout.write(await (0,_ignored_file_js__WEBPACK_IMPORTED_MODULE_4__.t)(repository, path));
		for (const { label, reason: why } of result.left.slice(0, MAX_LISTED)) process.stdout.write(`Not imported: ${(0,_start_js__WEBPACK_IMPORTED_MODULE_2__.R)(label, 300)}: ${why}.\n`);
		const more = result.left.length - MAX_LISTED;
		if (more > 0) process.stdout.write(`And ${(0,_check_js__WEBPACK_IMPORTED_MODULE_1__.R)(more)} more ${more === 1 ? "was" : "were"} not imported.\n`);
		return 0;
	} catch (error) {
		throw await (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.o)(error, dir);
	} finally {
		await repository.close();
	}
}



/***/ }),

/***/ 8833:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ assertPlain)
/* harmony export */ });
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5553);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4105);


// src/terminal/plain-argument.ts
function assertPlain(option, values, use) {
	const [found] = values.flatMap((value) => (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Ua)(value, use));
	if (found) throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.st(`The value of ${option} holds the ${found.kind} ${found.code}, which acts on a terminal or hides from readers of what is written.`, "Write it without, in characters that are seen");
	for (const value of values) assertNoSecret(option, value);
}
function assertNoSecret(option, value) {
	const shown = _start_js__WEBPACK_IMPORTED_MODULE_1__.k.text(value);
	if (shown === value) return;
	const [written, clean] = [Array.from(value), Array.from(shown)];
	const place = written.findIndex((character, at) => character !== clean[at]);
	throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.st(`The value of ${option} holds a secret, which begins at character ${place + 1}: all who read the memory would read it. Nothing was written.`, "Say what it is without its value. If it is in use, revoke it: the history of your shell holds it too");
}



/***/ })

};
;