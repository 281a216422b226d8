/**
 * A commit on a branch, with the branch's head as lock. The GraphQL mutation does it in one request and signs it; beyond its
 * size the objects are written one by one, and the branch is moved at the end.
 */
import { isCommitId } from "../memory/commit-id.js";
import type { CommitRequest, FileChange } from "../memory/forge.js";
import { BranchMoved, BranchProtected } from "../memory/forge-refusal.js";
import { valueAt } from "../memory/plain-data.js";
import { UserError } from "../memory/user-error.js";
import type { Api } from "./connection.js";
import { graphqlFault } from "./graphql-fault.js";
import type { Place } from "./place.js";
import { hasStatus, isUncertain, mayNotWrite } from "./refusal.js";
import { messageOf, writeCommit } from "./write-commit.js";

/** Content of one mutation. GitHub does not document its limit; requests of some 50 MB were reported to be too large. */
export const MUTATION_BYTES = 25 * 1024 * 1024;

/** Of a request whose answer was lost and that had no effect. */
const MAX_ATTEMPTS = 3;

const MUTATION = `mutation ($input: CreateCommitOnBranchInput!) {
  createCommitOnBranch(input: $input) { commit { oid } }
}`;

export async function branchHead(api: Api, place: Place, branch: string): Promise<string | undefined> {
  try {
    const { data } = await api.rest.git.getRef({ ...place, ref: `heads/${branch}` });
    return data.object.sha;
  } catch (error) {
    if (hasStatus(error, 404)) return undefined;
    throw error;
  }
}

/** @param maxBytes content up to which one mutation is tried. */
export async function commitFiles(api: Api, place: Place, request: CommitRequest, maxBytes: number): Promise<string> {
  const write = bytesOf(request.changes) > maxBytes ? byObjects : byMutation;
  for (let attempt = 1; ; attempt++) {
    try {
      return await write(api, place, request);
    } catch (error) {
      const isMove = error instanceof BranchMoved;
      if (!isMove && (!isUncertain(error) || attempt === MAX_ATTEMPTS)) throw error;
      // The branch may have moved to the commit that an answer was lost of, now or in an earlier attempt.
      const made = await findMade(api, place, request);
      if (made !== undefined) return made;
      if (isMove) throw error;
    }
  }
}

/** The branch's head where it is the commit that was asked for. @throws BranchMoved where it is another one. */
async function findMade(api: Api, place: Place, { branch, expectedHead, text }: CommitRequest) {
  const head = await branchHead(api, place, branch);
  if (head === expectedHead) return undefined;
  if (head !== undefined) {
    const { data } = await api.rest.git.getCommit({ ...place, commit_sha: head });
    const isOurs = data.parents.length === 1 && data.parents[0]?.sha === expectedHead;
    if (isOurs && data.message.trimEnd() === messageOf(text)) return head;
  }
  throw moved(branch);
}

async function byMutation(api: Api, { owner, repo }: Place, request: CommitRequest): Promise<string> {
  const { branch, expectedHead, text, changes } = request;
  const input = {
    branch: { repositoryNameWithOwner: `${owner}/${repo}`, branchName: branch },
    expectedHeadOid: expectedHead,
    message: text,
    fileChanges: {
      additions: changes.flatMap(({ path, bytes }) =>
        bytes === undefined ? [] : [{ path, contents: Buffer.from(bytes).toString("base64") }],
      ),
      deletions: changes.flatMap(({ path, bytes }) => (bytes === undefined ? [{ path }] : [])),
    },
  };
  try {
    return oidOf(await api.graphql(MUTATION, { input }));
  } catch (error) {
    throw asCommitError(error, branch);
  }
}

async function byObjects(api: Api, place: Place, request: CommitRequest): Promise<string> {
  const { branch, expectedHead } = request;
  const { commit } = await writeCommit(api, place, request);
  try {
    // Only forward: the commit's parent is the head that was expected.
    await api.rest.git.updateRef({ ...place, ref: `heads/${branch}`, sha: commit, force: false });
    return commit;
  } catch (error) {
    if (!hasStatus(error, 422)) throw error;
    if ((await branchHead(api, place, branch)) !== expectedHead) throw moved(branch);
    const message = error instanceof Error ? error.message : "";
    throw isRuleViolation(message) ? protectedBranch(branch, message) : error;
  }
}

function bytesOf(changes: readonly FileChange[]): number {
  return changes.reduce((sum, { bytes }) => sum + (bytes?.length ?? 0), 0);
}

function oidOf(answer: unknown): string {
  const oid = valueAt(answer, ["createCommitOnBranch", "commit", "oid"]);
  if (typeof oid === "string" && isCommitId(oid)) return oid;
  throw new UserError("GitHub does not say which commit it made.", "Run the job again");
}

/** What GraphQL says against a commit on a branch, as a sentence; another error stays as it is. */
export function asCommitError(error: unknown, branch: string): unknown {
  const fault = graphqlFault(error);
  if (!fault) return error;
  const { type, message } = fault;
  if (type === "STALE_DATA" || /expected branch to point to/i.test(message)) return moved(branch);
  if (isRuleViolation(message)) return protectedBranch(branch, message);
  if (type === "FORBIDDEN") return mayNotWrite("the commit");
  return new UserError(`GitHub refused the commit on ${branch}: ${message}`);
}

/** In the words of a ruleset, or of classic branch protection, which names what is missing and no rule. */
function isRuleViolation(message: string): boolean {
  return /rule violations|protected (?:branch|ref)\b|through a pull request|required status checks?\b|approving reviews?\b|not authorized to push to this branch/i.test(
    message,
  );
}

function moved(branch: string): BranchMoved {
  return new BranchMoved(`the branch ${branch} has moved`);
}

function protectedBranch(branch: string, said: string): BranchProtected {
  const reason = said.replaceAll(/\s+/g, " ").trim();
  return new BranchProtected(
    `GitHub does not let this token commit to ${branch}: ${reason}`,
    "Let the token's GitHub App bypass the rule (the workflow's own token cannot be named there), or propose the files by a pull request",
  );
}
