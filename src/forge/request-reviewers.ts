/** Asks people and teams for a review of a pull request: whom GitHub does not let be asked keeps nobody else from it. */
import { isSameName } from "../memory/repository-name.js";
import type { BeforeWrite, PullRequest, Reviewers } from "../memory/forge.js";
import { ForgeRefusal, MissingPermission } from "../memory/forge-refusal.js";
import type { Api } from "./connection.js";
import type { Place } from "./place.js";
import { hasStatus } from "./refusal.js";

/** @throws ForgeRefusal that names whom GitHub does not let be asked, once the others are. */
export async function requestReviewers(
  api: Api,
  place: Place,
  pull: PullRequest,
  { users, teams }: Reviewers,
  beforeWrite: BeforeWrite,
): Promise<void> {
  const asked = pull.requestedReviewers;
  // Nobody is asked to review a pull request of their own.
  const people = users.filter((login) => !isAmong(login, [...asked.users, pull.author.login]));
  const groups = teams.filter((slug) => !isAmong(slug, asked.teams));
  if (people.length + groups.length === 0) return;
  const ask = async (reviewers: string[], team_reviewers: string[]) => {
    await beforeWrite();
    await api.rest.pulls.requestReviewers({ ...place, pull_number: pull.number, reviewers, team_reviewers });
  };
  try {
    await ask(people, groups);
    return;
  } catch (error) {
    if (!isAboutSomebody(error, groups)) throw error;
  }
  // GitHub refuses all of a request for one whom it does not know there, and does not say whom.
  const refused: string[] = [];
  for (const login of people) {
    await ask([login], []).catch((error: unknown) => {
      if (!isAboutSomebody(error, [])) throw error;
      refused.push(login);
    });
  }
  for (const slug of groups) {
    await ask([], [slug]).catch((error: unknown) => {
      if (!isAboutSomebody(error, [slug])) throw error;
      refused.push(`${place.owner}/${slug}`);
    });
  }
  if (refused.length > 0) throw notAsked(refused);
}

/** Of teams a job's own token knows nothing, which GitHub may call a missing permission. */
function isAboutSomebody(error: unknown, teams: readonly string[]): boolean {
  return hasStatus(error, 422) || (teams.length > 0 && error instanceof MissingPermission);
}

function notAsked(refused: readonly string[]): ForgeRefusal {
  const isTeam = refused.some((name) => name.includes("/"));
  const team = ". A job's own token can ask no team: for that give a GitHub App's token as `token`";
  return new ForgeRefusal(
    `GitHub does not let ${refused.join(", ")} be asked for a review.`,
    `Name collaborators of the repository under \`owners.accounts\`${isTeam ? team : ""}`,
  );
}

function isAmong(name: string, names: readonly string[]): boolean {
  return names.some((other) => isSameName(other, name));
}
