/** `memory-steward check --shard i/n`: one part of a check, for `merge-reports`. */
import { resolve } from "node:path";
import { checkShard } from "../commands/check/check-shard.js";
import { openRepository } from "../git/repository.js";
import type { Shard } from "../indexes/part-of-path.js";
import { UserError } from "../memory/user-error.js";
import { isReadByAll } from "./audience.js";
import { withMemoryAbove } from "./find-memory.js";
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
      const said = `${problems} problem${problems === 1 ? "" : "s"}`;
      process.stdout.write(`Wrote part ${shard} of ${of}: ${files} file${files === 1 ? "" : "s"}, ${said} in them.\n`);
    }
    return 0;
  } catch (error) {
    throw withMemoryAbove(error, dir, "check");
  } finally {
    progress.clear();
    await repository.close();
  }
}
