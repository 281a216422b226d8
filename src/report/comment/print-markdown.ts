/** A document as GitHub Markdown. Every text of a record passes the escaper here (security rules 18 and 19). */
import { isPlainAddress } from "../addresses.js";
import {
  BREAK,
  codeBlock,
  codeCell,
  codeSpan,
  escapeMarkdown,
  escapeWithin,
  proseCell,
  proseLine,
} from "../markdown-escape.js";
import type { Block, Document, Inline, Line } from "./document.js";
import { mermaidLines } from "./mermaid.js";

/** Where a line stands decides how its parts are written. */
type Place = "line" | "cell" | "html";

/** Begins a comment of HTML, by which publishers know their own text: only the publisher may write it. */
const HTML_COMMENT = /<!--/g;

export function printMarkdown(document: Document): string {
  return document.map(printBlock).join("\n\n");
}

export function printBlock(block: Block): string {
  return blockText(block).replace(HTML_COMMENT, "<\u200B!--");
}

function blockText(block: Block): string {
  switch (block.kind) {
    case "heading":
      return `${"#".repeat(block.level)} ${printLine(block.line, "line")}`;
    case "paragraph":
      return printLine(block.line, "line");
    case "list":
      return block.items.map((item) => `- ${printLine(item, "line")}`).join("\n");
    case "table":
      return [block.head, block.head.map(() => RULE), ...block.rows].map(tableRow).join("\n");
    case "code":
      return codeBlock(block.language, block.lines);
    case "details": {
      // Blank lines around the tags let Markdown between them be read as such.
      const summary = printLine(block.summary, "html");
      return `<details><summary>${summary}</summary>\n\n${block.blocks.map(blockText).join("\n\n")}\n\n</details>`;
    }
    case "drawing":
      return codeBlock("mermaid", mermaidLines(block.drawing));
    case "small":
      return `<sub>${printLine(block.line, "line")}</sub>`;
  }
}

const RULE: Line = [{ kind: "text", text: "---" }];

function tableRow(cells: readonly Line[]): string {
  return `| ${cells.map((cell) => (cell === RULE ? "---" : printLine(cell, "cell"))).join(" | ")} |`;
}

function printLine(line: Line, place: Place): string {
  const parts: string[] = [];
  let before: Inline["kind"] | undefined;
  for (const inline of joined(line)) {
    // Two spans of code would run together.
    if (before === "code" && inline.kind === "code") parts.push(" ");
    // What GitHub acts on may not come about where a message ends and words of ours begin: an emoji of two colons.
    if (before === "prose" && inline.kind === "text" && /^[^\s,]/.test(inline.text)) parts.push(BREAK);
    parts.push(printInline(inline, place));
    before = inline.kind;
  }
  return parts.join("").trim();
}

/** Neighbouring texts as one: what GitHub acts on may not come about where two meet. */
function joined(line: Line): Inline[] {
  const result: Inline[] = [];
  for (const inline of line) {
    const last = result.at(-1);
    if (inline.kind === "text" && last?.kind === "text") {
      result[result.length - 1] = { kind: "text", text: last.text + inline.text };
    } else result.push(inline);
  }
  return result;
}

function printInline(inline: Inline, place: Place): string {
  switch (inline.kind) {
    case "text":
      return escapeWithin(inline.text);
    case "prose":
      return place === "html"
        ? escapeWithin(inline.text)
        : place === "cell"
          ? proseCell(inline.text)
          : proseLine(inline.text);
    case "code":
      if (place === "html") return `<code>${escapeMarkdown(inline.text) || '""'}</code>`;
      return place === "cell" ? codeCell(inline.text) : codeSpan(inline.text);
    case "strong": {
      const content = printLine(inline.content, place);
      if (content === "") return "";
      return place === "html" ? `<b>${content}</b>` : `**${content}**`;
    }
    case "link": {
      const content = printLine(inline.content, place);
      if (!isPlainAddress(inline.url)) return content;
      return place === "html"
        ? `<a href="${inline.url.replaceAll("&", "&amp;")}">${content}</a>`
        : `[${content}](${inline.url})`;
    }
    case "break":
      return "<br>";
  }
}
