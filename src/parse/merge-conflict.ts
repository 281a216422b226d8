/** Lines that a merge leaves where two sides disagree. */
import { RULE, type Flaw } from "./flaw.js";
import { endsInCode } from "./markdown-blocks.js";

/** Begins the line above the first side. */
export const OURS = "<<<<<<< ";
const BETWEEN = /\n=======\r?(?=\n)/g;
const THEIRS = "\n>>>>>>> ";

export const CONFLICT_MESSAGE = "A merge conflict was left in the file.";
export const CONFLICT_ADVICE = "Settle the conflict: keep one side and remove the lines of `<`, `=` and `>`";

/** Offset of the first line that begins a conflict, from an offset that begins a line; -1 where none does. */
export function conflictStart(text: string, from = 0): number {
  if (text.startsWith(OURS, from)) return from;
  const feed = text.indexOf(`\n${OURS}`, from);
  return feed === -1 ? -1 : feed + 1;
}

/**
 * The first whole conflict in the body of a Markdown file. In code it may be what the text is about: a warning.
 * @param from where the body begins.
 */
export function conflictInBody(text: string, from: number): Flaw[] {
  const start = conflictStart(text, from);
  if (start === -1) return [];
  BETWEEN.lastIndex = start;
  if (!BETWEEN.test(text) || !text.includes(THEIRS, BETWEEN.lastIndex)) return [];
  const feed = text.indexOf("\n", start);
  return [
    {
      rule: RULE.syntax,
      ...(endsInCode(text.slice(from, start)) && { severity: "warning" as const }),
      start,
      end: text[feed - 1] === "\r" ? feed - 1 : feed,
      message: CONFLICT_MESSAGE,
      mend: { message: CONFLICT_ADVICE, certain: false },
    },
  ];
}
