/** Whether a change writes into the index what generation does not give (decision 7). */
import { builtFrom } from "../../indexes/committed-index.js";
import type { Gate, GateOptions } from "../../load/gate.js";
import {
  INDEX_HEADER_PATH,
  isIndexPath,
  isTakenForIndex,
  mayBeIndexFile,
  ONTOLOGY_REPORT_PATH,
} from "../../memory/index-paths.js";
import { comparePaths, readFile, type Tree, type TreeEntry } from "../../memory/tree.js";
import { TreeLookup } from "../../memory/tree-lookup.js";
import { UserError } from "../../memory/user-error.js";
import type { GeneratedFile } from "../../rules/rule.js";
import { makeIndex, type IndexSource } from "./make-index.js";

/** A person needs to see that the index was edited, not each of its files. */
const MAX_EDITED = 20;

export interface IndexChange {
  readonly base: Tree;
  readonly judged: Tree;
  /** Folder of the trees, relative to the top of the repository. */
  readonly root: string;
  readonly options: GateOptions;
}

/**
 * The files of the index that a change touches and that generating the judged tree's index does not give. Time and commit
 * of generation, and the build that judged, are the index's own word: a tree knows nothing of them.
 */
export async function editedIndexFiles(change: IndexChange, gate: Gate): Promise<readonly GeneratedFile[]> {
  const { base, judged, root, options } = change;
  const [before, after] = await Promise.all([base, judged].map((tree) => indexEntries(tree, gate)));
  if (!before || !after) return [];
  const touched = [...new Set([...before.keys(), ...after.keys()])].filter((path) => {
    const [was, is] = [before.get(path), after.get(path)];
    const isGone = is === undefined && !isIndexPath(path, gate.layout.root);
    return !isGone && (was?.oid !== is?.oid || was?.mode !== is?.mode);
  });
  if (touched.length === 0) return [];
  const expected = await generatedIds({ tree: judged, root, gate: options }, gate);
  return touched
    .filter((path) => {
      const oid = expected?.get(path);
      const is = after.get(path);
      if (oid === undefined) return expected === undefined || is !== undefined;
      return is?.mode !== "100644" || is.oid !== oid;
    })
    .sort(comparePaths)
    .slice(0, MAX_EDITED)
    .map((path) => {
      if (!isIndexPath(path, gate.layout.root)) return { path, edited: "collides" };
      if (after.has(path) && !mayBeIndexFile(path, gate.layout.root)) return { path, edited: "foreign" };
      return { path, edited: !after.has(path) ? "removed" : before.has(path) ? "written" : "added" };
    });
}

/** Ids of the files that generation gives; undefined where the tree has nothing that an index could be made of. */
async function generatedIds(
  input: { readonly tree: Tree; readonly root: string; readonly gate: GateOptions },
  gate: Gate,
): Promise<ReadonlyMap<string, string> | undefined> {
  const lookup = new TreeLookup(input.tree);
  let source: IndexSource = { time: new Date(0) };
  for (const path of [ONTOLOGY_REPORT_PATH, INDEX_HEADER_PATH]) {
    const entry = await lookup.file(gate.layout.root + path);
    if (entry) source = builtFrom(await readFile(input.tree, entry)) ?? source;
  }
  try {
    const ids = new Map<string, string>();
    const index = await makeIndex({ ...input, source });
    for await (const { path, oid } of index.files()) ids.set(path, oid);
    return ids;
  } catch (error) {
    if (error instanceof UserError) return undefined;
    throw error;
  }
}

async function indexEntries(tree: Tree, { layout }: Gate): Promise<ReadonlyMap<string, TreeEntry>> {
  const entries = (await tree.entries()).filter(({ path }) => isTakenForIndex(path, layout.root));
  return new Map(entries.map((entry) => [entry.path, entry]));
}
