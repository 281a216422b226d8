/** Runs of workflows and what they leave, as the forge tells of them. Names of files in an artifact are a stranger's. */

export interface WorkflowRun {
  readonly id: number;
  /** From 1 on. */
  readonly attempt: number;
  /** Beginning of the attempt, RFC 3339. */
  readonly startedAt: string;
  /** Name of the event that started it. */
  readonly event: string;
  readonly isCompleted: boolean;
  /** Of the repository that ran it: `.github/workflows/agent.yml`. Undefined where the file is another repository's. */
  readonly workflow: string | undefined;
  readonly repository: { readonly id: number; /** `owner/name` */ readonly name: string };
  /** Where the commit lies that it ran on; undefined where that fork is gone. */
  readonly headRepositoryId: number | undefined;
}

export interface RunArtifact {
  readonly id: number;
  readonly name: string;
  /** As the forge keeps it. */
  readonly bytes: number;
  readonly isExpired: boolean;
  /** `sha256:` of the download; undefined where an old tool uploaded it. */
  readonly digest: string | undefined;
  /** RFC 3339. */
  readonly createdAt: string;
}

export interface DownloadLimits {
  readonly bytes: number;
  readonly milliseconds: number;
}

/** An artifact that was listed cannot be had. */
export class ArtifactUnavailable extends Error {
  override readonly name = "ArtifactUnavailable";
  readonly reason: "expired" | "too-large" | "too-slow";

  constructor(reason: ArtifactUnavailable["reason"]) {
    super(`the artifact is unavailable: ${reason}`);
    this.reason = reason;
  }
}
