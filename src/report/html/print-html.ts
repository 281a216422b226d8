/** A comment as HTML, from the same blocks that its Markdown is made of. */
import type { Block, Document, Inline, Line } from "../comment/document.js";
import { proseParts } from "../markdown-escape.js";
import { drawingSvg } from "./drawing-svg.js";
import { escapeHtml } from "./escape-html.js";

export function printHtml(document: Document): string {
  return document.map(printBlock).join("\n");
}

function printBlock(block: Block): string {
  switch (block.kind) {
    case "heading":
      return `<h${block.level}>${printLine(block.line)}</h${block.level}>`;
    case "paragraph":
      return `<p>${printLine(block.line)}</p>`;
    case "list":
      return `<ul>${block.items.map((item) => `<li>${printLine(item)}</li>`).join("")}</ul>`;
    case "table": {
      const row = (cells: readonly Line[], start: string, end: string) =>
        `<tr>${cells.map((cell) => start + printLine(cell) + end).join("")}</tr>`;
      const head = row(block.head, '<th scope="col">', "</th>");
      const body = block.rows.map((cells) => row(cells, "<td>", "</td>")).join("");
      return scrolling("wide", "Table", `<table><thead>${head}</thead><tbody>${body}</tbody></table>`);
    }
    case "code":
      return `<pre>${block.lines.map((line) => codeLine(line, block.language)).join("")}</pre>`;
    case "details":
      return `<details><summary>${printLine(block.summary)}</summary>\n${printHtml(block.blocks)}\n</details>`;
    case "drawing":
      return scrolling("wide drawing", "Drawing", drawingSvg(block.drawing));
    case "small":
      return `<p class="small">${printLine(block.line)}</p>`;
  }
}

/** What may be wider than a page: not every browser lets a keyboard scroll what takes no focus. @param content HTML */
function scrolling(classes: string, label: string, content: string): string {
  return `<div class="${classes}" role="region" aria-label="${label}" tabindex="0">${content}</div>`;
}

const DIFF_CLASSES: Readonly<Record<string, string>> = { "+": "added", "-": "removed", "@": "hunk" };

/** One line of a block of code; in a diff the sign at its start says what it is. */
function codeLine(line: string, language: string): string {
  const kind = language === "diff" ? DIFF_CLASSES[line.slice(0, 1)] : undefined;
  return `<code${kind === undefined ? "" : ` class="${kind}"`}>${escapeHtml(line)}\n</code>`;
}

function printLine(line: Line): string {
  return line.map(printInline).join("").trim();
}

function printInline(inline: Inline): string {
  switch (inline.kind) {
    case "text":
      return escapeHtml(inline.text);
    case "prose":
      return proseParts(inline.text)
        .map(({ text, isCode }) => (isCode ? `<code>${escapeHtml(text)}</code>` : escapeHtml(text)))
        .join("");
    case "code":
      return `<code>${escapeHtml(inline.text)}</code>`;
    case "strong":
      return `<strong>${inline.content.map(printInline).join("")}</strong>`;
    case "link":
      return link(inline.url, inline.content.map(printInline).join(""));
    case "break":
      return "<br>";
  }
}

/** @param content HTML */
function link(url: string, content: string): string {
  if (!/^https?:\/\//.test(url)) return content;
  return `<a href="${escapeHtml(url)}" rel="noopener noreferrer">${content}</a>`;
}
