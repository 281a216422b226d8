export const id = 6527;
export const ids = [6527,5100];
export const modules = {

/***/ 90176:
/***/ ((__unused_webpack_module, exports, __webpack_require__) => {


/* global exports, require */
/*
 * The `yaml` package, loaded at its first use: nearly every file is read without it. An import would load it with the
 * program; `require` inside a function is the one way to load it late and at once.
 */
let library;
const yaml = () => (library ??= __webpack_require__(38815));

// Without the bundle Node finds out by these lines which names there are.
exports.Composer = undefined;
exports.CST = undefined;
exports.Document = undefined;
exports.Lexer = undefined;
exports.Parser = undefined;
exports.Scalar = undefined;
exports.isAlias = undefined;
exports.isMap = undefined;
exports.isScalar = undefined;
exports.isSeq = undefined;
exports.stringify = undefined;
exports.visit = undefined;

for (const name of Object.keys(exports)) {
  Object.defineProperty(exports, name, { enumerable: true, get: () => yaml()[name] });
}


/***/ }),

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
                setImmediate(() => {
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
    async fileAt(commit, path) {
        const found = await this.#store.reader.read(`${commit}:${path}`);
        return found?.type === "blob" ? { oid: found.oid, text: found.bytes.toString("utf8") } : undefined;
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

/***/ 29360:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ DEFAULT_LIMITS)
/* harmony export */ });
const DEFAULT_LIMITS = { fileBytes: 4 * 1024 * 1024, depth: 64, aliases: 20, documents: 10_000 };


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

/***/ 34215:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ decode)
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
/* harmony import */ var _flaw_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6927);
/* harmony import */ var _lines_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(55406);



const BYTE_ORDER_MARK = [0xef, 0xbb, 0xbf];
function decode(path, bytes) {
    const problems = [];
    const marked = BYTE_ORDER_MARK.every((byte, index) => bytes[index] === byte);
    if (marked)
        problems.push(byteOrderMark(path));
    const content = marked ? bytes.subarray(BYTE_ORDER_MARK.length) : bytes;
    const bad = encodingProblem(path, content);
    if (bad)
        return { text: undefined, problems: [...problems, bad] };
    return { text: utf8(content), problems };
}
function encodingProblem(path, bytes) {
    const [first, second] = bytes;
    if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) {
        return encoding(path, bytes, 0, "The file is UTF-16", "Save the file as UTF-8 without a byte-order mark");
    }
    const nul = bytes.indexOf(0);
    const valid = (0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes);
    const invalid = valid ? -1 : firstInvalidByte(bytes);
    if (invalid !== -1 && (nul === -1 || invalid < nul)) {
        const hex = (bytes[invalid] ?? 0).toString(16).toUpperCase().padStart(2, "0");
        return encoding(path, bytes, invalid, `Byte ${invalid} (0x${hex}) is not valid UTF-8`, "Save the file as UTF-8");
    }
    if (nul === -1)
        return undefined;
    return encoding(path, bytes, nul, `Byte ${nul} is NUL, which no text file holds`, "Remove the NUL character");
}
function encoding(path, bytes, offset, message, advice) {
    const before = utf8(bytes.subarray(0, offset));
    const start = new _lines_js__WEBPACK_IMPORTED_MODULE_2__/* .LineIndex */ .rr(before).position(before.length);
    const end = { line: start.line, column: start.column + 1 };
    return {
        rule: _flaw_js__WEBPACK_IMPORTED_MODULE_1__/* .RULE */ .xZ.encoding,
        message: `${message}. The file was not read.`,
        at: { path, range: { start, end } },
        suggestion: { message: advice, certain: false },
    };
}
function byteOrderMark(path) {
    const start = { line: 1, column: 1 };
    return {
        rule: _flaw_js__WEBPACK_IMPORTED_MODULE_1__/* .RULE */ .xZ.byteOrderMark,
        severity: "warning",
        message: "The file begins with a byte-order mark, which many tools take for text.",
        at: { path, range: { start, end: start } },
        suggestion: { message: "Save the file as UTF-8 without a byte-order mark", certain: false },
    };
}
function utf8(bytes) {
    return node_buffer__WEBPACK_IMPORTED_MODULE_0__.Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("utf8");
}
function firstInvalidByte(bytes) {
    for (let at = 0; at < bytes.length;) {
        const length = sequenceLength(bytes, at);
        if (length === 0)
            return at;
        at += length;
    }
    return -1;
}
function sequenceLength(bytes, at) {
    const lead = bytes[at] ?? 0;
    if (lead < 0x80)
        return 1;
    const follows = lead >= 0xc2 && lead <= 0xdf ? 1 : lead >= 0xe0 && lead <= 0xef ? 2 : lead >= 0xf0 && lead <= 0xf4 ? 3 : 0;
    if (follows === 0)
        return 0;
    const second = bytes[at + 1] ?? 0;
    const lowest = lead === 0xe0 ? 0xa0 : lead === 0xf0 ? 0x90 : 0x80;
    const highest = lead === 0xed ? 0x9f : lead === 0xf4 ? 0x8f : 0xbf;
    if (second < lowest || second > highest)
        return 0;
    for (let next = 2; next <= follows; next++)
        if (((bytes[at + next] ?? 0) & 0xc0) !== 0x80)
            return 0;
    return follows + 1;
}


/***/ }),

/***/ 6927:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ZG: () => (/* binding */ flawToProblem),
/* harmony export */   pY: () => (/* binding */ shiftFlaw),
/* harmony export */   xZ: () => (/* binding */ RULE)
/* harmony export */ });
const RULE = {
    syntax: "parse/invalid-syntax",
    encoding: "parse/invalid-encoding",
    byteOrderMark: "parse/byte-order-mark",
    limit: "parse/limit-exceeded",
    unsafeFrontMatter: "parse/unsafe-front-matter",
};
function shiftFlaw(flaw, by) {
    if (by === 0)
        return flaw;
    const { mend, related } = flaw;
    return {
        ...flaw,
        ...shiftSpan(flaw, by),
        ...(mend?.edit ? { mend: { ...mend, edit: { ...mend.edit, ...shiftSpan(mend.edit, by) } } } : {}),
        ...(related ? { related: related.map((place) => ({ ...place, ...shiftSpan(place, by) })) } : {}),
    };
}
function flawToProblem(path, lines, flaw) {
    return {
        rule: flaw.rule,
        message: flaw.message,
        at: { path, range: lines.range(flaw.start, flaw.end) },
        ...(flaw.severity ? { severity: flaw.severity } : {}),
        ...(flaw.subject === undefined ? {} : { subject: flaw.subject }),
        ...(flaw.mend ? { suggestion: suggestionOf(lines, flaw.mend) } : {}),
        ...(flaw.related
            ? {
                related: flaw.related.map(({ message, start, end }) => ({
                    message,
                    at: { path, range: lines.range(start, end) },
                })),
            }
            : {}),
    };
}
function suggestionOf(lines, { message, certain, edit }) {
    if (!edit)
        return { message, certain: false };
    return { message, certain, edit: { kind: "text", range: lines.range(edit.start, edit.end), text: edit.text } };
}
function shiftSpan({ start, end }, by) {
    return { start: start + by, end: end + by };
}


/***/ }),

/***/ 95876:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ loneCarriageReturn),
/* harmony export */   v: () => (/* binding */ splitFrontMatter)
/* harmony export */ });
/* harmony import */ var _flaw_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6927);
/* harmony import */ var _lines_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(55406);


const FENCE = "---";
const BLANKS = /^---[ \t]+$/;
function splitFrontMatter(text) {
    if (!text.startsWith(FENCE) || text[FENCE.length] === "-")
        return { kind: "none" };
    const opening = (0,_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .lineEnd */ .kd)(text, 0);
    const first = text.slice(0, opening);
    if (first !== FENCE)
        return { kind: "refused", flaw: openingFlaw(first) };
    const start = afterLine(text, opening);
    const close = findClosing(text, opening);
    if (typeof close === "object")
        return { kind: "refused", flaw: close };
    if (close === -1)
        return { kind: "refused", flaw: unclosed(text) };
    const carriage = loneCarriageReturn(text, start, close);
    if (carriage)
        return { kind: "refused", flaw: carriage };
    return { kind: "framed", block: { start, end: close }, body: afterLine(text, close + FENCE.length) };
}
function loneCarriageReturn(text, start, end) {
    for (let at = text.indexOf("\r", start); at !== -1 && at < end; at = text.indexOf("\r", at + 1)) {
        if (text[at + 1] === "\n")
            continue;
        return {
            rule: _flaw_js__WEBPACK_IMPORTED_MODULE_0__/* .RULE */ .xZ.encoding,
            start: at,
            end: at + 1,
            message: "A carriage return without a line feed stands here; readers disagree whether it ends the line.",
            mend: { message: "Save the file with LF or CRLF line ends", certain: false },
        };
    }
    return undefined;
}
function findClosing(text, from) {
    const feed = text.indexOf("\n---", from);
    if (feed === -1)
        return -1;
    const start = feed + 1;
    const end = (0,_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .lineEnd */ .kd)(text, start);
    const line = text.slice(start, end);
    if (line === FENCE)
        return start;
    if (BLANKS.test(line))
        return trailingBlanks(start, end, "closes");
    return {
        rule: _flaw_js__WEBPACK_IMPORTED_MODULE_0__/* .RULE */ .xZ.unsafeFrontMatter,
        start,
        end,
        message: "A line in the front matter begins with `---` but is not exactly `---`. Some readers end the front matter here, others do not.",
        mend: { message: "Close the front matter with a line that is exactly `---`, or indent this line", certain: false },
    };
}
function openingFlaw(first) {
    const carriage = loneCarriageReturn(first, 0, first.length);
    if (carriage)
        return carriage;
    if (BLANKS.test(first))
        return trailingBlanks(0, first.length, "opens");
    return {
        rule: _flaw_js__WEBPACK_IMPORTED_MODULE_0__/* .RULE */ .xZ.unsafeFrontMatter,
        start: 0,
        end: first.length,
        message: "The opening fence names a language. Only YAML between lines that are exactly `---` is read; some tools run such a block as code.",
        mend: { message: "Write the front matter in YAML and open it with a line that is exactly `---`", certain: false },
    };
}
function trailingBlanks(start, end, verb) {
    return {
        rule: _flaw_js__WEBPACK_IMPORTED_MODULE_0__/* .RULE */ .xZ.syntax,
        start,
        end,
        message: `The line that ${verb} the front matter has blanks behind \`---\`, so some readers do not see it.`,
        mend: {
            message: "Remove the blanks behind `---`",
            certain: true,
            edit: { start: start + FENCE.length, end, text: "" },
        },
    };
}
function unclosed(text) {
    const dots = /\n\.\.\.[ \t]*(?:\r?\n|$)/.test(text);
    return {
        rule: _flaw_js__WEBPACK_IMPORTED_MODULE_0__/* .RULE */ .xZ.syntax,
        start: 0,
        end: FENCE.length,
        message: "The first line opens front matter with `---`, but no later line closes it.",
        mend: {
            message: dots
                ? "Close the front matter with a line that is exactly `---`; `...` does not close it"
                : "Add a line that is exactly `---` behind the front matter, or write `***` if the first line is a rule",
            certain: false,
        },
    };
}
function afterLine(text, end) {
    const feed = text.indexOf("\n", end);
    return feed === -1 ? text.length : feed + 1;
}


/***/ }),

/***/ 10749:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ readJsonDocument),
/* harmony export */   i: () => (/* binding */ sliceLines)
/* harmony export */ });
/* harmony import */ var _json_reader_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61285);
/* harmony import */ var _scalar_texts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(17320);


function readJsonDocument(text, span, index, limits) {
    const { root, flaws } = (0,_json_reader_js__WEBPACK_IMPORTED_MODULE_0__/* .readJson */ .V)(text, span.start, span.end, limits);
    if (!root)
        return { documents: [], flaws: flaws.map((flaw) => proven(flaw, text, span, limits)) };
    const value = JSON.parse(text.slice(span.start, span.end));
    const texts = new _scalar_texts_js__WEBPACK_IMPORTED_MODULE_1__/* .ScalarTexts */ .r();
    noteNumbers(text, root, value, texts, []);
    return { documents: [{ index, value, scalarText: (pointer) => texts.textAt(value, pointer) }], flaws: [] };
}
function sliceLines(text, atMost) {
    const slices = [];
    for (let start = 0; start < text.length && slices.length < atMost;) {
        const feed = text.indexOf("\n", start);
        const end = feed === -1 ? text.length : feed;
        if (/[^ \t\r]/.test(text.slice(start, end)))
            slices.push({ start, end });
        start = end + 1;
    }
    return slices;
}
function proven(flaw, text, { start, end }, limits) {
    const edit = flaw.mend?.edit;
    if (!flaw.mend || !edit)
        return flaw;
    const mended = text.slice(start, edit.start) + edit.text + text.slice(edit.end, end);
    const whole = (0,_json_reader_js__WEBPACK_IMPORTED_MODULE_0__/* .readJson */ .V)(mended, 0, mended.length, limits).root !== undefined;
    return { ...flaw, mend: { ...flaw.mend, certain: whole } };
}
function noteNumbers(text, node, value, texts, path) {
    if (node.kind === "scalar") {
        if (typeof value === "number")
            texts.note(path, value, text.slice(node.start, node.end));
        return;
    }
    if (typeof value !== "object" || value === null)
        return;
    for (const [index, { key, value: child }] of node.entries.entries()) {
        const step = key?.name ?? index;
        path.push(step);
        noteNumbers(text, child, Reflect.get(value, step), texts, path);
        path.pop();
    }
}


/***/ }),

/***/ 61285:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  V: () => (/* binding */ readJson)
});

// EXTERNAL MODULE: ./build/src/parse/flaw.js
var flaw = __webpack_require__(6927);
;// CONCATENATED MODULE: ./build/src/parse/json-scalars.js
const ESCAPED = new Set('"\\/bfnrt');
function scanString(text, start, limit) {
    for (let at = start + 1; at < limit; at++) {
        const code = text.charCodeAt(at);
        if (code === 0x22)
            return { end: at + 1 };
        if (code === 0x0a || code === 0x0d)
            break;
        if (code < 0x20) {
            return fault(at, at + 1, "A control character stands in a string.", "Write it as an escape, such as \\t");
        }
        if (code !== 0x5c)
            continue;
        const next = text.charAt(at + 1);
        if (ESCAPED.has(next)) {
            at++;
        }
        else if (next === "u" && /^[0-9a-fA-F]{4}$/.test(text.slice(at + 2, at + 6))) {
            at += 5;
        }
        else {
            return fault(at, Math.min(at + 2, limit), "This escape is not one that JSON has.", "Write a backslash twice to mean one");
        }
    }
    return fault(start, start + 1, "The quote that opens here is never closed on its line.", "Close the quote");
}
const NUMBER = /-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?/y;
const NUMBER_LIKE = /[-+.0-9a-zA-Z]+/y;
function scanNumber(text, start) {
    NUMBER.lastIndex = start;
    NUMBER_LIKE.lastIndex = start;
    const end = NUMBER.test(text) ? NUMBER.lastIndex : start;
    const written = NUMBER_LIKE.test(text) ? NUMBER_LIKE.lastIndex : start;
    if (end === written && end > start)
        return { end };
    return fault(start, Math.max(written, start + 1), "This is not a number that JSON has.", "Write it plainly, or as a string in double quotes");
}
function fault(start, end, message, advice) {
    return { fault: { start, end, message, advice } };
}

// EXTERNAL MODULE: ./build/src/parse/yaml-fault.js
var yaml_fault = __webpack_require__(85707);
;// CONCATENATED MODULE: ./build/src/parse/json-reader.js



const MAX_VALUES = 250_000;
const MAX_DUPLICATES = 100;
const LITERALS = ["true", "false", "null"];
const WORD = /[^\s,:[\]{}"]+/y;
function readJson(text, start, end, limits) {
    return new JsonReader(text, start, end, limits).read();
}
class Fault extends Error {
    flaw;
    constructor(flaw) {
        super(flaw.message);
        this.flaw = flaw;
    }
}
class JsonReader {
    #text;
    #end;
    #limits;
    #stack = [];
    #duplicates = [];
    #at;
    #values = 0;
    #root;
    constructor(text, start, end, limits) {
        this.#text = text;
        this.#at = start;
        this.#end = end;
        this.#limits = limits;
    }
    read() {
        try {
            let expected = "value";
            for (;;) {
                this.#skipBlanks();
                if (this.#at >= this.#end)
                    break;
                if (this.#root)
                    throw this.#fault(this.#word(), "Text stands behind the end of the value.", "Remove it, or put each value on its own line in a .jsonl file");
                expected = this.#step(expected);
            }
            if (!this.#root)
                throw this.#unfinished();
            return this.#duplicates.length > 0 ? { flaws: this.#duplicates } : { root: this.#root, flaws: [] };
        }
        catch (error) {
            if (error instanceof Fault)
                return { flaws: [error.flaw] };
            throw error;
        }
    }
    #step(expected) {
        const top = this.#stack.at(-1);
        const char = this.#text.charAt(this.#at);
        if (char === "/")
            this.#comment();
        if (expected === "after")
            return this.#separator(char);
        if (top && expected === "first" && char === closer(top))
            return this.#close();
        if (top?.kind === "map" && top.key === undefined)
            return this.#key(top, char);
        return this.#value(char, expected);
    }
    #separator(char) {
        const top = this.#stack.at(-1);
        if (top && char === closer(top))
            return this.#close();
        if (char !== ",") {
            if (char === "]" || char === "}")
                throw this.#fault(one(this.#at), "This bracket closes one of the other kind.", "Correct the brackets");
            throw this.#fault(this.#word(), "A comma is missing before this.", "Put a comma before it");
        }
        const comma = this.#at++;
        this.#skipBlanks();
        const next = this.#text.charAt(this.#at);
        if (this.#at < this.#end && (next === "]" || next === "}")) {
            const edit = { ...one(comma), text: "" };
            throw this.#fault(one(comma), "A comma stands before the closing bracket.", "Remove the comma", edit);
        }
        return top?.kind === "map" ? "key" : "value";
    }
    #key(top, char) {
        if (char !== '"') {
            throw this.#fault(this.#word(), "A key stands between double quotes.", "Put the key between double quotes");
        }
        const start = this.#at;
        const end = this.#accept(scanString(this.#text, start, this.#end));
        const written = this.#text.slice(start, end);
        const decoded = written.includes("\\") ? JSON.parse(written) : written.slice(1, -1);
        const name = String(decoded);
        const first = top.names.get(name);
        if (first)
            this.#duplicate(name, { start, end }, first);
        else
            top.names.set(name, { start, end });
        top.key = { start, end, name, style: "double" };
        this.#skipBlanks();
        if (this.#text.charAt(this.#at) !== ":" || this.#at >= this.#end) {
            throw this.#fault({ start, end }, "This key has no colon behind it.", "Put a colon and a value behind the key");
        }
        top.opened = ++this.#at;
        return "value";
    }
    #value(char, expected) {
        if (++this.#values > MAX_VALUES) {
            throw new Fault({
                rule: flaw/* RULE */.xZ.limit,
                ...one(this.#at),
                message: `The document holds more than ${MAX_VALUES} values.`,
            });
        }
        const start = this.#at;
        if (char === "{" || char === "[")
            return this.#open(char);
        if (char === '"')
            this.#accept(scanString(this.#text, start, this.#end));
        else if (/[-+.0-9]/.test(char))
            this.#accept(scanNumber(this.#text, start));
        else
            this.#literal(expected);
        const style = char === '"' ? "double" : "plain";
        return this.#attach({ kind: "scalar", flow: true, style, start, end: this.#at, entries: [] });
    }
    #open(char) {
        if (this.#stack.length >= this.#limits.depth) {
            const message = `The document nests collections more than ${this.#limits.depth} deep.`;
            throw new Fault({ rule: flaw/* RULE */.xZ.limit, ...one(this.#at), message });
        }
        const kind = char === "{" ? "map" : "seq";
        this.#stack.push({ kind, start: this.#at++, entries: [], names: new Map(), key: undefined, opened: 0 });
        return "first";
    }
    #close() {
        const top = this.#stack.pop();
        if (!top)
            throw new Error("a bracket was closed that none opened");
        this.#at++;
        return this.#attach({
            kind: top.kind,
            flow: true,
            style: "plain",
            start: top.start,
            end: this.#at,
            entries: top.entries,
        });
    }
    #attach(node) {
        const parent = this.#stack.at(-1);
        if (!parent)
            this.#root = node;
        else if (parent.key)
            parent.entries.push({ key: parent.key, start: parent.key.start, opened: parent.opened, value: node });
        else
            parent.entries.push({ start: node.start, opened: node.start, value: node });
        if (parent)
            parent.key = undefined;
        return "after";
    }
    #literal(expected) {
        const literal = LITERALS.find((word) => this.#text.startsWith(word, this.#at));
        const word = this.#word();
        if (literal?.length === word.end - word.start) {
            this.#at = word.end;
            return;
        }
        const char = this.#text.charAt(this.#at);
        if (char === "'")
            throw this.#fault(word, "A string stands between double quotes.", "Use double quotes");
        if (/[\]},:]/.test(char)) {
            const mend = expected === "first" ? "Correct the brackets" : "Write the value";
            throw this.#fault(one(this.#at), "A value is missing here.", mend);
        }
        throw this.#fault(word, "This is not a JSON value.", "Put text between double quotes; other words are true, false and null alone");
    }
    #comment() {
        const next = this.#text.charAt(this.#at + 1);
        if (next !== "/" && next !== "*")
            throw this.#fault(one(this.#at), "This is not a JSON value.", "Put text between double quotes");
        throw this.#fault({ start: this.#at, end: this.#at + 2 }, "JSON has no comments.", "Remove the comment");
    }
    #unfinished() {
        const top = this.#stack.at(-1);
        if (!top)
            return this.#fault({ start: this.#end, end: this.#end }, "The file holds no value.", "Write a JSON value, or delete the file");
        const bracket = top.kind === "map" ? "{" : "[";
        return this.#fault(one(top.start), `The bracket \`${bracket}\` that opens here is never closed.`, `Close it with \`${closer(top)}\``);
    }
    #accept(scanned) {
        if ("fault" in scanned)
            throw this.#fault(scanned.fault, scanned.fault.message, scanned.fault.advice);
        this.#at = scanned.end;
        return scanned.end;
    }
    #duplicate(name, span, first) {
        if (this.#duplicates.length >= MAX_DUPLICATES)
            return;
        const path = this.#stack.slice(0, -1).map(({ key, entries }) => key?.name ?? entries.length);
        this.#duplicates.push({
            rule: flaw/* RULE */.xZ.syntax,
            ...span,
            message: `The key "${(0,yaml_fault/* shorten */.m)(name)}" stands twice in one mapping.`,
            subject: [...path, name].join("."),
            mend: { message: "Remove one of the two, or join their values under one key", certain: false },
            related: [{ ...first, message: "It stands here first" }],
        });
    }
    #fault({ start, end }, message, advice, edit) {
        const mend = { message: advice, certain: edit !== undefined, ...(edit ? { edit } : {}) };
        return new Fault({ rule: flaw/* RULE */.xZ.syntax, start, end, message, mend });
    }
    #word() {
        WORD.lastIndex = this.#at;
        const end = WORD.test(this.#text) ? Math.min(WORD.lastIndex, this.#end) : this.#at + 1;
        return { start: this.#at, end };
    }
    #skipBlanks() {
        while (this.#at < this.#end) {
            const code = this.#text.charCodeAt(this.#at);
            if (code !== 0x20 && code !== 0x0a && code !== 0x0d && code !== 0x09)
                return;
            this.#at++;
        }
    }
}
function closer({ kind }) {
    return kind === "map" ? "}" : "]";
}
function one(at) {
    return { start: at, end: at + 1 };
}


/***/ }),

/***/ 55406:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   PT: () => (/* binding */ lineStart),
/* harmony export */   kd: () => (/* binding */ lineEnd),
/* harmony export */   rr: () => (/* binding */ LineIndex)
/* harmony export */ });
class LineIndex {
    text;
    #starts = [0];
    constructor(text) {
        this.text = text;
        for (let at = text.indexOf("\n"); at !== -1; at = text.indexOf("\n", at + 1))
            this.#starts.push(at + 1);
    }
    position(offset) {
        const bounded = Math.min(Math.max(offset, 0), this.text.length);
        let low = 0;
        let high = this.#starts.length - 1;
        while (low < high) {
            const middle = (low + high + 1) >> 1;
            if ((this.#starts[middle] ?? 0) <= bounded)
                low = middle;
            else
                high = middle - 1;
        }
        return { line: low + 1, column: bounded - (this.#starts[low] ?? 0) + 1 };
    }
    range(start, end) {
        return { start: this.position(start), end: this.position(end) };
    }
    offset(position) {
        const start = this.#starts[position.line - 1];
        if (start === undefined)
            return this.text.length;
        const next = this.#starts[position.line];
        const lineEnd = next === undefined ? this.text.length : next - 1;
        return Math.min(start + Math.max(position.column - 1, 0), lineEnd);
    }
}
function lineStart(text, offset) {
    return offset === 0 ? 0 : text.lastIndexOf("\n", offset - 1) + 1;
}
function lineEnd(text, offset) {
    const feed = text.indexOf("\n", offset);
    const end = feed === -1 ? text.length : feed;
    return end > offset && text[end - 1] === "\r" ? end - 1 : end;
}


/***/ }),

/***/ 17602:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Qj: () => (/* binding */ locateLinks),
  IM: () => (/* binding */ readHeadings),
  k9: () => (/* binding */ readMarkdownBody)
});

;// CONCATENATED MODULE: ./build/src/parse/markdown-lists.js
const TAB = 4;
const MARKER = /^(?:[-+*]|[0-9]{1,9}[.)])(?=[ \t]|$)/;
function indentOf(text, start, end, column = 0) {
    let at = start;
    let columns = column;
    for (; at < end; at++) {
        if (text[at] === " ")
            columns++;
        else if (text[at] === "\t")
            columns += TAB - (columns % TAB);
        else
            break;
    }
    return { at, columns };
}
function leadingMarker(rest) {
    return MARKER.exec(rest)?.[0].length;
}
class ListContext {
    #offsets = [];
    get offset() {
        return this.#offsets.at(-1) ?? 0;
    }
    leave(column) {
        while (this.offset > column)
            this.#offsets.pop();
    }
    enter(markEnd, content, end) {
        const near = content.at < end && content.columns - markEnd <= TAB;
        this.#offsets.push(near ? content.columns : markEnd + 1);
    }
}

;// CONCATENATED MODULE: ./build/src/parse/markdown-blocks.js

const ATX = /^(#{1,6})(?:[ \t]+|$)/;
const FENCE = /^(?:(`{3,})[^`]*|(~{3,}).*)$/;
const BREAK = /^(?:(?:\*[ \t]*){3,}|(?:-[ \t]*){3,}|(?:_[ \t]*){3,})$/;
const UNDERLINE = /^(?:(=+)|-+)[ \t]*$/;
const LABEL = /^\[((?:[^[\]\\]|\\.){1,999})\]:[ \t]*/;
const DESTINATION = /^(?:<([^<>]*)>|(\S+))(?=[ \t]|$)/;
const HTML = /^<(?:(!--)|(script|pre|style|textarea)(?=[\s>]|$))/i;
const MAX_LABEL = 999;
const MAX_MARKS = 32;
function normaliseLabel(label) {
    return label.trim().replace(/\s+/g, " ").toLowerCase();
}
function scanBlocks(text) {
    const scanner = new BlockScanner(text);
    for (let start = 0; start < text.length;) {
        const feed = text.indexOf("\n", start);
        const end = feed === -1 ? text.length : feed;
        scanner.line(start, end > start && text[end - 1] === "\r" ? end - 1 : end);
        start = end + 1;
    }
    return scanner.finish();
}
class BlockScanner {
    #text;
    #prose = [];
    #headings = [];
    #definitions = new Map();
    #lists = new ListContext();
    #paragraph = [];
    #quotes = 0;
    #titled = false;
    #pending;
    #fence;
    #htmlEnd;
    constructor(text) {
        this.#text = text;
    }
    line(start, end) {
        const { at, quotes } = this.#skipQuotes(start, end);
        if (this.#fence && quotes >= this.#fence.quotes) {
            if (closesFence(this.#text.slice(at, end), this.#fence))
                this.#fence = undefined;
            return;
        }
        this.#fence = undefined;
        if (this.#htmlEnd !== undefined) {
            this.#html(at, end, this.#htmlEnd);
            return;
        }
        if (quotes > this.#quotes)
            this.#endParagraph();
        const blank = this.#text.slice(at, end).trim() === "";
        if (blank) {
            this.#endParagraph();
            this.#quotes = quotes;
            return;
        }
        this.#quotes = Math.max(quotes, this.#paragraph.length > 0 ? this.#quotes : 0);
        this.#content(at, end);
    }
    finish() {
        this.#endParagraph();
        return { prose: this.#prose, headings: this.#headings, definitions: this.#definitions };
    }
    #content(from, end) {
        let at = from;
        let indent = indentOf(this.#text, at, end);
        const lazy = this.#paragraph.length > 0;
        if (!lazy)
            this.#lists.leave(indent.columns);
        for (let marks = 0;; marks++) {
            const relative = indent.columns - this.#lists.offset;
            if (relative >= 4) {
                if (lazy && at === from)
                    this.#paragraph.push({ start: indent.at, end });
                return;
            }
            const rest = this.#text.slice(indent.at, end);
            if (this.#closing(rest, at === from))
                return;
            const marker = marks < MAX_MARKS ? leadingMarker(rest) : undefined;
            if (marker === undefined)
                break;
            this.#endParagraph();
            this.#lists.leave(indent.columns);
            at = indent.at + marker;
            const inner = indentOf(this.#text, at, end, indent.columns + marker);
            this.#lists.enter(indent.columns + marker, inner, end);
            if (inner.at >= end)
                return;
            indent = inner;
        }
        this.#leaf(indent.at, end);
    }
    #closing(rest, wholeLine) {
        const underline = wholeLine && this.#paragraph.length > 0 ? UNDERLINE.exec(rest) : null;
        if (underline) {
            this.#add(this.#paragraph, underline[1] === undefined ? 2 : 1);
            this.#paragraph = [];
            return true;
        }
        if (!BREAK.test(rest))
            return false;
        this.#endParagraph();
        return true;
    }
    #leaf(start, end) {
        const rest = this.#text.slice(start, end);
        const heading = ATX.exec(rest);
        if (heading) {
            this.#endParagraph();
            const from = start + heading[0].length;
            this.#add([{ start: from, end: from + withoutClosing(rest.slice(heading[0].length)).length }], heading[1]?.length ?? 1);
            return;
        }
        const fence = FENCE.exec(rest);
        if (fence) {
            this.#endParagraph();
            const run = fence[1] ?? fence[2] ?? "";
            this.#fence = { char: run.charAt(0), length: run.length, quotes: this.#quotes };
            return;
        }
        const html = HTML.exec(rest);
        if (html) {
            this.#endParagraph();
            this.#html(start, end, html[1] ? "-->" : `</${html[2] ?? ""}>`.toLowerCase());
            return;
        }
        if (!this.#definition(start, rest))
            this.#paragraph.push({ start, end });
    }
    #definition(start, rest) {
        const pending = this.#pending;
        this.#pending = undefined;
        if (pending !== undefined) {
            this.#paragraph = [];
            if (this.#define(pending, start, rest))
                return true;
        }
        const written = this.#paragraph.length === 0 ? LABEL.exec(rest) : null;
        const label = written?.[1];
        if (!written || label === undefined || label.startsWith("^") || label.trim() === "")
            return false;
        const behind = written[0].length;
        if (behind < rest.trimEnd().length)
            return this.#define(label, start + behind, rest.slice(behind));
        this.#pending = label;
        return false;
    }
    #define(label, start, rest) {
        const match = DESTINATION.exec(rest);
        if (!match)
            return false;
        const target = match[1] ?? match[2] ?? "";
        const at = match[1] === undefined ? start : start + 1;
        const name = normaliseLabel(label);
        if (!this.#definitions.has(name))
            this.#definitions.set(name, { target, start: at, end: at + target.length });
        return true;
    }
    #html(start, end, until) {
        const line = this.#text.slice(start, end).toLowerCase();
        this.#htmlEnd = line.includes(until) ? undefined : until;
    }
    #endParagraph() {
        this.#pending = undefined;
        if (this.#paragraph.length > 0)
            this.#add(this.#paragraph, 0);
        this.#paragraph = [];
    }
    #add(lines, level) {
        const shown = this.#quotes === 0 && this.#lists.offset === 0 ? level : 0;
        if (shown > 0)
            this.#headings.push(lines);
        const title = shown === 1 && !this.#titled;
        if (title)
            this.#titled = true;
        if (title || lines.some(({ start, end }) => this.#text.slice(start, end).includes("["))) {
            this.#prose.push({ lines, title });
        }
    }
    #skipQuotes(start, end) {
        let at = start;
        let quotes = 0;
        for (;;) {
            let mark = at;
            while (mark < at + 3 && this.#text[mark] === " ")
                mark++;
            if (mark >= end || this.#text[mark] !== ">")
                return { at, quotes };
            quotes++;
            at = this.#text[mark + 1] === " " ? mark + 2 : mark + 1;
        }
    }
}
function closesFence(rest, { char, length }) {
    const line = rest.trim();
    return line.length >= length && line === char.repeat(line.length);
}
function withoutClosing(text) {
    const trimmed = text.trimEnd();
    let end = trimmed.length;
    while (end > 0 && trimmed[end - 1] === "#")
        end--;
    const closed = end === 0 || trimmed[end - 1] === " " || trimmed[end - 1] === "\t";
    return closed ? trimmed.slice(0, end).trimEnd() : trimmed;
}

;// CONCATENATED MODULE: ./build/src/parse/markdown-code.js
class CodeRuns {
    #prose;
    #starts = new Map();
    constructor(prose) {
        this.#prose = prose;
        for (let at = prose.indexOf("`"); at !== -1;) {
            const length = runLength(prose, at);
            const runs = this.#starts.get(length);
            if (runs)
                runs.at.push(at);
            else
                this.#starts.set(length, { at: [at], passed: 0 });
            at = prose.indexOf("`", at + length);
        }
    }
    skip(at) {
        const length = runLength(this.#prose, at);
        const runs = this.#starts.get(length);
        while (runs && (runs.at[runs.passed] ?? Infinity) <= at)
            runs.passed++;
        return (runs?.at[runs.passed] ?? at) + length;
    }
}
function runLength(prose, at) {
    let end = at;
    while (prose[end] === "`")
        end++;
    return end - at;
}

;// CONCATENATED MODULE: ./build/src/parse/markdown-destination.js
const MAX_PARENTHESES = 32;
const CLOSERS = { '"': '"', "'": "'", "(": ")" };
function readDestination(prose, open) {
    const start = skipSpace(prose, open + 1);
    const place = prose[start] === "<" ? angled(prose, start) : bare(prose, start);
    if (!place || place.end === place.start)
        return undefined;
    const behind = prose[start] === "<" ? place.end + 1 : place.end;
    let at = skipSpace(prose, behind);
    const closer = CLOSERS[prose[at] ?? ""];
    if (closer !== undefined && at > behind) {
        const titleEnd = skipTitle(prose, at + 1, closer);
        if (titleEnd === -1)
            return undefined;
        at = skipSpace(prose, titleEnd);
    }
    return prose[at] === ")" ? { place, end: at + 1 } : undefined;
}
function angled(prose, open) {
    for (let at = open + 1; at < prose.length; at++) {
        const char = prose[at];
        if (char === ">")
            return { start: open + 1, end: at };
        if (char === "<" || char === "\n")
            return undefined;
        if (char === "\\")
            at++;
    }
    return undefined;
}
function bare(prose, start) {
    let depth = 0;
    let at = start;
    for (; at < prose.length; at++) {
        const code = prose.charCodeAt(at);
        if (code <= 0x20 || code === 0x7f)
            break;
        if (code === 0x28 && ++depth > MAX_PARENTHESES)
            return undefined;
        if (code === 0x29 && depth-- === 0)
            break;
        if (code === 0x5c && prose.charCodeAt(at + 1) > 0x20)
            at++;
    }
    return { start, end: Math.min(at, prose.length) };
}
function skipTitle(prose, from, closer) {
    for (let at = from; at < prose.length; at++) {
        if (prose[at] === closer)
            return at + 1;
        if (closer === ")" && prose[at] === "(")
            return -1;
        if (prose[at] === "\\")
            at++;
    }
    return -1;
}
function skipSpace(prose, from) {
    let at = from;
    while (prose[at] === " " || prose[at] === "\t" || prose[at] === "\n" || prose[at] === "\r")
        at++;
    return at;
}

;// CONCATENATED MODULE: ./build/src/parse/markdown-inline.js



const TAG = /<\/?[A-Za-z][^<>]*>/y;
const COMMENT = "<!--";
const MAX_OPEN = 1_000;
function scanInline(prose, definitions, emit) {
    if (prose.includes("["))
        new InlineScanner(prose, definitions, emit).scan();
}
class InlineScanner {
    #prose;
    #definitions;
    #runs;
    #emit;
    #openers = [];
    #noCommentEnd = false;
    constructor(prose, definitions, emit) {
        this.#prose = prose;
        this.#emit = emit;
        this.#definitions = definitions;
        this.#runs = new CodeRuns(prose);
    }
    scan() {
        for (let at = 0; at < this.#prose.length;)
            at = this.#step(at);
    }
    #step(at) {
        const next = this.#prose[at + 1];
        switch (this.#prose.charAt(at)) {
            case "\\":
                return at + 2;
            case "`":
                return this.#runs.skip(at);
            case "<":
                return this.#skipHtml(at);
            case "!":
                if (next !== "[")
                    return at + 1;
                this.#open({ at, image: true, nested: false });
                return at + 2;
            case "[":
                this.#open({ at, image: false, nested: false });
                return at + 1;
            case "]":
                return this.#close(at);
            default:
                return at + 1;
        }
    }
    #open(opener) {
        if (this.#openers.length >= MAX_OPEN)
            this.#openers = [];
        this.#openers.push(opener);
    }
    #close(at) {
        const opener = this.#openers.pop();
        if (!opener)
            return at + 1;
        const parent = this.#openers.at(-1);
        if (parent)
            parent.nested = true;
        const link = this.#inline(opener, at) ?? this.#reference(opener, at);
        if (!link)
            return at + 1;
        this.#emit(link);
        if (!opener.image)
            this.#openers = [];
        return link.end;
    }
    #inline(opener, close) {
        if (this.#prose[close + 1] !== "(")
            return undefined;
        const destination = readDestination(this.#prose, close + 1);
        if (!destination)
            return undefined;
        const { place, end } = destination;
        return this.#link(opener, close, end, this.#prose.slice(place.start, place.end), place.start);
    }
    #reference(opener, close) {
        const own = opener.nested ? "" : this.#label(textStart(opener), close);
        const behind = this.#prose[close + 1] === "[" ? this.#prose.indexOf("]", close + 2) : -1;
        const written = behind === -1 ? "" : this.#label(close + 2, behind);
        const named = written !== "" && !written.includes("[");
        const definition = this.#definition(named ? written : own);
        const end = named || behind === close + 2 ? behind + 1 : close + 1;
        return definition && this.#link(opener, close, end, definition.target, definition);
    }
    #label(start, end) {
        return end - start > MAX_LABEL ? "" : this.#prose.slice(start, end);
    }
    #definition(label) {
        return label === "" ? undefined : this.#definitions.get(normaliseLabel(label));
    }
    #link(opener, close, end, target, source) {
        const text = this.#prose.slice(textStart(opener), close).replace(/\s+/g, " ").trim();
        return { start: opener.at, end, image: opener.image, text, target, source };
    }
    #skipHtml(at) {
        if (this.#prose.startsWith(COMMENT, at)) {
            const end = this.#noCommentEnd ? -1 : this.#prose.indexOf("-->", at + COMMENT.length);
            if (end !== -1)
                return end + 3;
            this.#noCommentEnd = true;
            return at + COMMENT.length;
        }
        TAG.lastIndex = at;
        return TAG.test(this.#prose) ? TAG.lastIndex : at + 1;
    }
}
function textStart({ at, image }) {
    return at + (image ? 2 : 1);
}

;// CONCATENATED MODULE: ./build/src/parse/markdown-body.js


function readMarkdownBody(text) {
    const { prose, definitions } = scanBlocks(text);
    const links = [];
    for (const run of prose) {
        scanInline(joined(text, run.lines), definitions, ({ image, target, text }) => {
            if (!image)
                links.push({ target, text });
        });
    }
    const run = prose.find(({ title }) => title);
    return { heading: run && (plainText(joined(text, run.lines), definitions) || undefined), links };
}
function readHeadings(text, limits) {
    const { headings, definitions } = scanBlocks(text);
    return headings
        .slice(0, limits.count)
        .map((lines) => plainText(joined(text, lines), definitions).slice(0, limits.length))
        .filter((heading) => heading !== "");
}
function locateLinks(text) {
    const { prose, definitions } = scanBlocks(text);
    const links = [];
    for (const run of prose) {
        let line = 0;
        let passed = 0;
        scanInline(joined(text, run.lines), definitions, ({ image, target, text: words, source }) => {
            if (image)
                return;
            if (typeof source === "object") {
                links.push({ target, text: words, start: source.start, end: source.end });
                return;
            }
            for (let span = run.lines[line]; span && source > passed + width(span); span = run.lines[++line]) {
                passed += width(span) + 1;
            }
            const start = (run.lines[line]?.start ?? 0) + source - passed;
            links.push({ target, text: words, start, end: start + target.length });
        });
    }
    return links;
}
function joined(text, lines) {
    return lines.map(({ start, end }) => text.slice(start, end)).join("\n");
}
function width({ start, end }) {
    return end - start;
}
function plainText(prose, definitions) {
    let plain = "";
    let from = 0;
    scanInline(prose, definitions, ({ start, end, text }) => {
        if (start < from)
            return;
        plain += prose.slice(from, start) + text;
        from = end;
    });
    plain += prose.slice(from);
    return plain
        .replace(/`+|\*\*/g, "")
        .replace(/\\([!-/:-@[-`{-~])/g, "$1")
        .replace(/\s+/g, " ")
        .trim();
}


/***/ }),

/***/ 36505:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  T: () => (/* binding */ OpenFile)
});

// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
// EXTERNAL MODULE: ./build/src/memory/document.js
var memory_document = __webpack_require__(29360);
// EXTERNAL MODULE: ./build/src/parse/decode.js
var decode = __webpack_require__(34215);
// EXTERNAL MODULE: ./build/src/parse/frame.js
var parse_frame = __webpack_require__(95876);
// EXTERNAL MODULE: ./build/src/parse/json-document.js
var json_document = __webpack_require__(10749);
// EXTERNAL MODULE: ./build/src/parse/json-reader.js + 1 modules
var json_reader = __webpack_require__(61285);
// EXTERNAL MODULE: ./build/src/memory/plain-data.js
var plain_data = __webpack_require__(85742);
;// CONCATENATED MODULE: ./build/src/parse/quick-place.js

const PLAIN_KEY = /^[A-Za-z_][\w.-]*$/;
const COMMENT = /\s#/;
class QuickPlaces {
    #text;
    #value;
    #lines;
    constructor(text, { start, end }, value) {
        this.#text = text;
        this.#value = value;
        this.#lines = contentLines(text, start, end);
    }
    scalar(pointer) {
        const [first] = this.#lines;
        if (first?.indent !== 0 || pointer.length === 0)
            return undefined;
        let place = { line: 0, at: first.start, endLine: this.#lines.length };
        let value = this.#value;
        for (const [index, step] of pointer.entries()) {
            const inner = memberOf(value, step);
            if (inner === undefined || inner === null)
                return undefined;
            if (index === pointer.length - 1 && this.#text[place.at] === "[")
                return this.#flowItem(place, value, step, inner);
            place = typeof step === "number" ? this.#item(place, step) : this.#entry(place, step);
            if (!place)
                return undefined;
            value = inner;
        }
        return this.#scalarAt(place, value);
    }
    #column({ line, at }) {
        return at - (this.#lines[line]?.start ?? 0);
    }
    #entry(map, key) {
        if (!PLAIN_KEY.test(key))
            return undefined;
        const column = this.#column(map);
        for (let line = map.line; line < map.endLine; line++) {
            const candidate = this.#lines[line];
            if (!candidate || (line > map.line && (candidate.indent !== column || candidate.isDash)))
                continue;
            const at = candidate.start + column;
            if (!this.#text.startsWith(`${key}:`, at))
                continue;
            const behind = at + key.length + 1;
            if (behind < candidate.end && this.#text[behind] !== " ")
                continue;
            const isOutside = ({ indent, isDash }) => indent < column || (indent === column && !isDash);
            return this.#content(line, behind, this.#endOf(line, map.endLine, isOutside));
        }
        return undefined;
    }
    #item(sequence, index) {
        const column = this.#column(sequence);
        let count = 0;
        for (let line = sequence.line; line < sequence.endLine; line++) {
            const candidate = this.#lines[line];
            if (!candidate || (line > sequence.line && candidate.indent !== column))
                continue;
            const at = candidate.start + column;
            const isItem = this.#text[at] === "-" && (at + 1 >= candidate.end || this.#text[at + 1] === " ");
            if (!isItem)
                return undefined;
            if (count++ < index)
                continue;
            return this.#content(line, at + 1, this.#endOf(line, sequence.endLine, ({ indent }) => indent <= column));
        }
        return undefined;
    }
    #endOf(line, limit, isOutside) {
        let end = line + 1;
        while (end < limit) {
            const next = this.#lines[end];
            if (!next || isOutside(next))
                break;
            end++;
        }
        return end;
    }
    #content(line, behind, endLine) {
        const { end = behind } = this.#lines[line] ?? {};
        let at = behind;
        while (at < end && this.#text[at] === " ")
            at++;
        if (at < end && this.#text[at] !== "#")
            return { line, at, endLine };
        const next = this.#lines[line + 1];
        return next && line + 1 < endLine ? { line: line + 1, at: next.start + next.indent, endLine } : undefined;
    }
    #scalarAt({ line, at, endLine }, value) {
        const { end = at } = this.#lines[line] ?? {};
        return endLine === line + 1 ? spanOf(this.#text.slice(at, end), at, value) : undefined;
    }
    #flowItem({ line, at, endLine }, list, step, value) {
        const { end = at } = this.#lines[line] ?? {};
        const [, inside] = /^\[([^[\]{}"'#\\]*)\]\s*$/.exec(this.#text.slice(at, end)) ?? [];
        if (inside === undefined || endLine !== line + 1 || typeof step !== "number" || !Array.isArray(list))
            return undefined;
        const items = inside.split(",");
        const written = items[step];
        if (items.length !== list.length || written === undefined || /:(?:\s|$)/.test(written))
            return undefined;
        const before = items.slice(0, step).reduce((sum, item) => sum + item.length + 1, at + 1);
        const blanks = written.length - written.trimStart().length;
        return spanOf(written.trim(), before + blanks, value);
    }
}
function spanOf(text, at, value) {
    const quote = text[0];
    if (quote === '"' || quote === "'") {
        const close = text.indexOf(quote, 1);
        const inside = text.slice(1, close);
        const isAll = close !== -1 && /^(?:\s+#.*|\s*)$/.test(text.slice(close + 1));
        return isAll && !inside.includes("\\") && inside === value ? { start: at, end: at + close + 1 } : undefined;
    }
    const comment = COMMENT.exec(text);
    const plain = text.slice(0, comment?.index).trimEnd();
    const isSame = typeof value === "string" ? plain === value : isScalar(value) && plain === String(value);
    return isSame && plain !== "" ? { start: at, end: at + plain.length } : undefined;
}
function isScalar(value) {
    return typeof value === "number" || typeof value === "boolean";
}
function memberOf(value, step) {
    if (typeof step === "number")
        return Array.isArray(value) ? value[step] : undefined;
    return (0,plain_data/* isMapping */.p)(value) && Object.hasOwn(value, step) ? value[step] : undefined;
}
function contentLines(text, start, end) {
    const lines = [];
    for (let at = start; at < end;) {
        const feed = text.indexOf("\n", at);
        const stop = feed === -1 || feed > end ? end : feed;
        let first = at;
        while (first < stop && text[first] === " ")
            first++;
        const isMarker = first === at && /^(?:---|\.\.\.)(?:\s|$)/.test(text.slice(at, Math.min(stop, at + 4)));
        if (first < stop && text[first] !== "#" && !isMarker) {
            const isDash = text[first] === "-" && (first + 1 >= stop || text[first + 1] === " ");
            lines.push({ start: at, end: stop, indent: first - at, isDash });
        }
        at = stop + 1;
    }
    return lines;
}

// EXTERNAL MODULE: ./build/src/parse/reader-choice.js
var reader_choice = __webpack_require__(55100);
// EXTERNAL MODULE: ./build/src/parse/strict-subset.js + 10 modules
var strict_subset = __webpack_require__(32887);
// EXTERNAL MODULE: ./build/src/parse/lines.js
var lines = __webpack_require__(55406);
// EXTERNAL MODULE: ./build/src/parse/yaml-compose.js
var yaml_compose = __webpack_require__(69587);
// EXTERNAL MODULE: ./build/src/parse/yaml-read.js + 1 modules
var yaml_read = __webpack_require__(63893);
// EXTERNAL MODULE: ./build/src/parse/yaml-slices.js
var yaml_slices = __webpack_require__(816);
// EXTERNAL MODULE: ./build/src/parse/yaml-library.cjs
var yaml_library = __webpack_require__(90176);
;// CONCATENATED MODULE: ./build/src/parse/yaml-tree.js

const STYLES = {
    BLOCK_FOLDED: "block",
    BLOCK_LITERAL: "block",
    QUOTE_DOUBLE: "double",
    QUOTE_SINGLE: "single",
};
function yamlTree(document, source, base) {
    return new TreeBuilder(source, base).node(document.contents, document.range[0]);
}
class TreeBuilder {
    #source;
    #base;
    constructor(source, base) {
        this.#source = source;
        this.#base = base;
    }
    node(node, fallback) {
        if ((0,yaml_library.isMap)(node))
            return this.#collection("map", node, this.#mapEntries(node));
        if ((0,yaml_library.isSeq)(node))
            return this.#collection("seq", node, this.#seqEntries(node));
        const range = (0,yaml_library.isScalar)(node) || (0,yaml_library.isAlias)(node) ? node.range : undefined;
        const [start, end] = range && range[1] > range[0] ? range : [fallback, fallback];
        const style = (0,yaml_library.isScalar)(node) ? (STYLES[node.type ?? ""] ?? "plain") : "plain";
        const tight = style === "block" ? this.#trimmed(start, end) : end;
        return this.#place({
            kind: (0,yaml_library.isAlias)(node) ? "alias" : "scalar",
            flow: false,
            style,
            start,
            end: tight,
            entries: [],
        });
    }
    #collection(kind, node, entries) {
        const [start, end] = node.range ?? [0, 0];
        const flow = node.flow === true;
        const last = entries.at(-1);
        const tight = flow || !last ? end : Math.max(last.value.end, last.opened, last.key?.end ?? 0) - this.#base;
        return this.#place({ kind, flow, style: "plain", start, end: tight, entries });
    }
    #mapEntries(map) {
        return map.items.map((pair) => {
            const key = this.#key(pair);
            const colon = tokenEnd(pair.srcToken?.sep, "map-value-ind");
            const opened = colon === undefined ? key.end : colon + this.#base;
            return { key, start: key.start, opened, value: this.node(pair.value, opened - this.#base) };
        });
    }
    #key({ key }) {
        const { start, end, style } = this.node(key, 0);
        const name = (0,yaml_library.isScalar)(key) && typeof key.value === "string" ? key.value : "";
        return { start, end, style, name };
    }
    #seqEntries(seq) {
        const token = seq.srcToken;
        const tokens = token && "items" in token && token.type === "block-seq" ? token.items.filter(isWritten) : [];
        return seq.items.map((item, index) => {
            const dash = tokenEnd(tokens[index]?.start, "seq-item-ind");
            const value = this.node(item, dash ?? 0);
            const opened = dash === undefined ? value.start : dash + this.#base;
            return { start: dash === undefined ? value.start : opened - 1, opened, value };
        });
    }
    #trimmed(start, end) {
        let tight = end;
        while (tight > start && /\s/.test(this.#source[tight - 1] ?? ""))
            tight--;
        return tight;
    }
    #place(node) {
        return { ...node, start: node.start + this.#base, end: node.end + this.#base };
    }
}
function isWritten({ start, value }) {
    return value !== undefined || tokenEnd(start, "seq-item-ind") !== undefined;
}
function tokenEnd(tokens, type) {
    const token = tokens?.find((candidate) => candidate.type === type);
    return token && token.offset + token.source.length;
}

;// CONCATENATED MODULE: ./build/src/parse/open-file.js














const EDITING_CHARACTERS = 2 * 1024 * 1024;
class OpenFile {
    path;
    format;
    text;
    slices;
    body;
    #limits;
    #trees = new Map();
    #contents = new Map();
    #quick = new Map();
    #lines;
    #editing = EDITING_CHARACTERS;
    constructor(path, format, bytes, limits = memory_document/* DEFAULT_LIMITS */.d) {
        this.path = path;
        this.format = format;
        this.#limits = limits;
        this.text = (bytes.length > limits.fileBytes ? undefined : (0,decode/* decode */.D)(path, bytes).text) ?? "";
        const frame = format === "markdown" ? (0,parse_frame/* splitFrontMatter */.v)(this.text) : undefined;
        this.slices = frame ? (frame.kind === "framed" ? [frame.block] : []) : sliceText(this.text, format, limits);
        this.body = frame?.kind === "framed" ? frame.body : 0;
    }
    get lines() {
        this.#lines ??= new lines/* LineIndex */.rr(this.text);
        return this.#lines;
    }
    tree(document) {
        if (!this.#trees.has(document))
            this.#trees.set(document, this.#readTree(document));
        return this.#trees.get(document);
    }
    scalar(document, pointer) {
        if (this.#isJson || this.#trees.has(document) || (0,reader_choice/* readsInFull */.g)())
            return undefined;
        if (!this.#quick.has(document))
            this.#quick.set(document, this.#quickPlaces(document));
        return this.#quick.get(document)?.scalar(pointer);
    }
    content(document) {
        if (!this.#contents.has(document))
            this.#contents.set(document, this.#readContent(document));
        return this.#contents.get(document);
    }
    withText(text) {
        return new OpenFile(this.path, this.format, external_node_buffer_.Buffer.from(text), this.#limits);
    }
    mayReadAgain(characters) {
        this.#editing -= characters;
        return this.#editing >= 0;
    }
    #readContent(document) {
        const slice = this.slices[document];
        if (!slice)
            return undefined;
        if (this.#isJson)
            return (0,json_document/* readJsonDocument */.E)(this.text, slice, document, this.#limits).documents[0];
        const { content } = (0,yaml_read/* readYaml */.g)(this.text.slice(slice.start, slice.end), this.#limits, (0,yaml_compose/* fileTokens */.x)());
        return content && { value: content.value, scalarText: (pointer) => content.texts.textAt(content.value, pointer) };
    }
    #readTree(document) {
        const slice = this.slices[document];
        if (!slice)
            return undefined;
        if (this.#isJson)
            return (0,json_reader/* readJson */.V)(this.text, slice.start, slice.end, this.#limits).root;
        const source = this.text.slice(slice.start, slice.end);
        const composed = (0,yaml_compose/* composeYaml */.e)(source, this.#limits, (0,yaml_compose/* fileTokens */.x)(), true);
        return composed.document && yamlTree(composed.document, source, slice.start);
    }
    #quickPlaces(document) {
        const slice = this.slices[document];
        const bytes = slice && external_node_buffer_.Buffer.from(this.text.slice(slice.start, slice.end));
        const values = bytes && (0,strict_subset/* parseStrictSubset */.h)(bytes, 0, bytes.length);
        return slice && values?.length === 1 ? new QuickPlaces(this.text, slice, values[0]) : undefined;
    }
    get #isJson() {
        return this.format === "json" || this.format === "jsonl";
    }
}
function sliceText(text, format, { documents }) {
    if (format === "yaml")
        return (0,yaml_slices/* sliceStream */.B)(text, 0, text.length, documents);
    return format === "jsonl" ? (0,json_document/* sliceLines */.i)(text, documents) : [{ start: 0, end: text.length }];
}


/***/ }),

/***/ 73670:
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
// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
// EXTERNAL MODULE: ./build/src/parse/markdown-body.js + 5 modules
var markdown_body = __webpack_require__(17602);
// EXTERNAL MODULE: ./build/src/parse/open-file.js + 2 modules
var open_file = __webpack_require__(36505);
// EXTERNAL MODULE: ./build/src/parse/reader-choice.js
var reader_choice = __webpack_require__(55100);
// EXTERNAL MODULE: ./build/src/parse/strict-subset.js + 10 modules
var strict_subset = __webpack_require__(32887);
;// CONCATENATED MODULE: ./build/src/parse/fast-read.js





const SUBSET_DEPTH = 64;
function readFast(path, format, bytes, limits) {
    if ((0,reader_choice/* readsInFull */.g)())
        return undefined;
    if ((format !== "yaml" && format !== "markdown") || limits.depth < SUBSET_DEPTH)
        return undefined;
    const framed = format === "markdown" ? fast_read_frame(bytes) : { start: 0, end: bytes.length, body: bytes.length };
    if (!framed || !isPlain(bytes, framed.body))
        return undefined;
    const values = (0,strict_subset/* parseStrictSubset */.h)(bytes, framed.start, framed.end);
    if (!values || values.length > limits.documents || (format === "markdown" && values.length !== 1))
        return undefined;
    let full;
    const documents = values.map((value, index) => ({
        index,
        value,
        scalarText(pointer) {
            full ??= new open_file/* OpenFile */.T(path, format, bytes, limits);
            return full.content(index)?.scalarText(pointer);
        },
    }));
    return {
        path,
        format,
        documents,
        body: format === "markdown" ? () => (0,markdown_body/* readMarkdownBody */.k9)(fast_read_text(bytes.subarray(framed.body))) : undefined,
        problems: [],
    };
}
const FEED = 10;
const DASH = 45;
function fast_read_frame(bytes) {
    if (!isFence(bytes, 0) || bytes[3] !== FEED)
        return undefined;
    for (let feed = 3; feed !== -1; feed = bytes.indexOf(FEED, feed + 1)) {
        if (!isFence(bytes, feed + 1))
            continue;
        const after = bytes[feed + 4];
        if (after !== FEED && after !== undefined)
            return undefined;
        return { start: 4, end: feed + 1, body: Math.min(feed + 5, bytes.length) };
    }
    return undefined;
}
function isFence(bytes, at) {
    return bytes[at] === DASH && bytes[at + 1] === DASH && bytes[at + 2] === DASH;
}
function isPlain(bytes, from) {
    if (from === bytes.length)
        return true;
    const rest = bytes.subarray(from);
    return !rest.includes(0) && (0,external_node_buffer_.isUtf8)(rest);
}
function fast_read_text(bytes) {
    return external_node_buffer_.Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString("utf8");
}

// EXTERNAL MODULE: ./build/src/parse/frame.js
var parse_frame = __webpack_require__(95876);
// EXTERNAL MODULE: ./build/src/parse/json-document.js
var json_document = __webpack_require__(10749);
// EXTERNAL MODULE: ./build/src/parse/lines.js
var parse_lines = __webpack_require__(55406);
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
    const fast = readFast(path, format, bytes, limits);
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


/***/ }),

/***/ 55100:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ readsInFull),
/* harmony export */   useFullParser: () => (/* binding */ useFullParser)
/* harmony export */ });
let isFull = false;
function useFullParser(always) {
    isFull = always;
}
function readsInFull() {
    return isFull;
}


/***/ }),

/***/ 17320:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ setOwn),
/* harmony export */   r: () => (/* binding */ ScalarTexts)
/* harmony export */ });
class ScalarTexts {
    #texts = new Map();
    note(pointer, value, text) {
        if (String(value) !== text)
            this.#texts.set(JSON.stringify(pointer), text);
    }
    textAt(root, pointer) {
        const value = valueAt(root, pointer);
        if (typeof value === "string")
            return value;
        if (typeof value !== "number" && typeof value !== "boolean" && value !== null)
            return undefined;
        return this.#texts.get(JSON.stringify(pointer)) ?? String(value);
    }
}
function valueAt(root, pointer) {
    let value = root;
    for (const step of pointer) {
        if (typeof value !== "object" || value === null || !Object.hasOwn(value, step))
            return undefined;
        value = Reflect.get(value, step);
    }
    return value;
}
function setOwn(target, key, value) {
    if (key === "__proto__") {
        Object.defineProperty(target, key, { value, writable: true, enumerable: true, configurable: true });
    }
    else {
        Reflect.set(target, key, value);
    }
}


/***/ }),

/***/ 32887:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  h: () => (/* binding */ parseStrictSubset)
});

;// CONCATENATED MODULE: ./build/src/parse/strict-scan.js
const NEWLINE = 0x0a;
const SPACE = 0x20;
const QUOTE = 0x22;
const HASH = 0x23;
const APOSTROPHE = 0x27;
const PLUS = 0x2b;
const COMMA = 0x2c;
const DASH = 0x2d;
const DOT = 0x2e;
const COLON = 0x3a;
const GREATER = 0x3e;
const OPEN_BRACKET = 0x5b;
const BACKSLASH = 0x5c;
const CLOSE_BRACKET = 0x5d;
const OPEN_BRACE = 0x7b;
const BAR = 0x7c;
const CLOSE_BRACE = 0x7d;
const GIVE_UP = 0;
const IN_TEXT = 1;
const IN_PLAIN = 2;
const IN_FLOW = 4;
const IN_SINGLE = 8;
const IN_DOUBLE = 16;
const ODD = 32;
const BYTES = byteTable();
function byteTable() {
    const table = new Uint8Array(256);
    table.fill(IN_TEXT | IN_PLAIN | IN_FLOW | IN_SINGLE | IN_DOUBLE, 0, SPACE);
    table[0x7f] = table[0] ?? 0;
    table.fill(ODD, 0x80);
    table[APOSTROPHE] = IN_SINGLE;
    table[QUOTE] = table[BACKSLASH] = IN_DOUBLE | ODD;
    table[COLON] = table[HASH] = IN_PLAIN | IN_FLOW;
    for (const byte of [COMMA, OPEN_BRACKET, CLOSE_BRACKET, OPEN_BRACE, CLOSE_BRACE])
        table[byte] = IN_FLOW;
    return table;
}
const AT_END = -1;
const AT_DOCUMENT_START = -2;
const AT_DOCUMENT_END = -3;
const MAX_DEPTH = 64;
const MAX_KEYS = 4096;
class Scan {
    src = Buffer.alloc(0);
    pos = 0;
    end = 0;
    line = 0;
    indent = 0;
    gap = false;
    out = Buffer.allocUnsafeSlow(1 << 16);
    o = 0;
    column = 0;
    top = -1;
    columns = new Int32Array(MAX_DEPTH);
    sequences = new Uint8Array(MAX_DEPTH);
    keyBases = new Int32Array(MAX_DEPTH);
    keys = 0;
    keySignatures = new Int32Array(MAX_KEYS);
    keyStarts = new Int32Array(MAX_KEYS);
    keyEnds = new Int32Array(MAX_KEYS);
    reset(src, start, end) {
        this.src = src;
        this.pos = start;
        this.end = end;
        this.o = 0;
        this.keys = 0;
    }
}

;// CONCATENATED MODULE: ./build/src/parse/strict-text.js

const LETTER_N = 0x6e;
const LETTER_U = 0x75;
function copyText(s, stop) {
    const { src, out, end } = s;
    const special = stop | ODD;
    let i = s.pos;
    let o = s.o;
    let ended = NEWLINE;
    while (i < end) {
        const c = src[i] ?? 0;
        if (((BYTES[c] ?? 0) & special) === 0) {
            out[o++] = c;
            i++;
        }
        else if (((BYTES[c] ?? 0) & stop) !== 0) {
            ended = c;
            break;
        }
        else {
            s.o = o;
            const length = copyOdd(s, i, c);
            if (length === 0)
                return GIVE_UP;
            i += length;
            o = s.o;
        }
    }
    s.pos = i;
    s.o = o;
    return ended;
}
function copyOdd(s, at, c) {
    const { src, out } = s;
    if (c < 0x80) {
        out[s.o++] = BACKSLASH;
        out[s.o++] = c;
        return 1;
    }
    const length = wideLength(src, at, s.end);
    if (length === 0)
        return 0;
    let point = c & (0x7f >> length);
    for (let i = 1; i < length; i++)
        point = (point << 6) | ((src[at + i] ?? 0) & 0x3f);
    if (point < 0x100) {
        out[s.o++] = point;
    }
    else if (point < 0x10000) {
        writeEscape(s, point);
    }
    else {
        writeEscape(s, 0xd7c0 + (point >> 10));
        writeEscape(s, 0xdc00 | (point & 0x3ff));
    }
    return length;
}
function writeEscape(s, unit) {
    const out = s.out;
    out[s.o++] = BACKSLASH;
    out[s.o++] = LETTER_U;
    for (let shift = 12; shift >= 0; shift -= 4) {
        const digit = (unit >> shift) & 15;
        out[s.o++] = digit + (digit < 10 ? 0x30 : 0x57);
    }
}
function wideLength(src, at, end) {
    const lead = src[at] ?? 0;
    const length = lead < 0xc2 ? 0 : lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : lead < 0xf5 ? 4 : 0;
    if (at + length > end)
        return 0;
    for (let i = 1; i < length; i++) {
        if (((src[at + i] ?? 0) & 0xc0) !== 0x80)
            return 0;
    }
    const second = src[at + 1] ?? 0;
    switch (lead) {
        case 0xc2:
        case 0xe0:
            return second < 0xa0 ? 0 : length;
        case 0xe2:
            return second === 0x80 && ((src[at + 2] ?? 0) | 1) === 0xa9 ? 0 : length;
        case 0xed:
            return second > 0x9f ? 0 : length;
        case 0xef:
            return second > 0xba ? 0 : length;
        case 0xf0:
            return second < 0x90 ? 0 : length;
        case 0xf4:
            return second > 0x8f ? 0 : length;
        default:
            return length;
    }
}
function writeNewlines(s, count) {
    const { out, o } = s;
    for (let i = 0; i < 2 * count; i += 2) {
        out[o + i] = BACKSLASH;
        out[o + i + 1] = LETTER_N;
    }
    s.o = o + 2 * count;
}

;// CONCATENATED MODULE: ./build/src/parse/strict-lines.js


const MAX_GAP = 128;
function isBlank(s, at) {
    if (at >= s.end)
        return true;
    const c = s.src[at];
    return c === SPACE || c === NEWLINE;
}
function atDash(s) {
    return s.src[s.pos] === DASH && isBlank(s, s.pos + 1);
}
function nextLine(s, behindValue) {
    const { src, end } = s;
    let behind = behindValue;
    let line = s.pos;
    let lines = behind ? -1 : 0;
    for (;;) {
        let i = line;
        while (i < end && src[i] === SPACE)
            i++;
        if (i >= end) {
            s.pos = end;
            s.indent = AT_END;
            return true;
        }
        const c = src[i] ?? 0;
        if (c === NEWLINE) {
            line = i + 1;
        }
        else if (c === HASH) {
            if (behind && i === line && src[i - 1] !== SPACE)
                return false;
            i = commentEnd(s, i);
            if (i < 0)
                return false;
            line = i < end ? i + 1 : end;
        }
        else {
            if (behind)
                return false;
            s.pos = i;
            s.line = line;
            s.gap = lines > 0;
            s.indent = i - line;
            return i > line || (c !== DASH && c !== DOT) || atMargin(s, c);
        }
        behind = false;
        if (++lines > MAX_GAP)
            return false;
    }
}
function atMargin(s, c) {
    const at = s.pos;
    if (at + 2 >= s.end || s.src[at + 1] !== c || s.src[at + 2] !== c)
        return true;
    s.indent = c === DASH ? AT_DOCUMENT_START : AT_DOCUMENT_END;
    return isBlank(s, at + 3);
}
function commentEnd(s, at) {
    const { src, end } = s;
    let i = at;
    while (i < end) {
        const c = src[i] ?? 0;
        if (c >= SPACE && c < 0x7f) {
            i++;
        }
        else if (c === NEWLINE) {
            break;
        }
        else {
            const length = wideLength(src, i, end);
            if (length === 0)
                return -1;
            i += length;
        }
    }
    return i;
}
function foldLine(s, at, parent) {
    const { src, end } = s;
    let line = at + 1;
    let breaks = 0;
    let i = line;
    for (; i < end; i++) {
        const c = src[i] ?? 0;
        if (c === NEWLINE) {
            breaks++;
            line = i + 1;
        }
        else if (c !== SPACE) {
            break;
        }
    }
    if (i >= end || i - line <= parent)
        return -1;
    if (breaks === 0)
        s.out[s.o++] = SPACE;
    else
        writeNewlines(s, breaks);
    return i;
}

;// CONCATENATED MODULE: ./build/src/parse/strict-block-text.js



function copyBlockText(s, parent) {
    const { src, end } = s;
    const literal = src[s.pos] === BAR;
    let i = s.pos + 1;
    const chomp = i < end ? (src[i] ?? 0) : NEWLINE;
    if (chomp === DASH || chomp === PLUS)
        i++;
    let text = skipSpaces(src, i, end);
    if (text >= end || src[text] !== NEWLINE)
        return false;
    let breaks = -1;
    let widest = 0;
    while (text < end && src[text] === NEWLINE) {
        if (breaks >= 0 && text - i > widest)
            widest = text - i;
        breaks++;
        i = text + 1;
        text = skipSpaces(src, i, end);
    }
    const indent = text - i;
    if (text >= end || indent <= parent || widest > indent)
        return false;
    s.out[s.o++] = QUOTE;
    writeNewlines(s, breaks);
    for (;;) {
        s.pos = i + indent;
        if (!literal && src[s.pos] === SPACE)
            return false;
        if (copyText(s, IN_TEXT) !== NEWLINE)
            return false;
        breaks = 0;
        i = text = s.pos;
        while (text < end && src[text] === NEWLINE) {
            breaks++;
            i = text + 1;
            text = skipSpaces(src, i, end);
            if (text - i > indent && (text >= end || src[text] === NEWLINE))
                return false;
        }
        if (text >= end || text - i < indent)
            break;
        if (literal)
            writeNewlines(s, breaks);
        else if (breaks > 1)
            writeNewlines(s, breaks - 1);
        else
            s.out[s.o++] = SPACE;
    }
    if ((text >= end && text > i) || breaks > MAX_GAP)
        return false;
    if (chomp === PLUS)
        writeNewlines(s, breaks > 1 ? breaks : 1);
    else if (chomp !== DASH)
        writeNewlines(s, 1);
    s.out[s.o++] = QUOTE;
    s.pos = i;
    return nextLine(s, false);
}
function skipSpaces(src, from, end) {
    let i = from;
    while (i < end && src[i] === SPACE)
        i++;
    return i;
}

;// CONCATENATED MODULE: ./build/src/parse/strict-keys.js

const MAX_MAPPING_KEYS = 512;
const MAX_KEY_BYTES = 512;
const UNDERSCORE = 0x5f;
const PROTO_BYTES = 9;
function closeKey(s, quote, base) {
    const out = s.out;
    const start = quote + 1;
    const end = s.o;
    const length = end - start;
    if (length === 0 || length > MAX_KEY_BYTES)
        return false;
    const first = out[start] ?? 0;
    const last = out[end - 1] ?? 0;
    if (length === PROTO_BYTES && first === UNDERSCORE && last === UNDERSCORE)
        return false;
    const signature = (length << 24) ^ (first << 16) ^ (last << 8) ^ (out[start + (length >> 1)] ?? 0);
    const signatures = s.keySignatures;
    const top = s.keys;
    for (let i = base; i < top; i++) {
        if (signatures[i] === signature && sameText(s, i, start, end))
            return false;
    }
    if (top - base >= MAX_MAPPING_KEYS || top >= signatures.length)
        return false;
    signatures[top] = signature;
    s.keyStarts[top] = start;
    s.keyEnds[top] = end;
    s.keys = top + 1;
    out[end] = QUOTE;
    out[end + 1] = COLON;
    s.o = end + 2;
    return true;
}
function sameText(s, index, start, end) {
    const out = s.out;
    const shift = (s.keyStarts[index] ?? 0) - start;
    if ((s.keyEnds[index] ?? 0) - end !== shift)
        return false;
    for (let i = start; i < end; i++) {
        if (out[i] !== out[i + shift])
            return false;
    }
    return true;
}

;// CONCATENATED MODULE: ./build/src/parse/strict-values.js

const INDICATOR = 0;
const TEXT = 1;
const NUMERIC = 2;
const WORD = 3;
const FIRST = firstTable();
function firstTable() {
    const table = new Uint8Array(256).fill(TEXT);
    table.fill(INDICATOR, 0, SPACE + 1);
    table[0x7f] = INDICATOR;
    for (const indicator of "!\"#%&'*,:>?@[]`{|}")
        table[indicator.charCodeAt(0)] = INDICATOR;
    for (const digit of "0123456789+-.")
        table[digit.charCodeAt(0)] = NUMERIC;
    for (const letter of "tTfFnN~")
        table[letter.charCodeAt(0)] = WORD;
    return table;
}
function closePlain(s, quote) {
    const kind = FIRST[s.out[quote + 1] ?? 0];
    if (kind === NUMERIC) {
        const shape = numberShape(s.out, quote + 1, s.o);
        if (shape === INDICATOR)
            return false;
        if (shape === TEXT)
            s.out[s.o++] = QUOTE;
        else
            s.out[quote] = SPACE;
    }
    else if (kind !== WORD || !closeWord(s, quote)) {
        s.out[s.o++] = QUOTE;
    }
    return true;
}
const ZERO = 0x30;
const LETTER_E = 0x65;
const LETTER_O = 0x6f;
const LETTER_X = 0x78;
function numberShape(out, from, to) {
    const first = out[from] ?? 0;
    const start = first === DASH || first === PLUS ? from + 1 : from;
    let i = digitsEnd(out, start, to);
    const whole = i - start;
    const odd = first === PLUS || whole === 0 || whole > 15 || (whole > 1 && out[start] === ZERO);
    let digits = whole;
    if (i < to && out[i] === DOT) {
        const fraction = i + 1;
        i = digitsEnd(out, fraction, to);
        digits += i - fraction;
        if (digits === 0 && to - i === 3)
            return INDICATOR;
        if (i === fraction && i === to && whole > 0)
            return INDICATOR;
    }
    if (digits === 0)
        return TEXT;
    if (i === to)
        return odd ? INDICATOR : NUMERIC;
    const letter = (out[i] ?? 0) | 0x20;
    if (letter === LETTER_E) {
        const exponent = out[i + 1] === DASH || out[i + 1] === PLUS ? i + 2 : i + 1;
        return exponent < to && digitsEnd(out, exponent, to) === to ? INDICATOR : TEXT;
    }
    return (letter === LETTER_X || letter === LETTER_O) && whole === 1 && out[start] === ZERO ? INDICATOR : TEXT;
}
function digitsEnd(out, from, to) {
    let i = from;
    while (i < to && (out[i] ?? 0) >= ZERO && (out[i] ?? 0) <= ZERO + 9)
        i++;
    return i;
}
const strict_values_LETTER_N = 0x6e;
const TILDE = 0x7e;
function closeWord(s, quote) {
    const out = s.out;
    const length = s.o - quote - 1;
    const first = out[quote + 1] ?? 0;
    if (length === 1)
        return first === TILDE && writeWord(s, quote, "null");
    if (length !== 4 && length !== 5)
        return false;
    const word = length === 5 ? "false" : (first | 0x20) === strict_values_LETTER_N ? "null" : "true";
    const capital = first < 0x60;
    const shout = capital && (out[quote + 2] ?? 0) < 0x60;
    for (let i = 0; i < length; i++) {
        const letter = word.charCodeAt(i);
        if (out[quote + 1 + i] !== ((i === 0 ? capital : shout) ? letter - 0x20 : letter))
            return false;
    }
    return writeWord(s, quote, word);
}
function writeWord(s, at, word) {
    for (let i = 0; i < word.length; i++)
        s.out[at + i] = word.charCodeAt(i);
    s.o = at + word.length;
    return true;
}

;// CONCATENATED MODULE: ./build/src/parse/strict-scalars.js




function copyPlain(s, context, further) {
    const { src, out } = s;
    if (!further) {
        const first = src[s.pos] ?? 0;
        if (FIRST[first] === INDICATOR)
            return GIVE_UP;
        if (first === DASH && endsIndicator(s, s.pos + 1, context))
            return GIVE_UP;
        out[s.o++] = QUOTE;
    }
    for (;;) {
        const c = copyText(s, context);
        if (c === NEWLINE)
            break;
        if (c === COLON) {
            if (isBlank(s, s.pos + 1))
                break;
            if (endsIndicator(s, s.pos + 1, context))
                return GIVE_UP;
        }
        else if (c === HASH) {
            if (src[s.pos - 1] === SPACE)
                break;
        }
        else if (((BYTES[c] ?? 0) & IN_TEXT) === 0) {
            break;
        }
        else {
            return GIVE_UP;
        }
        out[s.o++] = c;
        s.pos++;
    }
    while (out[s.o - 1] === SPACE)
        s.o--;
    return s.pos < s.end ? (src[s.pos] ?? 0) : NEWLINE;
}
function endsIndicator(s, at, context) {
    if (isBlank(s, at))
        return true;
    return context === IN_FLOW && ((BYTES[s.src[at] ?? 0] ?? 0) & (IN_FLOW | IN_PLAIN)) === IN_FLOW;
}
const SAME_ESCAPE = new Uint8Array(256);
for (const escape of '"\\bfnrt')
    SAME_ESCAPE[escape.charCodeAt(0)] = 1;
function copyQuoted(s, context, parent) {
    const { src, out } = s;
    const quote = src[s.pos++] ?? 0;
    const stop = quote === QUOTE ? IN_DOUBLE : IN_SINGLE;
    let folded = false;
    out[s.o++] = QUOTE;
    for (;;) {
        const c = copyText(s, stop);
        const next = s.pos + 1;
        if (next > s.end)
            return GIVE_UP;
        if (c === quote) {
            if (c === QUOTE || next === s.end || src[next] !== APOSTROPHE)
                break;
            out[s.o++] = c;
            s.pos += 2;
        }
        else if (c === BACKSLASH) {
            const escape = next < s.end ? (src[next] ?? 0) : NEWLINE;
            if (SAME_ESCAPE[escape] === 0)
                return GIVE_UP;
            out[s.o++] = c;
            out[s.o++] = escape;
            s.pos += 2;
        }
        else if (c === NEWLINE) {
            while (out[s.o - 1] === SPACE)
                s.o--;
            s.pos = foldLine(s, s.pos, parent);
            if (s.pos < 0)
                return GIVE_UP;
            folded = true;
        }
        else {
            return GIVE_UP;
        }
    }
    s.pos++;
    return afterQuoted(s, context, folded);
}
function afterQuoted(s, context, folded) {
    const { src, end } = s;
    const from = s.pos;
    let i = from;
    while (i < end && src[i] === SPACE)
        i++;
    s.pos = i;
    if (i >= end)
        return NEWLINE;
    const c = src[i] ?? 0;
    if (c === NEWLINE)
        return c;
    if (c === COLON)
        return !folded && (context === IN_FLOW ? i === from : isBlank(s, i + 1)) ? c : GIVE_UP;
    if (context === IN_FLOW)
        return ((BYTES[c] ?? 0) & (IN_FLOW | IN_PLAIN)) === IN_FLOW ? c : GIVE_UP;
    return c === HASH && i > from ? c : GIVE_UP;
}
function endPlain(s, quote, parent, ended) {
    const at = s.pos;
    if (!nextLine(s, true))
        return false;
    if (s.indent <= parent)
        return closePlain(s, quote);
    if (ended !== NEWLINE)
        return false;
    s.pos = at;
    return foldPlain(s, parent) && nextLine(s, true);
}
function foldPlain(s, parent) {
    let ended = NEWLINE;
    while (ended === NEWLINE && s.pos < s.end) {
        const o = s.o;
        const next = foldLine(s, s.pos, parent);
        if (next < 0 || s.src[next] === HASH) {
            s.o = o;
            break;
        }
        s.pos = next;
        ended = copyPlain(s, IN_PLAIN, true);
    }
    s.out[s.o++] = QUOTE;
    return ended === NEWLINE || ended === HASH;
}

;// CONCATENATED MODULE: ./build/src/parse/strict-flow.js




function copyFlow(s, parent, depth) {
    if (depth <= 0)
        return false;
    const mapping = s.src[s.pos] === OPEN_BRACE;
    const close = mapping ? CLOSE_BRACE : CLOSE_BRACKET;
    const keyBase = s.keys;
    s.out[s.o++] = mapping ? OPEN_BRACE : OPEN_BRACKET;
    s.pos++;
    let c = toToken(s, parent);
    while (c !== close) {
        if (mapping) {
            if (!copyKey(s, c, parent, keyBase))
                return false;
            c = toToken(s, parent);
        }
        const collection = c === OPEN_BRACKET || c === OPEN_BRACE;
        if (!(collection ? copyFlow(s, parent, depth - 1) : copyValue(s, c, parent)))
            return false;
        c = toToken(s, parent);
        if (c === COMMA) {
            s.pos++;
            c = toToken(s, parent);
            if (c !== close)
                s.out[s.o++] = COMMA;
        }
        else if (c !== close) {
            return false;
        }
    }
    s.keys = keyBase;
    s.out[s.o++] = close;
    s.pos++;
    return true;
}
function copyKey(s, c, parent, keyBase) {
    const quote = s.o;
    if (copyScalar(s, c, parent) !== COLON || !closeKey(s, quote, keyBase))
        return false;
    s.pos++;
    return true;
}
function copyValue(s, c, parent) {
    const quote = s.o;
    const ended = copyScalar(s, c, parent);
    if (ended === GIVE_UP || ended === COLON || ended === HASH)
        return false;
    if (c !== QUOTE && c !== APOSTROPHE)
        return closePlain(s, quote);
    s.out[s.o++] = QUOTE;
    return true;
}
function copyScalar(s, c, parent) {
    if (c === GIVE_UP)
        return GIVE_UP;
    return c === QUOTE || c === APOSTROPHE ? copyQuoted(s, IN_FLOW, parent) : copyPlain(s, IN_FLOW, false);
}
function toToken(s, parent) {
    const { src, end } = s;
    let i = s.pos;
    let line = -1;
    for (; i < end; i++) {
        const c = src[i] ?? 0;
        if (c === NEWLINE) {
            line = i + 1;
        }
        else if (c !== SPACE) {
            s.pos = i;
            return line >= 0 && i - line <= parent ? GIVE_UP : c;
        }
    }
    return GIVE_UP;
}

;// CONCATENATED MODULE: ./build/src/parse/strict-blocks.js






const FRESH = 1;
const ITEM = 2;
const VALUE = 3;
const ENTRY = 4;
function copyDocument(s) {
    s.top = -1;
    s.column = 0;
    let want = FRESH;
    for (;;) {
        want = want !== VALUE && atDash(s) ? copyDash(s, want) : copyNode(s, want);
        if (want === ITEM || want === VALUE)
            want = toContent(s, want);
        if (want === GIVE_UP)
            return false;
        if (want === ENTRY) {
            closeDeeper(s);
            if (s.top < 0)
                return s.indent < 0;
            if (s.columns[s.top] !== s.indent)
                return false;
            s.out[s.o++] = COMMA;
        }
    }
}
function copyDash(s, want) {
    if (want === ENTRY) {
        if (s.sequences[s.top] === 0)
            return GIVE_UP;
    }
    else {
        if (!strict_blocks_open(s, 1))
            return GIVE_UP;
        s.out[s.o++] = OPEN_BRACKET;
    }
    s.pos++;
    return ITEM;
}
function copyNode(s, want) {
    const c = s.src[s.pos] ?? 0;
    const parent = s.top < 0 ? 0 : (s.columns[s.top] ?? 0);
    const keyOnly = want === ENTRY || (want === FRESH && (s.top < 0 || s.gap));
    if (!keyOnly) {
        if (c === OPEN_BRACKET || c === OPEN_BRACE) {
            return copyFlow(s, parent, MAX_DEPTH - 1 - s.top) && nextLine(s, true) ? ENTRY : GIVE_UP;
        }
        if (c === BAR || c === GREATER)
            return want !== FRESH && copyBlockText(s, parent) ? ENTRY : GIVE_UP;
    }
    if (want <= ITEM)
        s.out[s.o++] = OPEN_BRACE;
    const quote = s.o;
    const quoted = c === QUOTE || c === APOSTROPHE;
    const ended = quoted ? copyQuoted(s, IN_PLAIN, parent) : copyPlain(s, IN_PLAIN, false);
    if (ended === COLON) {
        if (want === VALUE || (want !== ENTRY && !strict_blocks_open(s, 0)))
            return GIVE_UP;
        s.pos++;
        return closeKey(s, quote, s.keyBases[s.top] ?? 0) ? VALUE : GIVE_UP;
    }
    if (ended === GIVE_UP || keyOnly)
        return GIVE_UP;
    if (want === ITEM || want === FRESH)
        s.out[quote - 1] = SPACE;
    if (!quoted)
        return endPlain(s, quote, parent, ended) ? ENTRY : GIVE_UP;
    s.out[s.o++] = QUOTE;
    return nextLine(s, true) ? ENTRY : GIVE_UP;
}
function strict_blocks_open(s, sequence) {
    if (s.top + 1 >= MAX_DEPTH)
        return false;
    s.top++;
    s.columns[s.top] = s.column;
    s.sequences[s.top] = sequence;
    s.keyBases[s.top] = s.keys;
    return true;
}
function toContent(s, behind) {
    const { src, end } = s;
    let i = s.pos;
    while (i < end && src[i] === SPACE)
        i++;
    s.pos = i;
    const c = i < end ? (src[i] ?? 0) : NEWLINE;
    if (c !== NEWLINE && c !== HASH) {
        s.column = i - s.line;
        return behind;
    }
    if (!nextLine(s, true))
        return GIVE_UP;
    const parent = s.columns[s.top] ?? 0;
    if (s.indent > parent || (s.indent === parent && behind === VALUE && atDash(s))) {
        s.column = s.indent;
        return FRESH;
    }
    writeNull(s);
    return ENTRY;
}
function closeDeeper(s) {
    const { columns, sequences, indent } = s;
    let top = s.top;
    while (top >= 0) {
        const column = columns[top] ?? 0;
        const sequence = sequences[top] === 1;
        if (column < indent || (column === indent && !(sequence && !atDash(s))))
            break;
        s.keys = s.keyBases[top] ?? 0;
        s.out[s.o++] = sequence ? CLOSE_BRACKET : CLOSE_BRACE;
        top--;
    }
    s.top = top;
}
function writeNull(s) {
    const { out, o } = s;
    out[o] = 0x6e;
    out[o + 1] = 0x75;
    out[o + 2] = 0x6c;
    out[o + 3] = 0x6c;
    s.o = o + 4;
}

;// CONCATENATED MODULE: ./build/src/parse/strict-primer.js
const PRIMER = `# é ✓
---
plain: a:b#c/d "x" \\ é ✓ 😀 # note
"double": "a\\n\\"b\\" \\\\ é"
'single' : 'it''s "x" \\ é'
flow: [1, -2, 0.5, true, ~, "a", 'b', [], {}, {"a":1, b: c,}, x:y, -x, é]
words: [True, null, FALSE, nil, tiger, 1.2.3, 2026-05-08, 1e, .envs, 12e4f, 0b1]
nothing:
list:
- a
-   b: c
    d: e # note
-
  - x
  - - y
    - z
-

# gap
- k: v
below:
  first line
    and more

    ✓ more
  # note
single lines: 'over
  lines

  and more'
double lines: "over \\t
  lines"
flow lines: [a,
  b, {c: d,
   e: 'f'}]
literal: |

  one "two" \\ é ✓
    three

  four

strip: >-
  one
  two

  three
keep: |+
  one

last: é
---
--- # note
- 1
...
`;

;// CONCATENATED MODULE: ./build/src/parse/strict-subset.js




const GROWTH = 4;
const MAX_BYTES = 1 << 18;
const PRIMED_CALL = 32;
const scan = new Scan();
let calls = 0;
function parseStrictSubset(bytes, start, end) {
    if (++calls === PRIMED_CALL)
        read(Buffer.from(PRIMER), 0, Buffer.byteLength(PRIMER));
    return read(bytes, start, end);
}
function read(bytes, start, end) {
    if (end - start > MAX_BYTES)
        return undefined;
    const needed = (end - start) * GROWTH + 64;
    if (scan.out.length < needed)
        scan.out = Buffer.allocUnsafeSlow(needed * 2);
    scan.reset(bytes, start, end);
    if (!copyStream(scan))
        return undefined;
    const json = scan.out.toString("latin1", 0, scan.o);
    const documents = JSON.parse(json);
    return Array.isArray(documents) ? documents : undefined;
}
function copyStream(s) {
    const out = s.out;
    out[s.o++] = OPEN_BRACKET;
    if (!nextLine(s, false))
        return false;
    for (let count = 0; s.indent !== AT_END; count++) {
        if (count > 0)
            out[s.o++] = COMMA;
        if (s.indent === AT_DOCUMENT_START) {
            s.pos += 3;
            if (!nextLine(s, true))
                return false;
        }
        else if (count > 0 || s.indent === AT_DOCUMENT_END) {
            return false;
        }
        if (s.indent < 0)
            writeNull(s);
        else if (s.indent > 0 || !copyDocument(s))
            return false;
        if (s.indent === AT_DOCUMENT_END) {
            s.pos += 3;
            if (!nextLine(s, true))
                return false;
        }
    }
    out[s.o++] = CLOSE_BRACKET;
    return true;
}


/***/ }),

/***/ 69587:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ composeYaml),
/* harmony export */   x: () => (/* binding */ fileTokens)
/* harmony export */ });
/* harmony import */ var _yaml_library_cjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90176);
/* harmony import */ var _yaml_fault_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(85707);


const DOCUMENT_TOKENS = 300_000;
const FILE_TOKENS = 1_000_000;
const LOOK_BACKS = 10_000_000;
const LONG_SCALAR = 1_000;
const SPLIT = "Split the document";
const RAISE = "Write it more simply, or raise the limit in memory-steward.yml";
const OPTIONS = {
    version: "1.2",
    merge: false,
    resolveKnownTags: false,
    strict: true,
    stringKeys: true,
    uniqueKeys: false,
};
const HARMLESS_DIRECTIVE = /^%YAML[ \t]+1\.2[ \t]*$/;
class Stop extends Error {
    fault;
    constructor(fault) {
        super(fault.message);
        this.fault = fault;
    }
}
function fileTokens() {
    return { tokens: FILE_TOKENS };
}
function composeYaml(source, limits, budget, keepSourceTokens = false) {
    const composer = new _yaml_library_cjs__WEBPACK_IMPORTED_MODULE_0__.Composer({ ...OPTIONS, keepSourceTokens });
    const faults = [];
    const add = (fault) => {
        faults.push(fault);
        if (faults.length >= _yaml_fault_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_FAULTS */ .J)
            throw new Stop(fault);
    };
    observeErrors(composer, add);
    const documents = [];
    try {
        for (const token of boundedTokens(source, limits, budget)) {
            if (token.type === "error") {
                add(faultOf("UNEXPECTED_TOKEN", token.message, token.offset, token.source));
            }
            else {
                if (token.type === "directive" && !HARMLESS_DIRECTIVE.test(token.source)) {
                    add(faultOf("DIRECTIVE", "Directives are not read", token.offset, token.source));
                }
                documents.push(...composer.next(token));
            }
        }
        documents.push(...composer.end(true, source.length));
    }
    catch (error) {
        if (!(error instanceof Stop))
            throw error;
        return { document: undefined, faults: error.fault.code === "LIMIT" ? [error.fault] : faults.slice(0, 1) };
    }
    const [document, extra] = documents;
    if (extra)
        faults.push({ code: "MULTIPLE_DOCS", message: "Text behind `...`", ...rangeOf(extra) });
    return { document, faults };
}
function* boundedTokens(source, limits, budget) {
    const parser = new _yaml_library_cjs__WEBPACK_IMPORTED_MODULE_0__.Parser();
    const stop = (message, advice, start = parser.offset) => {
        throw new Stop({ code: "LIMIT", message, advice, start, end: start + 1 });
    };
    let left = Math.min(DOCUMENT_TOKENS, budget.tokens);
    let aliases = 0;
    let scalar = false;
    let lookBack = 0;
    let leading = 0;
    let commented = false;
    for (const lexeme of new _yaml_library_cjs__WEBPACK_IMPORTED_MODULE_0__.Lexer().lex(source)) {
        const weight = lexeme.length > LONG_SCALAR ? 1 + countLines(lexeme) : 1;
        budget.tokens -= weight;
        left -= weight;
        if (left < 0)
            stop("is too dense: it holds more keys, values and marks than are read", SPLIT);
        if (scalar) {
            scalar = false;
        }
        else {
            const first = lexeme[0];
            scalar = lexeme === _yaml_library_cjs__WEBPACK_IMPORTED_MODULE_0__.CST.SCALAR;
            if (first === "*" && ++aliases > limits.aliases)
                stop(`holds more than ${limits.aliases} aliases`, RAISE);
            if (first === "\n" || first === "\r" || first === " " || first === "\t") {
                if (!commented)
                    leading++;
            }
            else if (first === "#") {
                commented = true;
                lookBack += leading;
                if (lookBack > LOOK_BACKS)
                    stop("holds too many comments behind too many blank lines", SPLIT);
            }
            else {
                leading = 0;
                commented = false;
            }
        }
        yield* parser.next(lexeme);
        const beyond = parser.stack[limits.depth + 1];
        if (_yaml_library_cjs__WEBPACK_IMPORTED_MODULE_0__.CST.isCollection(beyond))
            stop(`nests collections more than ${limits.depth} deep`, RAISE, beyond.offset);
    }
    yield* parser.end();
}
function observeErrors(composer, add) {
    const handler = (place, code, message) => {
        if (typeof place === "number")
            add({ code, message, start: place, end: place + 1 });
        else if ("offset" in place)
            add(faultOf(code, message, place.offset, place.source));
        else
            add({ code, message, start: place[0], end: place[1] });
    };
    if (!Reflect.has(composer, "onError"))
        throw new Error("the yaml package no longer reports errors through onError");
    Reflect.set(composer, "onError", handler);
}
function faultOf(code, message, offset, source) {
    return { code, message, start: offset, end: offset + Math.max(source?.length ?? 1, 1) };
}
function countLines(text) {
    let lines = 0;
    for (let at = text.indexOf("\n"); at !== -1; at = text.indexOf("\n", at + 1))
        lines++;
    return lines;
}
function rangeOf(document) {
    const [start, end] = document.contents?.range ?? document.range;
    return { start, end };
}


/***/ }),

/***/ 85707:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ MAX_FAULTS),
/* harmony export */   m: () => (/* binding */ shorten)
/* harmony export */ });
const MAX_FAULTS = 100;
function shorten(text) {
    return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}


/***/ }),

/***/ 63893:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  g: () => (/* binding */ readYaml)
});

// EXTERNAL MODULE: ./build/src/parse/yaml-compose.js
var yaml_compose = __webpack_require__(69587);
// EXTERNAL MODULE: ./build/src/parse/yaml-library.cjs
var yaml_library = __webpack_require__(90176);
// EXTERNAL MODULE: ./build/src/parse/scalar-texts.js
var scalar_texts = __webpack_require__(17320);
// EXTERNAL MODULE: ./build/src/parse/yaml-fault.js
var yaml_fault = __webpack_require__(85707);
;// CONCATENATED MODULE: ./build/src/parse/yaml-value.js



const EXPANDED_NODES = 10_000;
function readYamlValue(document, limits) {
    const reader = new ValueReader(limits);
    const value = reader.read(document.contents);
    return { value, faults: reader.faults, texts: reader.texts };
}
class ValueReader {
    faults = [];
    texts = new scalar_texts/* ScalarTexts */.r();
    #limits;
    #anchors = new Map();
    #targets = new Map();
    #path = [];
    #expanding = 0;
    #alias;
    #expanded = 0;
    constructor(limits) {
        this.#limits = limits;
    }
    read(node) {
        if (this.#expanding > 0 && ++this.#expanded > EXPANDED_NODES)
            return null;
        if ((0,yaml_library.isAlias)(node))
            return this.#readAlias(node);
        if (!(0,yaml_library.isScalar)(node) && !(0,yaml_library.isMap)(node) && !(0,yaml_library.isSeq)(node))
            return null;
        const anchor = node.anchor === undefined || this.#expanding > 0 ? undefined : { node, open: true };
        if (anchor && node.anchor !== undefined)
            this.#anchors.set(node.anchor, anchor);
        const value = (0,yaml_library.isScalar)(node) ? this.#readScalar(node) : this.#readCollection(node);
        if (anchor)
            anchor.open = false;
        return value;
    }
    #readScalar(node) {
        const { value, source } = node;
        if (typeof value === "number" || typeof value === "boolean" || value === null) {
            this.texts.note(this.#path, value, source ?? "");
        }
        return value;
    }
    #readCollection(node) {
        const depth = this.#path.length + 1;
        if (depth > this.#limits.depth) {
            this.#limit(this.#alias ?? node, `nests collections more than ${this.#limits.depth} deep`);
            return null;
        }
        if ((0,yaml_library.isSeq)(node)) {
            return node.items.map((item, index) => this.#readAt(index, item));
        }
        const result = {};
        const keys = new Map();
        for (const { key, value } of (0,yaml_library.isMap)(node) ? node.items : []) {
            if (!(0,yaml_library.isScalar)(key) || typeof key.value !== "string")
                continue;
            const name = key.value;
            if (key.anchor !== undefined && this.#expanding === 0)
                this.#anchors.set(key.anchor, { node: key, open: false });
            const span = spanOf(key);
            const first = keys.get(name);
            if (first)
                this.#duplicate(name, span, first);
            else
                keys.set(name, span);
            if (span.end === span.start) {
                this.#add({ code: "NAMELESS_KEY", message: "", start: span.start, end: span.start + 1 });
            }
            (0,scalar_texts/* setOwn */.P)(result, name, this.#readAt(name, value));
        }
        return result;
    }
    #readAt(step, node) {
        this.#path.push(step);
        const value = this.read(node);
        this.#path.pop();
        return value;
    }
    #readAlias(node) {
        const known = this.#targets.get(node);
        const target = known ?? this.#anchors.get(node.source);
        if (!target || target.open) {
            const message = target ? "stands inside the value that it names" : "names no anchor that stands before it";
            this.#add({ code: "ALIAS_TARGET", message, ...spanOf(node) });
            return null;
        }
        if (!known)
            this.#targets.set(node, target);
        if (this.#expanding++ === 0)
            this.#alias = node;
        const value = this.read(target.node);
        if (--this.#expanding === 0 && this.#expanded > EXPANDED_NODES) {
            this.#limit(node, `grows by more than ${EXPANDED_NODES} values through its aliases`);
        }
        return value;
    }
    #duplicate(name, span, first) {
        if (this.#expanding > 0)
            return;
        const path = [...this.#path, name];
        this.#add({ code: "DUPLICATE_KEY", message: name, ...span, duplicate: { path, first } });
    }
    #add(fault) {
        if (this.faults.length < yaml_fault/* MAX_FAULTS */.J)
            this.faults.push(fault);
    }
    #limit(node, message) {
        if (this.faults.some(({ code }) => code === "LIMIT"))
            return;
        const advice = "Write it more simply: nest less, and repeat values in place of naming them with aliases";
        this.#add({ code: "LIMIT", message, advice, ...spanOf(node) });
    }
}
function spanOf(node) {
    const [start, end] = node.range ?? [0, 0];
    return { start, end };
}

;// CONCATENATED MODULE: ./build/src/parse/yaml-read.js


function readYaml(source, limits, tokens) {
    const { document, faults } = (0,yaml_compose/* composeYaml */.e)(source, limits, tokens);
    if (faults.length > 0 || !document)
        return { faults };
    const read = readYamlValue(document, limits);
    if (read.faults.length > 0)
        return { faults: read.faults };
    const range = document.contents?.range;
    return { content: { ...read, empty: !range || range[0] === range[1] }, faults };
}


/***/ }),

/***/ 816:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ sliceStream)
/* harmony export */ });
const MARKER = /(?:^|\n)(---|\.\.\.)(?=[ \t\r\n]|$)/g;
function sliceStream(text, start = 0, end = text.length, atMost = Infinity) {
    const region = start === 0 && end === text.length ? text : text.slice(start, end);
    const slices = [];
    let from = 0;
    let opened = false;
    for (const match of region.matchAll(MARKER)) {
        if (slices.length >= atMost)
            return slices;
        const at = match.index + (match[0].length - 3);
        if (match[1] === "...") {
            const feed = region.indexOf("\n", at);
            const next = feed === -1 ? region.length : feed + 1;
            slices.push({ start: start + from, end: start + next });
            from = next;
            opened = false;
        }
        else {
            if (opened || !isPrelude(region, from, at)) {
                slices.push({ start: start + from, end: start + at });
                from = at;
            }
            opened = true;
        }
    }
    if (opened || !isPrelude(region, from, region.length) || hasDirective(region, from)) {
        slices.push({ start: start + from, end: start + region.length });
    }
    return slices;
}
function isPrelude(text, from, to) {
    for (let at = from; at < to;) {
        const feed = text.indexOf("\n", at);
        const next = feed === -1 ? to : feed + 1;
        if (text[at] !== "%") {
            let first = at;
            while (text[first] === " " || text[first] === "\t")
                first++;
            const char = text[first];
            const blank = first >= to || char === "\n" || (char === "\r" && first + 1 === feed);
            if (!blank && char !== "#")
                return false;
        }
        at = next;
    }
    return true;
}
function hasDirective(text, from) {
    return text[from] === "%" || text.includes("\n%", from);
}


/***/ })

};
