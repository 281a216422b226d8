/** What a command that could not do its work says, and the exit code that goes with it. */
import { visibleStart } from "./visible-text.js";
import { UserError } from "../memory/user-error.js";

export interface Failure {
  readonly text: string;
  /** 2 for the user's mistake, 3 for our bug. */
  readonly exitCode: 2 | 3;
}

export function describeFailure(error: unknown, version: string): Failure {
  if (error instanceof UserError) {
    const advice = error.advice === undefined ? "" : `  ${harmless(error.advice)}\n`;
    const others = error.others.map((line) => `  ${harmless(line)}\n`).join("");
    return { text: `memory-steward: ${harmless(error.message)}\n${others}${advice}`, exitCode: 2 };
  }
  if (isRefusal(error)) {
    return { text: `memory-steward: The system refused: ${harmless(error.message)}\n  ${WHAT_TO_DO}\n`, exitCode: 2 };
  }
  const detail = error instanceof Error ? (error.stack ?? error.message) : String(error);
  const lines = detail.split("\n", STACK_LINES).map(harmless);
  return {
    text: `memory-steward ${version} failed by a fault of its own; nothing was written after this point.\nPlease report it with these lines:\n${lines.join("\n")}\n`,
    exitCode: 3,
  };
}

/** The disk is full, or something may not be written or opened: no fault of ours, wherever it strikes. */
function isRefusal(error: unknown): error is Error {
  return (
    error instanceof Error &&
    "syscall" in error &&
    "code" in error &&
    typeof error.code === "string" &&
    REFUSALS.has(error.code)
  );
}

const REFUSALS: ReadonlySet<string> = new Set(
  "ENOSPC EDQUOT EFBIG EROFS EACCES EPERM ENAMETOOLONG EMFILE ENFILE ENOMEM EIO".split(" "),
);
const WHAT_TO_DO =
  "Make room or check the permissions, then run the command again. Files that it wrote before this stand as it wrote them.";

const MAX_LENGTH = 4000;
const STACK_LINES = 40;

/** One line: paths and values of the user stand in it. */
function harmless(text: string): string {
  return visibleStart(text, MAX_LENGTH);
}
