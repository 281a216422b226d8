/** Two changes of one value merged, key by key and member by member. */
import { append } from "./append.js";
import { addTo, grouped } from "./grouped.js";
import { canonicalJson, isMapping, ownValue, type Mapping } from "./plain-data.js";
import type { Pointer } from "./place.js";

/** A place where both changes say something else. A side that has nothing there is undefined. */
interface ValueConflict {
  readonly pointer: Pointer;
  /** The same, from the last member on that has a name of its own. */
  readonly label: Pointer;
  readonly now: unknown;
  readonly wanted: unknown;
}

export interface ThreeWay {
  /** What is now, with all of the other change that does not meet it. */
  readonly value: unknown;
  /** The same, with the other change where they meet. */
  readonly wanted: unknown;
  readonly conflicts: readonly ValueConflict[];
}

/** Three texts merged; undefined where they have too little in common. */
type TextMerge = (
  base: string,
  now: string,
  wanted: string,
) => { readonly value: string; readonly wanted: string; readonly isClean: boolean } | undefined;

/** Name of a member of a list, where something else tells it than a key that members have in common. */
export type MemberName = (member: unknown, list: Pointer) => string | undefined;

export interface ThreeWayOptions {
  /** Merges texts; without it two that differ meet as a whole. */
  readonly texts?: TextMerge;
  readonly memberName?: MemberName;
}

/** What there is to know of a place: where it is, and how what stands there is merged. */
interface At extends ThreeWayOptions, Pick<ValueConflict, "pointer" | "label"> {}

/**
 * Lists are sets of members here: what the other change adds comes behind the member that it stands behind there, what it takes
 * away goes, and members of one identity are merged in their turn. Where one change alone puts members in another order,
 * that order counts; where both do, the lists meet, as they do where both replace one member by others. The values are plain data; the parser bounds their depth.
 * @param base what both changes began with.
 * @param now the one change's result, which stays where they meet.
 * @param wanted the other's.
 */
export function threeWay(base: unknown, now: unknown, wanted: unknown, options: ThreeWayOptions = {}): ThreeWay {
  return merge(base, now, wanted, { ...options, pointer: [], label: [] });
}

function merge(base: unknown, now: unknown, wanted: unknown, at: At): ThreeWay {
  if (isSame(base, wanted) || isSame(now, wanted)) return { value: now, wanted: now, conflicts: [] };
  if (isSame(base, now)) return { value: wanted, wanted, conflicts: [] };
  if (isMapping(base) && isMapping(now) && isMapping(wanted)) return mappings(base, now, wanted, at);
  if (Array.isArray(base) && Array.isArray(now) && Array.isArray(wanted)) return lists(base, now, wanted, at);
  const { pointer, label, texts } = at;
  if (typeof base === "string" && typeof now === "string" && typeof wanted === "string") {
    const merged = texts?.(base, now, wanted);
    if (merged) {
      const { value, wanted: other, isClean } = merged;
      return { value, wanted: other, conflicts: isClean ? [] : [{ pointer, label, now, wanted }] };
    }
  }
  return { value: now, wanted, conflicts: [{ pointer, label, now, wanted }] };
}

function inside(at: At, key: string | number): At {
  return { ...at, pointer: [...at.pointer, key], label: [...at.label, key] };
}

/** A member of a list. */
function within(at: At, index: number, member: unknown): At {
  const { pointer, memberName } = at;
  const name = memberName?.(member, pointer);
  return name === undefined ? inside(at, index) : { ...at, pointer: [...pointer, index], label: [name] };
}

function mappings(base: Mapping, now: Mapping, wanted: Mapping, at: At): ThreeWay {
  const value = new Map<string, unknown>();
  const other = new Map<string, unknown>();
  const conflicts: ValueConflict[] = [];
  for (const key of new Set([...Object.keys(now), ...Object.keys(wanted)])) {
    const merged = merge(ownValue(base, key), ownValue(now, key), ownValue(wanted, key), inside(at, key));
    if (merged.value !== undefined) value.set(key, merged.value);
    if (merged.wanted !== undefined) other.set(key, merged.wanted);
    append(conflicts, merged.conflicts);
  }
  return { value: Object.fromEntries(value), wanted: Object.fromEntries(other), conflicts };
}

type List = readonly unknown[];

function lists(base: List, now: List, wanted: List, at: At): ThreeWay {
  const nameOf = namesAt(at);
  const [was, is, goal] = [base, now, wanted].map((list) => list.map(nameOf));
  const merged = members(base, now, wanted, at);
  if (!was || !is || !goal || [was, is, goal].some((names) => new Set(names).size < names.length)) return merged;
  const isMoved = inOtherOrder(was, goal);
  const isOrderMet = isMoved && inOtherOrder(was, is) && inOtherOrder(is, goal);
  if (isOrderMet || bothReplace(was, is, goal)) {
    const { pointer, label } = at;
    return { value: now, wanted, conflicts: [{ pointer, label, now, wanted }] };
  }
  const [lead, follow] = isMoved ? [goal, is] : [is, goal];
  const [value, other] = [merged.value, merged.wanted].map((list) =>
    Array.isArray(list) ? arranged(list, nameOf, lead, follow) : list,
  );
  return { ...merged, value, wanted: other };
}

/** Whether both put members of their own in the place of one that both took away: together they would say what neither does. */
function bothReplace(was: readonly string[], is: readonly string[], goal: readonly string[]): boolean {
  const [inWas, inIs, inGoal] = [new Set(was), new Set(is), new Set(goal)];
  return (
    was.some((name) => !inIs.has(name) && !inGoal.has(name)) &&
    is.some((name) => !inWas.has(name) && !inGoal.has(name)) &&
    goal.some((name) => !inWas.has(name) && !inIs.has(name))
  );
}

/** Whether members that both lists have stand in another order in the one. */
function inOtherOrder(left: readonly string[], right: readonly string[]): boolean {
  const [inLeft, inRight] = [new Set(left), new Set(right)];
  const order = right.filter((name) => inLeft.has(name));
  return left.filter((name) => inRight.has(name)).some((name, index) => name !== order[index]);
}

/**
 * Members in the order of one list. Those that only another has stand behind the member that they stand behind there, and behind
 * what the one list has put there too; at the end where they are at its end.
 */
function arranged(items: List, nameOf: NameOf, lead: readonly string[], follow: readonly string[]): List {
  const byName = new Map(items.map((item) => [nameOf(item), item]));
  if (byName.size < items.length) return items;
  const [inLead, inFollow] = [new Set(lead), new Set(follow)];
  const behind = new Map<string | undefined, string[]>();
  const atEnd: string[] = [];
  const lastShared = follow.findLastIndex((name) => inLead.has(name));
  let shared: string | undefined;
  follow.forEach((name, index) => {
    if (inLead.has(name)) shared = name;
    else if (index > lastShared) atEnd.push(name);
    else {
      addTo(behind, shared, name);
    }
  });
  const order: string[] = [];
  let waiting = behind.get(undefined) ?? [];
  for (const name of lead) {
    if (inFollow.has(name)) {
      for (const each of waiting) order.push(each);
      waiting = behind.get(name) ?? [];
    }
    order.push(name);
  }
  const result = [...order, ...waiting, ...atEnd].filter((name) => byName.has(name));
  return result.length === items.length ? result.map((name) => byName.get(name)) : items;
}

function members(base: List, now: List, wanted: List, at: At): ThreeWay {
  const nameOf = namesAt(at);
  const old = new Members(base, nameOf);
  const goal = new Members(wanted, nameOf);
  const conflicts: ValueConflict[] = [];
  const value: unknown[] = [];
  const other: unknown[] = [];
  const met = new Set<string>();
  now.forEach((item, index) => {
    const name = nameOf(item);
    const [was, is] = [old.take(name), goal.take(name)];
    met.add(name);
    const here = within(at, index, item);
    const { pointer, label } = here;
    if (was === ABSENT && is === ABSENT) {
      value.push(item);
      other.push(item);
    } else if (is === ABSENT) {
      if (isSame(was, item)) return;
      conflicts.push({ pointer, label, now: item, wanted: undefined });
      value.push(item);
    } else if (was === ABSENT) {
      // It came on both sides.
      if (!isSame(is, item)) conflicts.push({ pointer, label, now: item, wanted: is });
      value.push(item);
      other.push(is);
    } else {
      const merged = merge(was, item, is, here);
      append(conflicts, merged.conflicts);
      value.push(merged.value);
      other.push(merged.wanted);
    }
  });
  for (const item of wanted) {
    const name = nameOf(item);
    const left = goal.take(name);
    if (left === ABSENT) continue;
    const was = old.take(name);
    if (was === ABSENT) {
      value.push(left);
      other.push(left);
    } else if (!isSame(was, left)) {
      const { pointer, label } = within(at, now.length, left);
      conflicts.push({ pointer, label, now: undefined, wanted: left });
      other.push(left);
    }
  }
  return { value, wanted: other, conflicts };
}

const ABSENT = Symbol("absent");

/** Members of a list by name, each handed out once. */
class Members {
  readonly #byName: ReadonlyMap<string, unknown[]>;

  constructor(list: List, nameOf: NameOf) {
    this.#byName = grouped(list, nameOf);
    for (const queue of this.#byName.values()) queue.reverse();
  }

  take(name: string): unknown {
    const queue = this.#byName.get(name);
    return queue === undefined || queue.length === 0 ? ABSENT : queue.pop();
  }
}

const NAMING_KEYS = ["id", "target", "to", "name", "key", "path", "url"] as const;

type NameOf = (item: unknown) => string;

/** What tells the members of a list from each other. */
export function namesAt({
  pointer,
  memberName,
}: {
  readonly pointer: Pointer;
  readonly memberName?: MemberName | undefined;
}): NameOf {
  return (item) => {
    const name = memberName?.(item, pointer);
    return name === undefined ? commonName(item) : JSON.stringify([name]);
  };
}

/** What tells a member of a list from the others: its kind and its name, else all that it says. */
function commonName(item: unknown): string {
  if (isMapping(item)) {
    const key = NAMING_KEYS.find((name) => typeof ownValue(item, name) === "string");
    if (key !== undefined) return JSON.stringify([ownValue(item, "kind"), ownValue(item, key)]);
  }
  return canonicalJson(item);
}

export function isSame(a: unknown, b: unknown): boolean {
  return Object.is(a, b) || (typeof a === "object" && typeof b === "object" && canonicalJson(a) === canonicalJson(b));
}
