import type { PlacedFiles } from "../../memory/placed-files.js";
import { filesAt } from "../../memory/tree-lookup.js";
import type { Tree, TreeEntry } from "../../memory/tree.js";
import type { CheckResult } from "./check.js";

/**
 * Places are the head's (decision 31). A file that the target branch alone has stands as it is there. One that the merge made of
 * both stands in no commit, and one whose name is no text has no address.
 */
export async function placedFiles({ report, shown, judgement, changeBase }: CheckResult): Promise<PlacedFiles> {
  const paths = new Set(report.findings.flatMap(({ path, related }) => [path, ...related.map((place) => place.path)]));
  const commits = new Map<string, string | undefined>();
  const rest = (): Set<string> => new Set([...paths].filter((path) => !commits.has(path)));
  const settle = (entries: Iterable<TreeEntry>, commitOf: (entry: TreeEntry) => string | undefined): void => {
    for (const entry of entries) commits.set(entry.path, entry.undecodable ? undefined : commitOf(entry));
  };
  settle(await filesAt(paths, shown), () => shown.commit);
  const before = await filesByPath(rest(), changeBase);
  settle(await filesAt(rest(), judgement.memory.tree), ({ path, oid }) =>
    before.get(path)?.oid === oid ? changeBase?.commit : undefined,
  );
  const deleted = new Set([...rest()].filter((path) => before.has(path)));
  settle(
    [...before.values()].filter(({ path }) => deleted.has(path)),
    () => changeBase?.commit,
  );
  return { isDeleted: (path) => deleted.has(path), commitOf: (path) => commits.get(path) };
}

async function filesByPath(paths: ReadonlySet<string>, tree: Tree | undefined): Promise<Map<string, TreeEntry>> {
  const files = tree && paths.size > 0 ? await filesAt(paths, tree) : [];
  return new Map(files.map((entry) => [entry.path, entry]));
}
