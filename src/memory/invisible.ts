/** Characters that a reader does not see, or that change how others are shown (record families, section 0.1). */

export interface UnseenCharacter {
  readonly kind: "control character" | "text-direction character" | "invisible character";
  /** `U+202E`. */
  readonly code: string;
  /** UTF-16 offset. */
  readonly index: number;
}

const UNSEEN = /([\p{Cc}\p{Cs}\p{Zl}\p{Zp}])|(\p{Bidi_Control})|[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/**
 * What visible writing needs: the selector behind a pictograph, the joiner between two, and joiners between letters of
 * scripts whose letters change their form by them. Between Latin letters a joiner only hides.
 */
const NEEDED = new RegExp(
  [
    "(?<=[\\p{Extended_Pictographic}#*0-9])\\uFE0F",
    "(?<=[\\p{Extended_Pictographic}\\p{Emoji_Modifier}\\uFE0F])\\u200D(?=\\p{Extended_Pictographic})",
    "(?<=(?!LATIN)[\\p{L}\\p{M}])[\\u200C\\u200D](?=(?!LATIN)[\\p{L}\\p{M}])",
  ]
    .join("|")
    .replaceAll("LATIN", "\\p{Script=Latin}|\\p{Script=Greek}|\\p{Script=Cyrillic}"),
  "gu",
);

const PLAIN = /^[ -~]*$/;

/** In order. `prose` allows what visible writing needs, line ends and tabs included; names (ids, paths) allow nothing. */
export function unseenCharacters(text: string, use: "prose" | "name"): UnseenCharacter[] {
  if (PLAIN.test(text)) return [];
  const needed = use === "prose" ? new Set([...text.matchAll(NEEDED)].map(({ index }) => index)) : undefined;
  const found: UnseenCharacter[] = [];
  for (const match of text.matchAll(UNSEEN)) {
    const [character, control, direction] = match;
    if (needed && (needed.has(match.index) || /[\t\n\r]/.test(character))) continue;
    const hex = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0");
    const kind = control ? "control character" : direction ? "text-direction character" : "invisible character";
    found.push({ kind, code: `U+${hex}`, index: match.index });
  }
  return found;
}
