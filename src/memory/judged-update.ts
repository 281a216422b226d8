/** What is said of an update: the files it would change, and why it is refused where it is. */
import type { Finding } from "./finding.js";
import type { Position } from "./place.js";

/**
 * Why an update is refused: a code for machines, a sentence for people, and no text of the update but the name of a
 * member that its format does not have, where that is one plain word or nearly one that it has.
 */
export interface Refusal {
  /** `MEMORY_REJECTED_<name>`, stable. */
  readonly code: string;
  /** What is wrong. */
  readonly message: string;
  /** What to do, as an imperative sentence. */
  readonly advice: string;
  /** In the artifact's text. */
  readonly at?: Position;
  /** Number of the change, from 1. */
  readonly change?: number;
}

/** Main and the update changed the same thing to different ends: main's value stays. */
export interface FieldConflict {
  /** Names from the record down to the field, joined by dots; or `body`. In a file of several records the record's id comes first. */
  readonly field: string;
  readonly main: unknown;
  readonly proposed: unknown;
}

/** Such a conflict with its file. */
export interface PlacedConflict extends FieldConflict {
  /** From the root of the memory. */
  readonly path: string;
}

/** Fields of a record, its text among them. A list is one field. */
export interface FieldCount {
  /** Fields that the update would set or remove. */
  readonly proposed: number;
  /** Those of them that are left as main has them, in whole or in part. */
  readonly left: number;
}

/** One file that the update would change. */
export interface AppliedChange {
  /** Number of the change, from 1. */
  readonly change: number;
  /** From the root of the tree. */
  readonly path: string;
  /** Undefined for a file that comes. */
  readonly before: Uint8Array | undefined;
  /** Undefined for a file that goes. */
  readonly after: Uint8Array | undefined;
  readonly reason: string;
  readonly conflicts: readonly FieldConflict[];
  /** Absent where the file was not merged field by field. */
  readonly fields?: FieldCount;
}

export interface JudgedUpdate {
  /** Identity of the update (decision 18); undefined where the file could not be read as one. */
  readonly digest: string | undefined;
  /** In the order of the update; empty where it was refused before it was checked. */
  readonly changes: readonly AppliedChange[];
  /** None: the update can be proposed. */
  readonly refusals: readonly Refusal[];
  /** What the check says of the memory with the update, and did not say before. */
  readonly findings: readonly Finding[];
  /**
   * Number of errors that the memory has by itself and keeps with the update: the check of a pull request fails by them. Absent
   * where the update was refused before it was checked.
   */
  readonly mainErrors?: number;
  /** Name of the layout, where main has no file of it yet and the update can be proposed. */
  readonly begins?: string;
}
