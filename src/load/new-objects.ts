/** The room that V8 keeps for new objects while a whole memory is read. */

/** V8 of Node 20, 22, 24 and 26, each of which stays with its own. A later one may not know the flag, or mind its value. */
const KNOWN = /^(?:11\.3|12\.4|13\.6|14\.6)\./;

/**
 * Keeps that room as small as it is, since nearly all that reading makes stays: room for more of it only holds what is gone.
 * V8 of Node 24 and 26 would let it grow to twice 64 MB. For all of this process, as every flag of V8.
 */
export async function keepRoomForNewObjectsSmall(): Promise<void> {
  if (!KNOWN.test(process.versions.v8)) return;
  const { setFlagsFromString } = await import("node:v8");
  setFlagsFromString("--semi-space-growth-factor=1");
}
