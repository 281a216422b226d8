/** Asks GitHub to merge a pull request as soon as the rules of its branch allow; REST has no address for that. */
import type { BeforeWrite, PullRequest } from "../memory/forge.js";
import { valueAt } from "../memory/plain-data.js";
import { UserError } from "../memory/user-error.js";
import type { Api } from "./connection.js";
import { graphqlFault } from "./graphql-fault.js";
import type { Place } from "./place.js";

const FIND = `query ($owner: String!, $repo: String!, $number: Int!) {
  repository(owner: $owner, name: $repo) { pullRequest(number: $number) { id } }
}`;
const ENABLE = `mutation ($input: EnablePullRequestAutoMergeInput!) {
  enablePullRequestAutoMerge(input: $input) { clientMutationId }
}`;
const DISABLE = `mutation ($input: DisablePullRequestAutoMergeInput!) {
  disablePullRequestAutoMerge(input: $input) { clientMutationId }
}`;

export async function setAutoMerge(
  api: Api,
  { owner, repo }: Place,
  pull: PullRequest,
  wanted: boolean,
  beforeWrite: BeforeWrite,
): Promise<void> {
  if ((pull.mergesItself !== undefined) === wanted) return;
  try {
    const pullRequestId = idOf(await api.graphql(FIND, { owner, repo, number: pull.number }));
    await beforeWrite();
    if (!wanted) await api.graphql(DISABLE, { input: { pullRequestId } });
    else {
      // What was judged is merged, or nothing.
      const input = { pullRequestId, mergeMethod: "SQUASH", expectedHeadOid: pull.head.sha };
      await api.graphql(ENABLE, { input });
    }
  } catch (error) {
    if (!wanted && (await isOff(api, { owner, repo }, pull.number))) return;
    throw asSentence(error, pull.number, wanted);
  }
}

/** A job beside this one, or a person, may have been faster. */
async function isOff(api: Api, place: Place, number: number): Promise<boolean> {
  const { data } = await api.rest.pulls.get({ ...place, pull_number: number });
  return data.auto_merge === null;
}

function idOf(answer: unknown): string {
  const id = valueAt(answer, ["repository", "pullRequest", "id"]);
  if (typeof id === "string" && id !== "") return id;
  throw new UserError("GitHub does not say which pull request this is.", "Run the job again");
}

function asSentence(error: unknown, number: number, wanted: boolean): unknown {
  const said = graphqlFault(error)?.message;
  if (said === undefined) return error;
  if (!wanted) return new UserError(`Auto-merge of pull request ${number} cannot be taken back: ${said}`);
  const subject = `Pull request ${number} cannot be told to merge itself`;
  if (/clean status/i.test(said)) {
    return new UserError(
      `${subject}: no rule of its branch has to be met first, so that it could be merged at once.`,
      "Protect the branch: let it require the check of the steward",
    );
  }
  if (/not allowed/i.test(said)) {
    return new UserError(
      `${subject}: the repository does not allow auto-merge.`,
      "Allow it under Settings, General, Pull Requests",
    );
  }
  return new UserError(`${subject}: ${said}`);
}
