/** What GitHub does with pull requests and its description cannot say, rule by rule. */
import { describe, expect, test } from "vitest";
import { client, refused } from "./for-test.js";
import { AT, pull, scene } from "./scene.js";

describe("pull requests", () => {
  test("need two branches that differ, and are opened once", async () => {
    const here = await scene();
    const { octokit, standIn, repository } = here;
    const open = (head: string, base = "main"): Promise<unknown> =>
      octokit.pulls.create({ ...AT, head, base, title: "T" });
    expect(await refused(open("none"))).toMatch(/^422 Validation Failed.*"field":"head","code":"invalid"/s);
    expect(await refused(open("main", "none"))).toMatch(/^422 Validation Failed.*"field":"base","code":"invalid"/s);
    await octokit.git.createRef({ ...AT, ref: "refs/heads/same", sha: here.main });
    expect(await refused(open("same"))).toMatch(/No commits between main and same/);
    await standIn.commit(repository, "x", { "c.md": "one\n" });
    await open("x");
    expect(await refused(open("acme:x"))).toMatch(/A pull request already exists for acme:x/);
    expect(await repository.git.ref("refs/pull/1/head")).toBe(await repository.git.ref("refs/heads/x"));
  });

  test("know after a while whether they merge", async () => {
    const here = await scene();
    here.standIn.readsUntilMergeable = 2;
    await pull(here, "x", { "a.md": "two\n" });
    const mergeable = async (): Promise<unknown> =>
      (await here.octokit.pulls.get({ ...AT, pull_number: 1 })).data.mergeable;
    expect([await mergeable(), await mergeable(), await mergeable()]).toEqual([null, null, true]);
    await here.standIn.commit(here.repository, "main", { "a.md": "three\n" });
    expect([await mergeable(), await mergeable(), await mergeable()]).toEqual([null, null, false]);
    expect(await refused(here.octokit.pulls.merge({ ...AT, pull_number: 1 }))).toMatch(
      /^405 Pull Request is not mergeable/,
    );
  });

  test.each([
    ["merge", 2, "Merge pull request #1 from acme/x\n\nx"],
    ["squash", 1, "x (#1)"],
    ["rebase", 1, "Change c.md"],
  ] as const)("merge by %s", async (merge_method, parents, message) => {
    const here = await scene();
    await pull(here);
    // The base moves meanwhile: the merge must not revert it.
    await here.standIn.commit(here.repository, "main", { "b.md": "two\n" });
    const { data } = await here.octokit.pulls.merge({ ...AT, pull_number: 1, merge_method });
    const commit = await here.repository.git.commit(data.sha);
    expect([commit.parents.length, commit.message]).toEqual([parents, message]);
    expect((await here.repository.git.tree(data.sha)).map(({ path }) => path)).toEqual(["a.md", "b.md", "c.md"]);
    const b = (await here.repository.git.tree(data.sha, { path: "b.md" }))[0]?.oid ?? "";
    expect((await here.repository.git.blob(b)).toString()).toBe("two\n");
    expect(await refused(here.octokit.pulls.merge({ ...AT, pull_number: 1 }))).toMatch(/^405/);
    expect((await here.octokit.pulls.get({ ...AT, pull_number: 1 })).data).toMatchObject({
      state: "closed",
      merged: true,
      merged_by: { login: "maintainer" },
    });
  });

  test("are merged when their base contains them", async () => {
    const here = await scene();
    const head = await pull(here);
    await here.octokit.git.updateRef({ ...AT, ref: "heads/main", sha: head });
    expect((await here.octokit.pulls.get({ ...AT, pull_number: 1 })).data.merged).toBe(true);
  });

  test("wait for required checks on their head, and for approvals of it", async () => {
    const here = await scene();
    const { standIn, repository, octokit } = here;
    standIn.grant(repository, "reviewer", "write");
    const first = await pull(here);
    repository.protections.set("main", { requiredChecks: ["check"], requiredApprovals: 1 });
    const merge = (): Promise<unknown> => octokit.pulls.merge({ ...AT, pull_number: 1 });
    const job = client(standIn, standIn.jobToken(repository, { checks: "write" }));
    const reviewer = client(standIn, standIn.personalToken("reviewer"));
    await job.checks.create({ ...AT, name: "check", head_sha: first, conclusion: "success" });
    await reviewer.pulls.createReview({ ...AT, pull_number: 1, event: "APPROVE" });
    const second = await standIn.commit(repository, "x", { "c.md": "two\n" });
    expect(await refused(merge())).toMatch(/^405 Required status check "check" is expected/);
    await job.checks.create({ ...AT, name: "check", head_sha: second, conclusion: "failure" });
    expect(await refused(merge())).toMatch(/^405 Required status check "check" is failing/);
    await job.checks.create({ ...AT, name: "check", head_sha: second, conclusion: "neutral" });
    expect(await refused(merge())).toMatch(/^405 At least 1 approving review/);
    await reviewer.pulls.createReview({ ...AT, pull_number: 1, event: "APPROVE" });
    await merge();
  });

  test("list newest first, and by a head that names its owner", async () => {
    const here = await scene();
    await pull(here, "x");
    await pull(here, "y", { "d.md": "one\n" });
    const list = async (query: { head?: string; state?: "closed" }): Promise<number[]> =>
      (await here.octokit.pulls.list({ ...AT, ...query })).data.map(({ number }) => number);
    expect(await list({})).toEqual([2, 1]);
    expect(await list({ head: "acme:x" })).toEqual([1]);
    expect(await list({ head: "x" })).toEqual([2, 1]);
    expect(await list({ state: "closed" })).toEqual([]);
  });

  test("of jobs need the repository's leave", async () => {
    const { standIn, repository } = await scene();
    await standIn.commit(repository, "x", { "c.md": "one\n" });
    const job = client(standIn, standIn.jobToken(repository, { pull_requests: "write" }));
    const open = (): Promise<unknown> => job.pulls.create({ ...AT, head: "x", base: "main", title: "T" });
    expect(await refused(open())).toMatch(/^403 GitHub Actions is not permitted to create or approve pull requests/);
    repository.workflowSettings.mayApprove = true;
    await open();
  });

  test("close when their branch is deleted", async () => {
    const here = await scene();
    await pull(here);
    await here.octokit.git.deleteRef({ ...AT, ref: "heads/x" });
    expect((await here.octokit.pulls.get({ ...AT, pull_number: 1 })).data).toMatchObject({
      state: "closed",
      merged: false,
    });
  });
});

test("the commit of a fork's pull request has no pull requests in the list", async () => {
  const { standIn, repository, octokit } = await scene();
  const fork = await standIn.fork(repository, "contributor");
  const commit_sha = await standIn.commit(fork, "x", { "c.md": "one\n" });
  await client(standIn, standIn.personalToken("contributor")).pulls.create({
    ...AT,
    head: "contributor:x",
    base: "main",
    title: "T",
  });
  expect((await octokit.repos.listPullRequestsAssociatedWithCommit({ ...AT, commit_sha })).data).toEqual([]);
  expect((await octokit.pulls.list({ ...AT, head: "contributor:x" })).data.map(({ head }) => head.repo.id)).toEqual([
    fork.id,
  ]);
});
