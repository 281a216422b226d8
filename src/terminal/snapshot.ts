/** `memory-steward snapshot`, `snapshot list` and `snapshot show`. */
import { listSnapshots, showSnapshot } from "../commands/snapshot/list-snapshots.js";
import { snapshot } from "../commands/snapshot/snapshot.js";
import { openRepository, type GitRepository } from "../git/repository.js";
import { jsonText } from "../report/json-text.js";
import { renderSnapshot, renderSnapshotList, renderSnapshotReport } from "../report/snapshot.js";
import { withForgeClone, type ForgeClone } from "./forge-clone.js";
import type { AnswerFormat } from "./formats.js";
import { gateOptions } from "./gate-options.js";

export interface SnapshotArguments {
  readonly repository?: string;
  readonly dryRun?: true;
  readonly layout?: string;
  readonly config?: string;
  readonly format: AnswerFormat;
}

/** @returns 1 where something is not approved, fails its check or was tampered with, else 0. */
export async function runSnapshot(dir: string, options: SnapshotArguments): Promise<number> {
  const work = async ({ forge, clone, local, root }: ForgeClone): Promise<number> => {
    const result = await snapshot({
      forge,
      source: clone,
      options: gateOptions(dir, options, local),
      directory: root,
      now: new Date(),
      isDryRun: options.dryRun === true,
    });
    const pretty = () => renderSnapshotReport(result, options.dryRun === true);
    process.stdout.write(options.format === "json" ? jsonText(result) : pretty());
    return result.unapproved.length + result.failing.length + result.faults.length > 0 ? 1 : 0;
  };
  return await withForgeClone(dir, options.repository, work, options.dryRun && FOR_DRY_RUN);
}

const FOR_DRY_RUN = {
  why: "--dry-run tags nothing, but reads the branch and its reviews, as the forge has them now",
  without: "Without a token, `memory-steward snapshot list` tells the snapshots that this clone has",
};

interface ListArguments {
  readonly branch?: string;
  readonly format: AnswerFormat;
}

/** @returns 1 where a tag is not what it should be, else 0. */
export function runSnapshotList(dir: string, { branch, format }: ListArguments): Promise<number> {
  return withClone(dir, async (repository) => {
    const { snapshots, faults } = await listSnapshots(repository.history(), branch);
    process.stdout.write(format === "json" ? jsonText({ snapshots, faults }) : renderSnapshotList(snapshots, faults));
    return faults.length > 0 ? 1 : 0;
  });
}

export function runSnapshotShow(dir: string, tag: string, { branch, format }: ListArguments): Promise<number> {
  return withClone(dir, async (repository) => {
    const shown = await showSnapshot(repository.history(), branch, tag);
    process.stdout.write(format === "json" ? jsonText(shown) : renderSnapshot(shown));
    return 0;
  });
}

async function withClone(dir: string, work: (repository: GitRepository) => Promise<number>): Promise<number> {
  const repository = await openRepository(dir);
  try {
    return await work(repository);
  } finally {
    await repository.close();
  }
}
