import fc from "../support/fast-check.js";
import { describe, expect, it } from "vitest";
import { byFile, select, spread } from "../../src/report/selection.js";
import { finding, manyFindings, range } from "./fixtures.js";

const unknownKind = (i: number) =>
  finding({
    rule: "graph/unknown-edge-kind",
    message: `edge kind "uses_tool" is not declared`,
    subject: "uses_tool",
    path: `records/${String(i).padStart(3, "0")}.yaml`,
  });

describe("select", () => {
  it("lets one repeated cause take no more than its share", () => {
    const other = finding({ severity: "note", rule: "record/stale", path: "z.yaml" });
    const selection = select([...Array.from({ length: 548 }, (_, i) => unknownKind(i)), other], {
      findings: 100,
      repeats: 3,
    });
    expect(selection.shown.map(({ path }) => path)).toEqual([
      "records/000.yaml",
      "records/001.yaml",
      "records/002.yaml",
      "z.yaml",
    ]);
    expect(selection.repeats).toMatchObject([
      { rule: "graph/unknown-edge-kind", severity: "error", cause: "uses_tool", leftOut: 545 },
    ]);
    expect(selection.repeats[0]?.first.map(({ path }) => path)).toContain("records/003.yaml");
    expect(selection).toMatchObject({ repeated: 545, beyond: 0, total: 549 });
  });

  it("shows the first finding of every rule before the second of any, worst first", () => {
    const list = ["a", "b", "c"].flatMap((rule) =>
      [1, 2].map((i) => finding({ rule: `x/${rule}`, subject: `${rule}${i}`, path: `${rule}${i}.yaml` })),
    );
    const warning = finding({ rule: "x/w", severity: "warning", path: "0.yaml" });
    const { shown, beyond } = select([warning, ...list], { findings: 4, repeats: 3 });
    expect(shown.map(({ path }) => path)).toEqual(["a1.yaml", "b1.yaml", "c1.yaml", "a2.yaml"]);
    expect(beyond).toBe(3);
  });

  it("always accounts for every finding", () => {
    fc.assert(
      fc.property(fc.nat(200), fc.nat(30), fc.integer({ min: 1, max: 4 }), (count, limit, repeats) => {
        const list = manyFindings(count).map((f, i) => ({ ...f, subject: `s${i % 9}` }));
        const { shown, repeated, beyond, total, repeats: causes } = select(list, { findings: limit, repeats });
        expect(shown.length + repeated + beyond).toBe(total);
        expect(total).toBe(count);
        expect(causes.reduce((sum, { leftOut }) => sum + leftOut, 0)).toBe(repeated);
      }),
    );
  });

  it("does not depend on the order of findings", () => {
    const list = manyFindings(60);
    fc.assert(
      fc.property(fc.shuffledSubarray(list, { minLength: list.length }), (shuffled) => {
        expect(select(shuffled, { findings: 20, repeats: 2 })).toEqual(select(list, { findings: 20, repeats: 2 }));
      }),
      { numRuns: 20 },
    );
  });
});

describe("spread", () => {
  it("keeps severities apart", () => {
    const severities = spread(manyFindings(50), ({ path }) => path).map(({ severity }) => severity);
    expect([...new Set(severities)]).toEqual(["error", "warning", "note"]);
    expect(severities.lastIndexOf("error")).toBe(9);
  });
});

describe("byFile", () => {
  it("puts the file with the worst first, and the worst of each file", () => {
    const list = [
      finding({ path: "a.yaml", severity: "note" }),
      finding({ path: "b.yaml", severity: "error", range: range("9:1") }),
      finding({ path: "b.yaml", severity: "note", range: range("2:1") }),
    ];
    expect(byFile(list).map(([path, found]) => [path, found.map(({ range: { start } }) => start.line)])).toEqual([
      ["b.yaml", [9, 2]],
      ["a.yaml", [5]],
    ]);
  });
});
