/** What the value of a text does not tell: comments, and numbers as they are written. */
import { lexemes } from "./yaml-lexemes.js";

/**
 * Whether a text in the place of another holds all of that one's comments, and all of its numbers with their digits and zeros:
 * `1.10` is no `1.1`, and of `1187254893610401843` a value keeps less. Of JSON or YAML, which may be a part of a document.
 */
export function keepsWriting(was: string, is: string): boolean {
  const left = new Map<string, number>();
  for (const text of unvalued(is)) left.set(text, (left.get(text) ?? 0) + 1);
  for (const text of unvalued(was)) {
    const count = left.get(text) ?? 0;
    if (count === 0) return false;
    left.set(text, count - 1);
  }
  return true;
}

/** Comments, and scalars that begin like numbers, which may have become texts. */
function* unvalued(source: string): Generator<string, void> {
  for (const { text, kind } of lexemes(source)) {
    const scalar = kind === "quoted" ? text.slice(1, -1) : text;
    if (kind === "comment") yield text.trimEnd();
    else if ((kind === "plain" || kind === "quoted") && /^[-+]?\.?\d/.test(scalar)) yield scalar;
  }
}
