import fc from "../support/fast-check.js";
import { describe, expect, it } from "vitest";
import { findCycles, mayCycle } from "../../src/rules/cycles.js";

interface Link {
  readonly from: string;
  readonly to: string;
}

function successorsOf(links: readonly Link[]): Map<string, Set<string>> {
  const successors = new Map<string, Set<string>>();
  for (const { from, to } of links) successors.set(from, (successors.get(from) ?? new Set()).add(to));
  return successors;
}

const node = fc.integer({ min: 0, max: 9 }).map(String);
const links = fc.array(fc.record({ from: node, to: node }), { maxLength: 30 });

describe("mayCycle", () => {
  it("peels a graph without cycles away whole", () => {
    expect(mayCycle([...chain("a", "b", "c", "d"), { from: "a", to: "nowhere" }])).toEqual([]);
  });

  it("keeps a node that leads to itself, and what leads to a cycle", () => {
    const kept = [{ from: "start", to: "a" }, ...chain("a", "b", "a"), { from: "c", to: "c" }];
    expect(mayCycle([{ from: "b", to: "end" }, ...kept])).toEqual(kept);
  });

  it("loses no cycle", () => {
    fc.assert(
      fc.property(links, (all) => {
        expect(findCycles(successorsOf(mayCycle(all)))).toEqual(findCycles(successorsOf(all)));
      }),
    );
  });

  it("keeps only links whose end is followed by another", () => {
    fc.assert(
      fc.property(links, (all) => {
        const kept = mayCycle(all);
        const sources = new Set(kept.map(({ from }) => from));
        for (const { to } of kept) expect(sources.has(to)).toBe(true);
      }),
    );
  });
});

function chain(...nodes: readonly string[]): Link[] {
  return nodes.slice(1).map((to, index) => ({ from: nodes[index] ?? "", to }));
}
