import { describe, expect, it } from "vitest";
import { applyTextEdits } from "../../../src/parse/edit.js";
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
});
