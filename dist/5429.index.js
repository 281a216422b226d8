export const id = 5429;
export const ids = [5429];
export const modules = {

/***/ 48788:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ encodePath),
/* harmony export */   S: () => (/* binding */ repositoryPath)
/* harmony export */ });
function repositoryPath(root, path) {
    return root === "" ? path : `${root}/${path}`;
}
function encodePath(path) {
    return path
        .replace(/\p{Cs}/gu, "\uFFFD")
        .split("/")
        .map((segment) => encodeURIComponent(segment).replace(/[!'()*~]/g, percent))
        .join("/");
}
function percent(character) {
    return `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
}


/***/ }),

/***/ 25429:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  renderSarif: () => (/* binding */ renderSarif)
});

// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(38522);
// EXTERNAL MODULE: ./build/src/memory/finding.js
var finding = __webpack_require__(20548);
// EXTERNAL MODULE: ./build/src/report/json-text.js
var json_text = __webpack_require__(25714);
// EXTERNAL MODULE: ./build/src/report/repository-path.js
var repository_path = __webpack_require__(48788);
// EXTERNAL MODULE: ./build/src/report/visible-text.js
var visible_text = __webpack_require__(36672);
;// CONCATENATED MODULE: ./build/src/report/sarif-result.js


const MESSAGE_LIMIT = 1000;
const NAME_LIMIT = 300;
const RELATED_LIMIT = 100;
const FIX_LIMIT = 10_000;
function sarifResult(finding, ruleIndex, root) {
    const { rule, severity, message, path, range, record, suggestion, related, accepted, fingerprint } = finding;
    return {
        ruleId: rule,
        ruleIndex,
        level: severity,
        message: { text: plain(suggestion ? `${sentence(message)} ${suggestion.message}` : message) },
        locations: [
            {
                physicalLocation: physicalLocation(root, path, range),
                ...(record !== undefined && {
                    logicalLocations: [{ fullyQualifiedName: (0,visible_text/* visibleStart */.db)(record, NAME_LIMIT), kind: "record" }],
                }),
            },
        ],
        ...(related.length > 0 && {
            relatedLocations: related.slice(0, RELATED_LIMIT).map((place, index) => ({
                id: index + 1,
                message: { text: plain(place.message) },
                physicalLocation: physicalLocation(root, place.path, place.range),
            })),
        }),
        partialFingerprints: { "memorySteward/v1": fingerprint },
        ...(suggestion && isShort(suggestion.edits) && { fixes: [fixOf(suggestion.message, suggestion.edits, root)] }),
        ...(accepted && {
            suppressions: [
                {
                    kind: "external",
                    status: "accepted",
                    justification: accepted === "baseline" ? "In the baseline." : "Waived.",
                },
            ],
        }),
    };
}
function plain(text) {
    return (0,visible_text/* visibleStart */.db)(text, MESSAGE_LIMIT).replace(/\](?=\()/g, "] ");
}
function sentence(text) {
    return /[.!?]$/.test(text) ? text : `${text}.`;
}
function physicalLocation(root, path, range) {
    return { artifactLocation: artifactLocation(root, path), region: regionOf(range) };
}
function artifactLocation(root, path) {
    return { uri: (0,repository_path/* encodePath */.O)((0,repository_path/* repositoryPath */.S)(root, path)), uriBaseId: "%SRCROOT%" };
}
function regionOf({ start, end }) {
    return { startLine: start.line, startColumn: start.column, endLine: end.line, endColumn: end.column };
}
function isShort(edits) {
    return edits.length > 0 && edits.reduce((sum, { newText }) => sum + newText.length, 0) <= FIX_LIMIT;
}
function fixOf(message, edits, root) {
    const byPath = new Map();
    for (const edit of edits) {
        const list = byPath.get(edit.path);
        if (list)
            list.push(edit);
        else
            byPath.set(edit.path, [edit]);
    }
    return {
        description: { text: plain(message) },
        artifactChanges: [...byPath].map(([path, list]) => ({
            artifactLocation: artifactLocation(root, path),
            replacements: list.map(({ range, newText }) => ({
                deletedRegion: regionOf(range),
                ...(newText !== "" && { insertedContent: { text: newText } }),
            })),
        })),
    };
}

// EXTERNAL MODULE: ./build/src/report/wording.js
var wording = __webpack_require__(71272);
;// CONCATENATED MODULE: ./build/src/report/sarif.js





const GITHUB_LIMITS = { results: 25_000, gzipBytes: 10_000_000 };
function renderSarif(report, rules, limits = GITHUB_LIMITS) {
    let count = Math.min(limits.results, report.findings.length);
    for (;;) {
        const text = sarifText(report, rules, count);
        if (count === 0 || text.length * 3 <= limits.gzipBytes)
            return text;
        const size = (0,external_node_zlib_.gzipSync)(text).length;
        if (size <= limits.gzipBytes)
            return text;
        count = Math.floor(count * Math.min(0.9, (limits.gzipBytes / size) * 0.95));
    }
}
function sarifText(report, rules, count) {
    const shown = [...report.findings].sort(finding/* compareWorstFirst */.bu).slice(0, count);
    const descriptors = rules.map(descriptorOf);
    const indexes = new Map(rules.map(({ id }, index) => [id, index]));
    for (const { rule } of shown) {
        if (!indexes.has(rule))
            indexes.set(rule, descriptors.push({ id: rule }) - 1);
    }
    const log = {
        $schema: "https://json.schemastore.org/sarif-2.1.0.json",
        version: "2.1.0",
        runs: [
            {
                tool: {
                    driver: {
                        name: "memory-steward",
                        semanticVersion: report.steward,
                        informationUri: "https://github.com/memory-steward/memory-steward",
                        rules: descriptors,
                    },
                },
                columnKind: "utf16CodeUnits",
                invocations: [
                    { executionSuccessful: true, toolExecutionNotifications: notifications(count, report.findings.length) },
                ],
                results: shown.map((finding) => sarifResult(finding, indexes.get(finding.rule) ?? -1, report.root)),
            },
        ],
    };
    return (0,json_text/* jsonText */.s)(log, 1);
}
function descriptorOf(rule) {
    const { documentation } = rule;
    const page = documentation?.startsWith("https://") ? documentation : undefined;
    const descriptor = {
        id: rule.id,
        shortDescription: { text: rule.title },
        fullDescription: { text: rule.rationale },
        help: {
            text: `${rule.rationale}\n\nMend: ${rule.remedy}`,
            markdown: `${rule.rationale}\n\n**Mend.** ${rule.remedy}${page ? `\n\n[Documentation](${page})` : ""}`,
        },
        ...(page !== undefined && { helpUri: page }),
        defaultConfiguration: { level: rule.severity },
        properties: { tags: ["memory", rule.id.split("/", 1)[0] ?? rule.id] },
    };
    return descriptor;
}
function notifications(shown, total) {
    if (shown === total)
        return [];
    const text = `${(0,wording/* number */.ai)(shown)} of ${(0,wording/* number */.ai)(total)} findings are in this file, the worst first; the limits of the format's readers leave no room for the others.`;
    return [{ level: "warning", message: { text } }];
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


/***/ })

};
