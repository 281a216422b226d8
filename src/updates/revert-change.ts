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
import { revertRecords, type ChangedFile, type RevertConflict } from "./revert-records.js";
import { formOf, WorkingFile } from "./working-file.js";

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
  return new ChangeRevert(input).run();
}

/** Files first that can be taken as they were or record by record: where a record went elsewhere, it is edited there. */
class ChangeRevert {
  readonly #input: RevertInput;
  /** The present by path. */
  readonly #present: ReadonlyMap<string, Uint8Array>;
  /** Files of the present that hold records of the change. */
  readonly #working = new Map<string, WorkingFile>();
  /** What the change did to records that a working file holds now, wherever they stood then. */
  readonly #changes = new Map<string, ChangedFile[]>();
  /** Files that get these bytes; undefined where they go. */
  readonly #results = new Map<string, Uint8Array | undefined>();
  readonly #conflicts: RevertConflict[] = [];
  readonly #comments: LeftComment[] = [];
  readonly #gone: string[] = [];

  constructor(input: RevertInput) {
    this.#input = input;
    const { elsewhere, touched } = input;
    this.#present = new Map([...elsewhere, ...touched.flatMap(({ path, now }) => (now ? [[path, now] as const] : []))]);
  }

  run(): RevertedChange {
    const { touched, modes } = this.#input;
    const others = touched.filter((file) => !this.#takeUntouched(file));
    const asText = others.filter((file) => !this.#takeByRecord(file));
    for (const [path, file] of this.#working) this.#settle(path, file);
    for (const file of asText) this.#takeAsText(file);
    this.#takeModesBack();
    return {
      files: [...this.#results]
        .map(([path, bytes]) => ({ path, bytes, before: this.#present.get(path), mode: modeOf(path, modes) }))
        .sort((a, b) => comparePaths(a.path, b.path)),
      conflicts: this.#conflicts,
      gone: this.#gone,
      comments: this.#comments,
    };
  }

  /** @returns whether nothing but the change touched the file, so that it is what it was before. */
  #takeUntouched({ path, before, after, now }: TouchedFile): boolean {
    if (sameBytes(now, before)) return true;
    if (!sameBytes(now, after)) return false;
    this.#results.set(path, before && this.#input.keepTimes(path, before));
    return true;
  }

  /** @returns false where the file's records cannot be told. */
  #takeByRecord({ path, before, after, now }: TouchedFile): boolean {
    const { layout, limits, whereNow } = this.#input;
    const form = formOf(path, layout, limits);
    const open = (path: string) => this.#open(path);
    const records = form && revertRecords({ form, before, after }, { open, whereNow });
    if (!records) return false;
    this.#conflicts.push(...records.conflicts);
    this.#gone.push(...records.gone);
    for (const home of now ? [path] : records.homes) {
      if (this.#open(home)) this.#changes.set(home, [...(this.#changes.get(home) ?? []), { form, before, after }]);
    }
    return true;
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

  /** By lines where they give what the records are to say; else comments of the change may be left, which is told. */
  #settle(path: string, file: WorkingFile): void {
    const changes = this.#changes.get(path) ?? [];
    const lines = revertLines(file, changes);
    const isDecided = file.text("now") === file.text("wanted");
    if (lines && isDecided && lines.now !== lines.wanted) this.#conflicts.push({ path, reason: COMMENT_MET });
    const [now, wanted] = (["now", "wanted"] as const).map((side) => {
      const text = lines ? lines[side] : file.text(side);
      return text === undefined ? undefined : this.#withTimesKept(path, text);
    });
    const text = now === wanted ? now : markedText(now ?? "", wanted ?? "", this.#input.names);
    if (!lines && text !== undefined) {
      const sides = { now: now ?? "", wanted: wanted ?? "" };
      for (const change of changes) this.#comments.push(...placed(text, leftComments(file.form, sides, change)));
    }
    if (text !== file.before) {
      this.#results.set(path, text === undefined ? undefined : Buffer.from(file.mark + text));
    }
  }

  #takeAsText(file: TouchedFile): void {
    const { path } = file;
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

  #withTimesKept(path: string, text: string): string {
    return Buffer.from(this.#input.keepTimes(path, Buffer.from(text))).toString("utf8");
  }
}

function placed(text: string, { path, standing, missing }: LeftComments): LeftComment[] {
  const lines = text.split("\n").map((line) => line.trimEnd());
  const at = lines.flatMap((line, index) => (standing.some((comment) => line.endsWith(comment)) ? [index + 1] : []));
  return [...at.map((line) => ({ path, line })), ...missing.map(() => ({ path }))];
}

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
