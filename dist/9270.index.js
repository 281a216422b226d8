export const id = 9270;
export const ids = [9270];
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

/***/ 49270:
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
// EXTERNAL MODULE: ./build/src/commands/make-index.js + 7 modules
var make_index = __webpack_require__(22125);
// EXTERNAL MODULE: ./build/src/load/gate.js + 6 modules
var load_gate = __webpack_require__(87346);
// EXTERNAL MODULE: ./build/src/memory/document.js
var memory_document = __webpack_require__(29360);
// EXTERNAL MODULE: ./build/src/memory/plain-data.js
var plain_data = __webpack_require__(85742);
// EXTERNAL MODULE: ./build/src/memory/proposal.js
var proposal = __webpack_require__(26139);
// EXTERNAL MODULE: ./build/src/memory/rejection.js
var rejection = __webpack_require__(28230);
// EXTERNAL MODULE: ./build/src/memory/tree.js
var memory_tree = __webpack_require__(85037);
// EXTERNAL MODULE: ./build/src/memory/tree-lookup.js
var tree_lookup = __webpack_require__(15280);
// EXTERNAL MODULE: ./build/src/parse/edit.js + 6 modules
var parse_edit = __webpack_require__(65017);
// EXTERNAL MODULE: ./build/src/parse/parse-file.js + 7 modules
var parse_file = __webpack_require__(73670);
// EXTERNAL MODULE: ./build/src/poison/scan.js + 13 modules
var scan = __webpack_require__(35937);
// EXTERNAL MODULE: ./build/src/secrets/redactor.js + 5 modules
var redactor = __webpack_require__(58799);
// EXTERNAL MODULE: ./build/src/commands/rejected-before.js
var rejected_before = __webpack_require__(80802);
;// CONCATENATED MODULE: ./build/src/commands/remember-rejections.js













const NO_HEADS = { base: "", heads: new Map() };
const NOTHING = { file: undefined, added: 0 };
const MOST_PULLS = 30;
async function rememberRejections(tree, input) {
    try {
        const gate = await (0,load_gate/* loadGate */.W)(tree, input.gate);
        const isBroken = gate.problems.some(({ at }) => at.path === gate.layout.root + rejection/* REJECTIONS_FILE */.G);
        if (isBroken)
            throw new user_error/* UserError */.y(`${rejection/* REJECTIONS_FILE */.G} cannot be read.`);
        return await remember(tree, gate, input);
    }
    catch (error) {
        if (!(error instanceof user_error/* UserError */.y))
            throw error;
        input.log(`Which proposals were rejected could not be remembered: ${error.message}`);
        return NOTHING;
    }
}
async function remember(tree, gate, input) {
    const { forge, source, branch } = input;
    const { closedUntil, claims } = gate.rejections;
    const closed = (await forge.closedPullRequests(closedUntil)).filter(isProposal);
    const pulls = firstOf(closed);
    if (pulls.length === 0)
        return NOTHING;
    const { login } = await forge.identity();
    const known = new Set(claims.keys());
    const entries = [];
    const rejected = [];
    for (const pull of pulls) {
        const closing = await forge.closing(pull.number);
        if (await isRejected(closing, login, forge))
            rejected.push({ pull, closing });
    }
    const numbers = rejected.map(({ pull }) => pull.number);
    const { base, heads } = numbers.length === 0 ? NO_HEADS : await source.fetch(branch, numbers);
    for (const { pull, closing } of rejected) {
        const head = heads.get(pull.number);
        if (head === undefined)
            continue;
        const files = await changedFiles(source.repository, base, head, gate);
        const reason = await reasonOf(pull, closing, forge);
        for (const { claim, subject } of (0,rejected_before/* newClaims */.KA)(files, gate)) {
            if (known.has(claim))
                continue;
            known.add(claim);
            const title = subject.isWithheld ? undefined : cleanLine(subject.title, TITLE);
            const record = cleanLine(subject.id, ID);
            entries.push({
                claim,
                ...(record !== undefined && { record }),
                ...(title !== undefined && { title }),
                ...(reason !== undefined && { reason }),
                ...(closing.by && { by: closing.by.login }),
                at: pull.closedAt,
                pullRequest: pull.number,
            });
        }
    }
    const last = pulls.at(-1);
    if (!last || (entries.length === 0 && pulls.length === closed.length))
        return NOTHING;
    return { file: await written(tree, gate, entries, last.closedAt), added: entries.length };
}
function isProposal({ head: { branch } }) {
    return branch.startsWith((0,proposal/* branchPrefix */.$j)("update")) || branch.startsWith((0,proposal/* branchPrefix */.$j)("import"));
}
function firstOf(closed) {
    const last = closed[MOST_PULLS - 1]?.closedAt;
    return last === undefined ? closed : closed.filter(({ closedAt }) => closedAt <= last);
}
async function isRejected({ by }, own, forge) {
    if (!by || by.isBot || isSame(by.login, own))
        return false;
    return await forge.mayWrite(by.login);
}
function isSame(left, right) {
    return left.toLowerCase() === right.toLowerCase();
}
const COMMAND = /^\/reject[ \t]+(\S[^]*)$/;
const TOGETHER_MS = 60_000;
async function reasonOf({ closedAt }, { by, comments }, forge) {
    const asked = new Map();
    const mayWrite = async ({ login, isBot }) => {
        const known = isBot ? false : by && isSame(login, by.login) ? true : asked.get(login);
        if (known !== undefined)
            return known;
        const answer = await forge.mayWrite(login);
        asked.set(login, answer);
        return answer;
    };
    for (const { author, text } of [...comments].reverse()) {
        const [, reason] = COMMAND.exec(text.trim()) ?? [];
        if (reason !== undefined && asked.size < MOST_ASKED && (await mayWrite(author)))
            return cleanLine(reason, REASON);
    }
    const words = comments.findLast(({ author, at }) => by?.id === author.id && Math.abs(Date.parse(at) - Date.parse(closedAt)) <= TOGETHER_MS);
    return words && cleanLine(words.text, REASON);
}
const MOST_ASKED = 3;
const TITLE = 200;
const REASON = 1000;
const ID = 1000;
function cleanLine(text, limit) {
    const line = (0,redactor/* makeRedactor */.$)()
        .text(text.slice(0, 4 * limit))
        .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, " ")
        .trim();
    if (line === "" || (0,scan/* scanForPoison */.x)(line).length > 0)
        return undefined;
    return Array.from(line).slice(0, limit).join("").trim();
}
async function changedFiles(repository, base, head, gate) {
    const change = await repository.branchChange(base, head);
    if (!change)
        return [];
    const { isExcluded, layout } = gate;
    const read = async (tree) => {
        const entries = (await tree.entries()).filter(({ path }) => layout.classOf(path) && !isExcluded(path));
        const contents = new Map();
        await tree.read(entries, ({ path }, bytes) => {
            if (!(bytes instanceof Error))
                contents.set(path, bytes);
        });
        return contents;
    };
    const [before, after] = [await read(change.before), await read(change.after)];
    return [...new Set([...before.keys(), ...after.keys()])].map((path) => ({
        path,
        before: before.get(path),
        after: after.get(path),
    }));
}
const HEAD = `# What was proposed and rejected: it is not proposed again. The steward adds entries with the index.
# To let a claim in again, remove its entry by a pull request and leave the rest as it is.
closedUntil: 1970-01-01T00:00:00Z
rejections:
`;
async function written(tree, { layout }, entries, closedUntil) {
    const path = layout.root + rejection/* REJECTIONS_FILE */.G;
    const [found] = await (0,tree_lookup/* filesAt */.Tl)(new Set([path]), tree);
    const present = found && Buffer.from(await (0,memory_tree/* readFile */.TA)(tree, found)).toString("utf8");
    const count = present === undefined ? 0 : listIn(path, present).length;
    let text;
    if (present === undefined)
        text = set(path, HEAD, ["rejections"], entries);
    else if (count === 0)
        text = set(path, present, ["rejections"], entries);
    else {
        text = `${present.trimEnd()}\n${set(path, HEAD, ["rejections"], entries).slice(HEAD.length)}`;
        if (listIn(path, text).length !== count + entries.length) {
            text = entries.reduce((sum, entry, index) => set(path, sum, ["rejections", count + index], entry), present);
        }
    }
    return { path, bytes: Buffer.from(set(path, text, ["closedUntil"], closedUntil)) };
}
function listIn(path, text) {
    const { documents, problems } = (0,parse_file/* parseFile */.C)(path, "yaml", Buffer.from(text), memory_document/* DEFAULT_LIMITS */.d);
    const value = documents[0]?.value;
    const list = problems.length === 0 && (0,plain_data/* isMapping */.p)(value) ? value["rejections"] : undefined;
    return Array.isArray(list) ? list : [];
}
function set(path, text, pointer, value) {
    const edit = (0,parse_edit/* editToText */.vG)(path, "yaml", Buffer.from(text), { path, document: 0 }, { kind: "set", pointer, value });
    if (edit)
        return (0,parse_edit/* applyTextEdits */.nz)(text, [edit]);
    throw new user_error/* UserError */.y(`${path} cannot be edited.`, "Write its list on lines of its own, one entry under the other");
}

;// CONCATENATED MODULE: ./build/src/commands/reindex.js






const MAX_ATTEMPTS = 5;
const INDEX_BRANCH = "memory/indexes";
async function reindex(input) {
    const { forge, source, branch, log } = input;
    for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt++) {
        const { base: head } = await source.fetch(branch, []);
        const { changes, text, rejections } = await prepare(input, head);
        const result = { head, files: changes.length, rejections };
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
async function prepare(input, head) {
    const { gate, root, onProgress, overlay } = input;
    const { repository } = input.source;
    const stored = await repository.commitTree(head);
    const { file, added } = await rememberRejections(stored, input);
    const tree = file ? await overlay(stored, [file]) : stored;
    const source = await (0,index_source/* indexSource */.I)(repository, stored, gate, new Date(0));
    const made = await (0,make_index/* makeIndex */.H)({ tree, root, gate, source, ...(onProgress && { onProgress }) });
    const changes = [...(file ? [file] : []), ...(await (0,index_changes/* indexChanges */._)(tree, made))];
    const prefix = root === "" ? "" : `${root}/`;
    const lines = [...(source.commit === undefined ? [] : [`Source-Commit: ${source.commit}`])];
    return {
        changes: changes.map(({ path, bytes }) => ({ path: prefix + path, bytes })),
        text: { headline: "Index the memory", body: [...lines, `Source-Digest: ${made.sourceDigest}`].join("\n") },
        rejections: added,
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
// EXTERNAL MODULE: ./build/src/terminal/overlay.js + 1 modules
var overlay = __webpack_require__(1551);
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
            overlay: (0,overlay/* overlayOf */.k)(clone.repository),
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
    if (result.rejections > 0)
        say(`${result.rejections} rejected claims are remembered from now on.`);
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


/***/ }),

/***/ 80802:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   El: () => (/* binding */ rejectedBefore),
/* harmony export */   KA: () => (/* binding */ newClaims),
/* harmony export */   xX: () => (/* binding */ rejectionText)
/* harmony export */ });
/* harmony import */ var _load_review_subjects_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(60928);
/* harmony import */ var _review_claim_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77994);


function newClaims(files, gate) {
    const claimsIn = (path, bytes) => bytes ? (0,_load_review_subjects_js__WEBPACK_IMPORTED_MODULE_0__/* .candidateSubjects */ .N)(path, bytes, gate).map((subject) => ({ claim: (0,_review_claim_js__WEBPACK_IMPORTED_MODULE_1__/* .claimOf */ ._)(subject), subject })) : [];
    const known = new Set(files.flatMap(({ path, before }) => claimsIn(path, before).map(({ claim }) => claim)));
    return files.flatMap(({ path, after }) => claimsIn(path, after).filter(({ claim }) => !known.has(claim)));
}
function rejectedBefore(files, gate) {
    if (gate.rejections.claims.size === 0)
        return [];
    return newClaims(files, gate).flatMap((claim) => {
        const rejection = gate.rejections.claims.get(claim.claim);
        return rejection ? [{ ...claim, rejection }] : [];
    });
}
function rejectionText({ by, at, pullRequest, reason }) {
    const who = by === undefined ? "" : ` by ${by}`;
    const where = pullRequest === undefined ? "" : ` in pull request #${pullRequest}`;
    return `was rejected${who} on ${at.slice(0, 10)}${where}${reason === undefined ? ", without a reason" : `: ${reason}`}`;
}


/***/ }),

/***/ 60928:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ reviewSubjects),
/* harmony export */   N: () => (/* binding */ candidateSubjects)
/* harmony export */ });
/* harmony import */ var _layouts_values_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(98435);
/* harmony import */ var _memory_plain_data_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(85742);
/* harmony import */ var _read_memory_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51989);
/* harmony import */ var _visit_records_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(96942);




const STATUSES = {
    draft: "candidate",
    candidate: "candidate",
    proposed: "candidate",
    review: "candidate",
    done: "done",
    deprecated: "out",
    archived: "out",
    superseded: "out",
    stale: "out",
    rejected: "out",
    retracted: "out",
};
async function reviewSubjects(tree, gate, now) {
    const entries = await (0,_read_memory_js__WEBPACK_IMPORTED_MODULE_0__/* .recordEntries */ .mG)(tree, gate, () => true);
    const subjects = [];
    const paths = new Set(entries.map(({ path }) => path));
    const broken = await (0,_visit_records_js__WEBPACK_IMPORTED_MODULE_1__/* .visitRecords */ .O)({ tree, entries }, paths, gate, (inspected, body) => {
        const subject = subjectOf(inspected, body, gate);
        if (subject)
            subjects.push(hasEnded(subject.until, now) ? { ...subject, status: "out" } : subject);
    });
    return { subjects, broken };
}
function hasEnded(until, now) {
    if (until === undefined)
        return false;
    const end = Date.parse(/^\d{4}-\d{2}-\d{2}$/.test(until) ? `${until}T23:59:59.999Z` : until);
    return end < now.getTime();
}
function candidateSubjects(path, bytes, gate) {
    const subjects = [];
    (0,_visit_records_js__WEBPACK_IMPORTED_MODULE_1__/* .visitFile */ .o)(path, bytes, gate, (inspected, body) => {
        const subject = subjectOf(inspected, body, gate);
        if (subject)
            subjects.push(subject);
    });
    return subjects;
}
function subjectOf(inspected, body, { layout }) {
    const { declaration, layoutClass, value } = inspected;
    if (declaration.role === "patch" || declaration.role === "extension" || layoutClass.generated)
        return undefined;
    const isSelective = [...layout.classes.values()].some(({ proposable }) => proposable);
    if (isSelective && !layoutClass.proposable)
        return undefined;
    const until = firstText(value, ["valid_until", "expires"]);
    const summary = firstText(value, ["summary", "description", "purpose"]) ?? firstParagraph(body);
    return {
        id: declaration.id ?? declaration.path,
        path: declaration.path,
        type: declaration.kind ?? declaration.className,
        status: isRetired(value) ? "out" : (STATUSES[declaration.status?.toLowerCase() ?? ""] ?? "active"),
        title: declaration.title ?? "",
        ...(summary !== undefined && { summary }),
        detail: body === "" ? textsOf(value) : body,
        tags: declaration.tags,
        scope: [...listAt(value, "path_scope"), ...scopeEdges(inspected)],
        ...(declaration.updatedAt !== undefined && { updated: declaration.updatedAt }),
        ...(until !== undefined && { until }),
        routing: ROUTING.filter((name) => isSaid(value[name] ?? (0,_layouts_values_js__WEBPACK_IMPORTED_MODULE_2__/* .valueAt */ .f)(value, ["attributes", name]))),
        isWithheld: declaration.sensitivity === "restricted" || declaration.sensitivity === "secret-metadata",
        supersedes: declaration.edges.filter(({ kind }) => kind === "supersedes").map(({ target }) => target),
    };
}
const ROUTING = [
    "required_skills",
    "recommended_skills",
    "suppressed_skills",
    "skill_trigger_tasks",
    "skill_trigger_paths",
    "invocation_mode",
    "risk_level",
];
function isSaid(member) {
    return Array.isArray(member) ? member.length > 0 : member !== undefined && member !== null && member !== "";
}
function isRetired(value) {
    const by = (0,_layouts_values_js__WEBPACK_IMPORTED_MODULE_2__/* .valueAt */ .f)(value, ["superseded_by"]);
    return value["stale"] === true || (typeof by === "string" && by !== "");
}
function firstText(value, names) {
    for (const name of names) {
        for (const found of [value[name], (0,_layouts_values_js__WEBPACK_IMPORTED_MODULE_2__/* .valueAt */ .f)(value, ["attributes", name])]) {
            if (typeof found === "string" && found.trim() !== "")
                return found;
        }
    }
    return undefined;
}
function listAt(value, name) {
    const found = value[name] ?? (0,_layouts_values_js__WEBPACK_IMPORTED_MODULE_2__/* .valueAt */ .f)(value, ["attributes", name]);
    return (Array.isArray(found) ? found : [found]).filter((entry) => typeof entry === "string");
}
function scopeEdges({ declaration }) {
    return declaration.edges.filter(({ kind }) => kind.startsWith("applies_to")).map(({ target }) => target);
}
function firstParagraph(body) {
    const paragraph = body
        .slice(0, 8000)
        .split(/\n[ \t]*\n/)
        .map((block) => block.replace(/^#{1,6} [^\n]*\n?/, "").trim())
        .find((block) => block !== "" && !/^(?:```|~~~|[-*+] |\||<!--)/.test(block));
    return paragraph === undefined || paragraph === "" ? undefined : paragraph;
}
const ABOUT = new Set([
    "id",
    "nodeKind",
    "kind",
    "type",
    "status",
    "owners",
    "updatedAt",
    "tags",
    "edges",
    "title",
    "sensitivity",
]);
const MOST_TEXTS = 2000;
function textsOf(value) {
    const texts = [];
    const visit = (member) => {
        if (texts.length >= MOST_TEXTS)
            return;
        if (typeof member === "string")
            texts.push(member);
        else if (typeof member === "number")
            texts.push(String(member));
        else if (Array.isArray(member))
            member.forEach(visit);
        else if ((0,_memory_plain_data_js__WEBPACK_IMPORTED_MODULE_3__/* .isMapping */ .p)(member))
            visitMembers(member);
    };
    const visitMembers = (mapping) => {
        for (const key of Object.keys(mapping).sort())
            if (!ABOUT.has(key))
                visit(mapping[key]);
    };
    visitMembers(value);
    return texts.join("\n");
}


/***/ }),

/***/ 77994:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ claimOf)
/* harmony export */ });
/* harmony import */ var _subject_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48006);

function claimOf(subject) {
    const { title, summary, detail, scopeIdentity } = (0,_subject_js__WEBPACK_IMPORTED_MODULE_0__/* .featuresOf */ .H)(subject);
    return (0,_subject_js__WEBPACK_IMPORTED_MODULE_0__/* .digestOf */ .o)("claim/v1", subject.type, scopeIdentity, title.normal, summary.normal, detail.normal);
}


/***/ }),

/***/ 11592:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $W: () => (/* binding */ isTitleContrast),
/* harmony export */   Ok: () => (/* binding */ marksOf),
/* harmony export */   j7: () => (/* binding */ MARKS),
/* harmony export */   nz: () => (/* binding */ markChanges)
/* harmony export */ });
const NEGATION = /(?<![\p{L}\p{N}])(?:not|no|never|none|neither|nor|without|cannot|avoid(?:s|ed|ing)?|forbid(?:s|den)?|prohibit(?:s|ed)?|disable[sd]?|disabling|den(?:y|ies|ied)|nicht|nie|niemals|ohne|kein(?:e[mnrs]?)?|verboten|ne|pas|jamais|sans|aucune?|interdit|nunca|jamás|sin|prohibido|não|sem|proibido|non|mai|senza|vietato|niet|geen|nooit|zonder|nie|bez|nigdy|не|нет|ни|никогда|без|нельзя|değil|asla|لا|لم|ليس|नहीं|मत|không|tidak|jangan)(?![\p{L}\p{N}])|\p{L}n['\u2019]t(?!\p{L})|[不勿未禁無无没沒莫]|避免|ない|ません|ず(?=に)|禁止|않|없|금지|ไม่|ห้าม/giu;
const VALUE = /(?<![\p{L}\p{N}.])[-+]?\d+(?:[.,:/-]\d+){0,8}\s?%?/gu;
const IDENTIFIER = /`[^`\n]{1,200}`|\bhttps?:\/\/[^\s)>\]"']{1,400}|(?<![\w/])(?:\.{0,2}\/)?[\w.-]{1,80}(?:\/[\w.*-]{1,80}){1,20}|\b[\w-]{1,60}\.(?:ts|js|py|go|rs|java|md|ya?ml|json|toml|sh|sql|proto|tf)\b/g;
function marksOf(text) {
    const plain = text.normalize("NFKC");
    return {
        negations: sorted(plain.match(NEGATION), (mark) => (/n['\u2019]t$/i.test(mark) ? "n't" : mark.toLowerCase())),
        values: sorted(plain.match(VALUE), (value) => value.replace(/\s/g, "").replace(/[.,:/-]$/, "")),
        identifiers: sorted(plain.match(IDENTIFIER), (name) => name.replace(/^`|`$|[.,;:]+$/g, "")),
    };
}
function markChanges(candidate, target) {
    const changes = [];
    for (const [flag, of] of [
        ["polarity_changed", (marks) => marks.negations],
        ["value_changed", (marks) => marks.values],
        ["identifier_changed", (marks) => marks.identifiers],
    ]) {
        const change = { flag, candidate: without(of(candidate), of(target)), target: without(of(target), of(candidate)) };
        if (change.candidate.length + change.target.length > 0)
            changes.push(change);
    }
    return changes;
}
const MOST_LISTED = 20;
function without(values, others) {
    const counts = new Map();
    for (const other of others)
        counts.set(other, (counts.get(other) ?? 0) + 1);
    const left = values.filter((value) => {
        const count = counts.get(value) ?? 0;
        counts.set(value, count - 1);
        return count <= 0;
    });
    return left.slice(0, MOST_LISTED);
}
function sorted(found, as) {
    return (found ?? []).map(as).sort();
}
const NEGATING = /^(?:in|im|ir|il|un|non|dis|de)/;
const MARKS = [NEGATION, VALUE, IDENTIFIER, NEGATING].map(String);
function isTitleContrast(one, other) {
    const own = [...one].filter((token) => !other.has(token));
    const others = [...other].filter((token) => !one.has(token));
    const [first, second] = [own[0], others[0]];
    if (own.length !== 1 || others.length !== 1 || first === undefined || second === undefined)
        return false;
    if (one.size < 2 || other.size < 2)
        return false;
    if (/\d/.test(first) || /\d/.test(second))
        return true;
    if (isNegated(first, second) || isNegated(second, first))
        return true;
    return distance(first.slice(0, 60), second.slice(0, 60)) * 3 > Math.max(first.length, second.length);
}
function isNegated(word, other) {
    const prefix = NEGATING.exec(word)?.[0];
    return prefix !== undefined && word.slice(prefix.length) === other;
}
function distance(one, other) {
    let row = Array.from({ length: other.length + 1 }, (_, index) => index);
    for (let at = 1; at <= one.length; at++) {
        const next = [at];
        for (let to = 1; to <= other.length; to++) {
            const same = one[at - 1] === other[to - 1] ? 0 : 1;
            next.push(Math.min((row[to] ?? 0) + 1, (next[to - 1] ?? 0) + 1, (row[to - 1] ?? 0) + same));
        }
        row = next;
    }
    return row[other.length] ?? 0;
}


/***/ }),

/***/ 14366:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FK: () => (/* binding */ isInside),
/* harmony export */   M2: () => (/* binding */ withParents),
/* harmony export */   jO: () => (/* binding */ scopeRelation),
/* harmony export */   zt: () => (/* binding */ scopeEntries)
/* harmony export */ });
function scopeEntries(written) {
    const entries = written.map(normalEntry).filter((entry) => !/^(?:|\.|\*|\*\*)$/.test(entry));
    return [...new Set(entries)].sort();
}
function normalEntry(written) {
    let entry = written.trim().replaceAll("\\", "/").toLowerCase();
    if (entry.startsWith("./"))
        entry = entry.slice(2);
    if (entry.endsWith("/**"))
        entry = entry.slice(0, -3);
    else if (entry.endsWith("/*"))
        entry = entry.slice(0, -2);
    if (entry.startsWith("/"))
        entry = entry.slice(1);
    return entry.endsWith("/") ? entry.slice(0, -1) : entry;
}
function scopeRelation(one, other) {
    if (one.join("|") === other.join("|"))
        return "same";
    const meets = one.some((entry) => other.some((second) => entry === second || entry.startsWith(`${second}/`) || second.startsWith(`${entry}/`)));
    return meets ? "overlapping" : "disjoint";
}
function isInside(inner, outer) {
    return inner.length > 0
        ? inner.every((entry) => outer.some((above) => entry === above || entry.startsWith(`${above}/`)))
        : outer.length === 0;
}
function withParents(entry) {
    const found = [entry];
    for (let slash = entry.lastIndexOf("/"); slash > 0; slash = entry.lastIndexOf("/", slash - 1)) {
        found.push(entry.slice(0, slash));
    }
    return found;
}


/***/ }),

/***/ 48006:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ featuresOf),
/* harmony export */   o: () => (/* binding */ digestOf)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _marks_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(11592);
/* harmony import */ var _scope_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(14366);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(31383);




const LONGEST_DETAIL = 100_000;
function featuresOf(subject) {
    const written = subject.detail.slice(0, LONGEST_DETAIL);
    const title = (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .comparedText */ .lp)(subject.title);
    const summary = (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .once */ .Oo)(() => (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .comparedText */ .lp)(subject.summary ?? ""));
    const detail = (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .once */ .Oo)(() => (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .comparedText */ .lp)(written));
    const digest = (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .once */ .Oo)(() => digestOf(title.normal, summary().normal, detail().normal));
    const scope = (0,_scope_js__WEBPACK_IMPORTED_MODULE_3__/* .scopeEntries */ .zt)(subject.scope);
    return {
        subject,
        title,
        get summary() {
            return summary();
        },
        get detail() {
            return detail();
        },
        slug: (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .slugOf */ .tF)(title.normal),
        scope,
        scopeIdentity: scope.length === 0 ? "global" : scope.join("|"),
        tags: new Set(subject.tags),
        marks: (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .once */ .Oo)(() => (0,_marks_js__WEBPACK_IMPORTED_MODULE_1__/* .marksOf */ .Ok)([subject.title, subject.summary ?? "", written].join("\n"))),
        sentences: (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .once */ .Oo)(() => (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .sentencesOf */ .cj)(subject.summary ?? "", written)),
        get digest() {
            return digest();
        },
    };
}
function digestOf(...texts) {
    return `sha256:${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(texts.join("\0")).digest("hex")}`;
}


/***/ }),

/***/ 31383:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $R: () => (/* binding */ likeness),
/* harmony export */   IN: () => (/* binding */ normalForm),
/* harmony export */   Oo: () => (/* binding */ once),
/* harmony export */   cj: () => (/* binding */ sentencesOf),
/* harmony export */   k8: () => (/* binding */ tokensOf),
/* harmony export */   lp: () => (/* binding */ comparedText),
/* harmony export */   mm: () => (/* binding */ weightOf),
/* harmony export */   tF: () => (/* binding */ slugOf)
/* harmony export */ });
const UNSPACED = /[\u0E00-\u0EFF\u1000-\u109F\u1780-\u17FF\u3005-\u3007\u3040-\u30FF\u31F0-\u31FF\u3400-\u4DBF\u4E00-\u9FFF\uA9E0-\uA9FF\uAA60-\uAA7F\uF900-\uFAFF\u{20000}-\u{3FFFF}]/u;
const UNSPACED_RUN = new RegExp(`${UNSPACED.source}+|(?:(?!${UNSPACED.source}).)+`, "gsu");
const HANGUL = /[\u1100-\u11FF\u3130-\u318F\uAC00-\uD7A3]/u;
const WORD = /[\p{L}\p{M}\p{N}]+/gu;
const ASCII = /^[\u0000-\u007F]*$/;
function normalForm(text) {
    if (ASCII.test(text))
        return (text.toLowerCase().match(/[a-z0-9]+/g) ?? []).join(" ");
    return (text.normalize("NFKC").toLowerCase().match(WORD) ?? []).join(" ");
}
function tokensOf(normal) {
    if (ASCII.test(normal))
        return new Set(normal === "" ? [] : normal.split(" "));
    const tokens = new Set();
    for (const word of normal.split(" ")) {
        if (word === "")
            continue;
        if (!UNSPACED.test(word)) {
            tokens.add(word);
            continue;
        }
        for (const run of word.match(UNSPACED_RUN) ?? [])
            addRun(tokens, run);
    }
    return tokens;
}
function addRun(tokens, run) {
    const characters = Array.from(run);
    if (characters.length === 1 || !UNSPACED.test(run))
        tokens.add(run);
    else
        for (let at = 0; at + 1 < characters.length; at++)
            tokens.add(`${characters[at] ?? ""}${characters[at + 1] ?? ""}`);
}
function comparedText(text) {
    const normal = normalForm(text);
    return { normal, tokens: tokensOf(normal), pairs: once(() => pairsOf(normal)) };
}
function once(make) {
    let made;
    return () => (made ??= { value: make() }).value;
}
function weightOf(normal) {
    let weight = 0;
    for (const character of normal)
        weight += UNSPACED.test(character) || HANGUL.test(character) ? 2 : 1;
    return weight;
}
function slugOf(normal) {
    return normal.replaceAll(" ", "-").slice(0, 48);
}
function sentencesOf(...texts) {
    const sentences = new Map();
    for (const written of texts.join("\n").split(/(?<=[.!?])\s+|\n+|(?<=[\u3002\uFF01\uFF1F])/)) {
        const normal = normalForm(written);
        if (normal !== "" && !sentences.has(normal))
            sentences.set(normal, written.trim());
    }
    return sentences;
}
function likeness(one, other, longText) {
    if (one.normal === "" || other.normal === "")
        return 0;
    if (one.normal === other.normal)
        return 10_000;
    const words = jaccard(one.tokens, other.tokens);
    const isLong = one.normal.length + other.normal.length > longText;
    return isLong ? words : Math.max(words, dice(one.pairs(), other.normal));
}
function jaccard(one, other) {
    const [small, large] = one.size <= other.size ? [one, other] : [other, one];
    let shared = 0;
    for (const token of small)
        if (large.has(token))
            shared++;
    return ratio(shared, one.size + other.size - shared);
}
function dice(one, other) {
    const left = one.counts.slice();
    let shared = 0;
    const total = eachPair(other, (pair) => {
        const place = one.places.get(pair);
        if (place === undefined || left[place] === 0)
            return;
        left[place] = (left[place] ?? 0) - 1;
        shared++;
    });
    return ratio(2 * shared, one.total + total);
}
function pairsOf(normal) {
    const found = new Map();
    const total = eachPair(normal, (pair) => found.set(pair, (found.get(pair) ?? 0) + 1));
    const places = new Map([...found.keys()].map((pair, place) => [pair, place]));
    return { total, places, counts: Uint32Array.from(found.values()) };
}
const BLANK = 32;
function eachPair(normal, visit) {
    let before = -1;
    let total = 0;
    for (let at = 0; at < normal.length; at++) {
        const code = normal.charCodeAt(at);
        if (code === BLANK)
            continue;
        if (before !== -1) {
            visit(before * 65_536 + code);
            total++;
        }
        before = code;
    }
    if (total > 0 || before === -1)
        return total;
    visit(before);
    return 1;
}
function ratio(part, whole) {
    return whole === 0 ? 0 : Math.round((part * 10_000) / whole);
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


/***/ })

};
