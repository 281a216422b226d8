"use strict";
exports.id = 7684;
exports.ids = [7684];
exports.modules = {

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

/***/ 1409:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ listUnder),
/* harmony export */   r: () => (/* binding */ namesOf),
/* harmony export */   t: () => (/* binding */ listOf)
/* harmony export */ });
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4105);
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5553);
/* harmony import */ var _document_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4120);



function listOf(items, most, noun) {
	const rest = items.length - most;
	const more = noun === void 0 ? `${(0,_check_js__WEBPACK_IMPORTED_MODULE_1__.R)(rest)} more` : (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.z)(rest, `more ${noun}`);
	return {
		kind: "list",
		items: [...items.slice(0, most), ...rest > 0 ? [[(0,_document_js__WEBPACK_IMPORTED_MODULE_2__.p)(`and ${more}`)]] : []]
	};
}
function listUnder(title, items, most) {
	return items.length === 0 ? [] : [(0,_document_js__WEBPACK_IMPORTED_MODULE_2__.o)(3, (0,_document_js__WEBPACK_IMPORTED_MODULE_2__.p)(title)), listOf(items, most)];
}
function namesOf(names, most) {
	const rest = names.length - most;
	const shown = (0,_document_js__WEBPACK_IMPORTED_MODULE_2__.r)(names.slice(0, most).map((name) => (0,_document_js__WEBPACK_IMPORTED_MODULE_2__.n)((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.it)(name, 120))));
	return rest > 0 ? [...shown, (0,_document_js__WEBPACK_IMPORTED_MODULE_2__.p)(` and ${(0,_check_js__WEBPACK_IMPORTED_MODULE_1__.R)(rest)} more`)] : shown;
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

/***/ 2584:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ renderRefusals),
/* harmony export */   t: () => (/* binding */ refusalLine)
/* harmony export */ });
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5553);

// src/report/refusals.ts
function refusalLine({ code, message, advice, at }) {
	return `${code}${at ? ` at ${(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.I)(at)}` : ""}: ${message} ${advice}`;
}
function renderRefusals(refusals) {
	return `## Memory update refused\n\nNothing was written.\n\n| Code | Place | What is wrong | What to do |\n| --- | --- | --- | --- |\n${refusals.map(({ code, message, advice, at }) => `| \`${code}\` | ${at ? (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.I)(at) : ""} | ${message} | ${advice} |`).join("\n")}\n`;
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



/***/ }),

/***/ 8654:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ updateBranch),
/* harmony export */   i: () => (/* binding */ importBranch),
/* harmony export */   n: () => (/* binding */ blockOf),
/* harmony export */   r: () => (/* binding */ submitProposal),
/* harmony export */   t: () => (/* binding */ updateDiff)
/* harmony export */ });
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4105);
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5553);
/* harmony import */ var _branches_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4889);
/* harmony import */ var _forge_refusal_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9695);
/* harmony import */ var _forge_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(7874);
/* harmony import */ var _proposal_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8787);
/* harmony import */ var _same_bytes_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(9629);
/* harmony import */ var _keyed_records_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(352);
/* harmony import */ var _time_pointer_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3084);
/* harmony import */ var _merge_into_branch_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7073);
/* harmony import */ var _diff_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(6014);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(7598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_9___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_9__);












// src/updates/proposal-names.ts
const MAX_PART_CHARACTERS = 60;
function updateBranch({ repository, id }) {
	const name = repository.toLowerCase();
	const parts = [...name.split("/"), id].map(refPart);
	return `${(0,_branches_js__WEBPACK_IMPORTED_MODULE_2__.n)("update")}${parts.join("-")}-${hashOf([name, id]).digest("hex").slice(0, 8)}`;
}
function importBranch(run, digest) {
	return `${(0,_branches_js__WEBPACK_IMPORTED_MODULE_2__.n)("import")}${refPart(run)}-${digest.replace(/^sha256:/, "").slice(0, 12)}`;
}
function idempotencyKey(branch, digest) {
	return (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.Mi)(hashOf([branch, digest]));
}
function refPart(name) {
	return name.replace(/[^A-Za-z0-9._-]+/g, "-").replace(/\.{2,}/g, ".").replace(/^[.-]+|[.-]+$/g, "").slice(0, MAX_PART_CHARACTERS).replace(/[.-]+$/, "") || "run";
}
function hashOf(names) {
	return (0,node_crypto__WEBPACK_IMPORTED_MODULE_9__.createHash)("sha256").update(JSON.stringify(names));
}
// src/commands/propose/proposal-commit.ts
async function proposalCommit(input) {
	const { repository, main, base, changes, state } = input;
	const head = await repository.commitTree(state.head);
	const fork = await repository.commitTree(state.mergeBase);
	const left = input.left === void 0 ? fork : await repository.commitTree(input.left);
	const [byPeople, byUs] = [await differences(fork, head), await differences(fork, left)];
	const joins = state.mergeBase !== base && isPlain(input, byPeople);
	const paths = new Set([
		...changes,
		...byUs,
		...joins ? byPeople : []
	].map(({ path }) => path));
	const [was, is, now] = [
		await (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.Xi)(paths, left),
		await (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.Xi)(paths, head),
		await (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.Xi)(paths, main)
	];
	const wanted = new Map(now);
	for (const { path, bytes } of changes) if (bytes) wanted.set(path, bytes);
	else wanted.delete(path);
	const files = [];
	const conflicts = [];
	let differs = false;
	for (const path of [...paths].sort()) {
		const [head, proposed] = [is.get(path), wanted.get(path)];
		const time = proposed && (0,_time_pointer_js__WEBPACK_IMPORTED_MODULE_6__.n)(path, proposed, input.gate);
		const form = (0,_keyed_records_js__WEBPACK_IMPORTED_MODULE_5__.p)(path, input.gate.layout, input.gate.limits);
		const sides = {
			path,
			left: was.get(path),
			head,
			wanted: proposed,
			time,
			form
		};
		const merged = (0,_merge_into_branch_js__WEBPACK_IMPORTED_MODULE_7__.t)(sides);
		(0,_check_js__WEBPACK_IMPORTED_MODULE_1__.Xa)(conflicts, merged.conflicts.map((conflict) => ({
			path,
			...conflict
		})));
		if (!(0,_same_bytes_js__WEBPACK_IMPORTED_MODULE_10__.t)(merged.bytes, head)) differs = true;
		if (!(0,_same_bytes_js__WEBPACK_IMPORTED_MODULE_10__.t)(merged.bytes, (joins ? now : is).get(path))) files.push({
			path,
			bytes: merged.bytes
		});
	}
	if (!differs && !joins) return {
		parents: [state.head],
		onto: state.head,
		changes: [],
		conflicts
	};
	return joins ? {
		parents: [state.head, base],
		onto: base,
		changes: files,
		conflicts
	} : {
		parents: [state.head],
		onto: state.head,
		changes: files,
		conflicts
	};
}
async function holdsExactly({ repository, state, changes, prefix }) {
	const wanted = new Map(changes.map(({ path, bytes }) => [path, bytes]));
	if (state.paths?.length !== wanted.size || !state.paths.every((path) => path.startsWith(prefix))) return false;
	const head = await repository.commitTree(state.head);
	const made = await differences(await repository.commitTree(state.mergeBase), head);
	const is = await (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.Xi)(new Set(wanted.keys()), head);
	return made.length === wanted.size && made.every(({ path, after }) => {
		return (after === void 0 || after.mode === "100644") && wanted.has(path) && (0,_same_bytes_js__WEBPACK_IMPORTED_MODULE_10__.t)(is.get(path), wanted.get(path));
	});
}
function isPlain({ state, prefix }, byPeople) {
	return (state.paths?.every((path) => path.startsWith(prefix)) ?? false) && byPeople.every(({ after }) => after === void 0 || after.mode === "100644");
}
async function differences(before, after) {
	const known = await before.stored?.differences(after);
	if (known) return known;
	const was = new Map((await before.entries()).map((entry) => [entry.path, entry]));
	const is = new Map((await after.entries()).map((entry) => [entry.path, entry]));
	return [...new Set([...was.keys(), ...is.keys()])].flatMap((path) => {
		const [one, other] = [was.get(path), is.get(path)];
		if (one?.oid === other?.oid && one?.mode === other?.mode) return [];
		return [{
			path,
			...one && { before: one },
			...other && { after: other }
		}];
	});
}
// src/commands/propose/submit-proposal.ts
const MAX_ATTEMPTS = 5;
function blockOf({ branch, main, block }) {
	return {
		...block,
		schema: _proposal_js__WEBPACK_IMPORTED_MODULE_4__.r,
		idempotencyKey: idempotencyKey(branch, block.digest),
		base: main.commit ?? ""
	};
}
async function submitProposal(submission, place) {
	const { branch } = submission;
	const block = blockOf(submission);
	const result = {
		branch,
		conflicts: [],
		refused: []
	};
	const { known, ...earlier } = await saidBefore(submission, block, place);
	if ("outcome" in earlier) return {
		...result,
		...earlier
	};
	const written = await advance(submission, block, place, known);
	if (written === "newer") return {
		...result,
		outcome: "newer",
		pull: void 0
	};
	const { conflicts, isNew, head, own } = written;
	const { comment, ...text } = submission.words(block, conflicts);
	const { pull, outcome } = await place.forge.upsertPull(branch, place.target, text);
	const refused = [...await attempt("labels", () => setLabels(place.forge, pull, labelsOf(submission, conflicts))), ...await attempt("reviewers", () => place.forge.requestReviewers(pull, submission.reviewers, _forge_js__WEBPACK_IMPORTED_MODULE_11__.n))];
	const { forge, run } = place;
	await forge.upsertComment(pull.number, {
		subject: "proposal",
		body: comment,
		head,
		run,
		own
	}, _forge_js__WEBPACK_IMPORTED_MODULE_11__.n);
	const isOld = outcome !== "created" && !isNew;
	return {
		...result,
		outcome: outcome === "created" ? "proposed" : isOld ? "unchanged" : "updated",
		pull: pull.number,
		conflicts,
		refused
	};
}
const MAX_CLOSED = 5;
async function saidBefore(submission, { idempotencyKey: key }, { forge, target, run }) {
	const pulls = (await forge.branchPulls(submission.branch)).filter(({ pull }) => pull.base.branch === target);
	const open = pulls.find(({ pull }) => pull.isOpen)?.pull;
	const comment = open && await forge.ownComment(open.number, "proposal");
	if (open && comment && (0,_proposal_js__WEBPACK_IMPORTED_MODULE_4__.c)(comment.body)?.idempotencyKey === key) {
		if (!comment.isOnly) return { known: comment.own };
		return {
			outcome: "unchanged",
			pull: open.number,
			...await missingLabels(submission, open, forge)
		};
	}
	if (open && comment && (0,_forge_js__WEBPACK_IMPORTED_MODULE_11__.r)(comment.run, run)) return {
		outcome: "newer",
		pull: open.number
	};
	for (const { pull, isMerged } of pulls.filter((each) => !each.pull.isOpen).slice(0, MAX_CLOSED)) {
		const said = await forge.ownComment(pull.number, "proposal");
		if (said && (0,_proposal_js__WEBPACK_IMPORTED_MODULE_4__.c)(said.body)?.idempotencyKey === key) return {
			outcome: isMerged ? "unchanged" : "closed",
			pull: pull.number
		};
	}
	if (open) await forge.setAutoMerge(open, false, _forge_js__WEBPACK_IMPORTED_MODULE_11__.n);
	return { known: comment?.own };
}
async function missingLabels(submission, pull, forge) {
	if (pull.labels.includes(_proposal_js__WEBPACK_IMPORTED_MODULE_4__.n[submission.block.kind])) return {};
	return { refused: await attempt("labels", () => setLabels(forge, pull, labelsOf(submission, []))) };
}
async function advance(submission, block, place, known) {
	const { branch } = submission;
	for (let tries = 1; tries <= MAX_ATTEMPTS; tries++) {
		const state = await place.forge.branchState(branch, block.base);
		const left = state && lastOwn(state, submission);
		if (state && left?.trailers.idempotencyKey === block.idempotencyKey) {
			const isOwn = state.head === known || await isExactly(submission, state, place);
			return {
				head: state.head,
				isNew: false,
				conflicts: [],
				own: isOwn ? state.head : void 0
			};
		}
		if (left && (0,_forge_js__WEBPACK_IMPORTED_MODULE_11__.r)(left.trailers.run, place.run)) return "newer";
		try {
			return await commit(submission, block, place, {
				state,
				left: left?.commit,
				known
			});
		} catch (error) {
			if (!(error instanceof _forge_refusal_js__WEBPACK_IMPORTED_MODULE_3__.t)) throw error;
		}
	}
	throw new _start_js__WEBPACK_IMPORTED_MODULE_0__.st(`The branch ${branch} moved ${MAX_ATTEMPTS} times while the proposal was laid on it. Nothing was written.`, "Run the job again");
}
function lastOwn({ commits }, { branch, block: { kind } }) {
	for (const commit of [...commits].reverse()) {
		const trailers = commit.isOurs ? (0,_proposal_js__WEBPACK_IMPORTED_MODULE_4__.l)(commit.message) : void 0;
		if (trailers?.kind === kind && trailers.idempotencyKey === idempotencyKey(branch, trailers.digest)) return {
			commit,
			trailers
		};
	}
}
async function isExactly({ branch, changes }, state, { source, root }) {
	if ((await source.fetch(branch, [])).base !== state.head) return false;
	return await holdsExactly({
		repository: source.repository,
		state,
		changes,
		prefix: root === "" ? "" : `${root}/`
	});
}
async function commit({ branch, main, gate, changes, headline }, block, { forge, source, root, run }, { state, left, known }) {
	const { base } = block;
	const prefix = root === "" ? "" : `${root}/`;
	const text = {
		headline,
		body: (0,_proposal_js__WEBPACK_IMPORTED_MODULE_4__.u)({
			...block,
			run
		})
	};
	const fromTop = (files) => files.map(({ path, bytes }) => ({
		path: prefix + path,
		bytes
	}));
	if (!state) {
		const request = {
			branch,
			expectedHead: void 0,
			parents: [base],
			onto: base,
			text,
			changes: fromTop(changes)
		};
		const head = await forge.advanceBranch(request);
		return {
			head,
			isNew: true,
			conflicts: [],
			own: head
		};
	}
	const { base: tip } = await source.fetch(branch, []);
	if (tip !== state.head) throw new _forge_refusal_js__WEBPACK_IMPORTED_MODULE_3__.t(`the branch ${branch} has moved`);
	const made = await proposalCommit({
		repository: source.repository,
		gate,
		main,
		base,
		changes,
		state,
		left: left?.sha,
		prefix
	});
	const { conflicts } = made;
	const isOwn = state.head === known;
	if (made.changes.length === 0 && made.onto === state.head) return {
		head: state.head,
		isNew: false,
		conflicts,
		own: isOwn ? known : void 0
	};
	const request = {
		branch,
		expectedHead: state.head,
		...made,
		text,
		changes: fromTop(made.changes)
	};
	const head = await forge.advanceBranch(request);
	return {
		head,
		isNew: true,
		conflicts,
		own: isOwn ? head : void 0
	};
}
function labelsOf({ labels, block }, conflicts) {
	const conflict = conflicts.length > 0 ? [_proposal_js__WEBPACK_IMPORTED_MODULE_4__.n.conflict] : [];
	return [
		_proposal_js__WEBPACK_IMPORTED_MODULE_4__.n[block.kind],
		(0,_proposal_js__WEBPACK_IMPORTED_MODULE_4__.s)(block.decision),
		...labels,
		...conflict
	];
}
async function setLabels(forge, pull, add) {
	const own = [
		..._proposal_js__WEBPACK_IMPORTED_MODULE_4__.t.map(_proposal_js__WEBPACK_IMPORTED_MODULE_4__.s),
		_proposal_js__WEBPACK_IMPORTED_MODULE_4__.n.choice,
		_proposal_js__WEBPACK_IMPORTED_MODULE_4__.n.conflict
	];
	const labels = {
		add: [...new Set(add)],
		remove: own.filter((label) => !add.includes(label))
	};
	await forge.setLabels(pull, labels, _forge_js__WEBPACK_IMPORTED_MODULE_11__.n);
}
async function attempt(output, write) {
	try {
		await write();
		return [];
	} catch (error) {
		if (!(error instanceof _start_js__WEBPACK_IMPORTED_MODULE_0__.st)) throw error;
		return [{
			output,
			error
		}];
	}
}
// src/commands/propose/update-diff.ts
async function updateDiff({ current: { gate, judgement } }, tree) {
	const before = judgement.memory;
	const after = await (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.xn)(tree, gate, _check_js__WEBPACK_IMPORTED_MODULE_1__.Cn, before.files);
	const change = await (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.An)(before, after, gate);
	const restricted = (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.On)([change.before, change.after]);
	return {
		change,
		diff: await (0,_diff_js__WEBPACK_IMPORTED_MODULE_8__.r)({
			change,
			before,
			after,
			gate,
			restricted
		})
	};
}



/***/ })

};
;