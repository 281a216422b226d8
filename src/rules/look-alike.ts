/** Names that no reader tells apart, as one that was copied from a file on macOS. */

export const ALIKE = "it looks the same, with its accents composed in another way (Unicode NFC and NFD)";

export function looksLike(one: string, other: string): boolean {
  return one !== other && one.normalize() === other.normalize();
}
