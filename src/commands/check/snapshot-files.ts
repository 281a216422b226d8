/** What is wrong with the files that people write about snapshots: what is known to be bad, and what is attested. */
import type { Gate } from "../../load/gate.js";
import { GateFiles } from "../../load/gate-files.js";
import { obstacleProblem } from "../../load/unread-files.js";
import type { Problem } from "../../memory/finding.js";
import type { Graph } from "../../memory/graph.js";
import type { History } from "../../memory/history.js";
import { START_OF_FILE } from "../../memory/place.js";
import type { Tree } from "../../memory/tree.js";
import { TreeLookup } from "../../memory/tree-lookup.js";
import { UserError } from "../../memory/user-error.js";
import { unreadableFileOf, type LostIds } from "../../rules/broken-edge.js";
import { ATTESTATIONS_PATH } from "../../snapshots/attestations.js";
import { idleEntries, impossibleEntries, type IdleEntry } from "../../snapshots/idle-entries.js";
import { KNOWN_BAD_PATH } from "../../snapshots/known-bad.js";
import { snapshotTagNames } from "../../snapshots/tag-name.js";
import { unknownRecords, type DeclaredRecords } from "./known-bad-records.js";
import { newAttestations } from "./new-attestations.js";
import { strayMessage, straySnapshotFiles } from "../snapshot/stray-snapshot-files.js";

/** What the steward reads beside the records: files of the gate, and those that are looked at here. No class need take them. */
export function ownFilesOf({ files, baselinePath, layout }: Gate): ReadonlySet<string> {
  return new Set([...files.keys(), baselinePath, ...snapshotFilePaths(layout)]);
}

function snapshotFilePaths({ root }: Pick<Gate["layout"], "root">): readonly string[] {
  return [root + KNOWN_BAD_PATH, root + ATTESTATIONS_PATH];
}

export function recordsOf({ records }: Graph, lost: LostIds): DeclaredRecords {
  return {
    has: (id) => records.has(id),
    ids: () => records.keys(),
    unreadableFile: (id) => unreadableFileOf(id, lost),
  };
}

/**
 * @param base what the tree is a change of: what it attests is told, and of a list that it does not touch nobody asks which id was
 * meant, since all ids are needed for that.
 */
export async function snapshotFileProblems(
  tree: Tree,
  { layout }: Pick<Gate, "layout">,
  records: DeclaredRecords,
  base?: Tree,
): Promise<readonly Problem[]> {
  const files = new GateFiles(tree);
  const path = layout.root + KNOWN_BAD_PATH;
  const knownBad = await files.readValid(path, "knownBad");
  const attestations = layout.root + ATTESTATIONS_PATH;
  await files.readValid(attestations, "attestations");
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
  const isUntouched = base !== undefined && (await isSame(path, base, tree));
  const entries = knownBad?.knownBad ?? [];
  const named = base === undefined || isUntouched ? undefined : await namedIn(path, base);
  const asked = { ...records, ...(isUntouched && { ids: undefined }), isNew: (id: string) => named?.has(id) === false };
  const noRecord = await unknownRecords(entries, path, asked);
  const attested =
    base === undefined || (await isSame(attestations, base, tree))
      ? []
      : await newAttestations(attestations, tree, base);
  return [...files.problems, ...unread, ...unknown, ...noRecord, ...attested];
}

/** Ids of the records that a list names. */
async function namedIn(path: string, tree: Tree): Promise<ReadonlySet<string>> {
  const list = await new GateFiles(tree).readValid(path, "knownBad");
  return new Set(list?.knownBad.flatMap(({ records = [] }) => records));
}

/** Whether a file is the same in two trees, or in neither. */
async function isSame(path: string, before: Tree, after: Tree): Promise<boolean> {
  const [was, is] = await Promise.all([before, after].map((tree) => new TreeLookup(tree).file(path)));
  return was?.oid === is?.oid;
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

const UNREAD = "gate/invalid-file";
