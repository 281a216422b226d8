/** All commands but the check, in the groups and the order of the help. */
import type { Command } from "commander";
import { addGateCommands } from "./gate-commands.js";
import { addHelpCommands } from "./help.js";
import { addHistoryCommands } from "./history-commands.js";
import { addProposalCommands } from "./proposal-commands.js";
import { addRepositoryCommands } from "./repository-commands.js";
import type { Shell } from "./shell.js";
import { addSnapshotCommands } from "./snapshot-commands.js";
import { tellTakenArguments } from "./taken-argument.js";

export function addOtherCommands(program: Command, shell: Shell): void {
  addGateCommands(program, shell);
  program.commandsGroup("What agents propose:");
  addProposalCommands(program, shell);
  program.commandsGroup("Approved time:");
  addSnapshotCommands(program, shell);
  addHistoryCommands(program, shell);
  program.commandsGroup("The repository:");
  addRepositoryCommands(program, shell);
  addHelpCommands(program);
  for (const command of program.commands) tellTakenArguments(command);
}
