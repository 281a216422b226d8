export const id = 6293;
export const ids = [6293];
export const modules = {

/***/ 679:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ directoryOf)
/* harmony export */ });
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1804);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(796);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);



// build/src/actions/directory.js
function directoryOf(input) {
	const directory = node_path__WEBPACK_IMPORTED_MODULE_2__.posix.normalize(input.replaceAll("\\", "/")).replace(/\/$/, "");
	if (directory === ".") return "";
	if (!directory.startsWith("/") && !directory.startsWith("..") && !(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.mr)(directory)) return directory;
	throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.E(`${input} is not a folder of the repository.`, "Name it from the top of the repository.");
}



/***/ }),

/***/ 2110:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ forgeAccess),
/* harmony export */   t: () => (/* binding */ defaultBranchOf)
/* harmony export */ });
/* harmony import */ var _action_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6060);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(796);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7316);



// build/src/actions/forge-access.js
async function forgeAccess(environment, token, log) {
	if (token === void 0) throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.E("There is no token to publish with.", "Leave the input `token` at its default, or give one.");
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
		version: _version_js__WEBPACK_IMPORTED_MODULE_2__.n,
		redactor: _start_js__WEBPACK_IMPORTED_MODULE_1__.d,
		log,
		...fetch && { fetch }
	});
	const own = forgeAt({
		owner,
		repo
	});
	return {
		forge: own,
		forgeOf: (name) => Promise.resolve((0,_action_js__WEBPACK_IMPORTED_MODULE_0__.f)(name, `${owner}/${repo}`) ? own : forgeAt(repositoryOf(name))),
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
	throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.E("The run does not say which repository it belongs to.", "Run the Action in a workflow.");
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

/***/ 6293:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runPropose: () => (/* binding */ runPropose)
/* harmony export */ });
/* harmony import */ var _action_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6060);
/* harmony import */ var _proposed_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7536);
/* harmony import */ var _update_origin_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5494);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(796);
/* harmony import */ var _refusals_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9491);
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1804);
/* harmony import */ var _overlay_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3832);
/* harmony import */ var _read_artifact_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2589);
/* harmony import */ var _directory_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(679);
/* harmony import */ var _forge_access_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(2110);
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(6421);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(6760);












// build/src/actions/propose-step.js
async function runPropose(input) {
	const { inputs, environment, workspace } = input;
	(0,_action_js__WEBPACK_IMPORTED_MODULE_0__.c)("decision", "");
	(0,_action_js__WEBPACK_IMPORTED_MODULE_0__.c)("codes", "");
	const access = await (0,_forge_access_js__WEBPACK_IMPORTED_MODULE_9__.n)(environment, inputs.token, say);
	const directory = (0,_directory_js__WEBPACK_IMPORTED_MODULE_8__.t)(inputs.directory);
	const clone = await access.clone(directory, workspace);
	try {
		const gate = (0,_check_js__WEBPACK_IMPORTED_MODULE_5__.h)(node_path__WEBPACK_IMPORTED_MODULE_11__.posix.join(workspace, directory), inputs, {
			isGit: true,
			top: workspace
		});
		const { id, defaultBranch } = (0,_action_js__WEBPACK_IMPORTED_MODULE_0__.n)(environment);
		const branch = (0,_forge_access_js__WEBPACK_IMPORTED_MODULE_9__.t)(access, defaultBranch);
		const received = await receive(input, access, {
			id,
			policy: (0,_action_js__WEBPACK_IMPORTED_MODULE_0__.p)(clone, branch, gate)
		});
		if (received === void 0) {
			(0,_action_js__WEBPACK_IMPORTED_MODULE_0__.c)("verdict", "pass");
			_actions_core__WEBPACK_IMPORTED_MODULE_10__/* .notice */ .lm("The run left no artifact of the name memory-update: there is nothing to propose.");
			return 0;
		}
		if (!("bytes" in received)) return await tell({
			...NOTHING,
			refusals: received
		});
		return await tell(await (0,_proposed_js__WEBPACK_IMPORTED_MODULE_1__.i)({
			forge: access.forge,
			source: clone,
			root: directory,
			target: await branch(),
			run: access.run,
			artifact: received,
			memoryRepository: access.repository,
			gate,
			overlay: (0,_overlay_js__WEBPACK_IMPORTED_MODULE_6__.t)(clone.repository),
			now: new Date(),
			server: access.server
		}));
	} finally {
		await clone.close();
	}
}
async function receive({ inputs, event, workspace }, { repository, forgeOf }, { id, policy }) {
	if (inputs.updateFile !== void 0) return { bytes: (0,_read_artifact_js__WEBPACK_IMPORTED_MODULE_7__.t)((0,node_path__WEBPACK_IMPORTED_MODULE_11__.resolve)(workspace, inputs.updateFile)) };
	if (event.name !== "workflow_run" && event.name !== "repository_dispatch") throw new _start_js__WEBPACK_IMPORTED_MODULE_3__.E("The event brings no update.", "Run `propose` on workflow_run or repository_dispatch, or name a file as `update-file`.");
	const memory = {
		id,
		name: repository
	};
	return await (0,_update_origin_js__WEBPACK_IMPORTED_MODULE_2__.r)({
		origin: (0,_update_origin_js__WEBPACK_IMPORTED_MODULE_2__.t)(event, repository),
		memory,
		forgeOf,
		policy
	});
}
const NOTHING = {
	outcome: "refused",
	refusals: [],
	notes: [],
	failures: []
};
async function tell(proposed) {
	const { outcome, decision, pull, refusals, failures } = proposed;
	const isRefused = outcome === "refused";
	(0,_action_js__WEBPACK_IMPORTED_MODULE_0__.c)("verdict", isRefused ? "fail" : "pass");
	(0,_action_js__WEBPACK_IMPORTED_MODULE_0__.c)("decision", isRefused ? "refused" : decision ?? "reject");
	(0,_action_js__WEBPACK_IMPORTED_MODULE_0__.c)("codes", [...new Set(refusals.map(({ code }) => code))].join(","));
	if (pull !== void 0) (0,_action_js__WEBPACK_IMPORTED_MODULE_0__.c)("pull-request", pull);
	for (const each of refusals) _actions_core__WEBPACK_IMPORTED_MODULE_10__/* .error */ .z3((0,_action_js__WEBPACK_IMPORTED_MODULE_0__.t)((0,_refusals_js__WEBPACK_IMPORTED_MODULE_4__.t)(each)));
	for (const { message } of failures) _actions_core__WEBPACK_IMPORTED_MODULE_10__/* .warning */ .$e((0,_action_js__WEBPACK_IMPORTED_MODULE_0__.t)(message));
	for (const line of (0,_proposed_js__WEBPACK_IMPORTED_MODULE_1__.t)({
		...proposed,
		refusals: [],
		failures: []
	})) say(line);
	await (0,_action_js__WEBPACK_IMPORTED_MODULE_0__.l)((0,_proposed_js__WEBPACK_IMPORTED_MODULE_1__.n)(proposed));
	return isRefused ? 1 : 0;
}
function say(line) {
	_actions_core__WEBPACK_IMPORTED_MODULE_10__/* .info */ .pq((0,_action_js__WEBPACK_IMPORTED_MODULE_0__.t)(line));
}



/***/ }),

/***/ 5494:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ fetchRun),
/* harmony export */   n: () => (/* binding */ receiveFromRun),
/* harmony export */   r: () => (/* binding */ receiveUpdate),
/* harmony export */   t: () => (/* binding */ updateOrigin)
/* harmony export */ });
/* harmony import */ var _refusal_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9548);
/* harmony import */ var _action_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6060);
/* harmony import */ var _workflow_run_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(151);
/* harmony import */ var _read_update_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(634);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7598);
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8522);






// build/src/parse/archive.js
var ArchiveError = class extends Error {
	name = "ArchiveError";
	fault;
	constructor(fault) {
		super(`the archive is refused: ${fault}`);
		this.fault = fault;
	}
};
const LOCAL = 67324752;
const LISTED = 33639248;
const END = 101010256;
const LOCAL_BYTES = 30;
const LISTED_BYTES = 46;
const END_BYTES = 22;
const STORED = 0;
const DEFLATED = 8;
const ENCRYPTED = 8257;
const FILE_TYPE = 61440;
const REGULAR = 32768;
const FOLDER = 16384;
function isArchive(bytes) {
	return bytes.length >= 4 && [LOCAL, END].includes(viewOf(bytes).readUInt32LE(0));
}
function readArchive(bytes, limits) {
	const archive = viewOf(bytes);
	try {
		const { count, start, end } = directoryOf(archive);
		if (count > limits.entries) throw new ArchiveError("too-many-files");
		const entries = listedIn(archive, {
			count,
			start,
			end
		}).filter(({ name }) => !name.endsWith("/"));
		if (entries.reduce((sum, entry) => sum + entry.bytes, 0) > limits.totalBytes) throw new ArchiveError("too-large");
		const files = new Map();
		let free = 0;
		for (const entry of [...entries].sort((left, right) => left.offset - right.offset)) {
			const data = dataOf(archive, entry, start);
			if (entry.offset < free) throw new ArchiveError("damaged");
			free = data.end;
			files.set(entry.name, contentOf(archive.subarray(data.start, data.end), entry));
		}
		return files;
	} catch (error) {
		if (error instanceof RangeError) throw new ArchiveError("damaged");
		throw error;
	}
}
function viewOf(bytes) {
	return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
function directoryOf(archive) {
	const first = Math.max(0, archive.length - END_BYTES - 65535);
	for (let at = archive.length - END_BYTES; at >= first; at--) {
		if (archive.readUInt32LE(at) !== END || at + END_BYTES + archive.readUInt16LE(at + 20) !== archive.length) continue;
		const count = archive.readUInt16LE(at + 10);
		const start = archive.readUInt32LE(at + 16);
		if (!(archive.readUInt32LE(at + 4) === 0 && archive.readUInt16LE(at + 8) === count) || start + archive.readUInt32LE(at + 12) !== at) break;
		return {
			count,
			start,
			end: at
		};
	}
	throw new ArchiveError("damaged");
}
function listedIn(archive, { count, start, end }) {
	const entries = [];
	const names = new Set();
	let at = start;
	for (let left = count; left > 0; left--) {
		if (archive.readUInt32LE(at) !== LISTED) throw new ArchiveError("damaged");
		const nameBytes = archive.readUInt16LE(at + 28);
		const next = at + LISTED_BYTES + nameBytes + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32);
		if (next > end) throw new ArchiveError("damaged");
		if ((archive.readUInt16LE(at + 8) & ENCRYPTED) !== 0) throw new ArchiveError("encrypted");
		const name = safeName(archive.subarray(at + LISTED_BYTES, at + LISTED_BYTES + nameBytes));
		requirePlain(name, archive.readUInt32LE(at + 38));
		const spelling = name.replace(/\/$/, "").normalize("NFC").toLowerCase();
		if (names.has(spelling)) throw new ArchiveError("duplicate-path");
		names.add(spelling);
		entries.push({
			name,
			method: archive.readUInt16LE(at + 10),
			storedBytes: archive.readUInt32LE(at + 20),
			bytes: archive.readUInt32LE(at + 24),
			offset: archive.readUInt32LE(at + 42)
		});
		at = next;
	}
	if (at !== end) throw new ArchiveError("damaged");
	return entries;
}
function safeName(bytes) {
	let name;
	try {
		name = new TextDecoder("utf-8", {
			fatal: true,
			ignoreBOM: true
		}).decode(bytes);
	} catch {
		throw new ArchiveError("unsafe-path");
	}
	const isPlain = !/[\p{Cc}\p{Cf}\\]|^[A-Za-z]:/u.test(name);
	const steps = name.replace(/\/$/, "").split("/");
	if (isPlain && steps.every((step) => step !== "" && step !== "." && step !== "..")) return name;
	throw new ArchiveError("unsafe-path");
}
function requirePlain(name, attributes) {
	const type = attributes >>> 16 & FILE_TYPE;
	const expected = name.endsWith("/") ? FOLDER : REGULAR;
	if (type !== 0 && type !== expected) throw new ArchiveError("not-a-file");
}
function dataOf(archive, { name, method, offset, storedBytes }, directory) {
	const nameBytes = archive.readUInt16LE(offset + 26);
	const start = offset + LOCAL_BYTES + nameBytes + archive.readUInt16LE(offset + 28);
	const end = start + storedBytes;
	if (!(archive.readUInt32LE(offset) === LOCAL && (archive.readUInt16LE(offset + 6) & ENCRYPTED) === 0 && archive.readUInt16LE(offset + 8) === method && archive.toString("utf8", offset + LOCAL_BYTES, offset + LOCAL_BYTES + nameBytes) === name) || end > directory) throw new ArchiveError("damaged");
	return {
		start,
		end
	};
}
function contentOf(stored, { method, bytes }) {
	if (method === STORED && stored.length === bytes) return new Uint8Array(stored);
	if (method !== DEFLATED) throw new ArchiveError("damaged");
	let content;
	try {
		content = (0,node_zlib__WEBPACK_IMPORTED_MODULE_5__.inflateRawSync)(stored, { maxOutputLength: Math.max(bytes, 1) });
	} catch (error) {
		throw new ArchiveError(error instanceof Error && "code" in error && error.code === "ERR_BUFFER_TOO_LARGE" ? "too-large" : "damaged");
	}
	if (content.length !== bytes) throw new ArchiveError("damaged");
	return new Uint8Array(content);
}
// build/src/commands/fetch-artifact.js
const FILE = "memory-update.json";
const MIB = 1048576;
const UPDATE = {
	name: "memory-update",
	limits: {
		bytes: _read_update_js__WEBPACK_IMPORTED_MODULE_3__.t + 65536,
		milliseconds: 6e4
	},
	entries: 16,
	totalBytes: _read_update_js__WEBPACK_IMPORTED_MODULE_3__.t
};
const RUN = {
	name: "memory-run",
	limits: {
		bytes: 48 * MIB,
		milliseconds: 12e4
	},
	entries: 5e4,
	totalBytes: 160 * MIB
};
const ARCHIVE_REFUSALS = {
	damaged: ["ARCHIVE_DAMAGED", () => "The artifact is no archive that can be read."],
	"too-large": ["ARCHIVE_TOO_LARGE", ({ totalBytes }) => `The artifact holds more than ${totalBytes / MIB} MiB.`],
	"too-many-files": ["ARCHIVE_TOO_MANY_FILES", ({ entries }) => `The artifact holds more than ${entries} files.`],
	"unsafe-path": ["ARCHIVE_UNSAFE_PATH", () => "The artifact holds a path that leads out of it or cannot be shown."],
	"not-a-file": ["ARCHIVE_NOT_A_FILE", () => "The artifact holds a link or something else that is no regular file."],
	encrypted: ["ARCHIVE_ENCRYPTED", () => "The artifact is encrypted."],
	"duplicate-path": ["ARCHIVE_DUPLICATE_PATH", () => "The artifact holds one path twice."]
};
const DOWNLOAD_REFUSALS = {
	expired: ["ARTIFACT_EXPIRED", "The artifact is not kept any more."],
	"too-large": ["ARCHIVE_TOO_LARGE", "The artifact is larger than it may be."],
	"too-slow": ["ARTIFACT_TOO_SLOW", "The artifact did not arrive in time."]
};
function fetchUpdate(forge, run) {
	return fetched(forge, run, UPDATE, (bytes) => isArchive(bytes) ? fileOf(bytes) : bytes);
}
function fetchRun(forge, run) {
	return fetched(forge, run, RUN, (bytes) => readArchive(bytes, RUN));
}
async function fetched(forge, run, wanted, open) {
	const { name, limits } = wanted;
	const [artifact, another] = ofAttempt(await forge.runArtifacts(run.id, name), run);
	if (!artifact) return void 0;
	if (another) return (0,_refusal_js__WEBPACK_IMPORTED_MODULE_0__.t)("ARTIFACT_TWICE", `The run left more than one artifact of the name ${name}.`);
	try {
		if (artifact.isExpired) throw new _workflow_run_js__WEBPACK_IMPORTED_MODULE_2__.t("expired");
		if (artifact.bytes > limits.bytes) throw new _workflow_run_js__WEBPACK_IMPORTED_MODULE_2__.t("too-large");
		const bytes = await forge.downloadArtifact(artifact, limits);
		if (artifact.digest !== void 0 && artifact.digest !== digestOf(bytes)) return (0,_refusal_js__WEBPACK_IMPORTED_MODULE_0__.t)("DIGEST_MISMATCH", "The artifact is not the one that was uploaded.");
		return open(bytes);
	} catch (error) {
		if (error instanceof _workflow_run_js__WEBPACK_IMPORTED_MODULE_2__.t) return (0,_refusal_js__WEBPACK_IMPORTED_MODULE_0__.t)(...DOWNLOAD_REFUSALS[error.reason]);
		if (!(error instanceof ArchiveError)) throw error;
		const [code, message] = ARCHIVE_REFUSALS[error.fault];
		return (0,_refusal_js__WEBPACK_IMPORTED_MODULE_0__.t)(code, message(wanted));
	}
}
function ofAttempt(artifacts, { startedAt }) {
	const start = Date.parse(startedAt);
	const latest = artifacts.filter(({ createdAt }) => Date.parse(createdAt) >= start);
	return latest.length > 0 ? latest : artifacts;
}
function fileOf(archive) {
	const files = readArchive(archive, UPDATE);
	const file = files.get(FILE);
	if (file && files.size === 1) return file;
	return (0,_refusal_js__WEBPACK_IMPORTED_MODULE_0__.t)("ARCHIVE_WRONG_FILE", "The artifact does not hold the one file memory-update.json and nothing else.");
}
function digestOf(bytes) {
	return `sha256:${(0,node_crypto__WEBPACK_IMPORTED_MODULE_4__.createHash)("sha256").update(bytes).digest("hex")}`;
}
// build/src/commands/receive-update.js
async function receiveUpdate(input) {
	const { origin } = input;
	switch (origin.kind) {
		case "run": return await fromRun(input, origin);
		case "sent": return await fromSender(input, origin);
		case "unreadable": return [(0,_refusal_js__WEBPACK_IMPORTED_MODULE_0__.t)("UNREADABLE_REQUEST", "The request names neither an update nor a run.")];
	}
}
async function fromRun(input, origin) {
	const received = await receiveFromRun(input, origin, fetchUpdate);
	return received && "content" in received ? {
		bytes: received.content,
		sourceRun: received.sourceRun
	} : received;
}
async function receiveFromRun({ memory, forgeOf, policy }, { repository, run: number }, fetchContent) {
	const unlisted = (0,_action_js__WEBPACK_IMPORTED_MODULE_1__.f)(repository, memory.name) ? void 0 : (0,_action_js__WEBPACK_IMPORTED_MODULE_1__.m)(repository, await policy());
	if (unlisted) return [unlisted];
	const forge = await forgeOf(repository);
	const run = await (0,_action_js__WEBPACK_IMPORTED_MODULE_1__.d)({
		run: await forge.workflowRun(number),
		memory,
		policy
	});
	if ("code" in run) return [run];
	if (!run.isCompleted) return [(0,_refusal_js__WEBPACK_IMPORTED_MODULE_0__.t)("RUN_NOT_FINISHED", "The run has not ended.")];
	const content = await fetchContent(forge, run);
	if (content === void 0) return void 0;
	return "code" in content ? [content] : {
		content,
		sourceRun: sourceRunOf(run)
	};
}
async function fromSender({ memory, forgeOf, policy: readPolicy }, { bytes, digest }) {
	const read = await (0,_read_update_js__WEBPACK_IMPORTED_MODULE_3__.n)(bytes);
	if (!("update" in read)) return read;
	const { id, repository } = read.update.sourceRun;
	const policy = await readPolicy();
	const unlisted = (0,_action_js__WEBPACK_IMPORTED_MODULE_1__.f)(repository, memory.name) ? void 0 : (0,_action_js__WEBPACK_IMPORTED_MODULE_1__.m)(repository, policy);
	if (unlisted) return [unlisted];
	const announced = digest === void 0 ? {} : { announcedDigest: digest };
	if (!FORGE_RUN.test(id)) {
		if (policy.workflows === void 0) return {
			bytes,
			...announced
		};
		return [(0,_refusal_js__WEBPACK_IMPORTED_MODULE_0__.t)("WORKFLOW_NOT_LISTED", "The update comes from no workflow, and the memory lists those that may send.")];
	}
	const forge = await forgeOf(repository);
	const run = await (0,_action_js__WEBPACK_IMPORTED_MODULE_1__.d)({
		run: await forge.workflowRun(Number(id)),
		memory,
		policy: readPolicy
	});
	return "code" in run ? [run] : {
		bytes,
		...announced,
		sourceRun: sourceRunOf(run)
	};
}
function sourceRunOf({ id, repository }) {
	return {
		id: String(id),
		repository: repository.name
	};
}
const FORGE_RUN = /^[1-9]\d{0,14}$/;
// build/src/actions/update-origin.js
function updateOrigin(event, repository) {
	if (event.name === "workflow_run" && event.id !== void 0) return {
		kind: "run",
		repository,
		run: event.id
	};
	if (event.name === "repository_dispatch") return fromPayload(event.payload, repository);
	return { kind: "unreadable" };
}
function fromPayload(payload, repository) {
	const update = (0,_action_js__WEBPACK_IMPORTED_MODULE_1__.r)(payload, "update");
	const digest = (0,_action_js__WEBPACK_IMPORTED_MODULE_1__.a)((0,_action_js__WEBPACK_IMPORTED_MODULE_1__.r)(payload, "digest"));
	if (typeof update === "string") return sent(update, digest);
	if (typeof update === "object" && update !== null && digest === void 0) return sent(JSON.stringify(update));
	const run = (0,_action_js__WEBPACK_IMPORTED_MODULE_1__.i)((0,_action_js__WEBPACK_IMPORTED_MODULE_1__.r)(payload, "run"));
	const source = (0,_action_js__WEBPACK_IMPORTED_MODULE_1__.r)(payload, "repository") === void 0 ? repository : (0,_action_js__WEBPACK_IMPORTED_MODULE_1__.a)((0,_action_js__WEBPACK_IMPORTED_MODULE_1__.r)(payload, "repository"));
	if (update !== void 0 || run === void 0 || source === void 0 || !NAME.test(source)) return { kind: "unreadable" };
	return {
		kind: "run",
		repository: source,
		run
	};
}
function sent(update, digest) {
	return {
		kind: "sent",
		bytes: new TextEncoder().encode(update),
		...digest !== void 0 && { digest }
	};
}
const NAME = /^[A-Za-z0-9][A-Za-z0-9-]{0,38}\/[A-Za-z0-9._-]{1,100}$/;



/***/ }),

/***/ 151:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ ArtifactUnavailable)
/* harmony export */ });
// build/src/memory/workflow-run.js
var ArtifactUnavailable = class extends Error {
	name = "ArtifactUnavailable";
	reason;
	constructor(reason) {
		super(`the artifact is unavailable: ${reason}`);
		this.reason = reason;
	}
};



/***/ })

};
