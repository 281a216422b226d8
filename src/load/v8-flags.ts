/** What V8 is told while it runs, where that is a V8 that is known. For all of this process, as every flag of V8. */

/** V8 of Node 20, 22, 24 and 26, each of which stays with its own. A later one may not know a flag, or mind its value. */
const KNOWN = /^(?:11\.3|12\.4|13\.6|14\.6)\./;
const OF_NODE_20 = "11.3.";

/**
 * Nearly all that reading makes stays, so the room for new objects is left as small as it is: room for more of them only holds what
 * is gone. V8 of Node 24 and 26 would let it grow to twice 64 MB (docs/decisions/0012-room-for-new-objects.md).
 */
const SMALL_ROOM = ["--semi-space-growth-factor=1"];

/** The optimizer of Node 20 takes more time for these than they save in seconds (docs/decisions/0015-optimizing-less.md). */
const LESS_OPTIMIZING = ["--no-turbo-loop-peeling", "--max-inlined-bytecode-size-cumulative=300"];

/** To be called before a whole memory is read. */
export async function setFlagsForWholeMemory(): Promise<void> {
  await setFlags(SMALL_ROOM);
  await setFlagsForParts();
}

/** To be called before what others found in a whole memory is read, which comes as JSON: most of what that makes does not stay. */
export async function setFlagsForParts(): Promise<void> {
  if (process.versions.v8.startsWith(OF_NODE_20)) await setFlags(LESS_OPTIMIZING);
}

async function setFlags(flags: readonly string[]): Promise<void> {
  const setFlag = await flagSetter();
  flags.forEach((flag) => setFlag?.(flag));
}

/** Undefined where the V8 is not known. */
export async function flagSetter(): Promise<((flag: string) => void) | undefined> {
  return KNOWN.test(process.versions.v8) ? (await import("node:v8")).setFlagsFromString : undefined;
}
