import { isUtf8 } from "node:buffer";
import { SourceText } from "../report/source-text.js";
import type { ShownLines } from "../report/update-pretty.js";
import { lineWidth } from "../report/wrap.js";

/**
 * An artifact whose lines a person at the terminal is shown; undefined where it is no text.
 * @param file as the command line names it, where `-` is the standard input.
 */
export function shownLines(bytes: Uint8Array, file: string): ShownLines | undefined {
  if (!isUtf8(bytes)) return undefined;
  const name = file === "-" ? "standard input" : file;
  return { name, source: new SourceText(new TextDecoder().decode(bytes)), width: lineWidth(process.stdout.columns) };
}
