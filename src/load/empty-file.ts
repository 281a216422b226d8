/** A file that is a record by its place and holds none. */
import type { LayoutClass } from "../layouts/layout.js";
import type { ParsedFile } from "../memory/document.js";
import type { Problem } from "../memory/finding.js";
import { START_OF_FILE } from "../memory/place.js";

/**
 * Text without front matter has a rule of its own, empty JSON is a mistake in its syntax, and empty JSON Lines are a log that has
 * not begun, but neither is so where `null` stands. An empty document among others is legal.
 */
export function emptyFileProblem({ path, format, documents, body, problems }: ParsedFile, of: LayoutClass): Problem[] {
  const mayBeEmpty = format === "yaml" || (format === "markdown" ? body === undefined : documents.length > 0);
  if (of.records !== "always" || !mayBeEmpty || problems.length > 0) return [];
  if (documents.some(({ value }) => value !== null && value !== undefined)) return [];
  return [
    {
      rule: "record/empty-file",
      message: "This file stands where records are read, but it holds none.",
      at: { path, range: START_OF_FILE },
    },
  ];
}
