import type { FileMode } from "../memory/tree.js";
import { walk } from "./plain-walk.js";

/** A file of the working directory as a listing found it. */
export interface WorkFile {
  readonly path: string;
  readonly mode: FileMode;
  readonly undecodable: boolean;
  /** Known where the listing had to look at the file itself. */
  readonly size: number | undefined;
  /** Id in the index, where it is the file's own unless `changed()` names the path. */
  readonly indexOid: string | undefined;
}

/** What stands in a working directory: one source for Git, one for plain folders. */
export interface WorkFiles {
  list(): Promise<readonly WorkFile[]>;
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

  list(): Promise<readonly WorkFile[]> {
    const files = walk(this.#root);
    return Promise.resolve(files.map((file) => ({ ...file, size: undefined, indexOid: undefined })));
  }

  changed(): ReadonlySet<string> {
    return NONE;
  }
}
