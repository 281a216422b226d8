/** Reads an update artifact as hostile input (decision 18, security rules 12 to 14). */
import { createHash } from "node:crypto";
import { isUtf8 } from "node:buffer";
import type { MemoryUpdate } from "../generated/types/memory-update.js";
import { schemaErrors, type ValueError } from "../layouts/file-schemas.js";
import { taggedDigest } from "../memory/digest.js";
import { DEFAULT_LIMITS, type Limits } from "../memory/document.js";
import type { Problem } from "../memory/finding.js";
import type { Refusal } from "../memory/judged-update.js";
import { canonicalJson, isMapping } from "../memory/plain-data.js";
import type { Pointer } from "../memory/place.js";
import { openLocator, type Locator } from "../parse/locate.js";
import { OpenFile } from "../parse/open-file.js";
import type { TreeNode } from "../parse/tree.js";
import { parseFile } from "../parse/parse-file.js";
import { isTellable, unknownMember } from "./member-name.js";
import { refusal } from "./refusal.js";

/** Bytes of an artifact, at most. Whoever fetches one reads no more than that and one byte. */
export const MAX_UPDATE_BYTES = 4 * 1024 * 1024;

const LIMITS: Limits = { ...DEFAULT_LIMITS, fileBytes: MAX_UPDATE_BYTES, depth: 24, documents: 1 };

/** Refusals that are told: the first ones say enough. */
const MAX_TOLD = 20;

export interface ReadUpdate {
  readonly update: MemoryUpdate;
  /** `sha256:` of the canonical form: the update's identity (decision 18). */
  readonly digest: string;
}

/** Never throws for what the bytes are. */
export async function readUpdate(bytes: Uint8Array): Promise<ReadUpdate | readonly Refusal[]> {
  if (bytes.length > MAX_UPDATE_BYTES) {
    return [refusal("TOO_LARGE", `The update has more than ${MAX_UPDATE_BYTES / 1024 / 1024} MiB.`)];
  }
  if (!isUtf8(bytes) || bytes.includes(0)) return [refusal("NOT_TEXT", "The update is not plain UTF-8 text.")];
  const parsed = parseFile(PATH, "json", bytes, LIMITS);
  const locator = openLocator(PATH, "json", bytes);
  if (parsed.problems.length > 0) return parsed.problems.slice(0, MAX_TOLD).map((problem) => faultOf(problem, locator));
  const value = parsed.documents[0]?.value;
  const odd = oddity(new OpenFile(PATH, "json", bytes, LIMITS), locator);
  if (odd) return [odd];
  if (isMapping(value) && value["schema"] !== SCHEMA) {
    return [refusal("UNKNOWN_FORMAT", "The update is of a format that this steward does not read.")];
  }
  const errors = await schemaErrors("memoryUpdate", value);
  if (errors.length > 0) return errors.slice(0, MAX_TOLD).map((error) => invalid(error, locator));
  return { update: value as MemoryUpdate, digest: updateDigest(value) };
}

const PATH = "memory-update.json";
const SCHEMA = "memory-steward.update/v1";

/** Members in the order of their names, no white space: the same for every way to write the same update. */
function updateDigest(value: unknown): string {
  return taggedDigest(createHash("sha256").update(canonicalJson(value)));
}

function faultOf({ rule, at, related }: Problem, locator: Locator): Refusal {
  const where = { at: locator.range(at).start };
  if (related) return refusal("DUPLICATE_KEY", "A member stands twice in one object.", where);
  if (rule === "parse/limit-exceeded") return refusal("TOO_DEEP", "The update nests or holds too many values.", where);
  return refusal("NOT_JSON", "The update is not valid JSON.", where);
}

/** Names and texts that JSON allows and that no file of a memory can hold. */
function oddity(file: OpenFile, locator: Locator): Refusal | undefined {
  const root = file.tree(0);
  const pending: TreeNode[] = root ? [root] : [];
  for (let node = pending.pop(); node; node = pending.pop()) {
    for (const { key, value } of node.entries) {
      if (key && RESERVED.has(key.name)) {
        return refusal("RESERVED_KEY", `A member has the name "${key.name}", which is not allowed.`, {
          at: file.lines.range(key.start, key.end).start,
        });
      }
      pending.push(value);
    }
  }
  const content = file.content(0)?.value;
  const pointer = unpaired(content, []);
  return pointer && refusal("NOT_TEXT", "A text holds half a character.", { at: placeOf(pointer, locator) });
}

const RESERVED: ReadonlySet<string> = new Set(["__proto__", "constructor", "prototype"]);

function unpaired(value: unknown, pointer: Pointer): Pointer | undefined {
  if (typeof value === "string") return /\p{Surrogate}/u.test(value) ? pointer : undefined;
  if (typeof value !== "object" || value === null) return undefined;
  for (const [name, member] of Object.entries(value)) {
    if (/\p{Surrogate}/u.test(name)) return pointer;
    const found = unpaired(member, [...pointer, Array.isArray(value) ? Number(name) : name]);
    if (found) return found;
  }
  return undefined;
}

function invalid({ pointer, objection, unknown }: ValueError, locator: Locator): Refusal {
  const subject = subjectOf(unknown === undefined ? pointer : pointer.slice(0, -1));
  const told = unknown === undefined ? objection : unknownMember(unknown);
  const change = pointer[0] === "changes" && typeof pointer[1] === "number" ? { change: pointer[1] + 1 } : {};
  return refusal("INVALID", `${subject} ${told}.`, { at: placeOf(pointer, locator), ...change });
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

function placeOf(pointer: Pointer, locator: Locator): { line: number; column: number } {
  return locator.range({ path: PATH, document: 0, pointer }).start;
}
