/** Blocks of a comment for a terminal: the same words, without an effect of any character of a record. */
import pc from "picocolors";
import type { Block, Document, Inline, Line } from "./comment/document.js";
import { visible } from "./visible-text.js";

const WIDEST_COLUMN = 60;
const GAP = "  ";

/** @returns lines with a break at the end. */
export function printTerminal(document: Document, color: boolean): string {
  const colors = pc.createColors(color);
  const strong = (text: string) => colors.bold(text);
  const faint = (text: string) => colors.dim(text);
  return `${document.map((block) => blockLines(block, strong, faint).join("\n")).join("\n\n")}\n`;
}

type Paint = (text: string) => string;

function blockLines(block: Block, strong: Paint, faint: Paint): string[] {
  switch (block.kind) {
    case "heading":
      return [strong(plain(block.line))];
    case "paragraph":
    case "small":
      return [plain(block.line)];
    case "list":
      return block.items.map((item) => `- ${plain(item)}`);
    case "table":
      return tableLines(block.head, block.rows, faint);
    case "code":
      return block.lines.map((line) => `  ${visible(line)}`);
    case "details":
      return [strong(plain(block.summary)), ...block.blocks.flatMap((inner) => blockLines(inner, strong, faint))];
    case "drawing":
      return [];
  }
}

/** A cell of several lines goes on below its first. */
function tableLines(head: readonly Line[], rows: readonly (readonly Line[])[], faint: Paint): string[] {
  const cells = rows.map((row) => row.map(pieces));
  const titles = head.map((cell) => plain(cell));
  const widths = titles.map((title, column) =>
    Math.min(
      WIDEST_COLUMN,
      Math.max(title.length, ...cells.map((row) => Math.max(0, ...(row[column] ?? []).map(length)))),
    ),
  );
  const lineOf = (texts: readonly string[]) =>
    `  ${texts.map((text, column) => text.padEnd(widths[column] ?? 0)).join(GAP)}`.trimEnd();
  return [
    faint(lineOf(titles)),
    ...cells.flatMap((row) => {
      const height = Math.max(...row.map(({ length }) => length));
      return Array.from({ length: height }, (_, at) => lineOf(row.map((cell) => cell[at] ?? "")));
    }),
  ];
}

function length(text: string): number {
  return text.length;
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
