/** Where declarations of one id contradict each other, in layouts that read them as one record. */
import type { Pointer } from "./place.js";

export interface DeclaredPlace {
  readonly path: string;
  readonly document: number;
  /** From the root of the document. */
  readonly pointer: Pointer;
}

/** Two declarations of one id that say different things about one attribute. */
export interface Disagreement {
  readonly id: string;
  /** Keys from the attributes down to the value, joined by dots. */
  readonly attribute: string;
  /** The declaration that counts, and the one that says otherwise. */
  readonly first: DeclaredPlace;
  readonly second: DeclaredPlace;
}
