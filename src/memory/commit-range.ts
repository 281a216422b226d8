/** Ranges of commits, as Git writes them. */

export interface CommitRange {
  readonly from: string;
  readonly to: string;
  /** With three dots: from where the two parted on. */
  readonly isSinceParting: boolean;
}

/** What leads to a folder above is a path and no range. */
const RANGE = /^(.*?)(\.{2,3})(?!\/)(.*)$/s;

/** `A..B` or `A...B`, of which an end that is left out is HEAD; undefined where the text is neither. */
export function parseCommitRange(text: string): CommitRange | undefined {
  const [, from, dots, to] = RANGE.exec(text) ?? [];
  if (from === undefined || to === undefined) return undefined;
  return { from: from || "HEAD", to: to || "HEAD", isSinceParting: dots === "..." };
}
