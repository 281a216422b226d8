/** The command line's words for what stands beside a check: its parts, secrets, rules, mends. */
import { Option, type Command } from "commander";
import { instantText, positiveInteger } from "./argument-values.js";
import type { AcceptArguments } from "./accept.js";
import { configOption, folderOption, layoutOption } from "./common-options.js";
import { formatOption } from "./format-option.js";
import { ANSWER_FORMATS, CHECK_FORMATS, REPORT_OPTIONS } from "./formats.js";
import type { FixArguments } from "./fix.js";
import type { ImportArguments } from "./import-baseline.js";
import type { MergeArguments } from "./merge-reports.js";
import { refuseInOtherForms } from "./idle-options.js";
import type { ScanArguments } from "./scan.js";
import { requireOptions } from "./required-options.js";
import type { Shell } from "./shell.js";

export function addGateCommands(program: Command, shell: Shell): void {
  addMergeReports(program, shell);
  addScan(program, shell);
  addBaselineImport(program, shell);
  addAccept(program, shell);
  addFix(program, shell);
  addRules(program, shell);
  addExplain(program, shell);
}

function addMergeReports(program: Command, { exitWith, existingFolder }: Shell): void {
  refuseInOtherForms(program.command("merge-reports"), REPORT_OPTIONS)
    .description("make the report of a check from the parts that its shards wrote")
    .argument("<part...>", "files that check --shard wrote")
    .addOption(folderOption())
    .option("--head <rev>", "the revision that the shards judged (default: the working directory)")
    .addOption(layoutOption("; the same as for the shards"))
    .addOption(configOption("; the same as for the shards"))
    .addOption(formatOption("report", CHECK_FORMATS))
    .option("--output <file>", "write the report to a file (default: print it)")
    .option(
      "--max-findings <n>",
      "in pretty and markdown, show at most so many findings, worst first (default: 200)",
      positiveInteger,
    )
    .option("--show-accepted", "in pretty, show findings of the baseline and waived ones too")
    .option("--no-secrets", "merge parts that were made with --no-secrets, which are refused otherwise")
    .action(async (parts: string[], { dir, ...options }: MergeArguments & { dir: string }) => {
      const { runMergeReports } = await import("./merge-reports.js");
      exitWith(await runMergeReports(await existingFolder(dir), parts, options));
    });
}

function addScan(program: Command, { exitWith }: Shell): void {
  program
    .command("scan")
    .description("look for secrets in files, or in all that the commits of a range add; shows places, never a value")
    .argument(
      "[path...]",
      "files and folders (default: the current folder, or with --range and --staged the whole repository)",
    )
    .option("--range <a..b>", "scan what commits in b but not in a add; with one revision, scan its whole history")
    .addOption(
      new Option("--staged", "scan what `git commit` would add now: for a hook (docs/hooks.md)").conflicts("range"),
    )
    .addOption(formatOption("report", ANSWER_FORMATS))
    .action(async (paths: string[], options: ScanArguments) => {
      const { runScan } = await import("./scan.js");
      exitWith(await runScan(paths, options));
    });
}

function addBaselineImport(program: Command, { exitWith, existingFolder }: Shell): void {
  requireOptions(
    program
      .command("baseline")
      .description(
        "import: accept what another secret scanner was told to ignore. To accept what a check finds, use check --update-baseline",
      )
      .command("import")
      .description("accept the secrets that a .gitleaksignore or a baseline of detect-secrets names")
      .argument("<file>", "the .gitleaksignore or .secrets.baseline")
      .argument("[dir]", "folder of the memory", "."),
    new Option("--actor <id>", "who accepts them, such as user:name"),
    new Option("--reason <text>", "why they may stand, in a sentence"),
    new Option("--expires <time>", "until when: a date, or an RFC 3339 time").argParser(instantText),
  )
    .addOption(layoutOption())
    .addOption(configOption())
    .action(async (file: string, dir: string, options: ImportArguments) => {
      const { runImportBaseline } = await import("./import-baseline.js");
      exitWith(await runImportBaseline(await existingFolder(dir), file, options));
    });
}

function addAccept(program: Command, { exitWith, existingFolder }: Shell): void {
  requireOptions(
    program
      .command("accept")
      .description("accept what a rule finds in one place, by name and until a day: writes the waiver")
      .argument("<rule>", "id of the rule, such as graph/dangling-edge")
      .argument("[place]", "id of the record or path of the file, as the check shows it (default: the only one found)"),
    new Option("--actor <id>", "who accepts it, such as user:name or team:name"),
    new Option("--reason <text>", "why it may stand, in a sentence"),
  )
    .addOption(
      new Option("--expires <time>", "until when: a date, or an RFC 3339 time (default: for 90 days)").argParser(
        instantText,
      ),
    )
    .option("--detail <text>", "of several findings there the one with this subject, as check --format json shows it")
    .option(
      "--base <rev>",
      "find what a change brings, compared with this revision (default: judge the memory as it is)",
    )
    .addOption(folderOption())
    .addOption(layoutOption())
    .addOption(configOption())
    .action(async (rule: string, place: string | undefined, { dir, ...options }: AcceptArguments & { dir: string }) => {
      const { runAccept } = await import("./accept.js");
      exitWith(await runAccept(await existingFolder(dir), rule, place, options));
    });
}

function addFix(program: Command, { exitWith, existingFolder }: Shell): void {
  program
    .command("fix")
    .description("apply the suggestions that are certain, after showing them")
    .argument("[dir]", "folder of the memory", ".")
    .option(
      "--base <rev>",
      "say what is left as check --base does, compared with this revision (default: judge the memory as it is)",
    )
    .addOption(layoutOption())
    .addOption(configOption())
    .option("--yes", "write without asking (default: ask; where nobody can answer, write nothing)")
    .addOption(new Option("--dry-run", "show the changes, write nothing and do not ask").conflicts("yes"))
    .action(async (dir: string, options: FixArguments) => {
      const { runFix } = await import("./fix.js");
      exitWith(await runFix(await existingFolder(dir), options));
    });
}

function addRules(program: Command, { exitWith }: Shell): void {
  program
    .command("rules")
    .description("list the rules")
    .action(async () => {
      const { runRules } = await import("./rules.js");
      exitWith(runRules());
    });
}

function addExplain(program: Command, { exitWith }: Shell): void {
  program
    .command("explain")
    .description("explain a rule: why it is there, what to do, a bad and a good example")
    .argument("<rule>", "id of the rule, such as graph/dangling-edge")
    .action(async (rule: string) => {
      const { runExplain } = await import("./explain.js");
      exitWith(runExplain(rule));
    });
}
