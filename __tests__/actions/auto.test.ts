/** Every row of the table of `command: auto` (docs/architecture.md), with payloads that GitHub published as examples. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { planFor } from "../../src/actions/auto.js";
import { readEvent } from "../../src/actions/event.js";
import { UserError } from "../../src/memory/user-error.js";

type Payload = Readonly<Record<string, unknown>>;

const EXAMPLES = createRequire(import.meta.url)("@octokit/webhooks-examples") as readonly {
  readonly name: string;
  readonly examples: readonly Payload[];
}[];

const folder = mkdtempSync(join(tmpdir(), "event-"));
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

function example(name: string, action?: string): Payload {
  const all = EXAMPLES.find((one) => one.name === name)?.examples ?? [];
  const found = all.find((payload) => action === undefined || payload["action"] === action);
  if (!found) throw new Error(`no example of ${name} ${action ?? ""}`);
  return found;
}

function plan(name: string, payload: unknown) {
  const path = join(folder, "event.json");
  writeFileSync(path, JSON.stringify(payload));
  return planFor(readEvent({ GITHUB_EVENT_NAME: name, GITHUB_EVENT_PATH: path }));
}

/** The example with other members at a path. */
function changed(payload: Payload, keys: readonly string[], value: unknown): Payload {
  const [key = "", ...rest] = keys;
  const inner = (payload[key] ?? {}) as Payload;
  return { ...payload, [key]: rest.length === 0 ? value : changed(inner, rest, value) };
}

function merged(payload: Payload): Payload {
  return changed(
    changed(payload, ["pull_request", "merged"], true),
    ["pull_request", "merge_commit_sha"],
    "a".repeat(40),
  );
}

const FORK = ["pull_request", "head", "repo", "id"];

describe("auto", () => {
  it.each(["opened", "synchronize", "reopened", "ready_for_review"])(
    "pull_request %s: check, then publish",
    (action) => {
      expect(plan("pull_request", example("pull_request", action))).toEqual({
        commands: ["check", "publish"],
        notes: [],
      });
    },
  );

  it.each(["opened", "synchronize", "reopened", "ready_for_review"])(
    "pull_request %s of a fork: check alone",
    (action) => {
      const { commands, notes } = plan("pull_request", changed(example("pull_request", action), FORK, 1));
      expect(commands).toEqual(["check"]);
      expect(notes).toEqual([expect.stringContaining("workflow_run")]);
    },
  );

  it.each<[what: string, members: (readonly [side: string, repo: unknown])[]]>([
    ["whose fork is gone", [["head", null]]],
    [
      "that names no repository at all",
      [
        ["head", null],
        ["base", null],
      ],
    ],
    ...["1", 2 ** 53, 0].map((id): [string, [string, unknown][]] => [
      `whose repositories have the id ${JSON.stringify(id)}`,
      [
        ["head", { id }],
        ["base", { id }],
      ],
    ]),
  ])("a pull request %s is no change of this repository: nothing is published", (_, members) => {
    const payload = members.reduce<Payload>(
      (all, [side, repo]) => changed(all, ["pull_request", side, "repo"], repo),
      example("pull_request", "opened"),
    );
    expect(plan("pull_request", payload).commands).toEqual(["check"]);
  });

  it("what names no commit is refused", () => {
    for (const sha of ["main", "--output=x", "", 7, null]) {
      const payload = changed(example("pull_request", "opened"), ["pull_request", "head", "sha"], sha);
      expect(() => plan("pull_request", payload)).toThrow(UserError);
    }
  });

  it("pull_request edited: check, then publish, since its base may be another", () => {
    const edited = changed(example("pull_request", "opened"), ["action"], "edited");
    expect(plan("pull_request", edited)).toEqual({ commands: ["check", "publish"], notes: [] });
    expect(plan("pull_request", changed(edited, FORK, 1)).commands).toEqual(["check"]);
  });

  it("pull_request of a fork that is gone, or that has the name of the repository and another id (security rule 9)", () => {
    const opened = example("pull_request", "opened");
    expect(plan("pull_request", changed(opened, ["pull_request", "head", "repo"], null)).commands).toEqual(["check"]);
    expect(plan("pull_request", changed(opened, FORK, 1)).commands).toEqual(["check"]);
  });

  it.each(["labeled", "assigned", "locked", "review_requested"])(
    "pull_request %s: check, since a green run would hide the red one of the same commit",
    (action) => {
      expect(plan("pull_request", example("pull_request", action)).commands).toEqual(["check"]);
    },
  );

  it("pull_request closed: the link of a merged proposal, else a note", () => {
    const closed = example("pull_request", "closed");
    expect(plan("pull_request", closed)).toMatchObject({
      commands: [],
      notes: [expect.stringContaining("no proposal")],
    });
    const proposal = changed(closed, ["pull_request", "head", "ref"], "memory/update/acme-agents-7-0a1b2c3d");
    expect(plan("pull_request", changed(proposal, ["pull_request", "merged"], false))).toMatchObject({
      commands: [],
      notes: [expect.stringContaining("with the next index")],
    });
    expect(plan("pull_request", merged(proposal))).toEqual({ commands: ["link-back"], notes: [] });
    const elsewhere = changed(merged(proposal), ["pull_request", "base", "ref"], "agent/x");
    expect(plan("pull_request", elsewhere)).toMatchObject({
      commands: [],
      notes: [expect.stringContaining("another branch")],
    });
    expect(plan("pull_request", changed(merged(proposal), FORK, 1)).notes).toEqual([
      expect.stringContaining("no proposal"),
    ]);
  });

  it.each(["submitted", "dismissed"])("pull_request_review %s: the approvals", (action) => {
    const payload = example("pull_request_review", action);
    expect(plan("pull_request_review", payload).commands).toEqual(["approvals"]);
    expect(plan("pull_request_review", changed(payload, FORK, 1))).toMatchObject({
      commands: [],
      notes: [expect.stringContaining("can only read")],
    });
  });

  it("merge_group: check", () => {
    expect(plan("merge_group", example("merge_group"))).toEqual({ commands: ["check"], notes: [] });
  });

  it("push to the default branch: check, reindex, snapshot and proposals", () => {
    const push = example("push");
    const branch = (push["repository"] as Payload)["default_branch"] as string;
    const { commands, notes } = plan("push", { ...push, ref: `refs/heads/${branch}`, deleted: false });
    expect(commands).toEqual(["check", "reindex", "snapshot", "proposals"]);
    expect(notes).toEqual([]);
  });

  it("push to another branch: check; a tag or a deletion: a note", () => {
    const push = { ...example("push"), deleted: false };
    expect(plan("push", { ...push, ref: "refs/heads/agent/x" })).toEqual({ commands: ["check"], notes: [] });
    expect(plan("push", { ...push, ref: "refs/tags/v1" }).commands).toEqual([]);
    expect(plan("push", { ...push, ref: "refs/heads/agent/x", deleted: true }).commands).toEqual([]);
  });

  it("schedule: reindex, snapshot and health", () => {
    const commands = ["reindex", "snapshot", "health"];
    expect(plan("schedule", { schedule: "0 0 * * *" })).toEqual({ commands, notes: [] });
  });

  it("workflow_run completed: publish after the check of a pull request, propose and import-run after others of our own; requested: a note", () => {
    const completed = example("workflow_run", "completed");
    const after = (event: string) =>
      plan("workflow_run", changed(completed, ["workflow_run", "event"], event)).commands;
    expect(after("pull_request")).toEqual(["publish"]);
    for (const event of ["push", "schedule", "workflow_dispatch"]) {
      expect(after(event)).toEqual(["propose", "import-run"]);
    }
    for (const event of ["pull_request_target", "workflow_run"]) expect(after(event)).toEqual([]);
    const fork = changed(
      changed(completed, ["workflow_run", "event"], "push"),
      ["workflow_run", "head_repository", "id"],
      1,
    );
    expect(plan("workflow_run", fork).commands).toEqual([]);
    expect(plan("workflow_run", example("workflow_run", "requested"))).toMatchObject({
      commands: [],
      notes: [expect.stringContaining("only begun")],
    });
  });

  it.each([
    ["memory-update", "propose"],
    ["memory-run", "import-run"],
  ])("repository_dispatch %s: %s", (action, command) => {
    const payload = { ...example("repository_dispatch"), action };
    expect(plan("repository_dispatch", payload)).toEqual({ commands: [command], notes: [] });
  });

  it("repository_dispatch of another type: a note", () => {
    const payload = { ...example("repository_dispatch"), action: "on-demand-test" };
    const { commands, notes } = plan("repository_dispatch", payload);
    expect(commands).toEqual([]);
    expect(notes).toHaveLength(1);
  });

  it("workflow_dispatch: the command of its input", () => {
    const dispatch = example("workflow_dispatch");
    const byHand = ["check", "reindex", "snapshot", "resolve", "health", "propose", "import-run", "proposals"];
    for (const command of byHand) {
      expect(plan("workflow_dispatch", { ...dispatch, inputs: { command } })).toEqual({
        commands: [command],
        notes: [],
      });
    }
    for (const inputs of [null, {}, { command: "" }]) {
      expect(plan("workflow_dispatch", { ...dispatch, inputs })).toMatchObject({
        commands: [],
        notes: [expect.any(String)],
      });
    }
    for (const command of ["publish", "snapshots"]) {
      expect(plan("workflow_dispatch", { ...dispatch, inputs: { command } })).toEqual({
        commands: [],
        notes: [
          `The command "${command}" is none that a run by hand can start; these are: check, reindex, snapshot, resolve, health, propose, import-run, proposals.`,
        ],
      });
    }
  });

  it("any other event: a note", () => {
    for (const name of ["issue_comment", "release", ""]) {
      expect(plan(name, {})).toMatchObject({ commands: [], notes: [expect.stringContaining("asks for nothing")] });
    }
  });
});
