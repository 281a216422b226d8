/** What is known of the generated files that a tree holds (decision 7). */
import { ONTOLOGY_REPORT_PATH, isStaleReport, saysTheSame } from "../indexes/ontology-report-index.js";
import type { Gate } from "../load/gate.js";
import { sourceDigest } from "../load/source-digest.js";
import { isRegular, readFile, type Tree, type TreeEntry } from "../memory/tree.js";
import type { GeneratedFile } from "../rules/rule.js";

/** Makes the report that belongs into a tree, by the tree's own gate. */
export type Regenerate = () => Promise<Uint8Array>;

/**
 * Files of generated classes; of the ontology report also whether it speaks of these sources, and, where it can be
 * regenerated and does, whether it says what generation says.
 */
export async function generatedFiles(
  tree: Tree,
  entries: readonly TreeEntry[],
  gate: Gate,
  regenerate: Regenerate | undefined,
): Promise<readonly GeneratedFile[]> {
  const files: GeneratedFile[] = [];
  for (const entry of entries) {
    if (!isRegular(entry.mode) || !gate.layout.isGenerated(entry.path)) continue;
    const file = { path: entry.path, oid: entry.oid };
    if (entry.path !== gate.layout.root + ONTOLOGY_REPORT_PATH) {
      files.push(file);
      continue;
    }
    const bytes = await readFile(tree, entry);
    const digests = { sourceDigest: await sourceDigest(tree, gate), ontologyDigest: gate.ontologyDigest };
    const stale = isStaleReport(bytes, digests);
    const expected = stale || !regenerate ? "unknown" : saysTheSame(bytes, await regenerate()) ? "same" : "different";
    files.push({ ...file, stale, expected });
  }
  return files;
}
