/** The difference between two trees in terms of records. */
import type { Severity } from "./finding.js";
import type { Graph } from "./graph.js";
import type { Pointer } from "./place.js";
import type { Declaration, MemoryRecord } from "./record.js";

/**
 * A record before and after. Where an id is declared more than once by mistake, the declarations of one file are
 * compared: a copy that came or went is no change of the record.
 */
export interface RecordPair {
  readonly before: MemoryRecord;
  readonly after: MemoryRecord;
}

/** A record whose id is gone, and the record that looks like it, if one does. */
export interface Vanished {
  readonly before: MemoryRecord;
  /** A record that is new, of the same kind, and shares the path or the content. */
  readonly renamedTo?: MemoryRecord;
  /** How its removal weighs, where its layout says so. */
  readonly removal?: Severity;
}

/** What a change made of a value that a layout keeps as it is. */
export interface Unkept {
  /** As it is now. */
  readonly record: MemoryRecord;
  /** From the record: of the value, or of a list that must only grow. */
  readonly pointer: Pointer;
  /** Of a list: how many of the items it had stand in it as before. */
  readonly kept?: number;
  /** Present where the value was a text. */
  readonly was?: string;
  /** Present where nothing stands in its place. */
  readonly isGone?: true;
}

/** A record whose content changed without what its layout asks for then. */
export interface Unrevised {
  /** As it is now. */
  readonly record: MemoryRecord;
  /** Names of the parts that say something else: `steps`, `body`. */
  readonly parts: readonly string[];
  /** Of the number of the revision, from the record, where it is not the next one. */
  readonly number?: { readonly pointer: Pointer; readonly next: number; readonly isThere: boolean };
  /** What it lacks that a changed record says of its change, from the record. */
  readonly untold: readonly Pointer[];
}

/** A record that says something else, and whose log does not tell of it. */
export interface Unlogged {
  /** As it is now. */
  readonly record: MemoryRecord;
  /** Names of the parts that say something else: `payload`. */
  readonly parts: readonly string[];
  /** Of the list, from the record. */
  readonly list: Pointer;
  /** What a new item of it would say: keys, and the values of which each has one. */
  readonly fitting: readonly (readonly [key: string, values: readonly string[]])[];
}

export interface FileChange {
  readonly path: string;
  readonly kind: "added" | "modified" | "deleted";
  /** An append-only file of JSON Lines that holds all that it held, byte for byte, and lines after it. */
  readonly addedTo?: true;
  /** Of such a file that was not only added to: the first line, as the file is now, that is not what it was. */
  readonly rewrittenFrom?: number;
}

export interface Change {
  readonly before: Graph;
  readonly after: Graph;
  /** Every file that differs, sorted by path, whether or not it holds records. */
  readonly files: readonly FileChange[];
  readonly added: readonly MemoryRecord[];
  /** Records whose content differs (comments and layout aside), in id order. */
  readonly changed: readonly RecordPair[];
  readonly vanished: readonly Vanished[];
  /** What is not as it was though the layout keeps it, in the order of `changed`. */
  readonly unkept: readonly Unkept[];
  /** In the order of `changed`. */
  readonly unrevised: readonly Unrevised[];
  /** In the order of `changed`. */
  readonly unlogged: readonly Unlogged[];
  /** Records whose file can no longer be read: not gone, but not there either. In id order. */
  readonly unreadable: readonly MemoryRecord[];
  /** Records whose file could not be read before: nobody knows whether they are new, or what they said. In id order. */
  readonly mended: readonly MemoryRecord[];
  /** Notes that went while a record took their place or cites them: path of the note, the record. */
  readonly promoted: readonly { readonly note: Declaration; readonly record: MemoryRecord }[];
}
