/** The difference between two memories read by one gate, in terms of files and records. */
import type { Change, FileChange, RecordPair, Vanished } from "../../memory/change.js";
import { declarationKey, type Declaration, type MemoryRecord } from "../../memory/record.js";
import { comparePaths, type TreeEntry } from "../../memory/tree.js";
import type { Gate } from "../gate.js";
import { graphOf } from "../graph-of.js";
import { markAddedTo } from "./added-lines.js";
import { findPromotions } from "./promotions.js";
import { isBroken } from "../file-state.js";
import type { Memory } from "../read-memory.js";
import { likenessOf, type Likeness } from "./record-content.js";
import { differingRecords, likeForLike } from "./record-pairs.js";
import { findRenames } from "./renames.js";
import { removalsOf, saidGone, unkeptOf } from "./unkept.js";
import { visitRecords } from "../visit-records.js";

/** Reads once more only files that differ, and of those only the ones that matter to an answer. */
export async function compareMemories(before: Memory, after: Memory, gate: Gate): Promise<Change> {
  const graphs = { before: graphOf(before), after: graphOf(after) };
  const differing = before === after ? [] : differingFiles(before.entries, after.entries);
  const files = await markAddedTo(differing, before, after, gate);
  const touched = new Set(files.map(({ path }) => path));
  const { kept, added, gone, unreadable, mended } = fatesOf(touchedIds(before, after, files), {
    before,
    after,
    graphs,
    gate,
  });
  const changed = await differingRecords(kept, touched, before, after, gate);
  const { unkept, unlogged, unrevised } = await unkeptOf(changed, before, after, gate);
  const goneNotes = notesGone(files, before, after);
  const isComparable = added.length > 0 && (gone.length > 0 || goneNotes.length > 0);
  const gonePaths = [...gone.map(({ primary }) => primary.path), ...goneNotes.map(({ path }) => path)];
  const [likenessBefore, likenessAfter] = await Promise.all([
    likenesses(before, new Set(isComparable ? gonePaths : []), gate),
    likenesses(after, new Set(isComparable ? added.map(({ primary }) => primary.path) : []), gate),
  ]);
  const said = await saidGone(gone, after, gate);
  const unsaid = gone.filter(({ id }) => !said.has(id));
  const renames = findRenames({
    vanished: unsaid,
    added,
    likenessBefore: ({ primary }) => likenessBefore.get(declarationKey(primary)),
    likenessAfter: ({ primary }) => likenessAfter.get(declarationKey(primary)),
    isAlone: ({ primary: { path } }) =>
      before.files.get(path)?.declarations.length === 1 && after.files.get(path)?.declarations.length === 1,
  });
  const promoted = findPromotions({
    gone: goneNotes,
    added,
    changed: changed.map((pair) => pair.after),
    likenessOfNote: (note) => likenessBefore.get(declarationKey(note)),
    likenessOfRecord: ({ primary }) => likenessAfter.get(declarationKey(primary)),
  });
  const removals = await removalsOf(unsaid, { before, after }, gate);
  const vanished = gone.map((record): Vanished => {
    const renamedTo = renames.get(record.id);
    const removal = removals.get(record.id);
    return { before: record, ...(renamedTo && { renamedTo }), ...(removal && { removal }) };
  });
  return { ...graphs, files, added, changed, unkept, unlogged, unrevised, vanished, unreadable, mended, promoted };
}

/** What became of the records of some ids. */
interface Fates {
  readonly kept: readonly RecordPair[];
  readonly added: readonly MemoryRecord[];
  readonly gone: readonly MemoryRecord[];
  /** There before, in a file that cannot be read any more. */
  readonly unreadable: readonly MemoryRecord[];
  /** There now, in a file that could not be read before. */
  readonly mended: readonly MemoryRecord[];
}

interface Sides {
  readonly before: Memory;
  readonly after: Memory;
  readonly graphs: Pick<Change, "before" | "after">;
  readonly gate: Gate;
}

function fatesOf(ids: readonly string[], { before, after, graphs, gate }: Sides): Fates {
  const kept: RecordPair[] = [];
  const added: MemoryRecord[] = [];
  const gone: MemoryRecord[] = [];
  const unreadable: MemoryRecord[] = [];
  const mended: MemoryRecord[] = [];
  for (const id of ids) {
    const was = graphs.before.records.get(id);
    const is = graphs.after.records.get(id);
    if (was && is) kept.push(gate.layout.mergeDeclarations ? { before: was, after: is } : likeForLike(was, is));
    else if (was && isBrokenAt(was.primary.path, after)) unreadable.push(was);
    else if (was) gone.push(was);
    // What could not be read before need not be new.
    else if (is && isBrokenAt(is.primary.path, before)) mended.push(is);
    else if (is) added.push(is);
  }
  return { kept, added, gone, unreadable, mended };
}

/** Notes of files that hold none any more; of a file that cannot be read any more, nobody knows. */
function notesGone(files: readonly FileChange[], before: Memory, after: Memory): readonly Declaration[] {
  const notesIn = (path: string, { files }: Memory) =>
    (files.get(path)?.declarations ?? []).filter(({ role }) => role === "note");
  return files.flatMap(({ path }) =>
    isBrokenAt(path, after) || notesIn(path, after).length > 0 ? [] : notesIn(path, before),
  );
}

/** Both lists are sorted by path. */
function differingFiles(before: readonly TreeEntry[], after: readonly TreeEntry[]): FileChange[] {
  const files: FileChange[] = [];
  let b = 0;
  let a = 0;
  for (;;) {
    const was = before[b];
    const is = after[a];
    if (!was && !is) return files;
    const order = !was ? 1 : !is ? -1 : comparePaths(was.path, is.path);
    if (was && order < 0) files.push({ path: was.path, kind: "deleted" });
    else if (is && order > 0) files.push({ path: is.path, kind: "added" });
    else if (was && is && (was.oid !== is.oid || was.mode !== is.mode)) files.push({ path: is.path, kind: "modified" });
    if (order <= 0) b++;
    if (order >= 0) a++;
  }
}

/** Ids that a differing file declares, before or after, in order. */
function touchedIds(before: Memory, after: Memory, files: readonly FileChange[]): string[] {
  const ids = new Set<string>();
  for (const { path } of files) {
    for (const memory of [before, after]) {
      for (const { id } of memory.files.get(path)?.declarations ?? []) if (id !== undefined) ids.add(id);
    }
  }
  return [...ids].sort(comparePaths);
}

function isBrokenAt(path: string, { files }: Memory): boolean {
  const file = files.get(path);
  return file !== undefined && isBroken(file);
}

async function likenesses(
  memory: Memory,
  paths: ReadonlySet<string>,
  gate: Gate,
): Promise<ReadonlyMap<string, Likeness>> {
  const result = new Map<string, Likeness>();
  await visitRecords(memory, paths, gate, (inspected, body) => {
    result.set(declarationKey(inspected.declaration), likenessOf(inspected, body));
  });
  return result;
}
