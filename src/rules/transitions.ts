/** What an ontology says about the way of a record from status to status. */
import type { Ontology, Transitions } from "../memory/ontology.js";
import type { MemoryRecord } from "../memory/record.js";

export interface ForbiddenMove {
  readonly was: string;
  readonly is: string;
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
  const transitions = transitionsOf(after, ontology);
  // A status outside the table is judged by the vocabulary, and leaving it is a repair.
  if (!transitions || was === undefined || is === undefined || was === is) return undefined;
  const words = wordsOf(transitions);
  if (!words.has(was) || !words.has(is)) return undefined;
  const next = Object.hasOwn(transitions, was) ? (transitions[was] ?? []) : [];
  return next.includes(is) ? undefined : { was, is, next };
}

export function transitionsOf({ kind }: MemoryRecord, ontology: Ontology): Transitions | undefined {
  return (kind === undefined ? undefined : ontology.nodeKinds.get(kind)?.transitions) ?? ontology.transitions;
}

export function wordsOf(transitions: Transitions): ReadonlySet<string> {
  return new Set([...Object.keys(transitions), ...Object.values(transitions).flat()]);
}

/**
 * Where a record may begin: the statuses that no other leads to, and those that follow one of them and lead further.
 * With the table of decision 11 these are draft and approved. Empty where every status follows another.
 */
export function initialStatuses(transitions: Transitions): ReadonlySet<string> {
  const followers = new Set(Object.entries(transitions).flatMap(([from, to]) => to.filter((next) => next !== from)));
  const first = Object.keys(transitions).filter((status) => !followers.has(status));
  const leadsOn = (status: string) => Object.hasOwn(transitions, status) && (transitions[status] ?? []).length > 0;
  return new Set([...first, ...first.flatMap((status) => (transitions[status] ?? []).filter(leadsOn))]);
}
