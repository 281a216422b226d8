import { removesMark, type TextEdit } from "../memory/finding.js";
import { BYTE_ORDER_MARK } from "./decode.js";
import { LineIndex } from "./lines.js";

/**
 * Applies edits of one file. All ranges are those of the text before any edit; a byte-order mark counts as nothing and
 * stays, unless an edit removes it. Equal edits are made once. An edit that overlaps an earlier one is left out: it was
 * meant for another text.
 */
export function applyTextEdits(text: string, edits: readonly TextEdit[]): string {
  const marked = text.startsWith(BYTE_ORDER_MARK);
  const lines = new LineIndex(marked ? text.slice(1) : text);
  const places = edits.map(({ range, newText }) => {
    const start = lines.offset(range.start);
    return { start, end: Math.max(lines.offset(range.end), start), newText };
  });
  places.sort((a, b) => a.start - b.start || a.end - b.end);
  let result = marked && !edits.some(removesMark) ? BYTE_ORDER_MARK : "";
  let from = 0;
  let last: (typeof places)[number] | undefined;
  for (const place of places) {
    const again = last?.start === place.start && last.end === place.end && last.newText === place.newText;
    if (again || place.start < from) continue;
    result += lines.text.slice(from, place.start) + place.newText;
    from = place.end;
    last = place;
  }
  return result + lines.text.slice(from);
}
