/** Characters that a reader does not see, or that change how others are shown (record families, section 0.1). */

export interface UnseenCharacter {
  readonly kind: "control character" | "text-direction character" | "invisible character";
  /** `U+202E`. */
  readonly code: string;
  /** UTF-16 offset. */
  readonly index: number;
}

// Expressions with tables of letters are made where they are needed: making them costs more than reading a plain memory's names.

/**
 * What visible writing needs: the selector behind a pictograph, the joiner between two, and joiners between letters of
 * scripts whose letters change their form by them. Between Latin letters a joiner only hides.
 */
const NEEDED = [
  "(?<=[\\p{Extended_Pictographic}#*0-9])\\uFE0F",
  "(?<=[\\p{Extended_Pictographic}\\p{Emoji_Modifier}\\uFE0F])\\u200D(?=\\p{Extended_Pictographic})",
  "(?<=(?!LATIN)[\\p{L}\\p{M}])[\\u200C\\u200D](?=(?!LATIN)[\\p{L}\\p{M}])",
];
let needed: RegExp | undefined;

function neededCharacters(): RegExp {
  const latin = "\\p{Script=Latin}|\\p{Script=Greek}|\\p{Script=Cyrillic}";
  return (needed ??= new RegExp(NEEDED.join("|").replaceAll("LATIN", latin), "gu"));
}

const PLAIN = /^[ -~]*$/;

/** In order. `prose` allows what visible writing needs, line ends and tabs included; names (ids, paths) allow nothing. */
export function unseenCharacters(text: string, use: "prose" | "name"): UnseenCharacter[] {
  if (PLAIN.test(text)) return [];
  const kept = use === "prose" ? new Set([...text.matchAll(neededCharacters())].map(({ index }) => index)) : undefined;
  const found: UnseenCharacter[] = [];
  const unseen = /([\p{Cc}\p{Cs}\p{Zl}\p{Zp}])|(\p{Bidi_Control})|[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu;
  for (const match of text.matchAll(unseen)) {
    const [character, control, direction] = match;
    if (kept && (kept.has(match.index) || /[\t\n\r]/.test(character))) continue;
    const kind = control ? "control character" : direction ? "text-direction character" : "invisible character";
    found.push({ kind, code: codePointOf(character), index: match.index });
  }
  return found;
}

/** `U+202E`. */
export function codePointOf(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;
}
