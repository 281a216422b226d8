export const id = 5594;
export const ids = [5594];
export const modules = {

/***/ 35594:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   renderAnnotations: () => (/* binding */ renderAnnotations)
/* harmony export */ });
/* harmony import */ var _memory_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20548);
/* harmony import */ var _by_design_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(81554);
/* harmony import */ var _repository_path_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(48788);
/* harmony import */ var _selection_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(67230);
/* harmony import */ var _source_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(98551);
/* harmony import */ var _visible_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(36672);
/* harmony import */ var _wording_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(71272);







const LEVELS = { error: "error", warning: "warning", note: "notice" };
const MESSAGE_BYTES = 4096;
function renderAnnotations(report, { perLevel, total } = { perLevel: 10, total: 50 }) {
    const open = report.findings.filter((finding) => finding.accepted === undefined && !(0,_by_design_js__WEBPACK_IMPORTED_MODULE_4__/* .isByDesign */ .Y)(finding));
    const shown = _memory_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .SEVERITIES */ .oC.flatMap((severity) => (0,_selection_js__WEBPACK_IMPORTED_MODULE_1__/* .spread */ .il)(open.filter((finding) => finding.severity === severity), ({ path }) => path).slice(0, perLevel)).slice(0, total);
    return [
        ...shown.map((finding) => command(finding, report.root)),
        `${(0,_wording_js__WEBPACK_IMPORTED_MODULE_3__/* .number */ .ai)(shown.length)} of ${(0,_wording_js__WEBPACK_IMPORTED_MODULE_3__/* .number */ .ai)(open.length)} findings shown as annotations, worst first.`,
    ];
}
function command(finding, root) {
    const { start, end } = finding.range;
    const properties = [
        ["file", (0,_visible_text_js__WEBPACK_IMPORTED_MODULE_2__/* .visible */ .RK)((0,_repository_path_js__WEBPACK_IMPORTED_MODULE_5__/* .repositoryPath */ .S)(root, finding.path))],
        ["line", String(start.line)],
        ["endLine", String((0,_source_text_js__WEBPACK_IMPORTED_MODULE_6__/* .lastLineOf */ .S)(finding.range))],
    ];
    if (start.line === end.line) {
        properties.push(["col", String(start.column)], ["endColumn", String(Math.max(start.column, end.column - 1))]);
    }
    properties.push(["title", (0,_visible_text_js__WEBPACK_IMPORTED_MODULE_2__/* .visibleStart */ .db)(finding.rule, 200)]);
    const list = properties.map(([name, value]) => `${name}=${escapeProperty(value)}`).join(",");
    return `::${LEVELS[finding.severity]} ${list}::${escapeData(messageOf(finding))}`;
}
function messageOf({ message, suggestion, record }) {
    const rest = [
        ...(suggestion ? [`\nMend: ${(0,_visible_text_js__WEBPACK_IMPORTED_MODULE_2__/* .clipBytes */ .Wp)((0,_visible_text_js__WEBPACK_IMPORTED_MODULE_2__/* .visible */ .RK)(suggestion.message), 1000)}`] : []),
        ...(record === undefined ? [] : [`\nRecord: ${(0,_visible_text_js__WEBPACK_IMPORTED_MODULE_2__/* .clipBytes */ .Wp)((0,_visible_text_js__WEBPACK_IMPORTED_MODULE_2__/* .visible */ .RK)(record), 400)}`]),
    ].join("");
    return (0,_visible_text_js__WEBPACK_IMPORTED_MODULE_2__/* .clipBytes */ .Wp)((0,_visible_text_js__WEBPACK_IMPORTED_MODULE_2__/* .visible */ .RK)(message), MESSAGE_BYTES - Buffer.byteLength(rest)) + rest;
}
function escapeData(text) {
    return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}
function escapeProperty(text) {
    return escapeData(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}


/***/ }),

/***/ 81554:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ isByDesign)
/* harmony export */ });
function isByDesign({ rule, severity }) {
    return rule === "index/stale" && severity === "note";
}


/***/ }),

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

/***/ 67230:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lt: () => (/* binding */ select),
/* harmony export */   il: () => (/* binding */ spread),
/* harmony export */   y9: () => (/* binding */ byFile)
/* harmony export */ });
/* harmony import */ var _memory_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20548);

const PLACES_KEPT = 10;
function select(findings, limits) {
    const causes = new Map();
    const candidates = [];
    for (const finding of [...findings].sort(_memory_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .compareWorstFirst */ .bu)) {
        const cause = finding.subject ?? finding.message;
        const key = JSON.stringify([finding.severity, finding.rule, cause]);
        let entry = causes.get(key);
        if (!entry)
            causes.set(key, (entry = { seen: 0, rest: [], leftOut: 0, sample: finding, cause }));
        if (entry.seen++ < limits.repeats)
            candidates.push(finding);
        else {
            entry.leftOut++;
            if (entry.rest.length < PLACES_KEPT)
                entry.rest.push(finding);
        }
    }
    const shown = spread(candidates, (finding) => finding.rule).slice(0, limits.findings);
    const repeats = [...causes.values()]
        .filter(({ leftOut }) => leftOut > 0)
        .sort((a, b) => bySeverity(a.sample, b.sample) || b.leftOut - a.leftOut || (0,_memory_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .compareFindings */ .Eg)(a.sample, b.sample))
        .map(({ sample, cause, leftOut, rest }) => ({
        rule: sample.rule,
        severity: sample.severity,
        cause,
        leftOut,
        first: rest,
    }));
    const repeated = findings.length - candidates.length;
    return { shown, repeats, repeated, beyond: candidates.length - shown.length, total: findings.length };
}
function spread(findings, groupOf) {
    const turns = new Map();
    return [...findings]
        .sort(_memory_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .compareWorstFirst */ .bu)
        .map((finding) => {
        const key = `${finding.severity} ${groupOf(finding)}`;
        const turn = turns.get(key) ?? 0;
        turns.set(key, turn + 1);
        return { finding, turn };
    })
        .sort((a, b) => bySeverity(a.finding, b.finding) || a.turn - b.turn || (0,_memory_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .compareFindings */ .Eg)(a.finding, b.finding))
        .map(({ finding }) => finding);
}
function byFile(findings) {
    const files = new Map();
    for (const finding of [...findings].sort(_memory_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .compareWorstFirst */ .bu)) {
        const list = files.get(finding.path);
        if (list)
            list.push(finding);
        else
            files.set(finding.path, [finding]);
    }
    return [...files].map(([path, list]) => [path, list.sort(_memory_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .compareFindings */ .Eg)]);
}
function bySeverity(left, right) {
    return _memory_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .SEVERITIES */ .oC.indexOf(left.severity) - _memory_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .SEVERITIES */ .oC.indexOf(right.severity);
}


/***/ }),

/***/ 98551:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ SourceText),
/* harmony export */   S: () => (/* binding */ lastLineOf)
/* harmony export */ });
class SourceText {
    #text;
    #starts = [0];
    constructor(text) {
        this.#text = text;
        for (let at = text.indexOf("\n"); at !== -1; at = text.indexOf("\n", at + 1))
            this.#starts.push(at + 1);
    }
    get lineCount() {
        return this.#starts.length;
    }
    line(line) {
        const start = this.#starts[line - 1];
        if (start === undefined)
            return undefined;
        const next = this.#starts[line];
        const end = next === undefined ? this.#text.length : next - 1;
        return this.#text.slice(start, this.#text[end - 1] === "\r" && next !== undefined ? end - 1 : end);
    }
}
function lastLineOf({ start, end }) {
    return end.column === 1 && end.line > start.line ? end.line - 1 : Math.max(start.line, end.line);
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
