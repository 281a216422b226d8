/** What a schema says of why it objects, and of what it would take. */
import { isMapping } from "../memory/plain-data.js";

const MAX_EXAMPLES = 2;

/**
 * Descriptions of what a schema forbids (`{ description, not: {…} }`), and of what it asks for on a condition (`then`, `else`),
 * by the way to the schema as errors have it: `#/properties/checksum`, `#/then`. Examples beside a pattern, by the way to that.
 */
export function reasonsOf(schema: unknown, way = "#", found = new Map<string, string>()): ReadonlyMap<string, string> {
  if (Array.isArray(schema)) for (const [index, each] of schema.entries()) reasonsOf(each, `${way}/${index}`, found);
  if (!isMapping(schema)) return found;
  const { description, not } = schema;
  if (typeof description === "string" && (not !== undefined || /\/(?:then|else)$/.test(way)))
    found.set(way, description);
  if (typeof schema["pattern"] === "string" && Array.isArray(schema["examples"])) {
    const texts = schema["examples"].filter((each) => typeof each === "string").slice(0, MAX_EXAMPLES);
    if (texts.length > 0) found.set(`${way}/pattern`, texts.join(" or "));
  }
  for (const [name, member] of Object.entries(schema)) reasonsOf(member, `${way}/${name}`, found);
  return found;
}
