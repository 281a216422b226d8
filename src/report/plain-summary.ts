import { heading, text } from "./comment/document.js";
import { printMarkdown } from "./comment/print-markdown.js";

/** What a step says in its log, once more for its summary: lines in which nothing is rendered. */
export function plainSummary(title: string, lines: readonly string[]): string {
  return `${printMarkdown([heading(2, text(title)), { kind: "code", language: "text", lines }])}\n`;
}
