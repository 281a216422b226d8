/** `help`, of the command line and of each of its groups: by name down to the last command, or an error that says which name is none. */
import type { Command } from "commander";
import { visibleStart } from "../report/visible-text.js";

/** Instead of commander's own, which looks at one name alone and passes over a name that it does not know. */
export function addHelpCommands(group: Command): void {
  const below = [...group.commands];
  group
    .command("help")
    .argument("[command...]", "names of a command, such as known-bad add")
    .description("show the help of a command")
    .action(async (words: string[]) => {
      (await commandOf(group, words)).help();
    });
  for (const command of below) if (command.commands.length > 0) addHelpCommands(command);
}

/** @throws CommanderError where a name is no command's. */
async function commandOf(group: Command, [word, ...rest]: readonly string[]): Promise<Command> {
  if (word === undefined) return group;
  const found = group.commands.find((command) => command.name() === word);
  if (found) return commandOf(found, rest);
  const near = await nearest(
    word,
    group.commands.map((command) => command.name()),
  );
  const meant = near === undefined ? "" : `\n(Did you mean ${near}?)`;
  return group.error(`error: unknown command '${visibleStart(word, 100)}'${meant}`, {
    code: "commander.unknownCommand",
  });
}

async function nearest(word: string, names: readonly string[]): Promise<string | undefined> {
  // It lies in the gate's chunk, which no other help needs.
  const { editDistance } = await import("../memory/nearest.js");
  const limit = Math.min(3, Math.floor(word.length / 2));
  const [best] = names
    .map((name) => ({ name, distance: editDistance(word, name, limit) }))
    .filter(({ distance }) => distance <= limit)
    .sort((a, b) => a.distance - b.distance);
  return best?.name;
}
