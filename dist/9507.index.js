export const id = 9507;
export const ids = [9507];
export const modules = {

/***/ 80606:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ blobOid),
/* harmony export */   c: () => (/* binding */ nullOid)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);

function blobOid(bytes, format) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)(format).update(`blob ${bytes.length}\0`).update(bytes).digest("hex");
}
function nullOid(format) {
    return "0".repeat(format === "sha1" ? 40 : 64);
}


/***/ }),

/***/ 81891:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   YR: () => (/* binding */ closedPlace),
/* harmony export */   iD: () => (/* binding */ writeUserSettings),
/* harmony export */   sb: () => (/* binding */ readSettings)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
/* harmony import */ var _git_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(50998);
/* harmony import */ var _memory_user_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(90989);




const CLOSED_VARIABLES = {
    LC_ALL: "C",
    GIT_CONFIG_NOSYSTEM: "1",
    GIT_ATTR_NOSYSTEM: "1",
    GIT_TERMINAL_PROMPT: "0",
    GIT_OPTIONAL_LOCKS: "0",
    GIT_LITERAL_PATHSPECS: "1",
    GIT_NO_REPLACE_OBJECTS: "1",
    GIT_NO_LAZY_FETCH: "1",
    GIT_ALLOW_PROTOCOL: "none",
};
const CLOSED_KEYS = [
    ["core.hooksPath", node_os__WEBPACK_IMPORTED_MODULE_1__.devNull],
    ["core.fsmonitor", "false"],
    ["core.splitIndex", "false"],
    ["core.safecrlf", "false"],
    ["core.warnAmbiguousRefs", "true"],
    ["safe.bareRepository", "explicit"],
    ["protocol.allow", "never"],
    ["protocol.file.allow", "never"],
    ["gc.auto", "0"],
    ["core.looseCompression", "0"],
    ["maintenance.auto", "false"],
    ["merge.renameLimit", "1000"],
];
const USER_KEYS = "safe\\.directory|core\\.(excludesfile|attributesfile|autocrlf|eol|filemode|symlinks|ignorecase|precomposeunicode" +
    "|checkstat|trustctime|longpaths)";
const REPOSITORY_KEYS = "filter\\..*|extensions\\.partialclone|remote\\..*\\.promisor";
async function readSettings(folder) {
    const place = { folder, env: { ...inherited(/^GIT_(?!CONFIG)/i), LC_ALL: "C" } };
    const pattern = `^(${USER_KEYS}|${REPOSITORY_KEYS})$`;
    let output;
    try {
        const answer = await (0,_git_js__WEBPACK_IMPORTED_MODULE_2__/* .runGit */ .EO)(place, ["config", "--null", "--show-scope", "--get-regexp", pattern], {
            accept: [0, 1],
        });
        output = answer.stdout;
    }
    catch (error) {
        if (!(error instanceof _git_js__WEBPACK_IMPORTED_MODULE_2__/* .GitError */ .XS))
            throw error;
        throw new _memory_user_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y(`Git cannot work in ${folder}: ${error.reason}`, "Mend what it names");
    }
    return parseSettings(output.toString("utf8"));
}
function parseSettings(text) {
    const user = [];
    const filters = new Set();
    let partial = false;
    let symlinks = true;
    const fields = text.split("\0");
    for (let i = 0; i + 1 < fields.length; i += 2) {
        const scope = fields[i] ?? "";
        const entry = fields[i + 1] ?? "";
        const end = entry.indexOf("\n");
        const key = end === -1 ? entry : entry.slice(0, end);
        const value = end === -1 ? undefined : entry.slice(end + 1);
        if (key === "core.symlinks")
            symlinks = !/^(false|no|off|0|)$/i.test(value ?? "true");
        if (key.startsWith("filter."))
            filters.add(key.slice("filter.".length, key.lastIndexOf(".")));
        else if (key.startsWith("remote.") || key.startsWith("extensions."))
            partial = true;
        else if (scope !== "local" && scope !== "worktree")
            user.push([key, value]);
    }
    return { user, filters, partial, symlinks };
}
function writeUserSettings(file, settings) {
    const lines = settings.user.map(([key, value]) => {
        const dot = key.indexOf(".");
        const name = key.slice(dot + 1);
        return `[${key.slice(0, dot)}]\n\t${value === undefined ? name : `${name} = ${quoteValue(value)}`}\n`;
    });
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(file, lines.join(""));
}
function closedPlace(folder, globalConfig, filters) {
    const keys = [...CLOSED_KEYS];
    for (const name of filters) {
        for (const key of ["clean", "smudge", "process"])
            keys.push([`filter.${name}.${key}`, ""]);
        keys.push([`filter.${name}.required`, "false"]);
    }
    const env = { ...inherited(/^GIT_/i), ...CLOSED_VARIABLES };
    env["GIT_CONFIG_GLOBAL"] = globalConfig;
    env["GIT_CONFIG_COUNT"] = String(keys.length);
    keys.forEach(([key, value], index) => {
        env[`GIT_CONFIG_KEY_${index}`] = key;
        env[`GIT_CONFIG_VALUE_${index}`] = value;
    });
    return { folder, env };
}
function inherited(drop) {
    const env = {};
    for (const [name, value] of Object.entries(process.env)) {
        if (value !== undefined && !drop.test(name))
            env[name] = value;
    }
    return env;
}
function quoteValue(value) {
    const escaped = value.replace(/[\\"]/g, "\\$&").replaceAll("\n", "\\n").replaceAll("\t", "\\t");
    return `"${escaped}"`;
}


/***/ }),

/***/ 50998:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $q: () => (/* binding */ MAX_OUTPUT_BYTES),
/* harmony export */   EO: () => (/* binding */ runGit),
/* harmony export */   FB: () => (/* binding */ feedFromGit),
/* harmony export */   TM: () => (/* binding */ GitOutputTooLarge),
/* harmony export */   XS: () => (/* binding */ GitError),
/* harmony export */   bJ: () => (/* binding */ runGitSync),
/* harmony export */   rh: () => (/* binding */ GitMissing),
/* harmony export */   sO: () => (/* binding */ withVariables),
/* harmony export */   t1: () => (/* binding */ streamGit),
/* harmony export */   zY: () => (/* binding */ openGit)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
/* harmony import */ var _memory_user_error_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(90989);





function withVariables(place, variables) {
    return { folder: place.folder, env: { ...place.env, ...variables } };
}
class GitError extends Error {
    name = "GitError";
    code;
    stderr;
    reason;
    constructor(args, code, stderr) {
        const end = code === undefined ? "git was ended by a signal" : `git ended with status ${code}`;
        const reason = stderr === "" ? end : stderr;
        super(`git ${args[0] ?? ""} failed: ${reason}`);
        this.code = code;
        this.stderr = stderr;
        this.reason = reason;
    }
}
class GitMissing extends _memory_user_error_js__WEBPACK_IMPORTED_MODULE_4__/* .UserError */ .y {
    constructor() {
        super("Git is not installed, or not on the PATH.", "Install Git 2.38 or newer");
    }
}
class GitOutputTooLarge extends Error {
    name = "GitOutputTooLarge";
}
const MAX_OUTPUT_BYTES = 128 * 1024 * 1024;
const MAX_STDERR_BYTES = 4096;
const MAX_MEMORY_BYTES = 1024 * 1024 * 1024;
const MEMORY_CHECK_MS = 200;
const MAX_SILENCE_MS = 300_000;
const NEUTRAL_FOLDER = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.parse)((0,node_os__WEBPACK_IMPORTED_MODULE_2__.tmpdir)()).root;
function streamGit(place, args, options) {
    return new Promise((resolve, reject) => {
        const child = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)("git", ["-C", place.folder, ...args], {
            cwd: NEUTRAL_FOLDER,
            env: place.env,
            stdio: ["pipe", "toFile" in options ? options.toFile : "pipe", "pipe"],
            windowsHide: true,
        });
        const { stdin, stderr } = child;
        if (stdin === null || stderr === null)
            throw new Error("git was started without pipes");
        const errors = [];
        let errorBytes = 0;
        let stopped = false;
        const stop = () => {
            stopped = true;
            child.kill("SIGKILL");
        };
        const giveUp = (reason) => {
            stop();
            reject(new GitError(args, undefined, reason));
        };
        const maxSilenceMs = options.maxSilenceMs ?? MAX_SILENCE_MS;
        const silence = setTimeout(() => {
            giveUp(`no answer for ${maxSilenceMs / 1000} seconds`);
        }, maxSilenceMs);
        const memory = setInterval(() => {
            if (ownMemory(child.pid) > MAX_MEMORY_BYTES)
                giveUp("it needs too much memory");
        }, MEMORY_CHECK_MS);
        const release = () => {
            clearTimeout(silence);
            clearInterval(memory);
        };
        child.stdout?.on("data", (chunk) => {
            if (stopped || "toFile" in options)
                return;
            silence.refresh();
            try {
                if (!options.onData(chunk))
                    stop();
            }
            catch (error) {
                stop();
                reject(error instanceof Error ? error : new Error(String(error)));
            }
        });
        stderr.on("data", (chunk) => {
            if (errorBytes < MAX_STDERR_BYTES)
                errors.push(chunk);
            errorBytes += chunk.length;
        });
        stdin.on("error", () => undefined);
        child.on("error", (error) => {
            release();
            reject(asStartError(error));
        });
        child.on("close", (code) => {
            release();
            resolve({ code: code ?? undefined, stderr: errorText(Buffer.concat(errors)), stopped });
        });
        stdin.end(options.input ?? "");
    });
}
function openGit(place, args, onData, onEnd) {
    const child = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)("git", ["-C", place.folder, ...args], {
        cwd: NEUTRAL_FOLDER,
        env: place.env,
        stdio: ["pipe", "pipe", "pipe"],
        windowsHide: true,
    });
    let errors = "";
    const ended = new Promise((resolve) => {
        child.on("error", (error) => {
            onEnd(asStartError(error));
            resolve();
        });
        child.on("close", (code) => {
            onEnd(new GitError(args, code ?? undefined, errors.trim()));
            resolve();
        });
    });
    child.stdout.on("data", onData);
    child.stderr.on("data", (chunk) => {
        if (errors.length < MAX_STDERR_BYTES)
            errors += chunk.toString("utf8").slice(0, MAX_STDERR_BYTES);
    });
    child.stdin.on("error", () => undefined);
    return {
        ask: (text) => void child.stdin.write(text),
        close: () => {
            child.stdin.end();
            return ended;
        },
    };
}
async function feedFromGit(place, args, options, onChunk) {
    const { accept = [0], maxBytes = MAX_OUTPUT_BYTES, ...rest } = options;
    let bytes = 0;
    const exit = await streamGit(place, args, {
        ...rest,
        onData: (chunk) => {
            bytes += chunk.length;
            if (bytes > maxBytes)
                return false;
            onChunk(chunk);
            return true;
        },
    });
    if (exit.stopped)
        throw new GitOutputTooLarge(`git ${args[0] ?? ""} printed more than ${maxBytes} bytes`);
    const { code, stderr } = exit;
    if (code === undefined || !accept.includes(code))
        throw new GitError(args, code, stderr);
    return { code, stderr };
}
async function runGit(place, args, options = {}) {
    const chunks = [];
    const answer = await feedFromGit(place, args, options, (chunk) => chunks.push(chunk));
    return { ...answer, stdout: Buffer.concat(chunks) };
}
function runGitSync(place, args) {
    const result = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawnSync)("git", ["-C", place.folder, ...args], {
        cwd: NEUTRAL_FOLDER,
        env: place.env,
        maxBuffer: MAX_OUTPUT_BYTES,
        timeout: MAX_SILENCE_MS,
        windowsHide: true,
    });
    if (result.error)
        throw asStartError(result.error);
    if (result.status !== 0)
        throw new GitError(args, result.status ?? undefined, errorText(result.stderr));
    return result.stdout;
}
function ownMemory(pid) {
    if (process.platform !== "linux" || pid === undefined)
        return 0;
    try {
        const status = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(`/proc/${pid}/status`, "latin1");
        return Number(/^RssAnon:\s*(\d+) kB$/m.exec(status)?.[1] ?? 0) * 1024;
    }
    catch {
        return 0;
    }
}
function asStartError(error) {
    return "code" in error && error.code === "ENOENT" ? new GitMissing() : error;
}
function errorText(bytes) {
    return bytes.subarray(0, MAX_STDERR_BYTES).toString("utf8").trim();
}


/***/ }),

/***/ 98656:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KD: () => (/* binding */ MAX_PATHS),
/* harmony export */   g$: () => (/* binding */ tooLarge),
/* harmony export */   gZ: () => (/* binding */ MAX_FILE_BYTES)
/* harmony export */ });
const MAX_FILE_BYTES = 64 * 1024 * 1024;
function tooLarge() {
    return new Error(`it is larger than ${MAX_FILE_BYTES / 1024 / 1024} MiB`);
}
const MAX_PATHS = 750_000;


/***/ }),

/***/ 83930:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ findGit),
/* harmony export */   e: () => (/* binding */ requireVersion)
/* harmony export */ });
/* harmony import */ var _memory_user_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90989);
/* harmony import */ var _git_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50998);


async function findGit(place) {
    const questions = ["--show-toplevel", "--git-dir", "--git-path", "objects", "--git-path", "shallow"];
    const args = ["rev-parse", "--path-format=absolute", ...questions, "--show-object-format"];
    let answer;
    try {
        const { stdout } = await (0,_git_js__WEBPACK_IMPORTED_MODULE_1__/* .runGit */ .EO)(place, args);
        answer = stdout.toString("utf8");
    }
    catch (error) {
        if (!(error instanceof _git_js__WEBPACK_IMPORTED_MODULE_1__/* .GitError */ .XS))
            throw error;
        if (error.stderr.includes("not a git repository (or any"))
            return undefined;
        throw refusal(place.folder, error);
    }
    const [top, gitDir, objects, shallow, format, ...rest] = answer.trimEnd().split("\n");
    const isFormat = format === "sha1" || format === "sha256";
    if (!top || !gitDir || !objects || !shallow || !isFormat || rest.length > 0) {
        throw new _memory_user_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y(`Git describes the repository of ${place.folder} in a way that cannot be read.`, "Use Git 2.38 or newer, and a path without line breaks");
    }
    return { top, gitDir, objects, shallow, format };
}
function refusal(folder, error) {
    if (error.stderr.includes("dubious ownership")) {
        return new _memory_user_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y(`Git refuses the repository of ${folder}, because another user owns it.`, `If you trust it, run: git config --global --add safe.directory ${/in repository at '(.*)'/.exec(error.stderr)?.[1] ?? folder}`);
    }
    if (/must be run in a work tree|bare repository/.test(error.stderr)) {
        return new _memory_user_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y(`${folder} is not in the work tree of a repository.`, "Name a folder of a checkout");
    }
    return new _memory_user_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y(`Git cannot open the repository of ${folder}: ${error.reason}`, "Mend the repository first");
}
async function requireVersion(place) {
    const { stdout } = await (0,_git_js__WEBPACK_IMPORTED_MODULE_1__/* .runGit */ .EO)(place, ["version"]);
    const text = stdout.toString("latin1").trim();
    const [, major, minor] = /(\d+)\.(\d+)/.exec(text) ?? [];
    if (Number(major) > 2 || (Number(major) === 2 && Number(minor) >= 38))
        return;
    throw new _memory_user_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y(`A comparison needs Git 2.38 or newer; this is ${text}.`, "Install a newer Git");
}


/***/ }),

/***/ 6907:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  cp: () => (/* binding */ adviceFor),
  hB: () => (/* binding */ createObjectStore),
  lP: () => (/* binding */ makeScratch),
  WG: () => (/* binding */ quotePath),
  ZU: () => (/* binding */ removeScratch),
  Cf: () => (/* binding */ unreadableHistory)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/src/memory/user-error.js
var user_error = __webpack_require__(90989);
// EXTERNAL MODULE: ./build/src/git/closed-config.js
var closed_config = __webpack_require__(81891);
// EXTERNAL MODULE: ./build/src/git/git.js
var git_git = __webpack_require__(50998);
// EXTERNAL MODULE: ./build/src/git/limits.js
var limits = __webpack_require__(98656);
;// CONCATENATED MODULE: ./build/src/git/object-reader.js


const NEWLINE = 0x0a;
class ObjectReader {
    #place;
    #questions = [];
    #git;
    #unsent = "";
    #chunks = [];
    #bytes = 0;
    #answer;
    constructor(place) {
        this.#place = place;
    }
    read(name) {
        if (name.includes("\n"))
            return Promise.resolve(undefined);
        return new Promise((resolve, reject) => {
            this.#questions.push({ resolve, reject });
            this.#git ??= this.#open();
            if (this.#unsent === "") {
                queueMicrotask(() => {
                    this.#git?.ask(this.#unsent);
                    this.#unsent = "";
                });
            }
            this.#unsent += `${name}\n`;
        });
    }
    async close() {
        await this.#git?.close();
    }
    #open() {
        const git = (0,git_git/* openGit */.zY)(this.#place, ["cat-file", "--batch"], (chunk) => {
            if (this.#git === git)
                this.#take(chunk);
        }, (error) => {
            if (this.#git === git)
                this.#fail(error);
        });
        return git;
    }
    #take(chunk) {
        this.#chunks.push(chunk);
        this.#bytes += chunk.length;
        if (this.#answer && this.#bytes < this.#answer.end)
            return;
        let held = this.#chunks.length === 1 ? chunk : Buffer.concat(this.#chunks);
        while (held.length > 0) {
            if (!this.#answer) {
                const end = held.indexOf(NEWLINE);
                if (end === -1)
                    break;
                const header = held.toString("latin1", 0, end);
                const match = /^([0-9a-f]{40,64}) ([a-z]+) (\d+)$/.exec(header);
                if (!match) {
                    held = held.subarray(end + 1);
                    this.#questions.shift()?.resolve(undefined);
                    continue;
                }
                const [, oid = "", type = "", size = ""] = match;
                if (Number(size) > limits/* MAX_FILE_BYTES */.gZ) {
                    this.#fail((0,limits/* tooLarge */.g$)());
                    return;
                }
                this.#answer = { oid, type, start: end + 1, end: end + 1 + Number(size) + 1 };
            }
            const { oid, type, start, end } = this.#answer;
            if (held.length < end)
                break;
            const bytes = Buffer.from(held.subarray(start, end - 1));
            held = held.subarray(end);
            this.#answer = undefined;
            this.#questions.shift()?.resolve({ oid, type, bytes });
        }
        this.#chunks = held.length === 0 ? [] : [held];
        this.#bytes = held.length;
    }
    #fail(error) {
        void this.#git?.close();
        this.#git = undefined;
        this.#unsent = "";
        this.#answer = undefined;
        this.#chunks = [];
        this.#bytes = 0;
        for (const question of this.#questions.splice(0))
            question.reject(error);
    }
}

;// CONCATENATED MODULE: ./build/src/git/object-store.js







function makeScratch() {
    try {
        return (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), "memory-steward-"));
    }
    catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        throw new user_error/* UserError */.y(`No temporary folder can be made: ${reason}`, "Set TMPDIR to a folder that can be written to");
    }
}
function removeScratch(scratch) {
    (0,external_node_fs_.rmSync)(scratch, { recursive: true, force: true });
}
function createObjectStore(scratch, borrowed) {
    const folder = (0,external_node_path_.join)(scratch, "store");
    const objects = (0,external_node_path_.join)(folder, "objects");
    (0,external_node_fs_.mkdirSync)((0,external_node_path_.join)(objects, "info"), { recursive: true });
    (0,external_node_fs_.mkdirSync)((0,external_node_path_.join)(folder, "refs"));
    (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(folder, "HEAD"), "ref: refs/heads/none\n");
    (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(folder, "config"), `[core]\n\trepositoryformatversion = 1\n\tbare = true\n[extensions]\n\tobjectformat = ${borrowed.format}\n`);
    (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(objects, "info", "alternates"), `${quotePath(borrowed.objects)}\n`);
    const boundary = readIfPresent(borrowed.shallow);
    if (boundary !== "")
        (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(folder, "shallow"), boundary);
    const place = (0,git_git/* withVariables */.sO)((0,closed_config/* closedPlace */.YR)(folder, external_node_os_.devNull, new Set()), { GIT_DIR: folder });
    return {
        place,
        reader: new ObjectReader(place),
        scratch,
        objects,
        format: borrowed.format,
        top: borrowed.top,
        shallow: new Set(boundary.split("\n").filter((line) => line !== "")),
        partial: borrowed.partial,
    };
}
function adviceFor(store) {
    return store.partial
        ? "Use a full clone: this one is partial, and nothing is fetched while checking"
        : "Run `git fsck` to find what is broken";
}
function unreadableHistory(store, error) {
    return new user_error/* UserError */.y(`The history cannot be read: ${error.reason}`, adviceFor(store));
}
function readIfPresent(path) {
    try {
        return (0,external_node_fs_.readFileSync)(path, "utf8");
    }
    catch (error) {
        if (error instanceof Error && "code" in error && error.code === "ENOENT")
            return "";
        throw error;
    }
}
function quotePath(path) {
    return `"${path.replace(/[\\"]/g, "\\$&").replaceAll("\n", "\\n")}"`;
}


/***/ }),

/***/ 9204:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  h: () => (/* binding */ openRepository)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/src/memory/user-error.js
var user_error = __webpack_require__(90989);
// EXTERNAL MODULE: ./build/src/memory/tree.js
var tree = __webpack_require__(85037);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
;// CONCATENATED MODULE: ./build/src/git/batch-answers.js
const NEWLINE = 0x0a;
class BatchAnswers {
    count = 0;
    #oids;
    #visit;
    #held = Buffer.alloc(0);
    #heldBytes = 0;
    #want;
    constructor(oids, visit) {
        this.#oids = oids;
        this.#visit = visit;
    }
    take(chunk) {
        let at = 0;
        while (at < chunk.length) {
            if (this.#want === undefined) {
                const end = chunk.indexOf(NEWLINE, at);
                if (end === -1) {
                    this.#hold(chunk, at, chunk.length);
                    return true;
                }
                const header = this.#release(chunk, at, end).toString("latin1");
                const [oid, type, size] = header.split(" ");
                if (oid !== this.#oids[this.count] || type !== "blob")
                    return false;
                this.#want = Number(size) + 1;
                at = end + 1;
                continue;
            }
            const end = at + this.#want - this.#heldBytes;
            if (end > chunk.length) {
                this.#hold(chunk, at, chunk.length);
                return true;
            }
            const bytes = this.#release(chunk, at, end);
            at = end;
            this.#want = undefined;
            this.#visit(this.count++, bytes.subarray(0, bytes.length - 1));
        }
        return true;
    }
    #hold(chunk, start, end) {
        const bytes = this.#heldBytes + end - start;
        if (bytes > this.#held.length) {
            const larger = Buffer.allocUnsafeSlow(Math.max(bytes, this.#want ?? 0));
            this.#held.copy(larger, 0, 0, this.#heldBytes);
            this.#held = larger;
        }
        chunk.copy(this.#held, this.#heldBytes, start, end);
        this.#heldBytes = bytes;
    }
    #release(chunk, start, end) {
        if (this.#heldBytes === 0)
            return chunk.subarray(start, end);
        this.#hold(chunk, start, end);
        const bytes = this.#held.subarray(0, this.#heldBytes);
        this.#heldBytes = 0;
        return bytes;
    }
}

// EXTERNAL MODULE: ./build/src/git/git.js
var git = __webpack_require__(50998);
// EXTERNAL MODULE: ./build/src/git/limits.js
var limits = __webpack_require__(98656);
;// CONCATENATED MODULE: ./build/src/git/cat-file.js





const WINDOW_BYTES = 32 * 1024 * 1024;
const HEADER_BYTES = 80;
const READ_BYTES = 1024 * 1024;
const MAX_FAILURES = 100;
async function catBlobs(store, oids, visit) {
    const sizes = await blobSizes(store, oids);
    let next = 0;
    const visitUnreadable = (end) => {
        for (; next < end; next++) {
            const size = sizes[next];
            if (size instanceof Error)
                visit(next, size);
        }
    };
    const reader = new WindowReader(store, oids, (index, bytes) => {
        visitUnreadable(index);
        next = index + 1;
        visit(index, bytes);
    });
    const [first, ...windows] = makeWindows(sizes);
    let window = first;
    let written = window && reader.write(window);
    try {
        while (window && written) {
            const spool = await written;
            const following = windows.shift();
            written = following && reader.write(following);
            written?.catch(() => undefined);
            await reader.read(window, spool);
            window = following;
        }
    }
    finally {
        (await written?.catch(() => undefined))?.close();
    }
    visitUnreadable(oids.length);
}
async function blobSizes(store, oids) {
    const sizes = [];
    let rest = "";
    const exit = await (0,git/* streamGit */.t1)(store.place, ["cat-file", "--batch-check", "--buffer"], {
        input: oids.map((oid) => `${oid}\n`).join(""),
        onData: (chunk) => {
            const lines = (rest + chunk.toString("latin1")).split("\n");
            rest = lines.pop() ?? "";
            for (const line of lines)
                sizes.push(sizeOf(line, store.partial));
            return true;
        },
    });
    while (sizes.length < oids.length)
        sizes.push(unreadable(exit));
    return sizes;
}
function sizeOf(line, partial) {
    const [oid = "", type = "", size = ""] = line.split(" ");
    if (type === "missing") {
        return new Error(partial
            ? `blob ${oid} is not in this partial clone, and nothing is fetched while checking: use a full clone`
            : `blob ${oid} is missing from this repository`);
    }
    if (type !== "blob")
        return new Error(`object ${oid} is a ${type}, not a file`);
    return Number(size) > limits/* MAX_FILE_BYTES */.gZ ? (0,limits/* tooLarge */.g$)() : Number(size);
}
function makeWindows(sizes) {
    const windows = [];
    let window = [];
    let bytes = 0;
    for (const [index, size] of sizes.entries()) {
        if (size instanceof Error)
            continue;
        if (bytes > 0 && bytes + size > WINDOW_BYTES) {
            windows.push(window);
            window = [];
            bytes = 0;
        }
        window.push(index);
        bytes += size + HEADER_BYTES;
    }
    if (window.length > 0)
        windows.push(window);
    return windows;
}
class WindowReader {
    #store;
    #oids;
    #visit;
    #buffer;
    #failures = 0;
    constructor(store, oids, visit) {
        this.#store = store;
        this.#oids = oids;
        this.#visit = visit;
    }
    async write(window) {
        const spool = new Spool(this.#store.scratch);
        try {
            const input = window.map((index) => `${this.#oid(index)}\n`).join("");
            const args = ["cat-file", "--batch", "--buffer"];
            spool.exit = await (0,git/* streamGit */.t1)(this.#store.place, args, { input, toFile: spool.file });
            return spool;
        }
        catch (error) {
            spool.close();
            throw error;
        }
    }
    async read(window, spool) {
        const count = this.#readAnswers(window, spool);
        const failed = window[count];
        if (failed === undefined)
            return;
        this.#failures++;
        this.#visit(failed, unreadable(spool.exit));
        const rest = window.slice(count + 1);
        if (this.#failures < MAX_FAILURES) {
            if (rest.length > 0)
                await this.read(rest, await this.write(rest));
        }
        else {
            for (const index of rest)
                this.#visit(index, new Error("too many objects of this repository cannot be read"));
        }
    }
    #readAnswers(window, spool) {
        const oids = window.map((index) => this.#oid(index));
        const answers = new BatchAnswers(oids, (position, bytes) => {
            const index = window[position];
            if (index !== undefined)
                this.#visit(index, bytes);
        });
        this.#buffer ??= Buffer.allocUnsafeSlow(READ_BYTES);
        try {
            for (let at = 0;;) {
                const bytes = (0,external_node_fs_.readSync)(spool.file, this.#buffer, 0, this.#buffer.length, at);
                if (bytes === 0 || !answers.take(this.#buffer.subarray(0, bytes)))
                    return answers.count;
                at += bytes;
            }
        }
        finally {
            spool.close();
        }
    }
    #oid(index) {
        return this.#oids[index] ?? "";
    }
}
let spools = 0;
class Spool {
    file;
    exit;
    #path;
    #isOpen = true;
    constructor(scratch) {
        this.#path = (0,external_node_path_.join)(scratch, `blobs-${spools++}`);
        this.file = (0,external_node_fs_.openSync)(this.#path, "wx+");
    }
    close() {
        if (!this.#isOpen)
            return;
        this.#isOpen = false;
        (0,external_node_fs_.closeSync)(this.file);
        (0,external_node_fs_.rmSync)(this.#path, { force: true });
    }
}
function unreadable(exit) {
    const words = exit?.stderr ?? "";
    return new Error(`Git cannot read it: ${words === "" ? "git cat-file ended early" : words}`);
}

;// CONCATENATED MODULE: ./build/src/git/file-mode.js
function fileMode(octal) {
    if (octal === "100644" || octal === "100755" || octal === "120000" || octal === "160000")
        return octal;
    if (!/^100[0-7]{3}$/.test(octal))
        return "special";
    return (Number.parseInt(octal, 8) & 0o100) === 0 ? "100644" : "100755";
}

// EXTERNAL MODULE: ./build/src/git/object-store.js + 1 modules
var object_store = __webpack_require__(6907);
// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
;// CONCATENATED MODULE: ./build/src/git/records.js


const NOTHING = Buffer.alloc(0);
async function runRecords(place, args, visit, options = {}) {
    let rest = NOTHING;
    const answer = await (0,git/* feedFromGit */.FB)(place, args, options, (chunk) => {
        const bytes = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
        const end = bytes.lastIndexOf(0) + 1;
        eachRecord(bytes.subarray(0, end), visit);
        rest = end === bytes.length ? NOTHING : Buffer.from(bytes.subarray(end));
    });
    eachRecord(rest, visit);
    return answer;
}
function eachRecord(output, visit) {
    if ((0,external_node_buffer_.isUtf8)(output)) {
        const whole = output.toString("utf8");
        for (let start = 0; start < whole.length;) {
            const end = whole.indexOf("\0", start);
            visit(whole.slice(start, end === -1 ? undefined : end), undefined);
            if (end === -1)
                return;
            start = end + 1;
        }
        return;
    }
    for (let start = 0; start < output.length;) {
        const end = output.indexOf(0, start);
        const raw = output.subarray(start, end === -1 ? undefined : end);
        visit(raw.toString("utf8"), (0,external_node_buffer_.isUtf8)(raw) ? undefined : raw);
        if (end === -1)
            return;
        start = end + 1;
    }
}
function rawPath(raw) {
    return raw.subarray(raw.indexOf(0x09) + 1);
}

;// CONCATENATED MODULE: ./build/src/git/revision.js


const DEEPEN = "Fetch the whole history: `fetch-depth: 0` for actions/checkout, `git fetch --unshallow` on your own machine";
function deepen(message) {
    return new user_error/* UserError */.y(message, DEEPEN);
}
async function resolveCommit(place, revision, isShallow) {
    if (revision === "" || revision.length > 1000 || /[\p{Cc}\u2028\u2029]/u.test(revision)) {
        throw new user_error/* UserError */.y(`${quote(revision)} is not a revision.`, "Name a branch, a tag or a commit");
    }
    const args = ["rev-parse", "--verify", "--end-of-options", `${revision}^{commit}`];
    const { code, stdout, stderr } = await (0,git/* runGit */.EO)(place, args, { accept: [0, 1, 128] });
    const commit = stdout.toString("latin1").trim();
    if (stderr.includes(" is ambiguous") && !/^[0-9a-f]{40,64}$/.test(revision)) {
        throw new user_error/* UserError */.y(`Revision ${quote(revision)} is ambiguous.`, "Write `refs/heads/<branch>`, `refs/tags/<tag>` or the full commit id");
    }
    if (code === 0 && /^[0-9a-f]{40,64}$/.test(commit))
        return commit;
    if (isShallow)
        throw deepen(`Revision ${quote(revision)} is not in this clone, which is shallow.`);
    throw new user_error/* UserError */.y(`Revision ${quote(revision)} is not a commit of this repository.`, "Check its spelling, or fetch it first");
}
async function headCommit(place) {
    try {
        const { stdout } = await (0,git/* runGit */.EO)(place, ["rev-parse", "--verify", "--quiet", "HEAD^{commit}"]);
        return stdout.toString("latin1").trim();
    }
    catch (error) {
        if (error instanceof git/* GitError */.XS)
            return undefined;
        throw error;
    }
}
function quote(revision) {
    return JSON.stringify(revision.length > 100 ? `${revision.slice(0, 100)}...` : revision);
}

;// CONCATENATED MODULE: ./build/src/git/added-content.js









async function addedContent(store, options) {
    try {
        const ids = await commitsOf(store, options);
        const nameOf = (id) => (options.isUncommitted && id === options.head ? tree/* WORKING_DIRECTORY */.kL : id);
        const blobs = await blobsOf(store, ids, options.prefix, nameOf);
        const commits = [];
        for (const id of ids)
            commits.push({ id: nameOf(id), message: await messageOf(store, id, nameOf(id) !== id) });
        return {
            commits,
            blobs,
            read: (asked, visit) => readBlobs(store, asked, visit),
        };
    }
    catch (error) {
        throw error instanceof git/* GitError */.XS ? (0,object_store/* unreadableHistory */.Cf)(store, error) : error;
    }
}
const FEW = 100;
async function readBlobs(store, asked, visit) {
    const few = asked.length > FEW ? [] : await Promise.allSettled(asked.map(({ oid }) => store.reader.read(oid)));
    const blobs = few.flatMap((answer) => answer.status === "fulfilled" && answer.value?.type === "blob" ? [answer.value.bytes] : []);
    const read = (index, bytes) => {
        const blob = asked[index];
        if (blob)
            visit(blob, bytes);
    };
    if (blobs.length === asked.length)
        for (const [index, bytes] of blobs.entries())
            read(index, bytes);
    else
        await catBlobs(store, asked.map(({ oid }) => oid), read);
}
async function commitsOf(store, { base, head }) {
    const args = ["rev-list", "--topo-order", "--reverse", head, ...(base === undefined ? [] : ["--not", base])];
    const { stdout, stderr } = await (0,git/* runGit */.EO)(store.place, args);
    if (/^error:/m.test(stderr))
        throw new git/* GitError */.XS(args, 0, stderr);
    const ids = stdout
        .toString("latin1")
        .split("\n")
        .filter((id) => id !== "");
    if (ids.some((id) => store.shallow.has(id))) {
        throw deepen("This clone is too shallow to show everything that the commits of the range add.");
    }
    return ids;
}
async function blobsOf(store, ids, prefix, nameOf) {
    const blobs = new Map();
    if (ids.length === 0)
        return [];
    let commit = "";
    let fields;
    let paths = 0;
    const visit = (text) => {
        if (!fields) {
            if (text.startsWith(":"))
                fields = text.replace(/^:+/, "").split(" ");
            else
                commit = nameOf(text.trim());
            return;
        }
        const { mode, oid } = resultOf(fields);
        fields = undefined;
        if (!text.startsWith(prefix) || mode === NO_FILE || mode === SUBMODULE)
            return;
        if (++paths > limits/* MAX_PATHS */.KD) {
            throw new user_error/* UserError */.y(`The commits of the range add more than ${limits/* MAX_PATHS */.KD} files.`, "Name a shorter range");
        }
        let blob = blobs.get(oid);
        if (!blob)
            blobs.set(oid, (blob = { oid, mode: fileMode(mode), places: [] }));
        blob.places.push({ commit, path: text.slice(prefix.length) });
    };
    const args = ["diff-tree", "--stdin", "-r", "-c", "--root", "--raw", "-z", "--no-renames", "--no-abbrev"];
    await runRecords(store.place, args, visit, { input: ids.map((id) => `${id}\n`).join("") });
    return [...blobs.values()];
}
const NO_FILE = "000000";
const SUBMODULE = "160000";
function resultOf(fields) {
    const sides = (fields.length - 1) / 2;
    return { mode: fields[sides - 1] ?? NO_FILE, oid: fields[2 * sides - 1] ?? "" };
}
async function messageOf(store, id, isUncommitted) {
    if (isUncommitted)
        return new Uint8Array();
    const commit = await store.reader.read(id);
    if (commit?.type !== "commit")
        throw new user_error/* UserError */.y(`Git has no commit ${id}.`, (0,object_store/* adviceFor */.cp)(store));
    const end = commit.bytes.indexOf("\n\n");
    return end === -1 ? new Uint8Array() : commit.bytes.subarray(end + 2);
}

// EXTERNAL MODULE: ./build/src/git/blob-oid.js
var blob_oid = __webpack_require__(80606);
;// CONCATENATED MODULE: ./build/src/git/file-reader.js


const NO_FOLLOW = "O_NOFOLLOW" in external_node_fs_.constants ? external_node_fs_.constants.O_NOFOLLOW : 0;
const NON_BLOCK = "O_NONBLOCK" in external_node_fs_.constants ? external_node_fs_.constants.O_NONBLOCK : 0;
const FLAGS = external_node_fs_.constants.O_RDONLY | NO_FOLLOW | NON_BLOCK;
const FIRST_BUFFER_BYTES = 256 * 1024;
const REASONS = {
    ENOENT: "it vanished while the tree was read",
    ENOTDIR: "it vanished while the tree was read",
    ELOOP: "it is a symbolic link",
    EMLINK: "it is a symbolic link",
    EISDIR: "it is a folder",
    ESPIPE: "it is not a regular file",
    ENXIO: "it is not a regular file",
    EACCES: "permission denied",
    EPERM: "permission denied",
};
class FileReader {
    #root;
    #buffer = Buffer.allocUnsafeSlow(FIRST_BUFFER_BYTES);
    #folders = new Map([["", undefined]]);
    #lastFolder = "";
    constructor(root) {
        this.#root = `${root}/`;
    }
    read(path) {
        if (!path.startsWith(this.#lastFolder) || path.includes("/", this.#lastFolder.length)) {
            const end = path.lastIndexOf("/");
            const problem = this.#checkFolder(path.slice(0, Math.max(0, end)));
            if (problem)
                return problem;
            this.#lastFolder = path.slice(0, end + 1);
        }
        let file;
        try {
            file = (0,external_node_fs_.openSync)(this.#root + path, FLAGS);
            return this.#readOpen(file);
        }
        catch (error) {
            return readError(error);
        }
        finally {
            if (file !== undefined)
                (0,external_node_fs_.closeSync)(file);
        }
    }
    #readOpen(file) {
        const bytes = (0,external_node_fs_.readSync)(file, this.#buffer, 0, this.#buffer.length, 0);
        if (bytes < this.#buffer.length)
            return this.#buffer.subarray(0, bytes);
        const before = (0,external_node_fs_.fstatSync)(file);
        if (!before.isFile())
            return new Error("it is not a regular file");
        if (before.size > limits/* MAX_FILE_BYTES */.gZ)
            return (0,limits/* tooLarge */.g$)();
        if (before.size >= this.#buffer.length)
            this.#buffer = Buffer.allocUnsafeSlow(before.size + 1);
        let filled = 0;
        for (;;) {
            const more = (0,external_node_fs_.readSync)(file, this.#buffer, filled, this.#buffer.length - filled, filled);
            if (more === 0)
                break;
            filled += more;
        }
        const after = (0,external_node_fs_.fstatSync)(file);
        const unchanged = filled === before.size && after.size === before.size && after.mtimeMs === before.mtimeMs;
        return unchanged ? this.#buffer.subarray(0, filled) : new Error("it changed while it was read");
    }
    #checkFolder(folder) {
        if (this.#folders.has(folder))
            return this.#folders.get(folder);
        const problem = this.#checkFolder(folder.slice(0, Math.max(0, folder.lastIndexOf("/")))) ?? this.#lstat(folder);
        this.#folders.set(folder, problem);
        return problem;
    }
    #lstat(folder) {
        try {
            return (0,external_node_fs_.lstatSync)(this.#root + folder).isDirectory() ? undefined : new Error("its folder is a symbolic link");
        }
        catch (error) {
            return readError(error);
        }
    }
}
function readError(error) {
    const code = error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : "";
    const reason = REASONS[code] ?? (error instanceof Error ? error.message : String(error));
    return new Error(reason, { cause: error });
}

;// CONCATENATED MODULE: ./build/src/git/checkout.js


const FIRST_MISSES = 16;
const MISSES_PER_HIT = 1 / 16;
class Checkout {
    #files;
    #format;
    #hits = 0;
    #misses = 0;
    constructor(top, format) {
        this.#files = new FileReader(top);
        this.#format = format;
    }
    get pays() {
        return this.#misses <= FIRST_MISSES + this.#hits * MISSES_PER_HIT;
    }
    read(path, oid) {
        const bytes = this.#files.read(path);
        if (bytes instanceof Error || (0,blob_oid/* blobOid */.I)(bytes, this.#format) !== oid) {
            this.#misses++;
            return undefined;
        }
        this.#hits++;
        return bytes;
    }
}

;// CONCATENATED MODULE: ./build/src/git/sorted.js

function sortByPath(entries) {
    for (let i = 1; i < entries.length; i++) {
        const before = entries[i - 1];
        const entry = entries[i];
        if (before && entry && (0,tree/* comparePaths */.cD)(before.path, entry.path) > 0) {
            return entries.sort((a, b) => (0,tree/* comparePaths */.cD)(a.path, b.path));
        }
    }
    return entries;
}

;// CONCATENATED MODULE: ./build/src/git/tree-object.js


const SPACE = 0x20;
function parseTree(bytes, format) {
    const idBytes = format === "sha1" ? 20 : 32;
    const entries = [];
    for (let at = 0; at < bytes.length;) {
        const space = bytes.indexOf(SPACE, at);
        const end = bytes.indexOf(0, space);
        if (space === -1 || end === -1 || end + idBytes >= bytes.length)
            throw new Error("a tree object is cut short");
        const octal = bytes.toString("latin1", at, space);
        const raw = bytes.subarray(space + 1, end);
        const oid = bytes.toString("hex", end + 1, end + 1 + idBytes);
        const mode = octal === "40000" || octal === "040000" ? "040000" : fileMode(octal);
        const name = raw.toString("utf8");
        entries.push((0,external_node_buffer_.isUtf8)(raw) ? { name, mode, oid } : { name, mode, oid, undecodable: true });
        at = end + 1 + idBytes;
    }
    return entries;
}

;// CONCATENATED MODULE: ./build/src/git/commit-tree.js
var _a;











const commit_tree_FEW = 100;
class CommitTree {
    label;
    commit;
    stored;
    #store;
    #oid;
    #prefix;
    #entries;
    constructor(store, oid, options) {
        this.#store = store;
        this.#oid = oid;
        this.#prefix = options.prefix;
        this.label = options.label;
        if (options.isCommit)
            this.commit = oid;
        const folders = new Map();
        this.stored = {
            folder: (path) => {
                let folder = folders.get(path);
                if (!folder)
                    folders.set(path, (folder = this.#folder(path)));
                return folder;
            },
            differences: (after) => this.#differences(after),
        };
    }
    entries() {
        this.#entries ??= this.#list();
        return this.#entries;
    }
    async read(entries, visit) {
        const few = await this.#readFew(entries);
        if (few) {
            for (const [index, entry] of entries.entries())
                visit(entry, few[index] ?? commit_tree_unreadable(entry));
            return;
        }
        const rest = entries.slice(await this.#readCheckout(entries, visit));
        if (rest.length > 0)
            await this.#readStore(rest, visit);
    }
    async #readCheckout(entries, visit) {
        const checkout = new Checkout(this.#store.top, this.#store.format);
        for (const [index, entry] of entries.entries()) {
            if (!isReadable(entry)) {
                visit(entry, commit_tree_unreadable(entry));
                continue;
            }
            let bytes = checkout.read(this.#prefix + entry.path, entry.oid);
            if (!bytes && checkout.pays)
                bytes = (await this.#readFew([entry]))?.[0];
            if (!bytes)
                return index;
            visit(entry, bytes);
        }
        return entries.length;
    }
    async #readStore(entries, visit) {
        const asked = [];
        const oids = [];
        let next = 0;
        const visitUpTo = (index) => {
            for (; next < index; next++) {
                const entry = entries[next];
                if (entry && !isReadable(entry))
                    visit(entry, commit_tree_unreadable(entry));
            }
            next = index + 1;
        };
        const positions = [];
        entries.forEach((entry, index) => {
            if (!isReadable(entry))
                return;
            asked.push(entry);
            oids.push(entry.oid);
            positions.push(index);
        });
        await catBlobs(this.#store, oids, (index, bytes) => {
            visitUpTo(positions[index] ?? 0);
            const entry = asked[index];
            if (entry)
                visit(entry, bytes);
        });
        visitUpTo(entries.length);
    }
    async #readFew(entries) {
        if (entries.length > commit_tree_FEW || !entries.every(isReadable))
            return undefined;
        const answers = await Promise.allSettled(entries.map(({ oid }) => this.#store.reader.read(oid)));
        const blobs = [];
        for (const answer of answers) {
            if (answer.status === "rejected" || answer.value?.type !== "blob")
                return undefined;
            blobs.push(answer.value.bytes);
        }
        return blobs;
    }
    async #folder(path) {
        const folder = await this.#object(`${this.#oid}:${this.#prefix}${path}`);
        if (!folder)
            await this.#requireAbsent(`${this.#prefix}${path}`.replace(/\/$/, ""));
        return folder?.type === "tree" ? parseTree(folder.bytes, this.#store.format) : [];
    }
    async #requireAbsent(path) {
        const slash = path.lastIndexOf("/");
        const parent = path === "" ? undefined : await this.#object(`${this.#oid}:${path.slice(0, Math.max(0, slash))}`);
        if (!parent && path !== "") {
            await this.#requireAbsent(path.slice(0, Math.max(0, slash)));
            return;
        }
        const name = path.slice(slash + 1);
        const folders = parent?.type === "tree" ? parseTree(parent.bytes, this.#store.format) : [];
        if (path !== "" && !folders.some((entry) => entry.name === name && entry.mode === "040000"))
            return;
        throw new user_error/* UserError */.y(`The tree of ${this.label} cannot be read: Git has no object for ${path === "" ? "its root" : `its folder ${path}`}.`, (0,object_store/* adviceFor */.cp)(this.#store));
    }
    async #object(name) {
        try {
            return await this.#store.reader.read(name);
        }
        catch (error) {
            if (!(error instanceof git/* GitError */.XS))
                throw error;
            throw new user_error/* UserError */.y(`The tree of ${this.label} cannot be read: ${error.reason}`, (0,object_store/* adviceFor */.cp)(this.#store));
        }
    }
    async #differences(after) {
        if (!(after instanceof _a) || after.#store !== this.#store || after.#prefix !== this.#prefix) {
            return undefined;
        }
        const [from, to] = await Promise.all([this.#root(), after.#root()]);
        if (from === undefined || to === undefined)
            return undefined;
        const differences = [];
        let fields;
        await runRecords(this.#store.place, ["diff-tree", "-r", "-z", "--no-renames", from, to], (text, raw) => {
            if (!fields) {
                fields = text.slice(1).split(" ");
                return;
            }
            const [oldMode = "", newMode = "", oldOid = "", newOid = ""] = fields;
            const undecodable = raw !== undefined && { undecodable: true };
            differences.push({
                path: text,
                ...(oldMode !== "000000" && { before: { path: text, mode: fileMode(oldMode), oid: oldOid, ...undecodable } }),
                ...(newMode !== "000000" && { after: { path: text, mode: fileMode(newMode), oid: newOid, ...undecodable } }),
            });
            fields = undefined;
        });
        return differences.sort((a, b) => (0,tree/* comparePaths */.cD)(a.path, b.path));
    }
    async #list() {
        try {
            const root = await this.#root();
            if (root === undefined)
                return [];
            const entries = [];
            await runRecords(this.#store.place, ["ls-tree", "-r", "-z", "--full-tree", root], (text, raw) => {
                if (entries.length === limits/* MAX_PATHS */.KD)
                    throw this.#tooManyPaths();
                entries.push(parseEntry(text, raw !== undefined));
            });
            return sortByPath(entries);
        }
        catch (error) {
            if (error instanceof git/* GitOutputTooLarge */.TM)
                throw this.#tooManyPaths();
            if (!(error instanceof git/* GitError */.XS))
                throw error;
            throw new user_error/* UserError */.y(`The tree of ${this.label} cannot be read: ${error.reason}`, (0,object_store/* adviceFor */.cp)(this.#store));
        }
    }
    #tooManyPaths() {
        return new user_error/* UserError */.y(`The tree of ${this.label} has more than ${limits/* MAX_PATHS */.KD} paths.`, "Check a folder of it");
    }
    async #root() {
        if (this.#prefix === "")
            return this.#oid;
        const folder = this.#prefix.slice(0, -1);
        const { stdout } = await (0,git/* runGit */.EO)(this.#store.place, ["ls-tree", "-z", "--full-tree", this.#oid, "--", folder]);
        return /^040000 tree ([0-9a-f]+)\t/.exec(stdout.toString("latin1"))?.[1];
    }
}
_a = CommitTree;
function parseEntry(text, undecodable) {
    const tab = text.indexOf("\t");
    const mode = fileMode(text.slice(0, 6));
    const oid = text.slice(text.lastIndexOf(" ", tab) + 1, tab);
    const path = text.slice(tab + 1);
    return undecodable ? { path, mode, oid, undecodable } : { path, mode, oid };
}
function isReadable(entry) {
    return (0,tree/* isRegular */.$W)(entry.mode) && entry.undecodable !== true;
}
function commit_tree_unreadable(entry) {
    return new Error(entry.undecodable === true ? "its path is not valid UTF-8" : "it is not a regular file");
}

;// CONCATENATED MODULE: ./build/src/git/branch-change.js





const MAX_FILES = 3000;
async function branchChange(store, target, head, prefix) {
    const { code, stdout } = await (0,git/* runGit */.EO)(store.place, ["merge-base", target, head], { accept: [0, 1] });
    if (code !== 0)
        return undefined;
    const mergeBase = stdout.toString("latin1").trim();
    const before = [];
    const after = [];
    let status = "";
    let isStatus = true;
    await runRecords(store.place, ["diff-tree", "-r", "-z", "--no-renames", mergeBase, head], (text, raw) => {
        if (isStatus)
            status = text;
        else if (text.startsWith(prefix) && raw === undefined) {
            const [modeBefore = "", modeAfter = "", oidBefore = "", oidAfter = ""] = status.slice(1).split(" ");
            const path = text.slice(prefix.length);
            if (modeBefore !== branch_change_NO_FILE)
                before.push({ path, mode: fileMode(modeBefore), oid: oidBefore });
            if (modeAfter !== branch_change_NO_FILE)
                after.push({ path, mode: fileMode(modeAfter), oid: oidAfter });
        }
        isStatus = !isStatus;
    });
    if (before.length > MAX_FILES || after.length > MAX_FILES)
        return undefined;
    const slice = (commit, entries) => new SliceTree(store, commit, sortByPath(entries));
    return { before: slice(mergeBase, before), after: slice(head, after) };
}
const branch_change_NO_FILE = "000000";
class SliceTree {
    label;
    #entries;
    #commit;
    constructor(store, commit, entries) {
        this.label = commit.slice(0, 7);
        this.#entries = entries;
        this.#commit = new CommitTree(store, commit, { prefix: "", label: this.label, isCommit: false });
    }
    entries() {
        return Promise.resolve(this.#entries);
    }
    read(entries, visit) {
        return this.#commit.read(entries, visit);
    }
}

// EXTERNAL MODULE: ./build/src/git/closed-config.js
var closed_config = __webpack_require__(81891);
;// CONCATENATED MODULE: ./build/src/git/clone-history.js



const REF_FIELDS = "%(objectname)%00%(objecttype)%00%(*objectname)%00%(*objecttype)%00%(symref)%00%(refname)";
class CloneHistory {
    #place;
    #store;
    constructor(place, store) {
        this.#place = place;
        this.#store = store;
    }
    async refs() {
        const args = ["for-each-ref", `--format=${REF_FIELDS}`, "refs/heads", "refs/remotes", "refs/tags"];
        const text = await this.#ask(this.#place, args);
        return text.split("\n").flatMap((line) => {
            const [object = "", type, peeled, peeledType, target, name] = line.split("\0");
            if (name === undefined)
                return [];
            const commit = type === "commit" ? object : peeledType === "commit" ? peeled : undefined;
            return [{ name, object, isAnnotated: type === "tag", commit, target: target === "" ? undefined : target }];
        });
    }
    async line(commit) {
        const text = await this.#ask(this.#store.place, ["rev-list", "--first-parent", "--timestamp", commit]);
        const commits = [];
        const positions = new Map();
        for (const entry of text.split("\n")) {
            const blank = entry.indexOf(" ");
            if (blank === -1)
                continue;
            const id = entry.slice(blank + 1);
            positions.set(id, commits.length);
            commits.push({ commit: id, seconds: Number(entry.slice(0, blank)) });
        }
        return { commits, positions, isCut: this.#store.shallow.has(commits.at(-1)?.commit ?? "") };
    }
    async tagTexts(objects) {
        const answers = await Promise.all(objects.map((object) => this.#store.reader.read(object)));
        return answers.map((answer) => (answer?.type === "tag" ? answer.bytes.toString("utf8") : undefined));
    }
    async commitSeconds(commit) {
        const text = await this.#ask(this.#store.place, ["rev-list", "--no-walk", "--timestamp", commit]);
        return Number(text.split(" ")[0]);
    }
    async isAncestor(ancestor, commit) {
        const args = ["merge-base", "--is-ancestor", ancestor, commit];
        const { code } = await (0,git/* runGit */.EO)(this.#store.place, args, { accept: [0, 1, 128] });
        return code === 0;
    }
    async isMergeOf(commit, parent, head) {
        const args = ["merge-tree", "--write-tree", "--no-messages", parent, head];
        const merged = await (0,git/* runGit */.EO)(this.#store.place, args, { accept: [0, 1, 128] });
        if (merged.code !== 0)
            return false;
        const tree = await this.#ask(this.#store.place, ["rev-parse", "--verify", "--end-of-options", `${commit}^{tree}`]);
        return tree.trim() === merged.stdout.toString("latin1").trim();
    }
    async headline(commit) {
        const text = await this.#ask(this.#store.place, ["log", "--no-walk", "--format=%an%x00%s", commit]);
        const [author = "", subject = ""] = text.trim().split("\0");
        return { subject, author };
    }
    resolve(revision) {
        return resolveCommit(this.#place, revision, this.#store.shallow.size > 0);
    }
    async #ask(place, args) {
        try {
            return (await (0,git/* runGit */.EO)(place, args)).stdout.toString("utf8");
        }
        catch (error) {
            throw error instanceof git/* GitError */.XS ? (0,object_store/* unreadableHistory */.Cf)(this.#store, error) : error;
        }
    }
}

// EXTERNAL MODULE: ./build/src/git/locate.js
var locate = __webpack_require__(83930);
;// CONCATENATED MODULE: ./build/src/git/compare.js









async function compareCommits(store, target, head, prefix) {
    const commitTree = (oid) => new CommitTree(store, oid, { prefix, label: oid.slice(0, 7), isCommit: true });
    const storeTree = (oid, label) => new CommitTree(store, oid, { prefix, label, isCommit: false });
    const mergeBase = await findMergeBase(store, target, head.commit).catch((error) => {
        throw error instanceof git/* GitError */.XS ? (0,object_store/* unreadableHistory */.Cf)(store, error) : error;
    });
    const headTree = head.tree.commit === undefined ? storeTree(head.commit, head.tree.label) : head.tree;
    const isUncommitted = head.tree.commit === undefined;
    const added = () => addedContent(store, { base: target, head: head.commit, prefix, isUncommitted });
    const common = { target: commitTree(target), head: head.tree, storedHead: headTree, mergeBase, added };
    if (mergeBase === target)
        return { ...common, judged: headTree, changeBase: common.target, conflicts: [] };
    const merge = await mergeTrees(store, target, head.commit);
    const conflicts = merge.conflicts
        .filter((path) => path.startsWith(prefix))
        .map((path) => path.slice(prefix.length))
        .sort(tree/* comparePaths */.cD);
    if (conflicts.length > 0)
        return { ...common, judged: headTree, changeBase: commitTree(mergeBase), conflicts };
    const judged = storeTree(merge.tree, `merge of ${head.tree.label} into ${common.target.label}`);
    return { ...common, judged, changeBase: common.target, conflicts };
}
async function findMergeBase(store, target, head) {
    const args = ["merge-base", target, head];
    const { code, stdout, stderr } = await (0,git/* runGit */.EO)(store.place, args, { accept: [0, 1] });
    if (/^error:/m.test(stderr))
        throw new git/* GitError */.XS(args, code, stderr);
    const base = stdout.toString("latin1").trim();
    const unknown = "This clone is too shallow to know where the two commits parted.";
    if (code !== 0) {
        if (store.shallow.size > 0)
            throw deepen(unknown);
        throw new user_error/* UserError */.y("The two commits have no common ancestor.", "Name a base from which the proposal was made: the two histories are unrelated");
    }
    if (base !== target && store.shallow.size > 0) {
        const lines = await (0,git/* runGit */.EO)(store.place, ["rev-list", target, head, "--not", base]);
        const commits = lines.stdout.toString("latin1").split("\n");
        if (commits.some((commit) => store.shallow.has(commit)))
            throw deepen(unknown);
    }
    return base;
}
async function mergedTree(store, ours, theirs, prefix) {
    const merge = await mergeTrees(store, ours, theirs);
    const label = `merge of ${theirs.slice(0, 7)} into ${ours.slice(0, 7)}`;
    const conflicts = merge.conflicts.filter((path) => path.startsWith(prefix)).map((path) => path.slice(prefix.length));
    return { tree: new CommitTree(store, merge.tree, { prefix, label, isCommit: false }), conflicts };
}
async function mergeTrees(store, target, head) {
    await (0,locate/* requireVersion */.e)(store.place);
    const args = ["merge-tree", "--write-tree", "-z", "--name-only", "--no-messages", target, head];
    try {
        const records = [];
        const { code } = await runRecords(store.place, args, (text) => records.push(text), { accept: [0, 1] });
        const [tree = "", ...paths] = records;
        if (!/^[0-9a-f]{40,64}$/.test(tree) || (code === 1) !== paths.length > 0) {
            throw new git/* GitError */.XS(args, code, "it printed what was not expected");
        }
        return { tree, conflicts: [...new Set(paths)] };
    }
    catch (error) {
        if (!(error instanceof git/* GitError */.XS))
            throw error;
        throw new user_error/* UserError */.y(`The two commits cannot be merged: ${error.reason}`, (0,object_store/* adviceFor */.cp)(store));
    }
}

;// CONCATENATED MODULE: ./build/src/git/disk.js

function kindOf(node) {
    if (node.isFile())
        return "file";
    if (node.isDirectory())
        return "folder";
    return node.isSymbolicLink() ? "link" : "special";
}
function lstat(path) {
    try {
        return (0,external_node_fs_.lstatSync)(path);
    }
    catch {
        return undefined;
    }
}
const MAX_PATH = 4096;
class Disk {
    specials = new Set();
    #root;
    #found = 0;
    #named = 0;
    #folders = new Map();
    #lastFolder;
    #lastListing;
    constructor(root) {
        this.#root = root;
    }
    listRoot() {
        this.#list("");
    }
    holdsMore() {
        return this.#found !== this.#named;
    }
    kindOf(path) {
        if (path.length > MAX_PATH)
            return undefined;
        const slash = path.lastIndexOf("/");
        const folder = slash === -1 ? "" : path.slice(0, slash);
        if (folder !== this.#lastFolder) {
            this.#forgetAllBut(folder);
            this.#lastListing = this.#list(folder);
            this.#lastFolder = folder;
        }
        const listing = this.#lastListing;
        if (listing === undefined)
            return undefined;
        if (listing === "closed")
            return "unknown";
        const kind = listing.get(path.slice(slash + 1));
        if (kind !== undefined) {
            if (kind !== "folder")
                this.#named++;
            return kind;
        }
        const stats = lstat(`${this.#root}/${path}`);
        return stats && kindOf(stats);
    }
    #forgetAllBut(folder) {
        for (const known of this.#folders.keys()) {
            if (known !== "" && known !== folder && !folder.startsWith(`${known}/`))
                this.#folders.delete(known);
        }
    }
    #list(folder) {
        if (this.#folders.has(folder))
            return this.#folders.get(folder);
        const kind = folder === "" ? "folder" : this.#folderKind(folder);
        const listing = kind === "folder" ? this.#read(folder) : kind;
        this.#folders.set(folder, listing);
        return listing;
    }
    #folderKind(folder) {
        const slash = folder.lastIndexOf("/");
        const parent = this.#list(slash === -1 ? "" : folder.slice(0, slash));
        if (parent === undefined || parent === "closed")
            return parent;
        const kind = parent.get(folder.slice(slash + 1));
        const isFolder = kind === undefined ? lstat(`${this.#root}/${folder}`)?.isDirectory() : kind === "folder";
        return isFolder === true ? "folder" : undefined;
    }
    #read(folder) {
        try {
            const nodes = (0,external_node_fs_.readdirSync)(folder === "" ? this.#root : `${this.#root}/${folder}`, { withFileTypes: true });
            const listing = new Map();
            if (folder !== "")
                this.#named++;
            for (const node of nodes) {
                const kind = kindOf(node);
                listing.set(node.name, kind);
                if (folder !== "" || node.name !== ".git")
                    this.#found++;
                if (kind === "special")
                    this.specials.add(folder === "" ? node.name : `${folder}/${node.name}`);
            }
            return listing;
        }
        catch (error) {
            const gone = error instanceof Error && "code" in error && (error.code === "ENOENT" || error.code === "ENOTDIR");
            return gone ? undefined : "closed";
        }
    }
}

;// CONCATENATED MODULE: ./build/src/git/git-work-files.js





class GitWorkFiles {
    #place;
    #symlinks;
    #untracked = [];
    #changes;
    #changed;
    constructor(place, symlinks) {
        this.#place = place;
        this.#symlinks = symlinks;
    }
    async list(add) {
        const tracked = new Set();
        const disk = new Disk(this.#place.folder);
        disk.listRoot();
        await this.#listTracked(disk, (file) => {
            if (file.mode === "special")
                tracked.add(file.path);
            add(file);
        });
        refuseSpecialSettings(disk.specials);
        if (disk.holdsMore())
            await this.#listUntracked(disk, add);
        const untracked = [...disk.specials].filter((path) => !tracked.has(path));
        for (const path of await this.#notIgnored(untracked))
            add({ path, mode: "special" });
    }
    untracked() {
        return this.#untracked;
    }
    changed() {
        this.#changed ??= new Set(this.changes().map(({ path }) => path));
        return this.#changed;
    }
    changes() {
        this.#changes ??= this.#diffFiles();
        return this.#changes;
    }
    async #listTracked(disk, add) {
        let last;
        await runRecords(this.#place, ["ls-files", "--stage", "-v", "-z"], (text, raw) => {
            const path = text.slice(text.indexOf("\t") + 1);
            const bytes = raw && rawPath(raw);
            const name = bytes === undefined ? path : bytes.toString("latin1");
            if (name === last)
                return;
            last = name;
            const kind = bytes === undefined ? disk.kindOf(path) : this.#kindOfBytes(bytes);
            const mode = this.#modeOnDisk(fileMode(text.slice(2, 8)), kind);
            if (mode === undefined)
                return;
            const isVouched = text.startsWith("H");
            const common = isVouched ? { path, mode, indexOid: text.slice(9, text.indexOf(" ", 9)) } : { path, mode };
            add(bytes === undefined ? common : { ...common, undecodable: true });
        });
    }
    async #listUntracked(disk, add) {
        const untracked = [];
        await runRecords(this.#place, ["ls-files", "--others", "--exclude-standard", "-z"], (text, raw) => {
            const rest = raw === undefined ? {} : { undecodable: true };
            if (text.endsWith("/")) {
                add({ path: text.slice(0, -1), mode: "160000", ...rest });
                return;
            }
            if (raw === undefined)
                disk.kindOf(text);
            const stats = lstat(raw === undefined ? `${this.#place.folder}/${text}` : this.#absolute(raw));
            if (stats?.isFile()) {
                add({ path: text, mode: (stats.mode & 0o100) === 0 ? "100644" : "100755", size: stats.size, ...rest });
            }
            else if (stats?.isSymbolicLink()) {
                add({ path: text, mode: "120000", ...rest });
            }
            else {
                return;
            }
            untracked.push(raw === undefined ? Buffer.from(text) : Buffer.from(raw));
        });
        this.#untracked = untracked;
    }
    async #notIgnored(paths) {
        const kept = new Set(paths);
        if (kept.size === 0)
            return kept;
        const input = paths.map((path) => `./${path}\0`).join("");
        const place = (0,git/* withVariables */.sO)(this.#place, { GIT_LITERAL_PATHSPECS: "0" });
        const forget = (path) => kept.delete(path.slice(2));
        await runRecords(place, ["check-ignore", "-z", "--stdin"], forget, { input, accept: [0, 1] });
        return kept;
    }
    #modeOnDisk(recorded, kind) {
        switch (kind) {
            case undefined:
                return undefined;
            case "unknown":
                return recorded;
            case "folder":
                return recorded === "160000" ? recorded : undefined;
            case "special":
                return "special";
            case "link":
                return "120000";
            case "file":
                if (recorded === "120000" && !this.#symlinks)
                    return recorded;
                return recorded === "100755" ? recorded : "100644";
        }
    }
    #kindOfBytes(path) {
        const stats = lstat(this.#absolute(path));
        return stats && kindOf(stats);
    }
    #absolute(path) {
        return Buffer.concat([Buffer.from(`${this.#place.folder}/`), path]);
    }
    #diffFiles() {
        const stdout = (0,git/* runGitSync */.bJ)(this.#place, ["diff-files", "--raw", "-z", "--relative", "--ignore-submodules=all"]);
        const changes = [];
        let status;
        eachRecord(stdout, (text, raw) => {
            if (status === undefined) {
                status = text.slice(text.lastIndexOf(" ") + 1);
                return;
            }
            changes.push({ path: text, bytes: raw ?? Buffer.from(text), isDeleted: status === "D" });
            status = undefined;
        });
        return changes;
    }
}
function refuseSpecialSettings(specials) {
    for (const path of specials) {
        if (/(?:^|\/)\.git(?:ignore|attributes|modules)$/.test(path)) {
            throw new user_error/* UserError */.y(`"${path}" is a fifo, a socket or a device, and Git would wait for it.`, "Remove it");
        }
    }
}

;// CONCATENATED MODULE: ./build/src/git/plain-work-files.js




const MODES = {
    file: "100644",
    link: "120000",
    special: "special",
};
const NONE = new Set();
class PlainWorkFiles {
    #root;
    constructor(root) {
        this.#root = root;
    }
    list(add) {
        return new Promise((resolve) => {
            walk(this.#root, add);
            resolve();
        });
    }
    changed() {
        return NONE;
    }
}
function walk(root, add) {
    const folders = [{ at: root, prefix: "", undecodable: false }];
    for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
        const { prefix } = folder;
        const things = list(folder);
        if (things === undefined) {
            if (prefix === "")
                throw new user_error/* UserError */.y(`The folder ${root} cannot be listed.`, "Check its permissions");
            add(found(prefix.slice(0, -1), "special", folder.undecodable));
            continue;
        }
        for (const { name, at, kind, undecodable } of things) {
            if (name === ".git")
                continue;
            const path = prefix + name;
            if (kind === "folder")
                folders.push({ at, prefix: `${path}/`, undecodable });
            else
                add(found(path, MODES[kind], undecodable));
        }
    }
}
function found(path, mode, undecodable) {
    return undecodable ? { path, mode, undecodable } : { path, mode };
}
function list(folder) {
    try {
        if (typeof folder.at === "string") {
            const at = folder.at;
            const nodes = (0,external_node_fs_.readdirSync)(at, { withFileTypes: true });
            if (!nodes.some((node) => node.name.includes("\uFFFD"))) {
                return nodes.map((node) => ({
                    name: node.name,
                    at: (0,external_node_path_.join)(at, node.name),
                    kind: kindOf(node),
                    undecodable: folder.undecodable,
                }));
            }
        }
        return listBytes(folder);
    }
    catch {
        return undefined;
    }
}
function listBytes(folder) {
    const at = Buffer.from(folder.at);
    const nodes = (0,external_node_fs_.readdirSync)(at, { withFileTypes: true, encoding: "buffer" });
    return nodes.map((node) => {
        const name = node.name.toString("utf8");
        const decodes = Buffer.from(name).equals(node.name);
        return {
            name,
            at: Buffer.concat([at, Buffer.from("/"), node.name]),
            kind: kindOf(node),
            undecodable: folder.undecodable || !decodes,
        };
    });
}

;// CONCATENATED MODULE: ./build/src/git/source-commit.js




async function findSourceCommit(store, from, prefix, isSource) {
    try {
        const answer = await readLog(store, from, new FirstParentLog(prefix, isSource));
        const isCutOff = answer === undefined ? await endsShallow(store, from) : store.shallow.has(answer.commit);
        if (isCutOff)
            throw deepen("This clone is too shallow to know which commit changed the sources last.");
        return answer;
    }
    catch (error) {
        throw error instanceof git/* GitError */.XS ? (0,object_store/* unreadableHistory */.Cf)(store, error) : error;
    }
}
async function readLog(store, from, log) {
    const args = ["log", "--first-parent", "--diff-merges=first-parent", "--root", "--raw", "-r", "-z", "--no-renames"];
    const limit = log.prefix === "" ? [] : [log.prefix.slice(0, -1)];
    const exit = await (0,git/* streamGit */.t1)(store.place, [...args, "--format=commit %H %ct", from, "--", ...limit], {
        onData: (chunk) => log.take(chunk),
    });
    if (!exit.stopped && exit.code !== 0)
        throw new git/* GitError */.XS(args, exit.code, exit.stderr);
    return log.found;
}
async function endsShallow(store, from) {
    if (store.shallow.size === 0)
        return false;
    let last = "";
    const exit = await (0,git/* streamGit */.t1)(store.place, ["rev-list", "--first-parent", from], {
        onData: (chunk) => {
            last = (last + chunk.toString("latin1")).slice(-200);
            return true;
        },
    });
    if (exit.code !== 0)
        throw new git/* GitError */.XS(["rev-list"], exit.code, exit.stderr);
    return store.shallow.has(last.trim().split("\n").at(-1) ?? "");
}
class FirstParentLog {
    found;
    prefix;
    #isSource;
    #rest = Buffer.alloc(0);
    #commit = "";
    #seconds = 0;
    #bytes = 0;
    #expectsPath = false;
    constructor(prefix, isSource) {
        this.prefix = prefix;
        this.#isSource = isSource;
    }
    take(chunk) {
        this.#bytes += chunk.length;
        if (this.#bytes > git/* MAX_OUTPUT_BYTES */.$q) {
            throw new user_error/* UserError */.y(`Commit ${this.#commit} and those around it change too many paths to be read.`);
        }
        const bytes = this.#rest.length === 0 ? chunk : Buffer.concat([this.#rest, chunk]);
        let start = 0;
        for (let end = bytes.indexOf(0); end !== -1; end = bytes.indexOf(0, start)) {
            if (this.#record(bytes.toString("utf8", start, end)))
                return false;
            start = end + 1;
        }
        this.#rest = Buffer.from(bytes.subarray(start));
        return true;
    }
    #record(text) {
        if (this.#expectsPath) {
            this.#expectsPath = false;
            if (!text.startsWith(this.prefix) || !this.#isSource(text.slice(this.prefix.length)))
                return false;
            this.found = { commit: this.#commit, time: new Date(this.#seconds * 1000) };
            return true;
        }
        if (/^\n?:/.test(text)) {
            this.#expectsPath = true;
            return false;
        }
        const [, commit, seconds] = /^\n?commit ([0-9a-f]+) (-?\d+)$/.exec(text) ?? [];
        if (commit === undefined)
            throw new Error(`git log printed an unexpected record: ${text}`);
        this.#commit = commit;
        this.#seconds = Number(seconds);
        this.#bytes = 0;
        return false;
    }
}

;// CONCATENATED MODULE: ./build/src/git/work-tree.js





class WorkTree {
    label = "working directory";
    #root;
    #format;
    #files;
    #entries;
    #hasher;
    constructor(root, format, files) {
        this.#root = root;
        this.#format = format;
        this.#files = files;
    }
    entries() {
        this.#entries ??= this.#list();
        return this.#entries;
    }
    read(entries, visit) {
        return new Promise((resolve) => {
            const reader = new FileReader(this.#root);
            for (const entry of entries) {
                if (entry.undecodable === true)
                    visit(entry, new Error("its path is not valid UTF-8"));
                else if (!(0,tree/* isRegular */.$W)(entry.mode))
                    visit(entry, new Error("it is not a regular file"));
                else
                    visit(entry, reader.read(entry.path));
            }
            resolve();
        });
    }
    async #list() {
        const oidOf = (entry) => this.#oidOf(entry);
        const entries = [];
        await this.#files.list((file) => entries.push(new WorkEntry(file, oidOf)));
        return sortByPath(entries);
    }
    #oidOf({ path, mode, indexOid, undecodable }) {
        if (indexOid !== undefined && !this.#files.changed().has(path))
            return indexOid;
        const bytes = undecodable === true ? undefined : this.#bytesOf(path, mode);
        return bytes === undefined ? (0,blob_oid/* nullOid */.c)(this.#format) : (0,blob_oid/* blobOid */.I)(bytes, this.#format);
    }
    #bytesOf(path, mode) {
        if ((0,tree/* isRegular */.$W)(mode)) {
            this.#hasher ??= new FileReader(this.#root);
            const bytes = this.#hasher.read(path);
            return bytes instanceof Error ? undefined : bytes;
        }
        if (mode !== "120000")
            return undefined;
        try {
            return (0,external_node_fs_.readlinkSync)(`${this.#root}/${path}`, "buffer");
        }
        catch {
            return undefined;
        }
    }
}
class WorkEntry {
    path;
    mode;
    size;
    undecodable;
    indexOid;
    #oid;
    constructor(file, oidOf) {
        this.path = file.path;
        this.mode = file.mode;
        this.indexOid = file.indexOid;
        if (file.size !== undefined)
            this.size = file.size;
        if (file.undecodable)
            this.undecodable = true;
        this.#oid = oidOf;
    }
    get oid() {
        if (typeof this.#oid !== "string")
            this.#oid = this.#oid(this);
        return this.#oid;
    }
}

;// CONCATENATED MODULE: ./build/src/git/working-commit.js







async function commitWorkingTree(state, store) {
    const index = (0,external_node_path_.join)(store.scratch, "index");
    await copyIndex((0,external_node_path_.join)(state.gitDir, "index"), index);
    const place = (0,git/* withVariables */.sO)(state.place, { GIT_INDEX_FILE: index, GIT_OBJECT_DIRECTORY: store.objects });
    const { removed, added } = plan(state);
    try {
        await updateIndex(place, ["--force-remove"], removed);
        await updateIndex(place, ["--add", "--replace", "--remove"], added);
        const { stdout } = await (0,git/* runGit */.EO)(place, ["write-tree", "--missing-ok"]);
        return await commitTree(store, stdout.toString("latin1").trim(), await parents(state));
    }
    catch (error) {
        if (!(error instanceof git/* GitError */.XS))
            throw error;
        throw new user_error/* UserError */.y(`Git cannot store the working directory: ${error.reason}`, "Mend the file that it names");
    }
}
function plan({ files, place }) {
    const plan = { removed: [], added: [] };
    const root = Buffer.from(`${place.folder}/`);
    for (const bytes of files.untracked()) {
        if (fate(Buffer.concat([root, bytes])) === "add")
            plan.added.push(bytes);
    }
    for (const { bytes, isDeleted } of files.changes()) {
        const what = isDeleted ? "remove" : fate(Buffer.concat([root, bytes]));
        if (what === "remove")
            plan.removed.push(bytes);
        if (what === "add")
            plan.added.push(bytes);
    }
    return plan;
}
function fate(path) {
    const stats = lstat(path);
    if (stats === undefined)
        return "leave";
    if (stats.isSymbolicLink())
        return "add";
    if (!stats.isFile())
        return "remove";
    if (stats.size > limits/* MAX_FILE_BYTES */.gZ)
        return "leave";
    try {
        (0,external_node_fs_.accessSync)(path, external_node_fs_.constants.R_OK);
        return "add";
    }
    catch {
        return "leave";
    }
}
async function updateIndex(place, options, paths) {
    if (paths.length === 0)
        return;
    const end = Buffer.from([0]);
    await (0,git/* runGit */.EO)(place, ["update-index", ...options, "-z", "--stdin"], {
        input: Buffer.concat(paths.flatMap((path) => [path, end])),
    });
}
async function parents(state) {
    let merging = "";
    try {
        merging = await (0,promises_.readFile)((0,external_node_path_.join)(state.gitDir, "MERGE_HEAD"), "latin1");
    }
    catch {
    }
    return [state.head, ...merging.split("\n").filter((line) => /^[0-9a-f]{40,64}$/.test(line))];
}
async function commitTree(store, tree, parentCommits) {
    const person = { NAME: "memory-steward", EMAIL: "memory-steward@localhost", DATE: "1000000000 +0000" };
    const variables = {};
    for (const [key, value] of Object.entries(person)) {
        variables[`GIT_AUTHOR_${key}`] = value;
        variables[`GIT_COMMITTER_${key}`] = value;
    }
    const args = ["commit-tree", tree, ...parentCommits.flatMap((commit) => ["-p", commit]), "-m", "working directory"];
    const { stdout } = await (0,git/* runGit */.EO)((0,git/* withVariables */.sO)(store.place, variables), args);
    return stdout.toString("latin1").trim();
}
async function copyIndex(from, to) {
    try {
        const { mtimeMs } = await (0,promises_.stat)(from);
        await (0,promises_.copyFile)(from, to);
        const seconds = Math.floor(mtimeMs / 1000);
        await (0,promises_.utimes)(to, seconds, seconds);
    }
    catch (error) {
        if (!(error instanceof Error && "code" in error && error.code === "ENOENT"))
            throw error;
    }
}

;// CONCATENATED MODULE: ./build/src/git/repository.js


















async function openRepository(dir) {
    const root = await realFolder(dir);
    const scratch = (0,object_store/* makeScratch */.lP)();
    try {
        const config = (0,external_node_path_.join)(scratch, "gitconfig");
        const settings = await (0,closed_config/* readSettings */.sb)(root);
        (0,closed_config/* writeUserSettings */.iD)(config, settings);
        const place = (0,closed_config/* closedPlace */.YR)(root, config, settings.filters);
        const location = await (0,locate/* findGit */.C)(place);
        if (location === undefined) {
            (0,object_store/* removeScratch */.ZU)(scratch);
            return new PlainFolder(root);
        }
        await refuseLinkInside(dir, location.top);
        const store = (0,object_store/* createObjectStore */.hB)(scratch, { ...location, partial: settings.partial });
        return new Clone({ root, place, location, store, settings });
    }
    catch (error) {
        (0,object_store/* removeScratch */.ZU)(scratch);
        if (error instanceof git/* GitMissing */.rh && !(await isInRepository(root)))
            return new PlainFolder(root);
        throw error;
    }
}
async function refuseLinkInside(dir, top) {
    const parts = [];
    for (let path = (0,external_node_path_.resolve)(dir); (await (0,promises_.realpath)(path)) !== top; path = (0,external_node_path_.dirname)(path)) {
        if ((0,external_node_path_.dirname)(path) === path)
            return;
        parts.push(path);
    }
    for (const path of parts) {
        if ((await (0,promises_.lstat)(path)).isSymbolicLink()) {
            throw new user_error/* UserError */.y(`${path} is a symlink inside the repository, and is not followed.`, "Name the folder that it leads to.");
        }
    }
}
async function realFolder(dir) {
    try {
        const root = await (0,promises_.realpath)(dir);
        if ((await (0,promises_.stat)(root)).isDirectory())
            return root;
    }
    catch (error) {
        const code = error instanceof Error && "code" in error ? error.code : undefined;
        if (code !== "ENOENT" && code !== "ENOTDIR") {
            throw new user_error/* UserError */.y(`The folder ${dir} cannot be opened: ${error instanceof Error ? error.message : ""}`);
        }
    }
    throw new user_error/* UserError */.y(`There is no folder ${dir}.`, "Name the folder that holds the memory");
}
async function isInRepository(root) {
    for (let folder = root;; folder = (0,external_node_path_.join)(folder, "..")) {
        try {
            await (0,promises_.stat)((0,external_node_path_.join)(folder, ".git"));
            return true;
        }
        catch {
            if ((0,external_node_path_.join)(folder, "..") === folder)
                return false;
        }
    }
}
class PlainFolder {
    isGit = false;
    prefix = "";
    format = "sha1";
    top;
    constructor(root) {
        this.top = root;
    }
    isShallow() {
        return false;
    }
    workingTree() {
        return Promise.resolve(new WorkTree(this.top, this.format, new PlainWorkFiles(this.top)));
    }
    commitTree() {
        return this.#refuse();
    }
    compare() {
        return this.#refuse();
    }
    addedContent() {
        return this.#refuse();
    }
    resolve() {
        return this.#refuse();
    }
    mergedTree() {
        return this.#refuse();
    }
    headCommit() {
        return Promise.resolve(undefined);
    }
    sourceCommit() {
        return this.#refuse();
    }
    branchChange() {
        return this.#refuse();
    }
    history() {
        throw this.#noRepository();
    }
    close() {
        return Promise.resolve();
    }
    #refuse() {
        return Promise.reject(this.#noRepository());
    }
    #noRepository() {
        return new user_error/* UserError */.y(`${this.top} is not in a Git repository.`, "Check it without a base, or run `git init`");
    }
}
class Clone {
    isGit = true;
    top;
    prefix;
    format;
    #parts;
    constructor(parts) {
        this.#parts = parts;
        this.top = parts.location.top;
        this.format = parts.location.format;
        const below = (0,external_node_path_.relative)(this.top, parts.root);
        this.prefix = below === "" ? "" : `${below.split(external_node_path_.sep).join("/")}/`;
    }
    isShallow() {
        return this.#parts.store.shallow.size > 0;
    }
    workingTree() {
        return Promise.resolve(this.#workTree(this.#workFiles()));
    }
    async commitTree(revision) {
        return this.#commitTree(await this.resolve(revision));
    }
    resolve(revision) {
        return resolveCommit(this.#parts.place, revision, this.isShallow());
    }
    async compare(base, head) {
        const target = await this.resolve(base);
        const proposal = head === undefined ? await this.#workingProposal() : await this.#committed(head);
        return compareCommits(this.#parts.store, target, proposal, this.prefix);
    }
    async addedContent(base, head) {
        return await addedContent(this.#parts.store, {
            base: base === undefined ? undefined : await this.resolve(base),
            head: await this.resolve(head),
            prefix: this.prefix,
            isUncommitted: false,
        });
    }
    mergedTree(ours, theirs) {
        return mergedTree(this.#parts.store, ours, theirs, this.prefix);
    }
    headCommit() {
        return headCommit(this.#parts.place);
    }
    async sourceCommit(isSource, from = "HEAD") {
        return findSourceCommit(this.#parts.store, await this.resolve(from), this.prefix, isSource);
    }
    branchChange(target, head) {
        return branchChange(this.#parts.store, target, head, this.prefix);
    }
    history() {
        return new CloneHistory(this.#parts.place, this.#parts.store);
    }
    async close() {
        await this.#parts.store.reader.close();
        (0,object_store/* removeScratch */.ZU)(this.#parts.store.scratch);
    }
    async #committed(revision) {
        const commit = await this.resolve(revision);
        return { commit, tree: this.#commitTree(commit) };
    }
    async #workingProposal() {
        const { place, location, store } = this.#parts;
        const head = await headCommit(place);
        if (head === undefined) {
            throw new user_error/* UserError */.y("This repository has no commit yet, so there is nothing to compare.", "Commit first");
        }
        const files = this.#workFiles();
        const tree = this.#workTree(files);
        await tree.entries();
        const commit = await commitWorkingTree({ place, gitDir: location.gitDir, files, head }, store);
        return { commit, tree };
    }
    #workFiles() {
        return new GitWorkFiles(this.#parts.place, this.#parts.settings.symlinks);
    }
    #workTree(files) {
        return new WorkTree(this.#parts.root, this.format, files);
    }
    #commitTree(commit) {
        const label = commit.slice(0, 7);
        return new CommitTree(this.#parts.store, commit, { prefix: this.prefix, label, isCommit: true });
    }
}


/***/ }),

/***/ 98435:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ valueAt)
/* harmony export */ });
function valueAt(value, path) {
    let current = value;
    for (const key of path) {
        if (typeof current !== "object" || current === null || !Object.hasOwn(current, key))
            return undefined;
        current = current[key];
    }
    return current;
}


/***/ }),

/***/ 31314:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ START_OF_FILE)
/* harmony export */ });
const START_OF_FILE = { start: { line: 1, column: 1 }, end: { line: 1, column: 1 } };


/***/ }),

/***/ 85742:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ canonicalJson),
/* harmony export */   p: () => (/* binding */ isMapping)
/* harmony export */ });
function isMapping(value) {
    return typeof value === "object" && value !== null && !Array.isArray(value);
}
function canonicalJson(value) {
    if (Array.isArray(value))
        return `[${value.map(canonicalJson).join(",")}]`;
    if (!isMapping(value))
        return value === undefined ? "" : JSON.stringify(value);
    const keys = Object.keys(value).sort();
    return `{${keys.map((key) => `${JSON.stringify(key)}:${canonicalJson(value[key])}`).join(",")}}`;
}


/***/ }),

/***/ 85037:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $W: () => (/* binding */ isRegular),
/* harmony export */   TA: () => (/* binding */ readFile),
/* harmony export */   _2: () => (/* binding */ nameInSentence),
/* harmony export */   a6: () => (/* binding */ hasPath),
/* harmony export */   cD: () => (/* binding */ comparePaths),
/* harmony export */   kL: () => (/* binding */ WORKING_DIRECTORY),
/* harmony export */   nT: () => (/* binding */ firstFrom)
/* harmony export */ });
/* unused harmony export MemoryTree */
function isRegular(mode) {
    return mode === "100644" || mode === "100755";
}
function nameInSentence({ label }) {
    return label === WORKING_DIRECTORY ? `the ${label}` : label;
}
const WORKING_DIRECTORY = "working directory";
function comparePaths(left, right) {
    return left < right ? -1 : left > right ? 1 : 0;
}
function firstFrom(entries, path) {
    let low = 0;
    let high = entries.length;
    while (low < high) {
        const middle = (low + high) >> 1;
        if (comparePaths(entries[middle]?.path ?? "", path) < 0)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}
function hasPath(entries, path) {
    const plain = path.replace(/\/$/, "");
    if (plain === "" || entries[firstFrom(entries, plain)]?.path === plain)
        return true;
    const folder = `${plain}/`;
    return entries[firstFrom(entries, folder)]?.path.startsWith(folder) === true;
}
async function readFile(tree, entry) {
    let result;
    await tree.read([entry], (_, bytes) => {
        result = bytes instanceof Error ? bytes : new Uint8Array(bytes);
    });
    if (result === undefined)
        throw new Error(`tree ${tree.label} did not deliver ${entry.path}`);
    if (result instanceof Error)
        throw result;
    return result;
}
class MemoryTree {
    label;
    #contents = new Map();
    #entries;
    constructor(files, hash, label = "memory") {
        this.label = label;
        const encoder = new TextEncoder();
        const entries = [];
        for (const [path, file] of Object.entries(files)) {
            const { content, mode = "100644", undecodable } = isPlain(file) ? { content: file } : file;
            const bytes = typeof content === "string" ? encoder.encode(content) : content;
            this.#contents.set(path, bytes);
            const known = bytes instanceof Error ? encoder.encode(bytes.message) : bytes;
            const size = bytes instanceof Error ? {} : { size: bytes.length };
            entries.push({ path, mode, oid: hash(known), ...size, ...(undecodable && { undecodable }) });
        }
        this.#entries = entries.sort((a, b) => comparePaths(a.path, b.path));
    }
    entries() {
        return Promise.resolve(this.#entries);
    }
    read(entries, visit) {
        for (const entry of entries) {
            visit(entry, this.#contents.get(entry.path) ?? new Error(`no file ${entry.path}`));
        }
        return Promise.resolve();
    }
}
function isPlain(file) {
    return typeof file === "string" || file instanceof Uint8Array;
}


/***/ }),

/***/ 72789:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  b: () => (/* binding */ formatOf),
  C: () => (/* binding */ parseFile)
});

// EXTERNAL MODULE: ./build/src/memory/place.js
var place = __webpack_require__(31314);
// EXTERNAL MODULE: ./build/src/parse/decode.js
var decode = __webpack_require__(34215);
// EXTERNAL MODULE: ./build/src/parse/flaw.js
var parse_flaw = __webpack_require__(6927);
// EXTERNAL MODULE: ./build/src/parse/fast-read.js + 11 modules
var fast_read = __webpack_require__(21834);
// EXTERNAL MODULE: ./build/src/parse/frame.js
var parse_frame = __webpack_require__(95876);
// EXTERNAL MODULE: ./build/src/parse/json-document.js
var json_document = __webpack_require__(10749);
// EXTERNAL MODULE: ./build/src/parse/lines.js
var parse_lines = __webpack_require__(55406);
// EXTERNAL MODULE: ./build/src/parse/markdown-body.js + 5 modules
var markdown_body = __webpack_require__(17602);
// EXTERNAL MODULE: ./build/src/parse/yaml-compose.js
var yaml_compose = __webpack_require__(69587);
// EXTERNAL MODULE: ./build/src/parse/yaml-fault.js
var yaml_fault = __webpack_require__(85707);
// EXTERNAL MODULE: ./build/src/parse/yaml-library.cjs
var yaml_library = __webpack_require__(90176);
;// CONCATENATED MODULE: ./build/src/parse/yaml-lexemes.js

function* lexemes(source) {
    let start = 0;
    let scalar = false;
    for (const text of new yaml_library.Lexer().lex(source)) {
        if (!scalar && (text === yaml_library.CST.SCALAR || text === yaml_library.CST.DOCUMENT || text === yaml_library.CST.FLOW_END)) {
            scalar = text === yaml_library.CST.SCALAR;
            continue;
        }
        const kind = scalar ? "plain" : kindOf(text[0] ?? "");
        scalar = false;
        yield { text, kind, start, end: start + text.length };
        start += text.length;
    }
}
function kindOf(first) {
    if (first === '"' || first === "'")
        return "quoted";
    if (first === "[" || first === "{")
        return "open";
    return first === "]" || first === "}" ? "close" : "other";
}
function quotedBefore(source, offset) {
    let last;
    for (const lexeme of lexemes(source)) {
        if (lexeme.start > offset)
            break;
        if (lexeme.kind === "quoted")
            last = lexeme;
    }
    return last;
}
function openBracketAt(source, offset) {
    const open = [];
    for (const lexeme of lexemes(source)) {
        if (lexeme.start >= offset)
            break;
        if (lexeme.kind === "open")
            open.push(lexeme);
        else if (lexeme.kind === "close")
            open.pop();
    }
    return open.at(-1);
}
function plainAt(source, offset) {
    for (const lexeme of lexemes(source)) {
        if (lexeme.kind === "plain" && lexeme.start === offset)
            return lexeme;
        if (lexeme.start > offset)
            break;
    }
    return undefined;
}

;// CONCATENATED MODULE: ./build/src/parse/yaml-line.js

function readLine(source, offset) {
    const start = (0,parse_lines/* lineStart */.PT)(source, offset);
    const end = (0,parse_lines/* lineEnd */.kd)(source, start);
    let at = skipBlanks(source, start, end);
    const first = at;
    while (source[at] === "-" && isBlank(source[at + 1]))
        at = skipBlanks(source, at + 1, end);
    const item = at > first;
    const keyEnd = findKeyEnd(source, at, end);
    const key = keyEnd === -1 ? undefined : source.slice(at, keyEnd).trimEnd();
    const valueStart = keyEnd === -1 ? at : skipBlanks(source, keyEnd + 1, end);
    let valueEnd = end;
    while (valueEnd > valueStart && isBlank(source[valueEnd - 1]))
        valueEnd--;
    const text = source.slice(valueStart, valueEnd);
    return {
        line: { start, end },
        key,
        value: { start: valueStart, end: valueEnd },
        comment: text.includes(" #") || text.includes("\t#"),
        item,
    };
}
function findKeyEnd(source, start, end) {
    const quote = source[start];
    let at = start;
    if (quote === '"' || quote === "'") {
        at = source.indexOf(quote, start + 1);
        if (at === -1 || at >= end)
            return -1;
        at = skipBlanks(source, at + 1, end);
        return source[at] === ":" && (at + 1 === end || isBlank(source[at + 1])) ? at : -1;
    }
    for (; at < end; at++) {
        if (source[at] === ":" && (at + 1 === end || isBlank(source[at + 1])))
            return at === start ? -1 : at;
        if (source[at] === "#" && isBlank(source[at - 1]))
            return -1;
    }
    return -1;
}
function skipBlanks(source, from, end) {
    let at = from;
    while (at < end && isBlank(source[at]))
        at++;
    return at;
}
function isBlank(char) {
    return char === " " || char === "\t";
}

;// CONCATENATED MODULE: ./build/src/parse/yaml-explain-structure.js




const RELEX_LIMIT = 128 * 1024;
function explainNested(source, place) {
    const { line, value, key } = readLine(source, place.start);
    const rest = source.slice(value.start, value.end);
    if (rest.includes(": ") || rest.includes(":\t") || rest.endsWith(":")) {
        const name = key === undefined ? "The value" : `The value of "${(0,yaml_fault/* shorten */.m)(key)}"`;
        const message = `${name} holds a colon, which would begin a mapping inside it.`;
        return { ...value, message, advice: "Quote the whole value" };
    }
    return {
        ...firstTextAfter(source, line.end),
        message: "This line is indented as part of the line above, which already has its value.",
        advice: "Give the line the same indent as its neighbours",
    };
}
function explainNoKey(source, place) {
    const { line } = readLine(source, place.start);
    const text = source.slice(line.start, line.end);
    const { start } = firstTextAfter(source, line.start);
    const here = { start, end: Math.max(line.end, start) };
    if (text.trimStart().startsWith("- ")) {
        const advice = "Indent the list under its key, or write the key";
        return { ...here, message: "A list item stands where a key is expected.", advice };
    }
    if (/^\s*[^\s:#]+:[^\s/]/.test(text)) {
        const advice = "Put a space behind the colon";
        return { ...here, message: "A colon without a space behind it does not end a key.", advice };
    }
    return {
        ...here,
        message: "This line has no colon, so it is neither a key nor part of a value.",
        advice: "Indent the line under the value it belongs to, or write it as `key: value`",
    };
}
function explainIndent(source, place) {
    return {
        ...firstTextAfter(source, (0,parse_lines/* lineStart */.PT)(source, place.end)),
        message: "The indent of this line matches none of the lines above.",
        advice: "Give the line the same indent as its neighbours",
    };
}
function explainBracket(source, place) {
    const bracket = source.length <= RELEX_LIMIT ? openBracketAt(source, place.start) : undefined;
    if (!bracket) {
        return { ...place, message: "A bracket that opens before this is never closed.", advice: "Close the bracket" };
    }
    const open = source.charAt(bracket.start);
    const close = open === "{" ? "}" : "]";
    return {
        ...bracket,
        message: `The bracket \`${open}\` that opens here is never closed.`,
        advice: `Close it with \`${close}\`, or quote the value if the bracket belongs to its text`,
    };
}
function explainMissing(source, words, place) {
    if (words.includes("closing"))
        return explainQuote(source, place);
    if (words.includes("end with a"))
        return explainBracket(source, place);
    if (words.startsWith("Implicit map keys"))
        return explainNoKey(source, place);
    if (words.startsWith("Comments must")) {
        const advice = "Put a space before the `#`, or quote the whole value";
        return { ...place, message: "A `#` must have a blank before it to begin a comment.", advice };
    }
    if (words.includes("between flow")) {
        return { ...place, message: "A comma is missing between two items.", advice: "Put a comma before this item" };
    }
    return plainly(words, place);
}
function explainQuote(source, place) {
    const quote = source.length <= RELEX_LIMIT ? quotedBefore(source, place.start) : undefined;
    const advice = "Close the quote, or quote the whole value with the other kind";
    if (!quote)
        return { ...place, message: "A quote that opens before this is never closed.", advice };
    const message = "The quote that opens here is never closed.";
    return { start: quote.start, end: quote.start + 1, message, advice };
}
function explainUnexpected(source, words, place) {
    const { value } = readLine(source, place.start);
    if (words.includes("block-seq-ind on same line")) {
        const advice = "Put the list on the next line, or quote the whole value";
        return { ...value, message: "A list cannot begin on the line of its key.", advice };
    }
    if (words.startsWith("Block scalar header") || words.startsWith("Not a YAML token")) {
        const advice = "Put the text on the next line, or quote the whole value";
        return { ...value, message: "Behind `|` or `>` the text must begin on the next line.", advice };
    }
    if (words.includes("at node end"))
        return explainTrailing(source, value, place);
    if (words.includes("flow-seq-end") || words.includes("flow-map-end")) {
        const advice = "Remove it, or quote the whole value";
        return { ...place, message: "A bracket closes here that none opened.", advice };
    }
    return plainly(words, place);
}
function explainTrailing(source, value, place) {
    if (source.startsWith("...", (0,parse_lines/* lineStart */.PT)(source, place.start))) {
        return {
            ...place,
            message: "Text stands behind `...`, which ends the document.",
            advice: "Put it on the next line",
        };
    }
    const gap = source.slice(Math.max(place.start - 2, 0), place.start).trimEnd();
    const before = gap.charAt(gap.length - 1);
    const sameLine = place.start > value.start;
    if (sameLine && (before === '"' || before === "'")) {
        const message = "Text stands behind the closing quote of a value.";
        return { ...value, message, advice: "Quote the whole value" };
    }
    if (sameLine && (before === "]" || before === "}")) {
        const message = "Text stands behind the closing bracket of a value.";
        return { ...value, message, advice: "Quote the whole value" };
    }
    const advice = "Correct the indent, or quote the whole value";
    return { ...place, message: "This stands behind the end of the value before it.", advice };
}
function plainly(words, place) {
    const [first = ""] = words.split(":");
    const message = `This is not valid YAML: ${first.charAt(0).toLowerCase()}${first.slice(1).trim()}.`;
    return { ...place, message, advice: "Correct the YAML here" };
}
function firstTextAfter(source, offset) {
    let start = offset;
    while (start < source.length && /\s/.test(source.charAt(start)))
        start++;
    return { start, end: Math.max((0,parse_lines/* lineEnd */.kd)(source, start), start) };
}

;// CONCATENATED MODULE: ./build/src/parse/yaml-explain.js





const OURS = "<<<<<<< ";
function explainFault(source, fault) {
    const { start, end } = fault;
    if (fault.code === "LIMIT") {
        const mend = { message: fault.advice ?? "Split the document", certain: false };
        return { rule: parse_flaw/* RULE */.xZ.limit, start, end, message: `The document ${fault.message}.`, mend };
    }
    if (fault.duplicate)
        return explainDuplicate(fault, fault.duplicate);
    const explain = EXPLAINERS[fault.code] ?? ((_source, { message }, place) => plainly(message, place));
    const { message, advice, ...place } = explainConflict(source) ?? explain(source, fault, { start, end });
    const { key } = readLine(source, place.start);
    return {
        rule: parse_flaw/* RULE */.xZ.syntax,
        ...place,
        message,
        ...(key === undefined ? {} : { subject: (0,yaml_fault/* shorten */.m)(key) }),
        mend: { message: advice, certain: false },
    };
}
const EXPLAINERS = {
    ALIAS_TARGET: (_source, { message }, place) => ({
        ...place,
        message: `A value that begins with \`*\` is an alias, and this one ${message}.`,
        advice: "Quote the value if the sign belongs to its text",
    }),
    BAD_ALIAS: constant("This alias or anchor has no usable name.", "Quote the value if the sign belongs to its text"),
    BAD_COLLECTION_TYPE: (_source, _fault, place) => explainTag(place),
    BAD_DIRECTIVE: (_source, _fault, place) => explainDirective(place),
    BAD_DQ_ESCAPE: (source, _fault, { start }) => ({
        start,
        end: Math.min(start + 2, source.length),
        message: "Between double quotes a backslash begins an escape, and this is not one.",
        advice: "Write the backslash twice, or use single quotes",
    }),
    BAD_INDENT: (source, { message }, place) => message.includes("end with a") ? explainBracket(source, place) : explainIndent(source, place),
    BAD_SCALAR_START: explainStart,
    BLOCK_AS_IMPLICIT_KEY: (source, _fault, place) => explainNested(source, place),
    BLOCK_IN_FLOW: constant("A value inside brackets holds a second colon.", "Quote the value"),
    DIRECTIVE: (_source, _fault, place) => explainDirective(place),
    KEY_OVER_1024_CHARS: constant("A key is longer than 1,024 characters.", "Quote the text if it is a value"),
    MISSING_CHAR: (source, { message }, place) => explainMissing(source, message, place),
    MULTILINE_IMPLICIT_KEY: (source, _fault, place) => explainNoKey(source, place),
    MULTIPLE_DOCS: constant("Text stands behind `...`, which ends the document.", "Put it on the next line"),
    NAMELESS_KEY: constant("A colon stands here without a key before it.", "Quote the whole value, or write the key before the colon"),
    NON_STRING_KEY: constant("A key must be text; this one is a list or a mapping.", "Quote the key"),
    TAB_AS_INDENT: explainTab,
    TAG_RESOLVE_FAILED: (_source, _fault, place) => explainTag(place),
    UNEXPECTED_TOKEN: (source, { message }, place) => explainUnexpected(source, message, place),
};
function constant(message, advice) {
    return (_source, _fault, place) => ({ ...place, message, advice });
}
function explainDuplicate({ start, end, message }, { path, first }) {
    return {
        rule: parse_flaw/* RULE */.xZ.syntax,
        start,
        end,
        message: `The key "${(0,yaml_fault/* shorten */.m)(message)}" stands twice in one mapping.`,
        subject: path.join("."),
        mend: { message: "Remove one of the two, or join their values under one key", certain: false },
        related: [{ ...first, message: "It stands here first" }],
    };
}
function explainConflict(source) {
    const at = source.startsWith(OURS) ? 0 : source.indexOf(`\n${OURS}`) + 1;
    if (!source.startsWith(OURS, at))
        return undefined;
    return {
        start: at,
        end: (0,parse_lines/* lineEnd */.kd)(source, at),
        message: "A merge conflict was left in the file.",
        advice: "Settle the conflict: keep one side and remove the lines of `<`, `=` and `>`",
    };
}
function explainStart(source, _fault, place) {
    const { value } = readLine(source, place.start);
    const char = source.charAt(place.start);
    return {
        ...(value.start === place.start ? value : place),
        message: `A value cannot begin with ${char === "`" ? "a backtick" : `\`${char}\``} unless it is quoted.`,
        advice: "Quote the whole value",
    };
}
function explainTab(source, _fault, { start }) {
    let end = start + 1;
    while (source[end] === "\t")
        end++;
    const message = "A tab indents this line. YAML allows spaces alone.";
    return { start, end, message, advice: "Indent with spaces" };
}
function explainTag(place) {
    return {
        ...place,
        message: "A value that begins with `!` is tagged, and only the tags of text, numbers, lists and mappings are read.",
        advice: "Remove the tag, or quote the value if the sign belongs to its text",
    };
}
function explainDirective(place) {
    return {
        ...place,
        message: "No directive is read but `%YAML 1.2`.",
        advice: "Remove the line, or quote the value if the sign belongs to its text",
    };
}

;// CONCATENATED MODULE: ./build/src/parse/yaml-mend.js


const NEEDS_QUOTES = new Set(["@", "`", "%", ","]);
const MENDERS = {
    ALIAS_TARGET: quoteStarred,
    BAD_DQ_ESCAPE: singleQuotes,
    BAD_SCALAR_START: quoteBadStart,
    BLOCK_AS_IMPLICIT_KEY: quoteColon,
    MISSING_CHAR: (source, fault) => fault.message.includes("closing") ? closeQuote(source, fault) : spaceColon(source, fault),
    MULTILINE_IMPLICIT_KEY: spaceColon,
    NAMELESS_KEY: quoteColon,
    TAG_RESOLVE_FAILED: (source, fault) => quoteLine(readLine(source, fault.start), source, false),
    UNEXPECTED_TOKEN: mendUnexpected,
};
function mendOf(source, fault) {
    return MENDERS[fault.code]?.(source, fault);
}
function quoted(text) {
    return text.includes('"') || text.includes("\\") ? `'${text.replaceAll("'", "''")}'` : `"${text}"`;
}
function quoteBadStart(source, fault) {
    const line = readLine(source, fault.start);
    const certain = NEEDS_QUOTES.has(source[fault.start] ?? "");
    if (line.value.start === fault.start)
        return quoteLine(line, source, certain);
    const plain = plainAt(source, fault.start);
    if (!plain || source.slice(plain.start, plain.end).includes("\n"))
        return undefined;
    return quoteSpan(source, plain, certain);
}
function quoteColon(source, fault) {
    const line = readLine(source, fault.start);
    if (fault.start < line.value.start || line.key === undefined)
        return undefined;
    const text = source.slice(line.value.start, line.value.end);
    if (!text.includes(": ") && !text.includes(":\t") && !text.endsWith(":"))
        return undefined;
    const plain = !/^["'[{|>&*!#?-]/.test(text) || fault.code === "NAMELESS_KEY";
    const mapping = !line.item || hasSibling(source, line);
    return quoteLine(line, source, plain && mapping);
}
function hasSibling(source, { line, value, key }) {
    const next = source.indexOf("\n", value.end) + 1;
    if (next === 0 || key === undefined)
        return false;
    const column = source.indexOf(key, line.start) - line.start;
    const below = readLine(source, next);
    const indent = source.slice(next, below.line.end).search(/[^ ]/);
    return !below.item && below.key !== undefined && indent === column;
}
function quoteStarred(source, fault) {
    const line = readLine(source, fault.start);
    if (line.value.start !== fault.start)
        return undefined;
    const text = source.slice(line.value.start + 1, line.value.end);
    return quoteLine(line, source, text.includes("*") && !/(?:^|\s)&\S/.test(source));
}
function mendUnexpected(source, fault) {
    const line = readLine(source, fault.start);
    if (!fault.message.includes("at node end")) {
        const opens = /^[-|>]/.test(source.slice(line.value.start, line.value.end));
        return opens && line.key !== undefined ? quoteLine(line, source, false) : undefined;
    }
    const first = source[line.value.start];
    const last = source[line.value.end - 1];
    if (fault.start <= line.value.start)
        return undefined;
    if (first === "*")
        return quoteStarred(source, { ...fault, start: line.value.start });
    if (first === "[" || first === "{")
        return quoteLine(line, source, false);
    if (first !== '"' && first !== "'")
        return undefined;
    if (last !== first)
        return quoteLine(line, source, true);
    const inner = source.slice(line.value.start + 1, line.value.end - 1);
    const apostrophes = first === "'" && !/["\\]/.test(inner) && !/(?:^|[^\p{L}\p{N}])'|'(?:$|[^\p{L}\p{N}])/u.test(inner);
    return {
        ...line.value,
        text: quoted(inner),
        message: apostrophes ? "Use double quotes around a text with apostrophes" : "Quote the whole value once",
        certain: apostrophes && !line.comment,
    };
}
function closeQuote(source, fault) {
    const open = quotedBefore(source, fault.start);
    if (!open)
        return undefined;
    const { value } = readLine(source, open.start);
    if (value.start !== open.start)
        return undefined;
    const quote = source.charAt(open.start);
    return { start: value.end, end: value.end, text: quote, message: "Close the quote", certain: false };
}
function spaceColon(source, fault) {
    const { line } = readLine(source, fault.start);
    const text = source.slice(line.start, line.end);
    const match = /^[ ]*(?:- )*[^\s:#"'[\]{}]+:(?=[^\s/:])/.exec(text);
    if (!match)
        return undefined;
    const at = line.start + match[0].length;
    return { start: at, end: at, text: " ", message: "Put a space behind the colon", certain: false };
}
function singleQuotes(source, fault) {
    const line = readLine(source, fault.start);
    const text = source.slice(line.value.start, line.value.end);
    const inner = text.slice(1, -1);
    if (!text.startsWith('"') || !text.endsWith('"') || text.length < 2 || /["']/.test(inner))
        return undefined;
    return { ...line.value, text: `'${inner}'`, message: "Use single quotes, which keep backslashes", certain: false };
}
function quoteLine(line, source, certain) {
    if (line.value.end === line.value.start)
        return undefined;
    return quoteSpan(source, line.value, certain && !line.comment, line.key);
}
function quoteSpan(source, { start, end }, certain, key) {
    const message = key === undefined ? "Quote the whole value" : `Quote the value of "${key}"`;
    return { start, end, text: quoted(source.slice(start, end)), message, certain };
}

// EXTERNAL MODULE: ./build/src/parse/yaml-read.js + 1 modules
var yaml_read = __webpack_require__(63893);
;// CONCATENATED MODULE: ./build/src/parse/yaml-document.js




const MENDING_CHARACTERS = 128 * 1024;
const MAX_MENDS = 20;
function yamlBudget(limits) {
    return { limits, tokens: (0,yaml_compose/* fileTokens */.x)(), mending: MENDING_CHARACTERS };
}
function readYamlDocument(source, budget) {
    const { content, faults } = (0,yaml_read/* readYaml */.g)(source, budget.limits, budget.tokens);
    const [first] = faults;
    if (!first)
        return content ? { content, flaws: [] } : { flaws: [] };
    const duplicates = faults.filter(({ code }) => code === "DUPLICATE_KEY");
    if (duplicates.length === faults.length)
        return { flaws: duplicates.map((fault) => explainFault(source, fault)) };
    return { flaws: mendedFlaws(source, first, budget) };
}
function mendedFlaws(source, first, budget) {
    const flaws = [];
    let text = source;
    let fault = first;
    while (fault && flaws.length < MAX_MENDS && text.length <= budget.mending) {
        const edit = mendOf(text, fault);
        if (!edit)
            break;
        budget.mending -= text.length;
        const shift = source.length - text.length;
        const mended = text.slice(0, edit.start) + edit.text + text.slice(edit.end);
        const next = (0,yaml_read/* readYaml */.g)(mended, budget.limits, (0,yaml_compose/* fileTokens */.x)()).faults[0];
        if (next && next.start < edit.start + edit.text.length)
            break;
        const { message, certain } = edit;
        const explained = explainFault(text, fault);
        flaws.push({
            ...explained,
            start: explained.start + shift,
            end: explained.end + shift,
            mend: { message, certain, edit: { start: edit.start + shift, end: edit.end + shift, text: edit.text } },
        });
        text = mended;
        fault = next;
    }
    if (!fault)
        return flaws;
    const [flaw] = flaws;
    return [flaw?.mend ? { ...flaw, mend: { ...flaw.mend, certain: false } } : explainFault(source, first)];
}

// EXTERNAL MODULE: ./build/src/parse/yaml-slices.js
var yaml_slices = __webpack_require__(816);
;// CONCATENATED MODULE: ./build/src/parse/parse-file.js










const FORMATS = {
    ".yaml": "yaml",
    ".yml": "yaml",
    ".md": "markdown",
    ".markdown": "markdown",
    ".json": "json",
    ".jsonl": "jsonl",
};
function formatOf(path) {
    if (path.endsWith(".md"))
        return "markdown";
    if (path.endsWith(".yaml"))
        return "yaml";
    const dot = path.lastIndexOf(".");
    const extension = path.slice(dot).toLowerCase();
    return dot > path.lastIndexOf("/") && Object.hasOwn(FORMATS, extension) ? FORMATS[extension] : undefined;
}
function parseFile(path, format, bytes, limits) {
    const nothing = { path, format, documents: [], body: undefined };
    if (bytes.length > limits.fileBytes)
        return { ...nothing, problems: [tooLarge(path, bytes.length, limits)] };
    const fast = (0,fast_read/* readFast */.B)(path, format, bytes, limits);
    if (fast)
        return fast;
    const { text, problems } = (0,decode/* decode */.D)(path, bytes);
    if (text === undefined)
        return { ...nothing, problems };
    const { documents, flaws, body } = READERS[format](text, limits);
    if (flaws.length === 0)
        return { path, format, documents, body, problems };
    const lines = new parse_lines/* LineIndex */.rr(text);
    const found = flaws.map((flaw) => (0,parse_flaw/* flawToProblem */.ZG)(path, lines, flaw));
    return { path, format, documents, body, problems: [...problems, ...found] };
}
const READERS = {
    yaml: readStream,
    markdown: readMarkdown,
    json: (text, limits) => ({ ...(0,json_document/* readJsonDocument */.E)(text, { start: 0, end: text.length }, 0, limits), body: undefined }),
    jsonl: readLines,
};
function readStream(text, limits) {
    const carriage = (0,parse_frame/* loneCarriageReturn */.d)(text, 0, text.length);
    if (carriage)
        return { documents: [], flaws: [carriage], body: undefined };
    const slices = (0,yaml_slices/* sliceStream */.B)(text, 0, text.length, limits.documents + 1);
    const budget = yamlBudget(limits);
    const documents = [];
    const flaws = [];
    for (const [index, slice] of slices.slice(0, limits.documents).entries()) {
        const read = readSlice(text, slice, index, budget);
        documents.push(...read.documents);
        flaws.push(...read.flaws);
    }
    return { documents, flaws: [...flaws, ...tooMany(slices, limits)], body: undefined };
}
function readMarkdown(text, limits) {
    const frame = (0,parse_frame/* splitFrontMatter */.v)(text);
    if (frame.kind === "refused")
        return { documents: [], flaws: [frame.flaw], body: undefined };
    if (frame.kind === "none")
        return { documents: [], flaws: [], body: () => (0,markdown_body/* readMarkdownBody */.k9)(text) };
    const { block } = frame;
    const body = () => (0,markdown_body/* readMarkdownBody */.k9)(text.slice(frame.body));
    const [slice = block, second] = (0,yaml_slices/* sliceStream */.B)(text, block.start, block.end);
    if (second)
        return { documents: [], flaws: [secondDocument(text, second)], body };
    const { documents, flaws, empty } = readSlice(text, slice, 0, yamlBudget(limits));
    return empty ? { documents: [], flaws: [emptyFrontMatter(block)], body } : { documents, flaws, body };
}
function readLines(text, limits) {
    const slices = (0,json_document/* sliceLines */.i)(text, limits.documents + 1);
    const read = slices.slice(0, limits.documents).map((slice, index) => (0,json_document/* readJsonDocument */.E)(text, slice, index, limits));
    return {
        documents: read.flatMap(({ documents }) => documents),
        flaws: [...read.flatMap(({ flaws }) => flaws), ...tooMany(slices, limits)],
        body: undefined,
    };
}
function readSlice(text, { start, end }, index, budget) {
    const { content, flaws } = readYamlDocument(text.slice(start, end), budget);
    if (!content && flaws.length === 0) {
        return { documents: [{ index, value: null, scalarText: () => undefined }], flaws: [], empty: true };
    }
    if (!content)
        return { documents: [], flaws: flaws.map((flaw) => (0,parse_flaw/* shiftFlaw */.pY)(flaw, start)), empty: false };
    const { value, texts, empty } = content;
    return { documents: [{ index, value, scalarText: (pointer) => texts.textAt(value, pointer) }], flaws: [], empty };
}
function tooMany(slices, limits) {
    const next = slices[limits.documents];
    if (!next)
        return [];
    const message = `The file holds more than ${limits.documents} documents. Those from here on were not read.`;
    const mend = { message: "Split the file, or raise the limit in memory-steward.yml", certain: false };
    return [{ rule: parse_flaw/* RULE */.xZ.limit, start: next.start, end: next.start, message, mend }];
}
function secondDocument(text, { start }) {
    return {
        rule: parse_flaw/* RULE */.xZ.syntax,
        start,
        end: Math.max(text.indexOf("\n", start), start),
        message: "The front matter holds a second YAML document behind `...`.",
        mend: { message: "Remove the line `...`", certain: false },
    };
}
function emptyFrontMatter({ start, end }) {
    return {
        rule: parse_flaw/* RULE */.xZ.syntax,
        severity: "warning",
        start,
        end,
        message: "The front matter is empty.",
        mend: { message: "Write the record's fields, or remove the two lines of `---`", certain: false },
    };
}
function tooLarge(path, bytes, limits) {
    return {
        rule: parse_flaw/* RULE */.xZ.limit,
        message: `The file has ${bytes} bytes; files of up to ${limits.fileBytes} bytes are read.`,
        at: { path, range: place/* START_OF_FILE */.a },
        suggestion: { message: "Split the file, or raise the limit in memory-steward.yml", certain: false },
    };
}


/***/ })

};
