/** What the schemas of a record ask for and it lacks, as placeholders. */
import { objectionOf } from "../layouts/objection.js";
import type { SchemaCheck, SchemaError } from "../layouts/record-schemas.js";
import { utcDay, utcSeconds } from "../memory/instant.js";
import type { Pointer } from "../memory/place.js";
import { isMapping, valueAt, type Mapping } from "../memory/plain-data.js";
import { editValue } from "../parse/edit-value.js";

/** A text that says so. */
export const PLACEHOLDER = "Replace me";

/** What is filled in may lack something again. */
const MOST_ROUNDS = 20;

/**
 * A record with a placeholder for each member that a schema wants, in the form that the schema wants, as far as what it
 * objects to tells that.
 */
export function fillMembers(record: Mapping, schemas: readonly SchemaCheck[], now: Date): Mapping {
  let filled: Mapping = record;
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const before = filled;
    for (const error of schemas.flatMap((check) => check(before))) filled = mended(filled, error, now);
    if (filled === before) break;
  }
  return filled;
}

function mended(record: Mapping, error: SchemaError, now: Date): Mapping {
  const { keyword, params } = error;
  const { missingProperty: missing } = params;
  const pointer = keyword === "required" && typeof missing === "string" ? [...error.pointer, missing] : error.pointer;
  const at = pathOf(record, pointer);
  const present = valueAt(record, at);
  const value = keyword === "required" && present === undefined ? PLACEHOLDER : fitting(present, error, now);
  if (value === undefined) return record;
  const [key, above] = [at.at(-1), at.slice(0, -1)];
  const edited = editValue(
    record,
    present === undefined && typeof key === "string"
      ? { kind: "insert", pointer: above, key, value }
      : { kind: "set", pointer: at, value },
  );
  return edited && isMapping(edited.value) ? edited.value : record;
}

/** Only a placeholder is changed, or a list without an entry. What a person has to choose is said, not chosen. */
function fitting(present: unknown, { keyword, params }: SchemaError, now: Date): unknown {
  const { allowedValue, allowedValues, type } = params;
  if (keyword === "minItems" && Array.isArray(present) && present.length === 0) return [PLACEHOLDER];
  // Which texts a pattern takes is tried: a time, a day, and else a person has to know.
  if (keyword === "pattern" && present === PLACEHOLDER) return utcSeconds(now);
  if (keyword === "pattern" && present === utcSeconds(now)) return utcDay(now);
  if (keyword === "pattern" && present === utcDay(now)) return `${PLACEHOLDER}.`;
  if (present !== PLACEHOLDER) return undefined;
  if (keyword === "const") return allowedValue;
  if (keyword === "enum" && Array.isArray(allowedValues)) {
    const words = allowedValues.filter((word) => word !== "");
    return words.length === 1 ? words[0] : `${PLACEHOLDER}: one of ${words.join(", ")}`;
  }
  if (keyword !== "type") return undefined;
  const types = [type].flat().join(",").split(",");
  if (types.includes("array")) return [];
  if (types.includes("object")) return {};
  return `${PLACEHOLDER}: ${objectionOf({ keyword, params, message: "" }).replace(/^must be /, "")}`;
}

/** Steps into lists are numbers. */
function pathOf(record: Mapping, pointer: readonly string[]): Pointer {
  const path: (string | number)[] = [];
  for (const step of pointer) path.push(Array.isArray(valueAt(record, path)) ? Number(step) : step);
  return path;
}
