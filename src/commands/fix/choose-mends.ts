/** Which suggestions can be applied together: certain ones, of findings that nobody has accepted, none over another. */
import type { Finding, TextEdit } from "../../memory/finding.js";
import { comparePositions, compareRanges } from "../../memory/place.js";
import type { FileEdits } from "../propose/draft.js";

/** The mends of one file. */
export interface FileMends extends FileEdits {
  /** What they mend. */
  readonly findings: readonly Finding[];
}

/** Whether a finding has a mend that needs no person. A suggestion's edits all stand in one file. */
export function hasCertainMend({ suggestion, accepted }: Finding): boolean {
  if (accepted !== undefined || suggestion?.certain !== true) return false;
  const [first, ...rest] = suggestion.edits;
  return first !== undefined && rest.every(({ path }) => path === first.path);
}

/**
 * Takes findings in their order of place; of two whose edits overlap or touch at an insertion the first wins, and the
 * other has its turn in the next round. The same edit of two findings counts once. Files in path order.
 */
export function chooseMends(findings: readonly Finding[]): FileMends[] {
  const wanted = findings.filter(hasCertainMend).flatMap((finding, mend) => {
    return (finding.suggestion?.edits ?? []).map((edit) => ({ edit, mend, finding }));
  });
  wanted.sort((a, b) => compareEdits(a.edit, b.edit) || a.mend - b.mend);
  const dropped = new Set<number>();
  let last: TextEdit | undefined;
  for (const { edit, mend } of wanted) {
    if (last && clash(last, edit)) dropped.add(mend);
    else last = edit;
  }
  const files = new Map<string, { edits: TextEdit[]; findings: Set<Finding> }>();
  for (const { edit, mend, finding } of wanted) {
    if (dropped.has(mend)) continue;
    const file = files.get(edit.path) ?? { edits: [], findings: new Set() };
    const before = file.edits.at(-1);
    if (!before || !isSame(before, edit)) file.edits.push(edit);
    file.findings.add(finding);
    files.set(edit.path, file);
  }
  return [...files].map(([path, file]) => ({ path, edits: file.edits, findings: [...file.findings] }));
}

/** @param first starts where the other does or before it. */
function clash(first: TextEdit, second: TextEdit): boolean {
  if (first.path !== second.path || isSame(first, second)) return false;
  const gap = comparePositions(second.range.start, first.range.end);
  return gap < 0 || (gap === 0 && (isInsertion(first) || isInsertion(second)));
}

function isInsertion({ range }: TextEdit): boolean {
  return comparePositions(range.start, range.end) === 0;
}

function isSame(a: TextEdit, b: TextEdit): boolean {
  return compareEdits(a, b) === 0 && a.newText === b.newText;
}

function compareEdits(a: TextEdit, b: TextEdit): number {
  if (a.path !== b.path) return a.path < b.path ? -1 : 1;
  return compareRanges(a.range, b.range);
}
