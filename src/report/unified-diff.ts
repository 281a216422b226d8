/** Two states of a file as a unified diff that is safe to print. */
import { structuredPatch } from "diff";
import { visible } from "./visible-text.js";

export interface DiffLine {
  readonly kind: "header" | "hunk" | "added" | "removed" | "context";
  /** One line, sign included; everything that acts or hides is visible, but for tabs. */
  readonly text: string;
}

/** Beyond so many changed lines a diff tells a person nothing and costs too much to find. */
const MAX_EDIT_LENGTH = 1000;
const CONTEXT = 3;

/**
 * Line ends of both states are not shown where all are of Windows: they are no part of the change.
 * @param before undefined where the file is new.
 */
export function unifiedDiff(path: string, before: string | undefined, after: string): DiffLine[] {
  const name = visible(path);
  const header: DiffLine[] = [
    { kind: "header", text: before === undefined ? "--- /dev/null" : `--- a/${name}` },
    { kind: "header", text: `+++ b/${name}` },
  ];
  const options = { context: CONTEXT, maxEditLength: MAX_EDIT_LENGTH };
  const patch = structuredPatch("a", "b", before ?? "", after, undefined, undefined, options);
  if (!patch) return [...header, { kind: "hunk", text: `@@ more than ${MAX_EDIT_LENGTH} changed lines, not shown @@` }];
  const isWindows = [before ?? after, after].every((text) => text.includes("\r\n") && !/(?<!\r)\n/.test(text));
  return [
    ...header,
    ...patch.hunks.flatMap(({ oldStart, oldLines, newStart, newLines, lines }): DiffLine[] => [
      { kind: "hunk", text: `@@ -${span(oldStart, oldLines)} +${span(newStart, newLines)} @@` },
      ...lines.map((line) => diffLine(isWindows ? line.replace(/\r$/, "") : line)),
    ]),
  ];
}

/** A span of no lines is named by the line before it. */
function span(start: number, lines: number): string {
  return `${lines === 0 ? start - 1 : start},${lines}`;
}

function diffLine(line: string): DiffLine {
  const text = line.split("\t").map(visible).join("\t");
  return { kind: line.startsWith("+") ? "added" : line.startsWith("-") ? "removed" : "context", text };
}
