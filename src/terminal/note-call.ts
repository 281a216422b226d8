/** Notes what a call gives to a command, as it was typed. */
import type { Command, Option } from "commander";

export interface NotedCall {
  command?: Command;
  readonly options: { readonly option: Option; readonly value: string | undefined }[];
}

/** @param program before it reads the call. @param call gets what is read. */
export function noteCall(program: Command, call: NotedCall): void {
  for (const below of program.commands) noteCall(below, call);
  for (const option of program.options) {
    program.on(`option:${option.name()}`, (value?: string) => call.options.push({ option, value }));
  }
  program.hook("preAction", (_, command) => {
    call.command = command;
  });
}
