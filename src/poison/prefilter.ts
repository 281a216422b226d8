/** Tells from the bytes of a file whether it can hold poison at all: most files cannot, and are looked at no further. */

/** No file without one of these bytes, in UTF-8, holds a character that does not show. */
export function mayHoldPoison(bytes: Uint8Array): boolean {
  for (const byte of bytes) {
    if (byte >= 0x80 || (byte < 0x20 && byte !== 0x0a && byte !== 0x0d && byte !== 0x09) || byte === 0x5c) return true;
  }
  return false;
}
