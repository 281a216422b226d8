/** How the steward knows its comment again: a line that no reader sees, at the very start of the text (security rule 23). */
import type { RunStamp } from "../memory/forge.js";

/** What a comment of ours says about itself. */
export interface Marker {
  readonly head: string;
  readonly run: RunStamp;
}

const PATTERN = /^<!-- memory-steward:report head=([0-9a-f]{40,64}) run=(\d{1,15})\.(\d{1,6}) -->\n/;

export function withMarker(body: string, { head, run }: Marker): string {
  return `<!-- memory-steward:report head=${head} run=${run.id}.${run.attempt} -->\n${body}`;
}

/** Undefined where the text does not begin with a marker: quoted further down it means nothing. */
export function readMarker(text: string): Marker | undefined {
  const [, head, id, attempt] = PATTERN.exec(text.replaceAll("\r\n", "\n").slice(0, 200)) ?? [];
  if (head === undefined) return undefined;
  return { head, run: { id: Number(id), attempt: Number(attempt) } };
}

export function isNewer(left: RunStamp, right: RunStamp): boolean {
  return left.id > right.id || (left.id === right.id && left.attempt > right.attempt);
}
