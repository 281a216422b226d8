/** `memory-steward snapshot`, `snapshot list` and `snapshot show`. */
import { listSnapshots, showSnapshot } from "../commands/list-snapshots.js";
import { snapshot } from "../commands/snapshot.js";
import { makePullClone } from "../git/pull-clone.js";
import { openRepository, type GitRepository } from "../git/repository.js";
import { jsonText } from "../report/json-text.js";
import { renderSnapshot, renderSnapshotList, renderSnapshotReport } from "../report/snapshot.js";
import { connect } from "./connect.js";
import { gateOptions } from "./gate-options.js";

export interface SnapshotArguments {
  readonly repository?: string;
  readonly dryRun?: true;
  readonly layout?: string;
  readonly config?: string;
  readonly format: "pretty" | "json";
}

/** @returns 1 where something is not approved, fails its check or was tampered with, else 0. */
export async function runSnapshot(dir: string, options: SnapshotArguments): Promise<number> {
  const forge = await connect(options.repository);
  const { owner, name } = await forge.repository();
  const local = await openRepository(dir);
  const server = (process.env["GITHUB_SERVER_URL"] ?? "https://github.com").replace(/\/+$/, "");
  const directory = local.prefix.replace(/\/$/, "");
  const clone = await makePullClone({
    url: `${server}/${owner}/${name}.git`,
    token: process.env["GITHUB_TOKEN"] ?? process.env["GH_TOKEN"] ?? "",
    directory,
    ...(local.isGit && { checkout: local.top }),
  }).finally(() => local.close());
  try {
    const result = await snapshot({
      forge,
      source: clone,
      options: gateOptions(dir, options, local),
      directory,
      now: new Date(),
      isDryRun: options.dryRun === true,
    });
    const pretty = () => renderSnapshotReport(result, options.dryRun === true);
    process.stdout.write(options.format === "json" ? jsonText(result) : pretty());
    return result.unapproved.length + result.failing.length + result.faults.length > 0 ? 1 : 0;
  } finally {
    await clone.close();
  }
}

interface ListArguments {
  readonly branch?: string;
  readonly format: "pretty" | "json";
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
