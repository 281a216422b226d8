import type { FileMode } from "../memory/tree.js";
import { walk } from "./plain-walk.js";

/** A file of the working directory as a listing found it. */
export interface FoundFile {
  readonly path: string;
  readonly mode: FileMode;
  /** Id in the index, where it is the file's own unless `changed()` names the path. */
  readonly indexOid?: string;
  /** Known where the listing had to look at the file itself. */
  readonly size?: number;
  /** The path's bytes are not valid UTF-8. */
  readonly undecodable?: true;
}

/** What stands in a working directory: one source for Git, one for plain folders. */
export interface WorkFiles {
  /** Calls `add` with every file, in no particular order. */
  list(add: (file: FoundFile) => void): Promise<void>;
  /** Paths of tracked files that may differ from the index. */
  changed(): ReadonlySet<string>;
}

const NONE: ReadonlySet<string> = new Set();

/** The files of a folder outside any repository. */
export class PlainWorkFiles implements WorkFiles {
  readonly #root: string;

  constructor(root: string) {
    this.#root = root;
  }

  list(add: (file: FoundFile) => void): Promise<void> {
    return new Promise((resolve) => {
      walk(this.#root, add);
      resolve();
    });
  }

  changed(): ReadonlySet<string> {
    return NONE;
  }
}
