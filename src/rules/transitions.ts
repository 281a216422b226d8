/** What an ontology says about the way of a record from status to status. */
import type { Ontology, Transitions } from "../memory/ontology.js";
import type { MemoryRecord } from "../memory/record.js";
import { followers, mayFollow, transitionsOf, wordsOf } from "../memory/statuses.js";

export interface ForbiddenMove {
  readonly was: string;
  /** Undefined where the record has none any more. */
  readonly is: string | undefined;
  /** What may follow instead. */
  readonly next: readonly string[];
}

/** The change of status of a record where the ontology does not allow it. */
export function forbiddenMove(
  before: MemoryRecord,
  after: MemoryRecord,
  ontology: Ontology,
): ForbiddenMove | undefined {
  if (before.primary.role !== "record" || after.primary.role !== "record") return undefined;
  const was = before.primary.status;
  const is = after.primary.status;
  const transitions = transitionsOf(after.kind, ontology);
  if (!transitions || was === undefined) return undefined;
  // Without this, two steps would lead from everywhere to everywhere.
  const isTakenAway = is === undefined && wordsOf(transitions).has(was);
  if (!isTakenAway && mayFollow(was, is, transitions)) return undefined;
  return { was, is, next: followers(was, transitions) };
}

/**
 * Where a record may begin: the statuses that no other leads to, and those that follow one of them and lead further.
 * With the table of decision 11 these are draft and approved. Empty where every status follows another.
 */
export function initialStatuses(transitions: Transitions): ReadonlySet<string> {
  const later = new Set(Object.entries(transitions).flatMap(([from, to]) => to.filter((next) => next !== from)));
  const first = Object.keys(transitions).filter((status) => !later.has(status));
  const leadsOn = (status: string) => followers(status, transitions).length > 0;
  return new Set([...first, ...first.flatMap((status) => (transitions[status] ?? []).filter(leadsOn))]);
}
