/** `publish` in the Action: finds the pull request, judges its commits, writes its report. */
import type { CheckResult } from "../commands/check/check.js";
import { findPullRequest, type Binding } from "../commands/publish/find-pull-request.js";
import { judgePullRequest, type JudgedPullRequest } from "../commands/publish/judge-pull-request.js";
import { publish, publishShared, type PublishOptions, type PublishResult } from "../commands/publish/publish.js";
import { shortCommit } from "../memory/commit-id.js";
import type { PullRequest } from "../memory/forge.js";
import { renderCheckRun } from "../report/comment/check-run.js";
import { isRestricted } from "../report/comment/sorting.js";
import { renderMarkdown } from "../report/markdown.js";
import { progressLine } from "../terminal/progress.js";
import { redactor } from "../terminal/redaction.js";
import { remedyOf, ruleDescriptions } from "../terminal/rule-descriptions.js";
import { readSources } from "../terminal/sources.js";
import { eventRepository, type Event } from "./event.js";
import { tellMovedBase } from "./moved-base.js";
import { forgeAccess, type ForgeAccess } from "./forge-access.js";
import { withForgeClone, type ForgeClone, type StepInput } from "./forge-clone.js";
import { say } from "./log.js";
import { setOutput, writeSummary } from "./runner.js";

export interface PublishStepInput extends StepInput {
  readonly event: Event;
  /** What this run's own check found, where it looked at the same commits. */
  readonly checked?: CheckResult;
  /** Whether the check run about approvals is all that is wanted. */
  readonly approvalsAlone: boolean;
}

export interface PublishStep {
  readonly written: PublishResult["written"];
  /** What GitHub refused, in order. */
  readonly refused: PublishResult["refused"];
  /** Undefined where nothing was judged. */
  readonly verdict?: "pass" | "fail";
  /** Whether what passed would let another pull request pass too, which has the same head commit. */
  readonly isShared?: boolean;
}

export async function runPublishStep(input: PublishStepInput): Promise<PublishStep> {
  const { event, environment } = input;
  const access = await forgeAccess(environment, input.inputs.token);
  const binding = await bind(access, event, environment);
  if ("refusal" in binding) return nothing(binding.refusal);
  if ("shared" in binding) return await publishToShared(binding.shared, input, access);
  const { pull } = binding;
  setOutput("pull-request", pull.number);
  return await withForgeClone(access, input, async (place) => {
    const judged = await judge(binding, input, access, place);
    if (!judged) return nothing(`pull request ${pull.number} has moved on from ${shortCommit(pull.head.sha)}`);
    const result = await publish({
      forge: access.forge,
      pull,
      report: judged.report,
      reviewers: judged.reviewers,
      approvals: judged.approvals,
      open: judged.open,
      rules: ruleDescriptions(),
      run: access.run,
      options: optionsOf(input),
    });
    tell(pull, judged, result);
    await tellInSummary(judged, input);
    say(`${access.forge.requests} requests to GitHub`);
    return stepOf(result, judged);
  });
}

function nothing(why: string): PublishStep {
  say(`Nothing is published: ${why}.`, "notice");
  return { written: [], refused: [] };
}

async function publishToShared(
  pulls: readonly PullRequest[],
  input: PublishStepInput,
  { forge, run }: ForgeAccess,
): Promise<PublishStep> {
  const { checkRun } = optionsOf(input);
  const result = await publishShared({ forge, pulls, run, checkRun });
  tellWritten(result);
  return result;
}

async function judge(
  { pull, open }: Extract<Binding, { pull: PullRequest }>,
  { environment, checked }: PublishStepInput,
  access: ForgeAccess,
  { clone, directory, gateOptions }: ForgeClone,
): Promise<JudgedPullRequest | undefined> {
  return await judgePullRequest({
    forge: access.forge,
    pull,
    ...(open && { open }),
    source: clone,
    gate: gateOptions(),
    root: directory,
    now: new Date(),
    isPublic: eventRepository(environment).isPublic,
    links: { server: access.server, repository: access.repository, run: access.run.id },
    rules: ruleDescriptions(),
    textsOf: readSources,
    onSecret: redactor.learn,
    onProgress: progressLine(process.stdout).update,
    ...(checked && { checked }),
  });
}

/** The comment links to this run for the whole report; a check in the same job has written it already. */
async function tellInSummary(
  judged: JudgedPullRequest,
  { inputs, workspace, checked }: PublishStepInput,
): Promise<void> {
  if (!checked) writeSummary(summaryOf(judged));
  else if (judged.result !== checked) await tellMovedBase(checked, judged.result, inputs, workspace);
}

function stepOf({ written, refused, shared }: PublishResult, judged: JudgedPullRequest): PublishStep {
  const isShared = shared !== undefined;
  const isHeld = refused.some(({ output }) => output === "auto-merge");
  return { written, refused, verdict: isShared || isHeld ? "fail" : judged.result.report.verdict, isShared };
}

function optionsOf({ inputs, event, approvalsAlone }: PublishStepInput): PublishOptions {
  // In the template of one file the job itself is the check (decision 32).
  const checkRun = inputs.checkRun ?? event.name === "workflow_run";
  if (approvalsAlone) {
    return { checkRun: false, approvals: true, comment: false, sarif: false, requestReviewers: false };
  }
  return {
    checkRun,
    approvals: checkRun,
    comment: inputs.comment,
    sarif: inputs.sarif,
    requestReviewers: inputs.requestReviewers,
    ...(inputs.failLabel !== undefined && { failLabel: inputs.failLabel }),
  };
}

async function bind(
  { forge }: ForgeAccess,
  event: Event,
  environment: PublishStepInput["environment"],
): Promise<Binding> {
  const repository = eventRepository(environment);
  if (event.name === "workflow_run") return await findPullRequest(forge, event.run, repository.id);
  if (event.name !== "pull_request" && event.name !== "pull_request_review") {
    return { refusal: "the event is about no pull request" };
  }
  const pull = event.number === undefined ? undefined : await forge.pullRequest(event.number);
  if (!pull?.isOpen) return { refusal: "the pull request is not open any more" };
  if (event.name === "pull_request" && pull.head.sha !== event.head) {
    return { refusal: `pull request ${pull.number} has moved on from ${shortCommit(event.head)}` };
  }
  return { pull };
}

function tell(pull: PullRequest, { notes, report }: JudgedPullRequest, result: PublishResult): void {
  say(`Pull request ${pull.number}, head ${shortCommit(pull.head.sha)}: ${report.report.verdict}`);
  for (const note of notes) say(note);
  tellWritten(result);
}

function tellWritten({ written, moved, shared }: PublishResult): void {
  for (const { output, outcome } of written) {
    say(outcome === "newer" ? `${output}: left alone, a newer run has written it` : `${output}: ${outcome}`);
  }
  if (moved !== undefined) say(`The report is not complete: ${moved}.`, "notice");
  if (shared !== undefined) say(shared, "warning");
}

/** Where everybody can read it, what is said of restricted records is not repeated, as in the comment. */
function summaryOf({ result, report }: JudgedPullRequest): string {
  const withholds = result.report.findings.some((finding) => isRestricted(finding, report));
  if (withholds) return renderCheckRun(report).summary;
  const { files, links, textOf = () => undefined } = report;
  return renderMarkdown(result.report, { remedyOf, files, textOf, repository: links });
}
