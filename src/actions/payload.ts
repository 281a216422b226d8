/** Members of an event's payload, each looked at before it is used (security rule 43). */
import { readFileSync } from "node:fs";
import { isCommitId } from "../memory/commit-id.js";
import { valueAt } from "../memory/plain-data.js";
import { UserError } from "../memory/user-error.js";

export function readPayload(path: string | undefined): unknown {
  if (path === undefined) throw broken();
  try {
    return JSON.parse(readFileSync(path, "utf8")) as unknown;
  } catch {
    throw broken();
  }
}

/** The value at a path of keys; undefined where there is none. */
export function at(value: unknown, ...keys: readonly string[]): unknown {
  return valueAt(value, keys);
}

export function text(value: unknown): string | undefined {
  return typeof value === "string" ? value : undefined;
}

/** A positive whole number, as ids and numbers are. */
export function id(value: unknown): number | undefined {
  return typeof value === "number" && Number.isSafeInteger(value) && value > 0 ? value : undefined;
}

export function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** A full commit id. */
export function commit(value: unknown): string {
  if (typeof value !== "string" || !isCommitId(value)) throw broken();
  return value;
}

export function required<T>(value: T | undefined): T {
  if (value === undefined) throw broken();
  return value;
}

function broken(): UserError {
  return new UserError(
    "The payload of the event cannot be read or lacks its commits.",
    "Run the Action on pull_request, push or merge_group, or give `base` and `head` as inputs.",
  );
}
