/** A file of the index: its place is known at once, its text is made when it is asked for, and nobody holds it. */
export interface IndexFile {
  /** From the memory's root. */
  readonly path: string;
  text(): string;
}
