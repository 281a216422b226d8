export const id = 3119;
export const ids = [3119];
export const modules = {

/***/ 21357:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Mp: () => (/* binding */ commonFolder),
/* harmony export */   Xz: () => (/* binding */ fieldValues),
/* harmony export */   aY: () => (/* binding */ recordClass),
/* harmony export */   ae: () => (/* binding */ recordFolder),
/* harmony export */   tF: () => (/* binding */ slugOf)
/* harmony export */ });
const SLUG_LENGTH = 80;
function slugOf(text) {
    const folded = text
        .slice(0, SLUG_LENGTH * 4)
        .normalize("NFKD")
        .replace(/\p{M}+/gu, "")
        .toLowerCase();
    return folded
        .replace(/[^a-z0-9]+/g, "-")
        .replace(/^-/, "")
        .slice(0, SLUG_LENGTH)
        .replace(/-$/, "");
}
function recordClass(path, kind, { layout }) {
    const found = layout.classOf(path);
    if (!found || found.generated || found.appendOnly || (found.kinds && !found.kinds.has(kind)))
        return undefined;
    if (found.records !== "always" && found.records !== "identified")
        return undefined;
    return found.format === "markdown" || (found.format === undefined && path.endsWith(".md")) ? found : undefined;
}
function fieldValues({ shapes }, fields) {
    const shape = shapes.at(-1);
    return fields.flatMap(([name, value]) => {
        if (value === undefined || (Array.isArray(value) && value.length === 0))
            return [];
        const source = shape?.fields[name]?.find(({ from }) => from === "record");
        return source?.from === "record" ? [[source.path, value]] : [];
    });
}
function recordFolder(kind, gate, graph, paths) {
    const { layout, ontology } = gate;
    const classOf = (folder) => recordClass(`${folder}x.md`, kind, gate);
    const named = ontology.pathPolicy.filter(({ kinds }) => kinds.includes(kind)).flatMap(({ paths: globs }) => globs);
    if (named.length > 0)
        return named.map((glob) => layout.root + beginning(glob)).find(classOf);
    const folders = [...new Set(paths.map(folderOf))].sort((a, b) => depth(a) - depth(b) || (a < b ? -1 : 1));
    const kept = ontology.pathPolicy.flatMap((policy) => policy.paths.map((glob) => layout.root + beginning(glob)));
    return (siblings(kind, graph).find(classOf) ??
        folders.find((folder) => classOf(folder)?.records === "identified") ??
        folders.find((folder) => classOf(folder) && !kept.some((other) => other !== "" && folder.startsWith(other))));
}
function commonFolder(kind, gate) {
    return gate.ontology.pathPolicy
        .flatMap(({ paths }) => paths.map((glob) => gate.layout.root + beginning(glob)))
        .find((folder) => recordClass(`${folder}x.md`, kind, gate)?.records === "identified");
}
function siblings(kind, graph) {
    const counts = new Map();
    for (const declaration of graph.declarations) {
        if (declaration.role !== "record" || declaration.kind !== kind || !declaration.path.endsWith(".md"))
            continue;
        const folder = folderOf(declaration.path);
        counts.set(folder, (counts.get(folder) ?? 0) + 1);
    }
    return [...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).map(([folder]) => folder);
}
function beginning(glob) {
    return /^(?:[^*?{}/]*\/)*/.exec(glob)?.[0] ?? "";
}
function folderOf(path) {
    return path.slice(0, path.lastIndexOf("/") + 1);
}
function depth(folder) {
    return folder.split("/").length;
}


/***/ }),

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

/***/ 12949:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ rewriteFrontMatter)
/* harmony export */ });
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38815);
/* harmony import */ var _memory_user_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90989);
/* harmony import */ var _frame_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(95876);



function rewriteFrontMatter(text, values) {
    const frame = (0,_frame_js__WEBPACK_IMPORTED_MODULE_2__/* .splitFrontMatter */ .v)(text);
    if (frame.kind === "refused")
        throw new Error("the front matter has not been read");
    const block = frame.kind === "framed" ? text.slice(frame.block.start, frame.block.end) : "";
    const body = frame.kind === "framed" ? text.slice(frame.body) : text;
    const yaml = rewriteMapping(block.replaceAll("\r\n", "\n"), values);
    const gap = /^\r?\n/.test(body) || body === "" ? "" : "\n";
    const head = `---\n${yaml}---\n${gap}`;
    return (body.includes("\r\n") ? head.replaceAll("\n", "\r\n") : head) + body;
}
function rewriteMapping(block, values) {
    const document = (0,yaml__WEBPACK_IMPORTED_MODULE_0__.parseDocument)(block, { version: "1.2" });
    const map = (0,yaml__WEBPACK_IMPORTED_MODULE_0__.isMap)(document.contents) ? document.contents : new yaml__WEBPACK_IMPORTED_MODULE_0__.YAMLMap(document.schema);
    for (const [path, value] of values) {
        if (JSON.stringify(plain(map.getIn(path))) === JSON.stringify(value))
            continue;
        makeRoom(map, path);
        map.setIn(path, document.createNode(value));
    }
    const order = new Map(values.map(([[key = ""]], index) => [key, index]));
    const rank = (key) => order.get(String(key instanceof yaml__WEBPACK_IMPORTED_MODULE_0__.Scalar ? key.value : key)) ?? order.size;
    map.items.sort((a, b) => rank(a.key) - rank(b.key));
    document.contents = map;
    try {
        return document.toString({ lineWidth: 0, flowCollectionPadding: false });
    }
    catch (error) {
        throw new _memory_user_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y(`The front matter cannot be written anew: ${error instanceof Error ? error.message : ""}.`, "Write out what its aliases stand for.");
    }
}
function makeRoom(map, path) {
    for (let length = 1; length < path.length; length++) {
        const above = path.slice(0, length);
        const value = map.getIn(above, true);
        if (value === undefined || (0,yaml__WEBPACK_IMPORTED_MODULE_0__.isMap)(value))
            continue;
        if (plain(value) !== null) {
            throw new _memory_user_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y(`"${above.join(".")}" in the front matter is no mapping.`, "Write it as kind: [ids].");
        }
        map.deleteIn(above);
    }
}
function plain(value) {
    if (value instanceof yaml__WEBPACK_IMPORTED_MODULE_0__.Scalar)
        return value.value;
    return value instanceof yaml__WEBPACK_IMPORTED_MODULE_0__.YAMLMap || hasItems(value) ? value.toJSON() : value;
}
function hasItems(value) {
    return typeof value === "object" && value !== null && "items" in value && "toJSON" in value;
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

/***/ 73119:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runKnownBadAdd: () => (/* binding */ runKnownBadAdd)
});

// EXTERNAL MODULE: ./build/src/load/gate.js + 6 modules
var load_gate = __webpack_require__(87346);
// EXTERNAL MODULE: ./build/src/load/graph-of.js
var graph_of = __webpack_require__(83162);
// EXTERNAL MODULE: ./build/src/load/read-memory.js + 3 modules
var read_memory = __webpack_require__(51989);
// EXTERNAL MODULE: ./build/src/memory/tree.js
var memory_tree = __webpack_require__(85037);
// EXTERNAL MODULE: ./build/src/memory/tree-lookup.js
var tree_lookup = __webpack_require__(15280);
// EXTERNAL MODULE: ./build/src/memory/user-error.js
var user_error = __webpack_require__(90989);
// EXTERNAL MODULE: ./build/src/parse/edit.js + 6 modules
var parse_edit = __webpack_require__(65017);
// EXTERNAL MODULE: ./build/src/parse/rewrite-front-matter.js
var rewrite_front_matter = __webpack_require__(12949);
// EXTERNAL MODULE: ./build/src/snapshots/known-bad.js
var known_bad = __webpack_require__(46258);
// EXTERNAL MODULE: ./build/src/commands/check.js + 6 modules
var check = __webpack_require__(58709);
// EXTERNAL MODULE: ./build/src/commands/new-errors.js
var new_errors = __webpack_require__(52256);
// EXTERNAL MODULE: ./build/src/commands/place-record.js
var place_record = __webpack_require__(21357);
// EXTERNAL MODULE: ./build/src/commands/read-snapshots.js
var read_snapshots = __webpack_require__(64502);
// EXTERNAL MODULE: ./build/src/commands/reviewers.js
var reviewers = __webpack_require__(56136);
;// CONCATENATED MODULE: ./build/src/commands/known-bad.js














const SHORTEST_REASON = 10;
const INCIDENT = "Incident";
const NOBODY = { id: 0, login: "", isBot: false };
async function addKnownBad(input) {
    const { tree, state, records } = input;
    const reason = input.reason.trim();
    if (reason.length < SHORTEST_REASON) {
        throw new user_error/* UserError */.y(`The reason has fewer than ${SHORTEST_REASON} characters.`, "Say in a sentence what is wrong, so that whoever used it can judge what it means for them");
    }
    const gate = await (0,load_gate/* loadGate */.W)(tree, input.gate);
    const memory = await (0,read_memory/* readMemory */.S1)(tree, gate, ({ declaration }) => declaration);
    const graph = (0,graph_of/* graphOf */.c)(memory);
    const known = await (0,read_snapshots/* readKnownBad */.Z)(tree, gate);
    refuseRepetition(known, state);
    const draft = input.remediation === undefined
        ? draftIncident({ ...input, reason }, gate, graph, memory.entries.map(({ path }) => path))
        : undefined;
    const incident = draft && "id" in draft ? draft : undefined;
    const remediation = input.remediation ?? incident?.id;
    const entry = {
        ...state,
        ...(records.length > 0 && { records: [...records] }),
        reason,
        ...(remediation !== undefined && { remediation }),
    };
    const files = [await entryFile(tree, gate, known, entry), ...(incident ? [incident.file] : [])];
    const common = { root: input.root, gate: input.gate, now: input.now };
    const [before, after] = [
        await (0,check/* check */.z)({ ...common, subject: { tree } }),
        await (0,check/* check */.z)({ ...common, subject: { tree: await input.overlay(tree, files) } }),
    ];
    return {
        files,
        ...(incident && { incident: incident.id }),
        ...(draft && "refusal" in draft && { withoutIncident: draft.refusal }),
        owners: ownersToTell(records, gate, graph),
        errors: (0,new_errors/* newErrors */.K)(before.report.findings, after.report.findings),
    };
}
function refuseRepetition(known, state) {
    const same = known?.knownBad.find((entry) => "snapshot" in state
        ? entry.snapshot === state.snapshot
        : entry.commits?.from === state.commits.from && entry.commits.to === state.commits.to);
    if (!same)
        return;
    throw new user_error/* UserError */.y(`${"snapshot" in state ? state.snapshot : state.commits.from.slice(0, 12)} is known to be bad already.`, `Edit its entry in ${known_bad/* KNOWN_BAD_PATH */.i}`);
}
async function entryFile(tree, { layout }, known, entry) {
    const path = layout.root + known_bad/* KNOWN_BAD_PATH */.i;
    const [found] = await (0,tree_lookup/* filesAt */.Tl)(new Set([path]), tree);
    const count = known?.knownBad.length ?? 0;
    const bytes = found && count > 0 ? await (0,memory_tree/* readFile */.TA)(tree, found) : Buffer.from(HEAD);
    const edit = (0,parse_edit/* editToText */.vG)(path, "yaml", bytes, { path, document: 0 }, count > 0
        ? { kind: "set", pointer: ["knownBad", count], value: entry }
        : { kind: "set", pointer: ["knownBad"], value: [entry] });
    if (!edit) {
        throw new user_error/* UserError */.y(`${path} cannot be edited.`, "Write its list on lines of its own, one entry under the other");
    }
    return { path, bytes: Buffer.from((0,parse_edit/* applyTextEdits */.nz)(Buffer.from(bytes).toString("utf8"), [edit])) };
}
const HEAD = "# States of the memory that nobody should use any more. Nothing that exists is changed by it.\nknownBad:\n";
function draftIncident(input, gate, graph, paths) {
    const { nodeKinds } = gate.ontology;
    const kind = nodeKinds.get(INCIDENT);
    if (nodeKinds.size > 0 && !kind)
        return { refusal: `No incident was drafted: the ontology has no kind ${INCIDENT}.` };
    const folder = (0,place_record/* recordFolder */.ae)(INCIDENT, gate, graph, paths) ?? standardFolder(gate);
    const layoutClass = folder === undefined ? undefined : (0,place_record/* recordClass */.aY)(`${folder}x.md`, INCIDENT, gate);
    if (folder === undefined || !layoutClass) {
        return { refusal: `No incident was drafted: the layout "${gate.layout.name}" has no place for one in Markdown.` };
    }
    const owners = input.owners ?? incidentOwners(input.records, gate, graph);
    if (owners.length === 0)
        return { refusal: "No incident was drafted: it would have no owner; name one with --owner." };
    const day = input.now.toISOString().slice(0, 10);
    const [first] = input.records;
    const what = first === undefined ? "" : ` of ${first}${input.records.length > 1 ? " and others" : ""}`;
    const { id, path } = freeName((0,place_record/* slugOf */.tF)(`${day}-bad-memory${what}`), folder, kind?.prefix, graph, paths);
    const title = `Bad memory${what}, ${day}`;
    const fields = (0,place_record/* fieldValues */.Xz)(layoutClass, [
        ["id", id],
        ["kind", INCIDENT],
        ["title", title],
        ["status", "draft"],
        ["owners", owners],
        ["updatedAt", input.now.toISOString().replace(/\.\d+Z$/, "Z")],
    ]);
    const bytes = Buffer.from((0,rewrite_front_matter/* rewriteFrontMatter */.H)(incidentBody(title, input), fields));
    return { id, file: { path, bytes } };
}
function standardFolder(gate) {
    const folder = `${gate.layout.root}incidents/`;
    return (0,place_record/* recordClass */.aY)(`${folder}x.md`, INCIDENT, gate) ? folder : undefined;
}
function freeName(slug, folder, prefix = "incident", graph, paths) {
    const taken = new Set(paths.map((path) => path.toLowerCase()));
    const ids = new Set(graph.declarations.map(({ id }) => id?.toLowerCase()));
    for (let count = 1;; count++) {
        const name = count === 1 ? slug : `${slug}-${count}`;
        const [id, path] = [`${prefix}:${name}`, `${folder}${name}.md`];
        if (!ids.has(id) && !taken.has(path.toLowerCase()))
            return { id, path };
    }
}
function incidentBody(title, { state, reason, records }) {
    const affected = "snapshot" in state
        ? `- snapshot \`${state.snapshot}\``
        : `- commits from \`${state.commits.from}\`${state.commits.to === undefined ? " on" : ` to \`${state.commits.to}\``}`;
    return `# ${title}

## What happened

${reason}

## What is affected

${[affected, ...records.map((id) => `- record \`${id.replaceAll("`", "'")}\``)].join("\n")}

## What follows

- [ ] The change is taken back or mended.
- [ ] Whoever used this memory is told.
`;
}
function incidentOwners(records, gate, graph) {
    const own = records.flatMap((id) => declarationsOf(id, graph).flatMap(({ owners }) => owners));
    return own.length > 0 ? [...new Set(own)] : (gate.ontology.owners.memory ?? []);
}
function declarationsOf(id, graph) {
    return graph.records.get(id)?.declarations ?? [];
}
function ownersToTell(records, { ontology }, graph) {
    const touched = records.flatMap((id) => {
        const declarations = declarationsOf(id, graph);
        const owners = [...new Set(declarations.flatMap((declaration) => declaration.owners))];
        const sensitivity = declarations.map((declaration) => declaration.sensitivity ?? "internal");
        return declarations.length === 0 ? [] : [{ id, owners, kinds: [], classes: [], sensitivity }];
    });
    const { named } = (0,reviewers/* reviewersOf */.G)({ records: touched, editsGate: false, ontology }, { author: NOBODY, organization: "" });
    const memory = (ontology.owners.memory ?? []).map((name) => ({ name, reason: "owns the memory" }));
    return named.length > 0 ? named : memory;
}

// EXTERNAL MODULE: ./build/src/git/repository.js + 20 modules
var git_repository = __webpack_require__(9204);
// EXTERNAL MODULE: ./build/src/report/comment/document.js
var comment_document = __webpack_require__(35649);
// EXTERNAL MODULE: ./build/src/report/comment/print-markdown.js
var print_markdown = __webpack_require__(77299);
// EXTERNAL MODULE: ./build/src/report/print-terminal.js
var print_terminal = __webpack_require__(93208);
// EXTERNAL MODULE: ./build/src/report/visible-text.js
var visible_text = __webpack_require__(36672);
;// CONCATENATED MODULE: ./build/src/report/known-bad-text.js




const NAME_LIMIT = 120;
const CLAUSE_LIMIT = 2000;
const LISTED = 50;
function renderKnownBadMarkdown(story) {
    return `${(0,print_markdown/* printMarkdown */.x)(knownBadDocument(story))}\n`;
}
function renderKnownBadPretty(story, color) {
    return (0,print_terminal/* printTerminal */.Y)(knownBadDocument(story), color);
}
function knownBadTitle({ state }) {
    return `Mark ${state} as known to be bad`;
}
function knownBadDocument({ state, reason, records, incident, withoutIncident, files, owners, errors, }) {
    const names = (list) => (0,comment_document/* commas */.Rm)(list.slice(0, LISTED).map((name) => (0,comment_document/* code */.aY)((0,visible_text/* clip */.$Q)(name, NAME_LIMIT))));
    return [
        (0,comment_document/* heading */.R_)(2, (0,comment_document/* text */.Qq)("Known to be bad: "), (0,comment_document/* code */.aY)((0,visible_text/* clip */.$Q)(state, NAME_LIMIT))),
        (0,comment_document/* paragraph */.FY)((0,comment_document/* prose */.CS)((0,visible_text/* clip */.$Q)(reason, CLAUSE_LIMIT))),
        ...(records.length === 0 ? [] : [(0,comment_document/* paragraph */.FY)((0,comment_document/* text */.Qq)("Records that are wrong there: "), ...names(records))]),
        (0,comment_document/* paragraph */.FY)((0,comment_document/* text */.Qq)("Once this is merged, resolving passes over the state and says so; asking for it by name gives it with this reason. Nothing that exists is changed.")),
        ...(incident === undefined
            ? []
            : [(0,comment_document/* paragraph */.FY)((0,comment_document/* text */.Qq)("The incident is drafted as "), (0,comment_document/* code */.aY)(incident), (0,comment_document/* text */.Qq)(": complete it before the merge."))]),
        ...(withoutIncident === undefined ? [] : [(0,comment_document/* paragraph */.FY)((0,comment_document/* text */.Qq)(withoutIncident))]),
        (0,comment_document/* paragraph */.FY)((0,comment_document/* text */.Qq)("Files: "), ...names(files.map(({ path }) => path))),
        ...list("Owners to notify", owners.map(({ name, reason: why }) => [(0,comment_document/* code */.aY)((0,visible_text/* clip */.$Q)(name, NAME_LIMIT)), (0,comment_document/* text */.Qq)(" "), (0,comment_document/* prose */.CS)((0,visible_text/* clip */.$Q)(why, 300))])),
        ...list("Errors that this would bring", errors.map(({ path, message }) => [(0,comment_document/* code */.aY)((0,visible_text/* clip */.$Q)(path, NAME_LIMIT)), (0,comment_document/* text */.Qq)(" "), (0,comment_document/* prose */.CS)((0,visible_text/* clip */.$Q)(message, 300))])),
    ];
}
function list(title, items) {
    return items.length === 0 ? [] : [(0,comment_document/* heading */.R_)(3, (0,comment_document/* text */.Qq)(title)), { kind: "list", items: items.slice(0, LISTED) }];
}

// EXTERNAL MODULE: ./build/src/snapshots/tag-name.js
var tag_name = __webpack_require__(47675);
// EXTERNAL MODULE: ./build/src/terminal/color.js
var color = __webpack_require__(81865);
// EXTERNAL MODULE: ./build/src/terminal/gate-options.js
var gate_options = __webpack_require__(91504);
// EXTERNAL MODULE: ./build/src/terminal/overlay.js + 1 modules
var overlay = __webpack_require__(1551);
// EXTERNAL MODULE: ./build/src/terminal/proposal.js
var proposal = __webpack_require__(24034);
;// CONCATENATED MODULE: ./build/src/terminal/known-bad.js









async function runKnownBadAdd(dir, options) {
    const repository = await (0,git_repository/* openRepository */.h)(dir);
    try {
        const state = await stateOf(repository, options);
        const target = options.propose ? await (0,proposal/* targetOf */.$r)(repository, options) : undefined;
        const { record: records = [], reason } = options;
        const result = await addKnownBad({
            tree: target?.tree ?? (await repository.workingTree()),
            root: repository.prefix.replace(/\/$/, ""),
            gate: (0,gate_options/* gateOptions */.O)(dir, options, repository),
            overlay: (0,overlay/* overlayOf */.k)(repository),
            now: new Date(),
            state,
            reason,
            records,
            ...(options.remediation !== undefined && { remediation: options.remediation }),
            ...(options.owner !== undefined && { owners: options.owner }),
        });
        const story = { ...result, state: nameOf(state), reason, records };
        process.stdout.write(renderKnownBadPretty(story, (0,color.useColor)()));
        if (options.write)
            process.stdout.write(`\n${(0,proposal/* writeFiles */.hV)(dir, result.files)}`);
        if (target) {
            const said = await (0,proposal/* propose */.BM)(target, repository.prefix, result.files, {
                branch: `memory/known-bad/${branchName(state)}`,
                title: knownBadTitle(story),
                message: reason,
                body: renderKnownBadMarkdown(story),
            });
            process.stdout.write(`\n${said}`);
        }
        return result.errors.length > 0 ? 1 : 0;
    }
    finally {
        await repository.close();
    }
}
async function stateOf(repository, { snapshot, from, to }) {
    if (snapshot !== undefined) {
        const name = snapshot.startsWith(tag_name/* SNAPSHOT_FOLDER */.aZ) ? snapshot : tag_name/* SNAPSHOT_FOLDER */.aZ + snapshot;
        const full = `${tag_name/* SNAPSHOT_REFS */.Ky}${name.slice(tag_name/* SNAPSHOT_FOLDER */.aZ.length)}`;
        if ((await repository.history().refs()).some((ref) => ref.name === full))
            return { snapshot: name };
        throw new user_error/* UserError */.y(`There is no snapshot ${name} in this clone.`, "Check its name, or fetch the tags");
    }
    if (from === undefined) {
        throw new user_error/* UserError */.y("Neither a snapshot nor a commit is named.", "Name what is bad with --snapshot, or with --from");
    }
    const first = await repository.resolve(from);
    if (to === undefined)
        return { commits: { from: first } };
    const last = await repository.resolve(to);
    if (await repository.history().isAncestor(first, last))
        return { commits: { from: first, to: last } };
    throw new user_error/* UserError */.y(`${to} does not hold ${from}.`, "Name the commit that brought the fault first, and a later one last");
}
function nameOf(state) {
    if ("snapshot" in state)
        return state.snapshot;
    const { from, to } = state.commits;
    return to === undefined ? `${from.slice(0, 12)} and what holds it` : `${from.slice(0, 12)} to ${to.slice(0, 12)}`;
}
function branchName(state) {
    return "snapshot" in state ? state.snapshot.slice(tag_name/* SNAPSHOT_FOLDER */.aZ.length) : state.commits.from.slice(0, 12);
}


/***/ })

};
