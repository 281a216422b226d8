export const id = 1637;
export const ids = [1637];
export const modules = {

/***/ 27110:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   editedIndexFiles: () => (/* binding */ editedIndexFiles)
/* harmony export */ });
/* harmony import */ var _indexes_committed_index_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(41153);
/* harmony import */ var _load_git_ids_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36109);
/* harmony import */ var _memory_index_paths_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38500);
/* harmony import */ var _memory_tree_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(85037);
/* harmony import */ var _memory_tree_lookup_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(15280);
/* harmony import */ var _memory_user_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(90989);
/* harmony import */ var _make_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(22125);







const MAX_EDITED = 20;
async function editedIndexFiles(change, gate) {
    const { base, judged, root, options } = change;
    const [before, after] = await Promise.all([base, judged].map((tree) => indexEntries(tree, gate)));
    if (!before || !after)
        return [];
    const touched = [...new Set([...before.keys(), ...after.keys()])].filter((path) => {
        const [was, is] = [before.get(path), after.get(path)];
        return was?.oid !== is?.oid || was?.mode !== is?.mode;
    });
    if (touched.length === 0)
        return [];
    const expected = await generate({ tree: judged, root, gate: options }, gate);
    const format = (0,_load_git_ids_js__WEBPACK_IMPORTED_MODULE_0__/* .formatOfId */ .cm)([...after.values(), ...before.values()][0]?.oid ?? "");
    return touched
        .filter((path) => {
        const text = expected?.get(path);
        const is = after.get(path);
        if (text === undefined)
            return expected === undefined || is !== undefined;
        return is?.mode !== "100644" || is.oid !== (0,_load_git_ids_js__WEBPACK_IMPORTED_MODULE_0__/* .blobId */ .zA)(Buffer.from(text), format);
    })
        .sort(_memory_tree_js__WEBPACK_IMPORTED_MODULE_4__/* .comparePaths */ .cD)
        .slice(0, MAX_EDITED)
        .map((path) => ({ path, edited: after.has(path) ? "written" : "removed" }));
}
async function generate(input, gate) {
    const lookup = new _memory_tree_lookup_js__WEBPACK_IMPORTED_MODULE_5__/* .TreeLookup */ .Tg(input.tree);
    let source = { time: new Date(0) };
    for (const path of [_memory_index_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .ONTOLOGY_REPORT_PATH */ .BN, _memory_index_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .DOOR_PATH */ .Fw]) {
        const entry = await lookup.file(gate.layout.root + path);
        if (entry)
            source = (0,_indexes_committed_index_js__WEBPACK_IMPORTED_MODULE_6__/* .builtFrom */ .d)(await (0,_memory_tree_js__WEBPACK_IMPORTED_MODULE_4__/* .readFile */ .TA)(input.tree, entry)) ?? source;
    }
    try {
        return (await (0,_make_index_js__WEBPACK_IMPORTED_MODULE_3__/* .makeIndex */ .H)({ ...input, source })).files;
    }
    catch (error) {
        if (error instanceof _memory_user_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y)
            return undefined;
        throw error;
    }
}
async function indexEntries(tree, { layout }) {
    const entries = (await tree.entries()).filter(({ path }) => (0,_memory_index_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .isIndexPath */ .oj)(path, layout.root));
    return new Map(entries.map((entry) => [entry.path, entry]));
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


/***/ })

};
