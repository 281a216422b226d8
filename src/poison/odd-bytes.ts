/** Bytes that no plain text holds: controls, and characters that hide, imitate or replace Latin letters. */
import { isWordByte } from "./folded-bytes.js";

export function isControl(byte: number): boolean {
  return (byte < 0x20 && byte !== 0x0a && byte !== 0x0d && byte !== 0x09) || byte === 0x7f;
}

/** Bytes that begin what is no plain text. */
const ODD = Uint8Array.from({ length: 256 }, (_, byte) => (isLead(byte) ? 1 : 0));

/** Whether a character begins at a place that hides, imitates or replaces Latin letters. */
export function isOddAt(bytes: Uint8Array, at: number): boolean {
  const byte = bytes[at] ?? 0;
  return ODD[byte] === 1 && isOdd(bytes, at, byte);
}

/** Whether a byte is the first of a character for which `isOdd` has a case. */
function isLead(byte: number): boolean {
  return byte >= 0xc2 && byte !== 0xc3 && (byte < 0xe4 || byte > 0xee);
}

/** Whether a byte of a character beyond ASCII begins one that hides, imitates or replaces Latin letters. */
function isOdd(bytes: Uint8Array, at: number, byte: number): boolean {
  const second = bytes[at + 1] ?? 0;
  const third = bytes[at + 2] ?? 0;
  switch (byte) {
    case 0xc2:
      return second < 0xa0 || second === 0xad;
    case 0xcc:
    case 0xcd:
      return true;
    case 0xc9:
    case 0xca:
    case 0xce:
    case 0xcf:
    case 0xd0:
    case 0xd1:
    case 0xd2:
    case 0xd3:
    case 0xd4:
      return isWordByte(bytes[at - 1]) || isWordByte(bytes[at + 2]);
    case 0xd8:
      return second === 0x9c;
    case 0xe1:
      // Capitals such as those of Vietnamese, which are even there: the searches fold case in ASCII alone.
      if (second >= 0xb8 && second <= 0xbb && (third & 1) === 0) return true;
      return second === 0x85 || second === 0x9e || second === 0xa0;
    case 0xe2:
      return (second === 0x80 && isHiddenThird(third)) || (second === 0x81 && third >= 0xa0) || isStyled(second, third);
    case 0xe3:
      return second === 0x85 && third === 0xa4;
    case 0xef:
      return isOddForm(second, third, at);
    case 0xf0:
      return second === 0x9d || (second === 0x9f && (third === 0x84 || third === 0x85));
    case 0xf3:
    case 0xf4:
      return true;
    default:
      return false;
  }
}

/** U+200B to U+200F and U+202A to U+202E. */
function isHiddenThird(third: number): boolean {
  return (third >= 0x8b && third <= 0x8f) || (third >= 0xaa && third <= 0xae);
}

/** Enclosed letters, and the blank Braille cell. */
function isStyled(second: number, third: number): boolean {
  return second === 0x92 || second === 0x93 || (second === 0xa0 && third === 0x80);
}

function isOddForm(second: number, third: number, at: number): boolean {
  if (second === 0xb8) return third <= 0x8f;
  if (second === 0xbb) return third === 0xbf && at > 0;
  if (second === 0xbc) return third >= 0xa1 && third <= 0xba;
  if (second === 0xbd) return third >= 0x81 && third <= 0x9a;
  if (second === 0xbe) return third === 0xa0;
  return second === 0xb7 || (second === 0xbf && third >= 0xb9);
}
