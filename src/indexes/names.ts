/** Lines that tell which records have a name: `owners/`, `repositories/`, `tags/`, `targets/`. */
import type { IndexName } from "../generated/types/index-name.js";
import { brokenIndex } from "./needs-full-check.js";
import { isTexts, parseJson } from "./shape.js";

/**
 * Records by name, from one file.
 * @throws NeedsFullCheck where a line names nothing.
 */
export function parseNames(bytes: Buffer | undefined): ReadonlyMap<string, readonly string[]> {
  const byName = new Map<string, readonly string[]>();
  const lines = (bytes?.toString("utf8") ?? "").split("\n");
  if (lines.pop() !== "") throw brokenIndex("its names are cut short");
  for (const line of lines) {
    const item = parseJson(line);
    if (!isName(item)) throw brokenIndex("a line of its names is none");
    const [name, ...records] = item;
    byName.set(name, records);
  }
  return byName;
}

function isName(item: unknown): item is IndexName {
  return isTexts(item) && item.length >= 2;
}
