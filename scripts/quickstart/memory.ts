/** The twenty records of the quickstart, in the three steps in which they are committed. Path to text. */

export type Files = Readonly<Record<string, string>>;

/** Ten records: teams, repositories, services and tools. */
export const NAMES: Files = {
  "graph/teams.yaml": `nodeKind: Team
id: team:platform
attributes:
  title: Platform
  summary: Owns this memory, the search service and the session store.
  status: approved
  owners: [team:platform]
  updatedAt: 2026-11-16T09:00:00Z
---
nodeKind: Team
id: team:shop
attributes:
  title: Shop
  summary: Owns what shoppers see and the way they pay.
  status: approved
  owners: [team:platform]
  updatedAt: 2026-11-16T09:00:00Z
`,
  "graph/repositories.yaml": `nodeKind: Repository
id: repository:storefront
attributes:
  title: Storefront
  summary: The pages of the shop.
  status: approved
  owners: [team:shop]
  updatedAt: 2026-11-16T09:10:00Z
---
nodeKind: Repository
id: repository:checkout
attributes:
  title: Checkout
  summary: Basket, payment and receipts.
  status: approved
  owners: [team:shop]
  updatedAt: 2026-11-16T09:10:00Z
`,
  "graph/services/checkout.yaml": `nodeKind: Service
id: service:checkout
attributes:
  title: Checkout
  summary: Takes the basket to a paid order. Four instances, no state of their own.
  status: approved
  owners: [team:shop]
  updatedAt: 2026-11-16T09:20:00Z
edges:
  depends_on:
    - target: service:session-store
  applies_to_repo:
    - target: repository:checkout
`,
  "graph/services/image-proxy.yaml": `nodeKind: Service
id: service:image-proxy
attributes:
  title: Image proxy
  summary: Cuts product pictures to the size that a page asks for.
  status: approved
  owners: [team:shop]
  updatedAt: 2026-11-16T09:20:00Z
`,
  "graph/services/search.yaml": `nodeKind: Service
id: service:search
attributes:
  title: Search
  summary: Finds products. One index for each language.
  status: approved
  owners: [team:platform]
  aliases: [product search]
  updatedAt: 2026-11-16T09:20:00Z
`,
  "graph/services/session-store.yaml": `nodeKind: Service
id: service:session-store
attributes:
  title: Session store
  summary: Holds the sessions of shoppers, outside the processes that serve them.
  status: approved
  owners: [team:platform]
  updatedAt: 2026-11-16T09:20:00Z
`,
  "graph/tools.yaml": `nodeKind: Tool
id: tool:deploy-log
attributes:
  title: Deploy log
  summary: Answers what was deployed when. Reads only.
  status: approved
  owners: [team:platform]
  updatedAt: 2026-11-16T09:30:00Z
---
nodeKind: Tool
id: tool:search-probe
attributes:
  title: Search probe
  summary: Asks every index for twenty known products. Reads only.
  status: approved
  owners: [team:platform]
  updatedAt: 2026-11-16T09:30:00Z
edges:
  documents: [service:search]
`,
};

/** Five records: terms and decisions. */
export const WORDS: Files = {
  "graph/terms.yaml": `nodeKind: Term
id: term:cold-index
attributes:
  title: Cold index
  summary: A search index in its first ten minutes, while it answers slowly.
  status: approved
  owners: [team:platform]
  updatedAt: 2026-11-17T10:00:00Z
---
nodeKind: Term
id: term:deploy-freeze
attributes:
  title: Deploy freeze
  summary: Days on which only mends of outages are deployed.
  status: approved
  owners: [team:shop]
  aliases: [code freeze]
  updatedAt: 2026-11-17T10:00:00Z
`,
  "decisions/one-index-per-language.md": `---
id: decision:one-index-per-language
kind: Decision
title: Keep one search index for each language
status: approved
owners: [team:platform]
related:
  documents: [service:search]
updatedAt: 2026-11-17T10:20:00Z
---

**Choice.** Every language has an index of its own, built at night.

**Why.** One index for all needed 40 minutes to build, and a mistake in one word list broke search for everyone.
`,
  "decisions/sessions-outside-the-process.md": `---
id: decision:sessions-outside-the-process
kind: Decision
title: Keep sessions outside the process
status: approved
owners: [team:platform, team:shop]
repoRefs: [repository:checkout]
related:
  documents: [service:session-store]
updatedAt: 2026-11-17T10:40:00Z
---

**Choice.** No service keeps a session in memory. The session store holds them all.

**Why.** Each deploy used to empty the baskets of a quarter of the shoppers.
`,
  "decisions/signed-image-urls.md": `---
id: decision:signed-image-urls
kind: Decision
title: Sign the addresses of product pictures
status: draft
owners: [team:shop]
repoRefs: [repository:storefront]
related:
  documents: [service:image-proxy]
updatedAt: 2026-11-17T11:00:00Z
---

**Proposal.** The image proxy answers signed addresses only. Today anyone can make it cut pictures of any size.
`,
};

/** Five records: runbooks, an incident, and what it taught. */
export const WORK: Files = {
  "runbooks/rebuild-a-search-index.md": `---
id: runbook:rebuild-a-search-index
kind: Runbook
title: Rebuild a search index
status: approved
owners: [team:platform]
related:
  documents: [service:search]
  depends_on: [tool:search-probe]
  mentions: [term:cold-index]
updatedAt: 2026-11-18T14:00:00Z
---

1. Start the job \`index-build\` for the language that the search probe misses.
2. Wait ten minutes, while the index is cold. Then the probe finds twenty products of twenty.
`,
  "runbooks/drain-the-session-store.md": `---
id: runbook:drain-the-session-store
kind: Runbook
title: Drain a node of the session store
status: approved
owners: [team:platform]
related:
  documents: [service:session-store]
updatedAt: 2026-11-18T14:10:00Z
---

1. Mark the node as draining. New sessions go to the others.
2. Wait for 30 minutes, the life of a session, then stop the node.
`,
  "runbooks/roll-back-checkout.md": `---
id: runbook:roll-back-checkout
kind: Runbook
title: Roll back checkout
status: approved
owners: [team:shop]
repoRefs: [repository:checkout]
related:
  documents: [service:checkout]
  depends_on: [tool:deploy-log]
updatedAt: 2026-11-18T14:20:00Z
---

1. Take the version before last from the deploy log.
2. Deploy it to one instance and pay for a test order.
3. Deploy it to the other three.
`,
  "incidents/2026-10-empty-baskets.md": `---
id: incident:2026-10-empty-baskets
kind: Incident
title: Baskets emptied during a restart
status: approved
owners: [team:platform]
related:
  resolved_by: [runbook:drain-the-session-store]
  mentions: [service:session-store, service:checkout]
updatedAt: 2026-11-18T14:30:00Z
---

**20 October 2026, 16:05 to 16:40 UTC.** Two of three nodes of the session store restarted at once. A third of all baskets was lost.

What follows: nodes are drained first, one at a time.
`,
  "agents/practices/one-node-at-a-time.md": `---
id: agent-practice:one-node-at-a-time
kind: AgentPractice
title: Restart one node at a time
status: approved
owners: [team:platform]
related:
  derived_from: [incident:2026-10-empty-baskets]
  depends_on: [runbook:drain-the-session-store]
sourceRefs: [https://example.org/platform/issues/31]
updatedAt: 2026-11-18T14:40:00Z
---

Never restart a second node of a store before the first one serves again.
`,
};
