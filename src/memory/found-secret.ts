/** A secret with the place where it stands, and what could not be searched. Never a value. */
import type { Range } from "./place.js";
import type { SecretMatch } from "./secret.js";

/**
 * What holds it: the bytes of a file, the name of one, the message of a commit, the name and address of a commit's author or
 * committer, the name of a branch.
 */
export type SecretSource = "file" | "path" | "message" | "author" | "committer" | "branch";

export interface FoundSecret {
  readonly source: SecretSource;
  /** Of the file; the name of a branch; empty for what a commit says. */
  readonly path: string;
  /** Offsets are those of what holds it. */
  readonly match: SecretMatch;
  readonly range: Range;
  /** Commits that add it there, the oldest first; none where a tree was searched. */
  readonly commits: readonly string[];
  /** Id of the blob, where commits were searched. */
  readonly oid?: string;
}

/** A comment by which another scanner is told to look away. */
export interface AllowComment {
  readonly path: string;
  readonly range: Range;
  /** The comment's fixed words, such as `gitleaks:allow`. */
  readonly words: string;
  readonly commits: readonly string[];
  /** As of a secret. */
  readonly oid?: string;
}

/** What was not searched, or not to its end. */
export interface Unscanned {
  readonly source: SecretSource;
  readonly path: string;
  readonly commits: readonly string[];
  /** A clause. */
  readonly reason: string;
  /** Its bytes stand for others, which no other way of saving or fetching brings. */
  readonly isPacked?: true;
}

export interface Search {
  /** In the order in which they were found. */
  readonly secrets: readonly FoundSecret[];
  readonly comments: readonly AllowComment[];
  readonly unscanned: readonly Unscanned[];
  /** Files, each version once. */
  readonly files: number;
  readonly bytes: number;
}
