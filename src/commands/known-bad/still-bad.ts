/** Whether the memory still says what an entry of known-bad says was bad until some commit. */
import type { Gate } from "../../load/gate.js";
import { readMemory, type Memory, unjudged } from "../../load/read-memory.js";
import { firstNames } from "../../memory/first-names.js";
import { shortCommit } from "../../memory/commit-id.js";
import type { Tree } from "../../memory/tree.js";

export interface BadRange {
  /** Full id of the last bad commit. */
  readonly to: string;
  /** The memory at that commit. */
  readonly last: Tree;
  /** The memory just before the first bad commit; undefined where the clone does not have it. */
  readonly before: Tree | undefined;
  /** Ids of the records that are wrong there; every record that the commits changed where none is named. */
  readonly records: readonly string[];
}

const MAX_NAMED = 3;

/**
 * A mark that ends lets through whatever is merged next, the mark itself first of all: where the fault has not been mended
 * by then, agents get it again. Files are compared as a whole, so a later edit of the same file goes unnoticed.
 * @returns one sentence, or none.
 */
export async function stillBad({ to, last, before, records }: BadRange, gate: Gate, now: Memory): Promise<string[]> {
  const read = (tree: Tree) => readMemory(tree, gate, unjudged, now.files);
  const bad = await read(last);
  const good = before && (await read(before));
  const named = new Set(records);
  const ids = [...bad.files.values()]
    .filter(({ path, oid }) => now.files.get(path)?.oid === oid && good?.files.get(path)?.oid !== oid)
    .flatMap(({ declarations }) => declarations.flatMap(({ id }) => (id === undefined ? [] : [id])))
    .filter((id) => named.size === 0 || named.has(id));
  if (ids.length === 0) return [];
  const what = firstNames(ids, MAX_NAMED, (id) => JSON.stringify(id));
  return [
    `The mark ends at ${shortCommit(to)}, and the memory still holds ${what} as there: what is merged later is not marked, so agents get that again. Leave --to out until the fault is mended.`,
  ];
}
