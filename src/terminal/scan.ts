/** `memory-steward scan` on a terminal or in a script. */
import { lstatSync, statSync } from "node:fs";
import { dirname, isAbsolute, join, relative, resolve } from "node:path";
import { scan, type ScanInput } from "../commands/scan.js";
import { openRepository, type GitRepository } from "../git/repository.js";
import { parseCommitRange } from "../memory/commit-range.js";
import { hasPath, type FileMode, type TreeEntry } from "../memory/tree.js";
import { UserError } from "../memory/user-error.js";
import { renderScanJson } from "../report/scan-json.js";
import { renderScanPretty } from "../report/scan-pretty.js";
import { useColor } from "./color.js";
import { memoryAround } from "./find-memory.js";
import type { AnswerFormat } from "./formats.js";
import { progressLine } from "./progress.js";
import { redactor } from "./redaction.js";

export interface ScanArguments {
  readonly range?: string;
  readonly staged?: true;
  readonly format: AnswerFormat;
}

/** @returns 0 where nothing of error level was found and everything was searched, else 1. */
export async function runScan(paths: readonly string[], { range, staged, format }: ScanArguments): Promise<number> {
  const wanted = (paths.length === 0 ? ["."] : paths).map((path) => resolve(path));
  const folder = wanted.every((path) => isBelow(process.cwd(), path)) ? process.cwd() : commonFolder(wanted);
  const here = await openRepository(folder);
  const opened = [here];
  const open = async (dir: string): Promise<GitRepository> => {
    const repository = dir === here.top && here.prefix === "" ? here : await openRepository(dir);
    opened.push(repository);
    return repository;
  };
  const progress = progressLine(process.stderr);
  try {
    const names = wanted.map((path) => relative(folder, path).replaceAll("\\", "/"));
    const source = { repository: here, folder, names };
    const ends = staged ? stagedEnds : range === undefined ? undefined : rangeEnds(range);
    const subject = !ends
      ? await filesOf(source)
      : paths.length > 0
        ? await addedBy(ends, source, here)
        : await addedAnywhere(ends, here, open);
    const report = await scan({
      ...subject,
      now: new Date(),
      onSecret: redactor.learn,
      onProgress: progress.update,
    });
    progress.clear();
    process.stdout.write(format === "json" ? renderScanJson(report) : renderScanPretty(report, useColor()));
    return report.verdict === "fail" ? 1 : 0;
  } finally {
    progress.clear();
    for (const repository of new Set(opened)) await repository.close();
  }
}

type Subject = Pick<ScanInput, "subject" | "gate" | "isWanted">;

interface Source {
  readonly repository: GitRepository;
  /** Absolute path of the folder that the repository was opened at. */
  readonly folder: string;
  /** Paths below the folder that count, empty for all of it. */
  readonly names: readonly string[];
}

/** @throws UserError where a path stands for nothing that can be searched. */
async function filesOf({ repository, folder, names }: Source): Promise<Subject> {
  const tree = await repository.workingTree();
  const entries = await tree.entries();
  for (const name of names) refuseUnsearchable(name, entries, folder);
  const missing = names.find((name) => !hasPath(entries, name));
  if (missing !== undefined) {
    if (!isOnDisk(folder, missing)) throw nothingAt(missing);
    throw new UserError(
      `${missing} is no file or folder that Git tracks or would add.`,
      "Name one that is, or take it out of .gitignore",
    );
  }
  return { subject: { tree }, gate: { tree, folder: "" }, isWanted: below(names) };
}

/**
 * All that a range adds, wherever the caller stands: a pass must not depend on it. What is accepted is what the memory
 * accepts that the caller stands in.
 */
async function addedAnywhere(
  ends: EndsOf,
  here: GitRepository,
  open: (dir: string) => Promise<GitRepository>,
): Promise<Subject> {
  const memory = here.isGit ? memoryAround(join(process.cwd(), "file")) : undefined;
  const gates = memory !== undefined && isBelow(here.top, memory) ? await open(memory) : undefined;
  const top = await open(here.top);
  return await addedBy(ends, { repository: top, folder: here.top, names: [""] }, gates ?? top);
}

/**
 * @param gates opened at the folder whose acceptance counts, at or below that of the source.
 * @throws UserError where a path is none that the range knows, or the range cannot be read.
 */
async function addedBy(ends: EndsOf, { repository, folder, names }: Source, gates: GitRepository): Promise<Subject> {
  const { from, to } = await ends(repository);
  const added = await repository.addedContent(from, to);
  const tree = await repository.commitTree(to);
  const start = from === undefined ? tree : await repository.commitTree(from);
  for (const name of names.filter((path) => !isOnDisk(folder, path))) {
    const isWanted = below([name]);
    const isKnown =
      hasPath(await tree.entries(), name) ||
      hasPath(await start.entries(), name) ||
      added.blobs.some(({ places }) => places.some(({ path }) => isWanted(path)));
    if (!isKnown) throw nothingAt(name, ", and no commit of the range has one");
  }
  const named = { head: tree.commit ?? tree.label, ...(from !== undefined && { base: from }) };
  return {
    subject: { added, head: tree, range: named },
    gate: {
      tree: gates === repository ? start : await gates.commitTree(from ?? (await ends(gates)).to),
      folder: gates.prefix.slice(repository.prefix.length),
    },
    isWanted: below(names),
  };
}

function below(names: readonly string[]): (path: string) => boolean {
  return (path) => names.some((name) => name === "" || path === name || path.startsWith(`${name}/`));
}

function isOnDisk(folder: string, name: string): boolean {
  return lstatSync(join(folder, name), { throwIfNoEntry: false }) !== undefined;
}

function nothingAt(name: string, nowhereElse = ""): UserError {
  return new UserError(`There is no file or folder ${name}${nowhereElse}.`, "Name one that exists");
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

/** Commits that a repository has; without the first, all that the second reaches. */
interface Ends {
  readonly from: string | undefined;
  readonly to: string;
}

type EndsOf = (repository: GitRepository) => Promise<Ends>;

/**
 * Of `A..B`; a revision alone stands for its whole history.
 * @throws UserError where it has three dots.
 */
function rangeEnds(range: string): EndsOf {
  const ends = parseCommitRange(range);
  if (ends?.isSinceParting) {
    throw new UserError(`${JSON.stringify(range)} has three dots.`, "Name a range as A..B: what B has and A has not");
  }
  return async (repository) => ({
    from: ends && (await repository.resolve(ends.from)),
    to: await repository.resolve(ends ? ends.to : range),
  });
}

async function stagedEnds(repository: GitRepository): Promise<Ends> {
  return { from: await repository.headCommit(), to: await repository.stagedCommit() };
}

function isBelow(folder: string, path: string): boolean {
  const below = relative(folder, path);
  return below !== ".." && !/^\.\.[\\/]/.test(below) && !isAbsolute(below);
}

/** @throws UserError where one of the paths is not there. */
function commonFolder(paths: readonly string[]): string {
  const folders = paths.map((path) => {
    const stats = statSync(path, { throwIfNoEntry: false }) ?? lstatSync(path, { throwIfNoEntry: false });
    if (!stats) throw nothingAt(path);
    return stats.isDirectory() ? path : dirname(path);
  });
  let [folder = ""] = folders;
  while (!folders.every((path) => isBelow(folder, path))) folder = dirname(folder);
  return folder;
}
