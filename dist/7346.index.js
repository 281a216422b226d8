export const id = 7346;
export const ids = [7346];
export const modules = {

/***/ 5962:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ schemaErrors)
/* harmony export */ });
/* harmony import */ var _record_schemas_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22677);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(98435);


async function schemaErrors(kind, value) {
    const validators = await __webpack_require__.e(/* import() */ 384).then(__webpack_require__.t.bind(__webpack_require__, 40384, 19));
    const validate = validators[kind];
    if (validate(value))
        return [];
    const errors = (validate.errors ?? []).filter(({ keyword }) => keyword !== "if");
    return errors.map((error) => {
        const pointer = pointerOf(error.instancePath, value);
        const extra = error.params["additionalProperty"];
        const where = pointer.length > 0 ? `"${pointer.join(".")}" ` : "";
        if (typeof extra === "string")
            return { pointer: [...pointer, extra], message: `${where}has no member "${extra}"` };
        if (error.keyword === "false schema")
            return { pointer, message: `${where}does not belong here` };
        return { pointer, message: `${where}${error.message ?? error.keyword}` };
    });
}
function pointerOf(path, root) {
    const pointer = [];
    let current = root;
    for (const key of (0,_record_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .pointerParts */ .uo)(path)) {
        pointer.push(Array.isArray(current) ? Number(key) : key);
        current = (0,_values_js__WEBPACK_IMPORTED_MODULE_1__/* .valueAt */ .f)(current, [key]);
    }
    return pointer;
}


/***/ }),

/***/ 88675:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ compilePattern),
/* harmony export */   J: () => (/* binding */ PatternError)
/* harmony export */ });
class PatternError extends Error {
    name = "PatternError";
}
async function compilePattern(source, trusted) {
    if (trusted) {
        const expression = new RegExp(source, "u");
        return { source, test: (text) => expression.test(text) };
    }
    const { RE2JS } = await __webpack_require__.e(/* import() */ 2856).then(__webpack_require__.bind(__webpack_require__, 2856));
    try {
        const expression = RE2JS.compile(source);
        return { source, test: (text) => expression.matcher(text).find() };
    }
    catch (error) {
        throw new PatternError(`"${source}" is not a pattern that RE2 accepts: ${error.message}`);
    }
}


/***/ }),

/***/ 22677:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fc: () => (/* binding */ compileSchema),
/* harmony export */   tT: () => (/* binding */ builtInSchema),
/* harmony export */   uo: () => (/* binding */ pointerParts)
/* harmony export */ });
const BUILT_IN = {
    "company-brain-graph-record": "companyBrainGraphRecord",
    "company-brain-markdown-record": "companyBrainMarkdownRecord",
    "company-brain-note": "companyBrainNote",
};
async function builtInSchema(name) {
    if (!Object.hasOwn(BUILT_IN, name))
        return undefined;
    const validators = await __webpack_require__.e(/* import() */ 384).then(__webpack_require__.t.bind(__webpack_require__, 40384, 19));
    const validator = validators[BUILT_IN[name]];
    return checkWith(validator);
}
async function compileSchema(schema) {
    const { compileWithAjv } = await Promise.all(/* import() */[__webpack_require__.e(2856), __webpack_require__.e(2210), __webpack_require__.e(9122)]).then(__webpack_require__.bind(__webpack_require__, 69122));
    return checkWith(compileWithAjv(schema));
}
function checkWith(validator) {
    return (value) => (validator(value) === true ? NONE : (validator.errors ?? []).map(describe));
}
const NONE = [];
function describe(error) {
    return {
        pointer: pointerParts(error.instancePath),
        keyword: error.keyword,
        params: error.params,
        message: error.message ?? error.keyword,
    };
}
function pointerParts(path) {
    return path
        .split("/")
        .slice(1)
        .map((part) => part.replaceAll("~1", "/").replaceAll("~0", "~"));
}


/***/ }),

/***/ 1577:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ GateFiles)
/* harmony export */ });
/* harmony import */ var _memory_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29360);
/* harmony import */ var _layouts_file_schemas_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5962);
/* harmony import */ var _memory_tree_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(85037);
/* harmony import */ var _memory_tree_lookup_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(15280);
/* harmony import */ var _memory_user_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(90989);
/* harmony import */ var _parse_locate_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(16687);
/* harmony import */ var _parse_parse_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(73670);







const ARTICLES = {
    layout: "a layout",
    config: "the configuration",
    ontology: "an ontology file",
    baseline: "a baseline",
    waivers: "a waivers file",
    rejections: "a list of rejected claims",
    knownBad: "a list of what is known to be bad",
    attestations: "a list of attestations",
};
class GateFiles {
    label;
    used = new Map();
    problems = [];
    #lookup;
    #asked = new Set();
    #listed = new Set();
    #values = new Map();
    constructor(tree) {
        this.#lookup = new _memory_tree_lookup_js__WEBPACK_IMPORTED_MODULE_5__/* .TreeLookup */ .Tg(tree);
        this.label = (0,_memory_tree_js__WEBPACK_IMPORTED_MODULE_6__/* .nameInSentence */ ._2)(tree);
    }
    mayDependOn(path) {
        return this.#asked.has(path) || this.#listed.has((0,_memory_tree_lookup_js__WEBPACK_IMPORTED_MODULE_5__/* .parentOf */ .gN)(path));
    }
    async has(path) {
        this.#asked.add(path);
        return (await this.#lookup.file(path)) !== undefined;
    }
    async inFolder(folder) {
        const path = folder.replace(/\/$/, "");
        this.#listed.add(path);
        const entries = await this.#lookup.folder(path);
        const files = [...entries.values()].filter(({ mode }) => mode === "100644" || mode === "100755");
        return files.map(({ name }) => folder + name).sort(_memory_tree_js__WEBPACK_IMPORTED_MODULE_6__/* .comparePaths */ .cD);
    }
    async read(path) {
        this.#asked.add(path);
        const entry = await this.#lookup.file(path);
        if (!entry)
            return undefined;
        if (this.#values.has(path))
            return this.#values.get(path);
        this.used.set(path, entry.oid);
        const bytes = await (0,_memory_tree_js__WEBPACK_IMPORTED_MODULE_6__/* .readFile */ .TA)(this.#lookup.tree, entry);
        const format = (0,_parse_parse_file_js__WEBPACK_IMPORTED_MODULE_4__/* .formatOf */ .b)(path) ?? "yaml";
        const parsed = (0,_parse_parse_file_js__WEBPACK_IMPORTED_MODULE_4__/* .parseFile */ .C)(path, format, bytes, _memory_document_js__WEBPACK_IMPORTED_MODULE_0__/* .DEFAULT_LIMITS */ .d);
        this.problems.push(...parsed.problems);
        const broken = parsed.problems.some((problem) => problem.severity !== "warning");
        const value = broken ? undefined : (parsed.documents[0]?.value ?? {});
        this.#values.set(path, value);
        return value;
    }
    async readValid(path, kind) {
        const value = await this.read(path);
        if (value === undefined)
            return undefined;
        const errors = await (0,_layouts_file_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .schemaErrors */ .d)(kind, value);
        for (const { pointer, message } of errors) {
            this.problems.push({
                rule: "gate/invalid-file",
                message: `${path} is not ${ARTICLES[kind]} the steward can read: ${message}.`,
                at: { path, document: 0, pointer },
                subject: pointer.join("/"),
            });
        }
        return errors.length === 0 ? value : undefined;
    }
    async readRequired(path, kind, noun) {
        const before = this.problems.length;
        const value = await this.readValid(path, kind);
        if (value !== undefined)
            return value;
        const problem = this.problems[before];
        const entry = await this.#lookup.file(path);
        if (!problem || !entry)
            throw new _memory_user_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y(`There is no ${noun} ${path} in ${this.label}.`);
        const { start } = (0,_parse_locate_js__WEBPACK_IMPORTED_MODULE_3__/* .openLocator */ .D)(path, (0,_parse_parse_file_js__WEBPACK_IMPORTED_MODULE_4__/* .formatOf */ .b)(path) ?? "yaml", await (0,_memory_tree_js__WEBPACK_IMPORTED_MODULE_6__/* .readFile */ .TA)(this.#lookup.tree, entry)).range(problem.at);
        throw new _memory_user_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y(`${path}:${start.line}:${start.column}: ${problem.message}`, `Correct the ${noun}; its format is described in docs/ and in schemas/${schemaName(kind)}.schema.json.`);
    }
}
function schemaName(kind) {
    return kind.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}


/***/ }),

/***/ 87346:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  W: () => (/* binding */ loadGate)
});

// EXTERNAL MODULE: ./build/src/memory/document.js
var memory_document = __webpack_require__(29360);
// EXTERNAL MODULE: ./build/src/memory/index-paths.js
var index_paths = __webpack_require__(38500);
// EXTERNAL MODULE: ./build/src/memory/ontology.js
var memory_ontology = __webpack_require__(39456);
// EXTERNAL MODULE: ./build/src/memory/glob.js
var memory_glob = __webpack_require__(65571);
// EXTERNAL MODULE: ./build/src/memory/rejection.js
var rejection = __webpack_require__(28230);
// EXTERNAL MODULE: ./build/src/memory/user-error.js
var user_error = __webpack_require__(90989);
;// CONCATENATED MODULE: ./build/src/load/acceptance.js
async function readBaseline(files, path) {
    const file = (await files.has(path)) ? await files.readValid(path, "baseline") : undefined;
    const secrets = file?.secrets ?? [];
    return {
        baseline: {
            findings: new Set((file?.findings ?? []).map(({ fingerprint }) => fingerprint)),
            secrets: new Map(secrets.map((secret) => [secret.fingerprint, secret])),
            salt: file?.salt,
        },
        waivers: secrets.flatMap(({ fingerprint, rule, path: subject, actor, reason, expires }, index) => {
            if (actor === undefined || reason === undefined || expires === undefined)
                return [];
            const pointer = ["secrets", index];
            return [{ rule, subject, detail: fingerprint, actor, reason, expires, fingerprint, path, pointer }];
        }),
    };
}
async function readWaivers(files, path) {
    const file = (await files.has(path)) ? await files.readValid(path, "waivers") : undefined;
    return (file?.waivers ?? []).map((waiver, index) => ({
        rule: waiver.rule,
        subject: waiver.subject,
        detail: waiver.detail,
        actor: waiver.actor,
        reason: waiver.reason,
        expires: waiver.expires,
        path,
        pointer: ["waivers", index],
    }));
}

// EXTERNAL MODULE: ./build/src/load/gate-files.js
var gate_files = __webpack_require__(1577);
// EXTERNAL MODULE: ./build/src/load/load-layout.js + 1 modules
var load_layout = __webpack_require__(9832);
// EXTERNAL MODULE: ./build/src/generated/layouts.js
var layouts = __webpack_require__(23872);
;// CONCATENATED MODULE: ./build/src/layouts/ontology-folder.js


const ONTOLOGY_MAJOR = 1;
function ontologyFromParts(parts, origin, base, prefix = []) {
    const baseParts = (base === undefined ? [] : (layouts/* ONTOLOGIES */.G[base] ?? [])).map(({ file, value }) => ({
        path: `ontology/${file}`,
        value,
    }));
    const all = [...parts, ...baseParts];
    function member(name) {
        for (const part of all) {
            const value = part.value[name];
            if (value !== undefined)
                return { part, value };
        }
        return undefined;
    }
    const at = (part, list, index) => ({
        path: part.path,
        document: 0,
        pointer: [...prefix, list, index, "name"],
    });
    const nodeKinds = new Map();
    const nodes = member("nodeKinds");
    nodes?.value.forEach((kind, index) => {
        nodeKinds.set(kind.name, {
            name: kind.name,
            required: kind.required ?? [],
            hasExample: (kind.example ?? null) !== null,
            hasRule: [kind.required, kind.attributes, kind.idPattern, kind.statuses, kind.transitions].some((rule) => rule !== undefined),
            at: at(nodes.part, "nodeKinds", index),
            ...optional({
                prefix: kind.prefix,
                purpose: kind.purpose,
                attributes: kind.attributes,
                idPattern: kind.idPattern,
                statuses: kind.statuses,
                transitions: kind.transitions,
                staleAfterDays: kind.staleAfterDays,
                deprecated: deprecation(kind.deprecated),
            }),
        });
    });
    const edgeKinds = new Map();
    const edges = member("edgeKinds");
    edges?.value.forEach((kind, index) => {
        edgeKinds.set(kind.name, {
            name: kind.name,
            hasExample: (kind.example ?? null) !== null,
            at: at(edges.part, "edgeKinds", index),
            ...optional({
                purpose: kind.purpose,
                from: kind.from && new Set(kind.from),
                to: kind.to && new Set(kind.to),
                cardinality: kind.cardinality,
                inverse: kind.inverse,
                acyclic: kind.acyclic,
                symmetric: kind.symmetric,
                external: kind.external,
                deprecated: deprecation(kind.deprecated),
            }),
        });
    });
    const tags = member("tags")?.value;
    const owners = member("owners")?.value;
    return {
        origin,
        source: all.map(({ value }) => value),
        version: member("version")?.value,
        nodeKinds,
        edgeKinds,
        statuses: member("statuses")?.value,
        sensitivity: member("sensitivity")?.value,
        owners: optional({
            teams: owners?.teams && new Set(owners.teams),
            users: owners?.users && new Set(owners.users),
            accounts: owners?.accounts,
            memory: owners?.memory,
        }),
        tags: tags && {
            names: new Set(Array.isArray(tags) ? tags : tags.names),
            closed: Array.isArray(tags) ? false : (tags.closed ?? false),
        },
        transitions: member("transitions")?.value,
        severities: new Map(Object.entries(member("severities")?.value ?? {})),
        severityPlaces: origin === "files" ? placesOf(member("severities")) : [],
        staleAfterDays: member("staleAfterDays")?.value,
        externalNamespaces: new Set(member("externalNamespaces")?.value ?? []),
        pathPolicy: member("pathPolicy")?.value ?? [],
        sensitivityPolicy: member("sensitivityPolicy")?.value,
        approvals: member("approvals")?.value ?? [],
    };
}
function builtInOntology(base) {
    return base === undefined ? memory_ontology/* NO_ONTOLOGY */.qj : ontologyFromParts([], "built-in", base);
}
function placesOf(found) {
    return Object.keys(found?.value ?? {}).map((rule) => ({
        rule,
        at: { path: found?.part.path ?? "", document: 0, pointer: ["severities", rule], part: "key" },
    }));
}
function deprecation(value) {
    if (value === true)
        return {};
    return typeof value === "object" && value !== null ? value : undefined;
}
function optional(members) {
    return Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined));
}

// EXTERNAL MODULE: ./build/src/memory/plain-data.js
var plain_data = __webpack_require__(85742);
;// CONCATENATED MODULE: ./build/src/layouts/ontology-manifest.js


function manifestFiles(value) {
    const manifest = (0,plain_data/* isMapping */.p)(value) ? value : {};
    const edgeKindFile = manifest["edgeKindFile"];
    return {
        nodeKindFiles: strings(manifest["nodeKindFiles"]),
        edgeKindFile: typeof edgeKindFile === "string" ? edgeKindFile : undefined,
    };
}
const ANY_KIND = "NodeKind";
function ontologyFromManifest(manifest, files) {
    const nodeKinds = new Map();
    const edgeKinds = new Map();
    for (const { path, value } of files) {
        if (!(0,plain_data/* isMapping */.p)(value))
            continue;
        list(value["nodeKinds"]).forEach((item, index) => {
            const kind = (0,plain_data/* isMapping */.p)(item) ? nodeKind(item, path, index) : undefined;
            if (kind && !nodeKinds.has(kind.name))
                nodeKinds.set(kind.name, kind);
        });
        list(value["edgeKinds"]).forEach((item, index) => {
            const kind = (0,plain_data/* isMapping */.p)(item) ? edgeKind(item, path, index) : undefined;
            if (kind)
                edgeKinds.set(kind.name, union(edgeKinds.get(kind.name), kind));
        });
    }
    const version = (0,plain_data/* isMapping */.p)(manifest) ? manifest["catalogSchemaVersion"] : undefined;
    return {
        ...memory_ontology/* NO_ONTOLOGY */.qj,
        origin: "files",
        source: [manifest, ...files.map(({ value }) => value)],
        version: typeof version === "string" ? version : undefined,
        nodeKinds,
        edgeKinds,
    };
}
function nodeKind(item, path, index) {
    const name = item["name"];
    if (typeof name !== "string")
        return undefined;
    const required = [];
    for (const attribute of list(item["attributes"])) {
        if ((0,plain_data/* isMapping */.p)(attribute) && attribute["required"] === true && typeof attribute["name"] === "string") {
            required.push(attribute["name"]);
        }
    }
    const prefix = item["prefix"];
    return {
        name,
        required,
        hasExample: list(item["examples"]).length > 0,
        hasRule: list(item["attributes"]).length > 0,
        at: { path, document: 0, pointer: ["nodeKinds", index, "name"] },
        ...(typeof prefix === "string" && { prefix }),
    };
}
function edgeKind(item, path, index) {
    const name = item["name"];
    if (typeof name !== "string")
        return undefined;
    const from = ends(item["source"]);
    const to = ends(item["target"]);
    const cardinality = cardinalityOf(item["cardinality"]);
    const inverse = item["inverse"];
    return {
        name,
        hasExample: true,
        at: { path, document: 0, pointer: ["edgeKinds", index, "name"] },
        ...(from && { from }),
        ...(to && { to }),
        ...(cardinality && { cardinality }),
        ...(typeof inverse === "string" && { inverse }),
        ...(item["symmetric"] === true && { symmetric: true }),
    };
}
function union(known, next) {
    if (!known)
        return next;
    const { from: _from, to: _to, cardinality: _cardinality, ...rest } = known;
    const from = known.from && next.from && new Set([...known.from, ...next.from]);
    const to = known.to && next.to && new Set([...known.to, ...next.to]);
    return {
        ...rest,
        ...(from && { from }),
        ...(to && { to }),
        ...(known.cardinality !== undefined &&
            known.cardinality === next.cardinality && { cardinality: known.cardinality }),
    };
}
function cardinalityOf(value) {
    if (value === 61 || value === "61")
        return "1:1";
    return value === "1:1" || value === "1:N" || value === "N:1" || value === "N:N" ? value : undefined;
}
function ends(value) {
    const names = strings(value);
    return names.length === 0 || names.includes(ANY_KIND) ? undefined : new Set(names);
}
function list(value) {
    return Array.isArray(value) ? value : [];
}
function strings(value) {
    return list(value).filter((item) => typeof item === "string");
}

// EXTERNAL MODULE: ./build/src/layouts/file-schemas.js
var file_schemas = __webpack_require__(5962);
;// CONCATENATED MODULE: ./build/src/load/load-ontology.js






async function loadOntology(files, layout, config) {
    const ontology = await fromSource(files, layout);
    return {
        ...ontology,
        staleAfterDays: config.staleAfterDays ?? ontology.staleAfterDays,
        externalNamespaces: new Set([...ontology.externalNamespaces, ...(config.externalNamespaces ?? [])]),
    };
}
async function fromSource(files, layout) {
    const source = layout.ontology;
    if (!source)
        return memory_ontology/* NO_ONTOLOGY */.qj;
    switch (source.from) {
        case "inline": {
            const [error] = await (0,file_schemas/* schemaErrors */.d)("ontology", source.value);
            if (error) {
                throw new user_error/* UserError */.y(`The ontology inside the layout "${layout.name}" is not valid: ${error.message}.`, "Correct the layout's ontology; schemas/ontology.schema.json describes it.");
            }
            return ontologyFromParts([{ path: "", value: source.value }], "layout", undefined);
        }
        case "manifest":
            return await fromManifest(files, layout.root, source.manifest);
        case "folder":
            return await fromFolder(files, `${layout.root}${source.folder}/`, source.base);
    }
}
async function fromFolder(files, folder, base) {
    const paths = (await files.inFolder(folder)).filter((path) => /\.ya?ml$/.test(path));
    if (paths.length === 0)
        return builtInOntology(base);
    const parts = [];
    for (const path of paths) {
        const value = await files.read(path);
        const major = formatMajor(value);
        if (major !== undefined && major !== ONTOLOGY_MAJOR) {
            files.problems.push({
                rule: "ontology/unsupported-version",
                message: `${path} is written in ontology format v${major}; this steward reads v${ONTOLOGY_MAJOR}. Nothing is judged by this ontology.`,
                at: { path, document: 0, pointer: ["ontology"] },
            });
            return memory_ontology/* NO_ONTOLOGY */.qj;
        }
        const valid = value === undefined ? undefined : await files.readValid(path, "ontology");
        if (!valid)
            continue;
        parts.push({ path, value: valid });
        files.problems.push(...unusableGlobs(path, valid));
    }
    return ontologyFromParts(parts, "files", base);
}
const GLOB_POLICIES = [
    ["pathPolicy", "path policy"],
    ["sensitivityPolicy", "sensitivity policy"],
];
function unusableGlobs(path, file) {
    const problems = [];
    for (const [member, name] of GLOB_POLICIES) {
        (file[member] ?? []).forEach(({ paths = [] }, entry) => {
            paths.forEach((glob, index) => {
                try {
                    (0,memory_glob/* compileGlob */.SO)(glob);
                }
                catch (error) {
                    if (!(error instanceof RangeError))
                        throw error;
                    problems.push({
                        rule: "gate/invalid-file",
                        message: `The ${name} holds a pattern that cannot be used: ${error.message}.`,
                        at: { path, document: 0, pointer: [member, entry, "paths", index] },
                        subject: glob,
                    });
                }
            });
        });
    }
    return problems;
}
function formatMajor(value) {
    const format = typeof value === "object" && value !== null ? value.ontology : undefined;
    const match = typeof format === "string" ? /^memory-steward\.ontology\/v(\d+)$/.exec(format) : null;
    return match ? Number(match[1]) : undefined;
}
async function fromManifest(files, root, manifestPath) {
    const path = root + manifestPath;
    if (!(await files.has(path)))
        return memory_ontology/* NO_ONTOLOGY */.qj;
    const manifest = await files.read(path);
    const { nodeKindFiles, edgeKindFile } = manifestFiles(manifest);
    const parts = [];
    for (const name of [...nodeKindFiles, ...(edgeKindFile === undefined ? [] : [edgeKindFile])]) {
        const part = root + name;
        if (await files.has(part)) {
            parts.push({ path: part, value: await files.read(part) });
        }
        else {
            files.problems.push({
                rule: "gate/invalid-file",
                message: `${path} names ${name}, which does not exist.`,
                at: { path, document: 0 },
                subject: name,
            });
        }
    }
    return ontologyFromManifest(manifest, parts);
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
;// CONCATENATED MODULE: ./build/src/load/ontology-digest.js

function ontologyDigest(layout, ontology) {
    const { source, staleAfterDays, externalNamespaces } = ontology;
    const text = canonical({
        layout: layout.source,
        ontology: source,
        staleAfterDays,
        externalNamespaces: [...externalNamespaces],
    });
    return `sha256:${(0,external_node_crypto_.createHash)("sha256").update(text).digest("hex")}`;
}
function canonical(value) {
    return JSON.stringify(value, (_, member) => {
        if (typeof member !== "object" || member === null || Array.isArray(member))
            return member;
        return Object.fromEntries(Object.entries(member).sort(([a], [b]) => (a < b ? -1 : 1)));
    });
}

// EXTERNAL MODULE: ./build/src/load/rejections.js
var rejections = __webpack_require__(48696);
// EXTERNAL MODULE: ./build/src/layouts/pattern.js
var pattern = __webpack_require__(88675);
// EXTERNAL MODULE: ./build/src/layouts/record-schemas.js
var record_schemas = __webpack_require__(22677);
;// CONCATENATED MODULE: ./build/src/load/load-schemas.js




const KNOWN_PATTERNS = new Set(Object.values(layouts/* ONTOLOGIES */.G).flatMap((files) => files.flatMap(({ value }) => (value.nodeKinds ?? []).flatMap(({ idPattern }) => idPattern ?? []))));
async function loadPatterns(files, ontology) {
    const patterns = new Map();
    for (const kind of ontology.nodeKinds.values()) {
        if (kind.idPattern === undefined)
            continue;
        try {
            patterns.set(kind.name, await (0,pattern/* compilePattern */.E)(kind.idPattern, KNOWN_PATTERNS.has(kind.idPattern)));
        }
        catch (error) {
            if (!(error instanceof pattern/* PatternError */.J))
                throw error;
            report(files, kind.at, `The id pattern of ${kind.name} cannot be used: ${error.message}.`, kind.name);
        }
    }
    return (kind) => patterns.get(kind);
}
async function loadSchemas(files, layout) {
    const named = new Map();
    for (const layoutClass of layout.classes.values()) {
        for (const name of [layoutClass.schema, ...layoutClass.schemaByKind.values()]) {
            if (name !== undefined && !named.has(name))
                named.set(name, await loadSchema(files, layout, name));
        }
    }
    const byClass = new Map();
    return (className, kind) => {
        let byKind = byClass.get(className);
        if (!byKind)
            byClass.set(className, (byKind = new Map()));
        let checks = byKind.get(kind);
        if (!checks) {
            const layoutClass = layout.classes.get(className);
            const names = [layoutClass?.schema, kind === undefined ? undefined : layoutClass?.schemaByKind.get(kind)];
            checks = names
                .map((name) => (name === undefined ? undefined : named.get(name)))
                .filter((check) => check !== undefined);
            byKind.set(kind, checks);
        }
        return checks;
    };
}
async function loadAttributeSchemas(files, ontology) {
    const ofKinds = new Map();
    for (const kind of ontology.nodeKinds.values()) {
        if (!kind.attributes || Object.keys(kind.attributes).length === 0)
            continue;
        try {
            ofKinds.set(kind.name, await (0,record_schemas/* compileSchema */.Fc)({ type: "object", properties: kind.attributes }));
        }
        catch (error) {
            report(files, kind.at, `The attributes of ${kind.name} are not JSON Schemas: ${error.message}.`, kind.name);
        }
    }
    return (kind) => ofKinds.get(kind);
}
async function loadSchema(files, layout, name) {
    const builtIn = await (0,record_schemas/* builtInSchema */.tT)(name);
    if (builtIn)
        return builtIn;
    const path = layout.root + name;
    if (!(await files.has(path))) {
        throw new user_error/* UserError */.y(`The layout "${layout.name}" names the schema ${name}, which is neither built in nor a file of ${files.label}.`, "Add the file or correct the name in the layout.");
    }
    const value = await files.read(path);
    try {
        if (typeof value !== "object" || value === null)
            throw new Error("it is not an object");
        return await (0,record_schemas/* compileSchema */.Fc)(value);
    }
    catch (error) {
        throw new user_error/* UserError */.y(`${path} is not a JSON Schema that can be used: ${error.message}.`, "Correct the schema file.");
    }
}
function report(files, at, message, subject) {
    files.problems.push({ rule: "gate/invalid-file", message, at, subject });
}

;// CONCATENATED MODULE: ./build/src/load/gate.js













const INDEX_DEFAULTS = { inline: 128, restricted: "listed" };
const CONFIG_NAMES = ["memory-steward.yml", "memory-steward.yaml"];
async function loadGate(tree, options = {}) {
    const files = new gate_files/* GateFiles */.j(tree);
    const { config, path: configFile } = await loadConfig(files, options.config);
    const layout = await (0,load_layout/* loadLayout */.f)(files, options.layout, config);
    const { root } = layout;
    const ontology = await loadOntology(files, layout, config);
    const baselinePath = root + ownFile(config.baseline ?? "memory-steward.baseline.json", "baseline");
    const waiversPath = root + ownFile(config.waivers ?? "memory-steward.waivers.yaml", "waivers");
    const isExcluded = matcher(config.exclude ?? [], root, "exclude");
    const mayExcludeBelow = (0,memory_glob/* compileMayMatchBelow */.tG)((config.exclude ?? []).map((glob) => root + glob));
    const idPattern = await loadPatterns(files, ontology);
    const schemasFor = await loadSchemas(files, layout);
    const attributeSchema = await loadAttributeSchemas(files, ontology);
    const { baseline, waivers } = await readBaseline(files, baselinePath);
    const rejectionsPath = root + rejection/* REJECTIONS_FILE */.G;
    return {
        layout,
        ontology,
        prefixes: (0,memory_ontology/* kindPrefixes */.HA)(ontology),
        limits: { ...memory_document/* DEFAULT_LIMITS */.d, ...config.limits },
        isExcluded: (path) => (0,index_paths/* isIndexPath */.oj)(path, root) || path === rejectionsPath || isExcluded(path),
        mayExcludeBelow: (folder) => (0,index_paths/* mayHoldIndex */.fR)(folder, root) || mayExcludeBelow(folder),
        isLowTrust: matcher([...layout.lowTrust, ...(config.lowTrust ?? [])], root, "lowTrust"),
        severities: new Map([...layout.severities, ...ontology.severities, ...Object.entries(config.severities ?? {})]),
        severitySettings: [...severitySettings(config, configFile), ...ontology.severityPlaces],
        schemasFor,
        attributeSchema,
        idPattern,
        baseline,
        baselinePath,
        waivers: [...(await readWaivers(files, waiversPath)), ...waivers],
        rejections: await (0,rejections/* readRejections */.z)(files, rejectionsPath),
        snapshots: config.snapshots,
        proposals: config.proposals ?? {},
        imports: config.imports ?? {},
        files: files.used,
        mayDependOn: (path) => files.mayDependOn(path),
        problems: files.problems,
        ontologyDigest: ontologyDigest(layout, ontology),
        indexes: { ...INDEX_DEFAULTS, ...config.indexes },
    };
}
async function loadConfig(files, path) {
    const [found, second] = path === undefined ? await presentNames(files) : [path];
    if (found === undefined)
        return { config: {} };
    if (second !== undefined) {
        throw new user_error/* UserError */.y(`There are two configurations, ${CONFIG_NAMES.join(" and ")}.`, "Keep one of them.");
    }
    if (!(await files.has(found))) {
        throw new user_error/* UserError */.y(`There is no configuration file ${found} in ${files.label}.`, "Name a file that exists, relative to the folder that is checked.");
    }
    return { config: await files.readRequired(found, "config", "configuration"), path: found };
}
async function presentNames(files) {
    const present = await Promise.all(CONFIG_NAMES.map((name) => files.has(name)));
    return CONFIG_NAMES.filter((_, index) => present[index]);
}
function matcher(globs, root, member) {
    try {
        return (0,memory_glob/* compileGlobs */.tI)(globs.map((glob) => root + glob));
    }
    catch (error) {
        if (!(error instanceof RangeError))
            throw error;
        throw new user_error/* UserError */.y(`The configuration has a pattern that cannot be used: ${error.message}.`, `Correct it under \`${member}\`.`);
    }
}
function severitySettings(config, path = "") {
    return Object.keys(config.severities ?? {}).map((rule) => ({
        rule,
        at: { path, document: 0, pointer: ["severities", rule], part: "key" },
    }));
}
function ownFile(path, member) {
    const segments = path.split("/");
    const isInside = segments.every((segment) => segment !== "" && segment !== ".." && segment.toLowerCase() !== ".git");
    if (isInside && (member === "baseline" ? path.endsWith(".json") : /\.ya?ml$/.test(path)))
        return path;
    throw new user_error/* UserError */.y(`The configuration names "${path}" as ${member}, which cannot be one.`, `Name a ${member === "baseline" ? ".json" : ".yaml"} file below the folder of the memory.`);
}


/***/ }),

/***/ 9832:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  $: () => (/* binding */ BUILT_IN_LAYOUTS),
  f: () => (/* binding */ loadLayout)
});

// EXTERNAL MODULE: ./build/src/generated/layouts.js
var layouts = __webpack_require__(23872);
// EXTERNAL MODULE: ./build/src/memory/glob.js
var glob = __webpack_require__(65571);
// EXTERNAL MODULE: ./build/src/layouts/pattern.js
var pattern = __webpack_require__(88675);
;// CONCATENATED MODULE: ./build/src/layouts/compile.js


const INDEX = {
    name: "index",
    definition: {
        files: [
            "indexes/{graph-index,search-manifest,ontology-report}.json",
            "indexes/{records,search,owners,repositories,tags,findings,deadlines}/**/*.jsonl",
        ],
        records: "none",
        generated: true,
    },
};
async function compileLayout(layout, trusted, root) {
    const classes = new Map();
    for (const [name, definition] of Object.entries(layout.classes))
        classes.set(name, compileClass(name, definition));
    if (![...classes.values()].some(({ generated }) => generated) && !classes.has(INDEX.name)) {
        classes.set(INDEX.name, compileClass(INDEX.name, INDEX.definition));
    }
    const ids = layout.ids ?? {};
    const list = [...classes.values()];
    const generated = list.filter((candidate) => candidate.generated);
    const classOf = (path) => {
        if (!path.startsWith(root))
            return undefined;
        const below = path.slice(root.length);
        return list.find((candidate) => candidate.matches(below));
    };
    return {
        name: layout.name,
        source: layout,
        root,
        ontology: ontologySource(layout),
        ids: {
            pattern: ids.pattern === undefined ? undefined : await (0,pattern/* compilePattern */.E)(ids.pattern, trusted),
            strictPattern: ids.strictPattern === undefined ? undefined : await (0,pattern/* compilePattern */.E)(ids.strictPattern, trusted),
            kindPrefix: ids.kindPrefix ?? false,
            aliases: (ids.aliases ?? []).map(({ prefix, use, ignoreCase }) => ({
                prefix,
                use,
                ignoreCase: ignoreCase ?? false,
            })),
        },
        words: new Map(),
        lists: new Map(),
        manners: new Map(),
        mergeDeclarations: layout.mergeDeclarations ?? false,
        severities: new Map(Object.entries(layout.severities ?? {})),
        lowTrust: layout.lowTrust ?? [],
        classes,
        classOf,
        isGenerated: (path) => path.startsWith(root) &&
            generated.some((candidate) => candidate.matches(path.slice(root.length))) &&
            classOf(path)?.generated === true,
    };
}
function ontologySource(layout) {
    const source = layout.ontology;
    if (!source)
        return undefined;
    if ("folder" in source)
        return { from: "folder", folder: source.folder, base: source.base };
    if ("manifest" in source)
        return { from: "manifest", manifest: source.manifest };
    return { from: "inline", value: source.inline };
}
function compileClass(name, definition) {
    const own = {
        ...(definition.fields && { fields: definition.fields }),
        ...(definition.edges && { edges: definition.edges }),
        ...(definition.required && { required: definition.required }),
    };
    const edgeSources = [];
    const shapes = (definition.documents ?? []).map((shape) => compileShape({ ...own, ...shape, fields: { ...own.fields, ...shape.fields } }, edgeSources));
    shapes.push(compileShape(own, edgeSources));
    return {
        name,
        matches: (0,glob/* compileGlobs */.tI)(definition.files, definition.exclude),
        reaches: (0,glob/* compileFolders */.fi)(definition.files),
        mayMatchBelow: (0,glob/* compileMayMatchBelow */.tG)(definition.files),
        matchesAllBelow: definition.exclude ? () => false : (0,glob/* compileMatchesAllBelow */.v4)(definition.files),
        format: definition.format,
        records: definition.records ?? "always",
        generated: definition.generated ?? false,
        appendOnly: definition.appendOnly ?? false,
        proposable: definition.proposable ?? false,
        shapes,
        edgeSources,
        schema: definition.schema,
        schemaByKind: new Map(Object.entries(definition.schemaByKind ?? {})),
        kinds: definition.kinds && new Set(definition.kinds),
        bodyAttribute: definition.bodyAttribute,
    };
}
function compileShape(shape, edgeSources) {
    const edges = (shape.edges ?? []).map((edge) => {
        const source = "map" in edge
            ? { form: "map", path: split(edge.map), kind: undefined, derived: edge.derived ?? false }
            : "list" in edge
                ? { form: "list", path: split(edge.list), kind: undefined, derived: edge.derived ?? false }
                : "field" in edge
                    ? { form: "targets", path: split(edge.field), kind: edge.kind, derived: derivation(edge, shape.fields) }
                    : { form: "links", path: [], kind: edge.links, derived: false };
        return edgeSources.push(source) - 1;
    });
    return {
        when: shape.when && compileCondition(shape.when),
        role: shape.role ?? "record",
        each: shape.each === undefined ? undefined : split(shape.each),
        patchWhen: (shape.patchWhen ?? []).map(split),
        fields: compileFields(shape.fields ?? {}),
        edges,
        forbidden: (shape.forbidden ?? []).map(split),
        required: (shape.required ?? []).filter(isFieldName),
    };
}
function derivation(edge, fields = {}) {
    if (edge.derived !== true)
        return false;
    return [fields.owners].flat().includes(edge.field) ? "owner" : true;
}
function compileCondition(when) {
    return {
        has: (when.has ?? []).map(split),
        equals: Object.entries(when.equals ?? {}).map(([path, value]) => [split(path), value]),
    };
}
function compileFields(fields) {
    const result = {};
    for (const name of FIELD_NAMES) {
        const field = fields[name];
        if (field !== undefined)
            result[name] = compileField(field);
    }
    return result;
}
function compileField(field) {
    if (typeof field === "object" && "value" in field)
        return [{ from: "constant", value: field.value }];
    return (typeof field === "string" ? [field] : field).map((text) => {
        if (text === "$path" || text === "$stem" || text === "$folder" || text === "$heading")
            return { from: "file", what: text };
        return { from: "record", path: split(text) };
    });
}
function split(path) {
    return path.split(".");
}
const FIELD_NAMES = [
    "id",
    "kind",
    "title",
    "status",
    "owners",
    "updatedAt",
    "tags",
    "sensitivity",
    "aliases",
    "sourceRefs",
    "attributes",
];
function isFieldName(name) {
    return FIELD_NAMES.some((known) => known === name);
}

// EXTERNAL MODULE: ./build/src/memory/user-error.js
var user_error = __webpack_require__(90989);
// EXTERNAL MODULE: ./build/src/parse/parse-file.js + 7 modules
var parse_file = __webpack_require__(73670);
// EXTERNAL MODULE: ./build/src/memory/document.js
var memory_document = __webpack_require__(29360);
// EXTERNAL MODULE: ./build/src/layouts/file-schemas.js
var file_schemas = __webpack_require__(5962);
;// CONCATENATED MODULE: ./build/src/load/load-layout.js







const BUILT_IN_LAYOUTS = Object.keys(layouts/* LAYOUTS */.m).sort();
async function loadLayout(files, choice, config) {
    const wanted = choice ?? (config.layout === undefined ? undefined : { name: config.layout });
    if (wanted === undefined)
        return await detect(files, config);
    if ("text" in wanted)
        return await compile(await fromText(wanted.text, wanted.label), files, config, false);
    const builtIn = Object.hasOwn(layouts/* LAYOUTS */.m, wanted.name) ? layouts/* LAYOUTS */.m[wanted.name] : undefined;
    if (builtIn)
        return await compile(builtIn, files, config, true);
    if (!(await files.has(wanted.name))) {
        throw new user_error/* UserError */.y(`There is no layout "${wanted.name}": it is neither built in nor a file of ${files.label}.`, `Use one of ${BUILT_IN_LAYOUTS.join(", ")}, or the path of a layout file.`);
    }
    return await compile(await files.readRequired(wanted.name, "layout", "layout"), files, config, false);
}
async function detect(files, config) {
    for (const name of BUILT_IN_LAYOUTS.toReversed()) {
        const layout = layouts/* LAYOUTS */.m[name];
        if (layout?.marker !== undefined && (await findRoot(files, layout)) !== undefined)
            return await compile(layout, files, config, true);
    }
    throw new user_error/* NoMemoryError */.T(`No memory was recognised in ${files.label}: there is no memory-steward.yml, and no built-in layout fits.`, `Name one with --layout (${BUILT_IN_LAYOUTS.join(", ")}, or the path of a layout file), or start a memory with "memory-steward init".`);
}
async function compile(layout, files, config, trusted) {
    const root = config.root === undefined ? ((await findRoot(files, layout)) ?? "") : folder(config.root);
    if (root.split("/").includes("..")) {
        throw new user_error/* UserError */.y(`The root "${config.root ?? root}" leads out of the repository.`, "Name a folder of the repository as `root`.");
    }
    try {
        return await compileLayout(layout, trusted, root);
    }
    catch (error) {
        if (error instanceof RangeError || error instanceof pattern/* PatternError */.J) {
            throw new user_error/* UserError */.y(`The layout "${layout.name}" cannot be used: ${error.message}.`, "Correct the layout; docs/layouts.md describes the format.");
        }
        throw error;
    }
}
async function findRoot(files, layout) {
    const { marker } = layout;
    const roots = (layout.roots ?? ["."]).map(folder);
    if (marker === undefined)
        return roots[0];
    for (const root of roots)
        if (await files.has(root + marker))
            return root;
    return undefined;
}
function folder(root) {
    const trimmed = root.replace(/^(\.?\/)+/, "").replace(/\/+$/, "");
    return trimmed === "" || trimmed === "." ? "" : `${trimmed}/`;
}
async function fromText(text, label) {
    const parsed = (0,parse_file/* parseFile */.C)(label, label.endsWith(".json") ? "json" : "yaml", text, memory_document/* DEFAULT_LIMITS */.d);
    const broken = parsed.problems.find((problem) => problem.severity !== "warning");
    const value = parsed.documents[0]?.value;
    const [error] = broken ? [] : await (0,file_schemas/* schemaErrors */.d)("layout", value);
    if (broken || error) {
        const line = broken?.at.range ? `:${broken.at.range.start.line}:${broken.at.range.start.column}` : "";
        throw new user_error/* UserError */.y(`${label}${line}: not a layout the steward can read: ${broken?.message ?? error?.message ?? ""}`, "Correct the layout; docs/layouts.md describes the format.");
    }
    return value;
}


/***/ }),

/***/ 48696:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ readRejections)
/* harmony export */ });
async function readRejections(files, path) {
    const file = (await files.has(path)) ? await files.readValid(path, "rejections") : undefined;
    const claims = new Map();
    for (const entry of file?.rejections ?? [])
        if (!claims.has(entry.claim))
            claims.set(entry.claim, entry);
    return { claims, closedUntil: file?.closedUntil };
}


/***/ }),

/***/ 65571:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SO: () => (/* binding */ compileGlob),
/* harmony export */   fi: () => (/* binding */ compileFolders),
/* harmony export */   tG: () => (/* binding */ compileMayMatchBelow),
/* harmony export */   tI: () => (/* binding */ compileGlobs),
/* harmony export */   v4: () => (/* binding */ compileMatchesAllBelow)
/* harmony export */ });
const MAX_ALTERNATIVES = 64;
function compileGlob(glob) {
    const alternatives = expandBraces(glob).map(compileAlternative);
    const [only] = alternatives;
    if (alternatives.length === 1 && only)
        return only;
    return (path) => alternatives.some((matches) => matches(path));
}
const EVERYTHING_BELOW = /^((?:[^*?]*\/)?)\*\*\/\*([^*?/]*)$/;
const ONE_NAME_BELOW = /^((?:[^*?]*\/)?)\*\*\/([^*?/]+)$/;
function compileAlternative(written) {
    const pattern = written.replace(/(^|\/)\*\*$/, "$1**/*");
    const simple = EVERYTHING_BELOW.exec(pattern);
    if (simple) {
        const [, prefix = "", suffix = ""] = simple;
        const least = prefix.length + suffix.length;
        return (path) => path.length >= least && path.startsWith(prefix) && path.endsWith(suffix);
    }
    const named = ONE_NAME_BELOW.exec(pattern);
    if (named) {
        const [, prefix = "", name = ""] = named;
        const [direct, below] = [prefix + name, `/${name}`];
        return (path) => path.endsWith(name) && (path === direct || (path.startsWith(prefix) && path.endsWith(below)));
    }
    if (!/[*?]/.test(pattern))
        return (path) => path === pattern;
    const prefix = /^[^*?]*/.exec(pattern)?.[0] ?? "";
    const segments = pattern.split("/");
    const literal = pattern
        .split(/[*?/]+/)
        .reduce((longest, part) => (part.length > longest.length ? part : longest), "");
    return (path) => path.startsWith(prefix) && path.includes(literal) && matchSegments(segments, path.split("/"));
}
function compileGlobs(include, exclude = []) {
    const includes = include.map(compileGlob);
    const excludes = exclude.map(compileGlob);
    return (path) => includes.some((match) => match(path)) && !excludes.some((match) => match(path));
}
function compileFolders(globs) {
    const beginnings = new Set();
    for (const glob of globs.flatMap(expandBraces)) {
        const segments = glob.split("/");
        for (let count = 1; count < segments.length; count++) {
            const beginning = segments.slice(0, count);
            if (beginning.some((segment) => !/[*?]/.test(segment)))
                beginnings.add(beginning.join("/"));
        }
    }
    const matchers = [...beginnings].map(compileGlob);
    return (folder) => matchers.some((matches) => matches(folder));
}
function compileMayMatchBelow(globs) {
    const beginnings = globs.flatMap(expandBraces).map((glob) => /^[^*?]*/.exec(glob)?.[0] ?? "");
    return (folder) => beginnings.some((beginning) => `${folder}/`.startsWith(beginning) || beginning.startsWith(`${folder}/`));
}
function compileMatchesAllBelow(globs) {
    const folders = globs.flatMap(expandBraces).flatMap((glob) => /^([^*?]*\/)\*\*(?:\/\*)?$/.exec(glob)?.[1] ?? []);
    return (folder) => folders.some((beginning) => `${folder}/`.startsWith(beginning));
}
function expandBraces(glob) {
    const open = glob.indexOf("{");
    if (open === -1) {
        if (glob.includes("}"))
            throw new RangeError(`"${glob}" closes a brace that it never opened`);
        return [glob];
    }
    const close = glob.indexOf("}", open);
    const inner = glob.slice(open + 1, close === -1 ? undefined : close);
    if (close === -1 || inner.includes("{"))
        throw new RangeError(`"${glob}" has unbalanced or nested braces`);
    const rests = expandBraces(glob.slice(close + 1));
    const result = inner.split(",").flatMap((choice) => rests.map((rest) => glob.slice(0, open) + choice + rest));
    if (result.length > MAX_ALTERNATIVES) {
        throw new RangeError(`"${glob}" stands for more than ${MAX_ALTERNATIVES} patterns`);
    }
    return result;
}
function matchSegments(pattern, path) {
    let p = 0;
    let s = 0;
    let starAt = -1;
    let resumeAt = 0;
    while (s < path.length) {
        const want = pattern[p];
        if (want === "**") {
            starAt = p++;
            resumeAt = s;
        }
        else if (want !== undefined && matchSegment(want, path[s] ?? "")) {
            p++;
            s++;
        }
        else if (starAt !== -1) {
            p = starAt + 1;
            s = ++resumeAt;
        }
        else {
            return false;
        }
    }
    while (pattern[p] === "**")
        p++;
    return p === pattern.length;
}
function matchSegment(pattern, text) {
    let p = 0;
    let t = 0;
    let starAt = -1;
    let resumeAt = 0;
    while (t < text.length) {
        const want = pattern[p];
        if (want === "*") {
            starAt = p++;
            resumeAt = t;
        }
        else if (want !== undefined && (want === "?" || want === text[t])) {
            p++;
            t++;
        }
        else if (starAt !== -1) {
            p = starAt + 1;
            t = ++resumeAt;
        }
        else {
            return false;
        }
    }
    while (pattern[p] === "*")
        p++;
    return p === pattern.length;
}


/***/ }),

/***/ 38500:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BN: () => (/* binding */ ONTOLOGY_REPORT_PATH),
/* harmony export */   EL: () => (/* binding */ FINDINGS_FOLDER),
/* harmony export */   Fw: () => (/* binding */ DOOR_PATH),
/* harmony export */   G1: () => (/* binding */ SEARCH_FOLDER),
/* harmony export */   KB: () => (/* binding */ TARGETS_FOLDER),
/* harmony export */   K_: () => (/* binding */ BOUND_PATHS),
/* harmony export */   Xe: () => (/* binding */ DEADLINES_FOLDER),
/* harmony export */   cI: () => (/* binding */ REPOSITORIES_FOLDER),
/* harmony export */   fR: () => (/* binding */ mayHoldIndex),
/* harmony export */   g6: () => (/* binding */ RECORDS_FOLDER),
/* harmony export */   gt: () => (/* binding */ INDEX_FOLDER),
/* harmony export */   hS: () => (/* binding */ TAGS_FOLDER),
/* harmony export */   iJ: () => (/* binding */ OWNERS_FOLDER),
/* harmony export */   oj: () => (/* binding */ isIndexPath),
/* harmony export */   pO: () => (/* binding */ isIndexFile),
/* harmony export */   pU: () => (/* binding */ SEARCH_PATH)
/* harmony export */ });
const INDEX_FOLDER = "indexes";
const DOOR_PATH = `${INDEX_FOLDER}/graph-index.json`;
const SEARCH_PATH = `${INDEX_FOLDER}/search-manifest.json`;
const ONTOLOGY_REPORT_PATH = `${INDEX_FOLDER}/ontology-report.json`;
const RECORDS_FOLDER = `${INDEX_FOLDER}/records`;
const SEARCH_FOLDER = `${INDEX_FOLDER}/search`;
const OWNERS_FOLDER = `${INDEX_FOLDER}/owners`;
const REPOSITORIES_FOLDER = `${INDEX_FOLDER}/repositories`;
const TAGS_FOLDER = `${INDEX_FOLDER}/tags`;
const TARGETS_FOLDER = `${INDEX_FOLDER}/targets`;
const FINDINGS_FOLDER = `${INDEX_FOLDER}/findings`;
const DEADLINES_FOLDER = `${INDEX_FOLDER}/deadlines`;
const FILES = [DOOR_PATH, SEARCH_PATH, ONTOLOGY_REPORT_PATH];
const FOLDERS = [
    RECORDS_FOLDER,
    SEARCH_FOLDER,
    OWNERS_FOLDER,
    REPOSITORIES_FOLDER,
    TAGS_FOLDER,
    TARGETS_FOLDER,
    FINDINGS_FOLDER,
    DEADLINES_FOLDER,
];
const BOUND_PATHS = [...FILES.filter((path) => path !== DOOR_PATH), ...FOLDERS];
function isIndexPath(path, root) {
    if (!path.startsWith(INDEX_FOLDER, root.length) || !path.startsWith(root))
        return false;
    const below = path.slice(root.length);
    return FILES.includes(below) || FOLDERS.some((folder) => below === folder || below.startsWith(`${folder}/`));
}
function isIndexFile(path, root) {
    return path.startsWith(root) && FILES.includes(path.slice(root.length));
}
function mayHoldIndex(folder, root) {
    return folder === root + INDEX_FOLDER || isIndexPath(folder, root);
}


/***/ }),

/***/ 39456:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HA: () => (/* binding */ kindPrefixes),
/* harmony export */   qj: () => (/* binding */ NO_ONTOLOGY),
/* harmony export */   v6: () => (/* binding */ isExternalTarget)
/* harmony export */ });
const NO_ONTOLOGY = {
    origin: "none",
    source: null,
    version: undefined,
    nodeKinds: new Map(),
    edgeKinds: new Map(),
    statuses: undefined,
    sensitivity: undefined,
    owners: {},
    tags: undefined,
    transitions: undefined,
    severities: new Map(),
    severityPlaces: [],
    staleAfterDays: undefined,
    externalNamespaces: new Set(),
    pathPolicy: [],
    approvals: [],
};
function isExternalTarget(target, ontology, prefixes) {
    if (/^[a-z][a-z0-9+.-]*:\/\//i.test(target) || target.startsWith("mailto:"))
        return true;
    const colon = target.indexOf(":");
    if (colon <= 0)
        return false;
    const namespace = target.slice(0, colon);
    return ontology.externalNamespaces.has(namespace) && !prefixes.has(namespace);
}
function kindPrefixes(ontology) {
    const prefixes = new Set();
    for (const kind of ontology.nodeKinds.values())
        if (kind.prefix !== undefined)
            prefixes.add(kind.prefix);
    return prefixes;
}


/***/ }),

/***/ 28230:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ REJECTIONS_FILE)
/* harmony export */ });
const REJECTIONS_FILE = "memory-steward.rejections.yaml";


/***/ }),

/***/ 15280:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Tg: () => (/* binding */ TreeLookup),
/* harmony export */   Tl: () => (/* binding */ filesAt),
/* harmony export */   gN: () => (/* binding */ parentOf)
/* harmony export */ });
/* harmony import */ var _tree_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85037);

class TreeLookup {
    tree;
    #known = new Map();
    constructor(tree) {
        this.tree = tree;
    }
    async folder(path) {
        const known = this.#known.get(path);
        if (known)
            return known;
        const folder = await this.#read(path);
        this.#known.set(path, folder);
        return folder;
    }
    async entry(path) {
        const folder = await this.folder(parentOf(path));
        const found = folder.get(nameOf(path));
        return found && asEntry(path, found);
    }
    async file(path) {
        const entry = await this.entry(path);
        return entry && (0,_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .isRegular */ .$W)(entry.mode) ? entry : undefined;
    }
    async #read(path) {
        const { stored } = this.tree;
        if (stored)
            return new Map((await stored.folder(path)).map((entry) => [entry.name, entry]));
        return listFolder(path, await this.tree.entries());
    }
}
const FEW = 1000;
async function filesAt(paths, tree) {
    if (tree.stored && paths.size <= FEW) {
        const lookup = new TreeLookup(tree);
        const found = await Promise.all([...paths].sort(_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .comparePaths */ .cD).map((path) => lookup.file(path)));
        return found.filter((entry) => entry !== undefined);
    }
    return (await tree.entries()).filter(({ path, mode }) => (0,_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .isRegular */ .$W)(mode) && paths.has(path));
}
function parentOf(path) {
    return path.slice(0, Math.max(0, path.lastIndexOf("/")));
}
function asEntry(path, found) {
    if (found instanceof ListedEntry)
        return found.entry;
    const { mode, oid, undecodable } = found;
    if (mode === "040000")
        return undefined;
    return undecodable ? { path, mode, oid, undecodable } : { path, mode, oid };
}
function listFolder(path, entries) {
    const prefix = path === "" ? "" : `${path}/`;
    const folder = new Map();
    for (let index = (0,_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .firstFrom */ .nT)(entries, prefix); index < entries.length;) {
        const entry = entries[index];
        if (entry?.path.startsWith(prefix) !== true)
            break;
        const slash = entry.path.indexOf("/", prefix.length);
        if (slash === -1) {
            const listed = new ListedEntry(entry);
            if ((0,_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .isRegular */ .$W)(listed.mode) || !folder.has(listed.name))
                folder.set(listed.name, listed);
            index++;
        }
        else {
            const name = entry.path.slice(prefix.length, slash);
            if (!folder.has(name))
                folder.set(name, { name, mode: "040000", oid: "" });
            index = (0,_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .firstFrom */ .nT)(entries, `${prefix}${name}0`);
        }
    }
    return folder;
}
function nameOf(path) {
    return path.slice(path.lastIndexOf("/") + 1);
}
class ListedEntry {
    name;
    mode;
    undecodable;
    entry;
    constructor(entry) {
        this.name = nameOf(entry.path);
        this.mode = entry.mode;
        if (entry.undecodable)
            this.undecodable = true;
        this.entry = entry;
    }
    get oid() {
        return this.entry.oid;
    }
}


/***/ }),

/***/ 16687:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ openLocator),
/* harmony export */   e: () => (/* binding */ locatorOf)
/* harmony export */ });
/* harmony import */ var _lines_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(55406);
/* harmony import */ var _markdown_body_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17602);
/* harmony import */ var _open_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(36505);
/* harmony import */ var _tree_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1221);




function openLocator(path, format, bytes) {
    return locatorOf(new _open_file_js__WEBPACK_IMPORTED_MODULE_1__/* .OpenFile */ .T(path, format, bytes));
}
function locatorOf(file) {
    return new FileLocator(file);
}
class FileLocator {
    #file;
    #links;
    constructor(file) {
        this.#file = file;
    }
    range(anchor) {
        if (anchor.range)
            return anchor.range;
        const { start, end } = this.#span(anchor) ?? { start: 0, end: (0,_lines_js__WEBPACK_IMPORTED_MODULE_2__/* .lineEnd */ .kd)(this.#file.text, 0) };
        return this.#file.lines.range(start, end);
    }
    scalarText(document, pointer) {
        return this.#file.content(document)?.scalarText(pointer);
    }
    #span({ document, pointer, part, link }) {
        if (link !== undefined)
            return this.#link(link);
        if (document === undefined && pointer === undefined)
            return undefined;
        const quick = part === "key" ? undefined : this.#file.scalar(document ?? 0, pointer ?? []);
        if (quick)
            return quick;
        const root = this.#file.tree(document ?? 0);
        if (root && !(0,_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .isAbsent */ .W)(root))
            return spanOf(root, pointer ?? [], part ?? "value");
        const slice = this.#file.slices[document ?? 0];
        return slice && this.#firstLine(slice);
    }
    #link(index) {
        const { text, body } = this.#file;
        this.#links ??= (0,_markdown_body_js__WEBPACK_IMPORTED_MODULE_0__/* .locateLinks */ .Qj)(text.slice(body));
        const link = this.#links[index];
        return link && { start: link.start + body, end: link.end + body };
    }
    #firstLine({ start, end }) {
        const { text } = this.#file;
        const content = /\S/.exec(text.slice(start, end).replace(/^---/, "   "));
        const first = start + (content?.index ?? 0);
        return { start: first, end: Math.min((0,_lines_js__WEBPACK_IMPORTED_MODULE_2__/* .lineEnd */ .kd)(text, first), end) };
    }
}
function spanOf(root, pointer, part) {
    const steps = (0,_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .walk */ .G)(root, pointer);
    const found = steps.length === pointer.length + 1;
    const { node, entry } = steps.at(-1) ?? { node: root };
    const written = !(0,_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .isAbsent */ .W)(node);
    if (found && pointer.length > 0 && written && (part === "value" || !entry?.key))
        return node;
    if (!found && written && node.entries.length === 0 && node.kind !== "map" && node.kind !== "seq")
        return node;
    if (entry?.key)
        return entry.key;
    const first = node.entries[0];
    if (first?.key && node.kind === "map")
        return first.key;
    return written ? node : { start: entry?.start ?? node.start, end: entry?.opened ?? node.end };
}


/***/ }),

/***/ 1221:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ walk),
/* harmony export */   W: () => (/* binding */ isAbsent)
/* harmony export */ });
function walk(root, pointer) {
    const steps = [{ node: root }];
    let node = root;
    for (const step of pointer) {
        const entry = entryAt(node, step);
        if (!entry)
            break;
        node = entry.value;
        steps.push({ node, entry });
    }
    return steps;
}
function entryAt(node, step) {
    if (node.kind === "seq")
        return typeof step === "number" ? node.entries[step] : undefined;
    return node.kind === "map" ? node.entries.find(({ key }) => key?.name === String(step)) : undefined;
}
function isAbsent(node) {
    return node.start === node.end;
}


/***/ })

};
