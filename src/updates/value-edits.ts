/** The edits that make one value of another, as few and as deep as they can be. */
import type { Edit } from "../memory/finding.js";
import type { Pointer } from "../memory/place.js";
import { isSame } from "../memory/three-way.js";
import { isMapping } from "../memory/plain-data.js";

/** How lists that differ are edited: member by member, which keeps the comments of those that stay, or set as a whole. */
export type ListEdits = "members" | "whole";

/** Beyond so many edits of one list it is set as a whole: the file is read again for each. */
const MOST_EDITS = 50;

/** Keys go before others come. @param at pointer of the value in its document. */
export function editsBetween(before: unknown, after: unknown, at: Pointer, lists: ListEdits = "members"): Edit[] {
  if (isSame(before, after)) return [];
  const whole: Edit[] = [{ kind: "set", pointer: at, value: after }];
  if (Array.isArray(before) && Array.isArray(after)) {
    const edits = lists === "members" ? (inPlace(before, after, at) ?? cutAndAppended(before, after, at)) : undefined;
    return edits && edits.length <= MOST_EDITS ? edits : whole;
  }
  if (!isMapping(before) || !isMapping(after)) return whole;
  const edits: Edit[] = [];
  for (const key of Object.keys(before)) {
    if (!Object.hasOwn(after, key)) edits.push({ kind: "delete", pointer: [...at, key] });
    else edits.push(...editsBetween(before[key], after[key], [...at, key], lists));
  }
  for (const key of Object.keys(after)) {
    if (!Object.hasOwn(before, key)) edits.push({ kind: "insert", pointer: at, key, value: after[key] });
  }
  return edits;
}

type List = readonly unknown[];

/** Undefined where members have come, gone or moved: a comment must not end up at another member than its own. */
function inPlace(before: List, after: List, at: Pointer): Edit[] | undefined {
  if (before.length !== after.length) return undefined;
  const moved = before.some((item, index) => {
    return !isSame(item, after[index]) && after.some((other) => isSame(item, other));
  });
  if (moved || before.length > MOST_EDITS) return undefined;
  return before.flatMap((item, index) => editsBetween(item, after[index], [...at, index]));
}

/** Members that come behind the others, then those that go, the last first. Undefined where none stays. */
function cutAndAppended(before: List, after: List, at: Pointer): Edit[] | undefined {
  const gone: number[] = [];
  let kept = 0;
  before.forEach((item, index) => {
    if (kept < after.length && isSame(item, after[kept])) kept++;
    else gone.push(index);
  });
  if (kept === 0) return undefined;
  return [
    ...after.slice(kept).map((value, index): Edit => {
      return { kind: "set", pointer: [...at, before.length + index], value };
    }),
    ...gone.reverse().map((index): Edit => ({ kind: "delete", pointer: [...at, index] })),
  ];
}
