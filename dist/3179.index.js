export const id = 3179;
export const ids = [3179];
export const modules = {

/***/ 34538:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ directoryOf)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _memory_user_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90989);


function directoryOf(input) {
    const directory = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.normalize(input.replaceAll("\\", "/")).replace(/\/$/, "");
    if (directory === ".")
        return "";
    if (!directory.startsWith("/") && !directory.startsWith("..") && !/(^|\/)\.git(\/|$)/i.test(directory))
        return directory;
    throw new _memory_user_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y(`${input} is not a folder of the repository.`, "Name it from the top of the repository.");
}


/***/ }),

/***/ 57397:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ defaultBranchOf),
/* harmony export */   s: () => (/* binding */ forgeAccess)
/* harmony export */ });
/* harmony import */ var _commands_admit_run_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9221);
/* harmony import */ var _memory_user_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90989);
/* harmony import */ var _commands_version_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(82792);
/* harmony import */ var _terminal_redaction_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(44771);




async function forgeAccess(environment, token, log) {
    if (token === undefined) {
        throw new _memory_user_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y("There is no token to publish with.", "Leave the input `token` at its default, or give one.");
    }
    const [{ context }, { connectGitHub }, { makePullClone }] = await Promise.all([
        Promise.all(/* import() */[__webpack_require__.e(8439), __webpack_require__.e(1351)]).then(__webpack_require__.bind(__webpack_require__, 61351)),
        Promise.all(/* import() */[__webpack_require__.e(8439), __webpack_require__.e(56), __webpack_require__.e(1107)]).then(__webpack_require__.bind(__webpack_require__, 41107)),
        __webpack_require__.e(/* import() */ 1811).then(__webpack_require__.bind(__webpack_require__, 51811)),
    ]);
    const { owner, repo } = repositoryOf(environment["GITHUB_REPOSITORY"]);
    const server = withoutSlash(context.serverUrl);
    const fetch = await proxyFetch(environment);
    const forgeAt = (place) => connectGitHub({
        token,
        apiUrl: withoutSlash(context.apiUrl),
        owner: place.owner,
        repository: place.repo,
        version: _commands_version_js__WEBPACK_IMPORTED_MODULE_2__/* .STEWARD_VERSION */ .m,
        redactor: _terminal_redaction_js__WEBPACK_IMPORTED_MODULE_3__/* .redactor */ .$p,
        log,
        ...(fetch && { fetch }),
    });
    const own = forgeAt({ owner, repo });
    return {
        forge: own,
        forgeOf: (name) => Promise.resolve((0,_commands_admit_run_js__WEBPACK_IMPORTED_MODULE_0__/* .isSameName */ .yS)(name, `${owner}/${repo}`) ? own : forgeAt(repositoryOf(name))),
        server,
        repository: `${owner}/${repo}`,
        run: { id: context.runId || 0, attempt: context.runAttempt || 1 },
        clone: (directory, checkout) => makePullClone({ url: `${server}/${owner}/${repo}.git`, token, directory, checkout }),
    };
}
function defaultBranchOf({ forge }, known) {
    let branch;
    const read = async () => known ?? (await forge.repository()).defaultBranch;
    return () => (branch ??= read());
}
function repositoryOf(name = "") {
    const [, owner, repo] = /^([A-Za-z0-9_-]+)\/([A-Za-z0-9._-]+)$/.exec(name) ?? [];
    if (owner !== undefined && repo !== undefined)
        return { owner, repo };
    throw new _memory_user_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y("The run does not say which repository it belongs to.", "Run the Action in a workflow.");
}
async function proxyFetch(environment) {
    const names = ["https_proxy", "HTTPS_PROXY", "http_proxy", "HTTP_PROXY"];
    if (names.every((name) => (environment[name] ?? "") === ""))
        return undefined;
    const { defaults } = await Promise.all(/* import() */[__webpack_require__.e(8439), __webpack_require__.e(2032)]).then(__webpack_require__.bind(__webpack_require__, 22032));
    const fetch = defaults.request?.fetch;
    return isFetch(fetch) ? fetch : undefined;
}
function isFetch(value) {
    return typeof value === "function";
}
function withoutSlash(url) {
    return url.replace(/\/+$/, "");
}


/***/ }),

/***/ 25721:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runProposals: () => (/* binding */ runProposals)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(96421);
/* harmony import */ var _commands_proposals_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(60133);
/* harmony import */ var _report_log_sink_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(94468);
/* harmony import */ var _report_proposal_proposal_lines_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(72455);
/* harmony import */ var _terminal_gate_options_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(91504);
/* harmony import */ var _terminal_overlay_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1551);
/* harmony import */ var _directory_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(34538);
/* harmony import */ var _forge_access_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(57397);
/* harmony import */ var _runner_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(88363);










async function runProposals({ inputs, environment, workspace }) {
    const access = await (0,_forge_access_js__WEBPACK_IMPORTED_MODULE_8__/* .forgeAccess */ .s)(environment, inputs.token, say);
    const directory = (0,_directory_js__WEBPACK_IMPORTED_MODULE_7__/* .directoryOf */ .j)(inputs.directory);
    const clone = await access.clone(directory, workspace);
    try {
        const result = await (0,_commands_proposals_js__WEBPACK_IMPORTED_MODULE_2__/* .proposals */ .K)({
            forge: access.forge,
            source: clone,
            gate: (0,_terminal_gate_options_js__WEBPACK_IMPORTED_MODULE_5__/* .gateOptions */ .O)(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(workspace, directory), inputs, { isGit: true, top: workspace }),
            root: directory,
            overlay: (0,_terminal_overlay_js__WEBPACK_IMPORTED_MODULE_6__/* .overlayOf */ .k)(clone.repository),
            now: new Date(),
            server: access.server,
        });
        for (const line of (0,_report_proposal_proposal_lines_js__WEBPACK_IMPORTED_MODULE_4__/* .proposalLines */ .w)(result))
            say(line);
        const failed = result.proposals.filter(({ failure }) => failure !== undefined);
        for (const { pull, failure } of failed)
            _actions_core__WEBPACK_IMPORTED_MODULE_1__/* .warning */ .$e((0,_report_log_sink_js__WEBPACK_IMPORTED_MODULE_3__/* .sanitizeLogLine */ .O)(`Pull request ${pull}: ${failure ?? ""}`));
        (0,_runner_js__WEBPACK_IMPORTED_MODULE_9__/* .setOutput */ .uH)("proposals-judged", result.proposals.length);
        (0,_runner_js__WEBPACK_IMPORTED_MODULE_9__/* .setOutput */ .uH)("proposals-closed", result.proposals.filter(({ outcome }) => outcome === "closed").length);
        return failed.length > 0 ? 1 : 0;
    }
    finally {
        await clone.close();
    }
}
function say(line) {
    _actions_core__WEBPACK_IMPORTED_MODULE_1__/* .info */ .pq((0,_report_log_sink_js__WEBPACK_IMPORTED_MODULE_3__/* .sanitizeLogLine */ .O)(line));
}


/***/ }),

/***/ 35649:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bs: () => (/* binding */ dotted),
/* harmony export */   CS: () => (/* binding */ prose),
/* harmony export */   FY: () => (/* binding */ paragraph),
/* harmony export */   Qq: () => (/* binding */ text),
/* harmony export */   R_: () => (/* binding */ heading),
/* harmony export */   Rm: () => (/* binding */ commas),
/* harmony export */   aY: () => (/* binding */ code),
/* harmony export */   ko: () => (/* binding */ strong),
/* harmony export */   q: () => (/* binding */ linked),
/* harmony export */   sP: () => (/* binding */ BREAK)
/* harmony export */ });
const BREAK = { kind: "break" };
function text(value) {
    return { kind: "text", text: value };
}
function prose(value) {
    return { kind: "prose", text: value };
}
function code(value) {
    return { kind: "code", text: value };
}
function strong(...content) {
    return { kind: "strong", content };
}
function linked(url, content) {
    return url === undefined ? content : { kind: "link", url, content: [content] };
}
function paragraph(...line) {
    return { kind: "paragraph", line };
}
function heading(level, ...line) {
    return { kind: "heading", level, line };
}
function dotted(parts) {
    return separated(parts, " · ");
}
function commas(parts) {
    return separated(parts, ", ");
}
function separated(parts, separator) {
    return parts.flatMap((part, at) => (at === 0 ? [part] : [text(separator), part]));
}


/***/ }),

/***/ 90297:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ NODE_WORDS),
/* harmony export */   l: () => (/* binding */ mermaidLines)
/* harmony export */ });
/* harmony import */ var _visible_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36672);

const NODE_WORDS = {
    added: "new",
    changed: "changed",
    deleted: "deleted",
    unreadable: "unreadable",
    missing: "does not exist",
    outside: "outside the memory",
    unchanged: "",
};
const ARROWS = { added: "-->", removed: "-.->", broken: "--x" };
const STROKES = { added: "#1a7f37", removed: "#9a6700", broken: "#cf222e" };
const CLASSES = [
    "classDef added fill:#dafbe1,stroke:#1a7f37,color:#1f2328",
    "classDef changed fill:#ddf4ff,stroke:#0969da,color:#1f2328",
    "classDef deleted fill:#ffebe9,stroke:#cf222e,color:#1f2328,stroke-dasharray:4 3",
    "classDef unreadable fill:#fff8c5,stroke:#9a6700,color:#1f2328",
    "classDef missing fill:#ffebe9,stroke:#cf222e,color:#1f2328,stroke-dasharray:4 3",
    "classDef outside fill:#f6f8fa,stroke:#818b98,color:#1f2328,stroke-dasharray:4 3",
    "classDef unchanged fill:#f6f8fa,stroke:#818b98,color:#1f2328",
];
const LABEL_LIMIT = 48;
function mermaidLines({ nodes, edges }) {
    const used = new Set(nodes.map(({ state }) => state));
    return [
        "flowchart LR",
        ...nodes.map((node, at) => `  n${at}["${nodeLabel(node)}"]:::${node.state}`),
        ...edges.map(({ from, to, kind, state }) => `  n${from} ${ARROWS[state]}|"${label(kind)}<br/>${state}"| n${to}`),
        ...CLASSES.filter((line) => used.has(line.split(" ")[1] ?? "")).map((line) => `  ${line}`),
        ...edges.map(({ state }, at) => `  linkStyle ${at} stroke:${STROKES[state]}`),
    ];
}
function nodeLabel({ id, title, state }) {
    return [label(id), ...(title === undefined ? [] : [label(title)]), NODE_WORDS[state]]
        .filter((part) => part !== "")
        .join("<br/>");
}
function label(text) {
    return (0,_visible_text_js__WEBPACK_IMPORTED_MODULE_0__/* .clip */ .$Q)(text || "·", LABEL_LIMIT)
        .replace(/[^\p{L}\p{N} :._/…-]|\p{Default_Ignorable_Code_Point}/gu, "·")
        .replaceAll(" ", "\u00A0");
}


/***/ }),

/***/ 77299:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ printBlock),
/* harmony export */   x: () => (/* binding */ printMarkdown)
/* harmony export */ });
/* harmony import */ var _markdown_escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34003);
/* harmony import */ var _mermaid_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90297);


const ADDRESS = /^https?:\/\/[\w.:-]+(?:\/[\w%.~:@!$&+,;=/?#-]*)?$/;
const HTML_COMMENT = /<!--/g;
function printMarkdown(document) {
    return document.map(printBlock).join("\n\n");
}
function printBlock(block) {
    return blockText(block).replace(HTML_COMMENT, "<\u200B!--");
}
function blockText(block) {
    switch (block.kind) {
        case "heading":
            return `${"#".repeat(block.level)} ${printLine(block.line, "line")}`;
        case "paragraph":
            return printLine(block.line, "line");
        case "list":
            return block.items.map((item) => `- ${printLine(item, "line")}`).join("\n");
        case "table":
            return [block.head, block.head.map(() => RULE), ...block.rows].map(tableRow).join("\n");
        case "code":
            return (0,_markdown_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .codeBlock */ .DV)(block.language, block.lines);
        case "details": {
            const summary = printLine(block.summary, "html");
            return `<details><summary>${summary}</summary>\n\n${block.blocks.map(blockText).join("\n\n")}\n\n</details>`;
        }
        case "drawing":
            return (0,_markdown_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .codeBlock */ .DV)("mermaid", (0,_mermaid_js__WEBPACK_IMPORTED_MODULE_1__/* .mermaidLines */ .l)(block.drawing));
        case "small":
            return `<sub>${printLine(block.line, "line")}</sub>`;
    }
}
const RULE = [{ kind: "text", text: "---" }];
function tableRow(cells) {
    return `| ${cells.map((cell) => (cell === RULE ? "---" : printLine(cell, "cell"))).join(" | ")} |`;
}
function printLine(line, place) {
    const parts = [];
    let before;
    for (const inline of joined(line)) {
        if (before === "code" && inline.kind === "code")
            parts.push(" ");
        if (before === "prose" && inline.kind === "text" && /^[^\s,]/.test(inline.text))
            parts.push(_markdown_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .BREAK */ .sP);
        parts.push(printInline(inline, place));
        before = inline.kind;
    }
    return parts.join("").trim();
}
function joined(line) {
    const result = [];
    for (const inline of line) {
        const last = result.at(-1);
        if (inline.kind === "text" && last?.kind === "text") {
            result[result.length - 1] = { kind: "text", text: last.text + inline.text };
        }
        else
            result.push(inline);
    }
    return result;
}
function printInline(inline, place) {
    switch (inline.kind) {
        case "text":
            return (0,_markdown_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeWithin */ .Hj)(inline.text);
        case "prose":
            return place === "html"
                ? (0,_markdown_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeWithin */ .Hj)(inline.text)
                : place === "cell"
                    ? (0,_markdown_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .proseCell */ .qy)(inline.text)
                    : (0,_markdown_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .proseLine */ .aV)(inline.text);
        case "code":
            if (place === "html")
                return `<code>${(0,_markdown_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeMarkdown */ .FV)(inline.text) || '""'}</code>`;
            return place === "cell" ? (0,_markdown_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .codeCell */ .MZ)(inline.text) : (0,_markdown_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .codeSpan */ .SS)(inline.text);
        case "strong": {
            const content = printLine(inline.content, place);
            if (content === "")
                return "";
            return place === "html" ? `<b>${content}</b>` : `**${content}**`;
        }
        case "link": {
            const content = printLine(inline.content, place);
            if (!ADDRESS.test(inline.url))
                return content;
            return place === "html"
                ? `<a href="${inline.url.replaceAll("&", "&amp;")}">${content}</a>`
                : `[${content}](${inline.url})`;
        }
        case "break":
            return "<br>";
    }
}


/***/ }),

/***/ 72455:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ proposalLines)
/* harmony export */ });
/* harmony import */ var _visible_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36672);
/* harmony import */ var _wording_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71272);


const WORDS = {
    untouched: "stays as it is",
    told: "was told how it stands",
    laid: "was laid on main",
    closed: "was closed",
    approved: "may merge by itself",
};
const LIMIT = 500;
function proposalLines({ main, proposals, notes }) {
    const lines = proposals.map(({ pull, outcome, reasons, failure }) => {
        const why = reasons.length === 0 ? "" : `: ${(0,_visible_text_js__WEBPACK_IMPORTED_MODULE_0__/* .visibleStart */ .db)(reasons.join("; "), LIMIT)}`;
        return `#${pull} ${WORDS[outcome]}${why}${failure === undefined ? "" : ` (${(0,_visible_text_js__WEBPACK_IMPORTED_MODULE_0__/* .visibleStart */ .db)(failure, LIMIT)})`}`;
    });
    const last = main === undefined
        ? "No proposal is open."
        : `${(0,_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(proposals.length, "open proposal")} judged on ${main.slice(0, 12)}.`;
    return [...lines, ...notes, last];
}


/***/ })

};
