export const id = 3871;
export const ids = [3871];
export const modules = {

/***/ 64502:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ readChain),
/* harmony export */   Z: () => (/* binding */ readKnownBad)
/* harmony export */ });
/* harmony import */ var _load_gate_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1577);
/* harmony import */ var _memory_user_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90989);
/* harmony import */ var _snapshots_chain_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58610);
/* harmony import */ var _snapshots_known_bad_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(46258);
/* harmony import */ var _snapshots_tag_name_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(47675);





async function readChain(history, refs, line) {
    const tags = refs.filter(({ name }) => name.startsWith(_snapshots_tag_name_js__WEBPACK_IMPORTED_MODULE_3__/* .SNAPSHOT_REFS */ .Ky));
    const annotated = tags.filter(({ isAnnotated }) => isAnnotated);
    const texts = await history.tagTexts(annotated.map(({ object }) => object));
    const textOf = new Map(annotated.map(({ name }, index) => [name, texts[index]]));
    return (0,_snapshots_chain_js__WEBPACK_IMPORTED_MODULE_2__/* .chainOf */ .d)(tags.map(({ name, object }) => ({ tag: name.slice("refs/tags/".length), object, text: textOf.get(name) })), line);
}
async function readKnownBad(tree, { layout }) {
    const files = new _load_gate_files_js__WEBPACK_IMPORTED_MODULE_0__/* .GateFiles */ .j(tree);
    const path = layout.root + _snapshots_known_bad_js__WEBPACK_IMPORTED_MODULE_4__/* .KNOWN_BAD_PATH */ .i;
    if (!(await files.has(path)))
        return undefined;
    const file = await files.readValid(path, "knownBad");
    if (file)
        return file;
    throw new _memory_user_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y(files.problems[0]?.message ?? `${path} cannot be read.`, "Mend it: as long as it cannot be read, nobody knows what is known to be bad");
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

/***/ 58610:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ isSnapshot),
/* harmony export */   d: () => (/* binding */ chainOf)
/* harmony export */ });
/* harmony import */ var _manifest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77646);
/* harmony import */ var _tag_name_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47675);


function isSnapshot(link) {
    return "manifest" in link;
}
function chainOf(tags, line) {
    const readings = new Map(tags.map((tag) => [tag.tag, readTag(tag, line)]));
    const sound = [...readings.values()].filter((reading) => typeof reading !== "string").sort(byAge);
    const links = [];
    const used = new Set();
    let next = sound.at(-1);
    while (next) {
        links.push(next);
        used.add(next.tag);
        next = isSnapshot(next) ? before(next, readings) : newestBefore(next.time, sound);
        if (next && used.has(next.tag))
            break;
    }
    links.reverse();
    const strangers = tags.flatMap(({ tag }) => {
        const reading = readings.get(tag);
        if (used.has(tag) || reading === undefined)
            return [];
        const reason = typeof reading === "string" ? reading : "no later snapshot builds on it";
        return [{ tag, time: (0,_tag_name_js__WEBPACK_IMPORTED_MODULE_1__/* .timeInName */ .sT)(tag), fault: `${tag} is no snapshot: ${reason}.` }];
    });
    return { links, strangers };
}
function before({ tag: later, manifest: { previous }, time: latest, position: below = -1 }, readings) {
    if (!previous)
        return undefined;
    const { tag, object } = previous;
    const broken = (fault) => ({ tag, time: (0,_tag_name_js__WEBPACK_IMPORTED_MODULE_1__/* .timeInName */ .sT)(tag) ?? latest, fault: `${tag} ${fault}.` });
    const reading = readings.get(tag);
    if (reading === undefined)
        return broken(`is missing, although ${later} builds on it`);
    if (typeof reading === "string")
        return broken(`is not the snapshot that ${later} builds on: ${reading}`);
    if (reading.object !== object)
        return broken(`was moved: ${later} builds on another tag object of that name`);
    if (reading.time > latest || (reading.position ?? Infinity) <= below)
        return broken(`is newer than ${later}, which builds on it`);
    return reading;
}
function newestBefore(time, sound) {
    return sound.findLast((snapshot) => snapshot.time < time);
}
function readTag({ tag, object, text }, { positions, isCut }) {
    const time = (0,_tag_name_js__WEBPACK_IMPORTED_MODULE_1__/* .timeInName */ .sT)(tag);
    if (time === undefined)
        return "its name holds no time";
    if (text === undefined)
        return "it is not an annotated tag";
    const read = (0,_manifest_js__WEBPACK_IMPORTED_MODULE_0__/* .readTagText */ .C)(text);
    if (typeof read === "string")
        return read;
    const { manifest, commit, name } = read;
    if (name !== tag)
        return `its tag object was made for ${name}`;
    if (manifest.commit !== commit)
        return "it points at another commit than its manifest names";
    if (!(0,_tag_name_js__WEBPACK_IMPORTED_MODULE_1__/* .isNameOf */ .b_)(tag, manifest.approvedAt, commit))
        return "its name is not the time in its manifest";
    const position = positions.get(commit);
    if (position === undefined && !isCut)
        return "its commit is not on the first-parent line of the default branch";
    return { tag, object, manifest, time, position };
}
function byAge(a, b) {
    return a.time - b.time || (b.position ?? 0) - (a.position ?? 0);
}


/***/ }),

/***/ 77646:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ readTagText),
/* harmony export */   N: () => (/* binding */ manifestMessage)
/* harmony export */ });
/* harmony import */ var _generated_validators_cjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40384);

const MAX_TEXT = 4 * 1024 * 1024;
function manifestMessage(manifest) {
    const { approvedAt, commit } = manifest;
    return `Memory as approved at ${approvedAt}, commit ${commit.slice(0, 7)}\n\n${JSON.stringify(manifest, null, 1)}\n`;
}
function readTagText(text) {
    if (text.length > MAX_TEXT)
        return "its message is too long for a manifest";
    const [, commit, name] = /^object ([0-9a-f]{40,64})\ntype commit\ntag (.+)\n/.exec(text) ?? [];
    if (commit === undefined || name === undefined)
        return "it does not point at a commit";
    const manifest = manifestOf(text.slice(text.indexOf("\n\n") + 2));
    return typeof manifest === "string" ? manifest : { name, commit, manifest };
}
function manifestOf(message) {
    const start = message.indexOf("\n\n{");
    if (start === -1)
        return "its message holds no manifest";
    const end = message.indexOf("\n-----BEGIN ", start);
    let value;
    try {
        value = JSON.parse(end === -1 ? message.slice(start) : message.slice(start, end));
    }
    catch {
        return "its manifest is not JSON";
    }
    if (isManifest(value))
        return value;
    const [error] = _generated_validators_cjs__WEBPACK_IMPORTED_MODULE_0__.snapshot.errors ?? [];
    return `its manifest is not one of memory-steward.snapshot/v1: ${error?.instancePath ?? ""} ${error?.message ?? ""}`;
}
function isManifest(value) {
    return (0,_generated_validators_cjs__WEBPACK_IMPORTED_MODULE_0__.snapshot)(value);
}


/***/ }),

/***/ 47675:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ky: () => (/* binding */ SNAPSHOT_REFS),
/* harmony export */   aN: () => (/* binding */ snapshotName),
/* harmony export */   aZ: () => (/* binding */ SNAPSHOT_FOLDER),
/* harmony export */   b_: () => (/* binding */ isNameOf),
/* harmony export */   sT: () => (/* binding */ timeInName)
/* harmony export */ });
const SNAPSHOT_FOLDER = "memory/snapshots/";
const SNAPSHOT_REFS = `refs/tags/${SNAPSHOT_FOLDER}`;
const NAME = /^(\d{4}-\d{2}-\d{2})T(\d{2})(\d{2})(\d{2})Z(?:-([0-9a-f]{7}))?$/;
function snapshotName(time, commit) {
    return `${SNAPSHOT_FOLDER}${time.replaceAll(":", "")}${commit === undefined ? "" : `-${commit.slice(0, 7)}`}`;
}
function isNameOf(tag, time, commit) {
    return tag === snapshotName(time) || tag === snapshotName(time, commit);
}
function timeInName(tag) {
    if (!tag.startsWith(SNAPSHOT_FOLDER))
        return undefined;
    const [, date, hour, minute, second] = NAME.exec(tag.slice(SNAPSHOT_FOLDER.length)) ?? [];
    if (date === undefined)
        return undefined;
    const time = Date.parse(`${date}T${hour ?? ""}:${minute ?? ""}:${second ?? ""}Z`);
    return Number.isNaN(time) ? undefined : time;
}


/***/ }),

/***/ 22392:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ connect)
/* harmony export */ });
/* harmony import */ var _commands_version_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82792);
/* harmony import */ var _memory_user_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90989);
/* harmony import */ var _report_visible_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(36672);
/* harmony import */ var _redaction_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(44771);




async function connect(name) {
    const repository = name ?? process.env["GITHUB_REPOSITORY"] ?? "";
    const token = process.env["GITHUB_TOKEN"] ?? process.env["GH_TOKEN"] ?? "";
    const [, owner, repo] = /^([A-Za-z0-9_-]+)\/([A-Za-z0-9._-]+)$/.exec(repository) ?? [];
    if (owner === undefined || repo === undefined) {
        throw new _memory_user_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y(repository === "" ? "No repository of the forge is named." : `"${repository}" is not a repository.`, "Name it as owner/name with --repository, or in GITHUB_REPOSITORY");
    }
    if (token === "")
        throw new _memory_user_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y("There is no token for the forge.", "Set GITHUB_TOKEN");
    const { connectGitHub } = await Promise.all(/* import() */[__webpack_require__.e(8439), __webpack_require__.e(56), __webpack_require__.e(1107), __webpack_require__.e(9402)]).then(__webpack_require__.bind(__webpack_require__, 41107));
    return connectGitHub({
        token,
        apiUrl: (process.env["GITHUB_API_URL"] ?? "https://api.github.com").replace(/\/+$/, ""),
        owner,
        repository: repo,
        version: _commands_version_js__WEBPACK_IMPORTED_MODULE_0__/* .STEWARD_VERSION */ .m,
        redactor: _redaction_js__WEBPACK_IMPORTED_MODULE_3__/* .redactor */ .$p,
        log: (line) => process.stderr.write(`${(0,_report_visible_text_js__WEBPACK_IMPORTED_MODULE_2__/* .visible */ .RK)(line)}\n`),
    });
}


/***/ }),

/***/ 23871:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runHealth: () => (/* binding */ runHealth),
  U: () => (/* binding */ writeHealth)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/src/indexes/door.js
var door = __webpack_require__(112);
// EXTERNAL MODULE: ./build/src/load/gate.js + 6 modules
var load_gate = __webpack_require__(87346);
;// CONCATENATED MODULE: ./build/src/memory/health.js
const STALE_PULL_DAYS = 14;

// EXTERNAL MODULE: ./build/src/memory/index-paths.js
var index_paths = __webpack_require__(38500);
// EXTERNAL MODULE: ./build/src/memory/tree.js
var memory_tree = __webpack_require__(85037);
// EXTERNAL MODULE: ./build/src/memory/tree-lookup.js
var tree_lookup = __webpack_require__(15280);
// EXTERNAL MODULE: ./build/src/memory/user-error.js
var user_error = __webpack_require__(90989);
// EXTERNAL MODULE: ./build/src/snapshots/chain.js
var snapshots_chain = __webpack_require__(58610);
// EXTERNAL MODULE: ./build/src/commands/check.js + 6 modules
var check = __webpack_require__(58709);
// EXTERNAL MODULE: ./build/src/commands/guarded-of.js
var guarded_of = __webpack_require__(93068);
// EXTERNAL MODULE: ./build/src/commands/read-snapshots.js
var read_snapshots = __webpack_require__(64502);
;// CONCATENATED MODULE: ./build/src/commands/health.js











const DAY = 86_400_000;
async function health(input) {
    const { tree, commit, now, history } = input;
    const judged = await attempt(() => (0,check/* check */.z)({
        subject: { tree },
        root: input.root,
        gate: input.gate,
        now,
        ...(input.secrets !== undefined && { secrets: input.secrets }),
    }));
    const result = judged instanceof user_error/* UserError */.y ? undefined : judged;
    const chain = await attempt(async () => (0,read_snapshots/* readChain */.U)(history, await history.refs(), await history.line(commit)));
    const { forge } = input;
    const work = forge && (await attempt(() => workOf(forge, now)));
    const door = await doorOf(tree, input.gate);
    const isStale = input.indexBuild !== "success" &&
        door !== undefined &&
        result !== undefined &&
        door.sourceDigest !== result.report.sourceDigest;
    const state = { door, isStale };
    const lists = result ? await listsOf(result) : NOTHING;
    return {
        at: timeOf(now),
        commit,
        layout: result?.report.layout,
        alerts: [
            ...indexAlerts(input, state),
            ...ontologyAlerts(judged, result),
            ...secretAlerts(lists.secrets),
            ...unreachableAlerts(work),
            ...staleAlerts(state),
            ...historyAlerts(chain),
        ],
        counts: result?.report.counts,
        records: result?.report.statistics.records ?? 0,
        index: {
            state: door === undefined ? "absent" : isStale ? "stale" : "current",
            ...(door && { generatedAt: door.generatedAt }),
            ...(door?.sourceCommit !== undefined && { sourceCommit: door.sourceCommit }),
        },
        ...lists,
        snapshots: chain instanceof user_error/* UserError */.y ? [] : factsOf(chain),
        work: work instanceof user_error/* UserError */.y ? undefined : work,
    };
}
async function attempt(run) {
    try {
        return await run();
    }
    catch (error) {
        if (error instanceof user_error/* UserError */.y)
            return error;
        throw error;
    }
}
const NOTHING = { withoutOwners: [], stale: [], lostOwners: [], dangling: [], secrets: [] };
async function listsOf(result) {
    const { ids, paths } = await (0,guarded_of/* guardedOf */.I)(result);
    const open = result.report.findings.filter(({ accepted }) => accepted === undefined);
    const nameOf = ({ record, path }) => record ?? (paths.has(path) ? "a restricted file" : path);
    const named = (isMeant) => [...new Set(open.filter(isMeant).map(nameOf))];
    const secrets = open.filter(({ rule, severity }) => rule.startsWith("secret/") && severity !== "note");
    return {
        withoutOwners: named(({ rule, subject = "" }) => rule === "record/missing-field" ? /(?:^|\.)owners$/.test(subject) : rule === "record/without-owner"),
        stale: named(({ rule }) => rule === "record/stale"),
        lostOwners: named(({ rule }) => rule === "record/invalid-owner"),
        dangling: named(({ rule }) => rule === "graph/dangling-edge"),
        secrets: secrets.map((finding) => paths.has(finding.path) || (finding.record !== undefined && ids.has(finding.record))
            ? nameOf(finding)
            : `${finding.path}:${finding.range.start.line}`),
    };
}
async function doorOf(tree, options) {
    const gate = await attempt(() => (0,load_gate/* loadGate */.W)(tree, options));
    if (gate instanceof user_error/* UserError */.y)
        return undefined;
    const [entry] = await (0,tree_lookup/* filesAt */.Tl)(new Set([gate.layout.root + index_paths/* DOOR_PATH */.Fw]), tree);
    return entry && (0,door/* parseDoor */.Un)(Buffer.from(await (0,memory_tree/* readFile */.TA)(tree, entry)).toString("utf8"));
}
function indexAlerts({ indexBuild, now }, { door }) {
    if (indexBuild !== "failure")
        return [];
    const age = door ? now.getTime() - Date.parse(door.generatedAt) : Infinity;
    return [
        {
            name: "index-build-failed",
            severity: age > DAY ? "critical" : "warning",
            message: `The index could not be made; the last one is ${door ? `of ${door.generatedAt}` : "not there"}.`,
            response: "Look at the parse errors of the check, and hold back merges as long as the index is stale.",
        },
    ];
}
function ontologyAlerts(judged, result) {
    const response = "Merge no updates until it is mended: what is judged by it cannot be relied on.";
    const alert = (message) => ({ name: "ontology-invalid", severity: "critical", message, response });
    if (judged instanceof user_error/* UserError */.y)
        return [alert(judged.message)];
    const errors = (result?.report.findings ?? []).filter(({ rule, severity, accepted }) => severity === "error" && accepted === undefined && /^(?:ontology|gate)\//.test(rule));
    const [first] = errors;
    if (!first)
        return [];
    const more = errors.length > 1 ? ` (and ${errors.length - 1} more)` : "";
    return [alert(`The ontology on the default branch is not valid: ${first.message}${more}`)];
}
function secretAlerts(secrets) {
    if (secrets.length === 0)
        return [];
    const message = `${secrets.length} place${secrets.length === 1 ? " looks" : "s look"} like a secret.`;
    const response = "Revoke what has leaked first, then take it out of the memory, and tell the owners.";
    return [{ name: "secret-found", severity: "critical", message, response }];
}
function unreachableAlerts(work) {
    if (!(work instanceof user_error/* UserError */.y))
        return [];
    const response = "Hold back runs that cannot do without memory; let the others go on with a warning until it answers again.";
    return [
        {
            name: "repository-unreachable",
            severity: "warning",
            message: `The forge did not answer: ${work.message}`,
            response,
        },
    ];
}
function staleAlerts({ door, isStale }) {
    if (!door || !isStale)
        return [];
    const message = `The index was made from other sources than the default branch holds (${door.sourceCommit?.slice(0, 12) ?? door.generatedAt}).`;
    return [
        {
            name: "stale-indexes",
            severity: "warning",
            message,
            response: "Make the index again, and compare its source commit.",
        },
    ];
}
function historyAlerts(chain) {
    const response = "Hold back runs that ask for that time until the tag is what it was; compare with a mirror.";
    const alert = (message) => ({
        name: "historical-ref-unresolvable",
        severity: "warning",
        message,
        response,
    });
    if (chain instanceof user_error/* UserError */.y)
        return [alert(chain.message)];
    return [
        ...chain.links.flatMap((link) => ((0,snapshots_chain/* isSnapshot */.L)(link) ? [] : [link.fault])),
        ...chain.strangers.map(({ fault }) => fault),
    ].map(alert);
}
function factsOf({ links }) {
    return links.filter(snapshots_chain/* isSnapshot */.L).map(({ tag, manifest }) => ({
        tag,
        approvedAt: manifest.approvedAt,
        records: manifest.statistics.records,
        edges: manifest.statistics.edges,
    }));
}
const OWN_BRANCHES = "memory/";
async function workOf(forge, now) {
    const repository = await forge.repository();
    const { pulls, more } = await forge.openPullRequests(100);
    const isOld = (time) => time !== undefined && now.getTime() - Date.parse(time) > STALE_PULL_DAYS * DAY;
    return {
        pulls: pulls.length,
        more,
        updates: pulls
            .filter(({ head }) => head.repositoryId === repository.id && head.branch.startsWith(OWN_BRANCHES))
            .map(({ number }) => number),
        stale: pulls.filter(({ updatedAt }) => isOld(updatedAt)).map(({ number }) => number),
    };
}
function timeOf(now) {
    return now.toISOString().replace(/\.\d+Z$/, "Z");
}

// EXTERNAL MODULE: ./build/src/git/repository.js + 20 modules
var git_repository = __webpack_require__(9204);
// EXTERNAL MODULE: ./build/src/memory/forge.js
var memory_forge = __webpack_require__(59402);
// EXTERNAL MODULE: ./build/src/report/json-text.js
var json_text = __webpack_require__(25714);
// EXTERNAL MODULE: ./build/src/report/visible-text.js
var visible_text = __webpack_require__(36672);
;// CONCATENATED MODULE: ./build/src/report/html/escape-html.js

const ENTITIES = {
    "&": "&amp;",
    "<": "&lt;",
    ">": "&gt;",
    '"': "&quot;",
    "'": "&#39;",
};
function escapeHtml(text) {
    return (0,visible_text/* visible */.RK)(text).replace(/[&<>"']/g, (character) => ENTITIES[character] ?? "");
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
;// CONCATENATED MODULE: ./build/src/report/html/styles.js
const STYLES = `
:root {
  color-scheme: light dark;
  --page: #ffffff; --panel: #ffffff; --soft: #f6f8fa; --ink: #1f2328; --faint: #59636e; --line: #d1d9e0; --link: #0969da;
  --green: #1a7f37; --green-soft: #dafbe1; --red: #cf222e; --red-soft: #ffebe9; --amber: #9a6700; --amber-soft: #fff8c5;
  --blue-soft: #ddf4ff;
}
@media (prefers-color-scheme: dark) {
  :root {
    --page: #0d1117; --panel: #0d1117; --soft: #151b23; --ink: #f0f6fc; --faint: #9198a1; --line: #3d444d; --link: #4493f8;
    --green: #3fb950; --green-soft: #12261e; --red: #f85149; --red-soft: #25171c; --amber: #d29922; --amber-soft: #272115;
    --blue-soft: #121d2f;
  }
}
* { box-sizing: border-box; }
body {
  margin: 0; background: var(--page); color: var(--ink);
  font: 14px/1.5 -apple-system, BlinkMacSystemFont, "Segoe UI", "Noto Sans", "Liberation Sans", Helvetica, Arial, sans-serif, "Noto Color Emoji";
  overflow-wrap: anywhere;
}
main { max-width: 880px; margin: 0 auto; padding: 16px; }
a { color: var(--link); text-decoration: none; }
a:hover { text-decoration: underline; }
h1 { font-size: 26px; line-height: 1.25; margin: 0 0 8px; }
h2 { font-size: 20px; line-height: 1.25; margin: 32px 0 12px; }
h3 { font-size: 16px; margin: 24px 0 8px; }
h4 { font-size: 14px; margin: 22px 0 6px; }
h4 code { font-size: 13px; }
p, ul, pre, details, .wide { margin: 0 0 12px; }
ul { padding-left: 24px; }
code, pre { font: 12px/1.5 ui-monospace, SFMono-Regular, "Liberation Mono", Menlo, Consolas, monospace; }
code { background: var(--soft); border-radius: 6px; padding: 2px 5px; }
a code { color: inherit; }
pre { background: var(--soft); border-radius: 6px; padding: 12px 0; overflow-x: auto; }
pre code { display: block; width: max-content; min-width: 100%; padding: 0 14px; background: none; border-radius: 0; white-space: pre; }
pre code.added { background: var(--green-soft); color: var(--green); }
pre code.removed { background: var(--red-soft); color: var(--red); }
pre code.hunk, pre code.header { color: var(--faint); }
.wide { overflow-x: auto; }
table { border-collapse: collapse; }
th, td { border: 1px solid var(--line); padding: 6px 11px; text-align: left; vertical-align: top; min-width: 3em; }
tbody tr:nth-child(even) { background: var(--soft); }
td strong { white-space: nowrap; }
summary { cursor: pointer; }
details > *:nth-child(2) { margin-top: 10px; }
.small { font-size: 12px; color: var(--faint); }
.box { border: 1px solid var(--line); border-radius: 6px; background: var(--panel); }
* + .box, .box + * { margin-top: 16px; }
.box > header {
  background: var(--soft); border-bottom: 1px solid var(--line); border-radius: 6px 6px 0 0; padding: 8px 16px; color: var(--faint);
}
.box > header strong { color: var(--ink); }
.box > .body { padding: 16px; }
.box > .body > :first-child { margin-top: 0; }
.box > .body > :last-child { margin-bottom: 0; }
.comment h2 { padding-bottom: 6px; border-bottom: 1px solid var(--line); }
.badge { border: 1px solid var(--line); border-radius: 2em; padding: 0 8px; font-size: 12px; font-weight: 500; color: var(--faint); margin-left: 6px; }
.fail { color: var(--red); }
.pass { color: var(--green); }
.neutral { color: var(--faint); }
.chapter { border-left: 2px solid var(--line); padding: 0 0 8px 20px; margin-left: 6px; }
.chapter > h2 { margin-top: 0; padding-top: 4px; }
.number { color: var(--faint); font-weight: 400; }
.annotation { border-left: 3px solid var(--line); padding: 4px 12px; margin: 0 0 10px; white-space: pre-line; }
.annotation.failure { border-color: var(--red); }
.annotation.warning { border-color: var(--amber); }
.facts td:first-child, .calls td:first-child { white-space: nowrap; }
svg { font: 12px "Liberation Sans", Arial, sans-serif; display: block; max-width: 100%; height: auto; }
svg text { fill: var(--ink); }
svg .id { font-weight: 600; }
svg .title { fill: var(--faint); }
svg .node rect { fill: var(--soft); stroke: var(--faint); }
svg .added rect { fill: var(--green-soft); stroke: var(--green); }
svg .changed rect { fill: var(--blue-soft); stroke: var(--link); }
svg .unreadable rect { fill: var(--amber-soft); stroke: var(--amber); }
svg .deleted rect, svg .missing rect { fill: var(--red-soft); stroke: var(--red); stroke-dasharray: 4 3; }
svg .outside rect { stroke-dasharray: 4 3; }
svg .state { font-size: 11px; fill: var(--faint); }
svg .added .state { fill: var(--green); }
svg .changed .state { fill: var(--link); }
svg .deleted .state, svg .missing .state { fill: var(--red); }
svg .edge, svg .head { fill: none; stroke-width: 1.5; }
svg .edge.removed { stroke-dasharray: 5 4; }
svg path.added { stroke: var(--green); }
svg path.removed { stroke: var(--amber); }
svg path.broken { stroke: var(--red); }
svg .caption rect { fill: var(--panel); stroke: none; opacity: 0.92; }
svg .caption text { text-anchor: middle; font-size: 11px; }
svg .caption.added text { fill: var(--green); }
svg .caption.removed text { fill: var(--amber); }
svg .caption.broken text { fill: var(--red); }
svg.trend polyline { fill: none; stroke-width: 2; }
svg.trend polyline.records { stroke: var(--link); }
svg.trend polyline.edges { stroke: var(--amber); stroke-dasharray: 6 4; }
svg.trend text.records { fill: var(--link); }
svg.trend text.edges { fill: var(--amber); }
@media (max-width: 520px) {
  main { padding: 16px 10px 32px; }
  .chapter { border-left: 0; padding-left: 0; margin-left: 0; }
  .box > .body { padding: 12px; }
  svg { max-width: none; }
}
`;

;// CONCATENATED MODULE: ./build/src/report/html/page.js



const STYLE_HASH = (0,external_node_crypto_.createHash)("sha256").update(STYLES).digest("base64");
const POLICY = `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; base-uri 'none'; form-action 'none'`;
function htmlPage(title, body) {
    return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="referrer" content="no-referrer">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>${STYLES}</style>
</head>
<body>
<main>
${body}
</main>
</body>
</html>
`;
}

// EXTERNAL MODULE: ./build/src/report/markdown-escape.js
var markdown_escape = __webpack_require__(34003);
// EXTERNAL MODULE: ./build/src/report/comment/mermaid.js
var mermaid = __webpack_require__(90297);
;// CONCATENATED MODULE: ./build/src/report/html/drawing-layout.js
const COLUMN_GAP = 140;
const ROW_GAP = 18;
const MARGIN = 12;
const SWEEPS = 6;
const PASSAGE = { width: 0, height: 14 };
function layOut({ nodes, edges }, sizes) {
    const columnOf = columns(nodes.length, edges);
    const allSizes = [...sizes];
    const steps = [];
    const passages = edges.map(({ from, to }) => {
        const way = [];
        for (let column = (columnOf[from] ?? 0) + 1; column < (columnOf[to] ?? 0); column++) {
            way.push(allSizes.push(PASSAGE) - 1);
            columnOf.push(column);
        }
        const stops = [from, ...way, to];
        for (let at = 1; at < stops.length; at++)
            steps.push({ from: stops[at - 1] ?? from, to: stops[at] ?? to });
        return way;
    });
    const boxes = placed(ordered(columnOf, steps), allSizes);
    const right = Math.max(0, ...boxes.map(({ x, width }) => x + width));
    const bottom = Math.max(0, ...boxes.map(({ y, height }) => y + height));
    return {
        boxes: boxes.slice(0, nodes.length),
        ways: passages.map((way) => way.flatMap((node) => {
            const box = boxes[node];
            return box
                ? [
                    { x: box.x, y: box.y + box.height / 2 },
                    { x: box.x + box.width, y: box.y + box.height / 2 },
                ]
                : [];
        })),
        width: right + MARGIN,
        height: bottom + MARGIN,
    };
}
function columns(count, edges) {
    const forward = [];
    const reaches = (from, to, seen) => {
        if (from === to)
            return true;
        if (seen.has(from))
            return false;
        seen.add(from);
        return forward.some((edge) => edge.from === from && reaches(edge.to, to, seen));
    };
    for (const { from, to } of edges)
        if (!reaches(to, from, new Set()))
            forward.push({ from, to });
    const column = Array.from({ length: count }, () => 0);
    for (let round = 1; round < count; round++) {
        for (const { from, to } of forward)
            column[to] = Math.max(column[to] ?? 0, (column[from] ?? 0) + 1);
    }
    for (let node = 0; node < count; node++) {
        const next = forward.filter(({ from }) => from === node).map(({ to }) => column[to] ?? 0);
        if (next.length > 0 && !forward.some(({ to }) => to === node))
            column[node] = Math.min(...next) - 1;
    }
    return column;
}
function ordered(columnOf, steps) {
    const members = Array.from({ length: Math.max(0, ...columnOf) + 1 }, () => []);
    for (const [node, column] of columnOf.entries())
        members[column]?.push(node);
    const order = new Map();
    const remember = (column) => {
        for (const [at, node] of column.entries())
            order.set(node, at - column.length / 2);
    };
    members.forEach(remember);
    for (let sweep = 0; sweep < SWEEPS; sweep++) {
        for (const column of sweep % 2 === 0 ? members : [...members].reverse()) {
            const weights = new Map(column.map((node) => [node, middleOfNeighbours(node, steps, order)]));
            column.sort((a, b) => (weights.get(a) ?? 0) - (weights.get(b) ?? 0) || a - b);
            remember(column);
        }
    }
    return members;
}
function middleOfNeighbours(node, steps, order) {
    const near = steps.flatMap(({ from, to }) => (from === node ? [to] : to === node ? [from] : []));
    const places = near.map((other) => order.get(other) ?? 0);
    return places.length === 0 ? (order.get(node) ?? 0) : places.reduce((sum, place) => sum + place, 0) / places.length;
}
function placed(members, sizes) {
    const sizeOf = (node) => sizes[node] ?? PASSAGE;
    const heights = members.map((column) => column.reduce((sum, node) => sum + sizeOf(node).height + ROW_GAP, -ROW_GAP));
    const tallest = Math.max(0, ...heights);
    const boxes = [];
    let x = MARGIN;
    for (const [at, column] of members.entries()) {
        const width = Math.max(0, ...column.map((node) => sizeOf(node).width));
        let y = MARGIN + (tallest - (heights[at] ?? 0)) / 2;
        for (const node of column) {
            const { height } = sizeOf(node);
            boxes[node] = { x, y, width, height };
            y += height + ROW_GAP;
        }
        x += width + COLUMN_GAP;
    }
    return boxes;
}

;// CONCATENATED MODULE: ./build/src/report/html/drawing-svg.js




const LABEL_LIMIT = 48;
const LINE_HEIGHT = 17;
const PADDING = 9;
const CHARACTER = 6.9;
function drawingSvg(drawing) {
    const labels = drawing.nodes.map(labelLines);
    const sizes = labels.map((lines) => ({
        width: Math.max(...lines.map(({ text }) => text.length)) * CHARACTER + 2 * PADDING,
        height: lines.length * LINE_HEIGHT + 2 * PADDING - 4,
    }));
    const { boxes, ways, width, height } = layOut(drawing, sizes);
    const [w, h] = [Math.ceil(width), Math.ceil(height)];
    const into = (node) => drawing.edges.filter(({ to }) => to === node).length;
    const outOf = (node) => drawing.edges.filter(({ from }) => from === node).length;
    const lines = drawing.edges.map((edge, at) => edgeOf(edge, boxes, ways[at] ?? [], into(edge.to) > outOf(edge.from)));
    return [
        `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" width="${w}" height="${h}" role="img">`,
        "<title>Changed records and the edges around them</title>",
        ...lines.map(({ path }) => path),
        ...drawing.nodes.map((node, at) => nodeOf(node, labels[at] ?? [], boxes[at])),
        ...lines.map(({ label }) => label),
        "</svg>",
    ].join("\n");
}
function labelLines({ id, title, state }) {
    const lines = [
        { text: (0,visible_text/* clip */.$Q)(id, LABEL_LIMIT), kind: "id" },
        { text: (0,visible_text/* clip */.$Q)(title ?? "", LABEL_LIMIT), kind: "title" },
        { text: mermaid/* NODE_WORDS */.B[state], kind: "state" },
    ];
    return lines.filter(({ text }) => text !== "");
}
function nodeOf({ state }, lines, box) {
    if (!box)
        return "";
    const { x, y, width, height } = box;
    const rows = lines.map(({ text, kind }, at) => `<text class="${kind}" x="${round(x + PADDING)}" y="${round(y + PADDING + 11 + at * LINE_HEIGHT)}">${escapeHtml(text)}</text>`);
    const frame = `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" rx="6"/>`;
    return `<g class="node ${state}">${frame}${rows.join("")}</g>`;
}
function edgeOf({ from, to, kind, state }, boxes, way, isShared) {
    const [a, b] = [boxes[from], boxes[to]];
    if (!a || !b)
        return { path: "", label: "" };
    const isForward = b.x > a.x;
    const start = { x: a.x + a.width, y: a.y + a.height / 2 };
    const end = { x: isForward ? b.x : b.x + b.width, y: b.y + b.height / 2 };
    const stops = [start, ...way, end];
    const curves = stops.slice(1).map((stop, at) => curve(stops[at] ?? start, stop, isForward));
    const path = `M${pair(start)}${curves.map(([, c1, c2, stop]) => `C${pair(c1)} ${pair(c2)} ${pair(stop)}`).join("")}`;
    const tip = isForward ? -1 : 1;
    const head = state === "broken"
        ? `M${pair({ x: end.x - 5 + tip * 6, y: end.y - 5 })}l10 10m0 -10l-10 10`
        : `M${pair({ x: end.x + tip * 8, y: end.y - 4 })}L${pair(end)}l${tip * 8} 4`;
    const caption = `${SIGNS[state]} ${(0,visible_text/* clip */.$Q)(kind, 24)}`;
    const width = caption.length * 6.3 + 8;
    const [first = curve(start, end, isForward)] = curves;
    const at = pointOn(first, isShared ? 0.35 : 0.6);
    return {
        path: `<path class="edge ${state}" d="${path}"/><path class="head ${state}" d="${head}"/>`,
        label: [
            `<g class="caption ${state}">`,
            `<rect x="${round(at.x - width / 2)}" y="${round(at.y - 8)}" width="${round(width)}" height="16" rx="4"/>`,
            `<text x="${round(at.x)}" y="${round(at.y + 4)}">${escapeHtml(caption)}</text>`,
            "</g>",
        ].join(""),
    };
}
const SIGNS = { added: "+", removed: "−", broken: "✗" };
function curve(start, end, isForward) {
    const bend = isForward ? (end.x - start.x) / 2 : 70;
    const c2 = isForward ? end.x - bend : end.x + bend;
    return [start, { x: start.x + bend, y: start.y }, { x: c2, y: end.y }, end];
}
function pointOn([a, b, c, d], t) {
    const of = (axis) => (1 - t) ** 3 * a[axis] + 3 * (1 - t) ** 2 * t * b[axis] + 3 * (1 - t) * t ** 2 * c[axis] + t ** 3 * d[axis];
    return { x: of("x"), y: of("y") };
}
function pair({ x, y }) {
    return `${round(x)} ${round(y)}`;
}
function round(value) {
    return Math.round(value * 10) / 10;
}

;// CONCATENATED MODULE: ./build/src/report/html/print-html.js



function printHtml(document) {
    return document.map(printBlock).join("\n");
}
function printBlock(block) {
    switch (block.kind) {
        case "heading":
            return `<h${block.level}>${printLine(block.line)}</h${block.level}>`;
        case "paragraph":
            return `<p>${printLine(block.line)}</p>`;
        case "list":
            return `<ul>${block.items.map((item) => `<li>${printLine(item)}</li>`).join("")}</ul>`;
        case "table": {
            const row = (cells, tag) => `<tr>${cells.map((cell) => `<${tag}>${printLine(cell)}</${tag}>`).join("")}</tr>`;
            const body = block.rows.map((cells) => row(cells, "td")).join("");
            return `<div class="wide"><table><thead>${row(block.head, "th")}</thead><tbody>${body}</tbody></table></div>`;
        }
        case "code":
            return `<pre>${block.lines.map((line) => codeLine(line, block.language)).join("")}</pre>`;
        case "details":
            return `<details><summary>${printLine(block.summary)}</summary>\n${printHtml(block.blocks)}\n</details>`;
        case "drawing":
            return `<div class="wide drawing">${drawingSvg(block.drawing)}</div>`;
        case "small":
            return `<p class="small">${printLine(block.line)}</p>`;
    }
}
const DIFF_CLASSES = { "+": "added", "-": "removed", "@": "hunk" };
function codeLine(line, language) {
    const kind = language === "diff" ? DIFF_CLASSES[line.slice(0, 1)] : undefined;
    return `<code${kind === undefined ? "" : ` class="${kind}"`}>${escapeHtml(line)}\n</code>`;
}
function printLine(line) {
    return line.map(printInline).join("").trim();
}
function printInline(inline) {
    switch (inline.kind) {
        case "text":
            return escapeHtml(inline.text);
        case "prose":
            return (0,markdown_escape/* proseParts */.kG)(inline.text)
                .map(({ text, isCode }) => (isCode ? `<code>${escapeHtml(text)}</code>` : escapeHtml(text)))
                .join("");
        case "code":
            return `<code>${escapeHtml(inline.text)}</code>`;
        case "strong":
            return `<strong>${inline.content.map(printInline).join("")}</strong>`;
        case "link":
            return print_html_link(inline.url, inline.content.map(printInline).join(""));
        case "break":
            return "<br>";
    }
}
function print_html_link(url, content) {
    if (!/^https?:\/\//.test(url))
        return content;
    return `<a href="${escapeHtml(url)}" rel="noopener noreferrer">${content}</a>`;
}

// EXTERNAL MODULE: ./build/src/report/wording.js
var wording = __webpack_require__(71272);
// EXTERNAL MODULE: ./build/src/report/comment/document.js
var comment_document = __webpack_require__(35649);
// EXTERNAL MODULE: ./build/src/report/comment/print-markdown.js
var print_markdown = __webpack_require__(77299);
;// CONCATENATED MODULE: ./build/src/report/health/blocks.js




const NAME_LIMIT = 120;
const CLAUSE_LIMIT = 500;
const LISTED = 20;
const SHOWN_SNAPSHOTS = 10;
function renderHealthMarkdown(health) {
    const foot = {
        kind: "small",
        line: [(0,comment_document/* text */.Qq)("memory-steward, of commit "), (0,comment_document/* code */.aY)(health.commit.slice(0, 12))],
    };
    return `${(0,print_markdown/* printMarkdown */.x)([...alertBlocks(health), ...factBlocks(health), ...driftBlocks(health), ...snapshotBlocks(health), foot])}\n`;
}
function healthWords({ alerts }) {
    if (alerts.length === 0)
        return "No alert";
    const critical = alerts.filter(({ severity }) => severity === "critical").length;
    return `${(0,wording/* plural */.LS)(alerts.length, "alert")}${critical > 0 ? `, ${(0,wording/* number */.ai)(critical)} critical` : ""}`;
}
function alertBlocks(health) {
    const { alerts } = health;
    const title = (0,comment_document/* heading */.R_)(2, (0,comment_document/* text */.Qq)(healthWords(health)));
    if (alerts.length === 0)
        return [title];
    const rows = [...alerts]
        .sort((a, b) => rank(a) - rank(b))
        .slice(0, LISTED)
        .map(alertRow);
    const rest = alerts.length - rows.length;
    return [
        title,
        { kind: "table", head: ["", "Alert", "What", "What to do"].map((cell) => [(0,comment_document/* text */.Qq)(cell)]), rows },
        ...(rest > 0 ? [(0,comment_document/* paragraph */.FY)((0,comment_document/* text */.Qq)(`and ${(0,wording/* plural */.LS)(rest, "more alert")}`))] : []),
    ];
}
function alertRow({ name, severity, message, response }) {
    return [[(0,comment_document/* strong */.ko)((0,comment_document/* text */.Qq)(severity))], [(0,comment_document/* code */.aY)(name)], [(0,comment_document/* prose */.CS)((0,visible_text/* clip */.$Q)(message, CLAUSE_LIMIT))], [(0,comment_document/* prose */.CS)(response)]];
}
function rank({ severity }) {
    return severity === "critical" ? 0 : 1;
}
function factBlocks({ commit, counts, records, index, work, layout }) {
    const judged = counts === undefined
        ? "could not be judged"
        : `${(0,wording/* plural */.LS)(counts.error, "error")}, ${(0,wording/* plural */.LS)(counts.warning, "warning")}`;
    const made = index.generatedAt === undefined ? "" : `, of ${index.generatedAt}`;
    const facts = [
        ["Commit", [(0,comment_document/* code */.aY)(commit.slice(0, 12))]],
        [
            "Memory",
            [(0,comment_document/* text */.Qq)(`${(0,wording/* plural */.LS)(records, "record")}${layout === undefined ? "" : `, layout ${(0,visible_text/* clip */.$Q)(layout, NAME_LIMIT)}`}`)],
        ],
        ["Check", [(0,comment_document/* text */.Qq)(judged)]],
        ["Index", [(0,comment_document/* text */.Qq)(`${index.state}${made}`)]],
        ...(work
            ? [
                ["Pending updates", pullLine(work.updates)],
                ["Stale pull requests", pullLine(work.stale)],
                ["Open pull requests", [(0,comment_document/* text */.Qq)(`${(0,wording/* number */.ai)(work.pulls)}${work.more ? " or more" : ""}`)]],
            ]
            : []),
    ];
    return [
        { kind: "table", head: [[(0,comment_document/* text */.Qq)("What")], [(0,comment_document/* text */.Qq)("State")]], rows: facts.map(([name, line]) => [[(0,comment_document/* text */.Qq)(name)], line]) },
    ];
}
function pullLine(numbers) {
    if (numbers.length === 0)
        return [(0,comment_document/* text */.Qq)("none")];
    return [(0,comment_document/* text */.Qq)(`${(0,wording/* number */.ai)(numbers.length)}: `), ...names(numbers.map(String))];
}
function driftBlocks({ withoutOwners, stale, lostOwners, dangling, secrets }) {
    return [
        ...listed("Secrets", secrets),
        ...listed("Records without owners", withoutOwners),
        ...listed("Records whose owners nobody declares", lostOwners),
        ...listed("Records that have become stale", stale),
        ...listed("Records with edges that lead nowhere", dangling),
    ];
}
function listed(title, items) {
    return items.length === 0 ? [] : [(0,comment_document/* heading */.R_)(3, (0,comment_document/* text */.Qq)(`${title}: ${(0,wording/* number */.ai)(items.length)}`)), (0,comment_document/* paragraph */.FY)(...names(items))];
}
function names(items) {
    const rest = items.length - LISTED;
    const shown = (0,comment_document/* commas */.Rm)(items.slice(0, LISTED).map((item) => (0,comment_document/* code */.aY)((0,visible_text/* clip */.$Q)(item, NAME_LIMIT))));
    return rest > 0 ? [...shown, (0,comment_document/* text */.Qq)(` and ${(0,wording/* number */.ai)(rest)} more`)] : [...shown];
}
function snapshotBlocks({ snapshots }) {
    if (snapshots.length === 0)
        return [(0,comment_document/* heading */.R_)(3, (0,comment_document/* text */.Qq)("No snapshot yet"))];
    const newest = snapshots.slice(-SHOWN_SNAPSHOTS).reverse();
    const shown = newest.length < snapshots.length ? `, the newest ${newest.length} of ${(0,wording/* number */.ai)(snapshots.length)}` : "";
    return [
        (0,comment_document/* heading */.R_)(3, (0,comment_document/* text */.Qq)(`Snapshots${shown}`)),
        {
            kind: "table",
            head: ["Approved", "Tag", "Records", "Edges"].map((cell) => [(0,comment_document/* text */.Qq)(cell)]),
            rows: newest.map(({ approvedAt, tag, records, edges }) => [
                [(0,comment_document/* text */.Qq)(approvedAt)],
                [(0,comment_document/* code */.aY)((0,visible_text/* clip */.$Q)(tag, NAME_LIMIT))],
                [(0,comment_document/* text */.Qq)((0,wording/* number */.ai)(records))],
                [(0,comment_document/* text */.Qq)((0,wording/* number */.ai)(edges))],
            ]),
        },
    ];
}

;// CONCATENATED MODULE: ./build/src/report/health/dashboard.js





function renderDashboard(health) {
    const body = [
        "<h1>Memory health</h1>",
        `<p class="small">As of ${escapeHtml(health.at)}</p>`,
        printHtml(alertBlocks(health)),
        printHtml(factBlocks(health)),
        printHtml(driftBlocks(health)),
        trend(health.snapshots.slice(-SNAPSHOTS)),
        printHtml(snapshotBlocks(health)),
    ];
    return htmlPage("Memory health", body.filter((part) => part !== "").join("\n"));
}
const SNAPSHOTS = 30;
const WIDTH = 720;
const HEIGHT = 160;
const EDGE = 24;
function trend(snapshots) {
    const [first] = snapshots;
    const last = snapshots.at(-1);
    if (!first || !last || snapshots.length < 2)
        return "";
    const words = `Records and edges over the last ${snapshots.length} snapshots`;
    return `<h3>${words}</h3>
<div class="wide"><svg class="trend" viewBox="0 0 ${WIDTH} ${HEIGHT + 40}" width="${WIDTH}" height="${HEIGHT + 40}" role="img" aria-label="${words}">
${line(snapshots.map(({ edges }) => edges), "edges")}
${line(snapshots.map(({ records }) => records), "records")}
<text class="records" x="${EDGE}" y="${HEIGHT + 18}">records ${(0,wording/* number */.ai)(first.records)} → ${(0,wording/* number */.ai)(last.records)}</text>
<text class="edges" x="${WIDTH / 2}" y="${HEIGHT + 18}">edges ${(0,wording/* number */.ai)(first.edges)} → ${(0,wording/* number */.ai)(last.edges)}</text>
<text class="title" x="${EDGE}" y="${HEIGHT + 36}">${escapeHtml(first.approvedAt)} to ${escapeHtml(last.approvedAt)}</text>
</svg></div>`;
}
function line(values, name) {
    const [low, high] = [Math.min(...values), Math.max(...values)];
    const step = (WIDTH - 2 * EDGE) / (values.length - 1);
    const y = (value) => high === low ? HEIGHT / 2 : HEIGHT - EDGE - ((value - low) / (high - low)) * (HEIGHT - 2 * EDGE);
    const points = values.map((value, at) => `${(EDGE + at * step).toFixed(1)},${y(value).toFixed(1)}`).join(" ");
    return `<polyline class="${name}" points="${points}"/>`;
}

// EXTERNAL MODULE: ./build/src/terminal/connect.js
var connect = __webpack_require__(22392);
// EXTERNAL MODULE: ./build/src/terminal/gate-options.js
var gate_options = __webpack_require__(91504);
// EXTERNAL MODULE: ./build/src/terminal/redaction.js
var redaction = __webpack_require__(44771);
// EXTERNAL MODULE: ./build/src/terminal/write-output.js
var write_output = __webpack_require__(74987);
;// CONCATENATED MODULE: ./build/src/terminal/health.js













async function runHealth(dir, options) {
    const forge = options.forge || options.issue ? await (0,connect/* connect */.N)(options.repository) : undefined;
    const result = await writeHealth(dir, forge, options);
    return result.alerts.some(({ severity }) => severity === "critical") ? 1 : 0;
}
async function writeHealth(dir, forge, options) {
    const repository = await (0,git_repository/* openRepository */.h)(dir);
    try {
        const commit = await repository.resolve(options.ref);
        const result = await health({
            tree: await repository.commitTree(commit),
            commit,
            history: repository.history(),
            root: repository.prefix.replace(/\/$/, ""),
            gate: (0,gate_options/* gateOptions */.O)(dir, options, repository),
            now: new Date(),
            secrets: { onValue: redaction/* redactor */.$p.learn },
            ...(options.indexBuild !== undefined && { indexBuild: options.indexBuild }),
            ...(forge && { forge }),
        });
        process.stdout.write(options.format === "json" ? (0,json_text/* jsonText */.s)(result) : renderHealthMarkdown(result));
        if (options.dashboard !== undefined)
            (0,write_output/* writeOutput */.z)(dir, (0,external_node_path_.resolve)(options.dashboard), renderDashboard(result));
        let issue;
        try {
            if (forge && options.issue && !isUnreachable(result))
                issue = await writeIssue(forge, result);
        }
        finally {
            tellRunner(result, issue, options.dashboard);
        }
        return result;
    }
    finally {
        await repository.close();
    }
}
function isUnreachable({ alerts }) {
    return alerts.some(({ name }) => name === "repository-unreachable");
}
async function writeIssue(forge, result) {
    const { number, outcome } = await forge.upsertHealthIssue({
        title: `Memory health: ${healthWords(result)}`,
        body: (0,visible_text/* clipBytes */.Wp)(renderHealthMarkdown(result), memory_forge/* COMMENT_BYTES */.GJ),
        isUnwell: result.alerts.length > 0,
    });
    process.stderr.write(`Issue ${number} was ${outcome === "unchanged" ? "left as it is" : outcome}.\n`);
    return number;
}
function tellRunner({ alerts, ...rest }, issue, dashboard) {
    const { GITHUB_OUTPUT: outputs = "", GITHUB_STEP_SUMMARY: summary = "" } = process.env;
    const critical = alerts.some(({ severity }) => severity === "critical");
    const names = [...new Set(alerts.map(({ name }) => name))].join(",");
    const lines = [
        `alerts=${names}`,
        `critical=${String(critical)}`,
        ...(issue === undefined ? [] : [`issue=${issue}`]),
        ...(dashboard === undefined || /[\r\n]/.test(dashboard) ? [] : [`dashboard=${redaction/* redactor */.$p.text(dashboard)}`]),
    ];
    if (outputs !== "")
        (0,external_node_fs_.appendFileSync)(outputs, lines.map((line) => `${line}\n`).join(""));
    if (summary !== "")
        (0,external_node_fs_.appendFileSync)(summary, redaction/* redactor */.$p.text(renderHealthMarkdown({ alerts, ...rest })));
}


/***/ })

};
