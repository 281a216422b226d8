import type { Rule } from "../rule.js";

export const unsafeFrontMatter: Rule = {
  id: "parse/unsafe-front-matter",
  title: "Front matter that others would read as something else",
  severity: "error",
  rationale:
    "Widely used readers run front matter as code where its first line names a language, and end it at any line that " +
    "begins with `---`. Such a file says one thing to the check and does another elsewhere.",
  remedy: "Open and close the front matter with a line that is exactly `---`, and write it in YAML.",
  source: "Decision 23; security rules 37 and 38",
  locked: true,
  bad: {
    files: {
      "decisions/one-lockfile.md": `---js
{ id: "decision:one-lockfile", title: String(process.env.HOME) }
---
Why a root lockfile made throttling worse.
`,
    },
    at: "decisions/one-lockfile.md:1:1",
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
};
