/** GraphQL on GitHub's own schema. */
import { expect, test } from "vitest";
import { client, standInForTest } from "./for-test.js";
import type { StandIn } from "./stand-in.js";
import type { Token } from "./tokens.js";

const COMMIT = `mutation ($input: CreateCommitOnBranchInput!) {
  createCommitOnBranch(input: $input) { commit { oid url signature { isValid } } ref { name target { oid } } }
}`;
const COMMENTS = `query ($after: String) {
  repository(owner: "acme", name: "memory") {
    pullRequest(number: 1) {
      headRefOid
      isCrossRepository
      comments(first: 2, after: $after) { totalCount nodes { databaseId body author { __typename login } } pageInfo { hasNextPage endCursor } }
    }
  }
}`;

async function ask(
  standIn: StandIn,
  token: Token,
  query: string,
  variables: object = {},
): Promise<{ data: unknown; errors: { type?: string; message: string }[] }> {
  const answer = await standIn.fetch("https://api.github.com/graphql", {
    method: "POST",
    headers: { authorization: `Bearer ${token.value}`, "user-agent": "test" },
    body: JSON.stringify({ query, variables }),
  });
  expect(answer.status).toBe(200);
  const { data, errors = [] } = (await answer.json()) as {
    data: unknown;
    errors?: { type?: string; message: string }[];
  };
  return { data, errors };
}

test("the viewer bears the suffix of a bot, the author of a comment does not", async () => {
  const standIn = await standInForTest();
  const repository = await standIn.createRepository("acme/memory");
  standIn.grant(repository, "maintainer", "admin");
  const head = await standIn.commit(repository, "x", { "a.md": "one\n" });
  await client(standIn, standIn.personalToken("maintainer")).pulls.create({
    owner: "acme",
    repo: "memory",
    head: "x",
    base: "main",
    title: "T",
  });
  const job = standIn.jobToken(repository, { pull_requests: "write" });
  for (const body of ["one", "two", "three"]) {
    await client(standIn, job).issues.createComment({ owner: "acme", repo: "memory", issue_number: 1, body });
  }
  expect(await ask(standIn, job, "{ viewer { login databaseId } }")).toEqual({
    data: { viewer: { login: "github-actions[bot]", databaseId: 41898282 } },
    errors: [],
  });
  const first = await ask(standIn, job, COMMENTS);
  expect(first.data).toMatchObject({
    repository: {
      pullRequest: {
        headRefOid: head,
        isCrossRepository: false,
        comments: {
          totalCount: 3,
          nodes: [{ body: "one", author: { __typename: "Bot", login: "github-actions" } }, { body: "two" }],
          pageInfo: { hasNextPage: true, endCursor: "2" },
        },
      },
    },
  });
  expect((await ask(standIn, job, COMMENTS, { after: "2" })).data).toMatchObject({
    repository: { pullRequest: { comments: { nodes: [{ body: "three" }], pageInfo: { hasNextPage: false } } } },
  });
  const [refused] = (await ask(standIn, standIn.jobToken(repository, {}), COMMENTS)).errors;
  expect(refused).toMatchObject({ type: "FORBIDDEN", message: "Resource not accessible by integration" });
});

test("a commit is made where the head is the expected one", async () => {
  const standIn = await standInForTest();
  const repository = await standIn.createRepository("acme/memory", { files: { "a.md": "one\n", "b.md": "one\n" } });
  const job = standIn.jobToken(repository, { contents: "write" });
  const expectedHeadOid = await repository.git.ref("refs/heads/main");
  const input = {
    branch: { repositoryNameWithOwner: "acme/memory", branchName: "main" },
    message: { headline: "Regenerate", body: "indexes" },
    expectedHeadOid,
    fileChanges: {
      additions: [{ path: "indexes/x.json", contents: Buffer.from("{}").toString("base64") }],
      deletions: [{ path: "b.md" }],
    },
  };
  const made = await ask(standIn, job, COMMIT, { input });
  expect(made.errors).toEqual([]);
  const head = (await repository.git.ref("refs/heads/main")) ?? "";
  expect(made.data).toMatchObject({
    createCommitOnBranch: {
      commit: { oid: head, signature: { isValid: true } },
      ref: { name: "main", target: { oid: head } },
    },
  });
  expect(await repository.git.commit(head)).toMatchObject({
    message: "Regenerate\n\nindexes",
    author: { name: "github-actions[bot]" },
    parents: [expectedHeadOid],
  });
  expect((await repository.git.tree(head, { recursive: true })).map(({ path }) => path)).toEqual([
    "a.md",
    "indexes",
    "indexes/x.json",
  ]);
  expect(standIn.events.at(-1)).toMatchObject({ name: "push", startsRuns: false });

  const error = async (token: Token, change: object): Promise<unknown> =>
    (await ask(standIn, token, COMMIT, { input: { ...input, expectedHeadOid: head, ...change } })).errors[0];
  expect(await error(job, { expectedHeadOid })).toMatchObject({
    type: "STALE_DATA",
    message: /Expected branch to point to/,
  });
  expect(await error(job, { fileChanges: { deletions: [{ path: "none.md" }] } })).toMatchObject({
    message: /does not exist as of commit/,
  });
  expect(await error(job, { branch: { repositoryNameWithOwner: "acme/none", branchName: "main" } })).toMatchObject({
    type: "NOT_FOUND",
  });
  expect(await error(standIn.jobToken(repository, { contents: "read" }), {})).toMatchObject({ type: "FORBIDDEN" });
  standIn.commitBytes = 1;
  expect(await error(job, {})).toMatchObject({ message: /too large/ });
  repository.protections.set("main", { requiredChecks: [], requiredApprovals: 1 });
  expect(await error(job, {})).toMatchObject({ message: /must be made through a pull request/ });
});

test("what the schema does not know is an error; what the stand-in does not know is a violation too", async () => {
  const standIn = await standInForTest();
  await standIn.createRepository("acme/memory");
  const person = standIn.personalToken("acme");
  expect((await ask(standIn, person, "{ viewer { logn } }")).errors[0]?.message).toMatch(
    /Cannot query field "logn" on type "User"/,
  );
  const { errors } = await ask(standIn, person, '{ repository(owner: "acme", name: "memory") { stargazerCount } }');
  expect(errors[0]?.message).toBe("Repository.stargazerCount is not emulated");
  standIn.takeViolations(/stargazerCount is not emulated/);
});
