/** The command line's words for commands about more than one state of the memory. */
import { Option, type Command } from "commander";
import { positiveInteger } from "./argument-values.js";
import { configOption, folderOption, layoutOption, repositoryOption, targetBranchOption } from "./common-options.js";
import { answerFormatOption, formatOption } from "./format-option.js";
import type { DiffArguments } from "./diff.js";
import { DIFF_FORMATS, HEALTH_FORMATS } from "./formats.js";
import type { HealthArguments } from "./health.js";
import type { KnownBadArguments } from "./known-bad.js";
import type { MirrorArguments } from "./verify-mirror.js";
import type { RevertArguments } from "./revert.js";
import { refuseIdle, refuseInOtherForms } from "./idle-options.js";
import type { Shell } from "./shell.js";

export function addHistoryCommands(program: Command, shell: Shell): void {
  addDiff(program, shell);
  addRevert(program, shell);
  addKnownBadAdd(program, shell);
  addMirrorVerify(program, shell);
  addHealth(program, shell);
}

/** Where a pull request is made. */
const OF_A_PROPOSAL = ["--repository", "--branch"];

function addDiff(program: Command, { exitWith, existingFolder }: Shell): void {
  refuseInOtherForms(program.command("diff"), { "--rows": ["pretty", "markdown"] })
    .description("say what changed between two commits: records, fields, statuses, edges")
    .argument("<before>", "revision, or both as before..after")
    .argument("[after]", "the later revision, where before is no range")
    .addOption(folderOption())
    .addOption(layoutOption())
    .addOption(configOption())
    .addOption(formatOption("difference", DIFF_FORMATS))
    .option("--output <file>", "write the difference to a file (default: print it)")
    .option("--rows <n>", "rows of each table at most (default: 50)", positiveInteger)
    .option("--no-index", "read both commits, even where the earlier one has an index")
    .action(async (before: string, after: string | undefined, { dir, ...options }: DiffArguments & { dir: string }) => {
      const { runDiff } = await import("./diff.js");
      exitWith(await runDiff(await existingFolder(dir), before, after, options));
    });
}

function addRevert(program: Command, { exitWith, existingFolder }: Shell): void {
  refuseIdle(program.command("revert"), OF_A_PROPOSAL, ["--propose"])
    .description("take one change of the memory back, record by record, and keep what came later")
    .argument("<commit>", "the change: a merge, a squashed commit, or the last of several")
    .option("--from <commit>", "the last commit before the change, where it is several (default: the first parent)")
    .option("--record <id...>", "take back what the change did to these records alone (default: all of the change)")
    .addOption(folderOption())
    .addOption(
      new Option("--write", "write the files to the working directory (default: only show them)").conflicts("propose"),
    )
    .option("--propose", "open or update a pull request, with the token in GITHUB_TOKEN")
    .addOption(repositoryOption())
    .addOption(targetBranchOption())
    .option("--reason <text>", "why, in a sentence (default: no reason is given)")
    .addOption(layoutOption())
    .addOption(configOption())
    .action(async (commit: string, { dir, ...options }: RevertArguments & { dir: string }) => {
      const { runRevert } = await import("./revert.js");
      exitWith(await runRevert(await existingFolder(dir), commit, options));
    });
}

function addKnownBadAdd(program: Command, { exitWith, existingFolder }: Shell): void {
  const add = program
    .command("known-bad")
    .description("add: mark a snapshot or commits that nobody should use any more, with the reason")
    .command("add");
  refuseIdle(add, OF_A_PROPOSAL, ["--propose"])
    .description("add a snapshot or commits to snapshots/known-bad.yaml, with the draft of an incident")
    .option("--reason <text>", "what is wrong, in a sentence (required, unless it only ends an entry)")
    .addOption(
      new Option("--snapshot <tag>", "one snapshot; later ones with the same content are not marked").conflicts([
        "from",
        "to",
      ]),
    )
    .option("--from <commit>", "first bad commit, in place of --snapshot; all its descendants up to --to are marked")
    .option(
      "--to <commit>",
      "last bad commit; ends an entry of the same --from that has no end (default: no end, so that the commit that mends it is marked too)",
    )
    .option("--record <id...>", "ids of the records that are wrong there (default: none is named)")
    .option("--remediation <id>", "record that tells what was done (default: a new incident is drafted)")
    .option("--owner <id...>", "owners of the incident (default: those of the records)")
    .addOption(folderOption())
    .addOption(
      new Option("--write", "write the files to the working directory (default: only show them)").conflicts("propose"),
    )
    .option("--propose", "open or update a pull request, with the token in GITHUB_TOKEN")
    .addOption(repositoryOption())
    .addOption(targetBranchOption())
    .addOption(layoutOption())
    .addOption(configOption())
    .action(async ({ dir, ...options }: KnownBadArguments & { dir: string }) => {
      const { runKnownBadAdd } = await import("./known-bad.js");
      exitWith(await runKnownBadAdd(await existingFolder(dir), options));
    });
}

function addMirrorVerify(program: Command, { exitWith, existingFolder }: Shell): void {
  program
    .command("mirror")
    .description("verify: say whether two repositories hold one memory")
    .command("verify")
    .description("say whether two repositories hold the same memory, indexes and snapshots")
    .argument("<dir>", "folder of the memory in the one clone")
    .argument("<mirror>", "folder of the memory in the other")
    .option("--ref <ref>", "branch, tag or commit that is compared", "HEAD")
    .addOption(layoutOption())
    .addOption(configOption())
    .addOption(answerFormatOption())
    .action(async (dir: string, mirror: string, options: MirrorArguments) => {
      const { runVerifyMirror } = await import("./verify-mirror.js");
      const [first, second] = [await existingFolder(dir), await existingFolder(mirror)];
      exitWith(await runVerifyMirror(first, second, options));
    });
}

function addHealth(program: Command, { exitWith, existingFolder }: Shell): void {
  refuseIdle(program.command("health"), ["--repository"], ["--forge", "--issue"])
    .description("say how the memory is: alerts, drift, snapshots")
    .argument("[dir]", "folder of the memory", ".")
    .option("--ref <ref>", "commit that is looked at", "HEAD")
    .addOption(formatOption("answer", HEALTH_FORMATS))
    .option("--dashboard <file>", "write a page in HTML that needs nothing but itself (default: none)")
    .option("--forge", "ask GitHub for pull requests, with the token in GITHUB_TOKEN")
    .option("--issue", "keep one issue with it on GitHub, opened once and updated from then on; needs GITHUB_TOKEN")
    .addOption(
      new Option(
        "--index-build <outcome>",
        "how regenerating the index ended (default: not told, and no alert of it)",
      ).choices(["success", "failure"]),
    )
    .addOption(repositoryOption())
    .addOption(layoutOption())
    .addOption(configOption())
    .action(async (dir: string, options: HealthArguments) => {
      const { runHealth } = await import("./health.js");
      exitWith(await runHealth(await existingFolder(dir), options));
    });
}
