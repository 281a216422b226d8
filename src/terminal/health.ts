/** `memory-steward health`: how the memory is, as text, a page and the health issue. */
import { appendFileSync } from "node:fs";
import { resolve } from "node:path";
import { health, type HealthInput } from "../commands/health.js";
import { openRepository, type GitRepository } from "../git/repository.js";
import type { GateOptions } from "../load/gate.js";
import { COMMENT_BYTES, type Forge } from "../memory/forge.js";
import { IssuesDisabled, MissingPermission } from "../memory/forge-refusal.js";
import type { Health } from "../memory/health.js";
import { UserError } from "../memory/user-error.js";
import { jsonText } from "../report/json-text.js";
import { renderDashboard } from "../report/health/dashboard.js";
import { healthWords, renderHealthIssue, renderHealthMarkdown, renderHealthPretty } from "../report/health/blocks.js";
import { lineWidth } from "../report/wrap.js";
import { useColor } from "./color.js";
import { connect } from "./connect.js";
import { fileInMemoryLine } from "./file-in-memory.js";
import { withMemoryAbove } from "./with-memory-above.js";
import type { HEALTH_FORMATS } from "./formats.js";
import { gateOptions } from "./gate-options.js";
import { redactor } from "./redaction.js";
import { addToSummary } from "./step-summary.js";
import { writeOutput } from "./write-output.js";

export interface HealthArguments {
  readonly ref: string;
  readonly format: (typeof HEALTH_FORMATS)[number];
  readonly dashboard?: string;
  /** Whether the forge is asked for pull requests. */
  readonly forge?: true;
  /** The health issue; `where-allowed`: a token that may not write it is no failure. */
  readonly issue?: true | "where-allowed";
  readonly indexBuild?: "success" | "failure";
  readonly repository?: string;
  readonly layout?: string;
  readonly config?: string;
}

/**
 * @returns 1 where an alert is critical, else 0.
 * @throws UserError where there is no memory in the folder.
 */
export async function runHealth(dir: string, options: HealthArguments): Promise<number> {
  const forge = options.forge || options.issue ? await connect(options.repository) : undefined;
  let result: Health;
  try {
    // Who names a folder by hand may have named a wrong one; in a workflow, a memory that is gone is an alert.
    result = await writeHealth(dir, forge, { ...options, mustHold: true });
    if (options.dashboard !== undefined) await tellPlace(dir, options.dashboard, options);
  } catch (error) {
    throw await withMemoryAbove(error, dir);
  }
  return result.alerts.some(({ severity }) => severity === "critical") ? 1 : 0;
}

async function tellPlace(dir: string, dashboard: string, options: HealthArguments): Promise<void> {
  const repository = await openRepository(dir);
  try {
    const memory = { repository, dir, gate: gateOptions(dir, options, repository) };
    process.stderr.write(await fileInMemoryLine(memory, dashboard, "--dashboard"));
  } finally {
    await repository.close();
  }
}

type Outputs = Omit<HealthArguments, "forge" | "repository" | "ref"> &
  Pick<HealthInput, "mustHold" | "isAnyCommit"> & {
    /** Gets what somebody should hear who looks no further than whether it went well. */
    readonly warn?: (line: string) => void;
  };

/** As `tellHealth`, of the clone that a folder is in. */
export async function writeHealth(
  dir: string,
  forge: Forge | undefined,
  options: Outputs & Pick<HealthArguments, "ref">,
): Promise<Health> {
  const repository = await openRepository(dir);
  try {
    if (!repository.isGit) {
      throw new UserError(
        `${dir} is not in a Git repository, and health is that of a commit and its history.`,
        "Name the folder of a clone; `memory-steward check` judges a folder as it is",
      );
    }
    const commit = await repository.resolve(options.ref);
    const gate = gateOptions(dir, options, repository);
    return await tellHealth({ repository, commit, gate }, forge, { ...options, isAnyCommit: true });
  } finally {
    await repository.close();
  }
}

export interface HealthSubject {
  readonly repository: GitRepository;
  /** Full id. */
  readonly commit: string;
  readonly gate: GateOptions;
}

/** Prints it, and writes the page, the issue, the summary and the outputs where they are asked for. */
export async function tellHealth(
  { repository, commit, gate }: HealthSubject,
  forge: Forge | undefined,
  options: Outputs,
): Promise<Health> {
  const result = await health({
    tree: await repository.commitTree(commit),
    commit,
    history: repository.history(),
    root: repository.root,
    gate,
    now: new Date(),
    secrets: { onValue: redactor.learn },
    ...(options.indexBuild !== undefined && { indexBuild: options.indexBuild }),
    ...(forge && { forge }),
    ...(options.mustHold && { mustHold: true }),
    ...(options.isAnyCommit && { isAnyCommit: true }),
  });
  process.stdout.write(render(result, options.format));
  if (options.dashboard !== undefined) writeOutput(resolve(options.dashboard), renderDashboard(result));
  let issue: number | undefined;
  try {
    // A forge that does not answer takes no issue either, and the alert that says so must not be lost.
    if (forge && options.issue) {
      if (isUnreachable(result)) {
        tellError("The health issue is not written, because the forge does not answer. Run this again later.");
      } else issue = await writeIssue(forge, result);
    }
  } catch (error) {
    if (error instanceof IssuesDisabled) {
      // Every night that is the same, and says nothing of the memory.
      (options.warn ?? tellError)(`The health issue is not written. ${error.message} ${error.advice ?? ""}.`);
    } else if (options.issue === "where-allowed" && error instanceof MissingPermission) {
      tellError(`The health issue is not written. ${error.message}`);
    } else throw error;
  } finally {
    tellRunner(result, issue, options.dashboard);
  }
  return result;
}

function render(result: Health, format: HealthArguments["format"]): string {
  switch (format) {
    case "json":
      return jsonText(result);
    case "markdown":
      return renderHealthMarkdown(result);
    case "pretty":
      return renderHealthPretty(result, useColor(), lineWidth(process.stdout.columns));
  }
}

function tellError(line: string): void {
  process.stderr.write(`${line}\n`);
}

function isUnreachable({ alerts }: Health): boolean {
  return alerts.some(({ name }) => name === "repository-unreachable");
}

async function writeIssue(forge: Forge, result: Health): Promise<number> {
  const { number, outcome } = await forge.upsertHealthIssue({
    title: `Memory health: ${healthWords(result)}`,
    body: renderHealthIssue(result, COMMENT_BYTES),
    isUnwell: result.alerts.length > 0,
  });
  process.stderr.write(`Issue ${number} was ${outcome === "unchanged" ? "left as it is" : outcome}.\n`);
  return number;
}

/** Outputs and summary of a step, where a runner asks for them. Every value but the path of the page is a name or a number of ours. */
function tellRunner({ alerts, ...rest }: Health, issue: number | undefined, dashboard: string | undefined): void {
  const { GITHUB_OUTPUT: outputs = "", GITHUB_STEP_SUMMARY: summary = "" } = process.env;
  const critical = alerts.some(({ severity }) => severity === "critical");
  const names = [...new Set(alerts.map(({ name }) => name))].join(",");
  const lines = [
    `alerts=${names}`,
    `critical=${String(critical)}`,
    ...(issue === undefined ? [] : [`issue=${issue}`]),
    ...(dashboard === undefined || /[\r\n]/.test(dashboard) ? [] : [`dashboard=${redactor.text(dashboard)}`]),
  ];
  if (outputs !== "") appendFileSync(outputs, lines.map((line) => `${line}\n`).join(""));
  const refusal = summary === "" ? undefined : addToSummary(renderHealthMarkdown({ alerts, ...rest }));
  if (refusal !== undefined) tellError(`The summary of this step is not written: ${refusal}.`);
}
