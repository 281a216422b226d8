/** What edges lead to that come or go with a change. */
import type { Declaration, Edge } from "../memory/record.js";

/**
 * Targets of the edges of interest that only one side states.
 * @param interest what tells such edges to one target apart; false where an edge is of none.
 */
export function differingTargets(
  before: readonly Declaration[],
  after: readonly Declaration[],
  interest: (from: Declaration, edge: Edge) => readonly unknown[] | false,
): ReadonlySet<string> {
  const targetsOf = (side: readonly Declaration[]): ReadonlyMap<string, string> => {
    const targets = new Map<string, string>();
    for (const from of side) {
      for (const edge of from.edges) {
        const key = interest(from, edge);
        if (key !== false) targets.set(JSON.stringify([...key, edge.target]), edge.target);
      }
    }
    return targets;
  };
  const targetsBefore = targetsOf(before);
  const targetsAfter = targetsOf(after);
  const result = new Set<string>();
  for (const [key, target] of targetsBefore) if (!targetsAfter.has(key)) result.add(target);
  for (const [key, target] of targetsAfter) if (!targetsBefore.has(key)) result.add(target);
  return result;
}
