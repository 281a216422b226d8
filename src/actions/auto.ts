/** `command: auto`: which commands an event asks for, in order (the table of docs/architecture.md). */
import { hidesItsCause } from "../commands/propose/admit-run.js";
import type { FinishedRun } from "../commands/publish/find-pull-request.js";
import { proposalKind } from "../memory/branches.js";
import type { Event, PullRequestEvent } from "./event.js";

export type ActionCommand =
  | "health"
  | "merge-reports"
  | "check"
  | "reindex"
  | "snapshot"
  | "proposals"
  | "resolve"
  | "publish"
  | "approvals"
  | "propose"
  | "import-run"
  | "link-back";

export interface Plan {
  readonly commands: readonly ActionCommand[];
  /** What is not done, in sentences. */
  readonly notes: readonly string[];
}

/**
 * Where the head of a pull request is new or newly of interest, or its base may be another. An edit of the title alone is
 * published too: its run has taken the place of the one for the head, which was cancelled for it.
 */
const PUBLISHED_ACTIONS = new Set(["opened", "synchronize", "reopened", "ready_for_review", "edited"]);

export function planFor(event: Event): Plan {
  switch (event.name) {
    case "pull_request":
      return pullRequestPlan(event);
    case "merge_group":
      return { commands: ["check"], notes: [] };
    case "pull_request_review":
      return event.isSameRepository
        ? { commands: ["approvals"], notes: [] }
        : nothing(
            "A run about a review of a fork's pull request can only read: to count its approvals, run the last run of the workflow that reports on it again (Actions, Re-run all jobs).",
          );
    case "push":
      return pushPlan(event);
    case "schedule":
      return { commands: ["reindex", "snapshot", "health"], notes: [] };
    case "workflow_run":
      if (event.action !== undefined && event.action !== "completed") {
        return nothing("A run that has only begun has nothing to publish yet.");
      }
      return finishedPlan(event.run);
    case "repository_dispatch":
      if (event.type === "memory-update") return { commands: ["propose"], notes: [] };
      if (event.type === "memory-run") return { commands: ["import-run"], notes: [] };
      return nothing(`A dispatch of the type ${quoted(event.type)} means nothing to the steward.`);
    case "workflow_dispatch":
      return dispatchPlan(event.command);
    case "other":
      return nothing(`The event ${quoted(event.event)} asks for nothing.`);
  }
}

/**
 * Every action but the end checks: a check that is green because a label was added would hide the red one of the same
 * commit.
 */
function pullRequestPlan(event: PullRequestEvent): Plan {
  const { action, isSameRepository } = event;
  if (action === "closed") return closedPlan(event);
  if (action !== undefined && !PUBLISHED_ACTIONS.has(action)) return { commands: ["check"], notes: [] };
  if (isSameRepository) return { commands: ["check", "publish"], notes: [] };
  const note = "A fork's run can only read: a second workflow, on workflow_run, publishes its report.";
  return { commands: ["check"], notes: [note] };
}

/** The check runs on pull requests; an agent that does too is followed by `command: propose`. */
function finishedPlan({ event, repositoryId, head }: FinishedRun): Plan {
  if (event === "pull_request") return { commands: ["publish"], notes: [] };
  if (head.repositoryId !== repositoryId || hidesItsCause(event)) {
    return nothing(
      `The run was started by ${event}, and a fork may stand behind it: there is nothing to publish, and what it left is not taken.`,
    );
  }
  return { commands: ["propose", "import-run"], notes: [] };
}

function closedPlan({ isSameRepository, isIntoDefault, headRef, mergeCommit }: PullRequestEvent): Plan {
  if (!isSameRepository || proposalKind(headRef ?? "") === undefined)
    return nothing("What was closed is no proposal of ours.");
  if (mergeCommit === undefined) return nothing("A proposal that was rejected is remembered with the next index.");
  if (!isIntoDefault) return nothing("It was merged into another branch than the memory's: nothing is linked.");
  return { commands: ["link-back"], notes: [] };
}

function pushPlan({ ref, isDefault, isDeletion }: Extract<Event, { name: "push" }>): Plan {
  if (isDeletion) return nothing("A deleted branch has nothing to check.");
  if (ref !== undefined && !ref.startsWith("refs/heads/")) return nothing("Tags are not checked.");
  if (!isDefault) return { commands: ["check"], notes: [] };
  return { commands: ["check", "reindex", "snapshot", "proposals"], notes: [] };
}

const BY_HAND: readonly ActionCommand[] = [
  "check",
  "reindex",
  "snapshot",
  "resolve",
  "health",
  "propose",
  "import-run",
  "proposals",
];

function dispatchPlan(command: string | undefined): Plan {
  if (command === undefined || command === "") {
    return nothing("The workflow was started by hand without an input `command`.");
  }
  const known = BY_HAND.find((name) => name === command);
  if (known) return { commands: [known], notes: [] };
  return nothing(
    `The command ${quoted(command)} is none that a run by hand can start; these are: ${BY_HAND.join(", ")}.`,
  );
}

function nothing(note: string): Plan {
  return { commands: [], notes: [note] };
}

function quoted(value: string | undefined): string {
  return JSON.stringify((value ?? "").slice(0, 100));
}
