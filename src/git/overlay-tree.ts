import { counted } from "../memory/counted.js";
import type { ObjectFormat } from "../memory/object-format.js";
import { leadsIntoGit } from "../memory/path-names.js";
import { comparePaths, firstFrom, nameInSentence, type PlainMode, type Tree, type TreeEntry } from "../memory/tree.js";
import { UserError } from "../memory/user-error.js";
import { blobOid } from "./blob-oid.js";

export type OverlayChange =
  | {
      readonly action: "upsert";
      readonly path: string;
      readonly bytes: Uint8Array;
      /** 100644 unless told. */
      readonly mode?: PlainMode;
    }
  | { readonly action: "delete"; readonly path: string };

type Upsert = Extract<OverlayChange, { action: "upsert" }>;

const MAX_PATH = 4096;

/**
 * Another tree with changes laid over it. The bytes of a change are not copied.
 * @param format of the repository that the base comes from: ids of new blobs are computed.
 * @throws UserError where a path is no path, is changed twice, is to be deleted and does not exist, or would be a file
 * and a folder at once.
 */
export async function overlayTree(base: Tree, changes: readonly OverlayChange[], format: ObjectFormat): Promise<Tree> {
  const byPath = new Map<string, OverlayChange>();
  for (const change of changes) {
    refuseOddPath(change.path);
    if (byPath.has(change.path)) throw new UserError(`"${change.path}" is changed twice.`, "Name each path once");
    byPath.set(change.path, change);
  }
  const entries: TreeEntry[] = [];
  const absent = new Set(changes.filter(({ action }) => action === "delete").map(({ path }) => path));
  for (const entry of await base.entries()) {
    if (byPath.has(entry.path) && entry.undecodable !== true) absent.delete(entry.path);
    else entries.push(entry);
  }
  for (const path of absent) throw new UserError(`"${path}" cannot be deleted: there is no such file.`);
  const upserts = new Map<string, Upsert>();
  for (const change of byPath.values()) {
    if (change.action === "delete") continue;
    upserts.set(change.path, change);
    const { path, bytes, mode = "100644" } = change;
    entries.push({ path, mode, oid: blobOid(bytes, format), size: bytes.length });
  }
  entries.sort((a, b) => comparePaths(a.path, b.path));
  for (const path of upserts.keys()) refuseFileInPlaceOfFolder(entries, path);
  return new OverlayTree(base, entries, upserts, `${nameInSentence(base)} with ${counted(changes.length, "change")}`);
}

class OverlayTree implements Tree {
  readonly label: string;
  readonly #base: Tree;
  readonly #entries: readonly TreeEntry[];
  readonly #upserts: ReadonlyMap<string, Upsert>;

  constructor(base: Tree, entries: readonly TreeEntry[], upserts: ReadonlyMap<string, Upsert>, label: string) {
    this.#base = base;
    this.#entries = entries;
    this.#upserts = upserts;
    this.label = label;
  }

  entries(): Promise<readonly TreeEntry[]> {
    return Promise.resolve(this.#entries);
  }

  async read(
    entries: readonly TreeEntry[],
    visit: (entry: TreeEntry, bytes: Uint8Array | Error) => void,
  ): Promise<void> {
    let next = 0;
    const visitChanges = () => {
      for (; next < entries.length; next++) {
        const entry = entries[next];
        const change = entry && this.#change(entry);
        if (!entry || !change) return;
        visit(entry, change.bytes);
      }
    };
    visitChanges();
    await this.#base.read(
      entries.filter((entry) => !this.#change(entry)),
      (entry, bytes) => {
        visit(entry, bytes);
        next++;
        visitChanges();
      },
    );
  }

  #change(entry: TreeEntry): Upsert | undefined {
    return entry.undecodable === true ? undefined : this.#upserts.get(entry.path);
  }
}

function refuseOddPath(path: string): void {
  const isOdd = path.includes("\0") || path.split("/").some((name) => name === "" || name === "." || name === "..");
  if (isOdd || path.length > MAX_PATH || leadsIntoGit(path)) {
    throw new UserError(
      `${JSON.stringify(path.slice(0, 100))} is not a path of a tree.`,
      "Write it relative to the root, without `.`, `..` and `.git`",
    );
  }
}

/** Conflicts that the base has already are not the change's: only a path that it adds is judged. */
function refuseFileInPlaceOfFolder(sorted: readonly TreeEntry[], path: string): void {
  const below = sorted[firstFrom(sorted, `${path}/`)]?.path;
  if (below?.startsWith(`${path}/`)) refuse(path, below);
  for (let slash = path.indexOf("/"); slash !== -1; slash = path.indexOf("/", slash + 1)) {
    const folder = path.slice(0, slash);
    if (sorted[firstFrom(sorted, folder)]?.path === folder) refuse(folder, path);
  }
}

function refuse(file: string, below: string): never {
  throw new UserError(
    `"${file}" cannot be a file and the folder of "${below}" at once.`,
    "Delete or rename one of them",
  );
}
