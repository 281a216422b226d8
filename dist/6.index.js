export const id = 6;
export const ids = [6];
export const modules = {

/***/ 9006:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runPromote: () => (/* binding */ runPromote)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/src/memory/document.js
var memory_document = __webpack_require__(9360);
// EXTERNAL MODULE: ./build/src/memory/tree.js
var memory_tree = __webpack_require__(5037);
// EXTERNAL MODULE: ./build/src/memory/user-error.js
var user_error = __webpack_require__(989);
// EXTERNAL MODULE: ./build/src/parse/decode.js
var decode = __webpack_require__(4215);
// EXTERNAL MODULE: ./build/src/parse/parse-file.js + 6 modules
var parse_file = __webpack_require__(2789);
// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(8815);
// EXTERNAL MODULE: ./build/src/parse/frame.js
var parse_frame = __webpack_require__(5876);
;// CONCATENATED MODULE: ./build/src/parse/rewrite-front-matter.js



function rewriteFrontMatter(text, values) {
    const frame = (0,parse_frame/* splitFrontMatter */.v)(text);
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
    const document = (0,dist.parseDocument)(block, { version: "1.2" });
    const map = (0,dist.isMap)(document.contents) ? document.contents : new dist.YAMLMap(document.schema);
    for (const [path, value] of values) {
        if (JSON.stringify(plain(map.getIn(path))) === JSON.stringify(value))
            continue;
        makeRoom(map, path);
        map.setIn(path, document.createNode(value));
    }
    const order = new Map(values.map(([[key = ""]], index) => [key, index]));
    const rank = (key) => order.get(String(key instanceof dist.Scalar ? key.value : key)) ?? order.size;
    map.items.sort((a, b) => rank(a.key) - rank(b.key));
    document.contents = map;
    try {
        return document.toString({ lineWidth: 0, flowCollectionPadding: false });
    }
    catch (error) {
        throw new user_error/* UserError */.y(`The front matter cannot be written anew: ${error instanceof Error ? error.message : ""}.`, "Write out what its aliases stand for.");
    }
}
function makeRoom(map, path) {
    for (let length = 1; length < path.length; length++) {
        const above = path.slice(0, length);
        const value = map.getIn(above, true);
        if (value === undefined || (0,dist.isMap)(value))
            continue;
        if (plain(value) !== null) {
            throw new user_error/* UserError */.y(`"${above.join(".")}" in the front matter is no mapping.`, "Write it as kind: [ids].");
        }
        map.deleteIn(above);
    }
}
function plain(value) {
    if (value instanceof dist.Scalar)
        return value.value;
    return value instanceof dist.YAMLMap || hasItems(value) ? value.toJSON() : value;
}
function hasItems(value) {
    return typeof value === "object" && value !== null && "items" in value && "toJSON" in value;
}

// EXTERNAL MODULE: ./build/src/rules/nearest-name.js
var nearest_name = __webpack_require__(3835);
// EXTERNAL MODULE: ./build/src/commands/check.js + 1 modules
var check = __webpack_require__(5830);
// EXTERNAL MODULE: ./build/src/commands/new-errors.js
var new_errors = __webpack_require__(2256);
;// CONCATENATED MODULE: ./build/src/commands/place-record.js
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

;// CONCATENATED MODULE: ./build/src/commands/promote.js










async function promote(input) {
    const { tree, root, now, kind, overlay } = input;
    const before = await (0,check/* check */.z)({ subject: { tree }, root, gate: input.gate, now });
    const note = await readNote(input, before);
    assertKind(kind, before.gate);
    const { id, path } = await nameRecord(input, before, note.title);
    const layoutClass = recordClass(path, kind, before.gate);
    if (!layoutClass) {
        throw new user_error/* UserError */.y(`The layout "${before.gate.layout.name}" reads no Markdown record of kind ${kind} at ${path}.`, "Name another file with --to.");
    }
    const text = rewriteFrontMatter(note.text, frontMatter(input, before.gate, layoutClass, note, id));
    const bytes = new TextEncoder().encode(text);
    const after = await (0,check/* check */.z)({
        subject: { tree: await overlay(tree, [{ path, bytes, mode: "100644" }]) },
        root,
        gate: input.gate,
        now,
    });
    return {
        id,
        path,
        text,
        errors: (0,new_errors/* newErrors */.K)(before.report.findings, after.report.findings),
        remarks: after.report.findings.filter((finding) => finding.path === path && finding.severity !== "error" && finding.accepted === undefined),
    };
}
async function readNote({ tree, note: path }, { gate, judgement }) {
    const entry = judgement.memory.entries.find((candidate) => candidate.path === path);
    if (!entry || !(0,memory_tree/* isRegular */.$W)(entry.mode) || entry.undecodable) {
        throw new user_error/* UserError */.y(`There is no note ${path} in the memory.`, "Name a Markdown file of the memory that is neither ignored nor excluded.");
    }
    const problem = judgement.memory.files.get(path)?.problems.find((found) => found.rule.startsWith("parse/"));
    if (problem && problem.severity !== "warning") {
        throw new user_error/* UserError */.y(`${path} cannot be read: ${problem.message}`, 'Mend it first; "memory-steward fix" may do so.');
    }
    const declaration = judgement.graph.declarations.find((found) => found.path === path);
    if (!declaration || !path.endsWith(".md")) {
        throw new user_error/* UserError */.y(`${path} is no note by the layout "${gate.layout.name}".`, "Name a free-form note in Markdown.");
    }
    if (declaration.role !== "note") {
        const name = declaration.id ?? declaration.kind ?? "a record";
        throw new user_error/* UserError */.y(`${path} is a record already (${name}).`, "Name a free-form note.");
    }
    const bytes = await (0,memory_tree/* readFile */.TA)(tree, entry);
    const { text } = (0,decode/* decode */.D)(path, bytes);
    const title = declaration.title ?? (0,parse_file/* parseFile */.C)(path, "markdown", bytes, memory_document/* DEFAULT_LIMITS */.d).body?.().heading;
    if (text === undefined || title === undefined || title.trim() === "") {
        throw new user_error/* UserError */.y(`${path} has no title.`, "Give it a heading, or a title in its front matter.");
    }
    return { text, title: title.trim(), declaration };
}
function assertKind(kind, { ontology }) {
    if (ontology.nodeKinds.size === 0)
        return;
    const found = ontology.nodeKinds.get(kind);
    if (!found) {
        const near = (0,nearest_name/* nearestName */.q)(kind, ontology.nodeKinds.keys())?.name;
        throw new user_error/* UserError */.y(`There is no kind "${kind}" in the ontology.`, near === undefined ? `Use one of ${[...ontology.nodeKinds.keys()].join(", ")}.` : `Did you mean ${near}?`);
    }
    if (found.deprecated) {
        const use = found.deprecated.use;
        throw new user_error/* UserError */.y(`The kind ${kind} is deprecated.`, use === undefined ? "Use another." : `Use ${use}.`);
    }
}
async function nameRecord(input, { gate, judgement }, title) {
    const { kind, to } = input;
    const { graph, memory } = judgement;
    const ids = new Set(graph.declarations.map(({ id }) => id?.toLowerCase()));
    const entries = await input.tree.entries();
    const files = new Set(entries.map(({ path }) => path.toLowerCase()));
    const slug = slugOf(input.id === undefined ? title : input.id.slice(input.id.indexOf(":") + 1));
    if (slug === "")
        throw new user_error/* UserError */.y("No id can be made from the title.", "Name one with --id, and a file with --to.");
    if (input.id !== undefined && ids.has(input.id.toLowerCase())) {
        throw new user_error/* UserError */.y(`The id ${input.id} is taken.`, "Ids are unique, whatever the case of their letters.");
    }
    const folder = to === undefined
        ? recordFolder(kind, gate, graph, memory.entries.map(({ path }) => path))
        : "";
    if (folder === undefined) {
        throw new user_error/* UserError */.y(`No folder of the layout "${gate.layout.name}" is known for ${kind}.`, "Name a file with --to.");
    }
    const prefix = gate.ontology.nodeKinds.get(kind)?.prefix;
    for (let count = 1;; count++) {
        const numbered = count === 1 ? slug : `${slug}-${count}`;
        const id = input.id ?? (prefix === undefined ? numbered : `${prefix}:${numbered}`);
        const path = to ?? `${folder}${numbered}.md`;
        const fileTaken = files.has(path.toLowerCase());
        if (fileTaken && to !== undefined)
            throw new user_error/* UserError */.y(`${to} is there already.`, "Name a file that is not there.");
        if (!fileTaken && (input.id !== undefined || !ids.has(id.toLowerCase())))
            return { id, path };
    }
}
function frontMatter(input, gate, layoutClass, { title, declaration }, id) {
    const owners = input.owners ?? declaration.owners;
    if (owners.length === 0) {
        throw new user_error/* UserError */.y(`${input.note} names no owners.`, "Name who answers for the record with --owner.");
    }
    const known = [
        ["id", id],
        ["kind", input.kind],
        ["title", title],
        ["status", "draft"],
        ["owners", owners],
        ["tags", declaration.tags],
        ["aliases", declaration.aliases],
        ["sensitivity", declaration.sensitivity],
        ["sourceRefs", [...new Set([...declaration.sourceRefs, declaration.path])]],
        ["updatedAt", input.now.toISOString().replace(/\.\d+Z$/, "Z")],
    ];
    const shape = layoutClass.shapes.at(-1);
    const values = [];
    for (const [name, value] of known) {
        if (value === undefined || (Array.isArray(value) && value.length === 0))
            continue;
        const source = shape?.fields[name]?.find(({ from }) => from === "record");
        if (source?.from === "record")
            values.push([source.path, value]);
    }
    const { id: noteId } = declaration;
    const map = layoutClass.edgeSources.find(({ form, derived }) => form === "map" && !derived);
    const { edgeKinds } = gate.ontology;
    if (noteId !== undefined && map && (edgeKinds.size === 0 || edgeKinds.has(DERIVED))) {
        const present = declaration.edges
            .filter(({ kind }) => kind === DERIVED)
            .map(({ written, target }) => written ?? target);
        values.push([[...map.path, DERIVED], [...new Set([...present, noteId])]]);
    }
    return values;
}
const DERIVED = "derived_from";

// EXTERNAL MODULE: ./build/src/git/overlay-tree.js
var overlay_tree = __webpack_require__(7431);
// EXTERNAL MODULE: ./build/src/git/repository.js + 17 modules
var git_repository = __webpack_require__(827);
// EXTERNAL MODULE: ./build/src/report/visible-text.js
var visible_text = __webpack_require__(6672);
// EXTERNAL MODULE: ./build/src/report/wording.js
var wording = __webpack_require__(1272);
// EXTERNAL MODULE: ./build/src/terminal/files-below.js
var files_below = __webpack_require__(7945);
// EXTERNAL MODULE: ./build/src/terminal/framing.js + 1 modules
var framing = __webpack_require__(8942);
// EXTERNAL MODULE: ./build/src/terminal/find-memory.js
var find_memory = __webpack_require__(2339);
;// CONCATENATED MODULE: ./build/src/terminal/promote.js











const SYSTEM_CLOCK = { now: () => new Date() };
async function runPromote(note, options, clock = SYSTEM_CLOCK) {
    const file = existingFile(note);
    const folder = (0,find_memory/* findMemory */.j)(file);
    const to = options.to === undefined ? undefined : below(folder, (0,external_node_path_.resolve)(options.to));
    if (to !== undefined)
        (0,files_below/* assertWritable */.Bz)(folder, to);
    const repository = await (0,git_repository/* openRepository */.h)(folder);
    try {
        const result = await promote({
            tree: await repository.workingTree(),
            root: repository.prefix.replace(/\/$/, ""),
            gate: {},
            now: clock.now(),
            overlay: (base, files) => (0,overlay_tree/* overlayTree */.t)(base, files.map((change) => ({ action: "upsert", ...change })), repository.format),
            note: below(folder, file),
            kind: options.kind,
            ...(options.id !== undefined && { id: options.id }),
            ...(options.owner !== undefined && { owners: options.owner }),
            ...(to !== undefined && { to }),
        });
        if (result.errors.length > 0) {
            say(`${(0,visible_text/* visible */.RK)(result.path)} was not written, since it would bring ${(0,wording/* plural */.LS)(result.errors.length, "error")}:`, "");
            say(...result.errors.map(findingLine));
            return 1;
        }
        await (0,framing/* assertSameFraming */.X)(result.path, result.text);
        (0,files_below/* createFileBelow */.i8)(folder, result.path, result.text);
        say(...summary(result, note));
        return 0;
    }
    finally {
        await repository.close();
    }
}
function existingFile(note) {
    const path = (0,external_node_path_.resolve)(note);
    try {
        return (0,external_node_path_.join)((0,external_node_fs_.realpathSync)((0,external_node_path_.dirname)(path)), (0,external_node_path_.basename)(path));
    }
    catch {
        throw new user_error/* UserError */.y(`There is no file ${note}.`, "Name the Markdown file of a note.");
    }
}
function below(folder, file) {
    const path = (0,external_node_path_.relative)(folder, file);
    if (path === "" || path === ".." || path.startsWith(`..${external_node_path_.sep}`) || (0,external_node_path_.isAbsolute)(path)) {
        throw new user_error/* UserError */.y(`${file} lies outside the memory in ${folder}.`, "Name a file of the memory.");
    }
    return path.split(external_node_path_.sep).join("/");
}
function summary({ id, path, text, remarks }, note) {
    const end = text.indexOf("\n---", 3);
    return [
        `Wrote ${(0,visible_text/* visible */.RK)(path)}:`,
        "",
        ...text
            .slice(0, end + 4)
            .split(/\r?\n/)
            .map((line) => `  ${(0,visible_text/* visible */.RK)(line)}`),
        "",
        `${(0,visible_text/* visible */.RK)(note)} stays as it is; the record names it as its source.`,
        ...remarks.map(findingLine),
        `Review the text, then let ${(0,visible_text/* visible */.RK)(id)} be approved in a pull request.`,
    ];
}
function findingLine({ severity, path, range, message, rule }) {
    return `  ${severity}  ${(0,visible_text/* visibleStart */.db)(path, 500)}:${(0,wording/* lineAndColumn */.q1)(range.start)}  ${(0,visible_text/* visibleStart */.db)(message, 600)}  ${rule}`;
}
function say(...lines) {
    process.stdout.write(lines.map((line) => `${line}\n`).join(""));
}


/***/ })

};
