/** Members of values that somebody else wrote: what is not of the form that is wanted is not there. */
import { parseInstant } from "../memory/instant.js";
import { isMapping } from "../memory/plain-data.js";

export function member(value: unknown, ...names: readonly string[]): unknown {
  if (!isMapping(value)) return undefined;
  const name = names.find((candidate) => Object.hasOwn(value, candidate) && value[candidate] !== null);
  return name === undefined ? undefined : value[name];
}

/** The first of the members that is a text with something in it, with unpaired surrogates replaced. */
export function textOf(value: unknown, ...names: readonly string[]): string | undefined {
  for (const name of names) {
    const found = member(value, name);
    if (typeof found === "string" && found.trim() !== "") return found.replace(/\p{Surrogate}/gu, "\uFFFD");
  }
  return undefined;
}

export function textsOf(value: unknown, ...names: readonly string[]): string[] {
  const found = member(value, ...names);
  if (!Array.isArray(found)) return [];
  return found.flatMap((item: unknown) => textOf({ item }, "item") ?? []);
}

/** RFC 3339 in UTC, without a fraction of zero. An offset may lead out of the years that have four digits: that is no time. */
export function timeOf(value: unknown, ...names: readonly string[]): string | undefined {
  for (const name of names) {
    const instant = parseInstant(textOf(value, name) ?? "");
    const utc = instant && new Date(instant.time).toISOString().replace(".000Z", "Z");
    if (utc !== undefined && /^\d{4}-/.test(utc)) return utc;
  }
  return undefined;
}

/** A whole number that is not negative. */
export function countOf(value: unknown, ...names: readonly string[]): number | undefined {
  const found = member(value, ...names);
  return typeof found === "number" && Number.isSafeInteger(found) && found >= 0 ? found : undefined;
}
