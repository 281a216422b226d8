/** Options that do something only beside another one: alone they would be passed over without a word. */
import type { Command } from "commander";

/**
 * Refuses a call of the command that has one of the options and none of those that it is for.
 * @param options long flags, as `neededBy` are.
 */
export function refuseIdle(command: Command, options: readonly string[], neededBy: readonly string[]): Command {
  return command.hook("preAction", () => {
    const given = command.options.filter((each) => command.getOptionValueSource(each.attributeName()) === "cli");
    if (given.some(({ long }) => neededBy.includes(long ?? ""))) return;
    const idle = given.find(({ long }) => options.includes(long ?? ""));
    if (!idle) return;
    command.error(
      `error: option '${idle.flags}' does nothing without ${neededBy.join(" or ")}. Add that, or leave the option out.`,
      { code: "commander.conflictingOption" },
    );
  });
}
