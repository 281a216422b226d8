/** A clone of the run's own repository, for the steps that judge what lies on the forge. */
import { posix } from "node:path";
import type { PullClone } from "../git/pull-clone.js";
import type { GateOptions } from "../load/gate.js";
import { gateOptions } from "../terminal/gate-options.js";
import { directoryOf } from "./directory.js";
import type { ForgeAccess } from "./forge-access.js";
import type { Inputs } from "./inputs.js";

/** What every step is given that speaks to the forge. */
export interface StepInput {
  readonly inputs: Inputs;
  readonly environment: NodeJS.ProcessEnv;
  readonly workspace: string;
}

export interface ForgeClone {
  readonly clone: PullClone;
  /** Folder of the memory, relative to the top of the repository: empty or `a/b`. */
  readonly directory: string;
  /** @throws UserError where the inputs name no layout that there is. */
  readonly gateOptions: () => GateOptions;
}

/** @param work its clone is gone afterwards. */
export async function withForgeClone<T>(
  access: ForgeAccess,
  { inputs, workspace }: StepInput,
  work: (place: ForgeClone) => Promise<T>,
): Promise<T> {
  const directory = directoryOf(inputs.directory);
  const clone = await access.clone(directory, workspace);
  try {
    return await work({
      clone,
      directory,
      gateOptions: () => gateOptions(posix.join(workspace, directory), inputs, { isGit: true, top: workspace }),
    });
  } finally {
    await clone.close();
  }
}
