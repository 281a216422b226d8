/** Clone, push and fetch over HTTP by the real git. */
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { client, standInForTest } from "./for-test.js";
import { gitAs } from "./git-client.js";
import type { StandIn } from "./stand-in.js";

async function folder(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), "git-client-"));
  onTestFinished(() => rm(path, { recursive: true, force: true, maxRetries: 5 }));
  return path;
}

async function remote(standIn: StandIn, name: string): Promise<string> {
  const { server } = standIn.urls.server.startsWith("http:") ? standIn.urls : await standIn.listen();
  return `${server}/${name}`;
}

test("a push moves the pull request and its events tell so", async () => {
  const standIn = await standInForTest();
  const repository = await standIn.createRepository("acme/memory", { files: { "a.md": "one\n" } });
  standIn.grant(repository, "contributor", "write");
  const token = standIn.personalToken("contributor");
  const work = await folder();
  await gitAs(undefined, work, "clone", "--quiet", `${await remote(standIn, "acme/memory")}.git`, ".");
  await gitAs(token, work, "switch", "--quiet", "--create", "agent/x");
  // Enough that git sends it gzip-encoded and in several parts.
  await writeFile(join(work, "large.bin"), Buffer.alloc(3_000_000, "0123456789abcdef\n"));
  await gitAs(token, work, "add", ".");
  await gitAs(token, work, "commit", "--quiet", "--message", "One");
  await gitAs(token, work, "push", "--quiet", "origin", "agent/x");
  const octokit = client(standIn, token);
  const { data: pull } = await octokit.pulls.create({
    owner: "acme",
    repo: "memory",
    head: "agent/x",
    base: "main",
    title: "T",
  });
  await gitAs(token, work, "commit", "--quiet", "--allow-empty", "--message", "Two");
  await gitAs(token, work, "tag", "--annotate", "--message", "Tag", "v1");
  await gitAs(token, work, "push", "--quiet", "origin", "agent/x", "v1");
  const head = await gitAs(token, work, "rev-parse", "HEAD");
  expect((await octokit.pulls.get({ owner: "acme", repo: "memory", pull_number: pull.number })).data.head.sha).toBe(
    head,
  );
  expect(await repository.git.ref("refs/pull/1/head")).toBe(head);
  expect(
    standIn.events.slice(1).map(({ name, action }) => (action === undefined ? name : `${name} ${action}`)),
  ).toEqual(["push", "create", "push", "pull_request opened", "push", "pull_request synchronize", "create", "push"]);
});

test("the head of a fork's pull request is fetched by its ref, shallow, and by its object id", async () => {
  const standIn = await standInForTest();
  const repository = await standIn.createRepository("acme/memory");
  const fork = await standIn.fork(repository, "contributor");
  const head = await standIn.commit(fork, "agent/x", { "a.md": "two\n" }, { by: "contributor" });
  const octokit = client(standIn, standIn.personalToken("contributor"));
  await octokit.pulls.create({ owner: "acme", repo: "memory", head: "contributor:agent/x", base: "main", title: "T" });
  const work = await folder();
  const url = await remote(standIn, "acme/memory");
  const job = standIn.jobToken(repository, { contents: "read" });
  await gitAs(undefined, work, "init", "--quiet", ".");
  await gitAs(job, work, "fetch", "--quiet", "--depth=1", url, "refs/pull/1/head");
  expect(await gitAs(job, work, "rev-parse", "FETCH_HEAD")).toBe(head);
  expect(await gitAs(job, work, "rev-list", "--count", "FETCH_HEAD")).toBe("1");
  await gitAs(job, work, "fetch", "--quiet", "--unshallow", url, head);
  expect(await gitAs(job, work, "rev-list", "--count", head)).toBe("2");
  expect(await gitAs(job, work, "ls-remote", url, "refs/pull/1/merge")).toMatch(/^[0-9a-f]{40}\trefs\/pull\/1\/merge$/);
});

test.each([
  ["without a token", undefined, /Authentication failed|could not read Username/],
  ["with a read-only job token", "job", /403/],
  ["as a stranger", "stranger", /403/],
  ["with a token that was never issued", "unknown", /Authentication failed|could not read Username/],
] as const)("a push %s is refused", async (_, who, said) => {
  const standIn = await standInForTest();
  const repository = await standIn.createRepository("acme/memory");
  const url = await remote(standIn, "acme/memory");
  const work = await folder();
  await gitAs(undefined, work, "clone", "--quiet", url, ".");
  const job = standIn.jobToken(repository, { contents: "read" });
  const token =
    who === undefined
      ? undefined
      : who === "job"
        ? job
        : who === "stranger"
          ? standIn.personalToken("stranger")
          : { ...job, value: "ghs_none" };
  await expect(gitAs(token, work, "push", "origin", "HEAD:refs/heads/x")).rejects.toThrow(said);
});

test("a private repository does not exist for who may not read it", async () => {
  const standIn = await standInForTest();
  const repository = await standIn.createRepository("acme/memory", { private: true });
  const url = await remote(standIn, "acme/memory");
  const work = await folder();
  await expect(gitAs(standIn.personalToken("stranger"), work, "ls-remote", url)).rejects.toThrow(/not found/);
  await expect(gitAs(standIn.jobToken(repository, {}), work, "ls-remote", url)).rejects.toThrow(/not found/);
  expect(await gitAs(standIn.jobToken(repository, { contents: "read" }), work, "ls-remote", url, "HEAD")).toMatch(
    /HEAD$/,
  );
});

test("a protected branch refuses the push in GitHub's words", async () => {
  const standIn = await standInForTest();
  const repository = await standIn.createRepository("acme/memory");
  repository.protections.set("main", { requiredChecks: [], requiredApprovals: 1 });
  const url = await remote(standIn, "acme/memory");
  const work = await folder();
  const token = standIn.jobToken(repository, { contents: "write" });
  await gitAs(token, work, "clone", "--quiet", url, ".");
  await gitAs(token, work, "commit", "--quiet", "--allow-empty", "--message", "Direct");
  await expect(gitAs(token, work, "push", "origin", "main")).rejects.toThrow(
    /GH006: Protected branch update failed for refs\/heads\/main/,
  );
  await expect(gitAs(token, work, "push", "origin", "HEAD:refs/pull/9/head")).rejects.toThrow(/hidden ref/);
});
