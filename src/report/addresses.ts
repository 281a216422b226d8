/** Addresses on the forge. Nothing in them comes from a record but paths, whose segments are encoded. */
import { isCommitId } from "../memory/commit-id.js";
import type { PlacedFiles } from "../memory/placed-files.js";
import { encodePath, repositoryPath } from "./repository-path.js";

/** A repository on its forge. */
export interface ForgePlace {
  /** `https://github.com`, without a slash at the end. */
  readonly server: string;
  /** `owner/name` */
  readonly repository: string;
  /** Number of the workflow run, whose page holds the whole report. */
  readonly run?: number;
}

export interface Addresses {
  /** Folder of the memory, `""` or `a/b`. */
  readonly root: string;
  /** The path of a file from the top of the repository, as a reader on the forge looks for it. */
  readonly whole: (path: string) => string;
  /** Of a line of a file, relative to the memory's root; undefined where no commit has it, or a browser would take the path elsewhere. */
  readonly line: (path: string, line: number) => string | undefined;
  readonly commit: (id: string) => string | undefined;
  readonly pull: (number: number) => string;
  readonly run: string | undefined;
}

/** Commits of forks have an address in the repository that they are proposed to, which stays when the fork goes. */
export function addresses({ server, repository: name, run }: ForgePlace, root: string, files: PlacedFiles): Addresses {
  const repository = `${server}/${encodePath(name)}`;
  return {
    root,
    whole: (path) => repositoryPath(root, path),
    line(path, line) {
      const whole = repositoryPath(root, path);
      // A browser resolves dots before it asks: such a path would leave the commit.
      if (whole.split("/").some((segment) => segment === "." || segment === ".." || segment === "")) return undefined;
      const commit = files.commitOf(path);
      if (commit === undefined || whole.length > MAX_PATH_LENGTH) return undefined;
      return `${repository}/blob/${encodePath(commit)}/${encodePath(whole)}#L${line}`;
    },
    commit: (id) => (isCommitId(id) ? `${repository}/commit/${id}` : undefined),
    pull: (number) => `${repository}/pull/${number}`,
    run: run === undefined ? undefined : `${repository}/actions/runs/${run}`,
  };
}

/** A longer one would take the room of many findings. */
const MAX_PATH_LENGTH = 1000;

/** What an address of ours consists of; nothing that ends a link in Markdown. */
const ADDRESS = /^https?:\/\/[\w.:-]+(?:\/[\w%.~:@!$&+,;=/?#-]*)?$/;

export function isPlainAddress(url: string): boolean {
  return ADDRESS.test(url);
}
