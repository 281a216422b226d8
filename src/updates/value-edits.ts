/** The edits that make one value of another, as few and as deep as they can be. */
import type { Edit } from "../memory/finding.js";
import type { Pointer } from "../memory/place.js";
import { isSame } from "../memory/three-way.js";
import { isMapping } from "../memory/plain-data.js";

/** Keys go before others come. Lists that differ are set as a whole. @param at pointer of the value in its document. */
export function editsBetween(before: unknown, after: unknown, at: Pointer): Edit[] {
  if (isSame(before, after)) return [];
  if (!isMapping(before) || !isMapping(after)) return [{ kind: "set", pointer: at, value: after }];
  const edits: Edit[] = [];
  for (const key of Object.keys(before)) {
    if (!Object.hasOwn(after, key)) edits.push({ kind: "delete", pointer: [...at, key] });
    else edits.push(...editsBetween(before[key], after[key], [...at, key]));
  }
  for (const key of Object.keys(after)) {
    if (!Object.hasOwn(before, key)) edits.push({ kind: "insert", pointer: at, key, value: after[key] });
  }
  return edits;
}
