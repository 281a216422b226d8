/** What a family of records is to be: its layout, its kinds of files, and what their members may hold. */
import type { Files } from "../check-files.js";

/** A kind of file: what a sound one holds, and what single members may hold instead; undefined leaves them out. */
export interface Shape {
  readonly paths: readonly string[];
  readonly format: "front matter" | "json" | "lines" | "text";
  /** @param name path without folder and extension. */
  readonly sound: (name: string, folder: string) => Readonly<Record<string, unknown>>;
  readonly members: Readonly<Record<string, readonly unknown[]>>;
  readonly bodies: readonly string[];
}

export interface Family {
  readonly layout: string;
  readonly files?: Files;
  readonly settings: readonly string[];
  readonly shapes: readonly Shape[];
}

export const TIMES = [
  "2026-05-04",
  "2026-05-04T08:15:00Z",
  "2026-06-01T08:15:00+02:00",
  "2026-06-20",
  "2026-06-20T10:00:00Z",
  "2026-07-10T00:00:00Z",
  "2026-09-01",
  "2026-02-30",
  "yesterday",
  7,
];

export const LISTS = [["a"], ["A", "b"], ["b", "b"], [], null, "a", ["a", 7]];
