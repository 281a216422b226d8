import type { FieldName } from "../../layouts/layout.js";
import { valueAt } from "../../layouts/values.js";
import { fieldAnchor } from "../../memory/record.js";
import { fieldPointer } from "../field-pointer.js";
import type { Rule } from "../rule.js";

export const missingField: Rule = {
  id: "record/missing-field",
  title: "Required field missing",
  severity: "error",
  rationale:
    "Title, status, owners and time are what lets a reader judge a record without opening it: whether it holds, who " +
    "answers for it, how old it is.",
  remedy: "Add the field.",
  source: "Schema specification, required graph fields and front matter fields; decision 15",
  bad: {
    files: {
      "decisions/one-lockfile.md": `---
id: decision:one-lockfile
kind: Decision
title: Keep one lockfile per workspace
status: approved
updatedAt: "2026-06-04T10:00:00Z"
---
Why a root lockfile made throttling worse.
`,
    },
    at: "decisions/one-lockfile.md:2:1",
  },
  good: {
    files: {
      "decisions/one-lockfile.md": `---
id: decision:one-lockfile
kind: Decision
title: Keep one lockfile per workspace
status: approved
owners: [team:build]
updatedAt: "2026-06-04T10:00:00Z"
---
Why a root lockfile made throttling worse.
`,
    },
  },
  record(inspected, { layout }, report) {
    const { declaration, value, shape, oddities } = inspected;
    if (
      declaration.role === "note" ||
      (oddities.length > 0 && oddities[0]?.kind !== "edge-field" && oddities[0]?.kind !== "edge-item")
    )
      return;
    for (const field of shape.required) {
      const pointer = fieldPointer(declaration, field, layout);
      if (present(declaration[field as keyof typeof declaration], valueAt(value, pointer))) continue;
      report({
        message: `The field "${pointer.join(".") || field}" is missing.`,
        at: fieldAnchor(declaration, pointer, "key"),
        subject: field satisfies FieldName,
        ...(declaration.id !== undefined && { record: declaration.id }),
      });
    }
  },
};

function present(read: unknown, written: unknown): boolean {
  if (Array.isArray(read)) return read.length > 0 || (Array.isArray(written) && written.length > 0);
  return read !== undefined;
}
