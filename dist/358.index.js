export const id = 358;
export const ids = [358];
export const modules = {

/***/ 34538:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ directoryOf)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _memory_user_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90989);


function directoryOf(input) {
    const directory = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.normalize(input.replaceAll("\\", "/")).replace(/\/$/, "");
    if (directory === ".")
        return "";
    if (!directory.startsWith("/") && !directory.startsWith("..") && !/(^|\/)\.git(\/|$)/i.test(directory))
        return directory;
    throw new _memory_user_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y(`${input} is not a folder of the repository.`, "Name it from the top of the repository.");
}


/***/ }),

/***/ 57397:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ defaultBranchOf),
/* harmony export */   s: () => (/* binding */ forgeAccess)
/* harmony export */ });
/* harmony import */ var _commands_admit_run_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9221);
/* harmony import */ var _memory_user_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90989);
/* harmony import */ var _commands_version_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(82792);
/* harmony import */ var _terminal_redaction_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(44771);




async function forgeAccess(environment, token, log) {
    if (token === undefined) {
        throw new _memory_user_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y("There is no token to publish with.", "Leave the input `token` at its default, or give one.");
    }
    const [{ context }, { connectGitHub }, { makePullClone }] = await Promise.all([
        Promise.all(/* import() */[__webpack_require__.e(8439), __webpack_require__.e(1351)]).then(__webpack_require__.bind(__webpack_require__, 61351)),
        Promise.all(/* import() */[__webpack_require__.e(8439), __webpack_require__.e(56), __webpack_require__.e(1107)]).then(__webpack_require__.bind(__webpack_require__, 41107)),
        __webpack_require__.e(/* import() */ 1811).then(__webpack_require__.bind(__webpack_require__, 51811)),
    ]);
    const { owner, repo } = repositoryOf(environment["GITHUB_REPOSITORY"]);
    const server = withoutSlash(context.serverUrl);
    const fetch = await proxyFetch(environment);
    const forgeAt = (place) => connectGitHub({
        token,
        apiUrl: withoutSlash(context.apiUrl),
        owner: place.owner,
        repository: place.repo,
        version: _commands_version_js__WEBPACK_IMPORTED_MODULE_2__/* .STEWARD_VERSION */ .m,
        redactor: _terminal_redaction_js__WEBPACK_IMPORTED_MODULE_3__/* .redactor */ .$p,
        log,
        ...(fetch && { fetch }),
    });
    const own = forgeAt({ owner, repo });
    return {
        forge: own,
        forgeOf: (name) => Promise.resolve((0,_commands_admit_run_js__WEBPACK_IMPORTED_MODULE_0__/* .isSameName */ .yS)(name, `${owner}/${repo}`) ? own : forgeAt(repositoryOf(name))),
        server,
        repository: `${owner}/${repo}`,
        run: { id: context.runId || 0, attempt: context.runAttempt || 1 },
        clone: (directory, checkout) => makePullClone({ url: `${server}/${owner}/${repo}.git`, token, directory, checkout }),
    };
}
function defaultBranchOf({ forge }, known) {
    let branch;
    const read = async () => known ?? (await forge.repository()).defaultBranch;
    return () => (branch ??= read());
}
function repositoryOf(name = "") {
    const [, owner, repo] = /^([A-Za-z0-9_-]+)\/([A-Za-z0-9._-]+)$/.exec(name) ?? [];
    if (owner !== undefined && repo !== undefined)
        return { owner, repo };
    throw new _memory_user_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y("The run does not say which repository it belongs to.", "Run the Action in a workflow.");
}
async function proxyFetch(environment) {
    const names = ["https_proxy", "HTTPS_PROXY", "http_proxy", "HTTP_PROXY"];
    if (names.every((name) => (environment[name] ?? "") === ""))
        return undefined;
    const { defaults } = await Promise.all(/* import() */[__webpack_require__.e(8439), __webpack_require__.e(2032)]).then(__webpack_require__.bind(__webpack_require__, 22032));
    const fetch = defaults.request?.fetch;
    return isFetch(fetch) ? fetch : undefined;
}
function isFetch(value) {
    return typeof value === "function";
}
function withoutSlash(url) {
    return url.replace(/\/+$/, "");
}


/***/ }),

/***/ 10358:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runPropose: () => (/* binding */ runPropose)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(96421);
/* harmony import */ var _commands_admit_run_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9221);
/* harmony import */ var _commands_propose_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(18726);
/* harmony import */ var _commands_receive_update_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4483);
/* harmony import */ var _memory_user_error_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(90989);
/* harmony import */ var _report_log_sink_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(94468);
/* harmony import */ var _report_proposed_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(28216);
/* harmony import */ var _report_refusals_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(54379);
/* harmony import */ var _terminal_gate_options_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(91504);
/* harmony import */ var _terminal_overlay_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(1551);
/* harmony import */ var _terminal_read_artifact_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(70439);
/* harmony import */ var _directory_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(34538);
/* harmony import */ var _event_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(61201);
/* harmony import */ var _forge_access_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(57397);
/* harmony import */ var _runner_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(88363);
/* harmony import */ var _update_origin_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(61435);

















async function runPropose(input) {
    const { inputs, environment, workspace } = input;
    (0,_runner_js__WEBPACK_IMPORTED_MODULE_15__/* .setOutput */ .uH)("decision", "");
    (0,_runner_js__WEBPACK_IMPORTED_MODULE_15__/* .setOutput */ .uH)("codes", "");
    const access = await (0,_forge_access_js__WEBPACK_IMPORTED_MODULE_14__/* .forgeAccess */ .s)(environment, inputs.token, say);
    const directory = (0,_directory_js__WEBPACK_IMPORTED_MODULE_12__/* .directoryOf */ .j)(inputs.directory);
    const clone = await access.clone(directory, workspace);
    try {
        const gate = (0,_terminal_gate_options_js__WEBPACK_IMPORTED_MODULE_9__/* .gateOptions */ .O)(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(workspace, directory), inputs, { isGit: true, top: workspace });
        const { id, defaultBranch } = (0,_event_js__WEBPACK_IMPORTED_MODULE_13__/* .eventRepository */ .n)(environment);
        const branch = (0,_forge_access_js__WEBPACK_IMPORTED_MODULE_14__/* .defaultBranchOf */ .d)(access, defaultBranch);
        const received = await receive(input, access, { id, policy: (0,_commands_admit_run_js__WEBPACK_IMPORTED_MODULE_2__/* .policyOf */ .US)(clone, branch, gate) });
        if (received === undefined) {
            (0,_runner_js__WEBPACK_IMPORTED_MODULE_15__/* .setOutput */ .uH)("verdict", "pass");
            _actions_core__WEBPACK_IMPORTED_MODULE_1__/* .notice */ .lm("The run left no artifact of the name memory-update: there is nothing to propose.");
            return 0;
        }
        if (!("bytes" in received))
            return await tell({ ...NOTHING, refusals: received });
        return await tell(await (0,_commands_propose_js__WEBPACK_IMPORTED_MODULE_3__/* .propose */ .B)({
            forge: access.forge,
            source: clone,
            root: directory,
            target: await branch(),
            run: access.run,
            artifact: received,
            memoryRepository: access.repository,
            gate,
            overlay: (0,_terminal_overlay_js__WEBPACK_IMPORTED_MODULE_10__/* .overlayOf */ .k)(clone.repository),
            now: new Date(),
            server: access.server,
        }));
    }
    finally {
        await clone.close();
    }
}
async function receive({ inputs, event, workspace }, { repository, forgeOf }, { id, policy }) {
    if (inputs.updateFile !== undefined)
        return { bytes: (0,_terminal_read_artifact_js__WEBPACK_IMPORTED_MODULE_11__/* .readArtifact */ .R)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(workspace, inputs.updateFile)) };
    if (event.name !== "workflow_run" && event.name !== "repository_dispatch") {
        throw new _memory_user_error_js__WEBPACK_IMPORTED_MODULE_5__/* .UserError */ .y("The event brings no update.", "Run `propose` on workflow_run or repository_dispatch, or name a file as `update-file`.");
    }
    const memory = { id, name: repository };
    return await (0,_commands_receive_update_js__WEBPACK_IMPORTED_MODULE_4__/* .receiveUpdate */ .h)({ origin: (0,_update_origin_js__WEBPACK_IMPORTED_MODULE_16__/* .updateOrigin */ .g)(event, repository), memory, forgeOf, policy });
}
const NOTHING = { outcome: "refused", refusals: [], notes: [], failures: [] };
async function tell(proposed) {
    const { outcome, decision, pull, refusals, failures } = proposed;
    const isRefused = outcome === "refused";
    (0,_runner_js__WEBPACK_IMPORTED_MODULE_15__/* .setOutput */ .uH)("verdict", isRefused ? "fail" : "pass");
    (0,_runner_js__WEBPACK_IMPORTED_MODULE_15__/* .setOutput */ .uH)("decision", isRefused ? "refused" : (decision ?? "reject"));
    (0,_runner_js__WEBPACK_IMPORTED_MODULE_15__/* .setOutput */ .uH)("codes", [...new Set(refusals.map(({ code }) => code))].join(","));
    if (pull !== undefined)
        (0,_runner_js__WEBPACK_IMPORTED_MODULE_15__/* .setOutput */ .uH)("pull-request", pull);
    for (const each of refusals)
        _actions_core__WEBPACK_IMPORTED_MODULE_1__/* .error */ .z3((0,_report_log_sink_js__WEBPACK_IMPORTED_MODULE_6__/* .sanitizeLogLine */ .O)((0,_report_refusals_js__WEBPACK_IMPORTED_MODULE_8__/* .refusalLine */ .t)(each)));
    for (const { message } of failures)
        _actions_core__WEBPACK_IMPORTED_MODULE_1__/* .warning */ .$e((0,_report_log_sink_js__WEBPACK_IMPORTED_MODULE_6__/* .sanitizeLogLine */ .O)(message));
    for (const line of (0,_report_proposed_js__WEBPACK_IMPORTED_MODULE_7__/* .proposedLines */ .Q4)({ ...proposed, refusals: [], failures: [] }))
        say(line);
    await (0,_runner_js__WEBPACK_IMPORTED_MODULE_15__/* .writeSummary */ .Sy)((0,_report_proposed_js__WEBPACK_IMPORTED_MODULE_7__/* .proposedSummary */ .Xz)(proposed));
    return isRefused ? 1 : 0;
}
function say(line) {
    _actions_core__WEBPACK_IMPORTED_MODULE_1__/* .info */ .pq((0,_report_log_sink_js__WEBPACK_IMPORTED_MODULE_6__/* .sanitizeLogLine */ .O)(line));
}


/***/ }),

/***/ 61435:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ updateOrigin)
/* harmony export */ });
/* harmony import */ var _payload_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(39519);

function updateOrigin(event, repository) {
    if (event.name === "workflow_run" && event.id !== undefined)
        return { kind: "run", repository, run: event.id };
    if (event.name === "repository_dispatch")
        return fromPayload(event.payload, repository);
    return { kind: "unreadable" };
}
function fromPayload(payload, repository) {
    const update = (0,_payload_js__WEBPACK_IMPORTED_MODULE_0__.at)(payload, "update");
    const digest = (0,_payload_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)((0,_payload_js__WEBPACK_IMPORTED_MODULE_0__.at)(payload, "digest"));
    if (typeof update === "string")
        return sent(update, digest);
    if (typeof update === "object" && update !== null && digest === undefined)
        return sent(JSON.stringify(update));
    const run = (0,_payload_js__WEBPACK_IMPORTED_MODULE_0__.id)((0,_payload_js__WEBPACK_IMPORTED_MODULE_0__.at)(payload, "run"));
    const source = (0,_payload_js__WEBPACK_IMPORTED_MODULE_0__.at)(payload, "repository") === undefined ? repository : (0,_payload_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)((0,_payload_js__WEBPACK_IMPORTED_MODULE_0__.at)(payload, "repository"));
    if (update !== undefined || run === undefined || source === undefined || !NAME.test(source)) {
        return { kind: "unreadable" };
    }
    return { kind: "run", repository: source, run };
}
function sent(update, digest) {
    return { kind: "sent", bytes: new TextEncoder().encode(update), ...(digest !== undefined && { digest }) };
}
const NAME = /^[A-Za-z0-9][A-Za-z0-9-]{0,38}\/[A-Za-z0-9._-]{1,100}$/;


/***/ }),

/***/ 65056:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  k: () => (/* binding */ fetchRun),
  I: () => (/* binding */ fetchUpdate)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./build/src/memory/workflow-run.js
var workflow_run = __webpack_require__(66852);
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(38522);
;// CONCATENATED MODULE: ./build/src/parse/archive.js

class ArchiveError extends Error {
    name = "ArchiveError";
    fault;
    constructor(fault) {
        super(`the archive is refused: ${fault}`);
        this.fault = fault;
    }
}
const LOCAL = 0x04034b50;
const LISTED = 0x02014b50;
const END = 0x06054b50;
const LOCAL_BYTES = 30;
const LISTED_BYTES = 46;
const END_BYTES = 22;
const STORED = 0;
const DEFLATED = 8;
const ENCRYPTED = 0x2041;
const FILE_TYPE = 0o170000;
const REGULAR = 0o100000;
const FOLDER = 0o040000;
function isArchive(bytes) {
    return bytes.length >= 4 && [LOCAL, END].includes(viewOf(bytes).readUInt32LE(0));
}
function readArchive(bytes, limits) {
    const archive = viewOf(bytes);
    try {
        const { count, start, end } = directoryOf(archive);
        if (count > limits.entries)
            throw new ArchiveError("too-many-files");
        const entries = listedIn(archive, { count, start, end }).filter(({ name }) => !name.endsWith("/"));
        if (entries.reduce((sum, entry) => sum + entry.bytes, 0) > limits.totalBytes)
            throw new ArchiveError("too-large");
        const files = new Map();
        let free = 0;
        for (const entry of [...entries].sort((left, right) => left.offset - right.offset)) {
            const data = dataOf(archive, entry, start);
            if (entry.offset < free)
                throw new ArchiveError("damaged");
            free = data.end;
            files.set(entry.name, contentOf(archive.subarray(data.start, data.end), entry));
        }
        return files;
    }
    catch (error) {
        if (error instanceof RangeError)
            throw new ArchiveError("damaged");
        throw error;
    }
}
function viewOf(bytes) {
    return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
function directoryOf(archive) {
    const first = Math.max(0, archive.length - END_BYTES - 0xffff);
    for (let at = archive.length - END_BYTES; at >= first; at--) {
        if (archive.readUInt32LE(at) !== END || at + END_BYTES + archive.readUInt16LE(at + 20) !== archive.length)
            continue;
        const count = archive.readUInt16LE(at + 10);
        const start = archive.readUInt32LE(at + 16);
        const isWhole = archive.readUInt32LE(at + 4) === 0 && archive.readUInt16LE(at + 8) === count;
        if (!isWhole || start + archive.readUInt32LE(at + 12) !== at)
            break;
        return { count, start, end: at };
    }
    throw new ArchiveError("damaged");
}
function listedIn(archive, { count, start, end }) {
    const entries = [];
    const names = new Set();
    let at = start;
    for (let left = count; left > 0; left--) {
        if (archive.readUInt32LE(at) !== LISTED)
            throw new ArchiveError("damaged");
        const nameBytes = archive.readUInt16LE(at + 28);
        const next = at + LISTED_BYTES + nameBytes + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32);
        if (next > end)
            throw new ArchiveError("damaged");
        if ((archive.readUInt16LE(at + 8) & ENCRYPTED) !== 0)
            throw new ArchiveError("encrypted");
        const name = safeName(archive.subarray(at + LISTED_BYTES, at + LISTED_BYTES + nameBytes));
        requirePlain(name, archive.readUInt32LE(at + 38));
        const spelling = name.replace(/\/$/, "").normalize("NFC").toLowerCase();
        if (names.has(spelling))
            throw new ArchiveError("duplicate-path");
        names.add(spelling);
        entries.push({
            name,
            method: archive.readUInt16LE(at + 10),
            storedBytes: archive.readUInt32LE(at + 20),
            bytes: archive.readUInt32LE(at + 24),
            offset: archive.readUInt32LE(at + 42),
        });
        at = next;
    }
    if (at !== end)
        throw new ArchiveError("damaged");
    return entries;
}
function safeName(bytes) {
    let name;
    try {
        name = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
    }
    catch {
        throw new ArchiveError("unsafe-path");
    }
    const isPlain = !/[\p{Cc}\p{Cf}\\]|^[A-Za-z]:/u.test(name);
    const steps = name.replace(/\/$/, "").split("/");
    if (isPlain && steps.every((step) => step !== "" && step !== "." && step !== ".."))
        return name;
    throw new ArchiveError("unsafe-path");
}
function requirePlain(name, attributes) {
    const type = (attributes >>> 16) & FILE_TYPE;
    const expected = name.endsWith("/") ? FOLDER : REGULAR;
    if (type !== 0 && type !== expected)
        throw new ArchiveError("not-a-file");
}
function dataOf(archive, { name, method, offset, storedBytes }, directory) {
    const nameBytes = archive.readUInt16LE(offset + 26);
    const start = offset + LOCAL_BYTES + nameBytes + archive.readUInt16LE(offset + 28);
    const end = start + storedBytes;
    const isSame = archive.readUInt32LE(offset) === LOCAL &&
        (archive.readUInt16LE(offset + 6) & ENCRYPTED) === 0 &&
        archive.readUInt16LE(offset + 8) === method &&
        archive.toString("utf8", offset + LOCAL_BYTES, offset + LOCAL_BYTES + nameBytes) === name;
    if (!isSame || end > directory)
        throw new ArchiveError("damaged");
    return { start, end };
}
function contentOf(stored, { method, bytes }) {
    if (method === STORED && stored.length === bytes)
        return new Uint8Array(stored);
    if (method !== DEFLATED)
        throw new ArchiveError("damaged");
    let content;
    try {
        content = (0,external_node_zlib_.inflateRawSync)(stored, { maxOutputLength: Math.max(bytes, 1) });
    }
    catch (error) {
        const isBomb = error instanceof Error && "code" in error && error.code === "ERR_BUFFER_TOO_LARGE";
        throw new ArchiveError(isBomb ? "too-large" : "damaged");
    }
    if (content.length !== bytes)
        throw new ArchiveError("damaged");
    return new Uint8Array(content);
}

// EXTERNAL MODULE: ./build/src/updates/read-update.js
var read_update = __webpack_require__(89218);
// EXTERNAL MODULE: ./build/src/updates/refusal.js
var refusal = __webpack_require__(56340);
;// CONCATENATED MODULE: ./build/src/commands/fetch-artifact.js





const FILE = "memory-update.json";
const MIB = 1024 * 1024;
const UPDATE = {
    name: "memory-update",
    limits: { bytes: read_update/* MAX_UPDATE_BYTES */.J + 64 * 1024, milliseconds: 60_000 },
    entries: 16,
    totalBytes: read_update/* MAX_UPDATE_BYTES */.J,
};
const RUN = {
    name: "memory-run",
    limits: { bytes: 48 * MIB, milliseconds: 120_000 },
    entries: 50_000,
    totalBytes: 160 * MIB,
};
const ARCHIVE_REFUSALS = {
    damaged: ["ARCHIVE_DAMAGED", () => "The artifact is no archive that can be read."],
    "too-large": ["ARCHIVE_TOO_LARGE", ({ totalBytes }) => `The artifact holds more than ${totalBytes / MIB} MiB.`],
    "too-many-files": ["ARCHIVE_TOO_MANY_FILES", ({ entries }) => `The artifact holds more than ${entries} files.`],
    "unsafe-path": ["ARCHIVE_UNSAFE_PATH", () => "The artifact holds a path that leads out of it or cannot be shown."],
    "not-a-file": ["ARCHIVE_NOT_A_FILE", () => "The artifact holds a link or something else that is no regular file."],
    encrypted: ["ARCHIVE_ENCRYPTED", () => "The artifact is encrypted."],
    "duplicate-path": ["ARCHIVE_DUPLICATE_PATH", () => "The artifact holds one path twice."],
};
const DOWNLOAD_REFUSALS = {
    expired: ["ARTIFACT_EXPIRED", "The artifact is not kept any more."],
    "too-large": ["ARCHIVE_TOO_LARGE", "The artifact is larger than it may be."],
    "too-slow": ["ARTIFACT_TOO_SLOW", "The artifact did not arrive in time."],
};
function fetchUpdate(forge, run) {
    return fetched(forge, run, UPDATE, (bytes) => (isArchive(bytes) ? fileOf(bytes) : bytes));
}
function fetchRun(forge, run) {
    return fetched(forge, run, RUN, (bytes) => readArchive(bytes, RUN));
}
async function fetched(forge, run, wanted, open) {
    const { name, limits } = wanted;
    const [artifact, another] = ofAttempt(await forge.runArtifacts(run.id, name), run);
    if (!artifact)
        return undefined;
    if (another)
        return (0,refusal/* refusal */.x)("ARTIFACT_TWICE", `The run left more than one artifact of the name ${name}.`);
    try {
        if (artifact.isExpired)
            throw new workflow_run/* ArtifactUnavailable */.B("expired");
        if (artifact.bytes > limits.bytes)
            throw new workflow_run/* ArtifactUnavailable */.B("too-large");
        const bytes = await forge.downloadArtifact(artifact, limits);
        if (artifact.digest !== undefined && artifact.digest !== digestOf(bytes)) {
            return (0,refusal/* refusal */.x)("DIGEST_MISMATCH", "The artifact is not the one that was uploaded.");
        }
        return open(bytes);
    }
    catch (error) {
        if (error instanceof workflow_run/* ArtifactUnavailable */.B)
            return (0,refusal/* refusal */.x)(...DOWNLOAD_REFUSALS[error.reason]);
        if (!(error instanceof ArchiveError))
            throw error;
        const [code, message] = ARCHIVE_REFUSALS[error.fault];
        return (0,refusal/* refusal */.x)(code, message(wanted));
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
    if (file && files.size === 1)
        return file;
    return (0,refusal/* refusal */.x)("ARCHIVE_WRONG_FILE", "The artifact does not hold the one file memory-update.json and nothing else.");
}
function digestOf(bytes) {
    return `sha256:${(0,external_node_crypto_.createHash)("sha256").update(bytes).digest("hex")}`;
}


/***/ }),

/***/ 4483:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ receiveFromRun),
/* harmony export */   h: () => (/* binding */ receiveUpdate)
/* harmony export */ });
/* harmony import */ var _updates_read_update_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(89218);
/* harmony import */ var _updates_refusal_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56340);
/* harmony import */ var _admit_run_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9221);
/* harmony import */ var _fetch_artifact_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(65056);




async function receiveUpdate(input) {
    const { origin } = input;
    switch (origin.kind) {
        case "run":
            return await fromRun(input, origin);
        case "sent":
            return await fromSender(input, origin);
        case "unreadable":
            return [(0,_updates_refusal_js__WEBPACK_IMPORTED_MODULE_1__/* .refusal */ .x)("UNREADABLE_REQUEST", "The request names neither an update nor a run.")];
    }
}
async function fromRun(input, origin) {
    const received = await receiveFromRun(input, origin, _fetch_artifact_js__WEBPACK_IMPORTED_MODULE_3__/* .fetchUpdate */ .I);
    return received && "content" in received ? { bytes: received.content, sourceRun: received.sourceRun } : received;
}
async function receiveFromRun({ memory, forgeOf, policy }, { repository, run: number }, fetchContent) {
    const unlisted = (0,_admit_run_js__WEBPACK_IMPORTED_MODULE_2__/* .isSameName */ .yS)(repository, memory.name) ? undefined : (0,_admit_run_js__WEBPACK_IMPORTED_MODULE_2__/* .refuseRepository */ .Pz)(repository, await policy());
    if (unlisted)
        return [unlisted];
    const forge = await forgeOf(repository);
    const run = await (0,_admit_run_js__WEBPACK_IMPORTED_MODULE_2__/* .admitRun */ .Rf)({ run: await forge.workflowRun(number), memory, policy });
    if ("code" in run)
        return [run];
    if (!run.isCompleted)
        return [(0,_updates_refusal_js__WEBPACK_IMPORTED_MODULE_1__/* .refusal */ .x)("RUN_NOT_FINISHED", "The run has not ended.")];
    const content = await fetchContent(forge, run);
    if (content === undefined)
        return undefined;
    return "code" in content ? [content] : { content, sourceRun: sourceRunOf(run) };
}
async function fromSender({ memory, forgeOf, policy: readPolicy }, { bytes, digest }) {
    const read = await (0,_updates_read_update_js__WEBPACK_IMPORTED_MODULE_0__/* .readUpdate */ .I)(bytes);
    if (!("update" in read))
        return read;
    const { id, repository } = read.update.sourceRun;
    const policy = await readPolicy();
    const unlisted = (0,_admit_run_js__WEBPACK_IMPORTED_MODULE_2__/* .isSameName */ .yS)(repository, memory.name) ? undefined : (0,_admit_run_js__WEBPACK_IMPORTED_MODULE_2__/* .refuseRepository */ .Pz)(repository, policy);
    if (unlisted)
        return [unlisted];
    const announced = digest === undefined ? {} : { announcedDigest: digest };
    if (!FORGE_RUN.test(id)) {
        if (policy.workflows === undefined)
            return { bytes, ...announced };
        return [
            (0,_updates_refusal_js__WEBPACK_IMPORTED_MODULE_1__/* .refusal */ .x)("WORKFLOW_NOT_LISTED", "The update comes from no workflow, and the memory lists those that may send."),
        ];
    }
    const forge = await forgeOf(repository);
    const run = await (0,_admit_run_js__WEBPACK_IMPORTED_MODULE_2__/* .admitRun */ .Rf)({ run: await forge.workflowRun(Number(id)), memory, policy: readPolicy });
    return "code" in run ? [run] : { bytes, ...announced, sourceRun: sourceRunOf(run) };
}
function sourceRunOf({ id, repository }) {
    return { id: String(id), repository: repository.name };
}
const FORGE_RUN = /^[1-9]\d{0,14}$/;


/***/ }),

/***/ 66852:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ ArtifactUnavailable)
/* harmony export */ });
class ArtifactUnavailable extends Error {
    name = "ArtifactUnavailable";
    reason;
    constructor(reason) {
        super(`the artifact is unavailable: ${reason}`);
        this.reason = reason;
    }
}


/***/ })

};
