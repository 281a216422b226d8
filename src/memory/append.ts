/**
 * Puts items behind those of a list, however many. `push(...items)` takes each for an argument of the call, and beyond some
 * hundred thousand of them the call fails: so it is for lists whose length nobody from outside chooses.
 */
export function append<T>(list: T[], items: Iterable<T>): void {
  for (const item of items) list.push(item);
}
