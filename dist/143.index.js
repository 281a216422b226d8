export const id = 143;
export const ids = [143];
export const modules = {

/***/ 2143:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runCommandLine: () => (/* binding */ runCommandLine)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var commander__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9289);
/* harmony import */ var _commands_version_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(545);
/* harmony import */ var _memory_clock_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5779);
/* harmony import */ var _report_failure_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1446);
/* harmony import */ var _terminal_check_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3102);







async function runCommandLine(args) {
    let exitCode = 0;
    const program = commandLine((code) => {
        exitCode = code;
    });
    try {
        await program.parseAsync([...args], { from: "user" });
        return exitCode;
    }
    catch (error) {
        if (error instanceof commander__WEBPACK_IMPORTED_MODULE_2__/* .CommanderError */ .b7)
            return error.exitCode === 0 ? 0 : 2;
        const failure = (0,_report_failure_js__WEBPACK_IMPORTED_MODULE_4__/* .describeFailure */ .I)(error, _commands_version_js__WEBPACK_IMPORTED_MODULE_3__/* .STEWARD_VERSION */ .m);
        process.stderr.write(failure.text);
        return failure.exitCode;
    }
}
function commandLine(exitWith) {
    const program = new commander__WEBPACK_IMPORTED_MODULE_2__/* .Command */ .uB("memory-steward")
        .description("CI for agent memory: checks a repository of memory records and says what is wrong, where, and how to mend it.")
        .version(_commands_version_js__WEBPACK_IMPORTED_MODULE_3__/* .STEWARD_VERSION */ .m, "-V, --version")
        .exitOverride()
        .showHelpAfterError("(memory-steward --help lists the commands)")
        .addHelpText("after", "\nExit codes: 0 clean · 1 findings of error level · 2 a mistake in the call or the configuration · 3 a fault of the steward");
    program
        .command("check")
        .description("check a memory repository, or a change against its base")
        .argument("[dir]", "folder of the memory", ".")
        .option("--base <rev>", "judge the change against this revision, by its rules")
        .option("--head <rev>", "judge this revision instead of the working directory")
        .option("--layout <name|file>", "layout, built in (company-brain, atlas, okf) or a file")
        .option("--config <file>", "configuration instead of memory-steward.yml")
        .addOption(new commander__WEBPACK_IMPORTED_MODULE_2__/* .Option */ .c$("--format <format>", "form of the report").choices(_terminal_check_js__WEBPACK_IMPORTED_MODULE_5__/* .CHECK_FORMATS */ .y).default("pretty"))
        .option("--output <file>", "write the report to a file")
        .option("--max-findings <n>", "show at most so many findings, worst first", positiveInteger)
        .option("--as-of <time>", "judge ages as of this time (RFC 3339) instead of now", instant)
        .option("--show-accepted", "show findings of the baseline and waived ones too")
        .option("--update-baseline", "accept what is found today: write the baseline file")
        .action(async (dir, options) => {
        const { runCheck } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 3102));
        exitWith(await runCheck(await existingFolder(dir, "check"), options));
    });
    program
        .command("fix")
        .description("apply the suggestions that are certain, after showing them")
        .argument("[dir]", "folder of the memory", ".")
        .option("--layout <name|file>", "layout, built in or a file")
        .option("--config <file>", "configuration instead of memory-steward.yml")
        .option("--yes", "write without asking")
        .option("--dry-run", "show the changes and write nothing")
        .action(async (dir, options) => {
        const { runFix } = await Promise.all(/* import() */[__webpack_require__.e(45), __webpack_require__.e(357)]).then(__webpack_require__.bind(__webpack_require__, 2357));
        exitWith(await runFix(await existingFolder(dir, "fix"), options));
    });
    program
        .command("init")
        .description("start a company brain: folders, ontology, configuration, workflow; never overwrites")
        .argument("[dir]", "folder of the memory", ".")
        .action(async (dir) => {
        const { runInit } = await __webpack_require__.e(/* import() */ 305).then(__webpack_require__.bind(__webpack_require__, 8305));
        exitWith(runInit(dir));
    });
    program
        .command("promote")
        .description("make a canonical record of a free-form note, its sources kept")
        .argument("<note>", "Markdown file of the note")
        .requiredOption("--kind <kind>", "kind of the record")
        .option("--id <id>", "id of the record; made from its title unless told")
        .option("--owner <id...>", "owners; the note's own unless told")
        .option("--to <file>", "file of the record; made from kind and id unless told")
        .action(async (note, options) => {
        const { runPromote } = await __webpack_require__.e(/* import() */ 777).then(__webpack_require__.bind(__webpack_require__, 9777));
        exitWith(await runPromote(note, options));
    });
    program
        .command("explain")
        .description("explain a rule: why it is there, what to do, a bad and a good example")
        .argument("<rule>", "id of the rule, such as graph/dangling-edge")
        .action(async (rule) => {
        const { runExplain } = await __webpack_require__.e(/* import() */ 861).then(__webpack_require__.bind(__webpack_require__, 4861));
        exitWith(runExplain(rule));
    });
    program
        .command("rules")
        .description("list the rules")
        .action(async () => {
        const { runRules } = await __webpack_require__.e(/* import() */ 461).then(__webpack_require__.bind(__webpack_require__, 6461));
        exitWith(runRules());
    });
    return program;
}
async function existingFolder(dir, command) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(dir);
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { throwIfNoEntry: false })?.isDirectory())
        return path;
    const { noFolder } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 3287));
    throw noFolder(dir, command);
}
function instant(text) {
    const parsed = (0,_memory_clock_js__WEBPACK_IMPORTED_MODULE_6__/* .parseInstant */ .n)(text);
    if (!parsed)
        throw new commander__WEBPACK_IMPORTED_MODULE_2__/* .InvalidArgumentError */ .Di("a time such as 2026-05-08T12:00:00Z is wanted.");
    return new Date(parsed.time);
}
function positiveInteger(text) {
    const value = Number(text);
    if (!Number.isSafeInteger(value) || value < 1)
        throw new commander__WEBPACK_IMPORTED_MODULE_2__/* .InvalidArgumentError */ .Di("a whole number of at least 1 is wanted.");
    return value;
}


/***/ }),

/***/ 6129:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Nf: () => (/* binding */ windowStart),
/* harmony export */   PL: () => (/* binding */ columnsOf),
/* harmony export */   Vr: () => (/* binding */ lineWindow)
/* harmony export */ });
/* harmony import */ var _visible_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9652);

const TAB_STOP = 4;
const CUT = "…";
const CHARACTERS_PER_COLUMN = 8;
const ZERO_WIDTH = /^[\p{Mn}\p{Me}\uFE0F]$/u;
const WIDE = /^(?:[\u1100-\u115F\u2E80-\u303E\u3041-\uA4CF\uA960-\uA97C\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF01-\uFF60\uFFE0-\uFFE6\u{20000}-\u{3FFFD}]|(?![\u{1F1E6}-\u{1F1FF}])\p{Emoji_Presentation})$/u;
function windowStart(line, focus, columns) {
    if (line.length <= columns * CHARACTERS_PER_COLUMN && fits(line, columns))
        return 0;
    let start = Math.min(focus, line.length);
    let room = Math.floor(columns / 3);
    const floor = Math.max(0, start - columns * CHARACTERS_PER_COLUMN);
    while (start > floor && room > 0) {
        start -= isPair(line, start - 2) ? 2 : 1;
        room -= cellOf(line, start, 0).width;
    }
    return Math.max(0, start);
}
function lineWindow(line, from, columns) {
    const starts = [];
    const places = [];
    let text = from > 0 && line.length > 0 ? CUT : "";
    let width = text.length;
    let at = Math.min(from, line.length);
    const end = Math.min(line.length, from + columns * CHARACTERS_PER_COLUMN);
    while (at < end) {
        const cell = cellOf(line, at, width);
        const last = at + cell.length >= line.length;
        if (width + cell.width > columns - (last ? 0 : CUT.length))
            break;
        starts.push(at);
        places.push(width);
        text += cell.text;
        width += cell.width;
        at += cell.length;
    }
    const stop = at;
    if (stop < line.length)
        text += CUT;
    return {
        text,
        columnOf(offset) {
            if (offset >= stop)
                return width;
            const cell = starts.findLastIndex((start) => start <= offset);
            return cell === -1 ? 0 : (places[cell] ?? 0);
        },
    };
}
function fits(line, columns) {
    let width = 0;
    for (let at = 0; at < line.length;) {
        const cell = cellOf(line, at, width);
        width += cell.width;
        if (width > columns)
            return false;
        at += cell.length;
    }
    return true;
}
function columnsOf(text) {
    let width = 0;
    for (let at = 0; at < text.length;) {
        const cell = cellOf(text, at, width);
        width += cell.width;
        at += cell.length;
    }
    return width;
}
function cellOf(line, at, column) {
    const length = isPair(line, at) ? 2 : 1;
    const character = line.slice(at, at + length);
    if (character === "\t") {
        const width = TAB_STOP - (column % TAB_STOP);
        return { text: "→".padEnd(width), width, length };
    }
    if (character >= " " && character <= "~")
        return { text: character, width: 1, length };
    const before = line.slice(Math.max(0, at - 2), at);
    const text = character === "\uFE0F" ? (0,_visible_text_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(before + character).slice((0,_visible_text_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(before).length) : (0,_visible_text_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(character);
    if (text !== character)
        return { text, width: text.length, length };
    return { text, width: ZERO_WIDTH.test(text) ? 0 : WIDE.test(text) ? 2 : 1, length };
}
function isPair(line, at) {
    return at >= 0 && (line.codePointAt(at) ?? 0) > 0xffff;
}


/***/ }),

/***/ 8530:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ wrap)
/* harmony export */ });
/* harmony import */ var _line_window_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6129);

function wrap(text, columns) {
    const lines = [];
    let line;
    let width = 0;
    for (const word of text.split(" ")) {
        const wordWidth = (0,_line_window_js__WEBPACK_IMPORTED_MODULE_0__/* .columnsOf */ .PL)(word);
        if (line !== undefined && width + 1 + wordWidth > columns) {
            lines.push(line.trimEnd());
            line = undefined;
        }
        width = line === undefined ? wordWidth : width + 1 + wordWidth;
        line = line === undefined ? word : `${line} ${word}`;
    }
    return [...lines, line ?? ""];
}


/***/ }),

/***/ 3102:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  y: () => (/* binding */ CHECK_FORMATS),
  runCheck: () => (/* binding */ runCheck)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/src/rules/judge.js + 1 modules
var judge = __webpack_require__(7836);
;// CONCATENATED MODULE: ./build/src/commands/baseline.js

function baselineFile({ report, gate }) {
    const findings = report.findings
        .filter(({ severity, accepted, rule }) => severity !== "note" && accepted !== "waived" && (0,judge/* findRule */.Il)(rule)?.locked !== true)
        .map(({ fingerprint, rule, path, record, subject }) => ({
        fingerprint,
        rule,
        path,
        ...(record !== undefined && { record }),
        ...(subject !== undefined && { subject }),
    }))
        .sort((a, b) => (a.fingerprint < b.fingerprint ? -1 : 1));
    const lines = findings.map((finding) => `    ${JSON.stringify(finding)}`).join(",\n");
    const list = findings.length === 0 ? "[]" : `[\n${lines}\n  ]`;
    return {
        path: gate.baselinePath,
        text: `{\n  "baseline": "memory-steward.baseline/v1",\n  "findings": ${list}\n}\n`,
        count: findings.length,
    };
}

// EXTERNAL MODULE: ./build/src/commands/check.js + 18 modules
var check = __webpack_require__(9440);
// EXTERNAL MODULE: ./build/src/git/repository.js + 17 modules
var git_repository = __webpack_require__(1402);
// EXTERNAL MODULE: ./build/src/report/annotations.js
var annotations = __webpack_require__(2086);
// EXTERNAL MODULE: ./build/src/report/json.js
var json = __webpack_require__(196);
// EXTERNAL MODULE: ./build/src/report/markdown.js + 2 modules
var markdown = __webpack_require__(7670);
// EXTERNAL MODULE: ../../../work/main/node_modules/picocolors/picocolors.js
var picocolors = __webpack_require__(4538);
// EXTERNAL MODULE: ./build/src/memory/place.js
var place = __webpack_require__(5086);
// EXTERNAL MODULE: ./build/src/report/line-window.js
var line_window = __webpack_require__(6129);
// EXTERNAL MODULE: ./build/src/report/source-text.js
var source_text = __webpack_require__(8659);
;// CONCATENATED MODULE: ./build/src/report/code-frame.js



const CONTEXT_LINES = 2;
const RANGE_LINES = 4;
function codeFrame(source, range, columns) {
    const marked = source.line(range.start.line);
    if (marked === undefined || isStartOfFile(range))
        return [];
    const startOffset = range.start.column - 1;
    const from = (0,line_window/* windowStart */.Nf)(marked, startOffset, columns);
    const rows = [];
    const show = (kind, line) => {
        const text = source.line(line) ?? "";
        const isLeftOfWindow = from > 0 && text.length <= from;
        if (kind === "context" && isLeftOfWindow)
            return;
        rows.push({ kind, line, text: (0,line_window/* lineWindow */.Vr)(text, from, columns).text });
    };
    for (let line = Math.max(1, range.start.line - CONTEXT_LINES); line < range.start.line; line++)
        show("context", line);
    show("marked", range.start.line);
    rows.push({ kind: "marker", text: marker(marked, range, from, columns) });
    const last = Math.min((0,source_text/* lastLineOf */.S)(range), source.lineCount);
    const lastShown = Math.min(last, range.start.line + RANGE_LINES - 1);
    for (let line = range.start.line + 1; line <= lastShown; line++)
        show("marked", line);
    if (lastShown < last)
        return [...rows, { kind: "gap", text: `${last - lastShown} more` }];
    for (let line = last + 1; line <= Math.min(last + CONTEXT_LINES, source.lineCount); line++) {
        const isBehindFinalBreak = line === source.lineCount && source.line(line) === "";
        if (!isBehindFinalBreak)
            show("context", line);
    }
    return rows;
}
function marker(line, range, from, columns) {
    const window = (0,line_window/* lineWindow */.Vr)(line, from, columns);
    const start = window.columnOf(range.start.column - 1);
    const endOffset = range.end.line > range.start.line ? line.length : range.end.column - 1;
    const end = window.columnOf(Math.min(endOffset, line.length));
    return " ".repeat(start) + "^".repeat(Math.max(1, end - start));
}
function isStartOfFile({ start, end }) {
    const { start: first } = place/* START_OF_FILE */.a;
    return [start, end].every(({ line, column }) => line === first.line && column === first.column);
}

// EXTERNAL MODULE: ./build/src/report/suggestion-diff.js
var suggestion_diff = __webpack_require__(848);
// EXTERNAL MODULE: ./build/src/report/visible-text.js
var visible_text = __webpack_require__(9652);
// EXTERNAL MODULE: ./build/src/report/repository-path.js
var repository_path = __webpack_require__(1800);
// EXTERNAL MODULE: ./build/src/report/wording.js
var wording = __webpack_require__(244);
// EXTERNAL MODULE: ./build/src/report/wrap.js
var wrap = __webpack_require__(8530);
;// CONCATENATED MODULE: ./build/src/report/pretty-finding.js







const MESSAGE_LIMIT = 600;
const DIFF_LINES = 6;
const RELATED_LIMIT = 3;
const INDENT = "  ";
const HANGING = " ".repeat(10);
const DELETIONS = new Set([
    "change/deleted-record",
    "change/journal-rewritten",
    "change/renamed-id",
]);
const PLAIN_PATH = /^[\w.][\w./+-]*$/;
function isFixed({ suggestion, accepted }) {
    return accepted === undefined && suggestion?.certain === true && suggestion.edits.length > 0;
}
function prettyFinding(finding, { sourceOf, root, before, style }) {
    const source = sourceOf(finding.path);
    const isGone = source === undefined && DELETIONS.has(finding.rule);
    return [
        ...heading(finding, isGone ? "deleted" : (0,wording/* lineAndColumn */.q1)(finding.range.start), style),
        ...(source ? pretty_finding_frame(source, finding, style) : []),
        ...mend(finding, sourceOf, style),
        ...(isGone && before !== undefined ? restoring((0,repository_path/* repositoryPath */.S)(root, finding.path), before, style) : []),
        ...related(finding, style),
    ];
}
function heading(finding, place, style) {
    const message = (0,visible_text/* visibleStart */.db)(finding.message, MESSAGE_LIMIT);
    const from = origin(finding);
    const hanging = " ".repeat(INDENT.length + 7 + 2 + place.length + 2);
    const first = `${INDENT}${style[finding.severity](finding.severity.padEnd(7))}  ${place}  `;
    if (hanging.length + (0,line_window/* columnsOf */.PL)(message) + 2 + (0,line_window/* columnsOf */.PL)(from) <= style.width) {
        return [`${first}${style.strong(message)}  ${style.faint(from)}`];
    }
    const lines = (0,wrap/* wrap */.L)(message, style.width - hanging.length).map((line) => style.strong(line));
    return [...lines.map((line, at) => (at === 0 ? first : hanging) + line), hanging + style.faint(from)];
}
function restoring(path, commit, style) {
    if (!PLAIN_PATH.test(path) || !/^[0-9a-f]{40,64}$/.test(commit))
        return [];
    return [`${HANGING}${style.faint(`git restore --source=${commit.slice(0, 12)} :/${path}`)}`];
}
function origin({ rule, record, accepted }) {
    const parts = [rule, ...(record === undefined ? [] : [(0,visible_text/* visibleStart */.db)(record, 120)])];
    if (accepted)
        parts.push(accepted === "baseline" ? "in the baseline" : "waived");
    return parts.join(" · ");
}
function pretty_finding_frame(source, finding, style) {
    const digits = String(finding.range.end.line + 2).length;
    const rows = codeFrame(source, finding.range, style.width - digits - 10);
    return rows.map((row) => frameRow(row, digits, style, style[finding.severity])).map((row) => row.trimEnd());
}
function frameRow({ kind, line, text }, digits, style, paint) {
    const label = String(line ?? "").padStart(digits);
    switch (kind) {
        case "context":
            return `${INDENT}    ${style.faint(`${label} │ ${text}`.trimEnd())}`;
        case "marked":
            return `${INDENT}  ${paint(">")} ${label} ${style.faint("│")} ${text}`;
        case "marker":
            return `${INDENT}    ${label} ${style.faint("│")} ${text.replace(/\^+/, paint)}`;
        case "gap":
            return `${INDENT}    ${label} ${style.faint(`│ … ${text}`)}`;
    }
}
function mend(finding, sourceOf, style) {
    const { suggestion, path } = finding;
    if (!suggestion)
        return [];
    const text = (0,wrap/* wrap */.L)((0,visible_text/* visibleStart */.db)(suggestion.message, MESSAGE_LIMIT), style.width - HANGING.length);
    const lines = labelled(style.good(isFixed(finding) ? "fix " : "mend"), text);
    const hunks = (0,suggestion_diff/* suggestionDiff */.q)(suggestion.edits, sourceOf);
    const changed = hunks.reduce((sum, { removed, added }) => sum + removed.length + added.length, 0);
    let room = (0,wording/* listedOf */.xM)(changed, DIFF_LINES);
    let hidden = 0;
    for (const hunk of hunks) {
        const size = hunk.removed.length + hunk.added.length;
        if (room <= 0)
            hidden += size;
        else {
            if (hunk.path !== path)
                lines.push(`${INDENT}      ${style.faint(`${(0,visible_text/* visibleStart */.db)(hunk.path, 500)}:${hunk.line}`)}`);
            const shown = diffLines(hunk, room, style);
            lines.push(...shown);
            hidden += size - shown.length;
            room -= size;
        }
    }
    if (hidden > 0)
        lines.push(`${INDENT}      ${style.faint(`and ${(0,wording/* plural */.LS)(hidden, "more changed line")}`)}`);
    return lines;
}
function diffLines({ removed, added }, limit, style) {
    const columns = style.width - 10;
    const from = (0,line_window/* windowStart */.Nf)(removed[0] ?? added[0] ?? "", firstDifference(removed[0], added[0]), columns);
    const show = (sign, line) => `${INDENT}      ${sign} ${(0,line_window/* lineWindow */.Vr)(line, from, columns).text}`.trimEnd();
    return [
        ...removed.slice(0, limit).map((line) => style.error(show("-", line))),
        ...added.slice(0, Math.max(0, limit - removed.length)).map((line) => style.good(show("+", line))),
    ];
}
function firstDifference(left = "", right = "") {
    let at = 0;
    while (at < left.length && left[at] === right[at])
        at++;
    return at;
}
function related(finding, style) {
    const shown = finding.related.slice(0, (0,wording/* listedOf */.xM)(finding.related.length, RELATED_LIMIT));
    const lines = shown.flatMap(({ message, path, range }) => {
        const place = `${path === finding.path ? "" : `${(0,visible_text/* visibleStart */.db)(path, 500)}:`}${(0,wording/* lineAndColumn */.q1)(range.start)}`;
        const text = (0,visible_text/* visibleStart */.db)(message, 300);
        const columns = style.width - HANGING.length;
        return (0,line_window/* columnsOf */.PL)(place) + 2 + (0,line_window/* columnsOf */.PL)(text) <= columns
            ? labelled(style.note("see "), [`${place}  ${style.faint(text)}`])
            : labelled(style.note("see "), [place, ...(0,wrap/* wrap */.L)(text, columns).map(style.faint)]);
    });
    const more = finding.related.length - shown.length;
    if (more > 0)
        lines.push(`${HANGING}${style.faint(`and ${(0,wording/* plural */.LS)(more, "more place")}`)}`);
    return lines;
}
function labelled(label, lines) {
    return lines.map((line, at) => (at === 0 ? `${INDENT}  ${label}  ` : HANGING) + line);
}

// EXTERNAL MODULE: ./build/src/report/selection.js
var report_selection = __webpack_require__(3906);
;// CONCATENATED MODULE: ./build/src/report/pretty.js






const REPEATS_SHOWN = 3;
const CAUSES_LISTED = 20;
const MAX_FINDINGS = 200;
const WIDTH = 100;
const NARROWEST = 40;
function renderPretty(report, options) {
    const { maxFindings = MAX_FINDINGS, width = WIDTH } = options;
    const findings = options.showAccepted ? report.findings : report.findings.filter((f) => f.accepted === undefined);
    const selection = (0,report_selection/* select */.Lt)(findings, { findings: maxFindings, repeats: REPEATS_SHOWN });
    const style = { ...painters(options.color), width: Math.max(NARROWEST, width) };
    const { comparison } = report;
    const before = comparison && (comparison.conflicts.length > 0 ? comparison.mergeBase : comparison.base);
    const lines = [];
    for (const [path, list] of (0,report_selection/* byFile */.y9)(selection.shown)) {
        const sourceOf = remembering(options.sourceLines);
        lines.push(style.strong((0,visible_text/* visibleStart */.db)(path, 500)), "");
        for (const finding of list)
            lines.push(...prettyFinding(finding, { sourceOf, root: report.root, before, style }), "");
    }
    lines.push(...repeatBlock(selection.repeats, style), ...closing(report, findings, selection, maxFindings, style));
    return `${lines.join("\n")}\n`;
}
function painters(enabled) {
    const colors = picocolors.createColors(enabled);
    return {
        strong: (text) => colors.bold(text),
        faint: (text) => colors.dim(text),
        error: (text) => colors.red(text),
        warning: (text) => colors.yellow(text),
        note: (text) => colors.cyan(text),
        good: (text) => colors.green(text),
    };
}
function remembering(textOf) {
    const known = new Map();
    return (path) => {
        if (!known.has(path)) {
            const text = textOf(path);
            known.set(path, text === undefined ? undefined : new source_text/* SourceText */.D(text));
        }
        return known.get(path);
    };
}
function repeatBlock(repeats, style) {
    if (repeats.length === 0)
        return [];
    const lines = [style.strong("More of the same"), ""];
    for (const { severity, rule, cause, leftOut, first } of repeats.slice(0, CAUSES_LISTED)) {
        lines.push(`  ${style[severity](severity.padEnd(7))}  ${(0,wording/* number */.ai)(leftOut)} more  ${(0,visible_text/* visibleStart */.db)(cause, 120)}  ${style.faint(rule)}`);
        const places = first.map((f) => `${(0,visible_text/* visibleStart */.db)(f.path, 200)}:${(0,wording/* lineAndColumn */.q1)(f.range.start)}`);
        for (const place of places)
            lines.push(`    ${place}`);
        if (leftOut > places.length)
            lines.push(style.faint(`    and ${(0,wording/* number */.ai)(leftOut - places.length)} more`));
    }
    const unlisted = repeats.slice(CAUSES_LISTED);
    if (unlisted.length > 0) {
        const hidden = unlisted.reduce((sum, { leftOut }) => sum + leftOut, 0);
        lines.push(style.faint(`  ${(0,wording/* plural */.LS)(unlisted.length, "further cause")} with ${(0,wording/* number */.ai)(hidden)} more`));
    }
    return [...lines, ""];
}
function closing(report, findings, selection, maxFindings, style) {
    const lines = [];
    const { comparison, counts } = report;
    if (selection.shown.length < selection.total) {
        const rest = [
            ...(selection.repeated > 0 ? [`${(0,wording/* number */.ai)(selection.repeated)} repeat a cause`] : []),
            ...(selection.beyond > 0 ? [`${(0,wording/* number */.ai)(selection.beyond)} are beyond the limit of ${(0,wording/* number */.ai)(maxFindings)}`] : []),
        ];
        lines.push(`${(0,wording/* number */.ai)(selection.shown.length)} of ${(0,wording/* number */.ai)(selection.total)} findings shown, worst first: ${rest.join(", ")}.`);
    }
    const fixed = findings.filter(isFixed).length;
    if (fixed > 0) {
        lines.push(`memory-steward fix mends ${(0,wording/* number */.ai)(fixed)} of ${(0,wording/* plural */.LS)(findings.length, "finding")}, marked "fix".`);
    }
    if (comparison)
        lines.push(style.faint(`${(0,wording/* comparisonLine */.iF)(comparison, (commit) => (0,visible_text/* visibleStart */.db)(commit, 80))}.`));
    if ((0,wording/* isEmpty */.Im)(report))
        return [...lines, style.strong(style.good("PASS  no records yet"))];
    const accepted = (0,wording/* acceptedCounts */.y_)(counts);
    const verdict = `${report.verdict === "fail" ? "FAIL" : "PASS"}  ${(0,wording/* findingCounts */.s_)(counts)}`;
    const paint = report.verdict === "fail" ? style.error : style.good;
    lines.push(`${style.strong(paint(verdict))}${accepted ? ` (${accepted})` : ""} ${(0,wording/* extent */.Xx)(report)}`);
    return lines;
}

// EXTERNAL MODULE: ./build/src/report/sarif.js + 1 modules
var sarif = __webpack_require__(1257);
// EXTERNAL MODULE: ./build/src/terminal/color.js
var color = __webpack_require__(8981);
// EXTERNAL MODULE: ./build/src/terminal/find-memory.js
var find_memory = __webpack_require__(3287);
// EXTERNAL MODULE: ./build/src/terminal/files-below.js
var files_below = __webpack_require__(1293);
// EXTERNAL MODULE: ./build/src/terminal/gate-options.js
var gate_options = __webpack_require__(1228);
// EXTERNAL MODULE: ./build/src/terminal/rule-descriptions.js
var rule_descriptions = __webpack_require__(5152);
// EXTERNAL MODULE: ./build/src/terminal/output.js
var output = __webpack_require__(2529);
// EXTERNAL MODULE: ./build/src/terminal/write-output.js
var write_output = __webpack_require__(3263);
// EXTERNAL MODULE: ./build/src/terminal/progress.js
var terminal_progress = __webpack_require__(3083);
// EXTERNAL MODULE: ./build/src/terminal/sources.js
var sources = __webpack_require__(5164);
;// CONCATENATED MODULE: ./build/src/terminal/check.js


















const CHECK_FORMATS = ["pretty", "json", "sarif", "github", "markdown"];
async function runCheck(dir, options) {
    const repository = await (0,git_repository/* openRepository */.h)(dir);
    const progress = (0,terminal_progress/* progressLine */.o)(process.stderr);
    try {
        const subject = options.base !== undefined
            ? { comparison: await repository.compare(options.base, options.head) }
            : {
                tree: options.head !== undefined ? await repository.commitTree(options.head) : await repository.workingTree(),
            };
        const result = await (0,check/* check */.z)({
            subject,
            root: repository.prefix.replace(/\/$/, ""),
            gate: (0,gate_options/* gateOptions */.O)(dir, options, repository),
            now: options.asOf ?? new Date(),
            onProgress: progress.update,
        });
        progress.clear();
        if (options.updateBaseline) {
            const { path, text, count } = baselineFile(result);
            (0,files_below/* assertWritable */.Bz)(dir, path);
            (0,output/* writeFileWhole */.t)((0,external_node_path_.resolve)(dir, path), text);
            process.stdout.write(`Wrote ${path} with ${count} accepted finding${count === 1 ? "" : "s"}.\n`);
            return 0;
        }
        const text = await render(result, options);
        if (options.output === undefined)
            process.stdout.write(text);
        else
            (0,write_output/* writeOutput */.z)(dir, (0,external_node_path_.resolve)(options.output), text);
        return result.report.verdict === "fail" ? 1 : 0;
    }
    catch (error) {
        throw (0,find_memory/* withMemoryAbove */.$)(error, dir, "check");
    }
    finally {
        progress.clear();
        await repository.close();
    }
}
async function render(result, options) {
    const { report } = result;
    switch (options.format) {
        case "json":
            return (0,json/* renderJson */.h)(report);
        case "sarif":
            return (0,sarif/* renderSarif */.W)(report, (0,rule_descriptions/* ruleDescriptions */.U)());
        case "github":
            return (0,annotations/* renderAnnotations */.H)(report)
                .map((line) => `${line}\n`)
                .join("");
        case "markdown":
            return (0,markdown/* renderMarkdown */.G)(report);
        case "pretty":
            return renderPretty(report, {
                color: options.output === undefined && (0,color/* useColor */.b)(),
                sourceLines: await (0,sources/* readSources */.t)(result),
                width: process.stdout.columns,
                ...(options.maxFindings !== undefined && { maxFindings: options.maxFindings }),
                ...(options.showAccepted && { showAccepted: true }),
            });
    }
}


/***/ }),

/***/ 8981:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ useColor)
/* harmony export */ });
function useColor() {
    if (process.env["NO_COLOR"])
        return false;
    return [process.env["FORCE_COLOR"], process.stdout.isTTY].some(Boolean);
}


/***/ }),

/***/ 3287:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ withMemoryAbove),
/* harmony export */   j: () => (/* binding */ findMemory),
/* harmony export */   noFolder: () => (/* binding */ noFolder)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _generated_layouts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5276);
/* harmony import */ var _memory_user_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9785);




const CONFIGURATIONS = ["memory-steward.yml", "memory-steward.yaml"];
function findMemory(file) {
    const folder = memoryAround(file);
    if (folder !== undefined)
        return folder;
    throw new _memory_user_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y(`${file} belongs to no memory: no folder above it has a memory-steward.yml or a known layout.`, 'Start a memory with "memory-steward init", or add a memory-steward.yml that names its layout.');
}
function withMemoryAbove(error, dir, command) {
    if (!(error instanceof Error))
        return new Error(String(error));
    if (!(error instanceof _memory_user_error_js__WEBPACK_IMPORTED_MODULE_3__/* .NoMemoryError */ .T))
        return error;
    const folder = memoryAround((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dir, "file"));
    if (folder === undefined || folder === dir)
        return error;
    return new _memory_user_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y(error.message, `There is one above: memory-steward ${command} ${fromHere(folder)}`);
}
function noFolder(name, command) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(name);
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path))
        return new _memory_user_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y(`There is no folder ${name}.`, "Name the folder of a memory repository.");
    const folder = memoryAround(path);
    return new _memory_user_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y(`${name} is no folder; a memory is checked as a whole.`, folder === undefined
        ? "Name the folder of a memory repository."
        : `Its memory: memory-steward ${command} ${fromHere(folder)}`);
}
function fromHere(folder) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(process.cwd(), folder) || ".";
}
function memoryAround(file) {
    let recognised;
    for (let folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(file);; folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder)) {
        if (CONFIGURATIONS.some((name) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name))))
            return folder;
        if (isRecognised(folder, file))
            recognised = folder;
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, ".git")) || (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder) === folder)
            return recognised;
    }
}
function isRecognised(folder, file) {
    return Object.values(_generated_layouts_js__WEBPACK_IMPORTED_MODULE_2__/* .LAYOUTS */ .m).some(({ marker, roots = ["."] }) => marker !== undefined &&
        roots.some((root) => file.startsWith((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, root, "/")) && (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, root, marker))));
}


/***/ }),

/***/ 5164:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ readSources)
/* harmony export */ });
/* harmony import */ var _memory_tree_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9433);

async function readSources({ report, shown, judgement, }) {
    const paths = new Set(report.findings.map(({ path }) => path));
    const texts = new Map();
    const decoder = new TextDecoder();
    for (const tree of new Set([shown, judgement.memory.tree])) {
        const wanted = (await tree.entries()).filter(({ path, mode }) => (0,_memory_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .isRegular */ .$W)(mode) && paths.has(path) && !texts.has(path));
        await tree.read(wanted, (entry, bytes) => {
            if (!(bytes instanceof Error))
                texts.set(entry.path, decoder.decode(bytes));
        });
    }
    return (path) => texts.get(path);
}


/***/ })

};
