/** What others can see of an id: whatever does not show there, edges to it are judged alike. */
import { Graph } from "../memory/graph.js";
import type { Declaration } from "../memory/record.js";

export interface Face {
  readonly exists: boolean;
  /** What edges to it are judged by. */
  readonly text: string;
  readonly kinds: string;
  /** File of the declaration that counts. */
  readonly path: string | undefined;
}

/** What others can see of an id: that it is there, its kinds, its status and where it stands. */
export function faceOf(id: string, declarations: readonly Declaration[]): Face {
  const graph = new Graph(declarations.filter((declaration) => declaration.id === id));
  const record = graph.records.get(id);
  if (!record) return { exists: false, text: "", kinds: "", path: undefined };
  const { role, status, path } = record.primary;
  const kinds = JSON.stringify([...graph.kindsOf(id)]);
  return { exists: true, text: JSON.stringify([role, record.kind, status, kinds]), kinds, path };
}
