/**
 * What differs between two commits, without reading what does not: by the index of the earlier one (docs/incremental.md). The answer
 * is the one that reading both gives, or none.
 */
import { NeedsFullCheck } from "../indexes/needs-full-check.js";
import { compareMemories } from "../load/compare/compare-memory.js";
import type { FileState } from "../load/file-state.js";
import type { Gate } from "../load/gate.js";
import { readFiles, unjudged, type Memory } from "../load/read-memory.js";
import type { Change } from "../memory/change.js";
import { type Beyond, NeedsWholeGraph } from "../memory/graph.js";
import type { Tree } from "../memory/tree.js";
import { filesAt } from "../memory/tree-lookup.js";
import { indexFilesIn } from "./check/index-files.js";
import { declarationsOf, readIndexedDifference, type IndexedDifference } from "./check/incremental/indexed-change.js";
import { memoriesAround, regionOf, unreadableOf } from "./check/incremental/region-around.js";

export interface ComparedMemories {
  readonly before: Memory;
  readonly after: Memory;
  readonly change: Change;
}

/** To compare asks nothing of the records elsewhere. */
const UNKNOWN: Beyond = {
  countOf: () => {
    throw new NeedsWholeGraph();
  },
  isJudged: () => false,
};

/**
 * The later commit's own index is not asked: that may be a proposal, and its author's word.
 * @param gate of both commits.
 * @returns the parts of the memories that the change can touch; undefined where the index does not say enough.
 */
export async function compareByIndex(before: Tree, after: Tree, gate: Gate): Promise<ComparedMemories | undefined> {
  try {
    const difference = await readIndexedDifference(before, after, gate, indexFilesIn(before, gate.layout.root));
    const region = await regionOf(difference, await unreadableOf(difference));
    const context = [...region.context.values()];
    const parts = memoriesAround(difference, { context, beyond: UNKNOWN });
    const others = await otherFilesOf(difference, parts.before);
    const sides = { before: withFiles(parts.before, others), after: withFiles(parts.after, others) };
    return { ...sides, change: await compareMemories(sides.before, sides.after, gate) };
  } catch (error) {
    if (error instanceof NeedsFullCheck) return undefined;
    throw error;
  }
}

/** Files that do not differ and declare more of a record that does: the index has no titles. */
async function otherFilesOf(
  { base, gate, filesBefore, filesAfter, changed }: IndexedDifference,
  { files }: Memory,
): Promise<ReadonlyMap<string, FileState>> {
  const touched = new Set([...declarationsOf(filesBefore), ...declarationsOf(filesAfter)].map(({ id }) => id));
  const paths = new Set<string>();
  for (const [path, { declarations }] of files) {
    if (!changed.has(path) && declarations.some(({ id }) => id !== undefined && touched.has(id))) paths.add(path);
  }
  return await readFiles(base, await filesAt(paths, base), gate, unjudged, false);
}

function withFiles(memory: Memory, files: ReadonlyMap<string, FileState>): Memory {
  return { ...memory, files: new Map([...memory.files, ...files]) };
}
