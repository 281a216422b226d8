/** The GitHub Action: reads inputs and the event, calls one command, writes annotations, summary, outputs and files. */
import { statSync } from "node:fs";
import { join, resolve } from "node:path";
import * as core from "@actions/core";
import { check, type CheckResult } from "./commands/check.js";
import { STEWARD_VERSION } from "./commands/version.js";
import { checkSubject } from "./actions/check-subject.js";
import { readEvent } from "./actions/event.js";
import { readInputs, type Inputs } from "./actions/inputs.js";
import { openRepository } from "./git/repository.js";
import { UserError } from "./memory/user-error.js";
import { renderAnnotations } from "./report/annotations.js";
import { describeFailure } from "./report/failure.js";
import { renderJson } from "./report/json.js";
import { sanitizeLog } from "./report/log-sink.js";
import { renderMarkdown } from "./report/markdown.js";
import { renderSarif } from "./report/sarif.js";
import { gateOptions } from "./terminal/gate-options.js";
import { ruleDescriptions } from "./terminal/rule-descriptions.js";
import { progressLine } from "./terminal/progress.js";
import { writeOutput } from "./terminal/write-output.js";

/** @returns the exit code: 0 clean, 1 findings of error level, 2 the user's mistake, 3 our bug. */
export async function runInActions(): Promise<number> {
  try {
    // A safe value first: a run that fails half-way must not read as one that passed.
    core.setOutput("verdict", "fail");
    const inputs = readInputs(process.env);
    if (inputs.command !== "check") {
      throw new UserError(`There is no command "${inputs.command}" in this version.`, "Use `command: check`.");
    }
    return await runCheck(inputs);
  } catch (error) {
    const failure = describeFailure(error, STEWARD_VERSION);
    core.error(sanitizeLog(failure.text.trimEnd()));
    return failure.exitCode;
  }
}

async function runCheck(inputs: Inputs): Promise<number> {
  const workspace = process.env["GITHUB_WORKSPACE"] ?? process.cwd();
  const dir = resolve(workspace, inputs.directory);
  if (!statSync(dir, { throwIfNoEntry: false })?.isDirectory()) {
    throw new UserError(
      `There is no folder ${inputs.directory} in the workspace.`,
      "Check the repository out first, and name its folder of memory as `directory`.",
    );
  }
  const repository = await openRepository(dir);
  try {
    const result = await check({
      subject: await checkSubject(repository, readEvent(process.env), inputs),
      root: repository.prefix.replace(/\/$/, ""),
      gate: gateOptions(dir, inputs, repository),
      now: new Date(),
      onProgress: progressLine(process.stdout).update,
    });
    await publish(result, inputs, workspace);
    return result.report.verdict === "fail" ? 1 : 0;
  } finally {
    await repository.close();
  }
}

async function publish({ report }: CheckResult, inputs: Inputs, workspace: string): Promise<void> {
  const temporary = process.env["RUNNER_TEMP"] ?? workspace;
  const reportPath = file(inputs.reportFile, "memory-steward-report.json");
  const sarifPath = file(inputs.sarifFile, "memory-steward.sarif");
  writeOutput(workspace, reportPath, renderJson(report));
  writeOutput(workspace, sarifPath, renderSarif(report, ruleDescriptions()));
  for (const line of renderAnnotations(report)) process.stdout.write(`${line}\n`);
  await core.summary.addRaw(renderMarkdown(report)).write();
  const outputs: Readonly<Record<string, string | number>> = {
    verdict: report.verdict,
    errors: report.counts.error,
    warnings: report.counts.warning,
    notes: report.counts.note,
    "report-path": reportPath,
    "sarif-path": sarifPath,
    layout: report.layout,
    "source-digest": report.sourceDigest,
    "ontology-digest": report.ontologyDigest,
  };
  for (const [name, value] of Object.entries(outputs)) core.setOutput(name, value);

  function file(input: string | undefined, name: string): string {
    return input === undefined ? join(temporary, name) : resolve(workspace, input);
  }
}
