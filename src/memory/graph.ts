/** The graph of records of one tree, and the questions rules ask of it. */
import type { Declaration, Edge, MemoryRecord } from "./record.js";
import { comparePaths } from "./tree.js";

/** An edge with the declaration that states it. */
export interface StatedEdge {
  readonly from: Declaration;
  readonly edge: Edge;
}

export class Graph {
  /** In path, document, node order: the same for any order of reading. */
  readonly declarations: readonly Declaration[];
  /** Records and addressable notes by id. Patches and extensions whose id nobody declares are not here. */
  readonly records: ReadonlyMap<string, MemoryRecord>;
  #incoming: ReadonlyMap<string, readonly StatedEdge[]> | undefined;
  readonly #kindSets = new Map<string, ReadonlySet<string>>();

  constructor(declarations: readonly Declaration[]) {
    this.declarations = [...declarations].sort(
      (a, b) => comparePaths(a.path, b.path) || a.document - b.document || compareRoots(a, b),
    );
    const groups = new Map<string, Declaration[]>();
    for (const declaration of this.declarations) {
      if (declaration.id === undefined) continue;
      const group = groups.get(declaration.id);
      if (group) group.push(declaration);
      else groups.set(declaration.id, [declaration]);
    }
    const records = new Map<string, MemoryRecord>();
    for (const [id, group] of groups) {
      const primary = group.find((d) => d.role === "record") ?? group.find((d) => d.role === "note");
      if (primary) records.set(id, { id, kind: primary.kind, primary, declarations: group });
    }
    this.records = records;
  }

  /** Every edge statement in order, those of unidentified notes included. */
  *edges(): Generator<StatedEdge> {
    for (const from of this.declarations) for (const edge of from.edges) yield { from, edge };
  }

  /** Edges that point at an id, whether or not a record has it. */
  incoming(id: string): readonly StatedEdge[] {
    if (!this.#incoming) {
      const incoming = new Map<string, StatedEdge[]>();
      for (const stated of this.edges()) {
        const list = incoming.get(stated.edge.target);
        if (list) list.push(stated);
        else incoming.set(stated.edge.target, [stated]);
      }
      this.#incoming = incoming;
    }
    return this.#incoming.get(id) ?? [];
  }

  /** All kinds that declarations give an id: more than one is a conflict, and any of them satisfies an edge's end. */
  kindsOf(id: string): ReadonlySet<string> {
    const record = this.records.get(id);
    if (!record) return NO_KINDS;
    if (record.declarations.length === 1) return this.#only(record.kind);
    const kinds = new Set<string>();
    for (const { role, kind } of record.declarations) {
      if (role !== "extension" && kind !== undefined) kinds.add(kind);
    }
    return kinds;
  }

  /** One set for each kind: nearly every id has just one. */
  #only(kind: string | undefined): ReadonlySet<string> {
    if (kind === undefined) return NO_KINDS;
    let set = this.#kindSets.get(kind);
    if (!set) this.#kindSets.set(kind, (set = new Set([kind])));
    return set;
  }
}

const NO_KINDS: ReadonlySet<string> = new Set();

function compareRoots(a: Declaration, b: Declaration): number {
  const left = a.root.at(-1);
  const right = b.root.at(-1);
  return typeof left === "number" && typeof right === "number" ? left - right : 0;
}
