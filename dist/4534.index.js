"use strict";
exports.id = 4534;
exports.ids = [4534];
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

/***/ 7874:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ always),
/* harmony export */   r: () => (/* binding */ isNewerRun),
/* harmony export */   t: () => (/* binding */ COMMENT_BYTES)
/* harmony export */ });
// src/memory/forge.ts
const always = () => Promise.resolve();
function isNewerRun(left, right) {
	return left.id > right.id || left.id === right.id && left.attempt > right.attempt;
}
const COMMENT_BYTES = 65280;



/***/ }),

/***/ 3948:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ joinedPage),
/* harmony export */   r: () => (/* binding */ withRun),
/* harmony export */   t: () => (/* binding */ MEMORY_PAGE)
/* harmony export */ });
// src/runs/memory-page.ts
const MEMORY_PAGE = "babysitter/MEMORY.md";
const BEGIN = /<!-- memory-steward:runs -->(\r?\n)/g;
const END = "<!-- /memory-steward:runs -->";
const MAX_LISTED = 20;
function withRun(text, { slug, updatedAt, status, session }) {
	const page = pageOf(text);
	if (!page) return void 0;
	return withLines(page, [`- ${updatedAt} [${slug}](${session.replace(/^babysitter\//, "")}): ${status}`]);
}
function joinedPage(left, main, wanted) {
	const [was, now, proposed] = [
		pageOf(left),
		pageOf(main),
		pageOf(wanted)
	];
	if (!was || !now || !proposed) return void 0;
	if (was.before !== proposed.before || was.after !== proposed.after) return void 0;
	const known = new Set(was.lines);
	return withLines(now, proposed.lines.filter((line) => !known.has(line)));
}
function pageOf(text) {
	const [begin, second] = text.matchAll(BEGIN);
	if (!begin || second) return void 0;
	const [mark, lineEnd = "\n"] = begin;
	const from = begin.index + mark.length;
	const end = text.indexOf(END, from);
	if (end === -1 || text.includes(END, end + 1)) return void 0;
	const lines = text.slice(from, end).split(/\r?\n/).filter((line) => line.startsWith("- "));
	return {
		before: text.slice(0, from),
		lineEnd,
		lines,
		after: text.slice(end)
	};
}
function withLines({ before, lineEnd, lines, after }, added) {
	const slugs = new Set(added.map(slugOf));
	return before + [...lines.filter((line) => {
		const slug = slugOf(line);
		return slug === void 0 || !slugs.has(slug);
	}), ...added].sort().reverse().slice(0, MAX_LISTED).map((line) => line + lineEnd).join("") + after;
}
function slugOf(line) {
	return /\[([^\]]{1,100})\]/.exec(line)?.[1];
}



/***/ }),

/***/ 7073:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ mergeIntoBranch)
/* harmony export */ });
/* harmony import */ var _same_bytes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9629);
/* harmony import */ var _time_pointer_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3084);


// src/updates/merge-into-branch.ts
function mergeIntoBranch({ path, left, head, wanted, time, form }) {
	if ((0,_same_bytes_js__WEBPACK_IMPORTED_MODULE_1__.t)(head, left) || (0,_same_bytes_js__WEBPACK_IMPORTED_MODULE_1__.t)(head, wanted)) return {
		bytes: wanted,
		conflicts: []
	};
	if ((0,_same_bytes_js__WEBPACK_IMPORTED_MODULE_1__.t)(wanted, left)) return {
		bytes: head,
		conflicts: []
	};
	const merged = head && wanted && (0,_time_pointer_js__WEBPACK_IMPORTED_MODULE_0__.r)(path, {
		main: head,
		base: left,
		propose: { bytes: wanted },
		time,
		form
	});
	if (merged) return {
		bytes: merged.after,
		conflicts: merged.conflicts
	};
	return {
		bytes: head,
		conflicts: [{
			field: "file",
			main: textOf(head),
			proposed: textOf(wanted)
		}]
	};
}
function textOf(bytes) {
	return bytes && new TextDecoder().decode(bytes);
}



/***/ }),

/***/ 6753:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ takeBackUnjudged),
/* harmony export */   n: () => (/* binding */ stands),
/* harmony export */   r: () => (/* binding */ takeBackRequest),
/* harmony export */   t: () => (/* binding */ isStewardsRequest)
/* harmony export */ });
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4105);
/* harmony import */ var _branches_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4889);
/* harmony import */ var _forge_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7874);
/* harmony import */ var _forge_refusal_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9695);
/* harmony import */ var _proposal_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8787);





// src/commands/publish/merge-request.ts
async function isStewardsRequest(forge, pull) {
	const by = pull.mergesItself?.by;
	if (!by) return false;
	if (isNamed(by, (await forge.identity()).login)) return true;
	return by.isBot && await forge.ownComment(pull.number, "proposal", by) !== void 0;
}
async function takeBackRequest(forge, pull) {
	if (!await isStewardsRequest(forge, pull)) return false;
	await withdraw(forge, pull);
	return true;
}
async function takeBackUnjudged(forge, pull) {
	const by = pull.mergesItself?.by;
	if (!by || !(0,_branches_js__WEBPACK_IMPORTED_MODULE_1__.r)(pull)) return false;
	try {
		if (!await isStewardsRequest(forge, pull)) return false;
		if ((await forge.ownComment(pull.number, "proposal", by))?.own === pull.head.sha) return false;
		await withdraw(forge, pull);
		return true;
	} catch (error) {
		if (!(error instanceof _start_js__WEBPACK_IMPORTED_MODULE_0__.st)) throw error;
		throw stands(pull.number, error);
	}
}
function stands(number, cause) {
	const why = cause === void 0 ? "it cannot be read" : cause.message.replace(/\.$/, "");
	const missing = cause instanceof _forge_refusal_js__WEBPACK_IMPORTED_MODULE_2__.o && cause.advice !== void 0 ? ` ${cause.advice}, or` : "";
	return new _start_js__WEBPACK_IMPORTED_MODULE_0__.st(`GitHub would merge pull request ${number} by itself once its checks pass, and its head may be what nobody judged: ${why}.`, `${missing} turn auto-merge off on its page and run this job again`.trim());
}
async function withdraw(forge, pull) {
	await forge.setAutoMerge(pull, false, _forge_js__WEBPACK_IMPORTED_MODULE_4__.n);
	try {
		await forge.setLabels(pull, {
			add: [],
			remove: [_proposal_js__WEBPACK_IMPORTED_MODULE_3__.i.auto]
		}, _forge_js__WEBPACK_IMPORTED_MODULE_4__.n);
	} catch (error) {
		if (!(error instanceof _start_js__WEBPACK_IMPORTED_MODULE_0__.st)) throw error;
	}
}
function isNamed({ login, isBot }, own) {
	return (isBot ? [own, `${own}[bot]`] : [own]).some((name) => (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.ct)(name, login));
}



/***/ }),

/***/ 4534:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ proposals)
/* harmony export */ });
/* harmony import */ var _forge_refusal_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9695);
/* harmony import */ var _branches_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4889);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4105);
/* harmony import */ var _forge_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(7874);
/* harmony import */ var _proposal_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8787);
/* harmony import */ var _standing_comment_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4453);
/* harmony import */ var _merge_request_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6753);
/* harmony import */ var _rejected_before_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6891);
/* harmony import */ var _by_design_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(1095);
/* harmony import */ var _review_index_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8268);
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(5553);
/* harmony import */ var _same_bytes_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(9629);
/* harmony import */ var _memory_page_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(3948);
/* harmony import */ var _merge_into_branch_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(7073);
/* harmony import */ var _keyed_records_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(352);
/* harmony import */ var _approvals_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(6349);
/* harmony import */ var _review_changes_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(345);
/* harmony import */ var _time_pointer_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(3084);


















// src/commands/propose/merge-main.ts
async function mergeMain({ branch, head, changes }, { forge, main, root }) {
	const state = await forge.branchState(branch, main);
	if (state?.head !== head) throw new _forge_refusal_js__WEBPACK_IMPORTED_MODULE_0__.t(`the branch ${branch} has moved`);
	const last = ownTrailers(state);
	if (!last) return void 0;
	return await forge.advanceBranch({
		branch,
		expectedHead: head,
		parents: [head, main],
		onto: main,
		text: {
			headline: "Lay the proposal on main as it is",
			body: (0,_proposal_js__WEBPACK_IMPORTED_MODULE_3__.u)(last)
		},
		changes: changes.map(({ path, bytes }) => ({
			path: root === "" ? path : `${root}/${path}`,
			bytes
		}))
	});
}
function ownTrailers({ commits }) {
	const trailers = commits.map(({ isOurs, message }) => isOurs ? (0,_proposal_js__WEBPACK_IMPORTED_MODULE_3__.l)(message) : void 0);
	return trailers.every((each) => each !== void 0) ? trailers.at(-1) : void 0;
}
// src/commands/propose/standing-story.ts
function storyOf({ duplicates, conflicts, isBroken, findings, rejection, withheld }, rivals, { address, main, context }, { isHeld = false, isUpdated = false, hasPeoplesCommits = false }) {
	return {
		repository: address,
		root: context.root,
		main,
		duplicates,
		isHeld,
		isUpdated,
		hasPeoplesCommits,
		conflicts: conflicts.map(({ path, field, main: now, proposed }) => withheld.has(path) ? {
			path,
			field
		} : {
			path,
			field,
			values: {
				main: now,
				proposed
			}
		}),
		findings: isBroken ? findings.map(({ rule, path, message }) => withheld.has(path) ? {
			rule,
			path
		} : {
			rule,
			path,
			message
		}) : [],
		rivals,
		...rejection && { rejection: (0,_rejected_before_js__WEBPACK_IMPORTED_MODULE_6__.r)(rejection) }
	};
}
function reasonsOf({ conflicts, isBroken, findings, rejection }, rivals, { isUpdated, hasPeoplesCommits }) {
	return [
		...isUpdated ? ["main changed the same files, and it was laid on them"] : [],
		...hasPeoplesCommits ? ["main changed the same files, and people have committed to its branch"] : [],
		...conflicts.length > 0 ? ["main and it changed the same to different ends"] : [],
		...isBroken ? [`it does not pass any more: ${[...new Set(findings.map(({ rule }) => rule))].join(", ")}`] : [],
		...rivals.length > 0 ? [`it competes with ${rivals.map(({ pull }) => `#${pull}`).join(", ")}`] : [],
		...rejection ? ["the same was rejected before"] : []
	];
}
// src/commands/propose/auto-approval.ts
const DEFAULTS = {
	maxBytes: 8192,
	sensitivity: ["public", "internal"]
};
function approvalConditions({ records, files, findings, isFirst, needsApprovals, isOwnWork, isAlone }, policy) {
	const { maxBytes = DEFAULTS.maxBytes, sensitivity = DEFAULTS.sensitivity } = policy;
	const bytes = files.reduce((sum, file) => sum + (file.bytes?.length ?? 0), 0);
	const written = new Set(records.map(({ path }) => path));
	const levels = sensitivity;
	return [
		{
			unmet: "it does more than bring new records",
			holds: records.length > 0 && files.every(({ path, bytes, isKnown }) => !isKnown && bytes !== void 0 && written.has(path))
		},
		...conditionsOfAll(records),
		{
			unmet: "its sensitivity is not among those that may pass",
			holds: records.every((record) => record.sensitivity.every((level) => levels.includes(level)))
		},
		{
			unmet: `it is larger than ${maxBytes} bytes`,
			holds: bytes <= maxBytes
		},
		{
			unmet: "the check has something to say of it",
			holds: findings.every(_by_design_js__WEBPACK_IMPORTED_MODULE_13__.t)
		},
		{
			unmet: "the memory begins with it, and whether it is where it is to be is for a person to see",
			holds: !isFirst
		},
		{
			unmet: "the ontology asks for approvals of a record like this",
			holds: !needsApprovals
		},
		{
			unmet: "its branch holds a commit that is not the steward's, or that GitHub did not sign",
			holds: isOwnWork
		},
		{
			unmet: "it competes with another proposal, or does not fit main as it is",
			holds: isAlone
		}
	];
}
function conditionsOfAll(records) {
	const [first = [], ...others] = records.map(({ reviewed }) => (0,_review_index_js__WEBPACK_IMPORTED_MODULE_7__.a)(reviewed));
	return first.map(({ unmet, holds }, index) => ({
		unmet,
		holds: holds && others.every((conditions) => conditions[index]?.holds === true)
	}));
}
// src/commands/propose/unmet-conditions.ts
async function unmetConditions(standing, isAlone, branch, { forge, main, gate }) {
	const policy = gate.proposals.autoApprove;
	if (policy === void 0 || branch.name.startsWith((0,_branches_js__WEBPACK_IMPORTED_MODULE_1__.n)("import"))) return void 0;
	const facts = {
		...standing,
		records: standing.reviews,
		isAlone: isAlone && standing.conflicts.length === 0 && standing.rejection === void 0
	};
	const unmetBy = (isOwnWork) => approvalConditions({
		...facts,
		isOwnWork
	}, policy).filter(({ holds }) => !holds).map(({ unmet }) => unmet);
	const others = unmetBy(true);
	if (others.length > 0) return others;
	if (await branch.ownHead() !== branch.head) return unmetBy(false);
	const state = await forge.branchState(branch.name, main);
	return unmetBy(state?.head === branch.head && state.commits.every((commit) => commit.isSigned) && ownTrailers(state) !== void 0);
}
// src/commands/propose/act-on-proposal.ts
function isOver({ changes, conflicts, duplicates }) {
	return duplicates.length > 0 || changes.length === 0 && conflicts.length === 0;
}
async function actOnProposal(judged, rivals, place) {
	const proposal = new OpenProposal(judged, rivals, place, await (0,_merge_request_js__WEBPACK_IMPORTED_MODULE_5__.t)(place.forge, judged.pull));
	return isOver(judged.standing) ? await proposal.close() : await proposal.keep();
}
var OpenProposal = class {
	#judged;
	#rivals;
	#place;
	#isAsked;
	#pull;
	#comment;
	constructor(judged, rivals, place, isAsked) {
		this.#judged = judged;
		this.#rivals = rivals;
		this.#place = place;
		this.#isAsked = isAsked;
		this.#pull = judged.pull;
	}
	async close() {
		const { standing, head } = this.#judged;
		const { forge } = this.#place;
		const { number } = this.#pull;
		await this.#takeBackRequest();
		const comment = await this.#ownComment();
		if (!comment) return await this.#leaveStrange();
		const isHeld = standing.duplicates.length === 0;
		const story = storyOf(standing, [], this.#place, { isHeld });
		if (!await this.#tell(comment, story, head, comment.own)) throw new _start_js__WEBPACK_IMPORTED_MODULE_2__.st("its comment has no room for why it would be closed, so it stays open");
		await forge.setLabels(this.#pull, {
			add: [_proposal_js__WEBPACK_IMPORTED_MODULE_3__.i.duplicate],
			remove: []
		}, _forge_js__WEBPACK_IMPORTED_MODULE_14__.n);
		await forge.closePullRequest(number, unlessMoved(forge, number, head));
		const ids = standing.duplicates.map(({ id }) => id);
		return {
			outcome: "closed",
			reasons: [isHeld ? "main holds all of it" : `the memory says it in ${ids.join(", ")}`]
		};
	}
	async keep() {
		const { standing } = this.#judged;
		const { forge } = this.#place;
		const branch = await this.#bringUpToDate();
		if (!branch) return await this.#leaveStrange();
		const unmet = await this.#unmetConditions(branch);
		const passes = unmet?.length === 0;
		if (!passes) await this.#takeBackRequest();
		const story = {
			...storyOf(standing, this.#rivals, this.#place, branch),
			...unmet && { unmet }
		};
		const says = (0,_standing_comment_js__WEBPACK_IMPORTED_MODULE_4__.r)(story) !== "";
		if (says || passes || branch.isUpdated || MANAGED.some((label) => this.#pull.labels.includes(label))) {
			const comment = await this.#ownComment();
			if (!comment) return await this.#leaveStrange();
			if (!await this.#tell(comment, story, branch.head, this.#ownHead(comment, branch)) && passes) throw new _start_js__WEBPACK_IMPORTED_MODULE_2__.st("its comment has no room for the head that would be merged");
		}
		const add = labelsOf(standing, {
			isCompeting: this.#rivals.length > 0,
			passes,
			...branch
		});
		await forge.setLabels(this.#pull, {
			add,
			remove: MANAGED.filter((label) => !add.includes(label))
		}, _forge_js__WEBPACK_IMPORTED_MODULE_14__.n);
		if (passes) await this.#askForMerge(branch.head);
		return {
			outcome: branch.isUpdated ? "laid" : passes ? "approved" : says ? "told" : "untouched",
			reasons: reasonsOf(standing, this.#rivals, branch)
		};
	}
	async #bringUpToDate() {
		const { standing, head, pull } = this.#judged;
		const { forge, main, context } = this.#place;
		if (!(standing.isMoved && standing.conflicts.length === 0 && !standing.isBroken)) return {
			head,
			isUpdated: false,
			hasPeoplesCommits: false
		};
		await this.#takeBackRequest();
		if (!await this.#ownComment()) return void 0;
		const { branch } = pull.head;
		const merged = await mergeMain({
			branch,
			head,
			changes: standing.changes
		}, {
			forge,
			main,
			root: context.root
		});
		if (merged === void 0) return {
			head,
			isUpdated: false,
			hasPeoplesCommits: true
		};
		return {
			head: merged,
			isUpdated: true,
			hasPeoplesCommits: false
		};
	}
	async #unmetConditions(now) {
		const { standing, pull } = this.#judged;
		const { forge, main, context } = this.#place;
		const isAlone = this.#rivals.length === 0 && !now.hasPeoplesCommits;
		const ownHead = async () => {
			const comment = await this.#ownComment();
			return comment && this.#ownHead(comment, now);
		};
		return await unmetConditions(standing, isAlone, {
			name: pull.head.branch,
			head: now.head,
			ownHead
		}, {
			forge,
			main,
			gate: context.basis.current.gate
		});
	}
	async #ownComment() {
		return this.#comment ??= await this.#place.forge.ownComment(this.#pull.number, "proposal");
	}
	#ownHead({ own }, { isUpdated, head }) {
		return isUpdated && own === this.#judged.head ? head : own;
	}
	async #tell(comment, story, head, own) {
		const body = (0,_standing_comment_js__WEBPACK_IMPORTED_MODULE_4__.n)(comment.body, (0,_standing_comment_js__WEBPACK_IMPORTED_MODULE_4__.r)(story));
		if (!body) return false;
		if (!body.isNew && own === comment.own) return true;
		const told = {
			subject: "proposal",
			body: body.text,
			head,
			run: comment.run,
			own
		};
		await this.#place.forge.upsertComment(this.#pull.number, told, _forge_js__WEBPACK_IMPORTED_MODULE_14__.n);
		return true;
	}
	async #askForMerge(head) {
		const { forge } = this.#place;
		const now = {
			...this.#pull,
			head: {
				...this.#pull.head,
				sha: head
			}
		};
		await forge.setAutoMerge(now, true, unlessMoved(forge, now.number, head));
	}
	async #takeBackRequest() {
		if (!this.#isAsked || !this.#pull.mergesItself) return;
		await this.#place.forge.setAutoMerge(this.#pull, false, _forge_js__WEBPACK_IMPORTED_MODULE_14__.n);
		const { mergesItself: _, ...rest } = this.#pull;
		this.#pull = rest;
	}
	async #leaveStrange() {
		const { number, author } = this.#pull;
		return {
			outcome: "untouched",
			reasons: [await this.#place.forge.ownComment(number, "proposal", author) !== void 0 ? `its comment is that of ${author.login}, with whose token it was proposed, and this run has another one: give the jobs that propose and this one the same token, or close it by hand` : "no comment of the steward stands on it, so it is not the steward's to close or to change"],
			isStrange: true
		};
	}
};
const MANAGED = [
	_proposal_js__WEBPACK_IMPORTED_MODULE_3__.i.duplicate,
	_proposal_js__WEBPACK_IMPORTED_MODULE_3__.i.competing,
	_proposal_js__WEBPACK_IMPORTED_MODULE_3__.i.broken,
	_proposal_js__WEBPACK_IMPORTED_MODULE_3__.i.outdated,
	_proposal_js__WEBPACK_IMPORTED_MODULE_3__.i.auto
];
function labelsOf({ isBroken, conflicts }, now) {
	return [
		...now.isCompeting ? [_proposal_js__WEBPACK_IMPORTED_MODULE_3__.i.competing] : [],
		...isBroken ? [_proposal_js__WEBPACK_IMPORTED_MODULE_3__.i.broken] : [],
		...now.hasPeoplesCommits || conflicts.length > 0 ? [_proposal_js__WEBPACK_IMPORTED_MODULE_3__.i.outdated] : [],
		...now.passes ? [_proposal_js__WEBPACK_IMPORTED_MODULE_3__.i.auto] : []
	];
}
function unlessMoved(forge, number, head) {
	return async () => {
		const now = await forge.pullRequest(number);
		if (now?.isOpen && now.head.sha === head) return;
		throw new _forge_refusal_js__WEBPACK_IMPORTED_MODULE_0__.i(`pull request ${number} moved on meanwhile`);
	};
}
// src/commands/propose/judge-proposal.ts
async function judgeProposal(change, number, input) {
	const { gate } = input.basis.current;
	const merged = await mergeIntoMain(change, input);
	const changes = merged.files.filter(({ main, after }) => !(0,_same_bytes_js__WEBPACK_IMPORTED_MODULE_15__.t)(main, after));
	const claims = (0,_rejected_before_js__WEBPACK_IMPORTED_MODULE_6__.t)(changes.map(({ path, main, after }) => ({
		path,
		before: main,
		after
	})), gate);
	const reviews = claims.map(({ subject }) => {
		const bytes = changes.find(({ path }) => path === subject.path)?.after;
		const sensitivity = bytes ? sensitivityIn(subject.path, bytes, gate) : [];
		return {
			path: subject.path,
			reviewed: (0,_review_index_js__WEBPACK_IMPORTED_MODULE_7__.r)(subject, input.known, input.now, input.broken),
			sensitivity
		};
	});
	const duplicates = duplicatesOf(changes, reviews, input);
	const rejection = claims.map(({ claim }) => gate.rejections.claims.get(claim)).find((each) => each !== void 0 && each.pullRequest !== number);
	const standing = {
		changes: changes.map(({ path, after }) => ({
			path,
			bytes: after
		})),
		isMoved: merged.files.some(({ isMoved }) => isMoved),
		conflicts: merged.conflicts,
		withheld: merged.withheld,
		duplicates,
		reviews,
		files: changes.map(({ path, main, after }) => ({
			path,
			bytes: after,
			isKnown: main !== void 0
		})),
		needsApprovals: changes.some(({ path, after }) => after && (0,_approvals_js__WEBPACK_IMPORTED_MODULE_16__.n)(gate.ontology, traitsIn(path, after, gate))),
		isFirst: input.basis.isEmpty,
		records: recordsOf(merged.files, input),
		claims,
		...rejection && { rejection }
	};
	if (changes.length === 0 || duplicates.length > 0) return {
		...standing,
		findings: [],
		isBroken: false
	};
	const { findings, refusals } = await (0,_review_changes_js__WEBPACK_IMPORTED_MODULE_11__.r)({
		...input,
		bytes: new Uint8Array()
	}, input.basis, changes.map(({ path, main, after }, index) => {
		return {
			change: index + 1,
			path,
			before: main,
			after,
			reason: "",
			conflicts: []
		};
	}));
	return {
		...standing,
		findings,
		isBroken: refusals.length > 0
	};
}
async function mergeIntoMain(change, { basis, entries }) {
	const { gate, judgement } = basis.current;
	const [before, after] = [await filesOf(change.before), await filesOf(change.after)];
	const files = [];
	const conflicts = [];
	const withheld = new Set();
	for (const path of [...new Set([...before.keys(), ...after.keys()])].sort()) {
		const [was, is, entry] = [
			before.get(path),
			after.get(path),
			entries.get(path)
		];
		const main = entry && await (0,_check_js__WEBPACK_IMPORTED_MODULE_8__.ca)(basis.main, entry);
		const isMoved = entry?.oid !== was?.oid && entry?.oid !== is?.oid;
		const time = (0,_time_pointer_js__WEBPACK_IMPORTED_MODULE_12__.t)(path, judgement.graph, gate.layout);
		const form = (0,_keyed_records_js__WEBPACK_IMPORTED_MODULE_10__.p)(path, gate.layout, gate.limits);
		const sides = {
			path,
			left: was?.bytes,
			head: main,
			wanted: is?.bytes,
			time,
			form
		};
		const merged = (path === gate.layout.root + "babysitter/MEMORY.md" ? mergePage(sides) : void 0) ?? (0,_merge_into_branch_js__WEBPACK_IMPORTED_MODULE_9__.t)(sides);
		files.push({
			path,
			main,
			after: merged.bytes,
			isMoved
		});
		if ([main, is?.bytes].some((bytes) => bytes && isRestricted(path, bytes, basis))) withheld.add(path);
		(0,_check_js__WEBPACK_IMPORTED_MODULE_8__.Xa)(conflicts, merged.conflicts.map((conflict) => ({
			...conflict,
			path
		})));
	}
	return {
		files,
		conflicts,
		withheld
	};
}
function mergePage({ left, head, wanted }) {
	if (!left || !head || !wanted) return void 0;
	const [was, now, proposed] = [
		left,
		head,
		wanted
	].map((bytes) => Buffer.from(bytes).toString("utf8"));
	const text = (0,_memory_page_js__WEBPACK_IMPORTED_MODULE_17__.n)(was ?? "", now ?? "", proposed ?? "");
	return text === void 0 ? void 0 : {
		bytes: Buffer.from(text),
		conflicts: []
	};
}
function isRestricted(path, bytes, { current: { gate } }) {
	return (0,_rejected_before_js__WEBPACK_IMPORTED_MODULE_6__.T)(path, bytes, gate).some((subject) => subject.isWithheld);
}
async function filesOf(tree) {
	const files = new Map();
	await tree.read(await tree.entries(), ({ path, oid }, bytes) => {
		if (!(bytes instanceof Error)) files.set(path, {
			oid,
			bytes
		});
	});
	return files;
}
function duplicatesOf(changes, reviews, { basis }) {
	const { graph } = basis.current.judgement;
	const brought = new Set(reviews.map(({ path }) => path));
	if (reviews.length === 0 || !changes.every(({ path, main }) => main === void 0 && brought.has(path))) return [];
	const found = reviews.map(({ reviewed: { candidate, relation, handling, targets } }) => {
		if (relation !== "duplicate" || handling !== "closed" || graph.records.has(candidate.subject.id)) return [];
		return targets.map(({ target }) => target.subject);
	});
	return found.every((targets) => targets.length > 0) ? found.flat() : [];
}
function sensitivityIn(path, bytes, gate) {
	const levels = [];
	(0,_check_js__WEBPACK_IMPORTED_MODULE_8__.Rn)(path, bytes, gate, ({ declaration }) => levels.push(declaration.sensitivity ?? "internal"));
	return levels;
}
function traitsIn(path, bytes, gate) {
	const traits = [];
	(0,_check_js__WEBPACK_IMPORTED_MODULE_8__.Rn)(path, bytes, gate, ({ declaration: { kind, className, sensitivity = "internal" } }) => {
		traits.push({
			kinds: kind === void 0 ? [] : [kind],
			classes: [className],
			sensitivity: [sensitivity]
		});
	});
	return traits;
}
function recordsOf(files, { basis }) {
	const { gate } = basis.current;
	const ids = files.flatMap(({ path, main, after }) => {
		const subjects = [main, after].flatMap((bytes) => bytes ? (0,_rejected_before_js__WEBPACK_IMPORTED_MODULE_6__.T)(path, bytes, gate) : []);
		return subjects.length === 0 ? [path] : subjects.map(({ id }) => id);
	});
	return [...new Set(ids)].sort();
}
// src/commands/propose/rival-proposals.ts
function rivalsOf(proposals, now) {
	const shared = new Map();
	const add = (one, other) => {
		for (const [own, rival] of [[one, other], [other, one]]) {
			const rivals = shared.get(own.pull) ?? new Map();
			shared.set(own.pull, rivals.set(rival.pull, (rivals.get(rival.pull) ?? new Set()).add(rival.id)));
		}
	};
	const byName = new Map();
	const meet = (name, side) => {
		const sides = byName.get(name) ?? [];
		byName.set(name, sides);
		for (const other of sides) if (other.pull !== side.pull) add(side, other);
		sides.push(side);
	};
	const joined = [];
	const owners = new Map();
	for (const { pull, records, claims } of proposals) {
		for (const id of records) meet(`record ${id}`, {
			pull,
			id
		});
		const index = new _review_index_js__WEBPACK_IMPORTED_MODULE_7__.t(joined);
		for (const { claim, subject } of claims) {
			meet(`claim ${claim}`, {
				pull,
				id: subject.id
			});
			const { relation, targets } = (0,_review_index_js__WEBPACK_IMPORTED_MODULE_7__.r)(subject, index, now);
			if (relation !== "duplicate") continue;
			for (const { target } of targets) {
				const other = owners.get(keyOf(target.subject));
				if (other !== void 0) add({
					pull,
					id: subject.id
				}, {
					pull: other,
					id: target.subject.id
				});
			}
		}
		for (const { subject } of claims) {
			if (owners.has(keyOf(subject))) continue;
			owners.set(keyOf(subject), pull);
			joined.push({
				...subject,
				status: "candidate"
			});
		}
	}
	return new Map([...shared].map(([pull, rivals]) => [pull, listOf(rivals)]));
}
function keyOf({ id, path }) {
	return `${id}\0${path}`;
}
function listOf(rivals) {
	return [...rivals].sort(([a], [b]) => a - b).map(([pull, ids]) => ({
		pull,
		records: [...ids].sort()
	}));
}
// src/commands/propose/proposals.ts
const MAX_PULLS = 100;
const MAX_LISTED = 1e3;
const MAX_MS = 6e4;
async function proposals(input) {
	const { forge, source } = input;
	const repository = await forge.repository();
	const { pulls } = await forge.openPullRequests(MAX_LISTED);
	const wanted = ({ number }) => input.only === void 0 || number === input.only;
	const open = pulls.slice(0, MAX_PULLS).filter(_branches_js__WEBPACK_IMPORTED_MODULE_1__.r).filter(({ base }) => base.branch === repository.defaultBranch).sort((a, b) => a.number - b.number);
	const living = [];
	for (const pull of pulls.filter(_branches_js__WEBPACK_IMPORTED_MODULE_1__.r).filter((each) => wanted(each) && each.mergesItself && !open.includes(each))) living.push(await leave(pull, "it is not among those that are judged again", forge));
	const notes = pulls.length > MAX_PULLS ? [`More than ${MAX_PULLS} pull requests are open: those that nobody touched for longest wait.`] : [];
	if (open.length === 0) return {
		proposals: living,
		notes
	};
	const fetched = await source.fetch(repository.defaultBranch, open.map(({ number }) => number));
	const context = await contextOf(fetched.base, input);
	const judged = [];
	for (const pull of open) {
		const standing = await standingOf(pull, fetched, source, context);
		if (typeof standing !== "string") judged.push(standing);
		else if (wanted(pull)) living.push(await leave(pull, standing, forge));
	}
	const rivals = rivalsOf(judged.filter(({ standing }) => !isOver(standing)).map(({ pull, standing }) => ({
		pull: pull.number,
		...standing
	})), input.now);
	const place = {
		forge,
		address: `${input.server}/${repository.owner}/${repository.name}`,
		main: fetched.base,
		context
	};
	for (const each of judged.filter(({ pull }) => wanted(pull))) {
		const own = rivals.get(each.pull.number) ?? [];
		living.push(await attempt(each.pull, () => actOnProposal(each, own, place)));
	}
	return {
		main: fetched.base,
		proposals: living.sort((a, b) => a.pull - b.pull),
		notes
	};
}
async function leave(pull, reason, forge) {
	return await attempt(pull, async () => {
		return {
			outcome: "untouched",
			reasons: await (0,_merge_request_js__WEBPACK_IMPORTED_MODULE_5__.r)(forge, pull) ? [reason, "it merges by itself no more"] : [reason]
		};
	});
}
async function standingOf(pull, { base, heads }, { repository }, context) {
	const head = heads.get(pull.number);
	if (head === void 0) return "its branch is gone";
	const change = await repository.branchChange(base, head, MAX_MS);
	if (!change) return "it shares no history with its target branch, or changes too much, so it is not judged again";
	try {
		return {
			pull,
			head,
			standing: await judgeProposal(change, pull.number, context)
		};
	} catch (error) {
		if (!(error instanceof _start_js__WEBPACK_IMPORTED_MODULE_2__.st)) throw error;
		return `it cannot be laid on main: ${error.message}`;
	}
}
async function contextOf(commit, input) {
	const { gate, root, now, overlay, memory, onSecret } = input;
	const { basis, known } = memory?.basis.main.commit === commit ? memory : await memoryAt(commit, input);
	const entries = new Map((await basis.main.entries()).map((entry) => [entry.path, entry]));
	return {
		overlay,
		root,
		gate,
		now,
		onSecret,
		basis,
		known: known.index,
		broken: known.broken,
		entries
	};
}
async function memoryAt(commit, input) {
	const main = await input.source.repository.commitTree(commit);
	const basis = await (0,_review_changes_js__WEBPACK_IMPORTED_MODULE_11__.a)(main, input);
	return {
		basis,
		known: await (0,_review_changes_js__WEBPACK_IMPORTED_MODULE_11__.t)(basis, input.now)
	};
}
async function attempt({ number, head }, run) {
	const about = {
		pull: number,
		branch: head.branch
	};
	try {
		return {
			...about,
			...await run()
		};
	} catch (error) {
		if (error instanceof _forge_refusal_js__WEBPACK_IMPORTED_MODULE_0__.i || error instanceof _forge_refusal_js__WEBPACK_IMPORTED_MODULE_0__.t) return {
			...about,
			outcome: "untouched",
			reasons: [],
			failure: `${error.message}: the next pass judges it`
		};
		if (!(error instanceof _start_js__WEBPACK_IMPORTED_MODULE_2__.st)) throw error;
		const { message, advice } = error;
		const failure = advice === void 0 ? message : `${message} ${advice}.`;
		return {
			...about,
			outcome: "untouched",
			reasons: [],
			failure
		};
	}
}



/***/ }),

/***/ 9629:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ sameBytes)
/* harmony export */ });
// src/memory/same-bytes.ts
function sameBytes(one, other) {
	if (!one || !other) return one === other;
	return one.length === other.length && one.every((byte, index) => byte === other[index]);
}



/***/ }),

/***/ 4453:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ withStanding),
/* harmony export */   r: () => (/* binding */ renderStanding),
/* harmony export */   t: () => (/* binding */ tellsOfClosing)
/* harmony export */ });
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4105);
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5553);
/* harmony import */ var _whole_sentence_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1422);
/* harmony import */ var _document_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4120);
/* harmony import */ var _print_markdown_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(366);
/* harmony import */ var _repository_path_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5045);







// src/report/proposal/standing.ts
const CLOSED_WORDS = "so this pull request is closed";
const MAX_LISTED = 10;
const VALUE_LIMIT = 200;
const NAME_LIMIT = 120;
function renderStanding(story) {
	const blocks = standingBlocks(story);
	return blocks.length === 0 ? "" : (0,_print_markdown_js__WEBPACK_IMPORTED_MODULE_3__.n)([(0,_document_js__WEBPACK_IMPORTED_MODULE_2__.o)(3, (0,_document_js__WEBPACK_IMPORTED_MODULE_2__.p)("On main today")), ...blocks]);
}
function standingBlocks(story) {
	const { duplicates, isHeld, main, repository } = story;
	if (duplicates.length > 0) {
		const names = duplicates.slice(0, MAX_LISTED).map((record) => recordLink(record, story));
		return [(0,_document_js__WEBPACK_IMPORTED_MODULE_2__.l)((0,_document_js__WEBPACK_IMPORTED_MODULE_2__.p)(`The memory says this already, ${CLOSED_WORDS}: `), ...(0,_document_js__WEBPACK_IMPORTED_MODULE_2__.r)(names), (0,_document_js__WEBPACK_IMPORTED_MODULE_2__.p)("."))];
	}
	if (isHeld) {
		const commit = (0,_document_js__WEBPACK_IMPORTED_MODULE_2__.s)(`${repository}/commit/${main}`, (0,_document_js__WEBPACK_IMPORTED_MODULE_2__.n)((0,_check_js__WEBPACK_IMPORTED_MODULE_1__.xi)(main)));
		return [(0,_document_js__WEBPACK_IMPORTED_MODULE_2__.l)((0,_document_js__WEBPACK_IMPORTED_MODULE_2__.p)("Main holds all of this, as of "), commit, (0,_document_js__WEBPACK_IMPORTED_MODULE_2__.p)(`, ${CLOSED_WORDS}.`))];
	}
	return [
		...baseBlocks(story),
		...conflictBlocks(story),
		...findingBlocks(story),
		...rivalBlocks(story),
		...rejectionBlocks(story),
		...unmetBlocks(story)
	];
}
function baseBlocks({ isUpdated, hasPeoplesCommits }) {
	if (!isUpdated && !hasPeoplesCommits) return [];
	return [(0,_document_js__WEBPACK_IMPORTED_MODULE_2__.l)((0,_document_js__WEBPACK_IMPORTED_MODULE_2__.p)(`Main has changed files that this changes too. ${isUpdated ? "It was laid on main as it is." : "People have committed to this branch, so it is left to them: merge main into it."}`))];
}
function conflictBlocks({ conflicts, root }) {
	if (conflicts.length === 0) return [];
	const rows = conflicts.slice(0, MAX_LISTED).map(({ path, field, values }) => [
		[(0,_document_js__WEBPACK_IMPORTED_MODULE_2__.n)((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.it)((0,_repository_path_js__WEBPACK_IMPORTED_MODULE_4__.r)(root, path), NAME_LIMIT))],
		[(0,_document_js__WEBPACK_IMPORTED_MODULE_2__.n)((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.it)(field, NAME_LIMIT))],
		[values ? valueOf(values.main) : (0,_document_js__WEBPACK_IMPORTED_MODULE_2__.p)("withheld")],
		[values ? valueOf(values.proposed) : (0,_document_js__WEBPACK_IMPORTED_MODULE_2__.p)("withheld")]
	]);
	return [
		(0,_document_js__WEBPACK_IMPORTED_MODULE_2__.l)((0,_document_js__WEBPACK_IMPORTED_MODULE_2__.p)("Main and this proposal have changed the same to different ends. The branch is left as it is: a person chooses.")),
		(0,_document_js__WEBPACK_IMPORTED_MODULE_2__.f)([
			"File",
			"Field",
			"Main",
			"Proposed"
		], rows),
		...rest(conflicts.length, "conflict")
	];
}
function valueOf(value) {
	if (value === void 0) return (0,_document_js__WEBPACK_IMPORTED_MODULE_2__.p)("nothing");
	return (0,_document_js__WEBPACK_IMPORTED_MODULE_2__.n)((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.it)(typeof value === "string" ? value : JSON.stringify(value), VALUE_LIMIT));
}
function findingBlocks({ findings, root }) {
	if (findings.length === 0) return [];
	const items = findings.slice(0, MAX_LISTED).map(({ rule, path, message }) => {
		const where = [
			(0,_document_js__WEBPACK_IMPORTED_MODULE_2__.n)(rule),
			(0,_document_js__WEBPACK_IMPORTED_MODULE_2__.p)(" in "),
			(0,_document_js__WEBPACK_IMPORTED_MODULE_2__.n)((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.it)((0,_repository_path_js__WEBPACK_IMPORTED_MODULE_4__.r)(root, path), NAME_LIMIT))
		];
		return message === void 0 ? where : [
			...where,
			(0,_document_js__WEBPACK_IMPORTED_MODULE_2__.p)(": "),
			(0,_document_js__WEBPACK_IMPORTED_MODULE_2__.u)((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.it)(message, 300))
		];
	});
	return [
		(0,_document_js__WEBPACK_IMPORTED_MODULE_2__.l)((0,_document_js__WEBPACK_IMPORTED_MODULE_2__.p)("By main's rules as they are today this does not pass any more:")),
		{
			kind: "list",
			items
		},
		...rest(findings.length, "finding")
	];
}
function rivalBlocks({ rivals, repository }) {
	if (rivals.length === 0) return [];
	const items = rivals.slice(0, MAX_LISTED).map(({ pull, records }) => [
		(0,_document_js__WEBPACK_IMPORTED_MODULE_2__.s)(`${repository}/pull/${pull}`, (0,_document_js__WEBPACK_IMPORTED_MODULE_2__.p)(`Pull request ${pull}`)),
		(0,_document_js__WEBPACK_IMPORTED_MODULE_2__.p)(": "),
		...(0,_document_js__WEBPACK_IMPORTED_MODULE_2__.r)(records.slice(0, MAX_LISTED).map((id) => (0,_document_js__WEBPACK_IMPORTED_MODULE_2__.n)((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.it)(id, NAME_LIMIT)))),
		(0,_document_js__WEBPACK_IMPORTED_MODULE_2__.p)(records.length > MAX_LISTED ? " and others" : "")
	]);
	return [
		(0,_document_js__WEBPACK_IMPORTED_MODULE_2__.l)((0,_document_js__WEBPACK_IMPORTED_MODULE_2__.p)("Other proposals are about the same. Look at them together:")),
		{
			kind: "list",
			items
		},
		...rest(rivals.length, "proposal")
	];
}
function rejectionBlocks({ rejection }) {
	return rejection === void 0 ? [] : [(0,_document_js__WEBPACK_IMPORTED_MODULE_2__.l)((0,_document_js__WEBPACK_IMPORTED_MODULE_2__.p)("The same "), (0,_document_js__WEBPACK_IMPORTED_MODULE_2__.u)((0,_whole_sentence_js__WEBPACK_IMPORTED_MODULE_5__.t)((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.it)(rejection, 600))))];
}
function unmetBlocks({ unmet }) {
	return unmet === void 0 || unmet.length === 0 ? [] : [(0,_document_js__WEBPACK_IMPORTED_MODULE_2__.l)((0,_document_js__WEBPACK_IMPORTED_MODULE_2__.p)(`It waits for a person: ${unmet.join("; ")}.`))];
}
function rest(count, noun) {
	return count > MAX_LISTED ? [(0,_document_js__WEBPACK_IMPORTED_MODULE_2__.l)((0,_document_js__WEBPACK_IMPORTED_MODULE_2__.p)(`And ${(0,_check_js__WEBPACK_IMPORTED_MODULE_1__.z)(count - MAX_LISTED, `more ${noun}`)}.`))] : [];
}
function recordLink(record, { repository, root, main }) {
	const path = (0,_repository_path_js__WEBPACK_IMPORTED_MODULE_4__.r)(root, record.path);
	const isPlain = path.length <= 1e3 && path.split("/").every((part) => ![
		"",
		".",
		".."
	].includes(part));
	return (0,_document_js__WEBPACK_IMPORTED_MODULE_2__.s)(isPlain ? `${repository}/blob/${main}/${(0,_repository_path_js__WEBPACK_IMPORTED_MODULE_4__.t)(path)}` : void 0, (0,_document_js__WEBPACK_IMPORTED_MODULE_2__.n)((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.it)(record.id, NAME_LIMIT)));
}
// src/commands/propose/standing-comment.ts
const MARK = "<!-- memory-steward:standing -->";
const OWN_MARKER = /^<!-- memory-steward:proposal [^\n]*-->\n/;
function withStanding(comment, standing) {
	const body = comment.replaceAll("\r\n", "\n").replace(OWN_MARKER, "").trimEnd();
	const at = body.indexOf(`\n${MARK}`);
	const words = (at === -1 ? body : body.slice(0, at)).trimEnd();
	const next = standing === "" ? words : `${words}\n\n${MARK}\n${standing.trimEnd()}`;
	if (Buffer.byteLength(next) > 65280) return void 0;
	return {
		text: `${next}\n`,
		isNew: next !== body
	};
}
function tellsOfClosing(comment) {
	const text = comment.replaceAll("\r\n", "\n");
	const at = text.indexOf(`\n${MARK}`);
	return OWN_MARKER.test(text) && at !== -1 && text.slice(at).includes("so this pull request is closed");
}



/***/ })

};
;