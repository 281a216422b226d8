/** The pages show what was written, and let none of it act. */
import { expect, test } from "vitest";
import { client, standInForTest } from "./for-test.js";

const AT = { owner: "acme", repo: "memory" };
const ATTACK = `<script>alert(1)</script><img src=x onerror="x">'&`;

test("a pull request, its checks and its files are shown as text", async () => {
  const standIn = await standInForTest();
  const { server } = await standIn.listen();
  const repository = await standIn.createRepository("acme/memory");
  standIn.grant(repository, "maintainer", "admin");
  const head_sha = await standIn.commit(repository, "x", { "a b.md": `one\n${ATTACK}\n` }, { message: ATTACK });
  const person = client(standIn, standIn.personalToken("maintainer"));
  await person.pulls.create({ ...AT, head: "x", base: "main", title: ATTACK, body: ATTACK });
  await person.issues.createComment({ ...AT, issue_number: 1, body: ATTACK });
  const annotation = {
    path: "a b.md",
    start_line: 2,
    end_line: 2,
    annotation_level: "failure",
    message: ATTACK,
  } as const;
  const job = client(standIn, standIn.jobToken(repository, { checks: "write" }));
  const { data } = await job.checks.create({
    ...AT,
    name: ATTACK,
    head_sha,
    conclusion: "failure",
    output: { title: ATTACK, summary: ATTACK, annotations: [annotation] },
  });

  const pages = {
    "/": "acme/memory",
    "/acme/memory": "#1",
    "/acme/memory/pull/1": "Comments",
    [`/acme/memory/commit/${head_sha}`]: "a b.md",
  };
  for (const [path, part] of Object.entries({
    ...pages,
    [`/acme/memory/runs/${data.id}`]: "1 annotations",
    [`/acme/memory/blob/${head_sha}/a%20b.md`]: 'id="L2"',
  })) {
    const answer = await fetch(server + path);
    const text = await answer.text();
    expect(answer.status, path).toBe(200);
    expect(answer.headers.get("content-security-policy"), path).toBe("default-src 'none'; style-src 'unsafe-inline'");
    expect(text, path).toContain(part);
    expect(text, path).not.toMatch(/<script|<img/);
    if (path.includes("/pull/") || path.includes("/runs/")) expect(text).toContain("&lt;script&gt;alert(1)");
  }
  // What the answers of the API link to is there.
  for (const link of [data.html_url ?? "", (await person.pulls.get({ ...AT, pull_number: 1 })).data.html_url]) {
    expect((await fetch(link)).status).toBe(200);
  }
  expect((await fetch(`${server}/acme/none`)).status).toBe(404);
  expect((await fetch(`${server}/acme/memory/pull/1`, { method: "POST" })).status).toBe(404);
});
