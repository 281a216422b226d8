/**
 * A fork's pull request lives from opening to merging under the workflows that users copy, run by the committed bundle. That of
 * a branch does so in the demo.
 */
import { expect, test } from "vitest";
import { client } from "./client.js";
import { filesOf } from "./example-files.js";
import { standInForTest } from "./for-test.js";
import type { StandIn } from "./stand-in.js";
import type { Repository } from "./state.js";
import type { Scope } from "./tokens.js";
import { Actions, type ActionsOptions, type WorkflowRecord } from "./workflow.js";

const AT = { owner: "acme", repo: "agent-memory" };
const PATH = "graph/tools/linter.yaml";

function record(target: string): string {
  return `nodeKind: Tool
id: tool:linter
attributes: { title: Linter, status: approved, owners: [team:platform], updatedAt: "2026-06-03T08:20:00Z" }
edges: { applies_to_repo: [{ target: "${target}" }] }
`;
}

interface Scene {
  readonly standIn: StandIn;
  readonly repository: Repository;
  /** Where the contributor pushes. */
  readonly from: Repository;
  readonly actions: Actions;
}

async function scene(workflows: string, isFork: boolean, options: ActionsOptions = {}): Promise<Scene> {
  const standIn = await standInForTest();
  await standIn.listen();
  const files = {
    ...filesOf("examples/company-brain"),
    ...filesOf(`examples/workflows/${workflows}`, ".github/workflows/"),
  };
  const repository = await standIn.createRepository("acme/agent-memory", { files, private: true });
  standIn.grant(repository, "maintainer", "admin");
  standIn.grant(repository, "contributor", isFork ? "read" : "write");
  const from = isFork ? await standIn.fork(repository, "contributor") : repository;
  const actions = new Actions(standIn, options);
  actions.passOver();
  return { standIn, repository, from, actions };
}

async function push({ standIn, from, actions }: Scene, target: string): Promise<WorkflowRecord[]> {
  await standIn.commit(from, "agent/x", { [PATH]: record(target) }, { by: "contributor" });
  return await actions.drain();
}

async function open(here: Scene): Promise<WorkflowRecord[]> {
  const { standIn, repository, from, actions } = here;
  await push(here, "repository:gone");
  const head = from === repository ? "agent/x" : "contributor:agent/x";
  await client(standIn, standIn.personalToken("contributor")).pulls.create({
    ...AT,
    head,
    base: "main",
    title: "Add a tool",
  });
  return await actions.drain();
}

function comments({ repository }: Scene): { id: number; by: string; body: string }[] {
  return [...repository.comments.values()].map(({ id, user, body }) => ({ id, by: user.login, body }));
}

function verdicts(records: readonly WorkflowRecord[]): string[] {
  return records.map(({ path, event, conclusion }) => `${path.split("/").at(-1) ?? ""} ${event} ${conclusion}`);
}

async function merge({ standIn, repository, actions }: Scene): Promise<WorkflowRecord[]> {
  repository.protections.set("main", { requiredChecks: ["check"], requiredApprovals: 0 });
  await client(standIn, standIn.personalToken("maintainer")).pulls.merge({
    ...AT,
    pull_number: 1,
    merge_method: "squash",
  });
  return await actions.drain();
}

test("of a fork: the check may only read, the report follows from the default branch", async () => {
  const here = await scene("two-files", true);
  const [check, report, ...others] = await open(here);
  expect(others).toEqual([]);
  expect([check, report].map((one) => [one?.path, one?.event, one?.conclusion, one?.jobs[0]?.permissions])).toEqual([
    [".github/workflows/memory.yml", "pull_request", "failure", { contents: "read" }],
    [
      ".github/workflows/memory-report.yml",
      "workflow_run",
      "success",
      { contents: "read", pull_requests: "write", checks: "write" },
    ],
  ]);
  const [comment, ...more] = comments(here);
  expect(more).toEqual([]);
  expect(comment?.body).toMatch(/failed: 1 error/);
  const published = (): unknown[] =>
    [...here.repository.checks.values()]
      .filter(
        ({ name, headSha }) =>
          name === "memory-steward/report" && headSha === here.repository.issues.get(1)?.pull?.head.sha,
      )
      .map(({ conclusion, annotations }) => [
        conclusion,
        annotations.map(({ path, start_line }) => `${path}:${start_line}`),
      ]);
  expect(published()).toEqual([["failure", [`${PATH}:4`]]]);

  const target = /^id: (repository:\S+)$/m.exec(Object.values(filesOf("examples/company-brain")).join("\n"))?.[1] ?? "";
  expect(verdicts(await push(here, target))).toEqual([
    "memory.yml pull_request success",
    "memory-report.yml workflow_run success",
  ]);
  expect(comments(here)).toEqual([
    { id: comment?.id, by: "github-actions[bot]", body: expect.stringMatching(/passed/) as string },
  ]);
  expect(published()).toEqual([["success", []]]);
  expect(verdicts(await merge(here))).toEqual(["memory.yml push success", "memory-report.yml workflow_run skipped"]);
});

test.each<[string, boolean, Scope, RegExp]>([
  ["one-file", false, "pull_requests", /pull-requests: write/],
  ["two-files", true, "checks", /checks: write/],
])("%s (fork: %s) needs %s, and says so without it", async (workflows, isFork, scope, said) => {
  const here = await scene(workflows, isFork, { withhold: [scope], isHere: true });
  const records = await open(here);
  const logs = records.flatMap(({ jobs }) => jobs.flatMap(({ steps }) => steps.map(({ log }) => log))).join("\n");
  expect(logs).toMatch(said);
  expect(comments(here)).toHaveLength(scope === "pull_requests" ? 0 : 1);
});
