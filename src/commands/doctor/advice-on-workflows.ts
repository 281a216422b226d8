/** What is wrong with a workflow that runs the steward (security rules 2, 3, 33 and 34). */
import type { Severity } from "../../memory/finding.js";
import { firstNames } from "../../memory/first-names.js";
import { adviceOnBranches, adviceOnPushes } from "./advice-on-branches.js";
import { adviceOnPermissions } from "./advice-on-permissions.js";
import { EXAMPLES, type Advice } from "./advice.js";
import {
  checksPullRequests,
  followedNames,
  followsPullRequests,
  hearsOfOtherBases,
  isForClosedAlone,
  type JobFacts,
  type WorkflowFacts,
} from "./workflow-facts.js";

/** @param all workflows of the repository. @param branch its default branch, where it is known. */
export function adviceOnWorkflow(workflow: WorkflowFacts, all: readonly WorkflowFacts[], branch?: string): Advice[] {
  const { path, triggers, jobs } = workflow;
  const advice: Advice[] = [];
  const say = (severity: Severity, message: string, mend: string) =>
    advice.push({ severity, where: path, message, mend });
  for (const [event, filters] of triggers) {
    const filter = Object.keys(typeof filters === "object" ? (filters ?? {}) : {}).find((key) =>
      key.startsWith("paths"),
    );
    if (filter !== undefined && event.startsWith("pull_request")) {
      const message = `\`${event}\` is filtered by \`${filter}\`: where the filter skips the workflow, a required check waits forever.`;
      say("error", message, "Remove the filter: a check of an unchanged memory takes seconds.");
    }
  }
  if (!workflow.hasTopPermissions) {
    say(
      "warning",
      "Jobs that say nothing get the repository's default permissions.",
      "Add `permissions: {}` at the top, and to each job what it needs.",
    );
  }
  if (branch !== undefined) advice.push(...adviceOnBranches(workflow, branch));
  advice.push(...adviceOnPushes(workflow, all, branch));
  const isPrivileged = triggers.has("workflow_run") || triggers.has("pull_request_target");
  for (const job of jobs.filter(({ stewards }) => stewards.length > 0)) {
    advice.push(...(isPrivileged ? privilegedAdvice(workflow, job, all) : checkAdvice(workflow, job)));
    advice.push(...adviceOnPermissions(workflow, job, all), ...silentTokenAdvice(workflow, job, all));
  }
  return advice;
}

/** What a workflow may start on that the steward writes: nothing of it is sent for what a job's own token does. */
const WRITTEN = ["check_run", "issue_comment", "pull_request_review_comment"];

/** Advice on the workflow at a path. */
function adviceFor(where: string): (severity: Severity, message: string, mend: string) => Advice {
  return (severity, message, mend) => ({ severity, where, message, mend });
}

/** Workflows, in a sentence. */
const MAX_NAMED = 10;

function silentTokenAdvice({ path }: WorkflowFacts, { stewards }: JobFacts, all: readonly WorkflowFacts[]): Advice[] {
  const usesOwnToken = stewards.some(
    ({ command, token = "github.token" }) =>
      (command === "auto" || command === "publish") && /github\.token|secrets\.GITHUB_TOKEN/i.test(token),
  );
  const waiting = all.filter(({ triggers }) => WRITTEN.some((name) => triggers.has(name)) || startsOnLabels(triggers));
  if (!usesOwnToken || waiting.length === 0) return [];
  return [
    {
      severity: "note",
      where: path,
      message: `What the steward writes with the job's own token starts no workflow, so ${firstNames(
        waiting.map((one) => one.path),
        MAX_NAMED,
      )} will not run for it.`,
      mend: "Give a GitHub App's token as `token` where that workflow is to run.",
    },
  ];
}

function startsOnLabels(triggers: WorkflowFacts["triggers"]): boolean {
  const filters = triggers.get("pull_request");
  const types = typeof filters === "object" && filters !== null && "types" in filters ? filters.types : [];
  return Array.isArray(types) && (types.includes("labeled") || types.includes("unlabeled"));
}

/** Levels of a permission that let a job read; `none` and leaving it out do not. */
const READS: ReadonlySet<string | undefined> = new Set(["read", "write"]);

/** Of a job in a workflow whose token a stranger's pull request cannot make write. */
function checkAdvice(workflow: WorkflowFacts, job: JobFacts): Advice[] {
  const { path, triggers } = workflow;
  const { permissions, checkouts, name } = job;
  const say = adviceFor(path);
  return [
    ...(permissions && !READS.has(permissions["contents"])
      ? [say("error", `The job ${name} may not read the repository.`, "Add `contents: read` under its `permissions:`.")]
      : []),
    ...(checksPullRequests(workflow, job) ? subjectAdvice(workflow, job) : []),
    ...(triggers.has("pull_request") && !isForClosedAlone(triggers) ? publishAdvice(path, job) : []),
    ...checkouts
      .filter((inputs) => inputs["persist-credentials"] !== "false")
      .map(() =>
        say(
          "warning",
          `The job ${name} leaves its token on disk.`,
          "Add `persist-credentials: false` to its actions/checkout step.",
        ),
      ),
  ];
}

/** Whether a job that checks pull requests gets what it needs to judge each of them. */
function subjectAdvice({ path, triggers }: WorkflowFacts, { checkouts, name }: JobFacts): Advice[] {
  const say = adviceFor(path);
  const advice: Advice[] = [];
  if (checkouts.length === 0) {
    advice.push(
      say(
        "error",
        `The job ${name} has nothing to check: it checks no repository out.`,
        "Add an actions/checkout step with `fetch-depth: 0` and `persist-credentials: false` before the steward's.",
      ),
    );
  } else if (!checkouts.some((inputs) => inputs["fetch-depth"] === "0")) {
    advice.push(
      say(
        "error",
        `The job ${name} has no history to compare a change with.`,
        "Add `fetch-depth: 0` to its actions/checkout step.",
      ),
    );
  }
  if (!hearsOfOtherBases(triggers)) {
    advice.push(
      say(
        "warning",
        "A pull request that gets another base branch is not checked again: what passed by the rules of the one stands for the other.",
        "Add `types: [opened, synchronize, reopened, edited]` under `pull_request:`.",
      ),
    );
  }
  if (!triggers.has("merge_group")) {
    advice.push(say("note", "A merge queue would wait for this check forever.", "Add `merge_group:` under `on:`."));
  }
  return advice;
}

/** Whether a job on pull requests may do what it is asked to do, and no more. */
function publishAdvice(path: string, { permissions, stewards, name }: JobFacts): Advice[] {
  const say = adviceFor(path);
  const advice: Advice[] = [];
  const publishes = stewards.some(({ command = "check" }) => command === "auto" || command === "publish");
  if (publishes && permissions && permissions["pull-requests"] !== "write") {
    advice.push(
      say(
        "warning",
        `The job ${name} publishes, but may not comment.`,
        "Add `pull-requests: write` under its `permissions:`.",
      ),
    );
  }
  const isCheck = stewards.every(({ command = "check" }) => command === "check");
  if (isCheck && Object.values(permissions ?? {}).includes("write")) {
    advice.push(
      say(
        "warning",
        `The job ${name} only checks, but may write.`,
        "Leave `contents: read` alone under its `permissions:`.",
      ),
    );
  }
  return advice;
}

/** Of a job whose token may write although a stranger's pull request started it. */
function privilegedAdvice(workflow: WorkflowFacts, job: JobFacts, all: readonly WorkflowFacts[]): Advice[] {
  const { path, triggers } = workflow;
  const advice: Advice[] = [];
  const say = (severity: Severity, message: string, mend: string) =>
    advice.push({ severity, where: path, message, mend });
  const { permissions = {}, checkouts, stewards, name } = job;
  if (triggers.has("pull_request_target")) {
    say(
      "error",
      "`pull_request_target` gives a stranger's pull request a run that may write.",
      `Report on \`workflow_run\` instead: ${EXAMPLES}/two-files.`,
    );
  }
  if (checkouts.some(({ ref = "" }) => ref.includes("head"))) {
    say(
      "error",
      `The job ${name} checks out the head of a pull request with a token that may write.`,
      "Remove the checkout: the steward fetches the pull request as data.",
    );
  }
  const mayPublish = !triggers.has("workflow_run") || followsPullRequests(workflow, all);
  const publishes = stewards.some(({ command }) => command === "publish" || (command === "auto" && mayPublish));
  const needs: readonly (readonly [string, string])[] = [
    ["contents", "read"],
    ["pull-requests", "write"],
    ...(stewards.some((inputs) => inputs["check-run"] !== "false") ? ([["checks", "write"]] as const) : []),
    ...(stewards.some((inputs) => inputs["sarif"] === "true") ? ([["security-events", "write"]] as const) : []),
  ];
  for (const [scope, level] of publishes ? needs : []) {
    const has = permissions[scope];
    if (has === level || has === "write") continue;
    say(
      "error",
      `The job ${name} publishes without \`${scope}: ${level}\`.`,
      `Add \`${scope}: ${level}\` under its \`permissions:\`.`,
    );
  }
  const known = new Set(all.flatMap((one) => [one.name ?? one.path]));
  for (const missing of followedNames(triggers).filter((name) => !known.has(name))) {
    say(
      "error",
      `It follows a workflow named "${missing}", which is not there.`,
      publishes ? mendOfCheckName(missing, all) : mendOfName(missing, triggers.size > 1),
    );
  }
  return advice;
}

/** What makes a report follow the check, by what the workflows that check are called. */
function mendOfCheckName(missing: string, all: readonly WorkflowFacts[]): string {
  const [check] = all.filter((one) => one.jobs.some((job) => checksPullRequests(one, job)));
  if (check === undefined) {
    return `Add the check workflow of ${EXAMPLES}/two-files, with the line \`name: ${missing}\` at its top.`;
  }
  if (check.name === undefined) return `Add the line \`name: ${missing}\` at the top of ${check.path}, which has none.`;
  return `Write \`workflows: [${JSON.stringify(check.name)}]\` there, which is the name of ${check.path}.`;
}

/** @param hasOthers whether something else starts it as well, such as the request of an agent that runs elsewhere. */
function mendOfName(missing: string, hasOthers: boolean): string {
  const follow = `Write the \`name:\` of the workflow to follow under \`workflows:\`; where it has none, add the line \`name: ${missing}\` at its top.`;
  return hasOthers
    ? `${follow} Where no workflow here comes before it, since the agent runs elsewhere, take \`workflow_run\` out of \`on:\`.`
    : follow;
}
