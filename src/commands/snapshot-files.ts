/** What is wrong with the files that people write about snapshots: what is known to be bad, and what is attested. */
import type { AttestationsFile } from "../generated/types/attestations.js";
import type { KnownBadFile } from "../generated/types/known-bad.js";
import type { Gate } from "../load/gate.js";
import { GateFiles } from "../load/gate-files.js";
import type { Problem } from "../memory/finding.js";
import type { Tree } from "../memory/tree.js";
import { ATTESTATIONS_PATH } from "../snapshots/attestations.js";
import { KNOWN_BAD_PATH } from "../snapshots/known-bad.js";

/** The files that are looked at here: no class of a layout takes them. */
export function snapshotFilePaths({ root }: Pick<Gate["layout"], "root">): readonly string[] {
  return [root + KNOWN_BAD_PATH, root + ATTESTATIONS_PATH];
}

/** @param hasRecord whether the tree declares a record of an id. */
export async function snapshotFileProblems(
  tree: Tree,
  { layout }: Pick<Gate, "layout">,
  hasRecord: (id: string) => boolean | Promise<boolean>,
): Promise<readonly Problem[]> {
  const files = new GateFiles(tree);
  const path = layout.root + KNOWN_BAD_PATH;
  const knownBad = await files.readValid<KnownBadFile>(path, "knownBad");
  await files.readValid<AttestationsFile>(layout.root + ATTESTATIONS_PATH, "attestations");
  const unknown: Problem[] = [];
  for (const [index, { records = [], remediation }] of (knownBad?.knownBad ?? []).entries()) {
    const at = (...keys: (string | number)[]) => ({ path, document: 0, pointer: ["knownBad", index, ...keys] });
    for (const [place, id] of records.entries()) {
      if (await hasRecord(id)) continue;
      // Taking the record away may be how the fault was mended.
      const message = `There is no record ${JSON.stringify(id)} any more, which is known to be bad.`;
      unknown.push({ rule: RULE, message, at: at("records", place), subject: id, severity: "note" });
    }
    if (remediation !== undefined && !(await hasRecord(remediation))) {
      const message = `There is no record ${JSON.stringify(remediation)}, which is to tell what was done about it.`;
      unknown.push({ rule: RULE, message, at: at("remediation"), subject: remediation });
    }
  }
  return [...files.problems, ...unknown];
}

const RULE = "gate/unknown-record";
