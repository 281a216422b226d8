/** What a format of the table says: data alone. The expression, the samples and the documentation are made from it. */
import type { SecretTier } from "../memory/secret.js";

/** Characters of a part. `base64url` adds `-` and `_` to letters and digits, `base64` adds `+` and `/`. */
export type Alphabet =
  | "digits"
  | "hex" // lower case
  | "base32" // A-Z 2-7
  | "bech32"
  | "letters"
  | "upper36" // A-Z 0-9
  | "base36" // a-z 0-9
  | "base62"
  | "base64url"
  | "base64";

/** A fixed text, one of several, or so many characters of an alphabet. Every length has an upper limit. */
export type Part =
  | string
  | { readonly oneOf: readonly string[] }
  | { readonly alphabet: Alphabet; readonly min: number; readonly max: number };

export interface TokenFormat {
  /** Such as `github-token`: lower case, stable, part of fingerprints. */
  readonly id: string;
  /** Who issues it, such as `GitHub`. */
  readonly provider: string;
  /** Where the provider describes it. */
  readonly document: string;
  /** Where it stands alone. */
  readonly tier: SecretTier;
  /** Alternatives, the longest first. Each starts with a fixed text of three characters or more unless it `needsContext`. */
  readonly shapes: readonly (readonly Part[])[];
  /** Name of a check of the whole token, offline: a checksum, a structure. A mismatch lowers to tier 3, it never clears. */
  readonly verify?: string;
  /** Lower-case words of which one must stand within 40 characters, where the shape alone tells too little. */
  readonly needsContext?: readonly string[];
  /** Texts that look alike and are public, such as `pk_live_`: never a finding. */
  readonly publicSiblings?: readonly string[];
  /** Where its holder revokes it, as an imperative sentence. */
  readonly revoke: string;
}
