/** Heading and links of a Markdown body. Linear in the body. */
import type { MarkdownBody, MarkdownLink, OutlinePart, TextPlace } from "../memory/document.js";
import type { Position } from "../memory/place.js";
import type { Span } from "./flaw.js";
import { LineIndex } from "./lines.js";
import { scanBlocks, type Definition, type MarkdownBlocks } from "./markdown-blocks.js";
import { scanInline } from "./markdown-inline.js";

/** @param linesAbove counts the lines of the file that stand above the text. */
export function readMarkdownBody(text: string, linesAbove: () => number = () => 0): MarkdownBody {
  const blocks = scanBlocks(text);
  const { prose, definitions } = blocks;
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
  const heading = run && (plainText(joined(text, run.lines), definitions) || undefined);
  let whole: MarkdownBlocks | undefined;
  const textAt = (place: TextPlace): string | undefined => {
    const span = textIn(text, (whole ??= scanBlocks(text, ANY)), place);
    return span && text.slice(span.start, span.end);
  };
  return {
    isBlank: text.trim() === "",
    heading,
    links,
    wikilinks,
    textAt,
    outline: () => outlineOf(text, blocks, linesAbove()),
  };
}

function outlineOf(text: string, { headings, items, definitions }: MarkdownBlocks, above: number): OutlinePart[] {
  const index = new LineIndex(text);
  const placed = ({ start, end }: Span) => {
    const range = index.range(start, end);
    const moved = ({ line, column }: Position): Position => ({ line: line + above, column });
    return { start, range: { start: moved(range.start), end: moved(range.end) } };
  };
  const parts = [
    ...headings.map(({ level, lines }) => {
      const span = { start: lines[0]?.start ?? 0, end: lines.at(-1)?.end ?? 0 };
      return { ...placed(span), heading: { level, text: plainText(joined(text, lines), definitions) } };
    }),
    ...items.map(placed),
  ];
  return parts.sort((one, other) => one.start - other.start);
}

/** Headings outside quotes, lists and code, as plain texts: the first ones, each cut to a length. */
export function readHeadings(text: string, limits: { readonly count: number; readonly length: number }): string[] {
  const { headings, definitions } = scanBlocks(text);
  return headings
    .slice(0, limits.count)
    .map(({ lines }) => plainText(joined(text, lines), definitions).slice(0, limits.length))
    .filter((heading) => heading !== "");
}

/** Where the text that `textAt` gives stands in the body. */
export function locateText(text: string, place: TextPlace): Span | undefined {
  return textIn(text, scanBlocks(text, ANY), place);
}

/** Every line holds it. */
const ANY = [""];

/** The text at a place, without list marks and emphasis around it. Code and HTML are not looked at. */
function textIn(text: string, { prose, definitions }: MarkdownBlocks, { section, line }: TextPlace): Span | undefined {
  const wanted = section?.toLowerCase();
  let isInside = wanted === undefined;
  for (const { lines, title, level } of prose) {
    if (level > 0) {
      if (title && wanted === undefined) continue;
      if (isInside) return undefined;
      isInside = plainText(joined(text, lines), definitions).toLowerCase() === wanted;
    } else if (isInside) {
      const found =
        line === undefined ? lines.slice(0, 1) : lines.flatMap((span) => behindName(text, span, line) ?? []);
      const [span] = found.map((each) => withoutEmphasis(text, each)).filter(({ start, end }) => start < end);
      if (span) return span;
    }
  }
  return undefined;
}

/** What stands behind `Name:` in a line, also where the name is emphasized, with or without its colon. */
function behindName(text: string, { start, end }: Span, name: string): Span | undefined {
  const line = text.slice(start, end);
  const [opening = ""] = /^[*_]{0,2}/.exec(line) ?? [];
  if (line.slice(opening.length, opening.length + name.length).toLowerCase() !== name.toLowerCase()) return undefined;
  const behind = [`${opening}:`, `:${opening}`].find((mark) => line.startsWith(mark, opening.length + name.length));
  return behind === undefined ? undefined : { start: start + opening.length + name.length + behind.length, end };
}

/** Without blanks at both ends, and without the marks of emphasis or code that are around the whole. */
function withoutEmphasis(text: string, span: Span): Span {
  const line = text.slice(span.start, span.end);
  const start = span.start + line.length - line.trimStart().length;
  const words = line.trim();
  const [mark] = /^(?:\*\*|__|\*|_|`)/.exec(words) ?? [];
  const isAround = mark !== undefined && words.indexOf(mark, mark.length) === words.length - mark.length;
  const width = isAround ? mark.length : 0;
  return { start: start + width, end: start + words.length - width };
}

/** Where the links of `readMarkdownBody` have their targets, or the definitions that they refer to, and no more of them: one file may hold 700,000. */
export class LinkPlaces {
  /** Starts and ends by turns. */
  readonly #links: number[] = [];
  readonly #wikilinks: number[] = [];

  constructor(text: string) {
    const { prose, definitions } = scanBlocks(text);
    for (const { lines } of prose) {
      const offset = offsetsIn(lines);
      const wikiOffset = offsetsIn(lines);
      scanInline(
        joined(text, lines),
        definitions,
        ({ image, target, source }) => {
          // Offsets must not fall, so those of images are passed as well.
          const { start, end } = typeof source === "object" ? source : spanFrom(offset(source), target.length);
          if (!image) this.#links.push(start, end);
        },
        undefined,
        (at, words) => {
          const { start, end } = spanFrom(wikiOffset(at), words.length);
          this.#wikilinks.push(start, end);
        },
      );
    }
  }

  /** @param index of a link, or behind the links of a wikilink, in their order in the text. */
  at(index: number): Span | undefined {
    const behind = index - this.#links.length / 2;
    const [places, at] = behind < 0 ? [this.#links, index * 2] : [this.#wikilinks, behind * 2];
    const [start, end] = [places[at], places[at + 1]];
    return start === undefined || end === undefined ? undefined : { start, end };
  }
}

/** Targets of links and images, those of HTML tags and of definitions that no link uses too; a place may come twice. */
export function locateTargets(text: string): Span[] {
  const { prose, html, definitions } = scanBlocks(text, ["[", "<"]);
  const targets: Span[] = [...definitions.values()];
  const locateIn = (lines: readonly Span[], isHtml: boolean): void => {
    const offset = offsetsIn(lines);
    const add = (at: number, length: number) => {
      const start = offset(at);
      targets.push({ start, end: start + length });
    };
    scanInline(
      joined(text, lines),
      definitions,
      ({ target, source }) => {
        if (!isHtml && typeof source === "number") add(source, target.length);
      },
      (start, tag) => {
        for (const { at, length } of tagTargets(tag)) add(start + at, length);
      },
    );
  };
  for (const { lines } of prose) locateIn(lines, false);
  for (const lines of html) locateIn(lines, true);
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

function spanFrom(start: number, length: number): Span {
  return { start, end: start + length };
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

/** Lines that follow one another in the text are taken together: nearly all do, and there may be 700,000. */
function joined(text: string, lines: readonly Span[]): string {
  const parts: string[] = [];
  for (let first = 0; first < lines.length;) {
    let last = first;
    while (follows(text, lines[last], lines[last + 1])) last++;
    parts.push(text.slice(lines[first]?.start, lines[last]?.end));
    first = last + 1;
  }
  return parts.join("\n");
}

function follows(text: string, line: Span | undefined, next: Span | undefined): boolean {
  return line !== undefined && next?.start === line.end + 1 && text[line.end] === "\n";
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
