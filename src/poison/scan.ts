/** Finds what addresses an agent instead of a reader, or hides from one, in a text. Pure, and linear in the text. */
import { findDirectives } from "./directives.js";
import { findHiddenCharacters } from "./hidden-characters.js";
import { linkDefinitions } from "./link-definitions.js";
import { findLinks } from "./links.js";
import type { PoisonMark } from "./mark.js";
import { findCalls, findWrapped } from "./wrapped.js";
import { zonesOf } from "./zones.js";

/** Short texts in which nothing was found: keys, states and owners stand in many records. */
const harmless = new Set<string>();
const MAX_KEPT_LENGTH = 64;
const MAX_KEPT = 20_000;

export function scanForPoison(text: string): PoisonMark[] {
  if (text.length > MAX_KEPT_LENGTH) return look(text);
  if (harmless.has(text)) return [];
  const marks = look(text);
  if (marks.length === 0 && harmless.size < MAX_KEPT) harmless.add(text);
  return marks;
}

function look(text: string): PoisonMark[] {
  const definitions = linkDefinitions(text);
  const zones = zonesOf(text, definitions);
  return [
    ...findHiddenCharacters(text),
    ...findDirectives(text, zones),
    ...findWrapped(text),
    ...findCalls(text, zones),
    ...findLinks(text, zones, definitions),
  ];
}
