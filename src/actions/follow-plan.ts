/** Runs the commands of a plan, one after the other: what judges first, then what keeps the memory, what takes updates in, and what tells. */
import { MissingPermission } from "../memory/forge-refusal.js";
import { UserError } from "../memory/user-error.js";
import type { ActionCommand, Plan } from "./auto.js";
import { runCheckStep, type CheckStep } from "./check-step.js";
import type { Event } from "./event.js";
import type { StepInput } from "./forge-clone.js";
import type { Inputs } from "./inputs.js";
import { say } from "./log.js";
import { setOutput } from "./runner.js";

/** What a branch may require before a merge. */
const VERDICTS: readonly ActionCommand[] = ["check", "merge-reports"];

/** @returns the exit code, the highest of those of the commands. */
export async function followPlan({ commands }: Plan, inputs: Inputs, event: Event): Promise<number> {
  const run = new PlanRun(new Set(commands), inputs, event);
  try {
    return await run.all();
  } finally {
    await run.close();
  }
}

class PlanRun {
  readonly #commands: ReadonlySet<ActionCommand>;
  readonly #inputs: Inputs;
  readonly #event: Event;
  readonly #environment = process.env;
  readonly #workspace = process.env["GITHUB_WORKSPACE"] ?? process.cwd();
  #exitCode = 0;
  /** What the check found, for the commands behind it. */
  #checked: CheckStep | undefined;
  #isIndexBroken = false;

  constructor(commands: ReadonlySet<ActionCommand>, inputs: Inputs, event: Event) {
    this.#commands = commands;
    this.#inputs = inputs;
    this.#event = event;
  }

  async all(): Promise<number> {
    const held = await this.#holdMerge();
    if (this.#commands.has("check") && this.#inputs.shard) return await this.#checkShard(this.#inputs.shard);
    await this.#judge();
    if (held !== 0) {
      setOutput("verdict", "fail");
      return held;
    }
    await this.#reindex();
    await this.#resolve();
    await this.#snapshot();
    await this.#judgeProposals();
    await this.#tellHealth();
    await this.#propose();
    await this.#linkBack();
    await this.#importRun();
    await this.#publish();
    return this.#exitCode;
  }

  async close(): Promise<void> {
    await this.#checked?.repository.close();
  }

  /** @returns 1 where what judges must not pass whatever it finds, else 0. */
  async #holdMerge(): Promise<number> {
    if (!VERDICTS.some((command) => this.#commands.has(command)) || this.#inputs.shard) return 0;
    const { holdMerge } = await import("./hold-merge.js");
    return await holdMerge(this.#inputs, this.#event, this.#environment);
  }

  /** A shard has no verdict: that is the merge's. */
  async #checkShard(shard: NonNullable<Inputs["shard"]>): Promise<number> {
    const { runShardStep } = await import("./shard-steps.js");
    await runShardStep(shard, this.#inputs, this.#event, this.#workspace);
    return 0;
  }

  async #judge(): Promise<void> {
    if (this.#commands.has("merge-reports")) {
      const { runMergeReportsStep } = await import("./shard-steps.js");
      this.#checked = await runMergeReportsStep(this.#inputs, this.#event, this.#workspace);
    } else if (this.#commands.has("check")) {
      this.#checked = await runCheckStep(this.#inputs, this.#event, this.#workspace);
    }
    if (this.#checked?.result.report.verdict === "fail") this.#exitCode = 1;
  }

  async #reindex(): Promise<void> {
    if (!this.#commands.has("reindex")) return;
    const { runReindexStep } = await import("./reindex-step.js");
    const code = await this.#besideCheck("the index is not written", async () => {
      await runReindexStep(this.#step);
      return 0;
    });
    this.#isIndexBroken = code !== 0;
  }

  async #resolve(): Promise<void> {
    if (!this.#commands.has("resolve")) return;
    const { runResolveStep } = await import("./resolve-step.js");
    await runResolveStep(this.#step);
  }

  async #snapshot(): Promise<void> {
    // Where the check has looked, it knows whether the repository wants snapshots.
    const checked = this.#checked?.result;
    const isAskedFor = this.#inputs.command !== "auto" || this.#event.name === "workflow_dispatch";
    const isWanted = isAskedFor || !checked || checked.gate.snapshots !== undefined;
    if (!this.#commands.has("snapshot") || !isWanted) return;
    const { runSnapshotStep } = await import("./snapshot-step.js");
    await this.#besideCheck("no snapshot is made", () => runSnapshotStep(this.#step, !isAskedFor));
  }

  async #judgeProposals(): Promise<void> {
    if (!this.#commands.has("proposals")) return;
    const { runProposalsStep } = await import("./proposals-step.js");
    await this.#besideCheck("open proposals are not judged again", () => runProposalsStep(this.#step));
  }

  async #tellHealth(): Promise<void> {
    if (!this.#commands.has("health")) return;
    const { runHealthStep } = await import("./health-step.js");
    const inputs: Inputs = this.#isIndexBroken ? { ...this.#inputs, indexBuild: "failure" } : this.#inputs;
    this.#raise(await runHealthStep({ ...this.#step, inputs }));
  }

  async #propose(): Promise<void> {
    if (!this.#commands.has("propose")) return;
    const { runProposeStep } = await import("./propose-step.js");
    this.#raise(await runProposeStep({ ...this.#step, event: this.#event }));
  }

  async #linkBack(): Promise<void> {
    const event = this.#event;
    if (!this.#commands.has("link-back") || event.name !== "pull_request") return;
    const { runLinkBackStep } = await import("./link-back-step.js");
    await runLinkBackStep({ ...this.#step, event });
  }

  async #importRun(): Promise<void> {
    // A run that may not send an update may not send itself: that was told once.
    if (!this.#commands.has("import-run") || this.#exitCode !== 0) return;
    const { runImportRunStep } = await import("./import-step.js");
    this.#raise(await runImportRunStep({ ...this.#step, event: this.#event }));
  }

  async #publish(): Promise<void> {
    const approvalsAlone = this.#commands.has("approvals");
    if (!approvalsAlone && !this.#commands.has("publish")) return;
    const { publishInJob } = await import("./publish-in-job.js");
    const checked = this.#checked && { checked: this.#checked.result };
    this.#raise(await publishInJob({ ...this.#step, event: this.#event, approvalsAlone, ...checked }));
  }

  /**
   * What the token may not do is said, and the check counts all the same; where there was none, it has failed.
   * @param without what is not done for want of a permission.
   * @returns the step's own exit code, or that of its failure.
   */
  async #besideCheck(without: string, run: () => Promise<number>): Promise<number> {
    const code = await this.#attempt(without, run);
    this.#raise(code);
    return code;
  }

  async #attempt(without: string, run: () => Promise<number>): Promise<number> {
    try {
      return await run();
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      const line = `${error.message}${error.advice === undefined ? "" : ` ${error.advice}.`}`;
      if (this.#checked && error instanceof MissingPermission) {
        say(`The check counts, but ${without}. ${line}`, "notice");
        return 0;
      }
      say(line, "error");
      return 2;
    }
  }

  #raise(exitCode: number): void {
    this.#exitCode = Math.max(this.#exitCode, exitCode);
  }

  get #step(): StepInput {
    return { inputs: this.#inputs, environment: this.#environment, workspace: this.#workspace };
  }
}
