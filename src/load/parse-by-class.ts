/** Reads a file in the format that its class says, or its extension. */
import type { LayoutClass } from "../layouts/layout.js";
import type { Limits, ParsedFile } from "../memory/document.js";
import type { Problem } from "../memory/finding.js";
import { START_OF_FILE } from "../memory/place.js";
import { formatOf, parseFile } from "../parse/parse-file.js";

/**
 * A file whose extension says nothing is read as YAML. Prose that is read so is broken, or one long text with no edges in it: neither
 * what is said of that nor the silence about the rest would help, so it is told that nothing says how to read the file.
 */
export function parseByClass(path: string, layoutClass: LayoutClass, bytes: Uint8Array, limits: Limits): ParsedFile {
  const format = layoutClass.format ?? formatOf(path);
  const file = parseFile(path, format ?? "yaml", bytes, limits);
  const fault = format === undefined ? faultAsYaml(file) : undefined;
  if (fault === undefined) return layoutClass.records === "always" ? withoutRecord(file) : file;
  return {
    ...file,
    documents: [],
    problems: [
      {
        rule: "parse/invalid-syntax",
        message: `Nothing says how to read this file: its name ends in none of the known extensions, class "${layoutClass.name}" states no format, and it is no YAML: ${fault}`,
        at: { path, range: START_OF_FILE },
        suggestion: {
          message: `Write \`format: markdown\`, or another format, into class "${layoutClass.name}" of the layout, or leave the file out with \`exclude\``,
          certain: false,
        },
      },
    ],
  };
}

/**
 * Where each file of a class is a record, front matter that is empty, or was only meant as such, is the error that the file
 * is no record: it is told once, where the front matter stands.
 */
function withoutRecord(file: ParsedFile): ParsedFile {
  if (file.format !== "markdown" || file.problems.length === 0 || file.documents.length > 0) return file;
  return {
    ...file,
    problems: file.problems.map((problem) =>
      problem.rule === "record/missing-front-matter" ? asError(problem) : problem,
    ),
  };
}

function asError({ severity: _, ...problem }: Problem): Problem {
  return problem;
}

/** A sentence; undefined where the file may be YAML. */
function faultAsYaml({ documents, problems }: ParsedFile): string | undefined {
  const broken = problems.find(({ rule }) => rule === "parse/invalid-syntax");
  if (broken) return broken.message;
  return documents.some(({ value }) => typeof value === "string") ? "It holds text without fields." : undefined;
}
