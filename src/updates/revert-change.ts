/**
 * Takes a change back on a tree that went on since (decision 20 the other way round): where nothing touched a file, it is what it
 * was; where something did, record by record; and what cannot be settled so is marked in the file, and named.
 */
import { isUtf8 } from "node:buffer";
import type { ResolvedLayout } from "../layouts/layout.js";
import type { Limits } from "../memory/document.js";
import { sameBytes } from "../memory/same-bytes.js";
import { comparePaths, type PlainMode } from "../memory/tree.js";
import { markedText, mergeLines } from "./merge-lines.js";
import { leftComments, revertLines, type LeftComments } from "./revert-lines.js";
import { hasStrayed, linkedBy, movesOf, renamedFiles, revertMoves, type Move } from "./revert-moves.js";
import {
  makeDeletions,
  revertRecords,
  type ChangedFile,
  type Deletion,
  type RevertConflict,
  type RevertContext,
} from "./revert-records.js";
import { formOf, WorkingFile } from "./working-file.js";
import { append } from "../memory/append.js";

/** Modes of the files at their paths. */
type Modes = ReadonlyMap<string, PlainMode>;

/** A file that the change touched: before it, after it, and now. A side that has none is undefined. */
export interface TouchedFile {
  readonly path: string;
  readonly before: Uint8Array | undefined;
  readonly after: Uint8Array | undefined;
  readonly now: Uint8Array | undefined;
}

export interface RevertInput {
  readonly touched: readonly TouchedFile[];
  /** Files of the present that hold records of the change in another place. */
  readonly elsewhere: ReadonlyMap<string, Uint8Array>;
  readonly modes: { readonly before: Modes; readonly after: Modes; readonly now: Modes };
  /** Path of the file that declares an id now. */
  readonly whereNow: (id: string) => string | undefined;
  readonly layout: ResolvedLayout;
  readonly limits: Limits;
  /** What the marks of a conflict call the two sides. */
  readonly names: { readonly now: string; readonly wanted: string };
  /** A file's bytes with no time of a record set back. */
  readonly keepTimes: (path: string, bytes: Uint8Array) => Uint8Array;
}

export interface RevertedFile {
  readonly path: string;
  /** Undefined where the file goes. */
  readonly bytes: Uint8Array | undefined;
  /** What is there now; undefined where the file comes. */
  readonly before: Uint8Array | undefined;
  /** 100644 unless told. */
  readonly mode?: PlainMode;
}

export interface RevertedChange {
  /** Files that get other bytes or another mode, sorted by path. */
  readonly files: readonly RevertedFile[];
  readonly conflicts: readonly RevertConflict[];
  /** Files with conflicts, and those that records go back to from them or come from to them. */
  readonly undecided: ReadonlySet<string>;
  /** Records and files that something later took away. */
  readonly gone: readonly string[];
  readonly comments: readonly LeftComment[];
}

/** A comment of the change that is not taken back. */
export interface LeftComment {
  readonly path: string;
  /** Where it still stands; absent where the change removed it. */
  readonly line?: number;
}

export function revertChange(input: RevertInput): RevertedChange {
  const { touched, elsewhere, modes, whereNow, layout, limits, names, keepTimes } = input;
  const files = new Map<string, Uint8Array | undefined>();
  const conflicts: RevertConflict[] = [];
  const comments: LeftComment[] = [];
  const gone: string[] = [];
  const working = new Map<string, WorkingFile>();
  const present = new Map([...elsewhere, ...touched.flatMap(({ path, now }) => (now ? [[path, now] as const] : []))]);
  const open = (path: string): WorkingFile | undefined => {
    const known = working.get(path);
    if (known) return known;
    const bytes = present.get(path);
    const form = formOf(path, layout, limits);
    if (!bytes || !form || !isUtf8(bytes)) return undefined;
    const file = new WorkingFile(form, bytes);
    working.set(path, file);
    return file;
  };
  const create = (path: string): WorkingFile | undefined => {
    const form = formOf(path, layout, limits);
    if (present.has(path) || !form) return open(path);
    const file = working.get(path) ?? new WorkingFile(form, new Uint8Array());
    working.set(path, file);
    return file;
  };
  const context = { open, create, whereNow };
  const keptText = (path: string, text: string) => Buffer.from(keepTimes(path, Buffer.from(text))).toString("utf8");
  const asText: TouchedFile[] = [];
  const changes = new Map<string, ChangedFile[]>();
  const deletions: Deletion[] = [];
  const { joined, moves, renamed } = withMoves(input, open);
  const byPath = new Map(joined.map((file) => [file.path, file]));
  const groups = linkedBy(moves);
  const moved = new Set(moves.map(({ key }) => key));
  const isMoved = (key: string) => moved.has(key);
  const settled = new Set<string>();
  for (const file of joined) {
    const { path, before, after, now } = file;
    // Of files between which records moved either all are what they were, or none is taken as a whole.
    const group = [...(groups.get(path) ?? [path])].flatMap((other) => byPath.get(other) ?? []);
    const is = (side: "before" | "after") => group.every((other) => sameBytes(other.now, other[side]));
    const form = formOf(path, layout, limits);
    const changed = form && { form, before, after };
    const isElsewhere = () => changed && hasStrayed(changed, context, isMoved);
    if ((is("before") || is("after")) && !isElsewhere()) {
      settled.add(path);
      if (!sameBytes(now, before)) files.set(path, before && keepTimes(path, before));
      continue;
    }
    const records = changed && revertRecords(changed, context, isMoved);
    if (!records) {
      asText.push(file);
      continue;
    }
    append(conflicts, records.conflicts);
    append(gone, records.gone);
    append(deletions, records.deletions);
    for (const home of now ? [path] : records.homes) {
      if (open(home)) changes.set(home, [...(changes.get(home) ?? []), changed]);
    }
  }
  const byRecords = new Set<WorkingFile>();
  const texts = new Set(asText.map(({ path }) => path));
  const back = revertMoves(
    moves.filter(({ from }) => !settled.has(from.form.path)),
    { ...context, byRecords, isText: (path) => texts.has(path) },
  );
  append(conflicts, back.conflicts);
  append(gone, back.gone);
  append(deletions, back.deletions);
  append(conflicts, makeDeletions(deletions));
  for (const [path, file] of working) {
    const lines = byRecords.has(file) ? undefined : revertLines(file, changes.get(path) ?? []);
    const isDecided = file.text("now") === file.text("wanted");
    if (lines && isDecided && lines.now !== lines.wanted) conflicts.push({ path, reason: COMMENT_MET });
    const [now, wanted] = (["now", "wanted"] as const).map((side) => {
      const text = lines ? lines[side] : file.text(side);
      return text === undefined ? undefined : keptText(path, text);
    });
    const text = now === wanted ? now : markedText(now ?? "", wanted ?? "", names);
    if (!lines && text !== undefined) {
      const sides = { now: now ?? "", wanted: wanted ?? "" };
      for (const change of changes.get(path) ?? [])
        append(comments, placed(text, leftComments(file.form, sides, change)));
    }
    if (text !== file.before) files.set(path, text === undefined ? undefined : Buffer.from(file.mark + text));
  }
  for (const file of asText) {
    // By lines a record could come twice.
    if (groups.has(file.path)) {
      conflicts.push({ path: file.path, reason: NOT_READ });
      continue;
    }
    const text = revertText(file, names, (text) => keptText(file.path, text));
    if (text.gone) gone.push(file.path);
    if (text.reason !== undefined) conflicts.push({ path: file.path, reason: text.reason });
    if (text.bytes) files.set(file.path, text.bytes);
  }
  for (const { path, now } of touched) {
    const mode = modeOf(path, modes);
    if (now && !files.has(path) && mode !== modes.now.get(path)) files.set(path, now);
  }
  for (const [path, former] of renamed) {
    const bytes = files.has(path) ? files.get(path) : present.get(path);
    if (bytes) files.set(former, bytes);
    files.set(path, undefined);
  }
  const named = <T extends { readonly path: string }>(list: readonly T[]) =>
    list.map((each) => ({ ...each, path: renamed.get(each.path) ?? each.path }));
  const met = named(conflicts);
  const undecided = new Set(met.flatMap(({ path }) => [path, ...(groups.get(path) ?? [])]));
  for (const [path, former] of renamed) if (undecided.has(former)) undecided.add(path);
  return {
    files: [...files]
      .map(([path, bytes]) => ({ path, bytes, before: present.get(path), mode: modeOf(path, modes) }))
      .sort((a, b) => comparePaths(a.path, b.path)),
    conflicts: met,
    undecided,
    gone,
    comments: named(comments),
  };
}

interface WithMoves {
  /** Touched files, one for each file that the change gave another path as a whole: it stands where it is now. */
  readonly joined: readonly TouchedFile[];
  /** Of single records between the others. */
  readonly moves: readonly Move[];
  /** Paths of now of files that go back to another, with that. */
  readonly renamed: ReadonlyMap<string, string>;
}

function withMoves({ touched, layout, limits }: RevertInput, open: RevertContext["open"]): WithMoves {
  const byPath = new Map(touched.map((file) => [file.path, file]));
  const all = movesOf(
    touched.flatMap(({ path, before, after }) => {
      const form = formOf(path, layout, limits);
      return form ? [{ form, before, after }] : [];
    }),
  );
  const paths = renamedFiles(all, open);
  const joined = new Map<string, TouchedFile | undefined>();
  const renamed = new Map<string, string>();
  for (const [to, from] of paths) {
    const [was, is] = [byPath.get(from), byPath.get(to)];
    const file = is?.now ? is : was;
    if (!file) continue;
    for (const path of [from, to]) joined.set(path, undefined);
    joined.set(file.path, { ...file, before: was?.before, after: is?.after });
    if (file === is) renamed.set(to, from);
  }
  return {
    joined: touched.flatMap((file) => (joined.has(file.path) ? (joined.get(file.path) ?? []) : [file])),
    moves: all.filter(({ to }) => !paths.has(to.form.path)),
    renamed,
  };
}

function placed(text: string, { path, standing, missing }: LeftComments): LeftComment[] {
  const lines = text.split("\n").map((line) => line.trimEnd());
  const at = lines.flatMap((line, index) => (standing.some((comment) => line.endsWith(comment)) ? [index + 1] : []));
  return [...at.map((line) => ({ path, line })), ...missing.map(() => ({ path }))];
}

const NOT_READ =
  "the change moved records from it or to it, and it cannot be read record by record now, such as where conflicts are left in it";

const COMMENT_MET = "a comment that the change edited, or a line beside it, was changed again since";

/** That of before, where the change set another that still stands; else that of now. */
function modeOf(path: string, { before, after, now }: RevertInput["modes"]): PlainMode {
  const [was, is, present] = [before, after, now].map((modes) => modes.get(path));
  return (is === present ? was : undefined) ?? present ?? was ?? "100644";
}

interface RevertedText {
  readonly bytes?: Uint8Array;
  readonly reason?: string;
  readonly gone?: true;
}

/** Line by line. What is no text stays as it is, and is named. */
function revertText(
  { before, after, now }: TouchedFile,
  names: RevertInput["names"],
  kept: (text: string) => string,
): RevertedText {
  if (!now) return before && after ? { gone: true } : { reason: "it was removed since" };
  if (![before, after, now].every((bytes) => bytes === undefined || isUtf8(bytes))) {
    return { reason: "it is no text, and it was changed again since" };
  }
  const [was, is, text] = [before, after, now].map((bytes) => (bytes ? Buffer.from(bytes).toString("utf8") : ""));
  const merged = mergeLines(is ?? "", text ?? "", was ?? "");
  if (before && after && merged?.isClean) return { bytes: Buffer.from(kept(merged.value)) };
  const [value, wanted] = before && after && merged ? [merged.value, merged.wanted] : [text ?? "", was ?? ""];
  const reason = !before ? "the change added it" : !after ? "the change removed it" : "the change edited it";
  return {
    bytes: Buffer.from(markedText(kept(value), kept(wanted), names)),
    reason: `${reason}, and it was changed since`,
  };
}
