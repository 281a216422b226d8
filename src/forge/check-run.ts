/**
 * A check run with any number of annotations, whole after any number of interrupted attempts. Of one name and commit GitHub
 * goes by the newest that was made, whoever judged earlier; so each writer looks again once its own is there. What says
 * success is made open and concluded after that look: it must not let anything pass for a moment that a newer run refused.
 */
import {
  isNewerRun,
  type BeforeWrite,
  type CheckAnnotation,
  type CheckRunReport,
  type Conclusion,
  type WriteOutcome,
} from "../memory/forge.js";
import { HeadMoved } from "../memory/forge-refusal.js";
import { subjectOf, type CheckRunMark } from "./check-run-mark.js";
import { isUncertain } from "./refusal.js";

/** A run of our own name and app on the head. */
export interface OwnCheckRun {
  readonly id: number;
  readonly mark: CheckRunMark;
  readonly isComplete: boolean;
  /** GitHub's word; undefined while the run is not complete. */
  readonly conclusion: string | undefined;
  readonly title: string;
  readonly annotations: number;
}

export interface CheckRunOutput {
  readonly title: string;
  readonly summary: string;
  readonly annotations: readonly CheckAnnotation[];
  /** Absent while more annotations follow. */
  readonly conclusion?: Conclusion;
}

/** What the algorithm needs of the forge. */
export interface CheckRunStore {
  find(): Promise<readonly OwnCheckRun[]>;
  create(mark: CheckRunMark, output: CheckRunOutput): Promise<OwnCheckRun>;
  /** Annotations are appended to those that are there. The mark stays where none is given. */
  append(id: number, output: CheckRunOutput, mark?: CheckRunMark): Promise<void>;
  /** Replaces the mark and nothing else. */
  mark(id: number, mark: CheckRunMark): Promise<void>;
  /** A while in which another run may end what it writes. */
  pause(): Promise<void>;
}

/** GitHub refuses a request with one more. */
const ANNOTATIONS_PER_REQUEST = 50;

const MAX_ATTEMPTS = 3;

/** How often an older run looks whether the newer one has ended. */
const MAX_LOOKS = 6;

export async function publishCheckRun(
  store: CheckRunStore,
  report: CheckRunReport,
  beforeWrite: BeforeWrite,
): Promise<WriteOutcome> {
  let judged = report;
  for (let attempt = 1; ; attempt++) {
    const isLast = attempt === MAX_ATTEMPTS;
    try {
      const end = await write({ store, report: judged, beforeWrite, isLast });
      if (typeof end === "string") return end;
      judged = end;
    } catch (error) {
      // The answer was lost, perhaps after the effect: look again before writing again.
      if (!isUncertain(error) || isLast) throw error;
    }
  }
}

interface Task {
  readonly store: CheckRunStore;
  readonly report: CheckRunReport;
  readonly beforeWrite: BeforeWrite;
  /** Whether what is written stays, though something has changed meanwhile. */
  readonly isLast: boolean;
}

/** @returns a report where that is to be written in place of this one, from the start. */
async function write(task: Task): Promise<WriteOutcome | CheckRunReport> {
  const { store, report } = task;
  const all = await store.find();
  if (report.onlyOver && all.length === 0) return "unchanged";
  const own = ownOf(report, all);
  if (own.some(isNewerThan(report))) return await giveWay(task, own);
  const top = own[0] && isSame(own[0], report) ? own[0] : undefined;
  // GitHub goes by the newest of a name, whichever pull request with this head it was about.
  const standing = top && !isHidden(top.id, report, all) ? top : undefined;
  const run = standing ?? (await create(task));
  // Not before the new one is there: what is superseded no longer holds anything back.
  await supersedeOthers(task, own, run.id);
  if (standing?.isComplete) return await takeOver(task, standing);
  const written = await appendAllButLast(task, run, standing ? standing.annotations : ANNOTATIONS_PER_REQUEST);
  return await conclude(task, run, written, standing ? "updated" : "created");
}

async function create({ store, report, beforeWrite }: Task): Promise<OwnCheckRun> {
  await beforeWrite();
  return await store.create(report, batch(report, 0));
}

/** Ends those that were left unfinished. */
async function supersedeOthers({ store, beforeWrite }: Task, own: readonly OwnCheckRun[], but: number): Promise<void> {
  for (const { id, isComplete } of own) {
    if (isComplete || id === but) continue;
    await beforeWrite();
    await store.append(id, { ...SUPERSEDED, annotations: [] });
  }
}

/** One that says the same already: it is the newer run's from now on. */
async function takeOver({ store, report, beforeWrite }: Task, { id, mark }: OwnCheckRun): Promise<"unchanged"> {
  if (isNewerRun(report.run, mark.run)) {
    await beforeWrite();
    await store.mark(id, report);
  }
  return "unchanged";
}

/** @returns how many annotations it has then; the last go with the conclusion. */
async function appendAllButLast(task: Task, { id, isComplete }: OwnCheckRun, present: number): Promise<number> {
  const { store, report } = task;
  let written = present;
  while (!isComplete && written + ANNOTATIONS_PER_REQUEST < report.annotations.length) {
    await orCancelled(task, id);
    await store.append(id, batch(report, written));
    written += ANNOTATIONS_PER_REQUEST;
  }
  return written;
}

/** Looks again before it says anything by which a pull request may pass. @returns as `write`. */
async function conclude(
  task: Task,
  run: OwnCheckRun,
  written: number,
  outcome: "created" | "updated",
): Promise<WriteOutcome | CheckRunReport> {
  const { store, report, isLast } = task;
  const all = await store.find();
  const own = ownOf(report, all);
  if (own.some(isNewerThan(report))) return await giveWay(task, own);
  // An older run made one above ours, and perhaps died; or that of another pull request did.
  if (!isLast && isHidden(run.id, report, all)) return report;
  const fresh = (await report.again?.()) ?? report;
  if (run.isComplete) return fresh.key === report.key || isLast ? outcome : fresh;
  const { title, summary, conclusion } = fresh;
  await orCancelled(task, run.id);
  const annotations = report.annotations.slice(written);
  await store.append(run.id, { title, summary, conclusion, annotations }, fresh);
  return outcome;
}

/** Of the report's subject, the newest first. */
function ownOf(report: CheckRunReport, runs: readonly OwnCheckRun[]): readonly OwnCheckRun[] {
  const subject = subjectOf(report.key);
  return runs.filter(({ mark }) => subjectOf(mark.key) === subject).sort((a, b) => b.id - a.id);
}

/** Whether one stands above that counts in its place: two that both say failure, of two pull requests, need not outdo each other. */
function isHidden(id: number, report: CheckRunReport, runs: readonly OwnCheckRun[]): boolean {
  const subject = subjectOf(report.key);
  const agrees = ({ mark, conclusion }: OwnCheckRun) =>
    subjectOf(mark.key) !== subject && conclusion === "failure" && report.conclusion === "failure";
  return runs.some((run) => run.id > id && !agrees(run));
}

function isNewerThan(report: CheckRunReport): (run: OwnCheckRun) => boolean {
  return ({ mark }) => isNewerRun(mark.run, report.run);
}

/**
 * Whether nothing need be made beside it. An unfinished one is gone on with only where an earlier attempt of the same run
 * left it: another run's may still be written. One that was given up with another conclusion is not gone on with either.
 */
function isSame({ mark, isComplete, conclusion }: OwnCheckRun, report: CheckRunReport): boolean {
  if (mark.key !== report.key) return false;
  return isComplete ? conclusion === report.conclusion : mark.run.id === report.run.id;
}

/** A newer run has judged the same commit: what stands above its check run must not say anything else. */
async function giveWay(task: Task, found: readonly OwnCheckRun[]): Promise<"newer"> {
  const { store, report } = task;
  let own = found;
  for (let look = 1; ; look++) {
    const mine = own.find(({ mark }) => mark.run.id === report.run.id && !isNewerRun(mark.run, report.run));
    const newer = own.filter(isNewerThan(report));
    const last = newer.find((run) => !newer.some(({ mark }) => isNewerRun(mark.run, run.mark.run)));
    if (!mine || !last) return "newer";
    const isBelow = newer.some(({ id }) => id > mine.id);
    if (!isBelow && !last.isComplete && look < MAX_LOOKS) {
      await store.pause();
      own = ownOf(report, await store.find());
      continue;
    }
    const end = isBelow ? SUPERSEDED : wordOf(last);
    // A key that no report has: nobody takes it for a report of its own.
    const key = `${subjectOf(report.key)}:newer`;
    const saysSo = isBelow || (mine.mark.key === key && mine.conclusion === end.conclusion);
    if (mine.isComplete && saysSo) return "newer";
    await orCancelled(task, mine.id);
    await store.append(mine.id, { ...end, annotations: [] }, { key, run: report.run });
    return "newer";
  }
}

/** What a newer run said, for a check run that hides its own. In doubt it is a failure. */
function wordOf({ isComplete, conclusion, title }: OwnCheckRun): Omit<CheckRunOutput, "annotations"> {
  if (!isComplete || (conclusion !== "success" && conclusion !== "failure")) return UNDECIDED;
  const summary = "A newer run of the steward judged this commit while this one was writing, and its result counts.";
  return { title, summary: `${summary} What it found stands in its own check run of this name.`, conclusion };
}

/** Annotations from one on, with the conclusion where they are the last and nothing can pass by it. */
function batch({ title, summary, annotations, conclusion }: CheckRunReport, from: number): CheckRunOutput {
  const end = from + ANNOTATIONS_PER_REQUEST;
  return {
    title,
    summary,
    annotations: annotations.slice(from, end),
    ...(end >= annotations.length && conclusion === "failure" && { conclusion }),
  };
}

const SUPERSEDED = {
  title: "Superseded",
  summary: "A later judgement of this commit took the place of this one before it was complete.",
  conclusion: "cancelled",
} as const;

const UNDECIDED = {
  title: "A newer run has not ended",
  summary:
    "A newer run of the steward began to judge this commit while this one was writing, and did not say what it found. Run its job again.",
  conclusion: "failure",
} as const;

const MOVED = {
  title: "The pull request has moved on",
  summary: "The pull request was changed or closed while this report was being written, so it is not complete.",
  conclusion: "cancelled",
} as const;

/**
 * A run that was begun must not stay open when the head moves in the middle (security rule 11). Nor may it pass: the head may
 * come back, and what was known of it may be failures.
 */
async function orCancelled({ store, beforeWrite }: Task, id: number): Promise<void> {
  try {
    await beforeWrite();
  } catch (error) {
    if (error instanceof HeadMoved) await store.append(id, { ...MOVED, annotations: [] });
    throw error;
  }
}
