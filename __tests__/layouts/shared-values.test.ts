/** What records share is what is equal, and nothing else: a hostile text may hold whatever separates texts. */
import { expect, it } from "vitest";
import { edgeOf, EdgeManners } from "../../src/layouts/read-edge.js";
import { SharedValues } from "../../src/layouts/shared-values.js";
import { checkFiles } from "../support/check-files.js";
import fc from "../support/fast-check.js";

const text = fc
  .array(fc.constantFrom("a", "\0", '"', ",", "[", "\\"), { maxLength: 4 })
  .map((pieces) => pieces.join(""));

it("gives each list back as it was", () => {
  fc.assert(
    fc.property(fc.array(fc.array(text, { maxLength: 3 }), { maxLength: 20 }), (lists) => {
      const shared = new SharedValues();
      expect(lists.map((list) => shared.list(list))).toEqual(lists);
    }),
  );
});

it("gives each implied edge its own target and place", () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(text, fc.constantFrom(-1, 0, 1)), { maxLength: 20 }), (edges) => {
      const manner = new EdgeManners().of("owned_by", 0, "string", undefined, true);
      const { targets } = new SharedValues();
      const read = edges.map(([target, slot]) => edgeOf(manner, targets.of(target), slot, undefined));
      expect(read.map((edge) => [edge.target, edge.slot])).toEqual(edges);
    }),
  );
});

const LAYOUT = `layout: memory-steward.layout/v1
name: own
ontology: { inline: { owners: { teams: ["team:a", "team:b"], users: [] } } }
classes: { c: { files: ["c/*.yaml"], fields: { id: id, owners: owners } } }
`;

it.each(["c/0.yaml", "c/2.yaml"])(
  "blames no honest record for the owners of a hostile one, such as %s",
  async (path) => {
    const { report } = await checkFiles(
      {
        "memory-steward.yml": "layout: own.yaml\n",
        "own.yaml": LAYOUT,
        "c/1.yaml": "id: honest\nowners: [team:a, team:b]\n",
        [path]: 'id: hostile\nowners: ["team:a\\0team:b"]\n',
      },
      { gate: {} },
    );
    expect(report.findings.map((finding) => [finding.path, finding.rule])).toEqual([[path, "record/invalid-owner"]]);
  },
);
