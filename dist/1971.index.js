export const id = 1971;
export const ids = [1971];
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
/* harmony export */   s: () => (/* binding */ forgeAccess)
/* harmony export */ });
/* harmony import */ var _memory_user_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90989);
/* harmony import */ var _commands_version_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82792);
/* harmony import */ var _terminal_redaction_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44771);



async function forgeAccess(environment, token, log) {
    if (token === undefined) {
        throw new _memory_user_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y("There is no token to publish with.", "Leave the input `token` at its default, or give one.");
    }
    const [{ context }, { connectGitHub }, { makePullClone }] = await Promise.all([
        Promise.all(/* import() */[__webpack_require__.e(8439), __webpack_require__.e(1351)]).then(__webpack_require__.bind(__webpack_require__, 61351)),
        Promise.all(/* import() */[__webpack_require__.e(8439), __webpack_require__.e(56), __webpack_require__.e(4634)]).then(__webpack_require__.bind(__webpack_require__, 62253)),
        __webpack_require__.e(/* import() */ 1811).then(__webpack_require__.bind(__webpack_require__, 51811)),
    ]);
    const { owner, repo } = repositoryOf(environment["GITHUB_REPOSITORY"]);
    const server = withoutSlash(context.serverUrl);
    const fetch = await proxyFetch(environment);
    const forge = connectGitHub({
        token,
        apiUrl: withoutSlash(context.apiUrl),
        owner,
        repository: repo,
        version: _commands_version_js__WEBPACK_IMPORTED_MODULE_1__/* .STEWARD_VERSION */ .m,
        redactor: _terminal_redaction_js__WEBPACK_IMPORTED_MODULE_2__/* .redactor */ .$p,
        log,
        ...(fetch && { fetch }),
    });
    return {
        forge,
        server,
        repository: `${owner}/${repo}`,
        run: { id: context.runId || 0, attempt: context.runAttempt || 1 },
        clone: (directory, checkout) => makePullClone({ url: `${server}/${owner}/${repo}.git`, token, directory, checkout }),
    };
}
function repositoryOf(name = "") {
    const [, owner, repo] = /^([A-Za-z0-9_-]+)\/([A-Za-z0-9._-]+)$/.exec(name) ?? [];
    if (owner !== undefined && repo !== undefined)
        return { owner, repo };
    throw new _memory_user_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y("The run does not say which repository it belongs to.", "Run the Action in a workflow.");
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

/***/ 41971:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runReindex: () => (/* binding */ runReindex)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./node_modules/@actions/core/lib/core.js + 14 modules
var core = __webpack_require__(96421);
// EXTERNAL MODULE: ./build/src/memory/forge.js
var memory_forge = __webpack_require__(59402);
// EXTERNAL MODULE: ./build/src/memory/user-error.js
var user_error = __webpack_require__(90989);
// EXTERNAL MODULE: ./build/src/commands/index-changes.js
var index_changes = __webpack_require__(27156);
// EXTERNAL MODULE: ./build/src/commands/index-source.js
var index_source = __webpack_require__(27596);
// EXTERNAL MODULE: ./build/src/commands/make-index.js + 6 modules
var make_index = __webpack_require__(37137);
;// CONCATENATED MODULE: ./build/src/commands/reindex.js





const MAX_ATTEMPTS = 5;
const INDEX_BRANCH = "memory/indexes";
async function reindex(input) {
    const { forge, source, branch, log } = input;
    for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt++) {
        const { base: head } = await source.fetch(branch, []);
        const { changes, text } = await prepare(input, head);
        const result = { head, files: changes.length };
        if (changes.length === 0)
            return { ...result, outcome: "unchanged" };
        try {
            const commit = await forge.commitFiles({ branch, expectedHead: head, text, changes });
            return { ...result, outcome: "committed", commit };
        }
        catch (error) {
            if (error instanceof memory_forge/* BranchProtected */.X5)
                return { ...result, ...(await propose(input, head, changes, text, error)) };
            if (!(error instanceof memory_forge/* BranchMoved */.A5))
                throw error;
            log(`${branch} has moved on from ${head.slice(0, 12)}: the index is made again.`);
        }
    }
    throw new user_error/* UserError */.y(`The branch ${branch} moved ${MAX_ATTEMPTS} times while its index was made. Nothing was written.`, "Nothing needs to be done where each push starts a job; else run the job again");
}
async function prepare({ source: { repository }, gate, root, onProgress }, head) {
    const tree = await repository.commitTree(head);
    const source = await (0,index_source/* indexSource */.I)(repository, tree, gate, new Date(0));
    const made = await (0,make_index/* makeIndex */.H)({ tree, root, gate, source, ...(onProgress && { onProgress }) });
    const changes = await (0,index_changes/* indexChanges */._)(tree, made);
    const prefix = root === "" ? "" : `${root}/`;
    const lines = [...(source.commit === undefined ? [] : [`Source-Commit: ${source.commit}`])];
    return {
        changes: changes.map(({ path, bytes }) => ({ path: prefix + path, bytes })),
        text: { headline: "Index the memory", body: [...lines, `Source-Digest: ${made.sourceDigest}`].join("\n") },
    };
}
async function propose({ forge, branch }, head, changes, commit, because) {
    try {
        const { pull, outcome: written } = await forge.proposeFiles({
            branch: INDEX_BRANCH,
            base: { branch, head },
            commit,
            changes,
            title: "Index the memory",
            body: BODY,
        });
        return { outcome: "proposed", pull: pull.number, written, because };
    }
    catch (error) {
        if (!(error instanceof user_error/* UserError */.y))
            throw error;
        throw new user_error/* UserError */.y(`${because.message} Nor could the index be proposed by a pull request: ${error.message}`, because.advice);
    }
}
const BODY = `The index, made from the head of the branch by memory-steward. Nobody's hand wrote it, so there is nothing to review in it but that it is
what generation gives, which the check of this pull request tells.

When the branch moves on, the next run makes it again here: a conflict needs no mending. To spare these pull requests, let a GitHub App bypass
the branch's rule, and give its token to the job.
`;

// EXTERNAL MODULE: ./build/src/report/log-sink.js
var log_sink = __webpack_require__(94468);
// EXTERNAL MODULE: ./build/src/terminal/gate-options.js
var gate_options = __webpack_require__(91504);
// EXTERNAL MODULE: ./build/src/terminal/progress.js
var progress = __webpack_require__(82327);
// EXTERNAL MODULE: ./build/src/actions/directory.js
var actions_directory = __webpack_require__(34538);
// EXTERNAL MODULE: ./build/src/actions/forge-access.js
var forge_access = __webpack_require__(57397);
// EXTERNAL MODULE: ./build/src/actions/runner.js
var runner = __webpack_require__(88363);
;// CONCATENATED MODULE: ./build/src/actions/reindex-step.js









async function runReindex({ inputs, environment, workspace }) {
    const access = await (0,forge_access/* forgeAccess */.s)(environment, inputs.token, say);
    const directory = (0,actions_directory/* directoryOf */.j)(inputs.directory);
    const clone = await access.clone(directory, workspace);
    try {
        const { defaultBranch } = await access.forge.repository();
        const result = await reindex({
            forge: access.forge,
            source: clone,
            gate: (0,gate_options/* gateOptions */.O)(external_node_path_.posix.join(workspace, directory), inputs, { isGit: true, top: workspace }),
            root: directory,
            branch: defaultBranch,
            log: say,
            onProgress: (0,progress/* progressLine */.o)(process.stdout).update,
        });
        (0,runner/* setOutput */.uH)("index-outcome", result.outcome);
        if (result.outcome === "committed")
            (0,runner/* setOutput */.uH)("index-commit", result.commit);
        if (result.outcome === "proposed")
            (0,runner/* setOutput */.uH)("index-pull-request", result.pull);
        tell(result, defaultBranch);
        return result;
    }
    finally {
        await clone.close();
    }
}
function tell(result, branch) {
    const at = result.head.slice(0, 12);
    const files = `${result.files} ${result.files === 1 ? "file" : "files"}`;
    if (result.outcome === "unchanged")
        say(`The index of ${branch} is that of ${at} already.`);
    else if (result.outcome === "committed")
        say(`Indexed ${branch} at ${at}: ${files} in ${result.commit.slice(0, 12)}.`);
    else {
        const { pull, written, because } = result;
        core/* notice */.lm((0,log_sink/* sanitizeLogLine */.O)(`The index is in pull request ${pull} (${written}), ${files}. ${because.message}`));
    }
}
function say(line) {
    core/* info */.pq((0,log_sink/* sanitizeLogLine */.O)(line));
}


/***/ }),

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


/***/ })

};
