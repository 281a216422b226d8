"use strict";
exports.id = 1302;
exports.ids = [1302];
exports.modules = {

/***/ 377:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ forgeAccess),
/* harmony export */   t: () => (/* binding */ defaultBranchOf)
/* harmony export */ });
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4105);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7045);
/* harmony import */ var _log_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7379);



// src/actions/forge-access.ts
async function forgeAccess(environment, token) {
	if (token === void 0) throw new _start_js__WEBPACK_IMPORTED_MODULE_0__.st("There is no token to publish with.", "Leave the input `token` at its default, or give one.");
	const [{ context }, { connectGitHub }, { makePullClone }] = await Promise.all([
		Promise.all(/* import() */[__webpack_require__.e(3485), __webpack_require__.e(1351)]).then(__webpack_require__.bind(__webpack_require__, 1351)),
		Promise.all(/* import() */[__webpack_require__.e(3485), __webpack_require__.e(56), __webpack_require__.e(9118)]).then(__webpack_require__.bind(__webpack_require__, 9118)),
		__webpack_require__.e(/* import() */ 5862).then(__webpack_require__.bind(__webpack_require__, 5862)).then((n) => n.n)
	]);
	const place = repositoryOf(environment["GITHUB_REPOSITORY"]);
	const server = withoutSlash(context.serverUrl);
	const fetch = await proxyFetch(environment);
	const forgeAt = ({ owner, name }) => connectGitHub({
		token,
		apiUrl: withoutSlash(context.apiUrl),
		owner,
		repository: name,
		version: _version_js__WEBPACK_IMPORTED_MODULE_1__.n,
		redactor: _start_js__WEBPACK_IMPORTED_MODULE_0__.k,
		log: _log_js__WEBPACK_IMPORTED_MODULE_2__.t,
		...fetch && { fetch }
	});
	const own = forgeAt(place);
	const repository = `${place.owner}/${place.name}`;
	return {
		forge: own,
		forgeOf: (name) => Promise.resolve((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.ct)(name, repository) ? own : forgeAt(repositoryOf(name))),
		server,
		repository,
		run: {
			id: context.runId || 0,
			attempt: context.runAttempt || 1
		},
		clone: (directory, checkout) => makePullClone({
			url: `${server}/${repository}.git`,
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
	const parsed = (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.lt)(name);
	if (parsed) return parsed;
	throw new _start_js__WEBPACK_IMPORTED_MODULE_0__.st("The run does not say which repository it belongs to.", "Run the Action in a workflow.");
}
async function proxyFetch(environment) {
	if ([
		"https_proxy",
		"HTTPS_PROXY",
		"http_proxy",
		"HTTP_PROXY"
	].every((name) => (environment[name] ?? "") === "")) return void 0;
	const { defaults } = await Promise.all(/* import() */[__webpack_require__.e(3485), __webpack_require__.e(2032)]).then(__webpack_require__.bind(__webpack_require__, 2032));
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

/***/ 4162:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ withForgeClone)
/* harmony export */ });
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5553);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4105);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_2__);



// src/actions/directory.ts
function directoryOf(input) {
	const directory = node_path__WEBPACK_IMPORTED_MODULE_2__.posix.normalize(input.replaceAll("\\", "/")).replace(/\/$/, "");
	if (directory === ".") return "";
	if (!directory.startsWith("/") && !directory.startsWith("..") && !(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Va)(directory)) return directory;
	throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.st(`${input} is not a folder of the repository.`, "Name it from the top of the repository.");
}
// src/actions/forge-clone.ts
async function withForgeClone(access, { inputs, workspace }, work) {
	const directory = directoryOf(inputs.directory);
	const clone = await access.clone(directory, workspace);
	try {
		return await work({
			clone,
			directory,
			gateOptions: () => (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.g)(node_path__WEBPACK_IMPORTED_MODULE_2__.posix.join(workspace, directory), inputs, {
				isGit: true,
				top: workspace
			})
		});
	} finally {
		await clone.close();
	}
}



/***/ }),

/***/ 8148:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ mainFails),
/* harmony export */   r: () => (/* binding */ mainFailsWords),
/* harmony export */   t: () => (/* binding */ MAIN_FAILS_PAGE)
/* harmony export */ });
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4105);
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5553);


// src/report/main-fails.ts
const MAIN_FAILS_PAGE = `${(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.rt)("docs/pull-requests.md")}#when-main-itself-fails`;
function mainFailsWords(errors) {
	return `Main fails the check by itself, with ${(0,_check_js__WEBPACK_IMPORTED_MODULE_1__.z)(errors, "error")}: the pull request will be red until main is mended`;
}
function mainFails(errors) {
	return errors === 0 ? [] : [`${mainFailsWords(errors)} (${MAIN_FAILS_PAGE}).`];
}



/***/ }),

/***/ 3240:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ tellRefusals),
/* harmony export */   t: () => (/* binding */ receiverOf)
/* harmony export */ });
/* harmony import */ var _action_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8027);
/* harmony import */ var _refusals_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2584);
/* harmony import */ var _forge_access_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(377);
/* harmony import */ var _log_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7379);




// src/actions/receiver.ts
function receiverOf(access, environment, clone, gate) {
	const { id, defaultBranch } = (0,_action_js__WEBPACK_IMPORTED_MODULE_0__.o)(environment);
	const target = (0,_forge_access_js__WEBPACK_IMPORTED_MODULE_2__.t)(access, defaultBranch);
	return {
		memory: {
			id,
			name: access.repository
		},
		target,
		policy: (0,_action_js__WEBPACK_IMPORTED_MODULE_0__.d)(clone, target, gate)
	};
}
function tellRefusals(refusals) {
	(0,_action_js__WEBPACK_IMPORTED_MODULE_0__.r)("codes", [...new Set(refusals.map(({ code }) => code))].join(","));
	for (const each of refusals) (0,_log_js__WEBPACK_IMPORTED_MODULE_3__.t)((0,_refusals_js__WEBPACK_IMPORTED_MODULE_1__.t)(each), "error");
}



/***/ }),

/***/ 1319:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ fetchRun),
/* harmony export */   n: () => (/* binding */ receiveFromRun),
/* harmony export */   r: () => (/* binding */ receiveUpdate),
/* harmony export */   t: () => (/* binding */ updateOrigin)
/* harmony export */ });
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4105);
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5553);
/* harmony import */ var _refusal_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4157);
/* harmony import */ var _action_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8027);
/* harmony import */ var _workflow_run_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8188);
/* harmony import */ var _read_update_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9815);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_6___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_6__);
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8522);
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_7___default = /*#__PURE__*/__webpack_require__.n(node_zlib__WEBPACK_IMPORTED_MODULE_7__);








// src/parse/archive-fault.ts
var ArchiveError = class extends Error {
	name = "ArchiveError";
	fault;
	constructor(fault) {
		super(`the archive is refused: ${fault}`);
		this.fault = fault;
	}
};
// src/parse/archive-names.ts
const MAX_PATH_BYTES = 4096;
const MAX_NAME_LENGTH = 255;
function safeName(bytes, isUtf8) {
	const name = decoded(bytes);
	const isPlain = !new RegExp("[\\p{Cc}\\p{Cf}\\\\]|^[A-Za-z]:", "u").test(name) && (isUtf8 || bytes.length === name.length);
	const isOne = (step) => step !== "" && step !== "." && step !== ".." && step.length <= MAX_NAME_LENGTH;
	if (isPlain && name.replace(/\/$/, "").split("/").every(isOne)) return name;
	throw new ArchiveError("unsafe-path");
}
function decoded(bytes) {
	if (bytes.length > MAX_PATH_BYTES) throw new ArchiveError("unsafe-path");
	try {
		return new TextDecoder("utf-8", {
			fatal: true,
			ignoreBOM: true
		}).decode(bytes);
	} catch {
		throw new ArchiveError("unsafe-path");
	}
}
function requireDistinct(names) {
	const paths = names.map((name) => ({
		isFile: !name.endsWith("/"),
		path: (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.vo)(name.replace(/\/$/, "")).split("/").join("\0")
	}));
	paths.sort((left, right) => (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.na)(left.path, right.path));
	for (const [index, { path, isFile }] of paths.entries()) {
		const next = paths[index + 1]?.path;
		if (next === path || isFile && next?.startsWith(`${path}\0`) === true) throw new ArchiveError("duplicate-path");
	}
}
const END_RECORD_SIGNATURE = Buffer.from("PK", "latin1");
const END_RECORD_BYTES = 22;
const MAX_COMMENT_BYTES = 65535;
const CENTRAL_HEADER = 33639248;
const CENTRAL_HEADER_BYTES = 46;
const MAX_VERSION = 63;
const ZIP64_LOCATOR = 117853008;
const ZIP64_LOCATOR_BYTES = 20;
const IN_ZIP64_16 = 65535;
const ENCRYPTED = 8257;
const UTF8_NAME = 2048;
const UNIX = [3, 19];
const FILE_TYPE = 61440;
const REGULAR = 32768;
const FOLDER = 16384;
const DOS_NO_FILE = 24;
const EXTRA_ZIP64 = 1;
const EXTRA_PATH = 28789;
const EXTRA_ENCRYPTED = [
	20,
	21,
	22,
	23,
	25,
	39169
];
function centralDirectory(archive, maxEntries) {
	const end = endRecordOffset(archive);
	const [disk, directoryDisk, countHere, count] = [
		4,
		6,
		8,
		10
	].map((field) => archive.readUInt16LE(end + field));
	const size = archive.readUInt32LE(end + 12);
	const start = archive.readUInt32LE(end + 16);
	if ([
		disk,
		directoryDisk,
		countHere,
		count
	].includes(IN_ZIP64_16) || [size, start].includes(4294967295) || end >= ZIP64_LOCATOR_BYTES && archive.readUInt32LE(end - ZIP64_LOCATOR_BYTES) === ZIP64_LOCATOR) throw new ArchiveError("zip64");
	if (disk !== 0 || directoryDisk !== 0 || count === void 0 || countHere !== count || start + size !== end) throw new ArchiveError("contradictory");
	if (count > maxEntries) throw new ArchiveError("too-many-files");
	const entries = centralEntries(archive.subarray(0, end), start, count);
	requireDistinct(entries.map(({ name }) => name));
	return {
		entries,
		start
	};
}
function endRecordOffset(archive) {
	const end = archive.lastIndexOf(END_RECORD_SIGNATURE);
	if (end === -1) throw new ArchiveError("damaged");
	const isLast = (at) => at + END_RECORD_BYTES + archive.readUInt16LE(at + END_RECORD_BYTES - 2) === archive.length;
	const first = Math.max(0, archive.length - END_RECORD_BYTES - MAX_COMMENT_BYTES);
	const before = archive.subarray(first, end);
	let isOther = !isLast(end);
	for (let at = before.indexOf(END_RECORD_SIGNATURE); at !== -1; at = before.indexOf(END_RECORD_SIGNATURE, at + 1)) isOther ||= isLast(first + at);
	if (isOther) throw new ArchiveError("contradictory");
	return end;
}
function centralEntries(archive, start, count) {
	const entries = [];
	let at = start;
	for (let left = count; left > 0; left--) {
		const { entry, next } = centralEntryAt(archive, at);
		entries.push(entry);
		at = next;
	}
	if (at !== archive.length) throw new ArchiveError("contradictory");
	return entries;
}
function centralEntryAt(archive, at) {
	if (archive.readUInt32LE(at) !== CENTRAL_HEADER) throw new ArchiveError("damaged");
	const nameEnd = at + CENTRAL_HEADER_BYTES + archive.readUInt16LE(at + 28);
	const extraEnd = nameEnd + archive.readUInt16LE(at + 30);
	const next = extraEnd + archive.readUInt16LE(at + 32);
	if (next > archive.length) throw new ArchiveError("damaged");
	if (archive.readUInt8(at + 6) > MAX_VERSION) throw new ArchiveError("damaged");
	const flags = archive.readUInt16LE(at + 8);
	requireKnownFlags(flags);
	const nameBytes = archive.subarray(at + CENTRAL_HEADER_BYTES, nameEnd);
	const name = safeName(nameBytes, (flags & UTF8_NAME) !== 0 || UNIX.includes(archive.readUInt8(at + 5)));
	requirePlainFile(name, archive.readUInt32LE(at + 38));
	requireHarmlessExtra(archive.subarray(nameEnd, extraEnd), nameBytes);
	const entry = {
		name,
		nameBytes,
		flags,
		method: archive.readUInt16LE(at + 10),
		crc: archive.readUInt32LE(at + 16),
		compressedSize: archive.readUInt32LE(at + 20),
		size: archive.readUInt32LE(at + 24),
		localHeaderOffset: archive.readUInt32LE(at + 42)
	};
	if ([
		entry.compressedSize,
		entry.size,
		entry.localHeaderOffset
	].includes(4294967295)) throw new ArchiveError("zip64");
	if (archive.readUInt16LE(at + 34) !== 0) throw new ArchiveError("contradictory");
	return {
		entry,
		next
	};
}
function requireKnownFlags(flags) {
	if ((flags & ENCRYPTED) !== 0) throw new ArchiveError("encrypted");
	if ((flags & -2063) !== 0) throw new ArchiveError("damaged");
}
function requirePlainFile(name, attributes) {
	const type = attributes >>> 16 & FILE_TYPE;
	const isFolder = name.endsWith("/");
	if (type !== 0 && type !== (isFolder ? FOLDER : REGULAR) || !isFolder && (attributes & DOS_NO_FILE) !== 0) throw new ArchiveError("not-a-file");
}
function requireHarmlessExtra(extra, name) {
	let at = 0;
	while (at < extra.length) {
		const kind = extra.readUInt16LE(at);
		const next = at + 4 + extra.readUInt16LE(at + 2);
		if (next > extra.length) throw new ArchiveError("damaged");
		if (kind === EXTRA_ZIP64) throw new ArchiveError("zip64");
		if (EXTRA_ENCRYPTED.includes(kind)) throw new ArchiveError("encrypted");
		if (kind === EXTRA_PATH && !extra.subarray(at + 9, next).equals(name)) throw new ArchiveError("contradictory");
		at = next;
	}
}
const LOCAL_HEADER_BYTES = 30;
const DESCRIPTOR = 134695760;
const DESCRIPTOR_SIGNATURE = Buffer.from("PK\x07\b", "latin1");
const DESCRIPTOR_BYTES = 12;
function storedEntries(archive, { entries, start }) {
	const inOrder = [...entries].sort((left, right) => left.localHeaderOffset - right.localHeaderOffset);
	if ((inOrder[0]?.localHeaderOffset ?? start) !== 0) throw new ArchiveError("contradictory");
	return inOrder.map((entry, index) => {
		const next = inOrder[index + 1]?.localHeaderOffset ?? start;
		return {
			entry,
			data: dataOf(archive.subarray(entry.localHeaderOffset, next), entry)
		};
	});
}
function dataOf(part, entry) {
	if (part.length < LOCAL_HEADER_BYTES) throw new ArchiveError("contradictory");
	const nameEnd = LOCAL_HEADER_BYTES + part.readUInt16LE(26);
	const start = nameEnd + part.readUInt16LE(28);
	const end = start + entry.compressedSize;
	if (!(part.readUInt32LE(0) === 67324752 && part.readUInt16LE(6) === entry.flags && part.readUInt16LE(8) === entry.method && part.subarray(LOCAL_HEADER_BYTES, nameEnd).equals(entry.nameBytes)) || end > part.length) throw new ArchiveError("contradictory");
	requireHarmlessExtra(part.subarray(nameEnd, start), entry.nameBytes);
	const hasDescriptor = (entry.flags & 8) !== 0;
	for (const [index, number] of checksumAndSizes(entry).entries()) {
		const told = part.readUInt32LE(14 + index * 4);
		if (told === 4294967295 && index > 0) throw new ArchiveError("zip64");
		if (told !== number && !(hasDescriptor && told === 0)) throw new ArchiveError("contradictory");
	}
	if (!(hasDescriptor ? isDescriptor(part.subarray(end), entry) : end === part.length) || hasDescriptor && endsEarly(part.subarray(start), entry)) throw new ArchiveError("contradictory");
	return part.subarray(start, end);
}
function checksumAndSizes({ crc, compressedSize, size }) {
	return [
		crc,
		compressedSize,
		size
	];
}
function isDescriptor(behind, entry) {
	const hasSignature = behind.length === 16;
	if (!hasSignature && behind.length !== DESCRIPTOR_BYTES) return false;
	if (behind.readUInt32LE(0) === DESCRIPTOR !== hasSignature) return false;
	return checksumAndSizes(entry).every((number, index) => behind.readUInt32LE((hasSignature ? 4 : 0) + index * 4) === number);
}
function endsEarly(behindHeader, { method, compressedSize }) {
	if (method !== 0) return false;
	for (let at = behindHeader.indexOf(DESCRIPTOR_SIGNATURE); at !== -1 && at < compressedSize;) {
		if (behindHeader.readUInt32LE(at + 8) === at) return true;
		at = behindHeader.indexOf(DESCRIPTOR_SIGNATURE, at + 1);
	}
	return false;
}
// src/parse/archive.ts
const METHOD_DEFLATED = 8;
function isArchive(bytes) {
	return bytes.length >= 4 && [67324752, 101010256].includes(viewOf(bytes).readUInt32LE(0));
}
function readArchive(bytes, limits) {
	const archive = viewOf(bytes);
	try {
		const directory = centralDirectory(archive, limits.entries);
		if (directory.entries.reduce((sum, entry) => sum + entry.size, 0) > limits.totalBytes) throw new ArchiveError("too-large");
		const files = new Map();
		for (const { entry, data } of storedEntries(archive, directory)) {
			const content = contentOf(data, entry);
			if (!entry.name.endsWith("/")) files.set(entry.name, content);
			else if (content.length > 0) throw new ArchiveError("not-a-file");
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
function contentOf(stored, { method, size, crc }) {
	if (method !== 0 && method !== METHOD_DEFLATED) throw new ArchiveError("damaged");
	const content = method === 0 ? new Uint8Array(stored) : inflated(stored, size);
	if (content.length !== size || (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.H)(content) !== crc) throw new ArchiveError("damaged");
	return content;
}
function inflated(stored, bytes) {
	let result;
	try {
		result = (0,node_zlib__WEBPACK_IMPORTED_MODULE_7__.inflateRawSync)(stored, {
			maxOutputLength: Math.max(bytes, 1),
			info: true
		});
	} catch (error) {
		throw new ArchiveError((0,_check_js__WEBPACK_IMPORTED_MODULE_1__.Ao)(error) === "ERR_BUFFER_TOO_LARGE" ? "too-large" : "damaged");
	}
	if (result.engine.bytesWritten !== stored.length) throw new ArchiveError("contradictory");
	return new Uint8Array(result.buffer);
}
// src/commands/propose/fetch-artifact.ts
const MIB = 1048576;
const UPDATE = {
	name: "memory-update",
	limits: {
		bytes: _read_update_js__WEBPACK_IMPORTED_MODULE_5__.t + 65536,
		milliseconds: 6e4
	},
	entries: 16,
	totalBytes: _read_update_js__WEBPACK_IMPORTED_MODULE_5__.t
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
	contradictory: ["ARCHIVE_CONTRADICTORY", () => "The artifact is an archive that can be read in more than one way."],
	zip64: ["ARCHIVE_UNREAD_FORM", () => "The artifact is an archive in the form Zip64, which is for more than it may hold."],
	"too-large": ["ARCHIVE_TOO_LARGE", ({ totalBytes }) => `The artifact holds more than ${totalBytes / MIB} MiB.`],
	"too-many-files": ["ARCHIVE_TOO_MANY_FILES", ({ entries }) => `The artifact holds more than ${entries} files.`],
	"unsafe-path": ["ARCHIVE_UNSAFE_PATH", () => "The artifact holds a path that leads out of it, cannot be shown or is too long."],
	"not-a-file": ["ARCHIVE_NOT_A_FILE", () => "The artifact holds a link or something else that is no regular file."],
	encrypted: ["ARCHIVE_ENCRYPTED", () => "The artifact is encrypted."],
	"duplicate-path": ["ARCHIVE_DUPLICATE_PATH", () => "The artifact holds one path twice, or as a file and as a folder."]
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
	if (another) return (0,_refusal_js__WEBPACK_IMPORTED_MODULE_2__.t)("ARTIFACT_TWICE", `The run left more than one artifact of the name ${name}.`);
	try {
		if (artifact.isExpired) throw new _workflow_run_js__WEBPACK_IMPORTED_MODULE_4__.t("expired");
		if (artifact.bytes > limits.bytes) throw new _workflow_run_js__WEBPACK_IMPORTED_MODULE_4__.t("too-large");
		const bytes = await forge.downloadArtifact(artifact, limits);
		if (artifact.digest !== void 0 && artifact.digest !== digestOf(bytes)) return (0,_refusal_js__WEBPACK_IMPORTED_MODULE_2__.t)("DIGEST_MISMATCH", "The artifact is not the one that was uploaded.");
		return open(bytes);
	} catch (error) {
		if (error instanceof _workflow_run_js__WEBPACK_IMPORTED_MODULE_4__.t) return (0,_refusal_js__WEBPACK_IMPORTED_MODULE_2__.t)(...DOWNLOAD_REFUSALS[error.reason]);
		if (!(error instanceof ArchiveError)) throw error;
		const [code, message] = ARCHIVE_REFUSALS[error.fault];
		return (0,_refusal_js__WEBPACK_IMPORTED_MODULE_2__.t)(code, message(wanted));
	}
}
function ofAttempt(artifacts, { startedAt }) {
	const start = Date.parse(startedAt);
	const latest = artifacts.filter(({ createdAt }) => Date.parse(createdAt) >= start);
	return latest.length > 0 ? latest : artifacts;
}
function fileOf(archive) {
	const files = readArchive(archive, UPDATE);
	const file = files.get(_read_update_js__WEBPACK_IMPORTED_MODULE_5__.r);
	if (file && files.size === 1) return file;
	return (0,_refusal_js__WEBPACK_IMPORTED_MODULE_2__.t)("ARCHIVE_WRONG_FILE", "The artifact does not hold the one file memory-update.json and nothing else.");
}
function digestOf(bytes) {
	return (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.Mi)((0,node_crypto__WEBPACK_IMPORTED_MODULE_6__.createHash)("sha256").update(bytes));
}
// src/commands/propose/receive-update.ts
async function receiveUpdate(input) {
	const { origin } = input;
	switch (origin.kind) {
		case "run": return await fromRun(input, origin);
		case "sent": return await fromSender(input, origin);
		case "unreadable": return [(0,_refusal_js__WEBPACK_IMPORTED_MODULE_2__.t)("UNREADABLE_REQUEST", "The request names neither an update nor a run.")];
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
	const unlisted = (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.ct)(repository, memory.name) ? void 0 : (0,_action_js__WEBPACK_IMPORTED_MODULE_3__.f)(repository, await policy());
	if (unlisted) return [unlisted];
	const forge = await forgeOf(repository);
	const run = await (0,_action_js__WEBPACK_IMPORTED_MODULE_3__.u)({
		run: await forge.workflowRun(number),
		memory,
		policy
	});
	if ("code" in run) return [run];
	if (!run.isCompleted) return [(0,_refusal_js__WEBPACK_IMPORTED_MODULE_2__.t)("RUN_NOT_FINISHED", "The run has not ended.")];
	const content = await fetchContent(forge, run);
	if (content === void 0) return void 0;
	return "code" in content ? [content] : {
		content,
		sourceRun: sourceRunOf(run)
	};
}
async function fromSender({ memory, forgeOf, policy: readPolicy }, { bytes, digest }) {
	const read = await (0,_read_update_js__WEBPACK_IMPORTED_MODULE_5__.n)(bytes);
	if (!("update" in read)) return read;
	const { id, repository } = read.update.sourceRun;
	const policy = await readPolicy();
	const unlisted = (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.ct)(repository, memory.name) ? void 0 : (0,_action_js__WEBPACK_IMPORTED_MODULE_3__.f)(repository, policy);
	if (unlisted) return [unlisted];
	const announced = digest === void 0 ? {} : { announcedDigest: digest };
	if (!FORGE_RUN.test(id)) {
		if (policy.workflows === void 0) return {
			bytes,
			...announced
		};
		return [(0,_refusal_js__WEBPACK_IMPORTED_MODULE_2__.t)("WORKFLOW_NOT_LISTED", "The update comes from no workflow, and the memory lists those that may send.")];
	}
	const forge = await forgeOf(repository);
	const run = await (0,_action_js__WEBPACK_IMPORTED_MODULE_3__.u)({
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
// src/actions/update-origin.ts
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
	const update = (0,_action_js__WEBPACK_IMPORTED_MODULE_3__.s)(payload, "update");
	const digest = (0,_action_js__WEBPACK_IMPORTED_MODULE_3__.l)((0,_action_js__WEBPACK_IMPORTED_MODULE_3__.s)(payload, "digest"));
	if (typeof update === "string") return sent(update, digest);
	if (typeof update === "object" && update !== null && digest === void 0) return sent(JSON.stringify(update));
	const run = (0,_action_js__WEBPACK_IMPORTED_MODULE_3__.c)((0,_action_js__WEBPACK_IMPORTED_MODULE_3__.s)(payload, "run"));
	const source = (0,_action_js__WEBPACK_IMPORTED_MODULE_3__.s)(payload, "repository") === void 0 ? repository : (0,_action_js__WEBPACK_IMPORTED_MODULE_3__.l)((0,_action_js__WEBPACK_IMPORTED_MODULE_3__.s)(payload, "repository"));
	if (update !== void 0 || run === void 0 || source === void 0 || !(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.lt)(source)) return { kind: "unreadable" };
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



/***/ }),

/***/ 8188:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ ArtifactUnavailable)
/* harmony export */ });
// src/memory/workflow-run.ts
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
;