/**
 * The one log sink (security rule 16): all that is printed for a runner, the steward's own commands aside, passes here first. The
 * runner reads both output streams line by line, ends a line at LF, CRLF or a lone CR, and obeys `::command` behind
 * leading blanks and `##[command]` anywhere.
 */
import { visible } from "./visible-text.js";

/** One line in which the runner finds no command and a terminal no control character. */
export function sanitizeLogLine(line: string): string {
  return withoutCommands(visible(line));
}

/** Lines that were made visible one by one, and broken to fit a terminal, which can bring any word to the start of a line. */
export function withoutCommands(text: string): string {
  return text.replace(/^([^\S\n]*):(?=:)/gmu, "$1: ").replace(/##(?=\[)/g, "# #");
}

/** A text of several lines that the steward itself broke at LF; the final line break stays. */
export function sanitizeLog(text: string): string {
  return text.split("\n").map(sanitizeLogLine).join("\n");
}
