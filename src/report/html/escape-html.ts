import { visible } from "../visible-text.js";

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Text for an element or a quoted attribute. One line: what acts or hides is visible. */
export function escapeHtml(text: string): string {
  return visible(text).replace(/[&<>"']/g, (character) => ENTITIES[character] ?? "");
}
