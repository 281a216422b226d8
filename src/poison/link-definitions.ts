/** Definitions of links, `[label]: target "title"`, that links and images elsewhere in a text refer to. Linear in the text. */
import { linkLabel } from "../memory/link-label.js";

export interface LinkDefinition {
  /** Of the line that it begins on. */
  readonly start: number;
  readonly end: number;
  /** As links name it: see `linkLabel`. */
  readonly label: string;
  readonly target: string;
  /** Characters of the title that it ends with; 0 where it has none. */
  readonly title: number;
}

/** Definitions of one text that are looked at. */
const MAX_DEFINITIONS = 20_000;

/** In a quotation or a list too. A footnote, `[^1]:`, is text. What ends in no title or target is none. */
const DEFINITION =
  /^[ \t>*+\-\d.)]{0,12}\[(?!\^)((?:[^\][\\]|\\[^]){1,300})\]:[ \t]{0,100}(?:\r?\n[ \t>]{0,100})?(?:<((?:[^<>\n\\]|\\.){1,2000})>|([^\s<>]\S{0,2000}))(?:(?=\s)[ \t]{0,100}(?:\r?\n[ \t>]{0,100})?("[^"]{1,600}"|'[^']{1,600}'|\([^()]{1,600}\)))?[ \t]{0,100}\r?$/gm;

export function linkDefinitions(text: string): LinkDefinition[] {
  if (!text.includes("]:")) return [];
  const found: LinkDefinition[] = [];
  for (const match of text.matchAll(DEFINITION)) {
    const { index, 0: whole, 1: label = "", 2: angled, 3: bare = "", 4: title = "" } = match;
    const end = index + whole.trimEnd().length;
    found.push({ start: index, end, label: linkLabel(label), target: angled ?? bare, title: title.length });
    if (found.length >= MAX_DEFINITIONS) break;
  }
  return found;
}
