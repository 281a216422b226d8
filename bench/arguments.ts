/** Command lines of the bench's programs: a mistake in one is told together with the usage, and never with a stack trace. */
import { parseArgs, type ParseArgsConfig } from "node:util";

/** What a caller can mend: an option, or a file or folder that it names. */
export class OptionError extends Error {}

/** @throws OptionError for an option that is not there, or is given no value. */
export function parseOptions<T extends ParseArgsConfig>(config: T): ReturnType<typeof parseArgs<T>> {
  try {
    return parseArgs(config);
  } catch (error) {
    throw new OptionError(error instanceof Error ? error.message : String(error));
  }
}

/** @throws OptionError */
export function wholeNumber(option: string, text: string, least: number): number {
  const value = text.trim() === "" ? NaN : Number(text);
  if (Number.isInteger(value) && value >= least) return value;
  throw new OptionError(`${option} ${text}: expected a whole number of at least ${least}`);
}

/** Runs a program by the arguments of this process; `--help` prints its usage alone. */
export async function runProgram(
  usage: string,
  main: (argv: readonly string[]) => number | Promise<number>,
): Promise<void> {
  const argv = process.argv.slice(2);
  if (argv.includes("--help")) {
    process.stdout.write(`${usage}\n`);
    return;
  }
  try {
    process.exitCode = await main(argv);
  } catch (error) {
    if (!(error instanceof OptionError)) throw error;
    process.stderr.write(`${error.message}\n\n${usage}\n`);
    process.exitCode = 2;
  }
}
