/** Classes of a layout that no file belongs to: a slip in a path leaves a whole folder to no class, or to another one. */
import { isRegular } from "../../memory/tree.js";
import type { CheckResult } from "./check.js";

/**
 * Names of classes that are to hold records and take no file of the tree, in the layout's order. None of a layout that is
 * built in: nobody needs all that such a layout has room for.
 */
export async function emptyClasses({ shown, gate }: Pick<CheckResult, "shown" | "gate">): Promise<string[]> {
  const { layout, isExcluded } = gate;
  if (layout.isBuiltIn) return [];
  const wanted = [...layout.classes.values()].filter(
    ({ records, generated, each }) => records !== "none" && !generated && each === undefined,
  );
  const empty = new Set(wanted.map(({ name }) => name));
  for (const { path, mode } of await shown.entries()) {
    if (empty.size === 0) break;
    const name = isRegular(mode) && !isExcluded(path) ? layout.classOf(path)?.name : undefined;
    if (name !== undefined) empty.delete(name);
  }
  return [...empty];
}
