/** Whether a value that a secret word is given looks drawn at random. */
import { isPublicIdentifier } from "./public-identifiers.js";
import { classesOf, isEvenlySpread, isSlug, surpriseOf } from "./randomness.js";

const MIN_LENGTH = 8;
/** Bits by which each character must surprise, on average. Short texts vary more, so they must surprise more. */
const LEAST_SURPRISE = 5.2;
const MIN_HEX = 16;
const MIN_LETTERS_ALONE = 14;

/** What stands for a value that is elsewhere: templates, calls, references, addresses, paths, elisions. */
const STAND_IN =
  /\$[{(]|\{\{|<[^>]*>|%\(|\.\.\.|\u00e2\u0080\u00a6|:\/\/|^[[({]|^[a-z_][\w.]*\($|^[a-z_]{3}[\w.]*\(|^\$\w+$|^%\w+%?$|^@[\w/-]+$|^(?:process\.|env\.|os\.|secrets\.|config\.|vault:|op:|arn:|sha\d|file:|\.{0,2}\/)/i;

export function isSecretValue(value: string): boolean {
  if (value.length < MIN_LENGTH || STAND_IN.test(value)) return false;
  if (isPublicIdentifier(value) || isSlug(value)) return false;
  const wrapped = wrappedText(value);
  if (wrapped !== undefined) return wrapped.split(/[\s:]+/).some(isSecretValue);
  const classes = classesOf(value);
  const { digits, lower, upper, other } = classes;
  if (digits === value.length) return false;
  if (other > value.length / 2) return false;
  if (!isEvenlySpread(value, classes)) return false;
  if (classes.isHex) return value.length >= MIN_HEX && digits > 0;
  if (digits === 0 && other === 0) {
    return value.length >= MIN_LETTERS_ALONE && lower > 0 && upper > 0 && surpriseOf(value) >= LEAST_SURPRISE + 1;
  }
  return surpriseOf(value) >= LEAST_SURPRISE;
}

/** What base64 hides, where that is text: `c2VjcmV0Cg==` is a word, and so no more of a secret than the word is. */
function wrappedText(value: string): string | undefined {
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(value)) return undefined;
  const text = Buffer.from(value, "base64").toString("latin1");
  return text.length >= 5 && /^[\x20-\x7e\r\n\t]+$/.test(text) ? text : undefined;
}
