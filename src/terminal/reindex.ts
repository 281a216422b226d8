/** `memory-steward reindex --write`: the index of the working directory, written into it. */
import { readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { reindex } from "../commands/reindex.js";
import { openRepository } from "../git/repository.js";
import { DEADLINES_FOLDER, RECORDS_FOLDER } from "../memory/index-paths.js";
import { assertWritable, occupant } from "./files-below.js";
import { gateOptions } from "./gate-options.js";
import { writeFileWhole } from "./output.js";
import { progressLine } from "./progress.js";
import { redactor } from "./redaction.js";

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
    const { files, root, declarations } = await reindex({
      tree: await repository.workingTree(),
      gate: gateOptions(dir, options, repository),
      now: options.asOf ?? new Date(),
      onProgress: progress.update,
    });
    progress.clear();
    for (const path of files.keys()) assertWritable(dir, path);
    let written = 0;
    for (const [path, content] of files) {
      const text = redactor.json(content);
      if (occupant(dir, path) === "file" && readFileSync(join(dir, path), "utf8") === text) continue;
      writeFileWhole(join(dir, path), text);
      written++;
    }
    const old = [RECORDS_FOLDER, DEADLINES_FOLDER].flatMap((folder) => filesBelow(dir, root + folder));
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
