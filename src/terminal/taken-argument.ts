/** Arguments that an option with several values took, since they stood behind it. */
import type { Command } from "commander";

/**
 * Such an option takes every word up to the next option, the command's own argument too: the mistake that commander then
 * tells, that the argument is missing, is not what whoever wrote it sees. Below the command, all others are treated too.
 */
export function tellTakenArguments(command: Command): void {
  for (const below of command.commands) tellTakenArguments(below);
  const settings = command.configureOutput();
  if (!command.registeredArguments.some(({ required }) => required)) return;
  command.configureOutput({
    outputError: (message, write) => {
      const missing = /^error: missing required argument [^\n]*/.exec(message)?.[0];
      const taken = missing === undefined ? undefined : lastTaken(command);
      settings.outputError?.(missing === undefined || taken === undefined ? message : `${missing}. ${taken}\n`, write);
    },
  });
}

/** As a sentence; undefined where no option has more values than the one that it needs. */
function lastTaken(command: Command): string | undefined {
  for (const option of command.options.filter(({ variadic }) => variadic)) {
    const values: unknown = command.getOptionValue(option.attributeName());
    if (!Array.isArray(values) || values.length < 2) continue;
    return `Option '${option.flags}' takes every word up to the next option: if ${JSON.stringify(values.at(-1))} is the argument, write it before the option, or behind --`;
  }
  return undefined;
}
