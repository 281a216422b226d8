/**
 * Before the check of a proposal that GitHub was asked to merge by itself: a push does not take that back, and the check may be the
 * last thing that the merge waits for.
 */
import { stands, takeBackUnjudged } from "../commands/publish/merge-request.js";
import { proposalKind } from "../memory/branches.js";
import type { PullRequest } from "../memory/forge.js";
import { UserError } from "../memory/user-error.js";
import type { Event } from "./event.js";
import { forgeAccess } from "./forge-access.js";
import type { Inputs } from "./inputs.js";
import { say } from "./log.js";

/**
 * Asks GitHub nothing but of such a proposal. The event tells how it was: a run that is started again finds what has become of it.
 * @returns 1 where the check must not pass, else 0.
 */
export async function holdMerge(inputs: Inputs, event: Event, environment: NodeJS.ProcessEnv): Promise<number> {
  if (event.name !== "pull_request" || !event.mergesItself || !event.isSameRepository) return 0;
  if (event.number === undefined || proposalKind(event.headRef ?? "") === undefined) return 0;
  try {
    const { forge } = await forgeAccess(environment, inputs.token);
    const pull = await read(event.number, () => forge.pullRequest(event.number ?? 0));
    if (pull.isOpen && pull.head.sha === event.head && (await takeBackUnjudged(forge, pull))) {
      say(`Pull request ${pull.number} waits for a person: its head is not what GitHub was asked to merge.`, "notice");
    }
    return 0;
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    say(`${error.message} ${error.advice ?? ""}`.trim(), "error");
    return 1;
  }
}

async function read(number: number, find: () => Promise<PullRequest | undefined>): Promise<PullRequest> {
  let cause: UserError | undefined;
  try {
    const pull = await find();
    if (pull) return pull;
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    cause = error;
  }
  throw stands(number, cause);
}
