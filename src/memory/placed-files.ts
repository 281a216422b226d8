/** Where the files stand that a report names. */
export interface PlacedFiles {
  /** Whether the change deletes the file: there is no line of it then. */
  readonly isDeleted: (path: string) => boolean;
  /** Full id of a commit that has the file as its places say; of a deleted one, of a commit that had it. Undefined where there is none. */
  readonly commitOf: (path: string) => string | undefined;
}

/** Of a report without Git. */
export const UNPLACED: PlacedFiles = { isDeleted: () => false, commitOf: () => undefined };
