/** Which files an update may touch (decision 19). */
import type { ResolvedLayout } from "../layouts/layout.js";
import { caseFolded } from "../memory/case-fold.js";
import type { Refusal } from "../memory/judged-update.js";
import { isOddName } from "../memory/path-names.js";
import type { TreeEntry } from "../memory/tree.js";
import { refusal } from "./refusal.js";

export interface PathPolicyInput {
  readonly layout: ResolvedLayout;
  /** All paths of the tree that the update is applied to. */
  readonly entries: readonly TreeEntry[];
  readonly isExcluded: (path: string) => boolean;
  /** Whether a file at a path is, or would be, part of what judges. */
  readonly isGate: (path: string) => boolean;
}

/** Folders below the memory's root that people or the steward itself write. */
const PROTECTED = /^(?:ontology|indexes|snapshots|schemas)\//;
/** The steward's own files, and who answers for paths. */
const PROTECTED_FILE = /^(?:memory-steward\.[^/]*|(?:[^/]+\/)*codeowners)$/;

/** Where the forge keeps workflows and what else rules the repository. Its name would be unsafe as that of any other hidden folder. */
const FORGE_FOLDER = ".github/";

/** Files that are hidden, options of programs, home folders: no record is named so, and no agent has to. */
const UNUSUAL_START = /^[.~-]/;
const ODD_CHARACTER = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/u;

export class PathPolicy {
  readonly #input: PathPolicyInput;
  readonly #entries: ReadonlyMap<string, TreeEntry>;
  /** Spellings of files and folders by what they are on systems that do not tell letter case. */
  readonly #spellings = new Map<string, string>();
  /** Files that were admitted: what an earlier change brings is there for a later one. */
  readonly #admitted = new Set<string>();

  constructor(input: PathPolicyInput) {
    this.#input = input;
    this.#entries = new Map(input.entries.map((entry) => [entry.path, entry]));
    for (const { path } of input.entries) this.#spell(path);
  }

  /**
   * Whether a file may be written or deleted; then its spelling counts for those that are asked for later.
   * @param path from the root of the tree.
   * @param change number of the change, for the refusal.
   */
  admit(path: string, change: number): TreeEntry | Refusal | undefined {
    const { layout, isExcluded, isGate } = this.#input;
    const no = (name: Parameters<typeof refusal>[0], message: string) =>
      refusal(name, `Change ${change} ${message}.`, { change });
    const below = path.slice(layout.root.length);
    const folded = caseFolded(below);
    const isOfForge = folded.startsWith(FORGE_FOLDER);
    // The root is the layout's to choose: it may be a hidden folder.
    if (isUnsafe(isOfForge ? below.replace(/^[^/]*\//, "") : below)) {
      return no("UNSAFE_PATH", "names a path that is not safe");
    }
    const isProtected = isOfForge || PROTECTED.test(folded) || PROTECTED_FILE.test(folded);
    if (isProtected || isGate(path)) return no("PROTECTED_PATH", "names a file that updates may not touch");
    const layoutClass = layout.classOf(path);
    if (!layoutClass) return no("NOT_PROPOSABLE", `is for a file that no class of the layout "${layout.name}" takes`);
    if (!layoutClass.proposable || layoutClass.generated || layoutClass.appendOnly || isExcluded(path)) {
      return no("NOT_PROPOSABLE", "is for a file whose class takes no proposals (`proposable` in the layout)");
    }
    const entry = this.#entries.get(path);
    if (entry && entry.mode !== "100644") return no("NOT_A_FILE", "names what is not a plain file");
    if (!this.#agrees(path)) return no("PATH_COLLISION", "names a file that differs from another in spelling alone");
    if (!entry && this.#isFolder(path)) return no("NOT_A_FILE", "names a folder, or a file below a file");
    this.#spell(path);
    this.#admitted.add(path);
    return entry;
  }

  #spell(path: string): void {
    for (let end = path.length; end > 0; end = path.lastIndexOf("/", end - 1)) {
      const part = path.slice(0, end);
      const folded = caseFolded(part);
      if (this.#spellings.has(folded)) return;
      this.#spellings.set(folded, part);
    }
  }

  #agrees(path: string): boolean {
    for (let end = path.length; end > 0; end = path.lastIndexOf("/", end - 1)) {
      const part = path.slice(0, end);
      if ((this.#spellings.get(caseFolded(part)) ?? part) !== part) return false;
    }
    return true;
  }

  #isFolder(path: string): boolean {
    if (this.#spellings.has(caseFolded(path))) return true;
    for (let end = path.lastIndexOf("/"); end > 0; end = path.lastIndexOf("/", end - 1)) {
      const above = path.slice(0, end);
      if (this.#entries.has(above) || this.#admitted.has(above)) return true;
    }
    return false;
  }
}

function isUnsafe(path: string): boolean {
  if (ODD_CHARACTER.test(path) || path.normalize("NFC") !== path) return true;
  return path.split("/").some((name) => UNUSUAL_START.test(name) || isOddName(name));
}
