/** The command line's words for approved time. */
import { Option, type Command } from "commander";
import { configOption, defaultBranchOption, folderOption, layoutOption, repositoryOption } from "./common-options.js";
import { answerFormatOption } from "./format-option.js";
import type { AnswerFormat } from "./formats.js";
import { refuseIdle } from "./idle-options.js";
import { refuseMisspeltCommands, tellDefaultOptions } from "./help.js";
import type { ResolveArguments } from "./resolve.js";
import type { SnapshotArguments } from "./snapshot.js";
import type { Shell } from "./shell.js";

interface ListOptions {
  readonly dir: string;
  readonly branch?: string;
  readonly format: AnswerFormat;
}

export function addSnapshotCommands(program: Command, shell: Shell): void {
  addResolve(program, shell);
  addSnapshot(program, shell);
}

function addResolve(program: Command, { exitWith, existingFolder }: Shell): void {
  refuseIdle(program.command("resolve"), ["--no-require-approved-commit"], ["--at"])
    .description(
      "say which commit a request for memory means: a ref, a time, a snapshot, or by default the default branch as it is now",
    )
    .argument("[dir]", "folder of the memory", ".")
    .addOption(
      new Option("--ref <ref>", "a branch, a tag or the id of a commit; ~1 or ^2 behind it name its parents").conflicts(
        ["at", "snapshot"],
      ),
    )
    .addOption(
      new Option(
        "--at <time>",
        "the latest approved commit at or before a time, such as 2026-05-08T12:00:00Z or '2 days ago'",
      ).conflicts("snapshot"),
    )
    .option("--snapshot <tag>", "a snapshot, such as memory/snapshots/2026-05-08T120000Z")
    .option("--no-require-approved-commit", "with --at, go by committer dates, approved or not")
    .addOption(defaultBranchOption())
    .addOption(layoutOption())
    .addOption(configOption())
    .addOption(answerFormatOption())
    .action(async (dir: string, options: ResolveArguments) => {
      const { runResolve } = await import("./resolve.js");
      exitWith(await runResolve(await existingFolder(dir), options));
    });
}

function addSnapshot(program: Command, shell: Shell): void {
  const snapshot = program
    .command("snapshot")
    .description("make (default): tag approved commits on GitHub; list, show: read the tags of this clone");
  refuseMisspeltCommands(snapshot);
  tellDefaultOptions(snapshot, "make");
  addSnapshotMake(snapshot, shell);
  addSnapshotList(snapshot, shell);
  addSnapshotShow(snapshot, shell);
}

function addSnapshotMake(snapshot: Command, { exitWith, existingFolder }: Shell): void {
  snapshot
    .command("make", { isDefault: true })
    .description("tag what was approved since the last snapshot, and name what was not; needs GITHUB_TOKEN")
    .argument("[dir]", "folder of the memory", ".")
    .addOption(repositoryOption())
    .option("--dry-run", "say what would be tagged, and tag nothing; reads GitHub all the same")
    .addOption(layoutOption())
    .addOption(configOption())
    .addOption(answerFormatOption())
    .action(async (dir: string, options: SnapshotArguments) => {
      const { runSnapshot } = await import("./snapshot.js");
      exitWith(await runSnapshot(await existingFolder(dir), options));
    });
}

function addSnapshotList(snapshot: Command, { exitWith, existingFolder }: Shell): void {
  snapshot
    .command("list")
    .description("list the snapshots whose tags this clone has, the newest first")
    .addOption(folderOption())
    .addOption(defaultBranchOption())
    .addOption(answerFormatOption())
    .action(async ({ dir, ...options }: ListOptions) => {
      const { runSnapshotList } = await import("./snapshot.js");
      exitWith(await runSnapshotList(await existingFolder(dir), options));
    });
}

function addSnapshotShow(snapshot: Command, { exitWith, existingFolder }: Shell): void {
  snapshot
    .command("show")
    .description("show what a snapshot's tag says: commit, digests, approvals")
    .argument("<tag>", "a snapshot, such as memory/snapshots/2026-05-08T120000Z")
    .addOption(folderOption())
    .addOption(defaultBranchOption())
    .addOption(answerFormatOption())
    .action(async (tag: string, { dir, ...options }: ListOptions) => {
      const { runSnapshotShow } = await import("./snapshot.js");
      exitWith(await runSnapshotShow(await existingFolder(dir), tag, options));
    });
}
