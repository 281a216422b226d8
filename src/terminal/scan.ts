/** `memory-steward scan` on a terminal or in a script. */
import { lstatSync, statSync } from "node:fs";
import { dirname, isAbsolute, join, relative, resolve } from "node:path";
import { scan, type ScanInput } from "../commands/scan.js";
import { openRepository, type GitRepository } from "../git/repository.js";
import { hasPath, type FileMode, type TreeEntry } from "../memory/tree.js";
import { UserError } from "../memory/user-error.js";
import { renderScanJson } from "../report/scan-json.js";
import { renderScanPretty } from "../report/scan-pretty.js";
import { useColor } from "./color.js";
import { progressLine } from "./progress.js";
import { redactor } from "./redaction.js";
import type { SCAN_FORMATS } from "./scan-formats.js";

export interface ScanArguments {
  readonly range?: string;
  readonly format: (typeof SCAN_FORMATS)[number];
}

/** @returns 0 where nothing of error level was found and everything was searched, else 1. */
export async function runScan(paths: readonly string[], { range, format }: ScanArguments): Promise<number> {
  const wanted = (paths.length === 0 ? ["."] : paths).map((path) => resolve(path));
  const folder = wanted.every((path) => isBelow(process.cwd(), path)) ? process.cwd() : commonFolder(wanted);
  const repository = await openRepository(folder);
  const progress = progressLine(process.stderr);
  try {
    const names = wanted.map((path) => relative(folder, path).replaceAll("\\", "/"));
    const isWanted = (path: string) =>
      names.some((name) => name === "" || path === name || path.startsWith(`${name}/`));
    const report = await scan({
      ...(await subjectOf(repository, folder, names, range)),
      now: new Date(),
      isWanted,
      onSecret: redactor.learn,
      onProgress: progress.update,
    });
    progress.clear();
    process.stdout.write(format === "json" ? renderScanJson(report) : renderScanPretty(report, useColor()));
    return report.verdict === "fail" ? 1 : 0;
  } finally {
    progress.clear();
    await repository.close();
  }
}

async function subjectOf(
  repository: GitRepository,
  folder: string,
  names: readonly string[],
  range: string | undefined,
): Promise<Pick<ScanInput, "subject" | "gateTree">> {
  if (range === undefined) {
    const tree = await repository.workingTree();
    const entries = await tree.entries();
    for (const name of names) refuseUnsearchable(name, entries, folder);
    const missing = names.find((name) => name !== "" && !hasPath(entries, name));
    if (missing === undefined) return { subject: { tree }, gateTree: tree };
    throw new UserError(
      `${missing} is no file or folder that Git tracks or would add.`,
      "Name one that is, or take it out of .gitignore",
    );
  }
  const { base, head } = endsOf(range);
  const [from, to] = [base === undefined ? undefined : await repository.resolve(base), await repository.resolve(head)];
  const added = await repository.addedContent(from, to);
  const tree = await repository.commitTree(to);
  const named = { head: to, ...(from !== undefined && { base: from }) };
  return {
    subject: { added, head: tree, range: named },
    gateTree: from === undefined ? tree : await repository.commitTree(from),
  };
}

/**
 * A file that was named and not searched must not look like one without secrets.
 * @throws UserError where a path stands for a link, a pipe, a device or another repository.
 */
function refuseUnsearchable(name: string, entries: readonly TreeEntry[], folder: string): void {
  const mode = entries.find(({ path }) => path === name)?.mode;
  const what = (mode === undefined ? undefined : UNSEARCHABLE[mode]) ?? kindOnDisk(join(folder, name));
  if (name === "" || what === undefined) return;
  throw new UserError(
    `${name} is ${what}, which is not searched.`,
    "Name the file or folder itself that is to be searched",
  );
}

const UNSEARCHABLE: Readonly<Partial<Record<FileMode, string>>> = {
  "120000": "a symlink",
  "160000": "another repository",
  special: "a pipe, a socket or a device",
};

function kindOnDisk(path: string): string | undefined {
  const found = lstatSync(path, { throwIfNoEntry: false });
  if (!found || found.isFile() || found.isDirectory()) return undefined;
  return UNSEARCHABLE[found.isSymbolicLink() ? "120000" : "special"];
}

/** `A..B`, of which an end that is left out is HEAD; a revision alone stands for its whole history. */
function endsOf(range: string): { base?: string; head: string } {
  const dots = range.indexOf("..");
  if (dots === -1) return { head: range };
  const [base, head] = [range.slice(0, dots), range.slice(dots + 2)];
  if (head.startsWith(".")) {
    throw new UserError(`${JSON.stringify(range)} has three dots.`, "Name a range as A..B: what B has and A has not");
  }
  return { base: base || "HEAD", head: head || "HEAD" };
}

function isBelow(folder: string, path: string): boolean {
  const below = relative(folder, path);
  return below !== ".." && !/^\.\.[\\/]/.test(below) && !isAbsolute(below);
}

/** @throws UserError where one of the paths is not there. */
function commonFolder(paths: readonly string[]): string {
  const folders = paths.map((path) => {
    const stats = statSync(path, { throwIfNoEntry: false }) ?? lstatSync(path, { throwIfNoEntry: false });
    if (!stats) throw new UserError(`There is no file or folder ${path}.`, "Name one that exists");
    return stats.isDirectory() ? path : dirname(path);
  });
  let [folder = ""] = folders;
  while (!folders.every((path) => isBelow(folder, path))) folder = dirname(folder);
  return folder;
}
