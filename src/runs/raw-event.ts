/** An event of a journal in the words of all dialects, before events and tasks are told apart. */
import { createHash } from "node:crypto";
import type { JournalDialect, TaskStatus } from "../memory/agent-run.js";
import { countOf, member, textOf, timeOf } from "./members.js";
import { outcomeType, runStatusOf, taskStatusOf } from "./outcomes.js";

export interface RawEvent {
  readonly type: string;
  readonly at: string | undefined;
  readonly message: string | undefined;
  readonly runId: string | undefined;
  readonly processId: string | undefined;
  readonly taskId: string | undefined;
  readonly effectId: string | undefined;
  readonly title: string | undefined;
  readonly kind: string | undefined;
  /** Of a task that ended. */
  readonly taskStatus: TaskStatus | undefined;
  /** As the event itself says; file names say it where it is absent. */
  readonly sequence: number | undefined;
  /** Where a task's result may stand in the event. */
  readonly result: unknown;
}

/** Undefined where the value is an event of none. */
export function dialectOf(event: unknown): JournalDialect | undefined {
  if (textOf(event, "eventType") !== undefined) return "import";
  const type = textOf(event, "type") ?? "";
  if (/^[A-Z][A-Z0-9_]{1,60}$/.test(type)) return "sdk";
  return /^[a-z][a-z0-9_]{1,60}$/.test(type) ? "flat" : undefined;
}

export function rawEvent(event: unknown, dialect: JournalDialect): RawEvent {
  return READERS[dialect](event);
}

/** The checksum of an event of the SDK does not fit the event. Published fixtures carry made-up ones, so it is only told. */
export function hasWrongChecksum(event: unknown): boolean {
  const checksum = textOf(event, "checksum");
  if (checksum === undefined || typeof event !== "object" || event === null) return false;
  const rest = Object.fromEntries(Object.entries(event).filter(([name]) => name !== "checksum"));
  const text = `${JSON.stringify(rest, null, 2)}\n`;
  return createHash("sha256").update(text).digest("hex") !== checksum;
}

const READERS: Readonly<Record<JournalDialect, (event: unknown) => RawEvent>> = {
  sdk: (event) => {
    const type = textOf(event, "type") ?? "";
    const data = member(event, "data");
    const isBreakpoint = textOf(data, "kind") === "breakpoint";
    const taskStatus = type === "EFFECT_RESOLVED" ? taskStatusOf(textOf(data, "status")) : SDK_TASKS[type];
    return {
      ...common(data),
      type: sdkType(type, taskStatus, isBreakpoint),
      at: timeOf(event, "recordedAt"),
      message: textOf(data, "message") ?? (isBreakpoint ? textOf(data, "label") : undefined),
      title: textOf(data, "title", "label"),
      taskStatus,
      sequence: undefined,
      result: undefined,
    };
  },
  import: (event) => {
    const type = textOf(event, "eventType") ?? "";
    const isEnd = /^task\.(?:completed|failed|cancelled)$/.test(type);
    const told = textOf(event, "status");
    const taskStatus = isEnd ? taskStatusOf(told ?? type.slice("task.".length)) : undefined;
    return {
      ...common(event),
      type: taskStatus === undefined ? dotted(type) : outcomeType(taskStatus),
      at: timeOf(event, "timestamp"),
      message: textOf(event, "message"),
      taskStatus,
      sequence: countOf(event, "sequence"),
      result: event,
    };
  },
  flat: (event) => {
    const type = textOf(event, "type") ?? "";
    const told = textOf(event, "status") ?? textOf(member(event, "effect"), "result");
    const taskStatus = type === "task_completed" ? taskStatusOf(told) : undefined;
    const effect = member(event, "effect");
    return {
      ...common(event),
      type: flatType(type, told, taskStatus),
      at: timeOf(event, "timestamp"),
      message: textOf(event, "message", "reason"),
      kind: textOf(event, "kind") ?? textOf(effect, "kind"),
      taskStatus,
      sequence: countOf(event, "sequence"),
      result: event,
    };
  },
};

function common(value: unknown): Omit<RawEvent, "type" | "at" | "message" | "taskStatus" | "sequence" | "result"> {
  return {
    runId: textOf(value, "runId"),
    processId: textOf(value, "processId", "process"),
    taskId: textOf(value, "taskId"),
    effectId: textOf(value, "effectId"),
    title: textOf(value, "title"),
    kind: textOf(value, "kind"),
  };
}

const SDK_TASKS: Readonly<Record<string, TaskStatus>> = { EFFECT_REQUESTED: "pending", EFFECT_CANCELLED: "cancelled" };

const SDK_TYPES: Readonly<Record<string, string>> = {
  EFFECT_PROGRESS: "task.progress",
  PROCESS_CODE_HASH_CHANGED: "process.code-changed",
  PROCESS_RUNTIME_ERROR: "run.error",
  STOP_HOOK_INVOKED: "hook.stop",
};

function sdkType(type: string, status: TaskStatus | undefined, isBreakpoint: boolean): string {
  if (status === undefined) return SDK_TYPES[type] ?? dotted(type.toLowerCase());
  if (isBreakpoint) return status === "pending" ? "breakpoint.opened" : "breakpoint.answered";
  return status === "pending" ? "task.requested" : outcomeType(status);
}

function flatType(type: string, told: string | undefined, status: TaskStatus | undefined): string {
  if (status !== undefined) return outcomeType(status);
  if (type === "run_start") return "run.created";
  if (type === "breakpoint") return "breakpoint.opened";
  if (type !== "run_end") return dotted(type);
  const ended = runStatusOf(told);
  return ended === "completed" || ended === "failed" || ended === "halted" ? `run.${ended}` : "run.ended";
}

const ALIASES: Readonly<Record<string, string>> = { "run.started": "run.created", "task.created": "task.requested" };

/** The first underscore parts the area from what happened in it. */
function dotted(type: string): string {
  const text = type.includes(".") ? type : type.replace("_", ".");
  const name = text.replaceAll("_", "-");
  return /^[a-z][a-z0-9-]{0,30}(?:\.[a-z0-9-]{1,40}){0,3}$/.test(name) ? (ALIASES[name] ?? name) : "unknown";
}
