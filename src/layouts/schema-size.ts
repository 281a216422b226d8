/** How much code the compiler makes of a JSON Schema: of each value, and again where a reference is written out in place. */
import { isMapping, valueAt } from "../memory/plain-data.js";
import { pointerParts } from "./schema-fault.js";

/** What it writes out in place holds none of these, at whatever depth (ajv/lib/compile/resolve.ts, `hasRef`). */
const REFERENCES: ReadonlySet<string> = new Set([
  "$ref",
  "$recursiveRef",
  "$recursiveAnchor",
  "$dynamicRef",
  "$dynamicAnchor",
]);

/** Values of a schema, those that its references stand for included. */
export function sizeOfSchema(schema: object): number {
  const { size, references, anchors, identified } = lookThrough(schema);
  // Below a name of its own, a reference means something else than it does from the top.
  const isPlain = identified === (Object.hasOwn(schema, "$id") ? 1 : 0);
  const costs = new Map<unknown, number>([[undefined, size]]);
  return references.reduce((sum, reference) => {
    const target = isPlain ? targetOf(reference, schema, anchors) : undefined;
    let cost = costs.get(target);
    if (cost === undefined) {
      const { hasReference, size: most } = lookThrough(target);
      costs.set(target, (cost = hasReference ? 0 : most));
    }
    return sum + cost;
  }, size);
}

interface Look {
  size: number;
  hasReference: boolean;
  /** Members `$id`. */
  identified: number;
  readonly references: string[];
  readonly anchors: Map<string, unknown>;
}

function lookThrough(schema: unknown): Look {
  const look: Look = { size: 0, hasReference: false, identified: 0, references: [], anchors: new Map() };
  const visit = (value: unknown): void => {
    look.size++;
    if (Array.isArray(value)) value.forEach(visit);
    if (!isMapping(value)) return;
    for (const [key, member] of Object.entries(value)) {
      if (REFERENCES.has(key)) look.hasReference = true;
      if (key === "$id") look.identified++;
      if (key === "$ref" && typeof member === "string") look.references.push(member);
      if (key === "$anchor" && typeof member === "string") look.anchors.set(member, value);
      visit(member);
    }
  };
  visit(schema);
  return look;
}

/** Undefined where it is not found from the top. */
function targetOf(reference: string, schema: object, anchors: ReadonlyMap<string, unknown>): unknown {
  const at = reference.indexOf("#");
  if (at === -1 || (at > 0 && reference.slice(0, at) !== valueAt(schema, ["$id"]))) return undefined;
  const fragment = unescaped(reference.slice(at + 1));
  if (fragment === undefined) return undefined;
  if (/^[^/]/.test(fragment)) return anchors.get(fragment);
  return valueAt(schema, pointerParts(fragment));
}

/** Undefined where it cannot be read. */
function unescaped(fragment: string): string | undefined {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return undefined;
  }
}
