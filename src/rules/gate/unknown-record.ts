import type { Rule } from "../rule.js";

export const unknownRecord: Rule = {
  id: "gate/unknown-record",
  title: "Known-bad entry for a record that does not exist",
  severity: "warning",
  rationale:
    "Whoever used memory that is known to be bad is told which records were wrong and where to read what was done about it. " +
    "A name that leads nowhere tells them nothing. A record that is listed as bad and is not there is a note: it may have been taken away for what was wrong in it. So is one whose file cannot be read. " +
    "Of an entry that has an end, or is of one snapshot, only a change that writes it is told so: afterwards it is history.",
  remedy: "Correct the id, or write the record that tells what was done.",
  source: "Decision 4",
  bad: {
    files: {
      "snapshots/known-bad.yaml": `knownBad:
  - snapshot: memory/snapshots/2026-05-08T093000Z
    records: [runbook:mirror-throttling]
    reason: Told agents to delete the shared cache.
    remediation: incident:cache-deletd
`,
    },
    at: "snapshots/known-bad.yaml:5:18",
  },
  good: {
    files: {
      "snapshots/known-bad.yaml": `knownBad:
  - snapshot: memory/snapshots/2026-05-08T093000Z
    records: [runbook:mirror-throttling]
    reason: Told agents to delete the shared cache.
    remediation: runbook:mirror-throttling
`,
    },
  },
};
