import type { Ontology } from "../memory/ontology.js";

/** What other vocabularies call a record to rely on. */
const EQUIVALENTS: ReadonlySet<string> = new Set(["accepted", "active", "stable"]);

/** Whether readers rely on records of a status. A vocabulary that has "approved" means that and nothing else. */
export function isApproved(status: string | undefined, kind: string | undefined, ontology: Ontology): boolean {
  if (status === undefined) return false;
  if (status === "approved") return true;
  const statuses = ontology.nodeKinds.get(kind ?? "")?.statuses ?? ontology.statuses ?? [];
  return EQUIVALENTS.has(status) && statuses.includes(status) && !statuses.includes("approved");
}
