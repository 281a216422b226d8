import type { CommentInput } from "../comment/comment-input.js";
import { commentBox } from "./comment-box.js";
import { htmlPage } from "./page.js";

/** One comment on a page of its own. */
export function commentPage(title: string, input: CommentInput): string {
  return htmlPage(title, commentBox(input, "memory-steward"));
}
