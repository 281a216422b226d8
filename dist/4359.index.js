export const id = 4359;
export const ids = [4359,2339];
export const modules = {

/***/ 86989:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ baselineText),
/* harmony export */   _: () => (/* binding */ baselineFile)
/* harmony export */ });
/* harmony import */ var _memory_acceptance_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(63882);
/* harmony import */ var _rules_judge_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74041);


function baselineFile({ report, gate, salt }) {
    const findings = [];
    const secrets = new Map();
    for (const finding of report.findings) {
        const known = finding.subject === undefined ? undefined : gate.baseline.secrets.get(finding.subject);
        if (known)
            secrets.set(known.fingerprint, known);
        else if (!isAcceptable(finding))
            continue;
        else if ((0,_memory_acceptance_js__WEBPACK_IMPORTED_MODULE_1__/* .isSecret */ .$)(finding.subject))
            secrets.set(finding.subject ?? "", acceptedSecret(finding));
        else
            findings.push(acceptedFinding(finding));
    }
    return baselineText(gate.baselinePath, findings, [...secrets.values()], gate.baseline.salt ?? salt);
}
function baselineText(path, findings, secrets, salt) {
    const members = [
        `"baseline": "memory-steward.baseline/v1"`,
        ...(secrets.length > 0 ? [`"salt": ${JSON.stringify(salt)}`] : []),
        `"findings": ${list(findings)}`,
        ...(secrets.length > 0 ? [`"secrets": ${list(secrets.map(inOrder))}`] : []),
    ];
    return { path, text: `{\n  ${members.join(",\n  ")}\n}\n`, count: findings.length + secrets.length };
}
function isAcceptable({ severity, accepted, rule }) {
    return severity !== "note" && accepted !== "waived" && (0,_rules_judge_js__WEBPACK_IMPORTED_MODULE_0__/* .findRule */ .Il)(rule)?.locked !== true;
}
function acceptedFinding({ fingerprint, rule, path, record, subject }) {
    return {
        fingerprint,
        rule,
        path,
        ...(record !== undefined && { record }),
        ...(subject !== undefined && { subject }),
    };
}
function acceptedSecret({ subject = "", rule, path }) {
    return { fingerprint: subject, rule, path };
}
function inOrder({ fingerprint, rule, path, actor, reason, expires }) {
    return { fingerprint, rule, path, actor, reason, expires };
}
function list(entries) {
    if (entries.length === 0)
        return "[]";
    const lines = entries.map((entry) => `    ${JSON.stringify(entry)}`).sort();
    return `[\n${lines.join(",\n")}\n  ]`;
}


/***/ }),

/***/ 71272:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ax: () => (/* binding */ shortCommit),
/* harmony export */   Im: () => (/* binding */ isEmpty),
/* harmony export */   KE: () => (/* binding */ listed),
/* harmony export */   LS: () => (/* binding */ plural),
/* harmony export */   Xx: () => (/* binding */ extent),
/* harmony export */   ai: () => (/* binding */ number),
/* harmony export */   iF: () => (/* binding */ comparisonLine),
/* harmony export */   q1: () => (/* binding */ lineAndColumn),
/* harmony export */   s_: () => (/* binding */ findingCounts),
/* harmony export */   xM: () => (/* binding */ listedOf),
/* harmony export */   y_: () => (/* binding */ acceptedCounts)
/* harmony export */ });
/* harmony import */ var _memory_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20548);
/* harmony import */ var _memory_tree_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(85037);


function listedOf(count, limit) {
    return count <= limit + 1 ? count : limit;
}
function number(value) {
    return Number.isSafeInteger(value) ? String(value).replace(/\B(?=(?:\d{3})+$)/g, ",") : value.toLocaleString("en-US");
}
function plural(value, noun) {
    return `${number(value)} ${noun}${value === 1 ? "" : "s"}`;
}
function listed(noun, counts) {
    return counts
        .filter(([count]) => count > 0)
        .map(([count, what], at) => `${at === 0 ? plural(count, noun) : number(count)} ${what}`)
        .join(", ");
}
function findingCounts(counts) {
    const parts = _memory_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .SEVERITIES */ .oC.filter((severity) => counts[severity] > 0).map((severity) => plural(counts[severity], severity));
    return parts.length > 0 ? parts.join(", ") : "no findings";
}
function acceptedCounts(counts) {
    const parts = [
        ...(counts.baseline > 0 ? [`${number(counts.baseline)} in the baseline`] : []),
        ...(counts.waived > 0 ? [`${number(counts.waived)} waived`] : []),
    ];
    return parts.length > 0 ? parts.join(", ") : undefined;
}
function extent({ statistics }) {
    return `in ${plural(statistics.files, "file")}, ${plural(statistics.records, "record")}`;
}
function isEmpty({ statistics, findings }) {
    return statistics.records === 0 && statistics.notes === 0 && findings.length === 0;
}
function comparisonLine({ base, head, conflicts }, name) {
    const newer = head === _memory_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .WORKING_DIRECTORY */ .kL ? `the ${head}` : name(shortCommit(head));
    const extra = conflicts.length > 0 ? `, ${plural(conflicts.length, "path")} with conflicts` : "";
    return `Compared ${newer} with ${name(shortCommit(base))}${extra}`;
}
function lineAndColumn(position) {
    return `${position.line}:${position.column}`;
}
function shortCommit(name) {
    return /^[0-9a-f]{40,64}$/.test(name) ? name.slice(0, 12) : name;
}


/***/ }),

/***/ 74041:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Il: () => (/* binding */ findRule),
  sx: () => (/* binding */ judgeChange),
  Ko: () => (/* binding */ judgeGraph),
  p8: () => (/* binding */ recordInspector),
  xJ: () => (/* binding */ severityOf)
});

// EXTERNAL MODULE: ./build/src/rules/missing-attributes.js
var missing_attributes = __webpack_require__(2259);
// EXTERNAL MODULE: ./build/src/rules/registry.js + 99 modules
var registry = __webpack_require__(5039);
;// CONCATENATED MODULE: ./build/src/rules/walk-edges.js
function walkEdges({ declarations, records }, passes) {
    const byKind = new Map();
    for (const from of declarations) {
        for (const edge of from.edges) {
            let concerned = byKind.get(edge.kind);
            if (!concerned) {
                concerned = passes.filter(({ concerns }) => concerns?.(edge.kind) !== false);
                byKind.set(edge.kind, concerned);
            }
            if (concerned.length === 0)
                continue;
            const target = records.get(edge.target);
            for (const pass of concerned)
                pass.visit(from, edge, target);
        }
    }
    for (const pass of passes)
        pass.finish?.();
}

;// CONCATENATED MODULE: ./build/src/rules/judge.js



const BY_ID = new Map(registry/* RULES */.y.map((rule) => [rule.id, rule]));
function findRule(id) {
    return BY_ID.get(id);
}
function recordInspector(context) {
    let reportProblem;
    const rules = registry/* RULES */.y.flatMap(({ id, record }) => {
        const report = (problem) => {
            reportProblem({ rule: id, ...problem });
        };
        return record ? [{ record, report }] : [];
    });
    return (inspected, report) => {
        reportProblem = report;
        for (const rule of rules)
            rule.record(inspected, context, rule.report);
        const missing = (0,missing_attributes/* missingAttributes */.I)(inspected, context.ontology);
        return missing.length === 0 ? inspected.declaration : { ...inspected.declaration, missing };
    };
}
function judgeGraph(context) {
    const passes = [];
    const byRule = registry/* RULES */.y.map((rule) => {
        const problems = [];
        const report = (problem) => problems.push({ rule: rule.id, ...problem });
        rule.graph?.(context, report);
        const pass = rule.edges?.(context, report);
        if (pass)
            passes.push(pass);
        return problems;
    });
    walkEdges(context.graph, passes);
    return byRule.flat();
}
function judgeChange(context) {
    const problems = [];
    for (const rule of registry/* RULES */.y) {
        rule.change?.(context, (problem) => problems.push({ rule: rule.id, ...problem }));
    }
    return problems;
}
function severityOf(problem, settings) {
    const rule = BY_ID.get(problem.rule);
    if (!rule)
        throw new Error(`no rule "${problem.rule}" is registered`);
    const natural = problem.severity ?? rule.severity;
    if (rule.locked)
        return natural;
    return settings.get(problem.rule) ?? natural;
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

/***/ 84359:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runImportBaseline: () => (/* binding */ runImportBaseline)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/src/memory/plain-data.js
var plain_data = __webpack_require__(85742);
// EXTERNAL MODULE: ./build/src/memory/user-error.js
var user_error = __webpack_require__(90989);
;// CONCATENATED MODULE: ./build/src/load/foreign-baseline.js


const MAX_ENTRIES = 100_000;
function readForeignBaseline(text, name) {
    const entries = /^\s*\{/.test(text) ? detectSecretsEntries(text, name) : gitleaksEntries(text, name);
    if (entries.length <= MAX_ENTRIES)
        return entries;
    throw new user_error/* UserError */.y(`${name} has more than ${MAX_ENTRIES} entries.`, "Import it in parts");
}
function gitleaksEntries(text, name) {
    return text.split(/\r?\n/).flatMap((raw, index) => {
        const label = raw.trim();
        if (label === "" || label.startsWith("#"))
            return [];
        const lineAt = label.lastIndexOf(":");
        const ruleAt = label.lastIndexOf(":", lineAt - 1);
        const line = Number(label.slice(lineAt + 1));
        if (lineAt < 1 || ruleAt < 1 || !Number.isSafeInteger(line)) {
            throw new user_error/* UserError */.y(`${name}:${index + 1} is no fingerprint of gitleaks.`, "A line is <path>:<rule>:<line>, or that with <commit>: in front");
        }
        const place = label.slice(0, ruleAt);
        const commit = /^([0-9a-f]{40}(?:[0-9a-f]{24})?):/.exec(place)?.[1];
        const path = commit === undefined ? place : place.slice(commit.length + 1);
        return [{ path, line, label, ...(commit !== undefined && { commit }) }];
    });
}
function detectSecretsEntries(text, name) {
    const results = memberOf(parsed(text), "results");
    if (!(0,plain_data/* isMapping */.p)(results)) {
        throw new user_error/* UserError */.y(`${name} is no baseline of detect-secrets: it has no results.`, "Name a .gitleaksignore or a .secrets.baseline");
    }
    return Object.entries(results).flatMap(([path, list]) => (Array.isArray(list) ? list : []).flatMap((entry) => {
        const sha1 = memberOf(entry, "hashed_secret");
        if (typeof sha1 !== "string" || !/^[0-9a-f]{40}$/.test(sha1))
            return [];
        const line = memberOf(entry, "line_number");
        const label = typeof line === "number" ? `${path}:${line}` : path;
        return [{ path, sha1, label, ...(memberOf(entry, "is_secret") === true && { isReal: true }) }];
    }));
}
function parsed(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}
function memberOf(value, name) {
    return (0,plain_data/* isMapping */.p)(value) && Object.hasOwn(value, name) ? value[name] : undefined;
}

// EXTERNAL MODULE: ./build/src/layouts/file-schemas.js
var file_schemas = __webpack_require__(5962);
// EXTERNAL MODULE: ./build/src/load/gate.js + 6 modules
var load_gate = __webpack_require__(87346);
// EXTERNAL MODULE: ./build/src/memory/tree.js
var memory_tree = __webpack_require__(85037);
// EXTERNAL MODULE: ./build/src/memory/tree-lookup.js
var tree_lookup = __webpack_require__(15280);
// EXTERNAL MODULE: ./build/src/secrets/search.js + 4 modules
var search = __webpack_require__(34720);
// EXTERNAL MODULE: ./build/src/secrets/standing.js
var standing = __webpack_require__(52539);
// EXTERNAL MODULE: ./build/src/commands/baseline.js
var baseline = __webpack_require__(86989);
;// CONCATENATED MODULE: ./build/src/commands/import-baseline.js










async function importBaseline(input) {
    const { tree, prefix, answer } = input;
    const gate = await (0,load_gate/* loadGate */.W)(tree, input.gate);
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
            left.push({ label, reason: "it is marked as a real secret: revoke it" });
            continue;
        }
        if (!path.startsWith(prefix)) {
            left.push({ label, reason: "it lies outside the folder" });
            continue;
        }
        const fitting = await found.matching({ ...entry, path: path.slice(prefix.length) });
        if (fitting.length > 0)
            matched++;
        else
            left.push({ label, reason: "nothing is found there" });
        for (const { rule, path: place, match } of fitting) {
            secrets.set(match.fingerprint, { fingerprint: match.fingerprint, rule, path: place, ...answer });
        }
    }
    return { file: (0,baseline/* baselineText */.B)(gate.baselinePath, file?.findings ?? [], [...secrets.values()], salt), matched, left };
}
class SecretsByPlace {
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
        if (!secrets)
            this.#known.set(key, (secrets = this.#search(path, commit)));
        return (await secrets).filter(({ range, match }) => sha1 === undefined
            ? line !== undefined && range.start.line <= line && line <= range.end.line
            : this.#sha1s.get(match.fingerprint)?.has(sha1) === true);
    }
    async #search(path, commit) {
        const tree = await this.#treeOf(commit);
        const entry = await (tree && new tree_lookup/* TreeLookup */.Tg(tree).file(path));
        if (!tree || !entry)
            return [];
        const { secrets } = await (0,search/* searchTree */.v)(tree, [entry], {
            salt: this.#salt,
            onValue: (match, forms) => {
                this.#input.onSecret?.(match, forms);
                const hashes = this.#sha1s.get(match.fingerprint) ?? new Set();
                for (const form of forms)
                    hashes.add((0,external_node_crypto_.createHash)("sha1").update(form).digest("hex"));
                this.#sha1s.set(match.fingerprint, hashes);
            },
        });
        return (0,standing/* standingSecrets */.M)(secrets, () => true).filter(({ source }) => source === "file");
    }
    async #treeOf(commit) {
        if (commit === undefined)
            return this.#input.tree;
        try {
            return await this.#input.repository.commitTree(commit);
        }
        catch (error) {
            if (error instanceof user_error/* UserError */.y)
                return undefined;
            throw error;
        }
    }
}
async function ownBaseline(tree, { baselinePath }) {
    const entry = await new tree_lookup/* TreeLookup */.Tg(tree).file(baselinePath);
    if (!entry)
        return undefined;
    const value = import_baseline_parsed(new TextDecoder().decode(await (0,memory_tree/* readFile */.TA)(tree, entry)));
    const errors = await (0,file_schemas/* schemaErrors */.d)("baseline", value);
    if (errors.length === 0)
        return value;
    throw new user_error/* UserError */.y(`${baselinePath} is not a baseline that can be added to.`, "Mend what `check` says of it first");
}
function import_baseline_parsed(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}

// EXTERNAL MODULE: ./build/src/git/repository.js + 20 modules
var git_repository = __webpack_require__(9204);
// EXTERNAL MODULE: ./build/src/report/wording.js
var wording = __webpack_require__(71272);
// EXTERNAL MODULE: ./build/src/report/visible-text.js
var visible_text = __webpack_require__(36672);
// EXTERNAL MODULE: ./build/src/terminal/find-memory.js
var find_memory = __webpack_require__(82339);
// EXTERNAL MODULE: ./build/src/terminal/gate-options.js
var gate_options = __webpack_require__(91504);
// EXTERNAL MODULE: ./build/src/terminal/redaction.js
var redaction = __webpack_require__(44771);
// EXTERNAL MODULE: ./build/src/terminal/write-output.js
var write_output = __webpack_require__(74987);
;// CONCATENATED MODULE: ./build/src/terminal/import-baseline.js












const LISTED = 50;
async function runImportBaseline(dir, file, options) {
    const { actor, reason, expires } = options;
    if (reason.length < 10)
        throw new user_error/* UserError */.y("The reason is too short.", "Say in a few words why they may stand");
    const repository = await (0,git_repository/* openRepository */.h)(dir);
    try {
        const result = await importBaseline({
            repository,
            tree: await repository.workingTree(),
            prefix: repository.prefix,
            gate: (0,gate_options/* gateOptions */.O)(dir, options, repository),
            text: textOf(file),
            name: file,
            answer: { actor, reason, expires },
            newSalt: (0,external_node_crypto_.randomBytes)(16).toString("hex"),
            onSecret: redaction/* redactor */.$p.learn,
        });
        const { path, text } = result.file;
        (0,write_output/* writeOutput */.z)(dir, (0,external_node_path_.resolve)(dir, path), text);
        process.stdout.write(`Wrote ${path}: a secret was found for ${(0,wording/* plural */.LS)(result.matched, "entry").replace(/entrys$/, "entries")}.\n`);
        for (const { label, reason: why } of result.left.slice(0, LISTED)) {
            process.stdout.write(`Not imported: ${(0,visible_text/* visibleStart */.db)(label, 300)}: ${why}.\n`);
        }
        const more = result.left.length - LISTED;
        if (more > 0)
            process.stdout.write(`And ${more} more were not imported.\n`);
        return 0;
    }
    catch (error) {
        throw (0,find_memory/* withMemoryAbove */.$)(error, dir, "check");
    }
    finally {
        await repository.close();
    }
}
function textOf(file) {
    try {
        return (0,external_node_fs_.readFileSync)(file, "utf8");
    }
    catch (error) {
        const why = error instanceof Error ? error.message : String(error);
        throw new user_error/* UserError */.y(`${file} cannot be read: ${why}`, "Name a .gitleaksignore or a .secrets.baseline");
    }
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
