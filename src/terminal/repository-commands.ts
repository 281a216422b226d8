/** The command line's words for setting up a repository and keeping its index. */
import { Option, type Command } from "commander";
import { instant } from "./argument-values.js";
import { configOption, layoutOption } from "./common-options.js";
import { refuseIdle } from "./idle-options.js";
import type { ReindexArguments } from "./reindex.js";
import type { Shell } from "./shell.js";

export function addRepositoryCommands(program: Command, shell: Shell): void {
  addInit(program, shell);
  addDoctor(program, shell);
  addReindex(program, shell);
}

function addInit(program: Command, { exitWith }: Shell): void {
  program
    .command("init")
    .description("start a company brain: folders, ontology, configuration, workflow; never overwrites")
    .argument("[dir]", "folder of the memory", ".")
    .action(async (dir: string) => {
      const { runInit } = await import("./init.js");
      exitWith(await runInit(dir));
    });
}

function addDoctor(program: Command, { exitWith, existingFolder }: Shell): void {
  refuseIdle(program.command("doctor"), ["--branch"], ["--repository"])
    .description("say what the set-up on GitHub lacks: workflows, permissions, required checks; each with the mend")
    .argument("[dir]", "folder of the repository", ".")
    .option(
      "--repository <owner/name>",
      "look at its settings on GitHub too, with the token in GITHUB_TOKEN (default: look at the files alone)",
    )
    .option("--branch <name>", "branch whose rules are looked at (default: the default branch)")
    .action(async (dir: string, options: { repository?: string; branch?: string }) => {
      const { runDoctor } = await import("./doctor.js");
      exitWith(await runDoctor(await existingFolder(dir), options));
    });
}

function addReindex(program: Command, { exitWith, existingFolder }: Shell): void {
  program
    .command("reindex")
    .description(
      "write or check the index: what agents read, and what a change is judged by without reading everything; give --write or --check",
    )
    .argument("[dir]", "folder of the memory", ".")
    .addOption(new Option("--write", "write the index to the working directory, below indexes/").conflicts("check"))
    .option("--check", "say whether the index is current, and write nothing")
    .addOption(
      new Option(
        "--merge-driver <files...>",
        "run as a Git merge driver for the files of the index; pass %A and %P",
      ).conflicts(["write", "check"]),
    )
    .addOption(layoutOption())
    .addOption(configOption())
    .option(
      "--as-of <time>",
      "judge ages as of this time (RFC 3339) instead of the time of the last change of a source",
      instant,
    )
    .action(async (dir: string, options: ReindexArguments) => {
      const { runReindex } = await import("./reindex.js");
      exitWith(await runReindex(await existingFolder(dir), options));
    });
}
