/** The GitHub Action: reads inputs and the event, runs the commands that they ask for, one after the other. */
import { planFor, type Plan } from "./actions/auto.js";
import { runCheckStep, type CheckStep } from "./actions/check-step.js";
import { readEvent, type Event } from "./actions/event.js";
import { readInputs, type Inputs } from "./actions/inputs.js";
import { say, sayError } from "./actions/log.js";
import { maskCommands, setOutput } from "./actions/runner.js";
import { STEWARD_VERSION } from "./commands/version.js";
import { MissingPermission } from "./memory/forge-refusal.js";
import { UserError } from "./memory/user-error.js";
import { describeFailure } from "./report/failure.js";
import { guardStreams } from "./terminal/redaction.js";

/** @returns the exit code: 0 clean, 1 findings of error level, 2 the user's mistake, 3 our bug. */
export async function runInActions(): Promise<number> {
  const unguard = guardStreams((forms, write) => {
    write(maskCommands(forms));
  });
  let begun = false;
  try {
    // A safe value first: a run that fails half-way must not read as one that passed.
    setOutput("verdict", "fail");
    begun = true;
    const inputs = readInputs(process.env);
    const event = readEvent(process.env);
    const plan = planOf(inputs, event);
    for (const note of plan.notes) say(note, "notice");
    const exitCode = await follow(plan, inputs, event);
    const { commands } = plan;
    if (exitCode === 0 && commands.length > 0 && commands.every((name) => DOES.has(name))) setOutput("verdict", "pass");
    return exitCode;
  } catch (error) {
    const failure = describeFailure(error, STEWARD_VERSION);
    sayError(failure.text.trimEnd());
    // What was judged before may have passed.
    if (begun) setOutput("verdict", "fail");
    return failure.exitCode;
  } finally {
    unguard();
  }
}

const COMMANDS: Readonly<Record<string, (event: Event) => Plan>> = {
  auto: planFor,
  check: () => ({ commands: ["check"], notes: [] }),
  "merge-reports": () => ({ commands: ["merge-reports"], notes: [] }),
  publish: () => ({ commands: ["publish"], notes: [] }),
  reindex: () => ({ commands: ["reindex"], notes: [] }),
  snapshot: () => ({ commands: ["snapshot"], notes: [] }),
  resolve: () => ({ commands: ["resolve"], notes: [] }),
  proposals: () => ({ commands: ["proposals"], notes: [] }),
  propose: () => ({ commands: ["propose"], notes: [] }),
  "import-run": () => ({ commands: ["import-run"], notes: [] }),
  health: () => ({ commands: ["health"], notes: [] }),
};

/** What a branch may require before a merge. */
const VERDICTS: ReadonlySet<string> = new Set(["check", "merge-reports"]);

/** These judge nothing: they did what they are there for, or not. What judges says itself how that came out. */
const DOES: ReadonlySet<string> = new Set(["reindex", "snapshot", "resolve", "proposals", "link-back"]);

function planOf({ command }: Inputs, event: Event): Plan {
  const plan = Object.hasOwn(COMMANDS, command) ? COMMANDS[command] : undefined;
  if (plan) return plan(event);
  throw new UserError(
    `There is no command "${command}" in this version.`,
    `Use one of ${Object.keys(COMMANDS).join(", ")} as \`command\`.`,
  );
}

async function follow({ commands }: Plan, inputs: Inputs, event: Event): Promise<number> {
  const workspace = process.env["GITHUB_WORKSPACE"] ?? process.cwd();
  const writing = { inputs, environment: process.env, workspace };
  let step: CheckStep | undefined;
  try {
    let exitCode = 0;
    let indexBuild: Pick<Inputs, "indexBuild"> = {};
    let held = 0;
    if (commands.some((command) => VERDICTS.has(command)) && !inputs.shard) {
      const { holdMerge } = await import("./actions/hold-merge.js");
      held = await holdMerge(inputs, event, process.env);
    }
    if (commands.includes("merge-reports")) {
      const { runMergeReportsStep } = await import("./actions/shard-steps.js");
      step = await runMergeReportsStep(inputs, event, workspace);
      exitCode = step.result.report.verdict === "fail" ? 1 : 0;
    }
    if (commands.includes("check") && inputs.shard) {
      const { runShardStep } = await import("./actions/shard-steps.js");
      await runShardStep(inputs.shard, inputs, event, workspace);
      return 0;
    }
    if (commands.includes("check")) {
      step = await runCheckStep(inputs, event, workspace);
      exitCode = step.result.report.verdict === "fail" ? 1 : 0;
    }
    if (held !== 0) {
      setOutput("verdict", "fail");
      return held;
    }
    if (commands.includes("reindex")) {
      const { runReindexStep } = await import("./actions/reindex-step.js");
      const code = await orTell(step !== undefined && "the index is not written", async () => {
        await runReindexStep(writing);
        return 0;
      });
      if (code !== 0) indexBuild = { indexBuild: "failure" };
      exitCode = Math.max(exitCode, code);
    }
    if (commands.includes("resolve")) {
      const { runResolveStep } = await import("./actions/resolve-step.js");
      await runResolveStep(inputs, process.env, workspace);
    }
    // Where the check has looked, it knows whether the repository wants snapshots.
    const isWanted = inputs.command !== "auto" || step?.result.gate.snapshots !== undefined || !step;
    if (commands.includes("snapshot") && isWanted) {
      const { runSnapshotStep } = await import("./actions/snapshot-step.js");
      const code = await orTell(step !== undefined && "no snapshot is made", () => runSnapshotStep(writing));
      exitCode = Math.max(exitCode, code);
    }
    if (commands.includes("proposals")) {
      const { runProposalsStep } = await import("./actions/proposals-step.js");
      const without = step !== undefined && "open proposals are not judged again";
      exitCode = Math.max(exitCode, await orTell(without, () => runProposalsStep(writing)));
    }
    if (commands.includes("health")) {
      const { runHealthStep } = await import("./actions/health-step.js");
      exitCode = Math.max(exitCode, await runHealthStep({ ...inputs, ...indexBuild }, workspace, process.env));
    }
    if (commands.includes("propose")) {
      const { runProposeStep } = await import("./actions/propose-step.js");
      exitCode = Math.max(exitCode, await runProposeStep({ inputs, event, environment: process.env, workspace }));
    }
    if (commands.includes("link-back") && event.name === "pull_request") {
      const { runLinkBackStep } = await import("./actions/link-back-step.js");
      await runLinkBackStep({ inputs, event, environment: process.env, workspace });
    }
    // A run that may not send an update may not send itself: that was told once.
    if (commands.includes("import-run") && exitCode === 0) {
      const { runImportRunStep } = await import("./actions/import-step.js");
      exitCode = await runImportRunStep({ inputs, event, environment: process.env, workspace });
    }
    const approvalsAlone = commands.includes("approvals");
    if (approvalsAlone || commands.includes("publish")) {
      const { publishInJob } = await import("./actions/publish-in-job.js");
      const checked = step && { checked: step.result };
      const input = { inputs, event, environment: process.env, workspace, approvalsAlone, ...checked };
      exitCode = Math.max(exitCode, await publishInJob(input));
    }
    return exitCode;
  } finally {
    await step?.repository.close();
  }
}

/**
 * What the token may not do is said, and the check counts all the same; where there was none, it has failed.
 * @param without what is not done for want of a permission; false where there was no check.
 */
async function orTell(without: string | false, run: () => Promise<number>): Promise<number> {
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    const line = `${error.message}${error.advice === undefined ? "" : ` ${error.advice}.`}`;
    if (without !== false && error instanceof MissingPermission) {
      say(`The check counts, but ${without}. ${line}`, "notice");
      return 0;
    }
    say(line, "error");
    return 2;
  }
}
