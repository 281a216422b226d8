/** Files of a tree as they are being edited: text over the tree, nothing written. */
import { isUtf8 } from "node:buffer";
import type { TextEdit } from "../../memory/finding.js";
import { isRegular, type PlainMode, readFile, type Tree, type TreeEntry } from "../../memory/tree.js";
import { UserError } from "../../memory/user-error.js";
import { applyTextEdits } from "../../parse/edit.js";

/** Lays files over a tree: an adapter's work, given by floor 5. */
export type Overlay = (base: Tree, files: readonly OverlayFile[]) => Promise<Tree>;

interface OverlayFile {
  readonly path: string;
  readonly bytes: Uint8Array;
  readonly mode: PlainMode;
}

/** Edits of one file, in order, that do not touch each other. */
export interface FileEdits {
  readonly path: string;
  readonly edits: readonly TextEdit[];
}

export interface DraftFile {
  readonly path: string;
  readonly mode: OverlayFile["mode"];
  readonly before: Uint8Array;
  readonly after: Uint8Array;
}

export class Draft {
  readonly #base: Tree;
  readonly #overlay: Overlay;
  readonly #files: ReadonlyMap<string, DraftFile>;
  #tree: Promise<Tree> | undefined;

  constructor(base: Tree, overlay: Overlay, files: ReadonlyMap<string, DraftFile> = new Map()) {
    this.#base = base;
    this.#overlay = overlay;
    this.#files = files;
  }

  /** Files that differ from the tree's, in path order. */
  get files(): readonly DraftFile[] {
    return [...this.#files.values()]
      .filter(({ before, after }) => Buffer.compare(before, after) !== 0)
      .sort((a, b) => (a.path < b.path ? -1 : 1));
  }

  /** The tree with the files laid over it. */
  tree(): Promise<Tree> {
    this.#tree ??= this.#overlaid();
    return this.#tree;
  }

  /**
   * The draft with more edits.
   * @param edits of one file each, in order, not overlapping.
   * @throws UserError where a file is no longer the text that it was.
   */
  async with(edits: readonly FileEdits[]): Promise<Draft> {
    const entries = new Map((await this.#base.entries()).map((entry) => [entry.path, entry]));
    const files = new Map(this.#files);
    for (const { path, edits: own } of edits) {
      const file = files.get(path) ?? (await this.#open(path, entries.get(path)));
      const after = Buffer.from(applyTextEdits(Buffer.from(file.after).toString("utf8"), own));
      files.set(path, { ...file, after });
    }
    return new Draft(this.#base, this.#overlay, files);
  }

  #overlaid(): Promise<Tree> {
    const files = this.files.map(({ path, after, mode }) => ({ path, bytes: after, mode }));
    return files.length === 0 ? Promise.resolve(this.#base) : this.#overlay(this.#base, files);
  }

  async #open(path: string, entry: TreeEntry | undefined): Promise<DraftFile> {
    if (entry && isRegular(entry.mode)) {
      const before = await readFile(this.#base, entry).catch(() => undefined);
      if (before && isUtf8(before)) return { path, mode: entry.mode, before, after: before };
    }
    throw new UserError(`"${path}" changed while it was being looked at.`, "Run the command again.");
  }
}
