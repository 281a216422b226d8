/** `propose` as the committed Action runs it: what a refused run gets to know, what it costs, and that nothing is written. */
import { expect, it } from "vitest";
import { contextOf } from "../github/context.js";
import { workflowRunEvent } from "../github/events.js";
import { filesOf } from "../github/example-files.js";
import { standInForTest } from "../github/for-test.js";
import { runActionAsync } from "../runner/run-action.js";

it("refuses the artifact of a fork's run by its code, in one call and without a word of it", async () => {
  const standIn = await standInForTest();
  await standIn.listen();
  const repository = await standIn.createRepository("acme/agent-memory", { files: filesOf("examples/company-brain") });
  const head = await standIn.fork(repository, "contributor");
  const sha = (await head.git.ref("refs/heads/main")) ?? "";
  const workflow = standIn.workflow(repository, ".github/workflows/agent.yml", "agent");
  const run = await standIn.workflowRun(repository, workflow, {
    event: "pull_request",
    branch: "main",
    sha,
    head,
    conclusion: "success",
  });
  standIn.artifact(repository, run, "memory-update", Buffer.from('{"rationale":"unheard-of"}'));
  workflowRunEvent(standIn, repository, run, "completed");
  const event = standIn.events.at(-1);
  if (!event) throw new Error("no event");
  const context = await contextOf(standIn, event);
  const permissions = { actions: "read", contents: "write", pull_requests: "write" } as const;
  standIn.calls.length = 0;
  const result = await runActionAsync({
    workspace: process.cwd(),
    inputs: { command: "propose" },
    eventName: "workflow_run",
    event: context.event,
    github: { ...context, runId: 77, token: standIn.jobToken(repository, permissions).value },
  });
  expect(result).toMatchObject({
    exitCode: 1,
    outputs: { verdict: "fail", decision: "refused", codes: "MEMORY_REJECTED_SOURCE_FORK" },
  });
  expect(result.annotations.map(({ data }) => data)).toEqual([expect.stringMatching(/^MEMORY_REJECTED_SOURCE_FORK: /)]);
  expect(result.summary).toContain("`MEMORY_REJECTED_SOURCE_FORK`");
  expect(result.summary + result.log).not.toContain("unheard-of");
  expect(standIn.calls.map(({ operation }) => operation)).toEqual(["actions/get-workflow-run"]);
});
