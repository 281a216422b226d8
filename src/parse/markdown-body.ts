/** Heading and links of a Markdown body. Linear in the body. */
import type { MarkdownBody } from "../memory/document.js";
import type { Span } from "./flaw.js";
import { scanBlocks, type Definition, type Prose } from "./markdown-blocks.js";
import { scanInline } from "./markdown-inline.js";

/** A link with the place of its target: behind the text, or in the definition that the link refers to. */
export interface PlacedLink extends Span {
  readonly target: string;
  readonly text: string;
}

export function readMarkdownBody(text: string): MarkdownBody {
  const { prose, definitions } = scanBlocks(text);
  const links = prose.flatMap((run) => placedLinks(text, run, definitions));
  const title = prose.find(({ level }) => level === 1);
  return {
    heading: title && (plainText(joined(text, title), definitions) || undefined),
    links: links.map(({ target, text }) => ({ target, text })),
  };
}

/** The links of `readMarkdownBody` in the same order, with offsets in `text`. */
export function locateLinks(text: string): PlacedLink[] {
  const { prose, definitions } = scanBlocks(text);
  return prose.flatMap((run) => placedLinks(text, run, definitions));
}

function placedLinks(text: string, run: Prose, definitions: ReadonlyMap<string, Definition>): PlacedLink[] {
  const found = scanInline(joined(text, run), definitions).filter(({ image }) => !image);
  let line = 0;
  let passed = 0;
  return found.map(({ target, text: words, place, definition }) => {
    if (definition) return { target, text: words, start: definition.start, end: definition.end };
    const at = place?.start ?? 0;
    for (let span = run.lines[line]; span && at > passed + width(span); span = run.lines[++line])
      passed += width(span) + 1;
    const start = (run.lines[line]?.start ?? 0) + at - passed;
    return { target, text: words, start, end: start + target.length };
  });
}

function joined(text: string, { lines }: Prose): string {
  return lines.map(({ start, end }) => text.slice(start, end)).join("\n");
}

function width({ start, end }: Span): number {
  return end - start;
}

/** Prose with links replaced by their texts and without marks of code, strong emphasis and escapes. */
function plainText(prose: string, definitions: ReadonlyMap<string, Definition>): string {
  let plain = "";
  let from = 0;
  for (const { start, end, text } of scanInline(prose, definitions)) {
    if (start < from) continue;
    plain += prose.slice(from, start) + text;
    from = end;
  }
  plain += prose.slice(from);
  return plain
    .replace(/`+|\*\*/g, "")
    .replace(/\\([!-/:-@[-`{-~])/g, "$1")
    .replace(/\s+/g, " ")
    .trim();
}
