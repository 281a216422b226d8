/** Bytes of a file that is still read into memory. A larger one is delivered as an `Error`, unread. */
export const MAX_FILE_BYTES = 64 * 1024 * 1024;

export function tooLarge(maxBytes = MAX_FILE_BYTES): Error {
  return new Error(`it is larger than ${maxBytes / 1024 / 1024} MiB`);
}

/** Paths of a tree. A few small tree objects can stand for billions. */
export const MAX_PATHS = 750_000;
