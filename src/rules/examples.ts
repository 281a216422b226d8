/** The small, clean memory over which the examples of the rules are laid, and the instant at which they are judged. */

export const EXAMPLE_NOW = "2026-07-01T00:00:00Z";

/** In the company-brain layout, by its built-in ontology: a team, a repository and a runbook. */
export const EXAMPLE_BASE: Readonly<Record<string, string>> = {
  "graph/teams/build.yaml": `nodeKind: Team
id: team:build
attributes:
  title: Build
  status: approved
  owners: [team:build]
  updatedAt: "2026-06-01T09:00:00Z"
`,
  "graph/repositories/checkout-api.yaml": `nodeKind: Repository
id: repository:checkout-api
attributes:
  title: Checkout API
  status: approved
  owners: [team:build]
  updatedAt: "2026-06-02T09:00:00Z"
`,
  "runbooks/mirror-throttling.md": `---
id: runbook:mirror-throttling
kind: Runbook
title: Registry mirror answers 429 in nightly builds
status: approved
owners: [team:build]
repoRefs: [repository:checkout-api]
updatedAt: "2026-06-03T08:20:00Z"
---
Warm the shared cache before the install jobs start.
`,
};

/** A record of the examples that a change spoils. */
export const EXAMPLE_DECISION = `---
id: decision:one-lockfile
kind: Decision
title: Keep one lockfile per workspace
status: approved
owners: [team:build]
updatedAt: "2026-06-04T10:00:00Z"
---
Installing the workspace at once spares the mirror.
`;
