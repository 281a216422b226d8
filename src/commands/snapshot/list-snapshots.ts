/** `snapshot list` and `snapshot show`: what the tags of a clone say. Nothing but tags and the line of commits is read. */
import type { History } from "../../memory/history.js";
import type { ListedSnapshot } from "../../report/snapshot.js";
import { isSnapshot, type Chain } from "../../snapshots/chain.js";
import { chainFaults } from "../../snapshots/chain-faults.js";
import { defaultBranch } from "../../snapshots/find-ref.js";
import { findSnapshot } from "../../snapshots/find-snapshot.js";
import { readChain } from "./read-snapshots.js";

export interface SnapshotList {
  /** Oldest first. */
  readonly snapshots: readonly ListedSnapshot[];
  /** What is wrong with tags below `memory/snapshots/`, in sentences. */
  readonly faults: readonly string[];
}

/** @param branch name of the default branch, where the caller knows it. */
export async function listSnapshots(history: History, branch: string | undefined): Promise<SnapshotList> {
  const chain = await chainIn(history, branch);
  return {
    snapshots: chain.links.filter(isSnapshot).map(({ tag, object, manifest }) => ({ tag, object, manifest })),
    faults: chainFaults(chain),
  };
}

/** @throws UserError where there is no such snapshot, or its tag is not what it was. */
export async function showSnapshot(history: History, branch: string | undefined, tag: string): Promise<ListedSnapshot> {
  const { tag: name, object, manifest } = findSnapshot(tag, await chainIn(history, branch));
  return { tag: name, object, manifest };
}

async function chainIn(history: History, branch: string | undefined): Promise<Chain> {
  const refs = await history.refs();
  const line = await history.line(defaultBranch(refs, branch).commit);
  return await readChain(history, refs, line);
}
