/** Changes that a part of the graph is not enough for at first sight: each is judged by the index, and as everything is. */
import { describe, expect, it } from "vitest";
import { fingerprint } from "../../src/load/fingerprint.js";
import { renderJson } from "../../src/report/json.js";
import { bothWays, withIndex } from "../support/both-ways.js";

type TextFiles = Readonly<Record<string, string>>;

interface Fields {
  readonly kind?: string;
  readonly status?: string;
  readonly owner?: string;
  readonly updatedAt?: string;
  readonly edges?: string;
}

function record(id: string, fields: Fields = {}): string {
  const { kind = "Tool", status = "approved", owner = "user:ada", updatedAt = "2026-06-01T08:00:00Z", edges } = fields;
  return `nodeKind: ${kind}
id: ${id}
attributes:
  title: A record
  status: ${status}
  owners: ["${owner}"]
  updatedAt: "${updatedAt}"
${edges === undefined ? "" : `edges: { ${edges} }\n`}`;
}

const ONTOLOGY: TextFiles = {
  "memory-steward.yml": "layout: company-brain\nindexes: { inline: 0 }\n",
  "ontology/edge-kinds.yaml": `edgeKinds:
  - { name: depends_on, purpose: Needs, example: {} }
  - { name: derived_from, purpose: Comes from, example: {} }
  - { name: supersedes, purpose: Replaces, example: {} }
  - { name: runs_on, purpose: Stands on, to: [Service], example: {} }
  - { name: sole, purpose: Has one, cardinality: "1:1", example: {} }
  - { name: owned_by, purpose: Answers for, example: {} }
`,
  "ontology/validation-rules.yaml": "staleAfterDays: 20\n",
};

/** A layout with links. */
const PAGES: TextFiles = {
  "memory-steward.yml": "layout: pages.yaml\nindexes: { inline: 0 }\n",
  "pages.yaml": `layout: memory-steward.layout/v1
name: pages
ontology:
  inline:
    nodeKinds: [{ name: Page }, { name: Draft }]
    edgeKinds: [{ name: cites, to: [Page] }]
classes:
  page:
    files: ["pages/**/*.md"]
    fields: { id: id, kind: kind }
    edges: [{ links: cites }]
`,
};

/** Without a kind that limits how many edges may lead to a record: of every record that changes, all those are looked at. */
const UNLIMITED: TextFiles = {
  "ontology/edge-kinds.yaml": (ONTOLOGY["ontology/edge-kinds.yaml"] ?? "").replace(', cardinality: "1:1"', ""),
};

interface Example {
  readonly name: string;
  /** A rule that the example is about; absent where it is about nothing being said. */
  readonly rule: string;
  readonly gate?: TextFiles;
  readonly before: TextFiles;
  /** Undefined takes a file away. */
  readonly change: Readonly<Record<string, string | undefined>>;
  readonly now?: string;
}

/** Where nobody but the edges tells that an id is gone. */
const RENAMES_ALLOWED: TextFiles = {
  ...UNLIMITED,
  "memory-steward.yml": `layout: company-brain
indexes: { inline: 0 }
severities: { change/renamed-id: "off", change/deleted-record: warning }
`,
};

const LOSS_WAIVED: TextFiles = {
  ...UNLIMITED,
  "memory-steward.waivers.yaml": `waivers:
  - { rule: change/deleted-record, subject: "tool:mirror", actor: "team:build", reason: it goes by agreement, expires: "2099-08-31" }
  - { rule: parse/invalid-syntax, subject: graph/a.yaml, actor: "team:build", reason: it goes by agreement, expires: "2099-08-31" }
`,
};

/** A layout whose records have the names of their files for ids, unless they say others. */
const NAMED: TextFiles = {
  "memory-steward.yml": "layout: named.yaml\nindexes: { inline: 0 }\n",
  "named.yaml": `layout: memory-steward.layout/v1
name: named
ontology:
  inline: { edgeKinds: [{ name: needs }] }
classes:
  task: { files: ["**/*.md"], fields: { id: [id, $stem] }, edges: [{ field: needs, kind: needs }] }
`,
};
const NEEDS_B = "---\nneeds: [b, none]\n---\nWords.\n";
const BROKEN = "---\nneeds: [\n---\nWords.\n";
const NAMES_ANOTHER = "---\nid: c\n---\nWords.\n";

/** With fingerprints of a deletion and of a rename. */
const LOSS_IN_BASELINE: TextFiles = {
  ...UNLIMITED,
  "memory-steward.baseline.json": JSON.stringify({
    baseline: "memory-steward.baseline/v1",
    findings: (
      [
        { rule: "change/deleted-record", record: "tool:mirror" },
        { rule: "change/renamed-id", record: "tool:replica", subject: "tool:mirror" },
      ] as const
    ).map((problem) => ({
      fingerprint: fingerprint({ ...problem, at: { path: "graph/a.yaml" } }),
      rule: problem.rule,
      path: "graph/a.yaml",
    })),
  }),
};

const broken = (id: string): string => `${record(id)}  broken: [\n`;
const needsMirror = (id: string): string => record(id, { edges: "depends_on: [tool:mirror, tool:none]" });

const EXAMPLES: readonly Example[] = [
  ...[undefined, record("tool:replica")].map((text) => ({
    name: `a record is lost by a ${text === undefined ? "deletion" : "rename"} that the baseline accepts, and an edge keeps its id`,
    rule: "graph/dangling-edge",
    gate: LOSS_IN_BASELINE,
    before: {
      "graph/a.yaml": record("tool:mirror"),
      "graph/b.yaml": record("tool:cache", { edges: "depends_on: [tool:mirror]" }),
    },
    change: { "graph/a.yaml": text },
  })),
  {
    name: "a note goes that edges name by its path",
    rule: "graph/dangling-edge",
    before: {
      "notes/a.md": "# A\n",
      "graph/b.yaml": record("tool:b", { edges: "derived_from: [notes/a.md, notes/c.md]" }),
    },
    change: { "notes/a.md": undefined },
  },
  {
    name: "a note comes that edges name by its path",
    rule: "graph/dangling-edge",
    before: { "graph/b.yaml": record("tool:b", { edges: "derived_from: [notes/a.md, notes/c.md]" }) },
    change: { "notes/a.md": "# A\n" },
  },
  {
    name: "an edge comes that names a note by its path",
    rule: "graph/dangling-edge",
    before: { "notes/a.md": "# A\n", "graph/b.yaml": record("tool:b") },
    change: { "graph/b.yaml": record("tool:b", { edges: "derived_from: [notes/a.md, notes/c.md]" }) },
  },
  {
    name: "a note goes in a memory that is a folder",
    rule: "graph/dangling-edge",
    gate: {
      "memory-steward.yml": "layout: company-brain\nroot: brain\nindexes: { inline: 0 }\n",
    },
    before: {
      "brain/notes/a.md": "# A\n",
      "brain/graph/b.yaml": record("tool:b", { edges: "derived_from: [notes/a.md]" }),
    },
    change: { "brain/notes/a.md": undefined },
  },
  {
    name: "a note comes in a memory that is a folder",
    rule: "graph/dangling-edge",
    gate: {
      "memory-steward.yml": "layout: company-brain\nroot: brain\nindexes: { inline: 0 }\n",
    },
    before: { "brain/graph/b.yaml": record("tool:b", { edges: "derived_from: [notes/a.md, notes/c.md]" }) },
    change: { "brain/notes/a.md": "# A\n" },
  },
  {
    name: "a time that cannot be read means one before that of the base, so its mend is not certain",
    rule: "change/updated-at",
    before: { "graph/a.yaml": record("tool:mirror"), "graph/b.yaml": record("tool:cache") },
    change: { "graph/a.yaml": record("tool:mirror", { updatedAt: "2026/05/01" }) },
  },
  ...(
    [
      ["comes", undefined, { "b.md": BROKEN }],
      ["is mended, and names another id", BROKEN, { "b.md": NAMES_ANOTHER }],
      ["goes", BROKEN, { "b.md": undefined }],
      ["is where it was", BROKEN, { "d.md": NEEDS_B }],
      ["was a file of another id", NAMES_ANOTHER, { "b.md": BROKEN }],
      ["has a twin that comes before it", BROKEN, { "aside/b.md": BROKEN }],
    ] as const
  ).map(([what, before, change]) => ({
    name: `an edge has an id for its target that a file which cannot be read would have by its name: it ${what}`,
    rule: "graph/dangling-edge",
    gate: NAMED,
    before: { "a.md": NEEDS_B, ...(before !== undefined && { "b.md": before }) },
    change,
  })),
  ...(
    [
      ["comes", undefined, { "graph/b.yaml": broken("tool:mirror") }],
      ["is mended", broken("tool:mirror"), { "graph/b.yaml": record("tool:mirror") }],
      ["is mended, and has another", broken("tool:mirror"), { "graph/b.yaml": record("tool:replica") }],
      ["names another", broken("tool:mirror"), { "graph/b.yaml": broken("tool:replica") }],
      ["goes", broken("tool:mirror"), { "graph/b.yaml": undefined }],
      ["is where it was", broken("tool:mirror"), { "graph/d.yaml": needsMirror("tool:store") }],
      ["had a twin", broken("tool:mirror"), { "graph/aside/b.yaml": broken("tool:mirror") }],
    ] as const
  ).map(([what, before, change]) => ({
    name: `an edge has an id for its target that a file which cannot be read names: it ${what}`,
    rule: "graph/dangling-edge",
    before: { "graph/a.yaml": needsMirror("tool:cache"), ...(before !== undefined && { "graph/b.yaml": before }) },
    change,
  })),
  ...(
    [
      ["is mended", { "graph/b.yaml": record("team:mirror", { kind: "Team" }) }],
      ["is mended, and has another", { "graph/b.yaml": record("team:replica", { kind: "Team" }) }],
      ["goes", { "graph/b.yaml": undefined }],
      ["is where it was", { "graph/e.yaml": record("tool:store", { owner: "team:mirror" }) }],
    ] as const
  ).map(([what, change]) => ({
    name: `an owner is a team that a file which cannot be read names: it ${what}`,
    rule: "record/invalid-owner",
    before: {
      "graph/a.yaml": record("tool:cache", { owner: "team:mirror" }),
      "graph/b.yaml": broken("team:mirror"),
      "graph/c.yaml": record("team:other", { kind: "Team" }),
      "graph/d.yaml": record("tool:linter", { owner: "team:none" }),
    },
    change,
  })),
  {
    name: "a record goes that a file names which cannot be read, and an edge keeps its id",
    rule: "graph/dangling-edge",
    gate: LOSS_WAIVED,
    before: {
      "graph/a.yaml": needsMirror("tool:cache"),
      "graph/b.yaml": record("tool:mirror"),
      "graph/c.yaml": broken("tool:mirror"),
    },
    change: { "graph/b.yaml": undefined },
  },
  ...[undefined, broken("tool:mirror")].map((text) => ({
    name: `a record is lost by a ${text === undefined ? "deletion" : "broken file"} that a waiver accepts, and an edge keeps its id`,
    rule: "graph/dangling-edge",
    gate: LOSS_WAIVED,
    before: {
      "graph/a.yaml": record("tool:mirror"),
      "graph/b.yaml": record("tool:cache", { edges: "depends_on: [tool:mirror]" }),
    },
    change: { "graph/a.yaml": text },
  })),
  {
    name: "more records than an index has findings of are learned from an id that comes",
    rule: "record/without-source",
    gate: UNLIMITED,
    before: {
      "graph/a.yaml": record("tool:cache", { edges: "derived_from: [tool:none]" }),
      ...Object.fromEntries(
        Array.from({ length: 17 }, (_, i) => [
          `graph/b-${i}.yaml`,
          record(`tool:mirror-${i}`, { edges: "derived_from: [tool:origin], depends_on: [tool:none, tool:cache]" }),
        ]),
      ),
    },
    change: { "graph/c.yaml": record("tool:origin") },
  },
  {
    name: "a page moves, and its relative links with it",
    rule: "graph/dangling-edge",
    gate: PAGES,
    before: {
      "pages/a.md": "---\nid: a\nkind: Page\n---\nSee [b](b.md#one), [c](/pages/c.md) and [none](none.md).\n",
      "pages/b.md": "---\nid: b\nkind: Page\n---\nWords.\n",
    },
    change: {
      "pages/a.md": undefined,
      "pages/deep/a.md": "---\nid: a\nkind: Page\n---\nSee [b](b.md#one), [c](/pages/c.md) and [none](none.md).\n",
    },
  },
  {
    name: "a page moves to a folder of its own, and links lead to where it was",
    rule: "graph/dangling-edge",
    gate: PAGES,
    before: {
      "pages/a.md": "---\nid: a\nkind: Page\n---\nSee [b](b.md#one) and [b](/pages/b.md).\n",
      "pages/b.md": "---\nid: b\nkind: Page\n---\nWords.\n",
    },
    change: { "pages/b.md": undefined, "pages/deep/b.md": "---\nid: b\nkind: Page\n---\nWords.\n" },
  },
  {
    name: "a record gets another id where ids may change, and an edge keeps the old one",
    rule: "graph/dangling-edge",
    gate: RENAMES_ALLOWED,
    before: {
      "graph/a.yaml": record("tool:mirror"),
      "graph/b.yaml": record("tool:cache", { edges: "depends_on: [tool:mirror]" }),
    },
    change: { "graph/a.yaml": undefined, "graph/c.yaml": record("tool:replica") },
  },
  {
    name: "a record goes where that is a warning, and an edge keeps its id",
    rule: "graph/dangling-edge",
    gate: RENAMES_ALLOWED,
    before: {
      "graph/a.yaml": record("tool:mirror"),
      "graph/b.yaml": record("tool:cache", { edges: "depends_on: [tool:mirror]" }),
    },
    change: { "graph/a.yaml": undefined },
  },
  {
    name: "a new link leads to an excluded file",
    rule: "graph/dangling-edge",
    gate: {
      ...PAGES,
      "memory-steward.yml": 'layout: pages.yaml\nindexes: { inline: 0 }\nexclude: ["pages/drafts/**"]\n',
    },
    before: { "pages/drafts/c.md": "Not yet.\n", "pages/a.md": "---\nid: a\n---\nWords.\n" },
    change: { "pages/a.md": "---\nid: a\n---\nSee [this](drafts/c.md).\n" },
  },
  {
    name: "a folder keeps excluded files alone, and a link leads to the folder",
    rule: "graph/dangling-edge",
    gate: {
      ...PAGES,
      "memory-steward.yml": 'layout: pages.yaml\nindexes: { inline: 0 }\nexclude: ["pages/drafts/x.md"]\n',
    },
    before: {
      "pages/drafts/x.md": "Not yet.\n",
      "pages/drafts/c.md": "---\nid: c\n---\nWords.\n",
      "pages/a.md": "---\nid: a\n---\nSee [these](drafts).\n",
    },
    change: { "pages/drafts/c.md": undefined },
  },
  {
    name: "a second declaration of an id comes before the first, and a problem elsewhere tells of its place",
    rule: "graph/superseded-not-retired",
    gate: UNLIMITED,
    before: {
      "graph/b.yaml": record("tool:mirror"),
      "graph/c.yaml": record("tool:cache", { edges: "supersedes: [tool:mirror]" }),
    },
    change: { "graph/a.yaml": record("tool:mirror") },
  },
  {
    name: "two records of one id in one file come of age in another order than they are written",
    rule: "record/stale",
    before: {
      "graph/a.yaml": [
        record("tool:mirror", { updatedAt: "2026-06-14T08:00:00Z" }),
        record("tool:mirror", { updatedAt: "2026-05-20T08:00:00Z" }),
      ].join("---\n"),
      "graph/b.yaml": record("tool:cache"),
    },
    change: { "graph/b.yaml": record("tool:cache", { status: "draft" }) },
    now: "2026-08-01T00:00:00Z",
  },
  {
    name: "a record becomes of the kind that an edge to an unknown id may lead to",
    rule: "graph/dangling-edge",
    before: {
      "graph/a.yaml": record("tool:mirror"),
      "graph/b.yaml": record("tool:cache", { edges: "runs_on: [service:mirror]" }),
    },
    change: { "graph/a.yaml": record("tool:mirror", { kind: "Service" }) },
  },
  {
    name: "an id in capitals has too many edges, and its other spelling changes",
    rule: "graph/cardinality",
    before: {
      "graph/a.yaml": record("tool:Mirror"),
      "graph/b.yaml": record("tool:mirror"),
      "graph/c.yaml": record("tool:cache", { edges: "sole: [tool:Mirror]" }),
      "graph/d.yaml": record("tool:store", { edges: "sole: [tool:Mirror]" }),
    },
    change: { "graph/b.yaml": record("tool:mirror", { status: "draft" }) },
  },
  {
    name: "the only edge of a limited kind to an id that is declared twice is gone",
    rule: "record/duplicate-id",
    before: {
      "graph/a.yaml": record("tool:mirror"),
      "graph/b.yaml": record("tool:mirror"),
      "graph/c.yaml": record("tool:cache", { edges: "sole: [tool:mirror]" }),
    },
    change: { "graph/c.yaml": record("tool:cache") },
  },
  {
    name: "a retired record takes the id of an owner that nobody declared",
    rule: "graph/deprecated-dependency",
    gate: UNLIMITED,
    before: { "graph/a.yaml": record("tool:mirror", { owner: "team:build" }) },
    change: { "graph/b.yaml": record("team:build", { status: "deprecated" }) },
  },
  {
    name: "a report stands where files are excluded",
    rule: "index/stale",
    gate: {
      "memory-steward.yml":
        'layout: company-brain\nindexes: { inline: 0 }\nexclude: ["indexes/ontology-report.json"]\n',
    },
    before: { "indexes/ontology-report.json": "{}\n", "graph/a.yaml": record("tool:mirror") },
    change: { "graph/b.yaml": record("tool:cache") },
  },
  {
    name: "a record takes the path for its id that a link leads to",
    rule: "graph/edge-endpoint",
    gate: PAGES,
    before: {
      "pages/a.md": "---\nid: a\nkind: Page\n---\nSee [b](b.md).\n",
      "pages/b.md": "---\nid: b\nkind: Page\n---\nWords.\n",
    },
    change: { "pages/c.md": "---\nid: pages/b.md\nkind: Draft\n---\nWords.\n" },
  },
  {
    name: "an id comes in a wrong form, and the id that would be offered is another record's",
    rule: "record/invalid-id",
    gate: UNLIMITED,
    before: { "graph/a.yaml": record("tool:mirror") },
    change: { "graph/b.yaml": record("tool:Mirror") },
  },
  {
    name: "a record takes the id that is offered to one whose id has a wrong form",
    rule: "record/invalid-id",
    gate: UNLIMITED,
    before: { "graph/a.yaml": record("tool:Big Mirror"), "graph/b.yaml": record("tool:cache") },
    change: { "graph/c.yaml": record("tool:big-mirror") },
  },
  {
    name: "the record goes that had the id for one whose id has a wrong form",
    rule: "record/invalid-id",
    gate: UNLIMITED,
    before: { "graph/a.yaml": record("tool:Big Mirror"), "graph/c.yaml": record("tool:big-mirror") },
    change: { "graph/c.yaml": undefined },
  },
  {
    name: "a record gets an id of a wrong form",
    rule: "change/renamed-id",
    gate: UNLIMITED,
    before: { "graph/a.yaml": record("tool:mirror"), "graph/c.yaml": record("tool:cache") },
    change: { "graph/a.yaml": record("tool:Mir ror") },
  },
  {
    name: "a record that stays as it is lacks its time, which no run can know",
    rule: "record/missing-field",
    gate: UNLIMITED,
    before: {
      "graph/a.yaml": record("tool:mirror").replace(/ {2}updatedAt: .*\n/, ""),
      "graph/b.yaml": record("tool:cache"),
    },
    change: { "graph/b.yaml": record("tool:cache", { status: "draft" }) },
  },
  {
    name: "a layout generates files of its own, and the index is none of its sources",
    rule: "index/stale",
    gate: {
      "memory-steward.yml": "layout: pages.yaml\nindexes: { inline: 0 }\n",
      "pages.yaml": `layout: memory-steward.layout/v1
name: pages
classes:
  page: { files: ["**/*.md"], fields: { id: id } }
  line: { files: ["**/*.jsonl"], fields: { id: id } }
  site: { files: ["site/**"], records: none, generated: true }
`,
    },
    before: { "a.md": "---\nid: a\n---\nWords.\n", "site/a.html": "a" },
    change: { "b.md": "---\nid: b\n---\nWords.\n" },
  },
];

describe("a change that a part of the graph seems not enough for", () => {
  it.each(EXAMPLES)("$name", async ({ rule, gate, before, change, now }) => {
    const base = await withIndex({ ...ONTOLOGY, ...gate, ...before });
    const after: Record<string, string> = {};
    for (const [path, content] of Object.entries({ ...base, ...change })) {
      if (typeof content === "string") after[path] = content;
    }
    const { incremental, whole } = await bothWays(base, after, now === undefined ? {} : { now });
    expect(incremental.readAllBecause).toBeUndefined();
    expect(renderJson(incremental.report)).toBe(renderJson(whole.report));
    expect(whole.report.findings.map((finding) => finding.rule)).toContain(rule);
  });
});
