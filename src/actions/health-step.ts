/** `health` in the Action: the issue, the page, the summary, the outputs. */
import * as core from "@actions/core";
import { sanitizeLogLine } from "../report/log-sink.js";
import { writeHealth } from "../terminal/health.js";
import { memoryFolder } from "./check-step.js";
import { forgeAccess } from "./forge-access.js";
import type { Inputs } from "./inputs.js";
import { setOutput } from "./runner.js";

/** @returns 1 where an alert is critical, else 0. */
export async function runHealthStep(
  inputs: Inputs,
  workspace: string,
  environment: Readonly<Record<string, string | undefined>>,
): Promise<number> {
  const { forge } = await forgeAccess(environment, inputs.token, (line) => {
    core.info(sanitizeLogLine(line));
  });
  const result = await writeHealth(memoryFolder(inputs, workspace), forge, {
    ref: "HEAD",
    format: "markdown",
    issue: true,
    ...(inputs.dashboardFile !== undefined && { dashboard: inputs.dashboardFile }),
    ...(inputs.indexBuild !== undefined && { indexBuild: inputs.indexBuild }),
    ...(inputs.layout !== undefined && { layout: inputs.layout }),
    ...(inputs.config !== undefined && { config: inputs.config }),
  });
  for (const { name, severity, message } of result.alerts) {
    const line = sanitizeLogLine(`${name}: ${message}`);
    if (severity === "critical") core.error(line);
    else core.warning(line);
  }
  const isCritical = result.alerts.some(({ severity }) => severity === "critical");
  setOutput("verdict", isCritical ? "fail" : "pass");
  return isCritical ? 1 : 0;
}
