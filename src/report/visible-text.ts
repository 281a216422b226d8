/** Text from records, made harmless to a terminal or log and honest to a reader. */
import { clip } from "../memory/clip.js";

const PLAIN = /^[ -~]*$/;

/** Replaces what acts or hides by its escape: `\n`, `\x1B`, `\u202E`, `\u{E0041}`. The result is one line. */
export function visible(text: string): string {
  return PLAIN.test(text)
    ? text
    : text.replace(
        mayJoin(text) ? actingUnjoined() : actingCharacters(),
        (character, kept: string | undefined) => kept ?? SHORT.get(character) ?? escapeOf(character),
      );
}

/**
 * Characters that act or hide instead of showing: controls (the escape among them), line and paragraph separators, lone
 * surrogates, formatting characters (bidi, tags), everything that Unicode lets a program ignore, the blank Braille cell,
 * and marks piled so high on a letter that they cover the lines around it; no language puts more than eight.
 * The group keeps the selector that gives a pictograph its colours.
 */
function actingCharacters(): RegExp {
  return /((?<=\p{Extended_Pictographic})\uFE0F)|[\p{Cc}\p{Cs}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]|(?<=[\p{Mn}\p{Me}]{8})[\p{Mn}\p{Me}]/gu;
}

/**
 * Joined emoji that Unicode recommends, such as a person with a computer, and keys: what joins them hides nothing there, and shows
 * nowhere else. Flags of tags are none of them: where they are not known, nobody sees that there are tags.
 */
const JOINED = "\\p{RGI_Emoji_ZWJ_Sequence}|[#*0-9]\\uFE0F\\u20E3";

/** The table of all of them takes as long to make as a small memory to read: only for texts that may hold some. */
function mayJoin(text: string): boolean {
  return text.includes("\u20E3") || /[\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F]\u200D/u.test(text);
}

let unjoined: RegExp | undefined;

function actingUnjoined(): RegExp {
  const { source } = actingCharacters();
  return (unjoined ??= new RegExp(source.replace("(", `(${JOINED}|`), "gv"));
}

let joined: RegExp | undefined;

/** How many UTF-16 code units the joined emoji takes that begins at an offset; 0 where none does. */
export function joinedLength(text: string, at: number): number {
  const head = text.slice(at, at + LONGEST_JOINED);
  if (!mayJoin(head)) return 0;
  return (joined ??= new RegExp(`^(?:${JOINED})`, "v")).exec(head)?.[0].length ?? 0;
}

/** Of emoji that are joined: two people of any skin, a heart and a kiss between them. */
const LONGEST_JOINED = 16;

/** How many UTF-16 code units before a character decide whether it is shown: eight marks. */
export const DECIDING_UNITS = 16;

const SHORT: ReadonlyMap<string, string> = new Map([
  ["\n", "\\n"],
  ["\r", "\\r"],
  ["\t", "\\t"],
]);

function escapeOf(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  const hex = code.toString(16).toUpperCase();
  if (code <= 0xff) return `\\x${hex.padStart(2, "0")}`;
  return code <= 0xffff ? `\\u${hex.padStart(4, "0")}` : `\\u{${hex}}`;
}

const ELLIPSIS_BYTES = 3;

/** At most `limit` bytes of UTF-8, with an ellipsis for what is missing; never half a character. */
export function clipBytes(text: string, limit: number): string {
  if (Buffer.byteLength(text) <= limit) return text;
  let bytes = 0;
  let end = 0;
  for (const character of text) {
    bytes += Buffer.byteLength(character);
    if (bytes > limit - ELLIPSIS_BYTES) break;
    end += character.length;
  }
  return `${text.slice(0, end)}…`;
}

/** `visible` of the beginning of a text, so that a hostile length costs nothing. */
export function visibleStart(text: string, limit: number): string {
  return clip(visible(clip(text, limit)), limit * 2);
}
