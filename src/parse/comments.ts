/** The comments of a text, which say nothing to a reader of records and much to a person. */
import type { Format } from "../memory/document.js";
import { OpenFile } from "./open-file.js";
import { CST, Lexer } from "./yaml-library.cjs";

/** With their `#`, in order; those of YAML and of front matter, since the other formats have none outside of text. */
export function commentsOf(path: string, format: Format, text: string): string[] {
  if (format === "json" || format === "jsonl") return [];
  const [frame] = format === "markdown" ? new OpenFile(path, format, Buffer.from(text)).slices : [];
  if (format === "markdown" && !frame) return [];
  const source = frame ? text.slice(frame.start, frame.end) : text;
  const comments: string[] = [];
  let isScalar = false;
  for (const lexeme of new Lexer().lex(source)) {
    if (!isScalar && lexeme.startsWith("#")) comments.push(lexeme.trimEnd());
    isScalar = lexeme === CST.SCALAR;
  }
  return comments;
}
