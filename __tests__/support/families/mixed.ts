/** A layout of every word that no family beside it uses, with schemas and without. */
import { LISTS, TIMES, type Family, type Shape } from "./family.js";

/** Every word of a layout that no family above uses, or not in this company. */
function mixedLayout(schemas: Readonly<Record<string, unknown>>, strict: Readonly<Record<string, unknown>>): unknown {
  return {
    layout: "memory-steward.layout/v1",
    name: "mixed",
    datesSuffice: true,
    ontology: {
      inline: {
        staleAfterDays: 20,
        statuses: ["open", "closed", "superseded"],
        transitions: { open: ["closed", "superseded"], closed: ["open"] },
        nodeKinds: [{ name: "Site" }, { name: "Note" }, { name: "Person", prefix: "person" }],
        edgeKinds: [
          { name: "near", symmetric: true },
          { name: "led_by", to: ["Person"], cardinality: "N:1" },
          { name: "superseded_by", acyclic: true, cardinality: "1:1" },
          { name: "used" },
          { name: "may_use", external: true, permission: true },
          { name: "may_see", permission: true },
          { name: "mentions" },
        ],
        sensitivity: ["open", "inner", "restricted"],
        externalNamespaces: ["user"],
      },
    },
    classes: {
      draft: { files: ["drafts/**"], records: "none", local: "warning" },
      site: {
        files: ["sites/**/*.md"],
        exclude: ["sites/attic/**"],
        bodyRequired: true,
        text: {
          status: { section: "Status" },
          leader: { line: "Leader" },
          begun: { section: "Times", line: "Begun" },
          seen: { line: "Seen", list: true },
        },
        outline: { days: true },
        ...schemas,
        ...strict,
        same: { code: "$stem", place: "$folder", way: "$path", file: "$file" },
        disjoint: [
          ["seen", "missed"],
          ["seen", "more.lost"],
        ],
        ascending: [["begun", "ended", "more.closed"]],
        fields: {
          id: ["id", "$file"],
          kind: "kind",
          title: { template: "{code} {kind}" },
          status: { path: "status", before: " by " },
          updatedAt: "updated",
          owners: "owners",
          sensitivity: "sensitivity",
          aliases: "aliases",
        },
        required: ["kind", "status"],
        edges: [
          { field: "tools", kind: "may_use", words: true, derived: true },
          { field: "sees", kind: "may_see", words: true },
          { field: "leader", kind: "led_by", namespace: "person" },
          { field: "runbook", paths: "used" },
          { field: "status", links: "superseded_by" },
          { links: "mentions" },
          { list: "relations", kindIn: "how", targetIn: "what" },
        ],
        keeps: [
          { same: ["code", "more.lost"], grows: ["log", "seen"] },
          { when: { equals: { final: true } }, unless: { has: ["withdrawn"] }, same: ["begun", "relations"] },
        ],
        removal: [
          { when: { equals: { final: true } }, severity: "error" },
          { when: { has: ["withdrawn"] }, severity: "off" },
          { severity: "warning" },
        ],
      },
      measurement: {
        files: ["lists/*.yaml", "lists/*.json"],
        same: { id: "$stem" },
        ...strict,
        disjoint: [["seen", "missed"]],
        ascending: [["begun", "ended"]],
        fields: {
          id: ["id", "$path"],
          kind: "kind",
          status: "status",
          updatedAt: "updated",
          sensitivity: "sensitivity",
        },
        edges: [
          { map: "related" },
          { field: "leader", kind: "led_by" },
          { field: "tools", kind: "may_use", words: true },
          { list: "relations", kindIn: "how", targetIn: "what" },
        ],
        documents: [{ when: { has: ["items"] }, each: "items", patchWhen: ["patch"] }],
        keeps: [{ grows: ["log"], same: ["begun"] }],
        removal: [{ when: { equals: { status: "closed" } }, severity: "error" }],
      },
      log: {
        files: ["log/*.jsonl"],
        appendOnly: true,
        bodyRequired: true,
        same: { code: "$stem" },
        fields: { id: "id", kind: "kind", status: "status" },
        edges: [{ list: "relations", kindIn: "how", targetIn: "what" }],
        removal: [{ severity: "note" }],
      },
    },
  };
}

const SITE_TARGETS = [
  "sites/a.md",
  "a",
  "A",
  "b",
  "sites/north/b.md",
  "lists/m",
  "l",
  "person:p",
  "user:x",
  "none",
  "",
];
const SITE_RELATIONS = SITE_TARGETS.flatMap((what) => [[{ how: "near", what }], [{ how: "superseded_by", what }]]);

const SITE: Omit<Shape, "paths" | "format"> = {
  sound: (name) => ({ code: name, kind: "Site", status: "open" }),
  members: {
    id: ["a", "b", "A", "sites/a.md", "person:p", undefined, 7],
    code: ["a", "b", undefined, 7, "A"],
    place: ["north", "sites", "North"],
    way: ["sites/a", "sites/north/b"],
    file: ["sites/a.md"],
    kind: ["Note", "Person", "site", undefined, "Odd"],
    status: [
      "closed",
      "superseded by [b](north/b.md)",
      "superseded by [x](none.md)",
      "[a](a.md)",
      "Open",
      undefined,
      7,
    ],
    updated: TIMES,
    owners: [["a"], ["person:p"], 7],
    sensitivity: ["open", "restricted", "odd"],
    aliases: [["x"], "y"],
    tools: ["Read", "Read, Bash(git:*)", "Bash", "", ["Read"], 7, "Read Read"],
    sees: ["a b", "sites/a.md", "none", "a, (b c)"],
    leader: ["p", "person:p", ["p", "q"], "q", 7, null],
    runbook: ["a.md", "/sites/a.md", "north", "none.md", ["a.md", "none.md"], "../lists/m.yaml", 7],
    relations: [...SITE_RELATIONS, [], null, "a", [{ how: "odd", what: "a" }], [{ what: "a" }, { how: "near" }, 7]],
    related: [{ near: "a" }, { near: ["b", { target: "none" }], odd: "a" }, [], null],
    seen: LISTS,
    missed: LISTS,
    "more.lost": LISTS,
    "more.closed": TIMES,
    log: [["a"], ["a", "b"], ["b", "a"], [{ deep: 1 }], null, "a"],
    begun: TIMES,
    ended: TIMES,
    final: [true, false, "true"],
    withdrawn: [true, null],
    patch: [true],
    items: [[{ id: "a", kind: "Site" }], [{ id: "b" }, { id: "b" }, 7], "a", []],
    unknown: ["x"],
  },
  bodies: [
    "Words. [a](a.md)\n",
    "",
    "[b](north/b.md) [n](none.md)\n",
    "<!-- -->\n",
    "[m](../lists/m.yaml) [f](/sites/)\n",
    "# A\n\nLeader: q\n\n## Status\n\nclosed\n\n[b](north/b.md)\n",
    "* **Seen:** a, b\n* Leader: p\n\nStatus\n---\n\n- superseded by [x](none.md) and [b](north/b.md)\n",
    "Seen: A\n\n# Status\n\n<!-- open -->\n\n`open`\n\n## Times\n\nBegun: 2026-06-20\n",
  ],
};

export const MIXED: Family = {
  layout: "mixed.yaml",
  files: {
    "mixed.yaml": JSON.stringify(mixedLayout({}, {})),
  },
  settings: [
    "",
    "",
    'exclude: ["sites/north/**"]\n',
    "severities: { change/kept-record: note, record/shared-item: warning, path/local-file: error }\n",
    "severities: { record/out-of-order: off, graph/dangling-edge: warning, record/stale: error }\n",
  ],
  shapes: [
    {
      ...SITE,
      paths: ["sites/a.md", "sites/A.md", "sites/north/b.md", "sites/north/a.md", "sites/attic/c.md"],
      format: "front matter",
    },
    { ...SITE, paths: ["lists/m.yaml", "lists/m.yml", "lists/n.json", "lists/o.yaml"], format: "json" },
    { ...SITE, paths: ["log/l.jsonl"], format: "lines" },
    {
      paths: ["drafts/d.md", "drafts/.gitignore", "other.md"],
      format: "text",
      sound: () => ({}),
      members: {},
      bodies: ["x\n", "*\n"],
    },
  ],
};

/** Schemas of a repository take most of a second to compile, at each check. */
export const MIXED_WITH_SCHEMAS: Family = {
  ...MIXED,
  files: {
    "mixed.yaml": JSON.stringify(
      mixedLayout(
        { schema: "schemas/site.schema.json", schemaByKind: { Note: "schemas/strict.schema.json" } },
        { strictSchema: "schemas/strict.schema.json" },
      ),
    ),
    "schemas/site.schema.json": JSON.stringify({
      type: "object",
      required: ["code"],
      properties: { code: { type: "string" }, seen: { type: "array", maxItems: 1 } },
    }),
    "schemas/strict.schema.json": JSON.stringify({
      type: "object",
      properties: { unknown: false, begun: { type: "string", pattern: "Z$" } },
      dependentRequired: { ended: ["begun"] },
    }),
  },
};
