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
    return { text: `memory-steward: ${harmless(error.message)}\n${advice}`, exitCode: 2 };
  }
  const detail = error instanceof Error ? (error.stack ?? error.message) : String(error);
  const lines = detail.split("\n", STACK_LINES).map(harmless);
  return {
    text: `memory-steward ${version} failed by a fault of its own; nothing was written after this point.\nPlease report it with these lines:\n${lines.join("\n")}\n`,
    exitCode: 3,
  };
}

const LONGEST = 4000;
const STACK_LINES = 40;

/** One line: paths and values of the user stand in it. */
function harmless(text: string): string {
  return visibleStart(text, LONGEST);
}
