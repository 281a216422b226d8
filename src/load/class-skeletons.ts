/** The skeletons of one class of a layout: what is known of each, and of the parts of records. */
import type { Inspected } from "../layouts/extract.js";
import type { LayoutClass } from "../layouts/layout.js";
import type { Skeleton } from "../layouts/brief-declaration.js";
import { ByteTable } from "../layouts/byte-table.js";
import type { Particular } from "../layouts/particular-keys.js";
import { placesOf, type Places } from "../layouts/skeleton-places.js";
import { MAX_LISTS, SkeletonReader } from "../layouts/skeleton-reader.js";
import type { Gate } from "./gate.js";

/** After so many doubts the records of a skeleton or part are read in full. */
const DOUBTS = 8;

/** The fields that a declaration has, apart from those that the skeleton tells. */
export interface Slots {
  readonly id: number;
  readonly title: number;
  readonly updatedAt: number;
  readonly owners: number;
  readonly tags: number;
  readonly aliases: number;
  readonly sourceRefs: number;
}

export interface KnownSkeleton {
  readonly skeleton: Skeleton;
  readonly slots: Slots;
  readonly layoutClass: LayoutClass;
  readonly shape: Inspected["shape"];
  /** By edge source, for lists that are no parts. */
  readonly manners: Manners;
  /** What its parts are judged by beside their own text: records of one role, kind and shape have it in common. */
  readonly context: number;
}

/** Numbers of edge manners by list and by how a target is written, each when it is first met; -1 before. */
export type Manners = Int16Array;

/** What is known of a skeleton: nothing yet, that its records are read in full, or how to read them. */
type Knowledge = "unseen" | "in full" | KnownSkeleton;

/** Likewise of a list of edges of one kind, whatever else stands in its record. */
type PartKnowledge = "unseen" | "in full" | Manners;

/** Ways in which a target is written. */
export const WRITTEN = 3;

export function newManners(lists: number): Manners {
  return new Int16Array(lists * WRITTEN).fill(-1);
}

export class ClassSkeletons {
  readonly known: Knowledge[] = [];
  readonly parts: PartKnowledge[] = [];
  readonly #table = new ByteTable();
  readonly #partTable = new ByteTable();
  readonly partNumbers = new Int32Array(MAX_LISTS);
  /** How often a record of a skeleton or part was not to be read briefly, though another part of it may be why. */
  readonly #doubts = new Map<number, number>();
  readonly #partDoubts = new Map<number, number>();

  constructor(
    readonly places: Places,
    readonly reader: SkeletonReader,
  ) {}

  /** Number of the skeleton that was read last. */
  numberOf(): number {
    const number = this.#table.numberOf(this.reader.bytes, 0, this.reader.length);
    if (number === this.known.length) this.known.push("unseen");
    return number;
  }

  /** Finds the parts of that record, in a context: their numbers by list, -1 for lists that are none. */
  findParts(context: number): void {
    const { parts, partStarts, partEnds, lists } = this.reader;
    for (let list = 0; list < lists; list++) {
      const start = partStarts[list] ?? -1;
      const number = start === -1 ? -1 : this.#partTable.numberOf(parts, start, partEnds[list] ?? start, context);
      if (number === this.parts.length) this.parts.push("unseen");
      this.partNumbers[list] = number;
    }
  }

  /**
   * Notes that a record was not to be read briefly.
   * @param unseen its parts that are not known, where its skeleton is.
   */
  blame(number: number, unseen: readonly number[]): void {
    const isAlone = unseen.length === 1 || this.reader.lists === 0;
    const doubts = isAlone ? DOUBTS : 1;
    if (unseen.length > 0) for (const part of unseen) this.#doubt(this.parts, part, this.#partDoubts, doubts);
    else this.#doubt(this.known, number, this.#doubts, doubts);
  }

  #doubt(known: (Knowledge | PartKnowledge)[], number: number, of: Map<number, number>, more: number): void {
    const doubts = (of.get(number) ?? 0) + more;
    of.set(number, doubts);
    if (doubts >= DOUBTS) known[number] = "in full";
  }
}

/** Undefined where records of the class are always read in full. */
export function classSkeletons(layoutClass: LayoutClass, gate: Gate): ClassSkeletons | undefined {
  // A prefix that holds a colon is not told by what stands before the first one.
  if (gate.layout.ids.aliases.length > 0 || [...gate.prefixes].some((prefix) => prefix.includes(":"))) return undefined;
  // Types of attributes are asked of values.
  if ([...gate.ontology.nodeKinds.values()].some(({ attributeTypes }) => attributeTypes)) return undefined;
  const particular = particularIn(layoutClass, gate);
  const places = particular && placesOf(layoutClass, particular);
  return places && new ClassSkeletons(places, new SkeletonReader(places));
}

/** What the schemas are particular about that a record of the class may be held to. */
function particularIn(layoutClass: LayoutClass, gate: Gate): Particular | undefined {
  const kinds = [undefined, ...gate.ontology.nodeKinds.keys(), ...layoutClass.schemaByKind.keys()];
  const found = { texts: new Set<string>(), wholes: new Set<string>() };
  for (const kind of new Set(kinds)) {
    const ofAttributes = kind === undefined ? undefined : gate.attributeSchema(kind);
    for (const check of [...gate.schemasFor(layoutClass.name, kind), ...(ofAttributes ? [ofAttributes] : [])]) {
      if (!check.particular) return undefined;
      for (const key of check.particular.texts) found.texts.add(key);
      for (const key of check.particular.wholes) found.wholes.add(key);
    }
  }
  return found;
}
