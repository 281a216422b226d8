/** Which files of a run's folder are read, and for what. */
import { createHash } from "node:crypto";
import type { RunSource, RunSourceFile } from "../memory/agent-run.js";
import { taggedDigest } from "../memory/digest.js";
import { canonicalJson } from "../memory/plain-data.js";
import { comparePaths } from "../memory/tree.js";
import { MAX_JSON_BYTES } from "./json-file.js";
import { RunRefused } from "./refusal.js";

/** Files that are read at most, and their bytes in all. */
const MAX_FILES = 40_000;
const MAX_BYTES = 96 * 1024 * 1024;

/** A run one folder further down. */
const RUN_BELOW = /^([^/]+)\/(?:run\.json$|journal\/\d{6}[^/]*\.json$)/;

export interface JournalFile {
  readonly path: string;
  /** As the file's name says. */
  readonly sequence: number;
}

interface TaskFile {
  readonly path: string;
  /** Name of the task's folder: the effect's id, or the task's. */
  readonly folder: string;
  readonly part: "task" | "result";
}

export interface ArtifactFile {
  readonly path: string;
  readonly name: string;
  readonly folder: string | undefined;
  readonly bytes: number;
}

export interface RunFiles {
  readonly run: string | undefined;
  /** Read for the secrets that they hold, and for nothing else. */
  readonly inputs: string | undefined;
  readonly journal: readonly JournalFile[];
  readonly tasks: readonly TaskFile[];
  readonly artifacts: readonly ArtifactFile[];
  /** Files below journal/ whose names are no event's: counted, never read. */
  readonly strangers: number;
}

const EVENT = /^journal\/(\d{6,9})(?:\.[0-9A-Za-z]{1,40})?\.json$/;
const TASK = /^tasks\/([^/]{1,200})\/(task|result)\.json$/;
const ARTIFACT = /^(?:tasks\/([^/]{1,200})\/)?artifacts\/(.{1,300})$/s;

/** @throws RunRefused */
export function runFiles({ files }: RunSource): RunFiles {
  const journal: JournalFile[] = [];
  const tasks: TaskFile[] = [];
  const artifacts: ArtifactFile[] = [];
  const wanted: RunSourceFile[] = [];
  let run: string | undefined;
  let inputs: string | undefined;
  let strangers = 0;
  for (const file of files) {
    const { path } = file;
    const [, digits] = EVENT.exec(path) ?? [];
    const [, folder, part] = TASK.exec(path) ?? [];
    if (path === "run.json") run = path;
    else if (path === "inputs.json") inputs = path;
    else if (digits !== undefined) journal.push({ path, sequence: Number(digits) });
    else if (folder !== undefined) tasks.push({ path, folder, part: part === "task" ? "task" : "result" });
    else {
      const [, owner, name] = ARTIFACT.exec(path) ?? [];
      if (name !== undefined && file.isFile) artifacts.push({ path, name, folder: owner, bytes: file.size });
      if (path.startsWith("journal/")) strangers++;
      continue;
    }
    wanted.push(file);
  }
  assertReadable(wanted);
  if (run === undefined && journal.length === 0) {
    throw noRun(files);
  }
  journal.sort((a, b) => a.sequence - b.sequence);
  assertNumbered(journal);
  return { run, inputs, journal, tasks, artifacts, strangers };
}

/** Of a folder of runs, which is the likeliest slip, the sentence says so. */
function noRun(files: readonly RunSourceFile[]): RunRefused {
  const message = "The folder holds neither run.json nor a journal";
  const runs = new Set(files.flatMap(({ path }) => RUN_BELOW.exec(path)?.[1] ?? []));
  if (runs.size === 0) return new RunRefused("NO_RUN", `${message}.`);
  return new RunRefused(
    "NO_RUN",
    `${message}, and ${runs.size === 1 ? "one folder" : `${runs.size} folders`} with a run.`,
    "Name the folder of the run itself, not the one above it.",
  );
}

/** `sha256:` of the files that tell of the run, by path and digest: locks, logs and caches leave it as it is. */
export function digestOfFiles(digests: ReadonlyMap<string, string>): string {
  const pairs = [...digests].sort(([a], [b]) => comparePaths(a, b));
  return taggedDigest(createHash("sha256").update(canonicalJson(pairs)));
}

function assertReadable(wanted: readonly RunSourceFile[]): void {
  if (wanted.some(({ isFile }) => !isFile)) throw new RunRefused("LINK", "A file of the run is a link or a device.");
  if (wanted.length > MAX_FILES) throw new RunRefused("TOO_LARGE", `The run has more than ${MAX_FILES} files to read.`);
  if (wanted.some(({ size }) => size > MAX_JSON_BYTES)) {
    throw new RunRefused("TOO_LARGE", `A file of the run has more than ${MAX_JSON_BYTES / 1024 / 1024} MiB.`);
  }
  const bytes = wanted.reduce((sum, { size }) => sum + size, 0);
  if (bytes > MAX_BYTES) throw new RunRefused("TOO_LARGE", `The run has more than ${MAX_BYTES / 1024 / 1024} MiB.`);
}

function assertNumbered(journal: readonly JournalFile[]): void {
  for (const [index, { sequence }] of journal.entries()) {
    if (sequence < 1 || sequence > 999_999) {
      throw new RunRefused("WRONG_SEQUENCE", "A file of the journal has a number outside of 1 to 999999.");
    }
    if (journal[index - 1]?.sequence === sequence) {
      throw new RunRefused("DUPLICATE_SEQUENCE", `Two files of the journal have the number ${sequence}.`);
    }
  }
}
