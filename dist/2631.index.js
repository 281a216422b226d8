export const id = 2631;
export const ids = [2631,288];
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

/***/ 62631:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runPublish: () => (/* binding */ runPublish)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./node_modules/@actions/core/lib/core.js + 14 modules
var core = __webpack_require__(96421);
;// CONCATENATED MODULE: ./build/src/commands/find-pull-request.js
const JUDGED = new Set(["success", "failure"]);
async function findPullRequest(forge, run, repositoryId) {
    const refused = refusalOf(run, repositoryId);
    if (refused !== undefined)
        return { refusal: refused };
    const { sha, branch, owner } = run.head;
    const candidates = [];
    if (run.head.repositoryId === repositoryId && run.pullRequests.length > 0) {
        for (const number of run.pullRequests.slice(0, MOST_CANDIDATES)) {
            const pull = await forge.pullRequest(number);
            if (pull)
                candidates.push(pull);
        }
    }
    else if (owner !== undefined && branch !== undefined) {
        candidates.push(...(await forge.pullRequestsFrom({ owner, branch })));
    }
    const matches = candidates.filter(({ isOpen, head, base }) => isOpen &&
        head.sha === sha &&
        head.repositoryId === run.head.repositoryId &&
        head.repositoryId !== undefined &&
        base.repositoryId === repositoryId);
    const [pull, another] = matches;
    if (!pull)
        return { refusal: `no open pull request has the head ${sha.slice(0, 12)} of this run any more` };
    if (another)
        return { refusal: `more than one open pull request has the head ${sha.slice(0, 12)} of this run` };
    return { pull };
}
const MOST_CANDIDATES = 5;
function refusalOf({ event, conclusion, repositoryId }, ours) {
    if (repositoryId !== ours)
        return "the run belongs to another repository";
    if (event !== "pull_request")
        return `the run was started by ${event}, which is about no pull request's head`;
    if (conclusion === undefined || !JUDGED.has(conclusion)) {
        return `the run ended as ${conclusion ?? "nothing"}, so nothing was judged`;
    }
    return undefined;
}

// EXTERNAL MODULE: ./build/src/load/gate.js + 6 modules
var gate = __webpack_require__(87346);
// EXTERNAL MODULE: ./build/src/memory/change-picture.js
var change_picture = __webpack_require__(97626);
// EXTERNAL MODULE: ./build/src/memory/tree-lookup.js
var tree_lookup = __webpack_require__(15280);
// EXTERNAL MODULE: ./build/src/memory/user-error.js
var user_error = __webpack_require__(90989);
// EXTERNAL MODULE: ./build/src/commands/check.js + 6 modules
var check = __webpack_require__(58709);
// EXTERNAL MODULE: ./build/src/commands/guarded-of.js
var guarded_of = __webpack_require__(93068);
// EXTERNAL MODULE: ./build/src/commands/diff.js + 3 modules
var diff = __webpack_require__(42909);
// EXTERNAL MODULE: ./build/src/load/graph-of.js
var graph_of = __webpack_require__(83162);
// EXTERNAL MODULE: ./build/src/load/read-memory.js + 3 modules
var read_memory = __webpack_require__(51989);
// EXTERNAL MODULE: ./build/src/memory/tree.js
var tree = __webpack_require__(85037);
;// CONCATENATED MODULE: ./build/src/commands/other-branches.js



function touchedBy({ judgement }) {
    return judgement.change && touchedByChange(judgement.change);
}
function touchedByChange({ added, changed, vanished, before, after, files }) {
    const paths = new Set(files.map(({ path }) => path));
    return {
        added: new Set(added.map(({ id }) => id)),
        changed: new Set(changed.map(({ after: { id } }) => id)),
        removed: new Set(vanished.map((one) => one.before.id)),
        targets: newTargets(before, after, (path) => paths.has(path)),
    };
}
function filesOf({ judgement }) {
    const blobs = new Map(judgement.memory.entries.map(({ path, oid }) => [path, oid]));
    return new Map((judgement.change?.files ?? []).map(({ path }) => [path, blobs.get(path)]));
}
async function touchedByBranch({ before, after }, gate, ours) {
    const theirs = new Map((await after.entries()).map(({ path, oid }) => [path, oid]));
    const differs = ({ path }) => !ours.has(path) || theirs.get(path) !== ours.get(path);
    const [was, is] = [await read(before, gate, differs), await read(after, gate, differs)];
    const [graphBefore, graphAfter] = [(0,graph_of/* graphOf */.c)(was), (0,graph_of/* graphOf */.c)(is)];
    const ids = (graph) => new Set(graph.records.keys());
    const [idsBefore, idsAfter] = [ids(graphBefore), ids(graphAfter)];
    return {
        added: new Set([...idsAfter].filter((id) => !idsBefore.has(id))),
        changed: new Set([...idsAfter].filter((id) => idsBefore.has(id))),
        removed: new Set([...idsBefore].filter((id) => !idsAfter.has(id))),
        targets: newTargets(graphBefore, graphAfter, () => true),
    };
}
async function read(tree, gate, isWanted) {
    const wanted = (await tree.entries()).filter(isWanted);
    const slice = {
        label: tree.label,
        entries: () => Promise.resolve(wanted),
        read: (entries, visit) => tree.read(entries, visit),
    };
    return await (0,read_memory/* readMemory */.S1)(slice, gate, ({ declaration }) => declaration);
}
function newTargets(before, after, isTouched) {
    const targetsOf = (graph) => {
        const targets = new Set();
        for (const { from, edge } of graph.edges())
            if (isTouched(from.path))
                targets.add(`${from.id ?? ""}\0${edge.target}`);
        return targets;
    };
    const known = targetsOf(before);
    const fresh = [...targetsOf(after)].filter((key) => !known.has(key));
    return new Set(fresh.map((key) => key.slice(key.indexOf("\0") + 1)));
}
function clashes(ours, theirs) {
    const found = [
        ...shared(ours.added, theirs.added, "same-id"),
        ...shared(ours.removed, theirs.targets, "removed-here"),
        ...shared(ours.targets, theirs.removed, "removed-there"),
        ...shared(ours.changed, theirs.removed, "removed-there"),
        ...shared(ours.removed, theirs.changed, "removed-here"),
    ];
    const worse = new Set(found.map(({ id }) => id));
    const both = shared(ours.changed, theirs.changed, "same-record").filter(({ id }) => !worse.has(id));
    return [...unique(found), ...both];
}
function shared(left, right, kind) {
    return [...left]
        .filter((id) => right.has(id))
        .sort(tree/* comparePaths */.cD)
        .map((id) => ({ kind, id }));
}
function unique(found) {
    return [...new Map(found.map((clash) => [`${clash.kind}\0${clash.id}`, clash])).values()];
}

// EXTERNAL MODULE: ./build/src/commands/reviewers.js
var commands_reviewers = __webpack_require__(56136);
// EXTERNAL MODULE: ./build/src/commands/touched-records.js
var touched_records = __webpack_require__(38145);
;// CONCATENATED MODULE: ./build/src/commands/judge-pull-request.js










const MOST_BRANCHES = 30;
const MOST_CLASHES = 3;
async function judgePullRequest(input) {
    const { forge, pull, source } = input;
    const open = await forge.openPullRequests(MOST_BRANCHES + 1);
    const others = open.pulls
        .filter(({ number, base }) => number !== pull.number && base.branch === pull.base.branch)
        .slice(0, MOST_BRANCHES);
    const fetched = await source.fetch(pull.base.branch, [pull.number, ...others.map(({ number }) => number)]);
    if (fetched.heads.get(pull.number) !== pull.head.sha)
        return undefined;
    const comparison = await source.repository.compare(fetched.base, pull.head.sha);
    const common = { root: input.root, gate: input.gate, now: input.now };
    const progress = input.onProgress && { onProgress: input.onProgress };
    const secrets = { branch: pull.head.branch, ...(input.onSecret && { onValue: input.onSecret }) };
    const earlier = isOf(input.checked, fetched.base, pull.head.sha) ? input.checked : undefined;
    const result = earlier ?? (await (0,check/* check */.z)({ ...common, subject: { comparison }, secrets, ...progress }));
    const proposed = await proposedGate(result, input.gate);
    const ontology = proposed && (0,diff/* gateChange */.cq)(result.gate, proposed);
    const known = await knownFindings(result, async () => {
        const unchanged = await source.repository.compare(fetched.base, fetched.base);
        return await (0,check/* check */.z)({ ...common, subject: { comparison: unchanged }, secrets: false });
    });
    const heads = new Map(others.map(({ number }) => [number, fetched.heads.get(number)]));
    const { collisions, notes } = await collide(source, fetched.base, heads, result);
    const { change } = result.judgement;
    const basis = {
        records: change ? (0,touched_records/* touchedRecords */.X)(change) : [],
        editsGate: ontology !== undefined,
        ontology: result.gate.ontology,
    };
    const [organization = ""] = input.links.repository.split("/");
    const reviewers = (0,commands_reviewers/* reviewersOf */.G)(basis, { author: pull.author, organization });
    const guarded = await (0,guarded_of/* guardedOf */.I)(result);
    const report = {
        report: result.report,
        links: {
            ...input.links,
            head: pull.head.sha,
            base: fetched.base,
            pull: pull.number,
        },
        ...(change && { picture: (0,change_picture/* changePicture */.b)(change, result.gate.ontology) }),
        ...(change && { diff: await diffOf(change, comparison, result.gate, input.isPublic ? guarded : NONE_GUARDED) }),
        ...(known && { known }),
        ruleOf: (id) => input.rules.find((rule) => rule.id === id),
        textOf: await input.textsOf(result),
        isPublic: input.isPublic,
        guarded,
        ...(ontology && { ontology }),
        collisions,
        reviewers: reviewers.named,
        ...(pull.head.repositoryId !== pull.base.repositoryId && { fork: pull.head.repositoryName ?? "a deleted fork" }),
    };
    if (open.more)
        notes.push(`Only the ${MOST_BRANCHES} most recently updated other pull requests were compared.`);
    return { result, report, reviewers, approvals: basis, notes };
}
function isOf(checked, base, head) {
    const { comparison } = checked?.report ?? {};
    return comparison?.base === base && comparison.head === head;
}
async function proposedGate({ judgement }, options) {
    try {
        return await (0,gate/* loadGate */.W)(judgement.memory.tree, options);
    }
    catch (error) {
        if (error instanceof user_error/* UserError */.y)
            return undefined;
        throw error;
    }
}
const NONE_GUARDED = { ids: new Set(), paths: new Set() };
async function diffOf(change, { changeBase, judged }, gate, guarded) {
    const paths = new Set(change.files.map(({ path }) => path));
    const [before, after] = await Promise.all([(0,tree_lookup/* filesAt */.Tl)(paths, changeBase), (0,tree_lookup/* filesAt */.Tl)(paths, judged)]);
    const sides = { before: { tree: changeBase, entries: before }, after: { tree: judged, entries: after } };
    return await (0,diff/* memoryDiff */.Rs)({ change, ...sides, gate, guarded });
}
async function knownFindings({ report }, checkTarget) {
    if (report.findings.every(({ accepted }) => accepted !== undefined))
        return undefined;
    try {
        const target = await checkTarget();
        return new Set(target.report.findings.map(({ fingerprint }) => fingerprint));
    }
    catch (error) {
        if (error instanceof user_error/* UserError */.y)
            return undefined;
        throw error;
    }
}
async function collide({ repository }, base, heads, result) {
    const collisions = [];
    const notes = [];
    const ours = touchedBy(result);
    if (!ours)
        return { collisions, notes };
    for (const [pull, head] of heads) {
        const change = head === undefined ? undefined : await repository.branchChange(base, head);
        if (!change) {
            notes.push(`Pull request ${pull} was not compared: its commits are gone, unrelated, or change too many files.`);
            continue;
        }
        const found = clashes(ours, await touchedByBranch(change, result.gate, filesOf(result)));
        for (const clash of found.slice(0, MOST_CLASHES))
            collisions.push({ pull, message: messageOf(clash) });
        const rest = found.length - MOST_CLASHES;
        if (rest > 0)
            collisions.push({ pull, message: `and so on for ${rest} more ${rest === 1 ? "record" : "records"}` });
    }
    return { collisions, notes };
}
function messageOf({ kind, id }) {
    switch (kind) {
        case "same-id":
            return `it also adds ${id}`;
        case "same-record":
            return `it also changes ${id}`;
        case "removed-here":
            return `it relies on ${id}, which this pull request removes`;
        case "removed-there":
            return `it removes ${id}, which this pull request relies on`;
    }
}

// EXTERNAL MODULE: ./build/src/commands/publish.js + 2 modules
var publish = __webpack_require__(48321);
// EXTERNAL MODULE: ./build/src/report/comment/check-run.js
var check_run = __webpack_require__(60798);
// EXTERNAL MODULE: ./build/src/report/comment/sorting.js
var sorting = __webpack_require__(78302);
// EXTERNAL MODULE: ./build/src/report/log-sink.js
var log_sink = __webpack_require__(94468);
// EXTERNAL MODULE: ./build/src/report/markdown.js + 2 modules
var markdown = __webpack_require__(14531);
// EXTERNAL MODULE: ./build/src/terminal/gate-options.js
var gate_options = __webpack_require__(91504);
// EXTERNAL MODULE: ./build/src/terminal/progress.js
var progress = __webpack_require__(82327);
// EXTERNAL MODULE: ./build/src/terminal/redaction.js
var redaction = __webpack_require__(44771);
// EXTERNAL MODULE: ./build/src/terminal/rule-descriptions.js
var rule_descriptions = __webpack_require__(62260);
// EXTERNAL MODULE: ./build/src/terminal/sources.js
var sources = __webpack_require__(20288);
// EXTERNAL MODULE: ./build/src/actions/event.js
var actions_event = __webpack_require__(61201);
// EXTERNAL MODULE: ./build/src/actions/directory.js
var actions_directory = __webpack_require__(34538);
// EXTERNAL MODULE: ./build/src/actions/forge-access.js
var forge_access = __webpack_require__(57397);
// EXTERNAL MODULE: ./build/src/actions/runner.js
var runner = __webpack_require__(88363);
;// CONCATENATED MODULE: ./build/src/actions/publish-step.js


















async function runPublish(input) {
    const { inputs, event, environment } = input;
    const access = await (0,forge_access/* forgeAccess */.s)(environment, inputs.token, say);
    const { forge } = access;
    const binding = await bind(access, event, environment);
    if ("refusal" in binding) {
        core/* notice */.lm((0,log_sink/* sanitizeLogLine */.O)(`Nothing is published: ${binding.refusal}.`));
        return { refused: [] };
    }
    const { pull } = binding;
    (0,runner/* setOutput */.uH)("pull-request", pull.number);
    const directory = (0,actions_directory/* directoryOf */.j)(inputs.directory);
    const clone = await access.clone(directory, input.workspace);
    try {
        const judged = await judgePullRequest({
            forge,
            pull,
            source: clone,
            gate: (0,gate_options/* gateOptions */.O)(external_node_path_.posix.join(input.workspace, directory), inputs, { isGit: true, top: input.workspace }),
            root: directory,
            now: new Date(),
            isPublic: (0,actions_event/* eventRepository */.n)(environment).isPublic,
            links: { server: access.server, repository: access.repository, run: access.run.id },
            rules: (0,rule_descriptions.ruleDescriptions)(),
            textsOf: sources.readSources,
            onSecret: redaction/* redactor */.$p.learn,
            onProgress: (0,progress/* progressLine */.o)(process.stdout).update,
            ...(input.checked && { checked: input.checked }),
        });
        if (!judged) {
            core/* notice */.lm(`Nothing is published: pull request ${pull.number} has moved on from ${pull.head.sha.slice(0, 12)}.`);
            return { refused: [] };
        }
        const result = await (0,publish/* publish */.m)({
            forge,
            pull,
            report: judged.report,
            reviewers: judged.reviewers,
            approvals: judged.approvals,
            rules: (0,rule_descriptions.ruleDescriptions)(),
            run: access.run,
            options: optionsOf(input),
        });
        tell(pull, judged, result);
        if (!input.checked)
            await (0,runner/* writeSummary */.Sy)(summaryOf(judged));
        say(`${forge.requests} requests to GitHub`);
        return { refused: result.refused.map(({ error }) => error), verdict: judged.result.report.verdict };
    }
    finally {
        await clone.close();
    }
}
function optionsOf({ inputs, event, approvalsAlone }) {
    const checkRun = inputs.checkRun ?? event.name === "workflow_run";
    if (approvalsAlone) {
        return { checkRun: false, approvals: true, comment: false, sarif: false, requestReviewers: false };
    }
    return {
        checkRun,
        approvals: checkRun,
        comment: inputs.comment,
        sarif: inputs.sarif,
        requestReviewers: inputs.requestReviewers,
        ...(inputs.failLabel !== undefined && { failLabel: inputs.failLabel }),
    };
}
async function bind({ forge }, event, environment) {
    const repository = (0,actions_event/* eventRepository */.n)(environment);
    if (event.name === "workflow_run")
        return await findPullRequest(forge, event.run, repository.id);
    if (event.name !== "pull_request" && event.name !== "pull_request_review") {
        return { refusal: "the event is about no pull request" };
    }
    const pull = event.number === undefined ? undefined : await forge.pullRequest(event.number);
    if (!pull?.isOpen)
        return { refusal: "the pull request is not open any more" };
    if (event.name === "pull_request" && pull.head.sha !== event.head) {
        return { refusal: `pull request ${pull.number} has moved on from ${event.head.slice(0, 12)}` };
    }
    return { pull };
}
function tell(pull, { notes, report }, { written, moved }) {
    say(`Pull request ${pull.number}, head ${pull.head.sha.slice(0, 12)}: ${report.report.verdict}`);
    for (const note of notes)
        say(note);
    for (const { output, outcome } of written) {
        say(outcome === "newer" ? `${output}: left alone, a newer run has written it` : `${output}: ${outcome}`);
    }
    if (moved !== undefined)
        core/* notice */.lm((0,log_sink/* sanitizeLogLine */.O)(`The report is not complete: ${moved}.`));
}
function summaryOf({ result, report }) {
    const withholds = result.report.findings.some((finding) => (0,sorting/* isGuarded */.JN)(finding, report));
    return withholds ? (0,check_run/* renderCheckRun */.kL)(report).summary : (0,markdown.renderMarkdown)(result.report);
}
function say(line) {
    core/* info */.pq((0,log_sink/* sanitizeLogLine */.O)(line));
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

/***/ 38145:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ touchedRecords)
/* harmony export */ });
/* harmony import */ var _memory_tree_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85037);

function touchedRecords({ added, changed, vanished, unreadable }) {
    return [
        ...added.map((record) => touched([record])),
        ...changed.map(({ before, after }) => touched([before, after])),
        ...vanished.map(({ before, renamedTo }) => touched(renamedTo ? [before, renamedTo] : [before])),
        ...unreadable.map((record) => touched([record])),
    ].sort((a, b) => (0,_memory_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .comparePaths */ .cD)(a.id, b.id));
}
function touched(sides) {
    const declarations = sides.flatMap((side) => side.declarations);
    const distinct = (values) => [
        ...new Set(values.filter((value) => value !== undefined)),
    ];
    return {
        id: sides[0]?.id ?? "",
        owners: distinct(declarations.flatMap(({ owners }) => owners)),
        kinds: distinct(declarations.map(({ kind }) => kind)),
        classes: distinct(declarations.map(({ className }) => className)),
        sensitivity: distinct(declarations.map(({ sensitivity }) => sensitivity ?? "internal")),
    };
}


/***/ }),

/***/ 20288:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readSources: () => (/* binding */ readSources)
/* harmony export */ });
/* harmony import */ var _memory_tree_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(85037);
/* harmony import */ var _redaction_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44771);


async function readSources({ report, shown, judgement, }) {
    const paths = new Set(report.findings.map(({ path }) => path));
    const texts = new Map();
    const decoder = new TextDecoder();
    for (const tree of new Set([shown, judgement.memory.tree])) {
        const wanted = (await tree.entries()).filter(({ path, mode }) => (0,_memory_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .isRegular */ .$W)(mode) && paths.has(path) && !texts.has(path));
        await tree.read(wanted, (entry, bytes) => {
            if (!(bytes instanceof Error))
                texts.set(entry.path, decoder.decode(bytes));
        });
    }
    const clean = new Map();
    return (path) => {
        const text = clean.get(path) ?? masked(texts.get(path));
        if (text !== undefined)
            clean.set(path, text);
        return text;
    };
}
function masked(text) {
    return text === undefined ? undefined : _redaction_js__WEBPACK_IMPORTED_MODULE_0__/* .redactor */ .$p.masked(text);
}


/***/ })

};
