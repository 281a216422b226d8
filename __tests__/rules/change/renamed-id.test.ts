import { describe, expect, it } from "vitest";
import { applyTextEdits } from "../../../src/parse/edit.js";
import { checkFiles } from "../../support/check-files.js";
import { findingsOf } from "../../support/findings-of.js";
import { service } from "../../support/services.js";

const RULE = "change/renamed-id";

describe("change/renamed-id", () => {
  it("lists the edges that still point at the old id, once", async () => {
    const edge = { "graph/b.yaml": service("b", "depends_on: [service:a]") };
    const before = { ...edge, "graph/a.yaml": service("a") };
    const files = { ...edge, "graph/a.yaml": service("new") };
    const [finding] = await findingsOf(RULE, files, { before });
    expect(finding?.message).toBe(
      '"service:a" is now "service:new"; ids never change. 1 edge still points at the old id.',
    );
    expect(finding?.related.map(({ path }) => path)).toEqual(["graph/b.yaml"]);
    expect(await findingsOf("graph/", files, { before })).toEqual([]);
    expect(await findingsOf("change/deleted-record", files, { before })).toEqual([]);
  });

  it("says of two spellings that look the same how they differ", async () => {
    const layout =
      "layout: memory-steward.layout/v1\nname: own\nclasses: { page: { files: ['*.md'], fields: { id: $stem, kind: { value: Page } } } }\n";
    const gate = { "memory-steward.yml": "layout: own.yaml\n", "own.yaml": layout };
    const page = "---\ntitle: Depot\n---\n# Depot\n\nThe night shift ends at five in the morning.\n";
    const name = "Z\u00fcrich";
    const [finding] = await findingsOf(
      RULE,
      { ...gate, [`${name.normalize("NFD")}.md`]: page },
      { before: { ...gate, [`${name}.md`]: page }, layout: "own.yaml" },
    );
    expect(finding?.message).toContain(": it looks the same, with its accents composed in another way");
  });

  it("offers the old id back", async () => {
    const after = service("new");
    const [finding] = await findingsOf(RULE, { "graph/a.yaml": after }, { before: { "graph/a.yaml": service("a") } });
    expect(finding?.suggestion?.certain).toBe(false);
    expect(applyTextEdits(after, finding?.suggestion?.edits ?? [])).toContain("id: service:a\n");
  });

  it("speaks of the file where the id is its path", async () => {
    const text = "---\ntype: table\ntitle: Orders\n---\n# Orders\n\nOne row for each order that a customer placed.\n";
    const options = { layout: "okf", before: { "tables/orders.md": text } };
    const [finding] = await findingsOf(RULE, { "tables/sales-orders.md": text }, options);
    expect(finding?.path).toBe("tables/sales-orders.md");
    expect(finding?.suggestion?.message).toContain("Move the file back to tables/orders.md");
    expect(finding?.suggestion?.edits).toEqual([]);
  });

  const text = (id = "", status = "") =>
    `---\n${id}title: Orders\n${status}---\n# Orders\n\nOne row for each order that a customer placed.\n`;

  it.each([
    ["$path", "", "Move the file back to one.md", []],
    ["[$path, id]", "", "Move the file back to one.md", []],
    ["[id, $path]", "", "Move the file back to one.md, or write the id one here", ["\nid: one"]],
    ["[id, $path]", "id: x\n", "Keep the id one", ["one"]],
    ["[number, $path]", "", "Move the file back to one.md, or write the id one here", ["\nnumber: one"]],
  ])("names what a layout with the id %s reads", async (id, written, message, edits) => {
    const gate = {
      "memory-steward.yml": "layout: own.yaml\n",
      "own.yaml": `layout: memory-steward.layout/v1
name: own
ontology: { inline: { statuses: [open, done] } }
classes: { page: { files: ["*.md"], fields: { id: ${id}, title: title, status: status } } }
`,
    };
    const result = await checkFiles(
      { ...gate, "two.md": text(written) },
      { gate: {}, before: { ...gate, "one.md": text() } },
    );
    const [finding] = result.report.findings.filter(({ rule }) => rule === RULE);
    expect(finding?.suggestion?.message).toBe(message);
    expect(finding?.suggestion?.edits.map(({ newText }) => newText)).toEqual(edits);
  });

  it.each([
    ["statuses: [open, archived]", "status: status", "", "; or put the old record back as archived"],
    ["statuses: [open, archived]", "tags: tags", "", ""],
    [
      "statuses: [open]",
      "status: status",
      "{ field: replaces, kind: supersedes }",
      '; or put the old record back and add "replaces: one" here',
    ],
    ["statuses: [open], edgeKinds: [{ name: needs }]", "status: status", "{ field: replaces, kind: supersedes }", ""],
    [
      "statuses: [open], edgeKinds: [{ name: supersedes }]",
      "status: status",
      "{ map: edges }",
      "; or put the old record back and let this one supersede it",
    ],
    ["owners: {}", "status: status", "", "; or put the old record back as deprecated"],
  ])("names a new record in its place as the layout can say it: %s, %s, %s", async (ontology, field, edges, rest) => {
    const gate = {
      "memory-steward.yml": "layout: own.yaml\n",
      "own.yaml": `layout: memory-steward.layout/v1
name: own
ontology: { inline: { ${ontology} } }
classes: { page: { files: ["*.md"], fields: { id: id, ${field} }, edges: [${edges}] } }
`,
    };
    const files = (id: string) => ({ ...gate, "a.md": text(`id: ${id}\n`, "status: open\n") });
    const result = await checkFiles(files("two"), { gate: {}, before: files("one") });
    const [finding] = result.report.findings.filter(({ rule }) => rule === RULE);
    expect(finding?.suggestion?.message).toBe(`Keep the id one${rest}`);
  });
});
