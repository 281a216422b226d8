import { describe, expect, it } from "vitest";
import type { TextEdit } from "../../src/memory/finding.js";
import { SourceText } from "../../src/report/source-text.js";
import { diffRows, suggestionDiff } from "../../src/report/suggestion-diff.js";
import { range } from "./fixtures.js";

const FILES: Readonly<Record<string, string>> = {
  "a.yaml": "id: team:build\nkind: Team\nowns:\n  - repo:billling\n  - repo:web\n",
  "b.yaml": "id: repo:billing\n",
};

const edit = (at: string, newText: string, path = "a.yaml"): TextEdit => ({ path, range: range(at), newText });

function diff(...edits: TextEdit[]): string {
  const hunks = suggestionDiff(edits, (path) => {
    const text = FILES[path];
    return text === undefined ? undefined : new SourceText(text);
  });
  return hunks
    .flatMap(({ path, line, removed, added }) => [
      `${path}:${line}`,
      ...removed.map((text) => `-${text}`),
      ...added.map((text) => `+${text}`),
    ])
    .join("\n");
}

describe("diffRows", () => {
  const before = (start: string, end: string) => ({ path: "a.json", line: 1, removed: [start + end], added: [start] });

  it("shows a line from its start, where what changes is in sight", () => {
    expect(diffRows(before("x".repeat(60), "y".repeat(20)), 160)).toEqual([
      `-${"x".repeat(60)}${"y".repeat(20)}`,
      `+${"x".repeat(60)}`,
    ]);
    expect(diffRows(before("x".repeat(50), "y".repeat(200)), 160)[0]).toBe(`-${"x".repeat(50)}${"y".repeat(109)}…`);
  });

  it("shows of a long line the part that changes, however far behind it is", () => {
    const start = "x".repeat(1700);
    const hunk = {
      path: "a.json",
      line: 1,
      removed: [`${start}build-cash }`],
      added: [`${start}build-cache }`, "more"],
    };
    expect(diffRows(hunk, 160)).toEqual([
      `-…${"x".repeat(22)}build-cash }`,
      `+…${"x".repeat(22)}build-cache }`,
      "+more",
    ]);
    expect(diffRows({ ...hunk, added: [start + "y".repeat(900)] }, 160)[1]).toHaveLength(161);
  });

  it("cuts no character in half", () => {
    const [row = ""] = diffRows(before("🔥".repeat(60), "🔥y".repeat(60)), 160);
    expect(row).not.toMatch(/\p{Surrogate}/u);
    const odd = diffRows(before(`x${"🔥".repeat(60)}`, "🔥y".repeat(60)), 160);
    expect(odd.join("")).not.toMatch(/\p{Surrogate}/u);
  });
});

describe("suggestionDiff", () => {
  it("shows a replacement within a line as the whole line before and after", () => {
    expect(diff(edit("4:5-4:18", "repo:billing"))).toBe(`a.yaml:4
-  - repo:billling
+  - repo:billing`);
  });

  it("shows an inserted line alone, before a line, behind one and at the end of the file", () => {
    expect(diff(edit("3:1-3:1", "status: draft\n"))).toBe(`a.yaml:3
+status: draft`);
    expect(diff(edit("2:11-2:11", "\nstatus: draft"))).toBe(`a.yaml:3
+status: draft`);
    expect(diff(edit("6:1-6:1", "status: draft\n"))).toBe(`a.yaml:6
+status: draft`);
  });

  it("shows a deleted line alone", () => {
    expect(diff(edit("4:1-5:1", ""))).toBe(`a.yaml:4
-  - repo:billling`);
  });

  it("makes one hunk of edits on one line and several of edits apart, by path and line", () => {
    expect(diff(edit("1:5-1:17", "repo:bill", "b.yaml"), edit("1:10-1:15", "run", "a.yaml"), edit("1:1-1:3", "name")))
      .toBe(`a.yaml:1
-id: team:build
+name: team:run
b.yaml:1
-id: repo:billing
+id: repo:bill`);
  });

  it("shows nothing where edits overlap or the file is not there", () => {
    expect(diff(edit("4:5-4:18", "x"), edit("4:10-4:12", "y"))).toBe("");
    expect(diff(edit("1:1-1:2", "x", "gone.yaml"))).toBe("");
  });
});
