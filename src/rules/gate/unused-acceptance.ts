import type { Rule } from "../rule.js";

export const unusedAcceptance: Rule = {
  id: "gate/unused-acceptance",
  title: "Waiver or baseline entry that no longer accepts anything",
  severity: "note",
  rationale:
    "What was accepted has been mended, or never existed. The entry remains, and would silently accept the same problem if " +
    "it came back. Reported only when the whole memory is judged, not for a change or a shard. Not considered: rules that " +
    "judge only changes, secrets, and rules that are switched off. Nothing is reported while a file cannot be read.",
  remedy:
    "Remove the waiver, or correct its detail; rewrite the baseline with `memory-steward check --update-baseline`.",
  source: "Decision 16",
  bad: {
    files: {
      "memory-steward.waivers.yaml": `waivers:
  - rule: record/without-owner
    subject: runbook:mirror-throttling
    actor: team:build
    reason: The new owner is named in May.
    expires: "2026-08-31"
`,
    },
    at: "memory-steward.waivers.yaml:3:14",
  },
  good: {
    files: {
      "memory-steward.waivers.yaml": `waivers:
  - rule: graph/dangling-edge
    subject: tool:lockfile-linter
    actor: team:build
    reason: The repository joins the memory in July.
    expires: "2026-08-31"
`,
      "graph/tools/lockfile-linter.yaml": `nodeKind: Tool
id: tool:lockfile-linter
attributes:
  title: Lockfile linter
  status: approved
  owners: [team:build]
  updatedAt: "2026-06-03T08:20:00Z"
edges:
  applies_to_repo:
    - target: repository:checkout
`,
    },
  },
};
