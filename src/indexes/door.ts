/** The door of the index, `indexes/graph-index.json`: what it was made from, and the counts that no shard holds. */
import type { TalliesData } from "./tallies.js";

/** From the memory's root. */
export const DOOR_PATH = "indexes/graph-index.json";

export const INDEX_FORMAT = "memory-steward.graph-index/v1";

export interface Door {
  readonly schema: typeof INDEX_FORMAT;
  /** Version of the steward that wrote it: another one may judge otherwise. */
  readonly steward: string;
  /** Time by which ages were judged, in milliseconds since 1970. */
  readonly asOf: number;
  /** Of the tree that it tells of (decision 5). */
  readonly sourceDigest: string;
  /** Of all that judged: ontology, layout, configuration, baseline, waivers, schemas. */
  readonly gateDigest: string;
  readonly tallies: TalliesData;
}

/** Undefined where the text is no door of this format. */
export function parseDoor(text: string): Door | undefined {
  try {
    const door = JSON.parse(text) as Partial<Door> | null;
    return door?.schema === INDEX_FORMAT ? (door as Door) : undefined;
  } catch {
    return undefined;
  }
}
