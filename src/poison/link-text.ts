/** Links of which the text may name another host than the target. */
import { isWordByte } from "./folded-bytes.js";

export const LINK = "](";

/** Bytes of a link's text that are looked at. */
const LINK_TEXT = 300;

/** Whether `](` stands before `at`, itself included, and the text before it looks like an address. */
export function mayLie(bytes: Uint8Array, at: number): boolean {
  if (bytes[at] !== 0x28 || bytes[at - 1] !== 0x5d) return false;
  let bare = 0;
  for (let back = at - 2; back >= 0 && at - back < LINK_TEXT; back--) {
    const byte = bytes[back] ?? 0;
    if (byte === 0x5b || byte === 0x0a) break;
    const isJoint = byte === 0x2e || byte === 0x3a || byte === 0x40;
    if (isJoint && isWordByte(bytes[back - 1]) && bare > 0) return true;
    bare = isWordByte(byte) || byte === 0x2f ? bare + 1 : 0;
  }
  return false;
}
