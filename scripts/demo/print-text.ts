/** A comment as a person sees it on the page: without markup and addresses, folds shut. */
import type { Block, Document, Inline, Line } from "../../src/report/comment/document.js";
import { visible } from "../../src/report/visible-text.js";
import { plural } from "../../src/report/wording.js";
import { wrap } from "../../src/report/wrap.js";

export const COLUMNS = 96;

export function printText(document: Document): string[] {
  const blocks = document.map(blockLines).filter((lines) => lines.length > 0);
  return blocks.flatMap((lines, at) => (at === 0 ? lines : ["", ...lines]));
}

function blockLines(block: Block): string[] {
  switch (block.kind) {
    case "heading": {
      const title = plain(block.line);
      return block.level === 2 ? [title, "─".repeat(Math.min(title.length + 1, COLUMNS))] : [title];
    }
    case "paragraph":
    case "small":
      return wrapped(block.line);
    case "list":
      return block.items.flatMap((item) =>
        wrapped(item, COLUMNS - 2).map((line, at) => (at === 0 ? "• " : "  ") + line),
      );
    case "table":
      return [block.head, ...block.rows].map((cells) => cells.map(plain).join(" │ "));
    case "code":
      return block.lines.map((line) => `    ${visible(line)}`);
    case "details":
      return [`▸ ${plain(block.summary)} (folded: ${plural(printText(block.blocks).length, "line")})`];
    case "drawing":
      return [
        `(a drawing of ${plural(block.drawing.nodes.length, "record")} and ${plural(block.drawing.edges.length, "edge")})`,
      ];
  }
}

function wrapped(line: Line, columns = COLUMNS): string[] {
  return plain(line)
    .split("\n")
    .flatMap((part) => wrap(part, columns));
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
      return "\n";
  }
}
