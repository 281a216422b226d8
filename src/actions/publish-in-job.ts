/** `publish` among the commands of a job: what of it decides how the job ends. */
import type { PublishResult } from "../commands/publish/publish.js";
import { ForgeRefusal, MissingPermission } from "../memory/forge-refusal.js";
import type { UserError } from "../memory/user-error.js";
import { say } from "./log.js";
import { runPublishStep, type PublishStep, type PublishStepInput } from "./publish-step.js";
import { setOutput } from "./runner.js";

type Output = PublishResult["refused"][number]["output"];

/** What a ruleset may wait for: where that cannot be written, an older word of ours might stand. */
const GATES: ReadonlySet<Output> = new Set(["check run", "approvals", "auto-merge"]);

const NOT_DONE: Readonly<Record<Output, string>> = {
  "check run": "the check run is not written",
  approvals: "approvals are not counted",
  comment: "the comment is not written",
  "code scanning": "nothing is sent to code scanning",
  labels: "the label is not set",
  reviewers: "not everybody is asked for a review",
  "auto-merge": "what GitHub was asked to merge is not taken back",
};

/** @returns the exit code: 1 where the job is the gate and the change fails, 2 where what had to be written is not. */
export async function publishInJob(input: PublishStepInput): Promise<number> {
  const { checked, approvalsAlone } = input;
  const { written, refused, verdict, isShared = false } = await publishAsFarAsPossible(input);
  let exitCode = 0;
  // Whoever waits for a verdict has one: of the job itself, or of the check run.
  const isTold = checked !== undefined || written.some(({ output }) => output === "check run");
  for (const { output, error } of refused) {
    // A token that only reads is that of many a workflow of one file. It has written no older word either.
    const isUnwritten = error instanceof MissingPermission && output !== "auto-merge";
    const isBeside = isUnwritten ? checked !== undefined : isTold && !GATES.has(output);
    if (isBeside) say(lineOf(error, NOT_DONE[output]), "warning");
    else {
      say(lineOf(error), "error");
      exitCode = 2;
    }
  }
  // The branch may have moved between both judgements. A job has one verdict: what either of them refuses is refused.
  const verdicts = [checked?.report.verdict, verdict].filter((one) => one !== undefined);
  const fails = verdicts.includes("fail");
  if (verdicts.length > 0) setOutput("verdict", fails ? "fail" : "pass");
  // A review starts a run on the same commit: a green one would hide that its check is red.
  // So is the job a check of the commit, which counts for each pull request that has it; that of a report is not.
  const isOfCommit = isShared && input.event.name !== "workflow_run";
  const isGate = checked !== undefined || approvalsAlone || isOfCommit;
  return isGate && fails ? Math.max(exitCode, 1) : exitCode;
}

/** Where the job's own check is what counts, a forge that does not answer keeps nobody from merging. */
async function publishAsFarAsPossible(input: PublishStepInput): Promise<PublishStep> {
  try {
    return await runPublishStep(input);
  } catch (error) {
    if (!(error instanceof ForgeRefusal) || !input.checked || input.inputs.checkRun === true) throw error;
    say(lineOf(error, "nothing is published"), "warning");
    return { written: [], refused: [] };
  }
}

function lineOf({ message, advice }: UserError, notDone?: string): string {
  const said = `${message}${advice === undefined ? "" : ` ${advice}.`}`;
  return notDone === undefined ? said : `The check counts, but ${notDone}. ${said}`;
}
