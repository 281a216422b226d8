/** After the merge of a proposal: the link on what its run worked on. */
import { linkBack } from "../commands/propose/link-back.js";
import { shortCommit } from "../memory/commit-id.js";
import type { PullRequestEvent } from "./event.js";
import { forgeAccess } from "./forge-access.js";
import { withForgeClone, type StepInput } from "./forge-clone.js";
import { say } from "./log.js";
import { receiverOf } from "./receiver.js";

interface LinkBackStepInput extends StepInput {
  readonly event: PullRequestEvent;
}

const SAME_TOKEN =
  "and this job has the token of another account, so no issue gets a link. Give this job the `token` of the one that proposes.";

/** A link that cannot be written is told, and fails nothing: what was to be remembered is. */
export async function runLinkBackStep(input: LinkBackStepInput): Promise<void> {
  const { number, mergeCommit } = input.event;
  if (number === undefined || mergeCommit === undefined) return;
  const access = await forgeAccess(input.environment, input.inputs.token);
  await withForgeClone(access, input, async ({ clone, gateOptions }) => {
    const { memory, policy } = receiverOf(access, input.environment, clone, gateOptions());
    const { forge, forgeOf, server } = access;
    const result = await linkBack({
      forge,
      forgeOf,
      server,
      memory,
      policy,
      pull: number,
      commit: mergeCommit,
    });
    if (result.outcome === "nothing-named") say(`Pull request ${number}: its run names no issue to link from.`);
    else if (result.outcome === "not-ours")
      say(`Pull request ${number} was proposed by ${result.account}, ${SAME_TOKEN}`, "warning");
    else if (result.outcome === "linked") say(`Linked ${result.source} to ${shortCommit(mergeCommit)}.`);
    else if (result.outcome === "linked-before") say(`${result.source} has its link already.`);
    else say(`${result.source} got no link: ${result.because}`, "warning");
  });
}
