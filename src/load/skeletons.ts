/**
 * Records of one skeleton are judged once (docs/decisions/0014-skeletons.md). The first of them is read and judged in full;
 * where no rule has anything to say of it, none has of the others, but for the few that look at more than the skeleton, and
 * these are asked of each. A file of which this is not plain is read in full, so nothing is ever reported from here.
 */
import type { Inspected } from "../layouts/extract.js";
import type { FieldName, LayoutClass } from "../layouts/layout.js";
import { sharedValues, NONE, type SharedValues } from "../layouts/shared-values.js";
import { BriefDeclaration, BriefRows, type Skeleton } from "../layouts/brief-declaration.js";
import { ByteTable } from "../layouts/byte-table.js";
import { placesOf, type Places } from "../layouts/skeleton-places.js";
import { PRIMER, PRIMER_PLACES } from "../layouts/skeleton-primer.js";
import { latin1, SkeletonReader, WITH_TARGET, BARE } from "../layouts/skeleton-reader.js";
import type { Format } from "../memory/document.js";
import { type Declaration, type Edge, type EdgeManner, TargetName } from "../memory/record.js";
import { readAsJson } from "../parse/fast-read.js";
import type { Gate } from "./gate.js";

/** Skeletons of one class; in a memory with more, most records have one of their own. */
const MAX_SKELETONS = 8192;

/** Ways in which edges are written; each new one is sought among all, and their numbers have 16 bits. */
const MAX_MANNERS = 4096;

/** So often the primer is read: V8 notes what code has seen from its second call on. */
const PRIMED_TIMES = 8;

/** Whether a rule that looks at more than the skeleton has something to say of a record. */
export type SaysMore = (inspected: Inspected) => boolean;

/** The fields that a declaration has, apart from those that the skeleton tells. */
interface Slots {
  readonly id: number;
  readonly title: number;
  readonly updatedAt: number;
  readonly owners: number;
  readonly tags: number;
  readonly aliases: number;
  readonly sourceRefs: number;
}

interface KnownSkeleton {
  readonly skeleton: Skeleton;
  readonly slots: Slots;
  /** Lists of targets in the order in which the layout reads them. */
  readonly lists: readonly number[];
  /** Numbers of manners by list and by how a target is written, each when it is first met; -1 before. */
  readonly manners: Int16Array;
  readonly layoutClass: LayoutClass;
  readonly shape: Inspected["shape"];
}

/** What is known of a skeleton: nothing yet, that its records are read in full, or how to read them. */
type Knowledge = "unseen" | "in full" | KnownSkeleton;

export class Skeletons {
  readonly #gate: Gate;
  readonly #saysMore: SaysMore;
  readonly #shared: SharedValues;
  readonly #classes = new Map<LayoutClass, ClassSkeletons | undefined>();
  readonly #rows = new BriefRows();
  readonly #names = new ByteTable();
  readonly #lists = new ByteTable();
  readonly #listTexts: (readonly string[])[] = [];
  /** The skeleton that was found last and is not known, with its class. */
  #unseen: { readonly of: ClassSkeletons; readonly number: number } | undefined;

  constructor(gate: Gate, saysMore: SaysMore) {
    const primed = new SkeletonReader(PRIMER_PLACES);
    for (let time = 0; time < PRIMED_TIMES; time++) {
      if (!primed.read(PRIMER, PRIMER.length)) throw new Error("the primer has a skeleton that cannot be read");
    }
    this.#gate = gate;
    this.#saysMore = saysMore;
    this.#shared = sharedValues(gate.layout);
  }

  /**
   * The declaration of a file with nothing to report but by its text; undefined where the file is to be read in full,
   * and `learn` to be called with what comes of it.
   */
  read(path: string, format: Format, bytes: Uint8Array, layoutClass: LayoutClass): Declaration | undefined {
    this.#unseen = undefined;
    const of = this.#of(layoutClass);
    if (!of) return undefined;
    const json = readAsJson(format, bytes, this.#gate.limits);
    if (!json || !of.reader.read(json.bytes, json.length)) return undefined;
    // Behind the limit edges are left out, and the file says so.
    if (of.reader.edges > this.#gate.limits.edges) return undefined;
    const number = of.numberOf();
    const known = of.known[number] ?? "unseen";
    if (known === "unseen") this.#unseen = { of, number };
    if (typeof known === "string") return undefined;
    const declaration = this.#declare(path, json.bytes, known, of.reader);
    const { shape } = known;
    const inspected = { declaration, value: {}, document: undefined, layoutClass, shape, oddities: [], format };
    return this.#saysMore(inspected) ? undefined : declaration;
  }

  /**
   * Learns from a file that was read in full, right after `read` gave nothing for it.
   * @param records what it declares.
   * @param isPlain whether no rule that looks at the skeleton alone, and no reader, had anything to say, nor was anything
   * missing.
   */
  learn(format: Format, bytes: Uint8Array, records: readonly Inspected[], isPlain: boolean): void {
    const unseen = this.#unseen;
    if (!unseen) return;
    this.#unseen = undefined;
    const { of, number } = unseen;
    of.known[number] = "in full";
    const [record, second] = records;
    if (!isPlain || !record || second || record.oddities.length > 0) return;
    if (this.#rows.manners.length > MAX_MANNERS) return;
    const json = readAsJson(format, bytes, this.#gate.limits);
    if (!json || !of.reader.read(json.bytes, json.length)) return;
    const known = knownSkeleton(record, of, json.bytes);
    // What is made of the skeleton has to be what the full reading gave.
    if (known && isSame(this.#declare(record.declaration.path, json.bytes, known, of.reader), record.declaration)) {
      of.known[number] = known;
    }
  }

  /** Forgets the declarations that were read, for who keeps none. */
  clear(): void {
    this.#rows.clear();
  }

  #of(layoutClass: LayoutClass): ClassSkeletons | undefined {
    if (!this.#classes.has(layoutClass)) this.#classes.set(layoutClass, classSkeletons(layoutClass, this.#gate));
    const of = this.#classes.get(layoutClass);
    return of && of.known.length > MAX_SKELETONS ? undefined : of;
  }

  #declare(path: string, json: Uint8Array, known: KnownSkeleton, reader: SkeletonReader): BriefDeclaration {
    const { slots, skeleton } = known;
    const { starts, ends } = reader;
    this.#addEdges(json, known, reader);
    const rows = this.#rows;
    for (const slot of [slots.title, slots.updatedAt, slots.aliases, slots.sourceRefs]) {
      const start = starts[slot] ?? -1;
      // A list is noted with its brackets, a text without its quotes.
      if (start === -1) rows.addNoText();
      else rows.addText(json, start, ends[slot] ?? start, json[start - 1] === QUOTE);
    }
    const row = rows.endRow(reader.times[slots.updatedAt] ?? NaN);
    return new BriefDeclaration(skeleton, rows, row, {
      id: slots.id === -1 ? undefined : textOf(json, starts[slots.id] ?? 0, ends[slots.id] ?? 0),
      path,
      owners: this.#list(json, starts[slots.owners] ?? -1, ends[slots.owners] ?? -1),
      tags: this.#list(json, starts[slots.tags] ?? -1, ends[slots.tags] ?? -1),
    });
  }

  #addEdges(json: Uint8Array, { lists, manners, layoutClass }: KnownSkeleton, reader: SkeletonReader): void {
    for (const list of lists) {
      const last = reader.listFirsts[list + 1] ?? 0;
      for (let edge = reader.listFirsts[list] ?? 0; edge < last; edge++) {
        const written = reader.written[edge] ?? 0;
        let manner = manners[list * WRITTEN + written] ?? -1;
        if (manner === -1) {
          manner = this.#numberOf(mannerOf(json, list, written, layoutClass, reader, this.#shared));
          manners[list * WRITTEN + written] = manner;
        }
        const start = reader.targetStarts[edge] ?? 0;
        const end = reader.targetEnds[edge] ?? 0;
        const number = this.#names.numberOf(json, start, end);
        if (number === this.#rows.names.length) {
          this.#rows.names.push(new TargetName(textOf(json, start, end)));
        }
        this.#rows.addEdge(manner, number);
      }
    }
  }

  #numberOf(manner: EdgeManner): number {
    const number = this.#rows.manners.indexOf(manner);
    return number === -1 ? this.#rows.manners.push(manner) - 1 : number;
  }

  /** Texts of a list that recurs, or of a text that stands for one. */
  #list(json: Uint8Array, start: number, end: number): readonly string[] {
    if (start === -1) return NONE;
    const isText = json[start - 1] === QUOTE;
    // With its quote: the text "[]" is no empty list.
    const number = this.#lists.numberOf(json, isText ? start - 1 : start, end);
    const known = this.#listTexts[number];
    if (known) return known;
    const texts = isText ? [textOf(json, start, end)] : (JSON.parse(latin1(json, start, end)) as string[]);
    const list = this.#shared.list(texts);
    this.#listTexts.push(list);
    return list;
  }
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
/** Ways in which a target is written. */
const WRITTEN = 3;

/** The text between two quotes. */
function textOf(json: Uint8Array, start: number, end: number): string {
  for (let at = start; at < end; at++) {
    if (json[at] === BACKSLASH) return JSON.parse(latin1(json, start - 1, end + 1)) as string;
  }
  return latin1(json, start, end);
}

class ClassSkeletons {
  readonly known: Knowledge[] = [];
  readonly #table = new ByteTable();

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
}

/** Undefined where records of the class are always read in full. */
function classSkeletons(layoutClass: LayoutClass, gate: Gate): ClassSkeletons | undefined {
  // A prefix that holds a colon is not told by what stands before the first one.
  if (gate.layout.ids.aliases.length > 0 || [...gate.prefixes].some((prefix) => prefix.includes(":"))) return undefined;
  const particular = particularIn(layoutClass, gate);
  const places = particular && placesOf(layoutClass, particular);
  return places && new ClassSkeletons(places, new SkeletonReader(places));
}

/** Keys about whose values the schemas are particular that a record of the class may be held to. */
function particularIn(layoutClass: LayoutClass, gate: Gate): ReadonlySet<string> | undefined {
  const kinds = [undefined, ...gate.ontology.nodeKinds.keys(), ...layoutClass.schemaByKind.keys()];
  const keys = new Set<string>();
  for (const kind of new Set(kinds)) {
    const ofAttributes = kind === undefined ? undefined : gate.attributeSchema(kind);
    for (const check of [...gate.schemasFor(layoutClass.name, kind), ...(ofAttributes ? [ofAttributes] : [])]) {
      if (!check.particular) return undefined;
      for (const key of check.particular) keys.add(key);
    }
  }
  return keys;
}

/** How records like this one are read; undefined where something is taken from elsewhere than the record's own text. */
function knownSkeleton(
  record: Inspected,
  { places, reader }: ClassSkeletons,
  json: Uint8Array,
): KnownSkeleton | undefined {
  const { declaration, shape, layoutClass } = record;
  /** The slot of a field, -1 where nothing is read; what it is read from where that is not the record. */
  const readFrom = (field: FieldName): number | "constant" | "file" => {
    for (const source of shape.fields[field] ?? []) {
      if (source.from !== "record") return source.from;
      const slot = places.slotOf(source.path);
      if (slot !== undefined && (reader.starts[slot] ?? -1) !== -1) return slot;
    }
    return -1;
  };
  const slots: Partial<Record<keyof Slots, number>> = {};
  for (const field of ["id", "title", "updatedAt", "owners", "tags", "aliases", "sourceRefs"] as const) {
    const slot = readFrom(field);
    if (typeof slot !== "number") return undefined;
    slots[field] = slot;
  }
  for (const field of ["kind", "status", "sensitivity"] as const) {
    const from = readFrom(field);
    if (from === "constant") continue;
    if (from === "file") return undefined;
    const word = from === -1 ? undefined : textOf(json, reader.starts[from] ?? 0, reader.ends[from] ?? 0);
    // What is read past the skeleton may be another word in the next record.
    if (word !== declaration[field]) return undefined;
  }
  const lists: number[] = [];
  for (const source of shape.edges) {
    for (let list = 0; list < reader.lists; list++) if (reader.listSources[list] === source) lists.push(list);
  }
  const { role, kind, className, status, sensitivity } = declaration;
  const kinds = lists.map((list) => kindOf(json, list, layoutClass, reader));
  return {
    skeleton: {
      ...{ role, kind, className, shape: declaration.shape, status, sensitivity },
      edgeKinds: new Set(kinds),
      has: {
        title: slots.title !== -1,
        updatedAt: slots.updatedAt !== -1,
        aliases: slots.aliases !== -1,
        sourceRefs: slots.sourceRefs !== -1,
      },
    },
    slots: slots as Slots,
    lists,
    manners: new Int16Array(reader.lists * WRITTEN).fill(-1),
    layoutClass,
    shape,
  };
}

function kindOf(json: Uint8Array, list: number, { edgeSources }: LayoutClass, reader: SkeletonReader): string {
  const start = reader.kindStarts[list] ?? -1;
  if (start === -1) return edgeSources[reader.listSources[list] ?? -1]?.kind ?? "";
  return textOf(json, start, reader.kindEnds[list] ?? start);
}

function mannerOf(
  json: Uint8Array,
  list: number,
  written: number,
  layoutClass: LayoutClass,
  reader: SkeletonReader,
  { manners }: SharedValues,
): EdgeManner {
  const field = reader.listSources[list] ?? -1;
  const form = written === BARE ? "string" : written === WITH_TARGET ? "target" : "attributes";
  const derived = layoutClass.edgeSources[field]?.derived;
  const kind = kindOf(json, list, layoutClass, reader);
  return manners.of(kind, field, form, undefined, derived === false ? undefined : derived);
}

/** Whether two declarations say the same. */
function isSame(brief: BriefDeclaration, full: Declaration): boolean {
  const texts = [
    "role",
    "id",
    "kind",
    "className",
    "shape",
    "path",
    "document",
    "title",
    "status",
    "updatedAt",
  ] as const;
  const lists = ["owners", "tags", "aliases", "sourceRefs"] as const;
  return (
    texts.every((name) => brief[name] === full[name]) &&
    brief.sensitivity === full.sensitivity &&
    full.root.length === 0 &&
    lists.every((name) => areSame(brief[name], full[name], (text, other) => text === other)) &&
    areSame(brief.edges, full.edges, isSameEdge)
  );
}

function areSame<Item>(items: readonly Item[], others: readonly Item[], same: (a: Item, b: Item) => boolean): boolean {
  return (
    items.length === others.length &&
    items.every((item, index) => {
      const other = others[index];
      return other !== undefined && same(item, other);
    })
  );
}

function isSameEdge(edge: Edge, other: Edge): boolean {
  const names = ["kind", "target", "written", "field", "slot", "form", "key", "derived"] as const;
  return names.every((name) => edge[name] === other[name]);
}
