/**
 * Repositories and commits as `git init`, `git add --all` and `git commit` make them, without a process for each: tests make
 * thousands. What only Git knows how to do is left to it: ignore rules, attributes, an index or settings of another hand.
 */
import { createHash } from "node:crypto";
import { existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, readlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { grouped } from "../../src/memory/grouped.js";
import { EMPTY_TREE, FOLDER, treeContent, writeObjectSync, type NamedObject } from "../github/loose-objects.js";

const CONFIG = "[core]\n\trepositoryformatversion = 0\n\tfilemode = true\n\tbare = false\n\tlogallrefupdates = true\n";
const BARE_CONFIG = "[core]\n\trepositoryformatversion = 0\n\tfilemode = true\n\tbare = true\n";

/** Checksums of the indexes that were written here. */
const ownIndexes = new Set<string>();

/** Trees of commits that were made here. */
const treeOfOwn = new Map<string, string>();

/** As `git init` with an empty template. */
export function init(dir: string, branch = "main"): void {
  makePlace(join(dir, ".git"), branch, CONFIG);
}

/** The same with `--bare`. */
export function initBare(dir: string, branch: string): void {
  makePlace(dir, branch, BARE_CONFIG);
}

function makePlace(place: string, branch: string, config: string): void {
  for (const folder of ["objects/info", "objects/pack", "refs/heads", "refs/tags"])
    mkdirSync(join(place, folder), { recursive: true });
  writeFileSync(join(place, "config"), config);
  writeFileSync(join(place, "HEAD"), `ref: refs/heads/${branch}\n`);
}

export interface CommitOptions {
  readonly message: string;
  /** Name and address, seconds since 1970 and the zone. */
  readonly person: string;
  readonly allowEmpty: boolean;
}

/**
 * Commits everything in the working directory on the branch that is checked out.
 * @returns the commit's id; undefined where nothing was done, and Git has to.
 */
export function commitAll(dir: string, { message, person, allowEmpty }: CommitOptions): string | undefined {
  const place = join(dir, ".git");
  const branch = branchOf(place);
  const files = branch === undefined ? undefined : filesBelow(dir);
  if (branch === undefined || files === undefined) return undefined;
  const parent = existsSync(branch) ? readFileSync(branch, "utf8").trim() : undefined;
  for (const file of files) file.oid = writeObjectSync(place, "blob", file.content);
  const tree = writeTree(place, files, "");
  // Git says so, in its words, where there is nothing to commit.
  const before = parent === undefined ? EMPTY_TREE : treeOfOwn.get(parent);
  if (!allowEmpty && (before === undefined || before === tree)) return undefined;
  const lines = [`tree ${tree}`, ...(parent === undefined ? [] : [`parent ${parent}`])];
  const text = [...lines, `author ${person}`, `committer ${person}`, "", `${message}\n`].join("\n");
  const commit = writeObjectSync(place, "commit", Buffer.from(text));
  treeOfOwn.set(commit, tree);
  writeIndex(place, files);
  mkdirSync(join(branch, ".."), { recursive: true });
  writeFileSync(branch, `${commit}\n`);
  return commit;
}

/** What this process tells Git by variables; a test that changes them means Git itself. */
function variables(): string {
  return JSON.stringify(Object.entries(process.env).filter(([name]) => /^(?:GIT_|HOME$|XDG_CONFIG_HOME$)/.test(name)));
}

const AT_START = variables();

/** The file of the branch that is checked out, where nothing about the repository is out of the ordinary. */
function branchOf(place: string): string | undefined {
  if (variables() !== AT_START) return undefined;
  if (!existsSync(join(place, "config")) || readFileSync(join(place, "config"), "utf8") !== CONFIG) return undefined;
  const known = new Set(["HEAD", "config", "index", "objects", "refs", "COMMIT_EDITMSG", "logs"]);
  if (readdirSync(place).some((name) => !known.has(name))) return undefined;
  const index = existsSync(join(place, "index")) ? readFileSync(join(place, "index")) : undefined;
  if (index && !ownIndexes.has(index.toString("hex", index.length - 20))) return undefined;
  const [, ref] = /^ref: (refs\/heads\/\S+)\n$/.exec(readFileSync(join(place, "HEAD"), "utf8")) ?? [];
  return ref === undefined ? undefined : join(place, ref);
}

interface File {
  readonly path: Buffer;
  readonly mode: string;
  readonly content: Buffer;
  readonly stats: ReturnType<typeof lstat>;
  oid: string;
}

const lstat = (path: string) => lstatSync(path, { bigint: true });

/** Of a folder, by their paths from the top; undefined where Git may see other ones. */
function filesBelow(dir: string, folder = ""): File[] | undefined {
  const files: File[] = [];
  for (const entry of readdirSync(join(dir, folder), { withFileTypes: true })) {
    const inner = `${folder}${entry.name}`;
    if (inner === ".git") continue;
    if (/^\.git(?:ignore|attributes|modules)?$/i.test(entry.name) || inner.includes("\uFFFD")) return undefined;
    if (entry.isDirectory()) {
      const below = filesBelow(dir, `${inner}/`);
      if (!below) return undefined;
      files.push(...below);
      continue;
    }
    const isLink = entry.isSymbolicLink();
    if (!entry.isFile() && !isLink) return undefined;
    const path = join(dir, inner);
    const stats = lstat(path);
    const mode = isLink ? "120000" : (stats.mode & 0o100n) === 0n ? "100644" : "100755";
    const content = isLink ? Buffer.from(readlinkSync(path)) : readFileSync(path);
    files.push({ path: Buffer.from(inner), mode, content, stats, oid: "" });
  }
  return files;
}

/** @param files that stand in the folder, whose path ends with a slash or is empty. */
function writeTree(place: string, files: readonly File[], folder: string): string {
  const nameOf = ({ path }: File) => /^[^/]*\/?/.exec(path.toString("latin1").slice(folder.length))?.[0] ?? "";
  const entries = [...grouped(files, nameOf)].flatMap(([name, inside]): NamedObject[] => {
    if (!name.endsWith("/")) return inside.map(({ mode, oid }) => ({ mode, name, oid }));
    return [{ mode: FOLDER, name: name.slice(0, -1), oid: writeTree(place, inside, folder + name) }];
  });
  return writeObjectSync(place, "tree", treeContent(entries));
}

/** Version 2 of the format in Git's `index-format`. */
function writeIndex(place: string, files: readonly File[]): void {
  const header = Buffer.from("DIRC\0\0\0\u0002\0\0\0\0", "latin1");
  header.writeUInt32BE(files.length, 8);
  const sorted = [...files].sort((one, other) => Buffer.compare(one.path, other.path));
  const entries = sorted.map(({ path, mode, stats, oid }) => {
    const entry = Buffer.alloc((62 + path.length + 8) & ~7);
    const times = [stats.ctimeNs, stats.mtimeNs].flatMap((time) => [time / 1_000_000_000n, time % 1_000_000_000n]);
    const fields = [...times, stats.dev, stats.ino, BigInt(`0o${mode}`), stats.uid, stats.gid, stats.size];
    fields.forEach((field, index) => entry.writeUInt32BE(Number(field & 0xffff_ffffn), 4 * index));
    entry.write(oid, 40, "hex");
    entry.writeUInt16BE(Math.min(path.length, 0xfff), 60);
    path.copy(entry, 62);
    return entry;
  });
  const content = Buffer.concat([header, ...entries]);
  const checksum = createHash("sha1").update(content).digest();
  ownIndexes.add(checksum.toString("hex"));
  writeFileSync(join(place, "index"), Buffer.concat([content, checksum]));
}
