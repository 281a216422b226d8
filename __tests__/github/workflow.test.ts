/** Workflow files run as GitHub runs them, as far as the product's own need it. */
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { client, standInForTest } from "./for-test.js";
import { pullEvent, scheduleEvent } from "./events.js";
import type { StandIn } from "./stand-in.js";
import { pullsOf, type Repository } from "./state.js";
import { Actions } from "./workflow.js";

const AT = { owner: "acme", repo: "memory" };

/** An Action that says what it was given and calls the API with its token. */
async function toy(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "toy-action-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await writeFile(
    join(folder, "action.yml"),
    `name: toy\ninputs: { what: { default: nothing }, token: { default: "\${{ github.token }}" } }\noutputs: { status: {} }\nruns: { using: node24, main: main.mjs }\n`,
  );
  await writeFile(
    join(folder, "main.mjs"),
    `import { appendFileSync, readFileSync, existsSync } from "node:fs";
const { env } = process;
const event = JSON.parse(readFileSync(env.GITHUB_EVENT_PATH, "utf8"));
console.log(env.GITHUB_EVENT_NAME, env.GITHUB_REF, env.INPUT_WHAT, existsSync("a.md") ? readFileSync("a.md", "utf8").trim() : "no file", env.SHARED ?? "");
const number = event.pull_request?.number ?? event.workflow_run?.pull_requests[0]?.number ?? 1;
const url = env.GITHUB_API_URL + "/repos/" + env.GITHUB_REPOSITORY + "/issues/" + number + "/comments";
const headers = { authorization: "Bearer " + env.INPUT_TOKEN, "user-agent": "toy" };
const answer = await fetch(url, { method: "POST", headers, body: JSON.stringify({ body: "Hello" }) });
console.log("::notice file=a.md,line=1::" + answer.status);
appendFileSync(env.GITHUB_OUTPUT, "status=" + answer.status + "\\n");
`,
  );
  return folder;
}

async function repositoryWith(standIn: StandIn, workflows: Readonly<Record<string, string>>): Promise<Repository> {
  await standIn.listen();
  const files = Object.fromEntries(
    Object.entries(workflows).map(([name, text]) => [`.github/workflows/${name}`, text]),
  );
  const repository = await standIn.createRepository("acme/memory", { files: { "a.md": "one\n", ...files } });
  standIn.grant(repository, "maintainer", "admin");
  return repository;
}

async function open(standIn: StandIn, repository: Repository, by = "maintainer"): Promise<void> {
  await standIn.commit(repository, "agent/x", { "a.md": "two\n" }, { by });
  const head = repository.parent ? `${repository.owner.login}:agent/x` : "agent/x";
  await client(standIn, standIn.personalToken(by)).pulls.create({ ...AT, head, base: "main", title: "T" });
}

const CHECK = `name: memory
on:
  pull_request:
  push: { branches: [main] }
permissions: {}
env: { SHARED: "yes-\${{ github.workflow }}" }
concurrency: { group: "\${{ github.workflow }}-\${{ github.ref }}" }
jobs:
  check:
    runs-on: ubuntu-latest
    permissions: { contents: read, pull-requests: write }
    outputs: { status: "\${{ steps.steward.outputs.status }}" }
    steps:
      - uses: actions/checkout@0000000000000000000000000000000000000000
        with: { fetch-depth: 0, persist-credentials: false }
      - id: steward
        uses: memory-steward/memory-steward@v1
        with: { what: "\${{ github.event.pull_request.head.ref || 'push' }}" }
      - run: |
          echo "count=$(git rev-list --count HEAD)" >> "$GITHUB_OUTPUT"
          git config --get-regexp extraheader && exit 1 || true
        id: count
      - if: failure()
        run: echo never
      - run: test "$COUNT" -gt 0
        env: { COUNT: "\${{ steps.count.outputs.count }}" }
  after:
    needs: check
    runs-on: ubuntu-latest
    if: needs.check.outputs.status == '201'
    permissions: {}
    steps: [{ run: "echo \${{ needs.check.result }}" }]
`;

test("a pull request of a branch runs with the permissions that the job asks for, and no more", async () => {
  const standIn = await standInForTest();
  const repository = await repositoryWith(standIn, { "memory.yml": CHECK });
  const actions = new Actions(standIn, { action: await toy() });
  actions.passOver();
  await open(standIn, repository);
  const [run, ...others] = await actions.drain();
  expect(others).toEqual([]);
  expect(run).toMatchObject({
    workflow: "memory",
    event: "pull_request",
    conclusion: "success",
    concurrency: "memory-refs/pull/1/merge",
  });
  expect(run?.jobs.map(({ id, result, permissions }) => [id, result, permissions])).toEqual([
    ["check", "success", { contents: "read", pull_requests: "write" }],
    ["after", "success", {}],
  ]);
  expect(run?.jobs[0]?.steps.map(({ result }) => result)).toEqual([
    "success",
    "success",
    "success",
    "skipped",
    "success",
  ]);
  expect(run?.jobs[0]?.steps[1]?.log).toBe(
    "pull_request refs/pull/1/merge agent/x two yes-memory\n::notice file=a.md,line=1::201",
  );
  expect(run?.jobs[1]?.steps[0]?.log).toBe("success");
  expect([...repository.checks.values()].map(({ name, conclusion, headSha }) => [name, conclusion, headSha])).toEqual([
    ["check", "success", run?.run.head.sha],
    ["after", "success", run?.run.head.sha],
  ]);
});

test("a permission withheld makes the same workflow fail where it is needed", async () => {
  const standIn = await standInForTest();
  const repository = await repositoryWith(standIn, { "memory.yml": CHECK });
  const actions = new Actions(standIn, { action: await toy(), withhold: ["pull_requests"] });
  actions.passOver();
  await open(standIn, repository);
  const [run] = await actions.drain();
  expect(run?.jobs[0]?.outputs).toEqual({ status: "403" });
  expect(run?.jobs[1]?.result).toBe("skipped");
});

test("a fork's pull request gets a reading token and no secrets; its report follows from the default branch", async () => {
  const standIn = await standInForTest();
  const report = `name: report
on: { workflow_run: { workflows: [memory], types: [completed] } }
permissions: {}
jobs:
  report:
    if: github.event.workflow_run.event == 'pull_request'
    runs-on: ubuntu-latest
    permissions: { pull-requests: write }
    steps: [{ uses: memory-steward/memory-steward@v1, with: { what: "\${{ secrets.KEY }}" } }]
`;
  const repository = await repositoryWith(standIn, { "memory.yml": CHECK, "report.yml": report });
  const fork = await standIn.fork(repository, "contributor");
  const actions = new Actions(standIn, { action: await toy(), secrets: { KEY: "of-the-repository" } });
  actions.passOver();
  await standIn.commit(
    fork,
    "agent/x",
    { ".github/workflows/memory.yml": CHECK.replace("'push'", "secrets.KEY") },
    { by: "contributor" },
  );
  await open(standIn, fork, "contributor");
  const [check, second, ...others] = await actions.drain();
  expect(others).toEqual([]);
  expect(check).toMatchObject({
    event: "pull_request",
    jobs: [{ permissions: { contents: "read", pull_requests: "read" }, outputs: { status: "403" } }, {}],
  });
  expect(second).toMatchObject({ event: "workflow_run", workflow: "report", conclusion: "success" });
  expect(second?.jobs[0]?.steps[0]?.log).toBe(
    "workflow_run refs/heads/main *** no file \n::notice file=a.md,line=1::201",
  );
  expect(standIn.events.find(({ name }) => name === "workflow_run")?.overlay).toMatchObject({
    workflow_run: { pull_requests: [], head_repository: { id: fork.id } },
  });
});

test("artifacts pass from one run's upload to a later download", async () => {
  const standIn = await standInForTest();
  const workflow = `name: agent
on: { push: { branches: ["agent/**"] } }
jobs:
  one:
    runs-on: ubuntu-latest
    steps:
      - run: echo '{"a":1}' > update.json
      - uses: actions/upload-artifact@0000000000000000000000000000000000000000
        with: { name: memory-update, path: update.json }
  two:
    needs: [one]
    runs-on: ubuntu-latest
    steps:
      - uses: actions/download-artifact@0000000000000000000000000000000000000000
        with: { name: memory-update, path: in }
      - run: cat in/update.json
`;
  const repository = await repositoryWith(standIn, { "agent.yml": workflow });
  const actions = new Actions(standIn);
  actions.passOver();
  await standIn.commit(repository, "agent/x", { "b.md": "b\n" });
  await standIn.commit(repository, "other", { "b.md": "b\n" });
  const [run, ...others] = await actions.drain();
  expect(others).toEqual([]);
  expect(run?.jobs[1]?.steps[1]?.log).toBe('{"a":1}');
  expect([...repository.artifacts.values()].map(({ name, run: id }) => [name, id])).toEqual([
    ["memory-update", run?.run.id],
  ]);
});

test("what a job's token does starts no run", async () => {
  const standIn = await standInForTest();
  const repository = await repositoryWith(standIn, { "memory.yml": CHECK });
  const actions = new Actions(standIn, { action: await toy() });
  actions.passOver();
  await standIn.commit(
    repository,
    "main",
    { "a.md": "three\n" },
    { token: standIn.jobToken(repository, { contents: "write" }) },
  );
  expect(await actions.drain()).toEqual([]);
});

test("schedules, dispatches and reviews start the workflows that name them", async () => {
  const standIn = await standInForTest();
  const workflow = `name: all
on:
  schedule: [{ cron: "0 3 * * *" }]
  repository_dispatch: { types: [memory-update] }
  workflow_dispatch: { inputs: { command: {} } }
  pull_request_review: { types: [submitted] }
  pull_request: { types: [ready_for_review] }
jobs:
  a:
    runs-on: ubuntu-latest
    steps: [{ run: 'echo "$GITHUB_EVENT_NAME $GITHUB_REF $COMMAND"', env: { COMMAND: "\${{ inputs.command }}" } }]
`;
  const repository = await repositoryWith(standIn, { "all.yml": workflow });
  standIn.grant(repository, "reviewer", "write");
  standIn.workflow(repository, ".github/workflows/all.yml", "all");
  const actions = new Actions(standIn);
  await open(standIn, repository);
  await actions.drain();
  scheduleEvent(standIn, repository, "0 3 * * *");
  scheduleEvent(standIn, repository, "0 4 * * *");
  const person = client(standIn, standIn.personalToken("maintainer"));
  await person.repos.createDispatchEvent({ ...AT, event_type: "memory-update" });
  await person.repos.createDispatchEvent({ ...AT, event_type: "other" });
  await person.actions.createWorkflowDispatch({
    ...AT,
    workflow_id: "all.yml",
    ref: "main",
    inputs: { command: "check" },
  });
  await client(standIn, standIn.personalToken("reviewer")).pulls.createReview({
    ...AT,
    pull_number: 1,
    event: "APPROVE",
  });
  const [issue] = pullsOf(repository);
  if (issue) pullEvent(standIn, repository, issue, "ready_for_review", standIn.account("maintainer"), true);
  const records = await actions.drain();
  expect(records.map(({ jobs }) => jobs[0]?.steps[0]?.log.trim())).toEqual([
    "schedule refs/heads/main",
    "repository_dispatch refs/heads/main",
    "workflow_dispatch refs/heads/main check",
    "pull_request_review refs/pull/1/merge",
    "pull_request refs/pull/1/merge",
  ]);
});

test("an action that is not known is an error, not a success", async () => {
  const standIn = await standInForTest();
  const text = `on: push\njobs: { a: { runs-on: ubuntu-latest, steps: [{ uses: "acme/other@v1" }] } }\n`;
  await repositoryWith(standIn, { "x.yml": text });
  await expect(new Actions(standIn).drain()).rejects.toThrow("acme/other@v1 is not emulated");
});
