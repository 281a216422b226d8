/** Whether a record is told of its kind by itself: what hangs on the kind alone is no second mistake then. */
import type { RuleId } from "../memory/finding.js";
import type { MemoryRecord } from "../memory/record.js";
import { mayBeWaived } from "./may-be-waived.js";
import type { GraphContext } from "./rule.js";
import { weightOf } from "./broken-edge.js";

const UNKNOWN: RuleId = "record/unknown-kind";

/**
 * @param rule that would speak of it as well: it does where the kind has less weight, or is accepted.
 * @returns true where the ontology declares none of the record's kinds.
 */
export function isToldOfKind(record: MemoryRecord | undefined, rule: RuleId, context: GraphContext): boolean {
  const { graph, ontology } = context;
  if (!record || record.primary.role === "note" || ontology.nodeKinds.size === 0) return false;
  const kinds = graph.kindsOfRecord(record);
  if (kinds.size === 0) return false;
  for (const kind of kinds) if (ontology.nodeKinds.has(kind)) return false;
  const { id, primary } = record;
  if (weightOf(UNKNOWN, context) > weightOf(rule, context) || mayBeWaived(UNKNOWN, [id], context)) return false;
  return ![...kinds].some((kind) =>
    context.isInBaseline({ rule: UNKNOWN, at: { path: primary.path }, record: id, subject: kind }),
  );
}
