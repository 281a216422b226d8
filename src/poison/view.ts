/** A text as a determined reader takes it: look-alikes, entities, letters with gaps and invisible characters undone. */
import { Buffer } from "node:buffer";
import { isHidden } from "./characters.js";
import { foldCharacter, withoutAlike } from "./fold.js";

export interface View {
  /** UTF-8. */
  readonly bytes: Uint8Array;
  /** Offset in the text of the character that each byte comes from. */
  readonly offsets: Int32Array;
  /** Spans of bytes that were written with gaps: no blank tells where a word ends. */
  readonly joined: readonly { readonly start: number; readonly end: number }[];
}

/** Five letters or more, each by itself: `i g n o r e`, `i.g.n.o.r.e`. */
const SPACED = /(?<![0-9A-Za-z])[A-Za-z0-9@$](?:[ ._|*\-\u00B7]{1,3}[A-Za-z0-9@$](?![0-9A-Za-z])){4,}/g;
const ENTITY = /^&#(?:x([0-9a-f]{1,6})|([0-9]{1,7}));?/i;

export function viewOf(text: string): View {
  const plain = withoutAlike(text);
  const writer = new Writer(plain.length);
  const spaced = plain.matchAll(SPACED);
  let gap = spaced.next().value;
  for (let at = 0; at < plain.length;) {
    if (gap?.index === at) {
      writer.join(gap[0], at);
      at += gap[0].length;
      gap = spaced.next().value;
      continue;
    }
    at += writeOne(writer, plain, at);
  }
  return writer.view();
}

/** Writes what stands at an offset; gives its length in the text. */
function writeOne(writer: Writer, text: string, at: number): number {
  const unit = text.charCodeAt(at);
  if (unit === 0x26) {
    const entity = ENTITY.exec(text.slice(at, at + 12));
    const code = entity ? parseInt(entity[1] ?? entity[2] ?? "", entity[1] === undefined ? 10 : 16) : 0;
    if (entity && code > 0x1f && code <= 0x10ffff) {
      writeShown(writer, String.fromCodePoint(code), at);
      return entity[0].length;
    }
  }
  if (unit < 0x80) {
    writer.writeAscii(unit, at);
    return 1;
  }
  const character = String.fromCodePoint(text.codePointAt(at) ?? 0x20);
  writeShown(writer, character, at);
  return character.length;
}

function writeShown(writer: Writer, character: string, at: number): void {
  if (!isHidden(character)) writer.write(foldCharacter(character), at);
}

class Writer {
  #bytes: Uint8Array;
  #offsets: Int32Array;
  #length = 0;
  readonly #joined: { start: number; end: number }[] = [];

  constructor(characters: number) {
    this.#bytes = new Uint8Array(characters * 3 + 16);
    this.#offsets = new Int32Array(characters * 3 + 16);
  }

  writeAscii(unit: number, at: number): void {
    if (this.#length === this.#bytes.length) this.#grow();
    this.#bytes[this.#length] = unit >= 0x41 && unit <= 0x5a ? unit + 0x20 : unit;
    this.#offsets[this.#length++] = at;
  }

  write(text: string, at: number): void {
    for (const byte of Buffer.from(text)) {
      if (this.#length === this.#bytes.length) this.#grow();
      this.#bytes[this.#length] = byte;
      this.#offsets[this.#length++] = at;
    }
  }

  /** One character may stand for eighteen others. */
  #grow(): void {
    const bytes = new Uint8Array(this.#length * 2);
    const offsets = new Int32Array(this.#length * 2);
    bytes.set(this.#bytes);
    offsets.set(this.#offsets);
    this.#bytes = bytes;
    this.#offsets = offsets;
  }

  /** Letters without the single gaps between them; wider gaps end words. */
  join(spaced: string, at: number): void {
    const start = this.#length;
    for (const [index, character] of Array.from(spaced).entries()) {
      if (/[0-9A-Za-z@$]/.test(character)) this.writeAscii(character.charCodeAt(0), at + index);
      else if (index > 0 && !/[0-9A-Za-z@$]/.test(spaced.charAt(index - 1))) this.writeAscii(0x20, at + index);
    }
    this.#joined.push({ start, end: this.#length });
  }

  view(): View {
    return {
      bytes: this.#bytes.subarray(0, this.#length),
      offsets: this.#offsets.subarray(0, this.#length),
      joined: this.#joined,
    };
  }
}
