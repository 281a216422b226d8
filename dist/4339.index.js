export const id = 4339;
export const ids = [4339];
export const modules = {

/***/ 27156:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ indexChanges)
/* harmony export */ });
/* harmony import */ var _load_git_ids_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36109);
/* harmony import */ var _memory_index_paths_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38500);
/* harmony import */ var _memory_tree_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(85037);



async function indexChanges(tree, { files, root }) {
    const entries = await tree.entries();
    const format = (0,_load_git_ids_js__WEBPACK_IMPORTED_MODULE_0__/* .formatOfId */ .cm)(entries[0]?.oid ?? "");
    const present = new Map(entries.filter(({ path }) => (0,_memory_index_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .isIndexPath */ .oj)(path, root)).map((entry) => [entry.path, entry]));
    const changes = [];
    for (const [path, text] of files) {
        const bytes = Buffer.from(text);
        const entry = present.get(path);
        if (entry?.mode !== "100644" || entry.oid !== (0,_load_git_ids_js__WEBPACK_IMPORTED_MODULE_0__/* .blobId */ .zA)(bytes, format))
            changes.push({ path, bytes });
    }
    for (const path of present.keys())
        if (!files.has(path))
            changes.push({ path, bytes: undefined });
    return changes.sort((a, b) => (0,_memory_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .comparePaths */ .cD)(a.path, b.path));
}


/***/ }),

/***/ 27596:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ indexSource)
/* harmony export */ });
/* harmony import */ var _load_gate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87346);
/* harmony import */ var _load_source_digest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71206);
/* harmony import */ var _memory_user_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(90989);



async function indexSource(repository, tree, options, now) {
    const commit = tree.commit ?? (await headOf(repository, tree, options));
    if (commit === undefined)
        return { time: now };
    const gate = await (0,_load_gate_js__WEBPACK_IMPORTED_MODULE_0__/* .loadGate */ .W)(tree, options);
    return (await sourceCommitOf(repository, gate, commit)) ?? { time: now };
}
function sourceCommitOf(repository, gate, commit) {
    const { layout, isExcluded } = gate;
    const isSource = (path) => path.startsWith(layout.root) && !isExcluded(path) && !layout.isGenerated(path);
    return repository.sourceCommit(isSource, commit);
}
async function headOf(repository, tree, options) {
    const head = await repository.headCommit();
    if (head === undefined)
        return undefined;
    const digestOf = async (each) => (0,_load_source_digest_js__WEBPACK_IMPORTED_MODULE_1__/* .sourceDigest */ .c)(each, await (0,_load_gate_js__WEBPACK_IMPORTED_MODULE_0__/* .loadGate */ .W)(each, options));
    const here = await digestOf(tree);
    const there = await digestOf(await repository.commitTree(head)).catch((error) => {
        if (error instanceof _memory_user_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y)
            return undefined;
        throw error;
    });
    return here === there ? head : undefined;
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

/***/ 55716:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IL: () => (/* binding */ deadlineFiles),
/* harmony export */   pl: () => (/* binding */ monthOfName),
/* harmony export */   tI: () => (/* binding */ deadlineMonth),
/* harmony export */   u6: () => (/* binding */ parsePast)
/* harmony export */ });
/* harmony import */ var _memory_index_paths_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38500);
/* harmony import */ var _memory_tree_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(85037);
/* harmony import */ var _not_local_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(21741);
/* harmony import */ var _shape_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(94483);
/* harmony import */ var _shards_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(55701);





const LAST_TIME = 8.64e15;
function deadlineMonth(since) {
    const month = Math.abs(since) <= LAST_TIME ? new Date(since).toISOString().slice(0, -17) : "+";
    return /^\d{4}-/.test(month) ? month : since < 0 ? "0000-01" : "later";
}
function monthOfName(name) {
    return name.replace(/\.jsonl$|\/$/, "");
}
function deadlineFiles(deadlines) {
    const months = new Map();
    let last;
    for (const deadline of deadlines.toSorted((a, b) => a.since - b.since || (0,_memory_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .comparePaths */ .cD)(a.path, b.path))) {
        if (deadline.since === last?.since && deadline.path === last.path)
            continue;
        last = deadline;
        const month = deadlineMonth(deadline.since);
        const group = months.get(month);
        if (group)
            group.push(deadline);
        else
            months.set(month, [deadline]);
    }
    const files = new Map();
    for (const [month, group] of months) {
        const path = `${_memory_index_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .DEADLINES_FOLDER */ .Xe}/${month}`;
        if (group.length <= _shards_js__WEBPACK_IMPORTED_MODULE_1__/* .LEAF */ .jb) {
            files.set(`${path}.jsonl`, (0,_shards_js__WEBPACK_IMPORTED_MODULE_1__/* .linesOf */ .Dx)(group.map(lineOf)));
            continue;
        }
        const items = group.map((value) => ({ digits: (0,_shards_js__WEBPACK_IMPORTED_MODULE_1__/* .hashDigits */ .ZP)(value.path), value }));
        for (const [shard, text] of (0,_shards_js__WEBPACK_IMPORTED_MODULE_1__/* .makeShards */ .OJ)(items, lineOf, { folder: path }))
            files.set(shard, text);
    }
    return files;
}
function lineOf({ since, path }) {
    const item = [since, path];
    return { order: path, text: JSON.stringify(item) };
}
function parsePast(text, now) {
    const paths = [];
    const lines = text.split("\n");
    if (lines.pop() !== "")
        throw (0,_not_local_js__WEBPACK_IMPORTED_MODULE_3__/* .brokenIndex */ .S)("its deadlines are cut short");
    for (const line of lines) {
        const item = (0,_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .parseJson */ .qF)(line);
        if (!isDeadline(item))
            throw (0,_not_local_js__WEBPACK_IMPORTED_MODULE_3__/* .brokenIndex */ .S)("a line of its deadlines is none");
        const [since, path] = item;
        if (now > since)
            paths.push(path);
    }
    return paths;
}
function isDeadline(item) {
    return Array.isArray(item) && item.length === 2 && (0,_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .isTime */ .K8)(item[0]) && (0,_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .isText */ .KH)(item[1]);
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

/***/ 38107:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ findingFiles),
/* harmony export */   S: () => (/* binding */ parseFindings)
/* harmony export */ });
/* harmony import */ var _memory_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20548);
/* harmony import */ var _memory_index_paths_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38500);
/* harmony import */ var _not_local_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(21741);
/* harmony import */ var _shape_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(94483);
/* harmony import */ var _shards_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(55701);





const MAX_STORED = 16;
const FINDING_LEAF = 32;
function findingFiles(findings, causes) {
    const caused = findings.map((finding) => ({ finding, cause: causes.get(finding.problem) }));
    const counts = new Map();
    for (const { cause } of caused)
        if (cause !== undefined)
            counts.set(cause, (counts.get(cause) ?? 0) + 1);
    const many = new Set([...counts].flatMap(([cause, count]) => (count > MAX_STORED ? [cause] : [])));
    const items = [];
    caused.forEach(({ finding, cause }, index) => {
        if (cause !== undefined && many.has(cause))
            return;
        const { path } = finding.problem.at;
        const order = `${path}\0${String(index).padStart(9, "0")}`;
        const digits = (0,_shards_js__WEBPACK_IMPORTED_MODULE_2__/* .pairDigits */ .$g)(cause ?? path, path);
        items.push({ digits, value: { order, text: JSON.stringify(finding) } });
    });
    for (const cause of many) {
        const item = { cause };
        items.push({ digits: (0,_shards_js__WEBPACK_IMPORTED_MODULE_2__/* .pairDigits */ .$g)(cause, cause), value: { order: `\0${cause}`, text: JSON.stringify(item) } });
    }
    return (0,_shards_js__WEBPACK_IMPORTED_MODULE_2__/* .makeShards */ .OJ)(items, (line) => line, { folder: _memory_index_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .FINDINGS_FOLDER */ .EL, leaf: FINDING_LEAF });
}
function parseFindings(text) {
    const lines = text.split("\n");
    if (lines.pop() !== "")
        throw (0,_not_local_js__WEBPACK_IMPORTED_MODULE_3__/* .brokenIndex */ .S)("its findings are cut short");
    const findings = [];
    const causes = [];
    for (const line of lines) {
        const item = (0,_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .parseJson */ .qF)(line);
        if (isFinding(item))
            findings.push(item);
        else if ((0,_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .isObject */ .Gv)(item) && (0,_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .isText */ .KH)(item["cause"]))
            causes.push(item["cause"]);
        else
            throw (0,_not_local_js__WEBPACK_IMPORTED_MODULE_3__/* .brokenIndex */ .S)("a line of its findings is none");
    }
    return { findings, causes };
}
function isFinding(finding) {
    if (!(0,_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .isObject */ .Gv)(finding) || (finding["by"] !== "file" && finding["by"] !== "graph"))
        return false;
    const { problem, places } = finding;
    if (!isProblem(problem) || !(0,_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .isObject */ .Gv)(places))
        return false;
    const { at, related, edit } = places;
    return (isRange(at) &&
        Array.isArray(related) &&
        related.length === (problem.related ?? []).length &&
        related.every(isRange) &&
        (0,_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .isOptional */ .dK)(edit, (text) => (0,_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .isObject */ .Gv)(text) && (0,_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .isText */ .KH)(text["path"]) && isRange(text["range"]) && (0,_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .isText */ .KH)(text["newText"])));
}
function isProblem(problem) {
    if (!(0,_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .isObject */ .Gv)(problem))
        return false;
    const { rule, message, at, record, subject, severity, suggestion, related, since, until } = problem;
    return ((0,_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .isText */ .KH)(rule) &&
        (0,_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .isText */ .KH)(message) &&
        isAnchor(at) &&
        (0,_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .isOptional */ .dK)(record, _shape_js__WEBPACK_IMPORTED_MODULE_4__/* .isText */ .KH) &&
        (0,_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .isOptional */ .dK)(subject, _shape_js__WEBPACK_IMPORTED_MODULE_4__/* .isText */ .KH) &&
        (0,_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .isOptional */ .dK)(severity, (word) => _memory_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .SEVERITIES */ .oC.some((known) => known === word)) &&
        (0,_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .isOptional */ .dK)(suggestion, isSuggestion) &&
        (0,_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .isOptional */ .dK)(related, (list) => Array.isArray(list) && list.every(isRelated)) &&
        (0,_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .isOptional */ .dK)(since, _shape_js__WEBPACK_IMPORTED_MODULE_4__/* .isTime */ .K8) &&
        (0,_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .isOptional */ .dK)(until, _shape_js__WEBPACK_IMPORTED_MODULE_4__/* .isTime */ .K8));
}
function isSuggestion(suggestion) {
    if (!(0,_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .isObject */ .Gv)(suggestion))
        return false;
    const { message, certain, edit, at } = suggestion;
    return (0,_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .isText */ .KH)(message) && typeof certain === "boolean" && (0,_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .isOptional */ .dK)(at, isAnchor) && (0,_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .isOptional */ .dK)(edit, isEdit);
}
function isEdit(edit) {
    if (!(0,_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .isObject */ .Gv)(edit))
        return false;
    const { kind, pointer, key, range, text } = edit;
    if (kind === "text")
        return isRange(range) && (0,_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .isText */ .KH)(text);
    if (!(0,_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .isPointer */ ._V)(pointer))
        return false;
    if (kind === "insert" || kind === "rename-key")
        return (0,_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .isText */ .KH)(key);
    return kind === "set" || kind === "delete";
}
function isRelated(place) {
    return (0,_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .isObject */ .Gv)(place) && (0,_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .isText */ .KH)(place["message"]) && isAnchor(place["at"]);
}
function isAnchor(anchor) {
    if (!(0,_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .isObject */ .Gv)(anchor))
        return false;
    const { path, document, pointer, part, link, range } = anchor;
    return ((0,_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .isText */ .KH)(path) &&
        (0,_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .isOptional */ .dK)(document, _shape_js__WEBPACK_IMPORTED_MODULE_4__/* .isCount */ .my) &&
        (0,_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .isOptional */ .dK)(pointer, _shape_js__WEBPACK_IMPORTED_MODULE_4__/* .isPointer */ ._V) &&
        (part === undefined || part === "key" || part === "value") &&
        (0,_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .isOptional */ .dK)(link, _shape_js__WEBPACK_IMPORTED_MODULE_4__/* .isCount */ .my) &&
        (0,_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .isOptional */ .dK)(range, isRange));
}
function isRange(range) {
    return (0,_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .isObject */ .Gv)(range) && isPosition(range["start"]) && isPosition(range["end"]);
}
function isPosition(position) {
    return (0,_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .isObject */ .Gv)(position) && (0,_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .isCount */ .my)(position["line"]) && (0,_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .isCount */ .my)(position["column"]);
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

/***/ 47912:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Uo: () => (/* binding */ headOf),
/* harmony export */   WX: () => (/* binding */ findingsOf),
/* harmony export */   hF: () => (/* binding */ renderJson)
/* harmony export */ });
/* harmony import */ var _json_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25714);

function renderJson(report) {
    return (0,_json_text_js__WEBPACK_IMPORTED_MODULE_0__/* .jsonText */ .s)({ ...headOf(report), findings: findingsOf(report) });
}
function headOf(report) {
    const { comparison } = report;
    return {
        schema: "memory-steward.report/v1",
        verdict: report.verdict,
        steward: report.steward,
        root: report.root,
        layout: report.layout,
        sourceDigest: report.sourceDigest,
        ontologyDigest: report.ontologyDigest,
        comparison: comparison && {
            base: comparison.base,
            head: comparison.head,
            mergeBase: comparison.mergeBase,
            conflicts: comparison.conflicts,
        },
        counts: countsOf(report.counts),
        statistics: statisticsOf(report.statistics),
    };
}
function findingsOf({ findings }) {
    return findings.map(findingOf);
}
function countsOf({ error, warning, note, baseline, waived }) {
    return { error, warning, note, baseline, waived };
}
function statisticsOf(statistics) {
    const { nodeKinds, edgeKinds } = statistics;
    return {
        files: statistics.files,
        documents: statistics.documents,
        records: statistics.records,
        notes: statistics.notes,
        ids: statistics.ids,
        edges: statistics.edges,
        parseErrors: statistics.parseErrors,
        nodeKinds: { used: nodeKinds.used, declared: nodeKinds.declared },
        edgeKinds: { used: edgeKinds.used, declared: edgeKinds.declared },
        edgeForms: edgeFormsOf(statistics.edgeForms),
        declarations: statistics.declarations,
        patches: statistics.patches,
        extensions: statistics.extensions,
        classes: Object.fromEntries(Object.entries(statistics.classes)
            .sort(([a], [b]) => (a < b ? -1 : 1))
            .map(([name, counts]) => [name, classOf(counts)])),
    };
}
function classOf(counts) {
    return {
        files: counts.files,
        documents: counts.documents,
        records: counts.records,
        notes: counts.notes,
        patches: counts.patches,
        extensions: counts.extensions,
        ids: counts.ids,
        nodeKinds: counts.nodeKinds,
        edges: counts.edges,
        edgeKinds: counts.edgeKinds,
        edgeForms: edgeFormsOf(counts.edgeForms),
    };
}
function edgeFormsOf({ string, target, attributes, link }) {
    return { string, target, attributes, link };
}
function findingOf(finding) {
    const { suggestion } = finding;
    return {
        rule: finding.rule,
        severity: finding.severity,
        message: finding.message,
        path: finding.path,
        range: rangeOf(finding.range),
        record: finding.record,
        subject: finding.subject,
        fingerprint: finding.fingerprint,
        suggestion: suggestion && {
            message: suggestion.message,
            certain: suggestion.certain,
            edits: suggestion.edits.map(({ path, range, newText }) => ({ path, range: rangeOf(range), newText })),
        },
        related: finding.related.map(({ message, path, range }) => ({ message, path, range: rangeOf(range) })),
        accepted: finding.accepted,
    };
}
function rangeOf({ start, end }) {
    return {
        start: { line: start.line, column: start.column },
        end: { line: end.line, column: end.column },
    };
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

/***/ 69942:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runReindex: () => (/* binding */ runReindex)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/src/commands/index-changes.js
var index_changes = __webpack_require__(27156);
// EXTERNAL MODULE: ./build/src/commands/index-source.js
var index_source = __webpack_require__(27596);
// EXTERNAL MODULE: ./build/src/commands/make-index.js + 7 modules
var make_index = __webpack_require__(22125);
// EXTERNAL MODULE: ./build/src/git/repository.js + 20 modules
var git_repository = __webpack_require__(9204);
// EXTERNAL MODULE: ./build/src/memory/index-paths.js
var index_paths = __webpack_require__(38500);
// EXTERNAL MODULE: ./build/src/memory/user-error.js
var user_error = __webpack_require__(90989);
// EXTERNAL MODULE: ./build/src/report/visible-text.js
var visible_text = __webpack_require__(36672);
// EXTERNAL MODULE: ./build/src/terminal/files-below.js
var files_below = __webpack_require__(37945);
// EXTERNAL MODULE: ./build/src/terminal/gate-options.js
var gate_options = __webpack_require__(91504);
// EXTERNAL MODULE: ./build/src/terminal/output.js
var output = __webpack_require__(15997);
;// CONCATENATED MODULE: ./build/src/terminal/merge-driver.js








const GUARD = "MEMORY_STEWARD_MERGE";
async function mergeIndexFile(dir, files, options) {
    const [result, path] = files;
    if (result === undefined || path === undefined || files.length !== 2) {
        throw new user_error/* UserError */.y("A merge driver needs two files.", "Configure it as `reindex --merge-driver %A %P`");
    }
    if (process.env[GUARD] !== undefined)
        return 0;
    const repository = await (0,git_repository/* openRepository */.h)(dir);
    try {
        const text = await generated(repository, path.slice(repository.prefix.length), (0,gate_options/* gateOptions */.O)(dir, options, repository));
        if (text !== undefined)
            (0,output/* writeFileWhole */.t)((0,external_node_path_.resolve)(result), text);
        else
            process.stderr.write(`${(0,visible_text/* visible */.RK)(path)}: write the index again when the merge is done, by reindex --write.\n`);
        return 0;
    }
    finally {
        await repository.close();
    }
}
async function generated(repository, path, gate) {
    const ours = await repository.headCommit();
    const [theirs, ...more] = Object.keys(process.env).flatMap((name) => /^GITHEAD_([0-9a-f]{40,64})$/.exec(name)?.[1] ?? []);
    if (ours === undefined || theirs === undefined || more.length > 0)
        return undefined;
    process.env[GUARD] = "1";
    const { tree, conflicts } = await repository.mergedTree(ours, theirs);
    if (conflicts.some((each) => !(0,index_paths/* isIndexPath */.oj)(each, rootOf(each))))
        return undefined;
    const times = await Promise.all([ours, theirs].map((head) => repository.sourceCommit(() => true, head)));
    const time = new Date(Math.max(...times.map((commit) => commit?.time.getTime() ?? 0)));
    const { files } = await (0,make_index/* makeIndex */.H)({ tree, root: repository.prefix.replace(/\/$/, ""), gate, source: { time } });
    return files.get(path);
}
function rootOf(path) {
    return path.slice(0, Math.max(0, path.lastIndexOf("indexes/")));
}

// EXTERNAL MODULE: ./build/src/terminal/progress.js
var terminal_progress = __webpack_require__(82327);
;// CONCATENATED MODULE: ./build/src/terminal/reindex.js














async function runReindex(dir, options) {
    if (options.mergeDriver)
        return await mergeIndexFile(dir, options.mergeDriver, options);
    if (!options.write && !options.check) {
        throw new user_error/* UserError */.y("reindex was not told what to do with the index.", "Give --write to write it, or --check to compare it; on the forge the Action's `command: reindex` commits it");
    }
    const repository = await (0,git_repository/* openRepository */.h)(dir);
    const progress = (0,terminal_progress/* progressLine */.o)(process.stderr);
    try {
        const tree = await repository.workingTree();
        const gate = (0,gate_options/* gateOptions */.O)(dir, options, repository);
        const made = await (0,make_index/* makeIndex */.H)({
            tree,
            root: repository.prefix.replace(/\/$/, ""),
            gate,
            source: options.asOf ? { time: options.asOf } : await (0,index_source/* indexSource */.I)(repository, tree, gate, new Date()),
            onProgress: progress.update,
        });
        progress.clear();
        if (options.write) {
            write(dir, made);
            return 0;
        }
        const changes = await (0,index_changes/* indexChanges */._)(tree, made);
        for (const { path, bytes } of changes.slice(0, MAX_NAMED)) {
            process.stdout.write(`${(0,visible_text/* visible */.RK)(path)} ${bytes ? "is not what generating it gives" : "is a file of an older index"}\n`);
        }
        const where = `${made.root}${index_paths/* INDEX_FOLDER */.gt}/`;
        process.stdout.write(changes.length === 0
            ? `The index below ${where} is what generating it gives.\n`
            : `The index below ${where} is not what generating it gives: ${changes.length} files differ. Write it with reindex --write.\n`);
        return changes.length === 0 ? 0 : 1;
    }
    finally {
        progress.clear();
        await repository.close();
    }
}
const MAX_NAMED = 20;
function write(dir, { files, root, declarations }) {
    for (const path of files.keys())
        (0,files_below/* assertWritable */.Bz)(dir, path);
    let written = 0;
    for (const [path, text] of files) {
        if ((0,files_below/* occupant */.oG)(dir, path) === "file" && (0,external_node_fs_.readFileSync)((0,external_node_path_.join)(dir, path), "utf8") === text)
            continue;
        (0,output/* writeFileWhole */.t)((0,external_node_path_.join)(dir, path), text);
        written++;
    }
    const old = filesBelow(dir, root + index_paths/* INDEX_FOLDER */.gt).filter((path) => (0,index_paths/* isIndexPath */.oj)(path, root));
    const gone = old.filter((path) => !files.has(path));
    for (const path of gone)
        (0,external_node_fs_.rmSync)((0,external_node_path_.join)(dir, path));
    process.stdout.write(`Indexed ${declarations} declarations in ${files.size} files below ${root}indexes/: ${written} written, ${gone.length} removed.\n`);
}
function filesBelow(dir, folder) {
    if ((0,files_below/* occupant */.oG)(dir, folder) !== "folder")
        return [];
    return (0,external_node_fs_.readdirSync)((0,external_node_path_.join)(dir, folder), { withFileTypes: true }).flatMap((entry) => {
        const path = `${folder}/${entry.name}`;
        if (entry.isDirectory())
            return filesBelow(dir, path);
        return entry.isFile() ? [path] : [];
    });
}


/***/ })

};
