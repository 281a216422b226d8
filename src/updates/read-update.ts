/** Reads an update artifact as hostile input (decision 18, security rules 12 to 14). */
import { createHash } from "node:crypto";
import type { MemoryUpdate } from "../generated/types/memory-update.js";
import { endOf, validated, type ValueError } from "../layouts/file-schemas.js";
import { taggedDigest } from "../memory/digest.js";
import type { Problem } from "../memory/finding.js";
import type { Refusal } from "../memory/judged-update.js";
import { canonicalJson, isMapping, valueAt } from "../memory/plain-data.js";
import type { Pointer } from "../memory/place.js";
import { parseFile } from "../parse/parse-file.js";
import {
  hostileLimits,
  MAX_HOSTILE_BYTES,
  MAX_HOSTILE_MEBIBYTES,
  MAX_TOLD,
  oddityOf,
  unreadable,
  unreadJson,
  type Oddity,
} from "./hostile-json.js";
import { isTellable, unknownMember } from "./member-name.js";
import { refusal } from "./refusal.js";
import { UPDATE_FILE, UpdatePlaces } from "./update-places.js";

/** Bytes of an artifact, at most. Whoever fetches one reads no more than that and one byte. */
export const MAX_UPDATE_BYTES = MAX_HOSTILE_BYTES;

const LIMITS = hostileLimits(24);

export interface ReadUpdate {
  readonly update: MemoryUpdate;
  /** `sha256:` of the canonical form: the update's identity (decision 18). */
  readonly digest: string;
}

/** Never throws for what the bytes are. */
export async function readUpdate(bytes: Uint8Array): Promise<ReadUpdate | readonly Refusal[]> {
  const reason = unreadable(bytes);
  if (reason === "too large") {
    return [refusal("TOO_LARGE", `The update has more than ${MAX_HOSTILE_MEBIBYTES} MiB.`)];
  }
  if (reason === "no text") return [refusal("NOT_TEXT", "The update is not plain UTF-8 text.")];
  const parsed = parseFile(UPDATE_FILE, "json", bytes, LIMITS);
  const places = new UpdatePlaces(bytes);
  if (parsed.problems.length > 0) return parsed.problems.slice(0, MAX_TOLD).map((problem) => faultOf(problem, places));
  const read = parsed.documents[0]?.value;
  const oddity = oddityOf(read);
  if (oddity) return [odd(oddity, places)];
  if (isMapping(read) && read["schema"] !== SCHEMA) {
    return [refusal("UNKNOWN_FORMAT", "The update is of a format that this steward does not read.")];
  }
  const { value, errors } = await validated("memoryUpdate", shortened(read));
  if (errors)
    return withoutSubject(errors, read)
      .slice(0, MAX_TOLD)
      .map((error) => invalid(error, places));
  return { update: value, digest: updateDigest(value) };
}

const SCHEMA = "memory-steward.update/v1";

/** More entries than any list of the format may have. */
const TOO_MANY = 101;

/** A list that is too long is too long whatever else stands in it: hundreds of thousands of entries are not looked at. */
function shortened(read: unknown): unknown {
  if (!isMapping(read)) return read;
  const lists = Object.entries(read).flatMap(([name, list]) =>
    Array.isArray(list) && list.length > TOO_MANY ? [[name, list.slice(0, TOO_MANY) as unknown[]] as const] : [],
  );
  return lists.length === 0 ? read : { ...read, ...Object.fromEntries(lists) };
}

/** Members in the order of their names, no white space: the same for every way to write the same update. */
function updateDigest(value: unknown): string {
  return taggedDigest(createHash("sha256").update(canonicalJson(value)));
}

/** What the reader of JSON says repeats nothing of the text. */
function faultOf(problem: Problem, places: UpdatePlaces): Refusal {
  const { rule, at, related, message, suggestion } = problem;
  const where = { at: places.at(at) };
  const unread = unreadJson(problem);
  if (unread !== undefined) return refusal("NOT_JSON", `The update ${unread}.`, where);
  if (related) return refusal("DUPLICATE_KEY", "A member stands twice in one object.", where);
  if (rule === "parse/limit-exceeded") return refusal("TOO_DEEP", "The update nests or holds too many values.", where);
  const told = rule === "parse/invalid-syntax" ? ` ${message}${suggestion ? ` ${suggestion.message}.` : ""}` : "";
  return refusal("NOT_JSON", `The update is not valid JSON.${told}`, where);
}

function odd(oddity: Oddity, places: UpdatePlaces): Refusal {
  if (oddity.kind === "unpaired") {
    return refusal("NOT_TEXT", "A text or a name holds an unpaired surrogate.", { at: places.of(oddity.pointer) });
  }
  const at = places.of(oddity.pointer, "key");
  return refusal("RESERVED_KEY", `A member has the name "${oddity.name}", which is not allowed.`, { at });
}

/** A change that names neither a record nor a file may have been meant for either: the schema asks for the members of a file. */
function withoutSubject(errors: readonly ValueError[], read: unknown): readonly ValueError[] {
  const told = new Set<unknown>();
  return errors.flatMap((error) => {
    const { pointer, objection } = error;
    const change = valueAt(read, pointer);
    if (pointer.length !== 2 || pointer[0] !== "changes" || !isMapping(change)) return [error];
    if (!/"(?:path|content)"/.test(objection) || ["record", "path"].some((name) => Object.hasOwn(change, name))) {
      return [error];
    }
    if (told.has(change)) return [];
    told.add(change);
    return [{ ...error, objection: 'names neither a "record" nor a file by its "path"' }];
  });
}

function invalid(error: ValueError, places: UpdatePlaces): Refusal {
  const { pointer, objection, unknown, near, part } = error;
  const subject = subjectOf(unknown === undefined ? pointer : pointer.slice(0, -1));
  const told = unknown === undefined ? objection : unknownMember(unknown, near);
  const change = pointer[0] === "changes" && typeof pointer[1] === "number" ? { change: pointer[1] + 1 } : {};
  return refusal("INVALID", `${subject} ${told}${endOf(error)}`, { at: places.of(pointer, part), ...change });
}

/** Lists of the format, with what one entry is called: counted from 1, as everywhere in what is said of an update. */
const LISTS: Readonly<Record<string, string>> = { changes: "change", evidence: "evidence" };

/** `The update`, `"baseCommit"`, `Change 1`, `"record.id" of change 1` */
function subjectOf(pointer: Pointer): string {
  const [list, index] = pointer;
  const word = typeof list === "string" && Object.hasOwn(LISTS, list) ? LISTS[list] : undefined;
  const entry = word !== undefined && typeof index === "number" ? `${word} ${index + 1}` : undefined;
  const names = (entry === undefined ? pointer : pointer.slice(2)).filter((step) => isTellable(String(step)));
  if (names.length > 0) return `"${names.join(".")}"${entry === undefined ? "" : ` of ${entry}`}`;
  return entry === undefined ? "The update" : `${entry.charAt(0).toUpperCase()}${entry.slice(1)}`;
}
