export const id = 727;
export const ids = [727,1811];
export const modules = {

/***/ 51811:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   makePullClone: () => (/* binding */ makePullClone)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _memory_user_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(90989);
/* harmony import */ var _closed_config_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(81891);
/* harmony import */ var _git_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(50998);
/* harmony import */ var _locate_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(83930);
/* harmony import */ var _object_store_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6907);
/* harmony import */ var _repository_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(9204);









async function makePullClone(options) {
    const scratch = (0,_object_store_js__WEBPACK_IMPORTED_MODULE_7__/* .makeScratch */ .lP)();
    try {
        const top = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(scratch, "clone");
        const place = (0,_closed_config_js__WEBPACK_IMPORTED_MODULE_4__/* .closedPlace */ .YR)(scratch, node_os__WEBPACK_IMPORTED_MODULE_1__.devNull, new Set());
        const format = await borrow(options.checkout);
        const template = ["--template=", `--object-format=${format?.format ?? "sha1"}`];
        await (0,_git_js__WEBPACK_IMPORTED_MODULE_5__/* .runGit */ .EO)(place, ["init", "--quiet", ...template, "--initial-branch=none", "--", top]);
        if (format)
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(top, ".git", "objects", "info", "alternates"), `${(0,_object_store_js__WEBPACK_IMPORTED_MODULE_7__/* .quotePath */ .WG)(format.objects)}\n`);
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(top, options.directory), { recursive: true });
        const network = (0,_git_js__WEBPACK_IMPORTED_MODULE_5__/* .withVariables */ .sO)({ folder: top, env: place.env }, networkVariables(options, place));
        const repository = await (0,_repository_js__WEBPACK_IMPORTED_MODULE_8__/* .openRepository */ .h)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(top, options.directory));
        return {
            repository,
            history: repository.history(),
            fetchRefs: () => fetchAll(network, options),
            fetchSnapshots: (branch) => fetchSnapshots(network, options, branch),
            fetch: (branch, numbers) => fetchPulls(network, options, branch, numbers),
            async close() {
                await repository.close();
                await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(top, { recursive: true, force: true });
                (0,_object_store_js__WEBPACK_IMPORTED_MODULE_7__/* .removeScratch */ .ZU)(scratch);
            },
        };
    }
    catch (error) {
        (0,_object_store_js__WEBPACK_IMPORTED_MODULE_7__/* .removeScratch */ .ZU)(scratch);
        throw error;
    }
}
async function borrow(checkout) {
    if (checkout === undefined)
        return undefined;
    try {
        const settings = await (0,_closed_config_js__WEBPACK_IMPORTED_MODULE_4__/* .readSettings */ .sb)(checkout);
        const location = await (0,_locate_js__WEBPACK_IMPORTED_MODULE_6__/* .findGit */ .C)((0,_closed_config_js__WEBPACK_IMPORTED_MODULE_4__/* .closedPlace */ .YR)(checkout, node_os__WEBPACK_IMPORTED_MODULE_1__.devNull, settings.filters));
        if (!location || settings.partial)
            return undefined;
        const { stdout } = await (0,_git_js__WEBPACK_IMPORTED_MODULE_5__/* .runGit */ .EO)((0,_closed_config_js__WEBPACK_IMPORTED_MODULE_4__/* .closedPlace */ .YR)(checkout, node_os__WEBPACK_IMPORTED_MODULE_1__.devNull, settings.filters), [
            "rev-parse",
            "--is-shallow-repository",
        ]);
        return stdout.toString("latin1").trim() === "false" ? location : undefined;
    }
    catch (error) {
        if (error instanceof _memory_user_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y || error instanceof _git_js__WEBPACK_IMPORTED_MODULE_5__/* .GitError */ .XS)
            return undefined;
        throw error;
    }
}
function networkVariables({ url, token }, place) {
    const { protocol, origin } = addressOf(url);
    const scheme = protocol.slice(0, -1);
    const credential = Buffer.from(`x-access-token:${token}`).toString("base64");
    const keys = [
        [`protocol.${scheme}.allow`, "always"],
        [`http.${origin}/.extraheader`, `AUTHORIZATION: basic ${credential}`],
        ["http.followRedirects", "false"],
        ["credential.helper", ""],
        ["fetch.unpackLimit", "1"],
        ["fetch.recurseSubmodules", "false"],
        ["fetch.writeCommitGraph", "false"],
        ["submodule.recurse", "false"],
    ];
    const first = Number(place.env["GIT_CONFIG_COUNT"]);
    const variables = {
        GIT_ALLOW_PROTOCOL: scheme,
        GIT_CONFIG_COUNT: String(first + keys.length),
        GIT_ASKPASS: "",
        SSH_ASKPASS: "",
    };
    keys.forEach(([key, value], index) => {
        variables[`GIT_CONFIG_KEY_${first + index}`] = key;
        variables[`GIT_CONFIG_VALUE_${first + index}`] = value;
    });
    return variables;
}
function addressOf(url) {
    const address = new URL(url);
    if (!/^https?:$/.test(address.protocol) || address.username !== "" || address.password !== "") {
        throw new _memory_user_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y("The forge's address must be plain http or https.", "Correct GITHUB_SERVER_URL");
    }
    return address;
}
async function fetchPulls(place, { url, token }, branch, numbers) {
    const base = "refs/steward/base";
    const refspecs = [`+refs/heads/${branchName(branch)}:${base}`, ...numbers.map(refspecOf)];
    try {
        await fetchRefs(place, url, refspecs);
    }
    catch (error) {
        if (!(error instanceof _git_js__WEBPACK_IMPORTED_MODULE_5__/* .GitError */ .XS))
            throw error;
        if (numbers.length < 2 || !/couldn't find remote ref/i.test(error.stderr))
            throw failure(error, token);
        await fetchRefs(place, url, refspecs.slice(0, 2)).catch((again) => {
            throw again instanceof _git_js__WEBPACK_IMPORTED_MODULE_5__/* .GitError */ .XS ? failure(again, token) : again;
        });
        for (const refspec of refspecs.slice(2)) {
            await fetchRefs(place, url, [refspec]).catch((gone) => {
                if (!(gone instanceof _git_js__WEBPACK_IMPORTED_MODULE_5__/* .GitError */ .XS))
                    throw gone;
            });
        }
    }
    const listed = await (0,_git_js__WEBPACK_IMPORTED_MODULE_5__/* .runGit */ .EO)(place, ["for-each-ref", "--format=%(objectname) %(refname)", "refs/steward"]);
    const oids = new Map();
    for (const line of listed.stdout.toString("latin1").split("\n")) {
        const [oid, name] = line.split(" ");
        if (oid !== undefined && name !== undefined)
            oids.set(name, oid);
    }
    const tip = oids.get(base);
    if (tip === undefined)
        throw new _memory_user_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y(`The branch ${branch} was not delivered.`, "Run the job again");
    const heads = new Map();
    for (const number of numbers) {
        const oid = oids.get(refOf(number));
        if (oid !== undefined)
            heads.set(number, oid);
    }
    return { base: tip, heads };
}
async function fetchAll(place, { url, token }) {
    try {
        await fetchRefs(place, url, ["+refs/heads/*:refs/remotes/origin/*", "+refs/tags/*:refs/tags/*"]);
    }
    catch (error) {
        throw error instanceof _git_js__WEBPACK_IMPORTED_MODULE_5__/* .GitError */ .XS ? failure(error, token) : error;
    }
}
async function fetchSnapshots(place, { url, token }, branch) {
    const base = "refs/steward/base";
    const tags = "refs/tags/memory/snapshots/*";
    try {
        await fetchRefs(place, url, [`+refs/heads/${branchName(branch)}:${base}`, `+${tags}:${tags}`]);
        const { stdout } = await (0,_git_js__WEBPACK_IMPORTED_MODULE_5__/* .runGit */ .EO)(place, ["rev-parse", "--verify", "--end-of-options", base]);
        return stdout.toString("latin1").trim();
    }
    catch (error) {
        throw error instanceof _git_js__WEBPACK_IMPORTED_MODULE_5__/* .GitError */ .XS ? failure(error, token) : error;
    }
}
const MAX_FETCH_MS = 30 * 60_000;
async function fetchRefs(place, url, refspecs) {
    const flags = ["--quiet", "--no-tags", "--no-write-fetch-head", "--no-auto-maintenance", "--no-recurse-submodules"];
    await (0,_git_js__WEBPACK_IMPORTED_MODULE_5__/* .runGit */ .EO)(place, ["fetch", ...flags, "--end-of-options", url, ...refspecs], { maxSilenceMs: MAX_FETCH_MS });
}
function refOf(number) {
    return `refs/steward/pull/${number}`;
}
function refspecOf(number) {
    if (!Number.isSafeInteger(number) || number < 1)
        throw new Error(`${number} is not a pull request's number`);
    return `+refs/pull/${number}/head:${refOf(number)}`;
}
function branchName(branch) {
    if (branch !== "" && branch.length <= 1000 && !/[\p{Cc} ~^:?*[\\]|\.\.|@\{|^[-/]|\/$/u.test(branch))
        return branch;
    throw new _memory_user_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y(`${JSON.stringify(branch.slice(0, 100))} is not a branch.`);
}
function failure(error, token) {
    const credential = Buffer.from(`x-access-token:${token}`).toString("base64");
    const reason = error.reason.replaceAll(credential, "***").replaceAll(token === "" ? "\0" : token, "***");
    const advice = /\b(401|403)\b|Authentication|could not read Username/i.test(reason)
        ? "Add the line `contents: read # fetches the repository` under `permissions:` of the job"
        : "Run the job again";
    return new _memory_user_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y(`The repository cannot be fetched: ${reason}`, advice);
}


/***/ }),

/***/ 641:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ao: () => (/* binding */ declaresGuarded),
/* harmony export */   Ff: () => (/* binding */ guardedRecords),
/* harmony export */   pv: () => (/* binding */ isGuardedLevel)
/* harmony export */ });
const GUARDED_LEVELS = new Set(["restricted", "secret-metadata"]);
function isGuardedLevel(sensitivity) {
    return sensitivity !== undefined && GUARDED_LEVELS.has(sensitivity);
}
function declaresGuarded(declarations) {
    return declarations.some(({ sensitivity }) => isGuardedLevel(sensitivity));
}
function guardedRecords(graphs) {
    const ids = new Set();
    const paths = new Set();
    for (const { declarations } of graphs) {
        for (const { id, path, sensitivity } of declarations) {
            if (!isGuardedLevel(sensitivity))
                continue;
            if (id !== undefined)
                ids.add(id);
            paths.add(path);
        }
    }
    return { ids, paths };
}


/***/ }),

/***/ 25714:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ jsonText)
/* harmony export */ });
const ACTING = /[\u007F-\u009F\p{Cf}\p{Zl}\p{Zp}]|##(?=\[)/gu;
function jsonText(value, indent = 2) {
    return `${JSON.stringify(value, null, indent).replace(ACTING, escapeUnits)}\n`;
}
function escapeUnits(text) {
    if (text === "##")
        return "#\\u0023";
    let escaped = "";
    for (let at = 0; at < text.length; at++)
        escaped += `\\u${text.charCodeAt(at).toString(16).padStart(4, "0")}`;
    return escaped;
}


/***/ }),

/***/ 47912:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Uo: () => (/* binding */ headOf),
/* harmony export */   WX: () => (/* binding */ findingsOf),
/* harmony export */   hF: () => (/* binding */ renderJson)
/* harmony export */ });
/* harmony import */ var _json_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25714);

function renderJson(report) {
    return (0,_json_text_js__WEBPACK_IMPORTED_MODULE_0__/* .jsonText */ .s)({ ...headOf(report), findings: findingsOf(report) });
}
function headOf(report) {
    const { comparison } = report;
    return {
        schema: "memory-steward.report/v1",
        verdict: report.verdict,
        steward: report.steward,
        root: report.root,
        layout: report.layout,
        sourceDigest: report.sourceDigest,
        ontologyDigest: report.ontologyDigest,
        comparison: comparison && {
            base: comparison.base,
            head: comparison.head,
            mergeBase: comparison.mergeBase,
            conflicts: comparison.conflicts,
        },
        counts: countsOf(report.counts),
        statistics: statisticsOf(report.statistics),
    };
}
function findingsOf({ findings }) {
    return findings.map(findingOf);
}
function countsOf({ error, warning, note, baseline, waived }) {
    return { error, warning, note, baseline, waived };
}
function statisticsOf(statistics) {
    const { nodeKinds, edgeKinds } = statistics;
    return {
        files: statistics.files,
        documents: statistics.documents,
        records: statistics.records,
        notes: statistics.notes,
        ids: statistics.ids,
        edges: statistics.edges,
        parseErrors: statistics.parseErrors,
        nodeKinds: { used: nodeKinds.used, declared: nodeKinds.declared },
        edgeKinds: { used: edgeKinds.used, declared: edgeKinds.declared },
        edgeForms: edgeFormsOf(statistics.edgeForms),
        declarations: statistics.declarations,
        patches: statistics.patches,
        extensions: statistics.extensions,
        classes: Object.fromEntries(Object.entries(statistics.classes)
            .sort(([a], [b]) => (a < b ? -1 : 1))
            .map(([name, counts]) => [name, classOf(counts)])),
    };
}
function classOf(counts) {
    return {
        files: counts.files,
        documents: counts.documents,
        records: counts.records,
        notes: counts.notes,
        patches: counts.patches,
        extensions: counts.extensions,
        ids: counts.ids,
        nodeKinds: counts.nodeKinds,
        edges: counts.edges,
        edgeKinds: counts.edgeKinds,
        edgeForms: edgeFormsOf(counts.edgeForms),
    };
}
function edgeFormsOf({ string, target, attributes, link }) {
    return { string, target, attributes, link };
}
function findingOf(finding) {
    const { suggestion } = finding;
    return {
        rule: finding.rule,
        severity: finding.severity,
        message: finding.message,
        path: finding.path,
        range: rangeOf(finding.range),
        record: finding.record,
        subject: finding.subject,
        fingerprint: finding.fingerprint,
        suggestion: suggestion && {
            message: suggestion.message,
            certain: suggestion.certain,
            edits: suggestion.edits.map(({ path, range, newText }) => ({ path, range: rangeOf(range), newText })),
        },
        related: finding.related.map(({ message, path, range }) => ({ message, path, range: rangeOf(range) })),
        accepted: finding.accepted,
    };
}
function rangeOf({ start, end }) {
    return {
        start: { line: start.line, column: start.column },
        end: { line: end.line, column: end.column },
    };
}


/***/ }),

/***/ 14864:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OR: () => (/* binding */ defaultBranch),
/* harmony export */   U: () => (/* binding */ commitOfRef),
/* harmony export */   d0: () => (/* binding */ nearRefs)
/* harmony export */ });
/* harmony import */ var _memory_nearest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77023);
/* harmony import */ var _memory_user_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90989);


const FOLDERS = ["", "refs/", "refs/heads/", "refs/tags/", "refs/remotes/origin/", "refs/remotes/"];
function commitOfRef(name, refs) {
    const full = new Set(FOLDERS.map((folder) => folder + name));
    const found = refs.filter((ref) => full.has(ref.name));
    const commits = new Set(found.map(({ commit }) => commit));
    const [commit] = commits;
    if (found.length === 0)
        return undefined;
    if (commits.size > 1) {
        const meanings = found.map((ref) => `${ref.name} at ${(ref.commit ?? ref.object).slice(0, 7)}`).join(", ");
        throw new _memory_user_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y(`"${name}" is ambiguous: ${meanings}.`, "Write the one that is meant in full");
    }
    if (commit === undefined)
        throw new _memory_user_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y(`"${name}" leads to no commit.`, "Name a branch, a tag or a commit");
    return commit;
}
const NEAR = 3;
const COMPARED = 2000;
function nearRefs(name, refs) {
    const short = new Set(refs.map((ref) => ref.name.replace(/^refs\/(heads|tags|remotes\/origin|remotes)\//, "")));
    short.delete("HEAD");
    return [...short]
        .slice(0, COMPARED)
        .map((candidate) => ({ candidate, distance: distanceOf(name, candidate) }))
        .filter(({ distance }) => distance <= NEAR)
        .sort((a, b) => a.distance - b.distance || (a.candidate < b.candidate ? -1 : 1))
        .slice(0, 3)
        .map(({ candidate }) => candidate);
}
function distanceOf(name, candidate) {
    const [a, b] = [name.toLowerCase(), candidate.toLowerCase()];
    return b.endsWith(`/${a}`) || (a.length > 2 && b.startsWith(a)) ? 1 : (0,_memory_nearest_js__WEBPACK_IMPORTED_MODULE_1__/* .editDistance */ .YC)(a, b, NEAR);
}
function defaultBranch(refs, asked) {
    const byName = new Map(refs.map((ref) => [ref.name, ref]));
    const target = byName.get("refs/remotes/origin/HEAD")?.target?.replace("refs/remotes/origin/", "");
    const hasBranch = (name) => [`refs/remotes/origin/${name}`, `refs/heads/${name}`].some((ref) => byName.has(ref));
    const names = asked !== undefined ? [asked] : target !== undefined ? [target] : ["main", "master"].filter(hasBranch);
    const [name, second] = names;
    if (name === undefined || second !== undefined) {
        throw new _memory_user_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y("This clone does not say which branch is the default one.", "Name it with --branch");
    }
    const ref = byName.get(`refs/remotes/origin/${name}`) ?? byName.get(`refs/heads/${name}`);
    if (ref?.commit !== undefined)
        return { name, commit: ref.commit };
    const near = nearRefs(name, refs);
    throw new _memory_user_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y(`There is no branch ${JSON.stringify(name)} in this clone.`, near.length > 0 ? `Near it: ${near.join(", ")}` : `Fetch it: git fetch origin ${name}`);
}


/***/ }),

/***/ 46889:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ findSnapshot)
/* harmony export */ });
/* harmony import */ var _memory_nearest_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(77023);
/* harmony import */ var _memory_user_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90989);
/* harmony import */ var _chain_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58610);
/* harmony import */ var _tag_name_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47675);




const MOST_EDITS = 40;
function findSnapshot(name, { links, strangers }) {
    const short = name.replace(/^refs\/tags\//, "");
    const tag = short.startsWith(_tag_name_js__WEBPACK_IMPORTED_MODULE_2__/* .SNAPSHOT_FOLDER */ .aZ) ? short : _tag_name_js__WEBPACK_IMPORTED_MODULE_2__/* .SNAPSHOT_FOLDER */ .aZ + short;
    const link = links.find((candidate) => candidate.tag === tag);
    if (link && (0,_chain_js__WEBPACK_IMPORTED_MODULE_1__/* .isSnapshot */ .L)(link))
        return link;
    if (link)
        throw new _memory_user_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y(link.fault, "Restore the tag from a clone that has it, or name a commit");
    const stranger = strangers.find((candidate) => candidate.tag === tag);
    if (stranger)
        throw new _memory_user_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y(stranger.fault, "Find out who made the tag");
    const near = nearest(tag, links.filter(_chain_js__WEBPACK_IMPORTED_MODULE_1__/* .isSnapshot */ .L));
    throw new _memory_user_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y(`There is no snapshot ${JSON.stringify(name.slice(0, 100))} in this clone.`, near.length > 0
        ? `Near it: ${near.join(", ")}`
        : "Fetch the tags: git fetch origin 'refs/tags/memory/snapshots/*:refs/tags/memory/snapshots/*'");
}
function nearest(tag, snapshots) {
    const time = (0,_tag_name_js__WEBPACK_IMPORTED_MODULE_2__/* .timeInName */ .sT)(tag);
    const distance = (snapshot) => time === undefined ? (0,_memory_nearest_js__WEBPACK_IMPORTED_MODULE_3__/* .editDistance */ .YC)(tag, snapshot.tag, MOST_EDITS) : Math.abs(snapshot.time - time);
    return snapshots
        .map((snapshot) => ({ tag: snapshot.tag, distance: distance(snapshot) }))
        .sort((a, b) => a.distance - b.distance)
        .slice(0, 2)
        .map((candidate) => candidate.tag);
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

/***/ 74113:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ withForgeClone)
/* harmony export */ });
/* harmony import */ var _git_pull_clone_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51811);
/* harmony import */ var _git_repository_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9204);
/* harmony import */ var _connect_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22392);



async function withForgeClone(dir, name, work) {
    const forge = await (0,_connect_js__WEBPACK_IMPORTED_MODULE_2__/* .connect */ .N)(name);
    const repository = await forge.repository();
    const local = await (0,_git_repository_js__WEBPACK_IMPORTED_MODULE_1__/* .openRepository */ .h)(dir);
    const server = (process.env["GITHUB_SERVER_URL"] ?? "https://github.com").replace(/\/+$/, "");
    const root = local.prefix.replace(/\/$/, "");
    const clone = await (0,_git_pull_clone_js__WEBPACK_IMPORTED_MODULE_0__.makePullClone)({
        url: `${server}/${repository.owner}/${repository.name}.git`,
        token: process.env["GITHUB_TOKEN"] ?? process.env["GH_TOKEN"] ?? "",
        directory: root,
        ...(local.isGit && { checkout: local.top }),
    }).finally(() => local.close());
    try {
        return await work({ forge, repository, clone, local, root, server });
    }
    finally {
        await clone.close();
    }
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

/***/ 70862:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runSnapshot: () => (/* binding */ runSnapshot),
  runSnapshotList: () => (/* binding */ runSnapshotList),
  runSnapshotShow: () => (/* binding */ runSnapshotShow)
});

// EXTERNAL MODULE: ./build/src/snapshots/chain.js
var chain = __webpack_require__(58610);
// EXTERNAL MODULE: ./build/src/snapshots/find-ref.js
var find_ref = __webpack_require__(14864);
// EXTERNAL MODULE: ./build/src/snapshots/find-snapshot.js
var find_snapshot = __webpack_require__(46889);
// EXTERNAL MODULE: ./build/src/commands/read-snapshots.js
var read_snapshots = __webpack_require__(64502);
;// CONCATENATED MODULE: ./build/src/commands/list-snapshots.js




async function listSnapshots(history, branch) {
    const { links, strangers } = await chainIn(history, branch);
    return {
        snapshots: links.filter(chain/* isSnapshot */.L).map(({ tag, object, manifest }) => ({ tag, object, manifest })),
        faults: [...links, ...strangers].flatMap((link) => ("fault" in link ? link.fault : [])),
    };
}
async function showSnapshot(history, branch, tag) {
    const { tag: name, object, manifest } = (0,find_snapshot/* findSnapshot */.C)(tag, await chainIn(history, branch));
    return { tag: name, object, manifest };
}
async function chainIn(history, branch) {
    const refs = await history.refs();
    const line = await history.line((0,find_ref/* defaultBranch */.OR)(refs, branch).commit);
    return await (0,read_snapshots/* readChain */.U)(history, refs, line);
}

// EXTERNAL MODULE: ./build/src/commands/snapshot.js + 8 modules
var snapshot = __webpack_require__(76209);
// EXTERNAL MODULE: ./build/src/git/repository.js + 20 modules
var git_repository = __webpack_require__(9204);
// EXTERNAL MODULE: ./build/src/report/json-text.js
var json_text = __webpack_require__(25714);
// EXTERNAL MODULE: ./build/src/report/snapshot.js
var report_snapshot = __webpack_require__(21222);
// EXTERNAL MODULE: ./build/src/terminal/forge-clone.js
var forge_clone = __webpack_require__(74113);
// EXTERNAL MODULE: ./build/src/terminal/gate-options.js
var gate_options = __webpack_require__(91504);
;// CONCATENATED MODULE: ./build/src/terminal/snapshot.js







async function runSnapshot(dir, options) {
    return await (0,forge_clone/* withForgeClone */.t)(dir, options.repository, async ({ forge, clone, local, root }) => {
        const result = await (0,snapshot/* snapshot */.P)({
            forge,
            source: clone,
            options: (0,gate_options/* gateOptions */.O)(dir, options, local),
            directory: root,
            now: new Date(),
            isDryRun: options.dryRun === true,
        });
        const pretty = () => (0,report_snapshot/* renderSnapshotReport */.LQ)(result, options.dryRun === true);
        process.stdout.write(options.format === "json" ? (0,json_text/* jsonText */.s)(result) : pretty());
        return result.unapproved.length + result.failing.length + result.faults.length > 0 ? 1 : 0;
    });
}
function runSnapshotList(dir, { branch, format }) {
    return withClone(dir, async (repository) => {
        const { snapshots, faults } = await listSnapshots(repository.history(), branch);
        process.stdout.write(format === "json" ? (0,json_text/* jsonText */.s)({ snapshots, faults }) : (0,report_snapshot/* renderSnapshotList */.Fg)(snapshots, faults));
        return faults.length > 0 ? 1 : 0;
    });
}
function runSnapshotShow(dir, tag, { branch, format }) {
    return withClone(dir, async (repository) => {
        const shown = await showSnapshot(repository.history(), branch, tag);
        process.stdout.write(format === "json" ? (0,json_text/* jsonText */.s)(shown) : (0,report_snapshot/* renderSnapshot */.D7)(shown));
        return 0;
    });
}
async function withClone(dir, work) {
    const repository = await (0,git_repository/* openRepository */.h)(dir);
    try {
        return await work(repository);
    }
    finally {
        await repository.close();
    }
}


/***/ })

};
