/** What keeps one record from passing without a person, as far as the record itself says it. */
import type { ReviewSubject } from "../memory/review-subject.js";
import { DECISION } from "./constants.js";
import { isDisguised } from "./disguise.js";
import type { Match } from "./relation.js";
import type { Features } from "./subject.js";
import type { Wording } from "./wording.js";

export interface Condition {
  /** As the end of "It waits for a person: ...". */
  readonly unmet: string;
  readonly holds: boolean;
}

/** What a review found that counts here. */
interface Found {
  readonly candidate: Features;
  readonly wording: Wording;
  readonly decision: string;
  readonly reason: string;
  readonly matches: readonly Match[];
  readonly equals: readonly ReviewSubject[];
  readonly namesakes: readonly ReviewSubject[];
  readonly retrieval: { readonly broken: number };
}

/** Source: conditions of the reviewer's reference for what may pass by itself. Those of the whole proposal come on top. */
export function recordConditions({
  candidate,
  wording,
  decision,
  reason,
  matches,
  equals,
  namesakes,
  retrieval,
}: Found): Condition[] {
  const { type, routing, supersedes, status } = candidate.subject;
  const isLimited = wording.replacement || wording.additive || wording.split || wording.partial;
  return [
    { unmet: "the reviewer does not call it new", holds: decision === "accept" && reason === "novel_memory" },
    {
      unmet: "something known is related",
      holds: equals.length === 0 && !matches.some(({ confidence }) => confidence >= DECISION.listed),
    },
    { unmet: "a pair is flagged", holds: matches.every(({ flags }) => flags.length === 0) },
    { unmet: "it is a working memory", holds: type !== "working" },
    { unmet: "it speaks of something temporary", holds: !wording.temporary && !wording.temporaryMention },
    { unmet: "its wording replaces, adds, splits or limits", holds: !isLimited },
    { unmet: "it steers the choice of skills", holds: routing.length === 0 },
    { unmet: "it says that it replaces records", holds: supersedes.length === 0 },
    { unmet: "it would be in force at once", holds: status === "candidate" },
    { unmet: "not everything could be compared", holds: retrieval.broken === 0 && !candidate.isCut },
    { unmet: "another record has its title", holds: namesakes.length === 0 },
    { unmet: "its letters may be taken for others", holds: !isDisguised(candidate.subject) },
  ];
}
