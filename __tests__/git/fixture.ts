/** Real repositories in temporary folders. */
import { execFileSync } from "node:child_process";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  writeFileSync,
} from "node:fs";
import { devNull, tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { onTestFinished, vi } from "vitest";
import { ObjectReader } from "../../src/git/object-reader.js";
import { openRepository, type GitRepository } from "../../src/git/repository.js";
import type { Tree, TreeEntry } from "../../src/memory/tree.js";
import { writeObjectSync } from "../github/loose-objects.js";
import { closing, temporary } from "../support/tidy-up.js";
import { commitAll, init } from "./make-commits.js";

export function makeFolder(): string {
  return temporary(realpathSync(mkdtempSync(join(tmpdir(), "git-room-"))));
}

export async function open(dir: string): Promise<GitRepository> {
  return closing(await openRepository(dir));
}

/** What reads the objects of a repository until the test is over. */
export function readerOf(dir: string): ObjectReader {
  const env = { PATH: process.env["PATH"] ?? "", GIT_CONFIG_NOSYSTEM: "1", GIT_CONFIG_GLOBAL: devNull, LC_ALL: "C" };
  const reader = new ObjectReader({ folder: dir, env });
  onTestFinished(() => reader.close());
  return reader;
}

/** Runs git as a user without settings would. */
export function git(dir: string, ...args: string[]): string {
  return execFileSync("git", ["-C", dir, ...args], { env: gitEnvironment(), encoding: "utf8", stdio: "pipe" }).trim();
}

export function gitInput(dir: string, input: string | Buffer, ...args: string[]): string {
  const options = { env: gitEnvironment(), input, stdio: "pipe" } as const;
  return execFileSync("git", ["-C", dir, ...args], options)
    .toString("utf8")
    .trim();
}

/** Sets variables of this process for the rest of the test. */
export function setVariables(variables: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
}

/** Puts a program called git before the real one. `$REAL` is the real one. */
export function wrapGit(script: string): void {
  const real = execFileSync("sh", ["-c", "command -v git"], { encoding: "utf8" }).trim();
  const bin = makeFolder();
  writeFileSync(join(bin, "git"), `#!/bin/sh\nREAL='${real}'\n${script}\nexec "$REAL" "$@"\n`);
  chmodSync(join(bin, "git"), 0o755);
  setVariables({ PATH: `${bin}${delimiter}${process.env["PATH"] ?? ""}` });
}

const PERSON = { NAME: "Ann", EMAIL: "ann@example.org", DATE: "2026-01-02T03:04:05Z" };

function gitEnvironment(): NodeJS.ProcessEnv {
  const environment: NodeJS.ProcessEnv = {};
  for (const [key, value] of Object.entries(PERSON)) {
    environment[`GIT_AUTHOR_${key}`] = value;
    environment[`GIT_COMMITTER_${key}`] = value;
  }
  return {
    ...environment,
    PATH: process.env["PATH"],
    HOME: devNull,
    GIT_CONFIG_NOSYSTEM: "1",
    GIT_CONFIG_GLOBAL: devNull,
    GIT_ALLOW_PROTOCOL: "file",
    // No sample hooks in each new repository, and no second program behind each commit.
    GIT_TEMPLATE_DIR: "",
    GIT_CONFIG_COUNT: "1",
    GIT_CONFIG_KEY_0: "maintenance.auto",
    GIT_CONFIG_VALUE_0: "false",
  };
}

export type Files = Readonly<Record<string, string | Uint8Array>>;

export function write(dir: string, files: Files): void {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(dir, path)), { recursive: true });
    writeFileSync(join(dir, path), content);
  }
}

export function makeRepository(files: Files = {}, ...initOptions: string[]): string {
  const dir = makeFolder();
  if (initOptions.length === 0) init(dir);
  else git(dir, "init", "--quiet", "--initial-branch=main", ...initOptions);
  if (Object.keys(files).length > 0) commit(dir, "first", files);
  return dir;
}

/** Git's two commands in one program. */
const COMMIT = 'git add --all && git commit --quiet --allow-empty -m "$1"';

/** Writes files, commits everything and gives the commit's id. */
export function commit(dir: string, message: string, files: Files = {}): string {
  write(dir, files);
  const seconds = Date.parse(PERSON.DATE) / 1000;
  const person = `${PERSON.NAME} <${PERSON.EMAIL}> ${seconds} +0000`;
  const made = commitAll(dir, { message, person, allowEmpty: true });
  if (made !== undefined) return made;
  const options = { cwd: dir, env: gitEnvironment(), encoding: "utf8", stdio: "pipe" } as const;
  execFileSync("sh", ["-c", COMMIT, "sh", message], options);
  return headOf(dir);
}

/** Right behind a commit, when its branch stands in a file of its own. Where the repository is elsewhere, Git is asked. */
function headOf(dir: string): string {
  const place = join(dir, ".git");
  if (!existsSync(join(place, "HEAD"))) return git(dir, "rev-parse", "HEAD");
  const head = readFileSync(join(place, "HEAD"), "utf8").trim();
  return head.startsWith("ref: ") ? readFileSync(join(place, head.slice(5)), "utf8").trim() : head;
}

/** What `git ls-tree` tells of an entry. */
export type RawEntry = readonly [mode: string, name: string | Buffer, oid: string];

/** Writes a tree object byte for byte, whatever git thinks of it. */
export function rawTree(dir: string, entries: readonly RawEntry[]): string {
  const parts = entries.flatMap(([mode, name, oid]) => [
    Buffer.from(`${mode} `),
    Buffer.from(name),
    Buffer.from([0]),
    Buffer.from(oid, "hex"),
  ]);
  return writeObjectSync(join(dir, ".git"), "tree", Buffer.concat(parts));
}

/** @returns its id. */
export function writeBlob(dir: string, text: string): string {
  return writeObjectSync(join(dir, ".git"), "blob", Buffer.from(text));
}

/** The entries of a tree, as `rawTree` takes them. */
export function entriesOf(dir: string, tree: string): RawEntry[] {
  const lines = git(dir, "ls-tree", "-z", tree).split("\0").filter(Boolean);
  return lines.map((line) => {
    const [mode = "", , oid = ""] = line.slice(0, line.indexOf("\t")).split(" ");
    return [mode.replace(/^0/, ""), line.slice(line.indexOf("\t") + 1), oid];
  });
}

export function clone(from: string, ...options: string[]): string {
  const dir = join(makeFolder(), "clone");
  git(tmpdir(), "clone", "--quiet", ...options, `file://${from}`, dir);
  return dir;
}

/** Every entry as `mode path`. */
export async function list(tree: Tree): Promise<string[]> {
  return (await tree.entries()).map(({ mode, path }) => `${mode} ${path}`);
}

/** Every entry's content by path; errors as `Error: message`. */
export async function contents(tree: Tree): Promise<Record<string, string>> {
  const result: Record<string, string> = {};
  await tree.read(await tree.entries(), (entry, bytes) => {
    result[entry.path] = bytes instanceof Error ? `Error: ${bytes.message}` : Buffer.from(bytes).toString("utf8");
  });
  return result;
}

export async function entry(tree: Tree, path: string): Promise<TreeEntry> {
  const found = (await tree.entries()).find((candidate) => candidate.path === path);
  if (!found) throw new Error(`no entry ${path}`);
  return found;
}

/** Every file below a folder with its bytes, to prove that nothing was written. */
export function photograph(dir: string): Record<string, string> {
  const photo: Record<string, string> = {};
  for (const node of readdirSync(dir, { withFileTypes: true, recursive: true })) {
    const path = join(node.parentPath, node.name);
    photo[path] = node.isFile() ? readFileSync(path, "latin1") : "";
  }
  return photo;
}

/** A program that leaves a file behind when it runs. */
export function makeTrap(dir: string, marker: string): string {
  const program = join(dir, "trap.sh");
  writeFileSync(program, `#!/bin/sh\necho "$0 $@" >> '${marker}'\ncat\n`);
  chmodSync(program, 0o755);
  return program;
}
