export const id = 3067;
export const ids = [3067];
export const modules = {

/***/ 5279:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ generatedFiles)
/* harmony export */ });
/* harmony import */ var _indexes_committed_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(41153);
/* harmony import */ var _load_source_digest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71206);
/* harmony import */ var _memory_index_paths_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38500);
/* harmony import */ var _memory_tree_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(85037);
/* harmony import */ var _memory_tree_lookup_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15280);





async function generatedFiles(tree, gate) {
    const lookup = new _memory_tree_lookup_js__WEBPACK_IMPORTED_MODULE_2__/* .TreeLookup */ .Tg(tree);
    const entry = (await lookup.file(gate.layout.root + _memory_index_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .DOOR_PATH */ .Fw)) ?? (await lookup.file(gate.layout.root + _memory_index_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .ONTOLOGY_REPORT_PATH */ .BN));
    if (!entry)
        return [];
    const digests = { sourceDigest: await (0,_load_source_digest_js__WEBPACK_IMPORTED_MODULE_0__/* .sourceDigest */ .c)(tree, gate), ontologyDigest: gate.ontologyDigest };
    return [{ path: entry.path, stale: (0,_indexes_committed_index_js__WEBPACK_IMPORTED_MODULE_3__/* .isStale */ .Q)(await (0,_memory_tree_js__WEBPACK_IMPORTED_MODULE_4__/* .readFile */ .TA)(tree, entry), digests) }];
}


/***/ }),

/***/ 3516:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ misnamedRules)
/* harmony export */ });
/* harmony import */ var _rules_judge_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74041);
/* harmony import */ var _rules_nearest_name_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(63835);
/* harmony import */ var _rules_registry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5039);



function misnamedRules(gate) {
    const problems = [];
    for (const { rule, at } of gate.severitySettings) {
        const found = (0,_rules_judge_js__WEBPACK_IMPORTED_MODULE_0__/* .findRule */ .Il)(rule);
        if (!found)
            problems.push({ rule: "gate/invalid-file", message: noSuchRule(rule), at, subject: rule });
        else if (found.locked === true) {
            problems.push({
                rule: "gate/invalid-file",
                message: `No setting moves ${rule}: it stays an error unless a waiver accepts one finding.`,
                at,
                subject: rule,
            });
        }
    }
    for (const { rule, path, pointer } of gate.waivers) {
        if ((0,_rules_judge_js__WEBPACK_IMPORTED_MODULE_0__/* .findRule */ .Il)(rule))
            continue;
        const at = { path, document: 0, pointer: [...pointer, "rule"] };
        problems.push({ rule: "gate/invalid-file", message: noSuchRule(rule), at, subject: `waiver ${rule}` });
    }
    return problems;
}
function noSuchRule(rule) {
    const nearest = (0,_rules_nearest_name_js__WEBPACK_IMPORTED_MODULE_2__/* .nearestName */ .q)(rule, _rules_registry_js__WEBPACK_IMPORTED_MODULE_1__/* .RULES */ .y.map(({ id }) => id));
    return `There is no rule "${rule}"${nearest ? `; did you mean ${nearest.name}?` : "."}`;
}


/***/ }),

/***/ 32376:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ reportOf)
/* harmony export */ });
/* harmony import */ var _statistics_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98589);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82792);


function reportOf({ root, gate, sourceDigest, tallies, findings, comparison }) {
    const open = findings.filter(({ accepted }) => accepted === undefined);
    const count = (severity) => open.filter((finding) => finding.severity === severity).length;
    const counts = {
        error: count("error"),
        warning: count("warning"),
        note: count("note"),
        baseline: findings.filter(({ accepted }) => accepted === "baseline").length,
        waived: findings.filter(({ accepted }) => accepted === "waived").length,
    };
    return {
        verdict: counts.error > 0 ? "fail" : "pass",
        steward: _version_js__WEBPACK_IMPORTED_MODULE_1__/* .STEWARD_VERSION */ .m,
        root,
        layout: gate.layout.name,
        sourceDigest,
        ontologyDigest: gate.ontologyDigest,
        ...(comparison && {
            comparison: {
                base: comparison.target.commit ?? comparison.target.label,
                head: comparison.head.commit ?? comparison.head.label,
                mergeBase: comparison.mergeBase,
                conflicts: comparison.conflicts,
            },
        }),
        counts,
        statistics: (0,_statistics_js__WEBPACK_IMPORTED_MODULE_0__/* .statisticsOf */ .jm)(tallies, gate),
        findings,
    };
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

/***/ 98589:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Es: () => (/* binding */ countIds),
/* harmony export */   MP: () => (/* binding */ talliesOf),
/* harmony export */   jm: () => (/* binding */ statisticsOf)
/* harmony export */ });
/* harmony import */ var _indexes_tallies_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7605);
/* harmony import */ var _load_read_memory_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51989);


function talliesOf(memory, graph) {
    const tallies = new _indexes_tallies_js__WEBPACK_IMPORTED_MODULE_1__/* .Tallies */ .T();
    for (const file of memory.files.values()) {
        tallies.addFile(file.className, file.documents, file.declarations, (0,_load_read_memory_js__WEBPACK_IMPORTED_MODULE_0__/* .isBroken */ .Qr)(file));
    }
    countIds(tallies, graph);
    return tallies;
}
function countIds(tallies, graph) {
    const orphans = new Map();
    for (const declaration of graph.declarations) {
        const { id, role } = declaration;
        if (role !== "patch" || id === undefined || graph.records.has(id))
            continue;
        const group = orphans.get(id);
        if (group)
            group.push(declaration);
        else
            orphans.set(id, [declaration]);
    }
    for (const { declarations } of graph.records.values())
        tallies.addId(declarations);
    for (const declarations of orphans.values())
        tallies.addId(declarations);
}
function statisticsOf(tallies, { ontology }) {
    const total = tallies.all.statistics();
    const classes = [...tallies.classes()].map(([name, tally]) => [name, tally.statistics()]);
    return {
        ...total,
        nodeKinds: { used: total.nodeKinds, declared: ontology.nodeKinds.size },
        edgeKinds: { used: total.edgeKinds, declared: ontology.edgeKinds.size },
        parseErrors: tallies.parseErrors,
        declarations: total.records + total.patches,
        classes: Object.fromEntries(classes),
    };
}


/***/ }),

/***/ 41153:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ isStale),
/* harmony export */   d: () => (/* binding */ builtFrom)
/* harmony export */ });
/* harmony import */ var _door_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(112);
/* harmony import */ var _shape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94483);


const REPORT_FORMAT = "memory-steward.report/v1";
function isStale(bytes, current) {
    const file = read(bytes);
    return ((file["schema"] !== REPORT_FORMAT && file["schema"] !== _door_js__WEBPACK_IMPORTED_MODULE_0__/* .INDEX_FORMAT */ .B7) ||
        file["sourceDigest"] !== current.sourceDigest ||
        file["ontologyDigest"] !== current.ontologyDigest);
}
function builtFrom(bytes) {
    const { generatedAt, sourceCommit } = read(bytes);
    const time = new Date((0,_shape_js__WEBPACK_IMPORTED_MODULE_1__/* .isText */ .KH)(generatedAt) ? Date.parse(generatedAt) : NaN);
    if (Number.isNaN(time.getTime()))
        return undefined;
    return { time, ...((0,_shape_js__WEBPACK_IMPORTED_MODULE_1__/* .isText */ .KH)(sourceCommit) && { commit: sourceCommit }) };
}
function read(bytes) {
    const value = (0,_shape_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJson */ .qF)(new TextDecoder().decode(bytes));
    return (0,_shape_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(value) ? value : {};
}


/***/ }),

/***/ 112:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B7: () => (/* binding */ INDEX_FORMAT),
/* harmony export */   EG: () => (/* binding */ isSharded),
/* harmony export */   Tc: () => (/* binding */ timeText),
/* harmony export */   Un: () => (/* binding */ parseDoor)
/* harmony export */ });
/* harmony import */ var _shape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94483);

const INDEX_FORMAT = "memory-steward.graph-index/v2";
function isSharded(door) {
    return door.tallies !== undefined && door.editCharacters !== undefined;
}
function timeText(time) {
    return `${time.toISOString().slice(0, -5)}Z`;
}
function parseDoor(text) {
    const door = (0,_shape_js__WEBPACK_IMPORTED_MODULE_0__/* .parseJson */ .qF)(text);
    return isDoor(door) ? door : undefined;
}
function isDoor(door) {
    if (!(0,_shape_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(door) || door["schema"] !== INDEX_FORMAT)
        return false;
    const { steward, generatedAt, sourceCommit, sourceDigest, ontologyDigest, generatedDigest, gateDigest } = door;
    const { contents, withheld, editCharacters, tallies } = door;
    return ([steward, sourceDigest, ontologyDigest, generatedDigest, gateDigest].every(_shape_js__WEBPACK_IMPORTED_MODULE_0__/* .isText */ .KH) &&
        (0,_shape_js__WEBPACK_IMPORTED_MODULE_0__/* .isText */ .KH)(generatedAt) &&
        Number.isFinite(Date.parse(generatedAt)) &&
        (0,_shape_js__WEBPACK_IMPORTED_MODULE_0__/* .isOptional */ .dK)(sourceCommit, _shape_js__WEBPACK_IMPORTED_MODULE_0__/* .isText */ .KH) &&
        (0,_shape_js__WEBPACK_IMPORTED_MODULE_0__/* .isOptional */ .dK)(withheld, _shape_js__WEBPACK_IMPORTED_MODULE_0__/* .isCount */ .my) &&
        (0,_shape_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(contents) &&
        Object.values(contents).every(_shape_js__WEBPACK_IMPORTED_MODULE_0__/* .isText */ .KH) &&
        (0,_shape_js__WEBPACK_IMPORTED_MODULE_0__/* .isOptional */ .dK)(editCharacters, _shape_js__WEBPACK_IMPORTED_MODULE_0__/* .isCount */ .my) &&
        (0,_shape_js__WEBPACK_IMPORTED_MODULE_0__/* .isOptional */ .dK)(tallies, isTallies));
}
function isTallies(tallies) {
    return ((0,_shape_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(tallies) &&
        isTally(tallies["all"]) &&
        (0,_shape_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(tallies["classes"]) &&
        Object.values(tallies["classes"]).every(isTally) &&
        (0,_shape_js__WEBPACK_IMPORTED_MODULE_0__/* .isCount */ .my)(tallies["parseErrors"]));
}
function isTally(tally) {
    if (!(0,_shape_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(tally))
        return false;
    const { files, documents, ids, roles, forms, nodeKinds, edgeKinds } = tally;
    return ([files, documents, ids].every(_shape_js__WEBPACK_IMPORTED_MODULE_0__/* .isCount */ .my) &&
        [roles, forms, nodeKinds, edgeKinds].every((counts) => (0,_shape_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(counts) && Object.values(counts).every(_shape_js__WEBPACK_IMPORTED_MODULE_0__/* .isCount */ .my)));
}


/***/ }),

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


/***/ })

};
