/** `check` in the Action: annotations, summary, outputs and files, which need no permission but to read. */
import { statSync } from "node:fs";
import { join, resolve } from "node:path";
import { check, type CheckResult } from "../commands/check/check.js";
import { placedFiles } from "../commands/check/placed-files.js";
import { restrictedOf } from "../commands/publish/restricted-of.js";
import { openRepository, type GitRepository } from "../git/repository.js";
import { statedSourceDigest } from "../memory/check-report.js";
import type { Tree } from "../memory/tree.js";
import { UserError } from "../memory/user-error.js";
import { renderAnnotations } from "../report/annotations.js";
import { renderJson } from "../report/json.js";
import { JOB_SUMMARY_BYTES, renderMarkdown } from "../report/markdown.js";
import { publicReport } from "../report/public-report.js";
import { renderSarif } from "../report/sarif.js";
import { isReadByAll } from "../terminal/audience.js";
import { gateOptions } from "../terminal/gate-options.js";
import { jobRepository } from "../terminal/job-repository.js";
import { progressLine } from "../terminal/progress.js";
import { readAllLine } from "../terminal/read-all.js";
import { redactor } from "../terminal/redaction.js";
import { remedyOf, ruleDescriptions } from "../terminal/rule-descriptions.js";
import { sourcesFor } from "../terminal/sources.js";
import { summaryRoom } from "../terminal/step-summary.js";
import { writeOutput } from "../terminal/write-output.js";
import { checkSubject } from "./check-subject.js";
import type { Event } from "./event.js";
import type { Inputs } from "./inputs.js";
import { setOutput, writeSummary } from "./runner.js";

export interface CheckStep {
  readonly result: CheckResult;
  /** Open as long as the trees of the result are read. */
  readonly repository: GitRepository;
}

/** @throws UserError where the workspace has no such folder. */
export function memoryFolder(inputs: Inputs, workspace: string): string {
  const dir = resolve(workspace, inputs.directory);
  if (statSync(dir, { throwIfNoEntry: false })?.isDirectory()) return dir;
  throw new UserError(
    `There is no folder ${inputs.directory} in the workspace.`,
    "Check the repository out first, and name its folder of memory as `directory`.",
  );
}

export async function runCheckStep(inputs: Inputs, event: Event, workspace: string): Promise<CheckStep> {
  const dir = memoryFolder(inputs, workspace);
  const repository = await openRepository(dir);
  try {
    const beforePush = await treeBeforePush(repository, event);
    const result = await check({
      subject: await checkSubject(repository, event, inputs),
      root: repository.root,
      gate: gateOptions(dir, inputs, repository),
      now: new Date(),
      ...(beforePush && { beforePush, whenWritten: writtenBefore(repository, beforePush) }),
      ...(repository.isGit && { history: repository.history() }),
      secrets: { onValue: redactor.learn, ...branchOf(event) },
      onProgress: progressLine(process.stdout).update,
    });
    process.stdout.write(readAllLine(result) ?? "");
    await report(result, inputs, workspace);
    return { result, repository };
  } catch (error) {
    await repository.close();
    throw error;
  }
}

/** Undefined where the clone does not reach so far, and of a branch that is new. */
async function treeBeforePush(repository: GitRepository, event: Event): Promise<Tree | undefined> {
  if (event.name !== "push" || !event.isDefault || event.before === undefined) return undefined;
  try {
    return await repository.commitTree(event.before);
  } catch (error) {
    if (error instanceof UserError) return undefined;
    throw error;
  }
}

/** So long after a push the job that regenerates the index may still wait or run. In milliseconds. */
const INDEX_TIME = 60 * 60_000;

/** Undefined too where the push before came long before this one: whatever was to write the index since has failed. */
function writtenBefore(repository: GitRepository, { commit }: Tree) {
  return async (path: string): Promise<Tree | undefined> => {
    try {
      const before = (await repository.sourceCommit(() => true, commit))?.time;
      const now = (await repository.sourceCommit(() => true))?.time;
      if (!before || !now || now.getTime() - before.getTime() > INDEX_TIME) return undefined;
      const written = await repository.sourceCommit((source) => source === path, commit);
      return written && (await repository.commitTree(written.commit));
    } catch (error) {
      if (error instanceof UserError) return undefined;
      throw error;
    }
  };
}

function branchOf(event: Event): { readonly branch?: string } {
  return event.name === "pull_request" && event.headRef !== undefined ? { branch: event.headRef } : {};
}

/** Writes the files, the log, the summary and the outputs: all of them are read by whoever may read the repository. */
export async function report(result: CheckResult, inputs: Inputs, workspace: string): Promise<void> {
  const restricted = isReadByAll(process.env) ? await restrictedOf(result) : undefined;
  const report = restricted ? publicReport(result.report, restricted) : result.report;
  const temporary = process.env["RUNNER_TEMP"] ?? workspace;
  const reportPath = file(inputs.reportFile, "memory-steward-report.json");
  const sarifPath = file(inputs.sarifFile, "memory-steward.sarif");
  writeOutput(reportPath, renderJson(report));
  writeOutput(sarifPath, renderSarif(report, ruleDescriptions()));
  for (const line of renderAnnotations(report, { remedyOf })) process.stdout.write(`${line}\n`);
  const textOf = await sourcesFor(result, restricted);
  const bytes = Math.min(summaryRoom(), JOB_SUMMARY_BYTES);
  const repository = jobRepository(result.shown.commit);
  writeSummary(renderMarkdown(report, { remedyOf, textOf, files: await placedFiles(result), repository, bytes }));
  const outputs: Readonly<Record<string, string | number>> = {
    verdict: report.verdict,
    errors: report.counts.error,
    warnings: report.counts.warning,
    notes: report.counts.note,
    "report-path": reportPath,
    "sarif-path": sarifPath,
    layout: report.layout,
    "source-digest": statedSourceDigest(report),
    "ontology-digest": report.ontologyDigest,
  };
  for (const [name, value] of Object.entries(outputs)) setOutput(name, value);

  function file(input: string | undefined, name: string): string {
    return input === undefined ? join(temporary, name) : resolve(workspace, input);
  }
}
