import { createHash } from "node:crypto";
import type { Gate } from "../../load/gate.js";
import { taggedDigest } from "../../memory/digest.js";
import { RULES } from "../../rules/registry.js";

/** Digest of all that judges: an index of another one says nothing of this gate's judgement. */
export function gateDigest({ files, ontologyDigest }: Gate): string {
  const hash = createHash("sha256").update(ontologyDigest);
  for (const { id, severity } of RULES) hash.update(`\n${id} ${severity}`);
  for (const [path, { oid }] of [...files].sort(([a], [b]) => (a < b ? -1 : 1))) hash.update(`\n${path}\0${oid}`);
  return taggedDigest(hash);
}
