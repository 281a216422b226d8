/** The summary of a step of GitHub Actions: one file, to which each part of the step adds what it says. */
import { appendFileSync, statSync } from "node:fs";
import { redactor } from "./redaction.js";

/** GitHub drops the whole summary of a step where it has more bytes. */
const MAX_BYTES = 1024 * 1024;

const LEFT_OUT =
  "\n\nMore belongs here, but a summary of more than 1 MiB is not shown at all: the log of this step has the rest.\n";

/** Bytes of UTF-8 that a part may have; 0 where the runner takes no summary. */
export function summaryRoom({ GITHUB_STEP_SUMMARY: path = "" }: NodeJS.ProcessEnv = process.env): number {
  const size = path === "" ? undefined : statSync(path, { throwIfNoEntry: false })?.size;
  return size === undefined ? 0 : Math.max(0, MAX_BYTES - size - Buffer.byteLength(LEFT_OUT));
}

/**
 * Adds a part; one that has no room is replaced by a sentence. A summary is beside the point: where a runner has none, or its file
 * cannot be written, the step goes on and its verdict counts.
 * @returns why nothing was added, as the end of a sentence; undefined where something was.
 */
export function addToSummary(markdown: string, environment: NodeJS.ProcessEnv = process.env): string | undefined {
  const path = environment["GITHUB_STEP_SUMMARY"] ?? "";
  if (path === "") return "the runner names no file for it (GITHUB_STEP_SUMMARY)";
  try {
    const size = statSync(path).size;
    const text = redactor.text(markdown);
    if (Buffer.byteLength(text) <= summaryRoom(environment)) appendFileSync(path, text);
    else if (size + Buffer.byteLength(LEFT_OUT) <= MAX_BYTES) appendFileSync(path, LEFT_OUT);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
