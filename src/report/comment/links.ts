/** Addresses on the forge. Nothing in them comes from a record but paths, whose segments are encoded. */
import { isCommitId } from "../../memory/commit-id.js";
import { encodePath, repositoryPath } from "../repository-path.js";
import type { CommentLinks } from "./comment-input.js";

export interface Addresses {
  /** The path of a file from the top of the repository, as a reader on the forge looks for it. */
  readonly whole: (path: string) => string;
  /** Of a line of a file, relative to the memory's root; undefined where a browser would take the path elsewhere. */
  readonly line: (path: string, line: number) => string | undefined;
  readonly commit: (id: string) => string | undefined;
  readonly pull: (number: number) => string;
  readonly run: string | undefined;
}

/** @param isDeleted whether the head no longer has the file: its lines stand in the base. */
export function addresses(links: CommentLinks, root: string, isDeleted: (path: string) => boolean): Addresses {
  const repository = `${links.server}/${encodePath(links.repository)}`;
  return {
    whole: (path) => repositoryPath(root, path),
    line(path, line) {
      const whole = repositoryPath(root, path);
      // A browser resolves dots before it asks: such a path would leave the commit.
      if (whole.split("/").some((segment) => segment === "." || segment === ".." || segment === "")) return undefined;
      const commit = isDeleted(path) ? links.base : links.head;
      if (commit === undefined || whole.length > MAX_PATH_LENGTH) return undefined;
      return `${repository}/blob/${encodePath(commit)}/${encodePath(whole)}#L${line}`;
    },
    commit: (id) => (isCommitId(id) ? `${repository}/commit/${id}` : undefined),
    pull: (number) => `${repository}/pull/${number}`,
    run: links.run === undefined ? undefined : `${repository}/actions/runs/${links.run}`,
  };
}

/** A longer one would take the room of many findings. */
const MAX_PATH_LENGTH = 1000;
