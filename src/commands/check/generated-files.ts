/** What is known of the generated files that a tree holds (decision 7). */
import { outdatedBy } from "../../indexes/committed-index.js";
import type { Gate } from "../../load/gate.js";
import { sourceDigest } from "../../load/source-digest.js";
import { INDEX_HEADER_PATH, ONTOLOGY_REPORT_PATH } from "../../memory/index-paths.js";
import { readFile, type Tree } from "../../memory/tree.js";
import { TreeLookup } from "../../memory/tree-lookup.js";
import type { GeneratedFile } from "../../rules/rule.js";

/** The header; the report where it stands alone. With what it does not know of these sources. */
export async function generatedFiles(tree: Tree, gate: Gate): Promise<readonly GeneratedFile[]> {
  const lookup = new TreeLookup(tree);
  const entry =
    (await lookup.file(gate.layout.root + INDEX_HEADER_PATH)) ??
    (await lookup.file(gate.layout.root + ONTOLOGY_REPORT_PATH));
  if (!entry) return [];
  const digests = { sourceDigest: await sourceDigest(tree, gate), ontologyDigest: gate.ontologyDigest };
  return [{ path: entry.path, outdated: outdatedBy(await readFile(tree, entry), digests) }];
}
