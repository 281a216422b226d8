import { fieldAnchor } from "../../memory/record.js";
import { EXAMPLE_DECISION } from "../examples.js";
import { changedKinds } from "../changed-kinds.js";
import { fieldPointer } from "../field-pointer.js";
import { quote } from "../phrases.js";
import { setField } from "../set-field.js";
import type { Rule } from "../rule.js";

export const kindChanged: Rule = {
  id: "change/kind-changed",
  title: "Record of another kind than before",
  severity: "error",
  rationale:
    "The kind says what an id stands for. Edges to it were judged by that kind, and queries by kind lose the record. " +
    "A declared kind in place of one that the ontology does not know is no change of it.",
  remedy:
    "Keep the kind. Where the kind was wrong, retire this record by its status, and add one of the right kind under an id of its own.",
  source: "Record families 1.10; decision 12",
  bad: {
    before: { "decisions/one-lockfile.md": EXAMPLE_DECISION },
    files: {
      "decisions/one-lockfile.md": `---
id: decision:one-lockfile
kind: Runbook
title: Keep one lockfile per workspace
status: approved
owners: [team:build]
updatedAt: "2026-06-20T10:00:00Z"
---
Installing the workspace at once spares the mirror.
`,
    },
    at: "decisions/one-lockfile.md:3:7",
  },
  good: {
    before: { "decisions/one-lockfile.md": EXAMPLE_DECISION },
    files: {
      "decisions/one-lockfile.md": `---
id: decision:one-lockfile
kind: Decision
title: Keep one lockfile per workspace
status: approved
owners: [team:build]
updatedAt: "2026-06-20T10:00:00Z"
---
Installing the workspace at once spares the mirror and the disk.
`,
    },
  },
  change({ change, layout, ontology }, report) {
    for (const { after, was, is, subject } of changedKinds(change, ontology).values()) {
      report({
        message: `${quote(after.id)} was of the kind "${was}" and is now of the kind "${is}".`,
        at: fieldAnchor(after.primary, fieldPointer(after.primary, "kind", layout)),
        record: after.id,
        subject,
        suggestion: {
          message: `Keep the kind ${was}`,
          certain: false,
          ...setField(after.primary, "kind", was, layout),
        },
      });
    }
  },
};
