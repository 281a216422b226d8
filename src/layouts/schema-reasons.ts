/** What a schema says of why it objects. */
import { isMapping } from "../memory/plain-data.js";

/**
 * Descriptions of what a schema forbids (`{ description, not: {…} }`), and of what it asks for on a condition (`then`, `else`),
 * by the way to the schema as errors have it: `#/properties/checksum`, `#/then`.
 */
export function reasonsOf(schema: unknown, way = "#", found = new Map<string, string>()): ReadonlyMap<string, string> {
  if (Array.isArray(schema)) for (const [index, each] of schema.entries()) reasonsOf(each, `${way}/${index}`, found);
  if (!isMapping(schema)) return found;
  const { description, not } = schema;
  if (typeof description === "string" && (not !== undefined || /\/(?:then|else)$/.test(way)))
    found.set(way, description);
  for (const [name, member] of Object.entries(schema)) reasonsOf(member, `${way}/${name}`, found);
  return found;
}
