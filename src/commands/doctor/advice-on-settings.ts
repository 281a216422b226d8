/** What the settings of a repository on GitHub keep from working, or leave open. */
import type { Severity } from "../../memory/finding.js";
import type { ForgeSettings } from "../../memory/forge.js";
import { EXAMPLES, type Advice } from "./advice.js";
import { APPROVALS_CHECK } from "../publish/approvals.js";
import { REPORT_CHECK } from "../publish/publish.js";
import { checksPullRequests, writesCheckRuns, type JobFacts, type WorkflowFacts } from "./workflow-facts.js";

const SETTINGS = "the settings of the repository";

/** What nobody looked at, as the beginning of a list: of all settings where there was no token, else of those it may not see. */
export function unseenSettings(settings: ForgeSettings | undefined): string[] {
  const { requiredChecks, branchRules, usesMergeQueue, defaultWorkflowPermissions } = settings ?? {};
  return [
    ...(requiredChecks === undefined ? ["which checks the branch requires"] : []),
    ...(branchRules === undefined ? ["what its rules ask for"] : []),
    ...(usesMergeQueue === undefined ? ["whether it has a merge queue"] : []),
    ...(defaultWorkflowPermissions === undefined ? ["what workflows may do that say nothing"] : []),
  ];
}

/** Whether the report is written by a workflow of the default branch, as it has to be where pull requests come from forks. */
function reportsOnForks(workflow: WorkflowFacts): boolean {
  return workflow.triggers.has("workflow_run") && writesCheckRuns(workflow);
}

/** Whether it speaks to nobody, and so knows of no other pull request. */
function isBlind({ stewards }: JobFacts): boolean {
  return stewards.every(({ command = "check" }) => command === "check");
}

/** @param ours workflows that run the steward. */
export function adviceOnSettings(settings: ForgeSettings, ours: readonly WorkflowFacts[]): Advice[] {
  const checkers = ours.flatMap((workflow) => workflow.jobs.filter((job) => checksPullRequests(workflow, job)));
  return [
    ...onRequiredCheck(settings, ours, checkers),
    ...onRequiredButUnwritten(settings, ours, checkers),
    ...onMergeQueue(settings, ours),
    ...onPermissions(settings),
    ...onBranchRules(settings),
  ];
}

function say(severity: Severity, message: string, mend: string): Advice {
  return { severity, where: SETTINGS, message, mend };
}

/** Whether what is red, or blind, can be merged all the same. */
function onRequiredCheck(
  { requiredChecks, usesMergeQueue }: ForgeSettings,
  ours: readonly WorkflowFacts[],
  checkers: readonly JobFacts[],
): Advice[] {
  if (requiredChecks === undefined) {
    return [
      say(
        "note",
        "The token may not see which checks are required.",
        "Look whether the job that checks is among them.",
      ),
    ];
  }
  // Written for the head of each pull request, and not for the commits of a merge queue's groups.
  const mayRequireReport = ours.some(writesCheckRuns) && usesMergeQueue !== true;
  if (mayRequireReport && requiredChecks.includes(REPORT_CHECK)) return [];
  const required = checkers.filter(({ name }) => requiredChecks.includes(name));
  const [first] = checkers;
  if (first && required.length === 0) {
    const which = mayRequireReport ? `Require \`${REPORT_CHECK}\`, which judges it once more,` : "Require it";
    return [
      say(
        "warning",
        `A pull request can be merged while its check is red: \`${first.name}\` is not required.`,
        `${which} in a ruleset of the branch; it can be chosen once it has run within the last seven days.`,
      ),
    ];
  }
  const hasForks = ours.some(reportsOnForks);
  const isBlindAlone = required.length > 0 && required.every(isBlind);
  if (!mayRequireReport || !(hasForks || isBlindAlone)) return [];
  const name = first?.name ?? "check";
  const twins = "other pull requests of the same commit, whose branches may have other rules";
  const why = hasForks
    ? `A fork's pull request brings its own workflow, so \`${name}\` may be green without a check; nor does it see ${twins}`
    : `\`${name}\` does not see ${twins}`;
  return [
    say(
      "warning",
      `${why}: \`${REPORT_CHECK}\` is not required.`,
      `Require \`${REPORT_CHECK}\` beside it in a ruleset of the branch, with GitHub Actions as its source; it can be chosen once it has run within the last seven days.`,
    ),
  ];
}

/** What the branch waits for in vain. */
function onRequiredButUnwritten(
  { requiredChecks, usesMergeQueue }: ForgeSettings,
  ours: readonly WorkflowFacts[],
  [checker]: readonly JobFacts[],
): Advice[] {
  const isWritten = ours.some(writesCheckRuns);
  const required = [REPORT_CHECK, APPROVALS_CHECK].filter((check) => requiredChecks?.includes(check));
  return required.flatMap((check) => {
    if (!isWritten) {
      return say(
        "error",
        `\`${check}\` is required, and no workflow writes it.`,
        `Add the workflow of ${EXAMPLES}/two-files, or require the job that checks instead.`,
      );
    }
    if (usesMergeQueue !== true) return [];
    return say(
      "error",
      `\`${check}\` is required, and the merge queue waits for it forever: no workflow writes it for the commits of a group.`,
      `Require \`${checker?.name ?? "check"}\` in its place, which checks the groups too.`,
    );
  });
}

function onMergeQueue({ usesMergeQueue }: ForgeSettings, ours: readonly WorkflowFacts[]): Advice[] {
  if (usesMergeQueue !== true || ours.some(({ triggers }) => triggers.has("merge_group"))) return [];
  return [
    say(
      "error",
      "The branch has a merge queue, and no workflow checks its groups.",
      "Add `merge_group:` under `on:` of the check workflow.",
    ),
  ];
}

function onPermissions({ defaultWorkflowPermissions }: ForgeSettings): Advice[] {
  if (defaultWorkflowPermissions !== "write") return [];
  return [
    say(
      "warning",
      "Workflows that say nothing may write to the repository.",
      "Set the default workflow permissions to read, under Settings, Actions, General.",
    ),
  ];
}

function onBranchRules({ branchRules = [] }: ForgeSettings): Advice[] {
  const advice: Advice[] = [];
  if (branchRules.includes("pull_request")) {
    advice.push(
      say(
        "note",
        "The branch takes changes by pull requests alone, and a workflow's own token cannot be exempt: it can push no generated indexes there.",
        "Where indexes are to be committed, use a GitHub App's token as `token` and let the ruleset exempt that App.",
      ),
    );
  }
  if (branchRules.includes("required_signatures")) {
    advice.push(
      say(
        "note",
        "The branch takes signed commits alone.",
        "Commits that the steward makes through GitHub's API are signed by GitHub; commits pushed with git are not.",
      ),
    );
  }
  return advice;
}
