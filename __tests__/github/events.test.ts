/** Every event that the stand-in sends is a payload of the official schema about the stand-in's own state. */
import { expect, test } from "vitest";
import { client, standInForTest } from "./for-test.js";
import { mergeGroupEvent, workflowRunEvent } from "./events.js";
import { payloadOf } from "./payloads.js";
import { Views } from "./views.js";

const AT = { owner: "acme", repo: "memory" };

test("payloads meet the official schema and speak of our repository alone", async () => {
  const standIn = await standInForTest();
  const repository = await standIn.createRepository("acme/memory");
  standIn.grant(repository, "maintainer", "admin");
  standIn.grant(repository, "reviewer", "write");
  const person = client(standIn, standIn.personalToken("maintainer"));
  const head = await standIn.commit(repository, "agent/x", { "a.md": "one\n" });
  await person.pulls.create({ ...AT, head: "agent/x", base: "main", title: "T" });
  await standIn.commit(repository, "agent/x", { "b.md": "one\n" });
  // The address of an App's account has brackets, as GitHub's own examples have it.
  await standIn.commit(repository, "agent/x", { "c.md": "one\n" }, { by: "steward[bot]" });
  await person.pulls.update({ ...AT, pull_number: 1, title: "U" });
  await person.pulls.update({ ...AT, pull_number: 1, state: "closed" });
  await person.pulls.update({ ...AT, pull_number: 1, state: "open" });
  await person.issues.addLabels({ ...AT, issue_number: 1, labels: ["memory"] });
  await person.pulls.requestReviewers({ ...AT, pull_number: 1, reviewers: ["reviewer"] });
  const review = await client(standIn, standIn.personalToken("reviewer")).pulls.createReview({
    ...AT,
    pull_number: 1,
    event: "APPROVE",
  });
  await person.pulls.dismissReview({ ...AT, pull_number: 1, review_id: review.data.id, message: "Changed" });
  const comment = await person.issues.createComment({ ...AT, issue_number: 1, body: "One" });
  await person.issues.updateComment({ ...AT, comment_id: comment.data.id, body: "Two" });
  await person.issues.deleteComment({ ...AT, comment_id: comment.data.id });
  const job = client(standIn, standIn.jobToken(repository, { checks: "write", contents: "write" }));
  await job.checks.create({ ...AT, name: "memory", head_sha: head, conclusion: "success" });
  await person.repos.createDispatchEvent({ ...AT, event_type: "memory-update", client_payload: { run: 1 } });
  const workflow = standIn.workflow(repository, ".github/workflows/memory.yml", "memory");
  await person.actions.createWorkflowDispatch({
    ...AT,
    workflow_id: "memory.yml",
    ref: "main",
    inputs: { command: "check" },
  });
  const run = await standIn.workflowRun(repository, workflow, {
    event: "pull_request",
    branch: "agent/x",
    sha: head,
    conclusion: "success",
  });
  workflowRunEvent(standIn, repository, run, "completed");
  const queue = "gh-readonly-queue/main/pr-1";
  await mergeGroupEvent(
    standIn,
    repository,
    { branch: queue, sha: head },
    { branch: "main", sha: head },
    repository.owner,
  );
  await person.git.deleteRef({ ...AT, ref: "heads/agent/x" });

  const sent = standIn.events.map((event) => ({
    name: [event.name, event.action].join(" ").trim(),
    payload: payloadOf(standIn, event),
  }));
  expect(new Set(sent.map(({ name }) => name))).toEqual(
    new Set([
      ...[
        "check_run completed",
        "check_run created",
        "create",
        "delete",
        "issue_comment created",
        "issue_comment deleted",
      ],
      ...["issue_comment edited", "merge_group checks_requested", "pull_request closed", "pull_request edited"],
      ...["pull_request labeled", "pull_request opened", "pull_request reopened", "pull_request review_requested"],
      ...["pull_request synchronize", "pull_request_review dismissed", "pull_request_review submitted", "push"],
      ...["repository_dispatch memory-update", "workflow_dispatch", "workflow_run completed"],
    ]),
  );
  for (const { name, payload } of sent) {
    expect(payload["repository"], name).toMatchObject({ full_name: "acme/memory", owner: { login: "acme" } });
    expect(JSON.stringify(payload), name).not.toMatch(/octocat|hello-world/i);
  }
  const [opened] = sent.filter(({ name }) => name === "pull_request opened");
  expect(opened?.payload).toMatchObject({
    number: 1,
    pull_request: { head: { sha: head, repo: { id: repository.id } }, user: { login: "maintainer" } },
  });
});

test("what a job's token does starts no run, except dispatches", async () => {
  const standIn = await standInForTest();
  const repository = await standIn.createRepository("acme/memory");
  repository.workflowSettings.mayApprove = true;
  await standIn.commit(repository, "agent/x", { "a.md": "one\n" });
  standIn.events.length = 0;
  const job = client(standIn, standIn.jobToken(repository, { contents: "write", pull_requests: "write" }));
  const { data: pull } = await job.pulls.create({ ...AT, head: "agent/x", base: "main", title: "T" });
  await job.git.createRef({ ...AT, ref: "refs/heads/y", sha: pull.head.sha });
  await job.repos.createDispatchEvent({ ...AT, event_type: "memory-update" });
  expect(standIn.events.map(({ name, startsRuns }) => [name, startsRuns])).toEqual([
    ["pull_request", false],
    ["create", false],
    ["push", false],
    ["repository_dispatch", true],
  ]);
  expect(repository.issues.get(1)?.pull?.awaitsApproval).toBe(true);
});

test("the run of a fork's pull request names no pull request", async () => {
  const standIn = await standInForTest();
  const repository = await standIn.createRepository("acme/memory");
  const fork = await standIn.fork(repository, "contributor");
  const head = await standIn.commit(fork, "agent/x", { "a.md": "one\n" }, { by: "contributor" });
  await client(standIn, standIn.personalToken("contributor")).pulls.create({
    ...AT,
    head: "contributor:agent/x",
    base: "main",
    title: "T",
  });
  const workflow = standIn.workflow(repository, ".github/workflows/memory.yml", "memory");
  const run = await standIn.workflowRun(repository, workflow, {
    event: "pull_request",
    branch: "agent/x",
    sha: head,
    head: fork,
    conclusion: "failure",
  });
  expect(new Views(standIn).run(run, repository)).toMatchObject({
    pull_requests: [],
    head_repository: { full_name: "contributor/memory" },
  });
});
