/** Which pull request a run speaks for (security rules 5 to 10). */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { readEvent } from "../../src/actions/event.js";
import { findPullRequest, LISTED_PULLS, type FinishedRun } from "../../src/commands/publish/find-pull-request.js";
import { connected, open } from "../forge/support.js";
import { standInForTest } from "../github/for-test.js";
import type { StandIn } from "../github/stand-in.js";
import type { Repository } from "../github/state.js";

interface Scene {
  readonly standIn: StandIn;
  readonly repository: Repository;
  readonly fork: Repository;
  readonly head: string;
  /** A run of the fork's pull request, as GitHub describes it. */
  readonly run: FinishedRun;
  readonly find: (run: Partial<FinishedRun>) => Promise<unknown>;
}

async function scene(): Promise<Scene> {
  const standIn = await standInForTest();
  const repository = await standIn.createRepository("acme/agent-memory");
  standIn.grant(repository, "author", "write");
  const fork = await standIn.fork(repository, "contributor");
  const head = await standIn.commit(fork, "agent/x", { "a.md": "one\n" }, { by: "contributor" });
  await open(standIn, "contributor:agent/x", "contributor");
  const { forge } = connected(standIn, standIn.jobToken(repository, { contents: "read", pull_requests: "write" }));
  const run: FinishedRun = {
    event: "pull_request",
    conclusion: "failure",
    repositoryId: repository.id,
    head: { sha: head, branch: "agent/x", repositoryId: fork.id, owner: "contributor" },
    pullRequests: [],
  };
  const find = async (changes: Partial<FinishedRun>) => {
    const binding = await findPullRequest(forge, { ...run, ...changes }, repository.id);
    if ("shared" in binding) return binding.shared.map(({ number }) => number);
    return "pull" in binding ? binding.pull.number : binding.refusal;
  };
  return { standIn, repository, fork, head, run, find };
}

describe("the pull request of a run", () => {
  it("is found by head repository and commit, where a fork's run names none", async () => {
    const { find } = await scene();
    expect(await find({})).toBe(1);
  });

  it("is found behind more open ones than are listed, and among those of one commit by its branch", async () => {
    const { standIn, repository, head, find } = await scene();
    for (let at = 0; at < LISTED_PULLS; at++) {
      await standIn.commit(repository, `agent/${at}`, { [`${at}.md`]: "x\n" }, { by: "author" });
      await open(standIn, `agent/${at}`);
    }
    standIn.calls.length = 0;
    expect(await find({})).toBe(1);
    expect(standIn.calls.map(({ operation }) => operation)).toEqual(["pulls/list", "pulls/list"]);
    expect(await find({ head: { sha: head, branch: "agent/y", repositoryId: 1, owner: "contributor" } })).toContain(
      "no open pull request",
    );
  });

  it("is one of two with the same commit", async () => {
    const { standIn, fork, head, find, run } = await scene();
    await fork.git.updateRef("refs/heads/agent/y", head, "0".repeat(40));
    const other = await open(standIn, "contributor:agent/y", "contributor");
    standIn.calls.length = 0;
    expect(await find({})).toBe(1);
    expect(await find({ head: { ...run.head, branch: "agent/y" } })).toBe(other);
    expect(standIn.calls).toHaveLength(2);
  });

  it("spoofed pull request number: a number that the run names does not count for a fork", async () => {
    const { standIn, repository, find } = await scene();
    await standIn.commit(repository, "victim", { "b.md": "two\n" }, { by: "author" });
    const victim = await open(standIn, "victim");
    expect(await find({ pullRequests: [victim] })).toBe(1);
  });

  it("a number of this repository's own counts only with the run's commit", async () => {
    const { standIn, repository, head, find } = await scene();
    const own = await standIn.commit(repository, "own", { "b.md": "two\n" }, { by: "author" });
    const number = await open(standIn, "own");
    const of = (sha: string) => ({ sha, branch: "own", repositoryId: repository.id, owner: "acme" });
    expect(await find({ pullRequests: [number], head: of(own) })).toBe(number);
    expect(await find({ pullRequests: [number, 1], head: of(own) })).toBe(number);
    expect(await find({ pullRequests: [number], head: of(head) })).toContain("no open pull request");
  });

  it.each([
    ["push", "started by push"],
    ["pull_request_target", "started by pull_request_target"],
    ["workflow_dispatch", "started by workflow_dispatch"],
    ["", "started by "],
  ])("a run started by %j is refused without a call (security rules 5 and 8)", async (event, reason) => {
    const { standIn, find } = await scene();
    standIn.calls.length = 0;
    expect(await find({ event })).toContain(reason);
    expect(standIn.calls).toEqual([]);
  });

  it.each(["cancelled", "skipped", "neutral", "timed_out", "action_required", "stale", "startup_failure", "made-up"])(
    "a run that ended as %s is followed all the same: a fork decides how its runs end",
    async (conclusion) => {
      const { find } = await scene();
      expect(await find({ conclusion })).toBe(1);
    },
  );

  it("a run that has not ended is followed later", async () => {
    const { find } = await scene();
    expect(await find({ conclusion: undefined })).toContain("has not ended");
  });

  it("a run of another repository is refused, and so is a head of the same name with another id (security rule 9)", async () => {
    const { fork, run, find } = await scene();
    expect(await find({ repositoryId: fork.id })).toContain("another repository");
    expect(await find({ head: { ...run.head, repositoryId: 424242 } })).toContain("no open pull request");
    expect(await find({ head: { ...run.head, repositoryId: undefined } })).toContain("no open pull request");
  });

  it("head moved between check and publish: the old commit's run finds nothing", async () => {
    const { standIn, fork, find } = await scene();
    await standIn.commit(fork, "agent/x", { "a.md": "two\n" }, { by: "contributor" });
    expect(await find({})).toContain("no open pull request");
  });

  it("two pull requests from one head are both named, since the run does not say which of them it was about", async () => {
    const { standIn, repository, find } = await scene();
    await standIn.commit(repository, "other-base", { "c.md": "three\n" });
    const { client } = await import("../github/for-test.js");
    await client(standIn, standIn.personalToken("contributor")).rest.pulls.create({
      ...{ owner: "acme", repo: "agent-memory", title: "Again" },
      ...{ head: "contributor:agent/x", base: "other-base" },
    });
    expect(await find({})).toEqual([2, 1]);
  });

  it("none of GitHub's published examples of a finished run is taken for a pull request's", async () => {
    const examples = createRequire(import.meta.url)("@octokit/webhooks-examples") as readonly {
      readonly name: string;
      readonly examples: readonly { readonly repository: { readonly id: number } }[];
    }[];
    const runs = examples.find(({ name }) => name === "workflow_run")?.examples ?? [];
    expect(runs).toHaveLength(5);
    const standIn = await standInForTest();
    const repository = await standIn.createRepository("acme/agent-memory");
    const { forge } = connected(standIn, standIn.jobToken(repository, { contents: "read" }));
    const folder = mkdtempSync(join(tmpdir(), "event-"));
    try {
      for (const payload of runs) {
        const path = join(folder, "event.json");
        writeFileSync(path, JSON.stringify(payload));
        const event = readEvent({ GITHUB_EVENT_NAME: "workflow_run", GITHUB_EVENT_PATH: path });
        if (event.name !== "workflow_run") throw new Error("not a run");
        expect(await findPullRequest(forge, event.run, payload.repository.id)).toHaveProperty("refusal");
      }
      expect(standIn.calls).toEqual([]);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
