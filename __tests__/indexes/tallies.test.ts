import { describe, expect, it } from "vitest";
import { Tallies } from "../../src/indexes/tallies.js";
import type { Declaration } from "../../src/memory/record.js";
import { parseRecordLine } from "../../src/indexes/record-line.js";

const declared = (line: object): Declaration =>
  parseRecordLine(JSON.stringify({ class: "graph", path: "a.yaml", ...line }));

const ONE = declared({ id: "tool:a", kind: "Tool", edges: [["uses", "tool:b", 0, 0, 0]] });
const OTHER = declared({ id: "tool:a", kind: "__proto__", class: "note", role: "note" });
const DERIVED = declared({
  id: "tool:b",
  kind: "Tool",
  edges: [["owned_by", "team:a", 0, 0, 0, { derived: "owner" }]],
});
const EXTENSION = declared({ id: "tool:a", role: "extension" });

describe("tallies", () => {
  it("are what they were once what was added is taken away, whatever is written in between", () => {
    const tallies = new Tallies();
    tallies.addFile("graph", 2, [ONE, DERIVED], false);
    tallies.addId([DERIVED]);
    const before = JSON.stringify(tallies.data());
    const read = new Tallies(tallies.data());
    read.addFile("note", 1, [OTHER], true);
    read.addId([ONE, OTHER, EXTENSION]);
    const between = new Tallies(JSON.parse(JSON.stringify(read.data())) as ReturnType<Tallies["data"]>);
    expect(between.data()).toEqual(read.data());
    expect(between.all.countOf("__proto__")).toBe(1);
    between.addId([ONE, OTHER, EXTENSION], -1);
    between.addFile("note", 1, [OTHER], true, -1);
    expect(JSON.stringify(between.data())).toBe(before);
  });

  it("count an id once in all, once in each class that declares it, and never for an extension alone", () => {
    const tallies = new Tallies();
    tallies.addFile("graph", 1, [ONE, EXTENSION], false);
    tallies.addFile("note", 1, [OTHER], false);
    tallies.addId([ONE, OTHER, EXTENSION]);
    tallies.addId([EXTENSION]);
    expect(tallies.all.statistics().ids).toBe(1);
    expect([...tallies.classes()].map(([name, tally]) => [name, tally.statistics().ids])).toEqual([
      ["graph", 1],
      ["note", 1],
    ]);
  });

  it("do not count derived edges", () => {
    const tallies = new Tallies();
    tallies.addFile("graph", 1, [ONE, DERIVED], false);
    expect(tallies.all.statistics()).toMatchObject({ edges: 1, edgeKinds: 1, nodeKinds: 1 });
  });
});
