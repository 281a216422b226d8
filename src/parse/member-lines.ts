/** Members of a block mapping as the lines that they are written in. */
import { isMap, isScalar, isSeq, type YAMLMap } from "./yaml-library.cjs";

interface MemberLines {
  readonly key: string;
  /** Comments and blank lines above it, and its own lines. */
  readonly text: string;
}

export interface MappingLines {
  /** What stands above all members and belongs to none. */
  readonly head: string;
  readonly members: readonly MemberLines[];
  /** What stands below all members. */
  readonly tail: string;
}

/** @returns undefined where the members do not each begin on a line of their own, at its first column. */
export function memberLines(text: string, map: YAMLMap): MappingLines | undefined {
  if (map.flow || map.items.length === 0) return undefined;
  const spans: { readonly key: string; readonly start: number; readonly end: number }[] = [];
  for (const { key, value } of map.items) {
    if (!isScalar(key) || typeof key.value !== "string" || !key.range) return undefined;
    const [start] = key.range;
    if (start > 0 && text[start - 1] !== "\n") return undefined;
    spans.push({ key: key.value, start, end: endOfLines(text, Math.max(key.range[1], lastEnd(value))) });
  }
  const first = spans[0]?.start ?? 0;
  const head = headOf(text.slice(0, first));
  const members = spans.map(({ key, end }, index) => {
    return { key, text: text.slice(spans[index - 1]?.end ?? head.length, end) };
  });
  return { head, members, tail: text.slice(spans.at(-1)?.end ?? 0) };
}

/** A comment that a blank line parts from the first member speaks of all of them. */
function headOf(above: string): string {
  const blank = above.lastIndexOf("\n\n");
  return blank === -1 ? "" : above.slice(0, blank + 2);
}

/** Where the text of a value ends, comments behind it aside; 0 where it has none. */
function lastEnd(value: unknown): number {
  if ((isMap(value) || isSeq(value)) && value.flow !== true && value.items.length > 0) {
    const last: unknown = value.items.at(-1);
    if (!isMap(value)) return lastEnd(last);
    const pair = value.items.at(-1);
    return Math.max(lastEnd(pair?.key), lastEnd(pair?.value));
  }
  const { range } = (value ?? {}) as { readonly range?: readonly number[] | null };
  return range?.[1] ?? 0;
}

/** Behind the line of the offset, and behind comments that are indented like what is above them. */
function endOfLines(text: string, offset: number): number {
  let end = offset;
  if (text[offset - 1] !== "\n") {
    const feed = text.indexOf("\n", offset);
    end = feed === -1 ? text.length : feed + 1;
  }
  const [comments = ""] = /^(?:[ \t]+#[^\n]*\n)*/.exec(text.slice(end)) ?? [];
  return end + comments.length;
}
