/** How the steward knows its check runs again: the reference that GitHub keeps with each for its maker, shown to nobody. */
import type { RunStamp } from "../memory/forge.js";

/** What a check run of ours says about itself. */
export interface CheckRunMark {
  /** `<subject>:<digest>` */
  readonly key: string;
  /** Who wrote it last, or found that it still holds. */
  readonly run: RunStamp;
}

const PATTERN = /^(.*)@(\d{1,15})\.(\d{1,6})$/s;

/** `<subject>:<digest>@<run>.<attempt>` */
export function writeMark({ key, run }: CheckRunMark): string {
  return `${key}@${run.id}.${run.attempt}`;
}

/** One without a run is older than any: it was written before runs were told. */
export function readMark(text: string): CheckRunMark {
  const [, key, id, attempt] = PATTERN.exec(text) ?? [];
  if (key === undefined) return { key: text, run: { id: 0, attempt: 0 } };
  return { key, run: { id: Number(id), attempt: Number(attempt) } };
}

export function subjectOf(key: string): string {
  return key.slice(0, key.lastIndexOf(":"));
}
