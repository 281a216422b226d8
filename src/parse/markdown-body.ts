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
  const wikilinks: string[] = [];
  for (const run of prose) {
    scanInline(
      joined(text, run.lines),
      definitions,
      ({ image, target, text }) => {
        if (!image) links.push({ target, text });
      },
      undefined,
      (_start, words) => wikilinks.push(words),
    );
  }
  const run = prose.find(({ title }) => title);
  return { heading: run && (plainText(joined(text, run.lines), definitions) || undefined), links, wikilinks };
}

/** Headings outside quotes, lists and code, as plain texts: the first ones, each cut to a length. */
export function readHeadings(text: string, limits: { readonly count: number; readonly length: number }): string[] {
  const { headings, definitions } = scanBlocks(text);
  return headings
    .slice(0, limits.count)
    .map((lines) => plainText(joined(text, lines), definitions).slice(0, limits.length))
    .filter((heading) => heading !== "");
}

/** The links of `readMarkdownBody` in the same order, and then its wikilinks, with offsets in `text`. */
export function locateLinks(text: string): PlacedLink[] {
  const { links, wikilinks } = locate(text);
  return [...links.filter(({ image }) => !image), ...wikilinks];
}

/** Targets of links and images, those of HTML tags and of definitions that no link uses too; a place may come twice. */
export function locateTargets(text: string): Span[] {
  const { prose, definitions } = scanBlocks(text, ["[", "<"]);
  const targets: Span[] = [...definitions.values()];
  for (const run of prose) {
    const offset = offsetsIn(run.lines);
    const add = (at: number, length: number) => {
      const start = offset(at);
      targets.push({ start, end: start + length });
    };
    scanInline(
      joined(text, run.lines),
      definitions,
      ({ target, source }) => {
        if (typeof source === "number") add(source, target.length);
      },
      (start, tag) => {
        for (const { at, length } of tagTargets(tag)) add(start + at, length);
      },
    );
  }
  return targets;
}

/** Values of `href` and `src` that stand on one line. */
function tagTargets(tag: string): { readonly at: number; readonly length: number }[] {
  return [...tag.matchAll(TARGET_ATTRIBUTE)].map((match) => {
    const value = match[1] ?? match[2] ?? match[3] ?? "";
    const behind = match[3] === undefined ? 1 : 0;
    return { at: match.index + match[0].length - value.length - behind, length: value.length };
  });
}

const TARGET_ATTRIBUTE = /\s(?:href|src)[ \t]*=[ \t]*(?:"([^"\n]+)"|'([^'\n]+)'|([^\s"'=<>`]+))/gi;

interface Located {
  readonly links: (PlacedLink & { readonly image: boolean })[];
  readonly wikilinks: PlacedLink[];
}

function locate(text: string): Located {
  const { prose, definitions } = scanBlocks(text);
  const links: Located["links"] = [];
  const wikilinks: PlacedLink[] = [];
  for (const run of prose) {
    const offset = offsetsIn(run.lines);
    const wikiOffset = offsetsIn(run.lines);
    scanInline(
      joined(text, run.lines),
      definitions,
      ({ image, target, text: words, source }) => {
        if (typeof source === "object") {
          links.push({ image, target, text: words, start: source.start, end: source.end });
          return;
        }
        const start = offset(source);
        links.push({ image, target, text: words, start, end: start + target.length });
      },
      undefined,
      (at, words) => {
        const start = wikiOffset(at);
        wikilinks.push({ target: words, text: words, start, end: start + words.length });
      },
    );
  }
  return { links, wikilinks };
}

/** From offsets in joined lines, which must not fall, to those in the text. */
function offsetsIn(lines: readonly Span[]): (source: number) => number {
  let line = 0;
  let passed = 0;
  return (source) => {
    for (let span = lines[line]; span && source > passed + width(span); span = lines[++line]) {
      passed += width(span) + 1;
    }
    return (lines[line]?.start ?? 0) + source - passed;
  };
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
