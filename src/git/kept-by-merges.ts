/**
 * What the merges of a range bring back. One that takes a file as a parent has it adds nothing of its own, and yet it may
 * undo what another parent did: the file comes back that was taken away there.
 */
import { diffTree, NO_FILE, SUBMODULE, type FileDifference } from "./diff-tree.js";
import { runGitOnHistory } from "./git.js";
import type { ObjectStore } from "./object-store.js";

export interface MergedRange {
  /** Full ids. */
  readonly base: string;
  readonly head: string;
  /** Commits of the range with several parents, the oldest first. */
  readonly merges: readonly string[];
}

/** A file of the head. */
export interface KeptFile {
  readonly path: string;
  readonly mode: string;
  readonly oid: string;
  /** Merges that took it from one of their parents, and not from all; the oldest first. */
  readonly commits: readonly string[];
}

/**
 * Files of the head that neither the base nor each merge base has so. Where all of them have a file as the head has it, merging gives it
 * as the base has it, so nothing comes back.
 * @param isKnown of a path and an id that are found already.
 * @throws GitError where the history cannot be read.
 */
export async function keptByMerges(
  store: ObjectStore,
  { base, head, merges }: MergedRange,
  isKnown: (path: string, oid: string) => boolean,
): Promise<readonly KeptFile[]> {
  const found = new Map<string, { path: string; mode: string; oid: string; commits: string[] }>();
  for (const from of await mergeBases(store, base, head)) {
    await differing(store, [from, head], undefined, (path, mode, oid) => {
      if (!isKnown(path, oid)) found.set(`${oid} ${path}`, { path, mode, oid, commits: [] });
    });
  }
  if (found.size > 0) await forgetShared(store, [base, head], found);
  if (found.size > 0) {
    await differing(store, ["--stdin", "-m"], merges, (path, _mode, oid, commit) => {
      const file = found.get(`${oid} ${path}`);
      if (file && file.commits.at(-1) !== commit) file.commits.push(commit);
    });
  }
  return [...found.values()].map((file) => (file.commits.length > 0 ? file : { ...file, commits: [head] }));
}

/** What the base has as well: one of several merge bases may lack it. */
async function forgetShared(store: ObjectStore, ends: readonly string[], found: Map<string, unknown>): Promise<void> {
  const own = new Set<string>();
  await differing(store, ends, undefined, (path, _mode, oid) => own.add(`${oid} ${path}`));
  for (const key of found.keys()) if (!own.has(key)) found.delete(key);
}

/** The base itself where the two have nothing in common. */
async function mergeBases(store: ObjectStore, base: string, head: string): Promise<readonly string[]> {
  const { stdout } = await runGitOnHistory(store.place, ["merge-base", "--all", base, head], { accept: [0, 1] });
  const ids = stdout.toString("latin1").split("\n").filter(Boolean);
  return ids.length > 0 ? ids : [base];
}

/** Visits the files that the second of two trees has otherwise, or each of some merges than one of its parents. */
async function differing(
  store: ObjectStore,
  trees: readonly string[],
  commits: readonly string[] | undefined,
  visit: (path: string, mode: string, oid: string, commit: string) => void,
): Promise<void> {
  const take = ({ path, after: { mode, oid }, commit }: FileDifference): void => {
    if (mode !== NO_FILE && mode !== SUBMODULE) visit(path, mode, oid, commit);
  };
  await diffTree(store.place, trees, take, commits && { input: commits.map((id) => `${id}\n`).join("") });
}
