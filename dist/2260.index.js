export const id = 2260;
export const ids = [2260];
export const modules = {

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


/***/ }),

/***/ 62260:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ruleDescriptions: () => (/* binding */ ruleDescriptions)
/* harmony export */ });
/* harmony import */ var _report_rule_page_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8194);
/* harmony import */ var _rules_registry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5039);


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


/***/ })

};
