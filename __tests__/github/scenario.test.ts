/** A pull request's life through the client that the product uses: every request and answer meets the description. */
import { expect, test } from "vitest";
import { gzipSync } from "node:zlib";
import { client, refused, standInForTest } from "./for-test.js";

const AT = { owner: "acme", repo: "agent-memory" };

test("a pull request lives from its branch to its merge", async () => {
  const standIn = await standInForTest();
  const repository = await standIn.createRepository("acme/agent-memory", {
    files: { "a.md": "one\n", "b/c.md": "two\n" },
  });
  standIn.grant(repository, "maintainer", "admin");
  standIn.grant(repository, "reviewer", "write");
  const person = client(standIn, standIn.personalToken("maintainer"));
  const reviewer = client(standIn, standIn.personalToken("reviewer"));
  const job = client(
    standIn,
    standIn.jobToken(repository, {
      contents: "write",
      pull_requests: "write",
      checks: "write",
      security_events: "write",
      actions: "read",
      statuses: "write",
    }),
  );

  const got = await person.repos.get(AT);
  expect(got.data).toMatchObject({
    full_name: "acme/agent-memory",
    default_branch: "main",
    permissions: { admin: true },
  });
  const main = await person.git.getRef({ ...AT, ref: "heads/main" });
  const blob = await person.git.createBlob({ ...AT, content: "drei\n", encoding: "utf-8" });
  const base = await person.git.getCommit({ ...AT, commit_sha: main.data.object.sha });
  const tree = await person.git.createTree({
    ...AT,
    base_tree: base.data.tree.sha,
    tree: [
      { path: "b/d ü.md", mode: "100644", type: "blob", sha: blob.data.sha },
      { path: "a.md", mode: "100644", type: "blob", content: "one\nmore\n" },
    ],
  });
  const commit = await person.git.createCommit({
    ...AT,
    message: "Add",
    tree: tree.data.sha,
    parents: [main.data.object.sha],
  });
  await person.git.createRef({ ...AT, ref: "refs/heads/agent/x", sha: commit.data.sha });
  const tag = await person.git.createTag({ ...AT, tag: "v1", message: "One", object: commit.data.sha, type: "commit" });
  await person.git.createRef({ ...AT, ref: "refs/tags/v1", sha: tag.data.sha });
  expect((await person.git.getTag({ ...AT, tag_sha: tag.data.sha })).data).toMatchObject({
    message: "One",
    object: { sha: commit.data.sha },
  });
  expect(
    (await person.git.getTree({ ...AT, tree_sha: "agent/x", recursive: "1" })).data.tree.map(({ path }) => path),
  ).toEqual(["a.md", "b", "b/c.md", "b/d ü.md"]);
  expect((await person.git.getBlob({ ...AT, file_sha: blob.data.sha })).data.size).toBe(5);

  const opened = await person.pulls.create({ ...AT, head: "agent/x", base: "main", title: "Add a record" });
  const number = opened.data.number;
  expect(opened.data).toMatchObject({
    number: 1,
    state: "open",
    commits: 1,
    changed_files: 2,
    additions: 2,
    mergeable: null,
  });
  await person.pulls.get({ ...AT, pull_number: number });
  expect((await person.pulls.get({ ...AT, pull_number: number })).data.mergeable).toBe(true);
  expect((await job.pulls.list({ ...AT, head: "acme:agent/x" })).data.map((pull) => pull.head.sha)).toEqual([
    commit.data.sha,
  ]);
  const files = await job.pulls.listFiles({ ...AT, pull_number: number });
  expect(files.data.map(({ filename, status, patch }) => [filename, status, patch])).toEqual([
    ["a.md", "modified", "@@ -1 +1,2 @@\n one\n+more"],
    ["b/d ü.md", "added", "@@ -0,0 +1 @@\n+drei"],
  ]);
  expect((await job.pulls.listCommits({ ...AT, pull_number: number })).data.map(({ sha }) => sha)).toEqual([
    commit.data.sha,
  ]);
  expect((await job.repos.compareCommitsWithBasehead({ ...AT, basehead: "main...agent/x" })).data).toMatchObject({
    status: "ahead",
    ahead_by: 1,
  });
  expect(
    (await job.repos.listPullRequestsAssociatedWithCommit({ ...AT, commit_sha: commit.data.sha })).data,
  ).toHaveLength(1);

  const content = await job.repos.getContent({ ...AT, path: "b/c.md" });
  expect("content" in content.data && Buffer.from(content.data.content, "base64").toString()).toBe("two\n");
  expect((await job.repos.getContent({ ...AT, path: "b", ref: "agent/x" })).data).toHaveLength(2);
  const raw = await job.repos.getContent({ ...AT, path: "a.md", mediaType: { format: "raw" } });
  expect(raw.data).toBe("one\n");

  const check = await job.checks.create({
    ...AT,
    name: "memory",
    head_sha: commit.data.sha,
    status: "in_progress",
    output: {
      title: "T",
      summary: "S",
      annotations: [{ path: "a.md", start_line: 2, end_line: 2, annotation_level: "failure", message: "M" }],
    },
  });
  await job.checks.update({
    ...AT,
    check_run_id: check.data.id,
    conclusion: "failure",
    output: {
      title: "T",
      summary: "S",
      annotations: [{ path: "a.md", start_line: 1, end_line: 1, annotation_level: "warning", message: "N" }],
    },
  });
  expect((await job.checks.listForRef({ ...AT, ref: commit.data.sha, check_name: "memory" })).data).toMatchObject({
    total_count: 1,
    check_runs: [{ status: "completed", conclusion: "failure", output: { annotations_count: 2 } }],
  });
  expect(
    (await job.checks.listAnnotations({ ...AT, check_run_id: check.data.id })).data.map(({ message }) => message),
  ).toEqual(["M", "N"]);

  const comment = await job.issues.createComment({ ...AT, issue_number: number, body: "Found one." });
  expect(comment.data.user?.login).toBe("github-actions[bot]");
  await job.issues.updateComment({ ...AT, comment_id: comment.data.id, body: "Found none." });
  expect((await job.issues.listComments({ ...AT, issue_number: number })).data.map(({ body }) => body)).toEqual([
    "Found none.",
  ]);
  await job.issues.addLabels({ ...AT, issue_number: number, labels: ["memory"] });
  expect((await job.issues.listLabelsOnIssue({ ...AT, issue_number: number })).data.map(({ name }) => name)).toEqual([
    "memory",
  ]);
  await job.issues.removeLabel({ ...AT, issue_number: number, name: "memory" });

  await job.pulls.requestReviewers({
    ...AT,
    pull_number: number,
    reviewers: ["reviewer"],
    team_reviewers: ["memory-owners"],
  });
  expect(
    (await job.pulls.listRequestedReviewers({ ...AT, pull_number: number })).data.users.map(({ login }) => login),
  ).toEqual(["reviewer"]);
  await reviewer.pulls.createReview({ ...AT, pull_number: number, event: "APPROVE" });
  expect(
    (await job.pulls.listReviews({ ...AT, pull_number: number })).data.map(({ state, commit_id }) => [
      state,
      commit_id,
    ]),
  ).toEqual([["APPROVED", commit.data.sha]]);
  expect((await job.repos.getCollaboratorPermissionLevel({ ...AT, username: "reviewer" })).data.permission).toBe(
    "write",
  );

  const sarif = gzipSync(
    JSON.stringify({ version: "2.1.0", runs: [{ tool: { driver: { name: "t" } }, results: [] }] }),
  ).toString("base64");
  const upload = await job.codeScanning.uploadSarif({
    ...AT,
    commit_sha: commit.data.sha,
    ref: "refs/pull/1/head",
    sarif,
  });
  const sarif_id = upload.data.id ?? "";
  expect((await job.codeScanning.getSarif({ ...AT, sarif_id })).data.processing_status).toBe("pending");
  expect((await job.codeScanning.getSarif({ ...AT, sarif_id })).data.processing_status).toBe("complete");

  await job.repos.createCommitStatus({ ...AT, sha: commit.data.sha, state: "success", context: "memory" });
  expect((await job.repos.getCombinedStatusForRef({ ...AT, ref: "agent/x" })).data.state).toBe("success");

  expect(await refused(person.pulls.merge({ ...AT, pull_number: number, sha: main.data.object.sha }))).toMatch(
    /^409 Head branch was modified/,
  );
  const merged = await person.pulls.merge({ ...AT, pull_number: number, sha: commit.data.sha, merge_method: "squash" });
  expect((await person.repos.getCommit({ ...AT, ref: "main" })).data).toMatchObject({
    sha: merged.data.sha,
    commit: { message: "Add a record (#1)" },
  });
  expect((await person.pulls.checkIfMerged({ ...AT, pull_number: number })).status).toBe(204);
  expect(standIn.events.filter(({ name }) => name === "pull_request").map(({ action }) => action)).toEqual([
    "opened",
    "labeled",
    "review_requested",
    "closed",
  ]);
});

test("what a pull request's life leaves out", async () => {
  const standIn = await standInForTest();
  const repository = await standIn.createRepository("acme/agent-memory", { files: { "a.md": "one\n" } });
  standIn.grant(repository, "maintainer", "admin");
  const person = client(standIn, standIn.personalToken("maintainer"));
  const job = client(standIn, standIn.jobToken(repository, { actions: "read", checks: "write", contents: "read" }));
  const main = await standIn.commit(repository, "main", { "b.md": "one\n" }, { message: "Second" });

  await person.issues.create({ ...AT, title: "T", labels: ["first"] });
  await person.issues.createLabel({ ...AT, name: "Memory", color: "ff0000", description: "About memory" });
  await person.issues.setLabels({ ...AT, issue_number: 1, labels: ["memory"] });
  await person.issues.update({ ...AT, issue_number: 1, state: "closed", body: "Done" });
  const issue = await person.issues.get({ ...AT, issue_number: 1 });
  expect(issue.data).toMatchObject({ state: "closed", body: "Done", labels: [{ name: "Memory", color: "ff0000" }] });
  expect((await person.issues.getLabel({ ...AT, name: "MEMORY" })).data.description).toBe("About memory");
  expect((await person.issues.listLabelsForRepo(AT)).data.map(({ name }) => name)).toEqual(["first", "Memory"]);
  expect(await refused(person.issues.createLabel({ ...AT, name: "memory" }))).toMatch(/^422 .*already_exists/s);
  const { data: comment } = await person.issues.createComment({ ...AT, issue_number: 1, body: "B" });
  expect((await person.issues.getComment({ ...AT, comment_id: comment.id })).data.body).toBe("B");

  const { data: check } = await job.checks.create({ ...AT, name: "memory", head_sha: main });
  expect((await job.checks.get({ ...AT, check_run_id: check.id })).data).toMatchObject({
    name: "memory",
    status: "queued",
  });
  await person.repos.createCommitStatus({ ...AT, sha: main, state: "failure", context: "old" });
  expect(
    (await person.repos.listCommitStatusesForRef({ ...AT, ref: "main" })).data.map(({ context }) => context),
  ).toEqual(["old"]);
  repository.protections.set("main", { requiredChecks: ["check"], requiredApprovals: 0 });
  expect((await person.repos.getStatusChecksProtection({ ...AT, branch: "main" })).data.contexts).toEqual(["check"]);

  expect((await job.git.listMatchingRefs({ ...AT, ref: "heads/m" })).data.map(({ ref }) => ref)).toEqual([
    "refs/heads/main",
  ]);
  expect((await job.repos.listCommits({ ...AT, path: "b.md" })).data.map(({ commit }) => commit.message)).toEqual([
    "Second",
  ]);
  const content = await person.repos.getContent({ ...AT, path: "b.md" });
  const sha = "sha" in content.data ? content.data.sha : "";
  await person.repos.deleteFile({ ...AT, path: "b.md", sha, message: "Away" });
  expect((await job.repos.listCommits({ ...AT, per_page: 1 })).data.map(({ commit }) => commit.message)).toEqual([
    "Away",
  ]);

  await standIn.commit(repository, "x", { "c.md": "one\n" });
  await person.pulls.create({ ...AT, head: "x", base: "main", title: "T" });
  await person.pulls.requestReviewers({ ...AT, pull_number: 2, team_reviewers: ["owners", "others"] });
  await person.pulls.removeRequestedReviewers({ ...AT, pull_number: 2, reviewers: [], team_reviewers: ["others"] });
  expect(
    (await person.pulls.listRequestedReviewers({ ...AT, pull_number: 2 })).data.teams.map(({ slug }) => slug),
  ).toEqual(["owners"]);

  const workflow = standIn.workflow(repository, ".github/workflows/agent.yml", "agent");
  const run = await standIn.workflowRun(repository, workflow, { event: "push", branch: "main", sha: main });
  const artifact = standIn.artifact(repository, run, "memory-update", Buffer.from("x"));
  expect((await job.actions.getWorkflowRun({ ...AT, run_id: run.id })).data).toMatchObject({
    status: "in_progress",
    conclusion: null,
  });
  expect((await job.actions.getArtifact({ ...AT, artifact_id: artifact.id })).data).toMatchObject({ size_in_bytes: 1 });
});
