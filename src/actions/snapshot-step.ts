/** `snapshot` in the Action: tags what was approved since the last snapshot, and names what was not. */
import { posix } from "node:path";
import { snapshot } from "../commands/snapshot/snapshot.js";
import { plainSummary } from "../report/plain-summary.js";
import { problemLines, snapshotLines } from "../report/snapshot.js";
import { gateOptions } from "../terminal/gate-options.js";
import { directoryOf } from "./directory.js";
import { forgeAccess } from "./forge-access.js";
import type { Inputs } from "./inputs.js";
import { say } from "./log.js";
import { setOutput, writeSummary } from "./runner.js";

export interface SnapshotStepInput {
  readonly inputs: Inputs;
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly workspace: string;
}

/** @returns 1 where something is not approved, fails its check or was tampered with, else 0. */
export async function runSnapshotStep({ inputs, environment, workspace }: SnapshotStepInput): Promise<number> {
  const access = await forgeAccess(environment, inputs.token, say);
  const directory = directoryOf(inputs.directory);
  const clone = await access.clone(directory, workspace);
  try {
    const result = await snapshot({
      forge: access.forge,
      source: clone,
      options: gateOptions(posix.join(workspace, directory), inputs, { isGit: true, top: workspace }),
      directory,
      now: new Date(),
      isDryRun: false,
      onlyIfConfigured: inputs.command === "auto",
    });
    if (result.latest !== undefined) setOutput("snapshot", result.latest);
    setOutput("snapshots-made", result.made.length);
    setOutput("unapproved-commits", result.unapproved.length);
    const problems = problemLines(result);
    for (const line of snapshotLines({ ...result, unapproved: [], failing: [], faults: [] }, false)) say(line);
    for (const line of problems) say(line, "warning");
    await writeSummary(plainSummary("Snapshots", snapshotLines(result, false)));
    return problems.length > 0 ? 1 : 0;
  } finally {
    await clone.close();
  }
}
