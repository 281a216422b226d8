/** Whether a record is told of its kind by itself: what hangs on the kind alone is no second mistake then. */
import type { ProblemName, RuleId } from "../memory/finding.js";
import type { MemoryRecord } from "../memory/record.js";
import { weightOf } from "./broken-edge.js";
import { changedKinds } from "./changed-kinds.js";
import { mayBeWaived } from "./may-be-waived.js";
import type { GraphContext } from "./rule.js";

/**
 * @param rule that would speak of it as well: it does where the kind has less weight, or is accepted.
 * @returns true where the ontology declares none of the record's kinds, or the change at hand gave it another.
 */
export function isToldOfKind(record: MemoryRecord | undefined, rule: RuleId, context: GraphContext): boolean {
  if (!record) return false;
  const told = problemsOf(record, context);
  const [first] = told;
  if (!first || weightOf(first.rule, context) > weightOf(rule, context)) return false;
  const names = [record.id, record.primary.path];
  return !told.some((problem) => mayBeWaived(problem.rule, names, context) || context.isInBaseline(problem));
}

const NONE: readonly ProblemName[] = [];

/** What says that it is of another kind: as `change/kind-changed` and `record/unknown-kind` name it. */
function problemsOf(record: MemoryRecord, { graph, ontology, change }: GraphContext): readonly ProblemName[] {
  const { id, primary } = record;
  if (primary.role === "note" || ontology.nodeKinds.size === 0) return NONE;
  const kinds = graph.kindsOfRecord(record);
  const common = { at: { path: primary.path }, record: id };
  for (const kind of kinds) {
    if (!ontology.nodeKinds.has(kind)) continue;
    const changed = change && changedKinds(change, ontology).get(id);
    return changed ? [{ ...common, rule: "change/kind-changed", subject: changed.subject }] : NONE;
  }
  return [...kinds].map((kind) => ({ ...common, rule: "record/unknown-kind", subject: kind }));
}
