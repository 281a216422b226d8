import type { FileMode } from "../memory/tree.js";

/** A file of the working directory as a listing found it. */
export interface FoundFile {
  readonly path: string;
  readonly mode: FileMode;
  /** Id in the index, or that it would have there for a repository within this one, where it is the file's own unless `changed()` names the path. */
  readonly indexOid?: string;
  /** Git was told to leave the file out of the working directory, and it is not there: its bytes are those of `indexOid`. */
  readonly leftOut?: true;
  /** Known where the listing had to look at the file itself. */
  readonly size?: number;
  /** The path's bytes are not valid UTF-8. */
  readonly undecodable?: true;
  /** The path as it is, where Git told one that is not valid UTF-8. */
  readonly rawPath?: Uint8Array;
}

/** What stands in a working directory: `git-work-files.ts` and `plain-work-files.ts` implement it. */
export interface WorkFiles {
  /** Calls `add` with every file, in no particular order. */
  list(add: (file: FoundFile) => void): Promise<void>;
  /** Paths of tracked files that may differ from the index. */
  changed(): ReadonlySet<string>;
}
