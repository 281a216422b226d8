/**
 * What will be said of a file once a time is past: the file and the time, by months (UTC). What it is, is found by
 * judging the file again when the time comes.
 */
import type { IndexDeadline } from "../generated/types/index-deadline.js";
import { comparePaths } from "../memory/tree.js";
import { brokenIndex } from "./not-local.js";
import { isText, isTime, parseJson } from "./shape.js";

export interface Deadline {
  /** Milliseconds since 1970. */
  readonly since: number;
  readonly path: string;
}

/** Beyond it a time has no month. */
const LAST_TIME = 8.64e15;

/** Name of the file for a time, `2026-05.jsonl`; what is further away than years of four digits stands in `later.jsonl`. */
export function deadlineName(since: number): string {
  const month = Math.abs(since) <= LAST_TIME ? new Date(since).toISOString().slice(0, -17) : "+";
  return /^\d{4}-/.test(month) ? `${month}.jsonl` : since < 0 ? "0000-01.jsonl" : "later.jsonl";
}

/** @returns the text of each file by its name. Lines are sorted by time and path; each stands once. */
export function deadlineFiles(deadlines: readonly Deadline[]): Map<string, string> {
  const files = new Map<string, string>();
  let last: Deadline | undefined;
  for (const deadline of [...deadlines].sort((a, b) => a.since - b.since || comparePaths(a.path, b.path))) {
    const { since, path } = deadline;
    if (since === last?.since && path === last.path) continue;
    last = deadline;
    const item: IndexDeadline = [since, path];
    const name = deadlineName(since);
    files.set(name, `${files.get(name) ?? ""}${JSON.stringify(item)}\n`);
  }
  return files;
}

/**
 * Paths whose time is past, from the lines of one file.
 * @throws NotLocal where a line is no deadline.
 */
export function parsePast(text: string, now: number): string[] {
  const paths: string[] = [];
  for (let at = 0; at < text.length;) {
    const end = text.indexOf("\n", at);
    if (end === -1) throw brokenIndex("its deadlines are cut short");
    const item = parseJson(text.slice(at, end));
    if (!isDeadline(item)) throw brokenIndex("a line of its deadlines is none");
    const [since, path] = item;
    // Sorted by time: the rest is yet to come.
    if (now <= since) return paths;
    paths.push(path);
    at = end + 1;
  }
  return paths;
}

function isDeadline(item: unknown): item is IndexDeadline {
  return Array.isArray(item) && item.length === 2 && isTime(item[0]) && isText(item[1]);
}
