/** The target branch moved between a job's check and its report: the job tells what the report was made of. */
import type { CheckResult } from "../commands/check/check.js";
import { report } from "./check-step.js";
import type { Inputs } from "./inputs.js";
import { say } from "./log.js";

/** Annotations, summary, files and outputs once more, where the second judgement found anything else than the first. */
export async function tellMovedBase(
  checked: CheckResult,
  now: CheckResult,
  inputs: Inputs,
  workspace: string,
): Promise<void> {
  if (foundBy(checked) === foundBy(now)) return;
  say("The target branch has moved since this job's check: what follows is of the branch as it is now.", "notice");
  await report(now, inputs, workspace);
}

function foundBy({ report: { verdict, findings } }: CheckResult): string {
  return JSON.stringify([verdict, findings.map(({ fingerprint, accepted }) => [fingerprint, accepted !== undefined])]);
}
