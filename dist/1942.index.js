export const id = 1942;
export const ids = [1942];
export const modules = {

/***/ 93540:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SZ: () => (/* binding */ isApproved),
/* harmony export */   U1: () => (/* binding */ judgeApprovals),
/* harmony export */   u_: () => (/* binding */ APPROVALS_CHECK)
/* harmony export */ });
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

/***/ 64502:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ readChain),
/* harmony export */   Z: () => (/* binding */ readKnownBad)
/* harmony export */ });
/* harmony import */ var _load_gate_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1577);
/* harmony import */ var _memory_user_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90989);
/* harmony import */ var _snapshots_chain_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58610);
/* harmony import */ var _snapshots_known_bad_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(46258);
/* harmony import */ var _snapshots_tag_name_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(47675);





async function readChain(history, refs, line) {
    const tags = refs.filter(({ name }) => name.startsWith(_snapshots_tag_name_js__WEBPACK_IMPORTED_MODULE_3__/* .SNAPSHOT_REFS */ .Ky));
    const annotated = tags.filter(({ isAnnotated }) => isAnnotated);
    const texts = await history.tagTexts(annotated.map(({ object }) => object));
    const textOf = new Map(annotated.map(({ name }, index) => [name, texts[index]]));
    return (0,_snapshots_chain_js__WEBPACK_IMPORTED_MODULE_2__/* .chainOf */ .d)(tags.map(({ name, object }) => ({ tag: name.slice("refs/tags/".length), object, text: textOf.get(name) })), line);
}
async function readKnownBad(tree, { layout }) {
    const files = new _load_gate_files_js__WEBPACK_IMPORTED_MODULE_0__/* .GateFiles */ .j(tree);
    const path = layout.root + _snapshots_known_bad_js__WEBPACK_IMPORTED_MODULE_4__/* .KNOWN_BAD_PATH */ .i;
    if (!(await files.has(path)))
        return undefined;
    const file = await files.readValid(path, "knownBad");
    if (file)
        return file;
    throw new _memory_user_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y(files.problems[0]?.message ?? `${path} cannot be read.`, "Mend it: as long as it cannot be read, nobody knows what is known to be bad");
}


/***/ }),

/***/ 76209:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  P: () => (/* binding */ snapshot)
});

// EXTERNAL MODULE: ./build/src/load/index-digest.js
var index_digest = __webpack_require__(59967);
// EXTERNAL MODULE: ./build/src/load/gate.js + 6 modules
var gate = __webpack_require__(87346);
// EXTERNAL MODULE: ./build/src/memory/user-error.js
var user_error = __webpack_require__(90989);
// EXTERNAL MODULE: ./build/src/snapshots/attestations.js
var attestations = __webpack_require__(9980);
// EXTERNAL MODULE: ./build/src/snapshots/chain.js
var chain = __webpack_require__(58610);
// EXTERNAL MODULE: ./build/src/snapshots/manifest.js
var snapshots_manifest = __webpack_require__(77646);
;// CONCATENATED MODULE: ./build/src/snapshots/plan.js
function plannedSnapshots(groups, cadence, last, now) {
    const planned = [];
    let from = 0;
    let latest = last ?? "";
    for (const [index, { commit: mergeCommit, mergedAt, isSettled }] of groups.entries()) {
        if (mergedAt === undefined || !isSettled)
            continue;
        const approvedAt = mergedAt < latest ? latest : mergedAt;
        let to = index + 1;
        while (groups[to]?.isIndex === true)
            to++;
        planned.push({ commit: groups[to - 1]?.commit ?? mergeCommit, mergeCommit, approvedAt, from, to });
        from = to;
        latest = approvedAt;
    }
    return cadence === "every-merge" ? planned : lastOfEachDay(planned, now);
}
function lastOfEachDay(planned, now) {
    const dayOf = (time) => time.slice(0, 10);
    const today = dayOf(now.toISOString());
    const kept = planned.filter(({ approvedAt }, index) => dayOf(approvedAt) < today && dayOf(planned[index + 1]?.approvedAt ?? today) !== dayOf(approvedAt));
    return kept.map((snapshot, index) => ({ ...snapshot, from: kept[index - 1]?.to ?? 0 }));
}

;// CONCATENATED MODULE: ./build/src/snapshots/policy.js
function policyOf(config) {
    return {
        requiredApprovals: config?.requiredApprovals ?? 1,
        approvers: config?.approvers ?? [],
        trustedActors: new Set((config?.trustedActors ?? []).map((login) => login.toLowerCase())),
        cadence: config?.cadence ?? "every-merge",
    };
}

// EXTERNAL MODULE: ./build/src/snapshots/tag-name.js
var tag_name = __webpack_require__(47675);
// EXTERNAL MODULE: ./build/src/commands/check.js + 6 modules
var check = __webpack_require__(58709);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/src/load/compare-memory.js + 4 modules
var compare_memory = __webpack_require__(79088);
// EXTERNAL MODULE: ./build/src/load/gate-files.js
var gate_files = __webpack_require__(1577);
// EXTERNAL MODULE: ./build/src/load/read-memory.js + 3 modules
var read_memory = __webpack_require__(51989);
// EXTERNAL MODULE: ./build/src/memory/glob.js
var glob = __webpack_require__(65571);
;// CONCATENATED MODULE: ./build/src/snapshots/codeowners.js

const CODEOWNERS_PATHS = [".github/CODEOWNERS", "CODEOWNERS", "docs/CODEOWNERS"];
function parseCodeOwners(text) {
    const rules = [];
    for (const line of text.split("\n")) {
        const [pattern = "", ...words] = line
            .replace(/(^|\s)#.*$/, "")
            .trim()
            .split(/\s+/);
        const matches = pattern === "" ? undefined : matcherOf(pattern);
        const owners = words.filter((word) => word.startsWith("@")).map((word) => word.slice(1));
        if (matches)
            rules.push({ matches, owners });
    }
    return (path) => rules.findLast(({ matches }) => matches(path))?.owners ?? [];
}
function matcherOf(pattern) {
    if (/^!|[[\]{}\\]/.test(pattern))
        return undefined;
    const isAnchored = pattern.slice(0, -1).includes("/");
    const plain = pattern.replace(/^\//, "");
    const base = isAnchored ? plain : `**/${plain}`;
    const globs = plain.endsWith("/") ? [`${base}**`] : plain.endsWith("*") ? [base] : [base, `${base}/**`];
    try {
        return (0,glob/* compileGlobs */.tI)(globs);
    }
    catch (error) {
        if (error instanceof RangeError)
            return undefined;
        throw error;
    }
}

;// CONCATENATED MODULE: ./build/src/snapshots/judge-reviews.js
function wordsBy(reviews, time) {
    const words = new Map();
    for (const review of reviews) {
        if (isAfter(review, time) || (review.state === "commented" && words.has(review.author.id)))
            continue;
        words.set(review.author.id, review);
    }
    return [...words.values()];
}
function candidates(pull, reviews) {
    return wordsBy(reviews, pull.mergedAt).filter((review) => objectionTo(review, pull) === undefined);
}
function judgeReviews(demands, required, pull, reviews, writers) {
    const words = wordsBy(reviews, pull.mergedAt);
    const approving = candidates(pull, reviews);
    const logins = approving.map(({ author }) => author.login);
    const isAllowed = (login, { allowed }) => (allowed ?? writers).has(login.toLowerCase());
    const reasons = [];
    for (const { author, state, isInsider } of words) {
        if (state === "changes-requested" && isInsider)
            reasons.push(`${author.login} asked for changes`);
    }
    const short = demands
        .map((demand) => ({ demand, given: logins.filter((login) => isAllowed(login, demand)) }))
        .filter(({ given }) => given.length < required);
    const [first, ...others] = short;
    if (first) {
        const more = others.length === 0 ? "" : `, and so have ${others.length} more`;
        reasons.push(`${first.demand.subject} has ${first.given.length} of ${required} approvals that count${more}`);
        for (const login of logins) {
            if (!isAllowed(login, first.demand))
                reasons.push(`${login} approved, but may not approve it`);
        }
        for (const review of words) {
            const objection = objectionTo(review, pull);
            if (objection !== undefined)
                reasons.push(`${review.author.login} ${objection}`);
        }
        const late = reviews.filter((review) => review.state === "approved" && isAfter(review, pull.mergedAt));
        for (const { author } of late)
            reasons.push(`${author.login} approved after the merge`);
    }
    const counted = logins.filter((login) => demands.some((demand) => isAllowed(login, demand)));
    return { reviewers: counted.sort(), reasons };
}
function objectionTo({ author, state, commit, isInsider }, pull) {
    if (state === "dismissed")
        return "approved, and the approval was dismissed";
    if (state !== "approved")
        return state === "commented" ? "only commented" : "asked for changes";
    if (author.id === pull.author.id)
        return "approved a pull request of their own";
    if (author.isBot)
        return "is a bot, whose approval does not count";
    if (!isInsider)
        return "does not belong to the repository";
    if (commit !== pull.head)
        return "approved an earlier commit than the one that was merged";
    return undefined;
}
function isAfter({ submittedAt }, time) {
    return submittedAt !== undefined && Date.parse(submittedAt) > Date.parse(time);
}

// EXTERNAL MODULE: ./build/src/commands/approvals.js
var approvals = __webpack_require__(93540);
;// CONCATENATED MODULE: ./build/src/commands/approval-demands.js
function demandsOf({ paths, change, circles, ontology, codeOwners }) {
    const memoryOwners = circles.includes("memory-owners") ? accountsOf(ontology.owners.memory ?? [], ontology) : [];
    const ownersOf = (path) => (circles.includes("codeowners") ? accountsOfCode(codeOwners(path), ontology) : []);
    const demands = [];
    const covered = new Set();
    if (circles.includes("record-owners")) {
        for (const { id, owners, paths: places } of touchedPlaces(change)) {
            for (const path of places)
                covered.add(path);
            const allowed = [...memoryOwners, ...accountsOf(owners, ontology), ...places.flatMap(ownersOf)];
            demands.push({ subject: id, allowed: asCircle(allowed) });
        }
    }
    for (const path of paths) {
        if (!covered.has(path))
            demands.push({ subject: path, allowed: asCircle([...memoryOwners, ...ownersOf(path)]) });
    }
    return demands;
}
function asCircle(accounts) {
    return accounts.length === 0 ? undefined : new Set(accounts);
}
function accountsOf(owners, { owners: { accounts = {} } }) {
    return owners
        .flatMap((owner) => (Object.hasOwn(accounts, owner) ? (accounts[owner] ?? []) : []))
        .filter((name) => !name.includes("/"))
        .map((name) => name.toLowerCase());
}
function accountsOfCode(names, ontology) {
    const teams = new Set(names.filter((name) => name.includes("/")).map((name) => name.toLowerCase()));
    const owners = Object.entries(ontology.owners.accounts ?? {})
        .filter(([, accounts]) => accounts.some((name) => teams.has(name.toLowerCase())))
        .map(([owner]) => owner);
    const people = names.filter((name) => !name.includes("/")).map((name) => name.toLowerCase());
    return [...people, ...teams, ...accountsOf(owners, ontology)];
}
function touchedPlaces(change) {
    if (!change)
        return [];
    const place = (...sides) => {
        const declarations = sides.flatMap((side) => side.declarations);
        return {
            id: sides[0]?.id ?? "",
            owners: declarations.flatMap(({ owners }) => owners),
            paths: [...new Set(declarations.map(({ path }) => path))],
        };
    };
    return [
        ...change.added.map((record) => place(record)),
        ...change.changed.map(({ before, after }) => place(before, after)),
        ...change.vanished.map(({ before, renamedTo }) => (renamedTo ? place(before, renamedTo) : place(before))),
        ...change.unreadable.map((record) => place(record)),
    ];
}

;// CONCATENATED MODULE: ./build/src/commands/code-owners-file.js

async function codeOwnersFile(commit, history) {
    for (const path of CODEOWNERS_PATHS) {
        const file = await history.fileAt(commit, path);
        if (file)
            return { path, ...file };
    }
    return undefined;
}

// EXTERNAL MODULE: ./build/src/commands/touched-records.js
var touched_records = __webpack_require__(38145);
;// CONCATENATED MODULE: ./build/src/commands/judge-line.js













async function judgeLine(input) {
    const { groups, source } = input;
    const state = new Approvals(input);
    const judged = [];
    let ground = await groundOf(input.start, input);
    for (const group of groups) {
        const { approval, reasons } = await judgeGroup(group, ground, input);
        if (approval)
            state.approve(await newAttestations(group, approval, ground.gate, source));
        else
            state.reject(group.commit);
        const isSettled = state.isSettled();
        judged.push({ group, reasons, isSettled, ...(approval && { approval }) });
        if (isSettled && group.exempt === undefined)
            ground = await groundOf(group.commit, input);
    }
    const start = input.needsAttestation ? state.attestationOf(input.start) : undefined;
    return {
        groups: judged.map((one) => {
            const attestation = one.approval ? undefined : state.attestationOf(one.group.commit);
            return attestation ? { ...one, approval: attestation } : one;
        }),
        ...(start && { start }),
    };
}
async function groundOf(commit, { source, options, directory }) {
    const tree = await source.repository.commitTree(commit);
    return { gate: await (0,gate/* loadGate */.W)(tree, options), codeOwners: await codeOwnersOf(commit, source, directory) };
}
class Approvals {
    #order;
    #attestations = [];
    #open = [];
    constructor({ groups, start, needsAttestation }) {
        this.#order = new Map([[start, -1], ...groups.map(({ commit }, index) => [commit, index])]);
        if (needsAttestation)
            this.#open.push(start);
    }
    approve(attestations) {
        this.#attestations.push(...attestations);
        this.#open = this.#open.filter((commit) => !this.#find(commit));
    }
    reject(commit) {
        this.#open.push(commit);
    }
    isSettled() {
        return this.#open.length === 0;
    }
    attestationOf(commit) {
        const attestation = this.#find(commit);
        return attestation && { commit, by: "attestation", attestedBy: attestation.actor, reason: attestation.reason };
    }
    #find(commit) {
        return this.#attestations.find((entry) => {
            if (entry.commit === commit)
                return true;
            const [place, limit] = [this.#order.get(commit), this.#order.get(entry.commit)];
            return entry.history === true && place !== undefined && limit !== undefined && place < limit;
        });
    }
}
async function judgeGroup(group, { gate, codeOwners }, input) {
    const { commit, pull, exempt } = group;
    if (exempt !== undefined)
        return { approval: { commit, by: exempt }, reasons: [] };
    if (!pull)
        return { reasons: [group.reason ?? "came without a merged pull request"] };
    const about = {
        commit,
        pullRequest: pull.number,
        head: pull.head,
        mergedAt: pull.mergedAt,
        author: pull.author.login,
    };
    if (await isTrusted(pull, gate, input.forge))
        return { approval: { ...about, by: "trusted-actor" }, reasons: [] };
    const reviews = await input.forge.reviewHistory(pull.number);
    const change = await changeOf(group, gate, input.source);
    const policy = policyOf(gate.snapshots);
    const demands = demandsOf({
        paths: [...group.differences.map(({ path }) => path), ...group.beside],
        change,
        circles: policy.approvers,
        ontology: gate.ontology,
        codeOwners,
    });
    const writers = await writersAmong(candidates(pull, reviews), demands, input.forge);
    const verdict = judgeReviews(demands, policy.requiredApprovals, pull, reviews, writers);
    const reasons = [...verdict.reasons, ...ontologyReasons(group, gate, change, pull, reviews)];
    if (policy.approvers.includes("record-owners") && !change) {
        reasons.push("changes too many files to ask their owners");
    }
    if (reasons.length > 0)
        return { reasons };
    return { approval: { ...about, by: "reviews", reviewers: [...verdict.reviewers] }, reasons: [] };
}
async function isTrusted({ number, author }, gate, forge) {
    const { trustedActors } = policyOf(gate.snapshots);
    if (!trustedActors.has(author.login.toLowerCase()))
        return false;
    const by = await forge.mergedBy(number);
    return by !== undefined && trustedActors.has(by.login.toLowerCase());
}
async function changeOf({ parent, commit }, gate, source) {
    const slices = await source.repository.branchChange(parent, commit);
    if (!slices)
        return undefined;
    const read = (tree) => (0,read_memory/* readMemory */.S1)(tree, gate, ({ declaration }) => declaration);
    return await (0,compare_memory/* compareMemories */.b)(await read(slices.before), await read(slices.after), gate);
}
function ontologyReasons({ differences }, gate, change, pull, reviews) {
    const editsGate = differences.some(({ path }) => gate.files.has(path) || gate.mayDependOn(path));
    const basis = { records: change ? (0,touched_records/* touchedRecords */.X)(change) : [], editsGate, ontology: gate.ontology };
    const merged = { author: pull.author, head: { sha: pull.head } };
    const verdict = (0,approvals/* judgeApprovals */.U1)(basis, merged, wordsBy(reviews, pull.mergedAt));
    if ((0,approvals/* isApproved */.SZ)(verdict))
        return [];
    return verdict.demands
        .filter(({ given, needed }) => given.length < needed)
        .map(({ subject, given, needed }) => `${subject}: ${given.length} of the ${needed} approvals that the ontology asks for`);
}
async function writersAmong(approving, demands, forge) {
    const writers = new Set();
    if (demands.every(({ allowed }) => allowed !== undefined))
        return writers;
    for (const { author } of approving) {
        if (await forge.mayWrite(author.login))
            writers.add(author.login.toLowerCase());
    }
    return writers;
}
async function codeOwnersOf(commit, source, directory) {
    const file = await codeOwnersFile(commit, source.history);
    if (!file)
        return () => [];
    const owners = parseCodeOwners(file.text);
    return (path) => owners(external_node_path_.posix.join(directory, path));
}
async function newAttestations({ parent, commit, differences }, { by }, { layout }, { repository }) {
    const path = layout.root + attestations/* ATTESTATIONS_PATH */.S;
    if (by !== "reviews" || !differences.some((difference) => difference.path === path))
        return [];
    const [before, after] = [await repository.commitTree(parent), await repository.commitTree(commit)];
    const known = new Set((await attestationsIn(before, path)).map(keyOf));
    return (await attestationsIn(after, path)).filter((entry) => !known.has(keyOf(entry)));
}
function keyOf({ commit, history }) {
    return `${commit} ${history === true ? "and before" : ""}`;
}
async function attestationsIn(tree, path) {
    const files = new gate_files/* GateFiles */.j(tree);
    const file = (await files.has(path)) ? await files.readValid(path, "attestations") : undefined;
    return file?.attestations ?? [];
}

// EXTERNAL MODULE: ./build/src/load/rejections.js
var rejections = __webpack_require__(48696);
// EXTERNAL MODULE: ./build/src/memory/rejection.js
var rejection = __webpack_require__(28230);
// EXTERNAL MODULE: ./build/src/memory/tree.js
var memory_tree = __webpack_require__(85037);
// EXTERNAL MODULE: ./build/src/commands/index-source.js
var index_source = __webpack_require__(27596);
// EXTERNAL MODULE: ./build/src/commands/make-index.js + 7 modules
var make_index = __webpack_require__(22125);
;// CONCATENATED MODULE: ./build/src/commands/line-groups.js










const MOST_COMMITS = 250;
async function groupsOf(input) {
    const { line, end, source } = input;
    const singles = [];
    for (const [index, { commit }] of line.commits.slice(0, end).entries()) {
        const parent = line.commits[index + 1]?.commit;
        if (parent !== undefined)
            singles.push(await exemption(commit, parent, input));
    }
    const asked = singles.filter(({ exempt }) => exempt === undefined).map(({ commit }) => commit);
    if (asked.length > MOST_COMMITS) {
        throw new user_error/* UserError */.y(`${asked.length} commits are to be judged, which is more than ${MOST_COMMITS}.`, `Attest the history up to one of the newest in snapshots/attestations.yaml, with \`history: true\``);
    }
    const pulls = await pullsOf(asked, input);
    const numbers = [...new Set([...pulls.values()].flatMap((found) => found.map(({ number }) => number)))];
    if (numbers.length > 0)
        await source.fetch(input.branch, numbers);
    const groups = [];
    for (let at = 0; at < singles.length;) {
        const { group, size } = await grouped(at, singles, pulls, input);
        groups.push(group);
        at += size;
    }
    return groups.reverse();
}
async function exemption(commit, parent, input) {
    const { source, gate } = input;
    const differences = await differencesOf(source, parent, commit);
    const beside = await besideOf(input, parent, commit);
    const group = { commit, parent, differences, beside };
    if (beside.length > 0)
        return group;
    const { root } = gate.layout;
    const paths = differences.map(({ path }) => path);
    const isElsewhere = (path) => !path.startsWith(root) && !gate.mayDependOn(path) && !CODEOWNERS_PATHS.includes(path);
    if (paths.every(isElsewhere))
        return { ...group, exempt: "elsewhere" };
    const rejections = root + rejection/* REJECTIONS_FILE */.G;
    if (!paths.every((path) => path.startsWith(`${root}indexes/`) || path === rejections)) {
        return group;
    }
    if (paths.includes(rejections) && !(await onlyAddsRejections(parent, commit, rejections, source))) {
        return { ...group, reason: "takes back what was rejected" };
    }
    return (await isRegenerated(await source.repository.commitTree(commit), `${root}indexes/`, input))
        ? { ...group, exempt: "regeneration" }
        : { ...group, reason: "changes indexes to something else than generation gives" };
}
async function onlyAddsRejections(parent, commit, path, { repository }) {
    const read = async (revision) => {
        const files = new gate_files/* GateFiles */.j(await repository.commitTree(revision));
        return { ...(await (0,rejections/* readRejections */.z)(files, path)), isBroken: files.problems.length > 0 };
    };
    const [before, after] = [await read(parent), await read(commit)];
    return !after.isBroken && [...before.claims.keys()].every((claim) => after.claims.has(claim));
}
async function differencesOf({ repository }, from, to) {
    const [before, after] = await Promise.all([repository.commitTree(from), repository.commitTree(to)]);
    const differences = await before.stored?.differences(after);
    if (!differences)
        throw new Error(`${from} and ${to} are not stored together`);
    return differences;
}
async function besideOf({ source: { history }, directory }, from, to) {
    if (directory === "")
        return [];
    const [before, after] = [await codeOwnersFile(from, history), await codeOwnersFile(to, history)];
    if (before?.oid === after?.oid && before?.path === after?.path)
        return [];
    const paths = new Set([before, after].flatMap((file) => file?.path ?? []));
    return [...paths].map((path) => external_node_path_.posix.relative(directory, path)).filter((path) => path.startsWith("../"));
}
async function isRegenerated(tree, folder, input) {
    const { source, options, directory } = input;
    const made = (0,index_source/* indexSource */.I)(source.repository, tree, options, new Date(0));
    const { files } = await (0,make_index/* makeIndex */.H)({ tree, root: directory, gate: options, source: await made });
    const present = (await tree.entries()).filter(({ path }) => path.startsWith(folder));
    if (present.length !== files.size)
        return false;
    for (const entry of present) {
        const wanted = files.get(entry.path);
        if (wanted === undefined || !(0,memory_tree/* isRegular */.$W)(entry.mode))
            return false;
        if (Buffer.compare(Buffer.from(wanted), await (0,memory_tree/* readFile */.TA)(tree, entry)) !== 0)
            return false;
    }
    return true;
}
async function pullsOf(commits, { forge, branch }) {
    const { id } = await forge.repository();
    const found = new Map();
    for (const commit of commits) {
        const pulls = await forge.mergedPullRequests(commit);
        found.set(commit, pulls.filter(({ base }) => base.branch === branch && base.repositoryId === id));
    }
    return found;
}
async function grouped(at, singles, pulls, input) {
    const { source } = input;
    const single = singles[at];
    if (!single)
        throw new Error(`there is no commit ${at}`);
    const found = pulls.get(single.commit) ?? [];
    const isBy = (number) => (commit) => pulls.get(commit)?.some((pull) => pull.number === number) === true;
    for (const pull of found) {
        const size = await sizeOf(at, singles, isBy(pull.number), pull.head, source);
        const oldest = size === undefined ? undefined : singles[at + size - 1];
        if (size === undefined || !oldest)
            continue;
        const { commit } = single;
        const { parent } = oldest;
        if (size === 1)
            return { group: { ...single, pull }, size };
        const differences = await differencesOf(source, parent, commit);
        const beside = await besideOf(input, parent, commit);
        return { group: { commit, parent, differences, beside, pull }, size };
    }
    if (single.exempt !== undefined || single.reason !== undefined)
        return { group: single, size: 1 };
    const [pull] = found;
    const reason = pull
        ? `does not hold what merging pull request ${pull.number} gives`
        : "came without a merged pull request";
    return { group: { ...single, reason }, size: 1 };
}
async function sizeOf(at, singles, isByPull, head, { history }) {
    const run = singles.slice(at);
    const end = run.findIndex(({ commit }) => !isByPull(commit));
    for (let size = end === -1 ? run.length : end; size > 0; size--) {
        const [last, first] = [run[0], run[size - 1]];
        if (last && first && (await history.isMergeOf(last.commit, first.parent, head)))
            return size;
    }
    return undefined;
}

// EXTERNAL MODULE: ./build/src/commands/read-snapshots.js
var read_snapshots = __webpack_require__(64502);
// EXTERNAL MODULE: ./build/src/commands/version.js + 1 modules
var version = __webpack_require__(82792);
;// CONCATENATED MODULE: ./build/src/commands/snapshot.js














async function snapshot(input) {
    const { forge, source } = input;
    const { defaultBranch: branch } = await forge.repository();
    const tip = await source.fetchSnapshots(branch);
    const line = await source.history.line(tip);
    const chain = await (0,read_snapshots/* readChain */.U)(source.history, await source.history.refs(), line);
    const last = newest(chain, input.directory);
    const faults = [...chain.links, ...chain.strangers].flatMap((link) => ("fault" in link ? link.fault : []));
    const nothing = { branch, made: [], latest: last?.tag, unapproved: [], failing: [], faults };
    if (input.onlyIfConfigured && !(await isConfigured(tip, input))) {
        return { ...nothing, notes: ["No snapshots are made: memory-steward.yml says nothing of `snapshots`."] };
    }
    const start = last ? last.manifest.commit : await attestedStart(tip, line, input);
    if (start === undefined) {
        return { ...nothing, notes: [firstAttestation(tip)] };
    }
    const end = line.positions.get(start);
    if (end === undefined)
        throw new Error(`${start} is not on the line`);
    if (end === 0)
        return { ...nothing, notes: [`Nothing was merged since ${last?.tag ?? start.slice(0, 7)}.`] };
    const startGate = await (0,gate/* loadGate */.W)(await source.repository.commitTree(start), input.options);
    const { options, directory } = input;
    const groups = await groupsOf({ forge, source, branch, line, end, gate: startGate, options, directory });
    const judgement = await judgeLine({ forge, source, options, directory, groups, start, needsAttestation: !last });
    const judged = judgement.groups;
    const approved = await source.repository.commitTree(lastSettled(judged) ?? start);
    const policy = policyOf((await (0,gate/* loadGate */.W)(approved, options)).snapshots);
    const planned = plannedSnapshots(judged.map(({ group, isSettled }) => ({
        commit: group.commit,
        isIndex: group.exempt === "regeneration",
        mergedAt: group.pull?.mergedAt,
        isSettled,
    })), policy.cadence, last?.manifest.approvedAt, input.now);
    const { made, failing } = await makeAll(planned, judgement, last, input);
    return {
        branch,
        made,
        latest: made.at(-1)?.tag ?? last?.tag,
        unapproved: await unapprovedIn(judged, source),
        failing,
        faults,
        notes: notesOf(planned, judged, made),
    };
}
async function isConfigured(tip, { source, options }) {
    return (await (0,gate/* loadGate */.W)(await source.repository.commitTree(tip), options)).snapshots !== undefined;
}
function newest({ links, strangers }, directory) {
    const last = links.findLast(chain/* isSnapshot */.L);
    const doubtful = strangers.find(({ time }) => time !== undefined && time > (last?.time ?? -1));
    if (doubtful) {
        throw new user_error/* UserError */.y(`No snapshot is made, since one may have been tampered with: ${doubtful.fault}`, `Restore it from a clone that has it, or delete it where it is nobody's snapshot: git push origin :refs/tags/${doubtful.tag}`);
    }
    if (last && last.manifest.directory !== directory) {
        throw new user_error/* UserError */.y(`The snapshots of this repository are of the memory in "${last.manifest.directory}", not in "${directory}".`, "Name that folder: a repository has the snapshots of one memory");
    }
    return last;
}
async function attestedStart(tip, line, { source, options }) {
    const tree = await source.repository.commitTree(tip);
    const { layout } = await (0,gate/* loadGate */.W)(tree, options);
    const entries = await attestationsIn(tree, layout.root + attestations/* ATTESTATIONS_PATH */.S);
    const places = entries
        .filter(({ history }) => history === true)
        .flatMap(({ commit }) => line.positions.get(commit) ?? [])
        .sort((a, b) => a - b);
    return line.commits[places[0] ?? -1]?.commit;
}
function firstAttestation(tip) {
    return ("There is no snapshot yet, and nobody vouches for the history so far. Add an entry to " +
        `${attestations/* ATTESTATIONS_PATH */.S} by a pull request: commit ${tip}, history true, a reason and an actor.`);
}
function lastSettled(judged) {
    return judged.findLast(({ isSettled }) => isSettled)?.group.commit;
}
async function makeAll(planned, { groups, start }, last, input) {
    const made = [];
    const failing = [];
    let previous = last ? { tag: last.tag, object: last.object } : null;
    let from = 0;
    for (const plan of planned) {
        const approvals = groups.slice(from, plan.to).flatMap(({ approval }) => approval ?? []);
        if (start && previous === null)
            approvals.unshift(start);
        const answer = await manifestFor(plan, approvals, previous, input);
        if ("errors" in answer) {
            failing.push(answer);
            continue;
        }
        const { tag, object } = await createTag(answer, input);
        made.push({
            tag,
            commit: plan.commit,
            mergeCommit: plan.mergeCommit,
            approvedAt: plan.approvedAt,
            pullRequests: [...new Set(approvals.flatMap(({ pullRequest }) => pullRequest ?? []))],
        });
        previous = { tag, object };
        from = plan.to;
    }
    return { made, failing };
}
async function manifestFor({ commit, mergeCommit, approvedAt }, approvals, previous, { source, options, directory }) {
    const tree = await source.repository.commitTree(commit);
    const { report } = await (0,check/* check */.z)({ subject: { tree }, root: directory, gate: options, now: new Date(approvedAt) });
    if (report.verdict === "fail")
        return { commit, errors: report.counts.error };
    const { files, records, notes, edges } = report.statistics;
    const { layout } = await (0,gate/* loadGate */.W)(tree, options);
    return {
        schema: "memory-steward.snapshot/v1",
        steward: version/* STEWARD_VERSION */.m,
        commit,
        mergeCommit,
        approvedAt,
        directory,
        layout: report.layout,
        sourceDigest: report.sourceDigest,
        ontologyDigest: report.ontologyDigest,
        indexDigest: await (0,index_digest/* indexDigest */.p)(tree, layout.root),
        statistics: { files, records, notes, edges },
        approvals: [...approvals],
        previous,
    };
}
async function createTag(manifest, { forge, source, isDryRun }) {
    const { approvedAt, commit } = manifest;
    const message = (0,snapshots_manifest/* manifestMessage */.N)(manifest);
    const known = new Map((await source.history.refs()).map((ref) => [ref.name, ref]));
    for (const tag of [(0,tag_name/* snapshotName */.aN)(approvedAt), (0,tag_name/* snapshotName */.aN)(approvedAt, commit)]) {
        let taken = known.get(`refs/tags/${tag}`);
        if (!taken) {
            if (isDryRun)
                return { tag, object: commit };
            const object = await forge.createTag({ name: tag, commit, message });
            if (object !== undefined)
                return { tag, object };
            await source.fetchSnapshots((await forge.repository()).defaultBranch);
            taken = (await source.history.refs()).find(({ name }) => name === `refs/tags/${tag}`);
        }
        if (taken?.commit === commit)
            return { tag, object: taken.object };
    }
    throw new user_error/* UserError */.y(`The tags for ${approvedAt} are taken by other commits.`, "Run the job again");
}
async function unapprovedIn(judged, { history }) {
    const open = judged.filter(({ approval }) => !approval);
    return await Promise.all(open.map(async ({ group: { commit, pull }, reasons }) => {
        return { commit, ...(await history.headline(commit)), pullRequest: pull?.number, reasons };
    }));
}
function notesOf(planned, judged, made) {
    const notes = [];
    const blocked = judged.findIndex(({ approval }) => !approval);
    if (blocked !== -1 && judged.length > blocked + 1) {
        const later = judged.length - blocked - 1;
        notes.push(`${later} later commit${later === 1 ? " waits" : "s wait"} until that is attested.`);
    }
    const ready = judged.some(({ isSettled, group }) => isSettled && group.pull !== undefined);
    if (ready && planned.length === 0)
        notes.push("The day's snapshot is made when the day has ended (UTC).");
    if (judged.length > 0 && made.length === 0 && blocked === -1 && !ready) {
        notes.push("Since the last snapshot only indexes or other files have changed.");
    }
    return notes;
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

/***/ 59967:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ indexDigest)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _memory_tree_lookup_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15280);
/* harmony import */ var _git_ids_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(36109);



const FOLDER = "indexes";
async function indexDigest(tree, root) {
    const lookup = new _memory_tree_lookup_js__WEBPACK_IMPORTED_MODULE_2__/* .TreeLookup */ .Tg(tree);
    const folder = (await lookup.folder(root.replace(/\/$/, ""))).get(FOLDER);
    if (folder?.mode !== "040000")
        return null;
    const oid = folder.oid === "" ? await (0,_git_ids_js__WEBPACK_IMPORTED_MODULE_1__/* .treeId */ .Mh)(lookup, root + FOLDER) : folder.oid;
    return `sha256:${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256")
        .update(`memory-steward.index/v1\n${oid ?? ""}\n`)
        .digest("hex")}`;
}


/***/ }),

/***/ 21222:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D7: () => (/* binding */ renderSnapshot),
/* harmony export */   Fg: () => (/* binding */ renderSnapshotList),
/* harmony export */   LQ: () => (/* binding */ renderSnapshotReport),
/* harmony export */   kR: () => (/* binding */ snapshotLines),
/* harmony export */   pb: () => (/* binding */ problemLines)
/* harmony export */ });
/* harmony import */ var _visible_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36672);

function renderSnapshotReport(report, isDryRun) {
    const lines = snapshotLines(report, isDryRun);
    return lines.length === 0 ? "" : `${lines.join("\n")}\n`;
}
function snapshotLines({ made, latest, ...rest }, isDryRun) {
    return [
        ...made.map(({ tag, commit, pullRequests }) => {
            const by = pullRequests.length === 0 ? "" : `, pull request ${pullRequests.join(", ")}`;
            return `${isDryRun ? "would tag" : "tagged"} ${(0,_visible_text_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(tag)} at ${commit.slice(0, 12)}${by}`;
        }),
        ...problemLines(rest),
        ...rest.notes.map(_visible_text_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK),
        latest === undefined ? "no snapshot yet" : `newest snapshot: ${(0,_visible_text_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(latest)}`,
    ];
}
function problemLines({ unapproved, failing, faults, }) {
    return [
        ...unapproved.map(({ commit, subject, author, pullRequest, reasons }) => {
            const origin = pullRequest === undefined ? "direct push" : `pull request ${pullRequest}`;
            const what = `${commit.slice(0, 12)} "${(0,_visible_text_js__WEBPACK_IMPORTED_MODULE_0__/* .visibleStart */ .db)(subject, 100)}" by ${(0,_visible_text_js__WEBPACK_IMPORTED_MODULE_0__/* .visibleStart */ .db)(author, 50)} (${origin})`;
            return `not approved: ${what}: ${reasons.map(_visible_text_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK).join("; ")}`;
        }),
        ...failing.map(({ commit, errors }) => {
            return `not tagged: the check fails on ${commit.slice(0, 12)}, with ${errors} error${errors === 1 ? "" : "s"}`;
        }),
        ...faults.map(_visible_text_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK),
    ];
}
function renderSnapshotList(snapshots, faults) {
    const rows = [...snapshots].reverse().map(({ tag, manifest: { commit, statistics, approvals } }) => {
        const pulls = approvals.flatMap(({ pullRequest }) => pullRequest ?? []);
        const by = pulls.length === 0 ? "" : `, pull request ${[...new Set(pulls)].join(", ")}`;
        return `${tag}  ${commit.slice(0, 12)}  ${statistics.records} records${by}\n`;
    });
    const head = rows.length === 0 ? ["There is no snapshot in this clone.\n"] : rows;
    return [...head, ...faults.map((fault) => `! ${(0,_visible_text_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(fault)}\n`)].join("");
}
function renderSnapshot({ tag, object, manifest }) {
    const rows = [
        ["tag", `${tag}, object ${object}`],
        ["commit", manifest.commit],
        ["merge", manifest.mergeCommit],
        ["approved at", manifest.approvedAt],
        ["memory", `${manifest.statistics.records} records, layout ${manifest.layout}, folder "${manifest.directory}"`],
        ["sources", manifest.sourceDigest],
        ["ontology", manifest.ontologyDigest],
        ["index", manifest.indexDigest ?? "none"],
        ["previous", manifest.previous?.tag ?? "none"],
    ];
    const approvals = manifest.approvals.map(({ commit, by, pullRequest, reviewers = [], attestedBy, reason }) => {
        const pull = pullRequest === undefined ? "" : ` ${pullRequest}`;
        const people = reviewers.length === 0 ? "" : ` by ${reviewers.join(", ")}`;
        const why = attestedBy === undefined ? "" : ` by ${attestedBy}: ${reason ?? ""}`;
        return `  ${commit.slice(0, 12)}  ${by}${(0,_visible_text_js__WEBPACK_IMPORTED_MODULE_0__/* .visibleStart */ .db)(pull + people + why, 300)}\n`;
    });
    return [...rows.map(([name, value]) => `${name.padEnd(11)} ${(0,_visible_text_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(value)}\n`), "approvals\n", ...approvals].join("");
}


/***/ }),

/***/ 58610:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ isSnapshot),
/* harmony export */   d: () => (/* binding */ chainOf)
/* harmony export */ });
/* harmony import */ var _manifest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77646);
/* harmony import */ var _tag_name_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47675);


function isSnapshot(link) {
    return "manifest" in link;
}
function chainOf(tags, line) {
    const readings = new Map(tags.map((tag) => [tag.tag, readTag(tag, line)]));
    const sound = [...readings.values()].filter((reading) => typeof reading !== "string").sort(byAge);
    const links = [];
    const used = new Set();
    let next = sound.at(-1);
    while (next) {
        links.push(next);
        used.add(next.tag);
        next = isSnapshot(next) ? before(next, readings) : newestBefore(next.time, sound);
        if (next && used.has(next.tag))
            break;
    }
    links.reverse();
    const strangers = tags.flatMap(({ tag }) => {
        const reading = readings.get(tag);
        if (used.has(tag) || reading === undefined)
            return [];
        const reason = typeof reading === "string" ? reading : "no later snapshot builds on it";
        return [{ tag, time: (0,_tag_name_js__WEBPACK_IMPORTED_MODULE_1__/* .timeInName */ .sT)(tag), fault: `${tag} is no snapshot: ${reason}.` }];
    });
    return { links, strangers };
}
function before({ tag: later, manifest: { previous }, time: latest, position: below = -1 }, readings) {
    if (!previous)
        return undefined;
    const { tag, object } = previous;
    const broken = (fault) => ({ tag, time: (0,_tag_name_js__WEBPACK_IMPORTED_MODULE_1__/* .timeInName */ .sT)(tag) ?? latest, fault: `${tag} ${fault}.` });
    const reading = readings.get(tag);
    if (reading === undefined)
        return broken(`is missing, although ${later} builds on it`);
    if (typeof reading === "string")
        return broken(`is not the snapshot that ${later} builds on: ${reading}`);
    if (reading.object !== object)
        return broken(`was moved: ${later} builds on another tag object of that name`);
    if (reading.time > latest || (reading.position ?? Infinity) <= below)
        return broken(`is newer than ${later}, which builds on it`);
    return reading;
}
function newestBefore(time, sound) {
    return sound.findLast((snapshot) => snapshot.time < time);
}
function readTag({ tag, object, text }, { positions, isCut }) {
    const time = (0,_tag_name_js__WEBPACK_IMPORTED_MODULE_1__/* .timeInName */ .sT)(tag);
    if (time === undefined)
        return "its name holds no time";
    if (text === undefined)
        return "it is not an annotated tag";
    const read = (0,_manifest_js__WEBPACK_IMPORTED_MODULE_0__/* .readTagText */ .C)(text);
    if (typeof read === "string")
        return read;
    const { manifest, commit, name } = read;
    if (name !== tag)
        return `its tag object was made for ${name}`;
    if (manifest.commit !== commit)
        return "it points at another commit than its manifest names";
    if (!(0,_tag_name_js__WEBPACK_IMPORTED_MODULE_1__/* .isNameOf */ .b_)(tag, manifest.approvedAt, commit))
        return "its name is not the time in its manifest";
    const position = positions.get(commit);
    if (position === undefined && !isCut)
        return "its commit is not on the first-parent line of the default branch";
    return { tag, object, manifest, time, position };
}
function byAge(a, b) {
    return a.time - b.time || (b.position ?? 0) - (a.position ?? 0);
}


/***/ }),

/***/ 77646:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ readTagText),
/* harmony export */   N: () => (/* binding */ manifestMessage)
/* harmony export */ });
/* harmony import */ var _generated_validators_cjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40384);

const MAX_TEXT = 4 * 1024 * 1024;
function manifestMessage(manifest) {
    const { approvedAt, commit } = manifest;
    return `Memory as approved at ${approvedAt}, commit ${commit.slice(0, 7)}\n\n${JSON.stringify(manifest, null, 1)}\n`;
}
function readTagText(text) {
    if (text.length > MAX_TEXT)
        return "its message is too long for a manifest";
    const [, commit, name] = /^object ([0-9a-f]{40,64})\ntype commit\ntag (.+)\n/.exec(text) ?? [];
    if (commit === undefined || name === undefined)
        return "it does not point at a commit";
    const manifest = manifestOf(text.slice(text.indexOf("\n\n") + 2));
    return typeof manifest === "string" ? manifest : { name, commit, manifest };
}
function manifestOf(message) {
    const start = message.indexOf("\n\n{");
    if (start === -1)
        return "its message holds no manifest";
    const end = message.indexOf("\n-----BEGIN ", start);
    let value;
    try {
        value = JSON.parse(end === -1 ? message.slice(start) : message.slice(start, end));
    }
    catch {
        return "its manifest is not JSON";
    }
    if (isManifest(value))
        return value;
    const [error] = _generated_validators_cjs__WEBPACK_IMPORTED_MODULE_0__.snapshot.errors ?? [];
    return `its manifest is not one of memory-steward.snapshot/v1: ${error?.instancePath ?? ""} ${error?.message ?? ""}`;
}
function isManifest(value) {
    return (0,_generated_validators_cjs__WEBPACK_IMPORTED_MODULE_0__.snapshot)(value);
}


/***/ }),

/***/ 47675:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ky: () => (/* binding */ SNAPSHOT_REFS),
/* harmony export */   aN: () => (/* binding */ snapshotName),
/* harmony export */   aZ: () => (/* binding */ SNAPSHOT_FOLDER),
/* harmony export */   b_: () => (/* binding */ isNameOf),
/* harmony export */   sT: () => (/* binding */ timeInName)
/* harmony export */ });
const SNAPSHOT_FOLDER = "memory/snapshots/";
const SNAPSHOT_REFS = `refs/tags/${SNAPSHOT_FOLDER}`;
const NAME = /^(\d{4}-\d{2}-\d{2})T(\d{2})(\d{2})(\d{2})Z(?:-([0-9a-f]{7}))?$/;
function snapshotName(time, commit) {
    return `${SNAPSHOT_FOLDER}${time.replaceAll(":", "")}${commit === undefined ? "" : `-${commit.slice(0, 7)}`}`;
}
function isNameOf(tag, time, commit) {
    return tag === snapshotName(time) || tag === snapshotName(time, commit);
}
function timeInName(tag) {
    if (!tag.startsWith(SNAPSHOT_FOLDER))
        return undefined;
    const [, date, hour, minute, second] = NAME.exec(tag.slice(SNAPSHOT_FOLDER.length)) ?? [];
    if (date === undefined)
        return undefined;
    const time = Date.parse(`${date}T${hour ?? ""}:${minute ?? ""}:${second ?? ""}Z`);
    return Number.isNaN(time) ? undefined : time;
}


/***/ })

};
