/** Faults strike where and as often as told, before or after the effect. */
import { expect, test } from "vitest";
import { answerWith, delay, dropConnection, meanwhile, primaryLimit, secondaryLimit, serverError } from "./faults.js";
import { client, refused, standInForTest } from "./for-test.js";
import type { StandIn } from "./stand-in.js";
import type { Repository } from "./state.js";

const AT = { owner: "acme", repo: "memory" };

async function withIssue(): Promise<{ standIn: StandIn; repository: Repository; octokit: ReturnType<typeof client> }> {
  const standIn = await standInForTest();
  const repository = await standIn.createRepository("acme/memory");
  standIn.grant(repository, "maintainer", "admin");
  const octokit = client(standIn, standIn.personalToken("maintainer"));
  await octokit.issues.create({ ...AT, title: "T" });
  return { standIn, repository, octokit };
}

test("a server error strikes the asked number of times, after the asked number of calls", async () => {
  const { standIn, repository, octokit } = await withIssue();
  standIn.faults.add({ operation: "issues/create-comment", after: 1, times: 2, effect: serverError(502) });
  const comment = (body: string): Promise<unknown> => octokit.issues.createComment({ ...AT, issue_number: 1, body });
  await comment("one");
  expect(await refused(comment("two"))).toMatch(/^502 Server Error/);
  expect(await refused(comment("three"))).toMatch(/^502/);
  await comment("four");
  expect([...repository.comments.values()].map(({ body }) => body)).toEqual(["one", "four"]);
  expect(standIn.faults.struck).toEqual(["issues/create-comment", "issues/create-comment"]);
});

test.each([
  ["before", 0],
  ["after", 1],
] as const)("a connection dropped %s the effect leaves %i comments", async (phase, left) => {
  const { standIn, repository, octokit } = await withIssue();
  standIn.faults.add({ operation: "issues/create-comment", phase, effect: dropConnection() });
  await expect(octokit.issues.createComment({ ...AT, issue_number: 1, body: "B" })).rejects.toThrow(/dropped/);
  expect(repository.comments.size).toBe(left);
});

test("over HTTP a dropped connection is a broken socket", async () => {
  const { standIn } = await withIssue();
  const { api } = await standIn.listen();
  standIn.faults.add({ operation: "repos/get", effect: dropConnection() });
  const headers = { "user-agent": "test" };
  await expect(fetch(`${api}/repos/acme/memory`, { headers })).rejects.toThrow(TypeError);
  expect((await fetch(`${api}/repos/acme/memory`, { headers })).status).toBe(200);
});

test("limits come with the headers that clients wait by", async () => {
  const { standIn, octokit } = await withIssue();
  const headersOf = async (): Promise<unknown> => {
    const error: unknown = await octokit.repos.get(AT).catch((reason: unknown) => reason);
    return error instanceof Error && "response" in error ? error.response : undefined;
  };
  standIn.faults.add({ operation: "*", effect: secondaryLimit(7) });
  expect(await headersOf()).toMatchObject({
    status: 403,
    headers: { "retry-after": "7" },
    data: { message: /secondary rate limit/ },
  });
  standIn.faults.clear();
  standIn.faults.add({ operation: "*", effect: primaryLimit(60) });
  const limited = await headersOf();
  expect(limited).toMatchObject({ status: 403, headers: { "x-ratelimit-remaining": "0" } });
  expect((await octokit.repos.get(AT)).headers["x-ratelimit-remaining"]).toMatch(/^49\d\d$/);
});

test("something else happens between two calls", async () => {
  const { standIn, repository, octokit } = await withIssue();
  await standIn.commit(repository, "x", { "a.md": "one\n" });
  await octokit.pulls.create({ ...AT, head: "x", base: "main", title: "T" });
  let moved = "";
  standIn.faults.add({
    operation: "pulls/get",
    after: 1,
    effect: meanwhile(async () => {
      moved = await standIn.commit(repository, "x", { "a.md": "two\n" });
    }),
  });
  const head = async (): Promise<string> => (await octokit.pulls.get({ ...AT, pull_number: 2 })).data.head.sha;
  const before = await head();
  expect(await head()).toBe(moved);
  expect(moved).not.toBe(before);
});

test("an answer of choice", async () => {
  const { standIn, octokit } = await withIssue();
  standIn.faults.add({ operation: "repos/get", effect: answerWith(404, "Not Found") });
  expect(await refused(octokit.repos.get(AT))).toMatch(/^404 Not Found/);
});

test("an answer that is too late for who gives up, at both doors", async () => {
  const { standIn } = await withIssue();
  standIn.faults.add({ operation: "repos/get", times: 2, effect: delay(600_000) });
  const ask = (fetcher: typeof fetch, api: string): Promise<Response> =>
    fetcher(`${api}/repos/acme/memory`, { headers: { "user-agent": "test" }, signal: AbortSignal.timeout(20) });
  await expect(ask(standIn.fetch, standIn.urls.api)).rejects.toThrow(/timeout/);
  const { api } = await standIn.listen();
  await expect(ask(fetch, api)).rejects.toThrow(/timeout/);
});

test("a list shifts between its pages", async () => {
  const { standIn, repository, octokit } = await withIssue();
  for (const body of ["one", "two", "three"]) await octokit.issues.createComment({ ...AT, issue_number: 1, body });
  standIn.faults.add({
    operation: "issues/list-comments",
    after: 1,
    effect: meanwhile(() => {
      const [first] = repository.comments.keys();
      repository.comments.delete(first ?? 0);
    }),
  });
  const seen = await octokit.paginate(octokit.issues.listComments, { ...AT, issue_number: 1, per_page: 2 });
  expect(seen.map(({ body }) => body)).toEqual(["one", "two"]);
});
