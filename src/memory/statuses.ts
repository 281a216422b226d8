/** What an ontology says about the way of a record from status to status, and about leaving force. */
import type { Ontology, Transitions } from "./ontology.js";

/** What there is to know of a record. */
export interface Standing {
  readonly kind?: string | undefined;
  readonly status?: string | undefined;
}

/** Words for records that nobody should build on any more, the first choice first. */
export const RETIRED_WORDS = ["deprecated", "superseded", "archived"] as const;

/** Those that the vocabulary has; none where it has no such words, and then nothing counts as retired. */
export function retiredStatuses({ statuses, nodeKinds }: Ontology): readonly string[] {
  const ofKinds = [...nodeKinds.values()].flatMap((kind) => kind.statuses ?? []);
  const known = new Set([...(statuses ?? []), ...ofKinds]);
  return RETIRED_WORDS.filter((word) => known.has(word));
}

/**
 * The word that retires a record and may follow its present status; undefined where none may.
 * @param words the first choice first.
 */
export function retiringStatus(
  { kind, status }: Standing,
  ontology: Ontology,
  words: readonly string[] = RETIRED_WORDS,
): string | undefined {
  const statuses = (kind === undefined ? undefined : ontology.nodeKinds.get(kind)?.statuses) ?? ontology.statuses;
  const transitions = transitionsOf(kind, ontology);
  return words.find((word) => (statuses?.includes(word) ?? true) && mayFollow(status, word, transitions));
}

export function transitionsOf(kind: string | undefined, ontology: Ontology): Transitions | undefined {
  return (kind === undefined ? undefined : ontology.nodeKinds.get(kind)?.transitions) ?? ontology.transitions;
}

/** A status outside the table is judged by the vocabulary, and leaving it is a repair. */
export function mayFollow(
  was: string | undefined,
  is: string | undefined,
  transitions: Transitions | undefined,
): boolean {
  if (!transitions || was === undefined || is === undefined || was === is) return true;
  const words = wordsOf(transitions);
  return !words.has(was) || !words.has(is) || followers(was, transitions).includes(is);
}

/** What may follow a status. */
export function followers(status: string, transitions: Transitions): readonly string[] {
  return Object.hasOwn(transitions, status) ? (transitions[status] ?? []) : [];
}

export function wordsOf(transitions: Transitions): ReadonlySet<string> {
  return new Set([...Object.keys(transitions), ...Object.values(transitions).flat()]);
}
