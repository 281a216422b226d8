/** `proposals` in the Action: open proposals judged again on the default branch as it is now. */
import { proposals } from "../commands/propose/proposals.js";
import { proposalLines } from "../report/proposal/proposal-lines.js";
import { overlayOf } from "../terminal/overlay.js";
import { redactor } from "../terminal/redaction.js";
import { forgeAccess } from "./forge-access.js";
import { withForgeClone, type StepInput } from "./forge-clone.js";
import { say } from "./log.js";
import { setOutput } from "./runner.js";

/** @returns 1 where the forge did not let something be done, else 0. */
export async function runProposalsStep(input: StepInput): Promise<number> {
  const access = await forgeAccess(input.environment, input.inputs.token);
  return await withForgeClone(access, input, async ({ clone, directory, gateOptions }) => {
    const result = await proposals({
      forge: access.forge,
      source: clone,
      gate: gateOptions(),
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
  });
}
