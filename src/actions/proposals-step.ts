/** `proposals` in the Action: open proposals judged again on the default branch as it is now. */
import { posix } from "node:path";
import { proposals } from "../commands/propose/proposals.js";
import { proposalLines } from "../report/proposal/proposal-lines.js";
import { gateOptions } from "../terminal/gate-options.js";
import { overlayOf } from "../terminal/overlay.js";
import { redactor } from "../terminal/redaction.js";
import { directoryOf } from "./directory.js";
import { forgeAccess } from "./forge-access.js";
import type { Inputs } from "./inputs.js";
import { say } from "./log.js";
import { setOutput } from "./runner.js";

export interface ProposalsStepInput {
  readonly inputs: Inputs;
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly workspace: string;
}

/** @returns 1 where the forge did not let something be done, else 0. */
export async function runProposalsStep({ inputs, environment, workspace }: ProposalsStepInput): Promise<number> {
  const access = await forgeAccess(environment, inputs.token, say);
  const directory = directoryOf(inputs.directory);
  const clone = await access.clone(directory, workspace);
  try {
    const result = await proposals({
      forge: access.forge,
      source: clone,
      gate: gateOptions(posix.join(workspace, directory), inputs, { isGit: true, top: workspace }),
      root: directory,
      overlay: overlayOf(clone.repository),
      now: new Date(),
      onSecret: redactor.learn,
      server: access.server,
    });
    for (const line of proposalLines(result)) say(line);
    const failed = result.proposals.filter(({ failure }) => failure !== undefined);
    for (const { pull, failure } of failed) say(`Pull request ${pull}: ${failure ?? ""}`, "warning");
    for (const { pull, reasons } of result.proposals.filter(({ isStrange }) => isStrange)) {
      say(`Pull request ${pull} is left alone: ${reasons.join("; ")}.`, "warning");
    }
    setOutput("proposals-judged", result.proposals.length);
    setOutput("proposals-closed", result.proposals.filter(({ outcome }) => outcome === "closed").length);
    return failed.length > 0 ? 1 : 0;
  } finally {
    await clone.close();
  }
}
