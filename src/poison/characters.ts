/**
 * Sets of characters, as our own tables: what `\p{...}` means follows the Unicode version of the engine, which differs
 * between releases of Node.
 */

/** Members of a character class of a regular expression with the flag `u`. */
const SETS = {
  bidi: "\\u202A-\\u202E\\u2066-\\u2069",
  mark: "\\u200E\\u200F\\u061C",
  tag: "\\u{E0000}-\\u{E007F}",
  zeroWidth: "\\u200B-\\u200D\\u2060\\uFEFF",
  selector: "\\uFE00-\\uFE0F\\u{E0100}-\\u{E01EF}\\u180B-\\u180D\\u180F",
  other:
    "\\u00AD\\u034F\\u115F\\u1160\\u17B4\\u17B5\\u180E\\u2061-\\u2064\\u206A-\\u206F\\u3164\\uFFA0\\u2800\\uFFF9-\\uFFFB",
  control: "\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\u007F-\\u009F",
  noncharacter: "\\uFDD0-\\uFDEF\\uFFFE\\uFFFF\\u{F0000}-\\u{10FFFF}",
} as const;

export type HiddenSet = keyof typeof SETS;

const ORDER = Object.keys(SETS).filter((name): name is HiddenSet => name in SETS);
const ANY_HIDDEN = `(?:${Object.values(SETS).map(classOf).join("|")})`;
/** One run of characters that do not show or that change how others are shown. */
const HIDDEN_RUN = new RegExp(`${ANY_HIDDEN}+`, "gu");
/** Apart from the runs: a pattern that goes on where it stopped would begin to search the next text there. */
const HIDDEN = new RegExp(ANY_HIDDEN, "u");

export function hiddenRuns(text: string): Iterable<RegExpExecArray> {
  return text.matchAll(HIDDEN_RUN);
}

export function isHidden(character: string): boolean {
  return HIDDEN.test(character);
}

const MEMBERS: readonly (readonly [HiddenSet, RegExp])[] = ORDER.map((name) => [name, anyOf(SETS[name])]);

export function hiddenSetOf(character: string): HiddenSet | undefined {
  return MEMBERS.find(([, pattern]) => pattern.test(character))?.[0];
}

function anyOf(members: string): RegExp {
  return new RegExp(classOf(members), "u");
}

function classOf(members: string): string {
  return `[${members}]`;
}

/** Letters that are written from right to left. */
export const RIGHT_TO_LEFT = anyOf(
  "\\u0590-\\u08FF\\uFB1D-\\uFDFF\\uFE70-\\uFEFC\\u{10800}-\\u{10FFF}\\u{1E800}-\\u{1EFFF}",
);

/** Latin letters, digits and what holds identifiers together: nothing invisible belongs between them. */
export const LATIN = anyOf("0-9A-Za-z_\\u00C0-\\u024F\\u1E00-\\u1EFF");

/** Scripts that are written without blanks, where U+200B marks the places to break a line. */
export const WITHOUT_BLANKS = anyOf(
  "\\u0E00-\\u0EFF\\u0F00-\\u0FFF\\u1000-\\u109F\\u1780-\\u17FF\\u1950-\\u19DF\\u1A20-\\u1AAF\\uA9E0-\\uA9FF\\uAA60-\\uAA7F",
);

/** Letters and marks of scripts that joiners shape: Arabic, Syriac, N'Ko, Mongolian, the scripts of India. */
export const JOINING = anyOf(
  "\\u0600-\\u07FF\\u0840-\\u08FF\\u0900-\\u0DFF\\u0F00-\\u109F\\u1780-\\u17FF\\u1800-\\u18AF\\u1B00-\\u1C4F\\uA840-\\uA8FF\\uA980-\\uA9DF\\uABC0-\\uABFF\\uFB50-\\uFDFF\\uFE70-\\uFEFC\\u{11000}-\\u{11FFF}",
);

/** Pictographs, symbols and the characters of keycaps: they take a selector, and joiners combine them. */
export const PICTOGRAPH = anyOf(
  "#*0-9\\u00A9\\u00AE\\u203C\\u2049\\u20E3\\u2100-\\u21FF\\u2300-\\u23FF\\u2460-\\u24FF\\u25A0-\\u27BF\\u2900-\\u297F\\u2B00-\\u2BFF\\u3030\\u303D\\u3297\\u3299\\u{1F000}-\\u{1FAFF}",
);

/** Ideographs, mathematical signs and scripts with forms that a selector chooses. */
export const TAKES_SELECTOR = anyOf(
  "\\u1000-\\u109F\\u1800-\\u18AF\\u2200-\\u22FF\\u2A00-\\u2AFF\\u2E80-\\u9FFF\\uA840-\\uA87F\\uF900-\\uFAFF\\uFF00-\\uFF65\\u{20000}-\\u{3FFFD}",
);

export const HANGUL = anyOf("\\u1100-\\u11FF\\u3130-\\u318F\\uA960-\\uA97F\\uAC00-\\uD7FF\\uFFA1-\\uFFDC");

export const BRAILLE = anyOf("\\u2800-\\u28FF");
