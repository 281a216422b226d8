/** One id that thousands of files declare, each with edges: what its kinds are is asked for each edge. */
import { expect, it } from "vitest";
import { Graph } from "../../src/memory/graph.js";
import type { Declaration } from "../../src/memory/record.js";

it("the kinds of an id that thousands declare are gathered once", () => {
  const declared = (index: number): Declaration => ({
    role: "record",
    id: "tool:same",
    kind: index % 2 === 0 ? "Tool" : "Service",
    className: "record",
    shape: 0,
    path: `graph/${String(index).padStart(6, "0")}.yaml`,
    document: 0,
    root: [],
    title: undefined,
    status: undefined,
    owners: [],
    updatedAt: undefined,
    tags: [],
    sensitivity: undefined,
    aliases: [],
    sourceRefs: [],
    edges: [],
  });
  const graph = new Graph(Array.from({ length: 20_000 }, (_, index) => declared(index)));
  for (let asked = 0; asked < 200_000; asked++) graph.kindsOf("tool:same");
  expect([...graph.kindsOf("tool:same")]).toEqual(["Tool", "Service"]);
});
