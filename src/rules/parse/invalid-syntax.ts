import type { Rule } from "../rule.js";

export const invalidSyntax: Rule = {
  id: "parse/invalid-syntax",
  title: "File that cannot be parsed",
  severity: "error",
  rationale:
    "Nothing in a broken document can be read, so its records are missing for everybody, and edges to them lead " +
    "nowhere. What YAML, front matter or JSON allows is not a matter of taste, so no setting makes this less than an " +
    "error.",
  remedy: "Correct the text at the place that is named. The commonest cause is a colon in a value without quotes.",
  source: "Schema specification, validation rules; decisions 15, 23 and 30",
  locked: true,
  mends:
    "quotes a value where a missing pair of quotes is all that is wrong, removes blanks after a fence, and takes front " +
    "matter to the first line, its fences to three hyphens",
  bad: {
    files: {
      "decisions/one-lockfile.md": `---
id: decision:one-lockfile
kind: Decision
title: Lockfiles: keep one per workspace
status: approved
owners: [team:build]
updatedAt: "2026-06-04T10:00:00Z"
---
Why a root lockfile made throttling worse.
`,
    },
    at: "decisions/one-lockfile.md:4:8",
  },
  good: {
    files: {
      "decisions/one-lockfile.md": `---
id: decision:one-lockfile
kind: Decision
title: "Lockfiles: keep one per workspace"
status: approved
owners: [team:build]
updatedAt: "2026-06-04T10:00:00Z"
---
Why a root lockfile made throttling worse.
`,
    },
  },
};
