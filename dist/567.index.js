export const id = 567;
export const ids = [567,2339];
export const modules = {

/***/ 52256:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ newErrors)
/* harmony export */ });
function newErrors(before, after) {
    const known = grouped(before);
    const fingerprints = new Set(before.map(({ fingerprint }) => fingerprint));
    const result = [];
    for (const [group, findings] of grouped(after)) {
        if (findings.length <= (known.get(group)?.length ?? 0))
            continue;
        const fresh = findings.filter(({ fingerprint }) => !fingerprints.has(fingerprint));
        result.push(...(fresh.length > 0 ? fresh : findings));
    }
    return result;
}
function grouped(findings) {
    const groups = new Map();
    for (const finding of findings) {
        if (finding.severity !== "error" || finding.accepted !== undefined)
            continue;
        const key = `${finding.rule}\0${finding.path}`;
        const group = groups.get(key);
        if (group)
            group.push(finding);
        else
            groups.set(key, [finding]);
    }
    return groups;
}


/***/ }),

/***/ 21357:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Mp: () => (/* binding */ commonFolder),
/* harmony export */   Xz: () => (/* binding */ fieldValues),
/* harmony export */   aY: () => (/* binding */ recordClass),
/* harmony export */   ae: () => (/* binding */ recordFolder),
/* harmony export */   tF: () => (/* binding */ slugOf)
/* harmony export */ });
const SLUG_LENGTH = 80;
function slugOf(text) {
    const folded = text
        .slice(0, SLUG_LENGTH * 4)
        .normalize("NFKD")
        .replace(/\p{M}+/gu, "")
        .toLowerCase();
    return folded
        .replace(/[^a-z0-9]+/g, "-")
        .replace(/^-/, "")
        .slice(0, SLUG_LENGTH)
        .replace(/-$/, "");
}
function recordClass(path, kind, { layout }) {
    const found = layout.classOf(path);
    if (!found || found.generated || found.appendOnly || (found.kinds && !found.kinds.has(kind)))
        return undefined;
    if (found.records !== "always" && found.records !== "identified")
        return undefined;
    return found.format === "markdown" || (found.format === undefined && path.endsWith(".md")) ? found : undefined;
}
function fieldValues({ shapes }, fields) {
    const shape = shapes.at(-1);
    return fields.flatMap(([name, value]) => {
        if (value === undefined || (Array.isArray(value) && value.length === 0))
            return [];
        const source = shape?.fields[name]?.find(({ from }) => from === "record");
        return source?.from === "record" ? [[source.path, value]] : [];
    });
}
function recordFolder(kind, gate, graph, paths) {
    const { layout, ontology } = gate;
    const classOf = (folder) => recordClass(`${folder}x.md`, kind, gate);
    const named = ontology.pathPolicy.filter(({ kinds }) => kinds.includes(kind)).flatMap(({ paths: globs }) => globs);
    if (named.length > 0)
        return named.map((glob) => layout.root + beginning(glob)).find(classOf);
    const folders = [...new Set(paths.map(folderOf))].sort((a, b) => depth(a) - depth(b) || (a < b ? -1 : 1));
    const kept = ontology.pathPolicy.flatMap((policy) => policy.paths.map((glob) => layout.root + beginning(glob)));
    return (siblings(kind, graph).find(classOf) ??
        folders.find((folder) => classOf(folder)?.records === "identified") ??
        folders.find((folder) => classOf(folder) && !kept.some((other) => other !== "" && folder.startsWith(other))));
}
function commonFolder(kind, gate) {
    return gate.ontology.pathPolicy
        .flatMap(({ paths }) => paths.map((glob) => gate.layout.root + beginning(glob)))
        .find((folder) => recordClass(`${folder}x.md`, kind, gate)?.records === "identified");
}
function siblings(kind, graph) {
    const counts = new Map();
    for (const declaration of graph.declarations) {
        if (declaration.role !== "record" || declaration.kind !== kind || !declaration.path.endsWith(".md"))
            continue;
        const folder = folderOf(declaration.path);
        counts.set(folder, (counts.get(folder) ?? 0) + 1);
    }
    return [...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).map(([folder]) => folder);
}
function beginning(glob) {
    return /^(?:[^*?{}/]*\/)*/.exec(glob)?.[0] ?? "";
}
function folderOf(path) {
    return path.slice(0, path.lastIndexOf("/") + 1);
}
function depth(folder) {
    return folder.split("/").length;
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

/***/ 12949:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ rewriteFrontMatter)
/* harmony export */ });
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38815);
/* harmony import */ var _memory_user_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90989);
/* harmony import */ var _frame_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(95876);



function rewriteFrontMatter(text, values) {
    const frame = (0,_frame_js__WEBPACK_IMPORTED_MODULE_2__/* .splitFrontMatter */ .v)(text);
    if (frame.kind === "refused")
        throw new Error("the front matter has not been read");
    const block = frame.kind === "framed" ? text.slice(frame.block.start, frame.block.end) : "";
    const body = frame.kind === "framed" ? text.slice(frame.body) : text;
    const yaml = rewriteMapping(block.replaceAll("\r\n", "\n"), values);
    const gap = /^\r?\n/.test(body) || body === "" ? "" : "\n";
    const head = `---\n${yaml}---\n${gap}`;
    return (body.includes("\r\n") ? head.replaceAll("\n", "\r\n") : head) + body;
}
function rewriteMapping(block, values) {
    const document = (0,yaml__WEBPACK_IMPORTED_MODULE_0__.parseDocument)(block, { version: "1.2" });
    const map = (0,yaml__WEBPACK_IMPORTED_MODULE_0__.isMap)(document.contents) ? document.contents : new yaml__WEBPACK_IMPORTED_MODULE_0__.YAMLMap(document.schema);
    for (const [path, value] of values) {
        if (JSON.stringify(plain(map.getIn(path))) === JSON.stringify(value))
            continue;
        makeRoom(map, path);
        map.setIn(path, document.createNode(value));
    }
    const order = new Map(values.map(([[key = ""]], index) => [key, index]));
    const rank = (key) => order.get(String(key instanceof yaml__WEBPACK_IMPORTED_MODULE_0__.Scalar ? key.value : key)) ?? order.size;
    map.items.sort((a, b) => rank(a.key) - rank(b.key));
    document.contents = map;
    try {
        return document.toString({ lineWidth: 0, flowCollectionPadding: false });
    }
    catch (error) {
        throw new _memory_user_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y(`The front matter cannot be written anew: ${error instanceof Error ? error.message : ""}.`, "Write out what its aliases stand for.");
    }
}
function makeRoom(map, path) {
    for (let length = 1; length < path.length; length++) {
        const above = path.slice(0, length);
        const value = map.getIn(above, true);
        if (value === undefined || (0,yaml__WEBPACK_IMPORTED_MODULE_0__.isMap)(value))
            continue;
        if (plain(value) !== null) {
            throw new _memory_user_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y(`"${above.join(".")}" in the front matter is no mapping.`, "Write it as kind: [ids].");
        }
        map.deleteIn(above);
    }
}
function plain(value) {
    if (value instanceof yaml__WEBPACK_IMPORTED_MODULE_0__.Scalar)
        return value.value;
    return value instanceof yaml__WEBPACK_IMPORTED_MODULE_0__.YAMLMap || hasItems(value) ? value.toJSON() : value;
}
function hasItems(value) {
    return typeof value === "object" && value !== null && "items" in value && "toJSON" in value;
}


/***/ }),

/***/ 59210:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Oj: () => (/* binding */ publicFindings),
/* harmony export */   _p: () => (/* binding */ publicReport),
/* harmony export */   vR: () => (/* binding */ speaksOfGuarded)
/* harmony export */ });
const WITHHELD = "What this finding says is withheld, since the record is restricted and the report public.";
function speaksOfGuarded({ record, path, related }, { ids, paths }) {
    if (record !== undefined && ids.has(record))
        return true;
    return paths.has(path) || related.some((place) => paths.has(place.path));
}
function publicReport(report, guarded) {
    return { ...report, findings: publicFindings(report.findings, guarded) };
}
function publicFindings(findings, guarded) {
    return findings.map((finding) => (speaksOfGuarded(finding, guarded) ? withheld(finding) : finding));
}
function withheld({ rule, severity, path, range, record, fingerprint, accepted }) {
    return {
        ...{ rule, severity, message: WITHHELD, path, range, fingerprint, related: [] },
        ...(record !== undefined && { record }),
        ...(accepted && { accepted }),
    };
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

/***/ 68942:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  X: () => (/* binding */ assertSameFraming)
});

// EXTERNAL MODULE: ./build/src/memory/user-error.js
var user_error = __webpack_require__(90989);
// EXTERNAL MODULE: ./build/src/memory/document.js
var memory_document = __webpack_require__(29360);
// EXTERNAL MODULE: ./build/src/parse/flaw.js
var flaw = __webpack_require__(6927);
// EXTERNAL MODULE: ./build/src/parse/frame.js
var parse_frame = __webpack_require__(95876);
// EXTERNAL MODULE: ./build/src/parse/yaml-compose.js
var yaml_compose = __webpack_require__(69587);
// EXTERNAL MODULE: ./build/src/parse/yaml-read.js + 1 modules
var yaml_read = __webpack_require__(63893);
;// CONCATENATED MODULE: ./build/src/parse/front-matter.js





const BLANK_STEPS = 20_000_000;
const OTHER_LANGUAGES = ["coffee", "coffeescript", "cson", "javascript", "js", "json", "json5", "toml", "yml"];
async function frameWithGrayMatter(text) {
    const refusal = refuseRawText(text);
    if (refusal)
        return { kind: "refused", flaw: refusal };
    const frame = (0,parse_frame/* splitFrontMatter */.v)(text);
    if (frame.kind !== "framed")
        return frame;
    const block = text.slice(frame.block.start, frame.block.end);
    if (blankSteps(block) > BLANK_STEPS)
        return { kind: "refused", flaw: tooBlank() };
    const { default: matter } = await __webpack_require__.e(/* import() */ 1910).then(__webpack_require__.t.bind(__webpack_require__, 61910, 19));
    const cage = new Cage();
    const file = matter(text, {
        language: "yaml",
        delimiters: "---",
        excerpt: false,
        engines: { ...cage.refusals, yaml: { parse: (yaml) => cage.parse(yaml), stringify: refuse } },
    });
    const agreed = file.language === "yaml" &&
        file.matter === text.slice(3, frame.block.end - 1) &&
        file.content === text.slice(frame.body) &&
        cage.ranAsExpected(file.data, block);
    return agreed ? frame : { kind: "refused", flaw: disagreement(frame.block.start) };
}
class Cage {
    refusals = Object.fromEntries(OTHER_LANGUAGES.map((name) => [name, { parse: refuse, stringify: refuse }]));
    #results = [];
    parse(yaml) {
        const result = { read: (0,yaml_read/* readYaml */.g)(yaml, memory_document/* DEFAULT_LIMITS */.d, (0,yaml_compose/* fileTokens */.x)()) };
        this.#results.push(result);
        return result;
    }
    ranAsExpected(data, block) {
        if (this.#results.length === 1)
            return data === this.#results[0];
        return this.#results.length === 0 && (0,yaml_read/* readYaml */.g)(block, memory_document/* DEFAULT_LIMITS */.d, (0,yaml_compose/* fileTokens */.x)()).content?.empty === true;
    }
}
function refuse() {
    throw new Error("front matter is read as YAML alone");
}
function refuseRawText(text) {
    const advice = { certain: false, message: "Save the file as UTF-8 without a byte-order mark" };
    if (text.startsWith("\uFEFF")) {
        return {
            rule: flaw/* RULE */.xZ.byteOrderMark,
            start: 0,
            end: 1,
            message: "The text begins with a byte-order mark.",
            mend: advice,
        };
    }
    const nul = text.indexOf("\0");
    if (nul === -1)
        return undefined;
    const mend = { certain: false, message: "Remove the NUL character" };
    return { rule: flaw/* RULE */.xZ.encoding, start: nul, end: nul + 1, message: "The text holds a NUL character.", mend };
}
function blankSteps(block) {
    let steps = 0;
    for (const [run] of block.matchAll(/\s{2,}/g)) {
        const lines = run.length - run.replace(/[\n\r\u2028\u2029]/g, "").length;
        steps += (lines + 1) * run.length;
    }
    return steps;
}
function tooBlank() {
    const mend = { certain: false, message: "Remove the blank lines" };
    return { rule: flaw/* RULE */.xZ.limit, start: 0, end: 3, message: "The front matter holds too many blank lines in a row.", mend };
}
function disagreement(start) {
    return {
        rule: flaw/* RULE */.xZ.unsafeFrontMatter,
        start: 0,
        end: Math.max(start - 1, 0),
        message: "Readers of front matter disagree about where this front matter stands or whether it is empty.",
        mend: { certain: false, message: "Write the front matter in plain YAML between lines that are exactly `---`" },
    };
}

// EXTERNAL MODULE: ./build/src/report/visible-text.js
var visible_text = __webpack_require__(36672);
;// CONCATENATED MODULE: ./build/src/terminal/framing.js



async function assertSameFraming(path, content) {
    if (!/\.(md|markdown)$/i.test(path))
        return;
    const text = new TextDecoder().decode(typeof content === "string" ? new TextEncoder().encode(content) : content);
    const frame = await frameWithGrayMatter(text);
    if (frame.kind !== "refused")
        return;
    throw new user_error/* UserError */.y(`${(0,visible_text/* visibleStart */.db)(path, 500)} would be framed otherwise by other readers: ${frame.flaw.message} Nothing was written.`, "Mend the front matter by hand.");
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

/***/ 1551:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  k: () => (/* binding */ overlayOf)
});

// EXTERNAL MODULE: ./build/src/memory/tree.js
var tree = __webpack_require__(85037);
// EXTERNAL MODULE: ./build/src/memory/user-error.js
var user_error = __webpack_require__(90989);
// EXTERNAL MODULE: ./build/src/git/blob-oid.js
var blob_oid = __webpack_require__(80606);
;// CONCATENATED MODULE: ./build/src/git/overlay-tree.js



const MAX_PATH = 4096;
async function overlayTree(base, changes, format, label = `${base.label} with ${changes.length} changes`) {
    const byPath = new Map();
    for (const change of changes) {
        refuseOddPath(change.path);
        if (byPath.has(change.path))
            throw new user_error/* UserError */.y(`"${change.path}" is changed twice.`, "Name each path once");
        byPath.set(change.path, change);
    }
    const entries = [];
    const absent = new Set(changes.filter(({ action }) => action === "delete").map(({ path }) => path));
    for (const entry of await base.entries()) {
        if (byPath.has(entry.path) && entry.undecodable !== true)
            absent.delete(entry.path);
        else
            entries.push(entry);
    }
    for (const path of absent)
        throw new user_error/* UserError */.y(`"${path}" cannot be deleted: there is no such file.`);
    const upserts = new Map();
    for (const change of byPath.values()) {
        if (change.action === "delete")
            continue;
        upserts.set(change.path, change);
        const { path, bytes, mode = "100644" } = change;
        entries.push({ path, mode, oid: (0,blob_oid/* blobOid */.I)(bytes, format), size: bytes.length });
    }
    entries.sort((a, b) => (0,tree/* comparePaths */.cD)(a.path, b.path));
    for (const path of upserts.keys())
        refuseFileInPlaceOfFolder(entries, path);
    return new OverlayTree(base, entries, upserts, label);
}
class OverlayTree {
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
                if (!entry || !change)
                    return;
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
        return entry.undecodable === true ? undefined : this.#upserts.get(entry.path);
    }
}
function refuseOddPath(path) {
    const isOdd = path.includes("\0") || path.split("/").some((name) => name === "" || name === "." || name === "..");
    if (isOdd || path.length > MAX_PATH) {
        throw new user_error/* UserError */.y(`${JSON.stringify(path.slice(0, 100))} is not a path of a tree.`, "Write it relative to the root, without `.` and `..`");
    }
}
function refuseFileInPlaceOfFolder(sorted, path) {
    const below = sorted[firstFrom(sorted, `${path}/`)]?.path;
    if (below?.startsWith(`${path}/`))
        refuse(path, below);
    for (let slash = path.indexOf("/"); slash !== -1; slash = path.indexOf("/", slash + 1)) {
        const folder = path.slice(0, slash);
        if (sorted[firstFrom(sorted, folder)]?.path === folder)
            refuse(folder, path);
    }
}
function firstFrom(sorted, path) {
    let low = 0;
    let high = sorted.length;
    while (low < high) {
        const middle = (low + high) >>> 1;
        if ((0,tree/* comparePaths */.cD)(sorted[middle]?.path ?? "", path) < 0)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}
function refuse(file, below) {
    throw new user_error/* UserError */.y(`"${file}" cannot be a file and the folder of "${below}" at once.`, "Delete or rename one of them");
}

;// CONCATENATED MODULE: ./build/src/terminal/overlay.js

function overlayOf({ format }) {
    return (base, files) => overlayTree(base, files.map(({ path, bytes, ...mode }) => bytes ? { action: "upsert", path, bytes, ...mode } : { action: "delete", path }), format);
}


/***/ }),

/***/ 567:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runPromote: () => (/* binding */ runPromote)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/src/memory/document.js
var memory_document = __webpack_require__(29360);
// EXTERNAL MODULE: ./build/src/memory/guarded.js
var guarded = __webpack_require__(641);
// EXTERNAL MODULE: ./build/src/memory/tree.js
var memory_tree = __webpack_require__(85037);
// EXTERNAL MODULE: ./build/src/memory/user-error.js
var user_error = __webpack_require__(90989);
// EXTERNAL MODULE: ./build/src/parse/decode.js
var decode = __webpack_require__(34215);
// EXTERNAL MODULE: ./build/src/parse/parse-file.js + 7 modules
var parse_file = __webpack_require__(73670);
// EXTERNAL MODULE: ./build/src/parse/rewrite-front-matter.js
var rewrite_front_matter = __webpack_require__(12949);
// EXTERNAL MODULE: ./build/src/rules/nearest-name.js
var nearest_name = __webpack_require__(63835);
// EXTERNAL MODULE: ./build/src/commands/check.js + 6 modules
var check = __webpack_require__(58709);
// EXTERNAL MODULE: ./build/src/commands/new-errors.js
var new_errors = __webpack_require__(52256);
// EXTERNAL MODULE: ./build/src/commands/place-record.js
var place_record = __webpack_require__(21357);
;// CONCATENATED MODULE: ./build/src/commands/promote.js











async function promote(input) {
    const { tree, root, now, kind, overlay } = input;
    const before = await (0,check/* check */.z)({ subject: { tree }, root, gate: input.gate, now, secrets: false });
    const note = await readNote(input, before);
    assertKind(kind, before.gate);
    const { id, path } = await nameRecord(input, before, note.title);
    const layoutClass = (0,place_record/* recordClass */.aY)(path, kind, before.gate);
    if (!layoutClass) {
        throw new user_error/* UserError */.y(`The layout "${before.gate.layout.name}" reads no Markdown record of kind ${kind} at ${path}.`, "Name another file with --to.");
    }
    const text = (0,rewrite_front_matter/* rewriteFrontMatter */.H)(note.text, frontMatter(input, before.gate, layoutClass, note, id));
    const bytes = new TextEncoder().encode(text);
    const after = await (0,check/* check */.z)({
        secrets: false,
        subject: { tree: await overlay(tree, [{ path, bytes, mode: "100644" }]) },
        root,
        gate: input.gate,
        now,
    });
    return {
        id,
        path,
        text,
        errors: (0,new_errors/* newErrors */.K)(before.report.findings, after.report.findings),
        remarks: after.report.findings.filter((finding) => finding.path === path && finding.severity !== "error" && finding.accepted === undefined),
        guarded: (0,guarded/* guardedRecords */.Ff)([before.judgement.graph, after.judgement.graph]),
    };
}
async function readNote({ tree, note: path }, { gate, judgement }) {
    const entry = judgement.memory.entries.find((candidate) => candidate.path === path);
    if (!entry || !(0,memory_tree/* isRegular */.$W)(entry.mode) || entry.undecodable) {
        throw new user_error/* UserError */.y(`There is no note ${path} in the memory.`, "Name a Markdown file of the memory that is neither ignored nor excluded.");
    }
    const problem = judgement.memory.files.get(path)?.problems.find((found) => found.rule.startsWith("parse/"));
    if (problem && problem.severity !== "warning") {
        throw new user_error/* UserError */.y(`${path} cannot be read: ${problem.message}`, 'Mend it first; "memory-steward fix" may do so.');
    }
    const declaration = judgement.graph.declarations.find((found) => found.path === path);
    if (!declaration || !path.endsWith(".md")) {
        throw new user_error/* UserError */.y(`${path} is no note by the layout "${gate.layout.name}".`, "Name a free-form note in Markdown.");
    }
    if (declaration.role !== "note") {
        const name = declaration.id ?? declaration.kind ?? "a record";
        throw new user_error/* UserError */.y(`${path} is a record already (${name}).`, "Name a free-form note.");
    }
    const bytes = await (0,memory_tree/* readFile */.TA)(tree, entry);
    const { text } = (0,decode/* decode */.D)(path, bytes);
    const title = declaration.title ?? (0,parse_file/* parseFile */.C)(path, "markdown", bytes, memory_document/* DEFAULT_LIMITS */.d).body?.().heading;
    if (text === undefined || title === undefined || title.trim() === "") {
        throw new user_error/* UserError */.y(`${path} has no title.`, "Give it a heading, or a title in its front matter.");
    }
    return { text, title: title.trim(), declaration };
}
function assertKind(kind, { ontology }) {
    if (ontology.nodeKinds.size === 0)
        return;
    const found = ontology.nodeKinds.get(kind);
    if (!found) {
        const near = (0,nearest_name/* nearestName */.q)(kind, ontology.nodeKinds.keys())?.name;
        throw new user_error/* UserError */.y(`There is no kind "${kind}" in the ontology.`, near === undefined ? `Use one of ${[...ontology.nodeKinds.keys()].join(", ")}.` : `Did you mean ${near}?`);
    }
    if (found.deprecated) {
        const use = found.deprecated.use;
        throw new user_error/* UserError */.y(`The kind ${kind} is deprecated.`, use === undefined ? "Use another." : `Use ${use}.`);
    }
}
async function nameRecord(input, { gate, judgement }, title) {
    const { kind, to } = input;
    const { graph, memory } = judgement;
    const ids = new Set(graph.declarations.map(({ id }) => id?.toLowerCase()));
    const entries = await input.tree.entries();
    const files = new Set(entries.map(({ path }) => path.toLowerCase()));
    const slug = (0,place_record/* slugOf */.tF)(input.id === undefined ? title : input.id.slice(input.id.indexOf(":") + 1));
    if (slug === "")
        throw new user_error/* UserError */.y("No id can be made from the title.", "Name one with --id, and a file with --to.");
    if (input.id !== undefined && ids.has(input.id.toLowerCase())) {
        throw new user_error/* UserError */.y(`The id ${input.id} is taken.`, "Ids are unique, whatever the case of their letters.");
    }
    const folder = to === undefined
        ? (0,place_record/* recordFolder */.ae)(kind, gate, graph, memory.entries.map(({ path }) => path))
        : "";
    if (folder === undefined) {
        throw new user_error/* UserError */.y(`No folder of the layout "${gate.layout.name}" is known for ${kind}.`, "Name a file with --to.");
    }
    const prefix = gate.ontology.nodeKinds.get(kind)?.prefix;
    for (let count = 1;; count++) {
        const numbered = count === 1 ? slug : `${slug}-${count}`;
        const id = input.id ?? (prefix === undefined ? numbered : `${prefix}:${numbered}`);
        const path = to ?? `${folder}${numbered}.md`;
        const fileTaken = files.has(path.toLowerCase());
        if (fileTaken && to !== undefined)
            throw new user_error/* UserError */.y(`${to} is there already.`, "Name a file that is not there.");
        if (!fileTaken && (input.id !== undefined || !ids.has(id.toLowerCase())))
            return { id, path };
    }
}
function frontMatter(input, gate, layoutClass, { title, declaration }, id) {
    const owners = input.owners ?? declaration.owners;
    if (owners.length === 0) {
        throw new user_error/* UserError */.y(`${input.note} names no owners.`, "Name who answers for the record with --owner.");
    }
    const known = [
        ["id", id],
        ["kind", input.kind],
        ["title", title],
        ["status", "draft"],
        ["owners", owners],
        ["tags", declaration.tags],
        ["aliases", declaration.aliases],
        ["sensitivity", declaration.sensitivity],
        ["sourceRefs", [...new Set([...declaration.sourceRefs, declaration.path])]],
        ["updatedAt", input.now.toISOString().replace(/\.\d+Z$/, "Z")],
    ];
    const values = (0,place_record/* fieldValues */.Xz)(layoutClass, known);
    const { id: noteId } = declaration;
    const map = layoutClass.edgeSources.find(({ form, derived }) => form === "map" && !derived);
    const { edgeKinds } = gate.ontology;
    if (noteId !== undefined && map && (edgeKinds.size === 0 || edgeKinds.has(DERIVED))) {
        const present = declaration.edges
            .filter(({ kind }) => kind === DERIVED)
            .map(({ written, target }) => written ?? target);
        values.push([[...map.path, DERIVED], [...new Set([...present, noteId])]]);
    }
    return values;
}
const DERIVED = "derived_from";

// EXTERNAL MODULE: ./build/src/git/repository.js + 20 modules
var git_repository = __webpack_require__(9204);
// EXTERNAL MODULE: ./build/src/report/public-report.js
var public_report = __webpack_require__(59210);
// EXTERNAL MODULE: ./build/src/report/visible-text.js
var visible_text = __webpack_require__(36672);
// EXTERNAL MODULE: ./build/src/report/wording.js
var wording = __webpack_require__(71272);
// EXTERNAL MODULE: ./build/src/terminal/audience.js
var audience = __webpack_require__(20974);
// EXTERNAL MODULE: ./build/src/terminal/files-below.js
var files_below = __webpack_require__(37945);
// EXTERNAL MODULE: ./build/src/terminal/framing.js + 1 modules
var framing = __webpack_require__(68942);
// EXTERNAL MODULE: ./build/src/terminal/find-memory.js
var find_memory = __webpack_require__(82339);
// EXTERNAL MODULE: ./build/src/terminal/overlay.js + 1 modules
var overlay = __webpack_require__(1551);
;// CONCATENATED MODULE: ./build/src/terminal/promote.js













const SYSTEM_CLOCK = { now: () => new Date() };
async function runPromote(note, options, clock = SYSTEM_CLOCK) {
    const file = existingFile(note);
    const folder = (0,find_memory/* findMemory */.j)(file);
    const to = options.to === undefined ? undefined : below(folder, (0,external_node_path_.resolve)(options.to));
    if (to !== undefined)
        (0,files_below/* assertWritable */.Bz)(folder, to);
    const repository = await (0,git_repository/* openRepository */.h)(folder);
    try {
        const whole = await promote({
            tree: await repository.workingTree(),
            root: repository.prefix.replace(/\/$/, ""),
            gate: {},
            now: clock.now(),
            overlay: (0,overlay/* overlayOf */.k)(repository),
            note: below(folder, file),
            kind: options.kind,
            ...(options.id !== undefined && { id: options.id }),
            ...(options.owner !== undefined && { owners: options.owner }),
            ...(to !== undefined && { to }),
        });
        const hidden = (0,audience/* isReadByAll */.$)(process.env) ? whole.guarded : undefined;
        const result = hidden
            ? { ...whole, errors: (0,public_report/* publicFindings */.Oj)(whole.errors, hidden), remarks: (0,public_report/* publicFindings */.Oj)(whole.remarks, hidden) }
            : whole;
        if (result.errors.length > 0) {
            say(`${(0,visible_text/* visible */.RK)(result.path)} was not written, since it would bring ${(0,wording/* plural */.LS)(result.errors.length, "error")}:`, "");
            say(...result.errors.map(findingLine));
            return 1;
        }
        await (0,framing/* assertSameFraming */.X)(result.path, result.text);
        (0,files_below/* createFileBelow */.i8)(folder, result.path, result.text);
        say(...summary(result, note, hidden?.paths.has(result.path) ?? false));
        return 0;
    }
    finally {
        await repository.close();
    }
}
function existingFile(note) {
    const path = (0,external_node_path_.resolve)(note);
    try {
        return (0,external_node_path_.join)((0,external_node_fs_.realpathSync)((0,external_node_path_.dirname)(path)), (0,external_node_path_.basename)(path));
    }
    catch {
        throw new user_error/* UserError */.y(`There is no file ${note}.`, "Name the Markdown file of a note.");
    }
}
function below(folder, file) {
    const path = (0,external_node_path_.relative)(folder, file);
    if (path === "" || path === ".." || path.startsWith(`..${external_node_path_.sep}`) || (0,external_node_path_.isAbsolute)(path)) {
        throw new user_error/* UserError */.y(`${file} lies outside the memory in ${folder}.`, "Name a file of the memory.");
    }
    return path.split(external_node_path_.sep).join("/");
}
function summary({ id, path, text, remarks }, note, isHidden) {
    const frontMatter = text.slice(0, text.indexOf("\n---", 3) + 4).split(/\r?\n/);
    return [
        `Wrote ${(0,visible_text/* visible */.RK)(path)}:`,
        "",
        ...(isHidden ? [`what it says is ${audience/* WITHHELD */.i}`] : frontMatter).map((line) => `  ${(0,visible_text/* visible */.RK)(line)}`),
        "",
        `${(0,visible_text/* visible */.RK)(note)} stays as it is; the record names it as its source.`,
        ...remarks.map(findingLine),
        `Review the text, then let ${(0,visible_text/* visible */.RK)(id)} be approved in a pull request.`,
    ];
}
function findingLine({ severity, path, range, message, rule }) {
    return `  ${severity}  ${(0,visible_text/* visibleStart */.db)(path, 500)}:${(0,wording/* lineAndColumn */.q1)(range.start)}  ${(0,visible_text/* visibleStart */.db)(message, 600)}  ${rule}`;
}
function say(...lines) {
    process.stdout.write(lines.map((line) => `${line}\n`).join(""));
}


/***/ })

};
