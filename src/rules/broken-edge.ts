/** Which edges lead nowhere, and whose fault that is: the edge's own, or a change that took its target away. */
import type { Change } from "../memory/change.js";
import type { StatedEdge } from "../memory/graph.js";
import { isExternalTarget } from "../memory/ontology.js";
import type { ChangeContext, GraphContext } from "./rule.js";

/** Owners have a rule of their own, so edges derived from them are left to it. */
export function isDangling({ edge }: StatedEdge, context: GraphContext): boolean {
  if (edge.form === "link") return !context.hasPath(edge.target);
  if (context.graph.records.has(edge.target)) return false;
  if (context.ontology.edgeKinds.get(edge.kind)?.external === true) return false;
  if (edge.derived === "owner") return false;
  return !isExternalTarget(edge.target, context.ontology, context.prefixes);
}

const LOST = new WeakMap<Change, ReadonlySet<string>>();

/**
 * Whether the change at hand took the id away, or broke the file that declares it: what breaks with it is said once, by
 * the rule about the deletion, the rename or the file.
 */
export function isLostInChange(id: string, { change }: GraphContext): boolean {
  if (!change) return false;
  let lost = LOST.get(change);
  if (!lost) {
    lost = new Set([
      ...change.vanished.map(({ before }) => before.id),
      ...change.unreadable.map((record) => record.id),
    ]);
    LOST.set(change, lost);
  }
  return lost.has(id);
}

/** The edges that lead nowhere since the record is gone, in order; ownership by a team that no vocabulary lists is one. */
export function edgesBrokenBy(id: string, context: ChangeContext): readonly StatedEdge[] {
  const isListed = context.ontology.owners.teams?.has(id) === true;
  return context.graph.incoming(id).filter((stated) => {
    const { form, derived, target } = stated.edge;
    if (form === "link") return false;
    if (derived === "owner" && target.startsWith("team:")) return !isListed && !context.graph.records.has(id);
    return isDangling(stated, context);
  });
}
