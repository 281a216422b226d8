/** Where a text says what front matter would say: `status: accepted` in a block of code, `* Status: accepted` in a list. */

/** Below so many lines stands what a record is about. */
const LINES = 60;
const FIELD = /^[ \t]*(?:[-*+>][ \t]+)?(?:\*\*|__)?([A-Za-z][\w-]{0,60})(?:\*\*|__)?[ \t]*:(?:\*\*|__)?[ \t]+\S/;

/** @returns the line, from 1. */
export function fieldLine(text: string, field: string): number | undefined {
  const wanted = field.toLowerCase();
  const lines = text.split("\n", LINES);
  const index = lines.findIndex((line) => FIELD.exec(line.slice(0, 200))?.[1]?.toLowerCase() === wanted);
  return index === -1 ? undefined : index + 1;
}
