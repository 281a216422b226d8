/** The edits that make one value of another, as few and as deep as they can be. */
import type { Edit } from "../memory/finding.js";
import type { Pointer } from "../memory/place.js";
import { isSame } from "../memory/three-way.js";
import { canonicalJson, isMapping } from "../memory/plain-data.js";

/** How lists that differ are edited: member by member, which keeps the comments of those that stay, or set as a whole. */
export type ListEdits = "members" | "whole";

/** Beyond so many edits of one list it is set as a whole: the file is read again for each. */
const MOST_EDITS = 50;

/** Keys go before others come. @param at pointer of the value in its document. */
export function editsBetween(before: unknown, after: unknown, at: Pointer, lists: ListEdits = "members"): Edit[] {
  if (isSame(before, after)) return [];
  const whole: Edit[] = [{ kind: "set", pointer: at, value: after }];
  if (Array.isArray(before) && Array.isArray(after)) {
    const edits = lists === "members" ? (inPlace(before, after, at) ?? comeAndGone(before, after, at)) : undefined;
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

/** Members that come and go in their places, the last first, so that places stay. Undefined where none is kept. */
function comeAndGone(before: List, after: List, at: Pointer): Edit[] | undefined {
  if (Math.max(before.length, after.length) > MOST_MEMBERS) return undefined;
  const [was, is] = [before, after].map((list) => list.map(canonicalJson));
  const kept = keptMembers(was ?? [], is ?? []);
  if (kept.length === 0) return undefined;
  const edits: Edit[] = [];
  let [left, right] = [before.length, after.length];
  for (const [keptLeft, keptRight] of [...kept.reverse(), [-1, -1] as const]) {
    while (right - 1 > keptRight) edits.push({ kind: "insert", pointer: at, key: String(left), value: after[--right] });
    while (left - 1 > keptLeft) edits.push({ kind: "delete", pointer: [...at, --left] });
    [left, right] = [keptLeft, keptRight];
  }
  return edits;
}

const MOST_MEMBERS = 200;

/** The longest list of members that both have in one order, as places in each. */
function keptMembers(was: readonly string[], is: readonly string[]): (readonly [number, number])[] {
  const lengths = Array.from({ length: was.length + 1 }, () => new Array<number>(is.length + 1).fill(0));
  const lengthAt = (left: number, right: number) => lengths[left]?.[right] ?? 0;
  for (let left = was.length - 1; left >= 0; left--) {
    const row = lengths[left] ?? [];
    for (let right = is.length - 1; right >= 0; right--) {
      const isKept = was[left] === is[right];
      row[right] = isKept
        ? lengthAt(left + 1, right + 1) + 1
        : Math.max(lengthAt(left + 1, right), lengthAt(left, right + 1));
    }
  }
  const kept: (readonly [number, number])[] = [];
  for (let left = 0, right = 0; left < was.length && right < is.length;) {
    if (was[left] === is[right]) kept.push([left++, right++]);
    else if (lengthAt(left + 1, right) >= lengthAt(left, right + 1)) left++;
    else right++;
  }
  return kept;
}
