import { Buffer, isUtf8 } from "node:buffer";
import { shortCommit } from "../memory/commit-id.js";
import type { Ancestry, History, Line, LineCommit, Ref, TagText } from "../memory/history.js";
import { parentOf, fileNameOf } from "../memory/tree-lookup.js";
import { FOLDER_MODE } from "../memory/tree.js";
import { UserError } from "../memory/user-error.js";
import { AncestryQuestions } from "./ancestry.js";
import { committerSeconds } from "./committer-seconds.js";
import { CommitFolders } from "./commit-folders.js";
import { SUBMODULE } from "./diff-tree.js";
import { GitError, GitTooLarge, runGit, type GitPlace } from "./git.js";
import type { GitObject } from "./object-reader.js";
import { lacking, unreadable, unreadableHistory, type ObjectStore } from "./object-store.js";
import { resolveCommit } from "./revision.js";

const REF_FIELDS = "%(objectname)%00%(objecttype)%00%(*objectname)%00%(*objecttype)%00%(symref)%00%(refname)";

/** Bytes of one tag: longer messages are nobody's manifest. */
const MAX_TAG_BYTES = 4 * 1024 * 1024;

/** Bytes of tags that are held together. A manifest has some two thousand. */
const MAX_TAGS_BYTES = 512 * 1024 * 1024;

/** Refs are asked of the user's repository, commits and tags of the store that borrows its objects. */
export class CloneHistory implements History {
  readonly #place: GitPlace;
  readonly #store: ObjectStore;
  readonly #ancestry: AncestryQuestions;
  #folders: { readonly commit: string; readonly of: CommitFolders } | undefined;

  constructor(place: GitPlace, store: ObjectStore) {
    this.#place = place;
    this.#store = store;
    this.#ancestry = new AncestryQuestions(store);
  }

  async refs(): Promise<readonly Ref[]> {
    const args = ["for-each-ref", `--format=${REF_FIELDS}`, "refs/heads", "refs/remotes", "refs/tags"];
    const text = await this.#ask(this.#place, args, "", utf8OrEscapes);
    const refs: Ref[] = [];
    for (const line of text.split("\n")) {
      const [object = "", type = "", next = "", nextType = "", target = "", name] = line.split("\0");
      if (name === undefined) continue;
      const isAnnotated = type === "tag";
      const commit = isAnnotated ? await this.#commitAt(next, nextType) : type === "commit" ? object : undefined;
      refs.push({ name, object, isAnnotated, commit, target: target === "" ? undefined : target });
    }
    return refs;
  }

  /** Git before 2.45 tells no more than the first step of a tag of a tag. */
  async #commitAt(oid: string, type: string): Promise<string | undefined> {
    if (type !== "tag") return type === "commit" ? oid : undefined;
    return (await this.#store.reader.read(`${oid}^{commit}`))?.oid;
  }

  async line(commit: string): Promise<Line> {
    const text = await this.#ask(this.#store.place, ["rev-list", "--first-parent", "--timestamp", commit]);
    const commits: LineCommit[] = [];
    const positions = new Map<string, number>();
    for (const entry of text.split("\n")) {
      const blank = entry.indexOf(" ");
      if (blank === -1) continue;
      const id = entry.slice(blank + 1);
      positions.set(id, commits.length);
      commits.push({ commit: id, seconds: committerSeconds(entry.slice(0, blank)) });
    }
    return { commits, positions, isCut: this.#store.shallow.has(commits.at(-1)?.commit ?? "") };
  }

  async tagTexts(objects: readonly string[]): Promise<readonly TagText[]> {
    const sizes = await this.#tagSizes(objects);
    const known = [...sizes.values()].reduce((sum, size) => sum + (size <= MAX_TAG_BYTES ? size : 0), 0);
    if (known > MAX_TAGS_BYTES) {
      throw new UserError(
        `The messages of ${sizes.size} tags hold more than ${MAX_TAGS_BYTES / 1024 / 1024} MiB together.`,
        "Find out who made them, and delete those that are no snapshots",
      );
    }
    const textOf = async (object: string): Promise<TagText> => {
      const size = sizes.get(object);
      if (size === undefined) return undefined;
      if (size > MAX_TAG_BYTES) return new Error("its message is too long for a manifest");
      return (await this.#store.reader.read(object))?.bytes.toString("utf8");
    };
    return await Promise.all(objects.map(textOf));
  }

  /** Bytes of those that are tags: whoever makes one chooses how many, so none is read before that is known. */
  async #tagSizes(objects: readonly string[]): Promise<ReadonlyMap<string, number>> {
    if (objects.length === 0) return new Map();
    const input = objects.map((object) => `${object}\n`).join("");
    const text = await this.#ask(this.#store.place, ["cat-file", "--batch-check"], input);
    const lines = text.split("\n").map((line) => line.split(" "));
    return new Map(lines.flatMap(([oid = "", type, size]) => (type === "tag" ? [[oid, Number(size)] as const] : [])));
  }

  async commitSeconds(commit: string): Promise<number> {
    const text = await this.#ask(this.#store.place, ["rev-list", "--no-walk", "--timestamp", commit]);
    return committerSeconds(text.split(" ")[0] ?? "");
  }

  ancestry(ancestor: string, commit: string): Promise<Ancestry> {
    return this.#ancestry.ask(ancestor, commit);
  }

  async isMergeOf(commit: string, parent: string, head: string): Promise<boolean> {
    const args = ["merge-tree", "--write-tree", "--no-messages", parent, head];
    const merged = await runGit(this.#store.place, args, { accept: [0, 1, 128] });
    if (merged.code !== 0) return false;
    const tree = await this.#ask(this.#store.place, ["rev-parse", "--verify", "--end-of-options", `${commit}^{tree}`]);
    return tree.trim() === merged.stdout.toString("latin1").trim();
  }

  async headline(commit: string): Promise<{ readonly subject: string; readonly author: string }> {
    const text = await this.#ask(this.#store.place, ["log", "--no-walk", "--format=%an%x00%s", commit]);
    const [author = "", subject = ""] = text.trim().split("\0");
    return { subject, author };
  }

  async fileAt(commit: string, path: string): Promise<{ readonly oid: string; readonly text: string } | undefined> {
    const entries = await this.#foldersOf(commit).entries(parentOf(path));
    const entry = entries.find(({ name, mode }) => mode !== FOLDER_MODE && name === fileNameOf(path));
    if (!entry || entry.mode === SUBMODULE || entry.undecodable) return undefined;
    const found = await this.#read(entry.oid, `${path} of ${shortCommit(commit)}`);
    if (!found && this.#store.partial) throw lacking([entry.oid], 1);
    if (found?.type !== "blob") throw unreadable(this.#store, `Git has no object for ${path} of ${commit}.`);
    return { oid: found.oid, text: found.bytes.toString("utf8") };
  }

  resolve(revision: string): Promise<string> {
    return resolveCommit(this.#place, this.#store, revision);
  }

  async #read(oid: string, what: string): Promise<GitObject | undefined> {
    try {
      return await this.#store.reader.read(oid);
    } catch (error) {
      if (error instanceof GitTooLarge)
        throw new UserError(`${what} cannot be read: ${error.reason}.`, "Make it smaller");
      if (error instanceof GitError) throw unreadable(this.#store, `${what} cannot be read: ${error.reason}.`);
      throw error;
    }
  }

  /** Several files of a commit are asked for one after the other. */
  #foldersOf(commit: string): CommitFolders {
    if (this.#folders?.commit === commit) return this.#folders.of;
    const of = new CommitFolders(this.#store, commit, (reason) =>
      unreadable(this.#store, `The tree of ${shortCommit(commit)} cannot be read: ${reason}`),
    );
    this.#folders = { commit, of };
    return of;
  }

  async #ask(place: GitPlace, args: readonly string[], input = "", decode = utf8): Promise<string> {
    try {
      return decode((await runGit(place, args, { input })).stdout);
    } catch (error) {
      throw error instanceof GitError ? unreadableHistory(this.#store, error) : error;
    }
  }
}

function utf8(bytes: Buffer): string {
  return bytes.toString("utf8");
}

/**
 * Lines that are no UTF-8 with `\xFE` for what is beyond ASCII: the names of two refs stay two. No name that is UTF-8 is like
 * that, since Git forbids backslashes in names.
 */
function utf8OrEscapes(bytes: Buffer): string {
  if (isUtf8(bytes)) return utf8(bytes);
  const lines = bytes.toString("latin1").split("\n");
  return lines
    .map((line) => (isUtf8(Buffer.from(line, "latin1")) ? utf8(Buffer.from(line, "latin1")) : escaped(line)))
    .join("\n");
}

function escaped(line: string): string {
  return line.replace(/[\x80-\xff]/g, (byte) => `\\x${byte.charCodeAt(0).toString(16).toUpperCase()}`);
}
