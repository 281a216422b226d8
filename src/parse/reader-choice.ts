/** Whether files and places are read by the full parser alone. */
let isFull = false;

/**
 * Sends every file to the full parser, or back: to compare the two on real files, or should they ever differ on one
 * (docs/decisions/0004-two-readers.md).
 */
export function useFullParser(always: boolean): void {
  isFull = always;
}

export function readsInFull(): boolean {
  return isFull;
}
