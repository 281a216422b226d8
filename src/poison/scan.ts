/** Finds what addresses an agent instead of a reader, or hides from one, in a text. Pure, and linear in the text. */
import { findDirectives } from "./directives.js";
import { findHiddenCharacters } from "./hidden-characters.js";
import type { PoisonMark } from "./mark.js";
import { zonesOf } from "./zones.js";

export function scanForPoison(text: string): PoisonMark[] {
  const zones = zonesOf(text);
  return [...findHiddenCharacters(text), ...findDirectives(text, zones)];
}
