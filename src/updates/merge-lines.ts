/** Two changes of one text merged by lines, and the marks where they meet. */
import { diffArrays } from "diff";
import { append } from "../memory/append.js";

/** Beyond so many differing lines two texts count as other texts. */
const MAX_EDITS = 4000;

export interface MergedText {
  /** What is now, with all of the other change that does not meet it. */
  readonly value: string;
  /** The same, with the other change where they meet. */
  readonly wanted: string;
  readonly isClean: boolean;
}

/**
 * When two changes meet: where they stand in one place or over one another; or only where they are over one another, so that
 * lines which came before a line that the other change edited do not meet it. The latter is for texts of which the reader knows
 * what they are to say.
 */
export type Meeting = "touching" | "overlapping";

/** @returns undefined where the texts have too little in common. */
export function mergeLines(
  base: string,
  now: string,
  wanted: string,
  meeting: Meeting = "touching",
): MergedText | undefined {
  if (base === wanted || now === wanted) return { value: now, wanted: now, isClean: true };
  if (base === now) return { value: wanted, wanted, isClean: true };
  const old = linesOf(base);
  const cut = (changes: Hunk[] | undefined) => (meeting === "overlapping" ? changes?.flatMap(byLine) : changes);
  const [came, asked] = [cut(hunks(old, linesOf(now))), cut(hunks(old, linesOf(wanted)))];
  if (!came || !asked) return undefined;
  return new LineMerge(old, withoutRepeated(came, asked), withoutRepeated(asked, came), meeting).run();
}

/** Goes through the old lines once, and at each change of one side or both writes what the two results have there. */
class LineMerge {
  readonly #old: readonly string[];
  readonly #ours: readonly Hunk[];
  readonly #theirs: readonly Hunk[];
  readonly #meeting: Meeting;
  readonly #value: string[] = [];
  readonly #other: string[] = [];
  #isClean = true;
  /** How far the old lines are written, and how many changes of each side. */
  #at = 0;
  #left = 0;
  #right = 0;

  constructor(old: readonly string[], ours: readonly Hunk[], theirs: readonly Hunk[], meeting: Meeting) {
    this.#old = old;
    this.#ours = ours;
    this.#theirs = theirs;
    this.#meeting = meeting;
  }

  run(): MergedText {
    while (this.#left < this.#ours.length || this.#right < this.#theirs.length) {
      const [mine, its] = [this.#ours[this.#left], this.#theirs[this.#right]];
      const start = Math.min(mine?.start ?? Infinity, its?.start ?? Infinity);
      this.#pushBoth(this.#old.slice(this.#at, start));
      this.#at = start;
      if (this.#meeting === "touching" || !this.#pushWhatStoodFirst(mine, its)) this.#pushMeeting(start);
    }
    this.#pushBoth(this.#old.slice(this.#at));
    return { value: this.#value.join(""), wanted: this.#other.join(""), isClean: this.#isClean };
  }

  /** What stood in a place before comes before what came there later. @returns false where neither came later. */
  #pushWhatStoodFirst(mine: Hunk | undefined, its: Hunk | undefined): boolean {
    if (!its || mine?.start !== its.start) return false;
    if (standsBefore(its, mine)) {
      this.#pushBoth(its.lines);
      this.#right++;
      return true;
    }
    if (!standsBefore(mine, its)) return false;
    this.#pushBoth(mine.lines);
    this.#left++;
    return true;
  }

  /** All changes from a place on that touch: what one side alone changed, or what the two made of it. */
  #pushMeeting(start: number): void {
    const [firstLeft, firstRight] = [this.#left, this.#right];
    const end = this.#endOfMeeting(start);
    const mine = replaced(this.#old, start, end, this.#ours.slice(firstLeft, this.#left));
    const its = replaced(this.#old, start, end, this.#theirs.slice(firstRight, this.#right));
    if (firstLeft === this.#left) this.#pushBoth(its);
    else if (firstRight === this.#right || mine.join("") === its.join("")) this.#pushBoth(mine);
    else {
      append(this.#value, mine);
      append(this.#other, its);
      this.#isClean = false;
    }
    this.#at = end;
  }

  /** Passes the changes that touch. What stands between two changes is theirs alone. */
  #endOfMeeting(start: number): number {
    let end = start;
    const isMet = (hunk: Hunk | undefined): hunk is Hunk =>
      hunk !== undefined && (hunk.start < end || hunk.start === start);
    for (;;) {
      const [mine, its] = [this.#ours[this.#left], this.#theirs[this.#right]];
      if (isMet(mine)) {
        end = Math.max(end, mine.end);
        this.#left++;
      } else if (isMet(its)) {
        end = Math.max(end, its.end);
        this.#right++;
      } else return end;
    }
  }

  #pushBoth(lines: readonly string[]): void {
    for (const line of lines) {
      this.#value.push(line);
      this.#other.push(line);
    }
  }
}

/**
 * The lines that two texts share, and where they differ both sides between marks, as Git writes them: no reader takes such a
 * file for a whole one.
 */
export function markedText(
  now: string,
  wanted: string,
  names: { readonly now: string; readonly wanted: string },
): string {
  const old = linesOf(now);
  const differing = hunks(old, linesOf(wanted)) ?? [{ start: 0, end: old.length, lines: linesOf(wanted) }];
  const result: string[] = [];
  let at = 0;
  for (const { start, end, lines } of differing) {
    append(result, old.slice(at, start));
    result.push(`<<<<<<< ${names.now}\n`);
    append(result, ended(old.slice(start, end)));
    result.push("=======\n");
    append(result, ended(lines));
    result.push(`>>>>>>> ${names.wanted}\n`);
    at = end;
  }
  append(result, old.slice(at));
  return result.join("");
}

/**
 * Leaves out lines that came directly behind lines which the other change edited, where it has them there too: such as where one of
 * the two is merged into the other once more.
 */
function withoutRepeated(hunks: readonly Hunk[], others: readonly Hunk[]): Hunk[] {
  const byEnd = new Map(others.filter(({ start, end }) => start < end).map((other) => [other.end, other.lines]));
  return hunks.filter(({ start, end, lines }) => {
    const tail = start === end ? byEnd.get(start)?.slice(-lines.length) : undefined;
    return tail?.join("") !== lines.join("");
  });
}

/**
 * Whether lines that came stand before what the other change did in their place. A comment is left before the line that it speaks
 * of alone.
 */
function standsBefore(first: Hunk, second: Hunk): boolean {
  const last = first.lines.at(-1) ?? "";
  if (first.start < first.end || !last.endsWith("\n") || first.lines.join("") === second.lines.join("")) return false;
  return (second.start < second.end && second.lines.length > 0) || !/^\s*#/.test(last);
}

/** As many lines for as many: each for its own. */
function byLine({ start, end, lines }: Hunk): Hunk[] {
  if (lines.length !== end - start) return [{ start, end, lines }];
  return lines.map((line, index) => ({ start: start + index, end: start + index + 1, lines: [line] }));
}

interface Hunk {
  /** Lines of the old text that are replaced. */
  readonly start: number;
  readonly end: number;
  readonly lines: readonly string[];
}

function hunks(old: readonly string[], fresh: readonly string[]): Hunk[] | undefined {
  const texts: string[] = [];
  const [was, is] = numbered([old, fresh], texts);
  if (!was || !is || differ(was, is, texts.length) > MAX_EDITS) return undefined;
  const changes = diffArrays(was, is, { maxEditLength: MAX_EDITS });
  if (!changes) return undefined;
  const result: { start: number; end: number; lines: string[] }[] = [];
  let at = 0;
  for (const { value: numbers, added, removed } of changes) {
    const value = numbers.map((number) => texts[number] ?? "");
    const last = result.at(-1);
    if (added) {
      if (last?.end === at) append(last.lines, value);
      else result.push({ start: at, end: at, lines: [...value] });
    } else {
      if (removed) {
        if (last?.end === at) last.end += value.length;
        else result.push({ start: at, end: at + value.length, lines: [] });
      }
      at += value.length;
    }
  }
  return result;
}

/** Lines as numbers, one for each text, so that comparing two costs nothing. @param texts gets them, by number. */
function numbered(sides: readonly (readonly string[])[], texts: string[]): number[][] {
  const numbers = new Map<string, number>();
  return sides.map((lines) =>
    lines.map((line) => {
      let number = numbers.get(line);
      if (number === undefined) numbers.set(line, (number = texts.push(line) - 1));
      return number;
    }),
  );
}

/** How many lines come or go at least, whatever their order: texts of which that is too much need not be compared any further. */
function differ(was: readonly number[], is: readonly number[], count: number): number {
  const more = new Int32Array(count);
  for (const number of was) more[number] = (more[number] ?? 0) - 1;
  for (const number of is) more[number] = (more[number] ?? 0) + 1;
  return more.reduce((sum, each) => sum + Math.abs(each), 0);
}

function replaced(old: readonly string[], start: number, end: number, by: readonly Hunk[]): string[] {
  const result: string[] = [];
  let at = start;
  for (const hunk of by) {
    append(result, old.slice(at, hunk.start));
    append(result, hunk.lines);
    at = hunk.end;
  }
  append(result, old.slice(at, end));
  return result;
}

/** With their ends. */
function linesOf(text: string): string[] {
  return text.match(/[^\n]*\n|[^\n]+$/g) ?? [];
}

function ended(lines: readonly string[]): string[] {
  return lines.map((line) => (line.endsWith("\n") ? line : `${line}\n`));
}
