/** Runs the command line in this process, on real folders and repositories. */
import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runCommandLine } from "../../src/cli.js";
import { write } from "../git/fixture.js";
import { commitAll, init } from "../git/make-commits.js";
import { captured, type Run } from "../support/captured.js";
import { temporary } from "../support/tidy-up.js";

export { write };

export function run(...args: string[]): Promise<Run> {
  return captured(() => runCommandLine(args));
}

/** What work gives to a person who stands in a folder. */
export async function within<T>(folder: string, work: () => Promise<T>): Promise<T> {
  const before = process.cwd();
  process.chdir(folder);
  try {
    return await work();
  } finally {
    process.chdir(before);
  }
}

/** A new folder with files. */
export function folderOf(files: Readonly<Record<string, string | Uint8Array>> = {}): string {
  const folder = temporary(mkdtempSync(join(tmpdir(), "memory-steward-test-")));
  write(folder, files);
  return folder;
}

/** A new repository whose only commit holds the files. */
export function repositoryOf(files: Readonly<Record<string, string | Uint8Array>> = {}): string {
  const folder = folderOf(files);
  init(folder);
  if (Object.keys(files).length > 0) commit(folder);
  return folder;
}

/** Git's two commands in one program. */
const COMMIT = "git add --all && git -c user.name=Test -c user.email=test@example.org commit --quiet --message=Files";

export function commit(folder: string): void {
  const person = `Test <test@example.org> ${Math.floor(Date.now() / 1000)} +0000`;
  if (commitAll(folder, { message: "Files", person, allowEmpty: false }) !== undefined) return;
  execFileSync("sh", ["-c", COMMIT], { cwd: folder });
}

export function git(folder: string, ...args: string[]): string {
  return execFileSync("git", args, { cwd: folder, encoding: "utf8" });
}

/** Path to text of every file, `.git` left out. */
export function filesOf(folder: string): Record<string, string> {
  const files: Record<string, string> = {};
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    const path = join(entry.parentPath, entry.name).slice(folder.length + 1);
    if (entry.isFile() && !path.startsWith(".git/")) files[path] = readFileSync(join(folder, path), "utf8");
  }
  return files;
}
