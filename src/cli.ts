/** The command line: reads arguments, builds the adapters, calls one command, prints its result. */
import { statSync } from "node:fs";
import { resolve } from "node:path";
import { Command, CommanderError } from "commander";
import { STEWARD_VERSION } from "./commands/version.js";
import { UserError } from "./memory/user-error.js";
import { describeFailure, type Failure } from "./report/failure.js";
import { visible } from "./report/visible-text.js";
import { addCheckCommand } from "./terminal/check-command.js";
import { noteCall, type NotedCall } from "./terminal/note-call.js";
import { guardStreams } from "./terminal/redaction.js";
import type { Shell } from "./terminal/shell.js";

/** @returns the exit code. */
export async function runCommandLine(args: readonly string[]): Promise<number> {
  let exitCode = 0;
  const unguard = guardStreams();
  const call: NotedCall = { options: [] };
  const exitWith = (code: number): void => {
    exitCode = code;
  };
  try {
    const program = await commandLine(args, { exitWith, existingFolder });
    noteCall(program, call);
    await program.parseAsync([...args], { from: "user" });
    return exitCode;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    const told = error instanceof UserError ? (await import("./terminal/call.js")).withCall(error, call) : error;
    const failure: Failure = describeFailure(told, STEWARD_VERSION);
    process.stderr.write(failure.text);
    return failure.exitCode;
  } finally {
    unguard();
  }
}

async function commandLine(args: readonly string[], shell: Shell): Promise<Command> {
  const program = new Command("memory-steward")
    .description(
      "CI for agent memory: checks a repository of memory records and says what is wrong, where, and how to mend it.",
    )
    .version(STEWARD_VERSION, "-V, --version")
    .exitOverride()
    .configureOutput({
      outputError: (message, write) => {
        write(`${refusal(message)}\n`);
      },
    })
    .showHelpAfterError("  memory-steward --help lists the commands");

  program.commandsGroup("The gate:");
  addCheckCommand(program, shell);
  const isCheck = args[0] === "check";
  // Declaring all commands takes longer than a small check.
  if (!isCheck) {
    const { addOtherCommands } = await import("./terminal/all-commands.js");
    addOtherCommands(program, shell);
  }
  const asksForHelp = args.some((word) => word === "--help" || word === "-h");
  if (!isCheck || asksForHelp) {
    const { addNotes } = await import("./terminal/command-notes.js");
    addNotes(program);
  }
  program.hook("preAction", (_, command) => {
    refuseEmptyValues(command);
  });
  for (const command of program.commands) hintAtHelp(command, `memory-steward ${command.name()}`);
  if (asksForHelp && !isCheck) {
    const { refuseUnknownCommands } = await import("./terminal/help.js");
    await refuseUnknownCommands(program, args);
  }
  return program;
}

/**
 * What commander refuses, in the form of every other error (`report/failure.ts`). A word of the call may be the name of a
 * file that somebody else chose; the second line, where there is one, is ours.
 */
function refusal(message: string): string {
  const [, said = "", likely] = /^(?:error: )?([^]*?)(?:\n\((Did you mean [^\n]*)\))?\n?$/.exec(message) ?? [];
  const sentence = `${said.charAt(0).toUpperCase()}${said.slice(1)}${/[.-]$/.test(said) ? "" : "."}`;
  return `memory-steward: ${visible(sentence)}${likely === undefined ? "" : `\n  ${likely}`}`;
}

/**
 * An argument that is there and empty is nearly always a variable of a script that was not set: it means neither the
 * default nor anything else.
 */
function refuseEmptyValues(command: Command): void {
  const refuse = (what: string): never =>
    command.error(`error: ${what} is empty. Give it a value, or leave it out where it may be.`, {
      code: "commander.invalidArgument",
    });
  for (const option of command.options) {
    if (hasEmpty(command.getOptionValue(option.attributeName()))) refuse(`the value of option '${option.flags}'`);
  }
  for (const [index, value] of command.processedArgs.entries()) {
    if (hasEmpty(value)) refuse(`argument '${command.registeredArguments[index]?.name() ?? ""}'`);
  }
}

function hasEmpty(value: unknown): boolean {
  return value === "" || (Array.isArray(value) && value.includes(""));
}

/** Behind a mistake in its call, where a command's own help is. */
function hintAtHelp(command: Command, words: string): void {
  command.showHelpAfterError(`  ${words} --help tells how to call it`);
  for (const below of command.commands) hintAtHelp(below, `${words} ${below.name()}`);
}

async function existingFolder(dir: string): Promise<string> {
  const path = resolve(dir);
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) return path;
  const { noFolder } = await import("./terminal/find-memory.js");
  throw noFolder(dir);
}
