/** `memory-steward reindex`: the index of the working directory, written into it or compared with it. */
import { readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { indexDifferences } from "../commands/reindex/index-changes.js";
import { indexSource, sourcesAmong } from "../commands/reindex/index-source.js";
import { makeIndex, type MadeIndex } from "../commands/reindex/make-index.js";
import { openRepository } from "../git/repository.js";
import { firstNames } from "../memory/first-names.js";
import { INDEX_FOLDER, isIndexPath, mayBeIndexFile } from "../memory/index-paths.js";
import { begunWriteAt } from "../memory/stopped-write.js";
import type { Tree, TreeEntry } from "../memory/tree.js";
import { UserError } from "../memory/user-error.js";
import { visible, visibleStart } from "../report/visible-text.js";
import { plural } from "../report/wording.js";
import { assertWritable, occupant } from "./files-below.js";
import { withMemoryAbove } from "./with-memory-above.js";
import { gateOptions } from "./gate-options.js";
import { mergeIndexFile } from "./merge-driver.js";
import { writeFileWhole } from "./write-whole.js";
import { progressLine } from "./progress.js";

export interface ReindexArguments {
  readonly write?: true;
  readonly check?: true;
  /** Git's %A and %P. */
  readonly mergeDriver?: readonly string[];
  readonly layout?: string;
  readonly config?: string;
  readonly asOf?: Date;
}

/** @returns 0 where the index is as it should be, or was written; 1 where `--check` finds that it is not. */
export async function runReindex(dir: string, options: ReindexArguments): Promise<number> {
  if (options.mergeDriver) return await mergeIndexFile(dir, options.mergeDriver, options);
  if (!options.write && !options.check) {
    throw new UserError(
      "reindex was not told what to do with the index.",
      "Give --write to write it, or --check to compare it; on GitHub the Action's `command: reindex` commits it",
    );
  }
  const repository = await openRepository(dir);
  const progress = progressLine(process.stderr);
  try {
    const tree = await repository.storedWorkingTree();
    const gate = gateOptions(dir, options, repository);
    const source = options.asOf ? { time: options.asOf } : await indexSource(repository, tree, gate, new Date());
    const made = await makeIndex({
      tree,
      root: repository.root,
      gate,
      source,
      onProgress: progress.update,
    });
    progress.clear();
    if (options.write) {
      await write(dir, made, await tree.entries());
      const { files, unstorable } = await repository.untracked();
      tellUntracked(await sourcesAmong(files, tree, gate));
      tellUnstorable(await sourcesAmong(unstorable, tree, gate));
      return 0;
    }
    const isOfNow = repository.isGit && !options.asOf && source.commit === undefined;
    const advice = isOfNow
      ? "Its sources are not committed, so the time that it names is that of now: write it with reindex --write, commit both, and check again."
      : repository.isGit || options.asOf
        ? "Write it with reindex --write."
        : "Outside a Git repository the time that it names is that of now: give the same --as-of to reindex --write and to this check.";
    return (await tellDifferences(tree, made, advice)) ? 1 : 0;
  } catch (error) {
    throw await withMemoryAbove(error, dir);
  } finally {
    progress.clear();
    await repository.close();
  }
}

/**
 * Says whether the index is what generating it gives.
 * @param advice for one that is not, as sentences.
 * @returns whether it is not.
 */
async function tellDifferences(tree: Tree, made: MadeIndex, advice: string): Promise<boolean> {
  const where = visible(`${made.root}${INDEX_FOLDER}/`);
  if (!(await tree.entries()).some(({ path }) => isIndexPath(path, made.root))) {
    process.stdout.write(`There is no index below ${where} yet. Write it with reindex --write.\n`);
    return true;
  }
  const changes = await indexDifferences(tree, made);
  for (const { path, isGone } of changes.slice(0, MAX_NAMED)) {
    process.stdout.write(
      `${visible(path)} ${isGone ? "is a file of an older index" : "is not what generating it gives"}\n`,
    );
  }
  process.stdout.write(
    changes.length === 0
      ? `The index below ${where} is what generating it gives.\n`
      : `The index below ${where} is not what generating it gives: ${plural(changes.length, "file differs", "files differ")}. ${advice}\n`,
  );
  return changes.length > 0;
}

const MAX_NAMED = 20;
const MAX_UNTRACKED = 3;

/** @throws UserError where something of somebody's stands among the files of the index: it would have to go. */
function refuseOthers(entries: readonly TreeEntry[], { root }: MadeIndex): void {
  const others = entries.filter(
    // A repository within this one is told of by its own name; what a killed process left harms nobody.
    ({ path, mode }) =>
      mode !== "160000" && isIndexPath(path, root) && !mayBeIndexFile(path, root) && !begunWriteAt(path),
  );
  if (others.length === 0) return;
  const named = others.slice(0, MAX_NAMED).map(({ path }) => visible(path));
  throw new UserError(
    `No file of the index, but in a folder that holds nothing else: ${named.join(", ")}${others.length > MAX_NAMED ? " and others" : ""}. Nothing was written.`,
    "Move it away, or ignore it in .gitignore",
  );
}

/**
 * Files that say the same already are left alone, those of an older index are removed. Each is written when it is made, the header
 * last: what a run that is stopped leaves is not what the header binds.
 */
async function write(dir: string, made: MadeIndex, entries: readonly TreeEntry[]): Promise<void> {
  const { paths, root } = made;
  for (const path of paths) assertWritable(dir, path);
  refuseOthers(entries, made);
  const old = filesBelow(dir, root + INDEX_FOLDER).filter((path) => mayBeIndexFile(path, root));
  let written = 0;
  for await (const { path, bytes } of made.files()) {
    if (occupant(dir, path) === "file" && readFileSync(join(dir, path)).equals(bytes)) continue;
    writeFileWhole(join(dir, path), bytes);
    written++;
  }
  const wanted = new Set(paths);
  const gone = old.filter((path) => !wanted.has(path));
  for (const path of gone) rmSync(join(dir, path));
  process.stdout.write(
    `Indexed ${heldBy(made)} in ${plural(paths.length, "file")} below ${visible(root)}indexes/: ${written} written, ${gone.length} removed.\n`,
  );
}

/** `44 records, 7 notes`: what a report counts first. */
function heldBy({ holds: { records, notes, patches, extensions } }: MadeIndex): string {
  const others = [
    [notes, "note"],
    [patches, "patch", "patches"],
    [extensions, "extension"],
  ] as const;
  const counted = others.filter(([count]) => count > 0).map(([count, noun, nouns]) => plural(count, noun, nouns));
  return [plural(records, "record"), ...counted].join(", ");
}

/** A commit of the index alone would not hold what it was made from. */
function tellUntracked(paths: readonly string[]): void {
  if (paths.length === 0) return;
  const [it, is] = paths.length === 1 ? ["it", "is"] : ["them", "are"];
  process.stdout.write(
    `${plural(paths.length, "file")} that it was made from ${is} not in Git yet: ${firstOf(paths)}. Add ${it} in the same commit, or the next check finds the index stale.\n`,
  );
}

/** No commit and no clone can have them. */
function tellUnstorable(paths: readonly string[]): void {
  if (paths.length === 0) return;
  const is = paths.length === 1 ? "is" : "are";
  process.stdout.write(
    `${plural(paths.length, "path")} ${is} left out, a fifo, a socket or a device, which Git cannot hold: ${firstOf(paths)}.\n`,
  );
}

function firstOf(paths: readonly string[]): string {
  return firstNames(paths, MAX_UNTRACKED, (path) => visibleStart(path, 200));
}

/**
 * Regular files below a folder that is no symlink, by paths from `dir`.
 * @throws UserError where it is a repository of its own.
 */
function filesBelow(dir: string, folder: string): string[] {
  if (occupant(dir, folder) !== "folder") return [];
  if (occupant(dir, `${folder}/.git`) !== "nothing") {
    throw new UserError(
      `${visible(folder)} is a Git repository of its own, and the index of this one cannot stand in it. Nothing was written.`,
      "Move it away",
    );
  }
  return readdirSync(join(dir, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return filesBelow(dir, path);
    return entry.isFile() ? [path] : [];
  });
}
