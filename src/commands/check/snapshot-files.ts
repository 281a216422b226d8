/** What is wrong with the files that people write about snapshots: what is known to be bad, and what is attested. */
import type { KnownBadFile } from "../../generated/types/known-bad.js";
import type { Gate } from "../../load/gate.js";
import { GateFiles } from "../../load/gate-files.js";
import { obstacleProblem } from "../../load/unread-files.js";
import type { Problem } from "../../memory/finding.js";
import type { Graph } from "../../memory/graph.js";
import type { History } from "../../memory/history.js";
import { nearestKnown } from "../../memory/nearest-known.js";
import { START_OF_FILE, type Anchor } from "../../memory/place.js";
import type { Tree } from "../../memory/tree.js";
import { TreeLookup } from "../../memory/tree-lookup.js";
import { UserError } from "../../memory/user-error.js";
import { unreadableFileOf, type LostIds } from "../../rules/broken-edge.js";
import { ATTESTATIONS_PATH } from "../../snapshots/attestations.js";
import { idleEntries, impossibleEntries, type IdleEntry } from "../../snapshots/idle-entries.js";
import { KNOWN_BAD_PATH } from "../../snapshots/known-bad.js";
import { snapshotTagNames } from "../../snapshots/tag-name.js";
import { newAttestations } from "./new-attestations.js";
import { strayMessage, straySnapshotFiles } from "../snapshot/stray-snapshot-files.js";

/** What the steward reads beside the records: files of the gate, and those that are looked at here. No class need take them. */
export function ownFilesOf({ files, baselinePath, layout }: Gate): ReadonlySet<string> {
  return new Set([...files.keys(), baselinePath, ...snapshotFilePaths(layout)]);
}

function snapshotFilePaths({ root }: Pick<Gate["layout"], "root">): readonly string[] {
  return [root + KNOWN_BAD_PATH, root + ATTESTATIONS_PATH];
}

/** What the tree declares. */
export interface DeclaredRecords {
  readonly has: (id: string) => boolean | Promise<boolean>;
  /** Every id, for the one that was meant by another. */
  readonly ids: () => Iterable<string> | Promise<Iterable<string>>;
  /** Path of the file that would declare it and cannot be read. */
  readonly unreadableFile: (id: string) => string | undefined;
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

interface AskedRecords extends Omit<DeclaredRecords, "ids"> {
  /** Undefined where nobody asks which id was meant. */
  readonly ids: DeclaredRecords["ids"] | undefined;
  /** Whether a change is judged, and names it as bad for the first time. */
  readonly isNew: (id: string) => boolean;
}

/** Records that entries name and nobody declares. */
async function unknownRecords(
  entries: KnownBadFile["knownBad"],
  path: string,
  { has, ids, unreadableFile, isNew }: AskedRecords,
): Promise<readonly Problem[]> {
  let all: readonly string[] | undefined;
  const nearest = async (id: string): Promise<string | undefined> => {
    if (!ids) return undefined;
    all ??= [...(await ids())];
    return nearestKnown(id, all)?.name;
  };
  const unknown: Problem[] = [];
  for (const [index, { commits, records = [], remediation }] of entries.entries()) {
    // What has ended is history: the record may be gone for good, and nothing is to be done about it.
    const isOpen = commits !== undefined && commits.to === undefined;
    const at = (...keys: (string | number)[]) => ({ path, document: 0, pointer: ["knownBad", index, ...keys] });
    for (const [place, id] of records.entries()) {
      if (!(isOpen || isNew(id)) || (await has(id))) continue;
      const file = unreadableFile(id);
      if (file !== undefined) {
        unknown.push(unreadableProblem(`The known-bad record ${JSON.stringify(id)}`, id, file, at("records", place)));
        continue;
      }
      const message = `Known-bad record ${JSON.stringify(id)} does not exist: it was taken away, or its id is wrong.`;
      const near = await nearest(id);
      // Taking the record away may be how the fault was mended.
      const leave = "Leave it if the record was taken away for what was wrong in it";
      const until = isOpen ? ": the note goes once the entry has its end (`known-bad add --from … --to …`)" : "";
      const suggestion = {
        message:
          near === undefined
            ? `${leave}${until}${isOpen ? ". Else" : ", else"} correct the id`
            : `Did you mean ${JSON.stringify(near)}? ${leave}${until}`,
        certain: false,
      };
      unknown.push({ rule: NO_RECORD, message, at: at("records", place), subject: id, severity: "note", suggestion });
    }
    if (remediation === undefined || (await has(remediation))) continue;
    const file = unreadableFile(remediation);
    if (file !== undefined) {
      const what = `The remediation ${JSON.stringify(remediation)}`;
      unknown.push(unreadableProblem(what, remediation, file, at("remediation")));
      continue;
    }
    const near = await nearest(remediation);
    unknown.push({
      rule: NO_RECORD,
      message: `The remediation ${JSON.stringify(remediation)}, which should tell what was done about it, does not exist.`,
      at: at("remediation"),
      subject: remediation,
      ...(near !== undefined && {
        suggestion: { message: `Did you mean ${JSON.stringify(near)}?`, certain: false },
      }),
    });
  }
  return unknown;
}

/** A note, since the file is an error of its own. */
function unreadableProblem(what: string, id: string, file: string, at: Anchor): Problem {
  return {
    rule: NO_RECORD,
    message: `${what} cannot be looked up: ${file}, which would declare it, cannot be read.`,
    at,
    subject: id,
    severity: "note",
    related: [{ message: "this file cannot be read", at: { path: file } }],
    suggestion: { message: `Mend ${file}`, certain: false },
  };
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

const NO_RECORD = "gate/unknown-record";
const UNREAD = "gate/invalid-file";
