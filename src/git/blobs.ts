/** Blobs by id, in the way that costs least for as many as are wanted. */
import { catBlobs } from "./cat-file.js";
import type { ObjectStore } from "./object-store.js";

/** So many are read one by one. */
const MAX_READ_SINGLY = 100;

/**
 * Through the process that is open already, where starting others would cost more than the reading.
 * @returns undefined where there are many, or where one of them cannot be read, which ends that process.
 */
export async function readFewBlobs(
  store: ObjectStore,
  oids: readonly string[],
): Promise<readonly Buffer[] | undefined> {
  if (oids.length > MAX_READ_SINGLY) return undefined;
  const answers = await Promise.allSettled(oids.map((oid) => store.reader.read(oid)));
  const blobs: Buffer[] = [];
  for (const answer of answers) {
    if (answer.status === "rejected" || answer.value?.type !== "blob") return undefined;
    blobs.push(answer.value.bytes);
  }
  return blobs;
}

/** As `catBlobs`, few of them at less cost. */
export async function readBlobs(
  store: ObjectStore,
  oids: readonly string[],
  visit: (index: number, bytes: Uint8Array | Error) => void,
): Promise<void> {
  const few = await readFewBlobs(store, oids);
  if (few) for (const [index, bytes] of few.entries()) visit(index, bytes);
  else await catBlobs(store, oids, visit);
}
