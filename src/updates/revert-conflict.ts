/** What could not be taken back, since something later says otherwise. */
export interface RevertConflict {
  readonly path: string;
  readonly record?: string;
  /** Keys from the record, joined with dots; absent where the record as a whole is meant. */
  readonly field?: string;
  /** As a clause: `it was changed again since`. */
  readonly reason: string;
}
