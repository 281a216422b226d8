/**
 * The bundle's one entry, shared by the stubs dist/cli.js and dist/action.js. What a command needs is loaded when it is
 * known which command it is; `--version` needs nothing.
 */
import { STEWARD_VERSION } from "./commands/version.js";

/** Runs the command line and gives the exit code: 0 clean, 1 findings of error level, 2 the user's mistake, 3 our bug. */
export async function runCli(args: readonly string[]): Promise<number> {
  watchOutput();
  if (args.length === 1 && (args[0] === "--version" || args[0] === "-V")) {
    process.stdout.write(`${STEWARD_VERSION}\n`);
    return 0;
  }
  await applySwitches();
  const { runCommandLine } = await import("./cli.js");
  return await runCommandLine(args);
}

/**
 * Whoever reads may stop before the end, as `head` does: the verdict stands, whether somebody reads it or not. Any other
 * error of the output, such as a full disk, is told once and ends in exit code 2: nobody may take half a report for a
 * verdict. What the command writes besides is written to the end.
 */
function watchOutput(): void {
  let failed = false;
  const fail = (error: Error, tell: boolean): void => {
    if (failed || ("code" in error && error.code === "EPIPE")) return;
    failed = true;
    // The last lines may fail when the command has given its own code.
    process.once("exit", (code) => {
      if (code !== FAULT) process.exitCode = MISTAKE;
    });
    if (!tell) return;
    process.stderr.write(
      `memory-steward: Standard output cannot be written to (${error.message}), so it is not complete. Send it to a place that has room.\n`,
    );
  };
  process.stdout.on("error", (error: Error) => {
    fail(error, true);
  });
  process.stderr.on("error", (error: Error) => {
    fail(error, false);
  });
}

/** Exit codes. */
const MISTAKE = 2;
const FAULT = 3;

/** Runs the GitHub Action and gives the exit code, likewise. */
export async function runAction(): Promise<number> {
  await applySwitches();
  const { runInActions } = await import("./action.js");
  return await runInActions();
}

async function applySwitches(): Promise<void> {
  if (process.env["MEMORY_STEWARD_FULL_PARSER"] !== "1") return;
  const { useFullParser } = await import("./parse/reader-choice.js");
  useFullParser(true);
}
