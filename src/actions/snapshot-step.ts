/** `snapshot` in the Action: tags what was approved since the last snapshot, and names what was not. */
import { snapshot } from "../commands/snapshot/snapshot.js";
import { plainSummary } from "../report/plain-summary.js";
import { problemLines, snapshotLines } from "../report/snapshot.js";
import { forgeAccess } from "./forge-access.js";
import { withForgeClone, type StepInput } from "./forge-clone.js";
import { say } from "./log.js";
import { setOutput, writeSummary } from "./runner.js";

/**
 * @param onlyIfConfigured whether nothing is done where the configuration says nothing of snapshots.
 * @returns 1 where something is not approved, fails its check or was tampered with, else 0.
 */
export async function runSnapshotStep(input: StepInput, onlyIfConfigured: boolean): Promise<number> {
  const access = await forgeAccess(input.environment, input.inputs.token);
  return await withForgeClone(access, input, async ({ clone, directory, gateOptions }) => {
    const result = await snapshot({
      forge: access.forge,
      source: clone,
      options: gateOptions(),
      directory,
      now: new Date(),
      isDryRun: false,
      onlyIfConfigured,
    });
    if (result.latest !== undefined) setOutput("snapshot", result.latest);
    setOutput("snapshots-made", result.made.length);
    setOutput("unapproved-commits", result.unapproved.length);
    const problems = problemLines(result);
    for (const line of snapshotLines({ ...result, unapproved: [], failing: [], faults: [] }, false)) say(line);
    for (const line of problems) say(line, "warning");
    writeSummary(plainSummary("Snapshots", snapshotLines(result, false)));
    return problems.length > 0 ? 1 : 0;
  });
}
