/** Attack: the Action that imports an agent's run is cancelled at any of its calls to GitHub, and run again: there is one import, as if none had been stopped. */
import { readdirSync } from "node:fs";
import { it } from "vitest";
import { folderOf } from "../commands/command-line.js";
import { contextOf } from "../github/context.js";
import { workflowRunEvent } from "../github/events.js";
import { meanwhile } from "../github/faults.js";
import { standInForTest } from "../github/for-test.js";
import { writeZip } from "../github/zip.js";
import { runActionAsync, type ActionResult, type Kill } from "../runner/run-action.js";
import { FACTS, MEMORY, sdkRun, withPolicy } from "../runs/run-kit.js";
import { sample } from "../support/sample.js";

const MAY = { actions: "read", contents: "write", pull_requests: "write" } as const;

/** A memory on the stand-in, and an agent's run that left itself as an artifact. */
async function desk() {
  const standIn = await standInForTest();
  await standIn.listen();
  const repository = await standIn.createRepository("acme/agent-memory", {
    private: true,
    files: withPolicy("  repository: repository:checkout\n", MEMORY),
  });
  repository.workflowSettings.mayApprove = true;
  const sha = (await repository.git.ref("refs/heads/main")) ?? "";
  const workflow = standIn.workflow(repository, ".github/workflows/agent.yml", "agent");
  const run = await standIn.workflowRun(repository, workflow, {
    event: "push",
    branch: "main",
    sha,
    conclusion: "success",
  });
  const entries = Object.entries(sdkRun(FACTS)).map(([name, text]) => ({
    name: `.a5c/runs/${FACTS.id}/${name}`,
    bytes: Buffer.from(text),
  }));
  standIn.artifact(repository, run, "memory-run", writeZip(entries, { compress: true }));
  workflowRunEvent(standIn, repository, run, "completed");
  const event = standIn.events.at(-1);
  if (!event) throw new Error("no event");
  const context = await contextOf(standIn, event);
  const act = async (scratch: string, onStart?: (kill: Kill) => void) =>
    await runActionAsync(
      {
        workspace: folderOf(),
        inputs: { command: "auto" },
        eventName: "workflow_run",
        event: context.event,
        env: { TMPDIR: scratch },
        github: { ...context, runId: 77, token: standIn.jobToken(repository, MAY).value },
      },
      onStart,
    );
  const seen = async () => {
    const refs = (
      await repository.git.text(["for-each-ref", "--format=%(refname:short) %(tree)", "refs/heads"])
    ).trim();
    const issues = [...repository.issues.values()].map(({ number, state, title, labels }) => ({
      number,
      state,
      title,
      labels: [...labels].map(({ name }) => name),
    }));
    const comments = [...repository.comments.values()].map(({ body }) =>
      body.replaceAll(/(?<=127\.0\.0\.1:)\d+|\b[0-9a-f]{12,40}\b/g, "N"),
    );
    return { refs, issues, comments };
  };
  return { standIn, act, seen };
}

it("import-run, cancelled at any call, is finished by the next run", { timeout: 600_000 }, async ({ expect }) => {
  const whole = await desk();
  const from = whole.standIn.calls.length;
  expect(await whole.act(folderOf())).toMatchObject({ exitCode: 0, outputs: { "pull-request": "1" } });
  const count = whole.standIn.calls.length - from;
  expect(count).toBeGreaterThan(10);
  const wanted = await whole.seen();
  expect([(await whole.act(folderOf())).exitCode, await whole.seen()]).toEqual([0, wanted]);
  const stops = Array.from({ length: count }, (_, after) => [
    { after, phase: "before" as const, signal: "SIGINT" as const },
    { after, phase: "after" as const, signal: "SIGTERM" as const },
  ])
    .flat()
    .slice(0, -1);
  for (const stop of sample(stops)) {
    const { standIn, act, seen } = await desk();
    const scratch = folderOf();
    const { faults } = standIn;
    const ended: Promise<ActionResult> = act(scratch, (kill) => {
      const end = async () => {
        kill(stop.signal);
        await ended;
      };
      faults.add({ operation: "*", after: stop.after, phase: stop.phase, effect: meanwhile(end) });
    });
    expect([stop, (await ended).exitCode]).toEqual([stop, -1]);
    faults.clear();
    expect([stop, readdirSync(scratch)]).toEqual([stop, []]);
    const again = await act(folderOf());
    expect([stop, again.exitCode, await seen()]).toEqual([stop, 0, wanted]);
  }
});
