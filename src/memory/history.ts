/** The commits and refs of a repository as commands see them: a port that `git/` implements. */

export interface Ref {
  /** In full: `refs/heads/main`, `refs/tags/v1`. */
  readonly name: string;
  /** Id of what it points at: of an annotated tag, the tag object. */
  readonly object: string;
  /** True for an annotated tag. */
  readonly isAnnotated: boolean;
  /** The commit that it leads to; undefined where it leads to something else. */
  readonly commit: string | undefined;
  /** The full name of the ref that it stands for, such as that of `refs/remotes/origin/HEAD`. */
  readonly target: string | undefined;
}

export interface LineCommit {
  readonly commit: string;
  /** Committer date: the author's word (decision 2). Seconds since 1970. */
  readonly seconds: number;
}

/** The first-parent line of a commit. */
export interface Line {
  /** Newest first. */
  readonly commits: readonly LineCommit[];
  /** Place in `commits`. */
  readonly positions: ReadonlyMap<string, number>;
  /** Whether a shallow clone ends before the line does. */
  readonly isCut: boolean;
}

/**
 * What a clone can tell of one commit being another's ancestor:
 * - `cut`: nothing, since it is shallow, and the way from one to the other may lie beyond its end
 * - `absent`: it is whole and lacks one of them. Where it has the other one, the answer is no for an ancestor that is absent.
 */
export type Ancestry = "yes" | "no" | "cut" | "absent";

/** Of an annotated tag; undefined where there is none, an `Error` with the end of a sentence where it was not read. */
export type TagText = string | Error | undefined;

export interface History {
  /** Branches, remote-tracking branches and tags, sorted by name. */
  refs(): Promise<readonly Ref[]>;
  /** @throws UserError where the history cannot be read. */
  line(commit: string): Promise<Line>;
  /**
   * Texts of tags in the order asked for.
   * @throws UserError where they are too many to be held.
   */
  tagTexts(objects: readonly string[]): Promise<readonly TagText[]>;
  /** Committer date in seconds since 1970. */
  commitSeconds(commit: string): Promise<number>;
  /** Whether a commit is another's ancestor or the same. @throws UserError where the history cannot be read. */
  ancestry(ancestor: string, commit: string): Promise<Ancestry>;
  /**
   * Whether a commit holds exactly what merging a head into a parent gives, without a conflict: true of merges, squashes
   * and rebases of the head, whatever their parents and messages say. False where one of them is absent.
   */
  isMergeOf(commit: string, parent: string, head: string): Promise<boolean>;
  /** First line of a commit's message and its author's name: the author's words, both. */
  headline(commit: string): Promise<{ readonly subject: string; readonly author: string }>;
  /** Text and blob id of a file of a commit, by its path from the top of the repository; undefined where there is none. */
  fileAt(commit: string, path: string): Promise<{ readonly oid: string; readonly text: string } | undefined>;
  /** @throws UserError when the revision is missing, ambiguous or not a commit. */
  resolve(revision: string): Promise<string>;
}

/** What Git is to fetch: a clone of a single branch, as `--depth` makes one, otherwise fetches that branch alone. */
export const ALL_BRANCHES = `origin "+refs/heads/*:refs/remotes/origin/*"`;

/** What to do where a clone lacks a part of the history. */
export const DEEPEN = `Fetch the whole history: \`fetch-depth: 0\` for actions/checkout, \`git fetch --unshallow ${ALL_BRANCHES}\` on your own machine`;
