/** What the core schema makes of a plain scalar: a string, a number, or a word for null, true or false. */
import { DASH, DOT, PLUS, QUOTE, type Scan, SPACE } from "./strict-scan.js";

/** What the first byte of a plain scalar says: an indicator, text for sure, perhaps a number, perhaps a word. */
export const INDICATOR = 0;
const TEXT = 1;
const NUMERIC = 2;
const WORD = 3;

export const FIRST: Uint8Array = firstTable();

function firstTable(): Uint8Array {
  const table = new Uint8Array(256).fill(TEXT);
  table.fill(INDICATOR, 0, SPACE + 1);
  table[0x7f] = INDICATOR;
  for (const indicator of "!\"#%&'*,:>?@[]`{|}") table[indicator.charCodeAt(0)] = INDICATOR;
  for (const digit of "0123456789+-.") table[digit.charCodeAt(0)] = NUMERIC;
  for (const letter of "tTfFnN~") table[letter.charCodeAt(0)] = WORD;
  return table;
}

/** Closes the plain scalar that opened at `quote` in `out`: as a string, or as what the core schema makes of it. */
export function closePlain(s: Scan, quote: number): boolean {
  const kind = FIRST[s.out[quote + 1] ?? 0];
  if (kind === NUMERIC) {
    const shape = numberShape(s.out, quote + 1, s.o);
    if (shape === INDICATOR) return false;
    if (shape === TEXT) s.out[s.o++] = QUOTE;
    else s.out[quote] = SPACE;
  } else if (kind !== WORD || !closeWord(s, quote)) {
    s.out[s.o++] = QUOTE;
  }
  return true;
}

const ZERO = 0x30;
const LETTER_E = 0x65;
const LETTER_O = 0x6f;
const LETTER_X = 0x78;

/** `NUMERIC` for a number that JSON writes the same way, `TEXT` for a string, `INDICATOR` for any other number. */
function numberShape(out: Uint8Array, from: number, to: number): number {
  const first = out[from] ?? 0;
  const start = first === DASH || first === PLUS ? from + 1 : from;
  let i = digitsEnd(out, start, to);
  const whole = i - start;
  const odd = first === PLUS || whole === 0 || whole > 15 || (whole > 1 && out[start] === ZERO);
  let digits = whole;
  if (i < to && out[i] === DOT) {
    const fraction = i + 1;
    i = digitsEnd(out, fraction, to);
    digits += i - fraction;
    // `.inf` and `.nan`, and names of three letters.
    if (digits === 0 && to - i === 3) return INDICATOR;
    // `1.`
    if (i === fraction && i === to && whole > 0) return INDICATOR;
  }
  if (digits === 0) return TEXT;
  if (i === to) return odd ? INDICATOR : NUMERIC;
  const letter = (out[i] ?? 0) | 0x20;
  if (letter === LETTER_E) {
    const exponent = out[i + 1] === DASH || out[i + 1] === PLUS ? i + 2 : i + 1;
    return exponent < to && digitsEnd(out, exponent, to) === to ? INDICATOR : TEXT;
  }
  return (letter === LETTER_X || letter === LETTER_O) && whole === 1 && out[start] === ZERO ? INDICATOR : TEXT;
}

function digitsEnd(out: Uint8Array, from: number, to: number): number {
  let i = from;
  while (i < to && (out[i] ?? 0) >= ZERO && (out[i] ?? 0) <= ZERO + 9) i++;
  return i;
}

const LETTER_N = 0x6e;
const TILDE = 0x7e;

/** Writes `null`, `true` or `false` over the scalar where it is one of the words for them. */
function closeWord(s: Scan, quote: number): boolean {
  const out = s.out;
  const length = s.o - quote - 1;
  const first = out[quote + 1] ?? 0;
  if (length === 1) return first === TILDE && writeWord(s, quote, "null");
  if (length !== 4 && length !== 5) return false;
  const word = length === 5 ? "false" : (first | 0x20) === LETTER_N ? "null" : "true";
  // Three spellings each: `true`, `True`, `TRUE`.
  const capital = first < 0x60;
  const shout = capital && (out[quote + 2] ?? 0) < 0x60;
  for (let i = 0; i < length; i++) {
    const letter = word.charCodeAt(i);
    if (out[quote + 1 + i] !== ((i === 0 ? capital : shout) ? letter - 0x20 : letter)) return false;
  }
  return writeWord(s, quote, word);
}

function writeWord(s: Scan, at: number, word: string): boolean {
  for (let i = 0; i < word.length; i++) s.out[at + i] = word.charCodeAt(i);
  s.o = at + word.length;
  return true;
}
