/** Words by which journals say how something ended. */
import type { RunStatus, TaskStatus } from "../memory/agent-run.js";

const ENDED: Readonly<Record<string, "good" | "bad" | "stopped">> = {
  completed: "good",
  success: "good",
  succeeded: "good",
  ok: "good",
  passed: "good",
  done: "good",
  failed: "bad",
  failure: "bad",
  error: "bad",
  halted: "stopped",
  cancelled: "stopped",
  canceled: "stopped",
  aborted: "stopped",
  stopped: "stopped",
};

function endOf(word: string | undefined): "good" | "bad" | "stopped" | undefined {
  const known = word?.toLowerCase() ?? "";
  return Object.hasOwn(ENDED, known) ? ENDED[known] : undefined;
}

export function taskStatusOf(word: string | undefined): TaskStatus {
  const end = endOf(word);
  if (end === undefined) return word === "pending" ? "pending" : "unknown";
  return end === "good" ? "ok" : end === "bad" ? "error" : "cancelled";
}

export function runStatusOf(word: string | undefined): RunStatus {
  const end = endOf(word);
  if (end !== undefined) return end === "good" ? "completed" : end === "bad" ? "failed" : "halted";
  const known = word?.toLowerCase() ?? "";
  return (Object.hasOwn(STATES, known) ? STATES[known] : undefined) ?? "unknown";
}

const STATES: Readonly<Record<string, RunStatus>> = {
  partial: "partial",
  created: "created",
  pending: "created",
  waiting: "waiting",
  running: "running",
  active: "running",
  in_progress: "running",
};

/** Type of the event by which a task ends. */
export function outcomeType(status: TaskStatus): string {
  if (status === "error") return "task.failed";
  return status === "cancelled" ? "task.cancelled" : "task.completed";
}
