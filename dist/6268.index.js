export const id = 6268;
export const ids = [6268];
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

/***/ 77285:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runImport: () => (/* binding */ runImport)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./node_modules/@actions/core/lib/core.js + 14 modules
var core = __webpack_require__(96421);
// EXTERNAL MODULE: ./build/src/commands/admit-run.js
var admit_run = __webpack_require__(9221);
// EXTERNAL MODULE: ./build/src/commands/fetch-artifact.js + 1 modules
var fetch_artifact = __webpack_require__(65056);
// EXTERNAL MODULE: ./build/src/memory/proposal.js
var proposal = __webpack_require__(26139);
// EXTERNAL MODULE: ./build/src/memory/forge.js
var forge = __webpack_require__(59402);
// EXTERNAL MODULE: ./build/src/report/comment/document.js
var comment_document = __webpack_require__(35649);
// EXTERNAL MODULE: ./build/src/report/comment/people-blocks.js
var people_blocks = __webpack_require__(15226);
// EXTERNAL MODULE: ./build/src/report/comment/print-markdown.js
var print_markdown = __webpack_require__(77299);
// EXTERNAL MODULE: ./build/src/report/comment/room.js
var comment_room = __webpack_require__(82267);
// EXTERNAL MODULE: ./build/src/report/diff/blocks.js + 2 modules
var diff_blocks = __webpack_require__(44337);
// EXTERNAL MODULE: ./build/src/report/diff/words.js
var words = __webpack_require__(42071);
// EXTERNAL MODULE: ./build/src/report/visible-text.js
var visible_text = __webpack_require__(36672);
// EXTERNAL MODULE: ./build/src/report/wording.js
var wording = __webpack_require__(71272);
;// CONCATENATED MODULE: ./build/src/report/proposal/render-import.js










const NAME_LIMIT = 160;
const LISTED = 30;
function importHeadline({ manifest, sender }) {
    return `Import run ${manifest.run}, from ${sender.repository}`;
}
function renderImport(story) {
    return {
        title: importHeadline(story),
        body: `${(0,print_markdown/* printMarkdown */.x)(bodyBlocks(story))}\n`,
        comment: `${(0,print_markdown/* printMarkdown */.x)(commentBlocks(story))}\n`,
    };
}
function bodyBlocks(story) {
    const { manifest, sender, diff } = story;
    const { removed, withheld } = manifest.redaction;
    const room = new comment_room/* Room */.W(forge/* COMMENT_BYTES */.GJ - 500);
    const blocks = [];
    const add = (...more) => {
        if (more.length > 0 && room.take(more))
            blocks.push(...more);
    };
    const rows = [
        ["Run", [(0,comment_document/* code */.aY)((0,visible_text/* clip */.$Q)(manifest.run, NAME_LIMIT)), (0,comment_document/* text */.Qq)(` (${manifest.runStatus})`)]],
        ["Brought by", [(0,comment_document/* linked */.q)(sender.url, (0,comment_document/* text */.Qq)(sender.repository))]],
        ["About", [(0,comment_document/* code */.aY)((0,visible_text/* clip */.$Q)(manifest.repository ?? "", NAME_LIMIT))]],
        ["Tier", [(0,comment_document/* code */.aY)(manifest.retentionTier ?? "")]],
        ["Journal", [(0,comment_document/* text */.Qq)(`${manifest.journal.kept} of ${(0,wording/* plural */.LS)(manifest.journal.events, "event")} kept`)]],
        ["Redaction", [(0,comment_document/* text */.Qq)(`${(0,wording/* plural */.LS)(removed, "text")} without secrets, ${(0,wording/* plural */.LS)(withheld, "text")} withheld`)]],
        ["Source", [(0,comment_document/* code */.aY)(manifest.sourceDigest)]],
        ["After redaction", [(0,comment_document/* code */.aY)(manifest.redactionDigest ?? "")]],
        ["Target", [(0,comment_document/* code */.aY)(manifest.targetPath)]],
    ];
    add((0,comment_document/* paragraph */.FY)((0,comment_document/* text */.Qq)("A run of an agent as memory: what it did and how it ended, without raw files. A person decides.")), { kind: "table", head: [[(0,comment_document/* text */.Qq)("What")], [(0,comment_document/* text */.Qq)("Value")]], rows: rows.map(([name, line]) => [[(0,comment_document/* text */.Qq)(name)], line]) });
    add(...conflictBlocks(story));
    add((0,comment_document/* heading */.R_)(3, (0,comment_document/* text */.Qq)("What changes")), (0,comment_document/* paragraph */.FY)((0,comment_document/* text */.Qq)(`${(0,words/* diffWords */.b)(diff)}.`)));
    blocks.push(...(0,diff_blocks/* diffBlocks */.C)(diff, { rows: LISTED, room }));
    blocks.push(...(0,people_blocks/* reviewerBlocks */.Q)(story, room));
    return blocks;
}
function conflictBlocks({ conflicts, kept }) {
    const items = [
        ...conflicts.map(({ path, resolution }) => [
            (0,comment_document/* code */.aY)((0,visible_text/* clip */.$Q)(path, NAME_LIMIT)),
            (0,comment_document/* text */.Qq)(`: ${RESOLUTIONS[resolution]}`),
        ]),
        ...kept.map(({ path, field }) => [
            (0,comment_document/* code */.aY)((0,visible_text/* clip */.$Q)(path, NAME_LIMIT)),
            (0,comment_document/* text */.Qq)(", field "),
            (0,comment_document/* code */.aY)((0,visible_text/* clip */.$Q)(field, NAME_LIMIT)),
            (0,comment_document/* text */.Qq)(": what a person wrote on this branch stays"),
        ]),
    ];
    if (items.length === 0)
        return [];
    const rest = items.length - LISTED;
    return [
        (0,comment_document/* heading */.R_)(3, (0,comment_document/* text */.Qq)("Conflicts")),
        (0,comment_document/* paragraph */.FY)((0,comment_document/* text */.Qq)("The memory holds an earlier state of this run, and the two differ.")),
        { kind: "list", items: [...items.slice(0, LISTED), ...(rest > 0 ? [[(0,comment_document/* text */.Qq)(`and ${rest} more`)]] : [])] },
    ];
}
const RESOLUTIONS = {
    replaced: "status, owners and title stay, the rest is the run's",
    kept: "the memory's file stays",
};
function commentBlocks({ manifest, conflicts, block }) {
    const conditions = manifest.conditions.map(({ type, status, reason }) => [
        (0,comment_document/* strong */.ko)((0,comment_document/* text */.Qq)(type)),
        (0,comment_document/* text */.Qq)(` ${status}: ${reason}`),
    ]);
    return [
        (0,comment_document/* heading */.R_)(3, (0,comment_document/* text */.Qq)("Run import: "), (0,comment_document/* text */.Qq)(block.decision)),
        (0,comment_document/* paragraph */.FY)((0,comment_document/* text */.Qq)("A person decides."), ...(conflicts.length > 0 ? [(0,comment_document/* text */.Qq)(` ${(0,wording/* plural */.LS)(conflicts.length, "file")} in conflict, listed above.`)] : [])),
        { kind: "list", items: conditions },
        {
            kind: "details",
            summary: [(0,comment_document/* text */.Qq)("For programs")],
            blocks: [{ kind: "code", language: "json", lines: (0,proposal/* blockLines */.B4)(block) }],
        },
    ];
}

// EXTERNAL MODULE: ./build/src/updates/proposal-names.js
var proposal_names = __webpack_require__(54029);
// EXTERNAL MODULE: ./build/src/commands/import-run.js + 21 modules
var import_run = __webpack_require__(2680);
// EXTERNAL MODULE: ./build/src/commands/reviewers.js
var commands_reviewers = __webpack_require__(56136);
// EXTERNAL MODULE: ./build/src/commands/submit-proposal.js + 1 modules
var submit_proposal = __webpack_require__(22901);
// EXTERNAL MODULE: ./build/src/commands/touched-records.js
var touched_records = __webpack_require__(38145);
// EXTERNAL MODULE: ./build/src/commands/update-diff.js
var update_diff = __webpack_require__(33879);
;// CONCATENATED MODULE: ./build/src/commands/propose-run.js








async function proposeRun(input) {
    const { source, target, files, sender } = input;
    const { base } = await source.fetch(target, []);
    const main = await source.repository.commitTree(base);
    const imported = await (0,import_run/* importRun */.J)({ ...input, source: files, tree: main });
    const { outcome, manifest, laid } = imported;
    if (outcome === "blocked" || !manifest)
        return { outcome: "refused", imported, failures: [] };
    if (outcome === "present" || !laid)
        return { outcome: "present", imported, failures: [] };
    const { current, tree } = laid;
    const { change, diff } = await (0,update_diff/* updateDiff */.L)({ main, current }, tree);
    const organization = input.memoryRepository.split("/")[0] ?? "";
    const touched = { records: (0,touched_records/* touchedRecords */.X)(change), editsGate: false, ontology: current.gate.ontology };
    const reviewers = (0,commands_reviewers/* reviewersOf */.G)(touched, { author: NOBODY, organization });
    const { conflicts } = imported;
    const story = { manifest, conflicts, diff, reviewers: reviewers.named, sender };
    const submitted = await (0,submit_proposal/* submitProposal */.F)({
        branch: (0,proposal_names/* importBranch */.CC)(manifest.run, manifest.sourceDigest),
        main,
        changes: imported.files.map(({ path, after }) => ({ path, bytes: after })),
        block: {
            kind: "import",
            decision: "accept",
            handling: "person",
            digest: manifest.idempotencyKey ?? manifest.sourceDigest,
            source: { ...sender, id: manifest.run },
            records: proposed(imported),
        },
        headline: importHeadline(story),
        labels: conflicts.length > 0 ? [proposal/* PROPOSAL_LABELS */.j6.conflict] : [],
        reviewers,
        words: (block, kept) => renderImport({ ...story, block, kept }),
    }, input);
    const { pull, branch, refused } = submitted;
    return {
        outcome: submitted.outcome,
        imported,
        branch,
        ...(pull !== undefined && { pull }),
        failures: refused.map(({ error }) => error),
    };
}
const NOBODY = { id: 0, login: "", isBot: true };
function proposed({ files }) {
    return files.flatMap(({ path, id }) => {
        if (id === undefined || id.startsWith("run-journal-event:"))
            return [];
        return [{ id, path, decision: "accept", relation: "none", reason: "imported_run", targets: [] }];
    });
}

// EXTERNAL MODULE: ./build/src/commands/receive-update.js
var receive_update = __webpack_require__(4483);
// EXTERNAL MODULE: ./build/src/memory/user-error.js
var user_error = __webpack_require__(90989);
// EXTERNAL MODULE: ./build/src/report/log-sink.js
var log_sink = __webpack_require__(94468);
// EXTERNAL MODULE: ./build/src/report/refusals.js
var report_refusals = __webpack_require__(54379);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./build/src/memory/tree.js
var tree = __webpack_require__(85037);
;// CONCATENATED MODULE: ./build/src/runs/archive-source.js


function archiveSource(files) {
    const folder = folderOfRun([...files.keys()]);
    const below = new Map([...files].flatMap(([path, bytes]) => (path.startsWith(folder) ? [[path.slice(folder.length), bytes]] : [])));
    const read = (path) => below.get(path) ?? new Uint8Array();
    return {
        files: [...below]
            .map(([path, bytes]) => ({ path, size: bytes.length, isFile: true }))
            .sort((a, b) => (0,tree/* comparePaths */.cD)(a.path, b.path)),
        read: (path) => Promise.resolve(read(path)),
        digest: (path) => Promise.resolve(`sha256:${(0,external_node_crypto_.createHash)("sha256").update(read(path)).digest("hex")}`),
    };
}
function folderOfRun(paths) {
    const folders = new Set(paths.flatMap((path) => /^((?:[^/]+\/){0,4}?)(?:run\.json$|journal\/)/.exec(path)?.[1] ?? []));
    const [folder = ""] = folders;
    return folders.size === 1 ? folder : "";
}

// EXTERNAL MODULE: ./build/src/terminal/gate-options.js
var gate_options = __webpack_require__(91504);
// EXTERNAL MODULE: ./build/src/terminal/overlay.js + 1 modules
var overlay = __webpack_require__(1551);
// EXTERNAL MODULE: ./build/src/terminal/run-folder.js
var run_folder = __webpack_require__(37456);
// EXTERNAL MODULE: ./build/src/actions/directory.js
var actions_directory = __webpack_require__(34538);
// EXTERNAL MODULE: ./build/src/actions/event.js
var actions_event = __webpack_require__(61201);
// EXTERNAL MODULE: ./build/src/actions/forge-access.js
var forge_access = __webpack_require__(57397);
// EXTERNAL MODULE: ./build/src/actions/runner.js
var runner = __webpack_require__(88363);
// EXTERNAL MODULE: ./build/src/actions/update-origin.js
var update_origin = __webpack_require__(61435);
;// CONCATENATED MODULE: ./build/src/actions/import-step.js


















async function runImport(input) {
    const { inputs, environment, workspace } = input;
    const access = await (0,forge_access/* forgeAccess */.s)(environment, inputs.token, say);
    const directory = (0,actions_directory/* directoryOf */.j)(inputs.directory);
    const clone = await access.clone(directory, workspace);
    try {
        const gate = (0,gate_options/* gateOptions */.O)(external_node_path_.posix.join(workspace, directory), inputs, { isGit: true, top: workspace });
        const { id, defaultBranch } = (0,actions_event/* eventRepository */.n)(environment);
        const target = (0,forge_access/* defaultBranchOf */.d)(access, defaultBranch);
        const received = await receive(input, access, { id, policy: (0,admit_run/* policyOf */.US)(clone, target, gate) });
        if (received === undefined) {
            (0,runner/* setOutput */.uH)("verdict", "pass");
            core/* notice */.lm("The run left no artifact of the name memory-run: there is nothing to import.");
            return 0;
        }
        if (!("files" in received))
            return await refuse(received);
        const { outcome, pull, imported, failures } = await proposeRun({
            ...received,
            forge: access.forge,
            source: clone,
            root: directory,
            target: await target(),
            run: access.run,
            memoryRepository: access.repository,
            gate,
            overlay: (0,overlay/* overlayOf */.k)(clone.repository),
            now: new Date(),
        });
        if (outcome === "refused")
            return await refuse(imported.refusals);
        (0,runner/* setOutput */.uH)("verdict", "pass");
        if (pull !== undefined)
            (0,runner/* setOutput */.uH)("pull-request", pull);
        for (const { message } of failures)
            core/* warning */.$e((0,log_sink/* sanitizeLogLine */.O)(message));
        core/* notice */.lm(`Import of a run: ${outcome}${pull === undefined ? "" : `, pull request ${pull}`}.`);
        return 0;
    }
    finally {
        await clone.close();
    }
}
async function receive({ inputs, event, workspace }, { repository, forgeOf, server }, { id, policy }) {
    const { runDirectory } = inputs;
    if (runDirectory !== undefined) {
        const files = (0,run_folder/* openRunFolder */.i)((0,external_node_path_.resolve)(workspace, runDirectory), runDirectory);
        return { files, sender: { repository } };
    }
    const origin = (0,update_origin/* updateOrigin */.g)(event, repository);
    if (origin.kind !== "run") {
        throw new user_error/* UserError */.y("The event brings no run.", "Run `import-run` on workflow_run or repository_dispatch, or name a folder as `run-directory`.");
    }
    const received = await (0,receive_update/* receiveFromRun */.L)({ memory: { id, name: repository }, forgeOf, policy }, origin, fetch_artifact/* fetchRun */.k);
    if (!received || !("content" in received))
        return received;
    const { repository: source, id: run } = received.sourceRun;
    return {
        files: archiveSource(received.content),
        sender: { repository: source, url: `${server}/${source}/actions/runs/${run}` },
    };
}
async function refuse(refusals) {
    (0,runner/* setOutput */.uH)("verdict", "fail");
    (0,runner/* setOutput */.uH)("codes", [...new Set(refusals.map(({ code }) => code))].join(","));
    for (const each of refusals)
        core/* error */.z3((0,log_sink/* sanitizeLogLine */.O)((0,report_refusals/* refusalLine */.t)(each)));
    await (0,runner/* writeSummary */.Sy)((0,report_refusals/* renderRefusals */.g)(refusals));
    return 1;
}
function say(line) {
    core/* info */.pq((0,log_sink/* sanitizeLogLine */.O)(line));
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

/***/ 56136:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ reviewersOf)
/* harmony export */ });
const MOST_REVIEWERS = 10;
const GUARDED = new Set(["restricted", "secret-metadata"]);
function reviewersOf({ records, editsGate, ontology }, { author, organization }) {
    const { accounts = {}, memory = [] } = ontology.owners;
    const owned = new Map();
    for (const record of records) {
        for (const owner of record.owners) {
            const list = owned.get(owner);
            if (list)
                list.push(record);
            else
                owned.set(owner, [record]);
        }
    }
    const guards = editsGate ? memory : [];
    const owners = [
        ...guards.map((owner) => ({ owner, reason: "owns the memory, whose rules this change edits" })),
        ...[...owned]
            .filter(([owner]) => !guards.includes(owner))
            .sort(([, a], [, b]) => b.length - a.length)
            .map(([owner, list]) => ({ owner, reason: reasonOf(list) })),
    ];
    const asked = new Map();
    for (const { owner, reason } of owners) {
        for (const name of Object.hasOwn(accounts, owner) ? (accounts[owner] ?? []) : [owner]) {
            const isAuthor = name.toLowerCase() === author.login.toLowerCase();
            if (!isAuthor && !asked.has(name))
                asked.set(name, reason);
        }
    }
    const named = [...asked].slice(0, MOST_REVIEWERS).map(([name, reason]) => ({ name, reason }));
    const names = named.map(({ name }) => name).filter((name) => !name.includes(":"));
    const teamPrefix = `${organization.toLowerCase()}/`;
    return {
        named,
        users: names.filter((name) => !name.includes("/")),
        teams: names
            .filter((name) => name.toLowerCase().startsWith(teamPrefix))
            .map((name) => name.slice(teamPrefix.length)),
    };
}
function reasonOf(records) {
    const [first, ...others] = records;
    const guarded = records.some(({ sensitivity }) => sensitivity.some((word) => GUARDED.has(word)));
    const extent = others.length === 0 ? `owns ${first?.id ?? ""}` : `owns ${records.length} of the records`;
    return guarded ? `${extent}, restricted` : extent;
}


/***/ }),

/***/ 22901:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  V: () => (/* binding */ blockOf),
  F: () => (/* binding */ submitProposal)
});

// EXTERNAL MODULE: ./build/src/memory/forge.js
var memory_forge = __webpack_require__(59402);
// EXTERNAL MODULE: ./build/src/memory/proposal.js
var proposal = __webpack_require__(26139);
// EXTERNAL MODULE: ./build/src/memory/user-error.js
var user_error = __webpack_require__(90989);
// EXTERNAL MODULE: ./build/src/updates/proposal-names.js
var proposal_names = __webpack_require__(54029);
// EXTERNAL MODULE: ./build/src/memory/tree-lookup.js
var tree_lookup = __webpack_require__(15280);
// EXTERNAL MODULE: ./build/src/memory/tree.js
var memory_tree = __webpack_require__(85037);
// EXTERNAL MODULE: ./build/src/updates/lay-on-branch.js
var lay_on_branch = __webpack_require__(7003);
;// CONCATENATED MODULE: ./build/src/commands/proposal-commit.js



async function proposalCommit(input) {
    const { repository, main, base, changes, state } = input;
    const head = await repository.commitTree(state.head);
    const fork = await repository.commitTree(state.mergeBase);
    const left = input.left === undefined ? fork : await repository.commitTree(input.left);
    const [byPeople, byUs] = [await differences(fork, head), await differences(fork, left)];
    const isBehind = state.mergeBase !== base;
    const joins = isBehind && isPlain(input, byPeople);
    const paths = new Set([...changes, ...byUs, ...(joins ? byPeople : [])].map(({ path }) => path));
    const [was, is, now] = [await contents(left, paths), await contents(head, paths), await contents(main, paths)];
    const wanted = new Map(now);
    for (const { path, bytes } of changes) {
        if (bytes)
            wanted.set(path, bytes);
        else
            wanted.delete(path);
    }
    const files = [];
    const conflicts = [];
    let differs = false;
    for (const path of [...paths].sort()) {
        const sides = { path, left: was.get(path), head: is.get(path), wanted: wanted.get(path) };
        const laid = (0,lay_on_branch/* layOnBranch */.e)(sides);
        conflicts.push(...laid.conflicts.map((conflict) => ({ path, ...conflict })));
        if (!isSame(laid.bytes, sides.head))
            differs = true;
        if (!isSame(laid.bytes, (joins ? now : is).get(path)))
            files.push({ path, bytes: laid.bytes });
    }
    if (!differs && !joins)
        return { parents: [state.head], onto: state.head, changes: [], conflicts };
    return joins
        ? { parents: [state.head, base], onto: base, changes: files, conflicts }
        : { parents: [state.head], onto: state.head, changes: files, conflicts };
}
function isPlain({ state, prefix }, byPeople) {
    const isOurs = state.paths?.every((path) => path.startsWith(prefix)) ?? false;
    return isOurs && byPeople.every(({ after }) => after === undefined || after.mode === "100644");
}
async function differences(before, after) {
    const known = await before.stored?.differences(after);
    if (known)
        return known;
    const was = new Map((await before.entries()).map((entry) => [entry.path, entry]));
    const is = new Map((await after.entries()).map((entry) => [entry.path, entry]));
    return [...new Set([...was.keys(), ...is.keys()])].flatMap((path) => {
        const [one, other] = [was.get(path), is.get(path)];
        if (one?.oid === other?.oid && one?.mode === other?.mode)
            return [];
        return [{ path, ...(one && { before: one }), ...(other && { after: other }) }];
    });
}
async function contents(tree, paths) {
    const result = new Map();
    for (const entry of await (0,tree_lookup/* filesAt */.Tl)(paths, tree))
        result.set(entry.path, await (0,memory_tree/* readFile */.TA)(tree, entry));
    return result;
}
function isSame(one, other) {
    return one && other ? Buffer.compare(one, other) === 0 : one === other;
}

;// CONCATENATED MODULE: ./build/src/commands/submit-proposal.js





const MAX_ATTEMPTS = 5;
function blockOf({ branch, main, block }) {
    return {
        ...block,
        schema: "memory-steward.proposal/v1",
        idempotencyKey: (0,proposal_names/* idempotencyKey */.T5)(branch, block.digest),
        base: main.commit ?? "",
    };
}
async function submitProposal(submission, place) {
    const { branch } = submission;
    const block = blockOf(submission);
    const result = { branch, conflicts: [], refused: [] };
    const earlier = await saidBefore(block, branch, place);
    if (earlier)
        return { ...result, ...earlier };
    const written = await advance(submission, block, place);
    if (written === "newer")
        return { ...result, outcome: "newer", pull: undefined };
    const { conflicts, isNew } = written;
    const { comment, ...text } = submission.words(block, conflicts);
    const { pull, outcome } = await place.forge.upsertPull(branch, place.target, text);
    const refused = [
        ...(await attempt("labels", () => setLabels(place.forge, pull, labelsOf(submission, conflicts)))),
        ...(await attempt("reviewers", () => place.forge.requestReviewers(pull, submission.reviewers, always))),
    ];
    const { forge, run } = place;
    await forge.upsertComment(pull.number, { subject: "proposal", body: comment, head: written.head, run }, always);
    const isOld = outcome !== "created" && !isNew;
    return {
        ...result,
        outcome: outcome === "created" ? "proposed" : isOld ? "unchanged" : "updated",
        pull: pull.number,
        conflicts,
        refused,
    };
}
async function saidBefore({ idempotencyKey: key }, branch, { forge, target, run }) {
    const pulls = (await forge.branchPulls(branch)).filter(({ pull }) => pull.base.branch === target);
    const last = pulls.find(({ pull }) => pull.isOpen) ?? pulls[0];
    if (!last)
        return undefined;
    const { number, isOpen } = last.pull;
    const comment = await forge.ownComment(number, "proposal");
    if (!comment)
        return undefined;
    if ((0,proposal/* readBlock */.Gr)(comment.body)?.idempotencyKey === key) {
        if (!isOpen)
            return { outcome: last.isMerged ? "unchanged" : "closed", pull: number };
        return comment.isOnly ? { outcome: "unchanged", pull: number } : undefined;
    }
    if (isOpen && (0,memory_forge/* isNewerRun */.VZ)(comment.run, run))
        return { outcome: "newer", pull: number };
    if (isOpen && last.pull.labels.includes(proposal/* STANDING_LABELS */.rT.auto))
        await forge.setAutoMerge(last.pull, false, always);
    return undefined;
}
async function advance(submission, block, place) {
    const { branch } = submission;
    for (let tries = 1; tries <= MAX_ATTEMPTS; tries++) {
        const state = await place.forge.branchState(branch, block.base);
        const left = state && lastOwn(state, submission);
        if (state && left?.trailers.idempotencyKey === block.idempotencyKey) {
            return { head: state.head, isNew: false, conflicts: [] };
        }
        if (left && (0,memory_forge/* isNewerRun */.VZ)(left.trailers.run, place.run))
            return "newer";
        try {
            return await commit(submission, block, place, state, left?.commit);
        }
        catch (error) {
            if (!(error instanceof memory_forge/* BranchMoved */.A5))
                throw error;
        }
    }
    throw new user_error/* UserError */.y(`The branch ${branch} moved ${MAX_ATTEMPTS} times while the proposal was laid on it. Nothing was written.`, "Run the job again");
}
function lastOwn({ commits }, { branch, block: { kind } }) {
    for (const commit of [...commits].reverse()) {
        const trailers = commit.isOurs ? (0,proposal/* readTrailers */.t8)(commit.message) : undefined;
        if (trailers?.kind === kind && trailers.idempotencyKey === (0,proposal_names/* idempotencyKey */.T5)(branch, trailers.digest)) {
            return { commit, trailers };
        }
    }
    return undefined;
}
async function commit({ branch, main, changes, headline }, block, { forge, source, root, run }, state, left) {
    const { base } = block;
    const prefix = root === "" ? "" : `${root}/`;
    const text = { headline, body: (0,proposal/* writeTrailers */.mS)({ ...block, run }) };
    const fromTop = (files) => files.map(({ path, bytes }) => ({ path: prefix + path, bytes }));
    if (!state) {
        const request = { branch, expectedHead: undefined, parents: [base], onto: base, text, changes: fromTop(changes) };
        return { head: await forge.advanceBranch(request), isNew: true, conflicts: [] };
    }
    const { base: tip } = await source.fetch(branch, []);
    if (tip !== state.head)
        throw new memory_forge/* BranchMoved */.A5(`the branch ${branch} has moved`);
    const made = await proposalCommit({
        repository: source.repository,
        main,
        base,
        changes,
        state,
        left: left?.sha,
        prefix,
    });
    const { conflicts } = made;
    if (made.changes.length === 0 && made.onto === state.head)
        return { head: state.head, isNew: false, conflicts };
    const request = { branch, expectedHead: state.head, ...made, text, changes: fromTop(made.changes) };
    return { head: await forge.advanceBranch(request), isNew: true, conflicts };
}
function labelsOf({ labels, block }, conflicts) {
    const conflict = conflicts.length > 0 ? [proposal/* PROPOSAL_LABELS */.j6.conflict] : [];
    return [proposal/* PROPOSAL_LABELS */.j6[block.kind], (0,proposal/* decisionLabel */.FJ)(block.decision), ...labels, ...conflict];
}
async function setLabels(forge, pull, add) {
    const own = [...proposal/* DECISIONS */.Yv.map(proposal/* decisionLabel */.FJ), proposal/* PROPOSAL_LABELS */.j6.choice, proposal/* PROPOSAL_LABELS */.j6.conflict];
    const labels = { add: [...new Set(add)], remove: own.filter((label) => !add.includes(label)) };
    await forge.setLabels(pull, labels, always);
}
async function attempt(output, write) {
    try {
        await write();
        return [];
    }
    catch (error) {
        if (!(error instanceof user_error/* UserError */.y))
            throw error;
        return [{ output, error }];
    }
}
function always() {
    return Promise.resolve();
}


/***/ }),

/***/ 38145:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ touchedRecords)
/* harmony export */ });
/* harmony import */ var _memory_tree_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85037);

function touchedRecords({ added, changed, vanished, unreadable }) {
    return [
        ...added.map((record) => touched([record])),
        ...changed.map(({ before, after }) => touched([before, after])),
        ...vanished.map(({ before, renamedTo }) => touched(renamedTo ? [before, renamedTo] : [before])),
        ...unreadable.map((record) => touched([record])),
    ].sort((a, b) => (0,_memory_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .comparePaths */ .cD)(a.id, b.id));
}
function touched(sides) {
    const declarations = sides.flatMap((side) => side.declarations);
    const distinct = (values) => [
        ...new Set(values.filter((value) => value !== undefined)),
    ];
    return {
        id: sides[0]?.id ?? "",
        owners: distinct(declarations.flatMap(({ owners }) => owners)),
        kinds: distinct(declarations.map(({ kind }) => kind)),
        classes: distinct(declarations.map(({ className }) => className)),
        sensitivity: distinct(declarations.map(({ sensitivity }) => sensitivity ?? "internal")),
    };
}


/***/ }),

/***/ 33879:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ updateDiff)
/* harmony export */ });
/* harmony import */ var _load_compare_memory_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(79088);
/* harmony import */ var _load_read_memory_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51989);
/* harmony import */ var _memory_guarded_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(641);
/* harmony import */ var _diff_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(42909);




async function updateDiff({ current: { gate, judgement } }, tree) {
    const before = judgement.memory;
    const inspect = ({ declaration }) => declaration;
    const after = await (0,_load_read_memory_js__WEBPACK_IMPORTED_MODULE_1__/* .readMemory */ .S1)(tree, gate, inspect, before.files);
    const change = await (0,_load_compare_memory_js__WEBPACK_IMPORTED_MODULE_0__/* .compareMemories */ .b)(before, after, gate);
    const guarded = (0,_memory_guarded_js__WEBPACK_IMPORTED_MODULE_2__/* .guardedRecords */ .Ff)([change.before, change.after]);
    return { change, diff: await (0,_diff_js__WEBPACK_IMPORTED_MODULE_3__/* .memoryDiff */ .Rs)({ change, before, after, gate, guarded }) };
}


/***/ }),

/***/ 64424:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ isActive),
/* harmony export */   N: () => (/* binding */ RETENTION_TIERS)
/* harmony export */ });
const RETENTION_TIERS = [
    "summary-only",
    "curated-journal",
    "full-journal-redacted",
    "artifact-manifest-only",
    "artifact-bytes-retained",
];
function isActive({ status }) {
    return status === "created" || status === "running" || status === "waiting";
}


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


/***/ }),

/***/ 15226:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ reviewerBlocks),
/* harmony export */   n: () => (/* binding */ collisionBlocks)
/* harmony export */ });
/* harmony import */ var _visible_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36672);
/* harmony import */ var _wording_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71272);
/* harmony import */ var _document_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(35649);



const LISTED = 10;
const NAME_LIMIT = 120;
const CLAUSE_LIMIT = 300;
function collisionBlocks({ collisions = [] }, { pull }, room) {
    const byPull = new Map();
    for (const { pull: other, message } of collisions) {
        const messages = byPull.get(other);
        if (messages)
            messages.push(message);
        else
            byPull.set(other, [message]);
    }
    const others = byPull.size === 1 ? "another open pull request" : "other open pull requests";
    const items = [...byPull].map(([other, messages]) => [
        (0,_document_js__WEBPACK_IMPORTED_MODULE_2__/* .linked */ .q)(pull(other), (0,_document_js__WEBPACK_IMPORTED_MODULE_2__/* .strong */ .ko)((0,_document_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(`Pull request ${other}`))),
        (0,_document_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(": "),
        ...messages.flatMap((message, at) => [...(at === 0 ? [] : [(0,_document_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(", ")]), (0,_document_js__WEBPACK_IMPORTED_MODULE_2__/* .prose */ .CS)((0,_visible_text_js__WEBPACK_IMPORTED_MODULE_0__/* .clip */ .$Q)(message, CLAUSE_LIMIT))]),
    ]);
    return listUnder((0,_document_js__WEBPACK_IMPORTED_MODULE_2__/* .heading */ .R_)(3, (0,_document_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(`⚠️ Collides with ${others}`)), items, "pull request", room);
}
function reviewerBlocks({ reviewers = [] }, room) {
    const items = reviewers.map(({ name, reason }) => [
        (0,_document_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(`${name.includes(":") ? "" : "@"}${(0,_visible_text_js__WEBPACK_IMPORTED_MODULE_0__/* .clip */ .$Q)(name, NAME_LIMIT)}`),
        (0,_document_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(" "),
        (0,_document_js__WEBPACK_IMPORTED_MODULE_2__/* .prose */ .CS)((0,_visible_text_js__WEBPACK_IMPORTED_MODULE_0__/* .clip */ .$Q)(reason, CLAUSE_LIMIT)),
    ]);
    const [only] = items;
    if (only && items.length === 1) {
        const line = (0,_document_js__WEBPACK_IMPORTED_MODULE_2__/* .paragraph */ .FY)((0,_document_js__WEBPACK_IMPORTED_MODULE_2__/* .strong */ .ko)((0,_document_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)("Reviewer:")), (0,_document_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(" "), ...only);
        return room.take([line]) ? [line] : [];
    }
    return listUnder((0,_document_js__WEBPACK_IMPORTED_MODULE_2__/* .paragraph */ .FY)((0,_document_js__WEBPACK_IMPORTED_MODULE_2__/* .strong */ .ko)((0,_document_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)("Reviewers"))), items, "reviewer", room);
}
function listUnder(title, items, noun, room) {
    if (items.length === 0 || !room.take([title]))
        return [];
    const list = room.fill(items, LISTED, (shown) => {
        const rest = items.length - shown.length;
        const more = rest > 0 ? [[(0,_document_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(`and ${(0,_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(rest, `more ${noun}`)}`)]] : [];
        return { kind: "list", items: [...shown, ...more] };
    });
    return list ? [title, list] : [];
}


/***/ }),

/***/ 54379:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ renderRefusals),
/* harmony export */   t: () => (/* binding */ refusalLine)
/* harmony export */ });
/* harmony import */ var _wording_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71272);

function refusalLine({ code, message, advice, at }) {
    return `${code}${at ? ` at ${(0,_wording_js__WEBPACK_IMPORTED_MODULE_0__/* .lineAndColumn */ .q1)(at)}` : ""}: ${message} ${advice}`;
}
function renderRefusals(refusals) {
    const rows = refusals.map(({ code, message, advice, at }) => `| \`${code}\` | ${at ? (0,_wording_js__WEBPACK_IMPORTED_MODULE_0__/* .lineAndColumn */ .q1)(at) : ""} | ${message} | ${advice} |`);
    return `## Memory update refused\n\nNothing was written.\n\n| Code | Place | What is wrong | What to do |\n| --- | --- | --- | --- |\n${rows.join("\n")}\n`;
}


/***/ }),

/***/ 7003:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ layOnBranch)
/* harmony export */ });
/* harmony import */ var _lay_on_file_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47965);

function layOnBranch({ path, left, head, wanted }) {
    if (isSame(head, left) || isSame(head, wanted))
        return { bytes: wanted, conflicts: [] };
    if (isSame(wanted, left))
        return { bytes: head, conflicts: [] };
    const laid = head && wanted && (0,_lay_on_file_js__WEBPACK_IMPORTED_MODULE_0__/* .layOnFile */ .C)(path, { main: head, base: left, propose: { bytes: wanted } });
    if (laid)
        return { bytes: laid.after, conflicts: laid.conflicts };
    return { bytes: head, conflicts: [{ field: "file", main: textOf(head), proposed: textOf(wanted) }] };
}
function isSame(one, other) {
    return one && other ? Buffer.compare(one, other) === 0 : one === other;
}
function textOf(bytes) {
    return bytes && new TextDecoder().decode(bytes);
}


/***/ }),

/***/ 47965:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ layOnFile)
/* harmony export */ });
/* harmony import */ var _parse_parse_file_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73670);
/* harmony import */ var _lay_record_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2502);


const NOTHING = { fields: {}, body: "" };
function layOnFile(path, { main, base, propose }) {
    const format = (0,_parse_parse_file_js__WEBPACK_IMPORTED_MODULE_0__/* .formatOf */ .b)(path);
    if (!format)
        return undefined;
    const present = (0,_lay_record_js__WEBPACK_IMPORTED_MODULE_1__/* .recordContent */ .rh)(path, format, main);
    const read = base ? (0,_lay_record_js__WEBPACK_IMPORTED_MODULE_1__/* .recordContent */ .rh)(path, format, base) : NOTHING;
    if (!present || !read)
        return undefined;
    const proposed = "bytes" in propose
        ? (0,_lay_record_js__WEBPACK_IMPORTED_MODULE_1__/* .recordContent */ .rh)(path, format, propose.bytes)
        : (0,_lay_record_js__WEBPACK_IMPORTED_MODULE_1__/* .withMembers */ .gn)(base ? read : present, propose.members, propose.body);
    const laid = proposed && (0,_lay_record_js__WEBPACK_IMPORTED_MODULE_1__/* .layRecord */ .OY)(path, format, { base: read, main: present, bytes: main, proposed });
    return laid && { after: laid.bytes, conflicts: laid.conflicts };
}


/***/ }),

/***/ 54029:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CC: () => (/* binding */ importBranch),
/* harmony export */   T5: () => (/* binding */ idempotencyKey),
/* harmony export */   Ub: () => (/* binding */ updateBranch)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _memory_proposal_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26139);


const SHOWN = 60;
function updateBranch({ repository, id }) {
    const name = repository.toLowerCase();
    const parts = [...name.split("/"), id].map(refPart);
    return `${(0,_memory_proposal_js__WEBPACK_IMPORTED_MODULE_1__/* .branchPrefix */ .$j)("update")}${parts.join("-")}-${hex([name, id]).slice(0, 8)}`;
}
function importBranch(run, digest) {
    return `${(0,_memory_proposal_js__WEBPACK_IMPORTED_MODULE_1__/* .branchPrefix */ .$j)("import")}${refPart(run)}-${digest.replace(/^sha256:/, "").slice(0, 12)}`;
}
function idempotencyKey(branch, digest) {
    return `sha256:${hex([branch, digest])}`;
}
function refPart(name) {
    const plain = name
        .replace(/[^A-Za-z0-9._-]+/g, "-")
        .replace(/\.{2,}/g, ".")
        .replace(/^[.-]+|[.-]+$/g, "");
    return plain.slice(0, SHOWN).replace(/[.-]+$/, "") || "run";
}
function hex(names) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(JSON.stringify(names)).digest("hex");
}


/***/ }),

/***/ 89218:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ readUpdate),
/* harmony export */   J: () => (/* binding */ MAX_UPDATE_BYTES)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4573);
/* harmony import */ var _layouts_file_schemas_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5962);
/* harmony import */ var _memory_document_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(29360);
/* harmony import */ var _memory_plain_data_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(85742);
/* harmony import */ var _parse_locate_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(16687);
/* harmony import */ var _parse_open_file_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(36505);
/* harmony import */ var _parse_parse_file_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(73670);
/* harmony import */ var _refusal_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(56340);









const MAX_UPDATE_BYTES = 4 * 1024 * 1024;
const LIMITS = { ..._memory_document_js__WEBPACK_IMPORTED_MODULE_3__/* .DEFAULT_LIMITS */ .d, fileBytes: MAX_UPDATE_BYTES, depth: 24, documents: 1 };
const MAX_TOLD = 20;
async function readUpdate(bytes) {
    if (bytes.length > MAX_UPDATE_BYTES) {
        return [(0,_refusal_js__WEBPACK_IMPORTED_MODULE_7__/* .refusal */ .x)("TOO_LARGE", `The update has more than ${MAX_UPDATE_BYTES / 1024 / 1024} MiB.`)];
    }
    if (!(0,node_buffer__WEBPACK_IMPORTED_MODULE_1__.isUtf8)(bytes) || bytes.includes(0))
        return [(0,_refusal_js__WEBPACK_IMPORTED_MODULE_7__/* .refusal */ .x)("NOT_TEXT", "The update is not plain UTF-8 text.")];
    const parsed = (0,_parse_parse_file_js__WEBPACK_IMPORTED_MODULE_6__/* .parseFile */ .C)(PATH, "json", bytes, LIMITS);
    const locator = (0,_parse_locate_js__WEBPACK_IMPORTED_MODULE_4__/* .openLocator */ .D)(PATH, "json", bytes);
    if (parsed.problems.length > 0)
        return parsed.problems.slice(0, MAX_TOLD).map((problem) => faultOf(problem, locator));
    const value = parsed.documents[0]?.value;
    const odd = oddity(new _parse_open_file_js__WEBPACK_IMPORTED_MODULE_5__/* .OpenFile */ .T(PATH, "json", bytes, LIMITS), locator);
    if (odd)
        return [odd];
    if ((0,_memory_plain_data_js__WEBPACK_IMPORTED_MODULE_8__/* .isMapping */ .p)(value) && value["schema"] !== SCHEMA) {
        return [(0,_refusal_js__WEBPACK_IMPORTED_MODULE_7__/* .refusal */ .x)("UNKNOWN_FORMAT", "The update is of a format that this steward does not read.")];
    }
    const errors = await (0,_layouts_file_schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .schemaErrors */ .d)("memoryUpdate", value);
    if (errors.length > 0)
        return errors.slice(0, MAX_TOLD).map(({ pointer, message }) => invalid(pointer, message, locator));
    return { update: value, digest: updateDigest(value) };
}
const PATH = "memory-update.json";
const SCHEMA = "memory-steward.update/v1";
function updateDigest(value) {
    return `sha256:${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update((0,_memory_plain_data_js__WEBPACK_IMPORTED_MODULE_8__/* .canonicalJson */ .d)(value)).digest("hex")}`;
}
function faultOf({ rule, at, related }, locator) {
    const where = { at: locator.range(at).start };
    if (related)
        return (0,_refusal_js__WEBPACK_IMPORTED_MODULE_7__/* .refusal */ .x)("DUPLICATE_KEY", "A member stands twice in one object.", where);
    if (rule === "parse/limit-exceeded")
        return (0,_refusal_js__WEBPACK_IMPORTED_MODULE_7__/* .refusal */ .x)("TOO_DEEP", "The update nests or holds too many values.", where);
    return (0,_refusal_js__WEBPACK_IMPORTED_MODULE_7__/* .refusal */ .x)("NOT_JSON", "The update is not valid JSON.", where);
}
function oddity(file, locator) {
    const root = file.tree(0);
    const pending = root ? [root] : [];
    for (let node = pending.pop(); node; node = pending.pop()) {
        for (const { key, value } of node.entries) {
            if (key && RESERVED.has(key.name)) {
                return (0,_refusal_js__WEBPACK_IMPORTED_MODULE_7__/* .refusal */ .x)("RESERVED_KEY", "A member has a name that is not allowed.", {
                    at: file.lines.range(key.start, key.end).start,
                });
            }
            pending.push(value);
        }
    }
    const content = file.content(0)?.value;
    const pointer = unpaired(content, []);
    return pointer && (0,_refusal_js__WEBPACK_IMPORTED_MODULE_7__/* .refusal */ .x)("NOT_TEXT", "A text holds half a character.", { at: placeOf(pointer, locator) });
}
const RESERVED = new Set(["__proto__", "constructor", "prototype"]);
function unpaired(value, pointer) {
    if (typeof value === "string")
        return /\p{Surrogate}/u.test(value) ? pointer : undefined;
    if (typeof value !== "object" || value === null)
        return undefined;
    for (const [name, member] of Object.entries(value)) {
        if (/\p{Surrogate}/u.test(name))
            return pointer;
        const found = unpaired(member, [...pointer, Array.isArray(value) ? Number(name) : name]);
        if (found)
            return found;
    }
    return undefined;
}
function invalid(pointer, message, locator) {
    const known = message.includes("has no member") ? pointer.slice(0, -1) : pointer;
    const place = known.filter((step) => typeof step === "number" || KNOWN.test(step)).join(".");
    const own = message.includes("has no member")
        ? "has a member that the format does not know"
        : message.replace(/^"[^"]*" /, "");
    const change = pointer[0] === "changes" && typeof pointer[1] === "number" ? { change: pointer[1] + 1 } : {};
    return (0,_refusal_js__WEBPACK_IMPORTED_MODULE_7__/* .refusal */ .x)("INVALID", `${place === "" ? "The update" : `"${place}"`} ${own}.`, {
        at: placeOf(pointer, locator),
        ...change,
    });
}
const KNOWN = /^[A-Za-z$]{1,20}$/;
function placeOf(pointer, locator) {
    return locator.range({ path: PATH, document: 0, pointer }).start;
}


/***/ })

};
