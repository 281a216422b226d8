/** Finds what addresses an agent instead of a reader, or hides from one, in a text. Pure, and linear in the text. */
import { findHiddenCharacters } from "./hidden-characters.js";
import type { PoisonMark } from "./mark.js";

export function scanForPoison(text: string): PoisonMark[] {
  return findHiddenCharacters(text);
}
