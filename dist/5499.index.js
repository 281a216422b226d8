export const id = 5499;
export const ids = [5499];
export const modules = {

/***/ 93068:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ guardedOf)
/* harmony export */ });
/* harmony import */ var _memory_guarded_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(641);
/* harmony import */ var _memory_graph_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76961);


async function guardedOf({ judgement, report }) {
    const { change, graph, elsewhere } = judgement;
    const graphs = change ? [change.before, graph] : [graph];
    if (!elsewhere)
        return (0,_memory_guarded_js__WEBPACK_IMPORTED_MODULE_0__/* .guardedRecords */ .F)(graphs);
    const read = new Set(graphs.flatMap(({ declarations }) => declarations.map(({ path }) => path)));
    const unread = report.findings.filter(({ path }) => !read.has(path) && !judgement.memory.files.has(path));
    const declared = await elsewhere(unread);
    const known = new Set(declared.map(({ path }) => path));
    const { ids, paths } = (0,_memory_guarded_js__WEBPACK_IMPORTED_MODULE_0__/* .guardedRecords */ .F)([...graphs, new _memory_graph_js__WEBPACK_IMPORTED_MODULE_1__/* .Graph */ .T(declared)]);
    const unknown = unread.map(({ path }) => path).filter((path) => !known.has(path));
    return { ids, paths: new Set([...paths, ...unknown]) };
}


/***/ }),

/***/ 35594:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ renderAnnotations)
/* harmony export */ });
/* harmony import */ var _memory_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20548);
/* harmony import */ var _repository_path_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(48788);
/* harmony import */ var _selection_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(67230);
/* harmony import */ var _source_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(98551);
/* harmony import */ var _visible_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(36672);
/* harmony import */ var _wording_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(71272);






const LEVELS = { error: "error", warning: "warning", note: "notice" };
const MESSAGE_BYTES = 4096;
function renderAnnotations(report, { perLevel, total } = { perLevel: 10, total: 50 }) {
    const open = report.findings.filter(({ accepted }) => accepted === undefined);
    const shown = _memory_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .SEVERITIES */ .oC.flatMap((severity) => (0,_selection_js__WEBPACK_IMPORTED_MODULE_1__/* .spread */ .il)(open.filter((finding) => finding.severity === severity), ({ path }) => path).slice(0, perLevel)).slice(0, total);
    return [
        ...shown.map((finding) => command(finding, report.root)),
        `${(0,_wording_js__WEBPACK_IMPORTED_MODULE_3__/* .number */ .ai)(shown.length)} of ${(0,_wording_js__WEBPACK_IMPORTED_MODULE_3__/* .number */ .ai)(open.length)} findings shown as annotations, worst first.`,
    ];
}
function command(finding, root) {
    const { start, end } = finding.range;
    const properties = [
        ["file", (0,_visible_text_js__WEBPACK_IMPORTED_MODULE_2__/* .visible */ .RK)((0,_repository_path_js__WEBPACK_IMPORTED_MODULE_4__/* .repositoryPath */ .S)(root, finding.path))],
        ["line", String(start.line)],
        ["endLine", String((0,_source_text_js__WEBPACK_IMPORTED_MODULE_5__/* .lastLineOf */ .S)(finding.range))],
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

/***/ 34003:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DV: () => (/* binding */ codeBlock),
/* harmony export */   FV: () => (/* binding */ escapeMarkdown),
/* harmony export */   Hj: () => (/* binding */ escapeWithin),
/* harmony export */   MZ: () => (/* binding */ codeCell),
/* harmony export */   SS: () => (/* binding */ codeSpan),
/* harmony export */   aV: () => (/* binding */ proseLine),
/* harmony export */   kG: () => (/* binding */ proseParts),
/* harmony export */   qy: () => (/* binding */ proseCell),
/* harmony export */   sP: () => (/* binding */ BREAK)
/* harmony export */ });
/* harmony import */ var _visible_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36672);

const BREAK = "\u200B";
const LIVE = [
    [/@/g, `@${BREAK}`],
    [/#/g, `#${BREAK}`],
    [/\b(GH)-/gi, `$1${BREAK}-`],
    [/:(?=\/\/)/g, `:${BREAK}`],
    [/\b(www)\./gi, `$1${BREAK}.`],
    [/:(?=[\w+-]+:)/g, `:${BREAK}`],
];
const COMMIT_ID = /\b[0-9a-f]{7,40}\b/gi;
const COMMIT_ID_PIECE = /.{6}(?=.)/g;
const SYNTAX = /[\\`*_{}[\]<>&!|~$^#@]/g;
const BLOCK_START = /^(?:[-+=]|\d{1,9}(?=[.)]))/;
function escapeMarkdown(text) {
    let result = (0,_visible_text_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(text).trim();
    for (const [pattern, replacement] of LIVE)
        result = result.replace(pattern, replacement);
    return result
        .replace(COMMIT_ID, (id) => id.replace(COMMIT_ID_PIECE, `$&${BREAK}`))
        .replace(SYNTAX, entity)
        .replace(BLOCK_START, (start) => entity(start.slice(0, 1)) + start.slice(1));
}
function entity(character) {
    return `&#${character.charCodeAt(0)};`;
}
function codeSpan(text) {
    const content = (0,_visible_text_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(text);
    if (content.trim() === "")
        return '`""`';
    const fence = "`".repeat(longestRun(content) + 1);
    const pad = /^[` ]|[` ]$/.test(content) ? " " : "";
    return fence + pad + content + pad + fence;
}
function codeCell(text) {
    return codeSpan(text.replaceAll("|", "\\x7C"));
}
const ID = /^[\p{L}\p{N}][\p{L}\p{N}.-]*:[\p{L}\p{N}][^\s]*$/u;
const PATH = /^(?=[^.-]*[.-])[\w.-]+(?:\/[\w.-]+)+$/;
const COMMIT_LIKE = /\b(?=[a-f]*\d)[0-9a-f]{7,40}\b/i;
const OPENING = /^["'(]*/;
const CLOSING = /["'),.;:!?]*$/;
function proseCell(text) {
    return markdownOf(proseParts(text), codeCell);
}
function proseLine(text) {
    return markdownOf(proseParts(text), codeSpan);
}
function proseParts(text) {
    const parts = [];
    let prose = "";
    for (const [at, word] of (0,_visible_text_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(text).trim().split(" ").entries()) {
        if (at > 0)
            prose += " ";
        const found = codeIn(word);
        if (!found)
            prose += word;
        else {
            parts.push({ text: prose + found.before, isCode: false }, { text: found.core, isCode: true });
            prose = found.after;
        }
    }
    return [...parts, { text: prose, isCode: false }].filter((part) => part.text !== "");
}
function codeIn(word) {
    const opening = OPENING.exec(word)?.[0] ?? "";
    const closing = CLOSING.exec(word.slice(opening.length))?.[0] ?? "";
    const core = word.slice(opening.length, word.length - closing.length);
    const isLive = LIVE.some(([pattern]) => core.search(pattern) !== -1);
    if (!isLive && !ID.test(core) && !PATH.test(core) && !COMMIT_LIKE.test(core))
        return undefined;
    const isQuoted = opening.endsWith('"') && closing.startsWith('"');
    const [before, after] = isQuoted ? [opening.slice(0, -1), closing.slice(1)] : [opening, closing];
    return { before, core, after };
}
function markdownOf(parts, code) {
    return parts.map(({ text, isCode }) => (isCode ? code(text) : escapeWithin(text))).join("");
}
function escapeWithin(text) {
    const shown = (0,_visible_text_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(text);
    if (shown.trim() === "")
        return shown === "" ? "" : " ";
    const [before, after] = [/^\s/.test(shown) ? " " : "", /\s$/.test(shown) ? " " : ""];
    return before + escapeMarkdown(shown) + after;
}
function codeBlock(language, lines) {
    const content = lines.map(_visible_text_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK);
    const fence = "`".repeat(Math.max(3, ...content.map((line) => longestRun(line) + 1)));
    return [fence + language, ...content, fence].join("\n");
}
function longestRun(text) {
    let longest = 0;
    for (const [run] of text.matchAll(/`+/g))
        longest = Math.max(longest, run.length);
    return longest;
}


/***/ }),

/***/ 14531:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  G: () => (/* binding */ renderMarkdown)
});

// UNUSED EXPORTS: JOB_SUMMARY_BYTES

;// CONCATENATED MODULE: ./build/src/report/budget.js
class Budget {
    #left;
    constructor(bytes) {
        this.#left = bytes;
    }
    take(piece) {
        const size = Buffer.byteLength(piece) + 1;
        if (size > this.#left)
            return false;
        this.#left -= size;
        return true;
    }
}

// EXTERNAL MODULE: ./build/src/report/markdown-escape.js
var markdown_escape = __webpack_require__(34003);
// EXTERNAL MODULE: ./build/src/report/repository-path.js
var repository_path = __webpack_require__(48788);
// EXTERNAL MODULE: ./build/src/report/suggestion-diff.js
var suggestion_diff = __webpack_require__(80004);
// EXTERNAL MODULE: ./build/src/report/visible-text.js
var visible_text = __webpack_require__(36672);
// EXTERNAL MODULE: ./build/src/report/wording.js
var wording = __webpack_require__(71272);
;// CONCATENATED MODULE: ./build/src/report/markdown-rows.js





const MARKS = { error: "❌", warning: "⚠️", note: "ℹ️" };
const MESSAGE_LIMIT = 500;
const NAME_LIMIT = 200;
const PATH_LIMIT = 300;
const DIFF_LINES = 20;
const DIFF_COLUMNS = 200;
const REPEAT_PLACES = 3;
function fileHead(path) {
    const title = (0,markdown_escape/* codeSpan */.SS)((0,visible_text/* clip */.$Q)(path, PATH_LIMIT));
    return `\n### ${title}\n\n| | Place | Problem | Mend |\n| --- | --- | --- | --- |`;
}
function findingRow(finding, lineUrl) {
    const { severity, path, range, rule, record, message, suggestion } = finding;
    const place = (0,wording/* lineAndColumn */.q1)(range.start);
    const url = lineUrl(path, range.start.line);
    const names = [rule, ...(record === undefined ? [] : [record])].map((name) => (0,markdown_escape/* codeCell */.MZ)((0,visible_text/* clip */.$Q)(name, NAME_LIMIT)));
    return row([
        `${MARKS[severity]} ${severity}`,
        url === undefined ? place : `[${place}](${url})`,
        `${(0,markdown_escape/* proseCell */.qy)((0,visible_text/* clip */.$Q)(message, MESSAGE_LIMIT))}<br>${names.join(" · ")}`,
        suggestion ? (0,markdown_escape/* proseCell */.qy)((0,visible_text/* clip */.$Q)(suggestion.message, MESSAGE_LIMIT)) : "",
    ]);
}
const REPEATS_HEAD = "\n### More of the same\n\n| | More | Shared | First places |\n| --- | ---: | --- | --- |";
function repeatRow({ severity, rule, cause, leftOut, first }) {
    const places = first
        .slice(0, REPEAT_PLACES)
        .map(({ path, range }) => (0,markdown_escape/* codeCell */.MZ)(`${(0,visible_text/* clip */.$Q)(path, NAME_LIMIT)}:${(0,wording/* lineAndColumn */.q1)(range.start)}`));
    return row([
        `${MARKS[severity]} ${severity}`,
        (0,wording/* number */.ai)(leftOut),
        `${(0,markdown_escape/* codeCell */.MZ)((0,visible_text/* clip */.$Q)(cause, NAME_LIMIT))}<br>${(0,markdown_escape/* codeCell */.MZ)((0,visible_text/* clip */.$Q)(rule, NAME_LIMIT))}`,
        places.join("<br>"),
    ]);
}
function ruleTable(findings) {
    const rules = new Map();
    for (const { rule, severity } of findings) {
        const counts = rules.get(rule) ?? { error: 0, warning: 0, note: 0 };
        counts[severity]++;
        rules.set(rule, counts);
    }
    const rows = [...rules]
        .sort(([a, x], [b, y]) => y.error - x.error || y.warning - x.warning || y.note - x.note || (a < b ? -1 : 1))
        .map(([rule, counts]) => row([
        (0,markdown_escape/* codeCell */.MZ)((0,visible_text/* clip */.$Q)(rule, NAME_LIMIT)),
        ...[counts.error, counts.warning, counts.note].map((count) => (count > 0 ? (0,wording/* number */.ai)(count) : "")),
    ]));
    return { head: "\n| Rule | Errors | Warnings | Notes |\n| --- | ---: | ---: | ---: |", rows };
}
function suggestionBlock({ suggestion, rule }, sourceOf) {
    const hunks = suggestion ? (0,suggestion_diff/* suggestionDiff */.q)(suggestion.edits, sourceOf) : [];
    if (hunks.length === 0)
        return undefined;
    const lines = [];
    for (const { path, line, removed, added } of hunks) {
        lines.push(`@@ ${(0,visible_text/* clip */.$Q)(path, PATH_LIMIT)}:${line} @@`);
        for (const text of removed)
            lines.push(`-${(0,visible_text/* clip */.$Q)(text, DIFF_COLUMNS)}`);
        for (const text of added)
            lines.push(`+${(0,visible_text/* clip */.$Q)(text, DIFF_COLUMNS)}`);
    }
    const shown = lines.slice(0, DIFF_LINES);
    if (shown.length < lines.length)
        shown.push(`… ${(0,wording/* number */.ai)(lines.length - shown.length)} more lines`);
    return `\n${(0,markdown_escape/* codeSpan */.SS)((0,visible_text/* clip */.$Q)(rule, NAME_LIMIT))}\n\n${(0,markdown_escape/* codeBlock */.DV)("diff", shown)}`;
}
function lineUrls(base, root) {
    return (path, line) => {
        const whole = (0,repository_path/* repositoryPath */.S)(root, path);
        const leavesBase = whole.split("/").some((segment) => segment === "." || segment === "..");
        if (base === undefined || leavesBase)
            return undefined;
        return `${base}/${(0,repository_path/* encodePath */.O)(whole)}#L${line}`;
    };
}
function row(cells) {
    return `| ${cells.join(" | ")} |`;
}

// EXTERNAL MODULE: ./build/src/report/selection.js
var report_selection = __webpack_require__(67230);
// EXTERNAL MODULE: ./build/src/report/source-text.js
var source_text = __webpack_require__(98551);
;// CONCATENATED MODULE: ./build/src/report/markdown.js







const JOB_SUMMARY_BYTES = 1024 * 1024 - 64 * 1024;
const SMALLEST_BYTES = 8 * 1024;
const MAX_FINDINGS = 500;
const REPEATS_SHOWN = 10;
const CAUSES_LISTED = 50;
const DIFFS_SHOWN = 20;
const RULE_TABLE_FROM = 12;
function renderMarkdown(report, options = {}) {
    const findings = report.findings.filter(({ accepted }) => accepted === undefined);
    const footer = footerOf(report);
    const fixed = [...headOf(report), shownLine(findings.length, findings.length, findings.length, true), footer].join("\n");
    const bytes = Math.max(SMALLEST_BYTES, options.bytes ?? JOB_SUMMARY_BYTES);
    const budget = new Budget(bytes - Buffer.byteLength(fixed) - 1024);
    const rules = findings.length < RULE_TABLE_FROM ? [] : ruleRows(findings, budget);
    const limits = { findings: options.maxFindings ?? MAX_FINDINGS, repeats: REPEATS_SHOWN };
    const selection = (0,report_selection/* select */.Lt)(findings, limits);
    const { lines, shown } = fileSections(selection.shown, lineUrls(options.linkBase, report.root), budget);
    const repeats = repeatRows(selection.repeats, budget);
    const edits = options.textOf ? editSection(selection.shown.slice(0, shown), options.textOf, budget) : [];
    const isCut = shown < findings.length;
    const body = isCut ? [shownLine(shown, findings.length, selection.repeated, false)] : [];
    return [...headOf(report), ...body, ...rules, ...lines, ...repeats, ...edits, footer].join("\n") + "\n";
}
function headOf(report) {
    const { counts, comparison, verdict } = report;
    const accepted = (0,wording/* acceptedCounts */.y_)(counts);
    const lines = [
        `## ${verdict === "fail" ? "❌" : "✅"} Memory check: ${verdict}`,
        "",
        (0,wording/* isEmpty */.Im)(report)
            ? "**No records yet.**"
            : `**${(0,wording/* findingCounts */.s_)(counts).replace("no ", "No ")}** ${(0,wording/* extent */.Xx)(report)}.${accepted ? ` Accepted: ${accepted}.` : ""}`,
    ];
    if (comparison)
        lines.push(`${(0,wording/* comparisonLine */.iF)(comparison, (commit) => (0,markdown_escape/* codeSpan */.SS)((0,visible_text/* clip */.$Q)(commit, 80)))}.`);
    return lines;
}
function shownLine(shown, total, repeated, longest) {
    const rest = [
        ...(repeated > 0 || longest ? [`${(0,wording/* number */.ai)(repeated)} repeat a cause`] : []),
        ...(total - shown - repeated > 0 || longest ? [`${(0,wording/* number */.ai)(total - shown - repeated)} left out`] : []),
    ];
    return `\n${(0,wording/* number */.ai)(shown)} of ${(0,wording/* number */.ai)(total)} findings shown, worst first (${rest.join(", ")}).`;
}
function footerOf(report) {
    const digests = [report.sourceDigest, report.ontologyDigest].map((digest) => (0,markdown_escape/* codeSpan */.SS)(digest.slice(0, 19)));
    const [sources, ontology] = digests;
    const layout = (0,markdown_escape/* codeSpan */.SS)((0,visible_text/* clip */.$Q)(report.layout, 200));
    return `\nmemory-steward ${report.steward}, layout ${layout}, sources ${sources}, ontology ${ontology}`;
}
function ruleRows(findings, budget) {
    const { head, rows } = ruleTable(findings);
    return fitting(head, rows, rows.length, budget, (count) => `\n${(0,wording/* plural */.LS)(count, "further rule")}`);
}
function fileSections(findings, lineUrl, budget) {
    const rows = new Map();
    const heads = new Set();
    for (const finding of findings) {
        const row = findingRow(finding, lineUrl);
        const isNew = !heads.has(finding.path);
        if (!budget.take(isNew ? `${fileHead(finding.path)}\n${row}` : row))
            break;
        heads.add(finding.path);
        rows.set(finding, row);
    }
    const lines = (0,report_selection/* byFile */.y9)([...rows.keys()]).flatMap(([path, list]) => [
        fileHead(path),
        ...list.map((finding) => rows.get(finding) ?? ""),
    ]);
    return { lines, shown: rows.size };
}
function repeatRows(repeats, budget) {
    const rows = repeats.map(repeatRow);
    return fitting(REPEATS_HEAD, rows, CAUSES_LISTED, budget, (count) => `\n${(0,wording/* plural */.LS)(count, "further cause")}`);
}
function editSection(findings, textOf, budget) {
    const withEdits = findings.filter(({ suggestion }) => suggestion !== undefined && suggestion.edits.length > 0);
    const sourceOf = (path) => {
        const text = textOf(path);
        return text === undefined ? undefined : new source_text/* SourceText */.D(text);
    };
    const headOf = (count) => `\n<details><summary>${(0,wording/* number */.ai)(count)} of ${(0,wording/* plural */.LS)(withEdits.length, "suggested edit")}</summary>`;
    const tail = "\n</details>";
    const blocks = [];
    if (!budget.take(`${headOf(withEdits.length)}\n${tail}`))
        return [];
    for (const finding of withEdits) {
        const block = suggestionBlock(finding, sourceOf);
        if (block === undefined)
            continue;
        if (blocks.length === DIFFS_SHOWN || !budget.take(block))
            break;
        blocks.push(block);
    }
    return blocks.length === 0 ? [] : [headOf(blocks.length), ...blocks, tail];
}
function fitting(head, rows, limit, budget, restOf) {
    if (rows.length === 0 || !budget.take(`${head}\n${restOf(rows.length)}`))
        return [];
    const shown = [];
    for (const row of rows.slice(0, limit)) {
        if (!budget.take(row))
            break;
        shown.push(row);
    }
    const rest = rows.length - shown.length;
    if (shown.length === 0)
        return [];
    return [head, ...shown, ...(rest > 0 ? [restOf(rest)] : [])];
}


/***/ }),

/***/ 59210:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ publicReport),
/* harmony export */   v: () => (/* binding */ speaksOfGuarded)
/* harmony export */ });
const WITHHELD = "What this finding says is withheld, since the record is restricted and the report public.";
function speaksOfGuarded({ record, path, related }, { ids, paths }) {
    if (record !== undefined && ids.has(record))
        return true;
    return paths.has(path) || related.some((place) => paths.has(place.path));
}
function publicReport(report, guarded) {
    return {
        ...report,
        findings: report.findings.map((finding) => (speaksOfGuarded(finding, guarded) ? withheld(finding) : finding)),
    };
}
function withheld({ rule, severity, path, range, record, fingerprint, accepted }) {
    return {
        ...{ rule, severity, message: WITHHELD, path, range, fingerprint, related: [] },
        ...(record !== undefined && { record }),
        ...(accepted && { accepted }),
    };
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

/***/ 62507:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ exampleBlocks)
/* harmony export */ });
/* unused harmony export exampleMarkdown */
/* harmony import */ var _markdown_escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34003);
/* harmony import */ var _visible_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(36672);


const LANGUAGES = new Map([
    ["yaml", "yaml"],
    ["yml", "yaml"],
    ["md", "markdown"],
    ["json", "json"],
    ["jsonl", "json"],
]);
const BYTES_SHOWN = 16;
const LINES_SHOWN = 60;
function exampleBlocks(example, at) {
    return shownBlocks(example, at).map((block) => ({
        ...block,
        lines: block.lines.map((line) => (example.hidden ?? []).reduce((text, value) => text.replaceAll(value, HIDDEN), line)),
    }));
}
const HIDDEN = "[a secret]";
function shownBlocks(example, at) {
    const place = at === undefined ? undefined : parsePlace(at);
    const { before, files } = example;
    const blocks = [];
    for (const [path, text] of Object.entries(before ?? {})) {
        if (files[path] !== text)
            blocks.push(textBlock(path, text, ", on the target branch"));
    }
    for (const [path, text] of Object.entries(example.between ?? {})) {
        blocks.push(textBlock(path, text, ", in a commit of the change"));
    }
    const suffix = before ? ", in the change" : "";
    for (const [path, text] of Object.entries(files)) {
        const side = before?.[path] === text ? ", on both sides" : suffix;
        blocks.push(textBlock(path, text, side, place?.path === path ? place : undefined));
    }
    for (const path of Object.keys(before ?? {})) {
        if (!Object.hasOwn(files, path))
            blocks.push(textBlock(path, null, suffix));
    }
    for (const [path, file] of Object.entries(example.oddFiles ?? {}))
        blocks.push(oddBlock(path, file, suffix));
    for (const path of example.conflicts ?? []) {
        blocks.push({
            title: (0,_visible_text_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .RK)(path),
            language: "",
            lines: ["changed on the target branch and here, in ways that do not merge"],
        });
    }
    return blocks.length > 0 ? blocks : [{ title: "none of these files", language: "", lines: [] }];
}
function exampleMarkdown(blocks) {
    return blocks
        .map(({ title, language, lines }) => lines.length === 0 ? `${title}\n` : `\`${title}\`\n\n${codeBlock(language, lines)}\n`)
        .join("\n");
}
function parsePlace(at) {
    const match = /^(.*):(\d+):(\d+)$/s.exec(at);
    if (!match)
        throw new Error(`not a place: ${at}`);
    return { path: match[1] ?? "", line: Number(match[2]), column: Number(match[3]) };
}
function textBlock(path, text, suffix, place) {
    const title = (0,_visible_text_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .RK)(path) + suffix;
    if (text === null)
        return { title, language: "", lines: ["(removed)"] };
    const all = text.replace(/\n$/, "").split("\n");
    const from = Math.max(0, Math.min((place?.line ?? 1) - LINES_SHOWN / 2, all.length - LINES_SHOWN));
    const lines = [];
    all.slice(from, from + LINES_SHOWN).forEach((line, index) => {
        const shown = (0,_visible_text_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .RK)(line);
        lines.push(shown);
        if (place?.line !== from + index + 1)
            return;
        lines.push(`${" ".repeat((0,_visible_text_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .RK)(line.slice(0, place.column - 1)).length)}^`);
    });
    if (from > 0)
        lines.unshift("…");
    if (from + LINES_SHOWN < all.length)
        lines.push("…");
    return { title, language: LANGUAGES.get(path.slice(path.lastIndexOf(".") + 1)) ?? "", lines };
}
function oddBlock(path, { content, mode }, suffix) {
    const title = (0,_visible_text_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .RK)(path) + suffix;
    if (content instanceof Error)
        return { title, language: "", lines: [`(cannot be read: ${(0,_visible_text_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .RK)(content.message)})`] };
    if (mode === "120000" && typeof content === "string")
        return { title, language: "", lines: [`(symlink to ${(0,_visible_text_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .RK)(content)})`] };
    if (mode === "160000")
        return { title, language: "", lines: ["(submodule)"] };
    if (typeof content === "string")
        return textBlock(path, content, suffix);
    const bytes = [...content.slice(0, BYTES_SHOWN)].map((byte) => byte.toString(16).toUpperCase().padStart(2, "0"));
    const rest = content.length > BYTES_SHOWN ? " …" : "";
    return { title, language: "", lines: [`(bytes ${bytes.join(" ")}${rest})`] };
}


/***/ }),

/***/ 8194:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AD: () => (/* binding */ rulePageAddress),
/* harmony export */   lg: () => (/* binding */ byArea)
/* harmony export */ });
/* unused harmony exports rulePagePath, rulePage, ruleIndex */
/* harmony import */ var _rule_example_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(62507);
/* harmony import */ var _wording_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71272);


const DOCUMENTATION = "https://github.com/memory-steward/memory-steward/blob/main/";
const NOTICE = "<!-- Generated from the rules by scripts/generate-docs.ts. Do not edit. -->\n";
function rulePagePath(id) {
    return `docs/rules/${pageName(id)}`;
}
function rulePageAddress(id) {
    return DOCUMENTATION + rulePagePath(id);
}
function rulePage(rule) {
    const { id, title, severity, rationale, remedy, source, locked, mends, bad, good } = rule;
    return `${NOTICE}
# ${title}

| | |
| --- | --- |
| Rule | \`${id}\` |
| Severity | ${severity}${locked ? ", locked: no setting lowers it" : ""} |
| Asked for by | ${source} |
| Mended by \`fix\` | ${mends ?? "no"} |

## Why

${rationale}

## What to do

${remedy}

## Bad

${exampleMarkdown(exampleBlocks(bad, bad.at))}
Reported at \`${bad.at}\`.

## Good

${exampleMarkdown(exampleBlocks(good))}
${locked ? lockedAdvice(rule) : settingAdvice(rule)}
${waiverAdvice(rule)}`;
}
function settingAdvice({ id, severity }) {
    const other = severity === "warning" ? "error" : "warning";
    return `## Give it another weight

In \`ontology/validation-rules.yaml\`, or in \`memory-steward.yml\`, which wins:

\`\`\`yaml
severities:
  ${id}: ${other} # error, warning, note or off
\`\`\`
`;
}
function lockedAdvice({ id }) {
    return `## Its weight is locked

\`severities\` does not reach \`${id}\`, and the baseline does not accept it. One place can be waived, for a time and by name.
`;
}
function waiverAdvice({ id, waivedDetail }) {
    const detail = waivedDetail === undefined ? "" : `\n    detail: ${waivedDetail}`;
    return `## Accept one place for a time

In \`memory-steward.waivers.yaml\`; [configuration](../configuration.md) describes the file:

\`\`\`yaml
waivers:
  - rule: ${id}
    subject: ${SUBJECT} # id of the record, or path of the file${detail}
    actor: team:platform
    reason: Why it may stand until then.
    expires: 2027-03-31
\`\`\`
`;
}
const SUBJECT = "service:registry-mirror";
function ruleIndex(rules) {
    const tables = [...byArea(rules)].map(([area, list]) => {
        const rows = list.map(({ id, severity, locked, mends, title }) => `| [\`${id}\`](${pageName(id)}) | ${severity}${locked ? ", locked" : ""} | ${mends === undefined ? "" : "yes"} | ${title} |`);
        return `## ${area}\n\n| Rule | Severity | Mended by \`fix\` | What is wrong |\n| --- | --- | --- | --- |\n${rows.join("\n")}\n`;
    });
    return `${NOTICE}
# Rules

${plural(rules.length, "rule")}. \`memory-steward explain RULE\` prints a page of these on the terminal, \`memory-steward rules\` the table.
An error makes the check fail, a warning shows, a note informs. [Configuration](../configuration.md) says how to give a rule
another weight, and how to accept what it finds.

${tables.join("\n")}`;
}
function byArea(rules) {
    const areas = new Map();
    for (const rule of rules) {
        const area = rule.id.slice(0, rule.id.indexOf("/"));
        const list = areas.get(area);
        if (list)
            list.push(rule);
        else
            areas.set(area, [rule]);
    }
    return areas;
}
function pageName(id) {
    return `${id.replace("/", "-")}.md`;
}


/***/ }),

/***/ 25429:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  W: () => (/* binding */ renderSarif)
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

/***/ 80004:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ suggestionDiff)
/* harmony export */ });
function suggestionDiff(edits, sourceOf) {
    const sorted = [...edits].sort((a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : before(a, b)));
    const groups = [];
    for (const edit of sorted) {
        const group = groups.at(-1);
        const last = group?.at(-1);
        if (group && last?.path === edit.path && edit.range.start.line <= last.range.end.line) {
            if (comparePositions(edit.range.start, last.range.end) < 0)
                return [];
            group.push(edit);
        }
        else
            groups.push([edit]);
    }
    const hunks = [];
    for (const group of groups) {
        const hunk = hunkOf(group, sourceOf);
        if (!hunk)
            return [];
        hunks.push(hunk);
    }
    return hunks;
}
function hunkOf(edits, sourceOf) {
    const first = edits[0];
    const last = edits.at(-1);
    const source = first && sourceOf(first.path);
    if (!first || !last || !source)
        return undefined;
    const removed = [];
    const lastLine = Math.min(last.range.end.line, source.lineCount);
    for (let line = first.range.start.line; line <= lastLine; line++)
        removed.push(source.line(line) ?? "");
    let text = "";
    let at = { line: first.range.start.line, column: 1 };
    for (const { range, newText } of edits) {
        text += between(source, at, range.start) + newText;
        at = range.end;
    }
    text += (source.line(at.line) ?? "").slice(at.column - 1);
    const added = text.split(/\r?\n/);
    let same = 0;
    while (same < Math.min(removed.length, added.length) && removed[same] === added[same])
        same++;
    let tail = 0;
    const limit = Math.min(removed.length, added.length) - same;
    while (tail < limit && removed.at(-1 - tail) === added.at(-1 - tail))
        tail++;
    return {
        path: first.path,
        line: first.range.start.line + same,
        removed: removed.slice(same, removed.length - tail),
        added: added.slice(same, added.length - tail),
    };
}
function between(source, from, to) {
    if (from.line === to.line)
        return (source.line(from.line) ?? "").slice(from.column - 1, to.column - 1);
    const lines = [(source.line(from.line) ?? "").slice(from.column - 1)];
    for (let line = from.line + 1; line < to.line; line++)
        lines.push(source.line(line) ?? "");
    lines.push((source.line(to.line) ?? "").slice(0, to.column - 1));
    return lines.join("\n");
}
function before(a, b) {
    return comparePositions(a.range.start, b.range.start) || comparePositions(a.range.end, b.range.end);
}
function comparePositions(a, b) {
    return a.line - b.line || a.column - b.column;
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


const FORMAT = new Intl.NumberFormat("en-US");
function listedOf(count, limit) {
    return count <= limit + 1 ? count : limit;
}
function number(value) {
    return FORMAT.format(value);
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


/***/ }),

/***/ 20974:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ isReadByAll)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);

function isReadByAll(environment) {
    return environment["GITHUB_ACTIONS"] === "true" && !isPrivate(environment["GITHUB_EVENT_PATH"]);
}
function isPrivate(path) {
    if (path === undefined)
        return false;
    try {
        const event = JSON.parse((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, "utf8"));
        return memberOf(memberOf(event, "repository"), "private") === true;
    }
    catch {
        return false;
    }
}
function memberOf(value, name) {
    return typeof value === "object" && value !== null ? new Map(Object.entries(value)).get(name) : undefined;
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

/***/ 62260:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ ruleDescriptions)
/* harmony export */ });
/* harmony import */ var _report_rule_page_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8194);
/* harmony import */ var _rules_registry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1029);


function ruleDescriptions() {
    return _rules_registry_js__WEBPACK_IMPORTED_MODULE_1__/* .RULES */ .y.map(({ id, title, severity, rationale, remedy }) => ({
        id,
        title,
        severity,
        rationale,
        remedy,
        documentation: (0,_report_rule_page_js__WEBPACK_IMPORTED_MODULE_0__/* .rulePageAddress */ .AD)(id),
    }));
}


/***/ }),

/***/ 74987:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ writeOutput)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _files_below_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37945);
/* harmony import */ var _output_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15997);
/* harmony import */ var _redaction_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(44771);




function writeOutput(folder, path, content) {
    const below = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(folder, path).replaceAll("\\", "/");
    if (!below.startsWith("../") && !(0,node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute)(below))
        (0,_files_below_js__WEBPACK_IMPORTED_MODULE_1__/* .assertWritable */ .Bz)(folder, below);
    (0,_output_js__WEBPACK_IMPORTED_MODULE_2__/* .writeFileWhole */ .t)(path, (0,_redaction_js__WEBPACK_IMPORTED_MODULE_3__/* .redactedContent */ .C9)(content));
}


/***/ })

};
