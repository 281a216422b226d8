/** Pull requests that were closed without a merge: which, by whom, with what words. */
import type { ClosedPullRequest, Closing } from "../memory/forge.js";
import { utcSeconds } from "../memory/instant.js";
import { accountOf, pullRequestOf } from "./answers.js";
import type { Api } from "./connection.js";
import { PAGE_SIZE } from "./page-size.js";
import type { Place } from "./place.js";

const MAX_PAGES = 10;

/** A pull request changes when it is closed: the list by the last change ends where all is older. */
export async function closedPullRequests(
  api: Api,
  place: Place,
  after: string | undefined,
): Promise<ClosedPullRequest[]> {
  const found: ClosedPullRequest[] = [];
  for (let page = 1; page <= MAX_PAGES; page++) {
    const order = { state: "closed", sort: "updated", direction: "desc", per_page: PAGE_SIZE, page } as const;
    const { data } = await api.rest.pulls.list({ ...place, ...order });
    for (const answer of data) {
      const { closed_at: closedAt, merged_at: mergedAt } = answer;
      const pull = pullRequestOf(answer);
      if (closedAt === null || mergedAt !== null || pull.head.repositoryId !== pull.base.repositoryId) continue;
      const at = utcSeconds(new Date(closedAt));
      if (after === undefined || at >= after) found.push({ ...pull, closedAt: at });
    }
    const last = data.at(-1)?.updated_at;
    if (data.length < PAGE_SIZE || last === undefined || (after !== undefined && Date.parse(last) < Date.parse(after)))
      break;
  }
  return found.sort((a, b) => (a.closedAt < b.closedAt ? -1 : a.closedAt > b.closedAt ? 1 : a.number - b.number));
}

export async function closing(api: Api, place: Place, number: number): Promise<Closing> {
  const issue = { ...place, issue_number: number };
  const { data } = await api.rest.issues.get(issue);
  const by = data.closed_by ? accountOf(data.closed_by) : undefined;
  if (data.comments === 0) return { by, comments: [] };
  const last = Math.ceil(data.comments / PAGE_SIZE);
  const commentsOf = async (page: number) =>
    (await api.rest.issues.listComments({ ...issue, per_page: PAGE_SIZE, page })).data;
  // The last page may hold one comment.
  const newest = [...(last > 1 ? await commentsOf(last - 1) : []), ...(await commentsOf(last))];
  const comments = newest.map(({ user, created_at: at, body }) => ({ author: accountOf(user), at, text: body ?? "" }));
  return { by, comments };
}
