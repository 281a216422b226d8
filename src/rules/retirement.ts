/** How a record can be taken out of force in the layout at hand: advice that the layout does not read helps nobody. */
import type { EdgeSource } from "../layouts/layout.js";
import type { MemoryRecord } from "../memory/record.js";
import { RETIRED_WORDS, retiringStatus } from "../memory/statuses.js";
import type { RecordContext } from "./rule.js";

/**
 * The status that retires a record; undefined where the layout reads none from it, or has no such word.
 * @param words the first choice first.
 */
export function retiringWord(
  { primary }: MemoryRecord,
  { layout, ontology }: RecordContext,
  words: readonly string[] = RETIRED_WORDS,
): string | undefined {
  const shape = layout.classes.get(primary.className)?.shapes[primary.shape];
  const isRead = shape?.fields.status?.some(({ from }) => from === "record") === true;
  return isRead ? retiringStatus(primary, ontology, words) : undefined;
}

/** How to say in a record that it supersedes another one, as an imperative clause; undefined where its layout reads no such edge. */
export function supersedeClause(
  { primary }: MemoryRecord,
  id: string,
  { layout, ontology: { origin, edgeKinds } }: RecordContext,
): string | undefined {
  if (origin !== "none" && edgeKinds.size > 0 && !edgeKinds.has("supersedes")) return undefined;
  const layoutClass = layout.classes.get(primary.className);
  const sources = (layoutClass?.shapes[primary.shape]?.edges ?? []).map((index) => layoutClass?.edgeSources[index]);
  const field = sources.find((source) => source?.form === "targets" && source.kind === "supersedes");
  if (field) return `add "${field.path.join(".")}: ${id}" here`;
  return sources.some(readsAnyKind) ? "let this one supersede it" : undefined;
}

function readsAnyKind(source: EdgeSource | undefined): boolean {
  return source?.form === "map" || source?.form === "list";
}
