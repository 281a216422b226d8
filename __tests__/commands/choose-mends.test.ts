import fc from "../support/fast-check.js";
import { describe, expect, it } from "vitest";
import { chooseMends as choose } from "../../src/commands/fix/choose-mends.js";
import type { Finding, TextEdit } from "../../src/memory/finding.js";

function edit(path: string, line: number, from: number, to: number, newText = "x"): TextEdit {
  return { path, range: { start: { line, column: from }, end: { line, column: to } }, newText };
}

function finding(
  edits: readonly TextEdit[],
  given: { certain?: boolean; accepted?: "baseline" | "waived" } = {},
): Finding {
  const [first] = edits;
  if (!first) throw new Error("an edit is wanted");
  return {
    rule: "status/unknown",
    severity: "error",
    message: "wrong",
    path: first.path,
    range: first.range,
    fingerprint: "0".repeat(32),
    related: [],
    suggestion: { message: "Mend it", certain: given.certain ?? true, edits },
    ...(given.accepted && { accepted: given.accepted }),
  };
}

const chooseMends = (findings: readonly Finding[]) => choose(findings).map(({ path, edits }) => ({ path, edits }));

describe("chooseMends", () => {
  it("takes certain suggestions of open findings alone", () => {
    const certain = edit("a.md", 1, 1, 3);
    const chosen = chooseMends([
      finding([certain]),
      finding([edit("b.md", 1, 1, 3)], { certain: false }),
      finding([edit("c.md", 1, 1, 3)], { accepted: "baseline" }),
      finding([edit("d.md", 1, 1, 3)], { accepted: "waived" }),
      finding([edit("e.md", 1, 1, 3), edit("f.md", 1, 1, 3)]),
    ]);
    expect(chosen).toEqual([{ path: "a.md", edits: [certain] }]);
  });

  it("orders files and edits, whatever the order of findings", () => {
    const edits = [edit("a.md", 1, 1, 3), edit("a.md", 2, 5, 6), edit("b.md", 1, 1, 1)];
    const expected = [
      { path: "a.md", edits: edits.slice(0, 2) },
      { path: "b.md", edits: edits.slice(2) },
    ];
    expect(chooseMends(edits.map((e) => finding([e])))).toEqual(expected);
    expect(chooseMends(edits.map((e) => finding([e])).reverse())).toEqual(expected);
  });

  it("leaves an edit over another to the next round", () => {
    const first = edit("a.md", 1, 1, 5);
    expect(chooseMends([finding([edit("a.md", 1, 4, 8)]), finding([first])])).toEqual([
      { path: "a.md", edits: [first] },
    ]);
  });

  it("leaves the second insertion at one place to the next round", () => {
    const first = edit("a.md", 1, 4, 4, "one");
    const chosen = chooseMends([finding([first]), finding([edit("a.md", 1, 4, 4, "two")])]);
    expect(chosen).toEqual([{ path: "a.md", edits: [first] }]);
  });

  it("drops all edits of a suggestion of which one is in the way", () => {
    const chosen = chooseMends([
      finding([edit("a.md", 1, 1, 5)]),
      finding([edit("a.md", 1, 3, 4), edit("a.md", 9, 1, 2)]),
    ]);
    expect(chosen).toEqual([{ path: "a.md", edits: [edit("a.md", 1, 1, 5)] }]);
  });

  it("counts the same edit of two findings once", () => {
    const same = edit("a.md", 1, 1, 5);
    expect(chooseMends([finding([same]), finding([{ ...same }])])).toEqual([{ path: "a.md", edits: [same] }]);
  });

  it("says what a file's edits mend", () => {
    const [first, second] = [finding([edit("a.md", 1, 1, 5)]), finding([edit("a.md", 1, 1, 5)])];
    expect(choose([first, second, finding([edit("a.md", 1, 2, 3)])])).toMatchObject([{ findings: [first, second] }]);
  });

  it("never chooses edits that overlap", () => {
    const anyEdit = fc
      .tuple(fc.constantFrom("a", "b"), fc.integer({ min: 1, max: 3 }), fc.nat(9), fc.nat(4))
      .map(([path, line, from, length]) => edit(path, line, from + 1, from + 1 + length, String(length)));
    fc.assert(
      fc.property(fc.array(fc.array(anyEdit, { minLength: 1, maxLength: 3 }), { maxLength: 12 }), (suggestions) => {
        for (const { path, edits } of chooseMends(suggestions.map((edits) => finding(edits)))) {
          edits.forEach((next, index) => {
            expect(next.path).toBe(path);
            const before = edits[index - 1];
            if (!before) return;
            const ordered =
              before.range.end.line < next.range.start.line ||
              (before.range.end.line === next.range.start.line && before.range.end.column <= next.range.start.column);
            expect(ordered).toBe(true);
          });
        }
      }),
    );
  });
});
