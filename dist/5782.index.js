export const id = 5782;
export const ids = [5782];
export const modules = {

/***/ 27930:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  e: () => (/* binding */ checkChanges),
  p: () => (/* binding */ judgeUpdate)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./build/src/memory/user-error.js
var user_error = __webpack_require__(90989);
// EXTERNAL MODULE: ./build/src/updates/read-update.js
var read_update = __webpack_require__(89218);
// EXTERNAL MODULE: ./build/src/updates/refusal.js
var refusal = __webpack_require__(56340);
// EXTERNAL MODULE: ./build/src/commands/check.js + 6 modules
var check = __webpack_require__(58709);
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
        const no = (name, message) => (0,refusal/* refusal */.x)(name, `Change ${change} ${message}.`, { change });
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

// EXTERNAL MODULE: ./build/src/updates/lay-on-file.js
var lay_on_file = __webpack_require__(47965);
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
            this.#refuse((0,refusal/* refusal */.x)("CHANGED_TWICE", `Change ${number} names what an earlier one names.`, { change: number }));
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
                return (0,refusal/* refusal */.x)("NO_SUCH_FILE", `Change ${change} deletes a file that is not there.`, { change });
            if (!isUnmoved)
                return (0,refusal/* refusal */.x)("CONFLICT", `Change ${change} deletes a file that changed meanwhile.`, { change });
            return { before, after: undefined, conflicts: [] };
        }
        if (content !== undefined && (isUnmoved || !before)) {
            return { before, after: new TextEncoder().encode(content), conflicts: [] };
        }
        if (record && !before) {
            return { before, after: newRecord(record, body), conflicts: [] };
        }
        const laid = before && (0,lay_on_file/* layOnFile */.C)(path, { main: before, base: was, propose: contentOf(record, body, content) });
        if (laid)
            return { before, ...laid };
        return (0,refusal/* refusal */.x)("CONFLICT", `Change ${change} cannot be laid on the file as it is now.`, { change });
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
            return (0,refusal/* refusal */.x)("NO_PLACE", `Change ${change} names a record that shares its file with others.`, { change });
        }
        if (action === "delete") {
            return (0,refusal/* refusal */.x)("NO_SUCH_RECORD", `Change ${change} deletes a record that is not there.`, { change });
        }
        const kind = record["kind"] ?? record["nodeKind"];
        const prefix = typeof kind === "string" ? ontology.nodeKinds.get(kind)?.prefix : undefined;
        if (prefix !== undefined && !record.id.startsWith(`${prefix}:`)) {
            return (0,refusal/* refusal */.x)("WRONG_ID", `Change ${change} gives a record an id that is not of its kind.`, { change });
        }
        const slug = (0,place_record/* slugOf */.tF)(record.id.slice(record.id.indexOf(":") + 1));
        const paths = this.#entries.map(({ path }) => path).filter((path) => layout.classOf(path));
        const folder = typeof kind === "string" ? (0,place_record/* recordFolder */.ae)(kind, gate, graph, paths) : undefined;
        if (folder === undefined || slug === "" || this.#entries.some(({ path }) => path === `${folder}${slug}.md`)) {
            return (0,refusal/* refusal */.x)("NO_PLACE", `Change ${change} brings a record that no file is known for.`, { change });
        }
        return `${folder}${slug}.md`;
    }
}
function contentOf(record, body, content) {
    if (record)
        return { members: record, body };
    return { bytes: new TextEncoder().encode(content ?? "") };
}
function newRecord(record, body = "") {
    const values = Object.entries(record).filter(([, value]) => value !== null);
    const text = body === "" || body.endsWith("\n") ? body : `${body}\n`;
    return new TextEncoder().encode((0,rewrite_front_matter/* rewriteFrontMatter */.H)(text, values.map(([name, value]) => [[name], value])));
}

// EXTERNAL MODULE: ./build/src/commands/new-errors.js
var new_errors = __webpack_require__(52256);
// EXTERNAL MODULE: ./build/src/commands/rejected-before.js
var rejected_before = __webpack_require__(80802);
;// CONCATENATED MODULE: ./build/src/commands/judge-update.js








async function judgeUpdate(input) {
    const { bytes, repository, root, now } = input;
    const wrong = announced(input);
    const read = wrong ? [wrong] : await (0,read_update/* readUpdate */.I)(bytes);
    if (!("update" in read))
        return { ...NOTHING, refusals: read };
    const { update, digest } = read;
    const known = { ...NOTHING, update, digest };
    const strangers = strange(update, input);
    if (strangers.length > 0)
        return { ...known, refusals: strangers };
    const main = await repository.commitTree(input.main);
    const base = await baseOf(repository, update.baseCommit);
    if (!base) {
        return { ...known, refusals: [(0,refusal/* refusal */.x)("UNKNOWN_BASE", "The memory has no such commit as baseCommit names.")] };
    }
    const current = input.current ?? (await (0,check/* check */.z)({ subject: { tree: main }, root, gate: input.gate, now }));
    const { gate, judgement } = current;
    const basis = { main, current };
    const laid = await layUpdate({ update, main, base, gate, graph: judgement.graph });
    if (laid.refusals.length > 0)
        return { ...known, basis, refusals: laid.refusals };
    if (laid.changes.length === 0) {
        return { ...known, basis, refusals: [(0,refusal/* refusal */.x)("NOTHING_NEW", "The memory says all of this already.")] };
    }
    const rejected = (0,rejected_before/* rejectedBefore */.El)(laid.changes, gate);
    if (rejected.length > 0) {
        return { ...known, basis, refusals: rejected.map((claim) => rejectedRefusal(claim, laid.changes)) };
    }
    return { ...known, basis, ...(await checkChanges(input, basis, laid.changes)) };
}
async function checkChanges({ bytes, overlay, root, gate: options, now }, { main, current }, changes) {
    const tree = await overlay(main, changes.map(({ path, after }) => ({ path, bytes: after })));
    const { report } = await (0,check/* check */.z)({
        subject: { comparison: comparisonOf(main, tree, changes, bytes) },
        root,
        gate: options,
        now,
    });
    const findings = report.findings.filter(({ accepted }) => accepted === undefined);
    const fresh = freshOf(current.report.findings, findings);
    const refusals = refusalsFor(fresh, (0,new_errors/* newErrors */.K)(current.report.findings, findings), changes, current.gate);
    return { tree, changes, refusals, findings: fresh };
}
function rejectedRefusal({ subject, rejection }, changes) {
    const change = changes.find(({ path }) => path === subject.path)?.change ?? 1;
    return (0,refusal/* refusal */.x)("BEFORE", `What change ${change} says ${(0,rejected_before/* rejectionText */.xX)(rejection)}`, { change });
}
const NOTHING = {
    update: undefined,
    digest: undefined,
    basis: undefined,
    tree: undefined,
    changes: [],
    refusals: [],
    findings: [],
};
function announced({ bytes, announcedDigest }) {
    if (announcedDigest === undefined)
        return undefined;
    const digest = `sha256:${(0,external_node_crypto_.createHash)("sha256").update(bytes).digest("hex")}`;
    return digest === announcedDigest ? undefined : (0,refusal/* refusal */.x)("DIGEST_MISMATCH", "The file is not the one announced.");
}
function strange(update, { memoryRepository, sourceRun }) {
    const refusals = [];
    if (memoryRepository !== undefined && !isSameName(update.memoryRepository, memoryRepository)) {
        refusals.push((0,refusal/* refusal */.x)("WRONG_REPOSITORY", "The update is for another memory."));
    }
    const { id, repository } = update.sourceRun;
    if (sourceRun && (id !== sourceRun.id || !isSameName(repository, sourceRun.repository))) {
        refusals.push((0,refusal/* refusal */.x)("WRONG_RUN", "The update names another run than the one that sent it."));
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
        told.set(key, (0,refusal/* refusal */.x)(nameOf(finding.rule), `The check finds ${finding.rule} ${where}.`, place));
    }
    return [...told.values()];
}
function nameOf(rule) {
    if (rule.startsWith("secret/"))
        return "SECRET";
    return rule.startsWith("poison/") ? "POISON" : "BREAKS_CHECK";
}


/***/ }),

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

/***/ 2502:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OY: () => (/* binding */ layRecord),
/* harmony export */   gn: () => (/* binding */ withMembers),
/* harmony export */   rh: () => (/* binding */ recordContent)
/* harmony export */ });
/* harmony import */ var _memory_plain_data_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(85742);
/* harmony import */ var _memory_three_way_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(68583);
/* harmony import */ var _parse_edit_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65017);
/* harmony import */ var _parse_open_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(36505);
/* harmony import */ var _merge_lines_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(50948);
/* harmony import */ var _value_edits_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(94377);






function recordContent(path, format, bytes) {
    const file = new _parse_open_file_js__WEBPACK_IMPORTED_MODULE_2__/* .OpenFile */ .T(path, format, bytes);
    const value = file.content(0)?.value;
    if (file.slices.length !== 1 || !(0,_memory_plain_data_js__WEBPACK_IMPORTED_MODULE_4__/* .isMapping */ .p)(value))
        return undefined;
    return { fields: value, body: format === "markdown" ? file.text.slice(file.body) : "" };
}
function withMembers({ fields, body }, members, text) {
    return { fields: assign(fields, members), body: text ?? body };
}
function assign(fields, members) {
    const result = new Map(Object.entries(fields));
    for (const [name, member] of Object.entries(members)) {
        const was = result.get(name);
        if (member === null)
            result.delete(name);
        else
            result.set(name, (0,_memory_plain_data_js__WEBPACK_IMPORTED_MODULE_4__/* .isMapping */ .p)(was) && (0,_memory_plain_data_js__WEBPACK_IMPORTED_MODULE_4__/* .isMapping */ .p)(member) ? assign(was, member) : member);
    }
    return Object.fromEntries(result);
}
function layRecord(path, format, sides) {
    const { base, main, proposed } = sides;
    const merged = (0,_memory_three_way_js__WEBPACK_IMPORTED_MODULE_0__/* .threeWay */ .K)(base.fields, main.fields, proposed.fields);
    const conflicts = merged.conflicts.map(({ pointer, now, wanted }) => ({
        field: pointer.join("."),
        main: now,
        proposed: wanted,
    }));
    let { bytes } = sides;
    for (const edit of (0,_value_edits_js__WEBPACK_IMPORTED_MODULE_3__/* .editsBetween */ .y)(main.fields, merged.value, [])) {
        const edited = applyEdit(path, format, bytes, edit);
        if (!edited)
            return undefined;
        bytes = edited;
    }
    if (proposed.body === main.body || proposed.body === base.body)
        return { bytes, conflicts };
    const lines = (0,_merge_lines_js__WEBPACK_IMPORTED_MODULE_5__/* .mergeLines */ .A)(base.body, main.body, proposed.body);
    if (!lines?.isClean)
        conflicts.push({ field: "body", main: main.body, proposed: proposed.body });
    const body = lines?.value ?? main.body;
    const { text, body: start } = new _parse_open_file_js__WEBPACK_IMPORTED_MODULE_2__/* .OpenFile */ .T(path, format, bytes);
    return { bytes: new TextEncoder().encode(text.slice(0, start) + body), conflicts };
}
function applyEdit(path, format, bytes, edit) {
    const change = (0,_parse_edit_js__WEBPACK_IMPORTED_MODULE_1__/* .editToText */ .vG)(path, format, bytes, { path, document: 0 }, edit);
    return change && new TextEncoder().encode((0,_parse_edit_js__WEBPACK_IMPORTED_MODULE_1__/* .applyTextEdits */ .nz)(Buffer.from(bytes).toString("utf8"), [change]));
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
