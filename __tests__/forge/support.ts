/** The product's adapter at the stand-in's door without a socket. */
import type { Forge, PullRequest } from "../../src/memory/forge.js";
import { connectGitHub } from "../../src/forge/github.js";
import type { Redactor } from "../../src/memory/redactor.js";
import { makeRedactor } from "../../src/secrets/redactor.js";
import type { TestContext } from "vitest";
import { StandIn } from "../github/stand-in.js";
import type { Permissions, Token } from "../github/tokens.js";
import type { Repository } from "../github/state.js";

/**
 * A stand-in for a test that runs beside others. It ends with the test, which fails on requests that GitHub does not
 * describe.
 */
export async function standInFor({ onTestFinished, expect }: TestContext): Promise<StandIn> {
  const standIn = await StandIn.create();
  onTestFinished(async () => {
    await standIn.close();
    expect(standIn.violations).toEqual([]);
  });
  return standIn;
}

const WRITE: Permissions = {
  contents: "read",
  pull_requests: "write",
  checks: "write",
  security_events: "write",
};

export interface Connected {
  readonly forge: Forge;
  readonly log: string[];
  readonly redactor: Redactor;
}

/** A second of waiting takes a millisecond. */
export function connected(
  standIn: StandIn,
  token: Token,
  repository = "acme/agent-memory",
  fetch: typeof globalThis.fetch = standIn.fetch,
  answerWithin?: number,
): Connected {
  const [owner = "", name = ""] = repository.split("/");
  const log: string[] = [];
  const redactor = makeRedactor();
  const forge = connectGitHub({
    token: token.value,
    apiUrl: standIn.urls.api,
    owner,
    repository: name,
    version: "0.0.0",
    redactor,
    log: (line) => log.push(line),
    fetch,
    second: 1,
    mutationBytes: 100_000,
    ...(answerWithin !== undefined && { answerWithin }),
  });
  return { forge, log, redactor };
}

/** A repository with one open pull request, and a job's token that may do all that publishing needs. */
export async function pullRequest(
  standIn: StandIn,
  permissions: Permissions = WRITE,
): Promise<{ repository: Repository; pull: PullRequest; head: string; forge: Forge; log: string[]; token: Token }> {
  const repository = await standIn.createRepository("acme/agent-memory", { files: { "a.md": "one\n" } });
  standIn.grant(repository, "author", "write");
  const head = await standIn.commit(repository, "agent/x", { "a.md": "two\n" }, { by: "author" });
  const person = connected(standIn, standIn.personalToken("author"));
  await open(standIn, "agent/x");
  const token = standIn.jobToken(repository, permissions);
  const { forge, log } = connected(standIn, token);
  const pull = await person.forge.pullRequest(1);
  if (!pull) throw new Error("no pull request");
  return { repository, pull, head, forge, log, token };
}

export async function open(standIn: StandIn, head: string, by = "author"): Promise<number> {
  const { client } = await import("../github/for-test.js");
  const octokit = client(standIn, standIn.personalToken(by));
  const { data } = await octokit.rest.pulls.create({
    owner: "acme",
    repo: "agent-memory",
    head,
    base: "main",
    title: "A change",
  });
  return data.number;
}
