/** The Action's inputs, from the environment as the runner sets it. */
import { resolve } from "node:path";
import type { ACTION_INPUTS } from "../commands/action-inputs.js";
import { MAX_SHARDS, parseShard, type Shard } from "../indexes/part-of-path.js";
import { presentMembers } from "../memory/present-members.js";
import { UserError } from "../memory/user-error.js";

export interface Inputs {
  readonly command: string;
  readonly directory: string;
  readonly layout?: string;
  readonly config?: string;
  readonly base?: string;
  readonly head?: string;
  readonly shard?: Shard;
  readonly partFile?: string;
  readonly parts?: string;
  readonly reportFile?: string;
  readonly sarifFile?: string;
  readonly token?: string;
  /** Undefined: where a separate workflow publishes (decision 32). */
  readonly checkRun?: boolean;
  readonly comment: boolean;
  readonly sarif: boolean;
  readonly requestReviewers: boolean;
  readonly failLabel?: string;
  readonly ref?: string;
  readonly at?: string;
  readonly snapshot?: string;
  readonly requireApprovedCommit: boolean;
  readonly dashboardFile?: string;
  readonly indexBuild?: "success" | "failure";
  readonly updateFile?: string;
  readonly runDirectory?: string;
}

type InputName = (typeof ACTION_INPUTS)[number];

export function readInputs(environment: NodeJS.ProcessEnv): Inputs {
  const optional = {
    layout: input(environment, "layout"),
    config: input(environment, "config"),
    base: input(environment, "base"),
    head: input(environment, "head"),
    shard: shardInput(input(environment, "shard")),
    partFile: input(environment, "part-file"),
    parts: input(environment, "parts"),
    reportFile: input(environment, "report-file"),
    sarifFile: input(environment, "sarif-file"),
    token: input(environment, "token"),
    checkRun: choice(environment, "check-run"),
    ref: input(environment, "ref"),
    at: input(environment, "at"),
    snapshot: input(environment, "snapshot"),
    failLabel: label(input(environment, "fail-label")),
    dashboardFile: input(environment, "dashboard-file"),
    indexBuild: outcome(input(environment, "index-build")),
    updateFile: input(environment, "update-file"),
    runDirectory: input(environment, "run-directory"),
  };
  requireTwoFiles(optional.reportFile, optional.sarifFile);
  return {
    command: input(environment, "command") ?? "check",
    directory: input(environment, "directory") ?? ".",
    comment: choice(environment, "comment") ?? true,
    requireApprovedCommit: choice(environment, "require-approved-commit") ?? true,
    sarif: choice(environment, "sarif") ?? false,
    requestReviewers: choice(environment, "request-reviewers") ?? false,
    ...presentMembers(optional),
  };
}

/** The second would take the place of the first, and whoever reads that would find the other format there. */
function requireTwoFiles(report: string | undefined, sarif: string | undefined): void {
  if (report === undefined || sarif === undefined || resolve(report) !== resolve(sarif)) return;
  throw new UserError('The inputs "report-file" and "sarif-file" name one file.', "Name another for one of the two.");
}

/**
 * Trimmed of ASCII blanks alone (security rule 28): trimming Unicode blanks would turn a look-alike of a branch name
 * into the name itself. Control characters have no place in any input.
 */
function input(environment: NodeJS.ProcessEnv, name: InputName): string | undefined {
  const value = environment[`INPUT_${name.toUpperCase()}`]?.replace(/^[ \t\r\n]+|[ \t\r\n]+$/g, "");
  if (value === undefined || value === "") return undefined;
  if (/[\u0000-\u001f\u007f]/.test(value)) {
    throw new UserError(`The input "${name}" holds a control character.`, "Give it as one line of plain text.");
  }
  return value;
}

function shardInput(value: string | undefined): Shard | undefined {
  const shard = value === undefined ? undefined : parseShard(value);
  if (value === undefined || shard) return shard;
  throw new UserError(
    'The input "shard" names no part.',
    `Give one of up to ${MAX_SHARDS} parts, such as 1/4; matrix.shard with strategy.job-total makes them.`,
  );
}

function choice(environment: NodeJS.ProcessEnv, name: InputName): boolean | undefined {
  const value = input(environment, name)?.toLowerCase();
  if (value === undefined) return undefined;
  if (value === "true" || value === "false") return value === "true";
  throw new UserError(`The input "${name}" is neither true nor false.`, "Give one of the two.");
}

/** As GitHub words the outcome of a step; one that was passed over or stopped says nothing. */
function outcome(value: string | undefined): "success" | "failure" | undefined {
  return value === "success" || value === "failure" ? value : undefined;
}

/** GitHub's own bound on a label's name. */
function label(value: string | undefined): string | undefined {
  if (value !== undefined && value.length > 50) {
    throw new UserError(`The input "fail-label" is longer than the 50 characters of a label.`, "Shorten it.");
  }
  return value;
}
