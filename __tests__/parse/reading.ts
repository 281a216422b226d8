/** Short ways to read a text and to say what came of it. */
import { Buffer } from "node:buffer";
import { DEFAULT_LIMITS, type Format, type Limits, type ParsedFile } from "../../src/memory/document.js";
import type { Problem } from "../../src/memory/finding.js";
import type { Range } from "../../src/memory/place.js";
import { applyTextEdits } from "../../src/parse/edit.js";
import { parseFile } from "../../src/parse/parse-file.js";

const PATHS: Readonly<Record<Format, string>> = {
  yaml: "graph/a.yaml",
  markdown: "notes/a.md",
  json: "a.json",
  jsonl: "a.jsonl",
};

export function read(text: string | Uint8Array, format: Format = "yaml", limits: Partial<Limits> = {}): ParsedFile {
  const bytes = typeof text === "string" ? Buffer.from(text) : text;
  return parseFile(PATHS[format], format, bytes, { ...DEFAULT_LIMITS, ...limits });
}

export function values(text: string, format: Format = "yaml", limits: Partial<Limits> = {}): unknown[] {
  const { documents, problems } = read(text, format, limits);
  if (problems.length > 0) throw new Error(problems.map(({ message }) => message).join(" "));
  return documents.map(({ value }) => value);
}

/** Limits that the fast reader leaves to the full one. */
export const FULL_READER: Partial<Limits> = { depth: DEFAULT_LIMITS.depth - 1 };

/** The only problem of a text. */
export function problemOf(text: string | Uint8Array, format: Format = "yaml", limits: Partial<Limits> = {}): Problem {
  const { problems } = read(text, format, limits);
  const [problem] = problems;
  if (!problem || problems.length > 1) throw new Error(`${problems.length} problems: ${JSON.stringify(problems)}`);
  return problem;
}

/** `line:column-line:column`, the end just behind the last character. */
export function place({ start, end }: Range): string {
  return `${start.line}:${start.column}-${end.line}:${end.column}`;
}

export function placeOf(problem: Problem): string {
  if (!problem.at.range) throw new Error("the problem has no range");
  return place(problem.at.range);
}

/** The text with every certain edit made. */
export function mended(text: string, format: Format = "yaml"): string {
  const edits = read(text, format).problems.flatMap(({ at, suggestion }) => {
    if (!suggestion?.certain || suggestion.edit?.kind !== "text") return [];
    return [{ path: at.path, range: suggestion.edit.range, newText: suggestion.edit.text }];
  });
  return applyTextEdits(text, edits);
}

/** What a range covers. */
export function covered(text: string, { start, end }: Range): string {
  const lines = text.split("\n");
  const offset = (line: number, column: number): number =>
    lines.slice(0, line - 1).reduce((sum, { length }) => sum + length + 1, 0) + column - 1;
  return text.slice(offset(start.line, start.column), offset(end.line, end.column));
}
