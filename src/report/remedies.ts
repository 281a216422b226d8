/** What to do about findings that have no mend of their own: the words of their rules, said once for each rule. */
import type { Finding } from "../memory/finding.js";

/** The remedy of a rule, in our own words; undefined where the rule is not known. */
export type RemedyOf = (rule: string) => string | undefined;

/** `Rename one of them.` The rest is for who asks: `memory-steward explain` and the rule's page tell it. */
export function firstSentence(remedy: string): string {
  const end = remedy.search(/[.] (?=[A-Z`])/);
  return end === -1 ? remedy : remedy.slice(0, end + 1);
}

/** What `firstSentence` leaves; empty where that is all. */
export function furtherSentences(remedy: string): string {
  return remedy.slice(firstSentence(remedy).length).trimStart();
}

/** The first sentence of the remedy, for a finding that needs a mend and has none. */
export function remedyFor({ rule, suggestion, accepted }: Finding, remedyOf: RemedyOf): string | undefined {
  if (suggestion !== undefined || accepted !== undefined) return undefined;
  const remedy = remedyOf(rule);
  return remedy === undefined ? undefined : firstSentence(remedy);
}

/**
 * Likewise, at the first such finding of each rule.
 * @param findings in the order in which they are read
 * @param told rules whose remedy the reader knows already
 */
export function remediesFor(
  findings: readonly Finding[],
  remedyOf: RemedyOf,
  told: ReadonlySet<string> = new Set(),
): ReadonlyMap<Finding, string> {
  const known = new Set(told);
  const remedies = new Map<Finding, string>();
  for (const finding of findings) {
    const remedy = known.has(finding.rule) ? undefined : remedyFor(finding, remedyOf);
    if (remedy === undefined) continue;
    known.add(finding.rule);
    remedies.set(finding, remedy);
  }
  return remedies;
}
