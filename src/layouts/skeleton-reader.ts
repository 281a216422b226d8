/**
 * Reads the skeleton of a record: its keys, the types of its values, and those texts that decide how it is judged. All other
 * texts are told only to be there. Two records of one skeleton differ in what the rules about single records do not look at
 * (docs/decisions/0014-skeletons.md).
 *
 * The input is JSON text in Latin-1 as the strict reader writes it: well-formed, without white space but single blanks.
 */
import { parseInstant, usualTime } from "../memory/instant.js";
import { EDGES, ID, type Place, type Places, signatureOf, TEXTS, TIME, TITLE, WORD } from "./skeleton-places.js";

const SPACE = 0x20;
const QUOTE = 0x22;
const COMMA = 0x2c;
const DIGIT_0 = 0x30;
const DIGIT_9 = 0x39;
const COLON = 0x3a;
const OPEN_BRACKET = 0x5b;
const BACKSLASH = 0x5c;
const CLOSE_BRACKET = 0x5d;
const LETTER_N = 0x6e;
const OPEN_BRACE = 0x7b;
const CLOSE_BRACE = 0x7d;

/** In the place of texts. Words and numbers of a skeleton are in quotes or begin otherwise. */
const TEXT = 0x54;
const EMPTY = 0x45;
const INSTANT = 0x49;
const DATE = 0x44;

/** Edges of one record; those with more are read in full. */
const MAX_EDGES = 4096;
export const MAX_LISTS = 64;
/** Collections within each other, the list of documents among them; the strict reader opens no more. */
const MAX_DEPTH = 66;

/** How an edge is written. */
export const BARE = 0;
export const WITH_TARGET = 1;
const WITH_ATTRIBUTES = 2;

/** What stands at the place at hand. */
const KEY = 0;
const VALUE = 1;
const ITEM = 2;
const AFTER_VALUE = 3;

/** What a collection is. */
const MAPPING = 0;
const LIST = 1;
/** A list of texts alone. */
const TEXT_LIST = 2;
/** A mapping of kinds to lists of targets, one such list, and a mapping with one target. */
const EDGE_MAP = 3;
const TARGETS = 4;
const ONE_EDGE = 5;

/** What a text has: a blank, an escape, anything but visible ASCII and blanks; and what ends it. */
const HAS_BLANK = 1;
const HAS_ESCAPE = 2;
const HAS_ODD = 4;
const ENDS = 8;
const MARKS = new Uint8Array(256).fill(HAS_ODD, 0, SPACE).fill(HAS_ODD, 0x7f);
MARKS[SPACE] = HAS_BLANK;
MARKS[BACKSLASH] = HAS_ESCAPE;
MARKS[QUOTE] = ENDS;

const TARGET = Buffer.from("target");

export class SkeletonReader {
  /** What was read last: bytes from 0 to `length`. */
  bytes = new Uint8Array(0);
  length = 0;
  /** Where what is noted stands in the JSON text, by slot: texts without their quotes, lists with their brackets; -1 where nothing stands. */
  readonly starts: Int32Array;
  readonly ends: Int32Array;
  /** Milliseconds, by slot; meaningful where an instant stands. */
  readonly times: Float64Array;
  /** Lists of targets in the order of the text: their source, their kind where it is a key (else -1), their first edge. */
  lists = 0;
  readonly listSources = new Int32Array(MAX_LISTS);
  readonly kindStarts = new Int32Array(MAX_LISTS);
  readonly kindEnds = new Int32Array(MAX_LISTS);
  readonly listFirsts = new Int32Array(MAX_LISTS + 1);
  /**
   * The lists of a mapping of kinds are no part of the skeleton, where schemas do not look at the mapping as a whole: each is
   * told apart, with its key. Where it stands in `parts`; -1 for other lists.
   */
  readonly partStarts = new Int32Array(MAX_LISTS);
  readonly partEnds = new Int32Array(MAX_LISTS);
  parts = new Uint8Array(0);
  /** Edges in the order of the text: their target, and how it is written. */
  edges = 0;
  readonly targetStarts = new Int32Array(MAX_EDGES);
  readonly targetEnds = new Int32Array(MAX_EDGES);
  readonly written = new Uint8Array(MAX_EDGES);

  readonly #places: Places;
  /** The open collections, a stack: what each is, what is read in it, where its values belong to the skeleton as they are. */
  readonly #kinds = new Uint8Array(MAX_DEPTH);
  readonly #at: Place[];
  readonly #verbatim = new Uint8Array(MAX_DEPTH);
  /** Of lists: where they begin in the text; the last item that was kept, its end, and the one at hand, in the skeleton. */
  readonly #opened = new Int32Array(MAX_DEPTH);
  readonly #kept = new Int32Array(MAX_DEPTH);
  readonly #keptEnd = new Int32Array(MAX_DEPTH);
  readonly #item = new Int32Array(MAX_DEPTH);
  /** Of mappings: how many members they have; the first edge that was read in them. */
  readonly #members = new Int32Array(MAX_DEPTH);

  constructor(places: Places) {
    this.#places = places;
    this.#at = new Array<Place>(MAX_DEPTH).fill(places.any);
    this.starts = new Int32Array(places.slots);
    this.ends = new Int32Array(places.slots);
    this.times = new Float64Array(places.slots);
  }

  /**
   * One loop over the text, with its state in local variables: it is made once for a hundred thousand records, and each
   * function of its own would cost its compilation.
   * @returns false where the text is not that of one mapping, or holds what the skeleton could not tell.
   */
  read(json: Uint8Array, end: number): boolean {
    // For one byte of a text there may be one of the skeleton and a comma.
    if (this.bytes.length < end * 2) {
      this.bytes = new Uint8Array(end * 4);
      this.parts = new Uint8Array(end * 4);
    }
    const out = this.bytes;
    const { parts } = this;
    const { any } = this.#places;
    const kinds = this.#kinds;
    const verbatims = this.#verbatim;
    const places = this.#at;
    // A few: calling `fill` takes longer.
    for (let slot = 0; slot < this.starts.length; slot++) this.starts[slot] = -1;
    this.lists = 0;
    this.edges = 0;
    let length = 0;
    let partLength = 0;
    let partStart = 0;
    let depth = -1;
    let place = this.#places.top;
    let isVerbatim = false;
    let isTarget = false;
    let expected = VALUE;
    let keyStart = 0;
    let keyEnd = 0;
    if (json[0] !== OPEN_BRACKET) return false;
    for (let at = 1; at < end;) {
      const byte = json[at] ?? 0;
      if (byte === SPACE) {
        at++;
        continue;
      }
      if (expected === AFTER_VALUE) {
        if (depth < 0) {
          this.length = length;
          this.listFirsts[this.lists] = this.edges;
          return byte === CLOSE_BRACKET && at + 1 === end;
        }
        const kind = kinds[depth] ?? MAPPING;
        const isList = kind === LIST || kind === TEXT_LIST || kind === TARGETS;
        if (isList) {
          // A list is told by the items that differ from the one before: how many there are of a kind does not count.
          const kept = this.#kept[depth] ?? -1;
          const keptEnd = this.#keptEnd[depth] ?? 0;
          const item = this.#item[depth] ?? 0;
          let isSame = kept >= 0 && verbatims[depth] === 0 && keptEnd - kept === length - item;
          for (let one = kept, other = item; isSame && other < length; one++, other++) isSame = out[one] === out[other];
          if (isSame) length = keptEnd;
          else {
            this.#kept[depth] = item;
            this.#keptEnd[depth] = length;
          }
        }
        if (byte === COMMA) at++;
        expected = isList ? ITEM : KEY;
        continue;
      }
      if (expected === KEY) {
        const kind = kinds[depth] ?? MAPPING;
        const own = places[depth] ?? any;
        if (byte === CLOSE_BRACE) {
          if (kind === ONE_EDGE) {
            const edge = this.edges - 1;
            // What stood before the mapping is no edge of it.
            if (this.#opened[depth] !== edge) return false;
            if ((this.#members[depth] ?? 0) > 1) this.written[edge] = WITH_ATTRIBUTES;
          }
          out[length++] = CLOSE_BRACE;
          at++;
          depth--;
          expected = AFTER_VALUE;
          continue;
        }
        keyStart = at + 1;
        if (kind === EDGE_MAP) {
          // Keys that look like numbers come first in whatever reads the file in full, wherever they stand.
          const first = json[keyStart] ?? 0;
          if ((first >= DIGIT_0 && first <= DIGIT_9) || first === BACKSLASH) return false;
          partStart = length;
        }
        out[length++] = QUOTE;
        for (at = keyStart; at < end; at++) {
          const next = json[at] ?? 0;
          if (next === QUOTE) break;
          out[length++] = next;
          if (next === BACKSLASH) out[length++] = json[++at] ?? 0;
        }
        out[length++] = QUOTE;
        keyEnd = at++;
        if (json[at++] !== COLON) return false;
        place = any;
        const signature = signatureOf(json, keyStart, keyEnd);
        for (const known of kind === MAPPING ? own.keys : any.keys) {
          if (known.signature !== signature || !isKey(json, keyStart, keyEnd, known.name)) continue;
          place = known.place;
          break;
        }
        isVerbatim = verbatims[depth] === 1 || place.isVerbatim;
        isTarget = false;
        if (kind === ONE_EDGE) {
          this.#members[depth] = (this.#members[depth] ?? 0) + 1;
          isTarget = isKey(json, keyStart, keyEnd, TARGET);
        }
        expected = VALUE;
        continue;
      }
      if (expected === ITEM) {
        const kind = kinds[depth] ?? LIST;
        if (byte === CLOSE_BRACKET) {
          out[length++] = CLOSE_BRACKET;
          at++;
          const { reads, slot } = places[depth] ?? any;
          if (reads === TEXTS && slot !== -1) {
            this.starts[slot] = this.#opened[depth] ?? 0;
            this.ends[slot] = at;
          }
          depth--;
          expected = AFTER_VALUE;
          if (kind === TARGETS && kinds[depth] === EDGE_MAP && places[depth]?.isWhole === false) {
            const list = this.lists - 1;
            this.partStarts[list] = partLength;
            for (let from = partStart; from < length; from++) parts[partLength++] = out[from] ?? 0;
            this.partEnds[list] = partLength;
            length = partStart;
          }
          continue;
        }
        // Other items are left out of what is read of a list of texts.
        const { reads } = places[depth] ?? any;
        if (reads === TEXTS && (byte !== QUOTE || json[at + 1] === QUOTE)) return false;
        if ((this.#kept[depth] ?? -1) >= 0) out[length++] = COMMA;
        this.#item[depth] = length;
        place = any;
        isVerbatim = verbatims[depth] === 1;
        isTarget = false;
        if (kind === TARGETS) {
          if (byte === OPEN_BRACE) {
            if (++depth >= MAX_DEPTH) return false;
            kinds[depth] = ONE_EDGE;
            places[depth] = any;
            verbatims[depth] = isVerbatim ? 1 : 0;
            this.#opened[depth] = this.edges;
            this.#members[depth] = 0;
            out[length++] = OPEN_BRACE;
            at++;
            expected = KEY;
            continue;
          }
          if (byte !== QUOTE) return false;
          isTarget = true;
        }
      }
      const { reads, slot, source } = place;
      if (depth < 0 ? byte !== OPEN_BRACE : isTarget && byte !== QUOTE) return false;
      if (byte === QUOTE) {
        const start = at + 1;
        let marks = 0;
        for (at = start; at < end; at++) {
          const mark = MARKS[json[at] ?? 0] ?? 0;
          if (mark === 0) continue;
          if (mark === ENDS) break;
          marks |= mark;
          if (mark === HAS_ESCAPE) at++;
        }
        const stop = at++;
        expected = AFTER_VALUE;
        if (reads === EDGES || kinds[depth] === EDGE_MAP) return false;
        if (start === stop && !isTarget) {
          out[length++] = EMPTY;
          continue;
        }
        if (!saysSomething(json, start, stop)) return false;
        if (isTarget) {
          if (this.edges >= MAX_EDGES) return false;
          const edge = this.edges++;
          this.targetStarts[edge] = start;
          this.targetEnds[edge] = stop;
          this.written[edge] = kinds[depth] === ONE_EDGE ? WITH_TARGET : BARE;
        } else if (slot !== -1) {
          this.starts[slot] = start;
          this.ends[slot] = stop;
          if (reads === ID && marks !== 0) return false;
          if (reads === TITLE && (marks & ~HAS_BLANK) !== 0 && !isVisible(json, start, stop)) return false;
        }
        if (reads === TIME) {
          let time = usualTime(json, start, stop);
          let isDate = false;
          if (Number.isNaN(time)) {
            const instant = parseInstant(latin1(json, start, stop));
            if (!instant) return false;
            ({ time, dateOnly: isDate } = instant);
          }
          this.times[slot] = time;
          if (!isVerbatim) {
            out[length++] = isDate ? DATE : INSTANT;
            continue;
          }
        }
        if (isVerbatim || reads === WORD) {
          for (let from = start - 1; from <= stop; from++) out[length++] = json[from] ?? 0;
          continue;
        }
        if (reads === ID) {
          // What stands before the colon says which kind the id is of.
          let colon = start;
          while (colon < stop && json[colon] !== COLON) colon++;
          if (colon < stop) {
            out[length++] = QUOTE;
            for (let from = start; from <= colon; from++) out[length++] = json[from] ?? 0;
          }
        }
        out[length++] = TEXT;
        continue;
      }
      if (byte === OPEN_BRACE) {
        if (++depth >= MAX_DEPTH || (depth > 0 && kinds[depth - 1] === EDGE_MAP)) return false;
        kinds[depth] = reads === EDGES ? EDGE_MAP : MAPPING;
        places[depth] = place;
        verbatims[depth] = isVerbatim ? 1 : 0;
        out[length++] = OPEN_BRACE;
        at++;
        expected = KEY;
        continue;
      }
      if (byte === OPEN_BRACKET) {
        const isOfMap = kinds[depth] === EDGE_MAP;
        if (reads === EDGES || ++depth >= MAX_DEPTH) return false;
        const of = isOfMap ? (places[depth - 1]?.source ?? -1) : source;
        if (of !== -1) {
          if (this.lists >= MAX_LISTS) return false;
          this.listSources[this.lists] = of;
          this.kindStarts[this.lists] = isOfMap ? keyStart : -1;
          this.kindEnds[this.lists] = keyEnd;
          this.partStarts[this.lists] = -1;
          this.listFirsts[this.lists++] = this.edges;
        }
        kinds[depth] = of !== -1 ? TARGETS : reads === TEXTS ? TEXT_LIST : LIST;
        places[depth] = place;
        verbatims[depth] = isVerbatim ? 1 : 0;
        this.#opened[depth] = at;
        this.#kept[depth] = -1;
        out[length++] = OPEN_BRACKET;
        at++;
        expected = ITEM;
        continue;
      }
      // A number or a word, which belongs to the skeleton. Of a field the text is asked, which may be another; what is null is not there.
      if (byte !== LETTER_N && (slot !== -1 || reads === EDGES)) return false;
      if (kinds[depth] === EDGE_MAP) return false;
      for (
        let next = byte;
        next !== COMMA && next !== CLOSE_BRACE && next !== CLOSE_BRACKET;
        next = json[++at] ?? COMMA
      ) {
        out[length++] = next;
      }
      expected = AFTER_VALUE;
    }
    return false;
  }
}

function isKey(json: Uint8Array, start: number, end: number, name: Uint8Array): boolean {
  if (name.length !== end - start) return false;
  for (let index = 0; index < name.length; index++) if (json[start + index] !== name[index]) return false;
  return true;
}

/** Whether a text plainly is not blank. */
function saysSomething(json: Uint8Array, start: number, end: number): boolean {
  let at = start;
  while (at < end && json[at] === SPACE) at++;
  const byte = json[at] ?? 0;
  if (at >= end) return false;
  if (byte === BACKSLASH) return json[at + 1] === QUOTE || json[at + 1] === BACKSLASH;
  // Blanks of Latin-1 are below its letters.
  return (byte > SPACE && byte < 0x7f) || byte >= 0xc0;
}

/** Whether a text is ASCII that shows, with escapes for quotes and backslashes alone. */
function isVisible(json: Uint8Array, start: number, end: number): boolean {
  for (let at = start; at < end; at++) {
    const byte = json[at] ?? 0;
    if (((MARKS[byte] ?? 0) & HAS_ODD) !== 0) return false;
    if (byte === BACKSLASH) {
      const escaped = json[++at] ?? 0;
      if (escaped !== QUOTE && escaped !== BACKSLASH) return false;
    }
  }
  return true;
}

/** The text between two quotes. */
export function textOf(json: Uint8Array, start: number, end: number): string {
  for (let at = start; at < end; at++) {
    if (json[at] === BACKSLASH) return String(JSON.parse(latin1(json, start - 1, end + 1)));
  }
  return latin1(json, start, end);
}

/** A piece of Latin-1 text. */
export function latin1(bytes: Uint8Array, start: number, end: number): string {
  return (Buffer.isBuffer(bytes) ? bytes : Buffer.from(bytes.buffer, bytes.byteOffset)).toString("latin1", start, end);
}
