/** Lines and columns of offsets into bytes, as the parsers count them: LF ends a line, columns are UTF-16 code units. */
import type { Position, Range } from "../memory/place.js";

const FEED = 0x0a;

/** Walks the bytes once. Offsets must not go back. */
class Positions {
  readonly #bytes: Uint8Array;
  /** Bytes of one unit: 2 where the bytes are UTF-16. */
  readonly #unit: 1 | 2;
  readonly #feedAt: 0 | 1;
  #at: number;
  #line = 1;
  #column = 1;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
    const isLittle = bytes[0] === 0xff && bytes[1] === 0xfe;
    const isBig = bytes[0] === 0xfe && bytes[1] === 0xff;
    this.#unit = isLittle || isBig ? 2 : 1;
    this.#feedAt = isBig ? 1 : 0;
    this.#at = this.#unit === 2 ? 2 : bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? 3 : 0;
  }

  position(offset: number): Position {
    const end = Math.min(offset, this.#bytes.length);
    if (this.#unit === 2) this.#walkUnits(end);
    else this.#walkBytes(end);
    return { line: this.#line, column: this.#column };
  }

  #walkBytes(end: number): void {
    for (; this.#at < end; this.#at++) {
      const byte = this.#bytes[this.#at] ?? 0;
      if (byte === FEED) this.#newLine();
      // Bytes that go on with a character count nothing; one of four bytes is two units.
      else if ((byte & 0xc0) !== 0x80) this.#column += byte >= 0xf0 ? 2 : 1;
    }
  }

  #walkUnits(end: number): void {
    for (; this.#at + 1 < end; this.#at += 2) {
      const isFeed = this.#bytes[this.#at + this.#feedAt] === FEED && this.#bytes[this.#at + 1 - this.#feedAt] === 0;
      if (isFeed) this.#newLine();
      else this.#column++;
    }
  }

  #newLine(): void {
    this.#line++;
    this.#column = 1;
  }
}

/** Ranges of parts of the bytes, in their order. */
export function rangesOf(bytes: Uint8Array, parts: readonly { start: number; end: number }[]): Range[] {
  if (parts.length === 0) return [];
  const offsets = [...new Set(parts.flatMap(({ start, end }) => [start, end]))].sort((a, b) => a - b);
  const walk = new Positions(bytes);
  const positions = new Map(offsets.map((offset) => [offset, walk.position(offset)]));
  const at = (offset: number): Position => positions.get(offset) ?? { line: 1, column: 1 };
  return parts.map(({ start, end }) => ({ start: at(start), end: at(end) }));
}
