/**
 * Takes a change back on a tree that went on since (decision 20 the other way round): where nothing touched a file, it is what it
 * was; where something did, record by record; and what cannot be settled so is marked in the file, and named.
 */
import { isUtf8 } from "node:buffer";
import type { ResolvedLayout } from "../layouts/layout.js";
import type { Limits } from "../memory/document.js";
import { addTo } from "../memory/grouped.js";
import { sameBytes } from "../memory/same-bytes.js";
import { append } from "../memory/append.js";
import { comparePaths, type PlainMode } from "../memory/tree.js";
import { ChangedFile } from "./changed-file.js";
import { joinedMoves, type JoinedMoves } from "./joined-moves.js";
import { markedText } from "./merge-lines.js";
import type { RevertContext } from "./present-record.js";
import type { RevertConflict } from "./revert-conflict.js";
import { makeDeletions, type Deletion } from "./revert-deletions.js";
import { leftComments, revertLines, type LeftComments } from "./revert-lines.js";
import { hasStrayed, linkedBy, revertMoves } from "./revert-moves.js";
import { revertRecords } from "./revert-records.js";
import { revertText, type TouchedFile } from "./touched-file.js";
import { formOf, SIDES, WorkingFile } from "./working-file.js";

/** Modes of the files at their paths. */
type Modes = ReadonlyMap<string, PlainMode>;

export interface ChangeToRevert {
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

export interface EditedFile {
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
  readonly files: readonly EditedFile[];
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

export function revertChange(input: ChangeToRevert): RevertedChange {
  return new ChangeRevert(input).run();
}

/**
 * Files first that can be taken as they were or record by record: where a record went elsewhere, it is edited there. Then records
 * that the change moved, and what goes last: places must stay until then.
 */
class ChangeRevert {
  readonly #input: ChangeToRevert;
  /** The present by path. */
  readonly #present: ReadonlyMap<string, Uint8Array>;
  /** Files of the present that hold records of the change, and new ones that get some. */
  readonly #working = new Map<string, WorkingFile>();
  readonly #changed = new Map<TouchedFile, ChangedFile | undefined>();
  readonly #moves: JoinedMoves;
  /** Files that records of the change moved between, by path. */
  readonly #groups: ReadonlyMap<string, ReadonlySet<string>>;
  /** Keys of records that the change moved. */
  readonly #moved: ReadonlySet<string>;
  /** What the change did to records that a working file holds now, wherever they stood then. */
  readonly #changes = new Map<string, ChangedFile[]>();
  /** Files that get these bytes; undefined where they go. */
  readonly #results = new Map<string, Uint8Array | undefined>();
  readonly #conflicts: RevertConflict[] = [];
  readonly #comments: LeftComment[] = [];
  readonly #gone: string[] = [];
  readonly #deletions: Deletion[] = [];
  readonly #context: RevertContext;

  constructor(input: ChangeToRevert) {
    this.#input = input;
    const { elsewhere, touched, whereNow } = input;
    this.#present = new Map([...elsewhere, ...touched.flatMap(({ path, now }) => (now ? [[path, now] as const] : []))]);
    this.#context = { open: (path) => this.#open(path), create: (path) => this.#create(path), whereNow };
    this.#moves = joinedMoves(touched, (file) => this.#changedFile(file), this.#context.open);
    this.#groups = linkedBy(this.#moves.moves);
    this.#moved = new Set(this.#moves.moves.map(({ key }) => key));
  }

  run(): RevertedChange {
    const { joined } = this.#moves;
    const untouched = this.#untouched(joined);
    const settled = new Set<string>();
    const asText: TouchedFile[] = [];
    for (const file of joined) {
      if (untouched(file)) {
        settled.add(file.path);
        this.#takeWhole(file);
      } else if (!this.#takeByRecord(file)) asText.push(file);
    }
    const byRecords = this.#takeMovesBack(settled, asText);
    append(this.#conflicts, makeDeletions(this.#deletions));
    for (const [path, file] of this.#working) this.#settle(path, file, byRecords.has(file));
    for (const file of asText) this.#takeAsText(file);
    this.#takeModesBack();
    this.#takePathsBack();
    return this.#result();
  }

  #result(): RevertedChange {
    const { modes } = this.#input;
    const conflicts = this.#underFormerPath(this.#conflicts);
    return {
      files: [...this.#results]
        .map(([path, bytes]) => ({ path, bytes, before: this.#present.get(path), mode: modeOf(path, modes) }))
        .sort((a, b) => comparePaths(a.path, b.path)),
      conflicts,
      undecided: this.#undecided(conflicts),
      gone: this.#gone,
      comments: this.#underFormerPath(this.#comments),
    };
  }

  /**
   * Of files between which records moved either all are what they were, with no record that strayed from them, or none is taken
   * as a whole: a record would be in two of them.
   */
  #untouched(files: readonly TouchedFile[]): (file: TouchedFile) => boolean {
    const byPath = new Map(files.map((file) => [file.path, file]));
    const known = new Map<ReadonlySet<string>, boolean>();
    const areAs = (group: readonly TouchedFile[], side: "before" | "after") =>
      group.every((file) => sameBytes(file.now, file[side]));
    return ({ path }) => {
      const paths = this.#groups.get(path) ?? new Set([path]);
      const group = known.has(paths) ? [] : [...paths].flatMap((other) => byPath.get(other) ?? []);
      const is =
        known.get(paths) ??
        ((areAs(group, "before") || areAs(group, "after")) && !group.some((file) => this.#hasStrayed(file)));
      known.set(paths, is);
      return is;
    };
  }

  #hasStrayed(file: TouchedFile): boolean {
    const changed = this.#changedFile(file);
    return changed !== undefined && hasStrayed(changed, this.#context, (key) => this.#moved.has(key));
  }

  /** Nothing but the change touched the file, so that it is what it was before. */
  #takeWhole({ path, before, now }: TouchedFile): void {
    if (!sameBytes(now, before)) this.#results.set(path, before && this.#input.keepTimes(path, before));
  }

  /** @returns false where the file's records cannot be told. */
  #takeByRecord(file: TouchedFile): boolean {
    const changed = this.#changedFile(file);
    const records = changed && revertRecords(changed, this.#context, (key) => this.#moved.has(key));
    if (!records) return false;
    append(this.#conflicts, records.conflicts);
    append(this.#gone, records.gone);
    append(this.#deletions, records.deletions);
    for (const home of file.now ? [file.path] : records.homes) {
      if (!this.#open(home)) continue;
      addTo(this.#changes, home, changed);
    }
    return true;
  }

  /** @returns files into which a record comes with comments that lines of the change do not know. */
  #takeMovesBack(settled: ReadonlySet<string>, asText: readonly TouchedFile[]): ReadonlySet<WorkingFile> {
    const byRecords = new Set<WorkingFile>();
    const texts = new Set(asText.map(({ path }) => path));
    const moves = this.#moves.moves.filter(({ from }) => !settled.has(from.form.path));
    const back = revertMoves(moves, { ...this.#context, byRecords, isText: (path) => texts.has(path) });
    append(this.#conflicts, back.conflicts);
    append(this.#gone, back.gone);
    append(this.#deletions, back.deletions);
    return byRecords;
  }

  #changedFile(file: TouchedFile): ChangedFile | undefined {
    if (!this.#changed.has(file)) {
      const form = formOf(file.path, this.#input.layout, this.#input.limits);
      this.#changed.set(file, form && new ChangedFile({ form, before: file.before, after: file.after }));
    }
    return this.#changed.get(file);
  }

  #open(path: string): WorkingFile | undefined {
    const known = this.#working.get(path);
    if (known) return known;
    const bytes = this.#present.get(path);
    const form = formOf(path, this.#input.layout, this.#input.limits);
    if (!bytes || !form || !isUtf8(bytes)) return undefined;
    const file = new WorkingFile(form, bytes);
    this.#working.set(path, file);
    return file;
  }

  #create(path: string): WorkingFile | undefined {
    const form = formOf(path, this.#input.layout, this.#input.limits);
    if (this.#present.has(path) || !form) return this.#open(path);
    const file = this.#working.get(path) ?? new WorkingFile(form, new Uint8Array());
    this.#working.set(path, file);
    return file;
  }

  /** By lines where they give what the records are to say; else comments of the change may be left, which is told. */
  #settle(path: string, file: WorkingFile, isByRecords: boolean): void {
    const changes = this.#changes.get(path) ?? [];
    const lines = isByRecords ? undefined : revertLines(file, changes);
    const isDecided = file.text("now") === file.text("wanted");
    if (lines && isDecided && lines.now !== lines.wanted) this.#conflicts.push({ path, reason: COMMENT_MET });
    const [now, wanted] = SIDES.map((side) => {
      const text = lines ? lines[side] : file.text(side);
      return text === undefined ? undefined : this.#withTimesKept(path, text);
    });
    const text = now === wanted ? now : markedText(now ?? "", wanted ?? "", this.#input.names);
    if (!lines && text !== undefined) {
      const sides = { now: now ?? "", wanted: wanted ?? "" };
      for (const change of changes) append(this.#comments, placed(text, leftComments(file.form, sides, change)));
    }
    if (text !== file.before) {
      this.#results.set(path, text === undefined ? undefined : Buffer.from(file.mark + text));
    }
  }

  #takeAsText(file: TouchedFile): void {
    const { path } = file;
    // By lines a record could come twice.
    if (this.#groups.has(path)) {
      this.#conflicts.push({ path, reason: NOT_READ });
      return;
    }
    const { bytes, reason, gone } = revertText(file, this.#input.names, (text) => this.#withTimesKept(path, text));
    if (gone) this.#gone.push(path);
    if (reason !== undefined) this.#conflicts.push({ path, reason });
    if (bytes) this.#results.set(path, bytes);
  }

  #takeModesBack(): void {
    const { touched, modes } = this.#input;
    for (const { path, now } of touched) {
      if (now && !this.#results.has(path) && modeOf(path, modes) !== modes.now.get(path)) this.#results.set(path, now);
    }
  }

  /** Of files that the change gave another path as a whole. */
  #takePathsBack(): void {
    for (const [path, former] of this.#moves.renamed) {
      const bytes = this.#results.has(path) ? this.#results.get(path) : this.#present.get(path);
      if (bytes) this.#results.set(former, bytes);
      this.#results.set(path, undefined);
    }
  }

  #underFormerPath<T extends { readonly path: string }>(list: readonly T[]): T[] {
    return list.map((each) => ({ ...each, path: this.#moves.renamed.get(each.path) ?? each.path }));
  }

  #undecided(conflicts: readonly RevertConflict[]): ReadonlySet<string> {
    const met = new Set(conflicts.map(({ path }) => path));
    const result = new Set([...met].flatMap((path) => [path, ...(this.#groups.get(path) ?? [])]));
    for (const [path, former] of this.#moves.renamed) if (result.has(former)) result.add(path);
    return result;
  }

  #withTimesKept(path: string, text: string): string {
    return Buffer.from(this.#input.keepTimes(path, Buffer.from(text))).toString("utf8");
  }
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
function modeOf(path: string, { before, after, now }: ChangeToRevert["modes"]): PlainMode {
  const [was, is, present] = [before, after, now].map((modes) => modes.get(path));
  return (is === present ? was : undefined) ?? present ?? was ?? "100644";
}
