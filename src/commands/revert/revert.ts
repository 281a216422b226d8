/** `revert`: takes one change of the memory back on the state of today, and tells whom it concerns. */
import { compareMemories } from "../../load/compare/compare-memory.js";
import { graphOf } from "../../load/graph-of.js";
import { loadGate, type Gate, type GateOptions } from "../../load/gate.js";
import { readMemory, type Memory, unjudged } from "../../load/read-memory.js";
import { maybeRestrictedFiles, restrictedOfMemory, withFiles } from "../../load/restricted-files.js";
import { publicFindings } from "../../report/public-report.js";
import type { MemoryDiff } from "../../memory/memory-diff.js";
import { isRegular, WORKING_DIRECTORY, type Tree, type TreeEntry, type PlainMode } from "../../memory/tree.js";
import { contentsAt } from "../../memory/tree-lookup.js";
import { UserError } from "../../memory/user-error.js";
import type { Finding } from "../../memory/finding.js";
import type { Reviewer } from "../../report/comment/comment-input.js";
import {
  revertChange,
  type ChangeToRevert,
  type RevertedChange,
  type EditedFile,
  type LeftComment,
} from "../../updates/revert-change.js";
import type { TouchedFile } from "../../updates/touched-file.js";
import type { RevertConflict } from "../../updates/revert-conflict.js";
import { check } from "../check/check.js";
import { overlayComparison } from "../check/overlay-comparison.js";
import { memoryDiff } from "../diff.js";
import { newErrors, newFindings } from "../check/new-errors.js";
import type { OnSecret } from "../check/secrets-of.js";
import { namedRecords } from "./named-records.js";
import { timeKeeping, withTimesMoved } from "./revert-times.js";
import { reviewersOf } from "../publish/reviewers.js";
import { touchedRecords } from "../publish/touched-records.js";

export interface RevertInput {
  /** Before the change that is to be taken back, and after it. */
  readonly before: Tree;
  readonly after: Tree;
  /** What it is taken back on. */
  readonly now: Tree;
  /** Folder of the trees, relative to the top of the repository: empty or `a/b`. */
  readonly root: string;
  readonly gate: GateOptions;
  /** Lays files over a tree: an adapter's work, given by floor 5. */
  readonly overlay: (base: Tree, files: readonly EditedFile[]) => Promise<Tree>;
  readonly time: Date;
  /** Ids of the records that are taken back; all that the change touched unless told. */
  readonly records?: readonly string[];
  /** Gets each secret of the memory, as it is and as it would be: records that are shown may repeat it by itself. */
  readonly onSecret: OnSecret;
}

export interface RevertResult {
  /** Files that get other bytes or another mode. Where there are none, nothing is left of the change. */
  readonly files: readonly EditedFile[];
  readonly conflicts: readonly RevertConflict[];
  /** Records and files that something later took away. */
  readonly gone: readonly string[];
  /** What the revert does to the memory of today; files with conflicts are left out of it. */
  readonly diff: MemoryDiff;
  /** Errors that the revert would bring, judged as a change of `now` by its gate; those of files with conflicts are left out. */
  readonly errors: readonly Finding[];
  /** Likewise. */
  readonly warnings: readonly Finding[];
  /** Who answers for what the change had touched. */
  readonly owners: readonly Reviewer[];
  /** Comments of the change that are not taken back. */
  readonly comments: readonly LeftComment[];
  /** Paths that still are as the change left them and are not taken back: links and submodules. */
  readonly leftOut: readonly string[];
}

/** @throws UserError where the change touches no file of the memory, or a record that is named cannot be taken back alone. */
export async function revert(input: RevertInput): Promise<RevertResult> {
  const { before, after, now } = input;
  const gate = await loadGate(now, input.gate);
  const present = await readMemory(now, gate, unjudged);
  const memories: Memories = {
    before: await readMemory(before, gate, unjudged, present.files),
    after: await readMemory(after, gate, unjudged, present.files),
    present,
  };
  const change = await compareMemories(memories.before, memories.after, gate);
  const { paths: all, leftOut } = touchedPaths(memories, gate);
  if (all.length === 0) throw await nothingToRevert(input, leftOut);
  const named = input.records && namedRecords(input.records, all, change, [memories.before, memories.after]);
  const reverted = revertChange(await changeToRevert(input, { paths: named?.paths ?? all, all }, memories, gate));
  const { conflicts, gone, comments } = reverted;
  const { files, result, today, judged } = await judgedFiles(input, reverted);
  const future = await readMemory(result, gate, unjudged, present.files);
  const mayBe = maybeRestrictedFiles(future.files);
  const restricted = withFiles(restrictedOfMemory(present, [graphOf(present), change.before, change.after]), mayBe);
  const concerned = touchedRecords(change).filter(({ id }) => named?.ids.has(id) ?? true);
  const basis = { records: concerned, editsGate: false, ontology: gate.ontology };
  return {
    files,
    conflicts,
    gone,
    comments,
    diff: await memoryDiff({
      change: await compareMemories(present, future, gate),
      before: present,
      after: future,
      gate,
      restricted,
    }),
    errors: publicFindings(newErrors(today, judged), restricted),
    warnings: publicFindings(newFindings(today, judged, "warning"), restricted),
    owners: reviewersOf(basis, { organization: "" }).named,
    leftOut: named ? [] : leftOut,
  };
}

interface Memories {
  /** Before the change that is taken back, and after it. */
  readonly before: Memory;
  readonly after: Memory;
  /** As it is now. */
  readonly present: Memory;
}

/** @param leftOut paths that differ and are no plain files. */
async function nothingToRevert({ before, after, root }: RevertInput, leftOut: readonly string[]): Promise<UserError> {
  if (root !== "" && (await before.entries()).length === 0 && (await after.entries()).length === 0) {
    return new UserError(
      `Neither ${before.label} nor ${after.label} has anything in the folder ${root}.`,
      "Name the folder that held the memory then, with --dir, or a later commit",
    );
  }
  if (leftOut.length === 0) {
    return new UserError(
      `Nothing of the memory differs between ${before.label} and ${after.label}.`,
      "Name the commit of a change of the memory, such as the merge of its pull request",
    );
  }
  const named = leftOut.slice(0, MAX_NAMED).join(", ") + (leftOut.length > MAX_NAMED ? " and others" : "");
  return new UserError(
    `Between ${before.label} and ${after.label} nothing differs that can be taken back here: ${named} ${leftOut.length === 1 ? "is no plain file" : "are no plain files"}.`,
    "Take it back by hand, such as with `git checkout <commit> -- <path>`",
  );
}

/** What `revertChange` works on. @param files the paths that are taken back, and all that the change touched. */
async function changeToRevert(
  { before, after, now, time }: RevertInput,
  { paths, all }: { readonly paths: readonly string[]; readonly all: readonly string[] },
  memories: Memories,
  { layout, limits }: Gate,
): Promise<ChangeToRevert> {
  const graph = graphOf(memories.present);
  const touched = new Set(all);
  // A file that the change left alone and that declared the id beside it holds no record of the change.
  const isBeside = (id: string, path: string) =>
    !touched.has(path) && memories.after.files.get(path)?.declarations.some((declaration) => declaration.id === id);
  const whereNow = (id: string) => {
    const path = graph.records.get(id)?.primary.path;
    return path === undefined || isBeside(id, path) ? undefined : path;
  };
  const ids = paths
    .flatMap((path) => [memories.before, memories.after].flatMap(({ files }) => files.get(path)?.declarations ?? []))
    .flatMap(({ id }) => id ?? []);
  const others = new Set(ids.flatMap((id) => whereNow(id) ?? []).filter((path) => !paths.includes(path)));
  return {
    touched: await bytesOf(paths, before, after, now),
    elsewhere: await contentsAt(others, now),
    modes: {
      before: modesOf(memories.before.entries),
      after: modesOf(memories.after.entries),
      now: modesOf(memories.present.entries),
    },
    whereNow,
    layout,
    limits,
    names: { now: "now", wanted: `before ${after.label}` },
    keepTimes: timeKeeping({ graph, layout, limits, now: time }),
  };
}

interface JudgedFiles {
  readonly files: readonly EditedFile[];
  readonly result: Tree;
  /** Of the memory as it is. */
  readonly today: readonly Finding[];
  /** Of the revert as a change of it. */
  readonly judged: readonly Finding[];
}

/** The files once more with the times moved on that the revert itself would be warned of. */
async function judgedFiles(
  input: RevertInput,
  { files: all, undecided }: Pick<RevertedChange, "files" | "undecided">,
): Promise<JudgedFiles> {
  const { now, root, gate, time, onSecret, overlay } = input;
  const common = { root, gate, now: time, secrets: { onValue: onSecret }, digestSources: false };
  const judge = async (files: readonly EditedFile[]) => {
    const settled = files.filter(({ path }) => !undecided.has(path));
    const result = await overlay(now, settled);
    const comparison = overlayComparison(now, result, settled, NO_COMMIT);
    return { result, judged: (await check({ ...common, subject: { comparison }, similar: today })).report.findings };
  };
  const today = await check({ ...common, subject: { tree: now } });
  const first = await judge(all);
  const files = withTimesMoved(all, first.judged);
  return { files, today: today.report.findings, ...(files === all ? first : await judge(files)) };
}

const MAX_NAMED = 10;

/** Nothing is committed yet. */
const NO_COMMIT = { id: WORKING_DIRECTORY, message: Buffer.alloc(0) };

/** Generated files are left to generation. What is no plain file counts as long as it is not what it was before. */
function touchedPaths(memories: Memories, { layout }: Gate): { paths: readonly string[]; leftOut: readonly string[] } {
  const byPath = ({ entries }: Memory) => new Map(entries.map((entry) => [entry.path, entry]));
  const [was, is, present] = [byPath(memories.before), byPath(memories.after), byPath(memories.present)];
  const paths: string[] = [];
  const leftOut: string[] = [];
  for (const path of [...new Set([...was.keys(), ...is.keys()])].sort()) {
    const [left, right] = [was.get(path), is.get(path)];
    if (layout.isGenerated(path) || isSame(left, right)) continue;
    const isPlain = [left, right].every(
      (entry) => entry === undefined || (isRegular(entry.mode) && !entry.undecodable),
    );
    if (isPlain) paths.push(path);
    else if (!isSame(left, present.get(path))) leftOut.push(path);
  }
  return { paths, leftOut };
}

function isSame(left: TreeEntry | undefined, right: TreeEntry | undefined): boolean {
  return left?.oid === right?.oid && left?.mode === right?.mode;
}

function modesOf(entries: readonly TreeEntry[]): ReadonlyMap<string, PlainMode> {
  return new Map(entries.flatMap(({ path, mode }) => (isRegular(mode) ? [[path, mode] as const] : [])));
}

async function bytesOf(paths: readonly string[], before: Tree, after: Tree, now: Tree): Promise<TouchedFile[]> {
  const wanted = new Set(paths);
  const [was, is, present] = await Promise.all([before, after, now].map((tree) => contentsAt(wanted, tree)));
  return paths.map((path) => ({ path, before: was?.get(path), after: is?.get(path), now: present?.get(path) }));
}
