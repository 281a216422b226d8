/** A memory on the stand-in for GitHub, and artifacts that are proposed to it. */
import type { TestContext } from "vitest";
import { propose, type ProposeInput, type ProposeResult } from "../../src/commands/propose/propose.js";
import { makePullClone } from "../../src/git/pull-clone.js";
import { overlayOf } from "../../src/terminal/overlay.js";
import { connected, standInFor } from "../forge/support.js";
import { client } from "../github/for-test.js";

export const AT = { owner: "acme", repo: "agent-memory" };
export const PREFIX = "memory/";
export const NOW = new Date("2026-06-10T00:00:00Z");
export const REASON = "Seen twice in nightly builds.";

export const RUNBOOK = `---
id: runbook:mirror-throttling
kind: Runbook
title: Registry mirror answers 429
status: approved
owners: [team:build] # whoever is on call
tags: [ci]
updatedAt: "2026-06-03T08:20:00Z"
---

# Registry mirror answers 429

1. Look at the queue of the mirror.
2. Lower the number of parallel installs to four.

Then wait an hour.
`;

const FILES = {
  "memory-steward.yml": "layout: company-brain\nstaleAfterDays: 36500\n",
  "ontology/controlled-vocabulary.yaml":
    'ontology: memory-steward.ontology/v1\nversion: 1.0.0\nowners: { accounts: { "team:build": [grace] } }\n',
  "graph/team.yaml": `nodeKind: Team
id: team:build
attributes: { title: Build, status: approved, owners: [team:build], updatedAt: "2026-06-03T08:20:00Z" }
`,
  "runbooks/mirror-throttling.md": RUNBOOK,
};
export const RUNBOOK_PATH = "runbooks/mirror-throttling.md";

/** A new record with enough to say. */
export function decision(name: string, members: object = {}, body?: string) {
  return {
    action: "upsert",
    reason: REASON,
    record: {
      id: `decision:${name}`,
      kind: "Decision",
      title: `Keep one lockfile for ${name}`,
      status: "draft",
      owners: ["team:build"],
      updatedAt: "2026-06-09T08:20:00Z",
      ...members,
    },
    body:
      body ??
      `# One lockfile for ${name}\n\nEvery package of the workspace ${name} is installed from one lockfile, since two of them drifted apart and broke the release build. The lockfile of ${name} stands at the top.\n`,
  };
}

export type House = Awaited<ReturnType<typeof house>>;

export async function house(context: TestContext, files: Readonly<Record<string, string>> = {}) {
  const standIn = await standInFor(context);
  const { server } = await standIn.listen();
  const all = Object.entries({ ...FILES, ...files }).map(([path, text]) => [PREFIX + path, text] as const);
  const repository = await standIn.createRepository("acme/agent-memory", {
    private: true,
    files: { "README.md": "Not memory.\n", ...Object.fromEntries(all) },
  });
  for (const person of ["author", "grace"]) standIn.grant(repository, person, "write");
  repository.workflowSettings.mayApprove = true;
  const job = standIn.jobToken(repository, { contents: "write", pull_requests: "write" });
  const clone = async () => {
    const url = `${server}/acme/agent-memory.git`;
    const made = await makePullClone({ url, token: job.value, directory: PREFIX.slice(0, -1) });
    context.onTestFinished(() => made.close());
    return made;
  };
  const own = await clone();
  const base = (await repository.git.ref("refs/heads/main")) ?? "";
  let runs = 0;
  const artifact = (changes: readonly object[], members: object = {}): Uint8Array =>
    Buffer.from(
      JSON.stringify({
        schema: "memory-steward.update/v1",
        memoryRepository: "acme/agent-memory",
        sourceRun: { id: "run-42", repository: "acme/checkout" },
        baseCommit: base,
        rationale: "The mirror throttles us every night, and one lockfile keeps the installs alike.",
        changes,
        redactionStatus: "clean",
        ...members,
      }),
    );
  return {
    standIn,
    repository,
    base,
    artifact,
    clone,
    own,
    author: client(standIn, standIn.personalToken("author")),
    head: async (branch: string) => (await repository.git.ref(`refs/heads/${branch}`)) ?? "",
    push: (branch: string, changes: Record<string, string | undefined>) =>
      standIn.commit(
        repository,
        branch,
        Object.fromEntries(Object.entries(changes).map(([path, text]) => [PREFIX + path, text])),
        { by: "author" },
      ),
    show: (branch: string, path: string) => repository.git.text(["show", `refs/heads/${branch}:${PREFIX}${path}`]),
    run: async (bytes: Uint8Array, known: Partial<ProposeInput> = {}): Promise<ProposeResult> => {
      const source = known.source ?? own;
      const { forge, redactor } = connected(standIn, job);
      return await propose({
        artifact: { bytes },
        forge,
        source,
        memoryRepository: "acme/agent-memory",
        gate: {},
        overlay: overlayOf(own.repository),
        root: "memory",
        target: "main",
        run: { id: ++runs, attempt: 1 },
        now: NOW,
        onSecret: redactor.learn,
        server,
        ...known,
      });
    },
    /** What the forge was asked to change; Git's own requests and questions left out. */
    writes: () =>
      standIn.calls.filter(
        ({ operation, method, body }) =>
          operation !== "git" &&
          method !== "GET" &&
          !(operation === "graphql" && !JSON.stringify(body).includes("mutation")),
      ),
    proposals: async () =>
      (await repository.git.text(["for-each-ref", "--format=%(refname:short)", "refs/heads/memory"]))
        .split("\n")
        .filter((line) => line !== ""),
  };
}
