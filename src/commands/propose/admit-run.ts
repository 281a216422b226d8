/** Whose artifacts count (decision 37): what the forge says of a run decides, never what the artifact says of itself. */
import { isSameName } from "../../memory/repository-name.js";
import { loadGate, type GateOptions } from "../../load/gate.js";
import type { Refusal } from "../../memory/judged-update.js";
import type { PullRequestSource } from "../../memory/repository.js";
import type { WorkflowRun } from "../../memory/workflow-run.js";
import { refusal } from "../../updates/refusal.js";

/** The memory that an update is for. */
interface MemoryPlace {
  readonly id: number;
  /** `owner/name` */
  readonly name: string;
}

/** The section `proposals` of the configuration, as it stands on the default branch. */
interface SourcePolicy {
  readonly sources?: readonly string[];
  readonly workflows?: readonly string[];
}

/**
 * What no configuration changes. These events run on a commit of the repository although a fork may have caused them: the
 * first has the base's commit as its head, the second follows a run of any kind.
 */
const HIDES_ITS_CAUSE: ReadonlySet<string> = new Set(["pull_request_target", "workflow_run"]);

/** Whether a fork may have caused a run of this event, although its commit is the repository's own. */
export function hidesItsCause(event: string): boolean {
  return HIDES_ITS_CAUSE.has(event);
}

export interface Admission {
  /** Undefined where the forge knows no such run. */
  readonly run: WorkflowRun | undefined;
  readonly memory: MemoryPlace;
  /** Read when the run itself is not refused already: it costs a fetch. */
  readonly policy: () => Promise<SourcePolicy>;
}

/** @returns the run, or why it may not send. */
export async function admitRun({ run, memory, policy: readPolicy }: Admission): Promise<WorkflowRun | Refusal> {
  if (!run) return refusal("UNKNOWN_RUN", "The source repository has no such run.");
  if (run.headRepositoryId !== run.repository.id || hidesItsCause(run.event)) {
    return refusal("SOURCE_FORK", "A fork's pull request started the run, or may have.");
  }
  const policy = await readPolicy();
  const unlisted = run.repository.id === memory.id ? undefined : refuseRepository(run.repository.name, policy);
  if (unlisted) return unlisted;
  if (isListedWorkflow(run.workflow, policy)) return run;
  return refusal("WORKFLOW_NOT_LISTED", "The workflow of the run may not send updates.");
}

/** The policy as the default branch has it now: a fetch and a few files, once. */
export function policyOf(
  source: PullRequestSource,
  branch: () => Promise<string>,
  options: GateOptions,
): () => Promise<SourcePolicy> {
  let policy: Promise<SourcePolicy> | undefined;
  const read = async () => {
    const { base } = await source.fetch(await branch(), []);
    return (await loadGate(await source.repository.commitTree(base), options)).proposals;
  };
  return () => (policy ??= read());
}

/** For a repository that is not the memory's own. */
export function refuseRepository(name: string, { sources = [] }: SourcePolicy): Refusal | undefined {
  if (sources.some((source) => isSameName(source, name))) return undefined;
  return refusal("SOURCE_NOT_LISTED", "The source repository may not send updates.");
}

function isListedWorkflow(path: string | undefined, { workflows }: SourcePolicy): boolean {
  return workflows === undefined || workflows.some((name) => path === `.github/workflows/${name}`);
}
