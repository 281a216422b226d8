/** The repository's CODEOWNERS file, which stands beside the memory where that is a folder of the repository. */
import type { History } from "../../memory/history.js";
import { CODEOWNERS_PATHS } from "../../snapshots/codeowners.js";

interface CodeOwnersFile {
  /** From the top of the repository. */
  readonly path: string;
  readonly oid: string;
  readonly text: string;
}

/** The first of its places counts, as on GitHub. */
export async function codeOwnersFile(
  commit: string,
  history: Pick<History, "fileAt">,
): Promise<CodeOwnersFile | undefined> {
  for (const path of CODEOWNERS_PATHS) {
    const file = await history.fileAt(commit, path);
    if (file) return { path, ...file };
  }
  return undefined;
}
