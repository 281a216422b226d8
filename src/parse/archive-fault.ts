/** Why an archive is not read. */

/**
 * - `damaged`: cut off, changed on its way, or written by a method that is neither "stored" nor "deflated".
 * - `contradictory`: two readers would not find the same files in it.
 * - `zip64`: in the form that is for 65,535 files or 4 GiB and more, whatever it holds.
 * - `duplicate-path`: one path twice, in any spelling, or once as a file and once as a folder.
 */
export type ArchiveFault =
  | "damaged"
  | "contradictory"
  | "zip64"
  | "too-large"
  | "too-many-files"
  | "unsafe-path"
  | "not-a-file"
  | "encrypted"
  | "duplicate-path";

/** The archive is not one that may be read. Holds no text of it. */
export class ArchiveError extends Error {
  override readonly name = "ArchiveError";
  readonly fault: ArchiveFault;

  constructor(fault: ArchiveFault) {
    super(`the archive is refused: ${fault}`);
    this.fault = fault;
  }
}
