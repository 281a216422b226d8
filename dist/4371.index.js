export const id = 4371;
export const ids = [4371];
export const modules = {

/***/ 60133:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  K: () => (/* binding */ proposals)
});

// EXTERNAL MODULE: ./build/src/load/gate.js + 6 modules
var load_gate = __webpack_require__(87346);
// EXTERNAL MODULE: ./build/src/load/review-subjects.js
var review_subjects = __webpack_require__(60928);
// EXTERNAL MODULE: ./build/src/memory/forge.js
var memory_forge = __webpack_require__(59402);
// EXTERNAL MODULE: ./build/src/memory/proposal.js
var proposal = __webpack_require__(26139);
// EXTERNAL MODULE: ./build/src/memory/user-error.js
var user_error = __webpack_require__(90989);
// EXTERNAL MODULE: ./build/src/report/comment/document.js
var comment_document = __webpack_require__(35649);
// EXTERNAL MODULE: ./build/src/report/comment/print-markdown.js
var print_markdown = __webpack_require__(77299);
// EXTERNAL MODULE: ./build/src/report/repository-path.js
var repository_path = __webpack_require__(48788);
// EXTERNAL MODULE: ./build/src/report/visible-text.js
var visible_text = __webpack_require__(36672);
// EXTERNAL MODULE: ./build/src/report/wording.js
var wording = __webpack_require__(71272);
;// CONCATENATED MODULE: ./build/src/report/proposal/standing.js





const LISTED = 10;
const VALUE = 200;
const NAME = 120;
function renderStanding(story) {
    const blocks = standingBlocks(story);
    return blocks.length === 0 ? "" : (0,print_markdown/* printMarkdown */.x)([(0,comment_document/* heading */.R_)(3, (0,comment_document/* text */.Qq)("On main today")), ...blocks]);
}
function standingBlocks(story) {
    const { duplicates, isHeld, main, repository } = story;
    if (duplicates.length > 0) {
        const names = duplicates.slice(0, LISTED).map((record) => recordLink(record, story));
        return [
            (0,comment_document/* paragraph */.FY)((0,comment_document/* text */.Qq)("The memory says this already, so this pull request is closed: "), ...(0,comment_document/* commas */.Rm)(names), (0,comment_document/* text */.Qq)(".")),
        ];
    }
    if (isHeld) {
        const commit = (0,comment_document/* linked */.q)(`${repository}/commit/${main}`, (0,comment_document/* code */.aY)(main.slice(0, 12)));
        return [(0,comment_document/* paragraph */.FY)((0,comment_document/* text */.Qq)("Main holds all of this, as of "), commit, (0,comment_document/* text */.Qq)(", so this pull request is closed."))];
    }
    return [
        ...baseBlocks(story),
        ...conflictBlocks(story),
        ...findingBlocks(story),
        ...rivalBlocks(story),
        ...rejectionBlocks(story),
        ...unmetBlocks(story),
    ];
}
function baseBlocks({ isLaid, isLeft }) {
    if (!isLaid && !isLeft)
        return [];
    const moved = "Main has changed files that this changes too.";
    const done = isLaid
        ? "It was laid on main as it is."
        : "People have committed to this branch, so it is left to them: merge main into it.";
    return [(0,comment_document/* paragraph */.FY)((0,comment_document/* text */.Qq)(`${moved} ${done}`))];
}
function conflictBlocks({ conflicts }) {
    if (conflicts.length === 0)
        return [];
    const rows = conflicts
        .slice(0, LISTED)
        .map(({ path, field, values }) => [
        [(0,comment_document/* code */.aY)((0,visible_text/* clip */.$Q)(path, NAME))],
        [(0,comment_document/* code */.aY)((0,visible_text/* clip */.$Q)(field, NAME))],
        [values ? standing_valueOf(values.main) : (0,comment_document/* text */.Qq)("withheld")],
        [values ? standing_valueOf(values.proposed) : (0,comment_document/* text */.Qq)("withheld")],
    ]);
    return [
        (0,comment_document/* paragraph */.FY)((0,comment_document/* text */.Qq)("Main and this proposal have changed the same to different ends. The branch is left as it is: a person chooses.")),
        { kind: "table", head: ["File", "Field", "Main", "Proposed"].map((name) => [(0,comment_document/* text */.Qq)(name)]), rows },
        ...rest(conflicts.length, "conflict"),
    ];
}
function standing_valueOf(value) {
    if (value === undefined)
        return (0,comment_document/* text */.Qq)("nothing");
    return (0,comment_document/* code */.aY)((0,visible_text/* clip */.$Q)(typeof value === "string" ? value : JSON.stringify(value), VALUE));
}
function findingBlocks({ findings }) {
    if (findings.length === 0)
        return [];
    const items = findings.slice(0, LISTED).map(({ rule, path, message }) => {
        const where = [(0,comment_document/* code */.aY)(rule), (0,comment_document/* text */.Qq)(" in "), (0,comment_document/* code */.aY)((0,visible_text/* clip */.$Q)(path, NAME))];
        return message === undefined ? where : [...where, (0,comment_document/* text */.Qq)(": "), (0,comment_document/* prose */.CS)((0,visible_text/* clip */.$Q)(message, 300))];
    });
    return [
        (0,comment_document/* paragraph */.FY)((0,comment_document/* text */.Qq)("By main's rules as they are today this does not pass any more:")),
        { kind: "list", items },
        ...rest(findings.length, "finding"),
    ];
}
function rivalBlocks({ rivals, repository }) {
    if (rivals.length === 0)
        return [];
    const items = rivals
        .slice(0, LISTED)
        .map(({ pull, records }) => [
        (0,comment_document/* linked */.q)(`${repository}/pull/${pull}`, (0,comment_document/* text */.Qq)(`Pull request ${pull}`)),
        (0,comment_document/* text */.Qq)(": "),
        ...(0,comment_document/* commas */.Rm)(records.slice(0, LISTED).map((id) => (0,comment_document/* code */.aY)((0,visible_text/* clip */.$Q)(id, NAME)))),
        (0,comment_document/* text */.Qq)(records.length > LISTED ? " and others" : ""),
    ]);
    return [
        (0,comment_document/* paragraph */.FY)((0,comment_document/* text */.Qq)("Other proposals are about the same. Look at them together:")),
        { kind: "list", items },
        ...rest(rivals.length, "proposal"),
    ];
}
function rejectionBlocks({ rejection }) {
    return rejection === undefined ? [] : [(0,comment_document/* paragraph */.FY)((0,comment_document/* text */.Qq)("The same "), (0,comment_document/* prose */.CS)((0,visible_text/* clip */.$Q)(rejection, 600)))];
}
function unmetBlocks({ unmet }) {
    return unmet === undefined || unmet.length === 0
        ? []
        : [(0,comment_document/* paragraph */.FY)((0,comment_document/* text */.Qq)(`It waits for a person: ${unmet.join("; ")}.`))];
}
function rest(count, noun) {
    return count > LISTED ? [(0,comment_document/* paragraph */.FY)((0,comment_document/* text */.Qq)(`And ${(0,wording/* plural */.LS)(count - LISTED, `more ${noun}`)}.`))] : [];
}
function recordLink(record, { repository, root, main }) {
    const path = (0,repository_path/* repositoryPath */.S)(root, record.path);
    const isPlain = path.length <= 1000 && path.split("/").every((part) => !["", ".", ".."].includes(part));
    return (0,comment_document/* linked */.q)(isPlain ? `${repository}/blob/${main}/${(0,repository_path/* encodePath */.O)(path)}` : undefined, (0,comment_document/* code */.aY)((0,visible_text/* clip */.$Q)(record.id, NAME)));
}

// EXTERNAL MODULE: ./build/src/review/review-index.js + 2 modules
var review_index = __webpack_require__(24970);
// EXTERNAL MODULE: ./build/src/review/constants.js
var constants = __webpack_require__(9263);
;// CONCATENATED MODULE: ./build/src/commands/auto-approval.js

const DEFAULTS = { maxBytes: 8192, sensitivity: ["public", "internal"] };
function approvalConditions({ records, files, findings, isOwnWork, isAlone }, policy) {
    const { maxBytes = DEFAULTS.maxBytes, sensitivity = DEFAULTS.sensitivity } = policy;
    const every = (holds) => records.every(({ reviewed }) => holds(reviewed));
    const bytes = files.reduce((sum, file) => sum + (file.bytes?.length ?? 0), 0);
    const written = new Set(records.map(({ path }) => path));
    const levels = sensitivity;
    return [
        {
            unmet: "it does more than bring new records",
            holds: records.length > 0 &&
                files.every(({ path, bytes, isKnown }) => !isKnown && bytes !== undefined && written.has(path)),
        },
        {
            unmet: "the reviewer does not call it new",
            holds: every(({ decision, reason }) => decision === "accept" && reason === "novel_memory"),
        },
        {
            unmet: "something known is related",
            holds: every(({ matches, equals }) => equals.length === 0 && !matches.some(isListed)),
        },
        { unmet: "a pair is flagged", holds: every(({ matches }) => matches.every(({ flags }) => flags.length === 0)) },
        { unmet: "it is a working memory", holds: every(({ candidate }) => candidate.subject.type !== "working") },
        {
            unmet: "it speaks of something temporary",
            holds: every(({ wording }) => !wording.temporary && !wording.temporaryMention),
        },
        {
            unmet: "its wording replaces, adds, splits or limits",
            holds: every(({ wording }) => !wording.replacement && !wording.additive && !wording.split && !wording.partial),
        },
        {
            unmet: "it steers the choice of skills",
            holds: every(({ candidate }) => candidate.subject.routing.length === 0),
        },
        {
            unmet: "it says that it replaces records",
            holds: every(({ candidate }) => candidate.subject.supersedes.length === 0),
        },
        {
            unmet: "it would be in force at once",
            holds: every(({ candidate }) => candidate.subject.status === "candidate"),
        },
        { unmet: "not everything could be compared", holds: every(({ retrieval }) => retrieval.broken === 0) },
        {
            unmet: "its sensitivity is not among those that may pass",
            holds: records.every((record) => record.sensitivity.every((level) => levels.includes(level))),
        },
        { unmet: `it is larger than ${maxBytes} bytes`, holds: bytes <= maxBytes },
        { unmet: "the check has something to say of it", holds: findings.length === 0 },
        { unmet: "people have committed to its branch", holds: isOwnWork },
        { unmet: "it competes with another proposal, or does not fit main as it is", holds: isAlone },
    ];
}
function isListed({ confidence }) {
    return confidence >= constants/* DECISION */.Jz.listed;
}

// EXTERNAL MODULE: ./build/src/commands/check.js + 6 modules
var check = __webpack_require__(58709);
// EXTERNAL MODULE: ./build/src/load/visit-records.js
var visit_records = __webpack_require__(96942);
// EXTERNAL MODULE: ./build/src/memory/tree.js
var tree = __webpack_require__(85037);
// EXTERNAL MODULE: ./build/src/review/decide.js + 3 modules
var decide = __webpack_require__(92633);
// EXTERNAL MODULE: ./build/src/updates/lay-on-branch.js
var lay_on_branch = __webpack_require__(7003);
// EXTERNAL MODULE: ./build/src/commands/judge-update.js + 2 modules
var judge_update = __webpack_require__(27930);
// EXTERNAL MODULE: ./build/src/commands/rejected-before.js
var rejected_before = __webpack_require__(80802);
;// CONCATENATED MODULE: ./build/src/commands/judge-proposal.js







async function judgeProposal(change, number, input) {
    const { gate } = input.basis.current;
    const laid = await lay(change, input);
    const changes = laid.files.filter(({ main, after }) => !isSame(main, after));
    const claims = (0,rejected_before/* newClaims */.KA)(changes.map(({ path, main, after }) => ({ path, before: main, after })), gate);
    const reviews = claims.map(({ subject }) => {
        const bytes = changes.find(({ path }) => path === subject.path)?.after;
        const sensitivity = bytes ? sensitivityIn(subject.path, bytes, gate) : [];
        return { path: subject.path, reviewed: (0,decide/* review */.N)(subject, input.known, input.now, input.broken), sensitivity };
    });
    const duplicates = duplicatesOf(changes, reviews, input);
    const rejection = claims
        .map(({ claim }) => gate.rejections.claims.get(claim))
        .find((each) => each !== undefined && each.pullRequest !== number);
    const standing = {
        changes: changes.map(({ path, after }) => ({ path, bytes: after })),
        isMoved: laid.files.some(({ isMoved }) => isMoved),
        conflicts: laid.conflicts,
        withheld: laid.withheld,
        duplicates,
        reviews,
        files: changes.map(({ path, main, after }) => ({ path, bytes: after, isKnown: main !== undefined })),
        records: recordsOf(laid.files, input),
        claims,
        ...(rejection && { rejection }),
    };
    if (changes.length === 0 || duplicates.length > 0)
        return { ...standing, findings: [], isBroken: false };
    const { findings, refusals } = await (0,judge_update/* checkChanges */.e)({ ...input, bytes: new Uint8Array() }, input.basis, changes.map(({ path, main, after }, index) => {
        return { change: index + 1, path, before: main, after, reason: "", conflicts: [] };
    }));
    return { ...standing, findings, isBroken: refusals.length > 0 };
}
async function lay(change, { basis, entries }) {
    const [before, after] = [await filesOf(change.before), await filesOf(change.after)];
    const files = [];
    const conflicts = [];
    const withheld = new Set();
    for (const path of [...new Set([...before.keys(), ...after.keys()])].sort()) {
        const [was, is, entry] = [before.get(path), after.get(path), entries.get(path)];
        const main = entry && (await (0,tree/* readFile */.TA)(basis.main, entry));
        const isMoved = entry?.oid !== was?.oid && entry?.oid !== is?.oid;
        const laid = (0,lay_on_branch/* layOnBranch */.e)({ path, left: was?.bytes, head: main, wanted: is?.bytes });
        files.push({ path, main, after: laid.bytes, isMoved });
        if ([main, is?.bytes].some((bytes) => bytes && isRestricted(path, bytes, basis)))
            withheld.add(path);
        conflicts.push(...laid.conflicts.map((conflict) => ({ ...conflict, path })));
    }
    return { files, conflicts, withheld };
}
function isRestricted(path, bytes, { current: { gate } }) {
    return (0,review_subjects/* candidateSubjects */.N)(path, bytes, gate).some((subject) => subject.isWithheld);
}
async function filesOf(tree) {
    const files = new Map();
    await tree.read(await tree.entries(), ({ path, oid }, bytes) => {
        if (!(bytes instanceof Error))
            files.set(path, { oid, bytes });
    });
    return files;
}
function duplicatesOf(changes, reviews, { basis }) {
    const { graph } = basis.current.judgement;
    const brought = new Set(reviews.map(({ path }) => path));
    if (reviews.length === 0 || !changes.every(({ path, main }) => main === undefined && brought.has(path)))
        return [];
    const found = reviews.map(({ reviewed: { candidate, relation, targets } }) => {
        if (relation !== "duplicate" || graph.records.has(candidate.subject.id))
            return [];
        return targets.map(({ target }) => target.subject);
    });
    return found.every((targets) => targets.length > 0) ? found.flat() : [];
}
function sensitivityIn(path, bytes, gate) {
    const levels = [];
    (0,visit_records/* visitFile */.o)(path, bytes, gate, ({ declaration }) => levels.push(declaration.sensitivity ?? "internal"));
    return levels;
}
function recordsOf(files, { basis }) {
    const { gate } = basis.current;
    const ids = files.flatMap(({ path, main, after }) => {
        const subjects = [main, after].flatMap((bytes) => (bytes ? (0,review_subjects/* candidateSubjects */.N)(path, bytes, gate) : []));
        return subjects.length === 0 ? [path] : subjects.map(({ id }) => id);
    });
    return [...new Set(ids)].sort();
}
function isSame(one, other) {
    return one && other ? Buffer.compare(one, other) === 0 : one === other;
}

;// CONCATENATED MODULE: ./build/src/commands/rival-proposals.js


function rivalsOf(proposals, now) {
    const shared = new Map();
    const add = (one, other, id) => {
        for (const [own, rival] of [
            [one, other],
            [other, one],
        ]) {
            const rivals = shared.get(own) ?? new Map();
            shared.set(own, rivals.set(rival, (rivals.get(rival) ?? new Set()).add(id)));
        }
    };
    const byName = new Map();
    const meet = (name, pull, id) => {
        const pulls = byName.get(name) ?? [];
        byName.set(name, pulls);
        for (const other of pulls)
            if (other !== pull)
                add(pull, other, id);
        pulls.push(pull);
    };
    const joined = [];
    const owners = new Map();
    for (const { pull, records, claims } of proposals) {
        for (const id of records)
            meet(`record ${id}`, pull, id);
        const index = new review_index/* ReviewIndex */.T(joined);
        for (const { claim, subject } of claims) {
            meet(`claim ${claim}`, pull, subject.id);
            const { relation, targets } = (0,decide/* review */.N)(subject, index, now);
            if (relation !== "duplicate")
                continue;
            for (const { target } of targets) {
                const other = owners.get(keyOf(target.subject));
                if (other !== undefined)
                    add(pull, other, subject.id);
            }
        }
        for (const { subject } of claims) {
            if (owners.has(keyOf(subject)))
                continue;
            owners.set(keyOf(subject), pull);
            joined.push({ ...subject, status: "candidate" });
        }
    }
    return new Map([...shared].map(([pull, rivals]) => [pull, listOf(rivals)]));
}
function keyOf({ id, path }) {
    return `${id}\0${path}`;
}
function listOf(rivals) {
    return [...rivals].sort(([a], [b]) => a - b).map(([pull, ids]) => ({ pull, records: [...ids].sort() }));
}

;// CONCATENATED MODULE: ./build/src/commands/standing-comment.js

const MARK = "<!-- memory-steward:standing -->";
const OWN_MARKER = /^<!-- memory-steward:proposal [^\n]*-->\n/;
function withStanding(comment, standing) {
    const body = comment.replaceAll("\r\n", "\n").replace(OWN_MARKER, "").trimEnd();
    const at = body.indexOf(`\n${MARK}`);
    const words = (at === -1 ? body : body.slice(0, at)).trimEnd();
    const next = standing === "" ? words : `${words}\n\n${MARK}\n${standing.trimEnd()}`;
    if (next === body || Buffer.byteLength(next) > memory_forge/* COMMENT_BYTES */.GJ)
        return undefined;
    return `${next}\n`;
}

;// CONCATENATED MODULE: ./build/src/commands/proposals.js













const MOST_PULLS = 100;
async function proposals(input) {
    const { forge, source } = input;
    const repository = await forge.repository();
    const { pulls, more } = await forge.openPullRequests(MOST_PULLS);
    const open = pulls
        .filter(({ head, base }) => head.repositoryId === repository.id && base.branch === repository.defaultBranch)
        .filter(({ head }) => kindOf(head.branch) !== undefined)
        .sort((a, b) => a.number - b.number);
    const notes = more
        ? [`More than ${MOST_PULLS} pull requests are open: those that nobody touched for longest wait.`]
        : [];
    if (open.length === 0)
        return { proposals: [], notes };
    const fetched = await source.fetch(repository.defaultBranch, open.map(({ number }) => number));
    const context = await contextOf(fetched.base, input);
    const judged = [];
    const living = [];
    for (const pull of open) {
        const head = fetched.heads.get(pull.number);
        const change = head === undefined ? undefined : await source.repository.branchChange(fetched.base, head);
        if (head === undefined || !change) {
            const reason = head === undefined ? "its branch is gone" : "it changes too much to be judged again";
            living.push({ pull: pull.number, branch: pull.head.branch, outcome: "untouched", reasons: [reason] });
            continue;
        }
        judged.push({ pull, head, standing: await judgeProposal(change, pull.number, context) });
    }
    const rivals = rivalsOf(judged
        .filter(({ standing }) => !isOver(standing))
        .map(({ pull, standing }) => ({ pull: pull.number, ...standing })), input.now);
    const place = {
        ...input,
        main: fetched.base,
        context,
        address: `${input.server}/${repository.owner}/${repository.name}`,
    };
    for (const each of judged)
        living.push(await treat(each, rivals.get(each.pull.number) ?? [], place));
    return { main: fetched.base, proposals: living.sort((a, b) => a.pull - b.pull), notes };
}
function kindOf(branch) {
    return ["update", "import"].find((kind) => branch.startsWith((0,proposal/* branchPrefix */.$j)(kind)));
}
async function contextOf(commit, input) {
    const { source, gate: options, root, now, overlay } = input;
    const main = await source.repository.commitTree(commit);
    const gate = await (0,load_gate/* loadGate */.W)(main, options);
    const current = await (0,check/* check */.z)({ subject: { tree: main }, root, gate: options, now });
    const { subjects, broken } = await (0,review_subjects/* reviewSubjects */.E)(main, gate, now);
    const entries = new Map((await main.entries()).map((entry) => [entry.path, entry]));
    return {
        overlay,
        root,
        gate: options,
        now,
        basis: { main, current },
        known: new review_index/* ReviewIndex */.T(subjects),
        broken,
        entries,
    };
}
function isOver({ changes, conflicts, duplicates }) {
    return duplicates.length > 0 || (changes.length === 0 && conflicts.length === 0);
}
async function treat(judged, rivals, place) {
    const { pull } = judged;
    const about = { pull: pull.number, branch: pull.head.branch };
    try {
        return { ...about, ...(await act(judged, rivals, place)) };
    }
    catch (error) {
        if (error instanceof memory_forge/* HeadMoved */.YQ || error instanceof memory_forge/* BranchMoved */.A5) {
            return { ...about, outcome: "untouched", reasons: [], failure: `${error.message}: the next pass judges it` };
        }
        if (!(error instanceof user_error/* UserError */.y))
            throw error;
        return { ...about, outcome: "untouched", reasons: [], failure: error.message };
    }
}
async function act(judged, rivals, place) {
    const { pull, standing, head } = judged;
    const { forge } = place;
    if (isOver(standing)) {
        const isHeld = standing.duplicates.length === 0;
        await tell(pull, head, storyOf(judged, [], place, { isHeld }), place);
        await forge.setLabels(pull, { add: [proposal/* STANDING_LABELS */.rT.duplicate], remove: [] }, always);
        await forge.closePullRequest(pull.number, unmoved(forge, pull.number, head));
        const ids = standing.duplicates.map(({ id }) => id);
        return {
            outcome: "closed",
            reasons: [isHeld ? "main holds all of it" : `the memory says it in ${ids.join(", ")}`],
        };
    }
    const isWanted = standing.isMoved && standing.conflicts.length === 0 && !standing.isBroken;
    const work = isWanted ? await layOnMain(judged, place) : undefined;
    const laid = work !== undefined && work !== "left";
    const now = { ...pull, head: { ...pull.head, sha: laid ? work : head } };
    const unmet = await unmetConditions(judged, { rivals, isLeft: work === "left", isOwnWork: laid }, place);
    const passes = unmet?.length === 0;
    const story = {
        ...storyOf(judged, rivals, place, { isLaid: laid, isLeft: work === "left" }),
        ...(unmet && { unmet }),
    };
    const add = [
        ...(rivals.length > 0 ? [proposal/* STANDING_LABELS */.rT.competing] : []),
        ...(standing.isBroken ? [proposal/* STANDING_LABELS */.rT.broken] : []),
        ...(work === "left" || standing.conflicts.length > 0 ? [proposal/* STANDING_LABELS */.rT.outdated] : []),
        ...(passes ? [proposal/* STANDING_LABELS */.rT.auto] : []),
    ];
    const remove = MANAGED.filter((label) => !add.includes(label));
    const says = renderStanding(story) !== "";
    if (says || MANAGED.some((label) => pull.labels.includes(label)))
        await tell(now, now.head.sha, story, place);
    const wasAuto = pull.labels.includes(proposal/* STANDING_LABELS */.rT.auto);
    if (!passes && wasAuto)
        await forge.setAutoMerge(pull, false, always);
    await forge.setLabels(pull, { add, remove }, always);
    if (passes)
        await forge.setAutoMerge(now, true, unmoved(forge, pull.number, now.head.sha));
    const outcome = laid ? "laid" : passes ? "approved" : says ? "told" : "untouched";
    return { outcome, reasons: reasonsOf(standing, rivals, work) };
}
const MANAGED = [
    proposal/* STANDING_LABELS */.rT.competing,
    proposal/* STANDING_LABELS */.rT.broken,
    proposal/* STANDING_LABELS */.rT.outdated,
    proposal/* STANDING_LABELS */.rT.auto,
];
async function unmetConditions({ pull, head, standing }, state, { forge, main, context }) {
    const policy = context.basis.current.gate.proposals.autoApprove;
    if (policy === undefined || pull.head.branch.startsWith((0,proposal/* branchPrefix */.$j)("import")))
        return undefined;
    const isAlone = state.rivals.length === 0 && !state.isLeft && standing.conflicts.length === 0 && standing.rejection === undefined;
    const facts = { ...standing, records: standing.reviews, isAlone };
    const unmetBy = (isOwnWork) => approvalConditions({ ...facts, isOwnWork }, policy)
        .filter(({ holds }) => !holds)
        .map(({ unmet }) => unmet);
    const others = unmetBy(true);
    if (others.length > 0 || state.isOwnWork)
        return others;
    const branch = await forge.branchState(pull.head.branch, main);
    return unmetBy(branch?.head === head && ownTrailers(branch) !== undefined);
}
function reasonsOf(standing, rivals, work) {
    const { conflicts, isBroken, findings, rejection } = standing;
    return [
        ...(work !== undefined && work !== "left" ? ["main changed the same files, and it was laid on them"] : []),
        ...(work === "left" ? ["main changed the same files, and people have committed to its branch"] : []),
        ...(conflicts.length > 0 ? ["main and it changed the same to different ends"] : []),
        ...(isBroken ? [`it does not pass any more: ${[...new Set(findings.map(({ rule }) => rule))].join(", ")}`] : []),
        ...(rivals.length > 0 ? [`it competes with ${rivals.map(({ pull }) => `#${pull}`).join(", ")}`] : []),
        ...(rejection ? ["the same was rejected before"] : []),
    ];
}
function storyOf({ standing }, rivals, { address, root, main }, state) {
    const { duplicates, conflicts, isBroken, findings, rejection, withheld } = standing;
    return {
        repository: address,
        root,
        main,
        duplicates,
        isHeld: false,
        isLaid: false,
        isLeft: false,
        ...state,
        conflicts: conflicts.map(({ path, field, main: now, proposed }) => withheld.has(path) ? { path, field } : { path, field, values: { main: now, proposed } }),
        findings: isBroken
            ? findings.map(({ rule, path, message }) => (withheld.has(path) ? { rule, path } : { rule, path, message }))
            : [],
        rivals,
        ...(rejection && { rejection: (0,rejected_before/* rejectionText */.xX)(rejection) }),
    };
}
async function tell(pull, head, story, { forge }) {
    const comment = await forge.ownComment(pull.number, "proposal");
    if (!comment)
        return;
    const body = withStanding(comment.body, renderStanding(story));
    if (body === undefined)
        return;
    await forge.upsertComment(pull.number, { subject: "proposal", body, head, run: comment.run }, always);
}
async function layOnMain({ pull, head, standing }, place) {
    const { forge, main, root } = place;
    const { branch } = pull.head;
    const state = await forge.branchState(branch, main);
    if (state?.head !== head)
        throw new memory_forge/* BranchMoved */.A5(`the branch ${branch} has moved`);
    const last = ownTrailers(state);
    if (!last)
        return "left";
    return await forge.advanceBranch({
        branch,
        expectedHead: head,
        parents: [head, main],
        onto: main,
        text: { headline: "Lay the proposal on main as it is", body: (0,proposal/* writeTrailers */.mS)(last) },
        changes: standing.changes.map(({ path, bytes }) => ({ path: root === "" ? path : `${root}/${path}`, bytes })),
    });
}
function ownTrailers({ commits }) {
    if (!commits.every(({ isOurs }) => isOurs))
        return undefined;
    return commits.map(({ message }) => (0,proposal/* readTrailers */.t8)(message)).findLast((trailers) => trailers !== undefined);
}
function unmoved(forge, number, head) {
    return async () => {
        const now = await forge.pullRequest(number);
        if (now?.isOpen && now.head.sha === head)
            return;
        throw new memory_forge/* HeadMoved */.YQ(`pull request ${number} moved on meanwhile`);
    };
}
function always() {
    return Promise.resolve();
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

/***/ 72455:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ proposalLines)
/* harmony export */ });
/* harmony import */ var _visible_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36672);
/* harmony import */ var _wording_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71272);


const WORDS = {
    untouched: "stays as it is",
    told: "was told how it stands",
    laid: "was laid on main",
    closed: "was closed",
    approved: "may merge by itself",
};
const LIMIT = 500;
function proposalLines({ main, proposals, notes }) {
    const lines = proposals.map(({ pull, outcome, reasons, failure }) => {
        const why = reasons.length === 0 ? "" : `: ${(0,_visible_text_js__WEBPACK_IMPORTED_MODULE_0__/* .visibleStart */ .db)(reasons.join("; "), LIMIT)}`;
        return `#${pull} ${WORDS[outcome]}${why}${failure === undefined ? "" : ` (${(0,_visible_text_js__WEBPACK_IMPORTED_MODULE_0__/* .visibleStart */ .db)(failure, LIMIT)})`}`;
    });
    const last = main === undefined
        ? "No proposal is open."
        : `${(0,_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(proposals.length, "open proposal")} judged on ${main.slice(0, 12)}.`;
    return [...lines, ...notes, last];
}


/***/ }),

/***/ 7003:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ layOnBranch)
/* harmony export */ });
/* harmony import */ var _lay_on_file_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47965);

function layOnBranch({ path, left, head, wanted }) {
    if (isSame(head, left) || isSame(head, wanted))
        return { bytes: wanted, conflicts: [] };
    if (isSame(wanted, left))
        return { bytes: head, conflicts: [] };
    const laid = head && wanted && (0,_lay_on_file_js__WEBPACK_IMPORTED_MODULE_0__/* .layOnFile */ .C)(path, { main: head, base: left, propose: { bytes: wanted } });
    if (laid)
        return { bytes: laid.after, conflicts: laid.conflicts };
    return { bytes: head, conflicts: [{ field: "file", main: textOf(head), proposed: textOf(wanted) }] };
}
function isSame(one, other) {
    return one && other ? Buffer.compare(one, other) === 0 : one === other;
}
function textOf(bytes) {
    return bytes && new TextDecoder().decode(bytes);
}


/***/ })

};
