/** What each kind of token may do, and the words of the refusals. */
import { expect, test } from "vitest";
import { client, refused, standInForTest } from "./for-test.js";
import type { Permissions } from "./tokens.js";

const AT = { owner: "acme", repo: "memory" };
type Client = ReturnType<typeof client>;

const NEEDS: readonly [string, Permissions, (octokit: Client, head: string) => Promise<unknown>][] = [
  ["a comment", { issues: "write" }, (octokit) => octokit.issues.createComment({ ...AT, issue_number: 1, body: "B" })],
  [
    "a comment on a pull request",
    { pull_requests: "write" },
    (octokit) => octokit.issues.createComment({ ...AT, issue_number: 1, body: "B" }),
  ],
  ["the comments", { pull_requests: "read" }, (octokit) => octokit.issues.listComments({ ...AT, issue_number: 1 })],
  ["a label", { issues: "write" }, (octokit) => octokit.issues.addLabels({ ...AT, issue_number: 1, labels: ["x"] })],
  ["a check run", { checks: "write" }, (octokit, head_sha) => octokit.checks.create({ ...AT, name: "n", head_sha })],
  ["the check runs", { checks: "read" }, (octokit, ref) => octokit.checks.listForRef({ ...AT, ref })],
  ["the pull requests", { pull_requests: "read" }, (octokit) => octokit.pulls.list(AT)],
  [
    "reviewers",
    { pull_requests: "write" },
    (octokit) => octokit.pulls.requestReviewers({ ...AT, pull_number: 1, reviewers: ["reviewer"] }),
  ],
  ["a ref", { contents: "write" }, (octokit, sha) => octokit.git.createRef({ ...AT, ref: "refs/heads/y", sha })],
  ["a file", { contents: "read" }, (octokit) => octokit.repos.getContent({ ...AT, path: "README.md" })],
  ["a merge", { contents: "write" }, (octokit) => octokit.pulls.merge({ ...AT, pull_number: 1 })],
  [
    "a status",
    { statuses: "write" },
    (octokit, sha) => octokit.repos.createCommitStatus({ ...AT, sha, state: "success" }),
  ],
  ["the runs", { actions: "read" }, (octokit) => octokit.actions.listWorkflowRunsForRepo(AT)],
  ["the artifacts", { actions: "read" }, (octokit) => octokit.actions.listArtifactsForRepo(AT)],
  [
    "branch protection",
    { administration: "read" },
    (octokit) => octokit.repos.getBranchProtection({ ...AT, branch: "main" }),
  ],
  ["a dispatch", { contents: "write" }, (octokit) => octokit.repos.createDispatchEvent({ ...AT, event_type: "e" })],
];

test.each(NEEDS)("%s needs its scope, and no more", async (_, permissions, act) => {
  const standIn = await standInForTest();
  const repository = await standIn.createRepository("acme/memory");
  standIn.grant(repository, "maintainer", "admin");
  standIn.grant(repository, "reviewer", "read");
  repository.protections.set("main", { requiredChecks: [], requiredApprovals: 0 });
  const head = await standIn.commit(repository, "x", { "a.md": "one\n" });
  await client(standIn, standIn.personalToken("maintainer")).pulls.create({
    ...AT,
    head: "x",
    base: "main",
    title: "T",
  });
  const level = Object.values(permissions)[0];
  const less: Permissions =
    level === "write" ? Object.fromEntries(Object.keys(permissions).map((scope) => [scope, "read"])) : {};
  expect(await refused(act(client(standIn, standIn.jobToken(repository, less)), head))).toMatch(
    /^403 Resource not accessible by integration/,
  );
  expect(standIn.calls.at(-1)?.status).toBe(403);
  await act(client(standIn, standIn.jobToken(repository, permissions)), head);
});

test("a refusal names the scopes that would do", async () => {
  const standIn = await standInForTest();
  const repository = await standIn.createRepository("acme/memory");
  const { value } = standIn.jobToken(repository, { contents: "read" });
  const headers = { authorization: `Bearer ${value}`, "user-agent": "test" };
  const answer = await standIn.fetch("https://api.github.com/repos/acme/memory/issues/1/comments", { headers });
  expect(answer.headers.get("x-accepted-github-permissions")).toBe("issues=read; pull_requests=read");
});

test("check runs are for Apps, and for the one that made them", async () => {
  const standIn = await standInForTest();
  const repository = await standIn.createRepository("acme/memory");
  standIn.grant(repository, "maintainer", "admin");
  const head_sha = await standIn.commit(repository, "x", { "a.md": "one\n" });
  const run = { ...AT, name: "n", head_sha };
  expect(await refused(client(standIn, standIn.personalToken("maintainer")).checks.create(run))).toMatch(
    /^403 You must authenticate via a GitHub App/,
  );
  const { data } = await client(standIn, standIn.jobToken(repository, { checks: "write" })).checks.create(run);
  const other = client(standIn, standIn.installationToken(repository, { checks: "write" }));
  expect(await refused(other.checks.update({ ...AT, check_run_id: data.id, conclusion: "success" }))).toMatch(
    /^403 Invalid app_id/,
  );
});

test("a token acts as itself, in its own repository alone", async () => {
  const standIn = await standInForTest();
  const repository = await standIn.createRepository("acme/memory");
  const other = await standIn.createRepository("acme/other");
  standIn.grant(repository, "maintainer", "admin");
  await client(standIn, standIn.personalToken("maintainer")).issues.create({ ...AT, title: "T" });
  const comment = { ...AT, issue_number: 1, body: "B" };
  const as = async (octokit: Client): Promise<unknown> =>
    (await octokit.issues.createComment(comment)).data.user?.login;
  expect(await as(client(standIn, standIn.jobToken(repository, { issues: "write" })))).toBe("github-actions[bot]");
  expect(await as(client(standIn, standIn.installationToken(repository, { issues: "write" }, "steward")))).toBe(
    "steward[bot]",
  );
  expect(await as(client(standIn, standIn.personalToken("outsider")))).toBe("outsider");
  expect(await refused(as(client(standIn, standIn.jobToken(other, { issues: "write" }))))).toMatch(
    /^403 Resource not accessible by integration/,
  );
});

test("only a person's token has a user; the name of an App is found by its bot", async () => {
  const standIn = await standInForTest();
  const repository = await standIn.createRepository("acme/memory");
  const job = client(standIn, standIn.jobToken(repository, {}));
  expect(await refused(job.users.getAuthenticated())).toMatch(/^403 Resource not accessible by integration/);
  expect((await job.users.getByUsername({ username: "github-actions[bot]" })).data).toMatchObject({
    id: 41898282,
    type: "Bot",
  });
  expect((await client(standIn, standIn.personalToken("outsider")).users.getAuthenticated()).data.login).toBe(
    "outsider",
  );
  expect((await job.rateLimit.get()).data.resources.core.limit).toBe(1000);
});

test("credentials that were never issued, or are revoked, are bad", async () => {
  const standIn = await standInForTest();
  const repository = await standIn.createRepository("acme/memory");
  const token = standIn.jobToken(repository, { contents: "read" });
  token.revoked = true;
  expect(await refused(client(standIn, token).repos.get(AT))).toMatch(/^401 Bad credentials/);
  expect(await refused(client(standIn, { ...token, value: "ghs_other" }).repos.get(AT))).toMatch(
    /^401 Bad credentials/,
  );
});

test("a stranger talks in a public repository and changes nothing", async () => {
  const standIn = await standInForTest();
  const repository = await standIn.createRepository("acme/memory");
  standIn.grant(repository, "maintainer", "admin");
  const head = await standIn.commit(repository, "x", { "a.md": "one\n" });
  const maintainer = client(standIn, standIn.personalToken("maintainer"));
  await maintainer.pulls.create({ ...AT, head: "x", base: "main", title: "T" });
  const { data } = await maintainer.issues.createComment({ ...AT, issue_number: 1, body: "B" });
  const stranger = client(standIn, standIn.personalToken("stranger"));
  await stranger.issues.createComment({ ...AT, issue_number: 1, body: "Hello" });
  const refusals = await Promise.all(
    [
      stranger.issues.addLabels({ ...AT, issue_number: 1, labels: ["x"] }),
      stranger.pulls.merge({ ...AT, pull_number: 1 }),
      stranger.git.createRef({ ...AT, ref: "refs/heads/y", sha: head }),
      stranger.issues.updateComment({ ...AT, comment_id: data.id, body: "C" }),
    ].map(refused),
  );
  for (const refusal of refusals) expect(refusal).toMatch(/^403 /);
});
