/** Digests as every file and comment of the steward holds them: `sha256:` and 64 hexadecimal digits (decision 5). */
export const DIGEST = /^sha256:[0-9a-f]{64}$/;

/** @param hash of SHA-256, with everything in it: hashing needs a library, which this floor has none of. */
export function taggedDigest(hash: { digest(encoding: "hex"): string }): string {
  return `sha256:${hash.digest("hex")}`;
}
