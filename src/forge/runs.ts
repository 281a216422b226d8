/** Runs of workflows and their artifacts. */
import {
  ArtifactUnavailable,
  type DownloadLimits,
  type RunArtifact,
  type WorkflowRun,
} from "../memory/workflow-run.js";
import { UserError } from "../memory/user-error.js";
import type { Api } from "./connection.js";
import { PAGE_SIZE } from "./page-size.js";
import type { Place } from "./place.js";
import { hasStatus } from "./refusal.js";

/** Undefined where the repository has no such run. */
export async function workflowRun(api: Api, place: Place, id: number): Promise<WorkflowRun | undefined> {
  try {
    const { data } = await api.rest.actions.getWorkflowRun({ ...place, run_id: id });
    return {
      id: data.id,
      attempt: data.run_attempt ?? 1,
      startedAt: data.run_started_at ?? data.created_at,
      event: data.event,
      isCompleted: data.status === "completed",
      workflow: ownPath(data.path, data.repository.full_name),
      repository: { id: data.repository.id, name: data.repository.full_name },
      headRepositoryId: headOf(data),
    };
  } catch (error) {
    if (hasStatus(error, 404)) return undefined;
    throw error;
  }
}

/** The description calls it always there; of a fork that was deleted it is null. */
function headOf(data: { readonly head_repository?: { readonly id: number } | null }): number | undefined {
  return data.head_repository?.id;
}

/** Some paths carry the repository in front and the ref behind. */
function ownPath(path: string, repository: string): string | undefined {
  const [file = ""] = path.split("@");
  const own = file.toLowerCase().startsWith(`${repository.toLowerCase()}/`) ? file.slice(repository.length + 1) : file;
  return own.startsWith(".github/workflows/") ? own : undefined;
}

/** Of one name, at most 100. */
export async function runArtifacts(api: Api, place: Place, run: number, name: string): Promise<RunArtifact[]> {
  const filter = { run_id: run, name, per_page: PAGE_SIZE } as const;
  const { data } = await api.rest.actions.listWorkflowRunArtifacts({ ...place, ...filter });
  return data.artifacts
    .filter((artifact) => artifact.name === name)
    .map((artifact) => ({
      id: artifact.id,
      name,
      bytes: artifact.size_in_bytes,
      isExpired: artifact.expired,
      digest: artifact.digest ?? undefined,
      createdAt: artifact.created_at ?? "",
    }));
}

/**
 * The forge says where the bytes lie; they are fetched from there without the token, and no further than the limit.
 * @throws ArtifactUnavailable
 */
export async function downloadArtifact(
  api: Api,
  place: Place,
  send: typeof globalThis.fetch,
  { id }: Pick<RunArtifact, "id">,
  limits: DownloadLimits,
): Promise<Uint8Array> {
  const signal = AbortSignal.timeout(limits.milliseconds);
  try {
    const location = await addressOf(api, place, id, signal);
    const answer = await send(location, { redirect: "error", signal });
    if (!answer.ok || !answer.body) {
      await answer.body?.cancel();
      throw new UserError(`The store of artifacts answered ${answer.status}.`, "Run the job again");
    }
    return await readAtMost(answer.body, limits.bytes);
  } catch (error) {
    if (signal.aborted) throw new ArtifactUnavailable("too-slow");
    if (error instanceof TypeError)
      throw new UserError("The store of artifacts cannot be reached.", "Run the job again");
    throw error;
  }
}

async function addressOf(api: Api, place: Place, id: number, signal: AbortSignal): Promise<string> {
  try {
    const { headers } = await api.rest.actions.downloadArtifact({
      ...place,
      artifact_id: id,
      archive_format: "zip",
      request: { redirect: "manual", signal },
    });
    const location = headers.location ?? "";
    if (/^https?:\/\//.test(location)) return location;
  } catch (error) {
    if (hasStatus(error, 404, 410)) throw new ArtifactUnavailable("expired");
    throw error;
  }
  throw new UserError("GitHub does not say where the artifact lies.", "Run the job again");
}

async function readAtMost(body: ReadableStream<Uint8Array>, most: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  // Leaving the loop cancels the stream.
  for await (const chunk of body) {
    length += chunk.length;
    if (length > most) throw new ArtifactUnavailable("too-large");
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}
