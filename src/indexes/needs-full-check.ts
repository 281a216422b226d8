/** Why a change is judged as a whole after all. The text ends a sentence that begins with "because". */
export class NeedsFullCheck extends Error {
  override readonly name = "NeedsFullCheck";
}

/** The same where an index of the base that is written anew would do. */
export class IndexUnusable extends NeedsFullCheck {}

/** Which problems of a file are kept depends on all of them. */
export const MORE_THAN_KEPT = "a file has more problems than are listed";

/** @param what the file, or what is wrong with it. */
export function brokenIndex(what: string): NeedsFullCheck {
  return new IndexUnusable(`the index of the base is broken: ${what}`);
}
