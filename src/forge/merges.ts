/** What GitHub recorded of merges, and who may approve. */
import type { Account, MergedPullRequest, Review } from "../memory/forge.js";
import { utcSeconds } from "../memory/instant.js";
import { accountOf, reviewsOf } from "./answers.js";
import type { Api } from "./connection.js";
import { PAGE_SIZE } from "./page-size.js";
import type { Place } from "./place.js";
import { hasStatus } from "./refusal.js";

export async function mergedPullRequests(api: Api, place: Place, commit: string): Promise<MergedPullRequest[]> {
  const pulls = await api.paginate(api.rest.repos.listPullRequestsAssociatedWithCommit, {
    ...place,
    commit_sha: commit,
    per_page: PAGE_SIZE,
  });
  return pulls.flatMap(({ number, user, head, base, merged_at: mergedAt }): MergedPullRequest[] => {
    if (mergedAt === null) return [];
    return [
      {
        number,
        author: accountOf(user),
        head: head.sha,
        base: { branch: base.ref, repositoryId: base.repo.id },
        mergedAt: utcSeconds(new Date(mergedAt)),
      },
    ];
  });
}

export async function mergedBy(api: Api, place: Place, number: number): Promise<Account | undefined> {
  const { data } = await api.rest.pulls.get({ ...place, pull_number: number });
  return data.merged_by ? accountOf(data.merged_by) : undefined;
}

export async function reviewHistory(api: Api, place: Place, number: number): Promise<Review[]> {
  return reviewsOf(
    await api.paginate(api.rest.pulls.listReviews, { ...place, pull_number: number, per_page: PAGE_SIZE }),
  );
}

export async function mayWrite(api: Api, place: Place, login: string): Promise<boolean> {
  try {
    const { data } = await api.rest.repos.getCollaboratorPermissionLevel({ ...place, username: login });
    return data.permission === "admin" || data.permission === "write";
  } catch (error) {
    if (hasStatus(error, 404)) return false;
    throw error;
  }
}
