/** Signs that a sentence speaks about directives, or of something else, and gives none itself. */
import { Buffer } from "node:buffer";
import type { Sentence, PlacedHit } from "./sentences.js";
import type { Category } from "./terms/category.js";
import { bitOf } from "./terms/table.js";
import type { View } from "./view.js";

const mask = (...categories: Category[]): number => categories.reduce((bits, category) => bits | bitOf(category), 0);

/** What an order begins with. */
const CORE = mask(
  ...([
    "disregard",
    "reveal",
    "send",
    "role",
    "conceal",
    "concealThis",
    "approve",
    "approveThis",
    "keep",
    "call",
  ] as const),
  ...(["danger", "address", "voice", "marker"] as const),
);
const SPOKEN_TO = mask("address", "role", "marker", "concealThis", "approveThis", "voice");
const MENTION = bitOf("mention");
const REPORT = bitOf("report");
const NEGATION = bitOf("negation");
const CONCEAL = mask("conceal", "concealThis", "approveThis");

/** Words before an order that leave it one. */
const FILLER =
  /\b(?:please|now|then|and|so|but|also|first|next|finally|important|urgent|note|attention|stop|ok|okay|hello|hi|hey|you|must|should|will|shall|have|need|to|i|want|would|like|by|favor|kindly|immediately|the|p s|ps|update|new|instead|therefore|just|simply|completely|always)\b/g;

export function isAboutDirectives({ bytes }: View, { start, hits }: Sentence): boolean {
  const core = hits.find(({ categories, zone }) => (categories & CORE) !== 0 && zone !== "code");
  if (!core) return false;
  if (isOrder(bytes, start, core)) return isNegated(hits, core);
  const before = hits.filter((hit) => hit.start < core.start);
  return (
    hits.some(({ categories }) => (categories & MENTION) !== 0) ||
    before.some(({ categories }) => (categories & REPORT) !== 0) ||
    isNegated(hits, core)
  );
}

/** Whether a sentence begins with it, courtesies aside. */
function isOrder(bytes: Uint8Array, start: number, core: PlacedHit): boolean {
  if (core.start - start > 160) return false;
  const before = textOf(bytes, start, core.start).replace(/[^a-z ]/g, " ");
  return (core.categories & SPOKEN_TO) !== 0 || before.replace(FILLER, " ").trim() === "";
}

/** Bytes between a negation and what it negates. */
const NEGATION_REACH = 30;

/** To forbid something is no order to do it; concealment and the like are forbidden things by nature. */
function isNegated(hits: readonly PlacedHit[], core: PlacedHit): boolean {
  return hits.some((hit) => {
    if ((hit.categories & NEGATION) === 0) return false;
    const orders = hits.find(
      ({ categories, start }) => (categories & CORE) !== 0 && (categories & SPOKEN_TO) === 0 && start >= hit.end,
    );
    const isOwn = hit.start >= core.start && hit.end <= core.end;
    return (
      !isOwn &&
      orders !== undefined &&
      orders.start - hit.end <= NEGATION_REACH &&
      (orders.categories & CONCEAL) === 0 &&
      !hits.some(({ categories, start, end }) => (categories & CONCEAL) !== 0 && start <= hit.start && end >= hit.end)
    );
  });
}

const SCOPE =
  /^\s+(?:that |which )?(?:in|for|on|about|under|at|of|from|below|to|with|within|when|until|unless|if|where|apply to|were) (?!the (?:user|system|developer|operator|conversation)|your|this conversation|favou?r|me\b|anthropic|openai|order to|here|now)/;

/** Whether rules are those of something that is named, and not an agent's own. */
export function isScoped({ bytes }: View, end: number): boolean {
  return SCOPE.test(textOf(bytes, end, end + 60));
}

export function textOf(bytes: Uint8Array, start: number, end: number): string {
  return Buffer.from(
    bytes.buffer,
    bytes.byteOffset + start,
    Math.max(Math.min(end, bytes.length) - start, 0),
  ).toString();
}
