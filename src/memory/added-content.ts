/** What commits bring into a repository: public once it is pushed, whatever the last of them still shows. */
import type { FileMode } from "./tree.js";

/** One commit, or the working directory, which is none yet. */
export interface AddingCommit {
  /** Full commit id, or `working directory`; empty where nothing is committed. */
  readonly id: string;
  /** Bytes, since a message may be in any encoding. Empty for the working directory. */
  readonly message: Uint8Array;
  /** Name and address, such as `Ann <ann@example.org>`, in any encoding; absent where nobody is named yet. */
  readonly author?: Uint8Array;
  readonly committer?: Uint8Array;
}

/** Where a commit puts a blob that none of its parents has there. */
export interface AddedPlace {
  /** As in `AddingCommit`, or the name of a change of an update (`changeLabel`). */
  readonly commit: string;
  /** Relative to the root of the repository's trees. */
  readonly path: string;
}

export interface AddedBlob {
  readonly oid: string;
  readonly mode: FileMode;
  /** All of them, the oldest commit first: a blob may come under several names. */
  readonly places: readonly AddedPlace[];
}

export interface AddedContent {
  /** The oldest first. */
  readonly commits: readonly AddingCommit[];
  /** Each blob once; links count with their targets, submodules do not. */
  readonly blobs: readonly AddedBlob[];
  /** Visits blobs in the order given. `bytes` is valid during the call; a blob that cannot be read is an `Error`. */
  read(blobs: readonly AddedBlob[], visit: (blob: AddedBlob, bytes: Uint8Array | Error) => void): Promise<void>;
}
