/** Options that a command cannot do without. */
import type { Command, Option } from "commander";

/**
 * Adds them to a command. Its help marks each as required, and a call that lacks some is told of all of them at once:
 * commander's own mandatory options appear one for each attempt.
 */
export function requireOptions(command: Command, ...options: readonly Option[]): Command {
  for (const option of options) {
    option.description += " (required)";
    command.addOption(option);
  }
  return command.hook("preAction", () => {
    const missing = options.filter((option) => command.getOptionValue(option.attributeName()) === undefined);
    const flags = missing.map((option) => `'${option.flags}'`).join(", ");
    if (missing.length === 0) return;
    command.error(`error: required option${missing.length === 1 ? "" : "s"} ${flags} not specified`, {
      code: "commander.missingMandatoryOptionValue",
    });
  });
}
