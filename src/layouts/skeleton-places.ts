/** What the reader of skeletons does at each place of a record of one class, by the class's layout. */
import { isWhole, type Particular } from "./particular-keys.js";
import type { FieldName, FieldSource, LayoutClass, Shape } from "./layout.js";
import { unicodeEscape } from "../memory/unicode-escape.js";
import { wholePaths } from "./record-pointer.js";

/** Whatever stands there: of texts only whether they are empty counts. */
export const ANY = 0;
/** The text itself belongs to the skeleton: what it says decides how the record is judged. */
export const WORD = 1;
/** Visible ASCII; what stands before the colon belongs to the skeleton. */
export const ID = 2;
/** Visible ASCII and blanks. */
export const TITLE = 3;
/** An instant. */
export const TIME = 4;
/** A text, or a list of texts. */
export const TEXTS = 5;
/** A mapping of edge kinds to lists of targets. */
export const EDGES = 6;

/** A place, or any number of places that are read alike. */
export interface Place {
  reads: number;
  /** Number of what is noted of the value; -1 where nothing is. */
  slot: number;
  /** Whether values anywhere below belong to the skeleton as they are. */
  isVerbatim: boolean;
  /** Whether a mapping of edge kinds is told as a whole. */
  isWhole: boolean;
  /** Index of the edge source whose targets stand here; -1 where none do. */
  source: number;
  /** Places below by key. */
  readonly keys: Key[];
}

export interface Key {
  readonly name: Uint8Array;
  readonly signature: number;
  readonly place: Place;
}

/** Of the length of a key and the bytes at both ends: most keys are told apart by it, and the same have the same. */
export function signatureOf(bytes: Uint8Array, start: number, end: number): number {
  return ((end - start) << 16) | ((bytes[start] ?? 0) << 8) | (bytes[end - 1] ?? 0);
}

export function keyOf(name: Uint8Array, at: Place): Key {
  return { name, signature: signatureOf(name, 0, name.length), place: at };
}

export interface Places {
  readonly top: Place;
  /** What stands under other keys. */
  readonly any: Place;
  readonly slots: number;
  /** The number of what is noted at a path; undefined where nothing is. */
  slotOf(path: readonly string[]): number | undefined;
}

const READS: Readonly<Partial<Record<FieldName, number>>> = {
  id: ID,
  title: TITLE,
  updatedAt: TIME,
  kind: WORD,
  status: WORD,
  sensitivity: WORD,
  owners: TEXTS,
  tags: TEXTS,
  aliases: TEXTS,
  sourceRefs: TEXTS,
};

/**
 * @param particular what schemas are particular about.
 * @returns undefined where records of the class cannot be read by their skeleton: their edges or fields stand elsewhere
 * than in mappings of the record, or within each other.
 */
export function placesOf(layoutClass: LayoutClass, particular: Particular): Places | undefined {
  const { disjoint, distinct, ascending, entries, bodyRequired, outline, inner } = layoutClass;
  // What values, bodies and items of lists say is in no skeleton.
  if (bodyRequired || outline || [disjoint, distinct, ascending, entries, inner].some(({ length }) => length > 0))
    return undefined;
  const builder = new Builder(particular, layoutClass.shapes.flatMap(pathsOf));
  // What one text or the place of the file says beyond that is not of the skeleton.
  if (layoutClass.text.length > 0 || layoutClass.same.length > 0 || layoutClass.edgeSources.some(({ words }) => words))
    return undefined;
  for (const { form, path, unwraps, kind, namespace, targetIn, within } of layoutClass.edgeSources) {
    const isAsWritten = namespace === undefined && targetIn === undefined && within === undefined;
    const isPlain = form === "map" || (form === "targets" && kind !== undefined && isAsWritten);
    if (!isPlain || unwraps || path.length === 0 || leadsIntoList(path)) return undefined;
  }
  for (const shape of layoutClass.shapes) if (!addShape(builder, layoutClass, shape)) return undefined;
  return builder.places();
}

function addShape(builder: Builder, { edgeSources }: LayoutClass, shape: Shape): boolean {
  if (shape.each || pathsOf(shape).some(leadsIntoList)) return false;
  for (const [name, sources] of Object.entries(shape.fields) as [FieldName, readonly FieldSource[]][]) {
    const reads = READS[name];
    for (const source of sources) {
      // What a text begins with, or is put together of, is no text of the record.
      if (source.from === "template") return false;
      if (source.from === "record" && (source.before ?? source.within) !== undefined) return false;
      if (reads !== undefined && source.from === "record" && !builder.note(source.path, reads)) return false;
    }
  }
  const words = [...(shape.when?.equals ?? []).map(([path]) => path), ...shape.patchWhen];
  for (const path of words) if (!builder.keep(path)) return false;
  return shape.edges.every((index) => {
    const source = edgeSources[index];
    return source === undefined || builder.lead(source.path, index, source.form === "map");
  });
}

/** Where a shape looks for something, but for edges. */
function pathsOf({ fields, when, patchWhen, forbidden }: Shape): (readonly string[])[] {
  const sources = Object.values(fields).flat();
  return [
    ...wholePaths(sources),
    ...(when?.has ?? []),
    ...(when?.equals ?? []).map(([path]) => path),
    ...patchWhen,
    ...forbidden,
  ];
}

/** Whether a path may go through a list, of which a skeleton tells neither the items one by one nor how many there are. */
function leadsIntoList(path: readonly string[]): boolean {
  return path.slice(1).some((key) => key === "length" || /^\d+$/.test(key));
}

/** A text may be both: what holds of an id is asked of it then. */
const LENIENT: ReadonlySet<number> = new Set([WORD, TITLE]);

class Builder {
  readonly #verbatim = place({ isVerbatim: true });
  readonly #any: Place;
  readonly #top: Place;
  readonly #slots = new Map<string, number>();

  readonly #wholes: ReadonlySet<string>;
  readonly #asked: readonly (readonly string[])[];

  /** @param asked where shapes look for something beside edges. */
  constructor({ texts, wholes }: Particular, asked: readonly (readonly string[])[]) {
    this.#wholes = wholes;
    this.#asked = asked;
    const names = [...texts].map((key) => keyOf(bytesOf(key), this.#verbatim));
    this.#any = place({}, names);
    this.#top = place({}, names);
  }

  places(): Places {
    return {
      top: this.#top,
      any: this.#any,
      slots: this.#slots.size,
      slotOf: (path) => this.#slots.get(path.join("\0")),
    };
  }

  /** Notes what stands at a path. False where the same place is read in two ways. */
  note(path: readonly string[], reads: number): boolean {
    const at = this.#at(path);
    if (!at || at.reads === EDGES) return false;
    if (at.slot === -1) {
      at.slot = this.#slots.size;
      this.#slots.set(path.join("\0"), at.slot);
      at.reads = reads;
      return true;
    }
    if (at.reads === reads) return true;
    const both = [at.reads, reads];
    if (!both.includes(ID) || !both.some((each) => LENIENT.has(each))) return false;
    at.isVerbatim ||= both.includes(WORD);
    at.reads = ID;
    return true;
  }

  /** What stands at a path belongs to the skeleton. */
  keep(path: readonly string[]): boolean {
    const at = this.#at(path);
    if (at) at.isVerbatim = true;
    return at !== undefined;
  }

  /** Edges lead from a path. */
  lead(path: readonly string[], source: number, isMap: boolean): boolean {
    const at = this.#at(path);
    if (!at || (at.source !== -1 && at.source !== source)) return false;
    if (isMap ? at.slot !== -1 || at.keys.length > this.#any.keys.length : at.reads !== ANY && at.reads !== TEXTS) {
      return false;
    }
    at.source = source;
    if (isMap) {
      at.reads = EDGES;
      const isAsked = this.#asked.some((each) => path.every((key, index) => each[index] === key));
      at.isWhole = at.isVerbatim || isAsked || isWhole(path.at(-1) ?? "", this.#wholes);
    }
    return true;
  }

  /** The place of its own at a path; undefined within one that is read as a whole. */
  #at(path: readonly string[]): Place | undefined {
    let at = this.#top;
    for (const key of path) {
      if (at.slot !== -1 || at.source !== -1) return undefined;
      const name = bytesOf(key);
      let known = at.keys.find((each) => Buffer.compare(each.name, name) === 0);
      if (!known) at.keys.push((known = keyOf(name, place({}, this.#any.keys))));
      if (known.place === this.#verbatim) {
        const own = keyOf(name, place({ isVerbatim: true }, this.#any.keys));
        at.keys.splice(at.keys.indexOf(known), 1, own);
        known = own;
      }
      at = known.place;
    }
    return path.length > 0 ? at : undefined;
  }
}

function place(is: Partial<Place>, keys: Place["keys"] = []): Place {
  return { reads: ANY, slot: -1, isVerbatim: false, isWhole: true, source: -1, ...is, keys: [...keys] };
}

/** As JSON text has it, in Latin-1. */
function bytesOf(key: string): Uint8Array {
  return Buffer.from(
    JSON.stringify(key)
      .slice(1, -1)
      .replace(/[\u0100-\uffff]/g, unicodeEscape),
    "latin1",
  );
}
