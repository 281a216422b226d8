/** `memory-steward check --shard i/n`: one part of a check, for `merge-reports`. */
import { resolve } from "node:path";
import type { Command } from "commander";
import { checkShard } from "../commands/check/check-shard.js";
import { openRepository } from "../git/repository.js";
import type { Shard } from "../indexes/part-of-path.js";
import { counted } from "../memory/counted.js";
import { UserError } from "../memory/user-error.js";
import { isReadByAll } from "./audience.js";
import { withMemoryAbove } from "./with-memory-above.js";
import { gateOptions } from "./gate-options.js";
import { progressLine } from "./progress.js";
import { redactor } from "./redaction.js";
import { writeOutput } from "./write-output.js";

export interface ShardArguments {
  readonly shard: Shard;
  readonly base?: string;
  readonly head?: string;
  readonly layout?: string;
  readonly config?: string;
  readonly output?: string;
  readonly asOf?: Date;
  /** False with `--no-secrets`. */
  readonly secrets?: boolean;
}

/** Options of `check` that a part has no use for, since it has neither a report nor a verdict. */
const OF_THE_REPORT = ["format", "maxFindings", "showAccepted"];
const OF_A_WHOLE_CHECK = ["staged", "updateBaseline", "verifyIncremental"];

/** @throws CommanderError where the call has an option that a part has no use for. */
export function assertOfShard(command: Command): void {
  for (const option of command.options) {
    const name = option.attributeName();
    const advice = OF_THE_REPORT.includes(name)
      ? `a part is no report. Give ${option.long ?? name} to merge-reports, which makes the report of all parts`
      : "it takes a check of everything in one run";
    const isMeant = OF_THE_REPORT.includes(name) || OF_A_WHOLE_CHECK.includes(name);
    if (!isMeant || command.getOptionValueSource(name) !== "cli") continue;
    command.error(`error: option '--shard <i/n>' cannot be used with option '${option.flags}': ${advice}.`, {
      code: "commander.conflictingOption",
    });
  }
}

/** @returns 0: what was found is in the part, and the merge gives the verdict. */
export async function runCheckShard(dir: string, options: ShardArguments): Promise<number> {
  if (options.base !== undefined) {
    throw new UserError(
      "A change against a base is not checked in shards: what it does not touch is not read anyway.",
      "Leave out --shard to judge the change, or --base to judge all of the memory.",
    );
  }
  const { shard, of } = options.shard;
  const repository = await openRepository(dir);
  const progress = progressLine(process.stderr);
  try {
    const { head } = options;
    const { bytes, files, problems } = await checkShard({
      tree: head === undefined ? await repository.partialWorkingTree() : await repository.commitTree(head),
      root: repository.root,
      gate: gateOptions(dir, options, repository),
      shard,
      of,
      now: options.asOf ?? new Date(),
      secrets: options.secrets !== false && { onValue: redactor.learn },
      isPublic: isReadByAll(process.env),
      isClean: (bytes) => redactor.isClean(bytes),
      onProgress: progress.update,
    });
    progress.clear();
    if (options.output === undefined) {
      process.stdout.write(bytes);
    } else {
      writeOutput(resolve(options.output), bytes);
      const said = counted(problems, "problem");
      process.stdout.write(`Wrote part ${shard} of ${of}: ${counted(files, "file")}, ${said} in them.\n`);
    }
    return 0;
  } catch (error) {
    throw await withMemoryAbove(error, dir);
  } finally {
    progress.clear();
    await repository.close();
  }
}
