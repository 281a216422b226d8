/** What looks like a secret and is public, invented or a placeholder. An allowance is of the whole value, never of a path. */
import { createHash } from "node:crypto";
import { DOCUMENTED_SAMPLES } from "./documented-samples.js";
import { isPublicIdentifier, standsInPublicPlace } from "./public-identifiers.js";

/** `before` and `after` are up to 80 characters around the value, on its line. A tier 1 token is allowed for what it is, never for its neighbours. */
export function isAllowed(value: string, tier: 1 | 2 | 3, before: string, after: string): boolean {
  if (isPlaceholder(value)) return true;
  if (tier === 1) return false;
  if (isFingerprint(value, before)) return true;
  return (tier === 3 && isPublicIdentifier(value)) || standsInPublicPlace(tier, before, after);
}

/** Then no part of it is a secret either. */
export function isDocumentedSample(value: string): boolean {
  return DOCUMENTED_SAMPLES.has(createHash("sha256").update(value).digest("hex"));
}

/** The digits of a fingerprint of ours, as reports and baselines show it. */
function isFingerprint(value: string, before: string): boolean {
  return /^[0-9a-f]{32}$/.test(value) && /\bms1:[a-z0-9-]{1,64}:$/.test(before);
}

/** Words that a drawn value has once in billions. */
const INVENTED =
  /EXAMPLE|PLACEHOLDER|REDACTED|CHANGE_?ME|CHANGEIT|DUMMY|YOUR[_-]|[_-]YOUR|INSERT[_-]|_HERE\b|-here\b|xxxx|XXXX|\*\*\*|\u2026|\.\.\./i;

/** Same or next characters in a row that no drawn value has. */
const MAX_ROW_LENGTH = 7;
/** Share of all characters that the most frequent few may have. */
const FEWEST_CHARACTERS = 5;

function isPlaceholder(value: string): boolean {
  if (INVENTED.test(value)) return true;
  const body = value.slice(value.lastIndexOf("_") + 1);
  if (body.length >= 16 && new Set(body).size < FEWEST_CHARACTERS) return true;
  return longestRow(value) >= MAX_ROW_LENGTH;
}

/** Characters in a row of which each is the one before, or its successor or predecessor in the character set. */
function longestRow(value: string): number {
  let longest = 0;
  let length = 1;
  let step = Number.NaN;
  for (let index = 1; index < value.length; index++) {
    const next = value.charCodeAt(index) - value.charCodeAt(index - 1);
    length = next === step && Math.abs(next) <= 1 ? length + 1 : Math.abs(next) <= 1 ? 2 : 1;
    step = next;
    longest = Math.max(longest, length);
  }
  return longest;
}
