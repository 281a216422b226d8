/** `memory-steward reindex --write`: the index of the working directory, written into it. */
import { readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { indexSource } from "../commands/index-source.js";
import { makeIndex } from "../commands/make-index.js";
import { openRepository } from "../git/repository.js";
import { INDEX_FOLDER, isIndexPath } from "../memory/index-paths.js";
import { assertWritable, occupant } from "./files-below.js";
import { gateOptions } from "./gate-options.js";
import { writeFileWhole } from "./output.js";
import { progressLine } from "./progress.js";

interface ReindexArguments {
  readonly layout?: string;
  readonly config?: string;
  readonly asOf?: Date;
}

/** @returns 0: files that say the same already are left alone, those of an older index are removed. */
export async function runReindex(dir: string, options: ReindexArguments): Promise<number> {
  const repository = await openRepository(dir);
  const progress = progressLine(process.stderr);
  try {
    const tree = await repository.workingTree();
    const gate = gateOptions(dir, options, repository);
    const { files, root, declarations } = await makeIndex({
      tree,
      root: repository.prefix.replace(/\/$/, ""),
      gate,
      source: options.asOf ? { time: options.asOf } : await indexSource(repository, tree, gate, new Date()),
      onProgress: progress.update,
    });
    progress.clear();
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
      `Indexed ${declarations} declarations in ${files.size} files below ${root}indexes/: ${written} written, ${gone.length} removed.\n`,
    );
    return 0;
  } finally {
    progress.clear();
    await repository.close();
  }
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
