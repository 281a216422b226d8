/** How a scan for secrets is asked. */
import type { SecretMatch } from "../memory/secret.js";

export interface ScanOptions {
  /** Key of the fingerprints: the repository's salt. */
  readonly salt: string;
  /** Where the bytes come from: tells key and context of values that could be guessed. Not a reason to allow anything. */
  readonly path: string;
  /** Milliseconds after which the rest is not looked at; a bound of its own holds besides. */
  readonly maxTime?: number;
  /**
   * Whether it is a text on its way out: random text is sought only where something else is found, since digests are random, and a
   * scan that cannot be whole stops there and names no match.
   */
  readonly isOutput?: boolean;
  /** Whether a text is an id of a record, and so no secret. */
  readonly isKnownId?: (text: string) => boolean;
  /**
   * Gets each value that was found, in every form in which it may be repeated: as written, unwrapped, escaped. For
   * redaction alone: nothing may keep it beyond the run.
   */
  readonly onValue?: (match: SecretMatch, forms: readonly string[]) => void;
}
