/** Fields of which a rule of their own refuses the text, so that no schema need say so too. */
import type { Inspected } from "../layouts/extract.js";
import type { FieldName } from "../layouts/layout.js";
import type { RuleId } from "../memory/finding.js";
import { parseInstant } from "../memory/instant.js";
import { idFault } from "./id-form.js";
import type { RecordContext } from "./rule.js";

export function refusedFields({ declaration }: Inspected, context: RecordContext): FieldName[] {
  return REFUSALS.flatMap(({ field, rule, refuses }) => {
    const text = declaration[field];
    const isRefused =
      text !== undefined && context.severities.get(rule) !== "off" && refuses(text, declaration, context);
    return isRefused ? [field] : [];
  });
}

interface Refusal {
  readonly field: "id" | "kind" | "status" | "updatedAt" | "sensitivity";
  readonly rule: RuleId;
  readonly refuses: (text: string, declaration: Inspected["declaration"], context: RecordContext) => boolean;
}

/** What the rules refuse as errors, or would as far as the record itself tells. */
const REFUSALS: readonly Refusal[] = [
  {
    field: "id",
    rule: "record/invalid-id",
    refuses: (id, { kind, role }, context) =>
      role !== "patch" && (idFault(id, kind, context)?.whose ?? "convention") !== "convention",
  },
  {
    field: "kind",
    rule: "record/unknown-kind",
    refuses: (kind, { role }, { ontology: { nodeKinds } }) =>
      role !== "note" && nodeKinds.size > 0 && !nodeKinds.has(kind),
  },
  {
    field: "status",
    rule: "status/unknown",
    refuses: (status, { kind = "" }, { ontology }) =>
      (ontology.nodeKinds.get(kind)?.statuses ?? ontology.statuses)?.includes(status) === false,
  },
  {
    field: "updatedAt",
    rule: "record/invalid-timestamp",
    refuses: (updatedAt) => parseInstant(updatedAt) === undefined,
  },
  {
    field: "sensitivity",
    rule: "record/unknown-sensitivity",
    refuses: (sensitivity, _, { ontology }) => ontology.sensitivity?.includes(sensitivity) === false,
  },
];
