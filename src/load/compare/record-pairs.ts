/** Records that are there before and after: which declarations belong together, and which say something else now. */
import type { RecordPair } from "../../memory/change.js";
import { declarationKey, type Declaration, type MemoryRecord } from "../../memory/record.js";
import type { Gate } from "../gate.js";
import type { Memory } from "../read-memory.js";
import { contentDigest } from "./record-content.js";
import { visitRecords } from "../visit-records.js";

/** The declarations that stand in one file before and after, where an id has several. */
export function likeForLike(before: MemoryRecord, after: MemoryRecord): RecordPair {
  const was = fullDeclarations(before);
  const is = fullDeclarations(after);
  if (was.length < 2 && is.length < 2) return { before, after };
  for (const declaration of was) {
    const there = is.filter(({ path }) => path === declaration.path);
    const same = there.find(({ document }) => document === declaration.document) ?? there[0];
    if (same) return { before: only(declaration, before), after: only(same, after) };
  }
  return { before, after };
}

function fullDeclarations({ declarations }: MemoryRecord): readonly Declaration[] {
  return declarations.filter(({ role }) => role === "record" || role === "note");
}

function only(primary: Declaration, { id, declarations }: MemoryRecord): MemoryRecord {
  const others = declarations.filter(({ role }) => role !== "record" && role !== "note");
  return { id, kind: primary.kind, primary, declarations: [primary, ...others] };
}

/**
 * The pairs that say something else than before.
 * @param touched paths of files that differ: what the others declare is the same on both sides.
 */
export async function differingRecords(
  pairs: readonly RecordPair[],
  touched: ReadonlySet<string>,
  before: Memory,
  after: Memory,
  gate: Gate,
): Promise<RecordPair[]> {
  const parts = ({ declarations }: MemoryRecord) => declarations.filter(({ path }) => touched.has(path));
  const paths = (side: keyof RecordPair) => new Set(pairs.flatMap((pair) => parts(pair[side]).map(({ path }) => path)));
  const [was, is] = await Promise.all([digests(before, paths("before"), gate), digests(after, paths("after"), gate)]);
  const content = (record: MemoryRecord, known: ReadonlyMap<string, string>) =>
    parts(record)
      .map((declaration) => known.get(declarationKey(declaration)) ?? "")
      .sort()
      .join();
  return pairs.filter((pair) => content(pair.before, was) !== content(pair.after, is));
}

async function digests(memory: Memory, paths: ReadonlySet<string>, gate: Gate): Promise<ReadonlyMap<string, string>> {
  const result = new Map<string, string>();
  await visitRecords(memory, paths, gate, (inspected, body) => {
    result.set(declarationKey(inspected.declaration), contentDigest(inspected, body));
  });
  return result;
}
