/** A run of an agent as its journal tells it, whatever dialect the journal is written in (record families, 1.12 and 1.13). */

/** `sdk`: events in upper case with `data`; `import`: numbered events with `eventType`; `flat`: `run_start`, `run_end` and fields. */
export type JournalDialect = "sdk" | "import" | "flat";

export interface RunSourceFile {
  /** From the run's folder, `/`-separated. */
  readonly path: string;
  /** In bytes. */
  readonly size: number;
  /** False for links and devices, which are never read. */
  readonly isFile: boolean;
}

/** The files of one run, wherever they are: a folder, an archive. */
export interface RunSource {
  /** Sorted by path. */
  readonly files: readonly RunSourceFile[];
  read(path: string): Promise<Uint8Array>;
  /** `sha256:` of a file that need not fit into memory. */
  digest(path: string): Promise<string>;
}

/** Where a fact was read. */
interface RunEvidence {
  /** From the run's folder. */
  readonly path: string;
  /** `sha256:` of the file. */
  readonly digest: string;
}

export interface RunEvent {
  /** From 1. */
  readonly sequence: number;
  /** Dotted lower case, such as `task.completed`. */
  readonly type: string;
  /** RFC 3339 in UTC; undefined where the journal does not say. */
  readonly at: string | undefined;
  readonly message: string | undefined;
  readonly taskId: string | undefined;
  /** Of the task. */
  readonly title: string | undefined;
  readonly evidence: RunEvidence;
}

export type TaskStatus = "ok" | "error" | "cancelled" | "pending" | "unknown";

export interface RunTask {
  readonly taskId: string;
  readonly effectId: string | undefined;
  readonly title: string | undefined;
  readonly status: TaskStatus;
  readonly summary: string | undefined;
  /** What shows that the result is right, one sentence each. */
  readonly proofs: readonly string[];
  readonly validation: string | undefined;
  readonly endedAt: string | undefined;
}

export interface RunArtifact {
  /** As the run names it, folders with `/`. */
  readonly name: string;
  readonly kind: string;
  readonly bytes: number | undefined;
  /** `sha256:`; undefined where only a reference is known. */
  readonly digest: string | undefined;
  /** The task that made it. */
  readonly taskId: string | undefined;
}

export type RunStatus = "created" | "running" | "waiting" | "completed" | "failed" | "halted" | "partial" | "unknown";

export interface AgentRun {
  readonly id: string;
  readonly dialect: JournalDialect;
  readonly organization: string | undefined;
  readonly repository: string | undefined;
  readonly process: string | undefined;
  readonly title: string | undefined;
  /** Such as `incident`; undefined where the run does not say. */
  readonly kind: string | undefined;
  readonly session: string | undefined;
  readonly status: RunStatus;
  readonly startedAt: string | undefined;
  readonly completedAt: string | undefined;
  /** The latest time that the run tells of. */
  readonly updatedAt: string | undefined;
  /** By sequence. */
  readonly events: readonly RunEvent[];
  /** In the order in which the journal names them. */
  readonly tasks: readonly RunTask[];
  /** By name. */
  readonly artifacts: readonly RunArtifact[];
}

/** How much of a run is kept, from least to most; the last two speak of what it made alone. */
export const RETENTION_TIERS = [
  "summary-only",
  "curated-journal",
  "full-journal-redacted",
  "artifact-manifest-only",
  "artifact-bytes-retained",
] as const;

export type RetentionTier = (typeof RETENTION_TIERS)[number];

/** Whether the run may still go on. */
export function isActive({ status }: Pick<AgentRun, "status">): boolean {
  return status === "created" || status === "running" || status === "waiting";
}
