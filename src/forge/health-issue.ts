/** One issue of our own that tells how the memory is: opened once, updated from then on, never a second one. */
import type { HealthIssue, IssueOutcome } from "../memory/forge.js";
import { IssuesDisabled } from "../memory/forge-refusal.js";
import type { Api } from "./connection.js";
import { PAGE_SIZE } from "./page-size.js";
import type { Place } from "./place.js";
import { hasStatus, isUncertain } from "./refusal.js";

/** At the very start of the text, where no reader sees it. */
const MARKER = "<!-- memory-steward:health -->\n";
const MAX_ATTEMPTS = 3;

/**
 * @param login our own identity: the marker in an issue of somebody else means nothing.
 * @throws IssuesDisabled
 */
export async function upsertHealthIssue(
  api: Api,
  place: Place,
  issue: HealthIssue,
  login: string,
): Promise<IssueOutcome> {
  try {
    return await upsert(api, place, issue, login);
  } catch (error) {
    if (!hasStatus(error, 410)) throw error;
    throw new IssuesDisabled(
      `Issues are disabled in ${place.owner}/${place.repo}.`,
      "Enable them under Settings, General, Features; the report stands in the job's summary alone until then",
    );
  }
}

async function upsert(
  api: Api,
  place: Place,
  { title, body, isUnwell }: HealthIssue,
  login: string,
): Promise<IssueOutcome> {
  const text = MARKER + body;
  for (let attempt = 1; ; attempt++) {
    const [oldest, ...others] = await ours(api, place, login);
    // Two runs may have opened one each: the older one stays.
    for (const { number } of others.filter(({ state }) => state === "open")) {
      await api.rest.issues.update({ ...place, issue_number: number, state: "closed", state_reason: "not_planned" });
    }
    if (oldest) {
      const reopen = isUnwell && oldest.state !== "open";
      if (!reopen && oldest.title === title && oldest.text === text)
        return { number: oldest.number, outcome: "unchanged" };
      const state = reopen ? ({ state: "open" } as const) : {};
      await api.rest.issues.update({ ...place, issue_number: oldest.number, title, body: text, ...state });
      return { number: oldest.number, outcome: "updated" };
    }
    try {
      const { data } = await api.rest.issues.create({ ...place, title, body: text });
      return { number: data.number, outcome: "created" };
    } catch (error) {
      // The answer was lost, perhaps after the effect: look again before writing again.
      if (!isUncertain(error) || attempt === MAX_ATTEMPTS) throw error;
    }
  }
}

interface OwnIssue {
  readonly number: number;
  readonly state: string;
  readonly title: string;
  readonly text: string;
}

/** The oldest first. */
async function ours(api: Api, place: Place, login: string): Promise<OwnIssue[]> {
  const filter = { creator: login, state: "all", sort: "created", direction: "asc", per_page: PAGE_SIZE } as const;
  const issues = await api.paginate(api.rest.issues.listForRepo, { ...place, ...filter });
  return issues
    .map(({ number, state, title, body }) => ({ number, state, title, text: (body ?? "").replaceAll("\r\n", "\n") }))
    .filter(({ text }) => text.startsWith(MARKER));
}
