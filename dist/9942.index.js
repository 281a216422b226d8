export const id = 9942;
export const ids = [9942];
export const modules = {

/***/ 27156:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ indexChanges)
/* harmony export */ });
/* harmony import */ var _load_git_ids_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36109);
/* harmony import */ var _memory_index_paths_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38500);
/* harmony import */ var _memory_tree_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(85037);



async function indexChanges(tree, { files, root }) {
    const entries = await tree.entries();
    const format = (0,_load_git_ids_js__WEBPACK_IMPORTED_MODULE_0__/* .formatOfId */ .cm)(entries[0]?.oid ?? "");
    const present = new Map(entries.filter(({ path }) => (0,_memory_index_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .isIndexPath */ .oj)(path, root)).map((entry) => [entry.path, entry]));
    const changes = [];
    for (const [path, text] of files) {
        const bytes = Buffer.from(text);
        const entry = present.get(path);
        if (entry?.mode !== "100644" || entry.oid !== (0,_load_git_ids_js__WEBPACK_IMPORTED_MODULE_0__/* .blobId */ .zA)(bytes, format))
            changes.push({ path, bytes });
    }
    for (const path of present.keys())
        if (!files.has(path))
            changes.push({ path, bytes: undefined });
    return changes.sort((a, b) => (0,_memory_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .comparePaths */ .cD)(a.path, b.path));
}


/***/ }),

/***/ 27596:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ indexSource)
/* harmony export */ });
/* harmony import */ var _load_gate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87346);
/* harmony import */ var _load_source_digest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71206);
/* harmony import */ var _memory_user_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(90989);



async function indexSource(repository, tree, options, now) {
    const commit = tree.commit ?? (await headOf(repository, tree, options));
    if (commit === undefined)
        return { time: now };
    const gate = await (0,_load_gate_js__WEBPACK_IMPORTED_MODULE_0__/* .loadGate */ .W)(tree, options);
    return (await sourceCommitOf(repository, gate, commit)) ?? { time: now };
}
function sourceCommitOf(repository, gate, commit) {
    const { layout, isExcluded } = gate;
    const isSource = (path) => path.startsWith(layout.root) && !isExcluded(path) && !layout.isGenerated(path);
    return repository.sourceCommit(isSource, commit);
}
async function headOf(repository, tree, options) {
    const head = await repository.headCommit();
    if (head === undefined)
        return undefined;
    const digestOf = async (each) => (0,_load_source_digest_js__WEBPACK_IMPORTED_MODULE_1__/* .sourceDigest */ .c)(each, await (0,_load_gate_js__WEBPACK_IMPORTED_MODULE_0__/* .loadGate */ .W)(each, options));
    const here = await digestOf(tree);
    const there = await digestOf(await repository.commitTree(head)).catch((error) => {
        if (error instanceof _memory_user_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y)
            return undefined;
        throw error;
    });
    return here === there ? head : undefined;
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

/***/ 82327:
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

/***/ 69942:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runReindex: () => (/* binding */ runReindex)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/src/commands/index-changes.js
var index_changes = __webpack_require__(27156);
// EXTERNAL MODULE: ./build/src/commands/index-source.js
var index_source = __webpack_require__(27596);
// EXTERNAL MODULE: ./build/src/commands/make-index.js + 6 modules
var make_index = __webpack_require__(37137);
// EXTERNAL MODULE: ./build/src/git/repository.js + 20 modules
var git_repository = __webpack_require__(9204);
// EXTERNAL MODULE: ./build/src/memory/index-paths.js
var index_paths = __webpack_require__(38500);
// EXTERNAL MODULE: ./build/src/memory/user-error.js
var user_error = __webpack_require__(90989);
// EXTERNAL MODULE: ./build/src/report/visible-text.js
var visible_text = __webpack_require__(36672);
// EXTERNAL MODULE: ./build/src/terminal/files-below.js
var files_below = __webpack_require__(37945);
// EXTERNAL MODULE: ./build/src/terminal/gate-options.js
var gate_options = __webpack_require__(91504);
// EXTERNAL MODULE: ./build/src/terminal/output.js
var output = __webpack_require__(15997);
;// CONCATENATED MODULE: ./build/src/terminal/merge-driver.js








const GUARD = "MEMORY_STEWARD_MERGE";
async function mergeIndexFile(dir, files, options) {
    const [result, path] = files;
    if (result === undefined || path === undefined || files.length !== 2) {
        throw new user_error/* UserError */.y("A merge driver needs two files.", "Configure it as `reindex --merge-driver %A %P`");
    }
    if (process.env[GUARD] !== undefined)
        return 0;
    const repository = await (0,git_repository/* openRepository */.h)(dir);
    try {
        const text = await generated(repository, path.slice(repository.prefix.length), (0,gate_options/* gateOptions */.O)(dir, options, repository));
        if (text !== undefined)
            (0,output/* writeFileWhole */.t)((0,external_node_path_.resolve)(result), text);
        else
            process.stderr.write(`${(0,visible_text/* visible */.RK)(path)}: write the index again when the merge is done, by reindex --write.\n`);
        return 0;
    }
    finally {
        await repository.close();
    }
}
async function generated(repository, path, gate) {
    const ours = await repository.headCommit();
    const [theirs, ...more] = Object.keys(process.env).flatMap((name) => /^GITHEAD_([0-9a-f]{40,64})$/.exec(name)?.[1] ?? []);
    if (ours === undefined || theirs === undefined || more.length > 0)
        return undefined;
    process.env[GUARD] = "1";
    const { tree, conflicts } = await repository.mergedTree(ours, theirs);
    if (conflicts.some((each) => !(0,index_paths/* isIndexPath */.oj)(each, rootOf(each))))
        return undefined;
    const times = await Promise.all([ours, theirs].map((head) => repository.sourceCommit(() => true, head)));
    const time = new Date(Math.max(...times.map((commit) => commit?.time.getTime() ?? 0)));
    const { files } = await (0,make_index/* makeIndex */.H)({ tree, root: repository.prefix.replace(/\/$/, ""), gate, source: { time } });
    return files.get(path);
}
function rootOf(path) {
    return path.slice(0, Math.max(0, path.lastIndexOf("indexes/")));
}

// EXTERNAL MODULE: ./build/src/terminal/progress.js
var terminal_progress = __webpack_require__(82327);
;// CONCATENATED MODULE: ./build/src/terminal/reindex.js














async function runReindex(dir, options) {
    if (options.mergeDriver)
        return await mergeIndexFile(dir, options.mergeDriver, options);
    if (!options.write && !options.check) {
        throw new user_error/* UserError */.y("reindex was not told what to do with the index.", "Give --write to write it, or --check to compare it; on the forge the Action's `command: reindex` commits it");
    }
    const repository = await (0,git_repository/* openRepository */.h)(dir);
    const progress = (0,terminal_progress/* progressLine */.o)(process.stderr);
    try {
        const tree = await repository.workingTree();
        const gate = (0,gate_options/* gateOptions */.O)(dir, options, repository);
        const made = await (0,make_index/* makeIndex */.H)({
            tree,
            root: repository.prefix.replace(/\/$/, ""),
            gate,
            source: options.asOf ? { time: options.asOf } : await (0,index_source/* indexSource */.I)(repository, tree, gate, new Date()),
            onProgress: progress.update,
        });
        progress.clear();
        if (options.write) {
            write(dir, made);
            return 0;
        }
        const changes = await (0,index_changes/* indexChanges */._)(tree, made);
        for (const { path, bytes } of changes.slice(0, MAX_NAMED)) {
            process.stdout.write(`${(0,visible_text/* visible */.RK)(path)} ${bytes ? "is not what generating it gives" : "is a file of an older index"}\n`);
        }
        const where = `${made.root}${index_paths/* INDEX_FOLDER */.gt}/`;
        process.stdout.write(changes.length === 0
            ? `The index below ${where} is what generating it gives.\n`
            : `The index below ${where} is not what generating it gives: ${changes.length} files differ. Write it with reindex --write.\n`);
        return changes.length === 0 ? 0 : 1;
    }
    finally {
        progress.clear();
        await repository.close();
    }
}
const MAX_NAMED = 20;
function write(dir, { files, root, declarations }) {
    for (const path of files.keys())
        (0,files_below/* assertWritable */.Bz)(dir, path);
    let written = 0;
    for (const [path, text] of files) {
        if ((0,files_below/* occupant */.oG)(dir, path) === "file" && (0,external_node_fs_.readFileSync)((0,external_node_path_.join)(dir, path), "utf8") === text)
            continue;
        (0,output/* writeFileWhole */.t)((0,external_node_path_.join)(dir, path), text);
        written++;
    }
    const old = filesBelow(dir, root + index_paths/* INDEX_FOLDER */.gt).filter((path) => (0,index_paths/* isIndexPath */.oj)(path, root));
    const gone = old.filter((path) => !files.has(path));
    for (const path of gone)
        (0,external_node_fs_.rmSync)((0,external_node_path_.join)(dir, path));
    process.stdout.write(`Indexed ${declarations} declarations in ${files.size} files below ${root}indexes/: ${written} written, ${gone.length} removed.\n`);
}
function filesBelow(dir, folder) {
    if ((0,files_below/* occupant */.oG)(dir, folder) !== "folder")
        return [];
    return (0,external_node_fs_.readdirSync)((0,external_node_path_.join)(dir, folder), { withFileTypes: true }).flatMap((entry) => {
        const path = `${folder}/${entry.name}`;
        if (entry.isDirectory())
            return filesBelow(dir, path);
        return entry.isFile() ? [path] : [];
    });
}


/***/ })

};
