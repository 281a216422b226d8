/**
 * Places where GitHub's description contradicts GitHub. Each says why, and a test shows that it is still needed.
 */
import type { Json } from "./json.js";

export interface Quirk {
  /** Path of names in the document. */
  readonly place: readonly string[];
  readonly reason: string;
  readonly apply: (document: Json) => void;
}

export const REST_QUIRKS: readonly Quirk[] = [];

export const WEBHOOK_QUIRKS: readonly Quirk[] = [];
