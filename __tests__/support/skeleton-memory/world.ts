/** What a layout and an ontology make of a memory: where records stand, and where their fields are. */
import type { Value } from "../odd-yaml.js";

export type Data = Record<string, Value>;
export type Path = readonly string[];

/** Where records of a class stand, and where their fields are. */
export interface Place {
  readonly folder: string;
  readonly extension: "md" | "yaml";
  readonly fields: Readonly<Record<string, Path>>;
  readonly edgeMap: Path | undefined;
  /** Lists of targets. */
  readonly targetLists: readonly Path[];
  readonly attributes: Path;
  /** Fields that right records have. */
  readonly required: ReadonlySet<string>;
  /** Whether a text may stand for a list of one. */
  readonly takesOne: boolean;
}

export interface World {
  readonly gate: Readonly<Record<string, string>>;
  readonly places: readonly Place[];
}

export const FIELDS = [
  ...["id", "kind", "title", "status", "owners", "updatedAt", "tags", "sensitivity", "aliases", "sourceRefs"],
] as const;

export const json = (value: unknown): string => `${JSON.stringify(value, undefined, 1)}\n`;
