/** What a detector of poison says about one place of a text. */
import { createHash, type Hash } from "node:crypto";
import type { RuleId, Severity } from "../memory/finding.js";
import { wholeCharacters } from "../memory/clip.js";

type PoisonRule = Extract<RuleId, `poison/${string}`>;

export interface PoisonMark {
  readonly rule: PoisonRule;
  /** UTF-16 offsets into the text, half-open. */
  readonly start: number;
  readonly end: number;
  /** A sentence that shows what does not show; bounded. Text stands in it as it is: every output escapes for itself. */
  readonly message: string;
  /** Tells this place from others of the same rule in one record. */
  readonly subject: string;
  /** In a record that people wrote; absent where it counts in records of low trust alone. */
  readonly severity?: Severity;
  /** In an imported record or one of low trust. */
  readonly lowTrust: Severity;
}

/**
 * Of a text that holds more than is looked at: what stands behind that place, nobody has searched.
 * @param unsearched what may not change for who accepted that.
 */
export function unfinishedMark(
  rule: PoisonRule,
  what: "words of orders" | "links" | "keys and texts" | "rows of base64 and hex",
  stop: number,
  unsearched: string | Uint8Array,
): PoisonMark {
  return {
    rule,
    start: stop,
    end: stop,
    message: `This text holds more ${what} than are looked at: what stands behind this place was not searched.`,
    subject: `not searched to its end: ${what} ${shortDigest(unsearched)}`,
    severity: "warning",
    lowTrust: "error",
  };
}

/**
 * A text as part of a subject: its beginning, and where that is not all of it a digest of the whole. Whoever accepted a finding
 * has seen that text, and not another that begins in the same way.
 */
export function toTell(text: string, limit: number): string {
  if (text.length <= limit) return text;
  return `${wholeCharacters(text.slice(0, limit))}… ${shortDigest(text)}`;
}

/** Tells one text from another where it is not to be shown. */
export function shortDigest(text: string | Uint8Array): string {
  return shortOf(createHash("sha256").update(text));
}

/** @param hash with everything in it. */
export function shortOf(hash: Hash): string {
  return hash.digest("hex").slice(0, 16);
}

/** UTF-16 code units of a text that a message shows. */
const MAX_SHOWN_LENGTH = 120;

/** The beginning of a text on one line, in double quotes. */
export function shown(text: string): string {
  const line = text
    .slice(0, MAX_SHOWN_LENGTH * 4)
    .replace(/\s+/g, " ")
    .trim();
  const cut = line.length > MAX_SHOWN_LENGTH || text.length > MAX_SHOWN_LENGTH * 4;
  return cut ? `"${wholeCharacters(line.slice(0, MAX_SHOWN_LENGTH - 1))}…"` : `"${line}"`;
}
