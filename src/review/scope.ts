/** Where a memory holds: paths of a code base, or ids of repositories, stacks and areas. */

export type ScopeRelation = "same" | "overlapping" | "disjoint";

/** Sorted, each once, in one spelling. Entries that mean everywhere are left out. */
export function scopeEntries(written: readonly string[]): string[] {
  const entries = written.map(normalEntry).filter((entry) => !/^(?:|\.|\*|\*\*)$/.test(entry));
  return [...new Set(entries)].sort();
}

function normalEntry(written: string): string {
  let entry = written.trim().replaceAll("\\", "/").toLowerCase();
  if (entry.startsWith("./")) entry = entry.slice(2);
  if (entry.endsWith("/**")) entry = entry.slice(0, -3);
  else if (entry.endsWith("/*")) entry = entry.slice(0, -2);
  if (entry.startsWith("/")) entry = entry.slice(1);
  return entry.endsWith("/") ? entry.slice(0, -1) : entry;
}

/** Everywhere overlaps with everywhere alone. */
export function scopeRelation(one: readonly string[], other: readonly string[]): ScopeRelation {
  if (one.join("|") === other.join("|")) return "same";
  const meets = one.some((entry) =>
    other.some((second) => entry === second || entry.startsWith(`${second}/`) || second.startsWith(`${entry}/`)),
  );
  return meets ? "overlapping" : "disjoint";
}

/** Whether the second holds wherever the first does. */
export function isInside(inner: readonly string[], outer: readonly string[]): boolean {
  return inner.length > 0
    ? inner.every((entry) => outer.some((above) => entry === above || entry.startsWith(`${above}/`)))
    : outer.length === 0;
}

/** An entry and the folders above it. */
export function withParents(entry: string): string[] {
  const found = [entry];
  for (let slash = entry.lastIndexOf("/"); slash > 0; slash = entry.lastIndexOf("/", slash - 1)) {
    found.push(entry.slice(0, slash));
  }
  return found;
}
