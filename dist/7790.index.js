export const id = 7790;
export const ids = [7790];
export const modules = {

/***/ 36109:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Mh: () => (/* binding */ treeId),
/* harmony export */   cm: () => (/* binding */ formatOfId),
/* harmony export */   zA: () => (/* binding */ blobId)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);

function formatOfId(oid) {
    return oid.length === 64 ? "sha256" : "sha1";
}
function blobId(bytes, format) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)(format).update(`blob ${bytes.length}\0`).update(bytes).digest("hex");
}
async function treeId(lookup, folder) {
    const items = [];
    let format = "sha1";
    for (const { name, mode, oid: known } of (await lookup.folder(folder)).values()) {
        if (mode === "special")
            continue;
        const isFolder = mode === "040000";
        const oid = isFolder ? await treeId(lookup, folder === "" ? name : `${folder}/${name}`) : known;
        if (oid === undefined)
            continue;
        format = formatOfId(oid);
        items.push({
            key: Buffer.from(isFolder ? `${name}/` : name),
            bytes: Buffer.concat([Buffer.from(`${isFolder ? "40000" : mode} ${name}\0`), Buffer.from(oid, "hex")]),
        });
    }
    if (items.length === 0)
        return undefined;
    const bytes = Buffer.concat(items.sort((a, b) => Buffer.compare(a.key, b.key)).map((item) => item.bytes));
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)(format).update(`tree ${bytes.length}\0`).update(bytes).digest("hex");
}


/***/ }),

/***/ 59967:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ indexDigest)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _memory_tree_lookup_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15280);
/* harmony import */ var _git_ids_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(36109);



const FOLDER = "indexes";
async function indexDigest(tree, root) {
    const lookup = new _memory_tree_lookup_js__WEBPACK_IMPORTED_MODULE_2__/* .TreeLookup */ .Tg(tree);
    const folder = (await lookup.folder(root.replace(/\/$/, ""))).get(FOLDER);
    if (folder?.mode !== "040000")
        return null;
    const oid = folder.oid === "" ? await (0,_git_ids_js__WEBPACK_IMPORTED_MODULE_1__/* .treeId */ .Mh)(lookup, root + FOLDER) : folder.oid;
    return `sha256:${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256")
        .update(`memory-steward.index/v1\n${oid ?? ""}\n`)
        .digest("hex")}`;
}


/***/ }),

/***/ 71206:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ generatedDigest),
/* harmony export */   c: () => (/* binding */ sourceDigest)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _memory_index_paths_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38500);
/* harmony import */ var _memory_tree_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(85037);
/* harmony import */ var _memory_tree_lookup_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(15280);
/* harmony import */ var _git_ids_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(36109);





async function sourceDigest(tree, gate) {
    const { layout, isExcluded } = gate;
    const { isPure, isGenerated } = foldersOf(gate);
    const lookup = new _memory_tree_lookup_js__WEBPACK_IMPORTED_MODULE_3__/* .TreeLookup */ .Tg(tree);
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update("memory-steward.source/v1\n");
    const add = async (folder) => {
        for (const { path, entry } of await sorted(lookup, folder)) {
            if (entry.mode !== "040000") {
                if (!isExcluded(path) && !layout.isGenerated(path))
                    addLine(hash, path, entry);
            }
            else if (isPure(path)) {
                const oid = entry.oid === "" ? await (0,_git_ids_js__WEBPACK_IMPORTED_MODULE_2__/* .treeId */ .Mh)(lookup, path) : entry.oid;
                if (oid !== undefined)
                    addLine(hash, path, { mode: entry.mode, oid });
            }
            else if (!isGenerated(path) && !(0,_memory_index_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .isIndexPath */ .oj)(path, layout.root)) {
                await add(path);
            }
        }
    };
    await add(withoutSlash(layout.root));
    return `sha256:${hash.digest("hex")}`;
}
async function generatedDigest(tree, gate) {
    const { layout, isExcluded } = gate;
    const { isPure, isGenerated } = foldersOf(gate);
    const lookup = new _memory_tree_lookup_js__WEBPACK_IMPORTED_MODULE_3__/* .TreeLookup */ .Tg(tree);
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update("memory-steward.generated/v1\n");
    const add = async (folder, isBelow) => {
        for (const { path, entry } of await sorted(lookup, folder)) {
            if (entry.mode !== "040000") {
                if (!isExcluded(path) && (isBelow || layout.isGenerated(path)))
                    addLine(hash, path, { mode: entry.mode, oid: "" });
            }
            else if (!isPure(path) && !(0,_memory_index_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .isIndexPath */ .oj)(path, layout.root)) {
                await add(path, isBelow || isGenerated(path));
            }
        }
    };
    const top = withoutSlash(layout.root);
    await add(top, isGenerated(top));
    return `sha256:${hash.digest("hex")}`;
}
function foldersOf({ layout, mayExcludeBelow }) {
    const { root } = layout;
    const classes = [...layout.classes.values()];
    return {
        isPure: (folder) => folder.length >= root.length - 1 &&
            !mayExcludeBelow(folder) &&
            !classes.some(({ generated, mayMatchBelow }) => generated && mayMatchBelow(folder.slice(root.length))),
        isGenerated: (folder) => {
            if (!folder.startsWith(root))
                return false;
            const below = folder.slice(root.length);
            const first = classes.find(({ generated, records, mayMatchBelow }) => (generated || records !== "none") && mayMatchBelow(below));
            return first?.generated === true && first.matchesAllBelow(below);
        },
    };
}
async function sorted(lookup, folder) {
    return [...(await lookup.folder(folder)).values()]
        .sort((a, b) => (0,_memory_tree_js__WEBPACK_IMPORTED_MODULE_4__/* .comparePaths */ .cD)(a.name, b.name))
        .map((entry) => ({ path: folder === "" ? entry.name : `${folder}/${entry.name}`, entry }));
}
function addLine(hash, path, { mode, oid }) {
    hash.update(`${path}\0${mode}\0${oid}\n`);
}
function withoutSlash(root) {
    return root.replace(/\/$/, "");
}


/***/ }),

/***/ 25714:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ jsonText)
/* harmony export */ });
const ACTING = /[\u007F-\u009F\p{Cf}\p{Zl}\p{Zp}]|##(?=\[)/gu;
function jsonText(value, indent = 2) {
    return `${JSON.stringify(value, null, indent).replace(ACTING, escapeUnits)}\n`;
}
function escapeUnits(text) {
    if (text === "##")
        return "#\\u0023";
    let escaped = "";
    for (let at = 0; at < text.length; at++)
        escaped += `\\u${text.charCodeAt(at).toString(16).padStart(4, "0")}`;
    return escaped;
}


/***/ }),

/***/ 77646:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ readTagText),
/* harmony export */   N: () => (/* binding */ manifestMessage)
/* harmony export */ });
/* harmony import */ var _generated_validators_cjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40384);

const MAX_TEXT = 4 * 1024 * 1024;
function manifestMessage(manifest) {
    const { approvedAt, commit } = manifest;
    return `Memory as approved at ${approvedAt}, commit ${commit.slice(0, 7)}\n\n${JSON.stringify(manifest, null, 1)}\n`;
}
function readTagText(text) {
    if (text.length > MAX_TEXT)
        return "its message is too long for a manifest";
    const [, commit, name] = /^object ([0-9a-f]{40,64})\ntype commit\ntag (.+)\n/.exec(text) ?? [];
    if (commit === undefined || name === undefined)
        return "it does not point at a commit";
    const manifest = manifestOf(text.slice(text.indexOf("\n\n") + 2));
    return typeof manifest === "string" ? manifest : { name, commit, manifest };
}
function manifestOf(message) {
    const start = message.indexOf("\n\n{");
    if (start === -1)
        return "its message holds no manifest";
    const end = message.indexOf("\n-----BEGIN ", start);
    let value;
    try {
        value = JSON.parse(end === -1 ? message.slice(start) : message.slice(start, end));
    }
    catch {
        return "its manifest is not JSON";
    }
    if (isManifest(value))
        return value;
    const [error] = _generated_validators_cjs__WEBPACK_IMPORTED_MODULE_0__.snapshot.errors ?? [];
    return `its manifest is not one of memory-steward.snapshot/v1: ${error?.instancePath ?? ""} ${error?.message ?? ""}`;
}
function isManifest(value) {
    return (0,_generated_validators_cjs__WEBPACK_IMPORTED_MODULE_0__.snapshot)(value);
}


/***/ }),

/***/ 47675:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ky: () => (/* binding */ SNAPSHOT_REFS),
/* harmony export */   aN: () => (/* binding */ snapshotName),
/* harmony export */   aZ: () => (/* binding */ SNAPSHOT_FOLDER),
/* harmony export */   b_: () => (/* binding */ isNameOf),
/* harmony export */   sT: () => (/* binding */ timeInName)
/* harmony export */ });
const SNAPSHOT_FOLDER = "memory/snapshots/";
const SNAPSHOT_REFS = `refs/tags/${SNAPSHOT_FOLDER}`;
const NAME = /^(\d{4}-\d{2}-\d{2})T(\d{2})(\d{2})(\d{2})Z(?:-([0-9a-f]{7}))?$/;
function snapshotName(time, commit) {
    return `${SNAPSHOT_FOLDER}${time.replaceAll(":", "")}${commit === undefined ? "" : `-${commit.slice(0, 7)}`}`;
}
function isNameOf(tag, time, commit) {
    return tag === snapshotName(time) || tag === snapshotName(time, commit);
}
function timeInName(tag) {
    if (!tag.startsWith(SNAPSHOT_FOLDER))
        return undefined;
    const [, date, hour, minute, second] = NAME.exec(tag.slice(SNAPSHOT_FOLDER.length)) ?? [];
    if (date === undefined)
        return undefined;
    const time = Date.parse(`${date}T${hour ?? ""}:${minute ?? ""}:${second ?? ""}Z`);
    return Number.isNaN(time) ? undefined : time;
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

/***/ 17790:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runVerifyMirror: () => (/* binding */ runVerifyMirror)
});

// EXTERNAL MODULE: ./build/src/load/index-digest.js
var index_digest = __webpack_require__(59967);
// EXTERNAL MODULE: ./build/src/load/gate.js + 6 modules
var load_gate = __webpack_require__(87346);
// EXTERNAL MODULE: ./build/src/load/source-digest.js
var source_digest = __webpack_require__(71206);
// EXTERNAL MODULE: ./build/src/snapshots/manifest.js
var manifest = __webpack_require__(77646);
// EXTERNAL MODULE: ./build/src/snapshots/tag-name.js
var tag_name = __webpack_require__(47675);
;// CONCATENATED MODULE: ./build/src/commands/verify-mirror.js





async function verifyMirror(left, right, gate) {
    const [a, b] = await Promise.all([stateOf(left, gate), stateOf(right, gate)]);
    const names = [...new Set([...a.keys(), ...b.keys()])];
    const differences = names
        .map((what) => ({ what, left: a.get(what), right: b.get(what) }))
        .filter((each) => each.left !== each.right);
    const tags = names.filter((name) => name.startsWith(SNAPSHOT)).length;
    return {
        differences,
        compared: [
            ...FACTS,
            `${tags} snapshot${tags === 1 ? "" : "s"} with ${tags === 1 ? "its manifest" : "their manifests"}`,
        ],
    };
}
const SNAPSHOT = "snapshot ";
const FACTS = ["commit", "source digest", "ontology digest", "index digest"];
async function stateOf({ repository, history, revision }, options) {
    const commit = await history.resolve(revision);
    const tree = await repository.commitTree(commit);
    const gate = await (0,load_gate/* loadGate */.W)(tree, options);
    const facts = [
        commit,
        await (0,source_digest/* sourceDigest */.c)(tree, gate),
        gate.ontologyDigest,
        (await (0,index_digest/* indexDigest */.p)(tree, gate.layout.root)) ?? "no index",
    ];
    const state = new Map(FACTS.map((name, at) => [name, facts[at] ?? ""]));
    const tags = (await history.refs()).filter(({ name }) => name.startsWith(tag_name/* SNAPSHOT_REFS */.Ky));
    const texts = await history.tagTexts(tags.map(({ object }) => object));
    tags.forEach(({ name, object, commit: target }, at) => {
        const text = texts[at];
        const read = text === undefined ? "not an annotated tag" : (0,manifest/* readTagText */.C)(text);
        const told = typeof read === "string"
            ? read
            : `source ${read.manifest.sourceDigest}, ontology ${read.manifest.ontologyDigest}, index ${read.manifest.indexDigest ?? "none"}`;
        const words = `tag ${object} of commit ${target ?? "none"}: ${told}`;
        state.set(`${SNAPSHOT}${name.slice("refs/tags/".length)}`, words);
    });
    return state;
}

// EXTERNAL MODULE: ./build/src/git/repository.js + 20 modules
var repository = __webpack_require__(9204);
// EXTERNAL MODULE: ./build/src/report/json-text.js
var json_text = __webpack_require__(25714);
// EXTERNAL MODULE: ./build/src/report/visible-text.js
var visible_text = __webpack_require__(36672);
// EXTERNAL MODULE: ./build/src/terminal/gate-options.js
var gate_options = __webpack_require__(91504);
;// CONCATENATED MODULE: ./build/src/terminal/verify-mirror.js





async function runVerifyMirror(first, second, options) {
    const left = await (0,repository/* openRepository */.h)(first);
    try {
        const right = await (0,repository/* openRepository */.h)(second);
        try {
            const side = (repository) => ({ repository, history: repository.history(), revision: options.ref });
            const result = await verifyMirror(side(left), side(right), (0,gate_options/* gateOptions */.O)(first, options, left));
            const isEqual = result.differences.length === 0;
            process.stdout.write(options.format === "json"
                ? (0,json_text/* jsonText */.s)({ schema: "memory-steward.mirror/v1", equal: isEqual, ...result })
                : pretty(result.differences, result.compared));
            return isEqual ? 0 : 1;
        }
        finally {
            await right.close();
        }
    }
    finally {
        await left.close();
    }
}
function pretty(differences, compared) {
    if (differences.length === 0)
        return `Equal in ${compared.join(", ")}.\n`;
    const show = (value) => (value === undefined ? "not there" : (0,visible_text/* visibleStart */.db)(value, 600));
    return [
        `${differences.length} difference${differences.length === 1 ? "" : "s"}:`,
        ...differences.flatMap(({ what, left, right }) => [
            `- ${(0,visible_text/* visibleStart */.db)(what, 200)}`,
            `    ${show(left)}`,
            `    ${show(right)}`,
        ]),
        "",
    ].join("\n");
}


/***/ })

};
