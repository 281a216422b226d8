/**
 * The bundle's one entry, shared by the stubs dist/cli.js and dist/action.js. What a command needs is loaded when it is
 * known which command it is; `--version` needs nothing.
 */
import { STEWARD_VERSION } from "./commands/version.js";

/** Runs the command line and gives the exit code: 0 clean, 1 findings of error level, 2 the user's mistake, 3 our bug. */
export async function runCli(args: readonly string[]): Promise<number> {
  if (args.length === 1 && (args[0] === "--version" || args[0] === "-V")) {
    process.stdout.write(`${STEWARD_VERSION}\n`);
    return 0;
  }
  for (const stream of [process.stdout, process.stderr]) stream.on("error", ignoreClosedPipe);
  await applySwitches();
  const { runCommandLine } = await import("./cli.js");
  return await runCommandLine(args);
}

/** Whoever reads may stop before the end, as `head` does: the verdict stands, whether somebody reads it or not. */
function ignoreClosedPipe(error: Error): void {
  if (!("code" in error && error.code === "EPIPE")) throw error;
}

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
