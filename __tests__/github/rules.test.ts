/** What GitHub does and its description cannot say, rule by rule. */
import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { client, refused } from "./for-test.js";
import { AT, pull, scene } from "./scene.js";

describe("refs", () => {
  test.each([
    ["heads/x", /must start with 'refs\/'/],
    ["refs/heads/a..b", /not a valid ref name/],
    ["refs/heads/main", /Reference already exists/],
    ["refs/pull/1/head", /Reference update failed/],
  ])("%s is not created", async (ref, said) => {
    const { octokit, main } = await scene();
    expect(await refused(octokit.git.createRef({ ...AT, ref, sha: main }))).toMatch(said);
  });

  test("stand at objects that exist, branches at commits", async () => {
    const { octokit, repository, main } = await scene();
    const { tree } = await repository.git.commit(main);
    expect(await refused(octokit.git.createRef({ ...AT, ref: "refs/heads/x", sha: "1".repeat(40) }))).toMatch(
      /^422 Object does not exist/,
    );
    expect(await refused(octokit.git.createRef({ ...AT, ref: "refs/heads/x", sha: tree }))).toMatch(
      /^422 Reference cannot be updated/,
    );
  });

  test("move forward only, unless forced", async () => {
    const { octokit, standIn, repository, main } = await scene();
    const next = await standIn.commit(repository, "main", { "a.md": "two\n" });
    const move = (sha: string, force = false): Promise<unknown> =>
      octokit.git.updateRef({ ...AT, ref: "heads/main", sha, force });
    expect(await refused(move(main))).toMatch(/^422 Update is not a fast forward/);
    await move(main, true);
    await move(next);
    expect(await refused(octokit.git.updateRef({ ...AT, ref: "heads/none", sha: main }))).toMatch(
      /^422 Reference does not exist/,
    );
    expect(await refused(octokit.git.deleteRef({ ...AT, ref: "heads/none" }))).toMatch(/^422 Reference does not exist/);
  });
});

describe("trees", () => {
  test.each([["../a"], ["a//b"], ["./a"], [".git/config"], ["a/.GIT/b"]])("refuse the path %s", async (path) => {
    const { octokit } = await scene();
    const made = octokit.git.createTree({ ...AT, tree: [{ path, mode: "100644", type: "blob", content: "x" }] });
    expect(await refused(made)).toMatch(/^422 tree\.path contains a malformed path component/);
  });

  test("take a blob that exists or a text, not both; null deletes", async () => {
    const { octokit, repository, main } = await scene();
    const entry = { path: "c.md", mode: "100644", type: "blob" } as const;
    expect(await refused(octokit.git.createTree({ ...AT, tree: [{ ...entry, sha: "1".repeat(40) }] }))).toMatch(
      /^422 .*not a valid blob/,
    );
    const [a] = await repository.git.tree(main, { path: "a.md" });
    expect(
      await refused(octokit.git.createTree({ ...AT, tree: [{ ...entry, sha: a?.oid ?? "", content: "x" }] })),
    ).toMatch(/^422 .*not both/);
    const { data } = await octokit.git.createTree({
      ...AT,
      base_tree: main,
      tree: [{ ...entry, path: "a.md", sha: null }],
    });
    expect(data.tree.map(({ path }) => path)).toEqual(["b.md"]);
  });
});

test("reviews: not of one's own, a request ends with the review, a dismissal stays", async () => {
  const here = await scene();
  await pull(here);
  const { standIn, repository, octokit } = here;
  standIn.grant(repository, "reviewer", "write");
  expect(await refused(octokit.pulls.createReview({ ...AT, pull_number: 1, event: "APPROVE" }))).toMatch(
    /Can not approve your own pull request/,
  );
  expect(await refused(octokit.pulls.requestReviewers({ ...AT, pull_number: 1, reviewers: ["maintainer"] }))).toMatch(
    /pull request author/,
  );
  expect(await refused(octokit.pulls.requestReviewers({ ...AT, pull_number: 1, reviewers: ["stranger"] }))).toMatch(
    /not a collaborator/,
  );
  await octokit.pulls.requestReviewers({ ...AT, pull_number: 1, reviewers: ["reviewer"] });
  const { data } = await client(standIn, standIn.personalToken("reviewer")).pulls.createReview({
    ...AT,
    pull_number: 1,
    event: "APPROVE",
  });
  expect((await octokit.pulls.listRequestedReviewers({ ...AT, pull_number: 1 })).data.users).toEqual([]);
  await octokit.pulls.dismissReview({ ...AT, pull_number: 1, review_id: data.id, message: "No" });
  expect((await octokit.pulls.listReviews({ ...AT, pull_number: 1 })).data.map(({ state }) => state)).toEqual([
    "DISMISSED",
  ]);
});

test("check runs: the commit exists, annotations are appended, completing needs a conclusion", async () => {
  const { standIn, repository, main } = await scene();
  const job = client(standIn, standIn.jobToken(repository, { checks: "write" }));
  const run = { ...AT, name: "n", head_sha: main };
  expect(await refused(job.checks.create({ ...run, head_sha: "1".repeat(40) }))).toMatch(
    /^422 No commit found for SHA/,
  );
  expect(await refused(job.checks.create({ ...run, status: "completed" }))).toMatch(/conclusion is required/);
  const note = { path: "a.md", start_line: 1, end_line: 2, annotation_level: "notice", message: "m" } as const;
  const output = { title: "T", summary: "S" };
  const bad = (annotation: Record<string, unknown>): Promise<unknown> =>
    job.checks.create({ ...run, output: { ...output, annotations: [{ ...note, ...annotation }] } });
  expect(await refused(bad({ start_column: 1 }))).toMatch(/columns are only allowed/);
  expect(await refused(bad({ start_line: 0 }))).toMatch(/must be a range/);
  expect(await refused(bad({ path: "/a.md" }))).toMatch(/path must be relative/);
  expect(await refused(bad({ title: "x".repeat(256) }))).toMatch(/255/);
  const { data } = await job.checks.create({ ...run, output: { ...output, annotations: [note] } });
  await job.checks.update({ ...AT, check_run_id: data.id, output: { ...output, title: "U", annotations: [note] } });
  await job.checks.create({ ...run, conclusion: "success" });
  const listed = async (filter: "latest" | "all"): Promise<unknown> =>
    (await job.checks.listForRef({ ...AT, ref: "main", filter })).data.check_runs.map(
      ({ id, status, output: { title, annotations_count } }) => [id === data.id, status, title, annotations_count],
    );
  expect(await listed("latest")).toEqual([[false, "completed", null, 0]]);
  expect(await listed("all")).toEqual([
    [false, "completed", null, 0],
    [true, "queued", "U", 2],
  ]);
});

test("a comment has 65,536 characters at most and is never blank", async () => {
  const { octokit } = await scene();
  await octokit.issues.create({ ...AT, title: "T" });
  const comment = (body: string): Promise<unknown> => octokit.issues.createComment({ ...AT, issue_number: 1, body });
  await comment("x".repeat(65_536));
  expect(await refused(comment("x".repeat(65_537)))).toMatch(
    /^422 .*Body is too long \(maximum is 65536 characters\)/s,
  );
  expect(await refused(comment(" \n"))).toMatch(/^422/);
  expect(await refused(octokit.issues.updateComment({ ...AT, comment_id: 1, body: "x" }))).toMatch(/^404/);
});

test("a changed file names the blob that it replaces", async () => {
  const { octokit, main, repository } = await scene();
  const [a] = await repository.git.tree(main, { path: "a.md" });
  const put = (sha?: string): Promise<unknown> =>
    octokit.repos.createOrUpdateFileContents({
      ...AT,
      path: "a.md",
      message: "M",
      content: "dHdvCg==",
      ...(sha !== undefined && { sha }),
    });
  expect(await refused(put())).toMatch(/^422 .*"sha" wasn't supplied/s);
  expect(await refused(put("1".repeat(40)))).toMatch(/^409 a\.md does not match/);
  await put(a?.oid);
  expect(await refused(octokit.repos.getContent({ ...AT, path: "none.md" }))).toMatch(/^404/);
  expect(await refused(octokit.repos.getContent({ ...AT, path: "a.md", ref: "none" }))).toMatch(
    /^404 No commit found for the ref none/,
  );
});

test("beyond 1 MB contents come raw alone", async () => {
  const { octokit, standIn, repository } = await scene();
  await standIn.commit(repository, "main", { "large.txt": "x".repeat(1024 * 1024 + 1) });
  expect((await octokit.repos.getContent({ ...AT, path: "large.txt" })).data).toMatchObject({
    encoding: "none",
    content: "",
  });
  expect(
    (await octokit.repos.getContent({ ...AT, path: "large.txt", mediaType: { format: "raw" } })).data,
  ).toHaveLength(1024 * 1024 + 1);
});

test("a renamed file is one file, a binary one has no patch", async () => {
  const here = await scene();
  await here.standIn.commit(here.repository, "main", { "long.md": "line\n".repeat(40) });
  await here.standIn.commit(here.repository, "x", {
    "long.md": undefined,
    "new.md": `${"line\n".repeat(40)}more\n`,
    "b.bin": Buffer.from([0, 1, 2]),
  });
  await here.octokit.pulls.create({ ...AT, head: "x", base: "main", title: "T" });
  const { data } = await here.octokit.pulls.listFiles({ ...AT, pull_number: 1 });
  expect(
    data.map(({ filename, previous_filename, status, additions, patch }) => [
      filename,
      previous_filename,
      status,
      additions,
      patch !== undefined,
    ]),
  ).toEqual([
    ["b.bin", undefined, "added", 0, false],
    ["new.md", "long.md", "renamed", 1, true],
  ]);
});

describe("SARIF", () => {
  const location = { physicalLocation: { artifactLocation: { uri: "a.md" }, region: { startLine: 1 } } };
  const result = { ruleId: "r", message: { text: "m" }, locations: [location], partialFingerprints: { v1: "x" } };
  const run = (results: readonly unknown[], rules: readonly unknown[] = []): unknown => ({
    tool: { driver: { name: "t", rules } },
    results,
  });

  test.each([
    ["another version", { version: "2.0.0", runs: [] }, /Only version 2\.1\.0/],
    ["21 runs", { version: "2.1.0", runs: Array.from({ length: 21 }, () => run([])) }, /21 runs, 20 are allowed/],
    [
      "25,001 results",
      { version: "2.1.0", runs: [run(Array.from({ length: 25_001 }, () => result))] },
      /25001 results/,
    ],
    [
      "21 tags",
      { version: "2.1.0", runs: [run([], [{ id: "r", properties: { tags: Array.from({ length: 21 }, String) } }])] },
      /more than 20 tags/,
    ],
    [
      "a result without location",
      { version: "2.1.0", runs: [run([{ ...result, locations: [] }])] },
      /at least one location/,
    ],
    [
      "a result without fingerprints",
      { version: "2.1.0", runs: [run([{ ...result, partialFingerprints: undefined }])] },
      /partialFingerprints/,
    ],
  ])("with %s is refused", async (_, document, said) => {
    const { standIn, repository, main } = await scene();
    const job = client(standIn, standIn.jobToken(repository, { security_events: "write" }));
    const sarif = gzipSync(JSON.stringify(document)).toString("base64");
    expect(
      await refused(job.codeScanning.uploadSarif({ ...AT, commit_sha: main, ref: "refs/heads/main", sarif })),
    ).toMatch(said);
  });

  test("that is not packed, or for a repository without code scanning, is refused", async () => {
    const { standIn, repository, main } = await scene();
    const job = client(standIn, standIn.jobToken(repository, { security_events: "write" }));
    const upload = (sarif: string): Promise<unknown> =>
      job.codeScanning.uploadSarif({ ...AT, commit_sha: main, ref: "refs/heads/main", sarif });
    expect(await refused(upload(Buffer.from("{}").toString("base64")))).toMatch(
      /^400 The SARIF file is not gzip-compressed/,
    );
    repository.codeScanning = false;
    expect(await refused(upload(""))).toMatch(/^403 Code scanning is not enabled/);
  });
});

test("artifacts are listed by run and name, fetched once by a link, and gone when expired", async () => {
  const { standIn, repository, main } = await scene();
  const workflow = standIn.workflow(repository, ".github/workflows/agent.yml", "agent");
  const run = await standIn.workflowRun(repository, workflow, {
    event: "push",
    branch: "main",
    sha: main,
    conclusion: "success",
  });
  const artifact = standIn.artifact(repository, run, "memory-update", Buffer.from("bytes"));
  standIn.artifact(repository, run, "other", Buffer.from("other"));
  const job = client(standIn, standIn.jobToken(repository, { actions: "read" }));
  const { data } = await job.actions.listWorkflowRunArtifacts({ ...AT, run_id: run.id, name: "memory-update" });
  expect(data).toMatchObject({
    total_count: 1,
    artifacts: [{ id: artifact.id, digest: artifact.digest, expired: false, workflow_run: { head_sha: main } }],
  });
  const found = await job.actions.listWorkflowRunsForRepo({ ...AT, head_sha: main, status: "success" });
  expect(found.data.workflow_runs.map(({ id, path }) => [id, path])).toEqual([[run.id, ".github/workflows/agent.yml"]]);
  const download = { ...AT, artifact_id: artifact.id, archive_format: "zip" };
  const fetched = await job.actions.downloadArtifact(download);
  expect(Buffer.from(fetched.data as ArrayBuffer).toString()).toBe("bytes");
  const link =
    (await job.actions.downloadArtifact({ ...download, request: { redirect: "manual" } })).headers.location ?? "";
  expect((await standIn.fetch(link)).status).toBe(200);
  expect((await standIn.fetch(link)).status).toBe(404);
  artifact.expired = true;
  expect(await refused(job.actions.downloadArtifact(download))).toMatch(/^410 Artifact has expired/);
});

test("what a doctor asks: protection, rules, settings", async () => {
  const { standIn, repository, octokit } = await scene();
  expect(await refused(octokit.repos.getBranchProtection({ ...AT, branch: "main" }))).toMatch(
    /^404 Branch not protected/,
  );
  repository.protections.set("main", { requiredChecks: ["check"], requiredApprovals: 2 });
  repository.rules.set("main", [
    {
      type: "required_status_checks",
      parameters: { required_status_checks: [{ context: "check" }], strict_required_status_checks_policy: false },
    },
  ]);
  expect((await octokit.repos.getBranchProtection({ ...AT, branch: "main" })).data).toMatchObject({
    required_status_checks: { contexts: ["check"] },
    required_pull_request_reviews: { required_approving_review_count: 2 },
  });
  expect((await octokit.repos.getBranchRules({ ...AT, branch: "main" })).data).toMatchObject([
    { type: "required_status_checks" },
  ]);
  expect((await octokit.repos.getRepoRulesets(AT)).data).toMatchObject([{ enforcement: "active" }]);
  expect((await octokit.repos.getBranch({ ...AT, branch: "main" })).data).toMatchObject({ protected: true });
  expect((await octokit.repos.listBranches(AT)).data.map(({ name }) => name)).toEqual(["main"]);
  expect((await octokit.actions.getGithubActionsDefaultWorkflowPermissionsRepository(AT)).data).toEqual({
    default_workflow_permissions: "read",
    can_approve_pull_request_reviews: false,
  });
  expect((await octokit.actions.getGithubActionsPermissionsRepository(AT)).data.enabled).toBe(true);
  standIn.workflow(repository, ".github/workflows/memory.yml", "memory");
  expect((await octokit.actions.listRepoWorkflows(AT)).data.workflows.map(({ path }) => path)).toEqual([
    ".github/workflows/memory.yml",
  ]);
  expect((await octokit.repos.getCollaboratorPermissionLevel({ ...AT, username: "maintainer" })).data).toMatchObject({
    permission: "admin",
    role_name: "admin",
  });
  expect(await refused(octokit.repos.getCollaboratorPermissionLevel({ ...AT, username: "nobody" }))).toMatch(
    /^404 nobody is not a user/,
  );
});
