/** Text that no reader sees on the page: comments, markup that hides, blanks before it. Linear in the text. */
import type { ZoneSpan } from "./zone-span.js";

/** Blanks before text on a line that nobody scrolls to. */
const FAR = /[ \t\u00A0]{120,}/g;
const REFERENCE_COMMENT = /^ {0,3}\[(?:\/\/|comment|_|#)[^\]\n]{0,20}\]:[^\n]*/gim;
/** Tags of which the text is not shown, and attributes that hide. */
const TAG = /<([a-z][a-z0-9-]{0,30})((?:\s[^<>]{0,600})?)\/?>/gi;
const UNSHOWN = /^(?:script|style|template|noscript|noembed|noframes|iframe|object|math|metadata|title)$/i;
const HIDING =
  /(?:^|\s)hidden(?=[\s=/]|$)|(?:^|\s)type\s*=\s*["']?hidden\b|display\s*:\s*none|visibility\s*:\s*(?:hidden|collapse)|opacity\s*:\s*0(?:\.0+)?(?![.\d])|(?:font-size|(?:max-)?(?:width|height)|line-height)\s*:\s*0(?:\.0+)?(?:px|em|rem|pt|%)?\s*(?:[;"'!]|$)|font-size\s*:\s*(?:0?\.\d+|1)(?:px|pt)|(?:^|[;"'\s])color\s*:\s*(?:white|#fff(?:fff)?\b|transparent|rgba?\(\s*255\s*,\s*255\s*,\s*255|rgba\([^)]*,\s*0\s*\))|(?:text-indent|left|top)\s*:\s*-\d{3,}|aria-hidden\s*=\s*["']?true|\scolor\s*=\s*["']?(?:white|#fff)|clip\s*:\s*rect\(0/i;

interface Markup {
  readonly opens: RegExp;
  readonly closes: string;
  readonly by: string;
}

/** Beside comments (CommonMark 0.31, section 6.6). */
const UNSHOWN_MARKUP: readonly Markup[] = [
  { opens: /<\?/g, closes: "?>", by: "a processing instruction" },
  { opens: /<!\[CDATA\[/g, closes: "]]>", by: "a CDATA section" },
  { opens: /<![a-z]/gi, closes: ">", by: "a declaration of HTML" },
];

function unshownMarkup(text: string, { opens, closes, by }: Markup): ZoneSpan[] {
  const spans: ZoneSpan[] = [];
  opens.lastIndex = 0;
  for (let match = opens.exec(text); match; match = opens.exec(text)) {
    const close = text.indexOf(closes, opens.lastIndex);
    if (close === -1) break;
    const end = close + closes.length;
    spans.push({ zone: "hidden", start: match.index, end, by });
    opens.lastIndex = end;
  }
  return spans;
}

export function hiddenSpans(text: string): ZoneSpan[] {
  const spans: ZoneSpan[] = [];
  for (let at = text.indexOf("<!--"); at !== -1; at = text.indexOf("<!--", at)) {
    const close = text.indexOf("-->", at + 4);
    const end = close === -1 ? text.length : close + 3;
    spans.push({ zone: "hidden", start: at, end, by: "an HTML comment" });
    at = end;
  }
  for (const markup of UNSHOWN_MARKUP) for (const span of unshownMarkup(text, markup)) spans.push(span);
  if (text.includes("<")) for (const span of hidingTags(text)) spans.push(span);
  for (const { index, 0: line } of text.matchAll(REFERENCE_COMMENT)) {
    spans.push({
      zone: "hidden",
      start: index,
      end: index + line.length,
      by: "a link definition that nothing refers to",
    });
  }
  for (const { index, 0: blanks } of text.matchAll(FAR)) {
    const start = index + blanks.length;
    const feed = text.indexOf("\n", start);
    const end = feed === -1 ? text.length : feed;
    if (start < end) spans.push({ zone: "hidden", start, end, by: "the end of a line behind a row of blanks" });
  }
  return spans;
}

/** Names of elements without a closing tag that are searched for: HTML has some hundred. */
const MAX_UNCLOSED = 200;

/** Elements whose closing tag was not found: they are asked for once. */
function hidingTags(text: string): ZoneSpan[] {
  const spans: ZoneSpan[] = [];
  const unclosed = new Set<string>();
  let lower: string | undefined;
  for (const { index, 0: tag, 1: name = "", 2: attributes = "" } of text.matchAll(TAG)) {
    const isUnshown = UNSHOWN.test(name);
    if (!isUnshown && !HIDING.test(attributes)) continue;
    if ((spans.at(-1)?.end ?? 0) > index) continue;
    // Letters beyond ASCII may become two in lower case, and offsets others.
    lower ??= text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
    const closing = `</${name.toLowerCase()}`;
    const close =
      unclosed.has(closing) || unclosed.size > MAX_UNCLOSED ? -1 : lower.indexOf(closing, index + tag.length);
    if (close === -1) unclosed.add(closing);
    const paragraph = close === -1 ? text.indexOf("\n\n", index) : close;
    const end = paragraph === -1 ? text.length : paragraph;
    const by = isUnshown ? `a <${name.toLowerCase()}> element` : "markup that hides it";
    spans.push({ zone: "hidden", start: index, end, by });
  }
  return spans;
}
