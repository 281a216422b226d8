"use strict";
exports.id = 817;
exports.ids = [817];
exports.modules = {

/***/ 5168:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ snapshotsUpTo),
/* harmony export */   i: () => (/* binding */ positionAtDate),
/* harmony export */   n: () => (/* binding */ brokenLink),
/* harmony export */   o: () => (/* binding */ strangersBehind),
/* harmony export */   r: () => (/* binding */ doubtsOf),
/* harmony export */   t: () => (/* binding */ adviceOnTag)
/* harmony export */ });
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5553);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4105);
/* harmony import */ var _chain_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4632);



// src/snapshots/at-time.ts
function snapshotsUpTo({ links, strangers }, time, now) {
	const earlier = links.filter((link) => link.time <= time);
	const latest = earlier.at(-1);
	const next = links.find((link) => link.time > time);
	const nearest = nearestText(latest, next);
	if (time > now.getTime()) throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.at(`${(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Q)(time)} lies in the future.${nearest}`, "Name a time that has passed");
	const doubtful = next ? void 0 : strangersBehind(latest, strangers).find((tag) => tag.time <= time);
	if (doubtful) throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.at(`What was approved at ${(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Q)(time)} cannot be known: ${doubtful.fault}${nearest}`, adviceOnTag(doubtful.tag));
	if (!latest) {
		const message = links.length === 0 ? "There is no snapshot in this clone." : `There is no snapshot at or before ${(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Q)(time)}.`;
		throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.at(message + nearest, links.length === 0 ? NO_SNAPSHOTS : "Name a later time");
	}
	if (!(0,_chain_js__WEBPACK_IMPORTED_MODULE_2__.r)(latest)) throw brokenLink(`What was approved at ${(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Q)(time)}`, latest);
	return earlier.reverse();
}
function brokenLink(what, { fault }) {
	return new _start_js__WEBPACK_IMPORTED_MODULE_1__.at(`${what} cannot be known: ${fault}`, "Restore the tag from a clone that has it, or name a commit");
}
function doubtsOf(snapshot, { links }) {
	const broken = links.slice(links.indexOf(snapshot) + 1).find((link) => !(0,_chain_js__WEBPACK_IMPORTED_MODULE_2__.r)(link));
	return broken ? [`${broken.fault} It proved the snapshots before it, of which ${snapshot.tag} is one.`] : [];
}
function strangersBehind(newest, strangers) {
	return strangers.flatMap((tag) => {
		const { time } = tag;
		return time !== void 0 && time >= (newest?.time ?? -Infinity) ? {
			...tag,
			time
		} : [];
	});
}
function adviceOnTag(tag) {
	return `Restore ${tag} from a clone that has it as it was made, or find out who made it and delete it where it is nobody's snapshot: git push origin :refs/tags/${tag}`;
}
const NO_SNAPSHOTS = "Fetch them: git fetch origin 'refs/tags/memory/snapshots/*:refs/tags/memory/snapshots/*'; the command snapshot makes them";
function nearestText(before, after) {
	const parts = [before && `before it ${before.tag}`, after && `after it ${after.tag}`].filter((part) => part !== void 0);
	return parts.length === 0 ? "" : ` Nearest: ${parts.join(", ")}.`;
}
function positionAtDate({ commits, isCut }, time) {
	const isLater = ({ seconds }) => seconds * 1e3 > time;
	const position = commits.findIndex((commit) => !isLater(commit));
	const contrary = position === -1 ? void 0 : commits.slice(position).find(isLater);
	const [earliest] = commits.slice(-1);
	if (contrary) throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.at(`Committer dates run backwards around ${(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Q)(time)}: ${(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.fi)(contrary.commit)} has a later one, and stands before ${(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.fi)(commits[position]?.commit ?? "")}.`, "Name a commit or a snapshot");
	if (position !== -1) return position;
	throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.at(`There is no commit at or before ${(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Q)(time)}${isCut ? " in this clone, which is shallow" : ""}.`, isCut ? _check_js__WEBPACK_IMPORTED_MODULE_0__["in"] : `The first one is of ${(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Q)((earliest?.seconds ?? 0) * 1e3)}`);
}



/***/ }),

/***/ 9218:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ defaultBranch),
/* harmony export */   r: () => (/* binding */ nearRefs),
/* harmony export */   t: () => (/* binding */ commitOfRef)
/* harmony export */ });
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5553);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4105);


// src/snapshots/find-ref.ts
function foldersIn(refs) {
	return [
		"",
		"refs/",
		HEADS,
		"refs/tags/",
		...forgeFolders(refs),
		REMOTES
	];
}
const HEADS = "refs/heads/";
const REMOTES = "refs/remotes/";
function forgeFolders(refs) {
	const below = refs.filter(({ name }) => name.startsWith(REMOTES)).map(({ name }) => name);
	const known = below.filter((name) => name.endsWith("/HEAD")).map((name) => name.slice(0, -4));
	const others = below.filter((name) => !known.some((folder) => name.startsWith(folder))).map((name) => name.slice(0, name.indexOf("/", 13) + 1));
	const folders = [...new Set([...known, ...others])].filter((folder) => folder.length > 13);
	const origin = `${REMOTES}origin/`;
	return folders.includes(origin) ? [origin] : folders;
}
function commitOfRef(name, refs) {
	const full = new Set(foldersIn(refs).map((folder) => folder + name));
	const found = refs.filter((ref) => full.has(ref.name));
	const commits = new Set(found.map(({ commit }) => commit));
	const [commit] = commits;
	if (found.length === 0) return void 0;
	if (commits.size > 1) {
		const meanings = found.map((ref) => `${ref.name} at ${(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.fi)(ref.commit ?? ref.object)}`).join(", ");
		throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.at(`"${name}" is ambiguous: ${meanings}.`, "Write the one that is meant in full");
	}
	if (commit === void 0) throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.at(`"${name}" leads to no commit.`, "Name a branch, a tag or a commit");
	return commit;
}
const MAX_EDITS = 3;
const MAX_NAMED = 5;
const MAX_COMPARED = 2e3;
function shortNames(refs) {
	const folders = [
		HEADS,
		"refs/tags/",
		...forgeFolders(refs),
		REMOTES
	];
	const short = new Set(refs.map(({ name: full }) => full.slice(folders.find((folder) => full.startsWith(folder))?.length ?? 0)));
	short.delete("HEAD");
	return [...short];
}
function nearRefs(name, refs) {
	return shortNames(refs).slice(0, MAX_COMPARED).map((candidate) => ({
		candidate,
		distance: distanceOf(name, candidate)
	})).filter(({ distance }) => distance <= MAX_EDITS).sort((a, b) => a.distance - b.distance || (a.candidate < b.candidate ? -1 : 1)).slice(0, 3).map(({ candidate }) => candidate);
}
function distanceOf(name, candidate) {
	const [a, b] = [name.toLowerCase(), candidate.toLowerCase()];
	return b.endsWith(`/${a}`) || a.length > 2 && b.startsWith(a) ? 1 : (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.fa)(a, b, MAX_EDITS);
}
function defaultBranch(refs, asked) {
	if (refs.length === 0) throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.at("This repository has no commit yet.", "Commit first, or fetch");
	const byName = new Map(refs.map((ref) => [ref.name, ref]));
	const folders = forgeFolders(refs);
	const targets = new Set(folders.flatMap((folder) => byName.get(`${folder}HEAD`)?.target?.slice(folder.length) ?? []));
	const hasBranch = (name) => [...folders, HEADS].some((folder) => byName.has(folder + name));
	const [name, second] = asked !== void 0 ? [asked] : targets.size > 0 ? [...targets] : ["main", "master"].filter(hasBranch);
	if (name === void 0 || second !== void 0) throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.at("This clone does not say which branch is the default one.", "Name it with --branch");
	const ofForge = folders.flatMap((folder) => byName.get(folder + name) ?? []);
	if (new Set(ofForge.map(({ commit }) => commit)).size > 1) {
		const meanings = ofForge.map((ref) => `${ref.name} at ${(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.fi)(ref.commit ?? ref.object)}`).join(", ");
		throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.at(`This clone has several remotes and none called origin, so ${JSON.stringify(name)} may be ${meanings}.`, `Name the one that is meant, as in --branch ${ofForge[0]?.name.slice(13) ?? name}`);
	}
	const ref = ofForge[0] ?? byName.get(REMOTES + name) ?? byName.get(HEADS + name);
	if (ref?.commit !== void 0) return {
		name,
		commit: ref.commit
	};
	throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.at(`There is no branch ${JSON.stringify(name)} in this clone.`, adviceOn(name, refs));
}
function adviceOn(name, refs) {
	const branches = refs.filter((ref) => [HEADS, REMOTES].some((folder) => ref.name.startsWith(folder)));
	const near = nearRefs(name, branches);
	if (near.length > 0) return `Near it: ${near.join(", ")}`;
	const remotes = branches.some((ref) => ref.name.startsWith(REMOTES)) ? forgeFolders(refs) : [];
	const names = shortNames(branches);
	const ways = [...names.length > 0 ? [`Name one that is there: ${(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.yt)(names, MAX_NAMED)}`] : [], ...remotes.slice(0, 1).map((folder) => `Fetch it: git fetch ${folder.slice(13, -1)} ${name}`)];
	return ways.length > 0 ? ways.join(". ") : "Fetch it first";
}



/***/ }),

/***/ 8335:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ findSnapshot)
/* harmony export */ });
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5553);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4105);
/* harmony import */ var _chain_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4632);



// src/snapshots/find-snapshot.ts
const MAX_EDITS = 40;
function findSnapshot(name, { links, strangers }) {
	const short = name.replace(/^refs\/tags\//, "");
	const tag = short.startsWith("memory/snapshots/") ? short : _check_js__WEBPACK_IMPORTED_MODULE_0__.sn + short;
	const link = links.find((candidate) => candidate.tag === tag);
	if (link && (0,_chain_js__WEBPACK_IMPORTED_MODULE_2__.r)(link)) return link;
	if (link) throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.at(link.fault, "Restore the tag from a clone that has it, or name a commit");
	const stranger = strangers.find((candidate) => candidate.tag === tag);
	if (stranger) throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.at(stranger.fault, "Find out who made the tag");
	const near = nearest(tag, links.filter(_chain_js__WEBPACK_IMPORTED_MODULE_2__.r));
	throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.at(`There is no snapshot ${JSON.stringify(name.slice(0, 100))} in this clone.`, near.length > 0 ? `Near it: ${near.join(", ")}` : "Fetch the tags: git fetch origin 'refs/tags/memory/snapshots/*:refs/tags/memory/snapshots/*'");
}
function nearest(tag, snapshots) {
	const time = (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.fn)(tag);
	const distance = (snapshot) => time === void 0 ? (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.fa)(tag, snapshot.tag, MAX_EDITS) : Math.abs(snapshot.time - time);
	return snapshots.map((snapshot) => ({
		tag: snapshot.tag,
		distance: distance(snapshot)
	})).sort((a, b) => a.distance - b.distance).slice(0, 2).map((candidate) => candidate.tag);
}



/***/ }),

/***/ 9486:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ indexDigest)
/* harmony export */ });
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5553);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_1__);


// src/load/index-digest.ts
const FOLDER = "indexes";
async function indexDigest(tree, root) {
	const lookup = new _check_js__WEBPACK_IMPORTED_MODULE_0__.Ui(tree);
	const folder = (await lookup.folder(root.replace(/\/$/, ""))).get(FOLDER);
	if (folder?.mode !== "040000") return null;
	const oid = folder.oid === "" ? await (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.ar)(lookup, root + FOLDER) : folder.oid;
	return (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Si)((0,node_crypto__WEBPACK_IMPORTED_MODULE_1__.createHash)("sha256").update(`memory-steward.index/v1\n${oid ?? ""}\n`));
}



/***/ }),

/***/ 6537:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ readKnownBad),
/* harmony export */   t: () => (/* binding */ readChain)
/* harmony export */ });
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5553);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4105);
/* harmony import */ var _chain_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4632);



// src/commands/snapshot/read-snapshots.ts
async function readChain(history, refs, line) {
	const tags = refs.filter(({ name }) => name.startsWith(_check_js__WEBPACK_IMPORTED_MODULE_0__.cn));
	const annotated = tags.filter(({ isAnnotated }) => isAnnotated);
	const texts = await history.tagTexts(annotated.map(({ object }) => object));
	const textOf = new Map(annotated.map(({ name }, index) => [name, texts[index]]));
	return (0,_chain_js__WEBPACK_IMPORTED_MODULE_2__.t)(tags.map(({ name, object }) => ({
		tag: name.slice(10),
		object,
		text: textOf.get(name)
	})), line);
}
async function readKnownBad(tree, { layout }, states) {
	const files = new _check_js__WEBPACK_IMPORTED_MODULE_0__.Ri(tree);
	const path = layout.root + _check_js__WEBPACK_IMPORTED_MODULE_0__.nn;
	const obstacle = await files.obstacle(path);
	if (obstacle) throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.at((0,_check_js__WEBPACK_IMPORTED_MODULE_0__._i)(obstacle, path), `Put a plain file in its place. ${UNKNOWN}`);
	const strays = (await (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.tn)(files, layout.root)).filter(({ meant }) => meant === path).map(_check_js__WEBPACK_IMPORTED_MODULE_0__.en);
	if (!await files.has(path)) return {
		file: void 0,
		warnings: strays
	};
	const file = await files.readRequired(path, "knownBad", "list of what is known to be bad", UNKNOWN);
	const idle = states ? [...(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.on)(file), ...await (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.an)(file, states)] : [];
	const warnings = await Promise.all(idle.map(async ({ pointer, message }) => `${path}:${await files.lineOf(path, pointer)}: ${message}`));
	return {
		file,
		warnings: [...strays, ...warnings]
	};
}
const UNKNOWN = "As long as it cannot be read, nobody knows what is known to be bad.";



/***/ }),

/***/ 817:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ resolveRequest),
/* harmony export */   n: () => (/* binding */ resolve),
/* harmony export */   runResolve: () => (/* binding */ runResolve),
/* harmony export */   t: () => (/* binding */ renderResolution)
/* harmony export */ });
/* harmony import */ var _index_digest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9486);
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5553);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4105);
/* harmony import */ var _at_time_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5168);
/* harmony import */ var _chain_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4632);
/* harmony import */ var _find_ref_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9218);
/* harmony import */ var _find_snapshot_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8335);
/* harmony import */ var _read_snapshots_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6537);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(7045);









// src/snapshots/duration.ts
const UNITS = [
	["d", 86400],
	["h", 3600],
	["m", 60],
	["s", 1]
];
function durationText(seconds) {
	let rest = Math.max(0, Math.floor(seconds));
	const first = UNITS.findIndex(([, size]) => rest >= size);
	if (first === -1) return "0s";
	let text = "";
	for (const [name, size] of UNITS.slice(first, first + 2)) {
		const count = Math.floor(rest / size);
		if (count > 0) text += `${count}${name}`;
		rest -= count * size;
	}
	return text;
}
// src/snapshots/time-request.ts
const SECONDS = {
	second: 1,
	minute: 60,
	hour: 3600,
	day: 86400,
	week: 604800
};
const NUMBERS = [
	"a",
	"two",
	"three",
	"four",
	"five",
	"six",
	"seven",
	"eight",
	"nine",
	"ten",
	"eleven",
	"twelve"
];
function requestedTime(text, now) {
	const time = absolute(text) ?? ago(text, now);
	if (time === void 0) {
		refuseWithoutZone(text);
		throw new _start_js__WEBPACK_IMPORTED_MODULE_2__.at(`${JSON.stringify(text.slice(0, 100))} is not a time.`, "Write a time with its offset, such as 2026-05-08T12:00:00Z, or how long ago: 2 days ago, 36 hours ago");
	}
	if (time < 0) throw new _start_js__WEBPACK_IMPORTED_MODULE_2__.at(`${JSON.stringify(text.slice(0, 100))} lies before 1970, and no memory is that old.`, "Check its year, or how long ago it is");
	return time;
}
const LOCAL = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2})(:\d{2})?(\.\d{1,9})?$/;
function refuseWithoutZone(text) {
	const [, day, minute, second = ":00"] = LOCAL.exec(text) ?? [];
	const whole = `${day ?? ""}T${minute ?? ""}${second}Z`;
	if (!(0,_start_js__WEBPACK_IMPORTED_MODULE_2__.J)(whole)) return;
	throw new _start_js__WEBPACK_IMPORTED_MODULE_2__.at(`${JSON.stringify(text)} says no time zone, and is another time in each.`, `Write ${whole} if it is UTC, else its offset in place of the Z, such as +02:00`);
}
function absolute(text) {
	const instant = (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.J)(text);
	if (instant?.dateOnly !== true) return instant?.time;
	throw new _start_js__WEBPACK_IMPORTED_MODULE_2__.at(`${text} is a whole day, and the memory may have changed in its course.`, `Write the time as well, such as ${text}T00:00:00Z`);
}
function ago(text, now) {
	const [, count = "", unit = ""] = /^(\d{1,6}|[a-z]{1,6}) (second|minute|hour|day|week)s? ago$/i.exec(text) ?? [];
	const word = count.toLowerCase();
	const number = /^\d/.test(word) ? Number(word) : NUMBERS.indexOf(word === "an" || word === "one" ? "a" : word) + 1;
	const seconds = SECONDS[unit.toLowerCase()];
	if (seconds === void 0 || number === 0 && word !== "0") return void 0;
	return now.getTime() - number * seconds * 1e3;
}
// src/commands/snapshot/resolve.ts
async function resolve(input) {
	const { history, repository, request, now } = input;
	const refs = await history.refs();
	const branch = (0,_find_ref_js__WEBPACK_IMPORTED_MODULE_5__.n)(refs, input.branch);
	const [line, currentTree] = await Promise.all([history.line(branch.commit), repository.commitTree(branch.commit)]);
	const chain = await (0,_read_snapshots_js__WEBPACK_IMPORTED_MODULE_7__.t)(history, refs, line);
	const currentGate = await (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.mi)(currentTree, input.gate);
	const known = await (0,_read_snapshots_js__WEBPACK_IMPORTED_MODULE_7__.n)(currentTree, currentGate, {
		history,
		tags: (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.dn)(refs),
		line
	});
	const bad = new _check_js__WEBPACK_IMPORTED_MODULE_1__.rn(known.file, history, line);
	const snapshots = snapshotsByCommit(chain);
	const choice = await choose({
		...input,
		refs,
		current: branch.commit,
		line,
		chain,
		snapshots,
		bad
	}, branch.name);
	const { commit } = choice;
	const snapshot = snapshots.get(commit);
	const isCurrent = commit === branch.commit;
	const tree = isCurrent ? currentTree : await repository.commitTree(commit);
	const digests = await digestsOf(tree, isCurrent ? currentGate : await (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.mi)(tree, input.gate));
	const contradictions = snapshot ? contradictionsOf(snapshot, digests, input.prefix) : [];
	const seconds = await secondsOf(commit, snapshot, history);
	const currentSeconds = await secondsOf(branch.commit, snapshots.get(branch.commit), history);
	const strange = chain.strangers.map(({ fault }) => fault);
	return {
		schema: "memory-steward.resolution/v1",
		requested: choice.requested,
		mode: request.mode,
		...choice.time !== void 0 && { requestedTime: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Q)(choice.time) },
		...request.mode === "ref-at-time" && {
			resolutionPolicy: "latest-commit-before-or-at",
			requireApprovedCommit: request.requireApprovedCommit
		},
		resolvedCommit: commit,
		resolvedAt: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Q)(now.getTime()),
		commitTime: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Q)(seconds * 1e3),
		approved: snapshot !== void 0,
		currentCommit: branch.commit,
		staleBy: isCurrent ? null : durationText(currentSeconds - seconds),
		commitsBehind: line.positions.get(commit) ?? null,
		digests,
		snapshot: snapshot ? {
			tag: snapshot.tag,
			object: snapshot.object,
			approvedAt: snapshot.manifest.approvedAt,
			mergeCommit: snapshot.manifest.mergeCommit
		} : null,
		knownBad: await bad.of(commit, snapshot?.tag),
		skipped: choice.skipped,
		warnings: [
			...choice.warnings,
			...snapshot ? (0,_at_time_js__WEBPACK_IMPORTED_MODULE_3__.r)(snapshot, chain) : [],
			...contradictions,
			...known.warnings,
			...strange
		]
	};
}
async function choose(ground, branch) {
	const { request } = ground;
	switch (request.mode) {
		case "current": return await newestGood(ground, 0, {
			requested: branch,
			warnings: []
		});
		case "explicit-ref": return {
			commit: await explicit(request.ref, ground),
			requested: request.ref,
			skipped: [],
			warnings: []
		};
		case "snapshot-tag": {
			const { manifest } = requireOnLine((0,_find_snapshot_js__WEBPACK_IMPORTED_MODULE_6__.t)(request.tag, ground.chain), ground);
			return {
				commit: manifest.commit,
				requested: request.tag,
				skipped: [],
				warnings: []
			};
		}
		case "ref-at-time": return await atTime(request, ground);
	}
}
const STEPS = /^([^~^]+)((?:[~^]\d{0,9})+)$/;
async function explicit(name, ground) {
	const [, start, steps] = STEPS.exec(name) ?? [];
	if (start === void 0 || steps === void 0) return await named(name, ground);
	const commit = await named(start, ground);
	try {
		return await ground.history.resolve(commit + steps);
	} catch (error) {
		if (!(error instanceof _start_js__WEBPACK_IMPORTED_MODULE_2__.at)) throw error;
		const from = `${JSON.stringify(start.slice(0, 100))} (${(0,_check_js__WEBPACK_IMPORTED_MODULE_1__.fi)(commit)})`;
		throw new _start_js__WEBPACK_IMPORTED_MODULE_2__.at(`In this clone no commit lies ${steps.slice(0, 100)} from ${from}.`, error.advice);
	}
}
async function named(name, { refs, history }) {
	const isId = /^[0-9a-f]{4,64}$/.test(name);
	const commit = (0,_find_ref_js__WEBPACK_IMPORTED_MODULE_5__.t)(name, refs);
	if (commit !== void 0 && !isId) return commit;
	if (commit !== void 0) throw new _start_js__WEBPACK_IMPORTED_MODULE_2__.at(`"${name}" is ambiguous: a ref is named like the id of a commit.`, "Write the ref in full");
	if (isId || name === "HEAD") return await history.resolve(name);
	const near = (0,_find_ref_js__WEBPACK_IMPORTED_MODULE_5__.r)(name, refs);
	throw new _start_js__WEBPACK_IMPORTED_MODULE_2__.at(`There is no branch, tag or commit ${JSON.stringify(name.slice(0, 100))} in this clone.`, near.length > 0 ? `Near it: ${near.join(", ")}` : adviceOn(name));
}
function adviceOn(name) {
	return /[:{}]/.test(name) || (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.K)(name) ? "Give a branch, a tag or the id of a commit, with ~1 or ^2 behind it where a parent is meant; for a time, --at" : "Check its spelling, or fetch it first";
}
async function atTime(request, ground) {
	const { now, chain, line, bad } = ground;
	const time = requestedTime(request.at, now);
	if (!request.requireApprovedCommit) {
		if (time > now.getTime()) throw new _start_js__WEBPACK_IMPORTED_MODULE_2__.at(`${(0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Q)(time)} lies in the future.`, "Name a time that has passed");
		return {
			...await newestGood(ground, (0,_at_time_js__WEBPACK_IMPORTED_MODULE_3__.i)(line, time), {
				requested: request.at,
				warnings: ["Approval was not asked for: the time is the committer's word."]
			}),
			time
		};
	}
	const skipped = [];
	for (const snapshot of (0,_at_time_js__WEBPACK_IMPORTED_MODULE_3__.a)(chain, time, now)) {
		const [last] = skipped.slice(-1);
		if (!(0,_chain_js__WEBPACK_IMPORTED_MODULE_4__.r)(snapshot)) throw (0,_at_time_js__WEBPACK_IMPORTED_MODULE_3__.n)(`What was approved before ${last?.snapshot ?? "it"}`, snapshot);
		const { commit } = requireOnLine(snapshot, ground).manifest;
		const [reason] = await bad.of(commit, snapshot.tag);
		if (!reason) return {
			commit,
			requested: request.at,
			skipped,
			warnings: [],
			time
		};
		skipped.push({
			commit,
			snapshot: snapshot.tag,
			reason: reason.reason
		});
	}
	throw allBad(`Every snapshot at or before ${(0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Q)(time)}`);
}
async function newestGood({ line, bad, snapshots }, from, rest) {
	const skipped = [];
	for (const { commit } of line.commits.slice(from)) {
		const tag = snapshots.get(commit)?.tag;
		const [reason] = await bad.of(commit, tag);
		if (!reason) return {
			...rest,
			commit,
			skipped
		};
		skipped.push({
			commit,
			...tag !== void 0 && { snapshot: tag },
			reason: reason.reason
		});
	}
	throw allBad("Every commit of the line");
}
function allBad(what) {
	return new _start_js__WEBPACK_IMPORTED_MODULE_2__.at(`${what} is known to be bad.`, "Name a commit or a snapshot to get it all the same");
}
function snapshotsByCommit({ links }) {
	const found = new Map();
	for (const link of links) if ((0,_chain_js__WEBPACK_IMPORTED_MODULE_4__.r)(link) && !found.has(link.manifest.commit)) found.set(link.manifest.commit, link);
	return found;
}
function requireOnLine(snapshot, { line, prefix }) {
	if (snapshot.position === void 0 && line.isCut) throw new _start_js__WEBPACK_IMPORTED_MODULE_2__.at(`This clone is shallow, and ${snapshot.tag} lies before its beginning.`, _check_js__WEBPACK_IMPORTED_MODULE_1__["in"]);
	const { directory } = snapshot.manifest;
	if (directory !== prefix.replace(/\/$/, "")) throw new _start_js__WEBPACK_IMPORTED_MODULE_2__.at(`${snapshot.tag} is a snapshot of the memory in ${directory === "" ? "the top folder" : directory}.`, "Name that folder");
	return snapshot;
}
async function digestsOf(tree, gate) {
	const [source, index] = await Promise.all([(0,_check_js__WEBPACK_IMPORTED_MODULE_1__.rr)(tree, gate), (0,_index_digest_js__WEBPACK_IMPORTED_MODULE_0__.t)(tree, gate.layout.root)]);
	return {
		source,
		ontology: gate.ontologyDigest,
		index
	};
}
function contradictionsOf({ tag, manifest }, digests, prefix) {
	if (manifest.directory !== prefix.replace(/\/$/, "")) return [];
	const differing = [
		[
			"source",
			manifest.sourceDigest,
			digests.source
		],
		[
			"ontology",
			manifest.ontologyDigest,
			digests.ontology
		],
		[
			"index",
			manifest.indexDigest,
			digests.index
		]
	].filter(([, stated, found]) => stated !== found).map(([name]) => name);
	if (differing.length === 0) return [];
	const message = `The manifest of ${tag} does not match its commit in the digest of ${differing.join(", ")}`;
	if (manifest.steward === _version_js__WEBPACK_IMPORTED_MODULE_8__.n) throw new _start_js__WEBPACK_IMPORTED_MODULE_2__.at(`${message}.`, "Do not use this tag: find out who made it");
	return [`${message}; it was made by version ${manifest.steward}, this is ${_version_js__WEBPACK_IMPORTED_MODULE_8__.n}.`];
}
async function secondsOf(commit, snapshot, history) {
	return snapshot ? snapshot.time / 1e3 : await history.commitSeconds(commit);
}
// src/report/resolution.ts
function renderResolution(resolution) {
	const { snapshot, digests, knownBad, skipped, warnings } = resolution;
	const lines = [
		["requested", `${resolution.requested} (${resolution.mode})`],
		...resolution.requestedTime === void 0 ? [] : [["time", resolution.requestedTime]],
		["commit", resolution.resolvedCommit],
		["snapshot", snapshot ? `${snapshot.tag}, approved at ${snapshot.approvedAt}` : "none: this commit is not approved"],
		["current", resolution.staleBy === null ? "the same" : `${resolution.currentCommit}, ${behind(resolution)}`],
		["sources", digests.source],
		["ontology", digests.ontology],
		["index", digests.index ?? "none"]
	].map(([name, value]) => `${name.padEnd(10)} ${(0,_start_js__WEBPACK_IMPORTED_MODULE_2__.F)(value)}\n`);
	const banner = knownBad.map(({ reason, records, remediation }) => {
		const about = records.length > 0 ? ` (${records.join(", ")})` : "";
		const mend = remediation === void 0 ? "" : `${/[.!?]$/.test(reason) ? "" : "."} See ${remediation}.`;
		return `!!! KNOWN TO BE BAD${(0,_start_js__WEBPACK_IMPORTED_MODULE_2__.F)(about)}: ${(0,_start_js__WEBPACK_IMPORTED_MODULE_2__.F)(reason)}${(0,_start_js__WEBPACK_IMPORTED_MODULE_2__.F)(mend)}\n`;
	});
	const passed = together(skipped).map((several) => {
		const are = several.length === 1 ? "is" : "are";
		return `! passed over ${(0,_start_js__WEBPACK_IMPORTED_MODULE_2__.F)(namesOf(several))}, which ${are} known to be bad: ${(0,_start_js__WEBPACK_IMPORTED_MODULE_2__.F)(several[0]?.reason ?? "")}\n`;
	});
	return [
		...banner,
		...lines,
		...passed,
		...warnings.map((warning) => `! ${(0,_start_js__WEBPACK_IMPORTED_MODULE_2__.F)(warning)}\n`)
	].join("");
}
function together(skipped) {
	const groups = [];
	for (const one of skipped) {
		const last = groups.at(-1);
		if (last?.[0]?.reason === one.reason) last.push(one);
		else groups.push([one]);
	}
	return groups;
}
function namesOf(several) {
	const [newest, oldest] = [several[0], several.at(-1)];
	if (newest === void 0 || oldest === void 0) return "";
	if (several.length === 1) return nameOf(newest);
	const tagged = several.filter(({ snapshot }) => snapshot !== void 0).length;
	const areSnapshots = tagged === several.length;
	const some = areSnapshots || tagged === 0 ? "" : `, ${tagged} of them ${tagged === 1 ? "a snapshot" : "snapshots"}`;
	return `${(0,_check_js__WEBPACK_IMPORTED_MODULE_1__.z)(several.length, areSnapshots ? "snapshot" : "commit")} from ${nameOf(oldest)} to ${nameOf(newest)}${some}`;
}
function nameOf({ commit, snapshot }) {
	return snapshot ?? (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.fi)(commit);
}
function behind({ staleBy, commitsBehind }) {
	return `${commitsBehind === null ? "not on its line" : `${(0,_check_js__WEBPACK_IMPORTED_MODULE_1__.z)(commitsBehind, "commit")} behind`}, stale by ${staleBy ?? "0s"}`;
}
// src/terminal/resolve.ts
async function runResolve(dir, options) {
	const repository = await (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.H)(dir);
	try {
		const resolution = await resolve({
			repository,
			history: repository.history(),
			prefix: repository.prefix,
			gate: (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.g)(dir, options, repository),
			request: resolveRequest(options),
			branch: options.branch,
			now: new Date()
		});
		process.stdout.write(options.format === "json" ? (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.D)(resolution) : renderResolution(resolution));
		return 0;
	} catch (error) {
		throw await (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.o)(error, dir);
	} finally {
		await repository.close();
	}
}
function resolveRequest({ ref, at, snapshot, requireApprovedCommit }) {
	if ([
		ref,
		at,
		snapshot
	].filter((given) => given !== void 0).length > 1) throw new _start_js__WEBPACK_IMPORTED_MODULE_2__.at("More than one of ref, at and snapshot was given.", "Ask for one state of the memory at a time");
	if (ref !== void 0) return {
		mode: "explicit-ref",
		ref
	};
	if (snapshot !== void 0) return {
		mode: "snapshot-tag",
		tag: snapshot
	};
	return at === void 0 ? { mode: "current" } : {
		mode: "ref-at-time",
		at,
		requireApprovedCommit
	};
}



/***/ })

};
;