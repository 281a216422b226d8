/** Lines that a merge leaves where two sides disagree. */
import { RULE, type Flaw, type Span } from "./flaw.js";
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
  const flaw = conflictAt(text, start);
  return [endsInCode(text.slice(from, start)) ? { ...flaw, severity: "warning" } : flaw];
}

/** The conflict that begins a document of JSON, or stands in it: no value may hold such a line. */
export function conflictInJson(text: string, { start, end }: Span): Flaw | undefined {
  const at = conflictStart(text.slice(start, end));
  return at === -1 ? undefined : conflictAt(text, start + at);
}

/** Whether a line of JSON Lines is one that goes on with a conflict, or ends it. */
export function continuesConflict(line: string): boolean {
  return /^(?:=======$|>>>>>>> )/.test(line.trimEnd());
}

function conflictAt(text: string, start: number): Flaw {
  const feed = text.indexOf("\n", start);
  const end = feed === -1 ? text.length : feed;
  return {
    rule: RULE.syntax,
    start,
    end: text[end - 1] === "\r" ? end - 1 : end,
    message: CONFLICT_MESSAGE,
    mend: { message: CONFLICT_ADVICE, certain: false },
  };
}
