/** The status of a record that nobody has looked at yet. */
import type { Ontology } from "../../memory/ontology.js";

/** Best first. */
const UNSEEN = ["candidate", "draft", "proposed"];

/** The word of the vocabulary for it; undefined where that has none. */
export function statusOfNew(
  kind: string,
  { nodeKinds, statuses }: Pick<Ontology, "nodeKinds" | "statuses">,
): string | undefined {
  const known = nodeKinds.get(kind)?.statuses ?? statuses;
  return known === undefined ? "draft" : UNSEEN.find((status) => known.includes(status));
}
