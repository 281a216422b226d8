/** What is known of the generated files that a tree holds (decision 7). */
import { ONTOLOGY_REPORT_PATH, isStaleReport, saysTheSame } from "../indexes/ontology-report-index.js";
import type { Gate } from "../load/gate.js";
import type { Memory } from "../load/read-memory.js";
import { sourceDigest } from "../load/source-digest.js";
import { isRegular, readFile } from "../memory/tree.js";
import type { GeneratedFile } from "../rules/rule.js";

/** Makes the report that belongs into a tree, by the tree's own gate. */
export type Regenerate = () => Promise<Uint8Array>;

/**
 * Files of generated classes; of the ontology report also whether it speaks of these sources, and, where it can be
 * regenerated and does, whether it says what generation says.
 */
export async function generatedFiles(
  memory: Memory,
  gate: Gate,
  regenerate: Regenerate | undefined,
): Promise<readonly GeneratedFile[]> {
  const files: GeneratedFile[] = [];
  for (const entry of memory.entries) {
    if (!isRegular(entry.mode) || !gate.layout.isGenerated(entry.path)) continue;
    const file = { path: entry.path, oid: entry.oid };
    if (entry.path !== gate.layout.root + ONTOLOGY_REPORT_PATH) {
      files.push(file);
      continue;
    }
    const bytes = await readFile(memory.tree, entry);
    const digests = { sourceDigest: sourceDigest(memory.entries, gate.layout), ontologyDigest: gate.ontologyDigest };
    const stale = isStaleReport(bytes, digests);
    const expected = stale || !regenerate ? "unknown" : saysTheSame(bytes, await regenerate()) ? "same" : "different";
    files.push({ ...file, stale, expected });
  }
  return files;
}
