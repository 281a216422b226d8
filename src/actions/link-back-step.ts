/** After the merge of a proposal: the link on what its run worked on. */
import { posix } from "node:path";
import { policyOf } from "../commands/propose/admit-run.js";
import { linkBack } from "../commands/propose/link-back.js";
import { shortCommit } from "../memory/commit-id.js";
import { gateOptions } from "../terminal/gate-options.js";
import { directoryOf } from "./directory.js";
import { eventRepository, type PullRequestEvent } from "./event.js";
import { forgeAccess } from "./forge-access.js";
import type { Inputs } from "./inputs.js";
import { say } from "./log.js";

export interface LinkBackStepInput {
  readonly inputs: Inputs;
  readonly event: PullRequestEvent;
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly workspace: string;
}

/** A link that cannot be written is told, and fails nothing: what was to be remembered is. */
export async function runLinkBackStep({ inputs, event, environment, workspace }: LinkBackStepInput): Promise<void> {
  const { number, mergeCommit } = event;
  if (number === undefined || mergeCommit === undefined) return;
  const access = await forgeAccess(environment, inputs.token, say);
  const directory = directoryOf(inputs.directory);
  const clone = await access.clone(directory, workspace);
  try {
    const { id, defaultBranch } = eventRepository(environment);
    const gate = gateOptions(posix.join(workspace, directory), inputs, { isGit: true, top: workspace });
    const branch = async () => defaultBranch ?? (await access.forge.repository()).defaultBranch;
    const { forge, forgeOf, server, repository } = access;
    const result = await linkBack({
      forge,
      forgeOf,
      server,
      memory: { id, name: repository },
      policy: policyOf(clone, branch, gate),
      pull: number,
      commit: mergeCommit,
    });
    if (result.outcome === "nothing-named") say(`Pull request ${number}: its run names no issue to link from.`);
    else if (result.outcome === "linked") say(`Linked ${result.source} to ${shortCommit(mergeCommit)}.`);
    else if (result.outcome === "linked-before") say(`${result.source} has its link already.`);
    else say(`${result.source} got no link: ${result.because}`, "warning");
  } finally {
    await clone.close();
  }
}
