/** GitHub's settings of a repository, as far as the token may see them. */
import type { ForgeSettings } from "../memory/forge.js";
import { MissingPermission } from "../memory/forge-refusal.js";
import type { Api } from "./connection.js";
import { PAGE_SIZE } from "./page-size.js";
import type { Place } from "./place.js";
import { hasStatus } from "./refusal.js";

export async function readSettings(api: Api, place: Place, branch: string): Promise<ForgeSettings> {
  const rules = await visible(() =>
    api.paginate(api.rest.repos.getBranchRules, { ...place, branch, per_page: PAGE_SIZE }),
  );
  const protection = await visible(async () => (await api.rest.repos.getBranch({ ...place, branch })).data.protection);
  const workflows = await visible(
    async () => (await api.rest.actions.getGithubActionsDefaultWorkflowPermissionsRepository({ ...place })).data,
  );
  const byRules = rules?.flatMap((rule) =>
    rule.type === "required_status_checks"
      ? (rule.parameters?.required_status_checks ?? []).map(({ context }) => context)
      : [],
  );
  const byProtection = protection?.required_status_checks?.contexts;
  return {
    requiredChecks:
      byRules || byProtection ? [...new Set([...(byRules ?? []), ...(byProtection ?? [])])].sort() : undefined,
    branchRules: rules && [...new Set(rules.map(({ type }) => type))].sort(),
    usesMergeQueue: rules?.some(({ type }) => type === "merge_queue"),
    defaultWorkflowPermissions: workflows?.default_workflow_permissions,
    canApprovePullRequests: workflows?.can_approve_pull_request_reviews,
  };
}

/** Undefined where the token may not look, or where the server does not know the question. */
async function visible<T>(ask: () => Promise<T>): Promise<T | undefined> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof MissingPermission || hasStatus(error, 403, 404)) return undefined;
    throw error;
  }
}
