/**
 * What GitHub was asked to merge by itself. It was asked for one head, but the request outlives a push of whoever may write: so it
 * is taken back wherever the head is another one than the steward made and judged.
 */
import { isSameName } from "../../memory/repository-name.js";
import { isOfProposal } from "../../memory/branches.js";
import { always, type Account, type Forge, type PullRequest } from "../../memory/forge.js";
import { MissingPermission } from "../../memory/forge-refusal.js";
import { STANDING_LABELS } from "../../memory/proposal.js";
import { UserError } from "../../memory/user-error.js";

/**
 * Whether the steward asked for the merge: under this token's account, or under that of a bot which wrote the proposal's comment,
 * since a workflow that proposes may have another token. What a person asked for is that person's word.
 */
export async function isStewardsRequest(forge: Forge, pull: PullRequest): Promise<boolean> {
  const by = pull.mergesItself?.by;
  if (!by) return false;
  if (isNamed(by, (await forge.identity()).login)) return true;
  return by.isBot && (await forge.ownComment(pull.number, "proposal", by)) !== undefined;
}

/** Takes the steward's request back, with its label. @returns whether there was one. */
export async function takeBackRequest(forge: Forge, pull: PullRequest): Promise<boolean> {
  if (!(await isStewardsRequest(forge, pull))) return false;
  await withdraw(forge, pull);
  return true;
}

/**
 * Takes the steward's request back where the head is not the one that it made and judged.
 * @param pull as it is now.
 * @returns whether it was taken back.
 * @throws UserError where it stands: nothing may turn green then.
 */
export async function takeBackUnjudged(forge: Forge, pull: PullRequest): Promise<boolean> {
  const by = pull.mergesItself?.by;
  if (!by || !isOfProposal(pull)) return false;
  try {
    if (!(await isStewardsRequest(forge, pull))) return false;
    const comment = await forge.ownComment(pull.number, "proposal", by);
    if (comment?.own === pull.head.sha) return false;
    await withdraw(forge, pull);
    return true;
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    throw stands(pull.number, error);
  }
}

/** Of a pull request that merges itself, by what is known, and may hold what nobody judged. */
export function stands(number: number, cause: UserError | undefined): UserError {
  const why = cause === undefined ? "it cannot be read" : cause.message.replace(/\.$/, "");
  const missing = cause instanceof MissingPermission && cause.advice !== undefined ? ` ${cause.advice}, or` : "";
  return new UserError(
    `GitHub would merge pull request ${number} by itself once its checks pass, and its head may be what nobody judged: ${why}.`,
    `${missing} turn auto-merge off on its page and run this job again`.trim(),
  );
}

async function withdraw(forge: Forge, pull: PullRequest): Promise<void> {
  await forge.setAutoMerge(pull, false, always);
  try {
    await forge.setLabels(pull, { add: [], remove: [STANDING_LABELS.auto] }, always);
  } catch (error) {
    // The label is for people, and the next pass takes it off.
    if (!(error instanceof UserError)) throw error;
  }
}

/** GraphQL may leave out the suffix of a bot's name. */
function isNamed({ login, isBot }: Account, own: string): boolean {
  return (isBot ? [own, `${own}[bot]`] : [own]).some((name) => isSameName(name, login));
}
