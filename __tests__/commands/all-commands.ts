/** The command line as a program, for what is said of its commands. */
import { Command } from "commander";
import { addOtherCommands } from "../../src/terminal/all-commands.js";
import { addCheckCommand } from "../../src/terminal/check-command.js";

export function everything(): readonly Command[] {
  const program = new Command("memory-steward");
  const shell = { exitWith: () => undefined, existingFolder: (dir: string) => Promise.resolve(dir) };
  addCheckCommand(program, shell);
  addOtherCommands(program, shell);
  return program.commands;
}

/** Commands that do something, by their words. */
export function leaves(commands = everything(), words = ""): [string, Command][] {
  return commands
    .filter((command) => command.name() !== "help")
    .flatMap((command): [string, Command][] =>
      command.commands.length > 0
        ? leaves(command.commands, `${words}${command.name()} `)
        : [[`${words}${command.name()}`, command]],
    );
}
