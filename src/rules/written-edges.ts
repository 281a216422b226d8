import type { Declaration, Edge } from "../memory/record.js";

export interface WrittenEdges {
  readonly kinds: ReadonlySet<string>;
  /** The first edge that is written as an edge, not derived from another field. */
  readonly first: Edge | undefined;
}

const WRITTEN = new WeakMap<Declaration, WrittenEdges>();

/** What a declaration's edges are like as a whole: read once, since one record may have very many. */
export function writtenEdges(declaration: Declaration): WrittenEdges {
  let written = WRITTEN.get(declaration);
  if (!written) {
    const kinds = new Set(declaration.edges.map(({ kind }) => kind));
    written = { kinds, first: declaration.edges.find(({ derived, form }) => derived === undefined && form !== "link") };
    WRITTEN.set(declaration, written);
  }
  return written;
}
