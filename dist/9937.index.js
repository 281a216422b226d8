"use strict";
exports.id = 9937;
exports.ids = [9937,5458];
exports.modules = {

/***/ 7728:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ isActive),
/* harmony export */   t: () => (/* binding */ RETENTION_TIERS)
/* harmony export */ });
// src/memory/agent-run.ts
const RETENTION_TIERS = [
	"summary-only",
	"curated-journal",
	"full-journal-redacted",
	"artifact-manifest-only",
	"artifact-bytes-retained"
];
function isActive({ status }) {
	return status === "created" || status === "running" || status === "waiting";
}



/***/ }),

/***/ 9937:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   addOtherCommands: () => (/* binding */ addOtherCommands)
/* harmony export */ });
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4105);
/* harmony import */ var _help_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5458);
/* harmony import */ var _agent_run_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7728);
/* harmony import */ var commander__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8179);




// src/terminal/required-options.ts
function requireOptions(command, ...options) {
	for (const option of options) {
		option.description += " (required)";
		command.addOption(option);
	}
	return command.hook("preAction", () => {
		const missing = options.filter((option) => command.getOptionValue(option.attributeName()) === void 0);
		const flags = missing.map((option) => `'${option.flags}'`).join(", ");
		if (missing.length === 0) return;
		command.error(`error: required option${missing.length === 1 ? "" : "s"} ${flags} not specified`, { code: "commander.missingMandatoryOptionValue" });
	});
}
// src/terminal/gate-commands.ts
function addGateCommands(program, shell) {
	addMergeReports(program, shell);
	addScan(program, shell);
	addBaselineImport(program, shell);
	addAccept(program, shell);
	addFix(program, shell);
	addRules(program, shell);
	addExplain(program, shell);
}
function addMergeReports(program, { exitWith, existingFolder }) {
	(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.r)(program.command("merge-reports"), _start_js__WEBPACK_IMPORTED_MODULE_0__.u).description("make the report of a check from the parts that its shards wrote").argument("<part...>", "files that check --shard wrote").addOption((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.p)()).option("--head <rev>", "the revision that the shards judged (default: the working directory)").addOption((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.m)("; the same as for the shards")).addOption((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.d)("; the same as for the shards")).addOption((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.a)("report", _start_js__WEBPACK_IMPORTED_MODULE_0__.s)).option("--output <file>", "write the report to a file (default: print it)").option("--max-findings <n>", "in pretty and markdown, show at most so many findings, worst first (default: 200)", _start_js__WEBPACK_IMPORTED_MODULE_0__.y).option("--show-accepted", "in pretty, show findings of the baseline and waived ones too").option("--no-secrets", "merge parts that were made with --no-secrets, which are refused otherwise").action(async (parts, { dir, ...options }) => {
		const { runMergeReports } = await Promise.all(/* import() */[__webpack_require__.e(5553), __webpack_require__.e(7170), __webpack_require__.e(8467)]).then(__webpack_require__.bind(__webpack_require__, 8467));
		exitWith(await runMergeReports(await existingFolder(dir), parts, options));
	});
}
function addScan(program, { exitWith }) {
	program.command("scan").description("look for secrets in files, or in all that the commits of a range add; shows places, never a value").argument("[path...]", "files and folders (default: the current folder, or with --range and --staged the whole repository)").option("--range <a..b>", "scan what commits in b but not in a add; with one revision, scan its whole history").addOption(new commander__WEBPACK_IMPORTED_MODULE_2__/* .Option */ .c$("--staged", "scan what `git commit` would add now: for a hook (docs/hooks.md)").conflicts("range")).addOption((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.a)("report", _start_js__WEBPACK_IMPORTED_MODULE_0__.o)).action(async (paths, options) => {
		const { runScan } = await Promise.all(/* import() */[__webpack_require__.e(5553), __webpack_require__.e(8880)]).then(__webpack_require__.bind(__webpack_require__, 8880));
		exitWith(await runScan(paths, options));
	});
}
function addBaselineImport(program, { exitWith, existingFolder }) {
	requireOptions(program.command("baseline").description("import: accept what another secret scanner was told to ignore. To accept what a check finds, use check --update-baseline").command("import").description("accept the secrets that a .gitleaksignore or a baseline of detect-secrets names").argument("<file>", "the .gitleaksignore or .secrets.baseline").argument("[dir]", "folder of the memory", "."), new commander__WEBPACK_IMPORTED_MODULE_2__/* .Option */ .c$("--actor <id>", "who accepts them, such as user:name"), new commander__WEBPACK_IMPORTED_MODULE_2__/* .Option */ .c$("--reason <text>", "why they may stand, in a sentence"), new commander__WEBPACK_IMPORTED_MODULE_2__/* .Option */ .c$("--expires <time>", "until when: a date, or an RFC 3339 time").argParser(_start_js__WEBPACK_IMPORTED_MODULE_0__.v)).addOption((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.m)()).addOption((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.d)()).action(async (file, dir, options) => {
		const { runImportBaseline } = await Promise.all(/* import() */[__webpack_require__.e(5553), __webpack_require__.e(9566)]).then(__webpack_require__.bind(__webpack_require__, 9566));
		exitWith(await runImportBaseline(await existingFolder(dir), file, options));
	});
}
function addAccept(program, { exitWith, existingFolder }) {
	requireOptions(program.command("accept").description("accept what a rule finds in one place, by name and until a day: writes the waiver").argument("<rule>", "id of the rule, such as graph/dangling-edge").argument("[place]", "id of the record or path of the file, as the check shows it (default: the only one found)"), new commander__WEBPACK_IMPORTED_MODULE_2__/* .Option */ .c$("--actor <id>", "who accepts it, such as user:name or team:name"), new commander__WEBPACK_IMPORTED_MODULE_2__/* .Option */ .c$("--reason <text>", "why it may stand, in a sentence")).addOption(new commander__WEBPACK_IMPORTED_MODULE_2__/* .Option */ .c$("--expires <time>", "until when: a date, or an RFC 3339 time (default: for 90 days)").argParser(_start_js__WEBPACK_IMPORTED_MODULE_0__.v)).option("--detail <text>", "of several findings there the one with this subject, as check --format json shows it").option("--base <rev>", "find what a change brings, compared with this revision (default: judge the memory as it is)").addOption((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.p)()).addOption((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.m)()).addOption((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.d)()).action(async (rule, place, { dir, ...options }) => {
		const { runAccept } = await Promise.all(/* import() */[__webpack_require__.e(5553), __webpack_require__.e(4961)]).then(__webpack_require__.bind(__webpack_require__, 4961));
		exitWith(await runAccept(await existingFolder(dir), rule, place, options));
	});
}
function addFix(program, { exitWith, existingFolder }) {
	program.command("fix").description("apply the suggestions that are certain, after showing them").argument("[dir]", "folder of the memory", ".").option("--base <rev>", "say what is left as check --base does, compared with this revision (default: judge the memory as it is)").addOption((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.m)()).addOption((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.d)()).option("--yes", "write without asking (default: ask; where nobody can answer, write nothing)").addOption(new commander__WEBPACK_IMPORTED_MODULE_2__/* .Option */ .c$("--dry-run", "show the changes, write nothing and do not ask").conflicts("yes")).action(async (dir, options) => {
		const { runFix } = await Promise.all(/* import() */[__webpack_require__.e(2824), __webpack_require__.e(5553), __webpack_require__.e(5938)]).then(__webpack_require__.bind(__webpack_require__, 5938));
		exitWith(await runFix(await existingFolder(dir), options));
	});
}
function addRules(program, { exitWith }) {
	program.command("rules").description("list the rules").action(async () => {
		const { runRules } = await Promise.all(/* import() */[__webpack_require__.e(5553), __webpack_require__.e(8210)]).then(__webpack_require__.bind(__webpack_require__, 8210));
		exitWith(runRules());
	});
}
function addExplain(program, { exitWith }) {
	program.command("explain").description("explain a rule: why it is there, what to do, a bad and a good example").argument("<rule>", "id of the rule, such as graph/dangling-edge").action(async (rule) => {
		const { runExplain } = await Promise.all(/* import() */[__webpack_require__.e(5553), __webpack_require__.e(8230)]).then(__webpack_require__.bind(__webpack_require__, 8230));
		exitWith(runExplain(rule));
	});
}
// src/terminal/history-commands.ts
function addHistoryCommands(program, shell) {
	addDiff(program, shell);
	addRevert(program, shell);
	addKnownBadAdd(program, shell);
	addMirrorVerify(program, shell);
	addHealth(program, shell);
}
const OF_A_PROPOSAL = ["--repository", "--branch"];
function addDiff(program, { exitWith, existingFolder }) {
	(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.r)(program.command("diff"), { "--rows": ["pretty", "markdown"] }).description("say what changed between two commits: records, fields, statuses, edges").argument("<before>", "revision, or both as before..after").argument("[after]", "the later revision, where before is no range").addOption((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.p)()).addOption((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.m)()).addOption((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.d)()).addOption((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.a)("difference", _start_js__WEBPACK_IMPORTED_MODULE_0__.c)).option("--output <file>", "write the difference to a file (default: print it)").option("--rows <n>", "rows of each table at most (default: 50)", _start_js__WEBPACK_IMPORTED_MODULE_0__.y).option("--no-index", "read both commits, even where the earlier one has an index").action(async (before, after, { dir, ...options }) => {
		const { runDiff } = await Promise.all(/* import() */[__webpack_require__.e(5553), __webpack_require__.e(244), __webpack_require__.e(6014), __webpack_require__.e(8479)]).then(__webpack_require__.bind(__webpack_require__, 9590));
		exitWith(await runDiff(await existingFolder(dir), before, after, options));
	});
}
function addRevert(program, { exitWith, existingFolder }) {
	(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.n)(program.command("revert"), OF_A_PROPOSAL, ["--propose"]).description("take one change of the memory back, record by record, and keep what came later").argument("<commit>", "the change: a merge, a squashed commit, or the last of several").option("--from <commit>", "the last commit before the change, where it is several (default: the first parent)").option("--record <id...>", "take back what the change did to these records alone (default: all of the change)").addOption((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.p)()).addOption(new commander__WEBPACK_IMPORTED_MODULE_2__/* .Option */ .c$("--write", "write the files to the working directory (default: only show them)").conflicts("propose")).option("--propose", "open or update a pull request, with the token in GITHUB_TOKEN").addOption((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.h)()).addOption((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.g)()).option("--reason <text>", "why, in a sentence (default: no reason is given)").addOption((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.m)()).addOption((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.d)()).action(async (commit, { dir, ...options }) => {
		const { runRevert } = await Promise.all(/* import() */[__webpack_require__.e(5553), __webpack_require__.e(244), __webpack_require__.e(6014), __webpack_require__.e(9479), __webpack_require__.e(8935)]).then(__webpack_require__.bind(__webpack_require__, 8935));
		exitWith(await runRevert(await existingFolder(dir), commit, options));
	});
}
function addKnownBadAdd(program, { exitWith, existingFolder }) {
	const add = program.command("known-bad").description("add: mark a snapshot or commits that nobody should use any more, with the reason").command("add");
	(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.n)(add, OF_A_PROPOSAL, ["--propose"]).description("add a snapshot or commits to snapshots/known-bad.yaml, with the draft of an incident").option("--reason <text>", "what is wrong, in a sentence (required, unless it only ends an entry)").addOption(new commander__WEBPACK_IMPORTED_MODULE_2__/* .Option */ .c$("--snapshot <tag>", "one snapshot; later ones with the same content are not marked").conflicts(["from", "to"])).option("--from <commit>", "first bad commit, in place of --snapshot; all its descendants up to --to are marked").option("--to <commit>", "last bad commit; ends an entry of the same --from that has no end (default: no end, so that the commit that mends it is marked too)").option("--record <id...>", "ids of the records that are wrong there (default: none is named)").option("--remediation <id>", "record that tells what was done (default: a new incident is drafted)").option("--owner <id...>", "owners of the incident (default: those of the records)").addOption((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.p)()).addOption(new commander__WEBPACK_IMPORTED_MODULE_2__/* .Option */ .c$("--write", "write the files to the working directory (default: only show them)").conflicts("propose")).option("--propose", "open or update a pull request, with the token in GITHUB_TOKEN").addOption((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.h)()).addOption((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.g)()).addOption((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.m)()).addOption((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.d)()).action(async ({ dir, ...options }) => {
		const { runKnownBadAdd } = await Promise.all(/* import() */[__webpack_require__.e(5553), __webpack_require__.e(4632), __webpack_require__.e(9479), __webpack_require__.e(7891)]).then(__webpack_require__.bind(__webpack_require__, 4032));
		exitWith(await runKnownBadAdd(await existingFolder(dir), options));
	});
}
function addMirrorVerify(program, { exitWith, existingFolder }) {
	program.command("mirror").description("verify: say whether two repositories hold one memory").command("verify").description("say whether two repositories hold the same memory, indexes and snapshots").argument("<dir>", "folder of the memory in the one clone").argument("<mirror>", "folder of the memory in the other").option("--ref <ref>", "branch, tag or commit that is compared", "HEAD").addOption((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.m)()).addOption((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.d)()).addOption((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.i)()).action(async (dir, mirror, options) => {
		const { runVerifyMirror } = await Promise.all(/* import() */[__webpack_require__.e(5553), __webpack_require__.e(4632), __webpack_require__.e(2338)]).then(__webpack_require__.bind(__webpack_require__, 2338));
		const [first, second] = [await existingFolder(dir), await existingFolder(mirror)];
		exitWith(await runVerifyMirror(first, second, options));
	});
}
function addHealth(program, { exitWith, existingFolder }) {
	(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.n)(program.command("health"), ["--repository"], ["--forge", "--issue"]).description("say how the memory is: alerts, drift, snapshots").argument("[dir]", "folder of the memory", ".").option("--ref <ref>", "commit that is looked at", "HEAD").addOption((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.a)("answer", _start_js__WEBPACK_IMPORTED_MODULE_0__.l)).option("--dashboard <file>", "write a page in HTML that needs nothing but itself (default: none)").option("--forge", "ask GitHub for pull requests, with the token in GITHUB_TOKEN").option("--issue", "keep one issue with it on GitHub, opened once and updated from then on; needs GITHUB_TOKEN").addOption(new commander__WEBPACK_IMPORTED_MODULE_2__/* .Option */ .c$("--index-build <outcome>", "how regenerating the index ended (default: not told, and no alert of it)").choices(["success", "failure"])).addOption((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.h)()).addOption((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.m)()).addOption((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.d)()).action(async (dir, options) => {
		const { runHealth } = await Promise.all(/* import() */[__webpack_require__.e(5553), __webpack_require__.e(4632), __webpack_require__.e(2003), __webpack_require__.e(8011)]).then(__webpack_require__.bind(__webpack_require__, 2003));
		exitWith(await runHealth(await existingFolder(dir), options));
	});
}
// src/terminal/proposal-commands.ts
function addProposalCommands(program, shell) {
	addImportRun(program, shell);
	addPromote(program, shell);
	addUpdate(program, shell);
	addReview(program, shell);
	addPropose(program, shell);
	addProposals(program, shell);
}
function addImportRun(program, { exitWith, existingFolder }) {
	program.command("import-run").description("show the records that runs of agents become, without their secrets and raw files; or write them").usage("[options] <run...> [dir]").argument("<run...>", "folders of runs, such as .a5c/runs/<run>, and then the folder of the memory (default: .)").option("--write", "write the records below the folder of the memory (default: only show them)").option("--dry-run", "only show the records, even with --write (default)").addOption(new commander__WEBPACK_IMPORTED_MODULE_2__/* .Option */ .c$("--tier <tier>", "how much is kept (default: what imports of the configuration says, or else summary-only, and curated-journal for incidents and debugging)").choices(_agent_run_js__WEBPACK_IMPORTED_MODULE_3__.t)).option("--repository <id>", "id of the Repository record that the run was about (default: as the run or imports of the configuration names it)").addOption((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.m)()).addOption((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.d)()).addOption((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.a)("result", _start_js__WEBPACK_IMPORTED_MODULE_0__.o)).action(async (paths, options) => {
		const { runImportRun, runsAndMemory } = await Promise.all(/* import() */[__webpack_require__.e(5553), __webpack_require__.e(4936), __webpack_require__.e(6856), __webpack_require__.e(94), __webpack_require__.e(4861)]).then(__webpack_require__.bind(__webpack_require__, 792));
		const { dryRun = false, write = false, ...rest } = options;
		const { runs, dir } = runsAndMemory(paths);
		exitWith(await runImportRun(runs, await existingFolder(dir), {
			...rest,
			write: write && !dryRun
		}));
	});
}
function addPromote(program, { exitWith }) {
	requireOptions(program.command("promote").description("make a canonical record of a free-form note, and keep its sources").argument("<note>", "Markdown file of the note"), new commander__WEBPACK_IMPORTED_MODULE_2__/* .Option */ .c$("--kind <kind>", "kind of the record, as the ontology names it, such as Runbook")).option("--id <id>", "id of the record (default: made from its title)").option("--owner <id...>", "owners, such as team:build (default: the note's own)").option("--to <file>", "file of the record (default: made from kind and id)").action(async (note, options) => {
		const { runPromote } = await Promise.all(/* import() */[__webpack_require__.e(5553), __webpack_require__.e(6157)]).then(__webpack_require__.bind(__webpack_require__, 6157));
		exitWith(await runPromote(note, options));
	});
}
function addUpdate(program, shell) {
	const update = program.command("update").description("new: begin an update artifact, or make one of what a run left; validate: try it before it is sent");
	addUpdateValidate(update, shell);
	addUpdateNew(update, shell);
}
function addUpdateValidate(update, { exitWith }) {
	update.command("validate").description("say whether the memory would take an update, without writing anything").argument("<file>", "the artifact, such as memory-update.json, or - for the standard input").addOption((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.p)()).option("--on <rev>", "revision of the memory that it is laid on", "HEAD").option("--repository <owner/name>", "the memory's name: an update for another one is refused (default: not compared)").addOption((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.m)()).addOption((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.d)()).addOption((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.a)("verdict", _start_js__WEBPACK_IMPORTED_MODULE_0__.o)).action(async (file, options) => {
		const { runUpdateValidate } = await Promise.all(/* import() */[__webpack_require__.e(5553), __webpack_require__.e(4936), __webpack_require__.e(6891), __webpack_require__.e(8268), __webpack_require__.e(3351), __webpack_require__.e(345), __webpack_require__.e(6856), __webpack_require__.e(3080), __webpack_require__.e(7921)]).then(__webpack_require__.bind(__webpack_require__, 6108));
		exitWith(await runUpdateValidate(file, options));
	});
}
function addUpdateNew(update, { exitWith }) {
	requireOptions((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.n)(update.command("new"), ["--extractor-env", "--extractor-timeout"], ["--extract"]).description("write an artifact to be filled in, or from what machines tell of a run; never over a file").argument("[command...]", "after --: program and arguments of an extractor that reads --extract"), new commander__WEBPACK_IMPORTED_MODULE_2__/* .Option */ .c$("--memory <owner/name>", "the memory that it is for").argParser(_start_js__WEBPACK_IMPORTED_MODULE_0__.b), new commander__WEBPACK_IMPORTED_MODULE_2__/* .Option */ .c$("--run <id>", "the run that learned it").argParser(_start_js__WEBPACK_IMPORTED_MODULE_0__.x), new commander__WEBPACK_IMPORTED_MODULE_2__/* .Option */ .c$("--source <owner/name>", "repository of that run").argParser(_start_js__WEBPACK_IMPORTED_MODULE_0__.b)).option("--dir <dir>", "folder of the memory, whose HEAD was read", ".").option("--output <file>", "file to write, or - for the standard output", "memory-update.json").option("--memories <file>", "propose the memories of a file {\"memories\": [...]}, as RepoBrain's extractors print it").option("--failures <file>", "propose what a failure detector found: counters, rewrites beside the old text, candidates").option("--feedback <file>", "propose what feedback on routing says: confidence of preferences, candidates to avoid").option("--extract <file>", "text of a run, which the extractor after -- is asked about").option("--extractor-env <name...>", "environment variables that the extractor gets; it gets no others").option("--extractor-timeout <seconds>", "end the extractor after so many seconds (default: 120)", _start_js__WEBPACK_IMPORTED_MODULE_0__.y).option("--owner <id...>", "owners of the records that come, such as team:build; a new record needs one").option("--kind <kind...>", "kind of the record to be filled in (default: Runbook); with --memories or --extract kinds for types of memories, such as gotcha=Runbook (default: chosen by type, as the page named below says)").addOption((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.m)()).addOption((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.d)()).action(async (command, options) => {
		const { memories, failures, feedback, extract } = options;
		if (command.length > 0 || [
			memories,
			failures,
			feedback,
			extract
		].some((file) => file !== void 0)) {
			const { runUpdateFrom } = await Promise.all(/* import() */[__webpack_require__.e(5553), __webpack_require__.e(4936), __webpack_require__.e(3080), __webpack_require__.e(3133)]).then(__webpack_require__.bind(__webpack_require__, 3133));
			exitWith(await runUpdateFrom(command, options));
			return;
		}
		const { runUpdateNew } = await Promise.all(/* import() */[__webpack_require__.e(5553), __webpack_require__.e(4936), __webpack_require__.e(6891), __webpack_require__.e(8268), __webpack_require__.e(3351), __webpack_require__.e(345), __webpack_require__.e(6856), __webpack_require__.e(3080), __webpack_require__.e(7921)]).then(__webpack_require__.bind(__webpack_require__, 6108));
		exitWith(await runUpdateNew(options));
	});
}
function addReview(program, { exitWith, existingFolder }) {
	program.command("review").description("compare a proposed record with what is known: accept, merge, supersede or reject, with every number").argument("<file>", "file of the proposed record").argument("[dir]", "folder of the memory", ".").option("--as <path>", "where the file would stand in the memory (default: where it stands below the folder)").addOption((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.m)()).addOption((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.d)()).option("--as-of <time>", "hold dates against this time (RFC 3339) instead of now", _start_js__WEBPACK_IMPORTED_MODULE_0__._).addOption((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.i)()).action(async (file, dir, options) => {
		const { runReview } = await Promise.all(/* import() */[__webpack_require__.e(5553), __webpack_require__.e(6891), __webpack_require__.e(8268), __webpack_require__.e(1657)]).then(__webpack_require__.bind(__webpack_require__, 1657));
		exitWith(await runReview(await existingFolder(dir), file, options));
	});
}
function addPropose(program, { exitWith, existingFolder }) {
	program.command("propose").description("open a pull request from an update artifact, or say why it is refused; needs GITHUB_TOKEN").argument("<file>", "the artifact, such as memory-update.json, or - for the standard input").addOption((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.p)()).addOption((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.h)()).addOption((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.g)()).option("--dry-run", "show title, text and decision, and write nothing; reads GitHub all the same").addOption((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.m)()).addOption((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.d)()).action(async (file, { dir, ...options }) => {
		const { runPropose } = await Promise.all(/* import() */[__webpack_require__.e(2824), __webpack_require__.e(5553), __webpack_require__.e(4936), __webpack_require__.e(244), __webpack_require__.e(6891), __webpack_require__.e(8268), __webpack_require__.e(3351), __webpack_require__.e(6014), __webpack_require__.e(345), __webpack_require__.e(4534), __webpack_require__.e(6856), __webpack_require__.e(7684), __webpack_require__.e(8282), __webpack_require__.e(4493)]).then(__webpack_require__.bind(__webpack_require__, 5107));
		exitWith(await runPropose(await existingFolder(dir), file, options));
	});
}
function addProposals(program, { exitWith, existingFolder }) {
	program.command("proposals").description("re-check open proposals against the current default branch: close, update or link them, and comment; needs GITHUB_TOKEN").argument("[dir]", "folder of the memory", ".").addOption((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.h)()).addOption((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.m)()).addOption((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.d)()).addOption((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.i)()).action(async (dir, options) => {
		const { runProposals } = await Promise.all(/* import() */[__webpack_require__.e(5553), __webpack_require__.e(4936), __webpack_require__.e(6891), __webpack_require__.e(8268), __webpack_require__.e(3351), __webpack_require__.e(345), __webpack_require__.e(4534), __webpack_require__.e(8912)]).then(__webpack_require__.bind(__webpack_require__, 3230));
		exitWith(await runProposals(await existingFolder(dir), options));
	});
}
// src/terminal/repository-commands.ts
function addRepositoryCommands(program, shell) {
	addInit(program, shell);
	addDoctor(program, shell);
	addReindex(program, shell);
}
function addInit(program, { exitWith }) {
	program.command("init").description("start a company brain: folders, ontology, configuration, workflow; never overwrites").argument("[dir]", "folder of the memory", ".").action(async (dir) => {
		const { runInit } = await Promise.all(/* import() */[__webpack_require__.e(5553), __webpack_require__.e(6563)]).then(__webpack_require__.bind(__webpack_require__, 6563));
		exitWith(await runInit(dir));
	});
}
function addDoctor(program, { exitWith, existingFolder }) {
	(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.n)(program.command("doctor"), ["--branch"], ["--repository"]).description("say what the set-up on GitHub lacks: workflows, permissions, required checks; each with the mend").argument("[dir]", "folder of the repository", ".").option("--repository <owner/name>", "look at its settings on GitHub too, with the token in GITHUB_TOKEN (default: look at the files alone)").option("--branch <name>", "branch whose rules are looked at (default: the default branch)").action(async (dir, options) => {
		const { runDoctor } = await Promise.all(/* import() */[__webpack_require__.e(5553), __webpack_require__.e(244), __webpack_require__.e(9726), __webpack_require__.e(2579)]).then(__webpack_require__.bind(__webpack_require__, 1426));
		exitWith(await runDoctor(await existingFolder(dir), options));
	});
}
function addReindex(program, { exitWith, existingFolder }) {
	program.command("reindex").description("write or check the index: what agents read, and what a change is judged by without reading everything; give --write or --check").argument("[dir]", "folder of the memory", ".").addOption(new commander__WEBPACK_IMPORTED_MODULE_2__/* .Option */ .c$("--write", "write the index to the working directory, below indexes/").conflicts("check")).option("--check", "say whether the index is current, and write nothing").addOption(new commander__WEBPACK_IMPORTED_MODULE_2__/* .Option */ .c$("--merge-driver <files...>", "run as a Git merge driver for the files of the index; pass %A and %P").conflicts(["write", "check"])).addOption((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.m)()).addOption((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.d)()).option("--as-of <time>", "judge ages as of this time (RFC 3339) instead of the time of the last change of a source", _start_js__WEBPACK_IMPORTED_MODULE_0__._).action(async (dir, options) => {
		const { runReindex } = await Promise.all(/* import() */[__webpack_require__.e(5553), __webpack_require__.e(7106), __webpack_require__.e(1266)]).then(__webpack_require__.bind(__webpack_require__, 1266));
		exitWith(await runReindex(await existingFolder(dir), options));
	});
}
// src/terminal/snapshot-commands.ts
function addSnapshotCommands(program, shell) {
	addResolve(program, shell);
	addSnapshot(program, shell);
}
function addResolve(program, { exitWith, existingFolder }) {
	(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.n)(program.command("resolve"), ["--no-require-approved-commit"], ["--at"]).description("say which commit a request for memory means: a ref, a time, a snapshot, or by default the default branch as it is now").argument("[dir]", "folder of the memory", ".").addOption(new commander__WEBPACK_IMPORTED_MODULE_2__/* .Option */ .c$("--ref <ref>", "a branch, a tag or the id of a commit; ~1 or ^2 behind it name its parents").conflicts(["at", "snapshot"])).addOption(new commander__WEBPACK_IMPORTED_MODULE_2__/* .Option */ .c$("--at <time>", "the latest approved commit at or before a time, such as 2026-05-08T12:00:00Z or '2 days ago'").conflicts("snapshot")).option("--snapshot <tag>", "a snapshot, such as memory/snapshots/2026-05-08T120000Z").option("--no-require-approved-commit", "with --at, go by committer dates, approved or not").addOption((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.f)()).addOption((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.m)()).addOption((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.d)()).addOption((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.i)()).action(async (dir, options) => {
		const { runResolve } = await Promise.all(/* import() */[__webpack_require__.e(5553), __webpack_require__.e(4632), __webpack_require__.e(4326), __webpack_require__.e(817)]).then(__webpack_require__.bind(__webpack_require__, 817));
		exitWith(await runResolve(await existingFolder(dir), options));
	});
}
function addSnapshot(program, shell) {
	const snapshot = program.command("snapshot").description("make (default): tag approved commits on GitHub; list, show: read the tags of this clone");
	(0,_help_js__WEBPACK_IMPORTED_MODULE_1__/* .refuseMisspeltCommands */ .qy)(snapshot);
	(0,_help_js__WEBPACK_IMPORTED_MODULE_1__/* .tellDefaultOptions */ .nU)(snapshot, "make");
	addSnapshotMake(snapshot, shell);
	addSnapshotList(snapshot, shell);
	addSnapshotShow(snapshot, shell);
}
function addSnapshotMake(snapshot, { exitWith, existingFolder }) {
	snapshot.command("make", { isDefault: true }).description("tag what was approved since the last snapshot, and name what was not; needs GITHUB_TOKEN").argument("[dir]", "folder of the memory", ".").addOption((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.h)()).option("--dry-run", "say what would be tagged, and tag nothing; reads GitHub all the same").addOption((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.m)()).addOption((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.d)()).addOption((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.i)()).action(async (dir, options) => {
		const { runSnapshot } = await Promise.all(/* import() */[__webpack_require__.e(5553), __webpack_require__.e(4632), __webpack_require__.e(7106), __webpack_require__.e(4326), __webpack_require__.e(7461), __webpack_require__.e(7623)]).then(__webpack_require__.bind(__webpack_require__, 7623));
		exitWith(await runSnapshot(await existingFolder(dir), options));
	});
}
function addSnapshotList(snapshot, { exitWith, existingFolder }) {
	snapshot.command("list").description("list the snapshots whose tags this clone has, the newest first").addOption((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.p)()).addOption((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.f)()).addOption((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.i)()).action(async ({ dir, ...options }) => {
		const { runSnapshotList } = await Promise.all(/* import() */[__webpack_require__.e(5553), __webpack_require__.e(4632), __webpack_require__.e(7106), __webpack_require__.e(4326), __webpack_require__.e(7461), __webpack_require__.e(7623)]).then(__webpack_require__.bind(__webpack_require__, 7623));
		exitWith(await runSnapshotList(await existingFolder(dir), options));
	});
}
function addSnapshotShow(snapshot, { exitWith, existingFolder }) {
	snapshot.command("show").description("show what a snapshot's tag says: commit, digests, approvals").argument("<tag>", "a snapshot, such as memory/snapshots/2026-05-08T120000Z").addOption((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.p)()).addOption((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.f)()).addOption((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.i)()).action(async (tag, { dir, ...options }) => {
		const { runSnapshotShow } = await Promise.all(/* import() */[__webpack_require__.e(5553), __webpack_require__.e(4632), __webpack_require__.e(7106), __webpack_require__.e(4326), __webpack_require__.e(7461), __webpack_require__.e(7623)]).then(__webpack_require__.bind(__webpack_require__, 7623));
		exitWith(await runSnapshotShow(await existingFolder(dir), tag, options));
	});
}
// src/terminal/taken-argument.ts
function tellTakenArguments(command) {
	for (const below of command.commands) tellTakenArguments(below);
	const settings = command.configureOutput();
	if (!command.registeredArguments.some(({ required }) => required)) return;
	command.configureOutput({ outputError: (message, write) => {
		const missing = /^error: missing required argument [^\n]*/.exec(message)?.[0];
		const taken = missing === void 0 ? void 0 : lastTaken(command);
		settings.outputError?.(missing === void 0 || taken === void 0 ? message : `${missing}. ${taken}\n`, write);
	} });
}
function lastTaken(command) {
	for (const option of command.options.filter(({ variadic }) => variadic)) {
		const values = command.getOptionValue(option.attributeName());
		if (!Array.isArray(values) || values.length < 2) continue;
		return `Option '${option.flags}' takes every word up to the next option: if ${JSON.stringify(values.at(-1))} is the argument, write it before the option, or behind --`;
	}
}
// src/terminal/all-commands.ts
function addOtherCommands(program, shell) {
	addGateCommands(program, shell);
	program.commandsGroup("What agents propose:");
	addProposalCommands(program, shell);
	program.commandsGroup("Approved time:");
	addSnapshotCommands(program, shell);
	addHistoryCommands(program, shell);
	program.commandsGroup("The repository:");
	addRepositoryCommands(program, shell);
	(0,_help_js__WEBPACK_IMPORTED_MODULE_1__/* .addHelpCommands */ .jH)(program);
	for (const command of program.commands) tellTakenArguments(command);
}



/***/ }),

/***/ 5458:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   jH: () => (/* binding */ addHelpCommands),
/* harmony export */   nU: () => (/* binding */ tellDefaultOptions),
/* harmony export */   qy: () => (/* binding */ refuseMisspeltCommands),
/* harmony export */   refuseUnknownCommands: () => (/* binding */ refuseUnknownCommands)
/* harmony export */ });
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4105);
/* harmony import */ var _wrap_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7869);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_2__);



// src/terminal/help.ts
function addHelpCommands(group) {
	const below = [...group.commands];
	group.command("help").argument("[command...]", "names of a command, such as known-bad add").description("show the help of a command").action(async (words) => {
		(await commandOf(group, words)).help();
	});
	for (const command of below) if (command.commands.length > 0) addHelpCommands(command);
}
async function commandOf(group, [word, ...rest]) {
	if (word === void 0) return group;
	const found = group.commands.find((command) => command.name() === word);
	if (found) return commandOf(found, rest);
	return unknownCommand(group, word, "", await nearestCommand(group, word));
}
function refuseMisspeltCommands(group) {
	HAS_DEFAULT.add(group);
	group.hook("preSubcommand", async () => {
		const [word = ""] = group.args;
		const isCommand = group.commands.some((command) => command.name() === word);
		if (word === "" || word.startsWith("-") || isCommand || (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.existsSync)(word)) return;
		const near = await nearestCommand(group, word);
		if (near !== void 0) unknownCommand(group, word, NO_FOLDER, near);
	});
}
async function refuseUnknownCommands(group, [word = "", ...rest]) {
	if (word === "" || word.startsWith("-") || group.commands.length === 0) return;
	const found = group.commands.find((command) => command.name() === word);
	if (found) {
		await refuseUnknownCommands(found, rest);
		return;
	}
	const near = await nearestCommand(group, word);
	if (!HAS_DEFAULT.has(group)) unknownCommand(group, word, "", near);
	if (near !== void 0 && !(0,node_fs__WEBPACK_IMPORTED_MODULE_2__.existsSync)(word)) unknownCommand(group, word, NO_FOLDER, near);
}
const HAS_DEFAULT = new WeakSet();
const NO_FOLDER = ", and there is no folder of that name";
function tellDefaultOptions(group, name) {
	group.addHelpText("after", () => {
		const options = group.commands.find((command) => command.name() === name)?.options ?? [];
		const words = `memory-steward ${group.name()}`;
		const text = `Without the name of a command, ${name} is meant: ${words} [dir] takes its options ${options.map(({ flags }) => flags).join(", ")}.`;
		return `\n${[...(0,_wrap_js__WEBPACK_IMPORTED_MODULE_1__.r)(text, COLUMNS), `${words} ${name} --help tells what they mean.`].join("\n")}`;
	});
}
const COLUMNS = 80;
function unknownCommand(group, word, more, near) {
	const meant = near === void 0 ? "" : `\n(Did you mean ${near}?)`;
	return group.error(`error: unknown command '${(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.R)(word, 100)}'${more}${meant}`, { code: "commander.unknownCommand" });
}
async function nearestCommand(group, word) {
	const names = group.commands.map((command) => command.name());
	const { editDistance } = await __webpack_require__.e(/* import() */ 5553).then(__webpack_require__.bind(__webpack_require__, 5553)).then((n) => n.ba);
	const limit = Math.min(3, Math.floor(word.length / 2));
	const [best] = names.map((name) => ({
		name,
		distance: editDistance(word, name, limit)
	})).filter(({ distance }) => distance <= limit).sort((a, b) => a.distance - b.distance);
	return best?.name;
}



/***/ }),

/***/ 7869:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ lineWindow),
/* harmony export */   i: () => (/* binding */ columnsOf),
/* harmony export */   n: () => (/* binding */ pageWidth),
/* harmony export */   o: () => (/* binding */ windowStart),
/* harmony export */   r: () => (/* binding */ wrap),
/* harmony export */   t: () => (/* binding */ lineWidth)
/* harmony export */ });
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4105);

// src/report/line-window.ts
const TAB_STOP = 4;
const CUT = "\u2026";
const CHARACTERS_PER_COLUMN = 8;
const ZERO_WIDTH = new RegExp("^[\\p{Mn}\\p{Me}\\uFE0F\\u1160-\\u11FF\\uD7B0-\\uD7FB]$", "u");
const WIDE = new RegExp("^(?:[\\u1100-\\u115F\\u2E80-\\u303E\\u3041-\\uA4CF\\uA960-\\uA97C\\uAC00-\\uD7A3\\uF900-\\uFAFF\\uFE30-\\uFE6F\\uFF01-\\uFF60\\uFFE0-\\uFFE6\\u{20000}-\\u{3FFFD}]|(?![\\u{1F1E6}-\\u{1F1FF}])\\p{Emoji_Presentation})$", "u");
const JOINS = new Set([
	"\u200d",
	"\ufe0f",
	"\ud83c"
]);
function windowStart(line, focus, columns) {
	if (line.length <= columns * CHARACTERS_PER_COLUMN && fits(line, columns)) return 0;
	let start = Math.min(focus, line.length);
	let room = Math.floor(columns / 3);
	const floor = Math.max(0, start - columns * CHARACTERS_PER_COLUMN);
	while (start > floor && room > 0) {
		start -= isPair(line, start - 2) ? 2 : 1;
		room -= cellOf(line, start, 0).width;
	}
	return Math.max(0, start);
}
function lineWindow(line, from, columns) {
	const starts = [];
	const places = [];
	let text = from > 0 && line.length > 0 ? CUT : "";
	let width = text.length;
	let at = Math.min(from, line.length);
	const end = Math.min(line.length, from + columns * CHARACTERS_PER_COLUMN);
	while (at < end) {
		const cell = cellOf(line, at, width);
		const last = at + cell.length >= line.length;
		if (width + cell.width > columns - (last ? 0 : 1)) break;
		starts.push(at);
		places.push(width);
		text += cell.text;
		width += cell.width;
		at += cell.length;
	}
	const stop = at;
	if (stop < line.length) text += CUT;
	return {
		text,
		columnOf(offset) {
			if (offset >= stop) return width;
			const cell = starts.findLastIndex((start) => start <= offset);
			return cell === -1 ? 0 : places[cell] ?? 0;
		}
	};
}
function fits(line, columns) {
	let width = 0;
	for (let at = 0; at < line.length;) {
		const cell = cellOf(line, at, width);
		width += cell.width;
		if (width > columns) return false;
		at += cell.length;
	}
	return true;
}
function columnsOf(text) {
	let width = 0;
	for (let at = 0; at < text.length;) {
		const cell = cellOf(text, at, width);
		width += cell.width;
		at += cell.length;
	}
	return width;
}
function cellOf(line, at, column) {
	const length = isPair(line, at) ? 2 : 1;
	const character = line.slice(at, at + length);
	if (character === "	") {
		const width = TAB_STOP - column % TAB_STOP;
		return {
			text: "\u2192".padEnd(width),
			width,
			length
		};
	}
	const joined = JOINS.has(line.charAt(at + length)) ? (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.I)(line, at) : 0;
	if (joined > 0) return {
		text: line.slice(at, at + joined),
		width: 2,
		length: joined
	};
	if (character >= " " && character <= "~") return {
		text: character,
		width: 1,
		length
	};
	const isAbove = ZERO_WIDTH.test(character);
	const before = isAbove ? line.slice(Math.max(0, at - 16), at) : "";
	const text = (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.L)(before + character).slice((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.L)(before).length);
	if (text !== character) return {
		text,
		width: text.length,
		length
	};
	return {
		text,
		width: isAbove ? 0 : WIDE.test(text) ? 2 : 1,
		length
	};
}
function isPair(line, at) {
	return at >= 0 && (line.codePointAt(at) ?? 0) > 65535;
}
// src/report/wrap.ts
const WIDTH = 100;
const NARROWEST = 40;
function lineWidth(terminalColumns) {
	return Math.max(NARROWEST, terminalColumns === void 0 || terminalColumns === 0 ? WIDTH : terminalColumns);
}
function pageWidth(terminalColumns) {
	return terminalColumns === void 0 ? Infinity : lineWidth(terminalColumns);
}
function wrap(text, columns) {
	const lines = [];
	let line;
	let width = 0;
	for (const word of text.split(" ")) {
		const wordWidth = columnsOf(word);
		if (line !== void 0 && width + 1 + wordWidth > columns) {
			lines.push(line.trimEnd());
			line = void 0;
		}
		width = line === void 0 ? wordWidth : width + 1 + wordWidth;
		line = line === void 0 ? word : `${line} ${word}`;
	}
	return [...lines, line ?? ""];
}



/***/ })

};
;