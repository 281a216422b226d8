/** A bare repository on disk, read and written by git's plumbing: a fixed identity, dates from the caller. */
import { cp, mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { initBare } from "../git/make-commits.js";
import { CommitGraph } from "./commit-graph.js";
import { GIT_ENVIRONMENT } from "./git-environment.js";
import { writeObject } from "./loose-objects.js";
import { ObjectAnswers } from "./object-answers.js";
import { RefUpdates } from "./ref-updates.js";
import { runProgram } from "./run-program.js";
import { layOver, listTree, MalformedTree, type TreeEntry, type Written } from "./tree-objects.js";

export interface Signature {
  readonly name: string;
  readonly email: string;
  /** ISO 8601, UTC, whole seconds. */
  readonly date: string;
}

export interface Commit {
  readonly oid: string;
  readonly tree: string;
  readonly parents: readonly string[];
  readonly author: Signature;
  readonly committer: Signature;
  readonly message: string;
}

export interface ChangedFile {
  readonly status: "added" | "removed" | "modified" | "renamed";
  readonly path: string;
  readonly previousPath: string | undefined;
  readonly oid: string;
  readonly additions: number;
  readonly deletions: number;
  /** Hunks alone, absent of binary files. */
  readonly patch: string | undefined;
}

export interface Ref {
  readonly name: string;
  readonly oid: string;
  readonly type: string;
}

export const NO_OBJECT = "0".repeat(40);

/** What git printed on its standard error, with its exit code. */
export class GitFailure extends Error {
  constructor(
    readonly args: readonly string[],
    readonly exitCode: number,
    readonly said: string,
  ) {
    super(`git ${args.join(" ")} ended with ${exitCode}: ${said}`);
  }
}

export interface GitOptions {
  readonly input?: string | Uint8Array;
  readonly environment?: Readonly<Record<string, string>>;
  /** Exit codes that are an answer, besides 0. */
  readonly accept?: readonly number[];
  readonly cwd?: string;
}

/** @throws GitFailure */
export async function git(
  args: readonly string[],
  options: GitOptions = {},
): Promise<{ bytes: Buffer; exitCode: number }> {
  const { cwd, input } = options;
  const { exitCode, out, err } = await runProgram("git", args, {
    cwd,
    env: { ...GIT_ENVIRONMENT, ...options.environment },
    input,
  });
  if (exitCode === 0 || options.accept?.includes(exitCode) === true) return { bytes: out, exitCode };
  throw new GitFailure(args, exitCode, err.toString("utf8").trim());
}

export class GitStore {
  /** What objects say never changes: asked once, known for ever. */
  readonly #known = new Map<string, Promise<unknown>>();

  readonly #objects: ObjectAnswers;
  readonly #updates: RefUpdates;
  readonly #graph = new CommitGraph(async (oid) => {
    const { parents, committer } = await this.commit(oid);
    return { parents, date: committer.date };
  });

  constructor(readonly folder: string) {
    this.#objects = new ObjectAnswers(folder);
    this.#updates = new RefUpdates(folder);
  }

  close(): void {
    this.#objects.close();
    this.#updates.close();
  }

  static create(folder: string, defaultBranch: string): GitStore {
    initBare(folder, defaultBranch);
    return new GitStore(folder);
  }

  /** With the branches and tags of another store, as a fork starts. */
  static async copy(source: GitStore, folder: string, defaultBranch: string): Promise<GitStore> {
    const refs = await source.refs("refs/heads/", "refs/tags/");
    initBare(folder, defaultBranch);
    await cp(join(source.folder, "objects"), join(folder, "objects"), { recursive: true });
    for (const { name, oid } of refs) {
      await mkdir(dirname(join(folder, name)), { recursive: true });
      await writeFile(join(folder, name), `${oid}\n`);
    }
    return new GitStore(folder);
  }

  async run(args: readonly string[], options: GitOptions = {}): Promise<Buffer> {
    return (await git(["-C", this.folder, ...args], options)).bytes;
  }

  async text(args: readonly string[], options: GitOptions = {}): Promise<string> {
    return (await this.run(args, options)).toString("utf8").trimEnd();
  }

  async refs(...patterns: readonly string[]): Promise<Ref[]> {
    const text = await this.text(["for-each-ref", "--format=%(objectname) %(objecttype) %(refname)", ...patterns]);
    return text === ""
      ? []
      : text.split("\n").map((line) => {
          const [oid = "", type = "", ...name] = line.split(" ");
          return { oid, type, name: name.join(" ") };
        });
  }

  /** The object that a full ref name stands at. */
  async ref(name: string): Promise<string | undefined> {
    return name.startsWith("refs/") ? (await this.#objects.info(name))?.oid : undefined;
  }

  /** The commit that a branch, a tag, a full ref name or an object id means. */
  async commitOf(name: string): Promise<string | undefined> {
    if (/^[0-9a-f]{40}$/.test(name)) return (await this.typeOf(name)) === "commit" ? name : undefined;
    for (const full of [`refs/heads/${name}`, `refs/tags/${name}`, `refs/${name}`, name]) {
      const found = full.startsWith("refs/") ? await this.#objects.info(`${full}^{commit}`) : undefined;
      if (found) return found.oid;
    }
    return undefined;
  }

  async typeOf(oid: string): Promise<string | undefined> {
    return /^[0-9a-f]{40}$/.test(oid) ? (await this.#objects.info(oid))?.type : undefined;
  }

  /** @throws GitFailure when the ref does not stand at `before` */
  async updateRef(name: string, after: string, before?: string): Promise<void> {
    await this.#update("update", name, after, ...(before === undefined ? [] : [before]));
  }

  async deleteRef(name: string): Promise<void> {
    await this.#update("delete", name);
  }

  async #update(...command: readonly string[]): Promise<void> {
    const failed = await this.#updates.run(command.join(" "));
    if (failed) throw new GitFailure(["update-ref", ...command], failed.exitCode, failed.said);
  }

  async commit(oid: string): Promise<Commit> {
    return await this.#once(`commit ${oid}`, async () => await this.#readCommit(oid));
  }

  async #readCommit(oid: string): Promise<Commit> {
    const text = (await this.#contents(oid, "commit")).toString("utf8");
    const end = text.indexOf("\n\n");
    const lines = text.slice(0, end).split("\n");
    const value = (name: string): string =>
      lines.find((line) => line.startsWith(`${name} `))?.slice(name.length + 1) ?? "";
    return {
      oid,
      tree: value("tree"),
      parents: lines.filter((line) => line.startsWith("parent ")).map((line) => line.slice(7)),
      author: signature(value("author")),
      committer: signature(value("committer")),
      message: text.slice(end + 2).replace(/\n$/, ""),
    };
  }

  async blob(oid: string): Promise<Buffer> {
    return await this.#contents(oid, "blob");
  }

  async #contents(oid: string, type: string): Promise<Buffer> {
    const found = await this.#objects.contents(oid);
    if (found?.type === type) return found.bytes;
    throw new GitFailure(["cat-file", type, oid], 128, `${oid} is no ${type}`);
  }

  /** @param options `recursive` goes into folders; `path` asks for what stands there or, with a slash behind it, for what is in it. */
  async tree(treeish: string, options: { recursive?: boolean; path?: string } = {}): Promise<TreeEntry[]> {
    return await listTree(this.#objects, await this.#treeOf(treeish), options);
  }

  async #treeOf(treeish: string): Promise<string> {
    const tree = await this.#objects.info(`${treeish}^{tree}`);
    if (tree) return tree.oid;
    throw new GitFailure(["rev-parse", `${treeish}^{tree}`], 128, "Not a valid object name");
  }

  async writeBlob(bytes: string | Uint8Array): Promise<string> {
    return await writeObject(this.folder, "blob", Buffer.from(bytes));
  }

  /** The tree of `base` with files laid over it. @throws GitFailure */
  async writeTree(base: string | undefined, files: readonly Written[]): Promise<string> {
    const tree = base === undefined ? undefined : await this.#treeOf(base);
    try {
      return await layOver(this.folder, this.#objects, tree, files);
    } catch (error) {
      if (error instanceof MalformedTree) throw new GitFailure(["write-tree"], 128, error.message);
      throw error;
    }
  }

  async writeCommit({ tree, parents, author, committer, message }: Omit<Commit, "oid">): Promise<string> {
    const lines = [
      `tree ${tree}`,
      ...parents.map((parent) => `parent ${parent}`),
      `author ${signatureLine(author)}`,
      `committer ${signatureLine(committer)}`,
    ];
    return await writeObject(this.folder, "commit", Buffer.from(`${lines.join("\n")}\n\n${message}`));
  }

  async isAncestor(ancestor: string, descendant: string): Promise<boolean> {
    return await this.#graph.isAncestor(ancestor, descendant);
  }

  async mergeBase(a: string, b: string): Promise<string | undefined> {
    return await this.#graph.mergeBase(a, b);
  }

  /** Commits of `to` that `from` lacks, oldest first. */
  async between(from: string, to: string): Promise<string[]> {
    return await this.#graph.between(from, to);
  }

  /** The tree of the merge, or undefined when it conflicts. */
  async mergeTree(ours: string, theirs: string): Promise<string | undefined> {
    const base = await this.mergeBase(ours, theirs);
    if (base === ours) return (await this.commit(theirs)).tree;
    if (base === theirs) return (await this.commit(ours)).tree;
    return await this.#once(`merge-tree ${ours} ${theirs}`, async () => {
      const { bytes, exitCode } = await git(["-C", this.folder, "merge-tree", "--write-tree", ours, theirs], {
        accept: [1],
      });
      return exitCode === 0 ? bytes.toString("utf8").split("\n")[0] : undefined;
    });
  }

  async changes(from: string, to: string): Promise<ChangedFile[]> {
    return await this.#once(`changes ${from} ${to}`, async () => await this.#readChanges(from, to));
  }

  async #readChanges(from: string, to: string): Promise<ChangedFile[]> {
    const forms = ["--raw", "--numstat", "--patch"];
    const options = ["-M", "--no-ext-diff", "--no-color", "--full-index"];
    const text = (await this.run(["diff-tree", "-r", "-z", ...forms, ...options, from, to])).toString("utf8");
    let at = 0;
    const field = (): string => {
      const start = at;
      at = text.indexOf("\0", start) + 1;
      return text.slice(start, at - 1);
    };
    const entries: Omit<ChangedFile, "additions" | "deletions" | "patch">[] = [];
    while (text[at] === ":") {
      const [, , before = "", after = "", status = ""] = field().split(" ");
      const previous = field();
      const isRenamed = status.startsWith("R");
      entries.push({
        status: isRenamed ? "renamed" : status === "A" ? "added" : status === "D" ? "removed" : "modified",
        path: isRenamed ? field() : previous,
        previousPath: isRenamed ? previous : undefined,
        oid: status === "D" ? before : after,
      });
    }
    const counted = entries.map((entry) => {
      const [additions, deletions] = field().split("\t");
      // Of a rename the two names follow as fields of their own.
      if (entry.previousPath !== undefined) for (let name = 0; name < 2; name++) field();
      return { ...entry, additions: Number(additions) || 0, deletions: Number(deletions) || 0 };
    });
    const hunks = readPatches(text.slice(at + 1));
    return counted.map((entry, index) => ({ ...entry, patch: hunks[index] }));
  }

  async #once<T>(question: string, answer: () => Promise<T>): Promise<T> {
    const known = this.#known.get(question) as Promise<T> | undefined;
    if (known) return await known;
    const asked = answer();
    this.#known.set(question, asked);
    // A failure is no answer.
    asked.catch(() => this.#known.delete(question));
    return await asked;
  }

  /** Brings an object of another store into this one, under a ref. */
  async take(source: GitStore, oid: string, ref: string): Promise<void> {
    if (source === this || (await this.typeOf(oid)) !== undefined) {
      await this.updateRef(ref, oid);
      return;
    }
    await this.run(
      ["fetch", "--quiet", "--no-tags", "--no-write-fetch-head", `file://${source.folder}`, `+${oid}:${ref}`],
      {
        environment: {
          GIT_CONFIG_COUNT: "4",
          GIT_CONFIG_KEY_3: "uploadpack.allowAnySHA1InWant",
          GIT_CONFIG_VALUE_3: "true",
        },
      },
    );
  }
}

function signatureLine({ name, email, date }: Signature): string {
  return `${name} <${email}> ${Date.parse(date) / 1000} +0000`;
}

function signature(line: string): Signature {
  const [, name = "", email = "", seconds = "0"] = /^(.*) <(.*)> (\d+) [+-]\d{4}$/.exec(line) ?? [];
  return { name, email, date: new Date(Number(seconds) * 1000).toISOString().replace(".000Z", "Z") };
}

function readPatches(text: string): (string | undefined)[] {
  const starts = [...text.matchAll(/^diff --git /gm)].map(({ index }) => index);
  return starts.map((start, at) => {
    const section = text.slice(start, starts[at + 1]);
    const hunk = section.search(/^@@ /m);
    return hunk === -1 ? undefined : section.slice(hunk).replace(/\n$/, "");
  });
}
