/** A problem of the memory as it was, with its places: what a check of a change takes over instead of judging again. */
import type { KnownPlaces, Problem } from "../memory/finding.js";

export const FINDINGS_PATH = "indexes/findings.jsonl";
export const DEADLINES_FOLDER = "indexes/deadlines";

export interface StoredFinding {
  /** `file`: said of one file by its own bytes. `graph`: by the graph. */
  readonly by: "file" | "graph";
  readonly problem: Problem;
  readonly places: KnownPlaces;
}

/** Problems that begin with time stand by the month (UTC) in which they do: the name of their file, `2026-05.jsonl`. */
export function deadlineName(since: number): string {
  return `${new Date(since).toISOString().slice(0, -17)}.jsonl`;
}

export function findingLine(finding: StoredFinding): string {
  return `${JSON.stringify(finding)}\n`;
}

export function parseFindings(text: string): StoredFinding[] {
  return text
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line) as StoredFinding);
}
