/** `command: auto` after an agent's run, as the committed Action runs it: what it left, if anything, becomes one pull request. */
import { expect, it } from "vitest";
import { contextOf } from "../github/context.js";
import { workflowRunEvent } from "../github/events.js";
import { standInForTest } from "../github/for-test.js";
import type { Permissions } from "../github/tokens.js";
import { writeZip } from "../github/zip.js";
import { makeFolder } from "../git/fixture.js";
import { runActionAsync } from "../runner/run-action.js";
import { FACTS, MEMORY, sdkRun, withPolicy } from "../runs/run-kit.js";

const MAY = { actions: "read", contents: "write", pull_requests: "write" } as const;

it(
  "a run is imported once; one that left nothing, or may not be read, writes nothing",
  { timeout: 120_000 },
  async () => {
    const standIn = await standInForTest();
    await standIn.listen();
    const repository = await standIn.createRepository("acme/agent-memory", {
      private: true,
      files: withPolicy("  repository: repository:checkout\n", MEMORY),
    });
    repository.workflowSettings.mayApprove = true;
    const sha = (await repository.git.ref("refs/heads/main")) ?? "";
    const workflow = standIn.workflow(repository, ".github/workflows/agent.yml", "agent");
    const ended = { event: "push", branch: "main", sha, conclusion: "success" } as const;
    const run = await standIn.workflowRun(repository, workflow, ended);
    workflowRunEvent(standIn, repository, run, "completed");
    const event = standIn.events.at(-1);
    if (!event) throw new Error("no event");
    const step = async (permissions: Permissions) => {
      const context = await contextOf(standIn, event);
      standIn.calls.length = 0;
      const result = await runActionAsync({
        workspace: makeFolder(),
        inputs: { command: "auto" },
        eventName: "workflow_run",
        event: context.event,
        github: { ...context, runId: 77, token: standIn.jobToken(repository, permissions).value },
      });
      const writes = standIn.calls
        .filter(({ operation, method, body }) => {
          if (operation === "graphql") return JSON.stringify(body).includes("mutation");
          return operation !== "git" && method !== "GET";
        })
        .map(({ operation }) => operation);
      return { ...result, writes, told: result.annotations.map(({ name, data }) => `${name} ${data}`) };
    };
    const pulls = () => [...repository.issues.keys()];

    const forbidden = await step({ contents: "write", pull_requests: "write" });
    expect([forbidden.exitCode, forbidden.writes, forbidden.outputs["verdict"]]).toEqual([2, [], "fail"]);
    expect(forbidden.told).toEqual([expect.stringMatching(/^error .*lacks the permission `actions: read`/)]);

    const nothing = await step(MAY);
    expect([nothing.exitCode, nothing.writes, nothing.outputs["verdict"]]).toEqual([0, [], "pass"]);
    expect(nothing.told).toEqual([
      expect.stringMatching(/^notice .* memory-update: there is nothing to propose/),
      expect.stringMatching(/^notice .* memory-run: there is nothing to import/),
    ]);

    const files = Object.entries(sdkRun(FACTS));
    const entries = files.map(([name, text]) => ({ name: `.a5c/runs/${FACTS.id}/${name}`, bytes: Buffer.from(text) }));
    standIn.artifact(repository, run, "memory-run", writeZip(entries, { compress: true }));
    // Main is broken by itself: whoever sends the run hears why its pull request is red.
    await standIn.commit(repository, "main", { "graph/broken.yaml": "nodeKind: Team\nid: team:broken\n" });
    const first = await step(MAY);
    expect(first.told).toContainEqual(
      expect.stringMatching(/^notice Main fails the check by itself, with \d+ errors?: the pull request will be red/),
    );
    expect(first).toMatchObject({ exitCode: 0, outputs: { verdict: "pass", "pull-request": "1" } });
    expect(first.told.at(-1)).toBe("notice Import of a run: proposed, pull request 1.");
    expect(pulls()).toEqual([1]);
    const comments = repository.comments.size;

    const second = await step(MAY);
    expect(second).toMatchObject({ exitCode: 0, writes: [], outputs: { verdict: "pass", "pull-request": "1" } });
    expect(second.told.at(-1)).toBe("notice Import of a run: unchanged, pull request 1.");
    expect([pulls(), repository.comments.size]).toEqual([[1], comments]);

    // What blocks a run is told by rule and file, without a word of the run.
    const owned = withPolicy("  repository: repository:checkout\n  owners: [nobody]\n", MEMORY)["memory-steward.yml"];
    await standIn.commit(repository, "main", { "memory-steward.yml": owned });
    const blocked = await step(MAY);
    expect(blocked).toMatchObject({ exitCode: 1, writes: [], outputs: { codes: "MEMORY_REJECTED_BREAKS_CHECK" } });
    expect(blocked.told.filter((line) => line.includes("The check finds record/"))).toContain(
      `error The check finds record/invalid-owner in babysitter/runs/${FACTS.id}/run.yaml.`,
    );

    // A request has to name a run.
    const context = await contextOf(standIn, event);
    const asked = await runActionAsync({
      workspace: makeFolder(),
      inputs: { command: "import-run" },
      eventName: "repository_dispatch",
      event: { ...(context.event as object), action: "memory-run", client_payload: {} },
      github: { ...context, runId: 78, token: standIn.jobToken(repository, MAY).value },
    });
    expect([asked.exitCode, asked.annotations.map(({ name, data }) => `${name} ${data}`)]).toEqual([
      2,
      [
        expect.stringMatching(
          /^error memory-steward: The request names no run\.\s+Send `run`, the id of a workflow run/,
        ),
      ],
    ]);
  },
);
