/**
 * State and lexical ground of the strict-subset YAML reader: bytes in, JSON bytes out.
 *
 * The reader rewrites its input as JSON text and leaves building values to `JSON.parse`. So the hot code touches nothing
 * but integers and typed arrays, and little of it must be compiled before it is quick.
 */

export const NEWLINE = 0x0a;
export const RETURN = 0x0d;
export const SPACE = 0x20;
export const QUOTE = 0x22;
export const HASH = 0x23;
export const APOSTROPHE = 0x27;
export const PLUS = 0x2b;
export const COMMA = 0x2c;
export const DASH = 0x2d;
export const DOT = 0x2e;
export const COLON = 0x3a;
export const GREATER = 0x3e;
export const OPEN_BRACKET = 0x5b;
export const BACKSLASH = 0x5c;
export const CLOSE_BRACKET = 0x5d;
export const OPEN_BRACE = 0x7b;
export const BAR = 0x7c;
export const CLOSE_BRACE = 0x7d;

/** Instead of a byte: the text is not plainly in the subset. */
export const GIVE_UP = 0;

/** Bits of `BYTES`: bytes at which copying stops, by the kind of text, and bytes that JSON writes otherwise. */
export const IN_TEXT = 1;
export const IN_PLAIN = 2;
export const IN_FLOW = 4;
export const IN_SINGLE = 8;
export const IN_DOUBLE = 16;
export const ODD = 32;

/** Indexed by byte. Control bytes, line ends among them, stop copying in every kind of text. */
export const BYTES: Uint8Array = byteTable();

function byteTable(): Uint8Array {
  const table = new Uint8Array(256);
  table.fill(IN_TEXT | IN_PLAIN | IN_FLOW | IN_SINGLE | IN_DOUBLE, 0, SPACE);
  table[0x7f] = table[0] ?? 0;
  table.fill(ODD, 0x80);
  table[APOSTROPHE] = IN_SINGLE;
  table[QUOTE] = table[BACKSLASH] = IN_DOUBLE | ODD;
  table[COLON] = table[HASH] = IN_PLAIN | IN_FLOW;
  for (const byte of [COMMA, OPEN_BRACKET, CLOSE_BRACKET, OPEN_BRACE, CLOSE_BRACE]) table[byte] = IN_FLOW;
  return table;
}

/** Instead of a column: what stands where no content line follows. All are less than every column. */
export const AT_END = -1;
export const AT_DOCUMENT_START = -2;
export const AT_DOCUMENT_END = -3;

/** Collections within each other, as in `DEFAULT_LIMITS`. */
export const SUBSET_DEPTH = 64;

/** Keys of all open mappings together: more than the full parser reads of a document. */
const MAX_KEYS = 1 << 16;

export class Scan {
  src: Uint8Array = Buffer.alloc(0);
  /** Next byte to read, and the end of the range. */
  pos = 0;
  end = 0;
  /** Start of the current line. */
  line = 0;
  /** Column of the current content line, or one of the `AT_` values. */
  indent = 0;
  /** Whether blank lines or comments stand between the line before and the current one. */
  gap = false;
  /** JSON text so far, in Latin-1, and its length. */
  out: Buffer = Buffer.allocUnsafeSlow(1 << 16);
  o = 0;
  /** Column of the node at hand. */
  column = 0;
  /** The open block collections, a stack: column, 1 for a sequence, number of keys before. `top` is -1 while none is open. */
  top = -1;
  readonly columns = new Int32Array(SUBSET_DEPTH);
  readonly sequences = new Uint8Array(SUBSET_DEPTH);
  readonly keyBases = new Int32Array(SUBSET_DEPTH);
  /** Keys of the open mappings, as a stack: signature, start and end in `out`. */
  keys = 0;
  readonly keySignatures = new Int32Array(MAX_KEYS);
  readonly keyStarts = new Int32Array(MAX_KEYS);
  readonly keyEnds = new Int32Array(MAX_KEYS);
  /** Of open mappings that have many keys: where they begin in that stack to the text of their keys. */
  readonly manyKeys = new Map<number, Set<string>>();

  reset(src: Uint8Array, start: number, end: number): void {
    this.src = src;
    this.pos = start;
    this.end = end;
    this.o = 0;
    this.keys = 0;
    if (this.manyKeys.size > 0) this.manyKeys.clear();
  }
}
