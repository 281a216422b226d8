/** Finds what addresses an agent instead of a reader, or hides from one, in a text. Pure, and linear in the text. */
import { findDirectives } from "./directives.js";
import { findHiddenCharacters } from "./hidden-characters.js";
import { findLinks } from "./links.js";
import type { PoisonMark } from "./mark.js";
import { findCalls, findWrapped } from "./wrapped.js";
import { zonesOf } from "./zones.js";

export function scanForPoison(text: string): PoisonMark[] {
  const zones = zonesOf(text);
  return [
    ...findHiddenCharacters(text),
    ...findDirectives(text, zones),
    ...findWrapped(text),
    ...findCalls(text, zones),
    ...findLinks(text, zones),
  ];
}
