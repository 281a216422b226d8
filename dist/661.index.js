export const id = 661;
export const ids = [661];
export const modules = {

/***/ 1661:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runPublish: () => (/* binding */ runPublish)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ../../../work/main/node_modules/@actions/core/lib/core.js + 14 modules
var core = __webpack_require__(1755);
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

// EXTERNAL MODULE: ./build/src/load/gate.js + 7 modules
var gate = __webpack_require__(505);
// EXTERNAL MODULE: ./build/src/memory/ontology.js
var memory_ontology = __webpack_require__(636);
// EXTERNAL MODULE: ./build/src/memory/tree.js
var tree = __webpack_require__(9433);
;// CONCATENATED MODULE: ./build/src/memory/change-picture.js


function changePicture(change, ontology) {
    const prefixes = (0,memory_ontology/* kindPrefixes */.HA)(ontology);
    const isBroken = ({ kind, target }, graph) => !graph.records.has(target) &&
        ontology.edgeKinds.get(kind)?.external !== true &&
        !(0,memory_ontology/* isExternalTarget */.v6)(target, ontology, prefixes);
    const edges = [];
    const compareEdges = (before, after) => {
        const was = writtenEdges(before);
        const is = writtenEdges(after);
        const id = (after ?? before)?.id ?? "";
        const state = (edge, state) => edges.push({ from: id, kind: edge.kind, to: edge.target, state });
        for (const [key, edge] of is) {
            const known = was.get(key);
            if (isBroken(edge, change.after)) {
                if (!known || !isBroken(known, change.before))
                    state(edge, "broken");
            }
            else if (!known)
                state(edge, "added");
        }
        for (const [key, edge] of was)
            if (!is.has(key))
                state(edge, "removed");
    };
    const gone = change.vanished.map(({ before }) => before);
    for (const record of change.added)
        compareEdges(undefined, record);
    for (const { before, after } of change.changed)
        compareEdges(before, after);
    for (const record of gone)
        compareEdges(record, undefined);
    const touched = new Set([...change.added, ...change.changed.map(({ after }) => after), ...gone].map(({ id }) => id));
    for (const { id } of gone) {
        for (const { from, edge } of change.after.incoming(id)) {
            if (from.id === undefined || touched.has(from.id) || !isWritten(edge) || !isBroken(edge, change.after))
                continue;
            edges.push({ from: from.id, kind: edge.kind, to: id, state: "broken" });
        }
    }
    edges.sort((a, b) => (0,tree/* comparePaths */.cD)(a.from, b.from) || (0,tree/* comparePaths */.cD)(a.kind, b.kind) || (0,tree/* comparePaths */.cD)(a.to, b.to));
    const neighbours = new Map();
    for (const id of edges.flatMap(({ from, to }) => [from, to])) {
        const record = change.after.records.get(id);
        if (record && !touched.has(id))
            neighbours.set(id, pictureRecord(record));
    }
    return {
        added: sorted(change.added),
        changed: sorted(change.changed.map(({ after }) => after)),
        deleted: sorted(gone),
        unreadable: sorted(change.unreadable),
        edges,
        neighbours,
        files: change.files.length,
        deletedFiles: new Set(change.files.filter(({ kind }) => kind === "deleted").map(({ path }) => path)),
    };
}
function writtenEdges(record) {
    const edges = new Map();
    for (const declaration of record?.declarations ?? []) {
        for (const edge of declaration.edges)
            if (isWritten(edge))
                edges.set(`${edge.kind}\0${edge.target}`, edge);
    }
    return edges;
}
function isWritten({ form, derived }) {
    return form !== "link" && derived === undefined;
}
function pictureRecord({ id, primary }) {
    return { id, title: primary.title };
}
function sorted(records) {
    return records.map(pictureRecord).sort((a, b) => (0,tree/* comparePaths */.cD)(a.id, b.id));
}

;// CONCATENATED MODULE: ./build/src/memory/guarded.js
const GUARDED_LEVELS = new Set(["restricted", "secret-metadata"]);
function guardedRecords(graphs) {
    const ids = new Set();
    const paths = new Set();
    for (const { declarations } of graphs) {
        for (const { id, path, sensitivity } of declarations) {
            if (sensitivity === undefined || !GUARDED_LEVELS.has(sensitivity))
                continue;
            if (id !== undefined)
                ids.add(id);
            paths.add(path);
        }
    }
    return { ids, paths };
}

;// CONCATENATED MODULE: ./build/src/memory/ontology-change.js
function ontologyChange(before, after, edited) {
    const was = new Set(wordsOf(before));
    const is = new Set(wordsOf(after));
    return {
        ...(before.version !== undefined && { before: before.version }),
        ...(after.version !== undefined && { after: after.version }),
        edited: [...edited].sort(),
        added: [...is].filter((word) => !was.has(word)),
        removed: [...was].filter((word) => !is.has(word)),
    };
}
function wordsOf({ nodeKinds, edgeKinds, statuses = [], sensitivity = [], tags, owners }) {
    return [
        ...[...nodeKinds.values()].flatMap((kind) => [`node kind ${kind.name}`, ...demandsOf(kind)]),
        ...[...edgeKinds.keys()].map((name) => `edge kind ${name}`),
        ...statuses.map((name) => `status ${name}`),
        ...sensitivity.map((name) => `sensitivity ${name}`),
        ...[...(tags?.names ?? [])].map((name) => `tag ${name}`),
        ...[...(owners.teams ?? []), ...(owners.users ?? [])].map((id) => `owner ${id}`),
    ];
}
function demandsOf({ name, required, deprecated }) {
    return [
        ...required.map((attribute) => `required attribute ${attribute} of ${name}`),
        ...(deprecated ? [`deprecation of ${name}`] : []),
    ];
}

// EXTERNAL MODULE: ./build/src/memory/user-error.js
var user_error = __webpack_require__(9785);
// EXTERNAL MODULE: ./build/src/commands/check.js + 2 modules
var check = __webpack_require__(5993);
// EXTERNAL MODULE: ./build/src/load/graph-of.js
var graph_of = __webpack_require__(5206);
// EXTERNAL MODULE: ./build/src/load/read-memory.js
var read_memory = __webpack_require__(7906);
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
async function touchedByBranch({ before, after }, gate, ours) {
    const theirs = new Map((await after.entries()).map(({ path, oid }) => [path, oid]));
    const differs = ({ path }) => theirs.get(path) !== ours.get(path);
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

;// CONCATENATED MODULE: ./build/src/commands/reviewers.js
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

;// CONCATENATED MODULE: ./build/src/commands/touched-records.js

function touchedRecords({ added, changed, vanished, unreadable }) {
    return [
        ...added.map((record) => touched([record])),
        ...changed.map(({ before, after }) => touched([before, after])),
        ...vanished.map(({ before, renamedTo }) => touched(renamedTo ? [before, renamedTo] : [before])),
        ...unreadable.map((record) => touched([record])),
    ].sort((a, b) => (0,tree/* comparePaths */.cD)(a.id, b.id));
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
    const earlier = isOf(input.checked, fetched.base, pull.head.sha) ? input.checked : undefined;
    const result = earlier ?? (await (0,check/* check */.z)({ ...common, subject: { comparison }, ...progress }));
    const proposed = await proposedGate(result, input.gate);
    const ontology = proposed && changeOfGate(result.gate, proposed);
    const known = await knownFindings(result, async () => {
        return await (0,check/* check */.z)({ ...common, subject: { tree: comparison.target } });
    });
    const heads = new Map(others.map(({ number }) => [number, fetched.heads.get(number)]));
    const { collisions, notes } = await collide(source, fetched.base, heads, result);
    const { change, graph } = result.judgement;
    const basis = {
        records: change ? touchedRecords(change) : [],
        editsGate: ontology !== undefined,
        ontology: result.gate.ontology,
    };
    const [organization = ""] = input.links.repository.split("/");
    const reviewers = reviewersOf(basis, { author: pull.author, organization });
    const report = {
        report: result.report,
        links: {
            ...input.links,
            head: pull.head.sha,
            base: fetched.base,
            pull: pull.number,
        },
        ...(change && { picture: changePicture(change, result.gate.ontology) }),
        ...(known && { known }),
        ruleOf: (id) => input.rules.find((rule) => rule.id === id),
        textOf: await input.textsOf(result),
        isPublic: input.isPublic,
        guarded: guardedRecords(change ? [change.before, graph] : [graph]),
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
function changeOfGate(gate, proposed) {
    const paths = new Set([...gate.files.keys(), ...proposed.files.keys()]);
    const edited = [...paths].filter((path) => gate.files.get(path) !== proposed.files.get(path));
    return edited.length === 0 ? undefined : ontologyChange(gate.ontology, proposed.ontology, edited);
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
    const blobs = new Map(result.judgement.memory.entries.map(({ path, oid }) => [path, oid]));
    for (const [pull, head] of heads) {
        const change = head === undefined ? undefined : await repository.branchChange(base, head);
        if (!change) {
            notes.push(`Pull request ${pull} was not compared: its commits are gone, unrelated, or change too many files.`);
            continue;
        }
        const found = clashes(ours, await touchedByBranch(change, result.gate, blobs));
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

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./build/src/memory/forge.js
var memory_forge = __webpack_require__(326);
// EXTERNAL MODULE: ./build/src/report/markdown-escape.js
var markdown_escape = __webpack_require__(4407);
// EXTERNAL MODULE: ./build/src/report/visible-text.js
var visible_text = __webpack_require__(9652);
// EXTERNAL MODULE: ./build/src/report/wording.js
var wording = __webpack_require__(244);
;// CONCATENATED MODULE: ./build/src/report/approvals.js



const RECORDS_NAMED = 3;
const NAMES = 10;
function renderApprovals(demands, outdated) {
    const open = demands.filter(({ given, needed }) => given.length < needed);
    const lines = demands.map((demand) => `- ${lineOf(demand)}`);
    const old = outdated.length === 0
        ? []
        : ["", `Of an earlier commit, so not counted: ${outdated.slice(0, NAMES).map(approvals_name).join(", ")}.`];
    const none = "No rule of the ontology asks for an approval of this change.";
    const counted = "Counted are approvals of the present head by people of the repository, the author's own aside.";
    return {
        title: titleOf(demands, open),
        summary: `${[...(lines.length === 0 ? [none] : [...lines, "", counted]), ...old].join("\n")}\n`,
    };
}
function titleOf(demands, open) {
    if (demands.length === 0)
        return "No approval needed";
    const missing = Math.max(0, ...open.map(({ given, needed }) => needed - given.length));
    return missing === 0 ? "Approved" : `${(0,wording/* plural */.LS)(missing, "approval")} missing`;
}
function lineOf({ subject, records, needed, given, byOwners }) {
    const mark = given.length >= needed ? "✅" : "❌";
    const shown = records.slice(0, RECORDS_NAMED).map((id) => (0,markdown_escape/* codeSpan */.SS)((0,visible_text/* clip */.$Q)(id, 200)));
    const rest = records.length - shown.length;
    const ids = shown.length === 0 ? "" : ` (${[...shown, ...(rest > 0 ? [`${rest} more`] : [])].join(", ")})`;
    const by = given.length === 0 ? "" : `: ${given.slice(0, NAMES).map(approvals_name).join(", ")}`;
    const whose = byOwners ? " of owners" : "";
    return `${mark} ${(0,markdown_escape/* escapeMarkdown */.FV)((0,visible_text/* clip */.$Q)(subject, 200))}${ids}: ${given.length} of ${(0,wording/* plural */.LS)(needed, "approval")}${whose}${by}`;
}
function approvals_name(login) {
    return (0,markdown_escape/* codeSpan */.SS)((0,visible_text/* clip */.$Q)(login, 100));
}

// EXTERNAL MODULE: ./build/src/report/repository-path.js
var repository_path = __webpack_require__(1800);
// EXTERNAL MODULE: ./build/src/report/selection.js
var selection = __webpack_require__(3906);
// EXTERNAL MODULE: ./build/src/report/source-text.js
var source_text = __webpack_require__(8659);
;// CONCATENATED MODULE: ./build/src/report/comment/document.js
const BREAK = { kind: "break" };
function document_text(value) {
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
    return parts.flatMap((part, at) => (at === 0 ? [part] : [document_text(separator), part]));
}

;// CONCATENATED MODULE: ./build/src/report/comment/drawing.js
const MAX_NODES = 10;
const MAX_EDGES = 14;
const RANK = { broken: 0, removed: 1, added: 2 };
function drawingOf(picture, withoutTitle) {
    if (picture.edges.length === 0)
        return undefined;
    const states = statesOf(picture);
    const nodes = [];
    const indexes = new Map();
    const edges = [];
    const missing = new Set(picture.edges.filter(({ state }) => state === "broken").map(({ to }) => to));
    const elsewhere = (id) => picture.neighbours.has(id) ? "unchanged" : missing.has(id) ? "missing" : "outside";
    const indexOf = (id) => {
        const known = indexes.get(id);
        if (known !== undefined)
            return known;
        const record = states.get(id)?.record ?? picture.neighbours.get(id);
        const title = withoutTitle.has(id) ? undefined : record?.title;
        const state = states.get(id)?.state ?? elsewhere(id);
        nodes.push({ id, state, ...(title !== undefined && !saysTheSame(id, title) && { title }) });
        indexes.set(id, nodes.length - 1);
        return nodes.length - 1;
    };
    for (const edge of worstFirst(picture.edges)) {
        if (edges.length === MAX_EDGES)
            break;
        const fresh = new Set([edge.from, edge.to].filter((id) => !indexes.has(id))).size;
        if (nodes.length + fresh > MAX_NODES)
            continue;
        edges.push({ from: indexOf(edge.from), to: indexOf(edge.to), kind: edge.kind, state: edge.state });
    }
    return { nodes, edges, edgesLeftOut: picture.edges.length - edges.length };
}
function worstFirst(edges) {
    return [...edges].sort((a, b) => RANK[a.state] - RANK[b.state]);
}
function statesOf(picture) {
    const states = new Map();
    for (const state of ["unreadable", "deleted", "changed", "added"]) {
        for (const record of picture[state])
            states.set(record.id, { state, record });
    }
    return states;
}
function saysTheSame(id, title) {
    const plain = (value) => value
        .slice(0, 500)
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]/gu, "");
    return plain(id).endsWith(plain(title));
}

// EXTERNAL MODULE: ./build/src/memory/finding.js
var finding = __webpack_require__(8104);
// EXTERNAL MODULE: ./build/src/report/suggestion-diff.js
var suggestion_diff = __webpack_require__(848);
;// CONCATENATED MODULE: ./build/src/report/comment/finding-blocks.js




const MARKS = { error: "❌", warning: "⚠️", note: "ℹ️" };
const MESSAGE_LIMIT = 500;
const NAME_LIMIT = 160;
const PATH_LIMIT = 240;
const DIFF_LINES = 12;
const DIFF_COLUMNS = 160;
const RELATED_LIMIT = 5;
const RELATED_MESSAGE_LIMIT = 200;
const WITHHELD = [
    document_text("Details stay out of this public comment, since the record is restricted. "),
    code("memory-steward check"),
    document_text(" shows them."),
];
function findingBlocks(finding, context) {
    const { severity, message, suggestion, related } = finding;
    const mark = document_text(`${MARKS[severity]} `);
    if (context.isGuarded(finding)) {
        return [paragraph(mark, strong(ruleName(finding, context)), BREAK, ...WITHHELD)];
    }
    const origin = dotted([place(finding, context), ruleName(finding, context)]);
    const blocks = [paragraph(mark, strong(prose((0,visible_text/* clip */.$Q)(message, MESSAGE_LIMIT))), BREAK, ...origin)];
    if (suggestion) {
        const fixes = isFixable(finding) ? FIXES : [];
        blocks.push(paragraph(document_text("Mend: "), prose((0,visible_text/* clip */.$Q)(suggestion.message, MESSAGE_LIMIT)), ...fixes));
        const diff = diffLines(finding, context.sourceOf);
        if (diff.length > 0)
            blocks.push({ kind: "code", language: "diff", lines: diff });
    }
    if (related.length > 0)
        blocks.push(relatedBlock(finding, context));
    return blocks;
}
function isFixable({ suggestion }) {
    return suggestion?.certain === true && suggestion.edits.length > 0;
}
const FIXES = [document_text(" ("), code("memory-steward fix"), document_text(" does it)")];
function findingRow(finding, context) {
    const { severity, record, message, suggestion } = finding;
    const rule = ruleName(finding, context);
    const name = record === undefined ? [] : [code((0,visible_text/* clip */.$Q)(record, NAME_LIMIT)), BREAK];
    if (context.isGuarded(finding))
        return [[document_text(MARKS[severity])], name.slice(0, 1), [rule], []];
    return [
        [document_text(MARKS[severity])],
        [...name, place(finding, context)],
        [prose((0,visible_text/* clip */.$Q)(message, MESSAGE_LIMIT)), BREAK, rule],
        suggestion ? [prose((0,visible_text/* clip */.$Q)(suggestion.message, MESSAGE_LIMIT))] : [],
    ];
}
function ruleName({ rule }, { ruleOf }) {
    return linked(ruleOf(rule)?.documentation, code((0,visible_text/* clip */.$Q)(rule, NAME_LIMIT)));
}
function place({ path, range }, { addresses, isDeleted }) {
    const { line } = range.start;
    const name = isDeleted(path) ? (0,visible_text/* clip */.$Q)(path, PATH_LIMIT) : `${(0,visible_text/* clip */.$Q)(path, PATH_LIMIT)}:${line}`;
    return linked(addresses.line(path, line), code(name));
}
function relatedBlock({ related }, context) {
    const shown = related.slice(0, (0,wording/* listedOf */.xM)(related.length, RELATED_LIMIT));
    const more = related.length - shown.length;
    const rest = more > 0 ? [document_text((0,wording/* plural */.LS)(more, "more place"))] : [];
    const [first] = shown;
    if (first && related.every(({ message }) => message === first.message)) {
        const places = shown.map((other) => place(other, context));
        return paragraph(prose(sentenceStart((0,visible_text/* clip */.$Q)(first.message, RELATED_MESSAGE_LIMIT))), document_text(": "), ...commas([...places, ...rest]));
    }
    const items = shown.map((other) => [
        place(other, context),
        document_text(": "),
        prose((0,visible_text/* clip */.$Q)(other.message, RELATED_MESSAGE_LIMIT)),
    ]);
    return { kind: "list", items: rest.length > 0 ? [...items, rest] : items };
}
function sentenceStart(message) {
    return message.replace(/^[a-z]/, (letter) => letter.toUpperCase());
}
function diffLines({ suggestion }, sourceOf) {
    const hunks = suggestion ? (0,suggestion_diff/* suggestionDiff */.q)(suggestion.edits, sourceOf) : [];
    const lines = hunks.flatMap(({ path, line, removed, added }) => [
        `@@ ${(0,visible_text/* clip */.$Q)(path, PATH_LIMIT)}:${line} @@`,
        ...removed.map((row) => `-${(0,visible_text/* clip */.$Q)(row, DIFF_COLUMNS)}`),
        ...added.map((row) => `+${(0,visible_text/* clip */.$Q)(row, DIFF_COLUMNS)}`),
    ]);
    const shown = lines.slice(0, (0,wording/* listedOf */.xM)(lines.length, DIFF_LINES));
    const rest = lines.length - shown.length;
    return rest > 0 ? [...shown, `@@ ${(0,wording/* number */.ai)(rest)} more lines @@`] : shown;
}

;// CONCATENATED MODULE: ./build/src/report/comment/folds.js




const ROWS = 100;
const RULE_ROWS = 12;
const REASONS = 12;
const LEFT_OUT_BYTES = 200;
function foldedRows(findings, title, noun, context, room) {
    const sorted = [...findings].sort(finding/* compareWorstFirst */.bu);
    const block = room.fill(sorted, ROWS, (shown) => ({
        kind: "details",
        summary: [document_text(shownOf(title((0,wording/* plural */.LS)(findings.length, noun)), shown.length, findings.length))],
        blocks: [{ kind: "table", head: ROW_HEAD, rows: shown.map((finding) => findingRow(finding, context)) }],
    }));
    if (block || findings.length === 0)
        return block ? [block] : [];
    return [paragraph(document_text(`${title((0,wording/* plural */.LS)(findings.length, noun))}: no room for them here.`))];
}
const ROW_HEAD = [[], [document_text("Where")], [document_text("Problem")], [document_text("Mend")]];
function shownOf(title, shown, total) {
    return shown < total ? `${title}, showing ${(0,wording/* number */.ai)(shown)} of ${(0,wording/* number */.ai)(total)}` : title;
}
function ruleTable(findings, context, room) {
    const counts = new Map();
    for (const finding of findings) {
        const { rule, severity } = finding;
        const key = `${severity} ${rule}`;
        const entry = counts.get(key) ?? { rule, severity, count: 0, fixable: 0 };
        entry.count++;
        if (isFixable(finding))
            entry.fixable++;
        counts.set(key, entry);
    }
    const rows = [...counts.values()].sort((a, b) => rank(a) - rank(b) || b.count - a.count || (a.rule < b.rule ? -1 : 1));
    const block = room.fill(rows, RULE_ROWS, (shown) => ({
        kind: "table",
        head: [[], [document_text("Rule")], [document_text("Findings")], [document_text("Mended by "), code("memory-steward fix")]],
        rows: [
            ...shown.map((row) => [
                [document_text(MARKS[row.severity])],
                [ruleName(row, context)],
                [document_text((0,wording/* number */.ai)(row.count))],
                [document_text(row.fixable > 0 ? (0,wording/* number */.ai)(row.fixable) : "")],
            ]),
            ...(shown.length < rows.length ? [restRow(rows.slice(shown.length))] : []),
        ],
    }));
    return block ? [block] : [];
}
function restRow(rows) {
    const sum = (of) => rows.reduce((total, row) => total + row[of], 0);
    return [
        [],
        [document_text((0,wording/* plural */.LS)(rows.length, "further rule"))],
        [document_text((0,wording/* number */.ai)(sum("count")))],
        [document_text((0,wording/* number */.ai)(sum("fixable")))],
    ];
}
function rank({ severity }) {
    return finding/* SEVERITIES */.oC.indexOf(severity);
}
function foldedReasons(rules, context, room) {
    const known = [...new Set(rules)].flatMap((id) => context.ruleOf(id) ?? []);
    const block = room.fill(known, REASONS, (shown) => ({
        kind: "details",
        summary: [document_text(known.length === 1 ? "Why this matters" : "Why these matter")],
        blocks: [
            {
                kind: "list",
                items: shown.map((rule) => [
                    strong(document_text(rule.title)),
                    document_text(" ("),
                    ruleName({ rule: rule.id }, context),
                    document_text("). "),
                    ...ownWords(`${rule.rationale} ${rule.remedy}`),
                ]),
            },
        ],
    }));
    return block ? [block] : [];
}
function ownWords(value) {
    return value.split("`").flatMap((part, at) => (part === "" ? [] : [at % 2 === 0 ? document_text(part) : code(part)]));
}

;// CONCATENATED MODULE: ./build/src/report/comment/verdict.js

function verdictLine(input, sorted) {
    const isClear = sorted.warning.length === 0 && (input.collisions ?? []).length === 0;
    const mark = input.report.verdict === "fail" ? "❌" : isClear ? "✅" : "⚠️";
    return `${mark} ${verdictWords(input, sorted)}`;
}
function verdictWords({ report, collisions = [] }, sorted) {
    const others = new Set(collisions.map(({ pull }) => pull)).size;
    const words = report.verdict === "fail" ? failureWords(sorted) : successWords(report, sorted);
    if (others === 0)
        return words;
    const met = others === 1 ? "another open pull request" : `${(0,wording/* number */.ai)(others)} other open pull requests`;
    return `${words}${report.verdict === "fail" ? "; it also" : ", but"} collides with ${met}`;
}
function successWords(report, { warning, note }) {
    if ((0,wording/* isEmpty */.Im)(report))
        return "Memory check passed: no records yet";
    if (warning.length > 0)
        return `Memory check passed, with ${(0,wording/* plural */.LS)(warning.length, "warning")} to look at`;
    return note.length > 0 ? `Memory check passed, with ${(0,wording/* plural */.LS)(note.length, "note")}` : "Memory check passed";
}
function failureWords({ error, warning, old }) {
    if (error.length === 0) {
        const oldErrors = old.filter(({ severity }) => severity === "error").length;
        return `Memory check failed, but not by this change: the target branch has ${(0,wording/* plural */.LS)(oldErrors, "error")} already`;
    }
    const warnings = warning.length > 0 ? `, ${(0,wording/* plural */.LS)(warning.length, "warning")}` : "";
    return `Memory check failed: ${(0,wording/* plural */.LS)(error.length, "error")} to mend${warnings}`;
}
function changeWords({ added, changed, deleted, unreadable, edges, files }) {
    const records = listed("record", [
        [added.length, "added"],
        [changed.length, "changed"],
        [deleted.length, "deleted"],
        [unreadable.length, "no longer readable"],
    ]);
    const count = (state) => edges.filter((edge) => edge.state === state).length;
    const moved = listed("edge", [
        [count("added"), "added"],
        [count("removed"), "removed"],
        [count("broken"), "broken"],
    ]);
    if (records === "")
        return files === 0 ? "No file differs" : `No record changes; ${(0,wording/* plural */.LS)(files, "file")} differ`;
    return moved === "" ? records : `${records} · ${moved}`;
}
function listed(noun, counts) {
    return counts
        .filter(([count]) => count > 0)
        .map(([count, what], at) => `${at === 0 ? (0,wording/* plural */.LS)(count, noun) : (0,wording/* number */.ai)(count)} ${what}`)
        .join(", ");
}

;// CONCATENATED MODULE: ./build/src/report/comment/frame-blocks.js




function headBlocks(input, sorted) {
    const { picture } = input;
    const about = picture ? [paragraph(document_text(`${changeWords(picture)}.`))] : [];
    return [heading(2, document_text(verdictLine(input, sorted))), ...about];
}
function footBlocks(input, { commit, run }) {
    const { report, links, fork, ontology } = input;
    const short = (id) => linked(commit(id), code(id.slice(0, 12)));
    const base = report.comparison?.base ?? links.base;
    const judged = [
        short(links.head),
        ...(fork === undefined ? [] : [document_text(" from the fork "), code((0,visible_text/* clip */.$Q)(fork, 120))]),
        ...(base === undefined ? [] : [document_text(" against "), short(base)]),
    ];
    const isEdited = (ontology?.edited.length ?? 0) > 0 || report.findings.some(isAboutAnEdit);
    const parts = [
        judged,
        ...(run === undefined ? [] : [[linked(run, document_text("whole report"))]]),
        [document_text(`memory-steward ${report.steward}`)],
        [document_text("layout "), code((0,visible_text/* clip */.$Q)(report.layout, 80))],
        [
            document_text("ontology "),
            code(report.ontologyDigest.slice(0, 19)),
            ...(base === undefined || isEdited ? [] : [document_text(" unchanged")]),
        ],
    ];
    const line = parts.flatMap((part, at) => (at === 0 ? part : [document_text(" · "), ...part]));
    return [...acceptedLine(report), { kind: "small", line }];
}
function isAboutAnEdit({ rule }) {
    return rule.startsWith("gate/") && rule !== "gate/expired-waiver";
}
function acceptedLine({ counts }) {
    const accepted = (0,wording/* acceptedCounts */.y_)(counts);
    return accepted === undefined ? [] : [paragraph(document_text(`Accepted, not counted: ${accepted}.`))];
}

;// CONCATENATED MODULE: ./build/src/report/comment/links.js

function addresses(links, root, isDeleted) {
    const repository = `${links.server}/${(0,repository_path/* encodePath */.O)(links.repository)}`;
    return {
        line(path, line) {
            const whole = (0,repository_path/* repositoryPath */.S)(root, path);
            if (whole.split("/").some((segment) => segment === "." || segment === ".." || segment === ""))
                return undefined;
            const commit = isDeleted(path) ? links.base : links.head;
            if (commit === undefined || whole.length > LONGEST_PATH)
                return undefined;
            return `${repository}/blob/${(0,repository_path/* encodePath */.O)(commit)}/${(0,repository_path/* encodePath */.O)(whole)}#L${line}`;
        },
        commit: (id) => (COMMIT.test(id) ? `${repository}/commit/${id}` : undefined),
        pull: (number) => `${repository}/pull/${number}`,
        run: links.run === undefined ? undefined : `${repository}/actions/runs/${links.run}`,
    };
}
const LONGEST_PATH = 1000;
const COMMIT = /^[0-9a-f]{40,64}$/;

;// CONCATENATED MODULE: ./build/src/report/comment/ontology-blocks.js



const ontology_blocks_NAMES = 8;
function ontologyBlocks({ ontology }, verdictChange, context, room) {
    if (!verdictChange && (!ontology || ontology.edited.length === 0))
        return [];
    const items = ontology ? itemsOf(ontology, context) : [];
    const blocks = [heading(3, document_text("Ontology and rules"))];
    if (verdictChange && !context.isGuarded(verdictChange)) {
        blocks.push(paragraph(prose((0,visible_text/* clip */.$Q)(verdictChange.message, 800))));
    }
    if (items.length > 0)
        blocks.push({ kind: "list", items });
    return room.take(blocks) ? blocks : [];
}
function itemsOf({ before, after, edited, added, removed }, { addresses }) {
    const items = [];
    if (before !== after) {
        items.push([document_text("Version: "), version(before), document_text(" → "), version(after)]);
    }
    if (added.length > 0)
        items.push([document_text("Adds "), ...named(added)]);
    if (removed.length > 0)
        items.push([document_text("Takes away "), ...named(removed)]);
    if (edited.length > 0) {
        const files = edited.map((path) => linked(addresses.line(path, 1), code((0,visible_text/* clip */.$Q)(path, 200))));
        items.push([document_text("Edits "), ...someOf(files)]);
    }
    return items;
}
function version(value) {
    return value === undefined ? document_text("none") : code((0,visible_text/* clip */.$Q)(value, 40));
}
function named(values) {
    return someOf(values.map((value) => prose((0,visible_text/* clip */.$Q)(value, 120))));
}
function someOf(parts) {
    const shown = parts.slice(0, (0,wording/* listedOf */.xM)(parts.length, ontology_blocks_NAMES));
    const rest = parts.length - shown.length;
    return commas(rest > 0 ? [...shown, document_text(`${(0,wording/* number */.ai)(rest)} more`)] : shown);
}

;// CONCATENATED MODULE: ./build/src/report/comment/people-blocks.js



const LISTED = 10;
const people_blocks_NAME_LIMIT = 120;
const CLAUSE_LIMIT = 300;
function collisionBlocks({ collisions = [] }, { pull }, room) {
    const byPull = new Map();
    for (const { pull: other, message } of collisions) {
        const messages = byPull.get(other);
        if (messages)
            messages.push(message);
        else
            byPull.set(other, [message]);
    }
    const others = byPull.size === 1 ? "another open pull request" : "other open pull requests";
    const items = [...byPull].map(([other, messages]) => [
        linked(pull(other), strong(document_text(`Pull request ${other}`))),
        document_text(": "),
        ...messages.flatMap((message, at) => [...(at === 0 ? [] : [document_text(", ")]), prose((0,visible_text/* clip */.$Q)(message, CLAUSE_LIMIT))]),
    ]);
    return listUnder(heading(3, document_text(`⚠️ Collides with ${others}`)), items, "pull request", room);
}
function reviewerBlocks({ reviewers = [] }, room) {
    const items = reviewers.map(({ name, reason }) => [
        code(`@${(0,visible_text/* clip */.$Q)(name, people_blocks_NAME_LIMIT)}`),
        document_text(" "),
        prose((0,visible_text/* clip */.$Q)(reason, CLAUSE_LIMIT)),
    ]);
    const [only] = items;
    if (only && items.length === 1) {
        const line = paragraph(strong(document_text("Reviewer:")), document_text(" "), ...only);
        return room.take([line]) ? [line] : [];
    }
    return listUnder(paragraph(strong(document_text("Reviewers"))), items, "reviewer", room);
}
function listUnder(title, items, noun, room) {
    if (items.length === 0 || !room.take([title]))
        return [];
    const list = room.fill(items, LISTED, (shown) => {
        const rest = items.length - shown.length;
        const more = rest > 0 ? [[document_text(`and ${(0,wording/* plural */.LS)(rest, `more ${noun}`)}`)]] : [];
        return { kind: "list", items: [...shown, ...more] };
    });
    return list ? [title, list] : [];
}

;// CONCATENATED MODULE: ./build/src/report/comment/mermaid.js

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
    return (0,visible_text/* clip */.$Q)(text || "·", LABEL_LIMIT)
        .replace(/[^\p{L}\p{N} :._/…-]|\p{Default_Ignorable_Code_Point}/gu, "·")
        .replaceAll(" ", "\u00A0");
}

;// CONCATENATED MODULE: ./build/src/report/comment/print-markdown.js


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
            return (0,markdown_escape/* codeBlock */.DV)(block.language, block.lines);
        case "details": {
            const summary = printLine(block.summary, "html");
            return `<details><summary>${summary}</summary>\n\n${block.blocks.map(blockText).join("\n\n")}\n\n</details>`;
        }
        case "drawing":
            return (0,markdown_escape/* codeBlock */.DV)("mermaid", mermaidLines(block.drawing));
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
            parts.push(markdown_escape/* BREAK */.sP);
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
            return (0,markdown_escape/* escapeWithin */.Hj)(inline.text);
        case "prose":
            return place === "html"
                ? (0,markdown_escape/* escapeWithin */.Hj)(inline.text)
                : place === "cell"
                    ? (0,markdown_escape/* proseCell */.qy)(inline.text)
                    : (0,markdown_escape/* proseLine */.aV)(inline.text);
        case "code":
            if (place === "html")
                return `<code>${(0,markdown_escape/* escapeMarkdown */.FV)(inline.text) || '""'}</code>`;
            return place === "cell" ? (0,markdown_escape/* codeCell */.MZ)(inline.text) : (0,markdown_escape/* codeSpan */.SS)(inline.text);
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

;// CONCATENATED MODULE: ./build/src/report/comment/room.js

class Room {
    #left;
    constructor(bytes) {
        this.#left = bytes;
    }
    take(blocks) {
        const size = sizeOf(blocks);
        if (size > this.#left)
            return false;
        this.#left -= size;
        return true;
    }
    fill(parts, limit, wrap) {
        let fits = 0;
        let tooMany = Math.min(parts.length, limit) + 1;
        while (tooMany - fits > 1) {
            const middle = Math.floor((fits + tooMany) / 2);
            if (sizeOf([wrap(parts.slice(0, middle))]) <= this.#left)
                fits = middle;
            else
                tooMany = middle;
        }
        if (fits === 0)
            return undefined;
        const block = wrap(parts.slice(0, fits));
        return this.take([block]) ? block : undefined;
    }
}
function sizeOf(blocks) {
    return blocks.reduce((sum, block) => sum + Buffer.byteLength(printBlock(block)) + 2, 0);
}

;// CONCATENATED MODULE: ./build/src/report/comment/sorting.js
function sortFindings({ findings }, known) {
    const open = findings.filter(({ accepted }) => accepted === undefined);
    const isOld = ({ fingerprint }) => known?.has(fingerprint) === true;
    const brought = open.filter((finding) => !isOld(finding));
    const of = (severity) => brought.filter((finding) => finding.severity === severity);
    return {
        error: of("error"),
        warning: of("warning"),
        note: of("note"),
        old: open.filter(isOld),
        accepted: findings.filter(({ accepted }) => accepted !== undefined),
    };
}
function isGuarded({ record, path, related }, { isPublic, guarded }) {
    if (!isPublic || !guarded)
        return false;
    if (record !== undefined && guarded.ids.has(record))
        return true;
    return guarded.paths.has(path) || related.some((place) => guarded.paths.has(place.path));
}
function byRecord(findings) {
    const groups = new Map();
    for (const finding of findings) {
        const key = JSON.stringify(finding.record === undefined ? [finding.path] : [finding.path, finding.record]);
        const group = groups.get(key);
        if (group)
            group.push(finding);
        else
            groups.set(key, [finding]);
    }
    return groups;
}

;// CONCATENATED MODULE: ./build/src/report/comment/todo.js






const FULL_AT_MOST = 8;
const FULL_OF_MANY = 6;
function todoBlocks(findings, overview, context, room) {
    const limit = findings.length <= FULL_AT_MOST ? findings.length : FULL_OF_MANY;
    const head = (shown) => [
        heading(3, document_text("What to do")),
        ...fixLine(findings),
        ...overview,
        ...countLine(shown, findings.length),
    ];
    if (findings.length === 0 || !room.take(head(limit)))
        return { blocks: [], rest: findings };
    const shown = [];
    for (const finding of (0,selection/* spread */.il)(findings, ({ rule }) => rule).slice(0, limit)) {
        const isFirstOfGroup = !shown.some((other) => groupOf(other) === groupOf(finding));
        const group = isFirstOfGroup ? [groupHead(finding, context)] : [];
        if (room.take([...group, ...findingBlocks(finding, context)]))
            shown.push(finding);
    }
    const groups = [...byRecord(shown).values()].map((group) => group.flatMap((finding, at) => [
        ...(at === 0 ? [groupHead(finding, context)] : []),
        ...findingBlocks(finding, context),
    ]));
    const isShown = new Set(shown);
    return {
        blocks: [...head(shown.length), ...groups.flat()],
        rest: findings.filter((finding) => !isShown.has(finding)),
    };
}
function countLine(shown, total) {
    if (shown === total)
        return [];
    return [paragraph(document_text(`Showing ${(0,wording/* number */.ai)(shown)} of ${(0,wording/* number */.ai)(total)} in full, worst first.`))];
}
function fixLine(findings) {
    const fixable = findings.filter(isFixable).length;
    if (fixable === 0 || findings.length === 1)
        return [];
    const amount = fixable === findings.length
        ? `all ${(0,wording/* number */.ai)(fixable)}`
        : `${(0,wording/* number */.ai)(fixable)} of ${(0,wording/* plural */.LS)(findings.length, "finding")}`;
    return [paragraph(code("memory-steward fix"), document_text(` mends ${amount} by itself.`))];
}
function groupOf({ record, path }) {
    return JSON.stringify(record === undefined ? [path] : [path, record]);
}
function groupHead(finding, context) {
    const { record, path } = finding;
    const isGuarded = context.isGuarded(finding);
    if (record === undefined)
        return heading(4, isGuarded ? document_text("A restricted file") : code((0,visible_text/* clip */.$Q)(path, NAME_LIMIT)));
    const title = isGuarded ? undefined : context.titleOf(record);
    const named = title === undefined ? [] : [document_text(` ${(0,visible_text/* clip */.$Q)(title, NAME_LIMIT)}`)];
    return heading(4, code((0,visible_text/* clip */.$Q)(record, NAME_LIMIT)), ...named);
}

;// CONCATENATED MODULE: ./build/src/report/comment/compose.js












const SMALLEST = 8 * 1024;
const RULE_TABLE_FROM = 12;
function composeComment(input, { bytes, withDrawing }) {
    const { report, known } = input;
    const context = findingContext(input);
    const { addresses } = context;
    const sorted = sortFindings(report, known);
    const brought = [...sorted.error, ...sorted.warning, ...sorted.note];
    const verdictChange = brought.find(isVerdictChange);
    const { urgent, asides } = byUrgency(sorted);
    const head = headBlocks(input, sorted);
    const foot = footBlocks(input, addresses);
    const room = new Room(Math.max(SMALLEST, bytes) - sizeOf([...head, ...foot]) - 3 * LEFT_OUT_BYTES);
    const collisions = collisionBlocks(input, addresses, room);
    const ontology = ontologyBlocks(input, verdictChange, context, room);
    const reviewers = reviewerBlocks(input, room);
    const overview = brought.length < RULE_TABLE_FROM ? [] : ruleTable(brought, context, room);
    const todo = todoBlocks(urgent, overview, context, room);
    const drawing = withDrawing ? drawingBlocks(input, room) : [];
    const noun = `more ${urgent[0]?.severity ?? "finding"}`;
    const more = foldedRows(todo.rest, (total) => total, noun, context, room);
    const others = foldedRows(asides, () => asideTitle(asides), "finding", context, room);
    const reasons = foldedReasons(urgent.map(({ rule }) => rule), context, room);
    const oldTitle = (total) => `${total} that the target branch has already`;
    const old = foldedRows(sorted.old, oldTitle, "finding", context, room);
    return [
        ...head,
        ...collisions,
        ...todo.blocks,
        ...more,
        ...others,
        ...reasons,
        ...ontology,
        ...drawing,
        ...reviewers,
        ...old,
        ...foot,
    ];
}
function isVerdictChange({ rule }) {
    return rule === "gate/verdict-change";
}
function byUrgency({ error, warning, note }) {
    const without = (findings) => findings.filter((finding) => !isVerdictChange(finding));
    return error.length > 0
        ? { urgent: without(error), asides: without([...warning, ...note]) }
        : { urgent: without(warning), asides: without(note) };
}
function asideTitle(findings) {
    const warnings = findings.filter(({ severity }) => severity === "warning").length;
    const notes = findings.length - warnings;
    return [...(warnings > 0 ? [(0,wording/* plural */.LS)(warnings, "warning")] : []), ...(notes > 0 ? [(0,wording/* plural */.LS)(notes, "note")] : [])].join(", ");
}
function drawingBlocks({ picture, report, isPublic, guarded }, room) {
    const drawing = picture && drawingOf(picture, isPublic && guarded ? guarded.ids : new Set());
    if (!drawing)
        return [];
    const rest = drawing.edgesLeftOut;
    const more = rest > 0 ? [paragraph(document_text(`${(0,wording/* plural */.LS)(rest, "more edge")} of this change, not drawn.`))] : [];
    const drawn = [{ kind: "drawing", drawing }, ...more];
    const isPressing = report.verdict === "fail" && drawing.edges.some(({ state }) => state !== "added");
    const blocks = isPressing
        ? [heading(3, document_text("Edges that came, went or broke")), ...drawn]
        : [{ kind: "details", summary: [document_text("Picture of the change")], blocks: drawn }];
    return room.take(blocks) ? blocks : [];
}
function findingContext(input) {
    const { picture, textOf, ruleOf } = input;
    const isDeleted = (path) => picture?.deletedFiles.has(path) === true;
    const titles = new Map();
    for (const { id, title } of [...(picture?.added ?? []), ...(picture?.changed ?? []), ...(picture?.deleted ?? [])]) {
        if (title !== undefined && !saysTheSame(id, title))
            titles.set(id, title);
    }
    return {
        addresses: addresses(input.links, input.report.root, isDeleted),
        ruleOf: (id) => ruleOf?.(id),
        sourceOf: (path) => {
            const content = textOf?.(path);
            return content === undefined ? undefined : new source_text/* SourceText */.D(content);
        },
        titleOf: (id) => titles.get(id),
        isGuarded: (finding) => isGuarded(finding, input),
        isDeleted,
    };
}

;// CONCATENATED MODULE: ./build/src/report/comment/check-run.js










const MOST_ANNOTATIONS = 500;
const SUMMARY_BYTES = 65_535;
const MESSAGE_BYTES = 8 * 1024;
const LEVELS = {
    error: "failure",
    warning: "warning",
    note: "notice",
};
function renderCheckRun(input) {
    const total = openFindings(input).length;
    const shown = Math.min(total, MOST_ANNOTATIONS);
    const line = shown < total ? `Showing ${(0,wording/* number */.ai)(shown)} of ${(0,wording/* number */.ai)(total)} findings as annotations, worst first.` : undefined;
    const document = composeComment(input, { bytes: SUMMARY_BYTES - 512, withDrawing: false });
    const [, ...body] = document;
    return {
        title: verdictWords(input, sortFindings(input.report, input.known)),
        summary: `${printMarkdown([...(line === undefined ? [] : [paragraph(document_text(line))]), ...body])}\n`,
    };
}
function checkRunAnnotations(input) {
    const { root } = input.report;
    return openFindings(input)
        .slice(0, MOST_ANNOTATIONS)
        .map((finding) => annotation(finding, root, isGuarded(finding, input)));
}
function openFindings({ report, known }) {
    const { error, warning, note, old } = sortFindings(report, known);
    const inTurns = (findings) => (0,selection/* spread */.il)(findings, ({ path }) => path);
    return [...inTurns([...error, ...warning, ...note]), ...inTurns(old)];
}
function annotation(finding, root, withheld) {
    const { range, rule, severity, path } = finding;
    const { start, end } = range;
    return {
        path: (0,visible_text/* visible */.RK)((0,repository_path/* repositoryPath */.S)(root, path)),
        startLine: start.line,
        endLine: (0,source_text/* lastLineOf */.S)(range),
        ...(start.line === end.line && {
            columns: { start: start.column, end: Math.max(start.column, end.column - 1) },
        }),
        level: LEVELS[severity],
        title: (0,visible_text/* visibleStart */.db)(rule, 120),
        message: withheld ? check_run_WITHHELD : check_run_messageOf(finding),
    };
}
const check_run_WITHHELD = "What this finding says stays out of a public check, since the record is restricted.";
function check_run_messageOf({ message, suggestion, record }) {
    const rest = [
        ...(suggestion ? [`\nMend: ${(0,visible_text/* clipBytes */.Wp)((0,visible_text/* visible */.RK)((0,visible_text/* clip */.$Q)(suggestion.message, 1000)), 1000)}`] : []),
        ...(record === undefined ? [] : [`\nRecord: ${(0,visible_text/* clipBytes */.Wp)((0,visible_text/* visible */.RK)((0,visible_text/* clip */.$Q)(record, 400)), 400)}`]),
    ].join("");
    return (0,visible_text/* clipBytes */.Wp)((0,visible_text/* visible */.RK)((0,visible_text/* clip */.$Q)(message, MESSAGE_BYTES)), MESSAGE_BYTES) + rest;
}

;// CONCATENATED MODULE: ./build/src/report/comment/render-comment.js



function renderComment(input) {
    return `${printMarkdown(composeComment(input, { bytes: memory_forge/* COMMENT_BYTES */.GJ, withDrawing: true }))}\n`;
}

// EXTERNAL MODULE: ./build/src/report/sarif.js + 1 modules
var report_sarif = __webpack_require__(1257);
;// CONCATENATED MODULE: ./build/src/commands/approvals.js
const APPROVALS_CHECK = "memory-steward/approvals";
function isApproved({ demands }) {
    return demands.every(({ given, needed }) => given.length >= needed);
}
function judgeApprovals({ records, editsGate, ontology }, pull, reviews) {
    const approvals = reviews.filter(({ state, author, isInsider }) => state === "approved" && isInsider && !author.isBot && author.id !== pull.author.id);
    const isCurrent = ({ commit }) => commit === pull.head.sha;
    const current = approvals.filter(isCurrent).map(({ author }) => author.login);
    const demands = ontology.approvals.flatMap((rule) => {
        const concerned = rule.ontology ? [] : records.filter((record) => concerns(rule, record));
        if (rule.ontology ? !editsGate : concerned.length === 0)
            return [];
        const byOwners = rule.by === "owners";
        const circles = rule.ontology
            ? [ontology.owners.memory ?? []]
            : concerned.map(({ owners }) => owners);
        const counted = circles.map((owners) => (byOwners ? current.filter(isAccountOf(owners, ontology)) : current));
        const given = counted.reduce((least, logins) => (logins.length < least.length ? logins : least));
        return [{ subject: subjectOf(rule), records: concerned.map(({ id }) => id), needed: rule.count, given, byOwners }];
    });
    return { demands, outdated: approvals.filter((review) => !isCurrent(review)).map(({ author }) => author.login) };
}
function concerns(rule, { classes, kinds, sensitivity }) {
    const fits = (wanted, has) => wanted === undefined || has.some((word) => wanted.includes(word));
    return fits(rule.classes, classes) && fits(rule.kinds, kinds) && fits(rule.sensitivity, sensitivity);
}
function isAccountOf(owners, { owners: { accounts = {} } }) {
    const names = new Set(owners.flatMap((owner) => (Object.hasOwn(accounts, owner) ? (accounts[owner] ?? []) : [])).map(lower));
    return (login) => names.has(lower(login));
}
function lower(name) {
    return name.toLowerCase();
}
function subjectOf({ ontology, classes, kinds, sensitivity }) {
    if (ontology)
        return "the ontology and its neighbours";
    const words = [...(sensitivity ?? []), ...(kinds ?? []), ...(classes ?? [])];
    return words.length === 0 ? "all records" : `records of ${words.join(", ")}`;
}

;// CONCATENATED MODULE: ./build/src/commands/publish.js








const REPORT_CHECK = "memory-steward/report";
async function publish(input) {
    const { options } = input;
    const beforeWrite = unmoved(input.forge, input.pull);
    const written = [];
    const refused = [];
    const outputs = [
        ["check run", options.checkRun, writeCheckRun],
        ["approvals", options.approvals && input.approvals.ontology.approvals.length > 0, writeApprovals],
        ["comment", options.comment, writeComment],
        ["code scanning", options.sarif, sendSarif],
        ["labels", options.failLabel !== undefined, setLabels],
        ["reviewers", options.requestReviewers, requestReviewers],
    ];
    for (const [output, wanted, write] of outputs) {
        if (!wanted)
            continue;
        try {
            written.push({ output, outcome: await write(input, beforeWrite) });
        }
        catch (error) {
            if (error instanceof memory_forge/* HeadMoved */.YQ)
                return { written, refused, moved: error.message };
            if (!(error instanceof user_error/* UserError */.y))
                throw error;
            refused.push({ output, error });
        }
    }
    return { written, refused };
}
function unmoved(forge, pull) {
    const judged = pull.head.sha;
    return async () => {
        const now = await forge.pullRequest(pull.number);
        if (!now?.isOpen)
            throw new memory_forge/* HeadMoved */.YQ(`pull request ${pull.number} was closed while its report was written`);
        if (now.head.sha !== judged) {
            throw new memory_forge/* HeadMoved */.YQ(`pull request ${pull.number} moved from ${judged.slice(0, 12)} to ${now.head.sha.slice(0, 12)} while its report was written`);
        }
    };
}
const writeCheckRun = async ({ forge, pull, report }, beforeWrite) => {
    const { title, summary } = renderCheckRun(report);
    const conclusion = report.report.verdict === "fail" ? "failure" : "success";
    const annotations = checkRunAnnotations(report);
    const key = `pull/${pull.number}:${digest([conclusion, title, annotations, report.collisions ?? []])}`;
    const run = { name: REPORT_CHECK, head: pull.head.sha, key, title, summary, conclusion, annotations };
    return await forge.publishCheckRun(run, beforeWrite);
};
const writeApprovals = async ({ forge, pull, approvals }, beforeWrite) => {
    const verdict = judgeApprovals(approvals, pull, await forge.reviews(pull.number));
    const { title, summary } = renderApprovals(verdict.demands, verdict.outdated);
    const conclusion = isApproved(verdict) ? "success" : "failure";
    const key = `approvals/${pull.number}:${digest([conclusion, title, summary])}`;
    const run = { name: APPROVALS_CHECK, head: pull.head.sha, key, title, summary, conclusion, annotations: [] };
    return await forge.publishCheckRun(run, beforeWrite);
};
const writeComment = async ({ forge, pull, report, run }, beforeWrite) => {
    const comment = { body: renderComment(report), head: pull.head.sha, run };
    return await forge.upsertComment(pull.number, comment, beforeWrite);
};
const sendSarif = async ({ forge, pull, report, rules }, beforeWrite) => {
    const sarif = (0,report_sarif/* renderSarif */.W)(report.report, rules);
    await forge.uploadSarif({ sarif, commit: pull.head.sha, ref: `refs/pull/${pull.number}/head` }, beforeWrite);
    return "sent";
};
const setLabels = async ({ forge, pull, report, options }, beforeWrite) => {
    const label = options.failLabel === undefined ? [] : [options.failLabel];
    const fails = report.report.verdict === "fail";
    await forge.setLabels(pull, { add: fails ? label : [], remove: fails ? [] : label }, beforeWrite);
    return "sent";
};
const requestReviewers = async ({ forge, pull, reviewers }, beforeWrite) => {
    await forge.requestReviewers(pull, reviewers, beforeWrite);
    return "sent";
};
function digest(parts) {
    return (0,external_node_crypto_.createHash)("sha256").update(JSON.stringify(parts)).digest("hex").slice(0, 32);
}

// EXTERNAL MODULE: ./build/src/report/log-sink.js
var log_sink = __webpack_require__(2808);
// EXTERNAL MODULE: ./build/src/terminal/gate-options.js
var gate_options = __webpack_require__(1228);
// EXTERNAL MODULE: ./build/src/terminal/progress.js
var progress = __webpack_require__(3083);
// EXTERNAL MODULE: ./build/src/terminal/rule-descriptions.js
var rule_descriptions = __webpack_require__(5152);
// EXTERNAL MODULE: ./build/src/terminal/sources.js
var sources = __webpack_require__(5164);
// EXTERNAL MODULE: ./build/src/actions/event.js + 1 modules
var actions_event = __webpack_require__(2628);
// EXTERNAL MODULE: ./build/src/commands/version.js + 1 modules
var commands_version = __webpack_require__(545);
;// CONCATENATED MODULE: ./build/src/actions/forge-access.js


async function forgeAccess(environment, token, log) {
    if (token === undefined) {
        throw new user_error/* UserError */.y("There is no token to publish with.", "Leave the input `token` at its default, or give one.");
    }
    const [{ context }, { connectGitHub }, { makePullClone }] = await Promise.all([
        Promise.all(/* import() */[__webpack_require__.e(589), __webpack_require__.e(517)]).then(__webpack_require__.bind(__webpack_require__, 5517)),
        Promise.all(/* import() */[__webpack_require__.e(589), __webpack_require__.e(382), __webpack_require__.e(32)]).then(__webpack_require__.bind(__webpack_require__, 7032)),
        __webpack_require__.e(/* import() */ 119).then(__webpack_require__.bind(__webpack_require__, 9119)),
    ]);
    const { owner, repo } = repositoryOf(environment["GITHUB_REPOSITORY"]);
    const server = withoutSlash(context.serverUrl);
    const fetch = await proxyFetch(environment);
    const forge = connectGitHub({
        token,
        apiUrl: withoutSlash(context.apiUrl),
        owner,
        repository: repo,
        version: commands_version/* STEWARD_VERSION */.m,
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
    throw new user_error/* UserError */.y("The run does not say which repository it belongs to.", "Run the Action in a workflow.");
}
async function proxyFetch(environment) {
    const names = ["https_proxy", "HTTPS_PROXY", "http_proxy", "HTTP_PROXY"];
    if (names.every((name) => (environment[name] ?? "") === ""))
        return undefined;
    const { defaults } = await Promise.all(/* import() */[__webpack_require__.e(589), __webpack_require__.e(774)]).then(__webpack_require__.bind(__webpack_require__, 8774));
    const fetch = defaults.request?.fetch;
    return isFetch(fetch) ? fetch : undefined;
}
function isFetch(value) {
    return typeof value === "function";
}
function withoutSlash(url) {
    return url.replace(/\/+$/, "");
}

;// CONCATENATED MODULE: ./build/src/actions/publish-step.js













async function runPublish(input) {
    const { inputs, event, environment } = input;
    const access = await forgeAccess(environment, inputs.token, say);
    const { forge } = access;
    const binding = await bind(access, event, environment);
    if ("refusal" in binding) {
        core/* notice */.lm((0,log_sink/* sanitizeLogLine */.O)(`Nothing is published: ${binding.refusal}.`));
        return { refused: [] };
    }
    const { pull } = binding;
    core/* setOutput */.uH("pull-request", pull.number);
    const directory = directoryOf(inputs.directory);
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
            rules: (0,rule_descriptions/* ruleDescriptions */.U)(),
            textsOf: sources/* readSources */.t,
            onProgress: (0,progress/* progressLine */.o)(process.stdout).update,
            ...(input.checked && { checked: input.checked }),
        });
        if (!judged) {
            core/* notice */.lm(`Nothing is published: pull request ${pull.number} has moved on from ${pull.head.sha.slice(0, 12)}.`);
            return { refused: [] };
        }
        const result = await publish({
            forge,
            pull,
            report: judged.report,
            reviewers: judged.reviewers,
            approvals: judged.approvals,
            rules: (0,rule_descriptions/* ruleDescriptions */.U)(),
            run: access.run,
            options: optionsOf(input),
        });
        tell(pull, judged, result);
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
function directoryOf(input) {
    const directory = external_node_path_.posix.normalize(input.replaceAll("\\", "/")).replace(/\/$/, "");
    if (directory === ".")
        return "";
    if (!directory.startsWith("/") && !directory.startsWith("..") && !/(^|\/)\.git(\/|$)/i.test(directory))
        return directory;
    throw new user_error/* UserError */.y(`${input} is not a folder of the repository.`, "Name it from the top of the repository.");
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
function say(line) {
    core/* info */.pq((0,log_sink/* sanitizeLogLine */.O)(line));
}


/***/ }),

/***/ 5164:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ readSources)
/* harmony export */ });
/* harmony import */ var _memory_tree_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9433);

async function readSources({ report, shown, judgement, }) {
    const paths = new Set(report.findings.map(({ path }) => path));
    const texts = new Map();
    const decoder = new TextDecoder();
    for (const tree of new Set([shown, judgement.memory.tree])) {
        const wanted = (await tree.entries()).filter(({ path, mode }) => (0,_memory_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .isRegular */ .$W)(mode) && paths.has(path) && !texts.has(path));
        await tree.read(wanted, (entry, bytes) => {
            if (!(bytes instanceof Error))
                texts.set(entry.path, decoder.decode(bytes));
        });
    }
    return (path) => texts.get(path);
}


/***/ })

};
