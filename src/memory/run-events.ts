/** Files that machines write of a run beside an update: extracted memories, failures, feedback on routing. */

/** A fault of one entry, or of the whole file where there is no entry to name. */
export interface EntryFault {
  /** `memories[3]`, `events[0]`, or what the list is called. */
  readonly where: string;
  readonly message: string;
}

/** What a file of a run becomes. */
export interface DraftedUpdate {
  /** The artifact; undefined where there is nothing to propose, or where a fault stands in the way. */
  readonly text: string | undefined;
  /** How many files the update would change. */
  readonly changes: number;
  /** With any of them nothing is proposed. */
  readonly faults: readonly EntryFault[];
  /** What was taken and what was not, and why, in the order of the entries. */
  readonly notes: readonly EntryFault[];
}
