/** The commit of a change, as the caller names it; one who names a record or a file in its place is told how to find it. */
import { relative, resolve } from "node:path";
import type { GitRepository } from "../git/repository.js";
import { loadGate, type GateOptions } from "../load/gate.js";
import { graphOf } from "../load/graph-of.js";
import { readMemory, unjudged } from "../load/read-memory.js";
import { parseCommitRange } from "../memory/commit-range.js";
import { hasPath, type Tree } from "../memory/tree.js";
import { UserError } from "../memory/user-error.js";
import { endsOfRange, gitIn, shellWord } from "./shell-word.js";

/**
 * @param dir folder of the memory, absolute.
 * @param revision a commit, branch or tag.
 * @throws UserError where it is none.
 */
export async function commitOfChange(
  repository: GitRepository,
  dir: string,
  revision: string,
  gate: GateOptions,
): Promise<string> {
  try {
    return await repository.resolve(revision);
  } catch (error) {
    if (!(error instanceof UserError) || !LIKE_A_NAME.test(revision)) throw error;
    throw (await notACommit(repository, dir, revision, gate)) ?? severalCommits(revision, dir) ?? error;
  }
}

/** What may be an id or a path: no control characters, not longer than either. */
const LIKE_A_NAME = /^[^\p{Cc}\u2028\u2029]{1,1000}$/u;

async function notACommit(
  repository: GitRepository,
  dir: string,
  name: string,
  options: GateOptions,
): Promise<UserError | undefined> {
  const { prefix } = repository;
  const fromTop = name.startsWith(prefix) ? [trimmed(name.slice(prefix.length))] : [];
  const places = [trimmed(name), ...fromTop, trimmed(relative(dir, resolve(name)))];
  for (const tree of await treesOf(repository)) {
    const entries = await tree.entries();
    const path = places.find((each) => each !== "" && hasPath(entries, each));
    if (path !== undefined) {
      const isFile = entries.some((entry) => entry.path === path);
      return wantsCommit(name, isFile ? "a file" : "a folder", path, dir);
    }
    const file = await fileOfRecord(tree, name, options);
    if (file !== undefined) return wantsCommit(name, "a record", file, dir);
  }
  return undefined;
}

/** Where it stands now, and where it stood last: what was deleted since is asked for too. */
async function treesOf(repository: GitRepository): Promise<Tree[]> {
  const readers = [
    () => repository.workingTree(),
    () => repository.commitTree("HEAD"),
    () => repository.commitTree("HEAD^1"),
  ];
  const trees = readers.map(async (read) => {
    try {
      return [await read()];
    } catch (error) {
      if (error instanceof UserError) return [];
      throw error;
    }
  });
  return (await Promise.all(trees)).flat();
}

/** A memory that cannot be read has no record to speak of: that the name is no commit is said all the same. */
async function fileOfRecord(tree: Tree, id: string, options: GateOptions): Promise<string | undefined> {
  try {
    const gate = await loadGate(tree, options);
    const graph = graphOf(await readMemory(tree, gate, unjudged));
    return graph.records.get(id)?.primary.path;
  } catch (error) {
    if (error instanceof UserError) return undefined;
    throw error;
  }
}

/** @param path from `dir`. A colon at its start would make it a pattern of Git. */
function wantsCommit(name: string, what: string, path: string, dir: string): UserError {
  return new UserError(
    `${JSON.stringify(name)} is ${what}; revert takes the commit of a change.`,
    `Find it in the history of ${what === "a record" ? "the record's file" : `this ${what.slice(2)}`}, and name it: ${gitIn(dir)} log --oneline -- ${shellWord(path.startsWith(":") ? `./${path}` : path)}`,
  );
}

function severalCommits(name: string, dir: string): UserError | undefined {
  const range = parseCommitRange(name);
  if (!range) return undefined;
  const [from, last] = endsOfRange(range, dir);
  return new UserError(
    `${JSON.stringify(name)} is a range; revert takes the last commit of a change.`,
    `Name that one, and as --from the last one before the change: ${last} --from ${from}`,
  );
}

function trimmed(path: string): string {
  return path.replace(/^(\.\/)+/, "").replace(/\/+$/, "");
}
