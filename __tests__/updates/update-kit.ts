/** Updates of a small memory, and the judgement of them on real repositories. */
import { judgeUpdate, type JudgeUpdateInput, type JudgeUpdateResult } from "../../src/commands/propose/judge-update.js";
import type { GitRepository } from "../../src/git/repository.js";
import { overlayOf } from "../../src/terminal/overlay.js";
import { open } from "../git/fixture.js";

export const NOW = new Date("2026-06-10T00:00:00Z");
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

1. Look at the queue.
2. Lower the number of parallel installs.

Then wait an hour.
`;
export const TEAM = `nodeKind: Team
id: team:build
attributes:
  title: Build
  status: approved
  owners: [team:build]
  updatedAt: "2026-06-03T08:20:00Z"
`;
export const FILES = {
  "memory-steward.yml": "layout: company-brain\nstaleAfterDays: 36500\n",
  "graph/team.yaml": TEAM,
  "runbooks/mirror-throttling.md": RUNBOOK,
  "README.md": "# Memory\n",
  "babysitter/runs/r1/run.yaml": TEAM.replaceAll("team:build", "team:imported"),
};
export const PATH = "runbooks/mirror-throttling.md";

export const REASON = "Seen twice in nightly builds.";

/** On what the agent read. */
export function updateOn(base: string, members: object = {}): Record<string, unknown> {
  return {
    schema: "memory-steward.update/v1",
    memoryRepository: "acme/memory",
    sourceRun: { id: "run-42", repository: "acme/checkout" },
    baseCommit: base,
    rationale: "The mirror throttles us every night, and lowering parallel installs helps.",
    changes: [tagged()],
    redactionStatus: "clean",
    ...members,
  };
}

export const tagged = (members: object = {}) => ({
  action: "upsert",
  reason: REASON,
  record: { id: "runbook:mirror-throttling", tags: ["ci", "registry"] },
  ...members,
});
export const file = (path: string, content = "# Text\n") => ({ action: "upsert", reason: REASON, path, content });
export const removal = (path: string) => ({ action: "delete", reason: REASON, path });

export async function judgeIn(
  at: string | GitRepository,
  artifact: unknown,
  known: Partial<JudgeUpdateInput> = {},
): Promise<JudgeUpdateResult> {
  const bytes = artifact instanceof Uint8Array ? artifact : Buffer.from(JSON.stringify(artifact));
  const repository = typeof at === "string" ? await open(at) : at;
  return judgeUpdate({
    bytes,
    repository,
    main: "main",
    memoryRepository: "acme/memory",
    overlay: overlayOf(repository),
    root: "",
    gate: {},
    now: NOW,
    onSecret: () => undefined,
    ...known,
  });
}

export const codes = ({ refusals }: Pick<JudgeUpdateResult, "refusals">) =>
  [...new Set(refusals.map(({ code }) => code.replace("MEMORY_REJECTED_", "")))].sort();
export const after = (result: JudgeUpdateResult) =>
  Object.fromEntries(result.changes.map((change) => [change.path, Buffer.from(change.after ?? "").toString("utf8")]));
