/** The link on what an agent's run worked on: one, after the merge, only where it may be. */
import { describe, it, type TestContext } from "vitest";
import { linkBack } from "../../src/commands/propose/link-back.js";
import { connected } from "../forge/support.js";
import { decision, house } from "./house.js";

const MEMORY = "acme/agent-memory";
const COMMIT = "ab".repeat(20);

async function merged(context: TestContext, source: string) {
  const home = await house(context);
  const { standIn, repository } = home;
  const other = await standIn.createRepository("acme/checkout", { files: { "a.md": "one\n" } });
  const run = { id: "run-42", repository: source, issue: 1 };
  const issues = { owner: "acme", repo: source === MEMORY ? "agent-memory" : "checkout" };
  standIn.grant(other, "author", "write");
  await home.author.rest.issues.create({ ...issues, title: "Installs are throttled" });
  const { pull = 0 } = await home.run(home.artifact([decision("web")], { sourceRun: run }));
  const scopes = { pull_requests: "write", issues: "write" } as const;
  const link = async (
    sources: string[] = [],
    forge = connected(standIn, standIn.jobToken(repository, scopes), MEMORY).forge,
  ) =>
    await linkBack({
      forge,
      forgeOf: (name) => Promise.resolve(connected(standIn, standIn.jobToken(other, scopes), name).forge),
      memory: { id: repository.id, name: MEMORY },
      policy: () => Promise.resolve({ sources }),
      pull,
      commit: COMMIT,
      server: "https://github.com",
    });
  const texts = (on: typeof other) =>
    [...on.comments.values()].filter(({ issue }) => issue === 1).map(({ body }) => body);
  return { ...home, other, pull, link, texts };
}

describe("after the merge", () => {
  it.concurrent("the issue of the run gets one link, however often the job runs", async (context) => {
    const { expect } = context;
    const { link, texts, repository, pull } = await merged(context, MEMORY);
    expect(await link()).toEqual({ outcome: "linked", source: `${MEMORY}#1` });
    expect(await link()).toEqual({ outcome: "linked-before", source: `${MEMORY}#1` });
    expect(texts(repository)).toEqual([expect.stringContaining(`/commit/${COMMIT}`)]);
    expect(texts(repository)[0]).toContain(`/pull/${pull}`);
  });

  it.concurrent("two jobs at once leave one link", async (context) => {
    const { expect } = context;
    const { link, texts, repository } = await merged(context, MEMORY);
    await Promise.all([link(), link()]);
    expect(texts(repository)).toHaveLength(1);
  });

  it.concurrent("another repository gets it where the memory lists it", async (context) => {
    const { expect } = context;
    const { link, texts, other } = await merged(context, "acme/checkout");
    expect(await link()).toMatchObject({ outcome: "not-linked", because: "the memory does not list the repository" });
    expect(texts(other)).toEqual([]);
    expect(await link(["acme/checkout"])).toMatchObject({ outcome: "linked", source: "acme/checkout#1" });
    expect(texts(other)).toHaveLength(1);
  });

  it.concurrent("a proposal of another App is named with its account, and nothing is linked", async (context) => {
    const { expect } = context;
    const { standIn, repository, texts, link } = await merged(context, MEMORY);
    const token = standIn.installationToken(repository, { pull_requests: "write", issues: "write" }, "other-app");
    const forge = connected(standIn, token, MEMORY).forge;
    expect(await link([], forge)).toEqual({ outcome: "not-ours", account: "github-actions[bot]" });
    expect(texts(repository)).toEqual([]);
    expect(await link()).toMatchObject({ outcome: "linked" });
  });

  it.concurrent("a block that somebody else wrote counts for nothing", async (context) => {
    const { expect } = context;
    const { link, texts, repository, author, pull } = await merged(context, MEMORY);
    const own = [...repository.comments.values()].find(({ issue }) => issue === pull);
    if (!own) throw new Error("the proposal has no comment");
    const body = own.body;
    repository.comments.delete(own.id);
    await author.rest.issues.createComment({ owner: "acme", repo: "agent-memory", issue_number: pull, body });
    expect(await link()).toEqual({ outcome: "nothing-named" });
    expect(texts(repository)).toEqual([]);
  });
});
