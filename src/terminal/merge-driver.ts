/**
 * A merge driver for the files of the index (docs/indexes.md): generates what the merged sources give, since neither side's
 * file is right. Git runs it for each file that both sides changed.
 */
import { resolve } from "node:path";
import { sourceBeforeMerge } from "../commands/reindex/index-source.js";
import { makeIndex } from "../commands/reindex/make-index.js";
import { openRepository, type GitRepository } from "../git/repository.js";
import { COMMIT_ID } from "../memory/commit-id.js";
import { isIndexPath } from "../memory/index-paths.js";
import { UserError } from "../memory/user-error.js";
import { visible } from "../report/visible-text.js";
import { gateOptions } from "./gate-options.js";
import { writeFileWhole } from "./write-whole.js";

/** Patterns of .gitattributes that take the files of the index and no README beside them. */
const ATTRIBUTES = "`indexes/*.json merge=memory-index` and `indexes/*/** merge=memory-index`";

/** Set for Git's own merge of the sources, which would run this driver again. */
const GUARD = "MEMORY_STEWARD_MERGE";

/**
 * @param files Git's %A, which is to hold the result, and %P, the path from the top of the repository.
 * @returns 0: no file of an index is ever left with marks of a conflict; 1 for any other file, which Git then shows as one.
 */
export async function mergeIndexFile(
  dir: string,
  files: readonly string[],
  options: { readonly layout?: string; readonly config?: string },
): Promise<number> {
  const [result, path] = files;
  if (result === undefined || path === undefined || files.length !== 2) {
    throw new UserError("A merge driver needs two files.", "Configure it as `reindex --merge-driver %A %P`");
  }
  if (!isIndexPath(path, rootOf(path))) {
    process.stderr.write(
      `${visible(path)}: this is no file of the index, so it is to be merged by hand. Let .gitattributes name the index alone: ${ATTRIBUTES}.\n`,
    );
    return 1;
  }
  if (process.env[GUARD] !== undefined) return 0;
  const repository = await openRepository(dir);
  try {
    const bytes = await generated(
      repository,
      path.slice(repository.prefix.length),
      gateOptions(dir, options, repository),
    );
    if (bytes) writeFileWhole(resolve(result), bytes);
    else process.stderr.write(`${visible(path)}: regenerate the index when the merge is done, with reindex --write.\n`);
    return 0;
  } finally {
    await repository.close();
  }
}

/** Git tells what it merges in the names of variables. */
const MERGED_HEAD = new RegExp(`^GITHEAD_(${COMMIT_ID})$`);

/** Undefined where the sources do not merge, or Git does not say what is merged, as in a rebase. */
async function generated(
  repository: GitRepository,
  path: string,
  gate: ReturnType<typeof gateOptions>,
): Promise<Buffer | undefined> {
  const ours = await repository.headCommit();
  const [theirs, ...more] = Object.keys(process.env).flatMap((name) => MERGED_HEAD.exec(name)?.[1] ?? []);
  if (ours === undefined || theirs === undefined || more.length > 0) return undefined;
  process.env[GUARD] = "1";
  const { tree, conflicts } = await repository.mergedTree(ours, theirs);
  if (conflicts.some((each) => !isIndexPath(each, rootOf(each)))) return undefined;
  const source = await sourceBeforeMerge(repository, ours, theirs);
  const index = await makeIndex({ tree, root: repository.root, gate, source });
  for await (const file of index.files()) if (file.path === path) return file.bytes;
  return undefined;
}

/** Of a memory whose index a path may belong to. */
function rootOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf("indexes/")));
}
