/** What every JSON file from outside has to hold before its schema is asked (security rules 12 to 14). */
import { isUtf8 } from "node:buffer";
import { DEFAULT_LIMITS, type Limits } from "../memory/document.js";
import type { Problem } from "../memory/finding.js";
import type { Pointer } from "../memory/place.js";

/** Bytes of a file, at most. Whoever fetches one reads no more than that and one byte. */
export const MAX_HOSTILE_BYTES = 4 * 1024 * 1024;

export const MAX_HOSTILE_MEBIBYTES = MAX_HOSTILE_BYTES / 1024 / 1024;

/** Faults of one file that are told: the first ones say enough. */
export const MAX_TOLD = 20;

/** @param depth to which values may nest. */
export function hostileLimits(depth: number): Limits {
  return { ...DEFAULT_LIMITS, fileBytes: MAX_HOSTILE_BYTES, depth, documents: 1 };
}

/** Why bytes are not even looked at. */
export function unreadable(bytes: Uint8Array): "too large" | "no text" | undefined {
  if (bytes.length > MAX_HOSTILE_BYTES) return "too large";
  return isUtf8(bytes) && !bytes.includes(0) ? undefined : "no text";
}

/**
 * What is wrong with a text that RFC 8259 calls JSON and that is not read all the same, as what is said of a file; undefined for
 * other problems. It repeats nothing of the text.
 */
export function unreadJson({ rule }: Problem): string | undefined {
  if (rule === "parse/byte-order-mark") return "begins with a byte-order mark: save it as UTF-8 without one";
  if (rule !== "parse/inexact-number") return undefined;
  return "holds a number with more digits than programs keep: write it as a text, between quotes";
}

/** What JSON allows and no file of a memory can hold: a member that would change an object's nature, or an unpaired surrogate. */
export type Oddity =
  | { readonly kind: "reserved"; readonly name: string; readonly pointer: Pointer }
  | { readonly kind: "unpaired"; readonly pointer: Pointer };

const RESERVED: ReadonlySet<string> = new Set(["__proto__", "constructor", "prototype"]);

/** The first one, names before texts, with the place of the member or text. The parser bounds the depth. */
export function oddityOf(value: unknown): Oddity | undefined {
  return find(value, [], reserved) ?? find(value, [], unpaired);
}

type Look = (name: string | undefined, value: unknown, pointer: Pointer) => Oddity | undefined;

function find(value: unknown, pointer: Pointer, look: Look): Oddity | undefined {
  if (typeof value !== "object" || value === null) return look(undefined, value, pointer);
  for (const [name, member] of Object.entries(value)) {
    const at = [...pointer, Array.isArray(value) ? Number(name) : name];
    const found = look(Array.isArray(value) ? undefined : name, undefined, at) ?? find(member, at, look);
    if (found) return found;
  }
  return undefined;
}

const reserved: Look = (name, _, pointer) =>
  name !== undefined && RESERVED.has(name) ? { kind: "reserved", name, pointer } : undefined;

const unpaired: Look = (name, value, pointer) =>
  isUnpaired(name) || isUnpaired(value) ? { kind: "unpaired", pointer } : undefined;

function isUnpaired(text: unknown): boolean {
  return typeof text === "string" && /\p{Surrogate}/u.test(text);
}
