"use strict";
exports.id = 2579;
exports.ids = [2579,8524,9695];
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

/***/ 1196:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ checksPullRequests),
/* harmony export */   c: () => (/* binding */ hearsOfOtherBases),
/* harmony export */   d: () => (/* binding */ writesCheckRuns),
/* harmony export */   i: () => (/* binding */ STEWARD),
/* harmony export */   l: () => (/* binding */ isForClosedAlone),
/* harmony export */   n: () => (/* binding */ adviceOnPushes),
/* harmony export */   o: () => (/* binding */ followedNames),
/* harmony export */   r: () => (/* binding */ branchList),
/* harmony export */   s: () => (/* binding */ followsPullRequests),
/* harmony export */   t: () => (/* binding */ adviceOnBranches),
/* harmony export */   u: () => (/* binding */ workflowFacts)
/* harmony export */ });
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5553);

// src/commands/doctor/workflow-facts.ts
const STEWARD = /^memory-steward\/memory-steward(?:@|$)/i;
const STEWARD_OR_COPY = /^[^/@.]+\/memory-steward(?:@|$)/i;
const CHECKOUT = /^actions\/checkout(?:@|$)/i;
function workflowFacts(path, bytes) {
	const { documents, problems } = (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.wa)(path, "yaml", bytes, _check_js__WEBPACK_IMPORTED_MODULE_0__.bo);
	const workflow = documents[0]?.value;
	if (problems.some(({ severity }) => severity !== "warning") || !(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Co)(workflow)) return void 0;
	const top = permissionsOf(workflow["permissions"]);
	const jobs = (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Co)(workflow["jobs"]) ? Object.entries(workflow["jobs"]) : [];
	return {
		path,
		name: text(workflow["name"]),
		triggers: triggersOf(workflow["on"]),
		hasTopPermissions: top !== void 0,
		jobs: jobs.map(([id, job]) => jobFacts(id, job, top))
	};
}
function isForClosedAlone(triggers) {
	const list = typesOf(triggers);
	return triggers.has("pull_request") && list.length > 0 && list.every((type) => type === "closed");
}
function hearsOfOtherBases(triggers) {
	return typesOf(triggers).includes("edited");
}
function typesOf(triggers) {
	const types = (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.To)(triggers.get("pull_request"), ["types"]);
	return Array.isArray(types) ? types : [types];
}
function checksPullRequests({ triggers }, { stewards }) {
	return stewards.some(({ command = "check" }) => command === "check" || command === "auto") && triggers.has("pull_request") && !isForClosedAlone(triggers);
}
function followedNames(triggers) {
	const names = (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.To)(triggers.get("workflow_run"), ["workflows"]);
	return (Array.isArray(names) ? names : [names]).filter((name) => typeof name === "string");
}
function followsPullRequests({ triggers }, all) {
	return followedNames(triggers).some((name) => {
		const followed = all.filter((one) => (one.name ?? one.path) === name);
		return followed.length === 0 || followed.some((one) => one.triggers.has("pull_request"));
	});
}
function writesCheckRuns({ triggers, jobs }) {
	const isReport = triggers.has("workflow_run");
	if (!isReport && (!triggers.has("pull_request") || isForClosedAlone(triggers))) return false;
	return jobs.some(({ stewards }) => stewards.some(({ command, "check-run": wanted = String(isReport) }) => {
		return (command === "auto" || command === "publish") && wanted === "true";
	}));
}
function jobFacts(id, job, top) {
	const written = (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.To)(job, ["steps"]);
	const steps = Array.isArray(written) ? written : [];
	const inputsOf = (action) => steps.filter((step) => action.test(text((0,_check_js__WEBPACK_IMPORTED_MODULE_0__.To)(step, ["uses"])) ?? "")).map((step) => texts((0,_check_js__WEBPACK_IMPORTED_MODULE_0__.To)(step, ["with"]))).map((inputs) => Object.fromEntries(Object.entries(inputs).map(([key, value]) => [key.toLowerCase(), value])));
	return {
		name: text((0,_check_js__WEBPACK_IMPORTED_MODULE_0__.To)(job, ["name"])) ?? id,
		permissions: permissionsOf((0,_check_js__WEBPACK_IMPORTED_MODULE_0__.To)(job, ["permissions"])) ?? top,
		stewards: inputsOf(STEWARD_OR_COPY),
		uses: steps.flatMap((step) => text((0,_check_js__WEBPACK_IMPORTED_MODULE_0__.To)(step, ["uses"])) ?? []),
		checkouts: inputsOf(CHECKOUT)
	};
}
function triggersOf(on) {
	if (typeof on === "string") return new Map([[on, null]]);
	if (Array.isArray(on)) return new Map(on.filter((name) => typeof name === "string").map((name) => [name, null]));
	return new Map((0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Co)(on) ? Object.entries(on) : []);
}
const ALL_SCOPES = [
	"contents",
	"pull-requests",
	"checks",
	"security-events",
	"actions",
	"issues"
];
function permissionsOf(value) {
	if (value === "read-all" || value === "write-all") return Object.fromEntries(ALL_SCOPES.map((scope) => [scope, value.slice(0, -4)]));
	return (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Co)(value) ? texts(value) : void 0;
}
function texts(value) {
	if (!(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Co)(value)) return {};
	return Object.fromEntries(Object.entries(value).flatMap(([key, member]) => typeof member === "string" || typeof member === "number" || typeof member === "boolean" ? [[key, String(member)]] : []));
}
function text(value) {
	return typeof value === "string" && value !== "" ? value : void 0;
}
// src/commands/doctor/advice-on-branches.ts
const EVENTS = [
	"push",
	"pull_request",
	"pull_request_target"
];
function adviceOnBranches({ path, triggers }, branch) {
	return EVENTS.flatMap((event) => {
		const filters = triggers.get(event);
		if (!(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Co)(filters)) return [];
		const listed = textsOf(filters["branches"]);
		const ignored = textsOf(filters["branches-ignore"]);
		const say = (what, mend) => [{
			severity: "warning",
			where: path,
			message: `\`${event}\` ${what}, and the default branch is ${branch}.`,
			mend
		}];
		const add = `Write \`${branchList(branch)}\` under \`${event}:\`.`;
		if (listed && !listed.some((pattern) => mayMatch(pattern, branch))) return say(`starts it for ${listed.join(", ")} alone`, add);
		const ignoring = ignored?.find((pattern) => !isUnsure(pattern) && mayMatch(pattern, branch));
		if (ignoring !== void 0) return say(`does not start it for ${ignoring}`, `Take \`${ignoring}\` out of \`branches-ignore\` under \`${event}:\`.`);
		return event === "push" && ("tags" in filters || "tags-ignore" in filters) && !("branches" in filters || "branches-ignore" in filters) ? say("starts it for tags alone", add) : [];
	});
}
function adviceOnPushes(workflow, all, branch = "main") {
	const { path, triggers, jobs } = workflow;
	if (!triggers.has("push") || !startsOnOthers(triggers.get("push"))) return [];
	const required = all.flatMap((one) => one.jobs.filter((job) => checksPullRequests(one, job)).map(({ name }) => name));
	const twice = jobs.filter(({ stewards }) => stewards.some(({ command = "check" }) => command === "check" || command === "auto")).find(({ name }) => required.includes(name));
	if (!twice) return [];
	return [{
		severity: "warning",
		where: path,
		message: `\`push\` runs the job ${twice.name} for every branch, under the same check name as pull requests but with that branch's own rules.`,
		mend: `Write \`${branchList(branch)}\` under \`push:\`: other branches are checked by their pull requests.`
	}];
}
function startsOnOthers(filters) {
	if (!(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Co)(filters)) return true;
	const listed = textsOf(filters["branches"]);
	if (listed) return listed.some((pattern) => pattern === "*" || pattern === "**");
	return "branches-ignore" in filters || !("branches" in filters || "tags" in filters || "tags-ignore" in filters);
}
function branchList(branch) {
	const pattern = branch.replace(/[+!]/g, "\\$&");
	return `branches: [${/^[A-Za-z][\w./-]*$/.test(pattern) && !MEANS_MORE.test(pattern) ? pattern : JSON.stringify(pattern)}]`;
}
const MEANS_MORE = /^(?:true|false|null|yes|no|on|off|y|n)$/i;
function mayMatch(pattern, branch) {
	return isUnsure(pattern) || pattern === "**" || (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Ja)(pattern)(branch);
}
function isUnsure(pattern) {
	return /[?+![\]{}\\]/.test(pattern);
}
function textsOf(value) {
	if (value === void 0) return void 0;
	const list = Array.isArray(value) ? value : [value];
	return list.every((one) => typeof one === "string") ? list : void 0;
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

/***/ 1095:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ withoutByDesign),
/* harmony export */   t: () => (/* binding */ isByDesign)
/* harmony export */ });
// src/report/by-design.ts
function isByDesign({ rule, severity }) {
	return rule === "index/stale" && severity === "note";
}
const LINE = "The index does not know this yet: it is written on the default branch, afterwards.";
function withoutByDesign(report) {
	const { findings, counts } = report;
	const left = findings.filter((finding) => finding.accepted !== void 0 || !isByDesign(finding));
	const told = findings.length - left.length;
	if (told === 0) return { report };
	return {
		report: {
			...report,
			findings: left,
			counts: {
				...counts,
				note: counts.note - told
			}
		},
		line: LINE
	};
}



/***/ }),

/***/ 2267:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ connect)
/* harmony export */ });
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5553);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4105);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7045);



// src/terminal/connect.ts
async function connect(name, need) {
	const repository = name ?? process.env["GITHUB_REPOSITORY"] ?? "";
	const token = process.env["GITHUB_TOKEN"] ?? process.env["GH_TOKEN"] ?? "";
	const place = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.lt)(repository);
	if (!place || token === "") throw lacking(place ? void 0 : repository, token === "", need);
	const { connectGitHub } = await Promise.all(/* import() */[__webpack_require__.e(3485), __webpack_require__.e(56), __webpack_require__.e(9118), __webpack_require__.e(9695)]).then(__webpack_require__.bind(__webpack_require__, 9118));
	return connectGitHub({
		token,
		apiUrl: (process.env["GITHUB_API_URL"] ?? "https://api.github.com").replace(/\/+$/, ""),
		owner: place.owner,
		repository: place.name,
		version: _version_js__WEBPACK_IMPORTED_MODULE_2__.n,
		redactor: _start_js__WEBPACK_IMPORTED_MODULE_1__.k,
		log: (line) => process.stderr.write(`${(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.L)(line)}\n`)
	});
}
function lacking(repository, withoutToken, need) {
	const messages = [...repository === void 0 ? [] : [repository === "" ? "no repository on GitHub is named" : `"${repository}" is not a repository`], ...withoutToken ? [`there is no token for GitHub${need ? `: ${need.why}` : ""}`] : []].join(", and ");
	const advice = [...repository === void 0 ? [] : ["name it as owner/name with --repository, or in GITHUB_REPOSITORY"], ...withoutToken ? ["set GITHUB_TOKEN"] : []].join("; ");
	return new _start_js__WEBPACK_IMPORTED_MODULE_1__.st(`${(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Ir)(messages)}.`, `${(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Ir)(advice)}${need ? `. ${need.without}` : ""}`);
}



/***/ }),

/***/ 1426:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runDoctor: () => (/* binding */ runDoctor)
/* harmony export */ });
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5553);
/* harmony import */ var _approvals_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(6349);
/* harmony import */ var _advice_on_branches_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1196);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4105);
/* harmony import */ var _action_inputs_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(2353);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7045);
/* harmony import */ var _publish_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9726);
/* harmony import */ var _wrap_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7869);
/* harmony import */ var _connect_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2267);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_7___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_7__);










// src/commands/doctor/advice-on-approvals.ts
function adviceOnApprovals(ours) {
	const advice = [];
	for (const { path, triggers, jobs } of ours) {
		if (!triggers.has("pull_request")) continue;
		for (const { name, permissions, stewards } of jobs) {
			if (permissions === void 0 || permissions["checks"] === "write") continue;
			if (!stewards.some((inputs) => publishes(inputs) && inputs["check-run"] === "true")) continue;
			advice.push({
				severity: "warning",
				where: path,
				message: `The job ${name} is to write check runs, but may not: it has no \`checks: write\`.`,
				mend: "Add `checks: write` under its `permissions:`."
			});
		}
	}
	const counting = ours.find(({ triggers, jobs }) => triggers.has("pull_request_review") && jobs.some(({ stewards }) => stewards.some(publishes)));
	if (counting && !ours.some(_advice_on_branches_js__WEBPACK_IMPORTED_MODULE_1__.d)) advice.push({
		severity: "warning",
		where: counting.path,
		message: `\`${_approvals_js__WEBPACK_IMPORTED_MODULE_8__.t}\` is written when a review comes or goes, and by no push: where it is required, a new commit waits for a review.`,
		mend: "Add the input `check-run: true` and `checks: write` to the job that checks pull requests, or memory-report.yml of two-files."
	});
	return advice;
}
function publishes({ command = "check" }) {
	return command === "auto" || command === "publish";
}
// src/commands/doctor/advice.ts
const EXAMPLES = (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.nt)("examples/workflows");
// src/commands/doctor/advice-on-directory.ts
const CONFIGURATION = /(?:^|\/)memory-steward\.ya?ml$/;
const MAX_NAMED$2 = 3;
function adviceToBegin(paths, misplaced) {
	if (misplaced) return adviceToMove(misplaced, paths);
	const memories = memoriesIn(paths);
	const isMemory = memories.length > 0;
	const input = memories.length === 0 || memories.includes("") ? "" : `, and write ${inputFor(memories)}`;
	return {
		severity: "error",
		where: ".github/workflows",
		message: "No workflow runs the steward.",
		mend: isMemory ? `Copy one from ${EXAMPLES}${input}.` : `Copy one from ${EXAMPLES}, or run \`memory-steward init\` for a new company brain.`
	};
}
function adviceToMove({ path, jobs }, paths) {
	const memories = memoriesIn(paths);
	const beside = path.slice(0, path.lastIndexOf("/.github/"));
	const knowsFolder = jobs.every(({ stewards }) => stewards.every(({ directory }) => directory !== void 0));
	const first = memories.includes(beside) || isRecognised(beside, paths) ? [beside] : [];
	const named = [...new Set([...first, ...memories])];
	return {
		severity: "error",
		where: path,
		message: "No workflow runs the steward: this file would, but it is not at the top of the repository, where GitHub looks.",
		mend: `Move it to .github/workflows/ at the top${knowsFolder || named.length === 0 || named[0] === "" ? "" : `, and write ${inputFor(named)}`}.`
	};
}
function adviceOnDirectory({ path, jobs }, paths) {
	const memories = memoriesIn(paths);
	return jobs.flatMap((job) => adviceOnJob(job, paths, memories).map((advice) => ({
		...advice,
		where: path
	})));
}
function adviceOnJob({ name, stewards }, paths, memories) {
	return [...new Set(stewards.filter((inputs) => inputs["command"] !== "merge-reports" && !inputs["layout"] && !inputs["config"]).map((inputs) => inputs["directory"] ?? "").filter((directory) => !directory.includes("${{")).map(folderOf).filter((folder) => !memories.includes(folder) && !isRecognised(folder, paths)))].flatMap((folder) => {
		if ((folder === "" || paths.some((path) => path.startsWith(`${folder}/`))) && memories.length === 0) return [];
		return [{
			severity: "error",
			message: `The job ${name} looks for the memory ${folder === "" ? "at the top of the repository, where there is none" : `in ${folder}, where there is none`}, and fails.`,
			mend: memories.length === 0 ? "Write the folder of the memory, from the top of the repository, as `directory` of the step." : memories.includes("") ? `Leave \`directory\` of the step out: the memory is at the top of the repository${others(memories)}.` : `Write ${inputFor(memories)}.`
		}];
	});
}
function inputFor(memories) {
	return `\`directory: ${memories[0] ?? ""}\` under \`with:\` of the step${others(memories)}`;
}
function others([, ...rest]) {
	if (rest.length === 0) return "";
	return `; there is a memory in ${(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Gr)(rest.slice(0, MAX_NAMED$2), "and")}${rest.length > MAX_NAMED$2 ? " and more" : ""} too`;
}
function memoriesIn(paths) {
	const depth = (folder) => folder === "" ? 0 : folder.split("/").length;
	const folders = paths.filter((path) => CONFIGURATION.test(path)).map((path) => folderOf(node_path__WEBPACK_IMPORTED_MODULE_7__.posix.dirname(path)));
	const top = isRecognised("", paths) ? [""] : [];
	return [...new Set([...top, ...folders])].sort((a, b) => depth(a) - depth(b));
}
function isRecognised(folder, paths) {
	return Object.values(_check_js__WEBPACK_IMPORTED_MODULE_0__.Ui).some(({ marker, roots = ["."] }) => marker !== void 0 && roots.some((root) => paths.includes(node_path__WEBPACK_IMPORTED_MODULE_7__.posix.join(folder, root, marker))));
}
function folderOf(directory) {
	const folder = node_path__WEBPACK_IMPORTED_MODULE_7__.posix.normalize(directory.replaceAll("\\", "/")).replace(/^\.\//, "").replace(/\/$/, "");
	return folder === "." ? "" : folder;
}
// src/commands/doctor/advice-on-inputs.ts
function adviceOnInputs({ path, jobs }, paths) {
	return jobs.flatMap((job) => job.stewards.flatMap((inputs) => [
		...onCommand(job, inputs),
		...onNames(job, inputs),
		...holdsItself(job) ? [...onLayout(job, inputs, paths), ...onConfig(job, inputs, paths)] : []
	]).map((advice) => ({
		...advice,
		where: path
	})));
}
function holdsItself({ checkouts }) {
	return checkouts.every(({ repository, path }) => repository === void 0 && path === void 0);
}
function onCommand({ name }, { command = "" }) {
	if (command === "" || isExpression(command) || _action_inputs_js__WEBPACK_IMPORTED_MODULE_9__.t.some((known) => known === command.trim())) return [];
	const near = (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.va)(command, _action_inputs_js__WEBPACK_IMPORTED_MODULE_9__.t)?.name;
	return [{
		severity: "error",
		message: `The job ${name} runs \`${command}\`, a command that the Action of version ${_version_js__WEBPACK_IMPORTED_MODULE_3__.n} does not have, and fails.`,
		mend: near === void 0 ? `Use one of ${_action_inputs_js__WEBPACK_IMPORTED_MODULE_9__.t.join(", ")} as \`command\`.` : `Write \`command: ${near}\` if that is meant.`
	}];
}
function onNames({ name }, inputs) {
	return Object.keys(inputs).filter((input) => !_action_inputs_js__WEBPACK_IMPORTED_MODULE_9__.n.some((known) => known === input)).map((input) => {
		const near = (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.va)(input, _action_inputs_js__WEBPACK_IMPORTED_MODULE_9__.n)?.name;
		return {
			severity: "warning",
			message: `The job ${name} gives the input \`${input}\`, which the Action does not have: GitHub leaves it out.`,
			mend: near === void 0 ? `Take it out, or use one of ${_action_inputs_js__WEBPACK_IMPORTED_MODULE_9__.n.join(", ")}.` : `Write \`${near}\` if that is meant.`
		};
	});
}
function onLayout({ name }, inputs, paths) {
	const { layout } = inputs;
	if (layout === void 0 || _check_js__WEBPACK_IMPORTED_MODULE_0__.Ii.includes(layout) || !isMissing(layout, inputs, paths)) return [];
	const near = (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.va)(layout, [..._check_js__WEBPACK_IMPORTED_MODULE_0__.Ii, ...below(folderIn(inputs), paths)])?.name;
	return [{
		severity: "error",
		message: `The job ${name} names the layout \`${layout}\`, which is neither built in nor a file of the memory, and fails.`,
		mend: near === void 0 ? `Use one of ${_check_js__WEBPACK_IMPORTED_MODULE_0__.Ii.join(", ")}, or the path of a layout file, from the folder of the memory.` : `Write \`layout: ${near}\` if that is meant.`
	}];
}
function onConfig({ name }, inputs, paths) {
	const { config } = inputs;
	if (config === void 0 || !isMissing(config, inputs, paths)) return [];
	const near = (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.va)(config, below(folderIn(inputs), paths))?.name;
	return [{
		severity: "error",
		message: `The job ${name} names the configuration \`${config}\`, which is no file of the memory, and fails.`,
		mend: near === void 0 ? "Give its path from the folder of the memory, or leave `config` out." : `Write \`config: ${near}\` if that is meant.`
	}];
}
function isMissing(file, inputs, paths) {
	const { command = "check", directory = "" } = inputs;
	if (file === "" || [file, directory].some(isExpression) || command === "merge-reports") return false;
	const written = node_path__WEBPACK_IMPORTED_MODULE_7__.posix.normalize(file.replaceAll("\\", "/"));
	if (node_path__WEBPACK_IMPORTED_MODULE_7__.posix.isAbsolute(written) || /^[A-Za-z]:/.test(written) || written.startsWith("..")) return false;
	const folder = folderIn(inputs);
	return ![written, node_path__WEBPACK_IMPORTED_MODULE_7__.posix.join(folder, written)].some((path) => (folder === "" || path.startsWith(`${folder}/`)) && paths.includes(path));
}
function folderIn({ directory = "" }) {
	return folderOf(directory);
}
function below(folder, paths) {
	const prefix = folder === "" ? "" : `${folder}/`;
	return paths.filter((path) => path.startsWith(prefix) && /\.(?:ya?ml|json)$/i.test(path)).map((path) => path.slice(prefix.length));
}
function isExpression(value) {
	return value.includes("${{");
}
// src/commands/doctor/advice-on-pins.ts
const RELEASE = /^v?\d+(?:\.\d+){0,3}$/;
const MAJOR_LINE = /^v([1-9]\d*)$/;
function adviceOnPins({ path, jobs }, version) {
	const pins = [...new Set(jobs.filter(({ stewards }) => stewards.length > 0).flatMap(({ uses }) => uses))].flatMap((written) => pinOf(written) ?? []).filter(({ ref }) => !(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.bi)(ref));
	const advice = [];
	const missing = pins.find(({ isSteward, ref }) => isSteward && isStillToCome(ref, version));
	if (missing) advice.push({
		severity: "warning",
		where: path,
		message: `The branch ${missing.ref} of memory-steward is made by its release ${missing.ref.slice(1)}.0.0, and this is version ${version}: as long as there is none, GitHub finds no ${missing.written} and the job fails.`,
		mend: `Name a commit of memory-steward's main instead: \`memory-steward/memory-steward@<40 hexadecimal digits>\`.`
	});
	const branches = pins.filter(({ ref }) => !RELEASE.test(ref));
	if (branches.length > 0) {
		const names = namesOf(branches);
		advice.push({
			severity: "warning",
			where: path,
			message: `${names} ${branches.length === 1 ? "is" : "are"} pinned to a branch, not to a commit: whatever is pushed there runs with the job's token.`,
			mend: MEND
		});
	}
	const tags = pins.filter(({ ref, isSteward }) => RELEASE.test(ref) && !isSteward);
	if (tags.length > 0) {
		const names = namesOf(tags);
		advice.push({
			severity: "note",
			where: path,
			message: `${names} ${tags.length === 1 ? "is" : "are"} pinned to a tag, not to a commit: whoever can move the tag changes what runs with the job's token.`,
			mend: MEND
		});
	}
	return advice;
}
const MEND = "Write the full commit in its place, and the version after it as a comment: `@<40 hexadecimal digits> # v1.2.3`.";
function pinOf(written) {
	if (/^(?:\.|docker:)/.test(written)) return void 0;
	const at = written.indexOf("@");
	if (at === -1) return void 0;
	return {
		written,
		ref: written.slice(at + 1),
		isSteward: _advice_on_branches_js__WEBPACK_IMPORTED_MODULE_1__.i.test(written)
	};
}
function isStillToCome(ref, version) {
	const [, major] = MAJOR_LINE.exec(ref) ?? [];
	return major !== void 0 && Number(major) > Number(version.split(".")[0]);
}
function namesOf(pins) {
	return (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Gr)(pins.map(({ written }) => written), "and");
}
// src/commands/doctor/advice-on-settings.ts
const SETTINGS = "the settings of the repository";
function unseenSettings(settings) {
	const { requiredChecks, branchRules, usesMergeQueue, defaultWorkflowPermissions } = settings ?? {};
	return [
		...requiredChecks === void 0 ? ["which checks the branch requires"] : [],
		...branchRules === void 0 ? ["what its rules ask for"] : [],
		...usesMergeQueue === void 0 ? ["whether it has a merge queue"] : [],
		...defaultWorkflowPermissions === void 0 ? ["what workflows may do that say nothing"] : []
	];
}
function reportsOnForks(workflow) {
	return workflow.triggers.has("workflow_run") && (0,_advice_on_branches_js__WEBPACK_IMPORTED_MODULE_1__.d)(workflow);
}
function isBlind({ stewards }) {
	return stewards.every(({ command = "check" }) => command === "check");
}
function adviceOnSettings(settings, ours) {
	const checkers = ours.flatMap((workflow) => workflow.jobs.filter((job) => (0,_advice_on_branches_js__WEBPACK_IMPORTED_MODULE_1__.a)(workflow, job)));
	return [
		...onRequiredCheck(settings, ours, checkers),
		...onRequiredButUnwritten(settings, ours, checkers),
		...onMergeQueue(settings, ours),
		...onPermissions(settings),
		...onBranchRules(settings)
	];
}
function say(severity, message, mend) {
	return {
		severity,
		where: SETTINGS,
		message,
		mend
	};
}
function onRequiredCheck({ requiredChecks, usesMergeQueue }, ours, checkers) {
	if (requiredChecks === void 0) return [say("note", "The token may not see which checks are required.", "Look whether the job that checks is among them.")];
	const mayRequireReport = ours.some(_advice_on_branches_js__WEBPACK_IMPORTED_MODULE_1__.d) && usesMergeQueue !== true;
	if (mayRequireReport && requiredChecks.includes("memory-steward/report")) return [];
	const required = checkers.filter(({ name }) => requiredChecks.includes(name));
	const [first] = checkers;
	if (first && required.length === 0) {
		const which = mayRequireReport ? `Require \`${_publish_js__WEBPACK_IMPORTED_MODULE_4__.t}\`, which judges it once more,` : "Require it";
		return [say("warning", `A pull request can be merged while its check is red: \`${first.name}\` is not required.`, `${which} in a ruleset of the branch; it can be chosen once it has run within the last seven days.`)];
	}
	const hasForks = ours.some(reportsOnForks);
	const isBlindAlone = required.length > 0 && required.every(isBlind);
	if (!mayRequireReport || !(hasForks || isBlindAlone)) return [];
	const name = first?.name ?? "check";
	const twins = "other pull requests of the same commit, whose branches may have other rules";
	return [say("warning", `${hasForks ? `A fork's pull request brings its own workflow, so \`${name}\` may be green without a check; nor does it see ${twins}` : `\`${name}\` does not see ${twins}`}: \`${_publish_js__WEBPACK_IMPORTED_MODULE_4__.t}\` is not required.`, `Require \`${_publish_js__WEBPACK_IMPORTED_MODULE_4__.t}\` beside it in a ruleset of the branch, with GitHub Actions as its source; it can be chosen once it has run within the last seven days.`)];
}
function onRequiredButUnwritten({ requiredChecks, usesMergeQueue }, ours, [checker]) {
	const isWritten = ours.some(_advice_on_branches_js__WEBPACK_IMPORTED_MODULE_1__.d);
	return [_publish_js__WEBPACK_IMPORTED_MODULE_4__.t, _approvals_js__WEBPACK_IMPORTED_MODULE_8__.t].filter((check) => requiredChecks?.includes(check)).flatMap((check) => {
		if (!isWritten) return say("error", `\`${check}\` is required, and no workflow writes it.`, `Add the workflow of ${EXAMPLES}/two-files, or require the job that checks instead.`);
		if (usesMergeQueue !== true) return [];
		return say("error", `\`${check}\` is required, and the merge queue waits for it forever: no workflow writes it for the commits of a group.`, `Require \`${checker?.name ?? "check"}\` in its place, which checks the groups too.`);
	});
}
function onMergeQueue({ usesMergeQueue }, ours) {
	if (usesMergeQueue !== true || ours.some(({ triggers }) => triggers.has("merge_group"))) return [];
	return [say("error", "The branch has a merge queue, and no workflow checks its groups.", "Add `merge_group:` under `on:` of the check workflow.")];
}
function onPermissions({ defaultWorkflowPermissions }) {
	if (defaultWorkflowPermissions !== "write") return [];
	return [say("warning", "Workflows that say nothing may write to the repository.", "Set the default workflow permissions to read, under Settings, Actions, General.")];
}
function onBranchRules({ branchRules = [] }) {
	const advice = [];
	if (branchRules.includes("pull_request")) advice.push(say("note", "The branch takes changes by pull requests alone, and a workflow's own token cannot be exempt: it can push no generated indexes there.", "Where indexes are to be committed, use a GitHub App's token as `token` and let the ruleset exempt that App."));
	if (branchRules.includes("required_signatures")) advice.push(say("note", "The branch takes signed commits alone.", "Commits that the steward makes through GitHub's API are signed by GitHub; commits pushed with git are not."));
	return advice;
}
// src/commands/doctor/advice-on-permissions.ts
const READ_PULLS = {
	scope: "pull-requests",
	level: "read",
	severity: "error"
};
const WRITE_PULLS = {
	scope: "pull-requests",
	level: "write",
	severity: "error"
};
const WRITE_CONTENTS = {
	scope: "contents",
	level: "write",
	severity: "error"
};
const WRITE_ISSUES = {
	scope: "issues",
	level: "write",
	severity: "error"
};
const NEEDS = {
	reindex: [WRITE_CONTENTS, {
		...WRITE_PULLS,
		severity: "warning"
	}],
	snapshot: [WRITE_CONTENTS, READ_PULLS],
	proposals: [WRITE_CONTENTS, WRITE_PULLS],
	propose: [WRITE_CONTENTS, WRITE_PULLS],
	"import-run": [WRITE_CONTENTS, WRITE_PULLS],
	health: [WRITE_ISSUES, READ_PULLS],
	"link-back": [{
		...WRITE_ISSUES,
		severity: "warning"
	}, {
		...WRITE_PULLS,
		severity: "warning"
	}],
	approvals: [READ_PULLS, {
		scope: "checks",
		level: "write",
		severity: "error"
	}]
};
const AUTO = {
	schedule: "reindex",
	pull_request_review: "approvals",
	repository_dispatch: "propose"
};
function adviceOnPermissions(workflow, job, all = []) {
	const { path, triggers } = workflow;
	const { name, permissions, stewards } = job;
	if (permissions === void 0) return [];
	const advice = new Map();
	for (const { run, on } of stewards.flatMap((steward) => runsOf(steward, workflow, all))) for (const { scope, level, severity } of needsOf(run, triggers)) {
		const has = permissions[scope];
		const grant = `${scope}: ${level}`;
		if (has === level || has === "write" || advice.has(grant)) continue;
		const when = on === void 0 ? "" : ` on \`${on}\``;
		advice.set(grant, {
			severity,
			where: path,
			message: `The job ${name} runs \`${run}\`${when} without \`${grant}\`.`,
			mend: `Add \`${grant}\` under its \`permissions:\`.`
		});
	}
	return [...advice.values()];
}
function runsOf({ command = "check", token }, workflow, all) {
	if (token !== void 0 && !/github\.token|secrets\.GITHUB_TOKEN/i.test(token)) return [];
	return command === "auto" ? autoRuns(workflow, all) : [{ run: command }];
}
function autoRuns(workflow, all) {
	const { triggers } = workflow;
	const runs = [...triggers.keys()].flatMap((on) => {
		const run = Object.hasOwn(AUTO, on) ? AUTO[on] : void 0;
		return run === void 0 ? [] : [{
			run,
			on
		}];
	});
	if (triggers.has("workflow_run") && !(0,_advice_on_branches_js__WEBPACK_IMPORTED_MODULE_1__.s)(workflow, all)) runs.unshift({
		run: "propose",
		on: "workflow_run"
	});
	return (0,_advice_on_branches_js__WEBPACK_IMPORTED_MODULE_1__.l)(triggers) ? [...runs, {
		run: "link-back",
		on: "pull_request"
	}] : runs;
}
function needsOf(command, triggers) {
	const needs = Object.hasOwn(NEEDS, command) ? NEEDS[command] ?? [] : [];
	return triggers.has("workflow_run") && (command === "propose" || command === "import-run") ? [...needs, {
		scope: "actions",
		level: "read",
		severity: "error"
	}] : needs;
}
// src/commands/doctor/advice-on-workflows.ts
function adviceOnWorkflow(workflow, all, branch) {
	const { path, triggers, jobs } = workflow;
	const advice = [];
	const say = (severity, message, mend) => advice.push({
		severity,
		where: path,
		message,
		mend
	});
	for (const [event, filters] of triggers) {
		const filter = Object.keys(typeof filters === "object" ? filters ?? {} : {}).find((key) => key.startsWith("paths"));
		if (filter !== void 0 && event.startsWith("pull_request")) say("error", `\`${event}\` is filtered by \`${filter}\`: where the filter skips the workflow, a required check waits forever.`, "Remove the filter: a check of an unchanged memory takes seconds.");
	}
	if (!workflow.hasTopPermissions) say("warning", "Jobs that say nothing get the repository's default permissions.", "Add `permissions: {}` at the top, and to each job what it needs.");
	if (branch !== void 0) advice.push(...(0,_advice_on_branches_js__WEBPACK_IMPORTED_MODULE_1__.t)(workflow, branch));
	advice.push(...(0,_advice_on_branches_js__WEBPACK_IMPORTED_MODULE_1__.n)(workflow, all, branch));
	const isPrivileged = triggers.has("workflow_run") || triggers.has("pull_request_target");
	for (const job of jobs.filter(({ stewards }) => stewards.length > 0)) {
		advice.push(...isPrivileged ? privilegedAdvice(workflow, job, all) : checkAdvice(workflow, job));
		advice.push(...adviceOnPermissions(workflow, job, all), ...silentTokenAdvice(workflow, job, all));
	}
	return advice;
}
const WRITTEN = [
	"check_run",
	"issue_comment",
	"pull_request_review_comment"
];
function adviceFor(where) {
	return (severity, message, mend) => ({
		severity,
		where,
		message,
		mend
	});
}
const MAX_NAMED$1 = 10;
function silentTokenAdvice({ path }, { stewards }, all) {
	const usesOwnToken = stewards.some(({ command, token = "github.token" }) => (command === "auto" || command === "publish") && /github\.token|secrets\.GITHUB_TOKEN/i.test(token));
	const waiting = all.filter(({ triggers }) => WRITTEN.some((name) => triggers.has(name)) || startsOnLabels(triggers));
	if (!usesOwnToken || waiting.length === 0) return [];
	return [{
		severity: "note",
		where: path,
		message: `What the steward writes with the job's own token starts no workflow, so ${(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.bt)(waiting.map((one) => one.path), MAX_NAMED$1)} will not run for it.`,
		mend: "Give a GitHub App's token as `token` where that workflow is to run."
	}];
}
function startsOnLabels(triggers) {
	const filters = triggers.get("pull_request");
	const types = typeof filters === "object" && filters !== null && "types" in filters ? filters.types : [];
	return Array.isArray(types) && (types.includes("labeled") || types.includes("unlabeled"));
}
const READS = new Set(["read", "write"]);
function checkAdvice(workflow, job) {
	const { path, triggers } = workflow;
	const { permissions, checkouts, name } = job;
	const say = adviceFor(path);
	return [
		...permissions && !READS.has(permissions["contents"]) ? [say("error", `The job ${name} may not read the repository.`, "Add `contents: read` under its `permissions:`.")] : [],
		...(0,_advice_on_branches_js__WEBPACK_IMPORTED_MODULE_1__.a)(workflow, job) ? subjectAdvice(workflow, job) : [],
		...triggers.has("pull_request") && !(0,_advice_on_branches_js__WEBPACK_IMPORTED_MODULE_1__.l)(triggers) ? publishAdvice(path, job) : [],
		...checkouts.filter((inputs) => inputs["persist-credentials"] !== "false").map(() => say("warning", `The job ${name} leaves its token on disk.`, "Add `persist-credentials: false` to its actions/checkout step."))
	];
}
function subjectAdvice({ path, triggers }, { checkouts, name }) {
	const say = adviceFor(path);
	const advice = [];
	if (checkouts.length === 0) advice.push(say("error", `The job ${name} has nothing to check: it checks no repository out.`, "Add an actions/checkout step with `fetch-depth: 0` and `persist-credentials: false` before the steward's."));
	else if (!checkouts.some((inputs) => inputs["fetch-depth"] === "0")) advice.push(say("error", `The job ${name} has no history to compare a change with.`, "Add `fetch-depth: 0` to its actions/checkout step."));
	if (!(0,_advice_on_branches_js__WEBPACK_IMPORTED_MODULE_1__.c)(triggers)) advice.push(say("warning", "A pull request that gets another base branch is not checked again: what passed by the rules of the one stands for the other.", "Add `types: [opened, synchronize, reopened, edited]` under `pull_request:`."));
	if (!triggers.has("merge_group")) advice.push(say("note", "A merge queue would wait for this check forever.", "Add `merge_group:` under `on:`."));
	return advice;
}
function publishAdvice(path, { permissions, stewards, name }) {
	const say = adviceFor(path);
	const advice = [];
	if (stewards.some(({ command = "check" }) => command === "auto" || command === "publish") && permissions && permissions["pull-requests"] !== "write") advice.push(say("warning", `The job ${name} publishes, but may not comment.`, "Add `pull-requests: write` under its `permissions:`."));
	if (stewards.every(({ command = "check" }) => command === "check") && Object.values(permissions ?? {}).includes("write")) advice.push(say("warning", `The job ${name} only checks, but may write.`, "Leave `contents: read` alone under its `permissions:`."));
	return advice;
}
function privilegedAdvice(workflow, job, all) {
	const { path, triggers } = workflow;
	const advice = [];
	const say = (severity, message, mend) => advice.push({
		severity,
		where: path,
		message,
		mend
	});
	const { permissions = {}, checkouts, stewards, name } = job;
	if (triggers.has("pull_request_target")) say("error", "`pull_request_target` gives a stranger's pull request a run that may write.", `Report on \`workflow_run\` instead: ${EXAMPLES}/two-files.`);
	if (checkouts.some(({ ref = "" }) => ref.includes("head"))) say("error", `The job ${name} checks out the head of a pull request with a token that may write.`, "Remove the checkout: the steward fetches the pull request as data.");
	const mayPublish = !triggers.has("workflow_run") || (0,_advice_on_branches_js__WEBPACK_IMPORTED_MODULE_1__.s)(workflow, all);
	const publishes = stewards.some(({ command }) => command === "publish" || command === "auto" && mayPublish);
	const needs = [
		["contents", "read"],
		["pull-requests", "write"],
		...stewards.some((inputs) => inputs["check-run"] !== "false") ? [["checks", "write"]] : [],
		...stewards.some((inputs) => inputs["sarif"] === "true") ? [["security-events", "write"]] : []
	];
	for (const [scope, level] of publishes ? needs : []) {
		const has = permissions[scope];
		if (has === level || has === "write") continue;
		say("error", `The job ${name} publishes without \`${scope}: ${level}\`.`, `Add \`${scope}: ${level}\` under its \`permissions:\`.`);
	}
	const known = new Set(all.flatMap((one) => [one.name ?? one.path]));
	for (const missing of (0,_advice_on_branches_js__WEBPACK_IMPORTED_MODULE_1__.o)(triggers).filter((name) => !known.has(name))) say("error", `It follows a workflow named "${missing}", which is not there.`, publishes ? mendOfCheckName(missing, all) : mendOfName(missing, triggers.size > 1));
	return advice;
}
function mendOfCheckName(missing, all) {
	const [check] = all.filter((one) => one.jobs.some((job) => (0,_advice_on_branches_js__WEBPACK_IMPORTED_MODULE_1__.a)(one, job)));
	if (check === void 0) return `Add the check workflow of ${EXAMPLES}/two-files, with the line \`name: ${missing}\` at its top.`;
	if (check.name === void 0) return `Add the line \`name: ${missing}\` at the top of ${check.path}, which has none.`;
	return `Write \`workflows: [${JSON.stringify(check.name)}]\` there, which is the name of ${check.path}.`;
}
function mendOfName(missing, hasOthers) {
	const follow = `Write the \`name:\` of the workflow to follow under \`workflows:\`; where it has none, add the line \`name: ${missing}\` at its top.`;
	return hasOthers ? `${follow} Where no workflow here comes before it, since the agent runs elsewhere, take \`workflow_run\` out of \`on:\`.` : follow;
}
// src/commands/doctor/doctor.ts
const WORKFLOW = /^\.github\/workflows\/[^/]+\.ya?ml$/;
const MISPLACED = /\/\.github\/workflows\/[^/]+\.ya?ml$/;
async function doctor(tree, settings, branch, version = _version_js__WEBPACK_IMPORTED_MODULE_3__.n) {
	const files = await tree.entries();
	const paths = files.map(({ path }) => path);
	const entries = files.filter(({ path, mode }) => WORKFLOW.test(path) && (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.aa)(mode));
	const all = [];
	const advice = [];
	for (const entry of entries) {
		const facts = (0,_advice_on_branches_js__WEBPACK_IMPORTED_MODULE_1__.u)(entry.path, await (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.ca)(tree, entry));
		if (facts) all.push(facts);
		else advice.push({
			severity: "warning",
			where: entry.path,
			message: "This workflow cannot be read as YAML.",
			mend: "Mend the file: GitHub does not run it either."
		});
	}
	const ours = all.filter(runsSteward);
	if (ours.length === 0) advice.push(adviceToBegin(paths, await misplacedIn(tree, files)));
	for (const workflow of ours) {
		advice.push(...adviceOnDirectory(workflow, paths), ...adviceOnInputs(workflow, paths));
		advice.push(...adviceOnWorkflow(workflow, all, branch));
		advice.push(...adviceOnPins(workflow, version));
	}
	advice.push(...adviceOnApprovals(ours));
	if (settings) advice.push(...adviceOnSettings(settings, ours));
	advice.sort((a, b) => (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Er)(a.severity, b.severity));
	return {
		advice,
		workflows: all.map(({ path }) => path),
		unseen: unseenSettings(settings)
	};
}
function runsSteward({ jobs }) {
	return jobs.some(({ stewards }) => stewards.length > 0);
}
async function misplacedIn(tree, files) {
	for (const entry of files.filter(({ path, mode }) => MISPLACED.test(path) && (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.aa)(mode))) {
		const facts = (0,_advice_on_branches_js__WEBPACK_IMPORTED_MODULE_1__.u)(entry.path, await (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.ca)(tree, entry));
		if (facts && runsSteward(facts)) return facts;
	}
}
// src/terminal/doctor.ts
const A_TOKEN = "These are settings on GitHub: give --repository owner/name, and in GITHUB_TOKEN a token of somebody who administers it.";
const ANOTHER_TOKEN = "The token may not see them: give one of somebody who administers the repository (a fine-grained one: Administration, read).";
const FOR_SETTINGS = {
	why: "the settings of a repository are read with one",
	without: "Without --repository the workflow files alone are looked at"
};
const MARKS = {
	error: "\u2717",
	warning: "!",
	note: "\u00b7"
};
async function runDoctor(dir, options) {
	const answer = await askForge(options);
	const [onForge, refusal] = answer instanceof _start_js__WEBPACK_IMPORTED_MODULE_2__.st ? [void 0, answer] : [answer, void 0];
	const settings = onForge?.settings;
	const repository = await (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.H)(dir);
	try {
		const top = repository.prefix === "" ? repository : await (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.H)(repository.top);
		const { advice, workflows, unseen } = await doctor(await top.workingTree(), settings, onForge?.defaultBranch ?? await top.defaultBranch());
		if (top !== repository) await top.close();
		const asked = settings ? " and the settings of the repository" : "";
		process.stdout.write(`Looked at ${(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.ro)(workflows.length, "workflow")}${asked}.\n`);
		const width = (0,_wrap_js__WEBPACK_IMPORTED_MODULE_5__.n)(process.stdout.columns);
		const told = toldTogether(advice);
		for (const one of told.slice(0, MAX_TOLD)) process.stdout.write(linesOf(one, width));
		const more = told.length - MAX_TOLD;
		if (more > 0) process.stdout.write(`${(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.ro)(more, "more piece", "more pieces")} of advice, once these are followed.\n`);
		const where = unseen.length === 0 ? "" : " in what was looked at";
		if (advice.length === 0) process.stdout.write(`Nothing is missing${where}.\n`);
		if (unseen.length > 0) {
			const why = refusal ? whyOf(refusal) : settings ? ANOTHER_TOKEN : A_TOKEN;
			process.stdout.write(indented(`Not looked at: ${unseen.join(", ")}.`, why, width));
		}
		if (refusal) return 2;
		return advice.some(({ severity }) => severity === "error") ? 1 : 0;
	} finally {
		await repository.close();
	}
}
function whyOf({ message, advice }) {
	const said = `GitHub did not tell them: ${(0,_start_js__WEBPACK_IMPORTED_MODULE_2__.R)(message.replace(/\.$/, ""), 500)}.`;
	return advice === void 0 ? said : `${said} ${(0,_start_js__WEBPACK_IMPORTED_MODULE_2__.L)(advice.replace(/\.$/, ""))}.`;
}
async function askForge({ repository, branch }) {
	if (repository === void 0) return void 0;
	const forge = await (0,_connect_js__WEBPACK_IMPORTED_MODULE_6__.t)(repository, FOR_SETTINGS);
	try {
		const { defaultBranch } = await forge.repository();
		return {
			settings: await forge.settings(branch ?? defaultBranch),
			defaultBranch
		};
	} catch (error) {
		if (error instanceof _start_js__WEBPACK_IMPORTED_MODULE_2__.st) return error;
		throw error;
	}
}
const MAX_TOLD = 100;
const MAX_NAMED = 10;
function toldTogether(advice) {
	return [...(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.ma)(advice, ({ severity, message, mend }) => JSON.stringify([
		severity,
		message,
		mend
	])).values()].flatMap((several) => {
		const [first] = several;
		const where = (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.bt)([...new Set(several.map((one) => one.where))], MAX_NAMED);
		return first ? [{
			...first,
			where
		}] : [];
	});
}
function linesOf({ severity, where, message, mend }, width) {
	return indented(`${MARKS[severity]} ${(0,_start_js__WEBPACK_IMPORTED_MODULE_2__.L)(where)}: ${(0,_start_js__WEBPACK_IMPORTED_MODULE_2__.L)(message)}`, (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.L)(mend), width);
}
function indented(head, below, width) {
	const [first = "", ...more] = (0,_wrap_js__WEBPACK_IMPORTED_MODULE_5__.r)(head, width - INDENT.length);
	return `${[first, ...[...more, ...(0,_wrap_js__WEBPACK_IMPORTED_MODULE_5__.r)(below, width - INDENT.length)].map((line) => INDENT + line)].join("\n")}\n`;
}
const INDENT = "    ";



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

/***/ 5045:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ inRepository),
/* harmony export */   r: () => (/* binding */ repositoryPath),
/* harmony export */   t: () => (/* binding */ encodePath)
/* harmony export */ });
// src/report/repository-path.ts
function repositoryPath(root, path) {
	return root === "" ? path : `${root}/${path}`;
}
function inRepository(placed, root) {
	return placed.map((one) => ({
		...one,
		path: repositoryPath(root, one.path)
	}));
}
function encodePath(path) {
	return path.replace(new RegExp("\\p{Cs}", "gu"), "\ufffd").split("/").map((segment) => encodeURIComponent(segment).replace(/[!'()*~]/g, percent)).join("/");
}
function percent(character) {
	return `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
}



/***/ }),

/***/ 335:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ suggestionDiff),
/* harmony export */   n: () => (/* binding */ restoringOf),
/* harmony export */   r: () => (/* binding */ diffRows),
/* harmony export */   t: () => (/* binding */ commitBefore)
/* harmony export */ });
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4105);
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5553);
/* harmony import */ var _repository_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5045);



// src/report/suggestion-diff.ts
function suggestionDiff(edits, sourceOf) {
	const sorted = [...edits].sort((a, b) => a.path < b.path ? -1 : a.path > b.path ? 1 : before(a, b));
	const groups = [];
	for (const edit of sorted) {
		const group = groups.at(-1);
		const last = group?.at(-1);
		if (group && last?.path === edit.path && edit.range.start.line <= last.range.end.line) {
			if ((0,_check_js__WEBPACK_IMPORTED_MODULE_1__.to)(edit.range.start, last.range.end) < 0) return [];
			group.push(edit);
		} else groups.push([edit]);
	}
	const hunks = [];
	for (const group of groups) {
		const hunk = hunkOf(group, sourceOf);
		if (!hunk) return [];
		hunks.push(hunk);
	}
	return hunks;
}
const WHOLE_LINE = 80;
const LEAD = 30;
function diffRows({ removed, added }, limit) {
	const from = startOfWindow(removed[0] ?? "", added[0] ?? "");
	const row = (sign, line) => from > 0 && line.length > WHOLE_LINE ? `${sign}\u2026${(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.it)(line.slice(from), limit - 1)}` : sign + (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.it)(line, limit);
	return [...removed.map((line) => row("-", line)), ...added.map((line) => row("+", line))];
}
function startOfWindow(left, right) {
	if (Math.max(left.length, right.length) <= WHOLE_LINE) return 0;
	let same = 0;
	while (same < left.length && left[same] === right[same]) same++;
	const from = same - LEAD;
	if (from <= LEAD) return 0;
	return /[\uDC00-\uDFFF]/.test(left[from] ?? "") ? from - 1 : from;
}
function hunkOf(edits, sourceOf) {
	const first = edits[0];
	const last = edits.at(-1);
	const source = first && sourceOf(first.path);
	if (!first || !last || !source) return void 0;
	const removed = [];
	const lastLine = Math.min(last.range.end.line, source.lineCount);
	for (let line = first.range.start.line; line <= lastLine; line++) removed.push(source.line(line) ?? "");
	if (edits.some(_check_js__WEBPACK_IMPORTED_MODULE_1__.kr)) removed[0] = `\uFEFF${removed[0] ?? ""}`;
	let text = "";
	let at = {
		line: first.range.start.line,
		column: 1
	};
	for (const { range, newText } of edits) {
		text += between(source, at, range.start) + newText;
		at = range.end;
	}
	text += (source.line(at.line) ?? "").slice(at.column - 1);
	const added = text.split(/\r?\n/);
	let same = 0;
	while (same < Math.min(removed.length, added.length) && removed[same] === added[same]) same++;
	let tail = 0;
	const limit = Math.min(removed.length, added.length) - same;
	while (tail < limit && removed.at(-1 - tail) === added.at(-1 - tail)) tail++;
	return {
		path: first.path,
		line: first.range.start.line + same,
		removed: removed.slice(same, removed.length - tail),
		added: added.slice(same, added.length - tail)
	};
}
function between(source, from, to) {
	if (from.line === to.line) return (source.line(from.line) ?? "").slice(from.column - 1, to.column - 1);
	const lines = [(source.line(from.line) ?? "").slice(from.column - 1)];
	for (let line = from.line + 1; line < to.line; line++) lines.push(source.line(line) ?? "");
	lines.push((source.line(to.line) ?? "").slice(0, to.column - 1));
	return lines.join("\n");
}
function before(a, b) {
	return (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.no)(a.range, b.range);
}
// src/report/restore-command.ts
const DELETIONS = new Set([
	"change/deleted-record",
	"change/journal-rewritten",
	"change/renamed-id",
	"index/hand-edited"
]);
const PLAIN_PATH = /^[\w.][\w./+-]*$/;
function commitBefore(comparison) {
	return comparison && (comparison.conflicts.length > 0 ? comparison.mergeBase : comparison.base);
}
function restoringOf({ rule, path }, root, before) {
	if (before === void 0 || !DELETIONS.has(rule)) return void 0;
	return restoreCommand((0,_repository_path_js__WEBPACK_IMPORTED_MODULE_2__.r)(root, path), before);
}
function restoreCommand(path, commit) {
	return PLAIN_PATH.test(path) && (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.bi)(commit) ? `git restore --source=${(0,_check_js__WEBPACK_IMPORTED_MODULE_1__.xi)(commit)} :/${path}` : void 0;
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

/***/ 2247:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ select),
/* harmony export */   r: () => (/* binding */ spread),
/* harmony export */   t: () => (/* binding */ byFile)
/* harmony export */ });
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5553);

// src/report/selection.ts
const PLACES_KEPT = 10;
function select(findings, limits) {
	const causes = new Map();
	const candidates = [];
	for (const finding of [...findings].sort(_check_js__WEBPACK_IMPORTED_MODULE_0__.Or)) {
		const cause = finding.subject ?? finding.message;
		const key = JSON.stringify([
			finding.severity,
			finding.rule,
			cause
		]);
		let entry = causes.get(key);
		if (!entry) causes.set(key, entry = {
			seen: 0,
			rest: [],
			leftOut: 0,
			sample: finding,
			cause,
			isOne: true
		});
		entry.isOne &&= finding.message === entry.sample.message;
		if (entry.seen++ < limits.repeats) candidates.push(finding);
		else {
			entry.leftOut++;
			if (entry.rest.length < PLACES_KEPT) entry.rest.push(finding);
		}
	}
	const shown = spread(candidates, (finding) => finding.rule).slice(0, limits.findings);
	return {
		shown,
		repeats: [...causes.values()].filter(({ leftOut }) => leftOut > 0).sort((a, b) => (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Dr)(a.sample, b.sample) || b.leftOut - a.leftOut || (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Tr)(a.sample, b.sample)).map(({ sample, cause, isOne, leftOut, rest }) => ({
			rule: sample.rule,
			severity: sample.severity,
			cause,
			...isOne && { message: sample.message },
			leftOut,
			first: rest
		})),
		repeated: findings.length - candidates.length,
		beyond: candidates.length - shown.length,
		total: findings.length
	};
}
function spread(findings, groupOf) {
	const turns = new Map();
	return [...findings].sort(_check_js__WEBPACK_IMPORTED_MODULE_0__.Or).map((finding) => {
		const key = `${finding.severity} ${groupOf(finding)}`;
		const turn = turns.get(key) ?? 0;
		turns.set(key, turn + 1);
		return {
			finding,
			turn
		};
	}).sort((a, b) => (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Dr)(a.finding, b.finding) || a.turn - b.turn || (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Tr)(a.finding, b.finding)).map(({ finding }) => finding);
}
function byFile(findings) {
	return [...(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.ma)([...findings].sort(_check_js__WEBPACK_IMPORTED_MODULE_0__.Or), ({ path }) => path)];
}



/***/ }),

/***/ 3554:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ remedyFor),
/* harmony export */   i: () => (/* binding */ remediesFor),
/* harmony export */   n: () => (/* binding */ lastLineOf),
/* harmony export */   r: () => (/* binding */ furtherSentences),
/* harmony export */   t: () => (/* binding */ SourceText)
/* harmony export */ });
// src/report/remedies.ts
function firstSentence(remedy) {
	const end = remedy.search(/[.] (?=[A-Z`])/);
	return end === -1 ? remedy : remedy.slice(0, end + 1);
}
function furtherSentences(remedy) {
	return remedy.slice(firstSentence(remedy).length).trimStart();
}
function remedyFor({ rule, suggestion, accepted }, remedyOf) {
	if (suggestion !== void 0 || accepted !== void 0) return void 0;
	const remedy = remedyOf(rule);
	return remedy === void 0 ? void 0 : firstSentence(remedy);
}
function remediesFor(findings, remedyOf, told = new Set()) {
	const known = new Set(told);
	const remedies = new Map();
	for (const finding of findings) {
		const remedy = known.has(finding.rule) ? void 0 : remedyFor(finding, remedyOf);
		if (remedy === void 0) continue;
		known.add(finding.rule);
		remedies.set(finding, remedy);
	}
	return remedies;
}
// src/report/source-text.ts
var SourceText = class {
	#text;
	#starts = [0];
	constructor(text) {
		this.#text = text;
		for (let at = text.indexOf("\n"); at !== -1; at = text.indexOf("\n", at + 1)) this.#starts.push(at + 1);
	}
	get lineCount() {
		return this.#starts.length;
	}
	line(line) {
		const start = this.#starts[line - 1];
		if (start === void 0) return void 0;
		const next = this.#starts[line];
		const end = next === void 0 ? this.#text.length : next - 1;
		return this.#text.slice(start, this.#text[end - 1] === "\r" && next !== void 0 ? end - 1 : end);
	}
};
function lastLineOf({ start, end }) {
	return end.column === 1 && end.line > start.line ? end.line - 1 : Math.max(start.line, end.line);
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