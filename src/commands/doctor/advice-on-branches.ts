/** Whether the default branch, and pull requests into it, start a workflow at all, and whether other branches do. */
import { compileGlob } from "../../memory/glob.js";
import { isMapping } from "../../memory/plain-data.js";
import type { Advice } from "./advice.js";
import { checksPullRequests, type WorkflowFacts } from "./workflow-facts.js";

const EVENTS = ["push", "pull_request", "pull_request_target"];

/** @param branch the default branch. @returns advice for each event whose filters leave it out. */
export function adviceOnBranches({ path, triggers }: WorkflowFacts, branch: string): Advice[] {
  return EVENTS.flatMap((event) => {
    const filters = triggers.get(event);
    if (!isMapping(filters)) return [];
    const listed = textsOf(filters["branches"]);
    const ignored = textsOf(filters["branches-ignore"]);
    const say = (what: string, mend: string): Advice[] => [
      { severity: "warning", where: path, message: `\`${event}\` ${what}, and the default branch is ${branch}.`, mend },
    ];
    const add = `Write \`${branchList(branch)}\` under \`${event}:\`.`;
    if (listed && !listed.some((pattern) => mayMatch(pattern, branch)))
      return say(`starts it for ${listed.join(", ")} alone`, add);
    const ignoring = ignored?.find((pattern) => !isUnsure(pattern) && mayMatch(pattern, branch));
    if (ignoring !== undefined)
      return say(
        `does not start it for ${ignoring}`,
        `Take \`${ignoring}\` out of \`branches-ignore\` under \`${event}:\`.`,
      );
    const isForTags = event === "push" && ("tags" in filters || "tags-ignore" in filters);
    return isForTags && !("branches" in filters || "branches-ignore" in filters)
      ? say("starts it for tags alone", add)
      : [];
  });
}

/**
 * A push is judged by the rules of its own branch. On the head of a pull request that must not stand under the name of the
 * check that the target branch requires.
 * @param all workflows of the repository. @param branch the default branch, where it is known.
 */
export function adviceOnPushes(workflow: WorkflowFacts, all: readonly WorkflowFacts[], branch = "main"): Advice[] {
  const { path, triggers, jobs } = workflow;
  if (!triggers.has("push") || !startsOnOthers(triggers.get("push"))) return [];
  const required = all.flatMap((one) => one.jobs.filter((job) => checksPullRequests(one, job)).map(({ name }) => name));
  const checks = jobs.filter(({ stewards }) =>
    stewards.some(({ command = "check" }) => command === "check" || command === "auto"),
  );
  const twice = checks.find(({ name }) => required.includes(name));
  if (!twice) return [];
  return [
    {
      severity: "warning",
      where: path,
      message: `\`push\` runs the job ${twice.name} for every branch, under the same check name as pull requests but with that branch's own rules.`,
      mend: `Write \`${branchList(branch)}\` under \`push:\`: other branches are checked by their pull requests.`,
    },
  ];
}

/** Whether pushes to branches start it that nobody named. */
function startsOnOthers(filters: unknown): boolean {
  if (!isMapping(filters)) return true;
  const listed = textsOf(filters["branches"]);
  if (listed) return listed.some((pattern) => pattern === "*" || pattern === "**");
  return "branches-ignore" in filters || !("branches" in filters || "tags" in filters || "tags-ignore" in filters);
}

/** The line of a filter that means one branch, whatever characters its name has. */
export function branchList(branch: string): string {
  const pattern = branch.replace(/[+!]/g, "\\$&");
  return `branches: [${/^[A-Za-z][\w./-]*$/.test(pattern) && !MEANS_MORE.test(pattern) ? pattern : JSON.stringify(pattern)}]`;
}

/** YAML takes these for values that are no text. */
const MEANS_MORE = /^(?:true|false|null|yes|no|on|off|y|n)$/i;

/** Of `*` and `**` alone it is known what they leave out; any other pattern may mean the branch. */
function mayMatch(pattern: string, branch: string): boolean {
  return isUnsure(pattern) || pattern === "**" || compileGlob(pattern)(branch);
}

function isUnsure(pattern: string): boolean {
  return /[?+![\]{}\\]/.test(pattern);
}

function textsOf(value: unknown): readonly string[] | undefined {
  if (value === undefined) return undefined;
  const list: readonly unknown[] = Array.isArray(value) ? value : [value];
  return list.every((one) => typeof one === "string") ? list : undefined;
}
