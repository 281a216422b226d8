/** The call at hand as words to copy, in which another folder is named: all else that it asks for stays. */
import { resolve } from "node:path";
import type { Command } from "commander";
import type { UserError } from "../memory/user-error.js";
import type { NotedCall } from "./note-call.js";
import { OtherFolderError } from "./other-folder.js";
import { shellWord } from "./shell-word.js";

/** The same error; where another folder is meant, with the call that names it. */
export function withCall(error: UserError, call: NotedCall): UserError {
  const { command } = call;
  if (!(error instanceof OtherFolderError) || !command) return error;
  return error.withCalls((folder) => callWith(folder, error.named, command, call));
}

function callWith(folder: string, named: string, command: Command, call: NotedCall): string {
  const hasOption = command.options.some(({ long }) => long === "--dir");
  const operands = hasOption ? command.args : withOperand(command, named, folder);
  const options = call.options.filter(({ option }) => option.long !== "--dir").map(wordsOf);
  const words = operands.map(shellWord);
  const given = [...options, ...(hasOption ? [`--dir ${shellWord(folder)}`] : [])];
  // Only behind `--` is such a word no option.
  const isBehind = operands.some((operand) => operand.startsWith("-"));
  return [...namesOf(command), ...(isBehind ? [...given, "--", ...words] : [...words, ...given])].join(" ");
}

/** Of an option with several values each is given by itself, so that it takes no operand for one. */
function wordsOf({ option, value }: NotedCall["options"][number]): string {
  const name = option.long ?? option.flags;
  if (value === undefined) return name;
  return value.startsWith("-") ? `${name}=${shellWord(value)}` : `${name} ${shellWord(value)}`;
}

/** What arguments are called that are folders of memories. */
const FOLDERS: ReadonlySet<string> = new Set(["dir", "mirror"]);

function withOperand({ args, registeredArguments }: Command, named: string, folder: string): readonly string[] {
  const first = registeredArguments.findIndex((argument) => FOLDERS.has(argument.name()));
  const from = first === -1 ? registeredArguments.length : first;
  const at = args.findLastIndex((operand, index) => index >= from && resolve(operand) === named);
  return at === -1 ? [...args, folder] : args.with(at, folder);
}

function namesOf(command: Command): string[] {
  return [...(command.parent ? namesOf(command.parent) : []), command.name()];
}
