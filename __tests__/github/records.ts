/** What the stand-in is told and what it tells: calls, events, and the options of what tests make. */
import type { Json } from "./json.js";
import type { Account, Repository } from "./state.js";
import type { Token } from "./tokens.js";

export interface RecordedCall {
  /** GitHub's name of the operation, `graphql`, `git` or `unknown`. */
  readonly operation: string;
  readonly method: string;
  readonly path: string;
  readonly query: string;
  readonly body: Json | undefined;
  readonly by: string | undefined;
  status: number;
}

export interface StandInEvent {
  /** Name of the webhook, `pull_request`. */
  readonly name: string;
  readonly action: string | undefined;
  readonly repository: Repository;
  readonly actor: Account;
  /** False of what a job's token does: it starts no workflow. */
  readonly startsRuns: boolean;
  /** Overlaid on a real example and completed by `payloadOf` in events.ts. */
  readonly overlay: Json;
}

export interface Urls {
  readonly server: string;
  readonly api: string;
  readonly graphql: string;
}

export interface RepositoryOptions {
  readonly private?: boolean;
  readonly defaultBranch?: string;
  /** Files of the first commit. */
  readonly files?: Readonly<Record<string, string | Uint8Array>>;
}

export interface CommitOptions {
  readonly message?: string;
  /** Login of the author; the repository's owner unless told. */
  readonly by?: string;
  /** Token that pushes, where its kind matters. */
  readonly token?: Token;
  /** Branch to start from, where the branch does not exist; the default branch unless told. */
  readonly from?: string;
}

export interface WorkflowRunOptions {
  /** Name of the event that started it. */
  readonly event: string;
  readonly branch: string;
  readonly sha: string;
  /** Repository of the head; the run's own unless told. */
  readonly head?: Repository;
  readonly actor?: Account;
  /** The run is still going without one. */
  readonly conclusion?: string;
}
