/** `help`, of the command line and of each of its groups: by name down to the last command, or an error that says which name is none. */
import { existsSync } from "node:fs";
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
  return unknownCommand(group, word, "", await nearestCommand(group, word));
}

/**
 * For a group whose default command takes a folder: a word that is near the name of a command, and no folder's, is a
 * mistake and never the default's argument.
 */
export function refuseMisspeltCommands(group: Command): void {
  group.hook("preSubcommand", async () => {
    const [word = ""] = group.args;
    const isCommand = group.commands.some((command) => command.name() === word);
    if (word === "" || word.startsWith("-") || isCommand || existsSync(word)) return;
    const near = await nearestCommand(group, word);
    if (near !== undefined) unknownCommand(group, word, ", and there is no folder of that name", near);
  });
}

/** @throws CommanderError always. */
function unknownCommand(group: Command, word: string, more: string, near: string | undefined): never {
  const meant = near === undefined ? "" : `\n(Did you mean ${near}?)`;
  return group.error(`error: unknown command '${visibleStart(word, 100)}'${more}${meant}`, {
    code: "commander.unknownCommand",
  });
}

async function nearestCommand(group: Command, word: string): Promise<string | undefined> {
  const names = group.commands.map((command) => command.name());
  // It lies in the gate's chunk, which no other help needs.
  const { editDistance } = await import("../memory/edit-distance.js");
  const limit = Math.min(3, Math.floor(word.length / 2));
  const [best] = names
    .map((name) => ({ name, distance: editDistance(word, name, limit) }))
    .filter(({ distance }) => distance <= limit)
    .sort((a, b) => a.distance - b.distance);
  return best?.name;
}
