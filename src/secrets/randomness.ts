/** Whether a text looks drawn at random: what its characters tell, and what each tells after the one before. */
import { BIGRAM_BITS, ENTROPY_LENGTHS, LEAST_ENTROPY } from "./statistics.js";

/** a to z in either case, any digit, anything else. */
export const SYMBOLS = 28;
const DIGIT = 26;
const OTHER = 27;

export function symbolOf(code: number): number {
  const letter = code | 0x20;
  if (letter >= 0x61 && letter <= 0x7a) return letter - 0x61;
  return code >= 0x30 && code <= 0x39 ? DIGIT : OTHER;
}

/** Shannon entropy of a text's characters, in bits for each. */
export function entropyOf(text: string): number {
  const counts = new Map<number, number>();
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    counts.set(code, (counts.get(code) ?? 0) + 1);
  }
  let bits = 0;
  for (const count of counts.values()) bits -= (count / text.length) * Math.log2(count / text.length);
  return bits;
}

const bigramBits = Float32Array.from(BIGRAM_BITS.flatMap((row) => row.split(" ").map((tenths) => Number(tenths) / 10)));

/** Pairs of letters that must stand in a text before they tell about it by themselves. */
const FEWEST_PAIRS = 6;

/**
 * Bits that a letter or digit tells after the one before it: 3 to 4 in words, 6 to 9 at random, 0 where no two stand
 * together. The lower of all pairs' and of the letters' alone, since one digit within a word surprises much.
 */
export function surpriseOf(text: string): number {
  let bits = 0;
  let pairs = 0;
  let letterBits = 0;
  let letterPairs = 0;
  let before = OTHER;
  for (let index = 0; index < text.length; index++) {
    const symbol = symbolOf(text.charCodeAt(index));
    if (before !== OTHER && symbol !== OTHER) {
      const told = bigramBits[before * SYMBOLS + symbol] ?? 0;
      bits += told;
      pairs++;
      if (before !== DIGIT && symbol !== DIGIT) {
        letterBits += told;
        letterPairs++;
      }
    }
    before = symbol;
  }
  const all = pairs === 0 ? 0 : bits / pairs;
  return letterPairs < FEWEST_PAIRS ? all : Math.min(all, letterBits / letterPairs);
}

/** The entropy that nearly every random text of this length and alphabet has. */
function leastEntropy(alphabet: keyof typeof LEAST_ENTROPY, length: number): number {
  const figures = LEAST_ENTROPY[alphabet];
  const next = ENTROPY_LENGTHS.findIndex((known) => known >= length);
  if (next <= 0) return figures[next === 0 ? 0 : figures.length - 1] ?? 0;
  const low = ENTROPY_LENGTHS[next - 1] ?? 0;
  const high = ENTROPY_LENGTHS[next] ?? 0;
  const share = (length - low) / (high - low);
  return (figures[next - 1] ?? 0) * (1 - share) + (figures[next] ?? 0) * share;
}

export interface Classes {
  readonly digits: number;
  readonly lower: number;
  readonly upper: number;
  /** All that is no ASCII letter or digit. */
  readonly other: number;
  /** Whether it is of 0-9 and one case of a-f alone. */
  readonly isHex: boolean;
  /** Whether it is of 2-7 and one case of letters alone. */
  readonly isBase32: boolean;
}

export function classesOf(text: string): Classes {
  let digits = 0;
  let lower = 0;
  let upper = 0;
  let beyondF = false;
  let beyond32 = false;
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    if (code >= 0x30 && code <= 0x39) {
      digits++;
      if (code < 0x32 || code > 0x37) beyond32 = true;
    } else if (code >= 0x61 && code <= 0x7a) lower++;
    else if (code >= 0x41 && code <= 0x5a) upper++;
    if ((code | 0x20) > 0x66) beyondF = true;
  }
  const other = text.length - digits - lower - upper;
  const isPlain = other === 0 && (lower === 0 || upper === 0);
  return { digits, lower, upper, other, isHex: isPlain && !beyondF, isBase32: isPlain && !beyond32 };
}

/** Whether it has the entropy of random text of its alphabet. */
export function isEvenlySpread(text: string, classes: Classes): boolean {
  const isMixed = classes.lower > 0 && classes.upper > 0;
  const alphabet = classes.isHex ? "hex" : isMixed ? "base62" : classes.isBase32 ? "base32" : "base36";
  return entropyOf(text) >= leastEntropy(alphabet, text.length);
}

/** Letters and digits in a row that a slug, a path or a version never has, and most random text has somewhere. */
const MAX_SLUG_PART_LENGTH = 10;
/** Changes between letters and digits within a part of a slug, and twice those of case: `secp256k1` has 3, `rzD8eI` 6. */
const MAX_CHANGES = 3;
const SEPARATORS = "-_.:/+,@=~";

/** Whether a text is of short, plain parts that dashes and the like hold together: `claude-code-v2`, `k8s-pvc`, `Cmd+Shift+P`. */
export function isSlug(text: string): boolean {
  let part = 0;
  let changes = 0;
  let separators = 0;
  let before = 0;
  for (let index = 0; index < text.length; index++) {
    const kind = kindOf(text.charCodeAt(index));
    if (kind === 0) {
      if (!SEPARATORS.includes(text.charAt(index))) return false;
      part = 0;
      changes = 0;
      separators++;
    } else {
      part++;
      if (part > 1 && kind !== before) changes += weightOfChange(before, kind);
      if (part >= MAX_SLUG_PART_LENGTH || changes > MAX_CHANGES) return false;
    }
    before = kind;
  }
  return separators > 0;
}

/** A capital begins a word, and so is no change before a small letter. */
function weightOfChange(before: number, kind: number): number {
  if (before === 1 || kind === 1) return 1;
  return before === 2 ? 2 : 0;
}

/** 1 for a digit, 2 and 3 for a small and a capital letter, 0 for anything else. */
function kindOf(code: number): 0 | 1 | 2 | 3 {
  if (code >= 0x30 && code <= 0x39) return 1;
  if (code >= 0x61 && code <= 0x7a) return 2;
  return code >= 0x41 && code <= 0x5a ? 3 : 0;
}
