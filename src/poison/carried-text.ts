/** Text that characters without a look of their own carry: as a mirror of ASCII, as bytes, as bits. */
import { Buffer } from "node:buffer";
import type { HiddenSet } from "./characters.js";

/** Undefined where they say nothing that can be read. */
export function carriedText(kind: HiddenSet, characters: readonly string[]): string | undefined {
  if (kind === "tag") return readable(characters.map(ofTag).join(""));
  if (kind === "selector") return readable(Buffer.from(characters.flatMap(ofSelector)).toString("utf8"));
  if (kind === "zeroWidth") return ofBits(characters);
  return undefined;
}

function ofTag(character: string): string {
  const code = (character.codePointAt(0) ?? 0) - 0xe0000;
  return code >= 0x20 && code < 0x7f ? String.fromCharCode(code) : "";
}

/** The 256 selectors are the 256 bytes. */
function ofSelector(character: string): number[] {
  const code = character.codePointAt(0) ?? 0;
  if (code >= 0xfe00 && code <= 0xfe0f) return [code - 0xfe00];
  return code >= 0xe0100 ? [code - 0xe0100 + 16] : [];
}

/** Two zero-width characters as the digits of bytes; which of them is 1, and what stands between bytes, is tried. */
function ofBits(characters: readonly string[]): string | undefined {
  if (characters.length < 16) return undefined;
  const kinds = [...new Set(characters)].slice(0, 4);
  for (const zero of kinds) {
    for (const one of kinds) {
      if (zero === one) continue;
      const bits = characters.filter((character) => character === zero || character === one);
      const text = readable(bytesOf(bits.map((character) => (character === one ? 1 : 0))));
      if (text !== undefined) return text;
    }
  }
  return undefined;
}

function bytesOf(bits: readonly number[]): string {
  const bytes: number[] = [];
  for (let at = 0; at + 8 <= bits.length; at += 8) {
    bytes.push(bits.slice(at, at + 8).reduce((byte, bit) => byte * 2 + bit, 0));
  }
  return Buffer.from(bytes).toString("utf8");
}

/** A text that is mostly letters, digits and blanks. */
function readable(text: string): string | undefined {
  const plain = text.replace(/[\u0000-\u001F\u007F-\u009F\uFFFD]/g, "");
  if (plain.length < 2 || plain.length * 10 < text.length * 9) return undefined;
  return plain.replace(/[^\p{L}\p{N} ]/gu, "").length * 2 >= plain.length ? plain : undefined;
}
