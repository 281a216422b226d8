/** Branches of proposals: what they hold, and one more commit on them. They only ever move forward. */
import type { BranchCommit, BranchCommitRequest, BranchPull, BranchState } from "../memory/forge.js";
import { shortCommit } from "../memory/commit-id.js";
import { BranchMoved } from "../memory/forge-refusal.js";
import { UserError } from "../memory/user-error.js";
import { pullRequestOf } from "./answers.js";
import { branchHead } from "./commit-files.js";
import { isOurs } from "./comment-store.js";
import type { Api } from "./connection.js";
import { PAGE_SIZE } from "./page-size.js";
import type { Place } from "./place.js";
import { hasStatus, isUncertain } from "./refusal.js";
import { writeCommit } from "./write-commit.js";

/** Of a branch's commits; a proposal has few. */
const MAX_PAGES = 10;
/** The answer lists no more. */
const MAX_FILES = 300;

/** GitHub itself, where a commit was made by its API or its pages. */
const WEB = "web-flow";

/**
 * @param login our own identity.
 * @throws UserError where the branch has more commits than are looked at: one of those might be somebody else's.
 */
export async function branchState(
  api: Api,
  place: Place,
  branch: string,
  beyond: string,
  login: string,
): Promise<BranchState | undefined> {
  const head = await branchHead(api, place, branch);
  if (head === undefined) return undefined;
  const basehead = `${beyond}...${head}`;
  const compare = async (page: number) =>
    (await api.rest.repos.compareCommitsWithBasehead({ ...place, basehead, per_page: PAGE_SIZE, page })).data;
  const first = await compare(1);
  const commits = [...first.commits];
  for (let page = 2; commits.length < first.total_commits && page <= MAX_PAGES; page++) {
    commits.push(...(await compare(page)).commits);
  }
  if (commits.length < first.total_commits) {
    throw new UserError(
      `The branch ${branch} has ${first.total_commits} commits that ${shortCommit(beyond)} lacks; at most ${MAX_PAGES * PAGE_SIZE} are looked at.`,
      "Close its pull request, or merge it by hand",
    );
  }
  const files = first.files ?? [];
  return {
    head,
    mergeBase: first.merge_base_commit.sha,
    commits: commits.map((each) => ({ sha: each.sha, message: each.commit.message, ...originOf(each, login) })),
    paths:
      files.length >= MAX_FILES
        ? undefined
        : files.flatMap(({ filename, previous_filename: former }) =>
            former === undefined ? [filename] : [filename, former],
          ),
  };
}

interface CommitAnswer {
  readonly commit: { readonly verification?: { readonly verified: boolean } };
  readonly author: object | null;
  readonly committer: object | null;
}

/** Whose a commit is, by what GitHub tells of it. */
export function originOf(
  { commit, author, committer }: CommitAnswer,
  login: string,
): Pick<BranchCommit, "isOurs" | "isSigned"> {
  const isSigned = commit.verification?.verified === true;
  // Whoever rewrites a commit keeps its author and becomes its committer.
  const isNamed = isAccount(author, login) && (isAccount(committer, login) || isAccount(committer, WEB));
  // The accounts are read from addresses that anybody may commit with. GitHub signs what a bot commits through the API,
  // and not what a person's token does.
  return { isSigned, isOurs: isNamed && (isSigned || !isBot(author)) };
}

/** An author that GitHub does not know is no account, or an empty one. */
function isAccount(account: object | null, login: string): boolean {
  if (account === null || !("login" in account) || typeof account.login !== "string") return false;
  const type = "type" in account && typeof account.type === "string" ? account.type : "";
  return isOurs({ login: account.login, type }, login);
}

function isBot(account: object | null): boolean {
  return account !== null && "type" in account && account.type === "Bot";
}

export async function advanceBranch(api: Api, place: Place, request: BranchCommitRequest): Promise<string> {
  const { branch, expectedHead, parents, onto, text, changes } = request;
  const { commit } = await writeCommit(api, place, { expectedHead: onto, parents, text, changes });
  try {
    if (expectedHead === undefined) {
      await api.rest.git.createRef({ ...place, ref: `refs/heads/${branch}`, sha: commit });
    } else {
      await api.rest.git.updateRef({ ...place, ref: `heads/${branch}`, sha: commit, force: false });
    }
  } catch (error) {
    if (!isUncertain(error) && !hasStatus(error, 422)) throw error;
    const head = await branchHead(api, place, branch);
    if (head === commit) return commit;
    // Where it stayed, something else is wrong than a race.
    if (head === expectedHead) throw error;
    throw new BranchMoved(`the branch ${branch} has moved`);
  }
  return commit;
}

type Listed = Awaited<ReturnType<Api["rest"]["pulls"]["list"]>>["data"];

/**
 * Pull requests from a branch of the repository itself, the newest first. GitHub finds them by the owner of the branch, and so gives
 * those from a fork that has the same owner too: they are somebody else's.
 */
export async function pullsFromOwnBranch(
  api: Api,
  place: Place,
  { branch, ...filter }: { readonly branch: string; readonly state: "open" | "all"; readonly base?: string },
): Promise<Listed> {
  const head = `${place.owner}:${branch}`;
  const listed = await api.paginate(api.rest.pulls.list, { ...place, ...filter, head, per_page: PAGE_SIZE });
  return listed.filter((answer) => {
    const { head: from, base } = pullRequestOf(answer);
    return from.repositoryId === base.repositoryId;
  });
}

export async function branchPulls(api: Api, place: Place, branch: string): Promise<BranchPull[]> {
  const all = await pullsFromOwnBranch(api, place, { branch, state: "all" });
  return all.map((answer) => ({ pull: pullRequestOf(answer), isMerged: answer.merged_at !== null }));
}
