/** What is known of the generated files that a tree holds (decision 7). */
import { outdatedBy } from "../../indexes/committed-index.js";
import { tryGate, type Gate, type GateOptions } from "../../load/gate.js";
import { sourceDigest } from "../../load/source-digest.js";
import { INDEX_HEADER_PATH, ONTOLOGY_REPORT_PATH } from "../../memory/index-paths.js";
import { readFile, type Tree, type TreeEntry } from "../../memory/tree.js";
import { TreeLookup } from "../../memory/tree-lookup.js";
import { UserError } from "../../memory/user-error.js";
import type { GeneratedFile } from "../../rules/rule.js";
import { alteredIndex } from "./altered-index.js";

/** What the default branch held before a push to it. */
export interface BeforePush {
  readonly tree: Tree;
  /** As of `CheckInput`. */
  readonly whenWritten?: ((path: string) => Promise<Tree | undefined>) | undefined;
  readonly gate: GateOptions;
}

/** The header; the report where it stands alone. With what it does not know of these sources. */
export async function generatedFiles(tree: Tree, gate: Gate): Promise<readonly GeneratedFile[]> {
  const entry = await headerOf(tree, gate);
  return entry ? [{ path: entry.path, outdated: await outdatedOf(entry, tree, gate) }] : [];
}

/**
 * The same of a tree that is no change of another one, with what stands beside the header. What a change does to the index is
 * asked of the change (`editedIndexFiles`).
 */
export async function generatedFilesOfWhole(
  tree: Tree,
  gate: Gate,
  before?: BeforePush,
): Promise<readonly GeneratedFile[]> {
  const { strays, differs } = await alteredIndex(tree, gate.layout.root);
  const entry = await headerOf(tree, gate);
  if (!entry) return strays;
  const outdated = await outdatedOf(entry, tree, gate);
  if (differs) return [{ path: entry.path, outdated: [...outdated, "contents"] }, ...strays];
  const isDue = before !== undefined && outdated.length > 0 && (await wasCurrent(entry, before));
  return [{ path: entry.path, outdated, ...(isDue && { isDue }) }, ...strays];
}

async function headerOf(tree: Tree, { layout: { root } }: Gate): Promise<TreeEntry | undefined> {
  const lookup = new TreeLookup(tree);
  return (await lookup.file(root + INDEX_HEADER_PATH)) ?? (await lookup.file(root + ONTOLOGY_REPORT_PATH));
}

async function outdatedOf(entry: TreeEntry, tree: Tree, gate: Gate) {
  const digests = { sourceDigest: await sourceDigest(tree, gate), ontologyDigest: gate.ontologyDigest };
  return outdatedBy(await readFile(tree, entry), digests);
}

/**
 * Whether the push found an index that knew everything, and left it alone: it is then nobody's neglect. Nor is it where one
 * push follows another, and what they leave behind is yet to be written.
 */
async function wasCurrent(entry: TreeEntry, { tree, gate, whenWritten }: BeforePush): Promise<boolean> {
  if (await knewAll(entry, tree, gate)) return true;
  const written = await whenWritten?.(entry.path);
  return written !== undefined && (await knewAll(entry, written, gate));
}

/** Whether a tree has the same index, and that knew all of it. */
async function knewAll({ path, oid }: TreeEntry, tree: Tree, options: GateOptions): Promise<boolean> {
  const gate = await tryGate(tree, options);
  const entry = gate instanceof UserError ? undefined : await headerOf(tree, gate);
  if (gate instanceof UserError || entry?.path !== path || entry.oid !== oid) return false;
  return (await outdatedOf(entry, tree, gate)).length === 0;
}
