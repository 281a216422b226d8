/**
 * Families of directives to an agent, as combinations of what terms tell. In prose a family counts when it is beyond
 * doubt by itself or meets another; where nobody reads it, any directive counts.
 */
import { bitOf } from "./terms/table.js";
import type { Category } from "./terms/category.js";
import type { PlacedHit } from "./sentences.js";

export type Family =
  | "override"
  | "disclosure of the prompt"
  | "another role"
  | "exfiltration"
  | "reach for credentials"
  | "concealment"
  | "harmful command"
  | "tool call"
  | "bypass of approval"
  | "persistence"
  | "false authority";

export interface Meaning {
  /** Beyond doubt by themselves. */
  readonly strong: ReadonlySet<Family>;
  /** Only where they meet an agent that is addressed, another family or a hidden place. */
  readonly weak: ReadonlySet<Family>;
  readonly addressed: boolean;
}

/** What the terms of a sentence (and of those beside it) tell together. */
export function meaningOf(hits: readonly PlacedHit[]): Meaning {
  const present = hits.reduce((bits, { categories }) => bits | categories, 0);
  const has = (...categories: Category[]): boolean => {
    const bits = categories.map(bitOf);
    return bits.every((bit) => (present & bit) !== 0) && near(hits, bits);
  };
  const strong = new Set<Family>();
  const weak = new Set<Family>();
  const addressed = has("address");
  if (has("disregard", "everythingSoFar") || ((present & DISREGARD) !== 0 && overrides(hits))) strong.add("override");
  else if (has("disregard", "rules")) weak.add("override");
  if (has("reveal", "prompt")) strong.add("disclosure of the prompt");
  if (has("role")) strong.add("another role");
  if (has("send", "secret", "where")) strong.add("exfiltration");
  else if (has("send", "secret") || has("send", "asset", "where")) weak.add("exfiltration");
  else if (has("secret")) weak.add("reach for credentials");
  if (has("concealThis")) strong.add("concealment");
  else if (has("conceal")) weak.add("concealment");
  if (has("danger")) weak.add("harmful command");
  if (has("call", "tool")) weak.add("tool call");
  if (has("approveThis")) strong.add("bypass of approval");
  else if (has("approve")) weak.add("bypass of approval");
  if (has("keep", "thisText", "standing")) strong.add("persistence");
  else if (has("keep", "standing")) weak.add("persistence");
  if (has("marker")) strong.add("false authority");
  else if (has("voice", "youMust")) weak.add("false authority");
  return { strong, weak, addressed };
}

const DISREGARD = bitOf("disregard");
const RULES = bitOf("rules");
const WHICH = bitOf("earlier") | bitOf("own");

/** Bytes between rules and the word that tells which rules they are, and from there to the verb. */
const WORDS_BETWEEN = 28;
const VERB_AWAY = 60;

/** Whether a verb sets aside rules that came before, or the agent's own. */
function overrides(hits: readonly PlacedHit[]): boolean {
  const rules = hits.filter(({ categories }) => (categories & RULES) !== 0);
  const which = hits.filter(({ categories }) => (categories & WHICH) !== 0);
  return rules.slice(0, MAX_RULES).some((rule) =>
    which.some((qualifier) => {
      if (gap(rule, qualifier) > WORDS_BETWEEN) return false;
      const phrase = { start: Math.min(rule.start, qualifier.start), end: Math.max(rule.end, qualifier.end) };
      return hits.some((verb) => (verb.categories & DISREGARD) !== 0 && gap(verb, phrase) <= VERB_AWAY);
    }),
  );
}

/** Rules of one sentence that are looked at. */
const MAX_RULES = 10;

/** Bytes between two terms; beyond all bounds where they overlap. */
function gap(one: Pick<PlacedHit, "start" | "end">, other: Pick<PlacedHit, "start" | "end">): number {
  if (one.end <= other.start) return other.start - one.end;
  return other.end <= one.start ? one.start - other.end : Infinity;
}

/** Bytes between the first and last term of a combination. */
const REACH = 220;

/** Whether one term of each kind stands within reach of the others. */
function near(hits: readonly PlacedHit[], bits: readonly number[]): boolean {
  const [first = 0, ...others] = bits;
  if (others.length === 0) return hits.some(({ categories }) => (categories & first) !== 0);
  const last = bits.map(() => -1);
  for (const hit of hits) {
    bits.forEach((bit, index) => {
      if ((hit.categories & bit) !== 0) last[index] = hit.start;
    });
    if (last.every((place) => place >= 0 && hit.start - place <= REACH)) return true;
  }
  return false;
}
