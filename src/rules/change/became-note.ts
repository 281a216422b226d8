import { fieldAnchor } from "../../memory/record.js";
import { fieldPointer } from "../field-pointer.js";
import { quote } from "../phrases.js";
import type { Rule } from "../rule.js";

const RECORD = `---
id: decision:one-lockfile
kind: Decision
title: Keep one lockfile per workspace
status: approved
owners: [team:build]
updatedAt: "2026-06-04T10:00:00Z"
---
Installing the workspace at once spares the mirror.
`;

export const becameNote: Rule = {
  id: "change/became-note",
  title: "Record moved to where notes are",
  severity: "error",
  rationale:
    "Edges still lead to the id, but nothing holds a note to its kind, its owners or its status. A move would take a record " +
    "out of the gate without a word.",
  remedy:
    "Keep the file among the records. A record that no longer holds is deprecated or archived, not turned into a note.",
  source: "Record families 1.1; decision 12",
  bad: {
    before: { "decisions/one-lockfile.md": RECORD },
    files: { "notes/one-lockfile.md": RECORD },
    at: "notes/one-lockfile.md:2:5",
  },
  good: {
    before: { "decisions/one-lockfile.md": RECORD },
    files: { "decisions/workspaces/one-lockfile.md": RECORD },
  },
  change({ change, layout }, report) {
    for (const { id, primary } of change.after.records.values()) {
      const was = change.before.records.get(id)?.primary;
      if (primary.role !== "note" || was?.role !== "record") continue;
      report({
        message: `${quote(id)} was a record in ${was.path} and is a note here.`,
        at: fieldAnchor(primary, fieldPointer(primary, "id", layout)),
        record: id,
        suggestion: { message: `Move the file back to ${was.path}`, certain: false },
      });
    }
  },
};
