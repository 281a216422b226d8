/** The first of two steps: a change that gains nothing by loosening the rules, but lets the next one pass. */
import { describe, expect, it } from "vitest";
import { checkFiles } from "../../support/check-files.js";
import { findingsOf, said } from "../../support/findings-of.js";

const NODE_KINDS = `ontology: memory-steward.ontology/v1
version: 1.0.0
nodeKinds:
  - { name: Team, prefix: team, required: [], example: graph/teams/build.yaml }
  - { name: Repository, prefix: repository, required: [], example: graph/repositories/checkout-api.yaml }
  - name: Runbook
    prefix: runbook
    required: [repoRefs]
    attributes:
      repoRefs: { type: array, items: { type: string, maxLength: 80 }, maxItems: 9 }
    idPattern: "^runbook:[a-z-]+$"
    statuses: [draft, approved]
    example: runbooks/mirror-throttling.md
  - { name: Tool, prefix: tool, required: [], deprecated: true, example: graph/tools/linter.yaml }
`;

const EDGE_KINDS = `edgeKinds:
  - name: depends_on
    purpose: Needs the target.
    from: [Tool, Runbook]
    to: [Tool]
    cardinality: "N:1"
    inverse: needed_by
    acyclic: true
    example: { from: tool:a, depends_on: tool:b }
  - name: needed_by
    purpose: Is needed by the target.
    example: { from: tool:b, needed_by: tool:a }
`;

const VOCABULARY = `statuses: [draft, approved, deprecated, archived]
sensitivity: [public, internal, restricted, secret-metadata]
owners:
  teams: [team:build, team:legal]
  users: [user:ann]
  accounts: { team:legal: [ann] }
  memory: [team:build]
tags: { names: [ci], closed: true }
`;

const RULES = `transitions:
  draft: [approved, archived]
  approved: [deprecated]
  deprecated: [archived, approved]
  archived: []
staleAfterDays: 180
externalNamespaces: [user]
severities: { graph/missing-inverse: error }
pathPolicy:
  - { kinds: [Runbook], paths: ["runbooks/**/*.md"] }
sensitivityPolicy:
  - { kinds: [Tool] }
  - { paths: ["hr/**"], owners: [team:legal] }
approvals:
  - { kinds: [Runbook], count: 2, by: owners }
`;

const CONFIG = `layout: company-brain
exclude: ["notes/attic/**"]
lowTrust: ["mail/**"]
severities:
  graph/dangling-edge: error
limits: { depth: 40 }
proposals: { sources: [acme/agents], workflows: [agent.yml], autoApprove: { maxBytes: 100 } }
snapshots: { requiredApprovals: 2, approvers: [record-owners] }
`;

const FILES = {
  "memory-steward.yml": CONFIG,
  "ontology/node-kinds.yaml": NODE_KINDS,
  "ontology/edge-kinds.yaml": EDGE_KINDS,
  "ontology/controlled-vocabulary.yaml": VOCABULARY,
  "ontology/validation-rules.yaml": RULES,
};

type Edit = readonly [path: keyof typeof FILES, from: string, to: string];

const config = "memory-steward.yml";
const nodes = "ontology/node-kinds.yaml";
const edges = "ontology/edge-kinds.yaml";
const words = "ontology/controlled-vocabulary.yaml";
const rules = "ontology/validation-rules.yaml";

async function loosenedBy(...list: readonly Edit[]): Promise<string[]> {
  const files: Record<string, string> = { ...FILES };
  for (const [path, from, to] of list) {
    expect(files[path]).toContain(from);
    files[path] = (files[path] ?? "").replace(from, to);
  }
  const found = await findingsOf("gate/loosened", files, { before: FILES });
  expect(found.every(({ severity }) => severity === "warning")).toBe(true);
  return said(found).map((text) => text.replace("This change loosens ", "").replace("Later changes could ", ""));
}

describe("gate/loosened", () => {
  it.each<[edit: Edit, ...told: string[]]>([
    [
      [words, "  teams: [team:build, team:legal]\n", ""],
      "3:1 `owners.teams` ([team:build, team:legal] → none). name teams as owners that no list has.",
    ],
    [
      [words, "closed: true", "closed: false"],
      "8:22 `tags.closed` (true → false). use tags outside the list with no more than a warning.",
    ],
    [[words, "tags: { names: [ci], closed: true }\n", ""], "7:1 `tags` ([ci] → none). use any tag."],
    [
      [words, "[public, internal, restricted,", "[restricted, public, internal,"],
      "2:1 `sensitivity` ([public, internal, restricted, secret-metadata] → [restricted, public, internal, secret-metadata]). make a record that is restricted public, which would no longer count as lowering its sensitivity.",
    ],
    [
      [words, "legal: [ann]", "legal: [ann, eve]"],
      "6:15 `owners.accounts.team:legal` ([ann] → [ann, eve]). be approved by eve in the place of team:legal.",
    ],
    [
      [words, "memory: [team:build]", "memory: [team:build, user:ann]"],
      "7:3 `owners.memory` ([team:build] → [team:build, user:ann]). be approved by user:ann where owners of the memory are asked.",
    ],
    [
      [nodes, "required: [repoRefs]", "required: []"],
      "8:5 `nodeKinds.Runbook.required` ([repoRefs] → none). leave out repoRefs of a Runbook.",
    ],
    [
      [nodes, "maxLength: 80", "maxLength: 81"],
      "10:55 `nodeKinds.Runbook.attributes.repoRefs.items.maxLength` (80 → 81). give repoRefs of a Runbook values that are refused now.",
    ],
    [
      [nodes, "type: array, ", ""],
      "10:7 `nodeKinds.Runbook.attributes.repoRefs.type` (array → none). give repoRefs of a Runbook values that are refused now.",
    ],
    [
      [nodes, '    idPattern: "^runbook:[a-z-]+$"\n', ""],
      "6:5 `nodeKinds.Runbook.idPattern` (^runbook:[a-z-]+$ → none). give a Runbook ids that the pattern refuses now.",
    ],
    [
      [nodes, "    statuses: [draft, approved]\n", ""],
      "6:5 `nodeKinds.Runbook.statuses` ([draft, approved] → [draft, approved, deprecated, archived]). give a Runbook statuses that are not for it.",
    ],
    [
      [nodes, " deprecated: true,", ""],
      "14:5 `nodeKinds.Tool.deprecated` ({} → none). bring new records of the kind Tool.",
    ],
    [
      [edges, "    acyclic: true\n", ""],
      "2:5 `edgeKinds.depends_on.acyclic` (true → none). let depends_on lead back to where it began.",
    ],
    [
      [edges, "acyclic: true", "acyclic: true\n    external: true"],
      "9:5 `edgeKinds.depends_on.external` (none → true). let depends_on point at what is not there.",
    ],
    [
      [edges, "    inverse: needed_by\n", ""],
      "2:5 `edgeKinds.depends_on.inverse` (needed_by → none). state depends_on at one end alone.",
    ],
    [
      [edges, "from: [Tool, Runbook]", "from: [Tool, Runbook, Team]"],
      "4:5 `edgeKinds.depends_on.from` ([Tool, Runbook] → [Tool, Runbook, Team]). let depends_on start from a Team.",
    ],
    [
      [edges, "    to: [Tool]\n", ""],
      "2:5 `edgeKinds.depends_on.to` ([Tool] → none). let depends_on lead to records of any kind.",
    ],
    [
      [edges, "N:1", "1:N"],
      "6:5 `edgeKinds.depends_on.cardinality` (N:1 → 1:N). let a record have several depends_on edges.",
    ],
    [
      [rules, "archived: []", "archived: [draft]"],
      "5:3 `transitions.archived` (none → [draft]). take a record the way archived → draft.",
    ],
    [
      [rules, "approved: [deprecated]", "approved: [deprecated, rework]\n  rework: [draft]"],
      "3:3 `transitions.approved` ([deprecated] → [deprecated, rework]). take a record the way approved → rework → draft.",
    ],
    [
      [rules, "staleAfterDays: 180", "staleAfterDays: 900"],
      "6:1 `staleAfterDays` (180 → 900). leave records without a review for 900 days.",
    ],
    [
      [rules, "[user]", "[user, jira]"],
      "7:28 `externalNamespaces` ([user] → [user, jira]). point at anything in jira:, which would not be looked up.",
    ],
    [
      [rules, "error }", "note }"],
      "8:15 `severities.graph/missing-inverse` (error → note). break that rule with no more than a note.",
    ],
    [
      [rules, '"runbooks/**/*.md"', '"runbooks/**/*.md", "**/*.md"'],
      "10:5 `pathPolicy of Runbook` ([runbooks/**/*.md] → [runbooks/**/*.md, **/*.md]). put a Runbook into **/*.md.",
    ],
    [
      [rules, "  - { kinds: [Tool] }\n", ""],
      '11:1 `sensitivityPolicy` ({"kinds":["Tool"]} → none). bring records of the kind Tool that do not say how sensitive they are.',
    ],
    [
      [rules, "count: 2, by: owners", "count: 2"],
      "15:5 `approvals of Runbook` (2 approvals of owners → 2 approvals). be merged with 2 approvals where 2 approvals of owners are asked for now.",
    ],
    [
      [config, '"notes/attic/**"', '"notes/attic/**", "decisions/**"'],
      "2:29 `exclude` ([notes/attic/**] → [notes/attic/**, decisions/**]). bring files that match decisions/**, which are neither read nor judged.",
    ],
    [
      [config, 'lowTrust: ["mail/**"]\n', ""],
      "3:1 `lowTrust` ([babysitter/**, mail/**] → [babysitter/**]). bring texts that steer agents in mail/** with no more than a warning.",
    ],
    [
      [config, "dangling-edge: error", 'dangling-edge: "off"'],
      "5:3 `severities.graph/dangling-edge` (error → off). break that rule and nobody would be told.",
    ],
    [
      [config, "depth: 40", "depth: 41"],
      "6:11 `limits.depth` (40 → 41). bring files that are refused now for their size.",
    ],
    [
      [config, "[acme/agents]", "[acme/agents, eve/agents]"],
      "7:37 `proposals.sources` ([acme/agents] → [acme/agents, eve/agents]). be proposed by runs of eve/agents.",
    ],
    [
      [config, " workflows: [agent.yml],", ""],
      "7:1 `proposals.workflows` ([agent.yml] → none). be proposed by any workflow.",
    ],
    [
      [config, "maxBytes: 100", "maxBytes: 101"],
      "7:77 `proposals.autoApprove.maxBytes` (100 → 101). be larger and merge without anybody who looks at them.",
    ],
    [
      [config, "Approvals: 2", "Approvals: 0"],
      "8:14 `snapshots.requiredApprovals` (2 → 0). count as approved with no review.",
    ],
    [
      [config, ", approvers: [record-owners]", ""],
      "8:1 `snapshots.approvers` ([record-owners] → none). count as approved by anyone who may write.",
    ],
  ])("%j", async (edit, ...told) => {
    expect(await loosenedBy(edit)).toEqual(told);
  });

  it.each<[what: string, ...edits: Edit[]]>([
    ["a word more in a list", [words, "[ci]", "[ci, cache]"], [words, "[user:ann]", "[user:ann, user:bo]"]],
    [
      "a kind that is new, and edges to it",
      [
        nodes,
        "  - { name: Tool,",
        "  - { name: Gadget, prefix: gadget, required: [title], example: x }\n  - { name: Tool,",
      ],
      [edges, "to: [Tool]", "to: [Tool, Gadget]"],
    ],
    [
      "a status that leads nowhere new",
      [words, "[draft, approved, deprecated,", "[draft, review, approved, deprecated,"],
      [rules, "draft: [approved,", "review: [approved, draft]\n  draft: [review, approved,"],
    ],
    [
      "an account of an owner that is new",
      [words, "[team:build, team:legal]", "[team:build, team:legal, team:new]"],
      [words, "legal: [ann]", "legal: [ann], team:new: [eve]"],
    ],
    [
      "stricter settings",
      [words, "legal: [ann]", "legal: []"],
      [nodes, "maxLength: 80", "maxLength: 8"],
      [edges, "N:1", "1:1"],
      [rules, "draft: [approved, archived]", "draft: [approved]"],
      [rules, "180", "18"],
      [rules, "count: 2", "count: 3"],
      [config, "depth: 40", "depth: 20"],
      [config, "Approvals: 2", "Approvals: 3"],
      [config, "[acme/agents]", "[]"],
    ],
    [
      "a glob that is narrower",
      [config, "notes/attic/**", "notes/attic/old/**"],
      [rules, "runbooks/**/*.md", "runbooks/mirror/a.md"],
    ],
    ["what is left out beside the memory", [config, '"notes/attic/**"', '"notes/attic/**", "src/**"']],
    [
      "another order, other comments",
      [rules, "draft: [approved, archived]", "draft: [archived, approved] # as ever"],
      [edges, "[Tool, Runbook]", "[Runbook, Tool]"],
    ],
  ])("leaves alone %s", async (_what, ...edits) => {
    expect(await loosenedBy(...edits)).toEqual([]);
  });

  it("tells a status that only the vocabulary gains, by way of which every move is free", async () => {
    const told = await loosenedBy([words, "[draft, approved,", "[draft, limbo, approved,"]);
    expect(told).toContainEqual(expect.stringContaining("archived → limbo → draft"));
  });

  it("tells what a layout of the repository and a schema beside it ask no more", async () => {
    const layout = `layout: memory-steward.layout/v1
name: proposals
ids: { pattern: "^p-[0-9]+$" }
classes:
  proposal:
    files: ["proposals/*.md", "drafts/*.md"]
    fields: { id: $stem, title: title, status: status }
    required: [title, status]
    schema: proposal.json
    appendOnly: true
ontology:
  inline:
    statuses: [draft, approved]
    edgeKinds: [{ name: needs, acyclic: true }]
`;
    const before = {
      "memory-steward.yml": "layout: layout.yaml\n",
      "layout.yaml": layout,
      "proposal.json": '{ "type": "object",\n  "required": ["title"] }\n',
      "proposals/p-1.md": "---\ntitle: Start\nstatus: draft\n---\n",
    };
    const after = {
      ...before,
      "layout.yaml": layout
        .replace("^p-", "^[a-z]-")
        .replace(', "drafts/*.md"', "")
        .replace("title, status]", "title]")
        .replace("    appendOnly: true\n", "")
        .replace(", acyclic: true", ""),
      "proposal.json": '{ "type": "object",\n  "required": [] }\n',
    };
    const { report } = await checkFiles(after, { before, gate: {} });
    const found = report.findings.filter(({ rule }) => rule === "gate/loosened");
    expect(
      found.map(({ path, range, subject }) => `${path}:${range.start.line}:${range.start.column} ${subject}`),
    ).toEqual([
      "layout.yaml:3:8 ids.pattern ^[a-z]-[0-9]+$",
      "layout.yaml:5:3 classes.proposal.appendOnly false",
      "layout.yaml:6:5 classes.proposal.files [proposals/*.md]",
      "layout.yaml:8:5 classes.proposal.required [title]",
      "layout.yaml:13:17 edgeKinds.needs.acyclic none",
      "proposal.json:2:3 required none",
    ]);
  });

  it.each([
    ["    local: error\n", "    local: note\n", "classes.session.local note"],
    ["    local: error\n", "", "classes.session.local none"],
    ["    local: note\n", "    local: error\n", undefined],
    ["    bodyRequired: true\n", "", "classes.lesson.bodyRequired false"],
    ["    disjoint: [[use, avoid]]\n", "", "classes.lesson.disjoint none"],
    ["    text: { mood: { section: Mood } }\n", "", "classes.lesson.text none"],
    ["section: Mood", "section: State", 'classes.lesson.text {"mood":{"section":"State"}}'],
    ["{ section: Mood }", "{ section: Mood }, more: { line: More }", undefined],
    [
      "    ascending: [[begun, ended]]\n",
      "    ascending: [[begun, closed]]\n",
      "classes.lesson.ascending [[begun, closed]]",
    ],
    ["    outline: { days: true, frontMatter: [title] }\n", "", "classes.lesson.outline none"],
    ["days: true, frontMatter: [title]", "frontMatter: [title]", 'classes.lesson.outline {"frontMatter":["title"]}'],
    [
      "frontMatter: [title]",
      "frontMatter: [title, id]",
      'classes.lesson.outline {"days":true,"frontMatter":["title","id"]}',
    ],
    ["frontMatter: [title]", "frontMatter: []", undefined],
    ["of: [title]", "of: [title, $body], tells: [reason]", undefined],
    ["of: [title]", "of: [$body]", 'classes.lesson.revision {"number":"version","of":["$body"]}'],
  ])("tells what a layout asks no more of a class: %j to %j", async (was, is, expected) => {
    const kept = ["    bodyRequired: true\n", "    disjoint: [[use, avoid]]\n", "    ascending: [[begun, ended]]\n"];
    kept.push("    revision: { number: version, of: [title] }\n");
    kept.push("    text: { mood: { section: Mood } }\n");
    kept.push("    outline: { days: true, frontMatter: [title] }\n");
    const local = was.includes("local") ? was : "    local: error\n";
    const layout = [
      "layout: memory-steward.layout/v1\nname: lessons\nclasses:\n",
      `  session:\n    files: ["session/**"]\n    records: none\n${local}`,
      `  lesson:\n    files: ["lessons/*.md"]\n    fields: { id: $stem, title: title }\n${kept.join("")}`,
    ].join("");
    const before = {
      "memory-steward.yml": "layout: layout.yaml\n",
      "layout.yaml": layout,
      "lessons/mirror.md": "---\ntitle: Mirror\n---\nIt throttles.\n",
    };
    const after = { ...before, "layout.yaml": layout.replace(was, is) };
    const { report } = await checkFiles(after, { before, gate: {} });
    const found = report.findings.flatMap(({ rule, subject }) => (rule === "gate/loosened" ? [subject] : []));
    expect(found).toEqual(expected === undefined ? [] : [expected]);
  });

  it("hides none of them behind a flood of others", async () => {
    const many = Array.from({ length: 2000 }, (_, index) => `n${index}`);
    const told = await loosenedBy(
      [rules, "[user]", `[user, ${many.join(", ")}]`],
      [rules, "archived: []", `archived: [${many.join(", ")}]\n  n1999: [approved]`],
    );
    expect(told.filter((text) => text.includes("externalNamespaces"))).toHaveLength(5);
    expect(told).toContainEqual(expect.stringContaining("archived → n1999 → approved"));
    expect(told).toContainEqual(expect.stringContaining("1995 settings more."));
  });
});

it("asks of each class whether it takes updates: one that did not does not where none does any more", async () => {
  const layout = (proposable: string) => ({
    "memory-steward.yml": "layout: layout.yaml\n",
    "layout.yaml": `layout: memory-steward.layout/v1
name: two
classes:
  one: { files: ["one/*.yaml"], fields: { id: id }${proposable} }
  two: { files: ["two/*.yaml"], fields: { id: id } }
`,
    "one/a.yaml": "id: a\n",
  });
  const loosened = async (before: string, after: string) => {
    const { report } = await checkFiles(layout(after), { before: layout(before), gate: {} });
    return said(report.findings.filter(({ rule }) => rule === "gate/loosened"));
  };
  expect(await loosened(", proposable: true", "")).toEqual([]);
  expect(await loosened("", ", proposable: true")).toEqual([expect.stringContaining("classes.one.proposable")]);
});
