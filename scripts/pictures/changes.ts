/** Changes of the example memory, each a pull request of the kind that its picture shows. Path to text; null deletes. */

export type FileChanges = Readonly<Record<string, string | null>>;

/** One record more, one record that now names it. */
export const CLEAN: FileChanges = {
  "runbooks/cache-node-disk-full.md": `---
id: runbook:cache-node-disk-full
kind: Runbook
title: Free the disk of a cache node
status: draft
owners: [team:build]
tags: [cache]
related:
  documents: [service:build-cache]
updatedAt: 2026-11-02T08:00:00Z
---

# Free the disk of a cache node

1. Take the node out of the pool, then run "cache gc --to 60".
2. Put it back once it is below 60 percent.
`,
  "graph/services/build-cache.yaml": `nodeKind: Service
id: service:build-cache
attributes:
  title: Build cache
  summary: Stores the outputs of build steps by the digest of their inputs. 2 TB, least recently used goes first.
  status: approved
  owners: [team:build]
  tags: [cache, ci]
  updatedAt: 2026-11-02T08:00:00Z
edges:
  depends_on:
    - target: service:registry-mirror
      reason: cache nodes start from an image of the mirror
  implements:
    - target: decision:content-addressed-build-cache
  mentions:
    - target: runbook:cache-node-disk-full
`,
};

export const ONE_ERROR: FileChanges = {
  "graph/services/artifact-store.yaml": `nodeKind: Service
id: service:artifact-store
attributes:
  title: Artifact store
  summary: Keeps what release builds produce, for two years.
  status: approved
  owners: [team:build]
  tags: [ci]
  updatedAt: 2026-11-02T08:00:00Z
edges:
  depends_on:
    - target: service:registry-miror
    - target: service:build-cache
`,
};

/** An import that was not looked at: many tools, each with a mistake, beside a deleted record that four others name. */
export const IMPORT: FileChanges = {
  ...ONE_ERROR,
  "graph/packages/cache-client.yaml": null,
  ...Object.fromEntries(
    Array.from({ length: 38 }, (_, at) => {
      const name = `imported-${String(at + 1).padStart(2, "0")}`;
      return [`graph/imported/${name}.yaml`, importedTool(name, at)];
    }),
  ),
};

function importedTool(name: string, at: number): string {
  const status = at % 4 === 0 ? "Approved" : "draft";
  const owners = at % 4 === 1 ? "team:build" : "[team:build]";
  const tags = at % 4 === 2 ? "[build-tools]" : "[ci]";
  const edges = at % 4 === 3 ? "edges:\n  depends-on:\n    - target: service:build-cache\n" : "";
  return `nodeKind: Tool
id: tool:${name}
attributes:
  title: Imported tool ${at + 1}
  status: ${status}
  owners: ${owners}
  tags: ${tags}
  updatedAt: 2026-11-02T08:00:00Z
${edges}`;
}

/** From a stranger: a restricted record is touched, and a text tries to act. */
export const FORK: FileChanges = {
  "graph/customers/pilot-retailer.yaml": `nodeKind: Customer
id: customer:pilot-retailer
attributes:
  title: Pilot retailer
  summary: Runs its own release calendar. Deploys of checkout-api in its season need a week's notice.
  status: live
  owners: [team:release]
  sensitivity: restricted
  tags: [deploy]
  updatedAt: 2026-11-02T08:00:00Z
edges:
  mentions:
    - target: term:deploy-freeze
    - target: repository:checkout-api
`,
  "runbooks/mirror-credentials.md": `---
id: runbook:mirror-credentials
kind: Runbook
title: Rotate the credentials of the mirror
status: "<img src=x> @everyone see https://login.example/#reset"
owners: [team:platform]
tags: [registry]
related:
  documents: [service:registry-mirror]
updatedAt: 2026-11-02T08:00:00Z
---

# Rotate the credentials of the mirror

Ask for a new token, put it in place, restart the mirror.
`,
};
