"use strict";
exports.id = 7274;
exports.ids = [7274];
exports.modules = {

/***/ 377:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ forgeAccess),
/* harmony export */   t: () => (/* binding */ defaultBranchOf)
/* harmony export */ });
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4105);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7045);
/* harmony import */ var _log_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7379);



// src/actions/forge-access.ts
async function forgeAccess(environment, token) {
	if (token === void 0) throw new _start_js__WEBPACK_IMPORTED_MODULE_0__.st("There is no token to publish with.", "Leave the input `token` at its default, or give one.");
	const [{ context }, { connectGitHub }, { makePullClone }] = await Promise.all([
		Promise.all(/* import() */[__webpack_require__.e(3485), __webpack_require__.e(1351)]).then(__webpack_require__.bind(__webpack_require__, 1351)),
		Promise.all(/* import() */[__webpack_require__.e(3485), __webpack_require__.e(56), __webpack_require__.e(9118)]).then(__webpack_require__.bind(__webpack_require__, 9118)),
		__webpack_require__.e(/* import() */ 5862).then(__webpack_require__.bind(__webpack_require__, 5862)).then((n) => n.n)
	]);
	const place = repositoryOf(environment["GITHUB_REPOSITORY"]);
	const server = withoutSlash(context.serverUrl);
	const fetch = await proxyFetch(environment);
	const forgeAt = ({ owner, name }) => connectGitHub({
		token,
		apiUrl: withoutSlash(context.apiUrl),
		owner,
		repository: name,
		version: _version_js__WEBPACK_IMPORTED_MODULE_1__.n,
		redactor: _start_js__WEBPACK_IMPORTED_MODULE_0__.k,
		log: _log_js__WEBPACK_IMPORTED_MODULE_2__.t,
		...fetch && { fetch }
	});
	const own = forgeAt(place);
	const repository = `${place.owner}/${place.name}`;
	return {
		forge: own,
		forgeOf: (name) => Promise.resolve((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.ct)(name, repository) ? own : forgeAt(repositoryOf(name))),
		server,
		repository,
		run: {
			id: context.runId || 0,
			attempt: context.runAttempt || 1
		},
		clone: (directory, checkout) => makePullClone({
			url: `${server}/${repository}.git`,
			token,
			directory,
			checkout
		})
	};
}
function defaultBranchOf({ forge }, known) {
	let branch;
	const read = async () => known ?? (await forge.repository()).defaultBranch;
	return () => branch ??= read();
}
function repositoryOf(name = "") {
	const parsed = (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.lt)(name);
	if (parsed) return parsed;
	throw new _start_js__WEBPACK_IMPORTED_MODULE_0__.st("The run does not say which repository it belongs to.", "Run the Action in a workflow.");
}
async function proxyFetch(environment) {
	if ([
		"https_proxy",
		"HTTPS_PROXY",
		"http_proxy",
		"HTTP_PROXY"
	].every((name) => (environment[name] ?? "") === "")) return void 0;
	const { defaults } = await Promise.all(/* import() */[__webpack_require__.e(3485), __webpack_require__.e(2032)]).then(__webpack_require__.bind(__webpack_require__, 2032));
	const fetch = defaults.request?.fetch;
	return isFetch(fetch) ? fetch : void 0;
}
function isFetch(value) {
	return typeof value === "function";
}
function withoutSlash(url) {
	return url.replace(/\/+$/, "");
}



/***/ }),

/***/ 4162:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ withForgeClone)
/* harmony export */ });
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5553);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4105);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_2__);



// src/actions/directory.ts
function directoryOf(input) {
	const directory = node_path__WEBPACK_IMPORTED_MODULE_2__.posix.normalize(input.replaceAll("\\", "/")).replace(/\/$/, "");
	if (directory === ".") return "";
	if (!directory.startsWith("/") && !directory.startsWith("..") && !(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Va)(directory)) return directory;
	throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.st(`${input} is not a folder of the repository.`, "Name it from the top of the repository.");
}
// src/actions/forge-clone.ts
async function withForgeClone(access, { inputs, workspace }, work) {
	const directory = directoryOf(inputs.directory);
	const clone = await access.clone(directory, workspace);
	try {
		return await work({
			clone,
			directory,
			gateOptions: () => (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.g)(node_path__WEBPACK_IMPORTED_MODULE_2__.posix.join(workspace, directory), inputs, {
				isGit: true,
				top: workspace
			})
		});
	} finally {
		await clone.close();
	}
}



/***/ }),

/***/ 7274:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   publishInJob: () => (/* binding */ publishInJob)
/* harmony export */ });
/* harmony import */ var _forge_refusal_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9695);
/* harmony import */ var _log_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7379);
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5553);
/* harmony import */ var _diff_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6014);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4105);
/* harmony import */ var _people_blocks_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7785);
/* harmony import */ var _reviewers_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8137);
/* harmony import */ var _touched_records_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7636);
/* harmony import */ var _publish_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(9726);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(9776);
/* harmony import */ var _rule_descriptions_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(3863);
/* harmony import */ var _sources_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(3319);
/* harmony import */ var _action_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(8027);
/* harmony import */ var _forge_access_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(377);
/* harmony import */ var _forge_clone_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(4162);















async function findPullRequest(forge, run, repositoryId) {
	const refused = refusalOf(run, repositoryId);
	if (refused !== void 0) return { refusal: refused };
	const { sha, branch, owner } = run.head;
	const candidates = [];
	let open;
	if (run.head.repositoryId === repositoryId && run.pullRequests.length > 0) for (const number of run.pullRequests.slice(0, MAX_CANDIDATES)) {
		const pull = await forge.pullRequest(number);
		if (pull) candidates.push(pull);
	}
	else if (owner !== void 0 && branch !== void 0) {
		open = await forge.openPullRequests(31);
		candidates.push(...open.more ? await forge.pullRequestsFrom({
			owner,
			branch
		}) : open.pulls);
	}
	const matches = candidates.filter(({ isOpen, head, base }) => isOpen && head.sha === sha && (!open || head.branch === branch) && head.repositoryId === run.head.repositoryId && head.repositoryId !== void 0 && base.repositoryId === repositoryId);
	const [pull, another] = matches;
	if (!pull) return { refusal: `no open pull request has the head ${(0,_check_js__WEBPACK_IMPORTED_MODULE_2__.xi)(sha)} of this run any more` };
	if (another) return { shared: matches };
	return {
		pull,
		...open && { open }
	};
}
const MAX_CANDIDATES = 5;
function refusalOf({ event, conclusion, repositoryId }, ours) {
	if (repositoryId !== ours) return "the run belongs to another repository";
	if (event !== "pull_request") return `the run was started by ${event}, which is about no pull request's head`;
	if (conclusion === void 0) return "the run has not ended, so it will be judged later";
}
// src/commands/publish/other-branches.ts
function touchedBy({ judgement }) {
	return judgement.change && touchedByChange(judgement.change);
}
function touchedByChange({ added, mended, changed, vanished, before, after, files }) {
	const paths = new Set(files.map(({ path }) => path));
	return {
		added: new Set([...added, ...mended].map(({ id }) => id)),
		changed: new Set(changed.map(({ after: { id } }) => id)),
		removed: new Set(vanished.map((one) => one.before.id)),
		targets: newTargets(before, after, (path) => paths.has(path))
	};
}
function filesOf({ judgement }) {
	const blobs = new Map(judgement.memory.entries.map(({ path, oid }) => [path, oid]));
	return new Map((judgement.change?.files ?? []).map(({ path }) => [path, blobs.get(path)]));
}
var TooMuch = class extends Error {};
async function touchedByBranch(change, gate, ours, bytes) {
	try {
		return await readTouched(change, gate, ours, bytes);
	} catch (error) {
		if (error instanceof TooMuch || error instanceof _start_js__WEBPACK_IMPORTED_MODULE_4__.st) return void 0;
		throw error;
	}
}
async function readTouched({ before, after }, gate, ours, bytes) {
	const budget = { bytes };
	const theirs = new Map((await after.entries()).map(({ path, oid }) => [path, oid]));
	const differs = ({ path }) => !ours.has(path) || theirs.get(path) !== ours.get(path);
	const [was, is] = [await read(before, gate, differs, budget), await read(after, gate, differs, budget)];
	const [graphBefore, graphAfter] = [(0,_check_js__WEBPACK_IMPORTED_MODULE_2__.In)(was), (0,_check_js__WEBPACK_IMPORTED_MODULE_2__.In)(is)];
	const ids = (graph) => new Set(graph.records.keys());
	const [idsBefore, idsAfter] = [ids(graphBefore), ids(graphAfter)];
	return {
		added: new Set([...idsAfter].filter((id) => !idsBefore.has(id))),
		changed: new Set([...idsAfter].filter((id) => idsBefore.has(id))),
		removed: new Set([...idsBefore].filter((id) => !idsAfter.has(id))),
		targets: newTargets(graphBefore, graphAfter, () => true)
	};
}
async function read(tree, gate, isWanted, budget) {
	const wanted = (await tree.entries()).filter(isWanted);
	const slice = {
		label: tree.label,
		entries: () => Promise.resolve(wanted),
		read: (entries, visit) => tree.read(entries, (entry, bytes) => {
			budget.bytes -= bytes instanceof Error ? 0 : bytes.length;
			if (budget.bytes < 0) throw new TooMuch();
			visit(entry, bytes);
		})
	};
	return await (0,_check_js__WEBPACK_IMPORTED_MODULE_2__.xn)(slice, gate, _check_js__WEBPACK_IMPORTED_MODULE_2__.Cn);
}
function newTargets(before, after, isTouched) {
	const targetsOf = (graph) => {
		const targets = new Set();
		for (const { from, edge } of graph.edges()) if (isTouched(from.path)) targets.add(`${from.id ?? ""}\0${edge.target}`);
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
		...shared(ours.removed, theirs.changed, "removed-here")
	];
	const worse = new Set(found.map(({ id }) => id));
	const both = shared(ours.changed, theirs.changed, "same-record").filter(({ id }) => !worse.has(id));
	return [...unique(found), ...both];
}
function shared(left, right, kind) {
	return [...left].filter((id) => right.has(id)).sort(_check_js__WEBPACK_IMPORTED_MODULE_2__.na).map((id) => ({
		kind,
		id
	}));
}
function unique(found) {
	return [...new Map(found.map((clash) => [`${clash.kind}\0${clash.id}`, clash])).values()];
}
// src/commands/publish/neighbours.ts
const MIB = 1048576;
const NEIGHBOURS = {
	fetch: {
		together: {
			bytes: 64 * MIB,
			ms: 6e4
		},
		each: {
			bytes: 8 * MIB,
			ms: 2e4
		}
	},
	bytes: 8 * MIB,
	ms: 1e4,
	allMs: 6e4
};
async function clashesWith(numbers, base, result, source, limits) {
	const found = new Map();
	const leftOut = [];
	const ours = touchedBy(result);
	if (!ours) return {
		found,
		leftOut
	};
	const own = filesOf(result);
	const heads = await source.fetchNeighbours(numbers, limits.fetch);
	const until = performance.now() + limits.allMs;
	for (const number of numbers) {
		const head = heads.get(number);
		const ms = Math.min(limits.ms, until - performance.now());
		const change = head === void 0 || ms <= 0 ? void 0 : await source.repository.branchChange(base, head, ms);
		const theirs = change && await touchedByBranch(change, result.gate, own, limits.bytes);
		const clashing = theirs && clashes(ours, theirs);
		if (!clashing) leftOut.push(number);
		else if (clashing.length > 0) found.set(number, clashing);
	}
	return {
		found,
		leftOut
	};
}
// src/commands/publish/titles-of.ts
const MAX_FILES = 50;
async function titlesOf({ judgement, report, gate }, picture, isPublic) {
	const { change, graph, elsewhere, memory } = judgement;
	const named = namedPlaces(report.findings, picture, graph);
	const titles = titlesAt(named, graph.declarations);
	const graphs = change ? [change.before, graph] : [graph];
	const files = new Map(memory.files);
	if (elsewhere) {
		const unknown = [...named].filter(([id]) => !titles.has(id)).map(([, path]) => path);
		const entries = await (0,_check_js__WEBPACK_IMPORTED_MODULE_2__.Qi)(new Set(unknown.slice(0, MAX_FILES)), memory.tree);
		const read = await (0,_check_js__WEBPACK_IMPORTED_MODULE_2__.bn)(memory.tree, entries, gate, _check_js__WEBPACK_IMPORTED_MODULE_2__.Cn, false);
		const declarations = [...read.values()].flatMap((file) => file.declarations);
		for (const [path, file] of read) files.set(path, file);
		for (const [id, title] of titlesAt(named, declarations)) titles.set(id, title);
		const known = isPublic ? await elsewhere([...named].map(([record, path]) => ({
			record,
			path
		}))) : [];
		graphs.push(new _check_js__WEBPACK_IMPORTED_MODULE_2__.Pr([...declarations, ...known]));
	}
	const hidden = isPublic ? (0,_check_js__WEBPACK_IMPORTED_MODULE_2__.ot)({ files }, graphs) : void 0;
	for (const [id, path] of named) if (hidden?.ids.has(id) || hidden?.paths.has(path)) titles.delete(id);
	return titles;
}
function namedPlaces(findings, picture, graph) {
	const named = new Map();
	for (const { record, path } of findings) if (record !== void 0 && !named.has(record)) named.set(record, path);
	for (const id of picture?.neighbours.keys() ?? []) {
		const path = graph.records.get(id)?.primary.path;
		if (path !== void 0 && !named.has(id)) named.set(id, path);
	}
	return named;
}
function titlesAt(named, declarations) {
	const titles = new Map();
	for (const { id, path, title } of declarations) {
		if (id === void 0 || title === void 0 || named.get(id) !== path || titles.has(id)) continue;
		titles.set(id, title);
	}
	return titles;
}
// src/commands/publish/judge-pull-request.ts
const MAX_BRANCHES = 30;
const MAX_CLASHES = 3;
async function judgePullRequest(input) {
	const { forge, pull, source } = input;
	const open = input.open ?? await forge.openPullRequests(31);
	const fetched = await source.fetch(pull.base.branch, [pull.number]);
	if (fetched.heads.get(pull.number) !== pull.head.sha) return void 0;
	const judged = await judgeCommits(fetched.base, input);
	const { result } = judged;
	const gateEdits = await editsOfGate(result, input.gate);
	const presentEdits = judged.isOutdated ? await editsOfGate(judged.present, input.gate) : gateEdits;
	const known = await knownFindings(judged, input);
	const limits = input.neighbours ?? NEIGHBOURS;
	const { found, leftOut } = await clashesWith(othersOf(pull, open), fetched.base, result, source, limits);
	const approvals = approvalBasis(judged.present, presentEdits);
	const [organization = ""] = input.links.repository.split("/");
	const reviewers = (0,_reviewers_js__WEBPACK_IMPORTED_MODULE_6__.t)(approvals, {
		author: pull.author,
		organization
	});
	return {
		result,
		report: {
			...await whatChanges(judged, input),
			...known && { known },
			...gateEdits && gateEdits !== UNUSABLE && { ontology: gateEdits },
			collisions: collisionsOf(found),
			...leftOut.length > 0 && { uncompared: leftOut },
			reviewers: reviewers.named,
			...pull.head.repositoryId !== pull.base.repositoryId && { fork: pull.head.repositoryName ?? "a deleted fork" }
		},
		reviewers,
		approvals,
		open,
		notes: [
			...leftOut.map((number) => `Pull request ${number} was not compared: ${_people_blocks_js__WEBPACK_IMPORTED_MODULE_5__.i}.`),
			...judged.isOutdated ? [`${pull.base.branch} has moved: ${RERUN}`] : [],
			...open.more ? [`Only the ${MAX_BRANCHES} most recently updated other pull requests were compared.`] : []
		]
	};
}
function othersOf(pull, { pulls }) {
	return pulls.filter(({ number, base }) => number !== pull.number && base.branch === pull.base.branch).slice(0, MAX_BRANCHES).map(({ number }) => number);
}
async function judgeCommits(tip, input) {
	const { checked, pull, source, onProgress, onSecret } = input;
	const comparison = await source.repository.compare(tip, pull.head.sha);
	const present = isOf(checked, tip, pull.head.sha) ? checked : await (0,_check_js__WEBPACK_IMPORTED_MODULE_2__.lt)({
		...gateOf(input),
		subject: { comparison },
		secrets: {
			branch: pull.head.branch,
			...onSecret && { onValue: onSecret }
		},
		...onProgress && { onProgress }
	});
	const before = await failedBefore(input, present);
	return {
		base: tip,
		comparison,
		result: present,
		...before,
		present,
		isOutdated: before !== void 0
	};
}
function gateOf({ root, gate, now }) {
	return {
		root,
		gate,
		now
	};
}
const UNUSABLE = "unusable";
async function editsOfGate(result, options) {
	const proposed = await (0,_check_js__WEBPACK_IMPORTED_MODULE_2__.Ei)(result.judgement.memory.tree, options);
	return proposed instanceof _start_js__WEBPACK_IMPORTED_MODULE_4__.st ? UNUSABLE : (0,_diff_js__WEBPACK_IMPORTED_MODULE_3__.n)(result.gate, proposed);
}
function approvalBasis({ judgement, gate }, edits) {
	return {
		records: judgement.change ? (0,_touched_records_js__WEBPACK_IMPORTED_MODULE_7__.n)(judgement.change) : [],
		editsGate: edits !== void 0,
		ontology: gate.ontology
	};
}
async function whatChanges({ comparison, result }, input) {
	const { pull, isPublic, links } = input;
	const { change } = result.judgement;
	const restricted = await (0,_check_js__WEBPACK_IMPORTED_MODULE_2__.rt)(result);
	const picture = change && (0,_diff_js__WEBPACK_IMPORTED_MODULE_3__.i)(change, result.gate);
	return {
		report: result.report,
		links: {
			...links,
			head: pull.head.sha,
			pull: pull.number
		},
		files: await (0,_check_js__WEBPACK_IMPORTED_MODULE_2__.ct)(result),
		...picture && { picture },
		titles: await titlesOf(result, picture, isPublic),
		...change && { diff: await diffOf(change, comparison, result.gate, isPublic ? restricted : NONE_RESTRICTED) },
		ruleOf: (id) => input.rules.find((rule) => rule.id === id),
		textOf: await input.textsOf(result),
		isPublic,
		restricted
	};
}
const RERUN = "the change fails on it as it was when this job checked it, and passes on it as it is now. Run the job again";
async function failedBefore({ checked, pull, source }, present) {
	const { verdict, comparison } = checked?.report ?? {};
	if (verdict !== "fail" || present.report.verdict === "fail") return void 0;
	if (!checked || comparison?.head !== pull.head.sha) return void 0;
	try {
		const { base, head } = comparison;
		return {
			base,
			comparison: await source.repository.compare(base, head),
			result: checked
		};
	} catch (error) {
		if (error instanceof _start_js__WEBPACK_IMPORTED_MODULE_4__.st) return void 0;
		throw error;
	}
}
function isOf(checked, base, head) {
	const { comparison } = checked?.report ?? {};
	return comparison?.base === base && comparison.head === head;
}
const NONE_RESTRICTED = {
	ids: new Set(),
	paths: new Set()
};
async function diffOf(change, { changeBase, judged }, gate, restricted) {
	const paths = new Set(change.files.map(({ path }) => path));
	const [before, after] = await Promise.all([(0,_check_js__WEBPACK_IMPORTED_MODULE_2__.Qi)(paths, changeBase), (0,_check_js__WEBPACK_IMPORTED_MODULE_2__.Qi)(paths, judged)]);
	return await (0,_diff_js__WEBPACK_IMPORTED_MODULE_3__.r)({
		change,
		before: {
			tree: changeBase,
			entries: before
		},
		after: {
			tree: judged,
			entries: after
		},
		gate,
		restricted
	});
}
async function knownFindings({ base, result }, input) {
	const { report, history } = result;
	if (report.findings.every(({ accepted }) => accepted !== void 0)) return void 0;
	try {
		const comparison = await input.source.repository.compare(base, base);
		const asked = {
			...gateOf(input),
			subject: { comparison },
			secrets: false
		};
		const target = await (0,_check_js__WEBPACK_IMPORTED_MODULE_2__.lt)({
			...asked,
			...history && { history }
		});
		return new Set(target.report.findings.map(({ fingerprint }) => fingerprint));
	} catch (error) {
		if (error instanceof _start_js__WEBPACK_IMPORTED_MODULE_4__.st) return void 0;
		throw error;
	}
}
function collisionsOf(found) {
	return [...found].flatMap(([pull, clashes]) => {
		const rest = clashes.length - MAX_CLASHES;
		const told = clashes.slice(0, MAX_CLASHES).map(messageOf);
		if (rest > 0) told.push(`and so on for ${rest} more ${rest === 1 ? "record" : "records"}`);
		return told.map((message) => ({
			pull,
			message
		}));
	});
}
function messageOf({ kind, id }) {
	switch (kind) {
		case "same-id": return `it also adds ${id}`;
		case "same-record": return `it also changes ${id}`;
		case "removed-here": return `it relies on ${id}, which this pull request removes`;
		case "removed-there": return `it removes ${id}, which this pull request relies on`;
	}
}
// src/actions/moved-base.ts
async function tellMovedBase(checked, now, inputs, workspace) {
	if (foundBy(checked) === foundBy(now)) return;
	(0,_log_js__WEBPACK_IMPORTED_MODULE_1__.t)("The target branch has moved since this job's check: what follows is of the branch as it is now.", "notice");
	await (0,_action_js__WEBPACK_IMPORTED_MODULE_12__.n)(now, inputs, workspace);
}
function foundBy({ report: { verdict, findings } }) {
	return JSON.stringify([verdict, findings.map(({ fingerprint, accepted }) => [fingerprint, accepted !== void 0])]);
}
// src/actions/publish-step.ts
async function runPublishStep(input) {
	const { event, environment } = input;
	const access = await (0,_forge_access_js__WEBPACK_IMPORTED_MODULE_13__.n)(environment, input.inputs.token);
	const binding = await bind(access, event, environment);
	if ("refusal" in binding) return nothing(binding.refusal);
	if ("shared" in binding) return await publishToShared(binding.shared, input, access);
	const { pull } = binding;
	(0,_action_js__WEBPACK_IMPORTED_MODULE_12__.r)("pull-request", pull.number);
	return await (0,_forge_clone_js__WEBPACK_IMPORTED_MODULE_14__.t)(access, input, async (place) => {
		const judged = await judge(binding, input, access, place);
		if (!judged) return nothing(`pull request ${pull.number} has moved on from ${(0,_check_js__WEBPACK_IMPORTED_MODULE_2__.xi)(pull.head.sha)}`);
		const result = await (0,_publish_js__WEBPACK_IMPORTED_MODULE_8__.n)({
			forge: access.forge,
			pull,
			report: judged.report,
			reviewers: judged.reviewers,
			approvals: judged.approvals,
			open: judged.open,
			rules: (0,_rule_descriptions_js__WEBPACK_IMPORTED_MODULE_10__.n)(),
			run: access.run,
			options: optionsOf(input)
		});
		tell(pull, judged, result);
		await tellInSummary(judged, input);
		(0,_log_js__WEBPACK_IMPORTED_MODULE_1__.t)(`${access.forge.requests} requests to GitHub`);
		return stepOf(result, judged);
	});
}
function nothing(why) {
	(0,_log_js__WEBPACK_IMPORTED_MODULE_1__.t)(`Nothing is published: ${why}.`, "notice");
	return {
		written: [],
		refused: []
	};
}
async function publishToShared(pulls, input, { forge, run }) {
	const { checkRun } = optionsOf(input);
	const result = await (0,_publish_js__WEBPACK_IMPORTED_MODULE_8__.r)({
		forge,
		pulls,
		run,
		checkRun
	});
	tellWritten(result);
	return result;
}
async function judge({ pull, open }, { environment, checked }, access, { clone, directory, gateOptions }) {
	return await judgePullRequest({
		forge: access.forge,
		pull,
		...open && { open },
		source: clone,
		gate: gateOptions(),
		root: directory,
		now: new Date(),
		isPublic: (0,_action_js__WEBPACK_IMPORTED_MODULE_12__.o)(environment).isPublic,
		links: {
			server: access.server,
			repository: access.repository,
			run: access.run.id
		},
		rules: (0,_rule_descriptions_js__WEBPACK_IMPORTED_MODULE_10__.n)(),
		textsOf: _sources_js__WEBPACK_IMPORTED_MODULE_11__.t,
		onSecret: _start_js__WEBPACK_IMPORTED_MODULE_4__.k.learn,
		onProgress: (0,_check_js__WEBPACK_IMPORTED_MODULE_2__.m)(process.stdout).update,
		...checked && { checked }
	});
}
async function tellInSummary(judged, { inputs, workspace, checked }) {
	if (!checked) (0,_action_js__WEBPACK_IMPORTED_MODULE_12__.i)(summaryOf(judged));
	else if (judged.result !== checked) await tellMovedBase(checked, judged.result, inputs, workspace);
}
function stepOf({ written, refused, shared }, judged) {
	const isShared = shared !== void 0;
	const isHeld = refused.some(({ output }) => output === "auto-merge");
	return {
		written,
		refused,
		verdict: isShared || isHeld ? "fail" : judged.result.report.verdict,
		isShared
	};
}
function optionsOf({ inputs, event, approvalsAlone }) {
	const checkRun = inputs.checkRun ?? event.name === "workflow_run";
	if (approvalsAlone) return {
		checkRun: false,
		approvals: true,
		comment: false,
		sarif: false,
		requestReviewers: false
	};
	return {
		checkRun,
		approvals: checkRun,
		comment: inputs.comment,
		sarif: inputs.sarif,
		requestReviewers: inputs.requestReviewers,
		...inputs.failLabel !== void 0 && { failLabel: inputs.failLabel }
	};
}
async function bind({ forge }, event, environment) {
	const repository = (0,_action_js__WEBPACK_IMPORTED_MODULE_12__.o)(environment);
	if (event.name === "workflow_run") return await findPullRequest(forge, event.run, repository.id);
	if (event.name !== "pull_request" && event.name !== "pull_request_review") return { refusal: "the event is about no pull request" };
	const pull = event.number === void 0 ? void 0 : await forge.pullRequest(event.number);
	if (!pull?.isOpen) return { refusal: "the pull request is not open any more" };
	if (event.name === "pull_request" && pull.head.sha !== event.head) return { refusal: `pull request ${pull.number} has moved on from ${(0,_check_js__WEBPACK_IMPORTED_MODULE_2__.xi)(event.head)}` };
	return { pull };
}
function tell(pull, { notes, report }, result) {
	(0,_log_js__WEBPACK_IMPORTED_MODULE_1__.t)(`Pull request ${pull.number}, head ${(0,_check_js__WEBPACK_IMPORTED_MODULE_2__.xi)(pull.head.sha)}: ${report.report.verdict}`);
	for (const note of notes) (0,_log_js__WEBPACK_IMPORTED_MODULE_1__.t)(note);
	tellWritten(result);
}
function tellWritten({ written, moved, shared }) {
	for (const { output, outcome } of written) (0,_log_js__WEBPACK_IMPORTED_MODULE_1__.t)(outcome === "newer" ? `${output}: left alone, a newer run has written it` : `${output}: ${outcome}`);
	if (moved !== void 0) (0,_log_js__WEBPACK_IMPORTED_MODULE_1__.t)(`The report is not complete: ${moved}.`, "notice");
	if (shared !== void 0) (0,_log_js__WEBPACK_IMPORTED_MODULE_1__.t)(shared, "warning");
}
function summaryOf({ result, report }) {
	if (result.report.findings.some((finding) => (0,_publish_js__WEBPACK_IMPORTED_MODULE_8__.a)(finding, report))) return (0,_publish_js__WEBPACK_IMPORTED_MODULE_8__.i)(report).summary;
	const { files, links, textOf = () => void 0 } = report;
	return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_9__.r)(result.report, {
		remedyOf: _rule_descriptions_js__WEBPACK_IMPORTED_MODULE_10__.t,
		files,
		textOf,
		repository: links
	});
}
// src/actions/publish-in-job.ts
const GATES = new Set([
	"check run",
	"approvals",
	"auto-merge"
]);
const NOT_DONE = {
	"check run": "the check run is not written",
	approvals: "approvals are not counted",
	comment: "the comment is not written",
	"code scanning": "nothing is sent to code scanning",
	labels: "the label is not set",
	reviewers: "not everybody is asked for a review",
	"auto-merge": "what GitHub was asked to merge is not taken back"
};
async function publishInJob(input) {
	const { checked, approvalsAlone } = input;
	const { written, refused, verdict, isShared = false } = await publishAsFarAsPossible(input);
	let exitCode = 0;
	const isTold = checked !== void 0 || written.some(({ output }) => output === "check run");
	for (const { output, error } of refused) if (error instanceof _forge_refusal_js__WEBPACK_IMPORTED_MODULE_0__.o && output !== "auto-merge" ? checked !== void 0 : isTold && !GATES.has(output)) (0,_log_js__WEBPACK_IMPORTED_MODULE_1__.t)(lineOf(error, NOT_DONE[output]), "warning");
	else {
		(0,_log_js__WEBPACK_IMPORTED_MODULE_1__.t)(lineOf(error), "error");
		exitCode = 2;
	}
	const verdicts = [checked?.report.verdict, verdict].filter((one) => one !== void 0);
	const fails = verdicts.includes("fail");
	if (verdicts.length > 0) (0,_action_js__WEBPACK_IMPORTED_MODULE_12__.r)("verdict", fails ? "fail" : "pass");
	const isOfCommit = isShared && input.event.name !== "workflow_run";
	return (checked !== void 0 || approvalsAlone || isOfCommit) && fails ? Math.max(exitCode, 1) : exitCode;
}
async function publishAsFarAsPossible(input) {
	try {
		return await runPublishStep(input);
	} catch (error) {
		if (!(error instanceof _forge_refusal_js__WEBPACK_IMPORTED_MODULE_0__.r) || !input.checked || input.inputs.checkRun === true) throw error;
		(0,_log_js__WEBPACK_IMPORTED_MODULE_1__.t)(lineOf(error, "nothing is published"), "warning");
		return {
			written: [],
			refused: []
		};
	}
}
function lineOf({ message, advice }, notDone) {
	const said = `${message}${advice === void 0 ? "" : ` ${advice}.`}`;
	return notDone === void 0 ? said : `The check counts, but ${notDone}. ${said}`;
}



/***/ }),

/***/ 8137:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ reviewersOf)
/* harmony export */ });
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5553);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4105);


// src/commands/publish/reviewers.ts
const MAX_REVIEWERS = 10;
function reviewersOf({ records, editsGate, ontology }, { author, organization }) {
	const { accounts = {}, memory = [] } = ontology.owners;
	const owned = new Map();
	for (const record of records) for (const owner of record.owners) (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.pa)(owned, owner, record);
	const guards = editsGate ? memory : [];
	const owners = [...guards.map((owner) => ({
		owner,
		reason: "owns the memory, whose rules this change edits"
	})), ...[...owned].filter(([owner]) => !guards.includes(owner)).sort(([, a], [, b]) => b.length - a.length).map(([owner, list]) => ({
		owner,
		reason: reasonOf(list)
	}))];
	const asked = new Map();
	for (const { owner, reason } of owners) for (const name of Object.hasOwn(accounts, owner) ? accounts[owner] ?? [] : [owner]) if (!(author !== void 0 && (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ct)(name, author.login)) && !asked.has(name)) asked.set(name, reason);
	const named = [...asked].slice(0, MAX_REVIEWERS).map(([name, reason]) => ({
		name,
		reason
	}));
	const names = named.map(({ name }) => name).filter((name) => !name.includes(":"));
	const teamPrefix = `${organization.toLowerCase()}/`;
	return {
		named,
		users: names.filter((name) => !name.includes("/")),
		teams: names.filter((name) => name.toLowerCase().startsWith(teamPrefix)).map((name) => name.slice(teamPrefix.length))
	};
}
function reasonOf(records) {
	const [first, ...others] = records;
	const restricted = records.some(({ sensitivity }) => sensitivity.some(_check_js__WEBPACK_IMPORTED_MODULE_0__.Dn));
	const extent = others.length === 0 ? `owns ${first?.id ?? ""}` : `owns ${records.length} of the records`;
	return restricted ? `${extent}, restricted` : extent;
}



/***/ }),

/***/ 7636:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ touchedRecords),
/* harmony export */   t: () => (/* binding */ ownedBy)
/* harmony export */ });
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5553);

// src/commands/publish/touched-records.ts
function touchedRecords({ added, changed, vanished, unreadable, mended }) {
	return [
		...[...added, ...mended].map((record) => touched(void 0, record)),
		...changed.map(({ before, after }) => touched(before, after)),
		...vanished.map(({ before, renamedTo }) => touched(before, renamedTo)),
		...unreadable.map((record) => touched(record, void 0))
	].sort((a, b) => (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.na)(a.id, b.id));
}
function touched(before, after) {
	const sides = [before, after].filter((side) => side !== void 0);
	const declarations = sides.flatMap((side) => side.declarations);
	return {
		id: sides[0]?.id ?? "",
		...ownedBy(before, after),
		kinds: distinct(declarations.map(({ kind }) => kind)),
		classes: distinct(declarations.map(({ className }) => className)),
		sensitivity: distinct(declarations.map(({ sensitivity }) => sensitivity ?? "internal"))
	};
}
function ownedBy(before, after) {
	const ownersOf = (side) => distinct((side?.declarations ?? []).flatMap(({ owners }) => owners));
	const formerOwners = ownersOf(before);
	return {
		owners: distinct([...formerOwners, ...ownersOf(after)]),
		...before && { formerOwners }
	};
}
function distinct(values) {
	return [...new Set(values.filter((value) => value !== void 0))];
}



/***/ })

};
;