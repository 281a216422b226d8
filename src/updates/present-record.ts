/** Where the records of a change stand now. */
import type { Inspected } from "../layouts/extract.js";
import { keyedBefore } from "./keyed-records.js";
import type { WorkingFile } from "./working-file.js";

export interface RevertContext {
  /** The file of the present at a path; undefined where there is none, or none that can be read. */
  readonly open: (path: string) => WorkingFile | undefined;
  /** The same, or a new file where there is none. */
  readonly create: (path: string) => WorkingFile | undefined;
  /** Path of the file that declares an id now. */
  readonly whereNow: (id: string) => string | undefined;
}

export interface Present {
  readonly file: WorkingFile;
  readonly inspected: Inspected;
}

/** By the place of the change, or where the record has moved to. */
export function findPresent(
  key: string,
  id: string,
  path: string,
  { open, whereNow }: RevertContext,
): Present | "unreadable" | undefined {
  for (const candidate of new Set([path, whereNow(id)])) {
    if (candidate === undefined) continue;
    const file = open(candidate);
    if (!file) continue;
    const found = keyedBefore(file);
    if (!found) return "unreadable";
    const inspected = found.get(key);
    if (inspected) return { file, inspected };
  }
  return undefined;
}
