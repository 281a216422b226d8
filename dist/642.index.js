export const id = 642;
export const ids = [642];
export const modules = {

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

/***/ 90144:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  h: () => (/* binding */ resolve)
});

// EXTERNAL MODULE: ./build/src/load/index-digest.js
var index_digest = __webpack_require__(59967);
// EXTERNAL MODULE: ./build/src/load/gate.js + 6 modules
var gate = __webpack_require__(87346);
// EXTERNAL MODULE: ./build/src/load/source-digest.js
var source_digest = __webpack_require__(71206);
// EXTERNAL MODULE: ./build/src/memory/user-error.js
var user_error = __webpack_require__(90989);
// EXTERNAL MODULE: ./build/src/snapshots/chain.js
var chain = __webpack_require__(58610);
;// CONCATENATED MODULE: ./build/src/snapshots/at-time.js


function snapshotsUpTo({ links, strangers }, time, now) {
    const earlier = links.filter((link) => link.time <= time);
    const latest = earlier.at(-1);
    const next = links.find((link) => link.time > time);
    const nearest = nearestText(latest, next);
    if (time > now.getTime()) {
        throw new user_error/* UserError */.y(`${timeText(time)} lies in the future.${nearest}`, "Name a time that has passed");
    }
    const doubtful = next
        ? undefined
        : strangers.find((tag) => (tag.time ?? -1) > (latest?.time ?? -1) && (tag.time ?? 0) <= time);
    if (doubtful) {
        throw new user_error/* UserError */.y(`What was approved at ${timeText(time)} cannot be known: ${doubtful.fault}${nearest}`, `Find out who made the tag; delete it where it is nobody's snapshot: git push origin :refs/tags/${doubtful.tag}`);
    }
    if (!latest) {
        const message = links.length === 0
            ? "There is no snapshot in this clone."
            : `There is no snapshot at or before ${timeText(time)}.`;
        throw new user_error/* UserError */.y(message + nearest, links.length === 0 ? NO_SNAPSHOTS : "Name a later time");
    }
    if (!(0,chain/* isSnapshot */.L)(latest)) {
        throw new user_error/* UserError */.y(`What was approved at ${timeText(time)} cannot be known: ${latest.fault}`, "Restore the tag from a clone that has it, or name a commit");
    }
    return earlier.filter(chain/* isSnapshot */.L).reverse();
}
const NO_SNAPSHOTS = "Fetch them: git fetch origin 'refs/tags/memory/snapshots/*:refs/tags/memory/snapshots/*'; the command snapshot makes them";
function nearestText(before, after) {
    const parts = [before && `before it ${before.tag}`, after && `after it ${after.tag}`].filter((part) => part !== undefined);
    return parts.length === 0 ? "" : ` Nearest: ${parts.join(", ")}.`;
}
function positionAtDate({ commits, isCut }, time) {
    const isLater = ({ seconds }) => seconds * 1000 > time;
    const position = commits.findIndex((commit) => !isLater(commit));
    const contrary = position === -1 ? undefined : commits.slice(position).find(isLater);
    const [earliest] = commits.slice(-1);
    if (contrary) {
        throw new user_error/* UserError */.y(`Committer dates run backwards around ${timeText(time)}: ${contrary.commit.slice(0, 7)} has a later one, and stands before ${commits[position]?.commit.slice(0, 7) ?? ""}.`, "Name a commit or a snapshot");
    }
    if (position !== -1)
        return position;
    throw new user_error/* UserError */.y(`There is no commit at or before ${timeText(time)}${isCut ? " in this clone, which is shallow" : ""}.`, isCut ? DEEPEN : `The first one is of ${timeText((earliest?.seconds ?? 0) * 1000)}`);
}
const DEEPEN = "Fetch the whole history: `fetch-depth: 0` for actions/checkout, `git fetch --unshallow` on your own machine";
function timeText(time) {
    return `${new Date(time).toISOString().slice(0, 19)}Z`;
}

;// CONCATENATED MODULE: ./build/src/snapshots/duration.js
const UNITS = [
    ["d", 86_400],
    ["h", 3600],
    ["m", 60],
    ["s", 1],
];
function durationText(seconds) {
    let rest = Math.max(0, Math.floor(seconds));
    const first = UNITS.findIndex(([, size]) => rest >= size);
    if (first === -1)
        return "0s";
    let text = "";
    for (const [name, size] of UNITS.slice(first, first + 2)) {
        const count = Math.floor(rest / size);
        if (count > 0)
            text += `${count}${name}`;
        rest -= count * size;
    }
    return text;
}

// EXTERNAL MODULE: ./build/src/snapshots/find-ref.js
var find_ref = __webpack_require__(14864);
// EXTERNAL MODULE: ./build/src/snapshots/find-snapshot.js
var find_snapshot = __webpack_require__(46889);
// EXTERNAL MODULE: ./build/src/snapshots/known-bad.js
var known_bad = __webpack_require__(46258);
// EXTERNAL MODULE: ./build/src/memory/clock.js
var clock = __webpack_require__(48359);
;// CONCATENATED MODULE: ./build/src/snapshots/time-request.js


const SECONDS = { second: 1, minute: 60, hour: 3600, day: 86_400, week: 604_800 };
const NUMBERS = ["a", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"];
function requestedTime(text, now) {
    const time = absolute(text) ?? ago(text, now);
    if (time === undefined) {
        throw new user_error/* UserError */.y(`${JSON.stringify(text.slice(0, 100))} is not a time.`, "Write a time with its offset, such as 2026-05-08T12:00:00Z, or how long ago: 2 days ago, 36 hours ago");
    }
    return time;
}
function absolute(text) {
    const instant = (0,clock/* parseInstant */.n)(text);
    if (instant?.dateOnly !== true)
        return instant?.time;
    throw new user_error/* UserError */.y(`${text} is a whole day, and the memory may have changed in its course.`, `Write the time as well, such as ${text}T00:00:00Z`);
}
function ago(text, now) {
    const [, count = "", unit = ""] = /^(\d{1,6}|[a-z]{1,6}) (second|minute|hour|day|week)s? ago$/i.exec(text) ?? [];
    const word = count.toLowerCase();
    const number = /^\d/.test(word) ? Number(word) : NUMBERS.indexOf(word === "an" || word === "one" ? "a" : word) + 1;
    const seconds = SECONDS[unit.toLowerCase()];
    if (seconds === undefined || (number === 0 && word !== "0"))
        return undefined;
    return now.getTime() - number * seconds * 1000;
}

// EXTERNAL MODULE: ./build/src/commands/read-snapshots.js
var read_snapshots = __webpack_require__(64502);
// EXTERNAL MODULE: ./build/src/commands/version.js + 1 modules
var version = __webpack_require__(82792);
;// CONCATENATED MODULE: ./build/src/commands/resolve.js













async function resolve(input) {
    const { history, repository, request, now } = input;
    const refs = await history.refs();
    const branch = (0,find_ref/* defaultBranch */.OR)(refs, input.branch);
    const [line, currentTree] = await Promise.all([history.line(branch.commit), repository.commitTree(branch.commit)]);
    const chain = await (0,read_snapshots/* readChain */.U)(history, refs, line);
    const currentGate = await (0,gate/* loadGate */.W)(currentTree, input.gate);
    const bad = new known_bad/* KnownBadList */.N(await (0,read_snapshots/* readKnownBad */.Z)(currentTree, currentGate), history, line);
    const ground = { ...input, refs, current: branch.commit, line, chain, bad };
    const choice = await choose(ground, branch.name);
    const { commit } = choice;
    const snapshot = snapshotAt(chain, commit);
    const isCurrent = commit === branch.commit;
    const tree = isCurrent ? currentTree : await repository.commitTree(commit);
    const digests = await digestsOf(tree, isCurrent ? currentGate : await (0,gate/* loadGate */.W)(tree, input.gate));
    const contradictions = snapshot ? contradictionsOf(snapshot, digests, input.prefix) : [];
    const seconds = await secondsOf(commit, snapshot, history);
    const currentSeconds = await secondsOf(branch.commit, snapshotAt(chain, branch.commit), history);
    const strange = chain.strangers.map(({ fault }) => fault);
    return {
        schema: "memory-steward.resolution/v1",
        requested: choice.requested,
        mode: request.mode,
        ...(choice.time !== undefined && { requestedTime: timeText(choice.time) }),
        ...(request.mode === "ref-at-time" && {
            resolutionPolicy: "latest-commit-before-or-at",
            requireApprovedCommit: request.requireApprovedCommit,
        }),
        resolvedCommit: commit,
        resolvedAt: timeText(now.getTime()),
        commitTime: timeText(seconds * 1000),
        approved: snapshot !== undefined,
        currentCommit: branch.commit,
        staleBy: isCurrent ? null : durationText(currentSeconds - seconds),
        commitsBehind: line.positions.get(commit) ?? null,
        digests,
        snapshot: snapshot
            ? {
                tag: snapshot.tag,
                object: snapshot.object,
                approvedAt: snapshot.manifest.approvedAt,
                mergeCommit: snapshot.manifest.mergeCommit,
            }
            : null,
        knownBad: await bad.of(commit, snapshot?.tag),
        skipped: choice.skipped,
        warnings: [...choice.warnings, ...contradictions, ...strange],
    };
}
async function choose(ground, branch) {
    const { request } = ground;
    switch (request.mode) {
        case "current":
            return await newestGood(ground, 0, { requested: branch, warnings: [] });
        case "explicit-ref":
            return { commit: await explicit(request.ref, ground), requested: request.ref, skipped: [], warnings: [] };
        case "snapshot-tag": {
            const { manifest } = requireOnLine((0,find_snapshot/* findSnapshot */.C)(request.tag, ground.chain), ground);
            return { commit: manifest.commit, requested: request.tag, skipped: [], warnings: [] };
        }
        case "ref-at-time":
            return await atTime(request, ground);
    }
}
async function explicit(name, { refs, history }) {
    const isId = /^[0-9a-f]{4,64}$/.test(name);
    const commit = (0,find_ref/* commitOfRef */.U)(name, refs);
    if (commit !== undefined && !isId)
        return commit;
    if (commit !== undefined) {
        throw new user_error/* UserError */.y(`"${name}" is ambiguous: a ref is named like the id of a commit.`, "Write the ref in full");
    }
    if (isId || name === "HEAD")
        return await history.resolve(name);
    const near = (0,find_ref/* nearRefs */.d0)(name, refs);
    throw new user_error/* UserError */.y(`There is no branch, tag or commit ${JSON.stringify(name.slice(0, 100))} in this clone.`, near.length > 0 ? `Near it: ${near.join(", ")}` : "Check its spelling, or fetch it first");
}
async function atTime(request, ground) {
    const { now, chain, line, bad } = ground;
    const time = requestedTime(request.at, now);
    if (!request.requireApprovedCommit) {
        if (time > now.getTime())
            throw new user_error/* UserError */.y(`${timeText(time)} lies in the future.`, "Name a time that has passed");
        const warning = "Approval was not asked for: the time is the committer's word.";
        return {
            ...(await newestGood(ground, positionAtDate(line, time), { requested: request.at, warnings: [warning] })),
            time,
        };
    }
    const skipped = [];
    for (const snapshot of snapshotsUpTo(chain, time, now)) {
        const { commit } = requireOnLine(snapshot, ground).manifest;
        const [reason] = await bad.of(commit, snapshot.tag);
        if (!reason)
            return { commit, requested: request.at, skipped, warnings: [], time };
        skipped.push({ commit, snapshot: snapshot.tag, reason: reason.reason });
    }
    throw allBad(`Every snapshot at or before ${timeText(time)}`);
}
async function newestGood({ line, bad, chain }, from, rest) {
    const skipped = [];
    for (const { commit } of line.commits.slice(from)) {
        const tag = snapshotAt(chain, commit)?.tag;
        const [reason] = await bad.of(commit, tag);
        if (!reason)
            return { ...rest, commit, skipped };
        skipped.push({ commit, ...(tag !== undefined && { snapshot: tag }), reason: reason.reason });
    }
    throw allBad("Every commit of the line");
}
function allBad(what) {
    return new user_error/* UserError */.y(`${what} is known to be bad.`, "Name a commit or a snapshot to get it all the same");
}
function snapshotAt({ links }, commit) {
    return links.filter(chain/* isSnapshot */.L).find(({ manifest }) => manifest.commit === commit);
}
function requireOnLine(snapshot, { line, prefix }) {
    if (snapshot.position === undefined && line.isCut) {
        throw new user_error/* UserError */.y(`This clone is shallow, and ${snapshot.tag} lies before its beginning.`, DEEPEN);
    }
    const { directory } = snapshot.manifest;
    if (directory !== prefix.replace(/\/$/, "")) {
        throw new user_error/* UserError */.y(`${snapshot.tag} is a snapshot of the memory in ${directory === "" ? "the top folder" : directory}.`, "Name that folder");
    }
    return snapshot;
}
async function digestsOf(tree, gate) {
    const [source, index] = await Promise.all([(0,source_digest/* sourceDigest */.c)(tree, gate), (0,index_digest/* indexDigest */.p)(tree, gate.layout.root)]);
    return { source, ontology: gate.ontologyDigest, index };
}
function contradictionsOf({ tag, manifest }, digests, prefix) {
    if (manifest.directory !== prefix.replace(/\/$/, ""))
        return [];
    const pairs = [
        ["source", manifest.sourceDigest, digests.source],
        ["ontology", manifest.ontologyDigest, digests.ontology],
        ["index", manifest.indexDigest, digests.index],
    ];
    const differing = pairs.filter(([, stated, found]) => stated !== found).map(([name]) => name);
    if (differing.length === 0)
        return [];
    const message = `The manifest of ${tag} does not match its commit in the digest of ${differing.join(", ")}`;
    if (manifest.steward === version/* STEWARD_VERSION */.m) {
        throw new user_error/* UserError */.y(`${message}.`, "Do not use this tag: find out who made it");
    }
    return [`${message}; it was made by version ${manifest.steward}, this is ${version/* STEWARD_VERSION */.m}.`];
}
async function secondsOf(commit, snapshot, history) {
    return snapshot ? snapshot.time / 1000 : await history.commitSeconds(commit);
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

/***/ 6340:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ renderResolution)
/* harmony export */ });
/* harmony import */ var _visible_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36672);

function renderResolution(resolution) {
    const { snapshot, digests, knownBad, skipped, warnings } = resolution;
    const rows = [
        ["requested", `${resolution.requested} (${resolution.mode})`],
        ...(resolution.requestedTime === undefined ? [] : [["time", resolution.requestedTime]]),
        ["commit", resolution.resolvedCommit],
        [
            "snapshot",
            snapshot ? `${snapshot.tag}, approved at ${snapshot.approvedAt}` : "none: this commit is not approved",
        ],
        ["current", resolution.staleBy === null ? "the same" : `${resolution.currentCommit}, ${behind(resolution)}`],
        ["sources", digests.source],
        ["ontology", digests.ontology],
        ["index", digests.index ?? "none"],
    ];
    const lines = rows.map(([name, value]) => `${name.padEnd(10)} ${(0,_visible_text_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(value)}\n`);
    const banner = knownBad.map(({ reason, records, remediation }) => {
        const about = records.length > 0 ? ` (${records.join(", ")})` : "";
        const mend = remediation === undefined ? "" : ` See ${remediation}.`;
        return `!!! KNOWN TO BE BAD${(0,_visible_text_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(about)}: ${(0,_visible_text_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(reason)}${(0,_visible_text_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(mend)}\n`;
    });
    const passed = skipped.map(({ commit, snapshot: tag, reason }) => {
        return `! passed over ${(0,_visible_text_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(tag ?? commit.slice(0, 7))}, which is known to be bad: ${(0,_visible_text_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(reason)}\n`;
    });
    return [...banner, ...lines, ...passed, ...warnings.map((warning) => `! ${(0,_visible_text_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(warning)}\n`)].join("");
}
function behind({ staleBy, commitsBehind }) {
    const commits = commitsBehind === null ? "not on its line" : `${commitsBehind} commit${commitsBehind === 1 ? "" : "s"} behind`;
    return `${commits}, stale by ${staleBy ?? "0s"}`;
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


/***/ }),

/***/ 40642:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ resolveRequest),
/* harmony export */   runResolve: () => (/* binding */ runResolve)
/* harmony export */ });
/* harmony import */ var _commands_resolve_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90144);
/* harmony import */ var _git_repository_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9204);
/* harmony import */ var _memory_user_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(90989);
/* harmony import */ var _report_json_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(25714);
/* harmony import */ var _report_resolution_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6340);
/* harmony import */ var _gate_options_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(91504);






async function runResolve(dir, options) {
    const repository = await (0,_git_repository_js__WEBPACK_IMPORTED_MODULE_1__/* .openRepository */ .h)(dir);
    try {
        const resolution = await (0,_commands_resolve_js__WEBPACK_IMPORTED_MODULE_0__/* .resolve */ .h)({
            repository,
            history: repository.history(),
            prefix: repository.prefix,
            gate: (0,_gate_options_js__WEBPACK_IMPORTED_MODULE_4__/* .gateOptions */ .O)(dir, options, repository),
            request: resolveRequest(options),
            branch: options.branch,
            now: new Date(),
        });
        process.stdout.write(options.format === "json" ? (0,_report_json_text_js__WEBPACK_IMPORTED_MODULE_5__/* .jsonText */ .s)(resolution) : (0,_report_resolution_js__WEBPACK_IMPORTED_MODULE_3__/* .renderResolution */ .V)(resolution));
        return 0;
    }
    finally {
        await repository.close();
    }
}
function resolveRequest({ ref, at, snapshot, requireApprovedCommit, }) {
    if ([ref, at, snapshot].filter((given) => given !== undefined).length > 1) {
        throw new _memory_user_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y("More than one of ref, at and snapshot was given.", "Ask for one state of the memory at a time");
    }
    if (ref !== undefined)
        return { mode: "explicit-ref", ref };
    if (snapshot !== undefined)
        return { mode: "snapshot-tag", tag: snapshot };
    return at === undefined ? { mode: "current" } : { mode: "ref-at-time", at, requireApprovedCommit };
}


/***/ })

};
