/** What an update does to the memory, told record by record. */
import { compareMemories } from "../../load/compare/compare-memory.js";
import { readMemory, unjudged } from "../../load/read-memory.js";
import type { Change } from "../../memory/change.js";
import { restrictedRecords } from "../../memory/restricted.js";
import type { MemoryDiff } from "../../memory/memory-diff.js";
import type { Tree } from "../../memory/tree.js";
import { memoryDiff } from "../diff.js";
import type { UpdateBasis } from "./judge-update.js";

export async function updateDiff(
  { current: { gate, judgement } }: Pick<UpdateBasis, "main" | "current">,
  tree: Tree,
): Promise<{ readonly change: Change; readonly diff: MemoryDiff }> {
  const before = judgement.memory;
  const after = await readMemory(tree, gate, unjudged, before.files);
  const change = await compareMemories(before, after, gate);
  const restricted = restrictedRecords([change.before, change.after]);
  return { change, diff: await memoryDiff({ change, before, after, gate, restricted }) };
}
