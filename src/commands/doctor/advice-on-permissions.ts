/** What a command cannot do for want of a permission, beside the check and its report (`advice-on-workflows.ts`). */
import type { Severity } from "../../memory/finding.js";
import type { Advice } from "./advice.js";
import { followsPullRequests, isForClosedAlone, type JobFacts, type WorkflowFacts } from "./workflow-facts.js";

interface Need {
  readonly scope: string;
  readonly level: "read" | "write";
  /** A warning where the command does its work without it, as long as a certain case does not come. */
  readonly severity: Severity;
}

const READ_PULLS: Need = { scope: "pull-requests", level: "read", severity: "error" };
const WRITE_PULLS: Need = { scope: "pull-requests", level: "write", severity: "error" };
const WRITE_CONTENTS: Need = { scope: "contents", level: "write", severity: "error" };
const WRITE_ISSUES: Need = { scope: "issues", level: "write", severity: "error" };

/** Command to what it needs beyond reading the repository. */
const NEEDS: Readonly<Record<string, readonly Need[]>> = {
  // The index of a protected branch becomes a pull request.
  reindex: [WRITE_CONTENTS, { ...WRITE_PULLS, severity: "warning" }],
  snapshot: [WRITE_CONTENTS, READ_PULLS],
  proposals: [WRITE_CONTENTS, WRITE_PULLS],
  propose: [WRITE_CONTENTS, WRITE_PULLS],
  "import-run": [WRITE_CONTENTS, WRITE_PULLS],
  health: [WRITE_ISSUES, READ_PULLS],
  // Where the link cannot be written, the merge stands.
  "link-back": [
    { ...WRITE_ISSUES, severity: "warning" },
    { ...WRITE_PULLS, severity: "warning" },
  ],
  approvals: [READ_PULLS, { scope: "checks", level: "write", severity: "error" }],
};

/** Event to the command that `auto` runs for it. A push is not here: where it may only read, its check counts all the same. */
const AUTO: Readonly<Record<string, string>> = {
  schedule: "reindex",
  pull_request_review: "approvals",
  repository_dispatch: "propose",
};

/** @param all workflows of the repository: after a run on pull requests `auto` publishes, after others it takes in. */
export function adviceOnPermissions(
  workflow: WorkflowFacts,
  job: JobFacts,
  all: readonly WorkflowFacts[] = [],
): Advice[] {
  const { path, triggers } = workflow;
  const { name, permissions, stewards } = job;
  if (permissions === undefined) return [];
  const advice = new Map<string, Advice>();
  for (const { run, on } of stewards.flatMap((steward) => runsOf(steward, workflow, all))) {
    for (const { scope, level, severity } of needsOf(run, triggers)) {
      const has = permissions[scope];
      const grant = `${scope}: ${level}`;
      if (has === level || has === "write" || advice.has(grant)) continue;
      const when = on === undefined ? "" : ` on \`${on}\``;
      advice.set(grant, {
        severity,
        where: path,
        message: `The job ${name} runs \`${run}\`${when} without \`${grant}\`.`,
        mend: `Add \`${grant}\` under its \`permissions:\`.`,
      });
    }
  }
  return [...advice.values()];
}

interface StewardRun {
  readonly run: string;
  /** The event, where it says what is run. */
  readonly on?: string;
}

function runsOf(
  { command = "check", token }: JobFacts["stewards"][number],
  workflow: WorkflowFacts,
  all: readonly WorkflowFacts[],
): readonly StewardRun[] {
  // What another token may do stands elsewhere.
  if (token !== undefined && !/github\.token|secrets\.GITHUB_TOKEN/i.test(token)) return [];
  return command === "auto" ? autoRuns(workflow, all) : [{ run: command }];
}

function autoRuns(workflow: WorkflowFacts, all: readonly WorkflowFacts[]): StewardRun[] {
  const { triggers } = workflow;
  const runs = [...triggers.keys()].flatMap((on) => {
    const run = Object.hasOwn(AUTO, on) ? AUTO[on] : undefined;
    return run === undefined ? [] : [{ run, on }];
  });
  if (triggers.has("workflow_run") && !followsPullRequests(workflow, all)) {
    runs.unshift({ run: "propose", on: "workflow_run" });
  }
  return isForClosedAlone(triggers) ? [...runs, { run: "link-back", on: "pull_request" }] : runs;
}

function needsOf(command: string, triggers: WorkflowFacts["triggers"]): readonly Need[] {
  const needs = Object.hasOwn(NEEDS, command) ? (NEEDS[command] ?? []) : [];
  const fetches = triggers.has("workflow_run") && (command === "propose" || command === "import-run");
  return fetches ? [...needs, { scope: "actions", level: "read", severity: "error" }] : needs;
}
