/**
 * What will be said of a file once a time is past: the file and the time, by months (UTC). What it is, is found by
 * judging the file again when the time comes.
 */
import { addTo } from "../memory/grouped.js";
import { LAST_TIME } from "../memory/instant.js";
import type { IndexDeadline } from "../generated/types/index-deadline.js";
import { DEADLINES_FOLDER } from "../memory/index-paths.js";
import { comparePaths } from "../memory/tree.js";
import { brokenIndex } from "./needs-full-check.js";
import { isText, isTime, parseJson } from "./shape.js";
import { hashDigits, LEAF, linesOf, makeShards, type ShardLine } from "./shards.js";

export interface Deadline {
  /** Milliseconds since 1970. */
  readonly since: number;
  readonly path: string;
}

/** `2026-05`; `later` for what is further away than years of four digits. In the order of time. */
export function deadlineMonth(since: number): string {
  const month = Math.abs(since) <= LAST_TIME ? new Date(since).toISOString().slice(0, -17) : "+";
  return /^\d{4}-/.test(month) ? month : since < 0 ? "0000-01" : "later";
}

/** The month of a file or folder of deadlines, by its name. */
export function monthOfName(name: string): string {
  return name.replace(/\.jsonl$|\/$/, "");
}

/** @returns the text of each file by its path: one for each month, or a folder of shards where it has many. Each deadline stands once. */
export function deadlineFiles(deadlines: readonly Deadline[]): Map<string, string> {
  const months = new Map<string, Deadline[]>();
  let last: Deadline | undefined;
  for (const deadline of deadlines.toSorted((a, b) => a.since - b.since || comparePaths(a.path, b.path))) {
    if (deadline.since === last?.since && deadline.path === last.path) continue;
    last = deadline;
    const month = deadlineMonth(deadline.since);
    addTo(months, month, deadline);
  }
  const files = new Map<string, string>();
  for (const [month, group] of months) {
    const path = `${DEADLINES_FOLDER}/${month}`;
    if (group.length <= LEAF) {
      files.set(`${path}.jsonl`, linesOf(group.map(lineOf)));
      continue;
    }
    const items = group.map((value) => ({ digits: hashDigits(value.path), value }));
    for (const [shard, text] of makeShards(items, lineOf, { folder: path })) files.set(shard, text);
  }
  return files;
}

function lineOf({ since, path }: Deadline): ShardLine {
  const item: IndexDeadline = [since, path];
  return { order: path, text: JSON.stringify(item) };
}

/**
 * Paths whose time is past, from the lines of one file.
 * @throws NeedsFullCheck where a line is no deadline.
 */
export function parsePast(text: string, now: number): string[] {
  const paths: string[] = [];
  const lines = text.split("\n");
  if (lines.pop() !== "") throw brokenIndex("its deadlines are cut short");
  for (const line of lines) {
    const item = parseJson(line);
    if (!isDeadline(item)) throw brokenIndex("a line of its deadlines is none");
    const [since, path] = item;
    if (now > since) paths.push(path);
  }
  return paths;
}

function isDeadline(item: unknown): item is IndexDeadline {
  return Array.isArray(item) && item.length === 2 && isTime(item[0]) && isText(item[1]);
}
