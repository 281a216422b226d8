/** The comment on a pull request, as GitHub Markdown. */
import { COMMENT_BYTES } from "../../memory/forge.js";
import type { CommentInput } from "./comment-input.js";
import { composeComment } from "./compose.js";
import { printMarkdown } from "./print-markdown.js";

/**
 * At most `COMMENT_BYTES` of UTF-8, without the publisher's marker. The same input gives the same text, so that a
 * comment that says so already need not be written again.
 */
export function renderComment(input: CommentInput): string {
  return `${printMarkdown(composeComment(input, { bytes: COMMENT_BYTES, withDrawing: true }))}\n`;
}
