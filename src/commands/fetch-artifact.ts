/** Fetches the one file of a run's artifact, as hostile as any stranger's (security rules 12 to 14). */
import { createHash } from "node:crypto";
import type { Forge } from "../memory/forge.js";
import type { Refusal } from "../memory/judged-update.js";
import { ArtifactUnavailable, type RunArtifact, type WorkflowRun } from "../memory/workflow-run.js";
import { ArchiveError, isArchive, readArchive, type ArchiveFault } from "../parse/archive.js";
import { MAX_UPDATE_BYTES } from "../updates/read-update.js";
import { refusal, type RefusalName } from "../updates/refusal.js";

const ARTIFACT = "memory-update";
const FILE = "memory-update.json";

/** What an archive of one file has around it. */
const AROUND = 64 * 1024;

const LIMITS = { bytes: MAX_UPDATE_BYTES + AROUND, milliseconds: 60_000 };

/** So that a folder beside the file is told as such, and a flood of entries is not read. */
const ENTRIES = 16;

const ARCHIVE_REFUSALS: Readonly<Record<ArchiveFault, readonly [RefusalName, string]>> = {
  damaged: ["ARCHIVE_DAMAGED", "The artifact is no archive that can be read."],
  "too-large": ["ARCHIVE_TOO_LARGE", `The artifact holds more than ${MAX_UPDATE_BYTES / 1024 / 1024} MiB.`],
  "too-many-files": ["ARCHIVE_TOO_MANY_FILES", `The artifact holds more than ${ENTRIES} files.`],
  "unsafe-path": ["ARCHIVE_UNSAFE_PATH", "The artifact holds a path that leads out of it or cannot be shown."],
  "not-a-file": ["ARCHIVE_NOT_A_FILE", "The artifact holds a link or something else that is no regular file."],
  encrypted: ["ARCHIVE_ENCRYPTED", "The artifact is encrypted."],
  "duplicate-path": ["ARCHIVE_DUPLICATE_PATH", "The artifact holds one path twice."],
};

const DOWNLOAD_REFUSALS: Readonly<Record<ArtifactUnavailable["reason"], readonly [RefusalName, string]>> = {
  expired: ["ARTIFACT_EXPIRED", "The artifact is not kept any more."],
  "too-large": ["ARCHIVE_TOO_LARGE", "The artifact is larger than an update may be."],
  "too-slow": ["ARTIFACT_TOO_SLOW", "The artifact did not arrive in time."],
};

/** @returns the bytes of the file; undefined where the run left no artifact of the name. */
export async function fetchUpdate(forge: Forge, run: WorkflowRun): Promise<Uint8Array | Refusal | undefined> {
  const [artifact, another] = ofAttempt(await forge.runArtifacts(run.id, ARTIFACT), run);
  if (!artifact) return undefined;
  if (another) return refusal("ARTIFACT_TWICE", "The run left more than one artifact of the name memory-update.");
  try {
    if (artifact.isExpired) throw new ArtifactUnavailable("expired");
    if (artifact.bytes > LIMITS.bytes) throw new ArtifactUnavailable("too-large");
    const bytes = await forge.downloadArtifact(artifact, LIMITS);
    if (artifact.digest !== undefined && artifact.digest !== digestOf(bytes)) {
      return refusal("DIGEST_MISMATCH", "The artifact is not the one that was uploaded.");
    }
    return isArchive(bytes) ? fileOf(bytes) : bytes;
  } catch (error) {
    if (error instanceof ArtifactUnavailable) return refusal(...DOWNLOAD_REFUSALS[error.reason]);
    if (error instanceof ArchiveError) return refusal(...ARCHIVE_REFUSALS[error.fault]);
    throw error;
  }
}

/** A run that is started again keeps what its earlier attempts left; a job that is not repeated leaves nothing new. */
function ofAttempt(artifacts: readonly RunArtifact[], { startedAt }: WorkflowRun): readonly RunArtifact[] {
  const start = Date.parse(startedAt);
  const latest = artifacts.filter(({ createdAt }) => Date.parse(createdAt) >= start);
  return latest.length > 0 ? latest : artifacts;
}

function fileOf(archive: Uint8Array): Uint8Array | Refusal {
  const files = readArchive(archive, { entries: ENTRIES, totalBytes: MAX_UPDATE_BYTES });
  const file = files.get(FILE);
  if (file && files.size === 1) return file;
  return refusal("ARCHIVE_WRONG_FILE", "The artifact does not hold the one file memory-update.json and nothing else.");
}

function digestOf(bytes: Uint8Array): string {
  return `sha256:${createHash("sha256").update(bytes).digest("hex")}`;
}
