/** Options that do something only beside another one, or in one form of the answer: else they would be passed over without a word. */
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

/**
 * Refuses a call of the command that has one of the options and a form of the answer in which it does nothing.
 * @param options long flags, with the forms that each is for.
 */
export function refuseInOtherForms(command: Command, options: Readonly<Record<string, readonly string[]>>): Command {
  return command.hook("preAction", () => {
    const { format } = command.opts<{ readonly format: string }>();
    for (const [long, forms] of Object.entries(options)) {
      const idle = forms.includes(format) ? undefined : command.options.find((option) => option.long === long);
      if (!idle || command.getOptionValueSource(idle.attributeName()) !== "cli") continue;
      command.error(
        `error: option '${idle.flags}' does nothing with --format ${format}. Take ${forms.join(" or ")}, or leave the option out.`,
        { code: "commander.conflictingOption" },
      );
    }
  });
}
