/** One spelling for letters that look alike, so that no look-alike hides a word. */

/** Letters of other scripts that look like a Latin one, in both cases. */
const ALIKE = lettersOf({
  a: "аАαΑɑ",
  b: "ВΒЬв",
  c: "сСϲ",
  d: "ԁ",
  e: "еЕΕєε",
  g: "ɡԍ",
  h: "һНΗн",
  i: "іІιΙɩıӏ",
  j: "јЈ",
  k: "кКκΚ",
  l: "ⅼ",
  m: "мМΜ",
  n: "ոΝпη",
  o: "оОοΟօσ",
  p: "рРρΡ",
  q: "ԛ",
  r: "гѓ",
  s: "ѕЅς",
  t: "тТτΤ",
  u: "υսц",
  v: "ѵνν",
  w: "ԝωшѡ",
  x: "хХχΧ",
  y: "уУγΥү",
  z: "ᴢΖ",
});

/** Latin letters that Unicode takes apart no further: with strokes and hooks, and small capitals. */
const LATIN = lettersOf({
  a: "ᴀɐɑ",
  b: "ʙɓƀ",
  c: "ᴄȼƈ",
  d: "ᴅđðɖɗƌ",
  e: "ᴇɇǝə",
  f: "ꜰƒ",
  g: "ɢɠǥɡ",
  h: "ʜħɦ",
  i: "ɪıɨɩ",
  j: "ᴊɉȷ",
  k: "ᴋƙ",
  l: "ʟłƚɫɬɭ",
  m: "ᴍɱ",
  n: "ɴŋɲƞɳ",
  o: "ᴏøɵ",
  p: "ᴘƥ",
  q: "ꞯɋ",
  r: "ʀɍɽɾ",
  s: "ꜱʂȿ",
  t: "ᴛŧƭʈ",
  u: "ᴜʉ",
  v: "ᴠʋ",
  w: "ᴡ",
  y: "ʏɏƴ",
  z: "ᴢƶȥʐ",
});

/** Signs that text processors put in the place of others, and blanks that Unicode does not take for one. */
const PUNCTUATION = lettersOf({ "'": "\u2018\u2019\u02BC", "-": "\u2010\u2011\u2012", " ": "\u1680\u2028\u2029" });

/** First letters of the alphabets of signs that Unicode does not take apart: white on black, and those of flags. */
const SIGNS: readonly number[] = [0x1f150, 0x1f170, 0x1f1e6];

const OTHER_SCRIPTS = "\\u0131\\u0250-\\u02AF\\u0370-\\u03FF\\u0400-\\u052F\\u0561-\\u0587\\u1D00-\\u1D7F\\u217C";
/** Marks above, below or through the letter before them. */
const MARKS = "\\u0300-\\u036F\\u1AB0-\\u1AFF\\u1DC0-\\u1DFF\\u20D0-\\u20FF\\uFE20-\\uFE2F";

/** A letter that looks Latin beside Latin ones. */
export const ALIKE_BESIDE_LATIN = new RegExp(`^${anyOf(OTHER_SCRIPTS)}$`, "u");

/** Of Cyrillic letters, breve and two dots make others: they are no accents there. */
const ACCENTS = new RegExp(`(?!(?<=[\\u0400-\\u04FF])[\\u0306\\u0308])${anyOf(MARKS)}`, "g");
const LATIN_OR_MARK = anyOf("A-Za-z", MARKS);
/** A word that mixes Latin letters with those of another script. It begins where none is before: from within, none is tried. */
const MIXED = new RegExp(
  `(?<!${LATIN_OR_MARK})${LATIN_OR_MARK}*${anyOf(OTHER_SCRIPTS)}${anyOf("A-Za-z", OTHER_SCRIPTS, MARKS)}*`,
  "g",
);

/** Gives the letters of mixed words their Latin look; as long as the text. */
export function withoutAlike(text: string): string {
  return text.replace(MIXED, (word) => {
    if (!/[A-Za-z]/.test(word)) return word;
    let plain = "";
    for (const letter of word) plain += ALIKE.get(letter) ?? ALIKE.get(letter.normalize("NFD").charAt(0)) ?? letter;
    return plain;
  });
}

const known = new Map<string, string>();

/**
 * A character in lower case, without width, style, ring and accent: Latin letters become ASCII. Nothing is left of a mark
 * that stands by itself.
 */
export function foldCharacter(character: string): string {
  const before = known.get(character);
  if (before !== undefined) return before;
  const folded = foldedCharacter(character);
  if (known.size < 5000) known.set(character, folded);
  return folded;
}

/** The same, for who asks once: nothing is remembered. */
export function foldedCharacter(character: string): string {
  const base = withoutMarks(character.toLowerCase()).toLowerCase();
  return LATIN.get(base) ?? PUNCTUATION.get(base) ?? signOf(character) ?? base;
}

/** The same of a whole text in one script. */
export function foldText(text: string): string {
  return isAscii(text) ? text.toLowerCase() : Array.from(text, foldCharacter).join("");
}

/** A text in the form in which characters are put together, without marks; what has no width of its own is gone. */
export function withoutMarks(text: string): string {
  return text.normalize("NFKD").replace(ACCENTS, "").normalize("NFC");
}

function signOf(character: string): string | undefined {
  const code = character.codePointAt(0) ?? 0;
  const first = SIGNS.find((letter) => code >= letter && code < letter + 26);
  return first === undefined ? undefined : String.fromCharCode(0x61 + code - first);
}

function lettersOf(lists: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(lists).flatMap(([letter, others]) => Array.from(others, (other) => [other, letter] as const)),
  );
}

function isAscii(text: string): boolean {
  return /^[\u0000-\u007F]*$/.test(text);
}

function anyOf(...members: string[]): string {
  return `[${members.join("")}]`;
}
