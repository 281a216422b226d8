export const id = 2079;
export const ids = [2079,2339];
export const modules = {

/***/ 21357:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
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

/***/ 72079:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runUpdateNew: () => (/* binding */ runUpdateNew),
  runUpdateValidate: () => (/* binding */ runUpdateValidate)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./build/src/memory/user-error.js
var user_error = __webpack_require__(90989);
// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
// EXTERNAL MODULE: ./build/src/layouts/file-schemas.js
var file_schemas = __webpack_require__(5962);
// EXTERNAL MODULE: ./build/src/memory/document.js
var memory_document = __webpack_require__(29360);
// EXTERNAL MODULE: ./build/src/memory/plain-data.js
var plain_data = __webpack_require__(85742);
// EXTERNAL MODULE: ./build/src/parse/locate.js
var locate = __webpack_require__(16687);
// EXTERNAL MODULE: ./build/src/parse/open-file.js + 1 modules
var open_file = __webpack_require__(96893);
// EXTERNAL MODULE: ./build/src/parse/parse-file.js + 6 modules
var parse_file = __webpack_require__(72789);
;// CONCATENATED MODULE: ./build/src/updates/refusal.js
const REFUSALS = {
    TOO_LARGE: "Send a smaller update: one claim with its evidence, not a dump of the run.",
    NOT_TEXT: "Write the file as UTF-8 without NUL or unpaired surrogates.",
    NOT_JSON: "Write one JSON value that RFC 8259 allows, without trailing commas or comments.",
    TOO_DEEP: "Nest values less deeply.",
    DUPLICATE_KEY: "Name each member once.",
    RESERVED_KEY: "Use another name for the member.",
    INVALID: "Follow schemas/memory-update.schema.json.",
    UNKNOWN_FORMAT: 'Write "schema": "memory-steward.update/v1", which this steward reads.',
    WRONG_REPOSITORY: "Send the update to the memory that it names.",
    WRONG_RUN: "Name the run that sends the update: repository and id are compared with those of the run.",
    DIGEST_MISMATCH: "Send the file again: what arrived is not what was announced.",
    UNKNOWN_BASE: "Name a commit of the memory's default branch as baseCommit.",
    UNSAFE_PATH: "Write the path relative to the memory's root, with plain names, without dot files and `..`.",
    PROTECTED_PATH: "Leave configuration, ontology, indexes, snapshots and workflows to people.",
    NOT_PROPOSABLE: "Put the file where the layout takes proposals.",
    PATH_COLLISION: "Use the spelling of the file that is there already.",
    NOT_A_FILE: "Name a regular file.",
    CHANGED_TWICE: "Name each file and each record once.",
    NO_SUCH_FILE: "Delete only what is there.",
    NO_SUCH_RECORD: "Name an id of the memory.",
    NO_PLACE: "Send the file with its path instead of the record.",
    WRONG_ID: "Keep the id of the record that the file holds.",
    CONFLICT: "Read the memory again and send the update on its present state.",
    BREAKS_CHECK: "Mend what the check says.",
    SECRET: "Revoke the secret, then send the update without it.",
    POISON: "Write for a reader; leave out text that steers an agent or hides.",
    NOTHING_NEW: "Send nothing: the memory says this already.",
};
function refusal(name, message, where = {}) {
    return { code: `MEMORY_REJECTED_${name}`, message, advice: REFUSALS[name], ...where };
}

;// CONCATENATED MODULE: ./build/src/updates/read-update.js









const MAX_UPDATE_BYTES = 4 * 1024 * 1024;
const LIMITS = { ...memory_document/* DEFAULT_LIMITS */.d, fileBytes: MAX_UPDATE_BYTES, depth: 24, documents: 1 };
const MAX_TOLD = 20;
async function readUpdate(bytes) {
    if (bytes.length > MAX_UPDATE_BYTES) {
        return [refusal("TOO_LARGE", `The update has more than ${MAX_UPDATE_BYTES / 1024 / 1024} MiB.`)];
    }
    if (!(0,external_node_buffer_.isUtf8)(bytes) || bytes.includes(0))
        return [refusal("NOT_TEXT", "The update is not plain UTF-8 text.")];
    const parsed = (0,parse_file/* parseFile */.C)(PATH, "json", bytes, LIMITS);
    const locator = (0,locate/* openLocator */.D)(PATH, "json", bytes);
    if (parsed.problems.length > 0)
        return parsed.problems.slice(0, MAX_TOLD).map((problem) => faultOf(problem, locator));
    const value = parsed.documents[0]?.value;
    const odd = oddity(new open_file/* OpenFile */.T(PATH, "json", bytes, LIMITS), locator);
    if (odd)
        return [odd];
    if ((0,plain_data/* isMapping */.p)(value) && value["schema"] !== SCHEMA) {
        return [refusal("UNKNOWN_FORMAT", "The update is of a format that this steward does not read.")];
    }
    const errors = await (0,file_schemas/* schemaErrors */.d)("memoryUpdate", value);
    if (errors.length > 0)
        return errors.slice(0, MAX_TOLD).map(({ pointer, message }) => invalid(pointer, message, locator));
    return { update: value, digest: updateDigest(value) };
}
const PATH = "memory-update.json";
const SCHEMA = "memory-steward.update/v1";
function updateDigest(value) {
    return `sha256:${(0,external_node_crypto_.createHash)("sha256").update((0,plain_data/* canonicalJson */.d)(value)).digest("hex")}`;
}
function faultOf({ rule, at, related }, locator) {
    const where = { at: locator.range(at).start };
    if (related)
        return refusal("DUPLICATE_KEY", "A member stands twice in one object.", where);
    if (rule === "parse/limit-exceeded")
        return refusal("TOO_DEEP", "The update nests or holds too many values.", where);
    return refusal("NOT_JSON", "The update is not valid JSON.", where);
}
function oddity(file, locator) {
    const root = file.tree(0);
    const pending = root ? [root] : [];
    for (let node = pending.pop(); node; node = pending.pop()) {
        for (const { key, value } of node.entries) {
            if (key && RESERVED.has(key.name)) {
                return refusal("RESERVED_KEY", "A member has a name that is not allowed.", {
                    at: file.lines.range(key.start, key.end).start,
                });
            }
            pending.push(value);
        }
    }
    const content = file.content(0)?.value;
    const pointer = unpaired(content, []);
    return pointer && refusal("NOT_TEXT", "A text holds half a character.", { at: placeOf(pointer, locator) });
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
    return refusal("INVALID", `${place === "" ? "The update" : `"${place}"`} ${own}.`, {
        at: placeOf(pointer, locator),
        ...change,
    });
}
const KNOWN = /^[A-Za-z$]{1,20}$/;
function placeOf(pointer, locator) {
    return locator.range({ path: PATH, document: 0, pointer }).start;
}

// EXTERNAL MODULE: ./build/src/commands/check.js + 6 modules
var check = __webpack_require__(52850);
// EXTERNAL MODULE: ./build/src/memory/tree.js
var tree = __webpack_require__(85037);
// EXTERNAL MODULE: ./build/src/parse/rewrite-front-matter.js
var rewrite_front_matter = __webpack_require__(12949);
// EXTERNAL MODULE: ./build/src/memory/case-fold.js
var case_fold = __webpack_require__(78173);
// EXTERNAL MODULE: ./build/src/memory/index-paths.js
var index_paths = __webpack_require__(38500);
;// CONCATENATED MODULE: ./build/src/updates/path-policy.js



const PROTECTED = /^(?:ontology|indexes|snapshots|schemas)\//;
const PROTECTED_FILE = /^(?:memory-steward\.[^/]*|(?:[^/]+\/)*codeowners)$/;
const ODD_NAME = /^(?:\.|~|-|(?:con|prn|aux|nul|com\d|lpt\d|conin\$|conout\$)(?:\.|$))|[\\:*?"<>|]|[. ]$/i;
const ODD_CHARACTER = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/u;
class PathPolicy {
    #input;
    #entries;
    #spellings = new Map();
    constructor(input) {
        this.#input = input;
        this.#entries = new Map(input.entries.map((entry) => [entry.path, entry]));
        for (const { path } of input.entries)
            this.#spell(path);
    }
    admit(path, change) {
        const { layout, isExcluded, isGate } = this.#input;
        const no = (name, message) => refusal(name, `Change ${change} ${message}.`, { change });
        if (isUnsafe(path))
            return no("UNSAFE_PATH", "names a path that is not safe");
        const below = path.slice(layout.root.length);
        const folded = (0,case_fold/* caseFolded */.V)(below);
        const isProtected = PROTECTED.test(folded) || PROTECTED_FILE.test(folded) || (0,index_paths/* isIndexPath */.oj)(path, layout.root);
        if (isProtected || isGate(path))
            return no("PROTECTED_PATH", "names a file that updates may not touch");
        const layoutClass = layout.classOf(path);
        if (!layoutClass?.proposable || layoutClass.generated || layoutClass.appendOnly || isExcluded(path)) {
            return no("NOT_PROPOSABLE", "names a file that is not of a class that takes proposals");
        }
        const entry = this.#entries.get(path);
        if (entry && entry.mode !== "100644")
            return no("NOT_A_FILE", "names what is not a plain file");
        if (!this.#agrees(path))
            return no("PATH_COLLISION", "names a file that differs from another in spelling alone");
        if (!entry && this.#isFolder(path))
            return no("NOT_A_FILE", "names a folder, or a file below a file");
        this.#spell(path);
        return entry;
    }
    #spell(path) {
        for (let end = path.length; end > 0; end = path.lastIndexOf("/", end - 1)) {
            const part = path.slice(0, end);
            const folded = (0,case_fold/* caseFolded */.V)(part);
            if (this.#spellings.has(folded))
                return;
            this.#spellings.set(folded, part);
        }
    }
    #agrees(path) {
        for (let end = path.length; end > 0; end = path.lastIndexOf("/", end - 1)) {
            const part = path.slice(0, end);
            if ((this.#spellings.get((0,case_fold/* caseFolded */.V)(part)) ?? part) !== part)
                return false;
        }
        return true;
    }
    #isFolder(path) {
        if (this.#spellings.has((0,case_fold/* caseFolded */.V)(path)))
            return true;
        for (let end = path.lastIndexOf("/"); end > 0; end = path.lastIndexOf("/", end - 1)) {
            if (this.#entries.has(path.slice(0, end)))
                return true;
        }
        return false;
    }
}
function isUnsafe(path) {
    if (ODD_CHARACTER.test(path) || path.normalize("NFC") !== path)
        return true;
    return path.split("/").some((name) => name === "" || ODD_NAME.test(name));
}

// EXTERNAL MODULE: ./build/src/memory/three-way.js
var three_way = __webpack_require__(68583);
// EXTERNAL MODULE: ./build/src/parse/edit.js + 6 modules
var parse_edit = __webpack_require__(65017);
// EXTERNAL MODULE: ./build/src/updates/merge-lines.js + 1 modules
var merge_lines = __webpack_require__(50948);
// EXTERNAL MODULE: ./build/src/updates/value-edits.js
var value_edits = __webpack_require__(94377);
;// CONCATENATED MODULE: ./build/src/updates/lay-record.js






function recordContent(path, format, bytes) {
    const file = new open_file/* OpenFile */.T(path, format, bytes);
    const value = file.content(0)?.value;
    if (file.slices.length !== 1 || !(0,plain_data/* isMapping */.p)(value))
        return undefined;
    return { fields: value, body: format === "markdown" ? file.text.slice(file.body) : "" };
}
function withMembers({ fields, body }, members, text) {
    return { fields: lay_record_assign(fields, members), body: text ?? body };
}
function lay_record_assign(fields, members) {
    const result = new Map(Object.entries(fields));
    for (const [name, member] of Object.entries(members)) {
        const was = result.get(name);
        if (member === null)
            result.delete(name);
        else
            result.set(name, (0,plain_data/* isMapping */.p)(was) && (0,plain_data/* isMapping */.p)(member) ? lay_record_assign(was, member) : member);
    }
    return Object.fromEntries(result);
}
function layRecord(path, format, sides) {
    const { base, main, proposed } = sides;
    const merged = (0,three_way/* threeWay */.K)(base.fields, main.fields, proposed.fields);
    const conflicts = merged.conflicts.map(({ pointer, now, wanted }) => ({
        field: pointer.join("."),
        main: now,
        proposed: wanted,
    }));
    let { bytes } = sides;
    for (const edit of (0,value_edits/* editsBetween */.y)(main.fields, merged.value, [])) {
        const edited = applyEdit(path, format, bytes, edit);
        if (!edited)
            return undefined;
        bytes = edited;
    }
    if (proposed.body === main.body || proposed.body === base.body)
        return { bytes, conflicts };
    const lines = (0,merge_lines/* mergeLines */.A)(base.body, main.body, proposed.body);
    if (!lines?.isClean)
        conflicts.push({ field: "body", main: main.body, proposed: proposed.body });
    const body = lines?.value ?? main.body;
    const { text, body: start } = new open_file/* OpenFile */.T(path, format, bytes);
    return { bytes: new TextEncoder().encode(text.slice(0, start) + body), conflicts };
}
function applyEdit(path, format, bytes, edit) {
    const change = (0,parse_edit/* editToText */.vG)(path, format, bytes, { path, document: 0 }, edit);
    return change && new TextEncoder().encode((0,parse_edit/* applyTextEdits */.nz)(Buffer.from(bytes).toString("utf8"), [change]));
}

// EXTERNAL MODULE: ./build/src/commands/place-record.js
var place_record = __webpack_require__(21357);
;// CONCATENATED MODULE: ./build/src/commands/lay-update.js







async function layUpdate(input) {
    const laying = new Laying(input, await input.main.entries(), await input.base.entries());
    for (const [index, change] of input.update.changes.entries())
        await laying.lay(change, index + 1);
    return laying;
}
class Laying {
    changes = [];
    refusals = [];
    #input;
    #policy;
    #entries;
    #baseEntries;
    #touched = new Set();
    constructor(input, entries, baseEntries) {
        const { gate } = input;
        this.#input = input;
        this.#entries = entries;
        this.#baseEntries = new Map(baseEntries.map((entry) => [entry.path, entry]));
        this.#policy = new PathPolicy({
            layout: gate.layout,
            entries,
            isExcluded: gate.isExcluded,
            isGate: (path) => gate.files.has(path) || gate.mayDependOn(path) || path === gate.baselinePath,
        });
    }
    async lay(change, number) {
        const path = change.record ? this.#pathOf(change.record, change.action, number) : this.#fromRoot(change.path);
        if (typeof path !== "string") {
            this.#refuse(path);
            return;
        }
        if (this.#touched.has(path)) {
            this.#refuse(refusal("CHANGED_TWICE", `Change ${number} names what an earlier one names.`, { change: number }));
            return;
        }
        const entry = this.#policy.admit(path, number);
        if (entry && "code" in entry) {
            this.#refuse(entry);
            return;
        }
        this.#touched.add(path);
        const laid = await this.#bytes(change, number, path, entry);
        if ("code" in laid) {
            this.#refuse(laid);
            return;
        }
        const { before, after, conflicts } = laid;
        const isSame = before && after ? Buffer.compare(before, after) === 0 : before === after;
        if (isSame && conflicts.length === 0)
            return;
        this.changes.push({ change: number, path, before, after, reason: change.reason, conflicts });
    }
    #refuse(refused) {
        this.refusals.push(refused);
    }
    #fromRoot(path = "") {
        return this.#input.gate.layout.root + path;
    }
    async #bytes({ action, record, body, content }, change, path, entry) {
        const { main, base } = this.#input;
        const before = entry && (await (0,tree/* readFile */.TA)(main, entry));
        const baseEntry = this.#baseEntries.get(path);
        const was = baseEntry && (await (0,tree/* readFile */.TA)(base, baseEntry));
        const isUnmoved = entry?.oid === baseEntry?.oid;
        if (action === "delete") {
            if (!before)
                return refusal("NO_SUCH_FILE", `Change ${change} deletes a file that is not there.`, { change });
            if (!isUnmoved)
                return refusal("CONFLICT", `Change ${change} deletes a file that changed meanwhile.`, { change });
            return { before, after: undefined, conflicts: [] };
        }
        if (content !== undefined && (isUnmoved || !before)) {
            return { before, after: new TextEncoder().encode(content), conflicts: [] };
        }
        if (record && !before) {
            return { before, after: newRecord(record, body), conflicts: [] };
        }
        const laid = before && layOn(path, { main: before, base: was, record, body, content });
        if (laid)
            return { before, ...laid };
        return refusal("CONFLICT", `Change ${change} cannot be laid on the file as it is now.`, { change });
    }
    #pathOf(record, action, change) {
        const { gate, graph } = this.#input;
        const { ontology, layout } = gate;
        const held = graph.records.get(record.id);
        if (held) {
            const { path, root, document } = held.primary;
            const alone = graph.declarations.filter((declaration) => declaration.path === path).length === 1;
            if (alone && root.length === 0 && document === 0)
                return path;
            return refusal("NO_PLACE", `Change ${change} names a record that shares its file with others.`, { change });
        }
        if (action === "delete") {
            return refusal("NO_SUCH_RECORD", `Change ${change} deletes a record that is not there.`, { change });
        }
        const kind = record["kind"] ?? record["nodeKind"];
        const prefix = typeof kind === "string" ? ontology.nodeKinds.get(kind)?.prefix : undefined;
        if (prefix !== undefined && !record.id.startsWith(`${prefix}:`)) {
            return refusal("WRONG_ID", `Change ${change} gives a record an id that is not of its kind.`, { change });
        }
        const slug = (0,place_record/* slugOf */.tF)(record.id.slice(record.id.indexOf(":") + 1));
        const paths = this.#entries.map(({ path }) => path).filter((path) => layout.classOf(path));
        const folder = typeof kind === "string" ? (0,place_record/* recordFolder */.ae)(kind, gate, graph, paths) : undefined;
        if (folder === undefined || slug === "" || this.#entries.some(({ path }) => path === `${folder}${slug}.md`)) {
            return refusal("NO_PLACE", `Change ${change} brings a record that no file is known for.`, { change });
        }
        return `${folder}${slug}.md`;
    }
}
function newRecord(record, body = "") {
    const values = Object.entries(record).filter(([, value]) => value !== null);
    const text = body === "" || body.endsWith("\n") ? body : `${body}\n`;
    return new TextEncoder().encode((0,rewrite_front_matter/* rewriteFrontMatter */.H)(text, values.map(([name, value]) => [[name], value])));
}
const NOTHING = { fields: {}, body: "" };
function layOn(path, { main, base, record, body, content }) {
    const format = (0,parse_file/* formatOf */.b)(path);
    if (!format)
        return undefined;
    const present = recordContent(path, format, main);
    const read = base ? recordContent(path, format, base) : NOTHING;
    if (!present || !read)
        return undefined;
    const proposed = record
        ? withMembers(base ? read : present, record, body)
        : recordContent(path, format, new TextEncoder().encode(content ?? ""));
    const laid = proposed && layRecord(path, format, { base: read, main: present, bytes: main, proposed });
    return laid && { after: laid.bytes, conflicts: laid.conflicts };
}

// EXTERNAL MODULE: ./build/src/commands/new-errors.js
var new_errors = __webpack_require__(52256);
;// CONCATENATED MODULE: ./build/src/commands/judge-update.js







async function judgeUpdate(input) {
    const { bytes, repository, root, now } = input;
    const wrong = announced(input);
    const read = wrong ? [wrong] : await readUpdate(bytes);
    if (!("update" in read))
        return { ...judge_update_NOTHING, refusals: read };
    const { update, digest } = read;
    const known = { ...judge_update_NOTHING, update, digest };
    const strangers = strange(update, input);
    if (strangers.length > 0)
        return { ...known, refusals: strangers };
    const main = await repository.commitTree(input.main);
    const base = await baseOf(repository, update.baseCommit);
    if (!base) {
        return { ...known, refusals: [refusal("UNKNOWN_BASE", "The memory has no such commit as baseCommit names.")] };
    }
    const current = await (0,check/* check */.z)({ subject: { tree: main }, root, gate: input.gate, now });
    const { gate, judgement } = current;
    const laid = await layUpdate({ update, main, base, gate, graph: judgement.graph });
    if (laid.refusals.length > 0)
        return { ...known, refusals: laid.refusals };
    if (laid.changes.length === 0) {
        return { ...known, refusals: [refusal("NOTHING_NEW", "The memory says all of this already.")] };
    }
    const judged = await input.overlay(main, laid.changes.map(({ path, after }) => ({ path, bytes: after })));
    const { report } = await (0,check/* check */.z)({
        subject: { comparison: comparisonOf(main, judged, laid.changes, bytes) },
        root,
        gate: input.gate,
        now,
    });
    const findings = report.findings.filter(({ accepted }) => accepted === undefined);
    const fresh = freshOf(current.report.findings, findings);
    const refusals = refusalsFor(fresh, (0,new_errors/* newErrors */.K)(current.report.findings, findings), laid.changes, gate);
    return { ...known, changes: laid.changes, refusals, findings: fresh };
}
const judge_update_NOTHING = { update: undefined, digest: undefined, changes: [], refusals: [], findings: [] };
function announced({ bytes, announcedDigest }) {
    if (announcedDigest === undefined)
        return undefined;
    const digest = `sha256:${(0,external_node_crypto_.createHash)("sha256").update(bytes).digest("hex")}`;
    return digest === announcedDigest ? undefined : refusal("DIGEST_MISMATCH", "The file is not the one announced.");
}
function strange(update, { memoryRepository, sourceRun }) {
    const refusals = [];
    if (memoryRepository !== undefined && !isSameName(update.memoryRepository, memoryRepository)) {
        refusals.push(refusal("WRONG_REPOSITORY", "The update is for another memory."));
    }
    const { id, repository } = update.sourceRun;
    if (sourceRun && (id !== sourceRun.id || !isSameName(repository, sourceRun.repository))) {
        refusals.push(refusal("WRONG_RUN", "The update names another run than the one that sent it."));
    }
    return refusals;
}
function isSameName(left, right) {
    return left.toLowerCase() === right.toLowerCase();
}
async function baseOf(repository, commit) {
    try {
        return await repository.commitTree(commit);
    }
    catch (error) {
        if (error instanceof user_error/* UserError */.y)
            return undefined;
        throw error;
    }
}
function comparisonOf(main, judged, changes, artifact) {
    return {
        target: main,
        head: judged,
        storedHead: judged,
        judged,
        changeBase: main,
        mergeBase: main.commit ?? "",
        conflicts: [],
        added: () => addedBy(judged, changes, artifact),
    };
}
async function addedBy(judged, changes, artifact) {
    const commit = "memory-update.json";
    const entries = new Map((await judged.entries()).map((entry) => [entry.path, entry]));
    const files = changes.flatMap(({ path, after }) => {
        const entry = entries.get(path);
        return entry && after
            ? [{ blob: { oid: entry.oid, mode: entry.mode, places: [{ commit, path }] }, bytes: after }]
            : [];
    });
    const bytesOf = new Map(files.map(({ blob, bytes }) => [blob.oid, bytes]));
    return {
        commits: [{ id: commit, message: artifact }],
        blobs: files.map(({ blob }) => blob),
        read(blobs, visit) {
            for (const blob of blobs)
                visit(blob, bytesOf.get(blob.oid) ?? new Error("it is no file of the update"));
            return Promise.resolve();
        },
    };
}
function freshOf(before, after) {
    const known = new Set(before.map(({ fingerprint }) => fingerprint));
    return after.filter(({ fingerprint }) => !known.has(fingerprint));
}
function refusalsFor(fresh, errors, changes, { layout }) {
    const poison = fresh.filter(({ rule }) => rule.startsWith("poison/"));
    const told = new Map();
    for (const finding of new Set([...errors, ...poison])) {
        const change = changes.find(({ path }) => path === finding.path)?.change;
        const where = change === undefined ? `elsewhere below ${layout.root || "the root"}` : `in change ${change}`;
        const key = `${finding.rule}\0${change}`;
        if (told.has(key))
            continue;
        const place = change === undefined ? {} : { change };
        told.set(key, refusal(nameOf(finding.rule), `The check finds ${finding.rule} ${where}.`, place));
    }
    return [...told.values()];
}
function nameOf(rule) {
    if (rule.startsWith("secret/"))
        return "SECRET";
    return rule.startsWith("poison/") ? "POISON" : "BREAKS_CHECK";
}

// EXTERNAL MODULE: ./build/src/git/repository.js + 20 modules
var git_repository = __webpack_require__(9204);
// EXTERNAL MODULE: ./build/src/report/json-text.js
var json_text = __webpack_require__(25714);
;// CONCATENATED MODULE: ./build/src/report/update-json.js

function renderUpdateJson({ digest, changes, refusals, findings }) {
    return (0,json_text/* jsonText */.s)({
        schema: "memory-steward.update-verdict/v1",
        verdict: refusals.length === 0 ? "acceptable" : "refused",
        digest: digest ?? null,
        changes: changes.map(({ change, path, before, after, conflicts }) => ({
            change,
            path,
            action: after === undefined ? "delete" : before === undefined ? "add" : "modify",
            conflicts: conflicts.map(({ field }) => field),
        })),
        refusals: refusals.map(({ code, message, advice, at, change }) => ({
            code,
            message,
            advice,
            ...(at && { line: at.line, column: at.column }),
            ...(change !== undefined && { change }),
        })),
        findings: findings.map(({ rule, severity, path, range }) => ({
            rule,
            severity,
            path,
            line: range.start.line,
            column: range.start.column,
        })),
    });
}

// EXTERNAL MODULE: ./node_modules/picocolors/picocolors.js
var picocolors = __webpack_require__(57336);
// EXTERNAL MODULE: ./build/src/report/visible-text.js
var visible_text = __webpack_require__(36672);
// EXTERNAL MODULE: ./build/src/report/wording.js
var wording = __webpack_require__(71272);
;// CONCATENATED MODULE: ./build/src/report/update-pretty.js



const LIMIT = 500;
const MAX_SHOWN = 50;
function renderUpdatePretty(judged, color) {
    const { digest, changes, refusals, findings } = judged;
    const paint = picocolors.createColors(color);
    const lines = [];
    for (const { path, before, after, conflicts } of changes) {
        const word = after === undefined ? "delete" : before === undefined ? "add" : "modify";
        lines.push(`${word.padEnd(7)}  ${(0,visible_text/* visibleStart */.db)(path, LIMIT)}`);
        for (const { field } of conflicts) {
            lines.push(`         ${paint.yellow("conflict")} in ${(0,visible_text/* visibleStart */.db)(field, LIMIT)}: main went on; its value stays`);
        }
    }
    for (const { rule, severity, path, range, message } of findings.slice(0, MAX_SHOWN)) {
        lines.push(`${severity.padEnd(7)}  ${(0,visible_text/* visibleStart */.db)(path, LIMIT)}:${(0,wording/* lineAndColumn */.q1)(range.start)}  ${paint.bold(rule)}`);
        lines.push(`         ${(0,visible_text/* visibleStart */.db)(message, LIMIT)}`);
    }
    if (findings.length > MAX_SHOWN)
        lines.push(`and ${(0,wording/* plural */.LS)(findings.length - MAX_SHOWN, "more finding")}`);
    for (const { code, message, advice, at } of refusals) {
        lines.push(`${paint.red("refused")}  ${paint.bold(code)}${at ? `  ${(0,wording/* lineAndColumn */.q1)(at)}` : ""}`);
        lines.push(`         ${message}`, `         ${advice}`);
    }
    if (lines.length > 0)
        lines.push("");
    const fails = refusals.length > 0;
    const verdict = paint.bold((fails ? paint.red : paint.green)(fails ? "REFUSED" : "ACCEPTABLE"));
    lines.push(`${verdict}  ${(0,wording/* plural */.LS)(changes.length, "changed file")}${digest === undefined ? "" : ` · ${digest}`}`);
    return `${lines.join("\n")}\n`;
}

;// CONCATENATED MODULE: ./build/src/updates/new-update.js
function newUpdate({ memoryRepository, run, sourceRepository, baseCommit, now }) {
    const update = {
        $schema: "https://raw.githubusercontent.com/memory-steward/memory-steward/main/schemas/memory-update.schema.json",
        schema: "memory-steward.update/v1",
        memoryRepository,
        sourceRun: { id: run, repository: sourceRepository },
        baseCommit,
        rationale: "Say in one paragraph what was learned and why it is worth keeping.",
        evidence: [],
        changes: [
            {
                action: "upsert",
                reason: "Say why this record is right.",
                record: {
                    id: "runbook:replace-me",
                    kind: "Runbook",
                    title: "Replace me",
                    status: "draft",
                    owners: ["team:replace-me"],
                    updatedAt: now.toISOString().replace(/\.\d+Z$/, "Z"),
                },
                body: "# Replace me\n",
            },
        ],
        redactionStatus: "not-checked",
    };
    return `${JSON.stringify(update, null, 2)}\n`;
}

// EXTERNAL MODULE: ./build/src/terminal/color.js
var color = __webpack_require__(81865);
// EXTERNAL MODULE: ./build/src/terminal/find-memory.js
var find_memory = __webpack_require__(82339);
// EXTERNAL MODULE: ./build/src/terminal/gate-options.js
var gate_options = __webpack_require__(91504);
// EXTERNAL MODULE: ./build/src/terminal/output.js
var terminal_output = __webpack_require__(15997);
// EXTERNAL MODULE: ./build/src/terminal/overlay.js + 1 modules
var overlay = __webpack_require__(1551);
;// CONCATENATED MODULE: ./build/src/terminal/update.js














async function runUpdateValidate(file, options) {
    const bytes = readArtifact(file);
    const dir = (0,external_node_path_.resolve)(options.dir);
    const repository = await (0,git_repository/* openRepository */.h)(dir);
    try {
        const result = await judgeUpdate({
            bytes,
            repository,
            main: options.on,
            ...(options.repository !== undefined && { memoryRepository: options.repository }),
            overlay: (0,overlay/* overlayOf */.k)(repository),
            root: repository.prefix.replace(/\/$/, ""),
            gate: (0,gate_options/* gateOptions */.O)(dir, options, repository),
            now: new Date(),
        });
        process.stdout.write(print(result, options));
        return result.refusals.length === 0 ? 0 : 1;
    }
    catch (error) {
        throw (0,find_memory/* withMemoryAbove */.$)(error, dir, "update validate");
    }
    finally {
        await repository.close();
    }
}
function print(result, { format }) {
    return format === "json" ? renderUpdateJson(result) : renderUpdatePretty(result, (0,color/* useColor */.b)());
}
async function runUpdateNew({ dir, memory, run, source, output }) {
    const path = (0,external_node_path_.resolve)(output);
    if ((0,external_node_fs_.existsSync)(path))
        throw new user_error/* UserError */.y(`${output} is there already.`, "Name another file with --output.");
    const repository = await (0,git_repository/* openRepository */.h)((0,external_node_path_.resolve)(dir));
    try {
        const baseCommit = await repository.resolve("HEAD");
        (0,terminal_output/* writeFileWhole */.t)(path, newUpdate({ memoryRepository: memory, run, sourceRepository: source, baseCommit, now: new Date() }));
        process.stdout.write(`Wrote ${output}. Fill in the rationale and the changes, then run\n  memory-steward update validate ${output}\n`);
        return 0;
    }
    finally {
        await repository.close();
    }
}
function readArtifact(file) {
    const path = (0,external_node_path_.resolve)(file);
    const stats = (0,external_node_fs_.statSync)(path, { throwIfNoEntry: false });
    if (!stats)
        throw new user_error/* UserError */.y(`There is no file ${file}.`, "Name the artifact, such as memory-update.json.");
    if (!stats.isFile())
        throw new user_error/* UserError */.y(`${file} is no file.`, "Name the artifact, such as memory-update.json.");
    if (stats.size > MAX_UPDATE_BYTES)
        return new Uint8Array(MAX_UPDATE_BYTES + 1);
    return (0,external_node_fs_.readFileSync)(path);
}


/***/ })

};
