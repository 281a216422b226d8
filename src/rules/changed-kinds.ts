/** Records that a change made into something of another kind. */
import type { Change } from "../memory/change.js";
import type { MemoryRecord } from "../memory/record.js";
import type { Ontology } from "../memory/ontology.js";

interface ChangedKind {
  readonly after: MemoryRecord;
  readonly was: string;
  readonly is: string;
  /** Of the problem that tells it. */
  readonly subject: string;
}

const KNOWN = new WeakMap<Change, ReadonlyMap<string, ChangedKind>>();

/** By id, in the order of ids. */
export function changedKinds(change: Change, ontology: Ontology): ReadonlyMap<string, ChangedKind> {
  let known = KNOWN.get(change);
  if (!known) KNOWN.set(change, (known = find(change, ontology)));
  return known;
}

function find({ changed }: Change, { nodeKinds }: Ontology): ReadonlyMap<string, ChangedKind> {
  const found = new Map<string, ChangedKind>();
  for (const { before, after } of changed) {
    const was = before.kind;
    const is = after.kind;
    if (was === undefined || is === undefined || was === is) continue;
    // No edge and no query could go by a kind that nobody declares: another in its place mends the record.
    if (nodeKinds.has(is) && !nodeKinds.has(was)) continue;
    found.set(after.id, { after, was, is, subject: `${was} ${is}` });
  }
  return found;
}
