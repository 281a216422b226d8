/** The files of a working directory that Git would commit: tracked ones, and untracked ones that are not ignored. */
import type { FileMode } from "../memory/tree.js";
import { Disk, kindOf, lstat, type Kind } from "./disk.js";
import { fileMode } from "./file-mode.js";
import { runGit, runGitSync, withVariables, type GitPlace } from "./git.js";
import { eachRecord, rawPath } from "./records.js";
import type { WorkFile, WorkFiles } from "./work-files.js";

export interface GitWorkFile extends WorkFile {
  /** The path's bytes, where they are not valid UTF-8. */
  readonly raw: Buffer | undefined;
  readonly tracked: boolean;
}

/** A tracked path that differs, or may differ, from the index. */
export interface IndexChange {
  readonly path: string;
  readonly raw: Buffer | undefined;
  readonly isDeleted: boolean;
}

/** @param place the root of the tree, in the user's repository. */
export class GitWorkFiles implements WorkFiles {
  readonly #place: GitPlace;
  readonly #symlinks: boolean;
  #changes: readonly IndexChange[] | undefined;
  #changed: ReadonlySet<string> | undefined;

  /** @param symlinks false where links are checked out as small files. */
  constructor(place: GitPlace, symlinks: boolean) {
    this.#place = place;
    this.#symlinks = symlinks;
  }

  /**
   * In no particular order. A special file is listed where it stands beside other files and is not ignored.
   */
  async list(): Promise<readonly GitWorkFile[]> {
    const [index, others] = await Promise.all([
      runGit(this.#place, ["ls-files", "--stage", "-v", "-z"]),
      runGit(this.#place, ["ls-files", "--others", "--exclude-standard", "-z"]),
    ]);
    const disk = new Disk(this.#place.folder);
    const files: GitWorkFile[] = [];
    this.#addTracked(index.stdout, disk, files);
    this.#addUntracked(others.stdout, disk, files);
    await this.#addSpecials(disk, files);
    return files;
  }

  changed(): ReadonlySet<string> {
    this.#changed ??= new Set(this.changes().map(({ path }) => path));
    return this.#changed;
  }

  /** By the times and sizes that the index remembers; the content counts only where those leave a doubt. */
  changes(): readonly IndexChange[] {
    this.#changes ??= this.#diffFiles();
    return this.#changes;
  }

  /** Records `<tag> <mode> <oid> <stage> TAB <path>`, several for a path that is being merged. */
  #addTracked(stdout: Buffer, disk: Disk, files: GitWorkFile[]): void {
    let last: string | undefined;
    eachRecord(stdout, (text, raw) => {
      const tab = text.indexOf("\t");
      const path = text.slice(tab + 1);
      const bytes = raw && rawPath(raw);
      const name = bytes === undefined ? path : bytes.toString("latin1");
      if (name === last) return;
      last = name;
      const recorded = fileMode(text.slice(2, 8));
      const kind = bytes === undefined ? disk.kindOf(path) : this.#kindOfBytes(bytes);
      const mode = this.#modeOnDisk(recorded, kind);
      if (mode === undefined) return;
      // `h` and `S`: Git was told not to look at the file (assume-unchanged, skip-worktree).
      const isVouched = text.startsWith("H");
      files.push({
        path,
        mode,
        undecodable: raw !== undefined,
        size: undefined,
        indexOid: isVouched ? text.slice(9, text.indexOf(" ", 9)) : undefined,
        raw: bytes,
        tracked: true,
      });
    });
  }

  /** Records are paths; one that ends with `/` is a repository within this one. */
  #addUntracked(stdout: Buffer, disk: Disk, files: GitWorkFile[]): void {
    eachRecord(stdout, (text, raw) => {
      const common = { undecodable: raw !== undefined, indexOid: undefined, raw, tracked: false };
      if (text.endsWith("/")) {
        files.push({ ...common, path: text.slice(0, -1), mode: "160000", size: undefined });
        return;
      }
      if (raw === undefined) disk.kindOf(text);
      const stats = lstat(raw === undefined ? `${this.#place.folder}/${text}` : this.#absolute(raw));
      if (stats === undefined) return;
      const kind = kindOf(stats);
      if (kind === "folder") return;
      const executable = (stats.mode & 0o100) !== 0;
      const mode = kind === "link" ? "120000" : kind === "special" ? "special" : executable ? "100755" : "100644";
      files.push({ ...common, path: text, mode, size: stats.size });
    });
  }

  async #addSpecials(disk: Disk, files: GitWorkFile[]): Promise<void> {
    const specials = new Set(disk.specials());
    if (specials.size === 0) return;
    for (const { path } of files) specials.delete(path);
    // The dot keeps a name such as `:x` from being taken for a pattern.
    const input = [...specials].map((path) => `./${path}\0`).join("");
    const place = withVariables(this.#place, { GIT_LITERAL_PATHSPECS: "0" });
    const { stdout } = await runGit(place, ["check-ignore", "-z", "--stdin"], { input, accept: [0, 1] });
    eachRecord(stdout, (path) => specials.delete(path.slice(2)));
    for (const path of specials) {
      files.push({
        path,
        mode: "special",
        undecodable: false,
        size: undefined,
        indexOid: undefined,
        raw: undefined,
        tracked: false,
      });
    }
  }

  /** The mode of a tracked path by what is there now; undefined where it is gone. */
  #modeOnDisk(recorded: FileMode, kind: Kind | "unknown" | undefined): FileMode | undefined {
    switch (kind) {
      case undefined:
        return undefined;
      case "unknown":
        return recorded;
      case "folder":
        return recorded === "160000" ? recorded : undefined;
      case "special":
        return "special";
      case "link":
        return "120000";
      case "file":
        if (recorded === "120000" && !this.#symlinks) return recorded;
        return recorded === "100755" ? recorded : "100644";
    }
  }

  #kindOfBytes(path: Buffer): Kind | undefined {
    const stats = lstat(this.#absolute(path));
    return stats && kindOf(stats);
  }

  #absolute(path: Buffer): Buffer {
    return Buffer.concat([Buffer.from(`${this.#place.folder}/`), path]);
  }

  /** Pairs of records: `:<mode> <mode> <oid> <oid> <status>`, then the path. */
  #diffFiles(): readonly IndexChange[] {
    const stdout = runGitSync(this.#place, ["diff-files", "--raw", "-z", "--relative", "--ignore-submodules=all"]);
    const changes: IndexChange[] = [];
    let status: string | undefined;
    eachRecord(stdout, (text, raw) => {
      if (status === undefined) {
        status = text.slice(text.lastIndexOf(" ") + 1);
        return;
      }
      changes.push({ path: text, raw, isDeleted: status === "D" });
      status = undefined;
    });
    return changes;
  }
}
