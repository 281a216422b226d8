/** Which moves from status to status a later ontology allows and this one does not. */
import type { Ontology, Transitions } from "../../memory/ontology.js";
import { followers, wordsOf } from "../../memory/statuses.js";
import { listed } from "../phrases.js";
import { initialStatuses } from "../transitions.js";
import { loosening, type Loosening } from "./loosening.js";

/** Words that a record of one kind goes through. */
interface Ways {
  /** The table; without one every move is allowed. */
  readonly table: Transitions | undefined;
  /** Words that the vocabulary has; without a list, any. */
  readonly statuses: readonly string[] | undefined;
}

export function transitionLoosenings(before: Ontology, after: Ontology): Loosening[] {
  const found = movesGained(waysOf(before), waysOf(after), []);
  for (const { name, transitions } of before.nodeKinds.values()) {
    const next = after.nodeKinds.get(name);
    // Without a table of its own on either side, what is said of all holds.
    if (!next || (!transitions && !next.transitions)) continue;
    found.push(...movesGained(waysOf(before, name), waysOf(after, name), ["nodeKinds", name]));
  }
  return found;
}

function waysOf(ontology: Ontology, kind = ""): Ways {
  const own = ontology.nodeKinds.get(kind);
  return { table: own?.transitions ?? ontology.transitions, statuses: own?.statuses ?? ontology.statuses };
}

/** @param above the way to what holds the table. */
function movesGained(before: Ways, after: Ways, above: readonly string[]): Loosening[] {
  const was = before.table;
  if (!was) return [];
  const is = after.table;
  const way = [...above, "transitions"];
  if (!is) return [loosening({ way, was, is, effect: "take a record from any status to any other" })];
  const found: Loosening[] = [];
  for (const from of wordsOf(was)) {
    const to = movesFrom(from, { ...before, table: was }, { ...after, table: is });
    if (to.length === 0) continue;
    const told = to.slice(0, MAX_MOVES).map((move) => move.join(" → "));
    const rest = to.length - told.length;
    const moves = listed(rest > 0 ? [...told, `${rest} more`] : told, "and");
    const effect = `take a record the way ${moves}`;
    found.push(loosening({ way: [...way, from], was: followers(from, was), is: followers(from, is), effect }));
  }
  const [start, startNow] = [initialStatuses(was), initialStatuses(is)];
  const starts = [...wordsOf(was)].filter((word) => startNow.has(word) && !start.has(word));
  if (starts.length > 0) {
    const effect = `bring records that begin as ${listed(starts, "or")}`;
    const setting = `${way.join(".")} (where records begin)`;
    found.push(loosening({ way, was: start, is: startNow, setting, effect }));
  }
  return found;
}

const MAX_MOVES = 3;

/**
 * The moves from a status to another that both tables know: those that were forbidden, and those by way of words that are
 * new, where the old table led there in no number of steps. The new table may be of any size: each word is looked at once.
 */
function movesFrom(from: string, before: Ways & Table, after: Ways & Table): string[][] {
  const known = wordsOf(before.table);
  const words = wordsOf(after.table);
  const was = new Set([from, ...followers(from, before.table)]);
  const isFree = !words.has(from);
  const now = new Set(followers(from, after.table));
  const direct = [...known].filter((to) => !was.has(to) && (isFree || !words.has(to) || now.has(to)));
  const done = new Set([...reachable(from, before.table), ...direct]);
  const isNew = (word: string) => !known.has(word) && before.statuses?.includes(word) !== true;
  // A word outside the table is free to come and to go, so one that only the vocabulary gains leads everywhere.
  const free = after.statuses?.find((word) => isNew(word) && !words.has(word));
  if (free !== undefined) {
    const others = [...known].filter((to) => !done.has(to));
    return [...direct.map((to) => [from, to]), ...others.map((to) => [from, free, to])];
  }
  const detours: string[][] = [];
  const seen = new Set<string>();
  const steps: Step[] = [{ word: from }];
  for (const step of steps) {
    for (const word of followers(step.word, after.table)) {
      if (seen.has(word)) continue;
      seen.add(word);
      if (isNew(word)) steps.push({ word, before: step });
      else if (known.has(word) && !done.has(word)) detours.push(wayTo({ word, before: step }));
    }
  }
  return [...direct.map((to) => [from, to]), ...detours];
}

interface Step {
  readonly word: string;
  readonly before?: Step;
}

/** More steps than these are not read; those in between are left out. */
const MOST_STEPS = 6;

function wayTo(last: Step): string[] {
  const way: string[] = [];
  for (let step: Step | undefined = last; step; step = step.before) {
    if (way.length < MOST_STEPS) way.unshift(step.word);
    else if (!step.before) way.unshift(step.word, "…");
  }
  return way;
}

interface Table {
  readonly table: Transitions;
}

/** What follows a status in any number of steps, itself included. */
function reachable(from: string, table: Transitions): ReadonlySet<string> {
  const found = new Set([from]);
  for (const at of found) for (const word of followers(at, table)) found.add(word);
  return found;
}
