/** Takes an update from where it comes from, or refuses it by its origin before anything of it is judged (decision 37). */
import { isSameName } from "../../memory/repository-name.js";
import type { Forge } from "../../memory/forge.js";
import type { Refusal } from "../../memory/judged-update.js";
import type { WorkflowRun } from "../../memory/workflow-run.js";
import { readUpdate } from "../../updates/read-update.js";
import { refusal } from "../../updates/refusal.js";
import { admitRun, refuseRepository, type Admission } from "./admit-run.js";
import { fetchUpdate } from "./fetch-artifact.js";

/** Where an update comes from. */
export type UpdateOrigin =
  /** The artifact of a run. */
  | { readonly kind: "run"; readonly repository: string; readonly run: number }
  /** The update itself, sent to the memory's repository. The run that it names is looked up where the forge can know it. */
  | { readonly kind: "sent"; readonly bytes: Uint8Array; readonly digest?: string }
  /** A request that could not be read. */
  | { readonly kind: "unreadable" };

export interface ReceiveInput extends Pick<Admission, "memory" | "policy"> {
  readonly origin: UpdateOrigin;
  /** @param repository `owner/name` */
  readonly forgeOf: (repository: string) => Promise<Forge>;
}

export interface ReceivedUpdate {
  readonly bytes: Uint8Array;
  /** What the sender announced, where anything was: `sha256:` of the file. */
  readonly announcedDigest?: string;
  /** The run that sent it, where it is known. */
  readonly sourceRun?: { readonly id: string; readonly repository: string };
}

/** @returns a refusal, or undefined where the run left no update. */
export async function receiveUpdate(input: ReceiveInput): Promise<ReceivedUpdate | readonly Refusal[] | undefined> {
  const { origin } = input;
  switch (origin.kind) {
    case "run":
      return await fromRun(input, origin);
    case "sent":
      return await fromSender(input, origin);
    case "unreadable":
      return [refusal("UNREADABLE_REQUEST", "The request names neither an update nor a run.")];
  }
}

async function fromRun(
  input: ReceiveInput,
  origin: RunOrigin,
): Promise<ReceivedUpdate | readonly Refusal[] | undefined> {
  const received = await receiveFromRun(input, origin, fetchUpdate);
  return received && "content" in received ? { bytes: received.content, sourceRun: received.sourceRun } : received;
}

type RunOrigin = Extract<UpdateOrigin, { kind: "run" }>;

/**
 * What a run left, where the run may send.
 * @param fetchContent gives undefined where the run left nothing of the kind.
 */
export async function receiveFromRun<T extends object>(
  { memory, forgeOf, policy }: Omit<ReceiveInput, "origin">,
  { repository, run: number }: RunOrigin,
  fetchContent: (forge: Forge, run: WorkflowRun) => Promise<T | Refusal | undefined>,
): Promise<{ content: T; sourceRun: NonNullable<ReceivedUpdate["sourceRun"]> } | readonly Refusal[] | undefined> {
  const unlisted = isSameName(repository, memory.name) ? undefined : refuseRepository(repository, await policy());
  if (unlisted) return [unlisted];
  const forge = await forgeOf(repository);
  const run = await admitRun({ run: await forge.workflowRun(number), memory, policy });
  if ("code" in run) return [run];
  if (!run.isCompleted) return [refusal("RUN_NOT_FINISHED", "The run has not ended.")];
  const content = await fetchContent(forge, run);
  if (content === undefined) return undefined;
  return "code" in content ? [content] : { content, sourceRun: sourceRunOf(run) };
}

/**
 * Who may send to the repository may write to it. Their word stands for runs that the forge knows nothing of, unless the
 * configuration says which workflows may send. A run may send what it learned before it ends.
 */
async function fromSender(
  { memory, forgeOf, policy: readPolicy }: ReceiveInput,
  { bytes, digest }: Extract<UpdateOrigin, { kind: "sent" }>,
): Promise<ReceivedUpdate | readonly Refusal[]> {
  const read = await readUpdate(bytes);
  if (!("update" in read)) return read;
  const { id, repository } = read.update.sourceRun;
  const policy = await readPolicy();
  const unlisted = isSameName(repository, memory.name) ? undefined : refuseRepository(repository, policy);
  if (unlisted) return [unlisted];
  const announced = digest === undefined ? {} : { announcedDigest: digest };
  if (!FORGE_RUN.test(id)) {
    if (policy.workflows === undefined) return { bytes, ...announced };
    return [
      refusal("WORKFLOW_NOT_LISTED", "The update comes from no workflow, and the memory lists those that may send."),
    ];
  }
  const forge = await forgeOf(repository);
  const run = await admitRun({ run: await forge.workflowRun(Number(id)), memory, policy: readPolicy });
  return "code" in run ? [run] : { bytes, ...announced, sourceRun: sourceRunOf(run) };
}

function sourceRunOf({ id, repository }: WorkflowRun): { readonly id: string; readonly repository: string } {
  return { id: String(id), repository: repository.name };
}

/** As GitHub numbers runs. */
const FORGE_RUN = /^[1-9]\d{0,14}$/;
