/** Reads a tree into declarations: the one pass over its files. */
import type { Inspected } from "../layouts/extract.js";
import { extract } from "../layouts/extract.js";
import type { LayoutClass } from "../layouts/layout.js";
import type { Format } from "../memory/document.js";
import type { Problem } from "../memory/finding.js";
import type { Beyond } from "../memory/graph.js";
import { KeptProblems } from "../memory/kept-problems.js";
import { namesRestrictedLevel } from "../memory/restricted.js";
import type { Declaration } from "../memory/record.js";
import { START_OF_FILE } from "../memory/place.js";
import { comparePaths, isRegular, type Tree, type TreeEntry } from "../memory/tree.js";
import { formatOf } from "../parse/parse-file.js";
import { mayHoldPoison } from "../poison/prefilter.js";
import { emptyFileProblem } from "./empty-file.js";
import { FileState, isBroken } from "./file-state.js";
import { FileTable } from "./file-table.js";
import type { Gate } from "./gate.js";
import { keepPolicyOf } from "./keep-policy.js";
import { parseByClass } from "./parse-by-class.js";
import { poisonProblems } from "./poison-problems.js";
import type { Skeletons } from "./skeletons.js";

export interface Memory {
  readonly tree: Tree;
  /** Entries below the memory's root, excluded files left out. */
  readonly entries: readonly TreeEntry[];
  /** Record files by path. */
  readonly files: ReadonlyMap<string, FileState>;
  /** Present where entries and files are those of a part of the memory. */
  readonly beyond?: Beyond;
}

/** Judges one declaration while its data is at hand. */
export interface Inspect {
  (inspected: Inspected, report: (problem: Problem) => void): Declaration;
  /** Present where records of one skeleton may be judged once (docs/decisions/0014-skeletons.md). */
  readonly beyondSkeletons?: BeyondSkeletons;
}

/** The rules about single records that look at more of them than their skeleton. */
interface BeyondSkeletons {
  readonly rules: ReadonlySet<string>;
  /** Whether one of them has something to say of a record, of which the declaration and what all of its skeleton share is at hand. */
  saysMore(inspected: Inspected): boolean;
}

/** Takes each declaration as it stands: nobody is told what is wrong with it. */
export const unjudged: Inspect = Object.assign(({ declaration }: Inspected) => declaration, {
  beyondSkeletons: { rules: new Set<string>(), saysMore: () => false },
});

/** Where fewer files are read, learning skeletons costs more than it saves. */
const MANY_FILES = 500;

/**
 * @param known states of another tree read by the same gate: a file with the same path and blob is not read again.
 * @param onProgress is called now and then with the number of files read.
 */
export async function readMemory(
  tree: Tree,
  gate: Gate,
  inspect: Inspect,
  known?: ReadonlyMap<string, FileState>,
  onProgress?: (done: number, total: number) => void,
): Promise<Memory> {
  const entries = (await tree.entries()).filter(({ path }) => isOfMemory(path, gate));
  const files: FileState[] = [];
  const toRead: TreeEntry[] = [];
  const classes: LayoutClass[] = [];
  for (const entry of entries) {
    const layoutClass = recordClassOf(entry, gate);
    if (!layoutClass) continue;
    if (known) {
      const same = known.get(entry.path);
      // The id of a file of the working directory may be made by reading it.
      if (same && (same.entry === entry || same.oid === entry.oid)) {
        files.push(same);
        continue;
      }
    }
    toRead.push(entry);
    classes.push(layoutClass);
  }
  const areInOrder = files.length === 0;
  const reading = await readingOf(toRead.length, gate, inspect);
  let done = 0;
  // A tree reads in the order that it is given.
  await tree.read(toRead, (entry, bytes) => {
    const layoutClass = classes[done];
    if (!layoutClass) throw new Error(`${entry.path} was not asked for`);
    files.push(readFileState(entry, bytes, layoutClass, reading));
    if (++done % 1000 === 0) onProgress?.(done, toRead.length);
  });
  if (!areInOrder) files.sort((left, right) => comparePaths(left.path, right.path));
  return { tree, entries, files: new FileTable(files) };
}

/** Whether a path stands below the memory's root and is not excluded. */
export function isOfMemory(path: string, { layout, isExcluded }: Gate): boolean {
  return path.startsWith(layout.root) && !isExcluded(path);
}

/** Those of the files that may hold records, by the gate's layout, in the order given. */
export function recordEntries(entries: readonly TreeEntry[], gate: Gate): TreeEntry[] {
  return entries.filter((entry) => isOfMemory(entry.path, gate) && recordClassOf(entry, gate) !== undefined);
}

/**
 * Reads those of some files of a tree that may hold records (`recordEntries`).
 * @param isReported false where nobody is told of their text: it is not searched for poison then.
 */
export async function readFiles(
  tree: Tree,
  entries: readonly TreeEntry[],
  gate: Gate,
  inspect: Inspect,
  isReported = true,
): Promise<Map<string, FileState>> {
  const files = new Map<string, FileState>();
  const reading = { gate, inspect, isReported };
  await tree.read(recordEntries(entries, gate), (entry, bytes) => {
    const layoutClass = recordClassOf(entry, gate);
    if (layoutClass) files.set(entry.path, readFileState(entry, bytes, layoutClass, reading));
  });
  return files;
}

/**
 * Reads files that may hold records (`recordEntries`) one by one, so that nothing is held: what is visited is not to be kept. A path
 * that is listed twice is visited twice.
 */
export async function visitFiles(
  tree: Tree,
  entries: readonly TreeEntry[],
  gate: Gate,
  inspect: Inspect,
  visit: (file: FileState) => void,
): Promise<void> {
  const reading = await readingOf(entries.length, gate, inspect);
  await tree.read(entries, (entry, bytes) => {
    const layoutClass = recordClassOf(entry, gate);
    if (layoutClass) visit(readFileState(entry, bytes, layoutClass, reading));
    reading.skeletons?.clear();
  });
}

/** The class of a file that may hold records. */
function recordClassOf({ mode, path }: TreeEntry, { layout }: Gate): LayoutClass | undefined {
  const layoutClass = isRegular(mode) ? layout.classOf(path) : undefined;
  return layoutClass?.records === "none" ? undefined : layoutClass;
}

/** Shared by the many files that have none; never written to. */
const NO_PROBLEMS: readonly Problem[] = [];

/** What time decides is stated ahead by some ways of checking and not by others: it is bounded when the time is known. */
function isOfTime({ since, until }: Problem): boolean {
  return since !== undefined || until !== undefined;
}

/** How files are read, the same for all of them. */
interface Reading {
  readonly gate: Gate;
  readonly inspect: Inspect;
  /** False where nobody is told of their text: it is not searched for poison then. */
  readonly isReported: boolean;
  /** Present where there are many. */
  readonly skeletons?: Skeletons;
}

async function readingOf(files: number, gate: Gate, inspect: Inspect): Promise<Reading> {
  const reading = { gate, inspect, isReported: true };
  const beyond = inspect.beyondSkeletons;
  if (!beyond || files < MANY_FILES) return reading;
  const { Skeletons } = await import("./skeletons.js");
  return { ...reading, skeletons: new Skeletons(gate, (inspected) => beyond.saysMore(inspected)) };
}

function readFileState(
  entry: TreeEntry,
  bytes: Uint8Array | Error,
  layoutClass: LayoutClass,
  reading: Reading,
): FileState {
  const { path } = entry;
  const className = layoutClass.name;
  if (bytes instanceof Error) {
    const problem: Problem = {
      rule: "parse/unreadable-file",
      message: `This file cannot be read: ${bytes.message}.`,
      at: { path },
    };
    return new FileState(entry, className, [], 0, [problem]);
  }
  const format = layoutClass.format ?? formatOf(path) ?? "yaml";
  const isSuspect = reading.isReported && mayHoldPoison(bytes);
  const known = isSuspect ? undefined : reading.skeletons?.read(path, format, bytes, layoutClass);
  if (known) return new FileState(entry, className, [known], 1, NO_PROBLEMS);
  return readInFull(entry, bytes, format, isSuspect, layoutClass, reading);
}

function readInFull(
  entry: TreeEntry,
  bytes: Uint8Array,
  format: Format,
  isSuspect: boolean,
  layoutClass: LayoutClass,
  { gate, inspect, skeletons }: Reading,
): FileState {
  const { path } = entry;
  const parsed = parseByClass(path, layoutClass, bytes, gate.limits);
  let found: KeptProblems | undefined;
  const report = (problem: Problem): void => {
    found ??= new KeptProblems(keepPolicyOf(gate), isOfTime);
    found.add(problem);
  };
  parsed.problems.forEach(report);
  emptyFileProblem(parsed, layoutClass).forEach(report);
  const records = extract(parsed, layoutClass, gate.layout, gate.limits.edges);
  if (records.some(({ isCut }) => isCut)) report(tooManyEdges(path, gate.limits.edges));
  const declarations = records.map((inspected) => inspect(inspected, report));
  const isLowTrust = () => gate.isLowTrust(path);
  const said = found?.kept ?? NO_PROBLEMS;
  if (isSuspect) poisonProblems({ bytes, format, parsed, records, problems: said, isLowTrust }).forEach(report);
  const problems = found?.all() ?? NO_PROBLEMS;
  if (!isSuspect) {
    // A declaration that is not the one that was read says that something is missing.
    const isPlain =
      problems.every(({ rule }) => inspect.beyondSkeletons?.rules.has(rule)) &&
      records.every(({ declaration }, index) => declarations[index] === declaration);
    skeletons?.learn(format, bytes, records, isPlain);
  }
  const isUnread =
    isBroken({ problems }) ||
    declarations.length === 0 ||
    opensLate(bytes, format) ||
    records.some(hasUnreadSensitivity);
  const mayBeRestricted = isUnread && namesRestrictedLevel(dataText(bytes, format));
  return new FileState(entry, layoutClass.name, declarations, parsed.documents.length, problems, mayBeRestricted);
}

function hasUnreadSensitivity({ oddities }: Inspected): boolean {
  return oddities.some((oddity) => oddity.kind === "field" && oddity.field === "sensitivity");
}

function tooManyEdges(path: string, limit: number): Problem {
  return {
    rule: "parse/limit-exceeded",
    message: `This file states more than ${limit} edges and links; those behind them are not read, so nobody knows whether they are right.`,
    at: { path, range: START_OF_FILE },
    suggestion: { message: "Split the file, or raise limits.edges in the configuration", certain: false },
  };
}

/** What stands before front matter that some readers take for such: a byte-order mark, blank lines. */
const OPENING = /^[\xEF\xBB\xBF\xFE\xFF\s]*---/;

/** Whether front matter of Markdown does not begin on the first line, so that it counts as text. */
function opensLate(bytes: Uint8Array, format: string): boolean {
  const isBlank = (byte: number | undefined) => byte === 0x0a || byte === 0x0d || byte === 0x20 || byte === 0x09;
  if (format !== "markdown" || !(isBlank(bytes[0]) || (bytes[0] === 0xef && isBlank(bytes[3])))) return false;
  return OPENING.test(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString("latin1"));
}

/** What a file says in its front matter, else in all of it, whatever its encoding. */
function dataText(bytes: Uint8Array, format: string): string {
  const text = Buffer.from(bytes).toString("latin1").replaceAll("\0", "");
  if (format !== "markdown") return text;
  const inside = OPENING.exec(text)?.[0].length ?? 0;
  const close = text.slice(inside).search(/(?<=\n)---[ \t]*\r?\n/);
  return close === -1 ? text : text.slice(0, inside + close);
}
