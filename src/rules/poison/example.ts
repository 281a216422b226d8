/** A runbook with a body, for the examples of this folder. The body begins on line 9. */
export function runbook(body: string): Readonly<Record<string, string>> {
  return {
    "runbooks/cache-warm-up.md": `---
id: runbook:cache-warm-up
kind: Runbook
title: Warm the shared cache
status: approved
owners: [team:build]
updatedAt: "2026-06-03T08:20:00Z"
---
${body}
`,
  };
}
