/** The Action's steps `snapshot`, `resolve`, `health` and `auto` on a push, as the runner starts them, on one story. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { it } from "vitest";
import { client } from "../github/for-test.js";
import type { Permissions } from "../github/tokens.js";
import { git, makeFolder } from "../git/fixture.js";
import { runActionAsync, type ActionResult } from "../runner/run-action.js";
import { ForgeStory, attestation, tool } from "../snapshots/forge-story.js";

const AT = { owner: "acme", repo: "agent-memory" };

it("the steps about time tell outputs, summary and exit code", { timeout: 300_000 }, async (context) => {
  const { expect } = context;
  // The configuration says nothing of snapshots.
  const story = await ForgeStory.open(context, {}, "");
  const { standIn, repository } = story;
  const urls = await standIn.listen();
  const step = async (
    inputs: Readonly<Record<string, string>>,
    permissions: Permissions,
    eventName = "schedule",
    more: Readonly<Record<string, unknown>> = {},
  ): Promise<{ result: ActionResult; workspace: string }> => {
    const workspace = makeFolder();
    git(workspace, "clone", "--quiet", repository.git.folder, ".");
    const result = await runActionAsync({
      workspace,
      eventName,
      event: {
        ref: "refs/heads/main",
        deleted: false,
        repository: { id: repository.id, default_branch: "main", private: repository.private },
        ...more,
      },
      inputs,
      github: {
        repository: "acme/agent-memory",
        serverUrl: urls.server,
        apiUrl: urls.api,
        graphqlUrl: urls.graphql,
        token: standIn.jobToken(repository, permissions).value,
      },
    });
    expect(result.otherCommands).toEqual([]);
    return { result, workspace };
  };
  const notices = ({ annotations }: ActionResult) => annotations.filter(({ name }) => name === "notice");
  const levels = ({ annotations }: ActionResult) => annotations.map(({ name, data }) => `${name} ${data}`);

  // A push whose token may only read: the check counts, and what is not done is a note.
  const { result: reading } = await step({ command: "auto" }, { contents: "read" }, "push");
  expect(reading).toMatchObject({ exitCode: 0, outputs: { verdict: "pass" } });
  expect(notices(reading).map(({ data }) => data)).toContainEqual(
    expect.stringMatching(/^The check counts, but the index is not written\. .*contents: write/),
  );
  expect(levels(reading).join("\n")).not.toContain("warning The token");

  const path = "snapshots/attestations.yaml";
  const merge = await story.approved({ [path]: attestation({ commit: await story.tip(), history: true }) });
  const { result: made } = await step({ command: "snapshot" }, { contents: "write", pull_requests: "read" });
  const tag = `memory/snapshots/${story.mergedAt(1).replaceAll(":", "")}`;
  expect(made).toMatchObject({
    exitCode: 0,
    outputs: { verdict: "pass", snapshot: tag, "snapshots-made": "1", "unapproved-commits": "0" },
  });
  expect(made.summary).toContain(`tagged ${tag} at ${merge.slice(0, 12)}, pull request 1`);
  expect(made.annotations).toEqual([]);

  const push = await story.commit({ "graph/pushed.yaml": tool("pushed", "team:unknown") });
  const { result: held } = await step({ command: "snapshot" }, { contents: "write", pull_requests: "read" });
  expect(held).toMatchObject({
    exitCode: 1,
    outputs: { verdict: "fail", snapshot: tag, "snapshots-made": "0", "unapproved-commits": "1" },
  });
  expect(levels(held)).toEqual([expect.stringMatching(/^warning not approved: .*direct push.*: came without/)]);
  expect(held.summary).toContain("came without a merged pull request");
  // Whoever asks for it by hand gets it all the same.
  const byHand = { inputs: { command: "snapshot" } };
  const { result: asked } = await step(
    { command: "auto" },
    { contents: "write", pull_requests: "read" },
    "workflow_dispatch",
    byHand,
  );
  expect([asked.exitCode, asked.outputs, levels(asked)]).toEqual([held.exitCode, held.outputs, levels(held)]);

  const { result: resolved } = await step({ command: "resolve", at: story.mergedAt(1) }, { contents: "read" });
  expect(resolved).toMatchObject({
    exitCode: 0,
    outputs: {
      verdict: "pass",
      "resolved-commit": merge,
      "current-commit": push,
      approved: "true",
      snapshot: tag,
      "known-bad": "false",
      "source-digest": expect.stringMatching(/^sha256:/) as string,
    },
  });
  expect(resolved.summary).toContain(merge);
  const { result: refused } = await step({ command: "resolve", at: "2020-01-01T00:00:00Z" }, { contents: "read" });
  expect([refused.exitCode, refused.outputs["verdict"]]).toEqual([2, "fail"]);
  expect(refused.outputs["resolved-commit"]).toBeUndefined();
  const writing = { contents: "write", pull_requests: "write" } as const;
  for (const command of ["proposals", "reindex"]) {
    const { result: forbidden } = await step({ command }, {});
    expect([command, forbidden.exitCode, forbidden.outputs["verdict"]]).toEqual([command, 2, "fail"]);
    const { result: done } = await step({ command }, writing);
    expect([command, done.exitCode, done.outputs["verdict"]]).toEqual([command, 0, "pass"]);
  }
  // Nobody may take for checked what an event asked nothing of.
  const { result: idle } = await step({ command: "auto" }, {}, "release");
  expect([idle.exitCode, idle.outputs["verdict"]]).toEqual([0, "fail"]);
  expect(levels(refused)).toEqual([expect.stringMatching(/^error memory-steward: There is no snapshot at or before/)]);

  const inputs = { command: "health", "dashboard-file": "health.html" };
  const may = { contents: "read", issues: "write", pull_requests: "read" } as const;
  const { result: health, workspace } = await step(inputs, may);
  expect(health).toMatchObject({
    exitCode: 0,
    outputs: { verdict: "pass", alerts: "", critical: "false", issue: "2", dashboard: "health.html" },
  });
  expect(health.summary).toContain("No alert");
  expect(readFileSync(join(workspace, "health.html"), "utf8")).toContain("Memory health");
  // A day later nothing has changed, and nobody is told so.
  standIn.advance(86_400);
  const written = repository.issues.get(2)?.updatedAt;
  const { result: again } = await step(inputs, may);
  expect(again.log).toContain("Issue 2 was left as it is");
  expect(repository.issues.get(2)?.updatedAt).toBe(written);
  // A memory that cannot be judged is critical, and a missing permission is named.
  await story.commit({ "ontology/node-kinds.yaml": "nodeKinds: 7\n" });
  const { result: poor } = await step(inputs, { contents: "read", pull_requests: "read" });
  expect(poor.exitCode).toBe(2);
  expect(levels(poor).join("\n")).toContain("issues: write");
  const { result: unwell } = await step(inputs, may);
  expect(unwell).toMatchObject({
    exitCode: 1,
    outputs: { verdict: "fail", alerts: "ontology-invalid,stale-indexes", critical: "true", issue: "2" },
  });
  expect(levels(unwell)).toEqual([
    expect.stringMatching(/^error ontology-invalid: /),
    expect.stringMatching(/^warning stale-indexes: /),
  ]);
  const { data } = await client(standIn, standIn.personalToken("ann")).rest.issues.get({ ...AT, issue_number: 2 });
  expect(data.title).toBe("Memory health: 2 alerts, 1 critical");
});
