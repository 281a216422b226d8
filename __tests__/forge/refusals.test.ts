/** What a refusal of GitHub is told as: the permission that is missing, what to do, and nothing that must not be shown. */
import { describe, it, type TestContext } from "vitest";
import { always, type Forge, type PullRequest } from "../../src/memory/forge.js";
import { ForgeRefusal, MissingPermission } from "../../src/memory/forge-refusal.js";
import { answerWith, dropConnection, primaryLimit, serverError, type Effect } from "../github/faults.js";
import { pullRequest, standInFor } from "./support.js";

const FORBIDDEN = "Resource not accessible by integration";

type Call = (forge: Forge, pull: PullRequest, head: string) => Promise<unknown>;

const CALLS = {
  comment: (forge, { number }, head) =>
    forge.upsertComment(number, { head, body: "Passed.\n", run: { id: 1, attempt: 1 } }, always),
  label: (forge, pull) => forge.setLabels(pull, { add: ["a"], remove: [] }, always),
  sarif: (forge, _, head) => forge.uploadSarif({ ref: "refs/heads/main", commit: head, sarif: "{}" }, always),
  issue: (forge) => forge.upsertHealthIssue({ title: "Health", body: "Good.\n", isUnwell: true }),
  pull: (forge, { number }) => forge.pullRequest(number),
  run: (forge) => forge.workflowRun(1),
  artifacts: (forge) => forge.runArtifacts(1, "memory-update"),
  tag: (forge, _, head) => forge.createTag({ name: "memory/a", commit: head, message: "a", place: "a" }),
  branch: (forge, { head: { branch } }, head) => forge.branchState(branch, head),
  repository: (forge) => forge.repository(),
} satisfies Readonly<Record<string, Call>>;

/** What a call throws where every request is answered so, once it is known who asks. */
async function refused(
  context: TestContext,
  name: keyof typeof CALLS,
  answer: (token: string) => Effect,
  operation = "*",
) {
  const standIn = await standInFor(context);
  const { forge, pull, head, token } = await pullRequest(standIn);
  await forge.identity();
  standIn.faults.add({ operation, times: 99, effect: answer(token.value) });
  const error: unknown = await CALLS[name](forge, pull, head).catch((thrown: unknown) => thrown);
  standIn.faults.clear();
  if (!(error instanceof ForgeRefusal)) throw new Error(`It threw ${String(error)}`);
  return { error, token: token.value };
}

describe("a missing permission", () => {
  it.concurrent.for([
    ["comment", "pull-requests: write"],
    ["label", "pull-requests: write"],
    ["sarif", "security-events: write"],
    ["issue", "issues: write"],
    ["pull", "pull-requests: write"],
    ["run", "actions: read"],
    ["artifacts", "actions: read"],
    ["tag", "contents: write"],
    ["branch", "contents: read", "repos/compare-commits-with-basehead"],
  ] as const)("of %s is named: %s", async ([name, permission, operation], context) => {
    const { expect } = context;
    const { error } = await refused(context, name, () => answerWith(403, FORBIDDEN), operation);
    expect(error).toBeInstanceOf(MissingPermission);
    expect(error).toMatchObject({ permission });
    expect([error.message, error.advice]).toEqual([
      expect.stringContaining(`lacks the permission \`${permission}\``),
      expect.stringContaining(`Add the line \`${permission} #`),
    ]);
  });

  it.concurrent("is not guessed where no address tells it, nor where GitHub says something else", async (context) => {
    const { expect } = context;
    const { error } = await refused(context, "repository", () => answerWith(403, FORBIDDEN));
    const other = await refused(context, "comment", () => answerWith(403, "Repository was archived so is read-only."));
    for (const each of [error, other.error]) expect(each).not.toBeInstanceOf(MissingPermission);
    expect(error.message).toBe(
      `GitHub refused GET /repos/acme/agent-memory (403): ${FORBIDDEN} - https://docs.github.com/rest`,
    );
    expect(other.error.message).toContain("archived");
  });
});

describe("a refusal", () => {
  it.concurrent.for([
    ["comment", answerWith(401, "Bad credentials"), /does not accept the token/, /valid token/],
    ["comment", answerWith(403, "This issue is locked"), /\(403\): This issue is locked/, /Unlock the conversation/],
    ["sarif", answerWith(403, "Advanced Security must be enabled"), /\(403\)/, /Enable code scanning/],
    ["pull", primaryLimit(600), /rate limit is used up until \d{4}-\S+Z, at GET/, /later/],
    ["pull", answerWith(429, "You have exceeded a rate limit"), /rate limit is used up/, /later/],
    ["pull", serverError(500), /answered 500 at GET \/repos\/acme\/agent-memory\/pulls\/1:/, /^Run it again later$/],
    ["pull", dropConnection(), /cannot be reached at GET/, /once this machine reaches GitHub/],
    [
      "pull",
      answerWith(403, "GitHub Actions is not permitted to create or approve pull requests."),
      /does not let workflows open pull requests/,
      /Workflow permissions/,
    ],
  ] as const)("of %s says what to do", async ([name, answer, message, advice], context) => {
    const { error } = await refused(context, name, () => answer);
    context.expect(error).not.toBeInstanceOf(MissingPermission);
    context.expect(error.message).toMatch(message);
    context.expect(error.advice).toMatch(advice);
  });

  it.concurrent("to compare a branch with a rewritten target says what to do", async (context) => {
    const answer = answerWith(404, "No common ancestor between a and b.");
    const { error } = await refused(context, "branch", () => answer, "repos/compare-commits-with-basehead");
    context.expect(error.advice).toMatch(/was rewritten: close the pull request/);
  });

  it.concurrent("repeats neither the token nor the query of the address", async (context) => {
    const { expect } = context;
    for (const status of [422, 500]) {
      const { error, token } = await refused(context, "artifacts", (own) =>
        answerWith(status, `It was ${own}, so no.`),
      );
      expect(error.message).toContain("It was ***, so no.");
      expect([error.message, error.advice, JSON.stringify(error)].join(" ")).not.toContain(token);
      expect(error.message).toMatch(/ \/repos\/acme\/agent-memory\/actions\/runs\/1\/artifacts\b(?!\?)/);
    }
  });
});
