/** The tasks of a run, gathered from its journal and its task folders. */
import type { RunEvent, RunTask } from "../memory/agent-run.js";
import { member, textOf, textsOf, timeOf } from "./members.js";
import type { RawEvent } from "./raw-event.js";
import { taskStatusOf } from "./outcomes.js";

type Known = { -readonly [name in keyof RunTask]: RunTask[name] } & { kind: string | undefined };

/** What waits for a person or the clock is an event, not a task. */
const NO_TASKS: ReadonlySet<string> = new Set(["breakpoint", "sleep"]);

const MAX_PROOFS = 20;

export class TaskList {
  readonly #tasks: Known[] = [];
  readonly #byEffect = new Map<string, Known>();
  readonly #byTask = new Map<string, Known>();

  /** In the order in which they were first named. */
  get tasks(): readonly RunTask[] {
    return this.#tasks
      .filter(({ kind }) => kind === undefined || !NO_TASKS.has(kind))
      .map(({ kind: _kind, ...task }) => task);
  }

  /** Effects that were requested and did not end. */
  get pending(): number {
    return this.#tasks.filter(({ status }) => status === "pending").length;
  }

  /** Kind of an effect that the journal named before, or that its folder names. */
  kindOf({ effectId }: Pick<RawEvent, "effectId">): string | undefined {
    return effectId === undefined ? undefined : this.#byEffect.get(effectId)?.kind;
  }

  /** The task that an event speaks of, by all that is known of it. */
  named({ effectId, taskId, title }: RawEvent): Pick<RunEvent, "taskId" | "title"> {
    const byEffect = effectId === undefined ? undefined : this.#byEffect.get(effectId);
    const known = byEffect ?? (taskId === undefined ? undefined : this.#byTask.get(taskId));
    return { taskId: known?.taskId ?? taskId, title: known?.title ?? title };
  }

  hear(event: RawEvent): void {
    const { taskId, effectId, taskStatus, title, kind, at, result } = event;
    if (taskStatus === undefined || (taskId === undefined && effectId === undefined)) return;
    const known = this.#at(effectId, taskId);
    known.title ??= title;
    known.kind ??= kind;
    known.status = taskStatus;
    if (taskStatus !== "pending") known.endedAt = at ?? known.endedAt;
    addResult(known, result);
  }

  /** @param folder name of the task's folder. */
  readTask(folder: string, task: unknown): void {
    const known = this.#ofFolder(folder, task);
    known.title ??= textOf(task, "title", "label");
    known.kind ??= textOf(task, "kind");
  }

  readResult(folder: string, result: unknown): void {
    const known = this.#ofFolder(folder, result);
    const told = textOf(result, "status");
    if (told !== undefined && (known.status === "pending" || known.status === "unknown")) {
      known.status = taskStatusOf(told);
    }
    known.endedAt ??= timeOf(result, "finishedAt", "completedAt");
    addResult(known, result);
    addResult(known, member(result, "result", "value"));
  }

  /** The task that a folder is of, as the folder or the journal names it. */
  taskOf(folder: string): string | undefined {
    return (this.#byEffect.get(folder) ?? this.#byTask.get(folder))?.taskId;
  }

  #ofFolder(folder: string, value: unknown): Known {
    const isEffect = this.#byEffect.has(folder);
    const effectId = isEffect ? folder : textOf(value, "effectId");
    return this.#at(effectId, textOf(value, "taskId", "id") ?? (effectId === undefined ? folder : undefined));
  }

  #at(effectId: string | undefined, taskId: string | undefined): Known {
    const named = taskId === undefined ? undefined : this.#byTask.get(taskId);
    const same = effectId === undefined || named?.effectId === undefined || named.effectId === effectId;
    const known = (effectId === undefined ? undefined : this.#byEffect.get(effectId)) ?? (same ? named : undefined);
    const task = known ?? newTask(taskId ?? effectId ?? "");
    if (!known) this.#tasks.push(task);
    if (effectId !== undefined) {
      task.effectId ??= effectId;
      this.#byEffect.set(effectId, task);
    }
    if (taskId !== undefined) {
      if (task.taskId === task.effectId) task.taskId = taskId;
      this.#byTask.set(taskId, task);
    }
    return task;
  }
}

function newTask(taskId: string): Known {
  return {
    taskId,
    effectId: undefined,
    title: undefined,
    kind: undefined,
    status: "unknown",
    summary: undefined,
    proofs: [],
    validation: undefined,
    endedAt: undefined,
  };
}

function addResult(known: Known, result: unknown): void {
  known.summary ??= textOf(result, "summary");
  if (known.proofs.length === 0) known.proofs = textsOf(result, "evidence").slice(0, MAX_PROOFS);
  known.validation ??= textOf(result, "validationStatus") ?? textOf(member(result, "validation"), "status");
}
