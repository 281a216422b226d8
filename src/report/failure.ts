/** What a command that could not do its work says, and the exit code that goes with it. */
import { UserError } from "../memory/user-error.js";

export interface Failure {
  readonly text: string;
  /** 2 for the user's mistake, 3 for our bug. */
  readonly exitCode: 2 | 3;
}

export function describeFailure(error: unknown, version: string): Failure {
  if (error instanceof UserError) {
    const advice = error.advice === undefined ? "" : `  ${error.advice}\n`;
    return { text: `memory-steward: ${error.message}\n${advice}`, exitCode: 2 };
  }
  const detail = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return {
    text: `memory-steward ${version} failed by a fault of its own; nothing was written after this point.\nPlease report it with these lines:\n${detail}\n`,
    exitCode: 3,
  };
}
