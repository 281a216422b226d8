/** The text of a snapshot's tag: one human line, a blank line, the manifest as JSON (decision 3). */
import type { SnapshotManifest } from "../generated/types/snapshot.js";
import { validate } from "../generated/validators/snapshot.cjs";
import { clip } from "../memory/clip.js";
import { COMMIT_ID, shortCommit } from "../memory/commit-id.js";

const HEADER = new RegExp(`^object (${COMMIT_ID})\\ntype commit\\ntag (.+)\\n`);

export interface SnapshotTagText {
  /** Name that the tag object itself bears; a copy under another ref keeps it. */
  readonly name: string;
  /** What the object points at. */
  readonly commit: string;
  readonly manifest: SnapshotManifest;
}

export function manifestMessage(manifest: SnapshotManifest): string {
  const { approvedAt, commit } = manifest;
  return `Memory as approved at ${approvedAt}, commit ${shortCommit(commit)}\n\n${JSON.stringify(manifest, null, 1)}\n`;
}

/** @param text of the whole tag object, headers included. @returns a sentence's end that says what is wrong with it. */
export function readTagText(text: string): SnapshotTagText | string {
  const [, commit, name] = HEADER.exec(text) ?? [];
  if (commit === undefined || name === undefined) return "it does not point at a commit";
  const manifest = manifestOf(text.slice(text.indexOf("\n\n") + 2));
  return typeof manifest === "string" ? manifest : { name, commit, manifest };
}

function manifestOf(message: string): SnapshotManifest | string {
  const start = message.indexOf("\n\n{");
  if (start === -1) return "its message holds no manifest";
  // A signature stands below the message.
  const end = message.indexOf("\n-----BEGIN ", start);
  let value: unknown;
  try {
    value = JSON.parse(end === -1 ? message.slice(start) : message.slice(start, end));
  } catch {
    return "its manifest is not JSON";
  }
  if (validate(value)) return value;
  const [error] = validate.errors ?? [];
  const where = clip(error?.instancePath ?? "", 200);
  return `its manifest is not one of memory-steward.snapshot/v1: ${where} ${error?.message ?? ""}`;
}
