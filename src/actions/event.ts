/** The event that started the run, as far as a command needs it. */
import { isCommitId } from "../memory/commit-id.js";
import type { FinishedRun } from "../commands/publish/find-pull-request.js";
import { at, commit, id, list, readPayload, required, text } from "./payload.js";

export interface PullRequestEvent {
  readonly name: "pull_request";
  readonly action: string | undefined;
  readonly number: number | undefined;
  readonly base: string;
  readonly baseRef: string;
  /** Whether its base is the default branch; false where the payload does not tell. */
  readonly isIntoDefault: boolean;
  readonly head: string;
  /** Name of its branch, where the payload tells. */
  readonly headRef: string | undefined;
  /** By id (security rule 9): false where the head lies in a fork, or in a repository that is gone. */
  readonly isSameRepository: boolean;
  /** Full id of the commit that the merge made; undefined where there was none. */
  readonly mergeCommit: string | undefined;
  /** Whether a bot has asked GitHub to merge it by itself, as it was when the event came. */
  readonly mergesItself: boolean;
}

export type Event =
  | PullRequestEvent
  | { readonly name: "merge_group"; readonly base: string; readonly head: string }
  | { readonly name: "pull_request_review"; readonly number: number | undefined; readonly isSameRepository: boolean }
  | {
      readonly name: "push";
      readonly ref: string | undefined;
      /** What the branch held before, as a full id. */
      readonly before?: string;
      readonly isDefault: boolean;
      readonly isDeletion: boolean;
    }
  | {
      readonly name: "workflow_run";
      readonly action: string | undefined;
      readonly id: number | undefined;
      readonly run: FinishedRun;
    }
  | { readonly name: "workflow_dispatch"; readonly command: string | undefined }
  | { readonly name: "repository_dispatch"; readonly type: string | undefined; readonly payload: unknown }
  | { readonly name: "schedule" }
  | { readonly name: "other"; readonly event: string };

/** What a payload says of the repository that the run belongs to. */
export interface EventRepository {
  readonly id: number;
  /** Whether everybody can read it, or the payload does not say. */
  readonly isPublic: boolean;
  readonly defaultBranch: string | undefined;
}

export function readEvent(environment: NodeJS.ProcessEnv): Event {
  const name = environment["GITHUB_EVENT_NAME"] ?? "";
  const read = () => readPayload(environment["GITHUB_EVENT_PATH"]);
  switch (name) {
    case "pull_request":
    case "pull_request_target":
      return pullRequestEvent(read());
    case "merge_group": {
      const group = at(read(), "merge_group");
      return { name, base: commit(at(group, "base_sha")), head: commit(at(group, "head_sha")) };
    }
    case "pull_request_review": {
      const payload = read();
      const number = id(at(payload, "pull_request", "number"));
      return { name, number, isSameRepository: isSameRepository(payload) };
    }
    case "push": {
      const payload = read();
      const ref = text(at(payload, "ref"));
      const branch = text(at(payload, "repository", "default_branch"));
      const isDefault = branch !== undefined && ref === `refs/heads/${branch}`;
      const before = text(at(payload, "before"));
      const known = before !== undefined && isCommitId(before) ? { before } : {};
      return { name, ref, ...known, isDefault, isDeletion: at(payload, "deleted") === true };
    }
    case "workflow_run": {
      const payload = read();
      const run = at(payload, "workflow_run");
      return { name, action: text(at(payload, "action")), id: id(at(run, "id")), run: finishedRun(run) };
    }
    case "workflow_dispatch":
      return { name, command: text(at(read(), "inputs", "command")) };
    case "repository_dispatch": {
      const payload = read();
      return { name, type: text(at(payload, "action")), payload: at(payload, "client_payload") };
    }
    case "schedule":
      return { name };
    default:
      return { name: "other", event: name };
  }
}

/** @throws UserError where the payload names no repository. */
export function eventRepository(environment: NodeJS.ProcessEnv): EventRepository {
  const repository = at(readPayload(environment["GITHUB_EVENT_PATH"]), "repository");
  return {
    id: required(id(at(repository, "id"))),
    isPublic: at(repository, "private") !== true,
    defaultBranch: text(at(repository, "default_branch")),
  };
}

function pullRequestEvent(payload: unknown): PullRequestEvent {
  const pull = at(payload, "pull_request");
  const baseRef = required(text(at(pull, "base", "ref")));
  return {
    name: "pull_request",
    action: text(at(payload, "action")),
    number: id(at(pull, "number")),
    base: commit(at(pull, "base", "sha")),
    baseRef,
    isIntoDefault: baseRef === text(at(payload, "repository", "default_branch")),
    headRef: text(at(pull, "head", "ref")),
    head: commit(at(pull, "head", "sha")),
    isSameRepository: isSameRepository(payload),
    mergesItself: at(pull, "auto_merge", "enabled_by", "type") === "Bot",
    mergeCommit: at(pull, "merged") === true ? commit(at(pull, "merge_commit_sha")) : undefined,
  };
}

function isSameRepository(payload: unknown): boolean {
  const head = id(at(payload, "pull_request", "head", "repo", "id"));
  return head !== undefined && head === id(at(payload, "pull_request", "base", "repo", "id"));
}

/** The numbers of pull requests of other repositories are left out: GitHub may name those of the same commit. */
function finishedRun(run: unknown): FinishedRun {
  const repositoryId = required(id(at(run, "repository", "id")));
  const own = list(at(run, "pull_requests")).filter((pull) => id(at(pull, "base", "repo", "id")) === repositoryId);
  return {
    event: text(at(run, "event")) ?? "",
    conclusion: text(at(run, "conclusion")),
    repositoryId,
    head: {
      sha: commit(at(run, "head_sha")),
      branch: text(at(run, "head_branch")),
      repositoryId: id(at(run, "head_repository", "id")),
      owner: text(at(run, "head_repository", "owner", "login")),
    },
    pullRequests: own.flatMap((pull) => id(at(pull, "number")) ?? []),
  };
}
