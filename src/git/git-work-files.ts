/** The files of a working directory that Git would commit: tracked ones, and untracked ones that are not ignored. */
import { lstatSync } from "node:fs";
import { begunWriteAt } from "../memory/stopped-write.js";
import { isRegular, type FileMode } from "../memory/tree.js";
import { UserError } from "../memory/user-error.js";
import { Disk, kindOf, lstat, type Kind } from "./disk.js";
import { fileMode } from "./file-mode.js";
import { isGone } from "./file-reader.js";
import { GitError, GitTooLarge, runGitSync, withVariables, type GitPlace } from "./git.js";
import { eachRecord, rawPath, runForNulRecords } from "./nul-records.js";
import { headCommit } from "./revision.js";
import type { FoundFile, WorkFiles } from "./work-files.js";

type Add = (file: FoundFile) => void;

/** A tracked path that differs, or may differ, from the index. */
export interface IndexChange {
  readonly path: string;
  /** The path as it is. */
  readonly bytes: Buffer;
  readonly isDeleted: boolean;
  /** Whether it is a submodule, at which another commit is checked out. */
  readonly isSubmodule: boolean;
}

/**
 * A repository within this one that is not tracked, or not at the commit that is checked out in it: Git records that commit,
 * and nothing of its files.
 */
export interface NestedRepository {
  /** The path as it is. */
  readonly bytes: Buffer;
  /** Undefined where it has none, or Git may not look. */
  readonly commit: string | undefined;
}

interface WorkFilesOptions {
  /** False where links are checked out as small files. */
  readonly symlinks: boolean;
  /** How many folders stand between the root of the tree and the top, where files of those may be left out. */
  readonly above: number;
}

export class GitWorkFiles implements WorkFiles {
  readonly #place: GitPlace;
  readonly #symlinks: boolean;
  readonly #above: number;
  #untracked: readonly Buffer[] = [];
  #unwatched: readonly Buffer[] = [];
  #gone: readonly Buffer[] = [];
  #unreached: readonly Buffer[] = [];
  #nested: readonly NestedRepository[] = [];
  #unstorable: readonly string[] = [];
  #changes: readonly IndexChange[] | undefined;
  #changed: ReadonlySet<string> | undefined;

  /**
   * @param place the root of the tree, in the user's repository.
   */
  constructor(place: GitPlace, { symlinks, above }: WorkFilesOptions) {
    this.#place = place;
    this.#symlinks = symlinks;
    this.#above = above;
  }

  /**
   * Sockets, fifos and devices are none of them: Git takes nothing over from one, and a file that it replaced for deleted.
   * @throws UserError where Git would wait for such a file, or cannot read its index.
   */
  async list(add: Add): Promise<void> {
    try {
      await this.#list(add);
    } catch (error) {
      throw unlisted(error);
    }
  }

  async #list(add: Add): Promise<void> {
    const disk = new Disk(this.#place.folder);
    disk.listRoot();
    const submodules = await this.#listTracked(disk, add);
    const moved = submodules.length === 0 ? [] : await this.#listSubmodules(submodules, add);
    refuseSpecialSettings(disk.specials);
    // A fresh checkout has nothing else, which the look at its folders has shown.
    const nested = disk.holdsMore() ? await this.#listUntracked(disk, add) : [];
    this.#nested = [...moved, ...nested];
    this.#unstorable = [...(await this.#notIgnored([...disk.specials]))];
  }

  /** Paths of untracked files and links, known once they are listed. */
  untracked(): readonly Buffer[] {
    return this.#untracked;
  }

  /** Repositories within this one of which Git would record another commit, known once they are listed. */
  nested(): readonly NestedRepository[] {
    return this.#nested;
  }

  /** Paths of sockets, fifos and devices that stand beside other files and are not ignored, known once those are listed. */
  unstorable(): readonly string[] {
    return this.#unstorable;
  }

  /** Paths of tracked files that are there and that Git was told not to look at, so `changes` does not know them. */
  unwatched(): readonly Buffer[] {
    return this.#unwatched;
  }

  /** Paths of tracked files that are not there and that Git was told not to look at, so `changes` does not know them. */
  gone(): readonly Buffer[] {
    return this.#gone;
  }

  /** Paths of tracked files in folders that may not be looked into, so `changes` does not know them. */
  unreached(): readonly Buffer[] {
    return this.#unreached;
  }

  changed(): ReadonlySet<string> {
    this.#changed ??= new Set(this.changes().flatMap(({ path, isSubmodule }) => (isSubmodule ? [] : [path])));
    return this.#changed;
  }

  /**
   * By the times and sizes that the index remembers; the content counts only where those leave a doubt.
   * @throws UserError where Git cannot compare them.
   */
  changes(): readonly IndexChange[] {
    try {
      this.#changes ??= this.#diffFiles();
    } catch (error) {
      throw unlisted(error);
    }
    return this.#changes;
  }

  /**
   * Records `<tag> <mode> <oid> <stage> TAB <path>`, several for a path that is being merged.
   * @returns submodules whose repositories may be there. They are not added yet.
   */
  async #listTracked(disk: Disk, add: Add): Promise<readonly FoundFile[]> {
    let last: string | undefined;
    const unwatched: Buffer[] = [];
    const gone: Buffer[] = [];
    const unreached: Buffer[] = [];
    const submodules: FoundFile[] = [];
    await runForNulRecords(this.#place, ["ls-files", "--stage", "-v", "-z"], (text, raw) => {
      const path = text.slice(text.indexOf("\t") + 1);
      const bytes = raw && rawPath(raw);
      const name = bytes === undefined ? path : bytes.toString("latin1");
      if (name === last) return;
      last = name;
      const kind = bytes === undefined ? disk.kindOf(path) : this.#kindOfBytes(bytes);
      const recorded = fileMode(text.slice(2, 8));
      const tag = text.charAt(0);
      // A sparse checkout takes nothing away from the memory: what is not there is what the index has.
      if (kind === undefined && isSkipped(tag) && (bytes !== undefined || !disk.isBlocked(path))) {
        const found: FoundFile = { path, mode: recorded, indexOid: indexOidOf(text), leftOut: true };
        add(bytes === undefined ? found : { ...found, ...asItIs(bytes) });
        return;
      }
      const mode = this.#modeOnDisk(recorded, kind);
      if (kind === "unknown" && isRegular(recorded)) unreached.push(bytes ?? Buffer.from(path));
      if (mode === "160000") {
        const submodule: FoundFile = { path, mode, indexOid: indexOidOf(text) };
        submodules.push(bytes === undefined ? submodule : { ...submodule, ...asItIs(bytes) });
        return;
      }
      if (!"HMm".includes(tag)) (mode === undefined ? gone : unwatched).push(bytes ?? Buffer.from(path));
      if (mode === undefined) return;
      // Other tags say that Git does not know, or was told not to look, whether the file is what the index has.
      const found: FoundFile = tag === "H" ? { path, mode, indexOid: indexOidOf(text) } : { path, mode };
      add(bytes === undefined ? found : { ...found, ...asItIs(bytes) });
    });
    this.#unwatched = unwatched;
    this.#gone = gone;
    this.#unreached = unreached;
    return submodules;
  }

  /** @returns those at which another commit is checked out than the index has. */
  async #listSubmodules(submodules: readonly FoundFile[], add: Add): Promise<readonly NestedRepository[]> {
    const isOpen = ({ path }: FoundFile) => lstat(`${this.#place.folder}/${path}/.git`) !== undefined;
    const changes = submodules.some(isOpen) ? this.changes().filter(({ isSubmodule }) => isSubmodule) : [];
    const moved: NestedRepository[] = [];
    for (const file of submodules) {
      const change = file.undecodable ? undefined : changes.find(({ path }) => path === file.path);
      const commit = change && (await this.#commitIn(file.path));
      if (change && commit !== undefined) moved.push({ bytes: change.bytes, commit });
      add(commit === undefined ? file : { ...file, indexOid: commit });
    }
    return moved;
  }

  /** The commit that is checked out in a repository within this one. */
  async #commitIn(path: string): Promise<string | undefined> {
    try {
      return await headCommit({ folder: `${this.#place.folder}/${path}`, env: this.#place.env });
    } catch (error) {
      if (error instanceof UserError) return undefined;
      throw error;
    }
  }

  /** Records are paths; one that ends with `/` is a repository within this one. */
  async #listUntracked(disk: Disk, add: Add): Promise<readonly NestedRepository[]> {
    const untracked: Buffer[] = [];
    const nested: (FoundFile & { readonly bytes: Buffer })[] = [];
    await runForNulRecords(this.#place, this.#untrackedArgs(), (text, raw) => {
      // Of a folder above.
      if (text.startsWith("../")) return;
      // What a killed process left of a file that it was writing is no part of the memory until somebody commits it.
      if (begunWriteAt(text)) return;
      const rest = raw === undefined ? {} : asItIs(text.endsWith("/") ? raw.subarray(0, -1) : raw);
      if (text.endsWith("/")) {
        const bytes = Buffer.from(raw ?? text).subarray(0, -1);
        nested.push({ path: text.slice(0, -1), mode: "160000", bytes, ...rest });
        return;
      }
      // Lists the folder, for the special files beside this one.
      const kind = raw === undefined ? disk.kindOf(text) : this.#kindOfBytes(raw);
      const stats = lstat(raw === undefined ? `${this.#place.folder}/${text}` : this.#absolute(raw));
      if (kind === "unknown") {
        add({ path: text, mode: "100644", ...rest });
      } else if (stats?.isFile()) {
        add({ path: text, mode: (stats.mode & 0o100) === 0 ? "100644" : "100755", size: stats.size, ...rest });
      } else if (stats?.isSymbolicLink()) {
        add({ path: text, mode: "120000", ...rest });
      } else {
        return;
      }
      untracked.push(raw === undefined ? Buffer.from(text) : Buffer.from(raw));
    });
    this.#untracked = untracked;
    return await this.#listNested(nested, add);
  }

  /**
   * Asked for one folder, Git forgets what the index has outside of it: also the `.gitignore` of a folder above, which a sparse
   * checkout without cones leaves out of the working directory. A path at the top has it keep that in mind.
   */
  #untrackedArgs(): readonly string[] {
    const args = ["ls-files", "--others", "--exclude-standard", "-z"];
    return this.#above === 0 ? args : [...args, "--", ".", `${"../".repeat(this.#above)}.gitignore`];
  }

  async #listNested(
    found: readonly (FoundFile & { readonly bytes: Buffer })[],
    add: Add,
  ): Promise<readonly NestedRepository[]> {
    const repositories: NestedRepository[] = [];
    for (const { bytes, ...file } of found) {
      const commit = file.undecodable ? undefined : await this.#commitIn(file.path);
      add({ ...file, ...(commit !== undefined && { indexOid: commit }) });
      repositories.push({ bytes, commit });
    }
    return repositories;
  }

  async #notIgnored(paths: readonly string[]): Promise<ReadonlySet<string>> {
    const kept = new Set(paths);
    if (kept.size === 0) return kept;
    // The dot keeps a name such as `:x` from being taken for a pattern.
    const input = paths.map((path) => `./${path}\0`).join("");
    const place = withVariables(this.#place, { GIT_LITERAL_PATHSPECS: "0" });
    const forget = (path: string) => kept.delete(path.slice(2));
    await runForNulRecords(place, ["check-ignore", "-z", "--stdin"], forget, { input, accept: [0, 1] });
    return kept;
  }

  /** The mode of a tracked path by what is there now; undefined where it is gone. */
  #modeOnDisk(recorded: FileMode, kind: Kind | "unknown" | undefined): FileMode | undefined {
    switch (kind) {
      case undefined:
      case "special":
        return undefined;
      case "unknown":
        return recorded;
      case "folder":
        return recorded === "160000" ? recorded : undefined;
      case "link":
        return "120000";
      case "file":
        if (recorded === "120000" && !this.#symlinks) return recorded;
        return recorded === "100755" ? recorded : "100644";
    }
  }

  #kindOfBytes(path: Buffer): Kind | "unknown" | undefined {
    try {
      return kindOf(lstatSync(this.#absolute(path)));
    } catch (error) {
      return isGone(error) ? undefined : "unknown";
    }
  }

  #absolute(path: Buffer): Buffer {
    return Buffer.concat([Buffer.from(`${this.#place.folder}/`), path]);
  }

  /** Pairs of records: `:<mode> <mode> <oid> <oid> <status>`, then the path. */
  #diffFiles(): readonly IndexChange[] {
    // Of a submodule the commit alone is looked at, which takes no other program.
    const args = ["diff-files", "--raw", "-z", "--relative", "--ignore-submodules=dirty"];
    const changes: IndexChange[] = [];
    let change: Pick<IndexChange, "isDeleted" | "isSubmodule"> | undefined;
    eachRecord(runGitSync(this.#place, args), (text, raw) => {
      if (change === undefined) {
        change = { isDeleted: text.endsWith(" D"), isSubmodule: text.startsWith(":160000 160000 ") };
        return;
      }
      changes.push({ path: text, bytes: raw ?? Buffer.from(text), ...change });
      change = undefined;
    });
    return changes;
  }
}

/** Of a path that is not valid UTF-8. A copy: its bytes are part of a larger piece. */
function asItIs(path: Buffer): Pick<FoundFile, "undecodable" | "rawPath"> {
  return { undecodable: true, rawPath: Buffer.from(path) };
}

/** Of a record of `#listTracked`. */
function indexOidOf(text: string): string {
  return text.slice(9, text.indexOf(" ", 9));
}

/** What a person is told where Git fails over the working directory. */
function unlisted(error: unknown): unknown {
  if (!(error instanceof GitError)) return error;
  if (error instanceof GitTooLarge)
    return new UserError("The working directory has too many files to be listed.", "Check a folder of it");
  return new UserError(
    `Git cannot list the working directory: ${error.reason}`,
    "Run `git status`, and mend what it names",
  );
}

/** Whether Git was told to leave the file out of the working directory: `S`, or `s` where it also assumes it unchanged. */
function isSkipped(tag: string): boolean {
  return tag === "S" || tag === "s";
}

/** Git opens these wherever it finds them, and would wait for a fifo for ever. */
function refuseSpecialSettings(specials: ReadonlySet<string>): void {
  for (const path of specials) {
    if (/(?:^|\/)\.git(?:ignore|attributes|modules)$/.test(path)) {
      throw new UserError(`"${path}" is a fifo, a socket or a device, and Git would wait for it.`, "Remove it");
    }
  }
}
