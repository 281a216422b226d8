import { Graph } from "../memory/graph.js";
import type { Declaration } from "../memory/record.js";
import type { Memory } from "./read-memory.js";

const GRAPHS = new WeakMap<Memory, Graph>();

/** The graph of a memory, built at the first question. */
export function graphOf(memory: Memory): Graph {
  let graph = GRAPHS.get(memory);
  if (!graph) {
    const declarations: Declaration[] = [];
    memory.files.forEach((file) => {
      for (const declaration of file.declarations) declarations.push(declaration);
    });
    graph = new Graph(declarations, memory.beyond);
    GRAPHS.set(memory, graph);
  }
  return graph;
}
