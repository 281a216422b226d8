/** What is wrong with the files that people write about snapshots: what is known to be bad, and what is attested. */
import type { Gate } from "../../load/gate.js";
import { GateFiles } from "../../load/gate-files.js";
import { obstacleProblem } from "../../load/unread-files.js";
import type { Problem } from "../../memory/finding.js";
import type { History } from "../../memory/history.js";
import { START_OF_FILE } from "../../memory/place.js";
import type { Tree } from "../../memory/tree.js";
import { UserError } from "../../memory/user-error.js";
import { ATTESTATIONS_PATH } from "../../snapshots/attestations.js";
import { idleEntries, impossibleEntries, type IdleEntry } from "../../snapshots/idle-entries.js";
import { KNOWN_BAD_PATH } from "../../snapshots/known-bad.js";
import { snapshotTagNames } from "../../snapshots/tag-name.js";
import { strayMessage, straySnapshotFiles } from "../snapshot/stray-snapshot-files.js";

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
  const knownBad = await files.readValid(path, "knownBad");
  await files.readValid(layout.root + ATTESTATIONS_PATH, "attestations");
  const unread: Problem[] = [];
  for (const file of snapshotFilePaths(layout)) {
    const problem = await obstacleProblem(files, file);
    if (problem) unread.push(problem);
  }
  for (const stray of await straySnapshotFiles(files, layout.root)) {
    unread.push({
      rule: UNREAD,
      message: strayMessage(stray),
      at: { path: stray.path, range: START_OF_FILE },
      subject: stray.meant,
      ...(!stray.isAlone && { severity: "warning" as const }),
      suggestion: { message: `Rename it to ${stray.meant}`, certain: false },
    });
  }
  const unknown = knownBad ? impossibleEntries(knownBad).map((entry) => idleProblem(entry, path)) : [];
  for (const [index, { records = [], remediation }] of (knownBad?.knownBad ?? []).entries()) {
    const at = (...keys: (string | number)[]) => ({ path, document: 0, pointer: ["knownBad", index, ...keys] });
    for (const [place, id] of records.entries()) {
      if (await hasRecord(id)) continue;
      // Taking the record away may be how the fault was mended.
      const message = `Known-bad record ${JSON.stringify(id)} no longer exists.`;
      const suggestion = {
        message: "Leave it if the record was taken away for what was wrong in it, else correct the id",
        certain: false,
      };
      unknown.push({ rule: NO_RECORD, message, at: at("records", place), subject: id, severity: "note", suggestion });
    }
    if (remediation !== undefined && !(await hasRecord(remediation))) {
      const message = `The remediation ${JSON.stringify(remediation)}, which should tell what was done about it, does not exist.`;
      unknown.push({ rule: NO_RECORD, message, at: at("remediation"), subject: remediation });
    }
  }
  return [...files.problems, ...unread, ...unknown];
}

/**
 * What is wrong with the names of states that are known to be bad, as far as a clone tells. Nothing where it cannot: a
 * check judges what a tree holds, and `resolve` refuses what is broken there.
 * @param history undefined outside Git.
 */
export async function knownStateProblems(
  tree: Tree,
  { layout }: Pick<Gate, "layout">,
  history: Pick<History, "refs" | "ancestry"> | undefined,
): Promise<readonly Problem[]> {
  const path = layout.root + KNOWN_BAD_PATH;
  const file = history && (await new GateFiles(tree).readValid(path, "knownBad"));
  if (!file || file.knownBad.length === 0) return [];
  try {
    const tags = snapshotTagNames(await history.refs());
    // Of a clone without any, nobody knows whether they were fetched.
    const idle = await idleEntries(file, { history, tags: tags.size === 0 ? undefined : tags });
    return idle.map((entry) => idleProblem(entry, path));
  } catch (error) {
    if (error instanceof UserError) return [];
    throw error;
  }
}

function idleProblem({ pointer, name, message }: IdleEntry, path: string): Problem {
  return { rule: "gate/unknown-state", message, at: { path, document: 0, pointer }, subject: name };
}

const NO_RECORD = "gate/unknown-record";
const UNREAD = "gate/invalid-file";
