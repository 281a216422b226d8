/** A check run with any number of annotations, whole after any number of interrupted attempts. */
import {
  HeadMoved,
  type BeforeWrite,
  type CheckAnnotation,
  type CheckRunReport,
  type Conclusion,
  type WriteOutcome,
} from "../memory/forge.js";
import { isUncertain } from "./refusal.js";

/** A run of our own name and app on the head. */
export interface OwnCheckRun {
  readonly id: number;
  readonly key: string;
  readonly isComplete: boolean;
  /** GitHub's word; undefined while the run is not complete. */
  readonly conclusion: string | undefined;
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
  create(output: CheckRunOutput): Promise<OwnCheckRun>;
  /** Annotations are appended to those that are there. */
  append(id: number, output: CheckRunOutput): Promise<void>;
}

/** GitHub refuses a request with one more. */
const ANNOTATIONS_PER_REQUEST = 50;

const ATTEMPTS = 3;

export async function publishCheckRun(
  store: CheckRunStore,
  report: CheckRunReport,
  beforeWrite: BeforeWrite,
): Promise<WriteOutcome> {
  for (let attempt = 1; ; attempt++) {
    const runs = await store.find();
    try {
      return await complete(store, report, runs, beforeWrite);
    } catch (error) {
      // The answer was lost, perhaps after the effect: look again before writing again.
      if (!isUncertain(error) || attempt === ATTEMPTS) throw error;
    }
  }
}

async function complete(
  store: CheckRunStore,
  report: CheckRunReport,
  runs: readonly OwnCheckRun[],
  beforeWrite: BeforeWrite,
): Promise<WriteOutcome> {
  const own = runs.filter(({ key }) => subjectOf(key) === subjectOf(report.key)).sort((a, b) => b.id - a.id);
  // GitHub goes by the newest: an older one says nothing any more, though it says the same.
  const newest = own[0]?.key === report.key ? own[0] : undefined;
  if (newest?.isComplete && newest.conclusion === report.conclusion) return "unchanged";
  // One that was given up with another conclusion is not gone on with.
  const begun = newest?.isComplete ? undefined : newest;
  for (const { id, isComplete } of own) {
    if (isComplete || id === begun?.id) continue;
    await beforeWrite();
    await store.append(id, { ...SUPERSEDED, annotations: [] });
  }
  let run = begun;
  if (!run) {
    await beforeWrite();
    run = await store.create(batch(report, 0));
    if (run.isComplete) return "created";
  }
  let written = begun ? begun.annotations : ANNOTATIONS_PER_REQUEST;
  do {
    const { id } = run;
    await orNeutral(beforeWrite, (reason) => store.append(id, { ...reason, annotations: [] }));
    await store.append(id, batch(report, written));
    written += ANNOTATIONS_PER_REQUEST;
  } while (written < report.annotations.length);
  return begun ? "updated" : "created";
}

function subjectOf(key: string): string {
  return key.slice(0, key.lastIndexOf(":"));
}

/** Annotations from one on, with the conclusion where they are the last. */
function batch({ title, summary, annotations, conclusion }: CheckRunReport, from: number): CheckRunOutput {
  const end = from + ANNOTATIONS_PER_REQUEST;
  return {
    title,
    summary,
    annotations: annotations.slice(from, end),
    ...(end >= annotations.length && { conclusion }),
  };
}

const SUPERSEDED = {
  title: "Superseded",
  summary: "A later judgement of this commit took the place of this one before it was complete.",
  conclusion: "neutral",
} as const;

const MOVED = {
  title: "The pull request has moved on",
  summary: "The pull request was changed or closed while this report was being written, so it is not complete.",
  conclusion: "neutral",
} as const;

/** A run that was begun must not stay open when the head moves in the middle (security rule 11). */
async function orNeutral(beforeWrite: BeforeWrite, conclude: (reason: typeof MOVED) => Promise<void>): Promise<void> {
  try {
    await beforeWrite();
  } catch (error) {
    if (error instanceof HeadMoved) await conclude(MOVED);
    throw error;
  }
}
