import { COMMENT_BYTES } from "../src/memory/forge.js";
import type { CommentInput } from "../src/report/comment/comment-input.js";
import { composeComment } from "../src/report/comment/compose.js";
import { escapeHtml } from "../src/report/html/escape-html.js";
import { printHtml } from "../src/report/html/print-html.js";

/**
 * A comment as a pull request shows it: who wrote it, and its text.
 * @param deed `commented`
 */
export function commentBox(input: CommentInput, author: string, deed: string): string {
  const document = composeComment(input, { bytes: COMMENT_BYTES, withDrawing: true });
  return `<article class="box comment">
<header><strong>${escapeHtml(author)}</strong><span class="badge">bot</span> ${escapeHtml(deed)}</header>
<div class="body">
${printHtml(document)}
</div>
</article>`;
}
