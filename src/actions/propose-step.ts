/** `propose` in the Action: takes an update from the event or a file, and makes a pull request of it or says why not. */
import { resolve } from "node:path";
import { propose } from "../commands/propose/propose.js";
import { receiveUpdate, type ReceivedUpdate } from "../commands/propose/receive-update.js";
import type { Refusal } from "../memory/judged-update.js";
import { UserError } from "../memory/user-error.js";
import { proposedLines, proposedSummary, type Proposed } from "../report/proposed.js";
import { overlayOf } from "../terminal/overlay.js";
import { readArtifact } from "../terminal/read-artifact.js";
import { redactor } from "../terminal/redaction.js";
import type { Event } from "./event.js";
import { forgeAccess, type ForgeAccess } from "./forge-access.js";
import { withForgeClone, type StepInput } from "./forge-clone.js";
import { say } from "./log.js";
import { receiverOf, tellRefusals, type Receiver } from "./receiver.js";
import { setOutput, writeSummary } from "./runner.js";
import { updateOrigin } from "./update-origin.js";

export interface ProposeStepInput extends StepInput {
  readonly event: Event;
}

/** @returns 1 where the update is refused, else 0. */
export async function runProposeStep(input: ProposeStepInput): Promise<number> {
  const { inputs, environment } = input;
  setOutput("decision", "");
  setOutput("codes", "");
  const access = await forgeAccess(environment, inputs.token);
  return await withForgeClone(access, input, async ({ clone, directory, gateOptions }) => {
    const gate = gateOptions();
    const receiver = receiverOf(access, environment, clone, gate);
    const received = await receive(input, access, receiver);
    if (received === undefined) {
      setOutput("verdict", "pass");
      say("The run left no artifact of the name memory-update: there is nothing to propose.", "notice");
      return 0;
    }
    if (!("bytes" in received)) return tell({ ...NOTHING, refusals: received });
    return tell(
      await propose({
        forge: access.forge,
        source: clone,
        root: directory,
        target: await receiver.target(),
        run: access.run,
        artifact: received,
        memoryRepository: access.repository,
        gate,
        overlay: overlayOf(clone.repository),
        now: new Date(),
        onSecret: redactor.learn,
        server: access.server,
      }),
    );
  });
}

async function receive(
  { inputs, event, workspace }: ProposeStepInput,
  { repository, forgeOf }: ForgeAccess,
  { memory, policy }: Receiver,
): Promise<ReceivedUpdate | readonly Refusal[] | undefined> {
  if (inputs.updateFile !== undefined) return { bytes: readArtifact(resolve(workspace, inputs.updateFile)) };
  if (event.name !== "workflow_run" && event.name !== "repository_dispatch") {
    throw new UserError(
      "The event brings no update.",
      "Run `propose` on workflow_run or repository_dispatch, or name a file as `update-file`.",
    );
  }
  return await receiveUpdate({ origin: updateOrigin(event, repository), memory, forgeOf, policy });
}

const NOTHING: Proposed = { outcome: "refused", refusals: [], notes: [], failures: [] };

/** The run gets the reason: as annotations, as its summary, and as codes for the steps that follow. */
function tell(proposed: Proposed): number {
  const { outcome, decision, pull, refusals, failures } = proposed;
  const isRefused = outcome === "refused";
  setOutput("verdict", isRefused ? "fail" : "pass");
  setOutput("decision", isRefused ? "refused" : (decision ?? "reject"));
  tellRefusals(refusals);
  if (pull !== undefined) setOutput("pull-request", pull);
  for (const { message } of failures) say(message, "warning");
  for (const line of proposedLines({ ...proposed, refusals: [], failures: [] })) say(line);
  writeSummary(proposedSummary(proposed));
  return isRefused ? 1 : 0;
}
