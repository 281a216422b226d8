/** What is known of the generated files that a tree holds (decision 7). */
import type { Gate } from "../load/gate.js";
import type { Memory } from "../load/read-memory.js";
import { isRegular, readFile } from "../memory/tree.js";
import { sourceDigest } from "../load/source-digest.js";
import { ONTOLOGY_REPORT_PATH, isStaleReport } from "../indexes/ontology-report-index.js";
import type { GeneratedFile } from "../rules/rule.js";

/** Files of generated classes; of the ontology report also whether it speaks of these sources. */
export async function generatedFiles(memory: Memory, gate: Gate): Promise<readonly GeneratedFile[]> {
  const generated = memory.entries.filter(
    ({ path, mode }) => isRegular(mode) && gate.layout.classOf(path)?.generated === true,
  );
  if (generated.length === 0) return [];
  const digests = { sourceDigest: sourceDigest(memory.entries, gate.layout), ontologyDigest: gate.ontologyDigest };
  return await Promise.all(
    generated.map(async (entry): Promise<GeneratedFile> => {
      if (entry.path !== gate.layout.root + ONTOLOGY_REPORT_PATH) return { path: entry.path, oid: entry.oid };
      return { path: entry.path, oid: entry.oid, stale: isStaleReport(await readFile(memory.tree, entry), digests) };
    }),
  );
}
