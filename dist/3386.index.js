export const id = 3386;
export const ids = [3386];
export const modules = {

/***/ 2110:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ forgeAccess),
/* harmony export */   r: () => (/* binding */ directoryOf),
/* harmony export */   t: () => (/* binding */ defaultBranchOf)
/* harmony export */ });
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7316);
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1804);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(796);
/* harmony import */ var _action_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6060);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6760);





// build/src/actions/directory.js
function directoryOf(input) {
	const directory = node_path__WEBPACK_IMPORTED_MODULE_4__.posix.normalize(input.replaceAll("\\", "/")).replace(/\/$/, "");
	if (directory === ".") return "";
	if (!directory.startsWith("/") && !directory.startsWith("..") && !(0,_check_js__WEBPACK_IMPORTED_MODULE_1__.Tr)(directory)) return directory;
	throw new _start_js__WEBPACK_IMPORTED_MODULE_2__.k(`${input} is not a folder of the repository.`, "Name it from the top of the repository.");
}
// build/src/actions/forge-access.js
async function forgeAccess(environment, token, log) {
	if (token === void 0) throw new _start_js__WEBPACK_IMPORTED_MODULE_2__.k("There is no token to publish with.", "Leave the input `token` at its default, or give one.");
	const [{ context }, { connectGitHub }, { makePullClone }] = await Promise.all([
		Promise.all(/* import() */[__webpack_require__.e(8439), __webpack_require__.e(1351)]).then(__webpack_require__.bind(__webpack_require__, 1351)),
		Promise.all(/* import() */[__webpack_require__.e(8439), __webpack_require__.e(56), __webpack_require__.e(5445)]).then(__webpack_require__.bind(__webpack_require__, 5445)),
		__webpack_require__.e(/* import() */ 4049).then(__webpack_require__.bind(__webpack_require__, 4049)).then((n) => n.n)
	]);
	const { owner, repo } = repositoryOf(environment["GITHUB_REPOSITORY"]);
	const server = withoutSlash(context.serverUrl);
	const fetch = await proxyFetch(environment);
	const forgeAt = (place) => connectGitHub({
		token,
		apiUrl: withoutSlash(context.apiUrl),
		owner: place.owner,
		repository: place.repo,
		version: _version_js__WEBPACK_IMPORTED_MODULE_0__.n,
		redactor: _start_js__WEBPACK_IMPORTED_MODULE_2__.m,
		log,
		...fetch && { fetch }
	});
	const own = forgeAt({
		owner,
		repo
	});
	return {
		forge: own,
		forgeOf: (name) => Promise.resolve((0,_action_js__WEBPACK_IMPORTED_MODULE_3__.f)(name, `${owner}/${repo}`) ? own : forgeAt(repositoryOf(name))),
		server,
		repository: `${owner}/${repo}`,
		run: {
			id: context.runId || 0,
			attempt: context.runAttempt || 1
		},
		clone: (directory, checkout) => makePullClone({
			url: `${server}/${owner}/${repo}.git`,
			token,
			directory,
			checkout
		})
	};
}
function defaultBranchOf({ forge }, known) {
	let branch;
	const read = async () => known ?? (await forge.repository()).defaultBranch;
	return () => branch ??= read();
}
function repositoryOf(name = "") {
	const [, owner, repo] = /^([A-Za-z0-9_-]+)\/([A-Za-z0-9._-]+)$/.exec(name) ?? [];
	if (owner !== void 0 && repo !== void 0) return {
		owner,
		repo
	};
	throw new _start_js__WEBPACK_IMPORTED_MODULE_2__.k("The run does not say which repository it belongs to.", "Run the Action in a workflow.");
}
async function proxyFetch(environment) {
	if ([
		"https_proxy",
		"HTTPS_PROXY",
		"http_proxy",
		"HTTP_PROXY"
	].every((name) => (environment[name] ?? "") === "")) return void 0;
	const { defaults } = await Promise.all(/* import() */[__webpack_require__.e(8439), __webpack_require__.e(2032)]).then(__webpack_require__.bind(__webpack_require__, 2032));
	const fetch = defaults.request?.fetch;
	return isFetch(fetch) ? fetch : void 0;
}
function isFetch(value) {
	return typeof value === "function";
}
function withoutSlash(url) {
	return url.replace(/\/+$/, "");
}



/***/ }),

/***/ 4724:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ indexChanges)
/* harmony export */ });
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1804);
/* harmony import */ var _make_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2229);


// build/src/commands/index-changes.js
async function indexChanges(tree, made) {
	const changes = await changesTo(tree, made);
	if (changes.length === 0 || !made.others) return changes;
	const [door] = await (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.ur)(new Set([made.root + _check_js__WEBPACK_IMPORTED_MODULE_0__.Pr]), tree);
	const named = door && (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Sn)(await (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.hr)(tree, door));
	if (!named) return changes;
	for (const input of await made.others(named)) {
		const { time, commit } = input.source;
		if (commit !== named.commit || (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Tn)(time) !== (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Tn)(named.time)) continue;
		if ((await changesTo(tree, await (0,_make_index_js__WEBPACK_IMPORTED_MODULE_1__.t)(input))).length === 0) return [];
	}
	return changes;
}
async function changesTo(tree, { files, root }) {
	const entries = await tree.entries();
	const format = (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Mn)(entries[0]?.oid ?? "");
	const present = new Map(entries.filter(({ path }) => (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Wr)(path, root)).map((entry) => [entry.path, entry]));
	const changes = [];
	for (const [path, text] of files) {
		const bytes = Buffer.from(text);
		const entry = present.get(path);
		if (entry?.mode !== "100644" || entry.oid !== (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.jn)(bytes, format)) changes.push({
			path,
			bytes
		});
	}
	for (const path of present.keys()) if (!files.has(path)) changes.push({
		path,
		bytes: void 0
	});
	return changes.sort((a, b) => (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.dr)(a.path, b.path));
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
		if (byPath.has(change.path)) throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.k(`"${change.path}" is changed twice.`, "Name each path once");
		byPath.set(change.path, change);
	}
	const entries = [];
	const absent = new Set(changes.filter(({ action }) => action === "delete").map(({ path }) => path));
	for (const entry of await base.entries()) if (byPath.has(entry.path) && entry.undecodable !== true) absent.delete(entry.path);
	else entries.push(entry);
	for (const path of absent) throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.k(`"${path}" cannot be deleted: there is no such file.`);
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
	entries.sort((a, b) => (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.dr)(a.path, b.path));
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
	if (path.includes("\0") || path.split("/").some((name) => name === "" || name === "." || name === "..") || path.length > MAX_PATH || (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Tr)(path)) throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.k(`${JSON.stringify(path.slice(0, 100))} is not a path of a tree.`, "Write it relative to the root, without `.`, `..` and `.git`");
}
function refuseFileInPlaceOfFolder(sorted, path) {
	const below = sorted[firstFrom(sorted, `${path}/`)]?.path;
	if (below?.startsWith(`${path}/`)) refuse(path, below);
	for (let slash = path.indexOf("/"); slash !== -1; slash = path.indexOf("/", slash + 1)) {
		const folder = path.slice(0, slash);
		if (sorted[firstFrom(sorted, folder)]?.path === folder) refuse(folder, path);
	}
}
function firstFrom(sorted, path) {
	let low = 0;
	let high = sorted.length;
	while (low < high) {
		const middle = low + high >>> 1;
		if ((0,_check_js__WEBPACK_IMPORTED_MODULE_0__.dr)(sorted[middle]?.path ?? "", path) < 0) low = middle + 1;
		else high = middle;
	}
	return low;
}
function refuse(file, below) {
	throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.k(`"${file}" cannot be a file and the folder of "${below}" at once.`, "Delete or rename one of them");
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

/***/ 3386:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runReindex: () => (/* binding */ runReindex)
/* harmony export */ });
/* harmony import */ var _forge_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2175);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(796);
/* harmony import */ var _index_changes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4724);
/* harmony import */ var _index_source_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(364);
/* harmony import */ var _make_index_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2229);
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1804);
/* harmony import */ var _proposal_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2684);
/* harmony import */ var _rejected_before_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(562);
/* harmony import */ var _action_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(6060);
/* harmony import */ var _overlay_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(3832);
/* harmony import */ var _forge_access_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(2110);
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(6421);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(6760);













// build/src/commands/remember-rejections.js
const NO_HEADS = {
	base: "",
	heads: new Map()
};
const NOTHING = {
	file: void 0,
	added: 0
};
async function rememberRejections(tree, input) {
	try {
		const gate = await (0,_check_js__WEBPACK_IMPORTED_MODULE_5__.Un)(tree, input.gate);
		if (gate.problems.some(({ at }) => at.path === gate.layout.root + "memory-steward.rejections.yaml")) throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.k(`${_check_js__WEBPACK_IMPORTED_MODULE_5__.Cr} cannot be read.`);
		return await remember(tree, gate, input);
	} catch (error) {
		if (!(error instanceof _start_js__WEBPACK_IMPORTED_MODULE_1__.k)) throw error;
		input.log(`Which proposals were rejected could not be remembered: ${error.message}`);
		return NOTHING;
	}
}
async function remember(tree, gate, input) {
	const { forge, source, branch } = input;
	const { closedUntil, claims } = gate.rejections;
	const closed = (await forge.closedPullRequests(closedUntil)).filter(isProposal);
	const pulls = firstOf(closed);
	if (pulls.length === 0) return NOTHING;
	const { login } = await forge.identity();
	const known = new Set(claims.keys());
	const entries = [];
	const rejected = [];
	for (const pull of pulls) {
		const closing = await forge.closing(pull.number);
		if (await isRejected(closing, login, forge)) rejected.push({
			pull,
			closing
		});
	}
	const numbers = rejected.map(({ pull }) => pull.number);
	const { base, heads } = numbers.length === 0 ? NO_HEADS : await source.fetch(branch, numbers);
	for (const { pull, closing } of rejected) {
		const head = heads.get(pull.number);
		if (head === void 0) continue;
		const files = await changedFiles(source.repository, base, head, gate);
		const reason = await reasonOf(pull, closing, forge);
		for (const { claim, subject } of (0,_rejected_before_js__WEBPACK_IMPORTED_MODULE_7__.t)(files, gate)) {
			if (known.has(claim)) continue;
			known.add(claim);
			const title = subject.isWithheld ? void 0 : cleanLine(subject.title, TITLE);
			const record = cleanLine(subject.id, ID);
			entries.push({
				claim,
				...record !== void 0 && { record },
				...title !== void 0 && { title },
				...reason !== void 0 && { reason },
				...closing.by && { by: closing.by.login },
				at: pull.closedAt,
				pullRequest: pull.number
			});
		}
	}
	const last = pulls.at(-1);
	if (!last || entries.length === 0 && pulls.length === closed.length) return NOTHING;
	return {
		file: await written(tree, gate, entries, last.closedAt),
		added: entries.length
	};
}
function isProposal({ head: { branch } }) {
	return branch.startsWith((0,_proposal_js__WEBPACK_IMPORTED_MODULE_6__.a)("update")) || branch.startsWith((0,_proposal_js__WEBPACK_IMPORTED_MODULE_6__.a)("import"));
}
function firstOf(closed) {
	const last = closed[29]?.closedAt;
	return last === void 0 ? closed : closed.filter(({ closedAt }) => closedAt <= last);
}
async function isRejected({ by }, own, forge) {
	if (!by || by.isBot || isSame(by.login, own)) return false;
	return await forge.mayWrite(by.login);
}
function isSame(left, right) {
	return left.toLowerCase() === right.toLowerCase();
}
const COMMAND = /^\/reject[ \t]+(\S[^]*)$/;
const TOGETHER_MS = 6e4;
async function reasonOf({ closedAt }, { by, comments }, forge) {
	const asked = new Map();
	const mayWrite = async ({ login, isBot }) => {
		const known = isBot ? false : by && isSame(login, by.login) ? true : asked.get(login);
		if (known !== void 0) return known;
		if (asked.size >= MOST_ASKED) return false;
		const answer = await forge.mayWrite(login);
		asked.set(login, answer);
		return answer;
	};
	for (const { author, text } of [...comments].reverse()) {
		const [, reason] = COMMAND.exec(text.trim()) ?? [];
		if (reason !== void 0 && await mayWrite(author)) return cleanLine(reason, REASON);
	}
	const words = comments.findLast(({ author, at }) => by?.id === author.id && Math.abs(Date.parse(at) - Date.parse(closedAt)) <= TOGETHER_MS);
	return words && cleanLine(words.text, REASON);
}
const MOST_ASKED = 3;
const TITLE = 200;
const REASON = 1e3;
const ID = 1e3;
function cleanLine(text, limit) {
	const line = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.h)().text(text.slice(0, 4 * limit)).replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, " ").trim();
	if (line === "" || (0,_check_js__WEBPACK_IMPORTED_MODULE_5__.pn)(line).length > 0) return void 0;
	return Array.from(line).slice(0, limit).join("").trim();
}
async function changedFiles(repository, base, head, gate) {
	const change = await repository.branchChange(base, head);
	if (!change) return [];
	const { isExcluded, layout } = gate;
	const read = async (tree) => {
		const entries = (await tree.entries()).filter(({ path }) => layout.classOf(path) && !isExcluded(path));
		const contents = new Map();
		await tree.read(entries, ({ path }, bytes) => {
			if (!(bytes instanceof Error)) contents.set(path, bytes);
		});
		return contents;
	};
	const [before, after] = [await read(change.before), await read(change.after)];
	return [...new Set([...before.keys(), ...after.keys()])].map((path) => ({
		path,
		before: before.get(path),
		after: after.get(path)
	}));
}
const HEAD = `# What was proposed and rejected: it is not proposed again. The steward adds entries with the index.
# To let a claim in again, remove its entry by a pull request and leave the rest as it is.
closedUntil: 1970-01-01T00:00:00Z
rejections:
`;
async function written(tree, { layout }, entries, closedUntil) {
	const path = layout.root + _check_js__WEBPACK_IMPORTED_MODULE_5__.Cr;
	const [found] = await (0,_check_js__WEBPACK_IMPORTED_MODULE_5__.ur)(new Set([path]), tree);
	const present = found && Buffer.from(await (0,_check_js__WEBPACK_IMPORTED_MODULE_5__.hr)(tree, found)).toString("utf8");
	const count = present === void 0 ? 0 : listIn(path, present).length;
	let text;
	if (present === void 0) text = set(path, HEAD, ["rejections"], entries);
	else if (count === 0) text = set(path, present, ["rejections"], entries);
	else {
		text = `${present.trimEnd()}\n${set(path, HEAD, ["rejections"], entries).slice(HEAD.length)}`;
		if (listIn(path, text).length !== count + entries.length) text = entries.reduce((sum, entry, index) => set(path, sum, ["rejections", count + index], entry), present);
	}
	return {
		path,
		bytes: Buffer.from(set(path, text, ["closedUntil"], closedUntil))
	};
}
function listIn(path, text) {
	const { documents, problems } = (0,_check_js__WEBPACK_IMPORTED_MODULE_5__.Yn)(path, "yaml", Buffer.from(text), _check_js__WEBPACK_IMPORTED_MODULE_5__.Kr);
	const value = documents[0]?.value;
	const list = problems.length === 0 && (0,_check_js__WEBPACK_IMPORTED_MODULE_5__.vr)(value) ? value["rejections"] : void 0;
	return Array.isArray(list) ? list : [];
}
function set(path, text, pointer, value) {
	const edit = (0,_check_js__WEBPACK_IMPORTED_MODULE_5__.Ln)(path, "yaml", Buffer.from(text), {
		path,
		document: 0
	}, {
		kind: "set",
		pointer,
		value
	});
	if (edit) return (0,_check_js__WEBPACK_IMPORTED_MODULE_5__.Rn)(text, [edit]);
	throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.k(`${path} cannot be edited.`, "Write its list on lines of its own, one entry under the other");
}
// build/src/commands/reindex.js
const MAX_ATTEMPTS = 5;
const INDEX_BRANCH = "memory/indexes";
async function reindex(input) {
	const { forge, source, branch, log } = input;
	for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt++) {
		const { base: head } = await source.fetch(branch, []);
		const { changes, text, rejections } = await prepare(input, head);
		const result = {
			head,
			files: changes.length,
			rejections
		};
		if (changes.length === 0) return {
			...result,
			outcome: "unchanged"
		};
		try {
			const commit = await forge.commitFiles({
				branch,
				expectedHead: head,
				text,
				changes
			});
			return {
				...result,
				outcome: "committed",
				commit
			};
		} catch (error) {
			if (error instanceof _forge_js__WEBPACK_IMPORTED_MODULE_0__.n) return {
				...result,
				...await propose(input, head, changes, text, error)
			};
			if (!(error instanceof _forge_js__WEBPACK_IMPORTED_MODULE_0__.t)) throw error;
			log(`${branch} has moved on from ${head.slice(0, 12)}: the index is made again.`);
		}
	}
	throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.k(`The branch ${branch} moved ${MAX_ATTEMPTS} times while its index was made. Nothing was written.`, "Nothing needs to be done where each push starts a job; else run the job again");
}
async function prepare(input, head) {
	const { gate, root, onProgress, overlay } = input;
	const { repository } = input.source;
	const stored = await repository.commitTree(head);
	const { file, added } = await rememberRejections(stored, input);
	const tree = file ? await overlay(stored, [file]) : stored;
	const source = await (0,_index_source_js__WEBPACK_IMPORTED_MODULE_3__.t)(repository, stored, gate, new Date(0));
	const made = await (0,_make_index_js__WEBPACK_IMPORTED_MODULE_4__.t)({
		tree,
		root,
		gate,
		source,
		...onProgress && { onProgress }
	});
	const changes = [...file ? [file] : [], ...await (0,_index_changes_js__WEBPACK_IMPORTED_MODULE_2__.t)(tree, made)];
	const prefix = root === "" ? "" : `${root}/`;
	const lines = [...source.commit === void 0 ? [] : [`Source-Commit: ${source.commit}`]];
	return {
		changes: changes.map(({ path, bytes }) => ({
			path: prefix + path,
			bytes
		})),
		text: {
			headline: "Index the memory",
			body: [...lines, `Source-Digest: ${made.sourceDigest}`].join("\n")
		},
		rejections: added
	};
}
async function propose({ forge, branch }, head, changes, commit, because) {
	try {
		const { pull, outcome: written } = await forge.proposeFiles({
			branch: INDEX_BRANCH,
			base: {
				branch,
				head
			},
			commit,
			changes,
			title: "Index the memory",
			body: BODY
		});
		return {
			outcome: "proposed",
			pull: pull.number,
			written,
			because
		};
	} catch (error) {
		if (!(error instanceof _start_js__WEBPACK_IMPORTED_MODULE_1__.k)) throw error;
		throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.k(`${because.message} Nor could the index be proposed by a pull request: ${error.message}`, because.advice);
	}
}
const BODY = `The index, made from the head of the branch by memory-steward. Nobody's hand wrote it, so there is nothing to review in it but that it is
what generation gives, which the check of this pull request tells.

When the branch moves on, the next run makes it again here: a conflict needs no mending. To spare these pull requests, let a GitHub App bypass
the branch's rule, and give its token to the job.
`;
// build/src/actions/reindex-step.js
async function runReindex({ inputs, environment, workspace }) {
	const access = await (0,_forge_access_js__WEBPACK_IMPORTED_MODULE_10__.n)(environment, inputs.token, say);
	const directory = (0,_forge_access_js__WEBPACK_IMPORTED_MODULE_10__.r)(inputs.directory);
	const clone = await access.clone(directory, workspace);
	try {
		const { defaultBranch } = await access.forge.repository();
		const result = await reindex({
			forge: access.forge,
			source: clone,
			gate: (0,_check_js__WEBPACK_IMPORTED_MODULE_5__.g)(node_path__WEBPACK_IMPORTED_MODULE_12__.posix.join(workspace, directory), inputs, {
				isGit: true,
				top: workspace
			}),
			root: directory,
			branch: defaultBranch,
			log: say,
			overlay: (0,_overlay_js__WEBPACK_IMPORTED_MODULE_9__.t)(clone.repository),
			onProgress: (0,_check_js__WEBPACK_IMPORTED_MODULE_5__.h)(process.stdout).update
		});
		(0,_action_js__WEBPACK_IMPORTED_MODULE_8__.c)("index-outcome", result.outcome);
		if (result.outcome === "committed") (0,_action_js__WEBPACK_IMPORTED_MODULE_8__.c)("index-commit", result.commit);
		if (result.outcome === "proposed") (0,_action_js__WEBPACK_IMPORTED_MODULE_8__.c)("index-pull-request", result.pull);
		tell(result, defaultBranch);
		return result;
	} finally {
		await clone.close();
	}
}
function tell(result, branch) {
	if (result.rejections > 0) say(`${result.rejections} rejected claims are remembered from now on.`);
	const at = result.head.slice(0, 12);
	const files = `${result.files} ${result.files === 1 ? "file" : "files"}`;
	if (result.outcome === "unchanged") say(`The index of ${branch} is that of ${at} already.`);
	else if (result.outcome === "committed") say(`Indexed ${branch} at ${at}: ${files} in ${result.commit.slice(0, 12)}.`);
	else {
		const { pull, written, because } = result;
		_actions_core__WEBPACK_IMPORTED_MODULE_11__/* .notice */ .lm((0,_action_js__WEBPACK_IMPORTED_MODULE_8__.t)(`The index is in pull request ${pull} (${written}), ${files}. ${because.message}`));
	}
}
function say(line) {
	_actions_core__WEBPACK_IMPORTED_MODULE_11__/* .info */ .pq((0,_action_js__WEBPACK_IMPORTED_MODULE_8__.t)(line));
}



/***/ }),

/***/ 562:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ markChanges),
/* harmony export */   a: () => (/* binding */ featuresOf),
/* harmony export */   c: () => (/* binding */ once),
/* harmony export */   d: () => (/* binding */ isInside),
/* harmony export */   f: () => (/* binding */ scopeEntries),
/* harmony export */   g: () => (/* binding */ isTitleContrast),
/* harmony export */   h: () => (/* binding */ MARKS),
/* harmony export */   i: () => (/* binding */ claimOf),
/* harmony export */   l: () => (/* binding */ tokensOf),
/* harmony export */   m: () => (/* binding */ withParents),
/* harmony export */   n: () => (/* binding */ rejectedBefore),
/* harmony export */   o: () => (/* binding */ likeness),
/* harmony export */   p: () => (/* binding */ scopeRelation),
/* harmony export */   r: () => (/* binding */ rejectionText),
/* harmony export */   s: () => (/* binding */ normalForm),
/* harmony export */   t: () => (/* binding */ newClaims),
/* harmony export */   u: () => (/* binding */ weightOf),
/* harmony export */   v: () => (/* binding */ candidateSubjects),
/* harmony export */   y: () => (/* binding */ reviewSubjects)
/* harmony export */ });
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1804);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7598);


// build/src/load/review-subjects.js
const STATUSES = {
	draft: "candidate",
	candidate: "candidate",
	proposed: "candidate",
	review: "candidate",
	done: "done",
	deprecated: "out",
	archived: "out",
	superseded: "out",
	stale: "out",
	rejected: "out",
	retracted: "out"
};
async function reviewSubjects(tree, gate, now) {
	const entries = await (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.dn)(tree, gate, () => true);
	const subjects = [];
	const paths = new Set(entries.map(({ path }) => path));
	return {
		subjects,
		broken: await (0,_check_js__WEBPACK_IMPORTED_MODULE_0__._n)({
			tree,
			entries
		}, paths, gate, (inspected, body) => {
			const subject = subjectOf(inspected, body, gate);
			if (subject) subjects.push(hasEnded(subject.until, now) ? {
				...subject,
				status: "out"
			} : subject);
		})
	};
}
function hasEnded(until, now) {
	if (until === void 0) return false;
	return Date.parse(/^\d{4}-\d{2}-\d{2}$/.test(until) ? `${until}T23:59:59.999Z` : until) < now.getTime();
}
function candidateSubjects(path, bytes, gate) {
	const subjects = [];
	(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.gn)(path, bytes, gate, (inspected, body) => {
		const subject = subjectOf(inspected, body, gate);
		if (subject) subjects.push(subject);
	});
	return subjects;
}
function subjectOf(inspected, body, { layout }) {
	const { declaration, layoutClass, value } = inspected;
	if (declaration.role === "patch" || declaration.role === "extension" || layoutClass.generated) return void 0;
	if ([...layout.classes.values()].some(({ proposable }) => proposable) && !layoutClass.proposable) return void 0;
	const until = firstText(value, ["valid_until", "expires"]);
	const summary = firstText(value, [
		"summary",
		"description",
		"purpose"
	]) ?? firstParagraph(body);
	return {
		id: declaration.id ?? declaration.path,
		path: declaration.path,
		type: declaration.kind ?? declaration.className,
		status: isRetired(value) ? "out" : STATUSES[declaration.status?.toLowerCase() ?? ""] ?? "active",
		title: declaration.title ?? "",
		...summary !== void 0 && { summary },
		detail: body === "" ? textsOf(value) : body,
		tags: declaration.tags,
		scope: [...listAt(value, "path_scope"), ...scopeEdges(inspected)],
		...declaration.updatedAt !== void 0 && { updated: declaration.updatedAt },
		...until !== void 0 && { until },
		routing: ROUTING.filter((name) => isSaid(value[name] ?? (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.yr)(value, ["attributes", name]))),
		isWithheld: declaration.sensitivity === "restricted" || declaration.sensitivity === "secret-metadata",
		supersedes: declaration.edges.filter(({ kind }) => kind === "supersedes").map(({ target }) => target)
	};
}
const ROUTING = [
	"required_skills",
	"recommended_skills",
	"suppressed_skills",
	"skill_trigger_tasks",
	"skill_trigger_paths",
	"invocation_mode",
	"risk_level"
];
function isSaid(member) {
	return Array.isArray(member) ? member.length > 0 : member !== void 0 && member !== null && member !== "";
}
function isRetired(value) {
	const by = (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.yr)(value, ["superseded_by"]);
	return value["stale"] === true || typeof by === "string" && by !== "";
}
function firstText(value, names) {
	for (const name of names) for (const found of [value[name], (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.yr)(value, ["attributes", name])]) if (typeof found === "string" && found.trim() !== "") return found;
}
function listAt(value, name) {
	const found = value[name] ?? (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.yr)(value, ["attributes", name]);
	return (Array.isArray(found) ? found : [found]).filter((entry) => typeof entry === "string");
}
function scopeEdges({ declaration }) {
	return declaration.edges.filter(({ kind }) => kind.startsWith("applies_to")).map(({ target }) => target);
}
function firstParagraph(body) {
	const paragraph = body.slice(0, 8e3).split(/\n[ \t]*\n/).map((block) => block.replace(/^#{1,6} [^\n]*\n?/, "").trim()).find((block) => block !== "" && !/^(?:```|~~~|[-*+] |\||<!--)/.test(block));
	return paragraph === void 0 || paragraph === "" ? void 0 : paragraph;
}
const ABOUT = new Set([
	"id",
	"nodeKind",
	"kind",
	"type",
	"status",
	"owners",
	"updatedAt",
	"tags",
	"edges",
	"title",
	"sensitivity"
]);
const MOST_TEXTS = 2e3;
function textsOf(value) {
	const texts = [];
	const visit = (member) => {
		if (texts.length >= MOST_TEXTS) return;
		if (typeof member === "string") texts.push(member);
		else if (typeof member === "number") texts.push(String(member));
		else if (Array.isArray(member)) member.forEach(visit);
		else if ((0,_check_js__WEBPACK_IMPORTED_MODULE_0__.vr)(member)) visitMembers(member);
	};
	const visitMembers = (mapping) => {
		for (const key of Object.keys(mapping).sort()) if (!ABOUT.has(key)) visit(mapping[key]);
	};
	visitMembers(value);
	return texts.join("\n");
}
// build/src/review/marks.js
const NEGATION = /(?<![\p{L}\p{N}])(?:not|no|never|none|neither|nor|without|cannot|avoid(?:s|ed|ing)?|forbid(?:s|den)?|prohibit(?:s|ed)?|disable[sd]?|disabling|den(?:y|ies|ied)|nicht|nie|niemals|ohne|kein(?:e[mnrs]?)?|verboten|ne|pas|jamais|sans|aucune?|interdit|nunca|jamás|sin|prohibido|não|sem|proibido|non|mai|senza|vietato|niet|geen|nooit|zonder|nie|bez|nigdy|не|нет|ни|никогда|без|нельзя|değil|asla|لا|لم|ليس|नहीं|मत|không|tidak|jangan)(?![\p{L}\p{N}])|\p{L}n['\u2019]t(?!\p{L})|[不勿未禁無无没沒莫]|避免|ない|ません|ず(?=に)|禁止|않|없|금지|ไม่|ห้าม/giu;
const VALUE = /(?<![\p{L}\p{N}.])[-+]?\d+(?:[.,:/-]\d+){0,8}\s?%?/gu;
const IDENTIFIER = /`[^`\n]{1,200}`|\bhttps?:\/\/[^\s)>\]"']{1,400}|(?<![\w/])(?:\.{0,2}\/)?[\w.-]{1,80}(?:\/[\w.*-]{1,80}){1,20}|\b[\w-]{1,60}\.(?:ts|js|py|go|rs|java|md|ya?ml|json|toml|sh|sql|proto|tf)\b/g;
function marksOf(text) {
	const plain = text.normalize("NFKC");
	return {
		negations: sorted(plain.match(NEGATION), (mark) => /n['\u2019]t$/i.test(mark) ? "n't" : mark.toLowerCase()),
		values: valuesOf(plain),
		identifiers: sorted(plain.match(IDENTIFIER), (name) => name.replace(/^`|`$|[.,;:]+$/g, ""))
	};
}
function valuesOf(text) {
	return sorted(text.normalize("NFKC").match(VALUE), (value) => value.replace(/\s/g, "").replace(/[.,:/-]$/, ""));
}
function markChanges(candidate, target) {
	const changes = [];
	for (const [flag, of] of [
		["polarity_changed", (marks) => marks.negations],
		["value_changed", (marks) => marks.values],
		["identifier_changed", (marks) => marks.identifiers]
	]) {
		const change = {
			flag,
			candidate: without(of(candidate), of(target)),
			target: without(of(target), of(candidate))
		};
		if (change.candidate.length + change.target.length > 0) changes.push(change);
	}
	return changes;
}
const MOST_LISTED = 20;
function without(values, others) {
	const counts = new Map();
	for (const other of others) counts.set(other, (counts.get(other) ?? 0) + 1);
	return values.filter((value) => {
		const count = counts.get(value) ?? 0;
		counts.set(value, count - 1);
		return count <= 0;
	}).slice(0, MOST_LISTED);
}
function sorted(found, as) {
	return (found ?? []).map(as).sort();
}
const NEGATING = /^(?:in|im|ir|il|un|non|dis|de)/;
const MARKS = [
	NEGATION,
	VALUE,
	IDENTIFIER,
	NEGATING
].map(String);
function isTitleContrast(one, other) {
	const own = [...one].filter((token) => !other.has(token));
	const others = [...other].filter((token) => !one.has(token));
	const [first, second] = [own[0], others[0]];
	if (own.length !== 1 || others.length !== 1 || first === void 0 || second === void 0) return false;
	if (one.size < 2 || other.size < 2) return false;
	if (/\d/.test(first) || /\d/.test(second)) return true;
	if (isNegated(first, second) || isNegated(second, first)) return true;
	return distance(first.slice(0, 60), second.slice(0, 60)) * 3 > Math.max(first.length, second.length);
}
function isNegated(word, other) {
	const prefix = NEGATING.exec(word)?.[0];
	return prefix !== void 0 && word.slice(prefix.length) === other;
}
function distance(one, other) {
	let row = Array.from({ length: other.length + 1 }, (_, index) => index);
	for (let at = 1; at <= one.length; at++) {
		const next = [at];
		for (let to = 1; to <= other.length; to++) {
			const same = one[at - 1] === other[to - 1] ? 0 : 1;
			next.push(Math.min((row[to] ?? 0) + 1, (next[to - 1] ?? 0) + 1, (row[to - 1] ?? 0) + same));
		}
		row = next;
	}
	return row[other.length] ?? 0;
}
// build/src/review/scope.js
function scopeEntries(written) {
	const entries = written.map(normalEntry).filter((entry) => !/^(?:|\.|\*|\*\*)$/.test(entry));
	return [...new Set(entries)].sort();
}
function normalEntry(written) {
	let entry = written.trim().replaceAll("\\", "/").toLowerCase();
	if (entry.startsWith("./")) entry = entry.slice(2);
	if (entry.endsWith("/**")) entry = entry.slice(0, -3);
	else if (entry.endsWith("/*")) entry = entry.slice(0, -2);
	if (entry.startsWith("/")) entry = entry.slice(1);
	return entry.endsWith("/") ? entry.slice(0, -1) : entry;
}
function scopeRelation(one, other) {
	if (one.join("|") === other.join("|")) return "same";
	return one.some((entry) => other.some((second) => entry === second || entry.startsWith(`${second}/`) || second.startsWith(`${entry}/`))) ? "overlapping" : "disjoint";
}
function isInside(inner, outer) {
	return inner.length > 0 ? inner.every((entry) => outer.some((above) => entry === above || entry.startsWith(`${above}/`))) : outer.length === 0;
}
function withParents(entry) {
	const found = [entry];
	for (let slash = entry.lastIndexOf("/"); slash > 0; slash = entry.lastIndexOf("/", slash - 1)) found.push(entry.slice(0, slash));
	return found;
}
// build/src/review/text.js
const UNSPACED = /[\u0E00-\u0EFF\u1000-\u109F\u1780-\u17FF\u3005-\u3007\u3040-\u30FF\u31F0-\u31FF\u3400-\u4DBF\u4E00-\u9FFF\uA9E0-\uA9FF\uAA60-\uAA7F\uF900-\uFAFF\u{20000}-\u{3FFFF}]/u;
const UNSPACED_RUN = new RegExp(`${UNSPACED.source}+|(?:(?!${UNSPACED.source}).)+`, "gsu");
const HANGUL = /[\u1100-\u11FF\u3130-\u318F\uAC00-\uD7A3]/u;
const WORD = /[\p{L}\p{M}\p{N}]+/gu;
const ASCII = /^[\u0000-\u007F]*$/;
function normalForm(text) {
	if (ASCII.test(text)) return (text.toLowerCase().match(/[a-z0-9]+/g) ?? []).join(" ");
	return (text.normalize("NFKC").toLowerCase().match(WORD) ?? []).join(" ");
}
function tokensOf(normal) {
	if (ASCII.test(normal)) return new Set(normal === "" ? [] : normal.split(" "));
	const tokens = new Set();
	for (const word of normal.split(" ")) {
		if (word === "") continue;
		if (!UNSPACED.test(word)) {
			tokens.add(word);
			continue;
		}
		for (const run of word.match(UNSPACED_RUN) ?? []) addRun(tokens, run);
	}
	return tokens;
}
function addRun(tokens, run) {
	const characters = Array.from(run);
	if (characters.length === 1 || !UNSPACED.test(run)) tokens.add(run);
	else for (let at = 0; at + 1 < characters.length; at++) tokens.add(`${characters[at] ?? ""}${characters[at + 1] ?? ""}`);
}
function comparedText(text) {
	const normal = normalForm(text);
	return {
		normal,
		tokens: tokensOf(normal),
		pairs: once(() => pairsOf(normal))
	};
}
function once(make) {
	let made;
	return () => (made ??= { value: make() }).value;
}
function weightOf(normal) {
	let weight = 0;
	for (const character of normal) weight += UNSPACED.test(character) || HANGUL.test(character) ? 2 : 1;
	return weight;
}
function slugOf(normal) {
	return normal.replaceAll(" ", "-").slice(0, 48);
}
function likeness(one, other, longText) {
	if (one.normal === "" || other.normal === "") return 0;
	if (one.normal === other.normal) return 1e4;
	const words = jaccard(one.tokens, other.tokens);
	return one.normal.length + other.normal.length > longText ? words : Math.max(words, dice(one.pairs(), other.normal));
}
function jaccard(one, other) {
	const [small, large] = one.size <= other.size ? [one, other] : [other, one];
	let shared = 0;
	for (const token of small) if (large.has(token)) shared++;
	return ratio(shared, one.size + other.size - shared);
}
function dice(one, other) {
	const left = one.counts.slice();
	let shared = 0;
	const total = eachPair(other, (pair) => {
		const place = one.places.get(pair);
		if (place === void 0 || left[place] === 0) return;
		left[place] = (left[place] ?? 0) - 1;
		shared++;
	});
	return ratio(2 * shared, one.total + total);
}
function pairsOf(normal) {
	const found = new Map();
	return {
		total: eachPair(normal, (pair) => found.set(pair, (found.get(pair) ?? 0) + 1)),
		places: new Map([...found.keys()].map((pair, place) => [pair, place])),
		counts: Uint32Array.from(found.values())
	};
}
const BLANK = 32;
function eachPair(normal, visit) {
	let before = -1;
	let total = 0;
	for (let at = 0; at < normal.length; at++) {
		const code = normal.charCodeAt(at);
		if (code === BLANK) continue;
		if (before !== -1) {
			visit(before * 65536 + code);
			total++;
		}
		before = code;
	}
	if (total > 0 || before === -1) return total;
	visit(before);
	return 1;
}
function ratio(part, whole) {
	return whole === 0 ? 0 : Math.round(part * 1e4 / whole);
}
// build/src/review/sentences.js
const BETWEEN = /((?<=[.!?])\s+|\n+|(?<=[\u3002\uFF01\uFF1F]))/;
function sentencesOf(text) {
	const byMeaning = new Map();
	const parts = text.split(BETWEEN);
	const kept = parts.filter((written, at) => {
		if (at % 2 === 1) return true;
		const normal = normalForm(written);
		if (normal === "") return true;
		const meaning = [normal, ...valuesOf(written)].join("\0");
		if (byMeaning.has(meaning)) return false;
		byMeaning.set(meaning, written.trim());
		return true;
	});
	return {
		byMeaning,
		text: kept.length === parts.length ? text : kept.join("")
	};
}
// build/src/review/subject.js
const LONGEST_DETAIL = 1e5;
function featuresOf(subject) {
	const written = subject.detail.slice(0, LONGEST_DETAIL);
	const title = comparedText(subject.title);
	const summary = once(() => comparedText(subject.summary ?? ""));
	const detail = once(() => comparedText(written));
	const digest = once(() => digestOf(title.normal, summary().normal, detail().normal));
	const sentences = once(() => sentencesOf([subject.summary ?? "", written].join("\n")));
	const scope = scopeEntries(subject.scope);
	return {
		subject,
		title,
		get summary() {
			return summary();
		},
		get detail() {
			return detail();
		},
		slug: slugOf(title.normal),
		scope,
		scopeIdentity: scope.length === 0 ? "global" : scope.join("|"),
		tags: new Set(subject.tags),
		marks: once(() => marksOf([subject.title, sentences().text].join("\n"))),
		sentences: () => sentences().byMeaning,
		get digest() {
			return digest();
		}
	};
}
function digestOf(...texts) {
	return `sha256:${(0,node_crypto__WEBPACK_IMPORTED_MODULE_1__.createHash)("sha256").update(texts.join("\0")).digest("hex")}`;
}
// build/src/review/claim.js
function claimOf(subject) {
	const { title, summary, detail, scopeIdentity } = featuresOf(subject);
	return digestOf("claim/v1", subject.type, scopeIdentity, title.normal, summary.normal, detail.normal);
}
// build/src/commands/rejected-before.js
function newClaims(files, gate) {
	const claimsIn = (path, bytes) => bytes ? candidateSubjects(path, bytes, gate).map((subject) => ({
		claim: claimOf(subject),
		subject
	})) : [];
	const known = new Set(files.flatMap(({ path, before }) => claimsIn(path, before).map(({ claim }) => claim)));
	return files.flatMap(({ path, after }) => claimsIn(path, after).filter(({ claim }) => !known.has(claim)));
}
function rejectedBefore(files, gate) {
	if (gate.rejections.claims.size === 0) return [];
	return newClaims(files, gate).flatMap((claim) => {
		const rejection = gate.rejections.claims.get(claim.claim);
		return rejection ? [{
			...claim,
			rejection
		}] : [];
	});
}
function rejectionText({ by, at, pullRequest, reason }) {
	const who = by === void 0 ? "" : ` by ${by}`;
	const where = pullRequest === void 0 ? "" : ` in pull request #${pullRequest}`;
	return `was rejected${who} on ${at.slice(0, 10)}${where}${reason === void 0 ? ", without a reason" : `: ${reason}`}`;
}



/***/ })

};
