/** @returns items by what they have in common, each group and its members in the order in which they come. */
import { compareTexts } from "./compare-texts.js";

export function grouped<Key, Item>(items: Iterable<Item>, keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) addTo(groups, keyOf(item), item);
  return groups;
}

/** Puts an item behind those of its group, which it begins where there is none. */
export function addTo<Key, Item>(groups: Map<Key, Item[]>, key: Key, item: Item): void {
  const group = groups.get(key);
  if (group) group.push(item);
  else groups.set(key, [item]);
}

/** How often each of some keys comes, in the order in which they come. */
export function tallied<Key>(keys: Iterable<Key>): Map<Key, number> {
  const counts = new Map<Key, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

/** Texts with their numbers: those with most first, of others the first by its letters. */
export function mostFirst(counts: ReadonlyMap<string, number>): [text: string, count: number][] {
  return [...counts].sort(([a, one], [b, other]) => other - one || compareTexts(a, b));
}
