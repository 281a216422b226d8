export const id = 8321;
export const ids = [8321];
export const modules = {

/***/ 93540:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SZ: () => (/* binding */ isApproved),
/* harmony export */   U1: () => (/* binding */ judgeApprovals),
/* harmony export */   u_: () => (/* binding */ APPROVALS_CHECK)
/* harmony export */ });
const APPROVALS_CHECK = "memory-steward/approvals";
function isApproved({ demands }) {
    return demands.every(({ given, needed }) => given.length >= needed);
}
function judgeApprovals({ records, editsGate, ontology }, pull, reviews) {
    const approvals = reviews.filter(({ state, author, isInsider }) => state === "approved" && isInsider && !author.isBot && author.id !== pull.author.id);
    const isCurrent = ({ commit }) => commit === pull.head.sha;
    const current = approvals.filter(isCurrent).map(({ author }) => author.login);
    const demands = ontology.approvals.flatMap((rule) => {
        const concerned = rule.ontology ? [] : records.filter((record) => concerns(rule, record));
        if (rule.ontology ? !editsGate : concerned.length === 0)
            return [];
        const byOwners = rule.by === "owners";
        const circles = rule.ontology
            ? [ontology.owners.memory ?? []]
            : concerned.map(({ owners }) => owners);
        const counted = circles.map((owners) => (byOwners ? current.filter(isAccountOf(owners, ontology)) : current));
        const given = counted.reduce((least, logins) => (logins.length < least.length ? logins : least));
        return [{ subject: subjectOf(rule), records: concerned.map(({ id }) => id), needed: rule.count, given, byOwners }];
    });
    return { demands, outdated: approvals.filter((review) => !isCurrent(review)).map(({ author }) => author.login) };
}
function concerns(rule, { classes, kinds, sensitivity }) {
    const fits = (wanted, has) => wanted === undefined || has.some((word) => wanted.includes(word));
    return fits(rule.classes, classes) && fits(rule.kinds, kinds) && fits(rule.sensitivity, sensitivity);
}
function isAccountOf(owners, { owners: { accounts = {} } }) {
    const names = new Set(owners.flatMap((owner) => (Object.hasOwn(accounts, owner) ? (accounts[owner] ?? []) : [])).map(lower));
    return (login) => names.has(lower(login));
}
function lower(name) {
    return name.toLowerCase();
}
function subjectOf({ ontology, classes, kinds, sensitivity }) {
    if (ontology)
        return "the ontology and its neighbours";
    const words = [...(sensitivity ?? []), ...(kinds ?? []), ...(classes ?? [])];
    return words.length === 0 ? "all records" : `records of ${words.join(", ")}`;
}


/***/ }),

/***/ 48321:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  W: () => (/* binding */ REPORT_CHECK),
  m: () => (/* binding */ publish)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./build/src/memory/forge.js
var memory_forge = __webpack_require__(59402);
// EXTERNAL MODULE: ./build/src/memory/user-error.js
var user_error = __webpack_require__(90989);
// EXTERNAL MODULE: ./build/src/report/markdown-escape.js
var markdown_escape = __webpack_require__(34003);
// EXTERNAL MODULE: ./build/src/report/visible-text.js
var visible_text = __webpack_require__(36672);
// EXTERNAL MODULE: ./build/src/report/wording.js
var wording = __webpack_require__(71272);
;// CONCATENATED MODULE: ./build/src/report/approvals.js



const RECORDS_NAMED = 3;
const NAMES = 10;
function renderApprovals(demands, outdated) {
    const open = demands.filter(({ given, needed }) => given.length < needed);
    const lines = demands.map((demand) => `- ${lineOf(demand)}`);
    const old = outdated.length === 0
        ? []
        : ["", `Of an earlier commit, so not counted: ${outdated.slice(0, NAMES).map(approvals_name).join(", ")}.`];
    const none = "No rule of the ontology asks for an approval of this change.";
    const counted = "Counted are approvals of the present head by people of the repository, the author's own aside.";
    return {
        title: titleOf(demands, open),
        summary: `${[...(lines.length === 0 ? [none] : [...lines, "", counted]), ...old].join("\n")}\n`,
    };
}
function titleOf(demands, open) {
    if (demands.length === 0)
        return "No approval needed";
    const missing = Math.max(0, ...open.map(({ given, needed }) => needed - given.length));
    return missing === 0 ? "Approved" : `${(0,wording/* plural */.LS)(missing, "approval")} missing`;
}
function lineOf({ subject, records, needed, given, byOwners }) {
    const mark = given.length >= needed ? "✅" : "❌";
    const shown = records.slice(0, RECORDS_NAMED).map((id) => (0,markdown_escape/* codeSpan */.SS)((0,visible_text/* clip */.$Q)(id, 200)));
    const rest = records.length - shown.length;
    const ids = shown.length === 0 ? "" : ` (${[...shown, ...(rest > 0 ? [`${rest} more`] : [])].join(", ")})`;
    const by = given.length === 0 ? "" : `: ${given.slice(0, NAMES).map(approvals_name).join(", ")}`;
    const whose = byOwners ? " of owners" : "";
    return `${mark} ${(0,markdown_escape/* escapeMarkdown */.FV)((0,visible_text/* clip */.$Q)(subject, 200))}${ids}: ${given.length} of ${(0,wording/* plural */.LS)(needed, "approval")}${whose}${by}`;
}
function approvals_name(login) {
    return (0,markdown_escape/* codeSpan */.SS)((0,visible_text/* clip */.$Q)(login, 100));
}

// EXTERNAL MODULE: ./build/src/report/comment/check-run.js
var check_run = __webpack_require__(60798);
// EXTERNAL MODULE: ./build/src/report/comment/compose.js + 7 modules
var compose = __webpack_require__(81190);
// EXTERNAL MODULE: ./build/src/report/comment/print-markdown.js
var print_markdown = __webpack_require__(77299);
;// CONCATENATED MODULE: ./build/src/report/comment/render-comment.js



function renderComment(input) {
    return `${(0,print_markdown/* printMarkdown */.x)((0,compose/* composeComment */.S)(input, { bytes: memory_forge/* COMMENT_BYTES */.GJ, withDrawing: true }))}\n`;
}

// EXTERNAL MODULE: ./build/src/report/public-report.js
var public_report = __webpack_require__(59210);
// EXTERNAL MODULE: ./build/src/report/sarif.js + 1 modules
var report_sarif = __webpack_require__(25429);
// EXTERNAL MODULE: ./build/src/commands/approvals.js
var commands_approvals = __webpack_require__(93540);
;// CONCATENATED MODULE: ./build/src/commands/publish.js









const REPORT_CHECK = "memory-steward/report";
async function publish(input) {
    const { options } = input;
    const beforeWrite = unmoved(input.forge, input.pull);
    const written = [];
    const refused = [];
    const outputs = [
        ["check run", options.checkRun, writeCheckRun],
        ["approvals", options.approvals && input.approvals.ontology.approvals.length > 0, writeApprovals],
        ["comment", options.comment, writeComment],
        ["code scanning", options.sarif, sendSarif],
        ["labels", options.failLabel !== undefined, setLabels],
        ["reviewers", options.requestReviewers, requestReviewers],
    ];
    for (const [output, wanted, write] of outputs) {
        if (!wanted)
            continue;
        try {
            written.push({ output, outcome: await write(input, beforeWrite) });
        }
        catch (error) {
            if (error instanceof memory_forge/* HeadMoved */.YQ)
                return { written, refused, moved: error.message };
            if (!(error instanceof user_error/* UserError */.y))
                throw error;
            refused.push({ output, error });
        }
    }
    return { written, refused };
}
function unmoved(forge, pull) {
    const judged = pull.head.sha;
    return async () => {
        const now = await forge.pullRequest(pull.number);
        if (!now?.isOpen)
            throw new memory_forge/* HeadMoved */.YQ(`pull request ${pull.number} was closed while its report was written`);
        if (now.head.sha !== judged) {
            throw new memory_forge/* HeadMoved */.YQ(`pull request ${pull.number} moved from ${judged.slice(0, 12)} to ${now.head.sha.slice(0, 12)} while its report was written`);
        }
    };
}
const writeCheckRun = async ({ forge, pull, report }, beforeWrite) => {
    const { title, summary } = (0,check_run/* renderCheckRun */.kL)(report);
    const conclusion = report.report.verdict === "fail" ? "failure" : "success";
    const annotations = (0,check_run/* checkRunAnnotations */.Wb)(report);
    const key = `pull/${pull.number}:${digest([conclusion, title, annotations, report.collisions ?? []])}`;
    const run = { name: REPORT_CHECK, head: pull.head.sha, key, title, summary, conclusion, annotations };
    return await forge.publishCheckRun(run, beforeWrite);
};
const writeApprovals = async ({ forge, pull, approvals }, beforeWrite) => {
    const verdict = (0,commands_approvals/* judgeApprovals */.U1)(approvals, pull, await forge.reviews(pull.number));
    const { title, summary } = renderApprovals(verdict.demands, verdict.outdated);
    const conclusion = (0,commands_approvals/* isApproved */.SZ)(verdict) ? "success" : "failure";
    const key = `approvals/${pull.number}:${digest([conclusion, title, summary])}`;
    const run = { name: commands_approvals/* APPROVALS_CHECK */.u_, head: pull.head.sha, key, title, summary, conclusion, annotations: [] };
    return await forge.publishCheckRun(run, beforeWrite);
};
const writeComment = async ({ forge, pull, report, run }, beforeWrite) => {
    const comment = { body: renderComment(report), head: pull.head.sha, run };
    return await forge.upsertComment(pull.number, comment, beforeWrite);
};
const sendSarif = async ({ forge, pull, report, rules }, beforeWrite) => {
    const { guarded, isPublic } = report;
    const sarif = (0,report_sarif.renderSarif)(isPublic && guarded ? (0,public_report/* publicReport */._p)(report.report, guarded) : report.report, rules);
    await forge.uploadSarif({ sarif, commit: pull.head.sha, ref: `refs/pull/${pull.number}/head` }, beforeWrite);
    return "sent";
};
const setLabels = async ({ forge, pull, report, options }, beforeWrite) => {
    const label = options.failLabel === undefined ? [] : [options.failLabel];
    const fails = report.report.verdict === "fail";
    await forge.setLabels(pull, { add: fails ? label : [], remove: fails ? [] : label }, beforeWrite);
    return "sent";
};
const requestReviewers = async ({ forge, pull, reviewers }, beforeWrite) => {
    await forge.requestReviewers(pull, reviewers, beforeWrite);
    return "sent";
};
function digest(parts) {
    return (0,external_node_crypto_.createHash)("sha256").update(JSON.stringify(parts)).digest("hex").slice(0, 32);
}


/***/ }),

/***/ 60798:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Wb: () => (/* binding */ checkRunAnnotations),
/* harmony export */   kL: () => (/* binding */ renderCheckRun)
/* harmony export */ });
/* unused harmony export MOST_ANNOTATIONS */
/* harmony import */ var _by_design_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(81554);
/* harmony import */ var _repository_path_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(48788);
/* harmony import */ var _selection_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67230);
/* harmony import */ var _source_text_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(98551);
/* harmony import */ var _visible_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(36672);
/* harmony import */ var _wording_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(71272);
/* harmony import */ var _compose_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(81190);
/* harmony import */ var _document_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(35649);
/* harmony import */ var _print_markdown_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(77299);
/* harmony import */ var _sorting_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(78302);
/* harmony import */ var _verdict_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(20907);











const MOST_ANNOTATIONS = 500;
const SUMMARY_BYTES = 65_535;
const MESSAGE_BYTES = 8 * 1024;
const LEVELS = {
    error: "failure",
    warning: "warning",
    note: "notice",
};
function renderCheckRun(input) {
    const total = openFindings(input).length;
    const shown = Math.min(total, MOST_ANNOTATIONS);
    const line = shown < total ? `Showing ${(0,_wording_js__WEBPACK_IMPORTED_MODULE_2__/* .number */ .ai)(shown)} of ${(0,_wording_js__WEBPACK_IMPORTED_MODULE_2__/* .number */ .ai)(total)} findings as annotations, worst first.` : undefined;
    const document = (0,_compose_js__WEBPACK_IMPORTED_MODULE_3__/* .composeComment */ .S)(input, { bytes: SUMMARY_BYTES - 512, withDrawing: false });
    const [, ...body] = document;
    return {
        title: (0,_verdict_js__WEBPACK_IMPORTED_MODULE_6__/* .verdictWords */ .L2)(input, (0,_sorting_js__WEBPACK_IMPORTED_MODULE_7__/* .sortFindings */ .Tc)(input.report, input.known)),
        summary: `${(0,_print_markdown_js__WEBPACK_IMPORTED_MODULE_5__/* .printMarkdown */ .x)([...(line === undefined ? [] : [(0,_document_js__WEBPACK_IMPORTED_MODULE_4__/* .paragraph */ .FY)((0,_document_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq)(line))]), ...body])}\n`,
    };
}
function checkRunAnnotations(input) {
    const { root } = input.report;
    return openFindings(input)
        .slice(0, MOST_ANNOTATIONS)
        .map((finding) => annotation(finding, root, (0,_sorting_js__WEBPACK_IMPORTED_MODULE_7__/* .isGuarded */ .JN)(finding, input)));
}
function openFindings({ report, known }) {
    const { error, warning, note, old } = (0,_sorting_js__WEBPACK_IMPORTED_MODULE_7__/* .sortFindings */ .Tc)(report, known);
    const inTurns = (findings) => (0,_selection_js__WEBPACK_IMPORTED_MODULE_0__/* .spread */ .il)(findings, ({ path }) => path);
    return [...inTurns([...error, ...warning, ...note]), ...inTurns(old)].filter((finding) => !(0,_by_design_js__WEBPACK_IMPORTED_MODULE_8__/* .isByDesign */ .Y)(finding));
}
function annotation(finding, root, withheld) {
    const { range, rule, severity, path } = finding;
    const { start, end } = range;
    return {
        path: (0,_visible_text_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .RK)((0,_repository_path_js__WEBPACK_IMPORTED_MODULE_9__/* .repositoryPath */ .S)(root, path)),
        startLine: start.line,
        endLine: (0,_source_text_js__WEBPACK_IMPORTED_MODULE_10__/* .lastLineOf */ .S)(range),
        ...(start.line === end.line && {
            columns: { start: start.column, end: Math.max(start.column, end.column - 1) },
        }),
        level: LEVELS[severity],
        title: (0,_visible_text_js__WEBPACK_IMPORTED_MODULE_1__/* .visibleStart */ .db)(rule, 120),
        message: withheld ? WITHHELD : messageOf(finding),
    };
}
const WITHHELD = "What this finding says stays out of a public check, since the record is restricted.";
function messageOf({ message, suggestion, record }) {
    const rest = [
        ...(suggestion ? [`\nMend: ${(0,_visible_text_js__WEBPACK_IMPORTED_MODULE_1__/* .clipBytes */ .Wp)((0,_visible_text_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .RK)((0,_visible_text_js__WEBPACK_IMPORTED_MODULE_1__/* .clip */ .$Q)(suggestion.message, 1000)), 1000)}`] : []),
        ...(record === undefined ? [] : [`\nRecord: ${(0,_visible_text_js__WEBPACK_IMPORTED_MODULE_1__/* .clipBytes */ .Wp)((0,_visible_text_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .RK)((0,_visible_text_js__WEBPACK_IMPORTED_MODULE_1__/* .clip */ .$Q)(record, 400)), 400)}`]),
    ].join("");
    return (0,_visible_text_js__WEBPACK_IMPORTED_MODULE_1__/* .clipBytes */ .Wp)((0,_visible_text_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .RK)((0,_visible_text_js__WEBPACK_IMPORTED_MODULE_1__/* .clip */ .$Q)(message, MESSAGE_BYTES)), MESSAGE_BYTES) + rest;
}


/***/ }),

/***/ 81190:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  S: () => (/* binding */ composeComment)
});

// EXTERNAL MODULE: ./build/src/report/source-text.js
var source_text = __webpack_require__(98551);
// EXTERNAL MODULE: ./build/src/report/wording.js
var wording = __webpack_require__(71272);
// EXTERNAL MODULE: ./build/src/report/diff/blocks.js + 2 modules
var diff_blocks = __webpack_require__(44337);
// EXTERNAL MODULE: ./build/src/report/comment/document.js
var comment_document = __webpack_require__(35649);
;// CONCATENATED MODULE: ./build/src/report/comment/drawing.js
const MAX_NODES = 10;
const MAX_EDGES = 14;
const RANK = { broken: 0, removed: 1, added: 2 };
function drawingOf(picture, withoutTitle) {
    if (picture.edges.length === 0)
        return undefined;
    const states = statesOf(picture);
    const nodes = [];
    const indexes = new Map();
    const edges = [];
    const missing = new Set(picture.edges.filter(({ state }) => state === "broken").map(({ to }) => to));
    const elsewhere = (id) => picture.neighbours.has(id) ? "unchanged" : missing.has(id) ? "missing" : "outside";
    const indexOf = (id) => {
        const known = indexes.get(id);
        if (known !== undefined)
            return known;
        const record = states.get(id)?.record ?? picture.neighbours.get(id);
        const title = withoutTitle.has(id) ? undefined : record?.title;
        const state = states.get(id)?.state ?? elsewhere(id);
        nodes.push({ id, state, ...(title !== undefined && !saysTheSame(id, title) && { title }) });
        indexes.set(id, nodes.length - 1);
        return nodes.length - 1;
    };
    for (const edge of worstFirst(picture.edges)) {
        if (edges.length === MAX_EDGES)
            break;
        const fresh = new Set([edge.from, edge.to].filter((id) => !indexes.has(id))).size;
        if (nodes.length + fresh > MAX_NODES)
            continue;
        edges.push({ from: indexOf(edge.from), to: indexOf(edge.to), kind: edge.kind, state: edge.state });
    }
    return { nodes, edges, edgesLeftOut: picture.edges.length - edges.length };
}
function worstFirst(edges) {
    return [...edges].sort((a, b) => RANK[a.state] - RANK[b.state]);
}
function statesOf(picture) {
    const states = new Map();
    for (const state of ["unreadable", "deleted", "changed", "added"]) {
        for (const record of picture[state])
            states.set(record.id, { state, record });
    }
    return states;
}
function saysTheSame(id, title) {
    const plain = (value) => value
        .slice(0, 500)
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]/gu, "");
    return plain(id).endsWith(plain(title));
}

// EXTERNAL MODULE: ./build/src/memory/finding.js
var finding = __webpack_require__(20548);
// EXTERNAL MODULE: ./build/src/report/suggestion-diff.js
var suggestion_diff = __webpack_require__(80004);
// EXTERNAL MODULE: ./build/src/report/visible-text.js
var visible_text = __webpack_require__(36672);
;// CONCATENATED MODULE: ./build/src/report/comment/finding-blocks.js




const MARKS = { error: "❌", warning: "⚠️", note: "ℹ️" };
const MESSAGE_LIMIT = 500;
const NAME_LIMIT = 160;
const PATH_LIMIT = 240;
const DIFF_LINES = 12;
const DIFF_COLUMNS = 160;
const RELATED_LIMIT = 5;
const RELATED_MESSAGE_LIMIT = 200;
const WITHHELD = [
    (0,comment_document/* text */.Qq)("Details stay out of this public comment, since the record is restricted. "),
    (0,comment_document/* code */.aY)("memory-steward check"),
    (0,comment_document/* text */.Qq)(" shows them."),
];
function findingBlocks(finding, context) {
    const { severity, message, suggestion, related } = finding;
    const mark = (0,comment_document/* text */.Qq)(`${MARKS[severity]} `);
    if (context.isGuarded(finding)) {
        return [(0,comment_document/* paragraph */.FY)(mark, (0,comment_document/* strong */.ko)(ruleName(finding, context)), comment_document/* BREAK */.sP, ...WITHHELD)];
    }
    const origin = (0,comment_document/* dotted */.Bs)([place(finding, context), ruleName(finding, context)]);
    const blocks = [(0,comment_document/* paragraph */.FY)(mark, (0,comment_document/* strong */.ko)((0,comment_document/* prose */.CS)((0,visible_text/* clip */.$Q)(message, MESSAGE_LIMIT))), comment_document/* BREAK */.sP, ...origin)];
    if (suggestion) {
        const fixes = isFixable(finding) ? FIXES : [];
        blocks.push((0,comment_document/* paragraph */.FY)((0,comment_document/* text */.Qq)("Mend: "), (0,comment_document/* prose */.CS)((0,visible_text/* clip */.$Q)(suggestion.message, MESSAGE_LIMIT)), ...fixes));
        const diff = diffLines(finding, context.sourceOf);
        if (diff.length > 0)
            blocks.push({ kind: "code", language: "diff", lines: diff });
    }
    if (related.length > 0)
        blocks.push(relatedBlock(finding, context));
    return blocks;
}
function isFixable({ suggestion }) {
    return suggestion?.certain === true && suggestion.edits.length > 0;
}
const FIXES = [(0,comment_document/* text */.Qq)(" ("), (0,comment_document/* code */.aY)("memory-steward fix"), (0,comment_document/* text */.Qq)(" does it)")];
function findingRow(finding, context) {
    const { severity, record, message, suggestion } = finding;
    const rule = ruleName(finding, context);
    const name = record === undefined ? [] : [(0,comment_document/* code */.aY)((0,visible_text/* clip */.$Q)(record, NAME_LIMIT)), comment_document/* BREAK */.sP];
    if (context.isGuarded(finding))
        return [[(0,comment_document/* text */.Qq)(MARKS[severity])], name.slice(0, 1), [rule], []];
    return [
        [(0,comment_document/* text */.Qq)(MARKS[severity])],
        [...name, place(finding, context)],
        [(0,comment_document/* prose */.CS)((0,visible_text/* clip */.$Q)(message, MESSAGE_LIMIT)), comment_document/* BREAK */.sP, rule],
        suggestion ? [(0,comment_document/* prose */.CS)((0,visible_text/* clip */.$Q)(suggestion.message, MESSAGE_LIMIT))] : [],
    ];
}
function ruleName({ rule }, { ruleOf }) {
    return (0,comment_document/* linked */.q)(ruleOf(rule)?.documentation, (0,comment_document/* code */.aY)((0,visible_text/* clip */.$Q)(rule, NAME_LIMIT)));
}
function place({ path, range }, { addresses, isDeleted }) {
    const { line } = range.start;
    const name = isDeleted(path) ? (0,visible_text/* clip */.$Q)(path, PATH_LIMIT) : `${(0,visible_text/* clip */.$Q)(path, PATH_LIMIT)}:${line}`;
    return (0,comment_document/* linked */.q)(addresses.line(path, line), (0,comment_document/* code */.aY)(name));
}
function relatedBlock({ related }, context) {
    const shown = related.slice(0, (0,wording/* listedOf */.xM)(related.length, RELATED_LIMIT));
    const more = related.length - shown.length;
    const rest = more > 0 ? [(0,comment_document/* text */.Qq)((0,wording/* plural */.LS)(more, "more place"))] : [];
    const [first] = shown;
    if (first && related.every(({ message }) => message === first.message)) {
        const places = shown.map((other) => place(other, context));
        return (0,comment_document/* paragraph */.FY)((0,comment_document/* prose */.CS)(sentenceStart((0,visible_text/* clip */.$Q)(first.message, RELATED_MESSAGE_LIMIT))), (0,comment_document/* text */.Qq)(": "), ...(0,comment_document/* commas */.Rm)([...places, ...rest]));
    }
    const items = shown.map((other) => [
        place(other, context),
        (0,comment_document/* text */.Qq)(": "),
        (0,comment_document/* prose */.CS)((0,visible_text/* clip */.$Q)(other.message, RELATED_MESSAGE_LIMIT)),
    ]);
    return { kind: "list", items: rest.length > 0 ? [...items, rest] : items };
}
function sentenceStart(message) {
    return message.replace(/^[a-z]/, (letter) => letter.toUpperCase());
}
function diffLines({ suggestion }, sourceOf) {
    const hunks = suggestion ? (0,suggestion_diff/* suggestionDiff */.q)(suggestion.edits, sourceOf) : [];
    const lines = hunks.flatMap(({ path, line, removed, added }) => [
        `@@ ${(0,visible_text/* clip */.$Q)(path, PATH_LIMIT)}:${line} @@`,
        ...removed.map((row) => `-${(0,visible_text/* clip */.$Q)(row, DIFF_COLUMNS)}`),
        ...added.map((row) => `+${(0,visible_text/* clip */.$Q)(row, DIFF_COLUMNS)}`),
    ]);
    const shown = lines.slice(0, (0,wording/* listedOf */.xM)(lines.length, DIFF_LINES));
    const rest = lines.length - shown.length;
    return rest > 0 ? [...shown, `@@ ${(0,wording/* number */.ai)(rest)} more lines @@`] : shown;
}

;// CONCATENATED MODULE: ./build/src/report/comment/folds.js




const ROWS = 100;
const RULE_ROWS = 12;
const REASONS = 12;
const LEFT_OUT_BYTES = 200;
function foldedRows(findings, title, noun, context, room) {
    const sorted = [...findings].sort(finding/* compareWorstFirst */.bu);
    const block = room.fill(sorted, ROWS, (shown) => ({
        kind: "details",
        summary: [(0,comment_document/* text */.Qq)(shownOf(title((0,wording/* plural */.LS)(findings.length, noun)), shown.length, findings.length))],
        blocks: [{ kind: "table", head: ROW_HEAD, rows: shown.map((finding) => findingRow(finding, context)) }],
    }));
    if (block || findings.length === 0)
        return block ? [block] : [];
    return [(0,comment_document/* paragraph */.FY)((0,comment_document/* text */.Qq)(`${title((0,wording/* plural */.LS)(findings.length, noun))}: no room for them here.`))];
}
const ROW_HEAD = [[], [(0,comment_document/* text */.Qq)("Where")], [(0,comment_document/* text */.Qq)("Problem")], [(0,comment_document/* text */.Qq)("Mend")]];
function shownOf(title, shown, total) {
    return shown < total ? `${title}, showing ${(0,wording/* number */.ai)(shown)} of ${(0,wording/* number */.ai)(total)}` : title;
}
function ruleTable(findings, context, room) {
    const counts = new Map();
    for (const finding of findings) {
        const { rule, severity } = finding;
        const key = `${severity} ${rule}`;
        const entry = counts.get(key) ?? { rule, severity, count: 0, fixable: 0 };
        entry.count++;
        if (isFixable(finding))
            entry.fixable++;
        counts.set(key, entry);
    }
    const rows = [...counts.values()].sort((a, b) => rank(a) - rank(b) || b.count - a.count || (a.rule < b.rule ? -1 : 1));
    const block = room.fill(rows, RULE_ROWS, (shown) => ({
        kind: "table",
        head: [[], [(0,comment_document/* text */.Qq)("Rule")], [(0,comment_document/* text */.Qq)("Findings")], [(0,comment_document/* text */.Qq)("Mended by "), (0,comment_document/* code */.aY)("memory-steward fix")]],
        rows: [
            ...shown.map((row) => [
                [(0,comment_document/* text */.Qq)(MARKS[row.severity])],
                [ruleName(row, context)],
                [(0,comment_document/* text */.Qq)((0,wording/* number */.ai)(row.count))],
                [(0,comment_document/* text */.Qq)(row.fixable > 0 ? (0,wording/* number */.ai)(row.fixable) : "")],
            ]),
            ...(shown.length < rows.length ? [restRow(rows.slice(shown.length))] : []),
        ],
    }));
    return block ? [block] : [];
}
function restRow(rows) {
    const sum = (of) => rows.reduce((total, row) => total + row[of], 0);
    return [
        [],
        [(0,comment_document/* text */.Qq)((0,wording/* plural */.LS)(rows.length, "further rule"))],
        [(0,comment_document/* text */.Qq)((0,wording/* number */.ai)(sum("count")))],
        [(0,comment_document/* text */.Qq)((0,wording/* number */.ai)(sum("fixable")))],
    ];
}
function rank({ severity }) {
    return finding/* SEVERITIES */.oC.indexOf(severity);
}
function foldedReasons(rules, context, room) {
    const known = [...new Set(rules)].flatMap((id) => context.ruleOf(id) ?? []);
    const block = room.fill(known, REASONS, (shown) => ({
        kind: "details",
        summary: [(0,comment_document/* text */.Qq)(known.length === 1 ? "Why this matters" : "Why these matter")],
        blocks: [
            {
                kind: "list",
                items: shown.map((rule) => [
                    (0,comment_document/* strong */.ko)((0,comment_document/* text */.Qq)(rule.title)),
                    (0,comment_document/* text */.Qq)(" ("),
                    ruleName({ rule: rule.id }, context),
                    (0,comment_document/* text */.Qq)("). "),
                    ...ownWords(`${rule.rationale} ${rule.remedy}`),
                ]),
            },
        ],
    }));
    return block ? [block] : [];
}
function ownWords(value) {
    return value.split("`").flatMap((part, at) => (part === "" ? [] : [at % 2 === 0 ? (0,comment_document/* text */.Qq)(part) : (0,comment_document/* code */.aY)(part)]));
}

// EXTERNAL MODULE: ./build/src/report/comment/verdict.js
var verdict = __webpack_require__(20907);
;// CONCATENATED MODULE: ./build/src/report/comment/frame-blocks.js




function headBlocks(input, sorted) {
    const { picture } = input;
    const about = picture ? [(0,comment_document/* paragraph */.FY)((0,comment_document/* text */.Qq)(`${(0,verdict/* changeWords */.mF)(picture)}.`))] : [];
    return [(0,comment_document/* heading */.R_)(2, (0,comment_document/* text */.Qq)((0,verdict/* verdictLine */.MT)(input, sorted))), ...about];
}
function footBlocks(input, { commit, run }) {
    const { report, links, fork, ontology } = input;
    const short = (id) => (0,comment_document/* linked */.q)(commit(id), (0,comment_document/* code */.aY)(id.slice(0, 12)));
    const base = report.comparison?.base ?? links.base;
    const judged = [
        short(links.head),
        ...(fork === undefined ? [] : [(0,comment_document/* text */.Qq)(" from the fork "), (0,comment_document/* code */.aY)((0,visible_text/* clip */.$Q)(fork, 120))]),
        ...(base === undefined ? [] : [(0,comment_document/* text */.Qq)(" against "), short(base)]),
    ];
    const isEdited = (ontology?.edited.length ?? 0) > 0 || report.findings.some(isAboutAnEdit);
    const parts = [
        judged,
        ...(run === undefined ? [] : [[(0,comment_document/* linked */.q)(run, (0,comment_document/* text */.Qq)("whole report"))]]),
        [(0,comment_document/* text */.Qq)(`memory-steward ${report.steward}`)],
        [(0,comment_document/* text */.Qq)("layout "), (0,comment_document/* code */.aY)((0,visible_text/* clip */.$Q)(report.layout, 80))],
        [
            (0,comment_document/* text */.Qq)("ontology "),
            (0,comment_document/* code */.aY)(report.ontologyDigest.slice(0, 19)),
            ...(base === undefined || isEdited ? [] : [(0,comment_document/* text */.Qq)(" unchanged")]),
        ],
    ];
    const line = parts.flatMap((part, at) => (at === 0 ? part : [(0,comment_document/* text */.Qq)(" · "), ...part]));
    return [...acceptedLine(report), { kind: "small", line }];
}
function isAboutAnEdit({ rule }) {
    return rule.startsWith("gate/") && rule !== "gate/expired-waiver";
}
function acceptedLine({ counts }) {
    const accepted = (0,wording/* acceptedCounts */.y_)(counts);
    return accepted === undefined ? [] : [(0,comment_document/* paragraph */.FY)((0,comment_document/* text */.Qq)(`Accepted, not counted: ${accepted}.`))];
}

// EXTERNAL MODULE: ./build/src/report/repository-path.js
var repository_path = __webpack_require__(48788);
;// CONCATENATED MODULE: ./build/src/report/comment/links.js

function addresses(links, root, isDeleted) {
    const repository = `${links.server}/${(0,repository_path/* encodePath */.O)(links.repository)}`;
    return {
        line(path, line) {
            const whole = (0,repository_path/* repositoryPath */.S)(root, path);
            if (whole.split("/").some((segment) => segment === "." || segment === ".." || segment === ""))
                return undefined;
            const commit = isDeleted(path) ? links.base : links.head;
            if (commit === undefined || whole.length > LONGEST_PATH)
                return undefined;
            return `${repository}/blob/${(0,repository_path/* encodePath */.O)(commit)}/${(0,repository_path/* encodePath */.O)(whole)}#L${line}`;
        },
        commit: (id) => (COMMIT.test(id) ? `${repository}/commit/${id}` : undefined),
        pull: (number) => `${repository}/pull/${number}`,
        run: links.run === undefined ? undefined : `${repository}/actions/runs/${links.run}`,
    };
}
const LONGEST_PATH = 1000;
const COMMIT = /^[0-9a-f]{40,64}$/;

;// CONCATENATED MODULE: ./build/src/report/comment/ontology-blocks.js



const NAMES = 8;
function ontologyBlocks({ ontology }, verdictChange, context, room) {
    if (!verdictChange && (!ontology || ontology.edited.length === 0))
        return [];
    const items = ontology ? itemsOf(ontology, context) : [];
    const blocks = [(0,comment_document/* heading */.R_)(3, (0,comment_document/* text */.Qq)("Ontology and rules"))];
    if (verdictChange && !context.isGuarded(verdictChange)) {
        blocks.push((0,comment_document/* paragraph */.FY)((0,comment_document/* prose */.CS)((0,visible_text/* clip */.$Q)(verdictChange.message, 800))));
    }
    if (items.length > 0)
        blocks.push({ kind: "list", items });
    return room.take(blocks) ? blocks : [];
}
function itemsOf({ before, after, edited, added, removed }, { addresses }) {
    const items = [];
    if (before !== after) {
        items.push([(0,comment_document/* text */.Qq)("Version: "), version(before), (0,comment_document/* text */.Qq)(" → "), version(after)]);
    }
    if (added.length > 0)
        items.push([(0,comment_document/* text */.Qq)("Adds "), ...named(added)]);
    if (removed.length > 0)
        items.push([(0,comment_document/* text */.Qq)("Takes away "), ...named(removed)]);
    if (edited.length > 0) {
        const files = edited.map((path) => (0,comment_document/* linked */.q)(addresses.line(path, 1), (0,comment_document/* code */.aY)((0,visible_text/* clip */.$Q)(path, 200))));
        items.push([(0,comment_document/* text */.Qq)("Edits "), ...someOf(files)]);
    }
    return items;
}
function version(value) {
    return value === undefined ? (0,comment_document/* text */.Qq)("none") : (0,comment_document/* code */.aY)((0,visible_text/* clip */.$Q)(value, 40));
}
function named(values) {
    return someOf(values.map((value) => (0,comment_document/* prose */.CS)((0,visible_text/* clip */.$Q)(value, 120))));
}
function someOf(parts) {
    const shown = parts.slice(0, (0,wording/* listedOf */.xM)(parts.length, NAMES));
    const rest = parts.length - shown.length;
    return (0,comment_document/* commas */.Rm)(rest > 0 ? [...shown, (0,comment_document/* text */.Qq)(`${(0,wording/* number */.ai)(rest)} more`)] : shown);
}

// EXTERNAL MODULE: ./build/src/report/comment/people-blocks.js
var people_blocks = __webpack_require__(15226);
// EXTERNAL MODULE: ./build/src/report/comment/room.js
var comment_room = __webpack_require__(82267);
// EXTERNAL MODULE: ./build/src/report/comment/sorting.js
var sorting = __webpack_require__(78302);
// EXTERNAL MODULE: ./build/src/report/selection.js
var selection = __webpack_require__(67230);
;// CONCATENATED MODULE: ./build/src/report/comment/todo.js






const FULL_AT_MOST = 8;
const FULL_OF_MANY = 6;
function todoBlocks(findings, overview, context, room) {
    const limit = findings.length <= FULL_AT_MOST ? findings.length : FULL_OF_MANY;
    const head = (shown) => [
        (0,comment_document/* heading */.R_)(3, (0,comment_document/* text */.Qq)("What to do")),
        ...fixLine(findings),
        ...overview,
        ...countLine(shown, findings.length),
    ];
    if (findings.length === 0 || !room.take(head(limit)))
        return { blocks: [], rest: findings };
    const shown = [];
    for (const finding of (0,selection/* spread */.il)(findings, ({ rule }) => rule).slice(0, limit)) {
        const isFirstOfGroup = !shown.some((other) => groupOf(other) === groupOf(finding));
        const group = isFirstOfGroup ? [groupHead(finding, context)] : [];
        if (room.take([...group, ...findingBlocks(finding, context)]))
            shown.push(finding);
    }
    const groups = [...(0,sorting/* byRecord */.rB)(shown).values()].map((group) => group.flatMap((finding, at) => [
        ...(at === 0 ? [groupHead(finding, context)] : []),
        ...findingBlocks(finding, context),
    ]));
    const isShown = new Set(shown);
    return {
        blocks: [...head(shown.length), ...groups.flat()],
        rest: findings.filter((finding) => !isShown.has(finding)),
    };
}
function countLine(shown, total) {
    if (shown === total)
        return [];
    return [(0,comment_document/* paragraph */.FY)((0,comment_document/* text */.Qq)(`Showing ${(0,wording/* number */.ai)(shown)} of ${(0,wording/* number */.ai)(total)} in full, worst first.`))];
}
function fixLine(findings) {
    const fixable = findings.filter(isFixable).length;
    if (fixable === 0 || findings.length === 1)
        return [];
    const amount = fixable === findings.length
        ? `all ${(0,wording/* number */.ai)(fixable)}`
        : `${(0,wording/* number */.ai)(fixable)} of ${(0,wording/* plural */.LS)(findings.length, "finding")}`;
    return [(0,comment_document/* paragraph */.FY)((0,comment_document/* code */.aY)("memory-steward fix"), (0,comment_document/* text */.Qq)(` mends ${amount} by itself.`))];
}
function groupOf({ record, path }) {
    return JSON.stringify(record === undefined ? [path] : [path, record]);
}
function groupHead(finding, context) {
    const { record, path } = finding;
    const isGuarded = context.isGuarded(finding);
    if (record === undefined)
        return (0,comment_document/* heading */.R_)(4, isGuarded ? (0,comment_document/* text */.Qq)("A restricted file") : (0,comment_document/* code */.aY)((0,visible_text/* clip */.$Q)(path, NAME_LIMIT)));
    const title = isGuarded ? undefined : context.titleOf(record);
    const named = title === undefined ? [] : [(0,comment_document/* text */.Qq)(` ${(0,visible_text/* clip */.$Q)(title, NAME_LIMIT)}`)];
    return (0,comment_document/* heading */.R_)(4, (0,comment_document/* code */.aY)((0,visible_text/* clip */.$Q)(record, NAME_LIMIT)), ...named);
}

;// CONCATENATED MODULE: ./build/src/report/comment/compose.js













const SMALLEST = 8 * 1024;
const RULE_TABLE_FROM = 12;
function composeComment(input, { bytes, withDrawing }) {
    const { report, known } = input;
    const context = findingContext(input);
    const { addresses } = context;
    const sorted = (0,sorting/* sortFindings */.Tc)(report, known);
    const brought = [...sorted.error, ...sorted.warning, ...sorted.note];
    const verdictChange = brought.find(sorting/* isVerdictChange */["in"]);
    const { urgent, asides } = byUrgency(sorted);
    const head = headBlocks(input, sorted);
    const foot = footBlocks(input, addresses);
    const room = new comment_room/* Room */.W(Math.max(SMALLEST, bytes) - (0,comment_room/* sizeOf */.$)([...head, ...foot]) - 3 * LEFT_OUT_BYTES);
    const collisions = (0,people_blocks/* collisionBlocks */.n)(input, addresses, room);
    const ontology = ontologyBlocks(input, verdictChange, context, room);
    const reviewers = (0,people_blocks/* reviewerBlocks */.Q)(input, room);
    const overview = brought.length < RULE_TABLE_FROM ? [] : ruleTable(brought, context, room);
    const todo = todoBlocks(urgent, overview, context, room);
    const drawing = withDrawing ? drawingBlocks(input, room) : [];
    const noun = `more ${urgent[0]?.severity ?? "finding"}`;
    const more = foldedRows(todo.rest, (total) => total, noun, context, room);
    const others = foldedRows(asides, () => asideTitle(asides), "finding", context, room);
    const reasons = foldedReasons(urgent.map(({ rule }) => rule), context, room);
    const oldTitle = (total) => `${total} that the target branch has already`;
    const old = foldedRows(sorted.old, oldTitle, "finding", context, room);
    const changes = changeBlocks(input, room);
    return [
        ...head,
        ...collisions,
        ...todo.blocks,
        ...more,
        ...others,
        ...reasons,
        ...ontology,
        ...drawing,
        ...changes,
        ...reviewers,
        ...old,
        ...foot,
    ];
}
function byUrgency({ error, warning, note }) {
    const without = (findings) => findings.filter((finding) => !(0,sorting/* isVerdictChange */["in"])(finding));
    return error.length > 0
        ? { urgent: without(error), asides: without([...warning, ...note]) }
        : { urgent: without(warning), asides: without(note) };
}
function asideTitle(findings) {
    const warnings = findings.filter(({ severity }) => severity === "warning").length;
    const notes = findings.length - warnings;
    return [...(warnings > 0 ? [(0,wording/* plural */.LS)(warnings, "warning")] : []), ...(notes > 0 ? [(0,wording/* plural */.LS)(notes, "note")] : [])].join(", ");
}
function drawingBlocks({ picture, report, isPublic, guarded }, room) {
    const drawing = picture && drawingOf(picture, isPublic && guarded ? guarded.ids : new Set());
    if (!drawing)
        return [];
    const rest = drawing.edgesLeftOut;
    const more = rest > 0 ? [(0,comment_document/* paragraph */.FY)((0,comment_document/* text */.Qq)(`${(0,wording/* plural */.LS)(rest, "more edge")} of this change, not drawn.`))] : [];
    const drawn = [{ kind: "drawing", drawing }, ...more];
    const isPressing = report.verdict === "fail" && drawing.edges.some(({ state }) => state !== "added");
    const blocks = isPressing
        ? [(0,comment_document/* heading */.R_)(3, (0,comment_document/* text */.Qq)("Edges that came, went or broke")), ...drawn]
        : [{ kind: "details", summary: [(0,comment_document/* text */.Qq)("Picture of the change")], blocks: drawn }];
    return room.take(blocks) ? blocks : [];
}
const DIFF_ROWS = 30;
function changeBlocks({ diff }, room) {
    const fold = (blocks) => ({
        kind: "details",
        summary: [(0,comment_document/* text */.Qq)("What changed, record by record")],
        blocks,
    });
    if (!diff || !room.take([fold([])]))
        return [];
    const blocks = (0,diff_blocks/* diffBlocks */.C)(diff, { rows: DIFF_ROWS, room });
    return blocks.length === 0 ? [] : [fold(blocks)];
}
function findingContext(input) {
    const { picture, textOf, ruleOf } = input;
    const isDeleted = (path) => picture?.deletedFiles.has(path) === true;
    const titles = new Map();
    for (const { id, title } of [...(picture?.added ?? []), ...(picture?.changed ?? []), ...(picture?.deleted ?? [])]) {
        if (title !== undefined && !saysTheSame(id, title))
            titles.set(id, title);
    }
    return {
        addresses: addresses(input.links, input.report.root, isDeleted),
        ruleOf: (id) => ruleOf?.(id),
        sourceOf: (path) => {
            const content = textOf?.(path);
            return content === undefined ? undefined : new source_text/* SourceText */.D(content);
        },
        titleOf: (id) => titles.get(id),
        isGuarded: (finding) => (0,sorting/* isGuarded */.JN)(finding, input),
        isDeleted,
    };
}


/***/ }),

/***/ 15226:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ reviewerBlocks),
/* harmony export */   n: () => (/* binding */ collisionBlocks)
/* harmony export */ });
/* harmony import */ var _visible_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36672);
/* harmony import */ var _wording_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71272);
/* harmony import */ var _document_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(35649);



const LISTED = 10;
const NAME_LIMIT = 120;
const CLAUSE_LIMIT = 300;
function collisionBlocks({ collisions = [] }, { pull }, room) {
    const byPull = new Map();
    for (const { pull: other, message } of collisions) {
        const messages = byPull.get(other);
        if (messages)
            messages.push(message);
        else
            byPull.set(other, [message]);
    }
    const others = byPull.size === 1 ? "another open pull request" : "other open pull requests";
    const items = [...byPull].map(([other, messages]) => [
        (0,_document_js__WEBPACK_IMPORTED_MODULE_2__/* .linked */ .q)(pull(other), (0,_document_js__WEBPACK_IMPORTED_MODULE_2__/* .strong */ .ko)((0,_document_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(`Pull request ${other}`))),
        (0,_document_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(": "),
        ...messages.flatMap((message, at) => [...(at === 0 ? [] : [(0,_document_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(", ")]), (0,_document_js__WEBPACK_IMPORTED_MODULE_2__/* .prose */ .CS)((0,_visible_text_js__WEBPACK_IMPORTED_MODULE_0__/* .clip */ .$Q)(message, CLAUSE_LIMIT))]),
    ]);
    return listUnder((0,_document_js__WEBPACK_IMPORTED_MODULE_2__/* .heading */ .R_)(3, (0,_document_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(`⚠️ Collides with ${others}`)), items, "pull request", room);
}
function reviewerBlocks({ reviewers = [] }, room) {
    const items = reviewers.map(({ name, reason }) => [
        (0,_document_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(`${name.includes(":") ? "" : "@"}${(0,_visible_text_js__WEBPACK_IMPORTED_MODULE_0__/* .clip */ .$Q)(name, NAME_LIMIT)}`),
        (0,_document_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(" "),
        (0,_document_js__WEBPACK_IMPORTED_MODULE_2__/* .prose */ .CS)((0,_visible_text_js__WEBPACK_IMPORTED_MODULE_0__/* .clip */ .$Q)(reason, CLAUSE_LIMIT)),
    ]);
    const [only] = items;
    if (only && items.length === 1) {
        const line = (0,_document_js__WEBPACK_IMPORTED_MODULE_2__/* .paragraph */ .FY)((0,_document_js__WEBPACK_IMPORTED_MODULE_2__/* .strong */ .ko)((0,_document_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)("Reviewer:")), (0,_document_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(" "), ...only);
        return room.take([line]) ? [line] : [];
    }
    return listUnder((0,_document_js__WEBPACK_IMPORTED_MODULE_2__/* .paragraph */ .FY)((0,_document_js__WEBPACK_IMPORTED_MODULE_2__/* .strong */ .ko)((0,_document_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)("Reviewers"))), items, "reviewer", room);
}
function listUnder(title, items, noun, room) {
    if (items.length === 0 || !room.take([title]))
        return [];
    const list = room.fill(items, LISTED, (shown) => {
        const rest = items.length - shown.length;
        const more = rest > 0 ? [[(0,_document_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(`and ${(0,_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(rest, `more ${noun}`)}`)]] : [];
        return { kind: "list", items: [...shown, ...more] };
    });
    return list ? [title, list] : [];
}


/***/ }),

/***/ 78302:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JN: () => (/* binding */ isGuarded),
/* harmony export */   Tc: () => (/* binding */ sortFindings),
/* harmony export */   "in": () => (/* binding */ isVerdictChange),
/* harmony export */   rB: () => (/* binding */ byRecord)
/* harmony export */ });
/* harmony import */ var _public_report_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59210);

function sortFindings({ findings }, known) {
    const open = findings.filter(({ accepted }) => accepted === undefined);
    const isOld = ({ fingerprint }) => known?.has(fingerprint) === true;
    const brought = open.filter((finding) => !isOld(finding));
    const of = (severity) => brought.filter((finding) => finding.severity === severity);
    return {
        error: of("error"),
        warning: of("warning"),
        note: of("note"),
        old: open.filter(isOld),
        accepted: findings.filter(({ accepted }) => accepted !== undefined),
    };
}
function isVerdictChange({ rule }) {
    return rule === "gate/verdict-change";
}
function isGuarded(finding, { isPublic, guarded }) {
    return isPublic && guarded !== undefined && (0,_public_report_js__WEBPACK_IMPORTED_MODULE_0__/* .speaksOfGuarded */ .vR)(finding, guarded);
}
function byRecord(findings) {
    const groups = new Map();
    for (const finding of findings) {
        const key = JSON.stringify(finding.record === undefined ? [finding.path] : [finding.path, finding.record]);
        const group = groups.get(key);
        if (group)
            group.push(finding);
        else
            groups.set(key, [finding]);
    }
    return groups;
}


/***/ }),

/***/ 20907:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L2: () => (/* binding */ verdictWords),
/* harmony export */   MT: () => (/* binding */ verdictLine),
/* harmony export */   mF: () => (/* binding */ changeWords)
/* harmony export */ });
/* harmony import */ var _by_design_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(81554);
/* harmony import */ var _wording_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71272);
/* harmony import */ var _sorting_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78302);



function verdictLine(input, sorted) {
    const isClear = sorted.warning.length === 0 && (input.collisions ?? []).length === 0;
    const mark = input.report.verdict === "fail" ? "❌" : isClear ? "✅" : "⚠️";
    return `${mark} ${verdictWords(input, sorted)}`;
}
function verdictWords({ report, collisions = [] }, sorted) {
    const others = new Set(collisions.map(({ pull }) => pull)).size;
    const words = report.verdict === "fail" ? failureWords(sorted) : successWords(report, sorted);
    if (others === 0)
        return words;
    const met = others === 1 ? "another open pull request" : `${(0,_wording_js__WEBPACK_IMPORTED_MODULE_0__/* .number */ .ai)(others)} other open pull requests`;
    return `${words}${report.verdict === "fail" ? "; it also" : ", but"} collides with ${met}`;
}
function successWords(report, { warning, note }) {
    if ((0,_wording_js__WEBPACK_IMPORTED_MODULE_0__/* .isEmpty */ .Im)(report))
        return "Memory check passed: no records yet";
    const notes = note.filter((finding) => !(0,_sorting_js__WEBPACK_IMPORTED_MODULE_1__/* .isVerdictChange */ ["in"])(finding) && !(0,_by_design_js__WEBPACK_IMPORTED_MODULE_2__/* .isByDesign */ .Y)(finding)).length;
    const counts = warning.length > 0
        ? `, with ${(0,_wording_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(warning.length, "warning")} to look at`
        : notes > 0
            ? `, with ${(0,_wording_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(notes, "note")}`
            : "";
    const edits = [...warning, ...note].some(_sorting_js__WEBPACK_IMPORTED_MODULE_1__/* .isVerdictChange */ ["in"]) ? "; it edits the rules of the memory" : "";
    return `Memory check passed${counts}${edits}`;
}
function failureWords({ error, warning, old }) {
    if (error.length === 0) {
        const oldErrors = old.filter(({ severity }) => severity === "error").length;
        return `Memory check failed, but not by this change: the target branch has ${(0,_wording_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(oldErrors, "error")} already`;
    }
    const warnings = warning.length > 0 ? `, ${(0,_wording_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(warning.length, "warning")}` : "";
    return `Memory check failed: ${(0,_wording_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(error.length, "error")} to mend${warnings}`;
}
function changeWords({ added, changed, deleted, unreadable, edges, files }) {
    const records = (0,_wording_js__WEBPACK_IMPORTED_MODULE_0__/* .listed */ .KE)("record", [
        [added.length, "added"],
        [changed.length, "changed"],
        [deleted.length, "deleted"],
        [unreadable.length, "no longer readable"],
    ]);
    const count = (state) => edges.filter((edge) => edge.state === state).length;
    const moved = (0,_wording_js__WEBPACK_IMPORTED_MODULE_0__/* .listed */ .KE)("edge", [
        [count("added"), "added"],
        [count("removed"), "removed"],
        [count("broken"), "broken"],
    ]);
    if (records === "")
        return files === 0 ? "No file differs" : `No record changes; ${(0,_wording_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(files, "file")} differ`;
    return moved === "" ? records : `${records} · ${moved}`;
}


/***/ })

};
