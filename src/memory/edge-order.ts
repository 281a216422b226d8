import { comparePaths } from "./tree.js";

interface Ends {
  readonly from: string;
  readonly kind: string;
  readonly to: string;
}

/** Order of the edges of a graph in an output: by where they begin, then by kind, then by where they end. */
export function compareEdges(a: Ends, b: Ends): number {
  return comparePaths(a.from, b.from) || comparePaths(a.kind, b.kind) || comparePaths(a.to, b.to);
}
