import fc from "../support/fast-check.js";
import { describe, expect, it } from "vitest";
import { findCycles } from "../../src/rules/cycles.js";

function graph(edges: Readonly<Record<string, readonly string[]>>): Map<string, Set<string>> {
  return new Map(Object.entries(edges).map(([node, successors]) => [node, new Set(successors)]));
}

describe("findCycles", () => {
  it.each([
    ["none in a line", { a: ["b"], b: ["c"] }, []],
    ["none in a diamond", { a: ["b", "c"], b: ["d"], c: ["d"] }, []],
    ["a node that leads to itself", { a: ["a"] }, [["a"]]],
    ["two nodes", { b: ["a"], a: ["b"] }, [["a", "b"]]],
    ["the shorter of two ways round", { a: ["b"], b: ["c", "a"], c: ["d"], d: ["a"] }, [["a", "b"]]],
    [
      "one for each component",
      { d: ["c"], c: ["d"], a: ["b", "c"], b: ["a"] },
      [
        ["a", "b"],
        ["c", "d"],
      ],
    ],
    ["one that hangs on a line", { start: ["a"], a: ["b"], b: ["a", "end"] }, [["a", "b"]]],
  ])("finds %s", (_, edges, expected) => {
    expect(findCycles(graph(edges))).toEqual(expected);
  });

  it("needs no recursion for a cycle of 200,000 nodes", () => {
    const count = 200_000;
    const name = (i: number) => String(i).padStart(6, "0");
    const nodes = Array.from({ length: count }, (_, i): [string, Set<string>] => [
      name(i),
      new Set([name((i + 1) % count)]),
    ]);
    const [cycle] = findCycles(new Map(nodes));
    expect(cycle).toHaveLength(count);
    expect(cycle?.slice(0, 2)).toEqual(["000000", "000001"]);
  });

  const edges = fc.array(fc.tuple(fc.integer({ min: 0, max: 7 }), fc.integer({ min: 0, max: 7 })), { maxLength: 24 });

  it("gives real cycles, one for each component that has one, whatever the order of edges", () => {
    fc.assert(
      fc.property(edges, fc.integer(), (pairs, seed) => {
        const successors = build(pairs);
        const cycles = findCycles(successors);
        for (const cycle of cycles) {
          cycle.forEach((node, i) => {
            expect(successors.get(node)?.has(cycle[(i + 1) % cycle.length] ?? "")).toBe(true);
          });
          expect(new Set(cycle).size).toBe(cycle.length);
        }
        const inCycle = [...successors.keys()].filter((node) => reaches(successors, node, node));
        const components = new Set(
          inCycle.map((node) =>
            inCycle
              .filter((other) => reaches(successors, node, other) && reaches(successors, other, node))
              .sort()
              .join(),
          ),
        );
        expect(cycles).toHaveLength(components.size);
        const shuffled = [...pairs].sort((a, b) => ((a[0] * 31 + a[1] + seed) % 7) - ((b[0] * 31 + b[1] + seed) % 7));
        expect(findCycles(build(shuffled))).toEqual(cycles);
      }),
    );
  });
});

function build(pairs: readonly (readonly [number, number])[]): Map<string, Set<string>> {
  const successors = new Map<string, Set<string>>();
  for (const [from, to] of pairs) {
    const known = successors.get(`n${from}`);
    if (known) known.add(`n${to}`);
    else successors.set(`n${from}`, new Set([`n${to}`]));
  }
  return successors;
}

function reaches(successors: ReadonlyMap<string, ReadonlySet<string>>, from: string, to: string): boolean {
  const seen = new Set<string>();
  const queue = [...(successors.get(from) ?? [])];
  for (const node of queue) {
    if (node === to) return true;
    if (seen.has(node)) continue;
    seen.add(node);
    queue.push(...(successors.get(node) ?? []));
  }
  return false;
}
