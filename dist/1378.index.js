export const id = 1378;
export const ids = [1378];
export const modules = {

/***/ 79743:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  o: () => (/* binding */ extract)
});

// EXTERNAL MODULE: ./build/src/layouts/values.js
var values = __webpack_require__(98435);
;// CONCATENATED MODULE: ./build/src/layouts/field-reader.js

class FieldReader {
    file;
    layout;
    document;
    value;
    root;
    fields;
    constructor(file, layout, document, value, root, fields) {
        this.file = file;
        this.layout = layout;
        this.document = document;
        this.value = value;
        this.root = root;
        this.fields = fields;
    }
    text(name) {
        for (const source of this.fields[name] ?? []) {
            const text = this.fromSource(source);
            if (text !== undefined)
                return text;
        }
        return undefined;
    }
    word(name) {
        const text = this.text(name);
        return text === undefined ? undefined : shared(text, this.layout.words);
    }
    list(name) {
        for (const source of this.fields[name] ?? []) {
            if (source.from !== "record") {
                const text = this.fromSource(source);
                if (text !== undefined)
                    return [text];
                continue;
            }
            const value = (0,values/* valueAt */.f)(this.value, source.path);
            if (Array.isArray(value))
                return this.texts(value, source.path);
            const text = this.scalar(value, source.path);
            if (text !== undefined)
                return [text];
        }
        return NONE;
    }
    words(name) {
        return sharedList(this.list(name), this.layout);
    }
    scalar(value, path) {
        if (typeof value === "string")
            return value === "" ? undefined : value;
        if (typeof value !== "number" && typeof value !== "boolean")
            return undefined;
        return this.document?.scalarText([...this.root, ...path]) ?? String(value);
    }
    texts(list, path) {
        const texts = [];
        for (let index = 0; index < list.length; index++) {
            const item = list[index];
            const text = typeof item === "string" ? item : this.scalar(item, [...path, index]);
            if (text !== undefined && text !== "")
                texts.push(text);
        }
        return texts.length === 0 ? NONE : texts.slice();
    }
    fromSource(source) {
        switch (source.from) {
            case "constant":
                return source.value;
            case "record":
                return this.scalar((0,values/* valueAt */.f)(this.value, source.path), source.path);
            case "file":
                return fileText(this.file, this.layout.root, source.what);
        }
    }
}
const NONE = Object.freeze([]);
function sharedList(list, { lists, words }) {
    const [first] = list;
    if (first === undefined)
        return NONE;
    const key = list.length === 1 ? first : list.join("\0");
    let known = lists.get(key);
    if (!known)
        lists.set(key, (known = Object.freeze(list.map((text) => shared(text, words)))));
    return known;
}
function shared(text, words) {
    const known = words.get(text);
    if (known !== undefined)
        return known;
    words.set(text, text);
    return text;
}
function fileText(file, memoryRoot, what) {
    const path = file.path.slice(memoryRoot.length);
    const slash = path.lastIndexOf("/");
    const name = path.slice(slash + 1);
    const dot = name.lastIndexOf(".");
    const stem = dot > 0 ? name.slice(0, dot) : name;
    switch (what) {
        case "$path":
            return path.slice(0, slash + 1) + stem;
        case "$stem":
            return stem;
        case "$folder":
            return slash <= 0 ? undefined : path.slice(path.lastIndexOf("/", slash - 1) + 1, slash);
        case "$heading":
            return file.body?.().heading;
    }
}

;// CONCATENATED MODULE: ./build/src/layouts/layout.js
function resolveAlias(written, ids) {
    for (const { prefix, use, ignoreCase } of ids.aliases) {
        const start = written.slice(0, prefix.length);
        if (start === prefix || (ignoreCase && start.toLowerCase() === prefix.toLowerCase())) {
            return use + written.slice(prefix.length);
        }
    }
    return written;
}

// EXTERNAL MODULE: ./build/src/layouts/links.js
var links = __webpack_require__(29772);
;// CONCATENATED MODULE: ./build/src/layouts/read-edge.js
function mannerOf(kind, field, form, key, derived, known) {
    let ofKind = known.get(kind);
    if (!ofKind)
        known.set(kind, (ofKind = []));
    for (const manner of ofKind) {
        if (manner.form === form && manner.field === field && manner.key === key && manner.derived === derived) {
            return manner;
        }
    }
    const manner = { kind, field, form, key, derived, implied: new Map() };
    ofKind.push(manner);
    return manner;
}
function edgeOf(manner, target, slot, written) {
    if (written !== undefined)
        return new RewrittenEdge(manner, target, slot, written);
    if (manner.derived === undefined || slot > 0)
        return new ReadEdge(manner, target, slot);
    const key = slot === 0 ? target : `\0${target}`;
    let edge = manner.implied.get(key);
    if (!edge)
        manner.implied.set(key, (edge = new ReadEdge(manner, target, slot)));
    return edge;
}
class ReadEdge {
    manner;
    target;
    slot;
    constructor(manner, target, slot) {
        this.manner = manner;
        this.target = target;
        this.slot = slot;
    }
    get kind() {
        return this.manner.kind;
    }
    get written() {
        return undefined;
    }
    get field() {
        return this.manner.field;
    }
    get form() {
        return this.manner.form;
    }
    get key() {
        return this.manner.key;
    }
    get derived() {
        return this.manner.derived;
    }
}
class RewrittenEdge extends ReadEdge {
    #written;
    constructor(manner, target, slot, written) {
        super(manner, target, slot);
        this.#written = written;
    }
    get written() {
        return this.#written;
    }
}

// EXTERNAL MODULE: ./build/src/memory/plain-data.js
var plain_data = __webpack_require__(85742);
;// CONCATENATED MODULE: ./build/src/layouts/read-edges.js






function readEdges(source, field, reading) {
    if (source.form === "links") {
        readLinks(source, field, reading);
        return;
    }
    const value = (0,values/* valueAt */.f)(reading.value, source.path);
    if (value === undefined || value === null)
        return;
    if (source.form === "targets") {
        readTargets(source.kind ?? "", value, source.path, source, field, reading);
        return;
    }
    if (source.form === "map") {
        if (!(0,plain_data/* isMapping */.p)(value)) {
            const instead = Array.isArray(value) ? listAsMap(value) : undefined;
            reading.oddities.push({
                kind: "edge-field",
                pointer: source.path,
                expected: "map",
                ...(instead !== undefined && { instead }),
            });
            if (Array.isArray(value))
                readList(value, source, field, reading);
            return;
        }
        for (const [kind, targets] of Object.entries(value)) {
            if (targets !== null)
                readTargets(kind, targets, [...source.path, kind], source, field, reading);
        }
        return;
    }
    if (Array.isArray(value))
        readList(value, source, field, reading);
    else
        reading.oddities.push({ kind: "edge-field", pointer: source.path, expected: "list" });
}
function readTargets(kind, value, path, source, field, reading) {
    if (!Array.isArray(value)) {
        addEdge(kind, value, path, -1, source, field, reading);
        return;
    }
    for (let slot = 0; slot < value.length; slot++)
        addEdge(kind, value[slot], path, slot, source, field, reading);
}
function itemPointer(path, slot) {
    return slot === -1 ? path : [...path, slot];
}
function readList(list, source, field, reading) {
    list.forEach((item, slot) => {
        const kind = (0,plain_data/* isMapping */.p)(item) ? item["kind"] : undefined;
        if (typeof kind === "string") {
            addEdge(shared(kind, reading.layout.words), item, source.path, slot, source, field, reading);
        }
        else {
            reading.oddities.push({ kind: "edge-item", pointer: [...source.path, slot] });
        }
    });
}
const TARGET_KEYS = ["target", "to", "id"];
function addEdge(kind, item, path, slot, source, field, reading) {
    let written;
    let form = "string";
    let key;
    if ((0,plain_data/* isMapping */.p)(item)) {
        const found = TARGET_KEYS.find((name) => item[name] !== undefined);
        const value = found && item[found];
        if (typeof value === "string")
            written = value;
        else if (found)
            written = reading.reader.scalar(value, [...itemPointer(path, slot), found]);
        if (found !== "target")
            key = found;
        const described = source.form === "list" ? 2 : 1;
        form = Object.keys(item).length > described ? "attributes" : "target";
    }
    else {
        written = typeof item === "string" ? item : reading.reader.scalar(item, itemPointer(path, slot));
    }
    if (written === undefined || written === "") {
        if (item !== null)
            reading.oddities.push({ kind: "edge-item", pointer: itemPointer(path, slot) });
        return;
    }
    const { ids, manners } = reading.layout;
    const target = resolveAlias(written, ids);
    const derived = source.derived === false ? undefined : source.derived;
    const manner = mannerOf(kind, field, form, key, derived, manners);
    reading.edges.push(edgeOf(manner, target, slot, target === written ? undefined : written));
}
function listAsMap(list) {
    const map = {};
    for (const item of list) {
        if (!(0,plain_data/* isMapping */.p)(item))
            return undefined;
        const { kind, ...rest } = item;
        if (typeof kind !== "string" || kind === "__proto__" || typeof rest["target"] !== "string")
            return undefined;
        (map[kind] ??= []).push(rest);
    }
    return list.length > 0 ? map : undefined;
}
function readLinks(source, field, reading) {
    const { file, layout, edges } = reading;
    const manner = mannerOf(source.kind ?? "links_to", field, "link", undefined, undefined, layout.manners);
    file.body?.().links.forEach((link, slot) => {
        const target = (0,links/* linkTarget */.C)(file.path, link.target, layout.root);
        if (target === undefined)
            return;
        edges.push(edgeOf(manner, target, slot, target === link.target ? undefined : link.target));
    });
}

;// CONCATENATED MODULE: ./build/src/layouts/extract.js




const TOP = Object.freeze([]);
function extract(file, layoutClass, layout) {
    if (layoutClass.records === "none")
        return [];
    const result = [];
    if (file.format === "markdown" && file.documents.length === 0) {
        const own = layoutClass.shapes.at(-1);
        if (!own || file.problems.some((problem) => problem.severity !== "warning"))
            return [];
        const oddities = layoutClass.records === "always" ? [{ kind: "no-front-matter" }] : [];
        result.push(declare(file, undefined, {}, TOP, own, layoutClass, layout, oddities));
        return result;
    }
    for (const document of file.documents) {
        const { value } = document;
        if (value === null || value === undefined)
            continue;
        const shape = layoutClass.shapes.find((candidate) => !candidate.when || holds(candidate.when, value));
        if (!shape || shape.role === "ignored")
            continue;
        if (shape.each) {
            const list = (0,values/* valueAt */.f)(value, shape.each);
            if (Array.isArray(list)) {
                list.forEach((item, index) => {
                    const root = [...(shape.each ?? []), index];
                    result.push(inspect(file, document, item, root, shape, layoutClass, layout));
                });
            }
        }
        else {
            result.push(inspect(file, document, value, TOP, shape, layoutClass, layout));
        }
    }
    return result;
}
function inspect(file, document, value, root, shape, layoutClass, layout) {
    if ((0,plain_data/* isMapping */.p)(value))
        return declare(file, document, value, root, shape, layoutClass, layout, []);
    return declare(file, document, {}, root, shape, layoutClass, layout, [{ kind: "not-a-mapping" }]);
}
function declare(file, document, value, root, shape, layoutClass, layout, oddities) {
    const reader = new FieldReader(file, layout, document, value, root, shape.fields);
    const id = reader.text("id");
    const kind = reader.word("kind");
    for (const path of shape.forbidden) {
        if ((0,values/* valueAt */.f)(value, path) !== undefined)
            oddities.push({ kind: "forbidden", pointer: path });
    }
    const edges = [];
    for (const field of shape.edges) {
        const source = layoutClass.edgeSources[field];
        if (source)
            readEdges(source, field, { file, value, reader, layout, edges, oddities });
    }
    const declaration = {
        role: roleOf(layoutClass, shape, value, id, kind),
        id,
        kind,
        className: layoutClass.name,
        shape: layoutClass.shapes.indexOf(shape),
        path: file.path,
        document: document?.index ?? 0,
        root,
        title: reader.text("title"),
        status: reader.word("status"),
        owners: reader.words("owners"),
        updatedAt: reader.text("updatedAt"),
        tags: reader.words("tags"),
        sensitivity: reader.word("sensitivity"),
        aliases: reader.list("aliases"),
        sourceRefs: reader.list("sourceRefs"),
        edges: edges.slice(),
    };
    return { declaration, value, document, layoutClass, shape, oddities, format: file.format };
}
function roleOf(layoutClass, shape, value, id, kind) {
    if (layoutClass.records === "never")
        return "note";
    if (layoutClass.records === "identified" && id === undefined && kind === undefined)
        return "note";
    if (shape.patchWhen.some((path) => (0,values/* valueAt */.f)(value, path) === true))
        return "patch";
    return shape.role === "ignored" ? "record" : shape.role;
}
function holds(condition, value) {
    return (condition.has.every((path) => (0,values/* valueAt */.f)(value, path) !== undefined) &&
        condition.equals.every(([path, expected]) => (0,values/* valueAt */.f)(value, path) === expected));
}


/***/ }),

/***/ 51989:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Qr: () => (/* binding */ isBroken),
  Ul: () => (/* binding */ readFiles),
  S1: () => (/* binding */ readMemory),
  mG: () => (/* binding */ recordEntries),
  Hy: () => (/* binding */ visitFiles)
});

// EXTERNAL MODULE: ./build/src/layouts/extract.js + 4 modules
var extract = __webpack_require__(79743);
// EXTERNAL MODULE: ./build/src/memory/tree.js
var tree = __webpack_require__(85037);
// EXTERNAL MODULE: ./build/src/parse/parse-file.js + 7 modules
var parse_file = __webpack_require__(73670);
// EXTERNAL MODULE: ./build/src/layouts/values.js
var values = __webpack_require__(98435);
// EXTERNAL MODULE: ./build/src/memory/plain-data.js
var plain_data = __webpack_require__(85742);
// EXTERNAL MODULE: ./build/src/parse/decode.js
var decode = __webpack_require__(34215);
// EXTERNAL MODULE: ./build/src/parse/frame.js
var parse_frame = __webpack_require__(95876);
// EXTERNAL MODULE: ./build/src/parse/lines.js
var parse_lines = __webpack_require__(55406);
// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
// EXTERNAL MODULE: ./build/src/poison/automaton.js
var poison_automaton = __webpack_require__(64092);
;// CONCATENATED MODULE: ./build/src/poison/small-filter.js


const PASSED = 1;
const BLANK = 2;
const CLASS_BITS = 6;
const BETWEEN = 62;
const BETWEEN_BYTE = 0x1e;
const ANY_PAIR = 0;
class SmallFilter {
    #classes = (0,poison_automaton/* coarseClasses */.uU)().classes;
    #texts;
    #categories;
    #pairs;
    constructor(terms) {
        this.#classes[BETWEEN_BYTE] = BETWEEN;
        const joined = terms.map(({ text }) => text).join(String.fromCharCode(BETWEEN_BYTE));
        this.#texts = seen(this.#classes, external_node_buffer_.Buffer.from(joined)).toString("latin1").split(String.fromCharCode(BETWEEN));
        this.#categories = Int32Array.from(terms, ({ categories }) => categories);
        this.#pairs = new Uint16Array(this.#texts.length * 3);
        for (let index = 0; index < this.#texts.length; index++) {
            const text = this.#texts[index] ?? "";
            if (text.length < 2)
                continue;
            this.#pairs[index * 3] = pairAt(text, 0);
            this.#pairs[index * 3 + 1] = pairAt(text, (text.length >> 1) - 1);
            this.#pairs[index * 3 + 2] = pairAt(text, text.length - 2);
        }
    }
    holds(bytes, isEnough) {
        const classes = seen(this.#classes, bytes);
        const has = new Uint8Array(1 << (2 * CLASS_BITS));
        has[ANY_PAIR] = 1;
        for (let at = 1; at < classes.length; at++)
            has[((classes[at - 1] ?? 0) << CLASS_BITS) | (classes[at] ?? 0)] = 1;
        const text = classes.toString("latin1");
        const pairs = this.#pairs;
        let found = 0;
        for (let index = 0, at = 0; at < pairs.length; index++, at += 3) {
            if (has[pairs[at] ?? 0] === 0 || has[pairs[at + 1] ?? 0] === 0 || has[pairs[at + 2] ?? 0] === 0)
                continue;
            const categories = this.#categories[index] ?? 0;
            if ((categories & ~found) === 0 || !text.includes(this.#texts[index] ?? ""))
                continue;
            if (categories === -1)
                return true;
            found |= categories;
            if (isEnough(found))
                return true;
        }
        return false;
    }
}
function seen(classes, bytes) {
    const result = external_node_buffer_.Buffer.allocUnsafe(bytes.length);
    let end = 0;
    let before = PASSED;
    let at = 0;
    while (at < bytes.length) {
        const of = classes[bytes[at++] ?? 0] ?? 0;
        if (of === PASSED || (of === BLANK && before === BLANK))
            continue;
        result[end++] = before = of;
    }
    return result.subarray(0, end);
}
function pairAt(text, at) {
    return (text.charCodeAt(at) << CLASS_BITS) | text.charCodeAt(at + 1);
}

// EXTERNAL MODULE: ./build/src/poison/terms/table.js + 4 modules
var table = __webpack_require__(54024);
;// CONCATENATED MODULE: ./build/src/poison/prefilter.js




const COMBINATIONS = [
    ["disregard", "rules"],
    ["disregard", "everythingSoFar"],
    ["address"],
    ["role"],
    ["reveal", "prompt"],
    ["send", "secret", "where"],
    ["conceal", "send", "secret"],
    ["conceal", "send", "asset", "where"],
    ["concealThis"],
    ["conceal", "danger"],
    ["conceal", "approve"],
    ["conceal", "disregard"],
    ["approveThis"],
    ["thisText", "standing"],
    ["marker"],
    ["voice", "youMust"],
];
const bits = COMBINATIONS.map((categories) => categories.reduce((sum, category) => sum | (0,table/* bitOf */.n)(category), 0));
const WANTED = bits.reduce((sum, combination) => sum | combination, 0);
const ALONE = bits.filter((combination) => (combination & (combination - 1)) === 0).reduce((sum, bit) => sum | bit, 0);
const TOGETHER = bits.filter((combination) => (combination & ALONE) === 0);
const REACH = 1000;
const SIGNS = [
    ...["<!--", "&#", "display:", "display :", "visibility:", "opacity:", "font-size:", " hidden", "[//]:", "[comment]:"],
    ...[
        "<script",
        "<a href",
        "<style",
        "<template",
        "<iframe",
        "<object",
        "<svg",
        "<img",
        "<embed",
        "color:white",
        "color:#fff",
    ],
    ...[
        "![",
        "data:text",
        "data:image",
        "data:application",
        "data:;",
        "data:,",
        "javascript:",
        "xn--",
        "\\u20",
        "\\u{",
        "\\x1b",
    ],
    ...[
        "\\u001",
        "\\u009",
        "\\u00ad",
        "\\ufe0",
        "\\udb4",
        "\\u000e",
        "\\ufeff",
        "\\u034f",
        "\\u061c",
        "\\u115f",
        "\\u1160",
    ],
    ...["\\u180", "\\u3164", "\\uffa0", "\\u280", "\\u17b", '"tool_call', '"function_call', "tool_use", '"arguments"'],
    ...["aWdub3Jl", "lnbm9yZ", "pZ25vcm", "aW5zdHJ1Y3Rpb2", "luc3RydWN0aW9u", "pbnN0cnVjdGlvb", "SUdOT1JF", "SWdub3Jl"],
    ...["cHJldmlvdXMg", "ByZXZpb3Vz", "wcmV2aW91cy", "69676e6f7265", "496e6f7265", "696e737472756374"],
    ...[
        "i g n o r e",
        "i.g.n.o.r.e",
        "i-g-n-o-r-e",
        "i_g_n_o_r_e",
        "d i s r e g",
        "d.i.s.r.e.g",
        "d-i-s-r-e-g",
        "d_i_s_r_e_g",
    ],
    ...[
        "s y s t e m",
        "s.y.s.t.e.m",
        "s-y-s-t-e-m",
        "p r o m p t",
        "p.r.o.m.p.t",
        "p-r-o-m-p-t",
        "f o r g e t",
        "f.o.r.g.e.t",
    ],
    ...[
        "i n s t r u c",
        "i.n.s.t.r.u.c",
        "i-n-s-t-r-u-c",
        "i_n_s_t_r_u_c",
        "s e c r e t",
        "t o k e n",
        "p a s s w o r d",
        "s e n d t",
    ],
    ...["a p p r o v e", "o v e r r i d e", "r e v e a l", "e x e c u t e"],
];
const LINK = "](";
const STOP = 0x8000;
const STATE = STOP - 1;
const CONTROL = 63;
const ODD = Uint8Array.from({ length: 256 }, (_, byte) => (isLead(byte) ? 1 : 0));
let watch;
let small;
const CONTROLS = /[^\t\n\r -~\x80-\xff]/;
const FEW_BYTES = 256 * 1024;
const SMALL_BYTES = 16 * 1024;
let searched = 0;
function mayHoldPoison(bytes) {
    if (!watch && bytes.length <= SMALL_BYTES && searched < FEW_BYTES) {
        searched += bytes.length;
        return mayHoldInSmall(bytes);
    }
    return mayHold(bytes);
}
function mayHoldInSmall(bytes) {
    if (holdsOdd(bytes))
        return true;
    if (CONTROLS.test(external_node_buffer_.Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("latin1")))
        return true;
    small ??= new SmallFilter([...(0,table/* termsOf */.f)(WANTED), ...SIGNS.map((text) => ({ text, categories: -1 }))]);
    return small.holds(bytes, isEnough) || holdsLyingLink(bytes) || holdsRow(bytes);
}
function isEnough(categories) {
    return (categories & ALONE) !== 0 || TOGETHER.some((combination) => (categories & combination) === combination);
}
function holdsLyingLink(bytes) {
    const buffer = external_node_buffer_.Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    for (let at = buffer.indexOf(LINK); at !== -1; at = buffer.indexOf(LINK, at + 1)) {
        if (mayLie(bytes, at + 1))
            return true;
    }
    return false;
}
function holdsOdd(bytes) {
    if (!(0,external_node_buffer_.isAscii)(bytes))
        for (let at = 0; at < bytes.length; at++)
            if (isOddAt(bytes, at))
                return true;
    return false;
}
function mayHold(bytes) {
    watch ??= prepare();
    if (holdsOdd(bytes))
        return true;
    const { classes, shift, next, masks, isLink } = watch;
    const { length } = bytes;
    let last;
    let state = 0;
    for (let at = 0; at < length; at++) {
        state = next[(state << shift) | (classes[bytes[at] ?? 0] ?? 0)] ?? 0;
        if (state < STOP)
            continue;
        state &= STATE;
        const mask = masks[state] ?? 0;
        if (mask === -1 || (mask & ALONE) !== 0)
            return true;
        if (mask !== 0) {
            last ??= new Int32Array(32).fill(-REACH - 1);
            if (meets(last, mask, at))
                return true;
        }
        if (isLink[state] === 1 && mayLie(bytes, at))
            return true;
    }
    return holdsRow(bytes);
}
function isOddAt(bytes, at) {
    const byte = bytes[at] ?? 0;
    return ODD[byte] === 1 && isOdd(bytes, at, byte);
}
function prepare() {
    const terms = (0,table/* termsOf */.f)(WANTED);
    const automaton = (0,poison_automaton/* buildAutomaton */.Zz)([...terms.map(({ text }) => text), ...SIGNS, LINK], poison_automaton/* coarseClasses */.uU);
    (0,poison_automaton/* close */.VN)(automaton);
    const link = terms.length + SIGNS.length;
    const { ends, next, shift } = automaton;
    if (ends.length >= STATE)
        throw new RangeError(`${ends.length} states leave no room for a mark`);
    const classes = automaton.classes.slice();
    for (let byte = 0; byte < 0x80; byte++)
        if (isControl(byte))
            classes[byte] = CONTROL;
    const masks = new Int32Array(ends.length + 1);
    const isLink = new Uint8Array(ends.length + 1);
    ends.forEach((list, state) => {
        for (const end of list) {
            if (end === link)
                isLink[state] = 1;
            else
                masks[state] = (masks[state] ?? 0) | (terms[end]?.categories ?? -1);
        }
    });
    masks[ends.length] = -1;
    for (let slot = 0; slot < ends.length << shift; slot++) {
        const state = next[slot] ?? 0;
        if ((ends[state]?.length ?? 0) > 0)
            next[slot] = state | STOP;
    }
    for (let state = 0; state < ends.length; state++)
        next[(state << shift) + CONTROL] = ends.length | STOP;
    return { classes, shift, next, masks, isLink };
}
function meets(last, mask, at) {
    for (let left = mask; left !== 0; left &= left - 1)
        last[31 - Math.clz32(left & -left)] = at;
    return TOGETHER.some((combination) => {
        if ((combination & mask) === 0)
            return false;
        for (let left = combination; left !== 0; left &= left - 1) {
            if (at - (last[31 - Math.clz32(left & -left)] ?? -Infinity) > REACH)
                return false;
        }
        return true;
    });
}
function isControl(byte) {
    return (byte < 0x20 && byte !== 0x0a && byte !== 0x0d && byte !== 0x09) || byte === 0x7f;
}
function isLead(byte) {
    return byte >= 0xc2 && byte !== 0xc3 && (byte < 0xe4 || byte > 0xee);
}
function isOdd(bytes, at, byte) {
    const second = bytes[at + 1] ?? 0;
    const third = bytes[at + 2] ?? 0;
    switch (byte) {
        case 0xc2:
            return second < 0xa0 || second === 0xad;
        case 0xcc:
        case 0xcd:
            return true;
        case 0xc9:
        case 0xca:
        case 0xce:
        case 0xcf:
        case 0xd0:
        case 0xd1:
        case 0xd2:
        case 0xd3:
        case 0xd4:
            return (0,poison_automaton/* isWordByte */.Lq)(bytes[at - 1]) || (0,poison_automaton/* isWordByte */.Lq)(bytes[at + 2]);
        case 0xd8:
            return second === 0x9c;
        case 0xe1:
            return second === 0x85 || second === 0x9e || second === 0xa0;
        case 0xe2:
            return (second === 0x80 && isHiddenThird(third)) || (second === 0x81 && third >= 0xa0) || isStyled(second, third);
        case 0xe3:
            return second === 0x85 && third === 0xa4;
        case 0xef:
            return isOddForm(second, third, at);
        case 0xf0:
            return second === 0x9d || (second === 0x9f && (third === 0x84 || third === 0x85));
        case 0xf3:
        case 0xf4:
            return true;
        default:
            return false;
    }
}
function isHiddenThird(third) {
    return (third >= 0x8b && third <= 0x8f) || (third >= 0xaa && third <= 0xae);
}
function isStyled(second, third) {
    return second === 0x92 || second === 0x93 || (second === 0xa0 && third === 0x80);
}
function isOddForm(second, third, at) {
    if (second === 0xb8)
        return third <= 0x8f;
    if (second === 0xbb)
        return third === 0xbf && at > 0;
    if (second === 0xbc)
        return third >= 0xa1 && third <= 0xba;
    if (second === 0xbd)
        return third >= 0x81 && third <= 0x9a;
    if (second === 0xbe)
        return third === 0xa0;
    return second === 0xb7 || (second === 0xbf && third >= 0xb9);
}
const LINK_TEXT = 300;
function mayLie(bytes, at) {
    if (bytes[at] !== 0x28 || bytes[at - 1] !== 0x5d)
        return false;
    let bare = 0;
    for (let back = at - 2; back >= 0 && at - back < LINK_TEXT; back--) {
        const byte = bytes[back] ?? 0;
        if (byte === 0x5b || byte === 0x0a)
            break;
        const isJoint = byte === 0x2e || byte === 0x3a || byte === 0x40;
        if (isJoint && (0,poison_automaton/* isWordByte */.Lq)(bytes[back - 1]) && bare > 0)
            return true;
        bare = (0,poison_automaton/* isWordByte */.Lq)(byte) || byte === 0x2f ? bare + 1 : 0;
    }
    return false;
}
const ROW = " ".repeat(120);
const SPACE = 0x20;
function holdsRow(bytes) {
    let at = ROW.length - 1;
    while (at < bytes.length && bytes[at] !== SPACE)
        at += ROW.length;
    if (at >= bytes.length)
        return false;
    return external_node_buffer_.Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes(ROW);
}

// EXTERNAL MODULE: ./build/src/poison/scan.js + 13 modules
var scan = __webpack_require__(35937);
;// CONCATENATED MODULE: ./build/src/load/poison-problems.js







const MOST_VALUES = 200_000;
function poisonProblems(source) {
    if (!mayHoldPoison(source.bytes))
        return [];
    const problems = [];
    for (const { index, value } of source.parsed.documents) {
        for (const { text, pointer, part } of texts(value)) {
            const at = { path: source.parsed.path, document: index, pointer, part };
            for (const mark of (0,scan/* scanForPoison */.x)(text))
                add(problems, mark, at, source);
        }
    }
    if (source.format === "markdown")
        problems.push(...bodyProblems(source));
    return problems;
}
function bodyProblems(source) {
    const { path } = source.parsed;
    const text = (0,decode/* decode */.D)(path, source.bytes).text ?? "";
    const frame = (0,parse_frame/* splitFrontMatter */.v)(text);
    const from = frame.kind === "framed" ? frame.body : 0;
    const marks = (0,scan/* scanForPoison */.x)(text.slice(from));
    if (marks.length === 0)
        return [];
    const lines = new parse_lines/* LineIndex */.rr(text);
    const problems = [];
    for (const mark of marks) {
        add(problems, mark, { path, range: lines.range(mark.start + from, mark.end + from) }, source);
    }
    return problems;
}
function add(problems, mark, at, source) {
    const record = recordAt(at, source);
    const isLowTrust = source.isLowTrust() || (record !== undefined && saysLowTrust(record));
    const severity = isLowTrust ? mark.lowTrust : mark.severity;
    if (severity === undefined || isSaid(mark, at, source))
        return;
    const id = record?.declaration.id;
    problems.push({
        rule: mark.rule,
        message: mark.message,
        at,
        subject: mark.subject,
        severity,
        ...(id !== undefined && { record: id }),
    });
}
function isSaid({ rule }, { document, pointer }, { problems }) {
    if (rule !== "poison/hidden-characters" || !pointer)
        return false;
    return problems.some((problem) => problem.rule === "record/unsafe-text" &&
        problem.at.document === document &&
        problem.at.pointer?.join("\0") === pointer.join("\0"));
}
function recordAt({ document, pointer }, { records }) {
    if (document === undefined)
        return records[0];
    return records.find(({ declaration }) => declaration.document === document && declaration.root.every((step, index) => pointer?.[index] === step));
}
const TRUST = ["trust", "trustLevel", "trust_level"].flatMap((name) => [
    [name],
    ["attributes", name],
]);
const LOW = new Set(["low", "none", "untrusted", "unverified", "external", "imported"]);
function saysLowTrust({ value }) {
    return TRUST.some((pointer) => {
        const level = (0,values/* valueAt */.f)(value, pointer);
        return typeof level === "string" && LOW.has(level.toLowerCase());
    });
}
function texts(document) {
    const found = [];
    const visit = (value, pointer) => {
        if (found.length >= MOST_VALUES)
            return;
        if (typeof value === "string")
            found.push({ text: value, pointer, part: "value" });
        else if (Array.isArray(value))
            value.forEach((item, index) => {
                visit(item, [...pointer, index]);
            });
        else if ((0,plain_data/* isMapping */.p)(value)) {
            for (const [key, member] of Object.entries(value)) {
                found.push({ text: key, pointer: [...pointer, key], part: "key" });
                visit(member, [...pointer, key]);
            }
        }
    };
    visit(document, []);
    return found;
}

;// CONCATENATED MODULE: ./build/src/load/read-memory.js




function isBroken({ problems }) {
    return problems.some(({ rule, severity }) => rule.startsWith("parse/") && severity !== "warning");
}
async function readMemory(tree, gate, inspect, known, onProgress) {
    const entries = (await tree.entries()).filter(({ path }) => path.startsWith(gate.layout.root) && !gate.isExcluded(path));
    const files = new Map();
    const toRead = [];
    const classes = [];
    for (const entry of entries) {
        const layoutClass = recordClassOf(entry, gate);
        if (!layoutClass)
            continue;
        const same = known?.get(entry.path);
        if (same?.oid === entry.oid) {
            files.set(entry.path, same);
            continue;
        }
        toRead.push(entry);
        classes.push(layoutClass);
    }
    let done = 0;
    await tree.read(toRead, (entry, bytes) => {
        const layoutClass = classes[done];
        if (!layoutClass)
            throw new Error(`${entry.path} was not asked for`);
        files.set(entry.path, readFileState(entry, bytes, layoutClass, gate, inspect));
        if (++done % 1000 === 0)
            onProgress?.(done, toRead.length);
    });
    return { tree, entries, files };
}
async function recordEntries(tree, gate, isWanted) {
    return (await tree.entries()).filter((entry) => entry.path.startsWith(gate.layout.root) &&
        isWanted(entry.path) &&
        !gate.isExcluded(entry.path) &&
        recordClassOf(entry, gate) !== undefined);
}
async function readFiles(tree, entries, gate, inspect, isReported = true) {
    const files = new Map();
    const toRead = entries.filter((entry) => recordClassOf(entry, gate) !== undefined);
    await tree.read(toRead, (entry, bytes) => {
        const layoutClass = recordClassOf(entry, gate);
        if (layoutClass)
            files.set(entry.path, readFileState(entry, bytes, layoutClass, gate, inspect, isReported));
    });
    return files;
}
async function visitFiles(tree, entries, gate, inspect, visit) {
    await tree.read(entries, (entry, bytes) => {
        const layoutClass = recordClassOf(entry, gate);
        if (layoutClass)
            visit(readFileState(entry, bytes, layoutClass, gate, inspect));
    });
}
function recordClassOf({ mode, path }, { layout }) {
    const layoutClass = (0,tree/* isRegular */.$W)(mode) ? layout.classOf(path) : undefined;
    return layoutClass?.records === "none" ? undefined : layoutClass;
}
const NO_PROBLEMS = [];
function readFileState(entry, bytes, layoutClass, gate, inspect, isReported = true) {
    const { path, oid } = entry;
    const className = layoutClass.name;
    if (bytes instanceof Error) {
        const problem = {
            rule: "parse/unreadable-file",
            message: `This file cannot be read: ${bytes.message}.`,
            at: { path },
        };
        return { path, oid, className, declarations: [], documents: 0, problems: [problem] };
    }
    const format = layoutClass.format ?? (0,parse_file/* formatOf */.b)(path) ?? "yaml";
    const parsed = (0,parse_file/* parseFile */.C)(path, format, bytes, gate.limits);
    let problems = NO_PROBLEMS;
    const report = (problem) => {
        if (problems === NO_PROBLEMS)
            problems = [];
        problems.push(problem);
    };
    parsed.problems.forEach(report);
    const records = (0,extract/* extract */.o)(parsed, layoutClass, gate.layout);
    const declarations = records.map((inspected) => inspect(inspected, report));
    const isLowTrust = () => gate.isLowTrust(path);
    if (isReported)
        poisonProblems({ bytes, format, parsed, records, problems, isLowTrust }).forEach(report);
    return { path, oid, className, declarations, documents: parsed.documents.length, problems };
}


/***/ }),

/***/ 96942:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ visitRecords),
/* harmony export */   o: () => (/* binding */ visitFile)
/* harmony export */ });
/* harmony import */ var _layouts_extract_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(79743);
/* harmony import */ var _memory_tree_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(85037);
/* harmony import */ var _parse_decode_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34215);
/* harmony import */ var _parse_frame_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(95876);
/* harmony import */ var _parse_parse_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(73670);





async function visitRecords(memory, paths, gate, visit) {
    if (paths.size === 0)
        return 0;
    const entries = memory.entries.filter(({ path, mode }) => paths.has(path) && (0,_memory_tree_js__WEBPACK_IMPORTED_MODULE_4__/* .isRegular */ .$W)(mode));
    let broken = 0;
    await memory.tree.read(entries, ({ path }, bytes) => {
        if (bytes instanceof Error || !visitFile(path, bytes, gate, visit))
            broken++;
    });
    return broken;
}
function visitFile(path, bytes, gate, visit) {
    const layoutClass = gate.layout.classOf(path);
    if (!layoutClass)
        return true;
    const format = layoutClass.format ?? (0,_parse_parse_file_js__WEBPACK_IMPORTED_MODULE_3__/* .formatOf */ .b)(path) ?? "yaml";
    const body = format === "markdown" ? bodyText(path, bytes) : "";
    const file = (0,_parse_parse_file_js__WEBPACK_IMPORTED_MODULE_3__/* .parseFile */ .C)(path, format, bytes, gate.limits);
    for (const inspected of (0,_layouts_extract_js__WEBPACK_IMPORTED_MODULE_0__/* .extract */ .o)(file, layoutClass, gate.layout))
        visit(inspected, body);
    return !file.problems.some(({ severity }) => severity !== "warning");
}
function bodyText(path, bytes) {
    const text = (0,_parse_decode_js__WEBPACK_IMPORTED_MODULE_1__/* .decode */ .D)(path, bytes).text ?? "";
    const frame = (0,_parse_frame_js__WEBPACK_IMPORTED_MODULE_2__/* .splitFrontMatter */ .v)(text);
    return (frame.kind === "framed" ? text.slice(frame.body) : text).replaceAll("\r\n", "\n").trim();
}


/***/ }),

/***/ 64092:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lq: () => (/* binding */ isWordByte),
/* harmony export */   Nl: () => (/* binding */ isPassedByte),
/* harmony export */   PM: () => (/* binding */ step),
/* harmony export */   VN: () => (/* binding */ close),
/* harmony export */   Zz: () => (/* binding */ buildAutomaton),
/* harmony export */   uU: () => (/* binding */ coarseClasses)
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);

const BLANK = 1;
const PASSED = 0;
const FOLDED = foldedBytes();
function foldedBytes() {
    const folded = Uint8Array.from({ length: 256 }, (_, byte) => byte);
    const put = (bytes, as) => {
        for (const byte of bytes)
            folded[byte] = as;
    };
    const ascii = (text) => Array.from(text, (letter) => letter.charCodeAt(0));
    for (let letter = 0x41; letter <= 0x5a; letter++)
        folded[letter] = letter + 0x20;
    for (const [letter, others] of Object.entries({ o: "0", i: "1lL", e: "3", a: "4@", s: "5$", t: "7", b: "8" })) {
        put(ascii(others), letter.charCodeAt(0));
    }
    const accents = { a: [0x80, 0x85], c: [0x87, 0x87], e: [0x88, 0x8b], i: [0x8c, 0x8f], n: [0x91, 0x91] };
    const round = { o: [0x92, 0x96], u: [0x99, 0x9c] };
    for (const [letter, [first = 0, last = 0]] of Object.entries({ ...accents, ...round })) {
        for (let byte = first; byte <= last; byte++)
            put([byte, byte + 0x20], letter.charCodeAt(0));
    }
    put([0x9f], "s".charCodeAt(0));
    put(ascii(" \t\n\r"), BLANK);
    put([...ascii("*`~"), 0xc3], PASSED);
    return folded;
}
function foldTerm(text) {
    const result = [];
    for (const byte of node_buffer__WEBPACK_IMPORTED_MODULE_0__.Buffer.from(text)) {
        const folded = FOLDED[byte] ?? PASSED;
        if (folded !== PASSED && !(folded === BLANK && result.at(-1) === BLANK))
            result.push(folded);
    }
    return result;
}
function isWordByte(byte) {
    const folded = FOLDED[byte ?? 0x20] ?? PASSED;
    return (folded >= 0x61 && folded <= 0x7a) || (folded >= 0x30 && folded <= 0x39);
}
function isPassedByte(byte) {
    return byte !== undefined && FOLDED[byte] === PASSED;
}
const NONE = [];
function buildAutomaton(terms, classesOf = exactClasses) {
    const folded = terms.map(foldTerm);
    const { classes, shift } = classesOf(folded);
    const most = folded.reduce((sum, term) => sum + term.length, 1);
    if (most > 0xffff)
        throw new RangeError(`${most} states are more than a table can name`);
    const next = new Uint16Array(most << shift);
    const ends = [NONE];
    const slots = [0];
    const depths = [0];
    folded.forEach((term, index) => {
        let state = 0;
        for (const byte of term) {
            const slot = (state << shift) + (classes[byte] ?? 0);
            const child = next[slot] ?? 0;
            if (child !== 0) {
                state = child;
                continue;
            }
            depths.push((depths[state] ?? 0) + 1);
            slots.push(slot);
            state = ends.push(NONE) - 1;
            next[slot] = state;
        }
        ends[state] = [...(ends[state] ?? NONE), index];
    });
    const fallback = link(next, ends, slots, depths, shift);
    const blank = classes[BLANK] ?? 0;
    const mask = (1 << shift) - 1;
    slots.forEach((slot, state) => {
        if (state > 0 && (slot & mask) === blank && next[(state << shift) + blank] === 0)
            next[(state << shift) + blank] = state;
        next[(state << shift) + 1] = state;
    });
    return { classes, shift, next, fallback, depths, ends, lengths: folded.map(({ length }) => length) };
}
function step({ classes, shift, next, fallback }, from, byte) {
    const slot = classes[byte] ?? 0;
    let state = from;
    let found = next[(state << shift) + slot] ?? 0;
    while (found === 0 && state !== 0) {
        state = fallback[state] ?? 0;
        found = next[(state << shift) + slot] ?? 0;
    }
    return found;
}
function exactClasses(terms) {
    const ofFolded = new Map([[PASSED, 1]]);
    for (const term of terms)
        for (const byte of term)
            if (!ofFolded.has(byte))
                ofFolded.set(byte, ofFolded.size + 1);
    const classes = Uint8Array.from({ length: 256 }, (_, byte) => ofFolded.get(FOLDED[byte] ?? PASSED) ?? 0);
    classes[PASSED] = 1;
    classes[BLANK] = ofFolded.get(BLANK) ?? 0;
    return { classes, shift: Math.ceil(Math.log2(ofFolded.size + 2)) };
}
const ALIKE = ["<>", "|", "()[]{}", "\"',;", "/\\", "-_", ".", ":", "#", "&", "!?", "%=+^", "269"];
function coarseClasses() {
    const ofFolded = new Uint8Array(256);
    ofFolded[PASSED] = 1;
    ofFolded[BLANK] = 2;
    let count = 3;
    for (let letter = 0x61; letter <= 0x7a; letter++)
        ofFolded[letter] = count++;
    for (const alike of ALIKE) {
        for (let at = 0; at < alike.length; at++)
            ofFolded[alike.charCodeAt(at)] = count;
        count++;
    }
    for (let byte = 0x80; byte < 0x100; byte++)
        ofFolded[byte] = count + (byte & 0x0f);
    const classes = Uint8Array.from({ length: 256 }, (_, byte) => ofFolded[FOLDED[byte] ?? PASSED] ?? 0);
    classes[PASSED] = 1;
    classes[BLANK] = 2;
    return { classes, shift: 6 };
}
function close({ next, fallback, shift, depths }) {
    const width = 1 << shift;
    const order = Uint16Array.from(depths.keys()).sort((a, b) => (depths[a] ?? 0) - (depths[b] ?? 0));
    for (const state of order) {
        if (state === 0)
            continue;
        const from = state << shift;
        const other = (fallback[state] ?? 0) << shift;
        for (let slot = 0; slot < width; slot++) {
            if (next[from + slot] === 0)
                next[from + slot] = next[other + slot] ?? 0;
        }
    }
}
function link(next, ends, slots, depths, shift) {
    const fallback = new Uint16Array(ends.length);
    const mask = (1 << shift) - 1;
    const order = Uint16Array.from(ends.keys()).sort((a, b) => (depths[a] ?? 0) - (depths[b] ?? 0));
    for (const state of order) {
        if ((depths[state] ?? 0) < 2)
            continue;
        const slot = slots[state] ?? 0;
        let other = fallback[slot >> shift] ?? 0;
        let found = next[(other << shift) + (slot & mask)] ?? 0;
        while (found === 0 && other !== 0) {
            other = fallback[other] ?? 0;
            found = next[(other << shift) + (slot & mask)] ?? 0;
        }
        fallback[state] = found;
        const inherited = ends[found] ?? NONE;
        if (inherited.length > 0)
            ends[state] = [...(ends[state] ?? NONE), ...inherited];
    }
    return fallback;
}


/***/ }),

/***/ 94019:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JM: () => (/* binding */ withoutAlike),
/* harmony export */   TH: () => (/* binding */ foldText),
/* harmony export */   VC: () => (/* binding */ foldCharacter)
/* harmony export */ });
const ALIKE = new Map(Object.entries({
    a: "аАαΑɑ",
    b: "ВΒЬв",
    c: "сСϲ",
    d: "ԁ",
    e: "еЕΕєε",
    g: "ɡԍ",
    h: "һНΗн",
    i: "іІιΙɩıӏ",
    j: "јЈ",
    k: "кКκΚ",
    l: "ⅼ",
    m: "мМΜ",
    n: "ոΝпη",
    o: "оОοΟօσ",
    p: "рРρΡ",
    q: "ԛ",
    r: "гѓ",
    s: "ѕЅ",
    t: "тТτΤ",
    u: "υսц",
    v: "ѵνν",
    w: "ԝωшѡ",
    x: "хХχΧ",
    y: "уУγΥү",
    z: "ᴢΖ",
}).flatMap(([letter, alike]) => Array.from(alike, (other) => [other, letter])));
const MIXED = /[A-Za-z]*[\u0250-\u02AF\u0131\u0370-\u03FF\u0400-\u052F\u0561-\u0587\u1D00-\u1D7F\u217C][A-Za-z\u0250-\u02AF\u0131\u0370-\u03FF\u0400-\u052F\u0561-\u0587\u1D00-\u1D7F\u217C]*/g;
function withoutAlike(text) {
    return text.replace(MIXED, (word) => {
        if (!/[A-Za-z]/.test(word))
            return word;
        let plain = "";
        for (const letter of word)
            plain += ALIKE.get(letter) ?? letter;
        return plain;
    });
}
const known = new Map();
function foldCharacter(character) {
    const before = known.get(character);
    if (before !== undefined)
        return before;
    const base = character.normalize("NFKD").replace(/[\u0300-\u036F]/g, "");
    const folded = /^[\u0020-\u007E]+$/.test(base) ? base.toLowerCase() : character.toLowerCase();
    if (known.size < 5000)
        known.set(character, folded);
    return folded;
}
function foldText(text) {
    return Array.from(text, foldCharacter).join("");
}


/***/ }),

/***/ 35937:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  x: () => (/* binding */ scanForPoison)
});

// EXTERNAL MODULE: ./build/src/poison/terms/table.js + 4 modules
var table = __webpack_require__(54024);
;// CONCATENATED MODULE: ./build/src/poison/families.js

function meaningOf(hits) {
    const present = hits.reduce((bits, { categories }) => bits | categories, 0);
    const has = (...categories) => {
        const bits = categories.map(table/* bitOf */.n);
        return bits.every((bit) => (present & bit) !== 0) && near(hits, bits);
    };
    const strong = new Set();
    const weak = new Set();
    const addressed = has("address");
    if (has("disregard", "everythingSoFar") || ((present & DISREGARD) !== 0 && overrides(hits)))
        strong.add("override");
    else if (has("disregard", "rules"))
        weak.add("override");
    if (has("reveal", "prompt"))
        strong.add("disclosure of the prompt");
    if (has("role"))
        strong.add("another role");
    if (has("send", "secret", "where"))
        strong.add("exfiltration");
    else if (has("send", "secret") || has("send", "asset", "where"))
        weak.add("exfiltration");
    else if (has("secret"))
        weak.add("reach for credentials");
    if (has("concealThis"))
        strong.add("concealment");
    else if (has("conceal"))
        weak.add("concealment");
    if (has("danger"))
        weak.add("harmful command");
    if (has("call", "tool"))
        weak.add("tool call");
    if (has("approveThis"))
        strong.add("bypass of approval");
    else if (has("approve"))
        weak.add("bypass of approval");
    if (has("keep", "thisText", "standing"))
        strong.add("persistence");
    else if (has("keep", "standing"))
        weak.add("persistence");
    if (has("marker"))
        strong.add("false authority");
    else if (has("voice", "youMust"))
        weak.add("false authority");
    return { strong, weak, addressed };
}
const DISREGARD = (0,table/* bitOf */.n)("disregard");
const RULES = (0,table/* bitOf */.n)("rules");
const WHICH = (0,table/* bitOf */.n)("earlier") | (0,table/* bitOf */.n)("own");
const WORDS_BETWEEN = 28;
const VERB_AWAY = 60;
function overrides(hits) {
    const rules = hits.filter(({ categories }) => (categories & RULES) !== 0);
    const which = hits.filter(({ categories }) => (categories & WHICH) !== 0);
    return rules.slice(0, MOST_RULES).some((rule) => which.some((qualifier) => {
        if (gap(rule, qualifier) > WORDS_BETWEEN)
            return false;
        const phrase = { start: Math.min(rule.start, qualifier.start), end: Math.max(rule.end, qualifier.end) };
        return hits.some((verb) => (verb.categories & DISREGARD) !== 0 && gap(verb, phrase) <= VERB_AWAY);
    }));
}
const MOST_RULES = 10;
function gap(one, other) {
    if (one.end <= other.start)
        return other.start - one.end;
    return other.end <= one.start ? one.start - other.end : Infinity;
}
const REACH = 220;
function near(hits, bits) {
    const [first = 0, ...others] = bits;
    if (others.length === 0)
        return hits.some(({ categories }) => (categories & first) !== 0);
    const last = bits.map(() => -1);
    for (const hit of hits) {
        bits.forEach((bit, index) => {
            if ((hit.categories & bit) !== 0)
                last[index] = hit.start;
        });
        if (last.every((place) => place >= 0 && hit.start - place <= REACH))
            return true;
    }
    return false;
}

// EXTERNAL MODULE: ./build/src/poison/automaton.js
var poison_automaton = __webpack_require__(64092);
;// CONCATENATED MODULE: ./build/src/poison/hits.js


const MOST_HITS = 50_000;
let hits_all;
function findHits(view) {
    hits_all ??= prepare();
    const { terms, automaton } = hits_all;
    const { ends, lengths } = automaton;
    const { bytes } = view;
    const hits = [];
    const joined = view.joined.values();
    let gap = joined.next().value;
    let state = 0;
    for (let at = 0; at < bytes.length && hits.length < MOST_HITS; at++) {
        state = (0,poison_automaton/* step */.PM)(automaton, state, bytes[at] ?? 0);
        const found = ends[state];
        if (!found || found.length === 0 || (0,poison_automaton/* isPassedByte */.Nl)(bytes[at]))
            continue;
        while (gap && gap.end <= at)
            gap = joined.next().value;
        const isJoined = gap !== undefined && gap.start <= at;
        for (const index of found) {
            const term = terms[index];
            const start = startOf(bytes, at, lengths[index] ?? 1);
            if (term && (isJoined || isWhole(term, bytes, start, at))) {
                hits.push({ categories: term.categories, start, end: term.isStem ? endOfWord(bytes, at + 1) : at + 1 });
            }
        }
    }
    return hits;
}
function prepare() {
    const terms = (0,table/* termsOf */.f)(~0);
    return { terms, automaton: (0,poison_automaton/* buildAutomaton */.Zz)(terms.map(({ text }) => text)) };
}
function startOf(bytes, last, length) {
    let at = last;
    for (let left = length; at >= 0; at--) {
        const byte = bytes[at];
        if ((0,poison_automaton/* isPassedByte */.Nl)(byte) || (isBlank(byte) && isBlank(bytes[at - 1])))
            continue;
        if (--left === 0)
            break;
    }
    return Math.max(at, 0);
}
const LONGEST_ENDING = 20;
function endOfWord(bytes, from) {
    let at = from;
    while (at - from < LONGEST_ENDING && isLetter(bytes, at))
        at++;
    return at;
}
function isBlank(byte) {
    return byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09;
}
function isWhole({ isFree, isStem }, bytes, start, last) {
    if (isFree)
        return true;
    if ((0,poison_automaton/* isWordByte */.Lq)(bytes[start]) && isLetter(bytes, start - 1))
        return false;
    return isStem || !(0,poison_automaton/* isWordByte */.Lq)(bytes[last]) || !isLetter(bytes, last + 1);
}
function isLetter(bytes, at) {
    const byte = bytes[at];
    return byte !== undefined && byte !== 0x24 && byte !== 0x40 && (0,poison_automaton/* isWordByte */.Lq)(byte);
}

// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
;// CONCATENATED MODULE: ./build/src/poison/honesty.js


const mask = (...categories) => categories.reduce((bits, category) => bits | (0,table/* bitOf */.n)(category), 0);
const CORE = mask(...[
    "disregard",
    "reveal",
    "send",
    "role",
    "conceal",
    "concealThis",
    "approve",
    "approveThis",
    "keep",
    "call",
], ...["danger", "address", "voice", "marker"]);
const SPOKEN_TO = mask("address", "role", "marker", "concealThis", "approveThis", "voice");
const MENTION = (0,table/* bitOf */.n)("mention");
const REPORT = (0,table/* bitOf */.n)("report");
const NEGATION = (0,table/* bitOf */.n)("negation");
const CONCEAL = mask("conceal", "concealThis", "approveThis");
const FILLER = /\b(?:please|now|then|and|so|but|also|first|next|finally|important|urgent|note|attention|stop|ok|okay|hello|hi|hey|you|must|should|will|shall|have|need|to|i|want|would|like|by|favor|kindly|immediately|the|p s|ps|update|new|instead|therefore|just|simply|completely|always)\b/g;
function isAboutDirectives({ bytes }, { start, hits }) {
    const core = hits.find(({ categories, zone }) => (categories & CORE) !== 0 && zone !== "code");
    if (!core)
        return false;
    if (isOrder(bytes, start, core))
        return isNegated(hits, core);
    const before = hits.filter((hit) => hit.start < core.start);
    return (hits.some(({ categories }) => (categories & MENTION) !== 0) ||
        before.some(({ categories }) => (categories & REPORT) !== 0) ||
        isNegated(hits, core));
}
function isOrder(bytes, start, core) {
    if (core.start - start > 160)
        return false;
    const before = textOf(bytes, start, core.start).replace(/[^a-z ]/g, " ");
    return (core.categories & SPOKEN_TO) !== 0 || before.replace(FILLER, " ").trim() === "";
}
const NEGATION_REACH = 30;
function isNegated(hits, core) {
    return hits.some((hit) => {
        if ((hit.categories & NEGATION) === 0)
            return false;
        const orders = hits.find(({ categories, start }) => (categories & CORE) !== 0 && (categories & SPOKEN_TO) === 0 && start >= hit.end);
        const isOwn = hit.start >= core.start && hit.end <= core.end;
        return (!isOwn &&
            orders !== undefined &&
            orders.start - hit.end <= NEGATION_REACH &&
            (orders.categories & CONCEAL) === 0 &&
            !hits.some(({ categories, start, end }) => (categories & CONCEAL) !== 0 && start <= hit.start && end >= hit.end));
    });
}
const SCOPE = /^\s+(?:that |which )?(?:in|for|on|about|under|at|of|from|below|to|with|within|when|until|unless|if|where|apply to|were) (?!the (?:user|system|developer|operator|conversation)|your|this conversation|favou?r|me\b|anthropic|openai|order to|here|now)/;
function isScoped({ bytes }, end) {
    return SCOPE.test(textOf(bytes, end, end + 60));
}
function textOf(bytes, start, end) {
    return external_node_buffer_.Buffer.from(bytes.buffer, bytes.byteOffset + start, Math.max(Math.min(end, bytes.length) - start, 0)).toString();
}

;// CONCATENATED MODULE: ./build/src/poison/mark.js
const LONGEST_SHOWN = 120;
function shown(text) {
    const line = text
        .slice(0, LONGEST_SHOWN * 4)
        .replace(/\s+/g, " ")
        .trim();
    const cut = line.length > LONGEST_SHOWN || text.length > LONGEST_SHOWN * 4;
    return cut ? `"${wholeCharacters(line.slice(0, LONGEST_SHOWN - 1))}…"` : `"${line}"`;
}
function wholeCharacters(text) {
    return /[\uD800-\uDBFF]$/.test(text) ? text.slice(0, -1) : text;
}

;// CONCATENATED MODULE: ./build/src/poison/zones.js
function zonesOf(text) {
    const blocks = blockSpans(text);
    const inline = inlineSpans(text, blocks);
    const firm = [...hiddenSpans(text)];
    const quoted = [];
    for (const span of [...blocks, ...inline])
        (span.zone === "quoted" ? quoted : firm).push(span);
    const first = firstOf(firm);
    return [...first, ...outside(firstOf(quoted), first)].sort((a, b) => a.start - b.start);
}
const FAR = /[ \t\u00A0]{120,}/g;
const REFERENCE_COMMENT = /^ {0,3}\[(?:\/\/|comment|_|#)[^\]\n]{0,20}\]:[^\n]*/gim;
const TAG = /<([a-z][a-z0-9-]{0,30})((?:\s[^<>]{0,600})?)\/?>/gi;
const UNSHOWN = /^(?:script|style|template|noscript|noembed|noframes|iframe|object|math|metadata|title)$/i;
const HIDING = /(?:^|\s)hidden(?=[\s=/]|$)|display\s*:\s*none|visibility\s*:\s*(?:hidden|collapse)|opacity\s*:\s*0(?:\.0+)?(?![.\d])|(?:font-size|(?:max-)?(?:width|height)|line-height)\s*:\s*0(?:\.0+)?(?:px|em|rem|pt|%)?\s*(?:[;"'!]|$)|font-size\s*:\s*(?:0?\.\d+|1)(?:px|pt)|(?:^|[;"'\s])color\s*:\s*(?:white|#fff(?:fff)?\b|transparent|rgba?\(\s*255\s*,\s*255\s*,\s*255|rgba\([^)]*,\s*0\s*\))|(?:text-indent|left|top)\s*:\s*-\d{3,}|aria-hidden\s*=\s*["']?true|\scolor\s*=\s*["']?(?:white|#fff)|clip\s*:\s*rect\(0/i;
function hiddenSpans(text) {
    const spans = [];
    for (let at = text.indexOf("<!--"); at !== -1; at = text.indexOf("<!--", at)) {
        const close = text.indexOf("-->", at + 4);
        const end = close === -1 ? text.length : close + 3;
        spans.push({ zone: "hidden", start: at, end, by: "an HTML comment" });
        at = end;
    }
    if (text.includes("<"))
        spans.push(...hidingTags(text));
    for (const { index, 0: line } of text.matchAll(REFERENCE_COMMENT)) {
        spans.push({
            zone: "hidden",
            start: index,
            end: index + line.length,
            by: "a link definition that nothing refers to",
        });
    }
    for (const { index, 0: blanks } of text.matchAll(FAR)) {
        const start = index + blanks.length;
        const feed = text.indexOf("\n", start);
        const end = feed === -1 ? text.length : feed;
        if (start < end)
            spans.push({ zone: "hidden", start, end, by: "the end of a line behind a row of blanks" });
    }
    return spans;
}
function hidingTags(text) {
    const spans = [];
    const unclosed = new Set();
    let lower;
    for (const { index, 0: tag, 1: name = "", 2: attributes = "" } of text.matchAll(TAG)) {
        const isUnshown = UNSHOWN.test(name);
        if (!isUnshown && !HIDING.test(attributes))
            continue;
        if ((spans.at(-1)?.end ?? 0) > index)
            continue;
        lower ??= text.toLowerCase();
        const closing = `</${name.toLowerCase()}`;
        const close = unclosed.has(closing) ? -1 : lower.indexOf(closing, index + tag.length);
        if (close === -1)
            unclosed.add(closing);
        const paragraph = close === -1 ? text.indexOf("\n\n", index) : close;
        const end = paragraph === -1 ? text.length : paragraph;
        const by = isUnshown ? `a <${name.toLowerCase()}> element` : "markup that hides it";
        spans.push({ zone: "hidden", start: index, end, by });
    }
    return spans;
}
const FENCE = /^ {0,12}(?:>\s?|[-*+]\s+|\d{1,9}[.)]\s+)?(`{3,}|~{3,})([^\n]*)/;
const QUOTE = /^ {0,8}>/;
const LIST = /^ {0,8}(?:[-*+]|\d{1,9}[.)])\s/;
function blockSpans(text) {
    const spans = [];
    let fence;
    let afterBlank = true;
    let inList = false;
    for (let start = 0; start < text.length;) {
        const feed = text.indexOf("\n", start);
        const end = feed === -1 ? text.length : feed;
        const head = text.slice(start, Math.min(end, start + 400));
        const open = FENCE.exec(head);
        const [, marks = "", info = ""] = open ?? [];
        if (fence) {
            const closes = marks.startsWith(fence.marks) && info.trim() === "";
            if (closes) {
                spans.push({ zone: "code", start: fence.start, end });
                fence = undefined;
            }
        }
        else if (open && !(marks.startsWith("`") && info.includes("`"))) {
            const word = /^\s*\S+\s+/.exec(info)?.[0].length ?? info.length;
            const from = start + open[0].length - info.length + word;
            if (from < end)
                spans.push({ zone: "hidden", start: from, end, by: "the info string of a code fence" });
            fence = { marks, start: end };
        }
        else if (QUOTE.test(head))
            spans.push({ zone: "quoted", start, end });
        else if (/^(?: {4}|\t)/.test(head) && afterBlank && !inList)
            spans.push({ zone: "code", start, end });
        const isBlank = head.trim() === "";
        const wasCode = spans.at(-1)?.zone === "code" && spans.at(-1)?.end === end;
        if (!isBlank && !fence)
            inList = LIST.test(head) || (inList && (/^\s/.test(head) || !afterBlank));
        afterBlank = isBlank || wasCode;
        start = end + 1;
    }
    if (fence)
        spans.push({ zone: "code", start: fence.start, end: text.length });
    return spans;
}
function inlineSpans(text, blocks) {
    const spans = [];
    const block = blocks.values();
    let next = block.next().value;
    for (let start = 0; start < text.length;) {
        while (next && next.end <= start)
            next = block.next().value;
        if (next && next.start <= start && next.zone === "code") {
            start = next.end + 1;
            continue;
        }
        const blank = text.indexOf("\n\n", start);
        const limit = Math.min(blank === -1 ? text.length : blank, next?.zone === "code" ? next.start : text.length);
        const end = Math.max(limit, start + 1);
        spans.push(...codeSpans(text, start, end), ...quotations(text, start, end));
        start = end;
        while (text.startsWith("\n", start))
            start++;
    }
    return spans;
}
function codeSpans(text, start, end) {
    const paragraph = text.slice(start, end);
    if (!paragraph.includes("`"))
        return [];
    const spans = [];
    const runs = [...paragraph.matchAll(/`+/g)].map(({ index, 0: marks }) => ({ index, length: marks.length }));
    const later = new Map();
    for (const [place, { length }] of runs.entries()) {
        const list = later.get(length);
        if (list)
            list.push(place);
        else
            later.set(length, [place]);
    }
    const passed = new Map();
    for (let place = 0; place < runs.length; place++) {
        const run = runs[place];
        if (!run)
            break;
        const same = later.get(run.length) ?? [];
        let at = passed.get(run.length) ?? 0;
        while ((same[at] ?? Infinity) <= place)
            at++;
        passed.set(run.length, at);
        const closing = runs[same[at] ?? -1];
        if (!closing)
            continue;
        const end = closing.index + closing.length;
        const isInWord = /\w/.test(paragraph.charAt(run.index - 1)) && /\w/.test(paragraph.charAt(end));
        if (!isInWord)
            spans.push({ zone: "code", start: start + run.index, end: start + end });
        place = same[at] ?? place;
    }
    return spans;
}
const QUOTATION = /(?<![0-9A-Za-z])"[^"\n]{2,400}"(?![0-9A-Za-z])|\u201C[^\u201C\u201D]{2,400}\u201D|\u201E[^\u201C\u201D\u201E]{2,400}[\u201C\u201D]|\u00AB[^\u00AB\u00BB]{2,400}\u00BB|\u300C[^\u300C\u300D]{2,400}\u300D|\u300E[^\u300E\u300F]{2,400}\u300F|(?<![0-9A-Za-z])\u2018[^\u2018]{2,400}\u2019(?![0-9A-Za-z])|(?<![0-9A-Za-z])'[^'\n]{8,400}'(?![0-9A-Za-z])/g;
const ABOUT = 15;
function quotations(text, start, end) {
    const paragraph = text.slice(start, end);
    const spans = [];
    let outside = paragraph.length;
    for (const { index, 0: quotation } of paragraph.matchAll(QUOTATION)) {
        outside -= quotation.length;
        spans.push({ zone: "quoted", start: start + index, end: start + index + quotation.length });
    }
    return outside >= ABOUT ? spans : [];
}
function firstOf(spans) {
    const result = [];
    let end = 0;
    for (const span of [...spans].sort((a, b) => a.start - b.start || b.end - a.end)) {
        if (span.start < end)
            continue;
        result.push(span);
        end = span.end;
    }
    return result;
}
function outside(spans, others) {
    const result = [];
    let next = 0;
    for (const span of spans) {
        let { start } = span;
        while ((others[next]?.end ?? Infinity) <= start)
            next++;
        for (let at = next; start < span.end; at++) {
            const other = others[at];
            const end = Math.min(other?.start ?? Infinity, span.end);
            if (start < end)
                result.push({ ...span, start, end });
            if (!other)
                break;
            start = Math.max(start, other.end);
        }
    }
    return result;
}
class ZoneReader {
    #spans;
    #next = 0;
    constructor(spans) {
        this.#spans = spans;
    }
    at(place) {
        if ((this.#spans[this.#next - 1]?.end ?? 0) > place)
            this.#next = 0;
        for (let span = this.#spans[this.#next]; span && span.end <= place; span = this.#spans[this.#next])
            this.#next++;
        const span = this.#spans[this.#next];
        return span && span.start <= place ? span : undefined;
    }
}

;// CONCATENATED MODULE: ./build/src/poison/sentences.js

const LONGEST = 1200;
function sentencesOf(view, hits, zones) {
    const reader = new ZoneReader(zones);
    const sentences = [];
    let open;
    for (const hit of [...hits].sort((a, b) => a.start - b.start || a.end - b.end)) {
        const span = reader.at(view.offsets[hit.start] ?? 0);
        const placed = { ...hit, zone: span?.zone ?? "prose", by: span?.by };
        if (!open || hit.start >= open.end) {
            open = { ...boundsAt(view.bytes, hit.start, open?.end ?? 0), hits: [] };
            sentences.push(open);
        }
        open.hits.push(placed);
        if (hit.end > open.end)
            open.end = hit.end;
    }
    return sentences;
}
function boundsAt(bytes, at, least) {
    let start = at;
    while (start > least && at - start < LONGEST && !endsSentence(bytes, start - 1))
        start--;
    let end = at;
    while (end < bytes.length && end - at < LONGEST && !endsSentence(bytes, end))
        end++;
    return { start, end: Math.min(end + 1, bytes.length) };
}
const DOT = 0x2e;
const FEED = 0x0a;
function endsSentence(bytes, at) {
    const byte = bytes[at] ?? 0;
    const next = bytes[at + 1] ?? FEED;
    if (byte === DOT || byte === 0x21 || byte === 0x3f)
        return sentences_isBlank(next) || next === 0x22 || next === 0x3c;
    if (byte === FEED)
        return startsBlock(bytes, at + 1);
    if (byte === 0x82)
        return bytes[at - 1] === 0x80 && bytes[at - 2] === 0xe3;
    if (byte === 0xa4)
        return bytes[at - 1] === 0xa5 && bytes[at - 2] === 0xe0;
    return false;
}
function startsBlock(bytes, from) {
    let at = from;
    while (bytes[at] === 0x20 || bytes[at] === 0x09 || bytes[at] === 0x0d)
        at++;
    const byte = bytes[at] ?? FEED;
    if (byte === FEED || byte === 0x23 || byte === 0x7c)
        return true;
    const isMark = byte === 0x2d || byte === 0x2a || byte === 0x2b;
    return isMark && sentences_isBlank(bytes[at + 1] ?? FEED);
}
function sentences_isBlank(byte) {
    return byte === 0x20 || byte === FEED || byte === 0x0d || byte === 0x09;
}

;// CONCATENATED MODULE: ./build/src/poison/characters.js
const SETS = {
    bidi: "\\u202A-\\u202E\\u2066-\\u2069",
    mark: "\\u200E\\u200F\\u061C",
    tag: "\\u{E0000}-\\u{E007F}",
    zeroWidth: "\\u200B-\\u200D\\u2060\\uFEFF",
    selector: "\\uFE00-\\uFE0F\\u{E0100}-\\u{E01EF}\\u180B-\\u180D\\u180F",
    other: "\\u00AD\\u034F\\u115F\\u1160\\u17B4\\u17B5\\u180E\\u2061-\\u2064\\u206A-\\u206F\\u3164\\uFFA0\\u2800\\uFFF9-\\uFFFB",
    control: "\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\u007F-\\u009F",
    noncharacter: "\\uFDD0-\\uFDEF\\uFFFE\\uFFFF\\u{F0000}-\\u{10FFFF}",
};
const ORDER = Object.keys(SETS).filter((name) => name in SETS);
const HIDDEN_RUN = new RegExp(`(?:${Object.values(SETS).map(classOf).join("|")})+`, "gu");
const MEMBERS = ORDER.map((name) => [name, anyOf(SETS[name])]);
function hiddenSetOf(character) {
    return MEMBERS.find(([, pattern]) => pattern.test(character))?.[0];
}
function anyOf(members) {
    return new RegExp(classOf(members), "u");
}
function classOf(members) {
    return `[${members}]`;
}
const RIGHT_TO_LEFT = anyOf("\\u0590-\\u08FF\\uFB1D-\\uFDFF\\uFE70-\\uFEFC\\u{10800}-\\u{10FFF}\\u{1E800}-\\u{1EFFF}");
const LATIN = anyOf("0-9A-Za-z_\\u00C0-\\u024F\\u1E00-\\u1EFF");
const WITHOUT_BLANKS = anyOf("\\u0E00-\\u0EFF\\u0F00-\\u0FFF\\u1000-\\u109F\\u1780-\\u17FF\\u1950-\\u19DF\\u1A20-\\u1AAF\\uA9E0-\\uA9FF\\uAA60-\\uAA7F");
const JOINING = anyOf("\\u0600-\\u07FF\\u0840-\\u08FF\\u0900-\\u0DFF\\u0F00-\\u109F\\u1780-\\u17FF\\u1800-\\u18AF\\u1B00-\\u1C4F\\uA840-\\uA8FF\\uA980-\\uA9DF\\uABC0-\\uABFF\\uFB50-\\uFDFF\\uFE70-\\uFEFC\\u{11000}-\\u{11FFF}");
const PICTOGRAPH = anyOf("#*0-9\\u00A9\\u00AE\\u203C\\u2049\\u20E3\\u2100-\\u21FF\\u2300-\\u23FF\\u2460-\\u24FF\\u25A0-\\u27BF\\u2900-\\u297F\\u2B00-\\u2BFF\\u3030\\u303D\\u3297\\u3299\\u{1F000}-\\u{1FAFF}");
const TAKES_SELECTOR = anyOf("\\u1000-\\u109F\\u1800-\\u18AF\\u2200-\\u22FF\\u2A00-\\u2AFF\\u2E80-\\u9FFF\\uA840-\\uA87F\\uF900-\\uFAFF\\uFF00-\\uFF65\\u{20000}-\\u{3FFFD}");
const HANGUL = anyOf("\\u1100-\\u11FF\\u3130-\\u318F\\uA960-\\uA97F\\uAC00-\\uD7FF\\uFFA1-\\uFFDC");
const BRAILLE = anyOf("\\u2800-\\u28FF");

// EXTERNAL MODULE: ./build/src/poison/fold.js
var fold = __webpack_require__(94019);
;// CONCATENATED MODULE: ./build/src/poison/view.js



const SPACED = /(?<![0-9A-Za-z])[A-Za-z0-9@$](?:[ ._|*\-\u00B7]{1,3}[A-Za-z0-9@$](?![0-9A-Za-z])){4,}/g;
const ENTITY = /^&#(?:x([0-9a-f]{1,6})|([0-9]{1,7}));?/i;
function viewOf(text) {
    const plain = (0,fold/* withoutAlike */.JM)(text);
    const writer = new Writer(plain.length);
    const spaced = plain.matchAll(SPACED);
    let gap = spaced.next().value;
    for (let at = 0; at < plain.length;) {
        if (gap?.index === at) {
            writer.join(gap[0], at);
            at += gap[0].length;
            gap = spaced.next().value;
            continue;
        }
        at += writeOne(writer, plain, at);
    }
    return writer.view();
}
function writeOne(writer, text, at) {
    const unit = text.charCodeAt(at);
    if (unit === 0x26) {
        const entity = ENTITY.exec(text.slice(at, at + 12));
        const code = entity ? parseInt(entity[1] ?? entity[2] ?? "", entity[1] === undefined ? 10 : 16) : 0;
        if (entity && code > 0x1f && code <= 0x10ffff) {
            writer.write((0,fold/* foldCharacter */.VC)(String.fromCodePoint(code)), at);
            return entity[0].length;
        }
    }
    if (unit < 0x80) {
        writer.writeAscii(unit, at);
        return 1;
    }
    const character = String.fromCodePoint(text.codePointAt(at) ?? 0x20);
    HIDDEN_RUN.lastIndex = 0;
    if (!HIDDEN_RUN.test(character))
        writer.write((0,fold/* foldCharacter */.VC)(character), at);
    return character.length;
}
class Writer {
    #bytes;
    #offsets;
    #length = 0;
    #joined = [];
    constructor(characters) {
        this.#bytes = new Uint8Array(characters * 3 + 16);
        this.#offsets = new Int32Array(characters * 3 + 16);
    }
    writeAscii(unit, at) {
        this.#bytes[this.#length] = unit >= 0x41 && unit <= 0x5a ? unit + 0x20 : unit;
        this.#offsets[this.#length++] = at;
    }
    write(text, at) {
        for (const byte of external_node_buffer_.Buffer.from(text)) {
            if (this.#length === this.#bytes.length)
                return;
            this.#bytes[this.#length] = byte;
            this.#offsets[this.#length++] = at;
        }
    }
    join(spaced, at) {
        const start = this.#length;
        for (const [index, character] of Array.from(spaced).entries()) {
            if (/[0-9A-Za-z@$]/.test(character))
                this.writeAscii(character.charCodeAt(0), at + index);
            else if (index > 0 && !/[0-9A-Za-z@$]/.test(spaced.charAt(index - 1)))
                this.writeAscii(0x20, at + index);
        }
        this.#joined.push({ start, end: this.#length });
    }
    view() {
        return {
            bytes: this.#bytes.subarray(0, this.#length),
            offsets: this.#offsets.subarray(0, this.#length),
            joined: this.#joined,
        };
    }
}

;// CONCATENATED MODULE: ./build/src/poison/directives.js







const MOST_MARKS = 20;
const BESIDE = 300;
function findDirectives(text, zones) {
    const view = viewOf(text);
    const sentences = sentencesOf(view, findHits(view), zones);
    const marks = [];
    for (let at = 0; at < sentences.length && marks.length < MOST_MARKS; at++) {
        const sentence = sentences[at];
        if (!sentence)
            break;
        const next = sentences[at + 1];
        const beside = next && next.start - sentence.end <= BESIDE ? next : undefined;
        const found = judge(view, sentence, undefined) ?? (beside && judge(view, sentence, beside));
        if (!found)
            continue;
        marks.push(markOf(text, view, found));
        if (found.last === beside)
            at++;
    }
    return marks;
}
function judge(view, first, beside) {
    const hits = beside ? [...first.hits, ...beside.hits] : first.hits;
    if (!isPromising(hits))
        return undefined;
    const last = beside ?? first;
    const hidden = hits.filter(({ zone }) => zone === "hidden");
    if (hidden.length > 0) {
        const families = familiesOf(meaningOf(hidden), true);
        const from = hidden[0]?.start ?? first.start;
        if (families)
            return { place: "hidden", by: hidden[0]?.by, families, first, last, from };
    }
    for (const place of ["prose", "quoted"]) {
        const seen = hits.filter((hit) => isSeen(hit, place));
        const meanings = [first, ...(beside ? [beside] : [])].map((sentence) => meaningOf(withoutScoped(view, seen.filter((hit) => hit.start >= sentence.start && hit.start < sentence.end))));
        const families = familiesOf(together(meanings), false);
        if (!families || speaksAbout(view, first, beside, place))
            continue;
        return { place, by: undefined, families, first, last, from: seen[0]?.start ?? first.start };
    }
    return undefined;
}
const NEEDED = [
    ...["address", "role", "concealThis", "approveThis", "marker", "conceal", "disregard", "prompt"],
    ...["secret", "voice", "thisText", "asset"],
].reduce((bits, category) => bits | (0,table/* bitOf */.n)(category), 0);
function isPromising(hits) {
    return hits.some(({ categories }) => (categories & NEEDED) !== 0);
}
const OBJECTS = ["secret", "asset", "where", "danger", "tool", "standing"].reduce((bits, category) => bits | (0,table/* bitOf */.n)(category), 0);
function isSeen({ zone, categories }, place) {
    if (zone === "prose")
        return true;
    if (zone === "hidden")
        return false;
    return place === "quoted" || (zone === "code" && (categories & OBJECTS) !== 0);
}
function withoutScoped(view, hits) {
    const rules = (0,table/* bitOf */.n)("rules");
    return hits.map((hit) => (hit.categories & rules) !== 0 && isScoped(view, hit.end) ? { ...hit, categories: hit.categories & ~rules } : hit);
}
function speaksAbout(view, first, beside, place) {
    const visible = (sentence) => ({
        ...sentence,
        hits: sentence.hits.filter((hit) => isSeen(hit, place)),
    });
    return isAboutDirectives(view, visible(first)) || (beside !== undefined && isAboutDirectives(view, visible(beside)));
}
function together(meanings) {
    const [only, ...others] = meanings;
    if (only && others.length === 0)
        return only;
    return {
        strong: new Set(),
        weak: new Set(meanings.flatMap(({ strong, weak }) => [...strong, ...weak])),
        addressed: meanings.some(({ addressed }) => addressed),
    };
}
function familiesOf({ strong, weak, addressed }, isHidden) {
    const families = [...strong, ...weak];
    if (strong.size > 0)
        return families;
    if (isHidden)
        return (addressed && weak.size > 0) || weak.size > 1 || weak.has("false authority") ? families : undefined;
    const grave = ["override", "exfiltration", "concealment", "harmful command", "bypass of approval"].filter((family) => weak.has(family));
    if (addressed && (grave.length > 0 || weak.has("false authority")))
        return families;
    if (weak.has("false authority"))
        return families;
    return grave.includes("concealment") && grave.length > 1 ? families : undefined;
}
const LEAD = 30;
function markOf(text, view, { place, by, families, first, last, from }) {
    const offset = (byte) => view.offsets[byte] ?? text.length;
    const begin = Math.max(first.start, from - LEAD);
    const start = offset(startOfWord(view.bytes, begin, first.start));
    const end = last.end >= view.bytes.length ? text.length : offset(last.end);
    const written = text.slice(start, end).trim();
    const reading = textOf(view.bytes, begin, last.end).replace(/\s+/g, " ").trim();
    const isDisguised = reading !==
        written
            .replace(/\s+/g, " ")
            .toLowerCase()
            .normalize("NFKD")
            .replace(/[\u0300-\u036F]/g, "");
    const quoted = isDisguised ? `${shown(written)}, read as ${shown(reading)}` : shown(written);
    const list = families.join(", ");
    const at = { start: offset(from), end };
    const subject = reading.slice(0, 80);
    if (place === "hidden") {
        const holder = by === undefined ? "Hidden text" : by.charAt(0).toUpperCase() + by.slice(1);
        const message = `${holder} gives an agent an order that no reader sees (${list}): ${quoted}.`;
        return { rule: "poison/hidden-text", ...at, message, subject, severity: "error", lowTrust: "error" };
    }
    const isVoice = families.every((family) => family === "false authority");
    const rule = isVoice ? "poison/false-authority" : "poison/directive";
    const what = isVoice ? "imitates the words of a system or a tool" : "gives an order to an agent and not to a reader";
    const message = `This text ${what} (${list}): ${quoted}.`;
    if (place === "quoted")
        return { rule, ...at, message, subject, lowTrust: "warning" };
    return { rule, ...at, message, subject, severity: "warning", lowTrust: "error" };
}
function startOfWord(bytes, from, least) {
    let at = from;
    while (at > least && bytes[at - 1] !== 0x20 && bytes[at - 1] !== 0x0a)
        at--;
    return at;
}

;// CONCATENATED MODULE: ./build/src/poison/carried-text.js

function carriedText(kind, characters) {
    if (kind === "tag")
        return readable(characters.map(ofTag).join(""));
    if (kind === "selector")
        return readable(external_node_buffer_.Buffer.from(characters.flatMap(ofSelector)).toString("utf8"));
    if (kind === "zeroWidth")
        return ofBits(characters);
    return undefined;
}
function ofTag(character) {
    const code = (character.codePointAt(0) ?? 0) - 0xe0000;
    return code >= 0x20 && code < 0x7f ? String.fromCharCode(code) : "";
}
function ofSelector(character) {
    const code = character.codePointAt(0) ?? 0;
    if (code >= 0xfe00 && code <= 0xfe0f)
        return [code - 0xfe00];
    return code >= 0xe0100 ? [code - 0xe0100 + 16] : [];
}
function ofBits(characters) {
    if (characters.length < 16)
        return undefined;
    const kinds = [...new Set(characters)].slice(0, 4);
    for (const zero of kinds) {
        for (const one of kinds) {
            if (zero === one)
                continue;
            const bits = characters.filter((character) => character === zero || character === one);
            const text = readable(bytesOf(bits.map((character) => (character === one ? 1 : 0))));
            if (text !== undefined)
                return text;
        }
    }
    return undefined;
}
function bytesOf(bits) {
    const bytes = [];
    for (let at = 0; at + 8 <= bits.length; at += 8) {
        bytes.push(bits.slice(at, at + 8).reduce((byte, bit) => byte * 2 + bit, 0));
    }
    return external_node_buffer_.Buffer.from(bytes).toString("utf8");
}
function readable(text) {
    const plain = text.replace(/[\u0000-\u001F\u007F-\u009F\uFFFD]/g, "");
    if (plain.length < 2 || plain.length * 10 < text.length * 9)
        return undefined;
    return plain.replace(/[^\p{L}\p{N} ]/gu, "").length * 2 >= plain.length ? plain : undefined;
}

;// CONCATENATED MODULE: ./build/src/poison/hidden-characters.js



const MOST_CODES = 6;
const MOST_KEPT = 4096;
const LONGEST_HONEST = 12;
const NAMES = {
    bidi: "text-direction control",
    mark: "text-direction mark",
    tag: "tag character",
    zeroWidth: "zero-width character",
    selector: "variation selector",
    other: "invisible character",
    control: "control character",
    noncharacter: "character without a meaning",
};
function findHiddenCharacters(text) {
    const kinds = new Map();
    const lines = new Lines(text);
    for (const match of text.matchAll(HIDDEN_RUN)) {
        const run = Array.from(match[0]);
        const place = { lines, text, start: match.index, end: match.index + match[0].length, run };
        let at = match.index;
        for (const character of run) {
            const kind = hiddenSetOf(character);
            const isFound = kind !== undefined && (run.length > LONGEST_HONEST || !isHonest(kind, character, place));
            if (isFound)
                note(kinds, kind, character, at);
            at += character.length;
        }
    }
    return [...kinds].map(([kind, found]) => hidden_characters_markOf(kind, found));
}
function note(kinds, kind, character, at) {
    const found = kinds.get(kind);
    if (!found) {
        kinds.set(kind, { start: at, end: at + character.length, count: 1, characters: [character] });
        return;
    }
    if (found.end === at)
        found.end = at + character.length;
    found.count++;
    if (found.characters.length < MOST_KEPT)
        found.characters.push(character);
}
function hidden_characters_markOf(kind, { start, end, count, characters }) {
    const carried = carriedText(kind, characters);
    const codes = characters.slice(0, MOST_CODES).map(codeOf).join(" ");
    const more = count > MOST_CODES ? " …" : "";
    const plural = count === 1 ? "" : "s";
    const reading = carried === undefined ? "" : `; read as text they say ${shown(carried)}`;
    const carries = carried !== undefined || (kind === "tag" && count > 1) || (kind === "selector" && count > 3);
    return {
        rule: "poison/hidden-characters",
        start,
        end,
        message: `The text holds ${count} ${NAMES[kind]}${plural} (${codes}${more}) ${effectOf(kind)}${reading}.`,
        subject: carried === undefined ? kind : `${kind} ${carried.slice(0, 80)}`,
        severity: carries ? "error" : "warning",
        lowTrust: "error",
    };
}
function effectOf(kind) {
    if (kind === "bidi" || kind === "mark")
        return "that show the text in another order than it is read by a program";
    return "that a reader does not see";
}
function codeOf(character) {
    return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;
}
function isHonest(kind, character, place) {
    const { run } = place;
    const before = characterBefore(place.text, place.start);
    const after = characterAfter(place.text, place.end);
    switch (kind) {
        case "tag":
            return isFlag(before, run);
        case "selector":
            return isChosenForm(character, before, run);
        case "zeroWidth":
            return isJoined(character, before, after, place);
        case "bidi":
            return place.lines.at(place.start).isBalanced;
        case "mark":
            return run.length <= 2 && place.lines.at(place.start).isRightToLeft;
        case "other":
            return isTypeset(character, before, after, place);
        case "control":
        case "noncharacter":
            return false;
    }
}
function isFlag(before, run) {
    return before === "\u{1F3F4}" && /^gb(?:eng|sct|wls)\u007F$/.test(run.map(tagAsAscii).join(""));
}
function tagAsAscii(character) {
    const code = character.codePointAt(0) ?? 0;
    return code >= 0xe0000 ? String.fromCharCode(code - 0xe0000) : "";
}
function isChosenForm(character, before, run) {
    if (run.filter((other) => hiddenSetOf(other) === "selector").length > 1)
        return false;
    if (run[0] !== character)
        return false;
    return PICTOGRAPH.test(before) || TAKES_SELECTOR.test(before);
}
function isJoined(character, before, after, { run, start }) {
    if (character === "\uFEFF" && start === 0)
        return true;
    const isPair = run.length === 2 && hiddenSetOf(run[0] ?? "") === "selector" && run[1] === "\u200D";
    if (run.length > 1 && !isPair)
        return false;
    if (character === "\u200D" && PICTOGRAPH.test(before) && PICTOGRAPH.test(after))
        return true;
    if (isPair)
        return false;
    const isJoiner = character === "\u200C" || character === "\u200D";
    if (isJoiner && (JOINING.test(before) || JOINING.test(after)))
        return true;
    if (character === "\u200B" && (WITHOUT_BLANKS.test(before) || WITHOUT_BLANKS.test(after)))
        return true;
    return !(LATIN.test(before) && LATIN.test(after));
}
function isTypeset(character, before, after, { run, text, start }) {
    if (BRAILLE.test(character))
        return BRAILLE.test(before) || BRAILLE.test(after);
    if (run.length > 1)
        return false;
    if (character === "\u3164" || character === "\uFFA0" || character === "\u115F" || character === "\u1160") {
        return HANGUL.test(before) || HANGUL.test(after);
    }
    if (!LATIN.test(before) || !LATIN.test(after))
        return true;
    return character === "\u00AD" && !/[0-9_:/@.]/.test(wordAround(text, start));
}
const WINDOW = 400;
class Lines {
    #text;
    #last = { start: 0, end: 0, isRightToLeft: false, isBalanced: false };
    constructor(text) {
        this.#text = text;
    }
    at(place) {
        if (place >= this.#last.end)
            this.#last = this.#look(place);
        return this.#last;
    }
    #look(place) {
        const first = Math.max(0, place - WINDOW);
        const start = first + this.#text.slice(first, place).lastIndexOf("\n") + 1;
        const feed = this.#text.slice(place, place + WINDOW).indexOf("\n");
        const end = Math.min(feed === -1 ? place + WINDOW : place + feed + 1, this.#text.length);
        const line = this.#text.slice(start, end);
        const count = (pattern) => (line.match(pattern) ?? []).length;
        const isRightToLeft = RIGHT_TO_LEFT.test(line);
        const isBalanced = isRightToLeft &&
            count(/[\u202D\u202E]/g) === 0 &&
            count(/[\u2066-\u2068]/g) === count(/\u2069/g) &&
            count(/[\u202A\u202B]/g) === count(/\u202C/g);
        return { start, end, isRightToLeft, isBalanced };
    }
}
function wordAround(text, at) {
    const before = /\S*$/.exec(text.slice(Math.max(0, at - 60), at))?.[0] ?? "";
    const after = /^\S*/.exec(text.slice(at, at + 60))?.[0] ?? "";
    return before + after;
}
function characterBefore(text, at) {
    const unit = text.charCodeAt(at - 1);
    const isLow = unit >= 0xdc00 && unit <= 0xdfff;
    return text.slice(Math.max(0, at - (isLow ? 2 : 1)), at);
}
function characterAfter(text, at) {
    return String.fromCodePoint(text.codePointAt(at) ?? 32);
}

;// CONCATENATED MODULE: ./build/src/poison/links.js



const MOST = 20_000;
const links_MOST_MARKS = 20;
const MARKDOWN = /(!?)\[([^\][\n]{0,300})\]\(\s{0,3}<?([^\s<>()]{1,2000})/g;
const links_TAG = /<(a|img|iframe|embed|source|video|audio|link|object)\s([^<>]{1,2000})>([^<\n]{0,200})/gi;
const ADDRESS = /(?:href|src|data|srcset)\s*=\s*(?:"([^"]{1,2000})"|'([^']{1,2000})'|([^\s"'>]{1,2000}))/i;
const DATA = /\bdata:([a-z]{1,20}\/[a-z0-9.+-]{1,60})?((?:;[a-z0-9=_.-]{1,60}){0,4}),[^\s"')<>]/gi;
function findLinks(text, zones) {
    const marks = [];
    const isProse = proseOf(zones);
    for (const reference of references(text)) {
        if (marks.length >= links_MOST_MARKS)
            break;
        const zone = isProse(reference.start);
        if (zone === "code")
            continue;
        const mark = reference.isImage ? imageMark(reference) : linkMark(reference);
        if (mark)
            marks.push(zone === "quoted" ? asQuoted(mark) : mark);
    }
    return [...marks, ...dataMarks(text, zones)];
}
function proseOf(zones) {
    const reader = new ZoneReader(zones);
    return (place) => reader.at(place)?.zone;
}
function asQuoted(mark) {
    const { severity: _severity, ...rest } = mark;
    return { ...rest, lowTrust: "warning" };
}
function references(text) {
    const found = [];
    for (const { index, 0: whole, 1: bang = "", 2: label = "", 3: target = "" } of text.matchAll(MARKDOWN)) {
        if (found.length >= MOST)
            break;
        found.push({ start: index, end: index + whole.length, text: label, target, isImage: bang === "!" });
    }
    if (!text.includes("<"))
        return found;
    for (const { index, 0: whole, 1: name = "", 2: attributes = "", 3: label = "" } of text.matchAll(links_TAG)) {
        if (found.length >= MOST)
            break;
        const [, double, single, bare] = ADDRESS.exec(attributes) ?? [];
        const target = double ?? single ?? bare;
        if (target === undefined)
            continue;
        const isImage = name.toLowerCase() !== "a";
        found.push({ start: index, end: index + whole.length, text: isImage ? "" : label, target, isImage });
    }
    return found.sort((a, b) => a.start - b.start);
}
function imageMark({ start, end, target }) {
    const host = hostOf(target);
    if (host === undefined)
        return undefined;
    const carries = /[?{]|%7b|\$\{|\{\{/i.test(target);
    const how = carries ? "with data in its address" : "when the page is shown";
    return {
        rule: "poison/remote-image",
        start,
        end,
        message: `An image is fetched from ${host} ${how}, which tells that host who reads: ${shown(target)}.`,
        subject: target.slice(0, 120),
        severity: "warning",
        lowTrust: "error",
    };
}
function linkMark({ start, end, text, target }) {
    const lie = lieOf(text.trim(), target);
    if (lie === undefined)
        return undefined;
    return {
        rule: "poison/lying-link",
        start,
        end,
        message: `${lie}: the text is ${shown(text)}, the target ${shown(target)}.`,
        subject: `${text.slice(0, 60)} ${target.slice(0, 60)}`,
        severity: "warning",
        lowTrust: "error",
    };
}
function lieOf(text, target) {
    const plain = target.replace(/[\t\n\r\u0000-\u0020]/g, "");
    if (/^(?:javascript|vbscript|data:text\/html)/i.test(plain))
        return "A link runs code";
    const host = hostOf(target);
    if (host === undefined)
        return undefined;
    if (/^[a-z][a-z0-9+.-]*:\/\/[^/?#@]*[a-z0-9-]+\.[a-z]{2,}[^/?#@]*@/i.test(target)) {
        return "A link leads to another host than it seems to name";
    }
    if (host.split(".").some(isMixed))
        return "A link leads to a host whose name imitates another";
    const named = hostOf(text) ?? bareHost(text);
    if (named === undefined || isSameSite(named, host))
        return undefined;
    return "A link leads to another host than its text names";
}
function hostOf(target) {
    const [, authority] = /^(?:https?:|wss?:|ftp:)?[\\/]{2}([^\\/?#\s]{1,300})/i.exec(target.trim()) ?? [];
    return authority
        ?.slice(authority.lastIndexOf("@") + 1)
        .replace(/:\d{1,5}$/, "")
        .toLowerCase();
}
const FILES = /\.(?:md|sh|py|rs|js|ts|go|pl|zip|app|dev\.ts|io\.md|ps|so|cc|ai|mov|java|cs)$/i;
function bareHost(text) {
    const [, host = ""] = /^((?:[a-z0-9-]{1,63}\.){1,6}[a-z]{2,24})(?:[/:?#]\S{0,300})?$/i.exec(text) ?? [];
    if (host === "" || (FILES.test(host) && !/^www\./i.test(host)))
        return undefined;
    return KNOWN_ENDINGS.test(host) ? host.toLowerCase() : undefined;
}
const KNOWN_ENDINGS = /\.(?:com|org|net|io|dev|app|gov|edu|mil|int|info|biz|cloud|ai|co|me|tv|xyz|site|online|tech|store|internal|[a-z]{2}\.[a-z]{2}|de|fr|uk|us|eu|nl|es|it|pl|ru|cn|jp|kr|in|br|au|ca|ch|at|se|no|fi|dk|be|cz)$/i;
function isSameSite(named, host) {
    const one = named.replace(/^www\./, "");
    const other = host.replace(/^www\./, "");
    return one === other || other.endsWith(`.${one}`) || one.endsWith(`.${other}`);
}
function isMixed(label) {
    return /[\u0370-\u052F]/.test(label) && /[a-z]/.test(label);
}
function dataMarks(text, zones) {
    const marks = [];
    const isProse = proseOf(zones);
    for (const { index, 0: head, 1: type = "text/plain", 2: options = "" } of text.matchAll(DATA)) {
        if (marks.length >= links_MOST_MARKS)
            break;
        const zone = isProse(index);
        if (zone === "code")
            continue;
        const end = index + (/^[^\s"')<>]{0,4000}/.exec(text.slice(index, index + 4000))?.[0].length ?? head.length);
        const says = contentOf(text.slice(index + head.length - 1, end), options);
        const reading = says === undefined ? "" : `, read as ${shown(says)}`;
        const mark = {
            rule: "poison/data-uri",
            start: index,
            end,
            message: `A data URI of the type ${type} holds ${end - index} characters that are not shown as text${reading}.`,
            subject: `${type} ${text.slice(index, index + 80)}`,
            severity: "warning",
            lowTrust: "error",
        };
        marks.push(zone === "quoted" ? asQuoted(mark) : mark);
    }
    return marks;
}
function contentOf(data, options) {
    const text = /;base64/i.test(options) ? external_node_buffer_.Buffer.from(data.slice(0, 2000), "base64").toString("utf8") : unescaped(data);
    const plain = text.slice(0, 400);
    const odd = plain.replace(/[\u0020-\u007E\u00A0-\uD7FF\t\n\r]/g, "").length;
    return plain.length > 3 && odd * 10 < plain.length ? plain : undefined;
}
function unescaped(data) {
    try {
        return decodeURIComponent(data.slice(0, 2000).replace(/%?.?$/, ""));
    }
    catch {
        return data.slice(0, 2000);
    }
}

;// CONCATENATED MODULE: ./build/src/poison/wrapped.js




const RUN = /[A-Za-z0-9+/_-]{24,8000}={0,2}/g;
const MOST_DECODED = 1_000_000;
function findWrapped(text) {
    const marks = [];
    let decoded = 0;
    for (const { index, 0: run } of text.matchAll(RUN)) {
        decoded += run.length;
        if (decoded > MOST_DECODED || marks.length >= 10)
            break;
        const says = decodedText(run);
        if (says === undefined)
            continue;
        const by = /^[0-9a-f]+$/i.test(run) ? "a row of hex digits" : "a row of base64";
        const [order] = findDirectives(says, [{ zone: "hidden", start: 0, end: says.length, by }]);
        if (order)
            marks.push({ ...order, start: index, end: index + run.length });
    }
    return marks;
}
function decodedText(run) {
    const isHex = run.length % 2 === 0 && /^[0-9a-fA-F]+$/.test(run);
    const text = external_node_buffer_.Buffer.from(run, isHex ? "hex" : "base64").toString("utf8");
    const odd = text.replace(/[\u0020-\u007E\u00A0-\uD7FF\t\n\r]/g, "").length;
    return odd * 20 < text.length ? text : undefined;
}
const CALL = /"(?:tool_calls?|function_call|tool_use|tool_use_id)"\s{0,20}:|"type"\s{0,20}:\s{0,20}"(?:tool_use|tool_call|function_call)"|"name"\s{0,20}:\s{0,20}"[\w.-]{1,60}"\s{0,20},\s{0,20}"(?:arguments|input|parameters)"\s{0,20}:\s{0,20}[{"]/g;
function findCalls(text, zones) {
    const reader = new ZoneReader(zones);
    for (const { index, 0: head } of text.matchAll(CALL)) {
        const zone = reader.at(index)?.zone;
        if (zone === "code")
            continue;
        const end = Math.min(index + head.length + 60, text.length);
        const mark = {
            rule: "poison/false-authority",
            start: index,
            end: index + head.length,
            message: `This text imitates the call of a tool: ${shown(text.slice(Math.max(0, index - 20), end))}.`,
            subject: head.replace(/\s/g, "").slice(0, 80),
            severity: zone === "hidden" ? "error" : "warning",
            lowTrust: "error",
        };
        return [mark];
    }
    return [];
}

;// CONCATENATED MODULE: ./build/src/poison/scan.js





function scanForPoison(text) {
    const zones = zonesOf(text);
    return [
        ...findHiddenCharacters(text),
        ...findDirectives(text, zones),
        ...findWrapped(text),
        ...findCalls(text, zones),
        ...findLinks(text, zones),
    ];
}


/***/ }),

/***/ 54024:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  n: () => (/* binding */ bitOf),
  f: () => (/* binding */ termsOf)
});

;// CONCATENATED MODULE: ./build/src/poison/terms/category.js
const CATEGORIES = [
    "disregard",
    "earlier",
    "own",
    "all",
    "rules",
    "everythingSoFar",
    "address",
    "youMust",
    "role",
    "reveal",
    "prompt",
    "send",
    "secret",
    "asset",
    "where",
    "conceal",
    "concealThis",
    "call",
    "tool",
    "danger",
    "approve",
    "approveThis",
    "keep",
    "thisText",
    "standing",
    "marker",
    "voice",
    "mention",
    "report",
    "negation",
];
function listed(terms) {
    return terms
        .split(";")
        .map((term) => term.trim().replace(/\s+/g, " "))
        .filter((term) => term !== "");
}

;// CONCATENATED MODULE: ./build/src/poison/terms/asian.js

const ASIAN = {
    disregard: listed(`
    忽略; 无视; 無視; 忘记; 忘記; 忘掉; 不要理会; 不要遵守; 跳过; 覆盖; 無視して; 無視し; 忘れて; 従わない; 従わず; 무시하; 무시해; 잊어; 따르지 마; تجاهل; انسَ; انس ;
    لا تتبع; अनदेखा; नज़रअंदाज़; भूल जा; bỏ qua; hãy quên; abaikan; lupakan;
  `),
    earlier: listed(`
    之前; 先前; 以前; 以上; 上述; 上面; 前面; 此前; 以前の; これまで; 上記; 前の; 先の; 이전; 위의; 지금까지; 앞의; السابقة; السابق; أعلاه; पिछले; पिछली;
    ऊपर; trước; ở trên; sebelumnya; di atas;
  `),
    own: listed(`
    你的; 您的; 系统; 系統; あなたの; システム; 너의; 당신의; 시스템; تعليماتك; النظام; अपने; अपनी; hệ thống; sistem;
  `),
    all: listed(`
    所有; 全部; 一切; すべて; 全て; 모든; كل; جميع; सभी; tất cả; semua;
  `),
    rules: listed(`
    指令; 指示; 规则; 規則; 提示; 说明; 說明; 命令; 要求; ルール; プロンプト; 命令; 指針; 지시; 명령; 규칙; 프롬프트; 지침; التعليمات; تعليمات; القواعد;
    الأوامر; निर्देश; नियम; hướng dẫn; chỉ dẫn; quy tắc; instruksi; perintah; aturan;
  `),
    everythingSoFar: listed(`
    以上所有内容; 以上内容; 上面的一切; これまでのすべて; 上記のすべて; 위의 모든 내용; كل ما سبق; ऊपर दी गई सभी;
  `),
    address: listed(`
    如果你是ai; 如果你是人工智能; 如果你是一个; 你现在是; 从现在开始你; 从现在起你; 致ai; 给ai的; ai助手请; 助手请注意; あなたがaiなら; aiへ; aiアシスタントへ; 今からあなたは;
    これからあなたは; 당신이 ai라면; ai에게; 지금부터 당신은; إذا كنت نموذج; إذا كنت ذكاء; यदि आप एक ai; nếu bạn là ai;
    jika anda adalah ai;
  `),
    conceal: listed(`
    不要告诉; 不要提及; 不要透露; 别告诉; 悄悄; 言わないで; 知らせずに; 伝えないで; 말하지 마; 알리지 마; لا تخبر; دون إخبار; मत बताना; đừng nói;
    jangan beri tahu;
  `),
    concealThis: listed(`
    不要告诉用户; 不要讓使用者知道; 不要让用户知道; 不要向用户提及; 别告诉用户; ユーザーには言わないで; ユーザーに知らせず; ユーザーに伝えない; 사용자에게 말하지; 사용자에게 알리지;
    لا تخبر المستخدم; دون إخبار المستخدم; उपयोगकर्ता को मत; đừng nói với người dùng; jangan beri tahu pengguna;
  `),
    reveal: listed(`
    显示; 输出; 透露; 告诉我; 打印; 重复; 表示して; 出力して; 教えて; 보여; 출력; 알려; اعرض; اطبع; दिखाओ; hiển thị; tampilkan;
  `),
    prompt: listed(`
    系统提示; 系統提示; 你的提示词; 你的指令; システムプロンプト; 시스템 프롬프트; موجه النظام; सिस्टम प्रॉम्प्ट; lời nhắc hệ thống;
  `),
    send: listed(`
    发送; 發送; 上传; 上傳; 转发; 泄露; 提交到; 送信; アップロード; 送って; 보내; 전송; 업로드; أرسل; भेज; gửi; kirim; unggah;
  `),
    secret: listed(`
    环境变量; 環境變數; 私钥; 私鑰; 所有密码; 所有密钥; 环境密钥; 環境変数; 秘密鍵; 환경 변수; 개인 키; متغيرات البيئة; biến môi trường;
  `),
    asset: listed(`
    密码; 密碼; 密钥; 密鑰; 凭据; 凭证; 令牌; パスワード; トークン; 認証情報; 비밀번호; 토큰; 자격 증명; كلمات المرور; पासवर्ड; mật khẩu; kata sandi;
  `),
    mention: listed(`
    攻击; 攻撃; 注入; インジェクション; 恶意; 공격; 인젝션; هجوم;
  `),
};

;// CONCATENATED MODULE: ./build/src/poison/terms/english.js

const BRACKET = "(";
const ENGLISH = {
    disregard: listed(`
    ignore; disregard; forget; override; overrule; bypass; discard; neglect; erase; do not follow; don't follow;
    stop following; do not obey; don't obey; stop obeying; pay no attention to; throw away; set aside; nullify;
    unlearn; ignoring; disregarding; forgetting; are no longer valid; no longer apply; are void; are revoked;
    are cancelled; take precedence over;
  `),
    earlier: listed(`
    previous; previously; prior; preceding; earlier; above; former; initial; foregoing; before this; so far;
    up to now; given before; past;
  `),
    own: listed(`
    your; system; safety; developer; original; built-in; content; ethical; moral; anthropic; openai;
  `),
    all: listed(`
    all; any; every; each; whatever; entire;
  `),
    rules: listed(`
    instruction; instructions; prompt; prompts; rules; guidelines; directives; directive; commands; guardrails;
    restrictions; constraints; policies; programming; training; orders; directions; safeguards; guidance;
  `),
    everythingSoFar: listed(`
    everything above; everything before this; everything you were told; what you were told; all of the above;
    all you were told; everything you know; all that came before; everything said so far; the text above;
    everything you have been told; what you have been told; the conversation above; what came before;
  `),
    address: listed(`
    if you are an ai; if you are a language model; if you are an llm; if you are an agent; if you are an assistant;
    if you're an ai; if you're an llm; if you are a large language model; if you are a bot; if you are claude;
    as an ai; ai agents; ai assistants; ai models; dear ai; dear assistant; dear agent; dear model; hey assistant;
    hey claude; hey copilot; hey ai; hi assistant; attention ai; attention agent*; attention assistant*;
    attention all agents; attention llm*; attention, ai; attention: ai; attention model*; note to ai;
    note to agent*; note to assistant*; note to llm*; note to the ai; note to the assistant; note to the agent;
    note to the model; note for ai; note for agents; note for the agent; note for llm*; note for the assistant;
    message to ai; message to the ai; message for ai; message to the assistant; message for the assistant;
    message to the agent; message for the agent; message to agents; instructions for ai; instructions for the ai;
    instructions for the assistant; instructions for the agent; instruction for ai; instructions to the assistant;
    instructions to the agent; instructions for llm*; instructions for the model; agents reading this;
    agent reading this; assistant reading this; model reading this; llm reading this; ai reading this;
    assistants reading this; models reading this; llms reading this; agents that read this; agent that reads this;
    agents who read this; assistant that reads this; model that reads this; any agent that loads this;
    any model that loads this; when you read this; upon reading this; once you read this; after reading this;
    whenever this record is; when this record is loaded; when this memory is; whenever you load;
    whenever this memory is; whenever this file is read; when this file is loaded; when summarizing this;
    when summarising this; when you summarize this; before answering; before you answer; before responding;
    before you respond; before doing anything else; before you continue; instead of answering; in your next reply;
    in your next response; in your response; in your reply; in your answer; in every reply; in every answer;
    your next action; as your first action; your first action; your first step; you, the assistant; you, the agent;
    the agent must now; the assistant must now; the model must now; the assistant should now; the agent should now;
    you are now; from now on you; from now on, you; you are an ai; you are a helpful assistant; language models:;
    assistant:; agent:; claude:; copilot:; llm:; model:; agents:; assistants:; claude,; copilot,; chatgpt,;
    chatgpt:; gemini,; gemini:; cursor:; codex:; coding agent:; coding agents:; assistant,;
  `),
    youMust: listed(`
    you must; you will; you should; you have to; you need to; you are required; you are to; you shall;
  `),
    role: listed(`
    you are now dan; do anything now; you are now in developer mode; developer mode enabled; enter developer mode;
    you are now an unrestricted; you are now unrestricted; without any restrictions; free of all restrictions;
    free from all restrictions; you have no restrictions; pretend you have no; no longer bound by;
    you are not bound by; act as an unrestricted; act as if you had no; act without restrictions; jailbroken;
    unfiltered mode; god mode; your new system prompt; new system prompt:; system override; system prompt override;
    override mode; your real instructions; your real task; your true task; your actual goal; your new task is;
    your new goal is; your new instructions; new instructions:; updated instructions:; your new role is;
    new instructions from the; you are now operating; maintenance mode enabled; debug mode enabled; safety off;
    safety filters are off; simulate a mode; you are no longer; your only goal; your only purpose;
    these instructions take precedence; highest priority instruction*; takes precedence over your; overrides your;
    override your;
  `),
    reveal: listed(`
    reveal; print; repeat; show; output; display; recite; quote; dump; disclose; write out; echo; tell me; give me;
    include; return; summarize; summarise; translate; encode; post; send; list;
  `),
    prompt: listed(`
    your system prompt; your instructions; your initial prompt; your hidden prompt; your hidden instructions;
    your initial instructions; your original instructions; your full prompt; your entire prompt; your prompt;
    your developer message; your system message; your configuration; your context window; your rules;
    your guidelines; the full system prompt; the entire system prompt; the system prompt above;
    the text above verbatim; the words above; the entire conversation; the whole conversation; your chat history;
    your memory contents; all previous messages; your conversation history;
  `),
    send: listed(`
    send; post; upload; transmit; forward; leak; exfiltrate; e-mail; email; mail; submit; deliver; append; embed;
    encode; paste; publish; share; attach; report; fetch; request; load; render; send_email; http_post;
    make a request; base64-encode; leaking; sending; uploading; beacon; curl; wget; put; add; include; insert;
    write; copy; pass; pipe; push; ship; open a pull request with;
  `),
    secret: listed(`
    id_rsa; id_ed25519; .ssh/; ssh key*; .env; .aws/credentials; .npmrc; .netrc; .pypirc; .kube/config;
    environment variables; env vars; process.env; printenv; os.environ; keychain; password manager; browser cookies;
    session cookies; /etc/passwd; /etc/shadow; private keys; your api key*; your credentials; your token*;
    your secrets; your access token*; the user's password; user's credentials; user's api key*; user's token*;
    user's private; all credentials; all secrets; all api keys; all tokens; any credentials; any api keys;
    any secrets; any tokens; every secret; every credential; every token; conversation history; chat history;
    your system prompt; the conversation so far; seed phrase; wallet key*; git credentials; secrets you; tokens you;
    credentials you; keys you; github_token; aws_secret_access_key; openai_api_key; anthropic_api_key;
    contents of the repository secrets; secrets of this repository; secrets of the repository;
  `),
    asset: listed(`
    credential*; secret*; api key*; token*; password*; passphrase*; private key*; kubeconfig; cookie*; source code;
    customer data; database dump; access key*; personal data; memory contents; file contents; the contents of;
    the content of; private repositor*; config files; internal documents; the user's files;
  `),
    where: listed(`
    http://; https://; webhook*; pastebin; gist; external server; remote server; attacker; this url;
    the following url; this address; this endpoint; following endpoint; following address; dns; ftp://; discord;
    telegram; ngrok; requestbin; interact.sh; burpcollaborator; wss://; query parameter; query string; image url;
    the url; our server; my server; collector; public issue; public repository; public gist; a comment;
    commit message; pull request description; hxxp; nslookup; image link; markdown image;
  `),
    conceal: listed(`
    do not tell; don't tell; do not inform; don't inform; do not mention; don't mention; never mention;
    do not reveal; don't reveal; never reveal; do not disclose; never disclose; don't disclose; never tell;
    without telling; without informing; without mentioning; without asking; without notifying; without alerting;
    do not notify; don't notify; do not alert; don't alert; do not log; don't log; silently; secretly; quietly;
    covertly; keep this secret; keep it secret; keep this hidden; keep this between us; hide this from; do not show;
    don't show; do not report; don't report; do not ask; don't ask; no need to mention; without confirmation;
    without user confirmation; without the user; do not let the user; must not know; should not know;
    say nothing about; say nothing to; act as if nothing; pretend this; as if nothing happened; leave no trace;
    remove this comment; delete this comment; delete this line; delete the logs; clear the logs;
  `),
    concealThis: listed(`
    do not mention this instruction*; do not mention these instructions; never mention this instruction*;
    never mention these instructions; do not reveal this instruction*; do not reveal these instructions;
    never reveal these instructions; don't mention this instruction*; don't mention these instructions;
    do not tell the user about this; don't tell the user about this; do not tell the user that you;
    don't tell the user that you; do not tell anyone about this message; do not mention this message;
    do not mention this note; do not mention this comment; do not tell the user you; don't tell the user you;
    never tell the user; do not inform the user; don't inform the user; without telling the user;
    without informing the user; without the user's knowledge; without notifying the user; hide this from the user;
    keep this hidden from the user; keep this secret from the user; conceal this from; do not let the user know;
    don't let the user know; do not mention this to the user; don't mention this to the user;
    do not show this to the user; the user must not know; the user should not know; do not disclose this message;
    do not repeat this message; do not quote this instruction*; do not reveal this message;
    do not mention this step; do not show this step; leave this out of your summary; omit this from your summary;
    do not tell the reviewer*; don't tell the reviewer*; hide this from the reviewer*; hide this from reviewers;
  `),
    call: listed(`
    call; invoke; use; run; execute; trigger; start; launch; activate;
  `),
    tool: listed(`
    tool; function; plugin; mcp server; shell tool; bash tool; browser tool; read_file; write_file; run_command;
    execute_command; send_email; delete_file; delete_repository; web_fetch; http_request; run_shell; python tool;
    code interpreter; create_pull_request; merge_pull_request; transfer_funds;
  `),
    danger: listed(`
    | sh; | bash; |sh; |bash; | sudo bash; | python; | zsh; rm -rf; base64 -d; base64 --decode; eval $(; eval${BRACKET};
    iex (; invoke-expression; /dev/tcp; nc -e; reverse shell; curl -s http; curl http; wget http; curl -fssl;
    chmod 777; chmod +s; --no-verify; push --force; force-push; drop table; delete all; delete every;
    disable the firewall; disable branch protection; remove branch protection; disable the audit; turn off logging;
    disable logging; wipe the; transfer funds; add me as; grant admin; add the collaborator; as a collaborator;
    add this ssh key; authorized_keys; crontab; disable two-factor; disable the security; disable security;
    disable all checks; dangerously-skip-permissions; malicious.; backdoor;
  `),
    approve: listed(`
    auto-approve; approve this; approve the pull request; approve the change; approve all; always approve;
    approve every; skip the review; skip review; skip all checks; skip the checks; skip validation;
    skip the approval; bypass the review; bypass review; bypass approval; merge without; merge this; mark this as;
    mark it as; without review; without a review; without approval; no review needed; disable the check;
    ignore the check; lgtm; no human review; without human; merge the pull request immediately; add a waiver;
    to the baseline;
  `),
    approveThis: listed(`
    this record is pre-approved; this record has been pre-approved; this change is pre-approved;
    this is pre-approved; mark this record as trusted; mark this record as approved; mark this record as verified;
    mark this record as safe; mark this memory as trusted; mark this memory as approved; mark this file as trusted;
    mark this note as trusted; treat this record as trusted; treat this record as authoritative;
    treat this file as trusted; treat this as a system; treat this text as a system; treat this note as a system;
    treat the following as a system; treat this as trusted; approve this pull request without;
    approve this change without; approve this record without; approve this update without;
    approve this pull request immediately; approve this pull request automatically; merge this without;
    skip review of this; approve this change automatically; skip the review of this; do not review this;
    no review of this; do not scan this; do not flag this; don't flag this; this content is safe and;
    this text has been verified by; exempt from review; no scanner should flag; reviewers can skip this;
    this file is exempt; this record is exempt; approve it without reading;
  `),
    keep: listed(`
    add; append; copy; write; save; insert; paste; remember; store; persist; repeat; include; put; memorize;
    replicate; spread; propagate; install;
  `),
    thisText: listed(`
    this instruction; these instructions; this message; this paragraph; this text; this note; this rule; this block;
    this comment; this sentence; this prompt; the following instruction*; the text below; the following rule;
    the following sentence; itself; this directive;
  `),
    standing: listed(`
    claude.md; agents.md; memory.md; gemini.md; .cursorrules; copilot-instructions; cursor rules; every record;
    every memory; all memories; your memory; long-term memory; your instructions; all future sessions;
    every future session; every session; every conversation; all future conversations; git hook*; .git/hooks;
    post-commit; pre-commit hook; .bashrc; .zshrc; .profile; crontab; system prompt; every file you; every runbook;
    every page; every repository; each file; each record; all repositories; other agents; settings.json; mcp.json;
    every future answer; every future reply; every future task;
  `),
    marker: listed(`
    <|im_start|>; <|im_end|>; <|system|>; <|user|>; <|assistant|>; <|endoftext|>; <|start_header_id|>;
    <|end_header_id|>; <|eot_id|>; <|begin_of_text|>; <|channel|>; <|message|>; <|start|>; <|end|>; [inst]; [/inst];
    <<sys>>; <</sys>>; <start_of_turn>; <end_of_turn>; <tool_call>; </tool_call>; <function_calls>;
    </function_calls>; <invoke name=; <function=; <system-reminder>; </system-reminder>; <system_prompt>;
    </system_prompt>; </system>; <system>; <|tool_call|>; <tool_response>; <function_results>; </instructions>;
    [system]; [/system]; [[system]]; ### system:; ### instruction:; ### new instruction*; begin system message;
    end of system prompt; end of user input; end of document. new; begin admin; system message:; [system message];
    [admin]; [developer]; <admin>; </user_input>; </context>;
  `),
    voice: listed(`
    system:; system note:; system message:; system notice:; system instruction:; developer:; admin:; administrator:;
    developer message:; admin note:; operator:; root:; anthropic:; openai:; security team:; important system;
    tool result:; tool output:; system alert:; system update:; [system]; assistant:;
  `),
    mention: listed(`
    attacker*; attack*; injection*; injected; malicious; adversar*; phishing; jailbreak*; payload*; red team*;
    red-team*; test case*; test prompt*; scanner*; poison*; hostile; untrusted; threat*; spoof*; detect*;
    suspicious; exploit*; linter; quarantine*; sanitize*; sanitise*; impersonat*; forged;
  `),
    report: listed(`
    asks; ask; asking; asked; tells; telling; told; says; saying; said; say; instructs; instructing; such as;
    for example; e.g.; like; phrases; phrase; reads; tries to; try to; attempts to; attempt to; attempted to;
    tried to; could; might; may; would; wants; orders; urges; demands; flags; rejects; blocks; refuses; reports;
    matches; words; wording; sentences that; text that; content that; which would; the rule; if a record; if a page;
    if the text; if a comment; whether; when a; anyone who; whoever;
  `),
    negation: listed(`
    never; do not; don't; must not; should not; cannot; can not; may not; not to; not; nobody; no one; avoid;
    refuse to; forbidden to; won't; does not; doesn't; shouldn't; mustn't; nor; without;
  `),
};

// EXTERNAL MODULE: ./build/src/poison/fold.js
var fold = __webpack_require__(94019);
;// CONCATENATED MODULE: ./build/src/poison/terms/european.js

const EUROPEAN = {
    disregard: listed(`
    ignora; ignorar; ignore; ignoren; ignorad; olvida; olvide; olvidar; descarta; haz caso omiso; omite;
    desconsidere; desconsidera; esqueça; esqueca; esquece; ignorem; descarte; não siga; nao siga; ignorez; oublie;
    oubliez; ne tiens pas compte; ne tenez pas compte; fais abstraction; faites abstraction; ne suivez pas;
    ne suis pas; ignori; ignorate; dimentica; dimenticate; non seguire; trascura; ignoriere; ignorieren; ignoriert;
    vergiss; vergessen; missachte; missachten; übergehe; befolge nicht; negeer; negeert; vergeet; zignoruj; ignoruj;
    zapomnij; pomiń; nie stosuj; игнорируй; проигнорируй; игнорировать; забудь; не обращай внимания; отбрось;
    не следуй; ігноруй; проігноруй; забудь; не зважай; yok say; görmezden gel; unut; dikkate alma;
  `),
    earlier: listed(`
    anterior; anteriores; previa*; previo*; precedente*; anteriormente; prévia*; précédent*; antérieur*; ci-dessus;
    plus haut; precedenti; sopra; vorherig*; vorig*; vorangegangen*; bisherig*; obig*; früher*; oben; eerder*;
    vorige; bovenstaand*; voorgaand*; poprzedni*; wcześniejs*; powyższ*; предыдущ; прежн; предшествующ; выше;
    попередн; önceki; yukarıdaki; hasta ahora; até agora;
  `),
    own: listed(`
    tus; sus; seus; suas; tes; vos; tuoi; deine; deinen; ihre; jouw; twoje; твои; свои; свої; del sistema;
    do sistema; du système; di sistema; systemprompt; системн; sistem;
  `),
    rules: listed(`
    instruccion*; instrução; instruções; instrucoes; instruction*; istruzion*; anweisung*; instruktion*;
    instructie*; instrukcj*; polece*; инструкц; указани; правил; інструкц; вказівк; talimat*; yönerge*; reglas;
    regras; règles; consignes; directivas; diretrizes; directives; regole; regeln; vorgaben; richtlinien; regels;
    richtlijnen; reguł; zasad; indicaciones; órdenes; ordens; ordres;
  `),
    everythingSoFar: listed(`
    todo lo anterior; tudo acima; tudo o que foi dito; tout ce qui précède; tutto quanto sopra; alles bisherige;
    alles obige; alles wat hierboven; wszystko powyżej; всё, что было выше; все вышеизложенное; всё вышесказанное;
    tout ce qui a été dit; alles, was bisher; alles was bisher; всё предыдущее; усе попереднє; yukarıdaki her şey;
  `),
    address: listed(`
    si eres una ia; si eres un agente; nota para la ia; nota para el asistente; nota para el agente;
    se você é uma ia; nota para a ia; si tu es une ia; si vous êtes une ia; note à l'ia; note pour l'ia;
    note pour l'assistant; se sei un'ia; nota per l'ia; wenn du eine ki bist; falls du eine ki bist;
    hinweis an die ki; an die ki:; hinweis für die ki; hinweis an den assistenten; если ты ии; если вы ии; для ии:;
    примечание для ии; a partir de ahora eres; ab jetzt bist du; du bist jetzt; ahora eres; agora você é;
    tu es maintenant; теперь ты; eğer bir yapay zeka; als je een ai bent; jeśli jesteś ai; jeśli jesteś modelem;
  `),
    conceal: listed(`
    sin avisar; sin decir; no digas; no menciones; não diga; não mencione; sem avisar; ne dis pas; ne dites pas;
    ne mentionne pas; ne mentionnez pas; sans prévenir; sans demander; non dire; non menzionare; senza avvisare;
    sage nicht; sag nichts; erwähne nicht; erwähne dies nicht; ohne den benutzer; ohne nachzufragen; zeg niet;
    nie mów; не говори; не сообщай; не упоминай; незаметно; тайно; не кажи; söyleme; bahsetme;
  `),
    concealThis: listed(`
    no se lo digas al usuario; no le digas al usuario; sin decírselo al usuario; não conte ao usuário;
    não diga ao usuário; ne le dis pas à l'utilisateur; ne dites rien à l'utilisateur;
    sans en parler à l'utilisateur; ne dis rien à l'utilisateur; non dirlo all'utente; non dire nulla all'utente;
    sag dem benutzer nichts; sage dem benutzer nichts; sag dem nutzer nichts; erwähne diese anweisung nicht;
    ohne den nutzer zu informieren; ohne den benutzer zu informieren; vertel de gebruiker niet;
    nie mów użytkownikowi; не говори пользователю; не сообщай пользователю; не упоминай об этом;
    не кажи користувачу; kullanıcıya söyleme; kullanıcıya bundan bahsetme;
  `),
    reveal: listed(`
    revela; muestra; imprime; repite; mostre; révèle; révélez; affiche; affichez; répète; mostra; stampa; zeige;
    zeig; gib; wiederhole; toon; pokaż; ujawnij; покажи; выведи; раскрой; повтори; göster;
  `),
    prompt: listed(`
    tu prompt; tu prompt de sistema; tus instrucciones; seu prompt; suas instruções; ton prompt; tes instructions;
    vos instructions; il tuo prompt; le tue istruzioni; deinen systemprompt; deinen prompt; deine anweisungen;
    je systeemprompt; swój prompt; системный промпт; свой промпт; твои инструкции; sistem istemini;
  `),
    send: listed(`
    envía; envia; enviar; envíe; manda; sube; envie; enviez; envoie; envoyez; transmets; transmettez; invia;
    inviate; carica; sende; senden; schicke; schick; übermittle; lade; stuur; wyślij; prześlij; отправь; отправьте;
    перешли; загрузи; надішли; gönder;
  `),
    secret: listed(`
    variables de entorno; variáveis de ambiente; variables d'environnement; variabili d'ambiente;
    umgebungsvariablen; omgevingsvariabelen; zmienne środowiskowe; переменные окружения; claves ssh; clés ssh;
    ssh-schlüssel; ключи ssh; todas las credenciales; tus credenciales; tes identifiants; deine zugangsdaten;
    alle zugangsdaten; toutes les clés; все ключи; все пароли; ortam değişkenlerini;
  `),
    asset: listed(`
    credencia*; contraseña*; senha*; claves; identifiants; mots de passe; clé api; clés; credenziali; zugangsdaten;
    passwörter; schlüssel; geheimnisse; wachtwoord*; hasła; klucze; парол; ключ; секрет; токен;
  `),
    mention: listed(`
    atacante*; attaquant*; angreifer*; aanvaller*; инъекц; злоумышлен; inyecc*; injeção; iniezione;
  `),
};

;// CONCATENATED MODULE: ./build/src/poison/terms/table.js





function bitOf(category) {
    return 1 << CATEGORIES.indexOf(category);
}
function termsOf(wanted) {
    const terms = new Map();
    for (const language of [ENGLISH, EUROPEAN, ASIAN])
        addTerms(terms, language, wanted);
    return [...terms].map(([written, categories]) => {
        const isStem = written.endsWith("*");
        const text = isStem ? written.slice(0, -1) : written;
        return { text, categories, isStem, isFree: !/^[\u0000-\u024F\u1E00-\u1EFF]/.test(text) };
    });
}
function addTerms(terms, language, wanted) {
    for (const category of CATEGORIES) {
        const bit = bitOf(category);
        if ((wanted & bit) === 0)
            continue;
        for (const text of language[category] ?? []) {
            for (const form of formsOf(text))
                terms.set(form, (terms.get(form) ?? 0) | bit);
        }
    }
}
function formsOf(text) {
    if (/^[\u0020-\u007E]*$/.test(text))
        return [text];
    if (!/[\u0370-\u052F]/.test(text))
        return [...new Set([text, (0,fold/* foldText */.TH)(text)])];
    return [...new Set([text, text.charAt(0).toUpperCase() + text.slice(1), text.toUpperCase()])];
}


/***/ })

};
