/** The edits that make one value of another, as few and as deep as they can be. */
import { diffArrays } from "diff";
import type { Pointer } from "../memory/place.js";
import { isSame, namesAt, type MemberName } from "../memory/three-way.js";
import { canonicalJson, isMapping } from "../memory/plain-data.js";
import type { StructuralEdit } from "../parse/edit-value.js";
import { append } from "../memory/append.js";

/** How lists that differ are edited: member by member, which keeps the comments of those that stay, or set as a whole. */
export type ListEdits = "members" | "whole";

/** Beyond so many edits of one list it is set as a whole: little of it would stay. */
const MAX_EDITS = 50;

/**
 * Keys go before others come.
 * @param at pointer of the value in its document.
 * @param memberName as in `ThreeWayOptions`.
 */
export function editsBetween(
  before: unknown,
  after: unknown,
  at: Pointer,
  lists: ListEdits = "members",
  memberName?: MemberName,
): StructuralEdit[] {
  if (isSame(before, after)) return [];
  const whole: StructuralEdit[] = [{ kind: "set", pointer: at, value: after }];
  if (Array.isArray(before) && Array.isArray(after)) {
    const sides = { before, after, at, memberName };
    const edits = lists === "members" ? (inPlace(sides) ?? comeAndGone(sides)) : undefined;
    return edits && edits.length <= MAX_EDITS ? edits : whole;
  }
  if (!isMapping(before) || !isMapping(after)) return whole;
  const edits: StructuralEdit[] = [];
  for (const key of Object.keys(before)) {
    if (!Object.hasOwn(after, key)) edits.push({ kind: "delete", pointer: [...at, key] });
    else append(edits, editsBetween(before[key], after[key], [...at, key], lists, memberName));
  }
  for (const key of Object.keys(after)) {
    if (!Object.hasOwn(before, key)) edits.push({ kind: "insert", pointer: at, key, value: after[key] });
  }
  return edits;
}

type List = readonly unknown[];

interface Lists {
  readonly before: List;
  readonly after: List;
  readonly at: Pointer;
  readonly memberName: MemberName | undefined;
}

/** Undefined where members have come, gone or moved: a comment must not end up at another member than its own. */
function inPlace({ before, after, at, memberName }: Lists): StructuralEdit[] | undefined {
  if (before.length !== after.length) return undefined;
  const [was, is] = numbers(before, after, canonicalJson);
  const others = new Set(is);
  const differing = [...was.keys()].filter((index) => was[index] !== is[index]);
  if (differing.length > MAX_EDITS || differing.some((index) => others.has(was[index] ?? -1))) return undefined;
  const nameOf = namesAt({ pointer: at, memberName });
  const isOther = (was: unknown, is: unknown): boolean =>
    isMapping(was) && isMapping(is) && hasName(was, nameOf) && hasName(is, nameOf) && nameOf(was) !== nameOf(is);
  if (differing.some((index) => isOther(before[index], after[index]))) return undefined;
  return differing.flatMap((index) => editsBetween(before[index], after[index], [...at, index], "members", memberName));
}

/**
 * Members that come and go in their places, the last first, so that places stay; one that says something else under its name is
 * edited where it stands. Undefined where none is kept, or more come and go than are edited: that takes time by the length of the
 * lists, however they differ.
 */
function comeAndGone({ before, after, at, memberName }: Lists): StructuralEdit[] | undefined {
  const [was, is] = numbers(before, after, namesAt({ pointer: at, memberName }));
  const parts = diffArrays(was, is, { maxEditLength: MAX_EDITS });
  if (!parts?.some(({ added, removed }) => !added && !removed)) return undefined;
  const edits: StructuralEdit[] = [];
  let [left, right] = [before.length, after.length];
  for (const { added, removed, count } of parts.reverse()) {
    for (let each = 0; each < count; each++) {
      if (added) edits.push({ kind: "insert", pointer: at, key: String(left), value: after[--right] });
      else if (removed) edits.push({ kind: "delete", pointer: [...at, --left] });
      else append(edits, editsBetween(before[--left], after[--right], [...at, left], "members", memberName));
      if (edits.length > MAX_EDITS) return edits;
    }
  }
  return edits;
}

/** Whether something tells a member from others besides all that it says. */
function hasName(member: unknown, nameOf: (item: unknown) => string): boolean {
  return nameOf(member) !== canonicalJson(member);
}

/** Members as numbers, one for each name, so that comparing two costs nothing. */
function numbers(before: List, after: List, naming: (item: unknown) => string): readonly [number[], number[]] {
  const names = new Map<string, number>();
  const nameOf = (item: unknown) => {
    const text = naming(item);
    const name = names.get(text) ?? names.size;
    names.set(text, name);
    return name;
  };
  return [before.map(nameOf), after.map(nameOf)];
}
