"use strict";
exports.id = 8027;
exports.ids = [8027,3863,9776,3319,9695];
exports.modules = {

/***/ 2353:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ ACTION_INPUTS),
/* harmony export */   t: () => (/* binding */ ACTION_COMMANDS)
/* harmony export */ });
// src/commands/action-inputs.ts
const ACTION_COMMANDS = [
	"auto",
	"check",
	"merge-reports",
	"publish",
	"reindex",
	"snapshot",
	"resolve",
	"proposals",
	"propose",
	"import-run",
	"health"
];
const ACTION_INPUTS = [
	"command",
	"directory",
	"layout",
	"config",
	"base",
	"head",
	"shard",
	"part-file",
	"parts",
	"report-file",
	"sarif-file",
	"token",
	"comment",
	"check-run",
	"sarif",
	"dashboard-file",
	"index-build",
	"fail-label",
	"request-reviewers",
	"ref",
	"at",
	"snapshot",
	"require-approved-commit",
	"update-file",
	"run-directory"
];



/***/ }),

/***/ 8027:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ checkSubject),
/* harmony export */   c: () => (/* binding */ id),
/* harmony export */   d: () => (/* binding */ policyOf),
/* harmony export */   f: () => (/* binding */ refuseRepository),
/* harmony export */   i: () => (/* binding */ writeSummary),
/* harmony export */   l: () => (/* binding */ text),
/* harmony export */   n: () => (/* binding */ report),
/* harmony export */   o: () => (/* binding */ eventRepository),
/* harmony export */   r: () => (/* binding */ setOutput),
/* harmony export */   runInActions: () => (/* binding */ runInActions),
/* harmony export */   s: () => (/* binding */ at),
/* harmony export */   t: () => (/* binding */ memoryFolder),
/* harmony export */   u: () => (/* binding */ admitRun)
/* harmony export */ });
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4105);
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5553);
/* harmony import */ var _refusal_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4157);
/* harmony import */ var _branches_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4889);
/* harmony import */ var _forge_refusal_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9695);
/* harmony import */ var _annotations_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4883);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9776);
/* harmony import */ var _sarif_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8524);
/* harmony import */ var _rule_descriptions_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(3863);
/* harmony import */ var _sources_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(3319);
/* harmony import */ var _step_summary_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(7782);
/* harmony import */ var _log_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(7379);
/* harmony import */ var _action_inputs_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(2353);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(7045);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_13___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_13__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_14___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_14__);
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(6421);

















// src/commands/propose/admit-run.ts
const HIDES_ITS_CAUSE = new Set(["pull_request_target", "workflow_run"]);
function hidesItsCause(event) {
	return HIDES_ITS_CAUSE.has(event);
}
async function admitRun({ run, memory, policy: readPolicy }) {
	if (!run) return (0,_refusal_js__WEBPACK_IMPORTED_MODULE_2__.t)("UNKNOWN_RUN", "The source repository has no such run.");
	if (run.headRepositoryId !== run.repository.id || hidesItsCause(run.event)) return (0,_refusal_js__WEBPACK_IMPORTED_MODULE_2__.t)("SOURCE_FORK", "A fork's pull request started the run, or may have.");
	const policy = await readPolicy();
	const unlisted = run.repository.id === memory.id ? void 0 : refuseRepository(run.repository.name, policy);
	if (unlisted) return unlisted;
	if (isListedWorkflow(run.workflow, policy)) return run;
	return (0,_refusal_js__WEBPACK_IMPORTED_MODULE_2__.t)("WORKFLOW_NOT_LISTED", "The workflow of the run may not send updates.");
}
function policyOf(source, branch, options) {
	let policy;
	const read = async () => {
		const { base } = await source.fetch(await branch(), []);
		return (await (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.wi)(await source.repository.commitTree(base), options)).proposals;
	};
	return () => policy ??= read();
}
function refuseRepository(name, { sources = [] }) {
	if (sources.some((source) => (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.ct)(source, name))) return void 0;
	return (0,_refusal_js__WEBPACK_IMPORTED_MODULE_2__.t)("SOURCE_NOT_LISTED", "The source repository may not send updates.");
}
function isListedWorkflow(path, { workflows }) {
	return workflows === void 0 || workflows.some((name) => path === `.github/workflows/${name}`);
}
// src/actions/auto.ts
const PUBLISHED_ACTIONS = new Set([
	"opened",
	"synchronize",
	"reopened",
	"ready_for_review",
	"edited"
]);
function planFor(event) {
	switch (event.name) {
		case "pull_request": return pullRequestPlan(event);
		case "merge_group": return {
			commands: ["check"],
			notes: []
		};
		case "pull_request_review": return event.isSameRepository ? {
			commands: ["approvals"],
			notes: []
		} : nothing("A run about a review of a fork's pull request can only read: to count its approvals, run the last run of the workflow that reports on it again (Actions, Re-run all jobs).");
		case "push": return pushPlan(event);
		case "schedule": return {
			commands: [
				"reindex",
				"snapshot",
				"health"
			],
			notes: []
		};
		case "workflow_run":
			if (event.action !== void 0 && event.action !== "completed") return nothing("A run that has only begun has nothing to publish yet.");
			return finishedPlan(event.run);
		case "repository_dispatch":
			if (event.type === "memory-update") return {
				commands: ["propose"],
				notes: []
			};
			if (event.type === "memory-run") return {
				commands: ["import-run"],
				notes: []
			};
			return nothing(`A dispatch of the type ${quoted(event.type)} means nothing to the steward.`);
		case "workflow_dispatch": return dispatchPlan(event.command);
		case "other": return nothing(`The event ${quoted(event.event)} asks for nothing.`);
	}
}
function pullRequestPlan(event) {
	const { action, isSameRepository } = event;
	if (action === "closed") return closedPlan(event);
	if (action !== void 0 && !PUBLISHED_ACTIONS.has(action)) return {
		commands: ["check"],
		notes: []
	};
	if (isSameRepository) return {
		commands: ["check", "publish"],
		notes: []
	};
	return {
		commands: ["check"],
		notes: ["A fork's run can only read: a second workflow, on workflow_run, publishes its report."]
	};
}
function finishedPlan({ event, repositoryId, head }) {
	if (event === "pull_request") return {
		commands: ["publish"],
		notes: []
	};
	if (head.repositoryId !== repositoryId || hidesItsCause(event)) return nothing(`The run was started by ${event}, and a fork may stand behind it: there is nothing to publish, and what it left is not taken.`);
	return {
		commands: ["propose", "import-run"],
		notes: []
	};
}
function closedPlan({ isSameRepository, isIntoDefault, headRef, mergeCommit }) {
	if (!isSameRepository || (0,_branches_js__WEBPACK_IMPORTED_MODULE_3__.a)(headRef ?? "") === void 0) return nothing("What was closed is no proposal of ours.");
	if (mergeCommit === void 0) return nothing("A proposal that was rejected is remembered with the next index.");
	if (!isIntoDefault) return nothing("It was merged into another branch than the memory's: nothing is linked.");
	return {
		commands: ["link-back"],
		notes: []
	};
}
function pushPlan({ ref, isDefault, isDeletion }) {
	if (isDeletion) return nothing("A deleted branch has nothing to check.");
	if (ref !== void 0 && !ref.startsWith("refs/heads/")) return nothing("Tags are not checked.");
	if (!isDefault) return {
		commands: ["check"],
		notes: []
	};
	return {
		commands: [
			"check",
			"reindex",
			"snapshot",
			"proposals"
		],
		notes: []
	};
}
const BY_HAND = [
	"check",
	"reindex",
	"snapshot",
	"resolve",
	"health",
	"propose",
	"import-run",
	"proposals"
];
function dispatchPlan(command) {
	if (command === void 0 || command === "") return nothing("The workflow was started by hand without an input `command`.");
	const known = BY_HAND.find((name) => name === command);
	if (known) return {
		commands: [known],
		notes: []
	};
	return nothing(`The command ${quoted(command)} is none that a run by hand can start; these are: ${BY_HAND.join(", ")}.`);
}
function nothing(note) {
	return {
		commands: [],
		notes: [note]
	};
}
function quoted(value) {
	return JSON.stringify((value ?? "").slice(0, 100));
}
// src/actions/payload.ts
function readPayload(path) {
	if (path === void 0) throw broken();
	try {
		return JSON.parse((0,node_fs__WEBPACK_IMPORTED_MODULE_13__.readFileSync)(path, "utf8"));
	} catch {
		throw broken();
	}
}
function at(value, ...keys) {
	return (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.To)(value, keys);
}
function text(value) {
	return typeof value === "string" ? value : void 0;
}
function id(value) {
	return typeof value === "number" && Number.isSafeInteger(value) && value > 0 ? value : void 0;
}
function list(value) {
	return Array.isArray(value) ? value : [];
}
function commit(value) {
	if (typeof value !== "string" || !(0,_check_js__WEBPACK_IMPORTED_MODULE_1__.bi)(value)) throw broken();
	return value;
}
function required(value) {
	if (value === void 0) throw broken();
	return value;
}
function broken() {
	return new _start_js__WEBPACK_IMPORTED_MODULE_0__.st("The payload of the event cannot be read or lacks its commits.", "Run the Action on pull_request, push or merge_group, or give `base` and `head` as inputs.");
}
// src/actions/event.ts
function readEvent(environment) {
	const name = environment["GITHUB_EVENT_NAME"] ?? "";
	const read = () => readPayload(environment["GITHUB_EVENT_PATH"]);
	switch (name) {
		case "pull_request":
		case "pull_request_target": return pullRequestEvent(read());
		case "merge_group": {
			const group = at(read(), "merge_group");
			return {
				name,
				base: commit(at(group, "base_sha")),
				head: commit(at(group, "head_sha"))
			};
		}
		case "pull_request_review": {
			const payload = read();
			return {
				name,
				number: id(at(payload, "pull_request", "number")),
				isSameRepository: isSameRepository(payload)
			};
		}
		case "push": {
			const payload = read();
			const ref = text(at(payload, "ref"));
			const branch = text(at(payload, "repository", "default_branch"));
			const isDefault = branch !== void 0 && ref === `refs/heads/${branch}`;
			const before = text(at(payload, "before"));
			return {
				name,
				ref,
				...before !== void 0 && (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.bi)(before) ? { before } : {},
				isDefault,
				isDeletion: at(payload, "deleted") === true
			};
		}
		case "workflow_run": {
			const payload = read();
			const run = at(payload, "workflow_run");
			return {
				name,
				action: text(at(payload, "action")),
				id: id(at(run, "id")),
				run: finishedRun(run)
			};
		}
		case "workflow_dispatch": return {
			name,
			command: text(at(read(), "inputs", "command"))
		};
		case "repository_dispatch": {
			const payload = read();
			return {
				name,
				type: text(at(payload, "action")),
				payload: at(payload, "client_payload")
			};
		}
		case "schedule": return { name };
		default: return {
			name: "other",
			event: name
		};
	}
}
function eventRepository(environment) {
	const repository = at(readPayload(environment["GITHUB_EVENT_PATH"]), "repository");
	return {
		id: required(id(at(repository, "id"))),
		isPublic: at(repository, "private") !== true,
		defaultBranch: text(at(repository, "default_branch"))
	};
}
function pullRequestEvent(payload) {
	const pull = at(payload, "pull_request");
	const baseRef = required(text(at(pull, "base", "ref")));
	return {
		name: "pull_request",
		action: text(at(payload, "action")),
		number: id(at(pull, "number")),
		base: commit(at(pull, "base", "sha")),
		baseRef,
		isIntoDefault: baseRef === text(at(payload, "repository", "default_branch")),
		headRef: text(at(pull, "head", "ref")),
		head: commit(at(pull, "head", "sha")),
		isSameRepository: isSameRepository(payload),
		mergesItself: at(pull, "auto_merge", "enabled_by", "type") === "Bot",
		mergeCommit: at(pull, "merged") === true ? commit(at(pull, "merge_commit_sha")) : void 0
	};
}
function isSameRepository(payload) {
	const head = id(at(payload, "pull_request", "head", "repo", "id"));
	return head !== void 0 && head === id(at(payload, "pull_request", "base", "repo", "id"));
}
function finishedRun(run) {
	const repositoryId = required(id(at(run, "repository", "id")));
	const own = list(at(run, "pull_requests")).filter((pull) => id(at(pull, "base", "repo", "id")) === repositoryId);
	return {
		event: text(at(run, "event")) ?? "",
		conclusion: text(at(run, "conclusion")),
		repositoryId,
		head: {
			sha: commit(at(run, "head_sha")),
			branch: text(at(run, "head_branch")),
			repositoryId: id(at(run, "head_repository", "id")),
			owner: text(at(run, "head_repository", "owner", "login"))
		},
		pullRequests: own.flatMap((pull) => id(at(pull, "number")) ?? [])
	};
}
// src/actions/check-subject.ts
async function checkSubject(repository, event, inputs) {
	if (inputs.base !== void 0) return { comparison: await repository.compare(inputs.base, inputs.head) };
	if (event.name === "merge_group") return { comparison: await repository.compare(event.base, inputs.head ?? event.head) };
	if (event.name === "pull_request") {
		const tip = `refs/remotes/origin/${event.baseRef}`;
		const base = await isKnown(repository, tip) ? tip : event.base;
		return { comparison: await repository.compare(base, inputs.head ?? event.head) };
	}
	if (inputs.head !== void 0) return { tree: await repository.commitTree(inputs.head) };
	return { tree: repository.isGit ? await repository.commitTree("HEAD") : await repository.workingTree() };
}
async function isKnown(repository, revision) {
	try {
		await repository.resolve(revision);
		return true;
	} catch (error) {
		if (error instanceof _start_js__WEBPACK_IMPORTED_MODULE_0__.st) return false;
		throw error;
	}
}
// src/actions/runner.ts
const SHORTEST_MASK = 8;
function setOutput(name, value) {
	const text = typeof value === "number" ? value : _start_js__WEBPACK_IMPORTED_MODULE_0__.k.text(value);
	try {
		_actions_core__WEBPACK_IMPORTED_MODULE_15__.setOutput(name, text);
	} catch (error) {
		throw new _start_js__WEBPACK_IMPORTED_MODULE_0__.st(`The output "${name}" of this step cannot be written: ${(0,_check_js__WEBPACK_IMPORTED_MODULE_1__.jo)(error)}`, "The runner names the file for it in GITHUB_OUTPUT: it must be there, writable, and on a disk with room; a job in a container needs it mounted.");
	}
}
function writeSummary(markdown) {
	const refusal = (0,_step_summary_js__WEBPACK_IMPORTED_MODULE_10__.t)(markdown);
	if (refusal !== void 0) (0,_log_js__WEBPACK_IMPORTED_MODULE_11__.t)(`The summary of this step is not written: ${refusal}.`, "notice");
}
const MOST_MASKS = 2e3;
var Masks = class {
	#told = 0;
	#isOver = false;
	commands(forms) {
		if (this.#isOver) return "";
		const masks = [...new Set(forms.flatMap((form) => form.split(/[\r\n]+/)).map((line) => line.trim()))].filter((line) => line.length >= SHORTEST_MASK);
		this.#isOver = this.#told + masks.length > MOST_MASKS;
		const told = masks.slice(0, MOST_MASKS - this.#told);
		this.#told += told.length;
		const commands = told.map((line) => `::add-mask::${line.replaceAll("%", "%25")}\n`).join("");
		return this.#isOver ? `${commands}::warning::${TOLD_NO_MORE}\n` : commands;
	}
};
const TOLD_NO_MORE = "So many texts look like secrets that the runner is told the first of them alone, or its log would take minutes. This step hides all of them; a later step of the job that prints one shows it. Revoke them and take them out of the memory.";
// src/actions/check-step.ts
function memoryFolder(inputs, workspace) {
	const dir = (0,node_path__WEBPACK_IMPORTED_MODULE_14__.resolve)(workspace, inputs.directory);
	if ((0,node_fs__WEBPACK_IMPORTED_MODULE_13__.statSync)(dir, { throwIfNoEntry: false })?.isDirectory()) return dir;
	throw new _start_js__WEBPACK_IMPORTED_MODULE_0__.st(`There is no folder ${inputs.directory} in the workspace.`, "Check the repository out first, and name its folder of memory as `directory`.");
}
async function runCheckStep(inputs, event, workspace) {
	const dir = memoryFolder(inputs, workspace);
	const repository = await (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.H)(dir);
	try {
		const beforePush = await treeBeforePush(repository, event);
		const result = await (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.lt)({
			subject: await checkSubject(repository, event, inputs),
			root: repository.root,
			gate: (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.g)(dir, inputs, repository),
			now: new Date(),
			...beforePush && {
				beforePush,
				whenWritten: writtenBefore(repository, beforePush)
			},
			...repository.isGit && { history: repository.history() },
			secrets: {
				onValue: _start_js__WEBPACK_IMPORTED_MODULE_0__.k.learn,
				...branchOf(event)
			},
			onProgress: (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.m)(process.stdout).update
		});
		process.stdout.write((0,_check_js__WEBPACK_IMPORTED_MODULE_1__.p)(result) ?? "");
		await report(result, inputs, workspace);
		return {
			result,
			repository
		};
	} catch (error) {
		await repository.close();
		throw error;
	}
}
async function treeBeforePush(repository, event) {
	if (event.name !== "push" || !event.isDefault || event.before === void 0) return void 0;
	try {
		return await repository.commitTree(event.before);
	} catch (error) {
		if (error instanceof _start_js__WEBPACK_IMPORTED_MODULE_0__.st) return void 0;
		throw error;
	}
}
const INDEX_TIME = 36e5;
function writtenBefore(repository, { commit }) {
	return async (path) => {
		try {
			const before = (await repository.sourceCommit(() => true, commit))?.time;
			const now = (await repository.sourceCommit(() => true))?.time;
			if (!before || !now || now.getTime() - before.getTime() > INDEX_TIME) return void 0;
			const written = await repository.sourceCommit((source) => source === path, commit);
			return written && await repository.commitTree(written.commit);
		} catch (error) {
			if (error instanceof _start_js__WEBPACK_IMPORTED_MODULE_0__.st) return void 0;
			throw error;
		}
	};
}
function branchOf(event) {
	return event.name === "pull_request" && event.headRef !== void 0 ? { branch: event.headRef } : {};
}
async function report(result, inputs, workspace) {
	const restricted = (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.b)(process.env) ? await (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.rt)(result) : void 0;
	const report = restricted ? (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.S)(result.report, restricted) : result.report;
	const temporary = process.env["RUNNER_TEMP"] ?? workspace;
	const reportPath = file(inputs.reportFile, "memory-steward-report.json");
	const sarifPath = file(inputs.sarifFile, "memory-steward.sarif");
	(0,_check_js__WEBPACK_IMPORTED_MODULE_1__.c)(reportPath, (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.E)(report));
	(0,_check_js__WEBPACK_IMPORTED_MODULE_1__.c)(sarifPath, (0,_sarif_js__WEBPACK_IMPORTED_MODULE_7__.t)(report, (0,_rule_descriptions_js__WEBPACK_IMPORTED_MODULE_8__.n)()));
	for (const line of (0,_annotations_js__WEBPACK_IMPORTED_MODULE_5__.n)(report, { remedyOf: _rule_descriptions_js__WEBPACK_IMPORTED_MODULE_8__.t })) process.stdout.write(`${line}\n`);
	const textOf = await (0,_sources_js__WEBPACK_IMPORTED_MODULE_9__.n)(result, restricted);
	const bytes = Math.min((0,_step_summary_js__WEBPACK_IMPORTED_MODULE_10__.n)(), _markdown_js__WEBPACK_IMPORTED_MODULE_6__.t);
	const repository = (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.h)(result.shown.commit);
	writeSummary((0,_markdown_js__WEBPACK_IMPORTED_MODULE_6__.r)(report, {
		remedyOf: _rule_descriptions_js__WEBPACK_IMPORTED_MODULE_8__.t,
		textOf,
		files: await (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.ct)(result),
		repository,
		bytes
	}));
	const outputs = {
		verdict: report.verdict,
		errors: report.counts.error,
		warnings: report.counts.warning,
		notes: report.counts.note,
		"report-path": reportPath,
		"sarif-path": sarifPath,
		layout: report.layout,
		"source-digest": (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.V)(report),
		"ontology-digest": report.ontologyDigest
	};
	for (const [name, value] of Object.entries(outputs)) setOutput(name, value);
	function file(input, name) {
		return input === void 0 ? (0,node_path__WEBPACK_IMPORTED_MODULE_14__.join)(temporary, name) : (0,node_path__WEBPACK_IMPORTED_MODULE_14__.resolve)(workspace, input);
	}
}
// src/actions/follow-plan.ts
const VERDICTS = ["check", "merge-reports"];
async function followPlan({ commands }, inputs, event) {
	const run = new PlanRun(new Set(commands), inputs, event);
	try {
		return await run.all();
	} finally {
		await run.close();
	}
}
var PlanRun = class {
	#commands;
	#inputs;
	#event;
	#environment = process.env;
	#workspace = process.env["GITHUB_WORKSPACE"] ?? process.cwd();
	#exitCode = 0;
	#checked;
	#isIndexBroken = false;
	constructor(commands, inputs, event) {
		this.#commands = commands;
		this.#inputs = inputs;
		this.#event = event;
	}
	async all() {
		const held = await this.#holdMerge();
		if (this.#commands.has("check") && this.#inputs.shard) return await this.#checkShard(this.#inputs.shard);
		await this.#judge();
		if (held !== 0) {
			setOutput("verdict", "fail");
			return held;
		}
		await this.#reindex();
		await this.#resolve();
		await this.#snapshot();
		await this.#judgeProposals();
		await this.#tellHealth();
		await this.#propose();
		await this.#linkBack();
		await this.#importRun();
		await this.#publish();
		return this.#exitCode;
	}
	async close() {
		await this.#checked?.repository.close();
	}
	async #holdMerge() {
		if (!VERDICTS.some((command) => this.#commands.has(command)) || this.#inputs.shard) return 0;
		const { holdMerge } = await __webpack_require__.e(/* import() */ 9).then(__webpack_require__.bind(__webpack_require__, 9));
		return await holdMerge(this.#inputs, this.#event, this.#environment);
	}
	async #checkShard(shard) {
		const { runShardStep } = await Promise.all(/* import() */[__webpack_require__.e(7170), __webpack_require__.e(8899)]).then(__webpack_require__.bind(__webpack_require__, 8899));
		await runShardStep(shard, this.#inputs, this.#event, this.#workspace);
		return 0;
	}
	async #judge() {
		if (this.#commands.has("merge-reports")) {
			const { runMergeReportsStep } = await Promise.all(/* import() */[__webpack_require__.e(7170), __webpack_require__.e(8899)]).then(__webpack_require__.bind(__webpack_require__, 8899));
			this.#checked = await runMergeReportsStep(this.#inputs, this.#event, this.#workspace);
		} else if (this.#commands.has("check")) this.#checked = await runCheckStep(this.#inputs, this.#event, this.#workspace);
		if (this.#checked?.result.report.verdict === "fail") this.#exitCode = 1;
	}
	async #reindex() {
		if (!this.#commands.has("reindex")) return;
		const { runReindexStep } = await Promise.all(/* import() */[__webpack_require__.e(6891), __webpack_require__.e(7106), __webpack_require__.e(6233)]).then(__webpack_require__.bind(__webpack_require__, 6233));
		const code = await this.#besideCheck("the index is not written", async () => {
			await runReindexStep(this.#step);
			return 0;
		});
		this.#isIndexBroken = code !== 0;
	}
	async #resolve() {
		if (!this.#commands.has("resolve")) return;
		const { runResolveStep } = await Promise.all(/* import() */[__webpack_require__.e(4632), __webpack_require__.e(4326), __webpack_require__.e(9664)]).then(__webpack_require__.bind(__webpack_require__, 9664));
		await runResolveStep(this.#step);
	}
	async #snapshot() {
		const checked = this.#checked?.result;
		const isAskedFor = this.#inputs.command !== "auto" || this.#event.name === "workflow_dispatch";
		const isWanted = isAskedFor || !checked || checked.gate.snapshots !== void 0;
		if (!this.#commands.has("snapshot") || !isWanted) return;
		const { runSnapshotStep } = await Promise.all(/* import() */[__webpack_require__.e(4632), __webpack_require__.e(7106), __webpack_require__.e(7461), __webpack_require__.e(3838)]).then(__webpack_require__.bind(__webpack_require__, 9284));
		await this.#besideCheck("no snapshot is made", () => runSnapshotStep(this.#step, !isAskedFor));
	}
	async #judgeProposals() {
		if (!this.#commands.has("proposals")) return;
		const { runProposalsStep } = await Promise.all(/* import() */[__webpack_require__.e(4936), __webpack_require__.e(6891), __webpack_require__.e(8268), __webpack_require__.e(3351), __webpack_require__.e(345), __webpack_require__.e(4534), __webpack_require__.e(596)]).then(__webpack_require__.bind(__webpack_require__, 4749));
		await this.#besideCheck("open proposals are not judged again", () => runProposalsStep(this.#step));
	}
	async #tellHealth() {
		if (!this.#commands.has("health")) return;
		const { runHealthStep } = await Promise.all(/* import() */[__webpack_require__.e(4632), __webpack_require__.e(2003), __webpack_require__.e(5882)]).then(__webpack_require__.bind(__webpack_require__, 5882));
		const inputs = this.#isIndexBroken ? {
			...this.#inputs,
			indexBuild: "failure"
		} : this.#inputs;
		this.#raise(await runHealthStep({
			...this.#step,
			inputs
		}));
	}
	async #propose() {
		if (!this.#commands.has("propose")) return;
		const { runProposeStep } = await Promise.all(/* import() */[__webpack_require__.e(4936), __webpack_require__.e(244), __webpack_require__.e(6891), __webpack_require__.e(8268), __webpack_require__.e(3351), __webpack_require__.e(6014), __webpack_require__.e(345), __webpack_require__.e(4534), __webpack_require__.e(7684), __webpack_require__.e(8282), __webpack_require__.e(1302), __webpack_require__.e(5814)]).then(__webpack_require__.bind(__webpack_require__, 7050));
		this.#raise(await runProposeStep({
			...this.#step,
			event: this.#event
		}));
	}
	async #linkBack() {
		const event = this.#event;
		if (!this.#commands.has("link-back") || event.name !== "pull_request") return;
		const { runLinkBackStep } = await __webpack_require__.e(/* import() */ 7216).then(__webpack_require__.bind(__webpack_require__, 7216));
		await runLinkBackStep({
			...this.#step,
			event
		});
	}
	async #importRun() {
		if (!this.#commands.has("import-run") || this.#exitCode !== 0) return;
		const { runImportRunStep } = await Promise.all(/* import() */[__webpack_require__.e(4936), __webpack_require__.e(244), __webpack_require__.e(3351), __webpack_require__.e(6014), __webpack_require__.e(7684), __webpack_require__.e(94), __webpack_require__.e(1302), __webpack_require__.e(2886)]).then(__webpack_require__.bind(__webpack_require__, 9655));
		this.#raise(await runImportRunStep({
			...this.#step,
			event: this.#event
		}));
	}
	async #publish() {
		const approvalsAlone = this.#commands.has("approvals");
		if (!approvalsAlone && !this.#commands.has("publish")) return;
		const { publishInJob } = await Promise.all(/* import() */[__webpack_require__.e(244), __webpack_require__.e(6014), __webpack_require__.e(9726), __webpack_require__.e(7274)]).then(__webpack_require__.bind(__webpack_require__, 7274));
		const checked = this.#checked && { checked: this.#checked.result };
		this.#raise(await publishInJob({
			...this.#step,
			event: this.#event,
			approvalsAlone,
			...checked
		}));
	}
	async #besideCheck(without, run) {
		const code = await this.#attempt(without, run);
		this.#raise(code);
		return code;
	}
	async #attempt(without, run) {
		try {
			return await run();
		} catch (error) {
			if (!(error instanceof _start_js__WEBPACK_IMPORTED_MODULE_0__.st)) throw error;
			const line = `${error.message}${error.advice === void 0 ? "" : ` ${error.advice}.`}`;
			if (this.#checked && error instanceof _forge_refusal_js__WEBPACK_IMPORTED_MODULE_4__.o) {
				(0,_log_js__WEBPACK_IMPORTED_MODULE_11__.t)(`The check counts, but ${without}. ${line}`, "notice");
				return 0;
			}
			(0,_log_js__WEBPACK_IMPORTED_MODULE_11__.t)(line, "error");
			return 2;
		}
	}
	#raise(exitCode) {
		this.#exitCode = Math.max(this.#exitCode, exitCode);
	}
	get #step() {
		return {
			inputs: this.#inputs,
			environment: this.#environment,
			workspace: this.#workspace
		};
	}
};
// src/actions/inputs.ts
function readInputs(environment) {
	const optional = {
		layout: input(environment, "layout"),
		config: input(environment, "config"),
		base: input(environment, "base"),
		head: input(environment, "head"),
		shard: shardInput(input(environment, "shard")),
		partFile: input(environment, "part-file"),
		parts: input(environment, "parts"),
		reportFile: input(environment, "report-file"),
		sarifFile: input(environment, "sarif-file"),
		token: input(environment, "token"),
		checkRun: choice(environment, "check-run"),
		ref: input(environment, "ref"),
		at: input(environment, "at"),
		snapshot: input(environment, "snapshot"),
		failLabel: label(input(environment, "fail-label")),
		dashboardFile: input(environment, "dashboard-file"),
		indexBuild: outcome(input(environment, "index-build")),
		updateFile: input(environment, "update-file"),
		runDirectory: input(environment, "run-directory")
	};
	requireTwoFiles(optional.reportFile, optional.sarifFile);
	return {
		command: input(environment, "command") ?? "check",
		directory: input(environment, "directory") ?? ".",
		comment: choice(environment, "comment") ?? true,
		requireApprovedCommit: choice(environment, "require-approved-commit") ?? true,
		sarif: choice(environment, "sarif") ?? false,
		requestReviewers: choice(environment, "request-reviewers") ?? false,
		...(0,_check_js__WEBPACK_IMPORTED_MODULE_1__.Pi)(optional)
	};
}
function requireTwoFiles(report, sarif) {
	if (report === void 0 || sarif === void 0 || (0,node_path__WEBPACK_IMPORTED_MODULE_14__.resolve)(report) !== (0,node_path__WEBPACK_IMPORTED_MODULE_14__.resolve)(sarif)) return;
	throw new _start_js__WEBPACK_IMPORTED_MODULE_0__.st("The inputs \"report-file\" and \"sarif-file\" name one file.", "Name another for one of the two.");
}
function input(environment, name) {
	const value = environment[`INPUT_${name.toUpperCase()}`]?.replace(/^[ \t\r\n]+|[ \t\r\n]+$/g, "");
	if (value === void 0 || value === "") return void 0;
	if (/[\u0000-\u001f\u007f]/.test(value)) throw new _start_js__WEBPACK_IMPORTED_MODULE_0__.st(`The input "${name}" holds a control character.`, "Give it as one line of plain text.");
	return value;
}
function shardInput(value) {
	const shard = value === void 0 ? void 0 : (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.C)(value);
	if (value === void 0 || shard) return shard;
	throw new _start_js__WEBPACK_IMPORTED_MODULE_0__.st("The input \"shard\" names no part.", `Give one of up to 256 parts, such as 1/4; matrix.shard with strategy.job-total makes them.`);
}
function choice(environment, name) {
	const value = input(environment, name)?.toLowerCase();
	if (value === void 0) return void 0;
	if (value === "true" || value === "false") return value === "true";
	throw new _start_js__WEBPACK_IMPORTED_MODULE_0__.st(`The input "${name}" is neither true nor false.`, "Give one of the two.");
}
function outcome(value) {
	return value === "success" || value === "failure" ? value : void 0;
}
function label(value) {
	if (value !== void 0 && value.length > 50) throw new _start_js__WEBPACK_IMPORTED_MODULE_0__.st(`The input "fail-label" is longer than the 50 characters of a label.`, "Shorten it.");
	return value;
}
// src/action.ts
async function runInActions() {
	const masks = new Masks();
	const unguard = (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.T)((forms, write) => {
		write(masks.commands(forms));
	});
	let begun = false;
	try {
		setOutput("verdict", "fail");
		begun = true;
		const inputs = readInputs(process.env);
		const event = readEvent(process.env);
		const plan = planOf(inputs, event);
		for (const note of plan.notes) (0,_log_js__WEBPACK_IMPORTED_MODULE_11__.t)(note, "notice");
		const exitCode = await followPlan(plan, inputs, event);
		const { commands } = plan;
		if (exitCode === 0 && commands.length > 0 && commands.every((name) => DOES.has(name))) setOutput("verdict", "pass");
		return exitCode;
	} catch (error) {
		const failure = (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.P)(error, _version_js__WEBPACK_IMPORTED_MODULE_12__.n);
		(0,_log_js__WEBPACK_IMPORTED_MODULE_11__.n)(failure.text.trimEnd());
		if (begun) takeBackVerdict();
		return failure.exitCode;
	} finally {
		unguard();
	}
}
function takeBackVerdict() {
	try {
		setOutput("verdict", "fail");
	} catch (error) {
		if (!(error instanceof _start_js__WEBPACK_IMPORTED_MODULE_0__.st)) throw error;
	}
}
const COMMANDS = {
	auto: planFor,
	check: () => ({
		commands: ["check"],
		notes: []
	}),
	"merge-reports": () => ({
		commands: ["merge-reports"],
		notes: []
	}),
	publish: () => ({
		commands: ["publish"],
		notes: []
	}),
	reindex: () => ({
		commands: ["reindex"],
		notes: []
	}),
	snapshot: () => ({
		commands: ["snapshot"],
		notes: []
	}),
	resolve: () => ({
		commands: ["resolve"],
		notes: []
	}),
	proposals: () => ({
		commands: ["proposals"],
		notes: []
	}),
	propose: () => ({
		commands: ["propose"],
		notes: []
	}),
	"import-run": () => ({
		commands: ["import-run"],
		notes: []
	}),
	health: () => ({
		commands: ["health"],
		notes: []
	})
};
const DOES = new Set([
	"reindex",
	"snapshot",
	"resolve",
	"proposals",
	"link-back"
]);
function planOf({ command }, event) {
	const known = _action_inputs_js__WEBPACK_IMPORTED_MODULE_16__.t.find((name) => name === command);
	if (known !== void 0) return COMMANDS[known](event);
	const near = (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.va)(command, _action_inputs_js__WEBPACK_IMPORTED_MODULE_16__.t)?.name;
	throw new _start_js__WEBPACK_IMPORTED_MODULE_0__.st(`There is no command "${command}" in this version.`, `${near === void 0 ? "" : `Did you mean ${near}? `}Use one of ${_action_inputs_js__WEBPACK_IMPORTED_MODULE_16__.t.join(", ")} as \`command\`.`);
}



/***/ }),

/***/ 4883:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ renderAnnotations),
/* harmony export */   t: () => (/* binding */ annotations_exports)
/* harmony export */ });
/* harmony import */ var _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3495);
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5553);
/* harmony import */ var _by_design_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1095);
/* harmony import */ var _source_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3554);
/* harmony import */ var _repository_path_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5045);
/* harmony import */ var _selection_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2247);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4105);







// src/report/annotations.ts
var annotations_exports = (0,_rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__.t)({ renderAnnotations: () => renderAnnotations });
const LEVELS = {
	error: "error",
	warning: "warning",
	note: "notice"
};
const MESSAGE_BYTES = 4096;
const LIMITS = {
	perLevel: 10,
	total: 50
};
function renderAnnotations(report, { limits: { perLevel, total } = LIMITS, remedyOf = () => void 0 } = {}) {
	const open = report.findings.filter((finding) => finding.accepted === void 0 && !(0,_by_design_js__WEBPACK_IMPORTED_MODULE_4__.t)(finding));
	const shown = _check_js__WEBPACK_IMPORTED_MODULE_1__.wr.flatMap((severity) => (0,_selection_js__WEBPACK_IMPORTED_MODULE_2__.r)(open.filter((finding) => finding.severity === severity), ({ path }) => path).slice(0, perLevel)).slice(0, total);
	if (open.length === 0) return ["No open findings to show as annotations."];
	return [...shown.map((finding) => command(finding, report.root, remedyOf)), `${(0,_check_js__WEBPACK_IMPORTED_MODULE_1__.R)(shown.length)} of ${(0,_check_js__WEBPACK_IMPORTED_MODULE_1__.R)(open.length)} findings shown as annotations, worst first.`];
}
function command(finding, root, remedyOf) {
	const { start, end } = finding.range;
	const properties = [
		["file", (0,_start_js__WEBPACK_IMPORTED_MODULE_3__.L)((0,_repository_path_js__WEBPACK_IMPORTED_MODULE_5__.r)(root, finding.path))],
		["line", String(start.line)],
		["endLine", String((0,_source_text_js__WEBPACK_IMPORTED_MODULE_6__.n)(finding.range))]
	];
	if (start.line === end.line) properties.push(["col", String(start.column)], ["endColumn", String(Math.max(start.column, end.column - 1))]);
	properties.push(["title", (0,_start_js__WEBPACK_IMPORTED_MODULE_3__.R)(finding.rule, 200)]);
	const list = properties.map(([name, value]) => `${name}=${escapeProperty(value)}`).join(",");
	return `::${LEVELS[finding.severity]} ${list}::${escapeData(messageOf(finding, root, (0,_source_text_js__WEBPACK_IMPORTED_MODULE_6__.a)(finding, remedyOf)))}`;
}
function messageOf({ message, suggestion, record, related }, root, remedy) {
	const rest = [
		...suggestion ? [`\nMend: ${(0,_start_js__WEBPACK_IMPORTED_MODULE_3__.F)((0,_start_js__WEBPACK_IMPORTED_MODULE_3__.L)(suggestion.message), 1e3)}`] : [],
		...remedy === void 0 ? [] : [`\nMend: ${remedy}`],
		...related.slice(0, 1).map((place) => `\nSee: ${seen(place, root)}`),
		...record === void 0 ? [] : [`\nRecord: ${(0,_start_js__WEBPACK_IMPORTED_MODULE_3__.F)((0,_start_js__WEBPACK_IMPORTED_MODULE_3__.L)(record), 400)}`]
	].join("");
	return (0,_start_js__WEBPACK_IMPORTED_MODULE_3__.F)((0,_start_js__WEBPACK_IMPORTED_MODULE_3__.L)(message), MESSAGE_BYTES - Buffer.byteLength(rest)) + rest;
}
function seen({ path, range, message }, root) {
	return `${`${(0,_start_js__WEBPACK_IMPORTED_MODULE_3__.F)((0,_start_js__WEBPACK_IMPORTED_MODULE_3__.L)((0,_repository_path_js__WEBPACK_IMPORTED_MODULE_5__.r)(root, path)), 1e3)}:${(0,_check_js__WEBPACK_IMPORTED_MODULE_1__.I)(range.start)}`} ${(0,_start_js__WEBPACK_IMPORTED_MODULE_3__.F)((0,_start_js__WEBPACK_IMPORTED_MODULE_3__.L)(message), 400)}`;
}
function escapeData(text) {
	return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}
function escapeProperty(text) {
	return escapeData(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}



/***/ }),

/***/ 4889:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ proposalKind),
/* harmony export */   i: () => (/* binding */ knownBadBranch),
/* harmony export */   n: () => (/* binding */ branchPrefix),
/* harmony export */   o: () => (/* binding */ revertBranch),
/* harmony export */   r: () => (/* binding */ isOfProposal),
/* harmony export */   t: () => (/* binding */ INDEX_BRANCH)
/* harmony export */ });
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5553);

// src/memory/branches.ts
const INDEX_BRANCH = "memory/indexes";
function branchPrefix(kind) {
	return `memory/${kind}/`;
}
function proposalKind(branch) {
	return ["update", "import"].find((kind) => branch.startsWith(branchPrefix(kind)));
}
function isOfProposal({ head, base }) {
	return head.repositoryId === base.repositoryId && proposalKind(head.branch) !== void 0;
}
function revertBranch(commit, part) {
	return `memory/revert/${(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.xi)(commit)}${part === void 0 ? "" : `-${part}`}`;
}
function knownBadBranch(state) {
	return `memory/known-bad/${state}`;
}



/***/ }),

/***/ 9695:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ IssuesDisabled),
/* harmony export */   i: () => (/* binding */ HeadMoved),
/* harmony export */   n: () => (/* binding */ BranchProtected),
/* harmony export */   o: () => (/* binding */ MissingPermission),
/* harmony export */   r: () => (/* binding */ ForgeRefusal),
/* harmony export */   t: () => (/* binding */ BranchMoved)
/* harmony export */ });
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4105);

// src/memory/forge-refusal.ts
var HeadMoved = class extends Error {
	name = "HeadMoved";
};
var ForgeRefusal = class extends _start_js__WEBPACK_IMPORTED_MODULE_0__.st {};
var IssuesDisabled = class extends ForgeRefusal {};
var MissingPermission = class extends ForgeRefusal {
	permission;
	constructor(message, permission, advice) {
		super(message, advice);
		this.permission = permission;
	}
};
var BranchMoved = class extends Error {
	name = "BranchMoved";
};
var BranchProtected = class extends _start_js__WEBPACK_IMPORTED_MODULE_0__.st {};



/***/ }),

/***/ 7379:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ sayError),
/* harmony export */   t: () => (/* binding */ say)
/* harmony export */ });
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4105);
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6421);


// src/actions/log.ts
function say(line, level = "info") {
	_actions_core__WEBPACK_IMPORTED_MODULE_1__[level]((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.N)(line));
}
function sayError(text) {
	_actions_core__WEBPACK_IMPORTED_MODULE_1__.error((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.M)(text));
}



/***/ }),

/***/ 214:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ escapeWithin),
/* harmony export */   c: () => (/* binding */ proseParts),
/* harmony export */   i: () => (/* binding */ escapeMarkdown),
/* harmony export */   l: () => (/* binding */ addresses),
/* harmony export */   n: () => (/* binding */ codeCell),
/* harmony export */   o: () => (/* binding */ proseCell),
/* harmony export */   r: () => (/* binding */ codeSpan),
/* harmony export */   s: () => (/* binding */ proseLine),
/* harmony export */   t: () => (/* binding */ codeBlock),
/* harmony export */   u: () => (/* binding */ isPlainAddress)
/* harmony export */ });
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4105);
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5553);
/* harmony import */ var _repository_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5045);



// src/report/addresses.ts
function addresses({ server, repository: name, run }, root, files) {
	const repository = `${server}/${(0,_repository_path_js__WEBPACK_IMPORTED_MODULE_2__.t)(name)}`;
	return {
		root,
		whole: (path) => (0,_repository_path_js__WEBPACK_IMPORTED_MODULE_2__.r)(root, path),
		line(path, line) {
			const whole = (0,_repository_path_js__WEBPACK_IMPORTED_MODULE_2__.r)(root, path);
			if (whole.split("/").some((segment) => segment === "." || segment === ".." || segment === "")) return void 0;
			const commit = files.commitOf(path);
			if (commit === void 0 || whole.length > MAX_PATH_LENGTH) return void 0;
			return `${repository}/blob/${(0,_repository_path_js__WEBPACK_IMPORTED_MODULE_2__.t)(commit)}/${(0,_repository_path_js__WEBPACK_IMPORTED_MODULE_2__.t)(whole)}#L${line}`;
		},
		commit: (id) => (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.bi)(id) ? `${repository}/commit/${id}` : void 0,
		pull: (number) => `${repository}/pull/${number}`,
		run: run === void 0 ? void 0 : `${repository}/actions/runs/${run}`
	};
}
const MAX_PATH_LENGTH = 1e3;
const ADDRESS = /^https?:\/\/[\w.:-]+(?:\/[\w%.~:@!$&+,;=/?#-]*)?$/;
function isPlainAddress(url) {
	return ADDRESS.test(url);
}
const LIVE = [
	[/@/g, `@\u200b`],
	[/#/g, `#\u200b`],
	[/\b(GH)-/gi, `$1\u200b-`],
	[/:(?=\/\/)/g, `:\u200b`],
	[/\b(www)\./gi, `$1\u200b.`],
	[/:(?=[\w+-]+:)/g, `:\u200b`]
];
const COMMIT_ID = /\b[0-9a-f]{7,40}\b/gi;
const COMMIT_ID_PIECE = /.{6}(?=.)/g;
const SYNTAX = /[\\`*_{}[\]<>&!|~$^#@]/g;
const BLOCK_START = /^(?:[-+=]|\d{1,9}(?=[.)]))/;
function escapeMarkdown(text) {
	let result = (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.L)(text).trim();
	for (const [pattern, replacement] of LIVE) result = result.replace(pattern, replacement);
	return result.replace(COMMIT_ID, (id) => id.replace(COMMIT_ID_PIECE, `$&\u200b`)).replace(SYNTAX, entity).replace(BLOCK_START, (start) => entity(start.slice(0, 1)) + start.slice(1));
}
function entity(character) {
	return `&#${character.charCodeAt(0)};`;
}
const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFE\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;
const [ISOLATE, END_OF_ISOLATE] = ["\u2068", "\u2069"];
function codeSpan(text) {
	const content = (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.L)(text);
	if (content.trim() === "") return "`\"\"`";
	const fence = "`".repeat(longestRun(content) + 1);
	const pad = /^[` ]|[` ]$/.test(content) ? " " : "";
	const span = fence + pad + content + pad + fence;
	return RIGHT_TO_LEFT.test(content) ? ISOLATE + span + END_OF_ISOLATE : span;
}
function codeCell(text) {
	return codeSpan(text.replaceAll("|", "\\x7C"));
}
const ID = new RegExp("^[\\p{L}\\p{N}][\\p{L}\\p{N}.-]*:[\\p{L}\\p{N}][^\\s]*$", "u");
const PATH = /^(?=[^.-]*[.-])[\w.-]+(?:\/[\w.-]+)+$/;
const COMMIT_LIKE = /\b(?=[a-f]*\d)[0-9a-f]{7,40}\b/i;
const MARKED = new RegExp("(?<=^|[\\s(])(`[^`]{1,200}`|\"[\\p{L}\\p{N}][\\p{L}\\p{N}.-]*:[^\\s\"`]{1,200}\\s[^\"`]{0,200}\")(?=$|[\\s),.;:!?])", "u");
const OPENING = /^["'(]*/;
const CLOSING = /["'),.;:!?]*$/;
function proseCell(text) {
	return markdownOf(proseParts(text), codeCell);
}
function proseLine(text) {
	return markdownOf(proseParts(text), codeSpan);
}
function proseParts(text) {
	const parts = [];
	let prose = "";
	const add = (before, core, after) => {
		parts.push({
			text: prose + before,
			isCode: false
		}, {
			text: core,
			isCode: true
		});
		prose = after;
	};
	for (const [index, segment] of (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.L)(text).trim().split(MARKED).entries()) {
		if (index % 2 === 1) {
			add("", segment.slice(1, -1), "");
			continue;
		}
		for (const [at, word] of segment.split(" ").entries()) {
			if (at > 0) prose += " ";
			const found = codeIn(word);
			if (!found) prose += word;
			else add(found.before, found.core, found.after);
		}
	}
	return [...parts, {
		text: prose,
		isCode: false
	}].filter((part) => part.text !== "");
}
function codeIn(word) {
	const opening = OPENING.exec(word)?.[0] ?? "";
	const closing = CLOSING.exec(word.slice(opening.length))?.[0] ?? "";
	const core = word.slice(opening.length, word.length - closing.length);
	if (!LIVE.some(([pattern]) => core.search(pattern) !== -1) && !ID.test(core) && !PATH.test(core) && !COMMIT_LIKE.test(core)) return void 0;
	const [before, after] = opening.endsWith("\"") && closing.startsWith("\"") ? [opening.slice(0, -1), closing.slice(1)] : [opening, closing];
	return {
		before,
		core,
		after
	};
}
function markdownOf(parts, code) {
	return parts.map(({ text, isCode }) => isCode ? code(text) : escapeWithin(text)).join("");
}
function escapeWithin(text) {
	const shown = (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.L)(text);
	if (shown.trim() === "") return shown === "" ? "" : " ";
	const [before, after] = [/^\s/.test(shown) ? " " : "", /\s$/.test(shown) ? " " : ""];
	return before + escapeMarkdown(shown) + after;
}
function codeBlock(language, lines) {
	const content = lines.map(_start_js__WEBPACK_IMPORTED_MODULE_0__.L);
	const fence = "`".repeat(Math.max(3, ...content.map((line) => longestRun(line) + 1)));
	return [
		fence + language,
		...content,
		fence
	].join("\n");
}
function longestRun(text) {
	let longest = 0;
	for (const [run] of text.matchAll(/`+/g)) longest = Math.max(longest, run.length);
	return longest;
}



/***/ }),

/***/ 9776:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ markdown_exports),
/* harmony export */   r: () => (/* binding */ renderMarkdown),
/* harmony export */   t: () => (/* binding */ JOB_SUMMARY_BYTES)
/* harmony export */ });
/* harmony import */ var _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3495);
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5553);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4105);
/* harmony import */ var _placed_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5154);
/* harmony import */ var _markdown_escape_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(214);
/* harmony import */ var _by_design_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(1095);
/* harmony import */ var _repository_path_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(5045);
/* harmony import */ var _restore_command_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(335);
/* harmony import */ var _pretty_finding_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4225);
/* harmony import */ var _source_text_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(3554);
/* harmony import */ var _selection_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2247);











// src/report/budget.ts
var Budget = class {
	#left;
	constructor(bytes) {
		this.#left = bytes;
	}
	take(piece) {
		const size = Buffer.byteLength(piece) + 1;
		if (size > this.#left) return false;
		this.#left -= size;
		return true;
	}
};
// src/report/markdown-rows.ts
const MARKS = {
	error: "\u274c",
	warning: "\u26a0\ufe0f",
	note: "\u2139\ufe0f"
};
const MESSAGE_LIMIT = 500;
const NAME_LIMIT = 200;
const PATH_LIMIT = 300;
const DIFF_LINES = 20;
const DIFF_COLUMNS = 200;
const REPEAT_PLACES = 3;
function fileHead(path, root) {
	return `\n### ${(0,_markdown_escape_js__WEBPACK_IMPORTED_MODULE_4__.r)((0,_start_js__WEBPACK_IMPORTED_MODULE_2__.it)((0,_repository_path_js__WEBPACK_IMPORTED_MODULE_8__.r)(root, path), PATH_LIMIT))}\n\n| | Place | Problem | Mend |\n| --- | --- | --- | --- |`;
}
function findingRow(finding, { url, isDeleted, restoring, remedy = "" }) {
	const { severity, range, rule, record, message, suggestion } = finding;
	const place = isDeleted ? _check_js__WEBPACK_IMPORTED_MODULE_1__.k : (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.I)(range.start);
	const mend = suggestion ? (0,_markdown_escape_js__WEBPACK_IMPORTED_MODULE_4__.o)((0,_start_js__WEBPACK_IMPORTED_MODULE_2__.it)(suggestion.message, MESSAGE_LIMIT)) : ownWords(remedy);
	const names = [rule, ...record === void 0 ? [] : [record]].map((name) => (0,_markdown_escape_js__WEBPACK_IMPORTED_MODULE_4__.n)((0,_start_js__WEBPACK_IMPORTED_MODULE_2__.it)(name, NAME_LIMIT)));
	return row([
		`${MARKS[severity]} ${severity}`,
		url === void 0 ? place : `[${place}](${url})`,
		`${(0,_markdown_escape_js__WEBPACK_IMPORTED_MODULE_4__.o)((0,_start_js__WEBPACK_IMPORTED_MODULE_2__.it)(message, MESSAGE_LIMIT))}<br>${names.join(" \u00b7 ")}`,
		restoring === void 0 ? mend : `${mend}<br>${(0,_markdown_escape_js__WEBPACK_IMPORTED_MODULE_4__.n)(restoring)}`
	]);
}
function ownWords(value) {
	return value.split("`").map((part, at) => at % 2 === 0 ? (0,_markdown_escape_js__WEBPACK_IMPORTED_MODULE_4__.a)(part) : (0,_markdown_escape_js__WEBPACK_IMPORTED_MODULE_4__.n)(part)).join("");
}
const REPEATS_HEAD = "\n### More of the same\n\n| | More | Shared | First places |\n| --- | ---: | --- | --- |";
function repeatRow({ severity, rule, cause, message = cause, leftOut, first }, root) {
	const places = first.slice(0, REPEAT_PLACES).map(({ path, range }) => (0,_markdown_escape_js__WEBPACK_IMPORTED_MODULE_4__.n)(`${(0,_start_js__WEBPACK_IMPORTED_MODULE_2__.it)((0,_repository_path_js__WEBPACK_IMPORTED_MODULE_8__.r)(root, path), NAME_LIMIT)}:${(0,_check_js__WEBPACK_IMPORTED_MODULE_1__.I)(range.start)}`));
	return row([
		`${MARKS[severity]} ${severity}`,
		(0,_check_js__WEBPACK_IMPORTED_MODULE_1__.R)(leftOut),
		`${(0,_markdown_escape_js__WEBPACK_IMPORTED_MODULE_4__.n)((0,_start_js__WEBPACK_IMPORTED_MODULE_2__.it)(message, NAME_LIMIT))}<br>${(0,_markdown_escape_js__WEBPACK_IMPORTED_MODULE_4__.n)((0,_start_js__WEBPACK_IMPORTED_MODULE_2__.it)(rule, NAME_LIMIT))}`,
		places.join("<br>")
	]);
}
function ruleTable(findings) {
	const rules = new Map();
	for (const { rule, severity } of findings) {
		const counts = rules.get(rule) ?? {
			error: 0,
			warning: 0,
			note: 0
		};
		counts[severity]++;
		rules.set(rule, counts);
	}
	return {
		head: "\n| Rule | Errors | Warnings | Notes |\n| --- | ---: | ---: | ---: |",
		rows: [...rules].sort(([a, x], [b, y]) => y.error - x.error || y.warning - x.warning || y.note - x.note || (a < b ? -1 : 1)).map(([rule, counts]) => row([(0,_markdown_escape_js__WEBPACK_IMPORTED_MODULE_4__.n)((0,_start_js__WEBPACK_IMPORTED_MODULE_2__.it)(rule, NAME_LIMIT)), ...[
			counts.error,
			counts.warning,
			counts.note
		].map((count) => count > 0 ? (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.R)(count) : "")]))
	};
}
function suggestionBlock({ suggestion, rule }, sourceOf, root) {
	const hunks = suggestion ? (0,_restore_command_js__WEBPACK_IMPORTED_MODULE_5__.i)(suggestion.edits, sourceOf) : [];
	if (hunks.length === 0) return void 0;
	const lines = [];
	for (const hunk of hunks) lines.push(`@@ ${(0,_start_js__WEBPACK_IMPORTED_MODULE_2__.it)((0,_repository_path_js__WEBPACK_IMPORTED_MODULE_8__.r)(root, hunk.path), PATH_LIMIT)}:${hunk.line} @@`, ...(0,_restore_command_js__WEBPACK_IMPORTED_MODULE_5__.r)(hunk, DIFF_COLUMNS));
	const shown = lines.slice(0, DIFF_LINES);
	if (shown.length < lines.length) shown.push(`\u2026 ${(0,_check_js__WEBPACK_IMPORTED_MODULE_1__.z)(lines.length - shown.length, "more line")}`);
	return `\n${(0,_markdown_escape_js__WEBPACK_IMPORTED_MODULE_4__.r)((0,_start_js__WEBPACK_IMPORTED_MODULE_2__.it)(rule, NAME_LIMIT))}\n\n${(0,_markdown_escape_js__WEBPACK_IMPORTED_MODULE_4__.t)("diff", shown)}`;
}
function row(cells) {
	return `| ${cells.join(" | ")} |`;
}
// src/report/markdown.ts
var markdown_exports = (0,_rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__.t)({ renderMarkdown: () => renderMarkdown });
const JOB_SUMMARY_BYTES = 983040;
const SMALLEST_BYTES = 8192;
const MAX_FINDINGS = 500;
const REPEATS_SHOWN = 10;
const CAUSES_LISTED = 50;
const DIFFS_SHOWN = 20;
const RULE_TABLE_FROM = 12;
function renderMarkdown(whole, options = {}) {
	const { report, line: byDesign } = (0,_by_design_js__WEBPACK_IMPORTED_MODULE_9__.n)(whole);
	const findings = report.findings.filter(({ accepted }) => accepted === void 0);
	const footer = footerOf(report);
	const fixed = [
		...headOf(report, byDesign),
		shownLine(findings.length, findings.length, findings.length, true),
		footer
	].join("\n");
	const budget = new Budget(Math.max(SMALLEST_BYTES, options.bytes ?? 983040) - Buffer.byteLength(fixed) - 1024);
	const rules = findings.length < RULE_TABLE_FROM ? [] : ruleRows(findings, budget);
	const limits = {
		findings: options.maxFindings ?? MAX_FINDINGS,
		repeats: REPEATS_SHOWN
	};
	const selection = (0,_selection_js__WEBPACK_IMPORTED_MODULE_7__.n)(findings, limits);
	const rowFor = rowOf(selection.shown, report, options);
	const shown = withinRoom(selection.shown, rowFor, report.root, budget);
	const repeats = repeatRows(selection.repeats, report.root, budget);
	const { textOf } = options;
	const edits = textOf ? editSection(shown, {
		textOf,
		root: report.root
	}, budget) : [];
	const lines = fileSections(shown, rowFor, linksOf(shown, report.root, options, budget), report.root);
	const body = shown.length < findings.length ? [shownLine(shown.length, findings.length, selection.repeated, false)] : [];
	return [
		...headOf(report, byDesign),
		...body,
		...rules,
		...lines,
		...repeats,
		...edits,
		footer
	].join("\n") + "\n";
}
function headOf(report, byDesign) {
	const { counts, comparison, verdict } = report;
	const accepted = (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.A)(counts);
	const lines = [
		`## ${verdict === "fail" ? "\u274c" : "\u2705"} Memory check: ${verdict}`,
		"",
		(0,_check_js__WEBPACK_IMPORTED_MODULE_1__.F)(report) ? "**No records yet.**" : `**${(0,_check_js__WEBPACK_IMPORTED_MODULE_1__.P)(counts).replace("no ", "No ")}** ${(0,_check_js__WEBPACK_IMPORTED_MODULE_1__.N)(report)}.${accepted ? ` Accepted: ${accepted}.` : ""}`
	];
	const fixed = report.findings.filter(_pretty_finding_js__WEBPACK_IMPORTED_MODULE_6__.n).length;
	if (fixed > 0) lines.push(`\`memory-steward fix\` mends ${(0,_check_js__WEBPACK_IMPORTED_MODULE_1__.R)(fixed)} of them.`);
	if (comparison) lines.push(`${(0,_check_js__WEBPACK_IMPORTED_MODULE_1__.j)(comparison, (commit) => (0,_markdown_escape_js__WEBPACK_IMPORTED_MODULE_4__.r)((0,_start_js__WEBPACK_IMPORTED_MODULE_2__.it)(commit, 80)))}.`);
	if (byDesign !== void 0) lines.push(byDesign);
	return lines;
}
function shownLine(shown, total, repeated, longest) {
	const rest = [...repeated > 0 || longest ? [`${(0,_check_js__WEBPACK_IMPORTED_MODULE_1__.R)(repeated)} repeat a cause`] : [], ...total - shown - repeated > 0 || longest ? [`${(0,_check_js__WEBPACK_IMPORTED_MODULE_1__.R)(total - shown - repeated)} left out`] : []];
	return `\n${(0,_check_js__WEBPACK_IMPORTED_MODULE_1__.R)(shown)} of ${(0,_check_js__WEBPACK_IMPORTED_MODULE_1__.R)(total)} findings shown, worst first (${rest.join(", ")}).`;
}
function footerOf(report) {
	const [sources, ontology] = [(0,_check_js__WEBPACK_IMPORTED_MODULE_1__.V)(report), report.ontologyDigest].map((digest) => (0,_markdown_escape_js__WEBPACK_IMPORTED_MODULE_4__.r)(digest.slice(0, 19)));
	const layout = (0,_markdown_escape_js__WEBPACK_IMPORTED_MODULE_4__.r)((0,_start_js__WEBPACK_IMPORTED_MODULE_2__.it)(report.layout, 200));
	const rules = `[what each rule means](${(0,_start_js__WEBPACK_IMPORTED_MODULE_2__.rt)("docs/rules/README.md")})`;
	return `\nmemory-steward ${report.steward}, ${rules}, layout ${layout}, sources ${sources}, ontology ${ontology}`;
}
function ruleRows(findings, budget) {
	const { head, rows } = ruleTable(findings);
	return fitting(head, rows, rows.length, budget, (count) => `\n${(0,_check_js__WEBPACK_IMPORTED_MODULE_1__.z)(count, "further rule")}`);
}
function rowOf(findings, { root, comparison }, { files = _placed_files_js__WEBPACK_IMPORTED_MODULE_3__.t, remedyOf = () => void 0 }) {
	const remedies = new Map((0,_selection_js__WEBPACK_IMPORTED_MODULE_7__.t)(findings).flatMap(([, list]) => [...(0,_source_text_js__WEBPACK_IMPORTED_MODULE_10__.i)(list, remedyOf)]));
	const before = (0,_restore_command_js__WEBPACK_IMPORTED_MODULE_5__.t)(comparison);
	return (finding, url) => {
		const isDeleted = files.isDeleted(finding.path);
		return findingRow(finding, {
			url,
			isDeleted,
			restoring: isDeleted ? (0,_restore_command_js__WEBPACK_IMPORTED_MODULE_5__.n)(finding, root, before) : void 0,
			remedy: remedies.get(finding)
		});
	};
}
function withinRoom(findings, rowFor, root, budget) {
	const heads = new Set();
	for (const [at, finding] of findings.entries()) {
		const row = rowFor(finding);
		const isNew = !heads.has(finding.path);
		if (!budget.take(isNew ? `${fileHead(finding.path, root)}\n${row}` : row)) return findings.slice(0, at);
		heads.add(finding.path);
	}
	return findings;
}
function linksOf(findings, root, { repository, files = _placed_files_js__WEBPACK_IMPORTED_MODULE_3__.t }, budget) {
	const links = new Map();
	if (!repository) return links;
	const { line } = (0,_markdown_escape_js__WEBPACK_IMPORTED_MODULE_4__.l)(repository, root, files);
	for (const finding of findings) {
		const url = line(finding.path, finding.range.start.line);
		if (url === void 0 || !(0,_markdown_escape_js__WEBPACK_IMPORTED_MODULE_4__.u)(url)) continue;
		if (!budget.take(`[](${url})`)) break;
		links.set(finding, url);
	}
	return links;
}
function fileSections(findings, rowFor, links, root) {
	return (0,_selection_js__WEBPACK_IMPORTED_MODULE_7__.t)(findings).flatMap(([path, list]) => [fileHead(path, root), ...list.map((finding) => rowFor(finding, links.get(finding)))]);
}
function repeatRows(repeats, root, budget) {
	const rows = repeats.map((repeat) => repeatRow(repeat, root));
	return fitting(REPEATS_HEAD, rows, CAUSES_LISTED, budget, (count) => `\n${(0,_check_js__WEBPACK_IMPORTED_MODULE_1__.z)(count, "further cause")}`);
}
function editSection(findings, { textOf, root }, budget) {
	const withEdits = findings.filter(({ suggestion }) => suggestion !== void 0 && suggestion.edits.length > 0);
	const sourceOf = (path) => {
		const text = textOf(path);
		return text === void 0 ? void 0 : new _source_text_js__WEBPACK_IMPORTED_MODULE_10__.t(text);
	};
	const headOf = (count) => `\n<details><summary>${(0,_check_js__WEBPACK_IMPORTED_MODULE_1__.R)(count)} of ${(0,_check_js__WEBPACK_IMPORTED_MODULE_1__.z)(withEdits.length, "suggested edit")}</summary>`;
	const tail = "\n</details>";
	const blocks = [];
	if (!budget.take(`${headOf(withEdits.length)}\n${tail}`)) return [];
	for (const finding of withEdits) {
		const block = suggestionBlock(finding, sourceOf, root);
		if (block === void 0) continue;
		if (blocks.length === DIFFS_SHOWN || !budget.take(block)) break;
		blocks.push(block);
	}
	return blocks.length === 0 ? [] : [
		headOf(blocks.length),
		...blocks,
		tail
	];
}
function fitting(head, rows, limit, budget, restOf) {
	if (rows.length === 0 || !budget.take(`${head}\n${restOf(rows.length)}`)) return [];
	const shown = [];
	for (const row of rows.slice(0, limit)) {
		if (!budget.take(row)) break;
		shown.push(row);
	}
	const rest = rows.length - shown.length;
	if (shown.length === 0) return [];
	return [
		head,
		...shown,
		...rest > 0 ? [restOf(rest)] : []
	];
}



/***/ }),

/***/ 4157:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ refusal)
/* harmony export */ });
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4105);

// src/updates/refusal.ts
const REFUSALS = {
	TOO_LARGE: "Send a smaller update: one claim with its evidence, not a dump of the run.",
	NOT_TEXT: "Write the file as UTF-8 without NUL or unpaired surrogates.",
	NOT_JSON: "Write one JSON value that RFC 8259 allows, without trailing commas or comments.",
	TOO_DEEP: "Nest values less deeply.",
	DUPLICATE_KEY: "Name each member once.",
	RESERVED_KEY: "Use another name for the member.",
	INVALID: `Follow ${(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.rt)("schemas/memory-update.schema.json")}`,
	UNKNOWN_FORMAT: "Write \"schema\": \"memory-steward.update/v1\", which this steward reads.",
	WRONG_REPOSITORY: "Send the update to the memory that it names.",
	WRONG_RUN: "Name the run that sends the update: repository and id are compared with those of the run.",
	DIGEST_MISMATCH: "Send the file again: what arrived is not what was announced.",
	UNKNOWN_BASE: "Name a commit of the memory's default branch as baseCommit.",
	UNSAFE_PATH: "Write the path relative to the memory's root, with plain names, without dot files and `..`.",
	PROTECTED_PATH: "Leave configuration, ontology, indexes, snapshots and workflows to people.",
	NOT_PROPOSABLE: "Put the file where the layout takes proposals.",
	PATH_COLLISION: "Use the spelling of the file that is there already.",
	NOT_A_FILE: "Name a regular file.",
	CHANGED_TWICE: "Name each file and each record once.",
	NO_SUCH_FILE: "Delete only what is there.",
	NO_SUCH_RECORD: "Name an id of the memory, in a deletion too; a new record also needs its kind, as `kind` or `nodeKind`, or where the layout reads it.",
	NO_PLACE: "Send the file with its path instead of the record.",
	NOT_EDITABLE: "Send the whole file by its path, on the present state of the memory, with each value written out.",
	WRONG_ID: "Keep the id of the record that the file holds; let the id of a new record begin with the prefix of its kind.",
	CONFLICT: "Read the memory again and send the update on its present state.",
	BREAKS_CHECK: "Mend what the check says.",
	SECRET: "Take the secret out of the update; if it is real, revoke it where it was issued.",
	POISON: "Write for a reader; leave out text that steers an agent or hides.",
	BEFORE: "Leave it: it was rejected. To have it judged again, remove its entry from memory-steward.rejections.yaml by a pull request.",
	NOTHING_NEW: "Send nothing: the memory says this already.",
	SOURCE_FORK: "Run the agent where no fork's pull request starts it; what a fork has to say comes as its own pull request.",
	SOURCE_NOT_LISTED: "Name the repository under `proposals.sources` in memory-steward.yml of the default branch.",
	WORKFLOW_NOT_LISTED: "Name the workflow under `proposals.workflows` in memory-steward.yml of the default branch.",
	UNKNOWN_RUN: "Name a run of the source repository that the token may see.",
	RUN_NOT_FINISHED: "Send the update when the run has ended.",
	UNREADABLE_REQUEST: `Send \`update\`, or \`repository\` and \`run\`, as ${(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.rt)("docs/sources.md")} describes them.`,
	ARTIFACT_MISSING: "Upload memory-update.json as an artifact of the name memory-update.",
	ARTIFACT_TWICE: "Upload one artifact of the name memory-update in one run.",
	ARTIFACT_EXPIRED: "Run the agent again, or keep its artifact longer.",
	ARTIFACT_TOO_SLOW: "Run the job again.",
	ARCHIVE_DAMAGED: "Upload the file with actions/upload-artifact.",
	ARCHIVE_CONTRADICTORY: "Upload the file with actions/upload-artifact, and let nothing change the archive.",
	ARCHIVE_UNREAD_FORM: "Upload the file with actions/upload-artifact, or tell the tool the size of the file before it writes.",
	ARCHIVE_ENCRYPTED: "Upload the file without a password.",
	ARCHIVE_TOO_LARGE: "Send a smaller update: one claim with its evidence, not a dump of the run.",
	ARCHIVE_TOO_MANY_FILES: "Upload memory-update.json alone.",
	ARCHIVE_UNSAFE_PATH: "Upload memory-update.json from the folder that holds it.",
	ARCHIVE_NOT_A_FILE: "Upload a regular file, no link.",
	ARCHIVE_DUPLICATE_PATH: "Upload memory-update.json once.",
	ARCHIVE_WRONG_FILE: "Name the one file of the artifact memory-update.json."
};
function refusal(name, message, where = {}) {
	return {
		code: `MEMORY_REJECTED_${name}`,
		message,
		advice: REFUSALS[name],
		...where
	};
}



/***/ }),

/***/ 3863:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ ruleDescriptions),
/* harmony export */   r: () => (/* binding */ rule_descriptions_exports),
/* harmony export */   t: () => (/* binding */ remedyOf)
/* harmony export */ });
/* harmony import */ var _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3495);
/* harmony import */ var _rule_page_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3259);
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5553);



// src/terminal/rule-descriptions.ts
var rule_descriptions_exports = (0,_rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__.t)({
	remedyOf: () => remedyOf,
	ruleDescriptions: () => ruleDescriptions
});
function ruleDescriptions() {
	return _check_js__WEBPACK_IMPORTED_MODULE_2__.jr.map(({ id, title, severity, rationale, remedy }) => ({
		id,
		title,
		severity,
		rationale,
		remedy,
		documentation: (0,_rule_page_js__WEBPACK_IMPORTED_MODULE_1__.n)(id)
	}));
}
function remedyOf(id) {
	return _check_js__WEBPACK_IMPORTED_MODULE_2__.jr.find((rule) => rule.id === id)?.remedy;
}



/***/ }),

/***/ 3259:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ rulePageAddress),
/* harmony export */   t: () => (/* binding */ byArea)
/* harmony export */ });
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5553);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4105);


// src/report/rule-page.ts
function rulePagePath(id) {
	return `docs/rules/${pageName(id)}`;
}
function rulePageAddress(id) {
	return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.rt)(rulePagePath(id));
}
function byArea(rules) {
	return (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.ma)(rules, ({ id }) => id.slice(0, id.indexOf("/")));
}
function pageName(id) {
	return `${id.replace("/", "-")}.md`;
}



/***/ }),

/***/ 8524:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ sarif_exports),
/* harmony export */   t: () => (/* binding */ renderSarif)
/* harmony export */ });
/* harmony import */ var _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3495);
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5553);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4105);
/* harmony import */ var _whole_sentence_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1422);
/* harmony import */ var _repository_path_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5045);
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8522);
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_3___default = /*#__PURE__*/__webpack_require__.n(node_zlib__WEBPACK_IMPORTED_MODULE_3__);






// src/report/sarif-result.ts
const MESSAGE_LIMIT = 1e3;
const NAME_LIMIT = 300;
const RELATED_LIMIT = 100;
const FIX_LIMIT = 1e4;
function sarifResult(finding, ruleIndex, root) {
	const { rule, severity, message, path, range, record, suggestion, related, accepted, fingerprint } = finding;
	return {
		ruleId: rule,
		ruleIndex,
		level: severity,
		message: { text: plain(suggestion ? `${(0,_whole_sentence_js__WEBPACK_IMPORTED_MODULE_4__.t)(message)} ${suggestion.message}` : message) },
		locations: [{
			physicalLocation: physicalLocation(root, path, range),
			...record !== void 0 && { logicalLocations: [{
				fullyQualifiedName: (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.R)(record, NAME_LIMIT),
				kind: "record"
			}] }
		}],
		...related.length > 0 && { relatedLocations: related.slice(0, RELATED_LIMIT).map((place, index) => ({
			id: index + 1,
			message: { text: plain(place.message) },
			physicalLocation: physicalLocation(root, place.path, place.range)
		})) },
		partialFingerprints: { "memorySteward/v1": fingerprint },
		...suggestion && isShort(suggestion.edits) && { fixes: [fixOf(suggestion.message, suggestion.edits, root)] },
		...accepted && { suppressions: [{
			kind: "external",
			status: "accepted",
			justification: accepted === "baseline" ? "In the baseline." : "Waived."
		}] }
	};
}
function plain(text) {
	return (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.R)(text, MESSAGE_LIMIT).replace(/\](?=\()/g, "] ");
}
function physicalLocation(root, path, range) {
	return {
		artifactLocation: artifactLocation(root, path),
		region: regionOf(range)
	};
}
function artifactLocation(root, path) {
	return {
		uri: (0,_repository_path_js__WEBPACK_IMPORTED_MODULE_5__.t)((0,_repository_path_js__WEBPACK_IMPORTED_MODULE_5__.r)(root, path)),
		uriBaseId: "%SRCROOT%"
	};
}
function regionOf({ start, end }) {
	return {
		startLine: start.line,
		startColumn: start.column,
		endLine: end.line,
		endColumn: end.column
	};
}
function isShort(edits) {
	return edits.length > 0 && !edits.some(_check_js__WEBPACK_IMPORTED_MODULE_1__.kr) && edits.reduce((sum, { newText }) => sum + newText.length, 0) <= FIX_LIMIT;
}
function fixOf(message, edits, root) {
	return {
		description: { text: plain(message) },
		artifactChanges: [...(0,_check_js__WEBPACK_IMPORTED_MODULE_1__.ma)(edits, ({ path }) => path)].map(([path, list]) => ({
			artifactLocation: artifactLocation(root, path),
			replacements: list.map(({ range, newText }) => ({
				deletedRegion: regionOf(range),
				...newText !== "" && { insertedContent: { text: newText } }
			}))
		}))
	};
}
// src/report/sarif.ts
var sarif_exports = (0,_rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__.t)({ renderSarif: () => renderSarif });
const GITHUB_LIMITS = {
	results: 25e3,
	gzipBytes: 1e7
};
function renderSarif(report, rules, limits = GITHUB_LIMITS) {
	let count = Math.min(limits.results, report.findings.length);
	for (;;) {
		const text = sarifText(report, rules, count);
		if (count === 0 || text.length * 3 <= limits.gzipBytes) return text;
		const size = (0,node_zlib__WEBPACK_IMPORTED_MODULE_3__.gzipSync)(text).length;
		if (size <= limits.gzipBytes) return text;
		count = Math.floor(count * Math.min(.9, limits.gzipBytes / size * .95));
	}
}
function sarifText(report, rules, count) {
	const shown = [...report.findings].sort(_check_js__WEBPACK_IMPORTED_MODULE_1__.Or).slice(0, count);
	const descriptors = rules.map(descriptorOf);
	const indexes = new Map(rules.map(({ id }, index) => [id, index]));
	for (const { rule } of shown) if (!indexes.has(rule)) indexes.set(rule, descriptors.push({ id: rule }) - 1);
	const log = {
		$schema: "https://json.schemastore.org/sarif-2.1.0.json",
		version: "2.1.0",
		runs: [{
			tool: { driver: {
				name: "memory-steward",
				semanticVersion: report.steward,
				informationUri: _start_js__WEBPACK_IMPORTED_MODULE_2__.tt,
				rules: descriptors
			} },
			columnKind: "utf16CodeUnits",
			invocations: [{
				executionSuccessful: true,
				toolExecutionNotifications: notifications(count, report.findings.length)
			}],
			results: shown.map((finding) => sarifResult(finding, indexes.get(finding.rule) ?? -1, report.root))
		}]
	};
	return (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.D)(log, 1);
}
function descriptorOf(rule) {
	const { documentation } = rule;
	const page = documentation?.startsWith("https://") ? documentation : void 0;
	return {
		id: rule.id,
		shortDescription: { text: rule.title },
		fullDescription: { text: rule.rationale },
		help: {
			text: `${rule.rationale}\n\nMend: ${rule.remedy}`,
			markdown: `${rule.rationale}\n\n**Mend.** ${rule.remedy}${page ? `\n\n[Documentation](${page})` : ""}`
		},
		...page !== void 0 && { helpUri: page },
		defaultConfiguration: { level: rule.severity },
		properties: { tags: ["memory", rule.id.split("/", 1)[0] ?? rule.id] }
	};
}
function notifications(shown, total) {
	if (shown === total) return [];
	return [{
		level: "warning",
		message: { text: `${(0,_check_js__WEBPACK_IMPORTED_MODULE_1__.R)(shown)} of ${(0,_check_js__WEBPACK_IMPORTED_MODULE_1__.R)(total)} findings are in this file, the worst first; the limits of the format's readers leave no room for the others.` }
	}];
}



/***/ }),

/***/ 3319:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ sourcesFor),
/* harmony export */   r: () => (/* binding */ sources_exports),
/* harmony export */   t: () => (/* binding */ readSources)
/* harmony export */ });
/* harmony import */ var _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3495);
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5553);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4105);



// src/terminal/masked-around.ts
const LONG = 1 << 20;
const AROUND = 1 << 17;
function maskedAround(text, places, masked) {
	if (text.length <= LONG) return masked(text);
	let result = "";
	let written = 0;
	for (const [start, end] of spansAround(text, places)) {
		result += blank(text.slice(written, start)) + masked(text.slice(start, end));
		written = end;
	}
	return result + blank(text.slice(written));
}
function blank(text) {
	return text.replace(/[^\r\n]+/g, (line) => "*".repeat(line.length));
}
function spansAround(text, places) {
	const starts = lineStarts(text);
	const offsetOf = ({ line, column }) => (starts[line - 1] ?? text.length) + column - 1;
	const spans = places.map(({ range: { start, end } }) => [Math.max(0, offsetOf(start) - AROUND), Math.min(text.length, offsetOf(end) + AROUND)]).sort(([a], [b]) => a - b);
	const apart = [];
	for (const [start, end] of spans) {
		const last = apart.at(-1);
		if (last && start <= last[1]) last[1] = Math.max(last[1], end);
		else apart.push([Math.min(start, text.length), end]);
	}
	return apart;
}
function lineStarts(text) {
	const starts = [0];
	for (let at = text.indexOf("\n"); at !== -1; at = text.indexOf("\n", at + 1)) starts.push(at + 1);
	return starts;
}
// src/terminal/sources.ts
var sources_exports = (0,_rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__.t)({ sourcesFor: () => sourcesFor });
async function readSources({ report, shown, judgement }) {
	const paths = new Set(report.findings.map(({ path }) => path));
	const texts = new Map();
	const decoder = new TextDecoder();
	for (const tree of new Set([shown, judgement.memory.tree])) {
		const missing = new Set([...paths].filter((path) => !texts.has(path)));
		await tree.read(await (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.Qi)(missing, tree), (entry, bytes) => {
			if (!(bytes instanceof Error)) texts.set(entry.path, decoder.decode(bytes));
		});
	}
	const places = placesOf(report.findings);
	const clean = new Map();
	return (path) => {
		const text = texts.get(path);
		const known = clean.get(path);
		if (text === void 0 || known !== void 0) return known;
		const masked = maskedAround(text, places.get(path) ?? [], (part) => _start_js__WEBPACK_IMPORTED_MODULE_2__.k.masked(part));
		clean.set(path, masked);
		return masked;
	};
}
function placesOf(findings) {
	return (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.ma)(findings.flatMap(({ path, range, suggestion }) => [{
		path,
		range
	}, ...suggestion?.edits ?? []]), ({ path }) => path);
}
async function sourcesFor(result, restricted) {
	const textOf = await readSources(result);
	return restricted ? (path) => restricted.paths.has(path) ? void 0 : textOf(path) : textOf;
}



/***/ }),

/***/ 7782:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ summaryRoom),
/* harmony export */   t: () => (/* binding */ addToSummary)
/* harmony export */ });
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4105);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_1__);


// src/terminal/step-summary.ts
const MAX_BYTES = 1048576;
const LEFT_OUT = "\n\nMore belongs here, but a summary of more than 1 MiB is not shown at all: the log of this step has the rest.\n";
function summaryRoom({ GITHUB_STEP_SUMMARY: path = "" } = process.env) {
	const size = path === "" ? void 0 : (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.statSync)(path, { throwIfNoEntry: false })?.size;
	return size === void 0 ? 0 : Math.max(0, MAX_BYTES - size - Buffer.byteLength(LEFT_OUT));
}
function addToSummary(markdown, environment = process.env) {
	const path = environment["GITHUB_STEP_SUMMARY"] ?? "";
	if (path === "") return "the runner names no file for it (GITHUB_STEP_SUMMARY)";
	try {
		const size = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.statSync)(path).size;
		const text = _start_js__WEBPACK_IMPORTED_MODULE_0__.k.text(markdown);
		if (Buffer.byteLength(text) <= summaryRoom(environment)) (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.appendFileSync)(path, text);
		else if (size + Buffer.byteLength(LEFT_OUT) <= MAX_BYTES) (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.appendFileSync)(path, LEFT_OUT);
		return;
	} catch (error) {
		return error instanceof Error ? error.message : String(error);
	}
}



/***/ }),

/***/ 1422:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ wholeSentence)
/* harmony export */ });
// src/memory/whole-sentence.ts
function wholeSentence(text) {
	return /[.!?\u2026]["'\u201d\u2019)\]]*$/u.test(text) ? text : `${text}.`;
}



/***/ })

};
;