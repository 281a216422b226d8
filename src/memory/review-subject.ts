/** A record as the reviewer sees it, whatever its family. */

/** `out`: deprecated, archived, superseded or otherwise out of force; it is not compared. */
export type ReviewStatus = "active" | "candidate" | "done" | "out";

export interface ReviewSubject {
  /** The record's id, else its path. */
  readonly id: string;
  readonly path: string;
  /** The node kind, or what takes its place. */
  readonly type: string;
  readonly status: ReviewStatus;
  readonly title: string;
  /** Absent where the family has none. */
  readonly summary?: string;
  readonly detail: string;
  readonly tags: readonly string[];
  /** Paths of a code base, or ids of repositories and stacks; empty: everywhere. */
  readonly scope: readonly string[];
  /** RFC 3339 or a day. */
  readonly updated?: string;
  /** RFC 3339 or a day: after it the record is out of force. A working memory without one is no memory for a while. */
  readonly until?: string;
  /** Fields by which it would steer the choice of skills: they take force without being read. */
  readonly routing: readonly string[];
  /** Nothing of its text is repeated. */
  readonly isWithheld: boolean;
  /** Ids that it says it replaces. */
  readonly supersedes: readonly string[];
  /** What its fields say beside the texts, as JSON; absent where they say nothing. */
  readonly facts?: string;
  /** The status that would take it out of force; absent where none may follow the one that it has. */
  readonly retirement?: string;
}
