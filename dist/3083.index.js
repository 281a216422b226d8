export const id = 3083;
export const ids = [3083];
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

/***/ 77023:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   YC: () => (/* binding */ editDistance),
/* harmony export */   d0: () => (/* binding */ foldedForm),
/* harmony export */   ut: () => (/* binding */ hasSameWords)
/* harmony export */ });
function foldedForm(text) {
    const plain = text.normalize("NFKC").toLowerCase();
    const colon = plain.indexOf(":");
    return colon === -1 ? folded(plain) : `${folded(plain.slice(0, colon))}:${folded(plain.slice(colon + 1))}`;
}
function hasSameWords(a, b) {
    return words(a) === words(b);
}
function words(id) {
    const slug = id.slice(id.indexOf(":") + 1);
    return slug
        .normalize("NFKC")
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]+/gu, "-");
}
function folded(text) {
    return text.replace(/[^\p{L}\p{N}]+/gu, ".").replace(/(?<!\p{N})\.|\.(?!\p{N})/gu, "");
}
const LONGEST = 512;
function editDistance(a, b, limit) {
    if (a === b)
        return 0;
    if (Math.abs(a.length - b.length) > limit || Math.max(a.length, b.length) > LONGEST)
        return limit + 1;
    const width = b.length + 1;
    let beforeLast = new Array(width).fill(0);
    let last = Array.from({ length: width }, (_, i) => i);
    let current = new Array(width).fill(0);
    for (let i = 1; i <= a.length; i++) {
        let best = i;
        const from = Math.max(1, i - limit);
        const to = Math.min(b.length, i + limit);
        current[from - 1] = from === 1 ? i : limit + 1;
        if (to < b.length)
            current[to + 1] = limit + 1;
        for (let j = from; j <= to; j++) {
            const same = a.charCodeAt(i - 1) === b.charCodeAt(j - 1);
            let cost = Math.min((last[j - 1] ?? 0) + (same ? 0 : 1), (last[j] ?? limit) + 1, (current[j - 1] ?? limit) + 1);
            if (i > 1 &&
                j > 1 &&
                a.charCodeAt(i - 1) === b.charCodeAt(j - 2) &&
                a.charCodeAt(i - 2) === b.charCodeAt(j - 1)) {
                cost = Math.min(cost, (beforeLast[j - 2] ?? limit) + 1);
            }
            current[j] = cost;
            if (cost < best)
                best = cost;
        }
        if (best > limit)
            return limit + 1;
        [beforeLast, last, current] = [last, current, beforeLast];
    }
    return Math.min(last[b.length] ?? limit + 1, limit + 1);
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

/***/ 46258:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ KnownBadList),
/* harmony export */   i: () => (/* binding */ KNOWN_BAD_PATH)
/* harmony export */ });
const KNOWN_BAD_PATH = "snapshots/known-bad.yaml";
class KnownBadList {
    #entries;
    #history;
    #positions;
    #answers = new Map();
    constructor(file, history, line) {
        this.#entries = file?.knownBad ?? [];
        this.#history = history;
        this.#positions = line.positions;
    }
    async of(commit, tag) {
        const matches = await Promise.all(this.#entries.map((entry) => this.#speaksOf(entry, commit, tag)));
        return this.#entries
            .filter((_, index) => matches[index])
            .map(({ records = [], reason, remediation }) => ({
            records,
            reason,
            ...(remediation !== undefined && { remediation }),
        }));
    }
    async #speaksOf({ snapshot, commits }, commit, tag) {
        if (snapshot !== undefined)
            return snapshot === tag;
        if (!commits || !(await this.#isAncestor(commits.from, commit)))
            return false;
        return commits.to === undefined || (await this.#isAncestor(commit, commits.to));
    }
    #isAncestor(ancestor, commit) {
        const [above, below] = [this.#positions.get(ancestor), this.#positions.get(commit)];
        if (above !== undefined && below !== undefined)
            return above >= below;
        const key = `${ancestor} ${commit}`;
        let answer = this.#answers.get(key);
        if (!answer)
            this.#answers.set(key, (answer = this.#history.isAncestor(ancestor, commit)));
        return answer;
    }
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


/***/ })

};
