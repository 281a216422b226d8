/** One spelling for letters that look alike, so that no look-alike hides a word. */

/** Letters of other scripts that look like a Latin one, in both cases. */
const ALIKE: ReadonlyMap<string, string> = new Map(
  Object.entries({
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
    s: "ѕЅ",
    t: "тТτΤ",
    u: "υսц",
    v: "ѵνν",
    w: "ԝωшѡ",
    x: "хХχΧ",
    y: "уУγΥү",
    z: "ᴢΖ",
  }).flatMap(([letter, alike]) => Array.from(alike, (other) => [other, letter] as const)),
);

/** A word that mixes Latin letters with those of another script. */
const MIXED =
  /[A-Za-z]*[\u0250-\u02AF\u0131\u0370-\u03FF\u0400-\u052F\u0561-\u0587\u1D00-\u1D7F\u217C][A-Za-z\u0250-\u02AF\u0131\u0370-\u03FF\u0400-\u052F\u0561-\u0587\u1D00-\u1D7F\u217C]*/g;

/** Gives the letters of mixed words their Latin look; as long as the text. */
export function withoutAlike(text: string): string {
  return text.replace(MIXED, (word) => {
    if (!/[A-Za-z]/.test(word)) return word;
    let plain = "";
    for (const letter of word) plain += ALIKE.get(letter) ?? letter;
    return plain;
  });
}

const known = new Map<string, string>();

/**
 * A character without width, style, ring and accent: Latin letters become ASCII in lower case. Others stay what they are,
 * in lower case.
 */
export function foldCharacter(character: string): string {
  const before = known.get(character);
  if (before !== undefined) return before;
  const base = character.normalize("NFKD").replace(/[\u0300-\u036F]/g, "");
  const folded = /^[\u0020-\u007E]+$/.test(base) ? base.toLowerCase() : character.toLowerCase();
  if (known.size < 5000) known.set(character, folded);
  return folded;
}

/** The same of a whole text in one script. */
export function foldText(text: string): string {
  return Array.from(text, foldCharacter).join("");
}
