import type { Rule } from "../rule.js";

const COMMIT = "6f1e2d3c4b5a69788796a5b4c3d2e1f001122334";

export const attestation: Rule = {
  id: "gate/attestation",
  title: "Attestation that the change adds",
  severity: "warning",
  rationale:
    "A commit that is attested counts as approved for snapshots, although nobody reviewed it in a pull request of its own, and with " +
    "`history` so does everything before it. Agents then get it as approved memory. Among many files such an entry is easily overlooked.",
  remedy:
    "Approve the change if you have looked at what that commit brought, or trust who vouches for it; else have the entry taken out.",
  source: "Decision 1",
  bad: {
    before: {},
    files: {
      "snapshots/attestations.yaml": `attestations:
  - commit: ${COMMIT}
    reason: Pushed while the forge was down, read by two people since.
    actor: team:build
`,
    },
    at: "snapshots/attestations.yaml:2:13",
  },
  good: {
    before: {},
    files: {
      "snapshots/attestations.yaml": `attestations: []
`,
    },
  },
};
