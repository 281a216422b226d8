/** Output of git under `-z`: records that end with NUL, whose paths are bytes that need not be UTF-8. */
import { isUtf8 } from "node:buffer";
import { feedFromGit, type GitAnswer, type GitPlace, type RunOptions } from "./git.js";

const NOTHING = Buffer.alloc(0);

/** `raw` is given only where the record is not valid UTF-8; `text` then holds U+FFFD in place of the bad bytes. */
export type VisitRecord = (text: string, raw: Buffer | undefined) => void;

/**
 * Runs git and visits the records it prints, in order.
 * @throws as `feedFromGit` does.
 */
export async function runForNulRecords(
  place: GitPlace,
  args: readonly string[],
  visit: VisitRecord,
  options: RunOptions = {},
): Promise<GitAnswer> {
  let rest = NOTHING;
  const answer = await feedFromGit(place, args, options, (chunk) => {
    const bytes = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
    const end = bytes.lastIndexOf(0) + 1;
    eachRecord(bytes.subarray(0, end), visit);
    rest = end === bytes.length ? NOTHING : Buffer.from(bytes.subarray(end));
  });
  eachRecord(rest, visit);
  return answer;
}

/** Visits records in order; the last one need not end with NUL. */
export function eachRecord(output: Buffer, visit: VisitRecord): void {
  if (isUtf8(output)) {
    const whole = output.toString("utf8");
    for (let start = 0; start < whole.length;) {
      const end = whole.indexOf("\0", start);
      visit(whole.slice(start, end === -1 ? undefined : end), undefined);
      if (end === -1) return;
      start = end + 1;
    }
    return;
  }
  for (let start = 0; start < output.length;) {
    const end = output.indexOf(0, start);
    const raw = output.subarray(start, end === -1 ? undefined : end);
    visit(raw.toString("utf8"), isUtf8(raw) ? undefined : raw);
    if (end === -1) return;
    start = end + 1;
  }
}

/** The path of a record `fields TAB path`, as bytes. */
export function rawPath(raw: Buffer): Buffer {
  return raw.subarray(raw.indexOf(0x09) + 1);
}
