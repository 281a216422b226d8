/** Ids of commits as Git writes them: 40 hexadecimal digits, or 64 in a repository of SHA-256. */

/** The same as the source of a regular expression, for texts that hold an id among others. */
export const COMMIT_ID = "(?:[0-9a-f]{40}|[0-9a-f]{64})";

const WHOLE = new RegExp(`^${COMMIT_ID}$`);

/** Whether a text is a full id. Ids of trees and blobs look the same. */
export function isCommitId(text: string): boolean {
  return WHOLE.test(text);
}

/** The first 12 digits of a full id, as a person is told it everywhere; other names (`working directory`) as they are. */
export function shortCommit(name: string): string {
  return isCommitId(name) ? name.slice(0, 12) : name;
}
