/** Holds a Markdown file against the outline of its class. */
import type { MarkdownBody, OutlinePart } from "../memory/document.js";
import { parseInstant } from "../memory/instant.js";
import type { Mapping } from "../memory/plain-data.js";
import type { Outline } from "./layout.js";
import type { OutlineOddity } from "./oddity.js";

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** @param value of the front matter, empty where there is none. */
export function outlineOddities(
  { frontMatter, days }: Outline,
  value: Mapping,
  body: MarkdownBody | undefined,
): OutlineOddity[] {
  const allowed = frontMatter ?? Object.keys(value);
  const extra = Object.keys(value).filter((key) => !allowed.includes(key));
  const oddities: OutlineOddity[] = extra.map((key) => ({ kind: "extra-key", key, allowed }));
  // A file that says nothing yet has nothing to divide.
  if (!body || body.isBlank) return oddities;
  const outline = body.outline();
  const isSection = ({ heading }: OutlinePart): boolean => heading !== undefined && (!days || heading.level === 2);
  const first = outline.findIndex(isSection);
  if (first === -1) return [...oddities, { kind: "no-section", days }];
  const loose = outline.slice(0, first).find(({ heading }) => heading === undefined);
  if (loose) oddities.push({ kind: "loose-entry", range: loose.range, days });
  if (days) oddities.push(...dayOddities(outline.filter(isSection)));
  return oddities;
}

function dayOddities(sections: readonly OutlinePart[]): OutlineOddity[] {
  const oddities: OutlineOddity[] = [];
  let above: string | undefined;
  for (const { heading, range } of sections) {
    const text = heading?.text ?? "";
    if (!DAY.test(text) || !parseInstant(text)) {
      oddities.push({ kind: "no-day", text, range });
      continue;
    }
    if (above !== undefined && text > above) oddities.push({ kind: "late-day", day: text, above, range });
    // One that was told is what the next are held against, or all that follow a mistyped one would be told.
    above = text;
  }
  return oddities;
}
