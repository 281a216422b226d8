import type { Rule } from "../rule.js";

export const unusedAcceptance: Rule = {
  id: "gate/unused-acceptance",
  title: "Waiver or baseline entry that accepts nothing any more",
  severity: "note",
  rationale:
    "What was accepted is mended, or was never there. The entry stays behind, and accepts the same problem without a word " +
    "when somebody brings it back. Told where the whole memory is judged, never of a change or a part; what only a change " +
    "can show, secrets and rules that are switched off are left out, and nothing is told while a file cannot be read.",
  remedy: "Remove the waiver; write the baseline anew with `memory-steward check --update-baseline`.",
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
