/** Documents of block mappings and sequences, copied as JSON. */
import { copyBlockText } from "./strict-block-text.js";
import { copyFlow } from "./strict-flow.js";
import { closeKey } from "./strict-keys.js";
import { atDash, nextLine } from "./strict-lines.js";
import { copyPlain, copyQuoted, endPlain } from "./strict-scalars.js";
import {
  APOSTROPHE,
  BAR,
  CLOSE_BRACE,
  CLOSE_BRACKET,
  COLON,
  COMMA,
  GIVE_UP,
  GREATER,
  HASH,
  IN_PLAIN,
  NEWLINE,
  OPEN_BRACE,
  OPEN_BRACKET,
  QUOTE,
  type Scan,
  SPACE,
  SUBSET_DEPTH,
} from "./strict-scan.js";

/** What may stand at `s.pos`: a node in a line of its own, a node behind a dash, a value behind its key, the next entry. */
const FRESH = 1;
const ITEM = 2;
const VALUE = 3;
const ENTRY = 4;

/**
 * Copies the document whose first line stands at `s.pos`, at the margin. Its root must be a mapping or a sequence. Each
 * turn of the loop takes a dash, a key or a value; the open collections are a stack in `s`. Ends at the document marker
 * or the end that follows.
 */
export function copyDocument(s: Scan): boolean {
  s.top = -1;
  s.column = 0;
  let want = FRESH;
  for (;;) {
    want = want !== VALUE && atDash(s) ? copyDash(s, want) : copyNode(s, want);
    if (want === ITEM || want === VALUE) want = toContent(s, want);
    if (want === GIVE_UP) return false;
    if (want === ENTRY) {
      closeDeeper(s);
      if (s.top < 0) return s.indent < 0;
      if (s.columns[s.top] !== s.indent) return false;
      s.out[s.o++] = COMMA;
    }
  }
}

/** Takes a dash: `ITEM`. */
function copyDash(s: Scan, want: number): number {
  if (want === ENTRY) {
    if (s.sequences[s.top] === 0) return GIVE_UP;
  } else {
    if (!open(s, 1)) return GIVE_UP;
    s.out[s.o++] = OPEN_BRACKET;
  }
  s.pos++;
  return ITEM;
}

/** Takes a key with its colon: `VALUE`; or a whole value and the way to the next content line: `ENTRY`. */
function copyNode(s: Scan, want: number): number {
  const c = s.src[s.pos] ?? 0;
  const parent = s.top < 0 ? 0 : (s.columns[s.top] ?? 0);
  // Behind a gap `yaml` takes lines for the continuation of a scalar that by their column are not.
  const keyOnly = want === ENTRY || (want === FRESH && (s.top < 0 || s.gap));
  if (!keyOnly) {
    if (c === OPEN_BRACKET || c === OPEN_BRACE) {
      return copyFlow(s, parent, SUBSET_DEPTH - 1 - s.top) && nextLine(s, true) ? ENTRY : GIVE_UP;
    }
    if (c === BAR || c === GREATER) return want !== FRESH && copyBlockText(s, parent) ? ENTRY : GIVE_UP;
  }
  // A brace in case the scalar turns out to be a first key.
  if (want <= ITEM) s.out[s.o++] = OPEN_BRACE;
  const quote = s.o;
  const quoted = c === QUOTE || c === APOSTROPHE;
  const ended = quoted ? copyQuoted(s, IN_PLAIN, parent) : copyPlain(s, IN_PLAIN, false);
  if (ended === COLON) {
    if (want === VALUE || (want !== ENTRY && !open(s, 0))) return GIVE_UP;
    s.pos++;
    return closeKey(s, quote, s.keyBases[s.top] ?? 0) ? VALUE : GIVE_UP;
  }
  if (ended === GIVE_UP || keyOnly) return GIVE_UP;
  if (want === ITEM || want === FRESH) s.out[quote - 1] = SPACE;
  if (!quoted) return endPlain(s, quote, parent, ended) ? ENTRY : GIVE_UP;
  s.out[s.o++] = QUOTE;
  return nextLine(s, true) ? ENTRY : GIVE_UP;
}

/** Opens a collection at the column of the node at hand. */
function open(s: Scan, sequence: 0 | 1): boolean {
  if (s.top + 1 >= SUBSET_DEPTH) return false;
  s.top++;
  s.columns[s.top] = s.column;
  s.sequences[s.top] = sequence;
  s.keyBases[s.top] = s.keys;
  return true;
}

/** From behind a dash or a colon, which is `behind`, to what it introduces; writes `null` where that is nothing. */
function toContent(s: Scan, behind: number): number {
  const { src, end } = s;
  let i = s.pos;
  while (i < end && src[i] === SPACE) i++;
  s.pos = i;
  const c = i < end ? (src[i] ?? 0) : NEWLINE;
  if (c !== NEWLINE && c !== HASH) {
    s.column = i - s.line;
    return behind;
  }
  if (!nextLine(s, true)) return GIVE_UP;
  const parent = s.columns[s.top] ?? 0;
  // A sequence may stand at the column of its key.
  if (s.indent > parent || (s.indent === parent && behind === VALUE && atDash(s))) {
    s.column = s.indent;
    return FRESH;
  }
  writeNull(s);
  return ENTRY;
}

/** Closes the collections that the line at `s.pos` does not belong to. */
function closeDeeper(s: Scan): void {
  const { columns, sequences, indent } = s;
  let top = s.top;
  while (top >= 0) {
    const column = columns[top] ?? 0;
    const sequence = sequences[top] === 1;
    if (column < indent || (column === indent && !(sequence && !atDash(s)))) break;
    s.keys = s.keyBases[top] ?? 0;
    s.out[s.o++] = sequence ? CLOSE_BRACKET : CLOSE_BRACE;
    top--;
  }
  s.top = top;
}

export function writeNull(s: Scan): void {
  const { out, o } = s;
  out[o] = 0x6e;
  out[o + 1] = 0x75;
  out[o + 2] = 0x6c;
  out[o + 3] = 0x6c;
  s.o = o + 4;
}
