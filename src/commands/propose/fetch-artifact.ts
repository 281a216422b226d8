/** Fetches what a run left, as hostile as any stranger's (security rules 12 to 14). */
import { createHash } from "node:crypto";
import { taggedDigest } from "../../memory/digest.js";
import type { Forge } from "../../memory/forge.js";
import type { Refusal } from "../../memory/judged-update.js";
import { ArtifactUnavailable, type RunArtifact, type WorkflowRun } from "../../memory/workflow-run.js";
import { ArchiveError, isArchive, readArchive, type ArchiveFault } from "../../parse/archive.js";
import { MAX_UPDATE_BYTES } from "../../updates/read-update.js";
import { refusal, type RefusalName } from "../../updates/refusal.js";
import { UPDATE_FILE } from "../../updates/update-places.js";

/** What is fetched, and how much of it is read. */
interface Wanted {
  /** Name of the artifact. */
  readonly name: string;
  /** As it is downloaded. */
  readonly limits: { readonly bytes: number; readonly milliseconds: number };
  /** In the archive. */
  readonly entries: number;
  readonly totalBytes: number;
}

const MIB = 1024 * 1024;

const UPDATE: Wanted = {
  name: "memory-update",
  // An archive of one file has something around it.
  limits: { bytes: MAX_UPDATE_BYTES + 64 * 1024, milliseconds: 60_000 },
  // So that a folder beside the file is told as such, and a flood of entries is not read.
  entries: 16,
  totalBytes: MAX_UPDATE_BYTES,
};

/** The folder of a run. Raw logs and artifacts in it are listed and not kept. */
const RUN: Wanted = {
  name: "memory-run",
  limits: { bytes: 48 * MIB, milliseconds: 120_000 },
  entries: 50_000,
  totalBytes: 160 * MIB,
};

const ARCHIVE_REFUSALS: Readonly<Record<ArchiveFault, readonly [RefusalName, (wanted: Wanted) => string]>> = {
  damaged: ["ARCHIVE_DAMAGED", () => "The artifact is no archive that can be read."],
  contradictory: ["ARCHIVE_CONTRADICTORY", () => "The artifact is an archive that can be read in more than one way."],
  zip64: [
    "ARCHIVE_UNREAD_FORM",
    () => "The artifact is an archive in the form Zip64, which is for more than it may hold.",
  ],
  "too-large": ["ARCHIVE_TOO_LARGE", ({ totalBytes }) => `The artifact holds more than ${totalBytes / MIB} MiB.`],
  "too-many-files": ["ARCHIVE_TOO_MANY_FILES", ({ entries }) => `The artifact holds more than ${entries} files.`],
  "unsafe-path": [
    "ARCHIVE_UNSAFE_PATH",
    () => "The artifact holds a path that leads out of it, cannot be shown or is too long.",
  ],
  "not-a-file": ["ARCHIVE_NOT_A_FILE", () => "The artifact holds a link or something else that is no regular file."],
  encrypted: ["ARCHIVE_ENCRYPTED", () => "The artifact is encrypted."],
  "duplicate-path": [
    "ARCHIVE_DUPLICATE_PATH",
    () => "The artifact holds one path twice, or as a file and as a folder.",
  ],
};

const DOWNLOAD_REFUSALS: Readonly<Record<ArtifactUnavailable["reason"], readonly [RefusalName, string]>> = {
  expired: ["ARTIFACT_EXPIRED", "The artifact is not kept any more."],
  "too-large": ["ARCHIVE_TOO_LARGE", "The artifact is larger than it may be."],
  "too-slow": ["ARTIFACT_TOO_SLOW", "The artifact did not arrive in time."],
};

/** @returns the bytes of the file; undefined where the run left no artifact of the name. */
export function fetchUpdate(forge: Forge, run: WorkflowRun): Promise<Uint8Array | Refusal | undefined> {
  return fetched(forge, run, UPDATE, (bytes) => (isArchive(bytes) ? fileOf(bytes) : bytes));
}

/** @returns the files of the run's folder by their paths; undefined where the run left no artifact of the name. */
export function fetchRun(
  forge: Forge,
  run: WorkflowRun,
): Promise<ReadonlyMap<string, Uint8Array> | Refusal | undefined> {
  return fetched(forge, run, RUN, (bytes) => readArchive(bytes, RUN));
}

async function fetched<T>(
  forge: Forge,
  run: WorkflowRun,
  wanted: Wanted,
  open: (bytes: Uint8Array) => T | Refusal,
): Promise<T | Refusal | undefined> {
  const { name, limits } = wanted;
  const [artifact, another] = ofAttempt(await forge.runArtifacts(run.id, name), run);
  if (!artifact) return undefined;
  if (another) return refusal("ARTIFACT_TWICE", `The run left more than one artifact of the name ${name}.`);
  try {
    if (artifact.isExpired) throw new ArtifactUnavailable("expired");
    if (artifact.bytes > limits.bytes) throw new ArtifactUnavailable("too-large");
    const bytes = await forge.downloadArtifact(artifact, limits);
    if (artifact.digest !== undefined && artifact.digest !== digestOf(bytes)) {
      return refusal("DIGEST_MISMATCH", "The artifact is not the one that was uploaded.");
    }
    return open(bytes);
  } catch (error) {
    if (error instanceof ArtifactUnavailable) return refusal(...DOWNLOAD_REFUSALS[error.reason]);
    if (!(error instanceof ArchiveError)) throw error;
    const [code, message] = ARCHIVE_REFUSALS[error.fault];
    return refusal(code, message(wanted));
  }
}

/** A run that is started again keeps what its earlier attempts left; a job that is not repeated leaves nothing new. */
function ofAttempt(artifacts: readonly RunArtifact[], { startedAt }: WorkflowRun): readonly RunArtifact[] {
  const start = Date.parse(startedAt);
  const latest = artifacts.filter(({ createdAt }) => Date.parse(createdAt) >= start);
  return latest.length > 0 ? latest : artifacts;
}

function fileOf(archive: Uint8Array): Uint8Array | Refusal {
  const files = readArchive(archive, UPDATE);
  const file = files.get(UPDATE_FILE);
  if (file && files.size === 1) return file;
  return refusal("ARCHIVE_WRONG_FILE", "The artifact does not hold the one file memory-update.json and nothing else.");
}

function digestOf(bytes: Uint8Array): string {
  return taggedDigest(createHash("sha256").update(bytes));
}
