/** Takes secrets out of what leaves the process. */
import type { SecretMatch } from "./secret.js";

export interface Redactor {
  /**
   * Takes up a value in all its forms, as a scan finds it (`ScanOptions.onValue`). From then on no text holds eight
   * characters of it in a row.
   */
  readonly learn: (match: Pick<SecretMatch, "format" | "tier">, forms: readonly string[]) => void;
  /** The text with `REDACTED` in the place of each secret; the same text where there is none. */
  text(text: string): string;
  /** Whether bytes may go out as they are: UTF-8 that `text` and `json` would not change, told without making a text of it. */
  isClean(bytes: Uint8Array): boolean;
  /** JSON or JSON Lines, which stay valid: strings alone change. */
  json(text: string): string;
  /** The text with an asterisk in the place of each character of a secret: lines and columns stay what they are. */
  masked(text: string): string;
  /**
   * What is written as it is holds these secrets of tiers 1 and 2: keyed digests, the same for the same value in one process.
   * Bytes that cannot be searched to their end have one of their own.
   */
  secretsIn(bytes: Uint8Array): ReadonlySet<string>;
}
