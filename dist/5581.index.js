export const id = 5581;
export const ids = [5581];
export const modules = {

/***/ 25581:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runCommandLine: () => (/* binding */ runCommandLine)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./node_modules/commander/esm.mjs
var esm = __webpack_require__(48179);
// EXTERNAL MODULE: ./build/src/commands/version.js + 1 modules
var version = __webpack_require__(82792);
// EXTERNAL MODULE: ./build/src/indexes/part-of-path.js
var part_of_path = __webpack_require__(79243);
;// CONCATENATED MODULE: ./build/src/terminal/import-formats.js
const IMPORT_FORMATS = ["pretty", "json"];

// EXTERNAL MODULE: ./build/src/memory/agent-run.js
var agent_run = __webpack_require__(64424);
// EXTERNAL MODULE: ./build/src/memory/clock.js
var clock = __webpack_require__(48359);
// EXTERNAL MODULE: ./build/src/report/failure.js
var report_failure = __webpack_require__(71522);
;// CONCATENATED MODULE: ./build/src/terminal/check-formats.js
const CHECK_FORMATS = ["pretty", "json", "sarif", "github", "markdown"];

;// CONCATENATED MODULE: ./build/src/terminal/diff-formats.js
const DIFF_FORMATS = ["pretty", "md", "json"];

;// CONCATENATED MODULE: ./build/src/terminal/update-formats.js
const UPDATE_FORMATS = ["pretty", "json"];

;// CONCATENATED MODULE: ./build/src/terminal/snapshot-commands.js

function addSnapshotCommands(program, { exitWith, existingFolder }) {
    program
        .command("resolve")
        .description("say which commit a request for memory means: current, a ref, a time, a snapshot")
        .argument("[dir]", "folder of the memory", ".")
        .addOption(new esm/* Option */.c$("--ref <ref>", "a branch, a tag or the id of a commit").conflicts(["at", "snapshot"]))
        .addOption(new esm/* Option */.c$("--at <time>", "the latest approved commit at or before 2026-05-08T12:00:00Z, or '2 days ago'").conflicts("snapshot"))
        .option("--snapshot <tag>", "a snapshot, such as memory/snapshots/2026-05-08T120000Z")
        .option("--no-require-approved-commit", "with --at, go by committer dates, approved or not")
        .option("--branch <name>", "the default branch, where the clone does not say")
        .option("--layout <name|file>", "layout, built in or a file")
        .option("--config <file>", "configuration instead of memory-steward.yml")
        .addOption(format())
        .action(async (dir, options) => {
        const { runResolve } = await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(3872), __webpack_require__.e(6527), __webpack_require__.e(7346), __webpack_require__.e(384), __webpack_require__.e(642), __webpack_require__.e(3083)]).then(__webpack_require__.bind(__webpack_require__, 40642));
        exitWith(await runResolve(await existingFolder(dir, "resolve"), options));
    });
    const snapshot = program.command("snapshot").description("tag the approved states of the memory on the forge");
    snapshot
        .command("make", { isDefault: true })
        .description("tag what was approved since the last snapshot, and name what was not")
        .argument("[dir]", "folder of the memory", ".")
        .option("--repository <owner/name>", "repository of the forge; GITHUB_REPOSITORY unless told")
        .option("--dry-run", "say what would be tagged, and tag nothing")
        .option("--layout <name|file>", "layout, built in or a file")
        .option("--config <file>", "configuration instead of memory-steward.yml")
        .addOption(format())
        .action(async (dir, options) => {
        const { runSnapshot } = await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(3872), __webpack_require__.e(6527), __webpack_require__.e(7346), __webpack_require__.e(948), __webpack_require__.e(1378), __webpack_require__.e(986), __webpack_require__.e(3751), __webpack_require__.e(3067), __webpack_require__.e(8709), __webpack_require__.e(384), __webpack_require__.e(2125), __webpack_require__.e(1942), __webpack_require__.e(727)]).then(__webpack_require__.bind(__webpack_require__, 70862));
        exitWith(await runSnapshot(await existingFolder(dir, "snapshot"), options));
    });
    snapshot
        .command("list")
        .description("list the snapshots whose tags this clone has, the newest first")
        .option("--dir <dir>", "folder of the memory", ".")
        .option("--branch <name>", "the default branch, where the clone does not say")
        .addOption(format())
        .action(async ({ dir, ...options }) => {
        const { runSnapshotList } = await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(3872), __webpack_require__.e(6527), __webpack_require__.e(7346), __webpack_require__.e(948), __webpack_require__.e(1378), __webpack_require__.e(986), __webpack_require__.e(3751), __webpack_require__.e(3067), __webpack_require__.e(8709), __webpack_require__.e(384), __webpack_require__.e(2125), __webpack_require__.e(1942), __webpack_require__.e(727)]).then(__webpack_require__.bind(__webpack_require__, 70862));
        exitWith(await runSnapshotList(await existingFolder(dir, "snapshot list"), options));
    });
    snapshot
        .command("show")
        .description("show what a snapshot's tag says: commit, digests, approvals")
        .argument("<tag>", "a snapshot, such as memory/snapshots/2026-05-08T120000Z")
        .option("--dir <dir>", "folder of the memory", ".")
        .option("--branch <name>", "the default branch, where the clone does not say")
        .addOption(format())
        .action(async (tag, { dir, ...options }) => {
        const { runSnapshotShow } = await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(3872), __webpack_require__.e(6527), __webpack_require__.e(7346), __webpack_require__.e(948), __webpack_require__.e(1378), __webpack_require__.e(986), __webpack_require__.e(3751), __webpack_require__.e(3067), __webpack_require__.e(8709), __webpack_require__.e(384), __webpack_require__.e(2125), __webpack_require__.e(1942), __webpack_require__.e(727)]).then(__webpack_require__.bind(__webpack_require__, 70862));
        exitWith(await runSnapshotShow(await existingFolder(dir, "snapshot show"), tag, options));
    });
}
function format() {
    return new esm/* Option */.c$("--format <format>", "form of the answer").choices(["pretty", "json"]).default("pretty");
}

;// CONCATENATED MODULE: ./build/src/terminal/scan-formats.js
const SCAN_FORMATS = ["pretty", "json"];

;// CONCATENATED MODULE: ./build/src/terminal/history-commands.js

function addHistoryCommands(program, { exitWith, existingFolder }) {
    program
        .command("revert")
        .description("take one change of the memory back, record by record, and keep what came later")
        .argument("<commit>", "the change: a merge, a squashed commit, or the last of several")
        .option("--from <commit>", "the last commit before the change, where it is several")
        .option("--dir <dir>", "folder of the memory", ".")
        .addOption(new esm/* Option */.c$("--write", "write the files to the working directory").conflicts("propose"))
        .option("--propose", "open or update a pull request, with the token in GITHUB_TOKEN")
        .option("--repository <owner/name>", "repository of the pull request; GITHUB_REPOSITORY unless told")
        .option("--branch <name>", "branch that the pull request is for; the default branch unless told")
        .option("--reason <text>", "why, in a sentence")
        .option("--layout <name|file>", "layout, built in or a file")
        .option("--config <file>", "configuration instead of memory-steward.yml")
        .action(async (commit, { dir, ...options }) => {
        const { runRevert } = await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(3872), __webpack_require__.e(6527), __webpack_require__.e(7346), __webpack_require__.e(948), __webpack_require__.e(1378), __webpack_require__.e(986), __webpack_require__.e(3751), __webpack_require__.e(3067), __webpack_require__.e(8709), __webpack_require__.e(8878), __webpack_require__.e(6295), __webpack_require__.e(2909), __webpack_require__.e(9976), __webpack_require__.e(7295)]).then(__webpack_require__.bind(__webpack_require__, 97295));
        exitWith(await runRevert(await existingFolder(dir, "revert"), commit, options));
    });
    program
        .command("known-bad")
        .description("states of the memory that nobody should use any more")
        .command("add")
        .description("add a snapshot or commits to snapshots/known-bad.yaml, with the draft of an incident")
        .addOption(new esm/* Option */.c$("--snapshot <tag>", "one snapshot").conflicts(["from", "to"]))
        .option("--from <commit>", "the commit that brought the fault: it and all that hold it")
        .option("--to <commit>", "the last commit that has it; open unless told")
        .requiredOption("--reason <text>", "what is wrong, in a sentence")
        .option("--record <id...>", "records that are wrong there")
        .option("--remediation <id>", "record that tells what was done; an incident is drafted unless told")
        .option("--owner <id...>", "owners of the incident; those of the records unless told")
        .option("--dir <dir>", "folder of the memory", ".")
        .addOption(new esm/* Option */.c$("--write", "write the files to the working directory").conflicts("propose"))
        .option("--propose", "open or update a pull request, with the token in GITHUB_TOKEN")
        .option("--repository <owner/name>", "repository of the pull request; GITHUB_REPOSITORY unless told")
        .option("--branch <name>", "branch that the pull request is for; the default branch unless told")
        .option("--layout <name|file>", "layout, built in or a file")
        .option("--config <file>", "configuration instead of memory-steward.yml")
        .action(async ({ dir, ...options }) => {
        const { runKnownBadAdd } = await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(3872), __webpack_require__.e(6527), __webpack_require__.e(7346), __webpack_require__.e(948), __webpack_require__.e(1378), __webpack_require__.e(986), __webpack_require__.e(3751), __webpack_require__.e(3067), __webpack_require__.e(8709), __webpack_require__.e(384), __webpack_require__.e(9976), __webpack_require__.e(3119)]).then(__webpack_require__.bind(__webpack_require__, 73119));
        exitWith(await runKnownBadAdd(await existingFolder(dir, "known-bad add"), options));
    });
    program
        .command("mirror")
        .description("two repositories of one memory")
        .command("verify")
        .description("say whether two repositories hold the same memory, indexes and snapshots; exit code 1 where not")
        .argument("<dir>", "folder of the memory in the one clone")
        .argument("<mirror>", "folder of the memory in the other")
        .option("--ref <ref>", "branch, tag or commit that is compared", "HEAD")
        .option("--layout <name|file>", "layout, built in or a file")
        .option("--config <file>", "configuration instead of memory-steward.yml")
        .addOption(new esm/* Option */.c$("--format <format>", "form of the answer").choices(["pretty", "json"]).default("pretty"))
        .action(async (dir, mirror, options) => {
        const { runVerifyMirror } = await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(3872), __webpack_require__.e(6527), __webpack_require__.e(7346), __webpack_require__.e(384), __webpack_require__.e(7790)]).then(__webpack_require__.bind(__webpack_require__, 17790));
        const [first, second] = [
            await existingFolder(dir, "mirror verify"),
            await existingFolder(mirror, "mirror verify"),
        ];
        exitWith(await runVerifyMirror(first, second, options));
    });
    program
        .command("health")
        .description("say how the memory is: alerts, drift, snapshots; exit code 1 where an alert is critical")
        .argument("[dir]", "folder of the memory", ".")
        .option("--ref <ref>", "commit that is looked at", "HEAD")
        .addOption(new esm/* Option */.c$("--format <format>", "form of the answer").choices(["md", "json"]).default("md"))
        .option("--dashboard <file>", "write a page in HTML that needs nothing but itself")
        .option("--forge", "ask the forge for pull requests, with the token in GITHUB_TOKEN")
        .option("--issue", "keep one issue with it, which is opened once and updated from then on")
        .addOption(new esm/* Option */.c$("--index-build <outcome>", "how making the index ended").choices(["success", "failure"]))
        .option("--repository <owner/name>", "repository on the forge; GITHUB_REPOSITORY unless told")
        .option("--layout <name|file>", "layout, built in or a file")
        .option("--config <file>", "configuration instead of memory-steward.yml")
        .action(async (dir, options) => {
        const { runHealth } = await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(3872), __webpack_require__.e(6527), __webpack_require__.e(7346), __webpack_require__.e(948), __webpack_require__.e(1378), __webpack_require__.e(986), __webpack_require__.e(3751), __webpack_require__.e(3067), __webpack_require__.e(8709), __webpack_require__.e(384), __webpack_require__.e(3871), __webpack_require__.e(342)]).then(__webpack_require__.bind(__webpack_require__, 23871));
        exitWith(await runHealth(await existingFolder(dir, "health"), options));
    });
}

// EXTERNAL MODULE: ./build/src/terminal/redaction.js
var redaction = __webpack_require__(44771);
;// CONCATENATED MODULE: ./build/src/cli.js
















async function runCommandLine(args) {
    let exitCode = 0;
    const unguard = (0,redaction/* guardStreams */.dl)();
    const program = commandLine((code) => {
        exitCode = code;
    });
    try {
        await program.parseAsync([...args], { from: "user" });
        return exitCode;
    }
    catch (error) {
        if (error instanceof esm/* CommanderError */.b7)
            return error.exitCode === 0 ? 0 : 2;
        const failure = (0,report_failure/* describeFailure */.I)(error, version/* STEWARD_VERSION */.m);
        process.stderr.write(failure.text);
        return failure.exitCode;
    }
    finally {
        unguard();
    }
}
function commandLine(exitWith) {
    const program = new esm/* Command */.uB("memory-steward")
        .description("CI for agent memory: checks a repository of memory records and says what is wrong, where, and how to mend it.")
        .version(version/* STEWARD_VERSION */.m, "-V, --version")
        .exitOverride()
        .showHelpAfterError("(memory-steward --help lists the commands)")
        .addHelpText("after", "\nExit codes: 0 clean · 1 findings of error level · 2 a mistake in the call or the configuration · 3 a fault of the steward");
    program
        .command("check")
        .description("check a memory repository, or a change against its base")
        .argument("[dir]", "folder of the memory", ".")
        .option("--base <rev>", "judge the change against this revision, by its rules")
        .option("--head <rev>", "judge this revision instead of the working directory")
        .option("--layout <name|file>", "layout, built in (company-brain, atlas, okf) or a file")
        .option("--config <file>", "configuration instead of memory-steward.yml")
        .addOption(new esm/* Option */.c$("--format <format>", "form of the report").choices(CHECK_FORMATS).default("pretty"))
        .option("--output <file>", "write the report to a file")
        .option("--max-findings <n>", "show at most so many findings, worst first", positiveInteger)
        .option("--as-of <time>", "judge ages as of this time (RFC 3339) instead of now", instant)
        .option("--show-accepted", "show findings of the baseline and waived ones too")
        .option("--update-baseline", "accept what is found today: write the baseline file")
        .addOption(new esm/* Option */.c$("--shard <i/n>", "check the i-th of n parts alone, for merge-reports")
        .argParser(shardOf)
        .conflicts(["format", "maxFindings", "showAccepted", "updateBaseline", "verifyIncremental"]))
        .option("--no-index", "read everything, even where the base has an index to judge the change by")
        .option("--no-secrets", "leave out the search for secrets, to tell what it costs; the Action never does")
        .option("--verify-incremental", "judge everything as well, and compare the two reports")
        .action(async (dir, { shard, ...options }) => {
        const folder = await existingFolder(dir, "check");
        if (shard) {
            const { runCheckShard } = await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(3872), __webpack_require__.e(6527), __webpack_require__.e(7346), __webpack_require__.e(948), __webpack_require__.e(1378), __webpack_require__.e(986), __webpack_require__.e(3751), __webpack_require__.e(6867)]).then(__webpack_require__.bind(__webpack_require__, 6867));
            exitWith(await runCheckShard(folder, { ...options, shard }));
            return;
        }
        const { runCheck } = await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(3872), __webpack_require__.e(6527), __webpack_require__.e(7346), __webpack_require__.e(948), __webpack_require__.e(1378), __webpack_require__.e(986), __webpack_require__.e(3751), __webpack_require__.e(3067), __webpack_require__.e(8709), __webpack_require__.e(9214)]).then(__webpack_require__.bind(__webpack_require__, 69214));
        exitWith(await runCheck(folder, options));
    });
    program
        .command("merge-reports")
        .description("make the report of a check from the parts that its shards wrote")
        .argument("<part...>", "files that check --shard wrote")
        .option("--dir <dir>", "folder of the memory", ".")
        .option("--head <rev>", "the revision that was judged, instead of the working directory")
        .option("--layout <name|file>", "layout, built in or a file, as given to the shards")
        .option("--config <file>", "configuration, as given to the shards")
        .addOption(new esm/* Option */.c$("--format <format>", "form of the report").choices(CHECK_FORMATS).default("pretty"))
        .option("--output <file>", "write the report to a file")
        .option("--max-findings <n>", "show at most so many findings, worst first", positiveInteger)
        .option("--show-accepted", "show findings of the baseline and waived ones too")
        .action(async (parts, { dir, ...options }) => {
        const { runMergeReports } = await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(3872), __webpack_require__.e(6527), __webpack_require__.e(7346), __webpack_require__.e(948), __webpack_require__.e(1378), __webpack_require__.e(986), __webpack_require__.e(3751), __webpack_require__.e(3067), __webpack_require__.e(1072)]).then(__webpack_require__.bind(__webpack_require__, 91072));
        exitWith(await runMergeReports(await existingFolder(dir, "merge-reports"), parts, options));
    });
    program
        .command("scan")
        .description("look for secrets in files, or in all that the commits of a range add; shows places, never a value")
        .argument("[path...]", "files and folders; the current folder unless told")
        .option("--range <a..b>", "what the commits add that b has and a has not; a revision alone: its whole history")
        .addOption(new esm/* Option */.c$("--format <format>", "form of the report").choices(SCAN_FORMATS).default("pretty"))
        .action(async (paths, options) => {
        const { runScan } = await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(3872), __webpack_require__.e(6527), __webpack_require__.e(7346), __webpack_require__.e(948), __webpack_require__.e(9363)]).then(__webpack_require__.bind(__webpack_require__, 59363));
        exitWith(await runScan(paths, options));
    });
    program
        .command("baseline")
        .description("accepted findings: see also check --update-baseline")
        .command("import")
        .description("accept the secrets that a .gitleaksignore or a baseline of detect-secrets names")
        .argument("<file>", "the .gitleaksignore or .secrets.baseline")
        .argument("[dir]", "folder of the memory", ".")
        .requiredOption("--actor <id>", "who accepts them, such as user:name")
        .requiredOption("--reason <text>", "why they may stand")
        .addOption(new esm/* Option */.c$("--expires <time>", "until when").argParser(instantText).makeOptionMandatory())
        .option("--layout <name|file>", "layout, built in or a file")
        .option("--config <file>", "configuration instead of memory-steward.yml")
        .action(async (file, dir, options) => {
        const { runImportBaseline } = await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(3872), __webpack_require__.e(6527), __webpack_require__.e(7346), __webpack_require__.e(948), __webpack_require__.e(4359)]).then(__webpack_require__.bind(__webpack_require__, 84359));
        exitWith(await runImportBaseline(await existingFolder(dir, "baseline import"), file, options));
    });
    program
        .command("fix")
        .description("apply the suggestions that are certain, after showing them")
        .argument("[dir]", "folder of the memory", ".")
        .option("--layout <name|file>", "layout, built in or a file")
        .option("--config <file>", "configuration instead of memory-steward.yml")
        .option("--yes", "write without asking")
        .option("--dry-run", "show the changes and write nothing")
        .action(async (dir, options) => {
        const { runFix } = await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(2824), __webpack_require__.e(3872), __webpack_require__.e(6527), __webpack_require__.e(7346), __webpack_require__.e(948), __webpack_require__.e(1378), __webpack_require__.e(986), __webpack_require__.e(3751), __webpack_require__.e(3067), __webpack_require__.e(8709), __webpack_require__.e(1536)]).then(__webpack_require__.bind(__webpack_require__, 21536));
        exitWith(await runFix(await existingFolder(dir, "fix"), options));
    });
    program
        .command("reindex")
        .description("make the index: what agents read, and what a change is judged by without reading everything")
        .argument("[dir]", "folder of the memory", ".")
        .option("--write", "write the index to the working directory, below indexes/")
        .option("--check", "say whether the index is what generating it gives, and write nothing")
        .addOption(new esm/* Option */.c$("--merge-driver <files...>", "as a merge driver of Git: %A and %P").conflicts(["write", "check"]))
        .option("--layout <name|file>", "layout, built in or a file")
        .option("--config <file>", "configuration instead of memory-steward.yml")
        .option("--as-of <time>", "judge ages as of this time (RFC 3339) instead of the last change of a source", instant)
        .action(async (dir, options) => {
        const { runReindex } = await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(3872), __webpack_require__.e(6527), __webpack_require__.e(7346), __webpack_require__.e(948), __webpack_require__.e(1378), __webpack_require__.e(986), __webpack_require__.e(3751), __webpack_require__.e(2125), __webpack_require__.e(4339)]).then(__webpack_require__.bind(__webpack_require__, 69942));
        exitWith(await runReindex(await existingFolder(dir, "reindex"), options));
    });
    addSnapshotCommands(program, { exitWith, existingFolder });
    program
        .command("diff")
        .description("say what changed between two commits: records, fields, statuses, edges")
        .argument("<before>", "revision")
        .argument("<after>", "revision")
        .option("--dir <dir>", "folder of the memory", ".")
        .option("--layout <name|file>", "layout, built in or a file")
        .option("--config <file>", "configuration instead of memory-steward.yml")
        .addOption(new esm/* Option */.c$("--format <format>", "form of the difference").choices(DIFF_FORMATS).default("pretty"))
        .option("--output <file>", "write the difference to a file")
        .option("--rows <n>", "rows of each table at most", positiveInteger)
        .action(async (before, after, { dir, ...options }) => {
        const { runDiff } = await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(3872), __webpack_require__.e(6527), __webpack_require__.e(7346), __webpack_require__.e(1378), __webpack_require__.e(986), __webpack_require__.e(6295), __webpack_require__.e(2909), __webpack_require__.e(3619)]).then(__webpack_require__.bind(__webpack_require__, 17049));
        exitWith(await runDiff(await existingFolder(dir, "diff"), before, after, options));
    });
    program
        .command("propose")
        .description("make a pull request of an update artifact, or say why not, with the token in GITHUB_TOKEN")
        .argument("<file>", "the artifact, such as memory-update.json")
        .option("--dir <dir>", "folder of the memory", ".")
        .option("--repository <owner/name>", "repository of the memory; GITHUB_REPOSITORY unless told")
        .option("--branch <name>", "branch that the pull request is for; the default branch unless told")
        .option("--dry-run", "show title, text and decision, and write nothing")
        .option("--layout <name|file>", "layout, built in or a file")
        .option("--config <file>", "configuration instead of memory-steward.yml")
        .action(async (file, { dir, ...options }) => {
        const { runPropose } = await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(3872), __webpack_require__.e(6527), __webpack_require__.e(7346), __webpack_require__.e(948), __webpack_require__.e(1378), __webpack_require__.e(986), __webpack_require__.e(3751), __webpack_require__.e(3067), __webpack_require__.e(8709), __webpack_require__.e(8878), __webpack_require__.e(6295), __webpack_require__.e(2909), __webpack_require__.e(7946), __webpack_require__.e(5782), __webpack_require__.e(133), __webpack_require__.e(3515), __webpack_require__.e(3648)]).then(__webpack_require__.bind(__webpack_require__, 29200));
        exitWith(await runPropose(await existingFolder(dir, "propose"), file, options));
    });
    const update = program.command("update").description("try an update artifact before it is sent");
    update
        .command("validate")
        .description("say whether the memory would take an update, without writing anything")
        .argument("<file>", "the artifact, such as memory-update.json")
        .option("--dir <dir>", "folder of the memory", ".")
        .option("--on <rev>", "the state of the memory that it is laid on", "HEAD")
        .option("--repository <owner/name>", "the memory's name: an update for another one is refused")
        .option("--layout <name|file>", "layout, built in or a file")
        .option("--config <file>", "configuration instead of memory-steward.yml")
        .addOption(new esm/* Option */.c$("--format <format>", "form of the verdict").choices(UPDATE_FORMATS).default("pretty"))
        .action(async (file, options) => {
        const { runUpdateValidate } = await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(3872), __webpack_require__.e(6527), __webpack_require__.e(7346), __webpack_require__.e(948), __webpack_require__.e(1378), __webpack_require__.e(986), __webpack_require__.e(3751), __webpack_require__.e(3067), __webpack_require__.e(8709), __webpack_require__.e(8878), __webpack_require__.e(5782), __webpack_require__.e(9895)]).then(__webpack_require__.bind(__webpack_require__, 33243));
        exitWith(await runUpdateValidate(file, options));
    });
    update
        .command("new")
        .description("write an artifact to be filled in, or from what machines tell of a run; never over a file")
        .argument("[command...]", "behind --: program and arguments of an extractor that reads --extract")
        .requiredOption("--memory <owner/name>", "the memory that it is for")
        .requiredOption("--run <id>", "the run that learned it")
        .requiredOption("--source <owner/name>", "repository of that run")
        .option("--dir <dir>", "folder of the memory, whose HEAD was read", ".")
        .option("--output <file>", "file to write", "memory-update.json")
        .option("--memories <file>", 'propose the memories of a file {"memories": [...]}, as RepoBrain\'s extractors print it')
        .option("--failures <file>", "propose what a failure detector found: counters, rewrites beside the old text, candidates")
        .option("--feedback <file>", "propose what feedback on routing says: confidence of preferences, candidates to avoid")
        .option("--extract <file>", "text of a run, which the extractor behind -- is asked about")
        .option("--extractor-env <name...>", "environment variables that the extractor gets; it gets no others")
        .option("--extractor-timeout <seconds>", "end the extractor after so many seconds (120)", positiveInteger)
        .option("--owner <id...>", "owners of the records that come")
        .option("--kind <type=Kind...>", "kinds of the memory for types of memories, such as gotcha=Runbook")
        .option("--layout <name|file>", "layout, built in or a file")
        .option("--config <file>", "configuration instead of memory-steward.yml")
        .action(async (command, options) => {
        const { memories, failures, feedback, extract } = options;
        if (command.length > 0 || [memories, failures, feedback, extract].some((file) => file !== undefined)) {
            const { runUpdateFrom } = await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(3872), __webpack_require__.e(6527), __webpack_require__.e(7346), __webpack_require__.e(948), __webpack_require__.e(1378), __webpack_require__.e(986), __webpack_require__.e(3751), __webpack_require__.e(3067), __webpack_require__.e(8709), __webpack_require__.e(8878), __webpack_require__.e(2515)]).then(__webpack_require__.bind(__webpack_require__, 82515));
            exitWith(await runUpdateFrom(command, options));
            return;
        }
        const { runUpdateNew } = await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(3872), __webpack_require__.e(6527), __webpack_require__.e(7346), __webpack_require__.e(948), __webpack_require__.e(1378), __webpack_require__.e(986), __webpack_require__.e(3751), __webpack_require__.e(3067), __webpack_require__.e(8709), __webpack_require__.e(8878), __webpack_require__.e(5782), __webpack_require__.e(9895)]).then(__webpack_require__.bind(__webpack_require__, 33243));
        exitWith(await runUpdateNew(options));
    });
    program
        .command("review")
        .description("compare a proposed record with what is known: accept, merge, supersede or reject, with every number")
        .argument("<file>", "file of the proposed record")
        .argument("[dir]", "folder of the memory", ".")
        .option("--as <path>", "where the file would stand in the memory, if it lies outside")
        .option("--layout <name|file>", "layout, built in or a file")
        .option("--config <file>", "configuration instead of memory-steward.yml")
        .option("--as-of <time>", "hold dates against this time (RFC 3339) instead of now", instant)
        .addOption(new esm/* Option */.c$("--format <format>", "form of the answer").choices(["pretty", "json"]).default("pretty"))
        .action(async (file, dir, options) => {
        const { runReview } = await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(3872), __webpack_require__.e(6527), __webpack_require__.e(7346), __webpack_require__.e(1378), __webpack_require__.e(7946), __webpack_require__.e(106)]).then(__webpack_require__.bind(__webpack_require__, 21495));
        exitWith(await runReview(await existingFolder(dir, "review"), file, options));
    });
    program
        .command("proposals")
        .description("judge the open proposals again on the default branch as it is now: close, lay on it, link, tell")
        .argument("[dir]", "folder of the memory", ".")
        .option("--repository <owner/name>", "repository of the forge; GITHUB_REPOSITORY unless told")
        .option("--layout <name|file>", "layout, built in or a file")
        .option("--config <file>", "configuration instead of memory-steward.yml")
        .addOption(new esm/* Option */.c$("--format <format>", "form of the answer").choices(["pretty", "json"]).default("pretty"))
        .action(async (dir, options) => {
        const { runProposals } = await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(3872), __webpack_require__.e(6527), __webpack_require__.e(7346), __webpack_require__.e(948), __webpack_require__.e(1378), __webpack_require__.e(986), __webpack_require__.e(3751), __webpack_require__.e(3067), __webpack_require__.e(8709), __webpack_require__.e(8878), __webpack_require__.e(7946), __webpack_require__.e(5782), __webpack_require__.e(133), __webpack_require__.e(2628)]).then(__webpack_require__.bind(__webpack_require__, 92097));
        exitWith(await runProposals(await existingFolder(dir, "proposals"), options));
    });
    program
        .command("init")
        .description("start a company brain: folders, ontology, configuration, workflow; never overwrites")
        .argument("[dir]", "folder of the memory", ".")
        .action(async (dir) => {
        const { runInit } = await Promise.all(/* import() */[__webpack_require__.e(3872), __webpack_require__.e(2584)]).then(__webpack_require__.bind(__webpack_require__, 52584));
        exitWith(runInit(dir));
    });
    program
        .command("promote")
        .description("make a canonical record of a free-form note, its sources kept")
        .argument("<note>", "Markdown file of the note")
        .requiredOption("--kind <kind>", "kind of the record")
        .option("--id <id>", "id of the record; made from its title unless told")
        .option("--owner <id...>", "owners; the note's own unless told")
        .option("--to <file>", "file of the record; made from kind and id unless told")
        .action(async (note, options) => {
        const { runPromote } = await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(3872), __webpack_require__.e(6527), __webpack_require__.e(7346), __webpack_require__.e(948), __webpack_require__.e(1378), __webpack_require__.e(986), __webpack_require__.e(3751), __webpack_require__.e(3067), __webpack_require__.e(8709), __webpack_require__.e(567)]).then(__webpack_require__.bind(__webpack_require__, 567));
        exitWith(await runPromote(note, options));
    });
    program
        .command("import-run")
        .description("show the records that a run of an agent becomes, without its secrets and raw files; or write them")
        .argument("<run>", "folder of the run, such as .a5c/runs/<run>")
        .argument("[dir]", "folder of the memory", ".")
        .option("--write", "write the records")
        .option("--dry-run", "show them alone, which is the default")
        .addOption(new esm/* Option */.c$("--tier <tier>", "how much is kept, instead of what the policy says").choices(agent_run/* RETENTION_TIERS */.N))
        .option("--repository <id>", "id of the Repository record that the run was about")
        .option("--layout <name|file>", "layout, built in or a file")
        .option("--config <file>", "configuration instead of memory-steward.yml")
        .addOption(new esm/* Option */.c$("--format <format>", "form of the result").choices(IMPORT_FORMATS).default("pretty"))
        .action(async (run, dir, options) => {
        const { runImportRun } = await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(3872), __webpack_require__.e(6527), __webpack_require__.e(7346), __webpack_require__.e(948), __webpack_require__.e(1378), __webpack_require__.e(986), __webpack_require__.e(3751), __webpack_require__.e(3067), __webpack_require__.e(8709), __webpack_require__.e(8878), __webpack_require__.e(1415), __webpack_require__.e(9825)]).then(__webpack_require__.bind(__webpack_require__, 59825));
        const { dryRun = false, write = false, ...rest } = options;
        exitWith(await runImportRun(run, await existingFolder(dir, "import-run"), { ...rest, write: write && !dryRun }));
    });
    program
        .command("doctor")
        .description("say what the set-up on GitHub lacks: workflows, permissions, required checks; each with the mend")
        .argument("[dir]", "folder of the repository", ".")
        .option("--repository <owner/name>", "look at its settings too, with the token in GITHUB_TOKEN")
        .option("--branch <name>", "branch whose rules are looked at", "main")
        .action(async (dir, options) => {
        const { runDoctor } = await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(6527), __webpack_require__.e(6295), __webpack_require__.e(8321), __webpack_require__.e(7142)]).then(__webpack_require__.bind(__webpack_require__, 24953));
        exitWith(await runDoctor(await existingFolder(dir, "doctor"), options));
    });
    program
        .command("explain")
        .description("explain a rule: why it is there, what to do, a bad and a good example")
        .argument("<rule>", "id of the rule, such as graph/dangling-edge")
        .action(async (rule) => {
        const { runExplain } = await Promise.all(/* import() */[__webpack_require__.e(948), __webpack_require__.e(5519), __webpack_require__.e(513)]).then(__webpack_require__.bind(__webpack_require__, 513));
        exitWith(runExplain(rule));
    });
    program
        .command("rules")
        .description("list the rules")
        .action(async () => {
        const { runRules } = await Promise.all(/* import() */[__webpack_require__.e(948), __webpack_require__.e(5519), __webpack_require__.e(5745)]).then(__webpack_require__.bind(__webpack_require__, 25745));
        exitWith(runRules());
    });
    addHistoryCommands(program, { exitWith, existingFolder });
    return program;
}
async function existingFolder(dir, command) {
    const path = (0,external_node_path_.resolve)(dir);
    if ((0,external_node_fs_.statSync)(path, { throwIfNoEntry: false })?.isDirectory())
        return path;
    const { noFolder } = await Promise.all(/* import() */[__webpack_require__.e(3872), __webpack_require__.e(2339)]).then(__webpack_require__.bind(__webpack_require__, 82339));
    throw noFolder(dir, command);
}
function instant(text) {
    const parsed = (0,clock/* parseInstant */.n)(text);
    if (!parsed)
        throw new esm/* InvalidArgumentError */.Di("a time such as 2026-05-08T12:00:00Z is wanted.");
    return new Date(parsed.time);
}
function instantText(text) {
    instant(text);
    return text;
}
function shardOf(text) {
    const shard = (0,part_of_path/* parseShard */.uK)(text);
    if (!shard)
        throw new esm/* InvalidArgumentError */.Di(`one part of up to ${part_of_path/* MAX_SHARDS */.hH} is wanted, such as 1/4.`);
    return shard;
}
function positiveInteger(text) {
    const value = Number(text);
    if (!Number.isSafeInteger(value) || value < 1)
        throw new esm/* InvalidArgumentError */.Di("a whole number of at least 1 is wanted.");
    return value;
}


/***/ }),

/***/ 64424:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ isActive),
/* harmony export */   N: () => (/* binding */ RETENTION_TIERS)
/* harmony export */ });
const RETENTION_TIERS = [
    "summary-only",
    "curated-journal",
    "full-journal-redacted",
    "artifact-manifest-only",
    "artifact-bytes-retained",
];
function isActive({ status }) {
    return status === "created" || status === "running" || status === "waiting";
}


/***/ })

};
