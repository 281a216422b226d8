/** Titles of links, and attributes of tags that are no addresses: no reader sees them on the page. Linear in the text. */
import type { LinkDefinition } from "./link-definitions.js";

export interface UnseenTitle {
  readonly start: number;
  readonly end: number;
  /** What it belongs to, as a noun phrase. */
  readonly by: string;
}

/** `[text](target "title")`, from the bracket that closes the text. */
const LINK_TITLE =
  /\]\(\s{0,3}(?:<[^<>\n]{0,2000}>|[^\s<>()]{1,2000})\s{1,20}("[^"]{1,600}"|'[^']{1,600}'|\([^()]{1,600}\))\s{0,3}\)/g;

/** Tags whose attributes are looked at, attributes of one tag. */
const MAX_TAGS = 100_000;
const MAX_ATTRIBUTES = 50;

const TAG_START = /<[a-z][a-z0-9-]{0,30}(?=\s)/gi;
const ATTRIBUTE =
  /[\s/]{1,100}([^\s"'<>/=]{1,60})(?:\s{0,20}=\s{0,20}(?:"([^"]{0,1000})"|'([^']{0,1000})'|[^\s"'=<>`]{1,600}))?/y;
/** Addresses, which a reader sees where the pointer is. */
const LEADS = /^(?:href|src)$/i;

export function unseenTitles(text: string, definitions: readonly LinkDefinition[]): UnseenTitle[] {
  const spans: UnseenTitle[] = [];
  const by = "the title of a link";
  for (const { end, title } of definitions) if (title > 0) spans.push({ start: end - title, end, by });
  if (text.includes("](")) {
    for (const { index, 0: whole, 1: title = "" } of text.matchAll(LINK_TITLE)) {
      const start = index + whole.lastIndexOf(title);
      spans.push({ start, end: start + title.length, by });
    }
  }
  if (text.includes("<")) for (const span of attributeSpans(text)) spans.push(span);
  return spans;
}

function* attributeSpans(text: string): Generator<UnseenTitle> {
  let tags = 0;
  for (const { index, 0: start } of text.matchAll(TAG_START)) {
    if (tags++ >= MAX_TAGS) return;
    ATTRIBUTE.lastIndex = index + start.length;
    for (let count = 0; count < MAX_ATTRIBUTES; count++) {
      const match = ATTRIBUTE.exec(text);
      if (!match) break;
      const [whole, name = "", double, single] = match;
      const value = double ?? single;
      if (value === undefined || LEADS.test(name)) continue;
      const end = match.index + whole.length;
      yield {
        start: end - value.length - 2,
        end,
        by: `the attribute "${name.toLowerCase()}" of a tag`,
      };
    }
  }
}
