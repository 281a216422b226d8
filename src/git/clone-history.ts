import { shortCommit } from "../memory/commit-id.js";
import type { Ancestry, History, Line, LineCommit, Ref } from "../memory/history.js";
import { parentOf } from "../memory/tree-lookup.js";
import { FOLDER_MODE } from "../memory/tree.js";
import { AncestryQuestions } from "./ancestry.js";
import { committerSeconds } from "./committer-seconds.js";
import { CommitFolders } from "./commit-folders.js";
import { SUBMODULE } from "./diff-tree.js";
import { GitError, runGit, type GitPlace } from "./git.js";
import { lacking, unreadable, unreadableHistory, type ObjectStore } from "./object-store.js";
import { resolveCommit } from "./revision.js";

const REF_FIELDS = "%(objectname)%00%(objecttype)%00%(*objectname)%00%(*objecttype)%00%(symref)%00%(refname)";

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
    const text = await this.#ask(this.#place, args);
    return text.split("\n").flatMap((line) => {
      const [object = "", type, peeled, peeledType, target, name] = line.split("\0");
      if (name === undefined) return [];
      const commit = type === "commit" ? object : peeledType === "commit" ? peeled : undefined;
      return [{ name, object, isAnnotated: type === "tag", commit, target: target === "" ? undefined : target }];
    });
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

  async tagTexts(objects: readonly string[]): Promise<readonly (string | undefined)[]> {
    const answers = await Promise.all(objects.map((object) => this.#store.reader.read(object)));
    return answers.map((answer) => (answer?.type === "tag" ? answer.bytes.toString("utf8") : undefined));
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
    const entry = entries.find(
      ({ name, mode }) => mode !== FOLDER_MODE && name === path.slice(path.lastIndexOf("/") + 1),
    );
    if (!entry || entry.mode === SUBMODULE || entry.undecodable) return undefined;
    const found = await this.#store.reader.read(entry.oid);
    if (!found && this.#store.partial) throw lacking([entry.oid], 1);
    if (found?.type !== "blob") throw unreadable(this.#store, `Git has no object for ${path} of ${commit}.`);
    return { oid: found.oid, text: found.bytes.toString("utf8") };
  }

  resolve(revision: string): Promise<string> {
    return resolveCommit(this.#place, this.#store, revision);
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

  async #ask(place: GitPlace, args: readonly string[]): Promise<string> {
    try {
      return (await runGit(place, args)).stdout.toString("utf8");
    } catch (error) {
      throw error instanceof GitError ? unreadableHistory(this.#store, error) : error;
    }
  }
}
