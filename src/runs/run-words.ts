/** The sentences of ours in the records of a run. They say nothing that the run does not say. */
import type { AgentRun, RunEvent, RunTask } from "../memory/agent-run.js";
import { capitalised } from "../memory/capitalised.js";
import { clip } from "../memory/clip.js";
import { counted } from "../memory/counted.js";

export function runTitle({ title }: AgentRun, process: string): string {
  return title ?? `Run of ${process}`;
}

const TITLES: Readonly<Record<string, string>> = {
  "run.created": "Run created",
  "run.completed": "Run completed",
  "run.failed": "Run failed",
  "run.halted": "Run halted",
  "run.error": "Run stopped by an error",
  "run.ended": "Run ended",
  "breakpoint.opened": "A person was asked",
  "breakpoint.answered": "A person answered",
};

export function eventTitle({ type, title, taskId }: RunEvent): string {
  const known = Object.hasOwn(TITLES, type) ? TITLES[type] : undefined;
  if (known !== undefined) return known;
  const subject = title ?? taskId;
  const text = capitalised(type.replace(/[.-]/g, " "));
  return subject === undefined ? text : `${text}: ${subject}`;
}

export function eventSummary(event: RunEvent): string {
  return clip(event.message ?? `${eventTitle(event)}.`, 500);
}

const ENDINGS: Readonly<Record<RunTask["status"], string>> = {
  ok: "The task ended well.",
  error: "The task failed.",
  cancelled: "The task was cancelled.",
  pending: "The task had not ended.",
  unknown: "The run does not say how the task ended.",
};

export function taskSummary({ summary, status }: RunTask): string {
  return clip(summary ?? ENDINGS[status], 1000);
}

/** Tasks that a summary lists. */
const MAX_LISTED = 50;

export function sessionBody(
  run: AgentRun,
  process: string,
  tasks: readonly { readonly task: RunTask; readonly slug: string }[],
): string {
  const count = (status: RunTask["status"]) => run.tasks.filter((task) => task.status === status).length;
  const counts = (
    [
      ["ok", "ended well"],
      ["error", "failed"],
      ["cancelled", "cancelled"],
      ["pending", "not ended"],
    ] as const
  )
    .map(([status, words]) => ({ number: count(status), words }))
    .filter(({ number }) => number > 0)
    .map(({ number, words }) => `${number} ${words}`);
  const asked = run.events.filter(({ type }) => type === "breakpoint.opened").length;
  const lines = [
    `# ${inMarkdown(clip(runTitle(run, process), MAX_TITLE))}`,
    "",
    `One run of ${inMarkdown(clip(process, MAX_TITLE))}. It ${STATES[run.status]}${duration(run)}.`,
    "",
    `- Tasks: ${run.tasks.length === 0 ? "none" : `${run.tasks.length}${counts.length > 0 ? ` (${counts.join(", ")})` : ""}`}.`,
    ...(asked > 0 ? [`- Questions to people: ${asked}.`] : []),
    ...(run.artifacts.length > 0 ? [`- Artifacts: ${run.artifacts.length}.`] : []),
  ];
  if (tasks.length > 0) {
    lines.push("", "## Tasks", "");
    for (const { task } of tasks.slice(0, MAX_LISTED)) {
      const title = inMarkdown(clip(task.title ?? task.taskId, MAX_TITLE));
      lines.push(`- ${title}: ${inMarkdown(clip(taskSummary(task), 300))}`);
    }
    if (tasks.length > MAX_LISTED) lines.push(`- and ${tasks.length - MAX_LISTED} more.`);
  }
  return `${lines.join("\n")}\n`;
}

const STATES: Readonly<Record<AgentRun["status"], string>> = {
  created: "was created and had not begun",
  running: "was still running",
  waiting: "waited for tasks",
  completed: "completed",
  failed: "failed",
  halted: "was halted",
  partial: "completed in part",
  unknown: "ended, and does not say how",
};

function duration({ startedAt, completedAt }: AgentRun): string {
  if (startedAt === undefined || completedAt === undefined) return "";
  const minutes = Math.round((Date.parse(completedAt) - Date.parse(startedAt)) / 60_000);
  if (minutes < 1) return minutes < 0 ? "" : " within a minute";
  return ` after ${counted(minutes, "minute")}`;
}

/** A title is for one line, whatever the run makes of it. */
const MAX_TITLE = 300;

/** What GitHub makes a link of, or tells somebody by, wherever it stands in a text: no escape helps there. */
const LIVE = /@|:\/\/|www\./i;

/** What would begin a list or an underline at the start of a list item. */
const BLOCK_START = /^(?:[-+=]|\d{1,9}(?=[.)]))/;

/** One line of text as text: nothing in it becomes a link, an image, a heading, a list or HTML. */
function inMarkdown(text: string): string {
  const words = text.split(" ").map((word) => (LIVE.test(word) ? codeSpan(word) : escaped(word)));
  return words.join(" ").replace(BLOCK_START, (start) => (/^\d/.test(start) ? `${start}\\` : `\\${start}`));
}

function escaped(word: string): string {
  return word.replace(/[\\`*_[\]<>|~!#&]/g, "\\$&");
}

/** A backtick at an end of it would be taken for a part of the fence. */
function codeSpan(word: string): string {
  const longest = Math.max(0, ...Array.from(word.matchAll(/`+/g), ([run]) => run.length));
  const fence = "`".repeat(longest + 1);
  const pad = /^`|`$/.test(word) ? " " : "";
  return fence + pad + word + pad + fence;
}
