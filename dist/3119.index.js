export const id = 3119;
export const ids = [3119];
export const modules = {

/***/ 57336:
/***/ ((module) => {

let p = process || {}, argv = p.argv || [], env = p.env || {}
let isColorSupported =
	!(!!env.NO_COLOR || argv.includes("--no-color")) &&
	(!!env.FORCE_COLOR || argv.includes("--color") || p.platform === "win32" || ((p.stdout || {}).isTTY && env.TERM !== "dumb") || !!env.CI)

let formatter = (open, close, replace = open) =>
	input => {
		let string = "" + input, index = string.indexOf(close, open.length)
		return ~index ? open + replaceClose(string, close, replace, index) + close : open + string + close
	}

let replaceClose = (string, close, replace, index) => {
	let result = "", cursor = 0
	do {
		result += string.substring(cursor, index) + replace
		cursor = index + close.length
		index = string.indexOf(close, cursor)
	} while (~index)
	return result + string.substring(cursor)
}

let createColors = (enabled = isColorSupported) => {
	let f = enabled ? formatter : () => String
	return {
		isColorSupported: enabled,
		reset: f("\x1b[0m", "\x1b[0m"),
		bold: f("\x1b[1m", "\x1b[22m", "\x1b[22m\x1b[1m"),
		dim: f("\x1b[2m", "\x1b[22m", "\x1b[22m\x1b[2m"),
		italic: f("\x1b[3m", "\x1b[23m"),
		underline: f("\x1b[4m", "\x1b[24m"),
		inverse: f("\x1b[7m", "\x1b[27m"),
		hidden: f("\x1b[8m", "\x1b[28m"),
		strikethrough: f("\x1b[9m", "\x1b[29m"),

		black: f("\x1b[30m", "\x1b[39m"),
		red: f("\x1b[31m", "\x1b[39m"),
		green: f("\x1b[32m", "\x1b[39m"),
		yellow: f("\x1b[33m", "\x1b[39m"),
		blue: f("\x1b[34m", "\x1b[39m"),
		magenta: f("\x1b[35m", "\x1b[39m"),
		cyan: f("\x1b[36m", "\x1b[39m"),
		white: f("\x1b[37m", "\x1b[39m"),
		gray: f("\x1b[90m", "\x1b[39m"),

		bgBlack: f("\x1b[40m", "\x1b[49m"),
		bgRed: f("\x1b[41m", "\x1b[49m"),
		bgGreen: f("\x1b[42m", "\x1b[49m"),
		bgYellow: f("\x1b[43m", "\x1b[49m"),
		bgBlue: f("\x1b[44m", "\x1b[49m"),
		bgMagenta: f("\x1b[45m", "\x1b[49m"),
		bgCyan: f("\x1b[46m", "\x1b[49m"),
		bgWhite: f("\x1b[47m", "\x1b[49m"),

		blackBright: f("\x1b[90m", "\x1b[39m"),
		redBright: f("\x1b[91m", "\x1b[39m"),
		greenBright: f("\x1b[92m", "\x1b[39m"),
		yellowBright: f("\x1b[93m", "\x1b[39m"),
		blueBright: f("\x1b[94m", "\x1b[39m"),
		magentaBright: f("\x1b[95m", "\x1b[39m"),
		cyanBright: f("\x1b[96m", "\x1b[39m"),
		whiteBright: f("\x1b[97m", "\x1b[39m"),

		bgBlackBright: f("\x1b[100m", "\x1b[49m"),
		bgRedBright: f("\x1b[101m", "\x1b[49m"),
		bgGreenBright: f("\x1b[102m", "\x1b[49m"),
		bgYellowBright: f("\x1b[103m", "\x1b[49m"),
		bgBlueBright: f("\x1b[104m", "\x1b[49m"),
		bgMagentaBright: f("\x1b[105m", "\x1b[49m"),
		bgCyanBright: f("\x1b[106m", "\x1b[49m"),
		bgWhiteBright: f("\x1b[107m", "\x1b[49m"),
	}
}

module.exports = createColors()
module.exports.createColors = createColors


/***/ }),

/***/ 52256:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ newErrors)
/* harmony export */ });
function newErrors(before, after) {
    const known = grouped(before);
    const fingerprints = new Set(before.map(({ fingerprint }) => fingerprint));
    const result = [];
    for (const [group, findings] of grouped(after)) {
        if (findings.length <= (known.get(group)?.length ?? 0))
            continue;
        const fresh = findings.filter(({ fingerprint }) => !fingerprints.has(fingerprint));
        result.push(...(fresh.length > 0 ? fresh : findings));
    }
    return result;
}
function grouped(findings) {
    const groups = new Map();
    for (const finding of findings) {
        if (finding.severity !== "error" || finding.accepted !== undefined)
            continue;
        const key = `${finding.rule}\0${finding.path}`;
        const group = groups.get(key);
        if (group)
            group.push(finding);
        else
            groups.set(key, [finding]);
    }
    return groups;
}


/***/ }),

/***/ 21357:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
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

/***/ 56136:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ reviewersOf)
/* harmony export */ });
const MOST_REVIEWERS = 10;
const GUARDED = new Set(["restricted", "secret-metadata"]);
function reviewersOf({ records, editsGate, ontology }, { author, organization }) {
    const { accounts = {}, memory = [] } = ontology.owners;
    const owned = new Map();
    for (const record of records) {
        for (const owner of record.owners) {
            const list = owned.get(owner);
            if (list)
                list.push(record);
            else
                owned.set(owner, [record]);
        }
    }
    const guards = editsGate ? memory : [];
    const owners = [
        ...guards.map((owner) => ({ owner, reason: "owns the memory, whose rules this change edits" })),
        ...[...owned]
            .filter(([owner]) => !guards.includes(owner))
            .sort(([, a], [, b]) => b.length - a.length)
            .map(([owner, list]) => ({ owner, reason: reasonOf(list) })),
    ];
    const asked = new Map();
    for (const { owner, reason } of owners) {
        for (const name of Object.hasOwn(accounts, owner) ? (accounts[owner] ?? []) : [owner]) {
            const isAuthor = name.toLowerCase() === author.login.toLowerCase();
            if (!isAuthor && !asked.has(name))
                asked.set(name, reason);
        }
    }
    const named = [...asked].slice(0, MOST_REVIEWERS).map(([name, reason]) => ({ name, reason }));
    const names = named.map(({ name }) => name).filter((name) => !name.includes(":"));
    const teamPrefix = `${organization.toLowerCase()}/`;
    return {
        named,
        users: names.filter((name) => !name.includes("/")),
        teams: names
            .filter((name) => name.toLowerCase().startsWith(teamPrefix))
            .map((name) => name.slice(teamPrefix.length)),
    };
}
function reasonOf(records) {
    const [first, ...others] = records;
    const guarded = records.some(({ sensitivity }) => sensitivity.some((word) => GUARDED.has(word)));
    const extent = others.length === 0 ? `owns ${first?.id ?? ""}` : `owns ${records.length} of the records`;
    return guarded ? `${extent}, restricted` : extent;
}


/***/ }),

/***/ 59402:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A5: () => (/* binding */ BranchMoved),
/* harmony export */   GJ: () => (/* binding */ COMMENT_BYTES),
/* harmony export */   X5: () => (/* binding */ BranchProtected),
/* harmony export */   YQ: () => (/* binding */ HeadMoved),
/* harmony export */   cb: () => (/* binding */ MissingPermission)
/* harmony export */ });
/* harmony import */ var _user_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90989);

class HeadMoved extends Error {
    name = "HeadMoved";
}
class MissingPermission extends _user_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y {
    permission;
    constructor(message, permission, advice) {
        super(message, advice);
        this.permission = permission;
    }
}
const COMMENT_BYTES = 65_536 - 256;
class BranchMoved extends Error {
    name = "BranchMoved";
}
class BranchProtected extends _user_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y {
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

/***/ 93208:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ printTerminal)
/* harmony export */ });
/* harmony import */ var picocolors__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57336);
/* harmony import */ var _visible_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36672);


const WIDEST_COLUMN = 60;
const GAP = "  ";
function printTerminal(document, color) {
    const colors = picocolors__WEBPACK_IMPORTED_MODULE_1__.createColors(color);
    const strong = (text) => colors.bold(text);
    const faint = (text) => colors.dim(text);
    return `${document.map((block) => blockLines(block, strong, faint).join("\n")).join("\n\n")}\n`;
}
function blockLines(block, strong, faint) {
    switch (block.kind) {
        case "heading":
            return [strong(plain(block.line))];
        case "paragraph":
        case "small":
            return [plain(block.line)];
        case "list":
            return block.items.map((item) => `- ${plain(item)}`);
        case "table":
            return tableLines(block.head, block.rows, faint);
        case "code":
            return block.lines.map((line) => `  ${(0,_visible_text_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(line)}`);
        case "details":
            return [strong(plain(block.summary)), ...block.blocks.flatMap((inner) => blockLines(inner, strong, faint))];
        case "drawing":
            return [];
    }
}
function tableLines(head, rows, faint) {
    const cells = rows.map((row) => row.map(pieces));
    const titles = head.map((cell) => plain(cell));
    const widths = titles.map((title, column) => Math.min(WIDEST_COLUMN, Math.max(title.length, ...cells.map((row) => Math.max(0, ...(row[column] ?? []).map(length))))));
    const lineOf = (texts) => `  ${texts.map((text, column) => text.padEnd(widths[column] ?? 0)).join(GAP)}`.trimEnd();
    return [
        faint(lineOf(titles)),
        ...cells.flatMap((row) => {
            const height = Math.max(...row.map(({ length }) => length));
            return Array.from({ length: height }, (_, at) => lineOf(row.map((cell) => cell[at] ?? "")));
        }),
    ];
}
function length(text) {
    return text.length;
}
function pieces(line) {
    const parts = [[]];
    for (const inline of line) {
        if (inline.kind === "break")
            parts.push([]);
        else
            parts.at(-1)?.push(inline);
    }
    return parts.map(plain);
}
function plain(line) {
    return line.map(inlineText).join("").trim();
}
function inlineText(inline) {
    switch (inline.kind) {
        case "text":
        case "prose":
        case "code":
            return (0,_visible_text_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(inline.text);
        case "strong":
        case "link":
            return inline.content.map(inlineText).join("");
        case "break":
            return " ";
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

/***/ 46258:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ KnownBadList),
/* harmony export */   i: () => (/* binding */ KNOWN_BAD_PATH)
/* harmony export */ });
const KNOWN_BAD_PATH = "snapshots/known-bad.yaml";
class KnownBadList {
    #entries;
    #history;
    #positions;
    #answers = new Map();
    constructor(file, history, line) {
        this.#entries = file?.knownBad ?? [];
        this.#history = history;
        this.#positions = line.positions;
    }
    async of(commit, tag) {
        const matches = await Promise.all(this.#entries.map((entry) => this.#speaksOf(entry, commit, tag)));
        return this.#entries
            .filter((_, index) => matches[index])
            .map(({ records = [], reason, remediation }) => ({
            records,
            reason,
            ...(remediation !== undefined && { remediation }),
        }));
    }
    async #speaksOf({ snapshot, commits }, commit, tag) {
        if (snapshot !== undefined)
            return snapshot === tag;
        if (!commits || !(await this.#isAncestor(commits.from, commit)))
            return false;
        return commits.to === undefined || (await this.#isAncestor(commit, commits.to));
    }
    #isAncestor(ancestor, commit) {
        const [above, below] = [this.#positions.get(ancestor), this.#positions.get(commit)];
        if (above !== undefined && below !== undefined)
            return above >= below;
        const key = `${ancestor} ${commit}`;
        let answer = this.#answers.get(key);
        if (!answer)
            this.#answers.set(key, (answer = this.#history.isAncestor(ancestor, commit)));
        return answer;
    }
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

/***/ 81865:
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
    const { connectGitHub } = await Promise.all(/* import() */[__webpack_require__.e(8439), __webpack_require__.e(56), __webpack_require__.e(2253)]).then(__webpack_require__.bind(__webpack_require__, 62253));
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
// EXTERNAL MODULE: ./build/src/load/read-memory.js + 23 modules
var read_memory = __webpack_require__(83141);
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
var check = __webpack_require__(52850);
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
        process.stdout.write(renderKnownBadPretty(story, (0,color/* useColor */.b)()));
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

/***/ 1551:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  k: () => (/* binding */ overlayOf)
});

// EXTERNAL MODULE: ./build/src/memory/tree.js
var tree = __webpack_require__(85037);
// EXTERNAL MODULE: ./build/src/memory/user-error.js
var user_error = __webpack_require__(90989);
// EXTERNAL MODULE: ./build/src/git/blob-oid.js
var blob_oid = __webpack_require__(80606);
;// CONCATENATED MODULE: ./build/src/git/overlay-tree.js



const MAX_PATH = 4096;
async function overlayTree(base, changes, format, label = `${base.label} with ${changes.length} changes`) {
    const byPath = new Map();
    for (const change of changes) {
        refuseOddPath(change.path);
        if (byPath.has(change.path))
            throw new user_error/* UserError */.y(`"${change.path}" is changed twice.`, "Name each path once");
        byPath.set(change.path, change);
    }
    const entries = [];
    const absent = new Set(changes.filter(({ action }) => action === "delete").map(({ path }) => path));
    for (const entry of await base.entries()) {
        if (byPath.has(entry.path) && entry.undecodable !== true)
            absent.delete(entry.path);
        else
            entries.push(entry);
    }
    for (const path of absent)
        throw new user_error/* UserError */.y(`"${path}" cannot be deleted: there is no such file.`);
    const upserts = new Map();
    for (const change of byPath.values()) {
        if (change.action === "delete")
            continue;
        upserts.set(change.path, change);
        const { path, bytes, mode = "100644" } = change;
        entries.push({ path, mode, oid: (0,blob_oid/* blobOid */.I)(bytes, format), size: bytes.length });
    }
    entries.sort((a, b) => (0,tree/* comparePaths */.cD)(a.path, b.path));
    for (const path of upserts.keys())
        refuseFileInPlaceOfFolder(entries, path);
    return new OverlayTree(base, entries, upserts, label);
}
class OverlayTree {
    label;
    #base;
    #entries;
    #upserts;
    constructor(base, entries, upserts, label) {
        this.#base = base;
        this.#entries = entries;
        this.#upserts = upserts;
        this.label = label;
    }
    entries() {
        return Promise.resolve(this.#entries);
    }
    async read(entries, visit) {
        let next = 0;
        const visitChanges = () => {
            for (; next < entries.length; next++) {
                const entry = entries[next];
                const change = entry && this.#change(entry);
                if (!entry || !change)
                    return;
                visit(entry, change.bytes);
            }
        };
        visitChanges();
        await this.#base.read(entries.filter((entry) => !this.#change(entry)), (entry, bytes) => {
            visit(entry, bytes);
            next++;
            visitChanges();
        });
    }
    #change(entry) {
        return entry.undecodable === true ? undefined : this.#upserts.get(entry.path);
    }
}
function refuseOddPath(path) {
    const isOdd = path.includes("\0") || path.split("/").some((name) => name === "" || name === "." || name === "..");
    if (isOdd || path.length > MAX_PATH) {
        throw new user_error/* UserError */.y(`${JSON.stringify(path.slice(0, 100))} is not a path of a tree.`, "Write it relative to the root, without `.` and `..`");
    }
}
function refuseFileInPlaceOfFolder(sorted, path) {
    const below = sorted[firstFrom(sorted, `${path}/`)]?.path;
    if (below?.startsWith(`${path}/`))
        refuse(path, below);
    for (let slash = path.indexOf("/"); slash !== -1; slash = path.indexOf("/", slash + 1)) {
        const folder = path.slice(0, slash);
        if (sorted[firstFrom(sorted, folder)]?.path === folder)
            refuse(folder, path);
    }
}
function firstFrom(sorted, path) {
    let low = 0;
    let high = sorted.length;
    while (low < high) {
        const middle = (low + high) >>> 1;
        if ((0,tree/* comparePaths */.cD)(sorted[middle]?.path ?? "", path) < 0)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}
function refuse(file, below) {
    throw new user_error/* UserError */.y(`"${file}" cannot be a file and the folder of "${below}" at once.`, "Delete or rename one of them");
}

;// CONCATENATED MODULE: ./build/src/terminal/overlay.js

function overlayOf({ format }) {
    return (base, files) => overlayTree(base, files.map(({ path, bytes, ...mode }) => bytes ? { action: "upsert", path, bytes, ...mode } : { action: "delete", path }), format);
}


/***/ }),

/***/ 24034:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $r: () => (/* binding */ targetOf),
/* harmony export */   BM: () => (/* binding */ propose),
/* harmony export */   hV: () => (/* binding */ writeFiles)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _memory_forge_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(59402);
/* harmony import */ var _memory_user_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(90989);
/* harmony import */ var _report_visible_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(36672);
/* harmony import */ var _connect_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(22392);
/* harmony import */ var _files_below_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(37945);
/* harmony import */ var _output_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(15997);








async function targetOf(repository, { repository: name, branch }) {
    const forge = await (0,_connect_js__WEBPACK_IMPORTED_MODULE_5__/* .connect */ .N)(name);
    const target = branch ?? (await forge.repository()).defaultBranch;
    const head = await forge.branchHead(target);
    if (head === undefined)
        throw new _memory_user_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y(`The repository has no branch ${target}.`, "Name another with --branch");
    return { forge, branch: target, head, tree: await repository.commitTree(head) };
}
async function propose({ forge, branch, head }, prefix, files, words) {
    const { pull, outcome } = await forge.proposeFiles({
        branch: words.branch,
        base: { branch, head },
        commit: { headline: words.title, body: words.message },
        changes: files.map(({ path, bytes }) => ({ path: prefix + path, bytes })),
        title: words.title,
        body: (0,_report_visible_text_js__WEBPACK_IMPORTED_MODULE_4__/* .clipBytes */ .Wp)(words.body, _memory_forge_js__WEBPACK_IMPORTED_MODULE_2__/* .COMMENT_BYTES */ .GJ),
    });
    return `Pull request ${pull.number} was ${outcome === "unchanged" ? "left as it is" : outcome}.\n`;
}
function writeFiles(dir, files) {
    for (const { path } of files)
        (0,_files_below_js__WEBPACK_IMPORTED_MODULE_6__/* .assertWritable */ .Bz)(dir, path);
    for (const { path, bytes } of files) {
        if (bytes)
            (0,_output_js__WEBPACK_IMPORTED_MODULE_7__/* .writeFileWhole */ .t)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dir, path), bytes);
        else
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dir, path), { force: true });
    }
    return `Wrote ${files.length} file${files.length === 1 ? "" : "s"}; nothing was committed.\n`;
}


/***/ })

};
