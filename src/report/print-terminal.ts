/** Blocks of a comment for a terminal: the same words, without an effect of any character of a record. */
import pc from "picocolors";
import type { Block, Document, Inline, Line } from "./comment/document.js";
import { columnsOf } from "./line-window.js";
import { visible } from "./visible-text.js";
import { wrap } from "./wrap.js";

const WIDEST_COLUMN = 60;
const MARGIN = "  ";
const GAP = "  ";

/**
 * @param width columns of the terminal; without it, lines are as long as what they say.
 * @returns lines with a break at the end.
 */
export function printTerminal(document: Document, color: boolean, width = Infinity): string {
  const colors = pc.createColors(color);
  const style: Style = { strong: (text) => colors.bold(text), faint: (text) => colors.dim(text), width };
  return `${document.map((block) => blockLines(block, style).join("\n")).join("\n\n")}\n`;
}

interface Style {
  readonly strong: (text: string) => string;
  readonly faint: (text: string) => string;
  readonly width: number;
}

function blockLines(block: Block, style: Style): string[] {
  const { strong, faint, width } = style;
  switch (block.kind) {
    case "heading":
      return wrap(plain(block.line), width).map(strong);
    case "paragraph":
    case "small":
      return [...wrap(plain(block.line), width)];
    case "list":
      return block.items.flatMap((item) =>
        wrap(plain(item), width - 2).map((line, at) => `${at === 0 ? "- " : "  "}${line}`),
      );
    case "table":
      return tableLines(block.head, block.rows, faint, width);
    case "code":
      return block.lines.map((line) => `  ${visible(line)}`);
    case "details":
      return [
        ...wrap(plain(block.summary), width).map(strong),
        ...block.blocks.flatMap((inner) => blockLines(inner, style)),
      ];
    case "drawing":
      return [];
  }
}

/** A cell of several lines goes on below its first. */
function tableLines(
  head: readonly Line[],
  rows: readonly (readonly Line[])[],
  faint: Style["faint"],
  width: number,
): string[] {
  const titles = head.map((cell) => plain(cell));
  const whole = rows.map((row) => row.map(pieces));
  const widths = fitted(titles, whole, width - MARGIN.length - GAP.length * (titles.length - 1));
  const cells =
    width === Infinity
      ? whole
      : whole.map((row) => row.map((cell, column) => cell.flatMap((text) => wrap(text, widths[column] ?? 0))));
  const lineOf = (texts: readonly string[]) =>
    `${MARGIN}${texts.map((text, column) => padded(text, widths[column] ?? 0)).join(GAP)}`.trimEnd();
  return [
    faint(lineOf(titles)),
    ...cells.flatMap((row) => {
      const height = Math.max(...row.map(({ length }) => length));
      return Array.from({ length: height }, (_, at) => lineOf(row.map((cell) => cell[at] ?? "")));
    }),
  ];
}

/** Widths of the columns. The widest give way until all fit, but none below its longest word. */
function fitted(titles: readonly string[], rows: readonly (readonly string[][])[], room: number): number[] {
  const texts = titles.map((title, column) => [title, ...rows.flatMap((row) => row[column] ?? [])]);
  if (room === Infinity) return texts.map((column) => Math.min(WIDEST_COLUMN, widest(column)));
  const widths = texts.map(widest);
  const least = texts.map((column) => widest(column.flatMap((text) => text.split(" "))));
  for (let excess = sum(widths) - room; excess > 0; excess--) {
    const free = widths.map((width, column) => (width > (least[column] ?? 0) ? width : 0));
    const column = free.indexOf(Math.max(...free));
    const width = free[column] ?? 0;
    if (width === 0) break;
    widths[column] = width - 1;
  }
  return widths;
}

function widest(texts: readonly string[]): number {
  return texts.reduce((most, text) => Math.max(most, columnsOf(text)), 0);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}

function padded(text: string, width: number): string {
  return text + " ".repeat(Math.max(0, width - columnsOf(text)));
}

function pieces(line: Line): string[] {
  const parts: Inline[][] = [[]];
  for (const inline of line) {
    if (inline.kind === "break") parts.push([]);
    else parts.at(-1)?.push(inline);
  }
  return parts.map(plain);
}

function plain(line: Line): string {
  return line.map(inlineText).join("").trim();
}

function inlineText(inline: Inline): string {
  switch (inline.kind) {
    case "text":
    case "prose":
    case "code":
      return visible(inline.text);
    case "strong":
    case "link":
      return inline.content.map(inlineText).join("");
    case "break":
      return " ";
  }
}
