/** Statuses of records that nobody should build on any more. */
import type { MemoryRecord } from "../memory/record.js";
import type { Ontology } from "../memory/ontology.js";

const RETIRED = ["deprecated", "archived"] as const;

/** The words for it that the vocabulary has; none where it has no such words, and then nothing counts as retired. */
export function retiredStatuses({ statuses }: Ontology): readonly string[] {
  return RETIRED.filter((status) => statuses?.includes(status));
}

/** The word that retires a record and may follow its present status. */
export function retiringStatus({ kind, primary }: MemoryRecord, ontology: Ontology): string {
  const words = retiredStatuses(ontology);
  const transitions =
    (kind === undefined ? undefined : ontology.nodeKinds.get(kind)?.transitions) ?? ontology.transitions;
  const status = primary.status ?? "";
  const allowed = transitions && Object.hasOwn(transitions, status) ? transitions[status] : undefined;
  return words.find((word) => allowed?.includes(word)) ?? words[0] ?? "deprecated";
}
