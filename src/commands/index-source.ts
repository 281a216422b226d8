/** What an index is made from: the commit of its sources, and the time as of which it judges ages (decision 6). */
import { loadGate, type Gate, type GateOptions } from "../load/gate.js";
import { sourceDigest } from "../load/source-digest.js";
import type { Repository, SourceCommit } from "../memory/repository.js";
import type { Tree } from "../memory/tree.js";
import { UserError } from "../memory/user-error.js";
import type { MakeIndexInput } from "./make-index.js";

/**
 * @param now of what no commit holds: sources that are not committed, folders outside Git.
 * @throws UserError where a shallow clone ends before the answer is known.
 */
export async function indexSource(
  repository: Repository,
  tree: Tree,
  options: GateOptions,
  now: Date,
): Promise<MakeIndexInput["source"]> {
  const commit = tree.commit ?? (await headOf(repository, tree, options));
  if (commit === undefined) return { time: now };
  const gate = await loadGate(tree, options);
  return (await sourceCommitOf(repository, gate, commit)) ?? { time: now };
}

/** Those of the paths whose files an index is made from. */
export async function sourcesAmong(paths: readonly string[], tree: Tree, options: GateOptions): Promise<string[]> {
  return paths.length === 0 ? [] : paths.filter(sourceTest(await loadGate(tree, options)));
}

function sourceCommitOf(repository: Repository, gate: Gate, commit: string): Promise<SourceCommit | undefined> {
  return repository.sourceCommit(sourceTest(gate), commit);
}

function sourceTest({ layout, isExcluded }: Gate): (path: string) => boolean {
  return (path) => path.startsWith(layout.root) && !isExcluded(path) && !layout.isGenerated(path);
}

/** HEAD, where it has the same sources as the working directory. */
async function headOf(repository: Repository, tree: Tree, options: GateOptions): Promise<string | undefined> {
  const head = await repository.headCommit();
  if (head === undefined) return undefined;
  const digestOf = async (each: Tree) => sourceDigest(each, await loadGate(each, options));
  const here = await digestOf(tree);
  const there = await digestOf(await repository.commitTree(head)).catch((error: unknown) => {
    if (error instanceof UserError) return undefined;
    throw error;
  });
  return here === there ? head : undefined;
}
