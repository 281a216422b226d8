/** Names a match without telling its value. */
import { createHmac } from "node:crypto";

/** Shorter values could be guessed from their keyed hash, since the key lies beside the baseline. */
const MIN_KEYED_LENGTH = 20;

export interface Fingerprinted {
  readonly format: string;
  readonly value: string;
  readonly guessable: boolean;
  /** What stands before the value on its line, without the value. */
  readonly before: string;
  /** How many guessable matches of the same format with the same text before them came earlier in the file. */
  readonly occurrence: number;
}

export function isGuessable(value: string, guessable: boolean | undefined): boolean {
  return guessable === true || value.length < MIN_KEYED_LENGTH;
}

/** `ms1:<format>:<32 hex>`: HMAC-SHA-256 with the repository's salt, of the value or of its place. */
export function fingerprintOf(found: Fingerprinted, salt: string, path: string): string {
  const { format, value, guessable, before, occurrence } = found;
  const subject = guessable ? ["place", path, before, String(occurrence)] : ["value", withoutLines(value)];
  const digest = createHmac("sha256", salt)
    .update([format, ...subject].join("\0"))
    .digest();
  return `ms1:${format}:${digest.toString("hex", 0, 16)}`;
}

/** A key of several lines is the same however it is indented, quoted or wrapped. */
function withoutLines(value: string): string {
  return value.startsWith("-----BEGIN") ? value.replace(/\\+[nr]|[^A-Za-z0-9+/=-]/g, "") : value;
}
