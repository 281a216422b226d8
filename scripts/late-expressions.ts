/** Regular expressions with tables of letters (`\p{L}`), made when they are needed. */
import { parseSync, Visitor } from "rolldown/utils";

/**
 * Writes each such literal as a call that makes it. V8 makes the tables of a literal while it reads the code around it, used or
 * not, which was a twentieth of what a check of a change did. One that stands outside of any function gains nothing.
 */
export function lateExpressions(source: string): string {
  const edits: { readonly start: number; readonly end: number; readonly text: string }[] = [];
  new Visitor({
    Literal(node) {
      if (!("regex" in node) || !/\\p\{/i.test(node.regex.pattern)) return;
      const { pattern, flags } = node.regex;
      const text = `new RegExp(${JSON.stringify(pattern)}, ${JSON.stringify(flags)})`;
      edits.push({ start: node.start, end: node.end, text });
    },
  }).visit(parseSync("bundle.js", source).program);
  return edits
    .sort((a, b) => b.start - a.start)
    .reduce((text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end), source);
}
