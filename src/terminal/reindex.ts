/** `memory-steward reindex`: the index of the working directory, written into it or compared with it. */
import { readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { indexChanges } from "../commands/index-changes.js";
import { indexSource } from "../commands/index-source.js";
import { makeIndex, type MadeIndex } from "../commands/make-index.js";
import { openRepository } from "../git/repository.js";
import { INDEX_FOLDER, isIndexPath } from "../memory/index-paths.js";
import { UserError } from "../memory/user-error.js";
import { visible } from "../report/visible-text.js";
import { assertWritable, occupant } from "./files-below.js";
import { gateOptions } from "./gate-options.js";
import { mergeIndexFile } from "./merge-driver.js";
import { writeFileWhole } from "./output.js";
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
      "Give --write to write it, or --check to compare it; on the forge the Action's `command: reindex` commits it",
    );
  }
  const repository = await openRepository(dir);
  const progress = progressLine(process.stderr);
  try {
    const tree = await repository.workingTree();
    const gate = gateOptions(dir, options, repository);
    const made = await makeIndex({
      tree,
      root: repository.prefix.replace(/\/$/, ""),
      gate,
      source: options.asOf ? { time: options.asOf } : await indexSource(repository, tree, gate, new Date()),
      onProgress: progress.update,
    });
    progress.clear();
    if (options.write) {
      write(dir, made);
      return 0;
    }
    const changes = await indexChanges(tree, made);
    for (const { path, bytes } of changes.slice(0, MAX_NAMED)) {
      process.stdout.write(
        `${visible(path)} ${bytes ? "is not what generating it gives" : "is a file of an older index"}\n`,
      );
    }
    const where = visible(`${made.root}${INDEX_FOLDER}/`);
    process.stdout.write(
      changes.length === 0
        ? `The index below ${where} is what generating it gives.\n`
        : `The index below ${where} is not what generating it gives: ${changes.length} files differ. Write it with reindex --write.\n`,
    );
    return changes.length === 0 ? 0 : 1;
  } finally {
    progress.clear();
    await repository.close();
  }
}

const MAX_NAMED = 20;

/** Files that say the same already are left alone, those of an older index are removed. */
function write(dir: string, { files, root, declarations }: MadeIndex): void {
  for (const path of files.keys()) assertWritable(dir, path);
  let written = 0;
  for (const [path, text] of files) {
    if (occupant(dir, path) === "file" && readFileSync(join(dir, path), "utf8") === text) continue;
    writeFileWhole(join(dir, path), text);
    written++;
  }
  const old = filesBelow(dir, root + INDEX_FOLDER).filter((path) => isIndexPath(path, root));
  const gone = old.filter((path) => !files.has(path));
  for (const path of gone) rmSync(join(dir, path));
  process.stdout.write(
    `Indexed ${declarations} declarations in ${files.size} files below ${visible(root)}indexes/: ${written} written, ${gone.length} removed.\n`,
  );
}

/** Regular files below a folder that is no symlink, by paths from `dir`. */
function filesBelow(dir: string, folder: string): string[] {
  if (occupant(dir, folder) !== "folder") return [];
  return readdirSync(join(dir, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return filesBelow(dir, path);
    return entry.isFile() ? [path] : [];
  });
}
