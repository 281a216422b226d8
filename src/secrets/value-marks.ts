/** Tells values apart within one run where their fingerprints are those of their places. */
import { createHmac, randomBytes } from "node:crypto";
import type { SecretMatch } from "../memory/secret.js";

/** Keyed by what only this run knows: nothing of it may be printed or kept. */
export class ValueMarks {
  readonly #key = randomBytes(32);
  readonly #marks = new WeakMap<SecretMatch, string>();

  /** As `ScanOptions.onValue`: the first form is the value. */
  take(match: SecretMatch, [value = ""]: readonly string[]): void {
    this.#marks.set(match, createHmac("sha256", this.#key).update(value).digest().toString("latin1", 0, 16));
  }

  /** The same for two matches of one value; empty where the match was not taken. */
  of(match: SecretMatch): string {
    return this.#marks.get(match) ?? "";
  }
}

/** In the place of a fingerprint that speaks of a place, where another value stands there than the one that was accepted. */
export function changedFingerprint({ format, fingerprint }: SecretMatch, salt: string): string {
  return `ms1:${format}:${createHmac("sha256", salt).update(`another value\0${fingerprint}`).digest("hex").slice(0, 32)}`;
}
