"use strict";
exports.id = 9726;
exports.ids = [9726];
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

/***/ 6967:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ diffInRepository)
/* harmony export */ });
/* harmony import */ var _repository_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5045);

// src/report/diff/in-repository.ts
function diffInRepository(diff, root) {
	if (root === "") return diff;
	const { ontology } = diff;
	return {
		...diff,
		records: diff.records.map((record) => recordInRepository(record, root)),
		otherFiles: diff.otherFiles.map((file) => ({
			...file,
			path: (0,_repository_path_js__WEBPACK_IMPORTED_MODULE_0__.r)(root, file.path)
		})),
		...ontology && { ontology: {
			...ontology,
			edited: ontology.edited.map((path) => (0,_repository_path_js__WEBPACK_IMPORTED_MODULE_0__.r)(root, path))
		} }
	};
}
function recordInRepository(record, root) {
	const { path, formerPath } = record;
	return {
		...record,
		...path !== void 0 && { path: (0,_repository_path_js__WEBPACK_IMPORTED_MODULE_0__.r)(root, path) },
		...formerPath !== void 0 && { formerPath: (0,_repository_path_js__WEBPACK_IMPORTED_MODULE_0__.r)(root, formerPath) }
	};
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

/***/ 7785:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ WHY_LEFT_OUT),
/* harmony export */   n: () => (/* binding */ reviewerBlocks),
/* harmony export */   r: () => (/* binding */ uncomparedBlocks),
/* harmony export */   t: () => (/* binding */ collisionBlocks)
/* harmony export */ });
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4105);
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5553);
/* harmony import */ var _document_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4120);



// src/report/comment/comment-input.ts
const WHY_LEFT_OUT = "its commits are gone, share no history with the target branch, or exceed the limit";
// src/report/comment/people-blocks.ts
const MAX_LISTED = 10;
const NAME_LIMIT = 120;
const CLAUSE_LIMIT = 300;
function collisionBlocks({ collisions = [] }, { pull }, room) {
	const byPull = (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.ma)(collisions, (collision) => collision.pull);
	const others = byPull.size === 1 ? "another open pull request" : "other open pull requests";
	const items = [...byPull].map(([other, told]) => [
		(0,_document_js__WEBPACK_IMPORTED_MODULE_2__.s)(pull(other), (0,_document_js__WEBPACK_IMPORTED_MODULE_2__.d)((0,_document_js__WEBPACK_IMPORTED_MODULE_2__.p)(`Pull request ${other}`))),
		(0,_document_js__WEBPACK_IMPORTED_MODULE_2__.p)(": "),
		...told.flatMap(({ message }, at) => [...at === 0 ? [] : [(0,_document_js__WEBPACK_IMPORTED_MODULE_2__.p)(", ")], (0,_document_js__WEBPACK_IMPORTED_MODULE_2__.u)((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.it)(message, CLAUSE_LIMIT))])
	]);
	return listUnder((0,_document_js__WEBPACK_IMPORTED_MODULE_2__.o)(3, (0,_document_js__WEBPACK_IMPORTED_MODULE_2__.p)(`\u26a0\ufe0f Collides with ${others}`)), items, "pull request", room);
}
function uncomparedBlocks({ uncompared = [] }, { pull }, room) {
	if (uncompared.length === 0) return [];
	const shown = uncompared.slice(0, MAX_LISTED);
	const rest = uncompared.length - shown.length;
	const line = (0,_document_js__WEBPACK_IMPORTED_MODULE_2__.l)((0,_document_js__WEBPACK_IMPORTED_MODULE_2__.p)("Not compared with this one: "), ...shown.flatMap((other, at) => [(0,_document_js__WEBPACK_IMPORTED_MODULE_2__.p)(at === 0 ? "" : ", "), (0,_document_js__WEBPACK_IMPORTED_MODULE_2__.s)(pull(other), (0,_document_js__WEBPACK_IMPORTED_MODULE_2__.p)(`pull request ${other}`))]), (0,_document_js__WEBPACK_IMPORTED_MODULE_2__.p)(`${rest > 0 ? ` and ${(0,_check_js__WEBPACK_IMPORTED_MODULE_1__.z)(rest, "other")}` : ""}. For each of them, ${WHY_LEFT_OUT}.`));
	return room.take([line]) ? [line] : [];
}
function reviewerBlocks({ reviewers = [] }, room) {
	const items = reviewers.map(({ name, reason }) => [
		(0,_document_js__WEBPACK_IMPORTED_MODULE_2__.n)(`${name.includes(":") ? "" : "@"}${(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.it)(name, NAME_LIMIT)}`),
		(0,_document_js__WEBPACK_IMPORTED_MODULE_2__.p)(" "),
		(0,_document_js__WEBPACK_IMPORTED_MODULE_2__.u)((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.it)(reason, CLAUSE_LIMIT))
	]);
	const [only] = items;
	if (only && items.length === 1) {
		const line = (0,_document_js__WEBPACK_IMPORTED_MODULE_2__.l)((0,_document_js__WEBPACK_IMPORTED_MODULE_2__.d)((0,_document_js__WEBPACK_IMPORTED_MODULE_2__.p)("Reviewer:")), (0,_document_js__WEBPACK_IMPORTED_MODULE_2__.p)(" "), ...only);
		return room.take([line]) ? [line] : [];
	}
	return listUnder((0,_document_js__WEBPACK_IMPORTED_MODULE_2__.l)((0,_document_js__WEBPACK_IMPORTED_MODULE_2__.d)((0,_document_js__WEBPACK_IMPORTED_MODULE_2__.p)("Reviewers"))), items, "reviewer", room);
}
function listUnder(title, items, noun, room) {
	if (items.length === 0 || !room.take([title])) return [];
	const list = room.fill(items, MAX_LISTED, (shown) => {
		const rest = items.length - shown.length;
		const more = rest > 0 ? [[(0,_document_js__WEBPACK_IMPORTED_MODULE_2__.p)(`and ${(0,_check_js__WEBPACK_IMPORTED_MODULE_1__.z)(rest, `more ${noun}`)}`)]] : [];
		return {
			kind: "list",
			items: [...shown, ...more]
		};
	});
	return list ? [title, list] : [];
}



/***/ }),

/***/ 8787:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ blockLines),
/* harmony export */   c: () => (/* binding */ readBlock),
/* harmony export */   i: () => (/* binding */ STANDING_LABELS),
/* harmony export */   l: () => (/* binding */ readTrailers),
/* harmony export */   n: () => (/* binding */ PROPOSAL_LABELS),
/* harmony export */   o: () => (/* binding */ decidedTogether),
/* harmony export */   r: () => (/* binding */ PROPOSAL_SCHEMA),
/* harmony export */   s: () => (/* binding */ decisionLabel),
/* harmony export */   t: () => (/* binding */ DECISIONS),
/* harmony export */   u: () => (/* binding */ writeTrailers)
/* harmony export */ });
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4105);
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5553);


// src/memory/proposal.ts
const DECISIONS = [
	"accept",
	"merge",
	"supersede",
	"reject"
];
function decidedTogether(records, begins) {
	const weight = Math.max(0, ...records.map(({ record }) => DECISIONS.indexOf(record.decision)));
	const areAll = (handling) => records.every(({ review }) => review?.handling === handling);
	return {
		decision: DECISIONS[weight] ?? "accept",
		handling: areAll("closed") ? "closed" : areAll("auto") && !begins ? "auto" : "person"
	};
}
const PROPOSAL_SCHEMA = "memory-steward.proposal/v1";
const PROPOSAL_LABELS = {
	update: "memory-update",
	import: "memory-import",
	choice: "memory-needs-choice",
	conflict: "memory-conflict"
};
const STANDING_LABELS = {
	duplicate: "memory-duplicate",
	competing: "memory-competing",
	broken: "memory-broken",
	outdated: "memory-outdated",
	auto: "memory-auto"
};
function decisionLabel(decision) {
	return `memory-decision-${decision}`;
}
function writeTrailers({ kind, decision, digest, idempotencyKey, source, run }) {
	return [
		`Memory-Proposal: ${kind}`,
		`Memory-Decision: ${decision}`,
		`Memory-Digest: ${digest}`,
		`Memory-Source-Run: ${source.repository}@${source.id}`,
		`Memory-Idempotency-Key: ${idempotencyKey}`,
		`Memory-Steward-Run: ${run.id}.${run.attempt}`
	].join("\n");
}
function readTrailers(message) {
	const last = message.replaceAll("\r\n", "\n").trimEnd().slice(-LAST_PARAGRAPH).split("\n\n").at(-1) ?? "";
	const values = new Map();
	for (const line of last.split("\n")) {
		const [, name, value] = /^(Memory-[A-Za-z-]{1,40}): (\S.{0,400})$/.exec(line) ?? [];
		if (name !== void 0 && value !== void 0 && !values.has(name)) values.set(name, value);
	}
	const kind = kindOf(values.get("Memory-Proposal"));
	const decision = decisionOf(values.get("Memory-Decision"));
	const digest = textOf(values.get("Memory-Digest"), _check_js__WEBPACK_IMPORTED_MODULE_1__.ji);
	const idempotencyKey = textOf(values.get("Memory-Idempotency-Key"), _check_js__WEBPACK_IMPORTED_MODULE_1__.ji);
	const [, repository, id] = /^([^@]+)@(.+)$/.exec(values.get("Memory-Source-Run") ?? "") ?? [];
	const source = sourceOf({
		repository,
		id
	});
	const [, run, attempt] = /^(\d{1,15})\.(\d{1,6})$/.exec(values.get("Memory-Steward-Run") ?? "") ?? [];
	if (!kind || !decision || !digest || !idempotencyKey || !source || run === void 0) return void 0;
	return {
		kind,
		decision,
		digest,
		idempotencyKey,
		source,
		run: {
			id: Number(run),
			attempt: Number(attempt)
		}
	};
}
const LAST_PARAGRAPH = 4e3;
const BLOCK_LIMIT = 32e3;
function blockLines(block) {
	const { records } = block;
	for (let shown = records.length;; shown = Math.floor(shown / 2)) {
		const part = shown === records.length ? block : {
			...block,
			records: records.slice(0, shown),
			moreRecords: records.length - shown
		};
		const text = JSON.stringify(part, null, 2).replace(/[^\n -;=-_a-~]/g, _start_js__WEBPACK_IMPORTED_MODULE_0__.j);
		if (text.length <= BLOCK_LIMIT || shown === 0) return text.split("\n");
	}
}
const BLOCK = /^```json\n(\{\n(?:.*\n)*?\})\n```$/gm;
function readBlock(comment) {
	const found = [...comment.replaceAll("\r\n", "\n").matchAll(BLOCK)].at(-1)?.[1];
	if (found === void 0) return void 0;
	try {
		return blockOf(JSON.parse(found));
	} catch (error) {
		if (error instanceof SyntaxError) return void 0;
		throw error;
	}
}
function blockOf(value) {
	if (!(0,_check_js__WEBPACK_IMPORTED_MODULE_1__.Co)(value) || value["schema"] !== "memory-steward.proposal/v1") return void 0;
	const kind = kindOf(value["kind"]);
	const decision = decisionOf(value["decision"]);
	const handling = value["handling"];
	const digest = textOf(value["digest"], _check_js__WEBPACK_IMPORTED_MODULE_1__.ji);
	const idempotencyKey = textOf(value["idempotencyKey"], _check_js__WEBPACK_IMPORTED_MODULE_1__.ji);
	const source = sourceOf(value["source"]);
	const { base } = value;
	const records = Array.isArray(value["records"]) ? value["records"].map(recordOf) : void 0;
	if (!kind || !decision || handling !== "person" && handling !== "auto" || !digest || !idempotencyKey) return void 0;
	if (!source || typeof base !== "string" || !(0,_check_js__WEBPACK_IMPORTED_MODULE_1__.bi)(base) || !records) return void 0;
	const read = records.filter((record) => record !== void 0);
	if (read.length < records.length) return void 0;
	const more = value["moreRecords"];
	return {
		...typeof more === "number" && more > 0 && { moreRecords: more },
		schema: PROPOSAL_SCHEMA,
		kind,
		decision,
		handling,
		digest,
		idempotencyKey,
		source,
		base,
		records: read
	};
}
function recordOf(value) {
	if (!(0,_check_js__WEBPACK_IMPORTED_MODULE_1__.Co)(value)) return void 0;
	const { id, path, relation, reason, targets, claim } = value;
	const decision = decisionOf(value["decision"]);
	if (typeof id !== "string" || typeof path !== "string" || !decision) return void 0;
	if (typeof relation !== "string" || typeof reason !== "string" || !Array.isArray(targets)) return void 0;
	const names = targets.filter((target) => typeof target === "string");
	const digest = textOf(claim, _check_js__WEBPACK_IMPORTED_MODULE_1__.ji);
	return {
		id,
		path,
		decision,
		relation,
		reason,
		targets: names,
		...digest !== void 0 && { claim: digest }
	};
}
function sourceOf(value) {
	if (!(0,_check_js__WEBPACK_IMPORTED_MODULE_1__.Co)(value)) return void 0;
	const { url, issue } = value;
	const repository = value["repository"];
	const id = textOf(value["id"], _start_js__WEBPACK_IMPORTED_MODULE_0__.S);
	if (typeof repository !== "string" || !(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.lt)(repository) || !id) return void 0;
	return {
		repository,
		id,
		...typeof url === "string" && /^https:\/\/[!-~]{1,2000}$/.test(url) && { url },
		...typeof issue === "number" && Number.isSafeInteger(issue) && issue > 0 && { issue }
	};
}
function kindOf(value) {
	return value === "update" || value === "import" ? value : void 0;
}
function decisionOf(value) {
	return DECISIONS.find((decision) => decision === value);
}
function textOf(value, pattern) {
	return typeof value === "string" && pattern.test(value) ? value : void 0;
}



/***/ }),

/***/ 9726:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ isRestricted),
/* harmony export */   i: () => (/* binding */ renderCheckRun),
/* harmony export */   n: () => (/* binding */ publish),
/* harmony export */   r: () => (/* binding */ publishShared),
/* harmony export */   t: () => (/* binding */ REPORT_CHECK)
/* harmony export */ });
/* harmony import */ var _branches_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4889);
/* harmony import */ var _forge_refusal_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9695);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4105);
/* harmony import */ var _markdown_escape_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(214);
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5553);
/* harmony import */ var _by_design_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(1095);
/* harmony import */ var _source_text_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(3554);
/* harmony import */ var _repository_path_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(5045);
/* harmony import */ var _selection_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2247);
/* harmony import */ var _blocks_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1343);
/* harmony import */ var _in_repository_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(6967);
/* harmony import */ var _document_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4120);
/* harmony import */ var _restore_command_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(335);
/* harmony import */ var _people_blocks_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(7785);
/* harmony import */ var _room_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(9574);
/* harmony import */ var _print_markdown_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(366);
/* harmony import */ var _forge_js__WEBPACK_IMPORTED_MODULE_19__ = __webpack_require__(7874);
/* harmony import */ var _sarif_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(8524);
/* harmony import */ var _approvals_js__WEBPACK_IMPORTED_MODULE_20__ = __webpack_require__(6349);
/* harmony import */ var _merge_request_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(6753);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(7598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_14___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_14__);





















// src/report/approvals.ts
const MAX_RECORDS = 3;
const MAX_NAMES$1 = 10;
function renderApprovals(demands, outdated) {
	const open = demands.filter(({ given, needed }) => given.length < needed);
	const lines = demands.map((demand) => `- ${lineOf(demand)}`);
	const old = outdated.length === 0 ? [] : ["", `Of an earlier commit, so not counted: ${outdated.slice(0, MAX_NAMES$1).map(name).join(", ")}.`];
	const none = "No rule of the ontology asks for an approval of this change.";
	const counted = "Counted are approvals of the present head by people of the repository, the author's own aside.";
	const ofForks = "Of a fork's pull request they are counted once the last run of the workflow that reports on it is run again.";
	return {
		title: titleOf$1(demands, open),
		summary: `${[...lines.length === 0 ? [none] : [
			...lines,
			"",
			open.length === 0 ? counted : `${counted} ${ofForks}`
		], ...old].join("\n")}\n`
	};
}
function titleOf$1(demands, open) {
	if (demands.length === 0) return "No approval needed";
	const missing = Math.max(0, ...open.map(({ given, needed }) => needed - given.length));
	return missing === 0 ? "Approved" : `${(0,_check_js__WEBPACK_IMPORTED_MODULE_4__.z)(missing, "approval")} missing`;
}
function lineOf({ subject, records, needed, given, byOwners }) {
	const mark = given.length >= needed ? "\u2705" : "\u274c";
	const shown = records.slice(0, MAX_RECORDS).map((id) => (0,_markdown_escape_js__WEBPACK_IMPORTED_MODULE_3__.r)((0,_start_js__WEBPACK_IMPORTED_MODULE_2__.it)(id, 200)));
	const rest = records.length - shown.length;
	const ids = shown.length === 0 ? "" : ` (${[...shown, ...rest > 0 ? [`${rest} more`] : []].join(", ")})`;
	const by = given.length === 0 ? "" : `: ${given.slice(0, MAX_NAMES$1).map(name).join(", ")}`;
	const whose = byOwners ? " of owners" : "";
	return `${mark} ${(0,_markdown_escape_js__WEBPACK_IMPORTED_MODULE_3__.i)((0,_start_js__WEBPACK_IMPORTED_MODULE_2__.it)(subject, 200))}${ids}: ${given.length} of ${(0,_check_js__WEBPACK_IMPORTED_MODULE_4__.z)(needed, "approval")}${whose}${by}`;
}
function name(login) {
	return (0,_markdown_escape_js__WEBPACK_IMPORTED_MODULE_3__.r)((0,_start_js__WEBPACK_IMPORTED_MODULE_2__.it)(login, 100));
}
// src/report/comment/drawing.ts
const MAX_NODES = 10;
const MAX_EDGES = 14;
const RANK = {
	broken: 0,
	removed: 1,
	added: 2
};
function drawingOf(picture, withoutTitle, titles = new Map()) {
	if (picture.edges.length === 0) return void 0;
	const states = statesOf(picture);
	const nodes = [];
	const indexes = new Map();
	const edges = [];
	const missing = new Set(picture.edges.filter(({ state }) => state === "broken").map(({ to }) => to));
	const elsewhere = (id) => picture.neighbours.has(id) ? "unchanged" : missing.has(id) ? "missing" : "outside";
	const indexOf = (id) => {
		const known = indexes.get(id);
		if (known !== void 0) return known;
		const record = states.get(id)?.record ?? picture.neighbours.get(id);
		const title = withoutTitle.has(id) ? void 0 : record?.title ?? titles.get(id);
		const state = states.get(id)?.state ?? elsewhere(id);
		nodes.push({
			id,
			state,
			...title !== void 0 && !saysTheSame(id, title) && { title }
		});
		indexes.set(id, nodes.length - 1);
		return nodes.length - 1;
	};
	for (const edge of worstFirst(picture.edges)) {
		if (edges.length === MAX_EDGES) break;
		const fresh = new Set([edge.from, edge.to].filter((id) => !indexes.has(id))).size;
		if (nodes.length + fresh > MAX_NODES) continue;
		edges.push({
			from: indexOf(edge.from),
			to: indexOf(edge.to),
			kind: edge.kind,
			state: edge.state
		});
	}
	return {
		nodes,
		edges,
		edgesLeftOut: picture.edges.length - edges.length
	};
}
function worstFirst(edges) {
	return [...edges].sort((a, b) => RANK[a.state] - RANK[b.state]);
}
function statesOf(picture) {
	const states = new Map();
	for (const state of [
		"unreadable",
		"deleted",
		"changed",
		"added"
	]) for (const record of picture[state]) states.set(record.id, {
		state,
		record
	});
	return states;
}
function saysTheSame(id, title) {
	const plain = (value) => value.slice(0, 500).toLowerCase().replace(new RegExp("[^\\p{L}\\p{N}]", "gu"), "");
	return plain(id).endsWith(plain(title));
}
// src/report/comment/finding-blocks.ts
const MARKS = {
	error: "\u274c",
	warning: "\u26a0\ufe0f",
	note: "\u2139\ufe0f"
};
const MESSAGE_LIMIT = 500;
const PATH_LIMIT = 240;
const DIFF_LINES = 12;
const DIFF_COLUMNS = 160;
const RELATED_LIMIT = 5;
const RELATED_MESSAGE_LIMIT = 200;
const WITHHELD$1 = [
	(0,_document_js__WEBPACK_IMPORTED_MODULE_7__.p)("Details stay out of this public comment, since the record is restricted. "),
	(0,_document_js__WEBPACK_IMPORTED_MODULE_7__.n)("memory-steward check"),
	(0,_document_js__WEBPACK_IMPORTED_MODULE_7__.p)(" shows them.")
];
function remediesIn(findings, { ruleOf, isRestricted }, told) {
	const shown = findings.filter((finding) => !isRestricted(finding));
	return (0,_source_text_js__WEBPACK_IMPORTED_MODULE_15__.i)(shown, (rule) => ruleOf(rule)?.remedy, told);
}
function findingBlocks(finding, context, remedy) {
	const { severity, message, suggestion, related } = finding;
	const mark = (0,_document_js__WEBPACK_IMPORTED_MODULE_7__.p)(`${MARKS[severity]} `);
	if (context.isRestricted(finding)) return [(0,_document_js__WEBPACK_IMPORTED_MODULE_7__.l)(mark, (0,_document_js__WEBPACK_IMPORTED_MODULE_7__.d)(ruleName(finding, context)), _document_js__WEBPACK_IMPORTED_MODULE_7__.t, ...WITHHELD$1)];
	const origin = (0,_document_js__WEBPACK_IMPORTED_MODULE_7__.i)([place(finding, context), ruleName(finding, context)]);
	const blocks = [(0,_document_js__WEBPACK_IMPORTED_MODULE_7__.l)(mark, (0,_document_js__WEBPACK_IMPORTED_MODULE_7__.d)((0,_document_js__WEBPACK_IMPORTED_MODULE_7__.u)((0,_start_js__WEBPACK_IMPORTED_MODULE_2__.it)(message, MESSAGE_LIMIT))), _document_js__WEBPACK_IMPORTED_MODULE_7__.t, ...origin)];
	if (suggestion) {
		const fixes = isFixable(finding) ? FIXES : [];
		blocks.push((0,_document_js__WEBPACK_IMPORTED_MODULE_7__.l)((0,_document_js__WEBPACK_IMPORTED_MODULE_7__.p)("Mend: "), (0,_document_js__WEBPACK_IMPORTED_MODULE_7__.u)((0,_start_js__WEBPACK_IMPORTED_MODULE_2__.it)(suggestion.message, MESSAGE_LIMIT)), ...fixes));
		const diff = diffLines(finding, context);
		if (diff.length > 0) blocks.push({
			kind: "code",
			language: "diff",
			lines: diff
		});
	} else if (remedy !== void 0) blocks.push((0,_document_js__WEBPACK_IMPORTED_MODULE_7__.l)((0,_document_js__WEBPACK_IMPORTED_MODULE_7__.p)("Mend: "), ...(0,_document_js__WEBPACK_IMPORTED_MODULE_7__.c)(remedy)));
	blocks.push(...restoring(finding, context));
	if (related.length > 0) blocks.push(relatedBlock(finding, context));
	return blocks;
}
function restoring(finding, { addresses, isDeleted, mergeBase }) {
	const command = isDeleted(finding.path) ? (0,_restore_command_js__WEBPACK_IMPORTED_MODULE_8__.n)(finding, addresses.root, mergeBase) : void 0;
	if (command === void 0 || command.length > PATH_LIMIT) return [];
	return [{
		kind: "code",
		language: "sh",
		lines: [command]
	}];
}
function isFixable({ suggestion }) {
	return suggestion?.certain === true && suggestion.edits.length > 0;
}
const FIXES = [
	(0,_document_js__WEBPACK_IMPORTED_MODULE_7__.p)(" ("),
	(0,_document_js__WEBPACK_IMPORTED_MODULE_7__.n)("memory-steward fix"),
	(0,_document_js__WEBPACK_IMPORTED_MODULE_7__.p)(" does it)")
];
function findingRow(finding, context, remedy = "") {
	const { severity, record, message, suggestion } = finding;
	const [rule, at] = context.linksRows ? [ruleName(finding, context), place(finding, context)] : [ruleCode(finding), placeCode(finding, context)];
	const name = record === void 0 ? [] : [(0,_document_js__WEBPACK_IMPORTED_MODULE_7__.n)((0,_start_js__WEBPACK_IMPORTED_MODULE_2__.it)(record, 160)), _document_js__WEBPACK_IMPORTED_MODULE_7__.t];
	if (context.isRestricted(finding)) return [
		[(0,_document_js__WEBPACK_IMPORTED_MODULE_7__.p)(MARKS[severity])],
		name.slice(0, 1),
		[rule],
		[]
	];
	return [
		[(0,_document_js__WEBPACK_IMPORTED_MODULE_7__.p)(MARKS[severity])],
		[...name, at],
		[
			(0,_document_js__WEBPACK_IMPORTED_MODULE_7__.u)((0,_start_js__WEBPACK_IMPORTED_MODULE_2__.it)(message, MESSAGE_LIMIT)),
			_document_js__WEBPACK_IMPORTED_MODULE_7__.t,
			rule
		],
		suggestion ? [(0,_document_js__WEBPACK_IMPORTED_MODULE_7__.u)((0,_start_js__WEBPACK_IMPORTED_MODULE_2__.it)(suggestion.message, MESSAGE_LIMIT))] : (0,_document_js__WEBPACK_IMPORTED_MODULE_7__.c)(remedy)
	];
}
function ruleName(of, { ruleOf }) {
	return (0,_document_js__WEBPACK_IMPORTED_MODULE_7__.s)(ruleOf(of.rule)?.documentation, ruleCode(of));
}
function ruleCode({ rule }) {
	return (0,_document_js__WEBPACK_IMPORTED_MODULE_7__.n)((0,_start_js__WEBPACK_IMPORTED_MODULE_2__.it)(rule, 160));
}
function place(at, context) {
	return (0,_document_js__WEBPACK_IMPORTED_MODULE_7__.s)(context.addresses.line(at.path, at.range.start.line), placeCode(at, context));
}
function placeCode({ path, range }, context) {
	const whole = (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.it)(context.addresses.whole(path), PATH_LIMIT);
	return (0,_document_js__WEBPACK_IMPORTED_MODULE_7__.n)(context.isDeleted(path) ? whole : `${whole}:${range.start.line}`);
}
function relatedBlock({ related }, context) {
	const shown = related.slice(0, (0,_check_js__WEBPACK_IMPORTED_MODULE_4__.L)(related.length, RELATED_LIMIT));
	const more = related.length - shown.length;
	const rest = more > 0 ? [(0,_document_js__WEBPACK_IMPORTED_MODULE_7__.p)((0,_check_js__WEBPACK_IMPORTED_MODULE_4__.z)(more, "more place"))] : [];
	const [first] = shown;
	if (first && related.every(({ message }) => message === first.message)) {
		const places = shown.map((other) => place(other, context));
		return (0,_document_js__WEBPACK_IMPORTED_MODULE_7__.l)((0,_document_js__WEBPACK_IMPORTED_MODULE_7__.u)(sentenceStart((0,_start_js__WEBPACK_IMPORTED_MODULE_2__.it)(first.message, RELATED_MESSAGE_LIMIT))), (0,_document_js__WEBPACK_IMPORTED_MODULE_7__.p)(": "), ...(0,_document_js__WEBPACK_IMPORTED_MODULE_7__.r)([...places, ...rest]));
	}
	const items = shown.map((other) => [
		place(other, context),
		(0,_document_js__WEBPACK_IMPORTED_MODULE_7__.p)(": "),
		(0,_document_js__WEBPACK_IMPORTED_MODULE_7__.u)((0,_start_js__WEBPACK_IMPORTED_MODULE_2__.it)(other.message, RELATED_MESSAGE_LIMIT))
	]);
	return {
		kind: "list",
		items: rest.length > 0 ? [...items, rest] : items
	};
}
function sentenceStart(message) {
	return message.replace(/^[a-z]/, (letter) => letter.toUpperCase());
}
function diffLines({ suggestion }, { addresses, sourceOf }) {
	const lines = (suggestion ? (0,_restore_command_js__WEBPACK_IMPORTED_MODULE_8__.i)(suggestion.edits, sourceOf) : []).flatMap((hunk) => [`@@ ${(0,_start_js__WEBPACK_IMPORTED_MODULE_2__.it)(addresses.whole(hunk.path), PATH_LIMIT)}:${hunk.line} @@`, ...(0,_restore_command_js__WEBPACK_IMPORTED_MODULE_8__.r)(hunk, DIFF_COLUMNS)]);
	const shown = lines.slice(0, (0,_check_js__WEBPACK_IMPORTED_MODULE_4__.L)(lines.length, DIFF_LINES));
	const rest = lines.length - shown.length;
	return rest > 0 ? [...shown, `@@ ${(0,_check_js__WEBPACK_IMPORTED_MODULE_4__.R)(rest)} more lines @@`] : shown;
}
// src/report/comment/folds.ts
const MAX_ROWS = 100;
const MAX_RULE_ROWS = 12;
const MAX_REASONS = 12;
function foldedRows(findings, title, noun, context, room, told = new Set()) {
	const sorted = [...findings].sort(_check_js__WEBPACK_IMPORTED_MODULE_4__.Or);
	const remedies = remediesIn(sorted, context, told);
	const block = room.fill(sorted, MAX_ROWS, (shown) => ({
		kind: "details",
		summary: [(0,_document_js__WEBPACK_IMPORTED_MODULE_7__.p)(shownOf(title((0,_check_js__WEBPACK_IMPORTED_MODULE_4__.z)(findings.length, noun)), shown.length, findings.length))],
		blocks: [{
			kind: "table",
			head: ROW_HEAD,
			rows: shown.map((finding) => findingRow(finding, context, remedies.get(finding)))
		}]
	}));
	if (block || findings.length === 0) return block ? [block] : [];
	return [(0,_document_js__WEBPACK_IMPORTED_MODULE_7__.l)((0,_document_js__WEBPACK_IMPORTED_MODULE_7__.p)(`${title((0,_check_js__WEBPACK_IMPORTED_MODULE_4__.z)(findings.length, noun))}: no room for them here.`))];
}
const ROW_HEAD = [
	[],
	[(0,_document_js__WEBPACK_IMPORTED_MODULE_7__.p)("Where")],
	[(0,_document_js__WEBPACK_IMPORTED_MODULE_7__.p)("Problem")],
	[(0,_document_js__WEBPACK_IMPORTED_MODULE_7__.p)("Mend")]
];
function shownOf(title, shown, total) {
	return shown < total ? `${title}, showing ${(0,_check_js__WEBPACK_IMPORTED_MODULE_4__.R)(shown)} of ${(0,_check_js__WEBPACK_IMPORTED_MODULE_4__.R)(total)}` : title;
}
function ruleTable(findings, context, room) {
	const counts = new Map();
	for (const finding of findings) {
		const { rule, severity } = finding;
		const key = `${severity} ${rule}`;
		const entry = counts.get(key) ?? {
			rule,
			severity,
			count: 0,
			fixable: 0
		};
		entry.count++;
		if (isFixable(finding)) entry.fixable++;
		counts.set(key, entry);
	}
	const rows = [...counts.values()].sort((a, b) => rank(a) - rank(b) || b.count - a.count || (a.rule < b.rule ? -1 : 1));
	const canFix = rows.some(({ fixable }) => fixable > 0);
	const fixed = (fixable) => canFix ? [[(0,_document_js__WEBPACK_IMPORTED_MODULE_7__.p)(fixable > 0 ? (0,_check_js__WEBPACK_IMPORTED_MODULE_4__.R)(fixable) : "")]] : [];
	const block = room.fill(rows, MAX_RULE_ROWS, (shown) => ({
		kind: "table",
		head: [
			[],
			[(0,_document_js__WEBPACK_IMPORTED_MODULE_7__.p)("Rule")],
			[(0,_document_js__WEBPACK_IMPORTED_MODULE_7__.p)("Findings")],
			...canFix ? [[(0,_document_js__WEBPACK_IMPORTED_MODULE_7__.p)("Mended by "), (0,_document_js__WEBPACK_IMPORTED_MODULE_7__.n)("memory-steward fix")]] : []
		],
		rows: [...shown.map((row) => [
			[(0,_document_js__WEBPACK_IMPORTED_MODULE_7__.p)(MARKS[row.severity])],
			[ruleName(row, context)],
			[(0,_document_js__WEBPACK_IMPORTED_MODULE_7__.p)((0,_check_js__WEBPACK_IMPORTED_MODULE_4__.R)(row.count))],
			...fixed(row.fixable)
		]), ...shown.length < rows.length ? [restRow(rows.slice(shown.length), fixed)] : []]
	}));
	return block ? [block] : [];
}
function restRow(rows, fixed) {
	const sum = (of) => rows.reduce((total, row) => total + row[of], 0);
	return [
		[],
		[(0,_document_js__WEBPACK_IMPORTED_MODULE_7__.p)((0,_check_js__WEBPACK_IMPORTED_MODULE_4__.z)(rows.length, "further rule"))],
		[(0,_document_js__WEBPACK_IMPORTED_MODULE_7__.p)((0,_check_js__WEBPACK_IMPORTED_MODULE_4__.R)(sum("count")))],
		...fixed(sum("fixable"))
	];
}
function rank({ severity }) {
	return _check_js__WEBPACK_IMPORTED_MODULE_4__.wr.indexOf(severity);
}
function foldedReasons(rules, context, room, told) {
	const known = [...new Set(rules)].flatMap((id) => context.ruleOf(id) ?? []);
	const block = room.fill(known, MAX_REASONS, (shown) => ({
		kind: "details",
		summary: [(0,_document_js__WEBPACK_IMPORTED_MODULE_7__.p)(known.length === 1 ? "Why this matters" : "Why these matter")],
		blocks: [{
			kind: "list",
			items: shown.map((rule) => [
				(0,_document_js__WEBPACK_IMPORTED_MODULE_7__.d)((0,_document_js__WEBPACK_IMPORTED_MODULE_7__.p)(rule.title)),
				(0,_document_js__WEBPACK_IMPORTED_MODULE_7__.p)(" ("),
				ruleName({ rule: rule.id }, context),
				(0,_document_js__WEBPACK_IMPORTED_MODULE_7__.p)("). "),
				...(0,_document_js__WEBPACK_IMPORTED_MODULE_7__.c)(`${rule.rationale} ${told.has(rule.id) ? (0,_source_text_js__WEBPACK_IMPORTED_MODULE_15__.r)(rule.remedy) : rule.remedy}`.trimEnd())
			])
		}]
	}));
	return block ? [block] : [];
}
// src/report/shared-head.ts
const MAX_NAMED = 5;
function sharedTitle(numbers) {
	const sorted = [...numbers].sort((a, b) => a - b);
	const rest = sorted.length - MAX_NAMED;
	const named = sorted.slice(0, MAX_NAMED).join(", ");
	const noun = sorted.length === 1 ? "Pull request" : "Pull requests";
	const has = sorted.length === 1 ? "has" : "have";
	return `${noun} ${named}${rest > 0 ? ` and ${(0,_check_js__WEBPACK_IMPORTED_MODULE_4__.z)(rest, "other")}` : ""} ${has} the same head commit`;
}
const SHARED_WHY = "A check run belongs to the commit, and what was judged is one pull request: a success here would let each of them pass.";
const SHARED_REMEDY = [
	"Close all but one of them, or push a commit to one, which may be empty (",
	"git commit --allow-empty",
	"). Then run the check of the one that is to be merged again: \u201cRe-run all jobs\u201d of its workflow run."
];
// src/report/comment/sorting.ts
function sortFindings({ findings }, known) {
	const open = findings.filter(({ accepted }) => accepted === void 0);
	const isOld = ({ fingerprint }) => known?.has(fingerprint) === true;
	const brought = open.filter((finding) => !isOld(finding));
	const of = (severity) => brought.filter((finding) => finding.severity === severity);
	return {
		error: of("error"),
		warning: of("warning"),
		note: of("note"),
		old: open.filter(isOld),
		accepted: findings.filter(({ accepted }) => accepted !== void 0)
	};
}
function isVerdictChange({ rule }) {
	return rule === "gate/verdict-change";
}
function isRestricted(finding, { isPublic, restricted }) {
	return isPublic && restricted !== void 0 && (0,_check_js__WEBPACK_IMPORTED_MODULE_4__.C)(finding, restricted);
}
function byRecord(findings) {
	return (0,_check_js__WEBPACK_IMPORTED_MODULE_4__.ma)(findings, ({ path, record }) => JSON.stringify(record === void 0 ? [path] : [path, record]));
}
// src/report/comment/verdict.ts
function verdictLine(input, sorted) {
	const isClear = sorted.warning.length === 0 && (input.collisions ?? []).length === 0;
	const isHeld = (input.shared ?? []).length > 0;
	return `${input.report.verdict === "fail" || isHeld ? "\u274c" : isClear ? "\u2705" : "\u26a0\ufe0f"} ${verdictWords(input, sorted)}`;
}
function verdictWords({ report, collisions = [], shared = [] }, sorted) {
	if (shared.length > 0) return `Memory check passed, but do not merge yet: ${lowerFirst(sharedTitle(shared))}`;
	const others = new Set(collisions.map(({ pull }) => pull)).size;
	const words = report.verdict === "fail" ? failureWords(sorted) : successWords(report, sorted);
	if (others === 0) return words;
	const met = others === 1 ? "another open pull request" : `${(0,_check_js__WEBPACK_IMPORTED_MODULE_4__.R)(others)} other open pull requests`;
	return `${words}${report.verdict === "fail" ? "; it also" : ", but"} collides with ${met}`;
}
function lowerFirst(text) {
	return text.charAt(0).toLowerCase() + text.slice(1);
}
function successWords(report, { warning, note }) {
	if ((0,_check_js__WEBPACK_IMPORTED_MODULE_4__.F)(report)) return "Memory check passed: no records yet";
	const notes = note.filter((finding) => !isVerdictChange(finding) && !(0,_by_design_js__WEBPACK_IMPORTED_MODULE_16__.t)(finding)).length;
	return `Memory check passed${warning.length > 0 ? `, with ${(0,_check_js__WEBPACK_IMPORTED_MODULE_4__.z)(warning.length, "warning")} to look at` : notes > 0 ? `, with ${(0,_check_js__WEBPACK_IMPORTED_MODULE_4__.z)(notes, "note")}` : ""}${[...warning, ...note].some(isVerdictChange) ? "; it edits the rules of the memory" : ""}`;
}
function failureWords({ error, warning, old }) {
	if (error.length === 0) {
		const oldErrors = old.filter(({ severity }) => severity === "error").length;
		return `Memory check failed, but not by this change: the target branch has ${(0,_check_js__WEBPACK_IMPORTED_MODULE_4__.z)(oldErrors, "error")} already`;
	}
	const warnings = warning.length > 0 ? `, ${(0,_check_js__WEBPACK_IMPORTED_MODULE_4__.z)(warning.length, "warning")}` : "";
	return `Memory check failed: ${(0,_check_js__WEBPACK_IMPORTED_MODULE_4__.z)(error.length, "error")} to mend${warnings}`;
}
function changeWords({ added, changed, deleted, unreadable, edges, files }) {
	const records = (0,_check_js__WEBPACK_IMPORTED_MODULE_4__.M)("record", [
		[added.length, "added"],
		[changed.length, "changed"],
		[deleted.length, "deleted"],
		[unreadable.length, "no longer readable"]
	]);
	const count = (state) => edges.filter((edge) => edge.state === state).length;
	const moved = (0,_check_js__WEBPACK_IMPORTED_MODULE_4__.M)("edge", [
		[count("added"), "added"],
		[count("removed"), "removed"],
		[count("broken"), "broken"]
	]);
	if (records === "") return files === 0 ? "No file differs" : `No record changes; ${(0,_check_js__WEBPACK_IMPORTED_MODULE_4__.z)(files, "file differs", "files differ")}`;
	return moved === "" ? records : `${records} \u00b7 ${moved}`;
}
// src/report/comment/frame-blocks.ts
function headBlocks(input, sorted) {
	const { picture } = input;
	const about = picture ? [(0,_document_js__WEBPACK_IMPORTED_MODULE_7__.l)((0,_document_js__WEBPACK_IMPORTED_MODULE_7__.p)(`${changeWords(picture)}.`))] : [];
	return [
		(0,_document_js__WEBPACK_IMPORTED_MODULE_7__.o)(2, (0,_document_js__WEBPACK_IMPORTED_MODULE_7__.p)(verdictLine(input, sorted))),
		...sharedBlocks(input),
		...about
	];
}
function sharedBlocks({ shared = [] }) {
	if (shared.length === 0) return [];
	const [before, command, after] = SHARED_REMEDY;
	return [(0,_document_js__WEBPACK_IMPORTED_MODULE_7__.l)((0,_document_js__WEBPACK_IMPORTED_MODULE_7__.p)(SHARED_WHY)), (0,_document_js__WEBPACK_IMPORTED_MODULE_7__.l)((0,_document_js__WEBPACK_IMPORTED_MODULE_7__.p)(before), (0,_document_js__WEBPACK_IMPORTED_MODULE_7__.n)(command), (0,_document_js__WEBPACK_IMPORTED_MODULE_7__.p)(after))];
}
function footBlocks(input, { commit, run }) {
	const { report, links, fork, ontology } = input;
	const short = (id) => (0,_document_js__WEBPACK_IMPORTED_MODULE_7__.s)(commit(id), (0,_document_js__WEBPACK_IMPORTED_MODULE_7__.n)((0,_check_js__WEBPACK_IMPORTED_MODULE_4__.xi)(id)));
	const base = report.comparison?.base;
	const judged = [
		short(links.head),
		...fork === void 0 ? [] : [(0,_document_js__WEBPACK_IMPORTED_MODULE_7__.p)(" from the fork "), (0,_document_js__WEBPACK_IMPORTED_MODULE_7__.n)((0,_start_js__WEBPACK_IMPORTED_MODULE_2__.it)(fork, 120))],
		...base === void 0 ? [] : [(0,_document_js__WEBPACK_IMPORTED_MODULE_7__.p)(" against "), short(base)]
	];
	const isEdited = (ontology?.edited.length ?? 0) > 0 || report.findings.some(isAboutAnEdit);
	const line = [
		judged,
		...run === void 0 ? [] : [[(0,_document_js__WEBPACK_IMPORTED_MODULE_7__.s)(run, (0,_document_js__WEBPACK_IMPORTED_MODULE_7__.p)("whole report"))]],
		[(0,_document_js__WEBPACK_IMPORTED_MODULE_7__.p)(`memory-steward ${report.steward}`)],
		[(0,_document_js__WEBPACK_IMPORTED_MODULE_7__.p)("layout "), (0,_document_js__WEBPACK_IMPORTED_MODULE_7__.n)((0,_start_js__WEBPACK_IMPORTED_MODULE_2__.it)(report.layout, 80))],
		[
			(0,_document_js__WEBPACK_IMPORTED_MODULE_7__.p)("ontology "),
			(0,_document_js__WEBPACK_IMPORTED_MODULE_7__.n)(report.ontologyDigest.slice(0, 19)),
			...base === void 0 || isEdited ? [] : [(0,_document_js__WEBPACK_IMPORTED_MODULE_7__.p)(" unchanged")]
		]
	].flatMap((part, at) => at === 0 ? part : [(0,_document_js__WEBPACK_IMPORTED_MODULE_7__.p)(" \u00b7 "), ...part]);
	return [...acceptedLine(report), {
		kind: "small",
		line
	}];
}
function isAboutAnEdit({ rule }) {
	return rule.startsWith("gate/") && rule !== "gate/expired-waiver";
}
function acceptedLine({ counts }) {
	const accepted = (0,_check_js__WEBPACK_IMPORTED_MODULE_4__.A)(counts);
	return accepted === void 0 ? [] : [(0,_document_js__WEBPACK_IMPORTED_MODULE_7__.l)((0,_document_js__WEBPACK_IMPORTED_MODULE_7__.p)(`Accepted, not counted: ${accepted}.`))];
}
// src/report/comment/ontology-blocks.ts
const MAX_NAMES = 8;
function ontologyBlocks({ ontology }, verdictChange, context, room) {
	if (!verdictChange && (!ontology || ontology.edited.length === 0)) return [];
	const items = ontology ? itemsOf(ontology, context) : [];
	const blocks = [(0,_document_js__WEBPACK_IMPORTED_MODULE_7__.o)(3, (0,_document_js__WEBPACK_IMPORTED_MODULE_7__.p)("Ontology and rules"))];
	if (verdictChange && !context.isRestricted(verdictChange)) {
		const mark = (0,_document_js__WEBPACK_IMPORTED_MODULE_7__.p)(`${MARKS[verdictChange.severity]} `);
		blocks.push((0,_document_js__WEBPACK_IMPORTED_MODULE_7__.l)(mark, (0,_document_js__WEBPACK_IMPORTED_MODULE_7__.u)((0,_start_js__WEBPACK_IMPORTED_MODULE_2__.it)(verdictChange.message, 800)), _document_js__WEBPACK_IMPORTED_MODULE_7__.t, ruleName(verdictChange, context)));
	}
	if (items.length > 0) blocks.push({
		kind: "list",
		items
	});
	return room.take(blocks) ? blocks : [];
}
function itemsOf({ before, after, edited, added, removed }, { addresses }) {
	const items = [];
	if (before !== after) items.push([
		(0,_document_js__WEBPACK_IMPORTED_MODULE_7__.p)("Version: "),
		version(before),
		(0,_document_js__WEBPACK_IMPORTED_MODULE_7__.p)(" \u2192 "),
		version(after)
	]);
	if (added.length > 0) items.push([(0,_document_js__WEBPACK_IMPORTED_MODULE_7__.p)("Adds "), ...named(added)]);
	if (removed.length > 0) items.push([(0,_document_js__WEBPACK_IMPORTED_MODULE_7__.p)("Takes away "), ...named(removed)]);
	if (edited.length > 0) {
		const files = edited.map((path) => (0,_document_js__WEBPACK_IMPORTED_MODULE_7__.s)(addresses.line(path, 1), (0,_document_js__WEBPACK_IMPORTED_MODULE_7__.n)((0,_start_js__WEBPACK_IMPORTED_MODULE_2__.it)(addresses.whole(path), 200))));
		items.push([(0,_document_js__WEBPACK_IMPORTED_MODULE_7__.p)("Edits "), ...someOf(files)]);
	}
	return items;
}
function version(value) {
	return value === void 0 ? (0,_document_js__WEBPACK_IMPORTED_MODULE_7__.p)("none") : (0,_document_js__WEBPACK_IMPORTED_MODULE_7__.n)((0,_start_js__WEBPACK_IMPORTED_MODULE_2__.it)(value, 40));
}
function named(values) {
	return someOf(values.map((value) => (0,_document_js__WEBPACK_IMPORTED_MODULE_7__.u)((0,_start_js__WEBPACK_IMPORTED_MODULE_2__.it)(value, 120))));
}
function someOf(parts) {
	const shown = parts.slice(0, (0,_check_js__WEBPACK_IMPORTED_MODULE_4__.L)(parts.length, MAX_NAMES));
	const rest = parts.length - shown.length;
	return (0,_document_js__WEBPACK_IMPORTED_MODULE_7__.r)(rest > 0 ? [...shown, (0,_document_js__WEBPACK_IMPORTED_MODULE_7__.p)(`${(0,_check_js__WEBPACK_IMPORTED_MODULE_4__.R)(rest)} more`)] : shown);
}
// src/report/comment/todo.ts
const FULL_AT_MOST = 8;
const FULL_OF_MANY = 6;
function todoBlocks(findings, overview, context, room) {
	const limit = findings.length <= FULL_AT_MOST ? findings.length : FULL_OF_MANY;
	const head = (shown) => [
		(0,_document_js__WEBPACK_IMPORTED_MODULE_7__.o)(3, (0,_document_js__WEBPACK_IMPORTED_MODULE_7__.p)("What to do")),
		...fixLine(findings),
		...overview,
		...countLine(shown, findings.length)
	];
	if (findings.length === 0 || !room.take(head(limit))) return {
		blocks: [],
		rest: findings,
		told: new Set()
	};
	const shown = [];
	const told = new Set();
	for (const finding of (0,_selection_js__WEBPACK_IMPORTED_MODULE_5__.r)(findings, ({ rule }) => rule).slice(0, limit)) {
		const group = !shown.some((other) => groupOf(other) === groupOf(finding)) ? [groupHead(finding, context)] : [];
		const remedy = remediesIn([finding], context, told).get(finding);
		if (!room.take([...group, ...findingBlocks(finding, context, remedy)])) continue;
		shown.push(finding);
		if (remedy !== void 0) told.add(finding.rule);
	}
	const groups = [...byRecord(shown).values()];
	const remedies = remediesIn(groups.flat(), context);
	const blocks = groups.map((group) => group.flatMap((finding, at) => [...at === 0 ? [groupHead(finding, context)] : [], ...findingBlocks(finding, context, remedies.get(finding))]));
	const isShown = new Set(shown);
	return {
		blocks: [...head(shown.length), ...blocks.flat()],
		rest: findings.filter((finding) => !isShown.has(finding)),
		told
	};
}
function countLine(shown, total) {
	if (shown === total) return [];
	return [(0,_document_js__WEBPACK_IMPORTED_MODULE_7__.l)((0,_document_js__WEBPACK_IMPORTED_MODULE_7__.p)(`Showing ${(0,_check_js__WEBPACK_IMPORTED_MODULE_4__.R)(shown)} of ${(0,_check_js__WEBPACK_IMPORTED_MODULE_4__.R)(total)} in full, worst first.`))];
}
function fixLine(findings) {
	const fixable = findings.filter(isFixable).length;
	if (fixable === 0 || findings.length === 1) return [];
	const amount = fixable === findings.length ? `all ${(0,_check_js__WEBPACK_IMPORTED_MODULE_4__.R)(fixable)}` : `${(0,_check_js__WEBPACK_IMPORTED_MODULE_4__.R)(fixable)} of ${(0,_check_js__WEBPACK_IMPORTED_MODULE_4__.z)(findings.length, "finding")}`;
	return [(0,_document_js__WEBPACK_IMPORTED_MODULE_7__.l)((0,_document_js__WEBPACK_IMPORTED_MODULE_7__.n)("memory-steward fix"), (0,_document_js__WEBPACK_IMPORTED_MODULE_7__.p)(` mends ${amount} by itself.`))];
}
function groupOf({ record, path }) {
	return JSON.stringify(record === void 0 ? [path] : [path, record]);
}
function groupHead(finding, context) {
	const { record, path } = finding;
	const isRestricted = context.isRestricted(finding);
	if (record === void 0) return (0,_document_js__WEBPACK_IMPORTED_MODULE_7__.o)(4, isRestricted ? (0,_document_js__WEBPACK_IMPORTED_MODULE_7__.p)("A restricted file") : (0,_document_js__WEBPACK_IMPORTED_MODULE_7__.n)((0,_start_js__WEBPACK_IMPORTED_MODULE_2__.it)(context.addresses.whole(path), 160)));
	const title = isRestricted ? void 0 : context.titleOf(record);
	const named = title === void 0 ? [] : [(0,_document_js__WEBPACK_IMPORTED_MODULE_7__.p)(` ${(0,_start_js__WEBPACK_IMPORTED_MODULE_2__.it)(title, 160)}`)];
	return (0,_document_js__WEBPACK_IMPORTED_MODULE_7__.o)(4, (0,_document_js__WEBPACK_IMPORTED_MODULE_7__.n)((0,_start_js__WEBPACK_IMPORTED_MODULE_2__.it)(record, 160)), ...named);
}
// src/report/comment/compose.ts
const SMALLEST = 8192;
const RULE_TABLE_FROM = 12;
function composeComment(input, options) {
	const context = findingContext(input);
	const { document, isShort } = composeWith(context, input, options);
	return isShort ? composeWith({
		...context,
		linksRows: false
	}, input, options).document : document;
}
function composeWith(context, input, { bytes, withDrawing }) {
	const { report, known } = input;
	const { addresses } = context;
	const sorted = sortFindings(report, known);
	const brought = [
		...sorted.error,
		...sorted.warning,
		...sorted.note
	];
	const verdictChange = brought.find(isVerdictChange);
	const { urgent, asides } = byUrgency(sorted);
	const head = headBlocks(input, sorted);
	const foot = footBlocks(input, addresses);
	const room = new _room_js__WEBPACK_IMPORTED_MODULE_10__.t(Math.max(SMALLEST, bytes) - (0,_room_js__WEBPACK_IMPORTED_MODULE_10__.n)([...head, ...foot]) - 600);
	const collisions = (0,_people_blocks_js__WEBPACK_IMPORTED_MODULE_9__.t)(input, addresses, room);
	const uncompared = (0,_people_blocks_js__WEBPACK_IMPORTED_MODULE_9__.r)(input, addresses, room);
	const ontology = ontologyBlocks(input, verdictChange, context, room);
	const reviewers = (0,_people_blocks_js__WEBPACK_IMPORTED_MODULE_9__.n)(input, room);
	const todo = todoBlocks(urgent, brought.length < RULE_TABLE_FROM ? [] : ruleTable(brought, context, room), context, room);
	const drawing = withDrawing ? drawingBlocks(input, room) : [];
	const noun = `more ${urgent[0]?.severity ?? "finding"}`;
	const more = foldedRows(todo.rest, (total) => total, noun, context, room, todo.told);
	const others = foldedRows(asides, () => asideTitle(asides), "finding", context, room, todo.told);
	const reasons = foldedReasons(urgent.map(({ rule }) => rule), context, room, todo.told);
	const oldTitle = (total) => `${total} that the target branch has already`;
	const old = foldedRows(sorted.old, oldTitle, "finding", context, room, todo.told);
	const { isShort } = room;
	const changes = changeBlocks(input, room);
	return {
		document: [
			...head,
			...collisions,
			...todo.blocks,
			...more,
			...others,
			...reasons,
			...ontology,
			...drawing,
			...changes,
			...uncompared,
			...reviewers,
			...old,
			...foot
		],
		isShort
	};
}
function byUrgency({ error, warning, note }) {
	const without = (findings) => findings.filter((finding) => !isVerdictChange(finding));
	return error.length > 0 ? {
		urgent: without(error),
		asides: without([...warning, ...note])
	} : {
		urgent: without(warning),
		asides: without(note)
	};
}
function asideTitle(findings) {
	const warnings = findings.filter(({ severity }) => severity === "warning").length;
	const notes = findings.length - warnings;
	return [...warnings > 0 ? [(0,_check_js__WEBPACK_IMPORTED_MODULE_4__.z)(warnings, "warning")] : [], ...notes > 0 ? [(0,_check_js__WEBPACK_IMPORTED_MODULE_4__.z)(notes, "note")] : []].join(", ");
}
function drawingBlocks({ picture, titles, report, isPublic, restricted }, room) {
	const drawing = picture && drawingOf(picture, isPublic && restricted ? restricted.ids : new Set(), titles);
	if (!drawing) return [];
	const rest = drawing.edgesLeftOut;
	const more = rest > 0 ? [(0,_document_js__WEBPACK_IMPORTED_MODULE_7__.l)((0,_document_js__WEBPACK_IMPORTED_MODULE_7__.p)(`${(0,_check_js__WEBPACK_IMPORTED_MODULE_4__.z)(rest, "more edge")} of this change, not drawn.`))] : [];
	const drawn = [{
		kind: "drawing",
		drawing
	}, ...more];
	const blocks = report.verdict === "fail" && drawing.edges.some(({ state }) => state !== "added") ? [(0,_document_js__WEBPACK_IMPORTED_MODULE_7__.o)(3, (0,_document_js__WEBPACK_IMPORTED_MODULE_7__.p)("Edges that came, went or broke")), ...drawn] : [{
		kind: "details",
		summary: [(0,_document_js__WEBPACK_IMPORTED_MODULE_7__.p)("Picture of the change")],
		blocks: drawn
	}];
	return room.take(blocks) ? blocks : [];
}
const DIFF_ROWS = 30;
function changeBlocks({ diff, report }, room) {
	const fold = (blocks) => ({
		kind: "details",
		summary: [(0,_document_js__WEBPACK_IMPORTED_MODULE_7__.p)("What changed, record by record")],
		blocks
	});
	if (!diff || !room.take([fold([])])) return [];
	const blocks = (0,_blocks_js__WEBPACK_IMPORTED_MODULE_6__.t)((0,_in_repository_js__WEBPACK_IMPORTED_MODULE_17__.t)(diff, report.root), {
		rows: DIFF_ROWS,
		room
	});
	return blocks.length === 0 ? [] : [fold(blocks)];
}
function findingContext(input) {
	const { picture, textOf, ruleOf, files } = input;
	const titles = new Map([...input.titles ?? []].filter(([id, title]) => !saysTheSame(id, title)));
	for (const { id, title } of [
		...picture?.added ?? [],
		...picture?.changed ?? [],
		...picture?.deleted ?? []
	]) if (title !== void 0 && !saysTheSame(id, title)) titles.set(id, title);
	return {
		addresses: (0,_markdown_escape_js__WEBPACK_IMPORTED_MODULE_3__.l)(input.links, input.report.root, files),
		ruleOf: (id) => ruleOf?.(id),
		sourceOf: (path) => {
			const content = textOf?.(path);
			return content === void 0 ? void 0 : new _source_text_js__WEBPACK_IMPORTED_MODULE_15__.t(content);
		},
		titleOf: (id) => titles.get(id),
		isRestricted: (finding) => isRestricted(finding, input),
		isDeleted: files.isDeleted,
		linksRows: true,
		mergeBase: input.report.comparison?.mergeBase
	};
}
const MESSAGE_BYTES = 8192;
const LEVELS = {
	error: "failure",
	warning: "warning",
	note: "notice"
};
function renderCheckRun(input) {
	const total = openFindings(input).length;
	const shown = Math.min(total, 500);
	const line = shown < total ? `Showing ${(0,_check_js__WEBPACK_IMPORTED_MODULE_4__.R)(shown)} of ${(0,_check_js__WEBPACK_IMPORTED_MODULE_4__.R)(total)} findings as annotations, worst first.` : void 0;
	const [, ...body] = composeComment(input, {
		bytes: 65023,
		withDrawing: false
	});
	return {
		title: verdictWords(input, sortFindings(input.report, input.known)),
		summary: `${(0,_print_markdown_js__WEBPACK_IMPORTED_MODULE_11__.n)([...line === void 0 ? [] : [(0,_document_js__WEBPACK_IMPORTED_MODULE_7__.l)((0,_document_js__WEBPACK_IMPORTED_MODULE_7__.p)(line))], ...body])}\n`
	};
}
function checkRunAnnotations(input) {
	const { root } = input.report;
	const remedyOf = (rule) => input.ruleOf?.(rule)?.remedy;
	return openFindings(input).slice(0, 500).map((finding) => annotation(finding, root, isRestricted(finding, input) ? WITHHELD : messageOf(finding, remedyOf)));
}
function openFindings({ report, known }) {
	const { error, warning, note, old } = sortFindings(report, known);
	const inTurns = (findings) => (0,_selection_js__WEBPACK_IMPORTED_MODULE_5__.r)(findings, ({ path }) => path);
	return [...inTurns([
		...error,
		...warning,
		...note
	]), ...inTurns(old)].filter((finding) => !(0,_by_design_js__WEBPACK_IMPORTED_MODULE_16__.t)(finding));
}
function annotation(finding, root, message) {
	const { range, rule, severity, path } = finding;
	const { start, end } = range;
	return {
		path: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.L)((0,_repository_path_js__WEBPACK_IMPORTED_MODULE_18__.r)(root, path)),
		startLine: start.line,
		endLine: (0,_source_text_js__WEBPACK_IMPORTED_MODULE_15__.n)(range),
		...start.line === end.line && { columns: {
			start: start.column,
			end: Math.max(start.column, end.column - 1)
		} },
		level: LEVELS[severity],
		title: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.R)(rule, 120),
		message
	};
}
const WITHHELD = "What this finding says stays out of a public check, since the record is restricted.";
function messageOf(finding, remedyOf) {
	const { message, suggestion, record } = finding;
	const remedy = (0,_source_text_js__WEBPACK_IMPORTED_MODULE_15__.a)(finding, remedyOf);
	const rest = [
		...suggestion ? [`\nMend: ${(0,_start_js__WEBPACK_IMPORTED_MODULE_2__.F)((0,_start_js__WEBPACK_IMPORTED_MODULE_2__.L)((0,_start_js__WEBPACK_IMPORTED_MODULE_2__.it)(suggestion.message, 1e3)), 1e3)}`] : [],
		...remedy === void 0 ? [] : [`\nMend: ${remedy}`],
		...record === void 0 ? [] : [`\nRecord: ${(0,_start_js__WEBPACK_IMPORTED_MODULE_2__.F)((0,_start_js__WEBPACK_IMPORTED_MODULE_2__.L)((0,_start_js__WEBPACK_IMPORTED_MODULE_2__.it)(record, 400)), 400)}`]
	].join("");
	return (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.F)((0,_start_js__WEBPACK_IMPORTED_MODULE_2__.L)((0,_start_js__WEBPACK_IMPORTED_MODULE_2__.it)(message, MESSAGE_BYTES)), MESSAGE_BYTES) + rest;
}
// src/report/comment/render-comment.ts
function renderComment(input) {
	return `${(0,_print_markdown_js__WEBPACK_IMPORTED_MODULE_11__.n)(composeComment(input, {
		bytes: _forge_js__WEBPACK_IMPORTED_MODULE_19__.t,
		withDrawing: true
	}))}\n`;
}
// src/commands/publish/shared-head.ts
var Lookout = class {
	forge;
	pull;
	open;
	seen = [];
	#hasLooked = false;
	#first;
	#isFresh = false;
	constructor(forge, pull, open) {
		this.forge = forge;
		this.pull = pull;
		this.open = open;
	}
	first() {
		this.#first ??= this.open && !this.open.more ? Promise.resolve(this.#othersOf(this.open.pulls)) : this.now();
		return this.#first;
	}
	async latest() {
		return this.#hasLooked ? this.seen : await this.first();
	}
	async now() {
		const all = await this.forge.openPullRequestsAt(this.pull.head.sha);
		this.#isFresh = all.some((one) => one.number === this.pull.number && movement(this.pull, one) === void 0);
		return this.#othersOf(all);
	}
	forget() {
		this.#isFresh = false;
	}
	beforeWrite = async () => {
		if (this.#isFresh) {
			this.#isFresh = false;
			return;
		}
		const moved = movement(this.pull, await this.forge.pullRequest(this.pull.number));
		if (moved !== void 0) throw new _forge_refusal_js__WEBPACK_IMPORTED_MODULE_1__.i(moved);
	};
	#othersOf(pulls) {
		const { number, head } = this.pull;
		this.#hasLooked = true;
		this.seen = pulls.filter((one) => one.isOpen && one.number !== number && one.head.sha === head.sha);
		return this.seen;
	}
};
function movement(judged, now) {
	const { number, head, base } = judged;
	const meanwhile = "while its report was written";
	if (!now?.isOpen) return `pull request ${number} was closed ${meanwhile}`;
	if (now.head.sha !== head.sha) return `pull request ${number} moved from ${(0,_check_js__WEBPACK_IMPORTED_MODULE_4__.xi)(head.sha)} to ${(0,_check_js__WEBPACK_IMPORTED_MODULE_4__.xi)(now.head.sha)} ${meanwhile}`;
	if (now.base.branch !== base.branch || now.base.repositoryId !== base.repositoryId) return `pull request ${number} got another base branch ${meanwhile}`;
}
function sharedTexts(others) {
	return {
		title: titleOf(others),
		summary: `${SHARED_WHY}\n\n${REMEDY}\n`
	};
}
function sharedSentence(others) {
	return `${titleOf(others)}. ${SHARED_WHY} ${REMEDY}`;
}
function titleOf(others) {
	return sharedTitle(others.map(({ number }) => number));
}
const [BEFORE, COMMAND, AFTER] = SHARED_REMEDY;
const REMEDY = `${BEFORE}\`${COMMAND}\`${AFTER}`;
// src/commands/publish/publish.ts
const REPORT_CHECK = "memory-steward/report";
async function publish(input) {
	const { options } = input;
	const lookout = new Lookout(input.forge, input.pull, input.open);
	const written = [];
	const refused = [];
	const outputs = [
		[
			"check run",
			options.checkRun,
			writeCheckRun
		],
		[
			"approvals",
			options.approvals && input.approvals.ontology.approvals.length > 0,
			writeApprovals
		],
		[
			"comment",
			options.comment,
			writeComment
		],
		[
			"code scanning",
			options.sarif,
			sendSarif
		],
		[
			"labels",
			options.failLabel !== void 0,
			setLabels
		],
		[
			"reviewers",
			options.requestReviewers,
			requestReviewers
		]
	];
	try {
		if (await isTakenBack(input)) written.push({
			output: "auto-merge",
			outcome: "taken back"
		});
	} catch (error) {
		if (!(error instanceof _start_js__WEBPACK_IMPORTED_MODULE_2__.st)) throw error;
		return {
			written,
			refused: [{
				output: "auto-merge",
				error
			}]
		};
	}
	let moved;
	for (const [output, wanted, write] of outputs) {
		if (!wanted || moved !== void 0) continue;
		lookout.forget();
		try {
			written.push({
				output,
				outcome: await write(input, lookout)
			});
		} catch (error) {
			if (error instanceof _forge_refusal_js__WEBPACK_IMPORTED_MODULE_1__.i) moved = error.message;
			else if (error instanceof _start_js__WEBPACK_IMPORTED_MODULE_2__.st) refused.push({
				output,
				error
			});
			else throw error;
		}
	}
	if (passes(input) && lookout.seen.length === 0) await lookout.first().catch((error) => {
		if (!refused.some((one) => one.error === error)) throw error;
	});
	const shared = lookout.seen.length > 0 && { shared: sharedSentence(lookout.seen) };
	return {
		written,
		refused,
		...moved !== void 0 && { moved },
		...shared
	};
}
async function publishShared({ forge, pulls, run, checkRun }) {
	const [first] = [...pulls].sort((a, b) => a.number - b.number);
	const written = [];
	const refused = [];
	const shared = sharedSentence(pulls);
	if (!first || !checkRun) return {
		written,
		refused,
		shared
	};
	const lookout = new Lookout(forge, first);
	const { title, summary } = sharedTexts(pulls);
	const common = {
		head: first.head.sha,
		run,
		title,
		summary,
		conclusion: "failure",
		annotations: []
	};
	const words = digest([title, summary]);
	const runs = [["check run", {
		...common,
		name: REPORT_CHECK,
		key: `pull/${first.number}:${words}`
	}], ["approvals", {
		...common,
		name: _approvals_js__WEBPACK_IMPORTED_MODULE_20__.t,
		key: `approvals/${first.number}:${words}`,
		onlyOver: true
	}]];
	for (const [output, report] of runs) try {
		written.push({
			output,
			outcome: await forge.publishCheckRun(report, lookout.beforeWrite)
		});
	} catch (error) {
		if (error instanceof _forge_refusal_js__WEBPACK_IMPORTED_MODULE_1__.i) return {
			written,
			refused,
			shared,
			moved: error.message
		};
		if (!(error instanceof _start_js__WEBPACK_IMPORTED_MODULE_2__.st)) throw error;
		refused.push({
			output,
			error
		});
	}
	return {
		written,
		refused,
		shared
	};
}
async function isTakenBack({ forge, pull }) {
	if ((0,_branches_js__WEBPACK_IMPORTED_MODULE_0__.a)(pull.head.branch) === void 0) return false;
	const now = await forge.pullRequest(pull.number);
	return now?.isOpen === true && await (0,_merge_request_js__WEBPACK_IMPORTED_MODULE_13__.i)(forge, now);
}
function passes({ report }) {
	return report.report.verdict !== "fail";
}
const writeCheckRun = async (input, lookout) => {
	const first = await reportRun(input, lookout, () => lookout.first());
	return await input.forge.publishCheckRun(first, lookout.beforeWrite);
};
async function reportRun(input, lookout, look) {
	const { pull, report, run } = input;
	const isPass = passes(input);
	const others = isPass ? await look() : [];
	const own = renderCheckRun(report);
	const { title, summary } = others.length > 0 ? sharedTexts(others) : own;
	const conclusion = isPass && others.length === 0 ? "success" : "failure";
	const annotations = checkRunAnnotations(report);
	return {
		name: REPORT_CHECK,
		head: pull.head.sha,
		key: `pull/${pull.number}:${digest([
			conclusion,
			title,
			annotations,
			report.collisions ?? [],
			report.uncompared ?? []
		])}`,
		run,
		title,
		summary,
		conclusion,
		annotations,
		...isPass && { again: () => reportRun(input, lookout, () => lookout.now()) }
	};
}
const writeApprovals = async (input, lookout) => {
	const first = await countApprovals(input, lookout, () => lookout.first());
	return await input.forge.publishCheckRun(first, lookout.beforeWrite);
};
async function countApprovals(input, lookout, look) {
	const { forge, pull, approvals, run } = input;
	const verdict = (0,_approvals_js__WEBPACK_IMPORTED_MODULE_20__.i)(approvals, pull, await forge.reviews(pull.number));
	const others = (0,_approvals_js__WEBPACK_IMPORTED_MODULE_20__.r)(verdict) ? await look() : [];
	const { title, summary } = others.length > 0 ? sharedTexts(others) : renderApprovals(verdict.demands, verdict.outdated);
	const conclusion = (0,_approvals_js__WEBPACK_IMPORTED_MODULE_20__.r)(verdict) && others.length === 0 ? "success" : "failure";
	return {
		name: _approvals_js__WEBPACK_IMPORTED_MODULE_20__.t,
		head: pull.head.sha,
		key: `approvals/${pull.number}:${digest([
			conclusion,
			title,
			summary
		])}`,
		run,
		title,
		summary,
		conclusion,
		annotations: [],
		again: () => countApprovals(input, lookout, () => lookout.now())
	};
}
const writeComment = async (input, lookout) => {
	const { forge, pull, report, run } = input;
	const shared = passes(input) ? (await lookout.latest()).map(({ number }) => number) : [];
	const body = renderComment(shared.length === 0 ? report : {
		...report,
		shared
	});
	return await forge.upsertComment(pull.number, {
		body,
		head: pull.head.sha,
		run
	}, lookout.beforeWrite);
};
const sendSarif = async ({ forge, pull, report, rules }, { beforeWrite }) => {
	const { restricted, isPublic } = report;
	const sarif = (0,_sarif_js__WEBPACK_IMPORTED_MODULE_12__.t)(isPublic && restricted ? (0,_check_js__WEBPACK_IMPORTED_MODULE_4__.S)(report.report, restricted) : report.report, rules);
	await forge.uploadSarif({
		sarif,
		commit: pull.head.sha,
		ref: `refs/pull/${pull.number}/head`
	}, beforeWrite);
	return "sent";
};
const setLabels = async ({ forge, pull, report, options }, { beforeWrite }) => {
	const label = options.failLabel === void 0 ? [] : [options.failLabel];
	const fails = report.report.verdict === "fail";
	await forge.setLabels(pull, {
		add: fails ? label : [],
		remove: fails ? [] : label
	}, beforeWrite);
	return "sent";
};
const requestReviewers = async ({ forge, pull, reviewers }, { beforeWrite }) => {
	await forge.requestReviewers(pull, reviewers, beforeWrite);
	return "sent";
};
function digest(parts) {
	return (0,node_crypto__WEBPACK_IMPORTED_MODULE_14__.createHash)("sha256").update(JSON.stringify(parts)).digest("hex").slice(0, 32);
}



/***/ })

};
;