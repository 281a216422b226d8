/** The edits that make one value of another, as few and as deep as they can be. */
import { diffArrays } from "diff";
import type { Pointer } from "../memory/place.js";
import { isSame } from "../memory/three-way.js";
import { canonicalJson, isMapping } from "../memory/plain-data.js";
import type { StructuralEdit } from "../parse/edit-value.js";
import { append } from "../memory/append.js";

/** How lists that differ are edited: member by member, which keeps the comments of those that stay, or set as a whole. */
export type ListEdits = "members" | "whole";

/** Beyond so many edits of one list it is set as a whole: little of it would stay. */
const MAX_EDITS = 50;

/** Keys go before others come. @param at pointer of the value in its document. */
export function editsBetween(
  before: unknown,
  after: unknown,
  at: Pointer,
  lists: ListEdits = "members",
): StructuralEdit[] {
  if (isSame(before, after)) return [];
  const whole: StructuralEdit[] = [{ kind: "set", pointer: at, value: after }];
  if (Array.isArray(before) && Array.isArray(after)) {
    const edits = lists === "members" ? (inPlace(before, after, at) ?? comeAndGone(before, after, at)) : undefined;
    return edits && edits.length <= MAX_EDITS ? edits : whole;
  }
  if (!isMapping(before) || !isMapping(after)) return whole;
  const edits: StructuralEdit[] = [];
  for (const key of Object.keys(before)) {
    if (!Object.hasOwn(after, key)) edits.push({ kind: "delete", pointer: [...at, key] });
    else append(edits, editsBetween(before[key], after[key], [...at, key], lists));
  }
  for (const key of Object.keys(after)) {
    if (!Object.hasOwn(before, key)) edits.push({ kind: "insert", pointer: at, key, value: after[key] });
  }
  return edits;
}

type List = readonly unknown[];

/** Undefined where members have come, gone or moved: a comment must not end up at another member than its own. */
function inPlace(before: List, after: List, at: Pointer): StructuralEdit[] | undefined {
  if (before.length !== after.length) return undefined;
  const [was, is] = named(before, after);
  const others = new Set(is);
  const differing = [...was.keys()].filter((index) => was[index] !== is[index]);
  if (differing.length > MAX_EDITS || differing.some((index) => others.has(was[index] ?? -1))) return undefined;
  return differing.flatMap((index) => editsBetween(before[index], after[index], [...at, index]));
}

/**
 * Members that come and go in their places, the last first, so that places stay. Undefined where none is kept, or more come and go
 * than are edited: that takes time by the length of the lists, however they differ.
 */
function comeAndGone(before: List, after: List, at: Pointer): StructuralEdit[] | undefined {
  const [was, is] = named(before, after);
  const parts = diffArrays(was, is, { maxEditLength: MAX_EDITS });
  if (!parts?.some(({ added, removed }) => !added && !removed)) return undefined;
  const edits: StructuralEdit[] = [];
  let [left, right] = [before.length, after.length];
  for (const { added, removed, count } of parts.reverse()) {
    for (let each = 0; each < count && (added || removed); each++) {
      if (added) edits.push({ kind: "insert", pointer: at, key: String(left), value: after[--right] });
      else edits.push({ kind: "delete", pointer: [...at, --left] });
    }
    if (!added && !removed) [left, right] = [left - count, right - count];
  }
  return edits;
}

/** Members as numbers, one for each thing that is said, so that comparing two costs nothing. */
function named(before: List, after: List): readonly [number[], number[]] {
  const names = new Map<string, number>();
  const nameOf = (item: unknown) => {
    const text = canonicalJson(item);
    const name = names.get(text) ?? names.size;
    names.set(text, name);
    return name;
  };
  return [before.map(nameOf), after.map(nameOf)];
}
