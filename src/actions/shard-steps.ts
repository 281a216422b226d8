/** The check in shards: one part of it in each job of a matrix, and the report of all in the job behind them. */
import { readdirSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { checkShard } from "../commands/check/check-shard.js";
import { mergeReports } from "../commands/check/merge-reports.js";
import { openRepository, type GitRepository } from "../git/repository.js";
import type { Shard } from "../indexes/part-of-path.js";
import type { Tree } from "../memory/tree.js";
import { UserError } from "../memory/user-error.js";
import { isReadByAll } from "../terminal/audience.js";
import { gateOptions } from "../terminal/gate-options.js";
import { progressLine } from "../terminal/progress.js";
import { readPartFile } from "../terminal/read-part-file.js";
import { redactor } from "../terminal/redaction.js";
import { writeOutput } from "../terminal/write-output.js";
import { memoryFolder, report, type CheckStep } from "./check-step.js";
import { checkSubject } from "./check-subject.js";
import type { Event } from "./event.js";
import type { Inputs } from "./inputs.js";
import { setOutput } from "./runner.js";

/** Writes the part. The verdict is the merge's. */
export async function runShardStep(
  { shard, of }: Shard,
  inputs: Inputs,
  event: Event,
  workspace: string,
): Promise<void> {
  const dir = memoryFolder(inputs, workspace);
  const repository = await openRepository(dir);
  try {
    const { bytes, files, problems } = await checkShard({
      tree: await wholeTree(repository, event, inputs),
      root: repository.root,
      gate: gateOptions(dir, inputs, repository),
      shard,
      of,
      now: new Date(),
      secrets: { onValue: redactor.learn },
      isPublic: isReadByAll(process.env),
      isClean: (bytes) => redactor.isClean(bytes),
      onProgress: progressLine(process.stdout).update,
    });
    const name = `memory-steward-part-${shard}-of-${of}.jsonl`;
    const path = resolve(workspace, inputs.partFile ?? join(process.env["RUNNER_TEMP"] ?? workspace, name));
    writeOutput(path, bytes);
    setOutput("part-path", path);
    process.stdout.write(`Part ${shard} of ${of}: files ${files}, problems in them ${problems}.\n`);
  } finally {
    await repository.close();
  }
}

export async function runMergeReportsStep(inputs: Inputs, event: Event, workspace: string): Promise<CheckStep> {
  const dir = memoryFolder(inputs, workspace);
  const repository = await openRepository(dir);
  try {
    const result = await mergeReports({
      tree: await wholeTree(repository, event, inputs),
      root: repository.root,
      gate: gateOptions(dir, inputs, repository),
      parts: partFiles(inputs.parts, workspace).map((file) => ({ label: file, read: () => readPartFile(file) })),
      ...(repository.isGit && { history: repository.history() }),
      secrets: { onValue: redactor.learn },
    });
    await report(result, inputs, workspace);
    return { result, repository };
  } catch (error) {
    await repository.close();
    throw error;
  }
}

/** @throws UserError where the event asks about a change. */
async function wholeTree(repository: GitRepository, event: Event, inputs: Inputs): Promise<Tree> {
  const subject = await checkSubject(repository, event, inputs);
  if ("tree" in subject) return subject.tree;
  throw new UserError(
    "A change against a base is not checked in shards: what it does not touch is not read anyway.",
    "Run `check` without `shard` on pull requests and merge queues, and shards on a schedule or on push.",
  );
}

/** @throws UserError where there is no folder, or none of its files is a part. */
function partFiles(folder: string | undefined, workspace: string): string[] {
  const advice = "Download the parts of all shards into one folder, and name it as `parts`.";
  if (folder === undefined) throw new UserError("The input `parts` names no folder.", advice);
  const path = resolve(workspace, folder);
  if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) {
    throw new UserError(`There is no folder ${folder} with parts.`, advice);
  }
  const names = readdirSync(path).filter((name) => name.endsWith(".jsonl"));
  if (names.length === 0) throw new UserError(`No file in ${folder} ends in .jsonl.`, advice);
  return names.sort().map((name) => join(path, name));
}
