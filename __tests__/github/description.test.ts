/** The guard: what leaves GitHub's description is seen, on both sides, and nothing is invented. */
import { describe, expect, test } from "vitest";
import { fill } from "./fill.js";
import { client, refused, standInForTest } from "./for-test.js";
import { HANDLERS } from "./handlers/all.js";
import { operations } from "./operations.js";
import { ACCESS } from "./permissions.js";

const AT = { owner: "acme", repo: "memory" };

describe("the router", () => {
  test.each([
    ["/repos/a/b/contents/x/y.md", "repos/get-content", { path: "x/y.md" }],
    ["/repos/a/b/contents/x%2Fy%20z/%C3%BC.md", "repos/get-content", { path: "x/y z/ü.md" }],
    ["/repos/a/b/git/ref/heads/agent/x", "git/get-ref", { ref: "heads/agent/x" }],
    ["/repos/a/b/git/ref/heads%2Fagent%2Fx", "git/get-ref", { ref: "heads/agent/x" }],
    ["/repos/a/b/compare/main...agent/x", "repos/compare-commits-with-basehead", { basehead: "main...agent/x" }],
    ["/repos/a/b/branches/agent/x/protection", "repos/get-branch-protection", { branch: "agent/x" }],
    ["/repos/a/b/commits/main/check-runs", "checks/list-for-ref", { ref: "main" }],
    ["/repos/a/b/issues/comments/3", "issues/get-comment", { comment_id: "3" }],
  ])("reads %s", (path, id, parameters) => {
    const match = operations().match("GET", path);
    expect(match?.operation.id).toBe(id);
    expect(match?.parameters).toMatchObject(parameters);
  });
});

test("every operation of the description can be filled into a valid answer", () => {
  const description = operations();
  const faults = description.all.flatMap((operation) =>
    [...operation.answers].flatMap(([status, schema]) => {
      if (!schema || status >= 400) return [];
      const fault = description.answerFault(
        operation,
        status,
        fill(description.schemas, schema, undefined, "https://github.com"),
      );
      return fault === undefined ? [] : [`${operation.id} ${status} ${fault}`];
    }),
  );
  expect(faults).toEqual([]);
});

test("every emulated operation is in the description and has an entry of what it needs", () => {
  const published = new Set(operations().all.map(({ id }) => id));
  expect(Object.keys(HANDLERS).filter((id) => !published.has(id))).toEqual([]);
  expect(Object.keys(HANDLERS).sort()).toEqual(Object.keys(ACCESS).sort());
});

describe("a violation is", () => {
  test.each([
    ["an unknown path", "GET", "/repos/acme/memory/nothing/here", undefined, /no such operation/, 404],
    [
      "an operation that is not emulated",
      "GET",
      "/repos/acme/memory/teams",
      undefined,
      /repos\/list-teams: not emulated/,
      501,
    ],
    [
      "an unknown member of a body",
      "POST",
      "/repos/acme/memory/issues",
      { title: "T", bodi: "x" },
      /body member \/bodi is unknown/,
      422,
    ],
    [
      "an unknown member deep in a body",
      "POST",
      "/repos/acme/memory/check-runs",
      { name: "n", head_sha: "x", output: { title: "T", summary: "S", sumary: "x" } },
      /\/output\/sumary is unknown/,
      422,
    ],
    [
      "a fifty-first annotation",
      "POST",
      "/repos/acme/memory/check-runs",
      {
        name: "n",
        head_sha: "x",
        output: {
          title: "T",
          summary: "S",
          annotations: Array.from({ length: 51 }, () => ({
            path: "a",
            start_line: 1,
            end_line: 1,
            annotation_level: "notice",
            message: "m",
          })),
        },
      },
      /must NOT have more than 50 items/,
      422,
    ],
    [
      "an unknown query member",
      "GET",
      "/repos/acme/memory/pulls?states=open",
      undefined,
      /query parameter states is unknown/,
      422,
    ],
    [
      "a query value outside its list",
      "GET",
      "/repos/acme/memory/pulls?state=opened",
      undefined,
      /query parameter state: .*allowed values/,
      422,
    ],
    [
      "a number that is none",
      "GET",
      "/repos/acme/memory/pulls/one",
      undefined,
      /path parameter pull_number: .*must be integer/,
      422,
    ],
    ["a missing body", "POST", "/repos/acme/memory/check-runs", undefined, /the body is missing/, 422],
    [
      "a body where none belongs",
      "DELETE",
      "/repos/acme/memory/git/refs/heads/x",
      { a: 1 },
      /a body is not expected/,
      422,
    ],
    [
      "text that no handler meant",
      "POST",
      "/repos/acme/memory/issues",
      { title: "see forge-unset" },
      /never meant/,
      201,
    ],
  ])("%s", async (_, method, path, body, said, status) => {
    const standIn = await standInForTest();
    const repository = await standIn.createRepository("acme/memory");
    const permissions = {
      checks: "write",
      issues: "write",
      pull_requests: "write",
      contents: "write",
      administration: "read",
    } as const;
    const { value } = standIn.installationToken(repository, permissions);
    const answer = await standIn.fetch(`https://api.github.com${path}`, {
      method,
      headers: { authorization: `Bearer ${value}`, "user-agent": "test" },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    expect(answer.status).toBe(status);
    expect(standIn.takeViolations(said)).toHaveLength(1);
  });

  test("an API version that does not exist, and a request without User-Agent", async () => {
    const standIn = await standInForTest();
    await standIn.createRepository("acme/memory");
    const get = async (headers: Readonly<Record<string, string>>): Promise<number> =>
      (await standIn.fetch("https://api.github.com/repos/acme/memory", { headers })).status;
    expect(await get({ "user-agent": "test", "x-github-api-version": "2026-03-10" })).toBe(200);
    expect(await get({ "user-agent": "test", "x-github-api-version": "2025-01-01" })).toBe(400);
    expect(await get({})).toBe(403);
    expect(standIn.takeViolations(/unknown API version 2025-01-01|needs a User-Agent/)).toHaveLength(2);
  });

  test("an answer of a handler that the description does not allow", async () => {
    const standIn = await standInForTest();
    const repository = await standIn.createRepository("acme/memory");
    repository.rules.set("main", [{ type: "no_such_rule" }]);
    await client(standIn, standIn.personalToken("acme")).repos.getBranchRules({ ...AT, branch: "main" });
    expect(standIn.takeViolations(/repos\/get-branch-rules answered wrongly: 200 /)).toHaveLength(1);
  });
});

test("pages carry the links that the client follows", async () => {
  const standIn = await standInForTest();
  const repository = await standIn.createRepository("acme/memory");
  standIn.grant(repository, "maintainer", "admin");
  const octokit = client(standIn, standIn.personalToken("maintainer"));
  await octokit.issues.create({ ...AT, title: "T" });
  for (let at = 0; at < 5; at++) await octokit.issues.createComment({ ...AT, issue_number: 1, body: `${at}` });
  standIn.calls.length = 0;
  const all = await octokit.paginate(octokit.issues.listComments, { ...AT, issue_number: 1, per_page: 2 });
  expect(all.map(({ body }) => body)).toEqual(["0", "1", "2", "3", "4"]);
  expect(standIn.calls.map(({ operation, query, by, status }) => [operation, query, by, status])).toEqual([
    ["issues/list-comments", "?per_page=2", "maintainer", 200],
    ["issues/list-comments", "?per_page=2&page=2", "maintainer", 200],
    ["issues/list-comments", "?per_page=2&page=3", "maintainer", 200],
  ]);
});

test("two runs of one scenario give the same ids, times and commits", async () => {
  const scenario = async (): Promise<unknown> => {
    const standIn = await standInForTest();
    const repository = await standIn.createRepository("acme/memory");
    standIn.grant(repository, "maintainer", "admin");
    const octokit = client(standIn, standIn.personalToken("maintainer"));
    await standIn.commit(repository, "x", { "a.md": "one\n" }, { by: "maintainer" });
    await octokit.pulls.create({ ...AT, head: "x", base: "main", title: "T" });
    return [
      (await octokit.pulls.get({ ...AT, pull_number: 1 })).data,
      (await octokit.issues.createComment({ ...AT, issue_number: 1, body: "B" })).data,
    ];
  };
  expect(await scenario()).toEqual(await scenario());
});

test("who may not see a private repository is told that there is none", async () => {
  const standIn = await standInForTest();
  const repository = await standIn.createRepository("acme/memory", { private: true });
  const other = await standIn.createRepository("acme/other");
  for (const token of [undefined, standIn.personalToken("stranger"), standIn.jobToken(other, { contents: "read" })]) {
    expect(await refused(client(standIn, token).repos.get(AT))).toMatch(/^404 Not Found/);
  }
  expect((await client(standIn, standIn.jobToken(repository, {})).repos.get(AT)).data.private).toBe(true);
});
