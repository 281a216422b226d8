/** A mapping in which a path has a value. */
import { isMapping } from "../memory/plain-data.js";

/** The mappings on the way are copied, or made where none is. */
export function withValueAt(
  members: Readonly<Record<string, unknown>>,
  [key, ...rest]: readonly string[],
  value: unknown,
): Record<string, unknown> {
  if (key === undefined) return { ...members };
  const held = Object.hasOwn(members, key) ? members[key] : undefined;
  const next = rest.length === 0 ? value : withValueAt(isMapping(held) ? held : {}, rest, value);
  return { ...members, [key]: next };
}
