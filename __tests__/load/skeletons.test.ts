/** Records of one skeleton are judged once, and none is passed that differs where a rule looks (docs/decisions/0014-skeletons.md). */
import { describe, expect, it } from "vitest";
import { check } from "../../src/commands/check/check.js";
import { judgeSources } from "../../src/commands/reindex/judge-sources.js";
import { treeOf, type Files } from "../support/check-files.js";
import { expectSame, inFull, MANY, NOW, seen } from "../support/skeleton-memory/comparison.js";

const SINCE = { type: ["string", "object"], properties: { since: { type: "string" } } };

/** As many files as are needed for skeletons to be learned. */
function many(file: (n: number) => readonly [path: string, text: string]): Record<string, string> {
  return Object.fromEntries(Array.from({ length: MANY }, (_, n) => file(n)));
}

const COMPANY_BRAIN = { "memory-steward.yml": "layout: company-brain\n" };

const TEAM = `nodeKind: Team
id: team:build
attributes: { title: Build, status: approved, owners: [team:build], updatedAt: "2026-06-23T08:20:00Z" }
`;

function tool(n: number | string, more = "", prefix = "tool"): string {
  return `nodeKind: Tool
id: ${prefix}:${n}
attributes:
  title: Tool ${n}
  status: approved
  owners: [user:ann]
  updatedAt: "2026-06-23T08:20:00Z"
${more}edges:
  depends_on:
    - target: tool:0
    - tool:1
`;
}

/** Stale already. */
const OLD = tool("old").replace("2026-06-23", "2020-06-23");

function decision(n: number): string {
  return `---
id: decision:${n}
kind: Decision
title: Decision ${n}
status: approved
owners: [user:ann]
updatedAt: "2026-06-23T08:20:00Z"
tags: [ci, "${n}"]
---
Why.
`;
}

/** A layout of its own for the records of `many`, whatever they are. */
function layout(definition: object, more: object = {}): Record<string, string> {
  const classes = { c: { files: ["c/**/*.yaml"], ...definition } };
  return {
    "memory-steward.yml": "layout: own.json\n",
    "own.json": JSON.stringify({ layout: "memory-steward.layout/v1", name: "own", classes, ...more }),
  };
}

/** Rules of the findings about a file, in a memory with many others of its skeleton. */
async function rulesAbout(path: string, files: Files): Promise<string[]> {
  const { counted } = await seen(files);
  expect(counted.brief).toBeGreaterThan(MANY / 2);
  await expectSame(files);
  const { report } = await check({ subject: { tree: treeOf(files) }, root: "", gate: {}, now: NOW });
  return report.findings.filter((finding) => finding.path === path).map(({ rule }) => rule);
}

/** Files that come after those that a skeleton is learned from. */
const LAST = "c/zzz.yaml";

describe("a check that judges records of one skeleton once", () => {
  it("reads most records of a clean memory by their skeleton", async () => {
    const { brief, records } = await expectSame({
      ...COMPANY_BRAIN,
      ...many((n) => [`graph/${n}.yaml`, tool(n)]),
      ...Object.fromEntries(Array.from({ length: 100 }, (_, n) => [`decisions/${n}.md`, decision(n)])),
    });
    expect(records).toBe(MANY + 100);
    expect(brief).toBeGreaterThan(records - 10);
  });

  it("tells an index when records will be stale, and reads them by their skeleton all the same", async () => {
    const tree = treeOf({ ...COMPANY_BRAIN, ...many((n) => [`graph/${n}.yaml`, tool(n)]), "graph/old.yaml": OLD });
    const read = async () => {
      const { deadlines, found, rated } = await judgeSources({ tree, root: "", gate: {} }, NOW);
      return { deadlines, found, problems: rated.map(({ problem }) => problem) };
    };
    const [brief, whole] = [await read(), await inFull(read)];
    expect(brief.deadlines).toEqual(whole.deadlines);
    expect(brief.problems).toEqual(whole.problems);
    expect(new Set(brief.deadlines.map(({ path }) => path)).size).toBe(MANY);
    expect(brief.problems.filter(({ rule }) => rule === "record/stale")).toMatchObject([
      { at: { path: "graph/old.yaml" } },
    ]);
    expect(brief.found.whole.declarations.filter((each) => each.brief !== undefined).length).toBeGreaterThan(MANY - 10);
  });
});

describe("a record of a skeleton that others have is not passed", () => {
  it("that lacks what its kind requires, as those before it do", async () => {
    const files = {
      ...COMPANY_BRAIN,
      "graph/team.yaml": TEAM,
      "ontology/node-kinds.yaml": `nodeKinds:
  - { name: Tool, prefix: tool, purpose: x, example: {}, required: [summary] }
  - { name: Team, prefix: team, purpose: x, example: {} }
`,
      ...many((n) => [`graph/${n}.yaml`, tool(n, "  summary: Words\n")]),
      "graph/y.yaml": tool("y"),
      "graph/z.yaml": tool("z"),
    };
    expect(await rulesAbout("graph/z.yaml", files)).toContain("record/missing-attribute");
  });

  it("whose id has the prefix of another kind, after one whose id has no form at all", async () => {
    const files = {
      ...COMPANY_BRAIN,
      ...many((n) => [`graph/${n}.yaml`, tool(n)]),
      "graph/y.yaml": tool("Y_Z", "", "skill"),
      "graph/z.yaml": tool("z", "", "skill"),
    };
    expect(await rulesAbout("graph/z.yaml", files)).toContain("record/id-prefix");
  });

  it("that has a tag which nobody knows", async () => {
    const files = {
      ...COMPANY_BRAIN,
      "ontology/controlled-vocabulary.yaml": "tags: { names: [ci], closed: true }\n",
      ...many((n) => [`graph/${n}.yaml`, tool(n, "  tags: [ci]\n")]),
      "graph/z.yaml": tool("z", "  tags: [ci, registries]\n"),
    };
    expect(await rulesAbout("graph/z.yaml", files)).toContain("record/unknown-tag");
  });

  it("whose owner is the text [], where others have no owner", async () => {
    const files = {
      ...layout(
        { fields: { id: "id", owners: "owners", tags: "tags" } },
        { ontology: { inline: { owners: { teams: ["team:a"], users: [] } } } },
      ),
      ...many((n) => [`c/${n}.yaml`, `id: "n${n}"\nowners: team:a\ntags: []\n`]),
      [LAST]: 'id: last\nowners: "[]"\ntags: []\n',
    };
    expect(await rulesAbout(LAST, files)).toContain("record/invalid-owner");
  });

  it.each([
    ["properties", { size: { enum: ["S", "M"] }, other: { $ref: "#/properties/size" } }],
    ["an id of its own", { size: { $id: "urn:size", enum: ["S", "M"] }, other: { $ref: "urn:size" } }],
  ])("whose value a schema refuses by a reference to %s", async (_, properties) => {
    const files = {
      ...layout({ fields: { id: "id" }, schema: "schema.json" }),
      "schema.json": JSON.stringify({ type: "object", properties }),
      ...many((n) => [`c/${n}.yaml`, `id: "n${n}"\nother: S\n`]),
      [LAST]: "id: last\nother: XXL\n",
    };
    await expectSame(files);
  });

  it.each(["kind", "status", "sensitivity"])("whose %s is the name of its folder", async (field) => {
    const inline = {
      nodeKinds: [{ name: "Tool" }, { name: "Service" }],
      statuses: ["Tool", "Service"],
      sensitivity: ["Tool", "Service"],
    };
    const files = {
      ...layout({ fields: { id: "id", [field]: [field, "$folder"] } }, { ontology: { inline } }),
      ...many((n) => [`c/${n % 2 === 0 ? "Tool" : "Service"}/${n}.yaml`, `id: "n${n}"\n`]),
      "c/gadget/z.yaml": "id: last\n",
    };
    await expectSame(files);
  });

  it("in whose list of mappings stand edges", async () => {
    const files = {
      ...layout({ fields: { id: "id" }, edges: [{ map: "refs.1" }] }),
      ...many((n) => [`c/${n}.yaml`, `id: "n${n}"\nrefs: [{ near: ["n1"] }]\n`]),
      [LAST]: 'id: last\nrefs: [{ near: ["n1"] }, { near: ["nope"] }]\n',
    };
    await expectSame(files);
  });

  it.each([
    ["its kind", { fields: { id: "id", kind: "types.0" } }],
    [
      "a condition",
      { fields: { id: "id" }, documents: [{ when: { equals: { "types.0": "Gadget" } }, required: ["title"] }] },
    ],
    ["how many there are", { fields: { id: "id" }, documents: [{ when: { has: ["types.1"] }, required: ["title"] }] }],
    ["what is forbidden", { fields: { id: "id" }, documents: [{ when: { has: ["id"] }, forbidden: ["types.1"] }] }],
    [
      "their count",
      { fields: { id: "id" }, documents: [{ when: { equals: { "types.length": 2 } }, required: ["title"] }] },
    ],
    ["an edge", { fields: { id: "id" }, edges: [{ field: "types.1", kind: "near" }] }],
  ])("in whose list of words stands %s", async (_, definition) => {
    const inline = { nodeKinds: [{ name: "Tool" }] };
    const files = {
      ...layout(definition, { ontology: { inline } }),
      ...many((n) => [`c/${n}.yaml`, `id: "n${n}"\ntypes: [Tool]\n`]),
      [LAST]: "id: last\ntypes: [Gadget]\n",
      "c/zzzz.yaml": "id: more\ntypes: [Tool, Tool]\n",
    };
    await expectSame(files);
  });

  it("whose edges are of kinds that no other record has", async () => {
    const edges = (n: number) => Array.from({ length: 12 }, (_, at) => `  kind_${n}_${at}: [n0]\n`).join("");
    const files = {
      ...layout({ fields: { id: "id" }, edges: [{ map: "edges" }] }),
      ...many((n) => [`c/${n}.yaml`, `id: "n${n}"\nedges:\n${edges(n)}`]),
    };
    await expectSame(files);
  });

  const bare = { additionalProperties: { items: { type: "string" } } };
  const plain = { $ref: "#/$defs/plain" };
  it.each<[string, object]>([
    ["a reference among others", { anyOf: [{ not: { required: ["strict"] } }, plain] }],
    ["a reference that is denied", { not: { required: ["strict"], not: plain } }],
    ["a reference of a condition", { if: { required: ["strict"] }, then: plain }],
    ["a reference of a member", { dependentSchemas: { strict: plain } }],
    ["any member among others", { anyOf: [{ not: { required: ["strict"] } }, { additionalProperties: bare }] }],
    ["any member beside a member", { dependentSchemas: { strict: { additionalProperties: bare } } }],
  ])("whose edges a schema refuses by %s", async (_, schema) => {
    const files = {
      ...layout({ fields: { id: "id" }, edges: [{ map: "edges", derived: true }], schema: "schema.json" }),
      "schema.json": JSON.stringify({ $defs: { plain: { properties: { edges: bare } } }, ...schema }),
      ...many((n) => [
        `c/${n}.yaml`,
        `id: "n${n}"\n${n % 2 === 0 ? "strict: x\nedges: { by: [n1] }" : "edges: { by: [{ target: n1 }] }"}\n`,
      ]),
      [LAST]: "id: last\nstrict: x\nedges: { by: [{ target: n1 }] }\n",
    };
    expect(await rulesAbout(LAST, files)).toContain("record/schema");
  });

  it("that has no edge of the kind by which the others are of a shape", async () => {
    const shaped = { when: { has: ["edges.by"] }, fields: { id: "id", title: "name" }, edges: [{ map: "edges" }] };
    const files = {
      ...layout({ fields: { id: "id", title: "title" }, required: ["title"], documents: [shaped] }),
      ...many((n) => [`c/${n}.yaml`, `id: "n${n}"\nname: N\nedges: { by: [n1], of: [n2] }\n`]),
      [LAST]: "id: last\nname: N\nedges: { of: [n2] }\n",
    };
    await expectSame(files);
  });

  it("that has no edge of a kind, where kinds of edges are attributes that its kind requires", async () => {
    const inline = { nodeKinds: [{ name: "Tool", required: ["by"] }] };
    const fields = { id: "id", kind: "kind", attributes: "edges" };
    const files = {
      ...layout({ fields, edges: [{ map: "edges" }] }, { ontology: { inline } }),
      ...many((n) => [`c/${n}.yaml`, `id: "n${n}"\nkind: Tool\nedges: { by: [n1], of: [n2] }\n`]),
      [LAST]: "id: last\nkind: Tool\nedges: { of: [n2] }\n",
    };
    await expectSame(files);
    expect((await seen(files)).what.report).toContain("record/missing-attribute");
  });

  it("whose edges are of kinds that look like numbers, which a mapping has first and in order", async () => {
    const files = {
      ...layout({ fields: { id: "id" }, edges: [{ map: "edges" }] }),
      ...many((n) => [`c/${n}.yaml`, `id: "n${n}"\nedges: { ${n % 2 === 0 ? "1: [n1]" : "2: [n1], by: [n1]"} }\n`]),
      [LAST]: "id: last\nedges: { by: [n3], 2: [n1], 1: [n2] }\n",
    };
    await expectSame(files);
  });

  it("whose kind stands under a key of other letters", async () => {
    const inline = { nodeKinds: [{ name: "Tool" }] };
    const files = {
      ...layout({ fields: { id: "id", kind: "種類", title: "größe" } }, { ontology: { inline } }),
      ...many((n) => [`c/${n}.yaml`, `id: "n${n}"\n種類: Tool\ngröße: S\n`]),
      [LAST]: "id: last\n種類: Gadget\ngröße: S\n",
    };
    expect(await rulesAbout(LAST, files)).toEqual(["record/unknown-kind"]);
  });

  it.each([
    ["status", "shut", { enum: ["open"] }],
    ["sensitivity", "internal", { const: "public" }],
    ["edges", "{ by: [{ target: n1, since: 7 }] }", { properties: { by: { items: SINCE } } }],
  ])("whose %s is %s, which a schema of the repository refuses", async (name, value, schema) => {
    const record = { id: "last", status: "open", sensitivity: "public", edges: "{ by: [{ target: n1, since: may }] }" };
    const text = (own: Readonly<Record<string, string>>) =>
      Object.entries({ ...record, ...own })
        .map(([key, written]) => `${key}: ${written}\n`)
        .join("");
    const fields = { id: "id", status: "status", sensitivity: "sensitivity" };
    const files = {
      ...layout({ fields, edges: [{ map: "edges" }], schema: "c.schema.json" }),
      "c.schema.json": JSON.stringify({ properties: { [name]: schema } }),
      ...many((n) => [`c/${n}.yaml`, text({ id: `"n${n}"` })]),
      [LAST]: text({ [name]: value }),
    };
    expect(await rulesAbout(LAST, files)).toEqual(["record/schema"]);
  });
});
