/** Whether what is pushed to the default branch starts a workflow at all. */
import { compileGlob } from "../memory/glob.js";
import type { Advice } from "./advice.js";
import type { WorkflowFacts } from "./workflow-facts.js";

/** @param branch the default branch. @returns advice where `push` is filtered and the filter leaves it out. */
export function adviceOnBranches({ path, triggers }: WorkflowFacts, branch: string): Advice[] {
  const filters = triggers.get("push");
  if (typeof filters !== "object" || filters === null) return [];
  const listed = "branches" in filters ? textsOf(filters.branches) : undefined;
  if (listed === undefined || listed.some((pattern) => mayMatch(pattern, branch))) return [];
  return [
    {
      severity: "warning",
      where: path,
      message: `\`push\` starts it for ${listed.join(", ")} alone, and the default branch is ${branch}.`,
      mend: `Write \`${branchList(branch)}\` under \`push:\`.`,
    },
  ];
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
  if (/[?+![\]{}\\]/.test(pattern)) return true;
  return pattern === "**" || compileGlob(pattern)(branch);
}

function textsOf(value: unknown): readonly string[] | undefined {
  const list: readonly unknown[] = Array.isArray(value) ? value : [value];
  return list.every((one) => typeof one === "string") ? list : undefined;
}
