/** JSON that may pass through a terminal or a workflow log. */
import type { Range } from "../memory/place.js";

const PLAIN = /^[\n -~]*$/;

/** Valid JSON allows these in strings as they are; a terminal, a log viewer or a runner may act on them. */
function actingCharacters(): RegExp {
  return /[\u007F-\u009F\p{Cf}\p{Zl}\p{Zp}]|##(?=\[)/gu;
}

/** The same value in the same bytes: members in the order given, a line break at the end. @param indent blanks a level */
export function jsonText(value: unknown, indent = 2): string {
  const text = JSON.stringify(value, null, indent);
  const isPlain = PLAIN.test(text) && !text.includes("##[");
  return `${isPlain ? text : text.replace(actingCharacters(), escapeUnits)}\n`;
}

function escapeUnits(text: string): string {
  if (text === "##") return "#\\u0023";
  let escaped = "";
  for (let at = 0; at < text.length; at++) escaped += `\\u${text.charCodeAt(at).toString(16).padStart(4, "0")}`;
  return escaped;
}

/** Member by member, so that nothing else of a place is printed. */
export function rangeOf({ start, end }: Range): Range {
  return {
    start: { line: start.line, column: start.column },
    end: { line: end.line, column: end.column },
  };
}
