/** The workflows of the default branch, copied as they are and run by the committed bundle on the stand-in for GitHub. */
import { expect, test } from "vitest";
import { scheduleEvent } from "../github/events.js";
import { filesOf } from "../github/example-files.js";
import { answerWith } from "../github/faults.js";
import { standInForTest } from "../github/for-test.js";
import type { WorkflowCommand } from "../runner/workflow-commands.js";
import { withIndex } from "../support/both-ways.js";
import type { StandIn } from "../github/stand-in.js";
import type { Repository } from "../github/state.js";
import { Actions, type WorkflowRecord } from "../github/workflow.js";

interface Night {
  readonly repository: Repository;
  readonly record: WorkflowRecord;
  /** Of all steps that run the steward, one after the other. */
  readonly log: string;
}

/** One run of a workflow at its hour, in a repository without an index. @param path below examples/workflows */
async function night(path: string, prepare?: (standIn: StandIn) => void): Promise<Night> {
  const standIn = await standInForTest();
  await standIn.listen();
  const workflow = filesOf("examples/workflows")[path] ?? "";
  const name = `.github/workflows/${path.split("/").at(-1) ?? ""}`;
  const files = { ...filesOf("examples/company-brain"), [name]: workflow };
  const repository = await standIn.createRepository("acme/agent-memory", { files, private: true });
  const actions = new Actions(standIn);
  actions.passOver();
  prepare?.(standIn);
  scheduleEvent(standIn, repository, /cron: "(.*)"/.exec(workflow)?.[1] ?? "");
  const [record] = await actions.drain();
  if (!record) throw new Error(`${path} has not run`);
  const log = record.jobs.flatMap(({ steps }) => steps.map((step) => step.action?.log ?? "")).join("\n");
  return { repository, record, log };
}

test("memory-main.yml writes the index at night, and tells the health without the permission to write an issue", async () => {
  const { repository, record, log } = await night("memory-main.yml");
  expect(record.conclusion, log).toBe("success");
  expect(log).toMatch(/Indexed main at [0-9a-f]{12}: 3 files/);
  expect(log).toMatch(/\| Index \| current/);
  expect(log).toMatch(/The health issue is not written\. .* lacks the permission `issues: write`/);
  expect(repository.issues.size).toBe(0);
});

test("memory-health.yml tells of the index that it has just written, and leaves its page as an artifact", async () => {
  const { repository, record, log } = await night("health/memory-health.yml");
  expect(record.conclusion, log).toBe("success");
  expect(log).toMatch(/Indexed main at [0-9a-f]{12}: 3 files/);
  expect(log).toMatch(/\| Index \| current/);
  expect([...repository.issues.values()].map(({ title }) => title)).toEqual([
    expect.stringMatching(/^Memory health: /),
  ]);
  expect([...repository.artifacts.values()].map(({ name }) => name)).toEqual(["memory-health"]);
});

test("memory-health.yml is green and warns where the repository has its issues disabled", async () => {
  const { repository, record, log } = await night("health/memory-health.yml", ({ faults }) => {
    const effect = answerWith(410, "Issues has been disabled in this repository.");
    faults.add({ operation: "issues/create", times: 9, effect });
  });
  expect(record.conclusion, log).toBe("success");
  expect(log).toMatch(
    /::warning::The health issue is not written\. Issues are disabled in acme\/agent-memory\. Enable them/,
  );
  expect(log).toMatch(/\| Index \| current/);
  expect(repository.issues.size).toBe(0);
});

function isOfIndex({ properties }: WorkflowCommand): boolean {
  return (properties["file"] ?? "").startsWith("indexes/");
}

test("each commit of main is checked in a group of its own, and no newer one takes its place", async () => {
  const standIn = await standInForTest();
  await standIn.listen();
  const files = {
    ...filesOf("examples/company-brain"),
    ".github/workflows/memory.yml": filesOf("examples/workflows")["one-file/memory.yml"] ?? "",
  };
  const index = Object.fromEntries(
    Object.entries(await withIndex(files)).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );
  const repository = await standIn.createRepository("acme/agent-memory", { files: index, private: true });
  const actions = new Actions(standIn);
  actions.passOver();
  const shas: string[] = [];
  for (const text of ["one", "two"]) {
    await standIn.commit(repository, "main", { "notes/idea.md": `# An idea\n\n${text}\n` });
    shas.push((await repository.git.ref("refs/heads/main")) ?? "");
  }
  const records = await actions.drain();
  expect(records.map(({ concurrency, conclusion }) => [concurrency, conclusion])).toEqual(
    shas.map((sha) => [`memory-${sha}`, "success"]),
  );
  // Each push leaves the index behind; the second one comes before anything has regenerated it.
  const stale = records.map(({ jobs }) =>
    jobs.flatMap(({ steps }) => steps.flatMap(({ action }) => action?.annotations ?? [])).filter(isOfIndex),
  );
  expect(stale.map((found) => found.map(({ name }) => name))).toEqual([[], []]);
});
