/** What `doctor` says of workflow files, and the files to copy that it has nothing to say of. */
import { readFileSync } from "node:fs";
import { doctor } from "../../src/commands/doctor/doctor.js";
import type { ForgeSettings } from "../../src/memory/forge.js";
import { treeOf, type Files } from "../support/check-files.js";

export function example(path: string): string {
  return readFileSync(new URL(`../../examples/workflows/${path}`, import.meta.url), "utf8");
}

export const CHECK = example("two-files/memory.yml");
export const REPORT = example("two-files/memory-report.yml");
export const ONE = example("one-file/memory.yml");
export const MAIN = example("memory-main.yml");
export const HEALTH = example("health/memory-health.yml");
export const APPROVALS = example("approvals/memory-approvals.yml");
/** The one file with the check runs asked for, and not allowed. */
export const WITH_CHECK_RUN = ONE.replace("command: auto\n", "command: auto\n          check-run: true\n");
export const MERGED = example("proposals/memory-merged.yml");

/** Without a line that grants a scope to a job. */
export function without(grant: string, text: string): string {
  const changed = text.replace(new RegExp(`^ +${grant}.*\n`, "m"), "");
  if (changed === text) throw new Error(`no ${grant}`);
  return changed;
}

export function workflows(files: Readonly<Record<string, string>>): Files {
  return Object.fromEntries(Object.entries(files).map(([name, text]) => [`.github/workflows/${name}`, text]));
}

export async function advice(
  files: Readonly<Record<string, string>>,
  settings?: ForgeSettings,
  branch?: string,
  version = "1.0.0",
): Promise<string[]> {
  const result = await doctor(treeOf(workflows(files)), settings, branch, version);
  return result.advice.map(({ severity, message }) => `${severity}: ${message}`);
}

export const SETTINGS: ForgeSettings = {
  requiredChecks: ["check"],
  branchRules: [],
  usesMergeQueue: false,
  defaultWorkflowPermissions: "read",
  canApprovePullRequests: false,
};
