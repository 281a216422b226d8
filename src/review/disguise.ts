/** Letters that look like others: what a person reads as one word is another one to every comparison. */
import type { ReviewSubject } from "../memory/review-subject.js";

const WORDS = /[\p{L}\p{M}]+/gu;
const LATIN = /\p{Script=Latin}/u;
const LOOKALIKE =
  /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}\p{Script=Lisu}\p{Script=Coptic}]/u;
/** Letters of phonetic alphabets and small capitals, which are Latin to Unicode. */
const PHONETIC = /[\u0250-\u02AF\u1D00-\u1DBF\uA720-\uA7FF\uAB30-\uAB6F]/u;
/** What no letter could be composed with, as a stroke below each. */
const OVERLAID = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]\p{Mn}/u;

/** Also where words of another alphabet stand in a text that is Latin for the most part. */
export function isDisguised({ title, summary = "", detail }: ReviewSubject): boolean {
  const words = [title, summary, detail].join("\n").normalize("NFC").match(WORDS) ?? [];
  const foreign = words.filter((word) => LOOKALIKE.test(word));
  return (
    foreign.some((word) => LATIN.test(word)) ||
    (foreign.length > 0 && foreign.length * 2 < words.length) ||
    words.some((word) => PHONETIC.test(word) || OVERLAID.test(word))
  );
}
