/** Heading and links of a Markdown body. Linear in the body. */
import type { MarkdownBody, MarkdownLink } from "../memory/document.js";
import type { Span } from "./flaw.js";
import { scanBlocks, type Definition } from "./markdown-blocks.js";
import { scanInline } from "./markdown-inline.js";

/** A link with the place of its target: behind the text, or in the definition that the link refers to. */
export interface PlacedLink extends Span {
  readonly target: string;
  readonly text: string;
}

export function readMarkdownBody(text: string): MarkdownBody {
  const { prose, definitions } = scanBlocks(text);
  const links: MarkdownLink[] = [];
  for (const run of prose) {
    scanInline(joined(text, run.lines), definitions, ({ image, target, text }) => {
      if (!image) links.push({ target, text });
    });
  }
  const run = prose.find(({ title }) => title);
  return { heading: run && (plainText(joined(text, run.lines), definitions) || undefined), links };
}

/** Headings outside quotes, lists and code, as plain texts: the first ones, each cut to a length. */
export function readHeadings(text: string, limits: { readonly count: number; readonly length: number }): string[] {
  const { headings, definitions } = scanBlocks(text);
  return headings
    .slice(0, limits.count)
    .map((lines) => plainText(joined(text, lines), definitions).slice(0, limits.length))
    .filter((heading) => heading !== "");
}

/** The links of `readMarkdownBody` in the same order, with offsets in `text`. */
export function locateLinks(text: string): PlacedLink[] {
  return locate(text).filter(({ image }) => !image);
}

/** Targets of links and images. */
export function locateTargets(text: string): Span[] {
  return locate(text);
}

function locate(text: string): (PlacedLink & { readonly image: boolean })[] {
  const { prose, definitions } = scanBlocks(text);
  const links: (PlacedLink & { readonly image: boolean })[] = [];
  for (const run of prose) {
    let line = 0;
    let passed = 0;
    scanInline(joined(text, run.lines), definitions, ({ image, target, text: words, source }) => {
      if (typeof source === "object") {
        links.push({ image, target, text: words, start: source.start, end: source.end });
        return;
      }
      for (let span = run.lines[line]; span && source > passed + width(span); span = run.lines[++line]) {
        passed += width(span) + 1;
      }
      const start = (run.lines[line]?.start ?? 0) + source - passed;
      links.push({ image, target, text: words, start, end: start + target.length });
    });
  }
  return links;
}

function joined(text: string, lines: readonly Span[]): string {
  return lines.map(({ start, end }) => text.slice(start, end)).join("\n");
}

function width({ start, end }: Span): number {
  return end - start;
}

/** Prose with links replaced by their texts and without marks of code, strong emphasis and escapes. */
function plainText(prose: string, definitions: ReadonlyMap<string, Definition>): string {
  let plain = "";
  let from = 0;
  scanInline(prose, definitions, ({ start, end, text }) => {
    if (start < from) return;
    plain += prose.slice(from, start) + text;
    from = end;
  });
  plain += prose.slice(from);
  return plain
    .replace(/`+|\*\*/g, "")
    .replace(/\\([!-/:-@[-`{-~])/g, "$1")
    .replace(/\s+/g, " ")
    .trim();
}
