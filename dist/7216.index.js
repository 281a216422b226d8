"use strict";
exports.id = 7216;
exports.ids = [7216];
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

/***/ 7216:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runLinkBackStep: () => (/* binding */ runLinkBackStep)
/* harmony export */ });
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4105);
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5553);
/* harmony import */ var _forge_refusal_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9695);
/* harmony import */ var _proposal_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8787);
/* harmony import */ var _action_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8027);
/* harmony import */ var _forge_access_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(377);
/* harmony import */ var _forge_clone_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4162);
/* harmony import */ var _log_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7379);
/* harmony import */ var _receiver_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(3240);









// src/commands/propose/link-back.ts
async function linkBack(input) {
	const comment = await input.forge.ownComment(input.pull, "proposal");
	const account = comment ? void 0 : await otherAccount(input);
	if (account !== void 0) return {
		outcome: "not-ours",
		account
	};
	const source = sourceOf(comment);
	if (source?.issue === void 0) return { outcome: "nothing-named" };
	const { repository, issue } = source;
	const name = `${repository}#${issue}`;
	const isOwn = (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.ct)(repository, input.memory.name);
	if (!isOwn && (0,_action_js__WEBPACK_IMPORTED_MODULE_4__.f)(repository, await input.policy())) return {
		outcome: "not-linked",
		source: name,
		because: "the memory does not list the repository"
	};
	try {
		const forge = isOwn ? input.forge : await input.forgeOf(repository);
		const { memory, pull } = input;
		const outcome = await forge.linkOnce(issue, `${memory.name}#${pull}`, textOf(input));
		if (outcome === void 0) return {
			outcome: "not-linked",
			source: name,
			because: "there is no such issue"
		};
		return outcome === "created" ? {
			outcome: "linked",
			source: name
		} : {
			outcome: "linked-before",
			source: name
		};
	} catch (error) {
		if (!(error instanceof _forge_refusal_js__WEBPACK_IMPORTED_MODULE_2__.o)) throw error;
		return {
			outcome: "not-linked",
			source: name,
			because: error.message
		};
	}
}
async function otherAccount({ forge, pull }) {
	const author = (await forge.pullRequest(pull))?.author;
	if (author?.isBot !== true) return void 0;
	return sourceOf(await forge.ownComment(pull, "proposal", author))?.issue === void 0 ? void 0 : author.login;
}
function sourceOf(comment) {
	return comment && (0,_proposal_js__WEBPACK_IMPORTED_MODULE_3__.c)(comment.body)?.source;
}
function textOf({ memory, pull, commit, server }) {
	const place = `${server}/${memory.name}`;
	return `What this run learned was merged into the memory: [\`${memory.name}@${(0,_check_js__WEBPACK_IMPORTED_MODULE_1__.xi)(commit)}\`](${place}/commit/${commit}), by [pull request ${pull}](${place}/pull/${pull}).\n`;
}
// src/actions/link-back-step.ts
const SAME_TOKEN = "and this job has the token of another account, so no issue gets a link. Give this job the `token` of the one that proposes.";
async function runLinkBackStep(input) {
	const { number, mergeCommit } = input.event;
	if (number === void 0 || mergeCommit === void 0) return;
	const access = await (0,_forge_access_js__WEBPACK_IMPORTED_MODULE_5__.n)(input.environment, input.inputs.token);
	await (0,_forge_clone_js__WEBPACK_IMPORTED_MODULE_6__.t)(access, input, async ({ clone, gateOptions }) => {
		const { memory, policy } = (0,_receiver_js__WEBPACK_IMPORTED_MODULE_8__.t)(access, input.environment, clone, gateOptions());
		const { forge, forgeOf, server } = access;
		const result = await linkBack({
			forge,
			forgeOf,
			server,
			memory,
			policy,
			pull: number,
			commit: mergeCommit
		});
		if (result.outcome === "nothing-named") (0,_log_js__WEBPACK_IMPORTED_MODULE_7__.t)(`Pull request ${number}: its run names no issue to link from.`);
		else if (result.outcome === "not-ours") (0,_log_js__WEBPACK_IMPORTED_MODULE_7__.t)(`Pull request ${number} was proposed by ${result.account}, ${SAME_TOKEN}`, "warning");
		else if (result.outcome === "linked") (0,_log_js__WEBPACK_IMPORTED_MODULE_7__.t)(`Linked ${result.source} to ${(0,_check_js__WEBPACK_IMPORTED_MODULE_1__.xi)(mergeCommit)}.`);
		else if (result.outcome === "linked-before") (0,_log_js__WEBPACK_IMPORTED_MODULE_7__.t)(`${result.source} has its link already.`);
		else (0,_log_js__WEBPACK_IMPORTED_MODULE_7__.t)(`${result.source} got no link: ${result.because}`, "warning");
	});
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

/***/ 3240:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ tellRefusals),
/* harmony export */   t: () => (/* binding */ receiverOf)
/* harmony export */ });
/* harmony import */ var _action_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8027);
/* harmony import */ var _refusals_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2584);
/* harmony import */ var _forge_access_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(377);
/* harmony import */ var _log_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7379);




// src/actions/receiver.ts
function receiverOf(access, environment, clone, gate) {
	const { id, defaultBranch } = (0,_action_js__WEBPACK_IMPORTED_MODULE_0__.o)(environment);
	const target = (0,_forge_access_js__WEBPACK_IMPORTED_MODULE_2__.t)(access, defaultBranch);
	return {
		memory: {
			id,
			name: access.repository
		},
		target,
		policy: (0,_action_js__WEBPACK_IMPORTED_MODULE_0__.d)(clone, target, gate)
	};
}
function tellRefusals(refusals) {
	(0,_action_js__WEBPACK_IMPORTED_MODULE_0__.r)("codes", [...new Set(refusals.map(({ code }) => code))].join(","));
	for (const each of refusals) (0,_log_js__WEBPACK_IMPORTED_MODULE_3__.t)((0,_refusals_js__WEBPACK_IMPORTED_MODULE_1__.t)(each), "error");
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



/***/ })

};
;