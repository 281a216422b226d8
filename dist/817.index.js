"use strict";
exports.id = 817;
exports.ids = [817];
exports.modules = {

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
/* harmony import */ var _chain_faults_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1212);
/* harmony import */ var _find_ref_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9218);
/* harmony import */ var _find_snapshot_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8335);
/* harmony import */ var _read_snapshots_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(6537);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(7045);










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
// src/commands/snapshot/resolve.ts
async function resolve(input) {
	const { history, repository, request, now } = input;
	const refs = await history.refs();
	const branch = (0,_find_ref_js__WEBPACK_IMPORTED_MODULE_6__.n)(refs, input.branch);
	const [line, currentTree] = await Promise.all([history.line(branch.commit), repository.commitTree(branch.commit)]);
	const chain = await (0,_read_snapshots_js__WEBPACK_IMPORTED_MODULE_8__.t)(history, refs, line);
	const currentGate = await (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.wi)(currentTree, input.gate);
	const known = await (0,_read_snapshots_js__WEBPACK_IMPORTED_MODULE_8__.n)(currentTree, currentGate, {
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
	const digests = await digestsOf(tree, isCurrent ? currentGate : await (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.wi)(tree, input.gate));
	const contradictions = snapshot ? contradictionsOf(snapshot, digests, input.prefix) : [];
	const seconds = await secondsOf(commit, snapshot, history);
	const currentSeconds = await secondsOf(branch.commit, snapshots.get(branch.commit), history);
	const strange = (0,_chain_faults_js__WEBPACK_IMPORTED_MODULE_5__.r)(chain.strangers);
	return {
		schema: "memory-steward.resolution/v1",
		requested: choice.requested,
		mode: request.mode,
		...choice.time !== void 0 && { requestedTime: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.et)(choice.time) },
		...request.mode === "ref-at-time" && {
			resolutionPolicy: "latest-commit-before-or-at",
			requireApprovedCommit: request.requireApprovedCommit
		},
		resolvedCommit: commit,
		resolvedAt: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.et)(now.getTime()),
		commitTime: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.et)(seconds * 1e3),
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
			const { manifest } = requireOnLine((0,_find_snapshot_js__WEBPACK_IMPORTED_MODULE_7__.t)(request.tag, ground.chain), ground);
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
		if (!(error instanceof _start_js__WEBPACK_IMPORTED_MODULE_2__.st)) throw error;
		const from = `${JSON.stringify(start.slice(0, 100))} (${(0,_check_js__WEBPACK_IMPORTED_MODULE_1__.xi)(commit)})`;
		throw new _start_js__WEBPACK_IMPORTED_MODULE_2__.st(`In this clone no commit lies ${steps.slice(0, 100)} from ${from}.`, error.advice);
	}
}
async function named(name, { refs, history }) {
	const isId = /^[0-9a-f]{4,64}$/.test(name);
	const commit = (0,_find_ref_js__WEBPACK_IMPORTED_MODULE_6__.t)(name, refs);
	if (commit !== void 0 && !isId) return commit;
	if (commit !== void 0) throw new _start_js__WEBPACK_IMPORTED_MODULE_2__.st(`"${name}" is ambiguous: a ref is named like the id of a commit.`, "Write the ref in full");
	if (isId || name === "HEAD") return await history.resolve(name);
	const near = (0,_find_ref_js__WEBPACK_IMPORTED_MODULE_6__.r)(name, refs);
	throw new _start_js__WEBPACK_IMPORTED_MODULE_2__.st(`There is no branch, tag or commit ${JSON.stringify(name.slice(0, 100))} in this clone.`, near.length > 0 ? `Near it: ${near.join(", ")}` : adviceOn(name));
}
function adviceOn(name) {
	return /[:{}]/.test(name) || (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.q)(name) ? "Give a branch, a tag or the id of a commit, with ~1 or ^2 behind it where a parent is meant; for a time, --at" : "Check its spelling, or fetch it first";
}
async function atTime(request, ground) {
	const { now, chain, line, bad } = ground;
	const time = (0,_at_time_js__WEBPACK_IMPORTED_MODULE_3__.c)(request.at, now);
	if (!request.requireApprovedCommit) {
		if (time > now.getTime()) throw (0,_at_time_js__WEBPACK_IMPORTED_MODULE_3__.s)(time, now, "");
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
	throw allBad(`Every snapshot at or before ${(0,_start_js__WEBPACK_IMPORTED_MODULE_2__.et)(time)}`);
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
	return new _start_js__WEBPACK_IMPORTED_MODULE_2__.st(`${what} is known to be bad.`, "Name a commit or a snapshot to get it all the same");
}
function snapshotsByCommit({ links }) {
	const found = new Map();
	for (const link of links) if ((0,_chain_js__WEBPACK_IMPORTED_MODULE_4__.r)(link) && !found.has(link.manifest.commit)) found.set(link.manifest.commit, link);
	return found;
}
function requireOnLine(snapshot, { line, prefix }) {
	if (snapshot.position === void 0 && line.isCut) throw new _start_js__WEBPACK_IMPORTED_MODULE_2__.st(`This clone is shallow, and ${snapshot.tag} lies before its beginning.`, _check_js__WEBPACK_IMPORTED_MODULE_1__["in"]);
	const { directory } = snapshot.manifest;
	if (directory !== prefix.replace(/\/$/, "")) throw new _start_js__WEBPACK_IMPORTED_MODULE_2__.st(`${snapshot.tag} is a snapshot of the memory in ${directory === "" ? "the top folder" : directory}.`, "Name that folder");
	return snapshot;
}
async function digestsOf(tree, gate) {
	const [source, index] = await Promise.all([(0,_check_js__WEBPACK_IMPORTED_MODULE_1__.ar)(tree, gate), (0,_index_digest_js__WEBPACK_IMPORTED_MODULE_0__.t)(tree, gate.layout.root)]);
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
	if (manifest.steward === _version_js__WEBPACK_IMPORTED_MODULE_9__.n) throw new _start_js__WEBPACK_IMPORTED_MODULE_2__.st(`${message}.`, "Do not use this tag: find out who made it");
	return [`${message}; it was made by version ${manifest.steward}, this is ${_version_js__WEBPACK_IMPORTED_MODULE_9__.n}.`];
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
	].map(([name, value]) => `${name.padEnd(10)} ${(0,_start_js__WEBPACK_IMPORTED_MODULE_2__.L)(value)}\n`);
	const banner = knownBad.map(({ reason, records, remediation }) => {
		const about = records.length > 0 ? ` (${records.join(", ")})` : "";
		const mend = remediation === void 0 ? "" : `${/[.!?]$/.test(reason) ? "" : "."} See ${remediation}.`;
		return `!!! KNOWN TO BE BAD${(0,_start_js__WEBPACK_IMPORTED_MODULE_2__.L)(about)}: ${(0,_start_js__WEBPACK_IMPORTED_MODULE_2__.L)(reason)}${(0,_start_js__WEBPACK_IMPORTED_MODULE_2__.L)(mend)}\n`;
	});
	const passed = together(skipped).map((several) => {
		const are = several.length === 1 ? "is" : "are";
		return `! passed over ${(0,_start_js__WEBPACK_IMPORTED_MODULE_2__.L)(namesOf(several))}, which ${are} known to be bad: ${(0,_start_js__WEBPACK_IMPORTED_MODULE_2__.L)(several[0]?.reason ?? "")}\n`;
	});
	return [
		...banner,
		...lines,
		...passed,
		...warnings.map((warning) => `! ${(0,_start_js__WEBPACK_IMPORTED_MODULE_2__.L)(warning)}\n`)
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
	return snapshot ?? (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.xi)(commit);
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
	].filter((given) => given !== void 0).length > 1) throw new _start_js__WEBPACK_IMPORTED_MODULE_2__.st("More than one of ref, at and snapshot was given.", "Ask for one state of the memory at a time");
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