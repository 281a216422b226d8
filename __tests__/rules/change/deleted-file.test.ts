import { describe, expect, it } from "vitest";
import { renderJson } from "../../../src/report/json.js";
import { bothWays, withIndex } from "../../support/both-ways.js";
import { findingsOf } from "../../support/findings-of.js";

const LAYOUT = `layout: memory-steward.layout/v1
name: decisions
classes:
  decision:
    files: ["adr/**"]
    records: identified
    fields: { id: $path, kind: { value: Decision }, title: $heading }
    edges: [{ links: mentions }]
`;

const FILES = {
  "layout.yaml": LAYOUT,
  "memory-steward.yml": "layout: layout.yaml\nindexes: { inline: 0 }\n",
  "adr/0001-one.md": "# One\n",
  "adr/0002-two.md": "# Two\n\nAfter [one](0001-one.md).\n",
  "adr/0003-three.md": "# Three\n\nNot as in [one](0001-one.md#why), see [the list](../list.md).\n",
};
const { "adr/0001-one.md": _, ...WITHOUT } = FILES;
const OPTIONS = { layout: "layout.yaml", before: FILES };

describe("a deleted file that links lead to", () => {
  it("is told of once, where it was", async () => {
    const [finding, ...more] = await findingsOf("change/deleted-record", WITHOUT, OPTIONS);
    expect(more).toEqual([]);
    expect(finding?.message).toBe(
      '"adr/0001-one" is deleted, and 2 edges of 2 records still lead to it: from "adr/0002-two" and "adr/0003-three".',
    );
    // There is no status to retire it by.
    expect(finding?.suggestion?.message).toBe("Put the file back, or change the edges");
    expect(finding?.related.map(({ path, range }) => `${path}:${range.start.line}:${range.start.column}`)).toEqual([
      "adr/0002-two.md:3:13",
      "adr/0003-three.md:3:17",
    ]);
    const dangling = await findingsOf("graph/dangling-edge", WITHOUT, OPTIONS);
    expect(dangling.map(({ message }) => message)).toEqual([
      '"mentions" points at "../list.md", which does not exist.',
    ]);
  });

  it("is told of at each link where a setting lets the deletion pass", async () => {
    const lenient = LAYOUT.replace("classes:", "severities: { change/deleted-record: warning }\nclasses:");
    const options = { layout: "layout.yaml", before: { ...FILES, "layout.yaml": lenient } };
    const dangling = await findingsOf("graph/dangling-edge", { ...WITHOUT, "layout.yaml": lenient }, options);
    expect(dangling.map(({ path }) => path)).toEqual(["adr/0002-two.md", "adr/0003-three.md", "adr/0003-three.md"]);
  });

  it("says where the links go where its record stands elsewhere now", async () => {
    const named = LAYOUT.replace("id: $path", "id: $stem");
    const before = { ...FILES, "layout.yaml": named };
    const moved = { ...WITHOUT, "layout.yaml": named, "adr/old/0001-one.md": "# One\n" };
    const dangling = await findingsOf("graph/dangling-edge", moved, { layout: "layout.yaml", before });
    expect(dangling[0]?.message).toBe('"mentions" points at "0001-one.md", which is now "adr/old/0001-one.md".');
  });

  it("is told the same with and without the index", async () => {
    const before = await withIndex(FILES);
    const { "adr/0001-one.md": gone, ...after } = before;
    expect(gone).toBeDefined();
    const { incremental, whole } = await bothWays(before, after);
    expect(incremental.readAllBecause).toBeUndefined();
    expect(renderJson(incremental.report)).toBe(renderJson(whole.report));
    expect(whole.report.findings.map(({ rule }) => rule)).toContain("change/deleted-record");
  });
});
