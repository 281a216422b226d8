"use strict";
exports.id = 7461;
exports.ids = [7461];
exports.modules = {

/***/ 6349:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ approversOf),
/* harmony export */   i: () => (/* binding */ judgeApprovals),
/* harmony export */   n: () => (/* binding */ asksForApprovals),
/* harmony export */   o: () => (/* binding */ loginsOf),
/* harmony export */   r: () => (/* binding */ isApproved),
/* harmony export */   t: () => (/* binding */ APPROVALS_CHECK)
/* harmony export */ });
// src/commands/publish/owner-logins.ts
function loginsOf(owners, { owners: { accounts = {} } }) {
	return owners.flatMap((owner) => Object.hasOwn(accounts, owner) ? accounts[owner] ?? [] : []).filter((name) => !name.includes("/")).map((name) => name.toLowerCase());
}
function approversOf({ owners, formerOwners = [] }, ontology) {
	const former = loginsOf(formerOwners, ontology);
	return former.length > 0 ? former : loginsOf(owners, ontology);
}
// src/commands/publish/approvals.ts
const APPROVALS_CHECK = "memory-steward/approvals";
function isApproved({ demands }) {
	return demands.every(({ given, needed }) => given.length >= needed);
}
function judgeApprovals({ records, editsGate, ontology }, pull, reviews) {
	const approvals = reviews.filter(({ state, author, isInsider }) => state === "approved" && isInsider && !author.isBot && author.id !== pull.author.id);
	const isCurrent = ({ commit }) => commit === pull.head.sha;
	const current = approvals.filter(isCurrent).map(({ author }) => author.login);
	return {
		demands: ontology.approvals.flatMap((rule) => {
			const concerned = rule.ontology ? [] : records.filter((record) => concerns(rule, record));
			if (rule.ontology ? !editsGate : concerned.length === 0) return [];
			const byOwners = rule.by === "owners";
			const circles = rule.ontology ? [loginsOf(ontology.owners.memory ?? [], ontology)] : concerned.map((record) => approversOf(record, ontology));
			const isIn = (circle) => (login) => circle.includes(login.toLowerCase());
			const given = circles.map((circle) => byOwners ? current.filter(isIn(circle)) : current).reduce((least, logins) => logins.length < least.length ? logins : least);
			return [{
				subject: subjectOf(rule),
				records: concerned.map(({ id }) => id),
				needed: rule.count,
				given,
				byOwners
			}];
		}),
		outdated: approvals.filter((review) => !isCurrent(review)).map(({ author }) => author.login)
	};
}
function asksForApprovals({ approvals }, records) {
	return approvals.some((rule) => !rule.ontology && records.some((record) => concerns(rule, record)));
}
function concerns(rule, { classes, kinds, sensitivity }) {
	const fits = (wanted, has) => wanted === void 0 || has.some((word) => wanted.includes(word));
	return fits(rule.classes, classes) && fits(rule.kinds, kinds) && fits(rule.sensitivity, sensitivity);
}
function subjectOf({ ontology, classes, kinds, sensitivity }) {
	if (ontology) return "the ontology and its neighbours";
	const words = [
		...sensitivity ?? [],
		...kinds ?? [],
		...classes ?? []
	];
	return words.length === 0 ? "all records" : `records of ${words.join(", ")}`;
}



/***/ }),

/***/ 719:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ sourceBeforeMerge),
/* harmony export */   r: () => (/* binding */ sourcesAmong),
/* harmony export */   t: () => (/* binding */ indexSource)
/* harmony export */ });
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5553);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4105);


// src/commands/reindex/index-source.ts
async function indexSource(repository, tree, options, now) {
	const commit = tree.commit ?? await headOf(repository, tree, options);
	if (commit === void 0) return { time: now };
	const source = await sourceCommitOf(repository, await (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.wi)(tree, options), commit);
	if (!source) return { time: now };
	return tree.commit === void 0 ? {
		...source,
		others: (named) => otherSources(repository, tree, options, source, named)
	} : source;
}
async function otherSources(repository, tree, options, { commit, time }, named) {
	const [ours, theirs, ...more] = await parentsOf(repository, commit);
	if (more.length > 0) return [];
	if (ours?.commit === void 0 || theirs?.commit === void 0) return ((ours?.commit === void 0 ? void 0 : await repository.sourceCommit(() => true, ours.commit))?.time ?? named.time) <= named.time && named.time <= time ? [{ time: named.time }] : [];
	const sources = [await sourceBeforeMerge(repository, ours.commit, theirs.commit)];
	if (await digestOf(tree, options) === await digestOf(theirs, options)) {
		const own = await sourceCommitOf(repository, await (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.wi)(theirs, options), theirs.commit);
		if (own) sources.push(own);
	}
	return sources;
}
async function sourceBeforeMerge(repository, ours, theirs) {
	const times = await Promise.all([ours, theirs].map((head) => repository.sourceCommit(() => true, head)));
	return { time: new Date(Math.max(...times.map((commit) => commit?.time.getTime() ?? 0))) };
}
async function parentsOf(repository, commit) {
	const parents = [
		1,
		2,
		3
	].map((number) => orAbsent(repository.commitTree(`${commit}^${number}`)));
	return (await Promise.all(parents)).filter((tree) => tree !== void 0);
}
function digestOf(tree, options) {
	return orAbsent((0,_check_js__WEBPACK_IMPORTED_MODULE_0__.wi)(tree, options).then((gate) => (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.ar)(tree, gate)));
}
function orAbsent(asked) {
	return asked.catch((error) => {
		if (error instanceof _start_js__WEBPACK_IMPORTED_MODULE_1__.st && !(error instanceof _start_js__WEBPACK_IMPORTED_MODULE_1__.ot)) return void 0;
		throw error;
	});
}
async function sourcesAmong(paths, tree, options) {
	return paths.length === 0 ? [] : paths.filter(sourceTest(await (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.wi)(tree, options)));
}
function sourceCommitOf(repository, gate, commit) {
	return repository.sourceCommit(sourceTest(gate), commit);
}
function sourceTest(gate) {
	return (path) => (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.yn)(path, gate) && !gate.layout.isGenerated(path);
}
async function headOf(repository, tree, options) {
	const head = await repository.headCommit();
	if (head === void 0) return void 0;
	return await (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.ar)(tree, await (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.wi)(tree, options)) === await digestOf(await repository.commitTree(head), options) ? head : void 0;
}



/***/ }),

/***/ 7461:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ snapshotLines),
/* harmony export */   i: () => (/* binding */ renderSnapshotReport),
/* harmony export */   n: () => (/* binding */ renderSnapshot),
/* harmony export */   o: () => (/* binding */ snapshot),
/* harmony export */   r: () => (/* binding */ renderSnapshotList),
/* harmony export */   t: () => (/* binding */ problemLines)
/* harmony export */ });
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7045);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4105);
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5553);
/* harmony import */ var _chain_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4632);
/* harmony import */ var _chain_faults_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1212);
/* harmony import */ var _read_snapshots_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6537);
/* harmony import */ var _touched_records_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7636);
/* harmony import */ var _approvals_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(6349);
/* harmony import */ var _make_index_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7106);
/* harmony import */ var _index_source_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(719);
/* harmony import */ var _index_digest_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(9486);
/* harmony import */ var _at_time_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(5168);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_11___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_11__);













// src/snapshots/plan.ts
function plannedSnapshots(groups, cadence, last, now) {
	const planned = [];
	let from = 0;
	let latest = last ?? "";
	for (const [index, { commit: mergeCommit, mergedAt, isSettled }] of groups.entries()) {
		if (mergedAt === void 0 || !isSettled) continue;
		const approvedAt = mergedAt < latest ? latest : mergedAt;
		let to = index + 1;
		while (groups[to]?.isIndex === true) to++;
		planned.push({
			commit: groups[to - 1]?.commit ?? mergeCommit,
			mergeCommit,
			approvedAt,
			from,
			to
		});
		from = to;
		latest = approvedAt;
	}
	return cadence === "every-merge" ? planned : lastOfEachDay(planned, now);
}
function lastOfEachDay(planned, now) {
	const dayOf = (time) => time.slice(0, 10);
	const today = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.$)(now);
	const kept = planned.filter(({ approvedAt }, index) => dayOf(approvedAt) < today && dayOf(planned[index + 1]?.approvedAt ?? today) !== dayOf(approvedAt));
	return kept.map((snapshot, index) => ({
		...snapshot,
		from: kept[index - 1]?.to ?? 0
	}));
}
// src/snapshots/policy.ts
function policyOf(config) {
	return {
		requiredApprovals: config?.requiredApprovals ?? 1,
		approvers: config?.approvers ?? [],
		trustedActors: new Set((config?.trustedActors ?? []).map((login) => login.toLowerCase())),
		cadence: config?.cadence ?? "every-merge"
	};
}
// src/snapshots/codeowners.ts
const CODEOWNERS_PATHS = [
	".github/CODEOWNERS",
	"CODEOWNERS",
	"docs/CODEOWNERS"
];
const MAX_LENGTH = 3145728;
function parseCodeOwners(text) {
	if (text.length > MAX_LENGTH) return () => [];
	const rules = [];
	for (const line of text.split("\n")) {
		const [pattern = "", ...words] = line.replace(/(^|\s)#.*$/, "").trim().split(/\s+/);
		const matches = pattern === "" ? void 0 : matcherOf(pattern);
		const owners = words.filter((word) => word.startsWith("@")).map((word) => word.slice(1));
		if (matches) rules.push({
			matches,
			owners
		});
	}
	return (path) => rules.findLast(({ matches }) => matches(path))?.owners ?? [];
}
function matcherOf(pattern) {
	if (/^!|[[\]{}\\]/.test(pattern)) return void 0;
	const isAnchored = pattern.slice(0, -1).includes("/");
	const plain = pattern.replace(/^\//, "");
	const base = isAnchored ? plain : `**/${plain}`;
	const globs = plain.endsWith("/") ? [`${base}**`] : plain.endsWith("*") ? [base] : [base, `${base}/**`];
	try {
		return (0,_check_js__WEBPACK_IMPORTED_MODULE_2__.Ya)(globs);
	} catch (error) {
		if (error instanceof RangeError) return void 0;
		throw error;
	}
}
// src/snapshots/judge-reviews.ts
function wordsBy(reviews, time) {
	const words = new Map();
	for (const review of reviews) {
		if (isAfter(review, time) || review.state === "commented" && words.has(review.author.id)) continue;
		words.set(review.author.id, review);
	}
	return [...words.values()];
}
function candidates(pull, reviews) {
	return wordsBy(reviews, pull.mergedAt).filter((review) => objectionTo(review, pull) === void 0);
}
function judgeReviews(demands, required, pull, reviews, writers) {
	const words = wordsBy(reviews, pull.mergedAt);
	const logins = candidates(pull, reviews).map(({ author }) => author.login);
	const isAllowed = (login, { allowed }) => (allowed ?? writers).has(login.toLowerCase());
	const reasons = [];
	for (const { author, state, isInsider } of words) if (state === "changes-requested" && isInsider) reasons.push(`${author.login} asked for changes`);
	const [first, ...others] = demands.map((demand) => ({
		demand,
		given: logins.filter((login) => isAllowed(login, demand))
	})).filter(({ given }) => given.length < required);
	if (first) {
		const more = others.length === 0 ? "" : `, and so ${others.length === 1 ? "has" : "have"} ${others.length} more`;
		reasons.push(`${first.demand.subject} has ${first.given.length} of ${required} approvals that count${more}`);
		for (const login of logins) if (!isAllowed(login, first.demand)) reasons.push(`${login} approved, but may not approve it`);
		for (const review of words) {
			const objection = objectionTo(review, pull);
			if (objection !== void 0) reasons.push(`${review.author.login} ${objection}`);
		}
		const late = reviews.filter((review) => review.state === "approved" && isAfter(review, pull.mergedAt));
		for (const { author } of late) reasons.push(`${author.login} approved after the merge`);
	}
	return {
		reviewers: logins.filter((login) => demands.some((demand) => isAllowed(login, demand))).sort(),
		reasons
	};
}
function objectionTo({ author, state, commit, isInsider }, pull) {
	if (state === "dismissed") return "approved, and the approval was dismissed";
	if (state !== "approved") return state === "commented" ? "only commented" : "asked for changes";
	if (author.id === pull.author.id) return "approved a pull request of their own";
	if (author.isBot) return "is a bot, whose approval does not count";
	if (!isInsider) return "does not belong to the repository";
	if (commit !== pull.head) return "approved an earlier commit than the one that was merged";
}
function isAfter({ submittedAt }, time) {
	return submittedAt !== void 0 && Date.parse(submittedAt) > Date.parse(time);
}
// src/commands/snapshot/approval-demands.ts
function demandsOf({ paths, directory, change, circles, ontology, codeOwners }) {
	const memoryOwners = circles.includes("memory-owners") ? (0,_approvals_js__WEBPACK_IMPORTED_MODULE_12__.o)(ontology.owners.memory ?? [], ontology) : [];
	const ownersOf = (path) => circles.includes("codeowners") ? accountsOfCode(codeOwners(path), ontology) : [];
	const demands = [];
	const covered = new Set();
	if (circles.includes("record-owners")) for (const { id, owned, paths: places } of touchedPlaces(change)) {
		for (const path of places) covered.add(path);
		const allowed = [
			...memoryOwners,
			...(0,_approvals_js__WEBPACK_IMPORTED_MODULE_12__.a)(owned, ontology),
			...places.flatMap(ownersOf)
		];
		demands.push({
			subject: id,
			allowed: asCircle(allowed)
		});
	}
	for (const path of paths) {
		if (covered.has(path)) continue;
		demands.push({
			subject: node_path__WEBPACK_IMPORTED_MODULE_11__.posix.join(directory, path),
			allowed: asCircle([...memoryOwners, ...ownersOf(path)])
		});
	}
	return demands;
}
function asCircle(accounts) {
	return accounts.length === 0 ? void 0 : new Set(accounts);
}
function accountsOfCode(names, ontology) {
	const teams = new Set(names.filter((name) => name.includes("/")).map((name) => name.toLowerCase()));
	const owners = Object.entries(ontology.owners.accounts ?? {}).filter(([, accounts]) => accounts.some((name) => teams.has(name.toLowerCase()))).map(([owner]) => owner);
	return [
		...names.filter((name) => !name.includes("/")).map((name) => name.toLowerCase()),
		...teams,
		...(0,_approvals_js__WEBPACK_IMPORTED_MODULE_12__.o)(owners, ontology)
	];
}
function touchedPlaces(change) {
	if (!change) return [];
	const place = (before, after) => {
		const sides = [before, after].filter((side) => side !== void 0);
		const paths = sides.flatMap(({ declarations }) => declarations.map(({ path }) => path));
		return {
			id: sides[0]?.id ?? "",
			owned: (0,_touched_records_js__WEBPACK_IMPORTED_MODULE_6__.t)(before, after),
			paths: [...new Set(paths)]
		};
	};
	return [
		...[...change.added, ...change.mended].map((record) => place(void 0, record)),
		...change.changed.map(({ before, after }) => place(before, after)),
		...change.vanished.map(({ before, renamedTo }) => place(before, renamedTo)),
		...change.unreadable.map((record) => place(record))
	];
}
// src/commands/snapshot/code-owners-file.ts
async function codeOwnersFile(commit, history) {
	for (const path of CODEOWNERS_PATHS) {
		const file = await history.fileAt(commit, path);
		if (file) return {
			path,
			...file
		};
	}
}
// src/commands/snapshot/judge-line.ts
async function judgeLine(input) {
	const { groups, source } = input;
	const state = new Approvals(input);
	const judged = [];
	let ground = await groundOf(input.start, input);
	for (const group of groups) {
		const { approval, reasons } = await judgeGroup(group, ground, input);
		if (approval) state.approve(await newAttestations(group, approval, ground.gate, source));
		else state.reject(group.commit);
		const isSettled = state.isSettled();
		judged.push({
			group,
			reasons,
			isSettled,
			...approval && { approval }
		});
		if (isSettled && group.exempt === void 0) ground = await groundOf(group.commit, input);
	}
	const start = input.needsAttestation ? state.attestationOf(input.start) : void 0;
	return {
		groups: judged.map((one) => {
			const attestation = one.approval ? void 0 : state.attestationOf(one.group.commit);
			return attestation ? {
				...one,
				approval: attestation
			} : one;
		}),
		...start && { start }
	};
}
async function groundOf(commit, { source, options, directory }) {
	const tree = await source.repository.commitTree(commit);
	return {
		gate: await (0,_check_js__WEBPACK_IMPORTED_MODULE_2__.wi)(tree, options),
		codeOwners: await codeOwnersOf(commit, source, directory)
	};
}
const START = -1;
var Approvals = class {
	#order;
	#attestations = [];
	#open = [];
	constructor({ groups, start, needsAttestation }) {
		this.#order = new Map([[start, START], ...groups.map(({ commit }, index) => [commit, index])]);
		if (needsAttestation) this.#open.push(start);
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
		return attestation && {
			commit,
			by: "attestation",
			attestedBy: attestation.actor,
			reason: attestation.reason
		};
	}
	#find(commit) {
		const place = this.#order.get(commit);
		return this.#attestations.find((entry) => {
			if (entry.commit === commit) return place !== START || entry.history === true;
			const limit = this.#order.get(entry.commit);
			return entry.history === true && place !== void 0 && limit !== void 0 && place < limit;
		});
	}
};
async function judgeGroup(group, { gate, codeOwners }, input) {
	const { commit, pull, exempt } = group;
	if (exempt !== void 0) return {
		approval: {
			commit,
			by: exempt
		},
		reasons: []
	};
	if (!pull) return { reasons: [group.reason ?? "came without a merged pull request"] };
	const about = {
		commit,
		pullRequest: pull.number,
		head: pull.head,
		mergedAt: pull.mergedAt,
		author: pull.author.login
	};
	if (await isTrusted(pull, gate, input.forge)) return {
		approval: {
			...about,
			by: "trusted-actor"
		},
		reasons: []
	};
	const reviews = await input.forge.reviewHistory(pull.number);
	const change = await changeOf(group, gate, input.source);
	const policy = policyOf(gate.snapshots);
	const demands = demandsOf({
		paths: [...group.differences.map(({ path }) => path), ...group.beside],
		directory: input.directory,
		change,
		circles: policy.approvers,
		ontology: gate.ontology,
		codeOwners
	});
	const writers = await writersAmong(candidates(pull, reviews), demands, input.forge);
	const verdict = judgeReviews(demands, policy.requiredApprovals, pull, reviews, writers);
	const reasons = [...verdict.reasons, ...ontologyReasons(group, gate, change, pull, reviews)];
	if (policy.approvers.includes("record-owners") && !change) reasons.push("changes too many files to ask their owners");
	if (reasons.length > 0) return { reasons };
	return {
		approval: {
			...about,
			by: "reviews",
			reviewers: [...verdict.reviewers]
		},
		reasons: []
	};
}
async function isTrusted({ number, author }, gate, forge) {
	const { trustedActors } = policyOf(gate.snapshots);
	if (!trustedActors.has(author.login.toLowerCase())) return false;
	const by = await forge.mergedBy(number);
	return by !== void 0 && trustedActors.has(by.login.toLowerCase());
}
async function changeOf({ parent, commit }, gate, source) {
	const slices = await source.repository.branchChange(parent, commit);
	if (!slices) return void 0;
	const read = (tree) => (0,_check_js__WEBPACK_IMPORTED_MODULE_2__.xn)(tree, gate, _check_js__WEBPACK_IMPORTED_MODULE_2__.Cn);
	return await (0,_check_js__WEBPACK_IMPORTED_MODULE_2__.An)(await read(slices.before), await read(slices.after), gate);
}
function ontologyReasons({ differences }, gate, change, pull, reviews) {
	if (!change && gate.ontology.approvals.some(({ ontology }) => !ontology)) return ["changes too many files to tell which approvals the ontology asks for"];
	const editsGate = differences.some(({ path }) => (0,_check_js__WEBPACK_IMPORTED_MODULE_2__.Ci)(gate, path));
	const basis = {
		records: change ? (0,_touched_records_js__WEBPACK_IMPORTED_MODULE_6__.n)(change) : [],
		editsGate,
		ontology: gate.ontology
	};
	const merged = {
		author: pull.author,
		head: { sha: pull.head }
	};
	const verdict = (0,_approvals_js__WEBPACK_IMPORTED_MODULE_12__.i)(basis, merged, wordsBy(reviews, pull.mergedAt));
	if ((0,_approvals_js__WEBPACK_IMPORTED_MODULE_12__.r)(verdict)) return [];
	return verdict.demands.filter(({ given, needed }) => given.length < needed).map(({ subject, given, needed }) => `${subject}: ${given.length} of the ${needed} approvals that the ontology asks for`);
}
async function writersAmong(approving, demands, forge) {
	const writers = new Set();
	if (demands.every(({ allowed }) => allowed !== void 0)) return writers;
	for (const { author } of approving) if (await forge.mayWrite(author.login)) writers.add(author.login.toLowerCase());
	return writers;
}
async function codeOwnersOf(commit, source, directory) {
	const file = await codeOwnersFile(commit, source.history);
	if (!file) return () => [];
	const owners = parseCodeOwners(file.text);
	return (path) => owners(node_path__WEBPACK_IMPORTED_MODULE_11__.posix.join(directory, path));
}
async function newAttestations({ parent, commit, differences }, { by }, { layout }, { repository }) {
	const path = layout.root + _check_js__WEBPACK_IMPORTED_MODULE_2__.pn;
	if (by !== "reviews" || !differences.some((difference) => difference.path === path)) return [];
	const [before, after] = [await repository.commitTree(parent), await repository.commitTree(commit)];
	const known = new Set((await attestationsIn(before, path)).map(keyOf));
	return (await attestationsIn(after, path)).filter((entry) => !known.has(keyOf(entry)));
}
function keyOf({ commit, history }) {
	return `${commit} ${history === true ? "and before" : ""}`;
}
async function attestationsIn(tree, path) {
	const files = new _check_js__WEBPACK_IMPORTED_MODULE_2__.Wi(tree);
	return (await files.has(path) ? await files.readValid(path, "attestations") : void 0)?.attestations ?? [];
}
// src/commands/reindex/line-groups.ts
const MAX_COMMITS = 250;
async function groupsOf(input) {
	const { source } = input;
	const singles = await singlesOf(input);
	const asked = singles.filter(({ exempt }) => exempt === void 0).map(({ commit }) => commit);
	if (asked.length > MAX_COMMITS) throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.st(`${asked.length} commits are to be judged, which is more than ${MAX_COMMITS}.`, `Attest the history up to one of the newest in snapshots/attestations.yaml, with \`history: true\``);
	const pulls = await pullsOf(asked, input);
	const numbers = [...new Set([...pulls.values()].flatMap((found) => found.map(({ number }) => number)))];
	if (numbers.length > 0) await source.fetch(input.branch, numbers);
	const groups = [];
	for (let at = 0; at < singles.length;) {
		const { group, size } = await grouped(at, singles, pulls, input);
		groups.push(group);
		at += size;
	}
	return groups.reverse();
}
async function singlesOf(input) {
	const { line, end, source, options } = input;
	const singles = [];
	let gate = input.gate;
	for (let at = end - 1; at >= 0; at--) {
		const [commit, parent] = [line.commits[at]?.commit, line.commits[at + 1]?.commit];
		if (commit === void 0 || parent === void 0) continue;
		const single = await exemption(commit, parent, gate, input);
		singles.push(single);
		if (mayEdit(single, gate)) gate = await (0,_check_js__WEBPACK_IMPORTED_MODULE_2__.Ei)(await source.repository.commitTree(commit), options);
	}
	return singles.reverse();
}
function mayEdit({ differences }, gate) {
	return gate instanceof _start_js__WEBPACK_IMPORTED_MODULE_1__.st || differences.some(({ path }) => (0,_check_js__WEBPACK_IMPORTED_MODULE_2__.Ci)(gate, path));
}
async function exemption(commit, parent, gate, input) {
	const { source } = input;
	const differences = await differencesOf(source, parent, commit);
	const beside = await besideOf(input, parent, commit);
	const group = {
		commit,
		parent,
		differences,
		beside
	};
	if (beside.length > 0 || gate instanceof _start_js__WEBPACK_IMPORTED_MODULE_1__.st) return group;
	const { root } = gate.layout;
	const paths = differences.map(({ path }) => path);
	const isElsewhere = (path) => !path.startsWith(root) && !gate.mayDependOn(path) && !CODEOWNERS_PATHS.includes(path);
	if (paths.every(isElsewhere)) return {
		...group,
		exempt: "elsewhere"
	};
	const rejections = root + _check_js__WEBPACK_IMPORTED_MODULE_2__.za;
	if (!paths.every((path) => (0,_check_js__WEBPACK_IMPORTED_MODULE_2__.ho)(path, root) || path === rejections)) return group;
	if (paths.includes(rejections) && !await onlyAddsRejections(parent, commit, rejections, source)) return {
		...group,
		reason: "takes back or rewrites what was rejected"
	};
	return await isRegenerated(await source.repository.commitTree(commit), root, input) ? {
		...group,
		exempt: "regeneration"
	} : {
		...group,
		reason: "changes indexes to something else than generation gives"
	};
}
async function onlyAddsRejections(parent, commit, path, { repository }) {
	const read = async (revision) => {
		const files = new _check_js__WEBPACK_IMPORTED_MODULE_2__.Wi(await repository.commitTree(revision));
		return {
			...await (0,_check_js__WEBPACK_IMPORTED_MODULE_2__.Ai)(files, path),
			isBroken: files.problems.length > 0
		};
	};
	const [before, after] = [await read(parent), await read(commit)];
	const stays = ([claim, entry]) => JSON.stringify(after.claims.get(claim)) === JSON.stringify(entry);
	return !after.isBroken && [...before.claims].every(stays);
}
async function differencesOf({ repository }, from, to) {
	const [before, after] = await Promise.all([repository.commitTree(from), repository.commitTree(to)]);
	const differences = await before.stored?.differences(after);
	if (!differences) throw new Error(`${from} and ${to} are not stored together`);
	return differences;
}
async function besideOf({ source: { history }, directory }, from, to) {
	if (directory === "") return [];
	const [before, after] = [await codeOwnersFile(from, history), await codeOwnersFile(to, history)];
	if (before?.oid === after?.oid && before?.path === after?.path) return [];
	return [...new Set([before, after].flatMap((file) => file?.path ?? []))].map((path) => node_path__WEBPACK_IMPORTED_MODULE_11__.posix.relative(directory, path)).filter((path) => path.startsWith("../"));
}
async function isRegenerated(tree, root, input) {
	const { source, options, directory } = input;
	const present = (await tree.entries()).filter(({ path }) => (0,_check_js__WEBPACK_IMPORTED_MODULE_2__.ho)(path, root));
	const header = present.find(({ path }) => path === root + _check_js__WEBPACK_IMPORTED_MODULE_2__.oo);
	const { judgeDigest } = (header && (0,_check_js__WEBPACK_IMPORTED_MODULE_2__.Yn)(await (0,_check_js__WEBPACK_IMPORTED_MODULE_2__.ca)(tree, header))) ?? {};
	const made = {
		...await (0,_index_source_js__WEBPACK_IMPORTED_MODULE_8__.t)(source.repository, tree, options, new Date(0)),
		...judgeDigest !== void 0 && { judgeDigest }
	};
	const index = await (0,_make_index_js__WEBPACK_IMPORTED_MODULE_7__.t)({
		tree,
		root: directory,
		gate: options,
		source: made
	});
	if (present.length !== index.paths.length) return false;
	const entries = new Map(present.map((entry) => [entry.path, entry]));
	for await (const { path, oid } of index.files()) {
		const entry = entries.get(path);
		if (!entry || !(0,_check_js__WEBPACK_IMPORTED_MODULE_2__.aa)(entry.mode) || entry.oid !== oid) return false;
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
	if (!single) throw new Error(`there is no commit ${at}`);
	const found = pulls.get(single.commit) ?? [];
	const isBy = (number) => (commit) => pulls.get(commit)?.some((pull) => pull.number === number) === true;
	for (const pull of found) {
		const size = await sizeOf(at, singles, isBy(pull.number), pull.head, source);
		const oldest = size === void 0 ? void 0 : singles[at + size - 1];
		if (size === void 0 || !oldest) continue;
		const { commit } = single;
		const { parent } = oldest;
		if (size === 1) return {
			group: {
				...single,
				pull
			},
			size
		};
		return {
			group: {
				commit,
				parent,
				differences: await differencesOf(source, parent, commit),
				beside: await besideOf(input, parent, commit),
				pull
			},
			size
		};
	}
	if (single.exempt !== void 0 || single.reason !== void 0) return {
		group: single,
		size: 1
	};
	const [pull] = found;
	const reason = pull ? `does not hold what merging pull request ${pull.number} gives` : "came without a merged pull request";
	return {
		group: {
			...single,
			reason
		},
		size: 1
	};
}
async function sizeOf(at, singles, isByPull, head, { history }) {
	const run = singles.slice(at);
	const end = run.findIndex(({ commit }) => !isByPull(commit));
	for (let size = end === -1 ? run.length : end; size > 0; size--) {
		const [last, first] = [run[0], run[size - 1]];
		if (last && first && await history.isMergeOf(last.commit, first.parent, head)) return size;
	}
}
// src/commands/snapshot/make-tag.ts
const DEAD_AFTER = 3600;
const MAX_PLACES = 10;
const FIRST = "first";
async function makeTag(manifest, input) {
	const { source, isDryRun } = input;
	const { approvedAt, commit } = manifest;
	const known = new Map((await source.history.refs()).map((ref) => [ref.name, ref]));
	for (const tag of [(0,_check_js__WEBPACK_IMPORTED_MODULE_2__.un)(approvedAt), (0,_check_js__WEBPACK_IMPORTED_MODULE_2__.un)(approvedAt, commit)]) {
		if (tag === manifest.previous?.tag) continue;
		const before = known.get(`refs/tags/${tag}`);
		if (before) {
			if (await isSame(before, manifest, source)) return {
				tag,
				object: before.object
			};
			continue;
		}
		if (isDryRun) return {
			tag,
			object: commit
		};
		return await takePlace(tag, manifest, input);
	}
	const own = (0,_check_js__WEBPACK_IMPORTED_MODULE_2__.un)(approvedAt, commit);
	throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.st(`No snapshot can be made of ${idOf(commit)}: both names that it may have are taken, and ${own} is no snapshot of it.`, (0,_at_time_js__WEBPACK_IMPORTED_MODULE_10__.t)(own));
}
async function takePlace(tag, manifest, { forge, source }) {
	const after = manifest.previous?.object ?? FIRST;
	const request = {
		name: tag,
		commit: manifest.commit,
		message: (0,_chain_js__WEBPACK_IMPORTED_MODULE_3__.i)(manifest)
	};
	let place = after;
	for (let count = 0; count < MAX_PLACES; count++) {
		const made = await forge.createTag({
			...request,
			place
		});
		if (made.outcome === "made") return {
			tag,
			object: made.object
		};
		await source.fetchSnapshots((await forge.repository()).defaultBranch);
		const refs = (await source.history.refs()).filter(({ name }) => name.startsWith(_check_js__WEBPACK_IMPORTED_MODULE_2__.cn));
		if (made.outcome === "name taken") {
			const taken = refs.find(({ name }) => name === `refs/tags/${tag}`);
			if (taken && await isSame(taken, manifest, source)) return {
				tag,
				object: taken.object
			};
			throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.st(`Somebody made the tag ${tag} meanwhile. Nothing more was tagged.`, "Run the job again");
		}
		const holder = refs.find(({ object }) => object === made.object);
		if (holder && await followsSame(holder, manifest, source)) {
			if (await isSame(holder, manifest, source)) return {
				tag: shortName(holder),
				object: holder.object
			};
			throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.st(`Another run made ${shortName(holder)} of ${idOf(holder.commit)} meanwhile, and one snapshot alone may follow ${nameOf(manifest.previous)}: ${tag} of ${idOf(manifest.commit)} was not made.`, "Run the job again: it goes on from there");
		}
		if (!holder && made.age !== void 0 && Math.abs(made.age) < DEAD_AFTER) throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.st(`Another run is about to make the one snapshot that may follow ${nameOf(manifest.previous)}, and not the same: ${tag} of ${idOf(manifest.commit)} was not made.`, "Run the job again when that run has ended. Where it was cut off, its place is given away after an hour");
		place = `${after}-${made.object}`;
	}
	throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.st(`Too many runs took the place after ${nameOf(manifest.previous)} and made no snapshot. ${tag} was not made.`, "Look who makes refs below refs/memory-steward/ and delete them while no run is on");
}
async function isSame(ref, manifest, source) {
	const made = await readManifest(ref, source);
	return made?.commit === manifest.commit && made.previous?.object === manifest.previous?.object;
}
async function followsSame(ref, { previous }, source) {
	const made = await readManifest(ref, source);
	return made !== void 0 && made.previous?.object === previous?.object;
}
async function readManifest(ref, { history }) {
	const { object } = ref;
	const [text] = await history.tagTexts([object]);
	if (typeof text !== "string" || (0,_chain_js__WEBPACK_IMPORTED_MODULE_3__.n)({
		tag: shortName(ref),
		object,
		text
	}) !== void 0) return void 0;
	const read = (0,_chain_js__WEBPACK_IMPORTED_MODULE_3__.a)(text);
	return typeof read === "string" ? void 0 : read.manifest;
}
function shortName({ name }) {
	return name.slice(10);
}
function idOf(commit) {
	return commit === void 0 ? "no commit" : (0,_check_js__WEBPACK_IMPORTED_MODULE_2__.xi)(commit);
}
function nameOf(previous) {
	return previous?.tag ?? "the beginning";
}
// src/commands/snapshot/snapshot.ts
async function snapshot(input) {
	const { forge, source } = input;
	const { defaultBranch: branch } = await forge.repository();
	const tip = await source.fetchSnapshots(branch);
	const line = await source.history.line(tip);
	const chain = await (0,_read_snapshots_js__WEBPACK_IMPORTED_MODULE_5__.t)(source.history, await source.history.refs(), line);
	const last = newest(chain, input.directory);
	const faults = (0,_chain_faults_js__WEBPACK_IMPORTED_MODULE_4__.t)(chain);
	const nothing = {
		branch,
		made: [],
		latest: last?.tag,
		unapproved: [],
		failing: [],
		faults
	};
	if (input.onlyIfConfigured && !await isConfigured(tip, input)) return {
		...nothing,
		notes: ["No snapshots are made: memory-steward.yml says nothing of `snapshots`."]
	};
	const start = last ? last.manifest.commit : await attestedStart(tip, line, input);
	if (start === void 0) {
		const notes = [`There is no snapshot yet, and nobody vouches for the history so far. ${await firstAttestation(tip, input)}`];
		return {
			...nothing,
			notes
		};
	}
	const end = line.positions.get(start);
	if (end === void 0) throw new Error(`${start} is not on the line`);
	if (end === 0) return {
		...nothing,
		notes: [`Nothing was merged since ${last?.tag ?? (0,_check_js__WEBPACK_IMPORTED_MODULE_2__.xi)(start)}.`]
	};
	const startGate = await (0,_check_js__WEBPACK_IMPORTED_MODULE_2__.wi)(await source.repository.commitTree(start), input.options);
	const { options, directory } = input;
	const judgement = await judgeLine({
		forge,
		source,
		options,
		directory,
		groups: await groupsOf({
			forge,
			source,
			branch,
			line,
			end,
			gate: startGate,
			options,
			directory
		}),
		start,
		needsAttestation: !last
	});
	const judged = judgement.groups;
	const approved = await source.repository.commitTree(lastSettled(judged) ?? start);
	const policy = policyOf((await (0,_check_js__WEBPACK_IMPORTED_MODULE_2__.wi)(approved, options)).snapshots);
	const planned = plannedSnapshots(judged.map(({ group, isSettled }) => ({
		commit: group.commit,
		isIndex: group.exempt === "regeneration",
		mergedAt: group.pull?.mergedAt,
		isSettled
	})), policy.cadence, last?.manifest.approvedAt, input.now);
	const { made, failing, empty } = await makeAll(planned, judgement, last, input);
	const result = {
		branch,
		made,
		latest: made.at(-1)?.tag ?? last?.tag,
		failing,
		faults
	};
	const unapproved = await unapprovedIn(judged, source);
	if (!last && !judgement.start) {
		const beginning = {
			commit: start,
			...await source.history.headline(start),
			pullRequest: void 0
		};
		const reasons = ["is where the snapshots are to begin, and its attestation came without the reviews that the policy asks for"];
		return {
			...result,
			unapproved: [{
				...beginning,
				reasons
			}, ...unapproved],
			notes: [await firstAttestation(tip, input)]
		};
	}
	return {
		...result,
		unapproved,
		notes: [...emptyNotes(empty), ...notesOf(planned, judged, made)]
	};
}
async function isConfigured(tip, { source, options }) {
	return (await (0,_check_js__WEBPACK_IMPORTED_MODULE_2__.wi)(await source.repository.commitTree(tip), options)).snapshots !== void 0;
}
function newest({ links, strangers }, directory) {
	const last = links.findLast(_chain_js__WEBPACK_IMPORTED_MODULE_3__.r);
	const [doubtful] = (0,_at_time_js__WEBPACK_IMPORTED_MODULE_10__.o)(last, strangers);
	if (doubtful) throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.st(`No snapshot is made, since one may have been tampered with: ${(0,_chain_faults_js__WEBPACK_IMPORTED_MODULE_4__.n)(doubtful)}`, (0,_at_time_js__WEBPACK_IMPORTED_MODULE_10__.t)(doubtful.tag));
	if (last && last.manifest.directory !== directory) throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.st(`The snapshots of this repository are of the memory in "${last.manifest.directory}", not in "${directory}".`, "Name that folder: a repository has the snapshots of one memory");
	return last;
}
async function attestedStart(tip, line, { source, options }) {
	const tree = await source.repository.commitTree(tip);
	const { layout } = await (0,_check_js__WEBPACK_IMPORTED_MODULE_2__.wi)(tree, options);
	const places = (await attestationsIn(tree, layout.root + _check_js__WEBPACK_IMPORTED_MODULE_2__.pn)).filter(({ history }) => history === true).flatMap(({ commit }) => line.positions.get(commit) ?? []).sort((a, b) => a - b);
	return line.commits[places[0] ?? -1]?.commit;
}
async function firstAttestation(tip, { source, options, directory }) {
	const { layout } = await (0,_check_js__WEBPACK_IMPORTED_MODULE_2__.wi)(await source.repository.commitTree(tip), options);
	return `Add an entry to ${node_path__WEBPACK_IMPORTED_MODULE_11__.posix.join(directory, layout.root + _check_js__WEBPACK_IMPORTED_MODULE_2__.pn)} by a pull request that gets its reviews: commit ${tip}, history true, a reason and an actor.`;
}
function lastSettled(judged) {
	return judged.findLast(({ isSettled }) => isSettled)?.group.commit;
}
async function makeAll(planned, { groups, start }, last, input) {
	const made = [];
	const failing = [];
	const empty = [];
	let previous = last ? {
		tag: last.tag,
		object: last.object
	} : null;
	let from = 0;
	for (const plan of planned) {
		const approvals = groups.slice(from, plan.to).flatMap(({ approval }) => approval ?? []);
		if (start && previous === null) approvals.unshift(start);
		const answer = await manifestFor(plan, approvals, previous, input);
		if (!answer) {
			empty.push(plan.commit);
			continue;
		}
		if ("errors" in answer) {
			failing.push(answer);
			continue;
		}
		const { tag, object } = await makeTag(answer, input);
		made.push({
			tag,
			commit: plan.commit,
			mergeCommit: plan.mergeCommit,
			approvedAt: plan.approvedAt,
			pullRequests: [...new Set(approvals.flatMap(({ pullRequest }) => pullRequest ?? []))]
		});
		previous = {
			tag,
			object
		};
		from = plan.to;
	}
	return {
		made,
		failing,
		empty
	};
}
async function manifestFor({ commit, mergeCommit, approvedAt }, approvals, previous, { source, options, directory }) {
	const tree = await source.repository.commitTree(commit);
	const gate = await (0,_check_js__WEBPACK_IMPORTED_MODULE_2__.wi)(tree, options);
	if (!await (0,_check_js__WEBPACK_IMPORTED_MODULE_2__.St)([tree], gate)) return void 0;
	const { report } = await (0,_check_js__WEBPACK_IMPORTED_MODULE_2__.lt)({
		subject: { tree },
		root: directory,
		gate: options,
		now: new Date(approvedAt)
	});
	if (report.verdict === "fail") return {
		commit,
		errors: report.counts.error
	};
	const { files, records, notes, edges } = report.statistics;
	const { layout } = gate;
	return {
		schema: "memory-steward.snapshot/v1",
		steward: _version_js__WEBPACK_IMPORTED_MODULE_0__.n,
		commit,
		mergeCommit,
		approvedAt,
		directory,
		layout: report.layout,
		sourceDigest: (0,_check_js__WEBPACK_IMPORTED_MODULE_2__.V)(report),
		ontologyDigest: report.ontologyDigest,
		indexDigest: await (0,_index_digest_js__WEBPACK_IMPORTED_MODULE_9__.t)(tree, layout.root),
		statistics: {
			files,
			records,
			notes,
			edges
		},
		approvals: [...approvals],
		previous
	};
}
async function unapprovedIn(judged, { history }) {
	const open = judged.filter(({ approval }) => !approval);
	return await Promise.all(open.map(async ({ group: { commit, pull }, reasons }) => {
		return {
			commit,
			...await history.headline(commit),
			pullRequest: pull?.number,
			reasons
		};
	}));
}
function emptyNotes(commits) {
	const [first] = commits;
	if (first === void 0) return [];
	return [`${commits.length === 1 ? `${(0,_check_js__WEBPACK_IMPORTED_MODULE_2__.xi)(first)} has` : `${commits.length} commits from ${(0,_check_js__WEBPACK_IMPORTED_MODULE_2__.xi)(first)} on have`} no file of the memory yet: the first snapshot is made once there is one.`];
}
function notesOf(planned, judged, made) {
	const notes = [];
	const blocked = judged.findIndex(({ approval }) => !approval);
	if (blocked !== -1 && judged.length > blocked + 1) {
		const later = judged.length - blocked - 1;
		notes.push(`${later} later commit${later === 1 ? " waits" : "s wait"} until that is attested.`);
	}
	const ready = judged.some(({ isSettled, group }) => isSettled && group.pull !== void 0);
	if (ready && planned.length === 0) notes.push("The day's snapshot is made when the day has ended (UTC).");
	if (judged.length > 0 && made.length === 0 && blocked === -1 && !ready) notes.push("Since the last snapshot only indexes or other files have changed.");
	return notes;
}
// src/report/snapshot.ts
function renderSnapshotReport(report, isDryRun) {
	const lines = snapshotLines(report, isDryRun);
	return lines.length === 0 ? "" : `${lines.join("\n")}\n`;
}
function snapshotLines({ made, latest, ...rest }, isDryRun) {
	return [
		...made.map(({ tag, commit, pullRequests }) => {
			const by = pullRequests.length === 0 ? "" : `, pull request ${pullRequests.join(", ")}`;
			return `${isDryRun ? "would tag" : "tagged"} ${(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.L)(tag)} at ${(0,_check_js__WEBPACK_IMPORTED_MODULE_2__.xi)(commit)}${by}`;
		}),
		...problemLines(rest),
		...rest.notes.map(_start_js__WEBPACK_IMPORTED_MODULE_1__.L),
		latest === void 0 ? "no snapshot yet" : `newest snapshot: ${(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.L)(latest)}`
	];
}
function problemLines({ unapproved, failing, faults }) {
	return [
		...unapproved.map(({ commit, subject, author, pullRequest, reasons }) => {
			const origin = pullRequest === void 0 ? "direct push" : `pull request ${pullRequest}`;
			return `not approved: ${`${(0,_check_js__WEBPACK_IMPORTED_MODULE_2__.xi)(commit)} "${(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.R)(subject, 100)}" by ${(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.R)(author, 50)} (${origin})`}: ${reasons.map(_start_js__WEBPACK_IMPORTED_MODULE_1__.L).join("; ")}`;
		}),
		...failing.map(({ commit, errors }) => {
			return `not tagged: the check fails on ${(0,_check_js__WEBPACK_IMPORTED_MODULE_2__.xi)(commit)}, with ${(0,_check_js__WEBPACK_IMPORTED_MODULE_2__.z)(errors, "error")}`;
		}),
		...faults.map(_start_js__WEBPACK_IMPORTED_MODULE_1__.L)
	];
}
function renderSnapshotList(snapshots, faults) {
	const rows = [...snapshots].reverse().map(({ tag, manifest: { commit, statistics, approvals } }) => {
		const pulls = approvals.flatMap(({ pullRequest }) => pullRequest ?? []);
		const by = pulls.length === 0 ? "" : `, pull request ${[...new Set(pulls)].join(", ")}`;
		return `${tag}  ${(0,_check_js__WEBPACK_IMPORTED_MODULE_2__.xi)(commit)}  ${(0,_check_js__WEBPACK_IMPORTED_MODULE_2__.z)(statistics.records, "record")}${by}\n`;
	});
	return [...rows.length === 0 ? ["There is no snapshot in this clone.\n"] : rows, ...faults.map((fault) => `! ${(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.L)(fault)}\n`)].join("");
}
function renderSnapshot({ tag, object, manifest }) {
	const rows = [
		["tag", `${tag}, object ${object}`],
		["commit", manifest.commit],
		["merge", manifest.mergeCommit],
		["approved at", manifest.approvedAt],
		["memory", `${(0,_check_js__WEBPACK_IMPORTED_MODULE_2__.z)(manifest.statistics.records, "record")}, layout ${manifest.layout}, folder "${manifest.directory}"`],
		["sources", manifest.sourceDigest],
		["ontology", manifest.ontologyDigest],
		["index", manifest.indexDigest ?? "none"],
		["previous", manifest.previous?.tag ?? "none"]
	];
	const approvals = manifest.approvals.map(({ commit, by, pullRequest, reviewers = [], attestedBy, reason }) => {
		const pull = pullRequest === void 0 ? "" : ` ${pullRequest}`;
		const people = reviewers.length === 0 ? "" : ` by ${reviewers.join(", ")}`;
		const why = attestedBy === void 0 ? "" : ` by ${attestedBy}: ${reason ?? ""}`;
		return `  ${(0,_check_js__WEBPACK_IMPORTED_MODULE_2__.xi)(commit)}  ${by}${(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.R)(pull + people + why, 300)}\n`;
	});
	return [
		...rows.map(([name, value]) => `${name.padEnd(11)} ${(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.L)(value)}\n`),
		"approvals\n",
		...approvals
	].join("");
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