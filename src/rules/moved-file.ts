/** Where a file went that a change took away, as far as names tell. */
import type { ResolvedLayout } from "../layouts/layout.js";
import type { Change } from "../memory/change.js";
import type { RelatedProblemPlace } from "../memory/finding.js";
import { grouped } from "../memory/grouped.js";
import { START_OF_FILE } from "../memory/place.js";
import { fileNameOf } from "../memory/tree-lookup.js";
import { looksLikeMemory, meantPlace } from "./path/unclassified-file.js";

export interface MovedFile {
  readonly path: string;
  /** Whether it looks like memory where it stands now, and nothing reads it there. */
  readonly isUnread: boolean;
}

const ADDED = new WeakMap<Change, ReadonlyMap<string, readonly MovedFile[]>>();

/** The only new file with the same name, but for its ending and letter case, or whose place is nearly the old one. */
export function movedFile(path: string, change: Change, layout: ResolvedLayout): MovedFile | undefined {
  let added = ADDED.get(change);
  if (!added) ADDED.set(change, (added = addedFiles(change, layout)));
  const found = new Map([stemOf(path), path].flatMap((key) => added.get(key) ?? []).map((file) => [file.path, file]));
  const [only, ...others] = found.values();
  return others.length === 0 ? only : undefined;
}

/** As `path/unclassified-file` places what it says of such a file. */
export function unreadPlace(file: MovedFile | undefined): readonly RelatedProblemPlace[] {
  if (!file?.isUnread) return [];
  return [{ message: "nothing reads the file here", at: { path: file.path, range: START_OF_FILE } }];
}

/** By their names, and by the places that were probably meant. */
function addedFiles({ files }: Change, layout: ResolvedLayout): ReadonlyMap<string, readonly MovedFile[]> {
  const added = files.flatMap(({ kind, path }) => {
    if (kind !== "added") return [];
    const below = path.slice(layout.root.length);
    const isUnread = looksLikeMemory(below) && layout.classOf(path) === undefined;
    const meant = isUnread ? meantPlace(below, layout) : undefined;
    return [stemOf(path), ...(meant === undefined ? [] : [meant])].map((key) => ({ key, path, isUnread }));
  });
  return grouped(added, ({ key }) => key);
}

function stemOf(path: string): string {
  return fileNameOf(path)
    .replace(/\.[^.]+$/, "")
    .toLowerCase();
}
