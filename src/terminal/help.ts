/** `help`, of the command line and of each of its groups: by name down to the last command, or an error that says which name is none. */
import { existsSync } from "node:fs";
import type { Command } from "commander";
import { visibleStart } from "../report/visible-text.js";
import { wrap } from "../report/wrap.js";

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
  HAS_DEFAULT.add(group);
  group.hook("preSubcommand", async () => {
    const [word = ""] = group.args;
    const isCommand = group.commands.some((command) => command.name() === word);
    if (word === "" || word.startsWith("-") || isCommand || existsSync(word)) return;
    const near = await nearestCommand(group, word);
    if (near !== undefined) unknownCommand(group, word, NO_FOLDER, near);
  });
}

/**
 * A word in the place of a command that is none: commander would show the help of what is above it, as if it had been called.
 * Of a group whose default command takes a folder, a word is refused that the group itself refuses.
 * @param args of a call that asks for help.
 * @throws CommanderError where there is such a word.
 */
export async function refuseUnknownCommands(group: Command, [word = "", ...rest]: readonly string[]): Promise<void> {
  if (word === "" || word.startsWith("-") || group.commands.length === 0) return;
  const found = group.commands.find((command) => command.name() === word);
  if (found) {
    await refuseUnknownCommands(found, rest);
    return;
  }
  const near = await nearestCommand(group, word);
  if (!HAS_DEFAULT.has(group)) unknownCommand(group, word, "", near);
  if (near !== undefined && !existsSync(word)) unknownCommand(group, word, NO_FOLDER, near);
}

/** Groups whose default command takes a folder. */
const HAS_DEFAULT = new WeakSet<Command>();
const NO_FOLDER = ", and there is no folder of that name";

/** Says below the help of a group which options its default command takes, which stand in the help of that command alone. */
export function tellDefaultOptions(group: Command, name: string): void {
  group.addHelpText("after", () => {
    const options = group.commands.find((command) => command.name() === name)?.options ?? [];
    const words = `memory-steward ${group.name()}`;
    const text = `Without the name of a command, ${name} is meant: ${words} [dir] takes its options ${options.map(({ flags }) => flags).join(", ")}.`;
    return `\n${[...wrap(text, COLUMNS), `${words} ${name} --help tells what they mean.`].join("\n")}`;
  });
}

/** As commander takes it where no terminal says how wide it is. */
const COLUMNS = 80;

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
