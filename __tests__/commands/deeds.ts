/** What a person does to the files of a repository before they are checked: on disk, in the index of Git, in both. */
import {
  appendFileSync,
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { dirname, join, posix } from "node:path";
import type { MemoryFile } from "../../src/memory/tree.js";
import type { Files } from "../support/check-files.js";
import { git } from "../git/fixture.js";

type Content = Files[string];

/** Where a deed is done, and what it writes. */
export interface Place {
  /** The top of the repository. */
  readonly top: string;
  /** Of the memory within it. */
  readonly prefix: string;
  /** Of a record, from the top. */
  readonly path: string;
  readonly content: Content;
  /** What is put on disk above what is staged. */
  readonly other: Content;
}

/** By name. */
export const DEEDS: Readonly<Record<string, (place: Place) => void>> = {
  edit: put,
  stage: (place) => {
    put(place);
    git(place.top, "add", "--force", "--sparse", place.path);
  },
  "stage and edit": (place) => {
    put(place);
    git(place.top, "add", "--force", "--sparse", place.path);
    put({ ...place, content: place.other });
  },
  "stage and delete": (place) => {
    put(place);
    git(place.top, "add", "--force", "--sparse", place.path);
    rmSync(join(place.top, place.path));
  },
  "mean to add": (place) => {
    put(place);
    git(place.top, "add", "--force", "--sparse", "--intent-to-add", place.path);
  },
  delete: ({ top, path }) => {
    rmSync(join(top, path), { recursive: true, force: true });
  },
  untrack: ({ top, path }) => git(top, "rm", "--quiet", "--cached", "--ignore-unmatch", path),
  ignore: ({ top, path }) => {
    writeFileSync(join(top, ".gitignore"), `${path}\n`);
  },
  // Of a tracked file the bit is the index's, unless a base is named: to look at each file would cost much.
  "make executable": ({ top, path }) => {
    const isNew = git(top, "ls-files", "--", path) === "" && existsSync(join(top, path));
    if (isNew) chmodSync(join(top, path), 0o755);
  },
  "make a link": ({ top, path }) => {
    makeRoom(top, path);
    symlinkSync("c.yaml", join(top, path));
  },
  "make a folder": (place) => {
    put({ ...place, path: `${place.path}/x.yaml` });
  },
  "make a folder a link": ({ top, prefix, path }) => {
    const folder = join(top, dirname(path));
    // The memory itself stays where it is.
    if (folder === join(top, prefix, ".").replace(/\/$/, "")) return;
    if (lstatSync(folder, { throwIfNoEntry: false })?.isDirectory() !== true) return;
    renameSync(folder, `${folder}.moved`);
    symlinkSync(`${folder}.moved`, folder);
  },
  "assume unchanged": (place) => {
    mark(place, "--assume-unchanged");
    put(place);
  },
  "assume unchanged and delete": (place) => {
    mark(place, "--assume-unchanged");
    rmSync(join(place.top, place.path), { recursive: true, force: true });
  },
  "leave out": (place) => {
    mark(place, "--skip-worktree");
    rmSync(join(place.top, place.path), { recursive: true, force: true });
  },
  "leave out and edit": (place) => {
    mark(place, "--skip-worktree");
    put(place);
  },
  "edit the index": ({ top, prefix }) => {
    const shard = shardIn(top, prefix);
    if (shard !== undefined && existsSync(join(top, shard))) appendFileSync(join(top, shard), "{}\n");
  },
  nest: ({ top, path }) => {
    repositoryIn(top, beside(path, "nested"));
  },
  "add a submodule": ({ top, path }) => {
    repositoryIn(top, beside(path, "module"));
    git(top, "add", "--force", "--sparse", beside(path, "module"));
  },
  "add a submodule and commit in it": ({ top, prefix }) => {
    repositoryIn(top, `${prefix}module`);
    git(top, "add", "--force", "--sparse", `${prefix}module`);
    repositoryIn(top, `${prefix}module`);
  },
  "delete a submodule": ({ top, path }) => {
    const lost = beside(path, "lost");
    repositoryIn(top, lost);
    git(top, "add", "--force", "--sparse", lost);
    rmSync(join(top, lost), { recursive: true });
  },
};

/** A tracked file of the index of a memory, from the top. */
export function shardIn(top: string, prefix: string): string | undefined {
  return git(top, "ls-files", "--", `${prefix}*indexes/records/*`).split("\n").find(Boolean);
}

function beside(path: string, name: string): string {
  return posix.join(posix.dirname(path), name);
}

function put({ top, path, content }: Place): void {
  makeRoom(top, path);
  putFile(join(top, path), content);
}

export function putFile(place: string, content: Content): void {
  mkdirSync(dirname(place), { recursive: true });
  const file: MemoryFile = typeof content === "string" || content instanceof Uint8Array ? { content } : content;
  if (file.content instanceof Error) throw file.content;
  if (file.mode === "120000") symlinkSync(Buffer.from(file.content), place);
  else writeFileSync(place, file.content, { mode: file.mode === "100755" ? 0o755 : 0o644 });
}

/** Takes away what stands at a path, and what is no folder above it. */
function makeRoom(top: string, path: string): void {
  for (let slash = path.indexOf("/"); slash !== -1; slash = path.indexOf("/", slash + 1)) {
    const folder = join(top, path.slice(0, slash));
    if (lstatSync(folder, { throwIfNoEntry: false })?.isDirectory() === false) rmSync(folder);
  }
  rmSync(join(top, path), { recursive: true, force: true });
  mkdirSync(dirname(join(top, path)), { recursive: true });
}

function mark({ top, path }: Place, option: string): void {
  if (git(top, "ls-files", "--", path) === path) git(top, "update-index", option, "--", path);
}

function repositoryIn(top: string, path: string): void {
  const folder = join(top, path);
  makeRoom(top, `${path}/x`);
  if (!existsSync(join(folder, ".git"))) git(folder, "init", "--quiet");
  git(folder, "commit", "--quiet", "--allow-empty", "--message", "inner");
}
