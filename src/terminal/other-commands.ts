/** The command line's words for everything but a check, in the order of its help. */
import { Option, type Command } from "commander";
import { instant, instantText, positiveInteger } from "./argument-values.js";
import { IMPORT_FORMATS } from "./import-formats.js";
import { RETENTION_TIERS } from "../memory/agent-run.js";
import { CHECK_FORMATS } from "./check-formats.js";
import { DIFF_FORMATS } from "./diff-formats.js";
import { UPDATE_FORMATS } from "./update-formats.js";
import { addSnapshotCommands } from "./snapshot-commands.js";
import { SCAN_FORMATS } from "./scan-formats.js";
import { addHistoryCommands } from "./history-commands.js";
import type { ImportRunArguments } from "./import-run.js";
import type { DiffArguments } from "./diff.js";
import type { ProposeArguments } from "./propose.js";
import type { ValidateArguments } from "./update.js";
import type { UpdateFromArguments } from "./update-from.js";
import type { ImportArguments } from "./import-baseline.js";
import type { ProposalsArguments } from "./proposals.js";
import type { ReindexArguments } from "./reindex.js";
import type { MergeArguments } from "./merge-reports.js";
import type { ReviewArguments } from "./review.js";
import type { ScanArguments } from "./scan.js";
import type { Shell } from "./shell.js";

export function addOtherCommands(program: Command, shell: Shell): void {
  const { exitWith, existingFolder } = shell;

  program
    .command("merge-reports")
    .description("make the report of a check from the parts that its shards wrote")
    .argument("<part...>", "files that check --shard wrote")
    .option("--dir <dir>", "folder of the memory", ".")
    .option("--head <rev>", "the revision that was judged, instead of the working directory")
    .option("--layout <name|file>", "layout, built in or a file, as given to the shards")
    .option("--config <file>", "configuration, as given to the shards")
    .addOption(new Option("--format <format>", "form of the report").choices(CHECK_FORMATS).default("pretty"))
    .option("--output <file>", "write the report to a file")
    .option("--max-findings <n>", "show at most so many findings, worst first", positiveInteger)
    .option("--show-accepted", "show findings of the baseline and waived ones too")
    .action(async (parts: string[], { dir, ...options }: MergeArguments & { dir: string }) => {
      const { runMergeReports } = await import("./merge-reports.js");
      exitWith(await runMergeReports(await existingFolder(dir, "merge-reports"), parts, options));
    });

  program
    .command("scan")
    .description("look for secrets in files, or in all that the commits of a range add; shows places, never a value")
    .argument("[path...]", "files and folders; the current folder unless told")
    .option("--range <a..b>", "what the commits add that b has and a has not; a revision alone: its whole history")
    .addOption(new Option("--format <format>", "form of the report").choices(SCAN_FORMATS).default("pretty"))
    .action(async (paths: string[], options: ScanArguments) => {
      const { runScan } = await import("./scan.js");
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
    .addOption(new Option("--expires <time>", "until when").argParser(instantText).makeOptionMandatory())
    .option("--layout <name|file>", "layout, built in or a file")
    .option("--config <file>", "configuration instead of memory-steward.yml")
    .action(async (file: string, dir: string, options: ImportArguments) => {
      const { runImportBaseline } = await import("./import-baseline.js");
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
    .action(async (dir: string, options: { layout?: string; config?: string; yes?: true; dryRun?: true }) => {
      const { runFix } = await import("./fix.js");
      exitWith(await runFix(await existingFolder(dir, "fix"), options));
    });

  program
    .command("reindex")
    .description("make the index: what agents read, and what a change is judged by without reading everything")
    .argument("[dir]", "folder of the memory", ".")
    .option("--write", "write the index to the working directory, below indexes/")
    .option("--check", "say whether the index is what generating it gives, and write nothing")
    .addOption(
      new Option("--merge-driver <files...>", "as a merge driver of Git: %A and %P").conflicts(["write", "check"]),
    )
    .option("--layout <name|file>", "layout, built in or a file")
    .option("--config <file>", "configuration instead of memory-steward.yml")
    .option("--as-of <time>", "judge ages as of this time (RFC 3339) instead of the last change of a source", instant)
    .action(async (dir: string, options: ReindexArguments) => {
      const { runReindex } = await import("./reindex.js");
      exitWith(await runReindex(await existingFolder(dir, "reindex"), options));
    });

  addSnapshotCommands(program, shell);

  program
    .command("diff")
    .description("say what changed between two commits: records, fields, statuses, edges")
    .argument("<before>", "revision")
    .argument("<after>", "revision")
    .option("--dir <dir>", "folder of the memory", ".")
    .option("--layout <name|file>", "layout, built in or a file")
    .option("--config <file>", "configuration instead of memory-steward.yml")
    .addOption(new Option("--format <format>", "form of the difference").choices(DIFF_FORMATS).default("pretty"))
    .option("--output <file>", "write the difference to a file")
    .option("--rows <n>", "rows of each table at most", positiveInteger)
    .action(async (before: string, after: string, { dir, ...options }: DiffArguments & { dir: string }) => {
      const { runDiff } = await import("./diff.js");
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
    .action(async (file: string, { dir, ...options }: ProposeArguments & { dir: string }) => {
      const { runPropose } = await import("./propose.js");
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
    .addOption(new Option("--format <format>", "form of the verdict").choices(UPDATE_FORMATS).default("pretty"))
    .action(async (file: string, options: ValidateArguments) => {
      const { runUpdateValidate } = await import("./update.js");
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
    .option(
      "--memories <file>",
      'propose the memories of a file {"memories": [...]}, as RepoBrain\'s extractors print it',
    )
    .option(
      "--failures <file>",
      "propose what a failure detector found: counters, rewrites beside the old text, candidates",
    )
    .option(
      "--feedback <file>",
      "propose what feedback on routing says: confidence of preferences, candidates to avoid",
    )
    .option("--extract <file>", "text of a run, which the extractor behind -- is asked about")
    .option("--extractor-env <name...>", "environment variables that the extractor gets; it gets no others")
    .option("--extractor-timeout <seconds>", "end the extractor after so many seconds (120)", positiveInteger)
    .option("--owner <id...>", "owners of the records that come")
    .option("--kind <type=Kind...>", "kinds of the memory for types of memories, such as gotcha=Runbook")
    .option("--layout <name|file>", "layout, built in or a file")
    .option("--config <file>", "configuration instead of memory-steward.yml")
    .action(async (command: string[], options: UpdateFromArguments) => {
      const { memories, failures, feedback, extract } = options;
      if (command.length > 0 || [memories, failures, feedback, extract].some((file) => file !== undefined)) {
        const { runUpdateFrom } = await import("./update-from.js");
        exitWith(await runUpdateFrom(command, options));
        return;
      }
      const { runUpdateNew } = await import("./update.js");
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
    .addOption(new Option("--format <format>", "form of the answer").choices(["pretty", "json"]).default("pretty"))
    .action(async (file: string, dir: string, options: ReviewArguments) => {
      const { runReview } = await import("./review.js");
      exitWith(await runReview(await existingFolder(dir, "review"), file, options));
    });

  program
    .command("proposals")
    .description("judge the open proposals again on the default branch as it is now: close, lay on it, link, tell")
    .argument("[dir]", "folder of the memory", ".")
    .option("--repository <owner/name>", "repository of the forge; GITHUB_REPOSITORY unless told")
    .option("--layout <name|file>", "layout, built in or a file")
    .option("--config <file>", "configuration instead of memory-steward.yml")
    .addOption(new Option("--format <format>", "form of the answer").choices(["pretty", "json"]).default("pretty"))
    .action(async (dir: string, options: ProposalsArguments) => {
      const { runProposals } = await import("./proposals.js");
      exitWith(await runProposals(await existingFolder(dir, "proposals"), options));
    });

  program
    .command("init")
    .description("start a company brain: folders, ontology, configuration, workflow; never overwrites")
    .argument("[dir]", "folder of the memory", ".")
    .action(async (dir: string) => {
      const { runInit } = await import("./init.js");
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
    .action(async (note: string, options: { kind: string; id?: string; owner?: string[]; to?: string }) => {
      const { runPromote } = await import("./promote.js");
      exitWith(await runPromote(note, options));
    });

  program
    .command("import-run")
    .description("show the records that a run of an agent becomes, without its secrets and raw files; or write them")
    .argument("<run>", "folder of the run, such as .a5c/runs/<run>")
    .argument("[dir]", "folder of the memory", ".")
    .option("--write", "write the records")
    .option("--dry-run", "show them alone, which is the default")
    .addOption(
      new Option("--tier <tier>", "how much is kept, instead of what the policy says").choices(RETENTION_TIERS),
    )
    .option("--repository <id>", "id of the Repository record that the run was about")
    .option("--layout <name|file>", "layout, built in or a file")
    .option("--config <file>", "configuration instead of memory-steward.yml")
    .addOption(new Option("--format <format>", "form of the result").choices(IMPORT_FORMATS).default("pretty"))
    .action(async (run: string, dir: string, options: ImportRunArguments & { dryRun?: boolean }) => {
      const { runImportRun } = await import("./import-run.js");
      const { dryRun = false, write = false, ...rest } = options;
      exitWith(await runImportRun(run, await existingFolder(dir, "import-run"), { ...rest, write: write && !dryRun }));
    });

  program
    .command("doctor")
    .description("say what the set-up on GitHub lacks: workflows, permissions, required checks; each with the mend")
    .argument("[dir]", "folder of the repository", ".")
    .option("--repository <owner/name>", "look at its settings too, with the token in GITHUB_TOKEN")
    .option("--branch <name>", "branch whose rules are looked at", "main")
    .action(async (dir: string, options: { repository?: string; branch: string }) => {
      const { runDoctor } = await import("./doctor.js");
      exitWith(await runDoctor(await existingFolder(dir, "doctor"), options));
    });

  program
    .command("explain")
    .description("explain a rule: why it is there, what to do, a bad and a good example")
    .argument("<rule>", "id of the rule, such as graph/dangling-edge")
    .action(async (rule: string) => {
      const { runExplain } = await import("./explain.js");
      exitWith(runExplain(rule));
    });

  program
    .command("rules")
    .description("list the rules")
    .action(async () => {
      const { runRules } = await import("./rules.js");
      exitWith(runRules());
    });

  addHistoryCommands(program, shell);
}
