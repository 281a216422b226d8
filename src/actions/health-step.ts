/** `health` in the Action: the issue, the page, the summary, the outputs. */
import type { PullClone } from "../git/pull-clone.js";
import { UserError } from "../memory/user-error.js";
import { tellHealth, writeHealth } from "../terminal/health.js";
import { memoryFolder } from "./check-step.js";
import { forgeAccess, type ForgeAccess } from "./forge-access.js";
import { withForgeClone, type StepInput } from "./forge-clone.js";
import { say } from "./log.js";
import { setOutput } from "./runner.js";

/** @returns 1 where an alert is critical, else 0. */
export async function runHealthStep(input: StepInput): Promise<number> {
  const { inputs } = input;
  const access = await forgeAccess(input.environment, inputs.token);
  const folder = memoryFolder(inputs, input.workspace);
  const options = {
    format: "markdown",
    // On a schedule `auto` tells the health beside what it is there for: in the summary, and where it may in the issue.
    issue: inputs.command === "auto" ? "where-allowed" : true,
    warn: (line: string) => {
      say(line, "warning");
    },
    ...(inputs.dashboardFile !== undefined && { dashboard: inputs.dashboardFile }),
    ...(inputs.indexBuild !== undefined && { indexBuild: inputs.indexBuild }),
    ...(inputs.layout !== undefined && { layout: inputs.layout }),
    ...(inputs.config !== undefined && { config: inputs.config }),
  } as const;
  return await withForgeClone(access, input, async ({ clone, gateOptions }) => {
    const commit = await tipNow(access, clone);
    const gate = gateOptions();
    const { alerts } =
      commit === undefined
        ? await writeHealth(folder, access.forge, { ...options, ref: "HEAD" })
        : await tellHealth({ repository: clone.repository, commit, gate }, access.forge, options);
    for (const { name, severity, message } of alerts) {
      say(`${name}: ${message}`, severity === "critical" ? "error" : "warning");
    }
    const isCritical = alerts.some(({ severity }) => severity === "critical");
    setOutput("verdict", isCritical ? "fail" : "pass");
    return isCritical ? 1 : 0;
  });
}

/**
 * The default branch with its snapshots as the forge has them: an index or a tag that a step before has just written is not
 * in the checkout.
 * @returns undefined where the forge does not give them: that is an alert, and no reason to tell nothing of the checkout.
 */
async function tipNow({ forge }: ForgeAccess, clone: PullClone): Promise<string | undefined> {
  try {
    const { defaultBranch } = await forge.repository();
    return await clone.fetchSnapshots(defaultBranch);
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    say(`What is told is of the checkout. ${error.message}`, "warning");
    return undefined;
  }
}
