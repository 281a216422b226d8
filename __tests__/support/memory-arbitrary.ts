/** Small memories with every kind of trouble, and changes of them. */
import fc from "./fast-check.js";

type TextFiles = Readonly<Record<string, string>>;

export interface History {
  /** Gate and layout files of both sides. */
  readonly gate: TextFiles;
  readonly before: TextFiles;
  readonly after: TextFiles;
}

const EDGE_KINDS = `edgeKinds:
  - { name: depends_on, purpose: Needs, acyclic: true, example: {} }
  - { name: supersedes, purpose: Replaces, acyclic: true, example: {} }
  - { name: owned_by, purpose: Answers for, to: [Team], example: {} }
  - { name: applies_to_repo, purpose: Holds in, to: [Tool, Service], example: {} }
  - { name: contains, purpose: Holds, inverse: part_of, example: {} }
  - { name: part_of, purpose: Belongs to, inverse: contains, example: {} }
  - { name: beside, purpose: Stands near, symmetric: true, example: {} }
  - { name: led_by, purpose: Has one, cardinality: "N:1", example: {} }
  - { name: sole, purpose: Has one, cardinality: "1:1", example: {} }
  - { name: derived_from, purpose: Taken from, example: {} }
  - { name: outside, purpose: Leads out, external: true, example: {} }
  - { name: old, purpose: Was used, deprecated: { use: depends_on }, example: {} }
`;
/** Without limits and without external kinds: then much less of the graph is asked about a change. */
const FEW_EDGE_KINDS = EDGE_KINDS.split("\n")
  .filter((line) => !/sole|outside/.test(line))
  .join("\n");

const RULES = `staleAfterDays: 20
externalNamespaces: [user, ticket]
`;

const WAIVERS = `waivers:
  - rule: graph/dangling-edge
    subject: tool:n1
    actor: team:n0
    reason: Comes with the next import
    expires: "2026-06-20"
  - rule: record/stale
    subject: service:n2
    actor: team:n0
    reason: Is being rewritten now
    expires: "2026-07-20"
`;

const LEFT_OUT = ["notes/drafts/c.md", "graph/sub/f.yaml"];

const gate = fc
  .record({
    few: fc.boolean(),
    owners: fc.constantFrom("", "owners: { teams: [team:n0, team:n3] }\n"),
    waivers: fc.boolean(),
    exclude: fc.boolean(),
    severities: fc.boolean(),
  })
  .map(({ few, owners, waivers, exclude, severities }): TextFiles => {
    const settings = [
      "layout: company-brain\nindexes: { inline: 0 }\n",
      exclude ? 'exclude: ["notes/drafts/**", "graph/sub/f.yaml"]\n' : "",
      severities ? "severities: { record/id-case: off, graph/dangling-edge: warning, record/stale: error }\n" : "",
    ];
    return {
      "memory-steward.yml": settings.join(""),
      "ontology/edge-kinds.yaml": few ? FEW_EDGE_KINDS : EDGE_KINDS,
      "ontology/validation-rules.yaml": RULES + owners,
      ...(waivers && { "memory-steward.waivers.yaml": WAIVERS }),
    };
  });

const EDGES = [
  "depends_on",
  "supersedes",
  "owned_by",
  "applies_to_repo",
  "contains",
  "part_of",
  "beside",
  "led_by",
  "sole",
  "derived_from",
  "outside",
  "old",
  "made_up",
];

const target = fc.oneof(
  {
    weight: 8,
    arbitrary: fc
      .tuple(fc.constantFrom("tool", "service", "team"), fc.integer({ min: 0, max: 4 }))
      .map(([prefix, n]) => `${prefix}:n${n}`),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom("user:n1", "ticket:n1", "tool:N1", "note:n1", "nowhere:n1", "https://example.org/n1"),
  },
  { weight: 1, arbitrary: fc.constantFrom("notes/a.md", "notes/b.md", "notes/drafts/c.md", "notes/none.md") },
);

const identity = fc.constantFrom(
  ["Tool", "tool"] as const,
  ["Service", "service"] as const,
  ["Team", "team"] as const,
  ["Gadget", "tool"] as const,
  ["Service", "tool"] as const,
  ["Tool", "ticket"] as const,
  ["Tool", "user"] as const,
);

const fields = fc.record({
  number: fc.integer({ min: 0, max: 4 }),
  upper: fc.boolean(),
  kind: identity,
  status: fc.constantFrom("draft", "approved", "approved", "deprecated", "archived", "Approved"),
  owners: fc.constantFrom(
    ...["team:n0", "team:n1", "team:n9", "user:n1", "somebody"].map((owner) => `["${owner}"]`),
    ...["7", "[7, team:n0]", "2026-06-03"],
  ),
  edges: fc.array(fc.tuple(fc.constantFrom(...EDGES), fc.option(target, { freq: 15 })), { maxLength: 4 }),
  day: fc.integer({ min: 1, max: 28 }),
  month: fc.constantFrom(4, 5, 6, 7, 8),
  title: fc.boolean(),
  hasTime: fc.integer({ min: 0, max: 5 }).map((n) => n > 0),
});

type Fields = typeof fields extends fc.Arbitrary<infer T> ? T : never;

function idOf({ number, upper, kind: [, prefix] }: Fields): string {
  return `${prefix}:${upper && number === 1 ? "N" : "n"}${number}`;
}

/** Empty where the record lacks it. */
function timeLine({ day, month, hasTime }: Fields, indent = ""): string {
  if (!hasTime) return "";
  return `${indent}updatedAt: "2026-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}T08:00:00Z"\n`;
}

function edgeLines({ edges }: Fields): string {
  const byKind = new Map<string, string[]>();
  for (const [name, id] of edges) {
    byKind.set(name, [...(byKind.get(name) ?? []), id === null ? "null" : `{ target: "${id}" }`]);
  }
  const lines = [...byKind].map(([name, targets]) => `  ${name}: [${targets.join(", ")}]\n`);
  return lines.length > 0 ? `edges:\n${lines.join("")}` : "";
}

function yamlRecord(record: Fields): string {
  return `nodeKind: ${record.kind[0]}
id: ${idOf(record)}
attributes:
  ${record.title ? `title: Number ${record.number}\n  ` : ""}status: ${record.status}
  owners: ${record.owners}
${timeLine(record, "  ")}${edgeLines(record)}`;
}

function markdownRecord(record: Fields, link: string): string {
  return `---
nodeKind: ${record.kind[0]}
id: ${idOf(record)}
title: Number ${record.number}
status: ${record.status}
owners: ${record.owners}
${timeLine(record)}${edgeLines(record)}---
# Number ${record.number}

See [this](${link}).
`;
}

const LINKS = [
  "a.md",
  "../graph/b.yaml",
  "../graph/sub",
  "../graph/sub/f.yaml",
  "../notes/drafts",
  "../nowhere.md",
  "../../out.md",
  "../indexes/records",
  "../ontology",
];

const link = fc.constantFrom(...LINKS);
const note = fc
  .tuple(link, fc.option(fc.constantFrom("n1", "n2")), fields)
  .map(
    ([to, id]) => `---\ntitle: A note\n${id === null ? "" : `id: note:${id}\n`}---\nSee [this](${to}), [that](b.md).\n`,
  );
const yaml = fc.oneof(
  {
    weight: 12,
    arbitrary: fc.array(fields, { minLength: 1, maxLength: 2 }).map((all) => all.map(yamlRecord).join("---\n")),
  },
  { weight: 1, arbitrary: fc.constantFrom("a: [\n", "plain words\n", "", "id: tool:n1\n---\nid: [\n") },
);
const markdown = fc.oneof(
  { weight: 2, arbitrary: note },
  { weight: 2, arbitrary: fc.tuple(fields, link).map(([record, to]) => markdownRecord(record, to)) },
  { weight: 1, arbitrary: fc.constantFrom("words alone\n", "---\na: [\n---\n", "# Title\n\n[x](../graph)\n") },
);

const PATHS = [
  "graph/a.yaml",
  "graph/b.yaml",
  "graph/c.yaml",
  "graph/d.yaml",
  "graph/sub/e.yaml",
  "graph/sub/f.yaml",
  "graph/A.yaml",
  "graph/g.yml",
  "docs/a.md",
  "docs/b.md",
  "notes/a.md",
  "notes/b.md",
  "notes/drafts/c.md",
];

const memory = fc
  .dictionary(fc.constantFrom(...PATHS), fc.tuple(yaml, markdown), { noNullPrototype: true, minKeys: 3, maxKeys: 9 })
  .map((files): TextFiles =>
    Object.fromEntries(
      Object.entries(files).map(([path, [records, prose]]) => [path, path.endsWith(".md") ? prose : records]),
    ),
  );

/** What a change does to a path: takes another memory's text, another file's, or a small edit of its own. */
const edit = fc.tuple(
  fc.constantFrom(...PATHS),
  fc.constantFrom("other", "other", "move", "copy", "touch", "word"),
  fc.nat(),
);

/** Few files differ, as in most changes. */
export const history: fc.Arbitrary<History> = fc
  .tuple(gate, memory, memory, fc.array(edit, { minLength: 1, maxLength: 3 }))
  .map(([gateFiles, before, other, edits]) => {
    const after: Record<string, string> = { ...before };
    for (const [path, what, n] of edits) {
      const paths = Object.keys(after).sort();
      const from = paths[n % Math.max(1, paths.length)] ?? path;
      const text = what === "other" ? other[path] : after[what === "touch" || what === "word" ? path : from];
      if (what === "move") Reflect.deleteProperty(after, from);
      if (text === undefined) Reflect.deleteProperty(after, path);
      else if (what === "touch") after[path] = text.includes("---\n") ? text : `# first\n${text}`;
      else if (what === "word")
        after[path] = text.replace(/approved|deprecated|Tool|Service/, WORDS[n % WORDS.length] ?? "");
      else after[path] = text;
    }
    return { gate: gateFiles, before, after };
  })
  .filter(({ gate: files, before, after }) => {
    const leftOut = files["memory-steward.yml"]?.includes("exclude:") ? LEFT_OUT : [];
    // A memory without files is refused.
    return [before, after].every((side) => Object.keys(side).some((path) => !leftOut.includes(path)));
  });

const WORDS = ["archived", "approved", "Service", "Team", "Tool"];

const PAGES = `layout: memory-steward.layout/v1
name: pages
ids: { aliases: [{ prefix: "old-", use: "" }] }
ontology:
  inline:
    statuses: [draft, approved, deprecated]
    nodeKinds: [{ name: Page }, { name: Draft }]
    edgeKinds:
      - { name: cites, to: [Page], inverse: cited_by }
      - { name: cited_by }
      - { name: needs, acyclic: true, cardinality: "N:1" }
      - { name: owned_by }
classes:
  page:
    files: ["memory/**/*.md"]
    fields: { id: [id, $path], kind: kind, status: status, owners: owners }
    edges: [{ links: cites }, { field: needs, kind: needs }, { field: owners, kind: owned_by, derived: true }]
  list:
    files: ["memory/**/*.json"]
    fields: { id: id, kind: kind, status: status }
    edges: [{ field: needs, kind: needs }]
`;

const PAGE_PATHS = [
  "memory/a.md",
  "memory/b.md",
  "memory/sub/c.md",
  "memory/sub/d.md",
  "memory/sub/deep/e.md",
  "memory/f.json",
  "memory/g.json",
  "memory/h.txt",
  "beside/i.md",
];
const pageId = fc.constantFrom("a", "b", "c", "A", "memory/b.md", "memory/sub", "memory/h.txt", "user:x");
const pageFields = fc.record({
  id: fc.option(pageId),
  kind: fc.constantFrom("Page", "Draft"),
  status: fc.constantFrom("draft", "approved", "deprecated"),
  owner: fc.option(pageId),
  needs: fc.array(fc.oneof(pageId, fc.constantFrom("old-a", "d", "memory/none.md", "memory/sub/c", "sub/c")), {
    maxLength: 2,
  }),
  link: fc.constantFrom(
    "a.md",
    "/memory/b.md",
    "sub",
    "../sub/c.md",
    "deep/",
    "h.txt",
    "../beside/i.md",
    "none.md",
    "/",
  ),
});
const page = fc.tuple(fc.array(pageFields, { minLength: 1, maxLength: 2 }), fc.nat(9)).map(([all, odd]) => {
  const members = all.map(({ id, owner, link: _, ...rest }) => ({
    ...(id !== null && { id }),
    ...rest,
    ...(owner !== null && { owners: [owner] }),
  }));
  const links = all.map(({ link: to }) => `[x](${to})`).join(" ");
  return {
    json: odd === 0 ? "{" : JSON.stringify(members[0]),
    markdown: odd === 0 ? "---\na: [\n---\n" : `---\n${JSON.stringify(members[0])}\n---\nSee ${links}.\n`,
  };
});
const pages = fc
  .dictionary(fc.constantFrom(...PAGE_PATHS), page, { noNullPrototype: true, minKeys: 3 })
  .map((files): TextFiles =>
    Object.fromEntries(
      Object.entries(files).map(([path, { json, markdown: text }]) => [path, path.endsWith(".json") ? json : text]),
    ),
  );

/** The same for a layout with links, with ids that are paths, and with a root below the top of the tree. */
export const linkHistory: fc.Arbitrary<History> = fc
  .tuple(
    fc.constantFrom("", 'exclude: ["sub/deep/**", "h.txt"]\n'),
    fc.constantFrom("", "root: memory\n"),
    pages,
    pages,
    fc.array(fc.constantFrom(...PAGE_PATHS), { minLength: 1, maxLength: 3 }),
  )
  .map(([exclude, root, before, other, paths]) => {
    const after: Record<string, string> = { ...before };
    for (const path of paths) {
      const text = other[path];
      if (text === undefined) Reflect.deleteProperty(after, path);
      else after[path] = text;
    }
    const layout = root === "" ? PAGES : PAGES.replaceAll('"memory/**', '"**');
    const gateFiles = {
      "memory-steward.yml": `layout: pages.yaml\nindexes: { inline: 0 }\n${root}${exclude}`,
      "pages.yaml": layout,
    };
    return { gate: gateFiles, before, after };
  })
  .filter(({ gate: files, before, after }) => {
    const settings = files["memory-steward.yml"];
    const leaveOut = settings.includes("root:") && settings.includes("exclude:") ? /\/deep\// : /(?!)/;
    const isPage = (path: string) => /^memory\/.*\.(?:md|json)$/.test(path) && !leaveOut.test(path);
    // As above.
    return [before, after].every((side) => Object.keys(side).some(isPage));
  });
