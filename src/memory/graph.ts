/** The graph of records of one tree, and the questions rules ask of it. */
import type { Declaration, Edge, MemoryRecord } from "./record.js";
import { compareTexts } from "./compare-texts.js";
import { remembered } from "./remembered.js";
import { comparePaths } from "./tree.js";

/** Thrown where a graph of some records is asked for what only the whole graph knows. */
export class NeedsWholeGraph extends Error {
  override readonly name = "NeedsWholeGraph";
}

/** What is known of records that a partial graph does not hold. */
export interface Beyond {
  /** Declarations of a kind in the whole memory. */
  countOf(kind: string): number;
  /** False for declarations that others are judged by, and for such edges: what is said of them is not used. */
  isJudged(declaration: Declaration, edge?: Edge): boolean;
}

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
  /** Those that are declared more than once. */
  readonly repeated: readonly MemoryRecord[];
  #incoming: ReadonlyMap<string, readonly StatedEdge[]> | undefined;
  readonly #kindSets = new Map<string, ReadonlySet<string>>();

  readonly #beyond: Beyond | undefined;

  /** @param beyond given where the declarations are those of some records alone. */
  constructor(declarations: readonly Declaration[], beyond?: Beyond) {
    this.#beyond = beyond;
    this.declarations = inOrder(declarations);
    const records = new Map<string, Group>();
    const repeated = new Set<Group>();
    this.declarations.forEach((declaration) => {
      const { id } = declaration;
      if (id === undefined) return;
      const group = records.get(id);
      if (!group) {
        records.set(id, new Group(id, declaration));
        return;
      }
      group.add(declaration);
      repeated.add(group);
    });
    records.forEach((group) => {
      if (!declares(group.primary)) records.delete(group.id);
    });
    this.records = records;
    this.repeated = [...repeated].filter(({ id }) => records.has(id));
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
    return record ? this.kindsOfRecord(record) : NO_KINDS;
  }

  kindsOfRecord(record: MemoryRecord): ReadonlySet<string> {
    if (record instanceof Group && !record.isRepeated) return this.#only(record.kind);
    // Asked for each edge: of an id that thousands declare, all of them would be looked through for each of theirs.
    return kindsOfSeveral(record);
  }

  /** Whether what a rule says of a declaration, or of one of its edges, is used. */
  isJudged(declaration: Declaration, edge?: Edge): boolean {
    return this.#beyond?.isJudged(declaration, edge) ?? true;
  }

  /** Every id, sorted. @throws NeedsWholeGraph */
  ids(): readonly string[] {
    if (this.#beyond) throw new NeedsWholeGraph();
    return [...this.records.keys()].sort();
  }

  /** Every file that declares something. @throws NeedsWholeGraph */
  paths(): ReadonlySet<string> {
    if (this.#beyond) throw new NeedsWholeGraph();
    return new Set(this.declarations.map(({ path }) => path));
  }

  /** Whether a record has an id. @throws NeedsWholeGraph where it may be one that this part does not hold. */
  has(id: string): boolean {
    if (this.records.has(id)) return true;
    if (this.#beyond) throw new NeedsWholeGraph();
    return false;
  }

  /** Whether anything is declared to be of a kind. */
  hasKind(kind: string): boolean {
    if (this.#beyond) return this.#beyond.countOf(kind) > 0;
    return this.declarations.some((declaration) => declaration.kind === kind);
  }

  /** Ids of a kind, any of several kinds included. @throws NeedsWholeGraph */
  idsOfKind(kind: string): readonly string[] {
    if (this.#beyond) throw new NeedsWholeGraph();
    return [...this.records.values()].filter((record) => this.kindsOfRecord(record).has(kind)).map(({ id }) => id);
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

/** What declares one id, in order. */
class Group implements MemoryRecord {
  readonly id: string;
  kind: string | undefined;
  primary: Declaration;
  /** Where there are several: nearly every id is declared once, and a list of one for each would be held for nothing. */
  #all: Declaration[] | undefined;

  constructor(id: string, first: Declaration) {
    this.id = id;
    this.kind = first.kind;
    this.primary = first;
    this.#all = undefined;
  }

  get isRepeated(): boolean {
    return this.#all !== undefined;
  }

  get declarations(): readonly Declaration[] {
    return this.#all ?? [this.primary];
  }

  add(declaration: Declaration): void {
    this.#all ??= [this.primary];
    this.#all.push(declaration);
    const isBetter = declaration.role === "record" ? this.primary.role !== "record" : !declares(this.primary);
    if (!isBetter || !declares(declaration)) return;
    this.primary = declaration;
    this.kind = declaration.kind;
  }
}

const kindsOfSeveral = remembered(({ declarations }: MemoryRecord): ReadonlySet<string> => {
  const kinds = new Set<string>();
  for (const { role, kind } of declarations) {
    if (role !== "extension" && kind !== undefined) kinds.add(kind);
  }
  return kinds;
});

/** Whether there is a record by this declaration, or a note that can be pointed at. */
export function declares({ role }: Declaration): boolean {
  return role === "record" || role === "note";
}

/** Sorted, at no cost where the order is right already, as it is when files are read in the order of their paths. */
function inOrder(declarations: readonly Declaration[]): readonly Declaration[] {
  for (let i = 1; i < declarations.length; i++) {
    const before = declarations[i - 1];
    const declaration = declarations[i];
    if (before && declaration && compareDeclarations(before, declaration) > 0) {
      return [...declarations].sort(compareDeclarations);
    }
  }
  return declarations;
}

function compareDeclarations(a: Declaration, b: Declaration): number {
  return comparePaths(a.path, b.path) || a.document - b.document || compareRoots(a, b);
}

/** Lists of one document by their names, each in its order; the document itself comes first. */
function compareRoots({ root: a }: Declaration, { root: b }: Declaration): number {
  for (let step = 0; step < a.length && step < b.length; step++) {
    const [left = "", right = ""] = [a[step], b[step]];
    if (left === right) continue;
    if (typeof left === "number" && typeof right === "number") return left - right;
    return compareTexts(String(left), String(right));
  }
  return a.length - b.length;
}
