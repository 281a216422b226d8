/** The command line's words for a check. */
import { Option, type Command } from "commander";
import { instant, positiveInteger, shardOf } from "./argument-values.js";
import { configOption, layoutOption } from "./common-options.js";
import { formatOption } from "./format-option.js";
import type { CheckArguments } from "./check.js";
import type { ShardArguments } from "./check-shard.js";
import { CHECK_FORMATS, REPORT_OPTIONS } from "./formats.js";
import { refuseInOtherForms } from "./idle-options.js";
import type { Shell } from "./shell.js";

export function addCheckCommand(program: Command, { exitWith, existingFolder }: Shell): void {
  refuseInOtherForms(program.command("check"), REPORT_OPTIONS)
    .description("check a memory repository, or a change against its base")
    .argument("[dir]", "folder of the memory", ".")
    .option("--base <rev>", "judge the change against this revision, by its rules (default: judge the whole memory)")
    .option("--head <rev>", "judge this revision instead of the working directory")
    .addOption(
      new Option(
        "--staged",
        "judge what is staged, as `git commit` would take it: for a hook (docs/hooks.md)",
      ).conflicts(["head", "updateBaseline"]),
    )
    .addOption(layoutOption())
    .addOption(configOption())
    .addOption(formatOption("report", CHECK_FORMATS))
    .option("--output <file>", "write the report to a file (default: print it)")
    .option(
      "--max-findings <n>",
      "in pretty and markdown, show at most so many findings, worst first (default: 200)",
      positiveInteger,
    )
    .option("--as-of <time>", "judge ages as of this time (RFC 3339) instead of now", instant)
    .option("--show-accepted", "in pretty, show findings of the baseline and waived ones too")
    .addOption(
      new Option(
        "--update-baseline",
        "accept what is found today: write it to the baseline (default: memory-steward.baseline.json)",
      ).conflicts(["format", "output", "maxFindings", "showAccepted"]),
    )
    .addOption(
      new Option(
        "--shard <i/n>",
        "check the i-th of n parts alone, such as 1/4, and write what merge-reports reads",
      ).argParser(shardOf),
    )
    .option("--no-index", "read everything, even where the base has an index to judge the change by")
    .option("--no-secrets", "leave out the search for secrets, to tell what it costs; the Action never does")
    .option("--verify-incremental", "judge everything as well, and compare the two reports")
    .action(async (dir: string, { shard, ...options }: CheckArguments & Partial<ShardArguments>, command: Command) => {
      const folder = await existingFolder(dir);
      if (shard) {
        const { assertOfShard, runCheckShard } = await import("./check-shard.js");
        assertOfShard(command);
        exitWith(await runCheckShard(folder, { ...options, shard }));
        return;
      }
      const { runCheck } = await import("./check.js");
      exitWith(await runCheck(folder, options));
    });
}
