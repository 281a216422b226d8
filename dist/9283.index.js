export const id = 9283;
export const ids = [9283];
export const modules = {

/***/ 9283:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runImportBaseline: () => (/* binding */ runImportBaseline)
/* harmony export */ });
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1804);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(796);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7598);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6760);




// build/src/load/foreign-baseline.js
const MAX_ENTRIES = 1e5;
function readForeignBaseline(text, name) {
	const entries = /^\s*\{/.test(text) ? detectSecretsEntries(text, name) : gitleaksEntries(text, name);
	if (entries.length <= MAX_ENTRIES) return entries;
	throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.E(`${name} has more than ${MAX_ENTRIES} entries.`, "Import it in parts");
}
function gitleaksEntries(text, name) {
	return text.split(/\r?\n/).flatMap((raw, index) => {
		const label = raw.trim();
		if (label === "" || label.startsWith("#")) return [];
		const lineAt = label.lastIndexOf(":");
		const ruleAt = label.lastIndexOf(":", lineAt - 1);
		const line = Number(label.slice(lineAt + 1));
		if (lineAt < 1 || ruleAt < 1 || !Number.isSafeInteger(line)) throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.E(`${name}:${index + 1} is no fingerprint of gitleaks.`, "A line is <path>:<rule>:<line>, or that with <commit>: in front");
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
	const results = memberOf(parsed$1(text), "results");
	if (!(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Nn)(results)) throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.E(`${name} is no baseline of detect-secrets: it has no results.`, "Name a .gitleaksignore or a .secrets.baseline");
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
function parsed$1(text) {
	try {
		return JSON.parse(text);
	} catch {
		return;
	}
}
function memberOf(value, name) {
	return (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Nn)(value) && Object.hasOwn(value, name) ? value[name] : void 0;
}
// build/src/commands/import-baseline.js
async function importBaseline(input) {
	const { tree, prefix, answer } = input;
	const gate = await (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.bn)(tree, input.gate);
	const file = await ownBaseline(tree, gate);
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
		file: (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.r)(gate.baselinePath, file?.findings ?? [], [...secrets.values()], salt),
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
		if (!secrets) this.#known.set(key, secrets = this.#search(path, commit));
		return (await secrets).filter(({ range, match }) => sha1 === void 0 ? line !== void 0 && range.start.line <= line && line <= range.end.line : this.#sha1s.get(match.fingerprint)?.has(sha1) === true);
	}
	async #search(path, commit) {
		const tree = await this.#treeOf(commit);
		const entry = await (tree && new _check_js__WEBPACK_IMPORTED_MODULE_0__.Rn(tree).file(path));
		if (!tree || !entry) return [];
		const { secrets } = await (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.it)(tree, [entry], {
			salt: this.#salt,
			onValue: (match, forms) => {
				this.#input.onSecret?.(match, forms);
				const hashes = this.#sha1s.get(match.fingerprint) ?? new Set();
				for (const form of forms) hashes.add((0,node_crypto__WEBPACK_IMPORTED_MODULE_2__.createHash)("sha1").update(form).digest("hex"));
				this.#sha1s.set(match.fingerprint, hashes);
			}
		});
		return (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.nt)(secrets, () => true).filter(({ source }) => source === "file");
	}
	async #treeOf(commit) {
		if (commit === void 0) return this.#input.tree;
		try {
			return await this.#input.repository.commitTree(commit);
		} catch (error) {
			if (error instanceof _start_js__WEBPACK_IMPORTED_MODULE_1__.E) return void 0;
			throw error;
		}
	}
};
async function ownBaseline(tree, { baselinePath }) {
	const entry = await new _check_js__WEBPACK_IMPORTED_MODULE_0__.Rn(tree).file(baselinePath);
	if (!entry) return void 0;
	const value = parsed(new TextDecoder().decode(await (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Wn)(tree, entry)));
	if ((await (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Gn)("baseline", value)).length === 0) return value;
	throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.E(`${baselinePath} is not a baseline that can be added to.`, "Mend what `check` says of it first");
}
function parsed(text) {
	try {
		return JSON.parse(text);
	} catch {
		return;
	}
}
// build/src/terminal/import-baseline.js
const LISTED = 50;
const ADVICE = "Name a .gitleaksignore or a .secrets.baseline.";
async function runImportBaseline(dir, file, options) {
	const { actor, reason, expires } = options;
	if (reason.length < 10) throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.E("The reason is too short.", "Say in a few words why they may stand");
	const repository = await (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.L)(dir);
	try {
		const result = await importBaseline({
			repository,
			tree: await repository.workingTree(),
			prefix: repository.prefix,
			gate: (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.m)(dir, options, repository),
			text: Buffer.from((0,_check_js__WEBPACK_IMPORTED_MODULE_0__.h)({
				file,
				advice: ADVICE
			})).toString("utf8"),
			name: file,
			answer: {
				actor,
				reason,
				expires
			},
			newSalt: (0,node_crypto__WEBPACK_IMPORTED_MODULE_2__.randomBytes)(16).toString("hex"),
			onSecret: _start_js__WEBPACK_IMPORTED_MODULE_1__.d.learn
		});
		const { path, text } = result.file;
		(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.s)(dir, (0,node_path__WEBPACK_IMPORTED_MODULE_3__.resolve)(dir, path), text);
		process.stdout.write(`Wrote ${path}: a secret was found for ${(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.F)(result.matched, "entry").replace(/entrys$/, "entries")}.\n`);
		for (const { label, reason: why } of result.left.slice(0, LISTED)) process.stdout.write(`Not imported: ${(0,_start_js__WEBPACK_IMPORTED_MODULE_1__._)(label, 300)}: ${why}.\n`);
		const more = result.left.length - LISTED;
		if (more > 0) process.stdout.write(`And ${more} more were not imported.\n`);
		return 0;
	} catch (error) {
		throw (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.o)(error, dir, "check");
	} finally {
		await repository.close();
	}
}



/***/ })

};
