/** Whether the check run about approvals is written for every commit, and not on reviews alone. */
import type { Advice } from "./advice.js";
import { APPROVALS_CHECK } from "../publish/approvals.js";
import { writesCheckRuns, type WorkflowFacts } from "./workflow-facts.js";

/** @param ours workflows that run the steward. */
export function adviceOnApprovals(ours: readonly WorkflowFacts[]): Advice[] {
  const advice: Advice[] = [];
  for (const { path, triggers, jobs } of ours) {
    if (!triggers.has("pull_request")) continue;
    for (const { name, permissions, stewards } of jobs) {
      if (permissions === undefined || permissions["checks"] === "write") continue;
      if (!stewards.some((inputs) => publishes(inputs) && inputs["check-run"] === "true")) continue;
      advice.push({
        severity: "warning",
        where: path,
        message: `The job ${name} is to write check runs, but may not: it has no \`checks: write\`.`,
        mend: "Add `checks: write` under its `permissions:`.",
      });
    }
  }
  const counting = ours.find(
    ({ triggers, jobs }) =>
      triggers.has("pull_request_review") && jobs.some(({ stewards }) => stewards.some(publishes)),
  );
  if (counting && !ours.some(writesCheckRuns)) {
    advice.push({
      severity: "warning",
      where: counting.path,
      message: `\`${APPROVALS_CHECK}\` is written when a review comes or goes, and by no push: where it is required, a new commit waits for a review.`,
      mend: "Add the input `check-run: true` and `checks: write` to the job that checks pull requests, or memory-report.yml of two-files.",
    });
  }
  return advice;
}

function publishes({ command = "check" }: Readonly<Record<string, string>>): boolean {
  return command === "auto" || command === "publish";
}
