/** The command line's words for what agents propose, from a run to a pull request. */
import { Option, type Command } from "commander";
import { instant, positiveInteger, repositoryName, runId } from "./argument-values.js";
import { configOption, folderOption, layoutOption, repositoryOption, targetBranchOption } from "./common-options.js";
import { answerFormatOption, formatOption } from "./format-option.js";
import { RETENTION_TIERS } from "../memory/agent-run.js";
import { ANSWER_FORMATS } from "./formats.js";
import { refuseIdle } from "./idle-options.js";
import { requireOptions } from "./required-options.js";
import type { ImportRunArguments } from "./import-run.js";
import type { ProposeArguments } from "./propose.js";
import type { ValidateArguments } from "./update.js";
import type { UpdateFromArguments } from "./update-from.js";
import type { ProposalsArguments } from "./proposals.js";
import type { ReviewArguments } from "./review.js";
import type { Shell } from "./shell.js";

export function addProposalCommands(program: Command, shell: Shell): void {
  addImportRun(program, shell);
  addPromote(program, shell);
  addUpdate(program, shell);
  addReview(program, shell);
  addPropose(program, shell);
  addProposals(program, shell);
}

function addImportRun(program: Command, { exitWith, existingFolder }: Shell): void {
  program
    .command("import-run")
    .description("show the records that runs of agents become, without their secrets and raw files; or write them")
    .usage("[options] <run...> [dir]")
    .argument("<run...>", "folders of runs, such as .a5c/runs/<run>, and then the folder of the memory (default: .)")
    .option("--write", "write the records below the folder of the memory (default: only show them)")
    .option("--dry-run", "only show the records, even with --write (default)")
    .addOption(
      new Option(
        "--tier <tier>",
        "how much is kept (default: what imports of the configuration says, or else summary-only, and curated-journal for incidents and debugging)",
      ).choices(RETENTION_TIERS),
    )
    .option(
      "--repository <id>",
      "id of the Repository record that the run was about (default: as the run or imports of the configuration names it)",
    )
    .addOption(layoutOption())
    .addOption(configOption())
    .addOption(formatOption("result", ANSWER_FORMATS))
    .action(async (paths: readonly string[], options: ImportRunArguments & { dryRun?: boolean }) => {
      const { runImportRun, runsAndMemory } = await import("./import-run.js");
      const { dryRun = false, write = false, ...rest } = options;
      const { runs, dir } = runsAndMemory(paths);
      exitWith(await runImportRun(runs, await existingFolder(dir), { ...rest, write: write && !dryRun }));
    });
}

function addPromote(program: Command, { exitWith }: Shell): void {
  requireOptions(
    program
      .command("promote")
      .description("make a canonical record of a free-form note, and keep its sources")
      .argument("<note>", "Markdown file of the note"),
    new Option("--kind <kind>", "kind of the record, as the ontology names it, such as Runbook"),
  )
    .option("--id <id>", "id of the record (default: made from its title)")
    .option("--owner <id...>", "owners, such as team:build (default: the note's own)")
    .option("--to <file>", "file of the record (default: made from kind and id)")
    .action(async (note: string, options: { kind: string; id?: string; owner?: string[]; to?: string }) => {
      const { runPromote } = await import("./promote.js");
      exitWith(await runPromote(note, options));
    });
}

function addUpdate(program: Command, shell: Shell): void {
  const update = program
    .command("update")
    .description("new: begin an update artifact, or make one of what a run left; validate: try it before it is sent");
  addUpdateValidate(update, shell);
  addUpdateNew(update, shell);
}

function addUpdateValidate(update: Command, { exitWith }: Shell): void {
  update
    .command("validate")
    .description("say whether the memory would take an update, without writing anything")
    .argument("<file>", "the artifact, such as memory-update.json, or - for the standard input")
    .addOption(folderOption())
    .option("--on <rev>", "revision of the memory that it is laid on", "HEAD")
    .option(
      "--repository <owner/name>",
      "the memory's name: an update for another one is refused (default: not compared)",
    )
    .addOption(layoutOption())
    .addOption(configOption())
    .addOption(formatOption("verdict", ANSWER_FORMATS))
    .action(async (file: string, options: ValidateArguments) => {
      const { runUpdateValidate } = await import("./update.js");
      exitWith(await runUpdateValidate(file, options));
    });
}

function addUpdateNew(update: Command, { exitWith }: Shell): void {
  requireOptions(
    refuseIdle(update.command("new"), ["--extractor-env", "--extractor-timeout"], ["--extract"])
      .description("write an artifact to be filled in, or from what machines tell of a run; never over a file")
      .argument("[command...]", "after --: program and arguments of an extractor that reads --extract"),
    new Option("--memory <owner/name>", "the memory that it is for").argParser(repositoryName),
    new Option("--run <id>", "the run that learned it").argParser(runId),
    new Option("--source <owner/name>", "repository of that run").argParser(repositoryName),
  )
    .option("--dir <dir>", "folder of the memory, whose HEAD was read", ".")
    .option("--output <file>", "file to write, or - for the standard output", "memory-update.json")
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
    .option("--extract <file>", "text of a run, which the extractor after -- is asked about")
    .option("--extractor-env <name...>", "environment variables that the extractor gets; it gets no others")
    .option("--extractor-timeout <seconds>", "end the extractor after so many seconds (default: 120)", positiveInteger)
    .option("--owner <id...>", "owners of the records that come, such as team:build; a new record needs one")
    .option(
      "--kind <kind...>",
      "kind of the record to be filled in (default: Runbook); with --memories or --extract kinds for types of memories, such as gotcha=Runbook (default: chosen by type, as the page named below says)",
    )
    .addOption(layoutOption())
    .addOption(configOption())
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
}

function addReview(program: Command, { exitWith, existingFolder }: Shell): void {
  program
    .command("review")
    .description("compare a proposed record with what is known: accept, merge, supersede or reject, with every number")
    .argument("<file>", "file of the proposed record")
    .argument("[dir]", "folder of the memory", ".")
    .option("--as <path>", "where the file would stand in the memory (default: where it stands below the folder)")
    .addOption(layoutOption())
    .addOption(configOption())
    .option("--as-of <time>", "hold dates against this time (RFC 3339) instead of now", instant)
    .addOption(answerFormatOption())
    .action(async (file: string, dir: string, options: ReviewArguments) => {
      const { runReview } = await import("./review.js");
      exitWith(await runReview(await existingFolder(dir), file, options));
    });
}

function addPropose(program: Command, { exitWith, existingFolder }: Shell): void {
  program
    .command("propose")
    .description("open a pull request from an update artifact, or say why it is refused; needs GITHUB_TOKEN")
    .argument("<file>", "the artifact, such as memory-update.json, or - for the standard input")
    .addOption(folderOption())
    .addOption(repositoryOption())
    .addOption(targetBranchOption())
    .option("--dry-run", "show title, text and decision, and write nothing; reads GitHub all the same")
    .addOption(layoutOption())
    .addOption(configOption())
    .action(async (file: string, { dir, ...options }: ProposeArguments & { dir: string }) => {
      const { runPropose } = await import("./propose.js");
      exitWith(await runPropose(await existingFolder(dir), file, options));
    });
}

function addProposals(program: Command, { exitWith, existingFolder }: Shell): void {
  program
    .command("proposals")
    .description(
      "re-check open proposals against the current default branch: close, update or link them, and comment; needs GITHUB_TOKEN",
    )
    .argument("[dir]", "folder of the memory", ".")
    .addOption(repositoryOption())
    .addOption(layoutOption())
    .addOption(configOption())
    .addOption(answerFormatOption())
    .action(async (dir: string, options: ProposalsArguments) => {
      const { runProposals } = await import("./proposals.js");
      exitWith(await runProposals(await existingFolder(dir), options));
    });
}
