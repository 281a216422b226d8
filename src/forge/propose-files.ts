/** One pull request of our own: its branch holds one commit on the target's head, moved there in one step. */
import { shortCommit } from "../memory/commit-id.js";
import type { FileProposal, ProposalOutcome, PullText } from "../memory/forge.js";
import { valueAt } from "../memory/plain-data.js";
import { UserError } from "../memory/user-error.js";
import { pullRequestOf } from "./answers.js";
import { originOf, pullsFromOwnBranch } from "./branch.js";
import { asCommitError, branchHead } from "./commit-files.js";
import type { Api } from "./connection.js";
import { PAGE_SIZE } from "./page-size.js";
import type { Place } from "./place.js";
import { hasStatus, isUncertain } from "./refusal.js";
import { messageOf, writeCommit, writeTree } from "./write-commit.js";

const FIND = `query ($owner: String!, $repo: String!) { repository(owner: $owner, name: $repo) { id } }`;
const MOVE = `mutation ($input: UpdateRefsInput!) { updateRefs(input: $input) { clientMutationId } }`;

/** @param login our own identity: a branch that others have committed to is not ours to move. */
export async function proposeFiles(
  api: Api,
  place: Place,
  proposal: FileProposal,
  login: string,
): Promise<ProposalOutcome> {
  const moved = await moveBranch(api, place, proposal, login);
  const { outcome, pull } = await upsertPull(api, place, proposal.branch, proposal.base.branch, proposal);
  return { pull, outcome: outcome === "unchanged" && moved ? "updated" : outcome };
}

/** @returns whether the branch moved. */
async function moveBranch(
  api: Api,
  place: Place,
  { branch, base, commit: text, changes }: FileProposal,
  login: string,
): Promise<boolean> {
  const head = await branchHead(api, place, branch);
  if (head !== undefined) {
    const { data } = await api.rest.git.getCommit({ ...place, commit_sha: head });
    const isOnBase = data.parents.length === 1 && data.parents[0]?.sha === base.head;
    if (isOnBase && data.message.trimEnd() === messageOf(text)) {
      if (data.tree.sha === (await writeTree(api, place, base.head, changes))) return false;
    }
    await requireOwn(api, place, branch, base.branch, login);
  }
  const { commit } = await writeCommit(api, place, { expectedHead: base.head, text, changes });
  try {
    if (head === undefined) await api.rest.git.createRef({ ...place, ref: `refs/heads/${branch}`, sha: commit });
    else await replaceHead(api, place, branch, head, commit);
  } catch (error) {
    const now = await branchHead(api, place, branch);
    if (now === commit) return true;
    if (now === head) throw asCommitError(error, branch);
    throw new UserError(
      `The branch ${branch} moved while its next commit was made: it is left alone.`,
      "Nothing needs to be done where each push starts a job; else run the job again",
    );
  }
  return true;
}

/** Nobody's commit is overwritten: unlike REST, this mutation takes the head that is to be replaced. */
async function replaceHead(
  api: Api,
  { owner, repo }: Place,
  branch: string,
  beforeOid: string,
  afterOid: string,
): Promise<void> {
  const repositoryId = valueAt(await api.graphql(FIND, { owner, repo }), ["repository", "id"]);
  const refUpdates = [{ name: `refs/heads/${branch}`, beforeOid, afterOid, force: true }];
  await api.graphql(MOVE, { input: { repositoryId, refUpdates } });
}

/** @throws UserError where the branch holds a commit of somebody else. */
async function requireOwn(api: Api, place: Place, branch: string, base: string, login: string): Promise<void> {
  const basehead = `${base}...${branch}`;
  const { data } = await api.rest.repos.compareCommitsWithBasehead({ ...place, basehead, per_page: PAGE_SIZE });
  // There is never more than one of the steward's: what stands on it is somebody's, even where GitHub signed it in the steward's
  // name, as the squash merge of a pull request that the steward opened.
  const foreign = data.commits.find((each, at) => at > 0 || !originOf(each, login).isOurs);
  if (!foreign && data.total_commits === data.commits.length) return;
  throw new UserError(
    `The branch ${branch} holds commits that are not the steward's${foreign ? `, such as ${shortCommit(foreign.sha)}` : ""}: it is left alone.`,
    "Merge or close its pull request, and delete the branch",
  );
}

/** The open pull request from a branch of our own, made where there is none, with this text. */
export async function upsertPull(
  api: Api,
  place: Place,
  branch: string,
  base: string,
  { title, body }: PullText,
): Promise<ProposalOutcome> {
  const find = async () => (await pullsFromOwnBranch(api, place, { branch, state: "open", base }))[0];
  let open = await find();
  if (!open) {
    try {
      const { data } = await api.rest.pulls.create({ ...place, head: branch, base, title, body });
      return { outcome: "created", pull: pullRequestOf(data) };
    } catch (error) {
      // Made by a request whose answer was lost, or by a job beside this one.
      if (!isUncertain(error) && !hasStatus(error, 422)) throw error;
      open = await find();
      if (!open) throw error;
    }
  }
  if (open.title === title && (open.body ?? "").replaceAll("\r\n", "\n") === body) {
    return { outcome: "unchanged", pull: pullRequestOf(open) };
  }
  const { data } = await api.rest.pulls.update({ ...place, pull_number: open.number, title, body });
  return { outcome: "updated", pull: pullRequestOf(data) };
}
