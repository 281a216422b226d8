/**
 * Records of one skeleton are judged once (docs/decisions/0014-skeletons.md). The first of them is read and judged in full;
 * where no rule has anything to say of it, none has of the others, but for the few that look at more than the skeleton, and
 * these are asked of each. A file of which this is not plain is read in full, so nothing is ever reported from here.
 */
import type { Inspected } from "../layouts/extract.js";
import type { LayoutClass } from "../layouts/layout.js";
import { sharedValues, NONE, type SharedValues } from "../layouts/shared-values.js";
import { BriefDeclaration, BriefRows, listOf } from "../layouts/brief-declaration.js";
import { ByteTable } from "../layouts/byte-table.js";
import { PRIMER, PRIMER_PLACES } from "../layouts/skeleton-primer.js";
import { BARE, latin1, SkeletonReader, textOf, WITH_TARGET } from "../layouts/skeleton-reader.js";
import type { Format } from "../memory/document.js";
import { type Declaration, type EdgeManner, TargetName } from "../memory/record.js";
import { readAsJson } from "../parse/fast-read.js";
import type { JsonBytes } from "../parse/strict-subset.js";
import {
  classSkeletons,
  newManners,
  WRITTEN,
  type ClassSkeletons,
  type KnownSkeleton,
  type Manners,
} from "./class-skeletons.js";
import type { Gate } from "./gate.js";
import { isSame } from "./same-declaration.js";
import { slotsOf, tellsWords } from "./skeleton-fields.js";

/** Skeletons of one class; in a memory with more, most records have one of their own. */
const MAX_SKELETONS = 8192;

/** Ways in which edges are written; each new one is sought among all, and their numbers have 16 bits. */
const MAX_MANNERS = 4096;

/** So often the primer is read: V8 notes what code has seen from its second call on. */
const PRIMED_TIMES = 8;

/** Whether a rule that looks at more than the skeleton has something to say of a record. */
export type SaysMore = (inspected: Inspected) => boolean;

export class Skeletons {
  readonly #gate: Gate;
  readonly #saysMore: SaysMore;
  readonly #shared: SharedValues;
  readonly #classes = new Map<LayoutClass, ClassSkeletons | undefined>();
  readonly #rows = new BriefRows();
  readonly #names = new ByteTable();
  readonly #lists = new ByteTable();
  readonly #listTexts: (readonly string[])[] = [];
  /** What kept the last file from being read briefly: a skeleton that is not known yet, or parts of one that is. */
  #unseen: { readonly of: ClassSkeletons; readonly number: number; readonly parts: readonly number[] } | undefined;
  readonly #contexts = new Map<string, number>();

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
    if (known === "unseen") this.#unseen = { of, number, parts: [] };
    if (typeof known === "string") return undefined;
    if (!this.#knowsParts(of, number, known)) return undefined;
    const declaration = this.#declare(path, json.bytes, known, of);
    const { shape } = known;
    const inspected = {
      declaration,
      value: NOTHING,
      document: undefined,
      layoutClass,
      shape,
      oddities: NO_ODDITIES,
      format,
    };
    return this.#saysMore(inspected) ? undefined : declaration;
  }

  /** Whether all parts of the record at hand are to be read briefly. */
  #knowsParts(of: ClassSkeletons, number: number, { context }: KnownSkeleton): boolean {
    let unseen: number[] | undefined;
    of.findParts(context);
    for (let list = 0; list < of.reader.lists; list++) {
      const part = of.partNumbers[list] ?? -1;
      if (part === -1) continue;
      const known = of.parts[part];
      if (known === "in full") return false;
      if (known === "unseen") (unseen ??= []).push(part);
    }
    if (unseen) this.#unseen = { of, number, parts: unseen };
    return unseen === undefined;
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
    const { of, number, parts } = unseen;
    const [record, second] = records;
    const isBrief = isPlain && record && !second && record.oddities.length === 0;
    if (!isBrief || !this.#learnFrom(record, of, number, readAsJson(format, bytes, this.#gate.limits)))
      of.blame(number, parts);
  }

  /** @returns false where something else than the full reading gave is made of the skeleton. */
  #learnFrom(record: Inspected, of: ClassSkeletons, number: number, json: JsonBytes | undefined): boolean {
    if (this.#rows.manners.length > MAX_MANNERS) return false;
    if (!json || !of.reader.read(json.bytes, json.length)) return false;
    const before = of.known[number] ?? "unseen";
    const known = typeof before === "string" ? this.#knownSkeleton(record, of, json.bytes) : before;
    if (!known) return false;
    of.findParts(known.context);
    const own = of.partNumbers.slice(0, of.reader.lists).filter((part) => part !== -1);
    const partsBefore = Array.from(own, (part) => of.parts[part] ?? "unseen");
    for (const part of own) if (typeof of.parts[part] === "string") of.parts[part] = newManners(1);
    of.known[number] = known;
    if (isSame(this.#declare(record.declaration.path, json.bytes, known, of), record.declaration)) return true;
    of.known[number] = before;
    for (const [index, part] of own.entries()) of.parts[part] = partsBefore[index] ?? "unseen";
    return false;
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

  #declare(path: string, json: Uint8Array, known: KnownSkeleton, of: ClassSkeletons): BriefDeclaration {
    const { slots, skeleton } = known;
    const { starts, ends, times } = of.reader;
    this.#addEdges(json, known, of);
    const rows = this.#rows;
    for (const slot of [slots.title, slots.updatedAt, slots.aliases, slots.sourceRefs]) {
      const start = starts[slot] ?? -1;
      // A list is noted with its brackets, a text without its quotes.
      if (start === -1) rows.addNoText();
      else rows.addText(json, start, ends[slot] ?? start, json[start - 1] === QUOTE);
    }
    const row = rows.endRow(times[slots.updatedAt] ?? NaN);
    return new BriefDeclaration(skeleton, rows, row, {
      id: slots.id === -1 ? undefined : textOf(json, starts[slots.id] ?? 0, ends[slots.id] ?? 0),
      path,
      owners: this.#list(json, starts[slots.owners] ?? -1, ends[slots.owners] ?? -1),
      tags: this.#list(json, starts[slots.tags] ?? -1, ends[slots.tags] ?? -1),
    });
  }

  /** In the order of the layout's sources, and of the text within each. */
  #addEdges(json: Uint8Array, known: KnownSkeleton, of: ClassSkeletons): void {
    const { reader } = of;
    for (const source of known.shape.edges) {
      for (let list = 0; list < reader.lists; list++) {
        if (reader.listSources[list] !== source) continue;
        const number = of.partNumbers[list] ?? -1;
        // V8 looks for a property where an index is negative.
        const part = number === -1 ? undefined : of.parts[number];
        const manners = part instanceof Int16Array ? part : known.manners;
        this.#addList(json, list, manners, part === manners ? 0 : source * WRITTEN, known.layoutClass, reader);
      }
    }
  }

  /** @param first of the numbers that are those of the list. */
  #addList(
    json: Uint8Array,
    list: number,
    manners: Manners,
    first: number,
    layoutClass: LayoutClass,
    reader: SkeletonReader,
  ): void {
    const rows = this.#rows;
    const last = reader.listFirsts[list + 1] ?? 0;
    for (let edge = reader.listFirsts[list] ?? 0; edge < last; edge++) {
      const written = reader.written[edge] ?? 0;
      let manner = manners[first + written] ?? -1;
      if (manner === -1) {
        manner = this.#numberOf(mannerOf(json, list, written, layoutClass, reader, this.#shared));
        manners[first + written] = manner;
      }
      const start = reader.targetStarts[edge] ?? 0;
      const end = reader.targetEnds[edge] ?? 0;
      const number = this.#names.numberOf(json, start, end);
      if (number === rows.names.length) rows.names.push(new TargetName(textOf(json, start, end)));
      rows.addEdge(manner, number);
    }
  }

  /** How records like this one are read; undefined where something is taken from elsewhere than the record's own text. */
  #knownSkeleton(
    { declaration, shape, layoutClass }: Inspected,
    of: ClassSkeletons,
    json: Uint8Array,
  ): KnownSkeleton | undefined {
    const slots = slotsOf(shape, of);
    if (!slots || !tellsWords(declaration, shape, of, json)) return undefined;
    const { role, kind, className, status, sensitivity } = declaration;
    const key = JSON.stringify([role, kind, declaration.shape]);
    let context = this.#contexts.get(key);
    if (context === undefined) this.#contexts.set(key, (context = this.#contexts.size));
    const has = {
      title: slots.title !== -1,
      updatedAt: slots.updatedAt !== -1,
      aliases: slots.aliases !== -1,
      sourceRefs: slots.sourceRefs !== -1,
    };
    const skeleton = { role, kind, className, shape: declaration.shape, status, sensitivity, has };
    return { skeleton, slots, layoutClass, shape, manners: newManners(layoutClass.edgeSources.length), context };
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
    const written = isText ? latin1(json, start - 1, end + 1) : latin1(json, start, end);
    const list = this.#shared.list(listOf(JSON.parse(written)));
    this.#listTexts.push(list);
    return list;
  }
}

/** What is at hand of a record that is read briefly, beside its declaration. */
const NOTHING: Inspected["value"] = Object.freeze({});
const NO_ODDITIES: Inspected["oddities"] = Object.freeze([]);

const QUOTE = 0x22;
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
