/** The comments of a text, which say nothing to a reader of records and much to a person. */
import type { Format } from "../memory/document.js";
import { OpenFile } from "./open-file.js";
import { lexemes } from "./yaml-lexemes.js";

/** With their `#`, in order; those of YAML and of front matter, since the other formats have none outside of text. */
export function commentsOf(path: string, format: Format, text: string): string[] {
  if (format === "json" || format === "jsonl") return [];
  const [frame] = format === "markdown" ? new OpenFile(path, format, Buffer.from(text)).slices : [];
  if (format === "markdown" && !frame) return [];
  const source = frame ? text.slice(frame.start, frame.end) : text;
  return [...lexemes(source)].flatMap(({ text, kind }) => (kind === "comment" ? [text.trimEnd()] : []));
}
