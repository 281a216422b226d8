/** Of a file with more edges than the limit the first ones are read, and it is an error that nothing accepts but a waiver. */
import { describe, expect, it } from "vitest";
import { check } from "../../src/commands/check/check.js";
import { DEFAULT_LIMITS } from "../../src/memory/document.js";
import { treeOf, type Files } from "../support/check-files.js";

const LAYOUT = `layout: memory-steward.layout/v1
name: all-forms
ontology: { inline: { edgeKinds: [{ name: needs }, { name: names }, { name: leads_to }] } }
classes:
  page:
    files: ["**/*.md"]
    fields: { id: $stem }
    edges: [{ field: needs, kind: needs }, { links: leads_to }, { wikilinks: names }]
  set:
    files: ["**/*.yaml"]
    fields: { id: id }
    edges: [{ field: needs, kind: needs }]
`;

async function reported(files: Files, limits = "limits: { edges: 1000 }\n") {
  const tree = treeOf({
    "memory-steward.yml": `layout: all-forms.layout\n${limits}`,
    "all-forms.layout": LAYOUT,
    ...files,
  });
  const { report } = await check({ subject: { tree }, root: "", gate: {}, now: new Date("2026-07-01T00:00:00Z") });
  const beyond = report.findings.filter(({ rule }) => rule === "parse/limit-exceeded");
  return { edges: report.statistics.edges, beyond: beyond.map(({ path, severity }) => [path, severity]) };
}

const record = (id: number, edges: number) => `id: r${id}\nneeds: [${Array<string>(edges).fill("r1").join(", ")}]\n`;

describe("edges of one file", () => {
  it.each([
    ["links", "[a](b.md)\n".repeat(1000), "[a](b.md)\n"],
    ["wikilinks", "[[b]]\n".repeat(1000), "[[b]]\n"],
    ["links and wikilinks together", "[a](b.md) [[b]]\n".repeat(500), "[[b]]\n"],
  ])("are read up to the limit, and no further: %s", async (_form, most, more) => {
    expect(await reported({ "a.md": most })).toEqual({ edges: 1000, beyond: [] });
    expect(await reported({ "a.md": most + more })).toEqual({ edges: 1000, beyond: [["a.md", "error"]] });
  });

  it("are those of all its records", async () => {
    expect(await reported({ "a.yaml": [record(1, 400), record(2, 600)].join("---\n") })).toEqual({
      edges: 1000,
      beyond: [],
    });
    const files = { "a.yaml": [record(1, 400), record(2, 601), record(3, 0)].join("---\n"), "b.yaml": record(4, 1000) };
    expect(await reported(files)).toEqual({ edges: 2000, beyond: [["a.yaml", "error"]] });
  });

  it("may be as many as the configuration says, and 100,000 where it says nothing", async () => {
    const text = "[a](b.md)\n".repeat(DEFAULT_LIMITS.edges);
    expect(await reported({ "a.md": text }, "")).toEqual({ edges: 100_000, beyond: [] });
    expect(await reported({ "a.md": `${text}[a](b.md)\n` }, "limits: { edges: 100001 }\n")).toEqual({
      edges: 100_001,
      beyond: [],
    });
  });
});
