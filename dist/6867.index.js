export const id = 6867;
export const ids = [6867,2339];
export const modules = {

/***/ 69805:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AD: () => (/* binding */ filesDigest),
/* harmony export */   Fo: () => (/* binding */ checkShard),
/* harmony export */   jf: () => (/* binding */ WINDOW)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _indexes_part_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(11025);
/* harmony import */ var _indexes_part_of_path_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(79243);
/* harmony import */ var _indexes_record_line_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(36012);
/* harmony import */ var _indexes_tallies_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(7605);
/* harmony import */ var _load_gate_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(87346);
/* harmony import */ var _load_locate_findings_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(92145);
/* harmony import */ var _load_read_memory_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(51989);
/* harmony import */ var _memory_guarded_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(641);
/* harmony import */ var _memory_place_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(31314);
/* harmony import */ var _rules_judge_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(74041);
/* harmony import */ var _gate_digest_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(19014);
/* harmony import */ var _judgement_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(54897);
/* harmony import */ var _require_memory_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(42291);
/* harmony import */ var _secrets_of_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(61673);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(82792);
















const WINDOW = 24 * 60 * 60 * 1000;
async function checkShard(input) {
    const { tree, shard, of, root, now, onProgress, secrets = {}, isPublic = false } = input;
    const gate = await (0,_load_gate_js__WEBPACK_IMPORTED_MODULE_3__/* .loadGate */ .W)(tree, input.gate);
    await (0,_require_memory_js__WEBPACK_IMPORTED_MODULE_11__/* .requireMemory */ .F)([tree], gate);
    const listed = await (0,_load_read_memory_js__WEBPACK_IMPORTED_MODULE_5__/* .recordEntries */ .mG)(tree, gate, (path) => (0,_indexes_part_of_path_js__WEBPACK_IMPORTED_MODULE_14__/* .partOfPath */ .wQ)(path, of) === shard);
    const entries = listed.filter(({ path }, index) => listed[index + 1]?.path !== path);
    const inspect = (0,_rules_judge_js__WEBPACK_IMPORTED_MODULE_8__/* .recordInspector */ .p8)((0,_judgement_js__WEBPACK_IMPORTED_MODULE_10__/* .recordContext */ .pD)(gate, new Date(Math.min(now.getTime() + WINDOW, MAX_TIME))));
    const tallies = new _indexes_tallies_js__WEBPACK_IMPORTED_MODULE_15__/* .Tallies */ .T();
    const problems = [];
    const declarations = new LineBuffer();
    const withheld = new Set();
    let done = 0;
    await (0,_load_read_memory_js__WEBPACK_IMPORTED_MODULE_5__/* .visitFiles */ .Hy)(tree, entries, gate, inspect, (file) => {
        tallies.addFile(file.className, file.documents, file.declarations, (0,_load_read_memory_js__WEBPACK_IMPORTED_MODULE_5__/* .isBroken */ .Qr)(file));
        for (const declaration of file.declarations)
            declarations.add((0,_indexes_record_line_js__WEBPACK_IMPORTED_MODULE_2__/* .recordLine */ .IK)(declaration));
        if (isPublic && (0,_memory_guarded_js__WEBPACK_IMPORTED_MODULE_6__/* .declaresGuarded */ .Ao)(file.declarations))
            withheld.add(file.path);
        for (const problem of withheld.has(file.path) ? [] : file.problems) {
            if ((0,_rules_judge_js__WEBPACK_IMPORTED_MODULE_8__/* .severityOf */ .xJ)(problem, gate.severities) !== "off")
                problems.push(problem);
        }
        if (++done % 1000 === 0)
            onProgress?.(done, entries.length);
    });
    if (secrets !== false) {
        const own = (await tree.entries()).filter(({ path }) => (0,_indexes_part_of_path_js__WEBPACK_IMPORTED_MODULE_14__/* .partOfPath */ .wQ)(path, of) === shard);
        for (const problem of await (0,_secrets_of_js__WEBPACK_IMPORTED_MODULE_12__/* .secretsOfTree */ .tD)(tree, own, gate, secrets)) {
            if (!withheld.has(problem.at.path) && (0,_rules_judge_js__WEBPACK_IMPORTED_MODULE_8__/* .severityOf */ .xJ)(problem, gate.severities) !== "off")
                problems.push(problem);
        }
    }
    const header = (0,_indexes_part_js__WEBPACK_IMPORTED_MODULE_1__/* .partHeaderLine */ .T_)({
        steward: _version_js__WEBPACK_IMPORTED_MODULE_13__/* .STEWARD_VERSION */ .m,
        shard,
        of,
        root,
        gateDigest: (0,_gate_digest_js__WEBPACK_IMPORTED_MODULE_9__/* .gateDigest */ .U)(gate),
        filesDigest: filesDigest(listed),
        asOf: now.getTime(),
        declarations: declarations.count,
        problems: problems.length,
        ...(isPublic && { withheld: { secrets: secrets !== false } }),
        tallies: tallies.data(),
    });
    const places = await (0,_load_locate_findings_js__WEBPACK_IMPORTED_MODULE_4__/* .locateProblems */ .D)(problems, tree, gate.layout);
    const said = new LineBuffer();
    for (const [index, problem] of problems.entries()) {
        said.add((0,_indexes_part_js__WEBPACK_IMPORTED_MODULE_1__/* .partProblemLine */ .Lz)(problem, places[index] ?? { at: _memory_place_js__WEBPACK_IMPORTED_MODULE_7__/* .START_OF_FILE */ .a, related: [] }));
    }
    const bytes = Buffer.concat([Buffer.from(`${header}\n`), ...declarations.chunks(), ...said.chunks()]);
    return { bytes, files: entries.length, problems: problems.length };
}
const MAX_TIME = 8.64e15;
class LineBuffer {
    count = 0;
    #chunks = [];
    #lines = [];
    add(line) {
        this.#lines.push(line, "\n");
        this.count++;
        if (this.#lines.length >= LINES_AT_A_TIME)
            this.#flush();
    }
    chunks() {
        this.#flush();
        return this.#chunks;
    }
    #flush() {
        this.#chunks.push(Buffer.from(this.#lines.join("")));
        this.#lines = [];
    }
}
const LINES_AT_A_TIME = 512;
function filesDigest(entries) {
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256");
    for (const { path, mode, oid } of entries)
        hash.update(`${path}\0${mode}\0${oid}\n`);
    return `sha256:${hash.digest("hex")}`;
}


/***/ }),

/***/ 61673:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  g1: () => (/* binding */ NO_SECRETS),
  um: () => (/* binding */ saltOf),
  BD: () => (/* binding */ secretsOfChange),
  tD: () => (/* binding */ secretsOfTree)
});

// EXTERNAL MODULE: ./build/src/memory/place.js
var place = __webpack_require__(31314);
// EXTERNAL MODULE: ./build/src/memory/tree-lookup.js
var tree_lookup = __webpack_require__(15280);
// EXTERNAL MODULE: ./build/src/secrets/formats/index.js + 13 modules
var formats = __webpack_require__(70325);
// EXTERNAL MODULE: ./build/src/secrets/structures/index.js + 8 modules
var structures = __webpack_require__(64833);
// EXTERNAL MODULE: ./build/src/rules/phrases.js
var phrases = __webpack_require__(77711);
;// CONCATENATED MODULE: ./build/src/rules/secret/state.js



const BY_ID = new Map(formats/* FORMATS */.h.map((format) => [format.id, format]));
const REVOKING = new Map([...formats/* FORMATS */.h, ...structures/* STRUCTURES */.R].map(({ id, revoke }) => [id, revoke]));
const COMMITS_NAMED = 20;
function secretProblem(secret, words) {
    const { rule, severity, match } = secret;
    const kind = kindOf(secret);
    const isPast = rule === "secret/in-history";
    const added = secret.commits.length > 0 ? ` Commits that add it: ${commitList(secret.commits)}.` : "";
    return {
        rule,
        severity,
        message: `${kind} of ${match.length} characters ${placeOf(secret, words, isPast)}.${added}`,
        at: anchorOf(secret, words, isPast),
        subject: match.fingerprint,
        suggestion: adviceOn(secret),
    };
}
function unscannedProblem({ source, path, reason, commits }, words) {
    const what = source === "file" ? "This file" : `The ${NOUNS[source]}`;
    const where = commits.length > 0 ? ` (commit ${commitList(commits)})` : "";
    return {
        rule: "secret/incomplete-scan",
        message: `${what}${where} was not searched for secrets to its end: ${reason}.`,
        at: { path: source === "file" ? words.shown(path) : words.elsewhere },
        subject: source,
    };
}
function allowCommentProblem({ path, range, words }, shown) {
    return {
        rule: "secret/allow-comment",
        message: `${(0,phrases/* quote */.hD)(words)} tells another scanner to look away. It allows nothing here.`,
        at: { path: shown(path), range },
        subject: words,
    };
}
const NOUNS = {
    file: "file",
    path: "name of a file",
    message: "message of a commit",
    branch: "name of the branch",
};
function kindOf({ match }) {
    const format = BY_ID.get(match.format);
    if (match.tier === 3)
        return format ? `Text like a secret of ${format.provider}` : "Text that looks random";
    if (format)
        return `A secret of ${format.provider} (${match.format})`;
    return match.tier === 2 ? `A value that looks like a secret (${match.format})` : `A secret (${match.format})`;
}
function placeOf({ source, path, commits }, { shown }, isPast) {
    switch (source) {
        case "file":
            return isPast ? "was here and is gone, but stays in the history" : "stands here";
        case "path":
            return isPast ? "was in the name of this file" : "is in the name of this file";
        case "message":
            return `is in the message of commit ${commitList(commits)}`;
        case "branch":
            return `is in the name of the branch ${(0,phrases/* quote */.hD)(shown(path))}`;
    }
}
function anchorOf({ source, path, range }, words, isPast) {
    if (source === "message" || source === "branch")
        return { path: words.elsewhere };
    return source === "file" && !isPast ? { path: words.shown(path), range } : { path: words.shown(path) };
}
function adviceOn({ match, commits, source }) {
    const revoke = REVOKING.get(match.format)?.replace(/\.$/, "");
    if (match.tier === 3) {
        return {
            message: "Look at it: if it is a secret, revoke it first; if not, accept its fingerprint in the baseline",
            certain: false,
        };
    }
    const first = `Revoke it first${revoke === undefined ? " where it was issued" : ` (${revoke})`}`;
    const then = source === "branch"
        ? "then rename the branch"
        : commits.length > 0
            ? `then rewrite the history without it (${commitList(commits)}): a commit that deletes it, and squashing, leave it in what was pushed`
            : "then take it out, here and of the history";
    return { message: `${first}; ${then}`, certain: false };
}
function commitList(commits) {
    const named = commits.slice(0, COMMITS_NAMED).map((id) => (/^[0-9a-f]{40,64}$/.test(id) ? id.slice(0, 12) : id));
    const more = commits.length - named.length;
    return named.join(", ") + (more > 0 ? ` and ${more} more` : "");
}

// EXTERNAL MODULE: ./build/src/secrets/hidden-names.js
var hidden_names = __webpack_require__(55382);
// EXTERNAL MODULE: ./build/src/secrets/search.js + 4 modules
var secrets_search = __webpack_require__(34720);
// EXTERNAL MODULE: ./build/src/secrets/standing.js
var standing = __webpack_require__(52539);
;// CONCATENATED MODULE: ./build/src/commands/secrets-of.js






const NO_SECRETS = { problems: [], places: new Map() };
function saltOf({ baseline }, { newSalt = "" }) {
    return baseline.salt ?? newSalt;
}
async function secretsOfTree(tree, entries, gate, options) {
    const search = await (0,secrets_search/* searchTree */.v)(tree, entries, searchOptions(gate, options));
    const words = wordsFor(search, gate);
    return [
        ...(0,standing/* standingSecrets */.M)(search.secrets, () => true).map((secret) => secretProblem(secret, words)),
        ...search.comments.map((comment) => allowCommentProblem(comment, words.shown)),
        ...search.unscanned.map((missed) => unscannedProblem(missed, words)),
    ];
}
async function secretsOfChange(comparison, gate, options) {
    const settings = searchOptions(gate, options);
    const { branch } = options;
    const search = await (0,secrets_search/* searchAdded */.J)(await comparison.added(), { ...settings, ...(branch !== undefined && { branch }) });
    const head = new tree_lookup/* TreeLookup */.Tg(comparison.storedHead);
    const stands = new Set();
    for (const found of [...search.secrets, ...search.comments]) {
        if (await isThere(found, head))
            stands.add(found);
    }
    const known = await knownAtTarget(search, comparison.target, settings);
    const isMoved = await movedBlobs(search, comparison.target);
    const words = wordsFor(search, gate);
    const problems = [];
    const places = new Map();
    const state = (problem) => {
        problems.push(problem);
        places.set(problem, { at: problem.at.range ?? place/* START_OF_FILE */.a, related: [] });
    };
    for (const secret of (0,standing/* standingSecrets */.M)(search.secrets, (found) => stands.has(found))) {
        if (!known.has(keyOf(secret)) && !isMoved(secret))
            state(secretProblem(secret, words));
    }
    for (const comment of search.comments) {
        if (stands.has(comment) && !known.has(`${comment.path}\0${comment.words}`)) {
            state(allowCommentProblem(comment, words.shown));
        }
    }
    for (const missed of search.unscanned)
        state(unscannedProblem(missed, words));
    return { problems, places };
}
function searchOptions(gate, options) {
    const { onValue } = options;
    return { salt: saltOf(gate, options), ...(onValue && { onValue }) };
}
function wordsFor(search, { files }) {
    return { shown: (0,hidden_names/* nameHider */.i)(search.secrets), elsewhere: files.keys().next().value ?? "memory-steward.yml" };
}
async function isThere(found, head) {
    const source = "source" in found ? found.source : "file";
    if (source === "message" || source === "branch")
        return source === "branch";
    const entry = await head.entry(found.path);
    return entry !== undefined && (source === "path" || entry.oid === found.oid);
}
function keyOf({ source, path, match }) {
    return `${path}\0${source}\0${match.fingerprint}`;
}
async function movedBlobs(search, target) {
    if (search.secrets.length === 0)
        return () => false;
    const oids = new Set((await target.entries()).map(({ oid }) => oid));
    return ({ source, oid }) => source === "file" && oid !== undefined && oids.has(oid);
}
async function knownAtTarget(search, target, options) {
    const paths = new Set([...search.secrets, ...search.comments].map(({ path }) => path));
    const lookup = new tree_lookup/* TreeLookup */.Tg(target);
    const entries = [];
    for (const path of paths) {
        const entry = path === "" ? undefined : await lookup.file(path);
        if (entry)
            entries.push(entry);
    }
    const there = await (0,secrets_search/* searchTree */.v)(target, entries, options);
    return new Set([...there.secrets.map(keyOf), ...there.comments.map(({ path, words }) => `${path}\0${words}`)]);
}


/***/ }),

/***/ 11025:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lz: () => (/* binding */ partProblemLine),
/* harmony export */   PO: () => (/* binding */ MAX_PART),
/* harmony export */   T_: () => (/* binding */ partHeaderLine),
/* harmony export */   on: () => (/* binding */ readPart)
/* harmony export */ });
/* harmony import */ var _memory_user_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90989);
/* harmony import */ var _part_of_path_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(79243);
/* harmony import */ var _not_local_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(21741);
/* harmony import */ var _record_line_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(36012);




const PART_FORMAT = "memory-steward.part/v1";
const MAX_PART = 1024 * 1024 * 1024;
const MAX_LINE = 64 * 1024 * 1024;
const NEWLINE = 0x0a;
function partHeaderLine(header) {
    return JSON.stringify({ schema: PART_FORMAT, ...header });
}
function partProblemLine(problem, places) {
    const { rule, message, at, record, subject, severity, suggestion, related, since, until } = problem;
    const { effort, edit } = places;
    const line = {
        problem: {
            rule,
            message,
            at: { path: at.path },
            ...(record !== undefined && { record }),
            ...(subject !== undefined && { subject }),
            ...(severity !== undefined && { severity }),
            ...(suggestion && { suggestion: { message: suggestion.message, certain: suggestion.certain } }),
            ...(related && { related: related.map((place) => ({ message: place.message, at: { path: place.at.path } })) }),
            ...(since !== undefined && { since }),
            ...(until !== undefined && { until }),
        },
        places: { at: places.at, related: places.related, ...(edit && { edit }), ...(effort && { effort }) },
    };
    return JSON.stringify(line);
}
async function readPart(label, bytes, reader) {
    const validators = await __webpack_require__.e(/* import() */ 3130).then(__webpack_require__.t.bind(__webpack_require__, 53130, 19));
    if (bytes.length > MAX_PART)
        throw broken(label, `it is larger than ${MAX_PART} bytes`);
    const lines = linesOf(label, bytes);
    const next = (what) => {
        const line = lines.next();
        if (line.done)
            throw broken(label, `it ends before ${what}`);
        return line.value;
    };
    const headerText = next("its header");
    refuseOtherFormat(label, headerText);
    const header = valid(label, 1, headerText, validators.partHeader);
    if (header.shard > header.of)
        throw broken(label, `it says it is number ${header.shard} of ${header.of}`);
    reader.header(header);
    for (let index = 0; index < header.declarations; index++) {
        const text = next(`declaration ${index + 1} of ${header.declarations}`);
        reader.declaration(declarationIn(label, index + 2, text));
    }
    for (let index = 0; index < header.problems; index++) {
        const text = next(`problem ${index + 1} of ${header.problems}`);
        reader.problem(valid(label, header.declarations + index + 2, text, validators.partProblem));
    }
    if (!lines.next().done)
        throw broken(label, "it goes on after its last line");
}
function* linesOf(label, bytes) {
    const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
    for (let start = 0, number = 1; start < buffer.length; number++) {
        const end = buffer.indexOf(NEWLINE, start);
        if (end === -1)
            throw broken(label, "its last line is cut off");
        if (end - start > MAX_LINE)
            throw broken(label, `line ${number} is longer than ${MAX_LINE} bytes`);
        yield buffer.toString("utf8", start, end);
        start = end + 1;
    }
    return undefined;
}
function valid(label, number, text, validate) {
    const value = jsonOf(text);
    if (validate(value))
        return value;
    const [error] = validate.errors ?? [];
    const where = error && error.instancePath !== "" ? ` at ${error.instancePath.slice(0, 100)}` : "";
    throw broken(label, `line ${number}${where} ${error?.message ?? "is not what it should be"}`);
}
function declarationIn(label, number, text) {
    try {
        return (0,_record_line_js__WEBPACK_IMPORTED_MODULE_1__/* .parseRecordLine */ .pF)(text);
    }
    catch (error) {
        if (error instanceof _not_local_js__WEBPACK_IMPORTED_MODULE_2__/* .NotLocal */ .X)
            throw broken(label, `line ${number} declares nothing`);
        throw error;
    }
}
function refuseOtherFormat(label, text) {
    const value = jsonOf(text);
    const schema = typeof value === "object" && value !== null && "schema" in value ? value.schema : undefined;
    if (schema === PART_FORMAT)
        return;
    throw broken(label, `its first line does not say that it is ${PART_FORMAT}`);
}
function jsonOf(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}
function broken(label, why) {
    return new _memory_user_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y(`${label} is no part that can be merged: ${why}.`, `Make it with "memory-steward check --shard i/n --output", n up to ${_part_of_path_js__WEBPACK_IMPORTED_MODULE_3__/* .MAX_SHARDS */ .hH}, and pass the file on as it is.`);
}


/***/ }),

/***/ 641:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ao: () => (/* binding */ declaresGuarded),
/* harmony export */   Ff: () => (/* binding */ guardedRecords),
/* harmony export */   pv: () => (/* binding */ isGuardedLevel)
/* harmony export */ });
const GUARDED_LEVELS = new Set(["restricted", "secret-metadata"]);
function isGuardedLevel(sensitivity) {
    return sensitivity !== undefined && GUARDED_LEVELS.has(sensitivity);
}
function declaresGuarded(declarations) {
    return declarations.some(({ sensitivity }) => isGuardedLevel(sensitivity));
}
function guardedRecords(graphs) {
    const ids = new Set();
    const paths = new Set();
    for (const { declarations } of graphs) {
        for (const { id, path, sensitivity } of declarations) {
            if (!isGuardedLevel(sensitivity))
                continue;
            if (id !== undefined)
                ids.add(id);
            paths.add(path);
        }
    }
    return { ids, paths };
}


/***/ }),

/***/ 55382:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ nameHider)
/* harmony export */ });
function nameHider(secrets) {
    const hidden = new Map();
    for (const { source, path, match } of secrets) {
        if (source !== "path" && source !== "branch")
            continue;
        const spans = hidden.get(path);
        if (spans)
            spans.push(match);
        else
            hidden.set(path, [match]);
    }
    return (name) => withoutSpans(name, hidden.get(name) ?? []);
}
const HIDDEN = "[hidden]";
function withoutSpans(text, spans) {
    if (spans.length === 0)
        return text;
    const bytes = Buffer.from(text);
    const parts = [];
    let at = 0;
    for (const { start, end } of [...spans].sort((a, b) => a.start - b.start)) {
        if (start > at)
            parts.push(bytes.toString("utf8", at, start));
        if (end > at)
            parts.push(HIDDEN);
        at = Math.max(at, end);
    }
    return parts.join("") + bytes.toString("utf8", at);
}


/***/ }),

/***/ 34720:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  J: () => (/* binding */ searchAdded),
  v: () => (/* binding */ searchTree)
});

// EXTERNAL MODULE: ./build/src/memory/tree.js
var memory_tree = __webpack_require__(85037);
;// CONCATENATED MODULE: ./build/src/secrets/allow-comments.js
const WORDS = [
    "gitleaks:allow",
    "betterleaks:allow",
    "pragma: allowlist secret",
    "pragma: allowlist nextline secret",
    "pragma: whitelist secret",
    "trufflehog:ignore",
    "kingfisher:ignore",
    "secretlint-disable",
    "ggignore",
    "ggshield:ignore",
];
const MAX_COMMENTS = 50;
function findAllowComments(bytes) {
    const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
    const found = [];
    for (const words of WORDS) {
        let start = buffer.indexOf(words, 0, "latin1");
        for (let count = 0; start !== -1 && count < MAX_COMMENTS; count++) {
            found.push({ words, start, end: start + words.length });
            start = buffer.indexOf(words, start + words.length, "latin1");
        }
    }
    return found.sort((a, b) => a.start - b.start);
}

;// CONCATENATED MODULE: ./build/src/secrets/packed.js
const ARCHIVES = [
    ["a ZIP archive", [0x50, 0x4b, 0x03, 0x04]],
    ["a gzip file", [0x1f, 0x8b, 0x08]],
    ["a bzip2 file", [0x42, 0x5a, 0x68]],
    ["an xz file", [0xfd, 0x37, 0x7a, 0x58, 0x5a, 0x00]],
    ["a Zstandard file", [0x28, 0xb5, 0x2f, 0xfd]],
    ["a 7z archive", [0x37, 0x7a, 0xbc, 0xaf, 0x27, 0x1c]],
    ["a RAR archive", [0x52, 0x61, 0x72, 0x21, 0x1a, 0x07]],
];
const LFS = Buffer.from("version https://git-lfs.github.com/spec/");
const BZIP2_BLOCK = [0x31, 0x41, 0x59, 0x26];
function packedReason(bytes) {
    if (LFS.equals(bytes.subarray(0, LFS.length)))
        return "Git LFS keeps its content elsewhere";
    const archive = ARCHIVES.find(([, start]) => startsWith(bytes, 0, start));
    if (!archive)
        return undefined;
    const [name] = archive;
    if (name === "a bzip2 file" && !startsWith(bytes, 4, BZIP2_BLOCK))
        return undefined;
    return `it is ${name}, which is not unpacked`;
}
function startsWith(bytes, from, start) {
    return start.every((byte, index) => bytes[from + index] === byte);
}

;// CONCATENATED MODULE: ./build/src/secrets/positions.js
const FEED = 0x0a;
class Positions {
    #bytes;
    #unit;
    #feedAt;
    #at;
    #line = 1;
    #column = 1;
    constructor(bytes) {
        this.#bytes = bytes;
        const isLittle = bytes[0] === 0xff && bytes[1] === 0xfe;
        const isBig = bytes[0] === 0xfe && bytes[1] === 0xff;
        this.#unit = isLittle || isBig ? 2 : 1;
        this.#feedAt = isBig ? 1 : 0;
        this.#at = this.#unit === 2 ? 2 : bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? 3 : 0;
    }
    position(offset) {
        const end = Math.min(offset, this.#bytes.length);
        if (this.#unit === 2)
            this.#walkUnits(end);
        else
            this.#walkBytes(end);
        return { line: this.#line, column: this.#column };
    }
    #walkBytes(end) {
        for (; this.#at < end; this.#at++) {
            const byte = this.#bytes[this.#at] ?? 0;
            if (byte === FEED)
                this.#newLine();
            else if ((byte & 0xc0) !== 0x80)
                this.#column += byte >= 0xf0 ? 2 : 1;
        }
    }
    #walkUnits(end) {
        for (; this.#at + 1 < end; this.#at += 2) {
            const isFeed = this.#bytes[this.#at + this.#feedAt] === FEED && this.#bytes[this.#at + 1 - this.#feedAt] === 0;
            if (isFeed)
                this.#newLine();
            else
                this.#column++;
        }
    }
    #newLine() {
        this.#line++;
        this.#column = 1;
    }
}
function rangesOf(bytes, parts) {
    if (parts.length === 0)
        return [];
    const offsets = [...new Set(parts.flatMap(({ start, end }) => [start, end]))].sort((a, b) => a - b);
    const walk = new Positions(bytes);
    const positions = new Map(offsets.map((offset) => [offset, walk.position(offset)]));
    const at = (offset) => positions.get(offset) ?? { line: 1, column: 1 };
    return parts.map(({ start, end }) => ({ start: at(start), end: at(end) }));
}

// EXTERNAL MODULE: ./build/src/secrets/scan.js + 35 modules
var scan = __webpack_require__(69323);
;// CONCATENATED MODULE: ./build/src/secrets/searcher.js




const MAX_TIME = 15 * 60 * 1000;
const ENCODER = new TextEncoder();
class Searcher {
    #options;
    #end;
    #secrets = [];
    #comments = [];
    #unscanned = [];
    #files = 0;
    #bytes = 0;
    constructor(options) {
        this.#options = options;
        this.#end = performance.now() + (options.maxTime ?? MAX_TIME);
    }
    file(bytes, holders) {
        const shown = holders.slice(0, MOST_PATHS);
        if (bytes instanceof Error) {
            this.#miss(shown, bytes.message);
            return;
        }
        this.#files++;
        this.#search(shown, bytes);
        const packed = packedReason(bytes);
        if (packed !== undefined)
            this.#miss(shown, packed);
        const comments = findAllowComments(bytes);
        const ranges = rangesOf(bytes, comments);
        for (const [index, { words }] of comments.entries()) {
            const range = ranges[index];
            if (range)
                this.#comments.push(...shown.map(({ path, commits, oid }) => ({
                    path,
                    commits,
                    words,
                    range,
                    ...(oid !== undefined && { oid }),
                })));
        }
    }
    message(holder, bytes) {
        this.#search([holder], bytes);
    }
    names(holders) {
        for (let from = 0; from < holders.length; from += NAMES_AT_A_TIME) {
            const some = holders.slice(from, from + NAMES_AT_A_TIME);
            const text = some.map(({ path }) => path).join("\n\n");
            const { salt } = this.#options;
            const { matches, incomplete } = (0,scan/* scanText */.F)(text, { salt, path: "" });
            if (matches.length === 0 && incomplete === undefined)
                continue;
            for (const holder of some)
                this.#search([holder], ENCODER.encode(holder.path));
        }
    }
    result() {
        return {
            secrets: this.#secrets,
            comments: this.#comments,
            unscanned: this.#unscanned,
            files: this.#files,
            bytes: this.#bytes,
        };
    }
    #search(holders, bytes) {
        if (performance.now() > this.#end) {
            this.#miss(holders, "the time for the search was over");
            return;
        }
        this.#bytes += bytes.length;
        const { salt, onValue } = this.#options;
        const path = holders[0]?.path ?? "";
        const maxTime = this.#end - performance.now();
        const { matches, incomplete } = (0,scan/* scanBytes */.v)(bytes, { salt, path, maxTime, ...(onValue && { onValue }) });
        const ranges = rangesOf(bytes, matches);
        for (const [index, match] of matches.entries()) {
            const range = ranges[index];
            if (range)
                this.#secrets.push(...holders.map((holder) => ({ ...holder, match, range })));
        }
        if (incomplete !== undefined)
            this.#miss(holders, incomplete);
    }
    #miss(holders, reason) {
        this.#unscanned.push(...holders.map((holder) => ({ ...holder, reason })));
    }
}
const NAMES_AT_A_TIME = 200;
const MOST_PATHS = 20;

;// CONCATENATED MODULE: ./build/src/secrets/search.js


async function searchTree(tree, entries, options) {
    const searcher = new Searcher(options);
    searcher.names(entries.map(({ path }) => ({ source: "path", path, commits: [] })));
    const files = entries.filter(({ mode }) => (0,memory_tree/* isRegular */.$W)(mode));
    let done = 0;
    await tree.read(files, ({ path }, bytes) => {
        searcher.file(bytes, [{ source: "file", path, commits: [] }]);
        if (++done % 1000 === 0)
            options.onProgress?.(done, files.length);
    });
    return searcher.result();
}
async function searchAdded(added, options) {
    const { isWanted = () => true, branch } = options;
    const searcher = new Searcher(options);
    const holders = new Map();
    for (const blob of added.blobs) {
        const wanted = holdersOf(blob).filter(({ path }) => isWanted(path));
        if (wanted.length > 0)
            holders.set(blob, wanted);
    }
    searcher.names(distinctPaths([...holders.values()].flat()));
    await added.read([...holders.keys()], (blob, bytes) => {
        searcher.file(bytes, holders.get(blob) ?? []);
    });
    for (const { id, message } of added.commits) {
        if (message.length > 0)
            searcher.message({ source: "message", path: "", commits: [id] }, message);
    }
    if (branch !== undefined)
        searcher.names([{ source: "branch", path: branch, commits: [] }]);
    return searcher.result();
}
function holdersOf({ oid, places }) {
    const commits = new Map();
    for (const { path, commit } of places) {
        const known = commits.get(path);
        if (!known)
            commits.set(path, [commit]);
        else if (!known.includes(commit))
            known.push(commit);
    }
    return [...commits].map(([path, of]) => ({ source: "file", path, commits: of, oid }));
}
function distinctPaths(holders) {
    const byPath = new Map();
    for (const { path, commits } of holders) {
        const known = byPath.get(path);
        if (!known)
            byPath.set(path, new Set(commits));
        else
            for (const commit of commits)
                known.add(commit);
    }
    return [...byPath].map(([path, commits]) => ({ source: "path", path, commits: [...commits] }));
}


/***/ }),

/***/ 52539:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ standingSecrets)
/* harmony export */ });
const RULES = {
    1: "secret/provider-token",
    2: "secret/assigned-value",
    3: "secret/high-entropy",
};
const IN_HISTORY = "secret/in-history";
function severityOf(tier) {
    return tier === 3 ? "warning" : "error";
}
function standingSecrets(secrets, stands) {
    const groups = new Map();
    for (const found of secrets) {
        const key = [found.source, found.source === "message" ? found.commits[0] : found.path, found.match.fingerprint];
        const group = groups.get(key.join("\0"));
        if (group)
            group.push(found);
        else
            groups.set(key.join("\0"), [found]);
    }
    return [...groups.values()].flatMap((group) => {
        const commits = [...new Set(group.flatMap((found) => found.commits))];
        const standing = group.filter(stands);
        const [first] = group;
        if (standing.length === 0)
            return first ? [{ ...first, commits, ...weight(first, IN_HISTORY) }] : [];
        return standing.map((found) => ({ ...found, commits, ...weight(found, RULES[found.match.tier]) }));
    });
}
function weight({ match }, rule) {
    return { rule, severity: severityOf(match.tier) };
}


/***/ }),

/***/ 20974:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ isReadByAll),
/* harmony export */   i: () => (/* binding */ WITHHELD)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);

const WITHHELD = "withheld, since restricted records may be concerned and everybody can read this.";
function isReadByAll(environment) {
    return environment["GITHUB_ACTIONS"] === "true" && !isPrivate(environment["GITHUB_EVENT_PATH"]);
}
function isPrivate(path) {
    if (path === undefined)
        return false;
    try {
        const event = JSON.parse((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, "utf8"));
        return memberOf(memberOf(event, "repository"), "private") === true;
    }
    catch {
        return false;
    }
}
function memberOf(value, name) {
    return typeof value === "object" && value !== null ? new Map(Object.entries(value)).get(name) : undefined;
}


/***/ }),

/***/ 6867:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runCheckShard: () => (/* binding */ runCheckShard)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _commands_check_shard_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69805);
/* harmony import */ var _git_repository_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9204);
/* harmony import */ var _memory_user_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(90989);
/* harmony import */ var _audience_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(20974);
/* harmony import */ var _find_memory_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(82339);
/* harmony import */ var _gate_options_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(91504);
/* harmony import */ var _progress_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(82327);
/* harmony import */ var _redaction_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(44771);
/* harmony import */ var _write_output_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(74987);










async function runCheckShard(dir, options) {
    if (options.base !== undefined) {
        throw new _memory_user_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y("A change against a base is not checked in shards: what it does not touch is not read anyway.", "Leave out --shard to judge the change, or --base to judge all of the memory.");
    }
    const { shard, of } = options.shard;
    const repository = await (0,_git_repository_js__WEBPACK_IMPORTED_MODULE_2__/* .openRepository */ .h)(dir);
    const progress = (0,_progress_js__WEBPACK_IMPORTED_MODULE_9__/* .progressLine */ .o)(process.stderr);
    try {
        const { head } = options;
        const { bytes, files, problems } = await (0,_commands_check_shard_js__WEBPACK_IMPORTED_MODULE_1__/* .checkShard */ .Fo)({
            tree: head === undefined ? await repository.workingTree() : await repository.commitTree(head),
            root: repository.prefix.replace(/\/$/, ""),
            gate: (0,_gate_options_js__WEBPACK_IMPORTED_MODULE_6__/* .gateOptions */ .O)(dir, options, repository),
            shard,
            of,
            now: options.asOf ?? new Date(),
            secrets: options.secrets !== false && { onValue: _redaction_js__WEBPACK_IMPORTED_MODULE_7__/* .redactor */ .$p.learn },
            isPublic: (0,_audience_js__WEBPACK_IMPORTED_MODULE_4__/* .isReadByAll */ .$)(process.env),
            onProgress: progress.update,
        });
        progress.clear();
        if (options.output === undefined) {
            process.stdout.write(bytes);
        }
        else {
            (0,_write_output_js__WEBPACK_IMPORTED_MODULE_8__/* .writeOutput */ .z)(dir, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(options.output), bytes);
            const said = `${problems} problem${problems === 1 ? "" : "s"}`;
            process.stdout.write(`Wrote part ${shard} of ${of}: ${files} file${files === 1 ? "" : "s"}, ${said} in them.\n`);
        }
        return 0;
    }
    catch (error) {
        throw (0,_find_memory_js__WEBPACK_IMPORTED_MODULE_5__/* .withMemoryAbove */ .$)(error, dir, "check");
    }
    finally {
        progress.clear();
        await repository.close();
    }
}


/***/ }),

/***/ 37945:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bz: () => (/* binding */ assertWritable),
/* harmony export */   Dm: () => (/* binding */ replaceFilesBelow),
/* harmony export */   i8: () => (/* binding */ createFileBelow),
/* harmony export */   oG: () => (/* binding */ occupant)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _memory_user_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(90989);
/* harmony import */ var _report_visible_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(36672);
/* harmony import */ var _output_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(15997);





function occupant(folder, path) {
    const found = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, path), { throwIfNoEntry: false });
    if (!found)
        return "nothing";
    if (found.isSymbolicLink())
        return "symlink";
    return found.isFile() ? "file" : found.isDirectory() ? "folder" : "other";
}
function assertWritable(folder, path) {
    const segments = path.split("/");
    if (segments.some((segment) => segment === "" || segment === "." || segment === "..")) {
        throw new _memory_user_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y(`"${shown(path)}" is not a path below ${folder}.`);
    }
    for (let count = 1; count <= segments.length; count++) {
        const part = segments.slice(0, count).join("/");
        const found = occupant(folder, part);
        if (found === "nothing")
            return;
        const wanted = count === segments.length ? "file" : "folder";
        if (found !== wanted) {
            throw new _memory_user_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y(`${shown(part)} is a ${found === "other" ? "special file" : found}, where a ${wanted} is wanted. Nothing was written.`, found === "symlink"
                ? "Name the place that the symlink leads to, or replace the symlink."
                : "Move it out of the way.");
        }
    }
}
function createFileBelow(folder, path, content) {
    assertWritable(folder, path);
    const target = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, path);
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(target), { recursive: true });
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(target, content, { flag: "wx" });
    }
    catch (error) {
        if (error instanceof Error && "code" in error && error.code === "EEXIST") {
            throw new _memory_user_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y(`${shown(path)} is there already, and is left as it is.`, "Choose another file.");
        }
        throw error;
    }
}
function replaceFilesBelow(folder, files) {
    for (const file of files)
        assertUnchanged(folder, file);
    for (const file of files) {
        assertUnchanged(folder, file);
        const target = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, file.path);
        (0,_output_js__WEBPACK_IMPORTED_MODULE_4__/* .writeFileWhole */ .t)(target, file.after, (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(target).mode & 0o7777);
    }
}
function assertUnchanged(folder, { path, before }) {
    assertWritable(folder, path);
    const changed = occupant(folder, path) === "nothing" || Buffer.compare((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, path)), before) !== 0;
    if (changed)
        throw new _memory_user_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y(`${shown(path)} changed while it was being looked at.`, "Run the command again.");
}
function shown(path) {
    return (0,_report_visible_text_js__WEBPACK_IMPORTED_MODULE_3__/* .visibleStart */ .db)(path, 500);
}


/***/ }),

/***/ 82339:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ withMemoryAbove),
/* harmony export */   j: () => (/* binding */ findMemory),
/* harmony export */   noFolder: () => (/* binding */ noFolder)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _generated_layouts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(23872);
/* harmony import */ var _memory_user_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(90989);




const CONFIGURATIONS = ["memory-steward.yml", "memory-steward.yaml"];
function findMemory(file) {
    const folder = memoryAround(file);
    if (folder !== undefined)
        return folder;
    throw new _memory_user_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y(`${file} belongs to no memory: no folder above it has a memory-steward.yml or a known layout.`, 'Start a memory with "memory-steward init", or add a memory-steward.yml that names its layout.');
}
function withMemoryAbove(error, dir, command) {
    if (!(error instanceof Error))
        return new Error(String(error));
    if (!(error instanceof _memory_user_error_js__WEBPACK_IMPORTED_MODULE_3__/* .NoMemoryError */ .T))
        return error;
    const folder = memoryAround((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dir, "file"));
    if (folder === undefined || folder === dir)
        return error;
    return new _memory_user_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y(error.message, `There is one above: memory-steward ${command} ${fromHere(folder)}`);
}
function noFolder(name, command) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(name);
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path))
        return new _memory_user_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y(`There is no folder ${name}.`, "Name the folder of a memory repository.");
    const folder = memoryAround(path);
    return new _memory_user_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y(`${name} is no folder; a memory is checked as a whole.`, folder === undefined
        ? "Name the folder of a memory repository."
        : `Its memory: memory-steward ${command} ${fromHere(folder)}`);
}
function fromHere(folder) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(process.cwd(), folder) || ".";
}
function memoryAround(file) {
    let recognised;
    for (let folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(file);; folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder)) {
        if (CONFIGURATIONS.some((name) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name))))
            return folder;
        if (isRecognised(folder, file))
            recognised = folder;
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, ".git")) || (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder) === folder)
            return recognised;
    }
}
function isRecognised(folder, file) {
    return Object.values(_generated_layouts_js__WEBPACK_IMPORTED_MODULE_2__/* .LAYOUTS */ .m).some(({ marker, roots = ["."] }) => marker !== undefined &&
        roots.some((root) => file.startsWith((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, root, "/")) && (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, root, marker))));
}


/***/ }),

/***/ 91504:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ gateOptions)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _load_load_layout_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9832);
/* harmony import */ var _memory_user_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(90989);




function gateOptions(dir, options, repository) {
    const top = repository.isGit ? repository.top : undefined;
    return {
        ...(options.layout !== undefined && { layout: layoutChoice(dir, options.layout, top) }),
        ...(options.config !== undefined && { config: configPath(dir, options.config) }),
    };
}
function layoutChoice(dir, layout, top) {
    if (_load_load_layout_js__WEBPACK_IMPORTED_MODULE_2__/* .BUILT_IN_LAYOUTS */ .$.includes(layout))
        return { name: layout };
    const inside = pathInside(dir, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(layout)) ?? pathInside(dir, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(dir, layout));
    if (inside !== undefined)
        return { name: inside };
    try {
        if (top !== undefined && pathInside(top, (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(layout)) !== undefined) {
            throw new _memory_user_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y(`The layout ${layout} is a file of the repository that is checked, but not of the folder.`, "Keep it below the folder of the memory, so that it can be read from the target branch.");
        }
        return { text: (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(layout), label: layout };
    }
    catch (error) {
        if (error instanceof _memory_user_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y)
            throw error;
        throw new _memory_user_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y(`There is no layout "${layout}": it is neither built in nor a file that can be read.`, `Use one of ${_load_load_layout_js__WEBPACK_IMPORTED_MODULE_2__/* .BUILT_IN_LAYOUTS */ .$.join(", ")}, or the path of a layout file.`);
    }
}
function configPath(dir, config) {
    const inside = pathInside(dir, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(config)) ?? pathInside(dir, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(dir, config));
    if (inside === undefined) {
        throw new _memory_user_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y(`The configuration ${config} lies outside ${dir}.`, "Keep the configuration in the repository that it configures.");
    }
    return inside;
}
function pathInside(dir, file) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(dir, file);
    return path === "" || path.startsWith("..") || (0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(path) ? undefined : path.replaceAll("\\", "/");
}


/***/ }),

/***/ 15997:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ writeFileWhole)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);



function writeFileWhole(path, content, mode) {
    const found = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.statSync)(path, { throwIfNoEntry: false });
    if (found && !found.isFile() && !found.isDirectory()) {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)(path, content);
        return;
    }
    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path), { recursive: true });
    const temporary = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path), `.${(0,node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(path).slice(0, 200)}.${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(6).toString("hex")}.part`);
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)(temporary, content, { flag: "wx" });
        if (mode !== undefined)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.chmodSync)(temporary, mode);
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.renameSync)(temporary, path);
    }
    catch (error) {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(temporary, { force: true });
        throw error;
    }
}


/***/ }),

/***/ 82327:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ progressLine)
/* harmony export */ });
const FIRST_AFTER = 1000;
const TERMINAL_EVERY = 100;
const LOG_EVERY = 5000;
function progressLine(stream) {
    const started = Date.now();
    let last = started;
    let shown = false;
    return {
        update(done, total) {
            const now = Date.now();
            if (now - started < FIRST_AFTER || now - last < (stream.isTTY ? TERMINAL_EVERY : LOG_EVERY))
                return;
            last = now;
            const text = `read ${done} of ${total} files`;
            if (stream.isTTY) {
                stream.write(`\r\x1b[K${text}`);
                shown = true;
            }
            else {
                stream.write(`${text}\n`);
            }
        },
        clear() {
            if (shown)
                stream.write("\r\x1b[K");
            shown = false;
        },
    };
}


/***/ }),

/***/ 74987:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ writeOutput)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _files_below_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37945);
/* harmony import */ var _output_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15997);
/* harmony import */ var _redaction_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(44771);




function writeOutput(folder, path, content) {
    const below = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(folder, path).replaceAll("\\", "/");
    if (!below.startsWith("../") && !(0,node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute)(below))
        (0,_files_below_js__WEBPACK_IMPORTED_MODULE_1__/* .assertWritable */ .Bz)(folder, below);
    (0,_output_js__WEBPACK_IMPORTED_MODULE_2__/* .writeFileWhole */ .t)(path, (0,_redaction_js__WEBPACK_IMPORTED_MODULE_3__/* .redactedContent */ .C9)(content));
}


/***/ })

};
