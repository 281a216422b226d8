/** Attack: the job that publishes is cancelled or killed at any of its calls to GitHub, before or after the call has its effect, and run again. */
import { readdirSync } from "node:fs";
import { it, type TestContext } from "vitest";
import { folderOf } from "../commands/command-line.js";
import { meanwhile } from "../github/faults.js";
import type { WorkflowRun } from "../github/state.js";
import type { ActionResult } from "../runner/run-action.js";
import { sample } from "../support/sample.js";
import { DANGLING, House, LINTER } from "./house.js";

/** A pull request with an error, whose check has ended. */
async function checked(context: TestContext): Promise<{ house: House; finished: WorkflowRun }> {
  const house = await House.open(context);
  const proposal = await house.propose({ [LINTER]: DANGLING });
  return { house, finished: await house.finished(proposal, "failure") };
}

/** What people see of it; of the check runs the newest counts. */
function seen({ comments, checkRuns }: House): unknown {
  const last = checkRuns.at(-1);
  return {
    comments: comments.map(({ body }) => body.replaceAll(/(?<=127\.0\.0\.1:)\d+|\b50\d\d\b/g, "N")),
    check: [last?.status, last?.conclusion, last?.title, last?.annotations.length],
  };
}

/** GitHub cancels a job by the second, then by the third, then by the first. */
const SIGNALS = ["SIGKILL", "SIGINT", "SIGTERM"] as const;

it(
  "publish, stopped at any call, passes nothing and is finished by the next run",
  { timeout: 600_000 },
  async (context) => {
    const { expect } = context;
    const whole = await checked(context);
    whole.house.standIn.calls.length = 0;
    expect((await whole.house.report(whole.finished)).exitCode).toBe(0);
    const count = whole.house.standIn.calls.length;
    expect(count).toBeGreaterThan(8);
    const wanted = seen(whole.house);
    const moments = Array.from({ length: count }, (_, after) => [
      { after, phase: "before" as const },
      { after, phase: "after" as const },
    ]).flat();
    // Behind the last call nothing is left to be done.
    const stops = moments.slice(0, -1).map((moment, index) => ({ ...moment, signal: SIGNALS[index % 3] ?? "SIGKILL" }));
    for (const stop of sample(stops)) {
      const { after, phase, signal } = stop;
      const { house, finished } = await checked(context);
      const scratch = folderOf();
      const { faults } = house.standIn;
      const ended: Promise<ActionResult> = house.report(finished, {
        env: { TMPDIR: scratch },
        onStart: (kill) => {
          const end = async () => {
            kill(signal);
            await ended;
          };
          faults.add({ operation: "*", after, phase, effect: meanwhile(end) });
        },
      });
      expect([stop, (await ended).exitCode]).toEqual([stop, -1]);
      faults.clear();
      if (signal !== "SIGKILL") expect([stop, readdirSync(scratch)]).toEqual([stop, []]);
      expect([stop, house.checkRuns.filter(({ conclusion }) => conclusion === "success")]).toEqual([stop, []]);
      const again = await house.report(finished);
      expect([stop, again.exitCode, seen(house)]).toEqual([stop, 0, wanted]);
      for (const { status } of house.checkRuns) expect([stop, status]).toEqual([stop, "completed"]);
    }
  },
);
