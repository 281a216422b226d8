import { COMMENT_BYTES } from "../../memory/forge.js";
import type { CommentInput } from "../comment/comment-input.js";
import { composeComment } from "../comment/compose.js";
import { escapeHtml } from "./escape-html.js";
import { printHtml } from "./print-html.js";

/** A comment as a pull request shows it: who wrote it, and its text. @param state such as `created` */
export function commentBox(input: CommentInput, author: string, state?: string): string {
  const document = composeComment(input, { bytes: COMMENT_BYTES, withDrawing: true });
  const deed = state === undefined ? "commented" : `comment ${escapeHtml(state)}`;
  return `<article class="box comment">
<header><strong>${escapeHtml(author)}</strong><span class="badge">bot</span> ${deed}</header>
<div class="body">
${printHtml(document)}
</div>
</article>`;
}
