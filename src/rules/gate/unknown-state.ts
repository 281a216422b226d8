import type { Rule } from "../rule.js";

export const unknownState: Rule = {
  id: "gate/unknown-state",
  title: "Known-bad entry for a state that does not exist",
  severity: "warning",
  rationale:
    "The entry is to keep a state of the memory from whoever asks for it. Where its snapshot or its commits are not there, " +
    "or its commits stand the wrong way round, it blocks nothing, and the bad state is given out as a good one.",
  remedy:
    "Correct the name; `memory-steward known-bad add` looks names up before it writes them. Where the name is right, fetch " +
    "the tag or the branch.",
  source: "Decision 4",
  bad: {
    files: {
      "snapshots/known-bad.yaml": `knownBad:
  - snapshot: memory/snapshots/2026-05-38T093000Z
    reason: Told agents to delete the shared cache.
`,
    },
    at: "snapshots/known-bad.yaml:2:15",
  },
  good: {
    files: {
      "snapshots/known-bad.yaml": `knownBad:
  - snapshot: memory/snapshots/2026-05-08T093000Z
    reason: Told agents to delete the shared cache.
`,
    },
  },
};
