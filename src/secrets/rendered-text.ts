/** A text as it shows once Markdown, HTML or a workflow command is read: what our escapes broke up stands together again. */
import { OffsetMap } from "./offset-map.js";

/** References of HTML, a character of an address or a command, the space of no width that keeps GitHub from acting, a bar of a cell. */
const ESCAPES = /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(amp|lt|gt|quot|apos));|%([0-7][0-9a-f])|\u200B|\\x7C/gi;

const NAMED: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

export interface RenderedText {
  readonly text: string;
  /** From its offsets to those of the text that was given. */
  readonly map: OffsetMap;
}

/** Undefined where it shows as it is. Linear. */
export function renderedText(source: string): RenderedText | undefined {
  const map = new OffsetMap();
  let text = "";
  let copied = 0;
  const copy = (end: number): void => {
    if (end > copied) map.add(text.length, copied, end, 1, 1);
    text += source.slice(copied, end);
  };
  for (const match of source.matchAll(ESCAPES)) {
    const end = match.index + match[0].length;
    const shown = shownFor(match);
    if (shown === undefined) continue;
    copy(match.index);
    if (shown !== "") map.add(text.length, match.index, end, shown.length, end - match.index);
    text += shown;
    copied = end;
  }
  if (copied === 0) return undefined;
  copy(source.length);
  return { text, map };
}

/** Empty where nothing shows; undefined where it is no reference after all. */
function shownFor([whole, decimal, hexadecimal, name, percent]: RegExpExecArray): string | undefined {
  if (name !== undefined) return NAMED[name.toLowerCase()];
  const digits = hexadecimal ?? percent;
  if (decimal === undefined && digits === undefined) return whole === "\u200B" ? "" : "|";
  const code = digits === undefined ? Number(decimal) : parseInt(digits, 16);
  return code <= 0x10ffff ? String.fromCodePoint(code) : undefined;
}
