"use strict";
exports.id = 6563;
exports.ids = [6563];
exports.modules = {

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

/***/ 1322:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ changeFilesBelow),
/* harmony export */   r: () => (/* binding */ occupant),
/* harmony export */   t: () => (/* binding */ assertWritable)
/* harmony export */ });
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5553);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4105);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_2__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_3__);




// src/terminal/files-below.ts
function occupant(folder, path) {
	const found = (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.lstatSync)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(folder, path), { throwIfNoEntry: false });
	if (!found) return "nothing";
	if (found.isSymbolicLink()) return "symlink";
	return found.isFile() ? "file" : found.isDirectory() ? "folder" : "other";
}
function assertWritable(folder, path) {
	const segments = path.split("/");
	if (segments.some((segment) => segment === "" || segment === "." || segment === "..")) throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.st(`"${shown(path)}" is not a path below ${folder}.`);
	for (let count = 1; count <= segments.length; count++) {
		const part = segments.slice(0, count).join("/");
		const found = occupant(folder, part);
		if (found === "nothing") return;
		const wanted = count === segments.length ? "file" : "folder";
		if (found !== wanted) throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.st(`${shown(part)} is a ${found === "other" ? "special file" : found}, where a ${wanted} is wanted. Nothing was written.`, found === "symlink" ? "Name the place that the symlink leads to, or replace the symlink." : "Move it out of the way.");
	}
}
function changeFilesBelow(folder, changes) {
	for (const change of changes) assertUnchanged(folder, change);
	const done = [];
	for (const change of changes) {
		try {
			assertUnchanged(folder, change);
			changeFile(folder, change);
		} catch (error) {
			const told = (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.l)(change.path, error);
			throw done.length > 0 && told instanceof _start_js__WEBPACK_IMPORTED_MODULE_1__.st ? stoppedAfter(done, changes.length, told) : told;
		}
		done.push(change.path);
	}
}
function changeFile(folder, { path, before, after, mode }) {
	const target = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(folder, path);
	if (after === void 0) (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.rmSync)(target, { force: true });
	else if (before !== void 0 && occupant(folder, path) === "file") (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.d)(target, after);
	else if (!(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.u)(target, after)) throw isThere(path);
	if (after !== void 0 && mode !== void 0) setRunnable(target, mode === "100755");
}
function setRunnable(target, isRunnable) {
	const found = (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.lstatSync)(target);
	const { mode } = found;
	if (!found.isFile() || (mode & 64) !== 0 === isRunnable) return;
	(0,node_fs__WEBPACK_IMPORTED_MODULE_2__.chmodSync)(target, isRunnable ? mode | (mode & 292) >> 2 : mode & -74);
}
function assertUnchanged(folder, change) {
	const { path, before } = change;
	assertWritable(folder, path);
	const found = occupant(folder, path);
	if (before === void 0) {
		if (found !== "nothing") throw isThere(path);
	} else if (found === "nothing") {
		if (change.after !== void 0) return;
		throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.st(`${shown(path)} is to be removed, and the working directory does not have it.`, "Where a sparse checkout leaves it out, remove it with `git rm --sparse`");
	} else if (Buffer.compare((0,node_fs__WEBPACK_IMPORTED_MODULE_2__.readFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(folder, path)), before) !== 0) throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.st(`${shown(path)} changed while it was being looked at.`, "Run the command again.");
}
function isThere(path) {
	return new _start_js__WEBPACK_IMPORTED_MODULE_1__.st(`${shown(path)} is there already, and is left as it is.`, "Move it away, or choose another file.");
}
function stoppedAfter(done, all, { message, advice }) {
	const named = (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.bt)(done, MAX_NAMED, shown);
	return new _start_js__WEBPACK_IMPORTED_MODULE_1__.st(`${message} Of ${all} files ${done.length} ${done.length === 1 ? "was" : "were"} changed before: ${named}.`, advice);
}
const MAX_NAMED = 20;
function shown(path) {
	return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.R)(path, 500);
}



/***/ }),

/***/ 6563:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runInit: () => (/* binding */ runInit)
/* harmony export */ });
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5553);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4105);
/* harmony import */ var _advice_on_branches_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1196);
/* harmony import */ var _files_below_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1322);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_4___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_4__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_5___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_5__);






// src/generated/templates.ts
const TEMPLATES = { "company-brain": {
	".github/workflows/memory.yml": "name: memory\n\n# No paths filter: a check that is required but does not run would keep the pull request waiting for ever.\non:\n  pull_request:\n    types: [opened, synchronize, reopened, edited] # edited: another base branch is another judgement\n  push:\n    branches: [main]\n  merge_group:\n\n# Nothing by default; the job asks for what it needs.\npermissions: {}\n\n# A newer push to a pull request makes the check of the older one pointless. What is merged is checked commit by commit: each has\n# a group of its own, so that no newer one takes its place in the queue.\nconcurrency:\n  group: ${{ github.workflow }}-${{ github.event.pull_request.number || github.sha }}\n  cancel-in-progress: ${{ github.event_name == 'pull_request' }}\n\njobs:\n  check:\n    name: check\n    runs-on: ubuntu-latest\n    timeout-minutes: 10\n    permissions:\n      contents: read # to read the memory and the history that it is compared with\n    steps:\n      - uses: actions/checkout@d23441a48e516b6c34aea4fa41551a30e30af803 # v6.1.0\n        with:\n          fetch-depth: 0 # the change is judged against the branch it wants to join\n          persist-credentials: false # the check needs no token, so none is left on disk\n      # Until the first release makes the v1 branch, name a commit of memory-steward's main in its place.\n      - uses: memory-steward/memory-steward@v1\n        with:\n          command: check\n",
	"README.md": "# Company brain\n\nWhat this team knows, in files: for people to read, for agents to rely on, and for a check to keep in order.\n\n## In 60 seconds\n\n**Add a note.** Write a Markdown file below `notes/`. Nothing else is needed. A title, owners and tags help others to find it.\n\n```markdown\n---\ntitle: Why the nightly build is slow on Mondays\ntags: [ci]\n---\n\nThe weekend leaves the cache cold. First build after it: 31 minutes instead of 9.\n```\n\n**Add a record** once something is worth relying on. A record has an id that never changes, a kind, a title, a status, owners\nand the time of its last change. Prose goes to `runbooks/`, `decisions/` or `incidents/`:\n\n```markdown\n---\nid: runbook:warm-the-build-cache\nkind: Runbook\ntitle: Warm the build cache\nstatus: draft\nowners: [team:platform]\nupdatedAt: 2026-01-12T09:00:00Z\n---\n\n1. Start the job `cache-warm` on the default branch.\n2. Wait until its last step prints the number of entries.\n```\n\nThings with names, such as teams, repositories and services, go to `graph/` as YAML. Owners are records too, so this one comes first:\n\n```yaml\n# graph/teams/platform.yaml\nnodeKind: Team\nid: team:platform\nattributes:\n  title: Platform\n  status: draft\n  owners: [team:platform]\n  updatedAt: 2026-01-12T09:00:00Z\n```\n\n**Connect records** by edges: `related` in front matter, `edges` in YAML. `ontology/edge-kinds.yaml` lists their kinds.\n\n**Check** before you push with `memory-steward check`. It names every problem with its place and its mend, and\n`memory-steward fix` applies the mends that are certain. Every pull request is checked in the same way.\n\n## Where things go\n\n| Folder                                  | What belongs there                                             |\n| --------------------------------------- | -------------------------------------------------------------- |\n| `notes/`, `meetings/`, `scratch/`       | free-form notes                                                |\n| `runbooks/`, `decisions/`, `incidents/` | records in Markdown                                            |\n| `repositories/`                         | what holds in one repository, as records in Markdown           |\n| `pages/`, `agents/`                     | longer pages; records where they have an id                    |\n| `graph/`                                | records in YAML or JSON                                        |\n| `babysitter/`                           | what runs of agents did and taught                             |\n| `ontology/`                             | the kinds, edges and words in use, and how strict the check is |\n| `indexes/`                              | generated; never edited by hand                                |\n\nOnly folders that hold something need to exist.\n\n## Three habits\n\n- Ids never change. A new title is fine; put the old one under `aliases`.\n- Do not rewrite history: a new record `supersedes` the old one, which becomes `deprecated`.\n- Name where a fact comes from, in `sourceRefs`.\n",
	"decisions/README.md": "# Decisions\n\nRecords of kind `Decision`: what was chosen, why, and what was turned down. A decision that no longer holds is not edited away:\nwrite the new one, give it a `supersedes` edge to the old one, and set the old one to `deprecated`.\n",
	"graph/README.md": "# Graph\n\nRecords in YAML: teams, repositories, services, tools, terms. Arrange the folders below as you like; a file may hold several\nrecords, parted by a line `---`.\n",
	"incidents/README.md": "# Incidents\n\nRecords of kind `Incident`: what happened, what it touched, how it ended, what follows. Give each one an edge `resolved_by` to the\nrunbook or decision that ended it.\n",
	"indexes/README.md": "# Indexes\n\nWhat agents read instead of every record. `memory-steward reindex --write` makes it from the other folders; on GitHub a job on\nthe default branch does (https://github.com/memory-steward/memory-steward/blob/main/docs/indexes.md has the workflow to copy).\n\nDo not edit the files: a change here that the sources do not explain is an error. A conflict is solved by generating them again.\n",
	"memory-steward.yml": "# yaml-language-server: $schema=https://raw.githubusercontent.com/memory-steward/memory-steward/main/schemas/config.schema.json\n# How memory-steward reads this repository. Everything here is optional; what is commented out shows a possible value.\n# A change of this file is judged by the version before the change.\n\n# Which files are records, and where their fields are. A path names a layout of your own.\nlayout: company-brain\n\n# The folder that holds the memory, where it is not the whole repository.\n# root: .company-brain\n\n# Files that match are not memory.\n# exclude: [\"notes/attic/**\"]\n\n# Rules that should weigh differently here: error, warning, note or off. `memory-steward rules` lists them all.\n# severities:\n#   graph/missing-inverse: note\n\n# How strict the memory is belongs to ontology/validation-rules.yaml, where the owners of the memory review it.\n",
	"notes/README.md": "# Notes\n\nFree-form Markdown. Nothing is required. When others begin to rely on a note, `memory-steward promote` makes a record of it and\nkeeps its sources.\n",
	"ontology/README.md": "# Ontology\n\nWhat the records are judged by. A change here changes the judgement of every record, so have an owner of the memory review it.\n\n| File                         | What it says                                                   |\n| ---------------------------- | -------------------------------------------------------------- |\n| `node-kinds.yaml`            | kinds of records, with their prefixes and required attributes  |\n| `edge-kinds.yaml`            | kinds of edges, and which kinds they join                      |\n| `controlled-vocabulary.yaml` | statuses, sensitivity, known owners, tags                      |\n| `validation-rules.yaml`      | status transitions, folders of kinds, ages, outside namespaces |\n",
	"pages/README.md": "# Pages\n\nLonger Markdown pages, such as overviews and introductions. A page with an `id` and a `kind` in its front matter is a record and\nis held to the rules of records. A page without them is a note.\n",
	"runbooks/README.md": "# Runbooks\n\nRecords of kind `Runbook`: steps that operate or repair something. Say when to use it, how to see that it worked, and\nwhat to do when it did not.\n",
	"ontology/controlled-vocabulary.yaml": "# yaml-language-server: $schema=https://raw.githubusercontent.com/memory-steward/memory-steward/main/schemas/ontology.schema.json\n# Words that fields are held to.\n\n# draft: not reviewed. approved: rely on it. deprecated: replaced, still true of old things. archived: history.\nstatuses: [draft, approved, deprecated, archived]\n\n# Least sensitive first. A record that says nothing is internal. secret-metadata: speaks of secrets, never holds one.\nsensitivity: [public, internal, restricted, secret-metadata]\n\n# Once a list stands here, an owner outside it is an error. Teams without a list are looked up among the Team records.\n# owners:\n#   teams: [team:platform]\n#   users: [user:build-oncall]\n\n# Tags that the team prefers; with `closed: true` any other tag is an error.\n# tags:\n#   names: [ci, cache]\n#   closed: false\n",
	"ontology/edge-kinds.yaml": "# yaml-language-server: $schema=https://raw.githubusercontent.com/memory-steward/memory-steward/main/schemas/ontology.schema.json\n# Kinds of edges. A YAML record writes them under `edges`, front matter under `related`.\n#\n# from, to:  kinds that may stand at either end; any kind where absent\n# acyclic:   following such edges never leads back to where it began\n# external:  targets have no record in this memory, so none is looked for\n# example:   an edge to copy\nedgeKinds:\n  - name: documents\n    purpose: A page or record describes another record.\n    example: { from: runbook:restart-the-mirror, documents: service:registry-mirror }\n\n  - name: implements\n    purpose: A service or package carries out a decision or offers a capability.\n    from: [Service, Package, Repository, Tool, Skill]\n    example: { from: service:registry-mirror, implements: decision:pull-through-mirror }\n\n  - name: depends_on\n    purpose: Needs the target in order to work.\n    acyclic: true\n    example: { from: service:registry-mirror, depends_on: service:artifact-store }\n\n  - name: supersedes\n    purpose: Takes the place of an older record of the same kind, which becomes deprecated or archived.\n    acyclic: true\n    example: { from: decision:one-lockfile-per-workspace, supersedes: decision:lockfile-per-package }\n\n  # Users are external (`user:`), so that `to` speaks of teams alone.\n  - name: owned_by\n    purpose: A team or user answers for it.\n    to: [Team]\n    example: { from: service:registry-mirror, owned_by: team:platform }\n\n  - name: applies_to_repo\n    purpose: Holds in a repository.\n    to: [Repository]\n    example: { from: decision:one-lockfile-per-workspace, applies_to_repo: repository:checkout-api }\n\n  - name: applies_to_stack\n    purpose: Holds for an agent stack.\n    external: true\n    example: { from: agent-practice:prefer-focused-tests-first, applies_to_stack: stack:ci-triage }\n\n  - name: mentions\n    purpose: Speaks of the target in passing.\n    example: { from: incident:2026-01-mirror-outage, mentions: term:deploy-freeze }\n\n  # Runs and incidents are looked up. Issues and pull requests are URLs, or a namespace of `externalNamespaces`.\n  - name: derived_from\n    purpose: Taken from a run, issue, pull request, incident or note.\n    example: { from: agent-practice:prefer-focused-tests-first, derived_from: incident:2026-01-mirror-outage }\n\n  # The name of a secret, never its value.\n  - name: requires_secret\n    purpose: Needs a named secret to be granted.\n    from: [Tool, Skill, Runbook, Service]\n    external: true\n    example: { from: tool:test-index, requires_secret: secret:test-index-reader }\n\n  - name: requires_config\n    purpose: Needs a named setting to be granted.\n    from: [Tool, Skill, Runbook, Service]\n    external: true\n    example: { from: tool:test-index, requires_config: config:test-index-url }\n\n  - name: safe_for_trigger\n    purpose: May be used for events of a source or trust level.\n    external: true\n    example: { from: prompt-fragment:first-look-at-a-failed-build, safe_for_trigger: trigger:nightly-build }\n\n  - name: resolved_by\n    purpose: What ended an incident - a runbook, a decision, a run, or a pull request by its URL.\n    from: [Incident]\n    to: [Runbook, Decision, BabysitterRun]\n    example: { from: incident:2026-01-mirror-outage, resolved_by: runbook:restart-the-mirror }\n\n  # Edges of run memory.\n  - name: has_journal_event\n    purpose: A run holds an event of its journal.\n    from: [BabysitterRun]\n    to: [RunJournalEvent]\n    example:\n      from: babysitter-run:01JZ8Q4T3M9V6N0X7C2B5D1EFG\n      has_journal_event: run-journal-event:01JZ8Q4T3M9V6N0X7C2B5D1EFG:000001\n\n  - name: has_task_result\n    purpose: A run holds the result of a task.\n    from: [BabysitterRun]\n    to: [RunTaskResult]\n    example:\n      from: babysitter-run:01JZ8Q4T3M9V6N0X7C2B5D1EFG\n      has_task_result: run-task-result:01JZ8Q4T3M9V6N0X7C2B5D1EFG.rewrite-pull-urls\n\n  - name: summarized_by\n    purpose: A run or session is summed up in Markdown.\n    from: [BabysitterRun, BabysitterSession]\n    example:\n      from: babysitter-run:01JZ8Q4T3M9V6N0X7C2B5D1EFG\n      summarized_by: babysitter-session:2026-01-12-cache-migration\n\n  - name: produced_artifact\n    purpose: A run or task made a file that is kept elsewhere, named here.\n    from: [BabysitterRun, RunTaskResult]\n    external: true\n    example:\n      from: run-task-result:01JZ8Q4T3M9V6N0X7C2B5D1EFG.rewrite-pull-urls\n      produced_artifact: artifact:rewrite-pull-urls.diff\n\n  - name: learned_from\n    purpose: A practice, runbook or retrospective comes out of a run or session.\n    from: [AgentPractice, Skill, Runbook, Decision, RunRetrospective]\n    to: [BabysitterRun, BabysitterSession, RunTaskResult, RunRetrospective]\n    example:\n      from: run-retrospective:01JZ8Q4T3M9V6N0X7C2B5D1EFG\n      learned_from: babysitter-run:01JZ8Q4T3M9V6N0X7C2B5D1EFG\n",
	"ontology/node-kinds.yaml": "# yaml-language-server: $schema=https://raw.githubusercontent.com/memory-steward/memory-steward/main/schemas/ontology.schema.json\n# Kinds of records. A record names its kind in `nodeKind` (YAML) or `kind` (front matter).\n#\n# prefix:     its ids start with it and a colon: Runbook gives runbook:restart-the-mirror\n# required:   attributes that every record of the kind has, beside title, status, owners and updatedAt\n# attributes: JSON Schemas of attributes that must have a certain form where they stand\n# example:    a record to copy\n#\n# A kind of your own needs prefix, purpose, required and example. Removing a kind needs a new major `version`.\nontology: memory-steward.ontology/v1\nversion: 1.0.0\n\nnodeKinds:\n  - name: Organization\n    prefix: organization\n    purpose: A company or a unit of it.\n    required: []\n    example:\n      nodeKind: Organization\n      id: organization:example\n      attributes: { title: Example, status: draft, owners: [team:platform], updatedAt: \"2026-01-12T09:00:00Z\" }\n\n  - name: Team\n    prefix: team\n    purpose: People who own, review or operate things together.\n    required: []\n    example:\n      nodeKind: Team\n      id: team:platform\n      attributes: { title: Platform, status: draft, owners: [team:platform], updatedAt: \"2026-01-12T09:00:00Z\" }\n\n  - name: Repository\n    prefix: repository\n    purpose: A code repository and the practices that hold in it.\n    required: []\n    example:\n      nodeKind: Repository\n      id: repository:checkout-api\n      attributes: { title: Checkout API, status: draft, owners: [team:platform], updatedAt: \"2026-01-12T09:00:00Z\" }\n\n  - name: Service\n    prefix: service\n    purpose: A deployed service or component.\n    required: []\n    example:\n      nodeKind: Service\n      id: service:registry-mirror\n      attributes: { title: Registry mirror, status: draft, owners: [team:platform], updatedAt: \"2026-01-12T09:00:00Z\" }\n      edges: { depends_on: [{ target: service:artifact-store }] }\n\n  - name: Package\n    prefix: package\n    purpose: A package, library or module - who owns it and how it is used.\n    required: []\n    example:\n      nodeKind: Package\n      id: package:cache-client\n      attributes: { title: Cache client, status: draft, owners: [team:platform], updatedAt: \"2026-01-12T09:00:00Z\" }\n\n  - name: Runbook\n    prefix: runbook\n    purpose: Steps that operate or repair something.\n    required: []\n    example:\n      nodeKind: Runbook\n      id: runbook:restart-the-mirror\n      attributes:\n        { title: Restart the mirror, status: draft, owners: [team:platform], updatedAt: \"2026-01-12T09:00:00Z\" }\n      edges: { documents: [{ target: service:registry-mirror }] }\n\n  - name: Decision\n    prefix: decision\n    purpose: A choice of architecture, product or process, with its reasons.\n    required: []\n    example:\n      nodeKind: Decision\n      id: decision:one-lockfile-per-workspace\n      attributes:\n        { title: One lockfile per workspace, status: draft, owners: [team:platform], updatedAt: \"2026-01-12T09:00:00Z\" }\n      edges: { applies_to_repo: [{ target: repository:checkout-api }] }\n\n  - name: Incident\n    prefix: incident\n    purpose: What went wrong, how it was mended, and what follows from it.\n    required: []\n    example:\n      nodeKind: Incident\n      id: incident:2026-01-mirror-outage\n      attributes: { title: Mirror outage, status: draft, owners: [team:platform], updatedAt: \"2026-01-12T09:00:00Z\" }\n      edges: { resolved_by: [{ target: runbook:restart-the-mirror }] }\n\n  - name: AgentPractice\n    prefix: agent-practice\n    purpose: A lesson that agents apply again in later work.\n    required: []\n    example:\n      nodeKind: AgentPractice\n      id: agent-practice:prefer-focused-tests-first\n      attributes:\n        { title: Prefer focused tests first, status: draft, owners: [team:platform], updatedAt: \"2026-01-12T09:00:00Z\" }\n      edges: { applies_to_stack: [{ target: stack:ci-triage }] }\n\n  - name: Skill\n    prefix: skill\n    purpose: What an agent can be taught to do, and what it needs for that.\n    required: []\n    example:\n      nodeKind: Skill\n      id: skill:focused-test-selection\n      attributes:\n        { title: Focused test selection, status: draft, owners: [team:platform], updatedAt: \"2026-01-12T09:00:00Z\" }\n      edges: { depends_on: [{ target: tool:test-index }] }\n\n  - name: Tool\n    prefix: tool\n    purpose: A tool that agents may call, native or by protocol, and its limits.\n    required: []\n    example:\n      nodeKind: Tool\n      id: tool:test-index\n      attributes: { title: Test index, status: draft, owners: [team:platform], updatedAt: \"2026-01-12T09:00:00Z\" }\n      edges: { requires_config: [{ target: config:test-index-url }] }\n\n  - name: Customer\n    prefix: customer\n    purpose: Context about a customer, where it may be kept. Give it a `sensitivity`.\n    required: []\n    example:\n      nodeKind: Customer\n      id: customer:pilot-retailer\n      attributes:\n        {\n          title: Pilot retailer,\n          status: draft,\n          owners: [team:platform],\n          updatedAt: \"2026-01-12T09:00:00Z\",\n          sensitivity: restricted,\n        }\n\n  - name: ProductArea\n    prefix: product-area\n    purpose: A part of the product or of the domain that groups other records.\n    required: []\n    example:\n      nodeKind: ProductArea\n      id: product-area:payments\n      attributes: { title: Payments, status: draft, owners: [team:platform], updatedAt: \"2026-01-12T09:00:00Z\" }\n\n  - name: Term\n    prefix: term\n    purpose: A word that the team uses in a certain sense, with its other names as `aliases`.\n    required: []\n    example:\n      nodeKind: Term\n      id: term:deploy-freeze\n      attributes:\n        {\n          title: Deploy freeze,\n          status: draft,\n          owners: [team:platform],\n          updatedAt: \"2026-01-12T09:00:00Z\",\n          aliases: [code freeze],\n        }\n\n  - name: PromptFragment\n    prefix: prompt-fragment\n    purpose: Reviewed text that may be put before an agent.\n    required: []\n    example:\n      nodeKind: PromptFragment\n      id: prompt-fragment:first-look-at-a-failed-build\n      attributes:\n        {\n          title: First look at a failed build,\n          status: draft,\n          owners: [team:platform],\n          updatedAt: \"2026-01-12T09:00:00Z\",\n        }\n      edges: { safe_for_trigger: [{ target: trigger:nightly-build }] }\n\n  # Run memory: what an orchestration run did and what was learned from it. How a run ended is its `runStatus`;\n  # its `status` is that of the record, as everywhere.\n  - name: BabysitterRun\n    prefix: babysitter-run\n    purpose: One orchestration run of the organization - its process, its repository, its outcome.\n    required: [repository, process, runStatus]\n    example:\n      nodeKind: BabysitterRun\n      id: babysitter-run:01JZ8Q4T3M9V6N0X7C2B5D1EFG\n      attributes:\n        title: Move checkout-api to the pull-through cache\n        status: draft\n        owners: [team:platform]\n        updatedAt: \"2026-01-12T09:00:00Z\"\n        repository: repository:checkout-api\n        process: cache-migration\n        runStatus: completed\n        retentionTier: summary-only\n      edges: { applies_to_repo: [{ target: repository:checkout-api }] }\n\n  - name: BabysitterSession\n    prefix: babysitter-session\n    purpose: Summary of a session that belongs to one or more runs.\n    required: []\n    example:\n      nodeKind: BabysitterSession\n      id: babysitter-session:2026-01-12-cache-migration\n      attributes: { title: Cache migration, status: draft, owners: [team:platform], updatedAt: \"2026-01-12T09:00:00Z\" }\n\n  - name: RunJournalEvent\n    prefix: run-journal-event\n    purpose: One event of a run's journal. Its id ends in the six digits of its sequence.\n    required: [sequence, eventType]\n    idPattern: \"^run-journal-event:[A-Za-z0-9][A-Za-z0-9.-]*:[0-9]{6}$\"\n    example:\n      nodeKind: RunJournalEvent\n      id: run-journal-event:01JZ8Q4T3M9V6N0X7C2B5D1EFG:000001\n      attributes:\n        {\n          title: Run created,\n          status: draft,\n          owners: [team:platform],\n          updatedAt: \"2026-01-12T09:00:00Z\",\n          sequence: 1,\n          eventType: run.created,\n        }\n\n  - name: RunTaskResult\n    prefix: run-task-result\n    purpose: What a task of a run gave - result, evidence, artifacts, validation.\n    required: [taskId, resultStatus]\n    example:\n      nodeKind: RunTaskResult\n      id: run-task-result:01JZ8Q4T3M9V6N0X7C2B5D1EFG.rewrite-pull-urls\n      attributes:\n        title: Rewrite pull URLs\n        status: draft\n        owners: [team:platform]\n        updatedAt: \"2026-01-12T09:00:00Z\"\n        taskId: rewrite-pull-urls\n        resultStatus: ok\n      edges: { produced_artifact: [{ target: artifact:rewrite-pull-urls.diff }] }\n\n  - name: RunRetrospective\n    prefix: run-retrospective\n    purpose: A lasting lesson from a run, or a better process.\n    required: []\n    example:\n      nodeKind: RunRetrospective\n      id: run-retrospective:01JZ8Q4T3M9V6N0X7C2B5D1EFG\n      attributes:\n        {\n          title: What the cache migration taught,\n          status: draft,\n          owners: [team:platform],\n          updatedAt: \"2026-01-12T09:00:00Z\",\n        }\n      edges: { learned_from: [{ target: babysitter-run:01JZ8Q4T3M9V6N0X7C2B5D1EFG }] }\n",
	"ontology/validation-rules.yaml": "# yaml-language-server: $schema=https://raw.githubusercontent.com/memory-steward/memory-steward/main/schemas/ontology.schema.json\n# How strictly the memory is judged. A change of this file is judged by the version before the change.\n\n# The status of a record to those that may follow it. Replace a record and deprecate it, rather than moving it back.\ntransitions:\n  draft: [approved, archived]\n  approved: [deprecated]\n  deprecated: [archived, approved]\n  archived: []\n\n# An approved record that nobody has touched for so long is reported as stale.\nstaleAfterDays: 180\n\n# Namespaces of edge targets that lie outside this memory. URLs always do. Others in use: issue, pr, dispatch,\n# artifact, capability.\nexternalNamespaces: [user, org, stack, secret, config, trigger]\n\n# Where records of certain kinds may stand. Kinds that no entry names may stand anywhere.\npathPolicy:\n  - kinds: [Runbook]\n    paths: [\"graph/**/*\", \"runbooks/**/*\", \"repositories/**/*\", \"pages/**/*\", \"agents/**/*\"]\n  - kinds: [Decision]\n    paths: [\"graph/**/*\", \"decisions/**/*\", \"repositories/**/*\", \"pages/**/*\"]\n  - kinds: [Incident]\n    paths: [\"graph/**/*\", \"incidents/**/*\", \"repositories/**/*\", \"pages/**/*\"]\n  - kinds: [Repository]\n    paths: [\"graph/**/*\", \"repositories/**/*\", \"pages/**/*\"]\n  - kinds: [BabysitterRun, RunJournalEvent, RunTaskResult]\n    paths: [\"graph/**/*\", \"babysitter/runs/**/*\"]\n  - kinds: [BabysitterSession]\n    paths: [\"graph/**/*\", \"babysitter/sessions/**/*\", \"babysitter/runs/**/*\"]\n  - kinds: [RunRetrospective]\n    paths: [\"graph/**/*\", \"babysitter/retrospectives/**/*\", \"babysitter/runs/**/*\"]\n\n# Rules that should weigh differently here: error, warning, note or off.\n# severities:\n#   graph/missing-inverse: note\n"
} };
// src/commands/init.ts
const LAYOUT = "company-brain";
const SAME = { "memory-steward.yml": ["memory-steward.yaml"] };
const TEMPLATE_BRANCH = "main";
function planInit(standing, branch = TEMPLATE_BRANCH) {
	const inner = (_check_js__WEBPACK_IMPORTED_MODULE_0__.Ui[LAYOUT]?.roots ?? []).find((root) => root !== "." && standing(`${root}/${_check_js__WEBPACK_IMPORTED_MODULE_0__.Ui[LAYOUT]?.marker ?? ""}`) !== void 0);
	if (inner !== void 0) throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.st(`There is a company brain in ${inner} already.`, "Work with that one, or start another in a repository of its own.");
	const create = new Map();
	const keep = [];
	const template = TEMPLATES[LAYOUT] ?? {};
	for (const path of Object.keys(template).sort()) {
		const [present] = [path, ...SAME[path] ?? []].flatMap((name) => standing(name) ?? []);
		if (present === void 0) create.set(path, forBranch(template[path] ?? "", path, branch));
		else keep.push(present);
	}
	return {
		create,
		keep
	};
}
async function unreadNotes(paths) {
	const definition = await _check_js__WEBPACK_IMPORTED_MODULE_0__.Ui[LAYOUT]?.load();
	if (!definition) throw new Error(`there is no layout ${LAYOUT}`);
	const layout = await (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Bi)(definition, true, "");
	return [...paths].filter((path) => NOTE.test(path) && !layout.classOf(path));
}
const NOTE = /^(?!\.)[^/]+\/(?!.*\/\.).*\.(?:md|markdown)$/i;
function forBranch(text, path, branch) {
	if (!path.startsWith(".github/workflows/")) return text;
	return text.replace((0,_advice_on_branches_js__WEBPACK_IMPORTED_MODULE_2__.r)(TEMPLATE_BRANCH), () => (0,_advice_on_branches_js__WEBPACK_IMPORTED_MODULE_2__.r)(branch));
}
// src/terminal/init.ts
async function runInit(folder) {
	const dir = (0,node_path__WEBPACK_IMPORTED_MODULE_5__.resolve)(folder);
	const shown = (path) => (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.R)((0,node_path__WEBPACK_IMPORTED_MODULE_5__.join)(folder, path), 1e3);
	const found = told(dir, () => (0,node_fs__WEBPACK_IMPORTED_MODULE_4__.lstatSync)(dir, { throwIfNoEntry: false }));
	if (found && !found.isDirectory()) throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.st(`${dir} is not a folder itself.`, "Name a folder, which may be new, and no symlink to one.");
	refuseGitFolder(dir);
	const { paths, branch } = await knownToGit(dir, found !== void 0);
	refuseConfiguration(dir);
	const tracked = new Map([...paths].map((path) => [(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.vo)(path), path]));
	const { create, keep } = planInit((path) => {
		(0,_files_below_js__WEBPACK_IMPORTED_MODULE_3__.t)(dir, path);
		if ((0,_files_below_js__WEBPACK_IMPORTED_MODULE_3__.r)(dir, path) === "file" || paths.has(path)) return path;
		return (found && told(dir, () => fileOfOtherCase(dir, "", path.split("/")))) ?? tracked.get((0,_check_js__WEBPACK_IMPORTED_MODULE_0__.vo)(path));
	}, branch);
	told(dir, () => {
		(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.f)(dir);
	});
	(0,_files_below_js__WEBPACK_IMPORTED_MODULE_3__.n)(dir, [...create].map(([path, after]) => ({
		path,
		before: void 0,
		after
	})));
	const lines = [
		...[...create.keys()].map((path) => `  created  ${shown(path)}`),
		...keep.map((path) => `  kept     ${shown(path)}`),
		"",
		`${(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.z)(create.size, "file")} created${keep.length > 0 ? `, ${keep.length} kept as ${keep.length === 1 ? "it was" : "they were"}` : ""}.`,
		...await ignoredLines(dir, [...create.keys()], shown),
		...create.size > 0 ? nextSteps(dir, shown) : [],
		...create.size > 0 ? unreadLines(await unreadNotes(paths), shown) : []
	];
	process.stdout.write(`${lines.join("\n")}\n`);
	return 0;
}
const CONFIGURATIONS = ["memory-steward.yml", "memory-steward.yaml"];
function refuseConfiguration(dir) {
	const names = CONFIGURATIONS.filter((name) => (0,_files_below_js__WEBPACK_IMPORTED_MODULE_3__.r)(dir, name) === "file");
	if (names.length > 1) throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.st(`There are two configurations, ${names.join(" and ")}.`, "Keep one of them, then run init again.");
	for (const name of names) {
		const path = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.R)((0,node_path__WEBPACK_IMPORTED_MODULE_5__.join)(dir, name), 1e3);
		const { documents, problems } = (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.wa)(name, "yaml", (0,node_fs__WEBPACK_IMPORTED_MODULE_4__.readFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_5__.join)(dir, name)), _check_js__WEBPACK_IMPORTED_MODULE_0__.bo);
		const [problem] = problems;
		if (problem) throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.st(`${path} cannot be read: ${problem.message}`, "Correct it or move it away, then run init again.");
		const layout = (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.To)(documents[0]?.value, ["layout"]);
		if (typeof layout === "string" && layout !== "company-brain") throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.st(`${path} names the layout ${(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.R)(layout, 200)}, and init writes a company brain.`, SET_UP_ALREADY);
		const root = (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.To)(documents[0]?.value, ["root"]);
		if (typeof root === "string" && !["", "."].includes(root)) throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.st(`${path} says that the memory is in ${(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.R)(root, 200)}, and init would write beside it.`, SET_UP_ALREADY);
	}
}
const SET_UP_ALREADY = `This memory is set up already: run memory-steward check, and see ${(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.rt)("docs/adopt.md")} for what an existing repository needs`;
function fileOfOtherCase(dir, below, [segment = "", ...rest]) {
	for (const entry of (0,node_fs__WEBPACK_IMPORTED_MODULE_4__.readdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_5__.join)(dir, below), { withFileTypes: true })) {
		if ((0,_check_js__WEBPACK_IMPORTED_MODULE_0__.vo)(entry.name) !== (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.vo)(segment)) continue;
		const path = below + entry.name;
		if (rest.length === 0 && entry.isFile()) return path;
		const found = rest.length > 0 && entry.isDirectory() ? fileOfOtherCase(dir, `${path}/`, rest) : void 0;
		if (found !== void 0) return found;
	}
}
async function ignoredLines(dir, created, shown) {
	const repository = await (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.H)(dir);
	try {
		if (!repository.isGit) return [];
		const known = new Set((await (await repository.workingTree()).entries()).map(({ path }) => path));
		const ignored = created.filter((path) => !known.has(path));
		if (ignored.length === 0) return [];
		return [`Git ignores ${(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.bt)(ignored, MAX_NAMED, shown)}: no commit would hold them. Take them out of .gitignore first.`];
	} finally {
		await repository.close();
	}
}
const MAX_NAMED = 5;
function unreadLines(notes, shown) {
	const [first] = notes;
	if (first === void 0) return [];
	return [
		"",
		`A company brain does not read the ${(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.z)(notes.length, "Markdown file")} that ${notes.length === 1 ? "is" : "are"} here already, such as ${shown(first)}.`,
		`To have notes checked as they are, delete what was created and follow ${(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.rt)("docs/adopt.md")}`
	];
}
function told(dir, run) {
	try {
		return run();
	} catch (error) {
		throw (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.l)(dir, error);
	}
}
async function knownToGit(dir, isThere) {
	const folder = isThere ? dir : (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.U)(dir);
	if (folder === void 0) return { paths: new Set() };
	const repository = await (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.H)(folder);
	try {
		if (!repository.isGit) return { paths: new Set() };
		const branch = await repository.defaultBranch();
		const entries = isThere ? await (await repository.workingTree()).entries() : [];
		return {
			paths: new Set(entries.filter(({ mode }) => (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.aa)(mode)).map(({ path }) => path)),
			...branch !== void 0 && { branch }
		};
	} finally {
		await repository.close();
	}
}
function nextSteps(dir, shown) {
	const top = (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.U)(dir);
	const last = top === void 0 ? "Make it a Git repository and push it; every pull request is then checked." : "Commit and push, and make the check \"check\" of the workflow \"memory\" required for the default branch.";
	const check = ["memory-steward check", ...shown(".") === "." ? [] : [shown(".")]].join(" ");
	return [
		"",
		"Next:",
		...[
			`Add the team that owns the memory: ${shown("graph/teams")}/<name>.yaml; ${shown("README.md")} shows one.`,
			`Check it: ${check}`,
			`In ${shown(".github/workflows/memory.yml")}, name a commit of memory-steward in place of v1 until its first release makes that branch.`,
			...top === void 0 || top === dir ? [] : [moveStep(top, dir, shown)],
			last
		].map((step, at) => `  ${at + 1}. ${step}`)
	];
}
function moveStep(top, dir, shown) {
	const folder = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.R)((0,node_path__WEBPACK_IMPORTED_MODULE_5__.relative)(top, dir).replaceAll("\\", "/"), 1e3);
	return `Move ${shown(".github")} to the top of the repository, where GitHub looks for it, and add the input "directory: ${folder}" to the step.`;
}
function refuseGitFolder(dir) {
	let start = dir;
	while (!(0,node_fs__WEBPACK_IMPORTED_MODULE_4__.existsSync)(start) && (0,node_path__WEBPACK_IMPORTED_MODULE_5__.dirname)(start) !== start) start = (0,node_path__WEBPACK_IMPORTED_MODULE_5__.dirname)(start);
	for (let folder = (0,node_fs__WEBPACK_IMPORTED_MODULE_4__.realpathSync)(start);; folder = (0,node_path__WEBPACK_IMPORTED_MODULE_5__.dirname)(folder)) {
		if (isGitFolder(folder)) throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.st(`${dir} is ${folder === dir ? "" : `inside ${folder}, `}where Git keeps a repository itself: no file of a memory can be committed there. Nothing was written.`, "Name a folder of a working directory: clone the repository, and start the memory in the clone.");
		if ((0,node_fs__WEBPACK_IMPORTED_MODULE_4__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_5__.join)(folder, ".git")) || (0,node_path__WEBPACK_IMPORTED_MODULE_5__.dirname)(folder) === folder) return;
	}
}
function isGitFolder(folder) {
	return [
		"objects",
		"refs",
		"HEAD"
	].every((name) => (0,node_fs__WEBPACK_IMPORTED_MODULE_4__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_5__.join)(folder, name)));
}



/***/ })

};
;