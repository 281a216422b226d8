/** Reads a file of extracted memories or of events as hostile input: all of it by its schema, or its faults by index. */
import { endOf, validated, type FileKind, type FileTypes } from "../layouts/file-schemas.js";
import type { Problem } from "../memory/finding.js";
import type { EntryFault } from "../memory/run-events.js";
import { parseFile } from "../parse/parse-file.js";
import {
  hostileLimits,
  MAX_HOSTILE_BYTES,
  MAX_HOSTILE_MEBIBYTES,
  MAX_TOLD,
  oddityOf,
  unreadable,
  unreadJson,
} from "./hostile-json.js";
import { isTellable, unknownMember } from "./member-name.js";

export const MAX_ENTRIES_BYTES = MAX_HOSTILE_BYTES;

const LIMITS = hostileLimits(12);

export interface EntriesFormat<K extends FileKind> {
  readonly kind: K;
  /** How an entry is named: `memories` gives `memories[0]`. */
  readonly list: string;
  /** Whether one object per line will do as well. */
  readonly lines: boolean;
}

/** @returns the value, which its schema allows, or faults. */
export async function readEntries<K extends FileKind>(
  bytes: Uint8Array,
  format: EntriesFormat<K>,
): Promise<{ readonly value: FileTypes[K] } | readonly EntryFault[]> {
  const whole = (message: string): EntryFault[] => [{ where: format.list, message }];
  const reason = unreadable(bytes);
  if (reason === "too large") return whole(`has more than ${MAX_HOSTILE_MEBIBYTES} MiB`);
  if (reason === "no text") return whole("is not plain UTF-8 text");
  const read = format.lines && !startsList(bytes) ? readLines(bytes, format.list) : readJson(bytes);
  if ("problem" in read) return whole(faultOf(read.problem));
  if ("where" in read) return [read];
  const oddity = oddityOf(read.value);
  if (oddity?.kind === "reserved") return whole("has a member with a name that is not allowed");
  if (oddity) return whole("holds an unpaired surrogate");
  const { value, errors } = await validated(format.kind, read.value);
  if (!errors) return { value };
  const faults = errors.map((error) => {
    const { pointer, objection, unknown, near } = error;
    const known = unknown === undefined ? pointer : pointer.slice(0, -1);
    const at = known.findIndex((step) => typeof step === "number");
    const where = at === -1 ? format.list : `${format.list}[${known[at]}]`;
    const objected = unknown === undefined ? objection : unknownMember(unknown, near);
    const told = near === undefined ? objected : objected + endOf(error);
    return { where, message: at === known.length - 1 ? told : `${named(known)} ${told}` };
  });
  return faults.slice(0, MAX_TOLD);
}

function named(pointer: readonly (string | number)[]): string {
  const name = pointer.at(-1);
  return typeof name === "string" && isTellable(name) ? `"${name}"` : "a member";
}

function startsList(bytes: Uint8Array): boolean {
  return Buffer.from(bytes).toString("utf8").trimStart().startsWith("[");
}

/** Without a value there is a problem, or nothing at all. */
interface Unread {
  readonly problem: Problem | undefined;
}

function readJson(bytes: Uint8Array): { readonly value: unknown } | Unread {
  const parsed = parseFile("entries.json", "json", bytes, LIMITS);
  const [document] = parsed.documents;
  const [problem] = parsed.problems;
  return problem || !document ? { problem } : { value: document.value };
}

/** As what is said of a file. What the reader of JSON says repeats nothing of the text. */
function faultOf(problem: Problem | undefined): string {
  if (!problem) return "is not valid JSON";
  if (problem.related) return "names a member twice in one object";
  if (problem.rule === "parse/limit-exceeded") return "nests or holds too many values";
  const place = problem.at.range?.start;
  return (
    unreadJson(problem) ?? `is not valid JSON${place ? ` from line ${place.line}, column ${place.column} on` : ""}`
  );
}

function readLines(bytes: Uint8Array, list: string): { readonly value: unknown } | EntryFault {
  const value: unknown[] = [];
  for (const line of Buffer.from(bytes).toString("utf8").split("\n")) {
    if (line.trim() === "") continue;
    const read = readJson(Buffer.from(line));
    if ("problem" in read) {
      const unread = read.problem && unreadJson(read.problem);
      return { where: `${list}[${value.length}]`, message: unread ?? "is not one JSON object on one line" };
    }
    value.push(read.value);
  }
  return { value };
}
