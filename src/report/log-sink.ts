/**
 * The one log sink (security rule 16): all that an action prints, its own commands aside, passes here first. The
 * runner reads both output streams line by line, ends a line at LF, CRLF or a lone CR, and obeys `::command` behind
 * leading blanks and `##[command]` anywhere.
 */
import { visible } from "./visible-text.js";

/** One line in which the runner finds no command and a terminal no control character. */
export function sanitizeLogLine(line: string): string {
  return visible(line)
    .replace(/^(\s*):(?=:)/u, "$1: ")
    .replace(/##(?=\[)/g, "# #");
}

/** A text of several lines that the steward itself broke at LF; the final line break stays. */
export function sanitizeLog(text: string): string {
  return text.split("\n").map(sanitizeLogLine).join("\n");
}
