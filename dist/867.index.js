export const id = 867;
export const ids = [867,339];
export const modules = {

/***/ 9805:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AD: () => (/* binding */ filesDigest),
/* harmony export */   Fo: () => (/* binding */ checkShard),
/* harmony export */   jf: () => (/* binding */ WINDOW)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var _indexes_part_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1025);
/* harmony import */ var _indexes_part_of_path_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(9243);
/* harmony import */ var _indexes_record_line_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6012);
/* harmony import */ var _indexes_tallies_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(7605);
/* harmony import */ var _load_gate_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9296);
/* harmony import */ var _load_locate_findings_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2145);
/* harmony import */ var _load_read_memory_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9526);
/* harmony import */ var _memory_place_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1314);
/* harmony import */ var _rules_judge_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4041);
/* harmony import */ var _judge_locally_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(4307);
/* harmony import */ var _judgement_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(1964);
/* harmony import */ var _require_memory_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(2291);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(2792);














const WINDOW = 24 * 60 * 60 * 1000;
async function checkShard(input) {
    const { tree, shard, of, root, now, onProgress } = input;
    const gate = await (0,_load_gate_js__WEBPACK_IMPORTED_MODULE_3__/* .loadGate */ .W)(tree, input.gate);
    await (0,_require_memory_js__WEBPACK_IMPORTED_MODULE_10__/* .requireMemory */ .F)([tree], gate);
    const listed = await (0,_load_read_memory_js__WEBPACK_IMPORTED_MODULE_5__/* .recordEntries */ .mG)(tree, gate, (path) => (0,_indexes_part_of_path_js__WEBPACK_IMPORTED_MODULE_12__/* .partOfPath */ .wQ)(path, of) === shard);
    const entries = listed.filter(({ path }, index) => listed[index + 1]?.path !== path);
    const inspect = (0,_rules_judge_js__WEBPACK_IMPORTED_MODULE_7__/* .recordInspector */ .p8)((0,_judgement_js__WEBPACK_IMPORTED_MODULE_9__/* .recordContext */ .pD)(gate, new Date(Math.min(now.getTime() + WINDOW, MAX_TIME))));
    const tallies = new _indexes_tallies_js__WEBPACK_IMPORTED_MODULE_13__/* .Tallies */ .T();
    const problems = [];
    const declarations = new LineBuffer();
    let done = 0;
    await (0,_load_read_memory_js__WEBPACK_IMPORTED_MODULE_5__/* .visitFiles */ .Hy)(tree, entries, gate, inspect, (file) => {
        tallies.addFile(file.className, file.documents, file.declarations, (0,_load_read_memory_js__WEBPACK_IMPORTED_MODULE_5__/* .isBroken */ .Qr)(file));
        for (const declaration of file.declarations)
            declarations.add((0,_indexes_record_line_js__WEBPACK_IMPORTED_MODULE_2__/* .recordLine */ .I)(declaration));
        for (const problem of file.problems) {
            if ((0,_rules_judge_js__WEBPACK_IMPORTED_MODULE_7__/* .severityOf */ .xJ)(problem, gate.severities) !== "off")
                problems.push(problem);
        }
        if (++done % 1000 === 0)
            onProgress?.(done, entries.length);
    });
    const header = (0,_indexes_part_js__WEBPACK_IMPORTED_MODULE_1__/* .partHeaderLine */ .T_)({
        steward: _version_js__WEBPACK_IMPORTED_MODULE_11__/* .STEWARD_VERSION */ .m,
        shard,
        of,
        root,
        gateDigest: (0,_judge_locally_js__WEBPACK_IMPORTED_MODULE_8__/* .gateDigest */ .U)(gate),
        filesDigest: filesDigest(listed),
        asOf: now.getTime(),
        declarations: declarations.count,
        problems: problems.length,
        tallies: tallies.data(),
    });
    const places = await (0,_load_locate_findings_js__WEBPACK_IMPORTED_MODULE_4__/* .locateProblems */ .D)(problems, tree, gate.layout);
    const said = new LineBuffer();
    for (const [index, problem] of problems.entries()) {
        said.add((0,_indexes_part_js__WEBPACK_IMPORTED_MODULE_1__/* .partProblemLine */ .Lz)(problem, places[index] ?? { at: _memory_place_js__WEBPACK_IMPORTED_MODULE_6__/* .START_OF_FILE */ .a, related: [] }));
    }
    const bytes = Buffer.concat([Buffer.from(`${header}\n`), ...declarations.chunks(), ...said.chunks()]);
    return { bytes, files: entries.length, problems: problems.length };
}
const MAX_TIME = 8.64e15;
class LineBuffer {
    count = 0;
    #chunks = [];
    #lines = [];
    add(line) {
        this.#lines.push(line, "\n");
        this.count++;
        if (this.#lines.length >= LINES_AT_A_TIME)
            this.#flush();
    }
    chunks() {
        this.#flush();
        return this.#chunks;
    }
    #flush() {
        this.#chunks.push(Buffer.from(this.#lines.join("")));
        this.#lines = [];
    }
}
const LINES_AT_A_TIME = 512;
function filesDigest(entries) {
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256");
    for (const { path, mode, oid } of entries)
        hash.update(`${path}\0${mode}\0${oid}\n`);
    return `sha256:${hash.digest("hex")}`;
}


/***/ }),

/***/ 2291:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ requireMemory)
/* harmony export */ });
/* harmony import */ var _memory_tree_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5037);
/* harmony import */ var _memory_user_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(989);


async function requireMemory(trees, { layout, isExcluded }) {
    for (const tree of trees) {
        if ((await tree.entries()).some(({ path }) => layout.classOf(path) !== undefined && !isExcluded(path)))
            return;
    }
    throw new _memory_user_error_js__WEBPACK_IMPORTED_MODULE_0__/* .NoMemoryError */ .T(`No file of ${trees[0] ? (0,_memory_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .nameInSentence */ ._2)(trees[0]) : "the tree"} belongs to the layout "${layout.name}", so there is nothing to check.`, "Check the folder, the layout and its root; `memory-steward init` starts a memory.");
}


/***/ }),

/***/ 1025:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lz: () => (/* binding */ partProblemLine),
/* harmony export */   PO: () => (/* binding */ MAX_PART),
/* harmony export */   T_: () => (/* binding */ partHeaderLine),
/* harmony export */   on: () => (/* binding */ readPart)
/* harmony export */ });
/* harmony import */ var _memory_user_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(989);
/* harmony import */ var _part_of_path_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9243);
/* harmony import */ var _not_local_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1741);
/* harmony import */ var _record_line_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6012);




const PART_FORMAT = "memory-steward.part/v1";
const MAX_PART = 1024 * 1024 * 1024;
const MAX_LINE = 64 * 1024 * 1024;
const NEWLINE = 0x0a;
function partHeaderLine(header) {
    return JSON.stringify({ schema: PART_FORMAT, ...header });
}
function partProblemLine(problem, places) {
    const { rule, message, at, record, subject, severity, suggestion, related, since, until } = problem;
    const { effort, edit } = places;
    const line = {
        problem: {
            rule,
            message,
            at: { path: at.path },
            ...(record !== undefined && { record }),
            ...(subject !== undefined && { subject }),
            ...(severity !== undefined && { severity }),
            ...(suggestion && { suggestion: { message: suggestion.message, certain: suggestion.certain } }),
            ...(related && { related: related.map((place) => ({ message: place.message, at: { path: place.at.path } })) }),
            ...(since !== undefined && { since }),
            ...(until !== undefined && { until }),
        },
        places: { at: places.at, related: places.related, ...(edit && { edit }), ...(effort && { effort }) },
    };
    return JSON.stringify(line);
}
async function readPart(label, bytes, reader) {
    const validators = await __webpack_require__.e(/* import() */ 130).then(__webpack_require__.t.bind(__webpack_require__, 3130, 19));
    if (bytes.length > MAX_PART)
        throw broken(label, `it is larger than ${MAX_PART} bytes`);
    const lines = linesOf(label, bytes);
    const next = (what) => {
        const line = lines.next();
        if (line.done)
            throw broken(label, `it ends before ${what}`);
        return line.value;
    };
    const headerText = next("its header");
    refuseOtherFormat(label, headerText);
    const header = valid(label, 1, headerText, validators.partHeader);
    if (header.shard > header.of)
        throw broken(label, `it says it is number ${header.shard} of ${header.of}`);
    reader.header(header);
    for (let index = 0; index < header.declarations; index++) {
        const text = next(`declaration ${index + 1} of ${header.declarations}`);
        reader.declaration(declarationIn(label, index + 2, text));
    }
    for (let index = 0; index < header.problems; index++) {
        const text = next(`problem ${index + 1} of ${header.problems}`);
        reader.problem(valid(label, header.declarations + index + 2, text, validators.partProblem));
    }
    if (!lines.next().done)
        throw broken(label, "it goes on after its last line");
}
function* linesOf(label, bytes) {
    const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
    for (let start = 0, number = 1; start < buffer.length; number++) {
        const end = buffer.indexOf(NEWLINE, start);
        if (end === -1)
            throw broken(label, "its last line is cut off");
        if (end - start > MAX_LINE)
            throw broken(label, `line ${number} is longer than ${MAX_LINE} bytes`);
        yield buffer.toString("utf8", start, end);
        start = end + 1;
    }
    return undefined;
}
function valid(label, number, text, validate) {
    const value = jsonOf(text);
    if (validate(value))
        return value;
    const [error] = validate.errors ?? [];
    const where = error && error.instancePath !== "" ? ` at ${error.instancePath.slice(0, 100)}` : "";
    throw broken(label, `line ${number}${where} ${error?.message ?? "is not what it should be"}`);
}
function declarationIn(label, number, text) {
    try {
        return (0,_record_line_js__WEBPACK_IMPORTED_MODULE_1__/* .parseRecordLine */ .p)(text);
    }
    catch (error) {
        if (error instanceof _not_local_js__WEBPACK_IMPORTED_MODULE_2__/* .NotLocal */ .X)
            throw broken(label, `line ${number} declares nothing`);
        throw error;
    }
}
function refuseOtherFormat(label, text) {
    const value = jsonOf(text);
    const schema = typeof value === "object" && value !== null && "schema" in value ? value.schema : undefined;
    if (schema === PART_FORMAT)
        return;
    throw broken(label, `its first line does not say that it is ${PART_FORMAT}`);
}
function jsonOf(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}
function broken(label, why) {
    return new _memory_user_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y(`${label} is no part that can be merged: ${why}.`, `Make it with "memory-steward check --shard i/n --output", n up to ${_part_of_path_js__WEBPACK_IMPORTED_MODULE_3__/* .MAX_SHARDS */ .hH}, and pass the file on as it is.`);
}


/***/ }),

/***/ 6867:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runCheckShard: () => (/* binding */ runCheckShard)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _commands_check_shard_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9805);
/* harmony import */ var _git_repository_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(827);
/* harmony import */ var _memory_user_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(989);
/* harmony import */ var _find_memory_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2339);
/* harmony import */ var _gate_options_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1504);
/* harmony import */ var _progress_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2327);
/* harmony import */ var _write_output_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4987);








async function runCheckShard(dir, options) {
    if (options.base !== undefined) {
        throw new _memory_user_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y("A change against a base is not checked in shards: what it does not touch is not read anyway.", "Leave out --shard to judge the change, or --base to judge all of the memory.");
    }
    const { shard, of } = options.shard;
    const repository = await (0,_git_repository_js__WEBPACK_IMPORTED_MODULE_2__/* .openRepository */ .h)(dir);
    const progress = (0,_progress_js__WEBPACK_IMPORTED_MODULE_7__/* .progressLine */ .o)(process.stderr);
    try {
        const { head } = options;
        const { bytes, files, problems } = await (0,_commands_check_shard_js__WEBPACK_IMPORTED_MODULE_1__/* .checkShard */ .Fo)({
            tree: head === undefined ? await repository.workingTree() : await repository.commitTree(head),
            root: repository.prefix.replace(/\/$/, ""),
            gate: (0,_gate_options_js__WEBPACK_IMPORTED_MODULE_5__/* .gateOptions */ .O)(dir, options, repository),
            shard,
            of,
            now: options.asOf ?? new Date(),
            onProgress: progress.update,
        });
        progress.clear();
        if (options.output === undefined) {
            process.stdout.write(bytes);
        }
        else {
            (0,_write_output_js__WEBPACK_IMPORTED_MODULE_6__/* .writeOutput */ .z)(dir, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(options.output), bytes);
            const said = `${problems} problem${problems === 1 ? "" : "s"}`;
            process.stdout.write(`Wrote part ${shard} of ${of}: ${files} file${files === 1 ? "" : "s"}, ${said} in them.\n`);
        }
        return 0;
    }
    catch (error) {
        throw (0,_find_memory_js__WEBPACK_IMPORTED_MODULE_4__/* .withMemoryAbove */ .$)(error, dir, "check");
    }
    finally {
        progress.clear();
        await repository.close();
    }
}


/***/ }),

/***/ 2339:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ withMemoryAbove),
/* harmony export */   j: () => (/* binding */ findMemory),
/* harmony export */   noFolder: () => (/* binding */ noFolder)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _generated_layouts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3872);
/* harmony import */ var _memory_user_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(989);




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

/***/ 1504:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ gateOptions)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _load_load_layout_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9832);
/* harmony import */ var _memory_user_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(989);




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

/***/ 2327:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ progressLine)
/* harmony export */ });
const FIRST_AFTER = 1000;
const TERMINAL_EVERY = 100;
const LOG_EVERY = 5000;
function progressLine(stream) {
    const started = Date.now();
    let last = started;
    let shown = false;
    return {
        update(done, total) {
            const now = Date.now();
            if (now - started < FIRST_AFTER || now - last < (stream.isTTY ? TERMINAL_EVERY : LOG_EVERY))
                return;
            last = now;
            const text = `read ${done} of ${total} files`;
            if (stream.isTTY) {
                stream.write(`\r\x1b[K${text}`);
                shown = true;
            }
            else {
                stream.write(`${text}\n`);
            }
        },
        clear() {
            if (shown)
                stream.write("\r\x1b[K");
            shown = false;
        },
    };
}


/***/ }),

/***/ 4987:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ writeOutput)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _files_below_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7945);
/* harmony import */ var _output_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5997);



function writeOutput(folder, path, content) {
    const below = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(folder, path).replaceAll("\\", "/");
    if (!below.startsWith("../") && !(0,node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute)(below))
        (0,_files_below_js__WEBPACK_IMPORTED_MODULE_1__/* .assertWritable */ .Bz)(folder, below);
    (0,_output_js__WEBPACK_IMPORTED_MODULE_2__/* .writeFileWhole */ .t)(path, content);
}


/***/ })

};
