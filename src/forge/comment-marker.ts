/** How the steward knows its comment again: a line that no reader sees, at the very start of the text (security rule 23). */
import { COMMIT_ID } from "../memory/commit-id.js";
import type { CommentSubject, RunStamp } from "../memory/forge.js";

/** What a comment of ours says about itself. */
export interface Marker {
  readonly head: string;
  readonly run: RunStamp;
  readonly own?: string | undefined;
}

const PATTERN = new RegExp(
  `^<!-- memory-steward:(report|proposal) head=(${COMMIT_ID}) run=(\\d{1,15})\\.(\\d{1,6})(?: own=(${COMMIT_ID}))? -->\\n`,
);

export function withMarker(subject: CommentSubject, body: string, { head, run, own }: Marker): string {
  const mark = own === undefined ? "" : ` own=${own}`;
  return `<!-- memory-steward:${subject} head=${head} run=${run.id}.${run.attempt}${mark} -->\n${body}`;
}

/** Undefined where the text does not begin with a marker of the subject: quoted further down it means nothing. */
export function readMarker(subject: CommentSubject, text: string): Marker | undefined {
  const [, about, head, id, attempt, own] = PATTERN.exec(text.replaceAll("\r\n", "\n").slice(0, 250)) ?? [];
  if (head === undefined || about !== subject) return undefined;
  return { head, run: { id: Number(id), attempt: Number(attempt) }, ...(own !== undefined && { own }) };
}
