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
import type { IndexFile } from "./index-file.js";
import { hashNumber, LEAF, linesOf, makeShards, type ShardLine } from "./shards.js";

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

/** @returns a file for each month, or a folder of shards where it has many. Each deadline stands once. */
export function deadlineFiles(deadlines: readonly Deadline[]): IndexFile[] {
  const months = new Map<string, Deadline[]>();
  let last: Deadline | undefined;
  for (const deadline of deadlines.toSorted((a, b) => a.since - b.since || comparePaths(a.path, b.path))) {
    if (deadline.since === last?.since && deadline.path === last.path) continue;
    last = deadline;
    const month = deadlineMonth(deadline.since);
    addTo(months, month, deadline);
  }
  return [...months].flatMap(([month, group]) => {
    const folder = `${DEADLINES_FOLDER}/${month}`;
    if (group.length <= LEAF) return [{ path: `${folder}.jsonl`, text: () => linesOf(group.map(lineOf)) }];
    return makeShards(group, ({ path }) => hashNumber(path), lineOf, { folder });
  });
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
