/** Lines around a token that the end of a line broke, joined. */
import { tableOf } from "./alphabets.js";
import { ViewWriter } from "./view-writer.js";
import type { View } from "./view.js";

/** Lines that one token may be broken over. */
const MAX_LINES = 8;
/** Bytes of one line that are read. */
const MAX_LINE = 400;
const LINE_FEED = 0x0a;
/** White space, and marks that lines of quotes, comments and lists begin with. */
const LEADING = tableOf(" \t\r>#*|/+\"'`");
/** White space, and marks that continue a line. */
const TRAILING = tableOf(" \t\r\\|\"'`+");

/** `breaks` are starts of tokens that end with their line too early, in ascending order. */
export function joinLines(view: View, breaks: readonly number[]): View | undefined {
  const writer = new ViewWriter(view);
  let done = 0;
  for (const start of breaks) if (start >= done) done = joinFrom(writer, view.bytes, start);
  return writer.isEmpty ? undefined : writer.view("joined");
}

/** Returns the end of what was joined. */
function joinFrom(writer: ViewWriter, bytes: Buffer, from: number): number {
  let start = from;
  let end = from;
  for (let line = 0; line < MAX_LINES && start < bytes.length; line++) {
    const lineFeed = bytes.subarray(start, start + MAX_LINE).indexOf(LINE_FEED);
    const lineEnd = lineFeed < 0 ? Math.min(start + MAX_LINE, bytes.length) : start + lineFeed;
    let own = start;
    while (line > 0 && own < lineEnd && LEADING[bytes[own] ?? 0] === 1) own++;
    let kept = lineEnd;
    while (kept > own && TRAILING[bytes[kept - 1] ?? 0] === 1) kept--;
    if (kept === own) break;
    writer.copy(own, kept);
    end = lineEnd;
    if (lineFeed < 0) break;
    start = lineEnd + 1;
  }
  writer.separate(end);
  return Math.max(end, from + 1);
}
